## Terrains, symbols, what lies in regions, factions and rules of Warcraft, for /rule. As in rules-places.ftl.

rule-terrain-fields =
    .does = A Farmer race earns an extra coin for each region of fields. A Defensive race can get watch towers there.
    .also = field, farmland, farm, farms, wheat, crops, farmlands, meadow

rule-symbol-anchor =
    .does = It marks an entry region: one where races land. You can sail there from anywhere, at any time, usually for one token more if it isn't next to yours.
    .also = anchors, ancor, anker, landing symbol, harbor, harbour, port, where is the anchor

rule-marker-murloc =
    .does = They lived here first. Each region marked for them starts with one and costs one token more.
    .numbers = With { $players_least } players there are { $natives_2 } at the start; with { $players_most } there are { $natives_5 }.
    .limits = They belong to nobody and to no faction, and never come back.
    .notes =
        A region with one isn't empty: it counts for Trolls, Battle Master and Forsaken.
        They count as a race for the Well of Eternity and watch towers.
    .also = murlocs, murlok, murlock, merloc, natives, fish men, neutral tokens, tokens at the start, tokens that belong to nobody

rule-marker-wisp-wall =
    .does = Each forest that Night Elves conquer gets one and costs { $defense } token more to take.
    .numbers = There are { $supply }.
    .decline = It stays until its region is conquered or emptied.
    .notes =
        An Intimidating race has to remove it before it can move tokens.
    .also = wisp walls, wispwall, wisp, wall, walls, wisps wall, elf wall

rule-marker-fort =
    .does = A Garrisoned race gets one in each of its regions. The region costs { $defense } token more to take.
    .numbers = There are { $supply }, one per region at most.
    .decline = It stays until its region is conquered or emptied.
    .notes =
        An Intimidating race has to remove it before it can move tokens.
    .also = forts, fortress, fortresses, garrison fort, castle, stronghold

rule-marker-champion =
    .does = Once a turn he takes a region next to his race all by himself. He holds it alone, and defends as one token.
    .limits = If his region is taken, none of your tokens there are lost. You pay the attacker a coin, if you have one, and place him again with the withdrawal.
    .decline = He leaves the board.
    .notes =
        He's picked up from where he stands when you use him.
        Intimidating can't move him, and he doesn't count for breaking a tie.
    .also = champions, champion token, hero, champ, chamption, the champion

rule-marker-beast =
    .does = A Beast Master race gets one for each hill it holds at the start of its turn. It works like a race token and can hold a region alone.
    .numbers = There are { $supply }.
    .limits = When a region with beasts is conquered, one of them is lost instead of a token.
    .decline = They leave the board.
    .also = beasts, animal, animals, pet, pets, best, beast token, wild animal

rule-marker-watch-tower =
    .does = A Defensive race gets one on each of its fields where no other race holds as many of the regions around it. Opponents can't attack that region or use a power there.
    .numbers = There are { $supply }.
    .limits = Opponents can take the regions around it. Unless they're won back, it comes down at the end of its race's turn.
    .decline = It leaves the board.
    .also = watch towers, watchtower, watchtowers, tower, towers, wach tower, guard tower

rule-marker-bomb =
    .does = Goblins lay them face down on opponents at the end of their turn. If an opponent is still there at the start of the Goblins' next turn, the bomb is shown: a blast conquers the region and leaves it empty.
    .numbers = There are { $supply }, { $dud_supply } of them duds.
    .limits = Nobody knows what a bomb is before it's shown. Shown ones leave the game.
    .decline = All on the board are shown at once.
    .notes =
        A bomb whose region is emptied before it's shown comes back unseen.
    .also = bombs, bom, explosive, blast, explosion, mine, dynamite, goblin bomb

rule-marker-dud =
    .does = A bomb that does nothing when it's shown.
    .numbers = { $supply } of the { $bomb_supply } bombs are duds.
    .limits = A bomb also counts as a dud if there's a watch tower in its region by then, or if a toll is due there and the Goblins can't pay it.
    .also = duds, dudd, bomb that does nothing, false bomb, fake bomb, broken bomb

rule-marker-objective =
    .does = Humans put them on regions without an Alliance race. If anybody but the Horde conquers a region with one, they get { $warcraft_humans_coins } coins, and so does the Humans' player if it's somebody else.
    .numbers = There are { $supply }, one per region.
    .decline = They leave the board.
    .notes =
        Once it has paid, the objective goes back to the Humans. A conquest by the Horde pays nobody and leaves it there.
    .also = military objectives, objective, objectives, objectiv, target, military target, human token, targets

rule-marker-harmony =
    .does = You get one when a player with active Pandaren leaves your active race alone for a turn, or if you have no active race. Before you attack those Pandaren or remove one of their tokens, you pay { $pandaren_coins } coins, once a turn.
    .numbers = There are { $supply }. They come back at the start of the Pandaren's turn.
    .decline = They come back.
    .also = harmony, harmony tokens, harmoni, harmony marker, panda token, peace token

rule-marker-face-down =
    .does = One lies on each island. It's an artifact or a legendary place. When its region is conquered, everybody sees which, and the player who took it can use it right away.
    .limits = Until then, nobody knows what it is. It isn't turned up by a token that's moved there by force, nor by a bomb.
    .notes =
        A region with nothing else in it is empty.
    .also = face down piece, face-down, hidden piece, unknown marker, question mark, face down marker, mystery, hidden marker, upside down piece, upside down thing

rule-faction-alliance =
    .does = One of the factions at war. An Alliance race that takes a region from a Horde race earns a coin for it, once per race each turn.
    .notes =
        Draenei, Dwarves, Gnomes, Humans, Night Elves and Worgen belong to it.
        Orcs earn extra coins for its regions, and Humans can't put objectives on them.
    .also = aliance, alliance races, the alliance, who is alliance, blue faction, alliance faction

rule-faction-horde =
    .does = One of the factions at war. A Horde race that takes a region from an Alliance race earns a coin for it, once per race each turn.
    .notes =
        Blood Elves, Forsaken, Goblins, Orcs, Tauren and Trolls belong to it.
        It earns nothing from the Humans' objectives.
    .also = hord, horde races, the horde, who is horde, red faction, horde faction

rule-faction-neutral =
    .does = Races of no faction. They earn no faction bonus, and nobody earns one by attacking them.
    .notes =
        Ethereals, Kobolds, Naga and Pandaren are Neutral.
        A Neutral race that holds the Battleground can take a side for its turn.
    .also = neutrals, neutral races, neutral faction, no faction, netural, who is neutral

rule-rule-travel =
    .title = Travel
    .does = You can conquer any entry region of any island, as your first conquest or later in a turn. If it isn't next to a region your active race holds, it costs one token more.
    .limits = The extra token isn't due with Sailing or the Meeting Stone, nor where an effect makes the region next to yours: a Gnome raid, the Ashes of Al'ar, caverns for Kobolds.
    .also = travelling, traveling, sail, voyage, sea travel, cross the sea, landing, travel cost, go to another island, extra token for anchors

rule-rule-feud =
    .title = Faction bonus
    .does = When you score, you get a coin for each race of the enemy faction that you took at least one region from this turn.
    .limits = More regions of the same race pay nothing extra, unless you hold the Battleground. Murlocs and Neutral races don't count.
    .notes =
        An active and a declined race of one player are different races.
        Your own declined race counts, too.
    .also = feud, factions bonus, alliance bonus, horde bonus, bonus for enemies, war bonus, coins for attacking the enemy faction

rule-rule-turning-up =
    .title = Turning up a face-down piece
    .does = Bring tokens or the Champion into its region, by a conquest or a Portal Mage's exchange, and you find an artifact or a legendary place. It works right away.
    .limits = You can't undo a move that reveals something, unless the others agree. A token that an Intimidating race moves there doesn't reveal it, and neither does a bomb.
    .also = turn up, reveal, find, discover, found, what do i find, face up, explore, discovery, reveal a marker, reveal a piece, turn over a piece

rule-rule-keeping =
    .title = Your own watch towers
    .does = A tower of your own doesn't keep you out: you can move your own tokens there, and use your own powers.
    .also = own tower, my own tower, my watch tower, own towers, can my tower block me

rule-rule-wellspring =
    .title = Coins from the Well of Eternity
    .does = At the end of your turn, each of your races gets { $coins } coins if it holds more regions next to the Well than any other race does. In decline, too.
    .limits = In a tie, nobody gets them. Murlocs count as a race.
    .also = well coins, coins of the well, well bonus, regions around the well, who gets the well, well spring

## Told again.

rule-warcraft-terrain-forest =
    .does = A Ranger race earns an extra coin for each one. Forests cost Night Elves { $night_elves_less } token less, and each one they conquer gets a Wisp Wall.

rule-warcraft-terrain-hill =
    .does = An Herbalist race earns an extra coin for each one. A Beast Master race gets a beast for each one.

rule-warcraft-terrain-swamp =
    .does = A Swamp Walker race earns an extra coin for each one. Opponents pay { $marshdweller_coins } coin before attacking one that a Marshdweller race holds.

rule-warcraft-terrain-mountain =
    .does = A mountain makes its region cost { $defense } token more. It's there for good, no matter who holds the region.
    .notes =
        A region with just a mountain in it counts as empty.
        Mountains cost Dwarves { $warcraft_dwarves_less } tokens less, and a Mountaineer race earns an extra coin for each one.

rule-warcraft-terrain-sea =
    .does = Water, which only Naga can conquer and hold. It costs { $price } tokens, plus what defends it, and earns a coin.
    .limits = The water around the islands isn't a region.
    .notes =
        A Fishing race earns coins next to it, and the Well of Eternity may end up on it.

rule-warcraft-terrain-lake =
    .does = Water, which only Naga can conquer and hold. It costs { $price } tokens, plus what defends it, and earns a coin.
    .notes =
        A Fishing race earns coins next to it, and the Well of Eternity may end up on it.

rule-warcraft-symbol-magic =
    .does = A mark printed on some regions. Blood Elves earn an extra coin for each magic source they hold, and a Portal Mage race exchanges everything in one of these regions with everything in another.
    .also = magic region, magic regions, magic

rule-warcraft-symbol-cavern =
    .does = A mark printed on some regions. Kobolds reach all caverns and can enter the map there; a Mining race earns an extra coin for each one.
    .also = cavern region, big cavern

rule-warcraft-marker-mountain =
    .does = Every mountain region has one from the start and costs { $defense } token more to take.
    .limits = It never moves and never leaves.
    .decline = It stays.
