## What each race and power does, in one line for whoever picks a combo. Prices are in tokens.

panel-does = what races and powers do.
key-does = What they do
key-does-all = Everybody's
does-combo = **{ $combo }**
does-held = **{ $combo }** ({ $player })
does-held-declined = **{ $combo }** ({ $player }, in decline)
does-line = { $name }: { $does }
does-note = In decline, only what says so still works.
does-nobody = Nobody has a race yet.

does-amazons = four more Amazons fight on your turn, then wait aside until the next one.
does-dwarves = +1 coin for each mine they hold, in decline too.
does-elves = while active, lose no token when conquered: all of them withdraw.
does-ghouls = all tokens stay on the board in decline and keep conquering, before your next race does.
does-giants = −1 to conquer what borders a mountain they hold.
does-halflings = enter the board anywhere; a hole makes each of the first two regions they conquer immune.
does-humans = +1 coin for each farmland they hold.
does-orcs = +1 coin for each region they conquer that was not empty.
does-ratmen = nothing special, but there are many of them.
does-skeletons = one new token for every two regions they conquer that were not empty.
does-sorcerers = once a turn per opponent, you may turn a lone active token of theirs next to you into a Sorcerer.
does-tritons = −1 to conquer land on the coast of a sea or a lake.
does-trolls = a lair in each region they conquer: +1 defense, in decline too.
does-wizards = +1 coin for each magic source they hold.

does-alchemist = +2 coins each turn.
does-berserk = roll the die before each conquest: it costs that many less.
does-bivouacking = five encampments to place each turn: +1 defense each, and never lost.
does-commando = −1 to conquer any region.
does-diplomat = each turn make peace with one player you left alone: they cannot attack this race.
does-dragon-master = once a turn conquer any land in reach with one token; the dragon then keeps it immune.
does-flying = conquer any land, next to yours or not.
does-forest = +1 coin for each forest this race holds.
does-fortified = build one fortress a turn: +1 defense, in decline too, and +1 coin each turn while active.
does-heroic = two heroes make two of your regions immune each turn.
does-hill = +1 coin for each hill this race holds.
does-merchant = +1 coin for each region this race holds.
does-mounted = −1 to conquer hills and farmland.
does-pillaging = +1 coin for each region this race conquers that was not empty.
does-seafaring = conquer seas and lakes too; nobody can take them from you, not even in decline.
does-spirit = in decline this race does not count as your declined one, so you can have two.
does-stout = may go in decline at the end of a turn, after scoring, without spending a turn on it.
does-swamp = +1 coin for each swamp this race holds.
does-underworld = −1 to conquer regions with a cavern, and all of those border one another.
does-wealthy = +7 coins once, at the end of the turn you pick it.
