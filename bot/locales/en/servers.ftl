## What those who manage a server see: channels, limits, the trail.

admin-channels-everywhere = Games can be opened in every channel in which I may write.
admin-channels-only = Games can be opened in { $channels }, and in threads there. Games already in other channels continue.
admin-channels-except = Games can be opened in every channel but { $channels }. Games already there continue.
admin-channels-none = Games can't be opened anywhere in this server now. /{ command-admin } { command-admin-channels } { command-admin-allow } names a channel, /{ command-admin } { command-admin-channels } { command-admin-everywhere } allows them all. Running games continue.
admin-limits = At most { $games } unfinished { $games ->
    [one] game
   *[other] games
  } in this server, { $each } opened by one person. There { $now ->
    [one] is one
   *[other] are { $now }
  } now.
admin-language-set = What everybody reads here is in { $language }. Games for which another language was chosen keep theirs, and private answers are in each reader's own.
admin-language-follows = What everybody reads here is in { $language }, as Discord's settings of this server say. Games for which another language was chosen keep theirs, and private answers are in each reader's own.
admin-end-sure = This ends game { $number } in { $channel } for everybody, without scores, and cannot be taken back.

admin-skipped = Skipped: in game { $number } in { $channel } the autopilot decides instead. /{ command-admin } { command-admin-rollback } takes it back.
admin-rollback-sure = This lets game { $number } in { $channel } go back to { $moment }. It undoes { $undone }. Dice and tiles come again as they came.
admin-rolled-back = Game { $number } in { $channel } has gone back, and everybody is told there.
button-rollback = Go back

choice-game = game { $number } · { $channel } · { $edition } ({ $players })

admin-audit-title = What was done beside playing, the latest first (page { $page } of { $pages }):
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
audit-former = Somebody whose data were deleted
audit-other = { $who } did something that has no words here: { $what }.
audit-channel-allowed = { $who } allowed games in { $channel }.
audit-channel-forbidden = { $who } forbade games in { $channel }.
audit-everywhere = { $who } allowed games in every channel.
audit-spoken-set = { $who } set the server's language to { $language }.
audit-spoken-follows = { $who } let the server's language follow Discord's settings.
audit-limit-games = { $who } set how many unfinished games there may be: { $most }.
audit-limit-each = { $who } set how many unfinished games one person may have opened: { $most }.
audit-skipped = { $who } had the autopilot decide what the game waited for.
audit-ended = { $who } ended the game without scores.
audit-expired = Nobody started the game in time, so its lobby was closed.
audit-archived = { $who } put the game aside.
audit-resumed = { $who } brought the game back.
audit-paused = { $who } paused the game.
audit-unpaused = { $who } resumed the paused game.
audit-channel-lost = The channel of the game was gone, so the game was put aside.

## Games that nobody plays.

idle-line = Nothing has happened in this game for { $days } days; { $names } { $count ->
    [one] is
   *[other] are
  } to move. Is it still being played? Any player can answer, and so does any move. Without an answer I'll put it aside { $until }; nothing is lost.
idle-line-alone = Nothing has happened in this game for { $days } days; { $names } { $count ->
    [one] is
   *[other] are
  } to move. Is it still being played? The button keeps it going, and so does any move. Without an answer I'll put it aside { $until }; nothing is lost.
idle-goes-on = Nothing had happened in this game for { $days } days. It continues.
idle-aside = Nothing had happened in this game for { $days } days, and it was put aside.
archived-back = This game had been put aside, and { $player } brought it back.
archived-ended = This game had been put aside, and has ended since.
idle-ended = Nothing had happened in this game for { $days } days, and it has ended since.
button-still = Still playing
button-aside = Put it aside
button-bring-back = Bring it back
archived-line = Nothing has happened in this game for { $days } days, so it is put aside. Nothing is lost: any of its players can bring it back with the button or with /{ command-game } { command-game-resume }. Until then another game can be opened here.
archived-by = { $player } has put this game aside. Nothing is lost: any of its players can bring it back with the button or with /{ command-game } { command-game-resume }. Until then another game can be opened here.
archived-found = While I could not reach this channel I put its game aside. Nothing is lost: any of its players can bring it back with the button or with /{ command-game } { command-game-resume }.
aside-done = The game is put aside. /{ command-game } { command-game-resume } brings it back.
still-done = Good, the game continues.
back-done = { $player } has brought the game back, and it picks up where it was.
lost-line = The channel of your game of { $edition } in { $server } is gone. Nothing is lost: the game is put aside, and any of its players can resume it in another channel there: /{ command-game } { command-game-resume }, with game { $number } from the list.
lost-server-line = I was taken out of the server in which your game { $number } of { $edition } is played. Nothing is lost: the game is put aside, and once I am invited there again, any of its players can resume it with /{ command-game } { command-game-resume }.
status-aside = This game was put aside { $since }. Any of its players can bring it back with /{ command-game } { command-game-resume }.

## The dashboard: all games of a server.

dashboard-title = **Games in this server**
dashboard-none = None at the moment. /{ command-game } { command-game-new } opens one.
dashboard-lobby = { $channel } · { $edition } · waiting for players ({ $taken } of { $seats }), opened { $since }: { $players }
dashboard-running = { $channel } · { $edition } · { $players } · round { $round } of { $rounds } · **{ $names }** to move, turn began { $since }
dashboard-paused = { $channel } · { $edition } · { $players } · round { $round } of { $rounds } · paused, **{ $names }** to move, turn began { $since }
dashboard-broken = { $channel } · { $edition } · { $players } · game { $number } can't be read
dashboard-more = … and { $count } more
dashboard-aside = { $count ->
    [one] One game is put aside.
   *[other] { $count } games are put aside.
  }
admin-dashboard-put = The dashboard is in { $channel }. It shows all games of this server, is edited silently, and mentions nobody.
admin-dashboard-where = A dashboard needs a channel for messages, or a thread. Name one of them.
admin-dashboard-removed = The dashboard is gone.
admin-dashboard-not = There is no dashboard. /{ command-admin } { command-admin-dashboard } { command-admin-put } makes one.
audit-overview-put = { $who } put the dashboard into { $channel }.
audit-overview-removed = { $who } removed the dashboard.
audit-overview-lost = The channel of the dashboard was gone, so there is no dashboard now.
owner-locked = I cannot post in { $channel }, because the thread is locked. Somebody who may manage threads can unlock it; until then the game there cannot be shown.
owner-deleted = The posts of the game in { $channel } keep getting deleted, so I've stopped posting them again by myself; /{ command-play } brings the post back. If another bot cleans up there, let it leave my posts alone, or play in another channel.
