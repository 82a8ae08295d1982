## Words of Underground, for /rule; then what other entries say in a game of Underground, without the parts that
## people look them up by.

rule-term-relic =
    .title = Relic
    .does = A magical item that Monsters guarded. Your active race can use it once a turn while holding its region, even right after finding it. The relic then moves to the region you use it on.
    .limits = You don't have to use it. If you lose or leave its region, you lose the relic, and a declined race can't use any.
    .notes =
        Each relic works once a turn, even if it changes hands.
        If an attempt with it fails, it stays where it was.
    .also = relics, item, items, artifact, artifacts, artefact, artefacts, magic item, equipment, things found, treasure, relik, use an item

rule-term-legendary-place =
    .title = Legendary place
    .does = A place that Monsters guarded. It never moves and works for the active race that holds its region, from the moment it's found.
    .limits = In decline, only these keep working: the Altar of Souls, the Diamond Fields, the Keep on the Motherland, the Mine of the Lost Dwarf, and Stonehedge's power if it's one that works in decline.
    .also = legendary places, legendary, places, location, locations, special place, popular place, found place, special region, carry a place, take a place along

rule-rule-discovery =
    .does = When you drive Monsters off a region, you turn up a relic or a legendary place there. It works right away.
    .limits = You can't undo a conquest that reveals something, unless the others agree.
    .notes =
        The stack is shuffled at the start; nobody knows what's in it, or what was left in the box.
        If the Balrog drives the Monsters off, what they guarded is turned up too, but it lies unused until he's gone.
    .also = discoveries, discover, find, finding, found, reveal, what do i find, explore, exploring, turn up, loot, uncover

rule-rule-ownership =
    .title = Immune regions of your own declined race
    .does = A piece that makes a region immune doesn't keep you out of a region your own declined race holds: your active race can conquer it under your Queen or the Ghost.
    .limits = But the Balrog bars everybody. An empty region with the Ghost, or one with Monsters and the Ghost, can be taken only by the player who holds the Crypt.
    .also = ownership, own immune region, my own queen, my own ghost, immune against myself, conquer under my queen, own piece

rule-term-way =
    .title = Way to conquer
    .does = Plain tokens, a relic, or an ability like a Vampire's bite or a Wisp's roll: each conquest uses exactly one of them.
    .limits = You can't combine relics, or a relic with a Wisp's roll. The final die can back a plain conquest or one with a relic.
    .notes =
        Discounts of your race and power count with any of them, except where a lone token is replaced.
    .also = ways, way, means, ways to conquer, how to attack with a relic, conquer with a relic, method, other ways to conquer, combine relics, ways to attack in underground, how to attack in underground

rule-step-form =
    .title = Finalizing the combo
    .does = Some races let you choose something as soon as you pick them: Shadow Mimes can exchange their badge, and Flames place their Volcano.
    .limits = You choose before you count your tokens.
    .also = finalize the combo, after picking, exchange the badge, place the volcano, form, complete the combo, when do i swap the badge

rule-step-choose =
    .title = Start-of-turn effects
    .does = When you play on or have just picked a combo, these come first: your active race can take over regions of your Reborn race, then the Fountain of Youth gives its token.
    .limits = Nothing happens on a turn you decline.
    .notes =
        The Great Ancient can move after that, until your first conquest.
    .also = start of turn effects, beginning of my turn, at the start of the turn, what happens when my turn starts, turn start, start of turn

rule-step-decline =
    .title = Finishing the decline
    .does = After you decline and before you score, a Tomb race redeploys one last time, and if Stonehedge lends Vanishing, you choose whether to use it.
    .also = finish declining, after declining, tomb redeploy, last redeployment, redeploy in decline, decline step

## Told again.

rule-underground-phase-setup =
    .does = Everybody starts with { $start_coins } coins, and { $column } combos are on offer. Marked regions have Monsters, and every black mountain region has a mountain. Relics and places, if any, are shuffled: as many as there are Monster regions form a hidden stack.
    .numbers = The die's sides are { $die_faces }. You play { $rounds_by_players }.
    .limits = The first player is chosen at random and stays first; play goes clockwise. Relics and places not in the stack are out of the game, unseen.

rule-underground-phase-turn =
    .does =
        Pick a combo if you have no active race. If you have one, play on with it or go in decline.
        Reborn comes next, then the Fountain.
        Ready your troops: pick up all but one token per region. You can also abandon regions.
        Conquer with tokens alone, with a relic or with your power; for your last attempt, you can roll the die.
        Redeploy and leave Rivers, then place the Queen, Ghost, Scepter and Ring.
        Score; then comes the Altar.
        Players who lost regions place their driven-out tokens.
    .notes =
        The Balrog can move at any point from readying to redeploying.

rule-underground-phase-ready =
    .does = At the start of your turn, you pick up all but one token from each region to conquer with. The Bag and the silver hammers come back to your hand, too.
    .limits = To get more, abandon regions before your first conquest. Relics, places and mountains stay in them; mushroom armors go back to the supply.
    .notes =
        If you decline instead, you don't pick up any tokens: one token stays in each region and the rest go to the tray, though a Tomb race keeps all of its tokens.

rule-underground-phase-score =
    .does = At the end of your turn, you get a coin for each region of all your races, active and in decline, plus what your active race, its power, and its relics and places add. Coins from other players come last.
    .limits = The Balrog's region pays nobody, and neither does a River you've left. In decline, these still pay extra: Muddy, Wise, the Keep, the Diamond Fields and the Mine of the Lost Dwarf.
    .notes =
        Everybody sees what you earned; your total is secret until the end, unless the table chose open scores.

rule-underground-phase-decline =
    .does = It takes your whole turn: you don't conquer, you just score. Next turn you pick a new combo.
    .limits = One token stays in each region; the others go to the tray. Your older declined race leaves the board. The badge is discarded unless it still works.
    .notes =
        A Tomb race keeps all its tokens and redeploys them once. A Vanishing race leaves the board for its coins.
        The Volcano, the Great Ancient, the hammers, the Bag and vengeance markers leave. The Queen, armors, relics and places stay.
        You have to choose it before you do anything else, and you can't on the turn you picked the race.
        If the race has no tokens on the board when it declines, it's gone right away.

rule-underground-step-redeploy =
    .does = After your conquests, you can move your race's tokens freely between its regions, near or far. You leave all Rivers, unless your race can stay there, like Kraken.
    .limits = At least one stays in each region, and you place all you have in hand. With no regions, they stay in hand for next turn.
    .notes =
        Before that, you get what your regions give: Mudmen's tokens, silver hammers, mushroom armors. What you hold when your conquests are over is what counts.
        Hammers leave the board when you redeploy.

rule-underground-step-place =
    .does = After redeploying, you place what you have: new mushroom armors, the Queen, the Ghost, the Scepter, Froggy's Ring.
    .limits = The game asks about each one, usually with a suggestion: tap "As suggested" to accept it.

rule-underground-step-after-score =
    .does = If you hold the Altar of Souls, you can give up a declined token for coins now. A Vengeful race takes its markers back.
    .limits = You don't score again.

rule-underground-step-withdraw =
    .does = At the end of a turn, players who lost regions put their driven-out tokens in regions the same race still holds. Only a race that can stay in Rivers, like Kraken, can go into them.
    .limits = Any of them will do, but nothing else moves. If there are no regions left, the tokens stay in hand for your next turn; those of a declined race are lost.
    .notes =
        If several players have tokens to place, they go clockwise, starting with the one whose turn it was.
        If you don't answer in time, your standing order places them, or they're spread evenly.
        You can still move those tokens until somebody conquers or rolls.

rule-underground-term-terrain =
    .does = The kind of land a region is: mudpool, mystic crystal, mushroom forest, mine or black mountain. Rivers are water, and chasms are closed to everybody.

rule-underground-term-symbol =
    .does = A mark printed on a region. Below ground there's just one: the volcano on some chasms, for Flames.

rule-underground-term-coastal =
    .does = Land next to a River. It counts for Fisher.
    .limits = The River itself doesn't.

rule-underground-term-entry =
    .does = Where a race with no regions can make its first conquest: at the edge of the board, or on a River that touches it.
    .notes =
        Flames enter next to their Volcano.
        Spiderines can enter next to any chasm, Lizardmen across a River that touches the edge.

rule-underground-term-adjacent =
    .does = Sharing a border. You can only attack regions adjacent to one that the attacking race holds.
    .limits = Regions on either side of a chasm aren't adjacent. Spiderines, Lizardmen and the Great Brass Pipe make more regions adjacent, but never for attacks on Gnomes. The Flying Doormat reaches any region, but makes nothing adjacent.

rule-underground-term-badge =
    .does = The tile next to a banner: a power, and more tokens. It belongs to that one race, and is usually discarded when the race declines.
    .limits = These stay until their race leaves the board: Muddy, Reborn, Royal, Shield, Tomb, Wise. One that Stonehedge lends stays there for the rest of the game.

rule-underground-term-marker =
    .does = Any piece in a region that isn't a race token: black mountain, mushroom armor, silver hammer, Keep, Queen, Great Ancient, Ghost, Balrog, Bag, Volcano.
    .limits = When a region is taken or given up, its armors go back to the supply. Mountains, the Keep, the Ghost and the Balrog stay.

rule-underground-term-defence =
    .does = What makes a region cost others more: each token, Monster and mushroom armor in it, a mountain, and the Keep.

rule-underground-term-abandon =
    .does = Before your first conquest of a turn, you can give up whole regions and take their tokens in hand.
    .limits = An abandoned region is empty and earns nothing. Its mushroom armors go back to the supply; relics, places and mountains stay. Leave all your regions, and your next conquest is a first one.

rule-underground-term-price =
    .does = { $price } tokens, or one for a River, plus one for each token, Monster, mountain and mushroom armor in it and for the Keep, minus whatever your race, your power, a relic and the die take off.
    .limits = It's always at least one. Exactly that many go in; after a successful final die, all your tokens in hand do.

rule-underground-term-empty =
    .does = A region with no Monsters and no race tokens. A bare black mountain is empty.
    .limits = A region of your own declined race isn't. "As if empty" means that tokens, Monsters and what defenders put up don't count, but mountains and the Keep do.

rule-underground-term-lone-token =
    .does = The only race token in its region. A Vampire race and the Shiny Orb can replace it if its race is active.
    .limits = Armors, mountains and the Keep don't protect it.

rule-underground-term-conversion =
    .does = What a Vampire race and the Shiny Orb do: an opponent's lone active token goes to its tray, and one of yours takes its place and the region.
    .notes =
        It's a conquest in every way. Your token comes from the tray, or from your hand once the tray is empty.

rule-underground-term-losses =
    .does = When you lose a region of your active race, one token goes to the tray and the others withdraw at the end of the turn.
    .limits = Monsters and declined tokens are all lost. Active Immortals usually lose none, and neither does anybody the Socks are used on. A declined Tomb race loses just one.
    .notes =
        The Balrog takes { $wickedest_pentacle_kills }.

rule-underground-term-decline =
    .does = A race you've turned over: it no longer acts, but earns a coin per region until it's conquered or your next decline removes it.
    .limits = Its ability and power end, with these exceptions: Kraken, Liches, Muddy, Reborn, Royal's Queen, Shield's armors, Tomb, Wise.
    .notes =
        When one of its regions is taken, all its tokens there are lost; a Tomb race loses only one.
        Its relics lie unused; some places keep working.

rule-underground-term-immune =
    .does = A region with the Great Ancient, the Queen, the Ghost or the Balrog. Opponents can't conquer it, and their races, powers, relics and places can't touch it.
    .limits = Tokens there don't pay for Thieving or Froggy's Ring, but still count as neighbors for Drow. Lizardmen can't cross an immune River.
    .notes =
        Nobody at all can enter the Balrog's region.

rule-underground-term-bonus =
    .does = Extra coins from your race, power, relics or places while the race is active, on top of those for regions.
    .limits = Only what that race holds counts, not your other race. In decline these still pay: Muddy, Wise, the Keep, the Diamond Fields and the Mine of the Lost Dwarf.

rule-underground-term-final-conquest =
    .does = For your last attempt of a turn, you can go for a region you can't pay for: name it, roll the die (the "final die"), and it's yours if your tokens plus the roll are enough.
    .numbers = You can be { $die_most } tokens short at most, and you need at least one in hand.
    .limits = Whether it works or not, your conquests are over, and so is replacing lone tokens.
    .notes =
        You can't roll for a region you can pay for.
        If it works, all your tokens in hand go in.
        You can use a relic for it. If the roll is too low, the relic stays where it was and has been used for this turn.

rule-underground-step-conquer =
    .does = Put tokens from your hand into a region next to yours: { $price }, or one for a River, plus one for each token, Monster or piece that defends it.
    .limits = Keep going while your tokens last. Your last attempt can use the die. You don't have to conquer.
    .notes =
        You always need at least one token in hand, except to replace a lone token.
        Tokens that conquered stay put until you redeploy.
        Only regions of the attacking race count as yours here.
