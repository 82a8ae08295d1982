-- revises: 0012_first_turns
-- date: 2026-11-28
-- reason: who plays for a side can show their coins to their ally.

-- whether a seat's coins are shown to the players of its side
ALTER TABLE seats ADD COLUMN shows INTEGER NOT NULL DEFAULT 0 CHECK (shows IN (0, 1));
