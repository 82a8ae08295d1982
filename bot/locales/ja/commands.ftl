## コマンドとオプションの名前と説明。説明はボットの名前で始める。
## Discord の上限は、名前が32文字（小文字、空白なし）、説明が100文字。

command-game = ゲーム
about-game = Elbow Room：ゲームを始める、参加する、終える
command-game-new = 新規
about-game-new = Elbow Room：このチャンネルでゲームの募集を始める
command-game-join = 参加
about-game-join = Elbow Room：このチャンネルのロビーに参加する
command-game-leave = 退出
about-game-leave = Elbow Room：このチャンネルのロビーから退出する
command-game-start = 開始
about-game-start = Elbow Room：今の参加者でゲームを始める
command-game-cancel = 中止
about-game-cancel = Elbow Room：このチャンネルのゲームを得点なしで中止する
command-game-settings = 設定
about-game-settings = Elbow Room：ゲームの設定を見る、ロビーで変更する
command-game-result = 結果
about-game-result = Elbow Room：最終得点を見る
command-game-export = 書き出し
about-game-export = Elbow Room：ゲームの記録をファイルで受け取る。終了後は誰でも再現できる
command-play = プレイ
about-play = Elbow Room：操作パネルを開く、誰の行動待ちかを見る
command-pick = 選ぶ
about-pick = Elbow Room：種族と特殊パワーの組み合わせを選ぶ
command-conquer = 征服
about-conquer = Elbow Room：地域を征服する
command-abandon = 放棄
about-abandon = Elbow Room：最初の征服の前に地域を放棄する
command-redeploy = 再配備
about-redeploy = Elbow Room：手元のトークンを置く、追い出されたトークンを移す
command-decline = 衰退
about-decline = Elbow Room：種族を衰退させる（1ターンを使う）
command-use = 使う
about-use = Elbow Room：種族や特殊パワー、持っているものの効果を使う
command-choose = 答える
about-choose = Elbow Room：残っている選択に答える
command-end = ターン終了
about-end = Elbow Room：残りのトークンを操作パネルの表示どおりに置いてターンを終える
command-undo = 取り消す
about-undo = Elbow Room：直前の行動を取り消す
command-board = ボード
about-board = Elbow Room：今または過去のターンのボードを見る
command-status = 状況
about-status = Elbow Room：誰のターンか、全員の様子を見る
command-log = 経過
about-log = Elbow Room：起きたことを文章で読む
command-coins = コイン
about-coins = Elbow Room：自分のコインを見る
option-coins-ally = 陣営に分かれるゲームで、味方に自分のコインを見せるか、また隠すか
name-ally = 味方
coins-ally-on = 見せる
coins-ally-off = 隠す
command-help = ヘルプ
about-help = Elbow Room：遊び方を5行で読む

name-edition = エディション
name-world = 舞台
name-relics = アイテム
name-house-rule = ハウスルール
option-join-side = 陣営に分かれるゲームで、どの陣営に入るか。省略すると空きの一番多い陣営
name-side = 陣営
option-rematch-sides = 陣営に分かれるゲームで、前と同じ陣営にするか入れ替えるか
name-sides = 陣営の扱い
rematch-keep = 前と同じ陣営
rematch-swap = 入れ替える
name-players = 人数
name-thread = スレッド
name-scores = 得点
name-show = 表示
name-combo = 組み合わせ
name-region = 地域
name-moves = 配置
name-power = パワー
name-option = 選択肢
name-whole = ターン全部
name-at = ターン
name-style = 表示形式
name-share = 共有
name-since = 開始ターン

option-new-edition = どのゲームの種族と特殊パワーで遊ぶか
option-new-world = 地上と地下、どちらのボードで遊ぶか。省略すると、選んだ種族と特殊パワーに合うボード
option-new-relics = 聖なるアイテムと伝説の地を使うかどうか。省略すると、選んだエディションかボードにもともとあれば使う
# 「/game settings」用。省いたものは今のまま。
option-settings-world = 地上と地下、どちらのボードで遊ぶか
option-settings-relics = 聖なるアイテムと伝説の地を使うかどうか
option-new-house-rule = このゲームでいつもと変えたいルール。選んだエディションのものに限る
option-new-players = コンピューターを含む参加人数。そろうと自動で始まる
option-new-thread = 専用スレッドで始める
option-new-scores = 全員のコインを全員に見せるかどうか
scores-secret = 終了まで非公開
scores-open = 全員に公開
option-play-show = 操作パネルの開きたいページ
page-main = 自分のターン
page-prices = 各地域の必要枚数の内訳
page-abandon = 放棄できる地域
page-decline = 衰退させるとどうなるか
page-does = 種族と特殊パワーの効果
page-log = 経過
option-pick-combo = 組み合わせ（種族の名前）
option-conquer-region = ボードに書かれた番号。ダイスを振る征服は候補から選ぶ
option-abandon-region = ボードに書かれた番号
option-redeploy-moves = 地域に加えるトークン（例：9:2 12:3）
option-use-power = 使う効果と使う場所
option-choose-option = 選ぶもの。複数あるときは空白で区切る
option-undo-whole = このターンで取り消せる行動をすべて取り消す
option-board-at = 見たいターンの番号
option-board-style = 画像、高コントラスト、文字のどれで表示するか
style-default = 画像
style-contrast = 高コントラスト画像
style-text = 文字
option-share = ここにいる全員に見せる
option-log-since = 何番目のターンから読むか。省略すると自分の前回のターンから

choice-pick = { $combo } · { $tokens }枚 · { $pay ->
    [0] 無料
   *[other] 支払い{ $pay }コイン
  }{ $get ->
    [0] { "" }
   *[other] 、獲得{ $get }コイン
  }
choice-conquer = { $region } · { $price }枚（{ $own ->
    [yes] 自分、
    [ally] 味方、
   *[no] { "" }
  }{ $what }）
choice-roll = { $region } 🎲{ $needs }以上（{ $chance }%{ $own ->
    [yes] 、自分
    [ally] 、味方
   *[no] { "" }
  }） · { $what }
choice-turn = ターン{ $number } · ラウンド{ $round } · { $player }さん
# 表示されない、入力できる語。地域の後のダイス、「これ以上なし」の答え、地域の番号の前後の語。全言語の語が使える。
typed-die = ダイス, だいす, サイコロ, さいころ, ダイスを振る, 振る
typed-none = なし, 無し, ない, 何もない, いいえ, これで終わり, 終わり
typed-region = 地域, 番, 番の地域

# サーバーと保存データ。
command-admin = 管理
about-admin = Elbow Room：サーバー管理者用
command-admin-channels = チャンネル
about-admin-channels = Elbow Room：ゲームを始められる場所
command-admin-allow = 許可
about-admin-allow = Elbow Room：チャンネルでゲームを許可する。最初に許可すると、そこだけになる
command-admin-forbid = 禁止
about-admin-forbid = Elbow Room：チャンネルで新しいゲームを禁止する
command-admin-everywhere = すべて許可
about-admin-everywhere = Elbow Room：すべてのチャンネルでゲームを許可する
command-admin-list = 一覧
about-admin-list = Elbow Room：ゲームを始められる場所を見る
command-admin-limits = 上限
about-admin-limits = Elbow Room：一度に続けられるゲームの数の上限を見る、変更する
command-admin-end = 終了
about-admin-end = Elbow Room：読み込めないものも含め、ゲームを得点なしで中止する
command-privacy = プライバシー
about-privacy = Elbow Room：あなたの保存データ
command-privacy-show = 表示
about-privacy-show = Elbow Room：あなたの保存データを文章で見る
command-privacy-export = 書き出し
about-privacy-export = Elbow Room：あなたの保存データをすべてファイルで受け取る
command-privacy-delete = 削除
about-privacy-delete = Elbow Room：あなたの保存データをすべて削除する
command-admin-skip = スキップ
about-admin-skip = Elbow Room：ゲームを止めている行動や選択を、今すぐ自動プレイに任せる
command-admin-rollback = 巻き戻し
about-admin-rollback = Elbow Room：ゲームを前の場面まで巻き戻す
command-admin-audit = 操作履歴
about-admin-audit = Elbow Room：プレイ以外の操作を誰が行ったかを見る
command-admin-dashboard = ゲーム一覧
about-admin-dashboard = Elbow Room：このサーバーのゲームをいつも表示するメッセージ
command-admin-put = 設置
about-admin-put = Elbow Room：ゲーム一覧をチャンネルに置く、移す
command-admin-remove = 撤去
about-admin-remove = Elbow Room：ゲーム一覧を消す
name-channel = チャンネル
name-games = 全体
name-each = 一人あたり
name-game = ゲーム
option-admin-channel = チャンネル。省略するとこのチャンネル
option-admin-games = このサーバーで一度に続けられるゲームの数。0で標準に戻す
option-admin-each = 1人が始めた、終わっていないゲームの数の上限。0で標準に戻す
option-admin-game = 候補にあるゲーム。省略するとこのチャンネルのゲーム

# 言語。language-name はその言語での自分の呼び名で、翻訳しない。
language-name = 日本語
language-server = サーバーの言語
language-discord = Discordのサーバー設定に合わせる
name-language = 言語
option-new-language = 全員が読む投稿の言語。本人だけへの返事は、それぞれの言語になる
command-admin-language = 言語
about-admin-language = Elbow Room：このサーバーで全員が読む投稿の言語
option-admin-language = 言語。省略すると今の設定を表示

# リマインダーと催促。
command-remind = リマインダー
about-remind = Elbow Room：DMのリマインダー、おやすみ時間、タイムゾーン
command-game-nudge = 催促
about-game-nudge = Elbow Room：次に行動する人にメンションして催促する（6時間に1回まで）
name-dm = 通知
name-quiet = おやすみ時間
name-timezone = タイムゾーン
name-keep = 今後も
option-remind-dm = ターンのリマインダーをDMで受け取るかどうか
option-remind-quiet = リマインダーを止める時間帯（例：22時から8時）。「なし」でいつでも届く
option-remind-timezone = 住んでいる都市か国、または時差（例：東京、+9）
option-board-keep = 自分の操作パネルの画像も、今後はこの表示にする
remind-on-choice = 受け取る
remind-off-choice = 受け取らない
## 席：コンピューター、交代プレイヤー、自分のゲーム。

name-computers = コンピューター
option-new-computers = コンピューターの人数。自分以外が全員コンピューターなら、すぐに（陣営に分かれるときは「開始」で）始まる
option-settings-computers = コンピューターの人数

# 持ち時間、一時停止、不在。
command-game-pause = 一時停止
about-game-pause = Elbow Room：誰かが再開するまで、このチャンネルのゲームの持ち時間を止める
command-game-resume = 再開
about-game-resume = Elbow Room：一時停止中か保留中のゲームを再開する
command-game-aside = 保留
about-game-aside = Elbow Room：続けるかどうかの確認が出たゲームを保留にする
option-resume-game = このチャンネルで続ける保留中のゲーム。省略するとここのゲーム
command-away = 不在
about-away = Elbow Room：戻るまで、自分のすべてのゲームの持ち時間を止める
name-until = いつまで
name-clock = 持ち時間
option-away-until = 期間（3日間、12時間）か日付（明日、月曜日、12月24日）、戻ったときは「戻りました」。省略すると今の設定
option-new-clock = 1ターンの時間。過ぎると予備時間を使い、それも切れると、待つ人がいれば自動プレイになる
clock-choice-0 = なし
clock-choice-12 = 12時間
clock-choice-24 = 24時間
clock-choice-48 = 48時間
clock-choice-72 = 72時間
command-seat = 席
about-seat = Elbow Room：席を誰かに任せる、誰かの席を引き継ぐ
command-seat-offer = 募集
about-seat-offer = Elbow Room：自分の席を引き継ぐ人を募集し、見つかるまで自分で続ける。もう一度使うと取りやめ
command-seat-take = 引き継ぎ
about-seat-take = Elbow Room：空いている席か、頼まれた席を引き継ぐ
command-seat-refuse = 辞退
about-seat-refuse = Elbow Room：頼まれた席の引き継ぎを断る
command-seat-replace = 依頼
about-seat-replace = Elbow Room：自分の席か、プレイヤーのいない席の引き継ぎを誰かに頼む
command-seat-resign = 途中退出
about-seat-resign = Elbow Room：このゲームから抜ける。誰かが引き継ぐまで席は自動プレイになる
command-seat-autopilot = 自動プレイ
about-seat-autopilot = Elbow Room：戻るまで自動プレイに任せる
command-seat-back = 復帰
about-seat-back = Elbow Room：自分の席に戻り、また自分でプレイする
name-player = プレイヤー
name-by = 相手
name-switch = 切り替え
option-seat-player = 誰の席か。省略すると自分の席
option-seat-open = 誰の席か。省略すると空いている席
option-seat-by = 引き継ぎを頼む相手
option-seat-switch = 自動プレイに任せるかどうか
seat-switch-on = オン
seat-switch-off = オフ

# 1人では戻せないところまでの巻き戻し。
command-game-rewind = 巻き戻し
about-game-rewind = Elbow Room：前の場面への巻き戻しを全員に提案する、提案に答える
name-to = 場面
name-answer = 返事
option-rewind-to = 戻る場面（ターンと手の番号。例：12、12.3）
option-rewind-answer = 出ている提案への返事
answer-agree = 賛成
answer-disagree = 反対

# 事前指示と撤退。
command-orders = 事前指示
about-orders = Elbow Room：確認なしでトークンを置く場所を決めておく
name-withdraw = 撤退
name-end-turn = ターン終了
name-where = 対象
name-withdrawals = 撤退
option-orders-withdraw = 追い出されたトークンを置く場所
option-orders-end-turn = ターン終了時に残ったトークンを置く場所
option-orders-where = 対象のゲーム。省略すると、参加していればこのゲーム
orders-where-here = このゲームだけ
orders-where-all = 自分のすべてのゲーム
order-choice-guard = 防衛：失うと痛い地域ほど厚く
order-choice-even = 均等：自分の全地域に広く
order-choice-border = 境界：次に攻撃されうる地域
order-choice-richest = 高得点：得点の高い地域
order-choice-hold = 集中：一番よい1地域にすべて
order-choice-ask = 確認：確認のあるゲームでは自分で決める
order-choice-none = 指示を取り消す
option-new-withdrawals = ほかの人のターンに追い出されたトークンをどうするか
withdrawals-instant = すぐに置き、次に誰かが征服するかダイスを振るまで動かせる
withdrawals-ask = 事前指示のない人に確認し、長くて12時間待つ
withdrawals-strict = 必ず確認し、返事を待つ
command-game-rematch = 再戦
about-game-rematch = Elbow Room：このチャンネルの前のゲームと同じ設定でもう一度遊ぶ
command-mygames = マイゲーム
about-mygames = Elbow Room：自分が参加しているゲームの一覧。自分の番のものから

# ルール。
command-rule = ルール
about-rule = Elbow Room：種族、特殊パワー、ルールの用語、よくある質問を調べる
name-topic = 項目
option-rule-topic = 名前か質問。どの言語でもよく、多少の打ち間違いがあっても見つかる
