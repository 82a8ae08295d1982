## What the table refuses, and what went wrong with Discord.

error-no-game = There's no game in this channel. /{ command-game } { command-game-new } opens one here.
# A number that was typed, and is of no game of this server, or of none that was put aside.
error-no-such-game = You can't pick that game here. The list you see as you type has the ones you can.
error-channel-busy = This channel already has a game. Finish it first, or use another channel or a new thread.
error-not-here = { $channels ->
    [elsewhere] You can't open games in this channel. Try another one, or ask somebody who manages the server to allow this one with /{ command-admin } { command-admin-channels }.
    [none] The people who manage this server don't allow games here right now. They can change that with /{ command-admin } { command-admin-channels }.
   *[other] In this server, you can open games in { $channels }. Go there, or ask somebody who manages the server to allow this channel with /{ command-admin } { command-admin-channels }.
  }
error-too-many-games = This server already has { $most } unfinished { $most ->
    [one] game
   *[other] games
  }, and that's its limit. Join { $most ->
    [one] it, or wait until it's over.
   *[other] one of them, or wait until one is over.
  }
error-too-many-today = You've opened { $most } games in a day, and that's the limit for one person. You can open the next one on { $until }, and you can join other people's games any time.
# The same where somebody else than the host brings a game back.
error-too-many-today-host = The game can't come back yet: its host, { $host }, has opened { $most } games in a day, and that's the limit for one person. It can come back on { $until }.
error-too-many-of-one = You already have { $most } unfinished { $most ->
    [one] game
   *[other] games
  } open here, and that's the limit for one person. Finish { $most ->
    [one] it
   *[other] one
  } first, or join somebody else's game.
# The same where somebody else than the host brings a game back.
error-too-many-of-one-host = The game can't come back yet: its host, { $host }, already has { $most } unfinished { $most ->
    [one] game
   *[other] games
  } open here, and that's the limit for one person. Wait until { $most ->
    [one] it's
   *[other] one of them is
  } over.
error-not-a-player = You have no seat in this game, and only its players can do that. You can watch with /{ command-board }, /{ command-status } and /{ command-log }.
error-not-joined = You haven't joined this game yet. Press Join first, if there's a free seat.
error-not-the-host = Only the game's host, { $host }, or somebody who manages the server can do that.
error-not-the-host-left = Only somebody who manages the server can do that, because this game no longer has a host.
error-not-asked-about = You can't put this game aside yet. That works once I've asked whether anybody is still playing, and I only ask when nothing has happened for a week and no clock is running.
error-put-aside = This game has been put aside. Any of its players can bring it back with /{ command-game } { command-game-resume }, and it picks up right where it left off.
error-not-put-aside = This game hasn't been put aside, so there's nothing to bring back.
error-not-a-manager = Only somebody who manages this server can do that. If you're a game's host, you can end that game with /{ command-game } { command-game-cancel }.
error-too-fast = That was too fast for me, so I skipped your last tap. Wait a few seconds and try again.
error-already-joined = You already have a seat in this game.
error-lobby-full = { $seats ->
    [2] Both
   *[other] All { $seats }
  } seats are taken. You can open another game in another channel with /{ command-game } { command-game-new }.
# $side: the side that somebody asked for; $sides: those there are.
error-no-such-side = Nobody plays for { FORM($side, "the") } in this game. The sides you can join: { $sides }.
error-no-sides = This game has no sides: everybody plays for themselves.
error-side-full = { FORM($side, "The") } is full: { $seats ->
    [one] its one place is
    [2] both its places are
   *[other] all its { $seats } places are
  } taken. You can join another side.
error-side-gone = With { $seats } players there wouldn't be enough places for everybody who has joined { FORM($side, "the") }. Ask one of them to change sides first.
error-no-allies = You're on your own here: there's nobody you could show your coins to.
error-too-few-players = A game needs at least two players, and only { $players ->
    [one] one has
   *[other] { $players } have
  } joined so far.
error-bad-options = The option "{ $option ->
    [edition] { name-edition }
    [open_scores] { name-scores }
    [clock] { name-clock }
    [withdrawals] { name-withdrawals }
    [language] { name-language }
    [withdraw] { name-withdraw }
    [end_turn] { name-end-turn }
   *[other] { $option }
  }" can't be { $value }. Pick something from the list you see as you type.
error-bad-options-seats = A game takes { $least } to { $most } players, so { $value } won't work.
error-bad-options-seats-joined = { $joined } players have joined already, so { $value } won't work. Choose any number from { $joined } to { $most }.
error-bad-options-seats-all = { $joined } players have joined already, and a game takes up to { $most }, so { $value } won't work.
error-bad-options-seats-world = There's no board { $world } for that many players, just for { $least } to { $most }. Choose another number, or play { $elsewhere }.
error-bad-options-world = Those races and powers can't be played { $world }. Leave out "{ name-world }", or choose others.
# A box that goes with no other one.
error-bad-options-world-alone = { $edition } has boards of its own and doesn't mix with other boxes. Leave out "{ name-world }".
error-bad-options-finds = There are no relics or places to find there. Leave out "{ name-relics }".
error-bad-options-flags = That house rule belongs to another game. Leave it out, or choose one for the game you're opening.
error-not-started = The game hasn't begun yet. It begins when the lobby is full, or when a player presses Start.
error-already-started = The game has begun, so its lobby is closed.
error-too-late-to-leave = The game has begun, so you can't just leave. If you'll be back later, use /{ command-seat } { command-seat-autopilot }. /{ command-seat } { command-seat-offer } gives your seat to somebody else, and /{ command-seat } { command-seat-resign } ends the game for you.
error-game-ended = This game is over. /{ command-game } { command-game-result } shows how it ended, and /{ command-game } { command-game-new } opens another one.
error-game-cancelled = This game was ended without scores. /{ command-game } { command-game-new } opens another one.
error-not-your-turn = { $names } { $count ->
    [one] is
   *[other] are
  } up right now, not you.
error-not-your-turn-now = You're not up right now. /{ command-play } shows you where things stand.
error-stale-table = That button was from earlier in the game. Here's the table as it is now.
error-nothing-to-take-back-none = You haven't done anything this turn that you can undo.
error-nothing-to-take-back-revealed = Your last step revealed something, like a roll or a new combo, so you can't undo it.
error-nothing-to-take-back-other = { $mine ->
    [yes] You haven't done anything yet this turn.
   *[no] You can undo your own last steps only until somebody else acts, and somebody has.
  } Right now only { $player } can undo something: { $what ->
    [end] the end of their turn, until somebody else acts.
   *[step] their own last step.
  }
error-nothing-to-take-back-turn = It's { $player }'s turn, and there's nothing to undo right now. You can undo your own last steps only until somebody else acts, and somebody has.
error-nothing-to-take-back-autopilot = The autopilot played your last step, and Undo only takes back what you did yourself.
error-further-together = To go back further, all players have to agree. /{ command-game } { command-game-rewind } asks them.
error-further-limited = /{ command-game } { command-game-rewind } shows how far you can go back on your own.
error-further-alone = /{ command-game } { command-game-rewind } goes back further, and right away, because no other people are playing here now.
error-storage-failed = I couldn't save that, so nothing has changed. Please try again in a moment.

error-guild-only = This only works in a server, in the channel of a game. Go to the channel where you're playing.
error-missing-permissions = I'm missing { $count ->
    [one] a permission
   *[other] some permissions
  } in { $channel }: { $permissions }. Somebody who manages the server can grant { $count ->
    [one] it
   *[other] them
  } under Server Settings, Roles, or in the channel's settings.
error-old-button = That button belongs to a game that's gone, or to an older version of the bot. /{ command-play } opens the panel of this channel's game.
error-old-command = That command is from an older version of the bot. Restart Discord or press Ctrl+R, then type / to see the current commands.
error-unexpected = Something went wrong on my side. Nothing is lost: /{ command-play } shows you where your game stands. If it happens again, give the person who runs this bot this number: { $incident }.
error-not-shown = I couldn't show you the result. What you did may still have gone through: /{ command-play } shows you where your game stands.
error-bad-moment = There's no turn { $at } to show. { $last ->
    [one] So far there's only turn 1.
   *[other] Pick one from 1 to { $last }.
  }
error-bad-region = { $text } isn't a region number. Type the number printed on the board, for example 14.
error-bad-moves = I can't read { $text }. Type region:tokens, for example 9:2 12:3.
error-bad-choice = I can't read that choice. Pick one from the list you see as you type.
error-not-over = The game isn't over yet, so there's no result. /{ command-status } shows you where things stand.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
error-game-broken = I can't read the record of this game. Tell the person who runs this bot that it's game { $game }. To free up its channel, the game's host or anyone who manages the server can end it with /{ command-game } { command-game-cancel }.
error-game-unknown = This game needs a different version of the bot than the one that's running now, so I can't read it. Nothing is lost: once that version is back, you can play on. Tell the person who runs this bot that it's game { $game }. To free up the channel, the game's host or anyone who manages the server can end it with /{ command-game } { command-game-cancel }.
