### Co Tiny Epic Pirates mówi po polsku. Imiona graczy stoją zawsze w mianowniku.

game-title = Tiny Epic Pirates
setting-legend = Legendarny Pirat
setting-legend-hint = W grze solo płyniesz przeciw temu piratowi, który działa według własnych zasad.
setting-legend-random = losowo
setting-legend-iron-maud = Żelazna Maud
setting-legend-old-calloway = Stary Calloway
setting-legend-red-ysolde = Ruda Ysolde
setting-legend-sam-tarwater = Sam Tarwater
setting-legend-none = brak
setting-personality = Osobowość
setting-personality-hint = Na czym Legendarnemu Piratowi zależy najbardziej.
setting-personality-random = losowo
setting-personality-greedy = chciwa
setting-personality-ruthless = bezwzględna
setting-personality-swift = rącza
setting-personality-cunning = przebiegła
setting-personality-none = brak

ending-treasures = Trzy skarby zakopane: wyścig wygrany.
ending-legend = Legendarny Pirat ma zakopane trzy skarby i wygrywa.
ending-round-limit = Przez 60 rund nikt nie zakopał trzech skarbów; liczy się to, co leży w ziemi.
part-treasures = Zakopane skarby
figure-rounds = Rundy
figure-infamy = Niesława zwycięzcy
figure-buried = Skarby zakopane przez gracza
figure-sunk = Zdjęte karty kupców
figure-searched = Odkryte żetony poszukiwań
figure-mutinies = Bunty
kind-turn-order = Kolejność w rundzie
kind-captain = Kapitanowie
kind-crew = Załoga
name-first = pierwsze miejsce
name-second = drugie miejsce
name-third = trzecie miejsce
name-fourth = czwarte miejsce

## Nazwy; `gen` to dopełniacz, `acc` biernik, `to` i `from` mówią, dokąd i skąd

name-a1 = A1
name-b1 = B1
name-c1 = C1
name-d1 = D1
name-a2 = A2
name-b2 = B2
name-c2 = C2
name-d2 = D2
name-a3 = A3
name-b3 = B3
name-c3 = C3
name-d3 = D3
name-a4 = A4
name-b4 = B4
name-c4 = C4
name-d4 = D4

name-hide = Ukrycie
name-plunder = Plądrowanie
name-trade = Handel
name-crew-up = Mustrowanie
name-search = Poszukiwania
name-attack = Atak
name-bury = Zakopanie
name-special-trade = Handel specjalnymi Łupami
name-swap = Wymiana
name-sail-navy = Żeglowanie okrętem Marynarki
name-sail-merchant = Żeglowanie statkiem kupieckim
name-gain-gold = Zyskanie Złota
name-reroll = Przerzut
name-reassign = Reorganizacja
name-sail = Żeglowanie
name-sail-bonus = dodatkowe kroki
name-hit-bonus = dodatkowe trafienia

name-rigging = Takielunek
    .from = z Takielunku
    .to = na Takielunek
name-cannons = Działa
    .from = z Dział
    .to = na Działa
name-extortion = Wymuszenie
    .from = z Wymuszenia
    .to = na Wymuszenie
name-repairs = Naprawy
    .from = z Napraw
    .to = do Napraw
name-wheel-1 = pole 1 steru
    .from = z pola 1 steru
name-wheel-2 = pole 2 steru
    .from = z pola 2 steru
name-wheel-3 = pole 3 steru
    .from = z pola 3 steru
name-wheel-4 = pole 4 steru
    .from = z pola 4 steru
name-wheel-5 = pole 5 steru
    .from = z pola 5 steru

name-sugar = trzcina cukrowa
    .short = cukier
    .gen = trzciny cukrowej
    .acc = trzcinę cukrową
name-rum = rum
    .short = rum
    .gen = rumu
    .acc = rum
name-gunpowder = proch
    .short = proch
    .gen = prochu
    .acc = proch
name-coffee = kawa
    .short = kawa
    .gen = kawy
    .acc = kawę
name-none = nic
    .short = nic
    .gen = niczego
    .acc = nic
name-nowhere = nigdzie

name-orange = pomarańczowy kupiec
    .acc = pomarańczowego kupca
name-green = zielony kupiec
    .acc = zielonego kupca
name-navy = Marynarka
    .acc = Marynarkę
name-player = ty
    .acc = ciebie
name-gold-2 = 2 złota
name-gold-3 = 3 złota
name-deadeye = żeton celnej salwy
name-loot = dryfujący łup
name-sail-2 = pomyślny wiatr (+2 kroki)
name-storm-pass = przepustka przez sztorm

name-sea-dog = Wilk morski
    .acc = Wilka morskiego
name-pirate = Pirat
name-corsair = Korsarz
name-swashbuckler = Zabijaka
name-buccaneer = Bukanier
name-dread-pirate = Postrach mórz

name-iron-maud = Żelazna Maud
name-old-calloway = Stary Calloway
name-red-ysolde = Ruda Ysolde
name-sam-tarwater = Sam Tarwater
name-greedy = chciwa
name-ruthless = bezwzględna
name-swift = rącza
name-cunning = przebiegła

name-k01 = Kwatermistrz Quigley
name-k02 = Słony Pete
name-k03 = Alice O’Malice
name-k04 = Blady Pim
name-k05 = Sydney Sweetwater
name-k06 = Wesoły Rodge
name-k07 = Sara Silver
name-k08 = Lisa Legacy
name-k09 = Raina Rumor
name-k10 = Taylor Truenorth
name-k11 = Doktor Blockley
name-k12 = Cichy Seamus
name-k13 = Ursula Bane
name-k14 = Nożownik Fang
name-k15 = Willow Watch
name-k16 = Porucznik Flint
name-k17 = Czarnooki Brutus
name-k18 = Rębajło Donovan
name-k19 = Tina Trickshot
name-k20 = Sally Suresight
name-k21 = Eliza Lucky
name-k22 = Betty Blunderbuss
name-k23 = Buck Cannon
name-k24 = Jack „Lont” Rogers

name-c1-a = Kapitan Magnus Bolt
name-c1-b = Kapitan Isa Marrow
name-c2-a = Kapitan Francisco de Guerra
name-c2-b = Kapitan Tobias Reef
name-c3-a = Kapitan Carmen Rouge
name-c3-b = Kapitan Wendy Byrd
name-c4-a = Kapitan Morgan Whitecloud
name-c4-b = Kapitan Juno Blackwater

name-t01 = uszkodzenia 2, złoto 4
name-t02 = uszkodzenia 2, złoto 4
name-t03 = uszkodzenia 2, złoto 5
name-t04 = uszkodzenia 4, złoto 6
name-t05 = uszkodzenia 4, złoto 6
name-t06 = uszkodzenia 4, złoto 7
name-t07 = uszkodzenia 6, złoto 8
name-t08 = uszkodzenia 6, złoto 8
name-t09 = uszkodzenia 6, złoto 9
name-t10 = uszkodzenia 8, złoto 10
name-t11 = uszkodzenia 8, złoto 11

## Dlaczego Legendarny Pirat decyduje tak, a nie inaczej

name-because-only = innej możliwości nie ma
name-because-chosen = tak wybierasz spośród równie dobrych
name-because-nearest = tam jest najbliżej
name-because-cheapest = z najbliższych jest najtańsze
name-because-farthest = stamtąd najdalej do Marynarki
name-because-rightmost = pierwszy idzie pokładowy z prawej
name-because-leftmost = najpierw zapełnia się wolny przydział z lewej
name-because-behind-captain = to pierwszy za plecami kapitana
name-because-dearest = to najdroższy towar na pokładzie
name-because-away = tędy oddala się od ciebie
name-because-vertical = pion ma pierwszeństwo przed poziomem
name-because-same-row = jest już w twoim rzędzie
name-because-there = już tam stoi
name-because-leaves-way = zielony kupiec ma dzięki temu którędy płynąć
name-because-roll = tak wypadło na kości
name-because-no-hands = brakuje pokładowych, by pominąć więcej pól
name-because-space = ten statek widnieje przy polu kapitana
name-because-six = szóstka zawsze oznacza ciebie
name-because-reaches = tam jest cel
name-because-as-far = dalej w stronę celu już nie zdoła
name-because-hidden = cel jest ukryty w zatoce
name-because-not-here = celu nie ma na tej karcie

## Plansza w terminalu

short-sugar = cuk
short-rum = rum
short-gunpowder = pro
short-coffee = kaw
board-round = Runda { $round }
board-turn = Kolej: { $whom }
board-last-round = ostatnia runda!
board-prices = Rynek: { $prices }
board-price = { $loot } { $price }
board-navy = ✠ Marynarka: { $n ->
    [one] 1 krok
    [few] { $n } kroki
   *[many] { $n } kroków
}, cel { $whom }
board-merchant = { $ship } na { $cell }, kurs { $bound }: uszkodzenia { $damage }, złoto { $gold }{ $infamy ->
    [0] { "" }
   *[other] , niesława
}, { $loot }
board-row = Do zaciągu: { $cards }
board-signs = ⌂ kolonia, $ rynek, ✗ miejsce zakopania, ◡ zatoka, ≋ sztorm, ? żeton, ⚔ zdobycz, ✠ Marynarka, ⚑ linia statku, ↺ tam i z powrotem
board-ship = Pirat
board-gold = Złoto
board-buried = Skarby
board-infamy = Niesława
board-hold = Ładownia
board-duties = Tkl Dzi Wym Nap
board-wheel = ster: { $orders }
board-deadeye = { $n ->
    [one] 1 żeton celnej salwy
    [few] { $n } żetony celnej salwy
   *[many] { $n } żetonów celnej salwy
}
board-kept = { $token } × { $n }
board-legend = osobowość { $personality }, cel: { $goal } złota, pole niesławy { $n }

## Karta morza w słowach

cell-says = { $storm ->
    [0] { "" }
   *[other] , sztorm
}{ $colony ->
    [0] { "" }
    [one] , kolonia (1 kostka)
    [few] , kolonia ({ $colony } kostki)
   *[many] , kolonia ({ $colony } kostek)
}{ $market-key ->
    [none] { "" }
   *[other] , rynek: { $market } { $price }{ $aboard ->
        [0] { "" }
       *[other] {" "}(masz { $aboard })
    }
}{ $site ->
    [0] { "" }
   *[other] { $buried ->
        [0] , miejsce zakopania: { $site } złota
       *[other] , miejsce zajęte
    }
}{ $cove ->
    [0] { "" }
    [1] , zatoka
   *[other] , zatoka zajęta
}{ $token ->
    [0] { "" }
   *[other] , żeton
}{ $merchants ->
    [0] { "" }
    [one] , kupiec
   *[other] , obaj kupcy
}{ $ships ->
    [0] { "" }
    [one] , pirat
    [few] , { $ships } piratów
   *[many] , { $ships } piratów
}{ $navy ->
    [0] { "" }
   *[other] , Marynarka
}
crew-does = { $kind-key ->
    [plunder] plądruj
    [trade] handluj
    [crew-up] mustruj
    [search] przeszukuj
    [attack] atakuj
    [special-trade] sprzedaj { $first-acc } i { $second-acc } za { $gold } złota
    [swap] wymień kostkę
    [sail-navy] przesuń Marynarkę, najwyżej o { $steps ->
        [one] 1 kartę
        [few] { $steps } karty
       *[many] { $steps } kart
    }
    [sail-merchant] przesuń kupca, najwyżej o { $steps ->
        [one] 1 kartę
        [few] { $steps } karty
       *[many] { $steps } kart
    }
    [gain-gold] zyskaj { $gold } złota
    [reroll] przerzuć kości z { $low } lub { $high }
    [reassign] przydziel pokładowych na nowo
   *[sail] płyń jeszcze raz
}

## Pytania

prompt-place-navy = Zaczynasz. W którym rogu czeka Marynarka?
prompt-place-ship = W której zatoce ukrywasz statek?
prompt-captain-side = Kto dowodzi twoim statkiem?
prompt-wheel = Twoja kolej: na który rozkaz kapitan obraca ster?
prompt-jump = Pomijasz pole { $space }: który pokładowy na nim zostaje?
prompt-return = Pokładowy wraca z pola { $space } steru: na który przydział?
prompt-sail = Dokąd płyniesz? { $steps ->
    [0] Nie masz już kroków.
    [one] Został jeden krok.
    [few] Najwyżej { $steps } kroki.
   *[many] Najwyżej { $steps } kroków.
}
prompt-storm = Sztorm! Przechył czy przepustka?
prompt-heel = Przechył: który pokładowy idzie do Napraw?
prompt-plunder = Plądrujesz kolonię? Do wzięcia: { $cubes ->
    [one] 1 kostka
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
}.
prompt-discard = W ładowni mieszczą się tylko trzy kostki. Którą wyrzucasz?
prompt-trade = Rynek płaci { $price } złota za { $loot-acc }. Ile kostek sprzedajesz?
prompt-crew-up = Kogo zaciągasz?
prompt-dismiss = Załoga jest pełna. Kto ustępuje miejsca? Nowa osoba: { $card }.
prompt-search = Odkrywasz żeton, który tu leży?
prompt-attack = Kogo atakujesz?
prompt-reroll = Przerzucasz kość, zanim policzą się wyniki?
prompt-deadeye = { $known ->
    [0] Na razie zadajesz { $damage }. Ustawiasz kość żetonem celnej salwy?
   *[other] Na razie zadajesz { $damage }, a trzeba więcej niż { $against }. Ustawiasz kość żetonem celnej salwy?
}
prompt-port = Do obu portów jest równie daleko. Skąd rusza { $ship }?
prompt-deckhand = Niesława przyciąga czwartego pokładowego. Na który przydział?
prompt-hide = Ukrywasz się w zatoce?
prompt-reorganise = Statek ukryty. Którego pokładowego przestawiasz?
prompt-reassign = Którego pokładowego przydzielasz na nowo?
prompt-bury = Zakopujesz tu skarb? Koszt: { $cost } złota.
prompt-bonus = Którą akcję premiową wykonujesz?
prompt-swap = Którą kostkę wymieniasz i na co?
prompt-steer = Który statek przesuwasz i dokąd?
prompt-merchant = Sterujesz: { $ship }. Którędy płynie?
prompt-navy = Prowadzisz Marynarkę, a ucieka { $whom }. Którędy płynie?
prompt-legend-cove = Dla Legendarnego Pirata kilka zatok jest równie dobrych. Która?
prompt-legend-site = Dla Legendarnego Pirata kilka miejsc jest równie dobrych. Które?

## Odpowiedzi

cell-words = { $detail }{ $storm ->
    [0] { "" }
   *[other] , sztorm
}{ $colony ->
    [0] { "" }
   *[other] , kolonia
}{ $market-key ->
    [none] { "" }
   *[other] , rynek: { $market-short }
}{ $site ->
    [0] { "" }
   *[other] { $buried ->
        [0] , miejsce zakopania
       *[other] { "" }
    }
}{ $cove ->
    [1] , zatoka
   *[other] { "" }
}{ $navy ->
    [0] { "" }
   *[other] , Marynarka!
}
cell-tip = { $plain ->
    [0] { "" }
   *[other] Tylko pełne morze.
}{ $storm ->
    [0] { "" }
   *[other] Szaleje tu sztorm: statek się przechyli, chyba że użyję przepustki.{" "}
}{ $colony ->
    [0] { "" }
   *[other] Kolonię można splądrować, do wzięcia { $colony ->
        [one] 1 kostka
        [few] { $colony } kostki
       *[many] { $colony } kostek
    }.{" "}
}{ $market-key ->
    [none] { "" }
   *[other] Rynek płaci { $price } złota za każdą kostkę (towar: { $market }), a na statku mam ich { $aboard }.{" "}
}{ $site ->
    [0] { "" }
   *[other] { $buried ->
        [0] Można tu zakopać skarb za { $site } złota.
       *[other] Skarb jest tu już zakopany.
    }{" "}
}{ $cove ->
    [0] { "" }
    [1] W zatoce można się ukryć.{" "}
   *[other] W zatoce ukrywa się już inny statek.{" "}
}{ $token ->
    [0] { "" }
   *[other] Leży tu zakryty żeton do przeszukania.{" "}
}{ $merchants ->
    [0] { "" }
    [one] Stoi tu statek kupiecki.{" "}
   *[other] Statki kupieckie, które tu stoją: { $merchants }.{" "}
}{ $ships ->
    [0] { "" }
    [one] Stoi tu inny pirat.{" "}
   *[other] Inni piraci, którzy tu stoją: { $ships }.{" "}
}{ $navy ->
    [0] { "" }
   *[other] Stoi tu Marynarka.
}
option-corner = róg { $detail }
    .tip = Marynarka zaczyna w tym rogu i zbliża się, ilekroć ktoś przekroczy linię statku.
option-cove = { cell-words }
    .tip = Tu zaczyna mój statek, ukryty. { cell-tip }
option-side = { $captain }
    .tip = Kości: { $dice }. Przy rozkazie { $order } ten kapitan daje zakopanie skarbu, a potem { $second-key ->
        [attack] atak
       *[plunder] plądrowanie
    }.
option-turn = { $order }, { $hands ->
    [0] za darmo
    [one] zostawiam 1 pokładowego
   *[other] zostawiam { $hands } pokładowych
}
    .tip = { $hands ->
        [0] Żaden pokładowy nie jest potrzebny.
        [one] Pomijam jedno pole i zostaje na nim jeden z moich pokładowych.
       *[other] Pomijam { $hands } pola i na każdym zostaje pokładowy.
    }{ $back ->
        [0] { "" }
        [one] {" "}Jeden pokładowy wraca ze steru.
       *[other] {" "}Ze steru wracają pokładowi: { $back }.
    }{ $line ->
        [0] { "" }
       *[other] {" "}Przekraczam linię statku: Wymuszenie przynosi złoto, a kupcy i Marynarka płyną.
    }{ $offer-key ->
        [cubes] {" "}W zasięgu na { $where }: { $count ->
            [one] 1 kostka
            [few] { $count } kostki
           *[other] { $count } kostek
        } do splądrowania.
        [gold] {" "}W zasięgu na { $where }: { $count } złota za moje kostki.
        [token] {" "}W zasięgu na { $where }: żeton.
        [targets] {" "}W zasięgu na { $where }: { $count ->
            [one] statek
           *[other] statki ({ $count })
        } do zaatakowania.
        [crew] {" "}Do zaciągnięcia czekają twarze: { $count }.
        [cove] {" "}W zasięgu na { $where }: wolna zatoka.
        [bury] {" "}W zasięgu na { $where }: można zakopać skarb za { $count } złota.
       *[none] {" "}Teraz w zasięgu nie ma nic dla tego rozkazu.
    }
option-from = biorę pokładowego { $duty-from }
    .tip = Ten pokładowy zostaje na polu steru, aż kapitan znów je minie{ $duty-key ->
        [rigging] ; do tego czasu płynę o krok bliżej.
        [cannons] ; do tego czasu zadaję w bitwie o uszkodzenie mniej.
        [extortion] ; do tego czasu linia statku płaci mi o złoto mniej.
       *[repairs] . W Naprawach i tak nic nie robił, więc nic mnie to nie kosztuje.
    }
option-to = { $duty }, { $duty-key ->
    [rigging] krok więcej
    [cannons] uszkodzenie więcej
   *[extortion] złoto na linii statku
}
    .tip = { $duty-key ->
        [rigging] Każdy pokładowy na Takielunku pozwala płynąć o krok dalej.
        [cannons] Każdy pokładowy na Działach zadaje w bitwie o jedno uszkodzenie więcej.
       *[extortion] Każdy pokładowy na Wymuszeniu przynosi 1 złota, ilekroć statek przekroczy linię statku.
    }
option-sail = { cell-words }
    .tip = { $back ->
        [0] { "" }
       *[other] Tu właśnie stoi mój statek.{" "}
    }{ cell-tip }
option-sail-token = używam pomyślnego wiatru
    .tip = Wydaję żeton i tym razem statek płynie o 2 kroki dalej.
option-anchor = zostaję tutaj
    .tip = Statek nie płynie dalej, a rozkaz wykonuję tutaj.
option-storm = { $detail-key ->
    [pass] używam przepustki
   *[heel] przechył, pokładowy do Napraw
}
    .tip = { $detail-key ->
        [pass] Wydaję żeton, a sztorm niczego nie psuje.
       *[heel] Jeden z moich pokładowych idzie do Napraw i nic tam nie robi, dopóki nie przydzielę go na nowo.
    }
option-heel = odsyłam { $from-from }
    .tip = Ten pokładowy idzie do Napraw i nic tam nie robi, dopóki nie przydzielę go na nowo.
option-plunder = plądruję
    .tip = Kostki od razu trafiają na statek; zmieszczą się na nim najwyżej trzy.
option-skip = rezygnuję
    .tip = Nic się nie dzieje i nic nie płacę.
option-discard = wyrzucam { $loot-acc }
    .tip = Ta kostka przepada. Na rynku przyniosłaby tyle złota, ile wynosi jej cena.
option-sell = sprzedaję { $n } za { $gold } złota
    .tip = Dostaję { $gold } złota za { $n ->
        [one] 1 kostkę
       *[other] { $n } kostki
    } ({ $loot }). Jej cena spada potem do 2.{ $lost ->
        [0] { "" }
       *[other] {" "}Przepada { $lost } złota, bo nikt nie ma więcej niż 13.
    }
option-hire = zaciągam: { $card }
    .tip = Kości: { $dice }.{ $hits ->
        [0] { "" }
       *[other] {" "}W bitwie dodatkowe uszkodzenia: { $hits }.
    } Przy rozkazie { $order }: { crew-does }.
option-refresh = trzy nowe twarze za 1 złota
    .tip = Płacę 1 złota, trzy karty idą pod talię i przychodzą trzy inne; nikogo nie muszę zaciągać.
option-mutiny = wszczynam bunt: { $captain }
    .tip = To można zrobić raz w grze: karta kapitana odwraca się na dobre. Kości: { $dice }. Przy rozkazie { $order } ten kapitan daje zakopanie skarbu, a potem { $second-key ->
        [attack] atak
       *[plunder] plądrowanie
    }.
option-done = to wszystko
    .tip = Nic więcej tu nie robię, a moja tura toczy się dalej.
option-dismiss = zwalniam: { $card }
    .tip = Tracę kości: { $dice }. Przepada też to, co dawał rozkaz { $order }: { crew-does }.
option-search = odkrywam go
    .tip = To może być złoto, pomyślny wiatr, przepustka, żeton celnej salwy albo kostka.
option-fight = atakuję: { $whom }
    .tip = Wygrywam { $percent }% rzutów. Zwycięzca zyskuje niesławę, a przegrany się przechyla i dostaje żeton celnej salwy.
option-raid = atakuję { $ship-acc }
    .tip = Trzeba zadać więcej uszkodzeń niż { $damage }, co udaje się w { $percent }% rzutów. Wtedy zyskuję { $gold } złota{ $infamy ->
        [0] { "" }
       *[other] , niesławę
    } i jego kostkę. Jeśli zadam mniej niż on, statek się przechyla.
option-reroll = { $card }: przerzucam { $face }
    .tip = Rzucam tą kością jeszcze raz i liczy się drugi wynik.
option-keep = zostawiam kości
    .tip = Wszystkie kości liczą się tak, jak leżą.
option-set = ustawiam { $new } zamiast { $old }
    .tip = Wydaję żeton celnej salwy i ustawiam kość; zmiana uszkodzeń: { $change }.
option-fire = strzelam tak, jak jest
    .tip = Nie wydaję żetonu celnej salwy; kości liczą się tak, jak leżą.
option-port = port na { $detail }
    .tip = Statek rusza od nowa z karty { $detail }.
option-hide = ukrywam się
    .tip = W zatoce nikt mnie nie zaatakuje i mogę przestawić pokładowych.
option-move = przestawiam { $from-from } { $to-to }
    .tip = Pokładowy opuszcza swoje miejsce ({ $from }) i działa odtąd gdzie indziej ({ $to }).
option-bury = zakopuję
    .tip = Płacę { $cost } złota za skarb. Trzeci skarb jednego gracza oznacza koniec gry.
option-use = korzystam: { $card }
    .tip = Załoga daje mi teraz: { crew-does }.
option-swap = wymieniam { $old-acc } na { $new-acc }
    .tip = Oddaję { $old-acc } i biorę { $new-acc }; rynki płacą teraz { $price } złota.
option-steer = przesuwam { $ship-acc } na { $cell }
    .tip = Statek przesuwa się tam i nikogo nie atakuje; kupiec zachowuje swój cel.
option-course = przez { cell-words }
    .tip = Statek płynie przez tę kartę. { cell-tip }
option-site = { cell-words }
    .tip = Legendarny Pirat rusza na tę kartę. { cell-tip }

## Co się stało

event-begins = Zaczyna { $who }, tak zdecydował los.
event-legend = Twój przeciwnik to { $who }; osobowość: { $personality }.
event-places-navy = { $who } stawia Marynarkę na { $cell }.
event-places-ship = { $who } ukrywa się w zatoce na { $cell }.
event-legend-placed = { $who } ukrywa się w zatoce na { $cell }, bo { $because }.
event-chooses-side = { $who } oddaje dowództwo; na mostku staje { $captain }.
event-starts-with = { $who } na początek, według kolejności gry, bierze na pokład { $loot-acc }.
event-turns-wheel = { $who } obraca ster: { $order }.
event-jumps = { $who } pomija pole { $space } steru i zostawia na nim pokładowego { $duty-from }.
event-returns = { $who } mija pole { $space } steru, zdejmuje z niego pokładowego i kieruje go { $duty-to }.
event-moves-hand = { $who } przestawia pokładowego { $from-from } { $to-to }.
event-sails = { $who } płynie na { $cell }.
event-uses-sail-token = { $who } łapie pomyślny wiatr: 2 kroki więcej.
event-uses-storm-pass = { $who } używa przepustki i unika przechyłu.
event-heels = { $why-key ->
    [storm] Przechył w sztormie!
    [raid] Przechył po odpartym ataku!
   *[battle] Przechył po przegranej bitwie!
} { $who } odsyła pokładowego { $from-from } do Napraw.
event-cannot-heel = { $why-key ->
    [storm] Przechył w sztormie!
    [raid] Przechył po odpartym ataku!
   *[battle] Przechył po przegranej bitwie!
} { $who } ma już wszystkich pokładowych w Naprawach.
event-plunders = { $who } plądruje kolonię na { $cell } i wyciąga z worka: { $loot }.
event-discards = { $who } ma miejsce tylko na trzy kostki i wyrzuca za burtę { $loot-acc }.
event-sells = { $who } sprzedaje { $n } { $n ->
    [one] kostkę
    [few] kostki
   *[many] kostek
} { $loot-gen } po { $price }: zysk { $gold } złota.
event-market-falls = Po sprzedaży na rynku tanieje do 2: { $loot }. Co było tańsze, drożeje.
event-refreshes = { $who } płaci { $n } złota, więc do załogi zgłaszają się nowi chętni.
event-crew-row = Na wolne miejsce do zaciągu zgłasza się { $card }.
event-hires = { $who } ma nowego członka załogi: { $card }.
event-dismisses = { $who } ma pełną załogę, więc zwalnia ze służby: { $card }.
event-mutinies = Bunt! { $who } ma nowego dowódcę: { $captain }.
event-finds = { $who } przeszukuje { $cell }. Znalezisko: { $token }.
event-fishes-out = Dzięki żetonowi { $who } wyławia z morza { $loot-acc }.
event-gains-gold = { $who } zyskuje { $n } złota{ $why-key ->
    [token] {" "}(żeton poszukiwań)
    [infamy] {" "}(niesława)
    [card] {" "}(załoga)
    [hide] {" "}(Wymuszenie, od razu)
    [extortion] {" "}(Wymuszenie)
    [deadeye] {" "}(zamiast żetonu celnej salwy)
    [ransom] {" "}(niższa z nagród za kupców)
    [merchant] {" "}(kupiec)
    [trade] {" "}(handel)
   *[sheet] {" "}(arkusz)
}.
event-loses-gold = Więcej niż 13 złota się nie mieści: { $who } traci { $n }.
event-gains-deadeye = { $n ->
    [0] { $who } ma już trzy żetony celnej salwy i nie bierze czwartego
    [one] { $who } dostaje żeton celnej salwy
    [few] { $who } dostaje { $n } żetony celnej salwy
   *[many] { $who } dostaje { $n } żetonów celnej salwy
}{ $why-key ->
    [token] {" "}(żeton poszukiwań)
    [infamy] {" "}(niesława)
    [raid] {" "}(pociecha po ataku bez łupu)
    [tie] {" "}(pociecha po bitwie bez zwycięzcy)
   *[battle] {" "}(pociecha po przegranej bitwie)
}.
event-gains-infamy = { $why-key ->
    [merchant] Kupiec na dnie, niesława rośnie!
   *[battle] Bitwa wygrana, niesława rośnie!
} { $who } to teraz { $level } (poziom { $n }).
event-gains-deckhand = Dzięki niesławie { $who } zyskuje czwartego pokładowego i kieruje go { $duty-to }.
event-hides = { $who } ukrywa się w zatoce na { $cell }.
event-attacks = { $who } atakuje! Broni się { $whom }.
event-raids = { $who } atakuje { $ship-acc } (uszkodzenia do pokonania: { $n }).
event-rolls = { $who } rzuca o uszkodzenia: { $dice }.
event-rerolls = { $who } przerzuca { $old } na { $new }, pomaga { $card }: { $dice }.
event-spends-deadeye = { $who } zużywa żeton celnej salwy: z { $old } robi się { $new }.
event-deals = { $who } zadaje uszkodzenia: { $n } (z kości { $matched }, z Dział { $cannons }, z pewnych trafień { $hits }).
event-raid-tied = { $who } i { $ship } mają równe siły, więc oba statki płyną dalej.
event-raid-lost = { $ship-key ->
    [orange] Pomarańczowy
   *[green] Zielony
} kupiec jest silniejszy i odpiera atak; przegrywa { $who }.
event-sinks = { $who } ma większą siłę i zatapia { $ship-acc }. Zdobycz: { $gold } złota i { $loot }.
event-merchant-card = Nowa karta mówi odtąd, ile { $ship } jest wart i jak trudno go pokonać: { $card }.
event-merchant-reset = { $ship-key ->
    [orange] Zatopiony pomarańczowy kupiec
   *[green] Zatopiony zielony kupiec
} zaczyna od nowa na { $cell }, w porcie najdalszym od zwycięzcy, ładunek: { $loot }.
event-battle-tied = { $who } i { $whom } mają równe siły, więc nikt nie wygrywa.
event-wins-battle = { $who } zadaje więcej uszkodzeń i wygrywa bitwę, przegrywa { $whom }.
event-uses-card = Rozkaz na sterze uruchamia kartę { $card }: { $who } wykonuje akcję premiową, { $kind }.
event-buries = { $who } zakopuje na { $cell } skarb numer { $n } za { $cost } złota.
event-last-round = { $who } ma zakopane trzy skarby, więc wszyscy rozegrają tyle samo tur i koniec.
event-reckoning = Remis w skarbach ({ $treasures } z 3), { $who }: rozstrzyga niesława { $n }, potem złoto { $gold }, potem kostki { $cubes }.
event-trades-specially = { $who } sprzedaje specjalne Łupy: zysk { $gold } złota.
event-swaps = { $who } wymienia { $old-acc } na { $new-acc }.
event-steers = { $who } przesuwa { $ship-acc } na { $cell }.
event-crosses-line = { $who } przekracza linię statku, więc ruszają się kupcy i Marynarka.
event-merchant-sails = Linia statku przekroczona, więc { $who } prowadzi { $ship-acc } na { $cell }.
event-merchant-arrives = { $ship-key ->
    [orange] Pomarańczowy kupiec
   *[green] Zielony kupiec
} dociera do swojego portu, oddaje ładunek i bierze nowy: { $loot }.
event-navy-sails = { $whom } przekracza linię, więc Marynarka rusza w pościg za tym statkiem: { $who } prowadzi ją na { $cell }.
event-navy-attacks = Marynarka dopada statek, który się nie ukrył! { $who } odsyła wszystkich pokładowych do Napraw.
event-navy-misses = Marynarka niczego nie widzi, bo { $who } siedzi w ukryciu.

event-legend-rolls = { $who } rzuca na początek tury: { $n }.
event-legend-turns = { $who } obraca ster: { $order } (pole { $space }), bo { $because }.
event-legend-jumps = { $who } pomija pole { $space } steru i zostawia na nim pokładowego { $duty-from }, bo { $because }.
event-legend-returns = { $who } kieruje pokładowego z pola { $space } steru { $duty-to }, bo { $because }.
event-legend-infamy = Kość mówi: niesława. { $who } przesuwa znacznik niesławy na pole { $n }.
event-legend-targets = { $who } bierze na cel { $target-acc }, bo { $because }.
event-legend-sails = { $n ->
    [0] { $who } zostaje na { $cell }, bo { $because }.
    [one] { $who } płynie o 1 krok na { $cell }, bo { $because }.
    [few] { $who } płynie o { $n } kroki na { $cell }, bo { $because }.
   *[many] { $who } płynie o { $n } kroków na { $cell }, bo { $because }.
}
event-legend-heels = { $why-key ->
    [storm] Przechył w sztormie!
    [raid] Przechył po odpartym ataku!
   *[battle] Przechył po przegranej bitwie!
} { $who } odsyła pokładowego { $from-from } do Napraw, bo { $because }.
event-legend-plunders = { $who } zgodnie z rozkazem plądruje i bierze na pokład { $loot-acc }.
event-legend-trades = { $who } sprzedaje { $n } { $n ->
    [one] kostkę
    [few] kostki
   *[many] kostek
} { $loot-gen } po { $price }, bo { $because }.
event-legend-hires = { $who } zgodnie z rozkazem ma nowego członka załogi: { $card }.
event-legend-renews = { $who } ma pełną załogę, więc wymienia chętnych do zaciągu.
event-legend-bonus = { $order } na sterze uruchamia akcję premiową; wykonuje ją { $who }.
event-legend-no-attack = { $who } nie atakuje, bo { $because }.
event-legend-buries = { $who } zakopuje na { $cell } skarb numer { $n }, bo { $because }.
event-legend-retreats = { $who } wycofuje się do zatoki na { $cell }, bo { $because }.
event-legend-steers = { $who } prowadzi { $ship-acc } na { $cell }, bo { $because }.
event-legend-holds = { $who } wstrzymuje { $ship-acc }, bo drugi kupiec zagradza drogę.
event-legend-sends-navy = { $who } posyła Marynarkę na { $cell } (ścigany statek: { $whom }), bo { $because }.

## Scena: rzeczy na stole i to, co się mówi, gdy ktoś je wskaże

thing-sea = Morze: szesnaście kart jako jedna mapa
thing-water = Otwarta woda na { $cell }
thing-cell = { $cell }{ cell-says }
thing-cell-hint = { $colony ->
    [0] { "" }
    [one] Plądrowanie daje tu 1 kostkę.{" "}
    [few] Plądrowanie daje tu { $colony } kostki.{" "}
   *[many] Plądrowanie daje tu { $colony } kostek.{" "}
}{ $market-key ->
    [none] { "" }
   *[other] Handel: kostka { $market-gen } za { $price } złota.{" "}
}{ $storm ->
    [0] { "" }
   *[other] Kto tu wpływa, ma przechył.{" "}
}{ $site ->
    [0] { "" }
   *[other] { $buried ->
        [0] Można tu zakopać skarb za { $site } złota.{" "}
       *[other] Leży tu już czyjś skarb.{" "}
    }
}{ $cove ->
    [0] { "" }
   *[other] Można się tu ukryć.
}
thing-cove = Zatoka
thing-cove-of = Zatoka, w ukryciu: { $whom }
thing-cove-hint = Rozkaz Ukrycie wprowadza tu jeden statek. Dopóki nie wypłynie, nie zaatakują go ani piraci, ani Marynarka.
thing-grave = Skarb: { $whom }
thing-token = Żeton poszukiwań
thing-token-hint = Nieodkryte: { $n }, w tym cztery poza morzem. 2 złota × { $gold2 }, 3 złota × { $gold3 }, celna salwa × { $deadeye }, kostka × { $loot }, +2 kroki × { $sail2 }, przepustka × { $stormpass }.
thing-market = Rynek, { $loot }: { $price } złota
thing-market-hint = Handel sprzedaje tu dowolną liczbę takich kostek. Po sprzedaży cena spada do 2, a to, co było tańsze, drożeje o jeden.
thing-site = Miejsce zakopania: { $cost } złota
thing-site-hint = { $navy ->
    [0] Potrzeba { $cost } złota, twojego statku tutaj i rozkazu, przy którym działa twój kapitan.
   *[other] Stoi tu Marynarka: nikt nie zakopie skarbu.
}
thing-ship = Statek: { $whom }
thing-ship-hint = { $whom } na { $cell }{ $hidden ->
    [0] { "" }
   *[other] , w ukryciu
}. Złoto: { $gold }, kostki na pokładzie: { $cubes }, kroki: { $steps }, kości: { $dice }.
thing-merchant = { $ship-key ->
    [orange] Pomarańczowy
   *[green] Zielony
} kupiec: uszkodzenia { $damage }, złoto { $gold }
thing-merchant-title = ⚔{ $damage } · ●{ $gold }{ $infamy ->
    [0] { "" }
   *[other] {" "}· ★
}
thing-merchant-hint = Kto zada więcej niż { $damage }, zatapia go i bierze { $gold } złota oraz ładunek ({ $loot }){ $infamy ->
    [0] { "" }
   *[other] , a do tego rośnie jego niesława
}. Kurs: { $bound }.
thing-cargo = Ładunek: { $loot }
thing-navy = Marynarka
thing-navy-hint = Gdy linię statku przekroczy { $whom }, Marynarka rusza w pościg: najwyżej o { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[many] { $n } kart
}. Zawsze wygrywa: wszyscy pokładowi idą do Napraw. Przy niej nikt nie zakopie skarbu.
thing-navy-way = Którędy popłynie Marynarka
thing-navy-way-hint = Jeśli { $whom } przekroczy w tej turze linię statku, Marynarka popłynie tędy (kroki: { $n }){ $caught ->
    [0] .
   *[other] {" "}i dopadnie statek!
}

thing-bridge = Mostek: { $whom }
thing-space = { $space ->
    [0] { $order }
   *[other] { $order } (pole { $space } steru)
}
thing-space-plain = { $order-key ->
    [hide] Tuż za linią statku: ukryj się w zatoce i rozstaw pokładowych, jak chcesz.
    [plunder] Dobierz tyle kostek, ile pokazuje kolonia.
    [trade] Sprzedaj kostki, których szuka rynek.
    [crew-up] Zaciągnij jedną z trzech osób; raz w grze możesz się zbuntować.
    [search] Odkryj żeton.
   *[attack] Zaatakuj kupca lub pirata na swojej karcie.
}{ $buries ->
    [0] { "" }
   *[other] {" "}Działa też kapitan: możesz zakopać skarb.
}{ $active ->
    [0] { "" }
    [one] {" "}Uruchamia 1 twoją kartę.
    [few] {" "}Uruchamia { $active } twoje karty.
   *[many] {" "}Uruchamia { $active } twoich kart.
}
thing-space-can = Koszt: { $hands ->
    [0] nic
    [one] 1 pokładowy
   *[other] { $hands } pokładowych
}{ $back ->
    [0] { "" }
   *[other] , wraca: { $back }
}{ $line ->
    [0] { "" }
   *[other] ; przekraczasz linię statku: Wymuszenie płaci, kupcy i Marynarka płyną
}. { $offer-key ->
    [cubes] W zasięgu: kostki ({ $count }) na { $where }.
    [gold] W zasięgu: { $count } złota na { $where }.
    [token] W zasięgu: żeton na { $where }.
    [targets] W zasięgu: cel na { $where }.
    [crew] Gdziekolwiek jesteś, czekają trzy osoby.
    [cove] W zasięgu: zatoka na { $where }.
    [bury] W zasięgu: skarb do zakopania za { $count } złota na { $where }.
   *[none] Nic dla tego rozkazu nie jest w zasięgu.
}{ $active ->
    [0] { "" }
    [one] {" "}Uruchamia 1 twoją kartę.
    [few] {" "}Uruchamia { $active } twoje karty.
   *[many] {" "}Uruchamia { $active } twoich kart.
}
thing-space-cannot = Za daleko: każde pominięte pole zabiera pokładowego z przydziału.
thing-captain = Kapitan: { $whom }
thing-hub = Miejsce kapitana
thing-captain-hint = Pole kapitana to rozkaz tej tury. Kapitan rusza się zgodnie z ruchem wskazówek zegara, przynajmniej o jedno pole.
thing-berth = Miejsce pokładowego na polu { $space } steru
thing-berth-hint = Pokładowy wraca stąd na przydział, gdy kapitan pominie to pole albo na nim stanie.
thing-cost = { $hands ->
    [0] Za darmo
    [one] 1 pokładowy
   *[other] { $hands } pokładowych
}
thing-cost-hint = { $line ->
    [0] Każde wolne pole, które pomijasz, zabiera pokładowego.
   *[other] To ruch przez linię statku: Wymuszenie płaci, potem płyną kupcy i Marynarka.
}
thing-offer = { $offer-key ->
    [cubes] Kostki ({ $count }) na { $where }
    [gold] { $count } złota na { $where }
    [token] Żeton na { $where }
    [targets] Cel na { $where }
    [crew] Trzy osoby do zaciągu
    [cove] Zatoka na { $where }
   *[bury] Zakopanie za { $count } złota na { $where }
}
thing-watch = Miejsce pokładowego na przydziale
thing-hand = Pokładowy: { $whom }
thing-hand-hint = Na przydziale pracuje, na sterze czeka na kapitana, w Naprawach nie robi nic.
thing-duty = { $duty }: { $n }
thing-duty-title = { $duty-key ->
    [rigging] Takiel.
    [extortion] Wymusz.
   *[other] { $duty }
}
thing-duty-rigging = +1 krok za każdego pokładowego, ilekroć płyniesz. Razem masz { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
thing-duty-cannons = +1 uszkodzenie za każdego pokładowego w każdej bitwie.
thing-duty-extortion = +1 złota za każdego pokładowego, gdy przekroczysz linię statku.
thing-duty-repairs = Tu trafiają pokładowi po przechyle i nic nie robią. Wracają dzięki Ukryciu i Reorganizacji; można też zostawić ich na pomijanym polu steru.
thing-price = { $loot }: { $price } złota (w worku { $n })
thing-price-hint = Tyle płaci teraz rynek za kostkę. Sprzedany towar spada do 2, a tańsze od niego drożeją.
thing-level = { $level } (poziom { $n })
thing-level-hint = Kroki: { $steps }, kości: { $dice }.{ $gold ->
    [0] { "" }
   *[other] {" "}Jednorazowo { $gold } złota.
}{ $deckhand ->
    [0] { "" }
   *[other] {" "}Czwarty pokładowy.
}{ $deadeye ->
    [0] { "" }
    [one] {" "}Jednorazowo żeton celnej salwy.
    [few] {" "}Jednorazowo { $deadeye } żetony celnej salwy.
   *[many] {" "}Jednorazowo { $deadeye } żetonów celnej salwy.
}
thing-infamy = { $whom }: { $level }

thing-row = Do zaciągu (w talii { $n })
thing-company = Twój kapitan i załoga
thing-company-of = Załoga
thing-when = { $order-key ->
    [plunder] Plądruj
    [crew-up] Mustruj
    [search] Szukaj
   *[other] { $order }
}
thing-then = { $kind-key ->
    [plunder] Plądruj
    [crew-up] Mustruj
    [search] Szukaj
    [special-trade] Handel Łupami
    [sail-navy] Marynarka
    [sail-merchant] Kupiec
    [gain-gold] Złoto
   *[other] { $kind }
}
thing-then-captain = Zakop, { $second-key ->
    [attack] atakuj
   *[plunder] plądruj
}
thing-captain-line = zakop, potem { $second-key ->
    [attack] atakuj
   *[plunder] plądruj
}
thing-captain-card = Działa przy rozkazie { $order }. Uszkodzenia zadają kości: { $dice }.
thing-crew-line = { crew-does }
thing-crew-card = Działa przy rozkazie { $order }. Uszkodzenia zadają kości: { $dice }{ $hits ->
    [0] { "" }
   *[other] , a bez kości: { $hits }
}.
thing-active = Aktywna: akcję premiową można wykonać po rozkazie.
thing-used = Ta karta już w tej turze działała.
thing-symbol = Symbol kości { $face }
thing-symbol-hint = Każda kość zadaje 1 uszkodzenie za każdy swój symbol u kapitana i załogi.
thing-hits = Pewne trafienia: { $n }

thing-gold = Złoto: { $n } z { $most }
thing-gold-hint = Za złoto zakopuje się skarby. To, co ponad 13, przepada.
thing-gold-goal = Gdy ma { $most } złota, od razu zakopuje skarb i zaczyna od zera.
thing-treasures = Zakopane skarby: { $n } z 3
thing-treasures-hint = Kto zakopie trzeci, ogłasza ostatnią rundę. Im więcej skarbów, tym szybciej ściga cię Marynarka.
thing-steps = Kroki: { $n }
thing-steps-hint = Kroki z poziomu niesławy i pokładowi na Takielunku.
thing-dice = Kości: { $n }; symbole { $faces }; uszkodzenia bez kości: { $fixed }
thing-dice-hint = Każda kość zadaje uszkodzenie za każdy swój symbol; dochodzą Działa i pewne trafienia.
thing-standing = { $level } (poziom { $n }){ $mutinied ->
    [0] { "" }
   *[other] , po buncie
}
thing-standing-hint = Niesława daje kroki, kości, złoto, pokładowego i żetony celnej salwy. Rośnie po wygranych bitwach.
thing-deadeye = Żetony celnej salwy: { $n }
thing-deadeye-hint = W bitwie każdy ustawia jedną rzuconą kość na dowolną ściankę. Najwyżej trzy.
thing-kept-sail-2 = Do użycia w czasie żeglowania: 2 kroki więcej.
thing-kept-storm-pass = Do użycia w czasie żeglowania: jeden sztorm bez przechyłu.
thing-ring = { $captain } (osobowość { $personality }): pole niesławy { $n }
thing-ring-greedy = Po szóstce idzie dalej: 1 plądruje · 2 handluje, plądruje · 3 +2 złota · 4 przeszukuje, plądruje · 5 mustruje, +1 złota · 6 plądruje, handluje.
thing-ring-ruthless = Po szóstce idzie dalej: 1 +1 trafienie, atakuje · 2 +1 krok, atakuje · 3 mustruje, atakuje · 4 +2 kroki, +1 trafienie, atakuje · 5 plądruje · 6 +3 kroki, atakuje.
thing-ring-swift = Po szóstce idzie dalej: 1 przeszukuje · 2 +2 kroki, przeszukuje · 3 +2 kroki, plądruje · 4 +3 kroki, atakuje · 5 przeszukuje, mustruje · 6 +2 kroki, handluje.
thing-ring-cunning = Po szóstce idzie dalej: 1 mustruje · 2 plądruje, przeszukuje · 3 mustruje, handluje · 4 +1 krok, atakuje · 5 +1 złota, plądruje · 6 mustruje, atakuje.
thing-hold = Kostka { $loot-gen }
thing-hold-empty = Puste miejsce w ładowni
thing-hold-hint = Statek mieści trzy kostki.
thing-hold-price = Rynek na ten towar płaci teraz { $price } złota. Statek mieści trzy kostki.
thing-wheel = Ster: { $whom }
thing-sector = { $order }

thing-battle = { $by } atakuje, broni się { $whom }
thing-raid = { $by } atakuje { $ship-acc }
thing-attacks = Atakuje: { $whom }
thing-defends = Broni się: { $whom }
thing-raided = { $ship-key ->
    [orange] Pomarańczowy kupiec
   *[green] Zielony kupiec
}
thing-die = { $face }, uszkodzenia: { $n }

## Pierwsza gra z przewodnikiem: o co chodzi i o czym warto pomyśleć

coach-place-navy = Marynarka ściga każdego, kto przekracza linię statku, i zawsze wygrywa. Postaw ją w rogu daleko od zatok, które ci się podobają.
coach-place-ship = Zaczynasz w ukryciu, gdzie nikt cię nie zaatakuje. Zatoka obok rynku na twoją pierwszą kostkę albo obok kolonii oszczędzi ci turę.
coach-captain-side = Obie strony pozwalają zakopać skarb przy rozkazie, który wskazuje karta. Jedna dodaje atak, druga plądrowanie, a symbole kości są inne.
coach-wheel = Każde pole steru to rozkaz, a najbliższe jest darmowe. Każde pominięte pole kosztuje pokładowego, który zostaje tam, aż kapitan znów tam dotrze.
coach-jump = Pokładowy, którego tu zostawisz, nie będzie pracował, póki kapitan nie wróci. Ktoś z Napraw nic cię nie kosztuje, więc jego poślij najpierw.
coach-return = Pokładowy znów może pracować, i to od razu. Takielunek poniesie cię dalej jeszcze w tej turze, Działa pomogą w bitwie, Wymuszenie zapłaci na linii statku.
coach-sail = Podświetlone karty są w zasięgu; kliknij, a popłyniesz. Wybierz taką, na której twój rozkaz coś znajdzie: kolonię, swój rynek, żeton.
coach-storm = Wejście w sztorm kosztuje pracę jednego pokładowego, chyba że oddasz przepustkę. Zachowaj ją, jeśli masz teraz kogo poświęcić.
coach-heel = Jeden pokładowy idzie do Napraw i przez jakiś czas nie pracuje. Oddaj ten przydział, którego do najbliższego Ukrycia potrzebujesz najmniej.
coach-plunder = Kostki wychodzą z worka losowo. Pełna ładownia nie szkodzi: zatrzymasz trzy najlepsze.
coach-discard = Statek mieści trzy kostki. Zatrzymaj to, za co dobrze płacą pobliskie rynki, najlepiej dwie jednakowe.
coach-trade = Każda kostka tego towaru idzie po podanej cenie. Sprzedaj kilka naraz, bo potem cena spadnie do 2.
coach-crew-up = Załoga daje symbole kości do bitew i akcję premiową przy jednym z rozkazów. Szukaj kart, których rozkazu często używasz.
coach-dismiss = Załoga liczy najwyżej cztery osoby, więc ktoś musi odejść. Pożegnaj tego, kto działa przy rzadkim u ciebie rozkazie.
coach-search = Żetony dają złoto, łup, celną salwę albo pomoc na morzu i nigdy nie szkodzą. Weź go, zanim zrobi to ktoś inny.
coach-attack = Obok celu widać, jak często wygrasz samymi kośćmi. Porażka kosztuje pracę pokładowego, ale daje żeton celnej salwy.
coach-reroll = Załoga pozwala przerzucić niektóre kości, jedną po drugiej, zanim pójdą w ruch żetony. Kości bez twojego symbolu nic nie zadają, więc rzuć nimi jeszcze raz; sięgając po kolejną kartę, kończysz z poprzednią.
coach-deadeye = Żeton celnej salwy ustawia kość tak, jak chcesz. Wydaj go tylko wtedy, gdy rozstrzyga bitwę.
coach-port = Zatopiony kupiec rusza z portu z nową kostką. Wybierz port, z którego popłynie w twoją stronę.
coach-deckhand = Sława przyciągnęła czwartego pokładowego. Takielunek rzadko bywa zły.
coach-hide = W zatoce nikt cię nie zaatakuje, nawet Marynarka. Możesz też rozstawić pokładowych od nowa, także tych z Napraw.
coach-reorganise = Każdy pokładowy może trafić na Takielunek, Działa albo Wymuszenie. Za każdego postawionego na Wymuszeniu od razu dostajesz 1 złota.
coach-reassign = Możesz przestawiać pokładowych między przydziałami, także z Napraw. Pomyśl o tym, co zrobisz w następnej turze.
coach-bury = Po to tu przypływasz: płać i zakopuj. Pamiętaj, że z każdym twoim skarbem Marynarka jest szybsza.
coach-bonus = Karty, których rozkaz widnieje na sterze, mogą teraz działać w dowolnej kolejności. Czego nie potrzebujesz, możesz pominąć.
coach-swap = Jedna kostka wraca do worka, a ty bierzesz towar, który chcesz. Weź to, za co najbliższy rynek płaci najlepiej.
coach-steer = Tym razem sterujesz cudzym statkiem. Sprowadź kupca na swoją kartę albo Marynarkę komuś na drogę.
coach-merchant = Ktoś przekroczył linię statku, więc prowadzisz kupców. Trzymaj ich z dala od rywali, a blisko siebie.
coach-navy = Prowadzisz Marynarkę za graczem, którego jest tura. Dobra jest każda najkrótsza droga; wybierz taką, po której nie stanie tam, gdzie chcesz kopać.
coach-legend-cove = Ten wybór zasady zostawiają tobie. Wskaż zatokę, z której Legendarny Pirat ma najdalej do tego, czego chce.
coach-legend-site = Ten wybór zasady zostawiają tobie. Oddaj miejsce, którego potrzebujesz najmniej.

## Co każdy powinien zobaczyć: tytuły

highlight-battle = Bitwa
highlight-raid = Atak na statek kupiecki
highlight-navy = Marynarka atakuje
highlight-last-round = Ostatnia runda

aspect-treasures = zakopane skarby
aspect-gold = złoto
aspect-cargo = ładunek
aspect-crew = załoga
aspect-hands = pokładowi
aspect-infamy = niesława
aspect-tokens = żetony
aspect-turn = kolej ruchu
aspect-outlook = widoki na następną turę
temper-hunter = łowca
temper-trader = kupiec
