## 모두에게 보이는 메시지: 대기실, 차례, 결과.

recap-line = { $player } 님: { $parts }.
recap-line-piloted = { $player } 님({ $kind ->
    [all] 자동 진행
   *[part] 일부 자동 진행
  }): { $parts }.
recap-between = { " · " }
recap-more = … 그 전 차례는 "진행 기록"에 있어요.
recap-picked = { $combo } 선택
recap-took = { $count ->
   *[other] { $regions }번 지역
  } 정복
recap-took-own = 자신의 { $race }에게서 { $count ->
   *[other] { $regions }번 지역
  } 빼앗음
recap-took-from = { $you ->
    [yes] 나
   *[no] { $player } 님
  }에게서 { $count ->
   *[other] { $regions }번 지역
  } 빼앗음
recap-with-losses = { $what } ({ $losses })
recap-lost = { $tokens ->
   *[other] 토큰
  } { $amount }개
recap-withdrawn-to = { $amount }개는 { $region }번으로 후퇴
recap-withdrawn = { $amount }개 후퇴: { $moves }
recap-failed = { $count ->
   *[other] { $regions }번 지역
  } 정복 실패
recap-abandoned = { $count ->
   *[other] { $regions }번 지역
  } 포기
# 아무도 차지하지 않은 지역에서 토큰이 밀려난 경우(괴물 등).
recap-struck = { $count ->
   *[other] { $regions }번 지역
  }에서 { $you ->
    [yes] 내
   *[no] { $player } 님의
  } 토큰을 밀어냄
# 바로 다른 곳으로 옮겨 가야 했던 토큰. $moves는 옮겨 간 곳, $left는 아무도 남지 않은 지역의 수.
recap-forced = { $you ->
    [yes] 내
   *[no] { $player } 님의
  } { PARTICLE($race, "이/가") } 자리를 옮기게 함 ({ $moves }{ $left ->
    [0] { "" }
   *[other] , { $regions }번 지역은 비었음
  })
recap-declined = { $combo } 몰락
recap-note-diplomat = { $you ->
    [yes] 나와
   *[no] { $player } 님과
  } 평화를 맺음
# 한 플레이어의 두 종족이 한 차례에 움직인 경우. $what은 recap-took 문구 가운데 하나이다.
recap-by = { $race }: { $what }
# 정복한 지역에 있던 유물과 전설적인 장소. $things는 recap-thing 문구.
recap-won = { PARTICLE($things, "을/를") } 넘겨받음
recap-found = { $things } 발견
# 이 차례에 다른 사람의 토큰이 옮겨 간 곳에 있던 것.
recap-found-by = { $you ->
    [yes] 내가
   *[no] { $player } 님이
  } { $things } 발견
recap-thing = { $thing }
recap-thing-lends = { $thing }("{ $power }" 능력을 빌려줌)
recap-earned = 승점 { $amount }점 획득
# 얻은 승점 가운데 다른 사람이 낸 몫. recap-earned 뒤의 괄호에 들어간다.
recap-from = { $you ->
    [yes] 나
   *[no] { $player } 님
  }에게서 { $amount }점
# 다른 사람의 차례 덕분에 공급처에서 받은 승점.
recap-brought = { $you ->
    [yes] 내가
   *[no] { $player } 님이
  } 공급처에서 승점 { $amount }점을 받음
recap-paid = { $to ->
    [nobody] { "" }
    [you] 나에게{" "}
   *[player] { $player } 님에게{" "}
  }승점 { $amount }점 지불

turn-line = { $mention } 님 차례예요: { $round }/{ $rounds }라운드, { $what }.
turn-past = { $player } 님 차례, { $round }/{ $rounds }라운드.
# $decline: 이번 차례를 몰락에 쓸 수 있는 동안 "yes".
# 그림에서는 토큰이 아직 지역에 있으므로 "손에"라고 하지 않는다.
turn-what-conquer = { $decline ->
    [yes] 정복 또는 몰락
   *[no] 정복
  } ({ $combo }, 정복에 쓸 토큰 { $hand ->
    [0] 없음
   *[other] { $hand }개
  })
turn-what-declined-first = { $decline ->
    [yes] 정복 또는 몰락
   *[no] 정복
  } ({ $combo }, { PARTICLE($race, "이/가") } 먼저, 정복에 쓸 토큰 { $hand ->
    [0] 없음
   *[other] { $hand }개
  })
turn-since =
    지난 차례 뒤에 있었던 일:
    { $recap }
turn-since-past =
    { $player } 님의 지난 차례 뒤에 있었던 일:
    { $recap }
turn-so-far =
    지금까지 있었던 일:
    { $recap }
turn-first = { $sides ->
    [yes] 차례 순서: { $order } 님.
   *[no] 추첨 결과 { $player } 님이 먼저예요. 차례 순서: { $order } 님.
  }
turn-dice = -# 주사위 확인용. 이 게임 비밀 시드의 SHA-256: `{ $commitment }`.
turn-alone = { $player } 님이 서버를 나갔어요. 돌아오면 계속 플레이할 수 있고, 방장이나 서버 관리자는 "/{ command-seat } { command-seat-offer }"나 "/{ command-seat } { command-seat-replace }"으로 다른 사람에게 자리를 넘길 수 있어요.

button-play = 내 차례 진행하기
button-decline = 몰락…
button-changes = 진행 기록
button-log = 진행 기록
button-join = 참가
button-join-side = { PARTICLE($side, "으로/로") } 참가
button-leave = 나가기
button-start = 시작
button-start-filled = { $count ->
    [0] 시작
   *[other] 컴퓨터 { $count }대와 시작
  }

lobby-title = { $edition }: 새 게임, { $seats ->
    [2] 2명
   *[other] 2~{ $seats }명
  }. 방장: { $host } 님.
# 연 사람은 나갔다.
lobby-title-left = { $edition }: 새 게임, { $seats ->
    [2] 2명
   *[other] 2~{ $seats }명
  }.
# 진영이 있는 게임, 인원은 정확히 $seats 명. $host는 nobody일 수 있음.
lobby-title-sides = { $edition }: 새 게임, { $host ->
    [nobody] { $seats }명.
   *[other] { $seats }명. 방장: { $host } 님.
  }
lobby-players = 참가 ({ $count }/{ $seats }): { $players }.
# $side는 진영, $seats 명 가운데 $count 명이 참가했음.
lobby-side = { $side }({ $count }/{ $seats }): { $players ->
    [nobody] 아직 없어요
   *[other] { $players }
  }.
lobby-open-scores = 점수 공개: 서로의 승점을 모두 볼 수 있어요.
lobby-how = 참가한 누구나 "시작"을 누를 수 있고, 자리가 다 차면 자동으로 시작해요. 대기실은 { $until } 닫혀요.
lobby-how-sides = 버튼을 눌러 진영을 고르세요. 시작 전까지는 옮길 수도 있어요. { $seats }명이 다 모이면 자동으로 시작해요. 대기실은 { $until } 닫혀요.
lobby-begun = { $edition }: 게임이 시작됐어요. 플레이어: { $players }.
# $players: for each side, who plays for it (players-of-side).
lobby-begun-sides = { $edition }: 게임이 시작됐어요. { $players }.
lobby-cancelled = { $edition }: 게임을 시작하기 전에 대기실을 닫았어요. "/{ command-game } { command-game-new }"로 새로 열 수 있어요.
lobby-expired = { $edition }: { $hours }시간 안에 아무도 시작하지 않아서 대기실을 닫았어요. "/{ command-game } { command-game-new }"로 새로 열 수 있어요.
cancelled-line = { $player } 님이 이 게임을 점수 없이 끝냈어요.
cancelled-line-manager = 서버 관리자가 이 게임을 점수 없이 끝냈어요.

result-title = { $rounds }라운드를 마치고 게임이 끝났어요. { PARTICLE($winners, "이/가") } { $count ->
    [1] 이겼어요.
   *[other] 함께 이겼어요.
  }{" "}축하해요. 모두 수고하셨어요.
# 결과에 나오는 한 사람. $how는 비어 있거나 result-piloted, result-piloted-short이다. 다음 두 줄의 $player는 이 모양으로 들어간다.
result-winner = { $player } 님{ $how }
result-line = { $rank }위 { $player }: 승점 { $coins }점
result-line-tie = { $rank }위 { $player }: 승점 { $coins }점, 게임판의 종족 토큰 { $tokens }개
# 진영으로 나뉘어 했을 때. 이긴 진영은 $side($players는 그 플레이어들), 여럿이면 $sides(result-side-shared를 늘어놓은 것).
# 이어서 진영마다 한 줄, 그 플레이어마다 한 줄. $most는 진영에서 가장 많은 승점, $counts는 진영의 점수가 되었는지.
result-title-sides = { $rounds }라운드를 마치고 게임이 끝났어요. { $count ->
    [1] { $side } 진영({ $players })이 승점 { $coins }점으로 이겼어요.
   *[other] { $sides } 진영이 똑같이 승점 { $coins }점으로 함께 이겼어요.
  }{" "}축하해요. 모두 수고하셨어요.
result-side-shared = { $side }({ $players })
result-side = { $rank }위 { $side }: 승점 { $coins }점
result-side-tie = { $rank }위 { $side }: 승점 { $coins }점, 승점이 가장 많은 사람은 { $most }점
result-side-alone = { $rank }위 { $side }, { $player }: 승점 { $coins }점
result-ally = { $player }: 승점 { $coins }점{ $counts ->
    [yes] , 진영의 점수
   *[no] { "" }
  }
result-seed = -# 비밀 시드: `{ $seed }`. 처음에 공개한 SHA-256: `{ $commitment }`.

# 끝난 게임의 명장면. 결과 그림과 그 설명에 나온다. $tokens는 정복에 쓴 토큰, $die는 주사위로 더한 수(0이면 없음).
result-alt = 게임 결과와 라운드별 승점 변화.
result-alt-feat = { $title }: { $told }.
feat-turn = 가장 많이 얻은 차례
feat-turn-told = { $player } 님: { $round }라운드에 승점 { $amount }점 획득
feat-conquest = 가장 과감한 정복
feat-conquest-told = { $player } 님: { $other ->
    [yes] { $victim } 님의{" "}
   *[no] { "" }
  }{ $region }번 지역을 { $die ->
    [0] 토큰 { $tokens }개로 정복
   *[other] 토큰 { $tokens }개와 주사위 눈 { PARTICLE($die, "으로/로") } 정복
  }
feat-race = 가장 오래 활약한 종족
feat-race-told = { $player } 님: { $combo }, { $amount }라운드 동안 활약

# 끝난 게임의 요약. recap-alt와 chart-alt는 화면 읽기 프로그램에 그림을 설명한다.
recap-title = 차례별로 본 게임 전체({ $turns }차례)와 모두의 승점.
recap-alt = 움직이는 그림: 처음의 게임판과, { $rounds }라운드 동안 { $turns }번의 차례가 끝날 때마다 달라진 게임판. 화살표와 테두리는 주인이 바뀐 곳을 나타내요.
chart-alt = { $player } 님: { $coins }
chart-alt-side = { $side }, { $player } 님: { $coins }

button-export = 내보내기
