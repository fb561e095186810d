### Co Jamajka mówi po polsku. Imiona graczy stoją zawsze w mianowniku.

game-title = Jamajka
setting-ghost = Statek Widmo
setting-ghost-hint = Dodatkowy statek, którym kieruje kapitan rundy; rabuje każdego, kogo spotka. W dwie osoby płynie zawsze.
setting-ghost-yes = płynie
setting-ghost-no = nie płynie

ending-lap = Wyspa opłynięta! Runda została dograna do końca.
ending-round-limit = Po 200 rundach nikt nie wrócił do Port Royal; liczy się to, gdzie kto stoi.
part-position = Pozycja
part-doubloons = Dublony
part-treasures = Skarby
part-curses = Klątwy
figure-rounds = Rundy
figure-home = Statki graczy w porcie
figure-treasures = Skarby graczy
kind-treasure = Skarby

## Nazwy; `one`, `few` i `many` to formy po liczebniku w bierniku

name-doubloon = dublony
    .one = dublona
    .few = dublony
    .many = dublonów
    .gen = dublonów
    .it = go
name-food = prowiant
    .one = sztukę prowiantu
    .few = sztuki prowiantu
    .many = sztuk prowiantu
    .gen = prowiantu
    .it = ją
name-powder = proch
    .one = sztukę prochu
    .few = sztuki prochu
    .many = sztuk prochu
    .gen = prochu
    .it = ją

name-forward = do przodu
name-backward = do tyłu
name-forward-forward = ☀ naprzód ☾ naprzód
name-forward-backward = ☀ naprzód ☾ wstecz
name-backward-forward = ☀ wstecz ☾ naprzód
name-forward-food = ☀ naprzód ☾ prowiant
name-food-forward = ☀ prowiant ☾ naprzód
name-forward-gunpowder = ☀ naprzód ☾ proch
name-doubloon-forward = ☀ dublony ☾ naprzód
name-doubloon-doubloon = ☀ dublony ☾ dublony
name-gunpowder-doubloon = ☀ proch ☾ dublony
name-gunpowder-food = ☀ proch ☾ prowiant
name-food-gunpowder = ☀ prowiant ☾ proch

name-morgans-map = Mapa Morgana
    .acc = Mapę Morgana
name-sarans-sabre = Szabla z Saran
    .acc = Szablę z Saran
name-lady-beth = Lady Beth
    .acc = Lady Beth
name-sixth-hold = Szósta ładownia
    .acc = Szóstą ładownię
name-treasure-3 = skarb +3
name-treasure-7 = skarb +7
name-treasure-3-a = skarb +3
    .acc = skarb +3
name-treasure-3-b = skarb +3
    .acc = skarb +3
name-treasure-5 = skarb +5
    .acc = skarb +5
name-treasure-7-a = skarb +7
    .acc = skarb +7
name-treasure-7-b = skarb +7
    .acc = skarb +7
name-cursed-2 = przeklęty skarb −2
    .acc = przeklęty skarb −2
name-cursed-3 = przeklęty skarb −3
    .acc = przeklęty skarb −3
name-cursed-4 = przeklęty skarb −4
    .acc = przeklęty skarb −4
name-cursed = jakiś przeklęty skarb
name-unknown = nieznany skarb
name-face-down = zakryty skarb (losowy)
    .acc = zakryty skarb (losowy)

name-vermilion = cynober
name-ochre = ochra
name-indigo = indygo
name-green = zieleń
name-sky = błękit
name-ink = czerń
name-ghost-ship = Statek Widmo

name-port-royal = Port Royal
name-port = port
name-sea = morze
name-lair = kryjówka piratów
name-circle = koło
name-square = kwadrat
name-skull = czaszka
name-star = gwiazda

## Plansza

short-doubloon = dubl
short-food = prow
short-powder = proch
short-gunpowder = { short-powder }
short-forward = →
short-backward = ←

board-round = Runda { $round }
board-captain = Kapitan { $captain }
board-rolled = na kościach { $low } i { $high }
board-dice = ☀ poranek { $sun }     ☾ wieczór { $moon }
board-treasures = { $n ->
    [0] wszystkie skarby odnalezione
    [one] do odnalezienia został { $n } skarb
    [few] do odnalezienia zostały { $n } skarby
   *[many] do odnalezienia zostało { $n } skarbów
}
board-attack = ⚔ { $by } atakuje, broni się { $whom }
board-defence = ⚔ { $by } (siła ognia { $fire }) kontra { $whom }
board-signs = $ dublony   ~ prowiant   ☠+ skarb   +6 punkty
board-ship = Statek
board-space = p.
board-holds = Ładownie
board-cards = Ręka
board-last = Ostatnio
board-item = { $item }
board-sixth-hold = { $n ->
    [0] Szósta ładownia (pusta)
   *[other] Szósta ładownia ({ $goods }: { $n })
}
board-face-down = { $card } (zakryty)
board-unknown = { $n ->
    [one] { $n } zakryty skarb
    [few] { $n } zakryte skarby
   *[many] { $n } zakrytych skarbów
}
board-home = ⚑ na mecie
board-behind = za linią startu, całe okrążenie jeszcze przed dziobem
board-hand = Na ręce:
board-hand-of = { $whom }:
board-card = { $card }
board-chosen = wybrana: { $card }

## Pytania

prompt-place-dice = Kapitanie, która kość na poranek?
prompt-choose-card = Którą kartę zagrywasz?
prompt-route = Szlak się rozwidla. Dokąd płynie statek?
prompt-fall-back = Braki w zasobach. Dokąd się cofasz?
prompt-empty-hold = Nie ma pustej ładowni. Co wyrzucasz, żeby zrobić miejsce na { $goods }?
prompt-fill-hold = Którą pustą ładownię zapełniasz?
prompt-pay = Do zapłaty: { $goods } { $n } (zostało { $left }). Ile bierzesz z ładowni, w której jest { $limit }?
prompt-pay-powder = Do zużycia: proch { $n } (zostało { $left }). Ile bierzesz z ładowni, w której jest { $limit }?
prompt-attack = Stoi tu kilka statków. Który zostanie zaatakowany?
prompt-spend-powder = { $against ->
    [0] Atakujesz. Ile prochu zużywasz?
   *[other] Bronisz się przed siłą ognia { $against }. Ile prochu zużywasz?
}
prompt-sabre = { $star ->
    [one] { $whom } ma na kości gwiazdę. Używasz Szabli z Saran?
   *[other] { $whom } ma siłę ognia { $fire }. Używasz Szabli z Saran?
}
prompt-loot = Walka wygrana, przegrywa { $whom }. Jaki łup?
prompt-treasure = W tej kryjówce leży skarb. Bierzesz go?
prompt-ghost-direction = Kapitanie, w którą stronę płynie Statek Widmo?

## Odpowiedzi

option-morning = { $n } na poranek, { $evening } na wieczór
    .tip = W tej rundzie poranna akcja każdego statku liczy { $n }, a wieczorna { $evening }.
option-play = { $morning-key ->
    [home] nic
    [forward] { $sun } do przodu{ $sun-amiss ->
        [0] { "" }
       *[other] {" "}(braki!)
    }
    [backward] { $sun } do tyłu{ $sun-amiss ->
        [0] { "" }
       *[other] {" "}(braki!)
    }
   *[other] ładuję { $sun } { $sun ->
            [one] { $morning-one }
            [few] { $morning-few }
           *[many] { $morning-many }
        }{ $sun-amiss ->
        [2] {" "}(brak miejsca!)
       *[other] { "" }
    }
}, potem { $evening-key ->
    [home] nic
    [forward] { $moon } do przodu{ $moon-amiss ->
        [0] { "" }
       *[other] {" "}(braki!)
    }
    [backward] { $moon } do tyłu{ $moon-amiss ->
        [0] { "" }
       *[other] {" "}(braki!)
    }
   *[other] ładuję { $moon } { $moon ->
            [one] { $evening-one }
            [few] { $evening-few }
           *[many] { $evening-many }
        }{ $moon-amiss ->
        [2] {" "}(brak miejsca!)
       *[other] { "" }
    }
}
    .tip = Poranek: { $morning-key ->
        [home] nic, statek jest już na mecie
        [forward] płynę o { $sun } do przodu { $sun-where-key ->
            [start] do Port Royal
            [finish] do Port Royal, czyli na metę
            [treasure] na pole { $sun-to }, do kryjówki ze skarbem
            [plundered] na pole { $sun-to }, do splądrowanej kryjówki
            [toll] na pole { $sun-to }, gdzie płaci się { $sun-price } { $sun-price ->
            [one] { $sun-goods-one }
            [few] { $sun-goods-few }
           *[many] { $sun-goods-many }
        }
            [several] na jedno z pól { $sun-to }, do wyboru
           *[unknown] stamtąd, dokąd cofną statek braki
        }{ $sun-sure ->
            [0] {" "}(albo gdzie indziej, jeśli przedtem wyjdą braki)
           *[other] { "" }
        }{ $sun-amiss ->
            [0] { "" }
           *[other] . Nie mam tyle: oddaję wszystko, co z tego mam, a statek się cofa
        }{ $sun-short-key ->
            [none] { "" }
           *[other] . Nie stać mnie na pole { $sun-short }
        }{ $sun-maybe-key ->
            [none] { "" }
           *[other] . Na polu { $sun-maybe } zależy to od tego, którą ładownię opróżnię
        }{ $sun-fights-key ->
            [none] { "" }
           *[other] . Na polu { $sun-fights } czeka walka
        }
        [backward] płynę o { $sun } do tyłu { $sun-where-key ->
            [start] do Port Royal
            [finish] do Port Royal, czyli na metę
            [treasure] na pole { $sun-to }, do kryjówki ze skarbem
            [plundered] na pole { $sun-to }, do splądrowanej kryjówki
            [toll] na pole { $sun-to }, gdzie płaci się { $sun-price } { $sun-price ->
            [one] { $sun-goods-one }
            [few] { $sun-goods-few }
           *[many] { $sun-goods-many }
        }
            [several] na jedno z pól { $sun-to }, do wyboru
           *[unknown] stamtąd, dokąd cofną statek braki
        }{ $sun-sure ->
            [0] {" "}(albo gdzie indziej, jeśli przedtem wyjdą braki)
           *[other] { "" }
        }{ $sun-amiss ->
            [0] { "" }
           *[other] . Nie mam tyle: oddaję wszystko, co z tego mam, a statek się cofa
        }{ $sun-short-key ->
            [none] { "" }
           *[other] . Nie stać mnie na pole { $sun-short }
        }{ $sun-maybe-key ->
            [none] { "" }
           *[other] . Na polu { $sun-maybe } zależy to od tego, którą ładownię opróżnię
        }{ $sun-fights-key ->
            [none] { "" }
           *[other] . Na polu { $sun-fights } czeka walka
        }
       *[other] ładuję { $sun } { $sun ->
            [one] { $morning-one }
            [few] { $morning-few }
           *[many] { $morning-many }
        }{ $sun-amiss ->
            [0] { "" }
            [1] . Żadna ładownia nie jest pusta: najpierw wyrzucam całą zawartość jednej, najmniej sztuk: { $sun-lost }
           *[other] , ale żadna ładownia tego nie zmieści: nic się nie dzieje
        }
    }. Wieczór: { $evening-key ->
        [home] nic, statek jest już na mecie
        [forward] płynę o { $moon } do przodu { $moon-where-key ->
            [start] do Port Royal
            [finish] do Port Royal, czyli na metę
            [treasure] na pole { $moon-to }, do kryjówki ze skarbem
            [plundered] na pole { $moon-to }, do splądrowanej kryjówki
            [toll] na pole { $moon-to }, gdzie płaci się { $moon-price } { $moon-price ->
            [one] { $moon-goods-one }
            [few] { $moon-goods-few }
           *[many] { $moon-goods-many }
        }
            [several] na jedno z pól { $moon-to }, do wyboru
           *[unknown] stamtąd, dokąd cofną statek braki
        }{ $moon-sure ->
            [0] {" "}(albo gdzie indziej, jeśli przedtem wyjdą braki)
           *[other] { "" }
        }{ $moon-amiss ->
            [0] { "" }
           *[other] . Nie mam tyle: oddaję wszystko, co z tego mam, a statek się cofa
        }{ $moon-short-key ->
            [none] { "" }
           *[other] . Nie stać mnie na pole { $moon-short }
        }{ $moon-maybe-key ->
            [none] { "" }
           *[other] . Na polu { $moon-maybe } zależy to od tego, którą ładownię opróżnię
        }{ $moon-fights-key ->
            [none] { "" }
           *[other] . Na polu { $moon-fights } czeka walka
        }
        [backward] płynę o { $moon } do tyłu { $moon-where-key ->
            [start] do Port Royal
            [finish] do Port Royal, czyli na metę
            [treasure] na pole { $moon-to }, do kryjówki ze skarbem
            [plundered] na pole { $moon-to }, do splądrowanej kryjówki
            [toll] na pole { $moon-to }, gdzie płaci się { $moon-price } { $moon-price ->
            [one] { $moon-goods-one }
            [few] { $moon-goods-few }
           *[many] { $moon-goods-many }
        }
            [several] na jedno z pól { $moon-to }, do wyboru
           *[unknown] stamtąd, dokąd cofną statek braki
        }{ $moon-sure ->
            [0] {" "}(albo gdzie indziej, jeśli przedtem wyjdą braki)
           *[other] { "" }
        }{ $moon-amiss ->
            [0] { "" }
           *[other] . Nie mam tyle: oddaję wszystko, co z tego mam, a statek się cofa
        }{ $moon-short-key ->
            [none] { "" }
           *[other] . Nie stać mnie na pole { $moon-short }
        }{ $moon-maybe-key ->
            [none] { "" }
           *[other] . Na polu { $moon-maybe } zależy to od tego, którą ładownię opróżnię
        }{ $moon-fights-key ->
            [none] { "" }
           *[other] . Na polu { $moon-fights } czeka walka
        }
       *[other] ładuję { $moon } { $moon ->
            [one] { $evening-one }
            [few] { $evening-few }
           *[many] { $evening-many }
        }{ $moon-amiss ->
            [0] { "" }
            [1] . Żadna ładownia nie jest pusta: najpierw wyrzucam całą zawartość jednej, najmniej sztuk: { $moon-lost }
           *[other] , ale żadna ładownia tego nie zmieści: nic się nie dzieje
        }
    }.
option-sail = pole { $n }: { $kind-key ->
    [port-royal] Port Royal
    [lair] kryjówka, { $treasure ->
        [0] splądrowana
       *[other] ze skarbem
    }
   *[other] { $kind }{ $price ->
        [0] , za darmo
       *[other] , płacę { $price } { $price ->
            [one] { $goods-one }
            [few] { $goods-few }
           *[many] { $goods-many }
        }{ $short ->
            [0] { "" }
           *[other] {" "}(braki!)
        }
    }
}
    .tip = { $kind-key ->
        [port-royal] W Port Royal nic się nie płaci i nikt nie walczy.
        [lair] W kryjówce nic się nie płaci. { $treasure ->
            [0] Skarbu już tu nie ma.
           *[other] Czeka tu karta skarbu, o ile przedtem nie dojdzie do walki; trzy z dwunastu są przeklęte.
        }
       *[other] { $price ->
            [0] Tym razem nic tu nie płacę.
           *[other] Płacę tu { $price } { $price ->
            [one] { $goods-one }
            [few] { $goods-few }
           *[many] { $goods-many }
        }.{ $short ->
                [0] { "" }
               *[other] {" "}Brakuje mi { $short }: tracę wszystko, co z tego mam, rzucam kością i statek się cofa.
            }
        }
    }{ $rivals ->
        [0] { "" }
        [one] {" "}Najpierw walczę, przeciwnik: { $whom }. Zwycięzca zabiera ładownię lub skarb albo oddaje klątwę.
       *[other] {" "}Najpierw walczę z jednym ze statków ({ $rivals }). Zwycięzca zabiera ładownię lub skarb albo oddaje klątwę.
    }
option-empty = wyrzucam { $amount } { $amount ->
            [one] { $lost-one }
            [few] { $lost-few }
           *[many] { $lost-many }
        }
    .tip = Wszystko z ładowni { $hold } przepada, a na to miejsce wchodzi nowy ładunek.
option-fill = { $n ->
    [5] zapełniam Szóstą ładownię
   *[other] zapełniam zwykłą ładownię
}
    .tip = { $n ->
        [5] Kto ukradnie kartę Szóstej ładowni, dostanie też to, co w niej leży.
       *[other] Szósta ładownia zostaje pusta na inny ładunek.
    }
option-give = { $n } z tej ładowni
    .tip = Do oddania zostało { $left }: { $n } z tej ładowni, reszta z następnych. Ładownia, która się opróżni, ma miejsce na ładunek.
option-attack = atakuję: { $whom }
    .tip = Do obrony { $whom } ma { $powder ->
        [0] zero prochu
       *[other] { $powder } { $powder ->
            [one] sztukę prochu
            [few] sztuki prochu
           *[many] sztuk prochu
        }
    }. Zwycięzca zabiera ładownię lub skarb albo oddaje klątwę.
option-spend = wydaję proch: { $n }
    .tip = Kość liczy się o { $added } więcej{ $defends ->
        [0] { "" }
       *[other] { $wins-key ->
            [none] , a wygrywa tylko gwiazda
           *[other] , a wygrywa { $wins } albo gwiazda
        }
    }. { $n ->
        [0] Zatrzymuję cały proch.
       *[other] Proch przepada bez względu na wynik rzutu.
    }
option-sabre = { $detail-key ->
    [keep] nie, zostawiam rzut
   *[reroll] tak, każę powtórzyć rzut ({ $whom })
}
    .tip = { $detail-key ->
        [keep] Walka toczy się dalej z tym wynikiem; Szabla z Saran zostaje na późniejszy rzut w tej walce.
       *[reroll] Kość walki (rzuca { $whom }) zostanie rzucona jeszcze raz i liczy się drugi wynik. W tej walce to jedyny raz.
    }
option-hold = { $overboard ->
    [0] zabieram { $amount } { $amount ->
            [one] { $goods-one }
            [few] { $goods-few }
           *[many] { $goods-many }
        }
   *[other] wyrzucam za burtę { $amount } { $amount ->
            [one] { $goods-one }
            [few] { $goods-few }
           *[many] { $goods-many }
        }
}
    .tip = { $overboard ->
        [0] Cała ładownia przechodzi na mój statek jako jeden ładunek.{ $lost ->
            [0] { "" }
           *[other] {" "}Nie mam pustej ładowni: najpierw wyrzucam zawartość jednej, najmniej sztuk: { $lost }, chyba że wszystkie mają to samo.
        }
       *[other] Statek Widmo zatrzymuje tylko dublony: { $whom } traci ten towar, a nikt go nie dostaje.
    }
option-card = zabieram { $detail-acc }
    .tip = { $detail-key ->
        [face-down] Los decyduje, który zakryty skarb dostanę ({ $whom }). Może być przeklęty.
        [morgans-map] Traci ją { $whom }. { thing-effect-morgans-map }
        [sarans-sabre] Traci ją { $whom }. { thing-effect-sarans-sabre }
        [lady-beth] Traci ją { $whom }. { thing-effect-lady-beth }
       *[sixth-hold] Traci ją { $whom }, razem z zawartością. { thing-effect-sixth-hold }
    }
option-curse = oddaję { $detail-acc }
    .tip = Jego punkty ujemne liczą się odtąd komu innemu ({ $whom }). Nie biorę ani towaru, ani skarbu.
option-nothing = niczego nie biorę
    .tip = { $whom } zachowuje towary i skarby, a ja swoje klątwy.
option-treasure = { $detail-key ->
    [take] biorę skarb
   *[leave] zostawiam go
}
    .tip = { $detail-key ->
        [take] Dobieram kartę skarbu: większość daje od 3 do 7 punktów albo pomaga statkowi, ale trzy z dwunastu są przeklęte.
       *[leave] Skarb czeka na następny statek, który tu trafi.
    }
option-ghost = { $detail-key ->
    [forward] { $die } do przodu
   *[backward] { $die } do tyłu
}
    .tip = Statek Widmo płynie { $ghost-where-key ->
        [start] do Port Royal
        [finish] do Port Royal
        [several] na jedno z pól { $ghost-to }, do wyboru
       *[other] na pole { $ghost-to }
    }.{ $ghost-fights-key ->
        [none] {" "}Nie ma tam z kim walczyć.
       *[other] {" "}Walczy z tym, kto stoi na polu { $ghost-fights }.
    }

## Co się stało

event-rolls = Runda { $round }. Kapitan { $who } rzuca: { $low } i { $high }.
event-places-dice = { $who } kładzie { $morning } na poranek ☀ i { $evening } na wieczór ☾.
event-reveals = { $who } odkrywa kartę: { $card }.
event-draws = { $who } dobiera kartę, żeby znów mieć pełną rękę.
event-draws-secret = { $who } dobiera kartę, żeby znów mieć pełną rękę: { $card }.
event-reshuffles = { $who } nie ma już czego dobierać i tasuje odrzucone karty: będą nową talią.
event-sails = { $who } tak, jak każe kość, płynie o { $steps } { $way-key ->
    [forward] do przodu
   *[backward] do tyłu
} { $space ->
    [0] do Port Royal
   *[other] na pole { $space }
}.
event-finishes = { $who } zamyka okrążenie! Gra kończy się z tą rundą.
event-loads = { $who } według karty i kości ładuje { $n } { $n ->
    [one] { $goods-one }
    [few] { $goods-few }
   *[many] { $goods-many }
} do ładowni { $hold }.
event-load-ignored = { $who } nic nie ładuje: wszystkie ładownie są już pełne { $goods-gen }.
event-throws-out = { $who } wyrzuca { $n } { $n ->
    [one] { $goods-one }
    [few] { $goods-few }
   *[many] { $goods-many }
} z ładowni { $hold }, żeby zrobić miejsce.
event-pays = { $who } płaci { $n } { $n ->
    [one] { $goods-one }
    [few] { $goods-few }
   *[many] { $goods-many }
} za { $goods-key ->
    [doubloon] port
   *[other] morze
} na polu { $space }.
event-shortage = Braki! { $who } ma zapłacić { $price } { $price ->
    [one] { $goods-one }
    [few] { $goods-few }
   *[many] { $goods-many }
} za pole { $space }, a { $n ->
    [0] nie ma nic
   *[other] ma i oddaje tylko { $n }
}.
event-shortage-roll = { $who } rzuca, wypada { $die ->
    [0] gwiazda
   *[other] { $die }, { $shape }
}: { $shape-key ->
    [circle] wstecz do najbliższego portu.
    [square] wstecz do najbliższego pola morza.
    [skull] wstecz do najbliższej kryjówki.
   *[star] statek stoi w miejscu.
}
event-falls-back = { $who } cofa się { $space ->
    [0] do Port Royal
   *[other] na pole { $space }
} z powodu braków, bez opłaty.
event-attacks = { $who } atakuje! Na polu { $space } broni się { $whom }.
event-spends-powder = { $who } zużywa { $n } { $n ->
    [one] sztukę prochu
    [few] sztuki prochu
   *[many] sztuk prochu
}.
event-rolls-for-ghost = { $who } bierze kość za Statek Widmo, bo nikt nim nie płynie.
event-fires = { $who } rzuca { $die }{ $powder ->
    [0] { "" }
   *[other] , zużyty proch: { $powder }
}{ $bonus ->
    [0] { "" }
   *[other] , Lady Beth dodaje { $bonus }
}; siła ognia { $fire }.
event-rolls-star = { $who } rzuca gwiazdę, a ona bije wszystko!
event-uses-sabre = { $who } używa Szabli z Saran: { $whom } ma rzut do powtórki.
event-fight-tied = { $who } i { $whom } mają równą siłę ognia: nic się nie dzieje.
event-wins-fight = { $who } ma większą siłę ognia i wygrywa walkę; przegrywa { $whom }.
event-steals-hold = Zwycięski łup: { $who } zabiera { $n } { $n ->
    [one] { $goods-one }
    [few] { $goods-few }
   *[many] { $goods-many }
}, traci { $n ->
    [one] { $goods-it }
   *[other] je
} { $whom }.
event-overboard = Zwycięża { $who }, ale nie ma z tego pożytku i wyrzuca za burtę { $n } { $n ->
    [one] { $goods-one }
    [few] { $goods-few }
   *[many] { $goods-many }
}, traci { $n ->
    [one] { $goods-it }
   *[other] je
} { $whom }.
event-steals-item = Zwycięski łup: { $who } zabiera { $item-acc }, traci ją { $whom }.
event-steals-face-down = Zwycięski łup: { $who } zabiera zakryty skarb, traci go { $whom }.
event-steals-face-down-secret = Zwycięski łup: { $who } zabiera zakryty skarb, traci go { $whom }. To { $card }.
event-gives-curse = Po zwycięstwie { $who } pozbywa się przeklętego skarbu; dostaje go { $whom }.
event-gives-curse-secret = Po zwycięstwie { $who } oddaje { $card-acc }; dostaje go { $whom }.
event-takes-nothing = { $who } zwycięża, ale nic nie zabiera; { $whom } może odetchnąć.
event-finds-item = { $who } ma w skarbie { $item-acc }, a że pomaga od razu, leży odkryta.
event-takes-treasure = { $who } plądruje kryjówkę na polu { $space } i zatrzymuje zakryty skarb.
event-takes-treasure-secret = { $who } plądruje kryjówkę na polu { $space }: { $card }.
event-leaves-treasure = { $who } zostawia skarb na polu { $space }.
event-scores = Wynik końcowy, { $who }: pozycja { $position ->
    [-5] −5
   *[other] { $position }
}, dublony { $doubloons }, skarby { $treasures }, klątwy { $curses ->
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-9] −9
   *[other] { $curses }
}.

## Scena: rzeczy na stole i to, co się mówi, gdy ktoś je wskaże

thing-board = Wyspa i szlak wyścigu dookoła niej
thing-port-royal = Port Royal
thing-port-royal-hint = Start i meta. Tu nic się nie płaci i nikt nie walczy; statek, który zamknie okrążenie, dostaje { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
thing-port = Pole { $n }: port, { $price } { $price ->
    [one] dublon
    [few] dublony
   *[many] dublonów
}
thing-port-hint = Kto tu kończy ruch, płaci { $price } { $price ->
    [one] dublona
    [few] dublony
   *[many] dublonów
}. Na koniec gry to miejsce daje { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
thing-sea = Pole { $n }: pełne morze, prowiant: { $price }
thing-sea-hint = Kto tu kończy ruch, płaci { $price } { $price ->
    [one] sztukę
    [few] sztuki
   *[many] sztuk
} prowiantu, po jednej za każdy biały kwadrat. Na koniec gry to miejsce daje { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
thing-lair = Pole { $n }: kryjówka piratów, { $treasure ->
    [0] splądrowana
   *[other] ze skarbem
}
thing-lair-hint = { $treasure ->
    [0] Tu nic się nie płaci i nic już nie ma do znalezienia.
   *[other] Tu nic się nie płaci, a pierwszy statek, który skończy tu ruch, zabiera skarb… albo klątwę.
} Na koniec gry to miejsce daje { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
thing-ship = Statek: { $whom }
thing-ship-hint = { $whom }: { $lap ->
    [0] pole { $space }
    [1] już na mecie
   *[other] za linią startu, pole { $space }
}. Na pokładzie: dublony { $doubloon }, prowiant { $food }, proch { $powder }.
thing-chest = Skrzynia nawigacyjna
thing-die-free = Kość { $n }, jeszcze bez miejsca
thing-die-free-hint = Kapitan kładzie jedną kość na poranek, drugą na wieczór. W tej rundzie obowiązuje to wszystkich.
thing-die-morning = ☀ Poranek: { $n }
thing-die-morning-hint = Tej kości używa poranna akcja każdego statku: o tyle pól się płynie albo tyle się ładuje.
thing-die-evening = ☾ Wieczór: { $n }
thing-die-evening-hint = Tej kości używa wieczorna akcja każdego statku, gdy jego poranek już się skończy.
thing-captain = Kapitan: { $whom }
thing-captain-hint = Kapitan rzuca kośćmi, rozkłada je i zaczyna; w następnej rundzie kompas wędruje dalej.
thing-pile = Skarby

thing-hand = Twoje karty
thing-hand-of = Karty na ręce: { $whom }
thing-chosen = Karta tej rundy
thing-chosen-card = Zakryta karta
thing-chosen-hint = Zagrasz tę kartę, gdy przyjdzie twoja kolej; do tego czasu znasz ją tylko ty.
thing-discard = Zagrane karty
thing-corner-morning = { $n ->
    [0] ☀
   *[other] ☀ { $n }
}
thing-corner-evening = { $n ->
    [0] ☾
   *[other] ☾ { $n }
}
thing-morning = Poranek: { $what-key ->
    [forward] płyniesz o { $n } naprzód
    [backward] płyniesz o { $n } wstecz
   *[other] ładujesz { $n } { $n ->
        [one] { $what-one }
        [few] { $what-few }
       *[many] { $what-many }
    }
}
thing-evening = Wieczór: { $what-key ->
    [forward] płyniesz o { $n } naprzód
    [backward] płyniesz o { $n } wstecz
   *[other] ładujesz { $n } { $n ->
        [one] { $what-one }
        [few] { $what-few }
       *[many] { $what-many }
    }
}
thing-treasures = Skarby i przedmioty
thing-treasure = Skarb
thing-curse = Klątwa
thing-worth = Na koniec gry: { $points ->
    [-2] −2 punkty
    [-3] −3 punkty
    [-4] −4 punkty
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
thing-secret = Ta karta jest zakryta: inni widzą tylko jej grzbiet.
thing-unknown = Zakryty skarb
thing-unknown-hint = Zwykle wart od 3 do 7 punktów, ale bywa przeklęty i zabiera od 2 do 4; wie tylko ten, kto go miał.
thing-cursed = Przeklęty skarb
thing-cursed-hint = Wszyscy widzieli, jak zmieniał właściciela: na koniec zabierze od 2 do 4 punktów.
thing-effect-morgans-map = Trzymasz na ręce 4 karty zamiast 3.
thing-effect-sarans-sabre = Raz w każdej walce możesz zarządzić powtórkę jednego rzutu, swojego lub przeciwnika, nawet gwiazdy.
thing-effect-lady-beth = +2 do twojej kości w każdej walce.
thing-effect-sixth-hold = Szósta ładownia. Kto ukradnie tę kartę, bierze ją razem z zawartością.

thing-hold = { $sixth ->
    [0] Ładownia { $hold }
   *[other] Szósta ładownia
}: { $goods }, { $n }
thing-hold-empty = { $sixth ->
    [0] Ładownia { $hold }: pusta
   *[other] Szósta ładownia: pusta
}
thing-hold-hint = Ładunek trafia w całości do pustej ładowni; do zajętej nigdy się nie dokłada.
thing-use-doubloon = Dublonami płaci się w portach, a każdy, który zostanie, to punkt na koniec.
thing-use-food = Prowiantem płaci się na morzu: jedna sztuka za każdy biały kwadrat.
thing-use-powder = Każda sztuka prochu zużyta w walce dodaje jeden do wyniku kości.
thing-points = Miejsce na szlaku: { $points ->
    [-5] −5 punktów
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
thing-points-hint = Tyle dałoby miejsce statku, gdyby gra skończyła się teraz.
thing-cards = Na ręce: { $n }, w talii: { $deck }
thing-acts-morning = { $whom }: akcja poranna
thing-acts-evening = { $whom }: akcja wieczorna
thing-home = Na mecie: okrążenie zamknięte
thing-behind = Za linią startu: całe okrążenie jeszcze przed dziobem

thing-attacker = Atakuje: { $whom }
thing-defender = Broni się: { $whom }
thing-powder = Proch na pokładzie: { $n }
thing-added = Dodane do kości: { $n }
thing-added-hint = Proch zużyty przy tym rzucie i premia Lady Beth, jeśli pomogła.
thing-star = Gwiazda: bije wszystko
thing-combat-die = Kość walki: { $n }
thing-shortage-die = Braki w zasobach, kość walki: { $shape }
thing-shortage-die-hint = Po brakach rzuca się kością walki: { $shape-key ->
    [circle] koło cofa statek do najbliższego portu.
    [square] kwadrat cofa statek na najbliższe pole morza.
    [skull] czaszka cofa statek do najbliższej kryjówki.
   *[star] gwiazda zostawia statek w miejscu.
}
thing-fight-attack = Atakujący zużywa proch i rzuca: kość i proch razem to siła ognia.
thing-fight-defence = Obrońca potrzebuje więcej niż { $fire } albo gwiazdy.

## Pierwsza gra z przewodnikiem: o co chodzi i o czym warto pomyśleć

coach-place-dice = Dowodzisz: jedna kość to poranek wszystkich, druga to ich wieczór. Spójrz na swoje karty i połóż większą liczbę tam, gdzie chcesz daleko popłynąć albo dużo załadować.
coach-choose-card = Każda karta ma połowę poranną ☀ i wieczorną ☾, a ty wykonujesz obie, z kośćmi tak, jak leżą. Pole, na którym kończysz ruch, ma swoją cenę, więc szukaj karty, która zaprowadzi cię tam, gdzie stać cię na postój.
coach-route = Szlak się rozwidla i to ty wybierasz, gdzie skończysz ruch. Kanał jest krótszy, ale jego pola kosztują dużo prowiantu; na długiej drodze czekają kryjówki ze skarbami.
coach-fall-back = Zabrakło na opłatę, więc statek się cofa, a drogi są dwie. Tam, gdzie staniesz, nic się nie płaci, dlatego kryjówka ze skarbem to całkiem dobra przystań.
coach-empty-hold = Nowy ładunek potrzebuje pustej ładowni, a ty takiej nie masz: wszystko z wybranej ładowni przepada. Pozbądź się tego, co na najbliższych polach przyda się najmniej.
coach-fill-hold = Szósta ładownia jest pusta i jakaś zwykła też: wybierz, dokąd trafi ładunek. Pamiętaj, że kto ukradnie Szóstą ładownię, weźmie ją z zawartością.
coach-pay = To, czym płacisz, leży w kilku ładowniach i ty decydujesz, z której ubędzie. Ładownia opróżniona do dna to miejsce na następny ładunek.
coach-pay-powder = Twój proch leży w kilku ładowniach i ty decydujesz, z której ubędzie. Opróżnij najpierw tę małą, a zyskasz miejsce na następny ładunek.
coach-attack = Na tym polu stoi kilka statków i z jednym musisz walczyć. Wybierz taki, który ma mało prochu i coś, co warto ukraść.
coach-spend-powder = Każda sztuka prochu dodaje jeden do twojej kości i przepada, cokolwiek się stanie. Gwiazda wygrywa od razu, więc nawet bez prochu nie wszystko stracone.
coach-sabre = Szabla z Saran każe powtórzyć jeden rzut w tej walce, a drugi wynik jest ostateczny. Użyj jej, gdy przeciwnik rzucił dobrze albo gdy tobie poszło źle.
coach-loot = Walka wygrana: zabierz zawartość jednej ładowni albo jeden skarb, albo pozbądź się klątwy. Dublony to punkty na koniec, a prowiant i proch pozwalają płynąć dalej.
coach-treasure = Zniosło cię do kryjówki; możesz zabrać jej skarb albo go zostawić. Większość skarbów to dobra rzecz, ale trzy z dwunastu są przeklęte.
coach-ghost-direction = Dowodzisz, więc to ty sterujesz Statkiem Widmo, a on walczy z każdym, kogo spotka. Poślij go tam, gdzie złupi innych albo sprzątnie im skarb sprzed nosa.

## Co każdy powinien zobaczyć: tytuły

highlight-fight = Walka na morzu
highlight-finish = { $who } jest w domu

aspect-course = pozycja na trasie
aspect-doubloons = dublony
aspect-food = prowiant
aspect-powder = proch
aspect-treasures = skarby
temper-bold = śmiały
temper-careful = ostrożny
