## 언더그라운드의 말과 장소 이름. 한국어판이 없어 이름은 모두 우리가 지었다.

edition-underground = 스몰 월드 언더그라운드
    .beside = 언더그라운드
choose-edition-underground = 스몰 월드 언더그라운드: 강과 괴물, 유물과 전설적인 장소가 있는 지하 세계
about-edition-underground = 무대는 지하 세계예요. 강을 건너고 심연을 피해 가며, 괴물이 지키는 유물과 전설적인 장소를 찾아요.
choose-edition-base-underground = 스몰 월드 + 언더그라운드: 두 에디션의 종족과 특수 능력을 섞어서
world-underground = 지하
choose-world-underground = 지하: 강, 심연, 버섯 숲, 갱도
lack-terrain-farmland = 들판이 없음
lack-terrain-hill = 언덕이 없음
lack-terrain-farmland-hill = 들판도 언덕도 없음
lack-symbol-cavern = 동굴이 없음
lack-terrain-chasm = 심연이 없음
lack-symbol-volcano = 화산을 둘 곳이 없음

# 하우스 룰: 두 가지로 읽을 수 있는 규칙. 앞의 것이 보통이다. 명령어의 선택지와 게임에서 보이는 글.
flag-vanishing-clears = 사라지는 종족: 먼저 몰락한 종족도 게임판을 떠나요 (보통 규칙)
flag-vanishing-spares = 사라지는 종족: 먼저 몰락한 종족은 남아서 계속 승점을 얻어요
house-rule-vanishing-spares = 하우스 룰: 사라지는 종족이 몰락해도 같은 플레이어의 먼저 몰락한 종족은 게임판에 남아서 계속 승점을 얻어요.

race-cultists = 광신도
race-drow = 드로우
race-flames = 화염족
race-iron-dwarves = 강철 드워프
race-kraken = 크라켄
race-liches = 리치
race-lizardmen = 리자드맨
race-mudmen = 진흙인간
race-mummies = 미라
race-ogres = 오우거
race-shadow-mimes = 그림자 광대
race-shrooms = 버섯인간
race-spiderines = 거미족
race-underground-gnomes = 노움
race-will-o-wisps = 도깨비불

power-adventurous = 모험하는
    .alone = 모험하는 능력
power-fisher = 낚시하는
    .alone = 낚시하는 능력
power-flocking = 몰려다니는
    .alone = 몰려다니는 능력
power-frightened = 겁에 질린
    .alone = 겁에 질린 능력
power-immortal = 불사의
    .alone = 불사의 능력
power-magic = 마술의
    .alone = 마술의 능력
power-martyr = 순교자
power-muddy = 진흙투성이
power-mystic = 신비로운
    .alone = 신비로운 능력
power-quarreling = 다투는
    .alone = 다투는 능력
power-reborn = 환생하는
    .alone = 환생하는 능력
power-royal = 왕실의
    .alone = 왕실의 능력
power-shield = 무장한
    .alone = 무장한 능력
power-stone = 바위의
    .alone = 바위의 능력
power-thieving = 도둑질하는
    .alone = 도둑질하는 능력
power-tomb = 무덤의
    .alone = 무덤의 능력
power-underground-mining = 채굴하는
    .alone = 채굴하는 능력
power-vampire = 흡혈귀
power-vanishing = 사라지는
    .alone = 사라지는 능력
power-vengeful = 복수하는
    .alone = 복수하는 능력
power-wise = 지혜로운
    .alone = 지혜로운 능력

relic-flying-doormat = 하늘을 나는 발 매트
relic-froggys-ring = 개구리의 반지
relic-scepter-of-avarice = 탐욕의 홀
relic-shiny-orb = 빛나는 보주
relic-stinky-trolls-socks = 트롤의 고린내 양말
relic-sword-of-the-killer-rabbit = 살인 토끼의 검

place-altar-of-souls = 영혼의 제단
place-crypt-of-the-tomb-raider = 도굴꾼의 묘실
place-diamond-fields = 다이아몬드 밭
place-fountain-of-youth = 젊음의 샘
place-great-brass-pipe = 거대한 황동관
place-keep-on-the-motherland = 고향의 성채
place-mine-of-the-lost-dwarf = 잃어버린 드워프의 광산
place-stonehedge = 스톤헤지
place-wickedest-pentacle = 사악한 오각별

terrain-mudpool = 진흙탕
terrain-mystic-crystal = 신비의 수정
terrain-mushroom-forest = 버섯 숲
terrain-mine = 갱도
terrain-black-mountain = 검은 산
terrain-river = 강
terrain-chasm = 심연

symbol-volcano = 화산 기호

native-monster = 괴물

marker-black-mountain = 검은 산
marker-volcano = 화산
marker-great-ancient = 위대한 고대의 존재
marker-silver-hammer = 은망치
marker-queen = 여왕
marker-mushroom-armor = 버섯 방패
marker-vengeance = 복수 표식
marker-bag = 만능 자루
# 무언가를 빌려주는 것: "마술의"에서는 자루.
lender-magic = { marker-bag }
marker-balrog = 발록
    .owner = nobody
marker-ghost = 유령
    .owner = nobody
marker-keep-walls = 성채

rule-discovery = 발견
rule-ownership = 정복을 막는 내 말
