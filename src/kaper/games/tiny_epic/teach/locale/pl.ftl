### Co mówi po polsku Tiny Epic Pirates, gdy się tej gry uczymy.

## Samouczek

step-welcome = Ahoj! Jestem Chochla, kucharka okrętowa. Przeżyłam czterech kapitanów, z czego tylko dwóch przez moją zupę. Te szesnaście kart to morze. Drugi statek to Mary: urocza i łasa na twoje złoto.
step-aim = Masz trzy skarby, a wygrywa ten, kto pierwszy zakopie wszystkie. Kopie się tam, gdzie krzyżyk, za tyle złota, ile przy nim stoi: 8 na B2, 13 na C3. Masz 1 złota. Dlatego potrzebny nam plan.
step-corner = Zaczynasz, więc to ty stawiasz Marynarkę w rogu. Ściga piratów, a podobno nimi jesteśmy. Postaw ją na A4, wolę najpierw zjeść śniadanie.
step-cove = Każdy zaczyna w ukryciu, a w zatoce kryje się tylko jeden statek. Weź C3: dwa kroki dalej, na D2, jest kolonia, a w niej dwie kostki łupu.
step-side = Wybierz stronę karty kapitana. Obie zakopują skarb przy rozkazie Poszukiwania, jego znak stoi na początku. Isa Marrow potem jeszcze plądruje, a na kościach liczą się jej 4, 5 i 6. Ugryzła kiedyś rekina.
step-wheel = Oto ster! W każdej turze kapitan idzie zgodnie z zegarem, co najmniej o jedno pole, a tam, gdzie stanie, jest rozkaz na całą turę. Najbliższe pole nic nie kosztuje. To Plądrowanie, czyli coś dla nas.
step-hands = Twoi trzej pokładowi: Takielunek daje krok, Działa uszkodzenie w bitwie, Wymuszenie czasem 1 złota. Do Napraw idzie się, gdy coś pójdzie źle, i nic się tam nie robi. Na samą prośbę nikt przydziału nie zmienia.
step-sail = Najpierw płyniemy. Niesława daje 2 kroki, Takielunek jeszcze 1, razem najwyżej 3. Nigdy na ukos, a zostać też wolno. Kurs na D2! Poza zatoką już nie jesteśmy ukryci.
step-plunder = Plądrowanie: w kolonii ciągniesz z worka tyle kostek, ile pokazuje, tutaj 2. Kolonia nigdy się nie wyczerpie. W ładowni mieszczą się trzy kostki, a jeden proch już w niej leży.
step-attacked = Mary atakuje! Kość zadaje 1 za każdy taki symbol u kapitana i załogi, a pokładowy na Działach jeszcze 1. U niej 5 i 4: uszkodzenia 2. U nas 4 i 4, bo Isa ma czwórkę, i Działa: 3. Kto zada więcej, wygrywa.
step-infamy = Kto pokona pirata, wspina się o poziom niesławy: 3 złota, a odtąd trzy kości i 3 kroki. Łupów się nie zabiera. Mary ma przechył, pokładowy idzie do Napraw, i żeton celnej salwy na pociechę. Przy remisie żeton biorą oboje.
step-jump = Trzy kostki szukają kupca. Handel jest na polu 3, a na pominiętym polu 2 musi zostać pokładowy. Obróć ster na 3.
step-who-stays = Kto zostaje na polu 2? Będzie tam bezczynny, aż kapitan znów będzie tamtędy szedł. Weź tego z Wymuszenia, reszta jest zajęta.
step-market = Każdy rynek kupuje tylko jeden towar. A1 bierze rum, a rum kosztuje dziś 4. To 4 kroki stąd i tyle właśnie mamy: 3 za niesławę i 1 za Takielunek.
step-sell = Naraz sprzedaje się do trzech kostek tego towaru, każdą po cenie dnia. Rum mamy jeden. Były dwa, ale noc była długa.
step-prices = Co sprzedane, tanieje do 2, a co było tańsze, drożeje o jeden: proch na 3, kawa na 4. Trzcina cukrowa zostaje na 5. Ceny to zawsze 2, 3, 4 i 5, a sprzedaż za 2 niczego nie zmienia.
step-crew = Mary mustruje: wzięła jedną z trzech odkrytych kart, za darmo i w dowolnym miejscu. Załoga to najwyżej cztery karty, a ich kości liczą się jak u kapitana. Raz na turę 1 złota kupuje trzy nowe twarze.
step-mutiny = A potem wybuchł bunt! Raz w grze, przy Mustrowaniu, wolno odwrócić kartę kapitana na drugą stronę. Kapitana nigdy się nie zwalnia. Po prostu ktoś inny wkłada ten sam kapelusz.
step-search-order = Mamy 8 złota, a B2 kosztuje 8. Kapitan zakopuje przy rozkazie Poszukiwania, a Poszukiwania są na najbliższym polu. Słyszysz? To właśnie jest plan.
step-to-b2 = Na B2! Stoi tam już Mary, ale inne statki nikomu nie zagradzają drogi. Jest krzyżyk za 8, kolonia i zakryty żeton.
step-search = Poszukiwania odkrywają ten żeton. Może to złoto, kostka, żeton celnej salwy, przepustka przez sztorm albo wiatr na 2 kroki więcej. Dwa ostatnie czekają, aż się przydadzą.
step-bury = Trzcina cukrowa, trochę mokra. Rozkaz wykonany, pora na akcje premiowe. Zakopanie: płacisz całe 8 złota, miejsce musi być wolne, a na karcie nie może być Marynarki. Kop!
step-bonus-plunder = Trzecia część zwycięstwa! Druga akcja premiowa Isy: Plądrowanie, takie jak rozkaz. Znaki kapitana idą od lewej do prawej, każdy można pominąć. Tu jest jedna kostka. Ładownia pełna, ale zajrzyjmy.
step-overboard = Proch, a miejsca na trzy. Za burtę może iść i stara kostka, zostaw te najdroższe: trzcina cukrowa jest warta 5, kawa 4, proch 3. Niech idzie proch. I dalej od mojej kuchni.
step-ship-line = Mary minęła pole 0, czyli przekroczyła linię statku. Wtedy płaci jej Wymuszenie, kupcy płyną o krok do przeciwnego portu, a Marynarka ściga ją. Steruje prawy sąsiad, czyli ty! Obu kupców na C4.
step-navy = Marynarka płynie tylko za tym, kto przekroczył linię, i nikogo innego nie atakuje. Ma 1 krok i jeszcze 1 za każdy skarb zakopany przez ściganego. Mary nie ma żadnego. My mamy jeden. Tak tylko mówię.
step-attack-order = Dwóch kupców na C4. W mojej kuchni nazywa się to bufet. Atak jest na najbliższym polu, za darmo.
step-raid = Kupiec nie rzuca kośćmi: pomarańczowy zadaje 2. Zadaj więcej, a zatonie. Tyle samo: dostajesz żeton celnej salwy. Mniej: żeton, ale i przechył. Ognia!
step-sunk = 1, 5 i 6: dwie kości pasują, a z Działami to 3. Zatopiony! Bierzesz 4 złota i jego kostkę. Kupiec dostanie nową kartę, z czasem coraz mocniejszą, i ruszy z portu najdalszego od ciebie. Proch za burtę.
step-round-again = Na Handel, przez 0, 1 i 2. Pole 0 jest zawsze za darmo, 2 też: pokładowy stamtąd wraca, na Działa, lecz w tej turze już nie zostanie na sterze. Na 1 musi zostać inny. I tak, przekraczamy linię statku.
step-sell-sugar = C3 kupuje trzcinę cukrową, i to po 5. Sprzedaj! W sakiewce mieści się 13 złota, reszta jest dla ryb.
step-caught = No i są! Masz zakopany jeden skarb, więc Marynarka miała 2 kroki i z A3 to wystarczyło. Zawsze wygrywa: wszyscy pokładowi, nawet ze steru, idą do Napraw. Bez żetonu i bez księgi skarg.
step-to-b4 = W Naprawach wszyscy mają muchy w nosie, ale niesława wciąż daje 3 kroki. Gdy wszyscy są w Naprawach, w sztorm wpłynąć nie wolno, więc go omijamy. Mamy 9 złota, a B4 kosztuje 9: znów Poszukiwania!
step-second = Przepustka przez sztorm, tę zachowamy. A teraz drugi skarb, zanim ktoś się obejrzy. Gdzie leży skarb, tam nikt nie zakopie drugiego, więc tanie miejsca znikają pierwsze.
step-hide-order = Mary zatopiła zielonego kupca, a Marynarka zatopiła jej humor. Naszym też trzeba lekarstwa: Ukrycie. Na pominiętym polu 5 zostanie ktoś z Napraw, do tego się nadaje.
step-hide = Na C4 jest zatoka, w której nikt się nie kryje. Nie zaatakuje cię tam ani pirat, ani Marynarka, dopóki nie popłyniesz dalej albo nie zaatakujesz.
step-reorganise = Przy Ukryciu pokładowi zewsząd, także z Napraw i ze steru, mogą przejść na Takielunek, Działa albo Wymuszenie. Kto idzie tak na Wymuszenie, od razu przynosi 1 złota. Wszyscy trzej, raz-dwa!
step-hidden = Marynarka stoi tu, na C4, tak blisko, że czuję ich kapustę, i nikogo nie widzi. Kupcy i Marynarka płyną po Ukryciu tak samo jak zawsze. Zdrzemnij się, przez dwie rundy postoję przy sterze.
step-back = Dzień dobry! Dwa skarby i 10 złota. Mary ma jeden i wpłynęła w sztorm. Kto w niego wpływa, ma przechył: pokładowy idzie do Napraw, choćby ze steru, gdy na przydziałach nikogo nie ma. Zostać i wypłynąć można spokojnie.
step-attack-again = B1 kosztuje 10, ale kapitan stoi na Poszukiwaniach, a całego koła nie zrobi nigdy. Więc jedna tura czegoś innego: Atak. Obok stoi zielony kupiec, a czaszka na jego karcie to dodatkowo niesława.
step-raid-green = Najpierw policz, potem strzelaj: trzy kości, każda przy samej Isie warta najwyżej 1, na Działach pusto. Najwyżej 3, a zielony zadaje 4. Atakuj! Ktoś ci musi pokazać, jak się przegrywa.
step-lost = 4, 6, 1: uszkodzenia 2. Pokładowy idzie do Napraw, dostajesz żeton celnej salwy, a oba statki zostają. Żetonów można mieć trzy. I uważaj na Mary, patrzy na nas jak na ciasto.
step-deadeye = Zatopiła zielonego, ma już czwartego pokładowego i drugi skarb, a teraz nas: uszkodzenia 5. U nas 1, 1, 6. Żeton celnej salwy ustawia kość na dowolną ściankę: byłoby 2 zamiast 1. Szkoda żetonu, zostaw go.
step-crew-bonus = Betty ma na początku znak Ataku, więc przy tym rozkazie działa i ona, zaraz po kapitanie: plądrowała. Inni wymieniają kostki, dają złoto, przesuwają statki, przerzucają kości, przestawiają ludzi. Każdy raz na turę, za darmo.
step-last-order = Po dwa skarby! Mamy 10 złota, B1 kosztuje 10. Do Poszukiwań daleko: na 1 i 3 zostają dwaj ostatni z Napraw, a ten z 2 wraca na Takielunek. Pod pokładem będzie pusto.
step-into-storm = Na B1, prosto w sztorm. Kto wpływa, ma przechył, a gdyby wszyscy byli w Naprawach, wcale by się nie dało. Ale my mamy papier.
step-pass = Przepustka! Ratuje przed przechyłem w jednym sztormie. Też nie wiem, jak sztorm ją czyta.
step-third = Szukaliśmy szczęścia, a trafił się rum. Teraz trzeci skarb. 10 złota. Kolana mi drżą, a jeszcze nawet nie ma obiadu.
step-same-turns = Trzy! Ale każdy ma mieć tyle samo tur, a to ty rozpoczynasz rundy, więc gramy tę do końca. Marynarka miała już 4 kroki i nas dopadła. A niech jej będzie. Mary została jedna tura.
step-victory = Trzy do dwóch, zwycięstwo! Gdyby i Mary zakopała trzeci, wygrałaby wyższa niesława, czyli jej, potem złoto, potem kostki na statku, a dalej wspólna wygrana. Więc bądź szybko albo budź strach.
step-alone = W pojedynkę ścigasz się z Legendarnym Piratem, którym kieruje kość: jego trzeci skarb od razu kończy grę. A po 60 rundach wygrywa ten, kto ma najwięcej skarbów. To wszystko. Zupa gotowa, miło było cię poznać.

## Obrazki na początek

opening-win = Zakop trzy skarby, a wygrasz. Miejsce zakopania kosztuje od 8 do 13 złota, a złoto dają handel, zatopieni kupcy, poszukiwania i niesława.
opening-turn = W swojej turze kapitan idzie dalej po sterze, statek płynie, a potem wykonujesz rozkaz, na którym kapitan stanął. Niektóre rozkazy dają jeszcze akcję premiową.
opening-end = Gdy ktoś zakopie trzeci skarb, rundę gra się do końca. Jeśli uda się to kilku graczom, wygrywa najwyższa niesława, potem złoto, potem kostki.
opening-mine = Twoje są: statek na trzy kostki, kapitan, trzej pokładowi przy pracy i czwarty do zdobycia, trzy skarby i 1 złota na początek.

## Legenda

legend-orders = Ster
legend-order-plunder = Plądrowanie: kostki z kolonii
legend-order-trade = Handel: sprzedaż kostek jednego towaru na rynku
legend-order-crew-up = Mustrowanie: zaciąg jednej z odkrytych kart załogi
legend-order-search = Poszukiwania: odkrycie żetonu na karcie statku
legend-order-attack = Atak: walka z kupcem albo piratem na tej samej karcie
legend-order-hide = Ukrycie: w zatoce, a pokładowi idą, gdzie zechcesz
legend-cost = Tylu pokładowych zostanie na sterze; kreska oznacza przekroczenie linii statku
legend-offers = Co rozkaz może dać w zasięgu statku
legend-offer-cube = Kostki do splądrowania
legend-offer-doubloon = Złoto za kostki
legend-offer-swords = Statki do zaatakowania
legend-offer-crew = Chętni do zaciągu
legend-offer-cove = Wolna zatoka
legend-offer-treasure = Można zakopać skarb
legend-hands = Kapitan i pokładowi
legend-captain = Kapitan, na rozkazie tej tury
legend-deckhand = Pokładowy
legend-rigging = Takielunek: za każdego pokładowego krok więcej
legend-cannons = Działa: za każdego pokładowego uszkodzenie więcej
legend-extortion = Wymuszenie: za każdego pokładowego 1 złota po przekroczeniu linii statku
legend-repairs = Naprawy: pokładowi nic tu nie robią
legend-sea = Na morzu
legend-pirate = Statek gracza
legend-legend = Legendarny Pirat
legend-navy = Marynarka
legend-merchant = Statek kupiecki, pomarańczowy albo zielony
legend-map = Karta morza: na wyspach są kolonie, rynki, zatoki i miejsca zakopania, a ciemna woda to sztorm
legend-market = Rynek: co kupuje i za ile
legend-site = Miejsce zakopania i jego cena
legend-sign = Zakopany skarb w kolorze właściciela
legend-search-token = Zakryty żeton poszukiwań
legend-storm = Sztorm: kto w niego wpływa, ma przechył
legend-goods = Co ma statek
legend-doubloon = Złoto, najwyżej 13
legend-treasure = Skarb; trzy zakopane dają zwycięstwo
legend-cube-sugar = Trzcina cukrowa
legend-cube-rum = Rum
legend-cube-gunpowder = Proch
legend-cube-coffee = Kawa
legend-cube = Kostka dowolnego łupu
legend-sail-2 = Pomyślny wiatr: raz 2 kroki więcej
legend-storm-pass = Przepustka: jeden sztorm bez przechyłu
legend-deadeye = Żeton celnej salwy: ustawia jedną kość na dowolną ściankę
legend-battle = Bitwa
legend-dice = Iloma kośćmi się rzuca
legend-swords = Walka
legend-die = Ścianka, która zadaje 1 uszkodzenie za każdą taką kość
legend-hit = Pewne trafienie: 1 uszkodzenie bez kości
legend-damage = Ile uszkodzeń zadaje kupiec; trzeba zadać więcej
legend-gold = Złoto za zatopienie kupca
legend-infamy = Niesława: kto zatopi kupca z tym znakiem, wspina się o poziom
legend-infamy-marker = Poziom niesławy gracza
legend-bonus = Akcje premiowe kart
legend-do-bury = Zakopanie skarbu
legend-do-plunder = Plądrowanie
legend-do-trade = Handel
legend-do-crew-up = Mustrowanie
legend-do-search = Poszukiwania
legend-do-attack = Atak
legend-do-special-trade = Handel specjalnymi Łupami: dwie kostki za cenę z karty
legend-do-swap = Wymiana kostki na inną z worka
legend-do-sail-navy = Żeglowanie okrętem Marynarki
legend-do-sail-merchant = Żeglowanie statkiem kupieckim
legend-do-gain-gold = Zyskanie złota
legend-do-reroll = Przerzut kości z jedną z tych ścianek
legend-do-reassign = Reorganizacja: pokładowi zmieniają przydział
legend-do-sail = Żeglowanie jeszcze raz
legend-rest = Inne znaki
legend-sail = Kroki statku
legend-crew = Załoga
legend-cove = Statek ukryty w zatoce
legend-round = Runda

## Wskazówki do sytuacji

tip-last-turn = Z tą rundą gra się kończy: to twoja ostatnia tura.
tip-rival = { $whom } ma zakopane dwa skarby i { $gold } złota. Trzeci skarb kończy grę.
tip-bury = Masz { $gold } złota, a najtańsze wolne miejsce zakopania kosztuje { $cost }. Sprawdź, przy którym rozkazie kapitan zakopuje.
tip-navy = Marynarka jest { $away ->
    [0] na twojej karcie
    [one] o jedną kartę od ciebie
    [few] o { $away } karty od ciebie
   *[many] o { $away } kart od ciebie
} i ma { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}: jeśli przekroczysz linię statku, skończ turę dalej albo w ukryciu.
tip-no-hands = Wszyscy pokładowi są w Naprawach, więc w sztorm nie wpłyniesz. Ukryj się w zatoce albo zostaw ich na sterze: stamtąd wrócą do pracy.
tip-repairs = W Naprawach stoją bezczynnie pokładowi ({ $n }). Zostawiaj ich na pomijanych polach steru: nikogo innego to nie kosztuje.
tip-rich = Masz { $gold } złota, a wszystko ponad 13 przepada. Zakop skarb, zanim zarobisz więcej.
tip-price = { $loot ->
    [sugar] Trzcina cukrowa
    [rum] Rum
    [gunpowder] Proch
   *[coffee] Kawa
} ma teraz najwyższą cenę, 5, a na statku { $n ->
    [one] jest jedna taka kostka
   *[other] są { $n } takie kostki
}.
tip-full = Ładownia jest pełna: za splądrowaną kostkę trzeba wyrzucić inną.
tip-deadeye = Masz trzy żetony celnej salwy i czwartego nie weźmiesz: zużyj jeden w najbliższej bitwie.
tip-no-crew = Nie masz jeszcze załogi. Do zaciągu czekają karty ({ $n }), a każda pomaga w bitwie.

## Wynik na teraz i co można jeszcze zyskać

more-treasures = { $left ->
    [0] wszystkie trzy zakopane
    [one] został jeden, za co najmniej { $cost } złota; w sakiewce { $gold }
   *[other] zostały { $left }, każdy za co najmniej { $cost } złota; w sakiewce { $gold }
}

## Pierwsza tura z przewodnikiem

first-sea = Morze to szesnaście kart. Pływasz z karty na kartę, nigdy na skos: kolonie mają łup, rynki go kupują, a przy krzyżykach zakopuje się skarby.
first-treasures = Chodzi o trzy skarby. Zakopanie kosztuje tyle złota, ile stoi przy krzyżyku, a kto zakopie trzeci, kończy grę.
first-wheel = Twój ster. Co turę kapitan idzie zgodnie z ruchem zegara o pole lub dalej, a pole to twój rozkaz: plądrowanie, handel, załoga, poszukiwania albo atak.
first-hands = Twoi pokładowi na przydziałach: Takielunek niesie dalej, Działa zadają uszkodzenia, Wymuszenie płaci. W Naprawach nie pomagają nikomu.
first-question = A oto pytanie. Każda odpowiedź mówi, co zrobi, a wskazana podświetla, dokąd prowadzi na mapie.
