## 명령어와 옵션의 이름과 설명. 설명은 봇 이름으로 시작한다.
## Discord는 이름에 32자(소문자, 띄어쓰기 없음), 설명에 100자까지 허용한다.

command-game = 게임
about-game = Elbow Room: 게임을 열고, 참가하고, 끝내요
command-game-new = 만들기
about-game-new = Elbow Room: 이 채널에 게임을 열어요
command-game-join = 참가
about-game-join = Elbow Room: 이 채널의 대기실에 들어가요
command-game-leave = 나가기
about-game-leave = Elbow Room: 이 채널의 대기실에서 나와요
command-game-start = 시작
about-game-start = Elbow Room: 참가한 사람들로 게임을 시작해요
command-game-cancel = 취소
about-game-cancel = Elbow Room: 이 채널의 게임을 점수 없이 끝내요
command-game-settings = 설정
about-game-settings = Elbow Room: 게임 설정을 보거나, 대기실에서 바꿔요
command-game-result = 결과
about-game-result = Elbow Room: 최종 점수를 봐요
command-game-export = 내보내기
about-game-export = Elbow Room: 게임 전체를 파일로 받아요. 끝난 게임은 누구나 다시 재생할 수 있어요
command-play = 플레이
about-play = Elbow Room: 조작 패널을 열거나, 누구를 기다리는지 봐요
command-pick = 고르기
about-pick = Elbow Room: 종족과 특수 능력의 조합을 골라요
command-conquer = 정복
about-conquer = Elbow Room: 지역을 정복해요
command-abandon = 포기
about-abandon = Elbow Room: 첫 정복 전에 지역을 포기해요
command-redeploy = 재배치
about-redeploy = Elbow Room: 손에 있는 토큰을 놓거나, 밀려난 토큰을 옮겨요
command-decline = 몰락
about-decline = Elbow Room: 종족을 몰락시켜요. 한 차례를 다 써요
command-use = 사용
about-use = Elbow Room: 내 종족의 능력이나, 종족이 가진 유물이나 장소의 능력을 써요
command-choose = 선택
about-choose = Elbow Room: 남은 선택에 답해요
command-end = 마치기
about-end = Elbow Room: 차례를 마쳐요. 남은 토큰은 조작 패널에 나온 대로 놓여요
command-undo = 되돌리기
about-undo = Elbow Room: 내 마지막 행동을 되돌려요
command-board = 게임판
about-board = Elbow Room: 지금이나 지난 차례의 게임판을 봐요
command-status = 현황
about-status = Elbow Room: 누구 차례이고 모두의 상황이 어떤지 봐요
command-log = 기록
about-log = Elbow Room: 있었던 일을 글로 봐요
command-coins = 승점
about-coins = Elbow Room: 내 승점을 봐요
option-coins-ally = 팀전에서 동맹에게 내 승점을 보여 줄지 다시 숨길지
name-ally = 동맹
coins-ally-on = 보여 주기
coins-ally-off = 숨기기
command-help = 도움말
about-help = Elbow Room: 다섯 줄로 보는 사용법

name-edition = 에디션
name-world = 무대
name-relics = 유물
name-house-rule = 하우스룰
option-join-side = 팀전에서 어느 진영에 들어갈지. 비우면 자리가 가장 많이 남은 진영
name-side = 진영
option-rematch-sides = 팀전에서 진영을 그대로 둘지 바꿀지
name-sides = 진영바꾸기
rematch-keep = 그대로
rematch-swap = 바꾸기
name-players = 인원
name-thread = 스레드
name-scores = 점수
name-show = 화면
name-combo = 조합
name-region = 지역
name-moves = 배치
name-power = 능력
name-option = 선택지
name-whole = 전체
name-at = 시점
name-style = 모양
name-share = 공유
name-since = 부터

option-new-edition = 어느 게임의 종족과 특수 능력으로 할지
option-new-world = 지상과 지하 중 어느 게임판에서 할지. 고르지 않으면 종족과 특수 능력에 맞는 게임판에서 해요
option-new-relics = 유물과 전설적인 장소를 쓸지. 비우면 고른 종족과 특수 능력, 게임판의 에디션에 있을 때만 써요
# "/game settings"용. 고르지 않으면 그대로예요.
option-settings-world = 지상과 지하 중 어느 게임판에서 할지
option-settings-relics = 유물과 전설적인 장소를 쓸지
option-new-house-rule = 다른 방식으로 하고 싶은 규칙. 고른 게임의 규칙이어야 해요
option-new-players = 이 인원이 차면 자동으로 시작해요. 컴퓨터도 포함해요
option-new-thread = 따로 스레드를 만들어 열기
option-new-scores = 서로의 승점을 볼 수 있게 할지
scores-secret = 끝까지 비밀
scores-open = 모두에게 공개
option-play-show = 조작 패널에서 펼칠 화면
page-main = 내 차례
page-prices = 지역마다 필요한 토큰 수와 그 이유
page-abandon = 포기할 수 있는 지역
page-decline = 몰락시키면 어떻게 되는지
page-does = 종족과 특수 능력 설명
page-log = 진행 기록
option-pick-combo = 조합. 종족으로 찾아요
option-conquer-region = 게임판에 적힌 번호. 주사위를 굴리려면 목록에서 🎲가 붙은 것을 고르세요
option-abandon-region = 게임판에 적힌 번호
option-redeploy-moves = 내 지역에 더할 토큰. 예: 9:2 12:3
option-use-power = 능력과 쓸 곳
option-choose-option = 고를 것. 여럿이면 띄어 쓰세요
option-undo-whole = 되돌릴 수 있는 데까지 차례 전체를 되돌리기
option-board-at = 지난 차례의 번호
option-board-style = 그림, 고대비 그림, 글 가운데 하나
style-default = 그림
style-contrast = 고대비 그림
style-text = 글
option-share = 여기 있는 모두에게 보이기
option-log-since = 몇 번째 차례부터 볼지. 비우면 내 지난 차례부터

choice-pick = { $combo } · { $tokens }개 · { $pay ->
    [0] 무료
   *[other] { $pay }점 내기
  }{ $get ->
    [0] { "" }
   *[other] , { $get }점 받기
  }
choice-conquer = { $region } · { $price }개{ $own ->
    [yes] {" "}(내 지역)
    [ally] {" "}(동맹)
   *[no] { "" }
  } ({ $what })
choice-roll = { $region } 🎲{ $needs }+ ({ $chance }%){ $own ->
    [yes] {" "}(내 지역)
    [ally] {" "}(동맹)
   *[no] { "" }
  } · { $what }
choice-turn = { $number }번째 차례 · { $round }라운드, { $player } 님
# 보이지 않는, 입력할 수 있는 낱말: 지역 뒤의 주사위, 더 고르지 않는다는 답, 지역 번호 앞뒤의 말. 모든 언어의 낱말을 쓸 수 있다.
typed-die = 주사위, 주사위 굴리기, 굴리기
typed-none = 없음, 없어요, 아니요, 아니오, 그만, 더 없음
typed-region = 지역, 번, 번 지역, 번지역

# 서버, 그리고 저장된 정보.
command-admin = 관리
about-admin = Elbow Room: 서버 관리자용
command-admin-channels = 채널
about-admin-channels = Elbow Room: 게임을 열 수 있는 채널을 보거나 정해요
command-admin-allow = 허용
about-admin-allow = Elbow Room: 채널에서 게임을 허용해요. 처음 허용하면 그 채널에서만 열 수 있어요
command-admin-forbid = 금지
about-admin-forbid = Elbow Room: 채널에서 새 게임을 막아요
command-admin-everywhere = 모든채널
about-admin-everywhere = Elbow Room: 모든 채널에서 게임을 허용해요
command-admin-list = 목록
about-admin-list = Elbow Room: 게임을 열 수 있는 채널을 봐요
command-admin-limits = 한도
about-admin-limits = Elbow Room: 끝나지 않은 게임을 몇 개까지 둘지 보거나 정해요
command-admin-end = 종료
about-admin-end = Elbow Room: 게임을 점수 없이 끝내요. 읽을 수 없게 된 게임도 끝낼 수 있어요
command-privacy = 개인정보
about-privacy = Elbow Room: 나에 대해 저장된 정보
command-privacy-show = 보기
about-privacy-show = Elbow Room: 나에 대해 무엇이 저장되어 있는지 글로 봐요
command-privacy-export = 내보내기
about-privacy-export = Elbow Room: 나에 대해 저장된 것을 모두 파일로 받아요
command-privacy-delete = 삭제
about-privacy-delete = Elbow Room: 나에 대해 저장된 것을 모두 지워요
command-admin-skip = 건너뛰기
about-admin-skip = Elbow Room: 게임이 기다리는 사람을 건너뛰고 자동으로 진행해요
command-admin-rollback = 되감기
about-admin-rollback = Elbow Room: 게임을 지난 시점으로 되감아요
command-admin-audit = 활동기록
about-admin-audit = Elbow Room: 게임 진행 말고 누가 무엇을 했는지 봐요
command-admin-dashboard = 현황판
about-admin-dashboard = Elbow Room: 서버의 모든 게임을 늘 보여 주는 메시지
command-admin-put = 두기
about-admin-put = Elbow Room: 채널에 현황판을 두거나 그리로 옮겨요
command-admin-remove = 없애기
about-admin-remove = Elbow Room: 현황판을 없애요
name-channel = 채널
name-games = 게임수
name-each = 한사람당
name-game = 게임
option-admin-channel = 채널. 비우면 이 채널
option-admin-games = 끝나지 않은 게임을 서버에 몇 개까지 둘지. 0: 봇이 허용하는 만큼
option-admin-each = 한 사람이 연, 아직 끝나지 않은 게임을 몇 개까지 둘지. 0: 봇이 허용하는 만큼
option-admin-game = 목록에 있는 게임. 비우면 이 채널의 게임

# 알림과 재촉.
command-remind = 알림
about-remind = Elbow Room: DM 알림, 방해 금지 시간, 내 시간대를 정해요
command-game-nudge = 재촉
about-game-nudge = Elbow Room: 게임이 기다리는 사람을 멘션해요. 6시간에 한 번까지
name-dm = dm
name-quiet = 방해금지
name-timezone = 시간대
name-keep = 유지
option-remind-dm = 내 차례를 DM으로 알릴지
option-remind-quiet = 알림이 오지 않을 시간. 예: 22-8, 22시부터 7시 30분까지. 없애려면 목록에서 "끄기"
option-remind-timezone = 내 도시, 나라, 시차. 예: 서울, +9
option-board-keep = 앞으로 내 조작 패널의 그림도 이 모양으로
remind-on-choice = 켜기
remind-off-choice = 끄기

## 자리: 컴퓨터, 대신할 플레이어, 한 사람의 게임들.

name-computers = 컴퓨터
option-new-computers = 인원 가운데 컴퓨터의 수. 혼자서 컴퓨터와만 하면 바로, 팀전에서는 "시작"을 누르면 시작해요
option-settings-computers = 인원 가운데 컴퓨터의 수

# 제한 시간, 일시 정지, 부재.
command-game-pause = 일시정지
about-game-pause = Elbow Room: 누군가 재개할 때까지 이 채널 게임의 제한 시간을 멈춰요
command-game-resume = 재개
about-game-resume = Elbow Room: 일시 정지하거나 보류한 게임을 이어 가요
command-game-aside = 보류
about-game-aside = Elbow Room: 이 채널의 게임을 보류해요. 아직 하고 있는지 봇이 물어본 뒤에만 쓸 수 있어요
option-resume-game = 이 채널에서 이어 갈 보류된 게임. 비우면 이 채널의 게임
command-away = 부재
about-away = Elbow Room: 돌아올 때까지 모든 게임에서 내 제한 시간을 멈춰요
name-until = 언제까지
name-clock = 제한시간
option-away-until = 기간(3일, 12시간), 날짜(12월 24일), 돌아왔으면 목록의 "복귀". 비우면 지금 상태
option-new-clock = 차례마다 주는 시간. 다 쓰면 예비 시간이 줄고, 그것도 다 쓰면 기다리는 사람이 있을 때 자동으로 진행해요
clock-choice-0 = 제한 시간 없음
clock-choice-12 = 12시간
clock-choice-24 = 24시간
clock-choice-48 = 48시간
clock-choice-72 = 72시간
command-seat = 자리
about-seat = Elbow Room: 내 자리를 맡기거나, 다른 사람의 자리를 이어받아요
command-seat-offer = 내놓기
about-seat-offer = Elbow Room: 누구나 이어받을 수 있게 자리를 내놓아요. 누가 이어받을 때까지 계속 플레이하고, 다시 쓰면 취소돼요
command-seat-take = 이어받기
about-seat-take = Elbow Room: 비었거나 나에게 부탁한 자리를 이어받아요
command-seat-refuse = 거절
about-seat-refuse = Elbow Room: 이어받아 달라는 부탁을 거절해요
command-seat-replace = 부탁
about-seat-replace = Elbow Room: 내 자리나 플레이어가 없는 자리를 이어받아 달라고 부탁해요
command-seat-resign = 기권
about-seat-resign = Elbow Room: 이 게임에서 나가요. 누군가 이어받을 때까지 자동으로 진행해요
command-seat-autopilot = 자동진행
about-seat-autopilot = Elbow Room: 돌아올 때까지 내 자리를 자동으로 진행하게 해요
command-seat-back = 복귀
about-seat-back = Elbow Room: 내 자리를 다시 직접 플레이해요
name-player = 플레이어
name-by = 누구에게
name-switch = 상태
option-seat-player = 누구의 자리인지. 비우면 내 자리
option-seat-open = 누구의 자리인지. 적지 않으면 비어 있는 자리
option-seat-by = 이어받아 달라고 부탁할 사람
option-seat-switch = 자동으로 진행할지
seat-switch-on = 켜기
seat-switch-off = 끄기

# 혼자 되돌릴 수 있는 것보다 더 앞으로 가기.
command-game-rewind = 되감기
about-game-rewind = Elbow Room: 지난 시점으로 되감자고 모두에게 묻거나, 그 제안에 답해요
name-to = 시점
name-answer = 대답
option-rewind-to = 돌아갈 시점. 차례와 행동의 번호로 적어요. 예: 12 또는 12.3
option-rewind-answer = 이미 나온 제안에 대한 대답
answer-agree = 찬성
answer-disagree = 반대

# 미리 정한 지시와 후퇴.
command-orders = 지시
about-orders = Elbow Room: 매번 묻지 않도록 토큰이 갈 곳을 미리 정해요
name-withdraw = 후퇴
name-end-turn = 차례마치기
name-where = 범위
name-withdrawals = 후퇴방식
option-orders-withdraw = 밀려난 내 토큰이 갈 곳
option-orders-end-turn = 차례를 마칠 때 남은 토큰이 놓일 곳
option-orders-where = 어느 게임에 쓸지. 비우면 여기서 하고 있는 게임
orders-where-here = 이 게임만
orders-where-all = 내 모든 게임
order-choice-guard = 수비: 잃으면 손해가 큰 곳에 더 많이
order-choice-even = 고르게: 내 모든 지역에 나누기
order-choice-border = 경계: 다음에 공격받을 수 있는 곳
order-choice-richest = 고득점: 승점이 가장 많이 나는 곳
order-choice-hold = 집중: 가장 좋은 지역 한 곳에 모두
order-choice-ask = 물어보기: 게임 설정에서 허용할 때만
order-choice-none = 지시 없애기
option-new-withdrawals = 다른 사람의 차례에 밀려난 토큰을 어떻게 할지
withdrawals-instant = 바로 놓고, 누군가 정복하거나 주사위를 굴리기 전까지 옮길 수 있음
withdrawals-ask = 지시가 없는 사람에게만 묻고, 길어야 12시간 기다리기
withdrawals-strict = 언제나 묻고 기다리기
command-game-rematch = 재대결
about-game-rematch = Elbow Room: 이 채널의 지난 게임을 같은 설정으로 다시 해요
command-mygames = 내게임
about-mygames = Elbow Room: 내 모든 게임. 나를 기다리는 게임부터

# 규칙.
command-rule = 규칙
about-rule = Elbow Room: 종족, 특수 능력, 규칙 용어, 궁금한 것을 찾아봐요
name-topic = 주제
option-rule-topic = 이름이나 질문. 어느 언어로든, 조금 틀려도 돼요

# 언어. 각자 자기 글자로 쓴 이름이 language-name이고, 이것은 옮기지 않는다.
language-name = 한국어
language-server = 서버의 언어
language-discord = 이 서버의 Discord 설정대로
name-language = 언어
option-new-language = 모두가 읽는 글의 언어. 나만 보는 답은 각자의 언어로 나와요
command-admin-language = 언어
about-admin-language = Elbow Room: 이 서버에서 모두가 읽는 글의 언어
option-admin-language = 언어. 비우면 지금 언어를 알려 줘요
