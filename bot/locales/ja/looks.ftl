## ボード、状況、コイン、ヘルプ。

share-too-soon = ここで共有してからまだ1分たっていません。次に共有できるのは{ $until }です。共有しなければ、自分だけに表示できます。
board-title = ラウンド{ $round }/{ $rounds }
status-round = ラウンド{ $round }/{ $rounds }
status-waiting = { $names }さんの行動待ちです（{ $step }）。
status-player = { $player }さん：{ $armies }
status-player-coins = { $player }さん（{ $coins ->
   *[other] { $coins }コイン
  }）：{ $armies }
status-army = { $combo }（{ $regions ->
    [0] 地域なし
   *[other] { $regions }地域
  }{ $hand ->
    [0] { "" }
   *[other] 、手元{ $hand }枚
  }）
status-army-declined = { $combo }（衰退中、{ $regions ->
    [0] 地域なし
   *[other] { $regions }地域
  }）
# 陣営とその得点。下にそのプレイヤーが続く。
status-side = { $side }
status-side-coins = { $side }（{ $coins }コイン）
status-nothing = 種族なし
coins-own = 所持金は{ $coins ->
   *[other] { $coins }コイン
  }です。
# 陣営に分かれるゲームで。$player と $ally は味方。
coins-allys = { $player }さんの所持金は{ $coins ->
   *[other] { $coins }コイン
  }です。
coins-shown = あなたのコインは{ $ally }さんに見えています。
coins-hidden = あなたのコインは{ $ally }さんには見えません。
help-text = 1. **Elbow Room** では、スモールワールドを1ターン数タップで、それぞれの都合のよい時間に遊べます。{ $here ->
    [dm] サーバーのチャンネルで「/{ command-game } { command-game-new }」を使って募集し
   *[server] 「/{ command-game } { command-game-new }」でこのチャンネルに募集を出し
  }、遊びたい人は「参加」を、そろったら参加者の誰かが「開始」を押します。
  2. ターンが来るたびに、1回メンションが届きます。「プレイする」を押すか「/{ command-play }」を使うと、ボードと、今できることすべてが必要枚数つきで出ます。
  3. 組み合わせを選び、地域を征服します。ボタンにはボードの番号と必要枚数が書いてあります。🎲のボタンはダイスを振り、🔒のボタンを押した後に取り消すにはほかの人の賛成が必要です。
  4. 残ったトークンがどこに置かれるかは「ターン終了」を押す前に分かります。「1手取り消す」で直前の行動を取り消せます。征服に使えるトークンが少なくなったら、「衰退」で次の種族に乗り換えます。衰退には1ターンを使います。
  5. 毎ターン、地域1つにつき1コインと、種族や特殊パワーのボーナスが入ります。最後に{ $sides ->
    [yes] 得点が一番高い陣営
   *[no] コインが一番多い人
  }の勝ちです。「/{ command-status }」「/{ command-log }」「/{ command-board }」「/{ command-coins }」でゲームの様子が、「/{ command-rule }」でルールが分かります。
# その下、ゲームのないチャンネルで：$boxes は遊べるものの一覧。
help-boxes = 遊べるのは、{ $boxes }です。「/{ command-game } { command-game-new }」の「{ name-edition }」で選びます。人数が足りないときや一人で遊びたいときは、「{ name-computers }」でコンピューターを入れられます。
# $release: リリースの番号、1.2.3のような形。
help-release = -# Elbow Room { $release }
# ヘルプの絵：プレイヤーの名前と、番号の意味。
guide-alt = ゲーム途中のボード。番号1〜{ $last }の意味は下に書いてあります。
guide-you = あなた
guide-other = プレイヤー{ $number }
guide-offer = **{ $number }** 選べる組み合わせ。左が支払うコイン、タイルの数字がもらえるトークンの枚数です。緑の数字は上に置かれたコインで、選んだ人がもらえます。
    .azeroth = **{ $number }** 1つの段。値段のコイン、特殊パワー、各陣営の種族ともらえるトークンの枚数です。明るく見える自分の陣営の種族を、その特殊パワーと一緒に選びます。コインは銀行に支払います。
guide-player = **{ $number }** あなたの欄。色と形、種族と特殊パワー、その下に衰退中の種族、手元のトークン、コインが並びます。
    .azeroth = **{ $number }** あなたの欄。色と形、陣営のしるし、種族と特殊パワー、その下に衰退中の種族、手元のトークン、コインが並びます。
guide-label = **{ $number }** 地域の番号。操作パネルのボタンにも同じ番号が書いてあります。横のシンボルは、一部の種族や特殊パワーに関わります。
guide-active = **{ $number }** アクティブ種族のトークンとその枚数。色と形で誰のものか分かります。
guide-declined = **{ $number }** 暗いしま模様は衰退中の種族です。コインは入り続けますが、一部の種族を除いて、もう征服はできません。
guide-piece = **{ $number }** コマ。多くはその地域を征服されにくくし、まったく攻撃できなくするコマもあります。詳しくは「/{ command-rule }」で分かります。
guide-find = **{ $number }** 見つかった聖なるアイテムか伝説の地です。その地域にいる種族の役に立ち、アイテムは使った地域へ移ります。
    .warcraft = **{ $number }** 表になったアーティファクトか伝説の地です。その地域にいる種族の役に立ち、アーティファクトは使った地域へ移ります。
guide-price = **{ $number }** 操作パネルの画像に出る、その地域の征服に必要なトークンの枚数です。
guide-roll = **{ $number }** 枚数が足りない地域でも、ダイスを振って挑戦できます。成否にかかわらず、このターンの征服はそこで終わりです。

## 文字で表したボード。

text-players = プレイヤー
text-offers = 列の組み合わせ（上から順）
text-regions = 地域
key-to-page = { $page }ページ
text-none = なし
text-army = { $combo }（地域：{ $regions }{ $hand ->
    [0] { "" }
   *[other] ・手元：{ $hand }枚
  }）
text-army-declined = { $combo }（衰退中・地域：{ $regions }）
# 種族の後に続く。
text-extra = 、手元のコマ：{ $pieces }
text-driven = 、追い出されたトークン{ $tokens }枚
text-before = { $player }さんの手前に置かれたもの：{ $pieces }
text-offer = { $place }. { $combo }：{ $pay ->
    [0] 無料
   *[other] 支払い{ $pay }コイン
  }{ $get ->
    [0] { "" }
   *[other] 、獲得{ $get }コイン
  }、{ $tokens }枚
# 陣営ごとにバナーの列があるとき。選べるのはだれか。
text-column = { $faction }（選べる人：{ $players }{ $left ->
    [0] { "" }
   *[other] ／最後のバナーの下にあと{ $left }枚
  }）
text-row-gap = － { $row }段目：バナーなし
text-row-bare = － { $row }段目：{ $race }（バッジがないので今は選べません）
text-badges = 最後のバッジの下にあと{ $left }枚
text-can-pick = 「/{ command-pick }」で選べる組み合わせ：{ $places }番目。
text-price = { $region }（{ $price }枚{ $own ->
    [yes] 、自分
    [ally] 、味方
   *[no] { "" }
  }）
text-chance = { $region }（{ $price }枚、🎲 { $chance }%{ $own ->
    [yes] 、自分
    [ally] 、味方
   *[no] { "" }
  }）
text-can-conquer = 「/{ command-conquer }」で征服できる地域：{ $regions }。
text-can-roll = ダイスを振れば征服できるかもしれない地域（この種族の征服はそこで終わり）：{ $regions }。
text-can-way = { $way }を使って「/{ command-conquer }」で征服できる地域：{ $regions }。
text-can-use = 「/{ command-use }」で{ $power }を使える地域：{ $regions }。
text-can-use-plain = 「/{ command-use }」で{ $power }を使えます。
text-can-abandon = 「/{ command-abandon }」で放棄できる地域：{ $regions }。
text-can-place = 「/{ command-redeploy }」で{ $tokens ->
   *[other] { $tokens }枚
  }を置ける地域：{ $regions }。
text-can-choose = 残っている選択があります。「/{ command-choose }」で選べます。
text-can-decline = 「/{ command-decline }」で種族を衰退させることもできます（1ターンを使います）。
text-can-end = 「/{ command-end }」でこのフェイズを終えられます。
# 1つの地域の行。$told は下の部分を並べたもの。
text-region = **{ $region }** { $told }
# 1つの地域の行を作る部分。$regions は隣接する地域。
text-marker = { $marker }{ $amount ->
    [1] { "" }
   *[other] {" "}×{ $amount }
  }
text-beside = 隣接（{ $regions }）
text-beside-edge = 隣接（{ $regions }、ボードの端）
text-region-conquer = **{ $price }枚で征服できます**
text-region-roll = **ダイス次第、必要{ $price }枚、🎲 { $chance }%**
text-region-far = 必要{ $price }枚（今は征服できません）

coach-base = **スモールワールドは初めてですか？**
    .pick = - トークンの多い組み合わせか、コインが増える・征服が楽になる特殊パワーを選びましょう。
    .coins = - ターンの終わりに、自分の地域1つにつき1コイン入ります。最後に一番多い人の勝ちです。
    .decline = - 後のターンでトークンが足りなくなったら「衰退」です。地域のコインは入り続け、新しい種族を選べます。

## 1ターンずつ見る画面。round は board-title の文、player はこれからターンを始める人。

through-begins = { $round }、ターン{ $turn }/{ $turns }：これから{ $player }さんの番
through-quiet = { $player }さん：目立った動きなし。
through-over = 終了（全{ $rounds }ラウンド）
key-step-first = 最初
key-step-last = 最新
key-step-through = 1ターンずつ見る

## 間に起きたことの上に出す、前と今のボード。round は board-title の文、told は画像の説明（1000字まで）。

since-before = **前回** · { $round }
since-now = **現在** · { $round }
since-alt-before = 前回のボード。{ $told }
since-alt-now = 現在のボード。{ $told }
