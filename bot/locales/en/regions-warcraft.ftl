# Names of the regions of the islands, as in regions.ftl. Most tell the terrain: -crag, -horn or -peak is a mountain, -row,
# -lea or -acre fields, -wood, -holt or -shaw a forest, -hill, -down or -knoll a hill, -fen, -mire or -bog a swamp,
# tarn or mere a lake, bay or cove the sea.

# Large island 1, face a
region-warcraft-l1a-1 = Bellowcrag
region-warcraft-l1a-2 = Ferrethill
region-warcraft-l1a-3 = Hazelshaw
region-warcraft-l1a-4 = Hermitcap
region-warcraft-l1a-5 = Midgemoor
region-warcraft-l1a-6 = Carpmere
region-warcraft-l1a-7 = Melonside
region-warcraft-l1a-8 = Soupmarsh
region-warcraft-l1a-9 = Walnutwood
region-warcraft-l1a-10 = Kettlehorn
region-warcraft-l1a-11 = Kitestring
region-warcraft-l1a-12 = Beetacre

# Large island 1, face b
region-warcraft-l1b-1 = Lilyfen
region-warcraft-l1b-2 = Thimblepeak
region-warcraft-l1b-3 = Pumpkinrow
region-warcraft-l1b-4 = Chestnuts
region-warcraft-l1b-5 = Porpoise Sea
region-warcraft-l1b-6 = Puddingknoll
region-warcraft-l1b-7 = Lanternhorn
region-warcraft-l1b-8 = Inkmire
region-warcraft-l1b-9 = Goatledge
region-warcraft-l1b-10 = Sunpetal
region-warcraft-l1b-11 = Birchlight
region-warcraft-l1b-12 = Loafhill

# Large island 2, face a
region-warcraft-l2a-1 = Broomhill
region-warcraft-l2a-2 = Crayfishmire
region-warcraft-l2a-3 = Lindenhum
region-warcraft-l2a-4 = Cobaltpeak
region-warcraft-l2a-5 = Crumblecrag
region-warcraft-l2a-6 = Flaxfield
region-warcraft-l2a-7 = Tumbledown
region-warcraft-l2a-8 = Urchin Bay
region-warcraft-l2a-9 = Needlebough
region-warcraft-l2a-10 = Sogmoor
region-warcraft-l2a-11 = Fluecrag
region-warcraft-l2a-12 = Mustardlea

# Large island 2, face b
region-warcraft-l2b-1 = Sunbeam Peak
region-warcraft-l2b-2 = Stiltfen
region-warcraft-l2b-3 = Turtle Sound
region-warcraft-l2b-4 = Icicletooth
region-warcraft-l2b-5 = Chalkbrow
region-warcraft-l2b-6 = Lichenwold
region-warcraft-l2b-7 = Piperhill
region-warcraft-l2b-8 = Cabbageton
region-warcraft-l2b-9 = Lotusmere
region-warcraft-l2b-10 = Squirrelwood
region-warcraft-l2b-11 = Marbletop
region-warcraft-l2b-12 = Sundewfen
region-warcraft-l2b-13 = Peascod

# Medium island 1, face a
region-warcraft-m1a-1 = Juniperbrow
region-warcraft-m1a-2 = Foxshaw
region-warcraft-m1a-3 = Puddlewick
region-warcraft-m1a-4 = Bulrushfen
region-warcraft-m1a-5 = Teacup Tarn
region-warcraft-m1a-6 = Newtback
region-warcraft-m1a-7 = Magpietop
region-warcraft-m1a-8 = Scarecroft
region-warcraft-m1a-9 = Beaconknoll
region-warcraft-m1a-10 = Tappingwood

# Medium island 1, face b
region-warcraft-m1b-1 = Quailrise
region-warcraft-m1b-2 = Ponymead
region-warcraft-m1b-3 = Teabrown Fen
region-warcraft-m1b-4 = Honeyscar
region-warcraft-m1b-5 = Radishlea
region-warcraft-m1b-6 = Fawnwood
region-warcraft-m1b-7 = Mosspillow
region-warcraft-m1b-8 = Sprat Bay
region-warcraft-m1b-9 = Dozehorn
region-warcraft-m1b-10 = Saddledown

# Medium island 2, face a
region-warcraft-m2a-1 = Bootsuck
region-warcraft-m2a-2 = Windflute
region-warcraft-m2a-3 = Cuckoogrove
region-warcraft-m2a-4 = Gooselea
region-warcraft-m2a-5 = Cheesedown
region-warcraft-m2a-6 = Hopgarth
region-warcraft-m2a-7 = Boarwood
region-warcraft-m2a-8 = Minnowtarn
region-warcraft-m2a-9 = Bubblebog
region-warcraft-m2a-10 = Quartztop

# Medium island 2, face b
region-warcraft-m2b-1 = Aspenshiver
region-warcraft-m2b-2 = Millsail
region-warcraft-m2b-3 = Condorseat
region-warcraft-m2b-4 = Coralbay
region-warcraft-m2b-5 = Pearcroft
region-warcraft-m2b-6 = Ivywood
region-warcraft-m2b-7 = Ternspire
region-warcraft-m2b-8 = Cherryrow
region-warcraft-m2b-9 = Beaverbog
region-warcraft-m2b-10 = Dandelions

# Small island 1, face a
region-warcraft-s1a-1 = Resinwood
region-warcraft-s1a-2 = Giantstair
region-warcraft-s1a-3 = Millstead
region-warcraft-s1a-4 = Loonbog
region-warcraft-s1a-5 = Raincup Lake
region-warcraft-s1a-6 = Stargaze
region-warcraft-s1a-7 = Strawrick
region-warcraft-s1a-8 = Hogshaw

# Small island 1, face b
region-warcraft-s1b-1 = Snipemarsh
region-warcraft-s1b-2 = Milletmead
region-warcraft-s1b-3 = Heatherback
region-warcraft-s1b-4 = Combcrest
region-warcraft-s1b-5 = Berrydown
region-warcraft-s1b-6 = Hollyshade
region-warcraft-s1b-7 = Mangroves

# Small island 2, face a
region-warcraft-s2a-1 = Darnerfen
region-warcraft-s2a-2 = Mapleway
region-warcraft-s2a-3 = Daisybank
region-warcraft-s2a-4 = Beanstead
region-warcraft-s2a-5 = Marmothill
region-warcraft-s2a-6 = Drumcrag
region-warcraft-s2a-7 = Starfish Cove
region-warcraft-s2a-8 = Leechfen

# Small island 2, face b
region-warcraft-s2b-1 = Snailfen
region-warcraft-s2b-2 = Willowbraid
region-warcraft-s2b-3 = Anthill
region-warcraft-s2b-4 = Tanglebough
region-warcraft-s2b-5 = Lavenderley
region-warcraft-s2b-6 = Cindercone
region-warcraft-s2b-7 = Sundialhill
