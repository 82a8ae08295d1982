## Withdrawals: who is asked, what is placed unasked, and what may still be moved.
## `moves` is a list of added- texts, `choice` placements as they are typed (9:2 12:1).

log-withdrawn-order = { $you ->
    [yes] Your tokens are withdrawn
   *[no] { $player }'s tokens are withdrawn
  }: { $moves }.
log-rearranged = { $you ->
    [yes] You move
   *[no] { $player } moves
  } withdrawn tokens{ $regions ->
    [none] { "" }
   *[other] {" "}from { $regions }
  }: { $moves }.

# The message to a victim whose decision the game waits for. `pieces`: how many pieces come home; `home`: which.
withdraw-ask = { $mention }, { $player } drove your { $race } out of { $count ->
    [one] region { $regions }
   *[other] regions { $regions }
  }. You have { $tokens ->
    [0] { "" }
    [one] one token
   *[other] { $tokens } tokens
  }{ $pieces ->
    [0] { "" }
   *[other] { $tokens ->
        [0] { "" }
       *[other] {" "}and{" "}
      }{ $home }
  } to place.{ $away ->
    [yes] { "" }
   *[no] { " " }The game is waiting for you.
  }
# Pieces that come home, by what asks where they go.
withdraw-home-bivouacking = { $amount ->
    [one] one encampment
   *[other] { $amount } encampments
  }
withdraw-away = You're away until { $back }. { $ends ->
    [yes] If you don't answer, this will still be decided for you { $until }, and you can change it until the next conquest or roll.
   *[no] The game waits until you answer.
  }
withdraw-until = If you don't answer, this will be decided for you { $until }.
withdraw-stands = Take your time: the game is paused.
withdraw-placed = { $player }'s driven-out tokens have been placed.
withdraw-off = { $player } no longer has to decide: the turn continues.
# Follows "Ann's turn, round 3 of 10." in the post of a turn that is played out.
withdraw-awaited = The game is waiting for { $player } to place what was driven out.
button-decide = Decide
key-suggested-pieces = evenly

# Lines of the next turn post.
withdraw-placed-at = { $player }'s withdrawn tokens: { $moves }.
withdraw-piece = { $piece }{ $amount ->
    [one] { "" }
   *[other] {" "}×{ $amount }
  } on { $region }
withdraw-may-move = { $names } can still move them until { $own ->
    [yes] they conquer or roll
   *[no] { $mover } conquers or rolls
  }.
button-move-withdrawn = Move my withdrawn tokens

# The page on which they are moved.
move-head = **Your { $combo }** were driven out and have withdrawn: { $moves }.
move-until = You can put them elsewhere until { $own ->
    [yes] you conquer or roll
   *[no] { $mover } conquers or rolls
  }.
# $orders: how many blue buttons there are, above those of the regions, that place all of it.
move-left = { $tokens ->
    [one] The token is in your hand for now. Tap where it goes
   *[other] The { $tokens } tokens are in your hand for now. Tap where each one goes
  }{ $orders ->
    [0] { "" }
    [one] , or use the blue button
   *[other] , or let a blue button place { $tokens ->
        [one] it
       *[other] them all
      }
  }. Each button shows a region's tokens: now → after your tap.
move-left-pieces = { $amount ->
    [one] The { $piece } is in your hand for now. Tap where it goes
   *[other] The { $amount } { FORM($piece, "many") } are in your hand for now. Tap where each one goes
  }{ $orders ->
    [0] { "" }
    [one] , or use the blue button
   *[other] , or let a blue button place { $amount ->
        [one] it
       *[other] them all
      }
  }. If you don't, { $amount ->
    [one] it stays where it was
   *[other] they stay where they were
  }. Each button shows how many are in a region: now → after your tap.
move-not-yours = Those are another player's tokens, and only they can move them. You have nothing to move right now.
move-too-late = It's too late to move them: there's been a conquest or a roll since, or your own turn has begun.
move-stranger = Only the players of this game can move tokens, and only their own. You can watch with /{ command-board }, /{ command-status } and /{ command-log }.
# What a blue button does that places all as a standing order would; then where: "3 on 18".
key-by-order = { $order } · { $choice }
by-order-guard = Guard the best regions
by-order-even = Spread evenly
by-order-border = Along the border
by-order-richest = On the richest
by-order-hold = All on one region
key-move-so = Place them: { $choice }
key-begin-again = Start over
key-other-race = { $race }…

refusal-too-late = It's too late to move that: there's been a conquest or a roll since, or your own turn has begun.
refusal-not-your-withdrawal = Those are another player's tokens, and only they can move them.
refusal-unchanged = They're already placed like that. To move them, name other regions.
refusal-bad-pieces = { $hand ->
    [0] No pieces of that kind came back to you, so there are none to move.
    [one] One piece came back to you. Name the region it goes to.
   *[other] { $hand } pieces came back to you. Say where all of them go, with at least one for each region you name.
  }

## Standing orders.
order-guard = Guard
order-even = Even
order-border = Border
order-richest = Richest
order-hold = Hold
order-ask = Ask me
order-guard-means = where somebody can attack and you have the most to lose
order-even-means = spread over all your regions, the weakest first
order-border-means = on the regions that others could attack next
order-richest-means = on the regions that earn you the most
order-hold-means = all on one region: the one that earns the most; if several tie, the one that costs the most to take
order-ask-means = you're asked where the game allows it; if you don't answer, they're spread evenly

orders-title = **Your standing orders**
orders-withdraw = Driven-out tokens, { $where }: { $order }.
orders-end-turn = Tokens left over at End turn, { $where }: { $order }.
orders-here = in this game
orders-everywhere = in all your games
orders-nothing = no order
orders-one = **{ $order }** ({ $means })
orders-how = Nobody else sees this. Without an order, End turn guards the regions where you have the most to lose, and driven-out tokens are spread evenly. Use /{ command-orders } with an option to change that. An order for this game overrides one for all your games.
orders-policy-instant = In this game, driven-out tokens are placed right away, by your order or evenly, and you can move them until the next conquest or roll.
orders-policy-ask = In this game, you're only asked if you have no order or the order "{ order-ask }", and the game waits 12 hours at most.
orders-policy-strict = In this game, you're asked whenever you have a choice. Your order is what the panel suggests, and what happens if your time runs out.
orders-saved = Saved.
orders-placed = The game was waiting for you, so your driven-out tokens have now been placed by this order. You can still move them.

# In the lobby and in the settings, where it is not the usual thing.
settings-withdrawals-ask = Driven-out tokens: players without a standing order, or with "{ order-ask }", are asked, and the game waits up to { $hours } hours for them.
settings-withdrawals-strict = Driven-out tokens: players are always asked, and the game waits for them{ $hours ->
    [0] .
   *[other] {" "}for up to { $hours } hours.
  }
