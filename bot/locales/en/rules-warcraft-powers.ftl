## The powers of Warcraft, for /rule. As in rules-powers.ftl.

rule-power-archaeologist =
    .does = An extra coin for each artifact and each legendary place in a region of this race.
    .limits = Only face-up ones count.
    .decline = The bonus ends.
    .also = archeologist, archaeologists, archeology, arceologist, digger, coins for artifacts

rule-power-battle-master =
    .does = A coin for each region this race conquers that isn't empty.
    .limits = It's paid at once. Murlocs and your own declined tokens count, too.
    .decline = The bonus ends.
    .also = battlemaster, battle masters, battel master, war master, warmonger

rule-power-beast-master =
    .does = At the start of your turn, all your beasts come back; then you get one for each hill this race holds. A beast works like a race token: it conquers, defends, and can hold a region alone.
    .numbers = There are { $supply }.
    .limits = If a region with beasts is conquered, one of them is lost instead of a token. Draenei can't save it.
    .decline = The beasts leave the board.
    .notes =
        A region held by beasts alone is emptied when they come back, before the hills are counted.
        Beasts count for breaking a tie, but not toward the tokens that Tauren need in a region.
    .also = beastmaster, beast masters, beats master, beast tamer, pets, animals

rule-power-blacksmith =
    .does = Every region costs this race { $less } token less.
    .limits = At least one token goes in.
    .decline = The discount ends.
    .also = black smith, blacksmiths, smith, blaksmith, forge

rule-power-championing =
    .does = Once a turn, the Champion takes a region next to this race all by himself, whatever defends it, and stands there.
    .limits = He can't take a watch tower, can't make a first conquest, and can't act after the final die. Tolls are due.
    .decline = He leaves the board.
    .notes =
        You need no tokens in hand.
        If his region is taken, no token is lost: you pay the attacker a coin, if you have one, and place him again.
    .also = champion power, champions, championing race, chamption, hero power, champ

rule-power-defensive =
    .does = At the end of your turn, each region of fields this race holds gets a watch tower if no other race holds as many of the regions around it. Towers come off where that's no longer so.
    .numbers = There are { $supply } towers.
    .limits = Opponents can't attack a tower's region or use a power there.
    .decline = The towers leave the board.
    .notes =
        Murlocs and your own declined race count as other races.
        If opponents take the regions around it, a tower stands until the end of your turn.
    .also = defence power, defensiv, tower power, defender, towers on fields

rule-power-enraged =
    .does = When this race conquers a region with more than one token in it, you get a coin for each of them.
    .limits = It's paid at once. Beasts, a Champion and declined tokens count.
    .decline = The bonus ends.
    .also = enrage, enragd, rage, angry, furious

rule-power-explorer =
    .does = An extra coin for each island on which this race holds a region.
    .decline = The bonus ends.
    .also = explorers, exploration, exploring, coin per island, coin per board

rule-power-farmer =
    .does = An extra coin for each region of fields this race holds.
    .decline = The bonus ends.
    .also = farmers, farming, farmar, coins for fields

rule-power-fishing =
    .does = An extra coin for each region this race holds next to a sea or a lake.
    .limits = Only water printed on an island counts, not the sea around the islands. Each region counts once.
    .decline = The bonus ends.
    .notes =
        A region of water that Naga hold counts, too, if it borders other water.
    .also = fishers, fisherman, fish, fisching, angler, coins at the water

rule-power-garrisoned =
    .does = Each region this race holds gets a fort, which makes it cost { $defense } token more to take.
    .numbers = There are { $supply } forts, one per region at most.
    .decline = The forts stay until their regions are conquered or emptied.
    .also = garrison, garisoned, garrisons, garrisonned, fort power, forts everywhere

rule-power-herbalist =
    .does = An extra coin for each hill this race holds.
    .decline = The bonus ends.
    .also = herbalists, herb, herbs, erbalist, coins for hills

rule-power-intimidating =
    .does = On your turn, move a token from a region next to this race to another region held by the token's own race. If there's none, the token is lost. Murlocs are always lost.
    .numbers = You can do it up to { $uses } times a turn, even on the same region.
    .limits = You have to do it before your last conquest: you need a token left to conquer with. A wall or fort goes first and takes up one use.
    .decline = It ends.
    .notes =
        Declined tokens can be moved, too, but not your own, and not a Champion.
        Watch towers are safe; for the Aegis and Harmony you pay first.
    .also = intimidate, intimidation, intimidatin, scare tokens, push tokens, move enemy tokens, shove

rule-power-marshdweller =
    .does = Before an opponent attacks a swamp of this race, they pay you { $coins } coin for each attempt.
    .limits = It isn't refunded if the roll fails. A player who can't pay can't attack.
    .decline = It keeps working.
    .also = marsh dweller, marshdwellers, marshdweler, swamp toll, marsh

rule-power-mountaineer =
    .does = An extra coin for each mountain this race holds.
    .decline = The bonus ends.
    .also = mountaineers, mountainer, climbers, coins for mountains

rule-power-portal-mage =
    .does = On your turn, exchange everything in one region that has a magic source with everything in another that has one, whoever holds them.
    .numbers = You can do it up to { $uses } times a turn, until you redeploy.
    .limits = Mountains and legendary places stay. Opponents' watch towers can't be touched; for the Aegis you pay first.
    .decline = It ends.
    .notes =
        It isn't an attack: nobody loses tokens, and it costs no Harmony or Marshdweller toll.
        Face-down pieces stay, and are turned up if tokens come to them.
    .also = portal mages, portalmage, portal, portals, teleport, swap regions, exchange regions

rule-power-ranger =
    .does = An extra coin for each forest this race holds.
    .decline = The bonus ends.
    .also = rangers, rangr, hunter, coins for forests

rule-power-sailing =
    .does = Entry regions that aren't next to this race cost it no extra token.
    .limits = Seas and lakes stay closed, except to Naga.
    .decline = It ends.
    .also = sail, sailor, sailors, saling, boat, ship, cheap landing

rule-power-swamp-walker =
    .does = An extra coin for each swamp this race holds.
    .decline = The bonus ends.
    .also = swampwalker, swamp walkers, swamp walking, coins for swamps

rule-power-warcraft-mining =
    .does = An extra coin for each cavern this race holds.
    .decline = The bonus ends.
    .also = miner, miners, minning, cavern coins, dig
