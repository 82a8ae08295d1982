## 1人について保存しているもの。

privacy-nothing = あなたの保存データはありません。ゲームに参加するか設定を変えると、ID、そのときの名前、行動が保存されます。
privacy-title = あなたの保存データは次のとおりです。
privacy-id = DiscordのID（{ $user }）。以下のデータは、すべてこのIDとともに保存しています。メッセージの内容や、ほかの場所での行動は保存していません。
# $open と $over は席の数、$hosted はゲームの数、$letters はDMの数。
privacy-games = - 終わっていないゲームの席：{ $open }席。終了したゲームの席：{ $over }席。離れた席や譲った席：{ $left }席。席に着いたときの名前も保存しています。
  - あなたがホストのゲーム：{ $hosted }件。行動：{ $actions }件。
  - 席の募集など、プレイ以外の操作の記録（サーバー管理者が読めます）：{ $audit }件。
  - 送信済みか送信待ちのDM：{ $letters }件。送ったことだけで、内容は保存していません。
privacy-asked = - 引き継ぎを頼まれている席：{ $asked }席。
privacy-settings = 設定：言語は{ $language ->
    [none] 不明
   *[other] { $language }
  }／リマインダーは{ $reminders ->
    [yes] あり
   *[no] なし
  }／タイムゾーンは{ $zone ->
    [none] 未設定
   *[other] { $zone }
  }／おやすみ時間は{ $quiet ->
    [none] なし
   *[some] { $from }〜{ $until }
  }／不在は{ $away ->
    [none] なし
   *[other] { $away }まで
  }／事前指示は{ $orders ->
    [none] なし
   *[other] { $orders }
  }／ボードの表示は{ $style ->
    [none] 標準
   *[other] { $style }
  }。
privacy-more = 「/{ command-privacy } { command-privacy-export }」ですべてをファイルで受け取れます。「/{ command-privacy } { command-privacy-delete }」ですぐに削除できます。
privacy-export = あなたのIDとともに保存しているすべてのデータのファイルです。時刻は1970年の初めからの秒数です。
privacy-delete-sure = あなたの保存データをすべて、すぐに、完全に削除します。{ $games ->
    [0] 終わっていないゲームには参加していません。
   *[other] 終わっていない{ $games }件のゲームで席が空きます。自分しかいないゲームは終わります。ほかの人がいるロビーはそのまま続き、進行中のゲームでは誰かが引き継ぐまで自動プレイになります。
  }
  終了したゲームと経過では、ほかの人の記録が残るように、あなたのIDと名前を「元プレイヤー」に置き換えます。設定は削除します。
  対象外のもの：すでにDiscordにある、あなたの名前が入ったメッセージ（そこでメッセージを削除できる人が消せます）、このボットの運営者のバックアップ、書き出したゲームなどほかの人が保存したもの。
  後でまたゲームに参加すると、新しいプレイヤーとして始まります。
button-forget = すべて削除する
privacy-deleted = あなたの保存データをすべて削除しました。すでにDiscordにあるメッセージはそのままです。
former-player = 元プレイヤー{ $number }
