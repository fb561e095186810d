### What Merchants & Marauders says while it is taught, in English.

## The tutorial

step-welcome = Ahoy! I am Bess, the ship’s cook. Nine captains have eaten my soup; you are the tenth, and we do not speak of the nine. Ten Glory Points end a game. Today six will do, or the soup gets cold.
step-ship = You are Rodrigo Salvatierra of Caracas: a lion among sailors (Leadership 4), a mouse in a tavern (Influence 1). Pick a ship in secret. I say the flute: it holds 4 cargo and turns like my oven.
step-gauges = Your flute in five gauges: Hull 3, Cargo 4, Masts 3, Crew 1, Cannons 1. Every hit takes one away. With the Hull at 0 the fish eat you. Your crew sends his regards.
step-round = Every round opens with an Event card; today it is a storm. Then each captain has three actions: Move, Scout or Port, in any mix, but Port only once. Mary goes first.
step-port = Mary paid for a rumor and heard nothing but singing. Your turn, in port, with 10 gold. The Port action is a single action, and the whole harbour is yours: sell first if you sell, then the rest in any order.
step-test = The tavern sells rumors: 2 gold and a test of Influence. You roll as many dice as the skill says, and one skull is enough. Two faces of a die are skulls. You have one die. Be brave.
step-market = No skull. The barmaid pats your hand and keeps the 2 gold. To the market, then! Here in Caracas you are offered 8 cards, elsewhere mostly 6, and only you see them.
step-cocoa = Four cocoa! A single card costs 3 gold, two of a kind 2 each, three or more 1 each. It is the offer that counts, not what you take. So take them all; they just fit into the hold.
step-storm = A port pays 6 gold for the good it wants, 3 for any other. Trinidad, next door, wants cocoa! But a storm hits whoever is at sea: 3 hits, one less for each skull. Wise captains end the turn and ask what is for dinner.
step-raid = Two days of storm, and 2 more gold for the barmaid. Then Mary went out and scouted a merchant. A raid is three cards: gold, hits, escapes. With as many escapes as her Maneuverability it gets away. Each skull draws, drops or swaps a card.
step-pirate = 14 gold for Mary! 12 or more in one raid are a Glory Point. And England puts a bounty on her, so she is a pirate: English ports are closed to her, and naval ships hunt her. It goes well with the hat.
step-leave = Sunshine! Leave port, sail to Trinidad, enter its port: each of these is a Move, and that is your whole turn. All ships are equally fast, even this one.
step-enter = After each Move that ends at sea, hostile ships in that zone look for you. Nobody here dislikes you yet; they have not tried my soup. Into port!
step-rumor = Mary’s rumor was true: she scouted where it said, rolled a skull, and has 5 gold and a Glory Point. Had she failed, the rumor would have been a lie, and gone. Now to work; take the Port action.
step-sell = Four cocoa, all in demand here, 6 gold each. Three or more demanded cards in one sale are a Glory Point; six are still only one. Afterwards Trinidad will want something else.
step-glory = 24 gold and your first Glory Point! Each point for a deed brings a Glory card, and your hand holds four. This one is Slander; you will think of somebody. And the tavern again? Third time lucky, says the barmaid.
step-navy = Lucky indeed: a rumor for you. An Event card brought a French naval ship. Naval ships hunt captains with a bounty; this one looked for Mary at the start of her turn, rolled a skull, and attacks. In round 1 both shoot.
step-command = More skulls win the round: Mary had one, the French none. The winner lands a hit for each cannon, the loser one for each skull. Somebody must command the French, and that is you, the next player. Shoot! She called my soup grey.
step-hits = Three cannons, three hits. A die says where: 1 Cargo, 2 Masts, 3 Crew, 4 Cannons; with a skull Mary chooses. Without masts she rolls one die and can only shoot. Without cannons she hits nothing. Again!
step-board = Her crew is gone. Whoever is boarded without a crew has lost at once; otherwise the crews would fight it out with Leadership. Boarding works if you win the round. Send over your one Frenchman.
step-death = Mary’s captain is dead; ship, cargo and 25 gold went with him. Her points stay, and gold in a chest would too. That ship has no quarrel with you: you have no bounty. Off to St. Maarten, which wants tobacco.
step-mission = Two tobacco, 12 gold, no point: that takes three. But a Mission lies here, The Cartographer. Claim it with a test of Influence, then do what it asks, for a point and a reward. You can have one at a time.
step-new-captain = Your test failed, so the Mission stays, and so do we. Mary has a new captain with a sloop and 10 gold, and a new bounty before lunch. Take the Port action; St. Maarten wants your sugar now.
step-frigate = To the shipyard! A frigate costs 35 gold, and they take the flute for 5. A captain’s first frigate or galleon is a Glory Point. Three of everything, captain. You could fit a second spoon in there.
step-claim = Two points! The port’s Modification, an Extra Cannon Port, was 3 gold: your fourth cannon. And a Leadership test filled up your crew for nothing. One die for the Mission again; look it firmly in the eye.
step-chest = The Mission is yours. Now, gold: on board it can be robbed, and it dies with you. In your home port, Caracas, you can put it in your chest. Every full 10 gold there are a point, up to 5; today, with half the points to win, up to 3.
step-chart = Meanwhile Mary raided two merchants. 9 gold from one: too little for a point. Then a hit destroyed her Cargo, and so the other raid failed; the bounty stayed. Your Cartographer wants sketches. To the Caribbean Sea!
step-step-one = The first sketch is a test of Scouting, as a Scout action here. You have three dice for that, which is two more than in taverns. Enjoy it.
step-slander = One sketch done. The other one is waiting off Cartagena, where we are now. But listen: Mary has just rolled a skull for a rumor, and your Slander turns it into a failure. I am not suggesting anything.
step-haze = A storm: your one skull leaves 2 hits, Masts and Crew. And the pirate frigate has found you! Pirates hunt those without a bounty, rich ones first. Play Lost in the Haze: you were never here.
step-step-two = They rowed past, swearing. No battle! Now the second sketch, before they come back.
step-hunt = A Mission: one point, 8 gold, and a Lookout. Such specialists stay on board; others are Glory cards that you hire in port. Three points! And an attack on pirates never brings a bounty. Scout for that frigate.
step-weather = Found, so there is a battle; nobody changes their mind now. Mary commands the pirates, and you have 4 cannons to their 3. In combat only cards for combat help. Weather Gauge is one: two more dice.
step-shoot = One skull each! Then the other dice are added up: your 2, 4 and 3 beat their 1. So you land 4 hits, one for each cannon, and they land one, for their skull. Shoot again.
step-boarding = Mary tries to flee: for that she must win a round in which you have no skull. They have one man left, you have two and Leadership 4. Remember the lion? Board!
step-victory = Their crew is down: a victory, a Glory Point, and 15 gold, since you are no pirate. You could take their ship, or from a player also gold, cards and cargo. But it has one cannon left and no hold. Stay.
step-spaniard = One action left. Off Cartagena you find a merchant without a roll if you look for a Spaniard; zones have such rules of their own. Let us be wicked for once. It is how I came by my spoons.
step-attack = You could still let it sail. If you attack, Spain puts a bounty on you at once, Spanish ports close, and naval ships come after you. Caracas is Spanish, but your home port never shuts you out.
step-draw = 5 + 3 + 3 are 11 gold, one less than 12. Well! You have one skull: draw a card. The two hits take your Cargo down to 1. At 0 the raid would fail, and at Hull 0 so would you.
step-homeward = Sugar 5, so 16 gold and your fifth point! And it is war, Spain against the Netherlands: each closes its ports to the other, and their naval ships are Men-of-War. Time to go home, across the Caribbean Sea.
step-last-port = Home! Mary began her turn in port and retired: captain, ship and gold on board are gone, her points stay, and next turn somebody new comes. You have other plans. Port, and to the chest!
step-aboard = You carry 40 gold. Keep 0 on board: all of it goes into the chest. It is worth four points, though the chest counts for three at most today. The fourth is for the cook.
step-declared = 5 on the track and 3 in the chest make 8, and 6 were wanted. That is announced at once, and this round is the last: those later in the order still have their turn. Nobody is, so we can eat.
step-other-ends = 8 to 2! If several have the points, the track alone decides, then the gold in the chest. The game also ends when there is no Event card for a new round, or no captain for one who died. Then the most points win.
step-farewell = That was all of it: trade, rumors, Missions, raids, battles, a proud ship and a chest. Two to four play, to 5 points or up to 25, and if you like a simple rule commands the naval ships. Ten captains fed, one alive! I am keeping you.

## The opening pictures

opening-win = Glory Points win: one for each deed (a fight won, 3 wanted goods sold at once, a raid of 12 gold, a Mission, a true rumor, the first frigate or galleon), and one for every 10 gold in your chest, up to 5.
opening-turn = A round is one Event card, then a turn for everybody: three actions, each a Move, a Scout or a Port action. Port comes once a turn and opens the whole harbour.
opening-end = Who has 10 Glory Points makes this round the last one. It is also over when the Event cards or the captains run out. A dead captain is not the end: another one takes over your points.
opening-mine = Yours are a captain with four skills, a ship with five gauges, 10 gold on board and a chest in your home port, where gold is safe.

## The legend

legend-players = Players
legend-laurel = Glory Points on the track; on an event: peace
legend-doubloon = Gold on board
legend-chest = The chest: every full 10 gold in it are a point
legend-cards = Glory cards in hand
legend-compass = The first player; on a card: for any adventure; in a battle: Maneuverability
legend-hourglass = The round
legend-wind = Event cards: how many are left
legend-portrait = A captain
legend-locations = Locations of a ship
legend-loc-hull = Hull: at 0 the ship sinks and its captain dies
legend-loc-cargo = Cargo: so many cards fit into the hold at sea
legend-loc-masts = Masts: without them one die, and only Shoot
legend-loc-crew = Crew: without it no boarding, and no defence against it
legend-loc-cannons = Cannons: so many hits you land when you win a round
legend-gauge = What is left of a location, and how much it can be
legend-skills = Skills and dice
legend-seamanship = Seamanship: for battles, raids and storms
legend-scouting = Scouting: finds ships, and rumors at sea
legend-leadership = Leadership: for crews
legend-influence = Influence: for people ashore
legend-skull = A skull on a die: a success
legend-goods = Goods
legend-good = A good
legend-demand = The good that this port wants: 6 gold, all others 3
legend-crate = A Cargo card in the hold
legend-crate-empty = Room in the hold
legend-crate-closed = A Cargo card that only its owner knows
legend-cargo = Cargo
legend-sea = At sea
legend-ship = A player’s ship on the chart
legend-big = A player’s ship, drawn large
legend-berth = A ship in the shipyard
legend-crowd = Several ships in one place
legend-npc = A naval ship, or a pirate ship under a black flag
legend-merchant = A merchant whose flag nobody knows
legend-jolly = Pirates
legend-nations = Nations
legend-town = A port and its nation
legend-flag = A nation
legend-pennant-player = A player’s colour
legend-pennant = The nation of a ship or captain
legend-bounty = A bounty: this nation wants the captain
legend-wanted = A port whose nation has a bounty on you; on an event: the hunt for pirates
legend-war = War: enemies in war find this port closed
legend-ports = Ports and what they offer
legend-port = What is special about a port
legend-house = Your home port
legend-mission = A Mission
legend-rumor = A rumor
legend-crew = Crew: men to recruit, specialists, and those whom a plague takes
legend-mod = A Modification of the ship
legend-mod-back = A Modification that lies face down
legend-weapon = A Special Weapon; it is used up when it helps
legend-specialist = A specialist, who stays with the captain; beside a port: the plague
legend-kept = A rumor that was kept and goes on working
legend-check = Enough, on with it
legend-deeds = Cards
legend-swords = For battles
legend-scales = For trade
legend-storm = A storm
legend-orders = In a battle
legend-order-shoot = Shoot
legend-order-board = Board: win the round, and the crews fight it out
legend-order-flee = Flee: win the round while the enemy has no success
legend-order-fight-on = Fight on
legend-order-withdraw = Withdraw from a fight on land
legend-order-take-ship = Take the beaten ship
legend-order-stay = Keep your own ship
legend-order-reward = Take the reward
legend-order-decline = Do without it
legend-raid = On the cards of a raid
legend-hit = A hit on this location
legend-hit-escape = Escape: as many as your Maneuverability, and the merchant is gone

## Tips for a position

tip-final = The last round is being played: what you gain now still counts.
tip-rival-close = { $whom } has { $n ->
    [one] one Glory Point
   *[other] { $n } Glory Points
} on the track. A chest may hide more.
tip-stash = You are at home with { $n } gold on board: a Port action lets you stash it, and the chest counts.
tip-carry = You carry { $n } gold. A lost battle takes it all; the chest at home would keep it.
tip-hunted = { $npc-cap } is after you in this zone, and looks for you when you begin a turn at sea here.
tip-ship = { $n } gold would buy a frigate or galleon here in the shipyard, your captain’s first: a Glory Point.
tip-sell = This port wants { $good }, and you have { $n ->
    [one] one card of it
   *[other] { $n } cards of it
}. Three in one sale are a Glory Point.
tip-sell-there = { $zone } wants { $good }, and you have { $n } cards of it: a Glory Point in one sale.
tip-broken = { $where } at 0: you cannot raid, and a battle would be hard. A shipyard mends it; men are recruited.
tip-no-crew = No crew at all: whoever boards you wins. Recruit in a port.
tip-rumor = Your rumor can be tested here: a success is a Glory Point.
tip-mission = A Mission lies in this port, and you have none: claim it in a Port action.

## The score as it stands, and what can still be gained

more-track = { $ship ->
    [0] one for each deed; the first frigate or galleon is still to be bought
   *[other] one for each deed
}
more-stash = { $left ->
    [-1] one for every 10 gold, up to { $most }
    [0] the chest counts for no more
   *[other] the next point with { $left } gold more, up to { $most } in all
}

## A guided first turn

first-chart = The Caribbean. A zone has a sea and mostly a port. You have three actions a turn: move, scout for ships, or do business in a port.
first-captain = Your captain, with four skills. A skill is so many dice in a test, and one skull among them is a success.
first-purse = Glory Points win, ten of them. Gold on board can be lost with the ship; in the chest it is safe, and every ten gold there are a point.
first-ports = What a port wants: it pays 6 gold for it, and 3 for anything else. Buy cheap elsewhere, and sell here.
first-question = And this is the question. Each answer says what it does, costs and risks, and pointing at it lights where it leads.
