-- revises: 0006_closed_letters
-- date: 2026-11-22
-- reason: a vote stays in the name of who asked when somebody else has the seat; calls that are over lose their buttons; a game's posts are found by kind.

-- revision up to which who asked had the seat; null: has it still
ALTER TABLE votes ADD COLUMN until INTEGER;
-- of the calls written before, a game's latest is looked after
UPDATE outbox SET closed = 1 WHERE kind IN ('nudge', 'fallback') AND id NOT IN
    (SELECT max(id) FROM outbox WHERE kind IN ('nudge', 'fallback') GROUP BY game_id);
CREATE INDEX outbox_kinds ON outbox (game_id, kind);
