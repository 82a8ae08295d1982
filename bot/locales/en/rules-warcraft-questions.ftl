## What players of Warcraft ask, for /rule. The second part has no .title.

rule-question-travel-cost =
    .title = When does landing cost an extra token?
    .does = When you conquer an entry region that isn't next to one your active race holds. That goes for a first conquest, too. Next to your own regions it costs nothing extra.
    .limits = Sailing and the Meeting Stone save you the extra token, and so does an effect that makes the region next to yours: a Gnome raid, the Ashes, caverns for Kobolds.
    .also = why one more token for the anchor, extra token landing, travel costs, cost of an anchor, sea travel price, how many tokens to land, why does landing cost more, landing price, tokens for the first conquest, landing with a new race, why three guys to land, new race took one more

rule-question-travel-when =
    .title = Can I sail to another island in the middle of my turn?
    .does = Yes, at any time while you conquer: every entry region of every island is always in reach, usually for one token more if it isn't next to yours.
    .limits = Usually it has to be an anchor. From there you go on to the regions next to it.
    .also = go to another island, change islands, second island, jump to another island, attack another island, get off my island, reach another island, sail again, cross over to another island

rule-question-islands-which =
    .title = Which islands are we playing on?
    .does = They're drawn at random at the start, and so is the face of each. There are as many islands as players, always with a large and a small one; /{ command-board } shows them.
    .limits = Everybody can check the draw once the game is over, like the dice.
    .also = island draw, how many islands, which boards, random islands, other islands than last time, why different islands, size of the islands, board faces drawn, boards for two players, islands per player count

rule-question-face-down-when =
    .title = When is a face-down piece turned up?
    .does = As soon as race tokens come into its region: by a conquest, the Champion's too, or by a Portal Mage's exchange. It works right away.
    .limits = A token that's moved there by Intimidating doesn't reveal it, and a bomb doesn't either.
    .also = reveal face down, what is under the piece, look at the face down piece, peek, find the artifact, question mark on the island, when do i see the artifact, who turns it up, upside down thing, upside down piece, what is upside down

rule-question-raid-failed =
    .title = What if a Gnome raid's roll is too low?
    .does = Then you can make it your last attempt, with another roll of the die, or give it up. Either way, there are no more raids this turn.
    .limits = If you give it up, you can go on with other conquests.
    .also = raid failed, raid too low, raid roll, gnome die, roll again raid, give up raid, raid blank, raid second roll

rule-question-raid-where =
    .title = What can Gnomes raid?
    .does = Any region of any island, next to theirs or not, as their first conquest, too. There's no extra token for travel.
    .limits = No seas or lakes, and no watch towers. Tolls are due.
    .also = raid where, raid any region, gnomes raid water, raid first conquest, where can gnomes fly, raid another island, raid a tower

rule-question-bombs-where =
    .title = Where can Goblins put bombs?
    .does = On regions bordering theirs that an opponent's active race holds, one bomb each, as many as you like until you run out.
    .limits = Not on declined races, Murlocs, watch towers, or Naga in water. For a region with the Aegis, they pay first.
    .also = place bombs, bomb whom, where to put bombs, bomb declined, how many bombs, bomb on naga, bomb on tower, two bombs in one region, bomb an old race, bomb declined guys, drop bombs

rule-question-bombs-blast =
    .title = What happens when a bomb goes off?
    .does = The Goblins conquer the region and leave it empty. Its player loses one token as usual and withdraws the rest at the end of the turn; declined tokens are all lost.
    .limits = It counts for the faction bonus, Battle Master and Enraged.
    .also = bomb explodes, explosion, blast, bomb goes off, what does a bomb do, exploded, tokens lost to a bomb, blown up, boom

rule-question-bombs-moved =
    .title = What if the region under a bomb has changed hands?
    .does = The bomb stays and threatens whoever is there. If that's an opponent at the start of the Goblins' next turn, active or declined, it's shown as usual. If it's the Goblins' own player, it comes back unseen.
    .limits = If the region is emptied, the bomb goes back on the pile unseen.
    .also = bomb owner changed, bomb and new owner, bomb on empty region, i left the region with the bomb, bomb after conquest, bomb declined since, escape a bomb, get rid of a bomb

rule-question-bombs-decline =
    .title = What happens to bombs when Goblins decline?
    .does = All that lie on the board are shown at once, before the race is turned over. Blasts drive tokens out as usual, but nobody gets or pays coins for them.
    .also = goblins decline bombs, bombs in decline, bombs left when declining, decline with bombs, goblin decline

rule-question-bombs-toll =
    .title = Do Goblins pay tolls for a blast?
    .does = Yes, as for any attack: it's paid automatically if they have the coins. If they don't, the bomb counts as a dud.
    .limits = On decline, nothing is paid.
    .also = bomb toll, blast and harmony, bomb and pandaren, blast in a marshdweller swamp, pay for a bomb, bomb becomes dud, bomb under a tower

rule-question-harmony-who =
    .title = Who gets a Harmony token?
    .does = At the end of the Pandaren's turn, every opponent whose active race they left alone that turn, and everybody who has no active race.
    .limits = A failed die roll counts as an attack, and so does a token removed by force. Attacking a declined race doesn't.
    .also = harmony for whom, why did i get harmony, harmony token first turn, why no harmony token, who has harmony, harmony without a race

rule-question-harmony-pay =
    .title = When do I pay the Pandaren?
    .does = If you have their Harmony token: { $pandaren_coins } coins before your first attack on their active race in a turn, or before you remove one of its tokens. After that, you attack as often as you like that turn.
    .limits = If you can't pay, you can't attack. The coins aren't refunded if your roll fails. Attacking declined Pandaren costs no coins.
    .also = pay pandaren, attack pandaren, harmony cost, harmony coins, can't attack pandaren, charged for attacking pandaren, no money for pandaren, harmony again and again

rule-question-tauren-lone =
    .title = What happens to a Tauren token that's left alone?
    .does = It goes to another Tauren region at once; you can still move it when you withdraw. If there's none, it comes back to your hand. Its region is empty then.
    .limits = A declined one with nowhere to go is lost.
    .also = lone tauren, single tauren, tauren alone, one tauren left, tauren lost a token, tauren bomb, tauren intimidated, my tauren moved by itself

rule-question-tauren-least =
    .title = How few Tauren can conquer a region?
    .does = { $tauren_least }, no matter how cheap it is. The Doomhammer and discounts don't go below that, and for the final die you need that many in hand.
    .limits = The Champion can take and hold a region for them on his own.
    .also = tauren minimum, tauren price, tauren one token, tauren doomhammer, tauren discount, tauren beasts, tauren final die, tauren cost

rule-question-worgen-form =
    .title = Do Worgen have to choose a form?
    .does = Yes, at the start of each of your turns, the one you pick them on included, unless you decline. Without a coin, it's human form.
    .limits = Worgen form holds for all conquests of that turn.
    .also = worgen choose, human or worgen, worgen without coins, worgen first turn, worgen form how long, change worgen form, must worgen pay

rule-question-champion-what =
    .title = What can the Champion take?
    .does = Any region next to one that his race holds without him, no matter what defends it. For Kobolds, caverns count; for Naga, water, too.
    .limits = Not a watch tower, not by sea, and not as a first conquest. Tolls are due.
    .also = champion where, champion conquer, champion against many tokens, champion tower, champion first conquest, champion other island, champion anchor, hero attack, can the champion sail

rule-question-champion-when =
    .title = When can I use the Champion?
    .does = Once a turn while you conquer, even with no token in hand, but not after the final die.
    .limits = He leaves the region where he stood. If he held it alone, it's empty then.
    .also = champion turn, champion last, champion after die, champion without tokens, champion moves, pick up champion, champion leaves region, champion empty hand, how often champion

rule-question-champion-lost =
    .title = What happens when the Champion's region is taken?
    .does = He's captured: no token of yours there is lost, but you pay the attacker a coin for him, or nothing if you have none. You place him again with the tokens that withdraw, and can use him next turn.
    .limits = If you have no region left, he waits.
    .also = champion captured, champion killed, ransom, lose the champion, champion dies, champion attacked, pay for champion, champion conquered, get the champion back

rule-question-beasts-turn =
    .title = How many beasts do I get?
    .does = At the start of your turn, all beasts come back to you; then you have one for each hill your race still holds, up to { $beast_supply }.
    .limits = A region that only beasts held is empty by then, and doesn't count as a hill.
    .also = beasts per hill, number of beasts, beasts come back, hill with beasts only, beasts each turn, beasts first turn, no beasts this turn, get beasts

rule-question-beasts-lost =
    .title = What happens to beasts when I'm attacked?
    .does = One of them is lost instead of a token; the rest withdraw with your tokens.
    .limits = Draenei don't save a beast, but Light's Hope Chapel does. Next turn you get new ones for your hills.
    .also = lose beasts, beasts attacked, beast dies, beast instead of token, beasts draenei, beasts chapel, beasts killed, beasts count as tokens

rule-question-towers-when =
    .title = Which fields get a watch tower?
    .does = Each one where your race holds at least one of the regions around it, and more of them than any other single race, active or declined. It's checked at the end of your turn.
    .limits = Murlocs and your own declined race count as other races.
    .also = tower condition, why no tower, where are towers built, majority around fields, tower how many, tower missing, tie around the fields, why was my tower removed

rule-question-towers-fall =
    .title = How can I get rid of a watch tower?
    .does = Take regions around it until another race holds at least as many of them as the tower's race does. The tower comes down at the end of the turn of the player who put it there, unless they've won those regions back.
    .limits = Until then it stands, unless your table has chosen otherwise. It also goes when its race declines.
    .also = remove tower, beat a tower, tower falls, attack a tower, destroy tower, tower immune how long, tower at once, region with a tower

rule-question-towers-immune =
    .title = What does a watch tower protect from?
    .does = From everything opponents do: conquests, the Champion, the Doomhammer, raids, bombs, Intimidating and exchanges.
    .limits = The Heart of Azeroth doesn't collect there. Objectives can lie on it.
    .also = tower protects, tower against bombs, tower and intimidating, tower portal, what can't touch a tower, tower doomhammer, tower heart, tower objective

rule-question-shove-whom =
    .title = Which tokens can Intimidating move?
    .does = Those in regions next to the Intimidating race: opponents' tokens, active or declined, beasts and Murlocs. You choose the region they go to, among those the same race holds.
    .limits = Not your own declined tokens, not a Champion, and nothing in a region with a watch tower. Murlocs and tokens with nowhere to go are lost.
    .also = intimidate whom, intimidating murlocs, intimidating declined, intimidating champion, intimidating beasts, where does the token go, empty a region with intimidating, push tokens away, scare away, scare a champion away

rule-question-shove-when =
    .title = When can I use Intimidating?
    .does = Up to { $intimidating_uses } times a turn, while you have a token in hand to conquer with, and never after the final die.
    .limits = A fort or a Wisp Wall goes first, and that's one use.
    .also = intimidating when, intimidating after die, intimidating last, intimidating no tokens, intimidating wall, intimidating fort, how often intimidating, can't intimidate

rule-question-portal-what =
    .title = What does a Portal Mage exchange?
    .does = Tokens, Champion, beasts, forts, walls, bombs, objectives and face-up artifacts: everything in both regions except mountains, legendary places and face-down pieces.
    .limits = It works with empty regions and opponents' regions, too. Their watch towers can't be touched; for an Aegis you pay.
    .also = portal exchange, portal swaps what, swap opponents, portal artifacts, portal empty region, portal forts, portal pandaren, swap two enemies, swap my region, does a portal mage swap forts, portal mage forts, what does the portal mage swap

rule-question-forts-many =
    .title = Where do Garrisoned forts go?
    .does = One in each region the race holds at the end of its turn, { $fort_supply } in all. If there aren't enough, you choose.
    .limits = In decline they stay until the region is conquered or emptied, but no new ones come.
    .also = forts run out, fort each region, forts in decline, two forts, how many forts, fort conquered, fort left, new forts

rule-question-marsh-pay =
    .title = When do I pay a Marshdweller race?
    .does = Before each attack on a swamp it holds, whether the race is active or declined, you pay { $marshdweller_coins } coin. If you can't pay, you can't attack.
    .limits = It isn't refunded if your roll fails. An Intimidating move or an exchange costs nothing.
    .also = swamp costs a coin, pay for swamp, marshdweller declined, marshdweller toll, can't attack swamp, charged for a swamp, swamp failed roll

rule-question-aegis-pay =
    .title = What does the Aegis make me pay for?
    .does = For attacking its region or using a power on it: moving its tokens, exchanging it, bombing it, stealing from it. You pay its owner { $aegis_of_aggramar_coins } coins, once a turn.
    .limits = If you can't pay, you can't do it. Military objectives are free, and so is everything if the Aegis lies with a declined race.
    .also = aegis cost, attack aegis, pay for the shield, aegis twice, aegis declined, aegis and intimidating, aegis bomb, region with the shield, pay again, attack the shield region again, shield region a second time

rule-question-doomhammer-pay =
    .title = Who gets the coins for the Doomhammer?
    .does = The last player besides you who had it, even with a declined race. If there's none, the bank. You pay before the attack.
    .limits = A table can choose that the player who loses the region gets them instead.
    .also = doomhammer coins, pay doomhammer, previous owner, doomhammer bank, doomhammer no coins, hammer costs, who owned the hammer

rule-question-doomhammer-what =
    .title = What can I take with the Doomhammer?
    .does = Any region in reach, with one token, whatever it would cost. Tauren need { $tauren_least }.
    .limits = Not a watch tower. Other tolls are due as well.
    .also = doomhammer price, doomhammer mountain, doomhammer any region, hammer with one token, doomhammer anchor, doomhammer stack of tokens, hammer tower

rule-question-ashes-where =
    .title = Where can the Ashes take me?
    .does = To any land region of any island, at its usual price, with no extra token for travel.
    .limits = Not to a watch tower, and to water only with Naga.
    .also = ashes anywhere, ashes price, ashes other island, ashes water, ashes first conquest, phoenix where, fly with the ashes

rule-question-heart-pay =
    .title = Who pays for the Heart of Azeroth?
    .does = Each opponent whose active race borders the region with the Heart pays one coin, at the end of the turn of the player who has the Heart.
    .limits = Nobody pays more than once, nor more than they have. Declined races and regions with a watch tower don't pay.
    .also = heart coins, heart twice, pay heart, heart declined, heart without coins, lost a coin to the heart, heart tower

rule-question-artifact-left =
    .title = What happens to an artifact nobody can use?
    .does = It lies where it is, in an empty region or with a declined race, until an active race takes that region.
    .limits = Ethereals next to it can take it.
    .also = artifact left behind, artifact in decline, artifact abandoned, artifact in an empty region, artifact lost, pick up an artifact, artifact when i decline

rule-question-artifact-when =
    .title = How often can I use an artifact?
    .does = Each one once a turn, while your active race holds its region, even if you've just found it or taken it from somebody.
    .limits = The Doomhammer, Frostmourne and the Ashes move to the region you conquer. You don't have to use them.
    .also = artifact twice, use artifact right away, artifact just found, artifact taken over, several artifacts, artifact failed, artifact and die, frostmourne and ashes together, combine artifacts

rule-question-battleground-side =
    .title = How does a Neutral race take a side?
    .does = While it holds the Battleground, at the start of your turn or when you take it: choose Alliance or Horde, for this turn only. All conquests of the turn count, and you earn the faction bonus like that side.
    .limits = You don't have to. Next turn you choose again.
    .also = battleground neutral, take sides, neutral joins horde, neutral joins alliance, choose a faction, side for a turn, battleground choose, join the horde, join the alliance, become horde

rule-question-battleground-count =
    .title = What does the Battleground add to the faction bonus?
    .does = A second coin for each enemy race from which you took more than one region this turn. You have to hold it when you score.
    .also = battleground bonus, battleground coins, second region bonus, battleground how much, battleground double, battleground three regions

rule-question-chapel-what =
    .title = When does Light's Hope Chapel save tokens?
    .does = Whenever a region of the race that holds it is conquered or blown up, wherever that region is: all its tokens there withdraw. The attack that takes the Chapel is covered, too.
    .limits = Tokens that Intimidating removes are lost. A declined race isn't protected.
    .also = chapel saves, chapel bomb, chapel conquered, chapel intimidating, chapel other regions, chapel declined, no tokens lost, chapel beasts

rule-question-well-who =
    .title = Who gets the coins of the Well of Eternity?
    .does = A race that holds more regions next to the Well than any other, Murlocs included, gets { $wellspring_coins } coins at the end of its player's turn, even in decline.
    .limits = In a tie, nobody gets them.
    .also = well coins, well tie, well declined, well murlocs, regions next to the well, who controls the well, well bonus, how does the well work

rule-question-well-moves =
    .title = Where does the Well of Eternity go?
    .does = To a sea or lake of the island where it was found. If there are several, the player who found it chooses.
    .limits = If there's no water on that island, the Well leaves the game, and another legendary place lies there instead.
    .also = well moves, well without water, well on the lake, well which water, well found, place the well, island without water

rule-question-water-take =
    .title = Who can take seas and lakes?
    .does = Only Naga: { $price } tokens, plus what defends it. They can start there, and from water they attack the land around it.
    .limits = Nobody else can take water, not even with a raid or the Ashes, so Naga there can't be attacked. Intimidating can move them.
    .also = conquer a sea, conquer a lake, take water naga, naga water attack, naga in the sea, enter water, sea region take, attack naga in the lake, naga start

rule-question-fishing-water =
    .title = Which water counts for Fishing?
    .does = Seas and lakes that are printed on an island, with a number. Each region next to one counts once, however many it borders.
    .limits = The open sea around the islands doesn't count. A region of water that Naga hold counts, too, if it borders other water.
    .also = fishing coast, fishing sea around, fishing island edge, fishing lake, fishing naga, fishing counts, why no coins for fishing, region on the coast

rule-question-feud-count =
    .title = How is the faction bonus counted?
    .does = When you score: a coin for each race of the enemy faction from which you took at least one region this turn, active or declined. An active and a declined race of one player count separately.
    .limits = More regions of one race pay nothing extra without the Battleground.
    .also = faction bonus how, coins for alliance, coins for horde, bonus for taking horde regions, why no faction bonus, faction bonus twice, enemy faction coins, faction bonus declined race, several regions of the same race, coins for beating the same race three times

rule-question-feud-neutral =
    .title = Do Neutral races and Murlocs count for the faction bonus?
    .does = No. Taking their regions earns none, and Neutral races earn none themselves, unless one takes a side on the Battleground.
    .also = neutral bonus, murlocs faction, neutral faction bonus, kobolds faction, naga faction, bonus for murlocs, bonus against neutral

rule-question-own-race-bonus =
    .title = Does taking my own declined region earn bonuses?
    .does = Yes, it counts like anybody's: for the faction bonus if it belongs to the enemy faction, and for Battle Master, Enraged and Orcs.
    .also = own declined bonus, attack my own race for coins, own declined faction, own declined battle master, own region bonus, faction bonus against myself

rule-question-ethereals-use =
    .title = What can Ethereals do with their ability?
    .does = One of these each turn: take an artifact from a region next to theirs, or attack a region next to theirs that has a legendary place, for { $ethereals_less } tokens less.
    .limits = Both have to be face up, and next to a region they hold, not across the sea.
    .also = ethereals discount, ethereals both, steal artifact how, ethereals artifact from opponent, ethereals face down, ethereals place, stolen artifact goes where, ethereals tower

rule-question-forsaken-count =
    .title = Which tokens count for the Forsaken?
    .does = Each token of others that left the board for good because of you this turn: Murlocs, tokens of active races, every token of a declined race, beasts, and your own declined race's.
    .limits = Not those that withdrew, and not the Champion. You also need a coin for each new token.
    .also = forsaken how many, forsaken murlocs, forsaken buy, forsaken own declined, forsaken beasts, new forsaken tokens, forsaken limit, forsaken draenei

rule-question-draenei-saved =
    .title = Which loss do Draenei escape?
    .does = The first token they would lose on each opponent's turn, by a conquest, a bomb or Intimidating. It withdraws with the others. Tokens they lose later that turn aren't saved.
    .limits = A beast that's lost isn't saved, and a captured Champion costs no token anyway.
    .also = draenei first token, draenei saved, draenei attacked twice, draenei bomb, draenei lost, draenei intimidating, draenei each turn

rule-question-objectives-where =
    .title = Where can Humans put their objectives?
    .does = In different regions without an Alliance race: regions of Horde or Neutral races, of your own declined race if it isn't Alliance, empty ones and water, even with a tower or the Aegis.
    .limits = At the end of each of your turns, you can fetch them back and place them again.
    .also = objective where, objective empty region, objective tower, objective alliance, move objectives, objectives same region, place objectives, objective on water

rule-question-objectives-pay =
    .title = Who earns coins for a military objective?
    .does = Whoever conquers its region gets { $warcraft_humans_coins } coins, even the Humans themselves. If it's another player, the Humans' player gets the same. The objective goes back.
    .limits = If the Horde conquers it, nobody gets coins and the objective stays there. The same goes for a Neutral race that sides with the Horde for its turn.
    .also = objective coins, objective horde, objective humans themselves, objective neutral, coins from humans, took a region with an objective, objective bonus, neutral siding with the horde takes an objective

rule-question-kobolds-enter =
    .title = Where can Kobolds enter?
    .does = In any cavern, or at an anchor like everybody else. Caverns always count as next to them, so even an anchor there costs nothing extra.
    .also = kobolds first conquest, kobolds cavern anchor, kobolds travel, kobolds start, kobolds other island, cavern next to kobolds

rule-question-walls-stay =
    .title = What happens to Wisp Walls and forts?
    .does = They go back to the supply when their region is conquered or emptied. In decline they stay and keep defending.
    .limits = Intimidating can remove one, as one of its uses. When the supply is empty, no more are built.
    .also = wisp wall lost, wisp walls run out, walls in decline, forts conquered, wall conquered, fort after attack, do walls stay, wall intimidating

rule-question-enraged-count =
    .title = What counts for Enraged?
    .does = All tokens that defended the region, if there was more than one: race tokens, beasts and a Champion. You get a coin for each.
    .limits = Forts, walls, mountains and a single token pay nothing.
    .also = enraged coins, enraged single token, enraged fort, enraged champion, enraged declined stack, enraged beasts, enraged how many

rule-question-islands-declined =
    .title = What keeps working in decline in Warcraft?
    .does = Forts, Wisp Walls, the Marshdweller toll, Naga in water, and the Tauren's second token. The Well of Eternity pays declined races, too.
    .limits = Artifacts and all other places don't work.
    .also = warcraft decline, what stays in decline, decline warcraft, abilities in decline on islands, works in decline, declined ability warcraft

rule-question-murlocs-race =
    .title = Do Murlocs count as a race?
    .does = Only for the Well of Eternity and for watch towers: there they count as another race, though nobody plays it. They belong to no faction, and a region with one isn't empty.
    .also = murlocs count, murloc race, murlocs well, murlocs tower, murlocs empty, who plays murlocs, murlocs owner

## Told again.

rule-warcraft-question-start-effects =
    .does = If you play on, or have just picked a combo: Harmony tokens come back, bombs are shown, beasts come back and you get one for each hill, Worgen choose their form, and a Neutral race on the Battleground may take a side.
    .limits = None of this happens on a turn you decline, except that Goblins who decline show their bombs.

rule-warcraft-question-decline-tokens =
    .does = One token stays in each region, or { $tauren_least } with Tauren, turned over. The rest go to the tray, including those in hand. Beasts, the Champion, towers and objectives leave the board; forts and Wisp Walls stay.

rule-warcraft-question-power-decline =
    .does = Usually not. These keep working: forts, Wisp Walls, Marshdweller, Naga in water, and the second token of the Tauren. Everything else ends.
    .limits = The Well of Eternity pays declined races, too. No other place works for them, and no artifact.

rule-warcraft-question-enter-where =
    .does = In any region with an anchor, on any island, for one token more unless you have Sailing. Kobolds can also enter in a cavern, Naga in water, and Gnomes anywhere on land, by a raid.

rule-warcraft-question-enter-twice =
    .does = Yes. Regions with an anchor are always in reach, on every island, usually for one token more if they aren't next to yours.

rule-warcraft-question-enter-beside =
    .does = Yes, wherever it can land. The old race doesn't make it cheaper: it still costs the extra token, if your race pays one.

rule-warcraft-question-die-when =
    .does = Once a turn, for your last attempt. The region can cost up to { $die_most } tokens more than you have in hand. You need at least one token, or { $tauren_least } with Tauren, and you name the region first.
    .limits = Gnomes roll before a raid, too, and can roll again if it becomes their last attempt.

rule-warcraft-question-need-token =
    .does = No, not even with a discount, the die or an artifact. Only the Champion needs none. A beast in hand will do instead of a token, but not for Tauren.

rule-warcraft-question-losses-how-many =
    .does = One for each region taken from you; the others withdraw. A lone token is lost. Declined tokens are all lost.
    .limits = Where beasts or the Champion stand, no token is lost. Draenei save the first of each turn, and Light's Hope Chapel saves them all.

rule-warcraft-question-cannot-attack =
    .does = Usually it's one of these: it's neither next to a region of the attacking race nor an entry region; it's water and you aren't Naga; a watch tower protects it; or you can't pay what's due before the attack: to Pandaren or a Marshdweller race, or for the Aegis or the Doomhammer.
    .limits = You also need at least one token in hand, or { $tauren_least } with Tauren. For the die, you can be at most { $die_most } tokens short. After the final die, or once you've started to redeploy, you're done conquering this turn.

rule-warcraft-question-region-price =
    .does = { $price }, plus one for each token, Murloc, beast, Champion, mountain, fort and Wisp Wall in it, and one for an entry region that isn't next to yours. So a mountain next to you takes { $price } + { $mountain_defense } if it's empty, and one more for each Orc if Orcs hold it.
    .limits = Discounts come off, and for your last attempt the die, but at least one token always goes in, or { $tauren_least } with Tauren.

rule-warcraft-question-pieces-taken =
    .does = Forts and Wisp Walls go back to the supply, and the Champion to his player for a coin. Mountains, bombs, artifacts and places stay, and the new owner can use what's there.
    .limits = When you give up a region, its forts, walls and watch tower go back to the supply, and a bomb goes back to its player unseen.

rule-warcraft-question-decline-when =
    .does = At the start of your turn, before you do anything else, but not on the turn you picked the race.

rule-warcraft-question-decline-conquer =
    .does = No, declining takes your whole turn: you don't conquer, you just score.

rule-warcraft-question-new-race =
    .does = Put the one you have in decline. That takes your whole turn, and next turn you pick a new combo.

rule-warcraft-question-last-round =
    .does = No. Everybody plays it, then the coins are shown.

rule-warcraft-question-decline-earn =
    .does = Yes, a coin for each region of your declined races, including the one you just turned over. Bonuses stop right away; only the Well of Eternity still pays.

rule-warcraft-question-two-declined =
    .does = No. The older one leaves the board when the newer one declines.

rule-warcraft-question-declined-moves =
    .does = No. They can't conquer, move or leave a region. Only an opponent's Intimidating race or a Portal Mage race, yours included, can move them.

rule-warcraft-question-declined-lost =
    .does = Each declined token still makes its region cost one token more. If the region is taken, all the tokens in it are lost. When the last one is gone, the banner goes back to the column or under the stack.

rule-warcraft-question-own-declined =
    .does = Yes. Its tokens count toward the price and are lost. It counts as a non-empty region, and for the faction bonus if that race belongs to the enemy faction.

rule-warcraft-question-wiped-out =
    .does = If you have tokens in hand, you land again next turn, or decline. If you have none, you can only pass or decline. You don't get a new combo that turn.
    .notes =
        A race with no tokens keeps its banner until you decline it; then it's gone right away.
        If you pass, you still score your declined race. If you decline, it leaves first, so you usually score nothing.

rule-warcraft-question-other-army =
    .does = No. It works only for the race beside its badge. Artifacts help only your active race, and a legendary place only the race in its region.

rule-warcraft-question-attack-from-declined =
    .does = No. Only the attacking race's regions count, not those of your other race. Anchors can be attacked from anywhere.

rule-warcraft-question-leave-empty =
    .does = Not when you redeploy: at least one stays in each, or { $tauren_least } with Tauren. Beasts and the Champion can hold a region without a token. To leave a region, abandon it before your first conquest.

rule-warcraft-question-tie =
    .does = The player with more race tokens on the board, active and declined together. Beasts count; tokens in hand and the Champion don't. If that's a tie too, they share the win.

rule-warcraft-question-not-empty =
    .does = One with a Murloc or any race tokens, even your own declined ones, or with a Champion or beasts alone. Just a mountain, an artifact or a face-down piece doesn't count.

rule-warcraft-question-badge-discarded =
    .does = It's discarded. When the badges run out, the discarded ones are shuffled into a new stack, so a power can come back with another race.
    .limits = Garrisoned and Marshdweller badges stay until their race leaves the board.

rule-warcraft-question-deals =
    .does = Talk as much as you like, but nothing changes hands: no coins, no tokens, no races. The rules have no pacts, so nobody has to keep a promise.

rule-warcraft-question-tokens-back =
    .does = Not by themselves: they go to the tray. Forsaken can buy new ones from it, and the Spirit Healer brings one each turn.

rule-warcraft-question-decline-back =
    .does = No. It stays in decline until it's off the board. Then its banner goes back, and anybody can pick it as a new race.

rule-warcraft-question-discounts =
    .does = Yes, those of race, power and an artifact, and the die on top. But at least one token always goes in, or { $tauren_least } with Tauren.

rule-warcraft-question-players =
    .does = { $players_least } to { $players_most } players, with more islands for more players.
    .limits = Computers can take seats too: say how many when you open a game with /{ command-game } { command-game-new }.
