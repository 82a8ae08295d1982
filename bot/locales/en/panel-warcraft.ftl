## What panels, refusals and logs say of Warcraft. As in panel.ftl, refusals.ftl and log.ftl.

# A person's first turn in this box, as coach-base in looks.ftl.
coach-warcraft = **New to Warcraft? All you need for now:**
    .coins = - When your turn ends, each of your regions earns a coin, and many races and powers add to that. Taking regions from the enemy faction pays, too. Most coins after the last round wins.
    .world = - You land where there's an anchor. An anchor that isn't next to you costs one token more, but you can sail to any island that way, even in the middle of a turn. Nobody can enter water, except Naga.
    .finds = - On each island, a face-down piece hides an artifact or a legendary place. Take its region and you find out which; it works right away, and /{ command-rule } tells you what it does.
    .decline = - When you have hardly any tokens left to conquer with, go in decline: your regions keep earning, and next turn you start over with a new race.
# The first turn for a side; .allies only for who has an ally.
coach-warcraft-azeroth = **New to Battle for Azeroth? All you need for now:**
    .coins = - When your turn ends, each of your regions earns a coin, and many races and powers add to that. The side with the highest score wins, and two allies score what the poorer of them has.
    .pick = - Pick a race of your own side, with the power in its row. The top row is free; each one further down costs a coin more, for the bank. Every pick moves powers up, so combos keep changing.
    .allies = - You and your ally conquer and earn separately. You can show them your coins with /{ command-coins } and hide them again. Attacking them is allowed, but seldom wise.
# Pieces that come home: "You have 2 tokens and one beast to place."
withdraw-home-beast-master = { $amount ->
    [one] one beast
   *[other] { $amount } beasts
  }
withdraw-home-championing = { $amount ->
   *[other] the Champion
  }
