## Why something can't be done in Warcraft. As in refusals.ftl.

refusal-no-artifact-there = There's no artifact in region { $region }. Choose a region next to yours that has one.
refusal-dice-too-weak = Region { $region } costs { $price } tokens, and you have only { $hand } in hand: even the best two rolls add only 6. Choose a cheaper one.
