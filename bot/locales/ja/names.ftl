## 種族・特殊パワー・地形・コマの名前。種族と特殊パワーは日本語ルールブックの呼び名。
## .before は種族名の前に置く形、.counter はコマの数え方（2つ以上並ぶことのあるもの）。

race-amazons = アマゾネス
race-dwarves = ドワーフ
race-elves = エルフ
race-ghouls = グール
race-giants = 巨人
race-halflings = ホビット
race-humans = 人間
race-orcs = オーク
race-ratmen = ラットマン
race-skeletons = スケルトン
race-sorcerers = ソーサラー
race-tritons = トリトン
race-trolls = トロール
race-wizards = ウィザード

power-alchemist = 錬金術師
    .before = 錬金術師の
power-berserk = バーサーカー
    .before = バーサーカーの
power-bivouacking = 露営
    .before = 露営の
power-commando = 戦闘員
    .before = 戦闘員の
power-diplomat = 外交官
    .before = 外交官の
power-dragon-master = ドラゴンマスター
    .before = ドラゴンマスターの
power-flying = 飛行能力
    .before = 飛行能力の
power-forest = 森
    .before = 森の
power-fortified = 要塞
    .before = 要塞の
power-heroic = 英雄
    .before = 英雄の
power-hill = 丘
    .before = 丘の
power-merchant = 商人
    .before = 商人の
power-mounted = 騎馬作戦
    .before = 騎馬作戦の
power-pillaging = 略奪
    .before = 略奪の
power-seafaring = 海軍
    .before = 海軍の
power-spirit = 亡き者の魂
    .before = 亡き者の魂の
power-stout = 不屈の精神
    .before = 不屈の精神の
power-swamp = 沼地
    .before = 沼地の
power-underworld = 地下世界
    .before = 地下世界の
power-wealthy = 財宝
    .before = 財宝の

terrain-farmland = 畑
terrain-forest = 森
terrain-hill = 丘
terrain-swamp = 沼地
terrain-mountain = 山岳
terrain-sea = 海
terrain-lake = 湖

symbol-mine = 鉱山
symbol-magic = 魔法の源
symbol-cavern = 洞窟

native-lost-tribe = 失われた種族

marker-mountain = 山岳
marker-lair = トロールの巣
    .counter = 個
marker-fortress = 要塞
    .counter = 個
marker-encampment = キャンプ地
    .counter = つ
marker-hole = ホビットの丘
    .counter = つ
marker-hero = 英雄
    .counter = 人
marker-dragon = ドラゴン

## ターンのフェイズ。「Bobさんの行動待ち：〜」のように名詞として使う。
step-pick = 組み合わせの選択
step-form = 組み合わせの確定
step-choose = 続けるか衰退させるかの選択
step-conquer = 征服
step-conquer-or-decline = 征服または衰退
step-redeploy = 再配備
step-place = コマの配置
step-decline = 衰退後の処理
step-after-score = 得点計算後の選択
step-regroup = 衰退後の再配備
step-withdraw = 追い出されたトークンの配置
step-over = ゲーム終了

edition-base = スモールワールド
choose-edition-base = スモールワールド：基本のゲーム
about-edition-base = 1つの種族で勢力を広げ、力が尽きたら新しい種族でやり直すゲームです。一番多くコインを集めた人の勝ちです。
edition-unknown = 不明なエディション
## ゲームに使う箱。1つの箱をそのまま使うとき以外。
# $first：箱の名前。$others：加える箱の短い名前。
edition-mixed = { $first }＋{ $others }
# $world：「地上」。
edition-in-world = { $world }の{ $edition }
# $edition はゲーム、$variant は遊び方。
edition-variant = { $edition }「{ $variant }」
edition-finds = { $edition }（{ $finds ->
    [with] 聖なるアイテム・伝説の地あり
   *[without] 聖なるアイテム・伝説の地なし
  }）
    .warcraft = { $edition }（{ $finds ->
        [with] アーティファクト・伝説の地あり
       *[without] アーティファクト・伝説の地なし
      }）
# $editions：箱の名前の一覧。
boxes-played = 舞台は{ $world }で、種族と特殊パワーは{ $editions }のものを使います。聖なるアイテムと伝説の地は{ $finds ->
    [with] あります。
   *[without] ありません。
  }
    .warcraft = 舞台は{ $world }で、種族と特殊パワーは{ $editions }のものを使います。アーティファクトと伝説の地は{ $finds ->
        [with] あります。
       *[without] ありません。
      }
# $things：taken-out-why の文の一覧。
taken-out = ここでは出番がないので、次の種族や特殊パワーは使いません：{ $things }。
# $things：種族や特殊パワー。$why：lack- で始まる文。
taken-out-why = { $things }（{ $why }）
lack-finds = 聖なるアイテムも伝説の地もない
    .warcraft = アーティファクトも伝説の地もない
world-base = 地上
choose-world-base = 地上：丘、森、沼地、海と湖
finds-with = あり：聖なるアイテム（アーティファクト）と伝説の地が見つかる
finds-without = なし

## 特殊パワーと種族の組み合わせ。
combo = { FORM($power, "before") }{ $race }
# 組み合わせと、その種族の陣営。あとのものは、このターンだけ味方する陣営も。
combo-of-faction = { $combo }（{ $faction }）
combo-on-side = { $combo }（{ $faction }、このターンは{ $side }側）
# 列に並んでいる、1つの陣営の種族。
faction-races = { $faction }：{ $races }
# 貸し出された物の名前。かっこ内は貸している物。
lent = { $thing }（{ $lender }）
region-named = { $name }・{ $terrain }

## どこに誰がいるか。
held-active = { $terrain }、{ $you ->
    [yes] あなた
   *[no] { $player }さん
  }の{ $race }{ $tokens }枚
held-declined = { $terrain }、{ $you ->
    [yes] あなた
   *[no] { $player }さん
  }の衰退中の{ $race }{ $tokens }枚
# トークンがなく、コマだけで保っている地域。
held-pieces-active = { $terrain }、{ $you ->
    [yes] あなた
   *[no] { $player }さん
  }の{ $race }の{ $pieces }
held-pieces-declined = { $terrain }、{ $you ->
    [yes] あなた
   *[no] { $player }さん
  }の衰退中の{ $race }の{ $pieces }
held-natives = { $terrain }、{ $natives }{ $count ->
    [1] { "" }
   *[other] { $count }体
  }

## 地域のトークン：加える数と、加えた後の数。
added = 地域{ $region }に+{ $tokens }枚
put = 地域{ $region }に{ $tokens }枚
standing = 地域{ $region }に{ $tokens }枚
# そうした文の間。1つの文に地域がいくつも並ぶことがある。
standing-between = 、
# 同じ枚数の地域が2つ以上あるとき。枚数は2以上。
standing-several = 地域{ $regions }に{ $tokens }枚ずつ
standing-ones = 各地域に1枚ずつ
standing-others = { $count ->
    [1] 地域{ $region }に1枚
   *[other] ほかの地域に1枚ずつ
  }

## 並べたものの間と、続けて書く文の間。
list-and = { $most }、{ $last }
list-between = 、
# 全プレイヤーの中で、ある陣営のプレイヤー。
players-of-side = { $side }：{ $players }
# 何人かの名前。最後の人の「さん」は文の側で付ける。
people-and = { $most }さん、{ $last }
people-between = さん、
# それ自体が並びであるものの間。
list-parts-between = ／
sentence-between = { "" }
# 同じものがいくつかあるとき。$what は地域の番号のこともある。
list-times = { $what } ×{ $times }

nobody-known = 名無し
somebody = プレイヤー
