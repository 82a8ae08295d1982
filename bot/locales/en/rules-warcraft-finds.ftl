## Artifacts and legendary places of Warcraft, for /rule.

rule-relic-aegis-of-aggramar =
    .does = At the end of your turn, put it in a region you hold. Before opponents attack that region or use a power on it, they pay you { $coins } coins, once a turn.
    .limits = A player who can't pay can't do it.
    .decline = It guards nothing until an active race takes its region.
    .notes =
        It covers exchanges, Intimidating, bombs and theft, too.
    .also = aegis, aegis of agramar, shield, aggramar, aegis shield, agramar, egis

rule-relic-ashes-of-alar =
    .does = Conquer any region of any island with them, at its usual price as if it were next to yours.
    .limits = They can't take you to a watch tower, or to water unless you're Naga.
    .notes =
        There's no extra token for travel.
    .also = ashes, ashes of al'ar, alar, ashes of alaar, phoenix, phoenix ashes, ash

rule-relic-doomhammer =
    .does = Conquer any region in reach with just one of your tokens. First you pay { $coins } coins to the last player besides you who had the hammer, or to the bank if there's none.
    .limits = Without the coins, you can't use it. Tauren need { $tauren_least } tokens.
    .notes =
        Watch towers are safe from it, and other tolls are due as well.
        A player whose declined race has the hammer in its region counts as having had it, too.
    .also = doom hammer, hammer, doomhamer, the hammer, dumhammer

rule-relic-frostmourne =
    .does = Conquer one region with it for { $cheaper } tokens less.
    .limits = At least one token goes in.
    .also = frost mourne, frostmorne, frostmorn, sword, runeblade, frost blade

rule-relic-heart-of-azeroth =
    .does = At the end of your turn, put it in a region you hold: each opponent with an active race next to that region pays you a coin.
    .limits = Each pays once. A player without coins pays nothing.
    .also = heart, azeroth heart, heart of azerot, necklace, hart of azeroth

rule-place-battleground =
    .does = Your faction bonus counts a second region taken from each race as well. A Neutral race here can take a side for its turn and earn the bonus, too.
    .limits = The race has to hold the Battleground when you score. A Neutral race takes its side at the start of the turn or when it takes the Battleground, and all its conquests of the turn count.
    .decline = It does nothing.
    .also = battle ground, battlegrounds, battlefield, take a side, bg, arena

rule-place-dark-portal =
    .does = { $coins } extra coins each turn.
    .decline = It pays nothing.
    .also = portal, darkportal, dark gate, the portal, black portal

rule-place-karazhan =
    .does = An extra coin for each other region of its race with the same terrain as this one.
    .decline = It pays nothing.
    .also = karazan, kharazan, karazahn, kara, tower of karazhan, wizard tower

rule-place-lights-hope-chapel =
    .does = The race that holds it loses no tokens when it's attacked, in any of its regions. They all withdraw.
    .limits = That goes for conquests and blasts, including the one that takes the Chapel. Beasts are saved, too. Tokens that Intimidating removes are lost.
    .decline = It saves nothing.
    .also = chapel, lights hope, light's hope, hope chapel, church, lights hope chapell

rule-place-meeting-stone =
    .does = Entry regions that aren't next to its race cost that race no extra token.
    .decline = It does nothing.
    .also = meetingstone, meeting stones, stone, summoning stone, meting stone

rule-place-spirit-healer =
    .does = Each time its race redeploys, it gets one more token, as long as the tray has any.
    .decline = It gives nothing.
    .notes =
        Forsaken buy theirs first.
    .also = healer, spirithealer, spirit heeler, angel, spirit healers, extra token each turn

rule-place-well-of-eternity =
    .does = When it's found, it moves to a sea or lake of its island. The race that holds more regions next to it than any other gets { $wellspring_coins } coins at the end of its turn.
    .limits = In a tie, nobody gets them. Murlocs count as a race.
    .decline = A declined race gets the coins, too.
    .notes =
        If the island has no water, the Well leaves the game, and another legendary place is found instead. If there are several seas and lakes, the finder chooses.
        Only Naga in that water hold the Well itself.
    .also = well, eternity, well of eternety, fountain, well of eternal, the well
