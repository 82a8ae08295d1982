## ウォークラフトの特殊な質問と、使い道や答えのボタン。書き方は panel.ftl と同じ。

use-ethereals = アーティファクトを取る→{ $region }
use-warcraft-gnomes = 空襲→{ $region }
# What one conquers by, where that isn't the race's name.
way-warcraft-gnomes = 空襲

question-worgen-shape = このターン、ウォーゲンはどちらの姿になりますか？ ウォーゲンの姿では1コイン支払い、征服がすべて1枚少なくて済みます。人間の姿では2コインもらえます。コインがないときは人間の姿です。
option-worgen-shape = ウォーゲンの姿：1コイン支払う
enough-worgen-shape = 人間の姿：+2コイン
question-forsaken-buy = { $up_to ->
    [0] 新しいフォーセイクンのトークンを買えるところですが、支払うコインがありません。
    [1] 新しいフォーセイクンのトークンを1枚、1コインで買えます。
   *[other] 新しいフォーセイクンのトークンを{ $up_to }枚まで、1枚1コインで買えます。
  }
option-forsaken-buy = 1枚買う
# 全部でいくつ買うか。
chosen-forsaken-buy = { $count }枚買う
enough-forsaken-buy = { $chosen ->
    [0] 買わない
   *[other] もう買わない
  }
placed-forsaken-buy = { $count }枚購入（代金は差引済み）
question-warcraft-humans-objective = 軍事目標をどこに置きますか？ アライアンスの種族がいない地域を{ $up_to ->
    [1] 1つ
   *[other] { $up_to }つまで
  }選んでください。ホード以外の種族がその地域を征服すると、征服した人に2コイン入ります。あなた以外の人が征服したときは、あなたにも2コイン入ります。地域を選ばなかった軍事目標は手元に戻ります。
enough-warcraft-humans-objective = { $chosen ->
    [0] 置かない
   *[other] ここまでにする
  }
question-ethereals-what = イセリアルはどのアーティファクトを取りますか？
question-ethereals-where = 取ったアーティファクトをどこに置きますか？ 選べるのは、アーティファクトがあった地域に隣接する自分の地域だけです。

placed-warcraft-humans-objective = { $count ->
   *[other] ヒューマンの軍事目標
  }：地域{ $choice }

question-aegis-of-aggramar-where = { $piece }をどの地域に置きますか？ その地域を攻撃したり、そこに特殊パワーなどを使ったりする人から、先に2コインもらえます。
question-heart-of-azeroth-where = { $piece }をどの地域に置きますか？ アクティブ種族がその地域に隣接している相手から、1コインずつもらえます。
question-battleground-side = このターン、どちらの陣営につきますか？ 反対の陣営から奪った地域に、陣営ボーナスが入ります。このターンにもう奪った地域も数えます。
enough-battleground-side = 中立のまま
question-well-of-eternity-water = { $piece }をどの海や湖に置きますか？ 周りの地域を一番多く持つ種族に、毎ターン2コイン入ります。衰退種族にも入ります。

placed-aegis-of-aggramar-where = 神聖なる盾：地域{ $choice }
placed-heart-of-azeroth-where = アゼロスの心：地域{ $choice }

use-championing = 勇者→{ $region }
use-intimidating = 威圧→{ $region }{ $player ->
    [none] { "" }
   *[other] （{ $player }さん）
  }
use-portal-mage = 入れ替え：{ $region }
# $pair: option-portal-mage-with.
option-portal-mage-with-use = 入れ替え：{ $pair }

question-championing-home = 捕まっていた勇者が戻ってきました。どの地域に置きますか？
question-beast-master-anew = { $up_to ->
    [1] 獣を置く地域を選んでください。
   *[other] 獣の配置：残り{ $up_to }枚。1つの地域に何枚でも置けます。
  }防御ではトークンと同じです。
question-beast-master-home = 奪われた地域から戻った獣{ $up_to ->
   *[other] { $up_to }枚
  }を置いてください。
question-garrisoned-fort = 砦が足りません。砦を置く地域を選んでください：残り{ $up_to }個。
question-defensive-watch-tower = 監視塔が足りません。監視塔を置く地域を選んでください：残り{ $up_to }個。
question-goblins-lay = 爆弾をどこに置きますか？ 自分の地域に隣接する地域を{ $up_to ->
    [1] 1つ
   *[other] { $up_to }つまで
  }選んでください。次の自分のターンの最初にまだ相手がいれば、表にします。神聖なる盾のある地域には2コイン必要です。
enough-goblins-lay = { $chosen ->
    [0] 置かない
   *[other] ここまでにする
  }
question-intimidating-what = どちらを動かしますか？
question-intimidating-token = 地域{ $region }にある{ $player }さんのトークンを、どこに動かしますか？
question-intimidating-piece = 地域{ $region }にいる{ $player }さんの獣を、どこに動かしますか？
question-portal-mage-with = 地域{ $region }にあるものを、どの地域と入れ替えますか？ トークン、獣、勇者、砦、爆弾、アーティファクトなど、すべてが動きます。山岳、伝説の地、裏向きのマーカーは動きません。
option-portal-mage-with = { $region } ↔ { $other }{ $you ->
    [yes] （自分）
    [no] （{ $player }さん）
   *[none] { "" }
  }

placed-beast-master-anew = { $count ->
   *[other] 獣
  }：地域{ $choice }
placed-garrisoned-fort = { $count ->
   *[other] 砦
  }：地域{ $choice }
placed-defensive-watch-tower = { $count ->
   *[other] 監視塔
  }：地域{ $choice }
placed-goblins-lay = { $count ->
   *[other] 爆弾
  }：地域{ $choice }
