## Taking back: the end of a turn, and further by agreement.
## `player` asks or goes back; `whose` is whose turn goes on; `moment` and `undone` are texts from below.

refusal-no-such-moment = There's no moment { $to } in this game to go back to. /{ command-game } { command-game-rewind } shows the ones there are.
error-seed-is-public = This game is over and everybody knows its secret seed, so nothing can be undone now. /{ command-game } { command-game-rematch } opens another one.
error-too-far-back = You can't go back that far on your own. /{ command-game } { command-game-rewind } shows the moments you can go back to.
error-no-moment = There's no such earlier moment in this game. Pick one from the list you see as you type.
error-vote-open = Somebody has already asked to go back. Answer that first: the message is in the channel, and /{ command-game } { command-game-rewind } shows it.
error-no-vote = Nobody has asked to go back. To ask the other players, use /{ command-game } { command-game-rewind } with a moment.
error-not-asked = The autopilot is playing your seat, so you don't get asked. Take your seat back first with /{ command-seat } { command-seat-back }.

key-undo-end = Undo end of turn…
key-undo-placed = Undo my placement…
# Rewinding, where nothing more can be undone; $asks: the others are asked first.
key-undo-further = { $asks ->
    [yes] Ask to undo…
   *[no] Rewind…
  }
button-undo-sure = Undo it

# One of the three, then who would move now. `told` is what was done last before, a sentence.
undo-sure = Take back the end of your turn? You'll be back right after this: { $told }.
undo-sure-turn = Take back the end of your turn? Then it starts over.
undo-sure-placed = Undo the withdrawal of your driven-out tokens? You'll place them again, and { $player }'s turn waits for you until then.
undo-sure-next = { $player }'s turn post will say so.

# Posts of turns that were taken back.
turn-reopened = { $player }'s turn, round { $round } of { $rounds }, has to wait: { $by } took back their last step.
turn-undone = { $player }'s turn, round { $round } of { $rounds }, was taken back.

story-gone-back = *{ $sentence }* { $at }
# In the log: $you, $yours: whether it is the reader who took it back, whose turn goes on.
log-gone-back-player = { $you ->
    [yes] You take back your last step
   *[no] { $player } takes back their last step
  }: round { $round }, { $yours ->
    [yes] your
   *[no] { $whose }'s
  } turn continues.
log-gone-back-vote = The game goes back to round { $round }, { $yours ->
    [yes] your
   *[no] { $whose }'s
  } turn.
log-gone-back-admin = Somebody who manages the server rewinds the game to round { $round }, { $yours ->
    [yes] your
   *[no] { $whose }'s
  } turn.

moment-begins = round { $round }, the beginning of { $you ->
    [yes] your
   *[no] { $player }'s
  } turn
moment-after = { $own ->
    [yes] round { $round }, right after "{ $told }"
   *[no] round { $round }, { $player }'s turn, right after "{ $told }"
  }
choice-moment-begins = turn { $number } · round { $round } · { $player }: the beginning
choice-moment-after = turn { $number }.{ $step } · round { $round } · { $told }
moment-quiet = { $you ->
    [yes] You move
   *[no] { $player } moves
  } on to the next step.
undone-rest = the rest of { $you ->
    [yes] your
   *[no] { $player }'s
  } turn in round { $round }
undone-turn = { $you ->
    [yes] your
   *[no] { $player }'s
  } turn in round { $round }
undone-more = { $count ->
    [one] one more turn
   *[other] { $count } more turns
  }
undone-nothing = nothing

rewind-sure = Go back to { $moment }? This would undo { $undone }. Dice and tiles will come up the same way again.
rewind-asks = { $names } would have to agree.
rewind-agree-sure = { $player } asks to go back to { $moment }. This would undo { $undone }, and dice and tiles will come up the same way again. Tap Agree below to confirm.
rewind-agree-last = You're the last one to answer: if you agree, the game goes back right away.
rewind-agree-newer = The game has moved on since you were asked. Please look again at what would be undone.
rewind-agree-more = { $names } will have to answer, too.
rewind-alone = No other people are playing here right now, so it happens right away.
# $player lost the seat because the clock ran out.
rewind-seat-back = { $player } then gets the seat back from the autopilot.
# `further`: all must agree (together), nobody else has a seat (alone), or those who have one are not there (limited).
rewind-none = { $further ->
    [alone] To go back, type /{ command-game } { command-game-rewind } and choose a moment. No other people are playing here right now, so nobody has to agree.
    [limited] To go back, type /{ command-game } { command-game-rewind } and choose a moment. Nobody has to agree, but you can only undo what the autopilot has played since something was last revealed, like a roll or a new combo, and your own steps this turn.
   *[together] Nobody has asked to go back. To ask, type /{ command-game } { command-game-rewind } and choose a moment; then I'll ask the other players.
  }
# `names`: who has a seat and does not play now; none: the seat is open. Then what is possible; `moment` none: nothing.
rewind-too-far = { $names ->
    [none] That's too far to go back on your own, because somebody who left may still come back.
   *[other] That's too far to go back on your own, because { $names } may still come back.
  }
rewind-only-to = { $moment ->
    [none] There's nothing you can undo on your own right now.
   *[other] You can go back to { $moment }. This would undo { $undone }.
  }
rewind-newer = There's a newer question now:
rewind-asked = { $count ->
    [one] I've asked { $names } in the channel, and also by direct message if they want reminders. The game continues in the meantime; if { $names } agrees, it goes back.
   *[other] I've asked the others in the channel, and also by direct message if they want reminders. The game continues until everybody has agreed; then it goes back.
  }
rewind-done = The game has gone back to { $moment }.
rewind-done-before = Everybody has agreed, and the game has gone back.
rewind-refused = It's settled: { $names } didn't agree, so the game continues as it is.
rewind-refused-you = It's settled: you didn't agree, so the game continues as it is.
rewind-withdrawn = It's settled: { $player } withdrew the request, so the game continues as it is.
rewind-withdrawn-you = You've withdrawn your request, so the game continues as it is.
rewind-expired = It's settled: not everybody answered in time, so the game continues as it is.
# $names: who has yet to answer; $count: how many they are.
rewind-noted = Got it: you agree.{ $count ->
    [0] { "" }
   *[other] {" "}Still to answer: { $names }.
  }
# $names: who would be asked; $count: how many they are.
button-rewind-ask = { $count ->
    [one] Ask { $names }
   *[other] Ask the others
  }
button-rewind-now = Go back
button-rewind-not = Keep playing
button-agree = Agree
button-disagree = Disagree
button-withdraw-vote = Withdraw it

vote-asks = { $player } asks to go back to { $moment }. This would undo { $undone }, and dice and tiles will come up the same way again.
# $names: who has yet to answer; $count: how many they are.
vote-how = The game continues in the meantime, and the moment to go back to stays the same. { $count ->
    [one] { $names } has
   *[other] All players have
  } to agree by { $until }.
# $agreed and $pending: who has agreed, $count of them, and who has yet to answer, $left of them.
vote-agreed-so-far = { $count ->
    [0] Nobody has agreed yet.
   *[other] Agreed: { $agreed }.
  }{ $left ->
    [0] { "" }
   *[other] {" "}Still to answer: { $pending }.
  }
# $names: who has yet to answer; $count: how many they are.
vote-open-line = { $player } asks to go back to { $moment }.{ $count ->
    [0] { "" }
   *[other] {" "}Still to answer: { $names }.
  }
vote-open-how = /{ command-game } { command-game-rewind } shows it and takes your answer.
button-vote = Request to go back…
vote-letter = { $player } asks you to rewind your game of { $edition } ({ $server }, #{ $channel }).
vote-letter-what = It would go back to { $moment }. That would undo { $undone }. Dice and tiles will come up the same way again.
vote-where = The question in the channel: { $link }
vote-agreed = { $player } asked to go back to { $moment }. Everybody agreed, so the game has gone back.
vote-refused = { $player } asked to go back to { $moment }. { $against } { $count ->
    [one] doesn't
   *[other] don't
  } agree, so the game continues as it is.
vote-withdrawn = { $player } asked to go back to { $moment }, but withdrew the request. The game continues as it is.
vote-expired = { $player } asked to go back to { $moment }. Not everybody answered within { $hours } hours, so the game continues as it is.
vote-moot = { $player } asked to go back to { $moment }. The game has ended, so it can't go back.

went-back-vote = { $player } rewound the game to { $moment }; no other people were playing.
went-back-admin = Somebody who manages the server rewound the game to { $moment }.

audit-went-back-vote = All players agreed, and the game went back.
audit-lone-back = { $who } rewound the game; no other people were playing.
audit-went-back-admin = { $who } rewound the game.
audit-asked-back = { $who } asked the others to rewind the game.
audit-vote-refused = { $who } didn't agree to rewind the game.
audit-vote-withdrawn = { $who } asked to rewind the game, then withdrew it.
audit-vote-expired = Not everybody answered the request to rewind in time, so the game continued.
