## 撤退：誰に確認するか、何が自動で置かれるか、後から動かせるもの。
## `moves` は added- の並び、`choice` は入力する形の配置（9:2 12:1）。

log-withdrawn-order = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }のトークンが自動で撤退しました：{ $moves }。
log-rearranged = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が撤退先を変えました：{ $regions ->
    [none] { "" }
   *[other] 地域{ $regions } →{" "}
  }{ $moves }。

# ゲームがその選択を待っている人へのメッセージ。`pieces`: 戻ってくるコマの数、`home`: 戻ってくるコマ。
withdraw-ask = { $mention }さん、あなたの{ $race }が{ $player }さんに{ $count ->
   *[other] 地域{ $regions }
  }から追い出されました。{ $tokens ->
    [0] { "" }
   *[other] トークン{ $tokens }枚
  }{ $pieces ->
    [0] { "" }
   *[other] { $tokens ->
        [0] { "" }
       *[other] と
      }{ $home }
  }を置く場所を決めてください。{ $away ->
    [yes] { "" }
   *[no] ゲームはあなたを待っています。
  }
# 戻ってくるコマ。どこに置くかを尋ねる特殊パワーごとに1つ。
withdraw-home-bivouacking = キャンプ地{ $amount }つ
withdraw-away = あなたは{ $back }まで不在の予定です。{ $ends ->
    [yes] 返事がなければ、不在でも{ $until }に自動で置かれます。その後も、次に誰かが征服するかダイスを振るまでは動かせます。
   *[no] 返事があるまでゲームは待ちます。
  }
withdraw-until = 返事がなければ{ $until }に自動で置かれます。
withdraw-stands = ゲームは一時停止中なので、急がなくて大丈夫です。
withdraw-placed = { $player }さんの追い出されたトークンは置かれました。
withdraw-off = ターンがまだ続いているので、{ $player }さんは今は決めなくて大丈夫です。
# ターンを終えた投稿で「Annさんのターン（ラウンド3/10）。」の後に続く。
withdraw-awaited = 追い出されたトークンを{ $player }さんが置くのを待っています。
button-decide = 決める
key-suggested-pieces = 均等

# 次のターンの投稿の行。
withdraw-placed-at = { $player }さんの撤退したトークン：{ $moves }。
withdraw-piece = 地域{ $region }に{ $piece }{ $amount }{ ABOUT($piece, "counter") }
withdraw-may-move = { $names }さんは、{ $own ->
    [yes] 自分が
   *[no] { $mover }さんが
  }征服するかダイスを振るまで、撤退先を変えられます。
button-move-withdrawn = 撤退先を変える

# 撤退先を変えるページ。
move-head = 追い出された**{ $combo }**のトークンは、次のように撤退しました：{ $moves }。
move-until = { $own ->
    [yes] あなたが
   *[no] { $mover }さんが
  }征服するかダイスを振るまでは、別の地域に移せます。
# $orders: 地域のボタンの上にある、全部を置く青いボタンの数。
move-left = トークン{ $tokens }枚を、いったん手元に戻して表示しています。置く地域を{ $tokens ->
    [1] { "" }
   *[other] 1枚につき1回
  }タップ{ $orders ->
    [0] してください
   *[other] するか、青いボタンで{ $tokens ->
        [1] { "" }
       *[other] まとめて
      }置いてください
  }。ボタンの見方：「地域：今の枚数→置いた後の枚数」
move-left-pieces = { $piece }{ $amount }{ ABOUT($piece, "counter") }を、いったん手元に戻して表示しています。置く地域をタップ{ $orders ->
    [0] してください
   *[other] するか、青いボタンで{ $amount ->
        [1] { "" }
       *[other] まとめて
      }置いてください
  }。何もしなければ元の場所に残ります。ボタンの見方：「地域：今の数→置いた後の数」
move-not-yours = ほかのプレイヤーのトークンは、本人しか動かせません。今、自分のトークンで動かせるものはありません。
move-too-late = もう動かせません。動かせるのは、次に誰かが征服するかダイスを振るか、自分のターンが始まるまでです。
move-stranger = トークンを動かせるのは、ゲームに参加している本人だけです。「/{ command-board }」「/{ command-status }」「/{ command-log }」で観戦できます。
# 事前指示と同じようにまとめて置く青いボタン：することと、その置き方。
key-by-order = { $order } · { $choice }
by-order-guard = 大事な地域を守る
by-order-even = 均等に置く
by-order-border = 境界に置く
by-order-richest = 高得点の地域に置く
by-order-hold = 1地域にまとめる
key-move-so = この置き方にする：{ $choice }
key-begin-again = 置き直す
key-other-race = { $race }…

refusal-too-late = もう動かせません。動かせるのは、次に誰かが征服するかダイスを振るか、自分のターンが始まるまでです。
refusal-not-your-withdrawal = ほかのプレイヤーのトークンは、本人しか動かせません。
refusal-unchanged = もうその置き方になっています。移すなら、別の地域を指定してください。
refusal-bad-pieces = { $hand ->
    [0] そのコマは戻っていないので、動かせません。
    [1] 戻ってきたコマは1つです。その置き場所を指定してください。
   *[other] 戻ってきたコマは{ $hand }つです。全部の置き場所を、1か所に1つ以上で指定してください。
  }

## 事前指示。
order-guard = 防衛
order-even = 均等
order-border = 境界
order-richest = 高得点
order-hold = 集中
order-ask = 確認
order-guard-means = 攻撃されうる地域に、失うと痛いところほど厚く
order-even-means = 自分の全地域に、守りの弱いところから均等に
order-border-means = 次に攻撃されうる地域に
order-richest-means = 得点の高い地域に
order-hold-means = 得点が最も高い1地域にすべて。同点なら最も奪われにくい地域に
order-ask-means = 確認のあるゲームでは自分で決め、返事がなければ均等に

orders-title = **あなたの事前指示**
orders-withdraw = 追い出されたトークン（{ $where }）：{ $order }。
orders-end-turn = ターン終了時に残ったトークン（{ $where }）：{ $order }。
orders-here = このゲーム
orders-everywhere = すべてのゲーム
orders-nothing = 指示なし
orders-one = **{ $order }**（{ $means }）
orders-how = 事前指示はほかの人には見えません。指示がなければ、ターン終了時に残ったトークンは失うと痛い地域に、追い出されたトークンは均等に置かれます。「/{ command-orders }」のオプションで変更できます。このゲームへの指示は、すべてのゲームへの指示より優先されます。
orders-policy-instant = このゲームでは、追い出されたトークンは指示どおり（なければ均等に）すぐ置かれます。次に誰かが征服するかダイスを振るまでは動かせます。
orders-policy-ask = このゲームでは、指示のない人と「{ order-ask }」にしている人に置き場所を聞きます。待つのは長くて12時間です。
orders-policy-strict = このゲームでは、選べるときは必ず置き場所を聞きます。指示は「おまかせ」の案になり、時間切れのときはそのとおりに置かれます。
orders-saved = 保存しました。
orders-placed = 返事を待っていたところなので、追い出されたトークンをこの指示どおりに置きました。まだ動かせます。

# ロビーと設定で、標準と違うときに出る。
settings-withdrawals-ask = 追い出されたトークン：事前指示のない人と「{ order-ask }」にしている人に確認し、最大{ $hours }時間待ちます。
settings-withdrawals-strict = 追い出されたトークン：必ず本人に確認し、{ $hours ->
    [0] 返事があるまで待ちます。
   *[other] 最大{ $hours }時間待ちます。
  }
