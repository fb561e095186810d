### What Tiny Epic Pirates says while it is taught, in English.

## The tutorial

step-welcome = Ahoy! I am Ladle, the ship’s cook. I have outlived four captains, only two of them because of my soup. These sixteen cards are the sea. The other sail out there is Mary: charming, and after your Gold.
step-aim = You own three treasures, and the first pirate to bury all three wins. You bury at the crosses, for the Gold that stands there: 8 on B2, 13 on C3. You own 1 Gold. This is why we need a plan.
step-corner = You begin, so you put the Navy into a corner. It hunts pirates, and I am told that we are pirates. Put it on A4; I like to have breakfast first.
step-cove = Everybody begins hidden in a cove, and a cove hides one ship. Take C3: two steps from there is D2, a colony with two cubes of loot in it.
step-side = Choose a side of your captain card. Both bury treasures whenever your order is Search; that sign stands first. Isa Marrow also plunders after that, and on her dice 4, 5 and 6 hurt. She once bit a shark.
step-wheel = The wheel! Every turn the captain moves clockwise, one space at least, and where she stops is your order of the turn. The next space costs nothing. It is Plunder, and so are we.
step-hands = Your three deckhands: Rigging gives a step, Cannons a damage in battle, Extortion a Gold now and then. Repairs is where they go when things go wrong, and there they do nothing. They do not change duty because you ask nicely.
step-sail = First we sail. Your infamy gives 2 steps and Rigging 1 more: up to 3, never diagonally, and staying is allowed. To D2! Out of the cove we are hidden no longer.
step-plunder = Plunder: at a colony you draw as many cubes from the bag as it shows, here 2. A colony never runs dry. Your hold takes three cubes, and a gunpowder is in it.
step-attacked = Mary attacks! Each die deals 1 for every such face on captain and crew, and each deckhand on Cannons 1 more. Hers, 5 and 4: 2 damage. Yours, 4 and 4 with Isa’s 4, and your cannon: 3. More damage wins.
step-infamy = Whoever wins against a pirate rises a level of infamy: 3 Gold, three dice and 3 steps from now on. Nothing is robbed. Mary heels, a deckhand to Repairs, and gets a deadeye token to dry her tears. When equal, both get one.
step-jump = Three cubes want a buyer. Trade is on space 3; on space 2, which we jump, a deckhand has to stay. Turn the wheel to 3.
step-who-stays = Who stays on space 2? Nothing is done there until the captain comes by again. Take the one from Extortion, the others are busy.
step-market = A market buys one kind only. A1 buys rum, and rum is worth 4 today. It is 4 steps away, and 4 is what you have: 3 by infamy and 1 by Rigging.
step-sell = Up to three cubes of its kind are sold at once, each for the price of the day. We have one rum. I had two, but that was a long night.
step-prices = What is sold falls to 2, and what was cheaper rises by one: gunpowder to 3, coffee to 4. Sugar cane stays at 5. Prices are always 2, 3, 4 and 5, and what is at 2 already moves nothing.
step-crew = Mary crewed up: one of three open cards joined her, anywhere at sea, for nothing. A crew has four at most. 1 Gold deals three new faces, once a turn. Their dice count like the captain’s.
step-mutiny = And then they mutinied! Once in a game, while you crew up, you may turn your captain card over. The captain is never dismissed, just replaced by somebody with the same hat.
step-search-order = You have 8 Gold, and B2 costs 8. The captain buries when the order is Search, and Search is the next space. Do you hear that? That is a plan.
step-to-b2 = To B2! Mary is there already, but other ships block nobody. A cross for 8, a colony, and a token that lies face down.
step-search = Search turns that token up. It may be Gold, a cube, a deadeye token, a storm pass or wind for 2 steps more. The last two are kept until you want them.
step-bury = Sugar cane, a bit wet. The order is done, now the bonus actions. Bury: pay the full 8 Gold, on a free site, with no Navy on the card. Dig!
step-bonus-plunder = One third of a victory! Isa’s second bonus: Plunder, like the order. The captain’s signs come from left to right, and each may be left out. There is one cube here; the hold is full, but look anyway.
step-overboard = Gunpowder, and room for three. What goes overboard may also be an old cube: keep what sells best. Sugar cane is worth 5, coffee 4, gunpowder 3. A spare gunpowder, then. Away from the stove.
step-ship-line = Mary passed space 0 and so crossed the ship line. Then her Extortion pays, both merchants sail a step towards the other port, and the Navy chases her. Her right neighbour steers: you! Both to C4, please.
step-navy = The Navy sails only towards whoever crossed the line and attacks nobody else. It has 1 step, and 1 more for every treasure that this pirate has buried. Mary has none. You have one. Just mentioning it.
step-attack-order = Two merchants on C4. In my kitchen that is called a buffet. Attack is the next space, for nothing.
step-raid = A merchant rolls no dice: orange deals 2. Deal more, and it sinks. Deal the same, and you gain a deadeye token. Deal less: the token, and a heel as well. Fire!
step-sunk = 1, 5 and 6: two match, the cannon makes 3. Sunk! You take 4 Gold and its cube. A new card comes for the ship, stronger by and by, and it begins anew in the port farthest from you. The gunpowder goes.
step-round-again = To Trade, past 0, 1 and 2. Space 0 is always free, and so is 2: your deckhand there comes back, to Cannons, but jumps no more this turn. On 1 another has to stay. And yes, we cross the ship line.
step-sell-sugar = C3 buys sugar cane, for 5. Sell! A purse holds 13 Gold and never more, the rest is for the fish.
step-caught = There they are! You have buried a treasure, so the Navy had 2 steps, and from A3 that was enough. It always wins: all deckhands, even from the wheel, go to Repairs. No token, no complaint box.
step-to-b4 = They sulk in Repairs, but infamy still gives 3 steps. All in Repairs means no sailing into storms, so we go around. You have 9 Gold and B4 costs 9: Search again!
step-second = A storm pass; we keep it. And now the second treasure, before anybody looks. Where a treasure lies, nobody buries another, so the cheap sites go first.
step-hide-order = Mary sank green, and then the Navy sank her mood. Our crew needs a cure as well: Hide. Somebody from Repairs stays on space 5 when we jump it; even they can do that.
step-hide = C4 has a cove in which nobody hides. In there neither pirates nor the Navy can attack you, until you sail again or attack.
step-reorganise = Hiding puts deckhands from anywhere, Repairs and wheel too, on Rigging, Cannons or Extortion. Who goes to Extortion this way brings 1 Gold at once. All three, and whistle!
step-hidden = The Navy is here on C4, so close that I smell their cabbage, and finds nobody. Merchants and Navy sail after a Hide as after any crossing. Sleep now; I steer for two rounds.
step-back = Good morning! Two treasures and 10 Gold. Mary has one, and sailed into a storm: whoever enters one heels, a deckhand goes to Repairs, from the wheel if no duty has one. Staying and leaving are harmless.
step-attack-again = B1 costs 10, but the captain stands on Search and never goes all the way round. So one turn of something else: Attack. Green is beside us, and its skull says that it would bring infamy, too.
step-raid-green = Look before you shoot: three dice, none of them worth more than 1 with Isa alone, nobody on Cannons. That is 3 at most, and green deals 4. Attack! Somebody must show you how losing is done.
step-lost = 4, 6, 1: two damage. A deckhand goes to Repairs, you gain a deadeye token, and both ships stay. You may hold three of them. Mind Mary, she looks at us like at a cake.
step-deadeye = She sank green, rose to the fourth deckhand, buried her second treasure, and now it is us: 5 damage. You rolled 1, 1, 6. A deadeye token sets one die to any face: 2 instead of 1. No use; keep it.
step-crew-bonus = Betty’s first sign is Attack, so on that order she acts as well, after the captain: she plundered. Other crew swap or sell cubes, bring Gold, sail ships, reroll, reassign hands. Each is free and acts once a turn.
step-last-order = Two treasures each! You have 10 Gold, B1 costs 10. Search is far: on 1 and 3 the last two from Repairs stay, the one from 2 comes back to Rigging. Then it is empty below deck.
step-into-storm = To B1, into the storm. Entering heels the ship; with everybody in Repairs it could not enter at all. But we have a piece of paper.
step-pass = The storm pass! It saves you from the heel of one storm. I do not know how the storm reads it either.
step-third = We searched for luck and found rum. Now the third treasure. 10 Gold, captain. My knees are shaking, and I have not even cooked yet.
step-same-turns = Three! But a round is played to its end, so that all have had as many turns, and you began. The Navy had 4 steps this time and caught us. Let them. Mary has one turn left.
step-victory = Three to two: you win. Had she buried a third as well, the higher infamy would win, hers, then more Gold, then more cubes aboard; else you would share it. So be quick, or be feared.
step-alone = Alone you race the Legendary Pirate, steered by a die: its third treasure ends the game at once. And after 60 rounds the most treasures win. That was all. Soup is ready; it was nice knowing you.

## The opening pictures

opening-win = Bury three treasures and you win. A burial site costs 8 to 13 Gold, which you get by trade, from merchants that you sink, by searching and by infamy.
opening-turn = In a turn your captain moves on along the wheel, your ship sails, and you carry out the order on which the captain stopped; some orders wake a bonus action as well.
opening-end = When somebody has buried a third treasure, the round is played to its end. Of several, the highest infamy wins, then Gold, then cubes.
opening-mine = Yours are a ship with room for three cubes, a captain, three deckhands at work and a fourth to be won, three treasures, and 1 Gold to begin with.

## The legend

legend-orders = The wheel
legend-order-plunder = Plunder: take cubes from a colony
legend-order-trade = Trade: sell cubes of one kind at a market
legend-order-crew-up = Crew up: hire a card of the crew row
legend-order-search = Search: turn up the token on the ship’s card
legend-order-attack = Attack: fight a merchant or a pirate on the same card
legend-order-hide = Hide: into a cove, and put deckhands where you like
legend-cost = So many deckhands stay on the wheel; with a line, the ship line is crossed
legend-offers = What an order could bring, within reach
legend-offer-cube = Cubes to plunder
legend-offer-doubloon = Gold for your cubes
legend-offer-swords = Ships to attack
legend-offer-crew = Crew to hire
legend-offer-cove = A free cove
legend-offer-treasure = A treasure can be buried
legend-hands = Captain and deckhands
legend-captain = The captain, on the order of this turn
legend-deckhand = A deckhand
legend-rigging = Rigging: a step more for each deckhand
legend-cannons = Cannons: a damage more for each deckhand
legend-extortion = Extortion: 1 Gold for each deckhand when you cross the ship line
legend-repairs = Repairs: deckhands here do nothing
legend-sea = On the sea
legend-pirate = A player’s ship
legend-legend = The Legendary Pirate
legend-navy = The Navy
legend-merchant = A merchant ship, orange or green
legend-map = A card of the sea: islands are colonies, markets, coves and burial sites, dark water is a storm
legend-market = A market: what it buys, and for how much
legend-site = A burial site and its price
legend-sign = A treasure that is buried, with its owner’s colour
legend-search-token = A search token, face down
legend-storm = A storm: whoever enters it heels
legend-goods = What a ship has
legend-doubloon = Gold, 13 at most
legend-treasure = A treasure; three buried ones win
legend-cube-sugar = Sugar cane
legend-cube-rum = Rum
legend-cube-gunpowder = Gunpowder
legend-cube-coffee = Coffee
legend-cube = A cube of any loot
legend-sail-2 = Fair wind: 2 steps more, once
legend-storm-pass = Storm pass: no heel in one storm
legend-deadeye = Deadeye token: sets one die to any face
legend-battle = Battle
legend-dice = How many dice are rolled
legend-swords = A fight
legend-die = A face that deals 1 damage for each die that shows it
legend-hit = An automatic hit: 1 damage without dice
legend-damage = What a merchant deals; more than that sinks it
legend-gold = The Gold for sinking a merchant
legend-infamy = Infamy: a merchant with this sign raises by one level whoever sinks it
legend-infamy-marker = A player’s level of infamy
legend-bonus = Bonus actions of the cards
legend-do-bury = Bury a treasure
legend-do-plunder = Plunder
legend-do-trade = Trade
legend-do-crew-up = Crew up
legend-do-search = Search
legend-do-attack = Attack
legend-do-special-trade = Special trade: sell two cubes for the price on the card
legend-do-swap = Swap a cube with the bag
legend-do-sail-navy = Sail the Navy
legend-do-sail-merchant = Sail a merchant
legend-do-gain-gold = Gain Gold
legend-do-reroll = Reroll dice that show one of these faces
legend-do-reassign = Reassign deckhands
legend-do-sail = Sail once more
legend-rest = Other signs
legend-sail = Steps of the ship
legend-crew = Crew
legend-cove = Hidden in a cove
legend-round = The round

## Tips for a position

tip-last-turn = The game ends with this round: this is your last turn.
tip-rival = { $whom } has buried two treasures and owns { $gold } Gold. The third ends the game.
tip-bury = With { $gold } Gold you can bury: the cheapest free site costs { $cost }. Look which order lets your captain do it.
tip-navy = The Navy is { $away ->
    [0] on your card
    [one] one card away
   *[other] { $away } cards away
} and has { $steps ->
    [one] one step
   *[other] { $steps } steps
}: if you cross the ship line, be farther off at the end, or hidden.
tip-no-hands = All your deckhands are in Repairs, so you cannot sail into a storm. Hide in a cove, or leave them on the wheel: from there they come back to work.
tip-repairs = { $n } deckhands are idle in Repairs. Leave those on the spaces that you jump: it costs you nothing.
tip-rich = You have { $gold } Gold, and above 13 all is lost. Bury before you earn more.
tip-price = { $loot ->
    [sugar] Sugar cane
    [rum] Rum
    [gunpowder] Gunpowder
   *[coffee] Coffee
} is worth 5, more than anything, and you have { $n ->
    [one] a cube
   *[other] { $n } cubes
} of it.
tip-full = Your hold is full: what you plunder now costs you another cube.
tip-deadeye = You hold three deadeye tokens and take no fourth: spend one in your next battle.
tip-no-crew = You have no crew yet. { $n } cards wait in the crew row, and they make every battle better.

## The score as it stands, and what can still be gained

more-treasures = { $left ->
    [0] all three are buried
    [one] one more to bury, for { $cost } Gold at least; { $gold } in the purse
   *[other] { $left } more to bury, each for { $cost } Gold at least; { $gold } in the purse
}

## A guided first turn

first-sea = Sixteen cards are the sea. You sail from card to card, never diagonally: colonies have loot, markets buy it, and crosses are for treasure.
first-treasures = This is all about three treasures. Burying one costs the Gold that stands at its cross, and whoever has buried three ends the game.
first-wheel = Your wheel. Each turn your captain goes clockwise, one space or more, and the space is your order: plunder, trade, hire, search or attack.
first-hands = Your deckhands at their duties: Rigging sails farther, Cannons do damage, Extortion is paid. In Repairs they help nobody.
first-question = And this is the question. Each answer says what it does, and pointing at it lights where it leads on the chart.
