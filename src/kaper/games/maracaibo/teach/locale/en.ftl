### What Pirates of Maracaibo says while it is taught, in English.

## The tutorial

step-welcome = Ahoy, captain! I am Jonas, ship’s carpenter. The mast is my work, and so is my left leg. Three voyages lead from the left to Maracaibo. After the third the most points win, and Mary believes that they will be hers.
step-quest = First a secret quest, which is shown only at the end. Keep The Landlord: 4 VP for one residence or 10 for two, and only the better of both counts. If you fail, nothing happens, except that I shall mention it.
step-sail = A turn is a move, and then what the space offers. Sail 1 to 3 spaces along the edges: up, down, even back, but you must end in a column nearer to Maracaibo. The Powder Monkey is looking for work.
step-buy = At an improvement you take 5 doubloons and leave it, or you pay its price and it is yours for good. This one costs 4 of your 10 and is worth 2 VP at the end. His lightning works once, at once.
step-kind = The lightning says: raid as if you had rolled a 5. So no dice today. You name the treasure, and your power is 5. Take emeralds; they go so well with my good eye.
step-power = 1 power buys 1 VP, 2 buy 3 doubloons, 5 buy a treasure. Each action works once a turn, and what is left when the turn ends is lost. Buy the emerald. Nobody ever saved up for a raid.
step-store = Put it on the bonus space: 2 VP at once, and again whenever that space is empty. The room beside it holds any number of emeralds and pays nothing, like my first captain.
step-island = You took a cube off the emerald island, which leaves 3. At the end every treasure is worth what its island says: 2 VP with up to 2 cubes, 3 with 3 or 4, 4 with 5 or 6, 5 with more. Robbing makes things cheap.
step-margarita = Margarita is a location. First comes the value tile: a cube must go onto the emerald island, so your emerald grows dearer. Some orders one obeys gladly.
step-boots = Second, a location lets you upgrade your ship for nothing. The boots have a red scroll: from now on each exploration goes 1 space farther. A beige scroll works once, at once. Red early, says the carpenter.
step-actions = Third, the actions of the location. These two have a slash between them, so explore 3 or bury, not both. Explore! Your explorer is young, brave, and paid in biscuits.
step-explore = 3, and 1 for the boots: up to 4 spaces. Only the space where he stops works, so stop at the 2 VP. Spaces with others are not counted, at a fork you choose, and each river behind him is 4 VP at the end.
step-poor = Mary stopped at Barbados and acquired Tobacco from afar: 8 doubloons and 3 more. She has 3 left, you have 6. Let us see what the Purser has in his purse.
step-coins = The Purser would bring an income of 4 doubloons. But I have seen a house at the other end of the sea, and I want it. Take the 5 doubloons and leave the man where he is.
step-purse = Only Tobago was in order for your next move, so you are there: without a choice nobody is asked. Upgrade the small purse, a beige one: 3 doubloons, once.
step-bury = Tobago gave 3 doubloons more, and a spade. A buried treasure is still a treasure and counts 2 VP more. Bury the emerald where an upgrade is the bonus. It also clears the bonus space above.
step-line = So here is your third upgrade. Behind a blocking line you need as many made before as the line shows: 2, and you have them. The boarding axe is a new raid action: 4 power for 3 VP and a cube on any island.
step-toll = Mary sailed onto your card. Ships never block, but whoever ends a move where others lie pays 1 doubloon to each. Now you have 18, and the Town House costs 18. I call that an omen.
step-build = At the end the Town House is worth 4 VP for each of your emeralds, 24 at most. The first marker on a residence brings 2 VP; others may still build there. It takes your last doubloon, but what a view!
step-residences = Others count gold, pearls, sets of three treasures, buried ones, crew, equipment or ship cards, rivers, quests that score, or income. 24 VP at most, the Sea Fort 25. Build what you collect anyway.
step-broke = A captain of property with 0 doubloons. Grenada will help, and its value tile is green as well: one more cube for the emeralds.
step-flag = The merchant’s flag: improvements and residences cost you 1 less for the rest of the game. Discounts add up, but nothing ever costs less than 0. I have asked.
step-grenada = Again a slash: 4 doubloons, or any crew card of the Caribbean for 3 more than it costs, while your ship stays here. With 0 doubloons I find the choice easy.
step-bay = The Bay! Whoever sails in stops here, and nobody is paid. You get an upgrade and then one of three: raid with 2 more power, explore 4, or build any residence. Upgrade the figurehead.
step-unicorn = 3 of your 4 doubloons, and no discount helps. One figurehead for each captain, for good. The Unicorn makes improvements and residences 2 cheaper. I carved the nose, and ran out of wood for the rest.
step-raid = Now the raid of the Bay, with all three dice and 2 more power. Ready? I close my good eye.
step-reroll = The die that you choose gives power and kind: yellow gold, green emeralds, white pearls. Yellow 6 is lovely, but your house counts emeralds, and green has 4. Once you may roll all three again. Do!
step-green = Green 6, and 2 from the Bay: 8 power. Whatever makes your raids stronger would be added, too. Take green; I carry the emerald to the bonus space for you.
step-rest = 5 power for the emerald, and 2 VP from the bonus space, which was empty since you buried. 3 power left. Take 3 doubloons for 2 of it, and I make 1 VP of the last.
step-maracaibo = From the Bay one can only go to Maracaibo, so here we are: 6 VP and an upgrade. Whoever arrives ends the round in the first two voyages. Mary is still in the Bay and says words. Upgrade the dear stall.
step-market = It lets you place a black market tile for 3 doubloons. All captains have the same five. This one: 2 VP, and a cube on any island.
step-stall = Put it on Margarita. It works now, and whenever you end a move there; for the others it is only a nice tent. One tile for each location, and it never moves again.
step-income = The round is over, and green scrolls pay income: 0 doubloons and 0 VP to you, 9 and 4 to Mary. And so at each round’s end, three times! The ships go back, all else stays, and the captain after you begins.
step-quests = More quests come from locations like Aruba: one of these, or the top one unseen. They ask for treasures, buried ones, cards, residences, rivers, upgrades, lightning, income, or two things. Six that score: 10 VP more.
step-bargain = Second voyage, and you own 1 doubloon. The Sugar Cane costs 3, less 2 for the Unicorn, less 1 for the flag: 0. And they say that art does not pay.
step-helm = Yours for nothing, with an income of 3 doubloons! The top card of level II has taken its place, as after every acquisition. You know a day at sea now, so sleep. I steer us through to the last Bay.
step-back = Good morning! It is the third voyage and the Bay again. You have a second residence, three rivers behind you, and still both legs. The large purse gives 5 doubloons: each 5 are 1 VP at the end.
step-last-raid = Green shows just 2. But 2 from the Bay and 2 from your Emerald Loupe make 6, and with the treasure hook, an upgrade that I made, a treasure costs 3 power instead of 5. Green!
step-end = Mary has reached Maracaibo, and the last turn is hers. In the third round the game goes on until the captain with this sign has finished a turn, so that all have had as many. Then once more income, and the scoring.
step-score-cards = You: 12 VP for three rivers, 3 for 16 doubloons, 10 printed on your cards; Mary 20 on hers. Grey scrolls would score now, too. The Emerald Idol, 7 VP for each three emeralds, has been lying there since the second voyage …
step-score-houses = Town House: 5 emeralds, 20 VP. Hidden Harbour: 6 for each river, 18. Two residences are the harder half of The Landlord: 10. Your other quest, Buried Gold, failed: 0. Mary’s three bring her 18.
step-score-treasures = Five emeralds at 4, a gold and a pearl at 5: 30 VP, buried or not. Five of them are buried, 2 each: 10. And 59 VP you had gained on the way.
step-score = 172 to 140! I win a barrel of rum from Mary’s carpenter. With equal points more buried treasures win, and if these are equal, too, the victory is shared.
step-redbeard = Alone you sail against Redbeard, who plays by cards. He scores 4 a river, 6 an improvement, 15 a residence, 5 a quest, done or not, and his treasures. You need more than he has. Help for learners comes off his score.
step-modules = Modules bring fog, skirmishes, retirement, and rubies, which are exchanged for 2 VP each in the Bay. With Adventure Hunters only a quest’s harder half counts, twice, and each that fails costs 5 VP.
step-farewell = Short moves bring more turns, long moves leave the others fewer. Sail, take what the space offers, and build what your hideout likes. And mind the ship, captain: I have only one leg left for spare parts.

## The opening pictures

opening-win = The most points after three voyages win. Residences count what you collect, treasures what their island says, and quests, cards, rivers and doubloons count, too.
opening-turn = Sail 1 to 3 spaces and end nearer to Maracaibo. Then use the space: acquire a card, build, or upgrade your ship and raid, explore or bury.
opening-end = Whoever reaches Maracaibo ends the first and the second round. In the third the game goes on until all have had the same number of turns, and then all is counted.
opening-mine = Yours are a ship to upgrade, an explorer, a hideout for treasures, a secret quest, and 10 doubloons or a few more.

## The legend

legend-captains = What a captain has
legend-vp = VP gained in play
legend-log = Points if the game ended now, but for secret quests
legend-coins = Doubloons
legend-income = Doubloons of income at the end of each round
legend-income-vp = VP of income at the end of each round
legend-quests = Quests
legend-rivers = Rivers crossed, 4 VP each at the end
legend-tag = Discount on improvements and residences
legend-ruby = Ruby: sold or exchanged in the Bay
legend-last = Has the last turn of the game
legend-round = The round
legend-spaces = What spaces and cards do
legend-upgrade = An upgrade of the ship
legend-swords = A raid; on a captain’s board, more power in every raid
legend-boot = Explore
legend-spade = Bury a treasure
legend-house = Build a residence
legend-crew = A crew card
legend-equipment = An equipment card
legend-ship = A captain’s ship; on a card, the symbol ship
legend-steel = An upgrade that has been made
legend-again = Roll again
legend-treasures = Treasures
legend-gem = Treasures of a kind: gold, emeralds or pearls
legend-island = An island with its cubes: they say what such a treasure is worth
legend-value = Value tile: who ends a move here puts a cube on this island
legend-store = Stored treasures, above the dig line
legend-bonus = Bonus space: a treasure put here pays at once
legend-hole = Burial space, with what it brings
legend-cube = A cube: a treasure that lies here, or Redbeard’s level
legend-pieces = On the boards
legend-explorer = A captain’s explorer
legend-space = Space of the exploration track, with its effect
legend-up = Space for an upgrade: red lasts, beige works once
legend-flag = A captain’s marker on a residence
legend-tile = An own black market tile
legend-stall = A black market tile on a location: only its owner uses it
legend-sold = Space of the ruby market, with its bonus
legend-redbeard = Redbeard
legend-redbeard-card = A card of Redbeard’s
legend-red-advance = He grows stronger
legend-red-figurehead = He takes a figurehead
legend-red-quest = He takes a quest
legend-red-residence = He takes a residence
legend-kinds = Cards
legend-cards = Improvement cards
legend-level-two = The deck of level II
legend-quest = A quest: secret until the end
legend-raid = A raid action: its power, and what it brings
legend-improvement = An improvement: acquire it or take 5 doubloons
legend-location = A location: value tile, black market, upgrade, actions
legend-residence = A residence: at the end it scores what you collect
legend-figurehead = A figurehead: one for each captain, for good
legend-blank = No card is left for this place: 5 doubloons

## Tips for a position

tip-last-turns = These are the last turns of the game: take what is points at once.
tip-round-ends = { $whom } is in the Bay, and the next turn there ends the round: use yours well.
tip-game-ends = { $whom } is in the Bay: the game will soon be over.
tip-income = Your income is still 0 doubloons. Cards with green scrolls pay at the end of every round, so the first round is the best time for them.
tip-residence = The { $card } is in reach and you can pay it: for what you have now it would bring { $n } VP.
tip-stall = Your black market tile on { $card } is in reach: end your move there and it works again.
tip-quest = { $card } lacks just one thing: { $what }.
tip-bury = { $n ->
    [one] One treasure waits
   *[other] { $n } treasures wait
} above the dig line. Buried, each is worth 2 VP more.
tip-spend = You have { $n } doubloons, and at the end five are just 1 VP. Spend them.
tip-line = With one upgrade more the spaces behind the next blocking line are open to you.
tip-card-points = In the last round 5 doubloons are just 1 VP, and the card itself has { $n }.

## The score as it stands, and what can still be gained

more-rivers = { $left ->
    [0] all rivers are crossed
    [one] one river is still ahead, 4 VP
   *[other] { $left } rivers are still ahead, 4 VP each
}
more-doubloons = { $n ->
    [one] 1 doubloon brings the next
   *[other] { $n } doubloons bring the next
}
more-residences = { $n ->
    [0] none built
   *[other] up to { $room } more in those built
}
more-treasures = gold { $gold }, emerald { $emerald }, pearl { $pearl }, as the islands are now
more-buried = { $n ->
    [0] none is left to bury
    [one] one treasure to bury, 2 VP
   *[other] { $n } treasures to bury, 2 VP each
}
more-quests = { $n ->
    [0] all as good as can be
   *[other] up to { $n } more
}
more-quest-bonus = { $n ->
    [0] won
    [one] one more quest that scores brings 10
   *[other] { $n } more quests that score bring 10
}

## A guided first turn

first-ship = Your ship, at the left edge. Each turn you sail one to three spaces to the right, and from the Bay to Maracaibo, where a voyage ends. There are three.
first-cards = Every card of the sea does something for whoever ends a move there. Improvements are for sale, locations have actions, and residences count at the end.
first-board = Your own ship. Each upgrade covers a space and makes you better, some for ever (red), some at once (beige).
first-islands = Three islands of treasure. The more cubes an island has at the end, the more each treasure of that kind is worth.
first-question = And this is the question. Each answer says what it brings and costs, and pointing at it lights where it leads.
