## Clocks, pauses, absences, and what the autopilot plays because a clock ran out.

# Parts of a sentence that tells somebody that it is their turn; $until is shown as "in 23 hours".
# .sentence: the same as a whole sentence, but with no period at the end.
clock-own = your clock runs out { $until }
    .sentence = Your clock runs out { $until }
clock-own-reserve = you're on your reserve, which runs out { $until }
    .sentence = You're on your reserve, which runs out { $until }
clock-own-away = your clock is stopped until { $until }, while you're away
    .sentence = Your clock is stopped until { $until }, while you're away
clock-own-away-most = your clock is stopped until { $until }, when your days away are used up
    .sentence = Your clock is stopped until { $until }, when your days away are used up
clock-own-stands = your clock is stopped while others decide
    .sentence = Your clock is stopped while others decide
clock-own-paused = the game is paused, so no clock is running
    .sentence = The game is paused, so no clock is running

# $moment is a day and an hour, $until the same as "in 23 hours".
clock-runs = { $player }'s clock runs out on { $moment } ({ $until }); after that comes a reserve of { $reserve }.
clock-runs-last = { $player }'s clock runs out on { $moment } ({ $until }).
clock-reserve = { $player }'s clock has run out; the reserve lasts until { $moment } ({ $until }).
# What each player has left beside the clock of a turn.
status-reserve = { $player } { $time }
status-reserve-none = none
status-reserves = Reserve left: { $reserves }.
# $until is a day and an hour; -most: the days of absence end before the absence does.
clock-away = { $player } is away; the clock is stopped until { $until }.
clock-away-most = { $player } is away; the clock is stopped until { $until }, when their days away are used up.
clock-stands = { $player }'s clock is stopped while others decide.
clock-untold = The game is waiting for { $player }, but they don't know yet: I can't post here, and no direct message has reached them. No clock runs until they look at the game with /{ command-play } or /{ command-status }, or until I can post here again.
clock-is-away = { $player } is away until { $until }.
clock-is-away-most = { $player } is away until { $until }, and their clock is stopped for up to { $days } { $days ->
    [one] day
   *[other] days
  } of that.
clock-paused = The game was paused { $since }. No clock is running and the autopilot waits, but the players can still play. /{ command-game } { command-game-resume } starts it again.
clock-lapsed-clock = { $player }'s clock ran out, so the autopilot is playing this turn.
clock-lapsed-skip = Somebody who manages the server has let the autopilot play { $player }'s turn.

turn-line-clock = { $mention }, your turn: round { $round } of { $rounds }, { $what }; { $clock }.
turn-lapsed-clock = { $player }'s turn, round { $round } of { $rounds }: the clock ran out, so the autopilot is playing this turn.
turn-lapsed-skip = { $player }'s turn, round { $round } of { $rounds }: somebody who manages the server has let the autopilot play it.
turn-past-lapsed-clock = { $player }'s turn, round { $round } of { $rounds }: the clock ran out, so the autopilot played this turn.
turn-past-lapsed-skip = { $player }'s turn, round { $round } of { $rounds }: somebody who manages the server had the autopilot play it.
turn-autopilot = { $player }'s turn, round { $round } of { $rounds }, played by the autopilot.
recap-for-you = { $you ->
    [yes] Your
   *[no] { $player }'s
  } autopilot { $parts }.
# In the turn post of who has missed the turn before.
turn-missed = Your clock ran out last turn, so the autopilot played it. If that happens again this turn, the autopilot keeps playing for you until you're back, and others can take your seat.
# Where nobody else plays at the moment.
turn-missed-rests = Your clock ran out last turn, so the autopilot played it. Nobody else is playing right now, so if that happens again this turn, the game rests.
# A panel's first line, and what time is left: $clock is one of the clock-own texts, $stop the line's
# own full stop or question mark.
panel-clocked = { $text }{ $stop } { FORM($clock, "sentence") }.

button-resume = Resume

settings-clock = { $hours ->
    [0] Turns have no clock, so you can take your time.
   *[other] Each player has { $hours } hours for a turn, plus { $reserve } in reserve for the whole game.
  }

pause-done = { $player } has paused the game. No clock is running and the autopilot waits, but everybody can still play. Any player can start it again with /{ command-game } { command-game-resume }.
resume-done = { $player } has resumed the game. It picks up where it left off.
away-back = Welcome back. Your clocks and reminders are back to normal.
away-now = You're away until { $until }. To come back earlier, use /{ command-away } with "back".
# $every: whether these are all the games that the reader plays; with [0] there are none yet.
away-stops = Until then your clock is stopped in { $every ->
    [yes] { $games ->
        [0] every game you join
        [one] the game you're in
       *[other] the { $games } games you're in
      }
   *[no] { $games } of your games
  }. Each game stops it for up to { $days } days in total, counting only the time when it's your turn.
away-left = In { $game } you can be away for another { $days ->
    [0] { $hours ->
        [one] hour.
       *[other] { $hours } hours.
      }
   *[other] { $days ->
        [one] day
       *[other] { $days } days
      }{ $hours ->
        [0] .
        [one] {" "}and 1 hour.
       *[other] {" "}and { $hours } hours.
      }
  }
away-used-up = In { $game } your { $days } days away are used up, so your clock runs there, and you get reminders as usual.
away-less = In { $games } other { $games ->
    [one] game
   *[other] games
  }, too, you have fewer than { $days } days away left.
away-unclocked = { $games } of your games { $games ->
    [one] has
   *[other] have
  } no clock, so you won't be reminded or nudged there until you're back.
away-not = You're not away. /{ command-away } takes a day or a length of time, for example monday, 3d, Dec 24 or "tomorrow 6pm".
# Suggestions while somebody types.
away-choice = { $said } ({ $days ->
    [0] { $hours ->
        [0] in less than an hour
        [one] in 1 hour
       *[other] in { $hours } hours
      }
   *[other] in { $days } { $days ->
        [one] day
       *[other] days
      }{ $hours ->
        [0] { "" }
        [one] {" "}and 1 hour
       *[other] {" "}and { $hours } hours
      }
  })
# What $said of away-choice may be.
away-said-tomorrow = tomorrow
away-said-monday = Monday
away-said-days = { $count } { $count ->
    [one] day
   *[other] days
  }
away-said-hours = { $count } { $count ->
    [one] hour
   *[other] hours
  }
away-said-weeks = { $count } { $count ->
    [one] week
   *[other] weeks
  }
away-choice-back = back: I'm back already
away-utc = I'm reading times in UTC, because you haven't chosen a time zone yet.

error-already-paused = The game is already paused. /{ command-game } { command-game-resume } starts it again.
error-not-paused = The game isn't paused. /{ command-game } { command-game-pause } stops its clocks.
error-game-paused = The game is paused. Start it again first with /{ command-game } { command-game-resume }.
error-bad-absence-unreadable = I can't read { $text } as a time. Try a length (3d, 12h, 2 weeks), a day (tomorrow, monday, Dec 24) or a date (2026-12-24). If you're back, type "back".
error-bad-absence-past = { $text } has already passed. Name a day or a time that's still to come, or "back" if you're back.
error-bad-absence-far = { $text } is more than a year away. Up to a year is fine.

# A day and an hour, where Discord shows no times of its own: "Sun, Nov 22, 20:30".
moment = { $day }, { $hour }
length-hours = { $hours } { $hours ->
    [one] hour
   *[other] hours
  }
length-minutes = { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
  }
length-both = { $hours } { $hours ->
    [one] hour
   *[other] hours
  } and { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
  }
