### What Jamaica says while it is taught, in English.

## The tutorial

step-welcome = Ahoy, captain! I am Barnaby, your quartermaster, and this is the parrot, who knows the rules. You sail the red ship; Mary and Tom sail to annoy you.
step-goal = The race goes once around the island, from Port Royal back to Port Royal. Whoever comes home ends it, but that alone does not win: points do, and doubloons are points.
step-holds = Your five holds: 3 food, 3 doubloons and three rooms full of nothing. Every load takes one empty hold for itself, even if it is a single fish.
step-place-dice = You are the Captain of this round. ☀ One die becomes everybody’s morning, ☾ the other everybody’s evening. Put the 3 on the morning; I have a plan.
step-choose = Now everybody picks a card in secret. Its left half is done with the morning’s die, its right half with the evening’s, and you must do both. Sail 3, then load 4 powder.
step-price = Where you stop, you pay: on the sea 1 food for every white square, in a port doubloons, in a lair nothing. What you only sail past is free. You paid 2 food.
step-mary = Mary stopped in a lair and found a treasure, face down. It may be worth 7 points. It may also be cursed and worth minus 4. Look at her smile; can you tell?
step-tom = Tom sailed backward from the start, which is allowed, and then could not pay. That is a shortage: you hand over what you have, roll a die, and drift back. The parrot is still laughing.
step-second = Mary is Captain and rolled two sixes. Such days are for shopping: 6 powder in the morning, 6 doubloons in the evening. You have two empty holds; what a coincidence.
step-full = Full to the hatches! Each doubloon in your holds is a point at the end. Food and powder will be worth nothing then, but try the journey without them.
step-third = Tom’s dice: 1 in the morning, 6 in the evening. You load 1 food, and then we fly.
step-empty = No hold is empty, so all of one goes overboard. Not the doubloons, captain, those are points! The small hold of powder.
step-fork = The way forks. The lair would be free; the channel costs 3 food, and you have 2. A wise captain would take the lair. But the parrot wants you to see a shortage from inside.
step-attack = You paid your last food, rolled a circle and drifted back to the nearest port, free of charge. Tom lives there! Whoever arrives attacks. Each powder adds 1 to your die: spend 4.
step-loot = Your 12 beat his 4! The winner takes all that lies in one hold, or a treasure, or leaves the loser a cursed one as a present. His 6 doubloons look lonely.
step-rich = 15 doubloons, so 15 points, if nobody robs you. Your flag says -5: that is your place, and so it stays until you cross the red line near the end of the lap. Far behind is not free.
step-lair = Two threes. Sail 3 to the lair, and then load 3 food; you have learned what an empty pantry does.
step-outer = This time the long way round, where the treasure is. Skull, token, treasure: mind your fingers.
step-defend = Treasure +7, and only you know it! Tom comes right behind you with firepower 8 and would like his money back. Spend both your powder, and roll well.
step-star = A star! It wins at once, whatever the others have. The powder is gone all the same; powder never comes back. Take his 3 food and wish him a good evening.
step-days = Now you know what a day at sea is. Have a nap; I take the helm for seven rounds, and the parrot writes the log. Do not read everything it writes.
step-back = Round 12, good morning! On the way we found Morgan’s Map: while you own it, you hold 4 cards. Such items help you sail, and they are worth no points.
step-place = You lie on space 48. The white number there says what your place scores: 9. The spaces before it count 8, 7, 6 down to 2, then comes the red line and -5 for everybody behind. Home is 15.
step-home = The morning die shows 6, and Port Royal is 2 spaces away. You stop at home whatever is left of the die. Home, captain!
step-last-round = Home in the morning means no evening for you. The round is still played to its end, so everybody else takes their turn. Mary loads 11 doubloons. Tom sails backward. Of course he does.
step-score = Your place 15, your doubloons 12, your treasure 7: 34. Mary has 5 for her place, 14 doubloons, 12 in treasures and a curse of 3: 28. Tom has -9, and the parrot.
step-farewell = With equal points the ship further along wins. That was all of it: load, sail, pay, fight, come home rich. Next time without me; the parrot says you may keep the hat.

## The opening pictures

opening-win = The most points win: 15 for coming home, one for every doubloon in your holds, and what your treasures are worth. Lagging behind costs 5.
opening-turn = Everybody plays one card a round: its left half with the morning’s die, its right half with the evening’s. You sail or load, and where you stop you pay, fight or plunder.
opening-end = The game ends with the round in which the first ship is home after a whole lap.
opening-mine = Yours are a ship, five holds, three cards in hand, and 3 food and 3 doubloons to begin with.

## The legend

legend-cargo = Cargo
legend-doubloon = Doubloon: pays for ports, and is a point at the end
legend-food = Food: pays for the sea
legend-powder = Gunpowder: each adds 1 to your die in a fight
legend-hold = Sixth Hold: one hold more
legend-actions = Cards and the day
legend-sun = Morning: the left half of a card, with this die
legend-moon = Evening: the right half of a card, with this die
legend-forward = Sail forward
legend-backward = Sail backward
legend-card = Cards in hand
legend-sea = On the sea
legend-ship = A player’s ship
legend-ghost = The Ghost Ship
legend-hoard = A lair that still has its treasure
legend-compass = The Captain of this round
legend-round = The round
legend-flag = What a ship’s place scores; a pirate flag on a ship’s board says that it is home
legend-anchor = Behind the start, with the whole lap still to sail
legend-dice = The combat die
legend-fire = Firepower of a roll
legend-star = Star: wins a fight at once; in a shortage the ship stays
legend-circle = Shortage: back to the nearest port
legend-square = Shortage: back to the nearest sea space
legend-skull = Shortage: back to the nearest lair
legend-treasures = Treasures
legend-treasure = A treasure, worth points
legend-curse = A cursed treasure, which costs points
legend-map = Morgan’s Map: four cards in hand
legend-sabre = Saran’s Sabre: have a roll of a fight made again
legend-cannon = Lady Beth: +2 to your die in fights

## Tips for a position

tip-no-hold = You have no empty hold: what you load next sends a hold overboard.
tip-no-food = No food on board: a sea space will mean a shortage.
tip-no-doubloons = Not a doubloon on board: a port will mean a shortage.
tip-no-powder = You have no gunpowder, so whoever lands on you meets the bare die.
tip-near-home = { $whom } is { $n ->
    [one] one space
   *[other] { $n } spaces
} from home. When a ship is home, the round is the last.
tip-red-line = You have not crossed the red line yet: your place costs 5 points as long as you are before it.
tip-lair = A lair with a treasure lies { $n ->
    [one] one space
   *[other] { $n } spaces
} ahead, and it is free.

## The score as it stands, and what can still be gained

more-position = { $now ->
    [15] home
   *[other] coming home brings 15
}
more-doubloons = { $room ->
    [0] one for each doubloon
    [one] one for each doubloon; one hold is empty
   *[other] one for each doubloon; { $room } holds are empty
}
more-treasures = { $left ->
    [0] every lair is empty
    [one] one lair still has its treasure, worth up to 7
   *[other] { $left } lairs still have a treasure, worth up to 7 each
}
more-curses = { $cards ->
    [0] none
   *[other] win a fight to give one away
}

## A guided first turn

first-ship = This is your ship, in Port Royal. Once around the island, in the direction of the arrows, and home again: whoever does that first ends the game.
first-holds = Your holds. Each takes one kind of goods: food pays for the sea, doubloons for ports, and powder is for fights.
first-price = Where a move ends, the space has its price: white squares are food, a shield is doubloons, a skull is a free lair with a treasure.
first-cards = Your hand. Each card has a morning and an evening, and the two dice say how far you sail or how much you load in each.
first-question = And this is the question. Each answer says what it does, and pointing at it lights where it leads. Nothing happens before you choose.
