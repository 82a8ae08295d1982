## 時間を入力するときの言葉。読み取るだけで、表示はしない。
##
## カンマ区切り。同じ数を表す言葉は縦線で区切る。全角・半角は区別しない。

# 「/不在」を終える言葉。最初のものが候補に出る。
typed-back = 戻りました, 戻った, 戻る, もどりました, もどった, 帰りました, ただいま, 復帰, 復帰しました, 終了, 終わり, 解除, なし
# 時間の前後にあっても意味が変わらない言葉。
typed-before = あと, 約
typed-after = 留守, 不在, ほど, くらい, ぐらい
# 後に付くと、日付ではなく長さになる言葉。
typed-span-after = 後, 後に, の間
# 前か後に付くと、長さではなく日付になる言葉。
typed-until-before = { "" }
typed-until-after = まで, までに, に戻ります, に戻る, から戻ります, から戻る, に

# 長さ。
typed-numbers = 一, 二, 三, 四, 五, 六, 七, 八, 九, 十
typed-hours = 時間
typed-days = 日, 日間
typed-weeks = 週, 週間
typed-whole-days = { "" }
typed-and = と

# 日。
typed-today = 今日, きょう, 本日
typed-tomorrow = 明日, あした, あす
typed-after-tomorrow = 明後日, あさって
typed-in-three-days = しあさって, 明々後日, 明明後日
typed-next-week = 来週, らいしゅう
typed-week-after-next = 再来週, さらいしゅう
typed-next = 次の, 今度の, 今週の, この
typed-weekdays = 月曜日|月曜|月, 火曜日|火曜|火, 水曜日|水曜|水, 木曜日|木曜|木, 金曜日|金曜|金, 土曜日|土曜|土, 日曜日|日曜|日
typed-months = 1月|一月, 2月|二月, 3月|三月, 4月|四月, 5月|五月, 6月|六月, 7月|七月, 8月|八月, 9月|九月, 10月|十月, 11月|十一月, 12月|十二月
typed-day-mark = 日
typed-year-mark = 年
typed-of = の
typed-slash = month-day

# 時刻。
typed-am = 午前, 朝, 早朝, 翌朝
typed-pm = 午後, 夕方
typed-night = 夜, 深夜, 夜中, 今夜, 今晩, こんや, こんばん, 晩
typed-noon = 正午, 昼, お昼, ひる, おひる
typed-midnight = 真夜中
typed-hour-mark = 時
typed-minute-mark = 分
typed-half-past = 半
typed-at = の, に

# 「/リマインダー おやすみ時間」。
typed-off = なし, 無し, ナシ, オフ, 不要, 解除, いいえ
typed-between = から, まで, より, の, 〜, 翌日, 翌, 次の日
