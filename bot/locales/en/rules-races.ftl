## The races, for /rule. A message an entry; .also is only searched: other names, misspellings.
## Numbers come from the engine's data; "python -m tools rule --placeholders" lists what each may use.

rule-race-amazons =
    .does = On your turn you get { $extra } extra Amazons. Between turns they're set aside.
    .numbers = You get them with the combo, and again each time you ready your troops.
    .limits = When you redeploy, set { $extra } tokens aside before placing the rest. Leave one in each region if you can; if not, give up one region for each token you're short. You choose which.
    .decline = The { $extra } go back to the tray with the rest.
    .notes =
        If you lose all your regions, you come back with those { $extra } next turn.
        While they're set aside, they don't count in a tie.
    .also = amazon, amazonians, amazones, amazonas, amazone, warrior women, extra tokens, temporary tokens, amozons, amasons, extra four tokens, amazons when declining, amazons bonus tokens

rule-race-dwarves =
    .does = An extra coin for each mine they hold, even in decline.
    .decline = The mines keep paying, even on the turn you decline.
    .notes =
        Mines that your other race holds don't count.
        There aren't many Dwarves, but the longer they stay, the more they're worth.
    .also = dwarf, dwarfs, dwarve, dwarven, dwarvs, dwarwes, miners, dworves, duergar

rule-race-elves =
    .does = When one of their regions is conquered, they lose nothing: all of them withdraw.
    .limits = At the end of that turn you place them in regions they still hold. If there are none, they wait in hand.
    .decline = They're lost like any other declined tokens.
    .notes =
        An Elf that Sorcerers convert is lost.
    .also = elf, elfs, elven, elvs, alves, fairies, immortal, no losses

rule-race-ghouls =
    .does = When they decline, all their tokens stay on the board and keep conquering for you.
    .decline = On your later turns they go before your active race: they ready, abandon, conquer, roll their own final die and redeploy. They lose one token for each region taken from them, and the rest withdraw.
    .limits = In decline they can't do anything new with their power: no new seas or lakes, no new fortress, no flying. They sit out a turn you spend declining, and that decline removes them unless either race is Spirit.
    .notes =
        They can attack your own active race.
        If they're driven off, they can enter again from the edge as long as they have tokens in hand.
        What they conquer in decline doesn't count for your active race or its power.
    .also = ghoul, goul, gouls, ghuls, ghools, ghoules, zombies, zombie, undead, the living dead

rule-race-giants =
    .does = Regions next to a mountain they hold cost them { $less } token less.
    .limits = It counts only once, no matter how many mountains border the region, and at least one token always goes in.
    .decline = The discount ends.
    .notes =
        Flying makes nothing adjacent, so a region they fly to is cheaper only if it borders a mountain they hold. Underworld's caverns do count as adjacent.
    .also = giant, gaints, gigants, giantz, titans, mountain discount

rule-race-halflings =
    .does = They can enter the board in any region. Each of the first { $pieces } regions they ever conquer gets a hole that makes it immune.
    .limits = Seas and lakes are off limits unless they're Seafaring. The holes are placed for you.
    .decline = The holes leave the board.
    .notes =
        If they're driven off, they can enter anywhere again.
        If you abandon a region with a hole, the hole is gone for good.
    .also = halfling, hobbit, hobbits, halfings, haflings, halflins, shire, hole in the ground people, halfing, halflng

rule-race-humans =
    .does = An extra coin for each farmland region they hold.
    .decline = The bonus ends.
    .notes =
        Farmland that your declined race holds doesn't count.
    .also = human, men, mankind, people, humens, farmers, farmer

rule-race-orcs =
    .does = An extra coin for each non-empty region they conquer in a turn.
    .limits = Only this turn's conquests count. A bare mountain is empty.
    .decline = The bonus ends.
    .notes =
        You keep the coin even if you give the region up when you redeploy.
        A region of your own declined race counts too.
        With Pillaging, the same conquest pays for both race and power.
    .also = orc, ork, orks, orcz, orcish, greenskins

rule-race-ratmen =
    .does = Nothing special, but there are a lot of them.
    .decline = Nothing changes; there was no ability to lose.
    .notes =
        They bring just the tokens on their banner and badge.
    .also = ratman, rat, rats, rat men, ratfolk, skaven, ratmens, rattmen, vermin, no ability

rule-race-skeletons =
    .does = One new token for every { $per } non-empty regions they conquer in a turn.
    .limits = Rounded down; an odd one doesn't carry over. You get the tokens just before you redeploy, as long as the tray has any.
    .decline = They get no new tokens.
    .notes =
        There are { $most } in the box. Lost tokens go back to the tray, so you can get them again.
    .also = skeleton, skelleton, skeletton, skelletons, skelletones, bones, skelly, skellies, recruits, sceletons

rule-race-sorcerers =
    .does = Once a turn for each opponent, you can turn a lone token of their active race next to you into a Sorcerer.
    .numbers = The Sorcerer comes from the tray. There are { $most } in the box; when the tray is empty, you can't convert.
    .limits = The token has to be in a region you could conquer: adjacent, not immune, not protected by peace, and no sea or lake unless you're Seafaring. An encampment protects it. A fortress, lair or mountain doesn't.
    .decline = They no longer convert.
    .notes =
        Converting takes no token from your hand, so you can still do it once your hand is empty, but not after the final die.
        You can't enter the board this way unless you're Flying with tokens in hand.
        A conversion is a conquest: it counts for Pillaging, and as an attack for the Diplomat.
    .also = sorcerer, sorceror, sorcerors, sorcereres, socerers, warlock, warlocks, mages who convert, convert, mind control, steal token, what do sorcerers do, take over a lone token, sorcerers on a mountain, sorcerers against fortress, sorcerers steal, sorc, sorcs

rule-race-tritons =
    .does = Land on the coast of a sea or a lake costs them { $less } token less.
    .limits = The water itself is no cheaper, and at least one token always goes in.
    .decline = The discount ends.
    .also = triton, trition, tritions, mermen, merfolk, mermaids, fish people, coast discount

rule-race-trolls =
    .does = Each region they conquer gets a lair and costs { $defense } token more to take.
    .numbers = There are { $supply } lairs. Once all are out, you get no more.
    .decline = The lairs stay and keep defending.
    .notes =
        A lair goes when its region is abandoned or conquered, or when the declined Trolls leave the board.
        It doesn't protect a lone Troll from Sorcerers.
    .also = troll, trol, trols, trollz, trolles, trool, trools, trollkin, lairs

rule-race-wizards =
    .does = An extra coin for each magic source they hold.
    .decline = The bonus ends.
    .notes =
        Magic sources that your declined race holds don't count.
    .also = wizard, wizzard, wizzards, wizars, mage, mages, magician, magicians, magic users
