## What panels, refusals and logs say of Underground. As in panel.ftl, refusals.ftl and log.ftl.

# A person's first turn in this box, as coach-base in looks.ftl.
coach-underground = **New to Underground?**
    .world = - Rivers cost just one token, but most races leave them before they score. Nobody can enter a chasm.
    .finds = - Monsters guard relics and places. Conquer their region to find one.
# The first time that one world's races and powers are played on the other's board.
coach-mixed = **New to mixed games?**
    .kinds = - Land that's alike counts as the same: forests and mushroom forests, for example.
    .water = - What a race or power does with Rivers works with seas and lakes, too, and the other way around.

refusal-enters-elsewhere = Flames have to start next to their Volcano, and region { $region } isn't. { $opens ->
    [0] Choose one that is.
    [one] You can take region { $open } right now.
   *[other] You can take regions { $open } right now.
  }
refusal-there-already = It's already in region { $region }. Choose another one, or leave it there.
refusal-not-yet = The Great Ancient comes with your first conquest. From your next turn on, you can move it before you conquer.
refusal-no-roll-there = { $world ->
    [base] You can only roll first for a region with a magic source, or for one next to a region of yours with a magic source. Region { $region } is neither, so conquer it with tokens, or choose another one.
   *[other] You can only roll first for a mystic crystal region, or for one next to a mystic crystal region of yours. Region { $region } is neither, so conquer it with tokens, or choose another one.
  }
refusal-cannot-go-there = The Balrog can't go to region { $region }. He can enter regions next to his own, but no seas, lakes or chasms, no immune regions and none that an opponent's active Gnomes hold.

use-vampire = Bite { $region }{ $player ->
    [none] { "" }
   *[other] {" "}({ $player })
  }
use-shiny-orb = Orb: take { $region }{ $player ->
    [none] { "" }
   *[other] {" "}({ $player })
  }
use-cultists = Great Ancient to { $region }
use-will-o-wisps = Roll for { $region }
use-wickedest-pentacle = Balrog to { $region }

question-shadow-mimes-badge = Exchange the Shadow Mimes' badge for another one on offer? Coins stay where they lie. Each button shows a badge · the tokens you'd have with it.
option-shadow-mimes-badge = { $thing } · { $tokens }
enough-shadow-mimes-badge = Keep this one · { $tokens }
question-flames-where = Which chasm should your Volcano erupt in? Only those with a volcano symbol will do. You make your first conquest next to the Volcano, and it stays there as long as your Flames are active.
question-reborn-back = Your active race can take over regions of your Reborn race: choose { $up_to ->
    [one] one
   *[other] up to { $up_to }
  }. { $up_to ->
    [one] It gets
   *[other] Each gets
  } one token of your active race, from the tray or, if that's empty, from your hand.
enough-reborn-back = { $chosen ->
    [0] Leave them in decline
   *[other] Leave the rest in decline
  }
question-royal-queen = Where should your Queen be? She makes that region immune.
# The Queen and armors are placed as one likes only where Stonehedge lends their power.
enough-royal-queen = { $lies ->
    [yes] Leave her where she is
   *[no] Don't place her
  }
question-shield-where = { $up_to ->
    [one] Place your new mushroom armor in any region of yours. It gives
   *[other] Place your new mushroom armors: { $up_to } to go, as many in a region as you like. Each gives
  } +1 defense and stays where you put it.
enough-shield-where = { $chosen ->
    [0] Place none
   *[other] Place no more
  }
question-seafaring-leave = Stonehedge lends you Seafaring, so your race can stay in Rivers. Do you want to leave any? Your tokens there come back to your hand.
enough-seafaring-leave = { $chosen ->
    [0] Leave none
   *[other] Leave no more
  }
question-vanishing-vanish = Stonehedge lends you Vanishing. Do you want your race to leave the board now and earn 2 coins for each of its regions?
option-vanishing-vanish = Vanish
enough-vanishing-vanish = Stay in decline
question-crypt-of-the-tomb-raider-where = Where should the Ghost be? The Ghost makes its region immune.
enough-crypt-of-the-tomb-raider-where = { $lies ->
    [yes] Leave it where it is
   *[no] Don't place it
  }
question-scepter-of-avarice-where = Put { $piece } in a region of yours? Whatever that region earns this turn counts double.
enough-scepter-of-avarice-where = Don't use it
question-froggys-ring-where = Put { $piece } in a region of yours? Each player with an active race next to that region pays you 1 coin.
enough-froggys-ring-where = Don't use it
question-altar-of-souls-token = Give up a declined token at the Altar of Souls for 3 coins? You've already scored for that token this turn.
enough-altar-of-souls-token = Give up none
asks-altar-of-souls-token = whether to give up a declined token at the Altar of Souls
question-wickedest-pentacle-to = Where does the Balrog appear? A race there loses 2 tokens; the region is immune while he's in it and earns nobody a coin.

log-note-vengeful = { $to_you ->
    [yes] You get
   *[no] { $other } gets
  } a vengeance marker for attacking { $you ->
    [yes] you
   *[no] { $player }
  } in region { $region }.
log-conquered-by-vampire = { $you ->
    [yes] Your
   *[no] { $player }'s
  } Vampire race bites the lone token in region { $region } and takes its place.
log-conquered-by-shiny-orb = { $you ->
    [yes] You convert
   *[no] { $player } converts
  } the lone token in region { $region } with the Shiny Orb.
log-conquered-by-will-o-wisps = { $you ->
    [yes] You conquer
   *[no] { $player } conquers
  } region { $region } with { $amount } { $amount ->
    [one] token
   *[other] tokens
  } after the roll.
log-conquered-by-flying-doormat = { $you ->
    [yes] You take
   *[no] { $player } takes
  } region { $region } on the Flying Doormat.
log-conquered-by-stinky-trolls-socks = { $you ->
    [yes] You take
   *[no] { $player } takes
  } region { $region } with the Stinky Troll's Socks.
log-conquered-by-sword-of-the-killer-rabbit = { $you ->
    [yes] You take
   *[no] { $player } takes
  } region { $region } with the Sword of the Killer Rabbit.

placed-royal-queen = the Queen on { $choice }
placed-shield-where = { $count ->
    [one] a new mushroom armor
   *[other] new mushroom armors
  } on { $choice }
placed-crypt-of-the-tomb-raider-where = the Ghost on { $choice }
placed-scepter-of-avarice-where = the Scepter on { $choice }
placed-froggys-ring-where = Froggy's Ring on { $choice }
