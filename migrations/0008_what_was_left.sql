-- revises: 0007_who_asked
-- date: 2026-11-22
-- reason: who leaves a seat and sits down again has what was left of the banks; who left before has all.

-- seconds left of what may be used beyond turn clocks, and for being away
ALTER TABLE former ADD COLUMN bank INTEGER NOT NULL DEFAULT 172800 CHECK (bank >= 0);
ALTER TABLE former ADD COLUMN away_bank INTEGER NOT NULL DEFAULT 1209600 CHECK (away_bank >= 0);
