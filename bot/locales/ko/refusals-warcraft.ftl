## 워크래프트에서만 나오는 거절의 문구. refusals.ftl과 같은 방법으로 쓴다.

refusal-no-artifact-there = { $region }번에는 유물이 없어요. 내 지역에 인접하고 유물이 있는 곳을 고르세요.
refusal-dice-too-weak = { $region }번에는 토큰 { $price }개가 필요한데 손에 { $hand }개뿐이에요. 두 번 다 가장 높은 3이 나와도 모자라니, 덜 드는 곳을 고르세요.
