## 워크래프트에서만 나오는 질문과 버튼. panel.ftl과 같은 방법으로 쓴다.

use-ethereals = 유물 가져오기: { $region }
use-warcraft-gnomes = 공습: { $region }
# What one conquers by, where that isn't the race's name.
way-warcraft-gnomes = 공습

question-worgen-shape = 이번 차례에 늑대인간은 어떤 형상으로 할까요? 늑대인간 형상에서는 승점 1점을 내고 모든 정복에 토큰이 1개씩 덜 들어요. 인간 형상에서는 승점 2점을 얻어요. 승점이 없으면 인간 형상이 돼요.
option-worgen-shape = 늑대인간 형상: 승점 1점 내기
enough-worgen-shape = 인간 형상: 승점 +2점
question-forsaken-buy = { $up_to ->
    [0] 새 포세이큰 토큰을 살 수 있지만 낼 승점이 없어요.
    [1] 승점 1점으로 새 포세이큰 토큰 1개를 살 수 있어요.
   *[other] 새 포세이큰 토큰을 1개에 승점 1점씩, { $up_to }개까지 살 수 있어요.
  }
option-forsaken-buy = 1개 사기
# 모두 몇 개를 사는지.
chosen-forsaken-buy = { $count }개 사기
enough-forsaken-buy = { $chosen ->
    [0] 사지 않기
   *[other] 더 사지 않기
  }
placed-forsaken-buy = 토큰 { $count }개 사기(값은 이미 뺐어요)
question-warcraft-humans-objective = 군사 목표를 어디에 놓을까요? 얼라이언스 종족이 없는 지역을 { $up_to ->
    [1] 한 곳
   *[other] { $up_to }곳까지
  } 고르세요. 그곳을 정복한 플레이어와 내가 승점 2점씩 얻어요. 호드가 정복하면 아무도 얻지 못해요. 놓을 곳을 고르지 않은 군사 목표는 내게 돌아와요.
enough-warcraft-humans-objective = { $chosen ->
    [0] 놓지 않기
   *[other] 더 놓지 않기
  }
question-ethereals-what = 에테리얼이 어떤 유물을 가져올까요?
question-ethereals-where = 가져온 유물을 어디에 놓을까요? 유물이 있던 곳에 인접한 에테리얼의 지역만 고를 수 있어요.

placed-warcraft-humans-objective = { $count ->
   *[other] 인간의 군사 목표
  }는 { $choice }번에

question-aegis-of-aggramar-where = { PARTICLE($piece, "을/를") } 어느 지역에 놓을까요? 그 지역을 공격하거나 그곳에 능력을 쓰려는 사람은 먼저 나에게 승점 2점을 내야 해요.
question-heart-of-azeroth-where = { PARTICLE($piece, "을/를") } 어느 지역에 놓을까요? 활성 종족이 그 지역에 인접한 플레이어마다 나에게 승점 1점을 내요.
question-battleground-side = 이번 차례에 어느 편에 설까요? 반대 진영에서 빼앗은 지역으로 진영 보너스를 받아요. 이번 차례에 이미 빼앗은 지역도 인정돼요.
enough-battleground-side = 중립으로 있기
question-well-of-eternity-water = { PARTICLE($piece, "을/를") } 어느 바다나 호수에 놓을까요? 주변 지역을 가장 많이 차지한 종족이 차례마다 승점 2점을 받아요. 몰락한 종족도 받아요.

placed-aegis-of-aggramar-where = 아이기스는 { $choice }번에
placed-heart-of-azeroth-where = 아제로스의 심장은 { $choice }번에

use-championing = 용사로 정복: { $region }
use-intimidating = 위협: { $region }{ $player ->
    [none] { "" }
   *[other] {" "}({ $player } 님)
  }
use-portal-mage = 바꾸기: { $region }
# $pair: option-portal-mage-with.
option-portal-mage-with-use = 바꾸기: { $pair }

question-championing-home = 잡혔던 용사가 돌아왔어요. 어느 지역에 놓을까요?
question-beast-master-anew = 남은 야수 { $up_to }개를 놓으세요. 한 지역에 몇 개든 놓을 수 있고, 방어할 때는 토큰과 같아요.
question-beast-master-home = 잃은 지역에서 돌아온 야수 { $up_to }개를 놓으세요.
question-garrisoned-fort = 요새가 모자라요. 요새를 놓을 지역을 { $up_to }곳 고르세요.
question-defensive-watch-tower = 감시탑이 모자라요. 감시탑을 놓을 지역을 { $up_to }곳 고르세요.
question-goblins-lay = 폭탄을 어디에 놓을까요? 내 지역에 인접한 지역을 { $up_to ->
    [1] 한 곳
   *[other] { $up_to }곳까지
  } 고르세요. 다음 내 차례가 시작될 때 상대가 아직 있으면 공개해요. 아이기스가 있는 지역은 승점 2점이 들어요.
enough-goblins-lay = { $chosen ->
    [0] 놓지 않기
   *[other] 더 놓지 않기
  }
question-intimidating-what = 무엇을 옮길까요?
question-intimidating-token = { $region }번 지역에 있는 { $player } 님의 토큰을 어디로 옮길까요?
question-intimidating-piece = { $region }번 지역에 있는 { $player } 님의 야수를 어디로 옮길까요?
question-portal-mage-with = { $region }번 지역에 있는 것을 어느 지역과 바꿀까요? 토큰, 야수, 용사, 요새, 폭탄, 유물이 모두 옮겨 가요. 산맥, 전설적인 장소, 엎어 둔 마커는 그대로 있어요.
option-portal-mage-with = { $region } ↔ { $other }{ $you ->
    [yes] {" "}(내 지역)
    [no] {" "}({ $player } 님)
   *[none] { "" }
  }

placed-beast-master-anew = { $count ->
   *[other] 야수
  } 배치 (지역 { $choice })
placed-garrisoned-fort = { $count ->
   *[other] 요새
  }는 { $choice }번에
placed-defensive-watch-tower = { $count ->
   *[other] 감시탑
  }은 { $choice }번에
placed-goblins-lay = { $count ->
   *[other] 폭탄
  }은 { $choice }번에
