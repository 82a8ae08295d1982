## What the log says of Warcraft. As in log.ftl.

log-note-pandaren = { $to_you ->
    [yes] You get
   *[no] { $other } gets
  } a Harmony token from { $you ->
    [yes] you
   *[no] { $player }
  } and { $to_you ->
    [yes] have
   *[no] has
  } to pay 2 coins before attacking { $you ->
    [yes] your
   *[no] { $player }'s
  } Pandaren.
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

log-note-beast-master = { $you ->
    [yes] You have
   *[no] { $player } has
  } { $amount ->
    [one] 1 beast
   *[other] { $amount } beasts
  } this turn.
log-note-goblins = { $amount ->
    [0] The bomb on region { $region } is a dud.
    [1] The bomb on region { $region } explodes.
   *[other] The bomb on region { $region } explodes, but can't do anything there.
  }
    .piece = bomb
log-note-portal-mage = { $you ->
    [yes] You exchange
   *[no] { $player } exchanges
  } what's in regions { $region } and { $amount }.
log-conquered-by-championing = { $you ->
    [yes] Your
   *[no] { $player }'s
  } Champion takes region { $region }.
    .piece = champion
# What the posts say of it since a player's turn, like recap-took-from, recap-took and the notes there.
recap-took-by-goblins = blows { $you ->
    [yes] you
   *[no] { $player }
  } out of { $count ->
    [one] region
   *[other] regions
  } { $regions }
recap-placed-bomb = puts { $count ->
    [one] a bomb
   *[other] bombs
  } on { $regions }
recap-placed-objective = puts { $count ->
    [one] an objective
   *[other] objectives
  } on { $regions }
recap-note-pandaren = gives { $you ->
    [yes] you
   *[no] { $player }
  } a Harmony token
recap-note-portal-mage = exchanges what's in regions { $region } and { $amount }
recap-note-ethereals = takes { ABOUT($thing, "article") ->
    [none] { "" }
   *[the] the{" "}
  }{ $thing } from region { $region } to region { $amount }

log-note-ethereals = { $you ->
    [yes] You take
   *[no] { $player } takes
  } { ABOUT($why, "article") ->
    [none] { "" }
   *[the] the{" "}
  }{ $why } from region { $region } to region { $amount }.
    .moves = why
log-conquered-by-goblins = { $you ->
    [yes] Your
   *[no] { $player }'s
  } bomb empties region { $region }.
    .empties = yes
