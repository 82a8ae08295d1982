-- revises: nothing
-- date: 2026-11-20
-- reason: the first schema: games, seats, the log, snapshots, the outbox, messages, users.
--
-- Ids of Discord are integers below 2^63.  Times are Unix seconds.

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
    engine TEXT,
    CHECK ((started IS NULL) = (seed IS NULL)),
    CHECK ((seed IS NULL) = (commitment IS NULL)),
    CHECK ((ended IS NULL) = (status IN ('lobby', 'running'))),
    CHECK (status NOT IN ('running', 'over') OR started IS NOT NULL)
) STRICT;

-- one unfinished game in a channel or thread
CREATE UNIQUE INDEX games_unfinished ON games (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX games_channel ON games (channel, id);

CREATE TABLE seats (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    -- place in the order of joining
    joined INTEGER NOT NULL CHECK (joined >= 0),
    PRIMARY KEY (game_id, seat),
    UNIQUE (game_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_user ON seats (user_id);

-- the log: this is the game.  seq runs from 1 without gaps; the key refuses a second writer.
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

-- a cache of the log: may be emptied at any time
CREATE TABLE snapshots (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL,
    engine TEXT NOT NULL,
    state TEXT NOT NULL,
    -- of the state: a byte that changed on the disk is noticed
    digest TEXT NOT NULL,
    PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID;

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
    created INTEGER NOT NULL,
    CHECK ((channel IS NULL) <> (user_id IS NULL))
) STRICT;

CREATE INDEX outbox_unsent ON outbox (channel, user_id, id)
    WHERE state IN ('pending', 'sending');

-- our messages in Discord, as far as we know
CREATE TABLE messages (
    message_id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (id),
    purpose TEXT NOT NULL,
    channel INTEGER NOT NULL,
    seq INTEGER NOT NULL
) STRICT;

CREATE INDEX messages_game ON messages (game_id, purpose, message_id);

CREATE TABLE users (
    user_id INTEGER PRIMARY KEY,
    locale TEXT
) STRICT;
