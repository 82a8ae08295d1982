-- revises: 0004_last_reminder
-- date: 2026-11-22
-- reason: games that nobody plays rest since 0003, and those that did not before are asked about too.

INSERT OR IGNORE INTO timers (game_id, kind, due)
    SELECT id, 'idle', CAST(strftime('%s', 'now') AS INTEGER) + 7 * 24 * 3600 FROM games
    WHERE status = 'running' AND archived IS NULL
        AND NOT EXISTS (SELECT 1 FROM seats WHERE game_id = games.id AND pilot = 'player')
        AND (SELECT count(user_id) FROM seats WHERE game_id = games.id) <= 1
        AND NOT EXISTS (SELECT 1 FROM timers WHERE game_id = games.id AND kind = 'archive');
