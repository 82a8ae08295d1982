## 워크래프트에서만 나오는 진행 기록의 문구. log.ftl과 같은 방법으로 쓴다.

log-note-pandaren = { $you ->
    [yes] 내가
   *[no] { $player } 님이
  } { $to_you ->
    [yes] 나에게
   *[no] { $other } 님에게
  } 조화 토큰을 주었어요. { $to_you ->
    [yes] { $player } 님의 판다렌을 공격하려면 내가
   *[no] { $you ->
        [yes] 내 판다렌을 공격하려면 { $other } 님이
       *[no] { $player } 님의 판다렌을 공격하려면 { $other } 님이
      }
  } 먼저 승점 2점을 내야 해요.
log-conquered-by-warcraft-gnomes = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }공습으로 { $region }번 지역을 차지했어요.
log-conquered-by-ethereals = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }토큰 2개를 덜 쓰고 전설적인 장소가 있는 { $region }번 지역을 차지했어요.

log-note-battleground = { $you ->
    [yes] 내
   *[no] { $player } 님의
  } 종족이 이번 차례에 { $why } 편에 섰어요.
log-note-well-of-eternity = 이 섬에는 바다도 호수도 없어서 영원의 샘은 게임에서 빠지고, 그 자리에 다른 전설적인 장소가 나왔어요.
log-conquered-by-ashes-of-alar = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }알라르의 재로 { $region }번 지역을 차지했어요.
log-conquered-by-doomhammer = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }둠해머로 { $region }번 지역을 차지했어요.
log-conquered-by-frostmourne = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }서리한으로 { $region }번 지역을 차지했어요.

log-note-beast-master = { $you ->
    [yes] 내
   *[no] { $player } 님의
  } 야수는 이번 차례에 { $amount }개예요.
log-note-goblins = { $amount ->
    [0] { $region }번 지역의 폭탄은 불발탄이었어요.
    [1] { $region }번 지역의 폭탄이 터졌어요.
   *[other] { $region }번 지역의 폭탄이 터졌지만 그곳에서는 아무 일도 없었어요.
  }
    .piece = bomb
log-note-portal-mage = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }{ $region }번 지역과 { $amount }번 지역에 있는 것을 서로 바꿨어요.
log-conquered-by-championing = { $you ->
    [yes] 내
   *[no] { $player } 님의
  } 용사가 { $region }번 지역을 정복했어요.
    .piece = champion
# 지난 차례 뒤의 일을 알리는 글에서 쓰는 말. posts.ftl의 recap-took-from 등과 같다.
recap-took-by-goblins = { $you ->
    [yes] 내
   *[no] { $player } 님의
  } { $count ->
   *[other] { $regions }번 지역
  } 폭파
recap-placed-bomb = { $count ->
   *[other] { $regions }번 지역
  }에 폭탄 설치
recap-placed-objective = { $count ->
   *[other] { $regions }번 지역
  }에 군사 목표 지정
recap-note-pandaren = { $you ->
    [yes] 나에게
   *[no] { $player } 님에게
  } 조화 토큰을 줌
recap-note-portal-mage = { $region }번과 { $amount }번 지역에 있는 것을 서로 바꿈
recap-note-ethereals = { PARTICLE($thing, "을/를") } { $region }번 지역에서 { $amount }번 지역으로 가져감

log-note-ethereals = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }{ PARTICLE($why, "을/를") } { $region }번 지역에서 { $amount }번 지역으로 가져갔어요.
    .moves = why
log-conquered-by-goblins = { $you ->
    [yes] 내
   *[no] { $player } 님의
  } 폭탄으로 { $region }번 지역이 비었어요.
    .empties = yes
