### Co mówią po polsku Piraci z Maracaibo, gdy się tej gry uczymy.

## Samouczek

step-welcome = Ahoj, kapitanie! Jestem Jonasz, cieśla okrętowy. Maszt to moja robota, lewa noga też. Przed nami trzy rejsy, od lewej aż do Maracaibo. Po trzecim wygrywa, kto ma najwięcej punktów, a Mary liczy na siebie.
step-quest = Najpierw tajne zadanie, które pokażesz dopiero na końcu. Zatrzymaj Właściciela ziemskiego: 4 PZ za jedną rezydencję albo 10 za dwie, liczy się lepsze z dwojga. Jak się nie uda, nic się nie stanie, tylko ja będę to wypominał.
step-sail = Tura to ruch, a po nim to, co daje karta. Płyniesz o 1 do 3 pól przez wspólne krawędzie: w górę, w dół, nawet wstecz, ale kończysz w kolumnie bliższej Maracaibo. Prochowy akurat szuka roboty.
step-buy = Na ulepszeniu bierzesz 5 dublonów i zostawiasz kartę albo płacisz cenę i karta jest twoja na stałe. Ta kosztuje 4 z twoich 10, a na koniec jest warta 2 PZ. Błyskawica działa raz, od razu.
step-kind = Błyskawica mówi: rabunek, jakby wypadło 5. Dziś więc bez kości: wybierasz rodzaj skarbu i masz 5 punktów siły. Bierz szmaragdy, pasują do mojego zdrowego oka.
step-power = Za 1 punkt siły jest 1 PZ, za 2 są 3 dublony, za 5 skarb. Każda akcja działa raz w turze, a reszta siły z końcem tury przepada. Bierz szmaragd. Na rabunek nikt jeszcze nie oszczędził.
step-store = Połóż go na polu premii: 2 PZ od razu i znowu, ilekroć to pole jest puste. Skład obok mieści dowolnie wiele szmaragdów i nie płaci nic, jak mój pierwszy kapitan.
step-island = Wyspa szmaragdów straciła kostkę i ma 3. Na koniec każdy skarb jest wart tyle, ile mówi jego wyspa: 2 PZ przy najwyżej 2 kostkach, 3 przy 3 lub 4, 4 przy 5 lub 6, a 5 przy większej liczbie. Rabowanie psuje ceny.
step-margarita = Margarita to miejsce. Najpierw kafelek wartości: na wyspę szmaragdów musi trafić kostka, więc twój szmaragd drożeje. Są rozkazy, których słucha się z przyjemnością.
step-boots = Po drugie, w każdym miejscu jest darmowe wzmocnienie okrętu. Buty mają czerwony zwój, więc odtąd każda eksploracja sięga o 1 pole dalej. Beżowy zwój działa raz, od razu. Czerwone bierz wcześnie, radzi cieśla.
step-actions = Po trzecie, akcje miejsca. Między tymi dwiema jest ukośnik, więc albo eksploracja 3, albo zakopywanie. Eksploruj! Twój poszukiwacz jest młody, dzielny i pracuje za suchary.
step-explore = 3 i jeszcze 1 za buty, więc do 4 pól. Działa tylko to, na którym się zatrzyma: stań na 2 PZ. Pól zajętych przez innych się nie liczy, na rozwidleniu wybierasz, a każda rzeka za plecami to na koniec 4 PZ.
step-poor = Mary stanęła na Barbadosie i pozyskała Tytoń na odległość: 8 dublonów i jeszcze 3. Zostały jej 3, a ty masz 6. Zobaczmy, co w kufrze ma Ochmistrz.
step-coins = Ochmistrz dałby dochód 4 dublonów. Ale na drugim końcu morza stoi dom i bardzo mi się podoba. Weź 5 dublonów, a Ochmistrz niech sobie dalej liczy beczki.
step-purse = Dalej można było płynąć tylko na Tobago, więc już tu stoisz: gdy nie ma wyboru, nikt nie pyta. Wzmocnij małą sakiewkę, ma beżowy zwój: 3 dublony, jeden raz.
step-bury = Tobago dało jeszcze 3 dublony, a do tego łopatę. Zakopany skarb wciąż jest skarbem, tylko wartym o 2 PZ więcej. Zakop szmaragd tam, gdzie premią jest wzmocnienie. Przy okazji zwolni się pole premii.
step-line = Oto trzecie wzmocnienie. Za linię blokady wchodzi, kto ma ich już tyle, ile na niej widać: 2, i ty je masz. Topór abordażowy to nowa akcja rabunku: za 4 punkty siły 3 PZ i kostka na dowolną wyspę.
step-toll = Mary wpłynęła na twoją kartę. Okręty nikogo nie blokują, ale kto kończy ruch przy innych, płaci każdemu po 1 dublonie. Masz 18, a Kamienica kosztuje 18. Takich znaków się nie lekceważy.
step-build = Na koniec Kamienica da po 4 PZ za każdy twój szmaragd, najwyżej 24. Pierwszy znacznik na rezydencji to 2 PZ, inni też mogą tu jeszcze budować. Pójdzie ostatni dublon, ale za to jaki widok!
step-residences = Inne rezydencje liczą złoto, perły, trójki różnych skarbów, zakopane skarby, karty załogi, ekwipunku i okrętu, rzeki, punktujące zadania albo dochód. Najwyżej 24 PZ, Fort morski 25. Buduj to, co i tak zbierasz.
step-broke = Kamienicznik bez dublona. Grenada pomoże, a jej kafelek wartości też jest zielony: jeszcze jedna kostka dla szmaragdów.
step-flag = Kupiecka bandera: do końca gry ulepszenia i rezydencje są dla ciebie o 1 tańsze. Zniżki się sumują, ale poniżej 0 nie schodzą. Pytałem.
step-grenada = Znowu ukośnik: 4 dublony albo dowolna karta załogi z całych Karaibów, o 3 drożej, bez ruszania okrętu. Kto ma 0 dublonów, długo się nie zastanawia.
step-bay = Zatoka! Kto wpływa, ten staje, i nikomu się tu nie płaci. Masz wzmocnienie, a potem jedno z trzech: rabunek z siłą +2, eksploracja 4 albo budowa dowolnej rezydencji. Na wzmocnienie weź galion.
step-unicorn = Pójdą na to 3 z twoich 4 dublonów, zniżki tu nie działają. Każdy kapitan ma jeden galion, na zawsze. Z Jednorożcem ulepszenia i rezydencje są o 2 tańsze. Nos rzeźbiłem sam, na resztę zabrakło drewna.
step-raid = Teraz rabunek w Zatoce, trzema kośćmi i z siłą +2. Gotowe? Zamykam zdrowe oko.
step-reroll = Wybrana kość daje siłę i rodzaj skarbu: żółta złoto, zielona szmaragdy, biała perły. Żółta 6 kusi, ale Kamienica liczy szmaragdy, a zielona ma 4. Raz wolno rzucić wszystkimi od nowa. Rzucaj!
step-green = Zielona 6 i 2 za Zatokę: 8 punktów siły. Doszłoby jeszcze wszystko, co wzmacnia twoje rabunki. Wybierz zieloną, a ja zaniosę szmaragd na pole premii.
step-rest = 5 punktów siły poszło na szmaragd, a pole premii, puste od zakopania, dało 2 PZ. Zostały 3. Za 2 weź 3 dublony, a z ostatniego zrobię ci 1 PZ.
step-maracaibo = Z Zatoki płynie się już tylko do Maracaibo, więc jesteśmy: 6 PZ i wzmocnienie. W dwóch pierwszych rejsach kto tu dopłynie, kończy rundę. Mary utknęła w Zatoce i brzydko się wyraża. Wzmocnij drogi kram.
step-market = Dzięki niemu kładziesz kafelek czarnego rynku za 3 dublony. Wszyscy kapitanowie mają po pięć takich samych. Ten to 2 PZ i kostka na dowolną wyspę.
step-stall = Połóż go na Margaricie. Działa teraz i zawsze, gdy skończysz tam ruch, a dla innych to tylko ładny namiot. W jednym miejscu leży jeden kafelek i już się go nie rusza.
step-income = Koniec rundy, zielone zwoje płacą dochód: tobie 0 dublonów i 0 PZ, Mary 9 i 4. I tak po każdej z trzech rund! Okręty wracają na start, reszta zostaje, a zaczyna kapitan siedzący po tobie.
step-quests = Zadania bierze się w miejscach takich jak Aruba: wyłożone albo z talii w ciemno. Chcą skarbów, też zakopanych, kart, rezydencji, rzek, wzmocnień, błyskawic, dochodu albo dwóch rzeczy naraz. Sześć punktujących to dodatkowe 10 PZ.
step-bargain = Drugi rejs, a w sakiewce 1 dublon. Trzcina cukrowa kosztuje 3, minus 2 za Jednorożca, minus 1 za banderę: 0. I kto mówi, że na sztuce nie da się zarobić?
step-helm = Za darmo, a do tego dochód 3 dublonów! Na wolne pole trafiła wierzchnia karta poziomu II, jak zawsze, gdy ktoś pozyska kartę. Wiesz już, jak wygląda dzień na morzu, więc idź spać. Doprowadzę nas do ostatniej Zatoki.
step-back = Dzień dobry! Trzeci rejs i znów Zatoka. Masz drugą rezydencję, trzy rzeki za plecami i nadal obie nogi. Duża sakiewka daje 5 dublonów, a na koniec każde 5 to 1 PZ.
step-last-raid = Zielona ma tylko 2. Ale 2 za Zatokę i 2 za twoją Lupę jubilera to razem 6 punktów siły, a hak na skarby, wzmocnienie mojej roboty, daje skarb za 3 zamiast za 5. Zielona!
step-end = Mary jest w Maracaibo i to ona ma ostatnią turę. W trzeciej rundzie gra trwa, aż turę skończy kapitan z tym znakiem, więc wszyscy mają ich tyle samo. Potem jeszcze raz dochód i liczenie punktów.
step-score-cards = Ty: 12 PZ za trzy rzeki, 3 za 16 dublonów, 10 z kart, a Mary ze swoich 20. Teraz punktowałyby też szare zwoje. Szmaragdowy bożek, 7 PZ za każde trzy szmaragdy, czekał na kogoś od drugiego rejsu…
step-score-houses = Kamienica: 5 szmaragdów, 20 PZ. Ukryta przystań: po 6 za rzekę, 18. Dwie rezydencje to trudniejszy warunek Właściciela ziemskiego: 10. Drugie zadanie, Zakopane złoto, przepadło. Mary za swoje trzy ma 18.
step-score-treasures = Pięć szmaragdów po 4, złoto i perła po 5: razem 30 PZ, zakopane czy nie. Pięć skarbów jest zakopanych, po 2: to 10. A 59 PZ masz jeszcze z gry.
step-score = 172 do 140! Cieśla Mary jest mi winien beczkę rumu. Przy równych punktach wygrywa więcej zakopanych skarbów, a gdy i tych jest tyle samo, zwycięstwo się dzieli.
step-redbeard = W pojedynkę grasz z Czerwonobrodym, którym rządzą karty. Ma po 4 za rzekę, 6 za ulepszenie, 15 za rezydencję, 5 za zadanie, choćby niewykonane, i skarby. Musisz mieć więcej niż on. Fory odejmuje się od jego wyniku.
step-modules = Moduły to mgła, potyczki, emerytura i rubiny, które w Zatoce wymienia się po 2 PZ. Z Łowcami przygód liczy się tylko trudniejszy warunek zadania, za to podwójnie, a każde niewykonane kosztuje 5 PZ.
step-farewell = Krótkie ruchy to więcej tur, długie to mniej tur dla innych. Płyń, bierz, co dają, i buduj to, co lubi twoja kryjówka. I uważaj na okręt, kapitanie: na części zamienne została mi już tylko jedna noga.

## Obrazki na początek

opening-win = Po trzech rejsach wygrywa, kto ma najwięcej punktów. Rezydencje liczą to, co zbierasz, skarby są warte tyle, ile mówi ich wyspa, a do tego dochodzą zadania, karty, rzeki i dublony.
opening-turn = Płyniesz o 1 do 3 pól i kończysz bliżej Maracaibo. Potem korzystasz z pola: pozyskujesz kartę, budujesz albo wzmacniasz okręt i rabujesz, eksplorujesz lub zakopujesz.
opening-end = Kto dopłynie do Maracaibo, kończy pierwszą i drugą rundę. W trzeciej gra trwa, aż wszyscy będą mieli tyle samo tur, a potem liczy się punkty.
opening-mine = Twój jest okręt do wzmacniania, poszukiwacz, kryjówka na skarby, tajne zadanie i 10 dublonów albo trochę więcej.

## Legenda

legend-captains = Co ma kapitan
legend-vp = PZ zdobyte w grze
legend-log = Punkty, gdyby gra skończyła się teraz, bez tajnych zadań
legend-coins = Dublony
legend-income = Dochód w dublonach na koniec każdej rundy
legend-income-vp = Dochód w PZ na koniec każdej rundy
legend-quests = Zadania
legend-rivers = Przekroczone rzeki, na koniec po 4 PZ
legend-tag = Zniżka na ulepszenia i rezydencje
legend-ruby = Rubin: do sprzedania lub wymiany w Zatoce
legend-last = Ma ostatnią turę w grze
legend-round = Runda
legend-spaces = Co dają pola i karty
legend-upgrade = Wzmocnienie okrętu
legend-swords = Rabunek; na planszy kapitana większa siła w każdym rabunku
legend-boot = Eksploracja
legend-spade = Zakopanie skarbu
legend-house = Budowa rezydencji
legend-crew = Karta załogi
legend-equipment = Karta ekwipunku
legend-ship = Okręt kapitana, a na karcie symbol okrętu
legend-steel = Wykonane wzmocnienie
legend-again = Przerzut
legend-treasures = Skarby
legend-gem = Skarby jednego rodzaju: złoto, szmaragdy lub perły
legend-island = Wyspa z kostkami, które mówią, ile jest wart taki skarb
legend-value = Kafelek wartości: kto kończy tu ruch, kładzie kostkę na tę wyspę
legend-store = Skarby w składzie, nad linią kopania
legend-bonus = Pole premii: położony tu skarb od razu coś daje
legend-hole = Pole do zakopania i jego premia
legend-cube = Kostka: leżący tu skarb albo poziom Czerwonobrodego
legend-pieces = Na planszach
legend-explorer = Poszukiwacz kapitana
legend-space = Pole toru eksploracji i jego efekt
legend-up = Pole na wzmocnienie: czerwone działa stale, beżowe raz
legend-flag = Znacznik kapitana na rezydencji
legend-tile = Własny kafelek czarnego rynku
legend-stall = Kafelek czarnego rynku w miejscu: używa go tylko właściciel
legend-sold = Pole rynku rubinów i jego premia
legend-redbeard = Czerwonobrody
legend-redbeard-card = Karta Czerwonobrodego
legend-red-advance = Rośnie w siłę
legend-red-figurehead = Bierze galion
legend-red-quest = Bierze zadanie
legend-red-residence = Zajmuje rezydencję
legend-kinds = Karty
legend-cards = Karty ulepszeń
legend-level-two = Talia poziomu II
legend-quest = Zadanie, tajne do końca gry
legend-raid = Akcja rabunku: ile siły kosztuje i co daje
legend-improvement = Ulepszenie: pozyskaj je albo weź 5 dublonów
legend-location = Miejsce: kafelek wartości, czarny rynek, wzmocnienie, akcje
legend-residence = Rezydencja: na koniec punktuje za to, co zbierasz
legend-figurehead = Galion: jeden na kapitana, na zawsze
legend-blank = Na to pole zabrakło kart: 5 dublonów

## Wskazówki do sytuacji

tip-last-turns = To ostatnie tury gry: bierz to, co od razu daje punkty.
tip-round-ends = { $whom } jest w Zatoce i następną turą skończy rundę: dobrze wykorzystaj swoją.
tip-game-ends = { $whom } jest w Zatoce: gra wkrótce się skończy.
tip-income = Twój dochód to wciąż 0 dublonów. Karty z zielonymi zwojami płacą po każdej rundzie, więc najlepsza pora na nie to pierwsza.
tip-residence = Rezydencja w zasięgu i na twoją kieszeń: { $card }. Za to, co masz teraz, dałaby { $n } PZ.
tip-stall = W zasięgu jest twój kafelek czarnego rynku ({ $card }): skończ tam ruch, a zadziała jeszcze raz.
tip-quest = Zadanie „{ $card }”: brakuje już tylko jednego ({ $what }).
tip-bury = Nad linią kopania { $n ->
    [one] czeka jeden skarb
    [few] czekają { $n } skarby
   *[many] czeka { $n } skarbów
}. Zakopany jest wart o 2 PZ więcej.
tip-spend = Masz { $n } { $n ->
    [one] dublon
    [few] dublony
   *[many] dublonów
}, a na koniec pięć to tylko 1 PZ. Wydawaj.
tip-line = Jeszcze jedno wzmocnienie i masz wolną drogę za następną linię blokady.
tip-card-points = W ostatniej rundzie 5 dublonów to tylko 1 PZ, a sama karta daje { $n }.

## Wynik na teraz i co można jeszcze zyskać

more-rivers = { $left ->
    [0] wszystkie rzeki przekroczone
    [one] dalej jest jeszcze jedna rzeka, 4 PZ
    [few] dalej są jeszcze { $left } rzeki, po 4 PZ
   *[many] dalej jest jeszcze { $left } rzek, po 4 PZ
}
more-doubloons = do następnego punktu { $n ->
    [one] brakuje 1 dublona
   *[other] brakuje { $n } dublonów
}
more-residences = { $n ->
    [0] jeszcze żadnej
   *[other] w zbudowanych jeszcze do { $room }
}
more-treasures = złoto { $gold }, szmaragd { $emerald }, perła { $pearl } przy obecnych wyspach
more-buried = { $n ->
    [0] nie ma czego zakopać
    [one] jeden skarb do zakopania, 2 PZ
    [few] { $n } skarby do zakopania, po 2 PZ
   *[many] { $n } skarbów do zakopania, po 2 PZ
}
more-quests = { $n ->
    [0] lepiej już być nie może
   *[other] jeszcze do { $n }
}
more-quest-bonus = { $n ->
    [0] zdobyte
    [one] jeszcze jedno punktujące zadanie da 10
    [few] jeszcze { $n } punktujące zadania dadzą 10
   *[many] jeszcze { $n } punktujących zadań da 10
}

## Pierwsza tura z przewodnikiem

first-ship = Twój statek przy lewym brzegu. Co turę płyniesz o jedno do trzech pól w prawo, a z Zatoki do Maracaibo, gdzie rejs się kończy. Rejsy są trzy.
first-cards = Każda karta morza daje coś temu, kto kończy na niej ruch. Ulepszenia się pozyskuje, miejsca mają akcje, a rezydencje liczą się na koniec.
first-board = Twój okręt. Każde wzmocnienie zajmuje pole i coś poprawia: czerwone na stałe, beżowe od razu.
first-islands = Trzy wyspy skarbów. Im więcej kostek ma na koniec wyspa, tym więcej wart jest każdy skarb tego rodzaju.
first-question = A oto pytanie. Każda odpowiedź mówi, co daje i kosztuje, a wskazana podświetla, dokąd prowadzi.
