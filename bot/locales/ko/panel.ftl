## 플레이어의 조작 패널: 머리글, 버튼, 질문.
## `region`은 게임판에 적힌 번호, `tokens`, `hand`, `amount`는 수이다.

panel-round = { $round }/{ $rounds }라운드
panel-purse = { $round } · 승점 { $coins ->
   *[other] { $coins }점
  }
# 승점을 보여 주는 동맹의 승점.
panel-purse-ally = { $round } · { $player } 님의 승점 { $coins ->
   *[other] { $coins }점
  }
# 조작 패널의 모든 쪽이 이렇게 시작한다. $text는 아래 문구 가운데 하나이다.
panel-head = **{ $round }** · { $text }
# 방금 누른 것이 되지 않은 까닭, 눈에 띄게.
panel-refused = **{ $text }**
panel-picking = 조합을 고르세요. 내 승점은 { $coins }점이에요. 버튼에 토큰 수와 내는 승점(−){ $lying ->
    [0] 이
   *[other] , 받는 승점(+)이
  } 있고, 한 칸 내려갈 때마다 1점을 더 내요. { $locked ->
    [yes] 🔒{" "}
   *[no] { "" }
  }{ $back ->
    [free] { "" }
    [others] 고른 뒤에는 다른 사람이 모두 찬성해야 되돌릴 수 있어요.
    [alone] 고른 뒤에는 되감기로만 되돌릴 수 있어요.
   *[no] 고르면 되돌릴 수 없어요.
  }{ $count ->
    [0] { "" }
   *[other] {" "}다만 { PARTICLE($asking, "을/를") } 고르면 먼저 물어보는 것이 있어서, 답하기 전에는 되돌릴 수 있어요.
  }
# 특수 능력과 종족의 세로줄이 따로 있을 때. 내 진영의 종족을 고른다.
panel-picking-row = { $faction } 조합을 고르세요. 내 승점은 { $coins }점이에요. 버튼에 토큰 수와 내는 승점(−)이 있고, 한 줄 내려갈 때마다 1점을 더 내요. { $locked ->
    [yes] 🔒{" "}
   *[no] { "" }
  }{ $back ->
    [free] { "" }
    [others] 고른 뒤에는 다른 사람이 모두 찬성해야 되돌릴 수 있어요.
    [alone] 고른 뒤에는 되감기로만 되돌릴 수 있어요.
   *[no] 고르면 되돌릴 수 없어요.
  }{ $count ->
    [0] { "" }
   *[other] {" "}다만 { PARTICLE($asking, "을/를") } 고르면 먼저 물어보는 것이 있어서, 답하기 전에는 되돌릴 수 있어요.
  }
# 다른 진영이 같은 줄에서 고를 수 있는 것. $factions: faction-races 문구의 목록.
panel-picking-others = 다른 진영도 같은 줄에서 골라요. 누군가 고르면 그 줄부터 아래로 조합이 바뀌어요. { $factions }.
panel-conquering = { PARTICLE($combo, "으로/로") } 정복하는 중이고, 손에 { $hand ->
    [0] 토큰이 없어요.
   *[other] 토큰이 { $hand }개 있어요.
  }
panel-conquering-declined = 몰락한 { PARTICLE($combo, "이/가") } 먼저 움직이고, 손에 { $hand ->
    [0] 토큰이 없어요.
   *[other] 토큰이 { $hand }개 있어요.
  }
# 남는 정복 없이 차례를 마치려 한다. $taken: 다시 떠날 지역만 정복했다.
end-empty = { $taken ->
    [yes] 이대로 마치면 이번 차례에 정복한 지역이 하나도 남지 않아요.
   *[no] 이번 차례에는 아무 곳도 정복하지 않았어요.
  } { $hand ->
    [0] { "" }
   *[other] 손에 토큰이 { $hand }개 있어서{" "}
  }{ $count ->
   *[other] { $regions }번 지역
  }을 아직 정복할 수 있어요. 그래도 차례를 마칠까요?
# 동맹을 공격하려 할 때. $what: 그곳에 무엇이 있고 누구의 것인지.
attack-ally = { $player } 님은 동맹이에요. { $region }번 지역: { $what }. 그래도 공격할까요?
panel-die = 주사위에서 { $amount ->
    [0] 0이 나왔어요. 다음 정복에 필요한 토큰 수는 그대로예요.
   *[other] { PARTICLE($amount, "이/가") } 나왔어요. 다음 정복에 토큰이 그만큼 덜 들어요.
  }
panel-extra = 정복할 때 토큰처럼 쓸 수 있는 말도 손에 있어요: { $pieces }.
panel-no-target = 지금 정복할 수 있는 지역이 없어요.
panel-no-tokens = 지금은 더 정복할 수 없어요.
# $plan은 아래 plan- 문구를 늘어놓은 것이다.
panel-plan = **{ $button }**: { $plan }.
plan-leaves = 토큰을 { $regions } 배치
plan-left = { $count ->
   *[other] { $regions }번
  } 지역은 떠남
plan-nothing = 토큰을 그대로 둠
plan-keeps = 토큰 { $hand }개를 손에 남겨 다음 차례 첫 정복에 사용
plan-gives-up = 추가 토큰을 빼 두면 모자라서 지역 { $regions ->
   *[other] { $regions }곳
  }을 골라 포기해야 함
plan-earns = { $amount ->
    [0] 얻는 승점 없음
   *[other] 승점 { $amount }점 획득
  }
plan-so-far = { $amount ->
    [0] 지금대로라면 얻는 승점 없음
   *[other] 지금대로라면 승점 { $amount }점 획득
  }
# 계획의 부분들 사이.
plan-choice = { $thing } → { $choice }
# 이번 차례에 다른 것으로 쓰이는 말. $choice는 지역 번호.
plan-lent = { PARTICLE($thing, "으로/로") } 쓰는 { PARTICLE($piece, "은/는") } { $choice }번에
plan-between = , { "" }
plan-asks = 차례가 끝나기 전에 { $choice } 정해요.
asks-about = { PARTICLE(FORM($thing, "alone"), "을/를") } 어떻게 할지
asks-stout-decline = 종족을 몰락시킬지
# "차례 마치기"가 대신 고르는 것. $choice는 지역 목록("3, 5")이거나 "님"이 붙은 이름.
placed-heroic-hero = { $count ->
   *[other] 영웅
  }은 { $choice }번에
placed-bivouacking-anew = 야영지 배치 (지역 { $choice })
placed-fortified-fortress = 요새는 { $choice }번에
placed-diplomat-ally = { PARTICLE($choice, "과/와") } 평화
panel-buttons = 버튼: { $rolls ->
    [all] 지역 번호 · 나와야 하는 눈(확률).
    [some] 지역 번호 · 필요한 토큰 수, 🎲가 있으면 나와야 하는 눈(확률).
   *[none] 지역 번호 · 필요한 토큰 수.
  }
panel-locked = { $back ->
    [others] 🔒가 붙은 버튼은 다른 사람이 모두 찬성해야 되돌릴 수 있어요.
    [alone] 🔒가 붙은 버튼은 되감기로만 되돌릴 수 있어요.
   *[no] 🔒가 붙은 버튼은 누르면 되돌릴 수 없어요.
  }
panel-locked-each = { $back ->
    [others] 🔒 무엇을 고르든 다른 사람이 모두 찬성해야 되돌릴 수 있어요.
    [alone] 🔒 무엇을 고르든 되감기로만 되돌릴 수 있어요.
   *[no] 🔒 여기서는 무엇을 골라도 되돌릴 수 없어요.
  }
# The same of a lock that is open.
panel-locked-perhaps = 🔓가 붙은 버튼은 혼자서 되돌릴 수 있지만, 나에게 낼 승점이 모자란 플레이어가 나오면 그럴 수 없어요.
# $then: 모자랄 때 정복이 끝나면 done, 이어 갈 수 있으면 on.
panel-roll-less = "−🎲"가 붙은 버튼을 누르면 먼저 주사위를 굴리고, 나온 눈만큼 토큰이 덜 들어요. 그래도 모자라면 { $then ->
    [done] 이번 차례의 정복은 끝나요.
   *[on] 마지막으로 주사위를 한 번 더 굴리거나 다른 곳을 정복할 수 있어요.
  }
panel-last-roll = 🎲 뒤에 숫자가 있는 버튼을 눌러 주사위를 굴리면, 성공하든 실패하든 이 종족의 이번 차례 정복은 그것으로 끝나요. 주사위 눈은 { PARTICLE($faces, "이에요/예요") }.
# 이번 차례에만 싸우고 게임판에 남지 못하는 토큰.
panel-loan = 토큰 중 { $tokens ->
   *[other] { $tokens }개
  }는 추가 토큰이라, 정복이 끝나면 빼 두고 다음 차례에 다시 받아요.
panel-loan-short = 한 곳을 더 정복하면 마지막에 지역 { $regions ->
   *[other] { $regions }곳
  }을 포기해야 해요. 추가 토큰을 빼 두면 모자라거든요.
panel-roll-first = 🎲 한 번 굴리면 나온 눈만큼 다음 정복에 토큰이 덜 들어요. 그래도 정복할 수 있는 지역이 없으면 이번 차례의 정복이 끝나요. 확률: { $chances }.
chance = { $regions }번 { $chance }%
panel-use = { FORM($power, "alone") }: 지역을 고르세요.
panel-prices = 지역마다 필요한 토큰 수와 그 이유.
panel-abandoning = 포기할 지역을 고르세요. 포기한 지역의 토큰은 손으로 돌아와요. 지역은 이 종족의 첫 정복 전에만 포기할 수 있어요.
panel-choosing = 이번 차례는 그대로 플레이할까요, 몰락시킬까요?
panel-declining = { PARTICLE($combo, "을/를") } 몰락시킬까요?
panel-redeploying = { $hand ->
    [0] { PARTICLE($combo, "을/를") } 재배치하는 중이에요. 토큰은 모두 놓았어요.
   *[other] { PARTICLE($combo, "을/를") } 재배치하는 중이고, 놓을 토큰이 손에 { $hand }개 있어요. 나머지 토큰은 지금 있는 지역에 남아요. 버튼: 지역 번호와 토큰 수(지금 → 놓은 뒤).
  }
panel-withdrawing = { PARTICLE($combo, "이/가") } 밀려나서 놓을 토큰이 { $hand }개 있어요. 버튼: 지역 번호와 토큰 수(지금 → 놓은 뒤).
panel-waiting = { $names } 님을 기다리는 중: { $step }.
panel-not-yours = 지금은 차례가 아니에요.
panel-over = 게임이 끝났어요. 최종 점수는 채널에 있고, "/{ command-game } { command-game-result }"로도 볼 수 있어요.

step-answer = 선택하기

decline-what = 몰락시키면 이번 차례는 그것으로 끝이에요.
decline-single = { $tokens ->
    [0] { $race } 토큰은 게임판에 남지 않아요.
    [1] { $race } 토큰 1개가 제자리에 남고, 승점은 계속 얻어요.
   *[other] { $race } 토큰이 지역 { $regions }곳에 1개씩 남고, 승점은 계속 얻어요.
  }{ $goes ->
    [0] { "" }
   *[other] {" "}나머지 { $goes }개는 보관함으로 돌아가요.
  }
decline-stay = { $race } 토큰 { $tokens }개가 { $goes ->
    [0] 모두{" "}
   *[other] { "" }
  }제자리({ $regions }곳)에 남고, 승점은 계속 얻어요.{ $goes ->
    [0] { "" }
   *[other] {" "}그 밖의 { $goes }개는 보관함으로 돌아가요.
  }
decline-waits = 토큰 { $tokens }개는 손에 남아요.
decline-pieces-stay = 그대로 남는 것: { $pieces }.
decline-pieces-unusable = 그대로 남지만 몰락 중에는 쓸 수 없는 것: { $pieces }.
decline-pieces-go = 없어지는 것: { $pieces }.
decline-fights = 몰락한 { PARTICLE($race, "은/는") } 차례마다 활성 종족보다 먼저 정복을 이어 가요.
decline-gone = { PARTICLE($race, "은/는") } 게임판에 토큰이 없어 바로 사라져요.
decline-vanishes = { PARTICLE($race, "이/가") } 모두 게임판을 떠나요.
decline-regroups = 점수를 받기 전에 마지막으로 한 번 재배치해요.
decline-removes = 먼저 몰락해 있던 { PARTICLE($race, "은/는") } 게임판에서 사라져요.
decline-beside = 먼저 몰락해 있던 { PARTICLE($race, "은/는") } 게임판에 남아요.
decline-next = 다음 차례에 새 조합을 골라요.
decline-earns = 승점 { $amount }점을 얻게 돼요({ $lines }).
# 몰락하기 전에 엎어 둔 것(폭탄 등)이 먼저 공개된다.
decline-shows = 먼저 내가 엎어 놓은 것이 공개돼요. 얻는 승점은 그다음에 정해져요.
decline-earns-nothing = 이번 차례에는 얻는 승점이 없어요.

price-line = **{ $region }** ({ $what }): { $told }
price-told = **{ $price }개** = { $lines }{ $chance ->
    [0] { "" }
   *[other] {" "}· 🎲 { $chance }%
  }
# 보통과 다른 방법(유물이나 능력)으로 정복할 때.
price-way = { FORM($way, "alone") }: { $told }
# 값이 없는 정복에서 손에서 나가는 토큰.
price-use = { $tokens ->
    [0] 손에 든 토큰 필요 없음
   *[other] 토큰 { $tokens }개
  }
price-dear = { $what } (손에 든 것으로는 모자라요)
price-toll = { $what } + 승점 { $coins }점 ({ FORM($why, "alone") }, { $bank ->
    [yes] 공급처에 내요
   *[no] { $payee } 님에게 내요
  }{ $late ->
    [yes] , 정복했을 때만
   *[no] { "" }
  })
price-first = { FORM($why, "alone") } { $amount }
price-more = + { FORM($why, "alone") } { $amount }
# 토큰 수를 이루는 부분들 사이: "기본 2 + 산맥 1".
price-between = { " " }
price-less = − { FORM($why, "alone") } { $amount }
price-plain = **{ $regions }**: 모두 기본값 **{ $price }개**
# 같은 까닭으로 같은 수가 필요한 지역들.
price-shared = **{ $regions }**: { $told }
why-base = 기본
why-defenders = { $amount ->
   *[other] 방어 토큰
  }
why-die = 주사위
why-minimum = 최소 개수 규칙

# 고를 수 있는 종족을 진영별로. $factions는 faction-races를 늘어놓은 것.
panel-factions = { $factions }.
key-pick = { $combo } · { $tokens }개 · { $pay ->
    [0] 무료
   *[other] −{ $pay }점
  }{ $get ->
    [0] { "" }
   *[other] , +{ $get }점
  }
key-conquer = { $region } · { $price }개{ $own ->
    [yes] {" "}(내 지역)
    [ally] {" "}(동맹)
   *[no] { "" }
  }
key-roll = { $region } 🎲{ $needs }+ ({ $chance }%){ $own ->
    [yes] {" "}(내 지역)
    [ally] {" "}(동맹)
   *[no] { "" }
  }
key-undo = 되돌리기
key-restart = 모두 되돌리기
key-redeploy = 재배치…
key-end = 차례 마치기
key-end-anyway = 그래도 차례 마치기
key-end-asking = 직접 고르고 마치기…
# $thing: 고를 것이 있는 종족이나 능력(예: "인간").
key-end-asking-about = 직접 고르고 마치기: { FORM($thing, "alone") }…
key-conquer-on = 계속하기
key-coins-show = { $ally } 님에게 내 승점 보여 주기
key-coins-hide = { $ally } 님에게 내 승점 숨기기
key-attack-anyway = { $region }번 지역 공격하기
key-attack-not = 공격하지 않기
key-end-army = { $race } 정복 마치기
key-prices = 필요한 토큰 수
key-abandon = 포기…
key-abandon-region = { $region } · 토큰 { $tokens }개 회수
key-play-on = 이번 차례 계속하기
key-decline = 몰락…
key-decline-now = 지금 몰락시키기
key-back = 뒤로
key-more = 더 보기 ({ $page }/{ $pages })
key-first = 1쪽으로 ({ $page }/{ $pages })
key-look-again = 새로 고침
key-place = { $region }: { $tokens } → { $then }
key-unit = { $tokens }개씩
key-unit-all = 한꺼번에
key-place-rest = 나머지 놓기
key-place-rest-end = 나머지 놓고 차례 마치기
key-place-rest-asking = 나머지 놓고 직접 고르기…
key-place-rest-asking-about = 나머지 놓고 직접 고르기: { FORM($thing, "alone") }…
key-placed = 완료
key-suggested = 추천대로: { $choice }
key-enough = 더 고르지 않기

## 골라 쓰는 특수 능력. `region`은 번호이거나, 고르는 쪽을 여는 버튼에서는 "어디에"이다.
key-use-where = 지역 고르기…
key-way = { FORM($way, "alone") } · { $what }
# What is used, and what is chosen with it: where a token goes.
key-use-then = { $use } → { $then }
key-use-taking = { $use }{ $price ->
    [0] { "" }
   *[other] {" "}· { $price }개
  }{ $chance ->
    [0] { "" }
    [100] {" "}−🎲
   *[other] {" "}−🎲 ({ $chance }%)
  }
conquest-toll = { $what } + 승점 { $coins }점
use-dragon-master = 드래곤: { $region }
use-sorcerers = 주술사로 바꾸기: { $region }{ $player ->
    [none] { "" }
   *[other] {" "}({ $player } 님)
  }
use-berserk = 주사위 먼저 굴리기

## 특수 능력의 질문. $piece는 다음 둘 가운데 하나: 고른 곳에 놓이는 것.
piece-own = { $thing }
piece-lent = { PARTICLE($thing, "으로/로") } 쓰는 { $piece }
question-chosen = 지금까지: { $chosen }.
# 몰락시키면 일어날 일 앞.
question-if-so = 지금 몰락시키면:
question-coins = 무엇을 고르느냐에 따라 이번 차례에 얻는 승점: { $told }.
coins-with = { $about ->
    [region] { $count ->
       *[other] { $options }번 지역
      }
   *[other] { $options }
  } → { $coins }점
question-last = 마지막 차례라서 무엇을 골라도 점수는 같아요.
question-heroic-hero = 영웅을 놓을 지역을 { $up_to ->
    [1] 한 곳
   *[other] 서로 다른 { $up_to }곳
  } 고르세요. 영웅이 있는 곳은 정복당하지 않아요.
question-fortified-fortress = 요새를 지을까요? 요새를 지은 지역은 방어가 1 늘고, 활성 종족일 때는 차례마다 승점 1점을 얻어요.
question-bivouacking-anew = 남은 야영지 { $up_to }개를 놓으세요. 한 지역에 몇 개든 놓을 수 있어요.
question-bivouacking-home = 잃은 지역에서 돌아온 야영지 { $up_to }개를 놓으세요.
question-diplomat-ally = 이번 차례에 내가 활성 종족을 공격하지 않은 플레이어 한 명과 평화를 맺을까요? 평화를 맺은 플레이어의 활성 종족은 다음 내 차례까지 내 활성 종족을 공격할 수 없어요.
question-stout-decline = 이번 차례의 점수는 받았어요. 다음 차례를 기다리지 않고 활성 종족을 지금 몰락시킬까요?
question-amazons-short = 빼 둘 아마존 토큰이 모자라니, 포기할 지역을 { $up_to }곳 고르세요.
option-region = { $region }
option-seat = { $player } 님
option-place = { $combo }
option-thing = { $thing }
option-pair = { $region }번에서 { $other }번으로
key-option-own = { $what } (내 지역)
key-option-ally = { $what } (동맹)
option-yes = 네
option-stout-decline = 지금 몰락시키기
enough-diplomat-ally = 아무와도 평화 맺지 않기
enough-fortified-fortress = 짓지 않기
enough-stout-decline = 몰락시키지 않기
enough-heroic-hero = { $chosen ->
    [0] { $lies ->
        [yes] 옮기지 않기
       *[no] 놓지 않기
      }
   *[other] 더 놓지 않기
  }
enough-bivouacking-anew = { $chosen ->
    [0] { $lies ->
        [yes] 옮기지 않기
       *[no] 놓지 않기
      }
   *[other] 더 놓지 않기
  }
enough-bivouacking-home = { $chosen ->
    [0] 놓지 않기
   *[other] 더 놓지 않기
  }

panel-taken-back = 되돌렸어요.

story-title = **진행 기록**{ $pages ->
    [1] { "" }
   *[other] {" "}({ $page }/{ $pages }쪽)
  }
story-turn = **{ $sentence }** { $at }
# 차례 중간에서 시작하는 쪽의 맨 위.
story-continued = **{ $sentence }** (이어서)
story-piloted = *{ $you ->
    [yes] 나
   *[no] { $player } 님
  } 대신 자동 진행:*
story-nothing = 아직 아무 일도 없어요.
key-earlier = 이전
key-later = 다음
panel-cancelled = 이 게임은 점수 없이 끝났어요. "/{ command-game } { command-game-new }"로 새 게임을 열 수 있어요.
