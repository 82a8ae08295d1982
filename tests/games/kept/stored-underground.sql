PRAGMA application_id = 1164730991;
PRAGMA user_version = 12;
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
INSERT INTO "actions" VALUES(1,1,0,100000000000000102,'pick','{"place":5,"kind":"pick"}',12,1769715772,885294817122683811);
INSERT INTO "actions" VALUES(1,2,0,100000000000000102,'answer','{"chosen":[18],"kind":"answer"}',14,1769715772,14224235141153492);
INSERT INTO "actions" VALUES(1,3,0,100000000000000102,'conquer','{"region":12,"roll":false,"kind":"conquer"}',14,1769715772,906229158246980353);
INSERT INTO "actions" VALUES(1,4,0,100000000000000102,'take_back','{"to":2,"kind":"take_back"}',14,1769715772,NULL);
INSERT INTO "actions" VALUES(1,5,0,100000000000000102,'done','{"kind":"done"}',14,1769715772,381996663315175977);
INSERT INTO "actions" VALUES(1,6,0,100000000000000102,'take_back','{"to":4,"kind":"take_back"}',14,1769715772,NULL);
INSERT INTO "actions" VALUES(1,7,0,100000000000000102,'conquer','{"region":17,"roll":false,"kind":"conquer"}',15,1769715772,335110107575074143);
INSERT INTO "actions" VALUES(1,8,0,100000000000000102,'conquer','{"region":25,"roll":false,"kind":"conquer"}',15,1769715772,760106205869644529);
INSERT INTO "actions" VALUES(1,9,0,100000000000000102,'done','{"kind":"done"}',15,1769715772,928351666179794578);
INSERT INTO "actions" VALUES(1,10,0,100000000000000102,'answer','{"chosen":[],"kind":"answer"}',15,1769715772,664865764179306226);
INSERT INTO "actions" VALUES(1,11,1,100000000000000103,'pick','{"place":4,"kind":"pick"}',17,1769814974,294405351167204119);
INSERT INTO "actions" VALUES(1,12,1,100000000000000103,'conquer','{"region":10,"roll":false,"kind":"conquer"}',17,1769814974,305804763713697583);
INSERT INTO "actions" VALUES(1,13,1,100000000000000103,'conquer','{"region":17,"roll":false,"kind":"conquer"}',17,1769814974,648565481215863418);
INSERT INTO "actions" VALUES(1,14,1,100000000000000103,'done','{"kind":"done"}',17,1769814974,625636804801588824);
INSERT INTO "actions" VALUES(1,15,1,100000000000000103,'answer','{"chosen":[17],"kind":"answer"}',17,1769814974,248230601881004422);
INSERT INTO "actions" VALUES(1,16,2,100000000000000101,'pick','{"place":2,"kind":"pick"}',19,1769821271,672208000630528434);
INSERT INTO "actions" VALUES(1,17,2,100000000000000101,'done','{"kind":"done"}',19,1769821271,1047088002779158375);
INSERT INTO "actions" VALUES(1,18,2,100000000000000101,'take_back','{"to":16,"kind":"take_back"}',19,1769821271,NULL);
INSERT INTO "actions" VALUES(1,19,2,100000000000000101,'conquer','{"region":27,"roll":false,"kind":"conquer"}',20,1769821271,970966481479383705);
INSERT INTO "actions" VALUES(1,20,2,100000000000000101,'use','{"trait":"will_o_wisps","target":20,"kind":"use"}',21,1769913837,465363753418047113);
INSERT INTO "actions" VALUES(1,21,2,100000000000000101,'use','{"trait":"will_o_wisps","target":32,"kind":"use"}',22,1769913837,1056971449615064266);
INSERT INTO "actions" VALUES(1,22,2,100000000000000101,'conquer','{"region":13,"roll":false,"kind":"conquer"}',22,1769913837,678152796245863937);
INSERT INTO "actions" VALUES(1,23,2,100000000000000101,'done','{"kind":"done"}',22,1769913837,777458106421561135);
INSERT INTO "actions" VALUES(1,24,2,100000000000000101,'place','{"region":20,"tokens":4,"kind":"place"}',22,1769913837,313161443781534616);
INSERT INTO "actions" VALUES(1,25,2,100000000000000101,'place','{"region":13,"tokens":2,"kind":"place"}',22,1769913837,77375124001510218);
INSERT INTO "actions" VALUES(1,26,2,100000000000000101,'place','{"region":20,"tokens":1,"kind":"place"}',22,1769913837,770006827057693897);
INSERT INTO "actions" VALUES(1,27,2,100000000000000101,'done','{"kind":"done"}',22,1769913837,600926373721627423);
INSERT INTO "actions" VALUES(1,28,0,100000000000000102,'conquer','{"region":17,"roll":false,"kind":"conquer"}',22,1770294704,73732540695010052);
INSERT INTO "actions" VALUES(1,29,0,100000000000000102,'conquer','{"region":25,"roll":false,"kind":"conquer"}',22,1770294704,869163572860626127);
INSERT INTO "actions" VALUES(1,30,0,100000000000000102,'conquer','{"region":30,"roll":false,"kind":"conquer"}',22,1770294704,564056269131484101);
INSERT INTO "actions" VALUES(1,31,0,100000000000000102,'conquer','{"region":24,"roll":false,"kind":"conquer"}',22,1770294704,379395334944130223);
INSERT INTO "actions" VALUES(1,32,0,100000000000000102,'conquer','{"region":11,"roll":true,"kind":"conquer"}',23,1770294704,169196453314995031);
INSERT INTO "actions" VALUES(1,33,0,100000000000000102,'place','{"region":24,"tokens":2,"kind":"place"}',23,1770294704,590645978082568585);
INSERT INTO "actions" VALUES(1,34,0,100000000000000102,'place','{"region":17,"tokens":1,"kind":"place"}',23,1770294704,463269545294351426);
INSERT INTO "actions" VALUES(1,35,0,100000000000000102,'place','{"region":24,"tokens":2,"kind":"place"}',23,1770294704,932001677747836850);
INSERT INTO "actions" VALUES(1,36,0,100000000000000102,'done','{"kind":"done"}',23,1770294704,924194448381631053);
INSERT INTO "actions" VALUES(1,37,0,100000000000000102,'answer','{"chosen":[],"kind":"answer"}',23,1770294704,1075253090423708179);
INSERT INTO "actions" VALUES(1,38,0,100000000000000102,'take_back','{"to":36,"kind":"take_back"}',23,1770302790,NULL);
INSERT INTO "actions" VALUES(1,39,0,100000000000000102,'answer','{"chosen":[24],"kind":"answer"}',23,1770302790,484860742310684780);
INSERT INTO "actions" VALUES(1,40,1,100000000000000103,'conquer','{"region":32,"roll":false,"kind":"conquer"}',23,1770366954,759808762358496960);
INSERT INTO "actions" VALUES(1,41,1,100000000000000103,'done','{"kind":"done"}',23,1770366954,1821136771182496);
INSERT INTO "actions" VALUES(1,42,2,100000000000000101,'done','{"kind":"done"}',23,1770593522,828403087192882799);
INSERT INTO "actions" VALUES(1,43,2,100000000000000101,'place','{"region":13,"tokens":4,"kind":"place"}',23,1770593522,644831199189337113);
INSERT INTO "actions" VALUES(1,44,2,100000000000000101,'place','{"region":20,"tokens":2,"kind":"place"}',23,1770593522,199307574583150185);
INSERT INTO "actions" VALUES(1,45,2,100000000000000101,'place','{"region":20,"tokens":1,"kind":"place"}',23,1770593522,385996914547859929);
INSERT INTO "actions" VALUES(1,46,2,100000000000000101,'done','{"kind":"done"}',23,1770593522,979917309521035122);
INSERT INTO "actions" VALUES(1,47,0,100000000000000102,'conquer','{"region":5,"roll":false,"kind":"conquer"}',23,1770603718,415448985788883001);
INSERT INTO "actions" VALUES(1,48,0,100000000000000102,'done','{"kind":"done"}',23,1770603718,698516473772317063);
INSERT INTO "actions" VALUES(1,49,0,100000000000000102,'place','{"region":17,"tokens":2,"kind":"place"}',23,1770603718,574397626325933683);
INSERT INTO "actions" VALUES(1,50,0,100000000000000102,'place','{"region":17,"tokens":2,"kind":"place"}',23,1770603718,259963822750317086);
INSERT INTO "actions" VALUES(1,51,0,100000000000000102,'done','{"kind":"done"}',23,1770603718,407664378280824507);
INSERT INTO "actions" VALUES(1,52,0,100000000000000102,'answer','{"chosen":[5],"kind":"answer"}',23,1770603718,1102176095007024277);
INSERT INTO "actions" VALUES(1,53,1,NULL,'decline','{"kind":"decline"}',23,1771035718,NULL);
INSERT INTO "actions" VALUES(1,54,2,100000000000000101,'use','{"trait":"will_o_wisps","target":32,"kind":"use"}',24,1771109715,424772789293769456);
INSERT INTO "actions" VALUES(1,55,2,100000000000000101,'conquer','{"region":31,"roll":false,"kind":"conquer"}',24,1771109715,176886583466500885);
INSERT INTO "actions" VALUES(1,56,2,100000000000000101,'conquer','{"region":19,"roll":true,"kind":"conquer"}',25,1771109715,728945811231864591);
INSERT INTO "actions" VALUES(1,57,2,100000000000000101,'place','{"region":13,"tokens":4,"kind":"place"}',25,1771109715,1063821519801700341);
INSERT INTO "actions" VALUES(1,58,2,100000000000000101,'place','{"region":31,"tokens":1,"kind":"place"}',25,1771109715,1058560267888586207);
INSERT INTO "actions" VALUES(1,59,2,100000000000000101,'done','{"kind":"done"}',25,1771161567,503806479912149070);
INSERT INTO "actions" VALUES(1,60,2,100000000000000101,'take_back','{"to":58,"kind":"take_back"}',25,1771194424,NULL);
INSERT INTO "actions" VALUES(1,61,2,100000000000000101,'done','{"kind":"done"}',25,1771234015,404287769571726156);
INSERT INTO "actions" VALUES(1,62,0,100000000000000102,'conquer','{"region":12,"roll":false,"kind":"conquer"}',25,1771242526,904213198545038727);
INSERT INTO "actions" VALUES(1,63,0,100000000000000102,'conquer','{"region":23,"roll":true,"kind":"conquer"}',26,1771242526,451673709530272990);
INSERT INTO "actions" VALUES(1,64,0,100000000000000102,'place','{"region":17,"tokens":3,"kind":"place"}',26,1771242526,989625566204036651);
INSERT INTO "actions" VALUES(1,65,0,100000000000000102,'done','{"kind":"done"}',26,1771242526,949455834489331577);
INSERT INTO "actions" VALUES(1,66,0,100000000000000102,'answer','{"chosen":[11],"kind":"answer"}',26,1771242526,36897579253357284);
INSERT INTO "actions" VALUES(1,67,1,NULL,'pick','{"place":0,"kind":"pick"}',28,1771501726,NULL);
INSERT INTO "actions" VALUES(1,68,1,NULL,'done','{"kind":"done"}',28,1771501726,NULL);
INSERT INTO "actions" VALUES(1,69,2,100000000000000902,'conquer','{"region":30,"roll":false,"kind":"conquer"}',28,1771644064,507286085634421660);
INSERT INTO "actions" VALUES(1,70,2,100000000000000902,'use','{"trait":"vampire","target":12,"kind":"use"}',28,1771644064,656749205677071552);
INSERT INTO "actions" VALUES(1,71,2,100000000000000902,'conquer','{"region":25,"roll":false,"kind":"conquer"}',28,1771689545,996900125121257977);
INSERT INTO "actions" VALUES(1,72,2,100000000000000902,'use','{"trait":"will_o_wisps","target":19,"kind":"use"}',29,1771689545,364625540360769852);
INSERT INTO "actions" VALUES(1,73,2,100000000000000902,'use','{"trait":"will_o_wisps","target":26,"kind":"use"}',30,1771689545,363686498408667003);
INSERT INTO "actions" VALUES(1,74,2,100000000000000902,'conquer','{"region":24,"roll":true,"kind":"conquer"}',31,1771689545,584880846995961518);
INSERT INTO "actions" VALUES(1,75,2,100000000000000902,'place','{"region":32,"tokens":1,"kind":"place"}',31,1771689545,818158274361679115);
INSERT INTO "actions" VALUES(1,76,2,100000000000000902,'place','{"region":26,"tokens":1,"kind":"place"}',31,1771689545,391694707016275861);
INSERT INTO "actions" VALUES(1,77,2,100000000000000902,'done','{"kind":"done"}',31,1771689545,1068855900503287771);
INSERT INTO "actions" VALUES(1,78,0,NULL,'conquer','{"region":12,"roll":false,"kind":"conquer"}',31,1772353261,NULL);
INSERT INTO "actions" VALUES(1,79,0,NULL,'conquer','{"region":26,"roll":false,"kind":"conquer"}',31,1772353261,NULL);
INSERT INTO "actions" VALUES(1,80,0,NULL,'done','{"kind":"done"}',31,1772353261,NULL);
INSERT INTO "actions" VALUES(1,81,0,NULL,'place','{"region":26,"tokens":1,"kind":"place"}',31,1772353261,NULL);
INSERT INTO "actions" VALUES(1,82,0,NULL,'place','{"region":5,"tokens":1,"kind":"place"}',31,1772353261,NULL);
INSERT INTO "actions" VALUES(1,83,0,NULL,'done','{"kind":"done"}',31,1772353261,NULL);
INSERT INTO "actions" VALUES(1,84,0,NULL,'answer','{"chosen":[26],"kind":"answer"}',31,1772353261,NULL);
INSERT INTO "actions" VALUES(1,85,2,NULL,'by_order','{"moves":[[20,1]],"answers":[],"kind":"by_order"}',31,1772396461,NULL);
INSERT INTO "actions" VALUES(1,86,1,NULL,'decline','{"kind":"decline"}',31,1772655661,NULL);
INSERT INTO "actions" VALUES(1,87,2,100000000000000902,'conquer','{"region":23,"roll":true,"kind":"conquer"}',32,1772776270,789656742570037911);
INSERT INTO "actions" VALUES(1,88,2,100000000000000902,'place','{"region":31,"tokens":2,"kind":"place"}',32,1772776270,238342748189212458);
INSERT INTO "actions" VALUES(1,89,2,100000000000000902,'done','{"kind":"done"}',32,1772788908,589859710620400355);
INSERT INTO "actions" VALUES(1,90,0,NULL,'decline','{"kind":"decline"}',32,1773048108,NULL);
INSERT INTO "actions" VALUES(1,91,1,100000000000000103,'pick','{"place":5,"kind":"pick"}',34,1773122032,323423528243912736);
INSERT INTO "actions" VALUES(1,92,1,100000000000000103,'conquer','{"region":5,"roll":false,"kind":"conquer"}',34,1773122032,150539751900190974);
INSERT INTO "actions" VALUES(1,93,1,100000000000000103,'conquer','{"region":16,"roll":false,"kind":"conquer"}',34,1773122032,659756343325811334);
INSERT INTO "actions" VALUES(1,94,1,100000000000000103,'conquer','{"region":10,"roll":false,"kind":"conquer"}',34,1773122032,113338944126220135);
INSERT INTO "actions" VALUES(1,95,1,100000000000000103,'conquer','{"region":4,"roll":false,"kind":"conquer"}',34,1773122032,266712728490041304);
INSERT INTO "actions" VALUES(1,96,1,100000000000000103,'done','{"kind":"done"}',34,1773122032,559458877087854128);
INSERT INTO "actions" VALUES(1,97,1,100000000000000103,'place','{"region":4,"tokens":6,"kind":"place"}',34,1773122032,603851076648465972);
INSERT INTO "actions" VALUES(1,98,1,100000000000000103,'place','{"region":5,"tokens":1,"kind":"place"}',34,1773122032,1011958974799334916);
INSERT INTO "actions" VALUES(1,99,1,100000000000000103,'done','{"kind":"done"}',34,1773122032,538646172358642407);
INSERT INTO "actions" VALUES(1,100,2,100000000000000902,'conquer','{"region":25,"roll":false,"kind":"conquer"}',34,1773154145,1098864478516323532);
INSERT INTO "actions" VALUES(1,101,2,100000000000000902,'done','{"kind":"done"}',34,1773176778,767863030053714603);
INSERT INTO "actions" VALUES(1,102,2,100000000000000902,'place','{"region":20,"tokens":1,"kind":"place"}',34,1773176778,258137027592477486);
INSERT INTO "actions" VALUES(1,103,2,100000000000000902,'place','{"region":24,"tokens":1,"kind":"place"}',34,1773176778,198528915973335502);
INSERT INTO "actions" VALUES(1,104,2,100000000000000902,'done','{"kind":"done"}',34,1773176778,943465811050400707);
INSERT INTO "actions" VALUES(1,105,0,NULL,'pick','{"place":4,"kind":"pick"}',34,1773176778,NULL);
INSERT INTO "actions" VALUES(1,106,0,NULL,'answer','{"chosen":[3],"kind":"answer"}',36,1773176778,NULL);
INSERT INTO "actions" VALUES(1,107,0,NULL,'conquer','{"region":6,"roll":false,"kind":"conquer"}',37,1773176778,NULL);
INSERT INTO "actions" VALUES(1,108,0,NULL,'conquer','{"region":5,"roll":false,"kind":"conquer"}',37,1773176778,NULL);
INSERT INTO "actions" VALUES(1,109,0,NULL,'conquer','{"region":12,"roll":false,"kind":"conquer"}',37,1773176778,NULL);
INSERT INTO "actions" VALUES(1,110,0,NULL,'conquer','{"region":13,"roll":true,"kind":"conquer"}',38,1773176778,NULL);
INSERT INTO "actions" VALUES(1,111,0,NULL,'place','{"region":12,"tokens":9,"kind":"place"}',38,1773176778,NULL);
INSERT INTO "actions" VALUES(1,112,0,NULL,'done','{"kind":"done"}',38,1773176778,NULL);
INSERT INTO "actions" VALUES(1,113,1,100000000000000103,'conquer','{"region":26,"roll":false,"kind":"conquer"}',38,1773206395,312453124040013163);
CREATE TABLE alive (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    -- when players could reach it last
    reached INTEGER NOT NULL,
    -- another for each process; empty: it has said goodbye
    life TEXT NOT NULL
) STRICT;
INSERT INTO "alive" VALUES(1,1773206395,'');
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
INSERT INTO "audit" VALUES(1,1,1,100000000000000103,'asked-back','{}',1770486203);
INSERT INTO "audit" VALUES(2,1,1,NULL,'vote-expired','{}',1770659003);
INSERT INTO "audit" VALUES(3,1,1,100000000000000102,'seat-left','{"seat": 1, "seq": 53, "own": true}',1771094891);
INSERT INTO "audit" VALUES(4,1,1,100000000000000102,'seat-taken','{"seat": 1, "seq": 53, "own": false}',1771108665);
INSERT INTO "audit" VALUES(5,1,1,100000000000000101,'seat-left','{"seat": 3, "seq": 66, "own": true}',1771284947);
INSERT INTO "audit" VALUES(6,1,1,100000000000000902,'seat-taken','{"seat": 3, "seq": 66, "own": false}',1771482035);
INSERT INTO "audit" VALUES(7,1,1,NULL,'seat-missed','{"seat": 2, "seq": 66}',1771501726);
INSERT INTO "audit" VALUES(8,1,1,100000000000000103,'seat-back','{"seat": 2, "seq": 70, "own": true}',1771681828);
INSERT INTO "audit" VALUES(9,1,1,NULL,'seat-missed','{"seat": 1, "seq": 89}',1773048108);
CREATE TABLE ballots (
    vote_id INTEGER NOT NULL REFERENCES votes (id),
    seat INTEGER NOT NULL,
    agrees INTEGER NOT NULL CHECK (agrees IN (0, 1)),
    PRIMARY KEY (vote_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "ballots" VALUES(1,1,1);
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
INSERT INTO "clocks" VALUES(1,0,0,188228,'nothing',1769715772,'');
INSERT INTO "clocks" VALUES(1,5,1,259200,'nothing',1769715772,'');
INSERT INTO "clocks" VALUES(1,10,1,159998,'nothing',1769814974,'');
INSERT INTO "clocks" VALUES(1,15,2,160337,'nothing',1769913837,'');
INSERT INTO "clocks" VALUES(1,17,0,259200,'nothing',1769821271,'');
INSERT INTO "clocks" VALUES(1,27,0,98145,'nothing',1770302790,'');
INSERT INTO "clocks" VALUES(1,37,1,251114,'nothing',1770302790,'');
INSERT INTO "clocks" VALUES(1,39,1,195036,'nothing',1770366954,'');
INSERT INTO "clocks" VALUES(1,41,2,32632,'nothing',1770593522,'');
INSERT INTO "clocks" VALUES(1,46,0,249004,'nothing',1770603718,'');
INSERT INTO "clocks" VALUES(1,52,1,0,'nothing',1771035718,'clock');
INSERT INTO "clocks" VALUES(1,53,2,93760,'nothing',1771234015,'');
INSERT INTO "clocks" VALUES(1,59,0,226343,'nothing',1771194424,'');
INSERT INTO "clocks" VALUES(1,61,0,250689,'nothing',1771242526,'');
INSERT INTO "clocks" VALUES(1,66,1,0,'nothing',1771501726,'clock');
INSERT INTO "clocks" VALUES(1,68,2,71381,'nothing',1771689545,'');
INSERT INTO "clocks" VALUES(1,77,0,0,'nothing',1772396461,'clock');
INSERT INTO "clocks" VALUES(1,85,1,0,'nothing',1772655661,'clock');
INSERT INTO "clocks" VALUES(1,86,2,125953,'nothing',1772788908,'');
INSERT INTO "clocks" VALUES(1,89,0,0,'nothing',1773048108,'clock');
INSERT INTO "clocks" VALUES(1,90,1,185276,'nothing',1773122032,'');
INSERT INTO "clocks" VALUES(1,99,2,204454,'nothing',1773176778,'');
INSERT INTO "clocks" VALUES(1,112,1,229583,'turn',1773206395,'');
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
INSERT INTO "former" VALUES(1,0,53,100000000000000102,'player 100000000000000102',0,172800,1209600);
INSERT INTO "former" VALUES(1,2,66,100000000000000101,'host',0,172800,1209600);
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
INSERT INTO "games" VALUES(1,1,107,'underground','{"seats": 3, "open_scores": false, "clock": 72, "clock_chosen": true, "withdrawals": "ask", "computers": 0, "language": "", "flags": [], "setup": {"editions": ["underground"], "boards": ["underground-3p"], "players": 3, "variant": "", "finds": true, "flags": [], "world": "", "drawn": []}}','running',100000000000000103,NULL,1769644800,1769644800,NULL,'0000000000000000000000000000006a','217585c153ec05f3830c50d1a57b57d78b16381b3616ef094e50d91ada3277da','1',NULL,NULL,1772606916,NULL,1,NULL);
CREATE TABLE messages (
    message_id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (id),
    purpose TEXT NOT NULL,
    channel INTEGER NOT NULL,
    seq INTEGER NOT NULL
) STRICT;
INSERT INTO "messages" VALUES(10001,1,'lobby',107,0);
INSERT INTO "messages" VALUES(10003,1,'turn',107,0);
INSERT INTO "messages" VALUES(10006,1,'turn',107,10);
INSERT INTO "messages" VALUES(10008,1,'turn',107,15);
INSERT INTO "messages" VALUES(10012,1,'turn',107,27);
INSERT INTO "messages" VALUES(10013,1,'nudge',107,27);
INSERT INTO "messages" VALUES(10014,1,'nudge',107,27);
INSERT INTO "messages" VALUES(10017,1,'turn',107,37);
INSERT INTO "messages" VALUES(10022,1,'turn',107,39);
INSERT INTO "messages" VALUES(10024,1,'turn',107,41);
INSERT INTO "messages" VALUES(10025,1,'vote',107,41);
INSERT INTO "messages" VALUES(10032,1,'turn',107,46);
INSERT INTO "messages" VALUES(10034,1,'turn',107,52);
INSERT INTO "messages" VALUES(10035,1,'nudge',107,52);
INSERT INTO "messages" VALUES(10040,1,'fallback',107,52);
INSERT INTO "messages" VALUES(10044,1,'turn',107,53);
INSERT INTO "messages" VALUES(10047,1,'seat_0',107,53);
INSERT INTO "messages" VALUES(10049,1,'seat_0',107,53);
INSERT INTO "messages" VALUES(10051,1,'turn',107,59);
INSERT INTO "messages" VALUES(10057,1,'turn',107,61);
INSERT INTO "messages" VALUES(10059,1,'turn',107,66);
INSERT INTO "messages" VALUES(10060,1,'seat_2',107,66);
INSERT INTO "messages" VALUES(10061,1,'fallback',107,66);
INSERT INTO "messages" VALUES(10063,1,'seat_2',107,66);
INSERT INTO "messages" VALUES(10065,1,'seat_1',107,66);
INSERT INTO "messages" VALUES(10067,1,'turn',107,68);
INSERT INTO "messages" VALUES(10069,1,'fallback',107,68);
INSERT INTO "messages" VALUES(10072,1,'turn',107,77);
INSERT INTO "messages" VALUES(10080,1,'withdraw',107,84);
INSERT INTO "messages" VALUES(10088,1,'turn',107,85);
INSERT INTO "messages" VALUES(10090,1,'fallback',107,85);
INSERT INTO "messages" VALUES(10091,1,'nudge',107,85);
INSERT INTO "messages" VALUES(10094,1,'turn',107,86);
INSERT INTO "messages" VALUES(10100,1,'turn',107,89);
INSERT INTO "messages" VALUES(10104,1,'seat_0',107,89);
INSERT INTO "messages" VALUES(10107,1,'turn',107,90);
INSERT INTO "messages" VALUES(10111,1,'turn',107,99);
INSERT INTO "messages" VALUES(10114,1,'turn',107,112);
CREATE TABLE outages (
    began INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL,
    CHECK (ended > began)
) STRICT;
INSERT INTO "outages" VALUES(1770023332,1770243144);
INSERT INTO "outages" VALUES(1771998427,1772230143);
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
INSERT INTO "outbox" VALUES(1,1,0,'lobby',107,NULL,'{}','a48ad0223081d58222953656','sent',1,1769644800,10001,NULL,1769644800,0,0);
INSERT INTO "outbox" VALUES(3,1,0,'lobby_edit',107,NULL,'{}',NULL,'sent',1,1769644800,10002,NULL,1769644800,0,0);
INSERT INTO "outbox" VALUES(4,1,0,'turn',107,NULL,'{"round": 1, "seat": 0, "since": 0}','79edfe64112b1db4cdf6c7ee','sent',1,1769644800,10003,NULL,1769644800,0,0);
INSERT INTO "outbox" VALUES(6,1,5,'turn',107,NULL,'{"round": 1, "seat": 1, "since": 0}','6887c161e328afb60399d862','sent',1,1769715772,NULL,NULL,1769715772,1,0);
INSERT INTO "outbox" VALUES(7,1,5,'turn_edit',107,NULL,'{"of": 5, "round": 1, "seat": 1}',NULL,'sent',1,1769715772,10004,NULL,1769715772,0,0);
INSERT INTO "outbox" VALUES(10,1,10,'turn',107,NULL,'{"round": 1, "seat": 1, "since": 0, "waiting": [5]}','937f6cd4543be1d9f4d029ae','sent',1,1769715772,10006,NULL,1769715772,0,0);
INSERT INTO "outbox" VALUES(12,1,15,'turn',107,NULL,'{"round": 1, "seat": 2, "since": 0}','02b8765942bcb03bf5cdf184','sent',1,1769814974,10008,NULL,1769814974,0,0);
INSERT INTO "outbox" VALUES(14,1,17,'turn',107,NULL,'{"round": 2, "seat": 0, "since": 10}','6bb0e2960e7262a28dd84b3f','sent',1,1769821271,NULL,NULL,1769821271,1,0);
INSERT INTO "outbox" VALUES(15,1,17,'turn_edit',107,NULL,'{"of": 17, "round": 2, "seat": 0}',NULL,'sent',1,1769821271,10009,NULL,1769821271,0,0);
INSERT INTO "outbox" VALUES(18,1,27,'turn',107,NULL,'{"round": 2, "seat": 0, "since": 10, "waiting": [17]}','3c87ec19b68753abf1fbc437','sent',1,1769913837,10012,NULL,1769913837,0,0);
INSERT INTO "outbox" VALUES(19,1,27,'nudge',107,NULL,'{"by": 2, "mark": "nudge.1769982554", "seat": 0}','cd692486e726fecb7cc45eb4','sent',1,1769982554,10013,NULL,1769982554,1,0);
INSERT INTO "outbox" VALUES(20,1,27,'nudge',107,NULL,'{"by": 2, "mark": "nudge.1770006820", "seat": 0}','26c97ac62bf34279b1acab56','sent',1,1770006820,10014,NULL,1770006820,1,0);
INSERT INTO "outbox" VALUES(23,1,37,'turn',107,NULL,'{"round": 2, "seat": 1, "since": 15}','25cc2fc0ac5a4939c15e6945','sent',1,1770294704,10017,NULL,1770294704,0,0);
INSERT INTO "outbox" VALUES(24,1,27,'call_edit',107,NULL,'{"of": 19}',NULL,'sent',1,1770294704,10018,NULL,1770294704,0,0);
INSERT INTO "outbox" VALUES(25,1,27,'call_edit',107,NULL,'{"of": 20}',NULL,'sent',1,1770294704,10019,NULL,1770294704,0,0);
INSERT INTO "outbox" VALUES(26,1,37,'turn_edit',107,NULL,'{"of": 37, "round": 2, "seat": 1}',NULL,'sent',1,1770302790,10020,NULL,1770302790,0,0);
INSERT INTO "outbox" VALUES(29,1,39,'turn',107,NULL,'{"round": 2, "seat": 1, "since": 15, "waiting": [37]}','0ea284a37e57f23fdc2d99b2','sent',1,1770302790,10022,NULL,1770302790,0,0);
INSERT INTO "outbox" VALUES(31,1,41,'turn',107,NULL,'{"round": 2, "seat": 2, "since": 27}','c13317517b6318e7648be0af','sent',1,1770366954,10024,NULL,1770366954,0,0);
INSERT INTO "outbox" VALUES(32,1,41,'vote',107,NULL,'{"mark": 1, "vote": 1}','468e77b47c4e67a0ff5cf6c9','sent',1,1770486203,10025,NULL,1770486203,0,0);
INSERT INTO "outbox" VALUES(34,1,41,'vote_letter',NULL,100000000000000101,'{"seat": 2, "vote": 1}','aade69cd50c0374e1ecc1a4f','sent',1,1770486203,10027,NULL,1770486203,1,0);
INSERT INTO "outbox" VALUES(35,1,41,'remind_half',NULL,100000000000000101,'{"began": 41, "nth": 1, "seat": 2}','2947cc296f3894dbe8635911','sent',1,1770496554,10028,NULL,1770496554,1,0);
INSERT INTO "outbox" VALUES(36,1,41,'vote_letter',NULL,100000000000000102,'{"seat": 0, "vote": 1}','81780022a0d261e7dc3549ec','sent',1,1770546600,10029,NULL,1770546600,1,0);
INSERT INTO "outbox" VALUES(38,1,46,'turn',107,NULL,'{"round": 3, "seat": 0, "since": 39}','f5146c0e46f3243288d653a1','sent',1,1770593522,10032,NULL,1770593522,0,0);
INSERT INTO "outbox" VALUES(39,1,41,'letter_edit',NULL,100000000000000101,'{"at": 1770593522, "of": 35}',NULL,'sent',1,1770593522,10031,NULL,1770593522,0,0);
INSERT INTO "outbox" VALUES(41,1,52,'turn',107,NULL,'{"round": 3, "seat": 1, "since": 41}','8b93b1719850b348fe850154','sent',1,1770603718,10034,NULL,1770603718,0,0);
INSERT INTO "outbox" VALUES(42,1,52,'nudge',107,NULL,'{"by": 2, "mark": "nudge.1770649669", "seat": 1}','afaeb870c9d47f13f7ded967','sent',1,1770649669,10035,NULL,1770649669,1,0);
INSERT INTO "outbox" VALUES(43,1,41,'vote_edit',107,NULL,'{"vote": 1}',NULL,'sent',1,1770659003,10036,NULL,1770659003,0,0);
INSERT INTO "outbox" VALUES(45,1,41,'letter_edit',NULL,100000000000000101,'{"at": 1770659003, "of": 34}',NULL,'sent',1,1770659003,10038,NULL,1770659003,0,0);
INSERT INTO "outbox" VALUES(46,1,41,'letter_edit',NULL,100000000000000102,'{"at": 1770659003, "of": 36}',NULL,'sent',1,1770659003,10039,NULL,1770659003,0,0);
INSERT INTO "outbox" VALUES(47,1,52,'remind_half',NULL,100000000000000103,'{"began": 52, "nth": 1, "seat": 1}','86f0bb04a5b9148497003b8a','failed',1,1770733318,NULL,'closed',1770733318,1,0);
INSERT INTO "outbox" VALUES(48,1,52,'fallback',107,NULL,'{"began": 52, "seat": 1}','ae965e68949c1b924103afde','sent',1,1770733318,10040,NULL,1770733318,1,0);
INSERT INTO "outbox" VALUES(49,1,52,'remind_late',NULL,100000000000000103,'{"began": 52, "nth": 2, "seat": 1}','522c14d9940c7e9c33ef7312','failed',1,1770849958,NULL,'closed',1770849958,1,0);
INSERT INTO "outbox" VALUES(51,1,52,'remind_last',NULL,100000000000000103,'{"began": 52, "nth": 3, "seat": 1}','b9f232ac25dcc2d6d04492dd','failed',1,1771028518,NULL,'closed',1771028518,1,0);
INSERT INTO "outbox" VALUES(54,1,53,'turn',107,NULL,'{"round": 3, "seat": 2, "since": 46}','5d55c708ee8fd02bab9beca4','sent',1,1771035718,10044,NULL,1771035718,0,0);
INSERT INTO "outbox" VALUES(55,1,52,'call_edit',107,NULL,'{"of": 42}',NULL,'sent',1,1771035718,10045,NULL,1771035718,0,0);
INSERT INTO "outbox" VALUES(56,1,52,'call_edit',107,NULL,'{"of": 48}',NULL,'sent',1,1771035718,10046,NULL,1771035718,0,0);
INSERT INTO "outbox" VALUES(57,1,53,'seat_0',107,NULL,'{"seat": 0}','c35e4599ef3df301822ded0a','sent',1,1771094891,10047,NULL,1771094891,0,0);
INSERT INTO "outbox" VALUES(58,1,53,'seat_0_edit',107,NULL,'{"closed": true, "seat": 0, "was": "player 100000000000000102"}',NULL,'sent',1,1771108665,10048,NULL,1771108665,0,0);
INSERT INTO "outbox" VALUES(59,1,53,'seat_0',107,NULL,'{"seat": 0, "was": "player 100000000000000102"}','bfa7796906dc2dbbd9fb6be9','sent',1,1771108665,10049,NULL,1771108665,0,0);
INSERT INTO "outbox" VALUES(61,1,59,'turn',107,NULL,'{"round": 4, "seat": 0, "since": 52}','90a49b339040ac2f23b91bdc','sent',1,1771161567,10051,NULL,1771161567,0,0);
INSERT INTO "outbox" VALUES(62,1,59,'turn_edit',107,NULL,'{"of": 59, "round": 4, "seat": 0}',NULL,'sent',1,1771194424,10052,NULL,1771194424,0,0);
INSERT INTO "outbox" VALUES(64,1,53,'remind_half',NULL,100000000000000101,'{"began": 53, "nth": 1, "seat": 2}','4d051e2f0e9d69454cc5e646','sent',1,1771198175,10054,NULL,1771198175,1,0);
INSERT INTO "outbox" VALUES(66,1,61,'turn',107,NULL,'{"round": 4, "seat": 0, "since": 52, "waiting": [59]}','dc7bda7ba671f7af0859d97e','sent',1,1771234015,10057,NULL,1771234015,0,0);
INSERT INTO "outbox" VALUES(67,1,53,'letter_edit',NULL,100000000000000101,'{"at": 1771234015, "of": 64}',NULL,'sent',1,1771234015,10056,NULL,1771234015,0,0);
INSERT INTO "outbox" VALUES(69,1,66,'turn',107,NULL,'{"round": 4, "seat": 1, "since": 41}','f57553d7482411e6e3355a8d','sent',1,1771242526,10059,NULL,1771242526,0,0);
INSERT INTO "outbox" VALUES(70,1,66,'seat_2',107,NULL,'{"leads": 1, "seat": 2}','c0f528c803c1722bf611ff8a','sent',1,1771284947,10060,NULL,1771284947,0,0);
INSERT INTO "outbox" VALUES(71,1,66,'remind_half',NULL,100000000000000103,'{"began": 66, "nth": 1, "seat": 1}','2919ad0957e1c1e82cbce477','failed',1,1771372126,NULL,'closed',1771372126,1,0);
INSERT INTO "outbox" VALUES(72,1,66,'fallback',107,NULL,'{"began": 66, "seat": 1}','3d0c74972a5c90e0c0fbc952','sent',1,1771372126,10061,NULL,1771372126,1,0);
INSERT INTO "outbox" VALUES(73,1,66,'seat_2_edit',107,NULL,'{"closed": true, "seat": 2, "was": "host"}',NULL,'sent',1,1771482035,10062,NULL,1771482035,0,0);
INSERT INTO "outbox" VALUES(74,1,66,'seat_2',107,NULL,'{"seat": 2, "was": "host"}','6ec34b7037efa635fb913069','sent',1,1771482035,10063,NULL,1771482035,0,0);
INSERT INTO "outbox" VALUES(75,1,66,'remind_late',NULL,100000000000000103,'{"began": 66, "nth": 2, "seat": 1}','545ea15d6f72b8d7e5bcd04d','failed',1,1771488766,NULL,'closed',1771488766,1,0);
INSERT INTO "outbox" VALUES(77,1,66,'seat_1',107,NULL,'{"seat": 1}','b7ef6c6e3752f9a9c5a3bd91','sent',1,1771501726,10065,NULL,1771501726,0,0);
INSERT INTO "outbox" VALUES(78,1,66,'absent',NULL,100000000000000103,'{"began": 66, "seat": 1}','bd95ef353bd292f2cf5a02fa','failed',1,1771501726,NULL,'closed',1771501726,1,0);
INSERT INTO "outbox" VALUES(80,1,68,'turn',107,NULL,'{"round": 4, "seat": 2, "since": 61}','b11359d3fc388e4b44356806','sent',1,1771501726,10067,NULL,1771501726,0,0);
INSERT INTO "outbox" VALUES(81,1,66,'call_edit',107,NULL,'{"of": 72}',NULL,'sent',1,1771501726,10068,NULL,1771501726,0,0);
INSERT INTO "outbox" VALUES(82,1,68,'remind_half',NULL,100000000000000902,'{"began": 68, "nth": 1, "seat": 2}','8c835c336af457dde70b7625','failed',1,1771631326,NULL,'closed',1771631326,1,0);
INSERT INTO "outbox" VALUES(83,1,68,'fallback',107,NULL,'{"began": 68, "seat": 2}','856816f20717a9febcf7eebf','sent',1,1771631326,10069,NULL,1771631326,1,0);
INSERT INTO "outbox" VALUES(84,1,70,'seat_1_edit',107,NULL,'{"closed": false, "seat": 1, "was": "player 100000000000000103"}',NULL,'sent',1,1771681828,10070,NULL,1771681828,0,0);
INSERT INTO "outbox" VALUES(86,1,77,'turn',107,NULL,'{"round": 5, "seat": 0, "since": 66}','b6b63ff1762d0412697a42fc','sent',1,1771689545,10072,NULL,1771689545,0,0);
INSERT INTO "outbox" VALUES(87,1,68,'call_edit',107,NULL,'{"of": 83}',NULL,'sent',1,1771689545,10073,NULL,1771689545,0,0);
INSERT INTO "outbox" VALUES(88,1,77,'remind_half',NULL,100000000000000102,'{"began": 77, "nth": 1, "seat": 0}','181f31275726226a96f2d7e2','sent',1,1771772100,10074,NULL,1771772100,1,0);
INSERT INTO "outbox" VALUES(89,1,77,'remind_late',NULL,100000000000000102,'{"began": 77, "nth": 2, "seat": 0}','5d2a2e4db496d1124ec27eae','sent',1,1771935785,10075,NULL,1771935785,1,0);
INSERT INTO "outbox" VALUES(92,1,77,'remind_last',NULL,100000000000000102,'{"began": 77, "nth": 3, "seat": 0}','1964df04e08eb96543143369','sent',1,1772290500,10078,NULL,1772290500,1,0);
INSERT INTO "outbox" VALUES(94,1,84,'withdraw',107,NULL,'{"army": 2, "seat": 2, "turn": 77}','df4a19bfc2ad34954bddaedf','sent',1,1772353261,10080,NULL,1772353261,0,0);
INSERT INTO "outbox" VALUES(96,1,77,'remind_half',NULL,100000000000000902,'{"began": 77, "nth": 1, "seat": 2}','3e5430bcca42f11a273c1b1a','sent',1,1772373300,10082,NULL,1772373300,1,0);
INSERT INTO "outbox" VALUES(97,1,85,'withdraw_edit',107,NULL,'{"army": 2, "over": "placed", "seat": 2, "turn": 77}',NULL,'sent',1,1772396461,10083,NULL,1772396461,0,0);
INSERT INTO "outbox" VALUES(99,1,85,'turn',107,NULL,'{"round": 5, "seat": 1, "since": 41}','75dd7071d50f4af5e5bddbc1','sent',1,1772396461,10088,NULL,1772396461,0,0);
INSERT INTO "outbox" VALUES(100,1,77,'letter_edit',NULL,100000000000000102,'{"at": 1772396461, "of": 88}',NULL,'sent',1,1772396461,10084,NULL,1772396461,0,0);
INSERT INTO "outbox" VALUES(101,1,77,'letter_edit',NULL,100000000000000102,'{"at": 1772396461, "of": 89}',NULL,'sent',1,1772396461,10087,NULL,1772396461,0,0);
INSERT INTO "outbox" VALUES(102,1,77,'letter_edit',NULL,100000000000000102,'{"at": 1772396461, "of": 92}',NULL,'sent',1,1772396461,10089,NULL,1772396461,0,0);
INSERT INTO "outbox" VALUES(103,1,77,'letter_edit',NULL,100000000000000902,'{"at": 1772396461, "of": 96}',NULL,'sent',1,1772396461,10085,NULL,1772396461,0,0);
INSERT INTO "outbox" VALUES(104,1,85,'remind_half',NULL,100000000000000103,'{"began": 85, "nth": 1, "seat": 1}','e0ac4368eaa66ed82ae89dbe','failed',1,1772526061,NULL,'closed',1772526061,1,0);
INSERT INTO "outbox" VALUES(105,1,85,'fallback',107,NULL,'{"began": 85, "seat": 1}','1d251bf5642b1f9aa6df0d03','sent',1,1772526061,10090,NULL,1772526061,1,0);
INSERT INTO "outbox" VALUES(106,1,85,'nudge',107,NULL,'{"by": 2, "mark": "nudge.1772606916", "seat": 1}','30a401f241abd9011160fc6d','sent',1,1772606916,10091,NULL,1772606916,1,0);
INSERT INTO "outbox" VALUES(107,1,85,'remind_late',NULL,100000000000000103,'{"began": 85, "nth": 2, "seat": 1}','fa3bf99a665fd69dec82cdaf','failed',1,1772642701,NULL,'closed',1772642701,1,0);
INSERT INTO "outbox" VALUES(110,1,86,'turn',107,NULL,'{"round": 5, "seat": 2, "since": 77}','c65b5e0979f111723972b182','sent',1,1772655661,10094,NULL,1772655661,0,0);
INSERT INTO "outbox" VALUES(111,1,85,'call_edit',107,NULL,'{"of": 105}',NULL,'sent',1,1772655661,10095,NULL,1772655661,0,0);
INSERT INTO "outbox" VALUES(112,1,85,'call_edit',107,NULL,'{"of": 106}',NULL,'sent',1,1772655661,10096,NULL,1772655661,0,0);
INSERT INTO "outbox" VALUES(113,1,86,'remind_half',NULL,100000000000000902,'{"began": 86, "nth": 1, "seat": 2}','df88f3d7005f936fcaaf1f42','sent',1,1772785261,10097,NULL,1772785261,1,0);
INSERT INTO "outbox" VALUES(115,1,89,'turn',107,NULL,'{"round": 6, "seat": 0, "since": 66}','af49c2efc707995dbf36596b','sent',1,1772788908,10100,NULL,1772788908,0,0);
INSERT INTO "outbox" VALUES(116,1,86,'letter_edit',NULL,100000000000000902,'{"at": 1772788908, "of": 113}',NULL,'sent',1,1772788908,10099,NULL,1772788908,0,0);
INSERT INTO "outbox" VALUES(117,1,89,'remind_half',NULL,100000000000000102,'{"began": 89, "nth": 1, "seat": 0}','e2e43d39891277231a862bf3','sent',1,1772895300,10101,NULL,1772895300,1,0);
INSERT INTO "outbox" VALUES(118,1,89,'remind_late',NULL,100000000000000102,'{"began": 89, "nth": 2, "seat": 0}','ba8c0347ba4cc5623e948c78','sent',1,1772978100,10102,NULL,1772978100,1,0);
INSERT INTO "outbox" VALUES(120,1,89,'seat_0',107,NULL,'{"seat": 0}','d2943443da903d8cb6d8c138','sent',1,1773048108,10104,NULL,1773048108,0,0);
INSERT INTO "outbox" VALUES(122,1,90,'turn',107,NULL,'{"round": 6, "seat": 1, "since": 41}','86c88ec679a6212a8ed04318','sent',1,1773048108,10107,NULL,1773048108,0,0);
INSERT INTO "outbox" VALUES(123,1,89,'letter_edit',NULL,100000000000000102,'{"at": 1773048108, "of": 117}',NULL,'sent',1,1773048108,10106,NULL,1773048108,0,0);
INSERT INTO "outbox" VALUES(124,1,89,'letter_edit',NULL,100000000000000102,'{"at": 1773048108, "of": 118}',NULL,'sent',1,1773048108,10108,NULL,1773048108,0,0);
INSERT INTO "outbox" VALUES(125,1,89,'absent',NULL,100000000000000102,'{"began": 89, "seat": 0}','a6897e02996a3788bdfc4b56','sent',1,1773048600,10109,NULL,1773048600,0,0);
INSERT INTO "outbox" VALUES(127,1,99,'turn',107,NULL,'{"round": 6, "seat": 2, "since": 89}','99d3f006d103b3ec1c9acd45','sent',1,1773122032,10111,NULL,1773122032,0,0);
INSERT INTO "outbox" VALUES(130,1,112,'turn',107,NULL,'{"round": 7, "seat": 1, "since": 99}','0afff50f9aac5dc46c72bc13','sent',1,1773176778,10114,NULL,1773176778,0,0);
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
INSERT INTO "reminders" VALUES(1,0,77,3,1,1,0,0,0,1);
INSERT INTO "reminders" VALUES(1,0,89,2,1,1,0,0,0,0);
INSERT INTO "reminders" VALUES(1,1,52,3,1,1,0,0,1,1);
INSERT INTO "reminders" VALUES(1,1,66,2,1,1,0,0,1,0);
INSERT INTO "reminders" VALUES(1,1,85,2,1,1,0,0,1,0);
INSERT INTO "reminders" VALUES(1,2,68,1,1,0,0,0,1,0);
INSERT INTO "reminders" VALUES(1,2,77,1,1,0,0,0,0,0);
INSERT INTO "reminders" VALUES(1,2,86,1,1,0,0,0,0,0);
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
    orders TEXT,
    PRIMARY KEY (game_id, seat),
    UNIQUE (game_id, user_id),
    -- an empty name: the player's data were deleted
    CHECK (user_id IS NOT NULL OR pilot = 'autopilot' OR name = '')
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,100000000000000102,'newcomer',1,'autopilot',0,1,NULL,2,0,1209600,NULL,NULL);
INSERT INTO "seats" VALUES(1,1,100000000000000103,'player 100000000000000103',2,'player',0,0,NULL,0,0,1209600,NULL,NULL);
INSERT INTO "seats" VALUES(1,2,100000000000000902,'newcomer',0,'player',0,0,NULL,0,172800,1209600,NULL,NULL);
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
INSERT INTO "snapshots" VALUES(1,104,'1','{"regions":{"1":{"army":null,"tokens":0,"natives":0,"markers":{}},"2":{"army":null,"tokens":0,"natives":0,"markers":{"black_mountain":1}},"3":{"army":null,"tokens":0,"natives":0,"markers":{}},"4":{"army":4,"tokens":7,"natives":0,"markers":{}},"5":{"army":4,"tokens":2,"natives":0,"markers":{}},"6":{"army":null,"tokens":0,"natives":2,"markers":{}},"7":{"army":null,"tokens":0,"natives":2,"markers":{}},"8":{"army":null,"tokens":0,"natives":0,"markers":{}},"9":{"army":null,"tokens":0,"natives":0,"markers":{}},"10":{"army":null,"tokens":0,"natives":0,"markers":{}},"11":{"army":0,"tokens":1,"natives":0,"markers":{}},"12":{"army":0,"tokens":1,"natives":0,"markers":{}},"13":{"army":2,"tokens":1,"natives":0,"markers":{"black_mountain":1}},"14":{"army":null,"tokens":0,"natives":0,"markers":{}},"15":{"army":null,"tokens":0,"natives":0,"markers":{"black_mountain":1}},"16":{"army":4,"tokens":1,"natives":0,"markers":{}},"17":{"army":0,"tokens":1,"natives":0,"markers":{"black_mountain":1}},"18":{"army":null,"tokens":0,"natives":0,"markers":{}},"19":{"army":2,"tokens":1,"natives":0,"markers":{"black_mountain":1}},"20":{"army":2,"tokens":2,"natives":0,"markers":{}},"21":{"army":null,"tokens":0,"natives":0,"markers":{}},"22":{"army":null,"tokens":0,"natives":0,"markers":{}},"23":{"army":null,"tokens":0,"natives":2,"markers":{}},"24":{"army":2,"tokens":2,"natives":0,"markers":{}},"25":{"army":null,"tokens":0,"natives":0,"markers":{}},"26":{"army":0,"tokens":1,"natives":0,"markers":{}},"27":{"army":2,"tokens":1,"natives":0,"markers":{}},"28":{"army":null,"tokens":0,"natives":0,"markers":{"black_mountain":1}},"29":{"army":null,"tokens":0,"natives":0,"markers":{}},"30":{"army":null,"tokens":0,"natives":0,"markers":{}},"31":{"army":2,"tokens":1,"natives":0,"markers":{}},"32":{"army":2,"tokens":1,"natives":0,"markers":{}},"33":{"army":null,"tokens":0,"natives":0,"markers":{}}},"armies":[{"id":0,"player":0,"race":"flames","power":null,"since":1,"active":false,"hand":0,"driven":0,"aside":0,"memory":{},"extra":{}},{"id":2,"player":2,"race":"will_o_wisps","power":"vampire","since":1,"active":true,"hand":0,"driven":0,"aside":0,"memory":{},"extra":{}},{"id":4,"player":1,"race":"lizardmen","power":"muddy","since":6,"active":true,"hand":0,"driven":0,"aside":0,"memory":{},"extra":{}}],"coins":[24,7,51],"tray":{"cultists":10,"drow":9,"flames":5,"iron_dwarves":12,"kraken":10,"liches":10,"lizardmen":2,"mudmen":12,"mummies":15,"ogres":10,"shadow_mimes":12,"shrooms":10,"spiderines":12,"underground.gnomes":11,"will_o_wisps":2},"column":[{"race":"mudmen","power":"underground.mining","coins":4},{"race":"mummies","power":"magic","coins":3},{"race":"spiderines","power":"martyr","coins":1},{"race":"underground.gnomes","power":"vanishing","coins":1},{"race":"shadow_mimes","power":"royal","coins":1},{"race":"ogres","power":"shield","coins":0}],"banners":{"unseen":["cultists","drow","kraken","liches"],"under":["iron_dwarves","shrooms"]},"badges":{"unseen":["fisher","flocking","frightened","mystic","quarreling","reborn","thieving","tomb","vengeful","wise"],"under":[]},"discards":["adventurous","stone","immortal"],"seed":"0000000000000000000000000000006a","turn":{"round":7,"player":0,"step":"pick","army":null,"begun":false,"moved":false,"closed":false,"die":null,"readied":{},"journal":[],"failed":[],"used":{},"waiting":[],"heard":[],"forced":[]},"questions":[],"draws":34,"faces":[],"next_army":5,"withdrawals":[],"finds":[{"id":"froggys_ring","region":26,"memory":{"froggys_ring.region":26},"badge":"","holder":0,"before":1},{"id":"mine_of_the_lost_dwarf","region":27,"memory":{},"badge":"","holder":2,"before":-1}],"hidden":{"unseen":["altar_of_souls","crypt_of_the_tomb_raider","diamond_fields","flying_doormat","fountain_of_youth","great_brass_pipe","keep_on_the_motherland","scepter_of_avarice","shiny_orb","stinky_trolls_socks","stonehedge","sword_of_the_killer_rabbit","wickedest_pentacle"],"under":[]},"gone":{}}','2953007a259c084a1cce40d80e3d1730');
INSERT INTO "snapshots" VALUES(1,112,'1','{"regions":{"1":{"army":null,"tokens":0,"natives":0,"markers":{}},"2":{"army":null,"tokens":0,"natives":0,"markers":{"black_mountain":1}},"3":{"army":null,"tokens":0,"natives":0,"markers":{}},"4":{"army":4,"tokens":1,"natives":0,"markers":{}},"5":{"army":5,"tokens":1,"natives":0,"markers":{}},"6":{"army":5,"tokens":1,"natives":0,"markers":{"keep_walls":1}},"7":{"army":null,"tokens":0,"natives":2,"markers":{}},"8":{"army":null,"tokens":0,"natives":0,"markers":{}},"9":{"army":null,"tokens":0,"natives":0,"markers":{}},"10":{"army":null,"tokens":0,"natives":0,"markers":{}},"11":{"army":0,"tokens":1,"natives":0,"markers":{}},"12":{"army":5,"tokens":10,"natives":0,"markers":{}},"13":{"army":2,"tokens":1,"natives":0,"markers":{"black_mountain":1}},"14":{"army":null,"tokens":0,"natives":0,"markers":{}},"15":{"army":null,"tokens":0,"natives":0,"markers":{"black_mountain":1}},"16":{"army":4,"tokens":1,"natives":0,"markers":{}},"17":{"army":0,"tokens":1,"natives":0,"markers":{"black_mountain":1}},"18":{"army":null,"tokens":0,"natives":0,"markers":{}},"19":{"army":2,"tokens":1,"natives":0,"markers":{"black_mountain":1}},"20":{"army":2,"tokens":2,"natives":0,"markers":{}},"21":{"army":null,"tokens":0,"natives":0,"markers":{}},"22":{"army":null,"tokens":0,"natives":0,"markers":{}},"23":{"army":null,"tokens":0,"natives":2,"markers":{}},"24":{"army":2,"tokens":2,"natives":0,"markers":{}},"25":{"army":null,"tokens":0,"natives":0,"markers":{}},"26":{"army":0,"tokens":1,"natives":0,"markers":{}},"27":{"army":2,"tokens":1,"natives":0,"markers":{}},"28":{"army":null,"tokens":0,"natives":0,"markers":{"black_mountain":1}},"29":{"army":null,"tokens":0,"natives":0,"markers":{}},"30":{"army":null,"tokens":0,"natives":0,"markers":{}},"31":{"army":2,"tokens":1,"natives":0,"markers":{}},"32":{"army":2,"tokens":1,"natives":0,"markers":{}},"33":{"army":null,"tokens":0,"natives":0,"markers":{}}},"armies":[{"id":0,"player":0,"race":"flames","power":null,"since":1,"active":false,"hand":0,"driven":0,"aside":0,"memory":{},"extra":{}},{"id":2,"player":2,"race":"will_o_wisps","power":"vampire","since":1,"active":true,"hand":0,"driven":0,"aside":0,"memory":{},"extra":{}},{"id":4,"player":1,"race":"lizardmen","power":"muddy","since":6,"active":true,"hand":7,"driven":0,"aside":0,"memory":{},"extra":{}},{"id":5,"player":0,"race":"shadow_mimes","power":"vanishing","since":7,"active":true,"hand":0,"driven":0,"aside":0,"memory":{},"extra":{}}],"coins":[28,7,51],"tray":{"cultists":10,"drow":9,"flames":6,"iron_dwarves":12,"kraken":10,"liches":10,"lizardmen":3,"mudmen":12,"mummies":15,"ogres":10,"shadow_mimes":0,"shrooms":10,"spiderines":12,"underground.gnomes":11,"will_o_wisps":2},"column":[{"race":"mudmen","power":"underground.mining","coins":5},{"race":"mummies","power":"magic","coins":4},{"race":"spiderines","power":"martyr","coins":2},{"race":"underground.gnomes","power":"royal","coins":2},{"race":"ogres","power":"shield","coins":0},{"race":"kraken","power":"vengeful","coins":0}],"banners":{"unseen":["cultists","drow","liches"],"under":["iron_dwarves","shrooms"]},"badges":{"unseen":["fisher","flocking","frightened","mystic","quarreling","reborn","thieving","tomb","wise"],"under":[]},"discards":["adventurous","stone","immortal"],"seed":"0000000000000000000000000000006a","turn":{"round":7,"player":1,"step":"conquer","army":4,"begun":false,"moved":false,"closed":false,"die":null,"readied":{"4":6,"16":1},"journal":[],"failed":[],"used":{},"waiting":[],"heard":[],"forced":[]},"questions":[],"draws":38,"faces":[],"next_army":6,"withdrawals":[],"finds":[{"id":"froggys_ring","region":26,"memory":{"froggys_ring.region":26},"badge":"","holder":0,"before":1},{"id":"mine_of_the_lost_dwarf","region":27,"memory":{},"badge":"","holder":2,"before":-1},{"id":"keep_on_the_motherland","region":6,"memory":{},"badge":"","holder":0,"before":-1}],"hidden":{"unseen":["altar_of_souls","crypt_of_the_tomb_raider","diamond_fields","flying_doormat","fountain_of_youth","great_brass_pipe","scepter_of_avarice","shiny_orb","stinky_trolls_socks","stonehedge","sword_of_the_killer_rabbit","wickedest_pentacle"],"under":[]},"gone":{}}','de20061509386047e81902dcfc8b7b79');
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
INSERT INTO "timers" VALUES(306,1,'remind_half',1,1773306378,'{"began": 112}',1773176778);
INSERT INTO "timers" VALUES(307,1,'remind_late',1,1773423018,'{"began": 112}',1773176778);
INSERT INTO "timers" VALUES(308,1,'turn',1,1773435978,'{}',1773206395);
CREATE TABLE users (
    user_id INTEGER PRIMARY KEY,
    locale TEXT
, reminders INTEGER NOT NULL DEFAULT 1 CHECK (reminders IN (0, 1)), timezone TEXT, quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 1439), quiet_until INTEGER CHECK (quiet_until BETWEEN 0 AND 1439), away_until INTEGER, orders TEXT, style TEXT, unreachable INTEGER, taught TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "users" VALUES(100000000000000102,NULL,1,'America/New_York',600,330,NULL,NULL,NULL,NULL,'');
INSERT INTO "users" VALUES(100000000000000103,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,1772642701,'');
INSERT INTO "users" VALUES(100000000000000902,NULL,1,'America/New_York',540,870,NULL,NULL,NULL,NULL,'');
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
INSERT INTO "votes" VALUES(1,1,30,41,1,1770486203,'expired',NULL);
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
INSERT INTO "sqlite_sequence" VALUES('timers',308);
INSERT INTO "sqlite_sequence" VALUES('games',1);
INSERT INTO "sqlite_sequence" VALUES('outbox',130);
INSERT INTO "sqlite_sequence" VALUES('votes',1);
INSERT INTO "sqlite_sequence" VALUES('audit',9);
COMMIT;
