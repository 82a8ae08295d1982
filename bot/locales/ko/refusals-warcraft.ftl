## 워크래프트에서만 나오는 거절의 문구. refusals.ftl과 같은 방법으로 쓴다.

refusal-no-artifact-there = { $region }번에는 유물이 없어요. 내 지역에 인접하고 유물이 있는 곳을 고르세요.
refusal-dice-too-weak = { $region }번에는 토큰 { $price }개가 필요한데 손에 { $hand }개뿐이에요. 두 번 다 가장 높은 3이 나와도 모자라니, 덜 드는 곳을 고르세요.

refusal-no-conquest-left = 위협은 마지막 정복 전에만 쓸 수 있는데, 이번 차례에는 정복에 쓸 것이 남지 않았어요. 재배치하세요.
refusal-not-next-to-you = { $region }번은 이 종족의 어느 지역과도 인접하지 않아요. 인접한 곳을 고르세요.
refusal-nobody-to-move = { $region }번에는 옮길 것이 없어요. 상대의 토큰이나 멀록이 있는 곳을 고르세요.
refusal-nothing-to-swap = { $region }번과 바꿀 것이 없어요. 마법의 샘이 있는 다른 지역을 고르세요.
