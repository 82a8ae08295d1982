## What each race, power, artifact and place of Warcraft does, in one line, as in does.ftl.

does-blood-elves = +1 coin for each magic source they hold.
does-draenei = on each opponent's turn, the first Draenei token that would be lost withdraws instead.
does-ethereals = once a turn, take an artifact from a region next to theirs, or conquer a region next to theirs that has a legendary place, for 2 tokens less.
does-forsaken = after conquering, buy new tokens for 1 coin each: one for every Murloc and every token of another race that was lost because of them this turn.
does-goblins = at the end of your turn, put hidden bombs on opponents' active races next to them. Next turn, each one blows up and empties its region, unless it's a dud; half of them are.
does-kobolds = all caverns count as next to their regions; they can enter the board in any of them, at no extra cost.
does-naga = can enter and conquer seas and lakes, and keep them in decline.
does-night-elves = −1 to conquer forests. Each forest they conquer gets a Wisp Wall for +1 defense, even in decline.
does-pandaren = each player you left in peace this turn gets a Harmony token, and has to pay you 2 coins before attacking the Pandaren.
does-tauren = at least two tokens stay in each region, even in decline; but there are a lot of them.
does-warcraft-dwarves = −2 to conquer mountains.
does-warcraft-gnomes = once a turn, raid any land on the map: roll the die first, and it costs that many fewer tokens.
does-warcraft-humans = at the end of your turn, mark up to two regions without Alliance races: if anybody but the Horde takes one, they earn 2 coins, and if it wasn't you, so do you.
does-warcraft-orcs = +1 coin for each region they take from an Alliance race, on top of the faction bonus.
does-warcraft-trolls = −1 to conquer regions with tokens or Murlocs in them.
does-worgen = each turn, take 2 coins in human form, or pay 1 in worgen form for −1 on all conquests.

does-archaeologist = +1 coin for each artifact and legendary place this race holds.
does-battle-master = +1 coin for each region this race takes that isn't empty.
does-beast-master = each turn, a beast for each hill this race holds. Beasts work like tokens, and one of them is lost instead of a token when its region is taken.
does-blacksmith = −1 to conquer any region.
does-championing = once a turn, the Champion takes a region next to yours all by himself, however well it's defended. If he's captured, you lose no token and pay 1 coin to get him back.
does-defensive = at the end of your turn, each of this race's fields gets a watch tower if no other race holds as many of the regions around it. Opponents can't attack or touch a tower.
does-enraged = when this race takes a region with two or more tokens in it, +1 coin for each of them.
does-explorer = +1 coin for each island this race holds a region on.
does-farmer = +1 coin for each region of fields this race holds.
does-fishing = +1 coin for each region this race holds next to a sea or a lake.
does-garrisoned = a fort in each region this race holds; each gives +1 defense, even in decline.
does-herbalist = +1 coin for each hill this race holds.
does-intimidating = up to three times a turn, move a token next to this race to another region held by that token's race. If there's none, it's lost, as Murlocs always are.
does-marshdweller = opponents pay you 1 coin before attacking one of this race's swamps, even in decline.
does-mountaineer = +1 coin for each mountain this race holds.
does-portal-mage = up to twice a turn, exchange everything in one magic source region with everything in another, whoever holds them.
does-ranger = +1 coin for each forest this race holds.
does-sailing = landing at an anchor that isn't next to this race costs no extra token.
does-swamp-walker = +1 coin for each swamp this race holds.
does-warcraft-mining = +1 coin for each cavern this race holds.

does-aegis-of-aggramar = at the end of your turn, put it in a region of yours: opponents pay you 2 coins before they attack that region or use a power on it.
does-ashes-of-alar = once a turn, conquer any land on the map, next to yours or not.
does-doomhammer = once a turn, pay 2 coins and conquer any region in reach for just one token.
does-frostmourne = once a turn, −2 to conquer a region.
does-heart-of-azeroth = at the end of your turn, put it in a region of yours: each player with an active race next to it pays you 1 coin.

does-battleground = your faction bonus counts up to two regions of each race. A Neutral race there can take a side for its turn.
does-dark-portal = +2 coins each turn.
does-karazhan = +1 coin for each other region of its race with the same terrain.
does-lights-hope-chapel = its race loses no tokens when it's attacked.
does-meeting-stone = landing at an anchor that isn't next to its race costs no extra token.
does-spirit-healer = one more token each time its race redeploys, as long as the tray has any.
does-well-of-eternity = lies on a sea or lake: +2 coins for whichever race holds the most regions around it, even in decline.

does-travel = landing at an anchor that isn't next to this race costs 1 token more.
does-feud = +1 coin for each race of the enemy faction that you took a region from this turn.
does-turning-up = conquer the region with a face-down piece, and you find an artifact or a legendary place.
does-keeping = your own watch tower doesn't keep you out.
does-wellspring = +2 coins for the race that holds the most regions around the Well of Eternity.
