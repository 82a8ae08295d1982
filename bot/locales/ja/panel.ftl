## プレイヤー本人だけに見える操作パネル：見出し、ボタン、選択。
## `region` はボードの番号、`tokens`、`hand`、`amount` は数。

panel-round = ラウンド{ $round }/{ $rounds }
panel-purse = { $round } · { $coins ->
   *[other] { $coins }コイン
  }
# コインを見せている味方の所持金。
panel-purse-ally = { $round } · { $player }さんは{ $coins ->
   *[other] { $coins }コイン
  }
# 各ページの始まり。$text は下のどれか。
panel-head = **{ $round }** · { $text }
# 直前の操作ができなかった理由。目立つように。
panel-refused = **{ $text }**
panel-picking = 組み合わせを選んでください。所持金は{ $coins ->
   *[other] { $coins }コイン
  }です。ボタンの数字はトークンの枚数と支払うコインで、列を1つ下がるごとに1コイン高くなります。{ $lying ->
    [0] { "" }
   *[other] 選んだ組み合わせに置かれているコインはもらえます。
  }{ $locked ->
    [yes] 🔒{" "}
   *[no] { "" }
  }{ $back ->
    [free] { "" }
    [others] 選んだ後に取り消すには、ほかの人の賛成が必要です。
    [alone] 選んだ後は「巻き戻す」でしか取り消せません。
   *[no] 選んだ後は取り消せません。
  }{ $count ->
    [0] { "" }
   *[other] ただし{ $asking }を選ぶと先に質問があり、答えるまでは取り消せます。
  }
# バッジとバナーの列が別のとき。自分の陣営のバナーを選ぶ。
panel-picking-row = { $faction }の組み合わせを選んでください。所持金は{ $coins ->
   *[other] { $coins }コイン
  }です。ボタンの数字はトークンの枚数と支払うコインで、1段下がるごとに1コイン高くなります。{ $locked ->
    [yes] 🔒{" "}
   *[no] { "" }
  }{ $back ->
    [free] { "" }
    [others] 選んだ後に取り消すには、ほかの人の賛成が必要です。
    [alone] 選んだ後は「巻き戻す」でしか取り消せません。
   *[no] 選んだ後は取り消せません。
  }{ $count ->
    [0] { "" }
   *[other] ただし{ $asking }を選ぶと先に質問があり、答えるまでは取り消せます。
  }
# ほかの陣営が同じ段から選べるもの。$factions は faction-races の文の一覧。
panel-picking-others = ほかの陣営も同じ段から選びます。選ばれた段から下は、組み合わせが変わります。{ $factions }。
panel-conquering = { $combo }で征服します。手元のトークンは{ $hand ->
    [0] ありません
   *[other] { $hand }枚です
  }。
panel-conquering-declined = 衰退中の{ $combo }が先に行動します。手元のトークンは{ $hand ->
    [0] ありません
   *[other] { $hand }枚です
  }。
# 残る征服が一つもないままターンを終えようとしている。$taken: 離れることになる地域だけは征服した。
end-empty = { $taken ->
    [yes] このままでは、このターンに征服した地域が1つも残りません。
   *[no] このターンはまだどこも征服していません。
  }{ $hand ->
    [0] 手元にトークンがなくても
   *[other] 手元の{ $hand }枚で
  }征服できる地域がまだあります：{ $count ->
   *[other] { $regions }
  }。このままターンを終えますか？
# 味方を攻撃しようとしたとき。$what：そこに何があり、だれのものか。
attack-ally = { $player }さんは味方です。地域{ $region }：{ $what }。それでも攻撃しますか？
panel-die = ダイスの出目は{ $amount ->
    [0] 0です。次の征服の必要枚数は変わりません
   *[other] { $amount }です。次の征服1回だけ、必要枚数が{ $amount }枚減ります
  }。
panel-extra = ほかに、征服のときトークンと同じように使えるものが手元にあります：{ $pieces }。
panel-no-target = 今は征服できる地域がありません。
panel-no-tokens = これ以上は征服できません。
# $plan は下の plan- をつないだもの。
panel-plan = **{ $button }**：{ $plan }。
plan-leaves = { $regions }
plan-left = 地域{ $count ->
   *[other] { $regions }
  }からは離れる
plan-nothing = トークンは今のまま
plan-keeps = 手元の{ $hand ->
   *[other] { $hand }枚
  }は次のターンに持ち越し
plan-gives-up = 追加のトークンを脇に置くため、手放す地域を{ $regions ->
   *[other] { $regions }つ
  }選びます
plan-earns = { $amount ->
    [0] 獲得なし
   *[other] { $amount }コイン獲得
  }
plan-so-far = { $amount ->
    [0] 今のところ獲得なし
   *[other] 今のところ{ $amount }コイン獲得
  }
# 予定の部分の間。
plan-choice = { $thing }：{ $choice }
# このターン、別のものとして働くコマ。
plan-lent = { $piece }（{ $thing }として）：地域{ $choice }
plan-between = ／
plan-asks = ターンが終わる前に、{ $choice }を選びます。
asks-about = { $thing }をどうするか
asks-stout-decline = 種族を衰退させるかどうか
# 「ターン終了」で自動的に選ばれること。$choiceは地域の一覧（「3、5」）か、「さん」の付いた名前。
placed-heroic-hero = { $count ->
   *[other] 英雄
  }：地域{ $choice }
placed-bivouacking-anew = キャンプ地：地域{ $choice }
placed-fortified-fortress = 要塞：地域{ $choice }
placed-diplomat-ally = 和平：{ $choice }
panel-buttons = ボタンの見方：{ $rolls ->
    [all] 「地域 · 必要な出目（成功率）」
    [some] 「地域 · 必要枚数」、または「地域 · 🎲必要な出目（成功率）」
   *[none] 「地域 · 必要枚数」
  }
panel-locked = { $back ->
    [others] 🔒のボタンを押した後に取り消すには、ほかの人の賛成が必要です。
    [alone] 🔒のボタンを押した後は「巻き戻す」でしか取り消せません。
   *[no] 🔒のボタンを押した後は取り消せません。
  }
panel-locked-each = { $back ->
    [others] 🔒どれを選んでも、取り消すにはほかの人の賛成が必要です。
    [alone] 🔒どれを選んでも、「巻き戻す」でしか取り消せません。
   *[no] 🔒どれを選んでも取り消せません。
  }
# The same of a lock that is open.
panel-locked-perhaps = 🔓のボタンを押した後は、ほかのプレイヤーがあなたに全額を支払えなかったときだけ、1人では取り消せません。
# $then：足りないと征服が終わるなら done、続けられるなら on。
panel-roll-less = 「−🎲」では、先にダイスを振り、出目の数だけ必要枚数が減ります。それでも足りなければ、{ $then ->
    [done] このターンの征服はそこで終わりです。
   *[on] 最後のダイスも振れますし、あきらめてほかの地域を征服することもできます。
  }
panel-last-roll = 🎲の後に数字のあるボタンでは、ダイスの成否にかかわらず、この種族の征服はそこで終わりです。ダイスの目は{ $faces }です。
# このターンだけ戦い、ボードに残れないトークン。
panel-loan = トークンのうち{ $tokens ->
   *[other] { $tokens }枚
  }は、自分のターンの間だけ使える追加のトークンです。征服が終わると脇に置かれ、次のターンにまた手元に戻ります。
panel-loan-short = さらに征服するとトークンが足りなくなり、最後に地域を{ $regions ->
   *[other] { $regions }つ
  }手放すことになります。追加のトークンはボードに残せません。
panel-roll-first = 🎲を振ると、次の征服1回の必要枚数が出目の数だけ減ります。どの地域の必要枚数にも足りなければ、征服はそこで終わりです。成功率：{ $chances }。
chance = 地域{ $regions }は{ $chance }%
panel-use = { $power }：使う地域を選んでください。
panel-prices = 各地域の必要枚数と、その内訳です。
panel-abandoning = 放棄する地域を選んでください。放棄した地域のトークンは手元に戻ります。放棄できるのは、この種族の最初の征服の前だけです。
panel-choosing = 今の種族で続けますか、それとも衰退させますか？
panel-declining = { $combo }を衰退させます。
panel-redeploying = { $combo }の再配備です。{ $hand ->
    [0] 全部置き終わりました。
   *[other] 手元の{ $hand }枚を置いてください。ほかのトークンは今の地域に残ります。ボタンの見方：「地域：今の枚数→置いた後の枚数」
  }
panel-withdrawing = { $combo }のトークンが追い出されました。手元の{ $hand ->
   *[other] { $hand }枚
  }を置いてください。ボタンの見方：「地域：今の枚数→置いた後の枚数」
panel-waiting = { $names }さんの行動待ちです（{ $step }）。
panel-not-yours = 今はあなたの番ではありません。
panel-over = ゲームは終了しました。最終得点はこのチャンネルの投稿か「/{ command-game } { command-game-result }」で見られます。

step-answer = 選択

decline-what = 衰退には1ターンを丸ごと使います。
decline-single = { $tokens ->
    [0] { $race }のトークンはボードにありません。
    [1] { $race }は今いる地域に1枚残り、引き続きコインを獲得します。
   *[other] { $race }は{ $regions }つの地域に1枚ずつ残り、引き続きコインを獲得します。
  }{ $goes ->
    [0] 箱に戻るトークンはありません。
   *[other] ほかの{ $goes }枚は箱に戻ります。
  }
decline-stay = { $race }は{ $tokens ->
    [1] 1枚だけ、今いる地域
   *[other] { $tokens }{ $goes ->
        [0] 枚とも
       *[other] 枚が
      }、今いる{ $regions }つの地域
  }に残り、引き続きコインを獲得します。{ $goes ->
    [0] { "" }
   *[other] ほかの{ $goes }枚は箱に戻ります。
  }
decline-waits = { $tokens ->
   *[other] { $tokens }枚
  }は手元に残ります。
decline-pieces-stay = そのまま残るもの：{ $pieces }。
decline-pieces-unusable = 残っても衰退中は使えないもの：{ $pieces }。
decline-pieces-go = なくなるもの：{ $pieces }。
decline-fights = { $race }は衰退中も毎ターン、新しい種族より先に征服を続けられます。
decline-gone = { $race }はボードに1枚もないため、すぐに消えます。
decline-vanishes = { $race }はすべてボードから消えます。
decline-regroups = 得点計算の前に、もう一度だけ再配備できます。
decline-removes = これまで衰退中だった{ $race }はボードから消えます。
decline-beside = これまで衰退中だった{ $race }はボードに残ります。
decline-next = 次のターンに新しい組み合わせを選びます。
decline-earns = 衰退させると、このターンは{ $amount }コイン獲得します（{ $lines }）。
# 衰退の前に、伏せてあるもの（爆弾など）が明らかになる。
decline-shows = まず、あなたが伏せて置いたものを表にします。獲得するコインは、その後で決まります。
decline-earns-nothing = 衰退させると、このターンに獲得するコインはありません。

price-line = **{ $region }**（{ $what }）：{ $told }
price-told = **{ $price }枚** = { $lines }{ $chance ->
    [0] { "" }
   *[other] {" "}· 🎲 { $chance }%
  }
# 通常とは別の方法（聖なるアイテム・特殊パワー）で征服する場合。
price-way = { $way }：{ $told }
# 必要枚数のない征服で、手元から出すトークン。
price-use = { $tokens ->
    [0] 手元のトークンは使いません
   *[other] 手元から{ $tokens }枚
  }
price-dear = { $what }（手元のトークンでは足りません）
price-toll = { $what } · 支払い{ $coins }コイン（{ $why }、支払い先：{ $bank ->
    [yes] 銀行
   *[no] { $payee }さん
  }{ $late ->
    [yes] 、征服できた場合のみ
   *[no] { "" }
  }）
price-first = { $why }{ $amount }
price-more = +{ $why }{ $amount }
price-less = −{ $why }{ $amount }
# 必要枚数の内訳の間：「基本2 +山岳1」。
price-between = { " " }
price-plain = **{ $regions }**：それぞれ**{ $price }枚**（基本のみ）
# 同じ理由で同じ枚数が必要な地域。
price-shared = **{ $regions }**：{ $told }
why-base = 基本
why-defenders = { $amount ->
   *[other] 守備
  }
why-die = ダイス
why-minimum = 最低枚数の補正

# 列の種族を陣営ごとに。$factions は faction-races を並べたもの。
panel-factions = { $factions }。
key-pick = { $combo } · { $tokens }枚 · { $pay ->
    [0] 無料
   *[other] 支払い{ $pay }
  }{ $get ->
    [0] { "" }
   *[other] 、獲得{ $get }
  }
key-conquer = { $region } · { $price }枚{ $own ->
    [yes] （自分）
    [ally] （味方）
   *[no] { "" }
  }
key-roll = { $region } 🎲{ $needs }以上（{ $chance }%{ $own ->
    [yes] 、自分
    [ally] 、味方
   *[no] { "" }
  }）
key-undo = 1手取り消す
key-restart = すべて取り消す
key-redeploy = 再配備…
key-end = ターン終了
key-end-anyway = このままターン終了
key-end-asking = 自分で選んでターン終了…
# $thing: 選ぶことのある種族や特殊パワー（「ヒューマン」など）。
key-end-asking-about = 自分で選んで終了：{ $thing }…
key-conquer-on = プレイを続ける
key-coins-show = { $ally }さんにコインを見せる
key-coins-hide = { $ally }さんからコインを隠す
key-attack-anyway = 地域{ $region }を攻撃する
key-attack-not = 攻撃しない
key-end-army = { $race }の行動を終える
key-prices = 必要枚数
key-abandon = 放棄…
key-abandon-region = { $region } · { $tokens }枚戻る
key-play-on = 今の種族で続ける
key-decline = 衰退…
key-decline-now = 衰退させる
key-back = 戻る
key-more = 次へ（{ $page }/{ $pages }）
key-first = 最初へ（{ $page }/{ $pages }）
key-look-again = 更新
key-place = { $region }：{ $tokens }→{ $then }枚
key-unit = { $tokens }枚ずつ
key-unit-all = 全部まとめて
key-place-rest = 残りは自動で置く
key-place-rest-end = 残りを自動で置いてターン終了
key-place-rest-asking = 残りは自動、あとは自分で選ぶ…
key-place-rest-asking-about = 残りは自動、自分で選ぶ：{ $thing }…
key-placed = 完了
key-suggested = おまかせ：{ $choice }
key-enough = ここまでにする

## 任意で使うパワー。`region` は番号か、選択画面を開くボタンでは key-use-where。
key-use-where = 地域を選ぶ…
key-way = { $way } · { $what }
# What is used, and what is chosen with it: where a token goes.
key-use-then = { $use }→{ $then }
key-use-taking = { $use }{ $price ->
    [0] { "" }
   *[other] {" "}· { $price }枚
  }{ $chance ->
    [0] { "" }
    [100] −🎲
   *[other] −🎲（{ $chance }%）
  }
conquest-toll = { $what } · 支払い{ $coins }コイン
use-dragon-master = ドラゴン→{ $region }
use-sorcerers = ソーサラー化→{ $region }{ $player ->
    [none] { "" }
   *[other] （{ $player }さん）
  }
use-berserk = 先にダイスを振る

## パワーの選択。$piece は次の2つのどちらか：選んだ地域に置かれるもの。
piece-own = 「{ $thing }」
piece-lent = 「{ $thing }」として使う「{ $piece }」
question-chosen = 選択済み：{ $chosen }。
# 衰退させた場合に起きることの前。
question-if-so = ここで衰退させると：
question-coins = どれを選ぶかで、このターンに獲得するコインが変わります：{ $told }。
coins-with = { $about ->
    [region] { $count ->
       *[other] 地域{ $options }
      }
   *[other] { $options }
  }なら{ $coins }コイン
question-last = これが最後のターンなので、どれを選んでも得点は変わりません。
question-heroic-hero = 英雄の配置：次の自分のターンまで不可侵にする地域を{ $up_to ->
    [1] 1つ
   *[other] { $up_to }つ
  }選んでください。
question-fortified-fortress = 要塞を建てますか？ 要塞のある地域は防御が+1になり、アクティブの間は毎ターン1コイン獲得します。
question-bivouacking-anew = { $up_to ->
    [1] 最後のキャンプ地を、自分の地域のどれかに置いてください。
   *[other] キャンプ地の配置：残り{ $up_to }つ。1つの地域にいくつでも置けます。
  }
question-bivouacking-home = 奪われた地域から戻ったキャンプ地{ $up_to }つを置いてください。
question-diplomat-ally = このターンにあなたがアクティブ種族を攻撃していない相手1人と、和平を結びますか？ 次のあなたのターンまで、和平の相手のアクティブ種族は、あなたのアクティブ種族を攻撃できません。
question-stout-decline = このターンの得点計算は終わりました。次のターンを待たずに、アクティブ種族をここで衰退させますか？
question-amazons-short = 追加のアマゾネスを脇に置くと、トークンが足りません。手放す地域を{ $up_to ->
   *[other] { $up_to }つ
  }選んでください。
option-region = { $region }
option-seat = { $player }さん
option-place = { $combo }
option-thing = { $thing }
option-pair = { $region }から{ $other }へ
key-option-own = { $what }（自分）
key-option-ally = { $what }（味方）
option-yes = はい
option-stout-decline = 衰退させる
enough-diplomat-ally = 誰とも結ばない
enough-fortified-fortress = 建てない
enough-stout-decline = アクティブのまま
enough-heroic-hero = { $chosen ->
    [0] { $lies ->
        [yes] 動かさない
       *[no] 置かない
      }
   *[other] ここまでにする
  }
enough-bivouacking-anew = { $chosen ->
    [0] { $lies ->
        [yes] 動かさない
       *[no] 置かない
      }
   *[other] ここまでにする
  }
enough-bivouacking-home = { $chosen ->
    [0] 置かない
   *[other] ここまでにする
  }

panel-taken-back = 取り消しました。

story-title = **経過**{ $pages ->
    [1] { "" }
   *[other] （{ $page }/{ $pages }ページ）
  }
story-turn = **{ $sentence }** { $at }
# ターンの途中から始まるページの先頭。
story-continued = **{ $sentence }**（続き）
story-piloted = *{ $you ->
    [yes] あなた
   *[no] { $player }さん
  }の代わりに自動プレイ：*
story-nothing = まだ何も起きていません。
key-earlier = 前へ
key-later = 次へ
panel-cancelled = このゲームは得点なしで中止されました。「/{ command-game } { command-game-new }」で新しく始められます。
