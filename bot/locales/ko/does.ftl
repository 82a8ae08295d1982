## 조합을 고르는 사람을 위한, 종족과 특수 능력의 한 줄 설명. 수는 필요한 토큰 수이다.

panel-does = 종족과 특수 능력 설명.
key-does = 능력 설명
key-does-all = 모두의 능력
does-combo = **{ $combo }**
does-held = **{ $combo }** ({ $player } 님)
does-held-declined = **{ $combo }** ({ $player } 님, 몰락 중)
does-line = { FORM($name, "alone") }: { $does }
does-note = 몰락하면 따로 적힌 효과만 남아요.
does-nobody = 아직 아무도 종족이 없어요.

does-amazons = 내 차례에만 토큰 4개가 더 나와 싸우고, 차례가 아닐 때는 따로 빼 둬요.
does-dwarves = 차지한 광산 하나마다 승점 +1점. 몰락해도 계속돼요.
does-elves = 활성 종족일 때는 정복당해도 토큰을 잃지 않고 모두 후퇴해요.
does-ghouls = 몰락해도 토큰이 모두 게임판에 남고, 내 다음 종족보다 먼저 정복을 이어 가요.
does-giants = 차지한 산맥에 인접한 지역을 정복할 때 토큰 −1개.
does-halflings = 게임판 어디서든 시작할 수 있어요. 처음 정복한 두 지역에는 하플링 굴이 생겨서 정복당하지 않아요.
does-humans = 차지한 들판 하나마다 승점 +1점.
does-orcs = 비어 있지 않던 지역을 정복할 때마다 승점 +1점.
does-ratmen = 특별한 능력은 없지만 수가 많아요.
does-skeletons = 비어 있지 않던 지역을 두 곳 정복할 때마다 새 토큰 1개.
does-sorcerers = 차례마다 상대 한 명에게 한 번씩, 인접한 지역에 있는 그 상대의 하나뿐인 활성 토큰을 주술사로 바꿀 수 있어요.
does-tritons = 바다나 호수에 닿은 해안 지역을 정복할 때 토큰 −1개.
does-trolls = 정복한 지역마다 트롤 소굴을 놓아요. 소굴마다 방어 +1이고, 몰락해도 남아요.
does-wizards = 차지한 마법의 샘 하나마다 승점 +1점.

does-alchemist = 차례마다 승점 +2점.
does-berserk = 정복할 때마다 먼저 주사위를 굴려요. 나온 눈만큼 토큰이 덜 필요해요.
does-bivouacking = 차례마다 야영지 5개를 새로 놓아요. 하나마다 방어 +1이고, 야영지는 잃지 않아요.
does-commando = 어느 지역이든 정복할 때 토큰 −1개.
does-diplomat = 차례마다, 그 차례에 내가 공격하지 않은 플레이어 한 명과 평화를 맺어요. 그 플레이어의 활성 종족은 이 종족을 공격할 수 없어요.
does-dragon-master = 차례마다 한 번, 닿을 수 있는 육지 한 곳을 토큰 1개로 정복해요. 드래곤이 있는 동안 그곳은 정복당하지 않아요.
does-flying = 내 지역과 인접하지 않아도 어느 육지든 정복해요.
does-forest = 이 종족이 차지한 숲 하나마다 승점 +1점.
does-fortified = 차례마다 요새를 하나 지어요. 요새 하나마다 방어 +1이고, 몰락해도 남아요. 활성 종족일 때는 차례마다 요새 하나에 승점 +1점.
does-heroic = 차례마다 내 지역 두 곳에 영웅을 세워요. 영웅이 있는 곳은 정복당하지 않아요.
does-hill = 이 종족이 차지한 언덕 하나마다 승점 +1점.
does-merchant = 이 종족이 차지한 지역 하나마다 승점 +1점.
does-mounted = 언덕과 들판을 정복할 때 토큰 −1개.
does-pillaging = 이 종족이 비어 있지 않던 지역을 정복할 때마다 승점 +1점.
does-seafaring = 바다와 호수도 정복해요. 차지한 물 지역은 몰락해도 아무도 빼앗지 못해요.
does-spirit = 몰락한 종족을 셀 때 이 종족은 빠져요. 그래서 몰락한 종족을 둘까지 가질 수 있어요.
does-stout = 차례를 따로 쓰지 않고, 차례 끝에 점수를 받은 뒤 몰락시킬 수 있어요.
does-swamp = 이 종족이 차지한 늪 하나마다 승점 +1점.
does-underworld = 동굴이 있는 지역을 정복할 때 토큰 −1개. 그런 지역끼리는 모두 인접해요.
does-wealthy = 조합을 고른 차례가 끝날 때 한 번만 승점 +7점.
