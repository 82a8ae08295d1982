## Games in which nobody plays any more: they rest. Leaving, the autopilot, coming back.

turn-rests = { $player }'s turn, round { $round } of { $rounds }. Nobody is playing right now, so the game is resting until somebody is back.
turn-rests-clock = { $player }'s turn, round { $round } of { $rounds }: the clock ran out. Nobody is playing right now, so the game is resting until somebody is back.
turn-handed = { $player }'s turn, round { $round } of { $rounds }: { $player } has handed it to the autopilot.
turn-past-handed = { $player }'s turn, round { $round } of { $rounds }: { $player } had handed it to the autopilot, which played it.
turn-past-autopilot = { $player }'s turn, round { $round } of { $rounds }: the autopilot played it.

## The post about a seat; one of the two last sentences follows.

seat-stopped = { $player }'s clock has run out. The autopilot is playing the seat until they're back.
seat-left-rests = { $player } has left the game. Nobody is playing right now, so the game is resting.
seat-missed-rests = { $player } has missed { $missed } turns in a row. Nobody is playing right now, so the game is resting. { $player } can come back at any time, and anybody else can take the seat.
seat-open-rests = Anybody can take { $player }'s seat. Until somebody does, { $player } can come back. Nobody is playing right now, so the game is resting.
seat-stopped-rests = { $player }'s clock has run out. Nobody else is waiting, so the game is resting until { $player } is back.
seat-autopilot-rests = { $player } is taking a break. Nobody else is playing right now, so the game is resting.
seats-rest = Nothing is lost: it will pick up right where it left off.
seats-week = If nobody comes back for { $days } days, the autopilot plays it to the end.
# Follows what has become of a seat, where its player had opened the game.
seat-leads = { $player } is the host from now on.

## The letter to one whose seat the clock has taken.

absent-missed = You've missed { $missed } turns in a row in { $edition } (#{ $channel } in { $server }), so the autopilot is playing your seat.
absent-open = Anybody can take the seat until you're back.
absent-rests = Your clock has run out in { $edition } (#{ $channel } in { $server }). Nobody else is waiting, so the game is resting until you're back.
absent-week = You've missed { $missed } turns in a row in { $edition } (#{ $channel } in { $server }), and nobody else is playing there. The game is resting until { $until }; after that the autopilot plays it to the end.
absent-back = Tap "I'm back" to get your seat back, with a full clock.
absent-aside = The game has been put aside in the meantime. Tap "I'm back" to bring it back and get your seat back, with a full clock.

## Answers.

autopilot-sure-turn = It's your turn. The autopilot would finish it, and play for you until you're back. It starts { $minutes } minutes after you hand over; if you tap "I'm back" before then, it won't touch your turn.
autopilot-sure-rests = Nobody else is playing in this game right now. If you hand over, it rests until somebody is back.
button-hand-over = Hand over
autopilot-on-turn = The autopilot will finish your turn and play for you until you're back. It starts in { $minutes } minutes; if you tap the button before then, it won't touch your turn. /{ command-seat } { command-seat-back }, or any move of yours, takes your seat back at any time.
autopilot-on-rests = The game is resting until somebody is back. /{ command-seat } { command-seat-back }, the button, or any move of yours starts it again.
resign-sure-last = You're the last one in this game: if you leave, it ends for good, without scores. If you plan to come back, pause it with /{ command-game } { command-game-pause } instead; to give your seat to somebody else, use /{ command-seat } { command-seat-offer }.
resign-sure-rests = This ends the game for you, and your coins stay with the seat. Nobody else is playing right now, so the game rests until somebody is back or takes a seat. If you plan to come back, use /{ command-game } { command-game-pause } instead.
button-resign-last = Leave and end the game
resign-done-last = You've left, and that ends the game. Thanks for playing; /{ command-log } shows how it went.
deserted-line = { $player } was the last one in this game and has left, so it ends here, without scores.
panel-rests = Nobody is playing right now, so the game is resting. Press "I'm back" to play on.
seat-back-paused = Welcome back. The seat is yours again. The game is still paused; /{ command-game } { command-game-resume } starts it again.
seat-back-turn = Welcome back. It's your turn again, with the time you had left.
seat-back-rested = Welcome back. The game picks up right where it left off.
error-game-rests = Nobody is playing right now, so the game is resting. It starts again as soon as one of its players comes back (/{ command-seat } { command-seat-back }) or somebody takes an open seat (/{ command-seat } { command-seat-take }).

## Where it stands, and the question whether it goes on.

status-rests = Nobody is playing right now, so the game is resting. /{ command-seat } { command-seat-back } starts it again.
mine-rests = resting in round { $round } of { $rounds }, nobody is playing: use /{ command-seat } { command-seat-back } there to play on.
dashboard-rests = { $channel } · { $edition } · { $players } · round { $round } of { $rounds } · resting, nobody is playing; turn began { $since }
idle-line-paused = This game is paused, and nothing has happened in it for { $days } days; { $names } { $count ->
    [one] is
   *[other] are
  } up. Is anybody still playing? "Resume" starts it again; "Still playing" leaves it paused. If nobody answers, I'll put it aside { $until }; nothing is lost.
idle-line-rests = This game is resting, and nobody has played in it for { $days } days; { $names } { $count ->
    [one] is
   *[other] are
  } up. "I'm back" takes your seat back; "Still playing" leaves the game resting. If nobody answers, I'll put it aside { $until }; nothing is lost.
idle-still-paused = Nothing had happened in this game for { $days } days. It stays here and is still paused: /{ command-game } { command-game-resume } starts it again.
idle-still-rests = Nobody had played in this game for { $days } days. It stays here and rests until somebody is back.
archived-paused = It was paused; once it's brought back, you can play on.
archived-rests = Nobody was playing; the player who brings it back plays their own seat again.
# The letter that the channel is gone, once the game is back; $moment is a day and an hour.
letter-brought-back = Your game of { $edition } is back: it was resumed on { $moment } (#{ $channel } in { $server }).
still-done-paused = Good, the game stays here. It's still paused; /{ command-game } { command-game-resume } starts it again.
still-done-rests = Good, the game stays here. It rests until you're back: /{ command-seat } { command-seat-back }.
back-done-paused = { $player } has brought the game back. It's no longer paused: it picks up where it left off.

## The server's trail.

audit-seat-missed = { $player } missed their turns, so the autopilot took over their seat.
audit-rested = { $player }'s clock ran out, and the game came to rest.
audit-deserted = { $who } was the last to leave, so the game ended without scores.
