### What The Curse of the Black Dice says while it is taught, in English.

## The tutorial

step-welcome = Ahoy! I am Ned, once the boatswain of this ship, now its ghost. You and Mary sail for the treasure of Pirate Island. Either both of you come home, or both of you join me. It is damp here.
step-goal = The chest holds 20 gold tokens, worth 3, 4 or 5 each, nobody knows which. When it is empty and the ship still floats, you are home. Then the richer of you wins, and the other one has only helped.
step-curse = You won the first duel, so yours is the captain’s sabre. And the curse has rolled 10 black dice, each to the adventure that it shows. Every row needs as many of your dice, together with Mary’s. That is all the arithmetic we pirates know.
step-place = You rolled five dice. A turn is: choose one symbol, and all your dice with it go to that adventure. Take the two ships. Held, the ship pays 2 gold; failed, it takes 2 damage.
step-mary = Mary gives a rum to the pirate Change of course, and swaps two rows of black dice. Watch the ship: it had one black die, now it has three. Everybody here helps the crew, in an order that suits them.
step-flag = Three dice left, rolled anew. The flag pays 3 gold, and not once: everybody with a die there takes 3. One die is enough, so put one there.
step-true-shot = Two weapons, and the weapon pays nothing. But you have 2 rum, and pirates work for rum. One for True shot: he turns a die of yours to any symbol you like.
step-shot = To the anchor. Who places there last may move one die later, when all others lie still. I moved mine too late; ask my hat, it floated.
step-last-die = One die left, another flag: 3 dice against 2 there. Mary has two more dice; who has placed everything is passed over.
step-move = All dice lie, so the adventures are settled from anchor to flag. One against one: equal is enough, the anchor holds. You placed there last, so move that die. Nobody guards the barrel!
step-pour = The barrel held: 2 rum for you, with a die there, 1 for Mary. But the map failed, and the captain must pour 2 rum into pirates. A pirate at his limit is drunk and no help. Pour into Change of course; the other takes the rest.
step-excess = Now the cruel part. In a failed row, each black die without an answer is rolled. A higher symbol, and it drifts there. It drifted from the map to the ship: 4 to your 3, so 2 damage! A third one, and all of you lose. I know how that feels.
step-sea-wolf = At least the flag held: 3 gold for each of you. Most dice on map, ship and flag: you are the sea wolf and drew one gold more. Mary has most on anchor, barrel and weapon: she is the captain now. A duel breaks ties.
step-idle = Round 2. No black die shows weapon or map: those two sleep, and no die may go there. Yours that show a sleeping symbol may be rolled once more for nothing. Take both.
step-aside = A ship and a weapon. That second weapon is set aside until your next turn. The barrel has four black dice, and if it fails a pirate goes overboard. Place your two barrels.
step-again = Weapon and map again! The free roll costs nothing, and it is about the only thing here that does. Both.
step-third = A ship: the third die there against three black ones. More than enough brings nothing more, but less than enough brings a hole.
step-keep = Weapon and map. You may also leave them as they are, if there is something better to do. You have 3 rum, and it is worth nothing at home. Keep them.
step-rum = One rum, and all your open dice are rolled again; and again, as long as the rum lasts. Drink! I watch. It is all I get these days.
step-flag-again = A flag! There are two dice of Mary’s at the flag already, against one. It is safe, but you are not there. Put one of yours there and get paid.
step-sober = One die left, an anchor. Before you place it: every pirate is drunk. Then you may throw one of your gold tokens away, and all of them are sober at once. Take a 3.
step-over = Three sober pirates and 2 rum. Over the side with him! is a pirate who jumps, for good, and for that the crew may ignore one penalty this round. A noble man. He owes money to both of the others.
step-course = Think ahead. The barrel lacks two dice, and those two can drift to the ship, where it is 3 to 3. One more there, and we sink. Your last rum, for Change of course!
step-swap = Swap the rows of anchor and ship. Then the ship has two black dice to fear, not three. The anchor fails with 2 to 3, but a failed anchor costs nothing. Nearly nothing.
step-bear = The anchor failed, as planned. The tile has no penalty for it, but the roll of its excess die is one, and the crew may ignore that too. Not now: let it roll.
step-pardon = It showed the weapon, which sleeps, so it lies aside; a sleeping row never wakes like that. Now the barrel: a pirate overboard, unless you ignore it. When the last pirate goes, everybody has lost. Ignore it!
step-held = One die did drift to the ship: 3 to 3, and it held. Without your swap we would be neighbours now. 2 gold each at the ship, 3 each at the flag, and Mary was the sea wolf. You are captain again.
step-map = Round 3, and you are out of rum. 18 of the 20 tokens are gone; 2 are left. You rolled only weapons and maps, and one of them you must place. The map, then, for 1 gold each.
step-danger = Mary swapped again: four black dice at your map, one at the flag, and she put four dice at the ship, which will pay the last gold. But the flag unguarded is 1 damage, and that is the third. Guard it!
step-trick = If gold is short, the captain takes first, if he has a die there; then whoever placed first. You are captain, but have no die at the ship. Who can move a die at the end? Quite so. The anchor!
step-free = A barrel, and the barrel sleeps. Roll it once more, for nothing.
step-captain = Another anchor; it was placed for you, as nothing else was left to do. The anchor holds, and the move is yours. To the ship, captain! Mary will love it.
step-home = The ship held: 2 gold for the captain, none for Mary. Weapon and map failed, and who cares now: the flag held, the ship floats, and the chest is empty. Home!
step-score = All gold is turned up: 40 for you, 34 for Mary. With equal sums fewer tokens win, and then the captain of the last round, even if he is the third. There is one winner, or none, as with me.
step-enemies = There are three more expeditions: the Kraken, the Armada and the Flying Dutchman. There you are home when the enemy has 3 damage, and each damage is won at the flag. All 40 tokens are in the chest, and it may run dry.
step-blocked = The flag is the hard part. The Kraken’s opens after two maps were held, the Dutchman’s after two barrels, and there you need more dice than the black ones. The Armada is hit only if the barrel held in the same round.
step-farewell = Two to four can sail, with five dice each and one pirate more than players, out of eight; the two ships differ only in their sails. Be brave, be drunk, be captain. And if it goes wrong, there is room down here.

## The opening pictures

opening-win = You sail together, and you win alone: if the crew comes home, the player with the most valuable gold wins. Gold is paid for adventures that hold, to everybody who has a die there, and one more to the sea wolf.
opening-turn = The curse rolls black dice to six adventures. In your turn you roll, choose one symbol, and place all your dice with it. An adventure holds if all of you together have at least as many dice there.
opening-end = You are home when the treasure is empty, or when the enemy has 3 damage. With 3 damage to your ship, or when a penalty takes the last pirate, everybody loses.
opening-mine = Yours are five dice, 2 rum for the pirates of the crew or for another roll, and gold that only you may look at. The crew and the ship belong to all.

## The legend

legend-adventures = Adventures, in their order
legend-anchor = Anchor
legend-barrel = Barrel
legend-weapon = Weapon
legend-map = Map
legend-ship = Ship
legend-flag = Flag
legend-rows = How a row stands
legend-needs = So many dice are missing
legend-doomed = So many are missing, and more than the crew has left
legend-safe = It holds
legend-safe-more = It holds, with so many dice more than needed
legend-level = Equal: it holds, but does no damage to the Dutchman
legend-closed = It holds, but the way to the Armada is not open
legend-asleep = Inactive: no black dice, no dice of yours
legend-locked = Blocked by the expedition
legend-was-held = It held in the last settlement
legend-was-failed = It failed in the last settlement
legend-rewards = Rewards
legend-move-die = Move a die: for whoever placed at the anchor last
legend-rum = Rum: pays pirates, or another roll
legend-gold = Gold tokens; in the corner: what the chest still holds
legend-unlock = The way to the Armada is open this round
legend-fewer-black = Fewer black dice next round
legend-enemy-damage = Damage to the enemy; with three you are home
legend-summoning = A summoning token: two call the Kraken
legend-chart = A map token: two lead to the Dutchman
legend-map-token = A map token, won or still missing
legend-penalties = Penalties
legend-damage = Damage to your ship; the third sinks it
legend-crew-overboard = A pirate goes overboard; without the last all is lost
legend-rum-on-pirates = The captain pours rum into the pirates
legend-more-black = More black dice next round
legend-lose-die = A die less for everybody next round
legend-lose-gold = Gold goes back to the box
legend-players = Players
legend-sabre = The captain
legend-captain = Dice in the left half: who has most becomes captain
legend-sea-wolf = Dice in the right half: who has most is the sea wolf and draws a gold
legend-dice = Dice that are not placed yet
legend-more-dice = A die more for everybody next round
legend-gold-hidden = Gold tokens of another player
legend-gold-value = A gold token, with its value
legend-pardon = One penalty may be ignored this round
legend-round = The round
legend-black-die = Black dice of this round
legend-question = A die that came back and shows nothing yet
legend-skull = The curse
legend-pirates = Pirates
legend-overboard = Over the side with him! jumps, and one penalty may be ignored
legend-true-shot = True shot: a die turned to any symbol and placed
legend-go-about = Go about!: a die turned to its opposite face
legend-to-the-sails = Crew to the sails!: a die more for everybody next round
legend-change-course = Change of course: two rows of black dice swap
legend-storm = Storm: a row of black dice is rolled again
legend-keelhaul = Keelhauling: all players’ dice of an adventure go back
legend-boarding = Boarding!: a placed die moves from one adventure to another
legend-ships = Ships
legend-ship-token = The crew’s ship
legend-sound = A ship’s side that is whole
legend-hit = Damage

## Tips for a position

tip-sinking = If the { $adventure } fails, the ship sinks with everybody. It lacks { $n ->
    [one] one die
   *[other] { $n } dice
}.
tip-last-pirate = Only one pirate is left. If a penalty takes him, everybody has lost.
tip-short-gold = The chest holds only { $n } gold. { $own ->
    [0] If it is too little for all, the captain takes first.
   *[other] If it is too little for all, you take first, as captain: have a die there.
}
tip-all-drunk = All pirates are drunk. One of your gold tokens would make them sober.
tip-free-roll = Dice with a sleeping symbol are rolled once more for nothing. Nothing is lost by it.
tip-lacking = The rows lack { $n } dice, and the crew has { $left } left: choose what may fail.
tip-no-share = You have no die at the { $adventure } yet, which pays { $n } gold to everybody there if it holds.
tip-anchor = { $whom } placed at the anchor last, and may move a die if it holds. A die of yours would change that.
tip-rum = You have { $n } rum. At the end it is worth nothing.

## The gold as it stands, and what can still be gained

more-fours = { $tokens ->
    [0] no gold yet
    [one] one token in all, worth 3 to 5
   *[other] { $tokens } tokens in all, worth 3 to 5 each
}
more-fives = { $pool ->
    [0] the chest is empty
    [one] one token is left in the chest
   *[other] { $pool } tokens are left in the chest
}
more-lost = { $left ->
    [0] the ship has sunk
    [one] one damage more, and everybody loses all
   *[other] { $left } damage more, and everybody loses all
}

## A guided first turn

first-ship = Your common ship. Three damages and she sinks, and then everybody has lost.
first-rows = Six adventures, each with black dice. Bring as many dice of the crew there, and it is held and pays the green strip; bring fewer, and the red strip hurts.
first-rum = Your rum. It pays the pirates of the crew for a trick, or a new roll.
first-gold = The gold that is left. When the crew comes home, only the richest of you wins, so help the others, but not too much.
first-question = And here you choose: one symbol, and all your dice that show it go there. Each answer says what will come of it.
