## The powers, for /rule.

rule-power-alchemist =
    .does = { $coins } coins more each turn, as long as the race is active.
    .limits = None on the turn on which it goes in decline.
    .decline = The bonus ends.
    .notes =
        It pays even if the race holds no region. (B-49)
    .also = alchemists, alchemy, alchimist, alchemical, alkemist, gold maker, alchmist

rule-power-berserk =
    .does = You roll the die before each conquest, the first included: that one costs as many tokens less.
    .limits = The roll comes first, then the region is chosen. At least one token always goes in. If no region in reach can be paid for, or you take none, conquests end for this turn. There is no further die at the end.
    .decline = No more rolls of this kind.
    .notes =
        A conversion by Sorcerers needs no roll, and cannot come between a roll and its conquest. (B-40)
    .also = berserker, berserkers, beserk, bezerk, berzerk, beserker, bersek, fury, rage, die first, dice first

rule-power-bivouacking =
    .does = { $supply } encampments, placed anew each turn in regions of this race: { $defence } token more to take it for each.
    .limits = Any number may share a region. They cannot stand without a race token.
    .decline = All encampments leave the board.
    .notes =
        They are never lost: those of a conquered region come back to you and are placed with the tokens that withdraw. (B-41)
        A lone token beside one is safe from Sorcerers, but not from the dragon. (B-41)
    .also = bivouac, bivuac, bivouack, bivouaking, bivouaccing, camping, campers, tents, camp, bivwack

rule-power-commando =
    .does = { $less } token less to conquer any region.
    .limits = At least one token always goes in.
    .decline = The discount ends.
    .notes =
        It holds for the first conquest too. (B-07)
    .also = commandos, comando, commandoes, comandos, commander, cheaper conquests

rule-power-diplomat =
    .does = At the end of your turn you name one opponent whose active race you have not attacked this turn: their active race cannot attack this one until your next turn.
    .limits = It may be somebody else each turn, or nobody. It binds only the one named, not you.
    .decline = No more peace.
    .notes =
        A conversion, the dragon or a final die that failed is an attack too. (B-53)
        An attack on somebody's declined race is none. (B-53)
        Declined Ghouls of the one named may still attack you. (B-42)
        With { $players_least } players you may name the only opponent there is. (B-42)
    .also = diplomats, diplomacy, diplomatic, peace, ally, alliance, truce, treaty, diplomate, dipolmat, diplomt, ceasefire

rule-power-dragon-master =
    .does = Once a turn you conquer a region in reach with one token, whatever defends it. The dragon then stands there and makes it immune.
    .limits = No water, no immune region, nobody who is at peace with you. It may be the conquest with which you enter the board.
    .decline = The dragon leaves the board.
    .notes =
        It stays until you use it again, abandon its region or go in decline. (B-43)
        The loser's tokens fare as after any conquest. (B-43)
    .also = dragonmaster, dragon, dragons, dragon masters, dragonmasters, dragom master, dragan master, drake, DM, dragon rider, dragonlord

rule-power-flying =
    .does = You may conquer any region, next to yours or not, but no sea and no lake.
    .limits = It holds for entering the board too.
    .decline = The race flies no more.
    .notes =
        It makes nothing adjacent, so Giants get no discount from it. (B-32)
        Flying Sorcerers convert anywhere. (B-35)
    .also = fly, flight, flies, flyer, flyers, flyng, fliying, wings, air, winged, flyin

rule-power-forest =
    .does = A coin more for each forest this race holds.
    .decline = The bonus ends.
    .also = forests, forrest, woods, wood, woodland, trees, forest power, forest bonus, forst

rule-power-fortified =
    .does = One fortress a turn may go into a region of this race: { $defence } token more to take it, and a coin more for each fortress you hold.
    .numbers = There are { $supply }, one per region.
    .limits = It is built after redeploying and never moves.
    .decline = The fortresses go on defending, but pay no more, and none is built.
    .notes =
        A fortress that is lost goes back to the supply and may be built again. (B-55)
    .also = fortify, fortification, fortresses, fortress power, forts, fort, castle, fortifed, fortifide, fortefied, strongholds, stronghold

rule-power-heroic =
    .does = At the end of each turn { $pieces } different regions of this race get a hero, and are immune until you move it.
    .limits = If you hold only one region, only one hero stands.
    .decline = The heroes leave the board.
    .notes =
        They need not move: left alone they stay where they are. (B-45)
    .also = hero, heroes, heroics, heros, herioc, heroik, champions

rule-power-hill =
    .does = A coin more for each hill this race holds.
    .decline = The bonus ends.
    .also = hills, hil, hill power, hill bonus, hilly

rule-power-merchant =
    .does = A coin more for each region this race holds.
    .decline = The bonus ends; the regions go on earning their coin.
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
        The coin stays yours if you give the region up again when you redeploy. (B-34)
        Pillaging Orcs are paid for race and power. (B-34)
    .also = pillage, pillager, pillagers, pilaging, pilage, pillageing, plunder, plundering, loot, looting

rule-power-seafaring =
    .does = You may conquer seas and lakes too, as empty regions.
    .numbers = They cost { $price }.
    .limits = A sea at the edge may be your first conquest; a lake may not.
    .decline = You keep the water, and it goes on earning its coin.
    .notes =
        Nobody else can take it from you. (B-46)
        A declined race conquers no new water, not even Ghouls. (B-31)
    .also = seafarer, seafarers, seafairing, sea faring, seafering, sailing, sailors, ships, ship, boats, boat, navy, naval

rule-power-spirit =
    .does = In decline this race does not count as your declined one, so you can have another beside it.
    .limits = Never more than one Spirit race and one other.
    .decline = It drives out no older declined race, and none that comes later drives it out. It stays until others conquer it all.
    .notes =
        Its badge stays with it, so there is never another Spirit race meanwhile. (B-47)
        It earns a coin per region like any declined race. (B-03)
    .also = spirits, spirt, sprit, spiritual, ghost, ghosts, ghostly, second declined race, two declines

rule-power-stout =
    .does = You may go in decline at the end of your turn, after scoring, without spending a turn on it.
    .limits = Nothing is scored again. The usual way of declining stays open as well.
    .decline = The power is spent; your next turn begins with a new combo.
    .notes =
        It works on the turn on which you picked it too. (B-48)
        In the last round it only costs you tokens that could break a tie. (B-75)
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
        Caverns border one another for the Giants' discount and for conversions too. (B-32)
    .also = under world, underground, underwold, underwrold, undrworld, tunnels, tunnel, caves, cave power, underword

rule-power-wealthy =
    .does = { $coins } coins, once, at the end of the turn on which you pick it.
    .decline = Nothing more comes of it.
    .also = wealth, weathly, welthy, wealty, rich, riches, treasure, money power, one time bonus
