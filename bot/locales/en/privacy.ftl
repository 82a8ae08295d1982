## What is stored about a person.

privacy-nothing = Nothing is stored about you. Once you join a game or change a setting, your id, your name at the time and your moves will be.
privacy-title = Here's what is stored about you:
privacy-id = Your Discord id, { $user }, which everything else is filed under. What you write isn't stored, and neither is anything you do elsewhere.
# $open and $over count seats, $hosted games, $letters direct messages.
privacy-games = - Your seats in games that aren't over: { $open }; in finished ones: { $over }; seats you've left or handed on: { $left }. Each comes with your name as it was when you sat down.
  - Games you host: { $hosted }. Moves you've made: { $actions }.
  - Notes on what you did besides playing, such as offering a seat, which the people who manage a server can read: { $audit }.
  - Direct messages I've sent you or still have to send: { $letters }. I store that they were sent, not what they said.
privacy-asked = - Seats you've been asked to take over: { $asked }.
privacy-settings = Settings: language { $language ->
    [none] not known
   *[other] { $language }
  }; reminders { $reminders ->
    [yes] on
   *[no] off
  }; time zone { $zone ->
    [none] not chosen
   *[other] { $zone }
  }; quiet hours { $quiet ->
    [none] none
   *[some] from { $from } to { $until }
  }; away { $away ->
    [none] no
   *[other] until { $away }
  }; standing order { $orders ->
    [none] none
   *[other] { $orders }
  }; board style { $style ->
    [none] the usual one
   *[other] { $style }
  }.
privacy-more = /{ command-privacy } { command-privacy-export } gives you all of it as a file. /{ command-privacy } { command-privacy-delete } removes it right away.
privacy-export = Everything that's stored under your id, as a file. Times in it are in seconds since the beginning of 1970.
privacy-delete-sure = This removes everything that's stored about you, right away and for good. { $games ->
    [0] You're not in any unfinished game.
    [one] You'll lose your seat in one unfinished game. If nobody else is in it, it ends. Otherwise a lobby continues without you, and in a running game the autopilot plays until somebody takes your place.
   *[other] You'll lose your seats in { $games } unfinished games. Games with nobody else in them end. Other lobbies continue without you, and in other running games the autopilot plays until somebody takes your place.
  }
  In finished games and logs, your id and name are replaced by "former player", so the others keep their games. Your settings are deleted.
  This doesn't remove messages in Discord that name you (people who can delete messages there can remove them), backups made by the person who runs this bot, or anything other people have saved, such as exported games.
  If you join a game later, you start from scratch.
button-forget = Delete everything about me
privacy-deleted = Everything about you has been deleted. Messages already in Discord stay as they are.
former-player = Former player { $number }
