## ゲームの手以外の操作への返事。

lobby-opened = { $channel }でゲームの募集を始めました。
lobby-thread-not-yours = スレッドでゲームを始めるには、このチャンネルでスレッドを作って書き込む権限が必要です。スレッドなしで始めるか、サーバー管理者に相談してください。
lobby-no-thread-here = 専用スレッドを作れるのはテキストチャンネルの中だけです。テキストチャンネルで「/{ command-game } { command-game-new }」を使うか、ここではスレッドなしで始めてください。
lobby-taken = このチャンネルにはもう[ゲーム]({ $url })があります。{ $thread ->
    [yes] 「/{ command-game } { command-game-new }」でスレッドのオプションを使うと、専用スレッドで始められます。別のチャンネルでも始められます。
   *[no] 別のチャンネルで始めてください。
  }
lobby-joined = 参加しました。ターンが来るたびに、このチャンネルで1回メンションします。
lobby-joined-begun = 参加しました。人数がそろい、ゲームが始まりました。
lobby-joined-side = あなたの陣営は{ $side }です。
lobby-side-changed = { $side }に移りました。
lobby-left = 退出しました。
lobby-started = スタートプレイヤーは{ $you ->
    [yes] あなた
   *[no] { $player }さん
  }です。
lobby-ended = ゲームを中止しました。
lobby-cancel-sure = ゲームを得点なしで中止します。ほかの参加者も続けられなくなり、元には戻せません。
button-cancel = 中止する
thread-name = { $edition }
settings-changed = 変更しました。
settings-line = { $begun ->
    [yes] { $edition }。プレイヤー：{ $players }。{ $scores }
   *[no] { $edition }（{ $exactly ->
        [yes] { $seats }人用
       *[no] { $seats ->
            [2] 2人用
           *[other] { $seats }人まで
          }
      }）。参加者：{ $players }。{ $scores }
  }
settings-language = 全員が読む投稿の言語：{ $language }。
settings-open = 得点は公開です。
settings-secret = 得点は終了まで非公開です。
settings-secret-sides = 得点は終わるまで非公開ですが、味方には自分のコインを見せられます。
settings-seed = { $status ->
    [over] -# ダイスの出目と引くタイルは、秘密のシードで決まっていました。SHA-256は`{ $commitment }`で、シードそのものは最後の投稿にあります。
    [cancelled] -# ダイスの出目と引くタイルは、秘密のシードで決まっていました。SHA-256は`{ $commitment }`です。ゲームが途中で終了したため、シードは公開されません。
   *[other] -# ダイスの出目と引くタイルは、秘密のシードで決まっています。SHA-256は`{ $commitment }`で、シードそのものは終了時に公開されます。
  }
export-over = ゲーム全体の記録です。ダイスの出目と引いたタイルを確かめるには、ファイルを保存し、このボットのコードで `python -m tools replay { $file } --commitment { $commitment }` を実行してください。長い番号は最初のターンの投稿にあったものなので、偽のファイルなら見破れます。
export-running = ここまでの記録です。秘密の部分は入っていません。ゲームが終わると、シードも入ります。
export-cancelled = 中止したところまでの記録です。シードは公開されないため、ダイスは確かめられません。
