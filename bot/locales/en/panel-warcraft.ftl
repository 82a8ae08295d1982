## What panels, refusals and logs say of Warcraft. As in panel.ftl, refusals.ftl and log.ftl.

# A person's first turn in this box, as coach-base in looks.ftl.
coach-warcraft = **New to Warcraft?**
    .world = - You can land at any anchor, usually for one token more if it isn't next to you.
    .finds = - A "?" hides an artifact or a legendary place. Take its region to find it.
# The first turn for a side; .allies only for who has an ally.
coach-warcraft-azeroth = **New to Battle for Azeroth?**
    .pick = - Look for lots of tokens, or a power that pays well or makes conquests cheap.
    .coins = - Each region you hold earns a coin when your turn ends. The side with the highest score wins.
    .allies = - Each region you hold earns a coin when your turn ends. Your side scores what the poorer of you two has.
    .decline = - Short of tokens later? Go in decline: your regions keep earning, and you pick a new race.
# Pieces that come home: "You have 2 tokens and one beast to place."
withdraw-home-beast-master = { $amount ->
    [one] one beast
   *[other] { $amount } beasts
  }
withdraw-home-championing = { $amount ->
   *[other] the Champion
  }
