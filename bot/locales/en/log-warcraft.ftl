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
