## ウォークラフトの断りの言葉。書き方は refusals.ftl と同じ。

refusal-no-artifact-there = 地域{ $region }にアーティファクトはありません。自分の地域に隣接していて、アーティファクトのある地域を選んでください。
refusal-dice-too-weak = 地域{ $region }の必要枚数は{ $price }枚ですが、手元には{ $hand ->
   *[other] { $hand }枚
  }しかなく、2回とも最高の出目の3でも届きません。もっと少ない枚数で征服できる地域を選んでください。

refusal-no-conquest-left = 威圧を使えるのは最後の征服の前だけですが、このターンはもう征服に使えるものがありません。再配備に進んでください。
refusal-not-next-to-you = 地域{ $region }は、この種族のどの地域とも境界線で接していません。接している地域を選んでください。
refusal-nobody-to-move = 地域{ $region }には、動かせるものがありません。相手のトークンかマーロックがいる地域を選んでください。
refusal-nothing-to-swap = 地域{ $region }と入れ替えるものがありません。魔法の源のある別の地域を選んでください。
