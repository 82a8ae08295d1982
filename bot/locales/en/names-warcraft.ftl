## What the pieces and places of Warcraft are called. Official English names.

edition-warcraft = Small World of Warcraft
    .beside = Warcraft
choose-edition-warcraft = Small World of Warcraft: islands drawn for each game, Alliance and Horde, artifacts
about-edition-warcraft = Warcraft is played on islands that are drawn at random for each game. Alliance and Horde earn coins by fighting each other, and there are artifacts and places to find.
variant-azeroth = Battle for Azeroth
choose-edition-warcraft-azeroth = Warcraft: Battle for Azeroth, Alliance against Horde in teams
about-variant-azeroth = You play for the { $players ->
    [3] Alliance, the Horde or the Neutral side
    [5] Alliance, the Horde or the Neutral side
   *[other] Alliance or the Horde
  }, with its races only. Two allies score what the poorer of them has, so help each other.
lack-faction-neutral = nobody plays Neutral
world-warcraft = on islands

# House rules: a rule that can be read in two ways, first the usual one. In commands, and then in a game.
flag-defensive-turn-end = Defensive: a watch tower falls only at the end of its race's turn (as usual)
flag-defensive-at-once = Defensive: a watch tower falls as soon as it no longer qualifies
house-rule-defensive-at-once = House rule: a watch tower comes down as soon as its race no longer holds the most regions around it.
flag-doomhammer-holder = Doomhammer: its coins go to the player who had it before (as usual)
flag-doomhammer-region = Doomhammer: its coins go to the player who loses the region
house-rule-doomhammer-region = House rule: the Doomhammer's coins go to the player who loses the region.

race-blood-elves = Blood Elves
race-draenei = Draenei
race-ethereals = Ethereals
race-forsaken = Forsaken
race-goblins = Goblins
race-kobolds = Kobolds
race-naga = Naga
race-night-elves = Night Elves
race-pandaren = Pandaren
race-tauren = Tauren
race-warcraft-dwarves = Dwarves
race-warcraft-gnomes = Gnomes
race-warcraft-humans = Humans
race-warcraft-orcs = Orcs
race-warcraft-trolls = Trolls
race-worgen = Worgen

power-archaeologist = Archaeologist
power-battle-master = Battle Master
power-beast-master = Beast Master
power-blacksmith = Blacksmith
power-championing = Championing
power-defensive = Defensive
power-enraged = Enraged
power-explorer = Explorer
power-farmer = Farmer
power-fishing = Fishing
power-garrisoned = Garrisoned
power-herbalist = Herbalist
power-intimidating = Intimidating
power-marshdweller = Marshdweller
power-mountaineer = Mountaineer
power-portal-mage = Portal Mage
power-ranger = Ranger
power-sailing = Sailing
power-swamp-walker = Swamp Walker
power-warcraft-mining = Mining

relic-aegis-of-aggramar = Aegis of Aggramar
    .article = the
relic-ashes-of-alar = Ashes of Al'ar
    .number = many
    .article = the
relic-doomhammer = Doomhammer
    .article = the
relic-frostmourne = Frostmourne
    .article = none
relic-heart-of-azeroth = Heart of Azeroth
    .article = the

place-battleground = Battleground
    .article = the
place-dark-portal = Dark Portal
    .article = the
place-karazhan = Karazhan
    .article = none
place-lights-hope-chapel = Light's Hope Chapel
    .article = none
place-meeting-stone = Meeting Stone
    .article = the
place-spirit-healer = Spirit Healer
    .article = the
place-well-of-eternity = Well of Eternity
    .article = the
    .owner = nobody

terrain-fields = fields

symbol-anchor = anchor

native-murloc = Murloc
    .many = Murlocs

marker-wisp-wall = Wisp Wall
    .many = Wisp Walls
marker-fort = fort
    .many = forts
marker-champion = Champion
    .many = Champions
    .article = the
marker-beast = beast
    .many = beasts
marker-watch-tower = watch tower
    .many = watch towers
marker-bomb = bomb
    .many = bombs
    .owner = nobody
marker-dud = dud
    .many = duds
marker-objective = military objective
    .many = military objectives
    .owner = nobody
marker-harmony = Harmony token
    .many = Harmony tokens
marker-face-down = face-down piece
    .many = face-down pieces
    .owner = nobody

# In sentences about a side: the Horde, and at their beginning.
faction-alliance = Alliance
    .the = the Alliance
    .The = The Alliance
faction-horde = Horde
    .the = the Horde
    .The = The Horde
faction-neutral = Neutral
    .the = the Neutral side
    .The = The Neutral side

rule-travel = travel
rule-feud = faction bonus
rule-turning-up = turning up
rule-keeping = own towers
rule-wellspring = Well of Eternity
