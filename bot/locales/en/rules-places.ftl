## Terrains, symbols, and what lies in regions, for /rule.

rule-terrain-farmland =
    .does = Land to plow. Humans earn a coin more for each; Mounted races conquer it with { $mounted_less } token less.
    .also = farm, farms, farmlands, fields, field, wheat, crops, farm land, farmlnad, plains

rule-terrain-forest =
    .does = Woods. A Forest race earns a coin more for each.
    .also = forests, forrest, woods, wood, woodland, trees, tree, forst, jungle

rule-terrain-hill =
    .does = A Hill race earns a coin more for each; Mounted races conquer it with { $mounted_less } token less.
    .also = hills, hil, hillside, hilly, downs, meadow, meadows

rule-terrain-swamp =
    .does = A Swamp race earns a coin more for each.
    .also = swamps, bog, bogs, marsh, marshes, mire, swampp, wetland, fen

rule-terrain-mountain =
    .does = A region with a mountain costs { $defence } token more. The mountain stays for good, no matter who holds the region.
    .notes =
        Alone it makes a region neither held nor "not empty".
        It is cheaper for Giants to attack from one.
    .also = mountains, mountian, mountan, mountin, peak, peaks, rock, cliffs, mount

rule-terrain-sea =
    .does = Water that nobody can hold, unless the race is Seafaring. Land beside it is coastal.
    .limits = A region on the shore of a sea that touches the edge of the board is a place to enter, even while somebody holds the sea.
    .notes =
        Flying does not help over water.
    .also = seas, ocean, oceans, water, seaa, open water, sea region

rule-terrain-lake =
    .does = Water that nobody can hold, unless the race is Seafaring. Land beside it is coastal.
    .limits = A lake lies inside the board: neither the lake nor its shore is a place to enter.
    .also = lakes, pond, water, inland water, lak, laek

rule-symbol-mine =
    .does = A printed mark on some regions. Dwarves earn a coin more for each mine they hold, in decline too.
    .also = mines, mining, gold mine, pickaxe, pick, minee, ore

rule-symbol-magic =
    .does = A printed mark on some regions. Wizards earn a coin more for each magic source they hold.
    .also = magic, magic source, magic sources, magic symbol, crystal, crystals, magik, majic, star

rule-symbol-cavern =
    .does = A printed mark on some regions. For an Underworld race all caverns are adjacent to one another and cost { $underworld_less } token less.
    .also = caverns, cave, caves, cavren, carven, cavens, cavern symbol, hole symbol

rule-marker-lost-tribe =
    .does = The first people of the land. When the game begins, there is one on each region marked for it, which makes that region cost one token more.
    .numbers = { $players_least } players begin with { $natives_2 } of them on the board, { $players_most } with { $natives_5 }.
    .limits = They belong to nobody, never come back once conquered, and score for nobody.
    .notes =
        A region with one is not empty: it counts for Orcs, Pillaging and Skeletons.
    .also = lost tribe, tribe, tribes, natives, native, lost tribe token, losttribe, villagers, indigenous, lost trible, LT, neutral tokens, brown tokens, tokens at the start, tokens that belong to nobody, who are those tokens, gray tokens

rule-marker-mountain =
    .title = Mountain (piece)
    .does = Lies on every mountain region from the start: { $defence } token more to conquer it.
    .limits = It never moves and never leaves, whatever happens to the region.
    .decline = It stays.
    .also = mountain piece, mountain token, mountain marker, mountains pieces

rule-marker-lair =
    .does = Lies in every region that Trolls conquer: { $defence } token more to take it.
    .numbers = There are { $supply }.
    .decline = It stays, as long as the declined Trolls do.
    .notes =
        It goes back to the supply when its region is abandoned or conquered.
        It is no token: a lone Troll beside it is still alone.
    .also = lair, lairs, troll lairs, troll den, den, trolls lair, trolllair, layr, trol lair

rule-marker-fortress =
    .does = Built by a Fortified race, one a turn: { $defence } token more to take the region, and a coin more each turn while the race is active.
    .numbers = There are { $supply }, at most one per region.
    .decline = It keeps defending but no longer pays.
    .notes =
        It goes back to the supply when its region is abandoned or conquered, or when the declined race leaves the board.
    .also = fortresses, fort, forts, castle, castles, fortres, fortess, tower, stronghold, wall, how many fortresses, max fortresses, several fortresses in one region

rule-marker-encampment =
    .does = A camp of a Bivouacking race: { $defence } token more to take the region, for each one there.
    .numbers = There are { $supply }; all are placed again each turn.
    .decline = It leaves the board.
    .notes =
        It is never lost: from a conquered region it comes home and is placed again.
        It counts as a token, so it protects a lone one from Sorcerers.
        With no region left it waits for the next redeployment.
    .also = encampments, camp, camps, tent, tents, encampent, encampement, campsite, how many encampments in a region, all camps in one place

rule-marker-hole =
    .does = Lies in each of the first { $supply } regions that Halflings ever conquer, and makes it immune.
    .decline = It leaves the board.
    .notes =
        It is gone for good when its region is abandoned or its race declines.
    .also = hole, holes, hole in the ground, holes in the ground, hobbit hole, halfling hole, burrow, hole-in-ground

rule-marker-hero =
    .does = Stands in a region of a Heroic race and makes it immune.
    .numbers = There are { $supply }; you choose their regions again at the end of each turn, a different one for each.
    .decline = It leaves the board.
    .also = heroes, heros, heroe, hero token, hero marker, shield

rule-marker-dragon =
    .does = Stands where a Dragon Master has last sent it and makes that region immune.
    .limits = It moves when it is used again, once a turn.
    .decline = It leaves the board.
    .notes =
        It goes when its region is abandoned.
    .also = dragons, dragon token, dragon marker, drake, dragom, wyrm
