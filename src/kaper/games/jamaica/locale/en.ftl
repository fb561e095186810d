### What Jamaica says in English.

game-title = Jamaica
setting-ghost = Ghost Ship
setting-ghost-hint = An extra ship that the Captain of the round steers; it robs whoever it meets. With two players it always sails.
setting-ghost-yes = sails along
setting-ghost-no = stays away

ending-lap = A ship has sailed round the island; the round was played to its end.
ending-round-limit = After 200 rounds nobody has come home; the ships are counted where they lie.
part-position = Position
part-doubloons = Doubloons
part-treasures = Treasures
part-curses = Curses
figure-rounds = Rounds
figure-home = Players’ ships home
figure-treasures = Treasures of the players
kind-treasure = Treasures

## Names; `one` and `other` are what is counted

name-doubloon = doubloons
    .one = doubloon
    .other = doubloons
name-food = food
    .one = food
    .other = food
name-powder = gunpowder
    .one = powder
    .other = powder

name-forward = forward
name-backward = backward
name-forward-forward = ☀ forward ☾ forward
name-forward-backward = ☀ forward ☾ backward
name-backward-forward = ☀ backward ☾ forward
name-forward-food = ☀ forward ☾ food
name-food-forward = ☀ food ☾ forward
name-forward-gunpowder = ☀ forward ☾ powder
name-doubloon-forward = ☀ doubloons ☾ forward
name-doubloon-doubloon = ☀ doubloons ☾ doubloons
name-gunpowder-doubloon = ☀ powder ☾ doubloons
name-gunpowder-food = ☀ powder ☾ food
name-food-gunpowder = ☀ food ☾ powder

name-morgans-map = Morgan’s Map
name-sarans-sabre = Saran’s Sabre
name-lady-beth = Lady Beth
name-sixth-hold = the Sixth Hold
name-treasure-3 = treasure +3
name-treasure-7 = treasure +7
name-treasure-3-a = treasure +3
name-treasure-3-b = treasure +3
name-treasure-5 = treasure +5
name-treasure-7-a = treasure +7
name-treasure-7-b = treasure +7
name-cursed-2 = cursed treasure -2
name-cursed-3 = cursed treasure -3
name-cursed-4 = cursed treasure -4
name-cursed = some cursed treasure
name-unknown = unknown
name-face-down = a face-down treasure, drawn at random

name-vermilion = vermilion
name-ochre = ochre
name-indigo = indigo
name-green = green
name-sky = sky blue
name-ink = black
name-ghost-ship = Ghost Ship

name-port-royal = Port Royal
name-port = port
name-sea = sea
name-lair = pirate lair
name-circle = a circle
name-square = a square
name-skull = a skull
name-star = a star

## The board

short-doubloon = dbl
short-food = food
short-powder = powd
short-gunpowder = { short-powder }
short-forward = →
short-backward = ←

board-round = Round { $round }
board-captain = Captain { $captain }
board-rolled = the dice show { $low } and { $high }
board-dice = ☀ morning { $sun }     ☾ evening { $moon }
board-treasures = { $n ->
    [0] all treasures are found
    [one] one treasure is left to find
   *[other] { $n } treasures are left to find
}
board-attack = ⚔ { $by } attacks { $whom }
board-defence = ⚔ { $by } attacks { $whom }: firepower { $fire }
board-signs = $ doubloons   ~ food   ☠+ treasure   +6 points
board-ship = Ship
board-space = at
board-holds = Holds
board-cards = Hand
board-last = Last card
board-item = { $item }
board-sixth-hold = { $n ->
    [0] the Sixth Hold (empty)
   *[other] the Sixth Hold ({ $n } { $n ->
        [one] { $goods-one }
       *[other] { $goods-other }
    })
}
board-face-down = { $card } (face down)
board-unknown = { $n ->
    [one] a face-down treasure
   *[other] { $n } face-down treasures
}
board-home = ⚑ home
board-behind = behind the start line, the whole lap still to sail
board-hand = Your hand:
board-hand-of = { $whom }:
board-card = { $card }
board-chosen = chosen: { $card }

## Questions

prompt-place-dice = Captain, which die for the morning?
prompt-choose-card = Which card do you play?
prompt-route = The way forks: where does the ship go?
prompt-fall-back = Shortage: where do you fall back to?
prompt-empty-hold = No hold is empty. What do you throw out to make room for { $goods-other }?
prompt-fill-hold = Which empty hold do you fill?
prompt-pay = You pay { $n } { $n ->
    [one] { $goods-one }
   *[other] { $goods-other }
}, { $left } still to go. How many from the hold with { $limit }?
prompt-pay-powder = You spend { $n } powder, { $left } still to go. How many from the hold with { $limit }?
prompt-attack = Several ships lie here. Which one is attacked?
prompt-spend-powder = { $against ->
    [0] You attack. How much powder do you spend?
   *[other] You defend against firepower { $against }. How much powder do you spend?
}
prompt-sabre = { $star ->
    [one] { $whom } has rolled a star. Use Saran’s Sabre?
   *[other] { $whom } has firepower { $fire }. Use Saran’s Sabre?
}
prompt-loot = The fight against { $whom } is won. What are the spoils?
prompt-treasure = There is a treasure in this lair. Do you take it?
prompt-ghost-direction = Captain, which way does the Ghost Ship sail?

## Options

option-morning = { $n } in the morning, { $evening } in the evening
    .tip = This round every ship’s morning action counts { $n } and its evening action { $evening }.
option-play = { $morning-key ->
    [home] nothing
    [forward] { $sun } ahead{ $sun-amiss ->
        [0] { "" }
       *[other] {" "}(shortage!)
    }
    [backward] { $sun } back{ $sun-amiss ->
        [0] { "" }
       *[other] {" "}(shortage!)
    }
   *[other] load { $sun } { $sun ->
        [one] { $morning-one }
       *[other] { $morning-other }
    }{ $sun-amiss ->
        [2] {" "}(no room!)
       *[other] { "" }
    }
}, then { $evening-key ->
    [home] nothing
    [forward] { $moon } ahead{ $moon-amiss ->
        [0] { "" }
       *[other] {" "}(shortage!)
    }
    [backward] { $moon } back{ $moon-amiss ->
        [0] { "" }
       *[other] {" "}(shortage!)
    }
   *[other] load { $moon } { $moon ->
        [one] { $evening-one }
       *[other] { $evening-other }
    }{ $moon-amiss ->
        [2] {" "}(no room!)
       *[other] { "" }
    }
}
    .tip = Morning: { $morning-key ->
        [home] nothing, your ship is home
        [forward] { $sun } ahead { $sun-where-key ->
            [start] to Port Royal
            [finish] to Port Royal, which completes your lap
            [treasure] to space { $sun-to }, a lair with a treasure
            [plundered] to space { $sun-to }, a plundered lair
            [toll] to space { $sun-to }, where { $sun-price } { $sun-price ->
                [one] { $sun-goods-one }
               *[other] { $sun-goods-other }
            } must be paid
            [several] to one of the spaces { $sun-to }, as you choose
           *[unknown] from wherever the shortage has left you
        }{ $sun-sure ->
            [0] , or elsewhere if a shortage comes before
           *[other] { "" }
        }{ $sun-amiss ->
            [0] { "" }
           *[other] . You cannot pay: you hand over all you have of it, and the ship falls back
        }{ $sun-short-key ->
            [none] { "" }
           *[other] . You cannot pay on { $sun-short }
        }{ $sun-maybe-key ->
            [none] { "" }
           *[other] . On { $sun-maybe } it depends on which hold you empty
        }{ $sun-fights-key ->
            [none] { "" }
           *[other] . You have to fight on { $sun-fights }
        }
        [backward] { $sun } back { $sun-where-key ->
            [start] to Port Royal
            [finish] to Port Royal, which completes your lap
            [treasure] to space { $sun-to }, a lair with a treasure
            [plundered] to space { $sun-to }, a plundered lair
            [toll] to space { $sun-to }, where { $sun-price } { $sun-price ->
                [one] { $sun-goods-one }
               *[other] { $sun-goods-other }
            } must be paid
            [several] to one of the spaces { $sun-to }, as you choose
           *[unknown] from wherever the shortage has left you
        }{ $sun-sure ->
            [0] , or elsewhere if a shortage comes before
           *[other] { "" }
        }{ $sun-amiss ->
            [0] { "" }
           *[other] . You cannot pay: you hand over all you have of it, and the ship falls back
        }{ $sun-short-key ->
            [none] { "" }
           *[other] . You cannot pay on { $sun-short }
        }{ $sun-maybe-key ->
            [none] { "" }
           *[other] . On { $sun-maybe } it depends on which hold you empty
        }{ $sun-fights-key ->
            [none] { "" }
           *[other] . You have to fight on { $sun-fights }
        }
       *[other] you load { $sun } { $sun ->
            [one] { $morning-one }
           *[other] { $morning-other }
        }{ $sun-amiss ->
            [0] { "" }
            [1] . No hold is empty: you throw out a whole one first, { $sun-lost } of other goods or more
           *[other] , but no hold can take it: nothing happens
        }
    }. Evening: { $evening-key ->
        [home] nothing, your ship is home
        [forward] { $moon } ahead { $moon-where-key ->
            [start] to Port Royal
            [finish] to Port Royal, which completes your lap
            [treasure] to space { $moon-to }, a lair with a treasure
            [plundered] to space { $moon-to }, a plundered lair
            [toll] to space { $moon-to }, where { $moon-price } { $moon-price ->
                [one] { $moon-goods-one }
               *[other] { $moon-goods-other }
            } must be paid
            [several] to one of the spaces { $moon-to }, as you choose
           *[unknown] from wherever the shortage has left you
        }{ $moon-sure ->
            [0] , or elsewhere if a shortage comes before
           *[other] { "" }
        }{ $moon-amiss ->
            [0] { "" }
           *[other] . You cannot pay: you hand over all you have of it, and the ship falls back
        }{ $moon-short-key ->
            [none] { "" }
           *[other] . You cannot pay on { $moon-short }
        }{ $moon-maybe-key ->
            [none] { "" }
           *[other] . On { $moon-maybe } it depends on which hold you empty
        }{ $moon-fights-key ->
            [none] { "" }
           *[other] . You have to fight on { $moon-fights }
        }
        [backward] { $moon } back { $moon-where-key ->
            [start] to Port Royal
            [finish] to Port Royal, which completes your lap
            [treasure] to space { $moon-to }, a lair with a treasure
            [plundered] to space { $moon-to }, a plundered lair
            [toll] to space { $moon-to }, where { $moon-price } { $moon-price ->
                [one] { $moon-goods-one }
               *[other] { $moon-goods-other }
            } must be paid
            [several] to one of the spaces { $moon-to }, as you choose
           *[unknown] from wherever the shortage has left you
        }{ $moon-sure ->
            [0] , or elsewhere if a shortage comes before
           *[other] { "" }
        }{ $moon-amiss ->
            [0] { "" }
           *[other] . You cannot pay: you hand over all you have of it, and the ship falls back
        }{ $moon-short-key ->
            [none] { "" }
           *[other] . You cannot pay on { $moon-short }
        }{ $moon-maybe-key ->
            [none] { "" }
           *[other] . On { $moon-maybe } it depends on which hold you empty
        }{ $moon-fights-key ->
            [none] { "" }
           *[other] . You have to fight on { $moon-fights }
        }
       *[other] you load { $moon } { $moon ->
            [one] { $evening-one }
           *[other] { $evening-other }
        }{ $moon-amiss ->
            [0] { "" }
            [1] . No hold is empty: you throw out a whole one first, { $moon-lost } of other goods or more
           *[other] , but no hold can take it: nothing happens
        }
    }.
option-sail = space { $n }: { $kind-key ->
    [port-royal] Port Royal
    [lair] lair, { $treasure ->
        [0] plundered
       *[other] with a treasure
    }
   *[other] { $kind }{ $price ->
        [0] , nothing to pay
       *[other] , { $price } { $price ->
            [one] { $goods-one }
           *[other] { $goods-other }
        }{ $short ->
            [0] { "" }
           *[other] {" "}(shortage!)
        }
    }
}
    .tip = { $kind-key ->
        [port-royal] Nothing is paid in Port Royal, and nobody fights there.
        [lair] Nothing is paid in a lair. { $treasure ->
            [0] Its treasure is gone.
           *[other] Its treasure card can be yours, unless a fight comes before; three of the twelve are cursed.
        }
       *[other] { $price ->
            [0] Nothing is paid here this time.
           *[other] Here you pay { $price } { $price ->
                [one] { $goods-one }
               *[other] { $goods-other }
            }.{ $short ->
                [0] { "" }
               *[other] {" "}You have { $short } too few: you lose all that you have of it, roll the die and fall back.
            }
        }
    }{ $rivals ->
        [0] { "" }
        [one] {" "}First you fight { $whom }: the winner takes a hold or a treasure, or gives away a curse.
       *[other] {" "}First you fight one of { $rivals } ships: the winner takes a hold or a treasure, or gives away a curse.
    }
option-empty = throw out { $amount } { $amount ->
    [one] { $lost-one }
   *[other] { $lost-other }
}
    .tip = Everything in hold { $hold } is lost, and what is loaded takes its place.
option-fill = { $n ->
    [5] the Sixth Hold
   *[other] an ordinary hold
}
    .tip = { $n ->
        [5] Whoever steals the card of the Sixth Hold gets what lies in it, too.
       *[other] The Sixth Hold stays empty for another load.
    }
option-give = { $n } from this hold
    .tip = { $left ->
        [one] One is
       *[other] { $left } are
    } still to go: { $n } from this hold, the rest from the next ones. A hold that becomes empty has room for a load.
option-attack = attack { $whom }
    .tip = { $whom } has { $powder ->
        [0] no powder
       *[other] { $powder } powder
    } to defend with. Whoever wins takes a hold or a treasure from the other, or gives away a curse.
option-spend = spend { $n } powder
    .tip = Your die then counts { $added } more{ $defends ->
        [0] { "" }
       *[other] { $wins-key ->
            [none] , and only a star wins
           *[other] , and you win with { $wins } or a star
        }
    }. { $n ->
        [0] You keep your powder.
       *[other] The powder is gone, whatever you roll.
    }
option-sabre = { $detail-key ->
    [keep] no, the roll stands
   *[reroll] yes, { $whom } rolls again
}
    .tip = { $detail-key ->
        [keep] The fight goes on with this roll; Saran’s Sabre can be used later in it, if another roll comes.
       *[reroll] The combat die of { $whom } is rolled again, and the second roll stands. That is the only time in this fight.
    }
option-hold = { $overboard ->
    [0] take { $amount } { $amount ->
        [one] { $goods-one }
       *[other] { $goods-other }
    }
   *[other] throw { $amount } { $amount ->
        [one] { $goods-one }
       *[other] { $goods-other }
    } overboard
}
    .tip = { $overboard ->
        [0] The whole hold comes to your ship as one load.{ $lost ->
            [0] { "" }
           *[other] {" "}No hold of yours is empty: you throw out a whole one first, { $lost } or more goods, unless all hold the same.
        }
       *[other] The Ghost Ship keeps only doubloons: { $whom } loses these goods, and nobody gets them.
    }
option-card = take { $detail }
    .tip = { $detail-key ->
        [face-down] Chance decides which of the face-down treasures of { $whom } is yours. It may be a curse.
        [morgans-map] { $whom } loses it to you. { thing-effect-morgans-map }
        [sarans-sabre] { $whom } loses it to you. { thing-effect-sarans-sabre }
        [lady-beth] { $whom } loses it to you. { thing-effect-lady-beth }
       *[sixth-hold] { $whom } loses it to you with all that lies in it. { thing-effect-sixth-hold }
    }
option-curse = give away: { $detail }
    .tip = Its minus points now count for { $whom }. You take no goods and no treasure.
option-nothing = take nothing
    .tip = { $whom } keeps all goods and treasures, and you keep your curses.
option-treasure = { $detail-key ->
    [take] take it
   *[leave] leave it
}
    .tip = { $detail-key ->
        [take] You draw a treasure card: most count 3 to 7 points or help the ship, but three of the twelve are cursed.
       *[leave] The treasure stays for the next ship that comes here.
    }
option-ghost = { $detail-key ->
    [forward] { $die } ahead
   *[backward] { $die } back
}
    .tip = The Ghost Ship sails to { $ghost-where-key ->
        [start] Port Royal
        [finish] Port Royal
        [several] one of the spaces { $ghost-to }, as you choose
       *[other] space { $ghost-to }
    }.{ $ghost-fights-key ->
        [none] {" "}Nobody is there to be fought.
       *[other] {" "}It fights whoever lies on { $ghost-fights }.
    }

## What happened

event-rolls = Round { $round }: Captain { $who } rolls { $low } and { $high }.
event-places-dice = { $who } puts { $morning } on the morning ☀ and { $evening } on the evening ☾.
event-reveals = { $who } plays { $card }.
event-draws = { $who } draws a card to fill the hand again.
event-draws-secret = { $who } draws { $card } to fill the hand again.
event-reshuffles = { $who } has no card left to draw and shuffles the discard pile into a new deck.
event-sails = { $who } sails { $steps } { $way-key ->
    [forward] ahead
   *[backward] back
}, as the die says, to { $space ->
    [0] Port Royal
   *[other] space { $space }
}.
event-finishes = { $who } is home, the lap is complete! The game ends with this round.
event-loads = By card and die { $who } loads { $n } { $n ->
    [one] { $goods-one }
   *[other] { $goods-other }
} into hold { $hold }.
event-load-ignored = { $who } loads nothing: every hold is already full of { $goods-other }.
event-throws-out = { $who } throws { $n } { $n ->
    [one] { $goods-one }
   *[other] { $goods-other }
} out of hold { $hold } to make room.
event-pays = { $who } pays { $n } { $n ->
    [one] { $goods-one }
   *[other] { $goods-other }
} for the { $goods-key ->
    [doubloon] port
   *[other] sea
} on space { $space }.
event-shortage = { $who } owes { $price } { $price ->
    [one] { $goods-one }
   *[other] { $goods-other }
} on space { $space } and has { $n ->
    [0] none
   *[other] only { $n } to give
}: shortage!
event-shortage-roll = { $who } rolls { $die ->
    [0] the star
   *[other] { $die } with { $shape }
}: { $shape-key ->
    [circle] back to the nearest port.
    [square] back to the nearest sea space.
    [skull] back to the nearest lair.
   *[star] the ship stays where it is.
}
event-falls-back = { $who } falls back to { $space ->
    [0] Port Royal
   *[other] space { $space }
} after the shortage, free of charge.
event-attacks = { $who } attacks { $whom } on space { $space }.
event-spends-powder = { $who } spends { $n } powder.
event-rolls-for-ghost = { $who } takes the die for the Ghost Ship, which nobody sails.
event-fires = { $who } rolls { $die }{ $powder ->
    [0] { "" }
   *[other] {" "}and has spent { $powder } powder
}{ $bonus ->
    [0] { "" }
   *[other] {", "}Lady Beth adds { $bonus }
}: firepower { $fire }.
event-rolls-star = { $who } rolls a star, which beats everything!
event-uses-sabre = { $who } uses Saran’s Sabre: the die of { $whom } is rolled again.
event-fight-tied = { $who } and { $whom } have the same firepower: nothing happens.
event-wins-fight = { $who } has more firepower and wins the fight against { $whom }.
event-steals-hold = As the winner { $who } takes { $n } { $n ->
    [one] { $goods-one }
   *[other] { $goods-other }
} from { $whom }.
event-overboard = { $whom } loses { $n } { $n ->
    [one] { $goods-one }
   *[other] { $goods-other }
}: { $who }, the winner, has no use for it and throws everything overboard.
event-steals-item = As the winner { $who } takes { $item } from { $whom }.
event-steals-face-down = As the winner { $who } takes a face-down treasure from { $whom }.
event-steals-face-down-secret = As the winner { $who } takes a face-down treasure from { $whom }: { $card }.
event-gives-curse = As the winner { $who } palms off a cursed treasure on { $whom }.
event-gives-curse-secret = As the winner { $who } palms off a { $card } on { $whom }.
event-takes-nothing = { $who } wins, but takes nothing from { $whom }.
event-finds-item = The treasure of { $who } is { $item }, which helps at once and so lies face up.
event-takes-treasure = { $who } plunders the lair on space { $space } and keeps the treasure face down.
event-takes-treasure-secret = { $who } plunders the lair on space { $space }: { $card }.
event-leaves-treasure = { $who } leaves the treasure on space { $space }.
event-scores = The final score of { $who }: position { $position }, doubloons { $doubloons }, treasures { $treasures }, curses { $curses }.

## The scene: things on the table, and what is said when somebody points at them

thing-board = The island and the race track around it
thing-port-royal = Port Royal
thing-port-royal-hint = Start and finish. Nothing is paid here and nobody fights; a ship that completes its lap scores { $points } points.
thing-port = Space { $n }: port, { $price } { $price ->
    [one] doubloon
   *[other] doubloons
}
thing-port-hint = Whoever ends a move here pays { $price } { $price ->
    [one] doubloon
   *[other] doubloons
}. At the end of the game the place counts { $points } points.
thing-sea = Space { $n }: open sea, { $price } food
thing-sea-hint = Whoever ends a move here pays { $price } food, one for each white square. At the end of the game the place counts { $points } points.
thing-lair = Space { $n }: pirate lair, { $treasure ->
    [0] plundered
   *[other] with a treasure
}
thing-lair-hint = { $treasure ->
    [0] There is nothing to pay here and nothing left to find.
   *[other] There is nothing to pay here: the first ship that ends its move here takes a treasure, or a curse.
} At the end of the game the place counts { $points } points.
thing-ship = Ship: { $whom }
thing-ship-hint = { $whom } { $lap ->
    [0] is on space { $space }
    [1] is home
   *[other] is behind the start line, on space { $space }
}. On board: doubloons { $doubloon }, food { $food }, powder { $powder }.
thing-chest = Navigation chest
thing-die-free = A { $n }, not placed yet
thing-die-free-hint = The Captain puts one die on the morning and the other on the evening; that holds for everybody this round.
thing-die-morning = ☀ Morning: { $n }
thing-die-morning-hint = Every ship’s morning action uses this die: it says how many spaces to sail or how many goods to load.
thing-die-evening = ☾ Evening: { $n }
thing-die-evening-hint = Every ship’s evening action uses this die, after its morning is over.
thing-captain = Captain: { $whom }
thing-captain-hint = The Captain rolls and places the dice and acts first; next round the compass passes on.
thing-pile = Treasures

thing-hand = Your hand
thing-hand-of = Hand: { $whom }
thing-chosen = Card of this round
thing-chosen-card = A face-down card
thing-chosen-hint = You play this card when your turn comes; until then only you know it.
thing-discard = Played cards
thing-corner-morning = { $n ->
    [0] ☀
   *[other] ☀ { $n }
}
thing-corner-evening = { $n ->
    [0] ☾
   *[other] ☾ { $n }
}
thing-morning = Morning: { $what-key ->
    [forward] sail { $n } forward
    [backward] sail { $n } backward
   *[other] load { $n } { $n ->
        [one] { $what-one }
       *[other] { $what-other }
    }
}
thing-evening = Evening: { $what-key ->
    [forward] sail { $n } forward
    [backward] sail { $n } backward
   *[other] load { $n } { $n ->
        [one] { $what-one }
       *[other] { $what-other }
    }
}
thing-treasures = Treasures and items
thing-treasure = Treasure
thing-curse = Curse
thing-worth = Counts { $points } points at the end.
thing-secret = It lies face down: the others see only its back.
thing-unknown = Face-down treasure
thing-unknown-hint = Most are worth 3 to 7 points, but some are cursed and cost 2 to 4; only those who had it know.
thing-cursed = Cursed treasure
thing-cursed-hint = Everybody saw it given away: it costs 2 to 4 points at the end.
thing-effect-morgans-map = Your hand limit is 4 cards instead of 3.
thing-effect-sarans-sabre = Once in each fight you may have one roll made again, your own or your opponent’s, even a star.
thing-effect-lady-beth = +2 to your combat die in every fight.
thing-effect-sixth-hold = A sixth hold. Whoever steals the card gets what is in it, too.

thing-hold = { $sixth ->
    [0] Hold { $hold }
   *[other] Sixth Hold
}: { $n } { $n ->
    [one] { $goods-one }
   *[other] { $goods-other }
}
thing-hold-empty = { $sixth ->
    [0] Hold { $hold }: empty
   *[other] Sixth Hold: empty
}
thing-hold-hint = A load goes into an empty hold as a whole; nothing is ever added to a hold in use.
thing-use-doubloon = Doubloons pay for ports, and each one left is a point at the end.
thing-use-food = Food pays for sea spaces: one for each white square.
thing-use-powder = Each powder spent in a fight adds one to the die.
thing-points = Place: { $points ->
    [-5] −5
   *[other] { $points }
} points
thing-points-hint = What the ship’s place would count if the game ended now.
thing-cards = { $n } in hand, { $deck } in the deck
thing-acts-morning = { $whom }: morning action
thing-acts-evening = { $whom }: evening action
thing-home = Home: the lap is complete
thing-behind = Behind the start line: the whole lap is still to sail

thing-attacker = Attacks: { $whom }
thing-defender = Defends: { $whom }
thing-powder = Powder on board: { $n }
thing-added = Added to the die: { $n }
thing-added-hint = The gunpowder that was spent on this roll, and Lady Beth’s bonus if she helped.
thing-star = A star: it beats everything
thing-combat-die = Combat die: { $n }
thing-shortage-die = Shortage, the combat die: { $shape }
thing-shortage-die-hint = After a shortage the combat die is rolled: { $shape-key ->
    [circle] a circle sends the ship back to the nearest port.
    [square] a square sends the ship back to the nearest sea space.
    [skull] a skull sends the ship back to the nearest lair.
   *[star] a star lets the ship stay.
}
thing-fight-attack = The attacker spends powder and rolls: die and powder together are the firepower.
thing-fight-defence = The defender needs more than { $fire }, or a star.

## The guided first game: what is asked, and what a newcomer may think of

coach-place-dice = You are the Captain: one die becomes everybody’s morning, the other everybody’s evening. Look at your cards and put the high number where you want to go far or load a lot.
coach-choose-card = Every card has a morning half ☀ and an evening half ☾, and you carry out both with the dice as they lie. A space where a move ends has its price, so look for a card that lands you on something you can pay for.
coach-route = The way forks, and you choose where your move ends. The channel is shorter but its spaces cost much food; the long way round has lairs with treasures.
coach-fall-back = You could not pay, so the ship falls back, and there are two ways. Nothing is paid where you end up, so a lair with a treasure makes a fine harbour.
coach-empty-hold = A new load needs an empty hold, and you have none: everything in the hold you pick goes overboard. Part with what you need least on the next few spaces.
coach-fill-hold = Your Sixth Hold is empty and so is another one: choose where the load goes. Remember that whoever steals the Sixth Hold gets what is in it, too.
coach-pay = You have the price in several holds and decide where it comes from. A hold that becomes empty is room for the next load.
coach-pay-powder = Your powder lies in several holds and you decide where it comes from. Use up a small hold first and you have room for the next load.
coach-attack = You have landed on several ships and must fight one of them. Pick one with little powder and something worth stealing.
coach-spend-powder = Each powder you spend adds one to your die, and it is gone whatever happens. A star wins at once, so even without powder nobody is ever quite lost.
coach-sabre = Saran’s Sabre has one roll of this fight made again, and the second result stands. Use it on a good roll against you or on a bad one of your own.
coach-loot = The fight is won: take the contents of one hold or one treasure, or palm off a curse. Doubloons are points at the end, food and powder keep you going.
coach-treasure = You have drifted into a lair and may take its treasure or leave it. Most treasures are good, but three of the twelve are cursed.
coach-ghost-direction = As Captain you steer the Ghost Ship, and it fights whoever it meets. Send it where it robs the others, or take a lair from under their noses.

## What everybody should see: titles

highlight-fight = A fight at sea
highlight-finish = { $who } is home

aspect-course = the course
aspect-doubloons = doubloons
aspect-food = food
aspect-powder = gunpowder
aspect-treasures = treasures
temper-bold = bold
temper-careful = careful
