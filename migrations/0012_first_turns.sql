-- revises: 0011_outages
-- date: 2026-11-22
-- reason: a person's first turn in a box is explained, once.

-- ids of the boxes of which somebody has had a turn, parted by spaces
ALTER TABLE users ADD COLUMN taught TEXT NOT NULL DEFAULT '';
UPDATE users SET taught = 'base' WHERE user_id IN (SELECT user_id FROM seats);
