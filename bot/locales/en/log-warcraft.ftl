## What the log says of Warcraft. As in log.ftl.

log-note-pandaren = { $to_you ->
    [yes] You get
   *[no] { $other } gets
  } a Harmony token from { $you ->
    [yes] you
   *[no] { $player }
  }: paying 2 coins comes before attacking those Pandaren.
log-conquered-by-warcraft-gnomes = { $you ->
    [yes] You raid
   *[no] { $player } raids
  } region { $region } and { $you ->
    [yes] take
   *[no] takes
  } it.
log-conquered-by-ethereals = { $you ->
    [yes] You take
   *[no] { $player } takes
  } region { $region } for two tokens less, because of the legendary place there.

log-note-battleground = { $you ->
    [yes] Your
   *[no] { $player }'s
  } race sides with the { $why } this turn.
log-note-well-of-eternity = There's no water on this island, so the Well of Eternity leaves the game, and another place is here instead.
log-conquered-by-ashes-of-alar = { $you ->
    [yes] You take
   *[no] { $player } takes
  } region { $region } with the Ashes of Al'ar.
log-conquered-by-doomhammer = { $you ->
    [yes] You take
   *[no] { $player } takes
  } region { $region } with the Doomhammer.
log-conquered-by-frostmourne = { $you ->
    [yes] You take
   *[no] { $player } takes
  } region { $region } with Frostmourne.
