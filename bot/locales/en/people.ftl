## Reminders by direct message, quiet hours, and nudging.

# The first sentence of a reminder is what a phone shows. $edition, $channel and $server are names,
# $time is one of the four texts that follow; without it where the reader's time zone is not known.
reminder-turn = It's your turn in { $edition } (#{ $channel } in { $server }): { $time }.
reminder-decision = { $edition } waits for a decision of yours (#{ $channel } in { $server }): { $time }.
reminder-turn-now = It's your turn in { $edition } (#{ $channel } in { $server }).
reminder-decision-now = { $edition } waits for a decision of yours (#{ $channel } in { $server }).
# $moment is a day and an hour in words.
reminder-by = your time runs out on { $moment }
reminder-by-reserve = your reserve runs out on { $moment }
reminder-unhurried = there is no clock, but the others are looking forward to it
reminder-unhurried-alone = there is no clock, so take the time you like
# The second line: until when, where the first does not tell, and what comes then. $moment is a day
# and an hour, $reserve is one of the three lengths below.
reminder-until = Your time runs out on { $moment }.
reminder-until-reserve = Your clock is over, and your reserve lasts until { $moment }.
reminder-then-reserve = Then your reserve of { $reserve } begins.
reminder-then-autopilot = Then the autopilot plays this turn.
# Where days of absence are used up; $until is a day and an hour.
reminder-used-up = You are away until { $until }, but your { $days } days of absence in this game are used up, so its clock runs.
# $link leads to the turn post.
reminder-where = [Everything about this turn]({ $link })
reminder-last = This is the last reminder of this turn; there are three at most.
reminder-first = Nights can stay quiet: type /{ command-remind } with your time zone and your quiet hours, for example "Vienna" and "22-8".

key-snooze = { $hours ->
    [one] Again in an hour
   *[other] Again in { $hours } hours
  }
# Where that would be in quiet hours; $hour is a time of day.
key-snooze-at = Again at { $hour }
key-away = Away…
key-hush = No more this turn
key-no-reminders = Stop reminders
key-reminders = Send me reminders again

snooze-done = I'll remind you again on { $moment }, if it's still your turn then.
snooze-done-last = I'll remind you again on { $moment }, if it's still your turn then. That will be the last reminder of this turn; there are three at most.
snooze-over = Your time will be over by then, so I won't remind you again. The table waits until { $until }.
snooze-quiet = Your quiet hours last until your time is over, so I won't remind you again.
snooze-used = There are three reminders a turn at most, and that was the third.
hush-done = No more reminders this turn. When your next turn comes, you are mentioned and reminded as usual.
reminder-stale = It's no longer your turn there, so there's nothing to remind you of.
reminder-not-yours = That reminder was for somebody else, so it stays as it is.
reminders-off-now = You get no more reminders, in any game. The mention in the channel when your turn begins stays. /{ command-remind } turns them on again, as does this button.
reminders-on-now = You get reminders of your turns again.
away-asks = How long will you be away? Your clocks are stopped in all your games until you're back. /{ command-away } takes any time.
key-away-days = { $days ->
    [one] One day
   *[other] { $days } days
  }

joined-reminders = Reminders of your turns come by direct message; /{ command-remind } sets quiet hours or turns them off.

# In the channel, when a direct message could not be delivered. $time is a sentence.
fallback-line = { $mention }, it's still your turn, and my direct message didn't reach you. { $time }
fallback-decision = { $mention }, the game waits for a decision of yours, and my direct message didn't reach you. { $time }
fallback-over = The game was waiting for { $player }. It isn't any longer.
fallback-unhurried = There is no clock, but the others are looking forward to it.
fallback-unhurried-alone = There is no clock, so take the time you like.
unreachable-note = I couldn't send you a reminder by direct message, so I mentioned you here. To get them, allow direct messages from members of this server (its Privacy Settings), or stop them with /{ command-remind }.

## The letter to the player a game waits for, while nothing can be posted in its channel.

untold-turn = It's your turn in { $edition } (#{ $channel } in { $server }), round { $round }. I can't post there at the moment, so I'm telling you here.
untold-decision = Your tokens in { $edition } (#{ $channel } in { $server }) were driven out in round { $round }, and you choose where they go. I can't post there at the moment, so I'm telling you here.
untold-how = Tap the button to play right here. I'll post in the channel as soon as I can write there again.

## A letter when what it is about is over; $moment is a day and an hour, $round a round's number.

letter-played = Thanks for playing: your turn in { $edition } (#{ $channel } in { $server }), round { $round }, ended on { $moment }.
letter-lapsed-clock = The clock ran out in { $edition } (#{ $channel } in { $server }), so the autopilot played your turn of round { $round } for you. It was over on { $moment }.
letter-lapsed-skip = Your turn in { $edition } (#{ $channel } in { $server }), round { $round }, was skipped, so the autopilot played it for you. It was over on { $moment }.
letter-piloted = The autopilot played your turn in { $edition } (#{ $channel } in { $server }), round { $round }, for you. It was over on { $moment }.
letter-gone-back = { $edition } (#{ $channel } in { $server }) went back on { $moment }, so this reminder of your turn in round { $round } is over.
letter-decided = Thanks for deciding: what { $edition } (#{ $channel } in { $server }) asked you in round { $round } was settled on { $moment }.
letter-placed = What { $edition } (#{ $channel } in { $server }) asked you in round { $round } was decided for you on { $moment }.
letter-off = What { $edition } (#{ $channel } in { $server }) asked you in round { $round } was taken back on { $moment }, so there is nothing to decide now.
letter-done = What { $edition } (#{ $channel } in { $server }) asked you was settled on { $moment }.
letter-back = You have played your own seat again in { $edition } (#{ $channel } in { $server }) since { $moment }.
letter-no-seat = You have had no seat in { $edition } (#{ $channel } in { $server }) since { $moment }.
letter-ended = { $edition } (#{ $channel } in { $server }) ended on { $moment }.

## /remind

remind-on = Reminders: by direct message, when half of your time is gone, when nearly all of it is, and before your reserve is used up. Without a clock: after one day and after three.
remind-off = Reminders: none. The mention in the channel when your turn begins stays.
remind-zone = Time zone: { $zone }, UTC{ $offset }, where it is { $now } now.
remind-no-zone = Time zone: not known. Quiet hours need one: /{ command-remind } { name-timezone }, with your city.
remind-quiet = Quiet hours: { $from } to { $until }. A reminder that would come then comes just before.
remind-no-quiet = Quiet hours: none. /{ command-remind } { name-quiet } sets them, for example 22-8.
remind-unheard = Your last reminder could not be delivered. Allow direct messages from members of a server where we play.
remind-changed = Done.
remind-needs-zone = I do not know your time zone, so I cannot tell when { $from } to { $until } is for you. Give both: /{ command-remind } { name-quiet }, and timezone with your city. Nothing was changed.
remind-bad-zone = I know no time zone { $text }. Take one from the list that is offered while you type, by city, country or offset. Nothing was changed.
remind-like-zone = I am not sure which time zone { $text } is. Did you mean { $zones }? Take one from the list that is offered while you type. Nothing was changed.
error-bad-hours = I can't read { $text } as quiet hours. Write when they begin and end, for example 22-8, 22:00-07:30 or 10pm-8am, or "off".
# How a time zone is called, by its city or by an offset like +9 that it has in summer and winter.
zone-name = { $city } ({ $zone })
zone-fixed = UTC{ $offset }, summer and winter
# What is offered while somebody types; $zone is one of these two.
zone-offered = { $zone } · { $now } there
quiet-offered = { $from } to { $until }
quiet-off = off

## Nudging

nudge-line = { $mention }, { $player } asks you to move: round { $round }, { $what }.
nudge-over = { $by } asked { $player } to move. The game is no longer waiting for that.
nudge-done = Nudged: { $player } is mentioned in the channel.
button-nudge = Nudge
error-nudged-lately = Somebody has already nudged in this game. You can nudge again from { $until } on.
error-too-soon-to-nudge = The game hasn't been waiting long, so I didn't nudge anybody. You can nudge from { $until } on.
# $player and $until belong to [away] only.
error-nobody-to-nudge = { $why ->
    [you] The game waits for you, so there is nobody to nudge. /{ command-play } opens your panel.
    [autopilot] The autopilot is playing that seat, and it needs no nudge.
    [away] { $player } is away until { $until }, so a nudge would not help.
    [untold] I can't post in this channel at the moment, so a nudge wouldn't reach anybody. Nothing runs out until the player knows.
   *[paused] The game is paused, so it waits for nobody. /{ command-game } { command-game-resume } starts it again.
  }
nudge-gone = { $player } has left this server, so a mention would not reach them. The host or somebody who manages the server can end the game with /{ command-game } { command-game-cancel }.

## /board keep

board-kept = Boards look like this in your own panels and in /{ command-board } from now on.
board-kept-words = /{ command-board } tells you the board in words from now on, and your own panels come without a picture.
