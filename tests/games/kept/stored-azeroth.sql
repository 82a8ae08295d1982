PRAGMA application_id = 1164730991;
PRAGMA user_version = 13;
BEGIN TRANSACTION;
CREATE TABLE actions (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    seat INTEGER,
    -- who sent it; null: a policy did, on the seat's behalf
    actor INTEGER,
    kind TEXT NOT NULL,
    body TEXT NOT NULL CHECK (json_valid(body)),
    -- random numbers drawn in all after it
    draws INTEGER NOT NULL,
    at INTEGER NOT NULL,
    interaction INTEGER UNIQUE,
    PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "actions" VALUES(1,1,0,100000000000000101,'pick','{"place":6,"kind":"pick"}',14,1773973803,796468646166166107);
INSERT INTO "actions" VALUES(1,2,0,100000000000000101,'done','{"kind":"done"}',14,1773973803,1045520678436071116);
INSERT INTO "actions" VALUES(1,3,1,100000000000000102,'pick','{"place":1,"kind":"pick"}',16,1774147728,1043408696394369561);
INSERT INTO "actions" VALUES(1,4,1,100000000000000102,'conquer','{"region":2,"roll":false,"kind":"conquer"}',16,1774147728,779516336675328370);
INSERT INTO "actions" VALUES(1,5,1,100000000000000102,'conquer','{"region":4,"roll":false,"kind":"conquer"}',16,1774147728,955150320500248964);
INSERT INTO "actions" VALUES(1,6,1,100000000000000102,'done','{"kind":"done"}',16,1774147728,314928772840133274);
INSERT INTO "actions" VALUES(1,7,1,100000000000000102,'answer','{"chosen":[],"kind":"answer"}',16,1774147728,769728853593256455);
INSERT INTO "actions" VALUES(1,8,1,100000000000000102,'place','{"region":2,"tokens":3,"kind":"place"}',16,1774147728,165703435672475245);
INSERT INTO "actions" VALUES(1,9,1,100000000000000102,'place','{"region":4,"tokens":5,"kind":"place"}',16,1774147728,774436789548956448);
INSERT INTO "actions" VALUES(1,10,1,100000000000000102,'done','{"kind":"done"}',16,1774147728,300385887431284627);
INSERT INTO "actions" VALUES(1,11,2,100000000000000103,'pick','{"place":2,"kind":"pick"}',18,1774214878,839484498247987893);
INSERT INTO "actions" VALUES(1,12,2,100000000000000103,'done','{"kind":"done"}',18,1774214878,233359012734573285);
INSERT INTO "actions" VALUES(1,13,3,100000000000000104,'pick','{"place":3,"kind":"pick"}',20,1774321140,421936072516763936);
INSERT INTO "actions" VALUES(1,14,3,100000000000000104,'conquer','{"region":40,"roll":false,"kind":"conquer"}',20,1774321140,95596078209374894);
INSERT INTO "actions" VALUES(1,15,3,100000000000000104,'conquer','{"region":39,"roll":false,"kind":"conquer"}',20,1774321140,756358930870877501);
INSERT INTO "actions" VALUES(1,16,3,100000000000000104,'conquer','{"region":12,"roll":false,"kind":"conquer"}',20,1774321140,617063353970436791);
INSERT INTO "actions" VALUES(1,17,3,100000000000000104,'conquer','{"region":13,"roll":false,"kind":"conquer"}',20,1774321140,1141147015845751460);
INSERT INTO "actions" VALUES(1,18,3,100000000000000104,'done','{"kind":"done"}',20,1774321140,400953271607522179);
INSERT INTO "actions" VALUES(1,19,3,100000000000000104,'place','{"region":13,"tokens":7,"kind":"place"}',20,1774321140,834477367975726095);
INSERT INTO "actions" VALUES(1,20,3,100000000000000104,'done','{"kind":"done"}',20,1774321140,603513348901674317);
INSERT INTO "actions" VALUES(1,21,0,NULL,'done','{"kind":"done"}',20,1774321140,NULL);
INSERT INTO "actions" VALUES(1,22,1,100000000000000901,'conquer','{"region":33,"roll":false,"kind":"conquer"}',20,1774431385,704717206521379813);
INSERT INTO "actions" VALUES(1,23,1,100000000000000901,'done','{"kind":"done"}',20,1774431385,689711831696253587);
INSERT INTO "actions" VALUES(1,24,1,100000000000000901,'place','{"region":4,"tokens":4,"kind":"place"}',20,1774431385,572567063175241608);
INSERT INTO "actions" VALUES(1,25,1,100000000000000901,'place','{"region":2,"tokens":1,"kind":"place"}',20,1774431385,857333468931458974);
INSERT INTO "actions" VALUES(1,26,1,100000000000000901,'place','{"region":33,"tokens":2,"kind":"place"}',20,1774431385,26508317966937210);
INSERT INTO "actions" VALUES(1,27,1,100000000000000901,'done','{"kind":"done"}',20,1774498393,821016111698991473);
INSERT INTO "actions" VALUES(1,28,2,100000000000000103,'use','{"trait":"warcraft.gnomes","target":20,"kind":"use"}',21,1774513565,802547324896826653);
INSERT INTO "actions" VALUES(1,29,2,100000000000000103,'conquer','{"region":20,"roll":false,"by":"warcraft.gnomes","kind":"conquer"}',21,1774513565,NULL);
INSERT INTO "actions" VALUES(1,30,2,100000000000000103,'conquer','{"region":23,"roll":false,"kind":"conquer"}',21,1774513565,1036353753808695146);
INSERT INTO "actions" VALUES(1,31,2,100000000000000103,'conquer','{"region":10,"roll":false,"kind":"conquer"}',21,1774513565,1125781396496723447);
INSERT INTO "actions" VALUES(1,32,2,100000000000000103,'done','{"kind":"done"}',21,1774513565,859250326325087017);
INSERT INTO "actions" VALUES(1,33,2,100000000000000103,'place','{"region":10,"tokens":5,"kind":"place"}',21,1774513565,875754020765330215);
INSERT INTO "actions" VALUES(1,34,2,100000000000000103,'place','{"region":20,"tokens":1,"kind":"place"}',21,1774513565,27545250016696841);
INSERT INTO "actions" VALUES(1,35,2,100000000000000103,'done','{"kind":"done"}',21,1774513565,178543288362357438);
INSERT INTO "actions" VALUES(1,36,3,100000000000000104,'conquer','{"region":2,"roll":false,"kind":"conquer"}',21,1774641843,641794776454320925);
INSERT INTO "actions" VALUES(1,37,3,100000000000000104,'done','{"kind":"done"}',21,1774641843,370367356352703085);
INSERT INTO "actions" VALUES(1,38,3,100000000000000104,'place','{"region":40,"tokens":3,"kind":"place"}',21,1774641843,509807825220793955);
INSERT INTO "actions" VALUES(1,39,3,NULL,'place','{"region":40,"tokens":2,"kind":"place"}',21,1774666503,NULL);
INSERT INTO "actions" VALUES(1,40,3,NULL,'place','{"region":13,"tokens":1,"kind":"place"}',21,1774666503,NULL);
INSERT INTO "actions" VALUES(1,41,3,NULL,'done','{"kind":"done"}',21,1774666503,NULL);
INSERT INTO "actions" VALUES(1,42,3,NULL,'answer','{"chosen":[],"kind":"answer"}',21,1774666503,NULL);
INSERT INTO "actions" VALUES(1,43,1,NULL,'by_order','{"moves":[[33,1]],"answers":[],"kind":"by_order"}',21,1774677303,NULL);
INSERT INTO "actions" VALUES(1,44,0,100000000000000101,'conquer','{"region":2,"roll":false,"kind":"conquer"}',21,1774759232,1140052892022945307);
INSERT INTO "actions" VALUES(1,45,0,100000000000000101,'conquer','{"region":19,"roll":false,"kind":"conquer"}',21,1774759232,56275497679357967);
INSERT INTO "actions" VALUES(1,46,0,100000000000000101,'done','{"kind":"done"}',21,1774759232,955169317904505778);
INSERT INTO "actions" VALUES(1,47,0,100000000000000101,'place','{"region":19,"tokens":1,"kind":"place"}',21,1774759232,408029454697073696);
INSERT INTO "actions" VALUES(1,48,0,100000000000000101,'place','{"region":2,"tokens":3,"kind":"place"}',21,1774759232,757651767126440565);
INSERT INTO "actions" VALUES(1,49,0,100000000000000101,'place','{"region":19,"tokens":1,"kind":"place"}',21,1774759232,812220724351620619);
INSERT INTO "actions" VALUES(1,50,0,100000000000000101,'place','{"region":2,"tokens":1,"kind":"place"}',21,1774759232,853833767140095046);
INSERT INTO "actions" VALUES(1,51,0,100000000000000101,'place','{"region":19,"tokens":1,"kind":"place"}',21,1774759232,71998248937335339);
INSERT INTO "actions" VALUES(1,52,0,100000000000000101,'done','{"kind":"done"}',21,1774759232,865849615634217512);
INSERT INTO "actions" VALUES(1,53,1,NULL,'decline','{"kind":"decline"}',21,1774841179,NULL);
INSERT INTO "actions" VALUES(1,54,2,100000000000000103,'use','{"trait":"warcraft.gnomes","target":35,"kind":"use"}',22,1774928324,2066145156705396);
INSERT INTO "actions" VALUES(1,55,2,100000000000000103,'conquer','{"region":35,"roll":false,"by":"warcraft.gnomes","kind":"conquer"}',22,1774928324,NULL);
INSERT INTO "actions" VALUES(1,56,2,100000000000000103,'conquer','{"region":19,"roll":true,"kind":"conquer"}',23,1774928324,498755482490004581);
INSERT INTO "actions" VALUES(1,57,2,100000000000000103,'place','{"region":10,"tokens":2,"kind":"place"}',23,1774928324,632103906586352793);
INSERT INTO "actions" VALUES(1,58,2,100000000000000103,'place','{"region":10,"tokens":3,"kind":"place"}',23,1774928324,474654832773319159);
INSERT INTO "actions" VALUES(1,59,2,100000000000000103,'done','{"kind":"done"}',23,1774928324,217133193817129);
INSERT INTO "actions" VALUES(1,60,3,100000000000000104,'done','{"kind":"done"}',23,1774943671,367735873634081256);
INSERT INTO "actions" VALUES(1,61,3,100000000000000104,'place','{"region":12,"tokens":2,"kind":"place"}',23,1774943671,409233773647920898);
INSERT INTO "actions" VALUES(1,62,3,100000000000000104,'place','{"region":12,"tokens":1,"kind":"place"}',23,1774943671,635292730260591478);
INSERT INTO "actions" VALUES(1,63,3,100000000000000104,'place','{"region":12,"tokens":1,"kind":"place"}',23,1774943671,613112322437782965);
INSERT INTO "actions" VALUES(1,64,3,100000000000000104,'place','{"region":39,"tokens":2,"kind":"place"}',23,1774943671,796461059073204229);
INSERT INTO "actions" VALUES(1,65,3,100000000000000104,'done','{"kind":"done"}',23,1774943671,191463592719270654);
INSERT INTO "actions" VALUES(1,66,3,100000000000000104,'answer','{"chosen":[10],"kind":"answer"}',23,1774943671,249687932176588438);
INSERT INTO "actions" VALUES(1,67,0,100000000000000101,'abandon','{"region":19,"kind":"abandon"}',23,1775006039,839018680710023011);
INSERT INTO "actions" VALUES(1,68,0,100000000000000101,'abandon','{"region":2,"kind":"abandon"}',23,1775006039,382246194298839083);
INSERT INTO "actions" VALUES(1,69,0,100000000000000101,'done','{"kind":"done"}',23,1775006039,385612567935301365);
INSERT INTO "actions" VALUES(1,70,1,NULL,'pick','{"place":7,"kind":"pick"}',24,1775006039,NULL);
INSERT INTO "actions" VALUES(1,71,1,NULL,'conquer','{"region":25,"roll":false,"kind":"conquer"}',24,1775006039,NULL);
INSERT INTO "actions" VALUES(1,72,1,NULL,'conquer','{"region":29,"roll":false,"kind":"conquer"}',24,1775006039,NULL);
INSERT INTO "actions" VALUES(1,73,1,NULL,'done','{"kind":"done"}',24,1775006039,NULL);
INSERT INTO "actions" VALUES(1,74,1,NULL,'place','{"region":29,"tokens":10,"kind":"place"}',24,1775006039,NULL);
INSERT INTO "actions" VALUES(1,75,1,NULL,'done','{"kind":"done"}',24,1775006039,NULL);
CREATE TABLE alive (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    -- when players could reach it last
    reached INTEGER NOT NULL,
    -- another for each process; empty: it has said goodbye
    life TEXT NOT NULL
) STRICT;
INSERT INTO "alive" VALUES(1,1775006039,'');
CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    game_id INTEGER,
    -- null: the bot itself; -1: somebody whose data were deleted
    user_id INTEGER,
    what TEXT NOT NULL,
    params TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(params)),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "audit" VALUES(1,1,1,100000000000000101,'seat-left','{"seat": 1, "seq": 2, "own": true}',1774028477);
INSERT INTO "audit" VALUES(2,1,1,100000000000000104,'asked-back','{}',1774166681);
INSERT INTO "audit" VALUES(3,1,1,100000000000000102,'seat-left','{"seat": 2, "seq": 10, "own": true}',1774173153);
INSERT INTO "audit" VALUES(4,1,1,100000000000000901,'seat-taken','{"seat": 2, "seq": 12, "own": false}',1774274006);
INSERT INTO "audit" VALUES(5,1,1,100000000000000104,'vote-withdrawn','{}',1774332656);
INSERT INTO "audit" VALUES(6,1,1,100000000000000101,'seat-taken','{"seat": 1, "seq": 21, "own": false}',1774430646);
INSERT INTO "audit" VALUES(7,1,1,100000000000000901,'seat-left','{"seat": 2, "seq": 66, "own": true}',1774975241);
CREATE TABLE ballots (
    vote_id INTEGER NOT NULL REFERENCES votes (id),
    seat INTEGER NOT NULL,
    agrees INTEGER NOT NULL CHECK (agrees IN (0, 1)),
    PRIMARY KEY (vote_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "ballots" VALUES(1,3,0);
CREATE TABLE clocks (
    game_id INTEGER NOT NULL REFERENCES games (id),
    -- revision of the table with which the turn began
    began INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    -- seconds of the turn clock left at `since`; below 0: so much of the bank is used
    left INTEGER NOT NULL,
    -- what has run down since then: the turn clock, the bank for being away, or nothing
    runs TEXT NOT NULL CHECK (runs IN ('turn', 'away', 'nothing')),
    since INTEGER NOT NULL,
    -- why the autopilot finishes the turn: its clock has run out, it is skipped; empty: it does not
    lapsed TEXT NOT NULL DEFAULT '' CHECK (lapsed IN ('', 'clock', 'skip')),
    PRIMARY KEY (game_id, began)
) STRICT, WITHOUT ROWID;
INSERT INTO "clocks" VALUES(1,0,0,34197,'nothing',1773973803,'');
INSERT INTO "clocks" VALUES(1,2,1,0,'nothing',1774147728,'');
INSERT INTO "clocks" VALUES(1,10,2,0,'nothing',1774214878,'');
INSERT INTO "clocks" VALUES(1,12,3,0,'nothing',1774321140,'');
INSERT INTO "clocks" VALUES(1,21,1,0,'nothing',1774498393,'');
INSERT INTO "clocks" VALUES(1,27,2,28028,'nothing',1774513565,'');
INSERT INTO "clocks" VALUES(1,35,3,0,'nothing',1774677303,'clock');
INSERT INTO "clocks" VALUES(1,43,0,0,'nothing',1774759232,'');
INSERT INTO "clocks" VALUES(1,52,1,0,'nothing',1774841179,'clock');
INSERT INTO "clocks" VALUES(1,53,2,0,'nothing',1774928324,'');
INSERT INTO "clocks" VALUES(1,59,3,27853,'nothing',1774943671,'');
INSERT INTO "clocks" VALUES(1,66,0,0,'nothing',1775006039,'');
INSERT INTO "clocks" VALUES(1,75,2,43200,'turn',1775006039,'');
CREATE TABLE forgetting (
    game_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE former (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    -- the last revision that came about while they had it
    until INTEGER NOT NULL CHECK (until >= 0),
    -- null: a computer, or a player whose data were deleted
    user_id INTEGER,
    -- empty: the player's data were deleted
    name TEXT NOT NULL,
    computer INTEGER NOT NULL DEFAULT 0 CHECK (computer IN (0, 1)), bank INTEGER NOT NULL DEFAULT 172800 CHECK (bank >= 0), away_bank INTEGER NOT NULL DEFAULT 1209600 CHECK (away_bank >= 0),
    PRIMARY KEY (game_id, seat, until)
) STRICT, WITHOUT ROWID;
INSERT INTO "former" VALUES(1,0,21,100000000000000101,'host',0,172800,1209600);
INSERT INTO "former" VALUES(1,1,12,100000000000000102,'player 100000000000000102',0,42075,1209600);
INSERT INTO "former" VALUES(1,1,66,100000000000000901,'newcomer',0,0,1209600);
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    edition TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'cancelled')),
    host INTEGER NOT NULL,
    -- the command that opened it: delivered twice, it opens one lobby
    interaction INTEGER UNIQUE,
    created INTEGER NOT NULL,
    started INTEGER,
    ended INTEGER,
    seed TEXT,
    commitment TEXT,
    engine TEXT, paused INTEGER, archived INTEGER, nudged INTEGER, again INTEGER REFERENCES games (id), to_prune INTEGER DEFAULT 0 CHECK (to_prune IN (0, 1)), untold INTEGER,
    CHECK ((started IS NULL) = (seed IS NULL)),
    CHECK ((seed IS NULL) = (commitment IS NULL)),
    CHECK ((ended IS NULL) = (status IN ('lobby', 'running'))),
    CHECK (status NOT IN ('running', 'over') OR started IS NOT NULL)
) STRICT;
INSERT INTO "games" VALUES(1,1,1344,'warcraft','{"seats": 4, "open_scores": false, "clock": 12, "clock_chosen": true, "withdrawals": "ask", "computers": 0, "language": "", "flags": [], "world": "", "finds": "", "variant": "azeroth", "swapped": false, "setup": {"editions": ["warcraft"], "boards": ["warcraft-l2b", "warcraft-m2a", "warcraft-m1b", "warcraft-s2b"], "players": 4, "variant": "azeroth", "finds": true, "flags": [], "world": "", "drawn": []}}','running',100000000000000103,NULL,1773964800,1773964800,NULL,'0000000000000000000000000000053f','689a0f683db18a8886d41d8414eea1e4096029194f2920c2de66b8531cbaef2b','1',NULL,NULL,NULL,NULL,1,NULL);
CREATE TABLE messages (
    message_id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (id),
    purpose TEXT NOT NULL,
    channel INTEGER NOT NULL,
    seq INTEGER NOT NULL
) STRICT;
INSERT INTO "messages" VALUES(10001,1,'lobby',1344,0);
INSERT INTO "messages" VALUES(10003,1,'turn',1344,0);
INSERT INTO "messages" VALUES(10005,1,'turn',1344,2);
INSERT INTO "messages" VALUES(10009,1,'seat_0',1344,2);
INSERT INTO "messages" VALUES(10012,1,'turn',1344,10);
INSERT INTO "messages" VALUES(10014,1,'vote',1344,10);
INSERT INTO "messages" VALUES(10017,1,'fallback',1344,10);
INSERT INTO "messages" VALUES(10018,1,'seat_1',1344,10);
INSERT INTO "messages" VALUES(10024,1,'turn',1344,12);
INSERT INTO "messages" VALUES(10026,1,'fallback',1344,12);
INSERT INTO "messages" VALUES(10029,1,'seat_1',1344,12);
INSERT INTO "messages" VALUES(10035,1,'turn',1344,21);
INSERT INTO "messages" VALUES(10036,1,'fallback',1344,21);
INSERT INTO "messages" VALUES(10041,1,'seat_0',1344,21);
INSERT INTO "messages" VALUES(10043,1,'turn',1344,27);
INSERT INTO "messages" VALUES(10046,1,'turn',1344,35);
INSERT INTO "messages" VALUES(10047,1,'fallback',1344,35);
INSERT INTO "messages" VALUES(10050,1,'withdraw',1344,42);
INSERT INTO "messages" VALUES(10053,1,'fallback',1344,35);
INSERT INTO "messages" VALUES(10056,1,'turn',1344,43);
INSERT INTO "messages" VALUES(10062,1,'turn',1344,52);
INSERT INTO "messages" VALUES(10063,1,'fallback',1344,52);
INSERT INTO "messages" VALUES(10067,1,'turn',1344,53);
INSERT INTO "messages" VALUES(10069,1,'fallback',1344,53);
INSERT INTO "messages" VALUES(10072,1,'turn',1344,59);
INSERT INTO "messages" VALUES(10075,1,'turn',1344,66);
INSERT INTO "messages" VALUES(10077,1,'seat_1',1344,66);
INSERT INTO "messages" VALUES(10082,1,'turn',1344,75);
CREATE TABLE outages (
    began INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL,
    CHECK (ended > began)
) STRICT;
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    channel INTEGER,
    user_id INTEGER,
    params TEXT NOT NULL CHECK (json_valid(params)),
    -- null: an edit, which may be repeated
    nonce TEXT UNIQUE CHECK (length(nonce) <= 25),
    state TEXT NOT NULL DEFAULT 'pending'
        CHECK (state IN ('pending', 'sending', 'sent', 'failed')),
    attempts INTEGER NOT NULL DEFAULT 0,
    sending_since INTEGER,
    message_id INTEGER,
    error TEXT,
    created INTEGER NOT NULL, closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)), held INTEGER NOT NULL DEFAULT 0,
    CHECK ((channel IS NULL) <> (user_id IS NULL))
) STRICT;
INSERT INTO "outbox" VALUES(1,1,0,'lobby',1344,NULL,'{}','525c695be6f4693c899a2e82','sent',1,1773964800,10001,NULL,1773964800,0,0);
INSERT INTO "outbox" VALUES(4,1,0,'lobby_edit',1344,NULL,'{}',NULL,'sent',1,1773964800,10002,NULL,1773964800,0,0);
INSERT INTO "outbox" VALUES(5,1,0,'turn',1344,NULL,'{"round": 1, "seat": 0, "since": 0}','0258b5b8cd4f25dbbfdeba78','sent',1,1773964800,10003,NULL,1773964800,0,0);
INSERT INTO "outbox" VALUES(7,1,2,'turn',1344,NULL,'{"round": 1, "seat": 1, "since": 0}','6a3c925dcaedad4c8afa77df','sent',1,1773973803,10005,NULL,1773973803,0,0);
INSERT INTO "outbox" VALUES(8,1,2,'remind_half',NULL,100000000000000102,'{"began": 2, "nth": 1, "seat": 1}','7a2dc78e1f64b4d48d3afe6c','sent',1,1773995403,10006,NULL,1773995403,1,0);
INSERT INTO "outbox" VALUES(9,1,2,'remind_late',NULL,100000000000000102,'{"began": 2, "nth": 2, "seat": 1}','f982d7b5e3f18dbfda312b5e','sent',1,1774014843,10007,NULL,1774014843,1,0);
INSERT INTO "outbox" VALUES(11,1,2,'seat_0',1344,NULL,'{"leads": 1, "seat": 0}','3e47737b3fd14c3828d2c9d9','sent',1,1774028477,10009,NULL,1774028477,0,0);
INSERT INTO "outbox" VALUES(13,1,10,'turn',1344,NULL,'{"round": 1, "seat": 2, "since": 0}','fe36bdd4a2ed759822d5e2e2','sent',1,1774147728,10012,NULL,1774147728,0,0);
INSERT INTO "outbox" VALUES(14,1,2,'letter_edit',NULL,100000000000000102,'{"at": 1774147728, "of": 8}',NULL,'sent',1,1774147728,10011,NULL,1774147728,0,0);
INSERT INTO "outbox" VALUES(15,1,2,'letter_edit',NULL,100000000000000102,'{"at": 1774147728, "of": 9}',NULL,'sent',1,1774147728,10013,NULL,1774147728,0,0);
INSERT INTO "outbox" VALUES(16,1,10,'vote',1344,NULL,'{"mark": 1, "vote": 1}','095573032b5d9c23cd6cb1a5','sent',1,1774166681,10014,NULL,1774166681,0,0);
INSERT INTO "outbox" VALUES(18,1,10,'vote_letter',NULL,100000000000000102,'{"seat": 1, "vote": 1}','15c4abf5a713cf2d5a854e9e','sent',1,1774166681,10016,NULL,1774166681,1,0);
INSERT INTO "outbox" VALUES(19,1,10,'vote_letter',NULL,100000000000000103,'{"seat": 2, "vote": 1}','2eef9f3090f9599e4bf85b73','failed',1,1774166681,NULL,'closed',1774166681,1,0);
INSERT INTO "outbox" VALUES(20,1,10,'remind_half',NULL,100000000000000103,'{"began": 10, "nth": 1, "seat": 2}','9c462d91af3834b993b619c7','failed',1,1774169328,NULL,'closed',1774169328,1,0);
INSERT INTO "outbox" VALUES(21,1,10,'fallback',1344,NULL,'{"began": 10, "seat": 2}','a907d9157c53ff28c296927c','sent',1,1774169328,10017,NULL,1774169328,1,0);
INSERT INTO "outbox" VALUES(22,1,10,'seat_1',1344,NULL,'{"leads": 2, "seat": 1}','6de49d56fdbd962bd83c59f1','sent',1,1774173153,10018,NULL,1774173153,0,0);
INSERT INTO "outbox" VALUES(23,1,10,'vote_edit',1344,NULL,'{"vote": 1}',NULL,'sent',1,1774173153,10020,NULL,1774173153,0,0);
INSERT INTO "outbox" VALUES(25,1,10,'letter_edit',NULL,100000000000000102,'{"at": 1774173153, "of": 18}',NULL,'sent',1,1774173153,10019,NULL,1774173153,0,0);
INSERT INTO "outbox" VALUES(26,1,10,'remind_late',NULL,100000000000000103,'{"began": 10, "nth": 2, "seat": 2}','d6c9c97b758eed2a75477be6','failed',1,1774188768,NULL,'closed',1774188768,1,0);
INSERT INTO "outbox" VALUES(29,1,12,'turn',1344,NULL,'{"round": 1, "seat": 3, "since": 0}','aad9eab319d34b8cfdb7bcd4','sent',1,1774214878,10024,NULL,1774214878,0,0);
INSERT INTO "outbox" VALUES(30,1,10,'call_edit',1344,NULL,'{"of": 21}',NULL,'sent',1,1774214878,10025,NULL,1774214878,0,0);
INSERT INTO "outbox" VALUES(31,1,12,'remind_half',NULL,100000000000000104,'{"began": 12, "nth": 1, "seat": 3}','0ee64b234c05bf83591f7378','failed',1,1774236478,NULL,'closed',1774236478,1,0);
INSERT INTO "outbox" VALUES(32,1,12,'fallback',1344,NULL,'{"began": 12, "seat": 3}','a5d008d5e5757cac0bd8e277','sent',1,1774236478,10026,NULL,1774236478,1,0);
INSERT INTO "outbox" VALUES(33,1,12,'remind_late',NULL,100000000000000104,'{"began": 12, "nth": 2, "seat": 3}','9001a89294388cb124cccb01','failed',1,1774255918,NULL,'closed',1774255918,1,0);
INSERT INTO "outbox" VALUES(35,1,12,'seat_1_edit',1344,NULL,'{"closed": true, "seat": 1, "was": "player 100000000000000102"}',NULL,'sent',1,1774274006,10028,NULL,1774274006,0,0);
INSERT INTO "outbox" VALUES(36,1,12,'seat_1',1344,NULL,'{"seat": 1, "was": "player 100000000000000102"}','9db2e91e06d103cb6cd322b8','sent',1,1774274006,10029,NULL,1774274006,0,0);
INSERT INTO "outbox" VALUES(37,1,10,'vote_edit',1344,NULL,'{"vote": 1}',NULL,'sent',1,1774274006,10030,NULL,1774274006,0,0);
INSERT INTO "outbox" VALUES(39,1,12,'vote_letter',NULL,100000000000000901,'{"seat": 1, "vote": 1}','055f5b665f58d952278cee5f','failed',1,1774297800,NULL,'closed',1774297800,1,0);
INSERT INTO "outbox" VALUES(41,1,12,'call_edit',1344,NULL,'{"of": 32}',NULL,'sent',1,1774321140,10033,NULL,1774321140,0,0);
INSERT INTO "outbox" VALUES(43,1,21,'turn',1344,NULL,'{"round": 2, "seat": 1, "since": 10}','f42b0d2bba6cc2499e82d6fe','sent',1,1774321140,10035,NULL,1774321140,0,0);
INSERT INTO "outbox" VALUES(44,1,21,'remind_late',NULL,100000000000000901,'{"began": 21, "nth": 1, "seat": 1}','fd592a024d4ec93f9f9064fe','failed',1,1774331700,NULL,'closed',1774331700,1,0);
INSERT INTO "outbox" VALUES(45,1,21,'fallback',1344,NULL,'{"began": 21, "seat": 1}','b84823a633f2bf58d74afc96','sent',1,1774331700,10036,NULL,1774331700,1,0);
INSERT INTO "outbox" VALUES(46,1,10,'vote_edit',1344,NULL,'{"vote": 1}',NULL,'sent',1,1774332656,10037,NULL,1774332656,0,0);
INSERT INTO "outbox" VALUES(49,1,21,'seat_0_edit',1344,NULL,'{"closed": true, "seat": 0, "was": "host"}',NULL,'sent',1,1774430646,10040,NULL,1774430646,0,0);
INSERT INTO "outbox" VALUES(50,1,21,'seat_0',1344,NULL,'{"seat": 0, "was": "host"}','f07afc280ee360b940e2cc1d','sent',1,1774430646,10041,NULL,1774430646,0,0);
INSERT INTO "outbox" VALUES(52,1,27,'turn',1344,NULL,'{"round": 2, "seat": 2, "since": 12}','de8e1ab876c8548518dfcdb2','sent',1,1774498393,10043,NULL,1774498393,0,0);
INSERT INTO "outbox" VALUES(53,1,21,'call_edit',1344,NULL,'{"of": 45}',NULL,'sent',1,1774498393,10044,NULL,1774498393,0,0);
INSERT INTO "outbox" VALUES(55,1,35,'turn',1344,NULL,'{"round": 2, "seat": 3, "since": 20}','8c3afb02d747ca4003854a39','sent',1,1774513565,10046,NULL,1774513565,0,0);
INSERT INTO "outbox" VALUES(56,1,35,'remind_half',NULL,100000000000000104,'{"began": 35, "nth": 1, "seat": 3}','ddff95a94fa4eb746f65d7a1','failed',1,1774535165,NULL,'closed',1774535165,1,0);
INSERT INTO "outbox" VALUES(57,1,35,'fallback',1344,NULL,'{"began": 35, "seat": 3}','80cc42a4dedf84ed0db62c92','sent',1,1774535165,10047,NULL,1774535165,1,0);
INSERT INTO "outbox" VALUES(58,1,35,'remind_late',NULL,100000000000000104,'{"began": 35, "nth": 2, "seat": 3}','cf084499c2f585d84bb26059','failed',1,1774554605,NULL,'closed',1774554605,1,0);
INSERT INTO "outbox" VALUES(60,1,35,'remind_last',NULL,100000000000000104,'{"began": 35, "nth": 3, "seat": 3}','36eef938af66fd03ee5fc287','failed',1,1774659303,NULL,'closed',1774659303,1,0);
INSERT INTO "outbox" VALUES(62,1,42,'withdraw',1344,NULL,'{"army": 1, "seat": 1, "turn": 35}','cddaec2d83315a3362da05bd','sent',1,1774666503,10050,NULL,1774666503,0,0);
INSERT INTO "outbox" VALUES(64,1,35,'call_edit',1344,NULL,'{"of": 57}',NULL,'sent',1,1774666503,10052,NULL,1774666503,0,0);
INSERT INTO "outbox" VALUES(65,1,35,'remind_half',NULL,100000000000000901,'{"began": 35, "nth": 1, "seat": 1}','c3616e5ad5ec6ef7e81afa09','failed',1,1774671903,NULL,'closed',1774671903,1,0);
INSERT INTO "outbox" VALUES(66,1,35,'fallback',1344,NULL,'{"began": 35, "seat": 1}','f0a20cb9a2013485ff46bdd4','sent',1,1774671903,10053,NULL,1774671903,1,0);
INSERT INTO "outbox" VALUES(67,1,43,'withdraw_edit',1344,NULL,'{"army": 1, "over": "placed", "seat": 1, "turn": 35}',NULL,'sent',1,1774677303,10054,NULL,1774677303,0,0);
INSERT INTO "outbox" VALUES(69,1,43,'turn',1344,NULL,'{"round": 3, "seat": 0, "since": 2}','a5bc1ff6053ccec751e88045','sent',1,1774677303,10056,NULL,1774677303,0,0);
INSERT INTO "outbox" VALUES(70,1,35,'call_edit',1344,NULL,'{"of": 66}',NULL,'sent',1,1774677303,10057,NULL,1774677303,0,0);
INSERT INTO "outbox" VALUES(71,1,43,'remind_late',NULL,100000000000000101,'{"began": 43, "nth": 1, "seat": 0}','7b1e4ccdd0c3bef5db81fe4f','sent',1,1774688100,10058,NULL,1774688100,1,0);
INSERT INTO "outbox" VALUES(74,1,52,'turn',1344,NULL,'{"round": 3, "seat": 1, "since": 27}','57d61f7432f9a6747c5c2af8','sent',1,1774759232,10062,NULL,1774759232,0,0);
INSERT INTO "outbox" VALUES(75,1,43,'letter_edit',NULL,100000000000000101,'{"at": 1774759232, "of": 71}',NULL,'sent',1,1774759232,10061,NULL,1774759232,0,0);
INSERT INTO "outbox" VALUES(76,1,52,'remind_late',NULL,100000000000000901,'{"began": 52, "nth": 1, "seat": 1}','c00fc4202ebf9cd40d09fa91','failed',1,1774763700,NULL,'closed',1774763700,1,0);
INSERT INTO "outbox" VALUES(77,1,52,'fallback',1344,NULL,'{"began": 52, "seat": 1}','be404688a88b09117edef7b9','sent',1,1774763700,10063,NULL,1774763700,1,0);
INSERT INTO "outbox" VALUES(79,1,52,'remind_last',NULL,100000000000000901,'{"began": 52, "nth": 2, "seat": 1}','da20c2120ab4ab7dc1e65269','failed',1,1774833979,NULL,'closed',1774833979,1,0);
INSERT INTO "outbox" VALUES(82,1,53,'turn',1344,NULL,'{"round": 3, "seat": 2, "since": 35}','264e039da6cf099ed5b44be9','sent',1,1774841179,10067,NULL,1774841179,0,0);
INSERT INTO "outbox" VALUES(83,1,52,'call_edit',1344,NULL,'{"of": 77}',NULL,'sent',1,1774841179,10068,NULL,1774841179,0,0);
INSERT INTO "outbox" VALUES(84,1,53,'remind_half',NULL,100000000000000103,'{"began": 53, "nth": 1, "seat": 2}','1662fa2b2a3bea7c1526b0fe','failed',1,1774862779,NULL,'closed',1774862779,1,0);
INSERT INTO "outbox" VALUES(85,1,53,'fallback',1344,NULL,'{"began": 53, "seat": 2}','58b1361f957b85988bdf8afa','sent',1,1774862779,10069,NULL,1774862779,1,0);
INSERT INTO "outbox" VALUES(86,1,53,'remind_late',NULL,100000000000000103,'{"began": 53, "nth": 2, "seat": 2}','cb0c0c5739f893ef59992abd','failed',1,1774882219,NULL,'closed',1774882219,1,0);
INSERT INTO "outbox" VALUES(89,1,59,'turn',1344,NULL,'{"round": 3, "seat": 3, "since": 38}','5ea44acd613ffd10937d49ba','sent',1,1774928324,10072,NULL,1774928324,0,0);
INSERT INTO "outbox" VALUES(90,1,53,'call_edit',1344,NULL,'{"of": 85}',NULL,'sent',1,1774928324,10073,NULL,1774928324,0,0);
INSERT INTO "outbox" VALUES(92,1,66,'turn',1344,NULL,'{"round": 4, "seat": 0, "since": 52}','36aac99e450699bd6412eb73','sent',1,1774943671,10075,NULL,1774943671,0,0);
INSERT INTO "outbox" VALUES(93,1,66,'remind_late',NULL,100000000000000101,'{"began": 66, "nth": 1, "seat": 0}','9b998fb6590d7eb1ef6d3517','sent',1,1774947300,10076,NULL,1774947300,1,0);
INSERT INTO "outbox" VALUES(94,1,66,'seat_1',1344,NULL,'{"seat": 1}','1d9db58d4af74df582133371','sent',1,1774975241,10077,NULL,1774975241,0,0);
INSERT INTO "outbox" VALUES(98,1,75,'turn',1344,NULL,'{"round": 4, "seat": 2, "since": 59}','939454e9450fcebfa02180e7','sent',1,1775006039,10082,NULL,1775006039,0,0);
INSERT INTO "outbox" VALUES(99,1,66,'letter_edit',NULL,100000000000000101,'{"at": 1775006039, "of": 93}',NULL,'sent',1,1775006039,10081,NULL,1775006039,0,0);
CREATE TABLE reminders (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    began INTEGER NOT NULL,
    -- direct messages written
    sent INTEGER NOT NULL DEFAULT 0,
    -- 1: its time has come, whether or not it was sent then
    half INTEGER NOT NULL DEFAULT 0 CHECK (half IN (0, 1)),
    late INTEGER NOT NULL DEFAULT 0 CHECK (late IN (0, 1)),
    snooze INTEGER NOT NULL DEFAULT 0 CHECK (snooze IN (0, 1)),
    -- 1: the player wants no more this turn
    stopped INTEGER NOT NULL DEFAULT 0 CHECK (stopped IN (0, 1)),
    -- 1: mentioned in the channel because a direct message could not be delivered
    fallen_back INTEGER NOT NULL DEFAULT 0 CHECK (fallen_back IN (0, 1)), last INTEGER NOT NULL DEFAULT 0 CHECK (last IN (0, 1)),
    PRIMARY KEY (game_id, seat, began)
) STRICT, WITHOUT ROWID;
INSERT INTO "reminders" VALUES(1,0,43,1,1,1,0,0,0,0);
INSERT INTO "reminders" VALUES(1,0,66,1,1,1,0,0,0,0);
INSERT INTO "reminders" VALUES(1,1,21,1,1,1,0,0,1,0);
INSERT INTO "reminders" VALUES(1,1,35,1,1,0,0,0,1,0);
INSERT INTO "reminders" VALUES(1,1,52,2,1,1,0,0,1,1);
INSERT INTO "reminders" VALUES(1,2,10,2,1,1,0,0,1,0);
INSERT INTO "reminders" VALUES(1,2,53,2,1,1,0,0,1,0);
INSERT INTO "reminders" VALUES(1,3,12,2,1,1,0,0,1,0);
INSERT INTO "reminders" VALUES(1,3,35,3,1,1,0,0,1,1);
CREATE TABLE "seats" (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    -- null: nobody holds it (a computer's seat, a vacant one, or a player whose data were deleted)
    user_id INTEGER,
    name TEXT NOT NULL,
    -- place in the order of joining
    joined INTEGER NOT NULL CHECK (joined >= 0),
    pilot TEXT NOT NULL DEFAULT 'player' CHECK (pilot IN ('player', 'autopilot')),
    -- 1: a computer opponent since the start
    computer INTEGER NOT NULL DEFAULT 0 CHECK (computer IN (0, 1)),
    -- 1: whoever wants it may take it
    offered INTEGER NOT NULL DEFAULT 0 CHECK (offered IN (0, 1)),
    -- user id of who is asked to take it over
    asked INTEGER,
    -- turns in a row that the autopilot had to play because the clock ran out
    missed INTEGER NOT NULL DEFAULT 0 CHECK (missed >= 0),
    -- seconds left of what may be used beyond the turn clock
    bank INTEGER NOT NULL DEFAULT 0 CHECK (bank >= 0),
    -- seconds left for being away
    away_bank INTEGER NOT NULL DEFAULT 0 CHECK (away_bank >= 0),
    -- the player is away until then
    away_until INTEGER,
    -- standing order for this game; null: the person's own
    orders TEXT, shows INTEGER NOT NULL DEFAULT 0 CHECK (shows IN (0, 1)),
    PRIMARY KEY (game_id, seat),
    UNIQUE (game_id, user_id),
    -- an empty name: the player's data were deleted
    CHECK (user_id IS NOT NULL OR pilot = 'autopilot' OR name = '')
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,100000000000000101,'newcomer',0,'player',0,0,NULL,0,114903,1209600,NULL,NULL,1);
INSERT INTO "seats" VALUES(1,1,NULL,'newcomer',1,'autopilot',0,1,NULL,0,0,1209600,NULL,NULL,0);
INSERT INTO "seats" VALUES(1,2,100000000000000103,'player 100000000000000103',2,'player',0,0,NULL,0,104905,1209600,NULL,NULL,0);
INSERT INTO "seats" VALUES(1,3,100000000000000104,'player 100000000000000104',3,'player',0,0,NULL,0,0,1209600,NULL,NULL,0);
CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    -- JSON list of channels in which games may be opened; null: everywhere
    channels TEXT CHECK (channels IS NULL OR json_valid(channels)),
    -- JSON list of channels in which none may be opened; null: none
    forbidden TEXT CHECK (forbidden IS NULL OR json_valid(forbidden)),
    -- most unfinished games; null: as many as we allow
    most_games INTEGER CHECK (most_games > 0),
    -- most unfinished games opened by one person
    most_of_one INTEGER CHECK (most_of_one > 0),
    locale TEXT,
    dashboard_channel INTEGER,
    dashboard_message INTEGER
) STRICT;
CREATE TABLE snapshots (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL,
    engine TEXT NOT NULL,
    state TEXT NOT NULL,
    -- of the state: a byte that changed on the disk is noticed
    digest TEXT NOT NULL,
    PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "snapshots" VALUES(1,69,'1','{"regions":{"1":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"2":{"army":null,"tokens":0,"natives":0,"markers":{}},"3":{"army":null,"tokens":0,"natives":0,"markers":{}},"4":{"army":1,"tokens":1,"natives":0,"markers":{"mountain":1}},"5":{"army":null,"tokens":0,"natives":1,"markers":{}},"6":{"army":null,"tokens":0,"natives":1,"markers":{"face_down":1}},"7":{"army":null,"tokens":0,"natives":0,"markers":{}},"8":{"army":null,"tokens":0,"natives":0,"markers":{}},"9":{"army":null,"tokens":0,"natives":0,"markers":{}},"10":{"army":2,"tokens":6,"natives":0,"markers":{"bomb":1}},"11":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"12":{"army":3,"tokens":5,"natives":0,"markers":{}},"13":{"army":3,"tokens":1,"natives":0,"markers":{}},"14":{"army":null,"tokens":0,"natives":0,"markers":{}},"15":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1,"face_down":1}},"16":{"army":null,"tokens":0,"natives":1,"markers":{}},"17":{"army":null,"tokens":0,"natives":0,"markers":{}},"18":{"army":null,"tokens":0,"natives":0,"markers":{}},"19":{"army":null,"tokens":0,"natives":0,"markers":{}},"20":{"army":2,"tokens":1,"natives":0,"markers":{}},"21":{"army":null,"tokens":0,"natives":0,"markers":{}},"22":{"army":null,"tokens":0,"natives":1,"markers":{}},"23":{"army":2,"tokens":1,"natives":0,"markers":{"mountain":1}},"24":{"army":null,"tokens":0,"natives":1,"markers":{}},"25":{"army":null,"tokens":0,"natives":0,"markers":{}},"26":{"army":null,"tokens":0,"natives":1,"markers":{}},"27":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"28":{"army":null,"tokens":0,"natives":0,"markers":{}},"29":{"army":null,"tokens":0,"natives":0,"markers":{}},"30":{"army":null,"tokens":0,"natives":1,"markers":{}},"31":{"army":null,"tokens":0,"natives":0,"markers":{}},"32":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1,"face_down":1}},"33":{"army":1,"tokens":1,"natives":0,"markers":{}},"34":{"army":null,"tokens":0,"natives":0,"markers":{}},"35":{"army":2,"tokens":1,"natives":0,"markers":{}},"36":{"army":null,"tokens":0,"natives":1,"markers":{"face_down":1}},"37":{"army":null,"tokens":0,"natives":0,"markers":{}},"38":{"army":null,"tokens":0,"natives":0,"markers":{}},"39":{"army":3,"tokens":3,"natives":0,"markers":{"mountain":1}},"40":{"army":3,"tokens":1,"natives":0,"markers":{}}},"armies":[{"id":0,"player":0,"race":"night_elves","power":"defensive","since":1,"active":true,"hand":9,"driven":0,"aside":0,"memory":{},"extra":{}},{"id":1,"player":1,"race":"forsaken","power":null,"since":1,"active":false,"hand":0,"driven":0,"aside":0,"memory":{},"extra":{}},{"id":2,"player":2,"race":"warcraft.gnomes","power":"mountaineer","since":1,"active":true,"hand":0,"driven":0,"aside":0,"memory":{"warcraft.gnomes.target":35,"warcraft.gnomes.pips":3,"warcraft.gnomes.before":0},"extra":{}},{"id":3,"player":3,"race":"goblins","power":"sailing","since":1,"active":true,"hand":0,"driven":0,"aside":0,"memory":{},"extra":{}}],"coins":[5,12,13,17],"tray":{"blood_elves":10,"draenei":12,"forsaken":18,"goblins":1,"night_elves":0,"tauren":16,"warcraft.dwarves":10,"warcraft.gnomes":1,"warcraft.humans":10,"warcraft.orcs":11,"warcraft.trolls":11,"worgen":10},"column":[{"race":"warcraft.dwarves","power":"portal_mage","coins":0},{"race":"warcraft.trolls","power":"portal_mage","coins":0},{"race":"warcraft.humans","power":"swamp_walker","coins":0},{"race":"blood_elves","power":"swamp_walker","coins":0},{"race":"draenei","power":"championing","coins":0},{"race":"warcraft.orcs","power":"championing","coins":0},{"race":"worgen","power":"garrisoned","coins":0},{"race":"tauren","power":"garrisoned","coins":0}],"banners":{"unseen":[],"under":[]},"badges":{"unseen":["archaeologist","battle_master","beast_master","blacksmith","explorer","farmer","fishing","herbalist","intimidating","marshdweller","ranger","warcraft.mining"],"under":[]},"discards":["enraged"],"seed":"0000000000000000000000000000053f","turn":{"round":4,"player":1,"step":"pick","army":null,"begun":false,"moved":false,"closed":false,"die":null,"readied":{},"journal":[],"failed":[],"used":{},"waiting":[],"heard":[],"forced":[],"rehoused":{}},"questions":[],"draws":23,"faces":[],"next_army":4,"withdrawals":[],"finds":[],"hidden":{"unseen":["aegis_of_aggramar","ashes_of_alar","battleground","dark_portal","doomhammer","frostmourne","heart_of_azeroth","karazhan","lights_hope_chapel","meeting_stone","spirit_healer","well_of_eternity"],"under":[]},"gone":{}}','d3d72febb5fbe9369b107edcf3086242');
INSERT INTO "snapshots" VALUES(1,75,'1','{"regions":{"1":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"2":{"army":null,"tokens":0,"natives":0,"markers":{}},"3":{"army":null,"tokens":0,"natives":0,"markers":{}},"4":{"army":1,"tokens":1,"natives":0,"markers":{"mountain":1}},"5":{"army":null,"tokens":0,"natives":1,"markers":{}},"6":{"army":null,"tokens":0,"natives":1,"markers":{"face_down":1}},"7":{"army":null,"tokens":0,"natives":0,"markers":{}},"8":{"army":null,"tokens":0,"natives":0,"markers":{}},"9":{"army":null,"tokens":0,"natives":0,"markers":{}},"10":{"army":2,"tokens":1,"natives":0,"markers":{"bomb":1}},"11":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"12":{"army":3,"tokens":5,"natives":0,"markers":{}},"13":{"army":3,"tokens":1,"natives":0,"markers":{}},"14":{"army":null,"tokens":0,"natives":0,"markers":{}},"15":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1,"face_down":1}},"16":{"army":null,"tokens":0,"natives":1,"markers":{}},"17":{"army":null,"tokens":0,"natives":0,"markers":{}},"18":{"army":null,"tokens":0,"natives":0,"markers":{}},"19":{"army":null,"tokens":0,"natives":0,"markers":{}},"20":{"army":2,"tokens":1,"natives":0,"markers":{}},"21":{"army":null,"tokens":0,"natives":0,"markers":{}},"22":{"army":null,"tokens":0,"natives":1,"markers":{}},"23":{"army":2,"tokens":1,"natives":0,"markers":{"mountain":1}},"24":{"army":null,"tokens":0,"natives":1,"markers":{}},"25":{"army":4,"tokens":2,"natives":0,"markers":{"fort":1}},"26":{"army":null,"tokens":0,"natives":1,"markers":{}},"27":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"28":{"army":null,"tokens":0,"natives":0,"markers":{}},"29":{"army":4,"tokens":12,"natives":0,"markers":{"fort":1}},"30":{"army":null,"tokens":0,"natives":1,"markers":{}},"31":{"army":null,"tokens":0,"natives":0,"markers":{}},"32":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1,"face_down":1}},"33":{"army":1,"tokens":1,"natives":0,"markers":{}},"34":{"army":null,"tokens":0,"natives":0,"markers":{}},"35":{"army":2,"tokens":1,"natives":0,"markers":{}},"36":{"army":null,"tokens":0,"natives":1,"markers":{"face_down":1}},"37":{"army":null,"tokens":0,"natives":0,"markers":{}},"38":{"army":null,"tokens":0,"natives":0,"markers":{}},"39":{"army":3,"tokens":3,"natives":0,"markers":{"mountain":1}},"40":{"army":3,"tokens":1,"natives":0,"markers":{}}},"armies":[{"id":0,"player":0,"race":"night_elves","power":"defensive","since":1,"active":true,"hand":9,"driven":0,"aside":0,"memory":{},"extra":{}},{"id":1,"player":1,"race":"forsaken","power":null,"since":1,"active":false,"hand":0,"driven":0,"aside":0,"memory":{},"extra":{}},{"id":2,"player":2,"race":"warcraft.gnomes","power":"mountaineer","since":1,"active":true,"hand":5,"driven":0,"aside":0,"memory":{"warcraft.gnomes.target":35,"warcraft.gnomes.pips":3,"warcraft.gnomes.before":0},"extra":{}},{"id":3,"player":3,"race":"goblins","power":"sailing","since":1,"active":true,"hand":0,"driven":0,"aside":0,"memory":{},"extra":{}},{"id":4,"player":1,"race":"tauren","power":"garrisoned","since":4,"active":true,"hand":0,"driven":0,"aside":0,"memory":{},"extra":{}}],"coins":[5,13,13,17],"tray":{"blood_elves":10,"draenei":12,"forsaken":18,"goblins":1,"night_elves":0,"tauren":2,"warcraft.dwarves":10,"warcraft.gnomes":1,"warcraft.humans":10,"warcraft.orcs":11,"warcraft.trolls":11,"worgen":10},"column":[{"race":"warcraft.dwarves","power":"portal_mage","coins":0},{"race":"warcraft.trolls","power":"portal_mage","coins":0},{"race":"warcraft.humans","power":"swamp_walker","coins":0},{"race":"blood_elves","power":"swamp_walker","coins":0},{"race":"draenei","power":"championing","coins":0},{"race":"warcraft.orcs","power":"championing","coins":0},{"race":"worgen","power":"beast_master","coins":0},{"race":"","power":"beast_master","coins":0}],"banners":{"unseen":[],"under":[]},"badges":{"unseen":["archaeologist","battle_master","blacksmith","explorer","farmer","fishing","herbalist","intimidating","marshdweller","ranger","warcraft.mining"],"under":[]},"discards":["enraged"],"seed":"0000000000000000000000000000053f","turn":{"round":4,"player":2,"step":"conquer","army":2,"begun":false,"moved":false,"closed":false,"die":null,"readied":{"10":5},"journal":[],"failed":[],"used":{},"waiting":[],"heard":[],"forced":[],"rehoused":{}},"questions":[],"draws":24,"faces":[],"next_army":5,"withdrawals":[],"finds":[],"hidden":{"unseen":["aegis_of_aggramar","ashes_of_alar","battleground","dark_portal","doomhammer","frostmourne","heart_of_azeroth","karazhan","lights_hope_chapel","meeting_stone","spirit_healer","well_of_eternity"],"under":[]},"gone":{}}','21decef85c9d317c5c89845a2caf8d34');
CREATE TABLE timers (
    -- another each time it is set
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- 0: of no game
    game_id INTEGER NOT NULL DEFAULT 0,
    kind TEXT NOT NULL,
    -- -1: of no seat
    seat INTEGER NOT NULL DEFAULT -1,
    due INTEGER NOT NULL,
    params TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(params)), since INTEGER,
    UNIQUE (game_id, kind, seat)
) STRICT;
INSERT INTO "timers" VALUES(154,1,'turn',2,1775154144,'{}',1775006039);
INSERT INTO "timers" VALUES(155,1,'bank',2,1775049239,'{}',1775006039);
INSERT INTO "timers" VALUES(156,1,'remind_half',2,1775027639,'{"began": 75}',1775006039);
INSERT INTO "timers" VALUES(157,1,'remind_late',2,1775047079,'{"began": 75}',1775006039);
INSERT INTO "timers" VALUES(158,1,'remind_last',2,1775134500,'{"began": 75}',1775006039);
CREATE TABLE users (
    user_id INTEGER PRIMARY KEY,
    locale TEXT
, reminders INTEGER NOT NULL DEFAULT 1 CHECK (reminders IN (0, 1)), timezone TEXT, quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 1439), quiet_until INTEGER CHECK (quiet_until BETWEEN 0 AND 1439), away_until INTEGER, orders TEXT, style TEXT, unreachable INTEGER, taught TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "users" VALUES(100000000000000101,NULL,1,'UTC',540,510,NULL,NULL,NULL,NULL,'');
INSERT INTO "users" VALUES(100000000000000103,NULL,1,'Australia/Lord_Howe',0,990,NULL,NULL,NULL,1774882219,'');
INSERT INTO "users" VALUES(100000000000000104,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,1774659303,'');
INSERT INTO "users" VALUES(100000000000000901,NULL,1,'Asia/Tokyo',900,330,NULL,NULL,NULL,1774833979,'');
INSERT INTO "users" VALUES(100000000000000902,NULL,1,'UTC',540,30,NULL,NULL,NULL,NULL,'');
CREATE TABLE votes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES games (id),
    -- revision that is to stand again
    to_seq INTEGER NOT NULL,
    -- revision at which it was asked, and whose seat asked
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    created INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'open'
        CHECK (status IN ('open', 'agreed', 'refused', 'expired'))
, until INTEGER) STRICT;
INSERT INTO "votes" VALUES(1,1,4,10,3,1774166681,'refused',NULL);
CREATE INDEX games_channel ON games (channel, id);
CREATE INDEX outbox_unsent ON outbox (channel, user_id, id)
    WHERE state IN ('pending', 'sending');
CREATE INDEX messages_game ON messages (game_id, purpose, message_id);
CREATE UNIQUE INDEX games_unfinished ON games (channel)
    WHERE status IN ('lobby', 'running') AND archived IS NULL;
CREATE INDEX seats_user ON seats (user_id);
CREATE INDEX timers_due ON timers (due);
CREATE UNIQUE INDEX votes_open ON votes (game_id) WHERE status = 'open';
CREATE INDEX audit_guild ON audit (guild, id);
CREATE INDEX former_user ON former (user_id);
CREATE INDEX outbox_letters ON outbox (game_id)
    WHERE user_id IS NOT NULL AND nonce IS NOT NULL AND closed = 0;
CREATE INDEX outbox_kinds ON outbox (game_id, kind);
CREATE INDEX games_to_prune ON games (to_prune, ended) WHERE to_prune IS NOT NULL;
CREATE INDEX games_of_guild ON games (guild, id) WHERE status IN ('lobby', 'running');
CREATE INDEX games_host ON games (host);
CREATE INDEX games_again ON games (again) WHERE again IS NOT NULL;
CREATE INDEX seats_asked ON seats (asked) WHERE asked IS NOT NULL;
CREATE INDEX votes_game ON votes (game_id);
CREATE INDEX outbox_user ON outbox (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX audit_user ON audit (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX audit_game ON audit (game_id) WHERE game_id IS NOT NULL;
CREATE INDEX servers_dashboard ON servers (guild) WHERE dashboard_channel IS NOT NULL;
CREATE INDEX actions_ordered ON actions (actor) WHERE kind = 'rewind' AND actor IS NOT NULL;
CREATE INDEX outbox_held ON outbox (game_id, channel) WHERE state = 'failed' AND held > 0;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('timers',159);
INSERT INTO "sqlite_sequence" VALUES('games',1);
INSERT INTO "sqlite_sequence" VALUES('outbox',99);
INSERT INTO "sqlite_sequence" VALUES('audit',7);
INSERT INTO "sqlite_sequence" VALUES('votes',1);
COMMIT;
