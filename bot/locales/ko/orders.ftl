## 후퇴: 누구에게 묻는지, 묻지 않고 무엇을 놓는지, 무엇을 아직 옮길 수 있는지.
## `moves`는 added- 문구를 늘어놓은 것, `choice`는 입력하는 꼴의 배치(9:2 12:1)이다.

log-withdrawn-order = { $you ->
    [yes] 내 토큰이
   *[no] { $player } 님의 토큰이
  } 자동으로 후퇴했어요: { $moves }.
log-rearranged = { $you ->
    [yes] 후퇴한 내 토큰을
   *[no] { $player } 님이 후퇴한 자기 토큰을
  }{ $regions ->
    [none] { "" }
   *[other] {" "}{ $regions }번에서
  } 옮겼어요: { $moves }.

# 게임이 기다리는 피해자에게 보내는 메시지. `pieces`: 돌아온 말의 수, `home`: 돌아온 말.
withdraw-ask = { $mention } 님, { $player } 님이 { $count ->
   *[other] { $regions }번 지역
  }에서 { PARTICLE($race, "을/를") } 밀어냈어요. { $tokens ->
    [0] { "" }
   *[other] 토큰 { $tokens }개
  }{ $pieces ->
    [0] 를
   *[other] { $tokens ->
        [0] { "" }
       *[other] {", "}
      }돌아온 { PARTICLE($home, "을/를") }
  } 놓을 곳을 정해 주세요.{ $away ->
    [yes] { "" }
   *[no] { " " }게임이 기다리고 있어요.
  }
# 돌아온 말. 어디에 놓을지 묻는 특수 능력마다 하나.
withdraw-home-bivouacking = 야영지 { $amount }개
withdraw-away = { $back }까지 부재중이에요. { $ends ->
    [yes] 그동안에도 답이 없으면 { $until } 자동으로 놓아요. 그 뒤에도 누군가 정복하거나 주사위를 굴리기 전까지는 옮길 수 있어요.
   *[no] 답할 때까지 게임이 기다려요.
  }
withdraw-until = 답이 없으면 { $until } 자동으로 놓아요.
withdraw-stands = 일시 정지 중이니 천천히 하세요.
withdraw-placed = { $player } 님의 밀려난 토큰을 놓았어요.
withdraw-off = 차례가 다시 이어져서 { $player } 님은 이제 정하지 않아도 돼요.
# 끝까지 둔 차례의 게시글에서 "앤 님 차례, 3/10라운드." 뒤에 온다.
withdraw-awaited = { $player } 님이 후퇴할 곳을 정할 때까지 기다려요.
button-decide = 정하기
key-suggested-pieces = 고르게

# 다음 차례 게시글의 줄들.
withdraw-placed-at = { $player } 님의 후퇴한 토큰: { $moves }.
withdraw-piece = { $region }번에 { $piece } { $amount }개
withdraw-may-move = { $names } 님은 { $own ->
    [yes] 자신이
   *[no] { $mover } 님이
  } 정복하거나 주사위를 굴리기 전까지 옮길 수 있어요.
button-move-withdrawn = 후퇴한 토큰 옮기기

# 그것을 옮기는 쪽.
move-head = 밀려난 **내 { $combo }** 토큰이 후퇴한 곳: { $moves }.
move-until = { $own ->
    [yes] 내가
   *[no] { $mover } 님이
  } 정복하거나 주사위를 굴리기 전까지 다른 곳에 놓을 수 있어요.
# $orders: 지역 버튼 위에 있는, 모두 한꺼번에 놓는 파란 버튼의 수.
move-left = 토큰 { $tokens }개를 잠시 손에 들었어요. 놓을 곳을 { $tokens ->
    [1] { "" }
   *[other] 하나씩{" "}
  }{ $orders ->
    [0] 누르세요
   *[other] 누르거나, 파란 버튼으로 { $tokens ->
        [1] { "" }
       *[other] 한꺼번에{" "}
      }놓으세요
  }. 버튼: 지역 번호와 토큰 수(지금 → 놓은 뒤).
move-left-pieces = { $piece } { $amount }개를 잠시 손에 들었어요. 놓을 곳을 { $amount ->
    [1] { "" }
   *[other] 하나씩{" "}
  }{ $orders ->
    [0] 누르세요
   *[other] 누르거나, 파란 버튼으로 { $amount ->
        [1] { "" }
       *[other] 한꺼번에{" "}
      }놓으세요
  }. 그러지 않으면 원래 자리에 남아요. 버튼: 지역 번호와 수(지금 → 놓은 뒤).
move-not-yours = 다른 플레이어의 토큰이라 그 사람만 옮길 수 있어요. 내 토큰 가운데 지금 옮길 것은 없어요.
move-too-late = 이제 옮길 수 없어요. 그사이 누군가 정복하거나 주사위를 굴렸거나, 내 차례가 시작됐어요.
move-stranger = 이 게임의 플레이어만, 그것도 자기 토큰만 옮길 수 있어요. "/{ command-board }", "/{ command-status }", "/{ command-log }"으로 구경할 수 있어요.
# 미리 정한 지시처럼 모두 놓는 파란 버튼: 하는 일과 그 배치.
key-by-order = { $order } · { $choice }
by-order-guard = 중요한 곳 지키기
by-order-even = 고르게 놓기
by-order-border = 경계에 놓기
by-order-richest = 승점 많은 곳에 놓기
by-order-hold = 한 곳에 모으기
key-move-so = 이렇게 놓기: { $choice }
key-begin-again = 처음부터
key-other-race = { $race }…

refusal-too-late = 이제 옮길 수 없어요. 그사이 누군가 정복하거나 주사위를 굴렸거나, 내 차례가 시작됐어요.
refusal-not-your-withdrawal = 다른 플레이어의 토큰이라 그 사람만 옮길 수 있어요.
refusal-unchanged = 이미 그렇게 놓여 있어요. 옮기려면 다른 지역을 적으세요.
refusal-bad-pieces = { $hand ->
    [0] 그런 말은 돌아온 것이 없어서 옮길 수 없어요.
    [1] 말 1개가 돌아왔어요. 놓을 지역을 적으세요.
   *[other] 말 { $hand }개가 돌아왔어요. 모두 어디에 놓을지 적으세요. 적은 지역마다 적어도 1개는 놓아야 해요.
  }

## 미리 정한 지시.
order-guard = 수비
order-even = 고르게
order-border = 경계
order-richest = 고득점
order-hold = 집중
order-ask = 물어보기
order-guard-means = 공격받을 수 있는 지역에, 잃으면 손해가 큰 곳일수록 더 많이
order-even-means = 내 모든 지역에, 약한 곳부터
order-border-means = 다음에 공격받을 수 있는 지역에
order-richest-means = 승점이 가장 많이 나는 지역에
order-hold-means = 승점이 가장 많이 나는 지역(같으면 빼앗기 가장 어려운 지역) 한 곳에 모두
order-ask-means = 게임 설정에서 허용하면 물어보고, 답이 없으면 고르게 나눔

orders-title = **미리 정한 지시**
orders-withdraw = 밀려난 토큰, { $where }: { $order }.
orders-end-turn = 차례를 마칠 때 남은 토큰, { $where }: { $order }.
orders-here = 이 게임에서
orders-everywhere = 내 모든 게임에서
orders-nothing = 정하지 않음
orders-one = **{ $order }** ({ $means })
orders-how = 다른 사람에게는 보이지 않아요. 지시가 없으면 차례를 마칠 때 남은 토큰은 잃으면 손해가 큰 곳에 놓고, 밀려난 토큰은 고르게 놓아요. "/{ command-orders }"에서 옵션을 고르면 바꿀 수 있고, 이 게임에만 정한 지시가 모든 게임에 정한 지시보다 우선이에요.
orders-policy-instant = 이 게임에서는 밀려난 토큰을 지시대로, 지시가 없으면 고르게 바로 놓아요. 그 뒤에 누군가 정복하거나 주사위를 굴리기 전까지 옮길 수 있어요.
orders-policy-ask = 이 게임에서는 정해 둔 지시가 없거나 "{ order-ask }"로 해 두었으면 물어보고, 길어야 12시간 기다려요.
orders-policy-strict = 이 게임에서는 고를 것이 있으면 언제나 물어봐요. 지시는 추천으로 나오고, 시간이 다 되면 지시대로 놓아요.
orders-saved = 저장했어요.
orders-placed = 게임이 내 대답을 기다리고 있어서, 밀려난 토큰을 이 지시대로 놓았어요. 아직 옮길 수 있어요.

# 대기실과 설정에서, 보통과 다를 때.
settings-withdrawals-ask = 밀려난 토큰: 지시가 없거나 "{ order-ask }"로 해 둔 플레이어에게 묻고 { $hours }시간까지 기다려요.
settings-withdrawals-strict = 밀려난 토큰: { $hours ->
    [0] 언제나 본인에게 묻고 기다려요.
   *[other] 언제나 본인에게 묻고 { $hours }시간까지 기다려요.
  }
