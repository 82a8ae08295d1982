## The parts of a game and of a turn, for /rule.

rule-phase-setup =
    .title = Setting up
    .does = Everybody has { $start_coins } coins. { $column } combos are open. A Lost Tribe stands on each marked region, a mountain on each mountain region.
    .numbers = The die shows { $die_faces }. Rounds: { $rounds_by_players }.
    .limits = Who begins is drawn by lot and stays first; then it goes clockwise.
    .also = set up, setup, start of the game, game start, preparation, beginning, how to start, starting coins, how does the game begin, how many coins at the start, what is on the board at the start, coins to begin with, tokens on the map at the start, first round

rule-phase-turn =
    .title = A turn, step by step
    .does =
        Pick a combo if you have no active race. If you have one, play on with it or go in decline.
        Ready your troops: all tokens but one per region come in hand. You may abandon regions.
        Conquer as often as you can; the last attempt may roll the die.
        Redeploy, then place what your power places.
        Score a coin per region, and the bonuses.
        Those who lost regions withdraw what was driven out.
    .also = turn order, order of play, sequence, turn sequence, phases, turn structure, what can i do, how does a turn work, steps of a turn, turn overview, what can i do in my turn, what now, what do i do now, order of things, what comes first, overview, help me with my turn, rules summary

rule-phase-choose =
    .title = Expand or decline
    .does = With an active race, you begin by choosing: conquer with it, or spend the whole turn on putting it in decline. Without one, you pick a combo.
    .limits = Decline is open only until you do anything else.
    .notes =
        A race that holds nothing and has no token in hand can only pass or decline.
    .also = expand, choose, begin turn, start of turn, expand or decline, first decision, continue or decline, keep my race or decline, can i keep playing my race

rule-phase-ready =
    .title = Readying your troops
    .does = At the start of your turn all tokens but one of each region come in hand, ready to conquer with.
    .limits = To get more, abandon regions before your first conquest.
    .notes =
        The Amazons' extra tokens come in hand too.
        If you decline instead, nothing is readied: one token stays in each region and the others go to the tray, though Ghouls keep theirs.
    .also = ready, ready troops, readying, pick up tokens, gather tokens, mustering, muster, take tokens in hand, regroup, pick up troops, start of my turn, how many tokens can i take off my regions, take tokens from regions, lift tokens, collect tokens, what do i do first in my turn, leave one in each region, get my tokens back at the start

rule-phase-score =
    .title = Scoring
    .does = At the end of your turn you get a coin for each region of every race of yours, active and in decline, and what your active race and its power add.
    .limits = A race in decline adds no bonus, except what says so, like the Dwarves' mines.
    .notes =
        What a turn earned is told to all; the total is secret until the end, unless the table chose open scores.
    .also = score, points, scoring coins, earn coins, end of turn, income phase, get paid, victory points, how do i score, how many coins per turn, coins per turn, how much do i earn, how are points counted, when do i get coins, what earns coins, where do points come from, why did i get so few coins, count my points

rule-phase-decline =
    .title = Going in decline
    .does = You spend your whole turn on it: no conquest, then you score. Next turn you pick a new combo.
    .limits = One token stays in each region, the others go to the tray. Your older declined race leaves the board. The badge is discarded unless it still works.
    .notes =
        Ghouls keep all their tokens.
        You choose it before you do anything else, and never on the turn of the pick; a Stout race does it after scoring.
        A race with no token left on the board is gone at once.
    .also = decline, go in decline, going into decline, put in decline, decline turn, declining, retire, retire race, abandon race, new race, decine, declien, change race, flip race, how do i decline, put my race in decline, what is decline, end my race, give up my race, finish with this race

rule-step-pick =
    .title = Picking a combo
    .does = Take one of the { $column } combos of the column. You get the tokens on its banner and its badge, and conquer at once.
    .numbers = The top one is free; each one you pass over gets { $skip_coins } coin from you.
    .limits = The coins that lie on your combo are yours, but only after you have paid.
    .notes =
        Those below move up and a new one comes to the last place.
    .also = pick, pick a combo, picking, choose a race, draft, drafting, select race, choose combo, new combo, take a race, take race number four, which races can i take, get a race, buy a race, how do i choose a race

rule-step-conquer =
    .title = Conquering
    .does = Put tokens from your hand into a region next to yours: { $price }, and one more for each token or piece that defends it.
    .limits = As often as your hand allows. The last attempt may roll the die. Nobody has to conquer.
    .notes =
        You always need at least one token in hand.
        What has conquered stays put until you redeploy.
        Only regions of the race that attacks count as next to it.
    .also = conquer, conquering, attack, attacking, invade, invasion, take regions, expand territory, fight, combat, conqer, conker, how does attacking work, how to take a region, how to fight, take a neighbor's region, attack another player, beat an enemy

rule-step-redeploy =
    .title = Redeploying
    .does = After your conquests you move your race's tokens freely between its regions, near or far.
    .limits = At least one stays in each region, and all in hand must be placed. Without a region they stay in hand for next turn.
    .notes =
        Skeletons get their new tokens just before.
        The Amazons set their extra tokens aside.
    .also = redeploy, redeployment, rearrange, reorganize, reorganise, move troops, move tokens, redistribute, redploy, fortify troops, reinforce, move my tokens around, shift tokens at the end, move guys after attacking, even out my tokens, where can i move my tokens, move between far regions, rearrange my army, end of turn move

rule-step-place =
    .title = Placing pieces
    .does = After redeploying, powers place their pieces: encampments, a fortress, heroes. The Diplomat names an opponent.
    .limits = The game asks for each, with a suggestion; ending the turn takes that.
    .also = place, place pieces, placing, place fortress, place heroes, place camps, placement, when do i build, when do i place heroes, put down a fortress, put camps

rule-step-after-score =
    .title = After scoring
    .does = A Stout race may go in decline now, without losing a turn.
    .limits = Nothing is scored again.
    .also = after score, after scoring, end of turn decline, stout decline

rule-step-withdraw =
    .title = Withdrawing
    .does = At the end of a turn, everybody who lost regions places the tokens that were driven out in regions that race still holds.
    .limits = They may go to any of them, but nothing else moves. With no region left they stay in hand for your next turn.
    .notes =
        Several go in order, beginning with the player whose turn it was.
        If nobody answers, a standing order or an even spread does it.
        It can be changed until somebody conquers or rolls.
    .also = withdraw, withdrawal, withdrawals, retreat, retreating, driven out tokens, fall back, withdrawl, withdrawls, where do my tokens go, when do i place the rest, my region was conquered, i lost a region, put my survivors back, tokens come back after attack, place tokens after being attacked

rule-step-over =
    .title = The end of the game
    .does = After the last round the coins are shown, and the player with the most wins.
    .limits = If there is a tie, the player with more race tokens on the board wins, active and declined together. If that is a tie too, they share the win.
    .also = end of game, game over, winner, winning, who wins, win, victory, game end, final scores, ending, when does the game end, how does it end, who has won, final ranking, end of the last round, count coins at the end
