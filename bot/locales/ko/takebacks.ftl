## 되돌리기: 차례의 끝, 그리고 합의로 더 이전까지.
## `player`는 묻거나 되돌리는 사람, `whose`는 차례가 이어지는 사람, `moment`와 `undone`은 아래 문구이다.

refusal-no-such-moment = 이 게임에는 { $to }에 해당하는 시점이 없어요. "/{ command-game } { command-game-rewind }"에 되감을 수 있는 시점이 나와요.
error-seed-is-public = 게임이 끝나서 비밀 시드까지 공개됐으니 이제 되돌릴 수 없어요. "/{ command-game } { command-game-rematch }"로 새로 한 판 열 수 있어요.
error-too-far-back = 혼자서는 그 시점까지 되감을 수 없어요. "/{ command-game } { command-game-rewind }"에 되감을 수 있는 시점이 나와요.
error-no-moment = 이 게임에 그런 지난 시점은 없어요. 입력하는 동안 나오는 목록에서 고르세요.
error-vote-open = 되감자는 제안이 이미 있어요. 먼저 거기에 답하세요. 메시지는 채널에 있고, "/{ command-game } { command-game-rewind }"로도 볼 수 있어요.
error-no-vote = 되감자고 한 사람이 없어요. "/{ command-game } { command-game-rewind }"에 시점을 적으면 다른 플레이어에게 물어봐요.
error-not-asked = 내 자리가 자동으로 진행되는 동안에는 되감을지 묻지 않아요. 먼저 "/{ command-seat } { command-seat-back }"로 돌아오세요.

key-undo-end = 차례 마치기 되돌리기…
key-undo-placed = 놓은 것 되돌리기…
# $asks: 다른 플레이어에게 물어본다.
key-undo-further = { $asks ->
    [yes] 되감기 제안하기…
   *[no] 되감기…
  }
button-undo-sure = 되돌리기

# 셋 중 하나, 그다음 지금 차례인 사람. $told는 바로 앞에 한 일을 알리는 문장.
undo-sure = 차례 마치기를 되돌릴까요? 되돌리면 이 행동 다음부터 차례가 이어져요: { $told }.
undo-sure-turn = 차례 마치기를 되돌릴까요? 되돌리면 차례를 처음부터 다시 해요.
undo-sure-placed = 밀려난 토큰을 놓은 것을 되돌릴까요? 다시 놓을 때까지 { $player } 님이 기다려야 해요.
undo-sure-next = 지금 차례인 { $player } 님에게는 차례 게시글로 알려요.

# 되돌린 차례의 게시글.
turn-reopened = { $player } 님 차례, { $round }/{ $rounds }라운드: 조금 더 기다려야 해요. { $by } 님이 마지막 행동을 되돌렸어요.
turn-undone = { $player } 님 차례, { $round }/{ $rounds }라운드: 되돌려서 없던 일이 됐어요.

story-gone-back = *{ $sentence }* { $at }
log-gone-back-player = { $you ->
    [yes] 내가
   *[no] { $player } 님이
  } 마지막 행동을 되돌렸어요: { $round }라운드, { $yours ->
    [yes] 내
   *[no] { $whose } 님
  } 차례가 이어져요.
log-gone-back-vote = { $round }라운드 { $yours ->
    [yes] 내
   *[no] { $whose } 님
  } 차례로 되감았어요.
log-gone-back-admin = 서버 관리자가 게임을 { $round }라운드 { $yours ->
    [yes] 내
   *[no] { $whose } 님
  } 차례로 되감았어요.

moment-begins = { $round }라운드, { $you ->
    [yes] 내
   *[no] { $player } 님
  } 차례 시작
moment-after = { $own ->
    [yes] { $round }라운드, 이 행동 뒤: { $told }
   *[no] { $round }라운드, { $player } 님 차례, 이 행동 뒤: { $told }
  }
choice-moment-begins = 차례 { $number } · { $round }라운드 · { $player } 님 차례 시작
choice-moment-after = 차례 { $number }.{ $step } · { $round }라운드 · { $told }
moment-quiet = { $you ->
    [yes] { "" }
   *[no] { $player } 님이{" "}
  }다음 단계로 넘어갔어요.
undone-rest = { $round }라운드 { $you ->
    [yes] 내
   *[no] { $player } 님
  } 차례의 나머지
undone-turn = { $round }라운드 { $you ->
    [yes] 내
   *[no] { $player } 님
  } 차례
undone-more = 그 밖의 { $count }차례
undone-nothing = 없음

rewind-sure = 되감을까요? 돌아갈 시점: { $moment }. 사라지는 것: { $undone }. 주사위와 타일은 나왔던 대로 다시 나와요.
rewind-asks = { $names } 님이 찬성해야 해요.
rewind-agree-sure = { $player } 님이 되감기를 제안했어요. 돌아갈 시점: { $moment }. 사라지는 것: { $undone }. 주사위와 타일은 나왔던 대로 다시 나와요. 찬성한다면 아래 "찬성"을 누르세요.
rewind-agree-last = 이제 내 대답만 남아서, 찬성하면 바로 되감아요.
rewind-agree-newer = 물어본 뒤에 게임이 달라졌어요. 무엇이 사라지는지 다시 확인해 주세요.
rewind-agree-more = { $names } 님도 대답해야 해요.
rewind-alone = 지금은 함께하는 사람이 없어서 바로 되감아요.
# $player는 시간이 다 되어 자리를 자동 진행에 넘긴 사람.
rewind-seat-back = 되감으면 자동 진행이 맡은 { $player } 님의 자리는 본인에게 돌아가요.
rewind-none = { $further ->
    [alone] "/{ command-game } { command-game-rewind }"의 옵션에서 시점을 고르면 그때로 되감아요. 지금 함께하는 사람이 없어서 찬성은 필요 없어요.
    [limited] "/{ command-game } { command-game-rewind }"의 옵션에서 시점을 고르면 그때로 되감아요. 찬성은 필요 없지만, 가장 최근에 주사위를 굴리거나 새 조합 같은 것이 공개된 뒤에 자동 진행이 한 것과 이번 차례에 내가 한 것만 되돌릴 수 있어요.
   *[together] 되감자고 한 사람이 없어요. "/{ command-game } { command-game-rewind }"의 옵션에서 시점을 고르면 다른 플레이어에게 물어봐요.
  }
rewind-too-far = { $names ->
    [none] 나간 사람이 돌아올 수도 있어서 혼자서는 그 시점까지 되감을 수 없어요.
   *[other] { $names } 님이 돌아올 수도 있어서 혼자서는 그 시점까지 되감을 수 없어요.
  }
rewind-only-to = { $moment ->
    [none] 지금 혼자서 되돌릴 수 있는 것이 없어요.
   *[other] "{ $moment }"까지는 되감을 수 있어요. 사라지는 것: { $undone }.
  }
rewind-newer = 지금은 새로운 제안이 있어요.
rewind-asked = { $count ->
    [1] { $names } 님에게 채널에서 물어보고, 알림을 받는다면 DM으로도 물어봐요. 그동안에도 게임은 계속되고, { $names } 님이 찬성하면 되감아요.
   *[other] 다른 플레이어에게 채널에서 물어보고, 알림을 받는 사람에게는 DM으로도 물어봐요. 그동안에도 게임은 계속되고, 모두 찬성하면 되감아요.
  }
rewind-done = 되감았어요. 돌아온 시점: { $moment }.
rewind-done-before = 모두 찬성해서 되감았어요.
rewind-refused = { $names } 님이 반대해서 게임을 그대로 이어 가요.
rewind-refused-you = 반대했어요. 게임을 그대로 이어 가요.
rewind-withdrawn = { $player } 님이 제안을 거둬서 게임을 그대로 이어 가요.
rewind-withdrawn-you = 되감기 제안을 거뒀어요. 게임을 그대로 이어 가요.
rewind-expired = 시간 안에 답하지 않은 사람이 있어서 게임을 그대로 이어 가요.
# $names: 아직 대답하지 않은 사람. $count: 그 수.
rewind-noted = 찬성했어요.{ $count ->
    [0] { "" }
   *[other] {" "}아직 { $names } 님의 대답이 남았어요.
  }
# $names: 물어볼 사람, $count: 그 수.
button-rewind-ask = { $count ->
    [1] { $names } 님에게 묻기
   *[other] 다른 사람에게 묻기
  }
button-rewind-now = 되감기
button-rewind-not = 이대로 계속하기
button-agree = 찬성
button-disagree = 반대
button-withdraw-vote = 제안 거두기

vote-asks = { $player } 님이 되감자고 해요. 돌아갈 시점: { $moment }. 사라지는 것: { $undone }. 주사위와 타일은 나왔던 대로 다시 나와요.
# $names: 아직 대답하지 않은 사람, $count: 그 수.
vote-how = 그동안에도 게임은 계속되지만 돌아갈 시점은 그대로예요. { $count ->
    [1] { $names } 님이
   *[other] 모든 플레이어가
  } 찬성해야 하고, 대답은 { $until }까지 할 수 있어요.
# $agreed, $pending: 찬성한 사람($count명)과 아직 대답하지 않은 사람($left명).
vote-agreed-so-far = { $count ->
    [0] 아직 찬성한 사람이 없어요.
   *[other] 찬성: { $agreed } 님.
  }{ $left ->
    [0] { "" }
   *[other] {" "}남은 대답: { $pending } 님.
  }
# $names: 아직 대답하지 않은 사람. $count: 그 수.
vote-open-line = { $player } 님이 되감자고 해요. 돌아갈 시점: { $moment }.{ $count ->
    [0] { "" }
   *[other] {" "}남은 대답: { $names } 님.
  }
vote-open-how = "/{ command-game } { command-game-rewind }"로 보고 답할 수 있어요.
button-vote = 되감기 제안…
vote-letter = { $player } 님이 { $edition } 게임({ $server }, #{ $channel })을 되감아도 되는지 물어요.
vote-letter-what = 돌아갈 시점: { $moment }. 사라지는 것: { $undone }. 주사위와 타일은 나왔던 대로 다시 나와요.
vote-where = 채널의 제안: { $link }
vote-agreed = { $player } 님이 되감자고 했어요. 돌아갈 시점: { $moment }. 모두 찬성해서 되감았어요.
vote-refused = { $player } 님이 되감자고 했어요. 돌아갈 시점: { $moment }. { $against } { $count ->
   *[other] 님이
  } 반대해서 게임을 그대로 이어 가요.
vote-withdrawn = { $player } 님이 되감기 제안을 거둬서 게임을 그대로 이어 가요. 돌아가려던 시점: { $moment }.
vote-expired = { $player } 님이 되감자고 했어요. 돌아갈 시점: { $moment }. { $hours }시간 안에 답하지 않은 사람이 있어서 게임을 그대로 이어 가요.
vote-moot = { $player } 님이 되감자고 했어요. 돌아갈 시점: { $moment }. 게임이 끝나서 되감지 않아요.

went-back-vote = { $player } 님이 게임을 되감았어요. 돌아온 시점: { $moment }. 그때 함께하던 사람은 없었어요.
went-back-admin = 서버 관리자가 게임을 되감았어요. 돌아온 시점: { $moment }.

audit-went-back-vote = 모두 찬성해서 게임을 되감았어요.
audit-lone-back = { PARTICLE($who, "이/가") } 게임을 되감았어요. 그때 다른 사람은 없었어요.
audit-went-back-admin = { PARTICLE($who, "이/가") } 게임을 되감았어요.
audit-asked-back = { PARTICLE($who, "이/가") } 게임을 되감자고 제안했어요.
audit-vote-refused = { PARTICLE($who, "이/가") } 되감기에 반대했어요.
audit-vote-withdrawn = { PARTICLE($who, "이/가") } 되감기 제안을 거뒀어요.
audit-vote-expired = 되감을지 시간 안에 답하지 않은 사람이 있어서 게임을 그대로 이어 갔어요.
