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
about-game-start = Elbow Room: start the game with everybody who has joined
command-game-cancel = cancel
about-game-cancel = Elbow Room: end this channel's game without scores
command-game-settings = settings
about-game-settings = Elbow Room: show the game's options, or change them in the lobby
command-game-result = result
about-game-result = Elbow Room: show the final scores
command-game-export = export
about-game-export = Elbow Room: get the game as a file; once it's over, anyone can replay it
command-play = play
about-play = Elbow Room: open your panel, or see who the game is waiting for
command-pick = pick
about-pick = Elbow Room: pick a combo of race and power
command-conquer = conquer
about-conquer = Elbow Room: conquer a region
command-abandon = abandon
about-abandon = Elbow Room: abandon a region before your first conquest
command-redeploy = redeploy
about-redeploy = Elbow Room: place the tokens in your hand, or move ones that were driven out
command-decline = decline
about-decline = Elbow Room: go in decline, which takes your whole turn
command-use = use
about-use = Elbow Room: use a power of your race, or of something it holds
command-choose = choose
about-choose = Elbow Room: make a choice the game is waiting for
command-end = end
about-end = Elbow Room: end your turn; the tokens you have left go where the panel shows
command-undo = undo
about-undo = Elbow Room: take back your last step
command-board = board
about-board = Elbow Room: see the board, now or at an earlier turn
command-status = status
about-status = Elbow Room: whose turn it is and how everybody is doing
command-log = log
about-log = Elbow Room: what happened, in words
command-coins = coins
about-coins = Elbow Room: see how many coins you have
option-coins-ally = In a game with sides: show your coins to your ally, or hide them again
name-ally = ally
coins-ally-on = show them
coins-ally-off = hide them
command-help = help
about-help = Elbow Room: how to play, in five lines

name-edition = edition
name-world = world
name-relics = relics
name-house-rule = house-rule
option-join-side = Which side to play for, in a game with sides; if left out, the one with the most places left
name-side = side
option-rematch-sides = Whether everybody keeps their side or changes it, in a game with sides
name-sides = sides
rematch-keep = keep them
rematch-swap = swap them
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

option-new-edition = Which game's races and powers to play with
option-new-world = Which game's board to play on; if left out, the one that goes with your races and powers
option-new-relics = Whether there are relics and places; if left out, they're in if your races, powers or board have any
# For /game settings, where what is left out stays as it is.
option-settings-world = Which game's board to play on
option-settings-relics = Whether there are relics and places to find
option-new-house-rule = A rule that your table plays differently; it must belong to the races and powers you chose
option-new-players = How many players, computers included; the game starts by itself once they're all in
option-new-thread = Open it in a new thread
option-new-scores = Whether everybody can see everybody's coins
scores-secret = secret until the end
scores-open = open to everybody
option-play-show = Which page of the panel to open
page-main = my turn
page-prices = why each region costs what it does
page-abandon = regions you can abandon
page-decline = what going in decline would do
page-does = what races and powers do
page-log = what happened
option-pick-combo = The combo, by its race
option-conquer-region = The number printed on the board; add "die" to roll for it
option-abandon-region = The number printed on the board
option-redeploy-moves = Tokens to add to your regions, for example 9:2 12:3
option-use-power = The power, and where to use it
option-choose-option = Your choice; put spaces between several
option-undo-whole = Take back the whole turn, as far as possible
option-board-at = The number of an earlier turn
option-board-style = As a picture, a high-contrast picture, or words
style-default = picture
style-contrast = high-contrast picture
style-text = words
option-share = Show it to everybody here
option-log-since = The turn to start from, by its number; leave it out for everything since your last turn

choice-pick = { $combo } · { $tokens } tokens · { $pay ->
    [0] free
    [one] pay 1 coin
   *[other] pay { $pay } coins
  }{ $get ->
    [0] { "" }
    [one] , get 1 coin
   *[other] , get { $get } coins
  }
choice-conquer = { $region } · { $price }{ $own ->
    [yes] {", "}yours
    [ally] {", "}ally's
   *[no] { "" }
  } ({ $what })
choice-roll = { $region } 🎲{ $needs }+ ({ $chance }%){ $own ->
    [yes] {", "}yours
    [ally] {", "}ally's
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
about-admin = Elbow Room: for the people who manage the server
command-admin-channels = channels
about-admin-channels = Elbow Room: where games may be opened
command-admin-allow = allow
about-admin-allow = Elbow Room: allow games in a channel; allowing the first one rules out the others
command-admin-forbid = forbid
about-admin-forbid = Elbow Room: forbid new games in a channel
command-admin-everywhere = everywhere
about-admin-everywhere = Elbow Room: allow games in every channel
command-admin-list = list
about-admin-list = Elbow Room: show where games may be opened
command-admin-limits = limits
about-admin-limits = Elbow Room: show or set how many unfinished games there may be
command-admin-end = end
about-admin-end = Elbow Room: end a game without scores, even one I can't read
command-privacy = privacy
about-privacy = Elbow Room: what is stored about you
command-privacy-show = show
about-privacy-show = Elbow Room: see in words what is stored about you
command-privacy-export = export
about-privacy-export = Elbow Room: get everything that's stored about you as a file
command-privacy-delete = delete
about-privacy-delete = Elbow Room: delete everything that's stored about you
command-admin-skip = skip
about-admin-skip = Elbow Room: let the autopilot finish the turn, or make the choice, a game is waiting for
command-admin-rollback = rollback
about-admin-rollback = Elbow Room: rewind a game to an earlier moment
command-admin-audit = audit
about-admin-audit = Elbow Room: see who did what besides playing
command-admin-dashboard = dashboard
about-admin-dashboard = Elbow Room: a message that always shows all games in the server
command-admin-put = put
about-admin-put = Elbow Room: put the dashboard in a channel, or move it there
command-admin-remove = remove
about-admin-remove = Elbow Room: take the dashboard away
name-channel = channel
name-games = games
name-each = each
name-game = game
option-admin-channel = The channel; leave it out for this one
option-admin-games = How many unfinished games the server can have; 0: no limit beyond the bot's own
option-admin-each = How many unfinished games one person can have open; 0: no limit beyond the bot's own
option-admin-game = The game, from the list; leave it out for the one in this channel

# Languages. Each calls itself language-name, in its own letters; that is not translated.
language-name = English
language-server = the server's language
language-discord = the language in this server's Discord settings
name-language = language
option-new-language = The language of public posts; in private, I answer each of you in your own
command-admin-language = language
about-admin-language = Elbow Room: the language of public posts in this server
option-admin-language = The language; leave it out to see which one it is

# Reminders and nudging.
command-remind = remind
about-remind = Elbow Room: reminders by direct message, quiet hours and your time zone
command-game-nudge = nudge
about-game-nudge = Elbow Room: mention the player the game is waiting for, at most once every six hours
name-dm = dm
name-quiet = quiet
name-timezone = timezone
name-keep = keep
option-remind-dm = Whether I send you reminders of your turns by direct message
option-remind-quiet = When I shouldn't remind you, for example 22-8 or 10pm-7:30am; "off" for no quiet hours
option-remind-timezone = Your city or country, or an offset, for example Vienna or +9
option-board-keep = Show boards in your own panels this way from now on
remind-on-choice = on
remind-off-choice = off
## Seats: computers, substitutes, the games of a person.

name-computers = computers
option-new-computers = How many players are computers. If all but you are, the game starts at once; in teams, press Start
option-settings-computers = How many of the players are computers

# Clocks, pauses and absences.
command-game-pause = pause
about-game-pause = Elbow Room: stop the clocks of this channel's game until somebody resumes it
command-game-resume = resume
about-game-resume = Elbow Room: resume a game that was paused or put aside
command-game-aside = aside
about-game-aside = Elbow Room: put this channel's game aside, once I've asked if anybody is still playing
option-resume-game = A game that was put aside, to move to this channel; leave it out for the one here
command-away = away
about-away = Elbow Room: stop your clocks in all your games until you're back
name-until = until
name-clock = clock
option-away-until = How long (3d, 12h), a day (monday), a date (2026-12-24) or "back"; leave it out to see what's set
option-new-clock = Hours for each turn; then your reserve runs, and then the autopilot plays if others are waiting
clock-choice-0 = no clock
clock-choice-12 = 12 hours
clock-choice-24 = 24 hours
clock-choice-48 = 48 hours
clock-choice-72 = 72 hours
command-seat = seat
about-seat = Elbow Room: let somebody take over for you, or take over for somebody
command-seat-offer = offer
about-seat-offer = Elbow Room: offer your seat to anybody, and play until it's taken; use it again to take that back
command-seat-take = take
about-seat-take = Elbow Room: take over a seat that is open, or that you were asked to take
command-seat-refuse = refuse
about-seat-refuse = Elbow Room: say no to a seat you were asked to take over
command-seat-replace = replace
about-seat-replace = Elbow Room: ask somebody to take over your seat, or one that has no player
command-seat-resign = resign
about-seat-resign = Elbow Room: leave this game; the autopilot plays for you until somebody takes your seat
command-seat-autopilot = autopilot
about-seat-autopilot = Elbow Room: let the autopilot play for you until you come back
command-seat-back = back
about-seat-back = Elbow Room: take your seat back and play it yourself
name-player = player
name-by = by
name-switch = switch
option-seat-player = Whose seat; leave it out for yours
option-seat-open = Whose seat; leave it out for the one that's open
option-seat-by = The person you're asking to take over
option-seat-switch = Whether the autopilot plays for you
seat-switch-on = on
seat-switch-off = off

# Going back further than by oneself.
command-game-rewind = rewind
about-game-rewind = Elbow Room: ask everybody to go back to an earlier moment, or answer somebody who has asked
name-to = to
name-answer = answer
option-rewind-to = The moment to go back to, by turn and step, for example 12 or 12.3
option-rewind-answer = Your answer, if somebody has asked already
answer-agree = agree
answer-disagree = disagree

# Standing orders and withdrawals.
command-orders = orders
about-orders = Elbow Room: say where your tokens go, so I don't have to ask you
name-withdraw = withdraw
name-end-turn = end_turn
name-where = where
name-withdrawals = withdrawals
option-orders-withdraw = Where your driven-out tokens go
option-orders-end-turn = Where End turn puts your leftover tokens
option-orders-where = For which games; leave it out for this one, if you're playing in it
orders-where-here = this game only
orders-where-all = all my games
order-choice-guard = guard: where you have the most to lose
order-choice-even = even: spread over all your regions
order-choice-border = border: where others could attack next
order-choice-richest = richest: where you earn the most
order-choice-hold = hold: all on your best region
order-choice-ask = ask me, where the game allows it
order-choice-none = no order
option-new-withdrawals = What happens to tokens driven out during somebody else's turn
withdrawals-instant = placed right away, and you can move them until the next conquest or roll
withdrawals-ask = ask players who have no standing order, and wait 12 hours at most
withdrawals-strict = always ask, and wait
command-game-rematch = rematch
about-game-rematch = Elbow Room: play this channel's last game again, with the same options
command-mygames = mygames
about-mygames = Elbow Room: all your games, with the ones waiting for you on top

# The rules.
command-rule = rule
about-rule = Elbow Room: look up a race, a power, a term, or a question about the rules
name-topic = topic
option-rule-topic = A name or a question, in any language; misspellings are fine
