## Answers to what is done with a game beside its moves.

lobby-opened = The game is open in { $channel }.
lobby-thread-not-yours = To open a game in a thread here, you need permission to create threads and to write in this channel. Leave out the thread option, or ask somebody who manages the server.
lobby-no-thread-here = A thread of its own can be opened from a text channel only. Use /{ command-game } { command-game-new } there, or without the thread option here.
lobby-taken = This channel already has [a game]({ $url }). { $thread ->
    [yes] /{ command-game } { command-game-new } with the thread option opens yours in a thread of its own, or open it in another channel.
   *[no] Open yours in another channel.
  }
lobby-joined = You're in. I'll mention you once in this channel when it's your turn.
lobby-joined-begun = You're in, and the game has begun.
lobby-left = You have left.
lobby-started = The game has begun. { $player } was drawn to go first.
lobby-ended = The game is ended.
lobby-cancel-sure = This ends the game for everybody, without scores, and cannot be taken back.
button-cancel = End it for good
thread-name = { $edition }
settings-changed = Done.
settings-line = { $edition } for { $seats ->
    [2] two players
   *[other] up to { $seats } players
  }; in it: { $players }. { $scores }
settings-language = What everybody reads is in { $language }.
settings-open = Scores are open.
settings-secret = Scores are secret until the end.
# `status`: over (played to its end), cancelled (ended before that), or another.
settings-seed = { $status ->
    [over] -# The dice were fixed by a secret seed, whose SHA-256 is `{ $commitment }`; the seed itself is in the final post.
    [cancelled] -# The dice were fixed by a secret seed, whose SHA-256 is `{ $commitment }`. The game was ended early, so the seed stays secret.
   *[other] -# The dice are fixed by a secret seed, whose SHA-256 is `{ $commitment }`; the seed itself is shown at the end.
  }
export-over = The whole game. `python -m tools replay` plays it again and checks the dice.
export-running = The game so far, without what is secret. When it is over, the seed is in it too.
export-cancelled = The game as far as it went. It was ended early, so its seed stays secret and its dice can't be checked.
