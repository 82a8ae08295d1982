## Answers to what is done with a game beside its moves.

lobby-opened = The game is open in { $channel }.
lobby-thread-not-yours = To open a game in a thread here, you need permission to create threads and to write in this channel. Ask somebody who manages the server for it, or leave out the thread option.
lobby-no-thread-here = I can only start a thread in a text channel. Use /{ command-game } { command-game-new } in one, or leave out the thread option here.
lobby-taken = This channel already has [a game]({ $url }). { $thread ->
    [yes] Open yours in another channel, or use /{ command-game } { command-game-new } with the thread option to put it in a new thread.
   *[no] Open yours in another channel.
  }
lobby-joined = You're in. I'll mention you in this channel each time it's your turn.
lobby-joined-begun = You're in, and the game has begun.
lobby-joined-side = You're playing for { FORM($side, "the") }.
lobby-side-changed = You're playing for { FORM($side, "the") } now.
lobby-left = You've left the lobby.
lobby-started = { $you ->
    [yes] You go
   *[no] { $player } goes
  } first.
lobby-ended = You've ended the game.
lobby-cancel-sure = This ends the game for everybody, without scores, and can't be undone.
button-cancel = End it for good
thread-name = { $edition }
settings-changed = Done.
settings-line = { $begun ->
    [yes] { $edition }: { $players }. { $scores }
   *[no] { $edition }: { $exactly ->
        [yes] { $seats } players
       *[no] { $seats ->
            [2] two players
           *[other] up to { $seats } players
          }
      }; joined: { $players }. { $scores }
  }
settings-language = Public posts are in { $language }.
settings-open = Scores are open.
settings-secret = Scores are secret until the end.
settings-secret-sides = Scores are secret until the end, but you can show yours to your ally.
# `status`: over (played to its end), cancelled (ended before that), or another.
settings-seed = { $status ->
    [over] -# Every roll and every draw came from a secret seed, whose SHA-256 is `{ $commitment }`; the seed itself is in the final post.
    [cancelled] -# Every roll and every draw came from a secret seed, whose SHA-256 is `{ $commitment }`. The game was ended early, so the seed stays secret.
   *[other] -# Every roll and every draw comes from a secret seed, whose SHA-256 is `{ $commitment }`; the seed itself is shown at the end.
  }
export-over = This is the whole game. To check every roll and every tile drawn, save the file and run `python -m tools replay { $file } --commitment { $commitment }` with this bot's code. The long number is the one from the first turn post, so a forged file won't pass.
export-running = This is the game so far, minus its secrets. Once it's over, the file will have the seed too.
export-cancelled = This is the game as far as it got. It was ended early, so its seed stays secret and its dice can't be checked.
