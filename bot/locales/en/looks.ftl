## Board, status, coins and help.

board-title = Round { $round } of { $rounds }
status-round = Round { $round } of { $rounds }.
status-waiting = { $names } { $count ->
    [one] is
   *[other] are
  } to { $step }.
status-player = { $player }: { $armies }.
status-player-coins = { $player }, { $coins } { $coins ->
    [one] coin
   *[other] coins
  }: { $armies }.
status-army = { $combo } in { $regions } { $regions ->
    [one] region
   *[other] regions
  }{ $hand ->
    [0] { "" }
   *[other] {" "}and { $hand } in hand
  }
status-army-declined = { $combo } in decline in { $regions } { $regions ->
    [one] region
   *[other] regions
  }
status-nothing = no race yet
coins-own = You have { $coins } { $coins ->
    [one] coin
   *[other] coins
  }.
help-text = **Elbow Room** lets you play Small World by post, a few taps a turn.
  1. /game new opens a game in this channel; friends press Join, anyone of them Start.
  2. When it is your turn you are mentioned once. Press Play my turn, or type /play: the panel shows the board and everything you may do, with its price.
  3. Pick a combo and conquer regions: the buttons carry the numbers printed on the board and the tokens needed. A 🎲 rolls the die; a 🔒 cannot be taken back.
  4. End turn tells beforehand where your last tokens go. Undo takes your last step back. Decline when your race is stretched thin: that is the whole turn.
  5. Each region earns a coin a turn, races and powers earn more, and most coins win. /status, /log, /board and /coins tell how it stands.
