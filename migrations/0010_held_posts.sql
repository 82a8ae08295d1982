-- revises: 0009_size_and_plans
-- date: 2026-11-22
-- reason: posts that were refused for a cause that may pass are tried again, and nobody's time runs
--   who could not be told.

-- since when whoever the game waits for has not been told; null: they have been
ALTER TABLE games ADD COLUMN untold INTEGER;

-- how often a post was refused that is to be tried again; while it waits for that its state is failed
ALTER TABLE outbox ADD COLUMN held INTEGER NOT NULL DEFAULT 0;

CREATE INDEX outbox_held ON outbox (game_id, channel) WHERE state = 'failed' AND held > 0;
