## What the table refuses, and what went wrong with Discord.

error-no-game = There is no game in this channel. /{ command-game } { command-game-new } opens one here.
error-channel-busy = This channel already has a game. Finish it, or open yours in another channel or in a thread of its own.
error-not-here = { $channels ->
    [elsewhere] In this server no games are opened in this channel. Go to another one, or ask somebody who manages the server to allow this one with /{ command-admin } { command-admin-channels }.
    [none] The people who manage this server don't allow games here now. They can change that with /{ command-admin } { command-admin-channels }.
   *[other] In this server games are opened in { $channels }. Go there, or ask somebody who manages the server to allow this channel with /{ command-admin } { command-admin-channels }.
  }
error-too-many-games = This server has { $most } unfinished { $most ->
    [one] game
   *[other] games
  } already, which is as many as it may have. Join one of them, or wait until one is over.
error-too-many-today = You've opened { $most } games in a day, which is the most one person can. You can open the next one on { $until }, and join other people's games any time.
error-too-many-of-one = You have opened { $most } unfinished { $most ->
    [one] game
   *[other] games
  } here already, which is as many as one person may. Finish one first, or join a game that somebody else opens.
error-not-a-player = You have no seat in this game, and only its players can do that. You can watch it with /{ command-board }, /{ command-status } and /{ command-log }.
error-not-joined = You haven't joined this game, and only those who have can do that. Press Join first, while a seat is free.
error-not-the-host = Only the game's host, { $host }, or somebody who manages the server can do that.
error-not-the-host-left = Only somebody who manages the server can do that: the game's host is no longer known.
error-not-asked-about = This game continues as it is. It can be put aside only after I've asked about it, which I do when nothing has happened in it for a week and it has no clock.
error-put-aside = This game is put aside. Any of its players can bring it back with /{ command-game } { command-game-resume }, and it picks up where it was.
error-not-put-aside = This game is not put aside, so there is nothing to bring back.
error-not-a-manager = Only somebody who may manage this server can do that. Ask one of them; /{ command-game } { command-game-cancel } ends a game that you have opened yourself.
error-too-fast = That was too fast for me, so I skipped your last tap. Wait a few seconds and try again.
error-already-joined = You have a seat in this game already.
error-lobby-full = All { $seats } seats are taken. /{ command-game } { command-game-new } opens another game in another channel.
error-too-few-players = A game needs at least two players, and { $players ->
    [one] one has
   *[other] { $players } have
  } joined so far.
error-bad-options = The option “{ $option ->
    [edition] { name-edition }
    [open_scores] { name-scores }
    [clock] { name-clock }
    [withdrawals] { name-withdrawals }
    [language] { name-language }
    [withdraw] { name-withdraw }
    [end_turn] { name-end-turn }
   *[other] { $option }
  }” can't be { $value }. Take one from the list that is offered while you type.
error-bad-options-seats = A game is for { $least } to { $most } players, not { $value }.
error-bad-options-seats-all = { $least } have joined, so the game is for { $most } players, not { $value }.
error-not-started = The game has not begun yet. It begins when its lobby is full, or when a player presses Start.
error-already-started = The game has begun, so its lobby is closed.
error-game-ended = This game is over. /{ command-game } { command-game-result } shows how it ended, and /{ command-game } { command-game-new } opens another one.
error-game-cancelled = This game was cancelled. /{ command-game } { command-game-new } opens another one.
error-not-your-turn = It's not your decision right now: { $names } { $count ->
    [one] is
   *[other] are
  } to move.
error-not-your-turn-now = It's not your decision right now. /{ command-play } shows how the game stands.
error-stale-table = That button showed an earlier moment of the game. Here is the table as it is now.
error-nothing-to-take-back-none = You have done nothing yet in this turn that could be taken back.
error-nothing-to-take-back-revealed = Your last step revealed something, a roll or a new combo, and stays as it is.
error-nothing-to-take-back-other = { $mine ->
    [yes] You have done nothing yet in this turn.
   *[no] Your own last steps could be taken back until somebody else acted.
  } Only { $player } can take something back now: { $what ->
    [end] the end of their turn, until somebody else acts.
   *[step] their own last step.
  }
error-nothing-to-take-back-turn = It is { $player }'s turn, and nothing can be taken back now: your own last steps could be, until somebody else acted.
error-nothing-to-take-back-autopilot = The autopilot played your last step, and nobody takes that back by themselves.
error-further-together = To go back further, all players must agree: /{ command-game } { command-game-rewind } asks them.
error-further-limited = /{ command-game } { command-game-rewind } shows how far you can go back on your own.
error-further-alone = /{ command-game } { command-game-rewind } goes back further, at once, because no other person is playing here now.
error-storage-failed = I couldn't save your move, so nothing has changed. Please try again in a moment.

error-guild-only = This works in a server only, in the channel of a game. Go to the channel where your game is played.
error-missing-permissions = I lack { $count ->
    [one] a permission
   *[other] permissions
  } in { $channel }: { $permissions }. Somebody who manages the server can grant { $count ->
    [one] it
   *[other] them
  } under Server Settings, Roles, or in the settings of the channel.
error-old-button = That button belongs to a game that is gone or to an older version of the bot. /{ command-play } opens the panel of the game in this channel.
error-old-command = That command is from an older version of the bot. Restart Discord or press Ctrl+R, then type / to see today's commands.
error-unexpected = Something went wrong on my side. Nothing is lost: /{ command-play } shows how your game stands. If it happens again, tell the person who runs this bot the number { $incident }.
error-not-shown = I couldn't show you the result, but it may have gone through. /{ command-play } shows how your game stands.
error-bad-moment = There is no turn { $at } to show. The game has turns 1 to { $last }.
error-bad-region = { $text } is no region number. Write the number printed on the board, for example 14.
error-bad-moves = I can't read { $text }. Write region:tokens, for example 9:2 12:3.
error-bad-choice = I can't read that choice. Take one from the list that is offered while you type.
error-not-over = The game is not over yet, so there is no result. /{ command-status } tells how it stands.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
error-game-broken = I can no longer read the record of this game. Tell the person who runs this bot that it's game { $game }. To free its channel, the player who opened it or anyone who manages the server can end it with /{ command-game } { command-game-cancel }.
error-game-unknown = This game needs a different version of the bot than the one that's running now, so I can't read it. Nothing is lost: you can play on when that version is back. Tell the person who runs this bot that it's game { $game }. To free the channel, the player who opened the game or anyone who manages the server can end it with /{ command-game } { command-game-cancel }.
