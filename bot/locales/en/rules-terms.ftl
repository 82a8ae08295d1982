## The words that the rules are told in, for /rule.

rule-term-board =
    .title = Board
    .does = The map. There is one for each number of players, from { $players_least } to { $players_most }, cut into regions with a number each.
    .also = map, boards, game board, maps, world

rule-term-region =
    .title = Region
    .does = A place on the board that one race can hold. It has a terrain, perhaps a symbol, and a number on the picture.
    .also = regions, area, areas, territory, territories, tile, tiles, province, provinces, space, land, hex, regoin

rule-term-terrain =
    .title = Terrain
    .does = What a region is made of: farmland, forest, hill, swamp or mountain; or sea and lake, which are water.
    .also = terrains, terrain type, biome, land type, terain, terrian, region type

rule-term-symbol =
    .title = Symbol
    .does = A mark printed on a region: a mine, a magic source or a cavern. Some races and powers care about them.
    .also = symbols, icon, icons, mark, sign, simbol

rule-term-edge =
    .title = Edge
    .does = A region that touches the rim of the board is at the edge. Races enter the board there.
    .also = edge region, board edge, border of the board, rim, outer regions, edge of the map, map edge

rule-term-coastal =
    .title = Coastal
    .does = Land that borders a sea or a lake. Tritons conquer it more cheaply.
    .limits = The water itself is not coastal.
    .also = coast, coasts, shore, seaside, coastline, costal, coastal region, next to water

rule-term-entry =
    .title = Entry region
    .does = Where a race without a region may make its first conquest: at the edge of the board, or on the shore of a sea that touches the edge.
    .limits = The shore of a lake is not one.
    .notes =
        It holds even while somebody holds that sea.
        Halflings and Flying races enter elsewhere too.
    .also = entry, entry regions, enter, entering, enter the board, come onto the board, starting region, landing, come in from the sea side, come from the coast, where is an entry, side of the board, land from the sea

rule-term-adjacent =
    .title = Adjacent
    .does = Sharing a border. What you attack must be adjacent to a region that the attacking race holds.
    .limits = For Underworld all caverns are adjacent to one another. Flying reaches far, but makes nothing adjacent.
    .also = adjacency, neighbour, neighbor, neighbours, neighbors, bordering, next to, border, borders, adjecent, ajacent, linked, region not next to mine, attack far away, touching only at a corner, not adjacent, across the map

rule-term-reach =
    .title = Reach
    .does = The regions that a race could attack next: all that are adjacent to its own, or the entry regions if it has none, and what its power adds.
    .also = range, in reach, within reach, can i attack, attackable, reachable

rule-term-banner =
    .title = Race banner
    .does = The tile that names a race, its ability and how many tokens it brings. It goes back to the column or under the stack when its race leaves the board.
    .also = banner, race tile, banners, race card, race banners, race, number on the race tile, what does the number on the banner mean, numbers on a race

rule-term-badge =
    .title = Power badge
    .does = The tile beside a banner: a power, and more tokens. It belongs to that one race only, and as a rule is discarded when it goes in decline.
    .limits = Spirit, Seafaring and Fortified badges stay until their race leaves the board.
    .also = badge, badges, special power, special powers, power tile, power badge, power, ability, race ability, power badges, number on the badge, what does the power do

rule-term-combo =
    .title = Combo
    .does = A race banner and a power badge, as they lie side by side in the column. Its tokens are what is printed on both.
    .notes =
        That is all the tokens it gets, unless it says otherwise.
    .also = combination, combos, pair, race and power, race power combo, kombo

rule-term-column =
    .title = Column
    .does = The { $column } combos on offer. The first is free; for another you lay { $skip_coins } coin on each one above it.
    .notes =
        Where a combo is taken, those below move up with their coins.
        A race that left the board comes back into a free place, or goes under the stack.
    .also = market, shop, offer, offers, row of races, available races, list of combos, stack, stacks, deck, race column, columm, column not refilled, list of races, why are there only five, races on offer

rule-term-token =
    .title = Race token
    .does = One piece of a race. It is in the tray, in hand or on the board.
    .also = token, tokens, race tokens, unit, units, troop, troops, soldiers, army counter, meeple, counters, chit

rule-term-tray =
    .title = Tray
    .does = Where the tokens of a race lie that nobody has in play. Losses go there, and Skeletons and Sorcerers draw from it.
    .also = supply, storage tray, box, token tray, pool, reserve, stock, where do dead tokens go, discarded tokens

rule-term-hand =
    .title = Hand
    .does = Your tokens that are not on the board now: ready to conquer with, or to be redeployed.
    .limits = Every conquest needs at least one there, but for a conversion.
    .also = in hand, tokens in hand, hands, available tokens, unplaced tokens

rule-term-army =
    .title = Army
    .does = One race in play with the badge it was picked with, active or in decline. Your armies help one another in nothing.
    .notes =
        An attack comes from regions of the army that attacks.
        A power speaks of the race beside its badge only.
    .also = armies, force, my race, troops of a race

rule-term-marker =
    .title = Marker
    .does = Any piece in a region that is no race token: lair, fortress, encampment, mountain, hole, hero, dragon.
    .limits = No more than the box holds. When the region changes hands or is given up, they go back to the supply; encampments go home, mountains stay.
    .also = markers, piece, pieces, counter, tokens on the board, marker tokens

rule-term-conquest =
    .title = Conquest
    .does = Taking a region, whatever was in it. Each one is paid with tokens from your hand, which then hold it.
    .also = conquests, conquered, taking a region, capture, captured, occupation, conqest

rule-term-price =
    .title = Price of a region
    .does = { $price } tokens, and one more for each token, Lost Tribe, mountain, fortress, lair and encampment in it; less what your race and power take off, and what the die shows.
    .limits = At least one token, always. Exactly that many go in; after a final die that succeeds, all you have in hand.
    .also = price, cost, costs, conquest cost, how many tokens, tokens needed, how much, region cost, prices, how many tokens does it take, how many do i need to attack, tokens needed for an empty region, cost of an enemy region, cost to conquer enemy tokens, why is it so expensive, why does it cost so much, number beside the region, tokens needed for a mountain

rule-term-defence =
    .title = Defense
    .does = What makes a region cost more for others: each token in it, and each lair, fortress, encampment and mountain.
    .also = defense, defend, defending, defences, protection, how to defend, strength, deffence, how to protect my regions, make a region harder to take, guard my land, stop others from attacking me

rule-term-final-conquest =
    .title = Final conquest
    .does = The last attempt of a turn may be at a region you cannot pay for: you name it, roll the die, and take it if hand and roll are enough.
    .numbers = It may be { $die_most } tokens short at most, and you need at least one in hand.
    .limits = Whether it works or not, that race's conquests and conversions end.
    .notes =
        You can't roll for a region you can pay for.
        If it works, all tokens in hand go in.
        Declined Ghouls roll one of their own; your active race still gets its own after that.
    .also = final attack, last conquest, last attempt, final attempt, last attack, reinforcement, final roll, dice conquest, short by a token, short by a few tokens, missing one token, almost enough tokens, one token short, go for it with the dice, gamble

rule-term-die =
    .title = Reinforcement die
    .does = Rolled for the final conquest of a turn: it counts as that many tokens more.
    .numbers = Of its { $die_sides } sides { $die_blanks } are blank; the best shows { $die_most }.
    .also = die, dice, roll, rolls, rolling, reinforcement dice, blank, chance, odds, dice faces, d6, chances of the die, dice odds, what numbers are on the die, probability, highest roll

rule-term-first-conquest =
    .title = First conquest
    .does = Any conquest while your race has no token on the board: just picked, driven off, or all regions abandoned. It must be in an entry region.
    .limits = The final die may be used for it.
    .also = first attack, initial conquest, first region, starting conquest, first turn conquest

rule-term-empty =
    .title = Empty
    .does = A region without Lost Tribe and without race token. A bare mountain is empty.
    .limits = Your own declined race counts as not empty.
    .also = non-empty, not empty, nonempty, unoccupied, vacant, free region, occupied, empty region, free land, nobody there, what is empty

rule-term-lone-token =
    .title = Lone token
    .does = The only race token in its region. Sorcerers convert those, unless an encampment is there.
    .also = lone, single token, alone, one token, only token, loan token

rule-term-conversion =
    .title = Conversion
    .does = What Sorcerers do: a lone active token of an opponent goes to its tray, and a Sorcerer from the tray takes its place and the region.
    .notes =
        It is a conquest in every way, but needs no token in hand.
    .also = convert, converting, converted, conversions, turn into sorcerer, substitution, swap token

rule-term-losses =
    .title = Losses
    .does = A player who loses a region of an active race gives one token to the tray; the others withdraw at the end of the turn.
    .limits = Lost Tribes and declined tokens go altogether. Active Elves lose none, declined Ghouls only one.
    .also = loss, lost, casualties, lose tokens, what do i lose, killed tokens, dead tokens, die when conquered, tokens i lost, who dies

rule-term-abandon =
    .title = Abandoning
    .does = Before your first conquest of a turn you may leave regions altogether: their tokens come in hand.
    .limits = What you leave is empty, earns nothing, and loses its pieces. Leave all, and your next conquest is a first one.
    .also = abandon, leave, give up, leaving a region, abandoned, give up region, abondon, abandoning, evacuate, leave all my regions, restart elsewhere, start over somewhere else, give up all regions, move my whole race

rule-term-active =
    .title = Active
    .does = The race you play with now. You have one at most; its ability and its power work.
    .also = active race, active token, current race, not declined, in play

rule-term-decline =
    .title = In decline
    .does = A race you have turned over: it no longer acts, but earns a coin per region until it is conquered or a newer decline drives it out.
    .limits = Its ability and power end, except for what says otherwise: Dwarves' mines, Troll lairs, Ghouls, the defense of fortresses, water of Seafaring, Spirit.
    .notes =
        When it is attacked, all its tokens in that region are lost; Ghouls lose only one.
    .also = declined, declined race, in-decline, old race, inactive, flipped, retired race, past race, dead race, decine

rule-term-immune =
    .title = Immune
    .does = A region with a hole, a hero or a dragon can be neither conquered nor touched by others' races and powers.
    .notes =
        Not even by your own declined Ghouls.
    .also = immunity, invulnerable, protected, safe, cannot be attacked, untouchable, unconquerable, imune, inmune, cannot be conquered, region that nobody can take, protected region, why is this region safe

rule-term-coins =
    .title = Victory coins
    .does = Score and money in one: regions and bonuses earn them, combos cost them, and most of them win.
    .numbers = Everybody begins with { $start_coins }.
    .notes =
        Nobody sees your total before the end, unless the table chose open scores.
    .also = coin, coins, victory points, VP, VPs, points, gold, money, victory coin, purse, cash, score, my coins, what are coins for, how many coins do i have

rule-term-income =
    .title = Income from regions
    .does = A coin for each region of your active and your declined races, every turn, also on the one on which you decline.
    .also = income, regions income, region coins, coins per region, earnings, salary, regions

rule-term-bonus =
    .title = Bonus
    .does = Coins that race or power add to those for regions, as long as the race is active.
    .limits = It counts what that race holds or has conquered, not what your others do. In decline only the Dwarves' mines still pay.
    .also = bonuses, bonus coins, extra coins, additional coins, bonus points

rule-term-opponent =
    .title = Opponent
    .does = Any other player.
    .also = opponents, rival, rivals, enemy, enemies, other player, other players

rule-term-turn =
    .title = Turn
    .does = What one player does before the next one moves: choose, conquer, redeploy, score.
    .also = turns, my turn, move, moves, go

rule-term-round =
    .title = Round
    .does = A turn of every player. The game ends after the last one.
    .numbers = { $rounds_by_players }.
    .also = rounds, game turn, turn marker, turn track, game length

rule-term-step =
    .title = Step
    .does = A part of a turn. What you may do depends on the step; the panel shows just that.
    .also = steps, phase, stage, part of a turn

rule-term-seat =
    .title = Seat
    .does = A player's place at the table. Play goes from seat to seat, clockwise. Somebody else can take a seat over.
    .also = seats, player order, place at the table, position, clockwise, substitute

rule-term-table =
    .title = Table
    .does = A game in its channel with those who play it. There is one to a channel or thread.
    .also = tables, game, match, session, games

rule-term-question =
    .title = Open question
    .does = A choice the game waits for: where a fortress goes, whom the Diplomat names. Each has a suggestion that is taken if you end the turn.
    .also = questions, open questions, choice, choices, pending decision, prompt

rule-term-standing-order =
    .title = Standing order
    .does = What you have told me beforehand to do with tokens driven out of your regions, so that nobody has to wait for you. Set it with /{ command-orders }.
    .limits = What was placed by it can still be changed until somebody conquers or rolls.
    .also = standing orders, orders, order, automatic withdrawal, auto withdraw, default withdrawal

rule-term-draws =
    .title = Hidden draws
    .does = What nobody knows before it happens: rolls, and which combo comes next. You can't undo past one on your own.
    .also = draw, random, randomness, luck, rng, hidden information, reveal, shuffle, hidden, what comes next, unknown things, is it all luck
