-- revises: 0003_former_players
-- date: 2026-11-21
-- reason: a reminder comes before a player's reserve is used up.

-- 1: its time has come, whether or not it was sent then
ALTER TABLE reminders ADD COLUMN last INTEGER NOT NULL DEFAULT 0 CHECK (last IN (0, 1));
