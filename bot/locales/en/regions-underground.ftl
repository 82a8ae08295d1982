# Names of the regions below ground, as in regions.ftl. Most tell the terrain: -flow is a River, -gape or -maw a
# chasm, -horn or -crag a black mountain, -bank, -shaft or -delve a mine.

# The board of 2 players
region-underground-2p-1 = Yawnmaw
region-underground-2p-2 = Oozebank
region-underground-2p-3 = Northflow
region-underground-2p-4 = Gemhollow
region-underground-2p-5 = Capwood
region-underground-2p-6 = Sporelair
region-underground-2p-7 = Puffballow
region-underground-2p-8 = Gillgrove
region-underground-2p-9 = Deepdelve
region-underground-2p-10 = Gloomhorn
region-underground-2p-11 = Glintcave
region-underground-2p-12 = Soothorn
region-underground-2p-13 = Shimmerwell
region-underground-2p-14 = Pitchspire
region-underground-2p-15 = Bottomless
region-underground-2p-16 = Coalcrag
region-underground-2p-17 = Echofall
region-underground-2p-18 = Pickhollow
region-underground-2p-19 = Lodebank
region-underground-2p-20 = Slopwade
region-underground-2p-21 = Midflow
region-underground-2p-22 = Prismreach
region-underground-2p-23 = Mirkpuddle
region-underground-2p-24 = Nevermore
region-underground-2p-25 = Southflow
region-underground-2p-26 = Seamside
region-underground-2p-27 = Squelchend
region-underground-2p-28 = Blackgape

# The board of 3 players
region-underground-3p-1 = Grimgape
region-underground-3p-2 = Inkhorn
region-underground-3p-3 = Gleamvault
region-underground-3p-4 = Orebank
region-underground-3p-5 = Bubblewade
region-underground-3p-6 = Moldwood
region-underground-3p-7 = Gurglepit
region-underground-3p-8 = Stalkshade
region-underground-3p-9 = Toadstool
region-underground-3p-10 = Upperflow
region-underground-3p-11 = Veilcap
region-underground-3p-12 = Sinkmud
region-underground-3p-13 = Darkfang
region-underground-3p-14 = Glowgrot
region-underground-3p-15 = Jetpeak
region-underground-3p-16 = Starcave
region-underground-3p-17 = Ravenspire
region-underground-3p-18 = Hearthmaw
region-underground-3p-19 = Basaltop
region-underground-3p-20 = Rustshaft
region-underground-3p-21 = Mudwallow
region-underground-3p-22 = Emberdrop
region-underground-3p-23 = Cartway
region-underground-3p-24 = Sludgeford
region-underground-3p-25 = Innerflow
region-underground-3p-26 = Opalreach
region-underground-3p-27 = Beryldeep
region-underground-3p-28 = Nightcrag
region-underground-3p-29 = Dampdelve
region-underground-3p-30 = Lowerflow
region-underground-3p-31 = Nuggetbay
region-underground-3p-32 = Truffleden
region-underground-3p-33 = Hushgape
