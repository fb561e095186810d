### Co mówią po polsku Piraci z Maracaibo.

game-title = Piraci z Maracaibo
setting-layout = Układ Karaibów
setting-layout-hint = Jak leżą karty morza. Na pierwszą partię weź podstawowy.
setting-layout-basic = podstawowy
setting-layout-two-channels = dwa przesmyki
setting-layout-long-reef = długa rafa
setting-layout-broad-sea = szerokie morze
setting-layout-random = losowy
setting-layout-own = rysuje pierwszy gracz
setting-groups = Skupiska miejsc
setting-groups-hint = Czy cztery miejsca i więcej mogą leżeć obok siebie.
setting-groups-as-dealt = tak, jak wypadło
setting-groups-broken-up = rozdzielone, na pierwsze partie
setting-fog-locations = Mgły wojny: miejsca
setting-fog-locations-hint = Miejsca leżą zakryte, póki ktoś tam nie dopłynie, a pierwszy znajduje dublony.
setting-fog-locations-no = nie
setting-fog-locations-yes = tak
setting-fog-improvements = Mgły wojny: ulepszenia
setting-fog-improvements-hint = Ulepszenia leżą zakryte, póki nie wpłynie na nie okręt.
setting-fog-improvements-no = nie
setting-fog-improvements-yes = tak
setting-skirmishes = Pirackie potyczki
setting-skirmishes-hint = Kto zatrzyma się przy innych okrętach, walczy z nimi kośćmi o punkty i dublony.
setting-skirmishes-no = nie
setting-skirmishes-yes = tak
setting-hunters = Łowcy przygód
setting-hunters-hint = Liczy się tylko trudniejsza część zadania, za to podwójnie; niewykonane kosztuje 5 punktów.
setting-hunters-no = nie
setting-hunters-yes = tak
setting-rubies = Rubiny
setting-rubies-hint = Rubiny z dwóch wysp, do sprzedania w Zatoce za premie albo punkty.
setting-rubies-no = nie
setting-rubies-yes = tak
setting-retirement = Emerytura
setting-retirement-hint = Tor dłuższy o jedno pole: poszukiwacz buduje tam rezydencję za pół ceny i wraca na początek.
setting-retirement-no = nie
setting-retirement-yes = tak
setting-redbeard = Czerwonobrody
setting-redbeard-hint = W grze solo płyniesz przeciw niemu; im więcej ma kart B, tym jest trudniejszy.
setting-redbeard-absent = nie płynie
setting-redbeard-b0 = bez kart B: najłatwiej
setting-redbeard-b1 = 1 karta B
setting-redbeard-b2 = 2 karty B
setting-redbeard-b3 = 3 karty B
setting-redbeard-b4 = 4 karty B
setting-redbeard-b5 = 5 kart B
setting-redbeard-b6 = 6 kart B: najtrudniej
setting-handicap = Fory przeciw Czerwonobrodemu
setting-handicap-hint = Punkty, które Czerwonobrody oddaje na początek nauki.
setting-handicap-none = bez forów
setting-handicap-learner = dla uczących się: 20 punktów mniej dla niego
setting-handicap-beginner = dla początkujących: 35 punktów mniej dla niego

ending-points = Trzeci rejs dobiegł końca; pora porównać dzienniki pokładowe.
ending-redbeard = Czerwonobrody nie dał się pokonać: Karaiby wciąż są jego.
part-played = Punkty z gry
part-rivers = Rzeki
part-doubloons = Dublony
part-cards = Karty ulepszeń
part-scrolls = Szare zwoje
part-residences = Rezydencje
part-treasures = Skarby
part-buried = Zakopane skarby
part-quests = Zadania
part-quest-bonus = Sześć zadań
part-rubies = Rubiny
part-handicap = Fory
figure-cards = Karty ulepszeń jednego gracza
figure-residences = Rezydencje jednego gracza
figure-upgrades = Wzmocnienia jednego gracza
figure-treasures = Skarby jednego gracza
figure-rivers = Rzeki przekroczone przez gracza
figure-quests = Zadania jednego gracza
figure-quests-scored = Punktujące zadania jednego gracza
kind-improvement = Karty ulepszeń
kind-residence = Rezydencje
kind-figurehead = Galiony
kind-upgrade = Wzmocnienia okrętu
kind-quest = Zadania

## Nazwy kart

name-blank = odwrócona karta
name-shape-card = karta
name-shape-island = wyspa
name-shape-sea = morze
name-face-down = zakryta karta
name-hidden = zakryta karta
name-tobacco = Tytoń
name-sugar-cane = Trzcina cukrowa
name-cotton-bales = Bele bawełny
name-cutlasses = Kordelasy
name-gold-pan = Miska do złota
name-emerald-loupe = Lupa jubilera
name-pearl-net = Sieć na perły
name-treasure-chart = Mapa skarbów
name-shovels = Łopaty
name-boatswain = Bosman
name-ships-cook = Kuk
name-pathfinder = Tropiciel
name-navigator = Nawigator
name-caulker = Szkutnik
name-powder-monkey = Prochowy
name-purser = Ochmistrz
name-storyteller = Gawędziarz
name-haggler = Targujący się kupiec
name-longboat = Szalupa
name-pinnace = Pinasa
name-sloop = Slup
name-cutter = Kuter
name-rum-barrels = Beczki rumu
name-cocoa = Kakao
name-indigo = Indygo
name-spice-sacks = Worki przypraw
name-gunpowder = Proch
name-chain-shot = Kule łańcuchowe
name-grapeshot = Kartacze
name-counting-scales = Waga kupiecka
name-emerald-idol = Szmaragdowy bożek
name-pearl-necklace = Naszyjnik z pereł
name-astrolabe = Astrolabium
name-grappling-hooks = Haki abordażowe
name-burial-map = Mapa kryjówek
name-ships-bell = Dzwon okrętowy
name-klabautermann = Klabaternik
name-master-gunner = Mistrz kanonierów
name-corsair = Korsarz
name-boarding-leader = Dowódca abordażu
name-jungle-guide = Przewodnik po dżungli
name-adventure-huntress = Łowczyni przygód
name-spy = Szpieg
name-fence = Paser
name-smuggler = Przemytnik
name-master-builder = Budowniczy
name-ships-surgeon = Okrętowy chirurg
name-diver = Nurek
name-carpenter = Cieśla
name-figure-carver = Snycerz
name-brigantine = Brygantyna
name-frigate = Fregata
name-galleon = Galeon
name-schooner = Szkuner
name-fluyt = Fleuta
name-corvette = Korweta
name-expedition-ship = Okręt wyprawowy
name-merchantman = Statek kupiecki
name-ghost-ship = Statek widmo

name-trinidad = Trynidad
name-tobago = Tobago
name-bonaire = Bonaire
name-curacao = Curaçao
name-grenada = Grenada
name-barbados = Barbados
name-aruba = Aruba
name-margarita = Margarita
name-martinique = Martynika
name-hispaniola = Hispaniola
name-cuba = Kuba
name-puerto-rico = Portoryko
name-start = Start
name-bay = Zatoka
name-maracaibo = Maracaibo

name-hacienda = Hacjenda
name-castle = Zamek
name-hidden-harbour = Ukryta przystań
name-stronghold = Twierdza
name-lighthouse = Latarnia morska
name-palace = Pałac
name-town-house = Kamienica
name-citadel = Cytadela
name-inn = Zajazd
name-manor = Posiadłość
name-pirate-cove = Zatoczka piratów
name-sea-fort = Fort morski

name-quest-84 = Dostawca
name-quest-85 = Gorączka złota
name-quest-86 = Zielony ogień
name-quest-87 = Sznur pereł
name-quest-88 = Zakopane złoto
name-quest-89 = Zakopane szmaragdy
name-quest-90 = Zakopane perły
name-quest-91 = Lichwiarz
name-quest-92 = Rosnąca sława
name-quest-93 = Wielki majątek
name-quest-94 = Przez rzeki
name-quest-95 = Załoga floty
name-quest-96 = Wszystko na pokład
name-quest-97 = Wierna załoga
name-quest-98 = Pełne ładownie
name-quest-99 = Mała flota
name-quest-100 = Właściciel ziemski
name-quest-101 = Spokojne życie
name-quest-102 = Gromy i błyskawice
name-quest-103 = Okręt doskonały
name-quest-104 = Ekspedycja
name-quest-105 = Karawana
name-quest-106 = Gotowi do rejsu
name-quest-107 = Okręt i dom
name-quest-108 = Mapa z krzyżykiem

name-mermaid = Syrena
name-dragon = Smok
name-harpy = Harpia
name-whale = Wieloryb
name-lion = Lew
name-sea-serpent = Wąż morski
name-poseidon = Posejdon
name-kraken = Kraken
name-hawk = Jastrząb
name-nautilus = Nautilus
name-skull = Czaszka
name-unicorn = Jednorożec

name-redbeard = Czerwonobrody
name-redbeard-109 = A1
name-redbeard-110 = A2
name-redbeard-111 = A3
name-redbeard-112 = A4
name-redbeard-113 = A5
name-redbeard-114 = A6
name-redbeard-115 = B1
name-redbeard-116 = B2
name-redbeard-117 = B3
name-redbeard-118 = B4
name-redbeard-119 = B5
name-redbeard-120 = B6

name-gold = złoto
    .one = złoto
    .gen = złota
    .island = wyspa złota
    .onto = wyspę złota
    .on = wyspie złota
name-emerald = szmaragd
    .one = szmaragd
    .gen = szmaragdu
    .island = wyspa szmaragdów
    .onto = wyspę szmaragdów
    .on = wyspie szmaragdów
name-pearl = perła
    .one = perłę
    .gen = perły
    .island = wyspa pereł
    .onto = wyspę pereł
    .on = wyspie pereł
name-any = dowolny skarb
    .one = dowolny skarb
    .gen = dowolnego skarbu
    .island = dowolna wyspa
    .onto = dowolną wyspę
    .on = dowolnej wyspie
name-yellow = żółta
    .ins = żółtą
name-green = zielona
    .ins = zieloną
name-white = biała
    .ins = białą
name-crew = załoga
    .gen = załogi
name-equipment = ekwipunek
    .gen = ekwipunku
name-ship = okręt
    .gen = okrętu
name-location = miejsce
name-residence = rezydencja
name-improvement = ulepszenie

name-vp = podstawowa akcja za 1 punkt siły
name-doubloons = podstawowa akcja za 2 punkty siły
name-treasure = podstawowa akcja za 5 punktów siły
name-1a = „zakopywanie”
name-1b = „zakopane skarby”
name-2a = „zadania”
name-2b = „rzeki”
name-3a = „punkty i kostka”
name-3b = „ekwipunek”
name-4a = „załoga”
name-4b = „szmaragdy”
name-5a = „perły”
name-5b = „złoto”
name-u01 = buty poszukiwacza
name-u02 = armaty
name-u03 = mała sakiewka
name-u04 = łódź wiosłowa
name-u05 = pierwszy list
name-u06 = łopata
name-u07 = galion
name-u08 = topór abordażowy
name-u09 = kupiecka bandera
name-u10 = miejscowy przewodnik
name-u11 = drogi kram
name-u12 = hak na skarby
name-u13 = drugi list
name-u14 = kram
name-u15 = druga łopata
name-u16 = duża sakiewka
name-u17 = sztandar
name-u18 = akt własności
name-u19 = darmowy kram
name-u20 = salwa burtowa
name-why-ruby-market = rynek rubinów
name-why-storage = pole premii magazynu
name-why-burial-space = pole zakopywania
name-why-explorer = pole poszukiwacza
name-why-ignored = pominięta karta
name-why-found = wyspa
name-why-first-marker = pierwszy znacznik na rezydencji
name-why-fight = potyczka
name-why-same-place = spotkanie
name-why-rubies = rubiny
name-why-met = Czerwonobrody
name-why-fog = rozwiana mgła
name-why-raid = rabunek
name-why-explored = eksploracja
name-why-action = akcja z karty
name-why-extra = akcja dodatkowa
name-why-ahead = przewaga nad tobą w tym skarbie

name-count-gold = złoto
name-count-emerald = szmaragdy
name-count-pearl = perły
name-count-treasure-set = zestawy trzech różnych skarbów
name-count-buried = zakopane skarby
name-count-buried-gold = zakopane złoto
name-count-buried-emerald = zakopane szmaragdy
name-count-buried-pearl = zakopane perły
name-count-crew = karty załogi
name-count-equipment = karty ekwipunku
name-count-ship = karty okrętu
name-count-lightning = karty z błyskawicą
name-count-cards-and-residences = karty ulepszeń i rezydencje
name-count-residence = rezydencje
name-count-upgrade = wzmocnienia okrętu
name-count-river = przekroczone rzeki
name-count-income-doubloons = dublony dochodu
name-count-income-vp = PZ dochodu
name-count-quest = zadania na ręce
name-count-quest-scored = punktujące zadania

## Działanie efektów

name-does-acquire-crew-0 = pozyskanie dowolnej karty załogi
name-does-acquire-crew-3 = pozyskanie dowolnej karty załogi, o 3 dublony drożej
name-does-acquire-equipment-0 = pozyskanie dowolnej karty ekwipunku
name-does-acquire-equipment-3 = pozyskanie dowolnej karty ekwipunku, o 3 dublony drożej
name-does-acquire-ship-0 = pozyskanie dowolnej karty okrętu za jej cenę
name-does-activate-black-market-1 = użycie swojego kafelka czarnego rynku
name-does-build-residence = budowa dowolnej rezydencji
name-does-burial-spaces = cztery dodatkowe pola na skarby: 5 dublonów, 4 PZ, wzmocnienie, skarb
name-does-bury-1 = zakopanie skarbu
name-does-bury-2 = zakopanie najwyżej dwóch skarbów
name-does-collect-income-doubloons = cały twój dochód w dublonach
name-does-collect-income-vp = cały twój dochód w PZ
name-does-discard-quest-8 = odrzucenie zadania za 8 dublonów
name-does-discount-1 = ulepszenia i rezydencje tańsze o 1
name-does-discount-2 = ulepszenia i rezydencje tańsze o 2
name-does-discount-3 = ulepszenia i rezydencje tańsze o 3
name-does-explore-1 = eksploracja 1
name-does-explore-2 = eksploracja 2
name-does-explore-3 = eksploracja 3
name-does-explore-4 = eksploracja 4
name-does-explore-5 = eksploracja 5
name-does-explore-bonus-1 = o 1 pole dalej w każdej eksploracji
name-does-explore-bonus-2 = o 2 pola dalej w każdej eksploracji
name-does-explore-trade-1-gain-doubloons-3 = w każdej eksploracji: o 1 pole mniej za 3 dublony
name-does-explore-trade-1-gain-treasure-gold-1 = w każdej eksploracji: o 1 pole mniej za złoto
name-does-explore-trade-1-gain-vp-2 = w każdej eksploracji: o 1 pole mniej za 2 PZ
name-does-explore-trade-2-gain-treasure-any-1 = w każdej eksploracji: o 2 pola mniej za dowolny skarb
name-does-extra-reroll-1 = jeden przerzut więcej w każdym rabunku
name-does-figurehead-3 = galion za 3 dublony
name-does-gain-doubloons-1 = 1 dublon
name-does-gain-doubloons-2 = 2 dublony
name-does-gain-doubloons-3 = 3 dublony
name-does-gain-doubloons-4 = 4 dublony
name-does-gain-doubloons-5 = 5 dublonów
name-does-gain-doubloons-6 = 6 dublonów
name-does-gain-doubloons-7 = 7 dublonów
name-does-gain-doubloons-8 = 8 dublonów
name-does-gain-treasure-any-1 = dowolny skarb
name-does-gain-treasure-die-1 = skarb rabowanego rodzaju
name-does-gain-treasure-emerald-1 = szmaragd
name-does-gain-treasure-emerald-3 = trzy szmaragdy
name-does-gain-treasure-gold-1 = złoto
name-does-gain-treasure-gold-3 = trzy złota
name-does-gain-treasure-pearl-1 = perła
name-does-gain-treasure-pearl-3 = trzy perły
name-does-gain-vp-1 = 1 PZ
name-does-gain-vp-2 = 2 PZ
name-does-gain-vp-3 = 3 PZ
name-does-gain-vp-4 = 4 PZ
name-does-gain-vp-5 = 5 PZ
name-does-gain-vp-6 = 6 PZ
name-does-income-2-2 = dochód: 2 dublony i 2 PZ
name-does-income-4-0 = dochód: 4 dublony
name-does-income-per-quest-1 = dochód: 1 dublon za każde zadanie na ręce
name-does-move-max-4 = twój okręt przepływa najwyżej 4 pola
name-does-per-set-buried-1-2 = 2 PZ za każdy zakopany skarb
name-does-per-set-emerald-3-7 = 7 PZ za każde trzy szmaragdy
name-does-per-set-gold-3-7 = 7 PZ za każde trzy złota
name-does-per-set-pearl-3-7 = 7 PZ za każde trzy perły
name-does-per-set-quest-scored-3-5 = 5 PZ za każde trzy punktujące zadania
name-does-per-set-quest-scored-3-6 = 6 PZ za każde trzy punktujące zadania
name-does-place-black-market-0 = położenie kafelka czarnego rynku
name-does-place-black-market-2 = położenie kafelka czarnego rynku za 2 dublony
name-does-place-black-market-3 = położenie kafelka czarnego rynku za 3 dublony
name-does-place-cubes-any-1 = kostka na dowolną wyspę
name-does-place-cubes-any-2 = dwie kostki na jedną dowolną wyspę
name-does-place-cubes-emerald-1 = kostka na wyspę szmaragdów
name-does-place-cubes-gold-1 = kostka na wyspę złota
name-does-place-cubes-pearl-1 = kostka na wyspę pereł
name-does-quest-1 = wzięcie zadania
name-does-quest-2 = wzięcie najwyżej dwóch zadań
name-does-quest-refresh = przed wzięciem zadania możesz wyłożyć nowe
name-does-raid-0 = rabunek
name-does-raid-2 = rabunek z siłą +2
name-does-raid-action-2-bury-1 = akcja rabunku: wydaj 2 punkty siły, zakop skarb
name-does-raid-action-2-gain-vp-2-gain-doubloons-2 = akcja rabunku: wydaj 2 punkty siły, dostań 2 PZ i 2 dublony
name-does-raid-action-2-gain-vp-3 = akcja rabunku: wydaj 2 punkty siły, dostań 3 PZ
name-does-raid-action-3-gain-doubloons-6 = akcja rabunku: wydaj 3 punkty siły, dostań 6 dublonów
name-does-raid-action-3-gain-treasure-die-1 = akcja rabunku: wydaj 3 punkty siły, dostań skarb
name-does-raid-action-4-gain-vp-3-place-cubes-any-1 = akcja rabunku: wydaj 4 punkty siły, dostań 3 PZ i kostkę na dowolną wyspę
name-does-raid-die-bonus-green-2 = zielona kość ma siłę +2
name-does-raid-die-bonus-white-2 = biała kość ma siłę +2
name-does-raid-die-bonus-yellow-2 = żółta kość ma siłę +2
name-does-raid-die-green-3 = rabunek zieloną kością z siłą +3
name-does-raid-die-white-3 = rabunek białą kością z siłą +3
name-does-raid-die-yellow-3 = rabunek żółtą kością z siłą +3
name-does-raid-fixed-3 = rabunek, jakby wypadło 3
name-does-raid-fixed-4 = rabunek, jakby wypadło 4
name-does-raid-fixed-5 = rabunek, jakby wypadło 5
name-does-raid-fixed-6 = rabunek, jakby wypadło 6
name-does-raid-power-1 = siła +1 w każdym rabunku
name-does-raid-power-2 = siła +2 w każdym rabunku
name-does-repeat-explorer-space = ponowne użycie pola swojego poszukiwacza
name-does-upgrade-1 = wzmocnienie okrętu
name-does-vp-per-buried-1 = 1 PZ za każdy zakopany skarb
name-does-vp-per-buried-1-max-6 = 1 PZ za każdy zakopany skarb, najwyżej 6
name-does-vp-per-crew-1 = 1 PZ za każdą kartę załogi
name-does-vp-per-crew-1-max-6 = 1 PZ za każdą kartę załogi, najwyżej 6
name-does-vp-per-emerald-1 = 1 PZ za każdy szmaragd
name-does-vp-per-emerald-1-max-6 = 1 PZ za każdy szmaragd, najwyżej 6
name-does-vp-per-equipment-1 = 1 PZ za każdą kartę ekwipunku
name-does-vp-per-equipment-1-max-6 = 1 PZ za każdą kartę ekwipunku, najwyżej 6
name-does-vp-per-gold-1 = 1 PZ za każde złoto
name-does-vp-per-gold-1-max-6 = 1 PZ za każde złoto, najwyżej 6
name-does-vp-per-pearl-1 = 1 PZ za każdą perłę
name-does-vp-per-pearl-1-max-6 = 1 PZ za każdą perłę, najwyżej 6
name-does-vp-per-quest-1 = 1 PZ za każde zadanie na ręce
name-does-vp-per-quest-1-max-6 = 1 PZ za każde zadanie na ręce, najwyżej 6
name-does-vp-per-river-2 = 2 PZ za każdą przekroczoną rzekę
name-does-vp-per-river-2-max-6 = 2 PZ za każdą przekroczoną rzekę, najwyżej 6

## Plansza w terminalu

board-round = Runda { $round } z 3
board-turn = ruch: { $whom }
board-islands = Wyspy: złoto { $gold }, szmaragdy { $emerald }, perły { $pearl }
board-signs = $ do kupienia   ⌂ rezydencja   ⚓ miejsce   z s p kafelek wartości   ? zakryta
board-drawing = Karaiby powstają: { $n } z { $columns } kolumn.
board-head = Kapitan            PZ    razem    dbl  dochód  skarby      rze  zad  karty
board-figureheads = Galiony: { $names }
board-quests = Zadania do wzięcia: { $names } · w talii { $n }
board-hand = Twoje zadania:
board-hand-of = Zadania ({ $whom }):
board-explorer = poszukiwacz na polu { $space }, { $rivers ->
    [one] 1 rzeka
    [few] { $rivers } rzeki
   *[other] { $rivers } rzek
}
board-upgrades = { $n ->
    [one] 1 wzmocnienie
    [few] { $n } wzmocnienia
   *[other] { $n } wzmocnień
}
board-figurehead = galion { $figure }
board-level = poziom { $level }, { $n ->
    [one] 1 wzmocnienie
    [few] { $n } wzmocnienia
   *[other] { $n } wzmocnień
}
board-pool = Rabunek: siła { $power }, { $kind }
board-none = brak

## Pytania

prompt-size = Jak duże są twoje Karaiby?
prompt-column = Rysujesz Karaiby: jak od góry wygląda kolumna { $column } z { $columns }?
prompt-keep-quest = Które zadanie zatrzymujesz?
prompt-discard-quest = Które zadanie oddajesz?
prompt-sail = Dokąd płyniesz?
prompt-step = { $left ->
    [one] Jeszcze jedno pole: dokąd?
    [few] Jeszcze najwyżej { $left } pola: dokąd?
   *[many] Jeszcze najwyżej { $left } pól: dokąd?
}
prompt-pay = Nie stać cię, by zapłacić wszystkim. Komu płacisz?
prompt-improvement = { $card }: pozyskujesz za { $price ->
    [0] darmo
    [one] 1 dublona
    [few] { $price } dublony
   *[other] { $price } dublonów
} czy bierzesz 5 dublonów?
prompt-residence = { $card }: budujesz za { $price ->
    [one] 1 dublona
    [few] { $price } dublony
   *[other] { $price } dublonów
}?
prompt-upgrade = Które pole okrętu wzmacniasz?
prompt-effects = Co robisz teraz?
prompt-die = Żółta { $yellow }, zielona { $green }, biała { $white }: którą kością rabujesz?
prompt-reroll = Na kości ({ $die }) wypadło { $pips }. Wystarczy?
prompt-raid-kind = Rabujesz z siłą { $power }. Jaki skarb?
prompt-spend = Na co wydajesz siłę rabunku?
prompt-treasure = Który skarb bierzesz?
prompt-island = { $n ->
    [one] Na którą wyspę kładziesz kostkę?
    [few] Na którą wyspę kładziesz { $n } kostki?
   *[other] Na którą wyspę kładziesz { $n } kostek?
}
prompt-bury = Gdzie zakopujesz skarb?
prompt-quest = Które zadanie bierzesz?
prompt-sell-quest = Które zadanie oddajesz za { $n ->
    [one] 1 dublona
    [few] { $n } dublony
   *[other] { $n } dublonów
}?
prompt-explore = { $n ->
    [one] Poszukiwacz idzie o 1 pole: dokąd?
    [few] Poszukiwacz idzie najwyżej o { $n } pola: dokąd?
   *[many] Poszukiwacz idzie najwyżej o { $n } pól: dokąd?
}
prompt-retire = Emerytura za pół ceny: którą rezydencję budujesz?
prompt-acquire = Którą kartę { $type-gen } pozyskujesz{ $surcharge ->
    [0] { "" }
   *[other] {" "}(drożej o { $surcharge })
}?
prompt-build = Którą rezydencję budujesz?
prompt-figurehead = Który galion bierzesz{ $price ->
    [0] { "" }
    [one] {" "}za 1 dublona
    [few] {" "}za { $price } dublony
   *[other] {" "}za { $price } dublonów
}?
prompt-tile = Który kafelek czarnego rynku kładziesz{ $price ->
    [0] { "" }
    [one] {" "}za 1 dublona
    [few] {" "}za { $price } dublony
   *[other] {" "}za { $price } dublonów
}?
prompt-tile-place = Na którym miejscu kładziesz kafelek { $tile }?
prompt-activate = Którego kafelka czarnego rynku używasz?
prompt-ruby = Tu dostarczają rubiny. Bierzesz jeden?
prompt-sell-ruby = Na którym polu rynku sprzedajesz rubin?
prompt-exchange-rubies = Ile rubinów wymieniasz na 2 PZ za sztukę?

## Możliwości

quest-tip = { $known ->
    [0] Co to za karta, widać dopiero po wzięciu.
   *[other] Warunki – { $what0 }: { $easy0 }{ $count ->
        [1] { "" }
        [2] , { $what1 }: { $easy1 }
       *[other] , { $what1 }: { $easy1 }, { $what2 }: { $easy2 }
    } – za { $easyvp } PZ, a za { $hardvp } PZ odpowiednio { $hard0 }{ $count ->
        [1] { "" }
        [2] {" "}i { $hard1 }
       *[other] , { $hard1 } i { $hard2 }
    }.{ $points ->
        [0] { "" }
       *[other] {" "}Na razie daje mi { $points } PZ.
    }
}
card-tip = { $points ->
    [0] { "" }
   *[other] Na koniec { $points } PZ.{" "}
}{ $earns ->
    [0] { "" }
   *[other] Dochód w każdej rundzie: { $earns } { $earns ->
        [one] dublon
        [few] dublony
       *[other] dublonów
    }.{" "}
}{ $earns-vp ->
    [0] { "" }
   *[other] Dochód w każdej rundzie: { $earns-vp } PZ.{" "}
}{ $now-key ->
    [none] { "" }
   *[other] Od razu: { $now }.{" "}
}{ $lasting-key ->
    [none] { "" }
   *[other] Odtąd: { $lasting }.
}
option-size = kolumny: { $columns }, rzędy: { $rows }
    .tip = Karaiby mają { $columns } kolumn po { $rows } miejsc; na większych gra trwa dłużej.
option-column = { $shape }
    .tip = Ta kolumna od góry do dołu: { $shape }. Do kart się płynie, wyspy trzymają skarby, a morze jest puste.
option-keep = zatrzymuję: { $detail }
    .tip = { quest-tip }
option-discard = oddaję: { $detail }
    .tip = Oddaję je i nie będzie punktować. { quest-tip }
option-sail = { $kind-key ->
    [bay] Zatoka
    [maracaibo] Maracaibo
    [location] { $card }
    [improvement] { $card }{ $short ->
        [0] {" "}za { $price }
       *[other] : 5 dublonów
    }
    [residence] { $card }{ $price ->
        [-1] , moja własna
       *[other] { $short ->
            [0] {" "}za { $price }
           *[other] , za droga
        }
    }
    [blank] odwrócona karta, 5 dublonów
   *[other] zakryta karta (kolumna { $column }, rząd { $row })
}{ $others ->
    [0] { "" }
    [one] , płacę: { $whom }
   *[other] , płacę kapitanom: { $others }
}
    .tip = { $kind-key ->
        [bay] Wzmocnienie, a potem rabunek z siłą +2, eksploracja 4 albo dowolna rezydencja. Stąd rejs toczy się dalej.
        [maracaibo] Koniec rejsu: 6 PZ i wzmocnienie. W rundach 1 i 2 to koniec rundy dla wszystkich.
        [location] { $coins ->
            [0] { $value-key ->
                [none] { "" }
               *[other] Kostka trafia na { $value-onto }.{" "}
            }Wzmocnienie, a potem { $one }{ $count ->
                [1] { "" }
               *[other] {" "}{ $either ->
                    [0] i
                   *[other] lub
                } { $two }
            }.{ $stall ->
                [0] { "" }
               *[other] {" "}Działa też mój kafelek czarnego rynku.
            }{ $rubies ->
                [0] { "" }
               *[other] {" "}Mogę wziąć rubin.
            }
            [one] Leży we mgle: biorę 1 dublona i dopiero wtedy widzę, co tam jest.
            [few] Leży we mgle: biorę { $coins } dublony i dopiero wtedy widzę, co tam jest.
           *[other] Leży we mgle: biorę { $coins } dublonów i dopiero wtedy widzę, co tam jest.
        }
        [improvement] { $short ->
            [0] Płacę za kartę ({ $price }) albo biorę zamiast niej 5 dublonów. { card-tip }
           *[other] Biorę 5 dublonów: karta kosztuje { $price }, brakuje mi { $short }.
        }
        [residence] { $price ->
            [-1] Stoi już tu moja: nic się nie dzieje.
           *[other] { $short ->
                [0] Mogę ją zbudować za { $price }; punktuje na koniec.
               *[other] Nic się nie dzieje: kosztuje { $price }, brakuje mi { $short }.
            }
        }
        [blank] Nic tu nie zostało; biorę 5 dublonów.
       *[other] Co to jest, zobaczę, kiedy tam dopłynę.
    }{ $others ->
        [0] { "" }
        [one] {" "}Już tam stoi { $whom } i dostaje ode mnie dublona.
       *[other] {" "}Kapitanowie, którzy już tam stoją ({ $others }), dostają ode mnie po dublonie.
    }
option-done = { $prompt-key ->
    [step] zostaję tutaj
   *[other] na tym kończę
}
    .tip = { $prompt-key ->
        [step] Poszukiwacz zostaje na tym polu, które od razu działa.
       *[other] Z tego, co jeszcze można zrobić, rezygnuję.
    }
option-skip = { $prompt-key ->
    [residence] nie buduję
    [ruby] nie biorę
   *[other] rezygnuję
}
    .tip = Nic nie płacę i nic za to nie mam.
option-pay = płacę: { $whom }
    .tip = Mojego dublona dostaje { $whom }; dla pozostałych nie wystarczy.
option-coins = { $n ->
    [one] biorę 1 dublona
    [few] biorę { $n } dublony
   *[other] biorę { $n } dublonów
}
    .tip = Karta zostaje na miejscu, a dublony są moje.
option-buy = pozyskuję kartę
    .tip = Płacę dublony: { $price }. { card-tip }
option-build = buduję: { $card } za { $price }
    .tip = Płacę dublony: { $price }{ $first ->
        [0] { "" }
       *[other] {" "}i dostaję 2 PZ za pierwszeństwo
    }. Na razie dałaby na koniec { $worth } PZ.
option-space = { $one }{ $count ->
    [2] {" "}i { $two }
   *[other] { "" }
}
    .tip = { $lasts ->
        [0] Zdejmuję z tego pola oba dyski i od razu z niego korzystam.
       *[other] Zdejmuję z tego pola oba dyski; działa do końca gry.
    }
option-raid = { $does }
    .tip = Rzucam trzema kośćmi i wybieram siłę jednej z nich: na skarby i na wszystko, za co płaci się siłą rabunku.
option-raid-fixed = { $does }
    .tip = Nie rzucam: rabuję z tą siłą, po skarby i po wszystko, za co płaci się siłą rabunku.
option-raid-die = { $does }
    .tip = Rabuje tylko ta kość: po skarby jej koloru i po wszystko, za co płaci się siłą rabunku.
option-explore = { $does }
    .tip = Poszukiwacz idzie najwyżej o tyle pól, a ostatnie z nich działa.
option-bury = { $does }
    .tip = Skarb z magazynu trafia pod linię zakopywania: na koniec liczy się za 2 PZ więcej, a pole może dać premię.
option-quest = { $does }
    .tip = Biorę zadania z wystawy albo w ciemno z talii; punktują na koniec.
option-upgrade = { $does }
    .tip = Zdejmuję dwa dyski z pola okrętu i mam to, co było pod nimi.
option-acquire = { $does }
    .tip = Kupuję ulepszenie, które leży gdziekolwiek na Karaibach, za jego cenę.
option-build-residence = { $does }
    .tip = Buduję rezydencję, która leży gdziekolwiek na Karaibach, za jej cenę.
option-figurehead = { $does }
    .tip = Płacę 3 dublony za galion; każdy może mieć jeden.
option-place-black-market = { $does }
    .tip = Kładę swój kafelek na miejscu; działa, ilekroć skończę tam ruch.
option-activate-black-market = { $does }
    .tip = Położony kafelek działa raz, gdziekolwiek jest okręt.
option-discard-quest = { $does }
    .tip = Oddaję zadanie z ręki za dublony.
option-collect-income = { $does }
    .tip = Dostaję wszystko, co daje mój dochód, tak jak między rundami.
option-repeat-explorer-space = { $does }
    .tip = Pole, na którym stoi poszukiwacz, działa jeszcze raz.
option-vp-per = { $does }
    .tip = Punkty zwycięstwa dostaję od razu.
option-gain-treasure = { $does }
    .tip = Skarb trafia do mojego magazynu.
option-gain-doubloons = { $does }
    .tip = Dublony dostaję od razu.
option-gain-vp = { $does }
    .tip = Punkty zwycięstwa dostaję od razu.
option-place-cubes = { $does }
    .tip = Im więcej kostek na wyspie, tym więcej jej skarby są warte na koniec, dla każdego.
option-die = { $prompt-key ->
    [reroll] zostawiam ten wynik
   *[other] { $detail-key ->
        [yellow] żółta kość: { $yellow }, złoto
        [green] zielona kość: { $green }, szmaragdy
       *[other] biała kość: { $white }, perły
    }
}
    .tip = { $prompt-key ->
        [reroll] Rabuję z tym wynikiem i nie zużywam przerzutu.
       *[other] Ta kość to moja siła, a skarb, który mogę wziąć, jest jej koloru.
    }
option-reroll = { $prompt-key ->
    [reroll] rzucam jeszcze raz
   *[other] rzucam wszystkimi jeszcze raz
}
    .tip = Liczy się nowy wynik, nawet gorszy.
option-kind = rabuję: { $detail }
    .tip = Skarby, które kupuję siłą tego rabunku: { $detail }. Mam takich { $own }, a przy tylu kostkach na wyspie ({ $cubes }) każdy jest teraz wart { $worth } PZ.
option-spend = siła { $cost }: { $one }{ $count ->
    [2] {" "}i { $two }
   *[other] { "" }
}
    .tip = Wydaję na to { $cost } z { $power } siły rabunku{ $pools ->
        [one] { "" }
       *[other] {" "}{ $kind-gen }
    }, zostaje { $left }. Każda akcja działa raz w turze, a reszta siły na koniec przepada.
option-treasure = biorę { $kind-one }{ $bonus ->
    [0] { "" }
   *[other] {" "}na pole premii: { $one }
}
    .tip = { $bonus ->
        [0] Skarb trafia do mojego magazynu.
       *[other] Skarb leży na polu premii, które od razu daje właśnie to.
    }
option-island = kładę na { $detail-onto }
    .tip = { $cubes ->
        [one] Leży tam 1 kostka
        [few] Leżą tam { $cubes } kostki
       *[other] Leży tam { $cubes } kostek
    }, a jej skarbów mam { $own }. Im więcej kostek, tym więcej są warte, dla każdego.
option-dig = zakopuję { $kind-one }: { $count ->
    [0] pole bez premii
   *[other] { $one }
}
    .tip = Zakopany skarb liczy się na koniec za 2 PZ więcej.{ $count ->
        [0] { "" }
       *[other] {" "}Pole od razu daje premię.
    }
option-take = { $detail-key ->
    [deck] biorę wierzchnią kartę w ciemno
   *[other] biorę: { $detail }
}
    .tip = { quest-tip }{ $detail-key ->
        [deck] {" "}W talii zostało kart: { $left }.
       *[other] { "" }
    }
option-refresh = najpierw wykładam nowe zadania
    .tip = Zadania z wystawy znikają i przychodzą nowe, zanim coś wezmę.
option-sell = oddaję: { $detail }
    .tip = To zadanie przepada na dobre. { quest-tip }
option-go = { $detail-key ->
    [tile] emerytura
   *[other] { $count ->
        [0] pole bez efektu
        [1] { $one }
       *[other] { $one } i { $two }
    }{ $way-key ->
        [upper] , górną drogą
        [lower] , dolną drogą
       *[other] { "" }
    }
}
    .tip = { $detail-key ->
        [tile] Poszukiwacz idzie na emeryturę: buduję rezydencję za pół ceny i zaczynam szlak od nowa.
       *[other] Poszukiwacz idzie na to pole. Jeśli na nim zostanie, mam to, co na nim jest.
    }{ $rivers ->
        [0] { "" }
        [1] {" "}Przechodzi przez rzekę.
       *[other] {" "}Przechodzi przez rzeki: { $rivers }.
    }
option-trade = o { $steps ->
    [one] 1 pole
    [few] { $steps } pola
   *[other] { $steps } pól
} mniej: { $one }
    .tip = Poszukiwacz może pójść o { $steps ->
        [one] 1 pole
        [few] { $steps } pola
       *[other] { $steps } pól
    } mniej, a to dostaję w zamian.
option-card = { $card }
    .tip = Płacę dublony: { $price }. { card-tip }
option-figure = { $detail }
    .tip = Daje: { $one }{ $count ->
        [1] { "" }
        [2] {" "}i { $two }
       *[other] {" "}albo to samo innego rodzaju
    }.
option-tile = { $one }{ $count ->
    [2] {" "}i { $two }
   *[other] { "" }
}
    .tip = Kafelek trafi zaraz na jakieś miejsce i zadziała, ilekroć skończę tam ruch.
option-at = kładę na: { $card }
    .tip = Ilekroć skończę tam ruch ({ $card }), zadziała też mój kafelek.
option-activate = { $one }{ $count ->
    [2] {" "}i { $two }
   *[other] { "" }
}
    .tip = Kafelek działa raz, gdziekolwiek jest okręt.
option-ruby = biorę rubin
    .tip = Mogę go sprzedać na rynku rubinów albo zachować i wymienić na punkty zwycięstwa.
option-sell-ruby = { $one }{ $count ->
    [2] {" "}i { $two }
   *[other] { "" }
}
    .tip = Rubin trafia na to pole, które od razu działa i jest już zajęte.
option-exchange = wymieniam { $n }
    .tip = Oddaję rubiny i dostaję po 2 PZ za sztukę.

## Co się stało

event-chooses-size = { $who } rysuje Karaiby (kolumny: { $columns }, rzędy: { $rows }).
event-draws-column = { $who } rysuje kolumnę { $column } Karaibów.
event-dealt-quest-secret = { $who } na początek wybiera z dwóch zadań i może zatrzymać „{ $card }”.
event-dealt-quest = { $who } na początek dobiera zadania.
event-quest-on-offer = Rynek zadań się uzupełnia, do wzięcia jest „{ $card }”.
event-sails = { $who } płynie, cel: { $target }.
event-steps = { $who } płynie dalej, karta po karcie: { $target }.
event-pays = { $who } płaci { $n } { $n ->
    [one] dublona
    [few] dublony
   *[other] dublonów
}{ $why-key ->
    [redbeard] , bo stoi tam Czerwonobrody
   *[other] {" "}(za to: { $why })
}.
event-pays-opponent = { $who } płaci { $n } { $n ->
    [one] dublona
    [few] dublony
   *[other] dublonów
}, { $why-key ->
    [why-fight] bo przegrywa potyczkę
   *[other] bo ich statki stoją w tym samym miejscu
}; dostaje { $n ->
    [one] go
   *[other] je
} { $whom }.
event-gains-vp = { $who } zdobywa { $n } PZ (skąd: { $why }).
event-gains-doubloons = { $who } { $why-key ->
    [why-found] znajduje
   *[other] bierze
} { $n } { $n ->
    [one] dublona
    [few] dublony
   *[other] dublonów
}{ $why-key ->
    [why-ignored] {" "}zamiast karty ulepszenia
    [why-found] , bo pierwszy statek na wyspie zbiera wszystko
    [why-met] , bo Czerwonobrody staje w tym samym miejscu
   *[other] {" "}(skąd: { $why })
}.
event-acquires = { $who } pozyskuje kartę „{ $card }”.
event-refills = { $card-key ->
    [hidden] Miejsce zabranej karty zajmuje zakryta karta.
   *[other] Miejsce zabranej karty zajmuje „{ $card }”.
}
event-level-two-open = Następna karta poziomu II leży w talii odkryta, więc wszyscy ją znają: „{ $card }”.
event-builds = { $who } buduje rezydencję „{ $card }” za { $price } { $price ->
    [one] dublona
    [few] dublony
   *[other] dublonów
}.
event-value-rises = Działa kafelek wartości: kostka trafia na { $island-onto }, leży tam już { $cubes }.
event-places-cubes = { $who } kładzie { $n ->
    [one] kostkę
    [few] { $n } kostki
   *[other] { $n } kostek
} na { $island-onto } (skąd: { $why }); leży tam już { $cubes }.
event-upgrades = { $who } wzmacnia okręt i ma odtąd: { $space }.
event-takes-figurehead = { $who } bierze na dziób galion „{ $figure }”.
event-places-tile = { $who } kładzie kafelek czarnego rynku { $tile }: { $target }.
event-activates-tile = { $who } używa kafelka czarnego rynku { $tile }.
event-rolls = { $who } rzuca, żeby rabować: żółta { $yellow }, zielona { $green }, biała { $white }.
event-rolls-die = { $who } rzuca { $die-ins } kością, żeby rabować: { $pips }.
event-raids = { $who } rabuje, siła z kości i okrętu: { $power }, łup: { $kind }.
event-spends-power = { $who } wydaje { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} siły (na co: { $source }), zostało { $left }.
event-gains-treasure = { $who } bierze { $kind-one } (skąd: { $why }); na { $kind-on } zostało kostek: { $cubes }.
event-buries = { $who } zakopuje { $kind-one }.
event-draws-quest = { $who } bierze zadanie z talii.
event-draws-quest-secret = { $who } bierze z talii zadanie „{ $card }”.
event-takes-quest = { $who } bierze zadanie „{ $card }”.
event-refreshes-quests = { $who } wykłada nowe zadania.
event-sells-quest = { $who } wkłada zadanie pod talię za { $n ->
    [one] 1 dublona
    [few] { $n } dublony
   *[other] { $n } dublonów
}.
event-sells-quest-secret = { $who } wkłada zadanie „{ $card }” pod talię za { $n ->
    [one] 1 dublona
    [few] { $n } dublony
   *[other] { $n } dublonów
}.
event-trades-steps = { $who }: poszukiwacz skraca drogę w zamian za premię ({ $source }), zostało pól: { $left }.
event-explores = { $who }: poszukiwacz idzie dalej (skąd: { $why }){ $rivers ->
    [0] { "" }
    [one] {" "}i ma za sobą 1 rzekę
    [few] {" "}i ma za sobą { $rivers } rzeki
   *[other] {" "}i ma za sobą { $rivers } rzek
}.
event-retires = { $who }: poszukiwacz przechodzi na emeryturę („{ $card }”) i zaczyna od początku.
event-takes-ruby = { $who } bierze rubin, bo na tej wyspie są rubiny.
event-sells-ruby = { $who } sprzedaje w Zatoce rubin, pole { $space } rynku, i bierze premię z tego pola.
event-exchanges-rubies = { $who } wymienia na punkty { $n ->
    [one] rubin
    [few] { $n } rubiny
   *[other] { $n } rubinów
}.
event-reveals = { $who } trafia na zakrytą kartę i ją odkrywa: „{ $card }”.
event-value-tile = Na karcie jest symbol skarbu, więc dostaje kafelek wartości: { $island-island }.
event-fights = { $who } rzuca w potyczce { $pips }, a ze wszystkim, co się dolicza, ma { $total }.
event-wins-fight = { $who } ma najwięcej, { $total }, i wygrywa potyczkę.
event-fight-tied = Remis w potyczce, po { $total }: nic się nie dzieje.
event-earns = { $who } ma dochód ze wszystkich zielonych zwojów: { $doubloons } { $doubloons ->
    [one] dublon
    [few] dublony
   *[other] dublonów
} i { $vp } PZ.
event-round-ends = Ktoś dopłynął do Maracaibo, więc runda { $round } się kończy{ $round ->
    [3] , a z nią gra
   *[other] {" "}i wszystkie statki wracają na start
}.
event-shows-quest = { $who } pokazuje zadanie „{ $card }”: { $vp ->
    [0] niewykonane, bez PZ.
    [-5] niewykonane, −5 PZ.
   *[other] wykonane, { $vp } PZ.
}
event-scores = { $who } ma { $total } { $total ->
    [one] punkt
    [few] punkty
   *[other] punktów
}: z gry { $played }, rzeki { $rivers }, dublony { $doubloons }, karty { $cards }, szare zwoje { $scrolls }, rezydencje { $residences }, skarby { $treasures }, zakopane { $buried }, zadania { $quests }, sześć zadań { $quest-bonus }, rubiny { $rubies }, fory { $handicap }.
event-red-reveals = { $who } zaczyna turę od karty, a ona mówi, co robi: { $card }.
event-red-ignores = { $who } nie może zrobić nic z karty { $card } i bierze następną.
event-red-reshuffles = { $who } odkrył już wszystkie sześć kart i tasuje je od nowa.
event-red-drifts = { $who } nie znajduje akcji na żadnej z sześciu kart i po prostu płynie dalej, cel: { $target }, { $because }.
event-red-decides = { $who } gra kartę { $card } i płynie ({ $target }), żeby { $action-key ->
    [raid] rabować
    [explore] eksplorować
    [quest] wziąć zadanie
    [acquire-location] wziąć wierzchnią kartę poziomu II
   *[improvement] wziąć tę kartę
}, { $because }.
event-red-extra = { $who } ma najpierw akcję dodatkową: { $action-key ->
    [gain-vp] { $n } PZ
    [treasure-by-die] skarb według rzutu
    [explorer-steps] poszukiwacz idzie o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[other] { $n } pól
    }
    [place-cubes] kostka na wyspę skarbu, którego ma najwięcej
    [bury] zakopuje skarb
   *[upgrade] wzmocnienie
}.
event-red-upgrades = { $who } zajmuje na swojej planszy pole wzmocnienia { $space } i dostaje, co na nim jest: { $effect-key ->
    [advance] rośnie w siłę
    [figurehead] galion
    [quest] zadanie
   *[residence] rezydencja
}.
event-red-settles = { $who } rzuca i stawia znacznik tam, gdzie każe kość: „{ $card }”.
event-red-rolls = { $who } rzuca o rodzaj skarbu { $pips }, czyli: { $kind }.
event-red-takes-card = { $who } dokłada do swojego stosu kartę „{ $card }”, bo tak każe karta; na koniec warta jest 6 PZ.
event-red-buries = { $who } zakopuje { $kind-one }, to jego akcja dodatkowa.
name-because-bay = bo Zatoka jest w zasięgu
name-because-only = bo nic innego nie ma w zasięgu
name-because-nearest-maracaibo = bo stamtąd najbliżej do Maracaibo
name-because-topmost = bo z równie bliskich leży najwyżej

## Scena: rzeczy na stole i co się o nich mówi

thing-caribbean = Karaiby
thing-track = Eksploracja
thing-market = Rynek
thing-base = { $whom }
thing-place = Kolumna { $column }, rząd { $row }
thing-drawn = { $island ->
    [0] Pole na kartę
   *[other] Pole na wyspę
}
thing-start = Start
thing-bay = Zatoka
thing-maracaibo = Maracaibo
thing-start-hint = Tu zaczyna się każdy rejs: pierwszym polem jest dowolna karta pierwszej kolumny.
thing-bay-hint = Ruch się tu kończy. Wzmocnij okręt, a potem: rabunek z siłą +2, eksploracja 4 albo budowa dowolnej rezydencji. Stąd płynie się prosto do Maracaibo.{ $rubies ->
    [0] { "" }
   *[other] {" "}Tu też sprzedaje się i wymienia rubiny.
}
thing-maracaibo-hint = 6 PZ i wzmocnienie. Kto tu dopłynie, kończy od razu rundę 1 i 2; w rundzie 3 wszyscy mają tyle samo tur.{ $rubies ->
    [0] { "" }
   *[other] { "" }
}
thing-island = { $kind-island }: { $cubes ->
    [one] 1 kostka
    [few] { $cubes } kostki
   *[other] { $cubes } kostek
}
thing-island-title = { $cubes } → { $vp }
thing-island-hint = Na koniec każdy taki skarb ({ $kind }) jest wart { $vp } PZ: 2 przy najwyżej 2 kostkach, 3 przy 3 lub 4, 4 przy 5 lub 6, a 5, gdy jest ich więcej. Okręty nie mogą tu wpłynąć.
thing-ship = Okręt: { $whom }
thing-ship-hint = Przepływa od 1 do { $most } pól i musi skończyć w kolumnie bliższej Maracaibo.{ $redbeard ->
    [0] {" "}Kto kończy ruch na tej samej karcie, płaci dublona.
   *[other] { "" }
}
thing-explorer = Poszukiwacz: { $whom }
thing-explorer-hint = { $rivers ->
    [0] Jeszcze bez przekroczonej rzeki
    [one] Jedna przekroczona rzeka
    [few] { $rivers } przekroczone rzeki
   *[other] { $rivers } przekroczonych rzek
}, na koniec po 4 PZ.{ $bonus ->
    [0] { "" }
    [one] {" "}Za każdym razem może iść o 1 pole dalej.
    [few] {" "}Za każdym razem może iść o { $bonus } pola dalej.
   *[other] {" "}Za każdym razem może iść o { $bonus } pól dalej.
}
thing-face-down = { $kind-key ->
    [location] Zakryte miejsce
   *[other] Zakryta karta
}
thing-hidden-hint = { $kind-key ->
    [blank] Poziom II się skończył: kto tu kończy ruch, bierze 5 dublonów.
    [location] Miejsce we mgle: kto tu kończy ruch, bierze leżące na nim dublony i je odkrywa.
   *[other] Karta we mgle: odkrywa ją pierwszy okręt, który na nią wpłynie.
}{ $coins ->
    [0] { "" }
    [one] {" "}Leży na niej 1 dublon.
    [few] {" "}Leżą na niej { $coins } dublony.
   *[other] {" "}Leży na niej { $coins } dublonów.
}
thing-improvement-hint = { $card } ({ $type }). Koszt { $cost }{ $price ->
    [-1] { "" }
   *[other] , dla ciebie { $price }
}. { $points ->
    [0] { "" }
   *[other] Na koniec { $points } PZ.{" "}
}{ $now-count ->
    [0] { "" }
    [1] Od razu: { $now-one }.{" "}
   *[other] Od razu: { $now-one }; { $now-two }.{" "}
}{ $lasting-key ->
    [nothing] { "" }
   *[other] Odtąd: { $lasting }.{" "}
}{ $doubloons ->
    [0] { "" }
   *[other] Dochód w każdej rundzie: { $doubloons } { $doubloons ->
        [one] dublon
        [few] dublony
       *[other] dublonów
    }.{" "}
}{ $vp ->
    [0] { "" }
   *[other] Dochód w każdej rundzie: { $vp } PZ.{" "}
}{ $end-key ->
    [nothing] { "" }
   *[other] Na koniec: { $end }.
}
thing-residence-hint = Budowa za { $cost } { $cost ->
    [one] dublona
    [few] dublony
   *[many] dublonów
}{ $price ->
    [-1] { "" }
   *[other] {" "}(dla ciebie { $price })
}{ $first ->
    [0] { "" }
   *[other] , pierwszy dostaje 2 PZ
}. Na koniec po { $vp } PZ ({ $what }), najwyżej { $most }{ $worth ->
    [-1] { "" }
   *[other] ; teraz dałaby ci { $worth }
}.
thing-location-hint = { $value-key ->
    [none] { "" }
   *[other] Najpierw kostka na { $value-onto }.{" "}
}Potem wzmocnienie, a potem { $count ->
    [1] { $one }
   *[other] { $one } { $either ->
        [0] i
       *[other] lub
    } { $two }
}.{ $rubies ->
    [0] { "" }
   *[other] {" "}Czeka tu rubin.
}
thing-value = Kafelek wartości: { $kind-island }
thing-value-hint = Kto kończy tu ruch, musi położyć kostkę na tej wyspie.
thing-fog-coins = { $n ->
    [one] 1 dublon we mgle
    [few] { $n } dublony we mgle
   *[other] { $n } dublonów we mgle
}
thing-stall = Czarny rynek ({ $whom }): { $tile }
thing-delivery = Tu dostarczają rubiny
thing-marker = Rezydencja: { $whom }
thing-quest-hint = { $hunters ->
    [0] { $what0 }: { $easy0 } za { $easyvp } PZ, { $hard0 } za { $hardvp }
   *[other] { $what0 }: { $hard0 } za { $huntersvp } PZ, inaczej strata { $failed } PZ
}{ $count ->
    [1] { "" }
    [2] {" "}– oraz { $what1 }: { $easy1 } lub { $hard1 }
   *[other] {" "}– oraz { $what1 }: { $easy1 } lub { $hard1 } – oraz { $what2 }: { $easy2 } lub { $hard2 }
}.{ $known ->
    [0] { "" }
   *[other] {" "}Masz { $have0 }{ $count ->
        [1] { "" }
        [2] {" "}i { $have1 }
       *[other] , { $have1 } i { $have2 }
    }; { $points ->
        [0] na razie bez punktów
       *[other] na razie { $points } PZ
    }.
}
thing-figurehead-hint = { $figure }: { $one }{ $count ->
    [1] { "" }
    [2] ; { $two }
   *[other] , albo trzy skarby innego rodzaju
}. Jeden galion na kapitana, za 3 dublony.
thing-red-card-hint = Czerwonobrody wykonuje pierwszą od góry możliwą akcję; gdy Zatoka jest w zasięgu, najpierw rabunek lub eksplorację w niej.{ $set-key ->
    [a] { "" }
   *[other] {" "}Przed nią: { $extra-key ->
        [gain-vp] { $n } PZ
        [treasure-by-die] skarb według rzutu
        [explorer-steps] jego poszukiwacz idzie o { $n ->
            [one] 1 pole
            [few] { $n } pola
           *[other] { $n } pól
        }
        [place-cubes] kostka na wyspę skarbu, którego ma najwięcej
        [bury] zakopuje skarb
       *[other] wzmocnienie
    }.
}
thing-space = { $count ->
    [0] { $n ->
        [0] Początek toru
       *[other] Pole bez efektu
    }
    [1] { $one }
   *[other] { $one } i { $two }
}
thing-space-hint = { $rivers ->
    [0] Przed tym polem nie ma żadnej rzeki.
    [one] Dojście do tego pola przekracza jedną rzekę.
    [few] Dojście do tego pola przekracza { $rivers } rzeki.
   *[many] Dojście do tego pola przekracza { $rivers } rzek.
} Działa tylko pole, na którym poszukiwacz się zatrzyma; pola zajęte przez innych się pomija.
thing-discount-tile = { $used ->
    [0] Za końcem toru
   *[other] Emerytura
}
thing-discount-tile-hint = { $used ->
    [0] Używane tylko w module Emerytura.
   *[other] Raz w grze: zbuduj rezydencję za pół ceny, a poszukiwacz wraca na początek.
}
thing-rack = Pole na kartę ulepszenia
thing-prow = Miejsce na galion
thing-cards-of = Karty: { $whom }
thing-upgrade = { $one }{ $count ->
    [2] {" "}i { $two }
   *[other] { "" }
}
thing-upgrade-hint = { $made ->
    [0] { $open ->
        [0] Za linią blokady: najpierw trzeba mieć { $needs ->
            [one] 1 wzmocnienie
            [few] { $needs } wzmocnienia
           *[many] { $needs } wzmocnień
        }.
       *[other] Wolne.
    }
   *[other] Wykonane.
} { $lasting ->
    [0] Działa raz, od razu.
   *[other] Działa od tej chwili.
}
thing-bonus = { $taken ->
    [0] Pole premii ({ $kind }): { $one }
   *[other] Pole premii ({ $kind }), zajęte
}
thing-bonus-hint = Położony tu skarb daje premię; pole zwalnia się, gdy skarb zostanie zakopany.
thing-stored = W składzie ({ $kind }): { $n }
thing-stored-hint = Skarby nad linią kopania. Każdy jest wart tyle, ile mówi jego wyspa, zakopany czy nie.
thing-hole = { $taken ->
    [0] { $count ->
        [0] Pole do zakopania ({ $kind })
       *[other] Pole do zakopania ({ $kind }): { $one }
    }
   *[other] Zakopane: { $lies }
}
thing-hole-hint = Zakopany skarb jest wart o 2 PZ więcej.
thing-tile = Czarny rynek: { $one }{ $count ->
    [2] {" "}i { $two }
   *[other] { "" }
}
thing-tile-hint = { $placed ->
    [0] Jeszcze nie leży na Karaibach.
   *[other] Leży na karcie { $where }: używasz go, ilekroć kończysz tam ruch.
}
thing-red-upgrade = { $effect-key ->
    [red-advance] Czerwonobrody rośnie w siłę
    [red-figurehead] Czerwonobrody bierze galion
    [red-quest] Czerwonobrody bierze zadanie
   *[red-residence] Czerwonobrody zajmuje rezydencję
}
thing-red-upgrade-hint = { $made ->
    [0] Wypełniane kolumnami, od góry.
   *[other] Zrobione.
}
thing-red-level = Poziom { $level }{ $here ->
    [0] { "" }
   *[other] {" "}(teraz)
}
thing-red-level-hint = { $level ->
    [1] Rabunek: 1 skarb. Eksploracja: 3 PZ.
    [2] Rabunek: 2 PZ i 1 skarb. Eksploracja: o 1 pole dalej i 3 PZ.
    [3] Rabunek: 2 PZ, 1 skarb i kostka, jeśli ma potem więcej tych skarbów niż ty. Eksploracja: o 2 pola dalej i 4 PZ.
   *[other] Rabunek: 3 PZ, 2 skarby i kostka, jeśli ma potem więcej tych skarbów niż ty. Eksploracja: o 2 pola dalej i 6 PZ.
}
thing-red-stored = Czerwonobrody, { $kind }: { $n }
thing-red-buried = Czerwonobrody, zakopane ({ $kind }): { $n }
thing-red-place = Miejsce na kartę Czerwonobrodego
thing-red-deck = Talia Czerwonobrodego: { $n }
thing-on-offer = Do wzięcia
thing-head-quests = Zadania
thing-head-quests-hint = Bierze się je akcją zadania: w ciemno z talii albo jedno z wyłożonych.
thing-head-figureheads = Galiony
thing-head-figureheads-hint = Kosztują 3 dublony, bierze się je wzmocnieniem z dziobem okrętu; nie są uzupełniane.
thing-head-level-two = Poziom II
thing-head-level-two-hint = Gdy ktoś pozyskuje kartę, jej miejsce zajmuje wierzchnia karta poziomu II.
thing-head-rubies = Rynek rubinów
thing-head-rubies-hint = W Zatoce można sprzedać jeden rubin za premię wolnego pola i wymienić dowolnie wiele po 2 PZ.
thing-quest-deck = Talia zadań: { $n }
thing-quest-deck-hint = Wierzchnią kartę bierze się w ciemno.
thing-quest-market = Wyłożone zadania
thing-level-two = Poziom II: { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } kart
}
thing-level-two-hint = Dalsze ulepszenia i cztery miejsca.
thing-figureheads = Galiony
thing-ruby-space = { $sold ->
    [0] { $one }{ $count ->
        [2] {" "}i { $two }
       *[other] { "" }
    }
   *[other] Sprzedane
}
thing-ruby-space-hint = { $sold ->
    [0] Premia za rubin sprzedany w Zatoce.
   *[other] Tej premii już nie ma.
}
thing-hand = Twoje zadania
thing-hand-of = Zadania: { $whom }
thing-last = { $whom } ma ostatnią turę
thing-last-hint = W rundzie 3 gra kończy się turą tego kapitana, więc wszyscy mają tyle samo tur.
thing-vp = Na razie { $n } PZ
thing-vp-hint = Punkty zdobyte w grze; reszta liczy się na końcu.
thing-projected = { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}, gdyby gra skończyła się teraz
thing-projected-hint = Z gry { $played }, rzeki { $rivers }, dublony { $doubloons }, karty { $cards }, szare zwoje { $scrolls }, rezydencje { $residences }, skarby { $treasures }, zakopane { $buried }, zadania { $quests }, sześć zadań { $quest-bonus }, rubiny { $rubies }, fory { $handicap }. Bez tajnych zadań innych graczy.
thing-doubloons = { $n ->
    [one] 1 dublon
    [few] { $n } dublony
   *[other] { $n } dublonów
}
thing-doubloons-hint = Płaci się nimi za karty, rezydencje i galiony; na koniec każde pięć to 1 PZ.
thing-income = Dochód: { $n ->
    [one] 1 dublon
    [few] { $n } dublony
   *[other] { $n } dublonów
}
thing-income-hint = Z zielonych zwojów, na koniec każdej rundy.
thing-income-vp = Dochód: { $n } PZ
thing-income-vp-hint = Z zielonych zwojów, na koniec każdej rundy.
thing-own-treasures = { $kind }: w składzie { $stored }, zakopane { $buried }
thing-own-treasures-hint = Każdy skarb jest wart tyle, ile mówi jego wyspa, a zakopany o 2 PZ więcej.
thing-rivers = { $n ->
    [one] 1 przekroczona rzeka
    [few] { $n } przekroczone rzeki
   *[other] { $n } przekroczonych rzek
}
thing-rivers-hint = Na koniec po 4 PZ.
thing-quests = { $n ->
    [one] 1 zadanie
    [few] { $n } zadania
   *[other] { $n } zadań
}
thing-quests-hint = Tajne do końca gry; za sześć punktujących jest jeszcze 10 PZ.
thing-cards = { $n ->
    [one] 1 karta ulepszenia
    [few] { $n } karty ulepszeń
   *[other] { $n } kart ulepszeń
}
thing-cards-hint = Leżą odkryte na planszy swojego właściciela.
thing-power = Siła rabunku +{ $n }
thing-power-hint = Dodawana do każdego rabunku. Żółta kość +{ $yellow }, zielona +{ $green }, biała +{ $white }; { $rerolls ->
    [one] 1 przerzut
    [few] { $rerolls } przerzuty
   *[other] { $rerolls } przerzutów
}.
thing-discount = Wszystko tańsze o { $n }
thing-discount-hint = Karty ulepszeń i rezydencje, nigdy poniżej 0.
thing-rubies = { $n ->
    [one] 1 rubin
    [few] { $n } rubiny
   *[other] { $n } rubinów
}
thing-rubies-hint = Do sprzedania lub wymiany w Zatoce; na koniec nic nie warte.
thing-raid = Rabunek
thing-raider = { $whom }
thing-die = { $colour } kość: { $n }
thing-die-hint = Wybrana kość daje siłę i rodzaj skarbu: żółta złoto, zielona szmaragdy, biała perły.
thing-pool = Siła { $n }, łup: { $kind }
thing-pool-hint = Niewydana siła przepada z końcem tury.
thing-action = Siła { $cost }
thing-action-hint = { $one }{ $count ->
    [2] {" "}i { $two }
   *[other] { "" }
}. Raz w turze ({ $source }).
thing-round = Runda { $round } z 3
thing-round-hint = { $ending ->
    [0] Runda kończy się, gdy ktoś dopłynie do Maracaibo.
   *[other] Ktoś jest już w Maracaibo: to ostatnie tury gry.
}

## Lekcje

coach-size = Morze, które rysujesz, ma mniej więcej dziewięć kolumn i cztery rzędy. Im więcej kolumn, tym dłuższe rejsy; im więcej miejsca, tym więcej luk do opłynięcia.
coach-column = Rysujesz morze kolumna po kolumnie, od lewej: ▮ to karta, ▲▲ to wyspa wysoka na dwie karty, · to otwarte morze. Wyspy zagradzają drogę, więc przy nich kapitanowie muszą wybrać stronę.
coach-keep-quest = Zatrzymaj zadanie, które na pewno dasz radę wykonać, bo wskaże ci drogę na całą grę. Dolny warunek jest trudniejszy i daje więcej, a liczy się tylko lepszy z dwóch.
coach-discard-quest = Teraz liczy się tylko trudniejszy warunek, za to podwójnie, a niewykonane zadanie kosztuje 5 PZ. Oddaj to, do którego masz najdalej.
coach-sail = Płyniesz o jedno do trzech pól i musisz skończyć bliżej Maracaibo, więc krótkie ruchy to więcej tur w rundzie. Najedź na kartę, by zobaczyć, co ci da.
coach-step = We mgle każda karta, na którą wpłyniesz, zostaje odkryta i wtedy na nowo decydujesz, czy się zatrzymać. I tak musisz skończyć bliżej Maracaibo, niż zaczynasz.
coach-pay = Każdy kapitan na tej karcie dostaje dublona, a ty masz za mało dla wszystkich. Zapłać temu, kto ci najmniej zagraża.
coach-improvement = Pozyskaj kartę albo zostaw ją i weź 5 dublonów. Karty z dochodem pozyskane w pierwszej rundzie płacą trzy razy.
coach-residence = Rezydencja punktuje na końcu za to, co zbierasz, do 24 punktów. Buduj ją, gdy wiesz, że właśnie to będziesz zbierać.
coach-upgrade = Każde wzmocnienie przybliża cię do pól za następną linią. Czerwone zwoje działają do końca gry, więc bierz je wcześnie.
coach-effects = Wszystko to jest twoje, w dowolnej kolejności, i z każdego możesz zrezygnować. Przemyśl kolejność, bo jedno może poprawić drugie.
coach-die = Kość daje siłę i rodzaj skarbu, a raz możesz rzucić wszystkimi trzema jeszcze raz. Skarb kosztuje 5 punktów siły, dopóki nie nauczysz się brać go za 3.
coach-reroll = Rzucasz tylko tą jedną kością i jej kolor decyduje, co zdobędziesz. Rzuć znowu, jeśli wypadło za mało na skarb.
coach-raid-kind = Tym razem bez kości: wybierasz skarb, a siła jest dana. Weź ten rodzaj, który liczą twoje zadania i rezydencje.
coach-spend = Każdej akcji można użyć raz w turze, choćby rabunków było kilka. Co zostanie na koniec tury, przepada.
coach-treasure = Skarb jest tym więcej wart, im więcej kostek zostaje na wyspie, a branie zabiera kostkę. Pole premii płaci od razu i zwalnia się po zakopaniu.
coach-island = Więcej kostek to więcej punktów za każdy taki skarb, także cudzy. Pomóż temu rodzajowi, którego masz najwięcej.
coach-bury = Zakopany skarb jest wart o 2 PZ więcej i daje premię swojego pola. Najlepsze pola szybko się kończą, więc patrz, czego ci teraz trzeba.
coach-quest = Zadania dają punkty za to, co i tak zbierasz, a sześć punktujących jeszcze 10. Weź takie, które pasuje do pozostałych.
coach-sell-quest = Zadanie, którego nie wykonasz, jest dziś warte osiem dublonów. Nikt się nie dowie, które to było.
coach-explore = Liczy się tylko pole, na którym poszukiwacz się zatrzyma, a pola zajęte przez innych mija się za darmo. Każda rzeka za plecami to 4 PZ na koniec.
coach-retire = Poszukiwacz się ustatkował: rezydencja za pół ceny, a droga zaczyna się od nowa. Rzeki znów są przed nim, więc pamiętaj o zadaniach.
coach-acquire = Możesz wziąć każdą kartę z tym symbolem, gdziekolwiek leży. Szukaj takiej, która zwróci się przed końcem gry.
coach-build = Możesz zbudować każdą rezydencję, na której jeszcze nie masz znacznika. Zobacz, ile dałaby ci teraz i ile jeszcze możesz dołożyć.
coach-figurehead = Galion działa do końca gry i możesz mieć tylko jeden. Nie są uzupełniane, więc najlepszy zniknie pierwszy.
coach-tile = Kafelek działa teraz i zawsze, gdy skończysz ruch na jego miejscu. Połóż go wcześnie i tam, dokąd wrócisz.
coach-tile-place = Wybierz miejsce, do którego zechcesz zawijać w każdej rundzie. Nie może tam leżeć inny kafelek, a twój zostaje na zawsze.
coach-activate = Twój kafelek działa jeszcze raz, gdziekolwiek jest twój okręt. Wybierz ten, który teraz daje najwięcej.
coach-ruby = Rubin nic nie kosztuje, a w Zatoce można go sprzedać. Każda premia rynku jest tylko jedna, więc pierwsi wybierają najlepiej.
coach-sell-ruby = Każdą premię rynku rubinów można dostać raz w całej grze. Bierz to, co rzadkie: wzmocnienie lub skarb są warte więcej, niż się wydaje.
coach-exchange-rubies = Rubiny, których nie sprzedasz, są tu warte po 2 PZ. Na koniec gry nie są warte nic, więc w ostatniej rundzie wymień wszystkie.

## Co każdy powinien zobaczyć: tytuły

highlight-fight = Walka
highlight-round = Koniec rundy { $round }

aspect-points = punkty
aspect-quests = zadania i rezydencje
aspect-doubloons = dublony
aspect-income = dochód
aspect-engine = statek
aspect-time = czas
temper-raider = łupieżca
temper-explorer = poszukiwacz
temper-settler = osadnik
