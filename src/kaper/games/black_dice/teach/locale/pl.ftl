### Co mówi po polsku Klątwa czarnych kości, gdy się jej uczymy.

## Samouczek

step-welcome = Ahoj! Jestem Ned, kiedyś bosman tego okrętu, dziś jego duch. Razem z Mary płyniesz po skarb wyspy piratów. Albo razem wrócicie do domu, albo razem zamieszkacie u mnie. Wilgotno tu.
step-goal = W skarbie leży 20 żetonów złota, wartych 3, 4 lub 5, a które ile, nie wie nikt. Gdy skarb będzie pusty, a okręt dalej na wodzie, wracacie do domu. Wtedy wygrywa bogatsze z was, a drugie tylko pomagało.
step-curse = Pierwszy pojedynek wygrany, więc szabla kapitana jest twoja. A klątwa rzuciła 10 czarnych kości, każdą na tę przygodę, którą pokazuje. W rzędzie trzeba mieć razem z Mary co najmniej tyle samo kości. Więcej rachunków piraci nie znają.
step-place = Oto twoje pięć kości. Tura jest taka: wybierasz jeden symbol i wszystkie kości, które go pokazują, idą na tę przygodę. Weź dwa okręty. Obroniony okręt daje 2 złota, przegrany to 2 obrażenia.
step-mary = Mary płaci rum piratowi Zmiana kursu i zamienia dwa rzędy czarnych kości. Spójrz na okręt: była tam jedna czarna kość, są trzy. Każdy tu pomaga załodze, tylko po swojemu.
step-flag = Zostały trzy kości, rzucone na nowo. Flaga daje 3 złota i to nie do podziału: tyle bierze każdy, kto ma tam kość. Jedna wystarczy, więc połóż jedną.
step-true-shot = Dwie bronie, a broń nic nie płaci. Ale masz 2 żetony rumu, a piraci pracują za rum. Jeden dla Celnego strzału: obróci twoją kość na dowolny symbol.
step-shot = Na kotwicę. Kto położy tam kość ostatni, ten później przesunie jedną, gdy wszystkie inne już leżą. Ja przesunąłem za późno, został po mnie kapelusz na wodzie.
step-last-die = Ostatnia kość i znowu flaga: będą tam 3 przeciw 2. Mary ma jeszcze dwie kości; kto położył wszystkie, tego się pomija.
step-move = Kości leżą, więc pora na rozliczenie, od kotwicy do flagi. Jedna na jedną: remis wystarcza, kotwica się broni. Twoja kość leży tam ostatnia, więc ją przesuń. Beczki nikt nie pilnuje!
step-pour = Beczka obroniona: 2 żetony rumu dla ciebie, bo masz tam kość, 1 dla Mary. Ale mapa przegrana i kapitan musi wlać w piratów 2 żetony rumu. Pirat przy swoim limicie jest pijany i nie pomoże. Zmiana kursu pije pierwsza, resztę ktoś dopije.
step-excess = Teraz najgorsze. W przegranym rzędzie rzuca się każdą czarną kością bez pary. Wyższy symbol, i kość płynie tam. Z mapy przypłynęła na okręt: 4 na twoje 3, czyli 2 obrażenia! Trzecie, i przegrywają wszyscy. Coś o tym wiem.
step-sea-wolf = Za to flaga obroniona: po 3 złota dla każdego z was. Najwięcej kości na mapie, okręcie i fladze: wilk morski to ty, stąd jedno złoto więcej. Na kotwicy, beczce i broni najwięcej ma Mary: jest teraz kapitanem. Remis rozstrzyga pojedynek.
step-idle = Runda 2. Na broni i mapie nie ma czarnych kości: te przygody śpią i nie wolno tam nic kłaść. Kościami, które pokazują śpiący symbol, rzucisz raz jeszcze za darmo. Weź obie.
step-aside = Okręt i broń. Ta druga broń jest odłożona do następnej tury. Na beczce leżą cztery czarne kości, a jeśli jej nie obronicie, jakiś pirat wypadnie za burtę. Połóż obie beczki.
step-again = Znowu broń i mapa! Darmowy rzut jest naprawdę za darmo, mało co tutaj takie jest. Obie.
step-third = Okręt: trzecia kość przeciw trzem czarnym. Więcej niż trzeba nic nie daje, za to mniej niż trzeba daje dziurę.
step-keep = Broń i mapa. Można też zostawić je tak, jak leżą, gdy jest coś lepszego do roboty. Masz 3 żetony rumu, a w domu nie są nic warte. Zostaw.
step-rum = Żeton rumu, i rzucasz jeszcze raz wszystkimi wolnymi kośćmi; i znowu, póki starczy rumu. Pij! Ja popatrzę. Tyle mi zostało.
step-flag-again = Flaga! Leżą tam już dwie kości Mary przeciw jednej czarnej. Bezpieczna, tylko że bez ciebie. Dołóż swoją i każ sobie zapłacić.
step-sober = Została jedna kość, kotwica. Zanim ją położysz: wszyscy piraci są pijani. Wtedy można wyrzucić jeden swój żeton złota i od razu wszyscy trzeźwieją. Poświęć trójkę.
step-over = Trzech trzeźwych piratów i 2 żetony rumu. Za burtę z nim! to pirat, który skacze, i to na zawsze, a za to załoga pominie w tej rundzie jedną karę. Szlachetny człowiek. Obu pozostałym jest winien pieniądze.
step-course = Pomyśl do przodu. Na beczce brakuje dwóch kości, a te dwie czarne mogą popłynąć na okręt, gdzie jest 3 na 3. Jedna więcej, i toniemy. Ostatni rum dla Zmiany kursu!
step-swap = Zamień rzędy kotwicy i okrętu. Wtedy na okręcie leżą dwie czarne kości, nie trzy. Kotwica przegra 2 do 3, ale przegrana kotwica nic nie kosztuje. Prawie nic.
step-bear = Kotwica przegrana, zgodnie z planem. Na kaflu nie ma za nią kary, ale jest nią rzut nadwyżką i jego też można pominąć. Teraz szkoda: niech się toczy.
step-pardon = Wypadła broń, a ona śpi, więc kość leży z boku; tak się śpiącej przygody nie obudzi. Teraz beczka: pirat za burtę, chyba że pominiesz karę. Gdy wypadnie ostatni pirat, przegrywają wszyscy. Pomiń!
step-held = Jedna kość faktycznie popłynęła na okręt: 3 na 3, obroniony. Bez zamiany bylibyśmy już sąsiadami. Po 2 złota za okręt, po 3 za flagę, a wilkiem morskim była Mary. Kapitan to znowu ty.
step-map = Runda 3, a rumu brak. Z 20 żetonów złota poszło 18, zostały 2. Na kościach tylko broń i mapa, a jedno z nich trzeba położyć. To niech będzie mapa, po 1 złoto dla każdego.
step-danger = Mary znowu zamieniła rzędy: na twojej mapie cztery czarne kości, na fladze jedna, a sama położyła cztery na okręcie, który wypłaci ostatnie złoto. Ale flaga bez obrony to 1 obrażenie, czyli trzecie. Broń flagi!
step-trick = Gdy złota nie starcza, pierwszy bierze kapitan, o ile ma tam kość; potem ci, którzy położyli wcześniej. Kapitanem jesteś ty, ale na okręcie nie masz kości. A kto na koniec przesuwa kość? Otóż to. Kotwica!
step-free = Beczka, a beczka śpi. Rzuć jeszcze raz, za darmo.
step-captain = Druga kotwica; położyła się sama, bo nic innego nie zostało. Kotwica obroniona, ruch jest twój. Na okręt, kapitanie! Mary będzie zachwycona.
step-home = Okręt obroniony: 2 złota dla kapitana, nic dla Mary. Broń i mapa przegrane, ale kogo to teraz obchodzi: flaga obroniona, okręt na wodzie, a skarb pusty. Do domu!
step-score = Złoto odkryte: 40 twoje, 34 Mary. Przy równych sumach wygrywa mniej żetonów, a potem kapitan ostatniej rundy, choćby był trzeci. Zwycięzca jest jeden albo żaden, jak u mnie.
step-enemies = Są jeszcze trzy wyprawy: Kraken, Armada i Latający Holender. Tam do domu wracacie, gdy wróg ma 3 obrażenia, a każde zadaje się na fladze. W puli leży wszystkie 40 żetonów złota i może ich zabraknąć.
step-blocked = Z flagą jest kłopot. U Krakena otwiera się po dwóch obronionych mapach, u Holendra po dwóch beczkach, i tam trzeba mieć więcej kości niż czarnych. Armada obrywa tylko wtedy, gdy w tej samej rundzie obroniona jest beczka.
step-farewell = Płynie was dwoje do czworga, każdy z pięcioma kośćmi, a piratów jest o jednego więcej niż graczy, z ośmiu; okręty różnią się tylko żaglami. Odwagi, rumu i kapitańskiej szabli. A jakby co, tu na dole jest miejsce.

## Obrazki na początek

opening-win = Płyniecie razem, wygrywa się osobno: jeśli załoga wróci do domu, zwycięża gracz z najcenniejszym złotem. Płacą nim obronione przygody, każdemu, kto ma tam kość, a jeszcze jedno bierze wilk morski.
opening-turn = Klątwa rzuca czarne kości na sześć przygód. W swojej turze rzucasz, wybierasz jeden symbol i kładziesz wszystkie kości, które go pokazują. Przygoda się broni, gdy macie tam razem co najmniej tyle samo kości.
opening-end = Wracacie do domu, gdy skarb jest pusty albo wróg ma 3 obrażenia. Przy 3 obrażeniach okrętu, albo gdy kara zabierze ostatniego pirata, przegrywają wszyscy.
opening-mine = Twoje jest pięć kości, 2 żetony rumu, dla piratów albo na kolejny rzut, i złoto, które oglądasz tylko ty. Załoga i okręt są wspólne.

## Legenda

legend-adventures = Przygody, po kolei
legend-anchor = Kotwica
legend-barrel = Beczka rumu
legend-weapon = Broń
legend-map = Mapa skarbów
legend-ship = Okręt
legend-flag = Piracka flaga
legend-rows = Jak stoi rząd
legend-needs = Tylu kości brakuje
legend-doomed = Tylu kości brakuje, a załoga tylu już nie ma
legend-safe = Obroniona
legend-safe-more = Obroniona, i to o tyle kości więcej
legend-level = Po równo: obroniona, ale bez obrażeń dla Holendra
legend-closed = Obroniona, ale droga do Armady nie jest otwarta
legend-asleep = Nieaktywna: bez czarnych kości i bez waszych
legend-locked = Zablokowana przez wyprawę
legend-was-held = Obroniona w ostatnim rozliczeniu
legend-was-failed = Przegrana w ostatnim rozliczeniu
legend-rewards = Nagrody
legend-move-die = Przesunięcie kości: dla tego, kto ostatni położył na kotwicy
legend-rum = Rum: dla piratów albo na kolejny rzut
legend-gold = Żetony złota; w rogu: ile leży jeszcze w puli
legend-unlock = Droga do Armady jest w tej rundzie otwarta
legend-fewer-black = Mniej czarnych kości w następnej rundzie
legend-enemy-damage = Obrażenie wroga; po trzecim wracacie do domu
legend-summoning = Żeton przywołania: dwa wabią Krakena
legend-chart = Żeton mapy: dwa prowadzą do Holendra
legend-map-token = Żeton mapy, zdobyty albo jeszcze nie
legend-penalties = Kary
legend-damage = Obrażenie okrętu; trzecie go zatapia
legend-crew-overboard = Pirat za burtę; bez ostatniego przegrywają wszyscy
legend-rum-on-pirates = Kapitan wlewa rum w piratów
legend-more-black = Więcej czarnych kości w następnej rundzie
legend-lose-die = Każdy ma w następnej rundzie o kość mniej
legend-lose-gold = Złoto wraca do pudełka
legend-players = Gracze
legend-sabre = Kapitan
legend-captain = Kości w lewej połowie: kto ma najwięcej, zostaje kapitanem
legend-sea-wolf = Kości w prawej połowie: kto ma najwięcej, jest wilkiem morskim i pobiera złoto
legend-dice = Kości, które jeszcze nie leżą
legend-more-dice = Każdy ma w następnej rundzie o kość więcej
legend-gold-hidden = Żetony złota innego gracza
legend-gold-value = Żeton złota i jego wartość
legend-pardon = Jedną karę w tej rundzie można pominąć
legend-round = Runda
legend-black-die = Czarne kości tej rundy
legend-question = Kość, która wróciła i nic jeszcze nie pokazuje
legend-skull = Klątwa
legend-pirates = Piraci
legend-overboard = Za burtę z nim!: skacze, a jedną karę można pominąć
legend-true-shot = Celny strzał: kość obrócona na dowolny symbol i położona
legend-go-about = Zwrot przez rufę!: kość obrócona na przeciwną ściankę
legend-to-the-sails = Załoga do żagli!: każdy ma w następnej rundzie o kość więcej
legend-change-course = Zmiana kursu: dwa rzędy czarnych kości zamieniają się
legend-storm = Sztorm: rząd czarnych kości rzuca się na nowo
legend-keelhaul = Przeciąganie pod kilem: wszystkie kości graczy z przygody wracają
legend-boarding = Do abordażu!: położona kość przechodzi na inną przygodę
legend-ships = Okręty
legend-ship-token = Okręt załogi
legend-sound = Cała burta
legend-hit = Obrażenie

## Wskazówki do sytuacji

tip-sinking = Jeśli { $adventure } przepadnie, okręt zatonie z całą załogą. { $n ->
    [one] Brakuje jednej kości
   *[other] Brakuje { $n } kości
}.
tip-last-pirate = Został jeden pirat. Jeśli kara zabierze i jego, przegrywają wszyscy.
tip-short-gold = W puli złota zostało już tylko { $n }. { $own ->
    [0] Jeśli nie starczy dla wszystkich, pierwszy bierze kapitan.
   *[other] Jeśli nie starczy dla wszystkich, pierwszy bierze kapitan, czyli ty: miej tam kość.
}
tip-all-drunk = Wszyscy piraci są pijani. Otrzeźwi ich jeden twój żeton złota.
tip-free-roll = Kośćmi ze śpiącym symbolem rzuca się jeszcze raz za darmo. Nic się na tym nie traci.
tip-lacking = W rzędach brakuje kości: { $n }, a załoga ma ich jeszcze { $left }. Wybierzcie, co może przepaść.
tip-no-share = { $adventure }: nie masz tam jeszcze kości, a po obronie każdy, kto tam jest, pobiera złota: { $n }.
tip-anchor = Kotwica: ostatnia leży tam kość gracza { $whom } i to ona będzie przesunięta, jeśli kotwica się obroni. Twoja kość by to zmieniła.
tip-rum = Twój rum: { $n }. Na koniec nie jest nic wart.

## Złoto na teraz i co można jeszcze zyskać

more-fours = { $tokens ->
    [0] złota jeszcze nie ma
    [one] w sumie jeden żeton, wart od 3 do 5
    [few] w sumie { $tokens } żetony, warte od 3 do 5
   *[many] w sumie { $tokens } żetonów, wartych od 3 do 5
}
more-fives = { $pool ->
    [0] pula złota jest pusta
    [one] w puli został jeden żeton złota
    [few] w puli zostały { $pool } żetony złota
   *[many] w puli zostało { $pool } żetonów złota
}
more-lost = { $left ->
    [0] okręt zatonął
    [one] jeszcze jedno obrażenie i wszyscy tracą wszystko
    [few] jeszcze { $left } obrażenia i wszyscy tracą wszystko
   *[many] jeszcze { $left } obrażeń i wszyscy tracą wszystko
}

## Pierwsza tura z przewodnikiem

first-ship = Wasz wspólny okręt. Trzy obrażenia i tonie, a wtedy przegrywają wszyscy.
first-rows = Sześć przygód, a przy nich czarne kości. Gdy załoga położy tam co najmniej tyle samo swoich, jest nagroda z zielonego paska; gdy mniej, boli czerwony.
first-rum = Twój rum. Opłacasz nim piratów z załogi za ich sztuczki albo nowy rzut.
first-gold = Tyle złota zostało. Gdy załoga wróci do domu, wygrywa tylko najbogatszy gracz, więc pomagaj innym, byle nie za bardzo.
first-question = A tutaj wybierasz jeden symbol i kładziesz wszystkie swoje kości, które go pokazują. Każda odpowiedź mówi, co z tego wyniknie.
