## 「/ルール」のページ：ルールの文のまわりの言葉。

## 項目名の下の種類。種族・特殊パワー・コマには数も。
rulepage-about-race = 種族 · バナーのトークンは{ $tokens }枚、全部で{ $most }枚
rulepage-about-power = 特殊パワー · バッジのトークンは{ $tokens }枚
rulepage-about-terrain = 地形
rulepage-about-symbol = シンボル
rulepage-about-marker = コマ
rulepage-about-relic = 聖なるアイテム
    .warcraft = アーティファクト
rulepage-about-place = 伝説の地
rulepage-about-rule = ルール
rulepage-about-faction = 陣営
rulepage-about-phase = ゲームの流れ
rulepage-about-step = フェイズ
rulepage-about-term = 用語
rulepage-about-question = 質問
# どの箱のものかを添えた形。
rulepage-about-box = { $about } · { $edition }

## 同じ名前のものが並ぶ一覧での、短い種類名。
rulepage-choice = { $title } · { $kind }
rulepage-choice-box = { $title } · { $kind } · { $edition }
rulepage-kind-race = 種族
rulepage-kind-power = 特殊パワー
rulepage-kind-terrain = 地形
rulepage-kind-symbol = シンボル
rulepage-kind-marker = コマ
rulepage-kind-relic = 聖なるアイテム
    .warcraft = アーティファクト
rulepage-kind-place = 伝説の地
rulepage-kind-rule = ルール
rulepage-kind-faction = 陣営
rulepage-kind-phase = ゲームの流れ
rulepage-kind-step = フェイズ
rulepage-kind-term = 用語
rulepage-kind-question = 質問

# 題が卓での名前そのものであるとき。
rulepage-title = { $name }
# 箱ごとに説明が違うときの見出し。
rulepage-in-box = **{ $edition }**
rulepage-decline = **衰退中**：{ $text }
rulepage-rulings = 裁定：{ $ids }
rulepage-emblem = { $title }の紋章

## このチャンネルのゲームでの様子。
rulepage-here = **このゲームでは**
rulepage-offered = 列の{ $place }番目に{ $combo }：{ $tokens }枚、{ $price ->
    [0] 無料
   *[other] 支払い{ $price }コイン
  }{ $coins ->
    [0] { "" }
   *[other] 、獲得{ $coins }コイン
  }
rulepage-held = { $player }さん：{ $combo }（{ $active ->
    [yes] アクティブ
   *[no] 衰退中
  }）、ボードに{ $tokens ->
   *[other] { $tokens }枚
  }{ $regions ->
    [none] { "" }
   *[other] （地域{ $regions }）
  }{ $hand ->
    [0] { "" }
   *[other] 、手元{ $hand }枚
  }
# 場所（パワーストーンヘンジ）が貸す特殊パワー。
rulepage-lent = 地域{ $region }の{ $place }の特殊パワーです。
rulepage-absent = 今は列になく、誰も持っていません。
# $why: a text that begins with lack-.
rulepage-left-out = { $why }ため、このゲームでは使いません。
# $does：種族や特殊パワーの効果の文。
rulepage-abroad = このボードでは：{ $does }
rulepage-regions = { $regions ->
    [none] このボードにはありません
   *[other] このボードの地域：{ $regions }
  }
rulepage-lies = { $regions ->
    [none] 今はボード上にありません
   *[other] ボード上：地域{ $regions }
  }
rulepage-lies-left = { $lies }（残り：{ $left }）
rulepage-several = { $region } ×{ $count }

rulepage-unsure = もしかして：
rulepage-unknown = 「{ $typed }」に近い項目はルールに見つかりません。種族、特殊パワー、コマの名前で探すか、下から選んでください。
rulepage-gone = そのルールの項目はもうありません。「/{ command-rule }」で調べ直してください。

## ラウンド数。人数ごとに並べて使う。

rulepage-rounds = { $players }人なら{ $rounds }ラウンド

## 陣営に分かれるゲームで誰がどの陣営か。2人からの人数ごとに並べる。

rulepage-sides = { $players }人なら{ $sides }
rulepage-sides-and = ＋
rulepage-side = { $side }{ $players }人
