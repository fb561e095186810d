### What Pirates of Maracaibo says in English.

game-title = Pirates of Maracaibo
setting-layout = The Caribbean
setting-layout-hint = How the cards of the sea lie. Take the basic one for a first game.
setting-layout-basic = basic setup
setting-layout-two-channels = two channels
setting-layout-long-reef = long reef
setting-layout-broad-sea = broad sea
setting-layout-random = drawn by chance
setting-layout-own = drawn by the first player
setting-groups = Groups of locations
setting-groups-hint = Whether four and more locations may lie side by side.
setting-groups-as-dealt = as dealt
setting-groups-broken-up = broken up, for first games
setting-fog-locations = Fog of War: Locations
setting-fog-locations-hint = Locations lie face down until somebody sails there, and the first one finds doubloons.
setting-fog-locations-no = no
setting-fog-locations-yes = yes
setting-fog-improvements = Fog of War: Improvements
setting-fog-improvements-hint = Improvements lie face down until a ship sails onto them.
setting-fog-improvements-no = no
setting-fog-improvements-yes = yes
setting-skirmishes = Pirate Skirmishes
setting-skirmishes-hint = Whoever stops where other ships are fights them with dice, for points and doubloons.
setting-skirmishes-no = no
setting-skirmishes-yes = yes
setting-hunters = Adventure Hunters
setting-hunters-hint = Only the harder half of a quest counts, for twice its points; one that is not done costs 5.
setting-hunters-no = no
setting-hunters-yes = yes
setting-rubies = Rubies
setting-rubies-hint = Rubies from two islands, to be sold in the Bay for bonuses or points.
setting-rubies-no = no
setting-rubies-yes = yes
setting-retirement = Retirement
setting-retirement-hint = A space more on the explorer’s track: a residence at half its price, and back to the start.
setting-retirement-no = no
setting-retirement-yes = yes
setting-redbeard = Redbeard
setting-redbeard-hint = Alone you sail against him; the more B cards he has, the harder he is.
setting-redbeard-absent = stays away
setting-redbeard-b0 = 0 B cards: easiest
setting-redbeard-b1 = 1 B card
setting-redbeard-b2 = 2 B cards
setting-redbeard-b3 = 3 B cards
setting-redbeard-b4 = 4 B cards
setting-redbeard-b5 = 5 B cards
setting-redbeard-b6 = 6 B cards: hardest
setting-handicap = Help against Redbeard
setting-handicap-hint = Points that Redbeard gives away, for first games against him.
setting-handicap-none = none
setting-handicap-learner = learner: 20 points off his score
setting-handicap-beginner = beginner: 35 points off his score

ending-points = The third voyage is over; the log books are compared.
ending-redbeard = Redbeard was not beaten: he keeps the Caribbean.
part-played = Points gained in play
part-rivers = Rivers
part-doubloons = Doubloons
part-cards = Improvement cards
part-scrolls = Grey scrolls
part-residences = Residences
part-treasures = Treasures
part-buried = Buried treasures
part-quests = Quests
part-quest-bonus = Six quests
part-rubies = Rubies
part-handicap = Handicap
figure-cards = Improvement cards of a player
figure-residences = Residences of a player
figure-upgrades = Upgrades of a player
figure-treasures = Treasures of a player
figure-rivers = Rivers crossed by a player
figure-quests = Quests of a player
figure-quests-scored = Quests of a player that score
kind-improvement = Improvement cards
kind-residence = Residences
kind-figurehead = Figureheads
kind-upgrade = Ship upgrades
kind-quest = Quests

## Names of cards

name-blank = a turned card
name-shape-card = card
name-shape-island = island
name-shape-sea = sea
name-face-down = a face-down card
name-hidden = a face-down card
name-tobacco = Tobacco
name-sugar-cane = Sugar Cane
name-cotton-bales = Cotton Bales
name-cutlasses = Cutlasses
name-gold-pan = Gold Pan
name-emerald-loupe = Emerald Loupe
name-pearl-net = Pearl Net
name-treasure-chart = Treasure Chart
name-shovels = Shovels
name-boatswain = Boatswain
name-ships-cook = Ship’s Cook
name-pathfinder = Pathfinder
name-navigator = Navigator
name-caulker = Caulker
name-powder-monkey = Powder Monkey
name-purser = Purser
name-storyteller = Storyteller
name-haggler = Haggler
name-longboat = Longboat
name-pinnace = Pinnace
name-sloop = Sloop
name-cutter = Cutter
name-rum-barrels = Rum Barrels
name-cocoa = Cocoa
name-indigo = Indigo
name-spice-sacks = Spice Sacks
name-gunpowder = Gunpowder
name-chain-shot = Chain Shot
name-grapeshot = Grapeshot
name-counting-scales = Counting Scales
name-emerald-idol = Emerald Idol
name-pearl-necklace = Pearl Necklace
name-astrolabe = Astrolabe
name-grappling-hooks = Grappling Hooks
name-burial-map = Burial Map
name-ships-bell = Ship’s Bell
name-klabautermann = Klabautermann
name-master-gunner = Master Gunner
name-corsair = Corsair
name-boarding-leader = Boarding Leader
name-jungle-guide = Jungle Guide
name-adventure-huntress = Adventure Huntress
name-spy = Spy
name-fence = Fence
name-smuggler = Smuggler
name-master-builder = Master Builder
name-ships-surgeon = Ship’s Surgeon
name-diver = Diver
name-carpenter = Carpenter
name-figure-carver = Figure Carver
name-brigantine = Brigantine
name-frigate = Frigate
name-galleon = Galleon
name-schooner = Schooner
name-fluyt = Fluyt
name-corvette = Corvette
name-expedition-ship = Expedition Ship
name-merchantman = Merchantman
name-ghost-ship = Ghost Ship

name-trinidad = Trinidad
name-tobago = Tobago
name-bonaire = Bonaire
name-curacao = Curaçao
name-grenada = Grenada
name-barbados = Barbados
name-aruba = Aruba
name-margarita = Margarita
name-martinique = Martinique
name-hispaniola = Hispaniola
name-cuba = Cuba
name-puerto-rico = Puerto Rico
name-start = Start
name-bay = the Bay
name-maracaibo = Maracaibo

name-hacienda = Hacienda
name-castle = Castle
name-hidden-harbour = Hidden Harbour
name-stronghold = Stronghold
name-lighthouse = Lighthouse
name-palace = Palace
name-town-house = Town House
name-citadel = Citadel
name-inn = Inn
name-manor = Manor
name-pirate-cove = Pirate Cove
name-sea-fort = Sea Fort

name-quest-84 = The Outfitter
name-quest-85 = Gold Fever
name-quest-86 = Green Fire
name-quest-87 = String of Pearls
name-quest-88 = Buried Gold
name-quest-89 = Buried Emeralds
name-quest-90 = Buried Pearls
name-quest-91 = The Moneylender
name-quest-92 = A Growing Name
name-quest-93 = Great Possessions
name-quest-94 = Across the Rivers
name-quest-95 = The Fleet’s Crew
name-quest-96 = Everything Aboard
name-quest-97 = A Loyal Crew
name-quest-98 = Full Holds
name-quest-99 = The Little Fleet
name-quest-100 = The Landlord
name-quest-101 = The Quiet Life
name-quest-102 = Thunder and Lightning
name-quest-103 = The Perfect Ship
name-quest-104 = The Expedition
name-quest-105 = The Caravan
name-quest-106 = Ready to Sail
name-quest-107 = Ship and Home
name-quest-108 = Treasure Map

name-mermaid = Mermaid
name-dragon = Dragon
name-harpy = Harpy
name-whale = Whale
name-lion = Lion
name-sea-serpent = Sea Serpent
name-poseidon = Poseidon
name-kraken = Kraken
name-hawk = Hawk
name-nautilus = Nautilus
name-skull = Skull
name-unicorn = Unicorn

name-redbeard = Redbeard
name-redbeard-109 = Redbeard A1
name-redbeard-110 = Redbeard A2
name-redbeard-111 = Redbeard A3
name-redbeard-112 = Redbeard A4
name-redbeard-113 = Redbeard A5
name-redbeard-114 = Redbeard A6
name-redbeard-115 = Redbeard B1
name-redbeard-116 = Redbeard B2
name-redbeard-117 = Redbeard B3
name-redbeard-118 = Redbeard B4
name-redbeard-119 = Redbeard B5
name-redbeard-120 = Redbeard B6

name-gold = gold
    .one = a gold
    .island = the gold island
name-emerald = emerald
    .one = an emerald
    .island = the emerald island
name-pearl = pearl
    .one = a pearl
    .island = the pearl island
name-any = any
    .one = any treasure
    .island = any island
name-yellow = yellow
name-green = green
name-white = white
name-crew = crew
name-equipment = equipment
name-ship = ship
name-location = location
name-residence = residence
name-improvement = improvement

name-vp = the standard action for 1 power
name-doubloons = the standard action for 2 power
name-treasure = the standard action for 5 power
name-1a = “bury”
name-1b = “buried treasures”
name-2a = “quests”
name-2b = “rivers”
name-3a = “points and a cube”
name-3b = “equipment”
name-4a = “crew”
name-4b = “emeralds”
name-5a = “pearls”
name-5b = “gold”
name-u01 = the explorer’s boots
name-u02 = the cannons
name-u03 = the small purse
name-u04 = the rowing boat
name-u05 = the first letter
name-u06 = the spade
name-u07 = the figurehead
name-u08 = the boarding axe
name-u09 = the merchant’s flag
name-u10 = the native guide
name-u11 = the dear stall
name-u12 = the treasure hook
name-u13 = the second letter
name-u14 = the stall
name-u15 = the second spade
name-u16 = the large purse
name-u17 = the banner
name-u18 = the deed
name-u19 = the free stall
name-u20 = the broadside
name-why-ruby-market = the ruby market
name-why-storage = the bonus space of the storage
name-why-burial-space = the burial space
name-why-explorer = the explorer’s space
name-why-ignored = the card that stays where it is
name-why-found = the island
name-why-first-marker = the first marker on this residence
name-why-fight = the fight
name-why-same-place = the meeting
name-why-rubies = the rubies
name-why-met = Redbeard
name-why-fog = the lifted fog
name-why-raid = the raid
name-why-explored = the exploration
name-why-action = the action of the card
name-why-extra = the additional action
name-why-ahead = the lead over you in this treasure

name-count-gold = gold
name-count-emerald = emeralds
name-count-pearl = pearls
name-count-treasure-set = sets of three different treasures
name-count-buried = buried treasures
name-count-buried-gold = buried gold
name-count-buried-emerald = buried emeralds
name-count-buried-pearl = buried pearls
name-count-crew = crew cards
name-count-equipment = equipment cards
name-count-ship = ship cards
name-count-lightning = cards with lightning
name-count-cards-and-residences = improvement cards and residences
name-count-residence = residences
name-count-upgrade = ship upgrades
name-count-river = rivers crossed
name-count-income-doubloons = doubloons of income
name-count-income-vp = VP of income
name-count-quest = quests in hand
name-count-quest-scored = quests that score

## What effects do

name-does-acquire-crew-0 = acquire any crew card
name-does-acquire-crew-3 = acquire any crew card for 3 doubloons more
name-does-acquire-equipment-0 = acquire any equipment card
name-does-acquire-equipment-3 = acquire any equipment card for 3 doubloons more
name-does-acquire-ship-0 = acquire any ship card at its price
name-does-activate-black-market-1 = activate one of your black market tiles
name-does-build-residence = build any residence
name-does-burial-spaces = four more burial spaces: 5 doubloons, 4 VP, an upgrade, a treasure
name-does-bury-1 = bury a treasure
name-does-bury-2 = bury up to two treasures
name-does-collect-income-doubloons = your whole income in doubloons
name-does-collect-income-vp = your whole income in VP
name-does-discard-quest-8 = discard a quest for 8 doubloons
name-does-discount-1 = improvements and residences cost 1 less
name-does-discount-2 = improvements and residences cost 2 less
name-does-discount-3 = improvements and residences cost 3 less
name-does-explore-1 = explore 1
name-does-explore-2 = explore 2
name-does-explore-3 = explore 3
name-does-explore-4 = explore 4
name-does-explore-5 = explore 5
name-does-explore-bonus-1 = 1 more space in each exploration
name-does-explore-bonus-2 = 2 more spaces in each exploration
name-does-explore-trade-1-gain-doubloons-3 = in each exploration, go 1 space less for 3 doubloons
name-does-explore-trade-1-gain-treasure-gold-1 = in each exploration, go 1 space less for a gold
name-does-explore-trade-1-gain-vp-2 = in each exploration, go 1 space less for 2 VP
name-does-explore-trade-2-gain-treasure-any-1 = in each exploration, go 2 spaces less for any treasure
name-does-extra-reroll-1 = one more reroll in each raid
name-does-figurehead-3 = take a figurehead for 3 doubloons
name-does-gain-doubloons-1 = 1 doubloon
name-does-gain-doubloons-2 = 2 doubloons
name-does-gain-doubloons-3 = 3 doubloons
name-does-gain-doubloons-4 = 4 doubloons
name-does-gain-doubloons-5 = 5 doubloons
name-does-gain-doubloons-6 = 6 doubloons
name-does-gain-doubloons-7 = 7 doubloons
name-does-gain-doubloons-8 = 8 doubloons
name-does-gain-treasure-any-1 = any treasure
name-does-gain-treasure-die-1 = a treasure of the raid’s kind
name-does-gain-treasure-emerald-1 = an emerald
name-does-gain-treasure-emerald-3 = three emeralds
name-does-gain-treasure-gold-1 = a gold
name-does-gain-treasure-gold-3 = three gold
name-does-gain-treasure-pearl-1 = a pearl
name-does-gain-treasure-pearl-3 = three pearls
name-does-gain-vp-1 = 1 VP
name-does-gain-vp-2 = 2 VP
name-does-gain-vp-3 = 3 VP
name-does-gain-vp-4 = 4 VP
name-does-gain-vp-5 = 5 VP
name-does-gain-vp-6 = 6 VP
name-does-income-2-2 = 2 doubloons and 2 VP of income
name-does-income-4-0 = 4 doubloons of income
name-does-income-per-quest-1 = 1 doubloon of income for each quest in hand
name-does-move-max-4 = your ship sails up to 4 spaces
name-does-per-set-buried-1-2 = 2 VP for each buried treasure
name-does-per-set-emerald-3-7 = 7 VP for each three emeralds
name-does-per-set-gold-3-7 = 7 VP for each three gold
name-does-per-set-pearl-3-7 = 7 VP for each three pearls
name-does-per-set-quest-scored-3-5 = 5 VP for each three quests that score
name-does-per-set-quest-scored-3-6 = 6 VP for each three quests that score
name-does-place-black-market-0 = place a black market tile
name-does-place-black-market-2 = place a black market tile for 2 doubloons
name-does-place-black-market-3 = place a black market tile for 3 doubloons
name-does-place-cubes-any-1 = a cube on any island
name-does-place-cubes-any-2 = two cubes on any one island
name-does-place-cubes-emerald-1 = a cube on the emerald island
name-does-place-cubes-gold-1 = a cube on the gold island
name-does-place-cubes-pearl-1 = a cube on the pearl island
name-does-quest-1 = take a quest
name-does-quest-2 = take up to two quests
name-does-quest-refresh = refresh the quest market before taking a quest
name-does-raid-0 = raid
name-does-raid-2 = raid with 2 more power
name-does-raid-action-2-bury-1 = raid action: 2 power to bury a treasure
name-does-raid-action-2-gain-vp-2-gain-doubloons-2 = raid action: 2 power for 2 VP and 2 doubloons
name-does-raid-action-2-gain-vp-3 = raid action: 2 power for 3 VP
name-does-raid-action-3-gain-doubloons-6 = raid action: 3 power for 6 doubloons
name-does-raid-action-3-gain-treasure-die-1 = raid action: 3 power for a treasure
name-does-raid-action-4-gain-vp-3-place-cubes-any-1 = raid action: 4 power for 3 VP and a cube on any island
name-does-raid-die-bonus-green-2 = the green die has 2 more power
name-does-raid-die-bonus-white-2 = the white die has 2 more power
name-does-raid-die-bonus-yellow-2 = the yellow die has 2 more power
name-does-raid-die-green-3 = raid with the green die and 3 more power
name-does-raid-die-white-3 = raid with the white die and 3 more power
name-does-raid-die-yellow-3 = raid with the yellow die and 3 more power
name-does-raid-fixed-3 = raid as if you had rolled a 3
name-does-raid-fixed-4 = raid as if you had rolled a 4
name-does-raid-fixed-5 = raid as if you had rolled a 5
name-does-raid-fixed-6 = raid as if you had rolled a 6
name-does-raid-power-1 = 1 more power in each raid
name-does-raid-power-2 = 2 more power in each raid
name-does-repeat-explorer-space = use your explorer’s space again
name-does-upgrade-1 = a ship upgrade
name-does-vp-per-buried-1 = 1 VP for each buried treasure
name-does-vp-per-buried-1-max-6 = 1 VP for each buried treasure, 6 at most
name-does-vp-per-crew-1 = 1 VP for each crew card
name-does-vp-per-crew-1-max-6 = 1 VP for each crew card, 6 at most
name-does-vp-per-emerald-1 = 1 VP for each emerald
name-does-vp-per-emerald-1-max-6 = 1 VP for each emerald, 6 at most
name-does-vp-per-equipment-1 = 1 VP for each equipment card
name-does-vp-per-equipment-1-max-6 = 1 VP for each equipment card, 6 at most
name-does-vp-per-gold-1 = 1 VP for each gold
name-does-vp-per-gold-1-max-6 = 1 VP for each gold, 6 at most
name-does-vp-per-pearl-1 = 1 VP for each pearl
name-does-vp-per-pearl-1-max-6 = 1 VP for each pearl, 6 at most
name-does-vp-per-quest-1 = 1 VP for each quest in hand
name-does-vp-per-quest-1-max-6 = 1 VP for each quest in hand, 6 at most
name-does-vp-per-river-2 = 2 VP for each river crossed
name-does-vp-per-river-2-max-6 = 2 VP for each river crossed, 6 at most

## The board on a terminal

board-round = Round { $round } of 3
board-turn = { $whom } to move
board-islands = Islands: gold { $gold }, emerald { $emerald }, pearl { $pearl } cubes
board-signs = $ to buy   ⌂ residence   ⚓ location   g e p value tile   ? face down
board-drawing = The Caribbean is being drawn: { $n } of { $columns } columns.
board-head = Captain            VP   if ended  dbl  income  treasures   riv  qst  cards
board-figureheads = Figureheads: { $names }
board-quests = Quests on offer: { $names } · { $n } in the deck
board-hand = Your quests:
board-hand-of = Quests of { $whom }:
board-explorer = explorer on space { $space }, { $rivers ->
    [one] 1 river
   *[other] { $rivers } rivers
}
board-upgrades = { $n ->
    [one] 1 upgrade
   *[other] { $n } upgrades
}
board-figurehead = figurehead { $figure }
board-level = level { $level }, { $n ->
    [one] 1 upgrade
   *[other] { $n } upgrades
}
board-pool = Raid: { $power } power for { $kind }
board-none = none

## Questions

prompt-size = How large is your Caribbean?
prompt-column = Draw the Caribbean: how does column { $column } of { $columns } look from top to bottom?
prompt-keep-quest = Which quest do you keep?
prompt-discard-quest = Which quest do you give back?
prompt-sail = Where do you sail?
prompt-step = { $left ->
    [one] One more space: where to?
   *[other] Up to { $left } more spaces: where to?
}
prompt-pay = You cannot pay everybody here. Whom do you pay?
prompt-improvement = { $card }: acquire it for { $price ->
    [0] nothing
    [one] 1 doubloon
   *[other] { $price } doubloons
}, or take 5 doubloons?
prompt-residence = Build the { $card } for { $price } doubloons?
prompt-upgrade = Which space of your ship do you upgrade?
prompt-effects = What do you do next?
prompt-die = Yellow { $yellow }, green { $green }, white { $white }: which die raids?
prompt-reroll = The { $die } die shows { $pips }. Is that good enough?
prompt-raid-kind = You raid with { $power } power. For which treasure?
prompt-spend = How do you spend your raid power?
prompt-treasure = Which treasure do you take?
prompt-island = { $n ->
    [one] On which island do you put the cube?
   *[other] On which island do you put the { $n } cubes?
}
prompt-bury = Where do you bury a treasure?
prompt-quest = Which quest do you take?
prompt-sell-quest = Which quest do you give up for { $n } doubloons?
prompt-explore = { $n ->
    [one] Your explorer goes 1 space: where to?
   *[other] Your explorer goes up to { $n } spaces: where to?
}
prompt-retire = Retirement at half the cost: which residence do you build?
prompt-acquire = Which { $type } card do you acquire{ $surcharge ->
    [0] { "" }
   *[other] {" "}(for { $surcharge } more)
}?
prompt-build = Which residence do you build?
prompt-figurehead = Which figurehead do you take{ $price ->
    [0] { "" }
   *[other] {" "}for { $price } doubloons
}?
prompt-tile = Which black market tile do you place{ $price ->
    [0] { "" }
   *[other] {" "}for { $price } doubloons
}?
prompt-tile-place = On which location do you place the tile { $tile }?
prompt-activate = Which of your black market tiles do you activate?
prompt-ruby = Rubies are delivered here. Do you take one?
prompt-sell-ruby = On which space of the ruby market do you sell a ruby?
prompt-exchange-rubies = How many rubies do you exchange for 2 VP each?

## Options

quest-tip = { $known ->
    [0] The card is not known before you take it.
   *[other] It asks for { $easy0 } { $what0 }{ $count ->
        [1] { "" }
        [2] {" "}and { $easy1 } { $what1 }
       *[other] , { $easy1 } { $what1 } and { $easy2 } { $what2 }
    } for { $easyvp } VP, or for { $hard0 }{ $count ->
        [1] { "" }
        [2] {" "}and { $hard1 }
       *[other] , { $hard1 } and { $hard2 }
    } for { $hardvp }.{ $points ->
        [0] { "" }
       *[other] {" "}As things are it scores { $points } VP for you.
    }
}
card-tip = { $points ->
    [0] { "" }
   *[other] It counts { $points } VP at the end.{" "}
}{ $earns ->
    [0] { "" }
   *[other] Each round it earns { $earns } { $earns ->
        [one] doubloon
       *[other] doubloons
    }.{" "}
}{ $earns-vp ->
    [0] { "" }
   *[other] Each round it earns { $earns-vp } VP.{" "}
}{ $now-key ->
    [none] { "" }
   *[other] At once: { $now }.{" "}
}{ $lasting-key ->
    [none] { "" }
   *[other] From then on: { $lasting }.
}
option-size = { $columns } columns, { $rows } rows
    .tip = The Caribbean has { $columns } columns of { $rows } places each; a larger one takes longer.
option-column = { $shape }
    .tip = This column from top to bottom: { $shape }. Cards are places to sail to, islands keep treasures, and the open sea is empty.
option-keep = { $detail }
    .tip = { quest-tip }
option-discard = { $detail }
    .tip = You give it back and will not score it. { quest-tip }
option-sail = { $kind-key ->
    [bay] the Bay
    [maracaibo] Maracaibo
    [location] { $card }
    [improvement] { $card }{ $short ->
        [0] {" "}for { $price }
       *[other] : 5 doubloons
    }
    [residence] { $card }{ $price ->
        [-1] , your own
       *[other] { $short ->
            [0] {" "}for { $price }
           *[other] , too dear
        }
    }
    [blank] a turned card, 5 doubloons
   *[other] a face-down card (column { $column }, row { $row })
}{ $others ->
    [0] { "" }
    [one] , pay { $whom }
   *[other] , pay { $others } captains
}
    .tip = { $kind-key ->
        [bay] You make an upgrade, then raid with 2 more power, explore 4, or build any residence. The voyage goes on from here.
        [maracaibo] The voyage is over: 6 VP and an upgrade. In rounds 1 and 2 the round ends for everybody.
        [location] { $coins ->
            [0] { $value-key ->
                [none] { "" }
               *[other] A cube goes on { $value-island }.{" "}
            }You make an upgrade, then { $one }{ $count ->
                [1] { "" }
               *[other] {" "}{ $either ->
                    [0] and
                   *[other] or
                } { $two }
            }.{ $stall ->
                [0] { "" }
               *[other] {" "}Your black market tile works, too.
            }{ $rubies ->
                [0] { "" }
               *[other] {" "}You may take a ruby.
            }
            [one] It lies in the fog: 1 doubloon is yours, then you see what is there.
           *[other] It lies in the fog: { $coins } doubloons are yours, then you see what is there.
        }
        [improvement] { $short ->
            [0] You pay { $price } doubloons for the card, or take 5 instead. { card-tip }
           *[other] You take 5 doubloons: the card costs { $price }, and you lack { $short }.
        }
        [residence] { $price ->
            [-1] You have built it already: nothing happens here.
           *[other] { $short ->
                [0] You may build it for { $price } doubloons; it scores at the end.
               *[other] Nothing happens: it costs { $price }, and you lack { $short }.
            }
        }
        [blank] Nothing is left here; you take 5 doubloons.
       *[other] You see what it is when your ship is there.
    }{ $others ->
        [0] { "" }
        [one] {" "}You pay { $whom } a doubloon for being there already.
       *[other] {" "}You pay a doubloon to each of the { $others } captains who are there already.
    }
option-done = { $prompt-key ->
    [step] stop here
   *[other] that is all
}
    .tip = { $prompt-key ->
        [step] Your explorer stays on this space, and it has its effect.
       *[other] What else could still be done is given up.
    }
option-skip = { $prompt-key ->
    [residence] no
    [ruby] no
   *[other] nothing
}
    .tip = You pay nothing and get nothing for it.
option-pay = pay { $whom }
    .tip = { $whom } gets a doubloon of yours; for the others there is not enough.
option-coins = take { $n } doubloons
    .tip = The card stays where it is, and the doubloons are yours.
option-buy = acquire the card
    .tip = You pay { $price } doubloons. { card-tip }
option-build = build { $card } for { $price }
    .tip = You pay { $price } doubloons{ $first ->
        [0] { "" }
       *[other] {" "}and get 2 VP for being the first
    }. As things are it scores { $worth } VP at the end.
option-space = { $one }{ $count ->
    [2] {" "}and { $two }
   *[other] { "" }
}
    .tip = { $lasts ->
        [0] Both discs come off this space, and you do this at once.
       *[other] Both discs come off this space, and it holds for the rest of the game.
    }
option-raid = { $does }
    .tip = You roll three dice and take the power of one of them, for treasures and all that raids pay for.
option-raid-fixed = { $does }
    .tip = No dice are rolled: you raid with this power, for treasures and all that raids pay for.
option-raid-die = { $does }
    .tip = This die alone raids, for treasures of its colour and all that raids pay for.
option-explore = { $does }
    .tip = Your explorer goes up to that many spaces on the track, and the last one has its effect.
option-bury = { $does }
    .tip = A stored treasure goes below the dig line: it counts 2 VP more at the end, and its space may bring a bonus.
option-quest = { $does }
    .tip = You take quests from the offer or unseen from the deck, to be scored at the end.
option-upgrade = { $does }
    .tip = You take the two discs off a space of your ship, and what was below them is yours.
option-acquire = { $does }
    .tip = You buy an improvement that lies anywhere in the Caribbean, for its price.
option-build-residence = { $does }
    .tip = You build a residence that lies anywhere in the Caribbean, for its price.
option-figurehead = { $does }
    .tip = You pay 3 doubloons for a figurehead; everybody can have one.
option-place-black-market = { $does }
    .tip = You put a tile of yours on a location; whenever you end there, it works for you.
option-activate-black-market = { $does }
    .tip = A tile that you have placed works once, wherever your ship is.
option-discard-quest = { $does }
    .tip = A quest of your hand is given up for doubloons.
option-collect-income = { $does }
    .tip = You get all that your income brings, as you do between the rounds.
option-repeat-explorer-space = { $does }
    .tip = The space on which your explorer stands has its effect once more.
option-vp-per = { $does }
    .tip = The victory points are yours at once.
option-gain-treasure = { $does }
    .tip = The treasure goes into your storage.
option-gain-doubloons = { $does }
    .tip = The doubloons are yours at once.
option-gain-vp = { $does }
    .tip = The victory points are yours at once.
option-place-cubes = { $does }
    .tip = More cubes on an island make its treasures worth more at the end, for everybody.
option-die = { $prompt-key ->
    [reroll] keep it
   *[other] { $detail-key ->
        [yellow] the yellow die: { $yellow }, for gold
        [green] the green die: { $green }, for emeralds
       *[other] the white die: { $white }, for pearls
    }
}
    .tip = { $prompt-key ->
        [reroll] You raid with this roll, and no reroll is used.
       *[other] This die is your power, and the treasure that you can take is of its colour.
    }
option-reroll = { $prompt-key ->
    [reroll] roll it again
   *[other] roll all three again
}
    .tip = The new roll counts, even if it is worse.
option-kind = raid for { $detail }
    .tip = What this raid’s power buys of treasure is { $detail }. You have { $own } of it, and with { $cubes } cubes on its island each is worth { $worth } VP now.
option-spend = { $cost } power: { $one }{ $count ->
    [2] {" "}and { $two }
   *[other] { "" }
}
    .tip = You spend { $cost } of your { $power } power{ $pools ->
        [one] { "" }
       *[other] {" "}from the raid for { $kind }
    } and have { $left } left. Each action works once a turn, and power that is left at its end is lost.
option-treasure = { $kind }{ $bonus ->
    [0] { "" }
   *[other] {" "}on the bonus space: { $one }
}
    .tip = { $bonus ->
        [0] The treasure goes into your storage.
       *[other] The treasure is laid on the bonus space, which brings this at once.
    }
option-island = { $detail-island }
    .tip = { $cubes ->
        [one] 1 cube is
       *[other] { $cubes } cubes are
    } there, and { $own } of its treasures are yours. More cubes make them worth more for everybody.
option-dig = { $kind }: { $count ->
    [0] a space without a bonus
   *[other] { $one }
}
    .tip = The treasure is buried and counts 2 VP more at the end.{ $count ->
        [0] { "" }
       *[other] {" "}Its space brings this at once.
    }
option-take = { $detail-key ->
    [deck] the top card, unseen
   *[other] { $detail }
}
    .tip = { quest-tip }{ $detail-key ->
        [deck] {" "}{ $left } are left in the deck.
       *[other] { "" }
    }
option-refresh = lay out new quests first
    .tip = The quests on offer go, and new ones come before you take one.
option-sell = give up { $detail }
    .tip = You lose this quest for good. { quest-tip }
option-go = { $detail-key ->
    [tile] retire
   *[other] { $count ->
        [0] a space without an effect
        [1] { $one }
       *[other] { $one } and { $two }
    }{ $way-key ->
        [upper] , upper way
        [lower] , lower way
       *[other] { "" }
    }
}
    .tip = { $detail-key ->
        [tile] Your explorer retires: you build a residence at half the cost, and begin the track anew.
       *[other] Your explorer goes there. If it stops on this space, you get what stands on it.
    }{ $rivers ->
        [0] { "" }
        [1] {" "}It crosses a river.
       *[other] {" "}It crosses { $rivers } rivers.
    }
option-trade = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} less: { $one }
    .tip = Your explorer can go { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } less, and you get this for it.
option-card = { $card }
    .tip = You pay { $price } doubloons. { card-tip }
option-figure = { $detail }
    .tip = It brings: { $one }{ $count ->
        [1] { "" }
        [2] {" "}and { $two }
       *[other] {" "}or the same of another kind
    }.
option-tile = { $one }{ $count ->
    [2] {" "}and { $two }
   *[other] { "" }
}
    .tip = The tile goes on a location next, and does this whenever you end a move there.
option-at = on { $card }
    .tip = Whenever you end a move at { $card }, your tile works, too.
option-activate = { $one }{ $count ->
    [2] {" "}and { $two }
   *[other] { "" }
}
    .tip = Your tile works once, wherever your ship is.
option-ruby = take a ruby
    .tip = You can sell it in the ruby market, or keep it to exchange it for victory points.
option-sell-ruby = { $one }{ $count ->
    [2] {" "}and { $two }
   *[other] { "" }
}
    .tip = A ruby goes on this space, which brings this at once and is taken then.
option-exchange = exchange { $n }
    .tip = The rubies go, and you get 2 VP for each of them.

## What happened

event-chooses-size = { $who } draws a Caribbean of { $columns } columns and { $rows } rows.
event-draws-column = { $who } draws column { $column } of the Caribbean.
event-dealt-quest-secret = { $who } is dealt two quests to begin with and may keep { $card }.
event-dealt-quest = { $who } is dealt quests to begin with.
event-quest-on-offer = The quest market is filled up: { $card } is on offer.
event-sails = { $who } sails to { $target }.
event-steps = { $who } sails on, card by card, to { $target }.
event-pays = { $who } pays { $n } { $n ->
    [one] doubloon
   *[other] doubloons
} { $why-key ->
    [redbeard] because Redbeard lies at the same place
   *[other] for { $why }
}.
event-pays-opponent = { $who } pays { $whom } { $n } { $n ->
    [one] doubloon
   *[other] doubloons
} { $why-key ->
    [why-fight] for the lost fight
   *[other] because their ships lie at the same place
}.
event-gains-vp = { $who } gains { $n } VP from { $why }.
event-gains-doubloons = { $who } { $why-key ->
    [why-found] finds
   *[other] takes
} { $n } { $n ->
    [one] doubloon
   *[other] doubloons
} { $why-key ->
    [why-ignored] instead of the improvement card
    [why-found] by being the first to land here
    [why-met] because Redbeard has landed at the same place
   *[other] from { $why }
}.
event-acquires = { $who } acquires { $card }.
event-refills = { $card-key ->
    [hidden] A face-down card fills the place of the card that was taken.
   *[other] { $card } fills the place of the card that was taken.
}
event-level-two-open = The next card of level II lies face up in the deck, so all know it: { $card }.
event-builds = { $who } builds a residence, the { $card }, for { $price } { $price ->
    [one] doubloon
   *[other] doubloons
}.
event-value-rises = The value tile here puts a cube on { $island-island }, which has { $cubes } now.
event-places-cubes = { $who } puts { $n ->
    [one] a cube
   *[other] { $n } cubes
} on { $island-island } thanks to { $why }: it has { $cubes } now.
event-upgrades = { $who } upgrades the ship and has from now on { $space }.
event-takes-figurehead = { $who } takes the figurehead { $figure } for the ship.
event-places-tile = { $who } places the black market tile { $tile } on { $target }.
event-activates-tile = { $who } uses the black market tile { $tile }.
event-rolls = { $who } rolls for the raid: yellow { $yellow }, green { $green }, white { $white }.
event-rolls-die = { $who } rolls for the raid: { $pips } with the { $die } die.
event-raids = { $who } raids for { $kind } with { $power } power, of die and ship.
event-spends-power = { $who } spends { $n } power on { $source }, { $left } left.
event-gains-treasure = { $who } takes { $kind-one } from { $why }; { $kind-island } keeps { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
event-buries = { $who } buries { $kind-one }.
event-draws-quest = { $who } takes a quest from the deck.
event-draws-quest-secret = { $who } takes a quest from the deck: { $card }.
event-takes-quest = { $who } takes a quest: { $card }.
event-refreshes-quests = { $who } lays out new quests.
event-sells-quest = { $who } puts a quest under the deck for { $n } doubloons.
event-sells-quest-secret = { $who } puts { $card } under the deck for { $n } doubloons.
event-trades-steps = { $who }’s explorer goes a shorter way for the bonus of { $source }, { $left } left to go.
event-explores = { $who }’s explorer moves on thanks to { $why }{ $rivers ->
    [0] { "" }
    [one] {" "}and has crossed 1 river
   *[other] {" "}and has crossed { $rivers } rivers
}.
event-retires = { $who }’s explorer retires to the { $card } and begins anew.
event-takes-ruby = { $who } takes a ruby, since this island has them.
event-sells-ruby = { $who } sells a ruby in the Bay, on space { $space } of the market, for its bonus.
event-exchanges-rubies = { $who } exchanges { $n ->
    [one] a ruby
   *[other] { $n } rubies
} for points.
event-reveals = { $who } comes to a face-down card and turns it up: { $card }.
event-value-tile = The card shows a treasure, so it gets a value tile: { $island-island }.
event-fights = { $who } rolls { $pips } in the fight and has { $total } with all that is added.
event-wins-fight = { $who } has most, { $total }, and wins the fight.
event-fight-tied = The fight is tied at { $total }: nothing happens.
event-earns = { $who } is paid for all green scrolls: { $doubloons } { $doubloons ->
    [one] doubloon
   *[other] doubloons
} and { $vp } VP of income.
event-round-ends = Maracaibo is reached: round { $round } is over{ $round ->
    [3] , and with it the game
   *[other] {" "}and all ships return to the start
}.
event-shows-quest = { $who } shows { $card }: { $vp ->
    [0] not done, no VP.
    [-5] not done, −5 VP.
   *[other] done, { $vp } VP.
}
event-scores = { $who } has { $total } points: { $played } gained in play, rivers { $rivers }, doubloons { $doubloons }, cards { $cards }, grey scrolls { $scrolls }, residences { $residences }, treasures { $treasures }, buried { $buried }, quests { $quests }, six quests { $quest-bonus }, rubies { $rubies }, handicap { $handicap }.
event-red-reveals = { $who }’s turn is decided by a card: { $card }.
event-red-ignores = { $who } can do nothing that { $card } asks for and looks at another card.
event-red-reshuffles = { $who } has shown all his cards and shuffles the six anew.
event-red-drifts = { $who } finds no action on any of the six cards and just sails on to { $target }, { $because }.
event-red-decides = { $who } follows { $card } and goes to { $target } to { $action-key ->
    [raid] raid
    [explore] explore
    [quest] take a quest
    [acquire-location] take the top card of level II
   *[improvement] take the card
}, { $because }.
event-red-extra = { $who } first has an additional action: { $action-key ->
    [gain-vp] { $n } VP
    [treasure-by-die] a treasure by the die
    [explorer-steps] the explorer goes { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
    [place-cubes] a cube on the island of the kind he has most of
    [bury] a treasure is buried
   *[upgrade] an upgrade
}.
event-red-upgrades = { $who } fills upgrade space { $space } of his board, and gets what it says: { $effect-key ->
    [advance] he grows stronger
    [figurehead] a figurehead
    [quest] a quest
   *[residence] a residence
}.
event-red-settles = { $who } puts his marker on the { $card }, as the die says.
event-red-rolls = { $who } rolls { $pips } for the treasure, which means { $kind }.
event-red-takes-card = { $who } takes { $card } for his pile, as his card says; it is worth 6 VP at the end.
event-red-buries = { $who } buries { $kind-one } as his additional action.
name-because-bay = because the Bay is within reach
name-because-only = because nothing else is within reach
name-because-nearest-maracaibo = because it is the nearest to Maracaibo
name-because-topmost = because it is the topmost of those equally near to Maracaibo

## The scene: things on the table, and what is said when somebody points at them

thing-caribbean = Caribbean
thing-track = Exploration
thing-market = Market
thing-base = { $whom }
thing-place = Column { $column }, row { $row }
thing-drawn = { $island ->
    [0] A place for a card
   *[other] A place for an island
}
thing-start = Start
thing-bay = The Bay
thing-maracaibo = Maracaibo
thing-start-hint = Every voyage begins here: the first space is any card of the first column.
thing-bay-hint = The move ends here. Make an upgrade, then raid with 2 more power, explore 4, or build any residence. The next move leads to Maracaibo.{ $rubies ->
    [0] { "" }
   *[other] {" "}Rubies can be sold and exchanged here.
}
thing-maracaibo-hint = 6 VP and an upgrade. Whoever comes here ends rounds 1 and 2 at once; in round 3 everybody has the same number of turns.{ $rubies ->
    [0] { "" }
   *[other] { "" }
}
thing-island = Island of { $kind }: { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
thing-island-title = { $cubes } → { $vp }
thing-island-hint = At the end each { $kind } is worth { $vp } VP: 2 with up to 2 cubes, 3 with 3 or 4, 4 with 5 or 6, 5 with more. Ships cannot enter.
thing-ship = Ship: { $whom }
thing-ship-hint = It sails 1 to { $most } spaces and must end in a column nearer to Maracaibo.{ $redbeard ->
    [0] {" "}Whoever ends a move on its card pays a doubloon.
   *[other] { "" }
}
thing-explorer = Explorer: { $whom }
thing-explorer-hint = { $rivers ->
    [0] No river crossed yet
    [one] One river crossed
   *[other] { $rivers } rivers crossed
}, 4 VP each at the end.{ $bonus ->
    [0] { "" }
    [one] {" "}It may go 1 more space each time.
   *[other] {" "}It may go { $bonus } more spaces each time.
}
thing-face-down = { $kind-key ->
    [location] A face-down location
   *[other] A face-down card
}
thing-hidden-hint = { $kind-key ->
    [blank] Level II is used up: whoever ends a move here takes 5 doubloons.
    [location] A location in the fog: whoever ends a move here takes the doubloons on it and turns it up.
   *[other] A card in the fog: the first ship that sails onto it turns it up.
}{ $coins ->
    [0] { "" }
    [one] {" "}One doubloon lies on it.
   *[other] {" "}{ $coins } doubloons lie on it.
}
thing-improvement-hint = { $card } ({ $type }). Cost { $cost }{ $price ->
    [-1] { "" }
   *[other] , for you { $price }
}. { $points ->
    [0] { "" }
   *[other] { $points } VP at the end.{" "}
}{ $now-count ->
    [0] { "" }
    [1] At once: { $now-one }.{" "}
   *[other] At once: { $now-one }; { $now-two }.{" "}
}{ $lasting-key ->
    [nothing] { "" }
   *[other] From then on: { $lasting }.{" "}
}{ $doubloons ->
    [0] { "" }
   *[other] Income each round: { $doubloons } { $doubloons ->
        [one] doubloon
       *[other] doubloons
    }.{" "}
}{ $vp ->
    [0] { "" }
   *[other] Income each round: { $vp } VP.{" "}
}{ $end-key ->
    [nothing] { "" }
   *[other] At the end: { $end }.
}
thing-residence-hint = Build it for { $cost } doubloons{ $price ->
    [-1] { "" }
   *[other] {" "}(for you { $price })
}{ $first ->
    [0] { "" }
   *[other] , 2 VP for the first
}. At the end { $vp } VP for each of your { $what }, { $most } at most{ $worth ->
    [-1] { "" }
   *[other] ; it would score { $worth } for you now
}.
thing-location-hint = { $value-key ->
    [none] { "" }
   *[other] First a cube goes on { $value-island }.{" "}
}Then an upgrade, then { $count ->
    [1] { $one }
   *[other] { $one } { $either ->
        [0] and
       *[other] or
    } { $two }
}.{ $rubies ->
    [0] { "" }
   *[other] {" "}A ruby waits here.
}
thing-value = Value tile: { $kind-island }
thing-value-hint = Whoever ends a move here must put a cube on that island.
thing-fog-coins = { $n ->
    [one] 1 doubloon in the fog
   *[other] { $n } doubloons in the fog
}
thing-stall = Black market of { $whom }: { $tile }
thing-delivery = Rubies are delivered here
thing-marker = Residence of { $whom }
thing-quest-hint = { $hunters ->
    [0] { $what0 }: { $easy0 } for { $easyvp } VP, { $hard0 } for { $hardvp }
   *[other] { $what0 }: { $hard0 } for { $huntersvp } VP, else { $failed } VP lost
}{ $count ->
    [1] { "" }
    [2] {" "}— and { $what1 }: { $easy1 } or { $hard1 }
   *[other] {" "}— and { $what1 }: { $easy1 } or { $hard1 } — and { $what2 }: { $easy2 } or { $hard2 }
}.{ $known ->
    [0] { "" }
   *[other] {" "}You have { $have0 }{ $count ->
        [1] { "" }
        [2] {" "}and { $have1 }
       *[other] , { $have1 } and { $have2 }
    }; { $points ->
        [0] nothing scored yet
       *[other] { $points } VP so far
    }.
}
thing-figurehead-hint = { $figure }: { $one }{ $count ->
    [1] { "" }
    [2] ; { $two }
   *[other] , or three of another kind
}. One figurehead for each captain, for 3 doubloons.
thing-red-card-hint = Redbeard does the topmost action that he can; with the Bay within reach, a raid or an exploration there first.{ $set-key ->
    [a] { "" }
   *[other] {" "}Before it: { $extra-key ->
        [gain-vp] { $n } VP
        [treasure-by-die] a treasure by the die
        [explorer-steps] his explorer goes { $n ->
            [one] 1 space
           *[other] { $n } spaces
        }
        [place-cubes] a cube on the island of the kind he has most of
        [bury] he buries a treasure
       *[other] an upgrade
    }.
}
thing-space = { $count ->
    [0] { $n ->
        [0] Start of the track
       *[other] A space without an effect
    }
    [1] { $one }
   *[other] { $one } and { $two }
}
thing-space-hint = { $rivers ->
    [0] No river lies behind you here.
    [one] One river lies behind you here.
   *[other] { $rivers } rivers lie behind you here.
} Only the space where an explorer stops has an effect; spaces with others are passed over.
thing-discount-tile = { $used ->
    [0] Behind the end of the track
   *[other] Retirement
}
thing-discount-tile-hint = { $used ->
    [0] Only used with the module Retirement.
   *[other] Once in the game: build a residence at half its cost, and the explorer returns to the start.
}
thing-rack = A place for an improvement card
thing-prow = The figurehead’s place
thing-cards-of = Cards of { $whom }
thing-upgrade = { $one }{ $count ->
    [2] {" "}and { $two }
   *[other] { "" }
}
thing-upgrade-hint = { $made ->
    [0] { $open ->
        [0] Behind the blocking line: { $needs } upgrades are needed before.
       *[other] Free.
    }
   *[other] Made.
} { $lasting ->
    [0] It works once, at once.
   *[other] It works from then on.
}
thing-bonus = { $taken ->
    [0] Bonus space for { $kind }: { $one }
   *[other] Bonus space for { $kind }, taken
}
thing-bonus-hint = A treasure laid here brings the bonus; the space is free again when its treasure is buried.
thing-stored = Stored { $kind }: { $n }
thing-stored-hint = Treasures above the dig line. Each is worth what its island says, buried or not.
thing-hole = { $taken ->
    [0] { $count ->
        [0] Burial space for { $kind }
       *[other] Burial space for { $kind }: { $one }
    }
   *[other] Buried: { $lies }
}
thing-hole-hint = A buried treasure counts 2 VP more.
thing-tile = Black market: { $one }{ $count ->
    [2] {" "}and { $two }
   *[other] { "" }
}
thing-tile-hint = { $placed ->
    [0] Not placed yet.
   *[other] It lies on { $where }: whenever you end a move there you use it.
}
thing-red-upgrade = { $effect-key ->
    [red-advance] Redbeard grows stronger
    [red-figurehead] Redbeard takes a figurehead
    [red-quest] Redbeard takes a quest
   *[red-residence] Redbeard takes a residence
}
thing-red-upgrade-hint = { $made ->
    [0] Filled column by column, from the top.
   *[other] Done.
}
thing-red-level = Level { $level }{ $here ->
    [0] { "" }
   *[other] {" "}(now)
}
thing-red-level-hint = { $level ->
    [1] Raid: 1 treasure. Explore: 3 VP.
    [2] Raid: 2 VP and 1 treasure. Explore: 1 more space and 3 VP.
    [3] Raid: 2 VP, 1 treasure, and a cube if he then has more of its kind than you. Explore: 2 more spaces and 4 VP.
   *[other] Raid: 3 VP, 2 treasures, and a cube if he then has more of their kind than you. Explore: 2 more spaces and 6 VP.
}
thing-red-stored = Redbeard’s { $kind }: { $n }
thing-red-buried = Redbeard’s buried { $kind }: { $n }
thing-red-place = A place for one of Redbeard’s cards
thing-red-deck = Redbeard’s deck: { $n }
thing-on-offer = On offer
thing-head-quests = Quests
thing-head-quests-hint = Taken with the quest action: from the deck unseen, or one of those that lie open.
thing-head-figureheads = Figureheads
thing-head-figureheads-hint = Taken for 3 doubloons by the upgrade with the prow; they are not replaced.
thing-head-level-two = Level II
thing-head-level-two-hint = Whenever a card is acquired, the top card of level II takes its place.
thing-head-rubies = Ruby market
thing-head-rubies-hint = In the Bay one ruby may be sold for the bonus of an empty space, and any number exchanged for 2 VP each.
thing-quest-deck = Quest deck: { $n }
thing-quest-deck-hint = The top card is taken unseen.
thing-quest-market = Quests on offer
thing-level-two = Level II: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
thing-level-two-hint = It holds further improvements and four locations.
thing-figureheads = Figureheads
thing-ruby-space = { $sold ->
    [0] { $one }{ $count ->
        [2] {" "}and { $two }
       *[other] { "" }
    }
   *[other] Sold
}
thing-ruby-space-hint = { $sold ->
    [0] The bonus for a ruby sold in the Bay.
   *[other] This bonus is gone.
}
thing-hand = Your quests
thing-hand-of = Quests of { $whom }
thing-last = { $whom } has the last turn
thing-last-hint = In round 3 the game ends with a turn of this captain, so that all have had the same number of turns.
thing-vp = { $n } VP so far
thing-vp-hint = Points gained in play; the rest is counted at the end.
thing-projected = { $n } points if the game ended now
thing-projected-hint = In play { $played }, rivers { $rivers }, doubloons { $doubloons }, cards { $cards }, grey scrolls { $scrolls }, residences { $residences }, treasures { $treasures }, buried { $buried }, quests { $quests }, six quests { $quest-bonus }, rubies { $rubies }, handicap { $handicap }. Secret quests of others are not counted.
thing-doubloons = { $n ->
    [one] 1 doubloon
   *[other] { $n } doubloons
}
thing-doubloons-hint = They pay for cards, residences and figureheads; at the end each five are 1 VP.
thing-income = Income of { $n ->
    [one] 1 doubloon
   *[other] { $n } doubloons
}
thing-income-hint = From green scrolls, at the end of each round.
thing-income-vp = Income of { $n } VP
thing-income-vp-hint = From green scrolls, at the end of each round.
thing-own-treasures = { $kind }: { $stored } stored, { $buried } buried
thing-own-treasures-hint = Each counts what its island says, a buried one 2 VP more.
thing-rivers = { $n ->
    [one] 1 river crossed
   *[other] { $n } rivers crossed
}
thing-rivers-hint = 4 VP each at the end.
thing-quests = { $n ->
    [one] 1 quest
   *[other] { $n } quests
}
thing-quests-hint = Secret until the end; six that score bring 10 VP more.
thing-cards = { $n ->
    [one] 1 improvement card
   *[other] { $n } improvement cards
}
thing-cards-hint = They lie open on their owner’s board.
thing-power = { $n } more raid power
thing-power-hint = Added to each raid. Yellow die +{ $yellow }, green +{ $green }, white +{ $white }; { $rerolls ->
    [one] 1 reroll
   *[other] { $rerolls } rerolls
}.
thing-discount = Everything is { $n } cheaper
thing-discount-hint = Improvement cards and residences, never below 0.
thing-rubies = { $n ->
    [one] 1 ruby
   *[other] { $n } rubies
}
thing-rubies-hint = Sold or exchanged in the Bay; worth nothing at the end.
thing-raid = Raid
thing-raider = { $whom }
thing-die = { $colour } die: { $n }
thing-die-hint = The die that you choose gives the power and the kind of treasure: yellow gold, green emerald, white pearl.
thing-pool = { $n } power for { $kind }
thing-pool-hint = What is not spent is lost when the turn ends.
thing-action = { $cost } power
thing-action-hint = { $one }{ $count ->
    [2] {" "}and { $two }
   *[other] { "" }
}. Once each turn ({ $source }).
thing-round = Round { $round } of 3
thing-round-hint = { $ending ->
    [0] A round ends when somebody reaches Maracaibo.
   *[other] Somebody is in Maracaibo: the last turns of the game.
}

## Lessons

coach-size = The sea that you draw has about nine columns and four rows. More columns make the voyages longer; more room leaves more gaps to sail around.
coach-column = You draw the sea yourself, column by column from the left: ▮ is a card, ▲▲ an island as high as two cards, · open sea. Islands block the way, so a column with one makes the captains choose a side.
coach-keep-quest = Keep the quest that you can see yourself fulfil, since it shows the way for the whole game. The lower condition is harder and brings more, and only the better of the two counts.
coach-discard-quest = Only the harder condition of a quest counts now, twice its points, and a failed quest costs 5. Give back the one that looks farthest away.
coach-sail = You sail one to three spaces and must end nearer to Maracaibo, so short moves mean more turns before the round is over. Hover over a card to see what it would let you do.
coach-step = In the fog each card that you sail onto is turned up, and then you decide anew whether to stop. You must still end nearer to Maracaibo than you began.
coach-pay = Each captain whose card you share gets a doubloon, and you have too few for all. Pay the one who is least dangerous.
coach-improvement = Acquire the card or leave it and take 5 doubloons. Cards with income pay three times if you get them in the first round.
coach-residence = A residence counts at the end by what you collect, up to 24 points. Build it when you know that you will collect just that.
coach-upgrade = Every upgrade brings you nearer to the spaces behind the next line. Red scrolls work for the whole game, so take those early.
coach-effects = All of these are yours, in any order you like, and each may be left out. Think about the order, since one can make the next one better.
coach-die = The die gives the power and the kind of treasure, and you may roll all three again once. A treasure costs 5 power unless you have learned to do it for 3.
coach-reroll = Only this one die is rolled, and its colour decides what you can take. Roll again if it shows less than you need for a treasure.
coach-raid-kind = No dice this time: you choose the treasure and the power is fixed. Take the kind that your quests and residences count.
coach-spend = Each action can be used once a turn, however many raids you have. What is left at the end of the turn is lost.
coach-treasure = A treasure is worth more the more cubes its island keeps, and taking one takes a cube away. The bonus space pays at once and is free again after burying.
coach-island = More cubes make every treasure of that kind worth more at the end, also those of the others. Help the kind of which you have most.
coach-bury = A buried treasure counts 2 VP more and brings the bonus of its space. The best spaces of a kind are soon used up, so look what you need now.
coach-quest = Quests bring points for what you collect anyway, and six that score bring 10 more. Take one that goes with those you have.
coach-sell-quest = A quest that you will not fulfil is worth eight doubloons today. Nobody learns which one it was.
coach-explore = Only the space where your explorer stops counts, and spaces with others are passed over for free. Each river behind you is 4 VP at the end.
coach-retire = Your explorer settles down: a residence at half its cost, and the way begins anew. The rivers are then uncrossed, so mind what your quests ask.
coach-acquire = You may take any card with this symbol, wherever it lies. Look for one that pays for itself before the game ends.
coach-build = You may build any residence where you have none yet. Look at what it would score for you now, and at what you can still add.
coach-figurehead = A figurehead works for the rest of the game and you can have only one. They are not replaced, so the best is gone first.
coach-tile = The tile works now and whenever you end a move on its location. Place it early and where you will come by again.
coach-tile-place = Choose a location that you will want to visit in every round. No other tile may lie there, and yours stays for good.
coach-activate = Your tile works once more, wherever your ship is. Take the one that counts most right now.
coach-ruby = A ruby costs nothing and can be sold in the Bay. There is one bonus for each space of the ruby market, so the first choose best.
coach-sell-ruby = Each bonus of the ruby market can be had once in the whole game. Take what is rare: an upgrade or a treasure is worth more than it looks.
coach-exchange-rubies = Rubies that you cannot sell are 2 VP each here. At the end they are worth nothing, so in the last round exchange them all.

## What everybody should see: titles

highlight-fight = A fight
highlight-round = The end of round { $round }

aspect-points = points
aspect-quests = quests and residences
aspect-doubloons = doubloons
aspect-income = income
aspect-engine = the ship
aspect-time = time
temper-raider = raider
temper-explorer = explorer
temper-settler = settler
