## Names and descriptions of commands and their options. A description begins with the bot's name;
## Discord allows 32 characters for a name (lower case, no spaces) and 100 for a description.

command-game = game
about-game = Elbow Room: open, join and end games
command-game-new = new
about-game-new = Elbow Room: open a game in this channel
command-game-join = join
about-game-join = Elbow Room: take a seat in this channel's lobby
command-game-leave = leave
about-game-leave = Elbow Room: give up your seat in this channel's lobby
command-game-start = start
about-game-start = Elbow Room: begin the game with those who have joined
command-game-cancel = cancel
about-game-cancel = Elbow Room: end this channel's game without scores
command-game-settings = settings
about-game-settings = Elbow Room: show what was chosen for the game, or change it in the lobby
command-game-result = result
about-game-result = Elbow Room: show the final scores
command-game-export = export
about-game-export = Elbow Room: get the whole game as a file that anyone can replay
command-play = play
about-play = Elbow Room: open your panel, or see whom the game waits for
command-pick = pick
about-pick = Elbow Room: pick a combo of race and power
command-conquer = conquer
about-conquer = Elbow Room: conquer a region
command-abandon = abandon
about-abandon = Elbow Room: abandon a region before your first conquest
command-redeploy = redeploy
about-redeploy = Elbow Room: place your tokens in hand, or move those that were driven out
command-decline = decline
about-decline = Elbow Room: go in decline, which is your whole turn
command-use = use
about-use = Elbow Room: use a power of your race
command-choose = choose
about-choose = Elbow Room: make a choice the game waits for
command-end = end
about-end = Elbow Room: end your turn, with the tokens left placed as the panel shows
command-undo = undo
about-undo = Elbow Room: take back your last step
command-board = board
about-board = Elbow Room: see the board, now or at an earlier turn
command-status = status
about-status = Elbow Room: whose turn it is and how everybody is doing
command-log = log
about-log = Elbow Room: what happened, in words
command-coins = coins
about-coins = Elbow Room: your own coins
command-help = help
about-help = Elbow Room: how to play, in five lines

name-edition = edition
name-players = players
name-thread = thread
name-scores = scores
name-show = show
name-combo = combo
name-region = region
name-moves = moves
name-power = power
name-option = option
name-whole = whole
name-at = at
name-style = style
name-share = share
name-since = since

option-new-edition = Which game to play
option-new-players = How many players it begins with by itself, computers included
option-new-thread = Open it in a thread of its own
option-new-scores = Whether everybody sees everybody's coins
scores-secret = secret until the end
scores-open = open to everybody
option-play-show = What to open the panel on
page-main = my turn
page-prices = why each region costs what it costs
page-abandon = regions to abandon
page-decline = what a decline would do
page-does = what races and powers do
page-log = what happened
option-pick-combo = The combo, by its race
option-conquer-region = The number printed on the board; add "die" to roll for it
option-abandon-region = The number printed on the board
option-redeploy-moves = Tokens to add to your regions, for example 9:2 12:3
option-use-power = The power and where to use it
option-choose-option = Your choice; several with spaces between them
option-undo-whole = Take back the whole turn, as far as it can be
option-board-at = An earlier turn, by its number
option-board-style = As a picture, with strong colors, or in words
style-default = picture
style-contrast = picture of high contrast
style-text = words
option-share = Show it to everybody here
option-log-since = From which turn on, by its number; without it, since your own last turn

choice-conquer = { $region } · { $price }{ $own ->
    [yes] {" "}yours
   *[no] { "" }
  } ({ $what })
choice-roll = { $region } 🎲{ $needs }+ ({ $chance }%){ $own ->
    [yes] {" "}yours
   *[no] { "" }
  } · { $what }
choice-turn = turn { $number } · round { $round }, { $player }
# Not shown: words that may be typed, the first for the die after a region, the second for
# nothing (more) where a question may be left, the third before or after a region's number.
# All languages' words count.
typed-die = die, dice, roll
typed-none = none, nothing, no, enough
typed-region = region

# Servers and what is stored.
command-admin = admin
about-admin = Elbow Room: for those who manage the server
command-admin-channels = channels
about-admin-channels = Elbow Room: where games may be opened
command-admin-allow = allow
about-admin-allow = Elbow Room: allow games in a channel; the first one allowed is the only one
command-admin-forbid = forbid
about-admin-forbid = Elbow Room: forbid new games in a channel
command-admin-everywhere = everywhere
about-admin-everywhere = Elbow Room: allow games in every channel
command-admin-list = list
about-admin-list = Elbow Room: show where games may be opened
command-admin-limits = limits
about-admin-limits = Elbow Room: show or set how many unfinished games there may be
command-admin-end = end
about-admin-end = Elbow Room: end a game without scores, also one that can no longer be read
command-privacy = privacy
about-privacy = Elbow Room: what is stored about you
command-privacy-show = show
about-privacy-show = Elbow Room: tell in words what is stored about you
command-privacy-export = export
about-privacy-export = Elbow Room: get everything that is stored about you as a file
command-privacy-delete = delete
about-privacy-delete = Elbow Room: delete everything that is stored about you
command-admin-skip = skip
about-admin-skip = Elbow Room: have the autopilot decide now what a game waits for
command-admin-rollback = rollback
about-admin-rollback = Elbow Room: rewind a game to an earlier moment
command-admin-audit = audit
about-admin-audit = Elbow Room: show who did what beside playing
command-admin-dashboard = dashboard
about-admin-dashboard = Elbow Room: a message that always shows all games of the server
command-admin-put = put
about-admin-put = Elbow Room: have the dashboard in a channel, or move it there
command-admin-remove = remove
about-admin-remove = Elbow Room: take the dashboard away
name-channel = channel
name-games = games
name-each = each
name-game = game
option-admin-channel = The channel; without it, this one
option-admin-games = Most unfinished games in the server; 0: as many as I allow anywhere
option-admin-each = Most unfinished games opened by one person; 0: as many as I allow anywhere
option-admin-game = The game, from the list; without it, the one in this channel

# Languages. Each calls itself language-name, in its own letters; that is not translated.
language-name = English
language-server = the server's language
language-discord = as in Discord's settings of this server
name-language = language
option-new-language = The language of what everybody reads; each of you has their own in private answers
command-admin-language = language
about-admin-language = Elbow Room: the language of what everybody reads in this server
option-admin-language = The language; without it, which one it is

# Reminders and nudging.
command-remind = remind
about-remind = Elbow Room: reminders by direct message, quiet hours and your time zone
command-game-nudge = nudge
about-game-nudge = Elbow Room: mention whom the game waits for; once in six hours
name-dm = dm
name-quiet = quiet
name-timezone = timezone
name-keep = keep
option-remind-dm = Whether I remind you of your turns by direct message
option-remind-quiet = When no reminder may come, for example 22-8 or 10pm-7:30am; "off" for never
option-remind-timezone = Your city or country, or an offset, for example Vienna or +9
option-board-keep = Show the pictures in my own panels like this from now on
remind-on-choice = on
remind-off-choice = off
## Seats: computers, substitutes, the games of a person.

name-computers = computers
option-new-computers = How many of the players are computers; alone with them, the game begins at once
option-settings-computers = How many of the players are computers

# Clocks, pauses and absences.
command-game-pause = pause
about-game-pause = Elbow Room: stop the clocks of this channel's game until somebody resumes it
command-game-resume = resume
about-game-resume = Elbow Room: start a game again that was paused or put aside
command-game-aside = aside
about-game-aside = Elbow Room: put a game aside that I have asked about
option-resume-game = A game that was put aside, to resume in this channel; without it, the one here
command-away = away
about-away = Elbow Room: stop your clocks in all your games until you are back
name-until = until
name-clock = clock
option-away-until = A length (3d, 12h), a day (monday), a date (2026-12-24), or "back"; without it, what is set
option-new-clock = Hours for each turn before the reserve is drawn on; then the autopilot plays it
clock-choice-0 = no clock
clock-choice-12 = 12 hours
clock-choice-24 = 24 hours
clock-choice-48 = 48 hours
clock-choice-72 = 72 hours
command-seat = seat
about-seat = Elbow Room: let others play on for you, or play on for them
command-seat-offer = offer
about-seat-offer = Elbow Room: offer your seat to anybody, and play on until it is taken; again to withdraw it
command-seat-take = take
about-seat-take = Elbow Room: play on in a seat that is open, or to which you are asked
command-seat-refuse = refuse
about-seat-refuse = Elbow Room: say no to a seat that you are asked to take over
command-seat-replace = replace
about-seat-replace = Elbow Room: ask somebody to take over your seat, or one that has no player
command-seat-resign = resign
about-seat-resign = Elbow Room: leave this game; the autopilot plays your seat until somebody takes it
command-seat-autopilot = autopilot
about-seat-autopilot = Elbow Room: let the autopilot play for you until you come back
command-seat-back = back
about-seat-back = Elbow Room: play your seat again yourself
name-player = player
name-by = by
name-switch = switch
option-seat-player = Whose seat; without it, yours
option-seat-open = Whose seat; without it, the one that is open
option-seat-by = Who is asked to play on there
option-seat-switch = Whether it plays for you
seat-switch-on = on
seat-switch-off = off

# Going back further than by oneself.
command-game-rewind = rewind
about-game-rewind = Elbow Room: ask all players to go back to an earlier moment, or answer who asks
name-to = to
name-answer = answer
option-rewind-to = The moment to go back to, by turn and step, for example 12 or 12.3
option-rewind-answer = Your answer to who has asked already
answer-agree = agree
answer-disagree = disagree

# Standing orders and withdrawals.
command-orders = orders
about-orders = Elbow Room: where your tokens go without being asked
name-withdraw = withdraw
name-end-turn = end_turn
name-where = where
name-withdrawals = withdrawals
option-orders-withdraw = Where your driven-out tokens go
option-orders-end-turn = Where End turn puts the tokens that are left
option-orders-where = For which games; without it, for this one if you play in it
orders-where-here = this game only
orders-where-all = all my games
order-choice-guard = guard: where you have the most to lose
order-choice-even = even: spread over all your regions
order-choice-border = border: where others could attack next
order-choice-richest = richest: where you earn most
order-choice-hold = hold: all on your best region
order-choice-ask = ask me, where the game allows it
order-choice-none = take the order back
option-new-withdrawals = What happens to driven-out tokens in somebody else's turn
withdrawals-instant = placed at once, movable until the next conquest
withdrawals-ask = ask who has no standing order, a few hours at most
withdrawals-strict = always ask, and wait
command-game-rematch = rematch
about-game-rematch = Elbow Room: play this channel's last game again, with the same options
command-mygames = mygames
about-mygames = Elbow Room: all your games, those that wait for you first

# The rules.
command-rule = rule
about-rule = Elbow Room: look up a race, a power, a word of the rules, or a question
name-topic = topic
option-rule-topic = A name or a question, in any language; misspellings are fine
