## 언더그라운드에서만 나오는 조작 패널, 거절, 진행 기록의 문구. panel.ftl, refusals.ftl, log.ftl과 같은 방법으로 쓴다.

# 이 상자의 첫 차례에. looks.ftl의 coach-base와 같다.
coach-underground = **언더그라운드가 처음인가요?**
    .world = - 강은 토큰 1개로 정복할 수 있지만 대부분의 종족은 승점을 얻기 전에 떠나야 해요. 심연에는 아무도 못 들어가요.
    .finds = - 괴물이 있는 지역을 정복하면 유물이나 전설적인 장소를 찾아요.
# 한 세계의 종족과 특수 능력을 다른 세계의 게임판에서 처음 쓸 때.
coach-mixed = **섞어서 하는 건 처음인가요?**
    .kinds = - 숲과 버섯 숲, 산맥과 검은 산처럼 비슷한 땅은 서로 같은 것으로 인정돼요.
    .water = - 강에 대한 효과는 바다와 호수에도, 바다와 호수에 대한 효과는 강에도 통해요.

refusal-enters-elsewhere = 화염족은 화산 옆에서 시작해야 하는데 { $region }번은 화산에 인접하지 않아요. { $opens ->
    [0] 인접한 곳을 고르세요.
   *[other] 지금 정복할 수 있는 곳은 { $open }번이에요.
  }
refusal-there-already = 이미 { $region }번에 있어요. 다른 곳을 고르거나 그대로 두세요.
refusal-not-yet = 위대한 고대의 존재는 처음 정복한 지역에 놓여요. 다음 차례부터는 정복하기 전에 옮길 수 있어요.
refusal-no-roll-there = { $world ->
    [base] 정복하기 전에 굴리는 주사위는 마법의 샘이 있는 지역이나, 내가 차지한 마법의 샘 지역에 인접한 지역에만 굴릴 수 있어요. { $region }번은 둘 다 아니니 토큰으로 정복하거나 다른 곳을 고르세요.
   *[other] 정복하기 전에 굴리는 주사위는 신비의 수정이나, 내가 차지한 신비의 수정에 인접한 지역에만 굴릴 수 있어요. { $region }번은 둘 다 아니니 토큰으로 정복하거나 다른 곳을 고르세요.
  }
refusal-cannot-go-there = 발록은 { $region }번에 갈 수 없어요. 지금 있는 곳에 인접한 지역으로 갈 수 있고, 바다, 호수, 심연, 정복 불가 지역, 상대의 활성 노움 지역에는 못 가요.

use-vampire = 흡혈: { $region }{ $player ->
    [none] { "" }
   *[other] {" "}({ $player } 님)
  }
use-shiny-orb = 빛나는 보주로 바꾸기: { $region }{ $player ->
    [none] { "" }
   *[other] {" "}({ $player } 님)
  }
use-cultists = 위대한 고대의 존재: { $region }
use-will-o-wisps = 주사위 굴리기: { $region }
use-wickedest-pentacle = 발록: { $region }

question-shadow-mimes-badge = 그림자 광대의 특수 능력 타일을 세로줄에 있는 다른 것과 바꿀까요? 조합에 놓인 승점은 그대로 있어요. 버튼: 타일 · 받게 될 토큰 수.
option-shadow-mimes-badge = { FORM($thing, "alone") } · { $tokens }개
enough-shadow-mimes-badge = 바꾸지 않기 · { $tokens }개
question-flames-where = 어느 심연에 화산을 놓을까요? 화산 기호가 있는 심연만 고를 수 있어요. 첫 정복은 화산에 인접한 곳에서 하고, 화산은 화염족이 활성 종족인 동안 그 자리에 있어요.
question-reborn-back = 환생하는 종족의 지역을 활성 종족이 넘겨받을 수 있어요. 넘겨받을 지역을 { $up_to ->
    [1] 한 곳 고르세요. 그곳에 활성 종족 토큰 1개를
   *[other] { $up_to }곳까지 고르세요. 지역마다 활성 종족 토큰을 1개씩
  } 놓아요. 토큰은 보관함에서 나오고, 보관함이 비면 손에서 나와요.
enough-reborn-back = { $chosen ->
    [0] 넘겨받지 않기
   *[other] 더 넘겨받지 않기
  }
question-royal-queen = 여왕을 어디에 놓을까요? 여왕이 있는 지역은 정복당하지 않아요.
enough-royal-queen = { $lies ->
    [yes] 옮기지 않기
   *[no] 놓지 않기
  }
question-shield-where = 새로 받은 버섯 방패 { $up_to }개를 놓으세요. 한 지역에 몇 개든 놓을 수 있어요. 하나마다 방어 +1이고, 놓으면 그 자리에 계속 있어요.
enough-shield-where = { $chosen ->
    [0] 놓지 않기
   *[other] 더 놓지 않기
  }
question-seafaring-leave = 스톤헤지가 빌려준 '항해하는' 능력으로 강에 남을 수 있어요. 떠날 강이 있나요? 떠나면 그곳의 토큰이 손으로 돌아와요.
enough-seafaring-leave = { $chosen ->
    [0] 모두 남기
   *[other] 더 떠나지 않기
  }
question-vanishing-vanish = 스톤헤지가 빌려준 '사라지는' 능력을 쓸 수 있어요. 방금 몰락시킨 종족을 게임판에서 내보내고, 그 종족의 지역 하나마다 승점 2점을 얻을까요?
option-vanishing-vanish = 사라지기
enough-vanishing-vanish = 몰락한 채 남기
question-crypt-of-the-tomb-raider-where = 유령을 어디에 놓을까요? 유령이 있는 지역은 정복당하지 않아요.
enough-crypt-of-the-tomb-raider-where = { $lies ->
    [yes] 옮기지 않기
   *[no] 놓지 않기
  }
question-scepter-of-avarice-where = { PARTICLE($piece, "을/를") } 내 지역 한 곳에 놓을까요? 그 지역에서 이번 차례에 나오는 승점이 두 배가 돼요.
enough-scepter-of-avarice-where = 쓰지 않기
question-froggys-ring-where = { PARTICLE($piece, "을/를") } 내 지역 한 곳에 놓을까요? 활성 종족이 그 지역에 인접한 플레이어마다 나에게 승점 1점을 내요.
enough-froggys-ring-where = 쓰지 않기
question-altar-of-souls-token = 영혼의 제단에 몰락한 토큰 1개를 바치고 승점 3점을 얻을까요? 바칠 토큰의 이번 차례 점수는 이미 받았어요.
enough-altar-of-souls-token = 바치지 않기
asks-altar-of-souls-token = 영혼의 제단에 몰락한 토큰을 바칠지
question-wickedest-pentacle-to = 발록이 나타날 곳을 고르세요. 발록이 들어간 지역의 종족은 토큰 2개를 잃어요. 발록이 있는 동안 그 지역은 정복할 수 없고, 거기서는 아무도 승점을 얻지 못해요.

log-note-vengeful = { $to_you ->
    [yes] { "" }
   *[no] { $other } 님이{" "}
  }{ $region }번 지역에서 { $you ->
    [yes] 나를
   *[no] { $player } 님을
  } 공격해 복수 표식을 받았어요.
log-conquered-by-vampire = { $you ->
    [yes] 내
   *[no] { $player } 님의
  } 흡혈귀 종족이 { $region }번 지역의 하나뿐인 토큰을 물어 그 자리를 차지했어요.
log-conquered-by-shiny-orb = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }빛나는 보주로 { $region }번 지역의 하나뿐인 토큰을 바꿔 그곳을 차지했어요.
log-conquered-by-will-o-wisps = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }주사위를 굴린 뒤 토큰 { $amount }개로 { $region }번 지역을 정복했어요.
log-conquered-by-flying-doormat = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }하늘을 나는 발 매트를 타고 { $region }번 지역을 차지했어요.
log-conquered-by-stinky-trolls-socks = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }트롤의 고린내 양말로 { $region }번 지역을 차지했어요.
log-conquered-by-sword-of-the-killer-rabbit = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }살인 토끼의 검으로 { $region }번 지역을 차지했어요.

placed-royal-queen = 여왕은 { $choice }번에
placed-shield-where = { $count ->
   *[other] 새 버섯 방패
  } 배치 (지역 { $choice })
placed-crypt-of-the-tomb-raider-where = 유령은 { $choice }번에
placed-scepter-of-avarice-where = 탐욕의 홀은 { $choice }번에
placed-froggys-ring-where = 개구리의 반지는 { $choice }번에
