# ボード画像と、読み上げ用の説明文の言葉。
# 種族と特殊パワーの名前は names.ftl。

picture-over = 最終得点
picture-combos = 組み合わせ
picture-players = プレイヤー
# 描ける文字のない名前の代わり。
picture-player = プレイヤー{ $number }

# ゲーム終了後のまとめとグラフ。
recap-coins = コイン
chart-title = ラウンドごとのコイン
chart-round = ラウンド

# 説明文：1行に1文、全部で1000文字まで。
picture-alt-round = ラウンド{ $round }/{ $rounds }、{ $name }さんのターン。地域は番号、かっこ内はトークンの枚数。
picture-alt-over = { $rounds }ラウンドでゲームが終了しました。
picture-alt-die = ダイスの出目は{ $amount }です。
# $regions は地域の番号。picture-alt-from の形のものもある。
picture-alt-taken = { $name }さんが征服した地域：{ $regions }。
picture-alt-from = { $region }（{ $name }さんから）
picture-alt-own = { $region }（自分の別の種族から）
picture-alt-left = { $name }さんの手を離れた地域：{ $regions }。
picture-alt-peace = { $other }さんの次のターンまで和平中：{ $name }さんのアクティブ種族は{ $other }さんのアクティブ種族を攻撃できません。
picture-alt-before = { $name }さんの手前に置かれたもの：{ $pieces }。
picture-alt-lying = { $number ->
    [1] { $piece }
   *[other] { $piece }×{ $number }
  }
# $armies は picture-alt-army と picture-alt-declined を並べたもの。
picture-alt-player = { $name }さん：{ $armies }。
picture-alt-player-coins = { $name }さん（{ $coins }コイン）：{ $armies }。
picture-alt-none = なし
# 地域を持たない種族。「地域」に続く。
picture-alt-nowhere = なし
# $regions は地域の番号、かっこ内はそこのトークンの数。
picture-alt-army = { $combo }、地域{ $regions }{ $hand ->
    [0] { "" }
   *[other] 、手元{ $hand }枚
  }
picture-alt-extra = 、手元のコマ：{ $pieces }
picture-alt-declined = 衰退中の{ $combo }、地域{ $regions }
# トークンのいる地域と、同じコマがいくつかある地域。
picture-alt-held = { $region }（{ $tokens }）
# トークンがなく、コマだけで保っている地域。
picture-alt-held-by = { $region }（{ $pieces }）
picture-alt-several = { $region }（×{ $amount }）
picture-alt-free = { $native ->
    [monster] モンスター：{ $regions }。
    [murloc] マーロック：{ $regions }。
   *[lost-tribe] 失われた種族：{ $regions }。
}
picture-alt-unnamed = 地図に名前のない地域：{ $regions }。
picture-alt-name = { $region } { $name }
# 組み合わせの上のコインは +2 のように後に付く。
picture-alt-offer = 列の組み合わせ（1つ目は無料、+は上に置かれたコイン）：{ $combos }。
picture-alt-coins = { $combo } +{ $coins }
# バッジが横1段の種族に共通のとき。$rows は picture-alt-row を並べたもの。
picture-alt-rows = 上の段から、バッジと選べる種族（{ $factions }の順）：{ $rows }。
picture-alt-row = { $power }（{ $price ->
    [0] 無料
   *[other] { $price }コイン
  }）：{ $races }
picture-alt-no-badge = バッジなし
# どの陣営でプレイしているか。
picture-alt-of-side = { $side }の{ $name }
# 1種類のコマ：「英雄17、22」。
picture-alt-piece = { $marker }は{ $regions }
picture-alt-pieces = コマ：{ $pieces }。
picture-alt-more = 全地域の詳しい説明は「/{ command-board }」の文字表示で読めます。
# 説明に入りきらなかったもの。$what は picture-alt-what- を並べたもの。
picture-alt-missing = ここで省略したもの：{ $what }。
picture-alt-what-players = 一部のプレイヤーの地域
picture-alt-what-news = 直前の動きの一部
picture-alt-what-pieces = 一部のコマ
picture-alt-what-natives = 持ち主のいない地域にいるもの
picture-alt-what-names = 一部の地域の名前
picture-alt-what-offers = 列の組み合わせの一部

# 結果の画像。winners は勝者の名前で、間に result-picture-and が入る。
result-picture-title = { $count ->
    [1] { $winners }さんの勝利
   *[other] { $winners }さんの同点勝利
  }
result-picture-and = さん・
result-picture-sub = 全{ $rounds }ラウンド終了
# 陣営戦の場合。勝った陣営は $side、複数なら $sides（間に result-picture-sides-and が入る）。その下にプレイヤー、表の下に得点の決まり方。
result-picture-title-sides = { $count ->
    [1] { $side }の勝利
   *[other] { $sides }の同点勝利
  }
result-picture-sides-and = ・
result-picture-won = { $players }さん：{ $coins }コイン（全{ $rounds }ラウンド）
result-picture-counts = 2人組の得点は、コインが少ないほうで決まります
result-picture-counts-tie = 2人組の得点は少ないほうのコイン。同点ならコイン最多の人がいる陣営が上位
