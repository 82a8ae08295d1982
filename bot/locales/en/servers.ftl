## What those who manage a server see: channels, limits, the trail.

admin-channels-everywhere = Games can be opened in every channel in which I may write.
admin-channels-only = Games can be opened in { $channels }, and in threads there. Games in other channels go on.
admin-channels-except = Games can be opened in every channel but { $channels }. Games that are played there go on.
admin-channels-none = Games can be opened nowhere in this server now. /admin channels allow names a channel, /admin channels everywhere allows them all. Running games go on.
admin-limits = At most { $games } unfinished { $games ->
    [one] game
   *[other] games
  } in this server, { $each } opened by one person. There { $now ->
    [one] is one
   *[other] are { $now }
  } now.
admin-end-sure = This ends game { $number } in { $channel } for everybody, without scores, and cannot be taken back.

choice-game = game { $number } · { $channel } · { $edition } ({ $players })

admin-audit-title = What was done beside playing, the latest first (page { $page } of { $pages }):
admin-audit-nothing = Nothing yet.
# $at is a time, $who one of the people, $what an audit text.
admin-audit-line = { $at }: { $who } { $what }.
admin-audit-line-game = { $at }, game { $number }: { $who } { $what }.
audit-nobody = Elbow Room
audit-other = did { $what }
audit-channel-allowed = allowed games in { $channel }
audit-channel-forbidden = forbade games in { $channel }
audit-everywhere = allowed games in every channel
audit-limit-games = set the most unfinished games to { $most }
audit-limit-each = set the most unfinished games opened by one person to { $most }
audit-ended = ended the game without scores
