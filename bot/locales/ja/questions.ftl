## 大事な操作の前の確認と、その結果。実行するボタンと、何がそのまま残るかを書いた控えめなボタンが付く。

question-kept = 分かりました。何も変えていません。
# 確認への返事が、状況の変わったあとに届いたとき。もう一度出す確認の前に付く。
question-anew = 確認している間に状況が変わったので、もう一度お聞きします。
button-keep-game = このまま続ける
button-keep-lobby = ロビーを残す
button-keep-seat = 席に残る
button-keep-data = データを残す
button-keep-playing = 自分で続ける
button-keep-waiting = このまま待つ
button-keep-moment = 巻き戻さない

# ロビーを閉じる。
lobby-closed = ロビーを閉じました。ゲームは始まる前だったので、誰の負けにもなりません。
admin-close-sure = { $channel }のゲーム{ $number }のロビーを閉じます。ゲームはまだ始まっていません。閉じた後は、そのチャンネルで誰でも新しいゲームを始められます。
button-close = ロビーを閉じる
audit-closed = { $who }が、始まる前のロビーを閉じました。

# 自動プレイが決める：ターンの残り、または追い出されたトークンの置き場所。
admin-skip-sure = { $channel }のゲーム{ $number }（ラウンド{ $round }/{ $rounds }）で、{ $player }さんのターンの残りを今すぐ自動プレイに任せますか？ 時間切れの回数には数えず、「/{ command-admin } { command-admin-rollback }」で元に戻せます。
admin-skip-decision-sure = { $channel }のゲーム{ $number }（ラウンド{ $round }/{ $rounds }）で、{ $player }さんの追い出されたトークンを今すぐ置きますか？ 事前指示があればそのとおりに、なければ均等に置きます。「/{ command-admin } { command-admin-rollback }」で元に戻せます。
admin-skip-late = 確認している間にゲームが進んだため、何もしていません。今の行動待ちをスキップするなら、もう一度「/{ command-admin } { command-admin-skip }」を使ってください。
button-skip = スキップ

# この下に、今のゲームの様子が続く。
take-sure = { $player }さんの席を引き継ぎますか？ コインなども今のまま引き継ぎ、ゲームの最後までプレイします。あなたのターンになったら、このチャンネルでメンションします。
