## Terrains, symbols, and what lies in regions, for /rule. As in rules-places.ftl.

rule-terrain-mudpool =
    .does = A Muddy race earns an extra coin for each mudpool, and Mudmen get a new token for each one when they redeploy.
    .also = mudpools, mud pool, mud pools, mud, swamp, marsh, bog, mire, mudd, puddle

rule-terrain-mystic-crystal =
    .does = A Mystic race earns an extra coin for each one. Will-o'-Wisps can roll before they attack one, or a region next to one they hold.
    .also = mystic crystals, crystal, crystals, crystal cave, cristal, cristals, mystic, gems, magic crystal

rule-terrain-mushroom-forest =
    .does = Shrooms earn an extra coin for each one. A Shield race gets a mushroom armor for each one when its conquests are over.
    .also = mushroom forests, mushrooms, mushroom, forest, fungus forest, mushroom wood, shroom forest, fungi

rule-terrain-mine =
    .does = A Mining race earns an extra coin for each mine. Iron Dwarves get a silver hammer for each one when they redeploy.
    .also = mines, mine region, mine terrain, pit, pits, shaft, ore, gold mine, mines underground

rule-terrain-black-mountain =
    .does = A mountain stands in each of these regions, Monsters or not, and makes it cost { $defense } token more. A Stone race earns an extra coin for each one.
    .limits = The mountain never leaves, whatever happens to the region, and it counts against Flames and the Socks, too.
    .also = black mountains, mountain, mountains, black mountian, blackmountain, peak, peaks, rock, dark mountain, underground mountain, mountain underground

rule-terrain-river =
    .does = A River costs { $price } token, plus one for each token in it. You can hold it during your turn, but you leave it when you redeploy.
    .limits = An emptied River earns nothing. If you hold nothing else, its tokens go back to your hand.
    .notes =
        You can enter the board on a River that touches its edge.
        Kraken can stay; in a mixed game, a Seafaring race can, too. Lizardmen reach across Rivers without taking them.
        Driven-out tokens never withdraw into a River, except those of races that can stay there.
        Regions next to the River count for Fisher.
    .also = rivers, water, stream, rivr, creek, underground river, river region, waterway

rule-terrain-chasm =
    .does = Nobody can enter a chasm, and regions on either side of it aren't next to each other.
    .limits = For Spiderines, all regions next to any chasm are next to every region they hold. The Flames' Volcano erupts in one with a volcano symbol.
    .also = chasms, abyss, hole, crevasse, gap, casm, chasma, canyon, gorge, ravine, void, pit

rule-symbol-volcano =
    .does = A mark printed on some chasms. The Flames' Volcano erupts in one of those.
    .also = volcano symbol, volcanoes, volcanos, volcano mark, lava symbol

rule-marker-monster =
    .does = They guard relics and legendary places, if you play with those: conquer their region, and you find one.
    .numbers = Below ground, there are { $natives_2 } at the start with { $players_least } players, and { $natives_5 } with { $players_most }. Each makes its region cost one token more.
    .limits = They belong to nobody, score for nobody, and never come back.
    .notes =
        A region with Monsters isn't empty.
        Where the Balrog drives them out, what they guarded comes to light, but nobody can use it until he's gone.
    .also = monsters, monster token, natives, native, mosnter, monstres, beasts, guardians, neutral tokens, who guards the relics, tokens that belong to nobody

rule-marker-black-mountain =
    .title = Black mountain (piece)
    .does = Every black mountain region has one from the start, Monsters or not, and costs { $defense } token more to take.
    .limits = It never moves and never leaves.
    .decline = It stays.
    .also = black mountain piece, mountain piece, mountain marker, mountain token, black mountain marker, black mountain token, underground mountain token

rule-marker-volcano =
    .does = It marks the chasm that Flames came out of. Regions next to it, and next to Flames regions linked to it, cost the Flames as if they were empty. After their first conquest, Flames can't attack a region just because it's next to the Volcano.
    .limits = It never moves. It stays as long as the Flames are active, even if they hold no region.
    .decline = It leaves the board.
    .notes =
        A chasm with the Volcano is still a chasm for Spiderines.
    .also = volcanoes, volcanos, volcano piece, volcano marker, vulcano, crater, lava

rule-marker-great-ancient =
    .does = It goes into the first region Cultists conquer and makes it immune. Regions next to it cost them one token less.
    .limits = From their next turn on, they can move it to a region they hold, once a turn and before their first conquest.
    .decline = It leaves the board.
    .also = great ancient piece, ancient, great old one, ancient one, idol, statue, cthulhu, grand ancient, old god

rule-marker-silver-hammer =
    .does = Iron Dwarves get one for each mine they hold, each time they redeploy. In a conquest it counts like a token.
    .numbers = There are { $supply }.
    .limits = It doesn't defend, it can't hold a region alone, and it leaves the board when they redeploy.
    .decline = The hammers are gone.
    .also = silver hammers, hammer, hammers, hammer token, silver hammer piece, dwarf hammer

rule-marker-queen =
    .does = A Royal race puts her in one of its regions at the end of its turn. That region is immune.
    .limits = She moves only at the end of her race's turn.
    .decline = She stays where she is as long as the race holds that region.
    .notes =
        Her own player's active race can conquer the region from their declined one; she leaves the board then.
    .also = queens, the queen, queen piece, royal queen, queen marker, qeen, quen

rule-marker-mushroom-armor =
    .does = A Shield race gets one for each mushroom forest it holds when its conquests are over. Each makes its region cost { $defense } token more.
    .numbers = There are { $supply }; any number can share a region.
    .decline = The armors stay and keep defending.
    .notes =
        An armor goes back to the supply when its region is conquered or abandoned.
        Armors aren't tokens: a lone token beside one is still alone.
    .also = mushroom armors, mushroom armour, mushroom armours, armor, armour, armors, armours, shield marker, mushroom shield, mushroom helmet

rule-marker-vengeance =
    .does = You get one if you attack a player who has an active Vengeful race. On that race's next turn, your regions cost it one token less.
    .numbers = There are { $supply }. They come back at the end of that turn.
    .decline = It's taken back.
    .also = vengeance markers, revenge marker, vengeance, vengeance token, revenge, vengeful marker

rule-marker-bag =
    .title = Magic bag
    .does = A Magic race's Bag works each turn as any one relic on the board. It lies where it was used until your next turn.
    .limits = Nobody can steal it. If its region is taken or given up, it comes back to you.
    .decline = It leaves the board.
    .also = bag, the bag, bags, bag piece, sack, magic sack, bag marker

rule-marker-balrog =
    .does = Nobody can enter the Balrog's region, and it earns nobody a coin. He appears next to the Wickedest Pentacle when it's found. After that, the active race that holds it can move him once a turn, to a region next to his own.
    .limits = A race in the region he enters loses { $wickedest_pentacle_kills } tokens, or all if it has fewer; the rest withdraw.
    .decline = When the race that holds the Pentacle declines, he stays where he is.
    .notes =
        He can enter Rivers, but no seas, lakes, chasms, immune regions or Gnomes' regions.
        He can enter a region of your own, too.
    .also = balrogs, ballrog, barlog, demon, devil, the balrog, balrok, fire demon, balrog piece

rule-marker-ghost =
    .does = If your active race holds the Crypt of the Tomb-raider, you can put the Ghost in another region at the end of your turn. It makes that region immune.
    .limits = If the region is empty or has Monsters, only the player who holds the Crypt can take it.
    .decline = It stays where it is while the race that holds the Crypt is in decline.
    .notes =
        When the Crypt is conquered, the Ghost comes off the board until its new holder places it.
    .also = ghosts, the ghost, goast, gohst, spirit piece, spook, ghost marker, phantom

rule-marker-keep-walls =
    .title = Keep (piece)
    .does = It stands where the Keep on the Motherland is, and makes that region cost { $defense } token more.
    .limits = It never moves, and it counts against Flames and the Socks, too.
    .decline = It keeps defending.
    .also = keep, keep piece, keep walls, walls, castle, keep marker, fortress of the motherland
