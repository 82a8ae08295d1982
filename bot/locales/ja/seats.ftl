## コンピューター、自動プレイ、交代する席。

# コンピューターの名前。
computer = 🤖 { $name }
computer-moss = コケ
computer-bramble = イバラ
computer-thistle = アザミ
computer-pebble = コイシ
computer-clover = クローバー
computer-nettle = イラクサ
computer-tansy = ヨモギギク
computer-burdock = ゴボウ

lobby-computers = { $count ->
   *[other] コンピューター{ $count }人
  }
lobby-opened-begun = { $channel }でゲームが始まりました。
error-bad-options-computers = { $seats }人のゲームでは、今の参加者のほかに{ $room ->
    [0] コンピューターの席はありません
   *[other] コンピューターは{ $room }人までです
  }（指定：{ $value }人）。コンピューターを減らすか、人数を増やしてください。

# 自動プレイのターンの前に起きたこと。
turn-before =
    その前の動き：
    { $recap }
# 自動プレイが代わりに動かしている席を待っているとき。
seat-on-autopilot = 自動プレイ中の{ $player }

## 席についての投稿。

# $asked は頼まれた人へのメンション。通知音は鳴らない。
seat-asked = { $asked }さん、{ $player }さんの席を引き継ぎませんか？ コインも含めて、今の状態をそのまま引き継げます。
seat-left = { $player }さんがゲームから抜けました。席は自動プレイになります。
seat-missed = { $player }さんが{ $missed }ターン続けて時間切れになったため、席は自動プレイになりました。{ $player }さんはいつでも戻れます。ほかの人が引き継ぐこともできます。
seat-open = { $player }さんの席は自動プレイ中で、誰でも引き継げます。引き継がれるまでは{ $player }さんも戻れます。
seat-offered = { $player }さんの席を引き継ぐ人を募集しています。見つかるまでは{ $player }さんが続けます。
seat-autopilot = { $player }さんが戻るまで、自動プレイが代わりに進めます。
# 陣営に分かれるゲームで、その席の陣営。$ally は同じ陣営のもう1人。
seat-side = この席の陣営は{ $side }です。
seat-side-allied = この席の陣営は{ $side }で、味方は{ $ally }さんです。
# その後どうなったか。
seat-taken = { $was }さんの席を{ $player }さんが引き継ぎました。
seat-kept = ここは{ $player }さんの席です。
seat-ended = { $player }さんの席は最後まで自動プレイでした。
seat-cancelled = { $player }さんの席でしたが、ゲームは得点なしで中止されました。
button-accept = 引き継ぐ
button-refuse = 断る
button-watch = 観戦する
button-back = 復帰する
button-take = 席を引き継ぐ…

## 席の操作への返事。

offer-made = { $own ->
    [yes] あなた
   *[no] { $player }さん
  }の席を引き継ぐ人の募集を始めました。引き継がれるまでゲームはそのまま続きます。もう一度「/{ command-seat } { command-seat-offer }」を使うと取りやめられます。
offer-withdrawn = 募集を取りやめました。{ $own ->
    [yes] あなた
   *[no] { $player }さん
  }の席はそのままです。
seat-asks = このチャンネルで{ $whom }さんに頼みました。引き受けてもらえるまで、席は今のままです。
seat-no-bots = ボットは席に着けません。このサーバーの人を選ぶか、「/{ command-seat } { command-seat-autopilot }」を使ってください。
seat-not-here = { $whom }さんはこのサーバーにいません。サーバーにいる人を選ぶか、「/{ command-seat } { command-seat-offer }」を使ってください。
seat-plays-already = { $whom }さんはもうこのゲームに参加しています。ほかの人を選ぶか、「/{ command-seat } { command-seat-offer }」を使ってください。
seat-yours = 席を引き継ぎました。
seat-back = おかえりなさい。また自分で続けられます。
seat-refused = 断りました。席はそのままです。
take-which = 空いている席が複数あります：{ $players }さん。「/{ command-seat } { command-seat-take }」の候補から選んでください。
resign-sure-others = このゲームから抜けますか？ 誰かが引き継ぐまで席は自動プレイになります。コインは席に残ります。戻るつもりなら「/{ command-seat } { command-seat-autopilot }」をおすすめします。
button-resign = ゲームから抜ける
resign-done = ゲームから抜けました。参加ありがとうございました。「/{ command-board }」と「/{ command-log }」で観戦できます。
autopilot-on = ここからは自動プレイが代わりに進めます。「/{ command-seat } { command-seat-back }」かボタンを使うか、何か行動すると、また自分で続けられます。
catch-up-round = この1ラウンドの動き：
panel-resting = 自動プレイ中です。「復帰する」を押すと自分で続けられます。

error-no-seat = このゲームにその席はありません。入力中に出る候補から選んでください。
error-not-your-seat = その席を譲れるのは、本人とサーバー管理者です。自動プレイ中の席や、本人がサーバーから抜けた席は、ホストも譲れます。
error-no-open-seat = このゲームに空いている席はありません。プレイヤーが募集するかゲームから抜けると、席が空きます。
error-seat-not-open = その席は空いていないか、もう引き継がれました。空いている席は「/{ command-seat } { command-seat-take }」の候補に出ます。
error-several-open-seats = 空いている席が複数あります。「/{ command-seat } { command-seat-take }」の候補から選んでください。
error-not-wanted = その席の引き継ぎは頼まれていないか、取り下げられました。空いている席は「/{ command-seat } { command-seat-take }」の候補に出ます。
error-on-autopilot = 席はもう自動プレイ中です。「/{ command-seat } { command-seat-back }」を使うと、また自分で続けられます。
error-not-on-autopilot = 席は自動プレイになっていません。「/{ command-play }」で操作パネルが開きます。

## サーバーの操作履歴。

audit-seat-offered = { $own ->
    [yes] { $who }が自分の席の引き継ぎを募集しました。
   *[no] { $who }が{ $player }さんの席の引き継ぎを募集しました。
}
audit-seat-kept = { $own ->
    [yes] { $who }が自分の席の募集を取りやめました。
   *[no] { $who }が{ $player }さんの席の募集を取りやめました。
}
audit-seat-asked = { $own ->
    [yes] { $who }が自分の席の引き継ぎを依頼しました。
   *[no] { $who }が{ $player }さんの席の引き継ぎを依頼しました。
}
audit-seat-refused = { $who }が{ $player }さんの席の引き継ぎを断りました。
audit-seat-taken = { $who }が{ $player }さんの席を引き継ぎました。
audit-seat-left = { $who }がゲームから途中退出しました。
audit-seat-autopilot = { $who }が自分の席を自動プレイにしました。
audit-seat-back = { $who }が自分の席に復帰しました。

## 終了後、誰が動かしたか。

# プレイヤー名の後に続く。$kind：コンピューターの席、すべて自動プレイ、一部自動プレイ。
result-piloted = { $kind ->
    [computer] （コンピューター）
    [all] （自動プレイ）
   *[part] （{ $of }ターン中{ $turns }ターンは自動プレイ）
  }
# 勝者を告げる文での短い形。
result-piloted-short = { $kind ->
    [computer] （コンピューター）
    [all] （自動プレイ）
   *[part] （一部自動プレイ）
  }
recap-piloted = コンピューターか自動プレイが動かした席：{ $players }。
button-rematch = 再戦
button-rematch-swapped = 陣営を入れ替えて再戦

## 再戦。

# $players は前に参加し、まだ入っていない人。
lobby-again = 再戦です。{ $players }{ $count ->
   *[other] さんの参加を待っています
  }。ほかの人も参加できます。
rematch-opened = このチャンネルで再戦の募集を始めました。あなたはもう参加しています。
rematch-begun = 再戦が始まりました。
error-not-one-of-them = 再戦を呼びかけられるのは、そのゲームに参加していた人だけです。募集が始まれば誰でも参加できます。「/{ command-game } { command-game-new }」で別のゲームも始められます。

## 自分のゲーム。

mine-title = 終わっていないゲーム：{ $count }件{ $pages ->
    [1] { "" }
   *[other] （{ $page }/{ $pages }ページ）
  }
mine-none = 終わっていないゲームはありません。「/{ command-game } { command-game-new }」でチャンネルに募集を出すか、募集の「参加」で席に着けます。
mine-line = • { $place }：{ $what } { $link }
mine-place = **{ $server }**、{ $channel }
mine-place-mixed = **{ $server }**、{ $channel }、{ $edition }
mine-no-server = 今は確認できないサーバー
mine-link = [移動]({ $url })
mine-yours = **あなたの{ $turn ->
    [yes] ターン
   *[no] 選択待ち
  }**（ラウンド{ $round }/{ $rounds }）：{ $what }。
mine-yours-clock = **あなたの{ $turn ->
    [yes] ターン
   *[no] 選択待ち
  }**（ラウンド{ $round }/{ $rounds }）：{ $what }。{ $clock }。
mine-waits = ラウンド{ $round }/{ $rounds }、{ $names }{ $count ->
   *[other] さんの行動待ち
  }（{ $step }）。
mine-waits-paused = 一時停止中（ラウンド{ $round }/{ $rounds }）、{ $names }{ $count ->
   *[other] さんの行動待ち
  }（{ $step }）。
mine-lobby = { $edition }、開始前（参加者{ $count }/{ $seats }）。
mine-side = あなたの陣営は{ $side }です。
mine-aside = 保留中。そのチャンネルか同じサーバーの別のチャンネルで「/{ command-game } { command-game-resume }」を使うと再開できます。
mine-broken = ゲーム{ $game }は読み込めません。このボットの運営者に伝えてください。
