## What happened, one sentence for each kind of event of the engine.
## `player` is a name, `region` a number, `amount` a count.

log-picked = { $player } takes the { $combo } with { $amount } { $amount ->
    [one] token
   *[other] tokens
  }.
log-earned = { $player } earns { $amount } { $amount ->
    [one] coin
   *[other] coins
  }: { $lines }.
log-earned-nothing = { $player } earns nothing.
log-earned-line = { $why } { $amount }
log-column-paid = { $player } pays { $amount } { $amount ->
    [one] coin
   *[other] coins
  } for it.
log-column-got = { $player } gets { $amount } { $amount ->
    [one] coin
   *[other] coins
  } that lay on it.
log-declined = { $player }'s { $combo } go in decline.
log-removed = The last of { $player }'s { $race } leave the board.
log-offered = New in the column: { $combo }.
log-abandoned = { $player } abandons region { $region }.
log-rolled = { $player } rolls the die: { $amount }.
log-rolled-for = { $player } rolls the die for region { $region }: { $amount }.
log-failed = That is not enough for region { $region }.
log-conquered = { $player } conquers region { $region } with { $amount } { $amount ->
    [one] token
   *[other] tokens
  }.
log-conquered-by = { $player } takes region { $region }: { $why }.
log-lost = { $player }'s { $race } lose { $amount } { $amount ->
    [one] token
   *[other] tokens
  } in region { $region }.
log-driven = { $amount } of { $player }'s { $race } { $amount ->
    [one] is
   *[other] are
  } driven out of region { $region }.
log-natives = The Lost Tribe of region { $region } is wiped out.
log-placed = New in region { $region }: { $why }.
log-taken-off = Gone from region { $region }: { $why }.
log-gained = { $player }'s { $race } gain { $amount } { $amount ->
    [one] token
   *[other] tokens
  }.
log-aside = { $player }'s { $race } set { $amount } { $amount ->
    [one] token
   *[other] tokens
  } aside.
log-given-up = { $player } gives up region { $region }: there are not enough tokens to hold it.
log-deployed = { $player } deploys { $moves }.
log-withdrawn = { $player } withdraws { $moves }.
log-waits = { $amount } of { $player }'s { $race } { $amount ->
    [one] waits
   *[other] wait
  } in hand, for no region is left.
log-peace = { $player } makes peace with { $other }.
log-peace-nobody = { $player } makes peace with nobody.
log-turn = Round { $amount }, { $player }'s turn.
log-over = The game is over.
log-move = { $region }: { $amount }

## Where coins come from, beside races and powers.
why-regions = regions
why-column = column
