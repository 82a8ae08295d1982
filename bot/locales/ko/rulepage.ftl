## /규칙의 쪽: 규칙의 글 둘레에 있는 것.

## 항목 이름 아래에 그것이 무엇인지. 종족, 특수 능력, 말에는 수를 함께 적는다.
rulepage-about-race = 종족 · 타일에 적힌 토큰 { $tokens }개, 전체 { $most }개
rulepage-about-power = 특수 능력 · 타일에 적힌 토큰 { $tokens }개
rulepage-about-terrain = 지형
rulepage-about-symbol = 기호
rulepage-about-marker = 말
rulepage-about-relic = 유물
    .warcraft = 유물
rulepage-about-place = 전설적인 장소
rulepage-about-rule = 규칙
rulepage-about-faction = 진영
rulepage-about-phase = 게임의 단계
rulepage-about-step = 진행 단계
rulepage-about-term = 용어
rulepage-about-question = 질문
# 어느 상자의 것인지 덧붙인 꼴.
rulepage-about-box = { $about } · { $edition }

## 이름이 같은 것이 있을 수 있는 목록에서, 같은 말을 한마디로.
rulepage-choice = { $title } · { $kind }
rulepage-choice-box = { $title } · { $kind } · { $edition }
rulepage-kind-race = 종족
rulepage-kind-power = 특수 능력
rulepage-kind-terrain = 지형
rulepage-kind-symbol = 기호
rulepage-kind-marker = 말
rulepage-kind-relic = 유물
    .warcraft = 유물
rulepage-kind-place = 전설적인 장소
rulepage-kind-rule = 규칙
rulepage-kind-faction = 진영
rulepage-kind-phase = 게임의 단계
rulepage-kind-step = 진행 단계
rulepage-kind-term = 용어
rulepage-kind-question = 질문

# 게임판에서 쓰는 이름이 제목일 때.
rulepage-title = { FORM($name, "alone") }
# 상자마다 설명이 다를 때의 제목.
rulepage-in-box = **{ $edition }**
rulepage-decline = **몰락하면:** { $text }
rulepage-rulings = 판정: { $ids }
rulepage-emblem = { $title } 문양

## 채널의 게임에서는 어떤지.
rulepage-here = **이 게임에서**
rulepage-offered = 고를 수 있음: { $combo }, { $place }번째 자리, 토큰 { $tokens }개, { $price ->
    [0] 무료
   *[other] 승점 { $price }점 내기
  }{ $coins ->
    [0] {""}
   *[other] , { $coins }점 받기
  }
rulepage-held = { $player } 님: { $combo }, { $active ->
    [yes] 활성
   *[no] 몰락 중
  }, 게임판에 토큰 { $tokens }개{ $regions ->
    [none] {""}
   *[other] {" "}({ $regions })
  }{ $hand ->
    [0] {""}
   *[other] , 손에 { $hand }개
  }
# 장소(스톤헤지)가 빌려주는 능력.
rulepage-lent = { $region }번 지역의 { PARTICLE($place, "이/가") } 빌려주는 능력이에요.
rulepage-absent = 지금은 고를 수 없고 가진 사람도 없어요.
# $why: a text that begins with lack-.
rulepage-left-out = 이 게임에서는 빼고 해요: { $why }.
# $does: 종족이나 특수 능력이 하는 일.
rulepage-abroad = 이 게임판에서는: { $does }
rulepage-regions = { $regions ->
    [none] 이 게임판에는 없음
   *[other] 이 게임판의 지역: { $regions }
  }
rulepage-lies = { $regions ->
    [none] 지금 게임판에 없음
   *[other] 지금 놓인 지역: { $regions }
  }
rulepage-lies-left = { $lies } · 남은 것 { $left }개
rulepage-several = { $region } ×{ $count }

rulepage-unsure = 혹시 이 가운데 있나요?
rulepage-unknown = "{ $typed }": 규칙에서 찾지 못했어요. 종족, 특수 능력, 말의 이름을 적어 보거나 여기서 시작하세요.
rulepage-gone = 찾던 규칙이 이제 없어요. "/{ command-rule }"으로 다시 찾아보세요.

## 라운드 수. 사람 수마다 하나씩 늘어놓는다.

rulepage-rounds = { $players }명이면 { $rounds }라운드

## 진영을 나누는 게임에서 누가 어느 진영인지. 2명부터 인원수마다 늘어놓는다.

rulepage-sides = { $players }명이면 { $sides }
rulepage-sides-and = { " + " }
rulepage-side = { $side } { $players }명
