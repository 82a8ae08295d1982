## Reminders by direct message, quiet hours, and nudging.

# The first sentence of a reminder is what a phone shows. $edition, $channel and $server are names,
# $time is one of the four texts that follow; without it where the reader's time zone is not known.
reminder-turn = It's your turn in { $edition } (#{ $channel } in { $server }): { $time }.
reminder-decision = You have a decision to make in { $edition } (#{ $channel } in { $server }): { $time }.
reminder-turn-now = It's your turn in { $edition } (#{ $channel } in { $server }).
reminder-decision-now = You have a decision to make in { $edition } (#{ $channel } in { $server }).
# $moment is a day and an hour in words.
reminder-by = your time runs out on { $moment }
reminder-by-reserve = your reserve runs out on { $moment }
reminder-unhurried = there's no clock, but the others are looking forward to your move
reminder-unhurried-alone = there's no clock, so take your time
# The second line: until when, where the first does not tell, and what comes then. $moment is a day
# and an hour, $reserve is one of the three lengths below.
reminder-until = Your time runs out on { $moment }.
reminder-until-reserve = Your clock has run out, and your reserve lasts until { $moment }.
reminder-then-reserve = After that you have a reserve of { $reserve }.
reminder-then-autopilot = After that the autopilot plays this turn.
# Where nobody else has a seat.
reminder-then-rests = After that the game rests until you're back.
# Where days of absence are used up; $until is a day and an hour.
reminder-used-up = You're away until { $until }, but your { $days } days away in this game are used up, so your clock is running.
# $link leads to the turn post.
reminder-where = [Everything about this turn]({ $link })
reminder-last = This is the last reminder for this turn; you get three at most.
reminder-first = Want quiet nights? Type /{ command-remind } with your time zone and your quiet hours, for example "Vienna" and "22-8".

key-snooze = { $hours ->
    [one] Remind me in an hour
   *[other] Remind me in { $hours } hours
  }
# Where that would be in quiet hours; $hour is a time of day.
key-snooze-at = Remind me at { $hour }
key-away = Away…
key-hush = No more this turn
key-no-reminders = Stop reminders
key-reminders = Send me reminders again

snooze-done = I'll remind you again on { $moment }, if the game is still waiting for you then.
snooze-done-last = I'll remind you again on { $moment }, if the game is still waiting for you then. That will be the last reminder for this turn; you get three at most.
snooze-over = Your time will be up by then, so that reminder would come too late. You have until { $until }.
snooze-quiet = Your quiet hours last until your time is up, so I won't remind you again.
snooze-used = You get three reminders a turn at most, and that was the third.
hush-done = No more reminders this turn. When your next turn comes, I'll mention and remind you as usual.
reminder-stale = That game is no longer waiting for you, so there's nothing to remind you of.
reminder-not-yours = That reminder was for somebody else, so I've left it as it is.
reminders-off-now = I won't remind you in any game now. I'll still mention you in the channel when your turn begins. To get reminders again, use this button or /{ command-remind }.
reminders-on-now = I'll remind you of your turns again.
away-asks = How long will you be away? Your clocks are stopped until you're back, for as long as your days away in each game last. For any other length of time, use /{ command-away }.
key-away-days = { $days ->
    [one] One day
   *[other] { $days } days
  }

joined-reminders = I'll send you reminders of your turns by direct message. /{ command-remind } sets your quiet hours, or turns reminders off.

# In the channel, when a direct message could not be delivered. $time is a sentence.
fallback-line = { $mention }, it's still your turn, and my direct message didn't reach you. { $time }
fallback-decision = { $mention }, you still have a decision to make, and my direct message didn't reach you. { $time }
fallback-over = The game was waiting for { $player }, and no longer is.
fallback-unhurried = There's no clock, but the others are looking forward to your move.
fallback-unhurried-alone = There's no clock, so take your time.
unreachable-note = I couldn't send you a reminder by direct message, so I mentioned you here. To get reminders, allow direct messages from members of this server (in its Privacy Settings); to stop them, use /{ command-remind }.

## The letter to the player a game waits for, while nothing can be posted in its channel.

untold-turn = It's your turn in { $edition } (#{ $channel } in { $server }), round { $round }. I can't post there right now, so I'm telling you here.
untold-decision = Your tokens in { $edition } (#{ $channel } in { $server }) were driven out in round { $round }, and you choose where they go. I can't post there right now, so I'm telling you here.
untold-how = Tap the button to play right here. I'll post in the channel as soon as I can write there again.

## A letter when what it is about is over; $moment is a day and an hour, $round a round's number.

letter-played = Thanks for playing: your turn in { $edition } (#{ $channel } in { $server }), round { $round }, ended on { $moment }.
letter-lapsed-clock = The clock ran out in { $edition } (#{ $channel } in { $server }), so the autopilot played your turn in round { $round } for you. It ended on { $moment }.
letter-lapsed-skip = Your turn in { $edition } (#{ $channel } in { $server }), round { $round }, was played by the autopilot because somebody who manages the server asked it to. It ended on { $moment }.
letter-piloted = The autopilot played your turn in { $edition } (#{ $channel } in { $server }), round { $round }, for you. It ended on { $moment }.
letter-gone-back = { $edition } (#{ $channel } in { $server }) was rewound on { $moment }, so you can ignore this reminder of your turn in round { $round }.
letter-decided = Thanks for deciding: your choice in { $edition } (#{ $channel } in { $server }), round { $round }, was made on { $moment }.
letter-placed = Your choice in { $edition } (#{ $channel } in { $server }), round { $round }, was made for you on { $moment }.
letter-off = You no longer have a choice to make in { $edition } (#{ $channel } in { $server }), round { $round }: what led to it was undone on { $moment }.
letter-done = Your choice in { $edition } (#{ $channel } in { $server }) was settled on { $moment }.
letter-back = You've been playing your own seat in { $edition } (#{ $channel } in { $server }) again since { $moment }.
letter-no-seat = You haven't had a seat in { $edition } (#{ $channel } in { $server }) since { $moment }.
letter-ended = { $edition } (#{ $channel } in { $server }) ended on { $moment }.

## /remind

remind-on = Reminders: by direct message, when half of your time is gone, when nearly all of it is, and before your reserve runs out. Without a clock: after one day and after three.
remind-off = Reminders: none. I still mention you in the channel when your turn begins.
remind-zone = Time zone: { $zone }, UTC{ $offset }, where it is { $now } now.
remind-no-zone = Time zone: not set. Quiet hours need one: /{ command-remind } { name-timezone }, with your city.
remind-quiet = Quiet hours: { $from } to { $until }. A reminder that's due in those hours comes just before they start.
remind-no-quiet = Quiet hours: none. /{ command-remind } { name-quiet } sets them, for example 22-8.
remind-unheard = Your last reminder didn't get through. Please allow direct messages from members of a server where you play.
remind-changed = Done.
remind-needs-zone = I don't know your time zone, so I can't tell when { $from } to { $until } is for you. Give me both: /{ command-remind } { name-quiet }, and { name-timezone } with your city. Nothing was changed.
remind-bad-zone = I don't know a time zone called { $text }. Pick one from the list you see as you type, by city, country or offset. Nothing was changed.
remind-like-zone = I'm not sure which time zone { $text } is. Did you mean { $zones }? Pick one from the list you see as you type. Nothing was changed.
error-bad-hours = I can't read { $text } as quiet hours. Write when they begin and end, for example 22-8, 22:00-07:30 or 10pm-8am, or "off".
# How a time zone is called, by its city or by an offset like +9 that it has in summer and winter.
zone-name = { $city } ({ $zone })
zone-fixed = UTC{ $offset } all year round
# What is offered while somebody types; $zone is one of these two.
zone-offered = { $zone } · { $now } there
quiet-offered = { $from } to { $until }
quiet-off = off

## Nudging

nudge-line = { $mention }, { $player } is nudging you: round { $round }, { $what }.
nudge-over = { $by } nudged { $player }. The wait is over.
nudge-done = Done: I've mentioned { $player } in the channel.
button-nudge = Nudge
error-nudged-lately = Somebody has already sent a nudge in this game. You can nudge again after { $until }.
error-too-soon-to-nudge = The game hasn't been waiting long, so I didn't nudge anybody. You can nudge after { $until }.
# $player and $until belong to [away] only.
error-nobody-to-nudge = { $why ->
    [you] The game is waiting for you, so there's nobody to nudge. /{ command-play } opens your panel.
    [autopilot] That seat is on autopilot, so it needs no nudge.
    [away] { $player } is away until { $until }, so a nudge wouldn't help.
    [untold] I can't post in this channel right now, so a nudge wouldn't reach anybody. No clock runs until the player knows.
   *[paused] The game is paused, so it isn't waiting for anybody. /{ command-game } { command-game-resume } starts it again.
  }
nudge-gone = { $player } has left this server, so a mention wouldn't reach them. The host or somebody who manages the server can end the game with /{ command-game } { command-game-cancel }.

## /board keep

board-kept = From now on, boards look like this in your own panels and in /{ command-board }.
board-kept-words = From now on, /{ command-board } describes the board in words, and your own panels come without a picture.
