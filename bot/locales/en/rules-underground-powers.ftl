## The powers of Underground, for /rule. As in rules-powers.ftl.

rule-power-adventurous =
    .does = An extra coin for each region this race holds with a legendary place in it.
    .decline = The bonus ends.
    .notes =
        Relics don't count, only places.
    .also = adventure, adventurer, adventurers, adventureous, explorers, explorer, adventurus, coin per place

rule-power-fisher =
    .does = An extra coin for every pair of regions this race holds next to the River.
    .limits = An odd one doesn't count. The regions of a pair can be far apart, on any stretch of the River.
    .decline = The bonus ends.
    .also = fishers, fishermen, fisherman, fishing, fish, fischer, anglers, river bonus

rule-power-flocking =
    .does = { $coins } extra coins each turn if all regions of this race are connected in one group.
    .limits = With no region you get nothing.
    .decline = The bonus ends.
    .notes =
        Regions around chasms are connected for Spiderines, and the Great Brass Pipe connects regions too.
        A River between this race's regions doesn't connect them unless you hold it.
        A River you've left no longer counts as one of this race's regions.
    .also = flock, flocks, floking, flockers, herd, all together, connected regions, one group, stay together

rule-power-frightened =
    .does = An extra coin for each region with { $at_least } or more tokens of this race.
    .limits = Hammers and other pieces don't count.
    .decline = The bonus ends.
    .also = fright, frightend, frigthened, scared, afraid, cowards, huddle, stack of tokens, three tokens in a region, coin for three tokens, 3 tokens in a region, three guys in one region, coin for 3 guys in a region

rule-power-immortal =
    .does = When one of this race's regions is conquered, it loses no tokens: all of them withdraw.
    .limits = A token that a Vampire race or the Shiny Orb replaces is lost.
    .decline = Its tokens are lost like any others in decline.
    .notes =
        While it's active, it doesn't lose any tokens to the Balrog, either.
    .also = immortals, imortal, immortality, never die, no losses, can't be killed, inmortal

rule-power-magic =
    .does = You have the Bag. Once a turn, it works as any one relic on the board, no matter who holds it.
    .limits = You can choose a different one each turn. It doesn't work in a region where that relic already does.
    .decline = The Bag leaves the board.
    .notes =
        After you use it, it lies where you used it until your next turn. Nobody can steal it.
        As the Flying Doormat, it can even make your first conquest, anywhere.
        If there are no relics on the board, it does nothing.
    .also = magic bag, bag, magical, magik, bag of tricks, copy a relic, magical bag, majic

rule-power-martyr =
    .does = You get one coin from the bank each time an opponent conquers a region of this race.
    .limits = You get it at once, whatever they conquer it with.
    .decline = It no longer pays.
    .notes =
        Your own attack on it doesn't pay, and neither does the Balrog.
    .also = martyrs, marty, martir, martyrdom, coin when attacked, paid for losing, coins for losing a region

rule-power-underground-mining =
    .does = An extra coin for each mine this race holds.
    .decline = The bonus ends.
    .notes =
        The Mine of the Lost Dwarf is a place, not a mine.
    .also = miner, miners, mines, minning, mine power, minig, mine bonus

rule-power-muddy =
    .does = An extra coin for each mudpool this race holds, even in decline.
    .decline = The mudpools keep paying, even on the turn you decline.
    .also = mud, mudy, muddie, muddies, mudpool power, mud bonus, dirty

rule-power-mystic =
    .does = An extra coin for each mystic crystal region this race holds.
    .decline = The bonus ends.
    .also = mystics, mystical, mistic, crystal power, crystal bonus, mystyc

rule-power-quarreling =
    .does = An extra coin for each separate group of regions this race holds.
    .limits = Regions that border each other are one group. Only real borders count, not anything else that makes regions adjacent.
    .decline = The bonus ends.
    .notes =
        If all of them are connected, that's one group and one coin.
    .also = quarrelling, quarrel, quarrels, quareling, quarelling, arguing, split groups, separate groups, spread out, split up, split regions, divided regions

rule-power-reborn =
    .does = While it's active, nothing special.
    .decline = At the start of each of your turns, your active race can take over up to { $most } of this race's regions, with one token in each.
    .notes =
        The tokens for these regions come from your active race's tray, or from your hand once the tray is empty.
        It works on the turn you pick a new race, too. With those regions, your race is on the board and doesn't have to enter at the edge.
        It doesn't happen on a turn you decline.
        When the declined race is gone, so is the power.
    .also = rebirth, born again, reborns, re-born, come back, resurrection, turn declined regions active, regions change to active

rule-power-royal =
    .does = At the end of your turn, you put the Queen in a region this race holds. It's immune while she's there.
    .decline = The Queen stays where she is and still makes her region immune.
    .notes =
        Once her race has declined, your own active race can conquer the region she's in; she leaves the board then.
    .also = queen, royals, royalty, royel, king, crown, her majesty, royal queen

rule-power-shield =
    .does = When your conquests are over, you get a mushroom armor for each mushroom forest this race holds. Each makes its region cost { $defense } token more.
    .numbers = There are { $supply } in all.
    .limits = You place new ones after you redeploy, as many in a region as you like. Then they stay put.
    .decline = The armors stay and keep defending, but you get no more.
    .notes =
        When a region is conquered or abandoned, its armors go back to the supply.
        They don't protect a lone token from Vampires or the Shiny Orb, and Flames and the Socks ignore them.
    .also = shields, sheild, armor, armour, armors, armours, mushroom armor, mushroom armour, mushroom shield

rule-power-stone =
    .does = An extra coin for each black mountain this race holds.
    .decline = The bonus ends.
    .also = stones, rock, rocks, stony, mountain bonus, black mountain power, ston

rule-power-thieving =
    .does = At the end of your turn, you get one coin from each player whose active race is next to this one.
    .limits = Each pays once, however many of their regions border yours. If they have no coins, they pay nothing. Tokens in an immune region don't count.
    .decline = It ends.
    .notes =
        It works on Gnomes, too.
    .also = thieves, thief, theft, steal, stealing, thiefing, theiving, rob, robbers, robbing, steal coins

rule-power-tomb =
    .does = When this race declines, all its tokens stay, and you redeploy them one last time before you score.
    .decline = When one of its regions is taken, it loses just one token, and the rest withdraw to its other regions. When its last region is taken, all of it is gone, even tokens that were about to withdraw.
    .notes =
        Your next decline removes it as usual.
        With Kraken, whole stacks can stay in Rivers.
    .also = tombs, tomb power, toomb, tumb, grave, graves, keep all tokens in decline, burial

rule-power-vampire =
    .does = Once a turn for each opponent, you can take a region with a lone token of their active race: that token goes back to its tray, and one of yours takes its place.
    .limits = The region has to be in reach, and not immune or held by Gnomes. Mountains, the Keep and armors don't protect it.
    .numbers = Your token comes from the tray. When the tray is empty, it comes from your hand.
    .decline = It ends.
    .notes =
        It's a conquest in every way, but costs Mummies nothing extra.
        An Immortal token is lost that way.
        It can be your first conquest if you could enter there and have a token in hand. You can't do it after the final die.
    .also = vampires, vampyre, vampyr, bloodsuckers, dracula, vampirize, vampirise, vampier, bite, bitten, turn into a vampire, replace a lone token

rule-power-vanishing =
    .does = When this race declines, it leaves the board, and you get { $coins } coins for each of its regions instead of one.
    .decline = Nothing is left of it.
    .limits = Your older declined race leaves first, as usual, and gives you nothing.
    .notes =
        A table can choose a house rule that lets the older race stay.
    .also = vanish, vanished, vanishes, vannishing, disappear, disappearing, vansihing, gone, leave the board

rule-power-vengeful =
    .does = When a player attacks one of your races, they get a vengeance marker. On your next turn, all their regions cost you one token less.
    .numbers = There are { $supply } markers. You take them back at the end of that turn.
    .limits = The discount helps only this race and doesn't work against Gnomes. At least one token always goes in.
    .decline = The markers are gone.
    .notes =
        A failed attack counts too. Several attacks don't add up.
        It doesn't matter which of your races they attacked, or whether theirs is active or in decline.
        Nobody gets a marker because of the Balrog.
    .also = vengeance, vengefull, revenge, vengful, avenge, avengers, retaliation, payback, get back at

rule-power-wise =
    .does = While it's active, nothing special.
    .decline = { $coins } extra coins on each of your turns as long as the race has a region left, starting with the turn you decline.
    .also = wisdom, wises, wyse, sage, sages, old and wise, coins in decline
