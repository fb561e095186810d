### Co Jamajka mówi po polsku, gdy się jej uczymy.

## Samouczek

step-welcome = Ahoj, kapitanie! Jestem Barnaba, kwatermistrz, a to papuga, która zna zasady. Czerwony statek jest twój, a Mary i Tom płyną tu tylko po to, żeby ci przeszkadzać.
step-goal = Wyścig prowadzi raz dookoła wyspy, z Port Royal do Port Royal. Kto dopłynie, ten go kończy, ale jeszcze nie wygrywa: liczą się punkty, a dublony to punkty.
step-holds = Oto twoje pięć ładowni: 3 prowianty, 3 dublony i trzy komory pełne niczego. Każdy ładunek zajmuje całą pustą ładownię, choćby to była jedna ryba.
step-place-dice = W tej rundzie jesteś kapitanem. ☀ Jedna kość to poranek dla wszystkich, ☾ druga to wieczór dla wszystkich. Połóż 3 na poranek, mam pewien plan.
step-choose = Teraz każdy po kryjomu wybiera kartę. Lewą połowę wykonuje kością poranka, prawą kością wieczoru, i to obie, bez wykrętów. Popłyń o 3, a potem załaduj 4 prochy.
step-price = Gdzie stajesz, tam płacisz: na morzu 1 prowiant za każdy biały kwadrat, w porcie dublony, w kryjówce piratów nic. Pola, które tylko mijasz, są za darmo. Zapłaciliśmy 2 prowianty.
step-mary = Mary stanęła w kryjówce i znalazła skarb, zakryty. Może jest wart 7 punktów. A może jest przeklęty i zabierze 4. Widać coś po jej uśmiechu?
step-tom = Tom ruszył ze startu do tyłu, co wolno, a potem nie miał czym zapłacić. To są braki w zasobach: oddajesz, co masz, rzucasz kością i dryfujesz wstecz. Papuga jeszcze się śmieje.
step-second = Kapitanem jest Mary i wyrzuciła dwie szóstki. To dzień na zakupy: rano 6 prochów, wieczorem 6 dublonów. Puste ładownie są akurat dwie, cóż za przypadek.
step-full = Pełno po same luki! Każdy dublon w ładowniach to na koniec punkt. Prowiant i proch nie będą wtedy nic warte, ale spróbuj bez nich dopłynąć.
step-third = Kości Toma: 1 rano, 6 wieczorem. Ładujemy 1 prowiant, a potem lecimy z wiatrem.
step-empty = Żadna ładownia nie jest pusta, więc jedna pójdzie za burtę, i to cała. Byle nie dublony, kapitanie, to punkty! Może ten mniejszy zapas prochu.
step-fork = Szlak się rozwidla. Kryjówka byłaby za darmo, kanał kosztuje 3 prowianty, a mamy 2. Mądry kapitan wybrałby kryjówkę. Ale papuga chce ci pokazać braki od środka.
step-attack = Ostatni prowiant oddany, na kości okrąg, więc dryfujemy za darmo do najbliższego portu z tyłu. A tam mieszka Tom! Kto przypływa, ten atakuje. Każdy proch dodaje 1 do kości: dorzuć 4.
step-loot = 12 do 4 dla nas! Zwycięzca zabiera wszystko z jednej ładowni albo skarb, albo podrzuca przegranemu swoją klątwę. Te 6 dublonów Toma wygląda na bardzo samotne.
step-rich = 15 dublonów to 15 punktów, o ile nikt ich nie zrabuje. Na fladze widać −5: tyle daje twoje pole i tak zostanie, póki nie miniesz czerwonej linii pod koniec okrążenia. Zostać w tyle też kosztuje.
step-lair = Dwie trójki. Popłyń o 3 do kryjówki, a potem załaduj 3 prowianty; wiemy już, czym grozi pusta spiżarnia.
step-outer = Tym razem naokoło, bo tam leży skarb. Czaszka, żeton, skarb: uwaga na palce.
step-defend = Skarb +7 i nikt inny o nim nie wie! Tuż za nami płynie Tom z siłą ognia 8 i chętnie odzyska swoje pieniądze. Dorzuć oba prochy i niech kość nas lubi.
step-star = Gwiazda! Wygrywa od razu, cokolwiek mają inni. Proch i tak przepadł, proch nigdy nie wraca. Zabierz Tomowi 3 prowianty i życz miłego wieczoru.
step-days = Wiesz już, jak wygląda dzień na morzu. Zdrzemnij się: ja postoję przy sterze przez siedem rund, a papuga spisze dziennik. Nie wierz we wszystko, co zapisze.
step-back = Runda 12, dzień dobry! Po drodze znaleźliśmy Mapę Morgana: kto ją ma, trzyma na ręce 4 karty. Takie przedmioty pomagają żeglować, ale punktów nie dają.
step-place = Stoisz na polu 48. Biała liczba mówi, ile punktów daje to miejsce: 9. Wcześniejsze pola dają 8, 7, 6 i tak aż do 2, potem jest czerwona linia, a za nią każdy ma −5. Dom to 15.
step-home = Kość poranka pokazuje 6, a do Port Royal są 2 pola. W domu stajesz, choćby na kości zostało jeszcze pół oceanu. Do domu, kapitanie!
step-last-round = Kto dopłynął rano, ten wieczoru już nie ma. Rundę gra się jednak do końca, więc pozostali mają swoje tury. Mary ładuje 11 dublonów. Tom płynie do tyłu. A jakże.
step-score = Za miejsce 15, dublonów 12, skarb 7: razem 34. Mary ma 5 za miejsce, 14 dublonów, 12 w skarbach i klątwę za 3: razem 28. Tom ma −9 i współczucie papugi.
step-farewell = Przy równych punktach wygrywa statek, który jest dalej na trasie. I to już wszystko: ładuj, płyń, płać, walcz i wracaj bogato. Następnym razem beze mnie. Papuga mówi, że kapelusz możesz zatrzymać.

## Obrazki na początek

opening-win = Wygrywa, kto ma najwięcej punktów: 15 za powrót do domu, po jednym za każdy dublon w ładowniach i tyle, ile warte są skarby. Kto zostanie w tyle, traci 5.
opening-turn = W rundzie każdy zagrywa jedną kartę: lewą połowę z kością poranka, prawą z kością wieczoru. Żeglujesz albo ładujesz, a gdzie staniesz, tam płacisz, walczysz albo łupisz.
opening-end = Gra kończy się z rundą, w której pierwszy statek wróci do domu po całym okrążeniu.
opening-mine = Twój jest statek, pięć ładowni, trzy karty na ręce, a na start 3 prowianty i 3 dublony.

## Legenda

legend-cargo = Ładunek
legend-doubloon = Dublon: płaci w portach, a na koniec to punkt
legend-food = Prowiant: płaci za pola morza
legend-powder = Proch: każdy dodaje 1 do kości w walce
legend-hold = Szósta ładownia: o jedną ładownię więcej
legend-actions = Karty i pora dnia
legend-sun = Poranek: lewa połowa karty, z tą kością
legend-moon = Wieczór: prawa połowa karty, z tą kością
legend-forward = Ruch do przodu
legend-backward = Ruch do tyłu
legend-card = Karty na ręce
legend-sea = Na morzu
legend-ship = Statek gracza
legend-ghost = Statek Widmo
legend-hoard = Kryjówka, w której wciąż jest skarb
legend-compass = Kapitan tej rundy
legend-round = Runda
legend-flag = Ile punktów daje miejsce statku; piracka flaga na planszy statku mówi, że jest on w domu
legend-anchor = Przed startem, z całym okrążeniem przed sobą
legend-dice = Kość walki
legend-fire = Siła ognia z rzutu
legend-star = Gwiazda: od razu wygrywa walkę; przy brakach statek zostaje na miejscu
legend-circle = Braki: wstecz do najbliższego portu
legend-square = Braki: wstecz do najbliższego pola morza
legend-skull = Braki: wstecz do najbliższej kryjówki
legend-treasures = Skarby
legend-treasure = Skarb wart punkty
legend-curse = Przeklęty skarb, który odbiera punkty
legend-map = Mapa Morgana: cztery karty na ręce
legend-sabre = Szabla z Saran: każe powtórzyć rzut w walce
legend-cannon = Lady Beth: +2 do kości w walce

## Wskazówki do sytuacji

tip-no-hold = Nie masz pustej ładowni: następny ładunek wyśle którąś za burtę.
tip-no-food = Na pokładzie nie ma prowiantu: pole morza skończy się brakami.
tip-no-doubloons = Na pokładzie nie ma ani dublona: port skończy się brakami.
tip-no-powder = Nie masz prochu, więc kto cię zaatakuje, trafi na samą kość.
tip-near-home = { $whom }: do domu { $n ->
    [one] jedno pole
    [few] { $n } pola
   *[many] { $n } pól
}. Gdy jakiś statek dopłynie, runda będzie ostatnia.
tip-red-line = Czerwona linia jest jeszcze przed tobą: dopóki jej nie miniesz, miejsce kosztuje 5 punktów.
tip-lair = { $n ->
    [one] Jedno pole
    [few] { $n } pola
   *[many] { $n } pól
} przed tobą jest kryjówka ze skarbem, i to za darmo.

## Wynik na teraz i co można jeszcze zyskać

more-position = { $now ->
    [15] w domu
   *[other] powrót do domu da 15
}
more-doubloons = { $room ->
    [0] po jednym za dublon
    [one] po jednym za dublon; jedna ładownia jest pusta
    [few] po jednym za dublon; { $room } ładownie są puste
   *[many] po jednym za dublon; { $room } ładowni jest pustych
}
more-treasures = { $left ->
    [0] wszystkie kryjówki są puste
    [one] jedna kryjówka ma jeszcze skarb, do 7 punktów
    [few] { $left } kryjówki mają jeszcze skarb, do 7 punktów każda
   *[many] { $left } kryjówek ma jeszcze skarb, do 7 punktów każda
}
more-curses = { $cards ->
    [0] brak
   *[other] wygrana walka pozwala jedną oddać
}

## Pierwsza tura z przewodnikiem

first-ship = To twój statek, w Port Royal. Raz dookoła wyspy, w stronę strzałek, i do domu: kto zrobi to pierwszy, kończy grę.
first-holds = Twoje ładownie. W każdej mieści się jeden towar: prowiantem płacisz na morzu, dublonami w portach, a proch jest na walkę.
first-price = Pole, na którym kończysz ruch, ma swoją cenę: białe kwadraty to prowiant, tarcza to dublony, a czaszka to darmowa kryjówka ze skarbem.
first-cards = Twoja ręka. Każda karta ma poranek i wieczór, a dwie kości mówią, jak daleko wtedy płyniesz albo ile ładujesz.
first-question = A oto pytanie. Każda odpowiedź mówi, co zrobi, a wskazana podświetla, dokąd prowadzi. Bez twojego wyboru nic się nie stanie.
