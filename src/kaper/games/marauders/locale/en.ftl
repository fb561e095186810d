### What Merchants & Marauders says in English.

game-title = Merchants & Marauders
setting-target = Glory Points to win
setting-target-hint = The first with this many Glory Points ends the game. Ten is the usual length.
setting-target-ten = 10 points
setting-target-fifteen = 15 points, a long game
setting-target-five = 5 points
setting-target-six = 6 points
setting-target-seven = 7 points
setting-target-eight = 8 points
setting-target-nine = 9 points
setting-target-eleven = 11 points
setting-target-twelve = 12 points
setting-target-thirteen = 13 points
setting-target-fourteen = 14 points
setting-target-sixteen = 16 points
setting-target-seventeen = 17 points
setting-target-eighteen = 18 points
setting-target-nineteen = 19 points
setting-target-twenty = 20 points
setting-target-twenty-one = 21 points
setting-target-twenty-two = 22 points
setting-target-twenty-three = 23 points
setting-target-twenty-four = 24 points
setting-target-twenty-five = 25 points
setting-npc = Who commands the ships that no player sails
setting-npc-hint = Whether a person decides for pirates and naval ships, or a rule does, which is quicker.
setting-npc-next-player = the next player
setting-npc-rule = a simple rule

ending-glory = The round of glory is played out: the Caribbean has its legend.
ending-events = The last event has passed; now glory and gold are counted.
ending-captains = No captain is left who would put to sea; now glory and gold are counted.
part-track = Glory track
part-stash = Stashed gold
figure-rounds = Rounds
figure-deaths = Captains lost
figure-winner-pirate = A pirate won
figure-winner-merchant = A merchant won
figure-points-defeat = Points for defeated ships
figure-points-sale = Points for sales
figure-points-raid = Points for merchant raids
figure-points-mission = Points for missions
figure-points-rumor = Points for rumors
figure-points-ship = Points for bought ships
figure-points-stash = Points for stashed gold
kind-captain = Captains at the end

## Names; `sea` is at sea there

name-nassau = Nassau
    .sea = off Nassau
name-havana = Havana
    .sea = off Havana
name-tortuga = Tortuga
    .sea = off Tortuga
name-port-royal = Port Royal
    .sea = off Port Royal
name-old-providence = Old Providence
    .sea = off Old Providence
name-petite-goave = Petite Goave
    .sea = off Petite Goave
name-cartagena = Cartagena
    .sea = off Cartagena
name-santo-domingo = Santo Domingo
    .sea = off Santo Domingo
name-san-juan = San Juan
    .sea = off San Juan
name-caribbean-sea = the Caribbean Sea
    .sea = on the Caribbean Sea
name-curacao = Curaçao
    .sea = off Curaçao
name-caracas = Caracas
    .sea = off Caracas
name-st-maarten = St. Maarten
    .sea = off St. Maarten
name-basse-terre = Basse-Terre
    .sea = off Basse-Terre
name-st-john = St. John
    .sea = off St. John
name-bridgetown = Bridgetown
    .sea = off Bridgetown
name-trinidad = Trinidad
    .sea = off Trinidad

name-sloop = sloop
name-flute = flute
name-frigate = frigate
name-galleon = galleon
name-man-of-war = man-of-war
name-spanish = Spain
    .cap = Spain
    .adj = Spanish
name-english = England
    .cap = England
    .adj = English
name-french = France
    .cap = France
    .adj = French
name-dutch = the Netherlands
    .cap = The Netherlands
    .adj = Dutch
name-spanish-navy = the Spanish naval ship
    .cap = The Spanish naval ship
name-english-navy = the English naval ship
    .cap = The English naval ship
name-french-navy = the French naval ship
    .cap = The French naval ship
name-dutch-navy = the Dutch naval ship
    .cap = The Dutch naval ship
name-pirate-sloop = the pirate sloop
    .cap = The pirate sloop
name-pirate-frigate = the pirate frigate
    .cap = The pirate frigate
name-land = the enemy on land
    .cap = The enemy on land
name-hull = Hull
name-cargo = Cargo
name-masts = Masts
name-crew = Crew
name-cannons = Cannons
name-seamanship = Seamanship
name-scouting = Scouting
name-leadership = Leadership
name-influence = Influence
name-S = ☠
name-1 = 1
name-2 = 2
name-3 = 3
name-4 = 4
name-shoot = Shoot
name-board = Board
name-flee = Flee
name-nothing = nothing

name-cocoa = cocoa
name-food = food
name-rum = rum
name-spices = spices
name-sugar = sugar
name-textiles = textiles
name-tobacco = tobacco
name-wood = wood
name-cocoa-1 = cocoa 1 (escape)
    .good = cocoa
name-cocoa-2 = cocoa 3 (escape)
    .good = cocoa
name-cocoa-3 = cocoa 3 (escape)
    .good = cocoa
name-cocoa-4 = cocoa 4 (escape)
    .good = cocoa
name-cocoa-5 = cocoa 2 (Masts)
    .good = cocoa
name-cocoa-6 = cocoa 3 (Crew)
    .good = cocoa
name-cocoa-7 = cocoa 3 (Masts)
    .good = cocoa
name-cocoa-8 = cocoa 5 (Cannons)
    .good = cocoa
name-food-1 = food 2 (escape)
    .good = food
name-food-2 = food 3 (escape)
    .good = food
name-food-3 = food 3 (escape)
    .good = food
name-food-4 = food 5 (escape)
    .good = food
name-food-5 = food 1 (Crew)
    .good = food
name-food-6 = food 3 (Cargo)
    .good = food
name-food-7 = food 3 (Cannons)
    .good = food
name-food-8 = food 4 (Masts)
    .good = food
name-rum-1 = rum 2 (escape)
    .good = rum
name-rum-2 = rum 3 (escape)
    .good = rum
name-rum-3 = rum 3 (escape)
    .good = rum
name-rum-4 = rum 4 (escape)
    .good = rum
name-rum-5 = rum 1 (Cargo)
    .good = rum
name-rum-6 = rum 3 (Masts)
    .good = rum
name-rum-7 = rum 3 (Hull)
    .good = rum
name-rum-8 = rum 5 (Crew)
    .good = rum
name-spices-1 = spices 1 (escape)
    .good = spices
name-spices-2 = spices 3 (escape)
    .good = spices
name-spices-3 = spices 3 (escape)
    .good = spices
name-spices-4 = spices 4 (escape)
    .good = spices
name-spices-5 = spices 2 (Masts)
    .good = spices
name-spices-6 = spices 3 (Cannons)
    .good = spices
name-spices-7 = spices 3 (Hull)
    .good = spices
name-spices-8 = spices 5 (Cargo)
    .good = spices
name-sugar-1 = sugar 2 (escape)
    .good = sugar
name-sugar-2 = sugar 3 (escape)
    .good = sugar
name-sugar-3 = sugar 3 (escape)
    .good = sugar
name-sugar-4 = sugar 5 (escape)
    .good = sugar
name-sugar-5 = sugar 1 (Cargo)
    .good = sugar
name-sugar-6 = sugar 3 (Crew)
    .good = sugar
name-sugar-7 = sugar 3 (Cannons)
    .good = sugar
name-sugar-8 = sugar 4 (Masts)
    .good = sugar
name-textiles-1 = textiles 1 (escape)
    .good = textiles
name-textiles-2 = textiles 3 (escape)
    .good = textiles
name-textiles-3 = textiles 3 (escape)
    .good = textiles
name-textiles-4 = textiles 4 (escape)
    .good = textiles
name-textiles-5 = textiles 2 (Cargo)
    .good = textiles
name-textiles-6 = textiles 3 (Masts)
    .good = textiles
name-textiles-7 = textiles 3 (Crew)
    .good = textiles
name-textiles-8 = textiles 5 (Hull)
    .good = textiles
name-tobacco-1 = tobacco 2 (escape)
    .good = tobacco
name-tobacco-2 = tobacco 3 (escape)
    .good = tobacco
name-tobacco-3 = tobacco 3 (escape)
    .good = tobacco
name-tobacco-4 = tobacco 4 (escape)
    .good = tobacco
name-tobacco-5 = tobacco 1 (Cargo)
    .good = tobacco
name-tobacco-6 = tobacco 3 (Cargo)
    .good = tobacco
name-tobacco-7 = tobacco 3 (Cannons)
    .good = tobacco
name-tobacco-8 = tobacco 5 (Masts)
    .good = tobacco
name-wood-1 = wood 2 (escape)
    .good = wood
name-wood-2 = wood 3 (escape)
    .good = wood
name-wood-3 = wood 3 (escape)
    .good = wood
name-wood-4 = wood 4 (escape)
    .good = wood
name-wood-5 = wood 1 (Crew)
    .good = wood
name-wood-6 = wood 3 (Cargo)
    .good = wood
name-wood-7 = wood 3 (Cannons)
    .good = wood
name-wood-8 = wood 5 (Hull)
    .good = wood
name-glory-card = a Glory card
name-cargo-card = a Cargo card
name-rumor = a rumor

name-extra-hammocks = Extra Hammocks
name-rigs-and-sails = Advanced Rigs & Sails
name-reinforced-hull = Reinforced Hull
name-extended-hold = Extended Cargo Hold
name-chasers = Chasers
name-extra-cannon-port = Extra Cannon Port
name-swivel-guns = Swivel Guns
name-long-guns = Long Guns
name-grappling-hooks = Grappling Hooks
name-chain-shot = Chain Shot
name-grapeshot = Grapeshot
name-carpenter = Carpenter
name-boatswain = Boatswain
name-gunner = Gunner
name-surgeon = Surgeon
name-lookout = Lookout
name-veteran = Veteran
name-steward = Steward
name-helmsman = Helmsman

name-felipe-de-los-reyes = Felipe de los Reyes
name-federico-de-silva = Federico de Silva
name-rodrigo-salvatierra = Rodrigo Salvatierra
name-cinco-de-irapuato = Cinco de Irapuato
name-frances-wright = Frances Wright
name-edmund-harwood = Edmund Harwood
name-nathaniel-cray = Nathaniel Cray
name-william-ashcombe = William Ashcombe
name-dominique-de-richery = Dominique de Richery
name-christian-marquis = Christian Marquis
name-helene-duvivier = Hélène Duvivier
name-alexandre-villon = Alexandre Villon
name-adriaan-roskam = Adriaan Roskam
name-sikuma = Sikuma
name-machiel-van-riebeeck = Machiel van Riebeeck
name-pepijn-van-avezaath = Pepijn van Avezaath

name-reroll-crew = Reroll in Crew Combat
name-reroll-naval = Reroll in Naval Combat
name-reroll-locations = Shifting Aim
name-double-shotted = Double-Shotted Guns
name-brace = Brace for Impact
name-aimed-fire = Well-Aimed Fire
name-boarding-party = Boarding Party
name-vanish = Vanish in the Smoke
name-weather-gauge = Weather Gauge
name-last-man = To the Last Man
name-sharpshooters = Sharpshooters in the Tops
name-damp-powder = Damp Powder
name-cut-off = Cut Off Their Escape
name-overawed = Overawed Gunners
name-rich-prize = A Rich Prize
name-following-wind = Following Wind
name-second-chance = Second Chance
name-keen-eyes = Keen Eyes
name-silver-tongue = Silver Tongue
name-haze = Lost in the Haze
name-old-salt = Old Salt
name-false-colours = False Colours
name-bought-pardon = Bought Pardon
name-tavern-friends = Friends in Every Tavern
name-quick-learner = Quick Learner
name-employers-whim = The Employer’s Whim
name-press-gang = Press Gang
name-slander = Slander
name-word-to-admiral = A Word to the Admiral
name-stash-anywhere = Stash in Any Port
name-inside-info = Inside Information
name-full-warehouse = Full Warehouse
name-hard-bargain = Hard Bargain
name-premium-prices = Premium Prices
name-shipwright-owes = The Shipwright Owes You
name-smuggled-arms = Smuggled Arms
name-specialist-carpenter-1 = Carpenter
name-specialist-carpenter-2 = Carpenter
name-specialist-boatswain-1 = Boatswain
name-specialist-boatswain-2 = Boatswain
name-specialist-gunner-1 = Gunner
name-specialist-gunner-2 = Gunner
name-specialist-surgeon-1 = Surgeon
name-specialist-surgeon-2 = Surgeon
name-specialist-lookout-1 = Lookout
name-specialist-lookout-2 = Lookout
name-specialist-veteran-1 = Veteran
name-specialist-veteran-2 = Veteran
name-specialist-steward-1 = Steward
name-specialist-steward-2 = Steward
name-specialist-helmsman-1 = Helmsman
name-specialist-helmsman-2 = Helmsman

name-false-papers = False Papers
name-myriad-of-goods = A Myriad of Goods
name-corrupt-judge = The Corrupt Judge
name-governors-mistress = The Governor’s Mistress
name-forgotten-debt = A Forgotten Debt
name-retired-veteran = The Retired Veteran
name-blind-pilot = The Half-Blind Pilot
name-bankrupt-clerk = The Bankrupt Clerk
name-deserters = Deserters in the Hills
name-bribed-harbour-master = The Bribed Harbour Master
name-master-shipwright = The Master Shipwright
name-gunpowder-smugglers = Gunpowder Smugglers
name-sunken-galleon = The Sunken Galleon
name-ghost-ship = The Ghost Ship
name-buried-chest = The Buried Chest
name-marooned-surgeon = The Marooned Surgeon
name-castaway-gunner = The Castaway Gunner
name-boy-in-the-tree = The Boy in the Palm Tree
name-hidden-dock = The Hidden Dock
name-pearl-bank = The Pearl Bank
name-maroon-camp = The Rebel Camp
name-smugglers-cave = The Smugglers’ Cave
name-stolen-charts = The Navy’s Lost Charts
name-ruined-plantation = The Ruined Plantation
name-shipwreck-survivor = The Survivor’s Tale

name-sealed-dispatches = Sealed Dispatches
name-escort-to-leeward = Escort to the Leewards
name-rum-contract = The Rum Contract
name-timber-for-the-fort = Timber for the Fort
name-strike-the-flag = Strike Their Flag
name-ladys-passage = A Lady’s Passage
name-missionary-supplies = Missionary Supplies
name-hunt-the-corsair = Hunt the Corsair
name-teach-the-dons = A Lesson for the Dons
name-brethren-tribute = Tribute to the Brethren
name-cloth-for-the-leewards = Cloth for the Leewards
name-the-envoy = The Envoy
name-missing-survey-ship = The Missing Survey Ship
name-jailbreak = Jailbreak
name-settle-old-scores = Old Scores
name-fever-ward = The Fever Ward
name-tobacco-monopoly = The Tobacco Monopoly
name-ransom = Ransom
name-smugglers-run = A Smuggler’s Run
name-the-cartographer = The Cartographer
name-shipyard-apprentice = The Shipyard Apprentice
name-old-fortress = The Old Fortress
name-the-silver-barge = The Silver Barge
name-debt-of-honour = A Debt of Honour
name-cocoa-for-the-court = Cocoa for the Court

name-flag-nl-1 = Dutch Naval Ship
    .captain = Philips van Almonde
name-flag-nl-2 = Dutch Naval Ship
    .captain = Cornelis Evertsen
name-flag-nl-3 = Dutch Naval Ship
    .captain = Jacob Binckes
name-flag-en-1 = English Naval Ship
    .captain = Christopher Myngs
name-flag-en-2 = English Naval Ship
    .captain = John Benbow
name-flag-en-3 = English Naval Ship
    .captain = Robert Holmes
name-flag-fr-1 = French Naval Ship
    .captain = Jean d’Estrées
name-flag-fr-2 = French Naval Ship
    .captain = Jean du Casse
name-flag-fr-3 = French Naval Ship
    .captain = Bernard de Pointis
name-flag-es-1 = Spanish Naval Ship
    .captain = Alonso de Campos
name-flag-es-2 = Spanish Naval Ship
    .captain = Blas de Lezo
name-flag-es-3 = Spanish Naval Ship
    .captain = Andrés de Pez
name-pirate-sloop-1 = Pirate Sloop
    .captain = Jack Rackham
name-pirate-sloop-2 = Pirate Sloop
    .captain = Edward Low
name-pirate-sloop-3 = Pirate Sloop
    .captain = Charles Vane
name-pirate-frigate-1 = Pirate Frigate
    .captain = Edward Teach
name-pirate-frigate-2 = Pirate Frigate
    .captain = Benjamin Hornigold
name-pirate-frigate-3 = Pirate Frigate
    .captain = François l’Olonnais
name-pirate-hunt-fr-es = Pirate Hunt
name-pirate-hunt-en-nl = Pirate Hunt
name-war-1 = War!
name-war-2 = War!
name-war-3 = War!
name-peace = Peace Treaty
name-storm-1 = Storm
name-storm-2 = Storm
name-storm-3 = Storm
name-fever = Plague
name-amnesty = King’s Amnesty
name-trade-wind = Trade Winds
name-doldrums = Doldrums
name-convoy = Merchant Convoy
name-spanish-fashions = New Orders from Seville
name-too-quiet = It’s Too Quiet
name-storm = Storm

## What captains, cards, tokens and zones do

name-does-felipe-de-los-reyes = Once per battle one hit received may be moved to another location (not in merchant raids).
name-does-federico-de-silva = Once per turn a Scouting test for a merchant may be re-rolled.
name-does-rodrigo-salvatierra = One more die in the first round of every crew combat.
name-does-cinco-de-irapuato = 5 gold more with every reward for a defeated pirate.
name-does-frances-wright = One more Seamanship die in merchant raids.
name-does-edmund-harwood = Storms do no harm.
name-does-nathaniel-cray = Starts with one Special Weapon of each kind.
name-does-william-ashcombe = Each point of repair costs 1 gold.
name-does-dominique-de-richery = Starts with two Glory cards instead of one.
name-does-christian-marquis = Once per merchant raid one hit may be ignored.
name-does-helene-duvivier = One more Cargo card is drawn when buying goods.
name-does-alexandre-villon = May enter every port, whatever closes it to others.
name-does-adriaan-roskam = Wins a Seamanship roll of a naval battle when both sides have equally many successes.
name-does-sikuma = Goods in demand bring 1 gold more each.
name-does-machiel-van-riebeeck = Always escapes after winning a round in which Flee was declared.
name-does-pepijn-van-avezaath = The ship carries one Cargo card above its Cargo, even when that is destroyed.

name-does-reroll-crew = Re-roll any of your own or any of the enemy’s dice in crew combat.
name-does-reroll-naval = Re-roll any of your own or any of the enemy’s Seamanship dice in a round of a naval battle.
name-does-reroll-locations = Re-roll any of the location dice of your shots.
name-does-double-shotted = If you hit at all this round, deal one more hit, even beyond your Cannons.
name-does-brace = Cancel one hit on your ship.
name-does-aimed-fire = Choose where one of your hits goes: not the Hull, not a destroyed location.
name-does-boarding-party = One more die in every round of this crew combat.
name-does-vanish = If you declared Flee and win the round you escape, whatever the loser rolled; his gunfire comes first.
name-does-weather-gauge = Two more Seamanship dice this round.
name-does-last-man = The last point of your Crew is not lost this round.
name-does-sharpshooters = The enemy rolls one die fewer (at least one) in this crew combat.
name-does-damp-powder = Before the first round the enemy loses a point of Cannons.
name-does-cut-off = Ignore one escape icon in a merchant raid.
name-does-overawed = Ignore one hit icon in a merchant raid.
name-does-rich-prize = A successful raid brings 3 gold more.
name-does-following-wind = One more action this turn, for a Move.
name-does-second-chance = Re-roll one of your skill tests outside combat.
name-does-keen-eyes = Your Scouting test succeeds without a roll.
name-does-silver-tongue = Your Influence test succeeds without a roll.
name-does-haze = The Scouting test that has just found you fails, in anybody’s turn.
name-does-old-salt = A storm, the plague’s fever or doldrums does not touch you this round.
name-does-false-colours = Enter a port that bounty or war closes to you.
name-does-bought-pardon = Buy off any number of bounty levels of one nation, 3 gold each.
name-does-tavern-friends = Draw a rumor without cost or test.
name-does-quick-learner = Acts as the Glory card played last by anyone, at the same moment as that card.
name-does-employers-whim = Replace one of the missions on the board.
name-does-press-gang = Fill up your Crew without test or payment.
name-does-slander = Another player’s Influence test that has just succeeded fails.
name-does-word-to-admiral = Move one ship of an independent captain by one zone; also in another player’s turn.
name-does-stash-anywhere = Stash gold in the port where you are.
name-does-inside-info = Before you sell, replace this port’s Demand token.
name-does-full-warehouse = Draw three more Cargo cards when buying goods.
name-does-hard-bargain = Each Cargo card that you buy now costs 1 gold less, at least 1.
name-does-premium-prices = Goods in demand bring 2 gold more each in this sale.
name-does-shipwright-owes = Repairs are free in this visit, and a ship is 5 gold cheaper.
name-does-smuggled-arms = Take Special Weapons until you have one of each kind.
name-does-specialist-carpenter-1 = Hired in a Dutch port for 4 gold. At the start of your turn repair one point of Hull, Masts, Cargo or Cannons, unless it is destroyed.
name-does-specialist-carpenter-2 = Hired in St. John by a Leadership test. At the start of your turn repair one point of Hull, Masts, Cargo or Cannons, unless it is destroyed.
name-does-specialist-boatswain-1 = Hired in an English port for 3 gold. You recruit without test or payment; once per crew combat re-roll one of your dice.
name-does-specialist-boatswain-2 = Hired in Tortuga by a Leadership test. You recruit without test or payment; once per crew combat re-roll one of your dice.
name-does-specialist-gunner-1 = Hired in a Spanish port for 4 gold. In every round of a naval battle re-roll one location die of your shots.
name-does-specialist-gunner-2 = Hired in Port Royal by an Influence test. In every round of a naval battle re-roll one location die of your shots.
name-does-specialist-surgeon-1 = Hired in a French port for 3 gold. After a battle or raid that you survive you regain one Crew; fever does not touch you.
name-does-specialist-surgeon-2 = Hired in Bridgetown by an Influence test. After a battle or raid that you survive you regain one Crew; fever does not touch you.
name-does-specialist-lookout-1 = Hired in any port for 4 gold. One more Scouting die.
name-does-specialist-lookout-2 = Hired in Nassau by an Influence test. One more Scouting die.
name-does-specialist-veteran-1 = Hired in a French port for 4 gold. One more die in every round of crew combat.
name-does-specialist-veteran-2 = Hired in Havana by a Leadership test. One more die in every round of crew combat.
name-does-specialist-steward-1 = Hired in a Dutch port for 3 gold. One more Cargo card when buying goods.
name-does-specialist-steward-2 = Hired in Santo Domingo by an Influence test. One more Cargo card when buying goods.
name-does-specialist-helmsman-1 = Hired in an English port for 4 gold. Once per naval battle or merchant raid re-roll any of your Seamanship dice.
name-does-specialist-helmsman-2 = Hired in Curaçao by an Influence test. Once per naval battle or merchant raid re-roll any of your Seamanship dice.

name-does-carpenter = At the start of your turn repair one point of Hull, Masts, Cargo or Cannons, unless it is destroyed.
name-does-boatswain = You recruit without test or payment; once per crew combat re-roll one of your dice.
name-does-gunner = In every round of a naval battle re-roll one location die of your shots.
name-does-surgeon = After a battle or raid that you survive you regain one Crew; fever does not touch you.
name-does-lookout = One more Scouting die.
name-does-veteran = One more die in every round of crew combat.
name-does-steward = One more Cargo card when buying goods.
name-does-helmsman = Once per naval battle or merchant raid re-roll any of your Seamanship dice.

name-does-extra-hammocks = Crew maximum +1 (at most 5); the men must still be recruited.
name-does-rigs-and-sails = Maneuverability +1 (at most 5).
name-does-reinforced-hull = Turned over, it cancels one hit of a volley, a raid, a storm or a reef; turned back in any shipyard for 3 gold.
name-does-extended-hold = Cargo +1 (at most 5).
name-does-chasers = Once per battle: one hit in a round in which either side declared Flee.
name-does-extra-cannon-port = Cannons +1 (at most 5).
name-does-swivel-guns = Before a crew combat at sea two dice are rolled; a success costs the enemy one Crew.
name-does-long-guns = Before the first round of a naval battle one die for each Cannon; each success is a hit.
name-does-grappling-hooks = Discard after the roll of a round in which you declared Board: re-roll any of your dice. In a merchant raid: one die becomes a success.
name-does-chain-shot = Discard after the location roll: every skull hits the Masts, and nothing passes from there to the Hull. In a merchant raid: one die becomes a success.
name-does-grapeshot = Discard after the location roll: every skull hits the Crew, and nothing passes from there to the Hull. In a merchant raid: one die becomes a success.

name-does-false-papers = Influence in Port Royal. Keep the card: ports are open to you in spite of bounties.
name-does-myriad-of-goods = Influence in Santo Domingo. Draw 6 Cargo cards and keep what fits.
name-does-corrupt-judge = Influence in Tortuga. 6 gold, and Spain’s bounty is lifted.
name-does-governors-mistress = Influence in San Juan. 6 gold, and France’s bounty is lifted.
name-does-forgotten-debt = Influence in Basse-Terre. 10 gold.
name-does-retired-veteran = Influence in St. John. 4 gold and a Veteran.
name-does-blind-pilot = Influence in Bridgetown. 4 gold and a Helmsman.
name-does-bankrupt-clerk = Influence in Curaçao. 4 gold and a Steward.
name-does-deserters = Influence in Nassau. A full Crew and a Boatswain.
name-does-bribed-harbour-master = Influence in Cartagena. Keep the card: in one sale everything counts as in demand (6 gold each, no point).
name-does-master-shipwright = Influence in Trinidad. Everything is repaired, and a Modification from any port.
name-does-gunpowder-smugglers = Influence in Old Providence. One Special Weapon of each kind and 4 gold.
name-does-sunken-galleon = Scouting on the Caribbean Sea. Then beat 3 Crew with Leadership 2 on land: 15 gold.
name-does-ghost-ship = Scouting on the Caribbean Sea. Draw 5 Cargo cards and keep what fits; one more Glory card.
name-does-buried-chest = Scouting off Tortuga. Then beat 2 Crew with Leadership 1 on land: 12 gold.
name-does-marooned-surgeon = Scouting off Port Royal. 4 gold and a Surgeon.
name-does-castaway-gunner = Scouting off Trinidad. 4 gold and a Gunner.
name-does-boy-in-the-tree = Scouting off San Juan. 4 gold and a Lookout.
name-does-hidden-dock = Scouting off Old Providence. A Modification from any port and 5 gold.
name-does-pearl-bank = Scouting off Curaçao. 10 gold.
name-does-maroon-camp = Scouting off Caracas. Then beat 3 Crew with Leadership 2 on land: 15 gold.
name-does-smugglers-cave = Scouting off Havana. Then beat 2 Crew with Leadership 2 on land: 8 gold and one Special Weapon of each kind.
name-does-stolen-charts = Scouting off Bridgetown. 5 gold; keep the card: naval ships roll one Scouting die fewer against you.
name-does-ruined-plantation = Scouting off Petite Goave. Draw 4 Cargo cards and keep what fits; 5 gold.
name-does-shipwreck-survivor = Scouting off St. Maarten. 8 gold and one more Glory card.

name-does-sealed-dispatches = Claimed in Havana, needs no Spanish bounty. Call at the ports of Cartagena and Caracas: 14 gold.
    .task = Call at the ports of Cartagena and Caracas: 14 gold.
name-does-escort-to-leeward = Claimed in Havana, needs 2 Cannons. Call at the ports of Nassau and St. Maarten: 18 gold.
    .task = Call at the ports of Nassau and St. Maarten: 18 gold.
name-does-rum-contract = Claimed in Port Royal, needs an Influence test. Bring two rum to Nassau: 13 gold.
    .task = Bring two rum to Nassau: 13 gold.
name-does-timber-for-the-fort = Claimed in Bridgetown, needs an Influence test. Bring two wood to Bridgetown: 14 gold.
    .task = Bring two wood to Bridgetown: 14 gold.
name-does-strike-the-flag = Claimed in Bridgetown, needs 2 Crew, an Influence test. Defeat the Spanish or the French naval ship: 20 gold, and England’s bounty is lifted.
    .task = Defeat the Spanish or the French naval ship: 20 gold, and England’s bounty is lifted.
name-does-ladys-passage = Claimed in Petite Goave, needs a free hold space, an Influence test. Call at Bridgetown; until then one hold space is taken: 11 gold.
    .task = Call at Bridgetown; until then one hold space is taken: 11 gold.
name-does-missionary-supplies = Claimed in Petite Goave, needs an Influence test. Bring one food to Old Providence: 11 gold.
    .task = Bring one food to Old Providence: 11 gold.
name-does-hunt-the-corsair = Claimed in Nassau, needs no bounty at all. Defeat a pirate, a player’s or another: 10 gold and a Modification from any port.
    .task = Defeat a pirate, a player’s or another: 10 gold and a Modification from any port.
name-does-teach-the-dons = Claimed in Tortuga, needs an Influence test. Win two raids on Spanish merchants: 8 gold, and France’s bounty is lifted.
    .task = Win two raids on Spanish merchants: 8 gold, and France’s bounty is lifted.
name-does-brethren-tribute = Claimed in Tortuga, needs to be a pirate. Win a raid worth 12 gold or more: 5 gold and one Special Weapon of each kind.
    .task = Win a raid worth 12 gold or more: 5 gold and one Special Weapon of each kind.
name-does-cloth-for-the-leewards = Claimed in Curaçao, needs an Influence test. Bring one textiles to St. Maarten: 10 gold.
    .task = Bring one textiles to St. Maarten: 10 gold.
name-does-the-envoy = Claimed in Curaçao, needs no Dutch bounty. Call at the ports of Basse-Terre and Bridgetown: 10 gold, and one nation’s bounty is lifted.
    .task = Call at the ports of Basse-Terre and Bridgetown: 10 gold, and one nation’s bounty is lifted.
name-does-missing-survey-ship = Claimed in St. John, needs an Influence test. Scouting test off Trinidad, then call at St. John: 14 gold.
    .task = Scouting test off Trinidad, then call at St. John: 14 gold.
name-does-jailbreak = Claimed in Old Providence, needs to be a pirate. Beat 3 Crew with Leadership 2 on land at Cartagena, then call at Old Providence: 15 gold.
    .task = Beat 3 Crew with Leadership 2 on land at Cartagena, then call at Old Providence: 15 gold.
name-does-settle-old-scores = Claimed in Old Providence, needs a Spanish bounty. Win a raid on a Spanish merchant off Cartagena, Caracas or Trinidad: 6 gold and a Gunner.
    .task = Win a raid on a Spanish merchant off Cartagena, Caracas or Trinidad: 6 gold and a Gunner.
name-does-fever-ward = Claimed in Basse-Terre, needs an Influence test. Bring one spices to Basse-Terre: 6 gold and a Surgeon.
    .task = Bring one spices to Basse-Terre: 6 gold and a Surgeon.
name-does-tobacco-monopoly = Claimed in Caracas, needs an Influence test. Bring two tobacco to Havana: 18 gold.
    .task = Bring two tobacco to Havana: 18 gold.
name-does-ransom = Claimed in San Juan, needs 5 gold to advance. Call at Tortuga, then at San Juan: 18 gold.
    .task = Call at Tortuga, then at San Juan: 18 gold.
name-does-smugglers-run = Claimed in St. Maarten, needs a free hold space. Influence test in Santo Domingo, one try only; until then one hold space is taken: 12 gold.
    .task = Influence test in Santo Domingo, one try only; until then one hold space is taken: 12 gold.
name-does-the-cartographer = Claimed in St. Maarten, needs an Influence test. Scouting tests on the Caribbean Sea, then off Cartagena: 8 gold and a Lookout.
    .task = Scouting tests on the Caribbean Sea, then off Cartagena: 8 gold and a Lookout.
name-does-shipyard-apprentice = Claimed in Trinidad, needs an Influence test. Bring one wood to Curaçao: 7 gold and a Carpenter.
    .task = Bring one wood to Curaçao: 7 gold and a Carpenter.
name-does-old-fortress = Claimed in Trinidad, needs 3 Crew. Beat 4 Crew with Leadership 2 on land at Caracas: 15 gold.
    .task = Beat 4 Crew with Leadership 2 on land at Caracas: 15 gold.
name-does-the-silver-barge = Claimed in Cartagena, needs no Spanish bounty. Scouting test on the Caribbean Sea, then call at Cartagena: 13 gold.
    .task = Scouting test on the Caribbean Sea, then call at Cartagena: 13 gold.
name-does-debt-of-honour = Claimed in Santo Domingo, needs an Influence test. Leadership test in Havana: 7 gold and a Veteran.
    .task = Leadership test in Havana: 7 gold and a Veteran.
name-does-cocoa-for-the-court = Claimed in Santo Domingo, needs an Influence test. Bring one cocoa to San Juan: 10 gold.
    .task = Bring one cocoa to San Juan: 10 gold.

name-does-flag-nl-1 = At the end of the round Philips van Almonde appears off Curaçao with the Dutch naval ship. Seamanship 3, Scouting 2 (or your highest bounty if that is more), Leadership 2.
name-does-flag-nl-2 = At the end of the round Cornelis Evertsen appears off St. Maarten with the Dutch naval ship. Seamanship 3, Scouting 3 (or your highest bounty if that is more), Leadership 2.
name-does-flag-nl-3 = At the end of the round Jacob Binckes appears off Curaçao with the Dutch naval ship. Seamanship 2, Scouting 3 (or your highest bounty if that is more), Leadership 3.
name-does-flag-en-1 = At the end of the round Christopher Myngs appears off Port Royal with the English naval ship. Seamanship 3, Scouting 2 (or your highest bounty if that is more), Leadership 3.
name-does-flag-en-2 = At the end of the round John Benbow appears off Bridgetown with the English naval ship. Seamanship 3, Scouting 3 (or your highest bounty if that is more), Leadership 2.
name-does-flag-en-3 = At the end of the round Robert Holmes appears off Nassau with the English naval ship. Seamanship 2, Scouting 3 (or your highest bounty if that is more), Leadership 2.
name-does-flag-fr-1 = At the end of the round Jean d’Estrées appears off Basse-Terre with the French naval ship. Seamanship 3, Scouting 2 (or your highest bounty if that is more), Leadership 2.
name-does-flag-fr-2 = At the end of the round Jean du Casse appears off Petite Goave with the French naval ship. Seamanship 3, Scouting 3 (or your highest bounty if that is more), Leadership 2.
name-does-flag-fr-3 = At the end of the round Bernard de Pointis appears off Tortuga with the French naval ship. Seamanship 2, Scouting 3 (or your highest bounty if that is more), Leadership 3.
name-does-flag-es-1 = At the end of the round Alonso de Campos appears off Havana with the Spanish naval ship. Seamanship 2, Scouting 3 (or your highest bounty if that is more), Leadership 2.
name-does-flag-es-2 = At the end of the round Blas de Lezo appears off Cartagena with the Spanish naval ship. Seamanship 4, Scouting 2 (or your highest bounty if that is more), Leadership 3.
name-does-flag-es-3 = At the end of the round Andrés de Pez appears off San Juan with the Spanish naval ship. Seamanship 3, Scouting 2 (or your highest bounty if that is more), Leadership 2.
name-does-pirate-sloop-1 = At the end of the round Jack Rackham appears off Nassau with the pirate sloop. Seamanship 3, Scouting 2, Leadership 2; 5 gold for an honest captain who defeats it.
name-does-pirate-sloop-2 = At the end of the round Edward Low appears off Tortuga with the pirate sloop. Seamanship 4, Scouting 2, Leadership 2; 5 gold for an honest captain who defeats it.
name-does-pirate-sloop-3 = At the end of the round Charles Vane appears on the Caribbean Sea with the pirate sloop. Seamanship 3, Scouting 3, Leadership 2; 5 gold for an honest captain who defeats it.
name-does-pirate-frigate-1 = At the end of the round Edward Teach appears off Old Providence with the pirate frigate. Seamanship 3, Scouting 2, Leadership 4; 15 gold for an honest captain who defeats it.
name-does-pirate-frigate-2 = At the end of the round Benjamin Hornigold appears off Trinidad with the pirate frigate. Seamanship 3, Scouting 3, Leadership 2; 15 gold for an honest captain who defeats it.
name-does-pirate-frigate-3 = At the end of the round François l’Olonnais appears off Petite Goave with the pirate frigate. Seamanship 2, Scouting 3, Leadership 3; 15 gold for an honest captain who defeats it.
name-does-pirate-hunt-fr-es = Every French and every Spanish bounty rises by one level.
name-does-pirate-hunt-en-nl = Every English and every Dutch bounty rises by one level.
name-does-war-1 = Two nations drawn at random are at war until peace or the next war: ports of the one are closed to captains of the other, and both naval ships are men-of-war that hunt the enemy’s captains.
name-does-war-2 = { name-does-war-1 }
name-does-war-3 = { name-does-war-1 }
name-does-peace = The war, if there is one, ends.
name-does-storm-1 = The first time in a turn that a captain is at sea: 3 hits less the successes of a Seamanship roll.
name-does-storm-2 = { name-does-storm-1 }
name-does-storm-3 = { name-does-storm-1 }
name-does-fever = At the start of a turn: a Leadership test, or one Crew is lost (never the last). The ports of Havana, Bridgetown, Basse-Terre and Curaçao are closed; who is there may stay.
name-does-amnesty = This round bounty levels can be bought off in port, 3 gold each.
name-does-trade-wind = Everybody has one more action this round, for a Move.
name-does-doldrums = Everybody may cross only one border between zones this round.
name-does-convoy = All merchants that were found return to empty zones.
name-does-spanish-fashions = The Demand tokens of all Spanish ports are replaced.
name-does-too-quiet = Two more Event cards are drawn, one after the other.

name-does-nassau = Goods cost 2 gold (1 each for two or more of a kind) and sell for 2; goods in demand as usual. A naval ship must succeed twice to find a captain here.
name-does-havana = Non-pirates sell goods in demand for 7. A raid on a Spanish merchant draws a fourth card, which stays if it shows a hit.
name-does-tortuga = The French naval ship does not see pirates without a French bounty; pirate ships do not see French captains.
name-does-port-royal = Pirates recruit without test or payment. Who has an English bounty may enter after an Influence test or for 2 gold.
name-does-old-providence = With a Spanish bounty Special Weapons cost 1 gold and repairs nothing.
name-does-petite-goave = Pirates can neither recruit nor repair here; for everybody else both are free.
name-does-cartagena = Who buys three goods gets one more for nothing. A merchant taken for Spanish is found without a roll.
name-does-santo-domingo = When buying goods the whole market may be replaced once for 1 gold.
name-does-san-juan = A raid on a Spanish merchant brings 3 gold more.
name-does-caribbean-sea = Open water: no port, only a merchant.
name-does-curacao = Trying for a rumor costs nothing. Frigates and galleons cost 30 gold.
name-does-caracas = When buying goods 8 Cargo cards are drawn.
name-does-st-maarten = Gold can be stashed from here for a fee of 5. When buying goods 7 Cargo cards are drawn, 8 by Dutch captains.
name-does-basse-terre = The French naval ship re-rolls a failed Scouting roll here.
name-does-st-john = Modifications cost 1 gold and may move to a ship bought here for 1 gold each.
name-does-bridgetown = A reef: a frigate, galleon or man-of-war that enters takes a hit in the Hull unless its captain succeeds at Seamanship.
name-does-trinidad = Naval ships see nobody here.

## Questions

prompt-start-ship = Which ship do you begin with?
prompt-redraw = { $captain } is your new captain, but a pirate waits at the home port. Draw another?
prompt-action = { $n ->
    [0] Your turn: only Moves are left ({ $moves }). What do you do?
   *[other] Your turn: { $n ->
        [one] 1 action
       *[other] { $n } actions
    } left{ $moves ->
        [0] { "" }
       *[other] {" "}and { $moves } for moving only
    }. What do you do?
}
prompt-turn-end = No actions are left. Do you still play a card?
prompt-overboard = What goes overboard?
prompt-lighten = { $n ->
    [one] The ship carries one Cargo card too many. What goes overboard?
   *[other] The ship carries { $n } Cargo cards too many. What goes overboard first?
}
prompt-port-entry = This port is closed to you. How do you get in?
prompt-disperse = { $left ->
    [one] One Modification token goes back face down. To which port?
   *[other] { $left } Modification tokens go back face down. To which port goes the first?
}
prompt-pick-modification = From which port do you take a Modification?
prompt-discard-glory = Five Glory cards are too many. Which one do you discard?
prompt-keep-rumor = You can only hold one rumor. Which one do you keep?
prompt-replace-mission = Which mission is replaced?
prompt-move-npc = Which ship do you move?
prompt-npc-to = Where does { $npc } sail?
prompt-pardon = { $price ->
    [0] Whose bounty is lifted?
   *[other] Which bounty levels do you buy off, at { $price } gold each?
}
prompt-port = In port: what do you do?
prompt-sell = What do you sell?
prompt-buy = { $n ->
    [one] You will draw 1 Cargo card.
   *[other] You will draw { $n } Cargo cards.
} Do you play a card first?
prompt-market = The market is open, and you have room for { $room ->
    [one] one card
   *[other] { $room } cards
}. What do you buy?
prompt-show-to = You bought at a reduced price. To whom do you show the cards?
prompt-yard = In the shipyard: what do you have done?
prompt-move-modification = Which Modification moves to the new ship, for { $price } gold?
prompt-recruit = Do you play a card before you recruit?
prompt-hire-crew = Nobody follows you for nothing. How many do you hire, at { $price } gold each?
prompt-stash = You carry { $gold } gold. How much is to be on board afterwards?
prompt-merchant = A merchant! Do you attack it?
prompt-raid-rolled = Your raid roll: { $dice }. Do you improve it?
prompt-raid-spend = { $left ->
    [one] One success left. How do you use it?
   *[other] { $left } successes left. How do you use the next one?
}
prompt-raid-resolve = { $escapes ->
    [0] No escape icons
    [one] One escape icon
   *[other] { $escapes } escape icons
} and the hits on the cards count now. Do you use something?
prompt-stow = { $room ->
    [0] The hold is full. Do you make room?
    [one] There is room for one card. What do you keep?
   *[other] There is room for { $room } cards. What do you keep?
}
prompt-before-test = A test of { $skill }. Do you play a card before you roll?
prompt-after-test = { $n ->
    [0] The { $skill } test failed.
    [one] The { $skill } test brought one success.
   *[other] The { $skill } test brought { $n } successes.
} Do you change that?
prompt-other-test = { $whom } has just succeeded at { $skill }. Do you spoil it?
prompt-scouted = Your ship has been found. Do you play a card?
prompt-any-turn = { $whom } begins a turn. Do you play a card?
prompt-event = { $event }! Do you play a card against it?
prompt-carpenter = What does the Carpenter repair?
prompt-declare = Round { $n } of the battle{ $other-key ->
    [nothing] { "" }
   *[other] ; the enemy declares { $other }
}. What do you declare?
prompt-npc-declare = You command { $npc }, round { $n }{ $other-key ->
    [nothing] { "" }
   *[other] ; the enemy declares { $other }
}. What do you declare?
prompt-place-hit = A skull hits your ship where you choose. Where?
prompt-npc-place-hit = A skull hits { $npc }, which you command. Where?
prompt-chasers = Somebody means to flee. Do you fire the Chasers?
prompt-naval-start = The battle begins. Do you play a card?
prompt-naval-before-roll = Before the Seamanship roll: do you play a card?
prompt-naval-rolled = You rolled { $own }, the enemy { $enemy }. Do you change that?
prompt-whose-dice = Whose dice are rolled again?
prompt-pick-dice = { $whose-key ->
    [own] Which of your dice do you roll again?
    [enemy] Which of the enemy’s dice do you roll again?
   *[aim] Which location dice do you roll again?
}
prompt-naval-shoot = { $n ->
    [one] You have one hit.
   *[other] You have { $n } hits.
} Do you add to it?
prompt-naval-aim = Your location dice: { $dice }. Do you change them?
prompt-aim-die = Which location die do you set?
prompt-aim-at = Where does this hit go?
prompt-naval-hit = Your ship is about to be hit: { $hits }. Do you ward something off?
prompt-which-hit = Which hit?
prompt-hit-to = Where does the hit go instead?
prompt-crew-start = The crews meet. Do you play a card?
prompt-crew-rolled = Your crew rolled { $own }, the enemy’s { $enemy }. Do you change that?
prompt-crew-losses = { $n ->
    [one] You would lose your last man.
   *[other] You would lose { $n } Crew, and with them the last.
} Do you play a card?
prompt-withdraw = You have { $own } Crew left, the enemy { $enemy }. Do you fight on?
prompt-reward = Which nation pays you for the pirate?
prompt-take-ship = The beaten { $ship } is yours if you want it. Do you change ships?
prompt-plunder = You search the ship of { $whom }. What do you take?

## Options

option-ship = { $prompt-key ->
    [yard] buy a { $detail } for { $price } gold
   *[start-ship] a { $detail }
}
    .tip = Hull and Masts { $hull }, Cargo { $cargo }, Crew { $crew }, Cannons { $cannons }, Maneuverability { $maneuver }.{ $prompt-key ->
        [yard] {" "}The old ship brings { $sale } gold, so { $net ->
            [0] nothing is to pay
           *[other] { $net } gold are to pay
        }{ $point ->
            [0] { "" }
           *[other] , and it is worth a Glory Point
        }.
       *[start-ship] { "" }
    }
option-keep = { $prompt-key ->
    [redraw] keep this captain
   *[stow] keep { $detail }
}
    .tip = { $prompt-key ->
        [redraw] You begin at the home port with the pirate nearby.
        [keep-rumor] { $does }
       *[stow] It comes into your hold; what you do not keep goes back.
    }
option-redraw = { $prompt-key ->
    [market] replace the market for { $price } gold
   *[redraw] draw another captain
}
    .tip = { $prompt-key ->
        [market] You pay { $price } gold, the goods on offer go, and others are drawn.
       *[redraw] The captain goes back, and another one is drawn; it costs nothing.
    }
option-sail = sail to { $detail }
    .tip = { $percent ->
        [0] Nobody hostile looks out for you there.
       *[other] Danger: { $npc } finds you there with { $percent } %.
    }{ $wants-key ->
        [none] { "" }
       *[other] {" "}Its port wants { $wants }{ $closed ->
            [0] { "" }
           *[other] {" "}but is closed to you
        }.
    }{ $merchant ->
        [0] { "" }
       *[other] {" "}A merchant can be raided there.
    }{ $mission ->
        [0] { "" }
       *[other] {" "}A mission leads there.
    }{ $rumor ->
        [0] { "" }
       *[other] {" "}Your rumor can be tried there.
    }
option-leave-port = leave port
    .tip = { $percent ->
        [0] Nobody hostile looks out for you there.
       *[other] Danger: { $npc } finds you there with { $percent } %.
    }{ $surplus ->
        [0] { "" }
        [one] {" "}Your hold is too full: one Cargo card must go overboard.
       *[other] {" "}Your hold is too full: { $surplus } Cargo cards must go overboard.
    }
option-enter-port = enter the port of { $zone }
    .tip = { $closed ->
        [0] You lie in port, safe from whoever looks for you.
       *[other] The port is closed to you: you have to talk your way in, pay or turn away.
    }{ $reef ->
        [0] { "" }
       *[other] {" "}Your ship strikes the reef with { $reef } %.
    }
option-scout = { $detail-key ->
    [seat] scout the ship of { $whom }
    [npc] scout { $detail2 }
    [rumor] look for your rumor
    [mission] look for your mission
   *[merchant] { $sure ->
        [0] look for the merchant
       *[other] take the merchant for a Spanish one
    }
}
    .tip = { $sure ->
        [0] You roll { $dice } { $dice ->
            [one] die
           *[other] dice
        } and find it with { $percent } %.
       *[other] It is found without a roll.
    } { $detail-key ->
        [rumor] Then you try this rumor: { $rumor }.
        [mission] Then this mission goes on: { $mission }.
        [merchant] Then you decide whether you raid it.
       *[other] Then you may attack.
    }{ $bounty-key ->
        [none] { "" }
       *[other] {" "}If you find it, you have a bounty of { $bounty }.
    }
option-land = land for the fight of a mission
    .tip = Mission: { $mission }. You fight { $crew } Crew with Leadership { $leadership } on land and win with { $percent } %; whoever withdraws keeps the losses.
option-port = { $prompt-key ->
    [action] go ashore in { $zone }
   *[other] { $detail }
}
    .tip = { $prompt-key ->
        [action] You may sell, buy, visit the shipyard, recruit, and look for rumors and missions, each once.
       *[other] { $mod-key ->
            [none] This port has no Modification.
            [hidden] Its Modification lies face down.
           *[other] Its Modification: { $mod }.
        }
    }
option-overboard = { $prompt-key ->
    [action] throw cargo overboard
    [port] throw cargo overboard
   *[other] { $detail } overboard
}
    .tip = { $prompt-key ->
        [action] You choose a Cargo card that you give up. It costs no action.
        [port] You choose a Cargo card that you give up. It costs no action.
       *[other] This card is lost, and you get nothing for it.
    }
option-end-turn = end the turn
    .tip = Actions that are left are lost, and the next player goes on.
option-retire = retire with { $captain }
    .tip = Your captain, ship, cargo and all gold on board leave the game; what is in the chest stays. Your turn is over, and next turn you begin anew with another captain.
option-play = play { $detail }
    .tip = { $does }
option-pass = { $prompt-key ->
    [chasers] no
   *[other] no, go on
}
    .tip = You keep your cards and let this moment pass.
option-quiet = no, and do not ask again this turn
    .tip = You keep your cards, and until this turn is over you are not asked again whether you play one.
option-test = talk your way in
    .tip = You test Influence with { $dice } { $dice ->
        [one] die
       *[other] dice
    }: { $percent } % to get in. If it fails, you stay at sea.
option-pay = pay { $price } gold toll
    .tip = You pay and are in port.
option-give-up = stay at sea
    .tip = The action is spent, and your ship stays in the zone.
option-stop = { $prompt-key ->
    [raid-spend] leave it: { $verdict-key ->
        [sunk] your ship sinks!
        [destroyed] the raid fails
        [escaped] it escapes
       *[won] { $gold } gold
    }
   *[other] none
}
    .tip = { $prompt-key ->
        [raid-spend] With the cards as they lie { $verdict-key ->
            [sunk] your ship sinks, and your captain dies
            [destroyed] a location of your ship is destroyed, and the raid fails
            [escaped] the merchant escapes
           *[won] the raid brings { $gold } gold and the goods on the cards
        }.
       *[other] You choose none, and it goes on.
    }
option-discard = { $prompt-key ->
    [raid-spend] discard { $detail }: { $verdict-key ->
        [sunk] your ship sinks!
        [destroyed] the raid fails
        [escaped] it escapes
       *[won] { $gold } gold
    }
   *[other] discard { $detail }
}
    .tip = { $prompt-key ->
        [raid-spend] You spend a success. If nothing else changes, { $verdict-key ->
            [sunk] your ship sinks, and your captain dies
            [destroyed] a location of your ship is destroyed, and the raid fails
            [escaped] the merchant escapes
           *[won] the raid brings { $gold } gold and the goods on the cards
        }.
       *[other] The card goes out of your hand: { $does }
    }
option-exchange = exchange { $detail }
    .tip = You spend a success: this card goes, and another one is drawn for it.
option-draw = draw one more card
    .tip = You spend a success: one more Cargo card can be yours, and its icons count.
option-replace = replace { $detail }
    .tip = This mission goes, and another one is laid in its place. What goes is: { $does }
option-npc = { $detail }
    .tip = This ship is now in { $zone-sea }.
option-keep-back = none, keep the card
    .tip = You show the card and keep it for later; no ship is moved.
option-to = { $prompt-key ->
    [npc-to] to { $detail }
   *[other] { $detail }
}
    .tip = { $prompt-key ->
        [npc-to] The ship is moved there and may look out for whoever is in that zone.
       *[other] { $now ->
            [one] One point is left there: the hit destroys it.
           *[other] { $now } points are left there, and the hit takes one.
        }
    }
option-pardon = { $detail-cap }: { $n2 ->
    [one] 1 level
   *[other] { $n2 } levels
}
    .tip = { $price ->
        [0] Your bounty of this nation is lifted, and its ports are open to you again.
       *[other] Each level costs { $price } gold. With no bounty left the ports of this nation are open to you again.
    }
option-decline = { $prompt-key ->
    [reward] take no reward
   *[other] none
}
    .tip = { $prompt-key ->
        [reward] No nation pays you, and nothing else changes.
       *[other] Nothing is bought off, and no gold is paid.
    }
option-sell = { $prompt-key ->
    [port] sell goods
   *[sell] sell { $detail } for { $gold } gold
}
    .tip = { $prompt-key ->
        [port] You choose what you sell here. All of it would bring { $gold } gold.
       *[sell] { $wanted ->
            [0] It is not in demand in this port.
           *[other] It is in demand in this port and brings more.
        }
    }
option-all = { $prompt-key ->
    [sell] sell everything for { $gold } gold
   *[plunder] take everything that fits
}
    .tip = { $prompt-key ->
        [sell] All your goods go, and you get { $gold } gold.
       *[plunder] Gold, cards and as much cargo as you have room for come to your ship.
    }
option-harbour-master = show the Bribed Harbour Master
    .tip = The card is played: everything that you sell now counts as in demand.
option-buy = { $prompt-key ->
    [port] buy goods
   *[market] buy { $detail } for { $price } gold
}
    .tip = { $prompt-key ->
        [port] { $n } Cargo cards are drawn, and you buy what you like of them. Several of a kind are cheaper.
       *[market] The card comes into your hold, where it takes a place.
    }
option-free = take { $detail } for nothing
    .tip = The card comes into your hold, and you pay nothing.
option-show = to { $whom }
    .tip = { $whom } sees what you bought; nobody else does.
option-yard = visit the shipyard
    .tip = You may repair, buy a ship, weapons and a Modification.
option-recruit = recruit { $n } Crew
    .tip = { $free ->
        [0] You test Leadership, { $percent } %: with a success they follow you for nothing, else each costs 2 gold.
       *[other] They join you without a test and without payment.
    }
option-rumor = { $prompt-key ->
    [port] listen for a rumor
   *[plunder] the rumor
}
    .tip = { $prompt-key ->
        [port] { $price ->
            [0] It costs nothing.
           *[other] You pay { $price } gold.
        } You test Influence, { $percent } %: with a success you draw a rumor.
       *[plunder] You take the rumor that your opponent holds; you can only hold one.
    }
option-claim = claim { $detail }
    .tip = { $does-task }{ $percent ->
        [100] { "" }
       *[other] {" "}It takes a test that you pass with { $percent } %.
    } A mission that you have is given up.
option-stash = { $fee ->
    [0] visit your chest
   *[other] send gold to your chest
}
    .tip = { $fee ->
        [0] You move gold between ship and chest; what is in the chest is safe and counts points at the end.
       *[other] For a fee of { $fee } gold you send gold into your chest, where it is safe and counts points.
    }
option-test-rumor = try the rumor: { $rumor }
    .tip = You test { $skill } and pass with { $percent } %. The rumor is used up in any case.
option-step = { $do-key ->
    [deliver] deliver the goods of your mission
    [test] take the test of your mission
    [fight] fight for your mission
   *[other] report for your mission
}
    .tip = Mission: { $mission }.{ $do-key ->
        [deliver] {" "}The goods leave your hold.
        [test] {" "}You test { $skill } and pass with { $percent } %.
        [fight] {" "}You fight { $crew } Crew with Leadership { $leadership } on land and win with { $percent } %.
       *[other] {" "}This step always succeeds.
    }
option-buyback = buy off bounties
    .tip = Each level of a bounty costs { $price } gold; you choose which.
option-hire = { $prompt-key ->
    [hire-crew] { $n ->
        [0] nobody
       *[other] { $n } for { $cost } gold
    }
   *[port] hire the { $detail }
}
    .tip = { $prompt-key ->
        [hire-crew] { $n ->
            [0] No gold is paid, and your Crew stays as it is.
           *[other] You pay { $cost } gold, and { $n } join your Crew.
        }
       *[port] { $gold ->
            [0] It takes a test that you pass with { $percent } %.
           *[other] It costs { $gold } gold.
        } { $does }
    }
option-repair = { $prompt-key ->
    [carpenter] repair { $detail }
   *[yard] repair { $detail } for { $price } gold
}
    .tip = { $detail } has { $now } of { $most } points left, and gets them all back.
option-modification = fit { $mod } for { $price } gold
    .tip = { $does }
option-restore-hull = restore the Reinforced Hull
    .tip = For 3 gold it can cancel a hit again.
option-weapon = { $prompt-key ->
    [yard] buy { $detail } for { $price } gold
    [plunder] { $detail }
   *[other] use { $detail }
}
    .tip = { $prompt-key ->
        [yard] This weapon is for one battle or raid, then it is used up.
        [plunder] You take this weapon from the beaten ship.
        [raid-rolled] One die of your raid becomes a success; the weapon is used up.
        [naval-rolled] You re-roll any of your dice; the weapon is used up.
       *[naval-aim] { $detail-key ->
            [chain-shot] Every skull hits the Masts, and nothing goes on to the Hull. The weapon is used up.
           *[other] Every skull hits the Crew, and nothing goes on to the Hull. The weapon is used up.
        }
    }
option-sell-weapon = sell { $detail } for 1 gold
    .tip = The weapon goes, and you get 1 gold.
option-move = move { $detail }
    .tip = It is fitted to the new ship, the others are lost: { $does }
option-aboard = keep { $n } on board, { $chest } in the chest
    .tip = Gold on board pays for things and can be lost; { $chest } in the chest are safe and worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
option-attack = attack it as { $detail-key ->
    [english] an
   *[other] a
} { $detail-adj } merchant
    .tip = You roll { $dice } { $dice ->
        [one] die
       *[other] dice
    } and draw three cards or more; { $maneuver ->
        [one] 1 escape icon lets
       *[other] { $maneuver } escape icons let
    } it go. You get a bounty of this nation, level { $level }, and its ports close.
option-let-sail = let it sail
    .tip = Nothing happens to it, and you get no bounty.
option-helmsman = let the Helmsman re-roll dice
    .tip = You choose which of your dice are rolled again; once in a roll.
option-boatswain = let the Boatswain re-roll a die
    .tip = You choose a die that is rolled again; once in a roll.
option-gunner = let the Gunner re-roll a location die
    .tip = You choose a location die that is rolled again; once in a round.
option-reroll = re-roll the failed dice
    .tip = All your dice without a success are rolled once more.
option-ignore-hit = ignore one hit
    .tip = You choose a hit that does no harm.
option-reinforced-hull = use the Reinforced Hull
    .tip = The token is turned over, and one hit is cancelled. In port it can be restored for 3 gold.
option-relocate = move one hit elsewhere
    .tip = You choose a hit and the location that it goes to instead.
option-shoot = shoot, { $percent } % to win
    .tip = You roll Seamanship against the enemy. If you win, each of your { $guns } { $guns ->
        [one] Cannon
       *[other] Cannons
    } lands a hit; if you lose, each of your successes does, for as many Cannons as you have.
option-board = board, { $percent } % to win the roll
    .tip = If you win the Seamanship roll, the crews fight to the end: you win that with { $fight } %. Whoever loses the last Crew dies.
option-flee = flee, { $percent } % to escape
    .tip = You escape if you win the Seamanship roll and the enemy has no success at all. Else you shoot nothing and are shot at.
option-hit = hit { $detail }
    .tip = { $now ->
        [one] One point is left there: the hit destroys it.
       *[other] { $now } points are left there, and the hit takes one.
    }
option-use = fire the Chasers
    .tip = The fleeing ship takes one hit at once.
option-whose = { $detail-key ->
    [own] my own dice
   *[enemy] the enemy’s dice
}
    .tip = { $detail-key ->
        [own] You choose which of your dice are rolled again.
       *[enemy] You choose which of the enemy’s dice are rolled again.
    }
option-die = a { $detail-key ->
    [skull] skull
   *[other] { $detail }
}
    .tip = This die is taken.
option-done = { $prompt-key ->
    [port] finish in port
    [sell] sell no more
    [market] buy no more
    [yard] leave the shipyard
    [pick-dice] roll
    [stow] keep no more
    [plunder] leave the rest
   *[other] done
}
    .tip = { $prompt-key ->
        [port] You are done in port; actions that are left can be used.
        [pick-dice] The dice that you chose are rolled again.
        [stow] What you did not keep is lost.
        [plunder] The rest goes back to the bank or into the decks.
       *[other] Nothing more is done here.
    }
option-fight-on = fight on, { $percent } % to win
    .tip = Another round: every success costs the other side a man. You win the whole fight with { $percent } %.
option-withdraw = withdraw
    .tip = The fight is not won, and your losses stay.
option-reward = { $detail-cap }: { $gold } gold
    .tip = You get { $gold } gold from this nation for the pirate whom you beat.
option-stay = stay on my ship
    .tip = The beaten ship goes down; you keep yours as it is.
option-take-ship = take it
    .tip = You leave your own ship for it as it is now: Hull { $hull }, Cargo { $cargo }, Masts { $masts }, Cannons { $cannons }. Modifications stay behind.
option-gold = take all the gold on board
    .tip = What lies in a chest is out of your reach.
option-cargo = take { $detail }
    .tip = The card comes into your hold, where it takes a place.
option-glory = take the card { $detail }
    .tip = { $does }
option-kept = take { $detail }
    .tip = { $does }
option-specialist = take the { $detail }
    .tip = { $does }
collect-sell = Sell { $count } for { $sum } gold
collect-market = Buy { $count } for { $sum } gold
collect-lighten = Throw { $count } overboard
collect-stow = Keep { $count }

## The log

event-turn = Round { $round }: the turn of { $who }.
event-event = Round { $round }: { $event }.
event-merchants-return = By the event { $n ->
    [one] one merchant returns to the sea.
   *[other] { $n } merchants return to the sea.
}
event-war = By the event war breaks out: { $one } against { $other }.
event-war-ends = The war is over, by the event.
event-npc-sails = { $npc-cap } sails to { $zone }{ $why-key ->
    [prey] , after its prey
    [card] , sent by a card
   *[course] , on the course that the event shows
}.
event-npc-stays = { $npc-cap } stays { $zone-sea }, where its prey is.
event-npc-placed = The event brings a new ship: { $card-captain } takes command of { $npc } { $zone-sea }.
event-npc-scouts = { $npc-cap } looks out for { $who }, its prey ({ $dice }): { $found ->
    [0] nothing.
   *[other] a sail in sight!
}
event-npc-attacks = { $npc-cap } has found { $who } and attacks!
event-attacks = { $who } attacks { $whom }!
event-attacks-secret = { $who } attacks { $npc }!
event-scouts = { $who } looks out for { $whom }.
event-scouts-secret = { $who } looks out for { $npc }.
event-draws-captain = { $who } needs a captain and draws { $captain }.
event-enters-play = { $who } plays { $captain }, with a { $ship } in { $zone }.
event-first-player = { $who } is the first player, as chance has it.
event-dies = { $captain }, captain of { $who }, is dead: { $why-key ->
    [storm] lost in the storm
    [raid] sunk by the merchant
    [land] killed ashore
   *[battle] beaten in battle
}{ $n ->
    [0] .
   *[other] , and { $n } gold is lost.
}
event-retires = { $captain } retires with { $n } gold; { $who } looks for a new captain.
event-disperses = A Modification of the lost ship comes back: { $who } lays its token face down in { $zone }.
event-turned-up = The first captain who calls there learns what the shipyard of { $zone } offers: { $mod }.
event-gains-gold = { $who } gains { $n } gold{ $why-key ->
    [start] {" "}to begin with
    [sale] {" "}for the goods
    [raid] {" "}in the raid
    [reward] {" "}as a reward for the pirate
    [plunder] {" "}in plunder
    [weapon] {" "}for the weapon
    [ship] {" "}for the old ship
   *[card] {" "}by the card
}.
event-pays = { $who } pays { $n } gold{ $why-key ->
    [goods] {" "}for goods
    [market] {" "}for another market
    [repair] {" "}for repairs
    [modification] {" "}for a Modification
    [weapon] {" "}for a weapon
    [ship] {" "}for the new ship
    [crew] {" "}for hired hands
    [rumor] {" "}in the tavern
    [specialist] {" "}to the new man
    [courier] {" "}to the courier
    [toll] {" "}toll
    [pardon] {" "}for a pardon
    [mission] {" "}in advance for the mission
   *[other] { "" }
}.
event-stashes = { $who } moves gold between ship and chest.
event-stashes-secret = { $who } moves gold between ship and chest: { $n } into the chest.
event-gains-point = { $who } gains a Glory Point { $why-key ->
    [defeat] for a victory
    [sale] for a great sale
    [raid] for a rich raid
    [mission] for a mission
    [rumor] for a true rumor
   *[ship] for a proud ship
} and now has { $n } on the track.
event-declares = { $who } declares victory: { $track } on the track and { $stash } for { $n } gold in the chest. This round is the last!
event-shows-chest = { $who } shows { $n } gold in the chest: { $track } points on the track, { $stash } in gold.
event-draws-glory = { $who } draws a Glory card { $why-key ->
    [point] for the Glory Point
    [captain] for the new captain
   *[card] by the card
} ({ $n } in hand).
event-draws-glory-secret = { $who } draws the Glory card { $card } { $why-key ->
    [point] for the Glory Point
    [captain] for the new captain
   *[card] by the card
} ({ $n } in hand).
event-discards-glory = { $who } may hold no more than four Glory cards and discards { $card }.
event-plays = { $who } plays { $card }{ $card-key ->
    [quick-learner] {" "}as { $as }
   *[other] { "" }
}.
event-announces = { $who } announces a card.
event-keeps-back = { $who } has looked and keeps { $card } back after all.
event-tests = { $who } is put to the test of { $skill } ({ $dice }): { $n ->
    [0] failed.
    [one] a success.
   *[other] { $n } successes.
}
event-bounty = { $nation-cap } { $n ->
    [one] puts a bounty on { $who }
   *[other] raises the bounty on { $who } to level { $n }
} { $why-key ->
    [scouted] for attacking one of its ships
    [raid] for raiding its merchant
    [defeat] for beating its naval ship
   *[event] by the event
}.
event-pardoned = { $nation-cap } { $n ->
    [0] pardons { $who }
   *[other] lowers the bounty on { $who } to level { $n }
} { $why-key ->
    [gold] for gold
   *[card] by the card
}.
event-sails = { $who } sails to { $zone }.
event-leaves-port = { $who } leaves { $zone }.
event-enters-port = { $who } enters the port of { $zone }.
event-fever = Fever on board, since the test failed: { $who } has { $n } Crew left.
event-overboard = { $who } throws { $good } overboard to make room.
event-cargo-lost = { $who } has too little room and loses { $card-good } from the hold.
event-keeps-cargo = { $who } stows { $card-good }.
event-finds-cargo = { $why-key ->
    [plunder] In the beaten ship { $who } finds cargo, paid in gold: { $cards }.
   *[card] By the card { $who } finds cargo: { $cards }.
}
event-damaged = { $who } is hit and damaged. Left: Hull { $hull }, Cargo { $cargo }, Masts { $masts }, Crew { $crew }, Cannons { $cannons }.
event-npc-damaged = { $npc-cap } is hit and damaged. Left: Hull { $hull }, Cargo { $cargo }, Masts { $masts }, Crew { $crew }, Cannons { $cannons }.
event-location-dice = { $who ->
    [nobody] Where the enemy’s hits fall: { $dice }.
   *[other] Where the hits fall, rolled by { $who }: { $dice }.
}
event-reinforced-hull = { $who } turns the Reinforced Hull over, so a hit is cancelled.
event-relocates = { $who } moves a hit from { $from } to { $to }.
event-uses-weapon = { $who } uses { $weapon }.
event-long-guns = { $who } fires the Long Guns: { $dice }.
event-chasers = { $who } fires the Chasers.
event-declarations = Battle round { $n }, both plans are open: the attacker declares { $attacker }, the defender { $defender }.
event-contest = A contest decides whose plan works: the attacker rolls { $attacker }, the defender { $defender }.
event-boards = { $who ->
    [nobody] The enemy wins the contest and boards the ship of { $whom }!
   *[other] { $who } wins the contest and boards the ship of { $whom }!
}
event-boards-secret = { $who } wins the contest and boards { $npc }!
event-escapes = { $who } wins the contest and escapes.
event-escapes-secret = { $npc-cap } wins the contest and escapes.
event-swivel-guns = In the fight on deck { $who } fires the Swivel Guns first: { $dice }.
event-crew-losses = After the blows Crew still standing: attacker { $attacker }, defender { $defender }.
event-land-fight = { $who } goes ashore to fight { $n } men (Leadership { $leadership }).
event-battle-over = The battle ends without a winner, since nobody is sunk or overwhelmed.
event-defeats = With the enemy’s { $how-key ->
    [sunk] Hull gone, { $who } sinks the ship of { $whom }!
   *[boarded] Crew gone, { $who } takes the ship of { $whom }!
}
event-defeats-npc = With the enemy’s { $how-key ->
    [sunk] Hull gone, { $who } sinks { $npc }!
   *[boarded] Crew gone, { $who } defeats the crew of { $npc }!
}
event-npc-defeats = { $npc-cap } { $how-key ->
    [sunk] sinks { $who }, whose Hull is gone!
   *[boarded] overwhelms { $who }, whose Crew is gone!
}
event-takes-ship = { $who } now sails the captured { $ship }.
event-searches = As the winner { $who } searches the ship of { $whom }.
event-searches-secret = As the winner { $who } searches the ship of { $whom } and finds { $gold } gold.
event-loses-gold = Beaten, { $who } loses { $n } gold to the winner.
event-plunders = As the winner { $who } takes from { $whom }: { $what }.
event-plunders-secret = As the winner { $who } takes from { $whom }: { $what } ({ $card }).
event-demand = { $why-key ->
    [sale] After this sale { $zone } has enough and
    [event] By the event { $zone }
   *[card] By the card { $zone }
} now wants { $good }.
event-sells = { $who } sells { $cards-good }{ $wanted ->
    [0] .
    [one] , one of them in demand.
   *[other] , { $wanted } of them in demand.
}
event-uses-rumor = { $who } shows a kept rumor: { $rumor }.
event-market = The merchants show { $who } a market of { $n ->
    [one] one card
   *[other] { $n } cards
}.
event-market-secret = The merchants show { $who } a market of { $n ->
    [one] one card
   *[other] { $n } cards
}: { $cards-good }.
event-market-aside = Put aside, since it is in demand here: { $cards-good }.
event-market-left = { $who } has not bought everything; what stays is discarded: { $cards-good }.
event-buys = { $who } buys { $n ->
    [one] a Cargo card
   *[other] { $n } Cargo cards
}.
event-buys-secret = { $who } buys { $n ->
    [one] one card of { $good }
   *[other] { $n } cards of { $good }
}.
event-shows-cargo = To prove the reduced price, { $who } shows { $whom } what was bought.
event-shows-cargo-secret = To prove the reduced price, { $who } shows { $whom } what was bought: { $goods }.
event-buys-weapon = { $who } buys { $weapon }.
event-repairs = { $who } repairs { $where } (now { $n }).
event-repaired = By the card the ship of { $who } is repaired from keel to truck.
event-buys-ship = { $who } buys a { $ship }.
event-fits-out = { $who } fits { $mod }.
event-recruits = { $who } signs on { $n ->
    [one] one man.
   *[other] { $n } men.
}
event-hires = { $who } hires a { $specialist }.
event-shows-specialist = { $who } wants to hire: { $card }.
event-armed = By the card { $who } now has every Special Weapon.
event-draws-rumor = { $who } hears a rumor.
event-draws-rumor-secret = { $who } hears a rumor: { $card }.
event-shows-rumor = { $who } follows a rumor: { $rumor }.
event-rumor-false = { $rumor }: the test failed, and { $who } finds that there was nothing to it.
event-rumor-true = { $rumor }: the test succeeded, and { $who } finds that it was true!
event-new-mission = The place is free for a new mission, in { $zone }: { $mission }.
event-claims = { $who } claims the mission { $mission }.
event-loses-mission = { $who } gives up the mission { $mission }, { $why-key ->
    [new] since only one can be followed
   *[failed] which has failed
}.
event-mission-step = { $who } has done what step { $n } of { $mission } asked for.
event-mission-port = { $who } calls at { $zone } for { $mission }.
event-completes = { $who } has done all steps and completes the mission { $mission }!
event-delivers = { $who } delivers { $good } for the mission.
event-finds-merchant = { $who } has scouted well and finds a merchant under the flag of { $nation }.
event-lets-sail = { $who } lets the merchant sail.
event-raids = { $who } attacks the merchant as one of { $nation }.
event-raid-cards = The merchant’s cards: { $cards }.
event-raid-roll = { $who } rolls for the raid ({ $dice }): { $n ->
    [0] no success.
    [one] one success.
   *[other] { $n } successes.
}
event-raid-fails = The raid of { $who } fails: the merchant got away.
event-raid-won = The raid of { $who } succeeds, the merchant could not escape (plunder worth { $n }).

## The board in a terminal

board-round = Round { $round } ({ $n ->
    [one] 1 event left
   *[other] { $n } events left
})
board-last-round = the last one!
board-turn = { $whom } to move, { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
board-signs = ◊ merchant · ? hidden and + open Modification · ! mission · (▲) in port · ✠ navy · ☠ pirate
board-player = Player
board-glory = Glory
board-gold = Gold
board-chest = Chest
board-hold = Cargo
board-cards = Cards
board-at = Place
board-where = { $docked ->
    [0] { $zone-sea }
   *[other] port of { $zone }
}
board-captain = { $captain }: Seamanship { $seamanship }, Scouting { $scouting }, Leadership { $leadership }, Influence { $influence }
board-ship = { $ship }: Hull { $hull }, Cargo { $cargo }, Masts { $masts }, Crew { $crew }, Cannons { $cannons }, Maneuverability { $maneuver }
board-no-captain = waits for a new captain
board-bounty = wanted by { $nation } ({ $n })
board-mission = mission: { $mission }
board-battle = { $n ->
    [0] Battle!
   *[other] Battle, round { $n }
}
board-hits = hits: { $hits }
board-raid = Raid on a merchant of { $nation }: { $cards } · roll: { $dice }
board-market = Market: { $goods }
board-stall = { $n } × { $good } ({ $price } gold)
board-offer = Put up: { $cards }
board-hand = Glory cards: { $cards }
board-cargo = Cargo (room for { $n } at sea): { $goods }
board-rumor = Rumor: { $rumor }. { $does }
short-spanish-navy = ✠Sp
short-english-navy = ✠En
short-french-navy = ✠Fr
short-dutch-navy = ✠Nl
short-pirate-sloop = ☠sl
short-pirate-frigate = ☠fr
short-santo-domingo = Sto. Domingo
short-old-providence = Providence
short-caribbean-sea = Caribbean

## Lessons: what a question is about, and what is worth a thought

coach-start-ship = The sloop is nimble and good for raids, while the flute carries four cards and suits a merchant. Look at your captain’s skills first: Seamanship and Scouting for a sloop, Influence for a flute.
coach-redraw = Pirate ships hunt captains who are wanted by nobody, and yours would leave port beside one. Another captain costs nothing, but you cannot have this one back.
coach-action = Each turn has three actions: move, scout, or once do your business in a port. Hover over a zone to see what it wants to buy and who is waiting there.
coach-turn-end = The actions are used up, but cards of your own turn can still be played. If you can wait, keep them for a better moment.
coach-overboard = Cargo can be thrown away at any time in your turn outside battle. Do it only to make room for something better.
coach-lighten = In port you may hold six cards, at sea only as many as your Cargo allows. Keep what the next port wants, three of a kind if you can.
coach-port-entry = This nation has a bounty on you or is at war with yours. A test may be followed by the toll, but once you rolled the Move is spent.
coach-disperse = The tokens of a lost ship go back to the ports face down, and nobody knows which is where. Choose ports that your rivals do not need.
coach-pick-modification = You take a Modification for nothing, from any port. An open one is certain, a face-down one may be a kind that you have already.
coach-discard-glory = Four Glory cards are the most that you can hold. Keep what helps in the fights or trades that you really plan.
coach-keep-rumor = A rumor that proves true is a Glory Point and a reward. Keep the one whose place lies on your way and whose test suits your captain.
coach-replace-mission = Two missions are always open to all. Take away the one that a rival is about to claim, or hope for one that suits you.
coach-move-npc = You may move one ship of the navies or pirates by one zone. Bring it to somebody whom it hunts, or away from you.
coach-npc-to = It does not look out at once, only when somebody comes or begins a turn there. Naval ships hunt the wanted, pirates hunt the honest.
coach-pardon = A bounty closes the ports of its nation and draws its naval ship. The last level is the one that makes you honest again.
coach-port = Sell first, since nothing can be sold after anything else. Then buy, repair, recruit, listen for rumors and claim missions, each once.
coach-sell = Goods in demand bring 6 gold, all others 3. Three cards of the good in demand in one sale are a Glory Point.
coach-buy = A card played now makes the market larger. More cards mean more of a kind, and these are cheaper.
coach-market = Usually one card of a good costs 3, two cost 2 each, three or more cost 1 each. Buy what a port nearby wants, and remember how much your ship carries.
coach-show-to = Whoever you choose learns what you bought cheaply. Show it to somebody who is far away from where you will sell.
coach-yard = Repairs are cheap compared with a lost captain, and weapons decide battles. The first frigate or galleon that you buy is a Glory Point.
coach-move-modification = Only here may Modifications move to a ship that you buy. What you do not move goes back to the ports.
coach-recruit = With a success your Crew is filled for nothing. A card now spares you the test.
coach-hire-crew = The test failed, so every man costs gold. A ship without Crew cannot board and loses every boarding.
coach-stash = Every full 10 gold in the chest is a point, and nobody can take it from there. On board it buys things, but it is lost with your captain.
coach-merchant = A raid brings gold and cargo and at once a bounty of the nation that you name. Twelve gold or more from one raid are a Glory Point.
coach-raid-rolled = Each success lets you draw, discard or exchange a card. A weapon turns one die into a success but is then gone.
coach-raid-spend = Get rid of cards that would destroy a location or let the merchant escape. If all is well, more cards mean more gold.
coach-raid-resolve = Now the icons count: as many escapes as your Maneuverability let the merchant go, a destroyed location ends the raid. Use something only if it changes the result.
coach-stow = The gold is yours anyway, the cards only if they fit. Keep what sells well nearby.
coach-before-test = The card makes the test succeed without a roll. Play it if a failure would cost you the turn.
coach-after-test = The dice have fallen, but something lets you roll again. Successes are kept, only the other dice are thrown.
coach-other-test = You can make somebody’s success fail. Do it when a point or a rare card hangs on it.
coach-scouted = A battle is about to begin, and your card would prevent it. Keep the card if you would like to fight.
coach-any-turn = You may move a ship of the navies or pirates before this turn goes on. It looks out at whoever begins a turn beside it.
coach-event = The event would strike you now. A damaged ship should not face a storm, so think of your Hull.
coach-carpenter = One point is repaired for nothing in every turn, but not where everything is destroyed. Cannons and Masts matter most before a battle.
coach-declare = Shoot with better guns, board with a better crew, flee while the ship can still sail. Only the winner of the roll boards or escapes, but both may hit.
coach-npc-declare = You command this ship against another player and should try to win. It may flee only if it has fewer Cannons or less Crew than its enemy.
coach-place-hit = A skull lets the owner of the ship choose. Spread the damage, and never let the Hull reach zero.
coach-npc-place-hit = The hit goes where it hurts this ship least. Spare its Hull, and the Cannons as long as it shoots.
coach-chasers = One hit at once, before the roll, and the Chasers are ready again after the battle. There is hardly a reason to wait.
coach-naval-start = The card works before the first shot. Against an enemy with few Cannons it is worth most.
coach-naval-before-roll = More dice for this one roll. Use them in a round in which you board or flee.
coach-naval-rolled = More successes win, and with equal ones the pips on the other dice decide. Roll again only what can turn the result.
coach-whose-dice = Your failures or the enemy’s successes: either can turn the roll. A single enemy success is the best target.
coach-pick-dice = Choose the dice one by one and roll when you are done. Each die shows a success one time in three.
coach-naval-shoot = You hit anyway, and the card adds to it. Play it when one more hit could sink or cripple the enemy.
coach-naval-aim = 1 is Cargo, 2 Masts, 3 Crew, 4 Cannons, and a skull is placed by the ship’s owner. Chain Shot and Grapeshot take that choice away.
coach-aim-die = One of your location dice is set as you like. A skull would go where it hurts least, so change that one.
coach-aim-at = Masts keep the enemy from boarding and fleeing, Cannons from shooting, Crew from boarding. The Hull cannot be aimed at.
coach-naval-hit = All locations are known now, so you see what each hit would do. Ward off the one that would destroy something.
coach-which-hit = One of the hits is changed or cancelled. Choose the one on a location with a single point left.
coach-hit-to = The hit goes to another location of your ship. Cargo is often the cheapest to lose.
coach-crew-start = The card works in every round of this crew combat. Here there is no escape, so do not save it for later.
coach-crew-rolled = Each success costs the other side one Crew, at most as many as the Crew that rolled. Change the roll if the last men are at stake.
coach-crew-losses = Whoever loses the last Crew loses captain and ship. This card saves the last man for this round.
coach-withdraw = On land you may always go back to your ship and try again later. Your losses stay, and the enemy will be at full strength again.
coach-reward = Each bounty level of one nation is worth 5 gold to you. A nation that hunts you or is at war with yours does not pay.
coach-take-ship = The beaten ship comes with its damage and with your Crew. Your own Modifications stay behind, so compare the two.
coach-plunder = Take what fits, within the limits that hold for you. What you leave is lost for both of you.

### Scene

## Boards
thing-chart = Chart
thing-harbour = Port: { $zone }
thing-battle = Battle
thing-raid = Merchant raid
thing-deck = { $whom }
thing-hand = Your cards
thing-choices = Choose one
thing-events = Event and war
thing-event-deck-hint = Every round begins with an event. When none is left, the game ends.
thing-event-hint = The event of this round.
thing-events-left = { $n ->
    [one] 1 event left
   *[other] { $n } events left
}
thing-round = Round { $round }
thing-round-hint = Whoever has { $target } Glory Points, stashed gold included, can end the game: the round is played out and the most glory wins.{ $final ->
    [1] {" "}This is the last round.
   *[other] { "" }
}
thing-war = War: { $one } against { $other }
thing-war-hint = Ports of one warring nation are closed to captains of the other, and its naval ship, now a man-of-war, hunts them.

## The chart
thing-zone = { $nation-key ->
    [none] { $zone }: open water
   *[other] { $zone }
}{ $merchant ->
    [1] {" "}– a merchant sails here
   *[other] { "" }
}
thing-sea = At sea: { $zone }
thing-dock = In port: { $zone }
thing-port = { $zone }, { $nation-adj } port
thing-port-hint = { $demand-key ->
    [none] { "" }
   *[other] In demand: { $demand }.
}{ $mod-key ->
    [none] { "" }
   *[other] {" "}The yard sells { $mod }.
}{ $missions ->
    [0] { "" }
    [1] {" "}A mission is offered here: { $mission }.
   *[other] {" "}{ $missions } missions are offered here.
}{ $home ->
    [1] {" "}Your home port: here you stash gold.
   *[other] { "" }
}{ $wanted ->
    [1] {" "}{ $nation-cap } has a bounty on you: the port is closed to you.
   *[other] { "" }
}{ $war ->
    [1] {" "}{ $nation-cap } is at war.
   *[other] { "" }
}{ $plague ->
    [1] {" "}The plague closes the port this round.
   *[other] { "" }
}
thing-demand = { $zone } wants { $good }
thing-demand-hint = { $good } sells for 6 gold here. Three or more cards of it in one sale bring a Glory Point.
thing-mod = { $zone } sells { $mod }
thing-mod-down = A modification, face down
thing-mod-down-hint = It is turned up when a captain docks here.
thing-merchant = A merchant ({ $zone })
thing-merchant-hint = Find it with a Scout action; its flag is known only then. Raiding it brings a bounty and, from 12 gold on, a Glory Point.
thing-npc = { $npc-cap }
thing-npc-hint = { $ship-key ->
    [none] Not in play.
   *[other] { $card } with a { $ship }. Seamanship { $seamanship }, Scouting { $scouting }, Leadership { $leadership }.
}
thing-ship = { $whom }: { $ship }
thing-ship-hint = { $captain-key ->
    [none] A ship without a captain.
   *[other] { $captain } commands.
}{ $docked ->
    [1] {" "}In port, where nobody can attack.
   *[other] {" "}At sea.
}

## A captain's own board
thing-captain = { $captain }, of { $home }
thing-captain-hint = { $nation-cap }; home port { $home }.
thing-deck-ship = { $captain-key ->
    [none] { $ship }
   *[other] { $captain } · { $ship }
}
thing-deck-ship-hint = Maneuverability { $maneuver }: two more than the enemy's give a die more for Seamanship in battle, and a merchant escapes with as many Escape icons.
thing-slip = { $ship }
thing-slip-hint = Hull { $hull }, Cargo { $cargo }, Masts { $masts }, Crew { $crew }, Cannons { $cannons }, Maneuverability { $maneuver }.
thing-location = { $location }: { $now } of { $most }{ $hits ->
    [0] { "" }
    [1] , 1 hit
   *[other] , { $hits } hits
}
thing-location-hull = At 0 the ship sinks and its captain dies. Hits on a destroyed location go here.
thing-location-cargo = How many Cargo cards there is room for.
thing-location-masts = At 0 the ship rolls one die only and can neither board nor flee.
thing-location-crew = Needed for boarding; whoever loses the last of it dies.
thing-location-cannons = As many hits as the winner of a round scores.
thing-skill = { $skill }: { $n }
thing-skill-seamanship = Dice for manoeuvres in battle and in merchant raids.
thing-skill-scouting = Dice for finding ships and merchants.
thing-skill-leadership = Dice for crew combat and recruiting.
thing-skill-influence = Dice for rumors and favours in port.
thing-bounty = { $n ->
    [0] { $nation-cap }: no bounty
   *[other] { $nation-cap }: bounty of level { $n }
}
thing-bounty-hint = Ports of that nation are closed and its naval ship hunts the captain. Whoever defeats the pirate gets 5 gold a level.
thing-glory = Glory: { $n }
thing-glory-hint = The goal is { $target } points, with one more for every 10 gold stashed, up to { $cap }.
thing-card-hint = { $category-key ->
    [battle] For battles and raids.
    [adventure] For voyages and tests.
    [mercantile] For trade and shipyard.
   *[other] A specialist, to be hired in port.
}
thing-gold = { $n ->
    [-1] Gold on board: unknown
   *[other] Gold on board: { $n }
}
thing-gold-hint = A captain who dies loses it.
thing-chest = { $n ->
    [-1] Chest: unknown
   *[other] Chest: { $n } gold
}
thing-chest-hint = Stashed gold is safe: every 10 are a Glory Point at the end, up to { $cap }.
thing-cards = Glory cards: { $n }
thing-cards-hint = Every Glory Point brings a card; no more than four may be kept.
thing-has-rumor = A rumor
thing-has-rumor-hint = Face down until it is tested where it leads.
thing-has-mission = Mission: { $mission }
thing-first = First player
thing-first-hint = The round begins here; next round it passes on.
thing-hold = Hold: { $n } of { $room }
thing-hold-hint = Every Cargo card takes a space. Damage to the Cargo location takes spaces away.
thing-crate = { $good-key ->
    [none] An empty space
    [closed] A closed crate
   *[other] { $good }
}
thing-rack = Cards
thing-rumor-place = { $sea ->
    [1] At sea: { $zone }
   *[other] In port: { $zone }
}
thing-rumor-hint = Go there and test it; if it is true, it brings a Glory Point with its reward.
thing-mission-place = { $step ->
    [0] Claimed in { $zone }
   *[other] Step { $step } of { $steps }
}
thing-mission-hint = Completed, a mission brings a Glory Point and its reward.
thing-cargo-hint = { $good }, worth { $n } in a raid; { $symbol-key ->
    [escape] the merchant escapes with enough of these.
   *[other] it hits { $symbol }.
}

## A port
thing-port-name = { $zone } · { $nation-cap }
thing-port-rule = { $zone }
thing-gate = Done
thing-gate-hint = Leave what you are doing, or the port itself.
thing-head-market = Market
thing-head-market-hint = Sell what you carry, then buy.
thing-head-yard = Shipyard
thing-head-yard-hint = Repairs, modifications, weapons and ships.
thing-head-tavern = Tavern
thing-head-tavern-hint = Crew and rumors.
thing-head-governor = Governor
thing-head-governor-hint = Missions of this port, and the chest.
thing-sell = Sell: { $sale } each
thing-sell-hint = { $good-key ->
    [none] Every card sells for { $sale }.
   *[other] Every card sells for { $sale }, { $good } for { $demand }.
}
thing-buy = Buy: { $n } cards
thing-buy-hint = A single card costs { $price }, one of a pair 1 less, one of three or more 2 less, at least 1.
thing-in-demand = { $good-key ->
    [none] Nothing wanted
   *[other] Wanted: { $good }
}
thing-in-demand-hint = Three or more cards of it in one sale bring a Glory Point.
thing-stall = A place
thing-stall-hint = { $good } for { $price } gold.
thing-market-back = A card of the market
thing-trade-in = Your ship: { $given }
thing-trade-in-hint = So much gold is given for your { $ship } when you buy another.
thing-repair = { $location }: { $now } of { $most }
thing-repair-hint = { $price } gold for each point.
thing-refit = { $mod } for { $price } gold
thing-restore = Restore the Reinforced Hull for 3 gold
thing-weapon-sale = { $own ->
    [1] { $weapon }: you have it
   *[other] { $weapon } for { $price } gold
}
thing-aboard = { $sale ->
    [0] { $thing }
   *[other] { $thing }: sells for { $sale } gold
}
thing-sale = { $ship } for { $price } gold
thing-sale-hint = After your own ship is sold: { $cost } gold. Hull { $hull }, Cargo { $cargo }, Masts { $masts }, Crew { $crew }, Cannons { $cannons }, Maneuverability { $maneuver }.
thing-recruit = { $lack ->
    [0] Crew complete
   *[other] { $free ->
        [1] Recruit { $lack }: free
       *[other] Recruit { $lack }
    }
}
thing-recruit-hint = { $free ->
    [1] Here the crew is filled up without test or payment.
   *[other] Leadership test with { $leadership ->
        [one] 1 die
       *[other] { $leadership } dice
    }; after a failure { $price } gold a head.
}
thing-tavern = { $price ->
    [0] Rumor: free
   *[other] Rumor: { $price }
}
thing-tavern-hint = Influence test with { $influence ->
    [one] 1 die
   *[other] { $influence } dice
}. { $left } rumors are left.
thing-stash = { $n ->
    [-1] The chest
   *[other] The chest: { $n } gold
}
thing-stash-hint = { $here ->
    [0] Gold is stashed in the home port, { $home }.
   *[other] { $fee ->
        [0] Here gold goes into the chest and out of it.
       *[other] A courier takes gold to the chest for { $fee }.
    }
}
thing-stash-note = { $here ->
    [0] Stash in { $home }
   *[other] { $fee ->
        [0] Stash: free
       *[other] Courier: { $fee }
    }
}
thing-stash-note-hint = Every 10 gold stashed are a Glory Point at the end, up to { $cap }.

## Battles and raids
thing-side = { $whom }: { $ship-key ->
    [none] ashore
   *[other] { $ship }
}
thing-side-npc = { $npc-cap }
thing-sea-dice = Dice at sea: { $n }
thing-sea-dice-hint = Seamanship, and a die more for a ship that is nimbler by two. Without Masts it is one.
thing-deck-dice = Dice in crew combat: { $n }
thing-deck-dice-hint = Leadership, and what specialists add.
thing-maneuver = Maneuverability: { $n }
thing-maneuver-hint = Two more than the enemy's give a die more at sea.
thing-bout = { $land ->
    [1] Fight on land
   *[other] { $deck ->
        [1] Crew combat
       *[other] Round { $n }
    }
}
thing-roll = Dice of the { $side ->
    [0] attacker
   *[other] defender
}
thing-aim = Where the { $side ->
    [0] attacker
   *[other] defender
} is hit
thing-die = { $n ->
    [0] Skull: a success
   *[other] { $n }
}
thing-die-hint = A skull is a success. With equal successes the higher sum of the other dice wins. As a location die: 1 Cargo, 2 Masts, 3 Crew, 4 Cannons; a skull is placed by the ship's captain.
thing-order-shoot = Shoot
thing-order-shoot-hint = The winner scores a hit per Cannon, everybody else one per own success.
thing-order-board = Board
thing-order-board-hint = The winner boards after the gunfire, and the crews fight it out.
thing-order-flee = Flee
thing-order-flee-hint = The winner escapes if the other side has no success.
thing-order-fight-on = Fight on
thing-order-fight-on-hint = Another round.
thing-order-withdraw = Withdraw
thing-order-withdraw-hint = The losses stay, the fight is not won.
thing-order-take-ship = Take the ship
thing-order-take-ship-hint = Go over to the captured ship with all you have.
thing-order-stay = Stay
thing-order-stay-hint = Keep your own ship.
thing-order-reward = Take the reward
thing-order-reward-hint = 5 gold for each level of the bounty, from the nation that set it.
thing-order-decline = No reward
thing-order-decline-hint = Leave it.
thing-odds-sea = The roll: { $left } % : { $right } %
thing-odds-crew = Last crew standing: { $left } % : { $right } %
thing-odds-none = Nobody wins: { $none } %
thing-odds-hint = Without cards, specialists and weapons that may still be used.
thing-spoil = Spoils
thing-spoils = Spoils
thing-spoil-all = All of it
thing-spoil-gold = Gold
thing-spoil-rumor = Rumor
thing-spoil-done = Enough
thing-prey = { $nation-adj } merchant
thing-prize = The merchant's cargo
thing-raid-value = Loot { $value } · { $escapes }/{ $maneuver } away
thing-raid-hint = With as many Escape icons as your Maneuverability the merchant gets away; Hit icons damage your ship. From 12 gold on a raid brings a Glory Point.
thing-raid-deck = Draw a card
thing-raid-deck-hint = A success buys another card of the merchant's cargo.
thing-raid-stop = Enough
thing-raid-stop-hint = Take it as it is.
thing-test-place = Skill test
thing-test = { $whom }: skill test

## What everybody should see: titles

highlight-battle = A battle
highlight-raid = A merchant raid
highlight-war = War!
highlight-declares = { $who } declares victory

aspect-glory = Glory Points
aspect-gold = gold
aspect-hand = Glory cards
aspect-cargo = cargo
aspect-specialists = Specialists
aspect-ship = the ship
aspect-errands = Missions and Rumors
temper-hunter = hunter
temper-trader = trader
