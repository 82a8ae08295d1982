## 한 사람에 대해 저장된 것.

privacy-nothing = 나에 대해 저장된 것이 없어요. 게임에 참가하거나 설정을 바꾸면 그때부터 ID, 그때의 이름, 내가 한 행동이 저장돼요.
privacy-title = 나에 대해 저장된 것:
privacy-id = Discord ID { $user }. 아래 정보는 모두 이 ID로 저장돼요. 내가 쓴 글이나 다른 곳에서 한 일은 저장하지 않아요.
# $open과 $over는 자리의 수, $hosted는 게임의 수, $letters는 DM의 수.
privacy-games = - 끝나지 않은 게임의 자리: { $open }개. 끝난 게임의 자리: { $over }개. 떠나거나 넘겨준 자리: { $left }개. 자리마다 앉을 때의 이름도 저장돼요.
  - 내가 방장인 게임: { $hosted }개. 내가 한 행동: { $actions }번.
  - 자리 내놓기처럼 게임 진행 말고 한 일의 기록(서버 관리자가 읽을 수 있어요): { $audit }개.
  - 받았거나 받을 DM: { $letters }개. 보냈다는 사실만 저장하고 내용은 저장하지 않아요.
privacy-asked = - 이어받아 달라고 부탁받은 자리: { $asked }개.
privacy-settings = 설정: 언어 { $language ->
    [none] 모름
   *[other] { $language }
  } · 알림 { $reminders ->
    [yes] 켜짐
   *[no] 꺼짐
  } · 시간대 { $zone ->
    [none] 고르지 않음
   *[other] { $zone }
  } · 방해 금지 시간 { $quiet ->
    [none] 없음
   *[some] { $from }부터 { $until }까지
  } · 부재 { $away ->
    [none] 아님
   *[other] { $away }까지
  } · 미리 정한 지시 { $orders ->
    [none] 없음
   *[other] { $orders }
  } · 그림의 모양 { $style ->
    [none] 보통
   *[other] { $style }
  }.
privacy-more = "/{ command-privacy } { command-privacy-export }"로 모두 파일로 받고, "/{ command-privacy } { command-privacy-delete }"로 바로 지울 수 있어요.
privacy-export = 내 ID로 저장된 모든 것을 담은 파일이에요. 시각은 1970년 1월 1일 0시(UTC)부터 센 초예요.
privacy-delete-sure = 나에 대해 저장된 것을 지금 바로 모두 지울까요? 되돌릴 수 없어요. { $games ->
    [0] 하고 있는 게임은 없어요.
    [1] 하고 있는 게임 1개의 내 자리가 비게 돼요. 나뿐인 게임은 끝나요. 다른 사람이 있는 대기실은 나 없이 이어지고, 진행 중인 게임은 누군가 이어받을 때까지 자동으로 진행돼요.
   *[other] 하고 있는 게임 { $games }개의 내 자리가 비게 돼요. 나뿐인 게임은 끝나요. 다른 사람이 있는 대기실은 나 없이 이어지고, 진행 중인 게임은 누군가 이어받을 때까지 자동으로 진행돼요.
  }
  끝난 게임과 기록에서는 다른 사람들의 게임이 남도록 내 ID와 이름이 "예전 플레이어"로 바뀌어요. 설정은 지워져요.
  지워지지 않는 것: Discord에 이미 올라간, 내 이름이 있는 메시지(그곳에서 메시지를 지울 수 있는 사람이 지울 수 있어요), 봇 운영자가 만든 백업, 내보낸 게임처럼 다른 사람이 저장한 것.
  나중에 다시 게임에 참가하면 처음부터 새로 시작해요.
button-forget = 내 정보 모두 지우기
privacy-deleted = 나에 대한 것을 모두 지웠어요. Discord에 이미 올라간 메시지는 그대로 있어요.
former-player = 예전 플레이어 { $number }
