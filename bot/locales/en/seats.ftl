## Computers, the autopilot, and seats that change hands.

# What computers are called.
computer = 🤖 { $name }
computer-moss = Moss
computer-bramble = Bramble
computer-thistle = Thistle
computer-pebble = Pebble
computer-clover = Clover
computer-nettle = Nettle
computer-tansy = Tansy
computer-burdock = Burdock

lobby-computers = { $count ->
    [one] a computer
   *[other] { $count } computers
  }
lobby-opened-begun = The game has begun in { $channel }.
error-bad-options-computers = A game for { $seats } has room for { $room } { $room ->
    [one] computer
   *[other] computers
  } besides the people in it, not { $value }. Choose fewer computers or more players.

# What happened before a turn that the autopilot plays.
turn-before = Before that: { $recap }
# Whom the game waits for, where the autopilot plays a person's seat.
seat-on-autopilot = { $player } (autopilot)

## The post about a seat.

# $asked is a mention of who is asked; it rings nobody.
seat-asked = { $asked }, would you like to take over { $player }'s seat? You'd get everything it has, coins included.
seat-left = { $player } has left the game. The autopilot is playing the seat.
seat-missed = { $player } has missed { $missed } turns in a row, so the autopilot is playing that seat now. { $player } can come back at any time, and anybody else can take the seat.
seat-open = The autopilot is playing { $player }'s seat, and anybody can take it. Until somebody does, { $player } can come back.
seat-offered = Anybody who'd like to can take over { $player }'s seat. Until somebody does, { $player } keeps playing.
seat-autopilot = The autopilot is playing for { $player } until they're back.
# What somebody gets who takes the seat, in a game for sides: $side, and $ally if anybody plays for it too.
seat-side = The seat plays for { FORM($side, "the") }.
seat-side-allied = The seat plays for { FORM($side, "the") }, with { $ally }.
# What becomes of it.
seat-taken = { $player } has taken over from { $was }.
seat-kept = This seat is { $player }'s.
seat-ended = The autopilot has played { $player }'s seat to the end.
seat-cancelled = This was { $player }'s seat, in a game that was ended without scores.
button-accept = Take over
button-refuse = No, thanks
button-watch = Watch
button-back = I'm back
button-take = Take the seat…

## Answers to what is done with seats.

# $own: whether it is the reader's own seat.
offer-made = { $own ->
    [yes] Your
   *[no] { $player }'s
  } seat is now on offer to everybody here. Nothing changes until somebody takes it. To withdraw the offer, use /{ command-seat } { command-seat-offer } again.
offer-withdrawn = The offer is off. { $own ->
    [yes] Your
   *[no] { $player }'s
  } seat stays as it is.
seat-asks = I've asked { $whom } in this channel. Nothing changes until they say yes.
seat-no-bots = A bot can't take a seat. Name a person in this server, or use /{ command-seat } { command-seat-autopilot }.
seat-not-here = { $whom } isn't in this server. Name somebody who is, or use /{ command-seat } { command-seat-offer }.
seat-plays-already = { $whom } is already playing in this game. Name somebody who isn't, or use /{ command-seat } { command-seat-offer }.
seat-yours = The seat is yours.
seat-back = Welcome back. The seat is yours again.
seat-refused = All right, the seat stays as it is.
take-which = More than one seat is open: { $players }. Pick one from the list that /{ command-seat } { command-seat-take } offers.
resign-sure-others = This ends the game for you: the autopilot plays your seat until somebody takes it, and your coins stay with the seat. If you plan to come back, use /{ command-seat } { command-seat-autopilot } instead.
button-resign = Leave the game
resign-done = You've left the game. Thanks for playing; you can watch with /{ command-board } and /{ command-log }.
autopilot-on = The autopilot is playing for you now. /{ command-seat } { command-seat-back }, the button, or any move of yours takes your seat back.
catch-up-round = What's happened lately:
panel-resting = The autopilot is playing for you. Press "I'm back" to play yourself.

error-no-seat = There's no such seat in this game. Pick one from the list you see as you type.
error-not-your-seat = That seat isn't yours to give away. Its player can do that, and so can anybody who manages the server. The host can too, if the autopilot is playing the seat or its player has left the server.
error-no-open-seat = No seat in this game is open. A seat opens when its player offers it or leaves the game.
error-seat-not-open = That seat isn't open. /{ command-seat } { command-seat-take } lists the ones that are.
error-several-open-seats = More than one seat is open. Pick one from the list that /{ command-seat } { command-seat-take } offers.
error-not-wanted = Nobody is asking you to take over that seat right now. /{ command-seat } { command-seat-take } lists the seats that are open.
error-on-autopilot = The autopilot is already playing your seat. /{ command-seat } { command-seat-back } takes it back.
error-not-on-autopilot = You're already playing your seat yourself. /{ command-play } opens your panel.

## The server's trail.

audit-seat-offered = { $own ->
    [yes] { $who } offered their seat.
   *[no] { $who } offered { $player }'s seat.
}
audit-seat-kept = { $own ->
    [yes] { $who } withdrew the offer of their seat.
   *[no] { $who } withdrew the offer of { $player }'s seat.
}
audit-seat-asked = { $own ->
    [yes] { $who } asked somebody to take over their seat.
   *[no] { $who } asked somebody to take over { $player }'s seat.
}
audit-seat-refused = { $who } said no to { $player }'s seat.
audit-seat-taken = { $who } took { $player }'s seat.
audit-seat-left = { $who } left their seat.
audit-seat-autopilot = { $who } let the autopilot play their seat.
audit-seat-back = { $who } took their seat back from the autopilot.

## Who played, at the end.

# Follows a player's name; $kind: the seat was a computer's, all played by the autopilot, or in part.
result-piloted = {" "}({ $kind ->
    [computer] computer
    [all] played by the autopilot
   *[part] the autopilot played { $turns } of { $of } turns
  })
# The same in the sentence that names the winners.
result-piloted-short = {" "}({ $kind ->
    [computer] computer
    [all] autopilot
   *[part] partly the autopilot
  })
recap-piloted = Played by computers or the autopilot: { $players }.
button-rematch = Rematch
button-rematch-swapped = Rematch, sides swapped

## Rematches.

# $players are those who played before and have not joined yet.
lobby-again = A rematch: { $players } { $count ->
    [one] is
   *[other] are
  } invited to play again, and anybody can join.
rematch-opened = The rematch is open in this channel, and you're in. The others will see it there.
rematch-begun = The rematch has begun.
error-not-one-of-them = Only the people who played that game can call for a rematch. Once it's open, anybody can join; /{ command-game } { command-game-new } opens a different game.

## The games of a person.

mine-title = Your unfinished games: { $count }{ $pages ->
    [1] { "" }
   *[other] {" "}(page { $page } of { $pages })
  }
mine-none = You're not in any game right now. Press Join on a game's post, or open a game in a channel with /{ command-game } { command-game-new }.
mine-line = • { $place }: { $what } { $link }
mine-place = **{ $server }**, { $channel }
mine-place-mixed = **{ $server }**, { $channel }, { $edition }
mine-no-server = a server I can't see right now
mine-link = [Go there]({ $url })
# $turn: whether it is the reader's turn, or a decision of theirs in the turn of another.
mine-yours = **your { $turn ->
    [yes] turn
   *[no] decision
  }**, round { $round } of { $rounds }: { $what }.
mine-yours-clock = **your { $turn ->
    [yes] turn
   *[no] decision
  }**, round { $round } of { $rounds }: { $what }; { $clock }.
mine-waits = round { $round } of { $rounds }, waiting for { $names } { $count ->
   *[other] to
  } { $step }.
mine-waits-paused = paused in round { $round } of { $rounds }, waiting for { $names } { $count ->
   *[other] to
  } { $step }.
mine-lobby = { $edition }, not begun yet ({ $count } of { $seats } in).
mine-side = You play for { FORM($side, "the") }.
mine-aside = put aside; /{ command-game } { command-game-resume } brings it back, there or in another channel of that server.
mine-broken = game { $game } can't be read. Tell the person who runs this bot.
