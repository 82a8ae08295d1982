## 서버 관리자가 보는 것: 채널, 한도, 활동 기록.

admin-channels-everywhere = 봇이 글을 쓸 수 있는 모든 채널에서 게임을 열 수 있어요.
admin-channels-only = { $channels } 채널과 그 안의 스레드에서만 게임을 열 수 있어요. 다른 채널에서 하던 게임은 계속돼요.
admin-channels-except = { $channels } 채널을 뺀 모든 채널에서 게임을 열 수 있어요. 거기서 하던 게임은 계속돼요.
admin-channels-none = 지금은 이 서버 어디에서도 게임을 열 수 없어요. "/{ command-admin } { command-admin-channels } { command-admin-allow }"으로 채널을 고르거나, "/{ command-admin } { command-admin-channels } { command-admin-everywhere }"로 모두 허용하세요. 하던 게임은 계속돼요.
admin-limits = 이 서버에서 끝나지 않은 게임은 { $games }개까지, 한 사람이 연 것은 { $each }개까지예요. 지금은 { $now ->
    [0] 없어요
   *[other] { $now }개가 있어요
  }.
admin-end-sure = { $channel }의 { $number }번 게임을 점수 없이 끝낼까요? 모든 플레이어의 게임이 끝나고, 되돌릴 수 없어요.

admin-skipped = 건너뛰었어요. { $channel }의 { $number }번 게임에서 자동 진행이 대신 정해요. "/{ command-admin } { command-admin-rollback }"로 되돌릴 수 있어요.
admin-rollback-sure = { $channel }의 { $number }번 게임을 되감을까요? 돌아갈 시점: { $moment }. 사라지는 것: { $undone }. 주사위와 타일은 나왔던 대로 다시 나와요.
admin-rolled-back = { $channel }의 { $number }번 게임을 되감고, 그 채널의 모두에게 알렸어요.
button-rollback = 되감기

admin-language-set = 여기서 모두가 읽는 글은 이제 { PARTICLE($language, "으로/로") } 나와요. 다른 언어를 고른 게임은 그대로이고, 혼자만 보는 답은 각자의 언어로 나와요.
admin-language-follows = 여기서 모두가 읽는 글은 이 서버의 Discord 설정대로 { PARTICLE($language, "으로/로") } 나와요. 다른 언어를 고른 게임은 그대로이고, 혼자만 보는 답은 각자의 언어로 나와요.

choice-game = { $number }번 게임 · { $channel } · { $edition } ({ $players })

admin-audit-title = 게임 진행 말고 있었던 일, 최신순{ $pages ->
    [1] { "" }
   *[other] {" "}({ $page }/{ $pages }쪽)
  }:
admin-audit-nothing = 아직 아무것도 없어요.
# $at은 때, $what은 audit 문구. 그 안의 $who는 audit-person, audit-nobody, audit-former 가운데 하나.
admin-audit-line = { $at }: { $what }
# $channel: 게임을 하는 곳. 더는 저장되어 있지 않으면 "none".
admin-audit-line-game = { $at }, { $number }번 게임{ $channel ->
    [none] { "" }
   *[other] ({ $channel })
  }: { $what }
audit-nobody = Elbow Room
audit-person = { $who } 님
audit-former = 정보를 삭제한 사람
audit-other = { PARTICLE($who, "이/가") } 한 일: { $what } (설명이 아직 없어요).
audit-channel-allowed = { PARTICLE($who, "이/가") } { $channel }에서 게임을 허용했어요.
audit-channel-forbidden = { PARTICLE($who, "이/가") } { $channel }에서 게임을 금지했어요.
audit-everywhere = { PARTICLE($who, "이/가") } 모든 채널에서 게임을 허용했어요.
audit-spoken-set = { PARTICLE($who, "이/가") } 서버의 언어를 { PARTICLE($language, "으로/로") } 정했어요.
audit-spoken-follows = { PARTICLE($who, "이/가") } 서버의 언어가 Discord 설정을 따르게 했어요.
audit-limit-games = { PARTICLE($who, "이/가") } 끝나지 않은 게임을 { $most }개까지로 정했어요.
audit-limit-each = { PARTICLE($who, "이/가") } 한 사람이 연, 아직 끝나지 않은 게임을 { $most }개까지로 정했어요.
audit-skipped = 게임이 기다리던 것을 { PARTICLE($who, "이/가") } 자동으로 진행하게 했어요.
audit-ended = { PARTICLE($who, "이/가") } 게임을 점수 없이 끝냈어요.
audit-expired = 시간 안에 아무도 시작하지 않아 대기실을 닫았어요.
audit-archived = { PARTICLE($who, "이/가") } 게임을 보류했어요.
audit-resumed = { PARTICLE($who, "이/가") } 게임을 재개했어요.
audit-paused = { PARTICLE($who, "이/가") } 게임을 일시 정지했어요.
audit-unpaused = { PARTICLE($who, "이/가") } 일시 정지를 풀었어요.
audit-channel-lost = 채널이 없어져서 게임을 보류했어요.

## 아무도 하지 않는 게임.

idle-line = 이 게임에 { $days }일 동안 아무 일도 없었어요. { $names } { $count ->
   *[other] 님을
  } 기다리는 중이에요. 아직 하고 있나요? 플레이어라면 누구나 "{ button-still }"를 누르거나 차례를 진행하면 게임이 이어져요. 답이 없으면 { $until } 보류해요. 사라지는 것은 없어요.
idle-line-alone = 이 게임에 { $days }일 동안 아무 일도 없었어요. { $names } { $count ->
   *[other] 님을
  } 기다리는 중이에요. 아직 하고 있나요? "{ button-still }"를 누르거나 차례를 진행하면 게임이 이어져요. 답이 없으면 { $until } 보류해요. 사라지는 것은 없어요.
idle-goes-on = 이 게임에 { $days }일 동안 아무 일도 없었어요. 게임을 계속해요.
idle-aside = 이 게임에 { $days }일 동안 아무 일도 없어서 보류했어요.
archived-back = 보류했던 이 게임을 { $player } 님이 재개했어요.
archived-ended = 보류했던 이 게임은 그 뒤에 끝났어요.
idle-ended = 이 게임은 { $days }일 동안 아무 일도 없다가 끝났어요.
button-still = 계속하기
button-aside = 보류하기
button-bring-back = 재개
archived-line = 이 게임에 { $days }일 동안 아무 일도 없어서 보류했어요. 사라진 것은 없고, 플레이어라면 누구나 버튼이나 "/{ command-game } { command-game-resume }"로 이어 갈 수 있어요. 그때까지 여기에 다른 게임을 열 수 있어요.
archived-by = { $player } 님이 이 게임을 보류했어요. 사라진 것은 없고, 플레이어라면 누구나 버튼이나 "/{ command-game } { command-game-resume }"로 이어 갈 수 있어요. 그때까지 여기에 다른 게임을 열 수 있어요.
archived-found = 한동안 봇이 이 채널을 쓸 수 없어서 게임을 보류해 두었어요. 사라진 것은 없고, 플레이어라면 누구나 버튼이나 "/{ command-game } { command-game-resume }"로 이어 갈 수 있어요.
aside-done = 게임을 보류했어요. "/{ command-game } { command-game-resume }"로 이어 갈 수 있어요.
still-done = 좋아요. 게임을 계속해요.
back-done = { $player } 님이 게임을 재개했어요. 멈춘 곳부터 이어져요.
lost-line = { $server } 서버에서 { $edition } 게임을 하던 채널이 없어졌어요. 사라진 것은 없고 게임은 보류했어요. 플레이어라면 누구나 그 서버의 다른 채널에서 "/{ command-game } { command-game-resume }"의 목록에 있는 { $number }번 게임을 골라 이어 갈 수 있어요.
lost-server-line = { $number }번 { $edition } 게임을 하던 서버에서 이 봇이 나오게 됐어요. 사라진 것은 없고 게임은 보류했어요. 봇을 다시 초대하면 플레이어 누구나 "/{ command-game } { command-game-resume }"로 이어 갈 수 있어요.
status-aside = { $since }부터 보류된 게임이에요. 플레이어라면 누구나 "/{ command-game } { command-game-resume }"로 이어 갈 수 있어요.

## 게임 현황판: 서버의 모든 게임.

dashboard-title = **이 서버의 게임**
dashboard-none = 지금은 없어요. "/{ command-game } { command-game-new }"로 열 수 있어요.
dashboard-lobby = { $channel } · { $edition } · { $since }부터 플레이어를 기다리는 중 ({ $taken }/{ $seats }): { $players }
dashboard-running = { $channel } · { $edition } · { $players } · { $round }/{ $rounds }라운드 · **{ $names } 님**을 기다리는 중 ({ $since }에 시작한 차례)
dashboard-paused = { $channel } · { $edition } · { $players } · { $round }/{ $rounds }라운드 · 일시 정지, **{ $names } 님**을 기다리는 중 ({ $since }에 시작한 차례)
dashboard-broken = { $channel } · { $edition } · { $players } · { $number }번 게임을 읽을 수 없어요
dashboard-more = … 그 밖에 { $count }개
dashboard-aside = 보류된 게임이 { $count }개 있어요.
admin-dashboard-put = { $channel }에 현황판을 두었어요. 이 서버의 모든 게임을 보여 주고, 바뀌어도 알림이나 멘션은 없어요.
admin-dashboard-where = 현황판은 텍스트 채널이나 스레드에만 둘 수 있어요. 그런 곳을 고르세요.
admin-dashboard-removed = 현황판을 없앴어요.
admin-dashboard-not = 현황판이 없어요. "/{ command-admin } { command-admin-dashboard } { command-admin-put }"로 만들 수 있어요.
audit-overview-put = { PARTICLE($who, "이/가") } { $channel }에 현황판을 두었어요.
audit-overview-removed = { PARTICLE($who, "이/가") } 현황판을 없앴어요.
audit-overview-lost = 채널이 없어져서 현황판도 없어졌어요.
owner-locked = { $channel } 스레드가 잠겨 있어서 글을 쓸 수 없어요. 스레드를 관리할 수 있는 사람이 잠금을 풀 때까지 그 게임을 보여 줄 수 없어요.
owner-deleted = { $channel } 게임의 게시글이 자꾸 삭제돼서 이제 자동으로 다시 올리지 않아요. "/{ command-play }"를 쓰면 게시글이 다시 올라와요. 다른 봇이 채널을 정리한다면 이 봇의 게시글은 건드리지 않게 하거나 다른 채널에서 플레이해 주세요.
