### What Jamaica says in English.

game-title = Jamaica
setting-ghost = Ghost Ship
setting-ghost-yes = sails along
setting-ghost-no = stays away

ending-lap = A ship has sailed round the island; the round was played to its end.
ending-round-limit = After 200 rounds nobody has come home; the ships are counted where they lie.
part-position = Position
part-doubloons = Doubloons
part-treasures = Treasures
part-curses = Curses

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

option-morning = { $n } in the morning ☀, { $evening } in the evening ☾
option-play = ☀ { $morning-key ->
    [forward] { $sun } ahead → { $sun-to }{ $sun-amiss ->
        [0] { "" }
       *[other] {" "}(shortage!)
    }
    [backward] { $sun } back → { $sun-to }{ $sun-amiss ->
        [0] { "" }
       *[other] {" "}(shortage!)
    }
   *[other] load { $sun } { $sun ->
        [one] { $morning-one }
       *[other] { $morning-other }
    }{ $sun-amiss ->
        [0] { "" }
        [1] {" "}(after emptying a hold)
       *[other] {" "}(no room: nothing)
    }
}   ☾ { $evening-key ->
    [home] home already
    [forward] { $moon } ahead → { $moon-to }{ $moon-amiss ->
        [0] { "" }
       *[other] {" "}(shortage!)
    }
    [backward] { $moon } back → { $moon-to }{ $moon-amiss ->
        [0] { "" }
       *[other] {" "}(shortage!)
    }
   *[other] load { $moon } { $moon ->
        [one] { $evening-one }
       *[other] { $evening-other }
    }{ $moon-amiss ->
        [0] { "" }
        [1] {" "}(after emptying a hold)
       *[other] {" "}(no room: nothing)
    }
}
option-sail = { $n }: { $kind-key ->
    [port-royal] Port Royal
    [lair] pirate lair, { $treasure ->
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
           *[other] {" "}({ $short } too few: shortage!)
        }
    }
}{ $rivals ->
    [0] { "" }
    [one] , ⚔ { $whom }
   *[other] , ⚔ one of { $rivals } ships
}
option-empty = { $amount } { $amount ->
    [one] { $lost-one }
   *[other] { $lost-other }
} (hold { $hold })
option-fill = { $n ->
    [5] the Sixth Hold
   *[other] an ordinary hold
}
option-give = { $n }
option-attack = { $whom } ({ $powder ->
    [0] no powder
   *[other] { $powder } powder
})
option-spend = { $n }: die + { $added }{ $defends ->
    [0] { "" }
   *[other] , wins with { $wins }
}
option-sabre = { $detail-key ->
    [keep] no, the roll stands
   *[reroll] yes: the die of { $whom } is rolled again
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
option-card = take { $detail }
option-curse = give away: { $detail }
option-nothing = nothing
option-treasure = { $detail-key ->
    [take] take it
   *[leave] leave it
}
option-ghost = { $detail-key ->
    [forward] { $die } ahead → { $to }
   *[backward] { $die } back → { $to }
}

## What happened

event-rolls = Round { $round }: Captain { $who } rolls { $low } and { $high }.
event-places-dice = { $who } puts { $morning } on the morning ☀ and { $evening } on the evening ☾.
event-reveals = { $who } plays { $card }.
event-draws = { $who } draws a card.
event-draws-secret = { $who } draws { $card }.
event-reshuffles = { $who } shuffles the discard pile into a new deck.
event-sails = { $who } sails { $steps } { $way-key ->
    [forward] ahead
   *[backward] back
} to { $space ->
    [0] Port Royal
   *[other] space { $space }
}.
event-finishes = { $who } is home, the lap is complete! The game ends with this round.
event-loads = { $who } loads { $n } { $n ->
    [one] { $goods-one }
   *[other] { $goods-other }
} into hold { $hold }.
event-load-ignored = { $who } loads nothing: every hold is already full of { $goods-other }.
event-throws-out = { $who } throws { $n } { $n ->
    [one] { $goods-one }
   *[other] { $goods-other }
} out of hold { $hold }.
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
event-shortage-roll = { $who } rolls { $shape }: { $shape-key ->
    [circle] back to the nearest port.
    [square] back to the nearest sea space.
    [skull] back to the nearest lair.
   *[star] the ship stays where it is.
}
event-falls-back = { $who } falls back to { $space ->
    [0] Port Royal
   *[other] space { $space }
}, free of charge.
event-attacks = { $who } attacks { $whom } on space { $space }.
event-spends-powder = { $who } spends { $n } powder.
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
event-wins-fight = { $who } wins the fight against { $whom }.
event-steals-hold = { $who } takes { $n } { $n ->
    [one] { $goods-one }
   *[other] { $goods-other }
} from { $whom }.
event-overboard = { $whom } loses { $n } { $n ->
    [one] { $goods-one }
   *[other] { $goods-other }
}: { $who } throws everything overboard.
event-steals-item = { $who } takes { $item } from { $whom }.
event-steals-face-down = { $who } takes a face-down treasure from { $whom }.
event-steals-face-down-secret = { $who } takes a face-down treasure from { $whom }: { $card }.
event-gives-curse = { $who } palms off a cursed treasure on { $whom }.
event-gives-curse-secret = { $who } palms off a { $card } on { $whom }.
event-takes-nothing = { $who } takes nothing from { $whom }.
event-finds-item = { $who } finds { $item } and lays it face up.
event-takes-treasure = { $who } plunders the lair on space { $space } and keeps the treasure face down.
event-takes-treasure-secret = { $who } plunders the lair on space { $space }: { $card }.
event-leaves-treasure = { $who } leaves the treasure on space { $space }.
event-scores = { $who }: position { $position }, doubloons { $doubloons }, treasures { $treasures }, curses { $curses }.
