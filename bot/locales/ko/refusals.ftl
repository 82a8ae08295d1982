## 왜 할 수 없는지, 대신 무엇을 할 수 있는지. 엔진의 거절 하나에 문구 하나.
## `region`은 지역 번호이고, 가리키는 지역이 없으면 0이다.

refusal-not-your-decision = 지금은 차례가 아니에요. 누구를 기다리는지 "/{ command-play }"로 볼 수 있어요.
refusal-wrong-step = 지금 단계에서는 할 수 없어요. 지금 할 일: { $step }.
refusal-no-such-combo = 그런 조합은 나와 있지 않아요. 보이는 것 가운데 고르세요.
refusal-combo-of-others = 그 조합은 다른 진영의 것이에요. 내 진영의 것 가운데 고르세요.
refusal-too-poor = 그 조합에는 승점 { $price }점이 드는데 내 승점은 { $coins }점이에요. 세로줄 위쪽일수록 덜 들고, 맨 위는 무료예요.
refusal-cannot-decline-new = 방금 고른 종족은 아직 몰락시킬 수 없어요. 정복하거나 차례를 마치세요.
refusal-cannot-decline-begun = 이번 차례를 몰락에 쓰려면 다른 일을 하기 전에 정해야 해요. 그대로 이어 가거나, 아직 되돌릴 수 있다면 차례 처음까지 되돌리세요.
# $number: 지역을 적지 않았으면 -1.
refusal-no-region-named = { $number ->
    [-1] 어디에 쓸지도 알려 주세요. 입력하는 동안 나오는 목록에서 고르면 돼요.
   *[other] 이 게임판에는 { $number }번 지역이 없어요. 게임판에 적힌 번호를 쓰세요.
  }
refusal-not-yours = { $region }번은 지금 움직이는 종족의 지역이 아니에요. 그 종족의 지역을 고르세요.
refusal-cannot-abandon-now = 지역은 그 종족이 이번 차례에 정복하거나 주사위를 굴리기 전에만 포기할 수 있어요. { $region }번을 그대로 두거나, 아직 되돌릴 수 있다면 첫 정복 전으로 되돌리세요.
refusal-no-tokens = 정복하려면 손에 토큰이 적어도 1개 있어야 하는데 하나도 없어요. 이 종족이 아직 할 수 있는 일은 조작 패널에 나와요.
refusal-hand-too-small = 이 종족은 손에 토큰이 적어도 { $least }개 있어야 정복할 수 있는데 { $hand }개뿐이에요. 아직 할 수 있는 일은 조작 패널에 나와요.
refusal-own-region = { $region }번은 이미 이 종족의 지역이에요. 다른 곳을 고르세요.
refusal-immune = { $region }번은 { PARTICLE($piece, "이/가") } 지키고 있어서 정복할 수 없어요. 다른 곳을 고르세요.
# $who: 들어갈 수 있는 종족의 목록. 없으면 "nobody".
refusal-closed = { $terrain ->
    [chasm] { $region }번은 심연이라 아무도 들어갈 수 없어요. 다른 곳을 고르세요.
   *[other] { $who ->
        [nobody] { $region }번은 물 지역이라 여기서는 아무도 정복할 수 없어요. 육지를 고르세요.
       *[other] { $region }번은 물 지역이라 { $who }만 정복할 수 있어요. 육지를 고르세요.
      }
  }
# 그 특수 능력을 가진 종족.
who-power = { $power } 활성 종족
refusal-not-on-water = { $region }번은 물 지역이라 이 방법으로는 정복할 수 없어요. 육지를 고르세요.
refusal-not-adjacent = { $region }번은 이 종족의 어느 지역과도 인접하지 않아요. { $count ->
    [0] { $opens ->
        [0] 갈 수 있는 곳은 조작 패널에 나와요.
       *[other] 지금 정복할 수 있는 곳은 { $open }번이에요.
      }
    [1] 사이에 있는 { $between }번을 먼저 정복하세요.
   *[other] 사이에 있는 { $between }번 중 한 곳을 먼저 정복하세요.
  }
refusal-not-an-entry = { $region }번으로는 게임판에 들어올 수 없어요. { $opens ->
    [0] { $world ->
        [warcraft] 닻이 있는 지역을
       *[other] 진입 지역(보통 게임판 가장자리)을
      } 고르세요. 지금 정복할 수 있는 곳은 조작 패널에 나와요.
   *[other] 지금 정복할 수 있는 곳은 { $open }번이에요.
  }
refusal-at-peace = { $region }번은 나와 평화를 맺은 외교관 종족의 지역이라, 그 플레이어의 다음 차례까지 공격할 수 없어요. 다른 곳을 고르세요.
refusal-too-few-tokens = { $region }번에는 토큰 { $price }개가 필요한데 손에 { $hand }개뿐이에요. { $roll ->
    [0] 덜
   *[other] 주사위를 굴려서 도전하거나 덜
  } 드는 곳을 고르세요.
refusal-die-not-needed = { $region }번은 손에 있는 토큰으로 충분해서 주사위를 굴리지 않아요. 그냥 정복하세요.
refusal-die-too-weak = { $region }번에는 토큰 { $price }개가 필요한데 손에 { $hand }개뿐이에요. 주사위에서 가장 높은 3이 나와도 모자라니, 덜 드는 곳을 고르세요.
refusal-die-used = 이미 마지막 주사위를 굴려서 이 종족은 이번 차례에 더 정복할 수 없어요. 재배치하세요.
refusal-roll-first = 광전사 종족은 지역을 고르기 전에 주사위를 굴려요. 먼저 굴리세요.
refusal-toll = { $region }번을 고르려면 승점 { $price }점을 내야 하는데 내 승점은 { $coins }점이에요. 다른 곳을 고르세요.
refusal-stopped = { $region }번에는 그곳에 있는 종족 때문에 그 방법이 통하지 않아요. 그 방법 없이 공격하거나 다른 곳을 고르세요.
refusal-not-offered = 지금 거기에는 쓸 수 없어요. 쓸 수 있는 곳은 조작 패널에 나와요.
refusal-tokens-left = 손에 토큰이 { $hand }개 남아 있어요. 모두 놓은 뒤 이어 가세요.
refusal-not-that-many = { $hand ->
    [0] 놓을 토큰이 남아 있지 않아요. 지금 할 수 있는 일은 조작 패널에 나와요.
    [1] 놓을 토큰이 1개만 남았어요. 1개만 놓으세요.
   *[other] 놓을 토큰이 그만큼 없어요. 1개부터 { $hand }개까지 놓을 수 있어요.
  }
refusal-left-again = { $region }번에는 토큰을 남겨 둘 수 없어요. 다른 지역에 놓으세요.
refusal-too-few-there = { $region }번에는 토큰을 { $at_least }개 이상 놓거나 하나도 놓지 마세요.
# $tokens: 적은 것과 달리 $region번에만 놓을 수 있는 토큰의 수. 없으면 0.
refusal-bad-moves = { $tokens ->
    [0] 지금 놓을 수 있는 토큰이 없어요. 숫자를 적지 말고 "/{ command-end }"를 쓰세요.
   *[other] 놓을 토큰은 { $tokens }개이고 { $region }번에만 놓을 수 있어요. { $region }:{ $tokens }처럼 적거나, "/{ command-end }"를 쓰면 자동으로 놓아요.
  }
refusal-answer-first = 먼저 정할 것이 남아 있어요. 무엇인지는 조작 패널에 나와요.
refusal-no-question = 지금 고를 것이 없어요. 할 수 있는 일은 조작 패널에 나와요.
refusal-not-an-option = 그건 고를 수 없어요. 고를 수 있는 것은 조작 패널에 모두 나와요.
refusal-too-many = 너무 많이 골랐어요. 더 적게 고르세요.
refusal-too-few = 적어도 { $at_least }개를 더 고르세요.
refusal-game-over = 게임이 끝났어요. "/{ command-game } { command-game-new }"로 새 게임을 열 수 있어요.
refusal-same-option-twice = 같은 것을 두 번 고를 수 없어요. 서로 다른 것을 고르세요.
refusal-used-this-turn = 이번 차례에 이미 썼어요. 다음 차례에 다시 쓸 수 있어요.
refusal-used-on-opponent = 이번 차례에 그 상대에게는 이미 썼어요. 다른 상대에게 쓸 수 있는지 살펴보세요.
refusal-tray-empty = 보관함에 바꿔 놓을 내 종족 토큰이 없어요. { $region }번은 손에 있는 토큰으로만 정복할 수 있어요.
# `tokens`: 그 지역의 토큰 수. 1이면 말(`piece`)이 지키고 있다.
refusal-not-alone = { $tokens ->
    [1] { $region }번의 토큰은 { PARTICLE($piece, "이/가") } 지키고 있어요. 지키는 말 없이 활성 토큰이 1개만 있는 지역을 고르세요.
   *[other] { $region }번에는 토큰이 { $tokens }개 있어요. 활성 토큰이 1개만 있는 지역을 고르세요.
  }
refusal-no-opponent-there = { $region }번에는 상대의 활성 종족이 없어요. 상대의 활성 종족이 차지한 지역을 고르세요.
refusal-no-target = 그 능력은 지역을 정하지 않고 써요. 지역을 빼 주세요.
refusal-die-waits = 다음 정복에 쓸 주사위를 이미 굴렸어요. 다시 굴리지 말고 나온 눈으로 정복할 수 있는 지역을 고르거나 차례를 마치세요.
refusal-nothing-to-take-back = 지금은 되돌릴 것이 없어요.
