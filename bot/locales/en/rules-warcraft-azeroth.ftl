## Battle for Azeroth, Warcraft played for sides, for /rule. The second part is told again, without .title.

rule-question-team-what =
    .title = What is Battle for Azeroth?
    .does = Warcraft as a team game: the Alliance plays against the Horde, and with an odd number of players, one of you plays Neutral. Choose it as the edition when you open a game with /{ command-game } { command-game-new }.
    .limits = Islands, artifacts and turns stay as they are in Warcraft.
    .notes =
        You pick only races of your own side, and pay the bank for lower rows.
        Allies score only what the poorer of them has.
        You can show your ally your coins. You can even attack your ally.
    .also = team game, team variant, team mode, teams, teamplay, team play, play in teams, play as a team, battle for azeroth, bfa, azeroth variant, war of factions, alliance against horde, alliance vs horde, horde vs alliance, factions against each other, partner game, game with partners, pairs, play with a partner, two teams, two against two, two vs two, play for sides, game for sides, coop, co-op, cooperative, play together against others, is there a team game, how does the team game work, variant for four, what changes in battle for azeroth, play for a faction

rule-term-side =
    .title = Side
    .does = The faction you play for: Alliance, Horde or Neutral. You pick only races that belong to your side.
    .numbers = Players per side: { $sides_by_players }.
    .limits = Turns go around the sides: Alliance, Horde, then the Neutral player if there is one.
    .notes =
        You choose your side in the lobby.
    .also = sides, side in a team game, my side, whose side am i on, which side am i on, who is on which side, how many per side, team, my team, which team am i in, teams of how many, players per side, split into sides, alliance player, horde player, alliance goes first, does the alliance always go first, who comes after the horde, order of the sides, how many play for the horde

rule-term-ally =
    .title = Ally
    .does = The other player on your side. You win or lose together, but each of you conquers and earns coins alone.
    .limits = Otherwise an ally is an opponent like any other: you can attack them, and you pay each other.
    .notes =
        You can't give each other coins, tokens or combos.
        You can show each other your coins.
    .also = allies, allied, alliance partner, teammate, team mate, partner, my partner, who is my ally, do i have an ally, what is an ally, player on my side, same side, on the same side, other player of my side, my ally

rule-term-row =
    .title = Row
    .does = A badge, with a banner of each side beside it. You take the banner of your side with the badge of its row.
    .numbers = There are { $rows } rows. The top one is free, and each one further down costs { $skip_coins } coin more, paid to the bank.
    .limits = The last row lies on the stacks. If a column has run short, the row has a gap there.
    .also = rows, line of combos, lines of combos, row of combos, grid of combos, rows and columns, combo table, badge column, column of badges, banner column, column of my faction, columns of banners, how are combos laid out, top row, bottom row, last row, gap in a row, empty place in a row

rule-question-team-join =
    .title = How do I choose my side?
    .does = In the lobby, each side has a button: tap one that still has a free place. Until the game begins, you can switch to another side that has room.
    .limits = The number of players is set when the game is opened; the host can change it with /{ command-game } { command-game-settings } until the game begins. When you press Start, computers take the places that are still free.
    .notes =
        Sides don't change once the game has begun. Whoever takes over a seat plays for its side.
    .also = choose a side, choose side, pick a side, change sides, switch sides, switch team, change team, join a side, join a team, play for the horde, play for the alliance, i want to be horde, i want to be alliance, side is full, no place on that side, who decides the teams, who fills the empty places, computers on a side, computer as ally, can i change sides during the game, swap sides in the lobby, swap to the alliance, last seat of the horde, nobody took the last seat of a side, join the horde side, join the alliance side, same team as somebody

rule-question-team-allowed =
    .title = Why can't I take this combo?
    .does = Usually it's one of these: its race belongs to another side; its row has no banner of your side; or you don't have enough coins for that row.
    .limits = You can take any banner of your own side, always with the badge beside it. The top row is free.
    .also = cant take this combo, can't take a combo, combo not allowed, combo isn't offered to me, combo is locked, combo greyed out, why is this combo not for me, only some combos, which combos can i take, which combos are for me, take a race of another faction, take a horde race as alliance, can alliance players take horde races, wrong faction, combo of another side, pick a race of the other side, why do i see combos i cant pick, take a neutral race, mix a badge from another row, other badge with my race, choose the badge freely, why cant i take that race, pick orcs as alliance, im alliance why cant i pick orcs, i see a race but cant take it, take a neutral race as horde, lock on a combo, combo has a lock, can horde take a neutral race, neutral race for horde

rule-question-team-skip =
    .title = Do I put coins on the combos I skip?
    .does = Not in Battle for Azeroth: what you pay goes to the bank. Nothing lies on the combos you skip, and nobody collects anything.
    .numbers = The top row is free; each row further down costs { $skip_coins } coin more.
    .also = coins on skipped combos, coins onto skipped rows, pay for skipped combos, do i put coins on combos, coins lying on combos with sides, where do my coins go when i skip, why are there no coins on combos, no coins on the combos, do i collect coins with a combo, pay the bank, coins to the bank, skip a row, skipping rows, price of a lower row, how much is the third row, how much is the last row, what does a row cost, pay for a row

rule-question-team-change =
    .title = Why have all the combos changed?
    .does = All sides share the badges. When somebody takes a banner and its badge, that side's column and the column of badges move up from there. So from that row down, the other sides' races are next to different badges.
    .limits = Above that row, nothing changes. If a stack is empty, the last place stays empty.
    .also = combos changed, all combos changed, my combo is gone, pairings changed, pairing changed, badges moved, badges moved up, why did the badges move, badge of my race changed, race has another power now, power next to a race changed, combo i wanted has another power, different combos than before, everything moved up, why did the rows shift, rows shifted, does a pick of the horde change our combos, shared badges, do both sides share the powers

rule-question-team-banner =
    .title = Where does a banner go when it comes back?
    .does = Into its own side's column: to the topmost gap, or under the stack if there's no gap. So only its own side can pick the race again.
    .limits = The Neutral column has no stack: a banner that comes back there becomes its next row.
    .notes =
        If a column has no gap and its stack is used up, the banner lies face up in the stack's place.
    .also = banner comes back, banner returns, where do banners go, returned banner, lost race banner, race back in the column, gap in the column, topmost gap, under the stack, who gets my old race, can the horde take our lost race, neutral banner comes back, does my ally get my old race, banner under the pile, fourth banner, can my ally play my lost race, can my ally play the race i lost

rule-question-team-wins =
    .title = Who wins a game with sides?
    .does = The side with the highest score. Allies score only what the poorer of them has; a player without an ally scores their own coins.
    .limits = If sides tie, the one with the richest single player wins. If that's a tie too, they share the win.
    .notes =
        Tokens on the board don't matter for this.
    .also = who wins with sides, which side wins, which team wins, how does a side win, how do teams win, side score, team score, score of a side, score of a team, how are teams scored, how is my side scored, are coins of allies added, do we add our coins, add up coins of allies, sum of both players, lower of the two, the poorer player counts, poorer ally, does only the lower score count, tie between sides, tied sides, tie between teams, winner of a team game, do we both win, rich ally poor ally, we lost with more coins, does the side with more coins in total win, we still lost, do we add our coins together, our score is only my partners coins

rule-question-team-help =
    .title = How can I help my ally?
    .does = Look after whichever of you is poorer, because only that player's coins count. If it's your ally, keep off their regions, attack the players who threaten them, and leave them the combo they need.
    .limits = You can't give them coins, tokens or combos. Talk as much as you like, and show them your coins.
    .also = help my ally, help my partner, help my teammate, give coins to my ally, give my ally coins, share coins, share money with my partner, send tokens to my ally, lend coins, pay for my ally, support my ally, protect my ally, defend my ally, can i place tokens in my allys region, tactics with an ally, my ally is losing, my ally has too few coins, make my ally richer, work together, talk to my ally, team tactics, my partner is behind, my ally is way behind

rule-question-team-coins =
    .title = Can I show my ally my coins?
    .does = Yes, at any time, with a button on your panel or with /{ command-coins }. You can hide them again whenever you like, and your rivals never see them before the end.
    .limits = It's up to each of you: showing yours doesn't let you see your ally's. Computers always show theirs to their ally.
    .notes =
        If the table chose open scores, everybody sees everything anyway.
    .also = show coins to ally, show my coins, show coins to my ally, show my ally my coins, show my partner my money, let my ally see my coins, reveal coins to my ally, hide my coins again, hide coins from my ally, see my allys coins, how many coins does my ally have, how much does my partner have, can my ally see my coins, can i see my partner's coins, does my ally know my score, stop showing coins, coins open to allies, secret coins between allies, share my score with my ally

rule-question-team-attack =
    .title = Can I attack my ally?
    .does = Yes, like anybody else. Before you attack a region of theirs, you're asked if you mean it, so it doesn't happen by mistake.
    .limits = The price and what they lose are as usual. You don't get a faction bonus for it, as you belong to the same faction.
    .notes =
        Goblins only bomb an ally if you say so.
    .also = attack my ally, attack ally, attack an ally, attack my partner, attack my teammate, attack a teammate, conquer my allys region, take a region from my ally, take my partner's land, fight my ally, friendly fire, betray my ally, hurt my ally, can allies attack each other, are allies safe from me, is my ally immune, can my ally attack me, my ally attacked me, i attacked my ally by mistake, do i have to spare my ally, drive out my ally, intimidate my ally, bomb my ally, peace with my ally, my ally is in the way, my ally is in my way, go through my ally

rule-question-team-tolls =
    .title = Do allies pay each other?
    .does = Yes, just as opponents do: for Marshdweller swamps, the Aegis, the Doomhammer, a captured Champion and the Heart of Azeroth.
    .limits = An ally who can't pay can't attack there, either.
    .also = do allies pay, do i pay my ally, pay my ally, does my ally pay me, does my partner have to pay me, toll for allies, tolls between allies, harmony token for my ally, does my ally get a harmony token, pandaren and allies, marshdweller and allies, aegis against an ally, does the heart take coins from my ally, heart and ally, doomhammer and ally, is it free for allies, discount for allies, are allies opponents, does opponent mean my ally too

rule-question-team-neutral =
    .title = What does the Neutral player do?
    .does = They play alone with the Neutral races, against both other sides, and win if their own coins beat the scores of those sides.
    .limits = There's no faction bonus for or against them; on the Battleground, a Neutral race can still take a side for its turn. That doesn't make anybody its ally.
    .notes =
        The Neutral column has no stack: all its banners are in sight from the start.
    .also = neutral player, neutral side, third side, play neutral, play the neutral, player without an ally, alone on my side, i have no ally, one against all, who is the fifth player, who is the third player, what if we are five, what if we are three, odd number of players, can the neutral player win, is neutral fair, neutral races in a team game, does the neutral player have an ally, neutral column, where are the neutral races, no neutral races in this game

## Told again.

rule-warcraft-azeroth-phase-setup =
    .does = The islands are drawn at random. Everybody starts with { $start_coins } coins. { $rows } rows are laid out, each with a badge and a banner for each side. Murlocs, mountains and face-down pieces lie on the islands.
    .numbers = The die's sides are { $die_faces }. You play { $rounds_by_players }.
    .limits = An Alliance player begins, then the sides take turns. Without a Neutral player, the Neutral races stay in the box.

rule-warcraft-azeroth-step-pick =
    .does = Take a banner of your side with the badge in its row. You get the tokens on both, and conquer right away.
    .numbers = The top row is free; each row further down costs { $skip_coins } coin more, paid to the bank.
    .limits = You can't pick races of other sides. No coins lie on the combos.
    .notes =
        What's below moves up in the column of badges and in your side's, so the other sides' combos change.

rule-warcraft-azeroth-step-over =
    .does = After the last round the coins are revealed, and the side with the highest score wins. Allies score what the poorer of them has; a player without an ally scores their own coins.
    .limits = In a tie, the side with the richest single player wins. If that's a tie too, they share the win.

rule-warcraft-azeroth-term-banner =
    .does = The tile with a race's name, its faction, its ability and how many tokens it brings. When the race leaves the board, it goes back to its own side's column: to the topmost gap, or under the stack.

rule-warcraft-azeroth-term-combo =
    .does = A race banner and the power badge in its row. You get the tokens printed on both.
    .limits = Until somebody takes it, a race's badge can change whenever another side picks.

rule-warcraft-azeroth-term-column =
    .does = Banners of one side, one below the other; the last lies on its stack, but the Neutral column has none. On the left is a column of badges, which all sides share. A badge and the banners beside it make a row.
    .numbers = There are { $rows } rows. The top one is free, and each one further down costs { $skip_coins } coin more.

rule-warcraft-azeroth-term-coins =
    .does = Score and money in one: regions and bonuses earn them, combos cost them. Each player has their own; if you have an ally, only those of the poorer of you count.
    .numbers = Everybody starts with { $start_coins } coins.

rule-warcraft-azeroth-term-opponent =
    .does = Any other player, your ally included, wherever a race, a power or an artifact speaks of opponents.

rule-warcraft-azeroth-question-pick-price =
    .does = { $skip_coins } coin for each row above it, paid to the bank from the coins you already had. The top row is free.
    .notes =
        If you can't afford that, you can't take it.

rule-warcraft-azeroth-question-combo-coins =
    .does = No coins lie on combos here: whatever you pay for a lower row goes to the bank.

rule-warcraft-azeroth-question-pick-which =
    .does = There's no single best one. Count its tokens, and see if its race and power fit the regions you could enter now. Many tokens take many regions; a good bonus pays every turn.
    .limits = Your ally picks from the same column. And whatever you take changes the badges beside the other sides' races, from that row down.

rule-warcraft-azeroth-question-race-again =
    .does = Yes. When it leaves the board, its banner goes back to its own side's column, and a player of that side can pick it, with another power.

rule-warcraft-azeroth-question-decline-back =
    .does = No. It stays in decline until it's off the board. Then its banner goes back, and a player of its side can pick it as a new race.

rule-warcraft-azeroth-question-same-race =
    .does = No. There's one banner of each race and one badge of each power.
    .limits = When a race leaves the board, its banner comes back to its own side's column. Its badge can come back with any race.

rule-warcraft-azeroth-question-stack-empty =
    .does = Then the last place of that column stays empty until a banner comes back. If the badges run out, the discarded ones are shuffled into a new stack.
    .notes =
        There's always something left to pick for every side.

rule-warcraft-azeroth-question-next-combo =
    .does = No. You see { $rows } rows, but what lies under the last banner and the last badge is hidden. As soon as one is taken, the next one shows.
    .limits = Which badge will be beside a race depends on what the others take before you.

rule-warcraft-azeroth-question-must-pick =
    .does = Yes, if you have no active race: that's how your turn begins. The top row is free, so you can always afford a combo of your side.

rule-warcraft-azeroth-question-who-starts =
    .does = An Alliance player, every round. Then come a Horde player, the Neutral one if there is one, and then the other Alliance and Horde players.
    .limits = Whether you or your ally comes first is drawn when the game begins.

rule-warcraft-azeroth-question-players =
    .does = { $players_least } to { $players_most } players, with more islands for more players. It's best when everybody but the Neutral player has an ally.
    .numbers = Players per side: { $sides_by_players }.
    .limits = The number is set when you open the game with /{ command-game } { command-game-new }; until it begins, you can change it with /{ command-game } { command-game-settings }. Computers take the places nobody has taken.

rule-warcraft-azeroth-question-new-game =
    .does = /{ command-game } { command-game-new } opens a lobby in this channel. Everybody taps the side they want. Press Start, and computers take the free places.
    .limits = /{ command-game } { command-game-settings } shows the options. After the end, /{ command-game } { command-game-rematch } plays again with the same ones.

rule-warcraft-azeroth-question-goal =
    .does = Your side wins if it has the highest score. Allies score what the poorer of them has after the last round, so make sure you both earn. Each turn you get a coin for every region you hold, plus bonuses.
    .limits = No race lasts forever. When yours is spread too thin, put it in decline and start a new one.

rule-warcraft-azeroth-question-tie =
    .does = Of the sides that tie, the one with the richest single player. If that's a tie too, they share the win. Tokens on the board don't count.

rule-warcraft-azeroth-question-coins-secret =
    .does = Yes, until the end, unless the table chose open scores. But everybody sees what each turn earned, and you can show yours to your ally.
