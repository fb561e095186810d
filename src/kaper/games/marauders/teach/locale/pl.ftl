### Co mówi po polsku Merchants & Marauders, gdy się tej gry uczymy.

## Samouczek

step-welcome = Ahoj! Jestem Berta, kucharka okrętowa. Moją zupę jadło już dziewięciu kapitanów, ty jesteś dziesiąty, a o tamtych nie mówimy. Grę kończy dziesięć punktów chwały. Dziś wystarczy sześć, bo zupa stygnie.
step-ship = Grasz jako Rodrigo Salvatierra z Caracas: lew wśród marynarzy (Dowodzenie 4), mysz w tawernie (Wpływy 1). Po kryjomu wybierz statek. Radzę fleutę: mieści 4 ładunki i skręca jak mój piec.
step-gauges = Twoja fleuta w pięciu wskaźnikach: Kadłub 3, Ładownia 4, Maszty 3, Załoga 1, Działa 1. Każde trafienie zabiera jeden. Gdy Kadłub spadnie do 0, zjedzą cię ryby. Cała twoja Załoga kłania się nisko.
step-round = Każdą rundę otwiera karta wydarzenia, dziś to sztorm. Potem każdy kapitan ma trzy akcje: ruch, rozpoznanie albo port, w dowolnej mieszance, byle port tylko raz. Zaczyna Mary.
step-port = Mary zapłaciła za plotkę i usłyszała same szanty. Twoja tura, stoisz w porcie i masz 10 dukatów. Akcja portowa jest jedna, a cały port stoi otworem: najpierw sprzedaż, jeśli chcesz, potem reszta w dowolnej kolejności.
step-test = Tawerna sprzedaje plotki: 2 dukaty i test Wpływów. Rzucasz tyloma kośćmi, ile wynosi umiejętność, i wystarczy jedna czaszka. Czaszki są na dwóch ściankach. Ty masz jedną kość. Odwagi.
step-market = Ani czaszki. Karczmarka klepie cię po ręce i zatrzymuje 2 dukaty. To może na rynek! W Caracas oglądasz 8 kart, gdzie indziej zwykle 6, i nikt poza tobą ich nie widzi.
step-cocoa = Cztery razy kakao! Pojedyncza karta kosztuje 3 dukaty, dwie takie same po 2, trzy i więcej po 1. Liczy się to, co leży na rynku, a nie to, co bierzesz. Więc bierz wszystkie, akurat się zmieszczą.
step-storm = Za poszukiwany towar port płaci 6 dukatów, za inny 3. Trynidad, tuż obok, szuka kakao! Ale sztorm daje na morzu 3 trafienia, o jedno mniej za każdą czaszkę. Mądry kapitan kończy turę i pyta, co na obiad.
step-raid = Dwa dni sztormu i kolejne 2 dukaty dla karczmarki. Potem Mary wypłynęła i odnalazła kupca. Atak to trzy karty: dukaty, trafienia, ucieczki. Ucieczek tyle, ile Zwrotności, i po łupie. Czaszka dobiera, odrzuca albo wymienia kartę.
step-pirate = 14 dukatów dla Mary! Co najmniej 12 w jednym ataku to punkt chwały. A Anglia wyznacza za nią nagrodę, więc Mary jest piratem: porty angielskie zamknięte, okręty flagowe na karku. Do kapelusza pasuje.
step-leave = Słońce! Wypłyń z portu, przejdź na Trynidad, wpłyń do portu: każde z tych trzech to ruch, i tak minie cała tura. Wszystkie statki są tak samo szybkie, nawet ten.
step-enter = Po każdym ruchu, który kończy się na morzu, wypatrują cię wrogie statki z tego akwenu. Tu jeszcze nikt cię nie ma dość; widać nie próbowali zupy. Do portu!
step-rumor = Plotka Mary okazała się prawdą: Rozpoznanie we wskazanym akwenie, czaszka, a za to 5 dukatów i punkt chwały. Bez czaszki byłoby to kłamstwo i karta by przepadła. A teraz do pracy, akcja portowa.
step-sell = Cztery razy kakao, wszystko tu poszukiwane, po 6 dukatów. Co najmniej trzy poszukiwane karty sprzedane naraz to punkt chwały; sześć to nadal jeden. Potem Trynidad zapragnie czegoś innego.
step-glory = 24 dukaty i pierwszy punkt chwały! Z każdym punktem za czyn przychodzi karta chwały, na ręce są najwyżej cztery. Ta to Oszczerstwo; ktoś ci przyjdzie do głowy. I znowu tawerna? Do trzech razy sztuka, mówi karczmarka.
step-navy = Udało się, jest plotka. A z kartą wydarzenia przypłynął francuski okręt flagowy. Takie ścigają kapitanów, za których jest nagroda: ten na początku tury Mary wypatrywał, rzucił czaszkę i atakuje. W 1. rundzie obie strony strzelają.
step-command = Rundę wygrywa, kto ma więcej czaszek: Mary jedną, Francuzi żadnej. Zwycięzca trafia raz za każdy punkt Dział, przegrany raz za każdą czaszkę. Francuzami dowodzi następny gracz, czyli ty. Strzelaj! Nazwała moją zupę szarą.
step-hits = Trzy Działa, trzy trafienia. Gdzie, mówi kość: 1 Ładownia, 2 Maszty, 3 Załoga, 4 Działa, przy czaszce wybiera Mary. Bez Masztów rzuca jedną kością i może tylko strzelać. Bez Dział w nic nie trafi. Jeszcze raz!
step-board = Jej Załogi już nie ma. Kto bez Załogi doczeka się abordażu, od razu przegrał; inaczej załogi biją się na testy Dowodzenia. Abordaż udaje się, gdy wygrasz rundę. Wyślij swojego jedynego Francuza.
step-death = Kapitan Mary zginął, a z nim statek, ładunek i 25 dukatów. Jej punkty zostają, dukaty w skrzyni też by zostały. Od ciebie ten okręt nic nie chce: nikt nie wyznaczył za ciebie nagrody. Na St. Maarten, tam szukają tytoniu.
step-mission = Dwa tytonie, 12 dukatów, a punktu nie ma: na to trzeba trzech. Ale leży tu misja, Kartograf. Podejmij ją testem Wpływów, potem zrób, co każe: będzie punkt i zapłata. Mieć można jedną misję naraz.
step-new-captain = Test się nie udał, więc misja leży dalej, a my czekamy razem z nią. Mary ma nowego kapitana ze slupem i 10 dukatami, a jeszcze przed obiadem nową nagrodę. Akcja portowa: St. Maarten szuka teraz twojego cukru.
step-frigate = Do stoczni! Fregata kosztuje 35 dukatów, za fleutę dadzą 5. Pierwsza fregata albo pierwszy galeon kapitana to punkt chwały. Wszystkiego po trzy, kapitanie. Zmieści się nawet druga chochla.
step-claim = Dwa punkty! Tutejsza modyfikacja, Dodatkowa Bateria Dział, kosztowała 3 dukaty: to czwarte działo. A test Dowodzenia za darmo uzupełnił Załogę. I znów jedna kość na misję; spójrz jej głęboko w oczka.
step-chest = Misja twoja. A teraz dukaty: na pokładzie można je stracić, ze śmiercią giną wszystkie. W porcie macierzystym, czyli w Caracas, schowasz je do skrzyni. Każde pełne 10 to tam punkt, do pięciu; dziś, przy krótszej grze, do trzech.
step-chart = Mary zaatakowała tymczasem dwóch kupców. Z jednego 9 dukatów, za mało na punkt. Przy drugim trafienie zniszczyło Ładownię i atak się nie udał, ale nagroda została. Kartograf czeka na szkice. Na Morze Karaibskie!
step-step-one = Pierwszy szkic to test Rozpoznania, tutaj, w akcji rozpoznania. Masz do tego trzy kości, o dwie więcej niż w tawernach. Nacieszmy się.
step-slander = Jeden szkic jest. Drugi czeka u brzegów Cartageny, gdzie właśnie stoimy. Ale posłuchaj: Mary rzuciła czaszkę i zaraz pozna plotkę, a Oszczerstwo zmienia jej sukces w porażkę. Ja nic nie sugeruję.
step-haze = Sztorm: jedna czaszka, więc 2 trafienia, Maszty i Załoga. I wypatrzyła cię piracka fregata! Piraci ścigają tych, za których nie ma nagrody, najpierw bogatych. Zagraj Zgubionych we Mgle: wcale cię tu nie było.
step-step-two = Przepłynęli obok, klnąc pod nosem. Bitwy nie będzie! A teraz drugi szkic, zanim zawrócą.
step-hunt = Misja ukończona: punkt, 8 dukatów i Oko. Taki specjalista zostaje na pokładzie; innych zatrudnia się w porcie, z kart chwały. Trzy punkty! A za atak na piratów nikt nie wyznacza nagrody. Wypatruj tej fregaty.
step-weather = Jest, więc jest i bitwa; rozmyślić się już nie można. Piratami dowodzi Mary, a ty masz 4 Działa przeciw 3. W walce pomagają tylko karty do walki. Po Nawietrznej to jedna z nich: dwie kości więcej.
step-shoot = Po jednej czaszce! Wtedy liczą się oczka: twoje 2, 4 i 3 wygrywają z ich 1. Trafiasz więc 4 razy, po razie za punkt Dział, a oni raz, za swoją czaszkę. Strzelaj dalej.
step-boarding = Mary próbuje uciec: do tego musiałaby wygrać rundę, w której nie masz ani czaszki. Im został jeden człowiek, tobie dwóch i Dowodzenie 4. Pamiętasz o lwie? Abordaż!
step-victory = Ich Załoga padła: zwycięstwo, punkt chwały i 15 dukatów, bo piratem nie jesteś. Statek można zabrać, a graczowi też dukaty, karty i ładunek. Ale ten ma jedno działo i żadnej Ładowni. Zostań na swoim.
step-spaniard = Została jedna akcja. U brzegów Cartageny kupca bez rzutu znajdzie, kto szuka Hiszpana; akweny mają takie własne zasady. Bądźmy raz niegrzeczni. Tak zdobyłam swoje łyżki.
step-attack = Możesz go jeszcze puścić. Jeśli zaatakujesz, Hiszpania od razu wyznaczy nagrodę, jej porty się zamkną, a okręty flagowe ruszą za tobą. Caracas jest hiszpańskie, ale port macierzysty zawsze cię wpuści.
step-draw = 5 + 3 + 3 to 11 dukatów, o jeden mniej niż 12. No ładnie! Masz jedną czaszkę: dobierz kartę. Dwa trafienia zostawią Ładownię 1. Przy 0 atak by się nie udał, a przy Kadłubie 0 nie byłoby komu.
step-homeward = Cukier 5, razem 16 dukatów i piąty punkt! I wybuchła wojna, Hiszpania przeciw Holandii: jedni zamykają porty przed drugimi, a ich okręty flagowe to okręty liniowe. Pora do domu, przez Morze Karaibskie.
step-last-port = Dom! Mary zaczęła turę w porcie i odesłała kapitana na emeryturę: statek i dukaty na pokładzie przepadły, punkty zostały, w następnej turze przyjdzie ktoś nowy. My mamy inne plany. Do portu i do skrzyni!
step-aboard = Masz przy sobie 40 dukatów. Na pokładzie zostaw 0, wszystko do skrzyni. To równe cztery punkty, choć dziś skrzynia daje najwyżej trzy. Czwarty jest dla kucharki.
step-declared = 5 na torze i 3 ze skrzyni to 8, a wystarczało 6. Gra ogłasza to od razu i trwa ostatnia runda: kto jest dalej w kolejności, ma jeszcze swoją turę. Nikogo takiego nie ma, można siadać do stołu.
step-other-ends = 8 do 2! Gdy próg osiągnie kilku graczy, rozstrzyga sam tor, potem dukaty w skrzyni. Gra kończy się też, gdy zabraknie karty wydarzenia na nową rundę albo kapitana po zmarłym. Wtedy wygrywa najwyższa suma.
step-farewell = I to już wszystko: handel, plotki, misje, ataki, bitwy, dumny statek i skrzynia. Gra od dwóch do czterech osób, od 5 do 25 punktów, a okrętami flagowymi może dowodzić prosta reguła. Dziesięciu nakarmionych kapitanów, jeden żywy! Zatrzymuję cię.

## Obrazki na początek

opening-win = Wygrywają punkty chwały: po jednym za czyn (wygrana walka, 3 poszukiwane towary sprzedane naraz, atak na kupca za 12 dukatów, misja, prawdziwa plotka, pierwsza fregata lub galeon) i za każde 10 dukatów w skrzyni, do pięciu.
opening-turn = Runda to jedna karta wydarzenia, a po niej tura każdego gracza: trzy akcje, każda to ruch, rozpoznanie albo akcja portowa. Port raz na turę, za to cały.
opening-end = Gdy ktoś ma 10 punktów chwały, ta runda jest ostatnia. Grę kończy też brak kart wydarzeń albo kapitanów. Śmierć kapitana to nie koniec: następny przejmuje twoje punkty.
opening-mine = Twój jest kapitan z czterema umiejętnościami, statek z pięcioma wskaźnikami, 10 dukatów na pokładzie i skrzynia w porcie macierzystym, gdzie dukaty są bezpieczne.

## Legenda

legend-players = Gracze
legend-laurel = Punkty chwały na torze; na wydarzeniu: pokój
legend-doubloon = Dukaty na pokładzie
legend-chest = Skrzynia: każde pełne 10 dukatów to w niej punkt
legend-cards = Karty chwały na ręce
legend-compass = Pierwszy gracz; na karcie: na różne przygody; w bitwie: Zwrotność
legend-hourglass = Runda
legend-wind = Karty wydarzeń: ile ich zostało
legend-portrait = Kapitan
legend-locations = Lokacje statku
legend-loc-hull = Kadłub: przy 0 statek tonie, a kapitan ginie
legend-loc-cargo = Ładownia: tyle kart mieści statek na morzu
legend-loc-masts = Maszty: bez nich jedna kość i tylko strzał
legend-loc-crew = Załoga: bez niej nie ma abordażu ani obrony przed nim
legend-loc-cannons = Działa: tyle trafień zadajesz, gdy wygrasz rundę
legend-gauge = Ile zostało z lokacji, a ile może mieć
legend-skills = Umiejętności i kości
legend-seamanship = Żeglarstwo: bitwy, ataki na kupców i sztormy
legend-scouting = Rozpoznanie: szukanie statków, a na morzu też plotek
legend-leadership = Dowodzenie: sprawy załogi
legend-influence = Wpływy: znajomości na lądzie
legend-skull = Czaszka na kości: sukces
legend-goods = Towary
legend-good = Towar
legend-demand = Towar poszukiwany w tym porcie: 6 dukatów, inne po 3
legend-crate = Karta ładunku w Ładowni
legend-crate-empty = Wolne miejsce w Ładowni
legend-crate-closed = Karta ładunku, którą zna tylko właściciel
legend-cargo = Ładunek
legend-sea = Na morzu
legend-ship = Statek gracza na mapie
legend-big = Statek gracza w powiększeniu
legend-berth = Statek w stoczni
legend-crowd = Kilka statków w jednym miejscu
legend-npc = Okręt flagowy albo statek piracki pod czarną banderą
legend-merchant = Kupiec, którego bandery nikt nie zna
legend-jolly = Piraci
legend-nations = Kraje
legend-town = Port i jego kraj
legend-flag = Kraj
legend-pennant-player = Kolor gracza
legend-pennant = Kraj statku albo kapitana
legend-bounty = Nagroda: ten kraj ściga kapitana
legend-wanted = Port kraju, który wyznaczył za ciebie nagrodę; na wydarzeniu: polowanie na piratów
legend-war = Wojna: wróg ma ten port zamknięty
legend-ports = Porty i co w nich jest
legend-port = Własna zasada portu
legend-house = Twój port macierzysty
legend-mission = Misja
legend-rumor = Plotka
legend-crew = Załoga: ludzie do werbunku, specjaliści i ci, których zabiera zaraza
legend-mod = Modyfikacja statku
legend-mod-back = Zakryta modyfikacja
legend-weapon = Broń specjalna; zużywa się, gdy pomoże
legend-specialist = Specjalista, który zostaje przy kapitanie; przy porcie: zaraza
legend-kept = Zachowana plotka, która dalej działa
legend-check = Dość, płyniemy dalej
legend-deeds = Karty
legend-swords = Do walki
legend-scales = Do handlu
legend-storm = Sztorm
legend-orders = W bitwie
legend-order-shoot = Strzał
legend-order-board = Abordaż: wygraj rundę, a zetrą się załogi
legend-order-flee = Ucieczka: wygraj rundę, w której wróg nie ma sukcesu
legend-order-fight-on = Walcz dalej
legend-order-withdraw = Wycofaj się z walki na lądzie
legend-order-take-ship = Zabierz pokonany statek
legend-order-stay = Zostań na swoim statku
legend-order-reward = Weź wypłatę
legend-order-decline = Zrezygnuj z niej
legend-raid = Na kartach ataku na kupca
legend-hit = Trafienie w tę lokację
legend-hit-escape = Ucieczka: tyle, ile masz Zwrotności, i kupca nie ma

## Wskazówki do sytuacji

tip-final = Trwa ostatnia runda: co teraz zdobędziesz, jeszcze się liczy.
tip-rival-close = { $whom } ma na torze { $n ->
    [one] punkt chwały
    [few] { $n } punkty chwały
   *[many] { $n } punktów chwały
}. Skrzynia może kryć więcej.
tip-stash = Jesteś w domu, a na pokładzie dukatów: { $n }. W akcji portowej schowasz je do skrzyni, gdzie dają punkty.
tip-carry = Wieziesz dukaty: { $n }. Przegrana bitwa zabierze wszystkie, w skrzyni w domu by zostały.
tip-hunted = { $npc-cap } ściga cię w tym akwenie i wypatruje, gdy zaczynasz tu turę na morzu.
tip-ship = { $n ->
    [one] Jeden dukat
    [few] { $n } dukaty
   *[many] { $n } dukatów
} i tutejsza stocznia sprzeda pierwszą fregatę lub galeon tego kapitana: to punkt chwały.
tip-sell = Poszukiwany towar to tutaj { $good }, a kart masz { $n }. Trzy sprzedane naraz to punkt chwały.
tip-sell-there = Obok, { $zone }: poszukiwany towar to { $good }, a kart masz { $n }. Sprzedane naraz to punkt chwały.
tip-broken = { $where } na 0: kupca nie zaatakujesz, a bitwa byłaby ciężka. Naprawia stocznia, ludzi się werbuje.
tip-no-crew = Ani śladu Załogi: każdy abordaż będzie twoją klęską. Zwerbuj ludzi w porcie.
tip-rumor = Tutaj sprawdzisz swoją plotkę: sukces to punkt chwały.
tip-mission = W tym porcie leży misja, a ty żadnej nie masz: podejmij ją w akcji portowej.

## Wynik na teraz i co można jeszcze zyskać

more-track = { $ship ->
    [0] po jednym za czyn; pierwsza fregata lub galeon jeszcze do kupienia
   *[other] po jednym za czyn
}
more-stash = { $left ->
    [-1] po jednym za 10 dukatów, najwyżej { $most }
    [0] skrzynia więcej nie da
    [one] następny punkt za jeszcze jeden dukat, razem najwyżej { $most }
   *[other] następny punkt za dukaty: { $left }, razem najwyżej { $most }
}

## Pierwsza tura z przewodnikiem

first-chart = Karaiby. Akwen to morze i zwykle port. W turze masz trzy akcje: ruch, rozpoznanie albo interesy w porcie.
first-captain = Twój kapitan i jego cztery umiejętności. Umiejętność to liczba kości w teście, a sukcesem jest choć jedna czaszka.
first-purse = Wygrywa się punktami chwały, potrzeba ich dziesięć. Dukaty na pokładzie można stracić ze statkiem; w skrzyni są bezpieczne, a każde dziesięć takich to punkt.
first-ports = Tego szuka port: płaci za to 6 dukatów, a za cokolwiek innego 3. Kupuj tanio gdzie indziej, sprzedawaj tutaj.
first-question = A oto pytanie. Każda odpowiedź mówi, co robi, ile kosztuje i czym grozi, a wskazana podświetla, dokąd prowadzi.
