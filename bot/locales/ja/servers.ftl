## サーバー管理者に見えるもの：チャンネル、上限、操作履歴。

admin-channels-everywhere = ボットが書き込めるすべてのチャンネルでゲームを始められます。
admin-channels-only = ゲームを始められるのは{ $channels }と、そのスレッドです。ほかのチャンネルのゲームはそのまま続きます。
admin-channels-except = { $channels }以外のすべてのチャンネルでゲームを始められます。そこで進行中のゲームはそのまま続きます。
admin-channels-none = 今このサーバーでは、どこでもゲームを始められません。「/{ command-admin } { command-admin-channels } { command-admin-allow }」で1つのチャンネルを、「/{ command-admin } { command-admin-channels } { command-admin-everywhere }」ですべてのチャンネルを許可できます。進行中のゲームはそのまま続きます。
admin-limits = 終わっていないゲームは、このサーバー全体で{ $games ->
   *[other] { $games }件
  }まで、1人が始めたものは{ $each }件までです。今は{ $now ->
    [0] ありません
   *[other] { $now }件です
  }。
admin-language-set = このサーバーで全員が読む投稿の言語：{ $language }。別の言語を選んだゲームはその言語のままで、本人だけへの返事はそれぞれの言語になります。
admin-language-follows = このサーバーで全員が読む投稿の言語：{ $language }（Discordのサーバー設定に合わせています）。別の言語を選んだゲームはその言語のままで、本人だけへの返事はそれぞれの言語になります。
admin-end-sure = { $channel }のゲーム{ $number }を得点なしで中止します。参加者は続けられなくなり、元には戻せません。

admin-skipped = スキップしました。ゲーム{ $number }（{ $channel }）では、自動プレイが代わりに決めます。「/{ command-admin } { command-admin-rollback }」で巻き戻せます。
admin-rollback-sure = { $channel }のゲーム{ $number }を「{ $moment }」まで巻き戻します。取り消されるもの：{ $undone }。ダイスの出目と引くタイルは、もう一度同じものになります。
admin-rolled-back = { $channel }のゲーム{ $number }を巻き戻しました。参加者にはそのチャンネルでお知らせしました。
button-rollback = 巻き戻す

choice-game = ゲーム{ $number } · { $channel } · { $edition }（{ $players }）

admin-audit-title = プレイ以外の操作、新しい順{ $pages ->
    [1] { "" }
   *[other] （{ $page }/{ $pages }ページ）
  }：
admin-audit-nothing = まだ記録はありません。
# $at は時刻、$what は audit- のどれか。その中の $who は audit-person、audit-nobody、audit-former のどれか。
admin-audit-line = { $at }：{ $what }
# $channel：ゲームの場所。もう保存されていないときは "none"。
admin-audit-line-game = { $at }、ゲーム{ $number }{ $channel ->
    [none] { "" }
   *[other] （{ $channel }）
  }：{ $what }
audit-nobody = Elbow Room
audit-person = { $who }さん
audit-former = データを削除した人
audit-other = { $who }の操作：{ $what }（説明の文がありません）。
audit-channel-allowed = { $who }が{ $channel }でのゲームを許可しました。
audit-channel-forbidden = { $who }が{ $channel }でのゲームを禁止しました。
audit-everywhere = { $who }がすべてのチャンネルでゲームを許可しました。
audit-spoken-set = { $who }がサーバーの言語を{ $language }にしました。
audit-spoken-follows = { $who }がサーバーの言語をDiscordの設定に合わせました。
audit-limit-games = { $who }が、終わっていないゲームの上限を{ $most }件にしました。
audit-limit-each = { $who }が、終わっていないゲームの1人あたりの上限を{ $most }件にしました。
audit-skipped = { $who }が、行動待ちの選択を自動プレイに任せました。
audit-ended = { $who }がゲームを得点なしで中止しました。
audit-expired = 時間内に開始されなかったため、ロビーを閉じました。
audit-archived = { $who }がゲームを保留にしました。
audit-resumed = { $who }がゲームを再開しました。
audit-paused = { $who }がゲームを一時停止しました。
audit-unpaused = { $who }が一時停止を解除しました。
audit-channel-lost = チャンネルがなくなったため、ゲームを保留にしました。

## 動きのないゲーム。

idle-line = このゲームは{ $days }日間動きがなく、{ $names }{ $count ->
   *[other] さんの行動待ち
  }です。まだ続けますか？ 参加者の誰かが「{ button-still }」を押すか行動すれば続きます。返事がなければ{ $until }に保留にします。記録は残ります。
idle-line-alone = このゲームは{ $days }日間動きがなく、{ $names }{ $count ->
   *[other] さんの行動待ち
  }です。まだ続けますか？ 「{ button-still }」を押すか行動すれば続きます。返事がなければ{ $until }に保留にします。記録は残ります。
idle-goes-on = このゲームは{ $days }日間動きがありませんでしたが、続けることになりました。
idle-aside = このゲームは{ $days }日間動きがなかったため、保留になりました。
archived-back = このゲームは保留になっていましたが、{ $player }さんが再開しました。
archived-ended = このゲームは保留になった後、終了しました。
idle-ended = このゲームは{ $days }日間動きがありませんでしたが、その後終了しました。
button-still = ゲームを残す
button-aside = 保留にする
button-bring-back = 再開
archived-line = このゲームは{ $days }日間動きがなかったため、保留にしました。記録は残っていて、参加者なら誰でもボタンか「/{ command-game } { command-game-resume }」で再開できます。再開するまでは、ここで別のゲームを始められます。
archived-by = { $player }さんがこのゲームを保留にしました。記録は残っていて、参加者なら誰でもボタンか「/{ command-game } { command-game-resume }」で再開できます。再開するまでは、ここで別のゲームを始められます。
archived-found = このチャンネルにしばらくアクセスできなかったため、ゲームを保留にしました。記録は残っていて、参加者なら誰でもボタンか「/{ command-game } { command-game-resume }」で再開できます。
aside-done = ゲームを保留にしました。「/{ command-game } { command-game-resume }」で再開できます。
still-done = 分かりました。ゲームを続けます。
back-done = { $player }さんがゲームを再開しました。続きから遊べます。
lost-line = { $server }にあった{ $edition }のゲームのチャンネルがなくなりました。記録は残っていて、ゲームは保留中です。参加者なら誰でも、同じサーバーの別のチャンネルで「/{ command-game } { command-game-resume }」を使い、候補のゲーム{ $number }を選ぶと続けられます。
lost-server-line = { $edition }のゲーム{ $number }があるサーバーから、このボットが外されました。記録は残っていて、ゲームは保留中です。もう一度招待されれば、参加者なら誰でも「/{ command-game } { command-game-resume }」で再開できます。
status-aside = このゲームは{ $since }から保留中です。参加者なら誰でも「/{ command-game } { command-game-resume }」で再開できます。

## ゲーム一覧：サーバーのすべてのゲーム。

dashboard-title = **このサーバーのゲーム**
dashboard-none = 今はありません。「/{ command-game } { command-game-new }」で始められます。
dashboard-lobby = { $channel } · { $edition } · { $since }から募集中（{ $taken }/{ $seats }） · { $players }
dashboard-running = { $channel } · { $edition } · { $players } · ラウンド{ $round }/{ $rounds } · **{ $names }さん**の行動待ち（ターン開始：{ $since }）
dashboard-paused = { $channel } · { $edition } · { $players } · ラウンド{ $round }/{ $rounds } · 一時停止中、**{ $names }さん**の行動待ち（ターン開始：{ $since }）
dashboard-broken = { $channel } · { $edition } · { $players } · ゲーム{ $number }は読み込めません
dashboard-more = …ほか{ $count }件
dashboard-aside = { $count ->
   *[other] 保留中のゲームが{ $count }件あります。
  }
admin-dashboard-put = ゲーム一覧を{ $channel }に置きました。このサーバーのすべてのゲームを表示します。更新しても、通知やメンションは送りません。
admin-dashboard-where = ゲーム一覧を置けるのは、テキストチャンネルかスレッドだけです。どれかを選んでください。
admin-dashboard-removed = ゲーム一覧を消しました。
admin-dashboard-not = ゲーム一覧はありません。「/{ command-admin } { command-admin-dashboard } { command-admin-put }」で置けます。
audit-overview-put = { $who }がゲーム一覧を{ $channel }に置きました。
audit-overview-removed = { $who }がゲーム一覧を消しました。
audit-overview-lost = チャンネルがなくなったため、ゲーム一覧を消しました。
owner-locked = { $channel }はスレッドがロックされているため投稿できません。スレッドを管理できる人がロックを解除するまで、そこのゲームは表示できません。
owner-deleted = { $channel }のゲームの投稿が繰り返し削除されるため、自動での再投稿を止めました。「/{ command-play }」を使うと、また投稿します。ほかのボットが片付けている場合は、このボットの投稿を対象から外すか、別のチャンネルで遊んでください。
