## The powers, for /rule.

rule-power-alchemist =
    .does = { $coins } extra coins each turn while the race is active.
    .limits = You get none on a turn you spend declining.
    .decline = The bonus ends.
    .notes =
        It pays even if you hold no regions.
    .also = alchemists, alchemy, alchimist, alchemical, alkemist, gold maker, alchmist

rule-power-berserk =
    .does = Roll the die before each conquest, even your first: what you roll comes off the price of the region you take.
    .limits = You roll first, then choose the region. At least one token always goes in. If you can't pay for any region in reach, or don't want to, you're done conquering this turn. There's no final die on top of that.
    .decline = No more rolls before conquests.
    .notes =
        Sorcerers don't roll for a conversion, and can't convert between a roll and its conquest.
    .also = berserker, berserkers, beserk, bezerk, berzerk, beserker, bersek, fury, rage, die first, dice first

rule-power-bivouacking =
    .does = You have { $supply } encampments, and each turn you place them again in this race's regions. Each one makes its region cost { $defense } token more.
    .limits = Any number can share a region, but only with a race token there.
    .decline = All encampments leave the board.
    .notes =
        You never lose them: those in a conquered region come back to you, and you place them when your tokens withdraw.
        A lone token beside one is safe from Sorcerers, but not from the dragon.
    .also = bivouac, bivuac, bivouack, bivouaking, bivouaccing, camping, campers, tents, camp, bivwack

rule-power-commando =
    .does = Regions cost you { $less } token less.
    .limits = At least one token always goes in.
    .decline = The discount ends.
    .notes =
        Your first conquest is cheaper too.
    .also = commandos, comando, commandoes, comandos, commander, cheaper conquests

rule-power-diplomat =
    .does = At the end of your turn, name one opponent whose active race you didn't attack this turn. Their active race can't attack this one until your next turn.
    .limits = You can name the same player every turn, or another, or nobody. The peace binds them, not you.
    .decline = You can no longer make peace.
    .notes =
        A conversion, the dragon or a failed final die is an attack too.
        An attack on a declined race doesn't count.
        Their declined Ghouls can still attack you.
        With { $players_least } players, you can name your only opponent.
    .also = diplomats, diplomacy, diplomatic, peace, ally, alliance, truce, treaty, diplomate, dipolmat, diplomt, ceasefire, same person every turn, choose the same opponent again, friendly with someone, who can't attack me

rule-power-dragon-master =
    .does = Once a turn, you can take a region in reach with just one token, whatever defends it. The dragon then sits there and makes it immune.
    .limits = It can't take water or an immune region, or break a Diplomat's peace. You can use it to enter the board.
    .decline = The dragon leaves the board.
    .notes =
        It stays until you use it again, abandon its region or decline.
        Losses are the same as after any conquest.
    .also = dragonmaster, dragon, dragons, dragon masters, dragonmasters, dragom master, dragan master, drake, DM, dragon rider, dragonlord, dragon takes any region, one token with the dragon

rule-power-flying =
    .does = You can conquer land that isn't next to yours, too.
    .limits = That goes for entering the board too.
    .decline = The race no longer flies.
    .notes =
        Flying makes nothing adjacent, so Giants get their discount only next to a mountain they hold.
        Flying Sorcerers convert anywhere on land.
    .also = fly, flight, flies, flyer, flyers, flyng, fliying, wings, air, winged, flyin

rule-power-forest =
    .does = An extra coin for each forest this race holds.
    .decline = The bonus ends.
    .also = forests, forrest, woods, wood, woodland, trees, forest power, forest bonus, forst

rule-power-fortified =
    .does = You can build one fortress a turn in this race's regions. Each makes its region cost { $defense } token more and pays an extra coin each turn.
    .numbers = There are { $supply }, at most one per region.
    .limits = You build it after redeploying. It never moves.
    .decline = The fortresses keep defending but no longer pay, and you can't build more.
    .notes =
        A lost one goes back to the supply, and you can rebuild it.
    .also = fortify, fortification, fortresses, fortress power, forts, fort, castle, fortifed, fortifide, fortefied, strongholds, stronghold

rule-power-heroic =
    .does = At the end of your turn, put heroes in { $pieces } different regions of this race. A region is immune until its hero moves.
    .limits = If you hold only one region, you place only one hero.
    .decline = The heroes leave the board.
    .notes =
        You don't have to move them every turn.
    .also = hero, heroes, heroics, heros, herioc, heroik, champions

rule-power-hill =
    .does = An extra coin for each hill this race holds.
    .decline = The bonus ends.
    .also = hills, hil, hill power, hill bonus, hilly

rule-power-merchant =
    .does = An extra coin for each region this race holds.
    .decline = The bonus ends; the regions still earn their usual coin.
    .also = merchants, mercant, merchent, marchant, merchand, trader, traders, trade, shopkeeper, double coins

rule-power-mounted =
    .does = Hills and farmland cost you { $less } token less.
    .limits = At least one token always goes in.
    .decline = The discount ends.
    .also = mount, mounts, cavalry, horse, horses, riders, rider, horsemen, mountd, muonted

rule-power-pillaging =
    .does = An extra coin for each non-empty region this race conquers in a turn.
    .limits = Only this turn's conquests count. A bare mountain is empty.
    .decline = The bonus ends.
    .notes =
        You keep the coin even if you give the region up when you redeploy.
        Pillaging Orcs get paid for both race and power.
    .also = pillage, pillager, pillagers, pilaging, pilage, pillageing, plunder, plundering, loot, looting

rule-power-seafaring =
    .does = You can conquer seas and lakes, too. They count as empty regions.
    .numbers = They cost { $price } tokens.
    .limits = A sea at the edge can be your first conquest; a lake usually can't.
    .decline = You keep the water, and it still earns its coin.
    .notes =
        Nobody else can take it from you. In a mixed game, though, Kraken can, and anybody can take a River.
        A declined race can't take any new seas or lakes, not even Ghouls.
    .also = seafarer, seafarers, seafairing, sea faring, seafering, sailing, sailors, ships, ship, boats, boat, navy, naval

rule-power-spirit =
    .does = In decline, this race doesn't count as your declined one, so you can have another as well.
    .limits = You can't have more than that: the Spirit race and one other.
    .decline = It doesn't remove your older declined race, and no later decline removes it. It stays until all of it is conquered.
    .notes =
        Its badge stays with it, so there's never a second Spirit race.
        It earns a coin per region, like any declined race.
    .also = spirits, spirt, sprit, spiritual, ghost, ghosts, ghostly, second declined race, two declines

rule-power-stout =
    .does = You can go in decline at the end of your turn, after scoring, without spending a turn on it.
    .limits = You don't score again. You can still decline the usual way, too.
    .decline = The power is used up; next turn you pick a new combo.
    .notes =
        You can even do it on the turn you pick the race.
        In the last round, it usually only costs you tokens that could break a tie.
    .also = stoutness, stut, stoute, stouth, decline after scoring, decline for free, fast decline, instant decline

rule-power-swamp =
    .does = An extra coin for each swamp this race holds.
    .decline = The bonus ends.
    .also = swamps, bog, marsh, marshes, mire, swampp, swamp power, swamp bonus

rule-power-underworld =
    .does = Regions with a cavern cost you { $less } token less, and for you they're all next to each other.
    .limits = At least one token always goes in. You can't enter the board through a cavern just because it is one.
    .decline = Both end.
    .notes =
        Caverns border each other for the Giants' discount and conversions, too.
    .also = under world, underground, underwold, underwrold, undrworld, tunnels, tunnel, caves, cave power, underword

rule-power-wealthy =
    .does = { $coins } coins, once, at the end of the turn you pick it.
    .decline = It doesn't pay again.
    .also = wealth, weathly, welthy, wealty, rich, riches, treasure, money power, one time bonus
