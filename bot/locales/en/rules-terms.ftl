## The words that the rules are told in, for /rule.

rule-term-board =
    .title = Board
    .does = The map. There's a different one for each number of players, from { $players_least } to { $players_most }, divided into numbered regions.
    .also = map, boards, game board, maps, world

rule-term-region =
    .title = Region
    .does = A place on the board that one race can hold. It has a terrain, maybe a symbol, and a number on the picture.
    .also = regions, area, areas, territory, territories, tile, tiles, province, provinces, space, land, hex, regoin

rule-term-terrain =
    .title = Terrain
    .does = The kind of land a region is: farmland, forest, hill, swamp or mountain. Seas and lakes are water.
    .also = terrains, terrain type, biome, land type, terain, terrian, region type

rule-term-symbol =
    .title = Symbol
    .does = A mark printed on a region: a mine, a magic source or a cavern. It matters to some races and powers.
    .also = symbols, icon, icons, mark, sign, simbol, pictures on the map, pictures on the board, little pictures, what do the pictures mean, drawings on the regions, signs on the map, map legend

rule-term-edge =
    .title = Edge
    .does = A region that touches the rim of the board is at the edge. That's where races enter.
    .also = edge region, board edge, border of the board, rim, outer regions, edge of the map, map edge

rule-term-coastal =
    .title = Coastal
    .does = Land next to a sea or a lake. It costs Tritons less.
    .limits = The water itself isn't coastal.
    .also = coast, coasts, shore, seaside, coastline, costal, coastal region, next to water

rule-term-entry =
    .title = Entry region
    .does = Where a race with no regions can make its first conquest: at the edge of the board, or on the shore of a sea that touches the edge.
    .limits = A lake shore doesn't count.
    .notes =
        A sea shore counts even while somebody holds the sea.
        Halflings and Flying races can enter elsewhere too.
    .also = entry, entry regions, enter, entering, enter the board, come onto the board, starting region, landing, come in from the sea side, come from the coast, where is an entry, side of the board, land from the sea

rule-term-adjacent =
    .title = Adjacent
    .does = Sharing a border. You can only attack regions adjacent to one that the attacking race holds.
    .limits = With Underworld, all caverns are adjacent to each other. Flying reaches far, but makes nothing adjacent.
    .also = adjacency, neighbour, neighbor, neighbours, neighbors, bordering, next to, border, borders, adjecent, ajacent, linked, region not next to mine, attack far away, touching only at a corner, not adjacent, across the map, do regions across water touch, do corners touch, next to me

rule-term-reach =
    .title = Reach
    .does = The regions a race could attack next: those next to its own, or the entry regions if it has none, plus whatever its ability, its power or something it holds adds.
    .also = range, in reach, within reach, can i attack, attackable, reachable

rule-term-banner =
    .title = Race banner
    .does = The tile with a race's name, its ability and how many tokens it brings. When the race leaves the board, it goes back to the column or under the stack.
    .also = banner, race tile, banners, race card, race banners, race, number on the race tile, what does the number on the banner mean, numbers on a race

rule-term-badge =
    .title = Power badge
    .does = The tile next to a banner: a power, and more tokens. It belongs to that one race, and is usually discarded when the race declines.
    .limits = Spirit, Seafaring and Fortified badges stay until their race leaves the board.
    .also = badge, badges, special power, special powers, power tile, power badge, power, ability, race ability, power badges, number on the badge, what does the power do

rule-term-combo =
    .title = Combo
    .does = A race banner and the power badge next to it in the column. You get the tokens printed on both.
    .notes =
        That's all you get, unless the race, the power or something it holds says otherwise.
    .also = combination, combos, pair, race and power, race power combo, kombo, mix and match race and power, can i put race and power together myself

rule-term-column =
    .title = Column
    .does = The { $column } combos on offer. The top one is free; for any other, you put { $skip_coins } coin on each one above it.
    .notes =
        When one is taken, those below move up with their coins.
        A race that leaves the board fills a gap here or goes under the stack.
    .also = market, shop, offer, offers, row of races, available races, list of combos, stack, stacks, deck, race column, columm, column not refilled, list of races, why are there only five, races on offer, how is the column refilled, what fills the gap in the row, new race in the row

rule-term-token =
    .title = Race token
    .does = A single unit of a race, in the tray, in hand or on the board.
    .also = token, tokens, race tokens, unit, units, troop, troops, soldiers, army counter, meeple, counters, chit

rule-term-tray =
    .title = Tray
    .does = Where a race's tokens lie when nobody has them in play. Lost tokens go there, and races that gain tokens get them from there.
    .also = supply, storage tray, box, token tray, pool, reserve, stock, where do dead tokens go, discarded tokens

rule-term-hand =
    .title = Hand
    .does = Your tokens that aren't on the board now: you conquer with them or redeploy them.
    .limits = You need at least one in hand for every conquest, except a conversion.
    .also = in hand, tokens in hand, hands, available tokens, unplaced tokens, where do i see my hand, my hand

rule-term-army =
    .title = Army
    .does = One race in play with the power it was picked with, active or in decline. As a rule, your armies don't help each other.
    .notes =
        For an attack, only the attacking army's regions count.
        A power works for the race beside its badge.
    .also = armies, force, my race, troops of a race

rule-term-marker =
    .title = Piece
    .does = Any piece in a region that isn't a race token: lair, fortress, encampment, mountain, hole, hero, dragon.
    .limits = There are only so many in the box. When a region is taken or given up, its pieces go back to the supply, encampments to their player; mountains stay.
    .also = marker, markers, pieces, counter, tokens on the board, marker tokens

rule-term-conquest =
    .title = Conquest
    .does = Taking a region, no matter what's in it. Usually you pay with tokens from your hand, which then hold it.
    .also = conquests, conquered, taking a region, capture, captured, occupation, conqest

rule-term-price =
    .title = Price of a region
    .does = { $price } tokens, plus one for each token, Lost Tribe, mountain, fortress, lair and encampment in it, minus whatever your race, your power and the die take off.
    .limits = It's always at least one. Exactly that many go in; after a successful final die, all your tokens in hand do.
    .also = price, cost, costs, conquest cost, how many tokens, tokens needed, how much, region cost, prices, how many tokens does it take, how many do i need to attack, tokens needed for an empty region, cost of an enemy region, cost to conquer enemy tokens, why is it so expensive, why does it cost so much, number beside the region, tokens needed for a mountain, mountain cost, defender wins ties, how does a fight work, more troops needed, why is this region so expensive, what makes it dear, extra token for a mountain, how strong must i be

rule-term-defence =
    .title = Defense
    .does = What makes a region cost others more: each token in it, and each lair, fortress, encampment and mountain.
    .also = defense, defend, defending, defences, protection, how to defend, strength, deffence, how to protect my regions, make a region harder to take, guard my land, stop others from attacking me

rule-term-final-conquest =
    .title = Last attempt
    .does = For your last attempt of a turn, you can go for a region you can't pay for: name it, roll the die (the "final die"), and it's yours if your tokens plus the roll are enough.
    .numbers = You can be { $die_most } tokens short at most, and you need at least one in hand.
    .limits = Whether it works or not, that race's conquests and conversions are over.
    .notes =
        You can't roll for a region you can pay for.
        If it works, all your tokens in hand go in.
        Declined Ghouls get a last attempt of their own; your active race still gets its own after that.
    .also = final attack, final die, last conquest, last attempt, final attempt, last attack, reinforcement, final roll, dice conquest, short by a token, short by a few tokens, missing one token, almost enough tokens, one token short, go for it with the dice, gamble, last try of my turn, finish off a region with the die

rule-term-die =
    .title = Reinforcement die
    .does = Roll it for your last attempt of a turn: what it shows counts as extra tokens.
    .numbers = { $die_blanks } of its { $die_sides } sides are blank; the best shows { $die_most }.
    .also = die, dice, roll, rolls, rolling, reinforcement dice, blank, chance, odds, dice faces, d6, chances of the die, dice odds, what numbers are on the die, probability, highest roll, does the defender roll, who rolls, defender roll, which sides are blank, blank sides, sides of the die, faces of the die, how many blanks, how many on the die

rule-term-first-conquest =
    .title = First conquest
    .does = Any conquest while your race holds no regions: it's new, was driven off, or left all its regions. It has to be in an entry region, unless the race or its power says otherwise.
    .limits = You can use the final die for it.
    .also = first attack, initial conquest, first region, starting conquest, first turn conquest

rule-term-empty =
    .title = Empty
    .does = A region with no Lost Tribe and no race tokens. A bare mountain is empty.
    .limits = A region of your own declined race isn't.
    .also = non-empty, not empty, nonempty, unoccupied, vacant, free region, occupied, empty region, free land, nobody there, what is empty

rule-term-lone-token =
    .title = Lone token
    .does = The only race token in its region. Sorcerers can convert an opponent's active one, unless an encampment is there.
    .also = lone, single token, alone, one token, only token, loan token

rule-term-conversion =
    .title = Conversion
    .does = What Sorcerers do: an opponent's lone active token goes to its tray, and a Sorcerer from the tray takes its place and the region.
    .notes =
        It's a conquest in every way, but needs no token in hand.
    .also = convert, converting, converted, conversions, turn into sorcerer, substitution, swap token, took my only token, swapped my token

rule-term-losses =
    .title = Losses
    .does = When you lose a region of your active race, one token goes to the tray and the others withdraw at the end of the turn.
    .limits = Lost Tribes and declined tokens are all lost. Active Elves usually lose none, declined Ghouls only one.
    .also = loss, lost, casualties, lose tokens, what do i lose, killed tokens, dead tokens, die when conquered, tokens i lost, who dies

rule-term-abandon =
    .title = Abandoning
    .does = Before your first conquest of a turn, you can give up whole regions and take their tokens in hand.
    .limits = An abandoned region is empty, earns nothing and loses its pieces, except for a mountain. Leave all your regions, and your next conquest is a first one.
    .also = abandon, leave, give up, leaving a region, abandoned, give up region, abondon, abandoning, evacuate, leave all my regions, restart elsewhere, start over somewhere else, give up all regions, move my whole race

rule-term-active =
    .title = Active
    .does = The race you're playing now. You have one at most, and its ability and its power work.
    .also = active race, active token, current race, not declined, in play

rule-term-decline =
    .title = In decline
    .does = A race you've turned over: it no longer acts, but earns a coin per region until it's conquered or your next decline removes it.
    .limits = Its ability and power end, with these exceptions: Dwarves' mines, Troll lairs, Ghouls, the defense of fortresses, Seafaring's water, Spirit.
    .notes =
        When one of its regions is taken, all its tokens there are lost; Ghouls lose only one.
    .also = declined, declined race, in-decline, old race, inactive, flipped, retired race, past race, dead race, decine, upside down tokens, turned over tokens, face down tokens, dark striped tokens, striped tokens, sleeping race, grey upside down, dim tokens, he still has his old race, what is declining, what does declining do, what does declining even do, what is decline, gray tokens, grey tokens, gray side, grey guys

rule-term-immune =
    .title = Immune
    .does = A region with a hole, a hero or a dragon. Nobody can conquer it, and other players' races and powers can't touch it.
    .notes =
        Not even your own declined Ghouls can.
    .also = immunity, invulnerable, protected, safe, cannot be attacked, untouchable, unconquerable, imune, inmune, cannot be conquered, region that nobody can take, protected region, why is this region safe

rule-term-coins =
    .title = Victory coins
    .does = Score and money in one: regions and bonuses earn them, combos cost them, and the most coins win.
    .numbers = Everybody starts with { $start_coins } coins.
    .notes =
        Nobody else sees your total before the end, unless the table chose open scores.
    .also = coin, coins, victory points, VP, VPs, points, gold, money, victory coin, purse, cash, score, my coins, what are coins for, how many coins do i have, resources, wood and stone, victory point track, score track, currency

rule-term-income =
    .title = Income from regions
    .does = A coin for each region of your active and declined races, every turn, even when you decline.
    .also = income, regions income, region coins, coins per region, earnings, salary, regions, always one coin per region, one coin for each region, how much is a region worth

rule-term-bonus =
    .title = Bonus
    .does = Extra coins from your race or power while the race is active, on top of those for regions.
    .limits = Only what that race holds or conquered counts, not your other races. In decline only the Dwarves' mines still pay.
    .also = bonuses, bonus coins, extra coins, additional coins, bonus points

rule-term-opponent =
    .title = Opponent
    .does = Any other player.
    .also = opponents, rival, rivals, enemy, enemies, other player, other players

rule-term-turn =
    .title = Turn
    .does = Everything one player does before the next one goes: choose, conquer, redeploy, score.
    .also = turns, my turn, move, moves, go

rule-term-round =
    .title = Round
    .does = One turn for every player. The game ends after the last round.
    .numbers = { $rounds_by_players }.
    .also = rounds, game turn, turn marker, turn track, game length

rule-term-step =
    .title = Step
    .does = A part of a turn. What you can do depends on the step; your panel shows just that.
    .also = steps, phase, stage, part of a turn

rule-term-seat =
    .title = Seat
    .does = A player's place at the table. Turns go clockwise from seat to seat. Somebody else can take one over.
    .also = seats, player order, place at the table, position, clockwise, substitute, take over a seat, take my place, substitute player, sub in for somebody

rule-term-table =
    .title = Table
    .does = A game in its channel, and the people who play it. Each channel or thread has only one.
    .also = tables, game, match, session, games

rule-term-question =
    .title = Choice to make
    .does = A choice the game is waiting for, like where to place a piece. Most come with a suggestion: tap "As suggested" to accept it.
    .also = questions, open questions, choice, choices, pending decision, prompt

rule-term-standing-order =
    .title = Standing order
    .does = What I do with tokens driven out of your regions, so others wait less for you, and with tokens left over when you end your turn. Tell me with /{ command-orders }.
    .limits = You can still move tokens that it has withdrawn, until somebody conquers or rolls.
    .also = standing orders, orders, order, automatic withdrawal, auto withdraw, default withdrawal, decide beforehand, in advance, set where my withdrawn tokens go, choose beforehand where they retreat, plan my withdrawal

rule-term-draws =
    .title = Hidden draws
    .does = What nobody knows before it happens, like rolls and which combo comes next. You can undo past one only if the others agree.
    .also = draw, random, randomness, luck, rng, hidden information, reveal, shuffle, hidden, what comes next, unknown things, is it all luck, draw cards, cards, is there a deck of cards, do i draw cards
