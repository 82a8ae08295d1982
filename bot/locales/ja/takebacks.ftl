## 取り消し：ターンの終わりと、全員の賛成による巻き戻し。
## `player` は頼む人か戻す人、`whose` は続くターンの持ち主、`moment` と `undone` は下の文。

refusal-no-such-moment = 場面{ $to }には戻れません。「/{ command-game } { command-game-rewind }」の候補から選んでください。
error-seed-is-public = このゲームは終了して秘密のシードも公開されたので、もう取り消せません。「/{ command-game } { command-game-rematch }」で新しく始められます。
error-too-far-back = 1人ではそこまで巻き戻せません。「/{ command-game } { command-game-rewind }」に巻き戻せる場面が表示されます。
error-no-moment = その場面には戻れません。入力中に出る候補から選んでください。
error-vote-open = 巻き戻しの提案がもう出ています。先に返事をしてください。投稿はこのチャンネルにあり、「/{ command-game } { command-game-rewind }」でも見られます。
error-no-vote = 巻き戻しの提案は出ていません。「/{ command-game } { command-game-rewind }」で場面を選ぶと、ほかのプレイヤーに確認します。
error-not-asked = 席が自動プレイ中なので、巻き戻しの返事はできません。先に「/{ command-seat } { command-seat-back }」で戻ってください。

key-undo-end = ターン終了を取り消す…
key-undo-placed = 撤退先を決め直す…
# $asks: ほかのプレイヤーに確認する。
key-undo-further = { $asks ->
    [yes] 巻き戻しを頼む…
   *[no] 巻き戻す…
  }
button-undo-sure = 取り消す

# 三つのうちの一つと、次に行動するはずだった人。$told は直前の行動を伝える文。
undo-sure = ターン終了を取り消しますか？ 『{ $told }』の直後からターンを続けます。
undo-sure-turn = ターン終了を取り消しますか？ ターンの最初からやり直します。
undo-sure-placed = 追い出されたトークンの配置を取り消しますか？ { $player }さんのターンは、置き直すまで先に進みません。
undo-sure-next = 次の番だった{ $player }さんには、ターンの投稿を書き換えてお知らせします。

# 取り消されたターンの投稿。
turn-reopened = { $player }さんのターン（ラウンド{ $round }/{ $rounds }）はまだ始まりません。{ $by }さんが最後の行動を取り消しました。
turn-undone = { $player }さんのターン（ラウンド{ $round }/{ $rounds }）は取り消されました。

story-gone-back = *{ $sentence }* { $at }
log-gone-back-player = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が直前の操作を取り消し、ラウンド{ $round }の{ $yours ->
    [yes] あなた
   *[no] { $whose }さん
  }のターンが続きます。
log-gone-back-vote = ラウンド{ $round }の{ $yours ->
    [yes] あなた
   *[no] { $whose }さん
  }のターンまで巻き戻しました。
log-gone-back-admin = サーバー管理者が、ラウンド{ $round }の{ $yours ->
    [yes] あなた
   *[no] { $whose }さん
  }のターンまで巻き戻しました。

moment-begins = ラウンド{ $round }、{ $you ->
    [yes] あなた
   *[no] { $player }さん
  }のターンの最初
moment-after = { $own ->
    [yes] ラウンド{ $round }（『{ $told }』の後）
   *[no] ラウンド{ $round }、{ $player }さんのターン（『{ $told }』の後）
  }
choice-moment-begins = ターン{ $number } · ラウンド{ $round } · { $player }さん：最初
choice-moment-after = ターン{ $number }.{ $step } · ラウンド{ $round } · { $told }
moment-quiet = { $you ->
    [yes] 次のフェイズに進みました
   *[no] { $player }さんが次のフェイズに進みました
  }。
undone-rest = ラウンド{ $round }の{ $you ->
    [yes] あなた
   *[no] { $player }さん
  }のターンの残り
undone-turn = ラウンド{ $round }の{ $you ->
    [yes] あなた
   *[no] { $player }さん
  }のターン
undone-more = { $count ->
   *[other] ほか{ $count }ターン
  }
undone-nothing = なし

rewind-sure = 「{ $moment }」まで巻き戻しますか？ 取り消されるもの：{ $undone }。ダイスの出目と引くタイルは、もう一度同じものになります。
rewind-asks = { $names }さんの賛成が必要です。
rewind-agree-sure = { $player }さんが「{ $moment }」までの巻き戻しを提案しています。取り消されるもの：{ $undone }。ダイスの出目と引くタイルは、もう一度同じものになります。下の「賛成」を押すと確定します。
rewind-agree-last = 返事待ちはあなただけです。賛成するとすぐに巻き戻します。
rewind-agree-newer = 確認している間にゲームが動きました。取り消される内容をもう一度確認してください。
rewind-agree-more = { $names }さんの返事も必要です。
rewind-alone = ほかに参加している人がいないので、すぐに巻き戻します。
# $player は時間切れで席を自動プレイに渡した人。
rewind-seat-back = 自動プレイになっている席は、{ $player }さんに戻ります。
rewind-none = { $further ->
    [alone] 「/{ command-game } { command-game-rewind } { name-to }」で場面を選ぶと、そこまで巻き戻せます。ほかに参加している人がいないので、賛成は必要ありません。
    [limited] 「/{ command-game } { command-game-rewind } { name-to }」で場面を選ぶと、そこまで巻き戻せます。賛成は必要ありませんが、取り消せるのは自動プレイが進めたところとこのターンの自分の行動だけで、最後にダイスの出目や新しい組み合わせなどが公開された時点までです。
   *[together] 巻き戻しの提案は出ていません。「/{ command-game } { command-game-rewind } { name-to }」で場面を選ぶと、ほかのプレイヤーに確認します。
  }
rewind-too-far = { $names ->
    [none] 空いた席に戻ってくる人がいるかもしれないので、1人ではそこまで巻き戻せません。
   *[other] { $names }さんが戻ってくるかもしれないので、1人ではそこまで巻き戻せません。
  }
rewind-only-to = { $moment ->
    [none] 今、1人で取り消せるものはありません。
   *[other] 「{ $moment }」までなら巻き戻せます。取り消されるもの：{ $undone }。
  }
rewind-newer = 今は別の新しい提案が出ています：
rewind-asked = { $count ->
    [1] チャンネルで{ $names }さんに聞きました。リマインダーを受け取る設定なら、DMでも聞いています。その間もゲームは続き、{ $names }さんが賛成すると巻き戻します。
   *[other] チャンネルで全員に聞きました。リマインダーを受け取る人にはDMでも聞いています。その間もゲームは続き、全員が賛成すると巻き戻します。
  }
rewind-done = 「{ $moment }」まで巻き戻しました。
rewind-done-before = 全員が賛成し、巻き戻しました。
rewind-refused = { $names }さんが反対したため、ゲームはこのまま続きます。
rewind-refused-you = あなたが反対したため、ゲームはこのまま続きます。
rewind-withdrawn = { $player }さんが提案を取り下げたため、ゲームはこのまま続きます。
rewind-withdrawn-you = 提案を取り下げました。ゲームはこのまま続きます。
rewind-expired = 時間内に全員の返事がなかったため、ゲームはこのまま続きます。
# $namesは返事がまだの人、$countはその人数。
rewind-noted = 賛成を受け付けました。{ $count ->
    [0] { "" }
   *[other] { $names }さんの返事を待っています。
  }
# $names: 聞く相手、$count: その人数。
button-rewind-ask = { $count ->
    [1] { $names }さんに確認する
   *[other] 全員に確認する
  }
button-rewind-now = 巻き戻す
button-rewind-not = このまま続ける
button-agree = 賛成
button-disagree = 反対
button-withdraw-vote = 提案を取り下げる

vote-asks = { $player }さんが「{ $moment }」までの巻き戻しを提案しています。取り消されるもの：{ $undone }。ダイスの出目と引くタイルは、もう一度同じものになります。
# $names: まだ返事をしていない人、$count: その人数。
vote-how = { $count ->
    [1] { $names }さん
   *[other] 参加者全員
  }の賛成が必要です。その間もゲームは続きますが、戻る場面は変わりません。返事の締め切りは{ $until }です。
# $agreedと$pendingは、賛成した人($count人)と、返事がまだの人($left人)。
vote-agreed-so-far = { $count ->
    [0] 賛成した人はまだいません。
   *[other] 賛成：{ $agreed }さん。
  }{ $left ->
    [0] { "" }
   *[other] 返事待ち：{ $pending }さん。
  }
# $namesは返事がまだの人、$countはその人数。
vote-open-line = { $player }さんが「{ $moment }」までの巻き戻しを提案しています。{ $count ->
    [0] { "" }
   *[other] 返事待ち：{ $names }さん。
  }
vote-open-how = 「/{ command-game } { command-game-rewind }」で内容を確かめて返事ができます。
button-vote = 巻き戻しの提案…
vote-letter = { $player }さんが{ $edition }のゲーム（{ $server }の#{ $channel }）の巻き戻しを提案していて、あなたの返事を待っています。
vote-letter-what = 戻る場面：{ $moment }。取り消されるもの：{ $undone }。ダイスの出目と引くタイルは、もう一度同じものになります。
vote-where = チャンネルの提案：{ $link }
vote-agreed = { $player }さんが提案した「{ $moment }」までの巻き戻しに全員が賛成し、巻き戻しました。
vote-refused = { $player }さんが「{ $moment }」までの巻き戻しを提案しましたが、{ $against }{ $count ->
   *[other] さんが反対
  }したため、ゲームはこのまま続きます。
vote-withdrawn = { $player }さんが「{ $moment }」までの巻き戻しの提案を取り下げたため、ゲームはこのまま続きます。
vote-expired = { $player }さんが「{ $moment }」までの巻き戻しを提案しましたが、{ $hours }時間以内に全員の返事がなかったため、ゲームはこのまま続きます。
vote-moot = { $player }さんが「{ $moment }」までの巻き戻しを提案しましたが、ゲームが終了したため、もう巻き戻せません。

went-back-vote = { $player }さんが「{ $moment }」まで巻き戻しました。ほかに参加している人はいませんでした。
went-back-admin = サーバー管理者が「{ $moment }」まで巻き戻しました。

audit-went-back-vote = 全員が賛成し、ゲームを巻き戻しました。
audit-lone-back = { $who }がゲームを巻き戻しました。ほかに参加している人はいませんでした。
audit-went-back-admin = { $who }がゲームを巻き戻しました。
audit-asked-back = { $who }がゲームの巻き戻しを提案しました。
audit-vote-refused = { $who }が巻き戻しに反対しました。
audit-vote-withdrawn = { $who }が巻き戻しの提案を取り下げました。
audit-vote-expired = 巻き戻しの提案への返事が時間内にそろわず、ゲームはそのまま続きました。
