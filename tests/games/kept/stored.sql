PRAGMA application_id = 1164730991;
PRAGMA user_version = 8;
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
INSERT INTO "actions" VALUES(1,1,0,NULL,'pick','{"place":0,"kind":"pick"}',14,1769904000,NULL);
INSERT INTO "actions" VALUES(1,2,0,NULL,'conquer','{"region":38,"roll":false,"kind":"conquer"}',14,1769904000,NULL);
INSERT INTO "actions" VALUES(1,3,0,NULL,'conquer','{"region":37,"roll":false,"kind":"conquer"}',14,1769904000,NULL);
INSERT INTO "actions" VALUES(1,4,0,NULL,'conquer','{"region":29,"roll":false,"kind":"conquer"}',14,1769904000,NULL);
INSERT INTO "actions" VALUES(1,5,0,NULL,'done','{"kind":"done"}',14,1769904000,NULL);
INSERT INTO "actions" VALUES(1,6,0,NULL,'place','{"region":29,"tokens":5,"kind":"place"}',14,1769904000,NULL);
INSERT INTO "actions" VALUES(1,7,0,NULL,'place','{"region":29,"tokens":1,"kind":"place"}',14,1769904000,NULL);
INSERT INTO "actions" VALUES(1,8,0,NULL,'place','{"region":29,"tokens":1,"kind":"place"}',14,1769904000,NULL);
INSERT INTO "actions" VALUES(1,9,0,NULL,'done','{"kind":"done"}',14,1769904000,NULL);
INSERT INTO "actions" VALUES(1,10,1,NULL,'pick','{"place":3,"kind":"pick"}',16,1770271679,NULL);
INSERT INTO "actions" VALUES(1,11,1,NULL,'done','{"kind":"done"}',16,1770271679,NULL);
INSERT INTO "actions" VALUES(1,12,2,100000000000000104,'pick','{"place":2,"kind":"pick"}',18,1770311652,NULL);
INSERT INTO "actions" VALUES(1,13,2,100000000000000104,'done','{"kind":"done"}',18,1770311652,NULL);
INSERT INTO "actions" VALUES(1,14,3,100000000000000101,'pick','{"place":3,"kind":"pick"}',20,1770380703,NULL);
INSERT INTO "actions" VALUES(1,15,3,100000000000000101,'done','{"kind":"done"}',20,1770380703,NULL);
INSERT INTO "actions" VALUES(1,16,3,100000000000000101,'take_back','{"to":14,"kind":"take_back"}',20,1770380703,NULL);
INSERT INTO "actions" VALUES(1,17,3,100000000000000101,'conquer','{"region":11,"roll":false,"kind":"conquer"}',20,1770380703,NULL);
INSERT INTO "actions" VALUES(1,18,3,100000000000000101,'redeploy','{"moves":[],"kind":"redeploy"}',20,1770380703,NULL);
INSERT INTO "actions" VALUES(1,19,0,NULL,'done','{"kind":"done"}',20,1770380703,NULL);
INSERT INTO "actions" VALUES(1,20,0,NULL,'place','{"region":37,"tokens":1,"kind":"place"}',20,1770380703,NULL);
INSERT INTO "actions" VALUES(1,21,0,NULL,'place','{"region":37,"tokens":2,"kind":"place"}',20,1770380703,NULL);
INSERT INTO "actions" VALUES(1,22,0,NULL,'place','{"region":29,"tokens":1,"kind":"place"}',20,1770380703,NULL);
INSERT INTO "actions" VALUES(1,23,0,NULL,'place','{"region":29,"tokens":1,"kind":"place"}',20,1770380703,NULL);
INSERT INTO "actions" VALUES(1,24,0,NULL,'place','{"region":29,"tokens":1,"kind":"place"}',20,1770380703,NULL);
INSERT INTO "actions" VALUES(1,25,0,NULL,'place','{"region":37,"tokens":1,"kind":"place"}',20,1770380703,NULL);
INSERT INTO "actions" VALUES(1,26,0,NULL,'done','{"kind":"done"}',20,1770380703,NULL);
INSERT INTO "actions" VALUES(1,27,1,NULL,'decline','{"kind":"decline"}',20,1770553503,NULL);
INSERT INTO "actions" VALUES(1,28,2,100000000000000104,'done','{"kind":"done"}',20,1770741342,NULL);
INSERT INTO "actions" VALUES(1,29,3,100000000000000101,'conquer','{"region":15,"roll":false,"kind":"conquer"}',20,1771082106,NULL);
INSERT INTO "actions" VALUES(1,30,3,100000000000000101,'done','{"kind":"done"}',20,1771082106,NULL);
INSERT INTO "actions" VALUES(1,31,3,100000000000000101,'place','{"region":15,"tokens":7,"kind":"place"}',20,1771082106,NULL);
INSERT INTO "actions" VALUES(1,32,3,100000000000000101,'place','{"region":11,"tokens":1,"kind":"place"}',20,1771082106,NULL);
INSERT INTO "actions" VALUES(1,33,3,100000000000000101,'place','{"region":11,"tokens":1,"kind":"place"}',20,1771082106,NULL);
INSERT INTO "actions" VALUES(1,34,3,NULL,'done','{"kind":"done"}',20,1771086942,NULL);
INSERT INTO "actions" VALUES(1,35,0,100000000000000901,'done','{"kind":"done"}',20,1771247556,NULL);
INSERT INTO "actions" VALUES(1,36,0,100000000000000901,'place','{"region":38,"tokens":7,"kind":"place"}',20,1771247556,NULL);
INSERT INTO "actions" VALUES(1,37,0,100000000000000901,'done','{"kind":"done"}',20,1771247556,NULL);
INSERT INTO "actions" VALUES(1,38,1,NULL,'pick','{"place":1,"kind":"pick"}',22,1771420356,NULL);
INSERT INTO "actions" VALUES(1,39,1,NULL,'done','{"kind":"done"}',22,1771420356,NULL);
INSERT INTO "actions" VALUES(1,40,2,100000000000000104,'done','{"kind":"done"}',22,1771654588,NULL);
INSERT INTO "actions" VALUES(1,41,3,NULL,'conquer','{"region":21,"roll":false,"kind":"conquer"}',22,1771827388,NULL);
INSERT INTO "actions" VALUES(1,42,3,NULL,'done','{"kind":"done"}',22,1771827388,NULL);
INSERT INTO "actions" VALUES(1,43,3,NULL,'place','{"region":21,"tokens":2,"kind":"place"}',22,1771827388,NULL);
INSERT INTO "actions" VALUES(1,44,3,NULL,'place','{"region":21,"tokens":1,"kind":"place"}',22,1771827388,NULL);
INSERT INTO "actions" VALUES(1,45,3,NULL,'place','{"region":21,"tokens":1,"kind":"place"}',22,1771827388,NULL);
INSERT INTO "actions" VALUES(1,46,3,NULL,'place','{"region":11,"tokens":2,"kind":"place"}',22,1771827388,NULL);
INSERT INTO "actions" VALUES(1,47,3,NULL,'place','{"region":21,"tokens":2,"kind":"place"}',22,1771827388,NULL);
INSERT INTO "actions" VALUES(1,48,3,NULL,'done','{"kind":"done"}',22,1771827388,NULL);
INSERT INTO "actions" VALUES(1,49,0,100000000000000901,'conquer','{"region":21,"roll":true,"kind":"conquer"}',23,1771880216,NULL);
INSERT INTO "actions" VALUES(1,50,0,100000000000000901,'place','{"region":37,"tokens":2,"kind":"place"}',23,1771880216,NULL);
INSERT INTO "actions" VALUES(1,51,0,100000000000000901,'place','{"region":21,"tokens":4,"kind":"place"}',23,1771880216,NULL);
INSERT INTO "actions" VALUES(1,52,0,100000000000000901,'done','{"kind":"done"}',23,1771880216,NULL);
INSERT INTO "actions" VALUES(1,53,3,NULL,'by_order','{"moves":[[11,3],[15,3]],"answers":[],"kind":"by_order"}',23,1771880216,NULL);
INSERT INTO "actions" VALUES(1,54,1,NULL,'done','{"kind":"done"}',23,1772053016,NULL);
INSERT INTO "actions" VALUES(1,55,3,100000000000000103,'rearrange','{"army":3,"moves":[[11,2],[15,4]],"pieces":[],"kind":"rearrange"}',23,1772090043,NULL);
INSERT INTO "actions" VALUES(1,56,2,100000000000000104,'done','{"kind":"done"}',23,1772126924,NULL);
INSERT INTO "actions" VALUES(1,57,3,NULL,'decline','{"kind":"decline"}',23,1772299724,NULL);
INSERT INTO "actions" VALUES(1,58,0,100000000000000901,'done','{"kind":"done"}',23,1772619218,NULL);
INSERT INTO "actions" VALUES(1,59,0,100000000000000901,'place','{"region":38,"tokens":4,"kind":"place"}',23,1772619218,NULL);
INSERT INTO "actions" VALUES(1,60,0,100000000000000901,'take_back','{"to":58,"kind":"take_back"}',23,1772619218,NULL);
INSERT INTO "actions" VALUES(1,61,0,100000000000000901,'place','{"region":21,"tokens":4,"kind":"place"}',23,1772619218,NULL);
INSERT INTO "actions" VALUES(1,62,0,100000000000000901,'place','{"region":21,"tokens":1,"kind":"place"}',23,1772619218,NULL);
INSERT INTO "actions" VALUES(1,63,0,100000000000000901,'place','{"region":21,"tokens":1,"kind":"place"}',23,1772619218,NULL);
INSERT INTO "actions" VALUES(1,64,0,100000000000000901,'take_back','{"to":62,"kind":"take_back"}',23,1772619218,NULL);
INSERT INTO "actions" VALUES(1,65,0,100000000000000901,'redeploy','{"moves":[[29,1]],"kind":"redeploy"}',23,1772619218,NULL);
INSERT INTO "actions" VALUES(1,66,1,999,'rewind','{"to":56,"by":"admin","kind":"rewind"}',23,1772619218,NULL);
INSERT INTO "actions" VALUES(1,67,3,NULL,'decline','{"kind":"decline"}',23,1772792018,NULL);
INSERT INTO "actions" VALUES(1,68,0,NULL,'done','{"kind":"done"}',23,1772792018,NULL);
INSERT INTO "actions" VALUES(1,69,0,NULL,'place','{"region":37,"tokens":3,"kind":"place"}',23,1772792018,NULL);
INSERT INTO "actions" VALUES(1,70,0,NULL,'place','{"region":38,"tokens":3,"kind":"place"}',23,1772792018,NULL);
INSERT INTO "actions" VALUES(1,71,0,NULL,'done','{"kind":"done"}',23,1772792018,NULL);
INSERT INTO "actions" VALUES(1,72,1,100000000000000102,'conquer','{"region":37,"roll":false,"kind":"conquer"}',23,1772953795,NULL);
INSERT INTO "actions" VALUES(1,73,1,100000000000000102,'conquer','{"region":30,"roll":true,"kind":"conquer"}',24,1772953795,NULL);
INSERT INTO "actions" VALUES(1,74,0,NULL,'by_order','{"moves":[[21,1],[29,1],[38,1]],"answers":[],"kind":"by_order"}',24,1772996995,NULL);
INSERT INTO "actions" VALUES(1,75,2,100000000000000104,'done','{"kind":"done"}',24,1773087445,NULL);
INSERT INTO "actions" VALUES(1,76,3,NULL,'pick','{"place":3,"kind":"pick"}',26,1773260245,NULL);
INSERT INTO "actions" VALUES(1,77,3,NULL,'conquer','{"region":1,"roll":false,"kind":"conquer"}',26,1773260245,NULL);
INSERT INTO "actions" VALUES(1,78,3,NULL,'conquer','{"region":6,"roll":false,"kind":"conquer"}',26,1773260245,NULL);
INSERT INTO "actions" VALUES(1,79,3,NULL,'done','{"kind":"done"}',26,1773260245,NULL);
INSERT INTO "actions" VALUES(1,80,3,NULL,'place','{"region":6,"tokens":3,"kind":"place"}',26,1773260245,NULL);
INSERT INTO "actions" VALUES(1,81,3,NULL,'place','{"region":1,"tokens":1,"kind":"place"}',26,1773260245,NULL);
INSERT INTO "actions" VALUES(1,82,3,NULL,'place','{"region":6,"tokens":2,"kind":"place"}',26,1773260245,NULL);
INSERT INTO "actions" VALUES(1,83,3,NULL,'place','{"region":6,"tokens":2,"kind":"place"}',26,1773260245,NULL);
INSERT INTO "actions" VALUES(1,84,3,NULL,'done','{"kind":"done"}',26,1773260245,NULL);
INSERT INTO "actions" VALUES(1,85,0,NULL,'done','{"kind":"done"}',26,1773260245,NULL);
INSERT INTO "actions" VALUES(1,86,0,NULL,'place','{"region":21,"tokens":6,"kind":"place"}',26,1773260245,NULL);
INSERT INTO "actions" VALUES(1,87,0,NULL,'done','{"kind":"done"}',26,1773260245,NULL);
INSERT INTO "actions" VALUES(1,88,1,NULL,'use','{"trait":"sorcerers","target":29,"kind":"use"}',26,1773433045,NULL);
INSERT INTO "actions" VALUES(1,89,1,NULL,'done','{"kind":"done"}',26,1773433045,NULL);
INSERT INTO "actions" VALUES(1,90,1,NULL,'place','{"region":37,"tokens":2,"kind":"place"}',26,1773433045,NULL);
INSERT INTO "actions" VALUES(1,91,1,NULL,'place','{"region":37,"tokens":5,"kind":"place"}',26,1773433045,NULL);
INSERT INTO "actions" VALUES(1,92,1,NULL,'place','{"region":37,"tokens":2,"kind":"place"}',26,1773433045,NULL);
INSERT INTO "actions" VALUES(1,93,1,NULL,'done','{"kind":"done"}',26,1773433045,NULL);
INSERT INTO "actions" VALUES(1,94,1,NULL,'answer','{"chosen":[29],"kind":"answer"}',26,1773433045,NULL);
INSERT INTO "actions" VALUES(1,95,1,NULL,'answer','{"chosen":[29],"kind":"answer"}',26,1773433045,NULL);
INSERT INTO "actions" VALUES(1,96,1,NULL,'answer','{"chosen":[29],"kind":"answer"}',26,1773433045,NULL);
INSERT INTO "actions" VALUES(1,97,1,NULL,'answer','{"chosen":[29],"kind":"answer"}',26,1773433045,NULL);
INSERT INTO "actions" VALUES(1,98,1,NULL,'answer','{"chosen":[29],"kind":"answer"}',26,1773433045,NULL);
INSERT INTO "actions" VALUES(1,99,2,NULL,'conquer','{"region":1,"roll":false,"kind":"conquer"}',26,1773702174,NULL);
INSERT INTO "actions" VALUES(1,100,2,NULL,'done','{"kind":"done"}',26,1773702174,NULL);
INSERT INTO "actions" VALUES(1,101,3,100000000000000103,'use','{"trait":"dragon_master","target":12,"kind":"use"}',26,1773767015,NULL);
INSERT INTO "actions" VALUES(1,102,3,100000000000000103,'conquer','{"region":18,"roll":false,"kind":"conquer"}',26,1773767015,NULL);
INSERT INTO "actions" VALUES(1,103,3,100000000000000103,'conquer','{"region":17,"roll":false,"kind":"conquer"}',26,1773767015,NULL);
INSERT INTO "actions" VALUES(1,104,3,100000000000000103,'conquer','{"region":13,"roll":true,"kind":"conquer"}',27,1773767015,NULL);
INSERT INTO "actions" VALUES(1,105,3,100000000000000103,'place','{"region":6,"tokens":5,"kind":"place"}',27,1773767015,NULL);
INSERT INTO "actions" VALUES(1,106,3,100000000000000103,'done','{"kind":"done"}',27,1773767015,NULL);
INSERT INTO "actions" VALUES(1,107,0,NULL,'done','{"kind":"done"}',27,1773767015,NULL);
INSERT INTO "actions" VALUES(1,108,0,NULL,'place','{"region":21,"tokens":2,"kind":"place"}',27,1773767015,NULL);
INSERT INTO "actions" VALUES(1,109,0,NULL,'place','{"region":21,"tokens":3,"kind":"place"}',27,1773767015,NULL);
INSERT INTO "actions" VALUES(1,110,0,NULL,'place','{"region":21,"tokens":1,"kind":"place"}',27,1773767015,NULL);
INSERT INTO "actions" VALUES(1,111,0,NULL,'done','{"kind":"done"}',27,1773767015,NULL);
INSERT INTO "actions" VALUES(1,112,1,100000000000000102,'done','{"kind":"done"}',27,1773862541,NULL);
INSERT INTO "actions" VALUES(1,113,1,100000000000000102,'place','{"region":37,"tokens":3,"kind":"place"}',27,1773862541,NULL);
INSERT INTO "actions" VALUES(1,114,1,100000000000000102,'redeploy','{"moves":[[29,3],[37,3]],"kind":"redeploy"}',27,1773862541,NULL);
INSERT INTO "actions" VALUES(1,115,1,100000000000000102,'answer','{"chosen":[29],"kind":"answer"}',27,1773862541,NULL);
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
INSERT INTO "audit" VALUES(1,1,1,100000000000000102,'seat-left','{"seat": 1, "seq": 9, "own": true}',1769912836);
INSERT INTO "audit" VALUES(2,1,1,100000000000000902,'seat-taken','{"seat": 1, "seq": 9, "own": false}',1769913544);
INSERT INTO "audit" VALUES(3,1,1,100000000000000902,'seat-left','{"seat": 1, "seq": 9, "own": true}',1769993853);
INSERT INTO "audit" VALUES(4,1,1,100000000000000101,'paused','{}',1770102794);
INSERT INTO "audit" VALUES(5,1,1,100000000000000101,'unpaused','{}',1770124873);
INSERT INTO "audit" VALUES(6,1,1,100000000000000101,'asked-back','{}',1770485856);
INSERT INTO "audit" VALUES(7,1,1,100000000000000902,'seat-taken','{"seat": 1, "seq": 26, "own": false}',1770493824);
INSERT INTO "audit" VALUES(8,1,1,NULL,'seat-missed','{"seat": 2, "seq": 26}',1770553503);
INSERT INTO "audit" VALUES(9,1,1,100000000000000101,'seat-autopilot','{"seat": 4, "seq": 27, "own": true}',1770556733);
INSERT INTO "audit" VALUES(10,1,1,100000000000000101,'seat-back','{"seat": 4, "seq": 27, "own": true}',1770604655);
INSERT INTO "audit" VALUES(11,1,1,100000000000000103,'seat-back','{"seat": 2, "seq": 27, "own": true}',1770607380);
INSERT INTO "audit" VALUES(12,1,1,100000000000000103,'vote-refused','{}',1770623098);
INSERT INTO "audit" VALUES(13,1,1,100000000000000902,'seat-left','{"seat": 1, "seq": 28, "own": true}',1770762148);
INSERT INTO "audit" VALUES(14,1,1,100000000000000901,'seat-taken','{"seat": 1, "seq": 28, "own": false}',1770763938);
INSERT INTO "audit" VALUES(15,1,1,100000000000000103,'seat-offered','{"seat": 2, "seq": 28, "own": true}',1770884967);
INSERT INTO "audit" VALUES(16,1,1,100000000000000902,'seat-taken','{"seat": 2, "seq": 28, "own": false}',1771064359);
INSERT INTO "audit" VALUES(17,1,1,100000000000000902,'seat-left','{"seat": 2, "seq": 34, "own": true}',1771211277);
INSERT INTO "audit" VALUES(18,1,1,100000000000000102,'seat-taken','{"seat": 2, "seq": 34, "own": false}',1771213141);
INSERT INTO "audit" VALUES(19,1,1,100000000000000102,'asked-back','{}',1771415723);
INSERT INTO "audit" VALUES(20,1,1,100000000000000102,'vote-withdrawn','{}',1771437168);
INSERT INTO "audit" VALUES(21,1,1,100000000000000101,'asked-back','{}',1771643064);
INSERT INTO "audit" VALUES(22,1,1,100000000000000901,'vote-refused','{}',1771749069);
INSERT INTO "audit" VALUES(23,1,1,NULL,'seat-missed','{"seat": 4, "seq": 40}',1771827388);
INSERT INTO "audit" VALUES(24,1,1,100000000000000103,'seat-taken','{"seat": 4, "seq": 53, "own": false}',1771956948);
INSERT INTO "audit" VALUES(25,1,1,NULL,'seat-missed','{"seat": 2, "seq": 53}',1772053016);
INSERT INTO "audit" VALUES(26,1,1,100000000000000102,'seat-back','{"seat": 2, "seq": 57, "own": true}',1772325011);
INSERT INTO "audit" VALUES(27,1,1,100000000000000104,'seat-offered','{"seat": 3, "seq": 57, "own": true}',1772502051);
INSERT INTO "audit" VALUES(28,1,1,999,'went-back-admin','{}',1772619218);
INSERT INTO "audit" VALUES(29,1,1,100000000000000901,'seat-autopilot','{"seat": 1, "seq": 66, "own": true}',1772696345);
INSERT INTO "audit" VALUES(30,1,1,100000000000000901,'seat-back','{"seat": 1, "seq": 71, "own": true}',1772797948);
INSERT INTO "audit" VALUES(31,1,1,100000000000000901,'seat-left','{"seat": 1, "seq": 75, "own": true}',1773159973);
INSERT INTO "audit" VALUES(32,1,1,NULL,'seat-missed','{"seat": 4, "seq": 75}',1773260245);
INSERT INTO "audit" VALUES(33,1,1,100000000000000103,'seat-back','{"seat": 4, "seq": 87, "own": true}',1773295863);
CREATE TABLE ballots (
    vote_id INTEGER NOT NULL REFERENCES votes (id),
    seat INTEGER NOT NULL,
    agrees INTEGER NOT NULL CHECK (agrees IN (0, 1)),
    PRIMARY KEY (vote_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "ballots" VALUES(1,1,0);
INSERT INTO "ballots" VALUES(1,3,1);
INSERT INTO "ballots" VALUES(2,1,0);
INSERT INTO "ballots" VALUES(3,0,0);
INSERT INTO "ballots" VALUES(3,2,1);
INSERT INTO "ballots" VALUES(3,3,1);
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
INSERT INTO "clocks" VALUES(1,0,0,0,'nothing',1769904000,'clock');
INSERT INTO "clocks" VALUES(1,9,1,0,'nothing',1770271679,'clock');
INSERT INTO "clocks" VALUES(1,11,2,132827,'nothing',1770311652,'');
INSERT INTO "clocks" VALUES(1,13,3,103749,'nothing',1770380703,'');
INSERT INTO "clocks" VALUES(1,26,1,0,'nothing',1770553503,'clock');
INSERT INTO "clocks" VALUES(1,27,2,0,'nothing',1770741342,'');
INSERT INTO "clocks" VALUES(1,28,3,0,'nothing',1771086942,'clock');
INSERT INTO "clocks" VALUES(1,34,0,12186,'nothing',1771247556,'');
INSERT INTO "clocks" VALUES(1,37,1,0,'nothing',1771420356,'clock');
INSERT INTO "clocks" VALUES(1,39,2,0,'nothing',1771654588,'');
INSERT INTO "clocks" VALUES(1,40,3,0,'nothing',1771827388,'clock');
INSERT INTO "clocks" VALUES(1,48,0,119972,'nothing',1771880216,'');
INSERT INTO "clocks" VALUES(1,53,1,0,'nothing',1772053016,'clock');
INSERT INTO "clocks" VALUES(1,54,2,98892,'nothing',1772126924,'');
INSERT INTO "clocks" VALUES(1,56,3,0,'nothing',1772792018,'clock');
INSERT INTO "clocks" VALUES(1,57,0,0,'nothing',1772619218,'');
INSERT INTO "clocks" VALUES(1,65,1,172800,'nothing',1772619218,'');
INSERT INTO "clocks" VALUES(1,71,1,11023,'nothing',1772996995,'');
INSERT INTO "clocks" VALUES(1,74,2,82350,'nothing',1773087445,'');
INSERT INTO "clocks" VALUES(1,75,3,0,'nothing',1773260245,'clock');
INSERT INTO "clocks" VALUES(1,87,1,0,'nothing',1773433045,'clock');
INSERT INTO "clocks" VALUES(1,98,2,0,'nothing',1773702174,'clock');
INSERT INTO "clocks" VALUES(1,100,3,107959,'nothing',1773767015,'');
INSERT INTO "clocks" VALUES(1,111,1,77274,'turn',1773862541,'');
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
INSERT INTO "former" VALUES(1,0,26,100000000000000102,'Bén Öz',0,0,1209600);
INSERT INTO "former" VALUES(1,0,28,100000000000000902,'newcomer',0,172800,1209600);
INSERT INTO "former" VALUES(1,0,75,100000000000000901,'newcomer',0,26106,1209600);
INSERT INTO "former" VALUES(1,1,28,100000000000000103,'민준',0,0,1209600);
INSERT INTO "former" VALUES(1,1,34,100000000000000902,'newcomer',0,172800,1209600);
INSERT INTO "former" VALUES(1,3,53,100000000000000101,'Ann',0,0,1209600);
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
    engine TEXT, paused INTEGER, archived INTEGER, nudged INTEGER, again INTEGER REFERENCES games (id),
    CHECK ((started IS NULL) = (seed IS NULL)),
    CHECK ((seed IS NULL) = (commitment IS NULL)),
    CHECK ((ended IS NULL) = (status IN ('lobby', 'running'))),
    CHECK (status NOT IN ('running', 'over') OR started IS NOT NULL)
) STRICT;
INSERT INTO "games" VALUES(1,1,11,'base','{"seats": 4, "open_scores": false, "clock": 48, "clock_chosen": true, "withdrawals": "ask", "computers": 0, "language": ""}','running',100000000000000104,NULL,1769558400,1769558400,NULL,'000000000000000000000000000000ca','77f092cad6ecd9c8418d6da2163ced6e07fb297b1c56558d792a68f279e5f049','1',NULL,NULL,1771178666,NULL);
INSERT INTO "games" VALUES(2,1,12,'base','{"seats": 3, "open_scores": false, "clock": 24, "clock_chosen": true, "withdrawals": "instant", "computers": 0, "language": ""}','lobby',100000000000000101,NULL,1773862541,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE messages (
    message_id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (id),
    purpose TEXT NOT NULL,
    channel INTEGER NOT NULL,
    seq INTEGER NOT NULL
) STRICT;
INSERT INTO "messages" VALUES(10001,1,'lobby',11,0);
INSERT INTO "messages" VALUES(10003,1,'turn',11,0);
INSERT INTO "messages" VALUES(10011,1,'turn',11,9);
INSERT INTO "messages" VALUES(10014,1,'seat_0',11,9);
INSERT INTO "messages" VALUES(10016,1,'seat_0',11,9);
INSERT INTO "messages" VALUES(10018,1,'seat_0',11,9);
INSERT INTO "messages" VALUES(10027,1,'turn',11,11);
INSERT INTO "messages" VALUES(10031,1,'turn',11,13);
INSERT INTO "messages" VALUES(10035,1,'turn',11,26);
INSERT INTO "messages" VALUES(10037,1,'vote',11,26);
INSERT INTO "messages" VALUES(10043,1,'seat_0',11,26);
INSERT INTO "messages" VALUES(10047,1,'seat_1',11,26);
INSERT INTO "messages" VALUES(10054,1,'turn',11,27);
INSERT INTO "messages" VALUES(10055,1,'seat_3',11,27);
INSERT INTO "messages" VALUES(10067,1,'nudge',11,27);
INSERT INTO "messages" VALUES(10068,1,'nudge',11,27);
INSERT INTO "messages" VALUES(10073,1,'turn',11,28);
INSERT INTO "messages" VALUES(10077,1,'seat_0',11,28);
INSERT INTO "messages" VALUES(10079,1,'seat_0',11,28);
INSERT INTO "messages" VALUES(10081,1,'seat_1',11,28);
INSERT INTO "messages" VALUES(10084,1,'nudge',11,28);
INSERT INTO "messages" VALUES(10086,1,'seat_1',11,28);
INSERT INTO "messages" VALUES(10091,1,'turn',11,34);
INSERT INTO "messages" VALUES(10096,1,'nudge',11,34);
INSERT INTO "messages" VALUES(10097,1,'seat_1',11,34);
INSERT INTO "messages" VALUES(10099,1,'seat_1',11,34);
INSERT INTO "messages" VALUES(10103,1,'turn',11,37);
INSERT INTO "messages" VALUES(10108,1,'vote',11,37);
INSERT INTO "messages" VALUES(10115,1,'turn',11,39);
INSERT INTO "messages" VALUES(10124,1,'vote',11,39);
INSERT INTO "messages" VALUES(10131,1,'turn',11,40);
INSERT INTO "messages" VALUES(10143,1,'seat_3',11,40);
INSERT INTO "messages" VALUES(10147,1,'turn',11,48);
INSERT INTO "messages" VALUES(10152,1,'turn',11,53);
INSERT INTO "messages" VALUES(10155,1,'seat_3',11,53);
INSERT INTO "messages" VALUES(10159,1,'seat_1',11,53);
INSERT INTO "messages" VALUES(10163,1,'turn',11,54);
INSERT INTO "messages" VALUES(10167,1,'turn',11,56);
INSERT INTO "messages" VALUES(10173,1,'turn',11,57);
INSERT INTO "messages" VALUES(10180,1,'seat_2',11,57);
INSERT INTO "messages" VALUES(10183,1,'went_back',11,65);
INSERT INTO "messages" VALUES(10187,1,'turn',11,56);
INSERT INTO "messages" VALUES(10188,1,'seat_0',11,66);
INSERT INTO "messages" VALUES(10196,1,'turn',11,71);
INSERT INTO "messages" VALUES(10200,1,'withdraw',11,73);
INSERT INTO "messages" VALUES(10209,1,'turn',11,74);
INSERT INTO "messages" VALUES(10213,1,'turn',11,75);
INSERT INTO "messages" VALUES(10214,1,'seat_0',11,75);
INSERT INTO "messages" VALUES(10218,1,'seat_3',11,75);
INSERT INTO "messages" VALUES(10224,1,'turn',11,87);
INSERT INTO "messages" VALUES(10232,1,'turn',11,98);
INSERT INTO "messages" VALUES(10241,1,'turn',11,100);
INSERT INTO "messages" VALUES(10246,1,'turn',11,111);
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
    created INTEGER NOT NULL, closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
    CHECK ((channel IS NULL) <> (user_id IS NULL))
) STRICT;
INSERT INTO "outbox" VALUES(1,1,0,'lobby',11,NULL,'{}','816488d1f90f45628b65951a','sent',1,1769558400,10001,NULL,1769558400,0);
INSERT INTO "outbox" VALUES(4,1,0,'lobby_edit',11,NULL,'{}',NULL,'sent',1,1769558400,10002,NULL,1769558400,0);
INSERT INTO "outbox" VALUES(5,1,0,'turn',11,NULL,'{"round": 1, "seat": 0, "since": 0}','fe942ca712cd007704222648','sent',1,1769558400,10003,NULL,1769558400,0);
INSERT INTO "outbox" VALUES(6,1,0,'remind_half',NULL,100000000000000102,'{"began": 0, "nth": 1, "seat": 0}','6d293b3097030189ad4e8e9f','sent',1,1769626500,10004,NULL,1769626500,1);
INSERT INTO "outbox" VALUES(7,1,0,'remind_late',NULL,100000000000000102,'{"began": 0, "nth": 2, "seat": 0}','690c09995534efd35c2d1458','sent',1,1769712900,10005,NULL,1769712900,1);
INSERT INTO "outbox" VALUES(8,1,0,'turn_now_edit',11,NULL,'{"of": 0}',NULL,'sent',1,1769731200,10006,NULL,1769731200,0);
INSERT INTO "outbox" VALUES(9,1,0,'remind_last',NULL,100000000000000102,'{"began": 0, "nth": 3, "seat": 0}','2a70c2b3f18af15543cac3a6','sent',1,1769885700,10007,NULL,1769885700,1);
INSERT INTO "outbox" VALUES(10,1,0,'turn_now_edit',11,NULL,'{"of": 0}',NULL,'sent',1,1769904000,10008,NULL,1769904000,0);
INSERT INTO "outbox" VALUES(11,1,8,'turn_edit',11,NULL,'{"of": 0}',NULL,'sent',1,1769904000,10009,NULL,1769904000,0);
INSERT INTO "outbox" VALUES(12,1,9,'turn',11,NULL,'{"round": 1, "seat": 1, "since": 0}','b1e0e584d3c14c2de58b0d37','sent',1,1769904000,10011,NULL,1769904000,0);
INSERT INTO "outbox" VALUES(13,1,0,'letter_edit',NULL,100000000000000102,'{"at": 1769904000, "of": 6}',NULL,'sent',1,1769904000,10010,NULL,1769904000,0);
INSERT INTO "outbox" VALUES(14,1,0,'letter_edit',NULL,100000000000000102,'{"at": 1769904000, "of": 7}',NULL,'sent',1,1769904000,10012,NULL,1769904000,0);
INSERT INTO "outbox" VALUES(15,1,0,'letter_edit',NULL,100000000000000102,'{"at": 1769904000, "of": 9}',NULL,'sent',1,1769904000,10013,NULL,1769904000,0);
INSERT INTO "outbox" VALUES(16,1,9,'seat_0',11,NULL,'{"seat": 0}','3c4aa69b31904ecc12b05473','sent',1,1769912836,10014,NULL,1769912836,0);
INSERT INTO "outbox" VALUES(17,1,9,'seat_0_edit',11,NULL,'{"closed": true, "seat": 0, "was": "B\u00e9n \u00d6z"}',NULL,'sent',1,1769913544,10015,NULL,1769913544,0);
INSERT INTO "outbox" VALUES(18,1,9,'seat_0',11,NULL,'{"seat": 0, "was": "B\u00e9n \u00d6z"}','6e08b6236eeaeea17a2a44b9','sent',1,1769913544,10016,NULL,1769913544,0);
INSERT INTO "outbox" VALUES(19,1,9,'remind_half',NULL,100000000000000103,'{"began": 9, "nth": 1, "seat": 1}','82722783b8d804aba41aee06','sent',1,1769990400,10017,NULL,1769990400,1);
INSERT INTO "outbox" VALUES(20,1,9,'seat_0',11,NULL,'{"seat": 0}','86c737e95fcb7793c6fdeb2d','sent',1,1769993853,10018,NULL,1769993853,0);
INSERT INTO "outbox" VALUES(21,1,9,'remind_late',NULL,100000000000000103,'{"began": 9, "nth": 2, "seat": 1}','91ac0527706a6996c3b446eb','sent',1,1770068160,10019,NULL,1770068160,1);
INSERT INTO "outbox" VALUES(22,1,9,'turn_now_edit',11,NULL,'{"of": 9}',NULL,'sent',1,1770076800,10020,NULL,1770076800,0);
INSERT INTO "outbox" VALUES(23,1,9,'turn_now_edit',11,NULL,'{"of": 9}',NULL,'sent',1,1770102794,10021,NULL,1770102794,0);
INSERT INTO "outbox" VALUES(24,1,9,'turn_now_edit',11,NULL,'{"of": 9}',NULL,'sent',1,1770124873,10022,NULL,1770124873,0);
INSERT INTO "outbox" VALUES(25,1,9,'remind_last',NULL,100000000000000103,'{"began": 9, "nth": 3, "seat": 1}','d703507f0f5f9c5fe61b164e','sent',1,1770264479,10023,NULL,1770264479,1);
INSERT INTO "outbox" VALUES(26,1,9,'turn_now_edit',11,NULL,'{"of": 9}',NULL,'sent',1,1770271679,10024,NULL,1770271679,0);
INSERT INTO "outbox" VALUES(27,1,10,'turn_edit',11,NULL,'{"of": 9}',NULL,'sent',1,1770271679,10025,NULL,1770271679,0);
INSERT INTO "outbox" VALUES(28,1,11,'turn',11,NULL,'{"round": 1, "seat": 2, "since": 0}','4c9e9722cb3a66908847a184','sent',1,1770271679,10027,NULL,1770271679,0);
INSERT INTO "outbox" VALUES(29,1,9,'letter_edit',NULL,100000000000000103,'{"at": 1770271679, "of": 19}',NULL,'sent',1,1770271679,10026,NULL,1770271679,0);
INSERT INTO "outbox" VALUES(30,1,9,'letter_edit',NULL,100000000000000103,'{"at": 1770271679, "of": 21}',NULL,'sent',1,1770271679,10028,NULL,1770271679,0);
INSERT INTO "outbox" VALUES(31,1,9,'letter_edit',NULL,100000000000000103,'{"at": 1770271679, "of": 25}',NULL,'sent',1,1770271679,10029,NULL,1770271679,0);
INSERT INTO "outbox" VALUES(32,1,12,'turn_edit',11,NULL,'{"of": 11}',NULL,'sent',1,1770311652,10030,NULL,1770311652,0);
INSERT INTO "outbox" VALUES(33,1,13,'turn',11,NULL,'{"round": 1, "seat": 3, "since": 0}','d04ee748182ded551cbca121','sent',1,1770311652,10031,NULL,1770311652,0);
INSERT INTO "outbox" VALUES(35,1,15,'turn_edit',11,NULL,'{"of": 15, "round": 2, "seat": 0}',NULL,'sent',1,1770380703,10032,NULL,1770380703,0);
INSERT INTO "outbox" VALUES(37,1,17,'turn_edit',11,NULL,'{"of": 13}',NULL,'sent',1,1770380703,10033,NULL,1770380703,0);
INSERT INTO "outbox" VALUES(38,1,25,'turn_edit',11,NULL,'{"of": 18}',NULL,'sent',1,1770380703,10034,NULL,1770380703,0);
INSERT INTO "outbox" VALUES(39,1,26,'turn',11,NULL,'{"round": 2, "seat": 1, "since": 0}','87521d510e7493ab5e7da616','sent',1,1770380703,10035,NULL,1770380703,0);
INSERT INTO "outbox" VALUES(40,1,26,'remind_half',NULL,100000000000000103,'{"began": 26, "nth": 1, "seat": 1}','8b6dd6f8c11572aa0b09b54c','sent',1,1770467103,10036,NULL,1770467103,1);
INSERT INTO "outbox" VALUES(41,1,26,'vote',11,NULL,'{"mark": 1, "vote": 1}','cb33708cb02118d42e297adc','sent',1,1770485856,10037,NULL,1770485856,0);
INSERT INTO "outbox" VALUES(42,1,26,'turn_now_edit',11,NULL,'{"of": 26}',NULL,'sent',1,1770485856,10039,NULL,1770485856,0);
INSERT INTO "outbox" VALUES(43,1,26,'vote_letter',NULL,100000000000000103,'{"seat": 1, "vote": 1}','6682deb9b43aea9e94886a00','sent',1,1770485856,10038,NULL,1770485856,1);
INSERT INTO "outbox" VALUES(44,1,26,'vote_letter',NULL,100000000000000104,'{"seat": 2, "vote": 1}','1af6456943e3fdc484381ff7','sent',1,1770489000,10040,NULL,1770489000,1);
INSERT INTO "outbox" VALUES(45,1,26,'seat_0_edit',11,NULL,'{"closed": true, "seat": 0, "was": "newcomer"}',NULL,'sent',1,1770493824,10041,NULL,1770493824,0);
INSERT INTO "outbox" VALUES(46,1,26,'seat_0',11,NULL,'{"seat": 0, "was": "newcomer"}','bfeb71d7632a673155821e4c','sent',1,1770493824,10043,NULL,1770493824,0);
INSERT INTO "outbox" VALUES(47,1,26,'vote_edit',11,NULL,'{"vote": 1}',NULL,'sent',1,1770493824,10044,NULL,1770493824,0);
INSERT INTO "outbox" VALUES(48,1,26,'turn_now_edit',11,NULL,'{"of": 26}',NULL,'sent',1,1770493824,10045,NULL,1770493824,0);
INSERT INTO "outbox" VALUES(49,1,26,'vote_letter',NULL,100000000000000902,'{"seat": 0, "vote": 1}','457ff7e964e5ee782b756fae','sent',1,1770493824,10042,NULL,1770493824,1);
INSERT INTO "outbox" VALUES(50,1,26,'remind_late',NULL,100000000000000103,'{"began": 26, "nth": 2, "seat": 1}','ecfa787a5438af191042e88c','sent',1,1770544863,10046,NULL,1770544863,1);
INSERT INTO "outbox" VALUES(52,1,26,'seat_1',11,NULL,'{"seat": 1}','b08ec319b9b7bcf379346425','sent',1,1770553503,10047,NULL,1770553503,0);
INSERT INTO "outbox" VALUES(53,1,26,'vote_edit',11,NULL,'{"vote": 1}',NULL,'sent',1,1770553503,10048,NULL,1770553503,0);
INSERT INTO "outbox" VALUES(54,1,26,'turn_now_edit',11,NULL,'{"of": 26}',NULL,'sent',1,1770553503,10050,NULL,1770553503,0);
INSERT INTO "outbox" VALUES(55,1,26,'absent',NULL,100000000000000103,'{"began": 26, "seat": 1}','e5d28d786bbaf5e6ebff4f21','sent',1,1770553503,10049,NULL,1770553503,1);
INSERT INTO "outbox" VALUES(56,1,26,'turn_edit',11,NULL,'{"of": 26}',NULL,'sent',1,1770553503,10052,NULL,1770553503,0);
INSERT INTO "outbox" VALUES(57,1,27,'turn',11,NULL,'{"round": 2, "seat": 2, "since": 13}','6948c65ab800c012c7328c09','sent',1,1770553503,10054,NULL,1770553503,0);
INSERT INTO "outbox" VALUES(58,1,26,'letter_edit',NULL,100000000000000103,'{"at": 1770553503, "of": 40}',NULL,'sent',1,1770553503,10051,NULL,1770553503,0);
INSERT INTO "outbox" VALUES(59,1,26,'letter_edit',NULL,100000000000000103,'{"at": 1770553503, "of": 50}',NULL,'sent',1,1770553503,10053,NULL,1770553503,0);
INSERT INTO "outbox" VALUES(60,1,27,'seat_3',11,NULL,'{"seat": 3}','121ab1dc71c8fb3b36a9859f','sent',1,1770556733,10055,NULL,1770556733,0);
INSERT INTO "outbox" VALUES(61,1,27,'seat_3_edit',11,NULL,'{"closed": false, "seat": 3, "was": "Ann"}',NULL,'sent',1,1770604655,10056,NULL,1770604655,0);
INSERT INTO "outbox" VALUES(62,1,27,'seat_1_edit',11,NULL,'{"closed": false, "seat": 1, "was": "\ubbfc\uc900"}',NULL,'sent',1,1770607380,10057,NULL,1770607380,0);
INSERT INTO "outbox" VALUES(63,1,26,'vote_edit',11,NULL,'{"vote": 1}',NULL,'sent',1,1770607380,10059,NULL,1770607380,0);
INSERT INTO "outbox" VALUES(64,1,27,'turn_now_edit',11,NULL,'{"of": 27}',NULL,'sent',1,1770607380,10060,NULL,1770607380,0);
INSERT INTO "outbox" VALUES(65,1,26,'letter_edit',NULL,100000000000000103,'{"at": 1770607380, "of": 55}',NULL,'sent',1,1770607380,10058,NULL,1770607380,0);
INSERT INTO "outbox" VALUES(66,1,26,'vote_edit',11,NULL,'{"vote": 1}',NULL,'sent',1,1770623098,10061,NULL,1770623098,0);
INSERT INTO "outbox" VALUES(67,1,27,'turn_now_edit',11,NULL,'{"of": 27}',NULL,'sent',1,1770623098,10062,NULL,1770623098,0);
INSERT INTO "outbox" VALUES(68,1,26,'letter_edit',NULL,100000000000000103,'{"at": 1770623098, "of": 43}',NULL,'sent',1,1770623098,10063,NULL,1770623098,0);
INSERT INTO "outbox" VALUES(69,1,26,'letter_edit',NULL,100000000000000104,'{"at": 1770623098, "of": 44}',NULL,'sent',1,1770623098,10064,NULL,1770623098,0);
INSERT INTO "outbox" VALUES(70,1,26,'letter_edit',NULL,100000000000000902,'{"at": 1770623098, "of": 49}',NULL,'sent',1,1770623098,10065,NULL,1770623098,0);
INSERT INTO "outbox" VALUES(71,1,27,'remind_half',NULL,100000000000000104,'{"began": 27, "nth": 1, "seat": 2}','467fc3efb6ad9662d722b057','sent',1,1770634500,10066,NULL,1770634500,1);
INSERT INTO "outbox" VALUES(72,1,27,'nudge',11,NULL,'{"by": 1, "mark": "nudge.1770651162", "seat": 2}','0d0b8d9d0bf982316f3d22c3','sent',1,1770651162,10067,NULL,1770651162,1);
INSERT INTO "outbox" VALUES(73,1,27,'nudge',11,NULL,'{"by": 1, "mark": "nudge.1770673098", "seat": 2}','4e702d0fe942149a52749617','sent',1,1770673098,10068,NULL,1770673098,1);
INSERT INTO "outbox" VALUES(74,1,27,'remind_late',NULL,100000000000000104,'{"began": 27, "nth": 2, "seat": 2}','9518112a1ebc0c554758d15a','sent',1,1770717663,10069,NULL,1770717663,1);
INSERT INTO "outbox" VALUES(75,1,27,'turn_now_edit',11,NULL,'{"of": 27}',NULL,'sent',1,1770726303,10070,NULL,1770726303,0);
INSERT INTO "outbox" VALUES(76,1,27,'turn_edit',11,NULL,'{"of": 27}',NULL,'sent',1,1770741342,10071,NULL,1770741342,0);
INSERT INTO "outbox" VALUES(77,1,28,'turn',11,NULL,'{"round": 2, "seat": 3, "since": 18}','1635e0dff4be38965144a2bd','sent',1,1770741342,10073,NULL,1770741342,0);
INSERT INTO "outbox" VALUES(78,1,27,'call_edit',11,NULL,'{"of": 72}',NULL,'sent',1,1770741342,10075,NULL,1770741342,0);
INSERT INTO "outbox" VALUES(79,1,27,'call_edit',11,NULL,'{"of": 73}',NULL,'sent',1,1770741342,10076,NULL,1770741342,0);
INSERT INTO "outbox" VALUES(80,1,27,'letter_edit',NULL,100000000000000104,'{"at": 1770741342, "of": 71}',NULL,'sent',1,1770741342,10072,NULL,1770741342,0);
INSERT INTO "outbox" VALUES(81,1,27,'letter_edit',NULL,100000000000000104,'{"at": 1770741342, "of": 74}',NULL,'sent',1,1770741342,10074,NULL,1770741342,0);
INSERT INTO "outbox" VALUES(82,1,28,'seat_0',11,NULL,'{"seat": 0}','8b64abcdcf96d730a8acb576','sent',1,1770762148,10077,NULL,1770762148,0);
INSERT INTO "outbox" VALUES(83,1,28,'seat_0_edit',11,NULL,'{"closed": true, "seat": 0, "was": "newcomer"}',NULL,'sent',1,1770763938,10078,NULL,1770763938,0);
INSERT INTO "outbox" VALUES(84,1,28,'seat_0',11,NULL,'{"seat": 0, "was": "newcomer"}','4a1fd22b8dff9dc8da9bb91d','sent',1,1770763938,10079,NULL,1770763938,0);
INSERT INTO "outbox" VALUES(85,1,28,'remind_half',NULL,100000000000000101,'{"began": 28, "nth": 1, "seat": 3}','8ffb9bc492e242bbe26b8295','sent',1,1770827742,10080,NULL,1770827742,1);
INSERT INTO "outbox" VALUES(86,1,28,'seat_1',11,NULL,'{"seat": 1}','38392bd2e3de619cb0c88ad5','sent',1,1770884967,10081,NULL,1770884967,0);
INSERT INTO "outbox" VALUES(87,1,28,'remind_late',NULL,100000000000000101,'{"began": 28, "nth": 2, "seat": 3}','2f66087428a7bfe7e1cacde0','sent',1,1770905502,10082,NULL,1770905502,1);
INSERT INTO "outbox" VALUES(88,1,28,'turn_now_edit',11,NULL,'{"of": 28}',NULL,'sent',1,1770914142,10083,NULL,1770914142,0);
INSERT INTO "outbox" VALUES(89,1,28,'nudge',11,NULL,'{"by": 2, "mark": "nudge.1770938218", "seat": 3}','a5aa0c7248146cd46fe960c0','sent',1,1770938218,10084,NULL,1770938218,1);
INSERT INTO "outbox" VALUES(90,1,28,'seat_1_edit',11,NULL,'{"closed": true, "seat": 1, "was": "\ubbfc\uc900"}',NULL,'sent',1,1771064359,10085,NULL,1771064359,0);
INSERT INTO "outbox" VALUES(91,1,28,'seat_1',11,NULL,'{"seat": 1, "was": "\ubbfc\uc900"}','2ff48c32022b04aa6a9dc9b5','sent',1,1771064359,10086,NULL,1771064359,0);
INSERT INTO "outbox" VALUES(92,1,28,'remind_last',NULL,100000000000000101,'{"began": 28, "nth": 3, "seat": 3}','0df9b0511946e214ad07d94a','sent',1,1771079742,10087,NULL,1771079742,1);
INSERT INTO "outbox" VALUES(93,1,33,'turn_now_edit',11,NULL,'{"of": 28}',NULL,'sent',1,1771086942,10088,NULL,1771086942,0);
INSERT INTO "outbox" VALUES(94,1,33,'turn_edit',11,NULL,'{"of": 28}',NULL,'sent',1,1771086942,10089,NULL,1771086942,0);
INSERT INTO "outbox" VALUES(95,1,34,'turn',11,NULL,'{"round": 3, "seat": 0, "since": 0}','e72a4d9f089f120f87959bda','sent',1,1771086942,10091,NULL,1771086942,0);
INSERT INTO "outbox" VALUES(96,1,28,'call_edit',11,NULL,'{"of": 89}',NULL,'sent',1,1771086942,10093,NULL,1771086942,0);
INSERT INTO "outbox" VALUES(97,1,28,'letter_edit',NULL,100000000000000101,'{"at": 1771086942, "of": 85}',NULL,'sent',1,1771086942,10090,NULL,1771086942,0);
INSERT INTO "outbox" VALUES(98,1,28,'letter_edit',NULL,100000000000000101,'{"at": 1771086942, "of": 87}',NULL,'sent',1,1771086942,10092,NULL,1771086942,0);
INSERT INTO "outbox" VALUES(99,1,28,'letter_edit',NULL,100000000000000101,'{"at": 1771086942, "of": 92}',NULL,'sent',1,1771086942,10094,NULL,1771086942,0);
INSERT INTO "outbox" VALUES(100,1,34,'remind_half',NULL,100000000000000901,'{"began": 34, "nth": 1, "seat": 0}','b91b72f0a9fb487024253d22','sent',1,1771160100,10095,NULL,1771160100,1);
INSERT INTO "outbox" VALUES(101,1,34,'nudge',11,NULL,'{"by": 1, "mark": "nudge.1771178666", "seat": 0}','5803cca02cb5684c4252ab32','sent',1,1771178666,10096,NULL,1771178666,1);
INSERT INTO "outbox" VALUES(102,1,34,'seat_1',11,NULL,'{"seat": 1}','7d1f0d5482c8be6c5afc3e20','sent',1,1771211277,10097,NULL,1771211277,0);
INSERT INTO "outbox" VALUES(103,1,34,'seat_1_edit',11,NULL,'{"closed": true, "seat": 1, "was": "newcomer"}',NULL,'sent',1,1771213141,10098,NULL,1771213141,0);
INSERT INTO "outbox" VALUES(104,1,34,'seat_1',11,NULL,'{"seat": 1, "was": "newcomer"}','c0e1855ce62ea8e04abb7c1d','sent',1,1771213141,10099,NULL,1771213141,0);
INSERT INTO "outbox" VALUES(105,1,34,'remind_late',NULL,100000000000000901,'{"began": 34, "nth": 2, "seat": 0}','b1be169f397f10ef77500a72','sent',1,1771246500,10100,NULL,1771246500,1);
INSERT INTO "outbox" VALUES(106,1,36,'turn_edit',11,NULL,'{"of": 34}',NULL,'sent',1,1771247556,10101,NULL,1771247556,0);
INSERT INTO "outbox" VALUES(107,1,37,'turn',11,NULL,'{"round": 3, "seat": 1, "since": 0}','d52429c27b4837b63447f6f8','sent',1,1771247556,10103,NULL,1771247556,0);
INSERT INTO "outbox" VALUES(108,1,34,'call_edit',11,NULL,'{"of": 101}',NULL,'sent',1,1771247556,10105,NULL,1771247556,0);
INSERT INTO "outbox" VALUES(109,1,34,'letter_edit',NULL,100000000000000901,'{"at": 1771247556, "of": 100}',NULL,'sent',1,1771247556,10102,NULL,1771247556,0);
INSERT INTO "outbox" VALUES(110,1,34,'letter_edit',NULL,100000000000000901,'{"at": 1771247556, "of": 105}',NULL,'sent',1,1771247556,10104,NULL,1771247556,0);
INSERT INTO "outbox" VALUES(111,1,37,'remind_half',NULL,100000000000000102,'{"began": 37, "nth": 1, "seat": 1}','55f23aa3606593455816aa9e','sent',1,1771268100,10106,NULL,1771268100,1);
INSERT INTO "outbox" VALUES(112,1,37,'remind_late',NULL,100000000000000102,'{"began": 37, "nth": 2, "seat": 1}','3731f49022d817cf99ad4b3f','sent',1,1771354500,10107,NULL,1771354500,1);
INSERT INTO "outbox" VALUES(113,1,37,'vote',11,NULL,'{"mark": 2, "vote": 2}','78e0616d56dd733554b1f837','sent',1,1771415723,10108,NULL,1771415723,0);
INSERT INTO "outbox" VALUES(114,1,37,'turn_now_edit',11,NULL,'{"of": 37}',NULL,'sent',1,1771415723,10109,NULL,1771415723,0);
INSERT INTO "outbox" VALUES(115,1,37,'vote_letter',NULL,100000000000000901,'{"seat": 0, "vote": 2}','3c447e96176e841da7de6aa8','sent',1,1771415723,10110,NULL,1771415723,1);
INSERT INTO "outbox" VALUES(116,1,37,'vote_letter',NULL,100000000000000101,'{"seat": 3, "vote": 2}','f7fb3f124f8d8f80afa23e44','sent',1,1771415723,10111,NULL,1771415723,1);
INSERT INTO "outbox" VALUES(117,1,37,'turn_now_edit',11,NULL,'{"of": 37}',NULL,'sent',1,1771420356,10112,NULL,1771420356,0);
INSERT INTO "outbox" VALUES(118,1,38,'turn_edit',11,NULL,'{"of": 37}',NULL,'sent',1,1771420356,10113,NULL,1771420356,0);
INSERT INTO "outbox" VALUES(119,1,39,'turn',11,NULL,'{"round": 3, "seat": 2, "since": 28}','964d8767c6b538275eb451e0','sent',1,1771420356,10115,NULL,1771420356,0);
INSERT INTO "outbox" VALUES(120,1,37,'letter_edit',NULL,100000000000000102,'{"at": 1771420356, "of": 111}',NULL,'sent',1,1771420356,10114,NULL,1771420356,0);
INSERT INTO "outbox" VALUES(121,1,37,'letter_edit',NULL,100000000000000102,'{"at": 1771420356, "of": 112}',NULL,'sent',1,1771420356,10116,NULL,1771420356,0);
INSERT INTO "outbox" VALUES(122,1,37,'vote_edit',11,NULL,'{"vote": 2}',NULL,'sent',1,1771437168,10117,NULL,1771437168,0);
INSERT INTO "outbox" VALUES(123,1,39,'turn_now_edit',11,NULL,'{"of": 39}',NULL,'sent',1,1771437168,10118,NULL,1771437168,0);
INSERT INTO "outbox" VALUES(124,1,37,'letter_edit',NULL,100000000000000901,'{"at": 1771437168, "of": 115}',NULL,'sent',1,1771437168,10119,NULL,1771437168,0);
INSERT INTO "outbox" VALUES(125,1,37,'letter_edit',NULL,100000000000000101,'{"at": 1771437168, "of": 116}',NULL,'sent',1,1771437168,10120,NULL,1771437168,0);
INSERT INTO "outbox" VALUES(126,1,39,'remind_half',NULL,100000000000000104,'{"began": 39, "nth": 1, "seat": 2}','c5013e57602726a200e53d31','sent',1,1771498500,10121,NULL,1771498500,1);
INSERT INTO "outbox" VALUES(127,1,39,'remind_late',NULL,100000000000000104,'{"began": 39, "nth": 2, "seat": 2}','ae0b0e993c3f51a306760553','sent',1,1771584516,10122,NULL,1771584516,1);
INSERT INTO "outbox" VALUES(128,1,39,'turn_now_edit',11,NULL,'{"of": 39}',NULL,'sent',1,1771593156,10123,NULL,1771593156,0);
INSERT INTO "outbox" VALUES(129,1,39,'vote',11,NULL,'{"mark": 3, "vote": 3}','48a78631b79d8aa8d37014a6','sent',1,1771643064,10124,NULL,1771643064,0);
INSERT INTO "outbox" VALUES(130,1,39,'turn_now_edit',11,NULL,'{"of": 39}',NULL,'sent',1,1771643064,10125,NULL,1771643064,0);
INSERT INTO "outbox" VALUES(131,1,39,'vote_letter',NULL,100000000000000104,'{"seat": 2, "vote": 3}','d8ba61c07ea1eace5365cf04','sent',1,1771643064,10126,NULL,1771643064,1);
INSERT INTO "outbox" VALUES(132,1,39,'vote_edit',11,NULL,'{"vote": 3}',NULL,'sent',1,1771654588,10127,NULL,1771654588,0);
INSERT INTO "outbox" VALUES(133,1,39,'turn_now_edit',11,NULL,'{"of": 39}',NULL,'sent',1,1771654588,10128,NULL,1771654588,0);
INSERT INTO "outbox" VALUES(134,1,39,'turn_edit',11,NULL,'{"of": 39}',NULL,'sent',1,1771654588,10129,NULL,1771654588,0);
INSERT INTO "outbox" VALUES(135,1,40,'turn',11,NULL,'{"round": 3, "seat": 3, "since": 33}','845341b360e789e85d729a49','sent',1,1771654588,10131,NULL,1771654588,0);
INSERT INTO "outbox" VALUES(136,1,39,'letter_edit',NULL,100000000000000104,'{"at": 1771654588, "of": 126}',NULL,'sent',1,1771654588,10130,NULL,1771654588,0);
INSERT INTO "outbox" VALUES(137,1,39,'letter_edit',NULL,100000000000000104,'{"at": 1771654588, "of": 127}',NULL,'sent',1,1771654588,10132,NULL,1771654588,0);
INSERT INTO "outbox" VALUES(138,1,40,'vote_letter',NULL,100000000000000901,'{"seat": 0, "vote": 3}','783b72289cf4c5d5ca156c3c','sent',1,1771673400,10133,NULL,1771673400,1);
INSERT INTO "outbox" VALUES(139,1,40,'vote_letter',NULL,100000000000000102,'{"seat": 1, "vote": 3}','f0f10d88d3e2ecd102450526','sent',1,1771687800,10134,NULL,1771687800,1);
INSERT INTO "outbox" VALUES(140,1,40,'remind_half',NULL,100000000000000101,'{"began": 40, "nth": 1, "seat": 3}','04fdda13dfec057d3821779d','sent',1,1771740988,10135,NULL,1771740988,1);
INSERT INTO "outbox" VALUES(141,1,39,'vote_edit',11,NULL,'{"vote": 3}',NULL,'sent',1,1771749069,10136,NULL,1771749069,0);
INSERT INTO "outbox" VALUES(142,1,40,'turn_now_edit',11,NULL,'{"of": 40}',NULL,'sent',1,1771749069,10140,NULL,1771749069,0);
INSERT INTO "outbox" VALUES(143,1,39,'letter_edit',NULL,100000000000000104,'{"at": 1771749069, "of": 131}',NULL,'sent',1,1771749069,10137,NULL,1771749069,0);
INSERT INTO "outbox" VALUES(144,1,40,'letter_edit',NULL,100000000000000901,'{"at": 1771749069, "of": 138}',NULL,'sent',1,1771749069,10138,NULL,1771749069,0);
INSERT INTO "outbox" VALUES(145,1,40,'letter_edit',NULL,100000000000000102,'{"at": 1771749069, "of": 139}',NULL,'sent',1,1771749069,10139,NULL,1771749069,0);
INSERT INTO "outbox" VALUES(146,1,40,'remind_late',NULL,100000000000000101,'{"began": 40, "nth": 2, "seat": 3}','dc422debc06a7cb140fc24ba','sent',1,1771818748,10141,NULL,1771818748,1);
INSERT INTO "outbox" VALUES(147,1,40,'turn_now_edit',11,NULL,'{"of": 40}',NULL,'sent',1,1771827388,10142,NULL,1771827388,0);
INSERT INTO "outbox" VALUES(148,1,40,'seat_3',11,NULL,'{"seat": 3}','6fd60ae03ed1cd3ba4f0b14d','sent',1,1771827388,10143,NULL,1771827388,0);
INSERT INTO "outbox" VALUES(149,1,40,'absent',NULL,100000000000000101,'{"began": 40, "seat": 3}','8d596ec7b85f68b1e605852b','sent',1,1771827388,10144,NULL,1771827388,1);
INSERT INTO "outbox" VALUES(150,1,47,'turn_edit',11,NULL,'{"of": 40}',NULL,'sent',1,1771827388,10145,NULL,1771827388,0);
INSERT INTO "outbox" VALUES(151,1,48,'turn',11,NULL,'{"round": 4, "seat": 0, "since": 37}','b3b16beb509311963ba827f2','sent',1,1771827388,10147,NULL,1771827388,0);
INSERT INTO "outbox" VALUES(152,1,40,'letter_edit',NULL,100000000000000101,'{"at": 1771827388, "of": 140}',NULL,'sent',1,1771827388,10146,NULL,1771827388,0);
INSERT INTO "outbox" VALUES(153,1,40,'letter_edit',NULL,100000000000000101,'{"at": 1771827388, "of": 146}',NULL,'sent',1,1771827388,10148,NULL,1771827388,0);
INSERT INTO "outbox" VALUES(154,1,48,'remind_half',NULL,100000000000000901,'{"began": 48, "nth": 1, "seat": 0}','1bfea2742190a548bfdceb7b','sent',1,1771851300,10149,NULL,1771851300,1);
INSERT INTO "outbox" VALUES(155,1,51,'turn_edit',11,NULL,'{"of": 48}',NULL,'sent',1,1771880216,10150,NULL,1771880216,0);
INSERT INTO "outbox" VALUES(156,1,53,'turn',11,NULL,'{"round": 4, "seat": 1, "since": 0}','f19fabcc4d44769170f34126','sent',1,1771880216,10152,NULL,1771880216,0);
INSERT INTO "outbox" VALUES(157,1,48,'letter_edit',NULL,100000000000000901,'{"at": 1771880216, "of": 154}',NULL,'sent',1,1771880216,10151,NULL,1771880216,0);
INSERT INTO "outbox" VALUES(158,1,53,'seat_3_edit',11,NULL,'{"closed": true, "seat": 3, "was": "Ann"}',NULL,'sent',1,1771956948,10153,NULL,1771956948,0);
INSERT INTO "outbox" VALUES(159,1,53,'seat_3',11,NULL,'{"leads": 2, "seat": 3, "was": "Ann"}','c81174a439068cad04b9d776','sent',1,1771956948,10155,NULL,1771956948,0);
INSERT INTO "outbox" VALUES(160,1,40,'letter_edit',NULL,100000000000000101,'{"at": 1771956948, "of": 149}',NULL,'sent',1,1771956948,10154,NULL,1771956948,0);
INSERT INTO "outbox" VALUES(161,1,53,'remind_half',NULL,100000000000000102,'{"began": 53, "nth": 1, "seat": 1}','f79c653bcb2020a5940a896a','sent',1,1771959300,10156,NULL,1771959300,1);
INSERT INTO "outbox" VALUES(162,1,53,'remind_late',NULL,100000000000000102,'{"began": 53, "nth": 2, "seat": 1}','7e03ab86a52e74656827c652','sent',1,1772044376,10157,NULL,1772044376,1);
INSERT INTO "outbox" VALUES(163,1,53,'turn_now_edit',11,NULL,'{"of": 53}',NULL,'sent',1,1772053016,10158,NULL,1772053016,0);
INSERT INTO "outbox" VALUES(164,1,53,'seat_1',11,NULL,'{"seat": 1}','6a8341354143f2e4bdb4320d','sent',1,1772053016,10159,NULL,1772053016,0);
INSERT INTO "outbox" VALUES(165,1,53,'turn_edit',11,NULL,'{"of": 53}',NULL,'sent',1,1772053016,10161,NULL,1772053016,0);
INSERT INTO "outbox" VALUES(166,1,54,'turn',11,NULL,'{"round": 4, "seat": 2, "since": 40}','eccf58de1c7ddf401aca646a','sent',1,1772053016,10163,NULL,1772053016,0);
INSERT INTO "outbox" VALUES(167,1,53,'letter_edit',NULL,100000000000000102,'{"at": 1772053016, "of": 161}',NULL,'sent',1,1772053016,10160,NULL,1772053016,0);
INSERT INTO "outbox" VALUES(168,1,53,'letter_edit',NULL,100000000000000102,'{"at": 1772053016, "of": 162}',NULL,'sent',1,1772053016,10162,NULL,1772053016,0);
INSERT INTO "outbox" VALUES(169,1,55,'turn_moved_edit',11,NULL,'{"of": 54}',NULL,'sent',1,1772090043,10164,NULL,1772090043,0);
INSERT INTO "outbox" VALUES(170,1,53,'absent',NULL,100000000000000102,'{"began": 53, "seat": 1}','df58afab4a793f576c894420','sent',1,1772119800,10165,NULL,1772119800,1);
INSERT INTO "outbox" VALUES(171,1,55,'turn_edit',11,NULL,'{"of": 54}',NULL,'sent',1,1772126924,10166,NULL,1772126924,0);
INSERT INTO "outbox" VALUES(172,1,56,'turn',11,NULL,'{"round": 4, "seat": 3, "since": 33}','e7eff4fcfff388ed2526cac0','sent',1,1772126924,10167,NULL,1772126924,0);
INSERT INTO "outbox" VALUES(173,1,56,'remind_half',NULL,100000000000000103,'{"began": 56, "nth": 1, "seat": 3}','fd9884bb05b7e98a719670d1','sent',1,1772213324,10168,NULL,1772213324,1);
INSERT INTO "outbox" VALUES(174,1,56,'remind_late',NULL,100000000000000103,'{"began": 56, "nth": 2, "seat": 3}','5038697e2bc639821835682a','sent',1,1772291084,10169,NULL,1772291084,1);
INSERT INTO "outbox" VALUES(175,1,56,'turn_now_edit',11,NULL,'{"of": 56}',NULL,'sent',1,1772299724,10170,NULL,1772299724,0);
INSERT INTO "outbox" VALUES(176,1,56,'turn_edit',11,NULL,'{"of": 56}',NULL,'sent',1,1772299724,10171,NULL,1772299724,0);
INSERT INTO "outbox" VALUES(177,1,57,'turn',11,NULL,'{"round": 5, "seat": 0, "since": 52}','a363def44ef5cfabb84f3294','sent',1,1772299724,10173,NULL,1772299724,0);
INSERT INTO "outbox" VALUES(178,1,56,'letter_edit',NULL,100000000000000103,'{"at": 1772299724, "of": 173}',NULL,'sent',1,1772299724,10172,NULL,1772299724,0);
INSERT INTO "outbox" VALUES(179,1,56,'letter_edit',NULL,100000000000000103,'{"at": 1772299724, "of": 174}',NULL,'sent',1,1772299724,10174,NULL,1772299724,0);
INSERT INTO "outbox" VALUES(180,1,57,'seat_1_edit',11,NULL,'{"closed": false, "seat": 1, "was": "newcomer"}',NULL,'sent',1,1772325011,10175,NULL,1772325011,0);
INSERT INTO "outbox" VALUES(181,1,53,'letter_edit',NULL,100000000000000102,'{"at": 1772325011, "of": 170}',NULL,'sent',1,1772325011,10176,NULL,1772325011,0);
INSERT INTO "outbox" VALUES(182,1,57,'remind_half',NULL,100000000000000901,'{"began": 57, "nth": 1, "seat": 0}','6449e455399f4c76f7d27ce3','sent',1,1772369700,10177,NULL,1772369700,1);
INSERT INTO "outbox" VALUES(183,1,57,'remind_late',NULL,100000000000000901,'{"began": 57, "nth": 2, "seat": 0}','48d6352b79041e067433d1e4','sent',1,1772456100,10178,NULL,1772456100,1);
INSERT INTO "outbox" VALUES(184,1,57,'turn_now_edit',11,NULL,'{"of": 57}',NULL,'sent',1,1772472524,10179,NULL,1772472524,0);
INSERT INTO "outbox" VALUES(185,1,57,'seat_2',11,NULL,'{"seat": 2}','5c1f37a13a6446b7e309a1ee','sent',1,1772502051,10180,NULL,1772502051,0);
INSERT INTO "outbox" VALUES(186,1,64,'turn_edit',11,NULL,'{"of": 57}',NULL,'sent',1,1772619218,10181,NULL,1772619218,0);
INSERT INTO "outbox" VALUES(187,1,65,'turn',11,NULL,'{"round": 5, "seat": 1, "since": 0}','441b5cd13dfb4f9fd2b903f6','sent',1,1772619218,NULL,NULL,1772619218,1);
INSERT INTO "outbox" VALUES(188,1,65,'went_back',11,NULL,'{"by": "admin", "seat": 1, "to": 56}','73b2337b184527c738ba9bfd','sent',1,1772619218,10183,NULL,1772619218,0);
INSERT INTO "outbox" VALUES(189,1,65,'turn_edit',11,NULL,'{"of": 57}',NULL,'sent',1,1772619218,10185,NULL,1772619218,0);
INSERT INTO "outbox" VALUES(190,1,65,'turn_edit',11,NULL,'{"of": 65, "round": 5, "seat": 1}',NULL,'sent',1,1772619218,10186,NULL,1772619218,0);
INSERT INTO "outbox" VALUES(191,1,56,'turn',11,NULL,'{"round": 4, "seat": 3, "silent": true, "since": 33}','a47785aaeb8d7953d889af69','sent',1,1772619218,10187,NULL,1772619218,0);
INSERT INTO "outbox" VALUES(192,1,57,'letter_edit',NULL,100000000000000901,'{"at": 1772619218, "of": 182}',NULL,'sent',1,1772619218,10182,NULL,1772619218,0);
INSERT INTO "outbox" VALUES(193,1,57,'letter_edit',NULL,100000000000000901,'{"at": 1772619218, "of": 183}',NULL,'sent',1,1772619218,10184,NULL,1772619218,0);
INSERT INTO "outbox" VALUES(194,1,66,'seat_0',11,NULL,'{"seat": 0}','06eb873721adb6ba3055d621','sent',1,1772696345,10188,NULL,1772696345,0);
INSERT INTO "outbox" VALUES(195,1,56,'remind_half',NULL,100000000000000103,'{"began": 56, "nth": 1, "seat": 3}','2d2baba2948633c06f14175e','sent',1,1772705618,10189,NULL,1772705618,1);
INSERT INTO "outbox" VALUES(196,1,56,'remind_late',NULL,100000000000000103,'{"began": 56, "nth": 2, "seat": 3}','2da13469c8436e73ae251f1b','sent',1,1772783378,10190,NULL,1772783378,1);
INSERT INTO "outbox" VALUES(197,1,66,'turn_now_edit',11,NULL,'{"of": 56}',NULL,'sent',1,1772792018,10191,NULL,1772792018,0);
INSERT INTO "outbox" VALUES(198,1,66,'turn_edit',11,NULL,'{"of": 56}',NULL,'sent',1,1772792018,10192,NULL,1772792018,0);
INSERT INTO "outbox" VALUES(199,1,56,'letter_edit',NULL,100000000000000103,'{"at": 1772792018, "of": 195}',NULL,'sent',1,1772792018,10193,NULL,1772792018,0);
INSERT INTO "outbox" VALUES(200,1,56,'letter_edit',NULL,100000000000000103,'{"at": 1772792018, "of": 196}',NULL,'sent',1,1772792018,10194,NULL,1772792018,0);
INSERT INTO "outbox" VALUES(201,1,70,'turn_edit',11,NULL,'{"of": 67}',NULL,'sent',1,1772792018,10195,NULL,1772792018,0);
INSERT INTO "outbox" VALUES(202,1,71,'turn',11,NULL,'{"round": 5, "seat": 1, "since": 0}','bcc469c21a4adfb7365c7941','sent',1,1772792018,10196,NULL,1772792018,0);
INSERT INTO "outbox" VALUES(203,1,71,'seat_0_edit',11,NULL,'{"closed": false, "seat": 0, "was": "newcomer"}',NULL,'sent',1,1772797948,10197,NULL,1772797948,0);
INSERT INTO "outbox" VALUES(204,1,71,'remind_half',NULL,100000000000000102,'{"began": 71, "nth": 1, "seat": 1}','85d43202fcc02c6c54e094ca','sent',1,1772823300,10198,NULL,1772823300,1);
INSERT INTO "outbox" VALUES(205,1,71,'remind_late',NULL,100000000000000102,'{"began": 71, "nth": 2, "seat": 1}','0599670b5bd5a0958f9648ea','sent',1,1772909700,10199,NULL,1772909700,1);
INSERT INTO "outbox" VALUES(206,1,73,'withdraw',11,NULL,'{"army": 0, "seat": 0, "turn": 71}','e01c6e134536d999cf1d8e56','sent',1,1772953795,10200,NULL,1772953795,0);
INSERT INTO "outbox" VALUES(207,1,73,'turn_now_edit',11,NULL,'{"of": 71}',NULL,'sent',1,1772953795,10201,NULL,1772953795,0);
INSERT INTO "outbox" VALUES(208,1,71,'remind_half',NULL,100000000000000901,'{"began": 71, "nth": 1, "seat": 0}','edff61d8b9be09812193002e','sent',1,1772974500,10202,NULL,1772974500,1);
INSERT INTO "outbox" VALUES(209,1,73,'withdraw_edit',11,NULL,'{"army": 0, "seat": 0, "turn": 71}',NULL,'sent',1,1772988602,10203,NULL,1772988602,0);
INSERT INTO "outbox" VALUES(210,1,74,'withdraw_edit',11,NULL,'{"army": 0, "over": "placed", "seat": 0, "turn": 71}',NULL,'sent',1,1772996995,10204,NULL,1772996995,0);
INSERT INTO "outbox" VALUES(211,1,73,'turn_edit',11,NULL,'{"of": 71}',NULL,'sent',1,1772996995,10207,NULL,1772996995,0);
INSERT INTO "outbox" VALUES(212,1,74,'turn',11,NULL,'{"round": 5, "seat": 2, "since": 56}','1604bd222674ac76acad378a','sent',1,1772996995,10209,NULL,1772996995,0);
INSERT INTO "outbox" VALUES(213,1,71,'letter_edit',NULL,100000000000000102,'{"at": 1772996995, "of": 204}',NULL,'sent',1,1772996995,10205,NULL,1772996995,0);
INSERT INTO "outbox" VALUES(214,1,71,'letter_edit',NULL,100000000000000102,'{"at": 1772996995, "of": 205}',NULL,'sent',1,1772996995,10208,NULL,1772996995,0);
INSERT INTO "outbox" VALUES(215,1,71,'letter_edit',NULL,100000000000000901,'{"at": 1772996995, "of": 208}',NULL,'sent',1,1772996995,10206,NULL,1772996995,0);
INSERT INTO "outbox" VALUES(216,1,74,'remind_half',NULL,100000000000000104,'{"began": 74, "nth": 1, "seat": 2}','7d073d82977102bf604e2bad','sent',1,1773083395,10210,NULL,1773083395,1);
INSERT INTO "outbox" VALUES(217,1,74,'turn_edit',11,NULL,'{"of": 74}',NULL,'sent',1,1773087445,10211,NULL,1773087445,0);
INSERT INTO "outbox" VALUES(218,1,75,'turn',11,NULL,'{"round": 5, "seat": 3, "since": 33}','9b77ec0f85b7abefc14d0cdf','sent',1,1773087445,10213,NULL,1773087445,0);
INSERT INTO "outbox" VALUES(219,1,74,'letter_edit',NULL,100000000000000104,'{"at": 1773087445, "of": 216}',NULL,'sent',1,1773087445,10212,NULL,1773087445,0);
INSERT INTO "outbox" VALUES(220,1,75,'seat_0',11,NULL,'{"seat": 0}','faff6865421a4e4681fcee96','sent',1,1773159973,10214,NULL,1773159973,0);
INSERT INTO "outbox" VALUES(221,1,75,'remind_half',NULL,100000000000000103,'{"began": 75, "nth": 1, "seat": 3}','fda423ca879946a54694eaef','sent',1,1773173845,10215,NULL,1773173845,1);
INSERT INTO "outbox" VALUES(222,1,75,'remind_late',NULL,100000000000000103,'{"began": 75, "nth": 2, "seat": 3}','e22532b6fa84fdb5f2dc0b2a','sent',1,1773251605,10216,NULL,1773251605,1);
INSERT INTO "outbox" VALUES(223,1,75,'turn_now_edit',11,NULL,'{"of": 75}',NULL,'sent',1,1773260245,10217,NULL,1773260245,0);
INSERT INTO "outbox" VALUES(224,1,75,'seat_3',11,NULL,'{"seat": 3}','270c3846bfc079be0b248a2c','sent',1,1773260245,10218,NULL,1773260245,0);
INSERT INTO "outbox" VALUES(225,1,75,'absent',NULL,100000000000000103,'{"began": 75, "seat": 3}','24e48a752a12f347ea643e82','sent',1,1773260245,10219,NULL,1773260245,1);
INSERT INTO "outbox" VALUES(226,1,83,'turn_edit',11,NULL,'{"of": 75}',NULL,'sent',1,1773260245,10220,NULL,1773260245,0);
INSERT INTO "outbox" VALUES(227,1,75,'letter_edit',NULL,100000000000000103,'{"at": 1773260245, "of": 221}',NULL,'sent',1,1773260245,10221,NULL,1773260245,0);
INSERT INTO "outbox" VALUES(228,1,75,'letter_edit',NULL,100000000000000103,'{"at": 1773260245, "of": 222}',NULL,'sent',1,1773260245,10222,NULL,1773260245,0);
INSERT INTO "outbox" VALUES(229,1,86,'turn_edit',11,NULL,'{"of": 84}',NULL,'sent',1,1773260245,10223,NULL,1773260245,0);
INSERT INTO "outbox" VALUES(230,1,87,'turn',11,NULL,'{"round": 6, "seat": 1, "since": 73}','80cf577adc485862aefeac3c','sent',1,1773260245,10224,NULL,1773260245,0);
INSERT INTO "outbox" VALUES(231,1,87,'seat_3_edit',11,NULL,'{"closed": false, "seat": 3, "was": "newcomer"}',NULL,'sent',1,1773295863,10225,NULL,1773295863,0);
INSERT INTO "outbox" VALUES(232,1,75,'letter_edit',NULL,100000000000000103,'{"at": 1773295863, "of": 225}',NULL,'sent',1,1773295863,10226,NULL,1773295863,0);
INSERT INTO "outbox" VALUES(233,1,87,'remind_half',NULL,100000000000000102,'{"began": 87, "nth": 1, "seat": 1}','f7cc30be2e42e9139002f896','sent',1,1773341700,10227,NULL,1773341700,1);
INSERT INTO "outbox" VALUES(234,1,87,'remind_late',NULL,100000000000000102,'{"began": 87, "nth": 2, "seat": 1}','f6fcc049fb13fb3fcb392c83','sent',1,1773424405,10228,NULL,1773424405,1);
INSERT INTO "outbox" VALUES(235,1,87,'turn_now_edit',11,NULL,'{"of": 87}',NULL,'sent',1,1773433045,10229,NULL,1773433045,0);
INSERT INTO "outbox" VALUES(236,1,97,'turn_edit',11,NULL,'{"of": 87}',NULL,'sent',1,1773433045,10230,NULL,1773433045,0);
INSERT INTO "outbox" VALUES(237,1,98,'turn',11,NULL,'{"round": 6, "seat": 2, "since": 75}','3d07d1bfe245f82558f001d7','sent',1,1773433045,10232,NULL,1773433045,0);
INSERT INTO "outbox" VALUES(238,1,87,'letter_edit',NULL,100000000000000102,'{"at": 1773433045, "of": 233}',NULL,'sent',1,1773433045,10231,NULL,1773433045,0);
INSERT INTO "outbox" VALUES(239,1,87,'letter_edit',NULL,100000000000000102,'{"at": 1773433045, "of": 234}',NULL,'sent',1,1773433045,10233,NULL,1773433045,0);
INSERT INTO "outbox" VALUES(240,1,98,'remind_half',NULL,100000000000000104,'{"began": 98, "nth": 1, "seat": 2}','debca73cf61beb27644dcd83','sent',1,1773519445,10234,NULL,1773519445,1);
INSERT INTO "outbox" VALUES(241,1,98,'remind_late',NULL,100000000000000104,'{"began": 98, "nth": 2, "seat": 2}','ec208369e5d93b181cf195b2','sent',1,1773572100,10235,NULL,1773572100,1);
INSERT INTO "outbox" VALUES(242,1,98,'turn_now_edit',11,NULL,'{"of": 98}',NULL,'sent',1,1773605845,10236,NULL,1773605845,0);
INSERT INTO "outbox" VALUES(243,1,98,'remind_last',NULL,100000000000000104,'{"began": 98, "nth": 3, "seat": 2}','e3cd0e13eecf453d77ac0051','sent',1,1773694974,10237,NULL,1773694974,1);
INSERT INTO "outbox" VALUES(244,1,98,'turn_now_edit',11,NULL,'{"of": 98}',NULL,'sent',1,1773702174,10238,NULL,1773702174,0);
INSERT INTO "outbox" VALUES(245,1,99,'turn_edit',11,NULL,'{"of": 98}',NULL,'sent',1,1773702174,10239,NULL,1773702174,0);
INSERT INTO "outbox" VALUES(246,1,100,'turn',11,NULL,'{"round": 6, "seat": 3, "since": 33}','244071934087fb7c81df4c32','sent',1,1773702174,10241,NULL,1773702174,0);
INSERT INTO "outbox" VALUES(247,1,98,'letter_edit',NULL,100000000000000104,'{"at": 1773702174, "of": 240}',NULL,'sent',1,1773702174,10240,NULL,1773702174,0);
INSERT INTO "outbox" VALUES(248,1,98,'letter_edit',NULL,100000000000000104,'{"at": 1773702174, "of": 241}',NULL,'sent',1,1773702174,10242,NULL,1773702174,0);
INSERT INTO "outbox" VALUES(249,1,98,'letter_edit',NULL,100000000000000104,'{"at": 1773702174, "of": 243}',NULL,'sent',1,1773702174,10243,NULL,1773702174,0);
INSERT INTO "outbox" VALUES(250,1,105,'turn_edit',11,NULL,'{"of": 100}',NULL,'sent',1,1773767015,10244,NULL,1773767015,0);
INSERT INTO "outbox" VALUES(251,1,110,'turn_edit',11,NULL,'{"of": 106}',NULL,'sent',1,1773767015,10245,NULL,1773767015,0);
INSERT INTO "outbox" VALUES(252,1,111,'turn',11,NULL,'{"round": 7, "seat": 1, "since": 73}','4fc91cccc0f9fec43552e2b9','sent',1,1773767015,10246,NULL,1773767015,0);
INSERT INTO "outbox" VALUES(253,1,111,'remind_half',NULL,100000000000000102,'{"began": 111, "nth": 1, "seat": 1}','33b752b36b342598e2ff47d4','sent',1,1773853415,10247,NULL,1773853415,0);
INSERT INTO "outbox" VALUES(254,1,111,'remind_late',NULL,100000000000000102,'{"began": 111, "nth": 2, "seat": 1}','b88802461cb6f6a6958ef4b3','sent',1,1773860100,10248,NULL,1773860100,0);
INSERT INTO "outbox" VALUES(255,2,0,'lobby',12,NULL,'{}','17f12a35b66a3d2aca6987c7','pending',0,NULL,NULL,NULL,1773862541,0);
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
INSERT INTO "reminders" VALUES(1,0,34,2,1,1,0,0,0,0);
INSERT INTO "reminders" VALUES(1,0,48,1,1,0,0,0,0,0);
INSERT INTO "reminders" VALUES(1,0,57,2,1,1,0,0,0,0);
INSERT INTO "reminders" VALUES(1,0,71,1,1,0,0,0,0,0);
INSERT INTO "reminders" VALUES(1,1,37,2,1,1,0,0,0,0);
INSERT INTO "reminders" VALUES(1,1,53,2,1,1,0,0,0,0);
INSERT INTO "reminders" VALUES(1,1,71,2,1,1,0,0,0,0);
INSERT INTO "reminders" VALUES(1,1,87,2,1,1,0,0,0,0);
INSERT INTO "reminders" VALUES(1,1,111,2,1,1,0,0,0,0);
INSERT INTO "reminders" VALUES(1,2,27,2,1,1,0,0,0,0);
INSERT INTO "reminders" VALUES(1,2,39,2,1,1,0,0,0,0);
INSERT INTO "reminders" VALUES(1,2,74,1,1,0,0,0,0,0);
INSERT INTO "reminders" VALUES(1,2,98,3,1,1,0,0,0,1);
INSERT INTO "reminders" VALUES(1,3,56,2,1,1,0,0,0,0);
INSERT INTO "reminders" VALUES(1,3,75,2,1,1,0,0,0,0);
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
INSERT INTO "seats" VALUES(1,0,NULL,'newcomer',1,'autopilot',0,1,NULL,0,26106,1209600,NULL,NULL);
INSERT INTO "seats" VALUES(1,1,100000000000000102,'newcomer',2,'player',0,0,NULL,0,0,1209600,NULL,NULL);
INSERT INTO "seats" VALUES(1,2,100000000000000104,'佐藤 はな',3,'player',0,1,NULL,1,0,1209600,NULL,'{"withdraw": "richest"}');
INSERT INTO "seats" VALUES(1,3,100000000000000103,'newcomer',0,'player',0,0,NULL,0,0,1209600,NULL,NULL);
INSERT INTO "seats" VALUES(2,0,100000000000000101,'Ann',0,'player',0,0,NULL,0,172800,1209600,1769873716,NULL);
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
INSERT INTO "snapshots" VALUES(1,100,'1','{"regions":{"1":{"army":2,"tokens":8,"natives":0,"markers":{}},"2":{"army":null,"tokens":0,"natives":1,"markers":{}},"3":{"army":null,"tokens":0,"natives":1,"markers":{}},"4":{"army":null,"tokens":0,"natives":0,"markers":{}},"5":{"army":null,"tokens":0,"natives":0,"markers":{}},"6":{"army":5,"tokens":1,"natives":0,"markers":{}},"7":{"army":null,"tokens":0,"natives":1,"markers":{}},"8":{"army":null,"tokens":0,"natives":1,"markers":{}},"9":{"army":null,"tokens":0,"natives":0,"markers":{}},"10":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"11":{"army":3,"tokens":1,"natives":0,"markers":{}},"12":{"army":null,"tokens":0,"natives":0,"markers":{}},"13":{"army":null,"tokens":0,"natives":1,"markers":{}},"14":{"army":null,"tokens":0,"natives":0,"markers":{}},"15":{"army":3,"tokens":1,"natives":0,"markers":{}},"16":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"17":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"18":{"army":null,"tokens":0,"natives":0,"markers":{}},"19":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"20":{"army":null,"tokens":0,"natives":0,"markers":{}},"21":{"army":0,"tokens":7,"natives":0,"markers":{"lair":1}},"22":{"army":null,"tokens":0,"natives":1,"markers":{}},"23":{"army":null,"tokens":0,"natives":0,"markers":{}},"24":{"army":null,"tokens":0,"natives":1,"markers":{}},"25":{"army":null,"tokens":0,"natives":1,"markers":{}},"26":{"army":null,"tokens":0,"natives":1,"markers":{}},"27":{"army":null,"tokens":0,"natives":1,"markers":{}},"28":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"29":{"army":4,"tokens":1,"natives":0,"markers":{"encampment":5}},"30":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"31":{"army":null,"tokens":0,"natives":0,"markers":{}},"32":{"army":null,"tokens":0,"natives":0,"markers":{}},"33":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"34":{"army":null,"tokens":0,"natives":0,"markers":{}},"35":{"army":null,"tokens":0,"natives":0,"markers":{}},"36":{"army":null,"tokens":0,"natives":1,"markers":{}},"37":{"army":4,"tokens":10,"natives":0,"markers":{"mountain":1}},"38":{"army":0,"tokens":1,"natives":0,"markers":{"lair":1}},"39":{"army":null,"tokens":0,"natives":0,"markers":{}}},"armies":[{"id":0,"player":0,"race":"trolls","power":"mounted","since":1,"active":true,"hand":0,"driven":0,"aside":0,"memory":{}},{"id":2,"player":2,"race":"giants","power":"merchant","since":1,"active":true,"hand":0,"driven":0,"aside":0,"memory":{}},{"id":3,"player":3,"race":"tritons","power":null,"since":1,"active":false,"hand":0,"driven":0,"aside":0,"memory":{}},{"id":4,"player":1,"race":"sorcerers","power":"bivouacking","since":3,"active":true,"hand":0,"driven":0,"aside":0,"memory":{}},{"id":5,"player":3,"race":"ghouls","power":"dragon_master","since":5,"active":true,"hand":8,"driven":0,"aside":0,"memory":{}}],"coins":[25,7,6,12],"tray":{"amazons":15,"dwarves":8,"elves":11,"ghouls":1,"giants":3,"halflings":11,"humans":10,"orcs":10,"ratmen":13,"skeletons":20,"sorcerers":7,"tritons":9,"trolls":2,"wizards":10},"column":[{"race":"amazons","power":"forest","coins":5},{"race":"orcs","power":"underworld","coins":2},{"race":"wizards","power":"swamp","coins":1},{"race":"elves","power":"heroic","coins":0},{"race":"halflings","power":"alchemist","coins":0},{"race":"ratmen","power":"wealthy","coins":0}],"banners":{"unseen":["dwarves","humans"],"under":["skeletons"]},"badges":{"unseen":["berserk","commando","diplomat","flying","fortified","hill","seafaring","stout"],"under":[]},"discards":["spirit","pillaging"],"seed":"000000000000000000000000000000ca","turn":{"round":6,"player":3,"step":"conquer","army":5,"begun":false,"moved":false,"closed":false,"die":null,"readied":{"6":8},"journal":[],"failed":[],"used":{},"waiting":[]},"questions":[],"draws":26,"faces":[],"next_army":6,"withdrawals":[]}','0862e529f51550c1f376485da92cc558');
INSERT INTO "snapshots" VALUES(1,106,'1','{"regions":{"1":{"army":2,"tokens":8,"natives":0,"markers":{}},"2":{"army":null,"tokens":0,"natives":1,"markers":{}},"3":{"army":null,"tokens":0,"natives":1,"markers":{}},"4":{"army":null,"tokens":0,"natives":0,"markers":{}},"5":{"army":null,"tokens":0,"natives":0,"markers":{}},"6":{"army":5,"tokens":6,"natives":0,"markers":{}},"7":{"army":null,"tokens":0,"natives":1,"markers":{}},"8":{"army":null,"tokens":0,"natives":1,"markers":{}},"9":{"army":null,"tokens":0,"natives":0,"markers":{}},"10":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"11":{"army":3,"tokens":1,"natives":0,"markers":{}},"12":{"army":5,"tokens":1,"natives":0,"markers":{"dragon":1}},"13":{"army":null,"tokens":0,"natives":1,"markers":{}},"14":{"army":null,"tokens":0,"natives":0,"markers":{}},"15":{"army":3,"tokens":1,"natives":0,"markers":{}},"16":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"17":{"army":5,"tokens":1,"natives":0,"markers":{"mountain":1}},"18":{"army":5,"tokens":1,"natives":0,"markers":{}},"19":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"20":{"army":null,"tokens":0,"natives":0,"markers":{}},"21":{"army":0,"tokens":1,"natives":0,"markers":{"lair":1}},"22":{"army":null,"tokens":0,"natives":1,"markers":{}},"23":{"army":null,"tokens":0,"natives":0,"markers":{}},"24":{"army":null,"tokens":0,"natives":1,"markers":{}},"25":{"army":null,"tokens":0,"natives":1,"markers":{}},"26":{"army":null,"tokens":0,"natives":1,"markers":{}},"27":{"army":null,"tokens":0,"natives":1,"markers":{}},"28":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"29":{"army":4,"tokens":1,"natives":0,"markers":{"encampment":5}},"30":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"31":{"army":null,"tokens":0,"natives":0,"markers":{}},"32":{"army":null,"tokens":0,"natives":0,"markers":{}},"33":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"34":{"army":null,"tokens":0,"natives":0,"markers":{}},"35":{"army":null,"tokens":0,"natives":0,"markers":{}},"36":{"army":null,"tokens":0,"natives":1,"markers":{}},"37":{"army":4,"tokens":10,"natives":0,"markers":{"mountain":1}},"38":{"army":0,"tokens":1,"natives":0,"markers":{"lair":1}},"39":{"army":null,"tokens":0,"natives":0,"markers":{}}},"armies":[{"id":0,"player":0,"race":"trolls","power":"mounted","since":1,"active":true,"hand":6,"driven":0,"aside":0,"memory":{}},{"id":2,"player":2,"race":"giants","power":"merchant","since":1,"active":true,"hand":0,"driven":0,"aside":0,"memory":{}},{"id":3,"player":3,"race":"tritons","power":null,"since":1,"active":false,"hand":0,"driven":0,"aside":0,"memory":{}},{"id":4,"player":1,"race":"sorcerers","power":"bivouacking","since":3,"active":true,"hand":0,"driven":0,"aside":0,"memory":{}},{"id":5,"player":3,"race":"ghouls","power":"dragon_master","since":5,"active":true,"hand":0,"driven":0,"aside":0,"memory":{}}],"coins":[25,7,6,18],"tray":{"amazons":15,"dwarves":8,"elves":11,"ghouls":1,"giants":3,"halflings":11,"humans":10,"orcs":10,"ratmen":13,"skeletons":20,"sorcerers":7,"tritons":9,"trolls":2,"wizards":10},"column":[{"race":"amazons","power":"forest","coins":5},{"race":"orcs","power":"underworld","coins":2},{"race":"wizards","power":"swamp","coins":1},{"race":"elves","power":"heroic","coins":0},{"race":"halflings","power":"alchemist","coins":0},{"race":"ratmen","power":"wealthy","coins":0}],"banners":{"unseen":["dwarves","humans"],"under":["skeletons"]},"badges":{"unseen":["berserk","commando","diplomat","flying","fortified","hill","seafaring","stout"],"under":[]},"discards":["spirit","pillaging"],"seed":"000000000000000000000000000000ca","turn":{"round":7,"player":0,"step":"conquer","army":0,"begun":false,"moved":false,"closed":false,"die":null,"readied":{"21":6},"journal":[],"failed":[],"used":{},"waiting":[]},"questions":[],"draws":27,"faces":[],"next_army":6,"withdrawals":[]}','31880107574e3dc59943cf76c042d824');
INSERT INTO "snapshots" VALUES(1,111,'1','{"regions":{"1":{"army":2,"tokens":8,"natives":0,"markers":{}},"2":{"army":null,"tokens":0,"natives":1,"markers":{}},"3":{"army":null,"tokens":0,"natives":1,"markers":{}},"4":{"army":null,"tokens":0,"natives":0,"markers":{}},"5":{"army":null,"tokens":0,"natives":0,"markers":{}},"6":{"army":5,"tokens":6,"natives":0,"markers":{}},"7":{"army":null,"tokens":0,"natives":1,"markers":{}},"8":{"army":null,"tokens":0,"natives":1,"markers":{}},"9":{"army":null,"tokens":0,"natives":0,"markers":{}},"10":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"11":{"army":3,"tokens":1,"natives":0,"markers":{}},"12":{"army":5,"tokens":1,"natives":0,"markers":{"dragon":1}},"13":{"army":null,"tokens":0,"natives":1,"markers":{}},"14":{"army":null,"tokens":0,"natives":0,"markers":{}},"15":{"army":3,"tokens":1,"natives":0,"markers":{}},"16":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"17":{"army":5,"tokens":1,"natives":0,"markers":{"mountain":1}},"18":{"army":5,"tokens":1,"natives":0,"markers":{}},"19":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"20":{"army":null,"tokens":0,"natives":0,"markers":{}},"21":{"army":0,"tokens":7,"natives":0,"markers":{"lair":1}},"22":{"army":null,"tokens":0,"natives":1,"markers":{}},"23":{"army":null,"tokens":0,"natives":0,"markers":{}},"24":{"army":null,"tokens":0,"natives":1,"markers":{}},"25":{"army":null,"tokens":0,"natives":1,"markers":{}},"26":{"army":null,"tokens":0,"natives":1,"markers":{}},"27":{"army":null,"tokens":0,"natives":1,"markers":{}},"28":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"29":{"army":4,"tokens":1,"natives":0,"markers":{"encampment":5}},"30":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"31":{"army":null,"tokens":0,"natives":0,"markers":{}},"32":{"army":null,"tokens":0,"natives":0,"markers":{}},"33":{"army":null,"tokens":0,"natives":0,"markers":{"mountain":1}},"34":{"army":null,"tokens":0,"natives":0,"markers":{}},"35":{"army":null,"tokens":0,"natives":0,"markers":{}},"36":{"army":null,"tokens":0,"natives":1,"markers":{}},"37":{"army":4,"tokens":1,"natives":0,"markers":{"mountain":1}},"38":{"army":0,"tokens":1,"natives":0,"markers":{"lair":1}},"39":{"army":null,"tokens":0,"natives":0,"markers":{}}},"armies":[{"id":0,"player":0,"race":"trolls","power":"mounted","since":1,"active":true,"hand":0,"driven":0,"aside":0,"memory":{}},{"id":2,"player":2,"race":"giants","power":"merchant","since":1,"active":true,"hand":0,"driven":0,"aside":0,"memory":{}},{"id":3,"player":3,"race":"tritons","power":null,"since":1,"active":false,"hand":0,"driven":0,"aside":0,"memory":{}},{"id":4,"player":1,"race":"sorcerers","power":"bivouacking","since":3,"active":true,"hand":9,"driven":0,"aside":0,"memory":{}},{"id":5,"player":3,"race":"ghouls","power":"dragon_master","since":5,"active":true,"hand":0,"driven":0,"aside":0,"memory":{}}],"coins":[27,7,6,18],"tray":{"amazons":15,"dwarves":8,"elves":11,"ghouls":1,"giants":3,"halflings":11,"humans":10,"orcs":10,"ratmen":13,"skeletons":20,"sorcerers":7,"tritons":9,"trolls":2,"wizards":10},"column":[{"race":"amazons","power":"forest","coins":5},{"race":"orcs","power":"underworld","coins":2},{"race":"wizards","power":"swamp","coins":1},{"race":"elves","power":"heroic","coins":0},{"race":"halflings","power":"alchemist","coins":0},{"race":"ratmen","power":"wealthy","coins":0}],"banners":{"unseen":["dwarves","humans"],"under":["skeletons"]},"badges":{"unseen":["berserk","commando","diplomat","flying","fortified","hill","seafaring","stout"],"under":[]},"discards":["spirit","pillaging"],"seed":"000000000000000000000000000000ca","turn":{"round":7,"player":1,"step":"conquer","army":4,"begun":false,"moved":false,"closed":false,"die":null,"readied":{"37":9},"journal":[],"failed":[],"used":{},"waiting":[]},"questions":[],"draws":27,"faces":[],"next_army":6,"withdrawals":[]}','e37c03d70f785aec62cc28f314888491');
CREATE TABLE timers (
    -- another each time it is set
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- 0: of no game
    game_id INTEGER NOT NULL DEFAULT 0,
    kind TEXT NOT NULL,
    -- -1: of no seat
    seat INTEGER NOT NULL DEFAULT -1,
    due INTEGER NOT NULL,
    params TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(params)),
    UNIQUE (game_id, kind, seat)
) STRICT;
INSERT INTO "timers" VALUES(274,1,'turn',1,1773939815,'{}');
INSERT INTO "timers" VALUES(275,2,'lobby',-1,1774121741,'{}');
CREATE TABLE users (
    user_id INTEGER PRIMARY KEY,
    locale TEXT
, reminders INTEGER NOT NULL DEFAULT 1 CHECK (reminders IN (0, 1)), timezone TEXT, quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 1439), quiet_until INTEGER CHECK (quiet_until BETWEEN 0 AND 1439), away_until INTEGER, orders TEXT, style TEXT, unreachable INTEGER) STRICT;
INSERT INTO "users" VALUES(100000000000000101,NULL,1,NULL,NULL,NULL,1769873716,NULL,NULL,NULL);
INSERT INTO "users" VALUES(100000000000000102,NULL,1,'Europe/Berlin',1200,990,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES(100000000000000104,NULL,1,'Asia/Tokyo',1200,210,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES(100000000000000901,NULL,1,'Asia/Tokyo',1320,1230,1773305642,NULL,NULL,NULL);
INSERT INTO "users" VALUES(100000000000000902,NULL,1,'Australia/Lord_Howe',420,690,NULL,NULL,NULL,NULL);
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
INSERT INTO "votes" VALUES(1,1,16,26,3,1770485856,'refused',NULL);
INSERT INTO "votes" VALUES(2,1,26,37,1,1771415723,'refused',NULL);
INSERT INTO "votes" VALUES(3,1,33,39,3,1771643064,'refused',NULL);
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('timers',275);
INSERT INTO "sqlite_sequence" VALUES('games',2);
INSERT INTO "sqlite_sequence" VALUES('outbox',255);
INSERT INTO "sqlite_sequence" VALUES('audit',33);
INSERT INTO "sqlite_sequence" VALUES('votes',3);
COMMIT;
