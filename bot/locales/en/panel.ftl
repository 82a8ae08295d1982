## The private panel of a player: headings, buttons, questions.
## `region` is the number printed on the board; `tokens`, `hand` and `amount` are counts.

panel-round = Round { $round } of { $rounds }
# The round, and what the reader has.
panel-purse = { $round } · { $coins } { $coins ->
    [one] coin
   *[other] coins
  }
# What an ally has who shows it.
panel-purse-ally = { $round } · { $player } has { $coins } { $coins ->
    [one] coin
   *[other] coins
  }
# How each page of the panel begins; $text is one of the texts below.
panel-head = **{ $round }** · { $text }
# Why nothing was done by the last tap, so that it is seen.
panel-refused = **{ $text }**
panel-picking = Pick a combo; you have { $coins } { $coins ->
    [one] coin
   *[other] coins
  }. Each button shows a combo's tokens and what you pay: 1 coin for each combo above it. { $lying ->
    [0] { "" }
   *[other] You get the coins lying on the combo you pick.{" "}
  }{ $locked ->
    [yes] 🔒{" "}
   *[no] { "" }
  }{ $back ->
    [free] { "" }
    [others] Once you've picked, you can undo it only if the others agree.
    [alone] Once you've picked, only Rewind takes it back.
   *[no] You can't undo a pick.
  }{ $count ->
    [0] { "" }
   *[other] {" "}The { $asking } ask you something first; until you've answered, you can still undo.
  }
# Where badges and banners lie apart: a pick takes a banner of one's own faction.
panel-picking-row = Pick a combo for { FORM($faction, "the") }; you have { $coins } { $coins ->
    [one] coin
   *[other] coins
  }. Each button shows a combo's tokens and what you pay: 1 coin for each row above it. { $locked ->
    [yes] 🔒{" "}
   *[no] { "" }
  }{ $back ->
    [free] { "" }
    [others] Once you've picked, you can undo it only if the others agree.
    [alone] Once you've picked, only Rewind takes it back.
   *[no] You can't undo a pick.
  }{ $count ->
    [0] { "" }
   *[other] {" "}The { $asking } ask you something first; until you've answered, you can still undo.
  }
# What others may take in the same rows; $factions lists faction-races texts.
panel-picking-others = Others pick from the same rows, and each pick changes the combos from that row down. { $factions }.
panel-conquering = Conquer with your { $combo }; you have { $hand } { $hand ->
    [one] token
   *[other] tokens
  } in hand.
panel-conquering-declined = Your { $combo } are in decline and act first; you have { $hand } { $hand ->
    [one] token
   *[other] tokens
  } in hand.
# A turn is about to end without a conquest that stays. $taken: there was one, of a region that is left again.
end-empty = { $taken ->
    [yes] You don't keep anything you've conquered this turn.
   *[no] You haven't conquered anything this turn.
  } { $hand ->
    [0] Even with no tokens in hand
    [one] With 1 token in hand
   *[other] With { $hand } tokens in hand
  }, { $count ->
    [one] region { $regions } is
   *[other] regions { $regions } are
  } still within reach. End your turn anyway?
# An attack on an ally; $what: what is there, and whose.
attack-ally = { $player } is your ally. Region { $region }: { $what }. Attack it anyway?
panel-die = { $amount ->
    [0] The die shows 0, so it doesn't make a conquest cheaper.
   *[other] The die shows { $amount }, so your next conquest costs { $amount } less.
  }
# Pieces in hand that can be spent like tokens.
panel-extra = Also in your hand, to use like a token when you conquer: { $pieces }.
panel-no-target = You can't take any region right now.
panel-no-tokens = You have no tokens left to conquer with.
# $plan is a list of the plan- texts below.
panel-plan = **{ $button }**: { $plan }.
plan-leaves = { $regions }
# Regions where tokens may not stay, rivers.
plan-left = you leave { $count ->
    [one] region
   *[other] regions
  } { $regions }
plan-nothing = all tokens stay where they are
plan-keeps = { $hand ->
    [one] 1 token
   *[other] { $hand } tokens
  } in hand for a first conquest next turn
plan-gives-up = { $regions ->
    [one] 1 region
   *[other] { $regions } regions
  } of your choice to give up, because the extra tokens are set aside
plan-earns = { $amount ->
    [0] no coins
    [one] { $amount } coin
   *[other] { $amount } coins
  }
plan-so-far = { $amount ->
    [0] no coins
    [one] { $amount } coin
   *[other] { $amount } coins
  } as things stand
# Stands between the parts of a plan.
plan-choice = { $thing }: { $choice }
# A piece that works as another thing this turn.
plan-lent = the { $piece } as { ABOUT($thing, "article") ->
    [none] { "" }
   *[the] the{" "}
  }{ $thing } on { $choice }
plan-between = { " · " }
plan-asks = Before your turn ends, you choose { $choice }.
asks-about = what to do with { ABOUT($thing, "article") ->
    [the] the{" "}
   *[none] { "" }
  }{ $thing }
asks-stout-decline = whether your race goes in decline
# What End turn chooses for a player, on its line. $choice is a list of regions, "3 and 5".
placed-heroic-hero = { $count ->
    [one] a hero
   *[other] heroes
  } on { $choice }
placed-bivouacking-anew = encampments on { $choice }
placed-fortified-fortress = a fortress on { $choice }
placed-diplomat-ally = peace with { $choice }
# $rolls: which of the buttons roll the die.
panel-buttons = { $rolls ->
    [all] Each button shows a region, what you have to roll, and your chance.
    [some] Each button shows a region and how many tokens it takes, or with 🎲, what you have to roll and your chance.
   *[none] Each button shows a region and how many tokens it takes.
  }
# Beside the buttons wherever one has a lock. $back: how it can still be undone (others, alone, no).
panel-locked = { $back ->
    [others] 🔒 on a button: you can undo it only if the others agree.
    [alone] 🔒 on a button: only Rewind takes it back.
   *[no] 🔒 on a button: it can't be undone.
  }
panel-locked-each = { $back ->
    [others] 🔒 Whichever you choose, you can undo it only if the others agree.
    [alone] 🔒 Whichever you choose, only Rewind takes it back.
   *[no] 🔒 None of these can be undone.
  }
# The same of a lock that is open.
panel-locked-perhaps = 🔓 on a button: you can undo it on your own, unless it turns out that somebody can't pay you in full.
# $then: "done" if a roll that isn't enough ends the conquests; "on" if they go on.
panel-roll-less = "− 🎲" on a button: you roll first, and the conquest takes that many fewer tokens. If you still don't have enough, { $then ->
    [done] you're done conquering this turn.
   *[on] you can roll once more as your last attempt this turn, or conquer something else instead.
  }
panel-last-roll = "🎲" with a number on a button: you roll for that region, and win or lose, it's this race's last attempt this turn. The die's sides are { $faces }.
# Tokens that fight this turn and may not stay on the board.
panel-loan = { $tokens ->
    [one] 1 of your tokens is extra: it's set aside when your conquests end, and comes back next turn.
   *[other] { $tokens } of your tokens are extra: they're set aside when your conquests end, and come back next turn.
  }
panel-loan-short = If you take another region, you'll have to give up { $regions ->
    [one] 1 region
   *[other] { $regions } regions
  } at the end: without the extra tokens, you won't have enough to hold them all.
panel-roll-first = 🎲 Each roll lowers the price of one conquest. If it isn't enough for any region, you're done conquering this turn. Your chances by region: { $chances }.
# $regions is a list, "2, 3 and 5".
chance = { $regions }: { $chance }%
panel-use = { $power }: choose where.
panel-prices = What each region costs you, in tokens, and why.
panel-abandoning = Abandon a region and take its tokens back into your hand. This race can abandon regions only before its first conquest.
panel-choosing = Play this turn, or go in decline?
panel-declining = Go in decline with your { $combo }.
panel-redeploying = Redeploy your { $combo }. { $hand ->
    [0] All tokens are placed.
    [one] You have 1 token in hand to place. Each button shows a region's tokens: now → after your tap.
   *[other] You have { $hand } tokens in hand to place; the others stay where they are. Each button shows a region's tokens: now → after your tap.
  }
panel-withdrawing = Your { $combo } were driven out, and you have { $hand } { $hand ->
    [one] token
   *[other] tokens
  } to place. Each button shows a region's tokens: now → after your tap.
panel-waiting = Waiting for { $names } to { $step }.
panel-not-yours = You're not up right now.
panel-over = The game is over. The final scores are in the channel; /{ command-game } { command-game-result } shows them too.

step-answer = make a choice

decline-what = Declining takes your whole turn.
decline-single = { $tokens ->
    [0] Your { $race } have no tokens on the board
    [one] One of your { $race } stays in its region and keeps scoring
   *[other] One of your { $race } stays in each of their { $regions } regions and keeps scoring
  }{ $goes ->
    [0] .
    [one] ; the other one goes back to the tray.
   *[other] ; the other { $goes } go back to the tray.
  }
decline-stay = { $goes ->
    [0] { $tokens ->
        [2] Both
       *[other] All { $tokens }
      } tokens of your { $race } stay on the board
   *[other] { $tokens } tokens of your { $race } stay on the board
  } ({ $regions ->
    [one] one region
   *[other] { $regions } regions
  }) and keep scoring{ $goes ->
    [0] .
    [one] ; the other one goes back to the tray.
   *[other] ; the other { $goes } go back to the tray.
  }
decline-waits = { $tokens ->
    [one] One stays
   *[other] { $tokens } stay
  } in hand.
# Pieces by name: fortress, mushroom armor ×2.
decline-pieces-stay = What stays in place: { $pieces }.
decline-pieces-unusable = What stays, but can't be used in decline: { $pieces }.
decline-pieces-go = What goes: { $pieces }.
decline-fights = While in decline, your { $race } keep conquering each turn, before your next race does.
decline-gone = Your { $race } have no tokens on the board, so they'll be gone right away.
decline-vanishes = All of your { $race } leave the board.
decline-regroups = You redeploy them one last time before you score.
decline-removes = Your declined { $race } leave the board.
decline-beside = Your declined { $race } stay on the board.
decline-next = Next turn you pick a new combo.
decline-earns = You'd earn { $amount } { $amount ->
    [one] coin
   *[other] coins
  } ({ $lines }).
# Pieces that lie unseen are turned up before the race goes in decline, bombs say.
decline-shows = First, what you've hidden on the board is shown. After that, you'll see what you earn.
decline-earns-nothing = You'd earn nothing this turn.

price-line = **{ $region }** ({ $what }): { $told }
price-told = **{ $price }** = { $lines }{ $chance ->
    [0] { "" }
   *[other] {" "}· 🎲 { $chance }%
  }
# By another way than the plain one: a relic, a power.
price-way = { $way }: { $told }
# A power takes the region without a price: what goes from the hand.
price-use = { $tokens ->
    [0] no tokens from your hand
    [one] 1 token
   *[other] { $tokens } tokens
  }
price-dear = { $what }, more than you can pay
# Coins due besides; $payee is a name, $why what asks for them, $late: only if it succeeds.
price-toll = { $what } + { $coins } { $coins ->
    [one] coin
   *[other] coins
  } to { $bank ->
    [yes] the bank
   *[no] { $payee }
  } ({ $why }{ $late ->
    [yes] , only if you take it
   *[no] { "" }
  })
price-first = { $amount } { $why }
price-more = +{ $amount } { $amount ->
    [one] { $why }
   *[other] { FORM($why, "many") }
  }
# Between the parts of a price: "2 base +1 mountain".
price-between = { " " }
price-less = −{ $amount } { $why }
price-plain = **{ $regions }**: **{ $price }** each, the base price
# Several regions that cost the same for the same reasons.
price-shared = **{ $regions }**: { $told }
why-base = base
why-defenders = { $amount ->
    [one] defender
   *[other] defenders
  }
why-die = die
why-minimum = (minimum)

# Which races on offer belong together; $factions lists faction-races texts.
panel-factions = { $factions }.
key-pick = { $combo } · { $tokens } · { $pay ->
    [0] free
   *[other] pay { $pay }
  }{ $get ->
    [0] { "" }
   *[other] , get { $get }
  }
key-conquer = { $region } · { $price }{ $own ->
    [yes] {" "}(yours)
    [ally] {" "}(ally's)
   *[no] { "" }
  }
key-roll = { $region } 🎲{ $needs }+ ({ $chance }%){ $own ->
    [yes] {" "}(yours)
    [ally] {" "}(ally's)
   *[no] { "" }
  }
key-undo = Undo
key-restart = Undo all
key-redeploy = Redeploy…
key-end = End turn
key-end-anyway = End turn anyway
key-end-asking = End turn, but ask me first…
# $thing: the race or power that asks, "Humans".
key-end-asking-about = End turn, but ask about { $thing } first…
key-conquer-on = Keep playing
key-coins-show = Show my coins to { $ally }
key-coins-hide = Hide my coins from { $ally }
key-attack-anyway = Attack { $region } anyway
key-attack-not = Don't attack
key-end-army = Done with the { $race }
key-prices = Prices
key-abandon = Abandon…
key-abandon-region = { $region } · { $tokens } { $tokens ->
    [one] token
   *[other] tokens
  } back
key-play-on = Play on
key-decline = Decline…
key-decline-now = Decline now
key-back = Back
key-more = More ({ $page } of { $pages })
key-first = Back to page 1 ({ $page } of { $pages })
key-look-again = Refresh
key-place = { $region }: { $tokens } → { $then }
key-unit = { $tokens } at a time
key-unit-all = All at once
key-place-rest = Place the rest
key-place-rest-end = Place the rest and end turn
key-place-rest-asking = Place the rest, then ask me…
key-place-rest-asking-about = Place the rest, then ask about { $thing }…
key-placed = Done
key-suggested = As suggested: { $choice }
key-enough = That's all

## Optional powers; `region` is a number, or "where" on a button that opens the choice.
key-use-where = a region…
key-way = { $way } · { $what }
# What is used, and what is chosen with it: where a token goes.
key-use-then = { $use } → { $then }
key-use-taking = { $use }{ $price ->
    [0] { "" }
   *[other] {" "}· { $price }
  }{ $chance ->
    [0] { "" }
    [100] {" "}− 🎲
   *[other] {" "}− 🎲 ({ $chance }%)
  }
conquest-toll = { $what } + { $coins } { $coins ->
    [one] coin
   *[other] coins
  }
use-dragon-master = Dragon to { $region }
use-sorcerers = Convert { $region }{ $player ->
    [none] { "" }
   *[other] {" "}({ $player })
  }
use-berserk = Roll the die first

## Questions of powers; $piece is one of the two: what goes where the player says.
piece-own = { ABOUT($thing, "article") ->
    [none] { "" }
   *[the] the{" "}
  }{ $thing }
piece-lent = the { $piece }, which works as { ABOUT($thing, "article") ->
    [none] { "" }
   *[the] the{" "}
  }{ $thing },
question-chosen = So far: { $chosen }.
# Stands before what declining would do.
question-if-so = If you decline now:
# What the turn would earn by answer; each part is coins-with, for answers that earn the same.
question-coins = What each choice earns this turn: { $told }.
coins-with = { $coins } { $coins ->
    [one] coin
   *[other] coins
  } for { $about ->
    [region] { $count ->
        [one] region { $options }
       *[other] regions { $options }
      }
   *[other] { $options }
  }
question-last = This is your last turn, so it makes no difference to your score.
question-heroic-hero = { $up_to ->
    [one] Which region should your hero make immune?
   *[other] Which { $up_to } regions should your heroes make immune?
  }
question-fortified-fortress = Build a fortress? A fortress gives its region +1 defense, and earns 1 coin each turn while your race is active.
question-bivouacking-anew = { $up_to ->
    [one] Place your last encampment, in any region of yours.
   *[other] Place your encampments: { $up_to } to go, as many in a region as you like.
  }
question-bivouacking-home = { $up_to ->
    [one] An encampment from a region you lost comes back to you. Choose where it goes.
   *[other] { $up_to } encampments come back to you. Choose where they go.
  }
question-diplomat-ally = Make peace with a player whose active race you didn't attack this turn? Until your next turn, their active race can't attack yours.
question-stout-decline = You've scored for this turn. Should your active race go in decline now, without spending a turn on it?
question-amazons-short = You don't have enough tokens to set the extra Amazons aside. Choose { $up_to ->
    [one] one region
   *[other] { $up_to } regions
  } to give up.
option-region = { $region }
option-seat = { $player }
option-place = { $combo }
option-thing = { $thing }
option-pair = { $region } to { $other }
key-option-own = { $what } (yours)
key-option-ally = { $what } (ally's)
option-yes = Yes
option-stout-decline = Decline now
enough-diplomat-ally = Peace with nobody
enough-fortified-fortress = Build none
enough-stout-decline = Stay active
# Only where heroes or encampments are lent, in a mix.
enough-heroic-hero = { $chosen ->
    [0] { $lies ->
        [yes] Leave it as it is
       *[no] Place none
      }
   *[other] Place no more
  }
enough-bivouacking-anew = { $chosen ->
    [0] { $lies ->
        [yes] Leave it as it is
       *[no] Place none
      }
   *[other] Place no more
  }
enough-bivouacking-home = { $chosen ->
    [0] Place none
   *[other] Place no more
  }

panel-taken-back = Undone.

story-title = **What happened**{ $pages ->
    [1] { "" }
   *[other] {" "}(page { $page } of { $pages })
  }
story-turn = **{ $sentence }** { $at }
# At the top of a page that begins in the middle of a turn.
story-continued = **{ $sentence }** (continued)
story-piloted = *The autopilot, for { $you ->
    [yes] you
   *[no] { $player }
  }:*
story-nothing = Nothing yet.
key-earlier = Earlier
key-later = Later
panel-cancelled = This game was ended without scores. /{ command-game } { command-game-new } opens another one.
