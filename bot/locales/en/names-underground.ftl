## What the pieces and places of Underground are called. Official English names.

edition-underground = Small World Underground
    .beside = Underground
choose-edition-underground = Small World Underground: Rivers, Monsters, and relics and places to find
about-edition-underground = Underground takes the fight below the surface: Rivers to cross, chasms to go around, and Monsters that guard relics and legendary places.
choose-edition-base-underground = Small World + Underground: the races and powers of both, mixed
world-underground = below ground
choose-world-underground = Below ground: Rivers, chasms, mushroom forests and mines
lack-terrain-farmland = no farmland
lack-terrain-hill = no hills
lack-terrain-farmland-hill = no farmland or hills
lack-symbol-cavern = no caverns
lack-terrain-chasm = no chasms
lack-symbol-volcano = no volcanoes

# House rules: a rule that can be read in two ways, first the usual one. In commands, and then in a game.
flag-vanishing-clears = Vanishing: your older race in decline leaves the board too (as usual)
flag-vanishing-spares = Vanishing: your older race in decline stays and keeps earning
house-rule-vanishing-spares = House rule: when a Vanishing race declines, an older declined race of the same player stays on the board and keeps earning.

race-cultists = Cultists
race-drow = Drow
race-flames = Flames
race-iron-dwarves = Iron Dwarves
race-kraken = Kraken
race-liches = Liches
race-lizardmen = Lizardmen
race-mudmen = Mudmen
race-mummies = Mummies
race-ogres = Ogres
race-shadow-mimes = Shadow Mimes
race-shrooms = Shrooms
race-spiderines = Spiderines
race-underground-gnomes = Gnomes
race-will-o-wisps = Will-o'-Wisps

power-adventurous = Adventurous
power-fisher = Fisher
power-flocking = Flocking
power-frightened = Frightened
power-immortal = Immortal
power-magic = Magic
power-martyr = Martyr
power-muddy = Muddy
power-mystic = Mystic
power-quarreling = Quarreling
power-reborn = Reborn
power-royal = Royal
power-shield = Shield
power-stone = Stone
power-thieving = Thieving
power-tomb = Tomb
power-underground-mining = Mining
power-vampire = Vampire
power-vanishing = Vanishing
power-vengeful = Vengeful
power-wise = Wise

relic-flying-doormat = Flying Doormat
    .article = the
relic-froggys-ring = Froggy's Ring
    .article = none
relic-scepter-of-avarice = Scepter of Avarice
    .article = the
relic-shiny-orb = Shiny Orb
    .article = the
relic-stinky-trolls-socks = Stinky Troll's Socks
    .number = many
    .article = the
relic-sword-of-the-killer-rabbit = Sword of the Killer Rabbit
    .article = the

place-altar-of-souls = Altar of Souls
    .article = the
place-crypt-of-the-tomb-raider = Crypt of the Tomb-raider
    .article = the
place-diamond-fields = Diamond Fields
    .number = many
    .article = the
place-fountain-of-youth = Fountain of Youth
    .article = the
place-great-brass-pipe = Great Brass Pipe
    .article = the
place-keep-on-the-motherland = Keep on the Motherland
    .article = the
place-mine-of-the-lost-dwarf = Mine of the Lost Dwarf
    .article = the
place-stonehedge = Stonehedge
    .article = none
place-wickedest-pentacle = Wickedest Pentacle
    .article = the

terrain-mudpool = mudpool
terrain-mystic-crystal = mystic crystal
terrain-mushroom-forest = mushroom forest
terrain-mine = mine
terrain-black-mountain = black mountain
terrain-river = River
terrain-chasm = chasm

symbol-volcano = volcano

native-monster = Monster
    .many = Monsters

marker-black-mountain = black mountain
    .many = black mountains
marker-volcano = Volcano
    .many = Volcanoes
    .article = the
marker-great-ancient = Great Ancient
    .many = Great Ancients
    .article = the
marker-silver-hammer = silver hammer
    .many = silver hammers
marker-queen = Queen
    .many = Queens
    .article = the
marker-mushroom-armor = mushroom armor
    .many = mushroom armors
marker-vengeance = vengeance marker
    .many = vengeance markers
marker-bag = Bag
    .many = Bags
    .article = the
# What lends things to its race: of Magic it is the Bag.
lender-magic = { marker-bag }
marker-balrog = Balrog
    .many = Balrogs
    .article = the
    .owner = nobody
marker-ghost = Ghost
    .many = Ghosts
    .article = the
    .owner = nobody
marker-keep-walls = Keep
    .many = Keeps
    .article = the

rule-discovery = discovery
rule-ownership = ownership
