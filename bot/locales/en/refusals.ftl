## Why a move is refused, and what would be legal. One text per refusal of the engine.
## `region` is the number of the region meant, 0 when none is meant.

refusal-not-your-decision = You're not up right now. /{ command-play } shows you who the game is waiting for.
refusal-wrong-step = You can't do that in this step of the turn. Right now it's time to { $step }.
refusal-no-such-combo = There's no such combo on offer. Pick one that's shown.
refusal-combo-of-others = That combo is for another side. Pick one that's for yours.
refusal-too-poor = That combo costs { $price } { $price ->
    [one] coin
   *[other] coins
  }, and you have { $coins }. One higher up in the column costs less, and the top one is free.
refusal-cannot-decline-new = You've just picked this race, so it can't decline now. Conquer with it, or end your turn.
refusal-cannot-decline-begun = To spend this turn declining, you have to choose that before you do anything else. Play on, or undo back to the start of your turn if you still can.
# `number`: -1 where none was said.
refusal-no-region-named = { $number ->
    [-1] Say where, too: pick one from the list you see as you type.
   *[other] There's no region { $number } on this board. Pick one of the numbers printed on it.
  }
refusal-not-yours = Region { $region } doesn't belong to the race that's acting now. Choose one that does.
refusal-cannot-abandon-now = This race can only abandon regions before its first conquest or roll of the turn. Keep region { $region }, or undo back to before that if you still can.
refusal-no-tokens = You need at least one token in hand to conquer, and your hand is empty. The panel shows what this race can still do.
refusal-hand-too-small = This race needs at least { $least } tokens in hand to conquer, and you have only { $hand }. The panel shows what it can still do.
refusal-own-region = This race already holds region { $region }. Choose another one.
refusal-immune = Region { $region } is immune: the { $piece } protects it. Choose another one.
# $who: the races that can, a list; "nobody" if none.
refusal-closed = { $terrain ->
    [chasm] Region { $region } is a chasm, and nobody can enter that. Choose another one.
   *[other] { $who ->
        [nobody] Region { $region } is water, and nobody here can take that. Choose land.
       *[other] Region { $region } is water, and only { $who } can take that. Choose land.
      }
  }
# A race with a power, whichever race it is.
who-power = an active { $power } race
refusal-not-on-water = Region { $region } is water, and it can't be taken this way. Choose land.
# $between: regions next to it that can be taken now, a list; $count: how many.
refusal-not-adjacent = Region { $region } isn't next to any of this race's regions. { $count ->
    [0] { $opens ->
        [0] Choose one that it can reach.
        [one] You can take region { $open } right now.
       *[other] You can take regions { $open } right now.
      }
    [one] Region { $between } lies in between: take that one first.
   *[other] Regions { $between } lie in between: take one of them first.
  }
refusal-not-an-entry = You can't enter the board in region { $region }. { $opens ->
    [0] Choose an entry region, { $world ->
        [warcraft] one with an anchor
       *[other] usually one at the edge
      }; the panel shows the ones you can take.
    [one] You can take region { $open } right now.
   *[other] You can take regions { $open } right now.
  }
refusal-at-peace = Region { $region } belongs to a Diplomat who is at peace with you until their next turn. Choose another one.
# `roll`: 1 if the final die may be rolled for it, else 0.
refusal-too-few-tokens = Region { $region } costs { $price } tokens, and you have only { $hand } in hand. { $roll ->
    [0] Choose a cheaper one.
   *[other] You can roll for it by adding "die", or choose a cheaper one.
  }
refusal-die-not-needed = You have enough tokens in hand for region { $region }, so you don't need the die. Just conquer it.
refusal-die-too-weak = Region { $region } costs { $price } tokens, and you have only { $hand } in hand: even the best roll adds only 3. Choose a cheaper one.
refusal-die-used = You've already rolled the die this turn, and that was your last attempt. This race is done conquering, so redeploy it.
refusal-roll-first = A Berserk race rolls the die before it picks a target. Roll first.
# An attack, or a power used on the region.
refusal-toll = For region { $region } you'd have to pay { $price } { $price ->
    [one] coin
   *[other] coins
  }, and you have { $coins }. Choose another one.
refusal-stopped = That doesn't work against region { $region }, because of the race that lives there. Attack without it, or choose another region.
refusal-not-offered = You can't use that there right now. The panel shows you where you can.
refusal-tokens-left = You still have { $hand ->
    [one] 1 token in hand. Place it first.
   *[other] { $hand } tokens in hand. Place them all first.
  }
refusal-not-that-many = { $hand ->
    [0] You have no tokens left to place. The panel shows what you can do now.
    [one] You have only 1 token left to place. Place just that one.
   *[other] You have only { $hand } tokens left to place. Place at least one, and no more than { $hand }.
  }
refusal-left-again = Tokens can't stay in region { $region }. Put them in another one.
refusal-too-few-there = Region { $region } needs more than that: put at least { $at_least } tokens there, or none.
# `tokens`: those that can only go to `region`, which isn't what was said; 0 if there are none.
refusal-bad-moves = { $tokens ->
    [0] There's nothing you can place right now. Leave the numbers out, or use /{ command-end }.
    [one] You have 1 token to place, and it can only go to region { $region }. Type { $region }:1, or use /{ command-end } and I'll place it for you.
   *[other] You have { $tokens } tokens to place, and they can only go to region { $region }. Type { $region }:{ $tokens }, or use /{ command-end } and I'll place them for you.
  }
refusal-answer-first = There's a choice to make first. The panel shows it.
refusal-no-question = There's nothing to choose right now. The panel shows what you can do instead.
refusal-not-an-option = That's not one of the choices. The panel shows you all of them.
refusal-too-many = That's more than you can choose. Choose fewer.
refusal-too-few = Choose at least { $at_least } more.
refusal-game-over = The game is over. /{ command-game } { command-game-new } opens another one.
refusal-same-option-twice = You can't make the same choice twice. Choose two different ones.
refusal-used-this-turn = You've already used that this turn. You can use it again next turn.
refusal-used-on-opponent = You've already used that on this opponent this turn. You may still be able to use it on another.
refusal-tray-empty = Your race has no token left in the tray to replace theirs. You can take region { $region } only with tokens from your hand.
# `tokens`: those in the region; with 1 a piece protects it, `piece`.
refusal-not-alone = { $tokens ->
    [1] The { $piece } in region { $region } protects the lone token there. Choose a lone token without one.
   *[other] That only works on a lone active token, and region { $region } has { $tokens }. Choose another one.
  }
refusal-no-opponent-there = There's no active race of an opponent in region { $region }. Choose a region that has one.
refusal-no-target = That doesn't need a region. Leave it out.
refusal-die-waits = You've already rolled the die for your next conquest. Conquer a region you can pay for with that roll, without adding "die", or end your turn.
refusal-nothing-to-take-back = There's nothing to undo right now.
