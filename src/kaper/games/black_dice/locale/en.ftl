### What The Curse of the Black Dice says in English.

game-title = The Curse of the Black Dice
setting-ship = Our ship
setting-ship-hint = Which of the two ships is the crew’s; the other one is the enemy’s.
setting-ship-black-sails = The one with black sails
setting-ship-red-sails = The one with red sails
setting-expedition = Expedition
setting-expedition-hint = What the crew sets out for, what it fights on the way, and how it can fail together. The first is the one to begin with.
setting-expedition-treasure-island = I · Pirate Island Treasure
setting-expedition-kraken = II · Hunt for the Kraken
setting-expedition-armada = III · The Spanish Armada
setting-expedition-dutchman = IV · The Flying Dutchman

ending-treasure = The treasure of Pirate Island is aboard, down to the last coin.
ending-kraken = The Kraken is slain.
ending-armada = The Spanish Armada lies at the bottom of the sea.
ending-dutchman = The Flying Dutchman has found its rest.
ending-sunk = The ship has gone down with all hands: nobody wins.
ending-no-crew = The last pirate is overboard, and a ship without a crew goes nowhere: nobody wins.
part-threes = Gold worth 3
part-fours = Gold worth 4
part-fives = Gold worth 5
part-lost = Lost at sea
figure-home = Expeditions brought home
figure-rounds = Rounds
figure-damage = Damage to the ship
figure-enemy-damage = Damage to the enemy
figure-tokens = Summoning tokens and maps
figure-overboard = Pirates overboard
figure-gold = Gold of a player, in value
figure-lead = Lead of the richest, in value
figure-given-up = Gold tokens given up
kind-title = Titles at the end
name-captain = captain

## Names

name-anchor = anchor
name-barrel = barrel
name-weapon = weapon
name-map = map
name-ship = ship
name-flag = flag

name-overboard = Over the side with him!
name-true-shot = True shot
name-go-about = Go about!
name-to-the-sails = Crew to the sails!
name-change-course = Change of course
name-storm = Storm
name-keelhaul = Keelhauling
name-boarding = Boarding!
name-sea-wolf = sea wolf

name-treasure-island = Pirate Island
name-kraken = the Kraken
name-armada = the Armada
name-dutchman = the Flying Dutchman
name-red = red
name-brown = brown
name-blue = blue
name-green = green

## The board

board-title = { $where-key ->
    [treasure-island] Pirate Island Treasure
    [kraken] Hunt for the Kraken
    [armada] The Spanish Armada
   *[dutchman] The Flying Dutchman
}
board-banner = { $where-key ->
    [treasure-island] Pirate Island
    [kraken] Hunt for the Kraken
    [armada] The Spanish Armada
   *[dutchman] The Flying Dutchman
}
board-adventure = { $number } { $adventure }
board-round = Round { $round }
board-roll = { $whom } has rolled
board-settlement = Settlement
board-black = black
board-crew = crew
board-missing = missing
board-pays = pays
board-costs = costs
board-open = open:
board-aside = set aside:
board-faceless = back in hand: { $n }
board-captain = captain
board-pardon = pardon
board-rum = rum
board-gold = gold
board-dice = dice
board-ship = Ship
board-enemy = { $where-key ->
    [kraken] Kraken
    [armada] Armada
   *[dutchman] Dutchman
}
board-tokens = { $token-key ->
    [summoning] summoned
   *[map] maps
} { $n }/{ $most }
board-pool = gold { $n }
board-supply = rum { $n }
board-left = { $n } of the crew’s dice left, { $needed } missing
board-pirates = Pirates
board-overboard = overboard
board-worth = worth { $n }
board-next = Next round: { $what-key ->
    [more-black] more black dice
    [fewer-black] fewer black dice
    [lose-die] one die fewer each
   *[more-dice] one die more each
}
board-faces = { $symbol } ×{ $n }
short-reward = { $reward-key ->
    [move-die] move die
    [rum] rum { $rum }/{ $others }
    [gold] gold { $gold }
    [token] { $gold ->
        [0] a map
       *[other] gold 1, ♆
    }
    [unlock] way open
    [fewer-black] -{ $fewer } black
    [enemy-damage] { $gold ->
        [0] a hit
       *[other] gold { $gold }, ✖
    }
   *[none] -
}
short-penalty = { $penalty-key ->
    [crew-overboard] overboard
    [more-black] +{ $amount } black
    [rum-on-pirates] { $amount } rum on
    [damage] damage { $amount }
    [lose-die] -1 die
    [lose-gold] -{ $amount }/{ $rest } gold
   *[none] -
}

## Questions

prompt-reroll = These dice show nothing active. You may roll them once more, and it costs you nothing: which of them?
prompt-act = { $open ->
    [0] None of your dice can be placed now. What do you do?
   *[other] Your turn: which symbol do you place?
}
prompt-shot = True shot: to which adventure do you turn a die?
prompt-turn = Go about! Which die do you turn over?
prompt-swap = Change of course: which two rows of black dice change places?
prompt-storm = Storm: which row of black dice is rolled again?
prompt-keelhaul = Keelhauling: from which adventure do all dice go back to their owners?
prompt-board = Boarding! Whose die do you move, and from where?
prompt-board-to = Boarding! Where does the die of { $whom } go from the { $from }?
prompt-anchor = The anchor has held, and you placed there last. Do you move one of your dice?
prompt-pardon = The { $adventure } has failed: { $penalty-key ->
    [crew-overboard] a pirate would go overboard
    [more-black] more black dice would come next round
    [rum-on-pirates] { $n } rum would go on the pirates
    [damage] the ship would take { $n } damage
    [lose-die] everybody would lose a die for a round
    [excess] { $n ->
        [one] the excess black die would be rolled
       *[other] { $n } excess black dice would be rolled
    }
   *[lose-gold] everybody would lose gold
}. Do you use the pardon?
prompt-overboard = Captain, the { $adventure } has failed. Which pirate goes overboard?
prompt-pour = Captain, the { $adventure } has failed: { $left } rum to pour. Which pirate gets the next?
prompt-lose-gold = The map has failed. Which gold do you give up?

## Options

placing-standing = { $short ->
    [0] held
   *[other] { $certain ->
        [0] { $short } missing
       *[other] lost
    }
}{ $sinks ->
    [0] { "" }
   *[other] , the ship sinks!
}
placing-tip = { $short ->
    [0] The { $detail } will be held{ $surplus ->
        [0] { "" }
       *[other] {" "}with { $surplus } to spare
    }{ $reward-key ->
        [none] { "" }
       *[other] :{" "}
    }{ $reward-key ->
        [move-die] the last to place there may move a die
        [rum] { $rum } rum for everybody with dice there, { $others } for all others
        [gold] { $gold } gold for everybody with dice there
        [token] { $gold ->
            [0] the crew finds a map
           *[other] { $gold } gold for everybody with dice there, and a summoning token
        }
        [unlock] the way to the Armada is open
        [fewer-black] { $fewer } black dice fewer in the next round
        [enemy-damage] { $where-key ->
            [kraken] the Kraken is hit
            [armada] if the way is open, { $gold } gold for everybody with dice there and a hit on the Armada
           *[dutchman] { $gold } gold for everybody with dice there{ $surplus ->
                [0] , but no hit on the Dutchman: that takes a die more
               *[other] {" "}and a hit on the Dutchman
            }
        }
       *[none] { "" }
    }.
   *[other] { $certain ->
        [0] { $short ->
            [one] One more die is needed at the { $detail }, or
           *[other] { $short } more dice are needed at the { $detail }, or
        }
       *[other] All the dice that are left cannot save the { $detail }:
    } { $penalty-key ->
        [crew-overboard] a pirate goes overboard
        [more-black] { $amount } more black dice come in the next round
        [rum-on-pirates] the captain pours { $amount } rum for the pirates
        [damage] the ship takes { $amount } damage
        [lose-die] everybody has a die less in the next round
        [lose-gold] everybody with dice there gives up { $amount } gold, everybody else { $rest }
       *[none] its excess black dice are rolled
    }.
}{ $doomed ->
    [0] { "" }
    [one] {" "}The dice that are left then cannot save the { $doom }.
   *[other] {" "}The dice that are left then cannot save the { $doom } and more.
}{ $sinks ->
    [0] { "" }
   *[other] {" "}That sinks the ship, and the game is lost.
}
option-keep = keep them as they are
    .tip = None of these dice is rolled again now.
option-reroll = roll { $count } again: { $faces }
    .tip = These dice show nothing that is active. They are rolled once more for nothing, the others stay.
option-place = { $count } at the { $detail }: { placing-standing }
    .tip = { placing-tip }
option-shot = { $count } at the { $detail }: { placing-standing }
    .tip = { placing-tip }
option-to = to the { $detail }: { placing-standing }
    .tip = { placing-tip }
option-move = to the { $detail }: { placing-standing }
    .tip = { placing-tip }
option-stay = no, all stay where they are
    .tip = None of your dice is moved; the anchor’s reward is lost.
option-end = end the turn
    .tip = None of your open dice can be placed. The turn passes on, and you keep your rum.
option-rum = drink a rum, roll { $count } again
    .tip = You give back a rum and have { $after } left. { $count ->
        [one] Your open die is
       *[other] All { $count } open dice are
    } rolled again.
option-pay = pay for: { $detail }
    .tip = { $detail-key ->
        [overboard] { thing-does-overboard }
        [true-shot] { thing-does-true-shot }
        [go-about] { thing-does-go-about }
        [to-the-sails] { thing-does-to-the-sails }
        [change-course] { thing-does-change-course }
        [storm] { thing-does-storm }
        [keelhaul] { thing-does-keelhaul }
       *[boarding] { thing-does-boarding }
    } It costs you a rum, and he then has { $after } of the { $limit } that he can take{ $drunk ->
        [0] { "" }
       *[other] {" "}and is drunk: nobody can pay him any more
    }.
option-unblock = sober up all for { $worth } gold
    .tip = You put back a gold token worth { $worth }. All { $rum } rum leave the pirates, and each of them can be paid again.
option-turn = turn { $detail } into { $to }
    .tip = One of your open dice with the { $detail } is turned over and shows the { $to }.
option-swap = swap { $detail } and { $detail2 }
    .tip = The { $detail } then has { $one-black } black dice{ $one-short ->
        [0] { "" }
       *[other] {" "}and { $one-short } of yours missing
    }, the { $detail2 } { $two-black }{ $two-short ->
        [0] { "" }
       *[other] {" "}and { $two-short } missing
    }.
option-storm = roll the black dice of the { $detail }
    .tip = { $count ->
        [one] One black die is
       *[other] { $count } black dice are
    } rolled again, and each goes where its new symbol belongs.
option-keelhaul = clear the { $detail }
    .tip = { $count ->
        [one] One die goes
       *[other] { $count } dice go
    } back to whoever placed them, to be rolled and placed again.
option-board = { $whom }: a die from the { $adventure }
    .tip = You choose next where this die goes.{ $short ->
        [0] { "" }
       *[other] {" "}The { $adventure } then has { $short } missing.
    }
option-pardon = yes, ignore the penalty
    .tip = This penalty does not happen. It is the only one in this round that can be ignored.
option-bear = no, bear it
    .tip = The penalty happens, and a later one of this round can still be ignored.
option-overboard = overboard with: { $detail }
    .tip = He is gone for the rest of the game, and with him what he can do: { $detail-key ->
        [overboard] { thing-does-overboard }
        [true-shot] { thing-does-true-shot }
        [go-about] { thing-does-go-about }
        [to-the-sails] { thing-does-to-the-sails }
        [change-course] { thing-does-change-course }
        [storm] { thing-does-storm }
        [keelhaul] { thing-does-keelhaul }
       *[boarding] { thing-does-boarding }
    }
option-pour = rum for: { $detail }
    .tip = He then has { $after } of the { $limit } rum that he can take{ $drunk ->
        [0] { "" }
       *[other] {" "}and is drunk: nobody can pay him any more
    }.
collect-pour = Pour { $count } rum
option-lose = give up { $count ->
    [one] a gold of { $tokens }
   *[other] gold of { $tokens }
}
    .tip = You lose gold worth { $worth }, which would count as much at the end.

## What happened

event-round = Round { $round }: { $black } black dice, { $dice } for each player.
event-duel = { $what-key ->
    [captain] A duel for the captain’s sabre.
   *[sea-wolf] A duel for the sea wolf’s gold.
}
event-duels = { $who } rolls: { $symbol }.
event-captain = { $who } is captain, by { $why-key ->
    [most] most dice in the left half
   *[duel] the duel for it
}.
event-stays-captain = Nobody has dice in the left half, so { $who } stays captain.
event-sets-in-advance = The expedition wants it: Captain { $who } sets a black die at the { $adventure } before the roll.
event-curse-rolls = The curse rolls { $n }{ $anchor ->
    [0] { "" }
   *[other] {" "}· anchor ×{ $anchor }
}{ $barrel ->
    [0] { "" }
   *[other] {" "}· barrel ×{ $barrel }
}{ $weapon ->
    [0] { "" }
   *[other] {" "}· weapon ×{ $weapon }
}{ $map ->
    [0] { "" }
   *[other] {" "}· map ×{ $map }
}{ $ship ->
    [0] { "" }
   *[other] {" "}· ship ×{ $ship }
}{ $flag ->
    [0] { "" }
   *[other] {" "}· flag ×{ $flag }
}
event-curse-again = Blocked symbols are rolled again: { $n }{ $anchor ->
    [0] { "" }
   *[other] {" "}· anchor ×{ $anchor }
}{ $barrel ->
    [0] { "" }
   *[other] {" "}· barrel ×{ $barrel }
}{ $weapon ->
    [0] { "" }
   *[other] {" "}· weapon ×{ $weapon }
}{ $map ->
    [0] { "" }
   *[other] {" "}· map ×{ $map }
}{ $ship ->
    [0] { "" }
   *[other] {" "}· ship ×{ $ship }
}{ $flag ->
    [0] { "" }
   *[other] {" "}· flag ×{ $flag }
}
event-curse-aside = Blocked twice, { $n ->
    [one] one black die is set aside for this round.
   *[other] { $n } black dice are set aside for this round.
}
event-curse-redirected = The { $from } is blocked: { $n ->
    [one] one black die goes
   *[other] { $n } black dice go
} to the { $to }.
event-rolls = { $who } rolls { $n }{ $anchor ->
    [0] { "" }
   *[other] {" "}· anchor ×{ $anchor }
}{ $barrel ->
    [0] { "" }
   *[other] {" "}· barrel ×{ $barrel }
}{ $weapon ->
    [0] { "" }
   *[other] {" "}· weapon ×{ $weapon }
}{ $map ->
    [0] { "" }
   *[other] {" "}· map ×{ $map }
}{ $ship ->
    [0] { "" }
   *[other] {" "}· ship ×{ $ship }
}{ $flag ->
    [0] { "" }
   *[other] {" "}· flag ×{ $flag }
}
event-rerolls = { $who } rolls { $n } idle again{ $anchor ->
    [0] { "" }
   *[other] {" "}· anchor ×{ $anchor }
}{ $barrel ->
    [0] { "" }
   *[other] {" "}· barrel ×{ $barrel }
}{ $weapon ->
    [0] { "" }
   *[other] {" "}· weapon ×{ $weapon }
}{ $map ->
    [0] { "" }
   *[other] {" "}· map ×{ $map }
}{ $ship ->
    [0] { "" }
   *[other] {" "}· ship ×{ $ship }
}{ $flag ->
    [0] { "" }
   *[other] {" "}· flag ×{ $flag }
}
event-sets-aside = { $who } sets { $n ->
    [one] a die
   *[other] { $n } dice
} aside, since nothing active was rolled again.
event-drinks = { $who } drinks a rum and rolls again.
event-pays = { $who } gives a rum to a pirate: { $pirate }
event-unblocks = { $who } gives up a gold, so the crew is sober again.
event-places = { $who } places { $n } at the { $adventure }.
event-cannot-place = { $who } has no die for an active adventure and cannot place anything.
event-shoots = { $who } turns a die to the { $adventure }.
event-turns-die = { $who } turns a die over: { $from } → { $to }.
event-sails = { $who } sends the crew to the sails: one more die for everybody next round.
event-swaps = { $who } changes course: the black dice of { $adventure } and { $other } change places.
event-storms = { $who } calls a storm over the { $adventure }: { $n ->
    [one] one black die is
   *[other] { $n } black dice are
} rolled again.
event-keelhauls = { $who } keelhauls the { $adventure }: { $n ->
    [one] one die goes back to its owner
   *[other] { $n } dice go back to their owners
}.
event-boards = { $who } moves a die of { $whom } from the { $from } to the { $to }.
event-goes-overboard = { $why-key ->
    [pardon] { $who } sends a pirate overboard for the pardon: { $pirate }
   *[penalty] The penalty: { $who } sends a pirate overboard, { $pirate }
}
event-pardon-won = For the pirate who went overboard { $who } may have one penalty ignored this round.
event-becalmed = No adventure is active any more: no more dice are placed.
event-succeeds = ✓ The { $adventure } holds: { $dice } against { $black } black.
event-fails = ✗ The { $adventure } fails: { $dice } against { $black } black.
event-moves-die = { $who } moves a die from the anchor to the { $adventure }.
event-takes-rum = { $who } takes { $n } rum as a reward of the { $adventure }.
event-draws-gold = { $who } draws { $n } gold, { $why-key ->
    [sea-wolf] due to the sea wolf
   *[other] the reward of the { $why }
}.
event-draws-gold-secret = { $who } draws { $n } gold, { $why-key ->
    [sea-wolf] due to the sea wolf
   *[other] the reward of the { $why }
}{ $threes ->
    [0] { "" }
   *[other] {" "}· 3 ×{ $threes }
}{ $fours ->
    [0] { "" }
   *[other] {" "}· 4 ×{ $fours }
}{ $fives ->
    [0] { "" }
   *[other] {" "}· 5 ×{ $fives }
}
event-pool-empty = The gold has run out, so not everybody got a full share.
event-token = { $token-key ->
    [summoning] The reward: the crew wins a summoning token, { $n } of 2.{ $n ->
        [2] {" "}The Kraken comes next round!
       *[other] { "" }
    }
   *[map] The reward: the crew wins a map, { $n } of 2.{ $n ->
        [2] {" "}The Dutchman is found next round!
       *[other] { "" }
    }
}
event-unlocks = The reward: the way to the Armada is open this round.
event-fewer-black = The reward: { $n } black dice fewer next round.
event-hits-enemy = The reward: a hit on { $enemy }, damage { $n } of 3.
event-not-unlocked = The barrel has not held, so the Armada is out of reach: no gold, no hit.
event-no-majority = The dice are equal, so there is gold, but no hit on the Dutchman.
event-pardons = { $who } uses the pardon: { $penalty-key ->
    [excess] no excess dice are rolled at the { $adventure }
   *[other] no penalty for the { $adventure }
}.
event-more-black = The penalty: { $n } more black dice next round.
event-pours = The penalty: Captain { $who } gives a pirate a rum too many: { $pirate }
event-damages = The penalty: the ship takes { $n } damage: { $total } of 3.
event-loses-die = The penalty: everybody has a die less next round.
event-loses-gold = { $who } gives up { $n } gold as the penalty.
event-excess = { $n ->
    [one] One excess black die is
   *[other] { $n } excess black dice are
} rolled at the { $adventure }.
event-excess-stays = A black die of the { $adventure } shows { $rolled } and stays.
event-excess-again = A black die shows the blocked { $first }, is rolled again and shows { $rolled }.
event-excess-joins = A black die drifts from the { $adventure } to the { $to }.
event-excess-aside = A black die of the { $adventure } shows { $rolled }, where no black die stands, and is set aside.
event-excess-blocked = A black die of the { $adventure } is blocked twice and set aside.
event-sea-wolf = { $who } is the sea wolf, by { $why-key ->
    [most] most dice in the right half
   *[duel] the duel for it
}: one more gold.
event-sinks = The third blow: the ship sinks!
event-crew-lost = The last pirate is overboard!
event-comes-home = { $expedition-key ->
    [treasure-island] The treasure is won: the crew comes home.
    [kraken] The Kraken is slain: the crew comes home.
    [armada] The Armada is sunk: the crew comes home.
   *[dutchman] The Dutchman is laid to rest: the crew comes home.
}
event-shows = At the end { $who } shows { $tokens } gold worth { $gold }.
event-wins = { $who } is the richest and wins.

## The scene: things on the table and what is said when somebody points at them

thing-board = The tile of the expedition with its six adventures
thing-expedition = { board-title }
thing-goal = { $where-key ->
    [treasure-island] Come home with an empty treasure pool and a ship that floats: { $n } gold to go.
    [kraken] Win two summoning tokens at the map; then three hits at the flag slay the Kraken.
    [armada] Three hits at the flag sink the Armada, but only in rounds in which the barrel holds.
   *[dutchman] Win two maps at the barrel; then more dice than the black at the flag hits the Dutchman, three times.
}
thing-adventure-active = { $number } { $adventure }: { $dice } of the crew’s dice against { $black } black
thing-adventure-inactive = { $number } { $adventure }: inactive, without black dice
thing-adventure-blocked = { $number } { $adventure }: blocked
thing-stakes = Held: { $reward-key ->
    [move-die] the last to place moves a die
    [rum] { $rum } rum each, others { $others }
    [gold] { $gold } gold each
    [token] { $gold ->
        [0] a map for the crew
       *[other] { $gold } gold each and a summoning token
    }
    [unlock] the way to the Armada is open
    [fewer-black] { $fewer } black dice fewer next round
    [enemy-damage] { $where-key ->
        [kraken] 1 damage to the Kraken
        [armada] if the way is open, { $gold } gold each and 1 damage to the Armada
       *[dutchman] { $gold } gold each, and with more dice than it 1 damage to the Dutchman
    }
   *[none] no reward
}. Failed: { $penalty-key ->
    [crew-overboard] a pirate goes overboard
    [more-black] { $amount } more black dice next round
    [rum-on-pirates] { $amount } rum on the pirates
    [damage] { $amount } damage to the ship
    [lose-die] everybody has a die less next round
    [lose-gold] { $amount } gold lost each, others { $rest }
   *[none] no penalty
}, and the excess black dice drift on.
thing-row = Black dice at the { $adventure }: { $black }
thing-row-hint = The crew needs as many dice here as there are black ones. What it lacks is rolled and can drift to adventures further right.
thing-black-die = Black die: { $adventure }
thing-crew-dice = The crew’s dice at the { $adventure }: { $dice }
thing-placed-die = { $whom }: a die at the { $adventure }
thing-seal-needs = { $short ->
    [one] One die is
   *[other] { $short } dice are
} still missing at the { $adventure }
thing-seal-doomed = The { $adventure } is lost: { $short } missing, and the crew has only { $left ->
    [one] one die
   *[other] { $left } dice
} left
thing-seal-safe = The { $adventure } holds{ $surplus ->
    [0] { "" }
    [one] {" "}with a die to spare
   *[other] {" "}with { $surplus } dice to spare
}
thing-seal-level = The flag holds, but equal dice do the Dutchman no harm: one more would
thing-seal-closed = The flag holds, but brings nothing while the barrel does not
thing-seal-asleep = The { $adventure } is inactive: no dice can be placed here
thing-seal-locked = The { $adventure } is blocked: no dice stand here, black or not
thing-was-held = Last settlement: the { $adventure } held, { $dice } against { $black } black
thing-was-failed = Last settlement: the { $adventure } failed, { $dice } against { $black } black
thing-hull = Damage to the ship: { $n } of { $most }
thing-ship = Our ship
thing-ship-hint = The Black Skull, the one of the two ships that the crew chose before the game.
thing-hull-hint = The third blow sinks it, and everybody loses.
thing-enemy = Damage to { $where }: { $n } of { $most }
thing-enemy-hint = The third blow decides it, and the richest of the crew wins.
thing-tokens = { $token-key ->
    [summoning] Summoning tokens
   *[map] Maps
}: { $n } of { $most }
thing-tokens-summoning-hint = Each success at the map brings one. After the second the Kraken comes: the flag opens and the map is closed.
thing-tokens-map-hint = Each success at the barrel brings one. After the second the Dutchman is found: the flag opens and the barrel is closed.
thing-hand = The roll of { $whom }: { $n ->
    [one] one open die
   *[other] { $n } open dice
}
thing-hand-hint = All dice of one symbol are placed together at its adventure, and that ends the turn.
thing-open-die = { $adventure }{ $active ->
    [0] , nothing to do there now
   *[other] { "" }
}
thing-settlement-hint = All dice are placed: the adventures are settled one by one, from the anchor to the flag.
thing-aside = Set aside
thing-aside-die = Set aside: { $adventure }
thing-aside-hint = These showed nothing active twice. They are rolled again in the next turn.
thing-faceless-die = A die that came back
thing-faceless-hint = It came back from the keel and shows nothing until it is rolled: with rum now, or in the next turn.
thing-captain = Captain: { $whom }
thing-captain-hint = The captain begins, is paid first when gold runs short, and decides what happens to the pirates. Most dice in the left half make the next one.
thing-pardon = The right to a pardon
thing-pardon-hint = One penalty of this round’s settlement can be ignored.
thing-rum = Rum: { $n }
thing-rum-hint = A rum drunk rolls all open dice again; a rum given makes a pirate do what he does.
thing-dice = Dice still to place: { $n }
thing-dice-hint = Everybody has { $n } this round.
thing-captain-race = Dice in the left half: { $n }
thing-captain-race-hint = Whoever has most at anchor, barrel and weapon is the next captain.
thing-sea-wolf-race = Dice in the right half: { $n }
thing-sea-wolf-race-hint = Whoever has most at map, ship and flag is the sea wolf and draws a gold.
thing-gold = Gold worth { $value }: { $n }
thing-gold-hint = { $n } tokens, worth { $worth } together. Only you know.
thing-gold-hidden = Gold: { $n }
thing-gold-hidden-hint = Face down: each is worth 3, 4 or 5.
thing-pirates = The crew’s pirates
thing-overboard = Overboard, for good.
thing-pirate-rum = Rum on him: { $n } of { $limit }
thing-sober = { $n } of { $limit } rum: he can still be paid.
thing-drunk = Drunk: he takes no more rum until the crew is sobered up.
thing-does-overboard = He goes; one penalty of this round can be ignored.
thing-does-true-shot = Turn an open die to any active symbol and place it.
thing-does-go-about = Turn an open die to its opposite face.
thing-does-to-the-sails = One more die for everybody next round.
thing-does-change-course = Swap two rows of black dice.
thing-does-storm = Roll a row of black dice again.
thing-does-keelhaul = All players’ dice of an adventure go back.
thing-does-boarding = Move a placed die among adventures 2 to 6.
thing-pool = Gold in the pool: { $n }
thing-pool-hint = Drawn blind, worth 3, 4 or 5 each.
thing-supply = Rum in the supply: { $n }
thing-black-pool = Black dice this round: { $n }{ $aside ->
    [0] { "" }
   *[other] , { $aside } of them set aside
}
thing-balance = The crew has { $n ->
    [one] one die
   *[other] { $n } dice
} left, and { $needed } are missing
thing-balance-hint = If more are missing than are left, something must fail.
thing-next-more-black = Next round: more black dice
thing-next-fewer-black = Next round: fewer black dice
thing-next-lose-die = Next round: a die less for everybody
thing-next-more-dice = Next round: a die more for everybody

## The guided game

coach-reroll = A symbol without black dice is of no use now. Rolling such dice again is free; what comes up idle once more waits until your next turn, so roll them unless you have plans for Go about!
coach-act = Choose one symbol and place all your dice that show it. Red seals say how many dice are missing: hold the places whose penalty hurts most, the ship above all, and be where gold is paid, for only those who have a die there get any.
coach-shot = One die becomes whatever you need. Save the place that is one short, or join a reward that is safe already.
coach-turn = A die turns to its opposite face: anchor and flag, barrel and ship, weapon and map. Turn one to a place that is short of a die, or to a reward that is safe.
coach-swap = The two rows of black dice change places. Put the long one where the crew is strong, and the short one where it is weak.
coach-storm = A big row is worth a storm: on average five of six dice go elsewhere. They may pile up where it hurts.
coach-keelhaul = All dice there are rolled again by their owners. That helps when too many stand where they are not needed, or when a rival is about to win gold.
coach-board = A die more where one is missing, and one less where there are too many. It need not be your own.
coach-board-to = The die then counts there, and its owner takes part in the reward. Send it where one is missing.
coach-anchor = One of your dice may leave the anchor. Save an adventure with it, or take part in one that pays gold.
coach-pardon = You can ignore one penalty this round, the tile’s or the roll of excess dice. Is this the one, or does a worse one follow further right?
coach-overboard = This pirate is gone for good, and if a penalty takes the last one, everybody loses. Give up the one that helps you least.
coach-pour = Rum makes pirates drunk: who is full cannot be paid. When all are drunk, a gold sobers them all up.
coach-lose-gold = Only you know what your gold is worth. Give up the least.

## What everybody should see: titles

highlight-settlement = The adventures are settled
highlight-lost = All is lost
highlight-home = The crew comes home

aspect-gold = gold
aspect-rum = rum
aspect-adventures = adventures
temper-greedy = greedy
temper-loyal = loyal to the crew
