### Co mówi po polsku Klątwa czarnych kości.

game-title = Klątwa czarnych kości
setting-ship = Nasz okręt
setting-ship-hint = Który z dwóch okrętów należy do załogi; drugim płynie wróg.
setting-ship-black-sails = Ten o czarnych żaglach
setting-ship-red-sails = Ten o czerwonych żaglach
setting-expedition = Wyprawa
setting-expedition-hint = Po co płynie załoga, z czym walczy i jak może razem przegrać. Na początek najlepsza jest pierwsza.
setting-expedition-treasure-island = I · Skarb wyspy piratów
setting-expedition-kraken = II · Polowanie na Krakena
setting-expedition-armada = III · Hiszpańska Armada
setting-expedition-dutchman = IV · Latający Holender

ending-treasure = Skarb wyspy piratów jest na pokładzie, co do monety.
ending-kraken = Kraken nie żyje.
ending-armada = Hiszpańska Armada leży na dnie morza.
ending-dutchman = Latający Holender znalazł spokój.
ending-sunk = Okręt poszedł na dno z całą załogą: nikt nie wygrywa.
ending-no-crew = Ostatni pirat wypadł za burtę, a okręt bez załogi nigdzie nie popłynie: nikt nie wygrywa.
part-threes = Złoto warte 3
part-fours = Złoto warte 4
part-fives = Złoto warte 5
part-lost = Stracone na morzu
figure-home = Wyprawy zakończone powrotem
figure-rounds = Rundy
figure-damage = Obrażenia okrętu
figure-enemy-damage = Obrażenia wroga
figure-tokens = Żetony przywołania i mapy
figure-overboard = Piraci za burtą
figure-gold = Wartość złota gracza
figure-lead = Przewaga najbogatszego
figure-given-up = Oddane żetony złota
kind-title = Tytuły na koniec
name-captain = kapitan

## Nazwy; `acc`, `gen` i `loc` to inne przypadki

name-anchor = kotwica
    .acc = kotwicę
    .gen = kotwicy
    .loc = kotwicy
name-barrel = beczka
    .acc = beczkę
    .gen = beczki
    .loc = beczce
name-weapon = broń
    .acc = broń
    .gen = broni
    .loc = broni
name-map = mapa
    .acc = mapę
    .gen = mapy
    .loc = mapie
name-ship = okręt
    .acc = okręt
    .gen = okrętu
    .loc = okręcie
name-flag = flaga
    .acc = flagę
    .gen = flagi
    .loc = fladze

name-overboard = Za burtę z nim!
name-true-shot = Celny strzał
name-go-about = Zwrot przez rufę!
name-to-the-sails = Załoga do żagli!
name-change-course = Zmiana kursu
name-storm = Sztorm
name-keelhaul = Przeciąganie pod kilem
name-boarding = Do abordażu!
name-sea-wolf = wilk morski

name-treasure-island = wyspa piratów
    .gen = wyspy piratów
name-kraken = Kraken
    .gen = Krakena
name-armada = Armada
    .gen = Armady
name-dutchman = Latający Holender
    .gen = Latającego Holendra
name-red = czerwony
name-brown = brązowy
name-blue = niebieski
name-green = zielony

## Plansza

board-title = { $where-key ->
    [treasure-island] Skarb wyspy piratów
    [kraken] Polowanie na Krakena
    [armada] Hiszpańska Armada
   *[dutchman] Latający Holender
}
board-banner = { $where-key ->
    [treasure-island] Wyspa piratów
    [kraken] Łowy na Krakena
    [armada] Hiszpańska Armada
   *[dutchman] Latający Holender
}
board-adventure = { $number } { $adventure }
board-round = Runda { $round }
board-roll = Rzut: { $whom }
board-settlement = Rozliczenie
board-black = czarne
board-crew = załoga
board-missing = brakuje
board-pays = nagroda
board-costs = kara
board-open = wolne:
board-aside = odłożone:
board-faceless = wróciły do ręki: { $n }
board-captain = kapitan
board-pardon = ułaskawienie
board-rum = rum
board-gold = złoto
board-dice = kości
board-ship = Okręt
board-enemy = { $where-key ->
    [kraken] Kraken
    [armada] Armada
   *[dutchman] Holender
}
board-tokens = { $token-key ->
    [summoning] przywołania
   *[map] mapy
} { $n }/{ $most }
board-pool = złoto { $n }
board-supply = rum { $n }
board-left = kości załogi do położenia: { $n }, brakuje: { $needed }
board-pirates = Piraci
board-overboard = za burtą
board-worth = wartość { $n }
board-next = W następnej rundzie: { $what-key ->
    [more-black] więcej czarnych kości
    [fewer-black] mniej czarnych kości
    [lose-die] każdy o kość mniej
   *[more-dice] każdy o kość więcej
}
board-faces = { $symbol } ×{ $n }
short-reward = { $reward-key ->
    [move-die] ruch kości
    [rum] rum { $rum }/{ $others }
    [gold] złoto { $gold }
    [token] { $gold ->
        [0] mapa
       *[other] złoto 1, ♆
    }
    [unlock] droga
    [fewer-black] −{ $fewer } czarne
    [enemy-damage] { $gold ->
        [0] trafienie
       *[other] złoto { $gold }, ✖
    }
   *[none] –
}
short-penalty = { $penalty-key ->
    [crew-overboard] za burtę
    [more-black] +{ $amount } czar.
    [rum-on-pirates] rum { $amount } ☹
    [damage] −{ $amount } kadłub
    [lose-die] −1 kość
    [lose-gold] −{ $amount }/{ $rest } złota
   *[none] –
}

## Pytania

prompt-reroll = Te kości nie pokazują nic aktywnego. Możesz nimi rzucić jeszcze raz, nic to nie kosztuje: którymi?
prompt-act = { $open ->
    [0] Żadnej kości nie da się teraz położyć. Co robisz?
   *[other] Twoja tura: który symbol kładziesz?
}
prompt-shot = Celny strzał: na jaką przygodę obracasz kość?
prompt-turn = Zwrot przez rufę! Którą kość odwracasz?
prompt-swap = Zmiana kursu: które dwa rzędy czarnych kości zamieniasz miejscami?
prompt-storm = Sztorm: którym rzędem czarnych kości rzucamy jeszcze raz?
prompt-keelhaul = Przeciąganie pod kilem: od której przygody kości wracają do właścicieli?
prompt-board = Do abordażu! Czyją kość przesuwasz i skąd?
prompt-board-to = Do abordażu! Dokąd trafia kość spod { $from-gen }? Właściciel: { $whom }.
prompt-anchor = Przygoda z kotwicą się udała, a ostatnia kość przy niej jest twoja. Przesuwasz jedną ze swoich?
prompt-pardon = Porażka, { $adventure }: { $penalty-key ->
    [crew-overboard] pirat wyleciałby za burtę
    [more-black] w następnej rundzie byłoby więcej czarnych kości
    [rum-on-pirates] piraci dostaliby { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } rumu
    [damage] okręt dostałby { $n } { $n ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }
    [lose-die] każdy straciłby na rundę jedną kość
    [excess] rzucono by nadwyżką: { $n ->
        [one] jedną czarną kością
       *[other] { $n } czarnymi kośćmi
    }
   *[lose-gold] wszyscy straciliby złoto
}. Pomijasz tę karę?
prompt-overboard = Kapitanie, porażka: { $adventure }. Który pirat leci za burtę?
prompt-pour = Kapitanie, porażka: { $adventure }. Żetony rumu do rozdania: { $left }. Który pirat dostaje następny?
prompt-lose-gold = Porażka: mapa. Które złoto oddajesz?

## Odpowiedzi

placing-standing = { $short ->
    [0] uda się
   *[other] { $certain ->
        [0] brakuje { $short }
       *[other] przepada
    }
}{ $sinks ->
    [0] { "" }
   *[other] , okręt zatonie!
}
placing-tip = { $short ->
    [0] Uda się, { $detail }{ $surplus ->
        [0] { "" }
       *[other] {" "}(zapas { $surplus })
    }{ $reward-key ->
        [none] { "" }
       *[other] :{" "}
    }{ $reward-key ->
        [move-die] kto ostatni tam położył kość, może przesunąć jedną ze swoich
        [rum] rum dla każdego, kto ma tam kość: { $rum }, dla pozostałych: { $others }
        [gold] złoto dla każdego, kto ma tam kość: { $gold }
        [token] { $gold ->
            [0] załoga znajduje mapę
           *[other] złoto dla każdego, kto ma tam kość: { $gold }, i żeton przywołania
        }
        [unlock] droga do Armady jest otwarta
        [fewer-black] w następnej rundzie mniej czarnych kości: { $fewer }
        [enemy-damage] { $where-key ->
            [kraken] Kraken dostaje trafienie
            [armada] jeśli droga jest otwarta, złoto dla każdego, kto ma tam kość: { $gold }, i trafienie w Armadę
           *[dutchman] złoto dla każdego, kto ma tam kość: { $gold }{ $surplus ->
                [0] , ale bez trafienia w Holendra: do niego trzeba o kość więcej
               *[other] , i trafienie w Holendra
            }
        }
       *[none] { "" }
    }.
   *[other] { $certain ->
        [0] Jeszcze brakuje (symbol: { $detail }): { $short }. Inaczej
       *[other] Nie wystarczy wszystkich kości, które zostały, { $detail } przepada:
    } { $penalty-key ->
        [crew-overboard] pirat wylatuje za burtę
        [more-black] w następnej rundzie dojdą czarne kości: { $amount }
        [rum-on-pirates] kapitan rozdaje piratom rum: { $amount }
        [damage] okręt dostaje obrażenia: { $amount }
        [lose-die] każdy ma w następnej rundzie o kość mniej
        [lose-gold] kto ma tam kość, traci złoto: { $amount }, pozostali: { $rest }
       *[none] rzucamy nadwyżką czarnych kości
    }.
}{ $doomed ->
    [0] { "" }
    [one] {" "}Kości, które wtedy zostaną, to za mało na { $doom-acc }.
   *[other] {" "}Kości, które wtedy zostaną, to za mało na { $doom-acc } i nie tylko.
}{ $sinks ->
    [0] { "" }
   *[other] {" "}Okręt wtedy zatonie, a gra jest przegrana.
}
option-keep = zostawiam, jak jest
    .tip = Żadnej z tych kości teraz nie przerzucam.
option-reroll = przerzucam { $count }: { $faces }
    .tip = Te kości nie pokazują nic aktywnego. Rzucam nimi jeszcze raz za darmo, pozostałe zostają.
option-place = { $count } na { $detail-acc }: { placing-standing }
    .tip = { placing-tip }
option-shot = { $count } na { $detail-acc }: { placing-standing }
    .tip = { placing-tip }
option-to = na { $detail-acc }: { placing-standing }
    .tip = { placing-tip }
option-move = na { $detail-acc }: { placing-standing }
    .tip = { placing-tip }
option-stay = nie, zostawiam wszystkie
    .tip = Żadnej kości nie przesuwam; nagroda za kotwicę przepada.
option-end = kończę turę
    .tip = Żadnej z moich wolnych kości nie da się położyć. Tura przechodzi dalej, a rum mi zostaje.
option-rum = piję rum i przerzucam { $count }
    .tip = Oddaję żeton rumu i zostaje mi { $after }. Rzucam jeszcze raz { $count ->
        [one] wolną kością
       *[other] wszystkimi { $count } wolnymi kośćmi
    }.
option-pay = opłacam: { $detail }
    .tip = { $detail-key ->
        [overboard] { thing-does-overboard }
        [true-shot] { thing-does-true-shot }
        [go-about] { thing-does-go-about }
        [to-the-sails] { thing-does-to-the-sails }
        [change-course] { thing-does-change-course }
        [storm] { thing-does-storm }
        [keelhaul] { thing-does-keelhaul }
       *[boarding] { thing-does-boarding }
    } Kosztuje mnie to żeton rumu, a pirat ma wtedy { $after } z { $limit }, ile może wypić{ $drunk ->
        [0] { "" }
       *[other] , i jest pijany: nikt go już nie opłaci
    }.
option-unblock = płacę { $worth } złota, załoga trzeźwieje
    .tip = Oddaję żeton złota o wartości { $worth }. Z piratów znika cały rum ({ $rum }) i znów można opłacić każdego.
option-turn = odwracam: { $detail } na { $to-acc }
    .tip = Jedna wolna kość z symbolem { $detail } pokazuje odtąd symbol { $to }.
option-swap = zamieniam { $detail-acc } i { $detail2-acc }
    .tip = Czarne kości po zamianie: { $detail } { $one-black }{ $one-short ->
        [0] { "" }
       *[other] {" "}(brakuje { $one-short })
    }, { $detail2 } { $two-black }{ $two-short ->
        [0] { "" }
       *[other] {" "}(brakuje { $two-short })
    }.
option-storm = rzucam czarnymi kośćmi: { $detail }
    .tip = Rzucam jeszcze raz { $count ->
        [one] jedną czarną kością
       *[other] czarnymi kośćmi ({ $count })
    }, a każda idzie tam, gdzie wskaże nowy symbol.
option-keelhaul = zdejmuję kości: { $detail }
    .tip = Do właścicieli { $count ->
        [one] wraca jedna kość
        [few] wracają { $count } kości
       *[other] wraca { $count } kości
    }; każdy rzuca nimi i kładzie je od nowa.
option-board = { $whom }: jedna spod { $adventure-gen }
    .tip = Zaraz wybiorę, dokąd ta kość trafi.{ $short ->
        [0] { "" }
       *[other] {" "}Zabraknie wtedy ({ $adventure }): { $short }.
    }
option-pardon = tak, pomijam karę
    .tip = Tej kary nie będzie. W tej rundzie można pominąć tylko jedną.
option-bear = nie, przyjmuję karę
    .tip = Kara zostaje, a w tej rundzie można jeszcze pominąć późniejszą.
option-overboard = wyrzucam za burtę: { $detail }
    .tip = Pirat znika do końca gry, a z nim to, co potrafi: { $detail-key ->
        [overboard] { thing-does-overboard }
        [true-shot] { thing-does-true-shot }
        [go-about] { thing-does-go-about }
        [to-the-sails] { thing-does-to-the-sails }
        [change-course] { thing-does-change-course }
        [storm] { thing-does-storm }
        [keelhaul] { thing-does-keelhaul }
       *[boarding] { thing-does-boarding }
    }
option-pour = daję rum: { $detail }
    .tip = Pirat ma wtedy { $after } z { $limit } żetonów rumu, które może wypić{ $drunk ->
        [0] { "" }
       *[other] , i jest pijany: nikt go już nie opłaci
    }.
collect-pour = Nalewam rumu: { $count }
option-lose = oddaję { $count ->
    [one] złoto: { $tokens }
   *[other] żetony złota: { $tokens }
}
    .tip = Tracę złoto warte { $worth }; tyle samo liczyłoby się na koniec.

## Co się stało

event-round = Runda { $round }: czarne kości: { $black }, kości każdego gracza: { $dice }.
event-duel = { $what-key ->
    [captain] Pojedynek o szablę kapitana.
   *[sea-wolf] Pojedynek o złoto wilka morskiego.
}
event-duels = { $who } rzuca: { $symbol }.
event-captain = { $why-key ->
    [most] Najwięcej kości w lewej połowie
   *[duel] Wygrany pojedynek
}: kapitanem zostaje { $who }.
event-stays-captain = Nikt nie ma kości w lewej połowie, więc kapitanem pozostaje { $who }.
event-sets-in-advance = Tak każe wyprawa: kapitan { $who } przed rzutem stawia czarną kość przy { $adventure-loc }.
event-curse-rolls = Klątwa rzuca { $n ->
    [one] jedną kością
   *[other] { $n } kośćmi
}{ $anchor ->
    [0] { "" }
   *[other] {" "}· kotwica ×{ $anchor }
}{ $barrel ->
    [0] { "" }
   *[other] {" "}· beczka ×{ $barrel }
}{ $weapon ->
    [0] { "" }
   *[other] {" "}· broń ×{ $weapon }
}{ $map ->
    [0] { "" }
   *[other] {" "}· mapa ×{ $map }
}{ $ship ->
    [0] { "" }
   *[other] {" "}· okręt ×{ $ship }
}{ $flag ->
    [0] { "" }
   *[other] {" "}· flaga ×{ $flag }
}.
event-curse-again = Zablokowane symbole, drugi rzut { $n ->
    [one] jedną kością
   *[other] { $n } kośćmi
}{ $anchor ->
    [0] { "" }
   *[other] {" "}· kotwica ×{ $anchor }
}{ $barrel ->
    [0] { "" }
   *[other] {" "}· beczka ×{ $barrel }
}{ $weapon ->
    [0] { "" }
   *[other] {" "}· broń ×{ $weapon }
}{ $map ->
    [0] { "" }
   *[other] {" "}· mapa ×{ $map }
}{ $ship ->
    [0] { "" }
   *[other] {" "}· okręt ×{ $ship }
}{ $flag ->
    [0] { "" }
   *[other] {" "}· flaga ×{ $flag }
}.
event-curse-aside = { $n ->
    [one] Jedna czarna kość, dwa razy zablokowana, jest odłożona
    [few] { $n } czarne kości, dwa razy zablokowane, są odłożone
   *[other] { $n } czarnych kości, dwa razy zablokowanych, jest odłożonych
} do końca rundy.
event-curse-redirected = Blokada ({ $from }): { $n ->
    [one] jedna czarna kość przechodzi
    [few] { $n } czarne kości przechodzą
   *[other] { $n } czarnych kości przechodzi
} na { $to-acc }.
event-rolls = { $who } rzuca { $n ->
    [one] jedną kością
   *[other] { $n } kośćmi
}{ $anchor ->
    [0] { "" }
   *[other] {" "}· kotwica ×{ $anchor }
}{ $barrel ->
    [0] { "" }
   *[other] {" "}· beczka ×{ $barrel }
}{ $weapon ->
    [0] { "" }
   *[other] {" "}· broń ×{ $weapon }
}{ $map ->
    [0] { "" }
   *[other] {" "}· mapa ×{ $map }
}{ $ship ->
    [0] { "" }
   *[other] {" "}· okręt ×{ $ship }
}{ $flag ->
    [0] { "" }
   *[other] {" "}· flaga ×{ $flag }
}.
event-rerolls = { $who } przerzuca { $n ->
    [one] jedną kość
   *[other] { $n } kości
}{ $anchor ->
    [0] { "" }
   *[other] {" "}· kotwica ×{ $anchor }
}{ $barrel ->
    [0] { "" }
   *[other] {" "}· beczka ×{ $barrel }
}{ $weapon ->
    [0] { "" }
   *[other] {" "}· broń ×{ $weapon }
}{ $map ->
    [0] { "" }
   *[other] {" "}· mapa ×{ $map }
}{ $ship ->
    [0] { "" }
   *[other] {" "}· okręt ×{ $ship }
}{ $flag ->
    [0] { "" }
   *[other] {" "}· flaga ×{ $flag }
}.
event-sets-aside = { $who } odkłada { $n ->
    [one] kość
   *[other] { $n } kości
}, bo znów nie wypadło nic aktywnego.
event-drinks = { $who } pije rum i rzuca jeszcze raz.
event-pays = { $who } opłaca pirata „{ $pirate }”.
event-unblocks = { $who } oddaje złoto, więc załoga znów jest trzeźwa.
event-places = { $who } kładzie { $n ->
    [one] kość
   *[other] { $n } kości
} przy { $adventure-loc }.
event-cannot-place = { $who } nie ma kości do żadnej aktywnej przygody, więc nic nie kładzie.
event-shoots = { $who } obraca kość na { $adventure-acc }.
event-turns-die = { $who } odwraca kość: { $from } → { $to }.
event-sails = { $who } posyła załogę do żagli: w następnej rundzie każdy ma o kość więcej.
event-swaps = { $who } zmienia kurs: czarne kości zamieniają się miejscami ({ $adventure } i { $other }).
event-storms = { $who } ściąga sztorm ({ $adventure }): { $n ->
    [one] jedna czarna kość
    [few] { $n } czarne kości
   *[other] { $n } czarnych kości
} do ponownego rzutu.
event-keelhauls = { $who } przeciąga pod kilem ({ $adventure }): { $n ->
    [one] jedna kość wraca do właściciela
    [few] { $n } kości wracają do właścicieli
   *[other] { $n } kości wraca do właścicieli
}.
event-boards = { $who } przesuwa kość spod { $from-gen } na { $to-acc }; jej właściciel: { $whom }.
event-goes-overboard = { $why-key ->
    [pardon] Za pominięcie kary
   *[penalty] Kara:
} { $who } wyrzuca za burtę pirata „{ $pirate }”.
event-pardon-won = Za pirata za burtą { $who } może w tej rundzie pominąć jedną karę.
event-becalmed = Żadna przygoda nie jest już aktywna: kości się więcej nie kładzie.
event-succeeds = ✓ Udane: { $adventure }, kości załogi { $dice }, czarne { $black }.
event-fails = ✗ Porażka: { $adventure }, kości załogi { $dice }, czarne { $black }.
event-moves-die = { $who } przesuwa kość spod kotwicy na { $adventure-acc }.
event-takes-rum = Nagroda za { $adventure-acc }: { $who } bierze { $n } { $n ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} rumu.
event-draws-gold = { $why-key ->
    [sea-wolf] Należność wilka morskiego
   *[other] Nagroda za { $why-acc }
}: { $who } pobiera złoto: { $n }.
event-draws-gold-secret = { $why-key ->
    [sea-wolf] Należność wilka morskiego
   *[other] Nagroda za { $why-acc }
}: { $who } pobiera złoto: { $n }{ $threes ->
    [0] { "" }
   *[other] {" "}· trójki ×{ $threes }
}{ $fours ->
    [0] { "" }
   *[other] {" "}· czwórki ×{ $fours }
}{ $fives ->
    [0] { "" }
   *[other] {" "}· piątki ×{ $fives }
}.
event-pool-empty = Złoto się skończyło, więc nie każdy dostał całą nagrodę.
event-token = { $token-key ->
    [summoning] Nagroda: załoga zdobywa żeton przywołania, { $n } z 2.{ $n ->
        [2] {" "}W następnej rundzie zjawi się Kraken!
       *[other] { "" }
    }
   *[map] Nagroda: załoga zdobywa mapę, { $n } z 2.{ $n ->
        [2] {" "}W następnej rundzie dopadniecie Holendra!
       *[other] { "" }
    }
}
event-unlocks = Nagroda: w tej rundzie droga do Armady jest otwarta.
event-fewer-black = Nagroda: w następnej rundzie o { $n } czarne kości mniej.
event-hits-enemy = Nagroda: trafienie! { $enemy }: obrażenia { $n } z 3.
event-not-unlocked = Beczka się nie udała, więc Armada jest poza zasięgiem: ani złota, ani trafienia.
event-no-majority = Kości jest po równo, więc jest złoto, ale Holender bez szwanku.
event-pardons = { $who } pomija { $penalty-key ->
    [excess] rzut nadwyżką
   *[other] karę
}: { $adventure }.
event-more-black = Kara: w następnej rundzie o { $n } { $n ->
    [one] czarną kość
    [few] czarne kości
   *[other] czarnych kości
} więcej.
event-pours = Kara: kapitan { $who } dolewa rumu: pije pirat „{ $pirate }”.
event-damages = Kara: okręt obrywa, { $n } { $n ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}: razem { $total } z 3.
event-loses-die = Kara: w następnej rundzie każdy ma o kość mniej.
event-loses-gold = Za karę { $who } oddaje złoto: { $n }.
event-excess = Nadwyżka ({ $adventure }): rzut { $n ->
    [one] jedną czarną kością
   *[other] { $n } czarnymi kośćmi
}.
event-excess-stays = Czarna kość spod { $adventure-gen }: wypada { $rolled }, zostaje na miejscu.
event-excess-again = Czarna kość: wypada zablokowany symbol ({ $first }), drugi rzut: { $rolled }.
event-excess-joins = Czarna kość dryfuje spod { $adventure-gen } na { $to-acc }.
event-excess-aside = Czarna kość spod { $adventure-gen }: wypada { $rolled }, gdzie nie ma czarnych kości, więc zostaje odłożona.
event-excess-blocked = Czarna kość spod { $adventure-gen } jest dwa razy zablokowana i zostaje odłożona.
event-sea-wolf = { $why-key ->
    [most] Najwięcej kości w prawej połowie
   *[duel] Wygrany pojedynek
}: wilkiem morskim zostaje { $who }. Jeszcze jedna złota moneta!
event-sinks = Trzeci cios: okręt tonie!
event-crew-lost = Ostatni pirat za burtą!
event-comes-home = { $expedition-key ->
    [treasure-island] Skarb zdobyty: załoga wraca do domu.
    [kraken] Kraken nie żyje: załoga wraca do domu.
    [armada] Armada zatopiona: załoga wraca do domu.
   *[dutchman] Holender odnalazł spokój: załoga wraca do domu.
}
event-shows = Na koniec { $who } pokazuje złoto: { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[other] żetonów
}, wartość { $gold }.
event-wins = Najwięcej złota ma { $who } i wygrywa.

## Scena: rzeczy na stole i to, co się mówi, gdy ktoś je wskaże

thing-board = Kafel wyprawy z sześcioma przygodami
thing-expedition = { board-title }
thing-goal = { $where-key ->
    [treasure-island] Wróćcie z pustą pulą skarbu i okrętem, który pływa. Złota w puli: { $n }.
    [kraken] Zdobądźcie przy mapie dwa żetony przywołania; potem trzy trafienia przy fladze zabiją Krakena.
    [armada] Trzy trafienia przy fladze zatopią Armadę, ale tylko w rundach, w których uda się beczka.
   *[dutchman] Zdobądźcie przy beczce dwie mapy; potem przewaga nad czarnymi kośćmi przy fladze trafia Holendra. Trzeba trzech trafień.
}
thing-adventure-active = { $number } { $adventure }: kości załogi { $dice }, czarne { $black }
thing-adventure-inactive = { $number } { $adventure }: nieaktywna, bez czarnych kości
thing-adventure-blocked = { $number } { $adventure }: zablokowana
thing-stakes = Sukces: { $reward-key ->
    [move-die] kto kładł ostatni, przesuwa kość
    [rum] po { $rum } { $rum ->
        [one] żetonie
        [few] żetony
       *[many] żetonów
    } rumu, inni { $others }
    [gold] po { $gold } { $gold ->
        [one] złotej monecie
        [few] złote monety
       *[many] złotych monet
    }
    [token] { $gold ->
        [0] mapa dla załogi
       *[other] po { $gold } { $gold ->
            [one] złotej monecie
            [few] złote monety
           *[many] złotych monet
        } i żeton przywołania
    }
    [unlock] droga do Armady otwarta
    [fewer-black] o { $fewer } czarne kości mniej w następnej rundzie
    [enemy-damage] { $where-key ->
        [kraken] 1 obrażenie Krakena
        [armada] przy otwartej drodze po { $gold } { $gold ->
            [one] złotej monecie
            [few] złote monety
           *[many] złotych monet
        } i 1 obrażenie Armady
       *[dutchman] po { $gold } { $gold ->
            [one] złotej monecie
            [few] złote monety
           *[many] złotych monet
        }, a przy przewadze kości 1 obrażenie Holendra
    }
   *[none] bez nagrody
}. Porażka: { $penalty-key ->
    [crew-overboard] pirat za burtę
    [more-black] o { $amount } { $amount ->
        [one] czarną kość
        [few] czarne kości
       *[other] czarnych kości
    } więcej w następnej rundzie
    [rum-on-pirates] { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } rumu na piratów
    [damage] { $amount } { $amount ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    } okrętu
    [lose-die] wszyscy o kość mniej w następnej rundzie
    [lose-gold] strata złota: po { $amount }, inni { $rest }
   *[none] bez kary
}, a nadwyżką czarnych kości rzuca się jeszcze raz.
thing-row = Czarne kości, { $adventure }: { $black }
thing-row-hint = Załoga potrzebuje tu tylu kości, ile jest czarnych. Nadwyżką czarnych kości rzuca się jeszcze raz; mogą przejść dalej w prawo.
thing-black-die = Czarna kość: { $adventure }
thing-crew-dice = Kości załogi, { $adventure }: { $dice }
thing-placed-die = { $whom }: kość przy { $adventure-loc }
thing-seal-needs = { $adventure }: { $short ->
    [one] brakuje jeszcze jednej kości
   *[other] brakuje jeszcze { $short } kości
}
thing-seal-doomed = { $adventure }: stracone, brakuje { $short }, a załodze { $left ->
    [0] nie została już żadna kość
    [one] została tylko jedna kość
    [few] zostały tylko { $left } kości
   *[other] zostało tylko { $left } kości
}
thing-seal-safe = { $adventure }: uda się{ $surplus ->
    [0] { "" }
    [one] , z jedną kością w zapasie
   *[other] , z { $surplus } kośćmi w zapasie
}
thing-seal-level = Flaga się uda, ale przy równej liczbie kości Holender wyjdzie bez szwanku: trzeba jeszcze jednej
thing-seal-closed = Flaga się uda, ale nic nie da, dopóki nie udaje się beczka
thing-seal-asleep = { $adventure }: nieaktywna, nie można tu kłaść kości
thing-seal-locked = { $adventure }: zablokowana, nie stoją tu żadne kości
thing-was-held = Ostatnie rozliczenie, { $adventure }: udane, kości załogi { $dice }, czarne { $black }
thing-was-failed = Ostatnie rozliczenie, { $adventure }: porażka, kości załogi { $dice }, czarne { $black }
thing-hull = Obrażenia okrętu: { $n } z { $most }
thing-ship = Nasz okręt
thing-ship-hint = Czarny Czerep, ten z dwóch okrętów, który załoga wybrała przed grą.
thing-hull-hint = Trzeci cios go zatapia i przegrywają wszyscy.
thing-enemy = Obrażenia { $where-gen }: { $n } z { $most }
thing-enemy-hint = Trzeci cios rozstrzyga i wygrywa najbogatszy z załogi.
thing-tokens = { $token-key ->
    [summoning] Żetony przywołania
   *[map] Mapy
}: { $n } z { $most }
thing-tokens-summoning-hint = Każdy sukces przy mapie daje jeden. Po drugim zjawia się Kraken: flaga się otwiera, a mapa zamyka.
thing-tokens-map-hint = Każdy sukces przy beczce daje jedną. Po drugiej Holender jest odnaleziony: flaga się otwiera, a beczka zamyka.
thing-hand = Rzut: { $whom }, { $n ->
    [one] jedna wolna kość
    [few] { $n } wolne kości
   *[other] { $n } wolnych kości
}
thing-hand-hint = Wszystkie kości z jednym symbolem kładzie się razem przy jego przygodzie i to kończy turę.
thing-open-die = { $adventure }{ $active ->
    [0] , teraz nieprzydatna
   *[other] { "" }
}
thing-settlement-hint = Wszystkie kości leżą: przygody rozlicza się po kolei, od kotwicy do flagi.
thing-aside = Odłożone
thing-aside-die = Odłożona: { $adventure }
thing-aside-hint = Dwa razy nie pokazały nic aktywnego. Rzuci się nimi w następnej turze.
thing-faceless-die = Kość, która wróciła
thing-faceless-hint = Wróciła spod kila i nic nie pokazuje, dopóki się nią nie rzuci: teraz za rum albo w następnej turze.
thing-captain = Kapitan: { $whom }
thing-captain-hint = Kapitan zaczyna, pierwszy bierze złoto, gdy go brakuje, i decyduje o losie piratów. Następnym zostaje ten, kto ma najwięcej kości w lewej połowie.
thing-pardon = Prawo do pominięcia kary
thing-pardon-hint = W rozliczeniu tej rundy można pominąć jedną karę.
thing-rum = Rum: { $n }
thing-rum-hint = Wypity rum to ponowny rzut wszystkimi wolnymi kośćmi; rum dany piratowi uruchamia jego umiejętność.
thing-dice = Kości do położenia: { $n }
thing-dice-hint = W tej rundzie każdy ma { $n } { $n ->
    [one] kość
   *[other] kości
}.
thing-captain-race = Kości w lewej połowie: { $n }
thing-captain-race-hint = Kto ma najwięcej przy kotwicy, beczce i broni, zostaje następnym kapitanem.
thing-sea-wolf-race = Kości w prawej połowie: { $n }
thing-sea-wolf-race-hint = Kto ma najwięcej przy mapie, okręcie i fladze, jest wilkiem morskim i pobiera złoto.
thing-gold = Złoto warte { $value }: { $n }
thing-gold-hint = Żetonów: { $n }, łączna wartość: { $worth }. Wiesz to tylko ty.
thing-gold-hidden = Złoto: { $n }
thing-gold-hidden-hint = Zakryte: każdy żeton jest wart 3, 4 albo 5.
thing-pirates = Piraci załogi
thing-overboard = Za burtą, na dobre.
thing-pirate-rum = Rum na nim: { $n } z { $limit }
thing-sober = Rum: { $n } z { $limit }. Można go jeszcze opłacić.
thing-drunk = Pijany: nie przyjmie więcej rumu, dopóki załoga nie wytrzeźwieje.
thing-does-overboard = Odchodzi; jedną karę tej rundy można pominąć.
thing-does-true-shot = Obróć wolną kość na dowolny aktywny symbol i połóż ją.
thing-does-go-about = Obróć wolną kość na przeciwną ściankę.
thing-does-to-the-sails = W następnej rundzie każdy ma o kość więcej.
thing-does-change-course = Zamień miejscami dwa rzędy czarnych kości.
thing-does-storm = Rzuć jeszcze raz rzędem czarnych kości.
thing-does-keelhaul = Wszystkie kości graczy od jednej przygody wracają.
thing-does-boarding = Przesuń położoną kość między przygodami 2–6.
thing-pool = Złoto w puli: { $n }
thing-pool-hint = Pobierane w ciemno; każdy żeton jest wart 3, 4 albo 5.
thing-supply = Rum w zapasie: { $n }
thing-black-pool = Czarne kości w tej rundzie: { $n }{ $aside ->
    [0] { "" }
   *[other] , w tym odłożone: { $aside }
}
thing-balance = Załoga ma jeszcze { $n ->
    [one] jedną kość
   *[other] { $n } kości
}, a brakuje { $needed }
thing-balance-hint = Jeśli brakuje więcej, niż zostało, coś się nie uda.
thing-next-more-black = W następnej rundzie: więcej czarnych kości
thing-next-fewer-black = W następnej rundzie: mniej czarnych kości
thing-next-lose-die = W następnej rundzie: każdy o kość mniej
thing-next-more-dice = W następnej rundzie: każdy o kość więcej

## Gra z przewodnikiem

coach-reroll = Symbol bez czarnych kości na nic się teraz nie przyda. Przerzut takich kości nic nie kosztuje, a kości, które znów nic nie dadzą, czekają do następnej tury, więc przerzucaj, chyba że w planach masz Zwrot przez rufę!
coach-act = Wybierz jeden symbol i połóż wszystkie kości, które go pokazują. Czerwone pieczęcie mówią, ilu kości brakuje: broń miejsc, których kara boli najbardziej, przede wszystkim okrętu, i bądź tam, gdzie płacą złotem, bo dostają je tylko ci, którzy mają tam kość.
coach-shot = Jedna kość staje się tym, czego ci trzeba. Uratuj miejsce, któremu brakuje jednej, albo dołącz do pewnej nagrody.
coach-turn = Kość obraca się na przeciwną ściankę: kotwica i flaga, beczka i okręt, broń i mapa. Obróć ją tam, gdzie brakuje kości, albo tam, gdzie nagroda jest pewna.
coach-swap = Dwa rzędy czarnych kości zamieniają się miejscami. Długi przenieś tam, gdzie załoga jest mocna, a krótki tam, gdzie jest słaba.
coach-storm = Duży rząd jest wart sztormu: średnio pięć z sześciu kości trafi gdzie indziej. Uważaj, żeby nie tam, gdzie zaboli.
coach-keelhaul = Właściciele rzucą tymi kośćmi na nowo. Przyda się to, gdy za dużo ich stoi tam, gdzie nie trzeba, albo gdy rywal ma właśnie zgarnąć złoto.
coach-board = O kość więcej tam, gdzie jednej brakuje, i o jedną mniej tam, gdzie jest ich za dużo. Nie musi być twoja.
coach-board-to = Kość liczy się potem tam, a jej właściciel bierze udział w nagrodzie. Poślij ją tam, gdzie jednej brakuje.
coach-anchor = Jedna z twoich kości może opuścić kotwicę. Uratuj nią przygodę albo weź udział w takiej, która płaci złotem.
coach-pardon = W tej rundzie możesz pominąć jedną karę: tę z kafla albo rzut nadwyżką. Czy to ta, czy dalej na prawo czeka gorsza?
coach-overboard = Ten pirat odchodzi na dobre, a gdy kara zabierze ostatniego, wszyscy przegrywają. Poświęć tego, który najmniej ci pomaga.
coach-pour = Rum upija piratów: pełnego nie da się opłacić. Gdy pijani są wszyscy, jedno złoto trzeźwi całą załogę.
coach-lose-gold = Tylko ty wiesz, ile warte jest twoje złoto. Oddaj to najmniej warte.

## Co każdy powinien zobaczyć: tytuły

highlight-settlement = Rozliczenie przygód
highlight-lost = Wszystko stracone
highlight-home = Załoga wraca do domu

aspect-gold = złoto
aspect-rum = rum
aspect-adventures = przygody
temper-greedy = chciwy
temper-loyal = oddany załodze
