# 섬의 지역 이름. regions.ftl과 같은 방법으로 지은 우리 이름이다. 끝말이 지형을 알려 준다:
# -봉과 -바위와 -산과 -벼랑은 산맥, -밭과 -벌과 -목장은 들판, -숲은 숲, -언덕은 언덕, -늪은 늪, -호수는 호수, -만과 -바다와 -해협은 바다.

# 큰 섬 1, A면
region-warcraft-l1a-1 = 우렁바위
region-warcraft-l1a-2 = 족제비언덕
region-warcraft-l1a-3 = 개암숲
region-warcraft-l1a-4 = 은자봉
region-warcraft-l1a-5 = 하루살이늪
region-warcraft-l1a-6 = 잉어호수
region-warcraft-l1a-7 = 참외밭
region-warcraft-l1a-8 = 국물늪
region-warcraft-l1a-9 = 호두나무숲
region-warcraft-l1a-10 = 주전자봉
region-warcraft-l1a-11 = 방패연언덕
region-warcraft-l1a-12 = 비트밭

# 큰 섬 1, B면
region-warcraft-l1b-1 = 수련늪
region-warcraft-l1b-2 = 골무봉
region-warcraft-l1b-3 = 호박밭
region-warcraft-l1b-4 = 밤나무숲
region-warcraft-l1b-5 = 돌고래바다
region-warcraft-l1b-6 = 푸딩언덕
region-warcraft-l1b-7 = 등롱봉
region-warcraft-l1b-8 = 먹물늪
region-warcraft-l1b-9 = 염소바위
region-warcraft-l1b-10 = 해바라기밭
region-warcraft-l1b-11 = 자작나무숲
region-warcraft-l1b-12 = 식빵언덕

# 큰 섬 2, A면
region-warcraft-l2a-1 = 빗자루언덕
region-warcraft-l2a-2 = 가재늪
region-warcraft-l2a-3 = 보리수숲
region-warcraft-l2a-4 = 쪽빛봉
region-warcraft-l2a-5 = 부스럭바위
region-warcraft-l2a-6 = 아마밭
region-warcraft-l2a-7 = 데굴언덕
region-warcraft-l2a-8 = 성게만
region-warcraft-l2a-9 = 바늘잎숲
region-warcraft-l2a-10 = 질척늪
region-warcraft-l2a-11 = 굴뚝바위
region-warcraft-l2a-12 = 겨자밭

# 큰 섬 2, B면
region-warcraft-l2b-1 = 햇살봉
region-warcraft-l2b-2 = 장다리늪
region-warcraft-l2b-3 = 거북해협
region-warcraft-l2b-4 = 고드름봉
region-warcraft-l2b-5 = 분필언덕
region-warcraft-l2b-6 = 이끼옷숲
region-warcraft-l2b-7 = 풀피리언덕
region-warcraft-l2b-8 = 양배추밭
region-warcraft-l2b-9 = 연꽃호수
region-warcraft-l2b-10 = 다람쥐숲
region-warcraft-l2b-11 = 대리석봉
region-warcraft-l2b-12 = 끈끈이늪
region-warcraft-l2b-13 = 완두밭

# 중간 섬 1, A면
region-warcraft-m1a-1 = 노간주언덕
region-warcraft-m1a-2 = 여우불숲
region-warcraft-m1a-3 = 웅덩이늪
region-warcraft-m1a-4 = 부들늪
region-warcraft-m1a-5 = 찻잔호수
region-warcraft-m1a-6 = 도롱뇽봉
region-warcraft-m1a-7 = 까치봉
region-warcraft-m1a-8 = 허수아비밭
region-warcraft-m1a-9 = 봉화언덕
region-warcraft-m1a-10 = 딱따구리숲

# 중간 섬 1, B면
region-warcraft-m1b-1 = 메추라기언덕
region-warcraft-m1b-2 = 조랑말목장
region-warcraft-m1b-3 = 찻물늪
region-warcraft-m1b-4 = 꿀빛벼랑
region-warcraft-m1b-5 = 무밭
region-warcraft-m1b-6 = 아기사슴숲
region-warcraft-m1b-7 = 이끼방석늪
region-warcraft-m1b-8 = 멸치바다
region-warcraft-m1b-9 = 졸음산
region-warcraft-m1b-10 = 안장언덕

# 중간 섬 2, A면
region-warcraft-m2a-1 = 장화늪
region-warcraft-m2a-2 = 피리봉
region-warcraft-m2a-3 = 뻐꾸기숲
region-warcraft-m2a-4 = 거위목장
region-warcraft-m2a-5 = 치즈언덕
region-warcraft-m2a-6 = 홉밭
region-warcraft-m2a-7 = 멧돼지숲
region-warcraft-m2a-8 = 송사리호수
region-warcraft-m2a-9 = 거품늪
region-warcraft-m2a-10 = 석영봉

# 중간 섬 2, B면
region-warcraft-m2b-1 = 사시나무숲
region-warcraft-m2b-2 = 풍차언덕
region-warcraft-m2b-3 = 콘도르봉
region-warcraft-m2b-4 = 산호바다
region-warcraft-m2b-5 = 배밭
region-warcraft-m2b-6 = 담쟁이숲
region-warcraft-m2b-7 = 제비갈매기봉
region-warcraft-m2b-8 = 앵두밭
region-warcraft-m2b-9 = 비버늪
region-warcraft-m2b-10 = 민들레언덕

# 작은 섬 1, A면
region-warcraft-s1a-1 = 송진숲
region-warcraft-s1a-2 = 거인계단봉
region-warcraft-s1a-3 = 물레방아벌
region-warcraft-s1a-4 = 물새늪
region-warcraft-s1a-5 = 빗물호수
region-warcraft-s1a-6 = 별보기언덕
region-warcraft-s1a-7 = 짚가리벌
region-warcraft-s1a-8 = 고슴도치숲

# 작은 섬 1, B면
region-warcraft-s1b-1 = 도요새늪
region-warcraft-s1b-2 = 기장밭
region-warcraft-s1b-3 = 히스언덕
region-warcraft-s1b-4 = 빗살봉
region-warcraft-s1b-5 = 산딸기언덕
region-warcraft-s1b-6 = 호랑가시숲
region-warcraft-s1b-7 = 맹그로브늪

# 작은 섬 2, A면
region-warcraft-s2a-1 = 잠자리늪
region-warcraft-s2a-2 = 단풍숲
region-warcraft-s2a-3 = 데이지밭
region-warcraft-s2a-4 = 콩밭
region-warcraft-s2a-5 = 마멋언덕
region-warcraft-s2a-6 = 북바위
region-warcraft-s2a-7 = 불가사리만
region-warcraft-s2a-8 = 거머리늪

# 작은 섬 2, B면
region-warcraft-s2b-1 = 달팽이늪
region-warcraft-s2b-2 = 버들숲
region-warcraft-s2b-3 = 개미언덕
region-warcraft-s2b-4 = 얽힌가지숲
region-warcraft-s2b-5 = 라벤더밭
region-warcraft-s2b-6 = 재투성이산
region-warcraft-s2b-7 = 해시계언덕
