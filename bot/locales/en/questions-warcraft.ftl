## What powers, artifacts and places of Warcraft ask, and the buttons of uses and answers. As in panel.ftl.

use-ethereals = Take the artifact in { $region }
use-warcraft-gnomes = Raid { $region }
# What one conquers by, where that isn't the race's name.
way-warcraft-gnomes = Raid

question-worgen-shape = Which form do your Worgen take this turn? In worgen form you pay 1 coin, and all your conquests cost one token less. In human form you get 2 coins. With no coins, it's human form.
option-worgen-shape = Worgen form: pay 1 coin
enough-worgen-shape = Human form: +2 coins
question-forsaken-buy = { $up_to ->
    [0] You could get new Forsaken tokens now, but you have no coins to buy them with.
    [one] You can buy one new Forsaken token for 1 coin.
   *[other] You can buy up to { $up_to } new Forsaken tokens, for 1 coin each.
  }
option-forsaken-buy = Buy one
# What is bought in all: "As suggested: buy 2", "So far: buy 1".
chosen-forsaken-buy = buy { $count }
enough-forsaken-buy = { $chosen ->
    [0] Buy none
   *[other] Buy no more
  }
# What End turn buys, on its line; the coins told after it are what is left.
placed-forsaken-buy = buy { $count ->
    [one] 1 token
   *[other] { $count } tokens
  } (price deducted)
question-warcraft-humans-objective = Where should your objectives be? { $up_to ->
    [one] Choose one region
   *[other] Choose up to { $up_to } regions
  } without an Alliance race. If anybody but the Horde takes a region with an objective, they get 2 coins, and if it wasn't you, so do you. Any you don't choose a region for come back to you.
enough-warcraft-humans-objective = { $chosen ->
    [0] Place none
   *[other] No others
  }
question-ethereals-what = Which artifact do your Ethereals take?
question-ethereals-where = Where should your Ethereals take the artifact? Only their regions next to it will do.

placed-warcraft-humans-objective = your Humans' { $count ->
    [one] objective
   *[other] objectives
  } on { $choice }

question-aegis-of-aggramar-where = Where should { $piece } be? Opponents pay you 2 coins before they attack that region or use a power on it.
question-heart-of-azeroth-where = Where should { $piece } be? Each player with an active race next to that region pays you 1 coin.
question-battleground-side = Which side does your race take this turn? You get the faction bonus for regions taken from the other side, even those you've already taken this turn.
enough-battleground-side = Stay neutral
question-well-of-eternity-water = Which sea or lake should { $piece } be in? Each turn, the race that holds the most regions around it earns 2 coins, even in decline.

placed-aegis-of-aggramar-where = the Aegis on { $choice }
placed-heart-of-azeroth-where = the Heart on { $choice }

use-championing = Champion takes { $region }
use-intimidating = Intimidate { $region }{ $player ->
    [none] { "" }
   *[other] {" "}({ $player })
  }
use-portal-mage = Exchange { $region }
# $pair: option-portal-mage-with.
option-portal-mage-with-use = Exchange { $pair }

question-championing-home = Your Champion was captured and has come back. In which region should he stand?
question-beast-master-anew = { $up_to ->
    [one] Place your beast. It defends like a token.
   *[other] Place your { $up_to } beasts, as many in a region as you like. They defend like tokens.
  }
question-beast-master-home = { $up_to ->
    [one] A beast from a region you lost comes back to you. Choose where it goes.
   *[other] { $up_to } beasts come back to you. Choose where they go.
  }
question-garrisoned-fort = There aren't enough forts for all your regions: you have { $up_to } left. { $up_to ->
    [one] Which region gets it?
   *[other] Which regions get one?
  }
question-defensive-watch-tower = There aren't enough watch towers for all your fields: you have { $up_to } left. { $up_to ->
    [one] Which region gets it?
   *[other] Which regions get one?
  }
question-goblins-lay = Where should your bombs go? Choose { $up_to ->
    [one] one region
   *[other] up to { $up_to } regions
  } next to yours. They're shown at the start of your next turn, if an opponent is still there. A region with the Aegis costs you 2 coins.
enough-goblins-lay = { $chosen ->
    [0] No bombs
   *[other] No more bombs
  }
question-intimidating-what = Who has to move?
question-intimidating-token = Where should { $player }'s token from region { $region } go?
question-intimidating-piece = Where should { $player }'s beast from region { $region } go?
question-portal-mage-with = Which region should region { $region } change places with? Everything moves: tokens, beasts, the Champion, forts, bombs and artifacts. Mountains, places and face-down pieces stay.
option-portal-mage-with = { $region } ↔ { $other }{ $you ->
    [yes] {" "}(yours)
    [no] {" "}({ $player })
   *[none] { "" }
  }

placed-beast-master-anew = { $count ->
    [one] a beast
   *[other] beasts
  } on { $choice }
placed-garrisoned-fort = { $count ->
    [one] a fort
   *[other] forts
  } on { $choice }
placed-defensive-watch-tower = { $count ->
    [one] a watch tower
   *[other] watch towers
  } on { $choice }
placed-goblins-lay = { $count ->
    [one] a bomb
   *[other] bombs
  } on { $choice }
