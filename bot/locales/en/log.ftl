## What happened, one sentence for each kind of event of the engine.
## `player` is a name, `region` a number, `amount` a count; `you` is "yes" where the player is
## the one who reads it, in private answers only, and `to_you` where the other player is.

log-picked = { $you ->
    [yes] You take
   *[no] { $player } takes
  } the { $combo } with { $amount } { $amount ->
    [one] token
   *[other] tokens
  }.
log-earned = { $you ->
    [yes] You earn
   *[no] { $player } earns
  } { $amount } { $amount ->
    [one] coin
   *[other] coins
  }: { $lines }.
log-earned-nothing = { $you ->
    [yes] You earn
   *[no] { $player } earns
  } nothing.
log-earned-line = { $amount } from { $why }
log-paid = { $you ->
    [yes] You pay
   *[no] { $player } pays
  } { $amount } { $amount ->
    [one] coin
   *[other] coins
  } ({ $lines }).
log-paid-line = { $why }
log-column-paid = { $you ->
    [yes] You pay
   *[no] { $player } pays
  } { $amount } { $amount ->
    [one] coin
   *[other] coins
  } for the combo.
log-column-got = { $you ->
    [yes] You get
   *[no] { $player } gets
  } the { $amount ->
    [one] coin
   *[other] { $amount } coins
  } on the combo.
log-declined = { $you ->
    [yes] Your
   *[no] { $player }'s
  } { $combo } go in decline.
log-removed = The last of { $you ->
    [yes] your
   *[no] { $player }'s
  } { $race } leave the board.
log-offered = New in the column: { $combo }.
# Where badges and banners lie apart; $tiles lists races and log-offered-badge texts.
log-offered-tiles = New on offer: { $tiles }.
log-offered-badge = the { $power } badge
log-abandoned = { $you ->
    [yes] You abandon
   *[no] { $player } abandons
  } region { $region }.
log-rolled = { $you ->
    [yes] You roll
   *[no] { $player } rolls
  } the die: { $amount }.
log-rolled-for = { $you ->
    [yes] You roll
   *[no] { $player } rolls
  } the die for region { $region }: { $amount }.
# A declined race rolls, before the active one acts.
log-rolled-declined = { $you ->
    [yes] Your
   *[no] { $player }'s
  } { $race } roll the die: { $amount }.
log-rolled-for-declined = { $you ->
    [yes] Your
   *[no] { $player }'s
  } { $race } roll the die for region { $region }: { $amount }.
log-failed = That's not enough for region { $region }.
# With no token at all, if pieces went there.
log-conquered = { $you ->
    [yes] You conquer
   *[no] { $player } conquers
  } region { $region }{ $amount ->
    [0] { "" }
    [one] {" "}with { $amount } token
   *[other] {" "}with { $amount } tokens
  }.
# From another race of the same player.
log-conquered-own = { $you ->
    [yes] You take region { $region } from your
   *[no] { $player } takes region { $region } from their
  } own { $loser }{ $amount ->
    [0] { "" }
    [one] {" "}with { $amount } token
   *[other] {" "}with { $amount } tokens
  }.
log-conquered-by = { $you ->
    [yes] You take
   *[no] { $player } takes
  } region { $region } with { $why }.
# Powers that take regions in their own way; .piece: the piece by which, whose place is told by that.
log-conquered-by-sorcerers = { $you ->
    [yes] Your
   *[no] { $player }'s
  } Sorcerers convert region { $region }.
log-conquered-by-dragon-master = { $you ->
    [yes] Your
   *[no] { $player }'s
  } dragon takes region { $region }.
    .piece = dragon
log-lost = { $you ->
    [yes] Your
   *[no] { $player }'s
  } { $race } lose { $amount } { $amount ->
    [one] token
   *[other] tokens
  } in region { $region }.
log-driven = { $amount } of { $you ->
    [yes] your
   *[no] { $player }'s
  } { $race } { $amount ->
    [one] is
   *[other] are
  } driven out of region { $region }.
log-natives = { $native ->
    [monster] The Monsters in region { $region } are driven out.
    [murloc] The Murloc in region { $region } is driven off.
   *[lost-tribe] The Lost Tribe in region { $region } is wiped out.
}
log-found = { $you ->
    [yes] You find
   *[no] { $player } finds
  } { ABOUT($why, "article") ->
    [none] { "" }
   *[the] the{" "}
  }{ $why } in region { $region }.
# It lay in a region that was conquered.
log-won = { ABOUT($why, "article") ->
    [none] { "" }
   *[the] The{" "}
  }{ $why } in region { $region } { ABOUT($why, "number") ->
    [many] are
   *[one] is
  } now { $you ->
    [yes] yours
   *[no] { $player }'s
  }.
log-lent = { ABOUT($why, "article") ->
    [none] { "" }
   *[the] The{" "}
  }{ $why } lends { $power } from now on.
# A piece of nobody's ("owner") isn't called a player's. Of lairs and the like there are several.
log-placed = { ABOUT($why, "owner") ->
    [nobody] { ABOUT($why, "article") ->
        [the] The
       *[other] A
      } { $why } is now
   *[player] { ABOUT($why, "article") ->
       *[other] { $you ->
            [yes] You place
           *[no] { $player } places
          } 1 { $why }
        [the] { $you ->
            [yes] Your
           *[no] { $player }'s
          } { $why } { ABOUT($why, "number") ->
            [many] are
           *[one] is
          } now
        [none] { $you ->
            [yes] Your
           *[no] { $player }'s
          } { $why } { ABOUT($why, "number") ->
            [many] are
           *[one] is
          } now
      }
  } in region { $region }.
# It may come back: the Ghost is taken up, an encampment comes home.
log-taken-off = { ABOUT($why, "owner") ->
    [nobody] The
   *[player] { $you ->
        [yes] Your
       *[no] { $player }'s
      }
  } { $amount ->
    [1] { $why } { ABOUT($why, "number") ->
        [many] are
       *[one] is
      }
   *[other] { $amount } { FORM($why, "many") } are
  } no longer in region { $region }.
log-pieces-new = { ABOUT($pieces, "owner") ->
    [nobody] { $amount ->
        [one] { ABOUT($pieces, "article") ->
            [the] The
           *[other] A
          } { $pieces } is now
       *[other] { $amount } { FORM($pieces, "many") } are now
      }
   *[player] { $you ->
        [yes] You place
       *[no] { $player } places
      } { $amount ->
        [one] { ABOUT($pieces, "article") ->
            [the] the
           *[other] 1
          } { $pieces }
       *[other] { $amount } { FORM($pieces, "many") }
      }
  } in { $to_count ->
    [one] region
   *[other] regions
  } { $to }.
log-pieces-gone = { ABOUT($pieces, "owner") ->
    [nobody] { $amount ->
        [one] The { $pieces } is
       *[other] { $amount } { FORM($pieces, "many") } are
      }
   *[player] { $you ->
        [yes] Your
       *[no] { $player }'s
      } { $amount ->
        [one] { $pieces } is
       *[other] { $amount } { FORM($pieces, "many") } are
      }
  } no longer in { $from_count ->
    [one] region
   *[other] regions
  } { $from }.
# A piece of nobody's wasn't moved by the player whose region it stands in.
log-pieces-moved = { ABOUT($pieces, "owner") ->
    [nobody] { $amount ->
        [one] The { $pieces } moves
       *[other] { $amount } { FORM($pieces, "many") } move
      }
   *[player] { $you ->
        [yes] You move
       *[no] { $player } moves
      } { $amount ->
        [one] { ABOUT($pieces, "article") ->
            [the] the
           *[other] 1
          } { $pieces }
       *[other] { $amount } { FORM($pieces, "many") }
      }
  } from { $from_count ->
    [one] region
   *[other] regions
  } { $from } to { $to_count ->
    [one] region
   *[other] regions
  } { $to }.
# Something that was found.
log-piece-moved = { $you ->
    [yes] You move
   *[no] { $player } moves
  } { ABOUT($piece, "article") ->
    [none] { "" }
   *[the] the{" "}
  }{ $piece } from region { $from } to region { $to }.
log-pieces-in = { $region }{ $amount ->
    [1] { "" }
   *[other] {" "}×{ $amount }
  }
log-gained = { $you ->
    [yes] Your
   *[no] { $player }'s
  } { $race } gain { $amount } { $amount ->
    [one] token
   *[other] tokens
  }.
log-aside = { $you ->
    [yes] Your
   *[no] { $player }'s
  } { $race } set { $amount } { $amount ->
    [one] token
   *[other] tokens
  } aside.
log-given-up = { $you ->
    [yes] You have
   *[no] { $player } has
  } no tokens left in region { $region }, so it's empty now.
# A region where no race may stay, a river.
log-left = { $you ->
    [yes] You leave
   *[no] { $player } leaves
  } the { $why } in region { $region }.
# $moves: how many tokens stand in those regions then.
log-deployed = { $you ->
    [yes] You place
   *[no] { $player } places
  } { $race }: now { $moves }.
# In somebody else's turn.
log-deployed-forced = { $you ->
    [yes] Your
   *[no] { $player }'s
  } { $race } have to move: now { $moves }.
log-withdrawn = { $you ->
    [yes] You withdraw
   *[no] { $player } withdraws
  } tokens: { $moves }.
log-waits = { $amount } of { $you ->
    [yes] your
   *[no] { $player }'s
  } { $race } { $amount ->
    [one] stays
   *[other] stay
  } in hand, because there's no region left to place { $amount ->
    [one] it
   *[other] them
  } on.
log-note-diplomat = { $you ->
    [yes] You make
   *[no] { $player } makes
  } peace with { $to_you ->
    [yes] you
   *[no] { $other }
  }.
log-note-diplomat-nobody = { $you ->
    [yes] You make
   *[no] { $player } makes
  } peace with nobody.
log-turn = Round { $amount }, { $you ->
    [yes] your
   *[no] { $player }'s
  } turn.
log-over = The game is over.

## Where coins come from, beside races and powers.
why-regions = regions
why-column = column
log-swapped = { $you ->
    [yes] You exchange the badge and now have
   *[no] { $player } exchanges the badge and now has
  } the { $combo }.
