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

# Whom the game waits for, where the autopilot plays a person's seat.
seat-on-autopilot = { $player } (autopilot)
