## The page of /rule: what stands around the texts of the rules.

## What an entry is, under its name; races, powers and pieces with their numbers.
rulepage-about-race = Race · { $tokens } tokens on the banner, { $most } in the box
rulepage-about-power = Power · { $tokens } tokens on the badge
rulepage-about-terrain = Terrain
rulepage-about-symbol = Symbol
rulepage-about-marker = Piece
rulepage-about-relic = Relic
    .warcraft = Artifact
rulepage-about-place = Legendary place
rulepage-about-rule = Rule
rulepage-about-faction = Faction
rulepage-about-phase = Part of the game
rulepage-about-step = Step of the game
rulepage-about-term = Term
rulepage-about-question = Question
# With the box it belongs to.
rulepage-about-box = { $about } · { $edition }

## The same in one word, for lists of things that may share a name.
rulepage-choice = { $title } · { $kind }
rulepage-choice-box = { $title } · { $kind } · { $edition }
rulepage-kind-race = race
rulepage-kind-power = power
rulepage-kind-terrain = terrain
rulepage-kind-symbol = symbol
rulepage-kind-marker = piece
rulepage-kind-relic = relic
    .warcraft = artifact
rulepage-kind-place = legendary place
rulepage-kind-rule = rule
rulepage-kind-faction = faction
rulepage-kind-phase = part of the game
rulepage-kind-step = step of the game
rulepage-kind-term = term
rulepage-kind-question = question

# The title where it is the name on the table.
rulepage-title = { $name }
# Above what one of several boxes says of it.
rulepage-in-box = **{ $edition }**
rulepage-decline = **In decline:** { $text }
rulepage-rulings = Rulings: { $ids }
rulepage-emblem = Emblem of { $title }

## How it stands in the game of the channel.
rulepage-here = **In this game**
rulepage-offered = On offer as { $combo }, place { $place }: { $tokens } tokens, { $price ->
    [0] free
    [one] costs { $price } coin
   *[other] costs { $price } coins
  }{ $coins ->
    [0] {""}
    [one] , with { $coins } coin on it
   *[other] , with { $coins } coins on it
  }
rulepage-held = { $player }: { $combo }, { $active ->
    [yes] active
   *[no] in decline
  }, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  } on the board{ $regions ->
    [none] {""}
   *[other] {" "}({ $regions })
  }{ $hand ->
    [0] {""}
   *[other] , { $hand } in hand
  }
# A power whose badge lies with a place, Stonehedge.
rulepage-lent = Lent by { $place } in region { $region }
rulepage-absent = Nobody has it now, and it isn't on offer.
# $why: a text that begins with lack-.
rulepage-left-out = Left out of this game: { $why }.
# $does: a line of what races and powers do.
rulepage-abroad = On this board: { $does }
rulepage-regions = { $regions ->
    [none] Nowhere on this board
   *[other] On this board: { $regions }
  }
rulepage-lies = { $regions ->
    [none] None on the board now
   *[other] On the board: { $regions }
  }
rulepage-lies-left = { $lies }; { $left } left in the supply
rulepage-several = { $region } ×{ $count }

rulepage-unsure = Did you mean one of these?
rulepage-unknown = I can't find anything like "{ $typed }" in the rules. Try the name of a race, a power or a piece, or start here:
rulepage-gone = That page of the rules is gone. Look it up again with /{ command-rule }.

## How many rounds a game has; several of these stand in a row, for two players and more.

rulepage-rounds = { $rounds } rounds with { $players } players

## Who plays for whom in a game for sides; several of these stand in a row, for two players and more.

rulepage-sides = { $sides } with { $players } players
rulepage-sides-and = { " + " }
rulepage-side = { $players } { $side }
