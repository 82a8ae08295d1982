## 1人について保存しているもの。

privacy-nothing = あなたの保存データはありません。ゲームに参加するか設定を変えると、ID、そのときの名前、手が保存されます。
privacy-title = あなたの保存データは次のとおりです。
privacy-id = DiscordのID（{ $user }）を、下の各所に保存しています。メッセージの内容や、ほかの場所での行動は保存していません。
# $open と $over は席の数、$hosted はゲームの数、$letters はDMの数。
privacy-games = 席（席に着いたときの名前とともに）：終わっていないゲームに{ $open }席、終了したゲームに{ $over }席。あなたが始めたゲーム：{ $hosted }件。手：{ $actions }件。サーバーの操作履歴：{ $audit }行。送信済みか送信待ちのDM：{ $letters }件（送ったことだけで、内容は保存していません）。
privacy-settings = 設定：言語 { $language ->
    [none] 不明
   *[other] { $language }
  }、リマインダー { $reminders ->
    [yes] あり
   *[no] なし
  }、タイムゾーン { $zone ->
    [none] 未設定
   *[other] { $zone }
  }、おやすみ時間 { $quiet ->
    [none] なし
   *[other] { $quiet }
  }、不在 { $away ->
    [none] なし
   *[other] { $away }まで
  }、事前指示 { $orders ->
    [none] なし
   *[other] { $orders }
  }、画像の表示 { $style ->
    [none] 標準
   *[other] { $style }
  }。
privacy-more = 「/プライバシー 書き出し」ですべてをファイルで受け取れます。「/プライバシー 削除」ですぐに削除できます。
privacy-export = あなたのIDとともに保存しているすべてのデータです。時刻はUNIX時間（秒）です。
privacy-delete-sure = あなたの保存データをすべて、すぐに、完全に削除します。{ $games ->
    [0] 終わっていないゲームには参加していません。
   *[other] 終わっていない{ $games }件のゲームであなたの席が空きます。ロビーはあなたなしで続き、進行中のゲームでは誰かが引き継ぐまで自動プレイになります。
  }
  終了したゲームと経過では、ほかの人の記録が残るように、あなたのIDと名前を「元プレイヤー」に置き換えます。設定は削除します。
  対象外のもの：すでにDiscordにある、あなたの名前が入ったメッセージ（そこでメッセージを削除できる人が消せます）、このボットの運営者のバックアップ、書き出したゲームなどほかの人が保存したもの。
  後でまたゲームに参加すると、最初からの扱いになります。
button-forget = すべて削除する
privacy-deleted = あなたの保存データをすべて削除しました。すでにDiscordにあるメッセージはそのままです。
former-player = 元プレイヤー{ $number }
