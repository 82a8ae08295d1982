## アンダーグラウンドの操作パネル、断り、経過の言葉。書き方は panel.ftl、refusals.ftl、log.ftl と同じ。

# この箱での最初のターン。looks.ftl の coach-base にあたる。
coach-underground = **アンダーグラウンドは初めてですか？**
    .world = - 河は1枚だけで征服できますが、たいていの種族は得点の前に離れます。底なし谷には誰も入れません。
    .finds = - モンスターのいる地域を征服すると、聖なるアイテムか伝説の地が見つかります。
# ある世界の種族や特殊パワーを、初めて別の世界のボードで使うとき。
coach-mixed = **混ぜて遊ぶのは初めてですか？**
    .kinds = - 森とマッシュルームの森、山岳と暗闇山地など、似た土地は同じものとして数えます。
    .water = - 河についての効果は海と湖にも、海と湖についての効果は河にも働きます。

refusal-enters-elsewhere = フレイムは火山に隣接する地域から始めますが、地域{ $region }は隣接していません。{ $opens ->
    [0] 火山に隣接する地域を選んでください。
   *[other] 今征服できるのは地域{ $open }です。
  }
refusal-there-already = もう地域{ $region }に置かれています。ほかの地域を選ぶか、そのままにしてください。
refusal-not-yet = 大いなる古のものは、最初に征服した地域に置かれます。動かせるのは次のターンから、征服を始める前です。
refusal-no-roll-there = { $world ->
    [base] 征服の前にダイスを振れるのは、魔法の源のある地域か、自分の魔法の源のある地域に隣接する地域だけです。地域{ $region }はどちらでもないので、トークンで征服するか、ほかの地域を選んでください。
   *[other] 征服の前にダイスを振れるのは、神秘の水晶か、自分の神秘の水晶に隣接する地域だけです。地域{ $region }はどちらでもないので、トークンで征服するか、ほかの地域を選んでください。
  }
refusal-cannot-go-there = バルログは地域{ $region }には行けません。隣の地域に動かせますが、海、湖、底なし谷、不可侵の地域、相手のアクティブなノームの地域には入れません。

use-vampire = 吸血→{ $region }{ $player ->
    [none] { "" }
   *[other] （{ $player }さん）
  }
use-shiny-orb = 宝珠→{ $region }{ $player ->
    [none] { "" }
   *[other] （{ $player }さん）
  }
use-cultists = 大いなる古のもの→{ $region }
use-will-o-wisps = ダイスを振る→{ $region }
use-wickedest-pentacle = バルログ→{ $region }

question-shadow-mimes-badge = シャドウ・マイムのバッジを、公開中のほかのバッジと交換しますか？ 置かれているコインは動きません。ボタンの見方：「バッジ · 受け取るトークン」
option-shadow-mimes-badge = { $thing } · { $tokens }枚
enough-shadow-mimes-badge = 交換しない · { $tokens }枚
question-flames-where = どの底なし谷に火山を置きますか？ 選べるのは、火山のシンボルがある底なし谷だけです。最初の征服は火山の隣です。火山は、フレイムがアクティブの間ずっとそこに残ります。
question-reborn-back = 転生する種族の地域を、アクティブ種族に引き継げます。引き継ぐ地域を{ $up_to ->
    [1] 1つ
   *[other] { $up_to }つまで
  }選んでください。アクティブ種族のトークンが{ $up_to ->
    [1] 1枚
   *[other] 1枚ずつ
  }、箱から（なければ手元から）置かれます。
enough-reborn-back = { $chosen ->
    [0] 引き継がない
   *[other] ここまでにする
  }
question-royal-queen = 女王をどの地域に置きますか？ 女王のいる地域は不可侵になります。
enough-royal-queen = { $lies ->
    [yes] 動かさない
   *[no] 置かない
  }
question-shield-where = { $up_to ->
    [1] 新しいマッシュルームの盾を、自分の地域のどれかに置いてください。
   *[other] 新しいマッシュルームの盾の配置：残り{ $up_to }個。1つの地域にいくつでも置けます。
  }盾は1個につき防御+1で、置いた後は動かせません。
enough-shield-where = { $chosen ->
    [0] 置かない
   *[other] ここまでにする
  }
question-seafaring-leave = パワーストーンヘンジの特殊パワーは「海軍」なので、河に残れます。離れる河はありますか？ 離れると、そこのトークンは手元に戻ります。
enough-seafaring-leave = { $chosen ->
    [0] すべてに残る
   *[other] ここまでにする
  }
question-vanishing-vanish = パワーストーンヘンジの特殊パワーは「儚さ」です。衰退させた種族を今ボードから消して、その地域1つにつき2コイン獲得しますか？
option-vanishing-vanish = ボードから消す
enough-vanishing-vanish = 衰退中のまま残す
question-crypt-of-the-tomb-raider-where = 亡霊をどの地域に置きますか？ 亡霊のいる地域は不可侵になります。
enough-crypt-of-the-tomb-raider-where = { $lies ->
    [yes] 動かさない
   *[no] 置かない
  }
question-scepter-of-avarice-where = { $piece }を自分の地域に置きますか？ 置いた地域でこのターンに獲得するコインが倍になります。
enough-scepter-of-avarice-where = 使わない
question-froggys-ring-where = { $piece }を自分の地域に置きますか？ アクティブ種族がその地域に隣接している相手から、1コインずつもらえます。
enough-froggys-ring-where = 使わない
question-altar-of-souls-token = いけにえの祭壇で、衰退中のトークンを1枚手放して3コイン獲得しますか？ 手放しても、このターンの得点は減りません。
enough-altar-of-souls-token = 手放さない
asks-altar-of-souls-token = いけにえの祭壇で衰退中のトークンを手放すかどうか
question-wickedest-pentacle-to = バルログをどの地域に出しますか？ バルログが来た地域の種族は2枚失います。バルログがいる間、その地域は不可侵になり、誰にもコインが入りません。

log-note-vengeful = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }の地域{ $region }を攻撃した{ $to_you ->
    [yes] あなた
   *[no] { $other }さん
  }に、復讐マーカーが渡されました。
log-conquered-by-vampire = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が吸血で、地域{ $region }の1枚だけのトークンを自分のトークンに置き換えました。
log-conquered-by-shiny-orb = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が輝く宝珠で、地域{ $region }の1枚だけのトークンを自分のトークンに置き換えました。
log-conquered-by-will-o-wisps = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }がダイスを振ってから、トークン{ $amount ->
   *[other] { $amount }枚
  }で地域{ $region }を征服しました。
log-conquered-by-flying-doormat = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が空飛ぶドアマットで地域{ $region }を征服しました。
log-conquered-by-stinky-trolls-socks = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }がトロール王の臭い靴下で地域{ $region }を征服しました。
log-conquered-by-sword-of-the-killer-rabbit = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が殺人兎の剣で地域{ $region }を征服しました。

placed-royal-queen = 女王：地域{ $choice }
placed-shield-where = { $count ->
   *[other] 新しいマッシュルームの盾
  }：地域{ $choice }
placed-crypt-of-the-tomb-raider-where = 亡霊：地域{ $choice }
placed-scepter-of-avarice-where = 王笏：地域{ $choice }
placed-froggys-ring-where = 指輪：地域{ $choice }
