## What is stored about a person.

privacy-nothing = Nothing is stored about you. As soon as you join a game or change a setting, your id, your name as it was then and your moves are.
privacy-title = This is stored about you:
privacy-id = Your Discord id, { $user }, by which all of this is found. What you write is not stored, nor anything that you do elsewhere.
# $open and $over count seats, $hosted games, $letters direct messages.
privacy-games = - Your seats in games that are not over: { $open }; in finished ones: { $over }; seats of yours that somebody else plays now: { $left }. With each, your name as it was when you sat down.
  - Games whose host you are: { $hosted }. Moves that you have made: { $actions }.
  - Notes of what you did beside playing, such as offering a seat, which those who manage a server can read: { $audit }.
  - Direct messages sent to you or still to be sent: { $letters }. It is stored that they were sent, not what they said.
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
  }; style of pictures { $style ->
    [none] the usual one
   *[other] { $style }
  }.
privacy-more = /{ command-privacy } { command-privacy-export } gives all of it as a file. /{ command-privacy } { command-privacy-delete } removes it at once.
privacy-export = Everything that is stored with your id, as a file. Times in it are counted in seconds since the beginning of 1970.
privacy-delete-sure = This removes everything that is stored about you, at once and for good. { $games ->
    [0] You are in no unfinished game.
    [one] Your seat in one unfinished game becomes vacant: a lobby continues without you, and in a running game the autopilot plays until somebody takes your place.
   *[other] Your seats in { $games } unfinished games become vacant: lobbies continue without you, and in running games the autopilot plays until somebody takes your place.
  }
  In finished games and logs your id and name give way to "former player", so that the others keep their games. Your settings are deleted.
  This doesn't remove messages in Discord that name you (people who can delete messages there can remove them), backups made by the person who runs this bot, or anything other people have saved, such as exported games.
  If you join a game later, you start from scratch.
button-forget = Delete everything about me
privacy-deleted = Everything about you is deleted. Messages already in Discord stay as they are.
former-player = Former player { $number }
