## Words of Warcraft, and what entries of other boxes say in it, for /rule. The second part has no .title.

rule-term-artifact =
    .title = Artifact
    .does = A magical item that lay face down on an island. Your active race can use it once a turn while holding its region, even right after finding it. The artifact then moves to the region you use it on.
    .limits = If you lose or leave its region, you lose the artifact, and a declined race can't use any.
    .notes =
        The Aegis and the Heart are placed at the end of your turn.
        If an attempt with one fails, it stays where it was.
    .also = artifacts, artefact, artefacts, relic, relics, item, items, magic item, use an artifact, artifakt

rule-term-island =
    .title = Island
    .does = One of the boards on the table, small, medium or large. There are as many as there are players; which ones, and which face of each, are drawn for every game.
    .numbers = With { $players_least } players there's a large and a small one; a third player adds a medium one, a fourth another. With { $players_most }, the large and small ones come in pairs, with a single medium one.
    .notes =
        Region numbers continue from one island to the next.
        No region borders one on another island.
    .also = islands, isle, isles, small island, large island, iland, board face, faces, s m l

rule-term-faction =
    .title = Faction
    .does = What a race belongs to: Alliance, Horde or neither. Alliance and Horde earn a bonus for taking regions from each other.
    .notes =
        A Neutral race belongs to none, but can take a side for its turn on the Battleground.
    .also = factions, side, sides, camp, team, faktion, which faction, alliance or horde

rule-term-toll =
    .title = Toll
    .does = Coins you pay before you attack: to Pandaren if you have their Harmony token, to a Marshdweller race for its swamps, for a region with the Aegis, and for using the Doomhammer.
    .limits = If you can't pay them all, you can't attack. They aren't refunded if the roll fails.
    .notes =
        Your own races never charge you.
        Pandaren and the Aegis are paid once a turn, even for several attacks.
    .also = tolls, fee, fees, pay before attacking, pay to attack, coins before an attack, tribute, charge

rule-term-form =
    .title = Human form and worgen form
    .does = What Worgen choose at the start of their turn: human form earns { $worgen_coins } coins, worgen form costs { $worgen_price } coin and makes all conquests of the turn { $worgen_less } token cheaper.
    .limits = Without a coin, it's human form.
    .also = form, forms, worgen forms, wolf form, human shape, shape, change form, shapeshifting

## Told again.

rule-warcraft-term-legendary-place =
    .does = A place that lay face down on an island. It works for the active race that holds its region, from the moment it's found. It never moves; only the Well of Eternity does, to water.
    .limits = In decline, none of them works but the Well of Eternity.

rule-warcraft-term-way =
    .does = Plain tokens, the Champion, a Gnome raid, the Ethereals' discount or an artifact: each conquest uses one of them.
    .limits = You can't combine artifacts with each other. Only the Ethereals' discount can be combined with one. The final die can back any of them but the Champion.
    .notes =
        Discounts of your race and power count with any of them.

rule-warcraft-step-choose =
    .does = When you play on or have just picked a combo, these come first: Harmony tokens come back, bombs are shown, beasts come back and you get one for each hill, Worgen choose their form, and a Neutral race on the Battleground may take a side.
    .limits = None of this happens on a turn you decline, except that Goblins who decline show their bombs.

rule-warcraft-step-decline =
    .does = When Goblins decline, all their bombs on the board are shown first. The tokens driven out by them are placed once you've scored.
    .limits = These blasts earn nobody coins, and nobody pays anything.

rule-warcraft-phase-setup =
    .does = Islands and their faces are drawn at random. Everybody starts with { $start_coins } coins, and { $column } combos are on offer. Marked regions have a Murloc, and mountain regions have a mountain. Each island has a face-down piece: an artifact or a legendary place.
    .numbers = The die's sides are { $die_faces }. You play { $rounds_by_players }.
    .limits = The first player is chosen at random and stays first; play goes clockwise.

rule-warcraft-phase-turn =
    .does =
        Pick a combo if you have no active race. If you have one, play on with it or go in decline.
        Next come Harmony tokens, bombs, beasts, and the choice of a form or side.
        Ready your troops: pick up all but one token per region. You can also abandon regions.
        Conquer on your island or others; for your last attempt, you can roll the die.
        Redeploy, then place artifacts, towers and bombs.
        Score a coin per region, plus bonuses.
        Players who lost regions place their driven-out tokens.

rule-warcraft-phase-ready =
    .does = At the start of your turn, you pick up all but one token from each region to conquer with. Tauren leave { $tauren_least }.
    .limits = To get more, abandon regions before your first conquest. Artifacts and places stay in them; forts, walls and watch towers go.
    .notes =
        The Champion stays where he is until you use him, with one token beside him if there is one.
        If you decline instead, you don't pick up any tokens.

rule-warcraft-phase-score =
    .does = At the end of your turn, you get a coin for each region of all your races, active and in decline, plus the faction bonus and what your active race, its power, its places and artifacts add. Coins from other players come last.
    .limits = Declined races earn nothing extra, except from the Well of Eternity.
    .notes =
        Everybody sees what you earned; your total is secret until the end, unless the table chose open scores.

rule-warcraft-phase-decline =
    .does = It takes your whole turn: you don't conquer, you just score. Next turn you pick a new combo.
    .limits = One token stays in each region, or { $tauren_least } with Tauren; the others go to the tray. Your older declined race leaves the board. The badge is discarded, unless it's Garrisoned or Marshdweller.
    .notes =
        Beasts, the Champion, towers, objectives and Harmony tokens leave. Forts, walls, artifacts and places stay, and so do Naga in water.
        You have to choose it before you do anything else, and you can't on the turn you picked the race.
        If the race has no tokens on the board when it declines, it's gone right away.

rule-warcraft-step-redeploy =
    .does = After your conquests, you can move your race's tokens freely between its regions, near or far, even on other islands.
    .limits = At least one stays in each region, or { $tauren_least } with Tauren, and you place all you have in hand. With no regions, they stay in hand for next turn.
    .notes =
        Before that, Forsaken buy tokens, and the Spirit Healer gives one.

rule-warcraft-step-place =
    .does = After redeploying, you place what you have: beasts, forts, the Aegis and the Heart, watch towers, bombs, objectives, Harmony tokens.
    .limits = For most of it there's a suggestion: tap "As suggested" to accept it.

rule-warcraft-step-after-score =
    .does = In Warcraft, nothing is left to do after scoring.

rule-warcraft-step-withdraw =
    .does = At the end of a turn, players who lost regions put their driven-out tokens, and a captured Champion, in regions the same race still holds.
    .limits = Any of them will do, but nothing else moves, except a Tauren token that was left alone. If there are no regions left, the tokens stay in hand for your next turn.
    .notes =
        If several players have tokens to place, they go clockwise, starting with the one whose turn it was.
        If you don't answer in time, your standing order places them, or they're spread evenly.
        You can still move those tokens until somebody conquers or rolls.

rule-warcraft-step-conquer =
    .does = Put tokens from your hand into a region next to yours, or an entry region of any island: { $price }, plus one for each token or piece that defends it, and usually one for an entry region that isn't next to yours.
    .limits = Keep going while your tokens last. Your last attempt can use the die. You don't have to conquer.
    .notes =
        You need at least one token or beast in hand, except for the Champion.
        Tokens that conquered stay put until you redeploy.
        Tolls are paid first.

rule-warcraft-term-board =
    .does = The map. It's made of several islands, divided into numbered regions.

rule-warcraft-term-terrain =
    .does = The kind of land a region is: fields, forest, hill, swamp or mountain. Seas and lakes are water.

rule-warcraft-term-symbol =
    .does = A mark printed on a region: an anchor, a magic source or a cavern. It matters to some races and powers; anchors matter to everybody.

rule-warcraft-term-edge =
    .does = A region on an island's shore. It means nothing by itself: races land at anchors.

rule-warcraft-term-coastal =
    .does = Land next to a sea or a lake that's printed on its island. It counts for Fishing.
    .limits = The water around the islands doesn't make a region coastal.

rule-warcraft-term-entry =
    .does = A region with an anchor. Any race can conquer it from anywhere: as its first conquest, or later. If it isn't next to a region of that race, it usually costs one token more.
    .notes =
        Kobolds can also enter in caverns, and Naga in water.
    .also = anchor region, anchor regions, landing region

rule-warcraft-term-adjacent =
    .does = Sharing a border. Regions on different islands never do, but any entry region can be attacked from anywhere.
    .limits = For Kobolds, all caverns are adjacent to every region they hold. A Gnome raid and the Ashes of Al'ar reach land anywhere.

rule-warcraft-term-reach =
    .does = The regions a race could attack next: those next to its own, all entry regions, plus whatever its ability or an artifact adds.

rule-warcraft-term-hand =
    .does = Your tokens that aren't on the board now: you conquer with them or redeploy them.
    .limits = You need at least one in hand for every conquest, except with the Champion; a beast counts as one.

rule-warcraft-term-badge =
    .does = The tile next to a banner: a power, and more tokens. It belongs to that one race, and is usually discarded when the race declines.
    .limits = Garrisoned and Marshdweller badges stay until their race leaves the board.

rule-warcraft-term-marker =
    .does = Any piece in a region that isn't a race token: mountain, fort, Wisp Wall, watch tower, Champion, beast, bomb, military objective.
    .limits = There are only so many in the box. When a region is taken, its forts and walls go back to the supply; a mountain, a bomb and an artifact or place stay. A tower goes back when its region is given up.

rule-warcraft-term-defence =
    .does = What makes a region cost others more: each token, Murloc and beast in it, the Champion, and each fort, Wisp Wall and mountain.

rule-warcraft-term-abandon =
    .does = Before your first conquest of a turn, you can give up whole regions and take their tokens in hand.
    .limits = An abandoned region is empty and earns nothing. Its fort, wall or watch tower goes; artifacts, places and mountains stay. Leave all your regions, and your next conquest is a first one.

rule-warcraft-term-price =
    .does = { $price } tokens, plus one for each token, Murloc, beast, Champion, mountain, fort and Wisp Wall in it, and one for an entry region that isn't next to yours, minus whatever your race, your power, an artifact and the die take off.
    .limits = It's always at least one, or { $tauren_least } with Tauren. Exactly that many go in; after a successful final die, all your tokens in hand do.

rule-warcraft-term-empty =
    .does = A region with no Murloc and no race tokens. It's empty even with a mountain or a face-down piece.
    .limits = A region of your own declined race isn't, nor is one held by beasts or a Champion alone.

rule-warcraft-term-lone-token =
    .does = The only race token in its region. When the region is taken, it's lost, unless something saves it.
    .limits = Tauren tokens are never left alone.

rule-warcraft-term-conversion =
    .does = There's none in Warcraft: nobody can turn an opponent's token into their own. A Portal Mage race exchanges whole regions, though.

rule-warcraft-term-losses =
    .does = When you lose a region of your active race, one token goes to the tray and the others withdraw at the end of the turn.
    .limits = Murlocs and declined tokens are all lost. A beast is lost instead of a token, the Champion costs none, Draenei save the first of each turn, and Light's Hope Chapel saves them all.

rule-warcraft-term-decline =
    .does = A race you've turned over: it no longer acts, but earns a coin per region until it's conquered or your next decline removes it.
    .limits = Its ability and power end, with these exceptions: forts, Wisp Walls, Marshdweller, Naga in water, the Tauren's second token. The Well of Eternity still pays.
    .notes =
        When one of its regions is taken, all its tokens there are lost.
        Artifacts and places in its regions wait for an active race.

rule-warcraft-term-immune =
    .does = A region with a watch tower. Opponents can't attack it, and none of their races, powers or artifacts work on it.
    .limits = Your own tower doesn't keep you out. The Aegis doesn't make a region immune: it can be attacked for coins.

rule-warcraft-term-bonus =
    .does = Extra coins from your race, power, artifacts or places while the race is active, and the faction bonus, on top of those for regions.
    .limits = Only what that race holds or conquered counts, not your other race. In decline, only the Well of Eternity pays.

rule-warcraft-term-final-conquest =
    .does = For your last attempt of a turn, you can go for a region you can't pay for: name it, roll the die (the "final die"), and it's yours if your tokens plus the roll are enough.
    .numbers = You can be { $die_most } tokens short at most, and you need at least one in hand, or { $tauren_least } with Tauren.
    .limits = Whether it works or not, that race's conquests are over, the Champion's too, and so is Intimidating.
    .notes =
        You can't roll for a region you can pay for.
        If it works, all your tokens in hand go in.
        A Gnome raid can have its own roll and this one.
