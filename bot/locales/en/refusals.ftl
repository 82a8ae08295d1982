## Why a move is refused, and what would be legal. One text per refusal of the engine.
## `region` is the number of the region meant, 0 when none is meant.

refusal-not-your-decision = It's not your decision right now.
refusal-wrong-step = That cannot be done in this step of the turn. Now it is time to { $step }.
refusal-no-such-combo = There is no combo at that place of the column. Pick one that is shown.
refusal-too-poor = That combo costs { $price } { $price ->
    [one] coin
   *[other] coins
  } and you have { $coins }. One higher up in the column costs less, and the top one is free.
refusal-cannot-decline-new = A race cannot decline on the turn on which it was picked. Conquer with it, or end your turn.
refusal-cannot-decline-begun = Decline is a whole turn: it must be chosen before anything else is done. Undo back to the start of your turn, or play on.
refusal-no-region-named = There is no region with the number { $number } on this board. The numbers are printed on it.
refusal-not-yours = Region { $region } is not held by the race that acts now. Choose one of its own regions.
refusal-cannot-abandon-now = Regions can be abandoned only before the first conquest or roll of the turn. Undo back to there, or keep region { $region }.
refusal-no-tokens = A conquest needs at least one token in hand, and the hand is empty. Redeploy and end your turn.
refusal-own-region = Region { $region } is held by this race already. Choose another one.
refusal-immune = Region { $region } is immune while a hole, a hero or a dragon is in it. Choose another one.
refusal-closed = Region { $region } is water, and only a Seafaring race may take water. Choose land.
refusal-not-adjacent = Region { $region } borders none of this race's regions. Choose one that does.
refusal-not-an-entry = A first conquest must be at the edge of the board or on the shore of an edge sea, and region { $region } is neither.
refusal-at-peace = Region { $region } is held by a Diplomat who is at peace with you until their next turn. Choose another one.
refusal-too-few-tokens = Region { $region } costs { $price } and { $hand ->
    [one] 1 token is
   *[other] { $hand } tokens are
  } in hand. Choose a cheaper one; the die can add at most 3.
refusal-die-not-needed = Region { $region } can be paid with the tokens in hand, so no die is rolled for it. Conquer it outright.
refusal-die-too-weak = Region { $region } costs { $price } and { $hand ->
    [one] 1 token is
   *[other] { $hand } tokens are
  } in hand: even the best roll adds only 3. Choose a cheaper one.
refusal-die-used = The die was rolled already this turn, and that was the last attempt. Redeploy and end your turn.
refusal-roll-first = A Berserk race rolls the die before it chooses a target. Roll first.
refusal-not-offered = That power cannot be used there now. The panel shows where it can.
refusal-tokens-left = { $hand ->
    [one] 1 token is
   *[other] { $hand } tokens are
  } still in hand. Place them all first.
refusal-not-that-many = That many tokens are not there to place: { $hand ->
    [one] 1 is
   *[other] { $hand } are
  } left. Place that many or fewer, and at least one.
refusal-bad-moves = Each move names one of your regions once, with how many tokens to put there, for example 9:2 12:3.
refusal-answer-first = A question is open and must be answered first.
refusal-no-question = No question is open, so there is nothing to choose.
refusal-not-an-option = That is not one of the choices. The panel shows all of them.
refusal-too-many = That is more than may be chosen. Choose fewer.
refusal-too-few = Choose at least { $at_least } more.
refusal-game-over = The game is over. /{ command-game } { command-game-new } opens another one.
refusal-same-option-twice = The same choice cannot be made twice. Choose two different ones.
refusal-used-this-turn = That power has been used this turn already. It is ready again next turn.
refusal-used-on-opponent = That power has been used on this opponent this turn already. Another opponent may still be a target.
refusal-tray-empty = No token of your race is left in the box to take the place of the other one. Conquer region { $region } with tokens from your hand.
refusal-not-alone = Region { $region } does not hold a single active token without an encampment. Choose a region that does.
refusal-no-opponent-there = Region { $region } is not held by an opponent's active race. Choose one that is.
refusal-no-target = That power is used without naming a region. Leave the region out.
refusal-die-waits = The die has been rolled and waits for its conquest. Conquer with it, or end your conquests.
refusal-nothing-to-take-back = Nothing can be taken back now.
