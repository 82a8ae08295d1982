"""Small World: the fourteen races and twenty powers, each a name and its parts.

The numbers on banners and badges are in ``engine/data/base``.  Sources: the
reference lists of the base rulebook; the rulings named beside each line.
"""

from __future__ import annotations

from engine.hooks import Lasts, Trait
from engine.parts.conquest import Beast, Convert, DieFirst
from engine.parts.decline import Haunts, Retires
from engine.parts.income import Bonus, Dowry, Flat, Pillage
from engine.parts.markers import Build, Camp, Guard, LeaveBehind
from engine.parts.peace import Peace
from engine.parts.reach import Discount, EnterAnywhere, Flight, Linked, PutsAshore, Sails
from engine.parts.tokens import AllStay, Levy, Recruit, Spared, Undead
from engine.parts.where import coastal, marked, next_to_mine, symbol, terrain

RACES = (
    Trait("amazons", (Levy(4),)),  # B-30
    Trait("dwarves", (Bonus(symbol("mine")),), Lasts.ALWAYS),  # B-36, B-54
    Trait("elves", (Spared(),)),  # B-05
    Trait("ghouls", (AllStay(), Undead()), Lasts.ALWAYS),  # B-31
    Trait("giants", (Discount(next_to_mine(terrain("mountain"))),)),  # B-32
    Trait("halflings", (EnterAnywhere(), LeaveBehind("hole", 2))),  # B-33
    Trait("humans", (Bonus(terrain("farmland")),)),  # B-36
    Trait("orcs", (Pillage(),)),  # B-34
    Trait("ratmen"),  # B-36
    Trait("skeletons", (Recruit(per=2),)),  # B-04
    Trait("sorcerers", (Convert(),)),  # B-35
    Trait("tritons", (Discount(coastal),)),  # B-11
    Trait("trolls", (LeaveBehind("lair"),)),  # B-36, B-02
    Trait("wizards", (Bonus(symbol("magic")),)),  # B-36
)

WATER = ("sea", "lake")

POWERS = (
    Trait("alchemist", (Flat(2),)),  # B-49
    Trait("berserk", (DieFirst(),)),  # B-40
    Trait("bivouacking", (Camp("encampment"),)),  # B-41
    Trait("commando", (Discount(),)),  # B-07
    Trait("diplomat", (Peace(),)),  # B-42, B-53
    Trait("dragon_master", (Beast("dragon"),)),  # B-43
    Trait("flying", (Flight(),)),  # B-44
    Trait("forest", (Bonus(terrain("forest")),)),  # B-49
    Trait("fortified", (Build("fortress"), Bonus(marked("fortress"))), stays=True),  # B-06, B-55
    Trait("heroic", (Guard("hero", 2),)),  # B-45
    Trait("hill", (Bonus(terrain("hill")),)),  # B-49
    Trait("merchant", (Bonus(),)),  # B-49
    Trait("mounted", (Discount(terrain("hill", "farmland")),)),  # B-50
    Trait("pillaging", (Pillage(),)),  # B-34
    Trait("seafaring", (Sails(WATER), PutsAshore(WATER)), Lasts.ALWAYS, stays=True),  # B-46
    Trait("spirit", (Haunts(),), Lasts.ALWAYS, stays=True, lendable=False),  # B-47, U-71
    Trait("stout", (Retires(),)),  # B-48
    Trait("swamp", (Bonus(terrain("swamp")),)),  # B-49
    Trait("underworld", (Discount(symbol("cavern")), Linked(symbol("cavern")))),  # B-50
    Trait("wealthy", (Dowry(7),), lendable=False),  # B-49, U-71
)
