## 게임이 받아들이지 않는 것과, Discord에서 잘못된 것.

error-no-game = 이 채널에는 게임이 없어요. "/{ command-game } { command-game-new }"로 열 수 있어요.
# A number that was typed, and is of no game of this server, or of none that was put aside.
error-no-such-game = 그 게임은 고를 수 없어요. 고를 수 있는 게임은 입력하는 동안 나오는 목록에 있어요.
error-channel-busy = 이 채널에서는 이미 게임이 진행 중이에요. 그 게임을 마치거나, 다른 채널이나 따로 만든 스레드를 쓰세요.
error-not-here = { $channels ->
    [elsewhere] 이 서버에서는 이 채널에 게임을 열 수 없어요. 다른 채널로 가거나, 서버 관리자에게 "/{ command-admin } { command-admin-channels }"로 허용해 달라고 하세요.
    [none] 지금은 이 서버에서 게임을 열 수 없게 되어 있어요. 서버 관리자가 "/{ command-admin } { command-admin-channels }"로 바꿀 수 있어요.
   *[other] 이 서버에서는 게임을 { $channels }에서 열어요. 거기로 가거나, 서버 관리자에게 "/{ command-admin } { command-admin-channels }"로 이 채널도 허용해 달라고 하세요.
  }
error-too-many-games = 이 서버에는 끝나지 않은 게임이 이미 { $most }개 있어서 더 열 수 없어요. { $most ->
    [1] 그 게임에 참가하거나, 끝날 때까지 기다려 주세요.
   *[other] 그중 하나에 참가하거나, 하나가 끝날 때까지 기다려 주세요.
  }
error-too-many-today = 하루 동안 게임을 { $most }개 열어서 지금은 더 열 수 없어요. 다음 게임은 { $until }부터 열 수 있어요. 다른 사람이 연 게임에는 언제든지 참가할 수 있어요.
# The same where somebody else than the host brings a game back.
error-too-many-today-host = 아직 이 게임을 이어 갈 수 없어요. 방장인 { $host } 님이 하루 동안 게임을 { $most }개 열었고, 한 사람이 그보다 많이 열 수는 없어요. { $until }부터 이어 갈 수 있어요.
error-too-many-of-one = 내가 여기서 연 게임 { $most }개가 아직 끝나지 않았고, 한 사람이 그보다 많이 열 수는 없어요. { $most ->
    [1] 그 게임을
   *[other] 하나를
  } 먼저 마치거나 다른 사람이 연 게임에 참가하세요.
# The same where somebody else than the host brings a game back.
error-too-many-of-one-host = 아직 이 게임을 이어 갈 수 없어요. 방장인 { $host } 님의 끝나지 않은 게임이 여기에 { $most }개 있고, 한 사람이 그보다 많이 열 수는 없어요. { $most ->
    [1] 그 게임이
   *[other] 하나가
  } 끝날 때까지 기다려 주세요.
error-not-a-player = 이 게임에 자리가 있는 플레이어만 할 수 있어요. "/{ command-board }", "/{ command-status }", "/{ command-log }"으로 구경할 수 있어요.
error-not-joined = 이 게임에 참가한 사람만 할 수 있어요. 자리가 남아 있으면 먼저 "참가"를 누르세요.
error-not-the-host = 방장인 { $host } 님이나 서버 관리자만 할 수 있어요.
error-not-the-host-left = 이 게임에는 이제 방장이 없어서 서버 관리자만 할 수 있어요.
error-not-asked-about = 이 게임은 지금 보류할 수 없어요. 아직 하고 있는지 봇이 물어본 뒤에만 보류할 수 있어요. 봇은 일주일 동안 아무 일도 없고 제한 시간도 흐르지 않는 게임에만 물어봐요.
error-put-aside = 보류된 게임이에요. 플레이어라면 누구나 "/{ command-game } { command-game-resume }"로 멈춘 곳부터 이어 갈 수 있어요.
error-not-put-aside = 보류된 게임이 아니어서 재개할 것이 없어요.
error-not-a-manager = 서버 관리자만 할 수 있으니 부탁해 보세요. 내가 방장인 게임은 "/{ command-game } { command-game-cancel }"로 끝낼 수 있어요.
error-too-fast = 너무 빨라서 마지막에 누른 것은 건너뛰었어요. 몇 초 뒤에 다시 눌러 주세요.
error-already-joined = 이미 이 게임에 내 자리가 있어요.
error-lobby-full = 자리 { $seats }개가 다 찼어요. 다른 채널에서 "/{ command-game } { command-game-new }"로 새 게임을 열 수 있어요.
# $side는 고른 진영, $sides는 이 게임에 있는 진영.
error-no-such-side = 이 게임에는 { $side } 진영이 없어요. 고를 수 있는 진영: { $sides }.
error-no-sides = 팀전이 아니에요. 모두 혼자서 겨뤄요.
error-side-full = { $side } 진영은 정원 { $seats }명이 다 찼어요. 다른 진영에는 참가할 수 있어요.
error-side-gone = { $seats }명이 하면 { $side } 진영에 참가한 사람의 자리가 모자라요. 먼저 그중 한 명이 다른 진영으로 옮겨야 해요.
error-no-allies = 동맹이 없어서 승점을 보여 줄 사람이 없어요.
error-too-few-players = 게임에는 적어도 2명이 필요한데 지금까지 { $players }명만 참가했어요.
error-bad-options = { $option ->
    [edition] { name-edition }
    [open_scores] { name-scores }
    [clock] { name-clock }
    [withdrawals] { name-withdrawals }
    [language] { name-language }
    [withdraw] { name-withdraw }
    [end_turn] { name-end-turn }
   *[other] { $option }
  } 옵션에는 { $value } 값을 쓸 수 없어요. 입력하는 동안 나오는 목록에서 고르세요.
error-bad-options-seats = 게임 인원은 { $least }~{ $most }명이에요. { $value }명으로는 할 수 없어요.
error-bad-options-seats-joined = 이미 { $joined }명이 참가해서 { $value }명으로는 할 수 없어요. { $joined }~{ $most }명 가운데 고르세요.
error-bad-options-seats-all = 이미 { $joined }명이 참가했고 한 게임은 { $most }명까지예요. { $value }명으로는 할 수 없어요.
error-bad-options-seats-world = { $world } 게임판은 { $least }~{ $most }명용이에요. 인원을 바꾸거나 { $elsewhere }에서 하세요.
error-bad-options-world = 그 종족과 특수 능력은 { $world }에서 쓸 수 없어요. "{ name-world }" 옵션을 빼거나 다른 에디션을 고르세요.
# 다른 상자와 섞을 수 없는 상자.
error-bad-options-world-alone = { $edition }: 전용 게임판에서 하고, 다른 에디션과 섞을 수 없어요. "{ name-world }" 옵션을 빼세요.
error-bad-options-finds = 그 게임판에서는 유물과 전설적인 장소를 쓸 수 없어요. "{ name-relics }" 옵션을 빼세요.
error-bad-options-flags = 그 하우스 룰은 다른 게임의 규칙이에요. 빼거나, 지금 할 게임의 것을 고르세요.
error-not-started = 아직 시작하지 않은 게임이에요. 대기실이 다 차거나 플레이어가 "시작"을 누르면 시작해요.
error-already-started = 게임이 이미 시작돼서 대기실이 닫혔어요.
error-too-late-to-leave = 게임이 이미 시작돼서 그냥 나갈 수는 없어요. 나중에 돌아올 거라면 "/{ command-seat } { command-seat-autopilot }", 자리를 넘기려면 "/{ command-seat } { command-seat-offer }", 아주 나가려면 "/{ command-seat } { command-seat-resign }"을 쓰세요.
error-game-ended = 끝난 게임이에요. "/{ command-game } { command-game-result }"로 결과를 보고, "/{ command-game } { command-game-new }"로 새 게임을 열 수 있어요.
error-game-cancelled = 점수 없이 끝난 게임이에요. "/{ command-game } { command-game-new }"로 새 게임을 열 수 있어요.
error-not-your-turn = 지금은 차례가 아니에요. { $names } { $count ->
   *[other] 님을
  } 기다리는 중이에요.
error-not-your-turn-now = 지금은 차례가 아니에요. "/{ command-play }"로 지금 상태를 볼 수 있어요.
error-stale-table = 그 버튼이 나온 뒤로 게임이 더 진행됐어요. 지금 상황은 이래요.
error-nothing-to-take-back-none = 이번 차례에는 아직 되돌릴 것이 없어요.
error-nothing-to-take-back-revealed = 마지막 행동으로 주사위 눈이나 새 조합 같은 것이 공개돼서 되돌릴 수 없어요.
error-nothing-to-take-back-other = { $mine ->
    [yes] 이번 차례에는 아직 아무것도 하지 않았어요.
   *[no] 내 마지막 행동은 다른 사람이 움직이기 전까지만 되돌릴 수 있었어요.
  } { $what ->
    [end] 지금은 { $player } 님만 차례 마치기를 되돌릴 수 있고, 그것도 다른 사람이 움직이기 전까지예요.
   *[step] 지금은 { $player } 님만 자신의 마지막 행동을 되돌릴 수 있어요.
  }
error-nothing-to-take-back-turn = { $player } 님 차례라 지금은 아무것도 되돌릴 수 없어요. 내 마지막 행동은 다른 사람이 움직이기 전까지만 되돌릴 수 있었어요.
error-nothing-to-take-back-autopilot = 마지막 행동은 자동 진행이 했어요. 내가 직접 한 행동만 되돌릴 수 있어요.
error-further-together = 더 이전으로 돌아가려면 모든 플레이어가 찬성해야 하니 "/{ command-game } { command-game-rewind }"로 물어보세요.
error-further-limited = 혼자서 어디까지 돌아갈 수 있는지는 "/{ command-game } { command-game-rewind }"에 나와요.
error-further-alone = 지금 함께하는 사람이 없으니 "/{ command-game } { command-game-rewind }"로 바로 더 이전으로 돌아갈 수 있어요.
error-storage-failed = 저장하지 못했어요. 바뀐 것은 없어요. 잠시 뒤에 다시 해 주세요.

error-guild-only = 서버 안, 게임이 있는 채널에서만 쓸 수 있어요. 게임을 하는 채널로 가 주세요.
error-missing-permissions = { $channel }에서 봇에게 필요한 { $count ->
   *[other] 권한이
  } 없어요: { $permissions }. 서버 관리자가 서버 설정의 역할이나 채널 설정에서 줄 수 있어요.
error-old-button = 사라진 게임이나 예전 버전의 버튼이에요. "/{ command-play }"로 이 채널의 조작 패널을 열 수 있어요.
error-old-command = 예전 버전의 명령어예요. Discord를 다시 시작하거나 Ctrl+R을 누른 뒤 "/"를 입력하면 지금 쓸 수 있는 명령어가 나와요.
error-unexpected = 문제가 생겼어요. 사라진 것은 없고, "/{ command-play }"로 지금 상태를 볼 수 있어요. 또 그러면 봇 운영자에게 이 번호를 알려 주세요: { $incident }.
error-not-shown = 결과를 보여 주지 못했지만, 처리는 됐을 수도 있어요. "/{ command-play }"로 지금 상태를 볼 수 있어요.
error-bad-moment = { $at }번째 차례는 없어요. { $last ->
    [1] 아직 첫 번째 차례예요.
   *[other] 1번째 차례부터 { $last }번째 차례까지 볼 수 있어요.
  }
error-bad-region = { $text }: 지역 번호가 아니에요. 게임판에 적힌 번호를 적으세요. 예: 14.
error-bad-moves = { $text }: 읽을 수 없어요. 지역:토큰 꼴로 적으세요. 예: 9:2 12:3.
error-bad-choice = 무엇을 골랐는지 알 수 없어요. 입력하는 동안 나오는 목록에서 고르세요.
error-not-over = 아직 끝나지 않은 게임이라 결과가 없어요. 지금 상태는 "/{ command-status }"으로 볼 수 있어요.

permission-view-channel = 채널 보기
permission-send-messages = 메시지 보내기
permission-send-messages-in-threads = 스레드에서 메시지 보내기
permission-embed-links = 링크 첨부
permission-attach-files = 파일 첨부
permission-read-message-history = 메시지 기록 보기
permission-create-public-threads = 공개 스레드 만들기
error-game-broken = 이 게임의 기록을 더는 읽을 수 없어요. 봇 운영자에게 { $game }번 게임이라고 알려 주세요. 채널을 비우려면 방장이나 서버 관리자가 "/{ command-game } { command-game-cancel }"로 끝낼 수 있어요.
error-game-unknown = 이 게임은 지금 실행 중인 봇과 다른 버전의 게임이라서 읽을 수 없어요. 기록은 그대로 남아 있고, 맞는 버전으로 돌아오면 이어서 할 수 있어요. 봇 운영자에게 { $game }번 게임이라고 알려 주세요. 채널을 비우려면 방장이나 서버 관리자가 "/{ command-game } { command-game-cancel }"로 끝낼 수 있어요.
