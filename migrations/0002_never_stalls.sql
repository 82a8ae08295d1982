-- revises: 0001_initial
-- date: 2026-11-21
-- reason: clocks, timers, standing orders, autopilot and substitutes, votes, what people and servers
--         have chosen, the audit trail.

ALTER TABLE games ADD COLUMN paused INTEGER;
-- put aside for want of players; it no longer occupies its channel
ALTER TABLE games ADD COLUMN archived INTEGER;
-- when a player last nudged another
ALTER TABLE games ADD COLUMN nudged INTEGER;
-- the game that this one was opened to play again
ALTER TABLE games ADD COLUMN again INTEGER REFERENCES games (id);

DROP INDEX games_unfinished;
-- one unfinished game in a channel or thread
CREATE UNIQUE INDEX games_unfinished ON games (channel)
    WHERE status IN ('lobby', 'running') AND archived IS NULL;

CREATE TABLE seats_now (
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

INSERT INTO seats_now (game_id, seat, user_id, name, joined)
    SELECT game_id, seat, user_id, name, joined FROM seats;
DROP TABLE seats;
ALTER TABLE seats_now RENAME TO seats;
CREATE INDEX seats_user ON seats (user_id);

-- the clock of each turn of a running game that has one; that of the running turn has its revision
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

-- what is to be done at a time; a function of the rest, kept so that one look finds what is due
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

CREATE INDEX timers_due ON timers (due);

-- what was done about reminding a seat that has been waited for since a revision
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
    fallen_back INTEGER NOT NULL DEFAULT 0 CHECK (fallen_back IN (0, 1)),
    PRIMARY KEY (game_id, seat, began)
) STRICT, WITHOUT ROWID;

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
) STRICT;

CREATE UNIQUE INDEX votes_open ON votes (game_id) WHERE status = 'open';

CREATE TABLE ballots (
    vote_id INTEGER NOT NULL REFERENCES votes (id),
    seat INTEGER NOT NULL,
    agrees INTEGER NOT NULL CHECK (agrees IN (0, 1)),
    PRIMARY KEY (vote_id, seat)
) STRICT, WITHOUT ROWID;

-- what people have chosen; a column that is null: not chosen
ALTER TABLE users ADD COLUMN reminders INTEGER NOT NULL DEFAULT 1 CHECK (reminders IN (0, 1));
-- IANA name
ALTER TABLE users ADD COLUMN timezone TEXT;
-- minutes after midnight, in that zone
ALTER TABLE users ADD COLUMN quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 1439);
ALTER TABLE users ADD COLUMN quiet_until INTEGER CHECK (quiet_until BETWEEN 0 AND 1439);
ALTER TABLE users ADD COLUMN away_until INTEGER;
-- standing order for withdrawals
ALTER TABLE users ADD COLUMN orders TEXT;
-- style of pictures
ALTER TABLE users ADD COLUMN style TEXT;
-- a direct message could not be delivered then; the person is to be told
ALTER TABLE users ADD COLUMN unreachable INTEGER;

-- what those who manage a server have chosen
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

-- who did what beside playing: those who manage, votes, seats that changed hands
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

CREATE INDEX audit_guild ON audit (guild, id);

-- what was begun before there were timers: lobbies close, games without a clock are asked about
INSERT INTO timers (game_id, kind, due)
    SELECT id, 'lobby', created + 72 * 3600 FROM games WHERE status = 'lobby';
INSERT INTO timers (game_id, kind, due)
    SELECT id, 'idle', 7 * 24 * 3600
        + coalesce((SELECT max(at) FROM actions WHERE game_id = games.id), started)
    FROM games WHERE status = 'running';
