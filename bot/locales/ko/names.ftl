## 말과 장소의 이름. 종족과 특수 능력은 한국어판의 이름을 따른다.
## .alone은 꾸미는 말로 된 이름이 종족 없이 혼자 설 때의 꼴: "늪의 능력 +1".

race-amazons = 아마존
race-dwarves = 드워프
race-elves = 엘프
race-ghouls = 구울
race-giants = 거인
race-halflings = 하플링
race-humans = 인간
race-orcs = 오크
race-ratmen = 쥐인간
race-skeletons = 해골
race-sorcerers = 주술사
race-tritons = 트리톤
race-trolls = 트롤
race-wizards = 마법사

power-alchemist = 연금술사
power-berserk = 광전사
power-bivouacking = 야영하는
    .alone = 야영하는 능력
power-commando = 특공대
power-diplomat = 외교관
power-dragon-master = 드래곤 조련사
power-flying = 하늘을 나는
    .alone = 하늘을 나는 능력
power-forest = 숲의
    .alone = 숲의 능력
power-fortified = 요새의
    .alone = 요새의 능력
power-heroic = 영웅적인
    .alone = 영웅적인 능력
power-hill = 언덕의
    .alone = 언덕의 능력
power-merchant = 상인
power-mounted = 말을 탄
    .alone = 말을 탄 능력
power-pillaging = 약탈하는
    .alone = 약탈하는 능력
power-seafaring = 항해하는
    .alone = 항해하는 능력
power-spirit = 영혼의
    .alone = 영혼의 능력
power-stout = 굳센
    .alone = 굳센 능력
power-swamp = 늪의
    .alone = 늪의 능력
power-underworld = 지하세계의
    .alone = 지하세계의 능력
power-wealthy = 부유한
    .alone = 부유한 능력

terrain-farmland = 들판
terrain-forest = 숲
terrain-hill = 언덕
terrain-swamp = 늪
terrain-mountain = 산맥
terrain-sea = 바다
terrain-lake = 호수

symbol-mine = 광산
symbol-magic = 마법의 샘
symbol-cavern = 동굴

native-lost-tribe = 잊힌 종족

marker-mountain = 산맥
marker-lair = 트롤 소굴
marker-fortress = 요새
marker-encampment = 야영지
marker-hole = 하플링 굴
marker-hero = 영웅
marker-dragon = 드래곤

## 차례의 단계. "… 님을 기다리는 중: …", "지금은 …" 같은 말 뒤에 온다.
step-pick = 조합 고르기
step-form = 조합 확정하기
step-choose = 계속할지 몰락시킬지 고르기
step-conquer = 정복
step-conquer-or-decline = 정복 또는 몰락
step-redeploy = 재배치
step-place = 말 배치
step-decline = 몰락 마무리
step-after-score = 점수를 받은 뒤의 선택
step-regroup = 몰락 뒤 재배치
step-withdraw = 후퇴할 곳 정하기
step-over = 게임 끝

edition-base = 스몰 월드
choose-edition-base = 스몰 월드: 기본 게임
about-edition-base = 한 종족으로 영역을 넓히다가 힘이 다하면 새 종족으로 다시 시작하는 게임이에요. 승점을 가장 많이 모으면 이겨요.
edition-unknown = 알 수 없는 에디션
## 어떤 상자로 하는지. 상자 하나를 그대로 쓰지 않을 때.
# $first: 상자 이름, $others: 섞는 상자의 짧은 이름.
edition-mixed = { $first } + { $others }
# $world: "지상".
edition-in-world = { $world } { $edition }
# $edition은 게임, $variant는 하는 방식.
edition-variant = { $edition } "{ $variant }"
edition-finds = { $edition } ({ $finds ->
    [with] 유물과 전설적인 장소 있음
   *[without] 유물과 전설적인 장소 없음
  })
    .warcraft = { $edition } ({ $finds ->
        [with] 유물과 전설적인 장소 있음
       *[without] 유물과 전설적인 장소 없음
      })
# $editions: 상자 이름 목록.
boxes-played = 무대는 { $world }이고 종족과 특수 능력은 { $editions }의 것을 써요. 유물과 전설적인 장소는 { $finds ->
    [with] 있어요.
   *[without] 없어요.
  }
    .warcraft = 무대는 { $world }이고 종족과 특수 능력은 { $editions }의 것을 써요. 유물과 전설적인 장소는 { $finds ->
        [with] 있어요.
       *[without] 없어요.
      }
# $things: taken-out-why 문구의 목록.
taken-out = 여기서는 쓸모가 없어서 빼고 해요: { $things }.
# $things: 종족이나 특수 능력, $why: lack-로 시작하는 문구.
taken-out-why = { $things }({ $why })
lack-finds = 유물과 전설적인 장소가 없음
    .warcraft = 유물과 전설적인 장소가 없음
world-base = 지상
choose-world-base = 지상: 언덕, 숲, 늪, 바다와 호수
finds-with = 있음: 유물과 전설적인 장소를 찾아요
finds-without = 없음

## 특수 능력이 붙은 종족. 능력이 없어진 뒤에는 종족 이름만 쓴다.
combo = { $power } { $race }
# 조합과 그 종족의 진영. 뒤의 것은 이번 차례에 편드는 진영까지.
combo-of-faction = { $combo } ({ $faction })
combo-on-side = { $combo } ({ $faction }, 이번 차례는 { $side } 편)
# 고를 수 있는 조합 가운데 한 진영의 종족들.
faction-races = { $faction }: { $races }
# 빌려 쓰는 것의 이름. 괄호 안은 빌려주는 것이다.
lent = { FORM($thing, "alone") }({ FORM($lender, "alone") })
region-named = { $name }, { $terrain }

## 어디에 누가 있는지.
held-active = { $terrain }, { $you ->
    [yes] 내
   *[no] { $player } 님의
  } { $race } { $tokens }개
held-declined = { $terrain }, { $you ->
    [yes] 몰락한 내
   *[no] { $player } 님의 몰락한
  } { $race } { $tokens }개
# 토큰 없이 말만 있는 지역.
held-pieces-active = { $terrain }, { $you ->
    [yes] 내
   *[no] { $player } 님의
  } { $race }: { $pieces }
held-pieces-declined = { $terrain }, { $you ->
    [yes] 몰락한 내
   *[no] { $player } 님의 몰락한
  } { $race }: { $pieces }
held-natives = { $terrain }, { $natives }{ $count ->
    [1] { "" }
   *[other] {" "}{ $count }개
  }

## 지역에 놓인 토큰: 더해지는 수, 그리고 그 뒤의 수.
added = { $region }번 +{ $tokens }
put = { $region }번에 { $tokens }개
standing = { $region }번에 { $tokens }개
# 그런 것들 사이. 여러 지역이 쉼표로 이어지니 쉼표가 아니다.
standing-between = { " · " }
# 토큰 수가 같은 지역이 둘 이상일 때. 토큰은 2개 이상.
standing-several = { $regions }번에 { $tokens }개씩
standing-ones = 지역마다 1개씩
standing-others = { $count ->
    [1] { $region }번에 1개
   *[other] 나머지는 1개씩
  }

## 늘어놓은 것들 사이, 그리고 한 줄에 이어지는 문장들 사이.
list-and = { $most }, { $last }
list-between = , { "" }
# 모든 플레이어 가운데 한 진영의 사람들.
players-of-side = { $side }: { $players }
# 여러 사람의 이름. 마지막 사람의 "님"은 문장에서 붙인다.
people-and = { $most } 님, { $last }
people-between = { "" } 님, { "" }
# 그 자체가 늘어놓은 것인 경우의 사이.
list-parts-between = { " · " }
sentence-between = { " " }
# 같은 것이 여럿일 때. $what은 지역 번호일 수도 있다.
list-times = { $what } ×{ $times }

nobody-known = 이름 없는 플레이어
somebody = 플레이어
