## 아무도 없어서 쉬는 게임. 나가기, 자동 진행, 복귀.

turn-rests = { $player } 님 차례, { $round }/{ $rounds }라운드: 지금은 아무도 없어서, 누군가 돌아올 때까지 게임이 쉬어요.
turn-rests-clock = { $player } 님 차례, { $round }/{ $rounds }라운드: 시간이 다 됐어요. 지금은 아무도 없어서, 누군가 돌아올 때까지 게임이 쉬어요.
turn-handed = { $player } 님 차례, { $round }/{ $rounds }라운드: { $player } 님이 자동 진행에 맡겼어요.
turn-past-handed = { $player } 님 차례, { $round }/{ $rounds }라운드: { $player } 님이 맡겨서 자동으로 진행됐어요.
turn-past-autopilot = { $player } 님 차례, { $round }/{ $rounds }라운드: 자동으로 진행됐어요.

## 자리에 대한 게시글. 마지막 두 문장 가운데 하나가 이어진다.

seat-stopped = { $player } 님의 시간이 다 됐어요. 돌아올 때까지 자동으로 진행돼요.
seat-left-rests = { $player } 님이 게임에서 나갔어요. 지금은 아무도 없어서 게임이 쉬어요.
seat-missed-rests = { $player } 님이 { $missed }번 연속으로 차례를 놓쳤어요. 지금은 아무도 없어서 게임이 쉬어요. { $player } 님은 언제든 돌아올 수 있고, 다른 사람이 자리를 이어받을 수도 있어요.
seat-open-rests = { $player } 님의 자리는 누구나 이어받을 수 있고, 누군가 이어받기 전까지는 { $player } 님도 돌아올 수 있어요. 지금은 아무도 없어서 게임이 쉬어요.
seat-stopped-rests = { $player } 님의 시간이 다 됐어요. 기다리는 사람이 없어서, { $player } 님이 돌아올 때까지 게임이 쉬어요.
seat-autopilot-rests = { $player } 님이 잠시 쉬어요. 지금은 다른 사람이 없어서 게임도 쉬어요.
seats-rest = 사라지는 것은 없어요. 멈춘 곳부터 다시 이어져요.
seats-week = { $days }일 동안 아무도 돌아오지 않으면 끝까지 자동으로 진행돼요.
# 자리가 어떻게 됐는지 다음에 이어진다. 그 자리의 사람이 방장이었을 때.
seat-leads = 이제부터 { $player } 님이 방장이에요.

## 시간이 다 되어 자리를 놓친 사람에게 보내는 DM.

absent-missed = { $edition }(#{ $channel }, { $server })에서 { $missed }번 연속으로 차례를 놓쳐서, 내 자리는 자동으로 진행돼요.
absent-open = 돌아올 때까지는 누구나 자리를 이어받을 수 있어요.
absent-rests = { $edition }(#{ $channel }, { $server })에서 시간이 다 됐어요. 기다리는 사람이 없어서 아무것도 진행하지 않았고, 돌아올 때까지 게임이 쉬어요.
absent-week = { $edition }(#{ $channel }, { $server })에서 { $missed }번 연속으로 차례를 놓쳤고, 이제 다른 사람도 없어요. 게임은 { $until }까지 쉬고, 그 뒤에는 끝까지 자동으로 진행돼요.
absent-back = "복귀"를 누르면 새 제한 시간으로 자리에 돌아올 수 있어요.
absent-aside = 그사이 게임이 보류됐어요. "복귀"를 누르면 게임을 재개하고, 새 제한 시간으로 자리에 돌아올 수 있어요.

## 답.

autopilot-sure-turn = 지금은 내 차례예요. 자동 진행에 맡기면 이번 차례를 마저 하고, 돌아올 때까지 앞으로의 차례도 대신해요. 맡기고 { $minutes }분 뒤에 시작하니, 그 전에 "복귀"를 누르면 내 차례는 그대로예요.
autopilot-sure-rests = 지금 이 게임에는 다른 사람이 없어요. 맡기면 누군가 돌아올 때까지 게임이 쉬어요.
button-hand-over = 맡기기
autopilot-on-turn = 자동 진행이 이번 차례를 마저 하고, 돌아올 때까지 앞으로의 차례도 대신해요. { $minutes }분 뒤에 시작하니, 그 전에 버튼을 누르면 내 차례는 그대로예요. "/{ command-seat } { command-seat-back }"를 쓰거나 무엇이든 행동하면 언제든 다시 직접 플레이할 수 있어요.
autopilot-on-rests = 누군가 돌아올 때까지 게임이 쉬어요. "/{ command-seat } { command-seat-back }"나 버튼을 쓰거나, 무엇이든 행동하면 이어져요.
resign-sure-last = 이 게임에는 다른 사람이 남아 있지 않아요. 나가면 게임이 점수 없이 끝나고, 되돌릴 수 없어요. 나중에 돌아올 거라면 "/{ command-game } { command-game-pause }"가 더 좋고, "/{ command-seat } { command-seat-offer }"로 자리를 넘길 수도 있어요.
resign-sure-rests = 이 게임에서 나갈까요? 승점은 자리에 남아요. 지금은 다른 사람이 없어서, 누군가 돌아오거나 자리를 이어받을 때까지 게임이 쉬어요. 나중에 돌아올 거라면 "/{ command-game } { command-game-pause }"가 더 좋아요.
button-resign-last = 나가고 게임 끝내기
resign-done-last = 게임에서 나왔고, 이것으로 게임이 끝났어요. 함께해 주셔서 고마워요. "/{ command-log }"으로 어떻게 됐는지 볼 수 있어요.
deserted-line = 마지막으로 남은 { $player } 님이 나가서, 이 게임은 점수 없이 끝났어요.
panel-rests = 지금은 아무도 없어서 게임이 쉬고 있어요. 이어서 하려면 "복귀"를 누르세요.
seat-back-paused = 돌아오셨네요. 이제 직접 플레이할 수 있어요. 게임은 아직 일시 정지되어 있고, "/{ command-game } { command-game-resume }"로 이어 갈 수 있어요.
seat-back-turn = 돌아오셨네요. 남아 있던 시간으로 이번 차례를 직접 플레이할 수 있어요.
seat-back-rested = 돌아오셨네요. 멈춘 곳부터 이어져요.
error-game-rests = 지금은 아무도 없어서 게임이 쉬고 있어요. "/{ command-seat } { command-seat-back }"로 플레이어가 돌아오거나 "/{ command-seat } { command-seat-take }"로 누군가 빈자리를 이어받으면 다시 시작해요.

## 지금 상황, 그리고 계속하는지 묻기.

status-rests = 지금은 아무도 없어서 게임이 쉬고 있어요. "/{ command-seat } { command-seat-back }"로 이어 갈 수 있어요.
mine-rests = { $round }/{ $rounds }라운드, 아무도 없어 쉬는 중. 그 채널에서 "/{ command-seat } { command-seat-back }"로 이어 갈 수 있어요.
dashboard-rests = { $channel } · { $edition } · { $players } · { $round }/{ $rounds }라운드 · 아무도 없어 쉬는 중 ({ $since }에 시작한 차례)
idle-line-paused = 이 게임은 일시 정지되어 있고, { $days }일 동안 아무 일도 없었어요. { $names } { $count ->
   *[other] 님을
  } 기다리는 중이에요. 아직 하고 있나요? "재개"를 누르면 게임이 이어지고, "계속하기"를 누르면 일시 정지된 채로 남아요. 답이 없으면 { $until } 보류해요. 사라지는 것은 없어요.
idle-line-rests = 이 게임은 쉬고 있고, { $days }일 동안 아무도 하지 않았어요. { $names } { $count ->
   *[other] 님을
  } 기다리는 중이에요. "복귀"를 누르면 이어서 할 수 있고, "계속하기"를 누르면 쉬는 채로 남아요. 답이 없으면 { $until } 보류해요. 사라지는 것은 없어요.
idle-still-paused = 이 게임에 { $days }일 동안 아무 일도 없었어요. 게임은 일시 정지된 채로 여기 남아요. "/{ command-game } { command-game-resume }"로 이어 갈 수 있어요.
idle-still-rests = 이 게임을 { $days }일 동안 아무도 하지 않았어요. 게임은 여기 남고, 누군가 돌아올 때까지 쉬어요.
archived-paused = 일시 정지된 게임이었지만, 재개하면 이어서 할 수 있어요.
archived-rests = 하는 사람이 없던 게임이에요. 재개하는 사람은 자기 자리를 다시 직접 플레이해요.
# 채널이 없어졌다고 알린 DM에서, 재개한 뒤에. $moment는 날짜와 시각.
letter-brought-back = { $edition } 게임을 { $moment }에 재개했어요(#{ $channel }, { $server }).
still-done-paused = 좋아요. 게임은 여기 남아요. 아직 일시 정지되어 있고, "/{ command-game } { command-game-resume }"로 이어 갈 수 있어요.
still-done-rests = 좋아요. 게임은 여기 남고, 돌아올 때까지 쉬어요. "/{ command-seat } { command-seat-back }"로 이어 갈 수 있어요.
back-done-paused = { $player } 님이 게임을 재개했어요. 일시 정지가 풀려서 멈춘 곳부터 이어져요.

## 서버의 활동 기록.

audit-seat-missed = { $player } 님이 차례를 계속 놓쳐서 자동 진행이 자리를 맡았어요.
audit-rested = { $player } 님의 시간이 다 돼서 게임이 쉬기 시작했어요.
audit-deserted = 마지막으로 남은 { PARTICLE($who, "이/가") } 나가서 게임이 점수 없이 끝났어요.
