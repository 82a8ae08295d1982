## What powers of Warcraft ask, and the buttons of uses and answers. As in panel.ftl.

use-ethereals = Take the artifact in { $region }
use-warcraft-gnomes = Raid { $region }

question-worgen-shape = Which form do your Worgen take this turn? In worgen form you pay 1 coin, and all your conquests cost one token less. In human form you get 2 coins. With no coins, it's the human form.
option-worgen-shape = Worgen form: pay 1 coin
enough-worgen-shape = Human form: +2 coins
question-forsaken-buy = { $up_to ->
    [0] You could get new Forsaken tokens now, but you have no coins to buy them with.
    [one] You can buy one new Forsaken token for 1 coin.
   *[other] You can buy up to { $up_to } new Forsaken tokens, for 1 coin each.
  }
option-forsaken-buy = Buy one
enough-forsaken-buy = Buy no more
question-warcraft-humans-objective = Where should your objectives be? { $up_to ->
    [one] Choose one region
   *[other] Choose up to { $up_to } regions
  } without an Alliance race. Whoever takes such a region gets 2 coins, and so do you; the Horde gets nothing. Any you don't choose a region for come back to you.
enough-warcraft-humans-objective = No others
question-ethereals-what = Which artifact do your Ethereals take?
question-ethereals-where = Where do your Ethereals bring the artifact? Only their regions next to it will do.

placed-warcraft-humans-objective = objectives on { $choice }
