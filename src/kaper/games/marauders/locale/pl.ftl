### Co mówią po polsku Kupcy i Korsarze.

game-title = Kupcy i Korsarze
setting-target = Punkty chwały do zwycięstwa
setting-target-hint = Kto pierwszy zdobędzie tyle punktów chwały, kończy grę. Zwykle gra się do dziesięciu.
setting-target-ten = 10 punktów
setting-target-fifteen = 15 punktów, długa gra
setting-target-five = 5 punktów
setting-target-six = 6 punktów
setting-target-seven = 7 punktów
setting-target-eight = 8 punktów
setting-target-nine = 9 punktów
setting-target-eleven = 11 punktów
setting-target-twelve = 12 punktów
setting-target-thirteen = 13 punktów
setting-target-fourteen = 14 punktów
setting-target-sixteen = 16 punktów
setting-target-seventeen = 17 punktów
setting-target-eighteen = 18 punktów
setting-target-nineteen = 19 punktów
setting-target-twenty = 20 punktów
setting-target-twenty-one = 21 punktów
setting-target-twenty-two = 22 punkty
setting-target-twenty-three = 23 punkty
setting-target-twenty-four = 24 punkty
setting-target-twenty-five = 25 punktów
setting-npc = Kto prowadzi Kapitanów Niezależnych
setting-npc-hint = Czy o piratach i okrętach flagowych decyduje gracz, czy reguła, co jest szybsze.
setting-npc-next-player = następny gracz
setting-npc-rule = prosta reguła

ending-glory = Runda chwały dograna do końca: Karaiby mają swoją legendę.
ending-events = Minęło ostatnie wydarzenie; czas policzyć chwałę i dukaty.
ending-captains = Nie ma już kapitana, który wypłynąłby w morze; czas policzyć chwałę i dukaty.
part-track = Tor chwały
part-stash = Ukryte dukaty
figure-rounds = Rundy
figure-deaths = Polegli kapitanowie
figure-winner-pirate = Wygrał pirat
figure-winner-merchant = Wygrał kupiec
figure-points-defeat = Punkty za pokonane statki
figure-points-sale = Punkty za sprzedaż
figure-points-raid = Punkty za ataki na kupców
figure-points-mission = Punkty za misje
figure-points-rumor = Punkty za plotki
figure-points-ship = Punkty za kupione statki
figure-points-stash = Punkty za ukryte dukaty
kind-captain = Kapitanowie na koniec gry

## Nazwy; `gen`, `acc`, `loc` to przypadki, `to`, `from`, `in` porty, `waters` i `sea` akweny

name-nassau = Nassau
    .gen = Nassau
    .to = do Nassau
    .from = z Nassau
    .in = w Nassau
    .waters = akwen Nassau
    .sea = w akwenie Nassau
name-havana = Hawana
    .gen = Hawany
    .to = do Hawany
    .from = z Hawany
    .in = w Hawanie
    .waters = akwen Hawany
    .sea = w akwenie Hawany
name-tortuga = Tortuga
    .gen = Tortugi
    .to = na Tortugę
    .from = z Tortugi
    .in = na Tortudze
    .waters = akwen Tortugi
    .sea = w akwenie Tortugi
name-port-royal = Port Royal
    .gen = Port Royal
    .to = do Port Royal
    .from = z Port Royal
    .in = w Port Royal
    .waters = akwen Port Royal
    .sea = w akwenie Port Royal
name-old-providence = Old Providence
    .gen = Old Providence
    .to = do Old Providence
    .from = z Old Providence
    .in = w Old Providence
    .waters = akwen Old Providence
    .sea = w akwenie Old Providence
name-petite-goave = Petite Goave
    .gen = Petite Goave
    .to = do Petite Goave
    .from = z Petite Goave
    .in = w Petite Goave
    .waters = akwen Petite Goave
    .sea = w akwenie Petite Goave
name-cartagena = Cartagena
    .gen = Cartageny
    .to = do Cartageny
    .from = z Cartageny
    .in = w Cartagenie
    .waters = akwen Cartageny
    .sea = w akwenie Cartageny
name-santo-domingo = Santo Domingo
    .gen = Santo Domingo
    .to = do Santo Domingo
    .from = z Santo Domingo
    .in = w Santo Domingo
    .waters = akwen Santo Domingo
    .sea = w akwenie Santo Domingo
name-san-juan = San Juan
    .gen = San Juan
    .to = do San Juan
    .from = z San Juan
    .in = w San Juan
    .waters = akwen San Juan
    .sea = w akwenie San Juan
name-caribbean-sea = Morze Karaibskie
    .gen = Morza Karaibskiego
    .to = na Morze Karaibskie
    .from = z Morza Karaibskiego
    .in = na Morzu Karaibskim
    .waters = Morze Karaibskie
    .sea = na Morzu Karaibskim
name-curacao = Curaçao
    .gen = Curaçao
    .to = na Curaçao
    .from = z Curaçao
    .in = na Curaçao
    .waters = akwen Curaçao
    .sea = w akwenie Curaçao
name-caracas = Caracas
    .gen = Caracas
    .to = do Caracas
    .from = z Caracas
    .in = w Caracas
    .waters = akwen Caracas
    .sea = w akwenie Caracas
name-st-maarten = St. Maarten
    .gen = St. Maarten
    .to = na St. Maarten
    .from = z St. Maarten
    .in = na St. Maarten
    .waters = akwen St. Maarten
    .sea = w akwenie St. Maarten
name-basse-terre = Basse-Terre
    .gen = Basse-Terre
    .to = do Basse-Terre
    .from = z Basse-Terre
    .in = w Basse-Terre
    .waters = akwen Basse-Terre
    .sea = w akwenie Basse-Terre
name-st-john = Św. Jan
    .gen = Św. Jana
    .to = do portu Św. Jana
    .from = z portu Św. Jana
    .in = w porcie Św. Jana
    .waters = akwen Św. Jana
    .sea = w akwenie Św. Jana
name-bridgetown = Bridgetown
    .gen = Bridgetown
    .to = do Bridgetown
    .from = z Bridgetown
    .in = w Bridgetown
    .waters = akwen Bridgetown
    .sea = w akwenie Bridgetown
name-trinidad = Trynidad
    .gen = Trynidadu
    .to = na Trynidad
    .from = z Trynidadu
    .in = na Trynidadzie
    .waters = akwen Trynidadu
    .sea = w akwenie Trynidadu

name-sloop = slup
    .acc = slup
    .loc = slupie
name-flute = fleuta
    .acc = fleutę
    .loc = fleucie
name-frigate = fregata
    .acc = fregatę
    .loc = fregacie
name-galleon = galeon
    .acc = galeon
    .loc = galeonie
name-man-of-war = okręt liniowy
    .acc = okręt liniowy
    .loc = okręcie liniowym
name-spanish = Hiszpania
    .cap = Hiszpania
    .gen = Hiszpanii
    .adj = hiszpański
    .whom = hiszpańskiego
name-english = Anglia
    .cap = Anglia
    .gen = Anglii
    .adj = angielski
    .whom = angielskiego
name-french = Francja
    .cap = Francja
    .gen = Francji
    .adj = francuski
    .whom = francuskiego
name-dutch = Holandia
    .cap = Holandia
    .gen = Holandii
    .adj = holenderski
    .whom = holenderskiego
name-spanish-navy = hiszpański okręt flagowy
    .cap = Hiszpański okręt flagowy
    .gen = hiszpańskiego okrętu flagowego
    .acc = hiszpański okręt flagowy
name-english-navy = angielski okręt flagowy
    .cap = Angielski okręt flagowy
    .gen = angielskiego okrętu flagowego
    .acc = angielski okręt flagowy
name-french-navy = francuski okręt flagowy
    .cap = Francuski okręt flagowy
    .gen = francuskiego okrętu flagowego
    .acc = francuski okręt flagowy
name-dutch-navy = holenderski okręt flagowy
    .cap = Holenderski okręt flagowy
    .gen = holenderskiego okrętu flagowego
    .acc = holenderski okręt flagowy
name-pirate-sloop = piracki slup
    .cap = Piracki slup
    .gen = pirackiego slupa
    .acc = piracki slup
name-pirate-frigate = piracka fregata
    .cap = Piracka fregata
    .gen = pirackiej fregaty
    .acc = piracką fregatę
name-land = wróg na lądzie
    .cap = Wróg na lądzie
    .gen = wroga na lądzie
    .acc = wroga na lądzie
name-hull = Kadłub
    .gen = Kadłuba
    .acc = Kadłub
name-cargo = Ładownia
    .gen = Ładowni
    .acc = Ładownię
name-masts = Maszty
    .gen = Masztów
    .acc = Maszty
name-crew = Załoga
    .gen = Załogi
    .acc = Załogę
name-cannons = Działa
    .gen = Dział
    .acc = Działa
name-seamanship = Żeglarstwo
    .gen = Żeglarstwa
name-scouting = Rozpoznanie
    .gen = Rozpoznania
name-leadership = Dowodzenie
    .gen = Dowodzenia
name-influence = Wpływy
    .gen = Wpływów
name-S = ☠
name-1 = 1
name-2 = 2
name-3 = 3
name-4 = 4
name-shoot = Ostrzał
name-board = Abordaż
name-flee = Ucieczka
name-nothing = nic

name-cocoa = kakao
    .gen = kakao
name-food = żywność
    .gen = żywności
name-rum = rum
    .gen = rumu
name-spices = przyprawy
    .gen = przypraw
name-sugar = cukier
    .gen = cukru
name-textiles = tkaniny
    .gen = tkanin
name-tobacco = tytoń
    .gen = tytoniu
name-wood = drewno
    .gen = drewna
name-cocoa-1 = kakao 1 (ucieczka)
    .good = kakao
    .gen = kakao
name-cocoa-2 = kakao 3 (ucieczka)
    .good = kakao
    .gen = kakao
name-cocoa-3 = kakao 3 (ucieczka)
    .good = kakao
    .gen = kakao
name-cocoa-4 = kakao 4 (ucieczka)
    .good = kakao
    .gen = kakao
name-cocoa-5 = kakao 2 (Maszty)
    .good = kakao
    .gen = kakao
name-cocoa-6 = kakao 3 (Załoga)
    .good = kakao
    .gen = kakao
name-cocoa-7 = kakao 3 (Maszty)
    .good = kakao
    .gen = kakao
name-cocoa-8 = kakao 5 (Działa)
    .good = kakao
    .gen = kakao
name-food-1 = żywność 2 (ucieczka)
    .good = żywność
    .gen = żywności
name-food-2 = żywność 3 (ucieczka)
    .good = żywność
    .gen = żywności
name-food-3 = żywność 3 (ucieczka)
    .good = żywność
    .gen = żywności
name-food-4 = żywność 5 (ucieczka)
    .good = żywność
    .gen = żywności
name-food-5 = żywność 1 (Załoga)
    .good = żywność
    .gen = żywności
name-food-6 = żywność 3 (Ładownia)
    .good = żywność
    .gen = żywności
name-food-7 = żywność 3 (Działa)
    .good = żywność
    .gen = żywności
name-food-8 = żywność 4 (Maszty)
    .good = żywność
    .gen = żywności
name-rum-1 = rum 2 (ucieczka)
    .good = rum
    .gen = rumu
name-rum-2 = rum 3 (ucieczka)
    .good = rum
    .gen = rumu
name-rum-3 = rum 3 (ucieczka)
    .good = rum
    .gen = rumu
name-rum-4 = rum 4 (ucieczka)
    .good = rum
    .gen = rumu
name-rum-5 = rum 1 (Ładownia)
    .good = rum
    .gen = rumu
name-rum-6 = rum 3 (Maszty)
    .good = rum
    .gen = rumu
name-rum-7 = rum 3 (Kadłub)
    .good = rum
    .gen = rumu
name-rum-8 = rum 5 (Załoga)
    .good = rum
    .gen = rumu
name-spices-1 = przyprawy 1 (ucieczka)
    .good = przyprawy
    .gen = przypraw
name-spices-2 = przyprawy 3 (ucieczka)
    .good = przyprawy
    .gen = przypraw
name-spices-3 = przyprawy 3 (ucieczka)
    .good = przyprawy
    .gen = przypraw
name-spices-4 = przyprawy 4 (ucieczka)
    .good = przyprawy
    .gen = przypraw
name-spices-5 = przyprawy 2 (Maszty)
    .good = przyprawy
    .gen = przypraw
name-spices-6 = przyprawy 3 (Działa)
    .good = przyprawy
    .gen = przypraw
name-spices-7 = przyprawy 3 (Kadłub)
    .good = przyprawy
    .gen = przypraw
name-spices-8 = przyprawy 5 (Ładownia)
    .good = przyprawy
    .gen = przypraw
name-sugar-1 = cukier 2 (ucieczka)
    .good = cukier
    .gen = cukru
name-sugar-2 = cukier 3 (ucieczka)
    .good = cukier
    .gen = cukru
name-sugar-3 = cukier 3 (ucieczka)
    .good = cukier
    .gen = cukru
name-sugar-4 = cukier 5 (ucieczka)
    .good = cukier
    .gen = cukru
name-sugar-5 = cukier 1 (Ładownia)
    .good = cukier
    .gen = cukru
name-sugar-6 = cukier 3 (Załoga)
    .good = cukier
    .gen = cukru
name-sugar-7 = cukier 3 (Działa)
    .good = cukier
    .gen = cukru
name-sugar-8 = cukier 4 (Maszty)
    .good = cukier
    .gen = cukru
name-textiles-1 = tkaniny 1 (ucieczka)
    .good = tkaniny
    .gen = tkanin
name-textiles-2 = tkaniny 3 (ucieczka)
    .good = tkaniny
    .gen = tkanin
name-textiles-3 = tkaniny 3 (ucieczka)
    .good = tkaniny
    .gen = tkanin
name-textiles-4 = tkaniny 4 (ucieczka)
    .good = tkaniny
    .gen = tkanin
name-textiles-5 = tkaniny 2 (Ładownia)
    .good = tkaniny
    .gen = tkanin
name-textiles-6 = tkaniny 3 (Maszty)
    .good = tkaniny
    .gen = tkanin
name-textiles-7 = tkaniny 3 (Załoga)
    .good = tkaniny
    .gen = tkanin
name-textiles-8 = tkaniny 5 (Kadłub)
    .good = tkaniny
    .gen = tkanin
name-tobacco-1 = tytoń 2 (ucieczka)
    .good = tytoń
    .gen = tytoniu
name-tobacco-2 = tytoń 3 (ucieczka)
    .good = tytoń
    .gen = tytoniu
name-tobacco-3 = tytoń 3 (ucieczka)
    .good = tytoń
    .gen = tytoniu
name-tobacco-4 = tytoń 4 (ucieczka)
    .good = tytoń
    .gen = tytoniu
name-tobacco-5 = tytoń 1 (Ładownia)
    .good = tytoń
    .gen = tytoniu
name-tobacco-6 = tytoń 3 (Ładownia)
    .good = tytoń
    .gen = tytoniu
name-tobacco-7 = tytoń 3 (Działa)
    .good = tytoń
    .gen = tytoniu
name-tobacco-8 = tytoń 5 (Maszty)
    .good = tytoń
    .gen = tytoniu
name-wood-1 = drewno 2 (ucieczka)
    .good = drewno
    .gen = drewna
name-wood-2 = drewno 3 (ucieczka)
    .good = drewno
    .gen = drewna
name-wood-3 = drewno 3 (ucieczka)
    .good = drewno
    .gen = drewna
name-wood-4 = drewno 4 (ucieczka)
    .good = drewno
    .gen = drewna
name-wood-5 = drewno 1 (Załoga)
    .good = drewno
    .gen = drewna
name-wood-6 = drewno 3 (Ładownia)
    .good = drewno
    .gen = drewna
name-wood-7 = drewno 3 (Działa)
    .good = drewno
    .gen = drewna
name-wood-8 = drewno 5 (Kadłub)
    .good = drewno
    .gen = drewna
name-glory-card = karta chwały
    .acc = kartę chwały
name-cargo-card = karta ładunku
    .acc = kartę ładunku
name-rumor = plotka
    .acc = plotkę

name-extra-hammocks = Dodatkowe Hamaki
    .acc = Dodatkowe Hamaki
name-rigs-and-sails = Żagle i Olinowanie
    .acc = Żagle i Olinowanie
name-reinforced-hull = Wzmocniony Kadłub
    .acc = Wzmocniony Kadłub
name-extended-hold = Pojemna Ładownia
    .acc = Pojemną Ładownię
name-chasers = Ścigacze
    .acc = Ścigacze
name-extra-cannon-port = Dodatkowa Bateria Dział
    .acc = Dodatkową Baterię Dział
name-swivel-guns = Folgerze
    .acc = Folgerze
name-long-guns = Długie Działa
    .acc = Długie Działa
name-grappling-hooks = Bosaki
    .acc = Bosaki
name-chain-shot = Kule Łańcuchowe
    .acc = Kule Łańcuchowe
name-grapeshot = Kartacze
    .acc = Kartacze
name-carpenter = Rzemieślnik
    .acc = Rzemieślnika
name-boatswain = Bosman
    .acc = Bosmana
name-gunner = Artylerzysta
    .acc = Artylerzystę
name-surgeon = Konował
    .acc = Konowała
name-lookout = Oko
    .acc = Oko
name-veteran = Weteran
    .acc = Weterana
name-steward = Steward
    .acc = Stewarda
name-helmsman = Sternik
    .acc = Sternika

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

name-reroll-crew = Przerzut w Starciu Załogi
name-reroll-naval = Przerzut w Bitwie Morskiej
name-reroll-locations = Poprawka Celu
name-double-shotted = Podwójny Ładunek
name-brace = Trzymać Się!
name-aimed-fire = Celny Ogień
name-boarding-party = Grupa Abordażowa
name-vanish = Znikamy w Dymie
name-weather-gauge = Po Nawietrznej
name-last-man = Do Ostatniego
name-sharpshooters = Strzelcy na Marsach
name-damp-powder = Zamokły Proch
name-cut-off = Odcięta Droga
name-overawed = Zastraszeni Kanonierzy
name-rich-prize = Bogaty Pryz
name-following-wind = Pomyślny Wiatr
name-second-chance = Druga Szansa
name-keen-eyes = Sokoli Wzrok
name-silver-tongue = Złotousty
name-haze = Zgubieni we Mgle
name-old-salt = Wilk Morski
name-false-colours = Fałszywa Bandera
name-bought-pardon = Kupione Ułaskawienie
name-tavern-friends = Druh w Każdej Tawernie
name-quick-learner = Chwytam w Lot
name-employers-whim = Kaprys Zleceniodawcy
name-press-gang = Branka
name-slander = Oszczerstwo
name-word-to-admiral = Słówko do Admirała
name-stash-anywhere = Skrytka w Każdym Porcie
name-inside-info = Cynk z Giełdy
name-full-warehouse = Pełny Skład
name-hard-bargain = Twardy Targ
name-premium-prices = Najwyższe Ceny
name-shipwright-owes = Dług u Szkutnika
name-smuggled-arms = Broń z Przemytu
name-specialist-carpenter-1 = Rzemieślnik
name-specialist-carpenter-2 = Rzemieślnik
name-specialist-boatswain-1 = Bosman
name-specialist-boatswain-2 = Bosman
name-specialist-gunner-1 = Artylerzysta
name-specialist-gunner-2 = Artylerzysta
name-specialist-surgeon-1 = Konował
name-specialist-surgeon-2 = Konował
name-specialist-lookout-1 = Oko
name-specialist-lookout-2 = Oko
name-specialist-veteran-1 = Weteran
name-specialist-veteran-2 = Weteran
name-specialist-steward-1 = Steward
name-specialist-steward-2 = Steward
name-specialist-helmsman-1 = Sternik
name-specialist-helmsman-2 = Sternik

name-false-papers = Fałszywe Papiery
name-myriad-of-goods = Zatrzęsienie Towarów
name-corrupt-judge = Przekupny Sędzia
name-governors-mistress = Kochanka Gubernatora
name-forgotten-debt = Zapomniany Dług
name-retired-veteran = Stary Żołnierz
name-blind-pilot = Półślepy Pilot
name-bankrupt-clerk = Zbankrutowany Kancelista
name-deserters = Dezerterzy na Wzgórzach
name-bribed-harbour-master = Przekupiony Kapitan Portu
name-master-shipwright = Mistrz Szkutniczy
name-gunpowder-smugglers = Przemytnicy Prochu
name-sunken-galleon = Zatopiony Galeon
name-ghost-ship = Statek Widmo
name-buried-chest = Zakopana Skrzynia
name-marooned-surgeon = Medyk na Bezludnej Wyspie
name-castaway-gunner = Kanonier Rozbitek
name-boy-in-the-tree = Chłopak na Palmie
name-hidden-dock = Ukryty Dok
name-pearl-bank = Ławica Pereł
name-maroon-camp = Obóz Buntowników
name-smugglers-cave = Jaskinia Przemytników
name-stolen-charts = Zgubione Mapy Marynarki
name-ruined-plantation = Zrujnowana Plantacja
name-shipwreck-survivor = Opowieść Rozbitka

name-sealed-dispatches = Zapieczętowane Depesze
name-escort-to-leeward = Eskorta na Zawietrzne
name-rum-contract = Kontrakt na Rum
name-timber-for-the-fort = Drewno dla Fortu
name-strike-the-flag = Zerwać Banderę
name-ladys-passage = Podróż Damy
name-missionary-supplies = Zapasy dla Misji
name-hunt-the-corsair = Polowanie na Korsarza
name-teach-the-dons = Nauczka dla Hiszpanów
name-brethren-tribute = Trybut dla Bractwa
name-cloth-for-the-leewards = Tkaniny na Zawietrzne
name-the-envoy = Poseł
name-missing-survey-ship = Zaginiony Statek Pomiarowy
name-jailbreak = Ucieczka z Więzienia
name-settle-old-scores = Stare Porachunki
name-fever-ward = Szpital Zakaźny
name-tobacco-monopoly = Monopol Tytoniowy
name-ransom = Okup
name-smugglers-run = Kurs Przemytniczy
name-the-cartographer = Kartograf
name-shipyard-apprentice = Uczeń ze Stoczni
name-old-fortress = Stara Forteca
name-the-silver-barge = Srebrna Barka
name-debt-of-honour = Dług Honorowy
name-cocoa-for-the-court = Kakao dla Dworu

name-flag-nl-1 = Holenderski Okręt Flagowy
    .captain = Philips van Almonde
name-flag-nl-2 = Holenderski Okręt Flagowy
    .captain = Cornelis Evertsen
name-flag-nl-3 = Holenderski Okręt Flagowy
    .captain = Jacob Binckes
name-flag-en-1 = Angielski Okręt Flagowy
    .captain = Christopher Myngs
name-flag-en-2 = Angielski Okręt Flagowy
    .captain = John Benbow
name-flag-en-3 = Angielski Okręt Flagowy
    .captain = Robert Holmes
name-flag-fr-1 = Francuski Okręt Flagowy
    .captain = Jean d’Estrées
name-flag-fr-2 = Francuski Okręt Flagowy
    .captain = Jean du Casse
name-flag-fr-3 = Francuski Okręt Flagowy
    .captain = Bernard de Pointis
name-flag-es-1 = Hiszpański Okręt Flagowy
    .captain = Alonso de Campos
name-flag-es-2 = Hiszpański Okręt Flagowy
    .captain = Blas de Lezo
name-flag-es-3 = Hiszpański Okręt Flagowy
    .captain = Andrés de Pez
name-pirate-sloop-1 = Piracki Slup
    .captain = Jack Rackham
name-pirate-sloop-2 = Piracki Slup
    .captain = Edward Low
name-pirate-sloop-3 = Piracki Slup
    .captain = Charles Vane
name-pirate-frigate-1 = Piracka Fregata
    .captain = Edward Teach
name-pirate-frigate-2 = Piracka Fregata
    .captain = Benjamin Hornigold
name-pirate-frigate-3 = Piracka Fregata
    .captain = François l’Olonnais
name-pirate-hunt-fr-es = Nagonka na Piratów
name-pirate-hunt-en-nl = Nagonka na Piratów
name-war-1 = Wojna!
name-war-2 = Wojna!
name-war-3 = Wojna!
name-peace = Traktat Pokojowy
name-storm-1 = Sztorm
name-storm-2 = Sztorm
name-storm-3 = Sztorm
name-fever = Zaraza
name-amnesty = Królewska Amnestia
name-trade-wind = Pasaty
name-doldrums = Cisza Morska
name-convoy = Konwój Kupiecki
name-spanish-fashions = Nowe Zamówienia z Sewilli
name-too-quiet = Za cicho tu
name-storm = Sztorm

## Co robią kapitanowie, karty, żetony i akweny

name-does-felipe-de-los-reyes = Raz w bitwie może przenieść jedno otrzymane trafienie na inną lokację (nie przy ataku na kupca).
name-does-federico-de-silva = Raz w turze może przerzucić test Rozpoznania przy szukaniu kupca.
name-does-rodrigo-salvatierra = Jedna kość więcej w pierwszej rundzie każdego starcia załogi.
name-does-cinco-de-irapuato = O 5 dukatów więcej przy każdej wypłacie za pokonanego pirata.
name-does-frances-wright = Jedna kość Żeglarstwa więcej przy ataku na kupca.
name-does-edmund-harwood = Sztormy mu nie szkodzą.
name-does-nathaniel-cray = Zaczyna z jedną bronią specjalną każdego rodzaju.
name-does-william-ashcombe = Każdy punkt naprawy kosztuje 1 dukata.
name-does-dominique-de-richery = Zaczyna z dwiema kartami chwały zamiast jednej.
name-does-christian-marquis = Raz podczas każdego ataku na kupca może pominąć jedno trafienie.
name-does-helene-duvivier = Przy zakupie ładunku dobiera o jedną kartę więcej.
name-does-alexandre-villon = Może wpłynąć do każdego portu, choćby dla innych był zamknięty.
name-does-adriaan-roskam = Przy równej liczbie sukcesów w Manewrach wygrywa bez liczenia oczek.
name-does-sikuma = Za każdą kartę poszukiwanego towaru dostaje o 1 dukata więcej.
name-does-machiel-van-riebeeck = Zawsze ucieka, gdy wygra rundę, w której zadeklarował Ucieczkę.
name-does-pepijn-van-avezaath = Jego statek mieści o jedną kartę ładunku więcej niż Ładownia, nawet zniszczona.

name-does-reroll-crew = Przerzuć dowolne kości, własne albo wroga, w starciu załogi.
name-does-reroll-naval = Przerzuć dowolne kości Żeglarstwa, własne albo wroga, w rundzie bitwy morskiej.
name-does-reroll-locations = Przerzuć dowolne kości lokacji swojej salwy.
name-does-double-shotted = Jeśli w tej rundzie trafiasz, zadajesz jedno trafienie więcej, nawet ponad liczbę Dział.
name-does-brace = Anuluj jedno trafienie w swój statek.
name-does-aimed-fire = Wybierz, w co idzie jedno twoje trafienie: nie w Kadłub i nie w zniszczoną lokację.
name-does-boarding-party = Jedna kość więcej w każdej rundzie tego starcia załogi.
name-does-vanish = Jeśli po deklaracji Ucieczki wygrasz rundę, uciekasz bez względu na rzut przegranego; najpierw jednak jego ostrzał.
name-does-weather-gauge = Dwie kości Żeglarstwa więcej w tej rundzie.
name-does-last-man = W tej rundzie nie tracisz ostatniego punktu Załogi.
name-does-sharpshooters = Wróg rzuca w tym starciu załogi o jedną kość mniej (co najmniej jedną).
name-does-damp-powder = Przed pierwszą rundą wróg traci punkt Dział.
name-does-cut-off = Pomiń jeden symbol ucieczki przy ataku na kupca.
name-does-overawed = Pomiń jeden symbol ostrzału przy ataku na kupca.
name-does-rich-prize = Udany atak na kupca daje o 3 dukaty więcej.
name-does-following-wind = Jedna akcja więcej w tej turze, tylko na Ruch.
name-does-second-chance = Przerzuć jeden swój test umiejętności poza walką.
name-does-keen-eyes = Twój test Rozpoznania udaje się bez rzutu.
name-does-silver-tongue = Twój test Wpływów udaje się bez rzutu.
name-does-haze = Test Rozpoznania, który właśnie cię wykrył, jest nieudany; także w cudzej turze.
name-does-old-salt = Sztorm, febra lub cisza morska cię w tej rundzie nie dotyczą.
name-does-false-colours = Wpłyń do portu zamkniętego dla ciebie przez nagrodę za głowę lub wojnę.
name-does-bought-pardon = Wykup dowolnie wiele poziomów nagrody jednego państwa, po 3 dukaty.
name-does-tavern-friends = Dobierz plotkę bez opłaty i testu.
name-does-quick-learner = Działa jak ostatnio zagrana karta chwały, w tych samych chwilach co ona.
name-does-employers-whim = Wymień jedną z misji na planszy na nową.
name-does-press-gang = Uzupełnij Załogę bez testu i opłaty.
name-does-slander = Test Wpływów, który innemu graczowi właśnie się udał, jest nieudany.
name-does-word-to-admiral = Przesuń statek jednego Kapitana Niezależnego o jeden akwen; także w cudzej turze.
name-does-stash-anywhere = Ukryj dukaty w porcie, w którym jesteś.
name-does-inside-info = Przed sprzedażą wymień żeton popytu tego portu.
name-does-full-warehouse = Przy zakupie ładunku dobierz trzy karty więcej.
name-does-hard-bargain = Każda kupowana teraz karta ładunku jest o 1 dukata tańsza, co najmniej 1.
name-does-premium-prices = W tej sprzedaży za każdą kartę poszukiwanego towaru dostajesz o 2 dukaty więcej.
name-does-shipwright-owes = Podczas tej wizyty naprawy są za darmo, a statek jest tańszy o 5 dukatów.
name-does-smuggled-arms = Weź brakujące bronie specjalne, żeby mieć po jednej każdego rodzaju.
name-does-specialist-carpenter-1 = Do zatrudnienia w porcie holenderskim za 4 dukaty. Na początku tury napraw jeden punkt Kadłuba, Masztów, Ładowni lub Dział, jeśli lokacja nie jest zniszczona.
name-does-specialist-carpenter-2 = Do zatrudnienia w porcie Św. Jana po udanym teście Dowodzenia. Na początku tury napraw jeden punkt Kadłuba, Masztów, Ładowni lub Dział, jeśli lokacja nie jest zniszczona.
name-does-specialist-boatswain-1 = Do zatrudnienia w porcie angielskim za 3 dukaty. Rekrutujesz bez testu i opłaty; raz w starciu załogi przerzuć jedną swoją kość.
name-does-specialist-boatswain-2 = Do zatrudnienia na Tortudze po udanym teście Dowodzenia. Rekrutujesz bez testu i opłaty; raz w starciu załogi przerzuć jedną swoją kość.
name-does-specialist-gunner-1 = Do zatrudnienia w porcie hiszpańskim za 4 dukaty. W każdej rundzie bitwy morskiej przerzuć jedną kość lokacji swojej salwy.
name-does-specialist-gunner-2 = Do zatrudnienia w Port Royal po udanym teście Wpływów. W każdej rundzie bitwy morskiej przerzuć jedną kość lokacji swojej salwy.
name-does-specialist-surgeon-1 = Do zatrudnienia w porcie francuskim za 3 dukaty. Po przeżytej walce lub ataku na kupca odzyskujesz punkt Załogi; febra ci niestraszna.
name-does-specialist-surgeon-2 = Do zatrudnienia w Bridgetown po udanym teście Wpływów. Po przeżytej walce lub ataku na kupca odzyskujesz punkt Załogi; febra ci niestraszna.
name-does-specialist-lookout-1 = Do zatrudnienia w dowolnym porcie za 4 dukaty. Jedna kość Rozpoznania więcej.
name-does-specialist-lookout-2 = Do zatrudnienia w Nassau po udanym teście Wpływów. Jedna kość Rozpoznania więcej.
name-does-specialist-veteran-1 = Do zatrudnienia w porcie francuskim za 4 dukaty. Jedna kość więcej w każdej rundzie starcia załogi.
name-does-specialist-veteran-2 = Do zatrudnienia w Hawanie po udanym teście Dowodzenia. Jedna kość więcej w każdej rundzie starcia załogi.
name-does-specialist-steward-1 = Do zatrudnienia w porcie holenderskim za 3 dukaty. Jedna karta więcej przy zakupie ładunku.
name-does-specialist-steward-2 = Do zatrudnienia w Santo Domingo po udanym teście Wpływów. Jedna karta więcej przy zakupie ładunku.
name-does-specialist-helmsman-1 = Do zatrudnienia w porcie angielskim za 4 dukaty. Raz w bitwie morskiej lub podczas ataku na kupca przerzuć dowolne swoje kości Żeglarstwa.
name-does-specialist-helmsman-2 = Do zatrudnienia na Curaçao po udanym teście Wpływów. Raz w bitwie morskiej lub podczas ataku na kupca przerzuć dowolne swoje kości Żeglarstwa.

name-does-carpenter = Na początku tury napraw jeden punkt Kadłuba, Masztów, Ładowni lub Dział, jeśli lokacja nie jest zniszczona.
name-does-boatswain = Rekrutujesz bez testu i opłaty; raz w starciu załogi przerzuć jedną swoją kość.
name-does-gunner = W każdej rundzie bitwy morskiej przerzuć jedną kość lokacji swojej salwy.
name-does-surgeon = Po przeżytej walce lub ataku na kupca odzyskujesz punkt Załogi; febra ci niestraszna.
name-does-lookout = Jedna kość Rozpoznania więcej.
name-does-veteran = Jedna kość więcej w każdej rundzie starcia załogi.
name-does-steward = Jedna karta więcej przy zakupie ładunku.
name-does-helmsman = Raz w bitwie morskiej lub podczas ataku na kupca przerzuć dowolne swoje kości Żeglarstwa.

name-does-extra-hammocks = Maksimum Załogi +1 (najwyżej 5); ludzi trzeba dopiero zwerbować.
name-does-rigs-and-sails = Zwrotność +1 (najwyżej 5).
name-does-reinforced-hull = Odwrócony anuluje jedno trafienie: z salwy, ataku na kupca, sztormu lub rafy; w każdej stoczni wraca za 3 dukaty.
name-does-extended-hold = Ładownia +1 (najwyżej 5).
name-does-chasers = Raz w bitwie: jedno trafienie w rundzie, w której ktoś zadeklarował Ucieczkę.
name-does-extra-cannon-port = Działa +1 (najwyżej 5).
name-does-swivel-guns = Przed starciem załogi na morzu rzut dwiema kośćmi; sukces kosztuje wroga punkt Załogi.
name-does-long-guns = Przed pierwszą rundą bitwy morskiej jedna kość za każde Działo; każdy sukces to trafienie.
name-does-grappling-hooks = Odrzuć po rzucie w rundzie, w której zadeklarowano Abordaż: przerzuć dowolne swoje kości. Przy ataku na kupca: jedna kość staje się sukcesem.
name-does-chain-shot = Odrzuć po rzucie na lokacje: każda czaszka trafia w Maszty, a nadwyżka nie przechodzi na Kadłub. Przy ataku na kupca: jedna kość staje się sukcesem.
name-does-grapeshot = Odrzuć po rzucie na lokacje: każda czaszka trafia w Załogę, a nadwyżka nie przechodzi na Kadłub. Przy ataku na kupca: jedna kość staje się sukcesem.

name-does-false-papers = Wpływy w Port Royal. Zachowaj kartę: nagrody za głowę nie zamykają ci portów.
name-does-myriad-of-goods = Wpływy w Santo Domingo. Dobierz 6 kart ładunku i zatrzymaj, co się zmieści.
name-does-corrupt-judge = Wpływy na Tortudze. 6 dukatów i ułaskawienie od Hiszpanii.
name-does-governors-mistress = Wpływy w San Juan. 6 dukatów i ułaskawienie od Francji.
name-does-forgotten-debt = Wpływy w Basse-Terre. 10 dukatów.
name-does-retired-veteran = Wpływy w porcie Św. Jana. 4 dukaty i Weteran.
name-does-blind-pilot = Wpływy w Bridgetown. 4 dukaty i Sternik.
name-does-bankrupt-clerk = Wpływy na Curaçao. 4 dukaty i Steward.
name-does-deserters = Wpływy w Nassau. Pełna Załoga i Bosman.
name-does-bribed-harbour-master = Wpływy w Cartagenie. Zachowaj kartę: w jednej sprzedaży wszystko liczy się jako poszukiwane (po 6 dukatów, bez punktu).
name-does-master-shipwright = Wpływy na Trynidadzie. Wszystko naprawione, do tego modyfikacja z dowolnego portu.
name-does-gunpowder-smugglers = Wpływy w Old Providence. Po jednej broni specjalnej każdego rodzaju i 4 dukaty.
name-does-sunken-galleon = Rozpoznanie na Morzu Karaibskim. Potem pokonaj na lądzie Załogę 3 z Dowodzeniem 2: 15 dukatów.
name-does-ghost-ship = Rozpoznanie na Morzu Karaibskim. Dobierz 5 kart ładunku i zatrzymaj, co się zmieści; do tego karta chwały.
name-does-buried-chest = Rozpoznanie w akwenie Tortugi. Potem pokonaj na lądzie Załogę 2 z Dowodzeniem 1: 12 dukatów.
name-does-marooned-surgeon = Rozpoznanie w akwenie Port Royal. 4 dukaty i Konował.
name-does-castaway-gunner = Rozpoznanie w akwenie Trynidadu. 4 dukaty i Artylerzysta.
name-does-boy-in-the-tree = Rozpoznanie w akwenie San Juan. 4 dukaty i Oko.
name-does-hidden-dock = Rozpoznanie w akwenie Old Providence. Modyfikacja z dowolnego portu i 5 dukatów.
name-does-pearl-bank = Rozpoznanie w akwenie Curaçao. 10 dukatów.
name-does-maroon-camp = Rozpoznanie w akwenie Caracas. Potem pokonaj na lądzie Załogę 3 z Dowodzeniem 2: 15 dukatów.
name-does-smugglers-cave = Rozpoznanie w akwenie Hawany. Potem pokonaj na lądzie Załogę 2 z Dowodzeniem 2: 8 dukatów i po jednej broni specjalnej każdego rodzaju.
name-does-stolen-charts = Rozpoznanie w akwenie Bridgetown. 5 dukatów; zachowaj kartę: okręty flagowe szukają cię o jedną kość słabiej.
name-does-ruined-plantation = Rozpoznanie w akwenie Petite Goave. Dobierz 4 karty ładunku i zatrzymaj, co się zmieści; do tego 5 dukatów.
name-does-shipwreck-survivor = Rozpoznanie w akwenie St. Maarten. 8 dukatów i dodatkowa karta chwały.

name-does-sealed-dispatches = Do podjęcia w Hawanie, wymóg: bez nagrody Hiszpanii za głowę. Zawiń do Cartageny i Caracas: 14 dukatów.
    .task = Zawiń do Cartageny i Caracas: 14 dukatów.
name-does-escort-to-leeward = Do podjęcia w Hawanie, wymóg: Działa 2. Zawiń do Nassau i na St. Maarten: 18 dukatów.
    .task = Zawiń do Nassau i na St. Maarten: 18 dukatów.
name-does-rum-contract = Do podjęcia w Port Royal, wymóg: test Wpływów. Dostarcz dwie karty rumu do Nassau: 13 dukatów.
    .task = Dostarcz dwie karty rumu do Nassau: 13 dukatów.
name-does-timber-for-the-fort = Do podjęcia w Bridgetown, wymóg: test Wpływów. Dostarcz dwie karty drewna do Bridgetown: 14 dukatów.
    .task = Dostarcz dwie karty drewna do Bridgetown: 14 dukatów.
name-does-strike-the-flag = Do podjęcia w Bridgetown, wymóg: Załoga 2, test Wpływów. Pokonaj hiszpański lub francuski okręt flagowy: 20 dukatów i ułaskawienie od Anglii.
    .task = Pokonaj hiszpański lub francuski okręt flagowy: 20 dukatów i ułaskawienie od Anglii.
name-does-ladys-passage = Do podjęcia w Petite Goave, wymóg: wolne miejsce w Ładowni, test Wpływów. Zawiń do Bridgetown; do tego czasu zajęte jest jedno miejsce w Ładowni: 11 dukatów.
    .task = Zawiń do Bridgetown; do tego czasu zajęte jest jedno miejsce w Ładowni: 11 dukatów.
name-does-missionary-supplies = Do podjęcia w Petite Goave, wymóg: test Wpływów. Dostarcz żywność do Old Providence: 11 dukatów.
    .task = Dostarcz żywność do Old Providence: 11 dukatów.
name-does-hunt-the-corsair = Do podjęcia w Nassau, wymóg: brak nagród za głowę. Pokonaj pirata, gracza lub niezależnego: 10 dukatów i modyfikacja z dowolnego portu.
    .task = Pokonaj pirata, gracza lub niezależnego: 10 dukatów i modyfikacja z dowolnego portu.
name-does-teach-the-dons = Do podjęcia na Tortudze, wymóg: test Wpływów. Wygraj dwa ataki na hiszpańskich kupców: 8 dukatów i ułaskawienie od Francji.
    .task = Wygraj dwa ataki na hiszpańskich kupców: 8 dukatów i ułaskawienie od Francji.
name-does-brethren-tribute = Do podjęcia na Tortudze, wymóg: być piratem. Wygraj atak na kupca wart co najmniej 12 dukatów: 5 dukatów i po jednej broni specjalnej każdego rodzaju.
    .task = Wygraj atak na kupca wart co najmniej 12 dukatów: 5 dukatów i po jednej broni specjalnej każdego rodzaju.
name-does-cloth-for-the-leewards = Do podjęcia na Curaçao, wymóg: test Wpływów. Dostarcz tkaniny na St. Maarten: 10 dukatów.
    .task = Dostarcz tkaniny na St. Maarten: 10 dukatów.
name-does-the-envoy = Do podjęcia na Curaçao, wymóg: bez nagrody Holandii za głowę. Zawiń do Basse-Terre i Bridgetown: 10 dukatów i ułaskawienie od jednego państwa.
    .task = Zawiń do Basse-Terre i Bridgetown: 10 dukatów i ułaskawienie od jednego państwa.
name-does-missing-survey-ship = Do podjęcia w porcie Św. Jana, wymóg: test Wpływów. Test Rozpoznania w akwenie Trynidadu, potem zawiń do portu Św. Jana: 14 dukatów.
    .task = Test Rozpoznania w akwenie Trynidadu, potem zawiń do portu Św. Jana: 14 dukatów.
name-does-jailbreak = Do podjęcia w Old Providence, wymóg: być piratem. Pokonaj na lądzie w Cartagenie Załogę 3 z Dowodzeniem 2, potem zawiń do Old Providence: 15 dukatów.
    .task = Pokonaj na lądzie w Cartagenie Załogę 3 z Dowodzeniem 2, potem zawiń do Old Providence: 15 dukatów.
name-does-settle-old-scores = Do podjęcia w Old Providence, wymóg: nagroda Hiszpanii za głowę. Wygraj atak na hiszpańskiego kupca w akwenie Cartageny, Caracas lub Trynidadu: 6 dukatów i Artylerzysta.
    .task = Wygraj atak na hiszpańskiego kupca w akwenie Cartageny, Caracas lub Trynidadu: 6 dukatów i Artylerzysta.
name-does-fever-ward = Do podjęcia w Basse-Terre, wymóg: test Wpływów. Dostarcz przyprawy do Basse-Terre: 6 dukatów i Konował.
    .task = Dostarcz przyprawy do Basse-Terre: 6 dukatów i Konował.
name-does-tobacco-monopoly = Do podjęcia w Caracas, wymóg: test Wpływów. Dostarcz dwie karty tytoniu do Hawany: 18 dukatów.
    .task = Dostarcz dwie karty tytoniu do Hawany: 18 dukatów.
name-does-ransom = Do podjęcia w San Juan, wymóg: 5 dukatów zaliczki. Zawiń na Tortugę, potem do San Juan: 18 dukatów.
    .task = Zawiń na Tortugę, potem do San Juan: 18 dukatów.
name-does-smugglers-run = Do podjęcia na St. Maarten, wymóg: wolne miejsce w Ładowni. Test Wpływów w Santo Domingo, tylko jedna próba; do tego czasu zajęte jest jedno miejsce w Ładowni: 12 dukatów.
    .task = Test Wpływów w Santo Domingo, tylko jedna próba; do tego czasu zajęte jest jedno miejsce w Ładowni: 12 dukatów.
name-does-the-cartographer = Do podjęcia na St. Maarten, wymóg: test Wpływów. Testy Rozpoznania na Morzu Karaibskim, potem w akwenie Cartageny: 8 dukatów i Oko.
    .task = Testy Rozpoznania na Morzu Karaibskim, potem w akwenie Cartageny: 8 dukatów i Oko.
name-does-shipyard-apprentice = Do podjęcia na Trynidadzie, wymóg: test Wpływów. Dostarcz drewno na Curaçao: 7 dukatów i Rzemieślnik.
    .task = Dostarcz drewno na Curaçao: 7 dukatów i Rzemieślnik.
name-does-old-fortress = Do podjęcia na Trynidadzie, wymóg: Załoga 3. Pokonaj na lądzie w Caracas Załogę 4 z Dowodzeniem 2: 15 dukatów.
    .task = Pokonaj na lądzie w Caracas Załogę 4 z Dowodzeniem 2: 15 dukatów.
name-does-the-silver-barge = Do podjęcia w Cartagenie, wymóg: bez nagrody Hiszpanii za głowę. Test Rozpoznania na Morzu Karaibskim, potem zawiń do Cartageny: 13 dukatów.
    .task = Test Rozpoznania na Morzu Karaibskim, potem zawiń do Cartageny: 13 dukatów.
name-does-debt-of-honour = Do podjęcia w Santo Domingo, wymóg: test Wpływów. Test Dowodzenia w Hawanie: 7 dukatów i Weteran.
    .task = Test Dowodzenia w Hawanie: 7 dukatów i Weteran.
name-does-cocoa-for-the-court = Do podjęcia w Santo Domingo, wymóg: test Wpływów. Dostarcz kakao do San Juan: 10 dukatów.
    .task = Dostarcz kakao do San Juan: 10 dukatów.

name-does-flag-nl-1 = Na koniec rundy w akwenie Curaçao staje holenderski okręt flagowy, kapitan Philips van Almonde. Żeglarstwo 3, Rozpoznanie 2 (albo twoja najwyższa nagroda, jeśli jest większa), Dowodzenie 2.
name-does-flag-nl-2 = Na koniec rundy w akwenie St. Maarten staje holenderski okręt flagowy, kapitan Cornelis Evertsen. Żeglarstwo 3, Rozpoznanie 3 (albo twoja najwyższa nagroda, jeśli jest większa), Dowodzenie 2.
name-does-flag-nl-3 = Na koniec rundy w akwenie Curaçao staje holenderski okręt flagowy, kapitan Jacob Binckes. Żeglarstwo 2, Rozpoznanie 3 (albo twoja najwyższa nagroda, jeśli jest większa), Dowodzenie 3.
name-does-flag-en-1 = Na koniec rundy w akwenie Port Royal staje angielski okręt flagowy, kapitan Christopher Myngs. Żeglarstwo 3, Rozpoznanie 2 (albo twoja najwyższa nagroda, jeśli jest większa), Dowodzenie 3.
name-does-flag-en-2 = Na koniec rundy w akwenie Bridgetown staje angielski okręt flagowy, kapitan John Benbow. Żeglarstwo 3, Rozpoznanie 3 (albo twoja najwyższa nagroda, jeśli jest większa), Dowodzenie 2.
name-does-flag-en-3 = Na koniec rundy w akwenie Nassau staje angielski okręt flagowy, kapitan Robert Holmes. Żeglarstwo 2, Rozpoznanie 3 (albo twoja najwyższa nagroda, jeśli jest większa), Dowodzenie 2.
name-does-flag-fr-1 = Na koniec rundy w akwenie Basse-Terre staje francuski okręt flagowy, kapitan Jean d’Estrées. Żeglarstwo 3, Rozpoznanie 2 (albo twoja najwyższa nagroda, jeśli jest większa), Dowodzenie 2.
name-does-flag-fr-2 = Na koniec rundy w akwenie Petite Goave staje francuski okręt flagowy, kapitan Jean du Casse. Żeglarstwo 3, Rozpoznanie 3 (albo twoja najwyższa nagroda, jeśli jest większa), Dowodzenie 2.
name-does-flag-fr-3 = Na koniec rundy w akwenie Tortugi staje francuski okręt flagowy, kapitan Bernard de Pointis. Żeglarstwo 2, Rozpoznanie 3 (albo twoja najwyższa nagroda, jeśli jest większa), Dowodzenie 3.
name-does-flag-es-1 = Na koniec rundy w akwenie Hawany staje hiszpański okręt flagowy, kapitan Alonso de Campos. Żeglarstwo 2, Rozpoznanie 3 (albo twoja najwyższa nagroda, jeśli jest większa), Dowodzenie 2.
name-does-flag-es-2 = Na koniec rundy w akwenie Cartageny staje hiszpański okręt flagowy, kapitan Blas de Lezo. Żeglarstwo 4, Rozpoznanie 2 (albo twoja najwyższa nagroda, jeśli jest większa), Dowodzenie 3.
name-does-flag-es-3 = Na koniec rundy w akwenie San Juan staje hiszpański okręt flagowy, kapitan Andrés de Pez. Żeglarstwo 3, Rozpoznanie 2 (albo twoja najwyższa nagroda, jeśli jest większa), Dowodzenie 2.
name-does-pirate-sloop-1 = Na koniec rundy w akwenie Nassau pojawia się piracki slup, kapitan Jack Rackham. Żeglarstwo 3, Rozpoznanie 2, Dowodzenie 2; za pokonanie nie-pirat dostaje 5 dukatów.
name-does-pirate-sloop-2 = Na koniec rundy w akwenie Tortugi pojawia się piracki slup, kapitan Edward Low. Żeglarstwo 4, Rozpoznanie 2, Dowodzenie 2; za pokonanie nie-pirat dostaje 5 dukatów.
name-does-pirate-sloop-3 = Na koniec rundy na Morzu Karaibskim pojawia się piracki slup, kapitan Charles Vane. Żeglarstwo 3, Rozpoznanie 3, Dowodzenie 2; za pokonanie nie-pirat dostaje 5 dukatów.
name-does-pirate-frigate-1 = Na koniec rundy w akwenie Old Providence pojawia się piracka fregata, kapitan Edward Teach. Żeglarstwo 3, Rozpoznanie 2, Dowodzenie 4; za pokonanie nie-pirat dostaje 15 dukatów.
name-does-pirate-frigate-2 = Na koniec rundy w akwenie Trynidadu pojawia się piracka fregata, kapitan Benjamin Hornigold. Żeglarstwo 3, Rozpoznanie 3, Dowodzenie 2; za pokonanie nie-pirat dostaje 15 dukatów.
name-does-pirate-frigate-3 = Na koniec rundy w akwenie Petite Goave pojawia się piracka fregata, kapitan François l’Olonnais. Żeglarstwo 2, Rozpoznanie 3, Dowodzenie 3; za pokonanie nie-pirat dostaje 15 dukatów.
name-does-pirate-hunt-fr-es = Każda nagroda Francji i Hiszpanii rośnie o jeden poziom.
name-does-pirate-hunt-en-nl = Każda nagroda Anglii i Holandii rośnie o jeden poziom.
name-does-war-1 = Dwa wylosowane państwa toczą wojnę do pokoju lub następnej wojny: porty jednych są zamknięte dla drugich, a oba okręty flagowe to okręty liniowe, które ścigają kapitanów wroga.
name-does-war-2 = { name-does-war-1 }
name-does-war-3 = { name-does-war-1 }
name-does-peace = Jeśli trwa wojna, kończy się.
name-does-storm-1 = Gdy kapitan pierwszy raz w swojej turze jest na morzu: 3 trafienia minus sukcesy w rzucie na Żeglarstwo.
name-does-storm-2 = { name-does-storm-1 }
name-does-storm-3 = { name-does-storm-1 }
name-does-fever = Na początku tury: test Dowodzenia albo strata punktu Załogi (nigdy ostatniego). Porty Hawana, Bridgetown, Basse-Terre i Curaçao są zamknięte; kto w nich stoi, może zostać.
name-does-amnesty = W tej rundzie można w porcie wykupić poziomy nagród, po 3 dukaty.
name-does-trade-wind = W tej rundzie każdy ma jedną akcję więcej, tylko na Ruch.
name-does-doldrums = W tej rundzie każdy może przekroczyć tylko jedną granicę akwenów.
name-does-convoy = Wszyscy odnalezieni kupcy wracają na puste akweny.
name-does-spanish-fashions = Żetony popytu wszystkich hiszpańskich portów są wymieniane.
name-does-too-quiet = Dobiera się jeszcze dwie Karty Wydarzeń, jedną po drugiej.

name-does-nassau = Towary kosztują 2 dukaty (po 1, gdy jest ich na rynku więcej) i sprzedają się po 2; poszukiwane jak zwykle. Okręt flagowy, by kogoś tu wykryć, musi zdać test dwa razy.
name-does-havana = Nie-piraci sprzedają poszukiwane towary po 7. Przy ataku na hiszpańskiego kupca dobiera się czwartą kartę; zostaje, jeśli ma symbol ostrzału.
name-does-tortuga = Francuski okręt flagowy nie widzi tu piratów bez francuskiej nagrody, a statki pirackie nie widzą Francuzów.
name-does-port-royal = Piraci rekrutują bez testu i opłaty. Ścigani przez Anglię wpływają po teście Wpływów albo za 2 dukaty.
name-does-old-providence = Ścigani przez Hiszpanię płacą za broń specjalną 1 dukata, a za naprawy nic.
name-does-petite-goave = Piraci nie mogą tu rekrutować ani naprawiać; dla pozostałych jedno i drugie jest za darmo.
name-does-cartagena = Kto kupi trzy karty, dostaje czwartą za darmo. Kupca uznanego za hiszpańskiego odnajduje się bez rzutu.
name-does-santo-domingo = Przy zakupie ładunku można raz wymienić cały rynek za 1 dukata.
name-does-san-juan = Atak na hiszpańskiego kupca daje o 3 dukaty więcej.
name-does-caribbean-sea = Pełne morze: żadnego portu, tylko kupiec.
name-does-curacao = Próba zdobycia plotki nic nie kosztuje. Fregaty i galeony kosztują 30 dukatów.
name-does-caracas = Przy zakupie ładunku dobiera się 8 kart.
name-does-st-maarten = Za opłatą 5 dukatów można stąd ukryć dukaty. Przy zakupie ładunku dobiera się 7 kart, Holendrzy 8.
name-does-basse-terre = Francuski okręt flagowy przerzuca tu nieudane Rozpoznanie.
name-does-st-john = Modyfikacje kosztują 1 dukata i za 1 dukata każda może przejść na kupiony tu statek.
name-does-bridgetown = Rafa: wpływająca fregata, galeon lub okręt liniowy dostaje trafienie w Kadłub, chyba że powiedzie się test Żeglarstwa.
name-does-trinidad = Okręty flagowe nikogo tu nie widzą.

## Pytania

prompt-start-ship = Jakim statkiem zaczynasz?
prompt-redraw = Twój nowy kapitan to { $captain }, ale przy porcie macierzystym czai się pirat. Dobierasz innego?
prompt-action = { $n ->
    [0] Twoja tura: zostały tylko Ruchy ({ $moves }). Co robisz?
   *[other] Twoja tura: { $n ->
        [one] została 1 akcja
        [few] zostały { $n } akcje
       *[other] zostało { $n } akcji
    }{ $moves ->
        [0] { "" }
       *[other] {" "}i jeszcze { $moves } tylko na Ruch
    }. Co robisz?
}
prompt-turn-end = Nie masz już akcji. Zagrywasz jeszcze kartę?
prompt-overboard = Co wyrzucasz za burtę?
prompt-lighten = { $n ->
    [one] Na statku jest o jedną kartę ładunku za dużo. Co wyrzucasz za burtę?
    [few] Na statku jest o { $n } karty ładunku za dużo. Co najpierw wyrzucasz za burtę?
   *[other] Na statku jest o { $n } kart ładunku za dużo. Co najpierw wyrzucasz za burtę?
}
prompt-port-entry = Ten port jest dla ciebie zamknięty. Jak się tam dostajesz?
prompt-disperse = { $left ->
    [one] Jeden żeton modyfikacji wraca zakryty na planszę. Do którego portu?
    [few] { $left } żetony modyfikacji wracają zakryte na planszę. Do którego portu trafia pierwszy?
   *[other] { $left } żetonów modyfikacji wraca zakrytych na planszę. Do którego portu trafia pierwszy?
}
prompt-pick-modification = Z którego portu bierzesz modyfikację?
prompt-discard-glory = Pięć kart chwały to za dużo. Którą odrzucasz?
prompt-keep-rumor = Możesz mieć tylko jedną plotkę. Którą zatrzymujesz?
prompt-replace-mission = Którą misję wymieniasz?
prompt-move-npc = Który statek przesuwasz?
prompt-npc-to = Dokąd płynie { $npc }?
prompt-pardon = { $price ->
    [0] Kto cię ułaskawia?
    [one] Które poziomy nagrody wykupujesz, po 1 dukacie?
    [few] Które poziomy nagrody wykupujesz, po { $price } dukaty?
   *[other] Które poziomy nagrody wykupujesz, po { $price } dukatów?
}
prompt-port = W porcie: co robisz?
prompt-sell = Co sprzedajesz?
prompt-buy = { $n ->
    [one] Dobierzesz 1 kartę ładunku.
    [few] Dobierzesz { $n } karty ładunku.
   *[other] Dobierzesz { $n } kart ładunku.
} Zagrywasz przedtem kartę?
prompt-market = Rynek otwarty, a ty masz miejsce na { $room ->
    [one] jedną kartę
    [few] { $room } karty
   *[other] { $room } kart
}. Co kupujesz?
prompt-show-to = Kupujesz po niższej cenie. Komu pokazujesz karty?
prompt-yard = W stoczni: co zamawiasz?
prompt-move-modification = Która modyfikacja przechodzi na nowy statek, za { $price ->
        [one] 1 dukata
        [few] { $price } dukaty
       *[other] { $price } dukatów
    }?
prompt-recruit = Zagrywasz kartę przed rekrutacją?
prompt-hire-crew = Nikt nie chce płynąć za darmo. Ilu ludzi najmujesz, po { $price ->
    [one] 1 dukacie
    [few] { $price } dukaty
   *[other] { $price } dukatów
}?
prompt-stash = Masz na pokładzie { $gold ->
        [one] 1 dukata
        [few] { $gold } dukaty
       *[other] { $gold } dukatów
    }. Ile ma na nim zostać?
prompt-merchant = Kupiec na horyzoncie! Atakujesz?
prompt-raid-rolled = Twój rzut w ataku na kupca: { $dice }. Poprawiasz go?
prompt-raid-spend = { $left ->
    [one] Został jeden sukces. Na co go wydajesz?
    [few] Zostały { $left } sukcesy. Na co wydajesz następny?
   *[other] Zostało { $left } sukcesów. Na co wydajesz następny?
}
prompt-raid-resolve = Teraz liczą się symbole na kartach: ucieczki { $escapes } oraz trafienia. Używasz czegoś?
prompt-stow = { $room ->
    [0] Ładownia jest pełna. Robisz miejsce?
    [one] Jest miejsce na jedną kartę. Co zatrzymujesz?
    [few] Jest miejsce na { $room } karty. Co zatrzymujesz?
   *[other] Jest miejsce na { $room } kart. Co zatrzymujesz?
}
prompt-before-test = Test { $skill-gen }. Zagrywasz kartę przed rzutem?
prompt-after-test = { $n ->
    [0] Test { $skill-gen } się nie udał.
    [one] Test { $skill-gen } dał jeden sukces.
    [few] Test { $skill-gen } dał { $n } sukcesy.
   *[other] Test { $skill-gen } dał { $n } sukcesów.
} Zmieniasz to?
prompt-other-test = { $whom } właśnie zdaje test { $skill-gen }. Przeszkadzasz?
prompt-scouted = Twój statek został wykryty. Zagrywasz kartę?
prompt-any-turn = Zaczyna się tura (gra: { $whom }). Zagrywasz kartę?
prompt-event = { $event }! Zagrywasz przeciw temu kartę?
prompt-carpenter = Co naprawia Rzemieślnik?
prompt-declare = Runda { $n } bitwy{ $other-key ->
    [nothing] { "" }
   *[other] ; deklaracja wroga: { $other }
}. Co deklarujesz?
prompt-npc-declare = Dowodzisz za wroga ({ $npc }), runda { $n }{ $other-key ->
    [nothing] { "" }
   *[other] ; deklaracja przeciwnika: { $other }
}. Co deklarujesz?
prompt-place-hit = Czaszka: trafienie tam, gdzie chcesz. W co?
prompt-npc-place-hit = Dowodzisz za wroga ({ $npc }): czaszka trafia tam, gdzie wskażesz. W co?
prompt-chasers = Ktoś chce uciec. Strzelasz ze Ścigaczy?
prompt-naval-start = Bitwa się zaczyna. Zagrywasz kartę?
prompt-naval-before-roll = Przed rzutem na Żeglarstwo: zagrywasz kartę?
prompt-naval-rolled = Twój rzut: { $own }, rzut wroga: { $enemy }. Zmieniasz to?
prompt-whose-dice = Czyje kości przerzucasz?
prompt-pick-dice = { $whose-key ->
    [own] Które ze swoich kości przerzucasz?
    [enemy] Które kości wroga przerzucasz?
   *[aim] Które kości lokacji przerzucasz?
}
prompt-naval-shoot = { $n ->
    [one] Masz jedno trafienie.
    [few] Masz { $n } trafienia.
   *[other] Masz { $n } trafień.
} Dokładasz coś?
prompt-naval-aim = Twoje kości lokacji: { $dice }. Zmieniasz je?
prompt-aim-die = Którą kość lokacji ustawiasz?
prompt-aim-at = W co idzie to trafienie?
prompt-naval-hit = Twój statek zaraz oberwie: { $hits }. Bronisz się?
prompt-which-hit = Które trafienie?
prompt-hit-to = W co idzie trafienie zamiast tego?
prompt-crew-start = Załogi się ścierają. Zagrywasz kartę?
prompt-crew-rolled = Rzut twojej załogi: { $own }, załogi wroga: { $enemy }. Zmieniasz to?
prompt-crew-losses = { $n ->
    [one] Zginąłby ostatni z twoich ludzi.
   *[other] Strata Załogi: { $n }, z ostatnim człowiekiem włącznie.
} Zagrywasz kartę?
prompt-withdraw = Twoja Załoga: { $own }, wroga: { $enemy }. Walczysz dalej?
prompt-reward = Które państwo płaci ci za pirata?
prompt-take-ship = Pokonany statek ({ $ship }) może być twój. Przesiadasz się?
prompt-plunder = Przeszukujesz statek gracza { $whom }. Co zabierasz?

## Odpowiedzi

option-ship = { $prompt-key ->
    [yard] kupuję: { $detail } za { $price ->
        [one] 1 dukata
        [few] { $price } dukaty
       *[other] { $price } dukatów
    }
   *[start-ship] { $detail }
}
    .tip = Kadłub i Maszty { $hull }, Ładownia { $cargo }, Załoga { $crew }, Działa { $cannons }, Zwrotność { $maneuver }.{ $prompt-key ->
        [yard] {" "}Za stary statek dostaję { $sale ->
        [one] 1 dukata
        [few] { $sale } dukaty
       *[other] { $sale } dukatów
    }, dopłacam { $net ->
            [0] zero
           *[other] { $net ->
        [one] 1 dukata
        [few] { $net } dukaty
       *[other] { $net } dukatów
    }
        }{ $point ->
            [0] { "" }
           *[other] {" "}i zyskuję punkt chwały
        }.
       *[start-ship] { "" }
    }
option-keep = { $prompt-key ->
    [redraw] zostaję przy tym kapitanie
   *[stow] zatrzymuję: { $detail }
}
    .tip = { $prompt-key ->
        [redraw] Zaczynam w porcie macierzystym, a pirat jest obok.
        [keep-rumor] { $does }
       *[stow] Trafia do ładowni; to, czego nie zatrzymam, przepada.
    }
option-redraw = { $prompt-key ->
    [market] wymieniam rynek za { $price ->
        [one] 1 dukata
        [few] { $price } dukaty
       *[other] { $price } dukatów
    }
   *[redraw] dobieram innego kapitana
}
    .tip = { $prompt-key ->
        [market] Płacę, towary z rynku znikają i przychodzą inne.
       *[redraw] Ten kapitan wraca do talii, a przychodzi inny; nic to nie kosztuje.
    }
option-sail = płynę na { $detail-waters }
    .tip = { $percent ->
        [0] Nikt wrogi mnie tam nie wypatruje.
       *[other] Niebezpieczeństwo: { $npc }, szansa wykrycia { $percent }%.
    }{ $wants-key ->
        [none] { "" }
       *[other] {" "}Popyt w porcie: { $wants }{ $closed ->
            [0] { "" }
           *[other] {" "}(ale port jest dla mnie zamknięty)
        }.
    }{ $merchant ->
        [0] { "" }
       *[other] {" "}Można tam zaatakować kupca.
    }{ $mission ->
        [0] { "" }
       *[other] {" "}Prowadzi tam misja.
    }{ $rumor ->
        [0] { "" }
       *[other] {" "}Mogę tam sprawdzić swoją plotkę.
    }
option-leave-port = wypływam z portu
    .tip = { $percent ->
        [0] Nikt wrogi mnie tam nie wypatruje.
       *[other] Niebezpieczeństwo: { $npc }, szansa wykrycia { $percent }%.
    }{ $surplus ->
        [0] { "" }
        [one] {" "}Ładownia jest za pełna: jedna karta ładunku musi polecieć za burtę.
       *[other] {" "}Ładownia jest za pełna, za burtę muszą polecieć karty ładunku: { $surplus }.
    }
option-enter-port = zawijam { $zone-to }
    .tip = { $closed ->
        [0] W porcie nikt, kto mnie szuka, nie może mnie wykryć.
       *[other] Port jest dla mnie zamknięty: trzeba się wprosić, zapłacić albo zawrócić.
    }{ $reef ->
        [0] { "" }
       *[other] {" "}Ryzyko wejścia na rafę: { $reef }%.
    }
option-scout = { $detail-key ->
    [seat] szukam statku gracza { $whom }
    [npc] szukam { $detail2-gen }
    [rumor] sprawdzam swoją plotkę
    [mission] szukam celu swojej misji
   *[merchant] { $sure ->
        [0] szukam kupca
       *[other] uznaję kupca za hiszpańskiego
    }
}
    .tip = { $sure ->
        [0] Rzucam { $dice ->
            [one] 1 kością
           *[other] { $dice } kośćmi
        }, szansa wykrycia { $percent }%.
       *[other] Wykrywam bez rzutu.
    } { $detail-key ->
        [rumor] Potem sprawdzam plotkę: { $rumor }.
        [mission] Potem toczy się dalej misja: { $mission }.
        [merchant] Potem decyduję, czy go atakuję.
       *[other] Potem mogę zaatakować.
    }{ $bounty-key ->
        [none] { "" }
       *[other] {" "}Po wykryciu będzie za mną nagroda za głowę: { $bounty }.
    }
option-land = schodzę na ląd do walki w misji
    .tip = Misja: { $mission }. Walczę na lądzie, Załoga wroga { $crew }, Dowodzenie { $leadership }, szansa wygranej { $percent }%; kto się wycofa, zachowuje straty.
option-port = { $prompt-key ->
    [action] wizyta w porcie: { $zone }
   *[other] { $detail }
}
    .tip = { $prompt-key ->
        [action] Mogę sprzedawać, kupować, odwiedzić stocznię, werbować oraz szukać plotek i misji, każde raz.
       *[other] { $mod-key ->
            [none] W tym porcie nie ma modyfikacji.
            [hidden] Modyfikacja w tym porcie jest zakryta.
           *[other] Modyfikacja w tym porcie: { $mod }.
        }
    }
option-overboard = { $prompt-key ->
    [action] wyrzucam ładunek za burtę
    [port] wyrzucam ładunek za burtę
   *[other] wyrzucam za burtę: { $detail }
}
    .tip = { $prompt-key ->
        [action] Wybieram kartę ładunku, z której rezygnuję. Nie kosztuje to akcji.
        [port] Wybieram kartę ładunku, z której rezygnuję. Nie kosztuje to akcji.
       *[other] Ta karta przepada i nic za nią nie mam.
    }
option-end-turn = kończę turę
    .tip = Akcje, które zostały, przepadają, a gra następny.
option-retire = na emeryturę: { $captain }
    .tip = Kapitan, statek, ładunek i wszystkie dukaty z pokładu znikają z gry; to, co w skrzyni, zostaje. Tura się kończy, a w następnej zaczynam z innym kapitanem.
option-play = zagrywam: { $detail }
    .tip = { $does }
option-pass = { $prompt-key ->
    [chasers] nie strzelam
   *[other] nie, gram dalej
}
    .tip = Zatrzymuję karty i ta chwila mija.
option-quiet = nie i w tej turze nie chcę więcej pytań
    .tip = Zatrzymuję karty i do końca tej tury nikt mnie nie pyta, czy jakąś zagram.
option-test = próbuję się wprosić
    .tip = Test Wpływów, rzucam { $dice ->
        [one] 1 kością
       *[other] { $dice } kośćmi
    }: szansa { $percent }%. Jeśli się nie uda, zostaję na morzu.
option-pay = płacę { $price ->
        [one] 1 dukata
        [few] { $price } dukaty
       *[other] { $price } dukatów
    } myta
    .tip = Płacę i jestem w porcie.
option-give-up = zostaję na morzu
    .tip = Akcja przepada, a statek zostaje na tym akwenie.
option-stop = { $prompt-key ->
    [raid-spend] zostawiam tak: { $verdict-key ->
        [sunk] statek zatonie!
        [destroyed] atak się nie uda
        [escaped] kupiec ucieknie
       *[won] dukaty: { $gold }
    }
   *[other] żadnej nie wybieram
}
    .tip = { $prompt-key ->
        [raid-spend] Przy takich kartach { $verdict-key ->
            [sunk] mój statek zatonie, a kapitan zginie
            [destroyed] jedna lokacja będzie zniszczona i atak się nie uda
            [escaped] kupiec ucieknie
           *[won] łup to { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
       *[other] { $gold } dukatów
    } i towary z kart
        }.
       *[other] Niczego nie wybieram i gram dalej.
    }
option-discard = { $prompt-key ->
    [raid-spend] odrzucam { $detail }: { $verdict-key ->
        [sunk] statek zatonie!
        [destroyed] atak się nie uda
        [escaped] kupiec ucieknie
       *[won] dukaty: { $gold }
    }
   *[other] odrzucam: { $detail }
}
    .tip = { $prompt-key ->
        [raid-spend] Wydaję sukces. Jeśli nic się nie zmieni, { $verdict-key ->
            [sunk] mój statek zatonie, a kapitan zginie
            [destroyed] jedna lokacja będzie zniszczona i atak się nie uda
            [escaped] kupiec ucieknie
           *[won] łup to { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
       *[other] { $gold } dukatów
    } i towary z kart
        }.
       *[other] Ta karta znika z ręki: { $does }
    }
option-exchange = wymieniam: { $detail }
    .tip = Wydaję sukces: ta karta odchodzi, a w jej miejsce przychodzi inna.
option-draw = dobieram jeszcze jedną kartę
    .tip = Wydaję sukces: mogę mieć o jedną kartę ładunku więcej, a jej symbole się liczą.
option-replace = wymieniam: { $detail }
    .tip = Ta misja znika, a w jej miejsce przychodzi inna. Znika: { $does }
option-npc = { $detail }
    .tip = Ten statek jest teraz { $zone-sea }.
option-keep-back = żadnego, zatrzymuję kartę
    .tip = Pokazuję kartę i zatrzymuję ją na później; żaden statek się nie rusza.
option-to = { $prompt-key ->
    [npc-to] na { $detail-waters }
   *[other] { $detail }
}
    .tip = { $prompt-key ->
        [npc-to] Statek płynie tam i może wypatrywać tych, którzy są na tym akwenie.
       *[other] Zostało tam punktów: { $now }; trafienie zabiera jeden{ $now ->
            [one] {" "}i niszczy lokację
           *[other] { "" }
        }.
    }
option-pardon = { $detail }: { $n2 ->
    [one] 1 poziom
    [few] { $n2 } poziomy
   *[other] { $n2 } poziomów
}
    .tip = { $price ->
        [0] Nagroda za głowę tego państwa znika, a jego porty znów są dla mnie otwarte.
       *[other] Za każdy poziom płacę { $price ->
        [one] 1 dukata
        [few] { $price } dukaty
       *[other] { $price } dukatów
    }. Gdy nagroda za głowę zniknie, porty tego państwa znów są dla mnie otwarte.
    }
option-decline = { $prompt-key ->
    [reward] nie biorę wypłaty
   *[other] rezygnuję
}
    .tip = { $prompt-key ->
        [reward] Żadne państwo mi nie płaci i nic więcej się nie zmienia.
       *[other] Niczego nie wykupuję i dukaty zostają u mnie.
    }
option-sell = { $prompt-key ->
    [port] sprzedaję ładunek
   *[sell] sprzedaję { $detail } za { $gold ->
        [one] 1 dukata
        [few] { $gold } dukaty
       *[other] { $gold } dukatów
    }
}
    .tip = { $prompt-key ->
        [port] Wybieram, co tu sprzedam. Za wszystko: { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
       *[other] { $gold } dukatów
    }.
       *[sell] { $wanted ->
            [0] W tym porcie nie jest to towar poszukiwany.
           *[other] W tym porcie to towar poszukiwany i przynosi więcej.
        }
    }
option-all = { $prompt-key ->
    [sell] sprzedaję wszystko za { $gold ->
        [one] 1 dukata
        [few] { $gold } dukaty
       *[other] { $gold } dukatów
    }
   *[plunder] zabieram wszystko, co się zmieści
}
    .tip = { $prompt-key ->
        [sell] Oddaję wszystkie towary i dostaję { $gold ->
        [one] 1 dukata
        [few] { $gold } dukaty
       *[other] { $gold } dukatów
    }.
       *[plunder] Dukaty, karty i tyle ładunku, ile się zmieści, trafia na mój statek.
    }
option-harbour-master = pokazuję Przekupionego Kapitana Portu
    .tip = Zagrywam kartę: wszystko, co teraz sprzedam, liczy się jako poszukiwane.
option-buy = { $prompt-key ->
    [port] kupuję ładunek
   *[market] kupuję { $detail } za { $price ->
        [one] 1 dukata
        [few] { $price } dukaty
       *[other] { $price } dukatów
    }
}
    .tip = { $prompt-key ->
        [port] Przychodzą karty ładunku ({ $n }), a ja kupuję, które chcę. Kilka takich samych jest tańszych.
       *[market] Karta trafia do ładowni i zajmuje miejsce.
    }
option-free = biorę { $detail } za darmo
    .tip = Karta trafia do ładowni i nic za nią nie płacę.
option-show = pokazuję: { $whom }
    .tip = Zakupy zobaczy tylko { $whom }.
option-yard = odwiedzam stocznię
    .tip = Mogę naprawiać, kupić statek, broń i modyfikację.
option-recruit = werbuję ludzi: { $n }
    .tip = { $free ->
        [0] Test Dowodzenia, { $percent }%: po sukcesie płyną za darmo, inaczej każdy z Załogi kosztuje 2 dukaty.
       *[other] Dołączają do Załogi bez testu i bez opłaty.
    }
option-rumor = { $prompt-key ->
    [port] nasłuchuję plotek
   *[plunder] zabieram plotkę
}
    .tip = { $prompt-key ->
        [port] { $price ->
            [0] Nic to nie kosztuje.
           *[other] Płacę { $price ->
        [one] 1 dukata
        [few] { $price } dukaty
       *[other] { $price } dukatów
    }.
        } Test Wpływów, { $percent }%: po sukcesie dobieram plotkę.
       *[plunder] Zabieram plotkę, którą ma przeciwnik; mieć można tylko jedną.
    }
option-claim = podejmuję: { $detail }
    .tip = { $does-task }{ $percent ->
        [100] { "" }
       *[other] {" "}Trzeba zdać test, szansa { $percent }%.
    } Misja, którą mam, przepada.
option-stash = { $fee ->
    [0] zaglądam do swojej skrzyni
   *[other] wysyłam dukaty do skrzyni
}
    .tip = { $fee ->
        [0] Przekładam dukaty między statkiem a skrzynią; w skrzyni są bezpieczne i dają na koniec punkty.
       *[other] Za opłatą ({ $fee ->
        [one] 1 dukat
        [few] { $fee } dukaty
       *[other] { $fee } dukatów
    }) wysyłam dukaty do skrzyni, gdzie są bezpieczne i dają punkty.
    }
option-test-rumor = sprawdzam plotkę: { $rumor }
    .tip = Test { $skill-gen }, szansa { $percent }%. Plotka zużywa się tak czy inaczej.
option-step = { $do-key ->
    [deliver] dostarczam towar do misji
    [test] przechodzę test misji
    [fight] walczę dla misji
   *[other] melduję się w sprawie misji
}
    .tip = Misja: { $mission }.{ $do-key ->
        [deliver] {" "}Towar znika z ładowni.
        [test] {" "}Test { $skill-gen }, szansa { $percent }%.
        [fight] {" "}Walczę na lądzie, Załoga wroga { $crew }, Dowodzenie { $leadership }, szansa { $percent }%.
       *[other] {" "}Ten krok zawsze się udaje.
    }
option-buyback = wykupuję nagrody za głowę
    .tip = Każdy poziom nagrody za głowę kosztuje { $price ->
        [one] 1 dukata
        [few] { $price } dukaty
       *[other] { $price } dukatów
    }; wybieram, które.
option-hire = { $prompt-key ->
    [hire-crew] { $n ->
        [0] nie najmuję nikogo
       *[other] { $n } za { $cost ->
        [one] 1 dukata
        [few] { $cost } dukaty
       *[other] { $cost } dukatów
    }
    }
   *[port] zatrudniam: { $detail }
}
    .tip = { $prompt-key ->
        [hire-crew] { $n ->
            [0] Nic nie płacę, a Załoga zostaje, jaka jest.
           *[other] Płacę { $cost ->
        [one] 1 dukata
        [few] { $cost } dukaty
       *[other] { $cost } dukatów
    } i Załoga rośnie o { $n }.
        }
       *[port] { $gold ->
            [0] Trzeba zdać test, szansa { $percent }%.
           *[other] Płacę { $gold ->
        [one] 1 dukata
        [few] { $gold } dukaty
       *[other] { $gold } dukatów
    }.
        } { $does }
    }
option-repair = { $prompt-key ->
    [carpenter] naprawiam: { $detail }
   *[yard] naprawiam { $detail-acc } za { $price ->
        [one] 1 dukata
        [few] { $price } dukaty
       *[other] { $price } dukatów
    }
}
    .tip = { $detail }: zostało { $now } z { $most } punktów, wracają wszystkie.
option-modification = montuję { $mod-acc } za { $price ->
        [one] 1 dukata
        [few] { $price } dukaty
       *[other] { $price } dukatów
    }
    .tip = { $does }
option-restore-hull = odnawiam Wzmocniony Kadłub
    .tip = Płacę 3 dukaty i znów może anulować trafienie.
option-weapon = { $prompt-key ->
    [yard] kupuję { $detail } za { $price ->
        [one] 1 dukata
        [few] { $price } dukaty
       *[other] { $price } dukatów
    }
    [plunder] zabieram: { $detail }
   *[other] używam broni: { $detail }
}
    .tip = { $prompt-key ->
        [yard] Ta broń starcza na jedną bitwę lub jeden atak.
        [plunder] Zabieram tę broń z pokonanego statku.
        [raid-rolled] Jedna kość ataku staje się sukcesem; broń się zużywa.
        [naval-rolled] Przerzucam dowolne swoje kości; broń się zużywa.
       *[naval-aim] { $detail-key ->
            [chain-shot] Każda czaszka trafia w Maszty, a nadwyżka nie idzie w Kadłub. Broń się zużywa.
           *[other] Każda czaszka trafia w Załogę, a nadwyżka nie idzie w Kadłub. Broń się zużywa.
        }
    }
option-sell-weapon = sprzedaję { $detail } za 1 dukata
    .tip = Oddaję broń i dostaję 1 dukata.
option-move = przenoszę: { $detail }
    .tip = Trafia na nowy statek, pozostałe przepadają: { $does }
option-aboard = na pokładzie { $n }, w skrzyni { $chest }
    .tip = Dukaty na pokładzie służą do płacenia i można je stracić; te w skrzyni ({ $chest }) są bezpieczne i warte { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
option-attack = atakuję go jako kupca { $detail-whom }
    .tip = Rzucam { $dice ->
        [one] 1 kością
       *[other] { $dice } kośćmi
    } i dobieram co najmniej trzy karty; ucieknie przy { $maneuver ->
        [one] 1 symbolu
       *[other] { $maneuver } symbolach
    } ucieczki. Nagroda za głowę w tym państwie: poziom { $level }, a jego porty się zamykają.
option-let-sail = pozwalam mu odpłynąć
    .tip = Nic mu się nie dzieje i nie ma za to nagrody za głowę.
option-helmsman = Sternik przerzuca kości
    .tip = Wybieram, które moje kości rzucamy jeszcze raz; raz na rzut.
option-boatswain = Bosman przerzuca kość
    .tip = Wybieram kość, którą rzucamy jeszcze raz; raz na rzut.
option-gunner = Artylerzysta przerzuca kość lokacji
    .tip = Wybieram kość lokacji, którą rzucamy jeszcze raz; raz na rundę.
option-reroll = przerzucam nieudane kości
    .tip = Wszystkimi moimi kośćmi bez sukcesu rzucam jeszcze raz.
option-ignore-hit = pomijam jedno trafienie
    .tip = Wybieram trafienie, które nic nie zrobi.
option-reinforced-hull = używam Wzmocnionego Kadłuba
    .tip = Odwracam żeton i jedno trafienie jest anulowane. W porcie można go odnowić za 3 dukaty.
option-relocate = przenoszę jedno trafienie
    .tip = Wybieram trafienie i lokację, w którą idzie zamiast tego.
option-shoot = ostrzał, szansa { $percent }%
    .tip = Rzucamy na Żeglarstwo. Jeśli wygram, każde moje działo (Działa: { $guns }) zadaje trafienie; jeśli nie, zadaje je każdy mój sukces, o ile starczy dział.
option-board = abordaż, szansa w rzucie { $percent }%
    .tip = Jeśli wygram rzut na Żeglarstwo, załogi walczą do końca: wygrywam z szansą { $fight }%. Kto straci ostatniego z Załogi, ginie.
option-flee = ucieczka, szansa { $percent }%
    .tip = Uciekam, jeśli wygram rzut na Żeglarstwo, a wróg nie ma żadnego sukcesu. Inaczej sam nie strzelam, a on do mnie tak.
option-hit = trafiam: { $detail }
    .tip = Zostało tam punktów: { $now }; trafienie zabiera jeden{ $now ->
        [one] {" "}i niszczy lokację
       *[other] { "" }
    }.
option-use = strzelam ze Ścigaczy
    .tip = Uciekający statek od razu dostaje jedno trafienie.
option-whose = { $detail-key ->
    [own] własne kości
   *[enemy] kości wroga
}
    .tip = { $detail-key ->
        [own] Wybieram, którymi swoimi kośćmi rzucam jeszcze raz.
       *[enemy] Wybieram, którymi kośćmi wróg rzuca jeszcze raz.
    }
option-die = { $detail-key ->
    [skull] czaszka
   *[other] kość z { $detail }
}
    .tip = Biorę tę kość.
option-done = { $prompt-key ->
    [port] kończę w porcie
    [sell] nic więcej nie sprzedaję
    [market] nic więcej nie kupuję
    [yard] wychodzę ze stoczni
    [pick-dice] rzucam
    [stow] więcej nie biorę
    [plunder] resztę zostawiam
   *[other] gotowe
}
    .tip = { $prompt-key ->
        [port] To wszystko w porcie; pozostałe akcje mogę jeszcze wykorzystać.
        [pick-dice] Rzucam jeszcze raz wybranymi kośćmi.
        [stow] To, czego nie zatrzymam, przepada.
        [plunder] Reszta wraca do banku i do talii.
       *[other] Nic więcej tu nie robię.
    }
option-fight-on = walczę dalej, szansa { $percent }%
    .tip = Kolejna runda: każdy sukces kosztuje drugą stronę jednego człowieka. Całą walkę wygrywam z szansą { $percent }%.
option-withdraw = wycofuję się
    .tip = Walka nie jest wygrana, a straty zostają.
option-reward = { $detail }: { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
       *[other] { $gold } dukatów
    }
    .tip = To państwo płaci mi { $gold ->
        [one] 1 dukata
        [few] { $gold } dukaty
       *[other] { $gold } dukatów
    } za pokonanego pirata.
option-stay = zostaję na swoim statku
    .tip = Pokonany statek idzie na dno; mój zostaje, jaki jest.
option-take-ship = biorę go
    .tip = Przesiadam się na niego w takim stanie, w jakim jest: Kadłub { $hull }, Ładownia { $cargo }, Maszty { $masts }, Działa { $cannons }. Modyfikacje przepadają.
option-gold = zabieram wszystkie dukaty z pokładu
    .tip = To, co leży w skrzyni, jest poza moim zasięgiem.
option-cargo = zabieram: { $detail }
    .tip = Karta trafia do ładowni i zajmuje miejsce.
option-glory = zabieram kartę chwały: { $detail }
    .tip = { $does }
option-kept = zabieram: { $detail }
    .tip = { $does }
option-specialist = zabieram: { $detail }
    .tip = { $does }
collect-sell = Sprzedaję { $count } za { $sum ->
        [one] 1 dukata
        [few] { $sum } dukaty
       *[other] { $sum } dukatów
    }
collect-market = Kupuję { $count } za { $sum ->
        [one] 1 dukata
        [few] { $sum } dukaty
       *[other] { $sum } dukatów
    }
collect-lighten = Wyrzucam za burtę: { $count }
collect-stow = Zatrzymuję: { $count }

## Dziennik

event-turn = Runda { $round }: turę zaczyna { $who }.
event-event = Runda { $round }: { $event }.
event-merchants-return = Skutek wydarzenia: { $n ->
    [one] jeden kupiec wraca na morze.
    [few] { $n } kupcy wracają na morze.
   *[other] { $n } kupców wraca na morze.
}
event-war = Skutek wydarzenia: wybucha wojna, { $one } i { $other }.
event-war-ends = Skutek wydarzenia: wojna się skończyła.
event-npc-sails = { $npc-cap } wpływa na { $zone-waters }{ $why-key ->
    [prey] , bo ściga zdobycz
    [card] , bo tak każe karta
   *[course] , bo taki kurs wskazuje wydarzenie
}.
event-npc-stays = { $npc-cap } zostaje { $zone-sea }, bo jest tam zdobycz.
event-npc-placed = Wydarzenie przynosi nowy statek: { $npc } staje { $zone-sea }, dowodzi { $card-captain }.
event-npc-scouts = { $npc-cap } wypatruje swojej zdobyczy, statku gracza { $who } ({ $dice }): { $found ->
    [0] nic nie widać.
   *[other] żagiel na horyzoncie!
}
event-npc-attacks = { $npc-cap } odnajduje zdobycz i atakuje! Broni się { $who }.
event-attacks = { $who } atakuje! Broni się { $whom }.
event-attacks-secret = { $who } atakuje { $npc-acc }!
event-scouts = { $who } wypatruje statku gracza { $whom }.
event-scouts-secret = { $who } wypatruje { $npc-gen }.
event-draws-captain = { $who } potrzebuje kapitana i dobiera: { $captain }.
event-enters-play = { $who } zaczyna { $zone-in }: kapitan { $captain }, statek: { $ship }.
event-first-player = Zaczyna { $who }, tak zdecydował los.
event-dies = { $captain } nie żyje: { $why-key ->
    [storm] statek zatonął w sztormie
    [raid] kupiec zatopił statek
    [land] przegrana walka na lądzie
   *[battle] przegrana bitwa
}; { $who } traci kapitana{ $n ->
    [0] .
   *[other] {" "}i { $n ->
        [one] 1 dukata
        [few] { $n } dukaty
       *[other] { $n } dukatów
    } z pokładu.
}
event-retires = { $captain } przechodzi na emeryturę (na pokładzie { $n ->
        [one] 1 dukat
        [few] { $n } dukaty
       *[other] { $n } dukatów
    }); { $who } szuka nowego kapitana.
event-disperses = Modyfikacja straconego statku wraca do gry: { $who } kładzie { $zone-in } jej zakryty żeton.
event-turned-up = Pierwszy kapitan w porcie dowiaduje się, co oferuje stocznia { $zone-in }: { $mod }.
event-gains-gold = { $who } dostaje { $n ->
        [one] 1 dukata
        [few] { $n } dukaty
       *[other] { $n } dukatów
    }{ $why-key ->
    [start] {" "}na początek
    [sale] {" "}za towar
    [raid] {" "}z kupieckiej kasy
    [reward] {" "}wypłaty za pirata
    [plunder] {" "}łupu
    [weapon] {" "}za broń
    [ship] {" "}za stary statek
   *[card] {" "}dzięki karcie
}.
event-pays = { $who } płaci { $n ->
        [one] 1 dukata
        [few] { $n } dukaty
       *[other] { $n } dukatów
    }{ $why-key ->
    [goods] {" "}za towar
    [market] {" "}za nowy rynek
    [repair] {" "}za naprawę
    [modification] {" "}za modyfikację
    [weapon] {" "}za broń
    [ship] {" "}za nowy statek
    [crew] {" "}najętym ludziom
    [rumor] {" "}w tawernie
    [specialist] {" "}specjaliście
    [courier] {" "}kurierowi
    [toll] {" "}myta
    [pardon] {" "}za ułaskawienie
    [mission] {" "}zaliczki na misję
   *[other] { "" }
}.
event-stashes = { $who } przekłada dukaty między statkiem a skrzynią.
event-stashes-secret = { $who } przekłada dukaty między statkiem a skrzynią: do skrzyni { $n }.
event-gains-point = { $who } zdobywa punkt chwały { $why-key ->
    [defeat] za zwycięstwo
    [sale] za wielką sprzedaż
    [raid] za bogaty łup
    [mission] za misję
    [rumor] za potwierdzoną plotkę
   *[ship] za wspaniały statek
}; na torze ma { $n }.
event-declares = { $who } ogłasza zwycięstwo: { $track } na torze i { $stash } ze skrzyni ({ $n ->
        [one] 1 dukat
        [few] { $n } dukaty
       *[other] { $n } dukatów
    }). Ta runda jest ostatnia!
event-shows-chest = { $who } pokazuje skrzynię: { $n ->
        [one] 1 dukat
        [few] { $n } dukaty
       *[other] { $n } dukatów
    }; punkty z toru { $track }, ze skrzyni { $stash }.
event-draws-glory = { $who } dobiera kartę chwały { $why-key ->
    [point] za punkt chwały
    [captain] dla nowego kapitana
   *[card] dzięki karcie
} (na ręce { $n }).
event-draws-glory-secret = { $who } dobiera kartę chwały { $card } { $why-key ->
    [point] za punkt chwały
    [captain] dla nowego kapitana
   *[card] dzięki karcie
} (na ręce { $n }).
event-discards-glory = { $who } ma więcej niż cztery karty chwały, więc odrzuca kartę { $card }.
event-plays = { $who } zagrywa kartę { $card }{ $card-key ->
    [quick-learner] {" "}jako { $as }
   *[other] { "" }
}.
event-announces = { $who } zapowiada kartę.
event-keeps-back = { $who } pokazuje kartę { $card }, ale jednak jej nie zagrywa.
event-tests = { $who } wykonuje test { $skill-gen } ({ $dice }): { $n ->
    [0] porażka.
    [one] sukces.
    [few] { $n } sukcesy.
   *[other] { $n } sukcesów.
}
event-bounty = { $nation } { $n ->
    [one] wyznacza
   *[other] podnosi do poziomu { $n }
} nagrodę za głowę kapitana (gracz: { $who }) { $why-key ->
    [scouted] za napaść na statek tej flagi
    [raid] za atak na kupca
    [defeat] za pokonanie okrętu flagowego
   *[event] z powodu wydarzenia
}.
event-pardoned = { $nation } { $n ->
    [0] ułaskawia kapitana (gracz: { $who })
   *[other] obniża do poziomu { $n } nagrodę za głowę kapitana (gracz: { $who })
} { $why-key ->
    [gold] za dukaty
   *[card] dzięki karcie
}.
event-sails = { $who } wpływa na { $zone-waters }.
event-leaves-port = { $who } wypływa { $zone-from }.
event-enters-port = { $who } zawija { $zone-to }.
event-fever = Test się nie udał, więc na pokładzie szaleje febra: { $who } ma już Załogę { $n }.
event-overboard = { $who } robi miejsce i wyrzuca za burtę { $good }.
event-cargo-lost = { $who } ma za mało miejsca i traci z Ładowni { $card-good }.
event-keeps-cargo = { $who } ładuje { $card-good }.
event-finds-cargo = { $why-key ->
    [plunder] Na zdobytym statku { $who } znajduje ładunek, zapłacony w dukatach: { $cards }.
   *[card] Dzięki karcie { $who } znajduje ładunek: { $cards }.
}
event-damaged = { $who } dostaje trafienie i ma uszkodzenia. Zostaje: Kadłub { $hull }, Ładownia { $cargo }, Maszty { $masts }, Załoga { $crew }, Działa { $cannons }.
event-npc-damaged = { $npc-cap } dostaje trafienie i ma uszkodzenia. Zostaje: Kadłub { $hull }, Ładownia { $cargo }, Maszty { $masts }, Załoga { $crew }, Działa { $cannons }.
event-location-dice = { $who ->
    [nikt] Kości lokacji wroga, czyli w co trafia: { $dice }.
   *[other] Kości lokacji, czyli w co trafia, rzuca { $who }: { $dice }.
}
event-reinforced-hull = { $who } odwraca Wzmocniony Kadłub, więc jedno trafienie jest anulowane.
event-relocates = { $who } przenosi trafienie: nie w { $from-acc }, tylko w { $to-acc }.
event-uses-weapon = { $who } używa broni: { $weapon }.
event-long-guns = { $who } strzela z Długich Dział: { $dice }.
event-chasers = { $who } strzela ze Ścigaczy.
event-declarations = Runda bitwy { $n }, oba plany są jawne: atakujący deklaruje: { $attacker }, broniący się: { $defender }.
event-contest = O tym, czyj plan się uda, decydują kości: atakujący rzuca { $attacker }, broniący się { $defender }.
event-boards = { $who ->
    [nikt] Wróg wygrywa rzut i dokonuje abordażu! Na pokładzie broni się { $whom }.
   *[other] { $who } wygrywa rzut i dokonuje abordażu! Na pokładzie broni się { $whom }.
}
event-boards-secret = { $who } wygrywa rzut i dokonuje abordażu na { $npc-acc }!
event-escapes = { $who } wygrywa rzut i ucieka.
event-escapes-secret = { $npc-cap } wygrywa rzut i ucieka.
event-swivel-guns = W walce na pokładzie { $who } najpierw strzela z Folgerzy: { $dice }.
event-crew-losses = Po wymianie ciosów Załoga, która stoi jeszcze na nogach: atakujący { $attacker }, broniący się { $defender }.
event-land-fight = { $who } walczy na lądzie; Załoga wroga { $n }, Dowodzenie { $leadership }.
event-battle-over = Bitwa kończy się bez zwycięzcy, bo nikt nie został pokonany.
event-defeats = { $who } zwycięża! { $how-key ->
    [sunk] Bez Kadłuba na dno idzie statek gracza { $whom }.
   *[boarded] Bez Załogi poddaje się statek gracza { $whom }.
}
event-defeats-npc = { $who } { $how-key ->
    [sunk] niszczy Kadłub i zatapia { $npc-acc }!
   *[boarded] pokonuje Załogę i zdobywa { $npc-acc }!
}
event-npc-defeats = { $npc-cap } { $how-key ->
    [sunk] niszczy Kadłub i posyła na dno statek gracza { $who }!
   *[boarded] wybija Załogę i zdobywa statek gracza { $who }!
}
event-takes-ship = { $who } przesiada się na zdobyczny statek: { $ship }.
event-searches = Po zwycięstwie { $who } przeszukuje statek gracza { $whom }.
event-searches-secret = Po zwycięstwie { $who } przeszukuje statek gracza { $whom } i znajduje { $gold ->
        [one] 1 dukata
        [few] { $gold } dukaty
       *[other] { $gold } dukatów
    }.
event-loses-gold = Po porażce { $who } traci na rzecz zwycięzcy { $n ->
        [one] 1 dukata
        [few] { $n } dukaty
       *[other] { $n } dukatów
    }.
event-plunders = Po zwycięstwie { $who } zabiera łup: { $what }. Traci { $whom }.
event-plunders-secret = Po zwycięstwie { $who } zabiera łup: { $what } ({ $card }). Traci { $whom }.
event-demand = { $why-key ->
    [sale] Po tej sprzedaży
    [event] Skutek wydarzenia,
   *[card] Dzięki karcie
} { $zone }: teraz poszukiwany towar to { $good }.
event-sells = { $who } sprzedaje { $cards-good }{ $wanted ->
    [0] .
   *[other] ; w tym poszukiwane: { $wanted }.
}
event-uses-rumor = { $who } pokazuje zachowaną plotkę: { $rumor }.
event-market = Kupcy pokazują rynek, ogląda { $who }, kart: { $n }.
event-market-secret = Kupcy pokazują rynek, ogląda { $who }, kart: { $n } ({ $cards-good }).
event-market-aside = Odłożone jako tutaj poszukiwane: { $cards-good }.
event-market-left = { $who } nie kupuje wszystkiego, więc odrzucona zostaje reszta: { $cards-good }.
event-buys = { $who } kupuje { $n ->
    [one] kartę ładunku
    [few] { $n } karty ładunku
   *[other] { $n } kart ładunku
}.
event-buys-secret = { $who } kupuje { $n ->
    [one] kartę { $good-gen }
    [few] { $n } karty { $good-gen }
   *[other] { $n } kart { $good-gen }
}.
event-shows-cargo = { $who } pokazuje zakup, żeby dowieść niższej ceny. Ogląda { $whom }.
event-shows-cargo-secret = { $who } pokazuje zakup, żeby dowieść niższej ceny: { $goods }. Ogląda { $whom }.
event-buys-weapon = { $who } kupuje { $weapon }.
event-repairs = { $who } naprawia { $where-acc } (teraz { $n }).
event-repaired = Dzięki karcie { $who } ma statek jak nowy, naprawiony od stępki po topy.
event-buys-ship = { $who } kupuje { $ship-acc }.
event-fits-out = { $who } montuje { $mod-acc }.
event-recruits = { $who } werbuje ludzi: { $n }.
event-hires = { $who } zatrudnia specjalistę: { $specialist }.
event-shows-specialist = { $who } chce zatrudnić specjalistę: { $card }.
event-armed = Dzięki karcie { $who } ma już każdą broń specjalną.
event-draws-rumor = { $who } poznaje plotkę.
event-draws-rumor-secret = { $who } poznaje plotkę: { $card }.
event-shows-rumor = { $who } sprawdza plotkę: { $rumor }.
event-rumor-false = { $rumor }: test się nie udał, więc { $who } odkłada fałszywą plotkę.
event-rumor-true = { $rumor }: test się udał, { $who } potwierdza plotkę!
event-new-mission = Na wolne miejsce trafia nowa misja { $zone-in }: { $mission }.
event-claims = { $who } podejmuje misję { $mission }.
event-loses-mission = { $who } porzuca misję { $mission }, bo { $why-key ->
    [new] można mieć tylko jedną
   *[failed] się nie powiodła
}.
event-mission-step = { $who } spełnia warunki i wykonuje krok { $n } misji { $mission }.
event-mission-port = { $who } melduje się { $zone-in }, misja: { $mission }.
event-completes = { $who } ma za sobą wszystkie kroki i kończy misję { $mission }!
event-delivers = { $who } dostarcza { $good } na potrzeby misji.
event-finds-merchant = Wypatrywanie się udało: { $who } odnajduje kupca pod banderą { $nation-gen }.
event-lets-sail = { $who } pozwala kupcowi odpłynąć.
event-raids = { $who } atakuje kupca { $nation-whom }.
event-raid-cards = Karty kupca: { $cards }.
event-raid-roll = { $who } rzuca w ataku na kupca ({ $dice }): { $n ->
    [0] bez sukcesu.
    [one] jeden sukces.
    [few] { $n } sukcesy.
   *[other] { $n } sukcesów.
}
event-raid-fails = Kupiec ucieka, więc { $who } kończy atak na kupca z niczym.
event-raid-won = Kupiec nie zdołał uciec, atak się udał: { $who } ma łup o wartości { $n }.

## Plansza w terminalu

board-round = Runda { $round } ({ $n ->
    [one] zostało 1 wydarzenie
    [few] zostały { $n } wydarzenia
   *[other] zostało { $n } wydarzeń
})
board-last-round = ostatnia!
board-turn = Ruch: { $whom }, { $n ->
    [one] została 1 akcja
    [few] zostały { $n } akcje
   *[other] zostało { $n } akcji
}
board-signs = ◊ kupiec · modyfikacja: ? zakryta, + odkryta · ! misja · (▲) w porcie · ✠ okręt flagowy · ☠ pirat
board-player = Gracz
board-glory = Chwała
board-gold = Dukaty
board-chest = Skrzynia
board-hold = Ładunek
board-cards = Karty
board-at = Miejsce
board-where = { $docked ->
    [0] { $zone-sea }
   *[other] port: { $zone }
}
board-captain = { $captain }: Żeglarstwo { $seamanship }, Rozpoznanie { $scouting }, Dowodzenie { $leadership }, Wpływy { $influence }
board-ship = { $ship }: Kadłub { $hull }, Ładownia { $cargo }, Maszty { $masts }, Załoga { $crew }, Działa { $cannons }, Zwrotność { $maneuver }
board-no-captain = czeka na nowego kapitana
board-bounty = nagroda za głowę: { $nation } ({ $n })
board-mission = misja: { $mission }
board-battle = { $n ->
    [0] Bitwa!
   *[other] Bitwa, runda { $n }
}
board-hits = trafienia: { $hits }
board-raid = Atak na kupca, bandera { $nation-gen }: { $cards } · rzut: { $dice }
board-market = Rynek: { $goods }
board-stall = { $n } × { $good } (po { $price })
board-offer = Wyłożone: { $cards }
board-hand = Karty chwały: { $cards }
board-cargo = Ładunek (miejsce na morzu: { $n }): { $goods }
board-rumor = Plotka: { $rumor }. { $does }
short-spanish-navy = ✠Hi
short-english-navy = ✠An
short-french-navy = ✠Fr
short-dutch-navy = ✠Ho
short-pirate-sloop = ☠sl
short-pirate-frigate = ☠fr
short-santo-domingo = Sto. Domingo
short-old-providence = Providence
short-caribbean-sea = M. Karaibsk.

## Lekcje: o co chodzi w pytaniu i o czym warto pomyśleć

coach-start-ship = Slup jest zwrotny i dobry do ataków na kupców, a fleuta mieści cztery karty i pasuje kupcowi. Spójrz najpierw na umiejętności kapitana: Żeglarstwo i Rozpoznanie wskazują na slup, Wpływy na fleutę.
coach-redraw = Statki pirackie polują na kapitanów, których nikt nie ściga, a twój wypłynąłby prosto na jeden z nich. Dobranie innego nic nie kosztuje, ale do tego już nie wrócisz.
coach-action = W turze masz trzy akcje: ruch, rozpoznanie albo raz wizytę w porcie. Najedź na akwen, by zobaczyć, czego tam szukają i kto tam czyha.
coach-turn-end = Akcje się skończyły, ale karty na własną turę wciąż możesz zagrać. Jeśli możesz poczekać, zachowaj je na lepszą chwilę.
coach-overboard = Ładunek możesz w swojej turze wyrzucić zawsze, byle nie w walce. Rób to tylko wtedy, gdy potrzebujesz miejsca na coś lepszego.
coach-lighten = W porcie wolno mieć sześć kart, na morzu tylko tyle, ile mieści Ładownia. Zostaw to, czego szuka następny port, najlepiej trzy jednakowe.
coach-port-entry = To państwo wyznaczyło nagrodę za twoją głowę albo prowadzi z twoim wojnę. Po nieudanym teście możesz jeszcze zapłacić myto, ale po rzucie ruch jest zużyty.
coach-disperse = Żetony ze straconego statku wracają zakryte do portów i nikt nie wie, który gdzie leży. Wybieraj porty, których rywale nie potrzebują.
coach-pick-modification = Bierzesz modyfikację za darmo, z dowolnego portu. Odkryta jest pewna, zakryta może okazać się taką, którą już masz.
coach-discard-glory = Na ręce możesz mieć najwyżej cztery karty chwały. Zatrzymaj te, które przydadzą się w tym, co naprawdę planujesz.
coach-keep-rumor = Potwierdzona plotka to punkt chwały i zysk. Zatrzymaj tę, której miejsce masz po drodze i której test pasuje twojemu kapitanowi.
coach-replace-mission = Dwie misje zawsze czekają na wszystkich. Usuń tę, którą zaraz podejmie rywal, albo licz na lepszą dla siebie.
coach-move-npc = Możesz przesunąć jeden okręt flagowy albo piracki o jeden akwen. Podprowadź go pod kogoś, na kogo poluje, albo odsuń od siebie.
coach-npc-to = Nie wypatruje od razu, tylko gdy ktoś tam wpłynie albo zacznie turę. Okręty flagowe ścigają poszukiwanych, piraci całą resztę.
coach-pardon = Nagroda zamyka ci porty danego państwa i ściąga jego okręt flagowy. Dopiero zdjęcie ostatniego poziomu czyni cię znów uczciwym.
coach-port = Najpierw sprzedaj, bo po innych czynnościach już się nie da. Potem kupuj, naprawiaj, werbuj, słuchaj plotek i podejmuj misje, każde raz.
coach-sell = Poszukiwany towar daje 6 dukatów, każdy inny 3. Trzy karty poszukiwanego towaru w jednej sprzedaży to punkt chwały.
coach-buy = Karta zagrana teraz powiększy rynek. Więcej kart to więcej jednakowych, a te są tańsze.
coach-market = Zwykle jedna karta towaru kosztuje 3, dwie po 2, trzy i więcej po 1. Kupuj to, czego szuka pobliski port, i pamiętaj, ile mieści statek.
coach-show-to = Wskazany gracz dowie się, co udało ci się kupić taniej. Pokaż to komuś, kto jest daleko od miejsca sprzedaży.
coach-yard = Naprawa jest tania w porównaniu ze stratą kapitana, a broń rozstrzyga bitwy. Pierwsza kupiona fregata lub galeon to punkt chwały.
coach-move-modification = Tylko tutaj modyfikacje mogą przejść na kupiony statek. Czego nie przeniesiesz, wróci do portów.
coach-recruit = Po udanym teście uzupełnisz Załogę za darmo. Zagrana teraz karta oszczędzi ci testu.
coach-hire-crew = Test się nie udał, więc każdy człowiek kosztuje dukaty. Statek bez Załogi nie może dokonać abordażu i przegrywa każdy cudzy.
coach-stash = Każde pełne 10 dukatów w skrzyni to punkt i nikt ci ich stamtąd nie zabierze. Na pokładzie można za nie kupować, ale przepadną razem z kapitanem.
coach-merchant = Atak daje dukaty i ładunek, ale od razu też nagrodę za głowę od wskazanego państwa. Co najmniej dwanaście dukatów z jednego ataku to punkt chwały.
coach-raid-rolled = Każdy sukces pozwala dobrać, odrzucić lub wymienić kartę. Broń zamienia jedną kość w sukces, ale przepada.
coach-raid-spend = Pozbądź się kart, które zniszczyłyby lokację albo pozwoliły kupcowi uciec. Jeśli nic nie grozi, więcej kart to więcej dukatów.
coach-raid-resolve = Teraz liczą się symbole: tyle ucieczek, ile wynosi twoja Zwrotność, ratuje kupca, a zniszczona lokacja kończy atak. Użyj czegoś tylko wtedy, gdy zmienia to wynik.
coach-stow = Dukaty i tak są twoje, karty tylko wtedy, gdy się zmieszczą. Zatrzymaj to, co dobrze sprzedasz w okolicy.
coach-before-test = Karta sprawia, że test udaje się bez rzutu. Zagraj ją, jeśli porażka kosztowałaby cię turę.
coach-after-test = Kości padły, ale coś pozwala ci rzucić jeszcze raz. Sukcesy zostają, przerzucasz tylko pozostałe kości.
coach-other-test = Możesz zepsuć komuś udany test. Zrób to, gdy zależy od niego punkt albo rzadka karta.
coach-scouted = Zaraz zacznie się bitwa, a twoja karta może jej zapobiec. Zachowaj ją, jeśli chcesz walczyć.
coach-any-turn = Zanim ta tura ruszy, możesz przesunąć okręt flagowy albo piracki. Wypatruje on każdego, kto zaczyna obok niego turę.
coach-event = Wydarzenie zaraz cię dotknie. Uszkodzony statek nie powinien stawać do sztormu, więc pomyśl o Kadłubie.
coach-carpenter = Co turę jeden punkt naprawiasz za darmo, ale nie tam, gdzie wszystko jest zniszczone. Przed bitwą najważniejsze są Działa i Maszty.
coach-declare = Strzelaj, gdy masz lepsze działa, dokonaj abordażu, gdy masz lepszą załogę, uciekaj, póki statek może płynąć. Tylko zwycięzca rzutu dokonuje abordażu lub ucieka, ale trafiać mogą obaj.
coach-npc-declare = Dowodzisz tym statkiem przeciw innemu graczowi i masz się starać wygrać. Uciekać może tylko wtedy, gdy ma mniej Dział lub Załogi niż przeciwnik.
coach-place-hit = Przy czaszce wybiera właściciel statku. Rozkładaj uszkodzenia i nigdy nie dopuść, by Kadłub spadł do zera.
coach-npc-place-hit = Trafienie ma iść tam, gdzie najmniej zaszkodzi temu statkowi. Oszczędzaj Kadłub, a dopóki strzela, także Działa.
coach-chasers = Jedno trafienie od razu, przed rzutem, a po bitwie Ścigacze znów są gotowe. Rzadko warto z tym czekać.
coach-naval-start = Karta działa przed pierwszym strzałem. Najwięcej daje przeciw wrogowi z małą liczbą Dział.
coach-naval-before-roll = Więcej kości na ten jeden rzut. Użyj ich w rundzie, w której dokonujesz abordażu albo uciekasz.
coach-naval-rolled = Wygrywa większa liczba sukcesów, a przy równej decydują oczka na pozostałych kościach. Przerzucaj tylko to, co może odwrócić wynik.
coach-whose-dice = Twoje porażki albo sukcesy wroga: jedno i drugie może odwrócić rzut. Najlepszym celem jest jedyny sukces przeciwnika.
coach-pick-dice = Wskaż kości jedną po drugiej i rzuć, gdy skończysz. Każda pokazuje sukces raz na trzy rzuty.
coach-naval-shoot = I tak trafiasz, a karta coś dokłada. Zagraj ją, gdy jeszcze jedno trafienie może zatopić albo okaleczyć wroga.
coach-naval-aim = 1 to Ładownia, 2 Maszty, 3 Załoga, 4 Działa, a czaszkę kładzie właściciel statku. Kule Łańcuchowe i Kartacze odbierają mu ten wybór.
coach-aim-die = Jedną z kości lokacji ustawiasz, jak chcesz. Czaszka poszłaby tam, gdzie najmniej boli, więc zmień właśnie ją.
coach-aim-at = Bez Masztów wróg nie dokona abordażu ani nie ucieknie, bez Dział nie strzeli, bez Załogi nie wejdzie na pokład. W Kadłub nie można celować.
coach-naval-hit = Wszystkie lokacje są już znane, więc widać, co zrobi każde trafienie. Odeprzyj to, które coś by zniszczyło.
coach-which-hit = Jedno z trafień zmienisz albo anulujesz. Wybierz to w lokację, której został jeden punkt.
coach-hit-to = Trafienie przechodzi na inną lokację twojego statku. Ładownię zwykle najtaniej stracić.
coach-crew-start = Karta działa w każdej rundzie tego starcia załogi. Stąd nie ma ucieczki, więc nie oszczędzaj jej na później.
coach-crew-rolled = Każdy sukces kosztuje drugą stronę punkt Załogi, najwyżej tyle, ile liczy załoga rzucająca. Zmień rzut, jeśli stawką są ostatni ludzie.
coach-crew-losses = Kto traci ostatni punkt Załogi, traci kapitana i statek. Ta karta ratuje w tej rundzie ostatniego człowieka.
coach-withdraw = Z lądu zawsze możesz wrócić na statek i spróbować kiedy indziej. Twoje straty zostają, a wróg znów będzie w pełni sił.
coach-reward = Każdy poziom nagrody jednego państwa to dla ciebie 5 dukatów. Państwo, które cię ściga albo walczy z twoim, nie płaci.
coach-take-ship = Zdobyty statek przejmujesz z uszkodzeniami i ze swoją Załogą. Twoje modyfikacje zostają, więc porównaj oba.
coach-plunder = Zabierz, co się zmieści, w granicach, które cię obowiązują. Co zostawisz, przepada bez pożytku.

### Scena

## Plansze
thing-chart = Mapa
thing-harbour = Port: { $zone }
thing-battle = Bitwa
thing-raid = Atak na kupca
thing-deck = { $whom }
thing-hand = Twoje karty
thing-choices = Wybierz jedną
thing-events = Wydarzenie i wojna
thing-event-deck-hint = Każda runda zaczyna się od wydarzenia. Gdy zabraknie kart, gra się kończy.
thing-event-hint = Wydarzenie tej rundy.
thing-events-left = { $n ->
    [one] Zostało 1 wydarzenie
    [few] Zostały { $n } wydarzenia
   *[other] Zostało { $n } wydarzeń
}
thing-round = Runda { $round }
thing-round-hint = Kto ma { $target } { $target ->
    [one] punkt
    [few] punkty
   *[many] punktów
} chwały, licząc ukryte dukaty, może zakończyć grę: runda toczy się do końca i wygrywa największa chwała.{ $final ->
    [1] {" "}To ostatnia runda.
   *[other] { "" }
}
thing-war = Wojna: { $one } i { $other }
thing-war-hint = Porty walczącego państwa są zamknięte dla kapitanów wroga, a jego okręt flagowy, teraz liniowy, na nich poluje.

## Mapa
thing-zone = { $nation-key ->
    [none] { $zone }: otwarte morze
   *[other] { $zone }
}{ $merchant ->
    [1] {" "}– pływa tu kupiec
   *[other] { "" }
}
thing-sea = Na morzu: { $zone }
thing-dock = W porcie: { $zone }
thing-port = { $zone }, port { $nation-adj }
thing-port-hint = { $demand-key ->
    [none] { "" }
   *[other] Poszukiwany towar: { $demand }.
}{ $mod-key ->
    [none] { "" }
   *[other] {" "}W stoczni: { $mod }.
}{ $missions ->
    [0] { "" }
    [1] {" "}Czeka tu misja: { $mission }.
    [few] {" "}Czekają tu { $missions } misje.
   *[other] {" "}Czeka tu { $missions } misji.
}{ $home ->
    [1] {" "}To twój port macierzysty: tu ukrywasz dukaty.
   *[other] { "" }
}{ $wanted ->
    [1] {" "}{ $nation-cap } wyznaczyła nagrodę za twoją głowę: port jest dla ciebie zamknięty.
   *[other] { "" }
}{ $war ->
    [1] {" "}{ $nation-cap } jest w stanie wojny.
   *[other] { "" }
}{ $plague ->
    [1] {" "}W tej rundzie port zamyka zaraza.
   *[other] { "" }
}
thing-demand = { $zone } szuka: { $good }
thing-demand-hint = Poszukiwany towar ({ $good }) sprzedasz tu za 6 dukatów. Trzy karty lub więcej w jednej sprzedaży dają punkt chwały.
thing-mod = { $zone } sprzedaje: { $mod }
thing-mod-down = Zakryta modyfikacja
thing-mod-down-hint = Odkrywa się ją, gdy jakiś kapitan zawinie do portu.
thing-merchant = Kupiec ({ $zone })
thing-merchant-hint = Znajdziesz go akcją Rozpoznanie; dopiero wtedy poznasz jego banderę. Atak kosztuje nagrodę za głowę, a łup wart co najmniej 12 dukatów daje punkt chwały.
thing-npc = { $npc-cap }
thing-npc-hint = { $ship-key ->
    [none] Poza grą.
   *[other] Dowodzi { $card }, { $ship }. Żeglarstwo { $seamanship }, Rozpoznanie { $scouting }, Dowodzenie { $leadership }.
}
thing-ship = { $whom }: { $ship }
thing-ship-hint = { $captain-key ->
    [none] Statek bez kapitana.
   *[other] Dowodzi { $captain }.
}{ $docked ->
    [1] {" "}W porcie, gdzie nikt nie atakuje.
   *[other] {" "}Na morzu.
}

## Plansza kapitana
thing-captain = { $captain }, { $home }
thing-captain-hint = { $nation-cap }; port macierzysty: { $home }.
thing-deck-ship = { $captain-key ->
    [none] { $ship }
   *[other] { $captain } · { $ship }
}
thing-deck-ship-hint = Zwrotność { $maneuver }: o dwa większa niż wroga daje w bitwie dodatkową kość Żeglarstwa; tyle symboli ucieczki wystarcza też, żeby uciekł kupiec.
thing-slip = { $ship }
thing-slip-hint = Kadłub { $hull }, Ładownia { $cargo }, Maszty { $masts }, Załoga { $crew }, Działa { $cannons }, Zwrotność { $maneuver }.
thing-location = { $location }: { $now } z { $most }{ $hits ->
    [0] { "" }
    [one] , 1 trafienie
    [few] , { $hits } trafienia
   *[other] , { $hits } trafień
}
thing-location-hull = Przy 0 statek tonie, a kapitan ginie. Tu trafiają też strzały w zniszczoną lokację.
thing-location-cargo = Tyle kart ładunku mieści się na pokładzie.
thing-location-masts = Przy 0 statek rzuca tylko jedną kością i nie może ani dokonać abordażu, ani uciekać.
thing-location-crew = Bez niej nie ma abordażu; kto straci ostatnią, ginie.
thing-location-cannons = Tyle trafień zadaje zwycięzca rundy.
thing-skill = { $skill }: { $n }
thing-skill-seamanship = Kości manewrów w bitwie i w ataku na kupca.
thing-skill-scouting = Kości przy szukaniu statków i kupców.
thing-skill-leadership = Kości w starciu załogi i przy rekrutacji.
thing-skill-influence = Kości przy plotkach i przysługach w porcie.
thing-bounty = { $n ->
    [0] { $nation-cap }: bez nagrody za głowę
   *[other] { $nation-cap }: nagroda poziomu { $n }
}
thing-bounty-hint = Porty tego państwa są zamknięte, a jego okręt flagowy ściga kapitana. Za pokonanego pirata wypłaca się 5 dukatów za każdy poziom.
thing-glory = Chwała: { $n }
thing-glory-hint = Cel: { $target } { $target ->
    [one] punkt
    [few] punkty
   *[many] punktów
}; każde 10 ukrytych dukatów to jeden więcej, najwyżej { $cap }.
thing-card-hint = { $category-key ->
    [battle] Na bitwy i ataki.
    [adventure] Na rejsy i testy.
    [mercantile] Na handel i stocznię.
   *[other] Specjalista do zatrudnienia w porcie.
}
thing-gold = { $n ->
    [-1] Dukaty na pokładzie: nie wiadomo ile
   *[other] Dukaty na pokładzie: { $n }
}
thing-gold-hint = Kapitan, który ginie, traci je.
thing-chest = { $n ->
    [-1] Skrzynia: nie wiadomo ile
   *[other] Dukaty w skrzyni: { $n }
}
thing-chest-hint = Ukryte dukaty są bezpieczne: każde 10 to na koniec punkt chwały, najwyżej { $cap }.
thing-cards = Karty chwały: { $n }
thing-cards-hint = Każdy punkt chwały przynosi kartę; zostawić można najwyżej cztery.
thing-has-rumor = Plotka
thing-has-rumor-hint = Zakryta, póki nie sprawdzi się jej na miejscu.
thing-has-mission = Misja: { $mission }
thing-first = Gracz rozpoczynający
thing-first-hint = Od niego zaczyna się runda; w następnej będzie nim kolejny gracz.
thing-hold = Ładownia: { $n } z { $room }
thing-hold-hint = Każda karta ładunku zajmuje miejsce. Uszkodzenia Ładowni zabierają miejsca.
thing-crate = { $good-key ->
    [none] Wolne miejsce
    [closed] Zamknięta skrzynka
   *[other] { $good }
}
thing-rack = Karty
thing-rumor-place = { $sea ->
    [1] Na morzu: { $zone }
   *[other] W porcie: { $zone }
}
thing-rumor-hint = Sprawdź ją na miejscu; prawdziwa daje punkt chwały i swoją nagrodę.
thing-mission-place = { $step ->
    [0] Do podjęcia { $zone-in }
   *[other] Krok { $step } z { $steps }
}
thing-mission-hint = Ukończona misja daje punkt chwały i zarobek.
thing-cargo-hint = { $good }, w ataku warte { $n }; { $symbol-key ->
    [escape] gdy jest ich dość, kupiec ucieka.
   *[other] trafia: { $symbol }.
}

## Port
thing-port-name = { $zone } · { $nation-cap }
thing-port-rule = { $zone }
thing-gate = Gotowe
thing-gate-hint = Kończysz to, co robisz, albo wychodzisz z portu.
thing-head-market = Rynek
thing-head-market-hint = Sprzedaj ładunek, potem kupuj.
thing-head-yard = Stocznia
thing-head-yard-hint = Naprawy, modyfikacje, broń i statki.
thing-head-tavern = Tawerna
thing-head-tavern-hint = Załoga i plotki.
thing-head-governor = Gubernator
thing-head-governor-hint = Misje tego portu i skrzynia.
thing-sell = Sprzedaż: po { $sale }
thing-sell-hint = { $good-key ->
    [none] Każda karta przynosi { $sale }.
   *[other] Każda karta przynosi { $sale }, a { $good } { $demand }.
}
thing-buy = { $n ->
    [one] Zakup: { $n } karta
    [few] Zakup: { $n } karty
   *[other] Zakup: { $n } kart
}
thing-buy-hint = Pojedyncza karta kosztuje { $price }, jedna z pary o 1 mniej, jedna z trzech lub więcej o 2 mniej, zawsze co najmniej 1.
thing-in-demand = { $good-key ->
    [none] Brak popytu
   *[other] Popyt: { $good }
}
thing-in-demand-hint = Trzy karty lub więcej w jednej sprzedaży dają punkt chwały.
thing-stall = Miejsce
thing-stall-hint = { $good }, cena { $price }.
thing-market-back = Karta z rynku
thing-trade-in = Twój statek: { $given }
thing-trade-in-hint = Tyle dostaniesz za swój statek ({ $ship }), gdy kupisz inny.
thing-repair = { $location }: { $now } z { $most }
thing-repair-hint = Cena za punkt: { $price }.
thing-refit = { $mod }, cena { $price }
thing-restore = Odnowienie Wzmocnionego Kadłuba za 3 dukaty
thing-weapon-sale = { $own ->
    [1] { $weapon }: już masz
   *[other] { $weapon }, cena { $price }
}
thing-aboard = { $sale ->
    [0] { $thing }
    [one] { $thing }: do sprzedania za 1 dukata
    [few] { $thing }: do sprzedania za { $sale } dukaty
   *[many] { $thing }: do sprzedania za { $sale } dukatów
}
thing-sale = { $ship }, cena { $price }
thing-sale-hint = Dopłata po sprzedaży twojego: { $cost }. Kadłub { $hull }, Ładownia { $cargo }, Maszty { $masts }, Załoga { $crew }, Działa { $cannons }, Zwrotność { $maneuver }.
thing-recruit = { $lack ->
    [0] Załoga w komplecie
   *[other] { $free ->
        [1] Rekrutacja ({ $lack }): za darmo
       *[other] Rekrutacja: brak { $lack }
    }
}
thing-recruit-hint = { $free ->
    [1] Załogę uzupełnia się tu bez testu i bez opłaty.
   *[other] Test Dowodzenia: { $leadership ->
        [one] 1 kość
        [few] { $leadership } kości
       *[other] { $leadership } kości
    }; po porażce { $price ->
        [one] 1 dukat
        [few] { $price } dukaty
       *[many] { $price } dukatów
    } od głowy.
}
thing-tavern = { $price ->
    [0] Plotki: za darmo
   *[other] Plotki: { $price }
}
thing-tavern-hint = Test Wpływów: { $influence ->
    [one] 1 kość
    [few] { $influence } kości
   *[other] { $influence } kości
}. Plotek w talii: { $left }.
thing-stash = { $n ->
    [-1] Skrzynia
   *[other] Skrzynia: { $n }
}
thing-stash-hint = { $here ->
    [0] Dukaty ukrywa się w porcie macierzystym: { $home }.
   *[other] { $fee ->
        [0] Tu wkładasz dukaty do skrzyni i je z niej wyjmujesz.
       *[other] Kurier zawiezie dukaty do skrzyni, opłata { $fee }.
    }
}
thing-stash-note = { $here ->
    [0] Skrzynia: { $home }
   *[other] { $fee ->
        [0] Ukrycie: za darmo
       *[other] Kurier: { $fee }
    }
}
thing-stash-note-hint = Każde 10 ukrytych dukatów to na koniec punkt chwały, najwyżej { $cap }.

## Bitwy i ataki
thing-side = { $whom }: { $ship-key ->
    [none] na lądzie
   *[other] { $ship }
}
thing-side-npc = { $npc-cap }
thing-sea-dice = Kości Manewrów: { $n }
thing-sea-dice-hint = Żeglarstwo i kość więcej dla statku zwrotniejszego o dwa. Bez Masztów tylko jedna.
thing-deck-dice = Kości w starciu załogi: { $n }
thing-deck-dice-hint = Dowodzenie i to, co dodają specjaliści.
thing-maneuver = Zwrotność: { $n }
thing-maneuver-hint = O dwa większa niż wroga daje kość więcej na morzu.
thing-bout = { $land ->
    [1] Walka na lądzie
   *[other] { $deck ->
        [1] Starcie załogi
       *[other] Runda { $n }
    }
}
thing-roll = { $side ->
    [0] Kości atakującego
   *[other] Kości broniącego się
}
thing-aim = { $side ->
    [0] Gdzie trafiony jest atakujący
   *[other] Gdzie trafiony jest broniący się
}
thing-die = { $n ->
    [0] Czaszka: sukces
   *[other] { $n }
}
thing-die-hint = Czaszka to sukces. Przy równej liczbie sukcesów wygrywa wyższa suma pozostałych kości. Jako kość lokacji: 1 Ładownia, 2 Maszty, 3 Załoga, 4 Działa; o czaszce decyduje kapitan statku.
thing-order-shoot = Ostrzał
thing-order-shoot-hint = Zwycięzca zadaje tyle trafień, ile ma Dział, przegrany tyle, ile ma sukcesów.
thing-order-board = Abordaż
thing-order-board-hint = Po salwach zwycięzca dokonuje abordażu i zaczyna się starcie załogi.
thing-order-flee = Ucieczka
thing-order-flee-hint = Zwycięzca ucieka, jeśli druga strona nie ma sukcesu.
thing-order-fight-on = Walcz dalej
thing-order-fight-on-hint = Kolejna runda.
thing-order-withdraw = Wycofaj się
thing-order-withdraw-hint = Straty zostają, walka nie jest wygrana.
thing-order-take-ship = Przejmij statek
thing-order-take-ship-hint = Przesiądź się na zdobyty statek ze wszystkim, co masz.
thing-order-stay = Zostań
thing-order-stay-hint = Zachowaj swój statek.
thing-order-reward = Odbierz wypłatę
thing-order-reward-hint = 5 dukatów za każdy poziom nagrody od państwa, które ją wyznaczyło.
thing-order-decline = Bez wypłaty
thing-order-decline-hint = Zrezygnuj.
thing-odds-sea = Manewry: { $left }% : { $right }%
thing-odds-crew = Czyja Załoga się ostoi: { $left }% : { $right }%
thing-odds-none = Nikt nie wygra: { $none }%
thing-odds-hint = Bez kart, specjalistów i broni, których można jeszcze użyć.
thing-spoil = Łupy
thing-spoils = Łupy
thing-spoil-all = Wszystko
thing-spoil-gold = Dukaty
thing-spoil-rumor = Plotka
thing-spoil-done = Dość
thing-prey = Kupiec { $nation-adj }
thing-prize = Ładunek kupca
thing-raid-value = Łup { $value } · ucieczka { $escapes }/{ $maneuver }
thing-raid-hint = Gdy symboli ucieczki jest tyle, ile wynosi twoja Zwrotność, kupiec ucieka; symbole ostrzału uszkadzają twój statek. Łup wart co najmniej 12 dukatów daje punkt chwały.
thing-raid-deck = Dobierz kartę
thing-raid-deck-hint = Za sukces dobierasz jeszcze jedną kartę ładunku kupca.
thing-raid-stop = Dość
thing-raid-stop-hint = Bierz, jak jest.
thing-test-place = Test umiejętności
thing-test = { $whom }: test umiejętności

## Co każdy powinien zobaczyć: tytuły

highlight-battle = Bitwa
highlight-raid = Atak na kupca
highlight-war = Wojna!
highlight-declares = { $who } ogłasza zwycięstwo

aspect-glory = Punkty Chwały
aspect-gold = dukaty
aspect-hand = karty Chwały
aspect-cargo = ładunek
aspect-specialists = specjaliści
aspect-ship = statek
aspect-errands = misje i plotki
temper-hunter = łowca
temper-trader = kupiec
