## ゲームが断ること、Discord との間で起きた問題。

error-no-game = このチャンネルにゲームはありません。「/{ command-game } { command-game-new }」で始められます。
# A number that was typed, and is of no game of this server, or of none that was put aside.
error-no-such-game = そのゲームは選べません。選べるものは、入力中に出る候補にあります。
error-channel-busy = このチャンネルにはもうゲームがあります。そのゲームを終えるか、別のチャンネルか専用スレッドを使ってください。
error-not-here = { $channels ->
    [elsewhere] このチャンネルではゲームを始められません。別のチャンネルで始めるか、「/{ command-admin } { command-admin-channels }」で許可するようサーバー管理者に頼んでください。
    [none] 今このサーバーでは、サーバー管理者がゲームを許可していません。「/{ command-admin } { command-admin-channels }」で変更できます。
   *[other] このサーバーでゲームを始められるのは{ $channels }です。そちらで始めるか、「/{ command-admin } { command-admin-channels }」でここを許可するようサーバー管理者に頼んでください。
  }
error-too-many-games = このサーバーには終わっていないゲームがもう{ $most }件あり、上限に達しています。{ $most ->
    [1] それに参加するか、終わるまで
   *[other] どれかに参加するか、1つ終わるまで
  }待ってください。
error-too-many-today = この24時間に{ $most }件のゲームを始め、1人の上限に達しています。次は{ $until }から始められます。ほかの人のゲームにはいつでも参加できます。
# The same where somebody else than the host brings a game back.
error-too-many-today-host = このゲームはまだ再開できません。ホストの{ $host }さんがこの24時間に{ $most }件のゲームを始め、1人の上限に達しています。{ $until }から再開できます。
error-too-many-of-one = ここで自分が始めたゲームが{ $most ->
    [1] まだ終わっていません。一度に始められるのは1人1件までです。それを終えるか
   *[other] まだ{ $most }件終わっておらず、1人の上限に達しています。どれかを終えるか
  }、ほかの人のゲームに参加してください。
# The same where somebody else than the host brings a game back.
error-too-many-of-one-host = このゲームはまだ再開できません。ホストの{ $host }さんのゲームがここでまだ{ $most }件終わっておらず、1人の上限に達しています。{ $most ->
    [1] それが
   *[other] どれかが
  }終わるのを待ってください。
error-not-a-player = このゲームに参加していないため、その操作はできません。「/{ command-board }」「/{ command-status }」「/{ command-log }」で観戦できます。
error-not-joined = まだこのゲームに参加していないため、その操作はできません。席が空いていれば、先に「参加」を押してください。
error-not-the-host = その操作ができるのは、ホストの{ $host }さんとサーバー管理者だけです。
error-not-the-host-left = その操作ができるのはサーバー管理者だけです。このゲームにはもうホストがいません。
error-not-asked-about = このゲームはまだ保留にできません。保留にできるのは、続けるかどうかの確認が出た後です。持ち時間が動いていないゲームで1週間何も起きないと、確認が出ます。
error-put-aside = このゲームは保留中です。参加者なら誰でも「/{ command-game } { command-game-resume }」で続きから遊べます。
error-not-put-aside = このゲームは保留中ではないので、再開の必要はありません。
error-not-a-manager = その操作ができるのはサーバー管理者だけです。管理者に頼んでください。自分がホストのゲームは「/{ command-game } { command-game-cancel }」で中止できます。
error-too-fast = 操作が速すぎて追いつけず、最後の操作は飛ばしました。数秒待ってから、もう一度試してください。
error-already-joined = もうこのゲームに参加しています。
error-lobby-full = { $seats }席とも埋まっています。別のチャンネルで「/{ command-game } { command-game-new }」を使えば、ほかのゲームを始められます。
# $side は希望された陣営、$sides はこのゲームにある陣営。
error-no-such-side = このゲームに{ $side }の陣営はありません。選べるのは{ $sides }です。
error-no-sides = このゲームに陣営はありません。一人ひとりが自分のために戦います。
error-side-full = { $side }は{ $seats }人の枠が埋まっています。別の陣営なら参加できます。
error-side-gone = { $seats }人のゲームでは、{ $side }に参加した人の席が足りなくなります。先に誰かに別の陣営へ移ってもらってください。
error-no-allies = 味方がいないので、コインを見せる相手がいません。
error-too-few-players = 開始には2人以上必要ですが、今の参加者は{ $players ->
   *[other] { $players }人
  }です。
error-bad-options = 「{ $option ->
    [edition] { name-edition }
    [open_scores] { name-scores }
    [clock] { name-clock }
    [withdrawals] { name-withdrawals }
    [language] { name-language }
    [withdraw] { name-withdraw }
    [end_turn] { name-end-turn }
   *[other] { $option }
  }」に{ $value }は指定できません。入力中に出る候補から選んでください。
error-bad-options-seats = このゲームは{ $least }〜{ $most }人用です。{ $value }人では始められません。
error-bad-options-seats-joined = もう{ $joined }人が参加しているので、{ $value }人にはできません。{ $joined }〜{ $most }人にしてください。
error-bad-options-seats-all = もう{ $joined }人が参加していて、このゲームは{ $most }人までです。{ $value }人にはできません。
error-bad-options-seats-world = { $world }のボードは{ $least }〜{ $most }人用です。人数を変えるか、{ $elsewhere }で遊んでください。
error-bad-options-world = その種族と特殊パワーは{ $world }では使えません。「{ name-world }」を指定しないか、ほかのエディションを選んでください。
# ほかの箱と混ぜられない箱。
error-bad-options-world-alone = { $edition }は専用のボードで遊び、ほかのエディションとは混ぜられません。「{ name-world }」は指定しないでください。
error-bad-options-finds = 選んだ種族と特殊パワーにもボードにも、聖なるアイテムや伝説の地はありません。「{ name-relics }」は指定しないでください。
error-bad-options-flags = そのハウスルールは別のエディションのものです。指定しないか、遊ぶエディションのものを選んでください。
error-not-started = ゲームはまだ始まっていません。ロビーが満員になるか、参加者が「開始」を押すと始まります。
error-already-started = ゲームは始まっているので、ロビーは閉じています。
error-too-late-to-leave = ゲームは始まっているので、このままでは抜けられません。あとで戻るなら「/{ command-seat } { command-seat-autopilot }」、席を譲るなら「/{ command-seat } { command-seat-offer }」、戻らないなら「/{ command-seat } { command-seat-resign }」を使ってください。
error-game-ended = このゲームは終了しています。結果は「/{ command-game } { command-game-result }」で見られます。「/{ command-game } { command-game-new }」で新しく始められます。
error-game-cancelled = このゲームは中止されました。「/{ command-game } { command-game-new }」で新しく始められます。
error-not-your-turn = 今はあなたの番ではありません。{ $names }{ $count ->
   *[other] さんの行動待ちです
  }。
error-not-your-turn-now = 今はあなたの番ではありません。「/{ command-play }」で今の状況が分かります。
error-stale-table = そのボタンは前の場面のものでした。今はこうなっています。
error-nothing-to-take-back-none = このターンには、取り消せる行動がまだありません。
error-nothing-to-take-back-revealed = 最後の行動でダイスの出目や新しい組み合わせなどが公開されたため、取り消せません。
error-nothing-to-take-back-other = { $mine ->
    [yes] このターンでは、まだ何もしていません。
   *[no] ほかの人が行動したので、自分の行動はもう取り消せません。
  }今、取り消しができるのは{ $player }さんだけです（{ $player }さんの{ $what ->
    [end] ターン終了
   *[step] 最後の行動
  }）。
error-nothing-to-take-back-turn = 今は{ $player }さんのターンで、取り消せる行動はありません。自分の行動を取り消せるのは、ほかの人が行動するまでです。
error-nothing-to-take-back-autopilot = 最後の行動は自動プレイが行いました。取り消せるのは自分でした行動だけです。
error-further-together = もっと前へ戻るには全員の賛成が必要です。「/{ command-game } { command-game-rewind }」で提案できます。
error-further-limited = 1人でどこまで戻れるかは「/{ command-game } { command-game-rewind }」に表示されます。
error-further-alone = ほかに参加している人がいないので、「/{ command-game } { command-game-rewind }」でもっと前へもすぐに戻れます。
error-storage-failed = 保存できませんでした。何も変わっていません。少し待ってからもう一度試してください。

error-guild-only = サーバーの、ゲームがあるチャンネルでしか使えません。遊んでいるチャンネルで試してください。
error-missing-permissions = { $channel }で、このボットの権限が足りません：{ $permissions }。サーバー管理者が{ $count ->
   *[other] 「サーバー設定」の「ロール」
  }か、そのチャンネルの設定で許可できます。
error-old-button = そのボタンは、もうないゲームか、ボットの古いバージョンのものです。「/{ command-play }」でこのチャンネルのゲームの操作パネルが開きます。
error-old-command = そのコマンドはボットの古いバージョンのものです。Discordを再起動するかCtrl+Rで読み込み直してから「/」と入力すると、今のコマンドが表示されます。
error-unexpected = ボットに不具合が起きました。ゲームの記録は無事です。「/{ command-play }」で今の状況を確認できます。また起きたら、このボットの運営者に番号{ $incident }を伝えてください。
error-not-shown = 結果を表示できませんでしたが、操作は済んでいるかもしれません。「/{ command-play }」で今の状況を確認できます。
error-bad-moment = ターン{ $at }はありません。{ $last ->
    [1] まだターン1しかありません。
   *[other] このゲームのターンは1〜{ $last }です。
  }
error-bad-region = { $text }は地域の番号ではありません。ボードに書かれた番号を入力してください（例：14）。
error-bad-moves = { $text }を読み取れません。「地域:枚数」の形で入力してください（例：9:2 12:3）。
error-bad-choice = その選択を読み取れません。入力中に出る候補から選んでください。
error-not-over = ゲームが終わっていないため、結果はまだありません。「/{ command-status }」で今の状況が分かります。

permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-embed-links = 埋め込みリンク
permission-attach-files = ファイルを添付
permission-read-message-history = メッセージ履歴を読む
permission-create-public-threads = 公開スレッドの作成
error-game-broken = このゲームの記録を読み込めなくなりました。ゲーム番号{ $game }をこのボットの運営者に伝えてください。チャンネルを空けたいときは、ホストかサーバー管理者が「/{ command-game } { command-game-cancel }」で中止してください。
error-game-unknown = このゲームは、今動いているボットとは別のバージョンのものなので、読み込めません。記録は残っているので、元のバージョンに戻れば続きから遊べます。ゲーム番号{ $game }をこのボットの運営者に伝えてください。チャンネルを空けたいときは、ホストかサーバー管理者が「/{ command-game } { command-game-cancel }」で中止してください。
