-- revises: 0005_resting_games
-- date: 2026-11-22
-- reason: letters whose subject is over lose their buttons; those about a seat say since which turn.

-- 1: what the letter is about is over, and it is edited to say so
ALTER TABLE outbox ADD COLUMN closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1));
-- of what was written before, each person's latest in a game is looked after
UPDATE outbox SET closed = 1 WHERE user_id IS NOT NULL AND id NOT IN
    (SELECT max(id) FROM outbox WHERE user_id IS NOT NULL GROUP BY game_id, user_id);
CREATE INDEX outbox_letters ON outbox (game_id)
    WHERE user_id IS NOT NULL AND nonce IS NOT NULL AND closed = 0;
UPDATE outbox SET params = json_set(params, '$.began', seq) WHERE kind = 'absent';
