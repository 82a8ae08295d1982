## What players of Underground ask, for /rule.

rule-question-cultists-move =
    .title = When can I move the Great Ancient?
    .does = Once a turn, before your first conquest, to any region your Cultists hold. Not on the turn you picked them.
    .notes =
        If it was in a River you left, you can place it again the same way.
    .also = move great ancient, move the idol, great ancient stuck, can the great ancient move, put the great ancient elsewhere, great ancient in a river, place the great ancient again, where does the great ancient go

rule-question-drow-neighbors =
    .title = Which neighbors spoil the Drow's bonus?
    .does = Any race's tokens next to the region, active or in decline, even your own declined race's, and Monsters. In a mixed game, Lost Tribes do, too. Empty regions, empty Rivers, chasms and other Drow regions don't.
    .also = drow bonus lost, why don't my drow earn, why did i get no coin for drow, drow next to monsters, drow next to river, drow and my declined race, neighbors of drow, drow neighbours

rule-question-flames-enter =
    .title = Where do Flames come onto the board?
    .does = Next to their Volcano, even after they've been driven off. If nothing next to it can be attacked, they enter like any other race. With Magic, the Bag as the Flying Doormat can take them anywhere.
    .also = flames first conquest, where do flames start, flames enter at the edge, flames wiped out, volcano place, where can i put the volcano, flames come back, flames start, which chasm for the volcano, which hole for the volcano

rule-question-flames-empty =
    .title = What can Flames ignore, and where?
    .does = Tokens, Monsters, armors and whatever else defenders put up. Mountains and the Keep still cost extra. It works next to the Volcano, and next to Flames regions that are linked to it by borders.
    .limits = If the link is cut, what lies beyond costs its usual price. It doesn't help against Gnomes.
    .also = as if empty, flames price, flames cost, flames against mountains, linked to the volcano, flames chain, why is it so cheap for flames, flames ignore tokens, flames monsters, flames far from the volcano

rule-question-gnomes-attack =
    .title = What works against Gnomes on my turn?
    .does = Tokens from a bordering region, or from the edge of the board, and the final die. Nothing else: no discount, Flames, Wisp roll, hammer, relic, Vampire, place or Balrog.
    .limits = Gnomes in decline have no such protection. Thieving and Froggy's Ring still collect coins from active ones.
    .also = attack gnomes, conquer gnomes, how do i beat gnomes, gnomes discount, relic against gnomes, sword against gnomes, socks against gnomes, vampire against gnomes, balrog and gnomes, die against gnomes, ogres against gnomes, doormat to gnomes, my power doesn't work against gnomes, hammers against gnomes, flames against gnomes

rule-question-gnomes-steal =
    .title = Can I take coins from Gnomes?
    .does = Yes. Thieving and Froggy's Ring aren't conquests, so they work on Gnomes.
    .also = thieving gnomes, ring gnomes, steal from gnomes, rob gnomes, froggy's ring against gnomes, do gnomes pay for thieving

rule-question-hammers =
    .title = What can silver hammers do?
    .does = In a conquest each counts like a token, and you get them all back when you redeploy. They don't defend, and you need a Dwarf in hand as well to conquer with them.
    .limits = They're useless against Gnomes and are gone when the Iron Dwarves decline.
    .also = do hammers defend, hammer as token, conquer with hammers only, lose hammers, are hammers lost, hammers when attacked, how many hammers, hammers in decline, hammers next turn, do i keep my hammers

rule-question-river-stay =
    .title = Can I stay in a River?
    .does = Only with Kraken, or with Seafaring in a mixed game. All others leave when they redeploy: their tokens go to other regions, or back to your hand if they hold nothing else.
    .also = keep a river, hold river, hold the river at the end, leave the river, tokens in river, why did my tokens leave the river, do i have to leave the river, stand in the river, end turn in river, river emptied

rule-question-river-first =
    .title = Can I enter the board on a River?
    .does = Yes, if it touches the edge of the board. From there you conquer next door; most races leave it again when they redeploy.
    .also = first conquest river, enter river, start on a river, river at the edge, come in by river, river end, enter from the river, start in the water, come in through the water, water at the edge

rule-question-river-cross =
    .title = Can I attack across a River?
    .does = Usually you have to conquer the River first, then attack from there. But Lizardmen reach across without taking it, and the Flying Doormat flies anywhere.
    .also = cross river, attack over the river, other side of the river, jump over river, lizardmen river, across water, get over the river, river between us, region behind the river, other bank, far bank, opposite bank

rule-question-river-coins =
    .title = Does a River earn a coin?
    .does = Only Kraken's Rivers do, and in a mixed game those of a Seafaring race, even in decline. Others have left theirs by the time you score.
    .also = river coin, coins for rivers, score river, river points, do rivers count, kraken river coins, does a river score, money for water, water region coins

rule-question-chasm-cross =
    .title = Can anybody cross a chasm?
    .does = No token ever enters one. But for Spiderines, all regions next to any chasm count as next to theirs, and the Flying Doormat flies anywhere.
    .also = attack across chasm, cross chasm, over the chasm, conquer a chasm, enter a chasm, other side of the chasm, jump over the hole, can i take the chasm, region behind a chasm, walk over the black hole in the middle

rule-question-liches-pay =
    .title = When do I have to pay for attacking Liches?
    .does = When they're in decline and you're not their player: you need { $liches_coins } coin to attack a region of theirs, and pay it if you conquer it. If your last attempt fails, you keep it.
    .limits = Coins you got earlier in the same turn will do.
    .also = pay liches, liches coin, lich toll, no coins for liches, can't attack liches, why do i pay, liches without money, liches cost a coin, failed roll against liches, active liches, charged a coin for attacking, pay a coin to attack

rule-question-mummies-relics =
    .title = Do Mummies always pay extra?
    .does = For every conquest that has a price, even with the Sword, the Socks or the Doormat, and against Gnomes too. Replacing a lone token, as with Vampire or the Shiny Orb, has no price.
    .also = mummies price, mummies cost, mummies with sword, mummies and gnomes, mummies vampire, mummies and relics, why does it cost more for mummies, mummies extra token

rule-question-mimes-coins =
    .title = What about the coins when Shadow Mimes exchange badges?
    .does = Coins stay on their combos. Only the badges change places, and you get the tokens of your new one.
    .limits = You can take the badge of any other combo on offer, but only right after you pick the Mimes.
    .also = swap badges coins, mimes tokens, mimes which badge, shadow mimes swap, exchange power coins, which powers can mimes take, shadow mimes later, exchange badge later

rule-question-wisp-roll =
    .title = What if a Will-o'-Wisp's roll is too low?
    .does = That was your last attempt: your conquests are over, and the tokens stay in hand until you redeploy. If you can pay after the roll, you have to conquer the region.
    .also = wisp roll failed, wisps die too low, must i conquer after the roll, wisp roll forced, roll for crystals, wisps final die, wisps roll again, wisp roll blank, keep tokens after good roll

rule-question-fisher-pairs =
    .title = How are Fisher's pairs counted?
    .does = Count all of that race's regions that border any River, and take half, rounded down. Which of them make a pair doesn't matter.
    .also = fisher coins, fisher bonus, count fisher, fisher odd region, regions at the river, same river for fisher, fisher far apart, pair of regions

rule-question-flocking-river =
    .title = Do Rivers and chasms split my Flocking regions?
    .does = Yes, an empty River or a chasm between them does. But Spiderines' regions around chasms count as connected. The Great Brass Pipe connects regions of its terrain for the race that holds it. Lizardmen's way across Rivers connects nothing.
    .also = flocking river, flocking chasm, flocking spiderines, flocking pipe, flocking lizardmen, are my regions connected, why no flocking bonus, one group across the river, flocking without regions

rule-question-immortal-lost =
    .title = Can Immortals ever lose a token?
    .does = Yes: when a lone token is replaced, as by Vampire or the Shiny Orb, and in decline like any race. While they're active, no other conquest costs them one, and neither does the Balrog.
    .also = kill immortals, immortal vampire, immortal balrog, immortal orb, do immortals die, immortals in decline, how to beat immortals, immortal no regions

rule-question-bag-which =
    .title = Which relics can the Bag copy?
    .does = Any relic that's on the board, no matter who holds it or whether they've used it. Once a turn, and not for a region where that relic already works.
    .also = bag relic, copy relic, bag which relic, bag and enemy relic, magic which relic, bag stolen, lose the bag, bag twice, bag same relic as mine, does the bag need a relic on the board

rule-question-reborn-new =
    .title = How do Reborn regions come back?
    .does = At the start of your turn you choose up to { $reborn_most } of the declined race's regions. Each gets one of your active race's tokens and is active from then on.
    .limits = It works right after you pick a new race, too. Then that race is on the board and conquers from there.
    .also = reborn how, reborn new race, reborn first conquest, when does reborn work, reborn tokens, reborn from hand, reborn empty tray, change declined regions to active, reborn when declining

rule-question-queen-own =
    .title = Can I conquer a region under my own Queen?
    .does = Yes, if it's held by your declined race. The Queen leaves the board then, so the region is no longer immune.
    .also = my own queen, queen in decline, attack under queen, conquer my declined region with queen, queen stays, move the queen in decline, own queen blocks me, royal declined

rule-question-stolen-coins =
    .title = Who pays for Thieving and Froggy's Ring?
    .does = Each player whose active race is next to your Thieving race pays one coin. A player whose active race is next to the region with the Ring pays one, too.
    .limits = Nobody pays more than they have, declined races don't pay, and neither do tokens in an immune region.
    .also = who pays thieving, who pays ring, steal how many coins, thieving twice, thieving and ring together, thieving declined, thieving immune, pay without coins, no coins to steal, did they steal my coin, lost a coin at the end of their turn, coin gone

rule-question-tomb-last =
    .title = What happens when a Tomb race is attacked in decline?
    .does = It loses one token for each region taken, and the rest withdraw to its other regions. With its last region, all of it is gone.
    .limits = Its tokens don't come back to hand, and Tomb doesn't let it conquer.
    .also = tomb attacked, tomb last region, tomb loses, tomb declined attacked, tomb tokens in hand, tomb redeploy, tomb when declining again, tomb dies, tomb tokens stay

rule-question-vampire-armor =
    .title = Does an armor or a mountain protect a lone token from Vampires?
    .does = No, and neither does the Keep. A token in an immune region is safe, though, and so are Gnomes.
    .also = vampire armor, vampire mountain, vampire keep, orb armor, protect lone token, safe from vampire, safe from orb, shield against vampire, vampire against encampment, vampire price

rule-question-vampire-enter =
    .title = Can Vampire or the Orb make my first conquest?
    .does = A Vampire race can, where you could enter the board, if you have at least one token in hand. The Orb itself can't, because you have to hold its region to use it, but the Bag can when it works as the Orb. For later conquests you need none in hand, as long as your tray has tokens.
    .also = vampire first conquest, vampire enter, orb first conquest, vampire empty hand, vampire without tokens, vampire no tokens in tray, vampire after the die, vampire tray empty

rule-question-vanishing-older =
    .title = What do I get when a Vanishing race declines?
    .does = { $vanishing_coins } coins for each of its regions, and then it leaves the board. Your older declined race usually leaves first and earns you nothing, unless your table has chosen that it stays.
    .also = vanishing older race, vanishing coins, vanishing decline, vanishing declined race, vanishing both races, vanishing option, how much for vanishing, vanishing with old race

rule-question-vengeful-who =
    .title = When do I get a vengeance marker?
    .does = When you attack a player who has an active Vengeful race, whichever of their races you attack, even if the attack fails. On their next turn, your regions cost that race one token less.
    .also = vengeance marker why, why do i have a marker, marker in front of me, vengeful discount, vengeful declined race, vengeful failed attack, several vengeance markers, attacked a vengeful race

rule-question-relic-when =
    .title = When can I use a relic?
    .does = On your turn, once for each relic, while your active race holds its region, even on the turn you find it. Relics that help you conquer work while you conquer; the Scepter and Froggy's Ring at the end of your turn.
    .limits = You never have to. Using one moves it to the region you use it on.
    .also = use relic, relic twice, relic same turn, use relic immediately, when do i use the ring, when do i use the scepter, how do relics work, use an item, just found a relic, relic first turn, must i use a relic, just found a relic can i use it now, just found it use it now, use a found sword right away

rule-question-relic-whose =
    .title = Who owns a relic?
    .does = The player whose active race holds its region. Take the region, and the relic is yours.
    .limits = You can use a relic you take over in the same turn, unless it was already used this turn.
    .also = relic owner, steal relic, take relic, whose relic, relic taken, relic conquered, lose a relic, get a relic back, capture a relic, protect my relic, region with the orb was taken, region with the sword was taken

rule-question-relic-failed =
    .title = What happens to a relic if the attempt fails?
    .does = It stays where it was, and it has been used for this turn.
    .also = relic failed, doormat failed, relic roll failed, die with relic, relic after failed die, relic and die, sword and die, roll with doormat

rule-question-relic-left =
    .title = What happens to a relic nobody can use?
    .does = It lies where it is: in a River that was emptied, in the Balrog's region, or with a declined race. An active race that takes the region gets it.
    .also = relic in river, relic in decline, relic under balrog, relic abandoned, relic left behind, relic lost, relic of my declined race, relic in an empty region, pick up a relic, relic when i decline

rule-question-two-relics =
    .title = Can I use several relics for one conquest?
    .does = No. Each conquest is made with tokens alone or in just one special way, like one relic, a Vampire's bite, or a Wisp's roll. Your race's and power's discounts still count.
    .also = combine relics, sword and doormat, sword and socks, relic and vampire, relic and wisps, several relics, relics together, both relics, bag and relic, two relics at once, doormat and wisps, relic and wisp roll

rule-question-doormat-where =
    .title = Where can the Flying Doormat take me?
    .does = To any region, Rivers included, that isn't immune, a sea, a lake, a chasm, or held by Gnomes. If the Bag works as the Doormat, it can even bring a race onto the board anywhere.
    .also = doormat where, doormat target, doormat first conquest, doormat chasm, doormat river, fly to a region, doormat enter the board, doormat to immune region, doormat price

rule-question-socks-defenders =
    .title = What happens to defenders when the Socks are used?
    .does = They lose nothing and withdraw at the end of the turn. A declined race withdraws to its other regions, too; if it has none, its tokens are lost at once.
    .also = socks losses, socks declined, socks defenders, do socks kill, socks tokens, victims of the socks, attacked with socks, socks monsters, socks on monsters

rule-question-scepter-what =
    .title = What exactly does the Scepter double?
    .does = The region's own coin and every bonus that this one region earns, like Muddy, Mining, Shrooms, Drow, Frightened or the Keep.
    .limits = Not Flocking, Quarreling, Fisher, Wise, or coins from players. It does nothing in the region of the Mine of the Lost Dwarf.
    .also = scepter double, what does the scepter double, scepter best region, scepter flocking, scepter mine, scepter lost dwarf, scepter bonus, how much does the scepter earn, scepter thieving

rule-question-works-declined =
    .title = What keeps working in decline in Underground?
    .does = Kraken in Rivers, the Liches' toll, Muddy, Reborn, Tomb, Wise, the Queen, mushroom armors. These places do, too: the Altar of Souls, the Diamond Fields, the Keep on the Motherland, the Mine of the Lost Dwarf, and Stonehedge if its power works in decline. The Ghost and the Balrog stay where they are. Relics don't work.
    .also = underground decline, which powers work in decline underground, places in decline, relics in decline, declined place, altar in decline, keep in decline, stonehedge in decline, what still works underground, fountain in decline, queen in decline

rule-question-stonehedge-which =
    .title = Which power does Stonehedge give?
    .does = One drawn at random from the badges that aren't on offer. It stays with Stonehedge for the rest of the game, and everybody who holds it gets the same one.
    .limits = You get no tokens for the badge. Wise and Reborn start to work once your race there declines.
    .also = stonehedge power, stonehedge badge, stonehedge tokens, stonehedge random, two powers, second power, stonehedge wise, stonehedge new power, stonehedge every turn, which power from stonehedge

rule-question-stonehedge-lost =
    .title = What happens when Stonehedge is lost?
    .does = Its power goes with it. What that power has placed, like the Queen or armors, stays; a lent Bag is gone.
    .limits = If it was Tomb, your declined tokens stay, but from then on they're lost like any others in decline. The attack on Stonehedge itself still costs them just one.
    .also = lose stonehedge, stonehedge conquered, stonehedge tomb, stonehedge queen, stonehedge armors, stonehedge bag, stonehedge taken, leave stonehedge

rule-question-balrog-where =
    .title = Where can the Balrog go?
    .does = To any region bordering his own, Rivers included. Not to seas, lakes, chasms, immune regions or regions of active Gnomes. He first comes to a region bordering the Pentacle.
    .limits = He has to make the first move if there's anywhere he can go. After that, you move him at most once a turn, whenever you like, from your next turn on.
    .also = balrog move, move balrog, balrog target, balrog twice, balrog first move, must the balrog move, balrog river, balrog chasm, when does the balrog move, balrog after decline, balrog stuck

rule-question-balrog-attack =
    .title = What do I lose to the Balrog?
    .does = { $wickedest_pentacle_kills } tokens, or all if you have fewer there. The rest withdraw. Immortals lose none.
    .limits = It's nobody's conquest: no coin for Martyr, and no vengeance marker.
    .also = balrog attack, balrog kills, balrog losses, balrog conquest, balrog martyr, balrog vengeful, balrog peace, attacked by the balrog, the balrog came, balrog my own tokens, balrog immortal

rule-question-balrog-monsters =
    .title = What if the Balrog drives out Monsters?
    .does = What they guarded is turned up in his region. Nobody can use it until he has moved on and a race takes the region.
    .also = balrog monsters, balrog relic, balrog finds, relic under the balrog, balrog place, balrog discovers, item in the balrog's region

rule-question-ghost-where =
    .title = Where can I put the Ghost?
    .does = In any region but the Crypt's own, seas, lakes and chasms, at the end of your turn: yours, an opponent's, an empty one. It makes that region immune to everybody but the player who holds that region. If nobody does, only the player with the Crypt can take it.
    .limits = It stays there until you move it, or until the Crypt is conquered.
    .also = ghost where, place ghost, ghost enemy region, ghost empty region, move ghost, ghost in the crypt, ghost each turn, ghost stays, who moves the ghost

rule-question-ghost-monsters =
    .title = Who can take an empty region with the Ghost?
    .does = Only the player who holds the Crypt of the Tomb-raider. The same goes for a region with Monsters and the Ghost. While nobody holds the Crypt, nobody can.
    .also = ghost monsters, ghost on monsters, ghost empty, take ghost region, conquer ghost region, ghost blocks region, empty region with ghost, nobody holds the crypt

rule-question-altar-last =
    .title = Can I give the Altar the last token of a race?
    .does = Yes, any one declined token of yours, even a race's last; then that race is gone. It has scored for this turn already.
    .also = altar last token, altar which token, altar far away, altar active token, altar when, altar after scoring, altar own race gone, altar coins, altar every turn

rule-question-diamonds-count =
    .title = What counts for the Diamond Fields?
    .does = The region they're in, and every other region of the same terrain that the same race holds, wherever it is. One coin for each.
    .limits = Your other race's regions don't count.
    .also = diamond fields count, diamond coins, diamonds terrain, diamond other race, diamonds declined, how many coins for diamonds, diamond fields same terrain

rule-question-pipe-reach =
    .title = How far does the Great Brass Pipe reach?
    .does = To every region with the same terrain as the Pipe's, as if they all bordered each other. Gnomes' regions can't be reached that way.
    .limits = Only for the active race that holds the Pipe.
    .also = pipe reach, pipe terrain, pipe adjacent, pipe mountains, pipe attack, brass pipe gnomes, pipe river, travel through the pipe

rule-question-monsters-guard =
    .title = What do Monsters guard?
    .does = A relic or a legendary place, if you play with those: you find out which when you conquer their region. You hold it, so you can use it right away.
    .also = monsters relic, what is under monsters, monsters what for, conquer monsters, beat monsters, monsters reward, why attack monsters, how many tokens for monsters, monsters price, two monsters

rule-question-finds-secret =
    .title = Can I see what's hidden before I attack?
    .does = No. The stack is shuffled and hidden, and what's been left in the box stays unknown. Once something is turned up, you can't undo that conquest unless the others agree.
    .also = see relics, hidden relics, what is left, stack of relics, undo discovery, take back after finding, undo a find, which relics are in the game, know what is hidden, peek, why can't i undo

rule-question-mountain-monsters =
    .title = Does a black mountain with Monsters have a mountain, too?
    .does = Yes. It costs { $black_mountain_defense } token more for the mountain and one for each Monster, and the mountain stays for good.
    .also = monsters on a mountain, black mountain monsters, mountain under monsters, mountain and monsters price, monsters mountain cost

rule-question-immune-what =
    .title = What can't be done to an immune region?
    .does = Opponents can't conquer it, and none of their races, powers, relics or places work on it: no Vampire, no Doormat, no Thieving, no Balrog.
    .limits = Its tokens still count as neighbors of Drow. The Queen and the Ghost don't keep you out of a region of your own declined race; the Balrog keeps out everybody.
    .also = immune underground, attack immune region, great ancient immune, queen immune, ghost immune, balrog immune, thieving immune, vampire immune, region protected by the queen, why can't i attack here

rule-question-start-effects =
    .title = What happens at the start of my turn?
    .does = If you play on, or have just picked a combo: your active race can take over Reborn regions first, then the Fountain of Youth gives its token. After that, and before your first conquest, the Great Ancient can move.
    .limits = None of it happens on a turn you decline.
    .also = start of turn underground, fountain when, reborn when, order at the start, before conquering, fountain when declining, fountain tray empty, what comes first fountain or reborn, which comes first bombs or beasts, order at the start of the turn

## Told again.

rule-underground-question-decline-tokens =
    .does = One token stays in each region, turned over. The rest go to the tray, including those in hand. A Tomb race keeps all of its tokens; a Vanishing race leaves the board. The Volcano, the Great Ancient, the hammers and the Bag leave, too; the Queen, the Ghost and armors stay.

rule-underground-question-power-decline =
    .does = Usually not. These keep working: Liches, Kraken, Muddy, Reborn, Tomb and Wise. The Queen and mushroom armors stay where they are.
    .limits = Relics stop working; a few legendary places don't.

rule-underground-question-enter-where =
    .does = At the edge of the board, or on a River that touches it. Spiderines can also enter next to any chasm, and Lizardmen across a River that touches the edge. Flames enter next to their Volcano.
    .limits = A Magic race can use its Bag as the Flying Doormat and enter anywhere if the Doormat is on the board.

rule-underground-question-die-when =
    .does = Once a turn, for your last attempt. The region can cost up to { $die_most } tokens more than you have in hand. You need at least one token, and you name the region first.
    .limits = The die can back a conquest with a relic, too, and works against Gnomes. Will-o'-Wisps have a roll of their own around mystic crystals, but a single attempt never gets both.

rule-underground-question-need-token =
    .does = No, not even with a discount, the die or a relic. Only replacing a lone token, as a Vampire race or with the Shiny Orb, needs none in hand as long as the tray has one.
    .limits = For a first conquest, even that takes at least one in hand.

rule-underground-question-losses-how-many =
    .does = One for each region taken from you; the others withdraw. A lone token is lost. An active Immortal race loses none, and neither does anybody the Socks are used on. Declined tokens are all lost, except that a Tomb race loses just one.
    .limits = The Balrog takes { $wickedest_pentacle_kills }. A lone token that's replaced by Vampires or the Shiny Orb is lost, even an Immortal one.

rule-underground-question-cannot-attack =
    .does = Usually it's one of these: it isn't next to a region of the attacking race (or isn't an entry region, if you have none yet); there's a River in between that you haven't conquered; it's a chasm; the Queen, the Ghost, the Great Ancient or the Balrog makes it immune; or you have no coin for declined Liches.
    .limits = You also need at least one token in hand. For the die, you can be at most { $die_most } tokens short. Against Gnomes, nothing but tokens and the final die works. After the final die, or once you've started to redeploy, you're done conquering this turn.

rule-underground-question-pieces-taken =
    .does = Relics, legendary places and mountains stay, and the new owner can use what's there. Mushroom armors go back to the supply, and the Bag to its player.
    .limits = It's the same when you give up a region. If you take the Crypt from somebody, the Ghost leaves the board until you place it.

rule-underground-question-decline-when =
    .does = At the start of your turn, before you do anything else, but not on the turn you picked the race.

rule-underground-question-decline-conquer =
    .does = No, declining takes your whole turn: you don't conquer, you just score.

rule-underground-question-new-race =
    .does = Put the one you have in decline. That takes your whole turn, and next turn you pick a new combo.
    .limits = There's no other way to swap. Shadow Mimes exchange only their badge, right after you pick them.

rule-underground-question-last-round =
    .does = No. Everybody plays it, then the coins are shown. Declining then can still pay if your race is Vanishing or Wise.

rule-underground-question-decline-earn =
    .does = Yes, a coin for each region of your declined races, including the one you just turned over. Bonuses stop right away, except for Muddy, Wise, the Keep, the Diamond Fields and the Mine of the Lost Dwarf.
    .limits = A Vanishing race gets { $vanishing_coins } coins for each region instead, and leaves the board.

rule-underground-question-two-declined =
    .does = No. The older one leaves the board when the newer one declines.
    .limits = That's so even if the newer one is Vanishing and leaves as well, unless your table has chosen otherwise.

rule-underground-question-declined-moves =
    .does = No. They can't conquer, move or leave a region.
    .limits = But your active race can take over Reborn regions, and you can give the Altar of Souls declined tokens for coins. A Tomb race redeploys just once, when it declines.

rule-underground-question-declined-lost =
    .does = Each declined token still makes its region cost one token more. If the region is taken, all the tokens in it are lost; a Tomb race loses only one and withdraws the rest, but with its last region it loses them all. When the last one is gone, the banner goes back to the column or under the stack.
    .limits = An opponent pays you { $liches_coins } coin for a region of declined Liches. If the Socks are used, nothing is lost as long as the race has another region.

rule-underground-question-own-declined =
    .does = Yes. Its tokens count toward the price and are lost, though a Tomb race loses only one and withdraws the rest. Your own Liches cost you no coin.
    .limits = The Queen and the Ghost don't keep you out, no matter who placed the Ghost, but the Balrog does.

rule-underground-question-wiped-out =
    .does = If you have tokens in hand, you enter the board again next turn, or decline. If you have none, you can only pass or decline. You don't get a new combo that turn.
    .notes =
        A race with no tokens keeps its banner until you decline it; then it's gone right away.
        If you pass, you still score your declined race. If you decline, it leaves first, so you usually score nothing.
        If your declined race is Reborn, taking over one of its regions brings your active race back.

rule-underground-question-other-army =
    .does = Only Reborn does: your active race can take over the Reborn race's regions. Any other power works only for its own race. Relics help only your active race, and a legendary place only the race in its region.

rule-underground-question-attack-from-declined =
    .does = No. Only the attacking race's regions count, not those of your other race.
    .limits = Regions it has taken over from a Reborn race are its own, though.

rule-underground-question-enter-twice =
    .does = No, just in one: after that, you conquer next to regions of that race. Only the Flying Doormat, or the Bag used as one, takes you anywhere, each for one conquest a turn.

rule-underground-question-leave-empty =
    .does = Not when you redeploy: at least one stays in each, except that you leave all Rivers, unless your race can stay there, like Kraken. To leave any other region, abandon it before your first conquest.

rule-underground-question-tie =
    .does = The player with more race tokens on the board, active and declined together. Tokens in hand don't count, nor do other pieces like silver hammers and armors. If that's a tie too, they share the win.

rule-underground-question-not-empty =
    .does = One with Monsters or any race tokens, even your own declined ones. Just a mountain, a relic or a legendary place doesn't count.

rule-underground-question-badge-discarded =
    .does = It's discarded. When the badges run out, the discarded ones are shuffled into a new stack, so a power can come back with another race.
    .limits = These stay until their race leaves the board: Muddy, Reborn, Royal, Shield, Tomb, Wise. One that Stonehedge lends stays there for the rest of the game.

rule-underground-question-deals =
    .does = Talk as much as you like, but nothing changes hands: no coins, no tokens, no races. The rules have no pacts, so nobody has to keep a promise.

rule-underground-question-tokens-back =
    .does = Not to your hand: they go to the tray. Mudmen and the Fountain of Youth bring new ones from it. The tokens you get for Reborn, Vampire or the Shiny Orb come from it, too.

rule-underground-question-decline-back =
    .does = No. It stays in decline until it's off the board. Then its banner goes back, and anybody can pick it as a new race.
    .limits = Your active race can take over a Reborn race's regions, but it uses its own tokens.

rule-underground-question-mountain-stays =
    .does = Yes, for good, no matter who holds it. It costs { $black_mountain_defense } token more every time somebody attacks.

rule-underground-question-discounts =
    .does = Yes, those of race, power and a relic, and the die on top. But at least one token always goes in.
    .limits = Against Gnomes, only the final die helps.
