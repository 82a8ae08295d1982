## The parts of a game and of a turn, for /rule.

rule-phase-setup =
    .title = Setting up
    .does = Everybody starts with { $start_coins } coins. { $column } combos are on offer. Lost Tribes live in marked regions, and mountain regions have a mountain.
    .numbers = The die's sides are { $die_faces }. You play { $rounds_by_players }.
    .limits = The first player is chosen at random and stays first; play goes clockwise.
    .also = set up, setup, start of the game, game start, preparation, beginning, how to start, starting coins, how does the game begin, how many coins at the start, what is on the board at the start, coins to begin with, tokens on the map at the start, first round

rule-phase-turn =
    .title = A turn, step by step
    .does =
        Pick a combo if you have no active race. If you have one, play on with it or go in decline.
        Ready your troops: pick up all but one token per region. You can also abandon regions.
        Conquer as often as you can; for your last attempt, you can roll the die.
        Redeploy, then place your power's pieces.
        Score a coin per region, plus bonuses.
        Players who lost regions place their driven-out tokens.
    .also = turn order, order of play, sequence, turn sequence, phases, turn structure, what can i do, how does a turn work, steps of a turn, turn overview, what can i do in my turn, what now, what do i do now, order of things, what comes first, overview, help me with my turn, rules summary, what do i do on my turn, order of a turn

rule-phase-choose =
    .title = Expand or decline
    .does = If you have an active race, first choose: conquer with it, or spend the whole turn putting it in decline. If you have none, pick a combo.
    .limits = You have to choose before you do anything else.
    .notes =
        A race with no regions and no tokens in hand can usually only pass or decline.
    .also = expand, choose, begin turn, start of turn, expand or decline, first decision, continue or decline, keep my race or decline, can i keep playing my race

rule-phase-ready =
    .title = Readying your troops
    .does = At the start of your turn, you pick up all but one token from each region to conquer with.
    .limits = To get more, abandon regions before your first conquest.
    .notes =
        Amazons get their extra tokens back, too.
        If you decline instead, you don't pick up any tokens: one token stays in each region and the rest go to the tray, though Ghouls keep theirs.
    .also = ready, ready troops, readying, pick up tokens, gather tokens, mustering, muster, take tokens in hand, regroup, pick up troops, start of my turn, how many tokens can i take off my regions, take tokens from regions, lift tokens, collect tokens, what do i do first in my turn, leave one in each region, get my tokens back at the start, pick up my tokens, take tokens off the board at the start, gather troops

rule-phase-score =
    .title = Scoring
    .does = At the end of your turn, you get a coin for each region of all your races, active and in decline, plus what your active race and its power add.
    .limits = A declined race adds no bonus unless it says so, like the Dwarves' mines.
    .notes =
        Everybody sees what you earned; your total is secret until the end, unless the table chose open scores.
    .also = score, points, scoring coins, earn coins, end of turn, income phase, get paid, victory points, how do i score, how many coins per turn, coins per turn, how much do i earn, how are points counted, when do i get coins, what earns coins, where do points come from, why did i get so few coins, count my points, continent bonus, area bonus, bonus for whole continent, when do i get paid, do i keep coins when i lose land, do i keep my points, lose points when attacked, why did i only get so few coins, how do i earn coins, what gives points, my income this turn, fewer coins than regions, why so few coins

rule-phase-decline =
    .title = Going in decline
    .does = It takes your whole turn: you don't conquer, you just score. Next turn you pick a new combo.
    .limits = One token stays in each region; the others go to the tray. Your older declined race leaves the board, unless either race is Spirit. The badge is discarded unless it still works.
    .notes =
        Ghouls keep all their tokens.
        You have to choose it before you do anything else, and you can't on the turn you picked the race. A Stout race can do it after scoring, even on that turn.
        If the race has no tokens on the board when it declines, it's gone right away; Ghouls only if they have none in hand either.
    .also = decline, go in decline, going into decline, put in decline, decline turn, declining, retire, retire race, abandon race, new race, decine, declien, change race, flip race, how do i decline, put my race in decline, what is decline, end my race, give up my race, finish with this race, what is declining, what does declining do, what does decline mean, explain declining, how does declining work

rule-step-pick =
    .title = Picking a combo
    .does = Take one of the { $column } combos in the column. You get the tokens on its banner and badge, and conquer right away.
    .numbers = The top one is free; put { $skip_coins } coin on each one you skip.
    .limits = The coins on your combo are yours, but only after you've paid.
    .notes =
        The combos below it move up, and a new one comes in at the bottom.
    .also = pick, pick a combo, picking, choose a race, draft, drafting, select race, choose combo, new combo, take a race, take race number four, which races can i take, get a race, buy a race, how do i choose a race, how does the draft work

rule-step-conquer =
    .title = Conquering
    .does = Put tokens from your hand into a region next to yours: { $price }, plus one for each token or piece that defends it.
    .limits = Keep going while your tokens last. Your last attempt can use the die. You don't have to conquer.
    .notes =
        You need at least one token in hand, except for a conversion.
        Tokens that conquered stay put until you redeploy.
        Only regions of the attacking race count as yours here.
    .also = conquer, conquering, attack, attacking, invade, invasion, take regions, expand territory, fight, combat, conqer, conker, how does attacking work, how to take a region, how to fight, take a neighbor's region, attack another player, beat an enemy, how do i attack, how to conquer, take land

rule-step-redeploy =
    .title = Redeploying
    .does = After your conquests, you can move your race's tokens freely between its regions, near or far.
    .limits = At least one stays in each region, and you place all you have in hand. With no regions, they stay in hand for next turn.
    .notes =
        Skeletons get their new tokens just before.
        The Amazons set their extra tokens aside.
    .also = redeploy, redeployment, rearrange, reorganize, reorganise, move troops, move tokens, redistribute, redploy, fortify troops, reinforce, move my tokens around, shift tokens at the end, move guys after attacking, even out my tokens, where can i move my tokens, move between far regions, rearrange my army, end of turn move, do i have to redeploy, is redeploying required, can i skip redeploying, redeploy optional, shuffle my troops, move guys at the end, stop and redeploy, spread my troops, reinforce a border, redeploy after the die, move tokens after the final roll, move my troops without attacking, redeploy without conquering, rearrange after a fight, gather everyone on one border

rule-step-place =
    .title = Placing pieces
    .does = After redeploying, you place what your power gives you: encampments, a fortress, heroes. The Diplomat names an opponent.
    .limits = The game asks about each one, usually with a suggestion: tap "As suggested" to accept it.
    .also = place, place pieces, placing, place fortress, place heroes, place camps, placement, when do i build, when do i place heroes, put down a fortress, put camps

rule-step-after-score =
    .title = After scoring
    .does = A Stout race can go in decline now, without losing a turn.
    .limits = You don't score again.
    .also = after score, after scoring, end of turn decline, stout decline

rule-step-withdraw =
    .title = Withdrawing
    .does = At the end of a turn, players who lost regions put their driven-out tokens in regions the same race still holds.
    .limits = Any of them will do, but nothing else moves. If there are no regions left, the tokens stay in hand for your next turn.
    .notes =
        If several players have tokens to place, they go clockwise, starting with the one whose turn it was.
        If you don't answer in time, your standing order places them, or they're spread evenly.
        You can still move those tokens until somebody conquers or rolls.
    .also = withdraw, withdrawal, withdrawals, retreat, retreating, driven out tokens, fall back, withdrawl, withdrawls, where do my tokens go, when do i place the rest, my region was conquered, i lost a region, put my survivors back, tokens come back after attack, place tokens after being attacked, who puts theirs back first, order of withdrawing, several players were attacked who places first

rule-step-over =
    .title = The end of the game
    .does = After the last round the coins are revealed, and the player with the most coins wins.
    .limits = In a tie, the player with more race tokens on the board wins, active and declined together. If that's a tie too, they share the win.
    .also = end of game, game over, winner, winning, who wins, win, victory, game end, final scores, ending, when does the game end, how does it end, who has won, final ranking, end of the last round, count coins at the end
