## 게임판, 현황, 승점, 도움말.

share-too-soon = 여기에 공유한 지 1분이 지나지 않았어요. { $until }에 다시 공유할 수 있어요. 공유 옵션을 빼면 혼자 볼 수 있어요.
board-title = { $round }/{ $rounds }라운드
status-round = { $round }/{ $rounds }라운드.
status-waiting = { $names } 님을 기다리는 중: { $step }.
status-player = { $player } 님: { $armies }.
status-player-coins = { $player } 님, 승점 { $coins }점: { $armies }.
status-army = { $combo } 지역 { $regions ->
    [0] 없음
   *[other] { $regions }곳
  }{ $hand ->
    [0] { "" }
   *[other] {", "}손에 { $hand }개
  }
status-army-declined = 몰락한 { $combo } 지역 { $regions ->
    [0] 없음
   *[other] { $regions }곳
  }
# 진영과 지금의 점수. 아래에 그 플레이어들이 이어진다.
status-side = { $side }
status-side-coins = { $side }, 승점 { $coins }점
status-nothing = 아직 종족 없음
coins-own = 내 승점은 { $coins }점이에요.
# 동맹이 있는 게임에서. $player, $ally: 동맹.
coins-allys = { $player } 님의 승점은 { $coins }점이에요.
coins-shown = 내 승점은 { $ally } 님에게도 보여요.
coins-hidden = 내 승점은 { $ally } 님에게 보이지 않아요.
help-text = 1. **Elbow Room**에서는 시간 날 때 한 차례씩, 게시글로 스몰 월드를 즐길 수 있어요. 한 차례는 몇 번만 누르면 돼요. "/{ command-game } { command-game-new }"로 { $here ->
    [dm] 서버의 채널에
   *[server] 이 채널에
  } 게임을 열면, 친구들은 "참가"를 누르고, 그중 누구나 "시작"을 누르면 돼요.
  2. 차례가 올 때마다 한 번씩 멘션해요. "내 차례 진행하기"를 누르거나 "/{ command-play }"를 입력하면, 조작 패널에 게임판과 지금 할 수 있는 일, 필요한 토큰 수가 나와요.
  3. 조합을 고르고 지역을 정복하세요. 버튼에는 게임판에 적힌 번호와 필요한 토큰 수가 있어요. 🎲를 누르면 주사위를 굴리고, 🔒가 붙은 것은 다른 사람이 찬성해야 되돌릴 수 있어요.
  4. "차례 마치기"를 누르기 전에 남은 토큰이 어디로 갈지 조작 패널에 나와요. "되돌리기"를 누르면 마지막 행동을 되돌려요. 종족이 너무 넓게 퍼져서 더 나아가기 어려우면 몰락시키세요. 몰락에는 한 차례를 다 써요.
  5. 차례마다 지역 하나에 승점 1점씩 얻고, 종족과 특수 능력으로 더 얻어요. { $sides ->
    [yes] 점수가 가장 높은 진영
   *[no] 승점이 가장 많은 사람
  }이 이겨요. "/{ command-status }", "/{ command-log }", "/{ command-board }", "/{ command-coins }"으로 지금 상황을, "/{ command-rule }"으로 규칙을 볼 수 있어요.
# 그 아래, 게임이 없는 채널에서: $boxes는 할 수 있는 것의 목록.
help-boxes = { $boxes } 가운데 골라서 할 수 있어요. "/{ command-game } { command-game-new }"의 "{ name-edition }"에서 고르세요. 사람이 모자라거나 혼자 하고 싶으면 "{ name-computers }"에서 컴퓨터를 넣으세요.
# $release: 릴리스 번호, 1.2.3 같은 꼴.
help-release = -# Elbow Room { $release }
# 도움말 그림: 플레이어 이름과 번호의 뜻.
guide-alt = 진행 중인 게임판. 번호 1부터 { $last }까지의 뜻은 아래에 적혀 있어요.
guide-you = 나
guide-other = 플레이어 { $number }
guide-offer = **{ $number }** 고를 수 있는 조합. 왼쪽은 내야 하는 승점, 타일의 숫자는 받는 토큰 수예요. 초록색 숫자는 그 위에 놓인 승점이고, 고르면 내 것이 돼요.
    .azeroth = **{ $number }** 한 줄. 내야 하는 승점과 특수 능력, 그리고 진영별 종족과 받는 토큰 수예요. 밝게 보이는 내 진영의 종족을 그 특수 능력과 함께 골라요. 승점은 공급처에 내요.
guide-player = **{ $number }** 내 칸. 색과 모양, 종족과 특수 능력, 그 아래 몰락한 종족, 손에 든 토큰, 승점이 나와요.
    .azeroth = **{ $number }** 내 칸. 색과 모양, 진영의 문양, 종족과 특수 능력, 그 아래 몰락한 종족, 손에 든 토큰, 승점이 나와요.
guide-label = **{ $number }** 지역 번호. 조작 패널의 버튼에도 같은 번호가 있어요. 옆에 있는 기호는 몇몇 종족과 특수 능력에 중요해요.
guide-active = **{ $number }** 활성 종족의 토큰과 그 수. 색과 모양을 보면 누구 것인지 알 수 있어요.
guide-declined = **{ $number }** 어두운 줄무늬는 몰락한 종족이에요. 승점은 계속 얻지만, 다시 정복하는 일은 거의 없어요.
guide-piece = **{ $number }** 말. 대부분의 말은 지역을 정복하기 어렵게 하거나 아예 공격할 수 없게 해요. 자세한 건 "/{ command-rule }"에서 볼 수 있어요.
guide-find = **{ $number }** 누군가 찾아낸 유물이나 전설적인 장소예요. 그 지역에 있는 종족에게 효과가 있고, 유물은 사용한 지역으로 옮겨 가요.
    .warcraft = **{ $number }** 공개된 유물이나 전설적인 장소예요. 그 지역에 있는 종족에게 효과가 있고, 유물은 사용한 지역으로 옮겨 가요.
guide-price = **{ $number }** 조작 패널의 그림에 나오는, 이 지역을 정복하는 데 필요한 토큰 수예요.
guide-roll = **{ $number }** 토큰이 모자라도 주사위로 도전할 수 있어요. 성공하든 실패하든 그 종족의 이번 차례 정복은 그것으로 끝나요.

## 글로 보는 게임판.

text-players = 플레이어
text-offers = 고를 수 있는 조합과 그 자리
text-regions = 지역
key-to-page = { $page }쪽
text-none = 지역 없음
text-army = { $combo } ({ $regions }){ $hand ->
    [0] { "" }
   *[other] , 손에 { $hand }개
  }
text-army-declined = 몰락한 { $combo } ({ $regions })
# 종족 뒤에 붙는다.
text-extra = {", "}손에 든 말: { $pieces }
text-driven = {", "}밀려난 토큰 { $tokens }개
text-before = { $player } 님 앞에 놓인 것: { $pieces }
text-offer = { $place }. { $combo }: { $pay ->
    [0] 무료
   *[other] { $pay }점 내기
  }{ $get ->
    [0] { "" }
   *[other] , { $get }점 받기
  }, 토큰 { $tokens }개
# 진영마다 종족의 세로줄이 따로 있을 때. 누가 고를 수 있는지.
text-column = { $faction }, 고를 수 있는 사람: { $players }{ $left ->
    [0] { "" }
   *[other] {" "}(마지막 종족 밑에 { $left }개 더)
  }
text-row-gap = – { $row }번째 줄: 종족 없음
text-row-bare = – { $row }번째 줄: { FORM($race, "alone") }(특수 능력이 없어서 지금은 고를 수 없어요)
text-badges = 마지막 특수 능력 타일 밑에 { $left }개 더
text-can-pick = 조합을 고를 수 있어요(/{ command-pick }). 자리: { $places }.
text-price = { $region } ({ $price }개){ $own ->
    [yes] {" "}(내 지역)
    [ally] {" "}(동맹)
   *[no] { "" }
  }
text-chance = { $region } ({ $price }개, 🎲 { $chance }%){ $own ->
    [yes] {" "}(내 지역)
    [ally] {" "}(동맹)
   *[no] { "" }
  }
text-can-conquer = 정복할 수 있어요(/{ command-conquer }): { $regions }.
text-can-roll = 주사위를 굴려서만 정복할 수 있어요(이번 차례에 이 종족의 마지막 정복): { $regions }.
text-can-way = { PARTICLE($way, "으로/로") } 정복할 수 있어요(/{ command-conquer }): { $regions }.
text-can-use = 쓸 수 있어요(/{ command-use }): { FORM($power, "alone") } ({ $regions }).
text-can-use-plain = 쓸 수 있어요(/{ command-use }): { FORM($power, "alone") }.
text-can-abandon = 포기할 수 있어요(/{ command-abandon }): { $regions }.
text-can-place = 토큰 { $tokens }개를 놓을 수 있어요(/{ command-redeploy }): { $regions }.
text-can-choose = 선택할 것이 있어요(/{ command-choose }).
text-can-decline = 몰락시킬 수 있어요(/{ command-decline }). 한 차례를 다 써요.
text-can-end = 이 단계를 마칠 수 있어요(/{ command-end }).
# 지역 한 줄. $told는 아래 부분들을 늘어놓은 것이다.
text-region = **{ $region }** { $told }
# 지역 한 줄의 부분들. $regions는 인접한 지역을 늘어놓은 것이다.
text-marker = { $marker }{ $amount ->
    [1] { "" }
   *[other] {" "}×{ $amount }
  }
text-beside = 인접 지역({ $regions })
text-beside-edge = 인접 지역({ $regions }), 게임판 가장자리
text-region-conquer = **{ $price }개로 정복 가능**
text-region-roll = **주사위로만 가능, { $price }개 필요, 🎲 { $chance }%**
text-region-far = { $price }개 필요하지만 지금은 불가

coach-base = **스몰 월드가 처음인가요?**
    .pick = - 토큰이 많은 조합이나, 승점을 더 주거나 정복이 쉬워지는 능력을 고르세요.
    .coins = - 차례가 끝날 때 차지한 지역 하나마다 승점 1점을 얻어요. 마지막에 승점이 가장 많으면 이겨요.
    .decline = - 나중에 토큰이 모자라면 종족을 몰락시키세요. 차지한 지역에서는 계속 승점이 나오고, 새 종족을 고를 수 있어요.

## 차례별로 보는 화면. round는 board-title 문구, player는 이제 차례를 시작하는 사람.

through-begins = { $round }, 차례 { $turn }/{ $turns }: 이제 { $player } 님 차례
through-quiet = { $player } 님: 별일 없이 차례를 마쳤어요.
through-over = 게임 끝 (모두 { $rounds }라운드)
key-step-first = 처음
key-step-last = 최신
key-step-through = 차례별로 보기

## 그 사이에 일어난 일 위에 나오는 이전과 지금의 게임판. round는 board-title 문구, told는 그림 설명(1000자까지).

since-before = **이전** · { $round }
since-now = **지금** · { $round }
since-alt-before = 이전 게임판. { $told }
since-alt-now = 지금 게임판. { $told }
