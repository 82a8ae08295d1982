## What those who manage a server see: channels, limits, the trail.

admin-channels-everywhere = Games can be opened in every channel I can write in.
admin-channels-only = Games can be opened in { $channels }, and in threads there. Games already in other channels continue.
admin-channels-except = Games can be opened in every channel but { $channels }. Games already there continue.
admin-channels-none = Games can't be opened anywhere in this server right now. /{ command-admin } { command-admin-channels } { command-admin-allow } allows them in a channel, /{ command-admin } { command-admin-channels } { command-admin-everywhere } in all of them. Running games continue.
admin-limits = This server can have up to { $games } unfinished { $games ->
    [one] game
   *[other] games
  } at a time, and each person can have up to { $each } open. Right now there { $now ->
    [0] are none
    [one] is one
   *[other] are { $now }
  }.
admin-language-set = Public posts here are in { $language }. Games opened in another language keep it, and everybody reads private answers in their own.
admin-language-follows = Public posts here are in { $language }, the language in this server's Discord settings. Games opened in another language keep it, and everybody reads private answers in their own.
admin-end-sure = This ends game { $number } in { $channel } for everybody, without scores, and can't be undone.

admin-skipped = Skipped: the autopilot decides instead in game { $number } in { $channel }. /{ command-admin } { command-admin-rollback } takes it back.
admin-rollback-sure = This rewinds game { $number } in { $channel } to { $moment }. It undoes { $undone }. Dice and tiles will come up the same way again.
admin-rolled-back = Game { $number } in { $channel } has been rewound, and I've told everybody there.
button-rollback = Go back

choice-game = game { $number } · { $channel } · { $edition } ({ $players })

admin-audit-title = What was done besides playing, latest first{ $pages ->
    [1] { "" }
   *[other] {" "}(page { $page } of { $pages })
  }:
admin-audit-nothing = Nothing yet.
# $at is a time, $what an audit text; in those $who is audit-person, audit-nobody or audit-former.
admin-audit-line = { $at }: { $what }
# $channel: where the game is played; "none" where it is stored no more.
admin-audit-line-game = { $at }, game { $number }{ $channel ->
    [none] { "" }
   *[other] {" "}in { $channel }
  }: { $what }
audit-nobody = Elbow Room
audit-person = { $who }
audit-former = Somebody whose data was deleted
audit-other = { $who } did something I have no words for: { $what }.
audit-channel-allowed = { $who } allowed games in { $channel }.
audit-channel-forbidden = { $who } forbade games in { $channel }.
audit-everywhere = { $who } allowed games in every channel.
audit-spoken-set = { $who } set the server's language to { $language }.
audit-spoken-follows = { $who } let the server's language follow Discord's settings.
audit-limit-games = { $who } set a limit for unfinished games: { $most }.
audit-limit-each = { $who } set a limit for unfinished games opened by one person: { $most }.
audit-skipped = { $who } let the autopilot do what the game was waiting for.
audit-ended = { $who } ended the game without scores.
audit-expired = Nobody started the game in time, so its lobby was closed.
audit-archived = { $who } put the game aside.
audit-resumed = { $who } brought the game back.
audit-paused = { $who } paused the game.
audit-unpaused = { $who } resumed the paused game.
audit-channel-lost = The game's channel was gone, so the game was put aside.

## Games that nobody plays.

idle-line = Nothing has happened in this game for { $days } days; { $names } { $count ->
    [one] is
   *[other] are
  } up. Is anybody still playing? Any player can say so with the button, or just make a move. If nobody answers, I'll put the game aside { $until }; nothing is lost.
idle-line-alone = Nothing has happened in this game for { $days } days; { $names } { $count ->
    [one] is
   *[other] are
  } up. Is anybody still playing? The button keeps the game going, and so does any move. If nobody answers, I'll put it aside { $until }; nothing is lost.
idle-goes-on = Nothing had happened in this game for { $days } days. It continues.
idle-aside = Nothing had happened in this game for { $days } days, and it was put aside.
archived-back = This game was put aside, and { $player } has brought it back.
archived-ended = This game was put aside and has since ended.
idle-ended = Nothing had happened in this game for { $days } days, and it has since ended.
button-still = Still playing
button-aside = Put it aside
button-bring-back = Bring it back
archived-line = Nothing has happened in this game for { $days } days, so I've put it aside. Nothing is lost: any player can bring it back with the button or /{ command-game } { command-game-resume }. Until then, there's room for another game here.
archived-by = { $player } has put this game aside. Nothing is lost: any player can bring it back with the button or /{ command-game } { command-game-resume }. Until then, there's room for another game here.
archived-found = I couldn't reach this channel for a while, so I put its game aside. Nothing is lost: any player can bring it back with the button or /{ command-game } { command-game-resume }.
aside-done = The game has been put aside. /{ command-game } { command-game-resume } brings it back.
still-done = Good, the game continues.
back-done = { $player } has brought the game back, and it picks up where it left off.
lost-line = The channel of your game of { $edition } in { $server } is gone. Nothing is lost: I've put the game aside, and any player can resume it in another channel there. Use /{ command-game } { command-game-resume } and pick game { $number } from the list.
lost-server-line = I was removed from the server where your game of { $edition } is played (game { $number }). Nothing is lost: I've put the game aside, and once I'm invited back, any player can resume it with /{ command-game } { command-game-resume }.
status-aside = This game was put aside { $since }. Any player can bring it back with /{ command-game } { command-game-resume }.

## The dashboard: all games of a server.

dashboard-title = **Games in this server**
dashboard-none = None right now. /{ command-game } { command-game-new } opens one.
dashboard-lobby = { $channel } · { $edition } · waiting for players ({ $taken } of { $seats }), opened { $since }: { $players }
dashboard-running = { $channel } · { $edition } · { $players } · round { $round } of { $rounds } · waiting for **{ $names }**, turn began { $since }
dashboard-paused = { $channel } · { $edition } · { $players } · round { $round } of { $rounds } · paused, waiting for **{ $names }**, turn began { $since }
dashboard-broken = { $channel } · { $edition } · { $players } · game { $number } can't be read
dashboard-more = … and { $count } more
dashboard-aside = { $count ->
    [one] One game has been put aside.
   *[other] { $count } games have been put aside.
  }
admin-dashboard-put = The dashboard is in { $channel }. It shows all games in this server, and I update it silently, without mentioning anybody.
admin-dashboard-where = I can only put a dashboard in a text channel or in a thread. Name one of those.
admin-dashboard-removed = The dashboard is gone.
admin-dashboard-not = There's no dashboard. /{ command-admin } { command-admin-dashboard } { command-admin-put } makes one.
audit-overview-put = { $who } put the dashboard in { $channel }.
audit-overview-removed = { $who } removed the dashboard.
audit-overview-lost = The dashboard's channel was gone, so there's no dashboard now.
owner-locked = I can't post in { $channel }, because the thread is locked. Somebody who can manage threads can unlock it; until then I can't show the game there.
owner-deleted = My posts about the game in { $channel } keep getting deleted, so I've stopped posting them again on my own; /{ command-play } brings the post back. If another bot cleans up there, have it leave my posts alone, or play in another channel.
