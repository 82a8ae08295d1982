## ウォークラフトの断りの言葉。書き方は refusals.ftl と同じ。

refusal-no-artifact-there = 地域{ $region }にアーティファクトはありません。自分の地域に隣接していて、アーティファクトのある地域を選んでください。
refusal-dice-too-weak = 地域{ $region }の必要枚数は{ $price }枚ですが、手元には{ $hand ->
   *[other] { $hand }枚
  }しかなく、2回とも最高の出目の3でも届きません。もっと少ない枚数で征服できる地域を選んでください。
