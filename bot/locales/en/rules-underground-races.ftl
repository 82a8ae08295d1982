## The races of Underground, for /rule. As in rules-races.ftl.

rule-race-cultists =
    .does = The Great Ancient goes into the first region they conquer and makes it immune. Regions next to it cost them one token less.
    .limits = At least one token always goes in. From your next turn on, you can move the Great Ancient to any region they hold, once a turn and before your first conquest.
    .decline = The Great Ancient leaves the board.
    .notes =
        Whatever makes regions adjacent for them counts here too, not just borders.
        If you leave its region, say a River, you take it back, and the next time you could move it, you can put it in any of their regions.
        If they lose all their regions, it goes into the first one they conquer after that.
        If Reborn brings them onto the board, it still goes into the first region they conquer.
    .also = cultist, cult, great ancient, great old one, cthulhu, ancient one, worshippers, worshipers, cultits, cultis, idol

rule-race-drow =
    .does = An extra coin for each region they hold with no other race and no Monsters next to it.
    .limits = Your own declined race counts as another race, and so does a race in an immune region. Chasms and empty Rivers don't matter.
    .decline = The bonus ends.
    .also = drows, dark elves, dark elf, drwo, droe, loners, alone with no neighbors, no neighbours

rule-race-flames =
    .does = When you pick them, you choose the chasm their Volcano erupts in: one with a volcano symbol. Regions next to it cost them as if they were empty, and so do regions next to their own, as long as their own are linked to the Volcano.
    .limits = Their first conquest usually has to be next to the Volcano. After that, they can't attack a region just because it's next to the Volcano. Mountains and the Keep still cost extra.
    .decline = The Volcano leaves the board. Until then it never moves, even if they're driven off.
    .notes =
        Tokens, Monsters, armors and whatever else defenders put up don't count. Those who lose a region still lose a token.
        If they're driven off, they come back next to the Volcano.
        If nothing next to it can be attacked, they enter the board like any other race.
    .also = flame, fire, fires, fire people, burning, flams, lava, volcano race, fire elementals, flammes

rule-race-underground-gnomes =
    .does = On other players' turns, nothing but plain tokens and the final die works against them: no race's ability, no power, no relic, no place, not even the Balrog.
    .limits = Attackers have to come from a region that really borders theirs, or from the edge of the board, and no discount helps.
    .decline = They're like any declined race.
    .notes =
        Mummies still pay extra, and attackers can use tokens they gained earlier, from mudpools, the Fountain or Reborn.
        Thieving and Froggy's Ring do work on Gnomes: they're not conquests.
        Gnomes use relics and places like anybody else.
    .also = gnome, gnoms, nomes, gnomes underground, garden gnome, no magic works, untouchable gnomes, immune to powers, gnomish

rule-race-iron-dwarves =
    .does = Each time you redeploy, they get a silver hammer for each mine they hold. Hammers conquer like tokens.
    .numbers = There are { $supply } hammers. Iron Dwarves keep the ones they have.
    .limits = Hammers don't defend: when you redeploy, they leave the board, and every region needs a Dwarf. You also need a Dwarf in hand to conquer with them.
    .decline = The hammers are gone.
    .notes =
        Mines are counted when your conquests are over.
        On other players' turns the hammers are off the board, so attacks never cost you any. They don't count for Frightened or in a tie.
        Against Gnomes, hammers don't count.
    .also = iron dwarf, iron dwarfs, irondwarves, irondwarfs, iron dwarve, hammer dwarves, silver hammers, hammers, iron dworves

rule-race-kraken =
    .does = They can stay in Rivers when they redeploy, and Rivers they hold earn coins like any region.
    .decline = They stay in their Rivers and keep scoring them.
    .notes =
        Others can still take a River from them, for its price plus one for each Kraken token.
        Driven-out Kraken can withdraw into Rivers they hold.
        Frightened, the Scepter and the like work in Rivers, too.
    .also = krakens, craken, cracken, kracken, octopus, squid, sea monster, tentacles, river race

rule-race-liches =
    .does = Nothing special while they're active, but in decline they charge a toll.
    .decline = An opponent who conquers one of their regions has to pay you { $coins } coin. Without it, they can't conquer it.
    .limits = The toll is paid only if the conquest succeeds, once for each region.
    .notes =
        You can take your own declined Liches' regions without paying.
        Coins an attacker gets earlier in the same turn will do.
    .also = lich, liche, litches, litch, lyches, necromancers, undead wizards, toll race

rule-race-lizardmen =
    .does = They reach across Rivers: any region on the far side of a River, or of a chain of Rivers, counts as next to them.
    .limits = They can't cross a River that's immune, and they can't reach Gnomes that way.
    .decline = They no longer reach across Rivers.
    .notes =
        It doesn't matter who holds the River. If they want the River itself, they have to take it like anybody else.
        They can also enter the board across a River that touches its edge.
    .also = lizardman, lizard men, lizards, lizard, lizzardmen, lizard folk, lizardfolk, reptiles, cross the river, saurians

rule-race-mudmen =
    .does = Each time you redeploy, they get a new token for each mudpool they hold.
    .numbers = There are { $most } in the box. When the tray is empty, you get no more.
    .limits = Mudpools are counted when your conquests are over, before anything moves.
    .decline = They get no new tokens.
    .notes =
        Lost tokens go back to the tray, so you can get them again.
    .also = mudman, mud men, mud, mud people, mudmens, muddmen, mudd men, golems

rule-race-mummies =
    .does = Regions cost them { $more } token more. There are a lot of them, though.
    .limits = That goes for conquests with a relic too, and against Gnomes. Replacing a lone token, as Vampires do, costs no extra.
    .decline = The extra cost no longer matters: they don't conquer in decline.
    .also = mummy, mumies, mummys, mummie, mumy, wrapped, bandages, slow race, tutankhamun

rule-race-ogres =
    .does = Every region costs them { $less } token less.
    .limits = At least one token always goes in. It doesn't help against Gnomes.
    .decline = The discount ends.
    .also = ogre, oger, ogers, orgres, ogar, brutes, strong race

rule-race-shadow-mimes =
    .does = When you pick them, you can exchange their badge for any other on offer.
    .limits = You do it right away, before you count your tokens. Coins stay where they lie, and the badge you give up takes the other one's place.
    .decline = Nothing changes; the exchange is long done.
    .also = shadow mime, mime, mimes, mimics, mimic, shadowmimes, shadow mine, shadows, swap badge, exchange power, swap power, change power

rule-race-shrooms =
    .does = An extra coin for each mushroom forest they hold.
    .decline = The bonus ends.
    .notes =
        Mushroom forests that your declined race holds don't count.
    .also = shroom, mushrooms, mushroom people, mushroom, mushroom men, fungi, fungus, shrums, toadstools

rule-race-spiderines =
    .does = For conquests, all regions next to any chasm are next to every region they hold.
    .limits = They can enter the board next to any chasm, too. Neither works against Gnomes.
    .decline = Both end.
    .notes =
        The chasm with the Volcano still counts.
        Regions joined this way are connected for Flocking, but not for Quarreling.
    .also = spiderine, spider, spiders, spider people, spiderins, spyderines, spidermen, arachnids, chasm race, webs, across the chasm, jump over chasms

rule-race-will-o-wisps =
    .does = Before they attack a mystic crystal region, or one next to a mystic crystal region they hold, they can name it and roll the die. The region costs that many tokens less.
    .limits = You can be { $die_most } tokens short at most, and at least one always goes in. If you can pay after the roll, you have to. If not, that was your last attempt this turn.
    .decline = No more rolls.
    .notes =
        You don't get another roll for the same region.
        "Next to" includes whatever makes regions adjacent for them.
        The roll doesn't help against Gnomes; the final die does.
    .also = will o wisp, will-o-wisp, will o the wisp, will-o'-the-wisps, wisps, wisp, willowisps, willow wisps, will of the wisps, ghost lights, lights, roll before attacking crystals
