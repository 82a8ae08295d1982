## What each race and power does, in one line for a player who picks a combo. Prices are in tokens.

panel-does = What races and powers do.
key-does = Races & powers
key-does-all = Everybody's
does-combo = **{ $combo }**
does-held = **{ $combo }** ({ $player })
does-held-declined = **{ $combo }** ({ $player }, in decline)
does-line = { $name }: { $does }
does-note = In decline, abilities and powers stop unless they say otherwise.
does-nobody = Nobody has a race yet.

does-amazons = four extra Amazons on your turn; between turns they're set aside.
does-dwarves = +1 coin for each mine they hold, even in decline.
does-elves = while active, they lose no tokens when conquered; all of them withdraw.
does-ghouls = in decline all their tokens stay and keep conquering each turn, before your next race does.
does-giants = −1 to conquer regions next to a mountain they hold.
does-halflings = enter the board anywhere; the first two regions they conquer get a hole and are immune.
does-humans = +1 coin for each farmland they hold.
does-orcs = +1 coin for each non-empty region they conquer.
does-ratmen = nothing special, but there are a lot of them.
does-skeletons = one new token for every two non-empty regions they conquer.
does-sorcerers = once a turn per opponent, turn a lone active token of theirs next to you into a Sorcerer.
does-tritons = −1 to conquer land on the coast of a sea or a lake.
does-trolls = each region they conquer gets a lair; lairs give +1 defense, even in decline.
does-wizards = +1 coin for each magic source they hold.

does-alchemist = +2 coins each turn.
does-berserk = roll the die before each conquest; the region costs that many tokens less.
does-bivouacking = five encampments to place each turn; each gives +1 defense, and none is ever lost.
does-commando = −1 to conquer any region.
does-diplomat = each turn, make peace with a player whose active race you didn't attack; that race can't attack this one.
does-dragon-master = once a turn, conquer any land in reach with one token; the dragon then keeps it immune.
does-flying = conquer any land, next to yours or not.
does-forest = +1 coin for each forest this race holds.
does-fortified = build one fortress a turn; each gives +1 defense, even in decline, and +1 coin a turn while the race is active.
does-heroic = each turn, two heroes make two of your regions immune.
does-hill = +1 coin for each hill this race holds.
does-merchant = +1 coin for each region this race holds.
does-mounted = −1 to conquer hills and farmland.
does-pillaging = +1 coin for each non-empty region this race conquers.
does-seafaring = conquer seas and lakes too; nobody can take them from you, even in decline.
does-spirit = in decline, this race doesn't count as your declined one, so you can have two.
does-stout = can go in decline at the end of a turn, after scoring, without spending a turn on it.
does-swamp = +1 coin for each swamp this race holds.
does-underworld = −1 to conquer regions with a cavern, and they all border each other.
does-wealthy = +7 coins once, at the end of the turn you pick it.
