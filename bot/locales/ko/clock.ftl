## 제한 시간, 일시 정지, 부재, 그리고 시간이 다 되어 자동으로 진행되는 것.

# 차례를 알리는 문장의 부분. $until은 "23시간 후"처럼 보인다.
clock-own = 제한 시간이 { $until } 끝나요
clock-own-reserve = 제한 시간이 끝났고, 예비 시간은 { $until } 끝나요
clock-own-away = 부재중이라 제한 시간이 { $until }까지 멈춰 있어요
clock-own-away-most = 부재 일수를 다 쓰는 { $until }까지 제한 시간이 멈춰 있어요
clock-own-stands = 다른 사람의 선택을 기다리는 동안 제한 시간이 멈춰 있어요
clock-own-paused = 일시 정지 중이라 제한 시간이 흐르지 않아요

# $moment는 날짜와 시각, $until은 "23시간 후"처럼 보인다.
clock-runs = { $player } 님의 제한 시간은 { $moment }({ $until })까지예요. 그 뒤에 예비 시간이 { $reserve } 있어요.
clock-runs-last = { $player } 님의 제한 시간은 { $moment }({ $until })까지예요.
clock-reserve = { $player } 님의 제한 시간이 끝났어요. 예비 시간은 { $moment }({ $until })까지예요.
status-reserve = { $player } 님 { $time }
status-reserve-none = 0시간
status-reserves = 남은 예비 시간: { $reserves }.
# $until은 날짜와 시각. -most는 부재가 끝나기 전에 부재 일수를 다 쓸 때.
clock-away = { $player } 님은 부재중이에요. 제한 시간은 { $until }까지 멈춰 있어요.
clock-away-most = { $player } 님은 부재중이에요. 제한 시간은 부재 일수를 다 쓰는 { $until }까지 멈춰 있어요.
clock-stands = 다른 사람의 선택을 기다리는 동안 { $player } 님의 제한 시간이 멈춰 있어요.
clock-untold = 게임이 { $player } 님을 기다리고 있지만, 봇이 여기에 글을 쓸 수 없고 DM도 전해지지 않아서 { $player } 님은 아직 몰라요. { $player } 님이 "/{ command-play }"나 "/{ command-status }"을 쓰거나 봇이 여기에 다시 글을 쓸 수 있을 때까지 제한 시간은 흐르지 않아요.
clock-is-away = { $player } 님은 { $until }까지 부재중이에요.
clock-is-away-most = { $player } 님은 { $until }까지 부재중이에요. 제한 시간은 그중 { $days }일까지만 멈춰요.
clock-paused = { $since }에 일시 정지했어요. 제한 시간이 흐르지 않고 자동 진행도 멈춰 있어요. 그래도 직접 플레이할 수는 있어요. 이어 가려면 "/{ command-game } { command-game-resume }"를 쓰세요.
clock-lapsed-clock = { $player } 님의 시간이 다 돼서 이번 차례는 자동으로 진행돼요.
clock-lapsed-skip = 서버 관리자가 { $player } 님의 차례를 건너뛰어서 자동으로 진행돼요.

turn-line-clock = { $mention } 님 차례예요: { $round }/{ $rounds }라운드, { $what }. { $clock }.
turn-lapsed-clock = { $player } 님 차례, { $round }/{ $rounds }라운드: 시간이 다 돼서 이번 차례는 자동으로 진행돼요.
turn-lapsed-skip = { $player } 님 차례, { $round }/{ $rounds }라운드: 서버 관리자가 건너뛰어서 자동으로 진행돼요.
turn-past-lapsed-clock = { $player } 님 차례, { $round }/{ $rounds }라운드: 시간이 다 돼서 자동으로 진행됐어요.
turn-past-lapsed-skip = { $player } 님 차례, { $round }/{ $rounds }라운드: 서버 관리자가 건너뛰어서 자동으로 진행됐어요.
turn-autopilot = { $player } 님 차례, { $round }/{ $rounds }라운드, 자동 진행.
recap-for-you = { $you ->
    [yes] 나
   *[no] { $player } 님
  } 대신 자동 진행: { $parts }.
# 앞 차례를 놓친 사람의 차례 게시글.
turn-missed = 지난 차례는 시간이 다 돼서 자동으로 진행됐어요. 이번에도 시간이 다 되면, 돌아올 때까지 계속 자동으로 진행되고 다른 사람이 자리를 이어받을 수도 있어요.
# Where nobody else plays at the moment.
turn-missed-rests = 지난 차례는 시간이 다 돼서 자동으로 진행됐어요. 지금은 함께하는 사람이 없어서, 이번에도 시간이 다 되면 게임이 쉬어요.
# 조작 패널의 첫 줄과 남은 시간.
panel-clocked = { $text }{ $stop } { $clock }.

button-resume = 재개

settings-clock = { $hours ->
    [0] 제한 시간 없음: 차례마다 얼마든지 생각해도 돼요.
   *[other] 제한 시간은 차례마다 { $hours }시간이고, 예비 시간은 게임 내내 플레이어마다 { $reserve }시간이에요.
  }

pause-done = { $player } 님이 게임을 일시 정지했어요. 제한 시간이 흐르지 않고 자동 진행도 멈춰 있어요. 그래도 직접 플레이할 수는 있고, 플레이어라면 누구나 "/{ command-game } { command-game-resume }"로 이어 갈 수 있어요.
resume-done = { $player } 님이 게임을 재개했어요. 멈춘 데서부터 다시 이어져요.
away-back = 돌아오셨네요. 제한 시간도 알림도 이제 평소대로예요.
away-now = { $until }까지 부재중이에요. 그 전에 돌아오면 "/{ command-away }"의 목록에서 "복귀"를 고르세요.
# $every: 지금 하는 게임 모두인지. [0]은 아직 하는 게임이 없을 때.
away-stops = 그때까지 { $every ->
    [yes] { $games ->
        [0] 새로 참가하는 모든 게임에서
        [1] 지금 하는 게임에서
       *[other] 지금 하는 게임 { $games }개에서
      }
   *[no] 지금 하는 게임 중 { $games }개에서
  } 내 제한 시간이 멈춰요. 게임 하나에서 모두 합쳐 { $days }일까지 멈출 수 있고, 이 일수는 내 차례인 동안만 줄어요.
away-left = { $game }에서 부재로 쓸 수 있는 시간이 { $days ->
    [0] { $hours }시간
   *[other] { $days }일{ $hours ->
        [0] { "" }
       *[other] {" "}{ $hours }시간
      }
  } 남았어요.
away-used-up = { $game }에서는 부재 { $days }일을 다 썼어요. 제한 시간이 흐르고, 알림도 평소처럼 와요.
away-less = 그 밖의 게임 { $games }개에서도 부재로 쓸 수 있는 시간이 { $days }일보다 적게 남았어요.
away-unclocked = 내 게임 { $games }개에는 제한 시간이 없어요. 거기서는 돌아올 때까지 알림도 재촉도 오지 않아요.
away-not = 지금은 부재중이 아니에요. "/{ command-away }"에 기간이나 날짜를 적으세요. 예: 3일, 내일, 12월 24일.
# 입력하는 동안의 제안.
away-choice = { $said } (지금부터 { $days ->
    [0] { $hours ->
        [0] 1시간 미만
       *[other] { $hours }시간
      }
   *[other] { $days }일{ $hours ->
        [0] { "" }
       *[other] {" "}{ $hours }시간
      }
  })
# away-choice의 $said.
away-said-tomorrow = 내일
away-said-monday = 월요일
away-said-days = { $count }일
away-said-hours = { $count }시간
away-said-weeks = { $count }주
away-choice-back = 복귀: 부재 끝내기
away-utc = 아직 시간대를 고르지 않아서 시각을 UTC로 읽어요.

error-already-paused = 이미 일시 정지된 게임이에요. "/{ command-game } { command-game-resume }"로 이어 갈 수 있어요.
error-not-paused = 일시 정지된 게임이 아니에요. 제한 시간을 멈추려면 "/{ command-game } { command-game-pause }"를 쓰세요.
error-game-paused = 일시 정지된 게임이에요. 먼저 "/{ command-game } { command-game-resume }"로 이어 가세요.
error-bad-absence-unreadable = { $text }: 언제인지 알아볼 수 없어요. 기간(3일, 12시간)이나 날짜(12월 24일)를 적거나, 돌아왔으면 목록에서 "복귀"를 고르세요.
error-bad-absence-past = { $text }: 이미 지난 때예요. 앞으로 올 날이나 시각을 적거나, 돌아왔으면 목록에서 "복귀"를 고르세요.
error-bad-absence-far = { $text }: 1년을 넘어요. 1년 안으로 적어 주세요.

# 날짜와 시각. Discord의 시각 표시를 쓸 수 없는 곳에서: "11월 22일 (일) 20:30".
moment = { $day } { $hour }
length-hours = { $hours }시간
length-minutes = { $minutes }분
length-both = { $hours }시간 { $minutes }분
