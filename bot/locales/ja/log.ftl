## 起きたことを、出来事1つにつき1文で。
## `player` は名前、`region` は番号、`amount` は数。`you` は読む本人のことなら "yes"、
## `to_you` は相手が読む本人なら "yes"（どちらも本人だけへの返事の中でのみ）。

log-picked = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が{ $combo }を選びました（トークン{ $amount ->
   *[other] { $amount }枚
  }）。
log-earned = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }は{ $amount ->
   *[other] { $amount }コイン
  }獲得しました：{ $lines }。
log-earned-nothing = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }はコインを獲得しませんでした。
log-earned-line = { $why }+{ $amount }
log-paid = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }は{ $amount ->
   *[other] { $amount }コイン
  }支払いました（{ $lines }）。
log-paid-line = { $why }
log-column-paid = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }は組み合わせの代金として{ $amount ->
   *[other] { $amount }コイン
  }支払いました。
log-column-got = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }は組み合わせに置かれていた{ $amount ->
   *[other] { $amount }コイン
  }をもらいました。
log-declined = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が{ $combo }を衰退させました。
log-removed = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }の{ $race }がボードから消えました。
log-offered = 列に新しい組み合わせ：{ $combo }。
# バッジとバナーの列が別のとき。$tiles は種族名と log-offered-badge の文の一覧。
log-offered-tiles = 新しく並んだタイル：{ $tiles }。
log-offered-badge = { $power }のバッジ
log-abandoned = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が地域{ $region }を放棄しました。
log-rolled = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }がダイスを振り、{ $amount }が出ました。
log-rolled-for = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が地域{ $region }を狙ってダイスを振り、{ $amount }が出ました。
# 衰退種族が、アクティブ種族より先に振ったとき。
log-rolled-declined = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }の{ $race }がダイスを振り、{ $amount }が出ました。
log-rolled-for-declined = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }の{ $race }が地域{ $region }を狙ってダイスを振り、{ $amount }が出ました。
log-failed = 地域{ $region }の征服には足りませんでした。
# コマだけが入ったときはトークンが0枚。
log-conquered = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が{ $amount ->
    [0] { "" }
   *[other] トークン{ $amount }枚で
  }地域{ $region }を征服しました。
# 同じプレイヤーの別の種族から。
log-conquered-own = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が{ $amount ->
    [0] { "" }
   *[other] トークン{ $amount }枚で、
  }自分の{ $loser }の地域{ $region }を征服しました。
log-conquered-by = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が{ $why }の力で地域{ $region }を征服しました。
# 独自の方法で地域を取る能力。
log-conquered-by-sorcerers = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が地域{ $region }のトークンをソーサラーに置き換えました。
log-conquered-by-dragon-master = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }のドラゴンが地域{ $region }を征服しました。
    .piece = dragon
log-lost = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }は地域{ $region }で{ $race }を{ $amount ->
   *[other] { $amount }枚
  }失いました。
log-driven = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }の{ $race }が{ $amount ->
   *[other] { $amount }枚
  }、地域{ $region }から追い出されました。
log-natives = { $native ->
    [monster] 地域{ $region }のモンスターが追い払われました。
    [murloc] 地域{ $region }のマーロックが追い払われました。
   *[lost-tribe] 地域{ $region }の失われた種族が滅びました。
}
log-found = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が地域{ $region }で「{ $why }」を見つけました。
# 征服した地域にあったもの。
log-won = 地域{ $region }の「{ $why }」は{ $you ->
    [yes] あなた
   *[no] { $player }さん
  }のものになりました。
log-lent = { $why }の特殊パワーは「{ $power }」に決まりました。
# 誰のものでもないコマ（"owner"）には持ち主の名を付けない。
log-placed = 地域{ $region }に{ ABOUT($why, "owner") ->
    [nobody] { "" }
   *[player] { $you ->
        [yes] あなた
       *[no] { $player }さん
      }の
  }{ $why }が置かれました。
log-taken-off = 地域{ $region }から{ ABOUT($why, "owner") ->
    [nobody] { "" }
   *[player] { $you ->
        [yes] あなた
       *[no] { $player }さん
      }の
  }{ $why }{ $amount ->
    [1] { "" }
   *[other] { $amount }{ ABOUT($why, "counter") }
  }が取り除かれました。
log-pieces-new = { ABOUT($pieces, "owner") ->
    [nobody] { $pieces }{ $amount ->
        [1] { "" }
       *[other] { $amount }{ ABOUT($pieces, "counter") }
      }が置かれました
   *[player] { $you ->
        [yes] あなた
       *[no] { $player }さん
      }が{ $pieces }{ $amount ->
        [1] { "" }
       *[other] { $amount }{ ABOUT($pieces, "counter") }
      }を置きました
  }：{ $to_count ->
   *[other] { $to }
  }。
log-pieces-gone = { ABOUT($pieces, "owner") ->
    [nobody] { "" }
   *[player] { $you ->
        [yes] あなた
       *[no] { $player }さん
      }の
  }{ $pieces }{ $amount ->
    [1] { "" }
   *[other] { $amount }{ ABOUT($pieces, "counter") }
  }が取り除かれました：{ $from_count ->
   *[other] { $from }
  }。
# 誰のものでもないコマは、そのコマがある地域の持ち主が動かしたのではない。
log-pieces-moved = { ABOUT($pieces, "owner") ->
    [nobody] { $pieces }{ $amount ->
        [1] { "" }
       *[other] { $amount }{ ABOUT($pieces, "counter") }
      }が移動しました
   *[player] { $you ->
        [yes] あなた
       *[no] { $player }さん
      }が{ $pieces }{ $amount ->
        [1] { "" }
       *[other] { $amount }{ ABOUT($pieces, "counter") }
      }を動かしました
  }：{ $from_count ->
   *[other] { $from }
  } → { $to_count ->
   *[other] { $to }
  }。
# Something that was found.
log-piece-moved = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が「{ $piece }」を動かしました：地域{ $from } → 地域{ $to }。
log-pieces-in = 地域{ $region }{ $amount ->
    [1] { "" }
   *[other] {" "}×{ $amount }
  }
log-gained = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }の{ $race }が{ $amount ->
   *[other] { $amount }枚
  }増えました。
log-aside = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }は{ $race }{ $amount ->
   *[other] { $amount }枚
  }を脇に置きました。
log-given-up = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }の地域{ $region }は、トークンが1枚も残らず、空になりました。
log-left = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が地域{ $region }の{ $why }を離れました。
# $moves は配置後の枚数。
log-deployed = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が{ $race }を再配備しました：これで{ $moves }。
# ほかの人のターンに。
log-deployed-forced = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }の{ $race }が移動させられました：これで{ $moves }。
log-withdrawn = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }のトークンが撤退しました：{ $moves }。
log-waits = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }の{ $race }は地域がなくなり、{ $amount ->
   *[other] { $amount }枚
  }が手元に残りました。
log-note-diplomat = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }が{ $to_you ->
    [yes] あなた
   *[no] { $other }さん
  }と和平を結びました。
log-note-diplomat-nobody = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }は誰とも和平を結びませんでした。
log-turn = ラウンド{ $amount }、{ $you ->
    [yes] あなた
   *[no] { $player }さん
  }のターン
log-over = ゲームが終了しました。

## 種族と特殊パワー以外の、コインの出どころ。
why-regions = 地域
why-column = 列
log-swapped = { $you ->
    [yes] あなた
   *[no] { $player }さん
  }がバッジを交換し、組み合わせが{ $combo }になりました。
