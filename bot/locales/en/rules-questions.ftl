## What players ask, for /rule.

rule-question-decline-when =
    .title = When can I go in decline?
    .does = At the start of your turn, before you do anything else, but not on the turn you picked the race. A Stout race can also do it after scoring, even on that turn.
    .also = when can i decline, decline first turn, decline later in the turn, timing of decline, can i decline now, decline on the first turn, decline immediately, decline right away, decline mid turn, decline after conquering, decline before attacking, too late to decline, is it too late to decline, why can't i decline, decline button missing, decline the turn i got the race, can't decline on turn one, no declining on the first turn, decline on turn 1, can't decline on turn 1, when may i decline, can i decline at the end of my turn, decline after attacking, decline in the first round, do i have to decline at once

rule-question-decline-conquer =
    .title = Can I conquer and decline in the same turn?
    .does = No, declining takes your whole turn. Only a Stout race can conquer, score and then decline.
    .also = attack and decline, conquer then decline, decline same turn, decline after attacking, take a region then decline, attack first then decline, fight and decline, can i still attack when i decline, attack on the decline turn, can't attack when i decline, no fighting when declining, attack first and decline after, still attack on the decline turn, do both in one turn

rule-question-decline-earn =
    .title = Do I earn coins on the turn I decline?
    .does = Yes, a coin for each region of your declined races, including the one you just turned over. Bonuses stop right away; only Dwarves' mines still pay.
    .also = decline score, coins when declining, decline income, bonus on decline turn, points when declining, dead races score, declined races score, score when declining, points on the turn i decline, does my old race still give points, do declined regions pay, coins from my old race, do i get paid when i decline, coins on the turn of declining, do old regions still pay, does a declined race give coins

rule-question-decline-tokens =
    .title = What happens to my tokens when I decline?
    .does = One token stays in each region, turned over. The rest go to the tray, including those in hand. Ghouls keep all of theirs. Holes, heroes, the dragon and encampments leave the board; lairs and fortresses stay.
    .also = tokens in decline, how many tokens stay, tokens removed decline, flip tokens, how many tokens remain, tokens vanished after decline, my tokens disappeared, do i keep my tokens in decline, what happens to tokens in hand when declining, only one token per region after decline, where did my tokens go, how many tokens stay when i decline, keep all tokens when declining, where do my tokens go when i decline, how many stay after declining, my stack shrank when i declined, do i lose tokens by declining, which tokens stay on the map

rule-question-two-declined =
    .title = Can I have more than one race in decline?
    .does = Only if one of them is a Spirit race. Otherwise the older one leaves the board when the newer one declines.
    .also = two declined races, two races in decline, second decline, several declined races, old declined race, multiple declined, already have a declined race, decline again, decline twice, decline a second time, what happens to my first declined race, three races, third race, keep both old races, my old race disappeared, both races declined, take a third race what happens to the first, how many declined races can i have, how many races in decline, both races at the same time, two races at the same time, play two races at once, how long does a declined race stay, when does a declined race leave the board, what if i decline a second time, my first declined race vanished, what happens to the old old race, which race goes away, which of my races leaves, which race disappears first, which one gets removed when i decline

rule-question-power-decline =
    .title = Does my race keep its ability or power in decline?
    .does = Usually not. These keep working: Dwarves' mines, Troll lairs, Ghouls, the defense of fortresses, water held by Seafaring, and Spirit. Everything else ends.
    .also = power in decline, ability in decline, which powers work in decline, keep power, bonus in decline, decline exceptions, what still works in decline, what still works when flipped, is my power gone, lose my power, abilities after decline, which races work in decline, does my bonus continue, powers when flipped, does my old race still have its power, is the bonus gone after decline, does my declined race still get its bonus, which powers keep working, do discounts count for the old race

rule-question-declined-moves =
    .title = Can I move or use declined tokens?
    .does = No. They can't conquer, move or leave a region. Only Ghouls can.
    .also = move declined tokens, use declined race, attack with declined race, redeploy declined, leave declined region, can my old race attack, move my old race, take tokens from declined regions, withdraw declined tokens, use declined tokens again, can declined race fight, attack with my old race, use my old race, redeploy the old race, pull out of declined regions, do declined tokens do anything

rule-question-declined-lost =
    .title = What happens when my declined race is attacked?
    .does = Each declined token still makes its region cost one token more. If the region is taken, all the tokens in it are lost; Ghouls lose only one and withdraw the rest. When the last one is gone, the banner goes back to the column or under the stack.
    .also = declined region conquered, declined tokens attacked, attack declined race, declined race conquered, declined race wiped out, someone attacked my declined race, declined race killed, do all declined tokens die, my old race was attacked, losing a declined region, declined tokens destroyed, do beaten declined tokens come back to hand, get declined tokens back when attacked, do declined tokens defend, do my declined guys defend, declined race defense, how strong is a declined race, declined tokens defend themselves, when does a declined race leave the board, how long does a declined race stay, why is his old race still there, someone killed my old race, is my declined race easy to take, do declined tokens withdraw

rule-question-own-declined =
    .title = Can I conquer a region of my own declined race?
    .does = Yes. Its tokens count toward the price and are lost, though Ghouls lose only one and withdraw the rest. It counts as a non-empty region.
    .also = attack own race, conquer own declined, take my own region, attack myself, own region, take over my old regions, conquer my old race, attack my declined race, replace my declined tokens, walk over my own declined race, take back my old land, new race takes the land of my old race, expand into my old regions, my old race is in the way, attack where my old race is, want the spot of my declined race, attack my own old race, eat my own declined race, retake my own old region, walk over my old tokens

rule-question-race-again =
    .title = Can a race come back after it's been played?
    .does = Yes. When it leaves the board, its banner goes back to the column or under the stack, and anybody can pick it, with another power.
    .also = same race again, race twice, pick race again, reuse race, banner comes back, race returns, will a race come back, does a dead race come back, race comes back later, can a race return, is a race gone forever, race out of the game, reappear, who gets a race after it dies, where does a dead race go, take a dead race, race of a beaten player, race that was played already, play a race again later, somebody had that race before, can that race show up again, do races come back, can i get the same race later, is that race gone forever, play trolls twice, where does the banner go, can an enemy take my dead race, get my declined race again

rule-question-pick-price =
    .title = What does a combo cost?
    .does = { $skip_coins } coin for each combo above it, from the coins you already had. The top one is free. Then you get the coins on yours.
    .notes =
        If you can't afford that, you can't take it.
    .also = combo cost, price of a combo, race cost, how much does a race cost, pay for race, skip combo, passed over, how do i pay for a race, coins for skipping races, why did i lose coins when picking, take the third combo, cost of the last combo, price in the column, why did i pay for my race, coins i paid for a combo, bidding, auction, bid for a race, is there an auction, skip races, coins on the skipped races, draft, first race is free, top race free, is the top one free, cost of the third race, how much is the bottom race, skip a race i don't like, jump over a race, pay for races, why did i pay coins for a race, can't afford a race, not enough coins to pick, can i go into debt, negative coins, less than zero coins, borrow coins for a combo

rule-question-combo-coins =
    .title = Who gets the coins on a combo?
    .does = The player who picks it, after paying for those above it. Until then, the coins stay on it and move up with it.
    .also = coins on combos, coins on race, coins in the column, who gets coins, there are coins on this race, take coins from a race, do i get the coins on the race i pick, coins lying on a combo, free coins, coins on top of a race, coins beside a race, whose coins are those, why is there a coin on this combo, coins lying on a race, free coins on a race, how do coins get on races, what if nobody takes a race, nobody takes the top race, do i get the money on the race, whose coins are on the combos

rule-question-wiped-out =
    .title = All my regions were taken. What now?
    .does = If you have tokens in hand, you enter the board again next turn, or decline. If you have none, you can only pass or decline. You don't get a new combo that turn.
    .notes =
        A race with no tokens keeps its banner until you decline it; then it's gone right away.
        If you pass, you still score your declined race, and declined Ghouls can act. If you decline, your older declined race leaves first, so you usually score nothing.
    .also = wiped out, no regions left, eliminated, off the board, lost everything, no tokens left, driven off, re-enter, dead, nothing left on the board, no tokens on the board, lost all regions, everything was conquered, am i out of the game, can i be eliminated, i have no regions, they took everything, how do i come back, whole army killed, all dead and nothing in hand, everybody died, army destroyed, they all attack me, come back onto the board, lost my last region, driven off the board where do i come back in, no land left is my turn skipped, player elimination, eliminated from the game, am i eliminated, knocked out, is anybody ever out, kicked off the whole map, kicked off the board, thrown off the map, chased off the map, all my guys died, my guys are all dead, is there player elimination, can i be knocked out, no race on the board, i'm dead, everyone killed me, not a single region left, is my race gone, come back after being wiped out, lost both my regions, all my regions got taken, only tokens in hand and no regions, i have guys in hand but nothing on the board, no land left just tokens in my hand, do i have to decline when i have no tokens, out of tokens do i need to decline, no tokens left do i get a new race

rule-question-enter-where =
    .title = Where can I make my first conquest?
    .does = At the edge of the board, or on the shore of a sea that touches the edge. Halflings and Flying races can enter anywhere on land. A Seafaring race can also enter in a sea at the edge.
    .also = where to start, where can i enter, first conquest where, enter board, start on lake, enter from the sea, starting place, where do i put my first tokens, start in the middle, start at the border, do i have to start at the edge, where can i land, first region, start next to a lake, beginning of the game where, start anywhere, very first move, opening move, where to go first, first conquest of a new race, put down a new race, where do i place my new race, where do i begin, which regions can i start on, why only the border, can i start in the middle, can i start by a lake, where does a new race come in

rule-question-enter-twice =
    .title = Can I enter the board in several places?
    .does = No, just in one: after that, you conquer next to regions of that race. Only Flying races go where they like.
    .also = enter twice, several entries, enter at two places, split army, second entry point, split up, come in from two sides, enter on both sides, start in two spots, two landing places, two groups of regions, second landing, come in from north and south, enter from two sides, enter at two spots, split my army at the start, two entry points, come in on both sides, from two sides at once, left and right at once

rule-question-mountain-stays =
    .title = Does a mountain stay when its region is conquered?
    .does = Yes, for good, no matter who holds it. It costs { $mountain_defense } token more every time somebody attacks.
    .also = mountain cost, mountain defence, mountain after conquest, mountain bonus defence, do mountains stay, does the mountain go away, mountain in my region after i take it

rule-question-must-conquer =
    .title = Do I have to conquer?
    .does = No, and you don't have to roll the die either. Just redeploy and score what you hold.
    .also = must i attack, pass, skip conquest, skip conquering, no conquest, optional, forced to attack, do nothing, can i pass, just pass, do nothing this turn, skip my attack, skip my turn, sit out a turn, can i not attack, i don't want to attack, stay put, score without attacking, earn without conquering, stay where i am, stop attacking, i want to stop attacking, stop conquering now, do i have to use all my tokens, can i just collect coins, end my turn early, just defend this turn, no attack this turn, do i have to roll the die, have to use the die, keep my extra guys instead of rolling, keep the leftover tokens

rule-question-die-when =
    .title = When can I roll the die?
    .does = Once a turn, for your last attempt. The region can cost up to { $die_most } tokens more than you have in hand. You need at least one token, and you name the region first.
    .limits = Declined Ghouls have their own final die, before your active race acts. Berserk races roll before each conquest instead.
    .also = when to roll, roll the dice, use the die, die rule, how does the die work, dice rules, use dice twice, how do i roll, roll twice, second roll, use the dice again, roll more than once, roll at the start, when can i use the dice, do i have to roll, dice button, why can't i roll, can't roll the die, is rolling optional, do i have to use the die, when may i use the dice, how often can i roll, roll with my last token, can i roll at the start, one last roll, roll before choosing the region, name the region first, say which region before rolling, roll the dice first then choose, choose the target after the roll, do i pick the region before i roll, see the roll before i decide

rule-question-die-failed =
    .title = What happens if I roll too low?
    .does = Nothing happens to the region. It was your last attempt, so that race is done conquering; its tokens stay in hand until you redeploy.
    .also = failed roll, failed die, roll failed, die failed, missed roll, unsuccessful roll, tokens after failed roll, rolled a zero, rolled a blank, rolled too low, do i lose tokens when the roll fails, bad roll, attack failed, lost the roll, dice came up empty, die too low, attack another region after a failed roll, try again elsewhere after failing, roll was not enough, my last attack failed, i rolled and nothing happened, are the tokens lost after a bad roll, can i attack again after a failed roll

rule-question-die-first =
    .title = Can I roll for my first conquest?
    .does = Yes. If it fails and you hold no regions, your tokens stay in hand for next turn.
    .also = die for first conquest, roll first conquest, dice to enter, roll to enter the board, roll at the very beginning, enter with the dice, first attack with dice, roll to come onto the board, die on the first attack

rule-question-die-cheap =
    .title = Can I roll for any region?
    .does = Any one in reach that a good roll can win you, even if you could simply take a cheaper one. But never one you can pay for.
    .also = roll for affordable region, die instead of tokens, save tokens with die, which region to roll for, cheap conquest die, cheap die, choose which region to roll for, roll although i have enough, roll to keep tokens, must i take the cheapest, which region can i roll at, use the die on a cheap region, save tokens with the die, attack the weakest neighbor, does it have to be the weakest region

rule-question-discounts =
    .title = Do discounts stack?
    .does = Yes, those of race and power, and the die on top. But at least one token always goes in.
    .also = add up, stack discounts, discount, discounts stack, free conquest, minimum cost, minimum one token, cheaper, combine discounts, two discounts together, how cheap can it get, region for free, cost zero, minimum price, attack bonuses together, both discounts, discount from race and power, conquer for nothing, two discounts at once, minus one twice, commando and mounted together, is the minimum one

rule-question-need-token =
    .title = Can I conquer with no tokens in hand?
    .does = No, not even with a discount, the die or the dragon. Only the Sorcerers' conversion needs none: its token comes from the tray.
    .also = conquer without tokens, zero tokens, no tokens in hand, empty hand, last token, attack with zero tokens, no tokens for the dragon, nothing in hand, conquer with nothing, use the die without tokens, take a region for free, price down to zero, attack with empty hands, nothing left to attack with, cost is zero do i need a token

rule-question-how-many-go-in =
    .title = How many tokens go into a region I conquer?
    .does = Exactly its price, or, after a successful final die, all you have in hand. They stay there until you redeploy.
    .also = tokens placed, overpay, put more tokens, tokens on conquest, extra tokens in conquest, attack with more than needed, put more in, pay more than the price, choose how many tokens to attack with, send extra tokens, leave more tokens behind, put extra tokens in the attack, send everybody in, do all my tokens go in, leave more in the new region, win with the die how many go in, tokens after a successful roll, put more in than it costs, put 5 guys in a region that costs 3, use more tokens than needed

rule-question-losses-how-many =
    .title = How many tokens do I lose when I'm attacked?
    .does = One for each region taken from you; the others withdraw. A lone token is lost. Active Elves usually lose none. Declined tokens are all lost, except that Ghouls lose just one.
    .also = how many tokens lost, token loss, lose one token, when attacked, my region was conquered, attacked, do all my tokens die, how many die, lost a region with several tokens, got attacked, i was attacked what do i lose, killed when attacked, tokens lost when conquered, my only token was attacked, do i lose everything in the region, do i get my tokens back when my region is taken, i have to give a token away, why do i lose a token, someone took my region and i lost a token, how many die when he takes my region, do i lose all of them, what do i lose, i had three there how many do i keep, does everybody in the region die, casualties, how many do i get back, how many come back to me

rule-question-withdraw-where =
    .title = Where do my driven-out tokens go?
    .does = At the end of the attacker's turn, you put them in any regions the same race still holds, near or far. If there are none, they wait in hand for your next turn.
    .also = withdraw where, retreat where, driven out, place withdrawn tokens, where to retreat, when do i withdraw, where can i put surviving tokens, place survivors, redeploy after losing, after losing a region, tokens pushed out, can i put them anywhere, place my lost tokens, tokens kicked out, redeploy when attacked, where do beaten tokens go, where do my survivors go, when do i place the tokens i got back, retreat to which region, can they go anywhere, refugees, where do the others go, what happens to the rest of my guys, one died where do the rest go, why did my tokens come back to my hand, tokens came back to hand, do they have to go next door, redeploy next to where they were

rule-question-driven-twice =
    .title = Can tokens be driven out again in the same turn?
    .does = No. Driven-out tokens wait until the turn is over, don't defend anything in the meantime, and are placed only once.
    .also = driven out twice, lose tokens twice, reinforce during attack, withdraw during turn, attacked twice, attacked two times in a turn, lose a token twice, hit again in the same turn, keep losing tokens, do driven out tokens defend, hit twice in a turn, attacked again where i fled to

rule-question-no-answer =
    .title = What if somebody doesn't withdraw?
    .does = Their standing order does it, right away or when their time is up; without one, the tokens are spread evenly. If it makes no difference, nobody is asked. The player can still move those tokens until somebody conquers or rolls.
    .also = player away, afk, player does not answer, waiting for withdrawal, somebody is slow, missing player, no reply, autopilot, nobody places their tokens, waiting for somebody to withdraw, he doesn't place his tokens, game waits for withdrawal, doesn't choose where to put driven-out tokens, never picks where to withdraw, the bot moved for me, he doesn't place his retreating tokens, withdrawing takes forever, somebody must place tokens, attacked while i sleep, where do my tokens go when i am asleep, why did the bot place my tokens, attacked while i was offline

rule-question-abandon-when =
    .title = When can I abandon regions?
    .does = When you ready your troops, before your first conquest of the turn. You take their tokens in hand.
    .also = abandon when, leave region when, give up region when, abandon after conquest, abandon later, leave a region after attacking, give up a territory mid turn, get out of a region, drop a region, take all my tokens from a region before attacking, give up a bad region, leave a region to get tokens, drop a bad region, can i abandon after conquering, get my tokens back from a region, coin for a region i left

rule-question-abandon-again =
    .title = Can I take back a region I just abandoned?
    .does = Yes. It's empty like any other, and you can conquer it again on the same turn.
    .also = abandon and retake, reconquer, retake abandoned region, conquer abandoned region, leave and come back, take it back right away, abandon then conquer the same region, go back to a region i left, retake the region i gave up

rule-question-leave-empty =
    .title = Can I leave a region without a token?
    .does = Not when you redeploy: at least one stays in each. To leave a region, abandon it before your first conquest. Amazons may have to give up regions.
    .also = zero tokens in region, leave region empty, empty region redeploy, must i leave one token, minimum one, take all tokens out of a region, leave one behind, do i have to leave one, move everybody out, empty a region, keep a region without tokens, hold a region with nobody, pull everyone out, must every region have a token, one token in every region, does each region need a token, region with no tokens, zero tokens in a region, move everyone out, pull everybody out, keep a region with no one in it, take everybody with me, can i pick up all tokens, do i have to leave somebody behind, leave just one guy in a region

rule-question-tokens-between =
    .title = Can my races share tokens?
    .does = No. Tokens never move between an active and a declined race, and neither attacks from the other's regions.
    .also = share tokens, mix tokens, move tokens between races, both races, active and declined together, give tokens to my other race, combine my races, use declined tokens for my new race, can my races help each other, reinforce my declined race, give the declined race tokens, strengthen my old race, swap tokens between my races, swap tokens between ghouls and my race, trade tokens between my two races, move a token from my ghouls to my race, swap tokens between races, give tokens from old race to new race, both my races in one region, share a region with my old race

rule-question-against-sorcerers =
    .title = What protects me from Sorcerers?
    .does = A second token or an encampment in the region, anything that makes it immune, like a hole or a hero, and the Diplomat's peace. Fortresses, lairs and mountains don't help. Declined tokens are never converted.
    .also = against sorcerers, stop sorcerers, protect from sorcerer, sorcerer defence, block sorcerer, prevent conversion, how to stop the sorcerer stealing, does a fortress stop sorcerers, does a lair stop sorcerers, safe from sorcerers, avoid being converted, stop stealing my tokens, sorcerers are annoying, sorcerers take my single tokens, sorcerers keep stealing, sorcerers against an encampment, a sorcerer stole my guy, how to beat sorcerers, does a fort help against sorcerers, lone token stolen

rule-question-sorcerers-empty-tray =
    .title = What if there are no Sorcerers left in the tray?
    .does = Then you can't convert until one comes back. There are { $sorcerers_most } in all.
    .also = no sorcerers left, sorcerer tray empty, run out of sorcerers, sorcerer limit, max sorcerers, out of sorcerer tokens

rule-question-elves-sorcerers =
    .title = Do Elves survive a conversion?
    .does = No. A converted Elf goes to its tray like anybody else's token.
    .also = elf converted, sorcerers against elves, elf sorcerer, elves conversion, sorcerer takes an elf, elf turned into sorcerer

rule-question-ghouls-when =
    .title = When do declined Ghouls act?
    .does = At the start of your turn, after picking a new combo if you need one, before your active race readies. Not on a turn you decline.
    .also = ghouls timing, declined ghouls turn, ghouls before active race, ghoul order, when do ghouls attack, how do declined ghouls work, how to use ghouls, do ghouls go first, ghouls turn order, move ghouls before new race, when can the ghouls move, ghouls before or after my new race

rule-question-ghouls-own =
    .title = Can my Ghouls attack my own race?
    .does = Yes. Declined Ghouls can attack your active race, and it can attack them. Losses are as usual; you place what's driven out at the end of the turn.
    .also = ghouls attack own race, attack my own ghouls, ghouls friendly fire, attack myself ghouls, ghouls against my own race, my ghouls versus my race, attack my ghouls, ghouls eat my own race, ghouls against myself

rule-question-amazons-short =
    .title = What if I don't have enough Amazons to set aside?
    .does = You set { $amazons_extra } aside and leave one in each region if you can. If you can't, give up one region for each token you're short; you choose which.
    .also = amazons too few, amazon regions, amazons give up regions, amazons remove tokens, amazons end of turn, amazons give back tokens, return the four amazons, amazons not enough spare, when do i give amazons back, amazons lose regions, too few tokens to set aside, only two amazons left, not enough to give back four

rule-question-holes-again =
    .title = Can a hole-in-the-ground be used again?
    .does = No. The first { $halflings_pieces } regions the Halflings ever conquer get one. Once you abandon the region or decline, it's gone.
    .also = hole again, move hole, new holes, halflings re-enter holes, reuse hole, more holes, do halflings get new holes, third hole, move the hole, leave the hole, new holes after re-entering, holes a second time

rule-question-flying-giants =
    .title = Do Flying Giants get their discount everywhere?
    .does = No. Flying makes nothing adjacent, so only regions next to a mountain of theirs are cheaper.
    .also = flying giants, giants flying discount, flying adjacency, flying adjacent, flying and giants, giants that fly

rule-question-underworld-entry =
    .title = Can I enter the board through a cavern?
    .does = Not just because it's a cavern: it has to be an entry region like any other. Underworld connects caverns only for a race that already holds one.
    .also = enter cavern, underworld first conquest, underworld enter, cavern entry, start from a cavern, start in a cave, tunnel onto the board, underworld start

rule-question-dragon-where =
    .title = Where can't the dragon go?
    .does = Into water, into an immune region, against a Diplomat's peace, or out of reach. In a mixed game, it can't attack active Gnomes, either. And you need a token in hand.
    .also = dragon limits, dragon water, dragon hero, dragon against hole, dragon reach, can dragon attack, use the dragon on a hero, dragon over the sea, dragon far away, dragon range, dragon against peace, where can i send the dragon, enter the board with the dragon, dragon for the first conquest

rule-question-diplomat-whom =
    .title = Who can the Diplomat name?
    .does = One opponent whose active race you didn't attack this turn, or who has none. A failed final die is an attack, and so is a conversion; conquering declined tokens isn't.
    .also = diplomat choose, diplomat target, whom to name, diplomat attack declined, who can be ally, diplomat conditions, who can i make peace with, pick an ally, choose an ally, can i ally with someone i attacked, ally after attacking, peace with somebody i attacked, can i name the same player again, who can be my friend

rule-question-diplomat-ghouls =
    .title = Does the Diplomat's peace hold against Ghouls?
    .does = Against active ones, yes. Declined Ghouls of the player you named can still attack.
    .also = diplomat ghouls, peace ghouls, ghouls break peace, diplomat declined attack, ghouls attacked me in peace, can ghouls break peace, attacked despite peace

rule-question-berserk-last =
    .title = Does a Berserk race get a final die too?
    .does = Not while it's active, except against Gnomes in a mixed game. It rolls before each conquest instead, and if a roll isn't enough for any region in reach, that was the last one.
    .also = berserk final die, berserk last roll, berserk reinforcement die, berserker fail, berserk extra roll, berserk at the end, berserk final roll, berserk rolls zero

rule-question-camps-lost =
    .title = Do I lose encampments when I'm attacked?
    .does = Never. They come back to you, and you place them again along with the tokens that withdraw.
    .also = camps lost, lose encampment, encampments conquered, bivouac lost, camps come back, my camps were overrun, encampment taken, tents lost, do camps die, are camps destroyed, camps after being conquered

rule-question-fortress-lost =
    .title = What happens to a fortress when its region is taken?
    .does = It goes back to the supply of { $fortified_supply }, and can be built again, one a turn.
    .also = fortress lost, fortress destroyed, lose fortress, fortress conquered, fortress abandoned, keep enemy fortress, enemy took my fortress, castle destroyed, rebuild a fortress, build it again, my fort was conquered, move a fortress, take a fortress back, relocate my fort

rule-question-heroes-move =
    .title = Do heroes have to move each turn?
    .does = No. You choose again each turn, and they can stay.
    .also = heroes stay, move heroes, hero same region, heroes every turn, hero placement, heroes have to move, leave heroes in place, forgot to move my heroes, do heroes stay, must heroes move, leave the heroes in place

rule-question-sea-safe =
    .title = Can a Seafaring race lose its water?
    .does = Not to others, except in a mixed game: there Kraken can take seas and lakes, and anybody can take a River. Otherwise you lose it only if you abandon it or the declined race leaves the board.
    .also = attack sea, conquer the sea, sea safe, take water, who can attack sea, lake attack, can somebody attack my sea, take the sea from somebody, is my water safe, is my lake safe, can anybody attack my lake

rule-question-seafaring-decline =
    .title = Does Seafaring work in decline?
    .does = Partly: it keeps and scores the water it holds, but can't take any new seas or lakes.
    .also = seafaring decline, sea in decline, water in decline, lakes declined, keep sea, keep the sea after decline, boats in decline, keep the lake after decline, keep the sea in decline

rule-question-stout-new =
    .title = Can a Stout race decline on the turn I pick it?
    .does = Yes, after scoring. Next turn you pick a new combo.
    .also = stout first turn, stout same turn, stout immediately, decline right after pick, stout on its first turn, pick stout and decline

rule-question-spirit-ghouls =
    .title = What do Spirit Ghouls do?
    .does = They stay through later declines, alongside another declined race, and keep conquering on every turn you don't spend declining.
    .also = spirit ghouls, ghouls spirit combo, ghouls forever, spirit of ghouls, ghouls with spirit

rule-question-wealthy-when =
    .title = When does Wealthy pay?
    .does = { $wealthy_coins } coins, once, when you score on the turn you picked it.
    .also = wealthy timing, when wealthy, wealthy every turn, wealthy once, seven coins, wealthy each turn, do i get wealthy coins again, wealthy bonus when, 7 coins again, 7 coin bonus

rule-question-alchemist-empty =
    .title = Does the Alchemist pay if I have no regions?
    .does = Yes, { $alchemist_coins } coins each turn while the race is active, even off the board.
    .also = alchemist no regions, alchemist off the board, alchemist wiped out, alchemist with no land

rule-question-not-empty =
    .title = What counts as a non-empty region?
    .does = One with a Lost Tribe or any race tokens, even your own declined ones. Just a mountain, lair or fortress doesn't count.
    .also = non empty region, what is non-empty, does mountain count as empty, lost tribe non-empty, count as non empty, do lost tribes count for orcs, does a lost tribe count for pillaging, is a mountain empty, which regions pay orcs, non-empty for skeletons, do declined tokens count as empty, what counts for orcs, region that was not empty, not empty region, is an empty mountain empty, does a lost tribe count as empty, which regions give orc coins, occupied region

rule-question-orcs-pillaging =
    .title = Do Orcs and Pillaging stack?
    .does = Yes, each pays a coin for the same conquest.
    .also = orcs and pillaging add up, pillaging orcs, orcs with pillaging, double pillage, pillage stack, pillaging and orcs, two coins per conquest, orcs with pillaging get both

rule-question-skeletons-count =
    .title = How many new tokens do Skeletons get?
    .does = One for every { $skeletons_per } non-empty regions conquered this turn, rounded down, as long as the tray has any. You get them before you redeploy.
    .also = skeleton growth, skeletons gain, skeletons new tokens, how skeletons grow, skeleton count, how many new skeletons, skeletons conquered three, when do skeletons get tokens, extra skeletons, how many tokens do skeletons gain, how do skeletons grow, when do skeletons get more

rule-question-lair-lost =
    .title = Do Troll lairs stay in decline?
    .does = Yes. A lair goes only when its region is abandoned or conquered, or when the declined Trolls leave the board.
    .also = lairs decline, troll lair decline, trolls decline, lose lair, lair removed, lair after decline, is the lair lost, trolls left a region, trolls abandoned a region

rule-question-pieces-run-out =
    .title = What if tokens or pieces run out?
    .does = Then you usually just don't get any. Lost tokens go back to the tray, so you can get them again.
    .also = run out of tokens, no more pieces, out of lairs, out of skeletons, token limit, component limit, no lairs left, no skeletons left, out of pieces, out of tokens in the box, not enough lairs, no fortresses left, no more tokens in the box, maximum skeletons, out of forts, is there a limit of tokens

rule-question-other-army =
    .title = Does a power help my other race?
    .does = No. It works only for the race beside its badge: what your declined Ghouls conquer doesn't count for Pillaging or against your Diplomat.
    .also = power for both races, bonus for declined race, power other race, does power apply to ghouls, does my new power help my declined race, count declined regions for my bonus, bonus for old regions, does the bonus count declined regions, does my active race's power help the declined one, use both powers, powers of both races, does my new power help my old race, badge for both races, old race gets the new discount

rule-question-tie =
    .title = Who wins a tie?
    .does = The player with more race tokens on the board, active and declined together. Encampments, the Amazons' extra tokens and tokens in hand don't count. If that's a tie too, they share the win.
    .also = tie, ties, tie break, tiebreak, tiebreaker, draw, equal score, same points, tied game, we have the same points, same number of coins, draw at the end, who wins a draw, same coins why did i lose, lost on tiebreak, equal points but i lost, same number of coins at the end, what breaks a tie, tied for first, shared win, both players have the same points, two of us have the same coins

rule-question-coins-secret =
    .title = Are coins secret?
    .does = Yes, until the end, unless the table chose open scores. But everybody sees what each turn earned.
    .also = secret coins, hidden coins, see coins, coins of others, how many coins do others have, hidden information, see other players' coins, how much money do others have, who is leading, are scores hidden, how many points do i have, who is winning, why can't i see their coins, count the coins of others, what is the score, current score, how rich is everybody, how rich is everyone, who has the most coins now, hide my coins, can they see my points, who is winning right now, count his coins, are my coins hidden

rule-question-bank-empty =
    .title = Can the coins run out?
    .does = No. There are always enough, and change is made for you.
    .also = run out of coins, bank, bank empty, coin limit, change money, no coins left in the box, bank out of money, change for a ten

rule-question-last-round =
    .title = Is anything special in the last round?
    .does = No. Everybody plays it, then the coins are shown. Declining a Stout race then only costs tokens that might break a tie.
    .also = last turn, final round, final turn, last round rules, end game, what happens in the last turn, end of the game special, decline in the last round, bonus at the end, extra points at the end, end of game bonus, anything special on the last turn, should i do something special at the end, final turn tips, decline in the last turn, does the last player get a turn

rule-question-rounds =
    .title = How many rounds are there?
    .does = { $rounds_by_players }.
    .also = how many turns, game length, how long, number of rounds, rounds per players, how long is a game, turns left, how many turns left, when is it over, how long is the game, rounds with four players, number of turns, how many turns in a game, how long does a game last, when is the game over, how many turns do i have, same number of turns for everyone

rule-question-who-starts =
    .title = Who goes first?
    .does = A player chosen at random, who then goes first every round. Play goes clockwise.
    .also = first player, who goes first, starting player, start player, turn order players, who goes 1st, who is first, can i go first, random starting player, who begins, drawn by lot, is going first an advantage, first player advantage, starting order, is the first player random

rule-question-take-back =
    .title = Can I take a move back?
    .does = Yes. On your own turn, you can go back to the last thing that was revealed, like a roll or a new combo. Once you've ended your turn, you can undo the end of it until the next player acts. To go back further, the others have to agree: /{ command-game } { command-game-rewind }.
    .also = undo, take back, takeback, mistake, wrong tap, misclick, restart turn, rewind, go back, i pressed the wrong button, wrong button, wrong region, oops, undo my move, go back a step, can i change my mind, revert, cancel my move, accident, redo my last conquest, undo the last conquest, play it differently, go one step back, didn't mean to, ended my turn too early, ended my turn by mistake, clicked end turn, forgot to redeploy, forgot something, reopen my turn, undo my attack, i didn't want that, can i redo my turn, go back one step, change my pick after seeing the new combo, pick another combo instead, can i choose again

rule-question-fair-dice =
    .title = Are the dice fair?
    .does = Every roll comes from a secret seed. The seed's { "SHA-256" }, its fingerprint, is posted when the game begins, and the seed itself when it's over, so anybody can check the game with /{ command-game } { command-game-export }.
    .also = fair, cheating, random dice, seed, rigged, rng, proof, dice fair, dice always zero, dice are rigged, bad luck, is it random, does the bot cheat, always rolling blanks, never roll a 3, always roll low, bad luck with dice, the dice hate me, why am i so unlucky, unfair dice, odds of the die, chances on the die, odds of rolling, i always roll nothing, unfair

rule-question-cannot-attack =
    .title = Why can't I attack this region?
    .does = Usually it's one of these: it isn't next to a region of the attacking race (or isn't an entry region, if you have none yet); it's water and you aren't Seafaring; a hole, a hero or a dragon makes it immune; or its player's Diplomat made peace with you.
    .limits = You also need at least one token in hand. For the die, you can be at most { $die_most } tokens short. After the final die, or once you've started to redeploy, that race is done conquering this turn.
    .also = why cant i conquer this, can't attack, cannot attack, cannot conquer, not allowed to attack, attack not possible, bot won't let me attack, attack blocked, region not available, region greyed out, no attack button, attack refused, why not this region, illegal move, what stops me from conquering, region not clickable, region not in the list, can't choose this region, can't click, not reachable, out of reach, says it isn't next to mine, nothing happens when i tap attack, it won't let me, the button isn't there, region missing from the list, i want to take this but can't, too far away, it says not possible, not a legal target

rule-question-region-price =
    .title = How many tokens does a region take?
    .does = Usually { $price }, plus one for each thing that defends it, like a token, a Lost Tribe, a mountain, a fortress, a lair or an encampment. So a mountain takes { $price } + { $mountain_defense } if it's empty, and one more for each Orc if Orcs hold it.
    .limits = Discounts come off, and for your last attempt the die, but at least one token always goes in.
    .also = how many tokens do i need to take it, how many guys do i need, how many do i need to beat, what does a mountain with orcs on it cost, cost of a region with enemy tokens, tokens needed against trolls, price of a defended region, what do i need to win against, is it enough to take, do i have enough tokens for, why does this region cost so much, what makes a region expensive, how strong must i be, do i need more tokens than he has, cost to attack, smallest number of tokens to take, can one token take an empty region, is one token enough with a discount, how many do i need with mounted, price with a discount

rule-question-new-race =
    .title = How do I get a new race?
    .does = Put the one you have in decline. That takes your whole turn, and next turn you pick a new combo.
    .limits = There's no other way to swap. A Stout race can decline after scoring, without losing a turn.
    .also = new race, change race, swap race, switch race, exchange race, replace race, another race, different race, get rid of my race, trade in race, second race, don't like my race, bored with my race, tired of my race, want new ones, how to switch races, my race is weak now, drop my race, another race please, decline and pick a new race in the same turn, decline then pick right away, when do i get my new race after declining, do i get the new race now or next turn

rule-question-same-race =
    .title = Can another player have the same race or power as me?
    .does = No. There's one banner of each race and one badge of each power.
    .limits = When a race leaves the board, its banner comes back and anybody can pick it.
    .also = same race, both players same race, race taken already, somebody else has my race, duplicate race, same power, two of the same race, share a race, can someone else also be trolls, both of us play elves, is this race taken, are there two of each race, how many of each race, two copies of a race, two players with one power, same power twice in one game, somebody already has that race, both players the same race, both of us one race, is there another one of that race, is there a second one in the box, only one of each race, two players with the same race, he has the race i wanted, both be elves

rule-question-stack-empty =
    .title = What if the stacks run out?
    .does = Then the column has fewer than { $column } combos, and one that's taken isn't replaced until a race leaves the board. If only the badges run out, the discarded ones are shuffled into a new stack.
    .notes =
        There are so many races that there's always something left to pick, even with { $players_most } players.
    .also = stack empty, stack runs out, no more races, no more banners, no more badges, deck empty, out of combos, fewer combos, races run out, nothing left to draw, no new combo, all races in use, every race is being played, out of badges, the deck of races is empty, fewer than six races to pick

rule-question-badge-discarded =
    .title = What happens to the badge of a declined race?
    .does = It's discarded. When the badges run out, the discarded ones are shuffled into a new stack, so a power can come back with another race.
    .limits = Badges that still work in decline, like Spirit, Seafaring and Fortified, stay until their race leaves the board.
    .also = discarded badge, badge after decline, discard pile, discarded powers, power comes back, lose the badge, where does the badge go, where does my power go, used power badges, is a power used again, does a power come back later, same power again, where does the power go after decline, do i lose my badge, does the power come back, does a discarded power come back, will that badge show up again

rule-question-must-pick =
    .title = Do I have to pick a combo?
    .does = Yes, if you have no active race: that's how your turn begins. The top one is free, so you can always afford one.
    .notes =
        There are so many races that several are always on offer, even with { $players_most } players.
    .also = must pick, have to take a race, refuse to pick, skip picking, no money for a race, can't afford a race, can't pay, choose no race, play without a race, don't want a new race, don't want any of them, wait a turn before picking, pick a race later, can i take no race, i like none of them, do i need a race, i have no active race what now, my turn but no race

rule-question-enter-beside =
    .title = Can my new race start next to my declined one?
    .does = Yes. It can enter wherever it otherwise could, next to the declined one or far from it.
    .limits = The old race doesn't help, though: for later conquests, only the new one's regions count.
    .also = new race beside old race, enter next to declined, start near my old race, start adjacent to declined race, new race location, where does my second race start, start away from my old race, start far from my declined race, keep away from my old race, new race near my old one, may i start beside my own race

rule-question-ghouls-driven =
    .title = What if my declined Ghouls are driven off the board?
    .does = If there are Ghouls left in hand, they keep their banner and can enter from the edge on your next turn, before your active race acts. If not, the banner goes back to the column or under the stack.
    .limits = They leave for good with your next decline, unless either race is Spirit.
    .also = ghouls off the board, ghouls wiped out, ghouls kicked off, all ghouls lost, ghouls in hand, ghouls re-enter, ghouls come back, ghouls driven out

rule-question-own-driven =
    .title = Can I use tokens I drove out myself?
    .does = Not this turn. When one of your races attacks the other, the driven-out tokens wait. You place them at the end of the turn, with all other withdrawals.
    .also = my own tokens driven out, own tokens back, ghouls drove out my race, reuse own tokens, attacked my own race, place own driven tokens, when do i get my tokens back, reuse tokens i kicked out myself

rule-question-pieces-taken =
    .title = What happens to the pieces in a region that's taken?
    .does = Lairs and fortresses go back to the supply, encampments to their player, and the mountain stays. You never get somebody else's pieces.
    .limits = It's the same when you conquer a region of your own declined race or give one up. If a hero or the dragon was in a region you give up, you can use it again; a hole is gone for good.
    .also = pieces in a conquered region, capture pieces, keep pieces, take over markers, do i get the fortress, do i get the lair, markers after conquest, pieces when abandoned, pieces of my own declined race, conquered a region with a camp, conquered a region with a fortress, region with a piece, what happens to the stuff in the region, do i get his lair, do pieces stay when it's taken, can i keep the fort i captured

rule-question-two-at-once =
    .title = Can I attack several regions at once?
    .does = No, only one after another, and each takes its own tokens from your hand.
    .limits = The final die is for one region, and it ends that race's conquests.
    .also = two regions at the same time, attack two regions, split tokens, divide tokens, attack several regions together, one roll for two regions, two attacks with the last tokens, simultaneous attack, remaining tokens for two regions, use the last tokens on two regions, attack two regions with one roll, split the last tokens, take two with one attack

rule-question-take-water =
    .title = Can I conquer a sea or a lake?
    .does = Only with Seafaring, or with Kraken in a mixed game. No other race can, not even with Flying or the dragon.
    .also = take a lake, take the sea, conquer water, conquer lake, conquer ocean, enter water, walk on water, tokens on water, get the sea, attack a lake, swim, tokens in the sea, put tokens on water, stand on a lake, which race can live in water, water race, who can use water, cross the sea, cross water, walk over a lake, own a lake, hold the sea, cross the water, go through the lake, who can use the lake, lake in the middle, is water a region

rule-question-peace-break =
    .title = Can I attack somebody I made peace with?
    .does = Yes. Your Diplomat's peace binds the player you named, not you.
    .limits = But if you attack their active race, you can't name them again at the end of that turn.
    .also = attack my ally, break peace, break the truce, backstab, betray, betray ally, attack my friend, attack the one i named, peace both ways, hit a friend, attack the player at peace with me, may i attack my peace partner

rule-question-peace-length =
    .title = How long does the Diplomat's peace last?
    .does = Until your next turn begins. At the end of each of your turns you name somebody again, or nobody.
    .also = peace how long, end of peace, truce length, when does peace end, peace duration, still at peace, diplomat expires, still not allowed to attack me, peace next round, is the peace still on, protected until when

rule-question-giants-declined =
    .title = Can Giants use another race's mountains?
    .does = No. Only mountains the Giants hold themselves make regions next to them cheaper: not your declined race's, and not other players'.
    .also = giants declined mountain, giants mountain of another race, giants someone else's mountain, giants old mountain, giants enemy mountain, giants next to free mountain, mountains of other races

rule-question-conquer-often =
    .title = How many regions can I conquer in one turn?
    .does = As many as you have tokens for, one after another. For your last attempt, you can roll the die.
    .also = how many attacks, how many conquests, conquest limit, attack more than once, attack several times, attack again, number of attacks per turn, maximum regions per turn, only one attack, keep attacking, attack until i have no tokens left, go on attacking, another attack, second attack, conquer again and again, attacked me twice in one turn, take my region back, win a region back, get my land back, revenge, again and again, two attacks

rule-question-used-tokens =
    .title = Can tokens that conquered attack again this turn?
    .does = No. They stay where they are until you redeploy. Next turn you ready your troops again.
    .also = reuse tokens, same tokens again, attack on with the same tokens, tokens already used, take tokens back after conquest, move on after conquest, use tokens twice, do tokens come back to my hand after conquering, get tokens back after a conquest, attack with the same guys again, move on with the tokens that attacked, do tokens stay where they conquered

rule-question-keep-hand =
    .title = Can I keep tokens in hand for next turn?
    .does = No. When you redeploy, they all go to your regions. Next turn you ready your troops again.
    .limits = Only a race with no regions keeps its tokens in hand.
    .also = save tokens, hold back tokens, keep tokens, leftover tokens, unused tokens, spare tokens, tokens left over, hold tokens in reserve, unspent tokens, tokens remaining at the end of my turn, tokens i didn't use, save tokens for next round, save some for later, hand limit, hand size, tokens in my hand limit, save tokens for later, keep some in reserve, hold back troops

rule-question-deals =
    .title = Can players trade or make deals?
    .does = Talk as much as you like, but nothing changes hands: no coins, no tokens, no races. The only pact in the rules is the Diplomat's peace.
    .also = trade, trading, deal, negotiate, negotiation, give coins, give tokens, bribe, pay another player, exchange with another player, alliance without diplomat, help another player, pay somebody not to attack me, agree not to attack, promise, bribe a player, buy peace, team up, make an alliance, alliance, pay somebody to leave me alone, pay him to leave me alone, may we discuss moves, talk about moves with others, can we be allies, lend me coins, share coins with a teammate, give him my region, trade regions, trade races, talk to the others

rule-question-few-tokens =
    .title = I have too few tokens. What can I do?
    .does = Try the die: with a token in hand, you can usually go for a region that costs up to { $die_most } tokens more than you have. Or, before your first conquest, abandon regions and take their tokens in hand.
    .limits = A race gets only its combo's tokens, unless something gives it more. When it's spread too thin, put it in decline and pick a new one.
    .also = not enough tokens, too few tokens, one token left, few tokens left, last tokens, last token, more tokens, get more tokens, new tokens, i am stuck, short of tokens, running out of troops, only one left, ran out of troops, out of tokens mid turn, short by two tokens, can't do anything, weak race, nothing left to attack, nowhere to attack, nothing i can attack, nowhere to go, board is full, no room left on the board, everything around me is too expensive, no targets left, not enough troops, short of soldiers, one token short, almost no tokens left, too weak, how do i get more guys, can't take anything anymore, only two tokens left, one guy in hand and the region costs two, only one token and an empty region next to me

rule-question-decline-worth =
    .title = When is it worth declining?
    .does = When your race has hardly any tokens left to conquer with. Its regions still earn a coin each, and your next race starts with a full hand.
    .limits = It usually costs you a turn of conquests, so it rarely pays off late in the game.
    .also = when should i decline, good time to decline, should i decline, decline strategy, decline tips, is it worth declining, best moment to decline, why decline, decline advice, declining worth it, keep going or decline, hold on or decline, stay with my race or decline, catch up, catch up mechanic, comeback, i am losing what should i do, behind in points, is now a good time to decline, how many turns with one race, when do good players decline

rule-question-attack-from-declined =
    .title = Can I attack from my declined race's regions?
    .does = No. Only the attacking race's regions count, not those of your other race.
    .limits = The only declined race that attacks is Ghouls, from their own regions.
    .also = attack from declined region, attack next to old race, declined race adjacent, launch from declined, border of declined race, use declined regions to attack, start an attack from my old regions, are my declined regions a base

rule-question-fortress-decline =
    .title = Does a fortress still count in decline?
    .does = It still defends: the region costs { $fortress_defense } token more. But it no longer pays a coin, and you can't build new ones.
    .limits = It goes when the region is taken, or when the declined race leaves the board.
    .also = fortress in decline, fortress declined, fortified in decline, fort after decline, fortress coin in decline, fortress points, castle in decline, is my fort gone when i decline

rule-question-mines-decline =
    .title = Do Dwarven mines pay in decline?
    .does = Yes, a coin for each mine the Dwarves hold, even on the turn they decline. No other bonus of the base game lasts.
    .also = mine in decline, mines in decline, dwarves in decline, dwarf mine declined, mine bonus after decline, mine coins

rule-question-sorcerers-often =
    .title = How often can Sorcerers convert?
    .does = Once a turn for each opponent, and only a token that's alone in its region.
    .also = sorcerers how often, sorcerers twice, how many conversions, sorcerers several times, convert more than one, conversion limit, sorcerer steal two tokens, sorcerers per turn, convert twice, several conversions a turn

rule-question-goal =
    .title = How do I win?
    .does = Have the most coins after the last round. Each turn you get one for every region you hold, plus whatever your race and power add.
    .limits = No race lasts forever. When yours is spread too thin, put it in decline and start a new one.
    .also = goal, aim, object of the game, objective, how to win, what is the point, win condition, what do i do, how to play, new here, beginner, explain the game, i don't understand the rules, whats the point, i have no idea, what am i supposed to do, never played before, teach me, why did i lose, i had more regions but lost, do most regions win, does more land win, biggest empire wins, who is winning

rule-question-players =
    .title = How many can play?
    .does = { $players_least } to { $players_most } players, with a different board for each number.
    .limits = Computers can take seats too: say how many when you open a game with /{ command-game } { command-game-new }.
    .also = number of players, how many players, how many people, player count, minimum players, maximum players, two players, play alone, solo, both of us, two people, just two, play with the computer, more than five, 3 player game, 4 player game, three player game, play with six, six of us, five of us, we are three, can 6 people join, 6 people

rule-question-player-gone =
    .title = Somebody isn't playing. What now?
    .does = Remind them with /{ command-game } { command-game-nudge }. If the game has a clock and theirs runs out, the autopilot plays the turn and the game moves on.
    .limits = If it happens again, the autopilot keeps the seat until they're back, and anybody else can take it with /{ command-seat } { command-seat-take }. Only a player who leaves for good needs /{ command-seat } { command-seat-resign }.
    .also = someone is not playing, player left, player quit, player gone, player inactive, nobody moves, waiting for a player, not his turn taken, absent player, kick player, replace player, player disappeared, somebody stopped playing, gone for a week, no sign of him, he never plays, long wait, takes forever, opponent disappeared, has not moved for days, it's been two days, hasn't gone in two days, hasn't moved, he won't move, still waiting for him, waiting for days, he is asleep, nobody plays, when does he move, make him hurry

rule-question-clock =
    .title = How long do I have for my turn?
    .does = As long as your clock says: /{ command-status } shows it. When it runs out, your reserve starts; after that, the autopilot plays your turn. Some games have no clock.
    .limits = Going away for a while? /{ command-away } stops your clocks.
    .also = time limit, clock, timer, how much time, time left, deadline, out of time, timeout, hours per turn, vacation, holiday, i am away, clock ran out, what if my time runs out, until when do i have to play, how long may i think, slow turn, my turn was skipped, it skipped my turn, why was my turn skipped, missed my turn, the bot moved for me, why did the bot play my turn, my turn ended by itself, autopilot played my turn, i lost my turn, my turn was played, what happens when time is up, time is up, i need more time, pause the clock, i'm going on holiday

rule-question-tokens-back =
    .title = Do lost tokens come back?
    .does = No, they stay in the tray. Only Skeletons and Sorcerers can get theirs back from it.
    .also = lost tokens return, get tokens back, dead tokens, revive tokens, tokens come back, regain tokens, recover tokens, resurrect, where do dead tokens go, where do lost tokens go, tokens respawn, are killed tokens gone forever, are dead tokens replaced, refill my tokens, do i get my tokens back, revenge, dead tokens come back, respawn, can i get dead guys again

rule-question-next-combo =
    .title = Can I see which combo comes next?
    .does = No. You see the { $column } in the column, but the order of the stacks is hidden. As soon as one is taken, the next one shows.
    .also = next race, upcoming races, what race comes next, see the stack, look at the deck, coming combos, new combo appears, which race comes next, what comes up next, can i see the next race

rule-question-decline-back =
    .title = Can a declined race become active again?
    .does = No. It stays in decline until it's off the board. Then its banner goes back, and anybody can pick it as a new race.
    .also = undecline, reactivate, decline back, get declined race back, revive declined race, cancel decline, flip back, use old race again, is decline permanent, is declining final, is decline forever, once declined always declined, can i undecline, wake up my old race, un-decline, get my old race back, flip it back

rule-question-beat-immune =
    .title = How do I get rid of a dragon, a hero or a hole?
    .does = You can't: no attack, die or power works. Wait until the piece moves, the region is abandoned, or its race declines.
    .also = kill the dragon, kill dragon, beat dragon, slay dragon, remove dragon, kill hero, defeat hero, break hole, destroy hole, attack immune region, beat immune, get past a hero, move the dragon away, region with a hero, region with a dragon, take a region with a hero, attack a region with a hero, take a region with a hole, get past the dragon, a dragon is in my way, the dragon blocks me, kill a hero, destroy the hole, remove the dragon, attack a dragon region, hiding in a hole, get past a dragon, how do i fight a hole, do something against immune regions

rule-question-stack-limit =
    .title = How many tokens can be in one region?
    .does = As many as you like. Each one usually makes the region cost others one token more.
    .also = max tokens per region, token limit per region, stack tokens, pile up tokens, all tokens in one region, maximum per area, put everyone in one place, big stack, pile everything on one region, all my tokens in one place, gather everything in one region, do many tokens protect, lots of tokens in one place, how many can i stack, all my guys in one region, biggest stack, is there a limit per region, stack everybody on one hex, everybody in one region, put everyone in the same place

rule-question-pick-which =
    .title = Which combo should I pick?
    .does = There's no single best one. Count its tokens and the coins on it, and see if its race and power fit the regions you could enter now. Many tokens take many regions; a good bonus pays every turn.
    .also = best race, best combo, which race is best, strongest race, what should i pick, recommended race, best for beginners, good combination, tier list, which race is good, first race to take, what's good, good race for the start, strong race, what is strong, good first combo, good combos, best race for beginners, strongest power, bad races, worth paying for, new player which race, which race do i take first

rule-question-defend =
    .title = How do I protect my regions?
    .does = Put more tokens there when you redeploy: each one usually makes its region cost everybody else one more. Pieces that defend add to that, and opponents can't take an immune region.
    .limits = On another player's turn, you can't do anything but place what was driven out. So leave few where nobody can attack, and more where a loss would hurt.
    .also = how to defend, defend my land, guard my regions, make my regions safe, protect my territory, hold a region, strengthen a region, stop him, how do i stop him, he keeps attacking me, everybody attacks me, why does everyone attack me, he only attacks me, picking on me, ganging up on me, leave me alone, i keep losing regions, be attacked less, can i defend in his turn, react to an attack, block an attack, fortify at the end of the turn, reinforce a region, stop losing land

rule-question-attack-losses =
    .title = Do I lose tokens when I attack?
    .does = No. Tokens that conquer stay in the region they took, and after a failed roll they stay in your hand. Either way you can move them when you redeploy.
    .also = attacker losses, does the attacker lose tokens, do i lose units when i attack, do my guys die when i attack, what does attacking cost me, are tokens used up by attacking, do i pay tokens to conquer, do both sides lose tokens, do the tokens i attack with go back to the box, do i get my attackers back, is attacking free, attack casualties

rule-question-leave-game =
    .title = How do I leave a game?
    .does = Before it begins, with /{ command-game } { command-game-leave }; later, with /{ command-seat } { command-seat-resign }. The autopilot then plays your seat until somebody takes it, so the others can play on.
    .limits = Only away for a while? /{ command-away } stops your clocks, and with /{ command-seat } { command-seat-autopilot } the autopilot plays until you're back. /{ command-seat } { command-seat-offer } finds somebody to take over for good.
    .also = leave the game, quit, quit the game, resign, give up, stop playing, drop out, i don't want to play anymore, no time to play, get out of this game, concede, surrender, forfeit, exit, how to quit, leave without ruining it, can i leave early, somebody else plays for me, let a friend play for me, hand over my seat, replace me, take a break, end the game early, can we stop the game, i'm bored, ragequit, i have to go

rule-question-join-game =
    .title = Can I join a game that's already running?
    .does = Only by taking over a seat that's on offer or has no player: /{ command-seat } { command-seat-take } lists them. You take the position over as it stands, with a full clock.
    .limits = A game that hasn't begun has a lobby: press Join there, or use /{ command-game } { command-game-join }.
    .also = join late, join a running game, join in the middle, come in later, get into the game, can my friend join, add a player, add somebody, invite a friend, one more player, take over a seat, play too, i want to play too, can i still join, is it too late to join, late joiner, play in several games

rule-question-reminders =
    .title = How do I get fewer reminders?
    .does = /{ command-remind } turns reminders by direct message on and off, and sets your time zone and quiet hours. You only ever get a few for one turn.
    .limits = When it's your turn, I always mention you once in the channel. /{ command-away } stops your clocks while you can't play.
    .also = reminders, reminder, ping, pings, pinged, notification, notifications, mention, mentions, dm, direct messages, message me, too many messages, stop messaging me, mute, silence, quiet hours, do not disturb, at night, while i sleep, in the middle of the night, time zone, timezone, set my time zone, wrong time, what time zone, spam, stop pinging me, remind me, will i be told when it's my turn, how do i know it's my turn, alert

rule-question-new-game =
    .title = How do I start a game?
    .does = /{ command-game } { command-game-new } opens a lobby in this channel. When everybody has joined, press Start; against computers alone, it begins right away.
    .limits = /{ command-game } { command-game-settings } shows the options. After the end, /{ command-game } { command-game-rematch } plays again with the same ones.
    .also = start a game, new game, open a game, create a game, host a game, lobby, begin a game, how to begin, set up a game, make a game, how do we start, play again, rematch, settings, change the options, against the computer, bot players, ai opponents, practice game, play against bots

rule-question-my-turn =
    .title = How do I play my turn here?
    .does = Press Play my turn under the post that mentions you, or type /{ command-play }. The panel shows the board and everything you can do, with its price.
    .limits = /{ command-undo } takes back a step, /{ command-end } ends your turn, and /{ command-help } explains the rest.
    .also = where do i click, what do i press, my panel, open my panel, panel, buttons, play my turn, how do i make a move, where are my buttons, lost my panel, panel gone, the message disappeared, how does this bot work, bot commands, commands, how to use the bot, end my turn, finish my turn, where do i see my tokens, is it my turn, whose turn is it, what do i do now, how do i play here, help

rule-question-what-happened =
    .title = Where can I see what happened?
    .does = /{ command-log } tells it in words, and /{ command-board } shows the board, now or at any earlier turn. /{ command-status } says whose turn it is and how everybody is doing; /{ command-coins } is for your own coins.
    .also = what happened, what did i miss, catch up, last turn, see the board, show the board, history, log, moves so far, earlier turns, go through the game, replay, who took my region, see the map, current state, status, overview, where do we stand, who attacked me, what did he do, see his race, look at the board, look at my own coins, how many coins do i have, where do i see my coins

rule-question-taken-cheaply =
    .title = Why could my region be taken with so few tokens?
    .does = A region usually costs { $price } tokens, plus one for each token and piece in it; the attacker's discounts come off, and for the last attempt of a turn the roll, too.
    .limits = A dragon takes any region within reach for one token. Sorcerers need none to swap a lone token for one of theirs. Only the price counts, not who has more tokens.
    .also = taken with one token, how can he take it with one guy, how could he conquer me, how come so cheap, he attacked with fewer tokens, win with fewer troops, beat more tokens with fewer, took my mountain with one token, is that legal, is he cheating, he only used one token, why was it so easy, how did he get in, how did he beat me, does the bigger army win, do ties go to the defender, equal numbers who wins the fight, how can they reach me, took my region for free, is that allowed, how can he take my mountain with one guy, win a battle with fewer troops, attack with fewer troops, do i need more troops than the enemy
