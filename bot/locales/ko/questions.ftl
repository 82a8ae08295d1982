## 중요한 일을 하기 전의 물음과 그 결과. 실제로 하는 버튼과, 무엇이 그대로 남는지 적은 조용한 버튼이 있다.

question-kept = 알겠어요. 모두 그대로 둘게요.
# 물음에 대한 답이 상황이 달라진 뒤에 왔을 때. 다시 묻는 글 앞에 붙는다.
question-anew = 물어본 뒤에 상황이 달라졌어요. 다시 물어볼게요.
button-keep-game = 이대로 계속하기
button-keep-lobby = 열어 두기
button-keep-seat = 자리 지키기
button-keep-data = 내 정보 남겨 두기
button-keep-playing = 직접 계속하기
button-keep-waiting = 기다리기
button-keep-moment = 그대로 두기

# 대기실 닫기.
lobby-closed = 대기실을 닫았어요. 게임은 시작하기 전이라 승패는 남지 않아요.
admin-close-sure = { $channel }에 있는 { $number }번 게임의 대기실을 닫을까요? 아직 시작하지 않은 게임이고, 거기서는 누구나 다시 게임을 열 수 있어요.
button-close = 대기실 닫기
audit-closed = { PARTICLE($who, "이/가") } 시작하기 전의 대기실을 닫았어요.

# 자동으로 정하기: 차례의 남은 부분, 또는 밀려난 토큰을 놓을 곳.
admin-skip-sure = { $player } 님의 차례를 지금 자동으로 끝까지 진행할까요? ({ $channel }의 { $number }번 게임, { $round }/{ $rounds }라운드) 놓친 차례로 세지 않고, "/{ command-admin } { command-admin-rollback }"로 되돌릴 수 있어요.
admin-skip-decision-sure = { $player } 님의 밀려난 토큰을 지금 대신 놓을까요? 미리 정한 지시가 있으면 그대로, 없으면 고르게 놓아요. ({ $channel }의 { $number }번 게임, { $round }/{ $rounds }라운드) "/{ command-admin } { command-admin-rollback }"로 되돌릴 수 있어요.
admin-skip-late = 물어본 뒤에 게임이 진행돼서 아무것도 하지 않았어요. "/{ command-admin } { command-admin-skip }"를 쓰면 지금 기다리는 것에 대해 다시 물어봐요.
button-skip = 건너뛰기

# 이 아래에 지금 게임 상황이 이어진다.
take-sure = { $player } 님의 자리를 이어받을까요? 승점까지 지금 상황 그대로 이어받아 게임이 끝날 때까지 해요. 차례가 오면 이 채널에서 멘션할게요.
