## Games in which nobody plays any more: they rest. Leaving, the autopilot, coming back.

turn-rests = { $player }'s turn, round { $round } of { $rounds }. Nobody is playing at the moment, so the game rests until somebody is back.
turn-rests-clock = { $player }'s turn, round { $round } of { $rounds }: the clock ran out. Nobody else is waiting, so the game rests until somebody is back.
turn-handed = { $player }'s turn, round { $round } of { $rounds }: { $player } has handed it to the autopilot.
turn-past-handed = { $player }'s turn, round { $round } of { $rounds }: { $player } had handed it to the autopilot, which played it.
turn-past-autopilot = { $player }'s turn, round { $round } of { $rounds }: the autopilot played it.

## The post about a seat; one of the two last sentences follows.

seat-stopped = { $player }'s clock has run out. The autopilot plays the seat until they are back.
seat-left-rests = { $player } has left the game. Nobody is playing at the moment, so the game rests.
seat-missed-rests = { $player } has missed { $missed } turns in a row. Nobody is playing at the moment, so the game rests. { $player } can come back at any time; anybody else may take the seat.
seat-open-rests = Anybody may take { $player }'s seat, and { $player } can come back until then. Nobody is playing at the moment, so the game rests.
seat-stopped-rests = { $player }'s clock has run out. Nobody else is waiting, so the game rests until { $player } is back.
seat-autopilot-rests = { $player } is taking a break. Nobody else is playing at the moment, so the game rests.
seats-rest = Nothing is lost: it picks up where it was, with a full clock.
seats-week = If nobody is back within { $days } days, the autopilot plays it to its end.
# Follows what has become of a seat, where its player had opened the game.
seat-leads = { $player } is the host from now on.

## The letter to one whose seat the clock has taken.

absent-missed = You have missed { $missed } turns in a row in { $edition } (#{ $channel } in { $server }), so the autopilot plays your seat.
absent-open = Anybody may take the seat until you are back.
absent-rests = Your clock has run out in { $edition } (#{ $channel } in { $server }). Nobody else is waiting, so nothing is played: the game rests until you are back.
absent-week = You have missed { $missed } turns in a row in { $edition } (#{ $channel } in { $server }), and nobody else is playing there. The game rests until { $until }; after that the autopilot plays it to its end.
absent-back = "I'm back" gives you your seat again, with a full clock.
absent-aside = The game has been put aside in the meantime. "I'm back" brings it back and gives you your seat again, with a full clock.

## Answers.

autopilot-sure-turn = It's your turn. The autopilot would finish it, and play for you until you're back. It starts { $minutes } minutes after you hand over; until then "I'm back" leaves your turn as it is.
autopilot-sure-rests = Nobody else is playing in this game at the moment. If you hand over too, it rests until somebody is back.
button-hand-over = Hand over
autopilot-on-turn = The autopilot will finish your turn and play for you until you're back. It starts in { $minutes } minutes; until then the button leaves your turn as it is. /{ command-seat } { command-seat-back }, or any move of yours, takes your seat back at any time.
autopilot-on-rests = The game rests until somebody is back. /{ command-seat } { command-seat-back }, the button, or any move of yours starts it again.
resign-sure-last = You're the last one in this game: if you leave, it ends for good, without scores. If you plan to come back, /{ command-game } { command-game-pause } is better; /{ command-seat } { command-seat-offer } gives your seat to somebody else.
resign-sure-rests = This ends the game for you, and your coins stay with the seat. Nobody else is playing at the moment, so the game rests until somebody is back or takes a seat. If you plan to come back, /{ command-game } { command-game-pause } is better.
button-resign-last = Leave and end the game
resign-done-last = You've left, and that ends the game. Thanks for playing; /{ command-log } tells how it went.
deserted-line = { $player } was the last one in this game and has left, so it ends here, without scores.
panel-rests = Nobody is playing at the moment, so the game rests. Press I'm back to play on.
seat-back-paused = Welcome back. The seat is yours again. The game is still paused; /{ command-game } { command-game-resume } starts the clocks.
seat-back-turn = Welcome back. The turn is yours again, with the time that was left.
seat-back-rested = Welcome back. The game picks up where it was, with a full clock.
error-game-rests = Nobody is playing at the moment, so the game rests. It starts again when one of its players is back (/{ command-seat } { command-seat-back }), or somebody takes an open seat (/{ command-seat } { command-seat-take }).

## Where it stands, and the question whether it goes on.

status-rests = Nobody is playing at the moment, so the game rests. /{ command-seat } { command-seat-back } starts it again.
mine-rests = at rest in round { $round } of { $rounds }, until you are back: /{ command-seat } { command-seat-back } there.
dashboard-rests = { $channel } · { $edition } · { $players } · round { $round } of { $rounds } · at rest, nobody plays; turn began { $since }
idle-line-paused = This game is paused, and nothing has happened in it for { $days } days; { $names } { $count ->
    [one] is
   *[other] are
  } to move. Is it still being played? Resume starts the clocks again; Still playing leaves it paused. Without an answer I'll put it aside { $until }; nothing is lost.
idle-line-rests = This game rests, and nobody has played in it for { $days } days; { $names } { $count ->
    [one] is
   *[other] are
  } to move. I'm back takes your seat back; Still playing leaves it at rest. Without an answer I'll put it aside { $until }; nothing is lost.
idle-still-paused = Nothing had happened in this game for { $days } days. It stays here, and is still paused: /{ command-game } { command-game-resume } starts it again.
idle-still-rests = Nobody had played in this game for { $days } days. It stays here, and rests until somebody is back.
archived-paused = It was paused; brought back, it continues with its clocks running.
archived-rests = Nobody was playing; the player who brings it back plays again, with a full clock.
# The letter that the channel is gone, once the game is back; $moment is a day and an hour.
letter-brought-back = { $edition } is back: it was resumed on { $moment } (#{ $channel } in { $server }).
still-done-paused = Good, the game stays here. It is still paused; /{ command-game } { command-game-resume } starts it again.
still-done-rests = Good, the game stays here. It rests until you are back: /{ command-seat } { command-seat-back }.
back-done-paused = { $player } has brought the game back. It's no longer paused: it picks up where it was, and the clocks are running.

## The server's trail.

audit-seat-missed = { $player } has missed their turns, and the autopilot plays their seat.
audit-rested = The clock of { $player } ran out, and the game rests.
audit-deserted = { $who } was the last to leave, so the game ended without scores.
