## What the pieces and places are called. Official English names of races and powers.

race-amazons = Amazons
race-dwarves = Dwarves
race-elves = Elves
race-ghouls = Ghouls
race-giants = Giants
race-halflings = Halflings
race-humans = Humans
race-orcs = Orcs
race-ratmen = Ratmen
race-skeletons = Skeletons
race-sorcerers = Sorcerers
race-tritons = Tritons
race-trolls = Trolls
race-wizards = Wizards

power-alchemist = Alchemist
power-berserk = Berserk
power-bivouacking = Bivouacking
power-commando = Commando
power-diplomat = Diplomat
power-dragon-master = Dragon Master
power-flying = Flying
power-forest = Forest
power-fortified = Fortified
power-heroic = Heroic
power-hill = Hill
power-merchant = Merchant
power-mounted = Mounted
power-pillaging = Pillaging
power-seafaring = Seafaring
power-spirit = Spirit
power-stout = Stout
power-swamp = Swamp
power-underworld = Underworld
power-wealthy = Wealthy

terrain-farmland = farmland
terrain-forest = forest
terrain-hill = hill
terrain-swamp = swamp
terrain-mountain = mountain
terrain-sea = sea
terrain-lake = lake

symbol-mine = mine
symbol-magic = magic source
symbol-cavern = cavern

native-lost-tribe = Lost Tribe

marker-mountain = mountain
    .many = mountains
marker-lair = troll lair
    .many = troll lairs
marker-fortress = fortress
    .many = fortresses
marker-encampment = encampment
    .many = encampments
marker-hole = hole-in-the-ground
    .many = holes-in-the-ground
marker-hero = hero
    .many = heroes
marker-dragon = dragon
    .many = dragons

## Steps of a turn, as they are said after "Bob is to ..." or "now: ..."
step-pick = pick a combo
step-form = finalize the combo
step-choose = play on or decline
step-conquer = conquer
step-conquer-or-decline = conquer or decline
step-redeploy = redeploy
step-place = place pieces
step-decline = finish declining
step-after-score = make a choice after scoring
step-regroup = redeploy after declining
step-withdraw = place what was driven out
step-over = the game is over

edition-base = Small World
choose-edition-base = Small World: the original game
about-edition-base = Small World: spread out with one race until it's exhausted, then start over with another. Most coins wins.
edition-unknown = an unknown edition
## Which boxes a game is played with, where it isn't just one box as it is.
# $first: a box; $others: those mixed in, by their short names.
edition-mixed = { $first } + { $others }
# $world: "above ground".
edition-in-world = { $edition }, { $world }
# $edition: the box; $variant: what is played with it.
edition-variant = { $edition }, { $variant }
edition-finds = { $edition }, { $finds ->
    [with] with relics and places
   *[without] without relics and places
  }
    .warcraft = { $edition }, { $finds ->
        [with] with artifacts and places
       *[without] without artifacts and places
      }
# $editions: a list of boxes.
boxes-played = Played { $world } with the races and powers of { $editions }, and { $finds ->
    [with] with relics and places to find.
   *[without] without relics and places.
  }
    .warcraft = Played { $world } with the races and powers of { $editions }, and { $finds ->
        [with] with artifacts and places to find.
       *[without] without artifacts and places.
      }
# $things: what is left out, a list of texts taken-out-why.
taken-out = Left out, because they'd have nothing to do here: { $things }.
# $things: races or powers; $why: a text that begins with lack-.
taken-out-why = { $things } ({ $why })
lack-finds = no relics or places
    .warcraft = no artifacts or places
world-base = above ground
choose-world-base = Above ground: hills, forests, swamps, seas and lakes
finds-with = With relics (or artifacts) and places to find
finds-without = Without relics and places

## A race with its badge, and without one once the badge is gone.
combo = { $power } { $race }
# A combo with what its race belongs to, and with whom it sides for a turn.
combo-of-faction = { $combo } ({ $faction })
combo-on-side = { $combo } ({ $faction }, on the side of the { $side } this turn)
# Races of one faction among the combos on offer.
faction-races = { $faction }: { $races }
# A thing that another one lends: the name of the sword, and in brackets what lends it.
lent = { $thing } ({ $lender })
region-named = { $name }, { $terrain }

## Who is where.
held-active = { $terrain }, { $tokens } of { $you ->
    [yes] your
   *[no] { $player }'s
  } { $race }
held-declined = { $terrain }, { $tokens } of { $you ->
    [yes] your
   *[no] { $player }'s
  } { $race } in decline
# No token is there, but pieces hold it.
held-pieces-active = { $terrain }, { $pieces } of { $you ->
    [yes] your
   *[no] { $player }'s
  } { $race }
held-pieces-declined = { $terrain }, { $pieces } of { $you ->
    [yes] your
   *[no] { $player }'s
  } { $race } in decline
held-natives = { $terrain }, { $count ->
    [one] { $natives }
   *[other] { $count } { FORM($natives, "many") }
  }

## Tokens in regions: what is added to those there, and what stands there then.
added = +{ $tokens } on { $region }
put = { $tokens } on { $region }
standing = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  } on region { $region }
# Between such statements; each may name several regions.
standing-between = ; { "" }
# Several regions with as many tokens each, two at least.
standing-several = { $tokens } tokens each on regions { $regions }
standing-ones = 1 token on each region
standing-others = 1 on { $count ->
    [one] region { $region }
   *[other] each of the others
  }

## Between the members of lists, and between sentences that stand in one line.
list-and = { $most } and { $last }
list-between = , { "" }
# Who plays for a side, in a list of all players.
players-of-side = { $side }: { $players }
# Several people, in a sentence that speaks of them by name.
people-and = { $most } and { $last }
people-between = , { "" }
# Between members that are lists themselves.
list-parts-between = ; { "" }
sentence-between = { " " }
# Something several times, in a list; $what may be a number of a region.
list-times = { $what } ×{ $times }

nobody-known = a player without a name
somebody = a player
