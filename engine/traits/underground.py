"""Underground: races, powers, relics and places, each a name and its parts, and the rules.

The numbers on banners and badges are in ``engine/data/underground``.  Sources: the reference
lists of the rulebook of Underground; the rulings named beside each line.
"""

from __future__ import annotations

from engine.hooks import Lasts, Trait
from engine.parts.conquest import Convert
from engine.parts.decline import Returns, Vanishes
from engine.parts.grudges import Dues, Martyrs, Untouched, Vengeance
from engine.parts.idol import Idol
from engine.parts.income import Bonus, Flat, PerGroup, PerPair, Steals, United
from engine.parts.markers import Gathers, Guard
from engine.parts.places import (
    Brings,
    Discovers,
    EarnsAlike,
    EarnsHere,
    Haunted,
    LendsBadge,
    Owns,
    Sacrifices,
    Summons,
)
from engine.parts.reach import Crosses, Discount, EntersAt, LinksOwnTerrain, Neighbors, Sails
from engine.parts.relics import AsIfEmpty, Bag, Carried, Cheaper, Collects, Conquers, Doubles
from engine.parts.rolls import RollsFor
from engine.parts.swaps import SwapsBadge
from engine.parts.tokens import AllStay, Breeds, Draws, Escapes, Forges, Regroups, Undying
from engine.parts.volcano import Volcano
from engine.parts.where import Stacked, bordering, coastal, has_find, secluded, symbol, terrain

MONSTER = "monster"

RACES = (
    Trait("cultists", (Idol("great_ancient"),)),  # U-34, U-65
    Trait("drow", (Bonus(secluded),)),  # U-35
    Trait("flames", (Volcano("volcano", "volcano"),)),  # U-05, U-24, U-59
    Trait("iron_dwarves", (Forges("silver_hammer", symbol("mine")),)),  # U-30
    Trait("kraken", (Sails(("river",)),), Lasts.ALWAYS),  # U-27
    Trait("liches", (Dues(1),), Lasts.DECLINE),  # U-12, C-04
    Trait("lizardmen", (Crosses("river"),)),  # U-28
    Trait("mudmen", (Breeds(terrain("swamp")),)),  # U-32
    Trait("mummies", (Discount(amount=-1),)),  # U-09, U-31
    Trait("ogres", (Discount(),)),
    Trait("shadow_mimes", (SwapsBadge(),)),  # U-33
    Trait("shrooms", (Bonus(terrain("forest")),)),
    Trait("spiderines", (Neighbors(bordering("chasm")), EntersAt(bordering("chasm")))),  # U-25
    Trait("underground.gnomes", (Untouched(),)),  # U-22
    Trait("will_o_wisps", (RollsFor(symbol("magic")),)),  # U-29, U-61
)

POWERS = (
    Trait("adventurous", (Bonus(has_find("place")),)),
    Trait("fisher", (PerPair(coastal),)),  # U-07, U-44
    Trait("flocking", (United(2),)),  # U-06, U-44, U-76
    Trait("frightened", (Bonus(Stacked(3)),)),
    Trait("immortal", (Undying(),)),  # U-37
    Trait("magic", (Bag("bag"),)),  # U-08, U-45
    Trait("martyr", (Martyrs(),)),  # U-13
    Trait("muddy", (Bonus(terrain("swamp")),), Lasts.ALWAYS, stays=True),
    Trait("mystic", (Bonus(symbol("magic")),)),
    Trait("quarreling", (PerGroup(),)),  # U-25
    Trait("reborn", (Returns(2),), Lasts.DECLINE, stays=True),  # U-38
    Trait("royal", (Guard("queen", 1),), stays=True),
    Trait("shield", (Gathers("mushroom_armor", terrain("forest")),), stays=True),  # U-43
    Trait("stone", (Bonus(terrain("mountain")),)),
    Trait("thieving", (Steals(),)),  # U-55
    Trait("tomb", (AllStay(), Escapes(), Regroups()), Lasts.ALWAYS, stays=True),  # U-01, U-40
    Trait("underground.mining", (Bonus(symbol("mine")),)),
    Trait("vampire", (Convert(from_hand=True, enters=True),)),  # U-03, U-36, U-63
    Trait("vanishing", (Vanishes(2, "vanishing"),), Lasts.ALWAYS),  # U-41
    Trait("vengeful", (Vengeance("vengeance"),)),  # U-04, U-39
    Trait("wise", (Flat(2),), Lasts.DECLINE, stays=True),  # U-42
)

RELICS = (
    Trait("flying_doormat", (Conquers(anywhere=True),)),  # U-46, U-64
    Trait("froggys_ring", (Collects(),)),  # U-55
    Trait("scepter_of_avarice", (Doubles("mine_of_the_lost_dwarf"),)),  # U-47
    Trait("shiny_orb", (Convert(from_hand=True, enters=True, once=True), Carried())),  # U-36, U-63
    Trait("stinky_trolls_socks", (Conquers(), AsIfEmpty())),  # U-46, U-67
    Trait("sword_of_the_killer_rabbit", (Conquers(), Cheaper(2))),
)

PLACES = (
    Trait("altar_of_souls", (Sacrifices(3),), Lasts.ALWAYS),  # U-10, U-51
    Trait("crypt_of_the_tomb_raider", (Haunted("ghost"),)),  # U-49
    Trait("diamond_fields", (EarnsAlike(),), Lasts.ALWAYS),  # U-52
    Trait("fountain_of_youth", (Draws(),)),  # U-53
    Trait("great_brass_pipe", (LinksOwnTerrain(),)),  # U-54
    Trait("keep_on_the_motherland", (EarnsHere(1), Brings("keep_walls")), Lasts.ALWAYS),  # U-52
    Trait("mine_of_the_lost_dwarf", (EarnsHere(2),), Lasts.ALWAYS),  # U-52
    Trait("stonehedge", (LendsBadge(),), Lasts.ALWAYS),  # U-50, U-70
    Trait("wickedest_pentacle", (Summons("balrog", 2, MONSTER),)),  # U-48, U-68
)

RULES = (
    Trait("discovery", (Discovers(MONSTER),), Lasts.ALWAYS),  # U-11
    Trait("ownership", (Owns((("ghost", "crypt_of_the_tomb_raider"),)),)),  # U-58, U-69
)

ORDER: dict[str, tuple[str, ...]] = {
    "on_muster": ("reborn",),
    "on_turn_end": ("shield", "royal", "crypt_of_the_tomb_raider", "scepter_of_avarice"),
    "on_scored": ("stout", "altar_of_souls"),  # U-71
    "on_conquered": ("cultists", *(t.id for t in RELICS)),
}
"""Who speaks first at one moment, as the rulings' list of steps has it.

A badge before places as the turn begins; armors, Queen, Ghost, Scepter, and then the Ring; of a
conquest, what is found comes after all that is named.
"""
