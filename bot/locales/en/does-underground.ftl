## What each race, power, relic and place of Underground does, in one line, as in does.ftl.

does-cultists = the first region they conquer gets the Great Ancient and is immune; −1 to conquer regions next to it.
does-drow = +1 coin for each region they hold with no other race and no Monsters next to it.
does-flames = choose a chasm with a volcano symbol for their Volcano and start next to it; of the regions they can reach, those next to it or next to Flames linked to it cost as if empty.
does-iron-dwarves = each turn, a silver hammer for each mine they hold; hammers conquer like tokens.
does-kraken = can stay in Rivers and score them, even in decline.
does-liches = once they're in decline, opponents pay you 1 coin for each region they take from them.
does-lizardmen = reach across Rivers without conquering them.
does-mudmen = each turn, one new token for each mudpool they hold.
does-mummies = any region costs them 1 token more to conquer, but there are a lot of them.
does-ogres = −1 to conquer any region.
does-shadow-mimes = when you pick them, you can exchange their power for another one on show.
does-shrooms = +1 coin for each mushroom forest they hold.
does-spiderines = all regions next to a chasm count as next to theirs; they can enter the board in any of them.
does-underground-gnomes = on others' turns, no power, relic or discount works against them, just tokens and the final die.
does-will-o-wisps = roll the die before attacking a mystic crystal region, or a region next to one they hold; it costs that many tokens less.

does-adventurous = +1 coin for each region this race holds with a legendary place.
does-fisher = +1 coin for every two regions this race holds next to the River.
does-flocking = +2 coins each turn if all regions of this race are connected.
does-frightened = +1 coin for each region with three or more tokens of this race.
does-immortal = while active, they lose no tokens when conquered; all of them withdraw.
does-magic = the Bag works each turn as any one relic on the board.
does-martyr = +1 coin each time an opponent conquers a region of this race.
does-muddy = +1 coin for each mudpool this race holds, even in decline.
does-mystic = +1 coin for each mystic crystal region this race holds.
does-quarreling = +1 coin for each separate group of regions this race holds.
does-reborn = once this race is in decline, your active race can take over up to two of its regions each turn.
does-royal = each turn, the Queen makes one region of this race immune; she stays there in decline.
does-shield = each turn, a mushroom armor for each mushroom forest this race holds; each gives +1 defense, even in decline.
does-stone = +1 coin for each black mountain this race holds.
does-thieving = each turn, take 1 coin from each player whose active race is next to this one.
does-tomb = in decline, all its tokens stay, and it loses just one when a region is taken.
does-underground-mining = +1 coin for each mine this race holds.
does-vampire = once a turn per opponent, replace a lone active token of theirs in reach with one of yours.
does-vanishing = when it declines, it leaves the board for 2 coins per region.
does-vengeful = −1 to conquer the regions of players who attacked you since your last turn.
does-wise = in decline, +2 coins each turn as long as it has a region left.

does-flying-doormat = once a turn, conquer any region, next to yours or not.
does-froggys-ring = at the end of your turn, put it in a region: each player with an active race next to it pays you 1 coin.
does-scepter-of-avarice = before you score, put it in a region: that region's coins count double.
does-shiny-orb = once a turn, replace an opponent's lone active token in reach with one of yours.
does-stinky-trolls-socks = once a turn, conquer a region as if it were empty; its defenders lose nothing.
does-sword-of-the-killer-rabbit = once a turn, −2 to conquer a region.

does-altar-of-souls = after scoring, give up a declined token of yours for 3 coins; works in decline, too.
does-crypt-of-the-tomb-raider = at the end of your turn, put the Ghost in another region; it makes that region immune, and stays there in decline.
does-diamond-fields = +1 coin for this region and for each other region of the same race and terrain, even in decline.
does-fountain-of-youth = one more token at the start of each turn, as long as the tray has any.
does-great-brass-pipe = all regions with the same terrain as this one are next to each other for its race.
does-keep-on-the-motherland = +1 coin and +1 defense, even in decline.
does-mine-of-the-lost-dwarf = +2 coins each turn, even in decline.
does-stonehedge = lends its race a second power, the same one for the rest of the game.
does-wickedest-pentacle = once a turn, move the Balrog to a region next to his: a race there loses 2 tokens, and the rest withdraw.

does-discovery = conquer a region with Monsters, and you find the relic or place they guarded.
does-ownership = a piece that makes a region of your declined race immune doesn't keep your active race out, unless it's the Balrog.
