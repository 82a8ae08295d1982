## 手が断られる理由と、代わりにできること。ルール上の断り1つにつき1文。
## `region` は対象の地域の番号で、対象がなければ0。

refusal-not-your-decision = 今はあなたの番ではありません。「/{ command-status }」で誰の行動待ちか分かります。
refusal-wrong-step = 今は「{ $step }」のフェイズなので、その操作はできません。できることは操作パネルに出ています。
refusal-no-such-combo = その組み合わせは並んでいません。表示されているものから選んでください。
refusal-combo-of-others = その組み合わせは別の陣営のものです。自分の陣営のものを選んでください。
refusal-too-poor = その組み合わせには{ $price ->
   *[other] { $price }コイン
  }必要ですが、所持金は{ $coins }コインです。列の上にあるものほど安く、一番上は無料です。
refusal-cannot-decline-new = 選んだばかりの種族は、まだ衰退できません。征服するか、ターンを終了してください。
refusal-cannot-decline-begun = このターンを使って衰退させるには、ほかの行動より先に選ぶ必要があります。このまま続けるか、まだ取り消せるなら、ターンの最初まで取り消してください。
# $number：地域を書いていなければ -1。
refusal-no-region-named = { $number ->
    [-1] 使う地域も指定してください。入力中に出る候補から選べます。
   *[other] このボードに地域{ $number }はありません。ボードに書かれた番号を使ってください。
  }
refusal-not-yours = 地域{ $region }は、今行動している種族のものではありません。その種族の地域から選んでください。
refusal-cannot-abandon-now = 放棄できるのは、その種族がこのターンで最初に征服するかダイスを振る前だけです。地域{ $region }はそのままにするか、まだ取り消せるなら、最初の征服の前まで取り消してください。
refusal-no-tokens = 征服には手元のトークンが1枚以上必要ですが、1枚もありません。この種族にまだできることは操作パネルに出ています。
refusal-hand-too-small = この種族の征服には手元のトークンが{ $least }枚以上必要ですが、{ $hand }枚しかありません。まだできることは操作パネルに出ています。
refusal-own-region = 地域{ $region }はもうこの種族のものです。ほかの地域を選んでください。
refusal-immune = 地域{ $region }は{ $piece }に守られていて不可侵です。ほかの地域を選んでください。
# $who：入れる種族の一覧。いなければ "nobody"。
refusal-closed = { $terrain ->
    [chasm] 地域{ $region }は底なし谷で、誰も入れません。ほかの地域を選んでください。
   *[other] { $who ->
        [nobody] 地域{ $region }は水域で、ここでは誰も征服できません。陸地を選んでください。
       *[other] 地域{ $region }は水域で、征服できるのは{ $who }だけです。陸地を選んでください。
      }
  }
# ある特殊パワーを持つ種族。
who-power = { $power }のアクティブ種族
refusal-not-on-water = 地域{ $region }は水域なので、この方法では征服できません。陸地を選んでください。
refusal-not-adjacent = 地域{ $region }はこの種族のどの地域にも隣接していません。{ $count ->
    [0] { $opens ->
        [0] この種族が届く地域を選んでください。
       *[other] 今征服できるのは地域{ $open }です。
      }
    [1] 間にある地域{ $between }を先に征服してください。
   *[other] 間にある地域{ $between }のどれかを先に征服してください。
  }
refusal-not-an-entry = 地域{ $region }からはボードに入れません。{ $opens ->
    [0] { $world ->
        [warcraft] 錨のある地域
       *[other] 入口の地域（たいていはボードの端）
      }を選んでください。選べる地域は操作パネルに出ています。
   *[other] 今征服できるのは地域{ $open }です。
  }
refusal-at-peace = 地域{ $region }は、あなたと和平中の外交官のものです。和平は、その人の次のターンまで続きます。ほかの地域を選んでください。
refusal-too-few-tokens = 地域{ $region }の必要枚数は{ $price }枚ですが、手元には{ $hand ->
   *[other] { $hand }枚
  }しかありません。{ $roll ->
    [0] もっと
   *[other] 「{ $region } ダイス」と入力して最後のダイスで狙うか、もっと
  }少ない枚数で征服できる地域を選んでください。
refusal-die-not-needed = 地域{ $region }は手元のトークンで足りるので、ダイスは振りません。そのまま征服してください。
refusal-die-too-weak = 地域{ $region }の必要枚数は{ $price }枚ですが、手元には{ $hand ->
   *[other] { $hand }枚
  }しかなく、最高の出目の3でも届きません。もっと少ない枚数で征服できる地域を選んでください。
refusal-die-used = もうダイスを振ったので、この種族の征服は終わりです。再配備に進んでください。
refusal-roll-first = バーサーカーの種族は、地域を選ぶ前にダイスを振ります。先に振ってください。
refusal-toll = 地域{ $region }を選ぶには{ $price ->
   *[other] { $price }コイン
  }の支払いが必要ですが、所持金は{ $coins }コインです。ほかの地域を選んでください。
refusal-stopped = 地域{ $region }にいる種族には、その方法は効きません。その方法を使わずに攻撃するか、ほかの地域を選んでください。
refusal-not-offered = その効果は、今その地域には使えません。使える地域は操作パネルに出ています。
refusal-tokens-left = 手元にまだ{ $hand ->
   *[other] { $hand }枚
  }残っています。すべて置いてから進んでください。
refusal-not-that-many = { $hand ->
    [0] 置くトークンは残っていません。今できることは操作パネルに出ています。
    [1] 手元の残りは1枚だけです。その1枚を置いてください。
   *[other] 手元の残りは{ $hand }枚です。1枚以上、残りの枚数以内で指定してください。
  }
refusal-left-again = 地域{ $region }にはトークンを残せません。ほかの地域に置いてください。
refusal-too-few-there = 地域{ $region }には、{ $at_least ->
   *[other] { $at_least }枚
  }以上置くか、1枚も置かないでください。
# $tokens：地域$regionにしか置けない枚数（入力されたものとは違う）。なければ 0。
refusal-bad-moves = { $tokens ->
    [0] 今置けるトークンはありません。配置は書かずに、「/{ command-end }」で進めてください。
   *[other] 置くトークンは{ $tokens }枚で、地域{ $region }にしか置けません。「{ $region }:{ $tokens }」と入力してください。「/{ command-end }」なら自動で置きます。
  }
refusal-answer-first = 先に答える選択が残っています。操作パネルで選んでください。
refusal-no-question = 今は選ぶものがありません。できることは操作パネルに出ています。
refusal-not-an-option = それは選べません。選べるものはすべて操作パネルに出ています。
refusal-too-many = 選べる数を超えています。減らしてください。
refusal-too-few = 少なくともあと{ $at_least }つ選んでください。
refusal-game-over = ゲームは終了しています。「/{ command-game } { command-game-new }」で新しく始められます。
refusal-same-option-twice = 同じものは2回選べません。別々のものを選んでください。
refusal-used-this-turn = その効果は、このターンにもう使いました。次のターンにまた使えます。
refusal-used-on-opponent = このターン、その相手にはもうこの効果を使いました。ほかの相手になら使えるかもしれません。
refusal-tray-empty = 置き換えに使う自分の種族のトークンが箱に残っていません。地域{ $region }を征服できるのは、手元のトークンを使う場合だけです。
# `tokens`: その地域のトークン。1なら、コマ（`piece`）が守っている。
refusal-not-alone = { $tokens ->
    [1] 地域{ $region }のトークンは、{ $piece }に守られています。守られていないトークンが1枚だけの地域を選んでください。
   *[other] 地域{ $region }にはトークンが{ $tokens }枚あります。アクティブなトークンが1枚だけの地域を選んでください。
  }
refusal-no-opponent-there = 地域{ $region }は相手のアクティブ種族のものではありません。相手のアクティブ種族がいる地域を選んでください。
refusal-no-target = その効果に地域の指定は必要ありません。指定を外して使ってください。
refusal-die-waits = 次の征服のダイスはもう振ってあります。その出目で征服できる地域を「ダイス」を付けずに指定するか、ターンを終えてください。
refusal-nothing-to-take-back = 今、取り消せる行動はありません。
