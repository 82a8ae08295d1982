## DMのリマインダー、おやすみ時間、催促。

# スマートフォンの通知にはリマインダーの最初の文が出る。$edition、$channel、$server は名前、
# $time は次の4つのどれか。読む人のタイムゾーンが分からないときは付かない。
reminder-turn = { $edition }であなたのターンです（{ $server }の#{ $channel }）：{ $time }。
reminder-decision = { $edition }であなたの選択待ちです（{ $server }の#{ $channel }）：{ $time }。
reminder-turn-now = { $edition }であなたのターンです（{ $server }の#{ $channel }）。
reminder-decision-now = { $edition }であなたの選択待ちです（{ $server }の#{ $channel }）。
# $moment は言葉で書いた日時。
reminder-by = 持ち時間は{ $moment }まで
reminder-by-reserve = 予備時間は{ $moment }まで
reminder-unhurried = 持ち時間はありませんが、みんなが楽しみに待っています
reminder-unhurried-alone = 持ち時間はないので、お好きなときにどうぞ
# 2行目：1行目にないときはいつまでか、その後はどうなるか。$moment は日時、$reserve は下の長さのどれか。
reminder-until = 時間が切れるのは{ $moment }です。
reminder-until-reserve = 持ち時間は切れ、予備時間は{ $moment }までです。
reminder-then-reserve = その後は予備時間{ $reserve }を使えます。
reminder-then-autopilot = その後、このターンは自動プレイになります。
# Where nobody else has a seat.
reminder-then-rests = その後、あなたが戻るまでゲームは休止します。
# 不在の日数を使い切ったとき。$until は日時。
reminder-used-up = { $until }まで不在の予定ですが、このゲームの不在の{ $days }日分を使い切ったため、持ち時間が動いています。
# $link はターンの投稿。
reminder-where = [このターンの詳細]({ $link })
reminder-last = リマインダーは1ターンに3回までで、これがこのターンの最後です。
reminder-first = 夜の通知は止められます。「/{ command-remind }」でタイムゾーンとおやすみ時間（例：「東京」と「22時から8時」）を設定してください。

key-snooze = { $hours ->
   *[other] { $hours }時間後に通知
  }
# その時刻がおやすみ時間に当たるとき。$hour は時刻。
key-snooze-at = { $hour }に通知
key-away = 不在にする…
key-hush = このターンは通知なし
key-no-reminders = 今後すべて通知なし
key-reminders = リマインダーを再開

snooze-done = { $moment }になってもあなたの行動待ちなら、もう一度お知らせします。
snooze-done-last = { $moment }になってもあなたの行動待ちなら、もう一度お知らせします。リマインダーは1ターンに3回までなので、次がこのターンの最後です。
snooze-over = その前に時間が切れるため、そのリマインダーは間に合いません。時間は{ $until }までです。
snooze-quiet = おやすみ時間のうちに時間が切れるため、次のお知らせはありません。
snooze-used = リマインダーは1ターンに3回までで、もう3回お知らせしました。
hush-done = このターンはもうお知らせしません。次のターンには、いつもどおりメンションとリマインダーが届きます。
reminder-stale = もうあなたの行動待ちではないため、お知らせすることはありません。
reminder-not-yours = ほかの人へのリマインダーなので、押しても何も変わりません。
reminders-off-now = すべてのゲームのリマインダーを止めました。ターンが始まるときのチャンネルでのメンションは続きます。「/{ command-remind }」か下のボタンで再開できます。
reminders-on-now = ターンのリマインダーを再開しました。
away-asks = どのくらい不在にしますか？ その間、各ゲームで不在にできる日数が残っている限り、持ち時間が止まります。「/{ command-away }」ならどんな長さでも指定できます。
key-away-days = { $days ->
   *[other] { $days }日間
  }

joined-reminders = ターンのリマインダーはDMで届きます。「/{ command-remind }」でおやすみ時間を決めたり、リマインダーを止めたりできます。

# DMが届かなかったときにチャンネルで。$time は文。
fallback-line = { $mention }さん、まだあなたのターンです。DMが届きませんでした。{ $time }
fallback-decision = { $mention }さん、あなたの選択待ちです。DMが届きませんでした。{ $time }
fallback-over = { $player }さんの行動待ちは終わっています。
fallback-unhurried = 持ち時間はありませんが、みんなが楽しみに待っています。
fallback-unhurried-alone = 持ち時間はないので、お好きなときにどうぞ。
unreachable-note = リマインダーのDMが届かなかったため、ここでメンションしました。受け取るには、このサーバーの「プライバシー設定」でメンバーからのDMを許可してください。止めるには「/{ command-remind }」を使ってください。

## ゲームのチャンネルに投稿できない間、待たれている人に送るDM。

untold-turn = { $edition }のラウンド{ $round }、あなたのターンです（{ $server }の#{ $channel }）。今はチャンネルに投稿できないため、こちらでお知らせします。
untold-decision = { $edition }のラウンド{ $round }で、あなたのトークンが追い出されました（{ $server }の#{ $channel }）。どこに置くか選んでください。今はチャンネルに投稿できないため、こちらでお知らせします。
untold-how = 下のボタンで、ここからプレイできます。投稿できるようになったら、チャンネルにも投稿します。

## 用件が済んだときのDM。$moment は日付と時刻、$round はラウンドの番号。

letter-played = お疲れさまでした。{ $edition }（{ $server }の#{ $channel }）のラウンド{ $round }のターンは、{ $moment }に終わりました。
letter-lapsed-clock = { $edition }（{ $server }の#{ $channel }）で時間が切れたため、ラウンド{ $round }のターンは自動プレイが代わりに進めました。{ $moment }に終わりました。
letter-lapsed-skip = { $edition }（{ $server }の#{ $channel }）のラウンド{ $round }のターンはサーバー管理者がスキップしたため、自動プレイが代わりに進めました。{ $moment }に終わりました。
letter-piloted = { $edition }（{ $server }の#{ $channel }）のラウンド{ $round }のターンは、自動プレイが代わりに進めました。{ $moment }に終わりました。
letter-gone-back = { $edition }（{ $server }の#{ $channel }）が{ $moment }に前の場面まで巻き戻されたため、ラウンド{ $round }のターンのお知らせは取り消しになりました。
letter-decided = お疲れさまでした。{ $edition }（{ $server }の#{ $channel }）のラウンド{ $round }の選択は、{ $moment }に済みました。
letter-placed = { $edition }（{ $server }の#{ $channel }）のラウンド{ $round }の選択は、{ $moment }に自動で決まりました。
letter-off = { $edition }（{ $server }の#{ $channel }）のラウンド{ $round }の選択は、きっかけになった行動が{ $moment }に取り消されたため、不要になりました。今は何も選ばなくて大丈夫です。
letter-done = { $edition }（{ $server }の#{ $channel }）のあなたの行動待ちは、{ $moment }に終わりました。
letter-back = { $edition }（{ $server }の#{ $channel }）の自分の席に、{ $moment }に戻りました。
letter-no-seat = { $edition }（{ $server }の#{ $channel }）では、{ $moment }に席を離れました。
letter-ended = { $edition }（{ $server }の#{ $channel }）は、{ $moment }に終了しました。

## 「/リマインダー」

remind-on = リマインダー：持ち時間が半分になったとき、残りわずかになったとき、予備時間がなくなる前に、DMで届きます。持ち時間のないゲームでは1日後と3日後です。
remind-off = リマインダー：なし。ターンが始まるときのチャンネルでのメンションは続きます。
remind-zone = タイムゾーン：{ $zone }、UTC{ $offset }。今は{ $now }です。
remind-no-zone = タイムゾーン：未設定。おやすみ時間を使うには、「/{ command-remind } { name-timezone }」で選んでください。
remind-quiet = おやすみ時間：{ $from }〜{ $until }。その時間帯に届くはずのリマインダーは、おやすみ時間が始まる直前に届きます。
remind-no-quiet = おやすみ時間：なし。「/{ command-remind } { name-quiet }」で決められます（例：22-8）。
remind-unheard = 前回のリマインダーは届きませんでした。ゲームのあるサーバーで、メンバーからのDMを許可してください。
remind-changed = 変更しました。
remind-needs-zone = タイムゾーンが未設定のため、{ $from }〜{ $until }がいつなのか分かりません。「/{ command-remind }」で「おやすみ時間」と「タイムゾーン」を一緒に入力してください。何も変更していません。
remind-bad-zone = タイムゾーン{ $text }は見つかりません。入力中に出る候補から、都市、国、時差で選んでください。何も変更していません。
remind-like-zone = { $text }がどのタイムゾーンか分かりません。{ $zones }のどれかでしょうか。入力中に出る候補から選んでください。何も変更していません。
error-bad-hours = { $text }をおやすみ時間として読み取れません。始まりと終わりを入力してください（例：22-8、22:00-07:30、22時から8時）。なくすには候補の「なし」を選びます。
# タイムゾーンの呼び方。都市か、一年中同じ時差（+9など）。
zone-name = { $city }（{ $zone }）
zone-fixed = UTC{ $offset }（夏時間なし）
# 入力中の候補。$zone はこの2つのどちらか。
zone-offered = { $zone } · 今{ $now }
quiet-offered = { $from }〜{ $until }
quiet-off = なし

## 催促

nudge-line = { $mention }さん、{ $player }さんがあなたの行動を待っています：ラウンド{ $round }、{ $what }。
nudge-over = { $by }さんが催促しましたが、{ $player }さんの行動待ちはもう終わりました。
nudge-done = { $player }さんにチャンネルでメンションしました。
button-nudge = 催促
error-nudged-lately = このゲームでは少し前に催促がありました。次に催促できるのは{ $until }からです。
error-too-soon-to-nudge = まだあまり待っていないので、催促しませんでした。催促できるのは{ $until }からです。
# $player と $until は [away] だけで使う。
error-nobody-to-nudge = { $why ->
    [you] あなたの行動待ちなので、催促する相手がいません。「/{ command-play }」で操作パネルが開きます。
    [autopilot] その席は自動プレイ中なので、催促は必要ありません。
    [away] { $player }さんは{ $until }まで不在なので、催促しても効果がありません。
    [untold] 今このチャンネルには投稿できないので、催促しても届きません。本人に伝わるまで時間は減りません。
   *[paused] 一時停止中なので、誰の行動も待っていません。「/{ command-game } { command-game-resume }」で再開できます。
  }
nudge-gone = { $player }さんはこのサーバーから抜けているため、メンションが届きません。ホストかサーバー管理者は「/{ command-game } { command-game-cancel }」でゲームを中止できます。

## 「/ボード 今後も」

board-kept = 今後、自分の操作パネルと「/{ command-board }」のボードはこの表示になります。
board-kept-words = 今後、「/{ command-board }」は文字の表示になり、自分の操作パネルには画像が付きません。
