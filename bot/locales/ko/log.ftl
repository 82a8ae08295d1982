## 있었던 일. 엔진의 사건 하나에 문장 하나.
## `player`는 이름, `region`은 번호, `amount`는 수이다. 읽는 사람이 그 플레이어이면 `you`는 "yes"이고
## (혼자 보는 답에서만), 상대가 읽는 사람이면 `to_you`가 "yes"이다.

log-picked = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }{ PARTICLE($combo, "을/를") } 골라 토큰 { $amount }개를 받았어요.
log-earned = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }승점 { $amount }점을 얻었어요: { $lines }.
log-earned-nothing = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }얻은 승점은 없어요.
log-earned-line = { FORM($why, "alone") } +{ $amount }
log-paid = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }승점 { $amount }점을 냈어요({ $lines }).
log-paid-line = { FORM($why, "alone") }
log-column-paid = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }조합 값으로 승점 { $amount }점을 냈어요.
log-column-got = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }조합 위에 놓인 승점 { $amount }점을 받았어요.
log-declined = { $you ->
    [yes] 내 { PARTICLE($combo, "이/가") }
   *[no] { $player } 님의 { PARTICLE($combo, "이/가") }
  } 몰락했어요.
log-removed = { $you ->
    [yes] 내
   *[no] { $player } 님의
  } { $race } 토큰이 게임판에 하나도 남지 않았어요.
log-offered = 세로줄에 새로 나온 조합: { $combo }.
# 특수 능력과 종족의 세로줄이 따로 있을 때. $tiles: 종족 이름과 log-offered-badge 문구의 목록.
log-offered-tiles = 새로 나온 타일: { $tiles }.
log-offered-badge = 특수 능력 "{ $power }"
log-abandoned = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }{ $region }번 지역을 포기했어요.
log-rolled = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }주사위를 굴렸어요. 나온 눈: { $amount }.
log-rolled-for = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }{ $region }번 지역을 노리고 주사위를 굴렸어요. 나온 눈: { $amount }.
# 몰락한 종족이 활성 종족보다 먼저 굴렸을 때.
log-rolled-declined = { $you ->
    [yes] 내
   *[no] { $player } 님의
  } { PARTICLE($race, "이/가") } 주사위를 굴렸어요. 나온 눈: { $amount }.
log-rolled-for-declined = { $you ->
    [yes] 내
   *[no] { $player } 님의
  } { PARTICLE($race, "이/가") } { $region }번 지역을 노리고 주사위를 굴렸어요. 나온 눈: { $amount }.
log-failed = { $region }번 지역을 정복하기에는 모자랐어요.
# 말만 들어갔으면 토큰이 0개.
log-conquered = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }{ $amount ->
    [0] { "" }
   *[other] 토큰 { $amount }개로{" "}
  }{ $region }번 지역을 정복했어요.
# 같은 플레이어의 다른 종족에게서.
log-conquered-own = { $you ->
    [yes] 내 { $loser }에게서
   *[no] { $player } 님이 자신의 { $loser }에게서
  }{ $amount ->
    [0] { "" }
   *[other] {" "}토큰 { $amount }개로
  } { $region }번 지역을 빼앗았어요.
log-conquered-by = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }{ PARTICLE($why, "으로/로") } { $region }번 지역을 차지했어요.
# 고유한 방법으로 지역을 차지하는 능력.
log-conquered-by-sorcerers = { $you ->
    [yes] 내
   *[no] { $player } 님의
  } 주술사가 { $region }번 지역의 토큰을 주술사로 바꿨어요.
log-conquered-by-dragon-master = { $you ->
    [yes] 내
   *[no] { $player } 님의
  } 드래곤이 { $region }번 지역을 정복했어요.
    .piece = dragon
log-lost = { $you ->
    [yes] 내 { PARTICLE($race, "이/가") }
   *[no] { $player } 님의 { PARTICLE($race, "이/가") }
  } { $region }번 지역에서 토큰 { $amount }개를 잃었어요.
log-driven = { $you ->
    [yes] 내
   *[no] { $player } 님의
  } { $race } 토큰 { $amount }개가 { $region }번 지역에서 밀려났어요.
log-natives = { $native ->
    [monster] { $region }번 지역의 괴물이 쫓겨났어요.
    [murloc] { $region }번 지역의 멀록이 쫓겨났어요.
   *[lost-tribe] { $region }번 지역의 잊힌 종족이 사라졌어요.
}
log-found = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }{ $region }번 지역에서 { PARTICLE($why, "을/를") } 찾았어요.
# 정복한 지역에 있던 것.
log-won = { $region }번 지역의 { PARTICLE($why, "이/가") } { $you ->
    [yes] 내
   *[no] { $player } 님의
  } 것이 되었어요.
log-lent = 이제 { PARTICLE($why, "이/가") } "{ $power }" 능력을 빌려줘요.
# 누구의 것도 아닌 말("owner")에는 주인 이름을 붙이지 않는다.
log-placed = { $region }번 지역에{ ABOUT($why, "owner") ->
    [nobody] { "" }
   *[player] {" "}{ $you ->
        [yes] 내
       *[no] { $player } 님의
      }
  } { PARTICLE($why, "이/가") } 놓였어요.
log-taken-off = { $region }번 지역에서{ ABOUT($why, "owner") ->
    [nobody] { "" }
   *[player] {" "}{ $you ->
        [yes] 내
       *[no] { $player } 님의
      }
  } { $amount ->
    [1] { PARTICLE($why, "이/가") }
   *[other] { $why } { $amount }개가
  } 빠졌어요.
log-pieces-new = { ABOUT($pieces, "owner") ->
    [nobody] { $amount ->
        [1] { PARTICLE($pieces, "이/가") } 놓였어요
       *[other] { $pieces } { $amount }개가 놓였어요
      }
   *[player] { $you ->
        [yes] { "" }
       *[no] { $player } 님이{" "}
      }{ $amount ->
        [1] { PARTICLE($pieces, "을/를") } 놓았어요
       *[other] { $pieces } { $amount }개를 놓았어요
      }
  }: { $to_count ->
   *[other] { $to }
  }.
log-pieces-gone = { ABOUT($pieces, "owner") ->
    [nobody] { "" }
   *[player] { $you ->
        [yes] 내
       *[no] { $player } 님의
      }{" "}
  }{ $amount ->
    [1] { PARTICLE($pieces, "이/가") }
   *[other] { $pieces } { $amount }개가
  } 빠졌어요: { $from_count ->
   *[other] { $from }
  }.
# 누구의 것도 아닌 말은 놓인 지역의 주인이 옮긴 것이 아니다.
log-pieces-moved = { ABOUT($pieces, "owner") ->
    [nobody] { $amount ->
        [1] { PARTICLE($pieces, "이/가") }
       *[other] { $pieces } { $amount }개가
      } 옮겨 갔어요
   *[player] { $you ->
        [yes] { "" }
       *[no] { $player } 님이{" "}
      }{ $amount ->
        [1] { PARTICLE($pieces, "을/를") }
       *[other] { $pieces } { $amount }개를
      } 옮겼어요
  }: { $from_count ->
   *[other] { $from }
  } → { $to_count ->
   *[other] { $to }
  }.
# 찾은 것.
log-piece-moved = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }{ PARTICLE($piece, "을/를") } 옮겼어요: { $from }번 지역 → { $to }번 지역.
log-pieces-in = { $region }번 지역{ $amount ->
    [1] { "" }
   *[other] {" "}×{ $amount }
  }
log-gained = { $you ->
    [yes] 내 { PARTICLE($race, "이/가") }
   *[no] { $player } 님의 { PARTICLE($race, "이/가") }
  } 토큰 { $amount }개를 얻었어요.
log-aside = { $you ->
    [yes] 내 { PARTICLE($race, "이/가") }
   *[no] { $player } 님의 { PARTICLE($race, "이/가") }
  } 토큰 { $amount }개를 따로 빼 두었어요.
log-given-up = { $you ->
    [yes] 내
   *[no] { $player } 님의
  } { $region }번 지역은 남은 토큰이 없어서 비었어요.
log-left = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }{ $region }번 지역의 { PARTICLE($why, "을/를") } 떠났어요.
# $moves: 배치한 뒤의 토큰 수.
log-deployed = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }{ PARTICLE($race, "을/를") } 배치했어요: 이제 { $moves }.
# 다른 사람의 차례에.
log-deployed-forced = { $you ->
    [yes] 내
   *[no] { $player } 님의
  } { PARTICLE($race, "이/가") } 자리를 옮겨야 했어요: 이제 { $moves }.
log-withdrawn = { $you ->
    [yes] 내 토큰이
   *[no] { $player } 님의 토큰이
  } 후퇴했어요: { $moves }.
log-waits = { $you ->
    [yes] 내
   *[no] { $player } 님의
  } { $race } 토큰 { $amount }개는 놓을 지역이 없어 손에 남았어요.
log-note-diplomat = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }{ $to_you ->
    [yes] 나와
   *[no] { $other } 님과
  } 평화를 맺었어요.
log-note-diplomat-nobody = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }아무와도 평화를 맺지 않았어요.
log-turn = { $amount }라운드, { $you ->
    [yes] 내 차례
   *[no] { $player } 님 차례
  }.
log-over = 게임이 끝났어요.

## 종족과 특수 능력 말고 승점이 나온 곳.
why-regions = 지역
why-column = 세로줄
log-swapped = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }특수 능력 타일을 바꿨어요. 이제 { PARTICLE($combo, "이에요/예요") }.
