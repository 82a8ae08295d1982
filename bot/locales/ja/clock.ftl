## 持ち時間、一時停止、不在、時間切れのときの自動プレイ。

# ターンを知らせる文の一部。$until は「23時間後」のように表示される。
clock-own = 時間切れは{ $until }です
clock-own-reserve = 予備時間に入っていて、時間切れは{ $until }です
clock-own-away = 不在なので、持ち時間は{ $until }まで止まっています
clock-own-away-most = 不在の日数を使い切る{ $until }まで、持ち時間は止まっています
clock-own-stands = ほかの人が選んでいる間、持ち時間は止まっています
clock-own-paused = 一時停止中なので、時間は減りません

# $moment は日時、$until は「23時間後」のような表示。
clock-runs = { $player }さんの持ち時間は{ $moment }（{ $until }）までです。その後の予備時間は{ $reserve }です。
clock-runs-last = { $player }さんの持ち時間は{ $moment }（{ $until }）までです。
clock-reserve = { $player }さんの持ち時間は切れました。予備時間は{ $moment }（{ $until }）までです。
status-reserve = { $player }さんは{ $time }
status-reserve-none = なし
status-reserves = 残りの予備時間：{ $reserves }。
# $until は日時。-most は不在の終わりより前に不在の日数がなくなるとき。
clock-away = { $player }さんは不在です。持ち時間は{ $until }まで止まっています。
clock-away-most = { $player }さんは不在です。持ち時間は、不在の日数を使い切る{ $until }まで止まっています。
clock-stands = ほかの人が選んでいる間、{ $player }さんの持ち時間は止まっています。
clock-untold = { $player }さんの番ですが、まだお知らせできていません。ここに投稿できず、DMも届いていないためです。お知らせできるまで時間は減りません。本人が「/{ command-play }」か「/{ command-status }」を使えば伝わります。
clock-is-away = { $player }さんは{ $until }まで不在です。
clock-is-away-most = { $player }さんは{ $until }まで不在です。そのうち持ち時間が止まるのは、最大{ $days }日分です。
clock-paused = ゲームは{ $since }に一時停止しました。時間は減らず、自動プレイも動きませんが、行動はできます。「/{ command-game } { command-game-resume }」で再開できます。
clock-lapsed-clock = { $player }さんは時間切れのため、このターンは自動プレイが代わりに進めます。
clock-lapsed-skip = { $player }さんのターンはサーバー管理者がスキップしたため、自動プレイが代わりに進めます。

turn-line-clock = { $mention }さん、あなたのターンです（ラウンド{ $round }/{ $rounds }）：{ $what }。{ $clock }。
turn-lapsed-clock = { $player }さんのターン（ラウンド{ $round }/{ $rounds }）：時間切れのため、自動プレイが代わりに進めます。
turn-lapsed-skip = { $player }さんのターン（ラウンド{ $round }/{ $rounds }）：サーバー管理者がスキップしたため、自動プレイが代わりに進めます。
turn-past-lapsed-clock = { $player }さんのターン（ラウンド{ $round }/{ $rounds }）：時間切れのため、自動プレイが代わりに進めました。
turn-past-lapsed-skip = { $player }さんのターン（ラウンド{ $round }/{ $rounds }）：サーバー管理者がスキップしたため、自動プレイが代わりに進めました。
turn-autopilot = { $player }さんのターン（ラウンド{ $round }/{ $rounds }）：自動プレイが代わりに進めます。
recap-for-you = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }の代わりに自動プレイ：{ $parts }。
# 前のターンを逃した人のターンの投稿。
turn-missed = あなたの前回のターンは時間切れのため、自動プレイが代わりに進めました。続けて時間切れになると、あなたが復帰するまで席は自動プレイになり、ほかの人も引き継げるようになります。
# Where nobody else plays at the moment.
turn-missed-rests = あなたの前回のターンは時間切れのため、自動プレイが代わりに進めました。今はほかにプレイしている人がいないので、続けて時間切れになるとゲームは休止します。
# 操作パネルの1行目と残り時間。
panel-clocked = { $text }{ $stop }{ $clock }。

button-resume = 再開

settings-clock = { $hours ->
    [0] 持ち時間なし：どのターンも好きなだけ時間をかけられます。
   *[other] 持ち時間は1ターン{ $hours }時間、予備時間はゲームを通して1人{ $reserve }時間です。
  }

pause-done = { $player }さんがゲームを一時停止しました。時間は減らず、自動プレイも動きませんが、行動はできます。参加者なら誰でも「/{ command-game } { command-game-resume }」で再開できます。
resume-done = { $player }さんがゲームを再開しました。続きから始まります。
away-back = おかえりなさい。持ち時間もリマインダーも、いつもどおりに戻ります。
away-now = { $until }まで不在です。早く戻ったら、「/{ command-away } { name-until }」の候補から「戻りました」を選んでください。
# $every：これが参加中のゲームのすべてかどうか。[0] はまだ参加中のゲームがないとき。
away-stops = 戻るまで、持ち時間は{ $every ->
    [yes] { $games ->
        [0] これから参加するすべてのゲーム
        [1] 参加中の1件のゲーム
       *[other] 参加中の{ $games }件のゲーム
      }
   *[no] 参加中のゲームのうち{ $games }件
  }で止まります。止められるのは1ゲームにつき合計{ $days }日分までで、自分のターンの間だけ数えます。
away-left = { $game }で不在にできるのは、あと{ $days ->
    [0] { $hours }時間
   *[other] { $days }日{ $hours ->
        [0] { "" }
       *[other] と{ $hours }時間
      }
  }です。
away-used-up = { $game }では不在の{ $days }日分を使い切りました。持ち時間は動き、リマインダーもいつもどおり届きます。
away-less = ほかの{ $games }件のゲームでも、不在にできる時間の残りが{ $days }日分を切っています。
away-unclocked = 持ち時間のない{ $games }件のゲームでは、戻るまでリマインダーも催促も届きません。
away-not = 今は不在になっていません。「/{ command-away } { name-until }」に、期間や日付を入力できます（例：3日間、明日、月曜日、12月24日）。
# 入力中の候補。
away-choice = { $said }（{ $days ->
    [0] { $hours ->
        [0] あと1時間未満
       *[other] { $hours }時間後まで
      }
   *[other] { $days }日{ $hours ->
        [0] { "" }
       *[other] と{ $hours }時間
      }後まで
  }）
# away-choice の $said。
away-said-tomorrow = 明日
away-said-monday = 月曜日
away-said-days = { $count }日間
away-said-hours = { $count }時間
away-said-weeks = { $count }週間
away-choice-back = 戻りました（不在を終える）
away-utc = タイムゾーンが未設定のため、時刻はUTCとして扱います。

error-already-paused = ゲームはもう一時停止中です。「/{ command-game } { command-game-resume }」で再開できます。
error-not-paused = ゲームは一時停止していません。「/{ command-game } { command-game-pause }」で持ち時間を止められます。
error-game-paused = ゲームは一時停止中です。先に「/{ command-game } { command-game-resume }」で再開してください。
error-bad-absence-unreadable = { $text }がいつまでなのか読み取れません。期間（3日間、12時間）か日付（明日、月曜日、12月24日）を入力してください。もう戻っているなら、候補の「戻りました」を選んでください。
error-bad-absence-past = { $text }はもう過ぎています。これからの日時を入力してください。もう戻っているなら、候補の「戻りました」を選んでください。
error-bad-absence-far = { $text }は1年以上先です。1年以内の日時を入力してください。

# 日時。Discord の時刻表示が使えない所で：「11月22日(日) 20:30」。
moment = { $day } { $hour }
length-hours = { $hours ->
   *[other] { $hours }時間
  }
length-minutes = { $minutes ->
   *[other] { $minutes }分
  }
length-both = { $hours }時間{ $minutes }分
