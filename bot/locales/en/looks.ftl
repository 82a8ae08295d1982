## Board, status, coins and help.

share-too-soon = You shared something here less than a minute ago. You can share again { $until }. Leave out the share option to look at it yourself.
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
help-text = 1. **Elbow Room** lets you play Small World by post, a few taps a turn. /{ command-game } { command-game-new } opens a game in this channel; friends press Join, any one of them Start.
  2. When it is your turn you are mentioned once. Press Play my turn, or type /{ command-play }: the panel shows the board and everything you may do, with its price.
  3. Pick a combo and conquer regions: the buttons carry the numbers printed on the board and the tokens needed. A 🎲 rolls the die; a 🔒 cannot be taken back.
  4. End turn tells beforehand where your last tokens go. Undo takes your last step back. Decline when your race is stretched thin: that is the whole turn.
  5. Each region earns a coin a turn, races and powers earn more, and most coins win. /{ command-status }, /{ command-log }, /{ command-board } and /{ command-coins } tell how it stands, /{ command-rule } what anything means.

## The board in words.

text-players = Players
text-offers = Combos on offer, by their place
text-regions = Regions
key-to-page = Page { $page }
text-none = no region
text-army = { $combo } in { $regions } with { $hand } in hand
text-army-declined = { $combo } in decline in { $regions }
# Follows an army.
text-driven = {", "}{ $tokens } driven out
text-offer = { $place }. { $combo }: pay { $pay }, get { $get }, { $tokens } tokens
text-can-pick = You can take a combo (/{ command-pick }): place { $places }.
text-price = { $region } for { $price }{ $own ->
    [yes] {" "}(your own)
   *[no] { "" }
  }
text-chance = { $region } for { $price } (🎲 { $chance }%){ $own ->
    [yes] {" "}(your own)
   *[no] { "" }
  }
text-can-conquer = You can conquer (/{ command-conquer }): { $regions }.
text-can-roll = Only with the die, as your last conquest this turn: { $regions }.
text-can-use = You can use { $power } (/{ command-use }) on { $regions }.
text-can-use-plain = You can use { $power } (/{ command-use }).
text-can-abandon = You can abandon (/{ command-abandon }): { $regions }.
text-can-place = You can place { $tokens } { $tokens ->
    [one] token
   *[other] tokens
  } (/{ command-redeploy }) in { $regions }.
text-can-choose = You have a choice to make (/{ command-choose }).
text-can-decline = You can go in decline (/{ command-decline }), which is your whole turn.
text-can-end = You can end this step (/{ command-end }).
# A region's line; $told lists the parts below.
text-region = **{ $region }** { $told }
# Parts of a region's line; $regions lists its neighbours.
text-marker = { $marker }{ $amount ->
    [1] { "" }
   *[other] {" "}×{ $amount }
  }
text-beside = next to { $regions }
text-beside-edge = next to { $regions } and the edge
text-region-conquer = **you can conquer it for { $price }**
text-region-roll = **with the die, price { $price }, 🎲 { $chance }%**
text-region-far = price { $price }, but not now

# A person's first turn in a box, above the combos: what earns, what to look for, when to decline.
coach-base = **New to Small World? All you need for now:**
    - When your turn ends, each of your regions earns a coin; many races and powers add to that. The most coins after the last round win.
    - In a combo, look for many tokens, or for a power that pays or makes conquering cheaper. Coins that lie on it are yours.
    - When you have hardly any tokens left to conquer with, go in decline: your regions keep earning, and next turn you begin again with a new race.
