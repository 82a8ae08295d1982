## The races of Warcraft, for /rule. As in rules-races.ftl.

rule-race-blood-elves =
    .does = They earn an extra coin for each magic source they hold.
    .decline = The bonus ends.
    .also = blood elf, bloodelves, bloodelf, blood elfs, belf, belves, magic elves, elves of the horde

rule-race-draenei =
    .does = On each opponent's turn, the first Draenei token that would be lost isn't: it withdraws with the others.
    .limits = This saves one token a turn, whatever the cause: a conquest, a bomb, a power. Beasts aren't saved, and don't use it up. On your own turn, nothing is saved.
    .decline = They lose tokens like any race in decline.
    .also = draeneis, dranei, draenai, draeni, goat people, space goats, first token saved, race that saves a token

rule-race-ethereals =
    .does = Once a turn, either take a face-up artifact from a region next to theirs into one they hold, and use it right away, or conquer a region next to theirs that has a face-up legendary place, for { $less } tokens less.
    .limits = At least one token goes in. A region they would have to sail to isn't next to theirs.
    .decline = They can do neither.
    .notes =
        It doesn't matter who holds the artifact's region, or whether anybody does.
        They can use the discount together with an artifact, even one they captured this turn.
    .also = ethereal, etherals, etheral, etherials, steal artifact, thieves of artifacts, collectors, artifact thieves, artifact thief

rule-race-forsaken =
    .does = After your last conquest, you can buy new Forsaken for { $price } coin each: one for every token that others lost because of you this turn.
    .numbers = There are { $most } in all.
    .limits = Murlocs, declined tokens and those of your own declined race count. Tokens that Draenei or the Chapel saved and a captured Champion don't.
    .decline = They can't buy any.
    .notes =
        They come when you redeploy, so they conquer from your next turn on.
        If you hold the Spirit Healer, you buy first.
    .also = forsakens, undead, foresaken, forsakken, zombies, buy tokens, race that buys tokens, bought zombies

rule-race-warcraft-gnomes =
    .does = Once a turn, they can raid any region of any island as if it were next to theirs: name it, roll the die, and it costs that many tokens less.
    .limits = At least one token goes in. They can't raid seas and lakes.
    .decline = They can't raid.
    .notes =
        If the roll leaves it too expensive, you can make it your last attempt with another roll, or give it up and keep conquering.
        A raid can be their first conquest.
    .also = gnome, gnoms, nomes, raid, raids, air raid, flying machine, gnome raid, roll before conquering, gnomes warcraft, warcraft gnomes

rule-race-goblins =
    .does = At the end of your turn, you can put one unseen bomb on each region next to theirs that an opponent's active race holds. At the start of your next turn, bombs still under an opponent are shown: a blast conquers the region and leaves it empty, a dud does nothing.
    .numbers = There are { $bomb_supply } bombs, { $dud_supply } of them duds. Shown bombs leave the game.
    .limits = You can't bomb watch towers, or Naga in water; for a region with the Aegis, you pay first.
    .decline = All bombs on the board are shown first, but earn nobody coins.
    .notes =
        A blast is a conquest in every way: it counts for the faction bonus and your power.
        A bomb whose region was emptied comes back unseen.
    .also = goblin, gobblins, gobins, bombers, bomb race, explosives

rule-race-warcraft-humans =
    .does = At the end of your turn, you can put your military objectives on regions without an Alliance race, one each. If anybody but the Horde conquers a region with an objective, they get { $coins } coins and you get the objective back; if it wasn't you, you get { $coins } coins, too.
    .numbers = There are { $supply } objectives. You can fetch them back to place them again.
    .limits = If a Horde race conquers the region, nothing happens, and the objective stays.
    .decline = The objectives leave the board.
    .notes =
        Empty regions, water, and regions with a tower or the Aegis will do as well.
    .also = human, alliance humans, humanz, people, peasants, humans warcraft, warcraft humans

rule-race-kobolds =
    .does = All caverns count as next to their regions. They can make their first conquest in one, too, and a cavern never costs them the extra token for travel.
    .decline = They don't conquer in decline, so caverns no longer matter.
    .notes =
        The rest of the price is as usual.
    .also = kobold, cobolds, kobolts, candle, cave dwellers, cavern race

rule-race-naga =
    .does = They can conquer seas and lakes, enter the map there, and hold them. Water costs them { $price } tokens, plus what defends it, and earns a coin like any region.
    .limits = Nobody else can attack them in water. An Intimidating race can move their tokens, though.
    .decline = They stay in their water and keep scoring it.
    .notes =
        From water they reach the regions bordering it, at no extra cost.
        Goblins can't bomb them there.
    .also = nagas, nagga, sea snakes, water race, sea people, fish people, who can take water

rule-race-night-elves =
    .does = Forests cost them { $less } token less, and each forest they conquer gets a Wisp Wall, which makes it cost { $defense } token more to take.
    .numbers = There are { $supply } walls.
    .limits = At least one token goes into each forest.
    .decline = The discount ends. The walls stay until their regions are conquered or emptied.
    .also = night elf, nightelves, nightelf, night elfs, nelf, nelves, wisps, wood elves, forest elves

rule-race-warcraft-orcs =
    .does = They earn an extra coin for each region they take from an Alliance race. The faction bonus comes on top.
    .limits = It's paid at once. A declined Alliance race counts, even your own.
    .decline = The bonus ends.
    .also = orc, orks, horde orcs, green skins, orcz, orcs warcraft, warcraft orcs

rule-race-pandaren =
    .does = At the end of your turn, each opponent whose active race you left alone this turn, or who has none, gets a Harmony token. Before attacking your Pandaren or removing one of their tokens, a player with a Harmony token pays you { $coins } coins, once a turn.
    .numbers = There are { $supply } Harmony tokens. They come back at the start of your turn.
    .limits = A player who can't pay can't attack. A failed roll is an attack, too, and the coins aren't refunded.
    .decline = The tokens come back; nobody pays any longer.
    .also = panda, pandas, pandaran, panderen, pandarens, harmony race, peace race

rule-race-tauren =
    .does = Every region they hold has at least { $least } of their tokens: when they conquer, ready, redeploy and decline.
    .limits = If one is ever left alone, it goes to another of their regions at once; if there's none, it comes back to your hand.
    .decline = { $least } tokens stay in each region. A lone one with nowhere to go is lost.
    .notes =
        No discount or artifact goes below that, and for the final die you need that many in hand.
        Beasts don't stand in for them. The Champion can hold a region alone.
    .also = taurens, touren, tauran, taurenn, cows, cow people, minotaurs, bulls

rule-race-warcraft-dwarves =
    .does = Mountains cost them { $less } tokens less.
    .limits = At least one token goes in.
    .decline = The discount ends.
    .also = dwarf, dwarfs, alliance dwarves, dwarven, mountain dwarves, dwarves warcraft, warcraft dwarves

rule-race-warcraft-trolls =
    .does = Regions that aren't empty cost them { $less } token less.
    .limits = At least one token goes in. A bare mountain is empty.
    .decline = The discount ends.
    .notes =
        Murlocs, beasts, a Champion and your own declined tokens all make a region not empty.
    .also = troll, horde trolls, trols, trollz, jungle trolls, trolls warcraft, warcraft trolls

rule-race-worgen =
    .does = At the start of your turn, choose: in human form, you get { $coins } coins; in worgen form, you pay { $price } coin, and all your conquests this turn cost { $less } token less.
    .limits = Without a coin, it's human form. At least one token goes into each region.
    .decline = There's nothing to choose.
    .notes =
        You also choose on the turn you pick them, but not when you decline.
    .also = worgens, worgan, werewolf, werewolves, wolf, wolves, human form, worgen form, wolf form, shapeshift
