## ウォークラフトの経過の言葉。書き方は log.ftl と同じ。

log-note-pandaren = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }から{ $to_you ->
    [yes] あなた
   *[no] { $other }さん
  }に、調和トークンが渡されました。{ $to_you ->
    [yes] あなた
   *[no] { $other }さん
  }は、{ $you ->
    [yes] あなた
   *[no] { $player }さん
  }のパンダレンを攻撃する前に、2コイン支払います。
log-conquered-by-warcraft-gnomes = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が空襲で地域{ $region }を征服しました。
log-conquered-by-ethereals = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が、伝説の地のある地域{ $region }を、2枚少ないトークンで征服しました。

log-note-battleground = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }の種族は、このターンだけ{ $why }につきます。
log-note-well-of-eternity = この島には海も湖もないので、久遠の聖泉はゲームから除かれ、別の伝説の地に替わりました。
log-conquered-by-ashes-of-alar = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }がアラールの灰で地域{ $region }を征服しました。
log-conquered-by-doomhammer = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }がドゥームハンマーで地域{ $region }を征服しました。
log-conquered-by-frostmourne = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }がフロストモーンで地域{ $region }を征服しました。

log-note-beast-master = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }の獣は、このターン{ $amount ->
   *[other] { $amount }枚
  }です。
log-note-goblins = { $amount ->
    [0] 地域{ $region }の爆弾は不発でした。
    [1] 地域{ $region }の爆弾が爆発しました。
   *[other] 地域{ $region }の爆弾は爆発しましたが、そこでは何も起きませんでした。
  }
    .piece = bomb
log-note-portal-mage = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が、地域{ $region }と地域{ $amount }にあるものを入れ替えました。
log-conquered-by-championing = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }の勇者が地域{ $region }を征服しました。
    .piece = champion
# 前のターンからの投稿での言い方。posts.ftl の recap-took-from などと同じ。
recap-took-by-goblins = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }の{ $count ->
   *[other] 地域{ $regions }
  }を爆破
recap-placed-bomb = { $count ->
   *[other] 地域{ $regions }
  }に爆弾を設置
recap-placed-objective = { $count ->
   *[other] 地域{ $regions }
  }に軍事目標を設定
recap-note-pandaren = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }に調和トークン
recap-note-portal-mage = 地域{ $region }と地域{ $amount }の中身を入れ替え
recap-note-ethereals = { $thing }を地域{ $region }から地域{ $amount }へ

log-note-ethereals = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が{ $why }を地域{ $region }から地域{ $amount }に移しました。
    .moves = why
log-conquered-by-goblins = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }の爆弾で地域{ $region }が空になりました。
    .empties = yes
