### What Tiny Epic Pirates says in English.

game-title = Tiny Epic Pirates
setting-legend = Legendary Pirate
setting-legend-hint = Alone you sail against this pirate, who follows rules of their own.
setting-legend-random = by chance
setting-legend-iron-maud = Iron Maud
setting-legend-old-calloway = Old Calloway
setting-legend-red-ysolde = Red Ysolde
setting-legend-sam-tarwater = Sam Tarwater
setting-legend-none = none
setting-personality = Personality
setting-personality-hint = What the Legendary Pirate cares about most.
setting-personality-random = by chance
setting-personality-greedy = greedy
setting-personality-ruthless = ruthless
setting-personality-swift = swift
setting-personality-cunning = cunning
setting-personality-none = none

ending-treasures = Three treasures lie buried: the race is won.
ending-legend = The Legendary Pirate has buried three treasures and wins.
ending-round-limit = After 60 rounds nobody has buried three treasures; what lies buried counts.
part-treasures = Treasures buried
figure-rounds = Rounds
figure-infamy = The winner’s infamy
figure-buried = Treasures buried by a player
figure-sunk = Merchant cards removed
figure-searched = Search tokens found
figure-mutinies = Mutinies
kind-turn-order = Turn order
kind-captain = Captains
kind-crew = Crew
name-first = first
name-second = second
name-third = third
name-fourth = fourth

## Names

name-a1 = A1
name-b1 = B1
name-c1 = C1
name-d1 = D1
name-a2 = A2
name-b2 = B2
name-c2 = C2
name-d2 = D2
name-a3 = A3
name-b3 = B3
name-c3 = C3
name-d3 = D3
name-a4 = A4
name-b4 = B4
name-c4 = C4
name-d4 = D4

name-hide = Hide
name-plunder = Plunder
name-trade = Trade
name-crew-up = Crew up
name-search = Search
name-attack = Attack
name-bury = Bury
name-special-trade = Special trade
name-swap = Swap
name-sail-navy = Sail the Navy
name-sail-merchant = Sail a merchant
name-gain-gold = Gain Gold
name-reroll = Reroll
name-reassign = Reassign
name-sail = Sail
name-sail-bonus = more steps
name-hit-bonus = more hits

name-rigging = Rigging
name-cannons = Cannons
name-extortion = Extortion
name-repairs = Repairs
name-wheel-1 = wheel space 1
name-wheel-2 = wheel space 2
name-wheel-3 = wheel space 3
name-wheel-4 = wheel space 4
name-wheel-5 = wheel space 5

name-sugar = sugar cane
    .short = sugar
name-rum = rum
    .short = rum
name-gunpowder = gunpowder
    .short = powder
name-coffee = coffee
    .short = coffee
name-none = none
    .short = none
name-nowhere = nowhere

name-orange = the orange merchant
name-green = the green merchant
name-navy = the Navy
name-player = you
name-gold-2 = 2 Gold
name-gold-3 = 3 Gold
name-deadeye = a deadeye token
name-loot = loot adrift
name-sail-2 = a fair wind (+2 steps)
name-storm-pass = a storm pass

name-sea-dog = Sea Dog
name-pirate = Pirate
name-corsair = Corsair
name-swashbuckler = Swashbuckler
name-buccaneer = Buccaneer
name-dread-pirate = Dread Pirate

name-iron-maud = Iron Maud
name-old-calloway = Old Calloway
name-red-ysolde = Red Ysolde
name-sam-tarwater = Sam Tarwater
name-greedy = greedy
name-ruthless = ruthless
name-swift = swift
name-cunning = cunning

name-k01 = Quartermaster Quigley
name-k02 = Salty Pete
name-k03 = Alice O’Malice
name-k04 = Pale Pim
name-k05 = Sydney Sweetwater
name-k06 = Jolly Rodge
name-k07 = Sara Silver
name-k08 = Lisa Legacy
name-k09 = Raina Rumor
name-k10 = Taylor Truenorth
name-k11 = Doc Blockley
name-k12 = Silent Seamus
name-k13 = Ursula Bane
name-k14 = Cutter Fang
name-k15 = Willow Watch
name-k16 = Lieutenant Flint
name-k17 = Black-Eyed Brutus
name-k18 = Chopper Donovan
name-k19 = Tina Trickshot
name-k20 = Sally Suresight
name-k21 = Eliza Lucky
name-k22 = Betty Blunderbuss
name-k23 = Buck Cannon
name-k24 = Jack “Fuse” Rogers

name-c1-a = Captain Magnus Bolt
name-c1-b = Captain Isa Marrow
name-c2-a = Captain Francisco de Guerra
name-c2-b = Captain Tobias Reef
name-c3-a = Captain Carmen Rouge
name-c3-b = Captain Wendy Byrd
name-c4-a = Captain Morgan Whitecloud
name-c4-b = Captain Juno Blackwater

name-t01 = damage 2, 4 Gold
name-t02 = damage 2, 4 Gold
name-t03 = damage 2, 5 Gold
name-t04 = damage 4, 6 Gold
name-t05 = damage 4, 6 Gold
name-t06 = damage 4, 7 Gold
name-t07 = damage 6, 8 Gold
name-t08 = damage 6, 8 Gold
name-t09 = damage 6, 9 Gold
name-t10 = damage 8, 10 Gold
name-t11 = damage 8, 11 Gold

## Why the Legendary Pirate decides as it does

name-because-only = there is no other
name-because-chosen = of several equal ones you chose this
name-because-nearest = it is the nearest
name-because-cheapest = of the nearest it is the cheapest
name-because-farthest = it is the farthest from the Navy
name-because-rightmost = the rightmost deckhand goes first
name-because-leftmost = the leftmost free duty is filled first
name-because-behind-captain = it is the first one behind the captain
name-because-dearest = it is the dearest aboard
name-because-away = it leads away from you
name-because-vertical = vertical comes before horizontal
name-because-same-row = it is in your row already
name-because-there = it is there already
name-because-leaves-way = it leaves the green merchant a way
name-because-roll = the die says so
name-because-no-hands = no deckhand is left to jump with
name-because-space = that ship stands beside the captain’s space
name-because-six = a 6 always means you
name-because-reaches = its target is there
name-because-as-far = it gets no farther towards its target
name-because-hidden = its target is hidden in a cove
name-because-not-here = its target is not on this card

## The board in the terminal

short-sugar = sug
short-rum = rum
short-gunpowder = pow
short-coffee = cof
board-round = Round { $round }
board-turn = { $whom } to act
board-last-round = last round!
board-prices = Market: { $prices }
board-price = { $loot } { $price }
board-navy = ✠ Navy, { $n ->
    [one] 1 step
   *[other] { $n } steps
} towards { $whom }
board-merchant = { $ship } at { $cell } for { $bound }: damage { $damage }, { $gold } Gold{ $infamy ->
    [0] { "" }
   *[other] , infamy
}, { $loot }
board-row = For hire: { $cards }
board-signs = ⌂ colony, $ market, ✗ burial site, ◡ cove, ≋ storm, ? token, ⚔ prey, ✠ Navy, ⚑ ship line, ↺ out and back
board-ship = Pirate
board-gold = Gold
board-buried = Buried
board-infamy = Infamy
board-hold = Hold
board-duties = Rig Can Ext Rep
board-wheel = wheel: { $orders }
board-deadeye = { $n ->
    [one] 1 deadeye token
   *[other] { $n } deadeye tokens
}
board-kept = { $token } × { $n }
board-legend = { $personality }, goal { $goal } Gold, infamy space { $n }

## Figures of a card of the sea, in words

cell-says = { $storm ->
    [0] { "" }
   *[other] , storm
}{ $colony ->
    [0] { "" }
    [one] , colony (1 cube)
   *[other] , colony ({ $colony } cubes)
}{ $market-key ->
    [none] { "" }
   *[other] , market: { $market } { $price }{ $aboard ->
        [0] { "" }
       *[other] {" "}(you have { $aboard })
    }
}{ $site ->
    [0] { "" }
   *[other] { $buried ->
        [0] , site: { $site } Gold
       *[other] , site taken
    }
}{ $cove ->
    [0] { "" }
    [1] , cove
   *[other] , cove taken
}{ $token ->
    [0] { "" }
   *[other] , token
}{ $merchants ->
    [0] { "" }
    [one] , a merchant
   *[other] , both merchants
}{ $ships ->
    [0] { "" }
    [one] , a pirate
   *[other] , { $ships } pirates
}{ $navy ->
    [0] { "" }
   *[other] , the Navy
}
crew-does = { $kind-key ->
    [plunder] plunder
    [trade] trade
    [crew-up] crew up
    [search] search
    [attack] attack
    [special-trade] sell { $first } and { $second } for { $gold } Gold
    [swap] swap a cube
    [sail-navy] sail the Navy up to { $steps }
    [sail-merchant] sail a merchant up to { $steps }
    [gain-gold] gain { $gold } Gold
    [reroll] reroll dice that show { $low } or { $high }
    [reassign] reassign deckhands
   *[sail] sail again
}

## Questions

prompt-place-navy = You begin. In which corner does the Navy wait?
prompt-place-ship = In which cove do you hide your ship?
prompt-captain-side = Who is your captain?
prompt-wheel = Your turn: to which order does the captain turn the wheel?
prompt-jump = Space { $space } is jumped: which deckhand stays there?
prompt-return = The deckhand from wheel space { $space } is back: to which duty?
prompt-sail = Where do you sail? { $steps ->
    [0] No step left.
    [one] One step left.
   *[other] Up to { $steps } steps.
}
prompt-storm = A storm! Heel, or use the storm pass?
prompt-heel = The ship heels: which deckhand goes to Repairs?
prompt-plunder = Plunder the colony for { $cubes ->
    [one] a cube
   *[other] { $cubes } cubes
}?
prompt-discard = More than three cubes aboard. Which one goes overboard?
prompt-trade = The market pays { $price } Gold for { $loot }. How many cubes do you sell?
prompt-crew-up = Whom do you hire?
prompt-dismiss = Your crew is full. Who makes room for { $card }?
prompt-search = Turn up the token that lies here?
prompt-attack = Whom do you attack?
prompt-reroll = Reroll a die before they count?
prompt-deadeye = { $known ->
    [0] You deal { $damage } so far. Set a die with a deadeye token?
   *[other] You deal { $damage } so far and must beat { $against }. Set a die with a deadeye token?
}
prompt-port = Both ports are equally far. Where does { $ship } begin anew?
prompt-deckhand = Your infamy brings a fourth deckhand. To which duty?
prompt-hide = Hide in the cove?
prompt-reorganise = Hidden. Which deckhand do you put elsewhere?
prompt-reassign = Which deckhand do you reassign?
prompt-bury = Bury a treasure here for { $cost } Gold?
prompt-bonus = Which bonus action do you take?
prompt-swap = Which cube do you swap, and for what?
prompt-steer = Which ship do you sail, and where?
prompt-merchant = You steer { $ship }. Which way?
prompt-navy = You steer the Navy towards { $whom }. Which way?
prompt-legend-cove = Two coves are as good for the Legendary Pirate. Which one?
prompt-legend-site = Two sites are as good for the Legendary Pirate. Which one?

## Options

cell-words = { $detail }{ $storm ->
    [0] { "" }
   *[other] , storm
}{ $colony ->
    [0] { "" }
   *[other] , colony
}{ $market-key ->
    [none] { "" }
   *[other] , { $market-short } market
}{ $site ->
    [0] { "" }
   *[other] { $buried ->
        [0] , burial site
       *[other] { "" }
    }
}{ $cove ->
    [1] , cove
   *[other] { "" }
}{ $navy ->
    [0] { "" }
   *[other] , Navy!
}
cell-tip = { $plain ->
    [0] { "" }
   *[other] Nothing but open sea.
}{ $storm ->
    [0] { "" }
   *[other] A storm rages here: your ship heels, or you use a storm pass.{" "}
}{ $colony ->
    [0] { "" }
   *[other] A colony can be plundered for { $colony ->
        [one] a cube
       *[other] { $colony } cubes
    }.{" "}
}{ $market-key ->
    [none] { "" }
   *[other] The market pays { $price } Gold for each cube of { $market }, and you have { $aboard }.{" "}
}{ $site ->
    [0] { "" }
   *[other] { $buried ->
        [0] A treasure can be buried for { $site } Gold.
       *[other] The treasure that lies here was buried already.
    }{" "}
}{ $cove ->
    [0] { "" }
    [1] Its cove is free to hide in.{" "}
   *[other] Another ship hides in its cove.{" "}
}{ $token ->
    [0] { "" }
   *[other] A face-down token can be searched for.{" "}
}{ $merchants ->
    [0] { "" }
    [one] A merchant ship is here.{" "}
   *[other] { $merchants } merchant ships are here.{" "}
}{ $ships ->
    [0] { "" }
    [one] Another pirate is here.{" "}
   *[other] { $ships } other pirates are here.{" "}
}{ $navy ->
    [0] { "" }
   *[other] The Navy is here.
}
option-corner = the corner { $detail }
    .tip = The Navy begins in this corner and comes nearer whenever somebody crosses the ship line.
option-cove = { cell-words }
    .tip = Your ship begins here, hidden. { cell-tip }
option-side = { $captain }
    .tip = Dice: { $dice }. With the order { $order } this captain may bury a treasure and { $second-key ->
        [attack] attack
       *[plunder] plunder
    }.
option-turn = { $order }, { $hands ->
    [0] costs nothing
    [one] a deckhand stays behind
   *[other] { $hands } deckhands stay behind
}
    .tip = { $hands ->
        [0] No deckhand is needed.
        [one] One space is jumped, and one of your deckhands stays on it.
       *[other] { $hands } spaces are jumped, and a deckhand stays on each.
    }{ $back ->
        [0] { "" }
        [one] {" "}One deckhand comes back from the wheel.
       *[other] {" "}{ $back } deckhands come back from the wheel.
    }{ $line ->
        [0] { "" }
       *[other] {" "}You cross the ship line: extortion pays, the merchants and the Navy move.
    }{ $offer-key ->
        [cubes] {" "}Within reach on { $where }: { $count ->
            [one] a cube
           *[other] { $count } cubes
        } to plunder.
        [gold] {" "}Within reach on { $where }: { $count } Gold for your cubes.
        [token] {" "}Within reach on { $where }: a token.
        [targets] {" "}Within reach on { $where }: { $count ->
            [one] a ship
           *[other] { $count } ships
        } to attack.
        [crew] {" "}{ $count } faces wait to be hired.
        [cove] {" "}Within reach on { $where }: a free cove.
        [bury] {" "}Within reach on { $where }: a treasure can be buried for { $count } Gold.
       *[none] {" "}There is nothing for this order within reach now.
    }
option-from = the deckhand from { $duty }
    .tip = This deckhand stays on the space of the wheel until the captain passes there again{ $duty-key ->
        [rigging] ; meanwhile you sail a step less.
        [cannons] ; meanwhile you deal a damage less in battle.
        [extortion] ; meanwhile the ship line pays you a Gold less.
       *[repairs] . In Repairs it did nothing, so it costs you nothing.
    }
option-to = { $duty }, { $duty-key ->
    [rigging] a step more
    [cannons] a damage more
   *[extortion] a Gold more
}
    .tip = { $duty-key ->
        [rigging] Each deckhand at the rigging lets your ship sail one step further.
        [cannons] Each deckhand at the cannons adds one damage in battle.
       *[extortion] Each deckhand at extortion earns one Gold whenever you cross the ship line.
    }
option-sail = { cell-words }
    .tip = { $back ->
        [0] { "" }
       *[other] That is where your ship is now.{" "}
    }{ cell-tip }
option-sail-token = use the fair wind
    .tip = Your token is spent, and this time your ship sails 2 steps further.
option-anchor = stay here
    .tip = Your ship sails no further, and the order is carried out here.
option-storm = { $detail-key ->
    [pass] use the storm pass
   *[heel] heel, a deckhand to Repairs
}
    .tip = { $detail-key ->
        [pass] Your token is spent, and the storm does no harm.
       *[heel] One of your deckhands goes to Repairs, where it does nothing until it is reassigned.
    }
option-heel = the deckhand from { $from }
    .tip = This deckhand goes to Repairs, and is not of use until it is reassigned.
option-plunder = plunder it
    .tip = The cubes come aboard at once; more than three cannot stay.
option-skip = no
    .tip = Nothing happens, and nothing is paid.
option-discard = throw out { $loot }
    .tip = This cube is lost. It would bring Gold in a market, at the price that stands there.
option-sell = sell { $n } for { $gold } Gold
    .tip = You get { $gold } Gold for { $n ->
        [one] a cube
       *[other] { $n } cubes
    } of { $loot }. Its price then falls to 2.{ $lost ->
        [0] { "" }
       *[other] {" "}{ $lost } Gold of it is lost: nobody has more than 13.
    }
option-hire = hire { $card }
    .tip = Dice: { $dice }.{ $hits ->
        [0] { "" }
       *[other] {" "}Adds { $hits } damage in battle.
    } With the order { $order } you may { crew-does }.
option-refresh = three new faces for 1 Gold
    .tip = You pay 1 Gold, the three cards go under the deck, and three others come; you need not hire anybody.
option-mutiny = mutiny: { $captain }
    .tip = This can be done once in the game: your captain’s card is turned over for good. Dice: { $dice }. With the order { $order } this captain may bury a treasure and { $second-key ->
        [attack] attack
       *[plunder] plunder
    }.
option-done = that is all
    .tip = Nothing more is done here, and your turn goes on.
option-dismiss = dismiss { $card }
    .tip = You lose these dice: { $dice }. You can no longer { crew-does } with the order { $order }.
option-search = turn it up
    .tip = It may be Gold, a fair wind, a storm pass, a deadeye token or a cube.
option-fight = attack { $whom }
    .tip = You win { $percent } % of the rolls. The winner gains infamy; the loser heels and gains a deadeye token.
option-raid = attack { $ship }
    .tip = It takes more than { $damage } damage, which you roll { $percent } % of the time. You then gain { $gold } Gold{ $infamy ->
        [0] { "" }
       *[other] , infamy
    } and its cube. With less damage than it deals you heel.
option-reroll = { $card }: roll the { $face } again
    .tip = This die is rolled once more, and the second roll stands.
option-keep = keep the dice
    .tip = All dice count as they are.
option-set = turn a { $old } into a { $new }
    .tip = You spend a deadeye token and set a die: { $change } damage.
option-fire = fire as it is
    .tip = No deadeye token is spent; the dice count as they are.
option-port = the port of { $detail }
    .tip = The ship begins its next voyage on { $detail }.
option-hide = hide
    .tip = Nobody can attack you in the cove, and you may put deckhands elsewhere.
option-move = from { $from } to { $to }
    .tip = The deckhand leaves { $from } and is of use at { $to } from now on.
option-bury = bury it
    .tip = You pay { $cost } Gold for a treasure. The third treasure of a player brings the end of the game.
option-use = use { $card }
    .tip = Your crew lets you { crew-does } now.
option-swap = { $old } for { $new }
    .tip = You give up { $old } and take { $new }, which markets now buy for { $price } Gold.
option-steer = the { $ship } to { $cell }
    .tip = The ship is moved there and attacks nobody; a merchant keeps its destination.
option-course = by { cell-words }
    .tip = The ship takes its way over this card. { cell-tip }
option-site = { cell-words }
    .tip = The Legendary Pirate goes for this card. { cell-tip }

## What happened

event-begins = { $who } begins, as chance has it.
event-legend = { $who } sails against you: { $personality }.
event-places-navy = { $who } puts the Navy on { $cell }.
event-places-ship = { $who } hides in the cove of { $cell }.
event-legend-placed = { $who } hides in the cove of { $cell }, because { $because }.
event-chooses-side = { $who } sails under { $captain }.
event-starts-with = { $who } takes aboard a cube of { $loot } to begin with, by the order of play.
event-turns-wheel = { $who } turns the wheel to { $order }.
event-jumps = { $who } leaves a deckhand { $duty-key ->
    [rigging] from Rigging
    [cannons] from Cannons
    [extortion] from Extortion
   *[repairs] from Repairs
} on wheel space { $space }.
event-returns = { $who } passes wheel space { $space } and takes the deckhand there back to { $duty }.
event-moves-hand = { $who } moves a deckhand: { $from } → { $to }.
event-sails = { $who } sails to { $cell }.
event-uses-sail-token = { $who } uses a fair wind: 2 more steps.
event-uses-storm-pass = { $who } uses a storm pass and does not heel.
event-heels = { $why-key ->
    [storm] In the storm { $who } heels
    [raid] Beaten off, { $who } heels
   *[battle] Beaten, { $who } heels
}: a deckhand goes to Repairs ({ $from }).
event-cannot-heel = { $why-key ->
    [storm] In the storm { $who } heels
    [raid] Beaten off, { $who } heels
   *[battle] Beaten, { $who } heels
}, but every deckhand is in Repairs already.
event-plunders = { $who } plunders the colony at { $cell } and draws { $loot } from the bag.
event-discards = { $who } has room for three cubes only and throws { $loot } overboard.
event-sells = { $who } sells { $n ->
    [one] a cube
   *[other] { $n } cubes
} of { $loot } at { $price } each: { $gold } Gold.
event-market-falls = After the sale the price of { $loot } falls to 2, what was cheaper rises.
event-refreshes = { $who } pays { $n } Gold for a new crew row, so other cards are for hire.
event-crew-row = The empty place is filled: { $card } is for hire.
event-hires = { $who } hires { $card }.
event-dismisses = { $who } has a full crew, so for the new card { $card } is dismissed.
event-mutinies = Mutiny! { $who } now sails under { $captain }.
event-finds = { $who } searches { $cell } and finds { $token }.
event-fishes-out = Thanks to the token { $who } fishes { $loot } out of the sea.
event-gains-gold = { $who } gains { $n } Gold{ $why-key ->
    [token] {" "}(search token)
    [infamy] {" "}(infamy)
    [card] {" "}(crew)
    [hide] {" "}(Extortion, at once)
    [extortion] {" "}(Extortion)
    [deadeye] {" "}(instead of a deadeye token)
    [ransom] {" "}(the lower of the two merchants’ Gold)
    [merchant] {" "}(merchant)
    [trade] {" "}(trade)
   *[sheet] {" "}(its sheet)
}.
event-loses-gold = No more than 13 Gold has room aboard: { $who } loses { $n }.
event-gains-deadeye = { $n ->
    [0] { $who } has three deadeye tokens and takes no fourth
    [one] { $who } gains a deadeye token
   *[other] { $who } gains { $n } deadeye tokens
}{ $why-key ->
    [token] {" "}(search token)
    [infamy] {" "}(infamy)
    [raid] {" "}(comfort for a raid without spoils)
    [tie] {" "}(comfort for a battle without a winner)
   *[battle] {" "}(comfort for the lost battle)
}.
event-gains-infamy = { $why-key ->
    [merchant] For sinking a merchant
   *[battle] For winning the battle
} { $who } rises to { $level } (level { $n }).
event-gains-deckhand = By infamy { $who } gains a fourth deckhand for { $duty }.
event-hides = { $who } hides in the cove of { $cell }.
event-attacks = { $who } attacks { $whom }.
event-raids = { $who } attacks { $ship } (damage { $n }).
event-rolls = { $who } rolls for damage: { $dice }.
event-rerolls = { $who } rerolls the { $old } with { $card } and gets { $new }: { $dice }.
event-spends-deadeye = { $who } spends a deadeye token: { $old } becomes { $new }.
event-deals = { $who } deals { $n } damage: { $matched } by dice, { $cannons } by Cannons, { $hits } by automatic hits.
event-raid-tied = { $who } and { $ship } are equally strong, so both sail on.
event-raid-lost = { $who } is weaker and is beaten off by { $ship }.
event-sinks = { $who } is stronger and sinks { $ship }: { $gold } Gold and a cube of { $loot }.
event-merchant-card = A new card says from now on what { $ship } is worth and how hard it is to beat: { $card }.
event-merchant-reset = Sunk, { $ship-key ->
    [orange] the orange merchant
   *[green] the green merchant
} begins anew at { $cell }, the port farthest from the victor, with { $loot }.
event-battle-tied = { $who } and { $whom } are equally strong, so nobody wins.
event-wins-battle = { $who } dealt more damage and wins the battle against { $whom }.
event-uses-card = The order on the wheel activates { $card }: { $who } uses its bonus action, { $kind }.
event-buries = { $who } buries a treasure at { $cell } for { $cost } Gold: number { $n }.
event-last-round = { $who } has buried three treasures, so everybody gets as many turns, then the game ends.
event-reckoning = { $who } is level at { $treasures } of 3 treasures. What decides: infamy { $n }, then Gold { $gold }, then cubes { $cubes }.
event-trades-specially = { $who } makes a special trade: { $gold } Gold.
event-swaps = { $who } swaps { $old } for { $new }.
event-steers = { $who } sails { $ship } to { $cell }.
event-crosses-line = { $who } has crossed the ship line, so merchants and Navy move.
event-merchant-sails = The ship line was crossed, so { $who } sails { $ship } to { $cell }.
event-merchant-arrives = { $ship-key ->
    [orange] The orange merchant
   *[green] The green merchant
} has reached its port, unloads, and takes { $loot } aboard.
event-navy-sails = { $whom } has crossed the line, so the Navy is after that ship: { $who } sails it to { $cell }.
event-navy-attacks = The Navy has caught { $who }, who is not hidden: all deckhands go to Repairs.
event-navy-misses = The Navy does not find { $who }, who is hidden in the cove.

event-legend-rolls = { $who } rolls { $n } for its turn.
event-legend-turns = { $who } turns to { $order } (space { $space }), because { $because }.
event-legend-jumps = { $who } leaves the deckhand of { $duty } on wheel space { $space }, because { $because }.
event-legend-returns = { $who } puts the deckhand of wheel space { $space } on { $duty }, because { $because }.
event-legend-infamy = The die says infamy: { $who } moves its infamy marker to space { $n }.
event-legend-targets = { $target-key ->
    [player] { $who } is after you, because { $because }.
   *[other] { $who } is after { $target }, because { $because }.
}
event-legend-sails = { $n ->
    [0] { $who } stays at { $cell }, because { $because }.
    [one] { $who } sails one step to { $cell }, because { $because }.
   *[other] { $who } sails { $n } steps to { $cell }, because { $because }.
}
event-legend-heels = { $why-key ->
    [storm] In the storm { $who } heels
    [raid] Beaten off, { $who } heels
   *[battle] Beaten, { $who } heels
} ({ $from } → Repairs), because { $because }.
event-legend-plunders = { $who } plunders, as ordered, and takes a cube of { $loot } aboard.
event-legend-trades = { $who } sells { $n ->
    [one] a cube
   *[other] { $n } cubes
} of { $loot } at { $price } each, because { $because }.
event-legend-hires = { $who } hires, as ordered: { $card }.
event-legend-renews = { $who } has a full crew, so it deals the crew row anew.
event-legend-bonus = { $order } on the wheel activates the bonus action of { $who }.
event-legend-no-attack = { $who } does not attack, because { $because }.
event-legend-buries = { $who } buries a treasure at { $cell } (number { $n }), because { $because }.
event-legend-retreats = { $who } retreats into the cove of { $cell }, because { $because }.
event-legend-steers = { $who } sails { $ship } to { $cell }, because { $because }.
event-legend-holds = { $who } lets { $ship } wait, because the other merchant is in its way.
event-legend-sends-navy = { $who } sends the Navy to { $cell } after { $whom }, because { $because }.

## The scene: things on the table, and what is said when somebody points at them

thing-sea = The sea: sixteen cards as one chart
thing-water = Open water at { $cell }
thing-cell = { $cell }{ cell-says }
thing-cell-hint = { $colony ->
    [0] { "" }
    [one] Plunder draws 1 cube here.{" "}
   *[other] Plunder draws { $colony } cubes here.{" "}
}{ $market-key ->
    [none] { "" }
   *[other] Trade sells { $market } here for { $price } Gold each.{" "}
}{ $storm ->
    [0] { "" }
   *[other] Whoever sails in heels.{" "}
}{ $site ->
    [0] { "" }
   *[other] { $buried ->
        [0] A treasure can be buried for { $site } Gold.{" "}
       *[other] A treasure lies here already.{" "}
    }
}{ $cove ->
    [0] { "" }
   *[other] Hide works here.
}
thing-cove = Cove
thing-cove-of = Cove: { $whom } is hidden
thing-cove-hint = With the order Hide one ship hides here. Neither pirates nor the Navy can attack it until it sails.
thing-grave = Treasure of { $whom }
thing-token = Search token
thing-token-hint = { $n } are unseen, four of them not on the sea: 2 Gold × { $gold2 }, 3 Gold × { $gold3 }, deadeye × { $deadeye }, cube × { $loot }, +2 steps × { $sail2 }, storm pass × { $stormpass }.
thing-market = Market for { $loot }: { $price } Gold
thing-market-hint = Trade sells any number of these cubes here. After a sale the price falls to 2 and what was cheaper rises by one.
thing-site = Burial site: { $cost } Gold
thing-site-hint = { $navy ->
    [0] It takes { $cost } Gold, your ship here, and the order that makes your captain active.
   *[other] The Navy is here: nobody can bury.
}
thing-ship = Ship: { $whom }
thing-ship-hint = { $whom } at { $cell }{ $hidden ->
    [0] { "" }
   *[other] , hidden in the cove
}: { $gold } Gold, { $cubes ->
    [0] no cubes
    [one] 1 cube
   *[other] { $cubes } cubes
} aboard, sails up to { $steps }, rolls { $dice } dice.
thing-merchant = { $ship-key ->
    [orange] Orange merchant
   *[green] Green merchant
}: damage { $damage }, { $gold } Gold
thing-merchant-title = ⚔{ $damage } · ●{ $gold }{ $infamy ->
    [0] { "" }
   *[other] {" "}· ★
}
thing-merchant-hint = Whoever deals more than { $damage } sinks it and takes { $gold } Gold and its cargo ({ $loot }){ $infamy ->
    [0] { "" }
   *[other] {" "}and gains infamy
}. It is bound for { $bound }.
thing-cargo = Cargo: { $loot }
thing-navy = The Navy
thing-navy-hint = When { $whom } crosses the ship line, it sails { $n ->
    [one] 1 step
   *[other] up to { $n } steps
} after them. It always wins: all deckhands go to Repairs. Nobody can bury beside it.
thing-navy-way = Where the Navy would sail
thing-navy-way-hint = If { $whom } crosses the ship line this turn, the Navy sails along here ({ $n ->
    [one] 1 step
   *[other] up to { $n } steps
}){ $caught ->
    [0] .
   *[other] {" "}and catches them!
}

thing-bridge = The bridge of { $whom }
thing-space = { $space ->
    [0] { $order }
   *[other] { $order } (wheel space { $space })
}
thing-space-plain = { $order-key ->
    [hide] Just past the ship line: hide in a cove and put your deckhands where you want them.
    [plunder] Draw the cubes that a colony shows.
    [trade] Sell cubes of the type that a market shows.
    [crew-up] Hire one of three; once in the game, mutiny.
    [search] Turn up a token.
   *[attack] Attack a merchant or a pirate on your card.
}{ $buries ->
    [0] { "" }
   *[other] {" "}Your captain is active: bury a treasure.
}{ $active ->
    [0] { "" }
    [one] {" "}One of your cards is active with it.
   *[other] {" "}{ $active } of your cards are active with it.
}
thing-space-can = Costs { $hands ->
    [0] nothing
    [one] 1 deckhand
   *[other] { $hands } deckhands
}{ $back ->
    [0] { "" }
    [one] , 1 comes back
   *[other] , { $back } come back
}{ $line ->
    [0] { "" }
   *[other] ; crosses the ship line: Extortion pays, merchants and Navy sail
}. { $offer-key ->
    [cubes] Within reach: { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } at { $where }.
    [gold] Within reach: { $count } Gold at { $where }.
    [token] Within reach: a token at { $where }.
    [targets] Within reach: a target at { $where }.
    [crew] Three are for hire, wherever you are.
    [cove] Within reach: a cove at { $where }.
    [bury] Within reach: bury a treasure for { $count } Gold at { $where }.
   *[none] Nothing for this order is within reach.
}{ $active ->
    [0] { "" }
    [one] {" "}One of your cards becomes active.
   *[other] {" "}{ $active } of your cards become active.
}
thing-space-cannot = Out of reach: every space jumped takes a deckhand from a duty.
thing-captain = The captain of { $whom }
thing-hub = Place for the captain
thing-captain-hint = Where the captain stands is the order of the turn. It moves clockwise, at least one space.
thing-berth = Place for a deckhand on wheel space { $space }
thing-berth-hint = A deckhand who was left here comes back to a duty when the captain jumps or lands on the space.
thing-cost = { $hands ->
    [0] Free
    [one] 1 deckhand
   *[other] { $hands } deckhands
}
thing-cost-hint = { $line ->
    [0] Every free space that is jumped takes a deckhand.
   *[other] This crosses the ship line: Extortion pays, then merchants and Navy sail.
}
thing-offer = { $offer-key ->
    [cubes] { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } at { $where }
    [gold] { $count } Gold at { $where }
    [token] A token at { $where }
    [targets] A target at { $where }
    [crew] Three are for hire
    [cove] A cove at { $where }
   *[bury] Bury for { $count } Gold at { $where }
}
thing-watch = Place for a deckhand on duty
thing-hand = A deckhand of { $whom }
thing-hand-hint = On a duty it works; on the wheel it waits until the captain comes round; in Repairs it does nothing.
thing-duty = { $duty }: { $n }
thing-duty-title = { $duty }
thing-duty-rigging = +1 step for each deckhand whenever you sail. Your total is { $steps }.
thing-duty-cannons = +1 damage for each deckhand in every battle.
thing-duty-extortion = +1 Gold for each deckhand when you have crossed the ship line.
thing-duty-repairs = Heeled deckhands end up here and do nothing. Hide, Reassign or a jump on the wheel brings them back.
thing-price = { $loot }: { $price } Gold ({ $n } in the bag)
thing-price-hint = What a market pays for a cube now. What is sold falls to 2, and what stood below it rises.
thing-level = { $level } (level { $n })
thing-level-hint = Sails { $steps }, rolls { $dice } dice.{ $gold ->
    [0] { "" }
   *[other] {" "}Brings { $gold } Gold once.
}{ $deckhand ->
    [0] { "" }
   *[other] {" "}Brings the fourth deckhand.
}{ $deadeye ->
    [0] { "" }
    [one] {" "}Brings a deadeye token once.
   *[other] {" "}Brings { $deadeye } deadeye tokens once.
}
thing-infamy = { $whom }: { $level }

thing-row = For hire ({ $n } in the deck)
thing-company = Your captain and crew
thing-company-of = Crew
thing-when = { $order }
thing-then = { $kind }
thing-then-captain = Bury, { $second }
thing-captain-line = Bury, then { $second-key ->
    [attack] attack
   *[plunder] plunder
}
thing-captain-card = Active when your order is { $order }. Dice that show { $dice } deal damage.
thing-crew-line = { crew-does }
thing-crew-card = Active when your order is { $order }. Dice that show { $dice } deal damage{ $hits ->
    [0] { "" }
   *[other] , and { $hits } more without dice
}.
thing-active = Active now: its bonus action can be taken after the order.
thing-used = Has acted this turn.
thing-symbol = Die symbol { $face }
thing-symbol-hint = Each die deals 1 damage for every symbol of its face on captain and crew.
thing-hits = Automatic hits: { $n }

thing-gold = { $n } Gold of { $most }
thing-gold-hint = Gold buries treasures. What would go above 13 is lost.
thing-gold-goal = At { $most } Gold it buries a treasure at once and begins at 0 again.
thing-treasures = { $n } of 3 treasures buried
thing-treasures-hint = Whoever buries the third brings the last round. The more you have buried, the faster the Navy comes after you.
thing-steps = Sails up to { $n }
thing-steps-hint = Steps of the infamy level and deckhands on Rigging.
thing-dice = { $n } dice; symbols { $faces }; { $fixed } damage without dice
thing-dice-hint = Each die deals damage for every symbol of its face; Cannons and automatic hits are added.
thing-standing = { $level } (level { $n }){ $mutinied ->
    [0] { "" }
   *[other] , has mutinied
}
thing-standing-hint = Infamy brings steps, dice, Gold, a deckhand and deadeye tokens. It comes from won battles.
thing-deadeye = Deadeye tokens: { $n }
thing-deadeye-hint = In a battle each sets one rolled die to any face. At most three.
thing-kept-sail-2 = Use it while you sail: 2 more steps.
thing-kept-storm-pass = Use it while you sail: one storm does not heel you.
thing-ring = { $captain }, { $personality }: infamy space { $n }
thing-ring-greedy = On a 6 it moves on: 1 plunder · 2 trade, plunder · 3 +2 Gold · 4 search, plunder · 5 crew up, +1 Gold · 6 plunder, trade.
thing-ring-ruthless = On a 6 it moves on: 1 +1 hit, attack · 2 +1 step, attack · 3 crew up, attack · 4 +2 steps, +1 hit, attack · 5 plunder · 6 +3 steps, attack.
thing-ring-swift = On a 6 it moves on: 1 search · 2 +2 steps, search · 3 +2 steps, plunder · 4 +3 steps, attack · 5 search, crew up · 6 +2 steps, trade.
thing-ring-cunning = On a 6 it moves on: 1 crew up · 2 plunder, search · 3 crew up, trade · 4 +1 step, attack · 5 +1 Gold, plunder · 6 crew up, attack.
thing-hold = A cube of { $loot }
thing-hold-empty = Empty hold
thing-hold-hint = The ship carries three cubes.
thing-hold-price = A market for it pays { $price } Gold now. The ship carries three cubes.
thing-wheel = The wheel of { $whom }
thing-sector = { $order }

thing-battle = { $by } attacks { $whom }
thing-raid = { $by } attacks { $ship }
thing-attacks = Attacks: { $whom }
thing-defends = Defends: { $whom }
thing-raided = { $ship-key ->
    [orange] Orange merchant
   *[green] Green merchant
}
thing-die = { $face }: { $n ->
    [0] no damage
   *[other] { $n } damage
}

## The guided first game: what is asked, and what a newcomer may think of

coach-place-navy = The Navy hunts whoever crosses the ship line, and it always wins. Put it into the corner that is far from the coves you like.
coach-place-ship = You begin hidden in a cove, where nobody can attack you. A cove near a market for your first cube, or near a colony, saves a turn.
coach-captain-side = Both sides let you bury treasure, by the order that the card names. One adds an attack and the other a plunder, and the dice symbols differ.
coach-wheel = Each space of the wheel is an order, and the next one is free. Every space you jump costs a deckhand, who stays there until the captain comes round again.
coach-jump = The deckhand you leave here does no duty until the captain comes back. One in Repairs costs you nothing, so send that one first.
coach-return = The deckhand can work again, and at once. Rigging takes you farther this turn, Cannons help in battle, Extortion pays at the ship line.
coach-sail = The lit cards are within reach; a click takes you there. Go where your order finds something: a colony to plunder, your market to trade, a token to search.
coach-storm = Entering a storm costs a deckhand’s work, unless you spend the pass. Keep the pass if you can spare somebody now.
coach-heel = One deckhand goes to Repairs and works no more for a while. Give up the duty that you need least before the next Hide.
coach-plunder = The cubes come out of the bag at random. Full holds are no harm: you keep the three best.
coach-discard = Your ship holds three cubes. Keep what the markets near you pay well for, and two of a kind if you can.
coach-trade = Every cube of the type sells at the price shown. Sell several at once, because afterwards the price falls to 2.
coach-crew-up = Crew brings dice symbols for battles and a bonus action with one of your orders. Look for cards whose order you use often.
coach-dismiss = Four is the most, so somebody has to go. Dismiss whoever acts with an order that you seldom use.
coach-search = Tokens bring Gold, loot, deadeye tokens or help at sea, and never harm. Take it before somebody else does.
coach-attack = The label says how often you would win with the dice alone. Losing costs a deckhand’s work but brings a deadeye token.
coach-reroll = Your crew lets you roll some dice again, one after the other, before tokens are spent. Dice without a symbol of yours deal nothing, so roll those; who turns to another card is done with the first.
coach-deadeye = A deadeye token turns one die to the face you want. Spend it only if that decides the battle.
coach-port = The sunk merchant starts again from a port with a new cube. Choose the port from which it comes your way.
coach-deckhand = Your fame has brought a fourth deckhand. Rigging is seldom wrong.
coach-hide = In the cove nobody can attack you, not even the Navy. You may also put all your deckhands where you want them, those in Repairs too.
coach-reorganise = Any deckhand may go to Rigging, Cannons or Extortion. Each one you put on Extortion pays 1 Gold at once.
coach-reassign = You may move deckhands among the duties, also out of Repairs. Think of what you do next turn.
coach-bury = This is what you came for: pay and bury. Remember that the Navy gets faster with every treasure of yours.
coach-bonus = Cards whose order is on your wheel may act now, in any order. What you do not need you can leave.
coach-swap = One cube goes into the bag and you take the type you want. Take what the nearest market pays best for.
coach-steer = For once you steer a ship that is not yours. Bring a merchant onto your card or the Navy into somebody’s way.
coach-merchant = The player whose turn it is has crossed the line, and you sail the merchants. Keep them away from your rivals and near to you.
coach-navy = You sail the Navy after the player whose turn it is. Any shortest way is allowed; choose one that leaves it where you do not want to bury.
coach-legend-cove = The rules leave you this choice for the Legendary Pirate. Take the cove from which it is farthest from what it wants.
coach-legend-site = The rules leave you this choice for the Legendary Pirate. Let it take the site that you need least.

## What everybody should see: titles

highlight-battle = A battle
highlight-raid = A merchant is attacked
highlight-navy = The Navy strikes
highlight-last-round = The last round

aspect-treasures = buried treasures
aspect-gold = Gold
aspect-cargo = cargo
aspect-crew = crew
aspect-hands = deckhands
aspect-infamy = infamy
aspect-tokens = tokens
aspect-turn = whose turn it is
aspect-outlook = what the next turn offers
temper-hunter = hunter
temper-trader = trader
