## 워크래프트의 말과 장소 이름. 한국어 규칙서의 이름을 따른다. 규칙서 7장에는 오자가 있다: 산맥은 산악경비대, 숲은 순찰자.

edition-warcraft = 스몰 월드 오브 워크래프트
    .beside = 워크래프트
choose-edition-warcraft = 스몰 월드 오브 워크래프트: 게임마다 새로 놓는 섬, 얼라이언스와 호드, 유물
about-edition-warcraft = 무대는 게임마다 새로 놓는 섬들이에요. 얼라이언스와 호드는 서로 싸우면 승점을 더 얻고, 유물과 전설적인 장소도 찾아요.
variant-azeroth = 격전의 아제로스
choose-edition-warcraft-azeroth = 워크래프트 "격전의 아제로스": 얼라이언스 대 호드 팀전
about-variant-azeroth = { $players ->
    [3] 얼라이언스나 호드, 또는 중립
    [5] 얼라이언스나 호드, 또는 중립
   *[other] 얼라이언스나 호드
  } 편이 되어 그 진영의 종족으로만 겨뤄요. 동맹 둘 중 적은 쪽의 승점이 진영의 점수예요.
lack-faction-neutral = 중립을 맡은 사람이 없음
world-warcraft = 섬

# 하우스 룰: 두 가지로 읽을 수 있는 규칙. 앞의 것이 보통이다. 명령어의 선택지와 게임에서 보이는 글.
flag-defensive-turn-end = 방어적인 종족: 감시탑은 그 종족의 차례가 끝날 때만 없어져요 (보통 규칙)
flag-defensive-at-once = 방어적인 종족: 감시탑은 조건에 맞지 않게 되면 바로 없어져요
house-rule-defensive-at-once = 하우스 룰: 감시탑의 종족이 그 주변 지역을 더는 가장 많이 차지하고 있지 않으면, 그 감시탑을 바로 치워요.
flag-doomhammer-holder = 둠해머: 승점을 이전 주인에게 내요 (보통 규칙)
flag-doomhammer-region = 둠해머: 지역을 빼앗기는 사람에게 승점을 내요
house-rule-doomhammer-region = 하우스 룰: 둠해머의 승점은 지역을 빼앗기는 사람에게 내요.

race-blood-elves = 블러드 엘프
race-draenei = 드레나이
race-ethereals = 에테리얼
race-forsaken = 포세이큰
race-goblins = 고블린
race-kobolds = 코볼트
race-naga = 나가
race-night-elves = 나이트 엘프
race-pandaren = 판다렌
race-tauren = 타우렌
race-warcraft-dwarves = 드워프
race-warcraft-gnomes = 노움
race-warcraft-humans = 인간
race-warcraft-orcs = 오크
race-warcraft-trolls = 트롤
race-worgen = 늑대인간

power-archaeologist = 고고학자
power-battle-master = 전쟁광
power-beast-master = 야수 조련사
power-blacksmith = 대장장이
power-championing = 용사
power-defensive = 방어적인
    .alone = 방어적인 능력
power-enraged = 격노한
    .alone = 격노한 능력
power-explorer = 탐험가
power-farmer = 농부
power-fishing = 낚시꾼
power-garrisoned = 주둔지의
    .alone = 주둔지의 능력
power-herbalist = 약초채집사
power-intimidating = 위협하는
    .alone = 위협하는 능력
power-marshdweller = 습지 거주자
power-mountaineer = 산악경비대
power-portal-mage = 차원문 마법사
power-ranger = 순찰자
power-sailing = 항해사
power-swamp-walker = 늪지 방랑자
power-warcraft-mining = 광부

relic-aegis-of-aggramar = 아그라마르의 아이기스
relic-ashes-of-alar = 알라르의 재
relic-doomhammer = 둠해머
relic-frostmourne = 서리한
relic-heart-of-azeroth = 아제로스의 심장

place-battleground = 전장
place-dark-portal = 어둠의 문
place-karazhan = 카라잔
place-lights-hope-chapel = 희망의 빛 예배당
place-meeting-stone = 만남의 돌
place-spirit-healer = 영혼의 치유사
place-well-of-eternity = 영원의 샘
    .owner = nobody

terrain-fields = 들판

symbol-anchor = 닻

native-murloc = 멀록

marker-wisp-wall = 위습의 벽
marker-fort = 요새
marker-champion = 용사
marker-beast = 야수
marker-watch-tower = 감시탑
marker-bomb = 폭탄
    .owner = nobody
marker-dud = 불발탄
marker-objective = 군사 목표
    .owner = nobody
marker-harmony = 조화 토큰
marker-face-down = 엎어 둔 마커
    .owner = nobody

faction-alliance = 얼라이언스
faction-horde = 호드
faction-neutral = 중립

rule-travel = 바닷길
rule-feud = 진영 보너스
rule-turning-up = 공개
rule-keeping = 내 감시탑
rule-wellspring = 영원의 샘
