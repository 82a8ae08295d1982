## ゲームの手以外の操作への返事。

lobby-opened = { $channel }でゲームの募集を始めました。
lobby-thread-not-yours = このチャンネルでスレッドを作って書き込む権限がないため、スレッドでゲームを始められません。スレッドなしで始めるか、サーバー管理者に相談してください。
lobby-no-thread-here = 専用スレッドを作れるのはテキストチャンネルだけです。テキストチャンネルで「/{ command-game } { command-game-new }」を使うか、ここではスレッドなしで始めてください。
lobby-taken = このチャンネルにはもう[ゲーム]({ $url })があります。{ $thread ->
    [yes] 「/{ command-game } { command-game-new }」でスレッドのオプションを使うと、専用スレッドで始められます。別のチャンネルでも始められます。
   *[no] 別のチャンネルで始めてください。
  }
lobby-joined = 参加しました。あなたのターンになったら、このチャンネルで1回だけメンションします。
lobby-joined-begun = 参加しました。ゲームが始まりました。
lobby-left = 退出しました。
lobby-started = ゲームが始まりました。抽選の結果、最初のプレイヤーは{ $player }さんです。
lobby-ended = ゲームを中止しました。
lobby-cancel-sure = ゲームを得点なしで中止します。ほかの参加者の分も終わり、元には戻せません。
button-cancel = 中止する
thread-name = { $edition }
settings-changed = 変更しました。
settings-line = { $edition }（{ $seats ->
    [2] 2人用
   *[other] { $seats }人まで
  }）。参加者：{ $players }。{ $scores }
settings-language = 全員が読む投稿の言語：{ $language }
settings-open = 得点は公開です。
settings-secret = 得点は終了まで非公開です。
settings-seed = { $status ->
    [over] -# ダイスは秘密のシードで決まっていました。SHA-256は`{ $commitment }`で、シードそのものは最後の投稿にあります。
    [cancelled] -# ダイスは秘密のシードで決まっていました。SHA-256は`{ $commitment }`です。ゲームが途中で終了したため、シードは公開されません。
   *[other] -# ダイスは秘密のシードで決まっています。SHA-256は`{ $commitment }`で、シードそのものは終了時に公開されます。
  }
export-over = ゲーム全体の記録です。`python -m tools replay` で再現し、ダイスを検証できます。
export-running = 秘密の部分を除いた、ここまでの記録です。終了後はシードも含まれます。
export-cancelled = 終了した時点までの記録です。途中で終了したためシードは公開されず、ダイスは検証できません。
