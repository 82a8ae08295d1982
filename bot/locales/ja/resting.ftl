## 誰もいなくなって休止しているゲーム。退出、自動プレイ、復帰。

turn-rests = { $player }さんのターン（ラウンド{ $round }/{ $rounds }）：今プレイしている人がいないため、誰かが戻るまでゲームは休止します。
turn-rests-clock = { $player }さんのターン（ラウンド{ $round }/{ $rounds }）：時間が切れました。今プレイしている人がいないため、誰かが戻るまでゲームは休止します。
turn-handed = { $player }さんのターン（ラウンド{ $round }/{ $rounds }）：{ $player }さんが自動プレイに任せました。
turn-past-handed = { $player }さんのターン（ラウンド{ $round }/{ $rounds }）：{ $player }さんに任され、自動プレイが代わりに進めました。
turn-past-autopilot = { $player }さんのターン（ラウンド{ $round }/{ $rounds }）：自動プレイが代わりに進めました。

## 席についての投稿。最後の二つの文のどちらかが続く。

seat-stopped = { $player }さんの時間が切れました。戻るまで、席は自動プレイになります。
seat-left-rests = { $player }さんがゲームから抜けました。今プレイしている人がいないため、ゲームは休止します。
seat-missed-rests = { $player }さんが{ $missed }ターン続けて時間切れになりました。今プレイしている人がいないため、ゲームは休止します。{ $player }さんはいつでも戻れます。ほかの人が席を引き継ぐこともできます。
seat-open-rests = { $player }さんの席は誰でも引き継げます。引き継がれるまでは{ $player }さんも戻れます。今プレイしている人がいないため、ゲームは休止します。
seat-stopped-rests = { $player }さんの時間が切れました。ほかに待っている人がいないため、{ $player }さんが戻るまでゲームは休止します。
seat-autopilot-rests = { $player }さんは休憩中です。今ほかにプレイしている人がいないため、ゲームは休止します。
seats-rest = 記録は残ります。誰かが戻れば、続きから遊べます。
seats-week = { $days }日間誰も戻らなければ、最後まで自動プレイになります。
# 席がどうなったかの後に続く。その席の人がホストだったとき。
seat-leads = これからは{ $player }さんがホストです。

## 時間切れで席が自動プレイになった人へのDM。

absent-missed = { $edition }（{ $server }の#{ $channel }）で{ $missed }ターン続けて時間切れになったため、あなたの席は自動プレイになりました。
absent-open = 戻るまでは、ほかの人が席を引き継ぐこともできます。
absent-rests = { $edition }（{ $server }の#{ $channel }）で時間が切れました。ほかに待っている人がいないため、あなたが戻るまでゲームは休止し、何も進みません。
absent-week = { $edition }（{ $server }の#{ $channel }）で{ $missed }ターン続けて時間切れになり、ほかにプレイしている人もいません。ゲームは{ $until }まで休止し、その後は最後まで自動プレイになります。
absent-back = 「復帰する」を押すと、新しい持ち時間で席に戻れます。
absent-aside = ゲームはその後、保留になりました。「復帰する」を押すとゲームが再開し、新しい持ち時間で席に戻れます。

## 返事。

autopilot-sure-turn = 今はあなたのターンです。自動プレイに任せると、このターンの残りと、あなたが戻るまでのターンが自動で進みます。始まるのは{ $minutes }分後で、それまでに「復帰する」を押せば、ターンはそのままです。
autopilot-sure-rests = 今、このゲームをほかにプレイしている人はいません。自動プレイに任せると、誰かが戻るまでゲームは休止します。
button-hand-over = 任せる
autopilot-on-turn = このターンの残りと、戻るまでのターンが自動プレイになります。始まるのは{ $minutes }分後で、それまでにボタンを押せば、ターンはそのままです。「/{ command-seat } { command-seat-back }」を使うか、何か行動すると、いつでも自分で続けられます。
autopilot-on-rests = 誰かが戻るまでゲームは休止します。「/{ command-seat } { command-seat-back }」かボタンを使うか、何か行動すると、続きから遊べます。
resign-sure-last = このゲームに残っているのはあなただけです。抜けると、ゲームは得点なしで終わり、元に戻せません。戻るつもりなら「/{ command-game } { command-game-pause }」を、席を譲るなら「/{ command-seat } { command-seat-offer }」をおすすめします。
resign-sure-rests = このゲームから抜けますか？ コインは席に残ります。今ほかにプレイしている人がいないため、誰かが戻るか席を引き継ぐまでゲームは休止します。戻るつもりなら「/{ command-game } { command-game-pause }」をおすすめします。
button-resign-last = 抜けてゲームを終える
resign-done-last = ゲームから抜けました。これでゲームは終わりです。参加ありがとうございました。「/{ command-log }」で振り返れます。
deserted-line = 最後に残っていた{ $player }さんが抜けたため、このゲームは得点なしで終わりました。
panel-rests = 今プレイしている人がいないため、ゲームは休止中です。「復帰する」を押すと続けられます。
seat-back-paused = おかえりなさい。また自分で続けられます。ゲームはまだ一時停止中です。「/{ command-game } { command-game-resume }」で再開できます。
seat-back-turn = おかえりなさい。残っていた時間のまま、このターンを自分で続けられます。
seat-back-rested = おかえりなさい。続きから遊べます。
error-game-rests = 今プレイしている人がいないため、ゲームは休止中です。プレイヤーの誰かが戻る（「/{ command-seat } { command-seat-back }」）か、空いている席を誰かが引き継ぐ（「/{ command-seat } { command-seat-take }」）と続きます。

## 今の状態と、続けるかどうかの確認。

status-rests = 今プレイしている人がいないため、ゲームは休止中です。「/{ command-seat } { command-seat-back }」で続けられます。
mine-rests = プレイしている人がおらず休止中（ラウンド{ $round }/{ $rounds }）。そのチャンネルで「/{ command-seat } { command-seat-back }」を使うと続けられます。
dashboard-rests = { $channel } · { $edition } · { $players } · ラウンド{ $round }/{ $rounds } · 休止中（ターン開始：{ $since }）
idle-line-paused = このゲームは一時停止中で、{ $days }日間動きがなく、{ $names }{ $count ->
   *[other] さんの行動待ち
  }です。まだ続けますか？ 「再開」を押すと続きから始まり、「{ button-still }」を押すと一時停止のまま残ります。返事がなければ{ $until }に保留にします。記録は残ります。
idle-line-rests = このゲームは休止中で、{ $days }日間誰も動かず、{ $names }{ $count ->
   *[other] さんの行動待ち
  }です。「復帰する」を押すと続けられ、「{ button-still }」を押すと休止のまま残ります。返事がなければ{ $until }に保留にします。記録は残ります。
idle-still-paused = このゲームは{ $days }日間動きがありませんでしたが、一時停止のままここに残ります。「/{ command-game } { command-game-resume }」で再開できます。
idle-still-rests = このゲームは{ $days }日間誰も動きませんでしたが、ここに残り、誰かが戻るまで休止します。
archived-paused = 一時停止中のゲームですが、再開すれば続きから始まります。
archived-rests = プレイしている人がいなくなったゲームです。再開した人は、また自分で続けられます。
# チャンネルがなくなったことを知らせたDMで、再開した後に。$moment は日付と時刻。
letter-brought-back = { $edition }は{ $moment }に再開しました（{ $server }の#{ $channel }）。
still-done-paused = 分かりました。ゲームはここに残ります。まだ一時停止中なので、「/{ command-game } { command-game-resume }」で続けてください。
still-done-rests = 分かりました。ゲームはここに残り、あなたが戻るまで休止します。「/{ command-seat } { command-seat-back }」で続けられます。
back-done-paused = { $player }さんがゲームを再開しました。一時停止も終わり、続きから始まります。

## サーバーの操作履歴。

audit-seat-missed = { $player }さんは時間切れが続いたため、席が自動プレイになりました。
audit-rested = { $player }さんの時間が切れ、ゲームは休止しました。
audit-deserted = 最後に残っていた{ $who }が抜け、ゲームは得点なしで終わりました。
