-- revises: 0010_held_posts
-- date: 2026-11-22
-- reason: time in which the bot could not be reached is given back.

-- when nobody could reach the bot
CREATE TABLE outages (
    began INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL,
    CHECK (ended > began)
) STRICT;

-- the bot that uses this file, or did last
CREATE TABLE alive (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    -- when players could reach it last
    reached INTEGER NOT NULL,
    -- another for each process; empty: it has said goodbye
    life TEXT NOT NULL
) STRICT;

-- since when people have had until `due`: outages from then on are given back; null: it is due then
-- whatever happens
ALTER TABLE timers ADD COLUMN since INTEGER;
UPDATE timers SET since = CAST(strftime('%s', 'now') AS INTEGER)
    WHERE kind IN ('turn', 'bank', 'vote', 'withdraw', 'idle', 'archive', 'lobby', 'remind_half',
        'remind_late', 'remind_last')
    AND due < 9007199254740992;
