-- revises: 0008_what_was_left
-- date: 2026-11-22
-- reason: no query reads a table that grows from end to end, what is old goes a few games at a time, and a deletion that was begun is finished in the next life.

-- what is still to be thrown away in time: 0: snapshots and all that follows, 1: what follows, that
-- is posts and the like; null: nothing.  A game that is opened from now on keeps no more snapshots
-- than it needs, so it begins with 1 and gets 0 when it ends.
ALTER TABLE games ADD COLUMN to_prune INTEGER DEFAULT 0 CHECK (to_prune IN (0, 1));
CREATE INDEX games_to_prune ON games (to_prune, ended) WHERE to_prune IS NOT NULL;

CREATE INDEX games_of_guild ON games (guild, id) WHERE status IN ('lobby', 'running');
CREATE INDEX games_host ON games (host);
CREATE INDEX games_again ON games (again) WHERE again IS NOT NULL;
CREATE INDEX seats_asked ON seats (asked) WHERE asked IS NOT NULL;
CREATE INDEX votes_game ON votes (game_id);
CREATE INDEX outbox_user ON outbox (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX audit_user ON audit (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX audit_game ON audit (game_id) WHERE game_id IS NOT NULL;
CREATE INDEX servers_dashboard ON servers (guild) WHERE dashboard_channel IS NOT NULL;
-- who says that a game goes back need not have a seat in it; everybody else who is in a log has, or had
CREATE INDEX actions_ordered ON actions (actor) WHERE kind = 'rewind' AND actor IS NOT NULL;

-- in which games a person is still to be removed who has asked for it; game 0: what is in no game
CREATE TABLE forgetting (
    game_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
