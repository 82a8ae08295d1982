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
  } beside the people in it, not { $value }. Choose fewer computers or more players.

# What happened before a turn that the autopilot plays.
turn-before = Before it: { $recap }
# Whom the game waits for, where the autopilot plays a person's seat.
seat-on-autopilot = { $player } (autopilot)

## The post about a seat.

# $asked is a mention of who is asked; it rings nobody.
seat-asked = { $asked }, would you like to play on in { $player }'s seat? You would have the whole position and a full clock.
seat-left = { $player } has left the game. The autopilot plays the seat.
seat-missed = { $player } has missed { $missed } turns in a row, so the autopilot plays that seat now. { $player } can come back at any time; anybody else may take the seat.
seat-open = The autopilot plays { $player }'s seat, and anybody may take it. { $player } can come back until then.
seat-offered = { $player }'s seat is offered to anybody who'd like to play on there. Until then { $player } keeps playing.
seat-autopilot = The autopilot plays for { $player } until they are back.
# What becomes of it.
seat-taken = { $player } has taken over from { $was }.
seat-kept = { $player } plays this seat.
seat-ended = The autopilot has played { $player }'s seat to the end.
seat-cancelled = This was { $player }'s seat, in a game that was ended without scores.
button-accept = Take over
button-refuse = No, thanks
button-watch = Watch
button-back = I'm back
button-take = Take the seat…

## Answers to what is done with seats.

offer-made = { $player }'s seat is offered to everybody here. Nothing changes until somebody takes it; /{ command-seat } { command-seat-offer } again withdraws the offer.
offer-withdrawn = The offer is withdrawn. { $player }'s seat stays as it is.
seat-asks = I have asked { $whom } in this channel. Nothing changes until they say yes.
seat-no-bots = A bot cannot take a seat. Name a person of this server, or use /{ command-seat } { command-seat-autopilot }.
seat-not-here = { $whom } is not in this server. Name somebody who is, or use /{ command-seat } { command-seat-offer }.
seat-plays-already = { $whom } plays in this game already. Name somebody who does not, or use /{ command-seat } { command-seat-offer }.
seat-yours = The seat is yours, with a full clock.
seat-back = Welcome back. The seat is yours again, with a full clock.
seat-refused = All right, the seat stays as it is.
take-which = More than one seat is open: { $players }. Choose one from the list that /{ command-seat } { command-seat-take } offers.
resign-sure-others = This ends the game for you: the autopilot plays your seat until somebody takes it. Your coins stay with the seat. If you plan to come back, /{ command-seat } { command-seat-autopilot } is better.
button-resign = Leave the game
resign-done = You have left the game. Thanks for playing; you can watch with /{ command-board } and /{ command-log }.
autopilot-on = The autopilot plays for you now. /{ command-seat } { command-seat-back }, the button, or any move of yours takes your seat back.
catch-up-round = The last round:
panel-resting = The autopilot is playing for you. Press I'm back to play yourself.

error-no-seat = There is no such seat in this game. Choose one from the list that is offered while you type.
error-not-your-seat = That seat isn't yours to give away. Its player can, and so can anybody who manages the server; the host can too if the autopilot is playing or the player has left the server.
error-no-open-seat = No seat of this game is open. A seat opens when its player offers it or leaves the game.
error-seat-not-open = That seat isn't open. /{ command-seat } { command-seat-take } offers those that are.
error-several-open-seats = More than one seat is open. Choose one from the list that /{ command-seat } { command-seat-take } offers.
error-not-wanted = Nobody is asking you to take over that seat now. /{ command-seat } { command-seat-take } offers the seats that are open.
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
audit-seat-refused = { $who } refused to take over { $player }'s seat.
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
   *[part] in part the autopilot
  })
recap-piloted = Played by computers or the autopilot: { $players }.
button-rematch = Rematch

## Rematches.

# $players are those who played before and have not joined yet.
lobby-again = A rematch: { $players } { $count ->
    [one] is
   *[other] are
  } asked to play again, and anybody may join.
rematch-opened = The rematch is open in this channel, and you are in. The others see it there.
rematch-begun = The rematch has begun.
error-not-one-of-them = Only those who played that game can call for a rematch. Once one is open, anybody may join it; /{ command-game } { command-game-new } opens another game.

## The games of a person.

mine-title = Your unfinished games: { $count } (page { $page } of { $pages })
mine-none = You're not in any game right now. /{ command-game } { command-game-new } opens one in a channel, and Join on its post takes a seat.
mine-line = • { $place }: { $what } { $link }
mine-place = **{ $server }**, { $channel }
mine-no-server = a server that I cannot see at the moment
mine-link = [Go there]({ $url })
mine-yours = **your turn**, round { $round } of { $rounds }: { $what }.
mine-yours-clock = **your turn**, round { $round } of { $rounds }: { $what }; { $clock }.
mine-waits = round { $round } of { $rounds }, { $names } { $count ->
    [one] is
   *[other] are
  } to { $step }.
mine-waits-paused = paused in round { $round } of { $rounds }; { $names } { $count ->
    [one] is
   *[other] are
  } to { $step }.
mine-lobby = { $edition }, not begun yet ({ $count } of { $seats } in).
mine-aside = put aside; /{ command-game } { command-game-resume } there brings it back.
mine-broken = game { $game } can't be read. Tell the person who runs this bot.
