## The powers, for /rule.

rule-power-alchemist =
    .does = { $coins } coins more each turn, as long as the race is active.
    .limits = None on the turn on which it goes in decline.
    .decline = The bonus ends.
    .notes =
        It pays even if the race holds no region.
    .also = alchemists, alchemy, alchimist, alchemical, alkemist, gold maker, alchmist

rule-power-berserk =
    .does = Before each conquest, the first included, you roll the die; that conquest takes as many tokens less.
    .limits = You roll first, then choose the region. At least one token always goes in. If you can't pay for any region in reach, or don't take one, your conquests end for this turn. There is no further die at the end.
    .decline = No more rolls before each conquest.
    .notes =
        A conversion by Sorcerers needs no roll, and cannot come between a roll and its conquest.
    .also = berserker, berserkers, beserk, bezerk, berzerk, beserker, bersek, fury, rage, die first, dice first

rule-power-bivouacking =
    .does = { $supply } encampments, which you place each turn in regions of this race: { $defence } token more to take a region for each one there.
    .limits = Any number may share a region, but only with a race token.
    .decline = All encampments leave the board.
    .notes =
        They are never lost: those of a conquered region come back to you and are placed with the tokens that withdraw.
        A lone token beside one is safe from Sorcerers, but not from the dragon.
    .also = bivouac, bivuac, bivouack, bivouaking, bivouaccing, camping, campers, tents, camp, bivwack

rule-power-commando =
    .does = { $less } token less to conquer any region.
    .limits = At least one token always goes in.
    .decline = The discount ends.
    .notes =
        It counts for the first conquest too.
    .also = commandos, comando, commandoes, comandos, commander, cheaper conquests

rule-power-diplomat =
    .does = At the end of your turn you name one opponent whose active race you have not attacked this turn: their active race cannot attack this one until your next turn.
    .limits = It may be somebody else each turn, or nobody. It binds only the one named, not you.
    .decline = You can no longer make peace.
    .notes =
        A conversion, the dragon or a final die that failed is an attack too.
        An attack on somebody's declined race is not.
        Declined Ghouls of the one named may still attack you.
        With { $players_least } players you may name the only opponent there is.
    .also = diplomats, diplomacy, diplomatic, peace, ally, alliance, truce, treaty, diplomate, dipolmat, diplomt, ceasefire, same person every turn, choose the same opponent again, friendly with someone, who can't attack me

rule-power-dragon-master =
    .does = Once a turn you conquer a region in reach with one token, whatever defends it. The dragon then stands there and makes it immune.
    .limits = No water, no immune region, nobody who is at peace with you. It may be the conquest with which you enter the board.
    .decline = The dragon leaves the board.
    .notes =
        It stays until you use it again, abandon its region or go in decline.
        The loser's tokens fare as after any conquest.
    .also = dragonmaster, dragon, dragons, dragon masters, dragonmasters, dragom master, dragan master, drake, DM, dragon rider, dragonlord

rule-power-flying =
    .does = You may conquer any region, next to yours or not, but no sea and no lake.
    .limits = That goes for entering the board too.
    .decline = The race no longer flies.
    .notes =
        It makes nothing adjacent, so Giants get their discount only next to a mountain they hold.
        Flying Sorcerers convert anywhere.
    .also = fly, flight, flies, flyer, flyers, flyng, fliying, wings, air, winged, flyin

rule-power-forest =
    .does = A coin more for each forest this race holds.
    .decline = The bonus ends.
    .also = forests, forrest, woods, wood, woodland, trees, forest power, forest bonus, forst

rule-power-fortified =
    .does = One fortress a turn may go into a region of this race: { $defence } token more to take it, and a coin more for each fortress you hold.
    .numbers = There are { $supply }, one per region.
    .limits = It is built after redeploying and never moves.
    .decline = The fortresses keep defending but no longer pay, and none is built.
    .notes =
        A fortress that is lost goes back to the supply and may be built again.
    .also = fortify, fortification, fortresses, fortress power, forts, fort, castle, fortifed, fortifide, fortefied, strongholds, stronghold

rule-power-heroic =
    .does = At the end of each turn { $pieces } different regions of this race get a hero, and are immune until you move it.
    .limits = If you hold only one region, you place only one hero.
    .decline = The heroes leave the board.
    .notes =
        They need not move: left alone they stay where they are.
    .also = hero, heroes, heroics, heros, herioc, heroik, champions

rule-power-hill =
    .does = A coin more for each hill this race holds.
    .decline = The bonus ends.
    .also = hills, hil, hill power, hill bonus, hilly

rule-power-merchant =
    .does = A coin more for each region this race holds.
    .decline = The bonus ends; the regions keep earning their coin.
    .also = merchants, mercant, merchent, marchant, merchand, trader, traders, trade, shopkeeper, double coins

rule-power-mounted =
    .does = { $less } token less to conquer hills and farmland.
    .limits = At least one token always goes in.
    .decline = The discount ends.
    .also = mount, mounts, cavalry, horse, horses, riders, rider, horsemen, mountd, muonted

rule-power-pillaging =
    .does = A coin more for each region this race conquers in a turn that was not empty.
    .limits = Only this turn's conquests count. Bare mountains are empty.
    .decline = The bonus ends.
    .notes =
        The coin stays yours if you give the region up again when you redeploy.
        Pillaging Orcs are paid for race and power.
    .also = pillage, pillager, pillagers, pilaging, pilage, pillageing, plunder, plundering, loot, looting

rule-power-seafaring =
    .does = You may conquer seas and lakes too, as empty regions.
    .numbers = They cost { $price }.
    .limits = A sea at the edge may be your first conquest; a lake may not.
    .decline = You keep the water, and it keeps earning its coin.
    .notes =
        Nobody else can take it from you.
        A declined race conquers no new water, not even Ghouls.
    .also = seafarer, seafarers, seafairing, sea faring, seafering, sailing, sailors, ships, ship, boats, boat, navy, naval

rule-power-spirit =
    .does = In decline this race does not count as your declined one, so you can have another beside it.
    .limits = Never more than one Spirit race and one other.
    .decline = It drives out no older declined race, and none that comes later drives it out. It stays until others conquer it all.
    .notes =
        Its badge stays with it, so there is never another Spirit race meanwhile.
        It earns a coin per region like any declined race.
    .also = spirits, spirt, sprit, spiritual, ghost, ghosts, ghostly, second declined race, two declines

rule-power-stout =
    .does = You may go in decline at the end of your turn, after scoring, without spending a turn on it.
    .limits = Nothing is scored again. The usual way of declining stays open as well.
    .decline = The power is spent; your next turn begins with a new combo.
    .notes =
        It works on the very turn you picked it, too.
        In the last round it only costs you tokens that could break a tie.
    .also = stoutness, stut, stoute, stouth, decline after scoring, decline for free, fast decline, instant decline

rule-power-swamp =
    .does = A coin more for each swamp this race holds.
    .decline = The bonus ends.
    .also = swamps, swap, bog, marsh, marshes, mire, swampp, swamp power, swamp bonus

rule-power-underworld =
    .does = { $less } token less to conquer regions with a cavern, and for you all of those are adjacent to one another.
    .limits = At least one token always goes in. A cavern is no way onto the board by itself.
    .decline = Both end.
    .notes =
        Caverns border one another for the Giants' discount and for conversions too.
    .also = under world, underground, underwold, underwrold, undrworld, tunnels, tunnel, caves, cave power, underword

rule-power-wealthy =
    .does = { $coins } coins, once, at the end of the turn on which you pick it.
    .decline = It pays nothing more.
    .also = wealth, weathly, welthy, wealty, rich, riches, treasure, money power, one time bonus
