## 행동 말고 게임에 하는 일에 대한 답.

lobby-opened = { $channel }에 게임을 열었어요.
lobby-thread-not-yours = 내게 이 채널에서 스레드를 만들고 글을 쓸 권한이 없어서 스레드에서 게임을 열 수 없어요. 스레드 옵션을 빼거나 서버 관리자에게 권한을 부탁하세요.
lobby-no-thread-here = 게임 스레드는 일반 텍스트 채널에서만 만들 수 있어요. 그런 채널에서 "/{ command-game } { command-game-new }"를 쓰거나, 여기서는 스레드 옵션을 빼 주세요.
lobby-taken = 이 채널에는 이미 [게임]({ $url })이 있어요. { $thread ->
    [yes] "/{ command-game } { command-game-new }"에서 스레드 옵션을 쓰면 따로 스레드를 만들어 열 수 있어요. 다른 채널에서 열어도 돼요.
   *[no] 다른 채널에서 여세요.
  }
lobby-joined = 참가했어요. 차례가 올 때마다 이 채널에서 한 번씩 멘션할게요.
lobby-joined-begun = 참가했고, 게임이 시작됐어요.
lobby-joined-side = 내 진영은 { PARTICLE($side, "이에요/예요") }.
lobby-side-changed = { $side } 진영으로 옮겼어요.
lobby-left = 대기실에서 나왔어요.
lobby-started = { $you ->
    [yes] 내가
   *[no] { $player } 님이
  } 먼저예요.
lobby-ended = 게임을 끝냈어요.
lobby-cancel-sure = 이 게임을 점수 없이 끝낼까요? 함께하던 사람들의 게임도 끝나고, 되돌릴 수 없어요.
button-cancel = 완전히 끝내기
thread-name = { $edition }
settings-changed = 바꿨어요.
settings-line = { $begun ->
    [yes] { $edition }. 플레이어: { $players }. { $scores }
   *[no] { $edition }, { $exactly ->
        [yes] { $seats }명
       *[no] { $seats ->
            [2] 2명
           *[other] 최대 { $seats }명
          }
      }. 참가: { $players }. { $scores }
  }
settings-open = 점수를 공개해요.
settings-secret = 점수는 끝까지 비밀이에요.
settings-secret-sides = 점수는 끝날 때까지 비밀이지만, 동맹에게는 내 승점을 보여 줄 수 있어요.
settings-language = 모두가 읽는 글의 언어: { $language }.
settings-seed = { $status ->
    [over] -# 주사위와 뽑힌 타일은 모두 비밀 시드로 정해져 있었고, 시드는 마지막 게시글에 있어요. 시드의 SHA-256: `{ $commitment }`.
    [cancelled] -# 주사위와 뽑힌 타일은 모두 비밀 시드로 정해져 있었어요. 게임이 중간에 끝나서 시드는 공개하지 않아요. 시드의 SHA-256: `{ $commitment }`.
   *[other] -# 주사위와 뽑힐 타일은 모두 비밀 시드로 정해져 있고, 시드는 게임이 끝나면 공개해요. 시드의 SHA-256: `{ $commitment }`.
  }
export-over = 게임 전체예요. 주사위와 뽑힌 타일을 모두 확인하려면 파일을 저장하고, 이 봇의 코드로 `python -m tools replay { $file } --commitment { $commitment }` 명령을 실행하세요. 긴 번호는 첫 차례 게시글에 나온 것이라, 가짜 파일은 통과하지 못해요.
export-running = 지금까지의 게임이에요. 비밀인 것은 빠져 있고, 게임이 끝난 뒤에 받으면 시드도 들어 있어요.
export-cancelled = 끝난 시점까지의 게임이에요. 게임이 중간에 끝나서 시드는 공개하지 않으니 주사위는 확인할 수 없어요.
