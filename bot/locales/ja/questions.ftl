## 大事な操作の前の確認と、その結果。実行するボタンと、何がそのまま残るかを書いた控えめなボタンが付く。

question-kept = わかりました。すべてそのままにします。
# 確認への返事が、状況の変わったあとに届いたとき。もう一度出す確認の前に付く。
question-anew = 確認のあとに状況が変わったため、もう一度お聞きします。
button-keep-game = このまま続ける
button-keep-lobby = ロビーを残す
button-keep-seat = 席に残る
button-keep-data = データを残す
button-keep-playing = 自分で続ける
button-keep-waiting = このまま待つ
button-keep-moment = 巻き戻さない

# ロビーを閉じる。
lobby-closed = ロビーを閉じました。ゲームは始まる前だったので、誰の負けにもなりません。
admin-close-sure = { $channel }のゲーム{ $number }のロビーを閉じます。まだ何もプレイされていません。ここではまた誰でもゲームを始められます。
button-close = ロビーを閉じる
audit-closed = { $who }が、始まる前のロビーを閉じました。

# 自動プレイが決める：ターンの残り、または追い出されたトークンの置き場所。
admin-skip-sure = { $player }さんのターンの残りを、すぐに自動プレイで終わらせますか？（{ $channel }のゲーム{ $number }、ラウンド{ $round }/{ $rounds }） 時間切れの回数には数えません。「/{ command-admin } { command-admin-rollback }」で戻せます。
admin-skip-decision-sure = { $player }さんの追い出されたトークンを、事前指示のとおりに、なければ均等に、すぐに置きますか？（{ $channel }のゲーム{ $number }、ラウンド{ $round }/{ $rounds }） 「/{ command-admin } { command-admin-rollback }」で戻せます。
admin-skip-late = 確認のあとにゲームが進んだため、何もしていません。「/{ command-admin } { command-admin-skip }」で、今待っている選択についてもう一度確認できます。
button-skip = スキップ

# この下に、今のゲームの様子が続く。
take-sure = { $player }さんの席を引き継ぎますか？ コインも含めて今の状態をそのまま引き継ぎ、持ち時間は新しく始まり、ゲームの終わりまで続けます。あなたのターンになったら、このチャンネルでメンションします。
