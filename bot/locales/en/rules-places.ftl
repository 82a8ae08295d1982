## Terrains, symbols, and what lies in regions, for /rule.

rule-terrain-farmland =
    .does = Humans earn an extra coin for each farmland region. Farmland costs Mounted races { $mounted_less } token less.
    .also = farm, farms, farmlands, fields, field, wheat, crops, farm land, farmlnad, plains

rule-terrain-forest =
    .does = A Forest race earns an extra coin for each one.
    .also = forests, forrest, woods, wood, woodland, trees, tree, forst, jungle

rule-terrain-hill =
    .does = A Hill race earns an extra coin for each one. Hills cost Mounted races { $mounted_less } token less.
    .also = hills, hil, hillside, hilly, downs, meadow, meadows

rule-terrain-swamp =
    .does = A Swamp race earns an extra coin for each one.
    .also = swamps, bog, bogs, marsh, marshes, mire, swampp, wetland, fen

rule-terrain-mountain =
    .does = A mountain makes its region cost { $defense } token more. It's there for good, no matter who holds the region.
    .notes =
        A region with just a mountain in it counts as empty.
        Giants get a discount next to mountains they hold.
    .also = mountains, mountian, mountan, mountin, peak, peaks, rock, cliffs, mount

rule-terrain-sea =
    .does = Water. Only Seafaring races can hold it, and in a mixed game Kraken can, too. Land next to it is coastal.
    .limits = If a sea touches the edge of the board, you can enter on its shore, even while somebody holds the sea.
    .notes =
        Not even Flying races can take it.
    .also = seas, ocean, oceans, water, seaa, open water, sea region

rule-terrain-lake =
    .does = Water. Only Seafaring races can hold it, and in a mixed game Kraken can, too. Land next to it is coastal.
    .limits = A lake or its shore isn't by itself a place to enter the board.
    .also = lakes, pond, water, inland water, lak, laek

rule-symbol-mine =
    .does = A mark printed on some regions. Dwarves earn an extra coin for each mine they hold, even in decline.
    .also = mines, mining, gold mine, pickaxe, pick, minee, ore

rule-symbol-magic =
    .does = A mark printed on some regions. Wizards earn an extra coin for each magic source they hold.
    .also = magic, magic source, magic sources, magic symbol, crystal, crystals, magik, majic, star

rule-symbol-cavern =
    .does = A mark printed on some regions. Caverns cost Underworld races { $underworld_less } token less, and for those races, all caverns border each other.
    .also = caverns, cave, caves, cavren, carven, cavens, cavern symbol, hole symbol

rule-marker-lost-tribe =
    .does = The people who lived here first. Regions marked for them start with one and cost one token more.
    .numbers = At the start there are { $natives_2 }, { $natives_3 }, { $natives_4 } or { $natives_5 } of them, for { $players_least } to { $players_most } players. In a mixed game, Monsters can take the place of some.
    .limits = They belong to nobody, score for nobody, and never come back once conquered.
    .notes =
        A region with one isn't empty: it counts for Orcs, Pillaging and Skeletons.
    .also = lost tribe, tribe, tribes, natives, native, lost tribe token, losttribe, villagers, indigenous, lost trible, LT, neutral tokens, brown tokens, tokens at the start, tokens that belong to nobody, who are those tokens, gray tokens, brown guys, people already on the map, gray guys, neutral guys, grey tokens, grey guys, grey people, what are the grey ones, who lives there already, lost tribe defense

rule-marker-mountain =
    .title = Mountain (piece)
    .does = Every mountain region has one from the start and costs { $defense } token more to take.
    .limits = It never moves and never leaves, whatever happens to the region.
    .decline = It stays.
    .also = mountain piece, mountain token, mountain marker, mountains pieces

rule-marker-lair =
    .does = Every region Trolls conquer gets one and costs { $defense } token more to take.
    .numbers = There are { $supply }.
    .decline = It stays as long as the declined Trolls do.
    .notes =
        It goes back to the supply when its region is abandoned or conquered.
        It isn't a token, so a lone Troll beside it is still alone.
    .also = lair, lairs, troll lairs, troll den, den, trolls lair, trolllair, layr, trol lair

rule-marker-fortress =
    .does = A Fortified race can build one a turn. The region costs { $defense } token more, and pays an extra coin while the race is active.
    .numbers = There are { $supply }, at most one per region. It never moves.
    .decline = It keeps defending but no longer pays.
    .notes =
        It goes back to the supply when its region is abandoned or conquered, or when the declined race leaves the board.
    .also = fortresses, fort, forts, castle, castles, fortres, fortess, tower, stronghold, wall, how many fortresses, max fortresses, several fortresses in one region

rule-marker-encampment =
    .does = A camp of a Bivouacking race. Each one makes its region cost { $defense } token more.
    .numbers = There are { $supply }, and you place all of them again each turn, any number in one region.
    .decline = It leaves the board.
    .notes =
        You never lose one: if its region is conquered, it comes back to you and you place it again.
        It protects a lone token from Sorcerers.
        If you have no regions left, it waits until you next redeploy.
    .also = encampments, camp, camps, tent, tents, encampent, encampement, campsite, how many encampments in a region, all camps in one place

rule-marker-hole =
    .does = The first { $supply } regions Halflings ever conquer get one each, which makes them immune.
    .decline = It leaves the board.
    .notes =
        When its region is abandoned or its race declines, it's gone for good.
    .also = hole, holes, hole in the ground, holes in the ground, hobbit hole, halfling hole, burrow, hole-in-ground

rule-marker-hero =
    .does = Makes its region immune. Only Heroic races have heroes.
    .numbers = There are { $supply }. At the end of your turn, you choose where they stand, never both in one region.
    .decline = It leaves the board.
    .also = heroes, heros, heroe, hero token, hero marker, shield

rule-marker-dragon =
    .does = Takes a region in reach for one token, whatever defends it, then stays there and makes it immune. Only a Dragon Master has it.
    .limits = It moves only when you use it again, once a turn.
    .decline = It leaves the board.
    .notes =
        You can make your first conquest with it.
        It goes when you abandon its region.
    .also = dragons, dragon token, dragon marker, drake, dragom, wyrm
