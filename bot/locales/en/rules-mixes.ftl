## What changes where the boxes are mixed, for /rule.

rule-question-mix-what =
    .title = Can I play several boxes together?
    .does = Yes, Small World and Underground. When you open a game with /{ command-game } { command-game-new }, choose which races and powers you play with (from one box or both), on which world's board, and whether there are relics and places to find.
    .limits = Each board keeps its own rules: rounds, edges, Rivers, seas. Races and powers that would have nothing to do there are left out. Warcraft doesn't mix with other boxes.
    .also = mix, mixed, mix warcraft, warcraft with other boxes, mixing, mixed game, both boxes, both games, combine boxes, combine games, play underground with the base game, base game and underground together, underground as an expansion, add underground, two boxes at once, what is a mix, how does a mixed game work

rule-question-mix-out =
    .title = Which races and powers are left out of a mix?
    .does = Those that would have nothing to do. Below ground, that's Humans, Hill, Mounted and Underworld: there's no farmland, and there are no hills or caverns. Above ground, it's Spiderines and Flames: there are no chasms and no volcanoes.
    .limits = Without relics and places, Adventurous and Magic stay in the box, too. The lobby and /{ command-game } { command-game-settings } list everything that's left out.
    .also = what was left out, what was left out of this mix, what is left out, what was taken out, left out, taken out, removed races, removed powers, missing race, missing power, which races are not in the game, which powers are not in the game, why is this race not in the game, why are there no humans, why are there no flames, why is hill missing, banned races, excluded races, not used in this mix, where did this race go, where are the spiderines, where are the flames, we never see this race, race not in this game

rule-question-mix-land =
    .title = Which land counts as the same in both worlds?
    .does = Forests and mushroom forests, swamps and mudpools, mountains and black mountains. Mines below ground count as regions with a mine, mystic crystal regions as regions with a magic source. It works both ways.
    .limits = Farmland, hills, caverns and chasms don't count as anything else.
    .notes =
        So Dwarves earn coins for mines below ground and Wizards for mystic crystals. Above ground, Shrooms earn coins for forests, and Mudmen get new tokens for swamps.
        Giants get their discount next to black mountains, too.
    .also = equivalent terrain, same terrain, terrain in a mix, is a swamp a mudpool, is a mudpool a swamp, is a forest a mushroom forest, mushroom forest counts as forest, is a black mountain a mountain, mystic crystal counts as magic, mine counts as mine, what counts as what, terrains of the other world, dwarves below ground, wizards below ground, shrooms above ground, giants below ground, are black mountains mountains, giants on black mountains, black mountains for giants, giants and black mountains, coins for forests and mushrooms

rule-question-mix-water =
    .title = Do Rivers count as seas and lakes?
    .does = For races and powers, yes. Above ground, Kraken can hold seas and lakes, Lizardmen reach across them, and Fisher earns coins next to them. Below ground, land next to a River is coastal for Tritons, and a Seafaring race can stay in Rivers.
    .limits = For everybody else, the board's own rules apply.
    .also = river is a sea, rivers and seas, rivers for seas, seas for rivers, river as a lake, kraken above ground, kraken in the sea, kraken in a lake, lizardmen above ground, lizardmen across a lake, fisher above ground, fisher at the sea, tritons below ground, tritons at a river, seafaring below ground, seafaring in a river, water in a mix, water of the other world, kraken on the normal map, kraken on the base board

rule-question-mix-seas =
    .title = Who can take water in a mix?
    .does = Above ground, only Kraken and a Seafaring race can take seas and lakes; everybody else stays out of them, as usual. Below ground, everybody can take Rivers and has to leave them when redeploying, except Kraken and a Seafaring race.
    .limits = A declined Seafaring race keeps the water it holds, as Kraken do, but takes no new seas or lakes.
    .also = conquer a sea in a mix, conquer a lake in a mix, take the sea, take a lake with ogres, can everybody enter lakes, does a sea cost one token, enter the sea like a river, stay in a river with seafaring, keep water in decline, who may hold water, who can hold seas, who can hold rivers, why cant i conquer the sea, conquer the sea if rivers are allowed, seafaring race declined in a river, declined seafaring river, does seafaring keep the river in decline

rule-question-mix-monsters =
    .title = Where do Monsters live above ground?
    .does = Only if there are relics and places to find. Then there's { $monster_more } more region with Monsters than there are players, and { $monster_each } Monsters live in each. They replace Lost Tribes. The regions are drawn at random before the game begins, but never next to each other.
    .limits = The other marked regions have a Lost Tribe each, as usual. Without relics and places, there are no Monsters.
    .also = monsters above ground, monsters on the surface, where are the monsters, monsters instead of lost tribes, how many monsters above ground, monster regions above ground, monsters on the base board, monsters in the base game, monsters and lost tribes, who places the monsters

rule-question-mix-finds =
    .title = Can I find relics and places above ground?
    .does = Yes, if the game is played with them. Drive the Monsters out of a region, and you find a relic or a place there, just as below ground. Lost Tribes guard nothing.
    .limits = You can even look for them with the base game's races and powers alone: just choose to play with relics when you open the game.
    .also = relics above ground, places above ground, relics on the surface, relics in the base game, relics with base races, relics without underground races, treasure above ground, find something above ground, lost tribe relic, do lost tribes hide relics, play without relics, relics on or off

rule-question-mix-stonehedge =
    .title = Which powers can Stonehedge lend in a mix?
    .does = Any power from either box that's in the game, except Wealthy and Spirit.
    .limits = A lent Stout works while the race holds Stonehedge. When the race declines that way, after scoring, a Vanishing race is paid first, a Tomb race redeploys next, and the Altar takes its token last.
    .also = stonehedge in a mix, stonehedge with base powers, stonehedge lends stout, stonehedge and stout, stonehedge wealthy, stonehedge spirit, stonehedge flying, base power from stonehedge, which badges can stonehedge draw, stonehedge both boxes

rule-question-mix-scepter =
    .title = What does the Scepter double in a mix?
    .does = The coins a region earns for what it is and what stands in it: the coin of the region itself, and those of Merchant, Forest, Hill, Swamp, Humans, Fortified, mines and magic.
    .limits = Not those of Orcs, Pillaging, Skeletons, Wealthy or Alchemist.
    .also = scepter in a mix, scepter with base powers, scepter and merchant, scepter and fortified, scepter and orcs, scepter and pillaging, scepter and skeletons, scepter and alchemist, double a fortress, double base bonuses, scepter with merchant, is the scepter worth it with merchant

rule-question-mix-gnomes =
    .title = Does a Berserk roll help against Gnomes?
    .does = No. The roll takes nothing off the price of their regions. Against them, a Berserk race doesn't have to roll first, and can use the final die like any other race.
    .also = berserk against gnomes, berserk and gnomes, berserk vs gnomes, berserk die gnomes, roll against gnomes in a mix, base powers against gnomes, commando against gnomes, dice and gnomes

rule-question-mix-flying =
    .title = Can a Flying race or the dragon take a River?
    .does = A Flying race can't fly to a River; it takes one only from next door, like anybody else. The dragon never takes one.
    .notes =
        Halflings may enter the board on any River.
        Sorcerers can convert a lone Kraken token in a River.
    .also = flying and rivers, fly to a river, fly over a river, flying below ground, dragon and rivers, dragon below ground, halflings below ground, halflings enter on a river, sorcerers and kraken, convert a token in a river, sorcerers below ground, can the dragon attack a river, dragon attacks a river, dragon on a river

rule-question-mix-forts =
    .title = Do Flames ignore fortresses?
    .does = Yes. Fortresses, Troll lairs and encampments don't count for them, just like tokens, Monsters and mushroom armors. Mountains and the Keep do. The Stinky Troll's Socks work the same way.
    .notes =
        An encampment protects a lone token from Vampires and the Shiny Orb, as it does from Sorcerers. A mushroom armor doesn't.
    .also = flames and fortress, flames and lair, flames against trolls, flames and encampment, socks and fortress, socks against trolls, vampire and encampment, vampire and fortress, shiny orb and encampment, as if empty in a mix, ignore a fortress, do lairs count for flames, flames attack a fortress, price of a fortress for flames, does an encampment stop a vampire, encampment against a vampire

rule-step-regroup =
    .title = Redeploying after declining
    .does = If a race has both Stout and Tomb, one of them lent by Stonehedge, and declines after scoring, its tokens stay and redeploy one last time.
    .limits = From then on they only move when they're driven out. You don't score again.
    .also = redeploy after declining, regroup, regrouping, stout and tomb, tomb with stout, last redeployment of stout, redeploy after a stout decline, redeploy twice, stout race with a tomb from stonehedge, tomb from stonehedge and stout declined, stout with tomb from stonehedge can they move
