## Why something can't be done in Warcraft. As in refusals.ftl.

refusal-no-artifact-there = There's no artifact in region { $region }. Choose a region next to yours that has one.
refusal-dice-too-weak = Region { $region } costs { $price } tokens, and you have only { $hand } in hand: even the best two rolls add only 6. Choose a cheaper one.

refusal-no-conquest-left = Intimidating works only before your last conquest, and you have nothing left to conquer with this turn. Redeploy instead.
refusal-not-next-to-you = Region { $region } doesn't border any of this race's regions. Choose one that does.
refusal-nobody-to-move = There's nobody in region { $region } that you can move. Choose one with an opponent's tokens or a Murloc.
refusal-nothing-to-swap = There's nothing to exchange with region { $region }. Choose another region with a magic source.
