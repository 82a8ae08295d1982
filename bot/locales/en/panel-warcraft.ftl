## What panels, refusals and logs say of Warcraft. As in panel.ftl, refusals.ftl and log.ftl.

# A person's first turn in this box, as coach-base in looks.ftl.
coach-warcraft = **New to Warcraft?**
    .world = - You can land at any anchor, now or later. If it isn't next to you, it costs one token more.
    .finds = - A "?" hides an artifact or a legendary place. Conquer its region, and it works right away.
    .pays = - Each region you take from the enemy faction earns you an extra coin.
    .decline = - Short of tokens on a later turn? Go in decline: your regions keep earning, and next turn you pick a new race.
# The first turn for a side; .allies only for who has an ally.
coach-warcraft-azeroth = **New to Battle for Azeroth?**
    .pick = - Pick a combo with lots of tokens, or a power that pays or makes conquering cheaper.
    .coins = - Each region you hold earns a coin when your turn ends. The side with the highest score wins.
    .allies = - Your side's score is what the poorer of its two players has, so help each other.
# Pieces that come home: "You have 2 tokens and one beast to place."
withdraw-home-beast-master = { $amount ->
    [one] one beast
   *[other] { $amount } beasts
  }
withdraw-home-championing = { $amount ->
   *[other] the Champion
  }
