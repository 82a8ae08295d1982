# 게임판 그림과, 화면 읽기 프로그램을 위한 설명에 쓰이는 말.
# 종족과 특수 능력의 이름은 names.ftl에 있다.

picture-over = 최종 점수
picture-combos = 종족과 특수 능력
picture-players = 플레이어
# 그릴 수 있는 글자가 없는 이름을 대신한다.
picture-player = 플레이어 { $number }

# 게임이 끝난 뒤의 요약과 도표.
recap-coins = 승점
chart-title = 라운드별 승점
chart-round = 라운드

# 설명: 한 줄에 한 문장, 모두 합해 1000자까지.
picture-alt-round = { $round }/{ $rounds }라운드, { $name } 님 차례. 지역은 번호, 괄호 안은 토큰 수.
picture-alt-over = { $rounds }라운드를 마치고 게임이 끝났어요.
picture-alt-die = 주사위에서 { PARTICLE($amount, "이/가") } 나왔어요.
# $regions는 지역 번호를 늘어놓은 것이고, 일부는 picture-alt-from 꼴이다.
picture-alt-taken = { $name } 님이 방금 차지한 지역: { $regions }.
picture-alt-from = { $region } ({ $name } 님에게서)
picture-alt-own = { $region } (자신의 다른 종족에게서)
picture-alt-left = 이제 { $name } 님의 것이 아닌 지역: { $regions }.
picture-alt-peace = { $other } 님의 다음 차례까지 평화: { $name } 님의 활성 종족은 { $other } 님의 활성 종족을 공격할 수 없어요.
picture-alt-before = { $name } 님 앞에 놓인 것: { $pieces }.
picture-alt-lying = { $number ->
    [1] { $piece }
   *[other] { $piece } { $number }개
  }
# $armies는 picture-alt-army와 picture-alt-declined를 늘어놓은 것이다.
picture-alt-player = { $name } 님: { $armies }.
picture-alt-player-coins = { $name } 님, 승점 { $coins }점: { $armies }.
picture-alt-none = 종족 없음
# 지역이 없는 종족. "지역" 뒤에 온다.
picture-alt-nowhere = 없음
# $regions는 지역 번호와, 괄호 안에 그곳의 토큰 수를 늘어놓은 것이다.
picture-alt-army = { $combo } 지역 { $regions }{ $hand ->
    [0] { "" }
   *[other] {", "}손에 { $hand }개
  }
picture-alt-extra = {", "}손에 든 말: { $pieces }
picture-alt-declined = 몰락한 { $combo } 지역 { $regions }
# 지역과 그곳의 토큰 수, 그리고 같은 말이 여럿 있는 지역.
picture-alt-held = { $region } ({ $tokens })
# 토큰 없이 말만 있는 지역.
picture-alt-held-by = { $region } ({ $pieces })
picture-alt-several = { $region } (×{ $amount })
picture-alt-free = { $native ->
    [monster] 괴물이 있는 지역: { $regions }.
    [murloc] 멀록이 있는 지역: { $regions }.
   *[lost-tribe] 잊힌 종족이 있는 지역: { $regions }.
}
picture-alt-unnamed = 지도에 이름이 없는 지역: { $regions }.
picture-alt-name = { $region } { $name }
# 조합 위에 놓인 승점은 +2처럼 뒤에 붙는다.
picture-alt-offer = 고를 수 있는 조합(맨 위는 무료)과 그 위의 승점: { $combos }.
picture-alt-coins = { $combo } +{ $coins }
# 특수 능력 하나가 한 줄의 모든 종족에 딸려 있을 때. $rows는 picture-alt-row를 늘어놓은 것이다.
picture-alt-rows = 맨 윗줄부터 특수 능력과 고를 수 있는 종족({ $factions } 순서): { $rows }.
picture-alt-row = { $price ->
    [0] 무료
   *[other] 승점 { $price }점
  }, { $power }: { $races }
picture-alt-no-badge = 특수 능력 없음
# 누가 어느 편인지.
picture-alt-of-side = { $side }의 { $name }
# 말 한 종류: "영웅 17, 22".
picture-alt-piece = { $marker } 지역 { $regions }
picture-alt-pieces = 말: { $pieces }.
picture-alt-more = 모든 지역을 글로 보려면 "/{ command-board }"에서 모양을 글로 고르세요.
# 설명에 다 들어가지 못한 것. $what은 picture-alt-what-를 늘어놓은 것.
picture-alt-missing = 여기서 뺀 내용: { $what }.
picture-alt-what-players = 일부 플레이어의 지역
picture-alt-what-news = 방금 일어난 일의 일부
picture-alt-what-pieces = 말 일부
picture-alt-what-natives = 주인 없는 토큰이 있는 지역
picture-alt-what-names = 일부 지역의 이름
picture-alt-what-offers = 고를 수 있는 조합 일부

# 결과 그림. winners는 이긴 사람들의 이름이고, 그 사이에 result-picture-and가 들어간다.
result-picture-title = { $count ->
    [1] { $winners } 님 승리
   *[other] { $winners } 님 공동 승리
  }
result-picture-and = {" 님 · "}
result-picture-sub = { $rounds }라운드 끝
# 진영으로 나뉘어 했을 때. 이긴 진영은 $side, 여럿이면 $sides(사이에 result-picture-sides-and)이고, 그 아래는 플레이어들, 표 아래는 점수를 정하는 법.
result-picture-title-sides = { $count ->
    [1] { $side } 승리
   *[other] { $sides } 공동 승리
  }
result-picture-sides-and = {" · "}
result-picture-won = { $players } 님: 승점 { $coins }점({ $rounds }라운드 끝)
result-picture-counts = 동맹은 둘 중 적은 쪽의 승점이 진영의 점수예요
result-picture-counts-tie = 동맹은 둘 중 적은 쪽의 승점이 점수, 동점이면 승점이 가장 많은 사람의 진영이 앞서요
