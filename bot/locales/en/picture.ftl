# Words on the board image and in its description for screen readers.
# Names of races and powers are in names.ftl.

picture-over = Final scores
picture-combos = Races & Powers
picture-players = Players
# Stands for a name that has nothing which can be drawn.
picture-player = Player { $number }

# On the recap and the chart at the end of a game.
recap-coins = Coins
chart-title = Coins by round
chart-round = Round

# The description: one sentence per line, at most 1000 characters in all.
picture-alt-round = Round { $round } of { $rounds }, { $name }'s turn. Regions by number, tokens in parentheses.
picture-alt-over = The game is over after { $rounds } rounds.
picture-alt-die = The die shows { $amount }.
# $regions lists region numbers, some as in picture-alt-from.
picture-alt-taken = { $name } just took { $regions }.
picture-alt-from = { $region } from { $name }
picture-alt-own = { $region } from their other race
picture-alt-left = { $name } no longer holds { $regions }.
picture-alt-peace = { $name }'s active race can't attack { $other }'s active race: they are at peace until { $other }'s next turn.
picture-alt-before = Lying in front of { $name }: { $pieces }.
picture-alt-lying = { $number ->
    [one] { $piece }
   *[other] { $number } × { $piece }
  }
# $armies is a list made of picture-alt-army and picture-alt-declined.
picture-alt-player = { $name }: { $armies }.
picture-alt-player-coins = { $name }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }: { $armies }.
picture-alt-none = none
# Where an army without a region is; follows "in".
picture-alt-nowhere = no region
# $regions lists region numbers with the tokens there in brackets.
picture-alt-army = { $combo } in { $regions }{ $hand ->
    [0] { "" }
   *[other] {", "}{ $hand } in hand
  }
# Pieces in hand; follows an army.
picture-alt-extra = {", "}{ $pieces } in hand
picture-alt-declined = { $combo } in decline in { $regions }
# A region with the tokens in it, and one with a kind of piece several times.
picture-alt-held = { $region } ({ $tokens })
# No token is there, but pieces hold it for its race.
picture-alt-held-by = { $region } ({ $pieces })
picture-alt-several = { $region } (×{ $amount })
picture-alt-free = { $native ->
    [monster] Monsters in { $regions }.
    [murloc] Murlocs in { $regions }.
   *[lost-tribe] Lost Tribes in { $regions }.
}
picture-alt-unnamed = Names that aren't on the map: { $regions }.
picture-alt-name = { $region } { $name }
# Coins that lie on a combo follow it as +2.
picture-alt-offer = Combos on offer, the first one free, with the coins on them: { $combos }.
picture-alt-coins = { $combo } +{ $coins }
# Where a badge belongs to a whole row of races; $rows lists picture-alt-row.
picture-alt-rows = On offer, row by row ({ $factions }): { $rows }.
picture-alt-row = { $price ->
    [0] free
    [one] 1 coin
   *[other] { $price } coins
  } { $power }: { $races }
picture-alt-no-badge = no badge
# Who plays for a faction.
picture-alt-of-side = { $name } ({ $side })
# A kind of piece: "hero in 17, 22".
picture-alt-piece = { $marker } in { $regions }
picture-alt-pieces = Pieces: { $pieces }.
picture-alt-more = For all of it, region by region, use /{ command-board } in words.
# What did not fit into the description. $what lists picture-alt-what-.
picture-alt-missing = Left out here: { $what }.
picture-alt-what-players = what some players hold
picture-alt-what-news = some of what just happened
picture-alt-what-pieces = some pieces
picture-alt-what-natives = who lives on free land
picture-alt-what-names = names of some regions
picture-alt-what-offers = some combos on offer

# The picture of a result: the winners' names, between them result-picture-and.
result-picture-title = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
  }
result-picture-and = {" & "}
result-picture-sub = after { $rounds } rounds
# The same where people have played for sides: one ($side) or several ($sides, between them
# result-picture-sides-and), below them their players, and whose coins make a side's score.
result-picture-title-sides = { $count ->
    [one] { FORM($side, "The") } wins
   *[other] { $sides } share the win
  }
result-picture-sides-and = {" & "}
result-picture-won = { $players }: { $coins } { $coins ->
    [one] coin
   *[other] coins
  } after { $rounds } rounds
result-picture-counts = Of two allies, the one with fewer coins counts
result-picture-counts-tie = The poorer ally counts; the richest player breaks a tie
