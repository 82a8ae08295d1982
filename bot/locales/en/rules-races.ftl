## The races, for /rule. A message an entry; .also is only searched: other names, misspellings.
## Numbers come from the engine's data; "python -m tools rule --placeholders" lists what each may use.

rule-race-amazons =
    .does = { $extra } extra Amazons fight on your turn and wait aside between turns.
    .numbers = They come in hand with the combo and each time you ready your troops.
    .limits = When you redeploy, { $extra } tokens are set aside before the others are placed. One stays in each region if possible; if not, you give up just as many regions as you are short, of your choice.
    .decline = The { $extra } go back to the tray with the rest.
    .notes =
        Driven off the board altogether, they come back with those { $extra } on your next turn.
        While set aside, they don't count when a tie is broken.
    .also = amazon, amazonians, amazones, amazonas, amazone, warrior women, extra tokens, temporary tokens, amozons, amasons, extra four tokens, amazons when declining, amazons bonus tokens

rule-race-dwarves =
    .does = A coin more for each mine they hold, in decline too.
    .decline = The mines keep paying, even on the turn of the decline.
    .notes =
        Only mines of the Dwarves count, not those of your other race.
        Few as they are, they are worth more the longer they stay on the board.
    .also = dwarf, dwarfs, dwarve, dwarven, dwarvs, dwarwes, miners, dworves, duergar

rule-race-elves =
    .does = When one of their regions is conquered they lose no token: all of them withdraw.
    .limits = They come back at the end of that same turn, into regions they still hold; without any they wait in hand.
    .decline = They are lost like any other declined race.
    .notes =
        An Elf that Sorcerers convert is lost.
    .also = elf, elfs, elven, elvs, alves, fairies, immortal, no losses

rule-race-ghouls =
    .does = All their tokens stay on the board when they go in decline, and keep conquering for you.
    .decline = On your later turns they act before your active race does: they ready, abandon, conquer, roll a final die of their own and redeploy. They lose one token with each region taken from them, and the others withdraw.
    .limits = In decline their power is gone: no water, no fortress, no flying. They do nothing on a turn that you spend on declining, and leave with your next decline unless they are Spirit Ghouls.
    .notes =
        They may attack your own active race.
        Driven off, they may enter again from the edge as long as they have tokens in hand.
        What they conquer in decline counts for no power of your active race.
    .also = ghoul, goul, gouls, ghuls, ghools, ghoules, zombies, zombie, undead, the living dead

rule-race-giants =
    .does = { $less } token less to conquer any region that borders a mountain they hold.
    .limits = It counts once, however many mountains border the region, and at least one token always goes in.
    .decline = The discount ends.
    .notes =
        Flying makes nothing adjacent, so a region they fly to costs less only if it borders a mountain they hold. Underworld's caverns do count as adjacent.
    .also = giant, gaints, gigants, giantz, titans, mountain discount

rule-race-halflings =
    .does = They may enter the board in any region, and the first { $pieces } regions they ever conquer each get a hole that makes the region immune.
    .limits = Seas and lakes stay closed to them without Seafaring. The holes go in by themselves.
    .decline = The holes leave the board.
    .notes =
        After they were driven off, they may enter anywhere again.
        A hole is gone for good when its region is abandoned.
    .also = halfling, hobbit, hobbits, halfings, haflings, halflins, shire, hole in the ground people

rule-race-humans =
    .does = A coin more for each farmland they hold.
    .decline = The bonus ends.
    .notes =
        Only farmland of this race counts, not that of your declined one.
    .also = human, men, mankind, people, humens, farmers, farmer

rule-race-orcs =
    .does = A coin more for each region they conquer in a turn that was not empty.
    .limits = Only this turn's conquests count. Bare mountains are empty.
    .decline = The bonus ends.
    .notes =
        The coin stays yours if you give the region up again when you redeploy.
        Conquering a region of your own declined race counts too.
        With Pillaging the same conquest pays for race and power.
    .also = orc, ork, orks, orcz, orcish, greenskins

rule-race-ratmen =
    .does = Nothing special: there are just very many of them.
    .decline = Nothing changes; there was no ability to lose.
    .notes =
        They get no tokens beyond banner and badge.
    .also = ratman, rat, rats, rat men, ratfolk, skaven, ratmens, rattmen, vermin, no ability

rule-race-skeletons =
    .does = One new token for every { $per } regions they conquer in a turn that were not empty.
    .limits = Rounded down; an odd conquest is not kept for later. The tokens come just before you redeploy, as long as the tray has any.
    .decline = No new tokens.
    .notes =
        The box holds { $most }; tokens that are lost go back to the tray and can be gained again.
    .also = skeleton, skelleton, skeletton, skelletons, skelletones, bones, skelly, skellies, recruits, sceletons

rule-race-sorcerers =
    .does = Once a turn for each opponent, you may turn a lone token of their active race next to you into a Sorcerer.
    .numbers = The Sorcerer comes from the tray, { $most } are in the box; with none left there is no conversion.
    .limits = The region must be one you could conquer: adjacent, not immune, not at peace with you, no water without Seafaring. An encampment protects, for it counts as a token. A fortress, a lair or a mountain does not.
    .decline = They no longer convert anyone.
    .notes =
        No token in hand is needed, so it works after the last one is placed, but not after the final die.
        It is no way onto the board, unless they are Flying and have tokens in hand.
        A conversion is a conquest: it counts for Pillaging and against the Diplomat.
    .also = sorcerer, sorceror, sorcerors, sorcereres, socerers, warlock, warlocks, mages who convert, convert, mind control, steal token, what do sorcerers do, take over a lone token, sorcerers on a mountain, sorcerers against fortress, sorcerers steal

rule-race-tritons =
    .does = { $less } token less to conquer land on the coast of a sea or a lake.
    .limits = The water itself is no cheaper, and at least one token always goes in.
    .decline = The discount ends.
    .also = triton, trition, tritions, mermen, merfolk, mermaids, fish people, coast discount

rule-race-trolls =
    .does = A lair goes into each region they conquer: { $defence } token more to take it.
    .numbers = There are { $supply } lairs; with none left a region gets none.
    .decline = The lairs stay and keep defending.
    .notes =
        A lair goes when its region is abandoned or conquered, or when the declined Trolls leave the board.
        It does not protect a lone Troll from Sorcerers.
    .also = troll, trol, trols, trollz, trolles, trool, trools, trollkin, lairs

rule-race-wizards =
    .does = A coin more for each region with a magic source they hold.
    .decline = The bonus ends.
    .notes =
        Only magic sources of this race count, not those of your declined one.
    .also = wizard, wizzard, wizzards, wizars, mage, mages, magician, magicians, magic users
