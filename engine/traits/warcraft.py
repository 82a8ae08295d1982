"""Warcraft: races, powers, artifacts and places, each a name and its parts, and the rules.

The numbers on banners and badges are in ``engine/data/warcraft``.  Sources: the reference lists of
the rulebook of Warcraft; the rulings named beside each line.
"""

from __future__ import annotations

from engine.hooks import Lasts, Trait
from engine.parts.beasts import Beasts
from engine.parts.bombs import Bombs
from engine.parts.champion import Champion
from engine.parts.factions import CountsTwice, Feud, TakesSide
from engine.parts.fortifying import Fortifies, Towers
from engine.parts.grudges import Dues
from engine.parts.harmony import Harmony
from engine.parts.income import Bonus, PerBoard, PerFind
from engine.parts.intimidation import Shoves
from engine.parts.markers import LeaveBehind
from engine.parts.objectives import Objectives
from engine.parts.places import EarnsAlike, EarnsHere, Owns, TurnsUp
from engine.parts.portals import Exchanges
from engine.parts.purchase import Buys
from engine.parts.raid import Raids
from engine.parts.reach import Discount, EntersAt, Neighbors, Sails
from engine.parts.relics import Cheaper, Collects, Conquers, Dooms, Wards
from engine.parts.shapes import Shifts
from engine.parts.spoils import Spoils, any_defended, of_faction, stack
from engine.parts.theft import Pilfers
from engine.parts.tokens import Grants, Herd, Sanctuary, SavedOnce
from engine.parts.travel import Travels, Waives
from engine.parts.wells import Surrounds, Wells
from engine.parts.where import bordering, occupied, symbol, terrain

WATER = ("sea", "lake")
ENEMIES = ("alliance", "horde")

RACES = (
    Trait("blood_elves", (Bonus(symbol("magic")),)),
    Trait("draenei", (SavedOnce(),)),  # W-12, W-56
    Trait("ethereals", (Pilfers(2),)),  # W-13, W-58, W-71
    Trait("forsaken", (Buys(1),)),  # W-14, W-55, W-82
    Trait("goblins", (Bombs("bomb", "dud"),)),  # W-15, W-16, W-44, W-76
    Trait("kobolds", (Neighbors(symbol("cavern")), EntersAt(symbol("cavern")))),  # W-19
    Trait("naga", (Sails(WATER), EntersAt(terrain(*WATER))), Lasts.ALWAYS),  # W-59, W-70
    Trait(
        "night_elves",
        (Discount(terrain("forest")), LeaveBehind("wisp_wall", where=terrain("forest"))),
    ),  # W-50
    Trait("pandaren", (Harmony("harmony", 2),)),  # W-20, W-21, W-45
    Trait("tauren", (Herd(2),), Lasts.ALWAYS),  # W-22, W-42, W-79
    Trait("warcraft.dwarves", (Discount(terrain("mountain"), 2),)),
    Trait("warcraft.gnomes", (Raids("travel"),)),  # W-41, W-57
    Trait("warcraft.humans", (Objectives("objective", 2, 2, but="horde"),)),  # W-17, W-18, W-60
    Trait("warcraft.orcs", (Spoils(of_faction("alliance")),)),  # W-61, W-81
    Trait("warcraft.trolls", (Discount(occupied),)),  # W-67, W-74
    Trait("worgen", (Shifts(coins=2, price=1, less=1),)),  # W-23, W-54
)

POWERS = (
    Trait("archaeologist", (PerFind(),)),
    Trait("battle_master", (Spoils(any_defended),)),  # W-67, W-81
    Trait("beast_master", (Beasts("beast", terrain("hill")),)),  # W-43, W-75
    Trait("blacksmith", (Discount(),)),
    Trait("championing", (Champion("champion"),)),  # W-48, W-72, W-73
    Trait(
        "defensive", (Towers("watch_tower", terrain("fields"), "defensive"),)
    ),  # W-24 to W-26, W-49
    Trait("enraged", (Spoils(stack(2)),)),  # W-68, W-81
    Trait("explorer", (PerBoard(),)),
    Trait("farmer", (Bonus(terrain("fields")),)),
    Trait("fishing", (Bonus(bordering(*WATER)),)),  # W-66, W-78
    Trait("garrisoned", (Fortifies("fort"),), stays=True),  # W-50
    Trait("herbalist", (Bonus(terrain("hill")),)),
    Trait("intimidating", (Shoves(3, ("wisp_wall", "fort")),)),  # W-27, W-28, W-46
    Trait(
        "marshdweller", (Dues(1, terrain("swamp"), late=False),), Lasts.ALWAYS, stays=True
    ),  # W-29, W-51
    Trait("mountaineer", (Bonus(terrain("mountain")),)),
    Trait("portal_mage", (Exchanges(symbol("magic"), 2),)),  # W-47
    Trait("ranger", (Bonus(terrain("forest")),)),
    Trait("sailing", (Waives("travel"),)),  # W-41
    Trait("swamp_walker", (Bonus(terrain("swamp")),)),
    Trait("warcraft.mining", (Bonus(symbol("cavern")),)),
)

RELICS = (
    Trait("aegis_of_aggramar", (Wards(2, must=True),)),  # W-52, W-69
    Trait("ashes_of_alar", (Conquers(anywhere=True, wet=True),)),  # W-31
    Trait("doomhammer", (Dooms(2, "doomhammer"),)),  # W-30, W-53, W-80
    Trait("frostmourne", (Conquers(), Cheaper(2))),
    Trait("heart_of_azeroth", (Collects(must=True),)),  # W-63, W-69
)

PLACES = (
    Trait("battleground", (CountsTwice(ENEMIES), TakesSide(ENEMIES))),  # W-34, W-62
    Trait("dark_portal", (EarnsHere(2),)),
    Trait("karazhan", (EarnsAlike(itself=False),)),
    Trait("lights_hope_chapel", (Sanctuary(),)),  # W-32, W-65, W-75
    Trait("meeting_stone", (Waives("travel"),)),  # W-41
    Trait("spirit_healer", (Grants(1),)),  # W-82
    Trait("well_of_eternity", (Wells(),)),  # W-33
)

RULES = (
    Trait("travel", (Travels(),)),  # W-41
    Trait("feud", (Feud(ENEMIES),)),  # W-09, W-61
    Trait("turning_up", (TurnsUp("face_down"),), Lasts.ALWAYS),  # W-06
    Trait("keeping", (Owns(),)),  # W-49
    Trait("wellspring", (Surrounds("well_of_eternity", 2),), Lasts.ALWAYS),  # W-64
)

ORDER: dict[str, tuple[str, ...]] = {
    "on_muster": ("pandaren", "goblins", "beast_master", "worgen", "battleground"),
    "on_conquered": (
        "battle_master",
        "enraged",
        "warcraft.orcs",
        "night_elves",
        *(t.id for t in RELICS),
        "turning_up",
    ),
    "on_redeploy": ("forsaken", "spirit_healer"),
    "on_turn_end": (
        "beast_master",
        "garrisoned",
        "aegis_of_aggramar",
        "heart_of_azeroth",
        "defensive",
        "goblins",
        "warcraft.humans",
        "pandaren",
    ),
}
"""Who speaks first at one moment, as the rulings' list of steps has it."""
