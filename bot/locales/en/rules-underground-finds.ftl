## Relics and legendary places, for /rule.

rule-relic-flying-doormat =
    .does = Conquer any region with it, next to yours or not, at its usual price.
    .limits = It can't take you to immune regions, seas, lakes, chasms or Gnomes. If the attempt fails, it stays where it was.
    .notes =
        It moves to the region you conquer with it, and you can keep conquering from there.
        You can roll the final die for that region, too.
    .also = doormat, door mat, flying door mat, flying mat, carpet, flying carpet, flying rug, mat, fly anywhere

rule-relic-froggys-ring =
    .does = At the end of your turn, put it in a region you hold: each player with an active race next to that region pays you one coin.
    .limits = Each pays once. If they have no coins, they pay nothing. Tokens in an immune region don't count.
    .notes =
        It works on Gnomes, too.
    .also = froggy's ring, froggys ring, frog ring, ring, froggy, frogs ring, magic ring, ring of the frog, the one ring

rule-relic-scepter-of-avarice =
    .does = Before you score, put it in a region you hold: whatever that region earns counts double.
    .limits = That's its coin and the bonuses that this one region earns. Coins from players don't count, nor do Flocking, Quarreling, Fisher and Wise.
    .notes =
        It does nothing in the region of the Mine of the Lost Dwarf.
    .also = scepter, sceptre, sceptre of avarice, scepter of avarise, avarice, staff, double coins of a region, king's scepter

rule-relic-shiny-orb =
    .does = Once a turn, take a region with a lone token of an opponent's active race: that token goes back to its tray, and one of yours takes its place.
    .numbers = Your token comes from the tray, or from your hand if the tray is empty.
    .limits = The region has to be in reach, and not immune or held by Gnomes. Mountains, the Keep and armors don't protect it.
    .notes =
        It's a conquest in every way, but costs Mummies nothing extra.
        An Immortal token is lost that way. You can't use it after the final die.
    .also = orb, shiny orbs, shinny orb, crystal ball, ball, orb of domination, mind control orb, replace a lone token

rule-relic-stinky-trolls-socks =
    .does = Conquer one region with them as if it were empty. Its defenders lose nothing and withdraw.
    .limits = Mountains and the Keep still cost extra. The Socks don't help against Gnomes.
    .notes =
        A declined race that has no other region loses its tokens.
    .also = socks, sock, stinky socks, troll socks, stinky trolls sock, smelly socks, stinky troll socks, trolls socks

rule-relic-sword-of-the-killer-rabbit =
    .does = Conquer one region with it for { $cheaper } tokens less.
    .limits = At least one token always goes in. It doesn't help against Gnomes.
    .also = sword, killer rabbit, rabbit sword, sword of killer rabbit, bunny sword, rabbit, sword of the rabbit, killer bunny

rule-place-altar-of-souls =
    .does = After you score, you can give up one declined token of yours, anywhere on the board, for { $coins } coins.
    .limits = It has scored for this turn already. If it was that race's last, the race is gone.
    .decline = It still works.
    .also = altar, alter of souls, alter, souls, sacrifice, altar of soul, sacrifice a token, sell a token

rule-place-crypt-of-the-tomb-raider =
    .does = At the end of your turn, you can put the Ghost in another region, even an empty or enemy one. It makes that region immune.
    .limits = If the region is empty or has Monsters, only the player who holds the Crypt can take it.
    .decline = The Ghost stays where it is.
    .notes =
        When the Crypt is conquered, the Ghost comes off the board until its new holder places it.
    .also = crypt, tomb raider, tomb-raider, crypt of the tomb raider, tombraider, lara croft, crypt of tomb raider, ghost's crypt

rule-place-diamond-fields =
    .does = An extra coin for this region, and for each other region of the same race with the same terrain.
    .decline = It keeps paying.
    .notes =
        Regions of your other race don't count.
    .also = diamond field, diamonds, diamond, field of diamonds, dimond fields, diamonds field

rule-place-fountain-of-youth =
    .does = At the start of each of your turns, unless you decline, you get one more token, as long as the tray has any.
    .limits = It goes into your hand.
    .decline = It gives nothing.
    .also = fountain, youth, fountain youth, fountian of youth, fountain of life, spring, extra token each turn

rule-place-great-brass-pipe =
    .does = All regions with the same terrain as this one are next to each other for the race that holds it.
    .limits = That race can't reach Gnomes this way.
    .decline = It does nothing.
    .notes =
        It counts for Flocking.
    .also = pipe, brass pipe, great pipe, great bras pipe, pipes, tube, tunnel, warp pipe, mario pipe

rule-place-keep-on-the-motherland =
    .does = An extra coin each turn, and the region costs { $keep_walls_defense } token more to take.
    .decline = It keeps paying and defending.
    .also = keep, motherland, keep of the motherland, castle, keep on motherland, keep in the motherland, fortress

rule-place-mine-of-the-lost-dwarf =
    .does = { $coins } extra coins each turn.
    .limits = The Scepter does nothing here. The region doesn't become a mine: Mining and Iron Dwarves count it only if it's one anyway.
    .decline = It keeps paying.
    .also = lost dwarf, mine of lost dwarf, lost dwarf mine, dwarf mine, mine of the dwarf, lost dwarfs mine, gold mine

rule-place-stonehedge =
    .does = It lends its race a special power, drawn at random when it's found. The power stays with Stonehedge for the rest of the game.
    .limits = You get no tokens for that badge, and you don't have to use the power.
    .decline = Only powers that work in decline keep working.
    .notes =
        If somebody takes the region, they get the same power.
        What a lent power has put on the board, like the Queen or armors, stays there; a lent Bag leaves with Stonehedge.
        If you lose Stonehedge, tokens kept by a lent Tomb stay on the board. From then on, though, they're all lost when their region is taken, like any declined tokens.
    .also = stonehenge, stone hedge, stonehege, hedge, stone henge, second power, extra power, borrowed power, lends a power

rule-place-wickedest-pentacle =
    .does = When it's found, the Balrog comes to a region next to it. On each later turn of yours, you can move him once, at any point, to a region next to his.
    .limits = The first move isn't optional if there's anywhere he can go. He can't enter seas, lakes, chasms, immune regions or Gnomes' regions.
    .decline = He stays where he is; only an active race can move him.
    .notes =
        A race in the region he enters loses { $kills } tokens, and the rest withdraw. Immortals lose none.
        His region is immune, even to you, and earns nobody a coin.
    .also = pentacle, pentagram, wicked pentacle, wickedest pentagram, wickedest pentacel, summon the balrog, balrog place, summoning circle
