## みんなに見える投稿：ロビー、ターン、結果。

recap-line = { $player }さん：{ $parts }。
recap-line-piloted = { $player }さん（{ $kind ->
    [all] 自動プレイ
   *[part] 一部自動プレイ
  }）：{ $parts }。
recap-between = ／
recap-more = …（これより前は「経過」で）
recap-picked = { $combo }を選択
recap-took = { $count ->
   *[other] 地域{ $regions }
  }を征服
recap-took-own = 自分の{ $race }の{ $count ->
   *[other] 地域{ $regions }
  }を征服
recap-took-from = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }の{ $count ->
   *[other] 地域{ $regions }
  }を征服
recap-with-losses = { $what }（{ $losses }）
recap-lost = { $tokens ->
   *[other] { $amount }枚
  }
recap-withdrawn-to = { $amount }枚は地域{ $region }へ撤退
recap-withdrawn = { $amount }枚が撤退：{ $moves }
recap-failed = { $count ->
   *[other] 地域{ $regions }
  }の征服に失敗
recap-abandoned = { $count ->
   *[other] 地域{ $regions }
  }を放棄
# 誰も征服しない地域からトークンが追い出されたとき（モンスターなど）。
recap-struck = { $count ->
   *[other] 地域{ $regions }
  }で{ $you ->
    [yes] あなた
   *[no] { $player }さん
  }に被害
# すぐに移動しなければならなかったトークン。$moves は移動先。$left は誰もいなくなった地域の数。
recap-forced = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }の{ $race }を移動（{ $moves }{ $left ->
    [0] { "" }
   *[other] 、地域{ $regions }は空に
  }）
recap-declined = { $combo }が衰退
recap-note-diplomat = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }と和平
# 1人の2つの種族が同じターンに行動したとき。$what は recap-took のどれか。
recap-by = { $race }が{ $what }
# 征服した地域にあった聖なるアイテムや伝説の地。$things は recap-thing。
recap-won = { $things }を入手
recap-found = { $things }を発見
# このターンにほかの人のトークンが移った先にあったもの。
recap-found-by = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が{ $things }を発見
recap-thing = { $thing }
recap-thing-lends = { $thing }（特殊パワー：{ $power }）
recap-earned = { $amount }コイン獲得
# 獲得したコインのうち、ほかのプレイヤーが支払った分。recap-earned のあとの括弧に入る。
recap-from = { $amount }コインは{ $you ->
    [yes] あなた
   *[no] { $player }さん
  }から
# ほかの人のターンに、銀行から入ったコイン。
recap-brought = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }に銀行から{ $amount }コイン
recap-paid = { $to ->
    [nobody] { "" }
    [you] あなたに
   *[player] { $player }さんに
  }{ $amount }コイン支払い

turn-line = { $mention }さん、あなたのターンです（ラウンド{ $round }/{ $rounds }）：{ $what }。
turn-past = { $player }さんのターン（ラウンド{ $round }/{ $rounds }）。
# $decline: まだ衰退を選べるなら "yes"。
# 画像ではトークンがまだ地域にあるので「手元」とは言わない。
turn-what-conquer = { $decline ->
    [yes] 征服または衰退
   *[no] 征服
  }（{ $combo }、征服に使えるトークン{ $hand ->
    [0] なし
   *[other] { $hand }枚
  }）
turn-what-declined-first = { $decline ->
    [yes] 征服または衰退
   *[no] 征服
  }（{ $combo }、先に衰退中の{ $race }が行動、使えるトークン{ $hand ->
    [0] なし
   *[other] { $hand }枚
  }）
turn-since =
    あなたの前回のターンからの動き：
    { $recap }
turn-since-past =
    { $player }さんの前回のターンからの動き：
    { $recap }
turn-so-far =
    これまでの動き：
    { $recap }
turn-first = { $sides ->
    [yes] 順番：{ $order }さん。
   *[no] スタートプレイヤーは、抽選で{ $player }さんに決まりました。順番：{ $order }さん。
  }
turn-dice = -# ダイスの検証用：このゲームの秘密のシードのSHA-256は`{ $commitment }`です。
turn-alone = { $player }さんはこのサーバーから抜けています。戻ってくれば続きから遊べます。戻らない場合は、ホストかサーバー管理者が「/{ command-seat } { command-seat-offer }」か「/{ command-seat } { command-seat-replace }」で、席をほかの人に譲れます。

button-play = プレイする
button-decline = 衰退…
button-changes = 経過
button-log = 経過
button-join = 参加
button-join-side = { $side }で参加
button-leave = 退出
button-start = 開始
button-start-filled = { $count ->
    [0] 開始
   *[other] コンピューター{ $count }人を入れて開始
  }

lobby-title = { $edition }（{ $seats ->
    [2] 2人用
   *[other] 2〜{ $seats }人用
  }）：参加者を募集しています（ホスト：{ $host }さん）。
# 始めた人は退出した。
lobby-title-left = { $edition }（{ $seats ->
    [2] 2人用
   *[other] 2〜{ $seats }人用
  }）：参加者を募集しています。
# 陣営に分かれるゲーム。人数はちょうど $seats 人。$host は nobody のこともある。
lobby-title-sides = { $edition }（{ $seats }人用）：参加者を募集しています{ $host ->
    [nobody] 。
   *[other] （ホスト：{ $host }さん）。
  }
lobby-players = 参加者（{ $count }/{ $seats }）：{ $players }。
# $side は陣営、$seats 人のうち $count 人が参加している。
lobby-side = { $side }（{ $count }/{ $seats }）：{ $players ->
    [nobody] まだいません
   *[other] { $players }
  }。
lobby-open-scores = 得点は公開：全員のコインが全員に見えます。
lobby-how = 参加者の誰かが「開始」を押すと始まります。満員になれば自動で始まります。締め切りは{ $until }です。
lobby-how-sides = ボタンで陣営を選びます。後から移ることもできます。{ $seats }人そろうと自動で始まります。締め切りは{ $until }です。
lobby-begun = { $edition }：ゲームが始まりました。参加者：{ $players }。
# $players: for each side, who plays for it (players-of-side).
lobby-begun-sides = { $edition }：ゲームが始まりました。{ $players }。
lobby-cancelled = { $edition }：ゲームが始まる前に、ロビーを閉じました。「/{ command-game } { command-game-new }」で新しく始められます。
lobby-expired = { $edition }：{ $hours }時間以内に開始されなかったため、ロビーを閉じました。「/{ command-game } { command-game-new }」で新しく始められます。
cancelled-line = { $player }さんが、このゲームを得点なしで中止しました。
cancelled-line-manager = サーバー管理者が、このゲームを得点なしで中止しました。

result-title = { $rounds }ラウンドのゲームが終了しました。{ $count ->
    [1] 勝者は{ $winners }です
   *[other] { $winners }が同点で勝利を分け合いました
  }。おめでとうございます。みなさん、お疲れさまでした。
# 結果に出る1人の名前。$how は空か result-piloted か result-piloted-short。次の2行の $player はこの形で入る。
result-winner = { $player }さん{ $how }
result-line = { $rank }位 { $player }：{ $coins }コイン
result-line-tie = { $rank }位 { $player }：{ $coins }コイン、ボード上の種族トークン{ $tokens ->
    [0] なし
   *[other] { $tokens }枚
  }
# 陣営に分かれた場合。勝った陣営は $side（$players はそのプレイヤー）、複数なら $sides（result-side-shared を並べたもの）。
# 続いて陣営ごとの行とそのプレイヤーの行。$most は陣営で一番多いコイン、$counts は陣営の得点になったかどうか。
result-title-sides = { $rounds }ラウンドのゲームが終了しました。{ $count ->
    [1] { $side }（{ $players }）が{ $coins }コインで勝ちました
   *[other] { $sides }が{ $coins }コインずつで勝利を分け合いました
  }。おめでとうございます。みなさん、お疲れさまでした。
result-side-shared = { $side }（{ $players }）
result-side = { $rank }位 { $side }：{ $coins }コイン
result-side-tie = { $rank }位 { $side }：{ $coins }コイン、コインが一番多い人は{ $most }コイン
result-side-alone = { $rank }位 { $side }、{ $player }：{ $coins }コイン
result-ally = { $player }：{ $coins }コイン{ $counts ->
    [yes] （陣営の得点）
   *[no] { "" }
  }
result-seed = -# 秘密のシード：`{ $seed }`　開始時に公開したSHA-256：`{ $commitment }`

# 終わったゲームの名場面。結果の画像とその説明に出る。$tokens は征服に使ったトークン、$die はダイスで足した数（0ならなし）。
result-alt = ゲームの結果と、ラウンドごとのコインの移り変わり。
result-alt-feat = { $title }：{ $told }。
feat-turn = 一番稼いだターン
feat-turn-told = { $player }さんがラウンド{ $round }で{ $amount }コイン獲得
feat-conquest = 一番大胆な征服
feat-conquest-told = { $player }さんが{ $other ->
    [yes] { $victim }さんの
   *[no] { "" }
  }地域{ $region }を{ $die ->
    [0] トークン{ $tokens }枚で征服
   *[other] トークン{ $tokens }枚とダイスの{ $die }で征服
  }
feat-race = 一番長く活躍した種族
feat-race-told = { $combo }（{ $player }さん）が{ $amount }ラウンド活躍

# 終わったゲームのまとめ。recap-alt と chart-alt は画像の読み上げ用の説明。
recap-title = ゲーム全体のまとめ（{ $turns }ターン）と全員のコインです。
recap-alt = 動く画像：開始時と、{ $rounds }ラウンド{ $turns }ターンそれぞれの後のボード。矢印と枠線が、持ち主の変わった地域を示します。
chart-alt = { $player }さん：{ $coins }
chart-alt-side = { $side }、{ $player }さん：{ $coins }

button-export = 書き出し
