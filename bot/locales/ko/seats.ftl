## 컴퓨터, 자동 진행, 주인이 바뀌는 자리.

# 컴퓨터의 이름.
computer = 🤖 { $name }
computer-moss = 이끼
computer-bramble = 산딸기
computer-thistle = 엉겅퀴
computer-pebble = 조약돌
computer-clover = 토끼풀
computer-nettle = 쐐기풀
computer-tansy = 쑥국화
computer-burdock = 우엉

lobby-computers = { $count ->
    [1] 컴퓨터
   *[other] 컴퓨터 { $count }대
  }
lobby-opened-begun = { $channel }에서 게임이 시작됐어요.
error-bad-options-computers = { $seats }명 게임에는 사람 말고 컴퓨터가 { $room }대까지 들어갈 수 있어요. { $value }대로는 할 수 없으니 컴퓨터를 줄이거나 인원을 늘리세요.

# 자동으로 진행하는 차례 전에 있었던 일.
turn-before =
    바로 앞 차례:
    { $recap }

# 게임이 기다리는 사람의 자리를 자동으로 진행할 때.
seat-on-autopilot = 자동 진행 중인 { $player }

## 자리에 대한 게시글.

# $asked는 부탁받은 사람의 멘션이고, 알림은 울리지 않는다.
seat-asked = { $asked } 님, { $player } 님의 자리를 이어받으시겠어요? 승점까지 지금 상황 그대로 이어받아요.
seat-left = { $player } 님이 게임에서 나가서, 그 자리는 자동으로 진행돼요.
seat-missed = { $player } 님이 { $missed }번 연속으로 차례를 놓쳐서 그 자리는 자동으로 진행돼요. { $player } 님은 언제든 돌아올 수 있고, 다른 사람이 이어받을 수도 있어요.
seat-open = { $player } 님의 자리는 자동으로 진행되고 있고, 누구나 이어받을 수 있어요. 누군가 이어받기 전까지는 { $player } 님도 돌아올 수 있어요.
seat-offered = { $player } 님의 자리는 누구나 이어받을 수 있어요. 누군가 이어받을 때까지는 { $player } 님이 계속해요.
seat-autopilot = { $player } 님의 자리는 돌아올 때까지 자동으로 진행돼요.
# 팀전에서 그 자리의 진영. $ally는 같은 진영의 다른 한 사람.
seat-side = 이 자리의 진영은 { PARTICLE($side, "이에요/예요") }.
seat-side-allied = 이 자리의 진영은 { PARTICLE($side, "이고/고") }, 동맹은 { $ally } 님이에요.
# 그 뒤에 어떻게 됐는지.
seat-taken = { $player } 님이 { $was } 님의 자리를 이어받았어요.
seat-kept = { $player } 님의 자리예요.
seat-ended = { $player } 님의 자리는 끝까지 자동으로 진행됐어요.
seat-cancelled = { $player } 님의 자리였어요. 게임은 점수 없이 끝났어요.
button-accept = 이어받기
button-refuse = 사양하기
button-watch = 구경하기
button-back = 복귀
button-take = 자리 이어받기…

## 자리에 하는 일에 대한 답.

offer-made = { $own ->
    [yes] 내
   *[no] { $player } 님의
  } 자리를 여기 있는 모두에게 내놓았어요. 누군가 이어받을 때까지는 그대로예요. "/{ command-seat } { command-seat-offer }"를 다시 쓰면 취소할 수 있어요.
offer-withdrawn = 자리 내놓기를 취소했어요. { $own ->
    [yes] 내
   *[no] { $player } 님의
  } 자리는 그대로예요.
seat-asks = 이 채널에서 { $whom } 님에게 부탁했어요. 받아들일 때까지 바뀌는 것은 없어요.
seat-no-bots = 봇은 자리에 앉을 수 없어요. 이 서버의 사람을 고르거나 "/{ command-seat } { command-seat-autopilot }"을 쓰세요.
seat-not-here = { $whom } 님은 이 서버에 없어요. 서버에 있는 사람을 고르거나 "/{ command-seat } { command-seat-offer }"를 쓰세요.
seat-plays-already = { $whom } 님은 이미 이 게임을 하고 있어요. 다른 사람을 고르거나 "/{ command-seat } { command-seat-offer }"를 쓰세요.
seat-yours = 이제 내 자리예요.
seat-back = 돌아오셨네요. 이제 직접 플레이할 수 있어요.
seat-refused = 알겠어요. 그 자리는 그대로 둘게요.
take-which = 빈자리가 여럿이에요: { $players } 님. "/{ command-seat } { command-seat-take }"의 목록에서 하나를 고르세요.
resign-sure-others = 이 게임에서 나갈까요? 누군가 이어받을 때까지 내 자리는 자동으로 진행되고, 승점은 자리에 남아요. 나중에 돌아올 거라면 "/{ command-seat } { command-seat-autopilot }"이 더 좋아요.
button-resign = 게임에서 나가기
resign-done = 게임에서 나왔어요. 함께해 주셔서 고마워요. "/{ command-board }"과 "/{ command-log }"으로 구경할 수 있어요.
autopilot-on = 이제부터 내 자리는 자동으로 진행돼요. "/{ command-seat } { command-seat-back }"나 버튼을 쓰거나, 무엇이든 행동하면 다시 직접 플레이할 수 있어요.
catch-up-round = 최근 한 라운드 동안 있었던 일:
panel-resting = 내 자리는 자동으로 진행되고 있어요. 다시 직접 플레이하려면 "복귀"를 누르세요.

error-no-seat = 이 게임에는 그런 자리가 없어요. 입력하는 동안 나오는 목록에서 고르세요.
error-not-your-seat = 내가 넘길 수 있는 자리가 아니에요. 그 자리의 플레이어나 서버 관리자가 넘길 수 있고, 자동 진행 중이거나 플레이어가 서버를 나간 자리는 방장도 넘길 수 있어요.
error-no-open-seat = 이 게임에 빈자리가 없어요. 플레이어가 자리를 내놓거나 게임에서 나가면 생겨요.
error-seat-not-open = 지금은 이어받을 수 없는 자리예요. 빈자리는 "/{ command-seat } { command-seat-take }"의 목록에 나와요.
error-several-open-seats = 빈자리가 여럿이에요. "/{ command-seat } { command-seat-take }"의 목록에서 하나를 고르세요.
error-not-wanted = 지금은 그 자리를 이어받아 달라는 부탁이 없어요. 빈자리는 "/{ command-seat } { command-seat-take }"의 목록에 나와요.
error-on-autopilot = 내 자리는 이미 자동으로 진행되고 있어요. "/{ command-seat } { command-seat-back }"로 다시 직접 플레이할 수 있어요.
error-not-on-autopilot = 이미 직접 플레이하고 있어요. "/{ command-play }"로 조작 패널을 열 수 있어요.

## 서버의 활동 기록.

audit-seat-offered = { $own ->
    [yes] { PARTICLE($who, "이/가") } 자기 자리를 내놓았어요.
   *[no] { PARTICLE($who, "이/가") } { $player } 님의 자리를 내놓았어요.
}
audit-seat-kept = { $own ->
    [yes] { PARTICLE($who, "이/가") } 자기 자리 내놓기를 취소했어요.
   *[no] { PARTICLE($who, "이/가") } { $player } 님의 자리 내놓기를 취소했어요.
}
audit-seat-asked = { $own ->
    [yes] { PARTICLE($who, "이/가") } 자기 자리를 이어받아 달라고 부탁했어요.
   *[no] { PARTICLE($who, "이/가") } { $player } 님의 자리를 이어받아 달라고 부탁했어요.
}
audit-seat-refused = { PARTICLE($who, "이/가") } { $player } 님의 자리를 이어받지 않기로 했어요.
audit-seat-taken = { PARTICLE($who, "이/가") } { $player } 님의 자리를 이어받았어요.
audit-seat-left = { PARTICLE($who, "이/가") } 게임에서 나갔어요.
audit-seat-autopilot = { PARTICLE($who, "이/가") } 자기 자리를 자동으로 진행하게 했어요.
audit-seat-back = { PARTICLE($who, "이/가") } 자기 자리를 다시 직접 맡았어요.

## 끝났을 때, 누가 플레이했는지.

# 플레이어 이름 뒤에 온다. $kind: 컴퓨터의 자리, 모두 자동 진행, 또는 일부만.
result-piloted = ({ $kind ->
    [computer] 컴퓨터
    [all] 자동 진행
   *[part] { $of }차례 중 { $turns }차례 자동 진행
  })
# 승자를 알리는 문장에서 쓰는 같은 말.
result-piloted-short = ({ $kind ->
    [computer] 컴퓨터
    [all] 자동 진행
   *[part] 일부 자동 진행
  })
recap-piloted = 컴퓨터나 자동 진행이 플레이한 자리: { $players }.
button-rematch = 재대결
button-rematch-swapped = 진영을 바꿔 재대결

## 재대결.

# $players는 지난번에 했고 아직 참가하지 않은 사람들.
lobby-again = 재대결: { $players } { $count ->
   *[other] 님을
  } 기다리고 있고, 누구나 참가할 수 있어요.
rematch-opened = 이 채널에 재대결을 열었고, 바로 참가했어요. 다른 사람들도 여기서 볼 수 있어요.
rematch-begun = 재대결이 시작됐어요.
error-not-one-of-them = 그 게임을 한 사람만 재대결을 열 수 있어요. 열린 재대결에는 누구나 참가할 수 있고, 새 게임은 "/{ command-game } { command-game-new }"로 열 수 있어요.

## 한 사람의 게임들.

mine-title = 끝나지 않은 내 게임: { $count }개{ $pages ->
    [1] { "" }
   *[other] {" "}({ $page }/{ $pages }쪽)
  }
mine-none = 하고 있는 게임이 없어요. 채널에서 "/{ command-game } { command-game-new }"로 열거나, 열린 게임의 게시글에서 "참가"를 누르세요.
mine-line = • { $place }: { $what } { $link }
mine-place = **{ $server }**, { $channel }
mine-place-mixed = **{ $server }**, { $channel }, { $edition }
mine-no-server = 지금 볼 수 없는 서버
mine-link = [바로 가기]({ $url })
mine-yours = **{ $turn ->
    [yes] 내 차례
   *[no] 내가 정할 차례
  }**, { $round }/{ $rounds }라운드: { $what }.
mine-yours-clock = **{ $turn ->
    [yes] 내 차례
   *[no] 내가 정할 차례
  }**, { $round }/{ $rounds }라운드: { $what }. { $clock }.
mine-waits = { $round }/{ $rounds }라운드, { $names } { $count ->
   *[other] 님을
  } 기다리는 중: { $step }.
mine-waits-paused = { $round }/{ $rounds }라운드에서 일시 정지. { $names } { $count ->
   *[other] 님을
  } 기다리는 중: { $step }.
mine-lobby = { $edition }, 시작 전 ({ $count }/{ $seats }명).
mine-side = 내 진영: { $side }.
mine-aside = 보류됨. 그 채널이나 같은 서버의 다른 채널에서 "/{ command-game } { command-game-resume }"로 이어 갈 수 있어요.
mine-broken = { $game }번 게임을 읽을 수 없어요. 봇 운영자에게 알려 주세요.
