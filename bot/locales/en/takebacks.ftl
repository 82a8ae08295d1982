## Taking back: the end of a turn, and further by agreement.
## `player` asks or goes back; `whose` is whose turn goes on; `moment` and `undone` are texts from below.

refusal-no-such-moment = The game has no moment { $to } to go back to.
error-seed-is-public = This game is over and everybody knows its secret seed, so nothing can be taken back. /{ command-game } { command-game-rematch } opens another one.
error-too-far-back = You can't go back that far on your own. /{ command-game } { command-game-rewind } shows the moments you can go back to.
error-no-moment = The game has no such earlier moment. Take one from the list that is offered while you type.
error-vote-open = There is a question about going back already. Answer it first: its message is in the channel, and /{ command-game } { command-game-rewind } shows it.
error-no-vote = Nobody has asked to go back. /{ command-game } { command-game-rewind } with a moment asks the other players.
error-not-asked = The autopilot plays your seat, so you are not asked. Take your seat back first with /{ command-seat } { command-seat-back }.

key-undo-end = Undo end of turn…
key-undo-placed = Undo my placement…
key-undo-further = Undo further…
button-undo-sure = Undo it

# One of the three, then who would move now. `told` is what was done last before, a sentence.
undo-sure = Take back the end of your turn? You'll be back right after this: { $told }.
undo-sure-turn = Take back the end of your turn? It starts over then.
undo-sure-placed = Take back where your driven-out tokens go? You place them again, and { $player }'s turn waits for you until then.
undo-sure-next = { $player }'s turn post will say so.

# Posts of turns that were taken back.
turn-reopened = { $player }'s turn, round { $round } of { $rounds }, has to wait: { $by } took back their last step.
turn-undone = { $player }'s turn, round { $round } of { $rounds }, was taken back.

story-gone-back = *{ $sentence }* { $at }
log-gone-back-player = { $player } takes back the end of the turn: round { $round }, { $whose }'s turn continues.
log-gone-back-vote = Nobody disagreed, so the game goes back to round { $round }, { $whose }'s turn.
log-gone-back-admin = Somebody who manages the server rewinds the game to round { $round }, { $whose }'s turn.

moment-begins = round { $round }, the beginning of { $player }'s turn
moment-after = { $own ->
    [yes] round { $round }, after: { $told }
   *[no] round { $round }, { $player }'s turn, after: { $told }
  }
choice-moment-begins = turn { $number } · round { $round } · { $player }: the beginning
choice-moment-after = turn { $number }.{ $step } · round { $round } · { $told }
moment-quiet = { $you ->
    [yes] You move
   *[no] { $player } moves
  } on to the next step.
undone-rest = the rest of { $player }'s turn in round { $round }
undone-turn = { $player }'s turn in round { $round }
undone-more = { $count ->
    [one] one more turn
   *[other] { $count } more turns
  }
undone-nothing = nothing

rewind-sure = Go back to { $moment }? This would undo { $undone }. Dice and tiles come again as they came.
rewind-asks = { $names } must agree.
rewind-agree-sure = Tap Agree below to confirm: { $player } asks to go back to { $moment }. This would undo { $undone }, and dice and tiles come again as they came.
rewind-agree-last = You are the last to be asked: if you agree, the game goes back at once.
rewind-agree-newer = The game has changed since you were asked. Please look again at what would be undone.
rewind-agree-more = { $names } must still answer too.
rewind-alone = No other person is playing here now, so it happens at once.
# $player lost the seat because the clock ran out.
rewind-seat-back = { $player } then has the seat back from the autopilot.
# `further`: all must agree (together), nobody else has a seat (alone), or those who have one are not there (limited).
rewind-none = { $further ->
    [alone] Type /{ command-game } { command-game-rewind } and choose a moment in its option to go back to it. No other person is playing here now, so nobody has to agree.
    [limited] Type /{ command-game } { command-game-rewind } and choose a moment in its option to go back to it. Nobody has to agree, but you can only undo what the autopilot has played since, up to the last roll or new combo.
   *[together] Nobody has asked to go back. To ask, type /{ command-game } { command-game-rewind } and choose a moment in its option: the other players are asked then.
  }
# `names`: who has a seat and does not play now; none: the seat is open. Then what is possible; `moment` none: nothing.
rewind-too-far = { $names ->
    [none] That's too far to go back on your own, because somebody who left may still come back.
   *[other] That's too far to go back on your own, because { $names } may still come back.
  }
rewind-only-to = { $moment ->
    [none] There's nothing you can undo on your own now.
   *[other] You can go back to { $moment }. This would undo { $undone }.
  }
rewind-newer = There is a newer question now:
rewind-asked = The others are asked in the channel, and those who want reminders by direct message too. The game continues until all have agreed; then it goes back.
rewind-done = The game has gone back to { $moment }.
rewind-done-before = All have agreed, and the game has gone back.
rewind-refused = It's settled: { $names } didn't agree, so the game continues as it is.
rewind-refused-you = It's settled: you didn't agree, so the game continues as it is.
rewind-withdrawn = It's settled: { $player } withdrew the question, so the game continues as it is.
rewind-withdrawn-you = You've withdrawn it, and the game continues as it is.
rewind-expired = It's settled: not everybody answered in time, so the game continues as it is.
rewind-noted = Noted: you agree. { $names } must still answer.
button-rewind-ask = Ask the others
button-rewind-now = Go back
button-rewind-not = Keep playing
button-agree = Agree
button-disagree = Disagree
button-withdraw-vote = Withdraw it

vote-asks = { $player } asks to go back to { $moment }. This would undo { $undone }, and dice and tiles come again as they came.
vote-how = The game continues in the meantime; the moment to go back to stays the same. All players must agree; the question is open until { $until }.
vote-agreed-so-far = Agreed: { $agreed }. Still to answer: { $pending }.
vote-open-line = { $player } asks to go back to { $moment }. Still to answer: { $names }.
vote-open-how = /{ command-game } { command-game-rewind } shows it and takes your answer.
button-vote = Going back…
vote-letter = { $player } asks you to let your game of { $edition } go back ({ $server }, #{ $channel }).
vote-letter-what = It would go back to { $moment }. This would undo { $undone }, and dice and tiles come again as they came.
vote-where = The question in the channel: { $link }
vote-agreed = { $player } asked to go back to { $moment }. All agreed, so the game has gone back.
vote-refused = { $player } asked to go back to { $moment }. { $against } { $count ->
    [one] does
   *[other] do
  } not agree, so the game continues as it is.
vote-withdrawn = { $player } asked to go back to { $moment }, but withdrew the question. The game continues as it is.
vote-expired = { $player } asked to go back to { $moment }. Not everybody answered in { $hours } hours, so the game continues as it is.
vote-moot = { $player } asked to go back to { $moment }. The game has ended, so nothing goes back.

went-back-vote = { $player } rewound the game to { $moment }; no other person is playing here now.
went-back-admin = Somebody who manages the server rewound the game to { $moment }.

audit-went-back-vote = All who play agreed, and the game went back.
audit-lone-back = { $who } rewound the game; no other person was playing.
audit-went-back-admin = { $who } rewound the game.
audit-asked-back = { $who } asked the others to rewind the game.
audit-vote-refused = { $who } did not agree to rewind the game.
audit-vote-withdrawn = { $who } asked to rewind the game, then withdrew it.
audit-vote-expired = Not everybody answered in time whether to rewind the game, so it continued.
