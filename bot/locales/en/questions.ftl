## Questions before something grave, and what came of them. Each has a button that does it, and a
## quiet one that says what stays.

question-kept = All right, everything stays as it is.
# Stands before a question that is asked again, for the answer came when it was no longer so.
question-anew = Something has changed since I asked, so let me ask again.
button-keep-game = Keep playing
button-keep-lobby = Leave it open
button-keep-seat = Keep my seat
button-keep-data = Keep my data
button-keep-playing = I'll play myself
button-keep-waiting = Let them play
button-keep-moment = Leave it as it is

# Closing a lobby.
lobby-closed = The lobby is closed. The game hadn't begun, so it doesn't count for anybody.
admin-close-sure = This closes the lobby of game { $number } in { $channel }. Nothing has been played in it yet, and anybody can open another game there.
button-close = Close the lobby
audit-closed = { $who } closed the lobby before the game began.

# The autopilot decides: the rest of a turn, or where driven-out tokens go.
admin-skip-sure = Let the autopilot finish { $player }'s turn right now, in game { $number } in { $channel } (round { $round } of { $rounds })? It doesn't count as a missed turn, and /{ command-admin } { command-admin-rollback } takes it back.
admin-skip-decision-sure = Have { $player }'s driven-out tokens placed right now, by their standing order or, without one, evenly, in game { $number } in { $channel } (round { $round } of { $rounds })? /{ command-admin } { command-admin-rollback } takes it back.
admin-skip-late = The game has moved on since I asked, so I haven't done anything. /{ command-admin } { command-admin-skip } asks about what it's waiting for now.
button-skip = Skip

# Stands above how the game stands.
take-sure = Take over { $player }'s seat? You'd get everything it has, coins included, and play it to the end of the game. When it's your turn, I'll mention you in this channel.
