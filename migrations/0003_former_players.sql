-- revises: 0002_never_stalls
-- date: 2026-11-21
-- reason: what happened is told by the names of that time, also after a seat has changed hands.

-- who had a seat before, up to a revision of the table
CREATE TABLE former (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    -- the last revision that came about while they had it
    until INTEGER NOT NULL CHECK (until >= 0),
    -- null: a computer, or a player whose data were deleted
    user_id INTEGER,
    -- empty: the player's data were deleted
    name TEXT NOT NULL,
    computer INTEGER NOT NULL DEFAULT 0 CHECK (computer IN (0, 1)),
    PRIMARY KEY (game_id, seat, until)
) STRICT, WITHOUT ROWID;

CREATE INDEX former_user ON former (user_id);
