## DM으로 오는 알림, 방해 금지 시간, 재촉.

# 알림의 첫 문장은 휴대전화에 보이는 것이다. $edition, $channel, $server는 이름,
# $time은 바로 아래 네 문구 가운데 하나이다. 읽는 사람의 시간대를 모르면 붙지 않는다.
reminder-turn = { $edition }에서 내 차례가 돌아왔어요(#{ $channel }, { $server }): { $time }.
reminder-decision = { $edition }에서 선택할 것이 있어요(#{ $channel }, { $server }): { $time }.
reminder-turn-now = { $edition }에서 내 차례가 돌아왔어요(#{ $channel }, { $server }).
reminder-decision-now = { $edition }에서 선택할 것이 있어요(#{ $channel }, { $server }).
# $moment는 글로 쓴 날짜와 시각.
reminder-by = 제한 시간은 { $moment }까지예요
reminder-by-reserve = 예비 시간은 { $moment }까지예요
reminder-unhurried = 제한 시간은 없지만 모두 기다리고 있어요
reminder-unhurried-alone = 제한 시간이 없으니 편할 때 하면 돼요
# 둘째 줄: 첫 줄에 없으면 언제까지인지, 그 뒤에는 어떻게 되는지. $moment는 날짜와 시각, $reserve는 아래 길이 가운데 하나.
reminder-until = 제한 시간은 { $moment }에 끝나요.
reminder-until-reserve = 제한 시간이 끝났고, 예비 시간은 { $moment }까지예요.
reminder-then-reserve = 그 뒤에는 예비 시간 { $reserve }을 쓸 수 있어요.
reminder-then-autopilot = 그 뒤에는 이번 차례가 자동으로 진행돼요.
# Where nobody else has a seat.
reminder-then-rests = 그 뒤에는 돌아올 때까지 게임이 쉬어요.
# 부재 일수를 다 썼을 때. $until은 날짜와 시각.
reminder-used-up = { $until }까지 부재중이지만, 이 게임에서는 부재 { $days }일을 다 써서 제한 시간이 흐르고 있어요.
# $link는 차례 게시글로 가는 주소.
reminder-where = [이번 차례 게시글 보기]({ $link })
reminder-last = 이번 차례의 마지막 알림이에요. 알림은 한 차례에 세 번까지예요.
reminder-first = 밤에는 알림이 오지 않게 할 수 있어요. "/{ command-remind }"에 시간대와 방해 금지 시간을 적어 주세요. 예: "서울"과 "22시부터 8시까지".

key-snooze = { $hours }시간 뒤 다시
# 그때가 방해 금지 시간이면. $hour는 시각.
key-snooze-at = { $hour }에 다시
key-away = 부재…
key-hush = 이번 차례는 그만
key-no-reminders = 알림 모두 끄기
key-reminders = 알림 다시 받기

snooze-done = { $moment }에도 게임이 나를 기다리고 있으면 다시 알려 드릴게요.
snooze-done-last = { $moment }에도 게임이 나를 기다리고 있으면 다시 알려 드릴게요. 한 차례에 세 번까지라서 그것이 마지막 알림이에요.
snooze-over = 그때는 시간이 이미 끝난 뒤라 알려도 늦어요. 게임은 { $until }까지 기다려요.
snooze-quiet = 시간이 끝날 때까지 방해 금지 시간이라 다시 알리지 않아요.
snooze-used = 알림은 한 차례에 세 번까지이고, 이번 차례에는 이미 세 번 보냈어요.
hush-done = 이번 차례에는 더 알리지 않아요. 다음 차례에는 평소처럼 멘션하고 알려 드려요.
reminder-stale = 그 게임은 이제 나를 기다리지 않아서 알릴 것이 없어요.
reminder-not-yours = 다른 사람에게 온 알림이라 그대로 둬요.
reminders-off-now = 이제 어느 게임에서도 알림이 오지 않아요. 차례가 시작될 때 채널에서 하는 멘션은 그대로예요. 다시 켜려면 "/{ command-remind }"이나 이 버튼을 쓰세요.
reminders-on-now = 내 차례 알림이 다시 와요.
away-asks = 얼마나 자리를 비울 예정인가요? 그동안 게임마다 남은 부재 일수만큼 내 제한 시간이 멈춰요. "/{ command-away }"로는 어떤 기간이든 정할 수 있어요.
key-away-days = { $days }일

joined-reminders = 내 차례 알림은 DM으로 와요. "/{ command-remind }"에서 방해 금지 시간을 정하거나 알림을 끌 수 있어요.

# DM을 보내지 못했을 때 채널에서. $time은 문장.
fallback-line = 아직 { $mention } 님 차례예요. DM을 보낼 수 없어 여기서 알려요. { $time }
fallback-decision = { $mention } 님, 아직 선택할 것이 남아 있어요. DM을 보낼 수 없어 여기서 알려요. { $time }
fallback-over = 이제 { $player } 님을 기다리지 않아요.
fallback-unhurried = 제한 시간은 없지만 모두 기다리고 있어요.
fallback-unhurried-alone = 제한 시간이 없으니 편할 때 하면 돼요.
unreachable-note = DM으로 알림을 보낼 수 없어서 여기서 멘션했어요. 알림을 받으려면 이 서버의 개인정보 보호 설정에서 서버 멤버의 DM을 허용해 주세요. 받고 싶지 않으면 "/{ command-remind }"으로 끌 수 있어요.

## 게임 채널에 글을 쓸 수 없는 동안 기다리는 사람에게 보내는 DM.

untold-turn = { $edition } { $round }라운드에서 내 차례가 돌아왔어요(#{ $channel }, { $server }). 지금은 그 채널에 글을 쓸 수 없어서 여기로 알려요.
untold-decision = { $edition } { $round }라운드에서 내 토큰이 밀려났어요(#{ $channel }, { $server }). 어디에 놓을지 골라 주세요. 지금은 그 채널에 글을 쓸 수 없어서 여기로 알려요.
untold-how = 아래 버튼을 누르면 여기서 바로 플레이할 수 있어요. 채널에 다시 글을 쓸 수 있게 되면 거기에도 바로 올릴게요.

## 일이 끝난 뒤의 DM. $moment는 날짜와 시각, $round는 라운드 번호.

letter-played = 플레이해 주셔서 고마워요. { $edition }(#{ $channel }, { $server }) { $round }라운드 차례는 { $moment }에 끝났어요.
letter-lapsed-clock = { $edition }(#{ $channel }, { $server })에서 시간이 다 돼서 { $round }라운드 차례는 자동으로 진행됐고, { $moment }에 끝났어요.
letter-lapsed-skip = { $edition }(#{ $channel }, { $server }) { $round }라운드 차례는 서버 관리자가 건너뛰어서 자동으로 진행됐고, { $moment }에 끝났어요.
letter-piloted = { $edition }(#{ $channel }, { $server }) { $round }라운드 차례는 자동으로 진행됐고, { $moment }에 끝났어요.
letter-gone-back = { $edition }(#{ $channel }, { $server }): { $moment }에 게임을 되감아서 { $round }라운드 차례 알림은 이제 필요 없어요.
letter-decided = 선택해 주셔서 고마워요. { $edition }(#{ $channel }, { $server }) { $round }라운드의 선택은 { $moment }에 끝났어요.
letter-placed = { $edition }(#{ $channel }, { $server }) { $round }라운드의 선택은 { $moment }에 자동으로 정해졌어요.
letter-off = { $edition }(#{ $channel }, { $server }) { $round }라운드의 선택은 { $moment }에 없던 일이 돼서, 지금 정할 것이 없어요.
letter-done = { $edition }(#{ $channel }, { $server })에서 기다리던 일은 { $moment }에 끝났어요.
letter-back = { $edition }(#{ $channel }, { $server }): { $moment }부터 다시 직접 플레이하고 있어요.
letter-no-seat = { $edition }(#{ $channel }, { $server }): { $moment }부터 이 게임에는 내 자리가 없어요.
letter-ended = { $edition }(#{ $channel }, { $server }) 게임은 { $moment }에 끝났어요.

## /알림

remind-on = 알림: 제한 시간의 절반이 지났을 때, 거의 다 지났을 때, 예비 시간이 끝나기 전에 DM으로 와요. 제한 시간이 없으면 하루 뒤와 사흘 뒤에 와요.
remind-off = 알림: 없음. 차례가 시작될 때 채널에서 하는 멘션은 그대로예요.
remind-zone = 시간대: { $zone }, UTC{ $offset }, 지금 { $now }.
remind-no-zone = 시간대: 정하지 않음. 방해 금지 시간을 쓰려면 "/{ command-remind }"의 시간대에 도시를 적어 주세요.
remind-quiet = 방해 금지 시간: { $from }~{ $until }. 그사이에 올 알림은 방해 금지 시간이 시작되기 바로 전에 와요.
remind-no-quiet = 방해 금지 시간: 없음. "/{ command-remind }"의 방해금지에 적으면 돼요. 예: 22-8.
remind-unheard = 지난번 알림을 보내지 못했어요. 게임을 하는 서버에서 서버 멤버의 DM을 허용해 주세요.
remind-changed = 바꿨어요.
remind-needs-zone = 시간대를 몰라서 { $from }~{ $until }의 실제 시각을 알 수 없어요. "/{ command-remind }"에 방해금지와 시간대(도시)를 함께 적어 주세요. 바뀐 것은 없어요.
remind-bad-zone = { $text }: 그런 시간대를 찾지 못했어요. 입력하는 동안 나오는 목록에서 도시, 나라, 시차로 골라 주세요. 바뀐 것은 없어요.
remind-like-zone = { $text }: 어느 시간대인지 잘 모르겠어요. 혹시 이 가운데 있나요? { $zones }. 입력하는 동안 나오는 목록에서 골라 주세요. 바뀐 것은 없어요.
error-bad-hours = { $text }: 방해 금지 시간으로 읽을 수 없어요. 22-8이나 22시부터 8시까지처럼 시작과 끝을 적거나, 목록에서 "끄기"를 고르세요.
# 시간대를 부르는 말. 도시, 또는 1년 내내 같은 시차(+9 등).
zone-name = { $city } ({ $zone })
zone-fixed = UTC{ $offset }(서머 타임 없음)
# 입력하는 동안의 제안. $zone은 위 둘 가운데 하나.
zone-offered = { $zone } · 지금 { $now }
quiet-offered = { $from }~{ $until }
quiet-off = 끄기

## 재촉

nudge-line = { $mention } 님, { $player } 님이 재촉하고 있어요: { $round }라운드, { $what }.
nudge-over = { $by } 님이 { $player } 님을 재촉했어요. 게임은 이제 기다리고 있지 않아요.
nudge-done = 재촉했어요. 채널에서 { $player } 님을 멘션했어요.
button-nudge = 재촉
error-nudged-lately = 이 게임에서는 얼마 전에 이미 누군가 재촉했어요. 다음 재촉은 { $until }부터 할 수 있어요.
error-too-soon-to-nudge = 아직 오래 기다리지 않아서 재촉하지 않았어요. 재촉은 { $until }부터 할 수 있어요.
# $player와 $until은 [away]에서만 쓰인다.
error-nobody-to-nudge = { $why ->
    [you] 지금은 게임이 나를 기다리고 있어서 재촉할 사람이 없어요. "/{ command-play }"로 조작 패널을 여세요.
    [autopilot] 자동 진행 중인 자리라 재촉하지 않아도 돼요.
    [away] { $player } 님은 { $until }까지 부재중이라 재촉해도 소용없어요.
    [untold] 지금은 이 채널에 글을 쓸 수 없어서 재촉해도 전해지지 않아요. 플레이어가 알게 될 때까지 제한 시간은 흐르지 않아요.
   *[paused] 일시 정지 중이라 아무도 기다리지 않아요. "/{ command-game } { command-game-resume }"로 이어 갈 수 있어요.
  }
nudge-gone = { $player } 님이 서버를 나가서 멘션이 닿지 않아요. 방장이나 서버 관리자는 "/{ command-game } { command-game-cancel }"로 게임을 끝낼 수 있어요.

## /게임판 유지

board-kept = 이제부터 내 조작 패널과 "/{ command-board }"의 그림이 이 모양으로 나와요.
board-kept-words = 이제부터 "/{ command-board }"은 글로 나오고, 내 조작 패널은 그림 없이 나와요.
