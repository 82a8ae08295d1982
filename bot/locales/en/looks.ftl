## Board, status, coins and help.

share-too-soon = You shared something here less than a minute ago. You can share again { $until }. Leave out the share option to look at it yourself.
board-title = Round { $round } of { $rounds }
status-round = Round { $round } of { $rounds }.
status-waiting = Waiting for { $names } to { $step }.
status-player = { $player }: { $armies }.
status-player-coins = { $player }, { $coins } { $coins ->
    [one] coin
   *[other] coins
  }: { $armies }.
status-army = { $combo } in { $regions ->
    [0] no region
    [one] { $regions } region
   *[other] { $regions } regions
  }{ $hand ->
    [0] { "" }
   *[other] {" "}with { $hand } in hand
  }
status-army-declined = { $combo } in decline in { $regions ->
    [0] no region
    [one] { $regions } region
   *[other] { $regions } regions
  }
# A side, and what it is worth so far; below it come its players.
status-side = { $side }
status-side-coins = { $side }, { $coins } { $coins ->
    [one] coin
   *[other] coins
  }
status-nothing = no race yet
coins-own = You have { $coins } { $coins ->
    [one] coin
   *[other] coins
  }.
# In a game with sides; $player and $ally are allies.
coins-allys = { $player } has { $coins } { $coins ->
    [one] coin
   *[other] coins
  }.
coins-shown = { $ally } can see your coins.
coins-hidden = { $ally } can't see your coins.
# $here: dm (a direct message) or server. $sides: whether the channel's game is one with sides.
help-text = 1. **Elbow Room** lets you play Small World by post, a few taps a turn. /{ command-game } { command-game-new } opens a game { $here ->
    [dm] in a channel of your server
   *[server] in this channel
  }; your friends press Join, and any of you can press Start.
  2. Each time it's your turn, I mention you once. Press Play my turn, or type /{ command-play }: the panel shows the board and everything you can do, with its price.
  3. Pick a combo and conquer regions: the buttons have the numbers from the board and the tokens you need. A 🎲 rolls the die; what a button with 🔒 does can be undone only if the others agree.
  4. Before you press End turn, the panel shows where your last tokens will go. Undo takes back your last step. When your race is stretched thin, go in decline; that takes your whole turn.
  5. Each region earns a coin a turn, races and powers earn more, and { $sides ->
    [yes] the side with the highest score
   *[no] the player with the most coins
  } wins. /{ command-status }, /{ command-log }, /{ command-board } and /{ command-coins } tell you where things stand, and /{ command-rule } tells you what anything means.
# Below that: $boxes lists what can be played.
help-boxes = You can play { $boxes }: choose one with the "{ name-edition }" option of /{ command-game } { command-game-new }. If you're short of players, or want to play alone, its "{ name-computers }" option adds computers.
# $release: number of the release, 1.2.3.
help-release = -# Elbow Room { $release }
# The picture of the help: who plays on it, and what its numbers mean.
guide-alt = A board in the middle of a game. Below, you can read what its numbers 1 to { $last } mean.
guide-you = You
guide-other = Player { $number }
guide-offer = **{ $number }** A combo you could pick. On the left is what it costs in coins, on the tile how many tokens you get. Coins lying on it, in green, are yours if you take it.
    .azeroth = **{ $number }** A row: its price in coins, a power, and a race of each side with its tokens. You pick the race of your side, which is lit, with that power; your coins go to the bank.
guide-player = **{ $number }** You: your color and shape, your race with its power, below that your race in decline, the tokens in your hand, your coins.
    .azeroth = **{ $number }** You: your color and shape with the emblem of your side, your race with its power, below that your race in decline, the tokens in your hand, your coins.
guide-label = **{ $number }** The number of a region; its button on your panel has the same one. A symbol next to it matters to some races and powers.
guide-active = **{ $number }** Tokens of an active race, and how many. Their color and shape say whose they are.
guide-declined = **{ $number }** Dark with stripes: a race in decline. It keeps earning coins, but hardly ever conquers again.
guide-piece = **{ $number }** A piece. Most pieces make their region harder to take, or even impossible: /{ command-rule } tells you about each.
guide-find = **{ $number }** A relic or a legendary place that somebody found. It works for the race in its region; relics move to where they are used.
    .warcraft = **{ $number }** A face-up artifact or legendary place. It works for the race in its region; an artifact moves to where it's used.
guide-price = **{ $number }** On your panel's picture: how many tokens it takes to conquer this region.
guide-roll = **{ $number }** You have too few tokens for this one, but you can try the die. Win or lose, it's your last attempt of the turn.

## The board in words.

text-players = Players
text-offers = Combos on offer, by their place
text-regions = Regions
key-to-page = Page { $page }
text-none = no region
text-army = { $combo } in { $regions }{ $hand ->
    [0] { "" }
   *[other] {" "}with { $hand } in hand
  }
text-army-declined = { $combo } in decline in { $regions }
# Follow an army.
text-extra = {", "}{ $pieces } in hand
text-driven = {", with "}{ $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  } driven out
text-before = In front of { $player }: { $pieces }
text-offer = { $place }. { $combo }: { $tokens } tokens, { $pay ->
    [0] free
    [one] costs 1 coin
   *[other] costs { $pay } coins
  }{ $get ->
    [0] { "" }
    [one] , with 1 coin on it
   *[other] , with { $get } coins on it
  }
# Where banners of each faction lie in a column of their own: who may take them.
text-column = { $faction }, for { $players }{ $left ->
    [0] { "" }
    [one] {" "}(1 more banner under the last one)
   *[other] {" "}({ $left } more banners under the last one)
  }
text-row-gap = – Row { $row }: no banner
text-row-bare = – Row { $row }: { $race } without a badge, so they can't be picked right now
text-badges = { $left ->
    [one] 1 more badge
   *[other] { $left } more badges
  } under the last one
text-can-pick = You can pick a combo (/{ command-pick }) by its place: { $places }.
text-price = { $region } for { $price }{ $own ->
    [yes] {" "}(your own)
    [ally] {" "}(ally's)
   *[no] { "" }
  }
text-chance = { $region } for { $price } (🎲 { $chance }%){ $own ->
    [yes] {" "}(your own)
    [ally] {" "}(ally's)
   *[no] { "" }
  }
text-can-conquer = You can conquer (/{ command-conquer }): { $regions }.
text-can-roll = Only with the die, as this race's last attempt this turn: { $regions }.
text-can-way = { $way } (/{ command-conquer }): you can conquer { $regions }.
text-can-use = { $power } (/{ command-use }): you can use this on { $regions }.
text-can-use-plain = { $power } (/{ command-use }): you can use this now.
text-can-abandon = You can abandon (/{ command-abandon }): { $regions }.
text-can-place = You can place { $tokens } { $tokens ->
    [one] token
   *[other] tokens
  } (/{ command-redeploy }) in { $regions }.
text-can-choose = You have a choice to make (/{ command-choose }).
text-can-decline = You can go in decline (/{ command-decline }), which takes your whole turn.
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
text-region-far = price { $price }, but you can't take it right now

# A person's first turn, above the buttons: what to pick, what earns, when to decline.
coach-base = **New to Small World?**
    .pick = - Look for lots of tokens, or a power that pays well or makes conquests cheap.
    .coins = - Each region you hold earns a coin when your turn ends. Most coins wins.
    .decline = - Short of tokens later? Go in decline: your regions keep earning, and you pick a new race.

## The game turn by turn: `round` is the text board-title, `player` whose turn begins.

through-begins = { $round }, turn { $turn }/{ $turns }: { $player } is up
through-quiet = { $player } had a quiet turn.
through-over = The end, after { $rounds } rounds
key-step-first = Start
key-step-last = Latest
key-step-through = Turn by turn

## The board before and now, above what happened in between: `round` is the text board-title,
## `told` describes a picture. Each alt text in at most 1024 characters; `told` may have 1000.

since-before = **Before** · { $round }
since-now = **Now** · { $round }
since-alt-before = Before. { $told }
since-alt-now = Now. { $told }
