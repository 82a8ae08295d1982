## The public messages: lobby, turn, result.

recap-line = { $player } { $parts }.
recap-line-piloted = { $player } ({ $kind ->
    [all] autopilot
   *[part] partly the autopilot
  }) { $parts }.
recap-between = ; { "" }
recap-more = … Press "What happened" to see the turns before that.
recap-picked = takes the { $combo }
recap-took = conquers { $count ->
    [one] region
   *[other] regions
  } { $regions }
recap-took-own = takes { $count ->
    [one] region
   *[other] regions
  } { $regions } from their own { $race }
recap-took-from = takes { $count ->
    [one] region
   *[other] regions
  } { $regions } from { $you ->
    [yes] you
   *[no] { $player }
  }
recap-with-losses = { $what } ({ $losses })
recap-lost = { $amount } { $tokens ->
    [one] token
   *[other] tokens
  }
recap-withdrawn-to = { $amount } withdrawn to region { $region }
recap-withdrawn = { $amount } withdrawn: { $moves }
recap-failed = fails to take { $count ->
    [one] region
   *[other] regions
  } { $regions }
# A region abandoned, given up for want of tokens, or given to the Altar with its last token.
recap-abandoned = gives up { $count ->
    [one] region
   *[other] regions
  } { $regions }
# Tokens were driven out of regions that nobody took, by a monster say.
recap-struck = hits { $you ->
    [yes] you
   *[no] { $player }
  } in { $count ->
    [one] region
   *[other] regions
  } { $regions }
# Tokens that had to go somewhere else at once; $moves says where they came to, "+1 on 5"; $left: how many regions nobody of theirs is in any more.
recap-forced = makes { $you ->
    [yes] your
   *[no] { $player }'s
  } { $race } move ({ $moves }{ $left ->
    [0] { "" }
   *[other] , none left on { $regions }
  })
recap-declined = goes in decline with the { $combo }
recap-note-diplomat = makes peace with { $you ->
    [yes] you
   *[no] { $player }
  }
# Where two races of a player acted in one turn; $what is one of the recap-took texts.
recap-by = { $what } with the { $race }
# Relics and places that lay in what was conquered; $things are recap-thing texts.
recap-won = gets { $things }
recap-found = finds { $things }
# What lay where another player's tokens came to in this turn.
recap-found-by = lets { $you ->
    [yes] you
   *[no] { $player }
  } find { $things }
recap-thing = { ABOUT($thing, "article") ->
    [none] { "" }
   *[the] the{" "}
  }{ $thing }
recap-thing-lends = { $thing } (lends { $power })
recap-earned = earns { $amount } { $amount ->
    [one] coin
   *[other] coins
  }
# How many of the coins earned somebody else had to pay; in parentheses after recap-earned.
recap-from = { $amount } from { $you ->
    [yes] you
   *[no] { $player }
  }
# Coins that somebody got from the bank because of the turn of another.
recap-brought = brings { $you ->
    [yes] you
   *[no] { $player }
  } { $amount } { $amount ->
    [one] coin
   *[other] coins
  }
recap-paid = pays { $amount } { $amount ->
    [one] coin
   *[other] coins
  }{ $to ->
    [nobody] { "" }
    [you] {" "}to you
   *[player] {" "}to { $player }
  }

turn-line = { $mention }, your turn: round { $round } of { $rounds }, { $what }.
turn-past = { $player }'s turn, round { $round } of { $rounds }.
# $decline: "yes" while the turn may still be spent on going in decline.
# The picture shows the tokens where they still stand, so they are not "in hand".
turn-what-conquer = { $decline ->
    [yes] conquer or decline
   *[no] conquer
  } ({ $combo }, { $hand ->
    [0] no tokens
    [one] 1 token
   *[other] { $hand } tokens
  } to conquer with)
turn-what-declined-first = { $decline ->
    [yes] conquer or decline
   *[no] conquer
  } ({ $combo }; your { $race } act first, with { $hand ->
    [0] no tokens
    [one] 1 token
   *[other] { $hand } tokens
  })
turn-since = Since your turn: { $recap }
turn-since-past = Since { $player }'s last turn: { $recap }
turn-so-far = So far: { $recap }
turn-first = { $sides ->
    [yes] Order of play: { $order }.
   *[no] { $player } was chosen at random to go first. Order of play: { $order }.
  }
turn-dice = -# Fair dice: SHA-256 of the secret seed `{ $commitment }`
turn-alone = { $player } has left this server. They can still play their seat if they come back; otherwise the host or somebody who manages the server can pass it on with /{ command-seat } { command-seat-offer } or /{ command-seat } { command-seat-replace }.

button-play = Play my turn
button-decline = Decline…
button-changes = What happened
button-log = What happened
button-join = Join
button-join-side = Join { $side }
button-leave = Leave
button-start = Start
button-start-filled = { $count ->
    [0] Start
    [one] Start with { $count } computer
   *[other] Start with { $count } computers
  }

lobby-title = { $edition }: a new game for { $seats ->
    [2] two players
    [3] 2 or 3 players
   *[other] 2 to { $seats } players
  }, opened by { $host }.
# Who opened it has left.
lobby-title-left = { $edition }: a new game for { $seats ->
    [2] two players
    [3] 2 or 3 players
   *[other] 2 to { $seats } players
  }.
# A game with sides, for exactly as many; $host may be nobody.
lobby-title-sides = { $edition }: a new game for { $seats } players{ $host ->
    [nobody] .
   *[other] , opened by { $host }.
  }
lobby-players = Players so far ({ $count } of { $seats }): { $players }.
# $side: what a side is called; $count of $seats players have joined it.
lobby-side = { $side } ({ $count } of { $seats }): { $players ->
    [nobody] nobody yet
   *[other] { $players }
  }.
lobby-open-scores = Scores are open: everybody sees everybody's coins.
lobby-how = Any player can press Start; once all seats are taken, the game begins by itself. The lobby closes { $until }.
lobby-how-sides = Tap a side to join it, or to switch. Once { $seats ->
    [2] both
   *[other] all { $seats }
  } places are taken, the game begins by itself. The lobby closes { $until }.
lobby-begun = { $edition }: the game has begun with { $players }.
# $players: for each side, who plays for it (players-of-side).
lobby-begun-sides = { $edition }: the game has begun. { $players }.
lobby-cancelled = { $edition }: this lobby was closed before the game began. /{ command-game } { command-game-new } opens another one.
lobby-expired = { $edition }: nobody started this game within { $hours } hours, so I've closed its lobby. /{ command-game } { command-game-new } opens another one.
cancelled-line = { $player } ended this game without scores.
cancelled-line-manager = Somebody who manages this server ended this game without scores.

result-title = The game is over after { $rounds } rounds. { $winners } { $count ->
    [one] wins
   *[other] share the win
  }. Congratulations, and well played, everyone.
# A player in a result; $how is empty, result-piloted or result-piloted-short. It is the $player of the two lines after it.
result-winner = { $player }{ $how }
result-line = { $rank }. { $player }: { $coins } { $coins ->
    [one] coin
   *[other] coins
  }
result-line-tie = { $rank }. { $player }: { $coins } { $coins ->
    [one] coin
   *[other] coins
  }, { $tokens } race { $tokens ->
    [one] token
   *[other] tokens
  } on the board
# The same where people have played for sides: one has won ($side, $players its players) or several
# ($sides lists result-side-shared). Then a line for each side, $most being what its richest player
# has, and for each of its players; $counts: as many coins as are the side's score.
result-title-sides = The game is over after { $rounds } rounds. { $count ->
    [one] { FORM($side, "The") } wins: { $players }, { $coins } { $coins ->
        [one] coin
       *[other] coins
      }
   *[other] The win is shared by { $sides }, with { $coins } { $coins ->
        [one] coin
       *[other] coins
      } each
  }. Congratulations, and well played, everyone.
result-side-shared = { FORM($side, "the") } ({ $players })
result-side = { $rank }. { $side }: { $coins } { $coins ->
    [one] coin
   *[other] coins
  }
result-side-tie = { $rank }. { $side }: { $coins } { $coins ->
    [one] coin
   *[other] coins
  }; its richest player has { $most } { $most ->
    [one] coin
   *[other] coins
  }
result-side-alone = { $rank }. { $side }, { $player }: { $coins } { $coins ->
    [one] coin
   *[other] coins
  }
result-ally = { $player }: { $coins } { $coins ->
    [one] coin
   *[other] coins
  }{ $counts ->
    [yes] , the side's score
   *[no] { "" }
  }
result-seed = -# The secret seed was `{ $seed }`; its SHA-256, shown at the start, is `{ $commitment }`.

# Feats of a finished game, on its picture and in the picture's description. $tokens went into a
# conquest, $die is what the die added (0: nothing); $combo is a race with its power.
result-alt = How the game ended, and how the coins grew round by round.
result-alt-feat = { $title }: { $told }.
feat-turn = Richest turn
feat-turn-told = { $player } earned { $amount } { $amount ->
    [one] coin
   *[other] coins
  } in round { $round }
feat-conquest = Boldest conquest
feat-conquest-told = { $player } took region { $region }{ $other ->
    [yes] {" "}from { $victim }
   *[no] { "" }
  } with { $tokens } { $tokens ->
    [one] token
   *[other] tokens
  }{ $die ->
    [0] { "" }
   *[other] {" "}and a { $die } on the die
  }
feat-race = Longest reign
feat-race-told = { $player } kept the { $combo } going for { $amount } { $amount ->
    [one] round
   *[other] rounds
  }

# The recap of a finished game; recap-alt and chart-alt describe its pictures for screen readers.
recap-title = The whole game, turn by turn ({ $turns } turns), and everybody's coins.
recap-alt = Animated picture: the board at the start and after each of { $turns } turns in { $rounds } rounds. Arrows and outlines show what changed hands.
chart-alt = { $player }: { $coins }
chart-alt-side = { $side }, { $player }: { $coins }

button-export = Export
