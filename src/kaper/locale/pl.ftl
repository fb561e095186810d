### Co Kaper mówi po polsku; zdania gry są w jej folderze.

## Liczby

span = { $low }–{ $high }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
whole = { $value }
interval = { $low } – { $high }
quartiles = { $least } … { $lower } · { $median } · { $upper } … { $most }
microseconds = { $value } µs
kilobytes = { $value } kB
times = × { $value }

## Imiona

person = { $persons ->
    [one] Gracz
   *[other] Gracz { $number }
}
pirate-1 = Anne Bonny
pirate-2 = Calico Jack
pirate-3 = Mary Read
pirate-4 = Czarnobrody
pirate-5 = Grace O’Malley
pirate-6 = Henry Every
pirate-7 = Ching Shih
pirate-8 = Czarny Bart
who = { $whom }
nobody = nikt
list-and = { "" } i { "" }
stage-example = przykład
stage-alpha = wczesna
stage-beta = beta
stage-stable = stabilna

## Wspólne dla gier

option-done = gotowe
event-forced = { $who } nie ma wyboru: „{ $choice }”.
event-forced-bare = { $who } nie ma wyboru.

## Gra

invite-game = W co gramy? Wpisz numer albo naciśnij Enter, by wybrać pierwszą grę.
invite-entry = { $number }  { $title } (graczy: { $players })
invite-seats = Ilu graczy, { $players }? Enter oznacza { $usual }.
invite-again = Podaj liczbę graczy: { $players }.
level-random = beztroski
level-greedy = rozsądny
level-search = przebiegły
play-welcome = Przy stole:
play-seat-person = { $persons ->
    [1] { $whom } – to ty
   *[other] { $whom }
}
play-seat-rules = { $whom } – prowadzą zasady gry
play-seat-bot = { $whom } – bot: { $bot ->
    [random] beztroski
    [greedy] rozsądny
    [search] przebiegły
   *[other] { $bot }
}
play-seed = Ziarno losowości: { $seed }. Znak ? przy każdym pytaniu wyświetla pomoc.
play-start = Naciśnij Enter, by zacząć.
play-more = …wcześniej { $count ->
    [one] jeszcze jeden wiersz
    [few] jeszcze { $count } wiersze
   *[many] jeszcze { $count } wierszy
}; l pokazuje cały dziennik.
play-keys = b plansza · u cofnij · l log · r zasady · s zapis · ? rada · h pomoc · q koniec
play-board-hidden = Plansza nie mieści się na tym ekranie; b ją pokazuje.
play-board-back = Enter: z powrotem do pytania.
play-thinking = { $whom } myśli…
play-curtain = Klawiaturę przejmuje { $whom }. Naciśnij Enter, gdy nikt inny nie patrzy.
play-unknown = „{ $typed }” nie jest tu odpowiedzią. Wpisz numer ({ $numbers }) albo h, żeby zobaczyć pomoc.
play-undone = Cofnięto.
play-saved = Zapisano w pliku { $path }.
play-no-rules = Ta gra nie ma zasad w postaci tekstu.
play-rules = Zasady są w pliku { $path }.
play-help =
    Odpowiadaj numerem stojącym przed opcją albo wpisz samą opcję.

    b        cała plansza
    u        cofnij ostatnią odpowiedź, jeśli nic się od tej pory nie wyjaśniło
    l        cały dziennik partii
    r        zasady gry
    s        zapisz partię; s PLIK zapisuje ją w tym pliku
    ?        co zrobiłby na twoim miejscu Kapitan i dlaczego
    h        ta pomoc
    q        wyjdź; partia zostanie zapisana i można do niej wrócić
play-left =
    Partia jest zapisana w pliku { $path }.
    Dalszy ciąg: kaper play --resume { $path }
play-over = Partia jest zapisana w pliku { $path }; obejrzysz ją ponownie poleceniem: kaper replay { $path }
end-title = Koniec gry
end-place = Miejsce
end-player = Gracz
end-score = Wynik
end-winners = { $count ->
    [0] Nikt nie wygrywa.
    [one] Wygrywa { $names }.
   *[other] Zwycięstwem dzielą się { $names }.
}

## Pozostałe polecenia

games-none = Nie zainstalowano żadnej gry.
games-name = Nazwa
games-title = Tytuł
games-players = Gracze
games-minutes = Minuty
games-stage = Stan
games-rules = Zasady
games-settings = Ustawienia
games-hint = Zagraj poleceniem: kaper play { $game }
replay-next = Enter: następna odpowiedź
replay-stands = Stan partii po { $answers ->
    [one] jednej odpowiedzi
   *[other] { $answers } odpowiedziach
} z { $all }.
verify-good = Zapis jest prawdziwy: { $answers ->
    [one] jedyna odpowiedź prowadzi
    [few] wszystkie { $answers } odpowiedzi prowadzą
   *[many] wszystkie { $answers } odpowiedzi prowadzą
} do zapisanego końca.
verify-bad = Zapis nie jest prawdziwy.
bar-games = Partie
bar-answers = Odpowiedzi
simulate-title = { $title }: { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}, miejsc przy stole: { $seats }
simulate-bot = { $bot ->
    [random] random (beztroski)
    [greedy] greedy (rozsądny)
    [search] search (przebiegły)
   *[other] { $bot }
}
simulate-seat = miejsce { $seat }
simulate-wins = Wygrane
simulate-interval = Przedział 95%
simulate-mean = Średnia
simulate-quartiles = Wyniki: min … kwartyle … maks.
simulate-who = Kto
simulate-fair = Boty zmieniały miejsca z partii na partię. Sprawiedliwy udział to { $share }.
simulate-length = Odpowiedzi w partii: od { $least } do { $most }, mediana { $median }.
simulate-pace = Trwało to { $seconds } s, partii na sekundę: { $pace }.
simulate-ending = { $share } ({ $count }): { $ending }
arena-title = { $title }: { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[other] { $games } partii
}, miejsca: { $seats }
arena-bot = Bot
arena-games = Partie
arena-wins = Wygrane
arena-interval = Przedział 95%
arena-mean = Średni wynik
arena-rating = Ranking
arena-strength = { $strength } ± { $reach }
arena-fair = Każdy bot siedział na każdym miejscu tak samo często, przy tych samych kartach i kościach. Sprawiedliwy udział to { $share }.
arena-cross = Wiersz mówi, w jakiej części partii jego bot wyprzedził bota z kolumny. Znaki ▲ ▼ = stoją przy tym, co już rozstrzygnięte.
arena-upper = Silniejszy jest { $one }, słabszy { $other }.
arena-lower = Silniejszy jest { $one }, słabszy { $other }.
arena-level = { $one } i { $other } są równie silne: żaden nie jest lepszy o { $margin } p.p.
arena-open = Nie rozstrzygnięto jeszcze, kto jest silniejszy: { $one } czy { $other }.
arena-settled = Wszystko rozstrzygnięte; rozegrane partie: { $games }.
report-title = { $title }: równowaga
report-order = Wersja zasad: { $rules }; { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
} w każdym wariancie. Grają: { $bots }.
report-cut-short = Raport przerwano, więc części wariantów brakuje albo mają mniej partii.
report-reading = Po udziale stoi jego przedział 95%. Po średniej stoją wartości, których nie przekracza 5%, połowa i 95% przypadków.
report-variant = Wariant
report-players = { $seats ->
    [one] jeden gracz
    [few] { $seats } graczy
   *[many] { $seats } graczy
}
report-setting = { $setting }: { $value }
report-share = { $share } ({ $low }–{ $high })
report-typical = { $mean } ({ $low } · { $median } · { $high })
report-course = Zakończenia i długość
report-games = Partie
report-answers = Odpowiedzi
report-ending = `{ $key }`: { $ending }
report-scores = Wyniki
report-scores-note = Wynik zwycięzcy i wyniki graczy, a dalej średnia każdej części wyniku gracza.
report-winner = Zwycięzca
report-all = Wszyscy gracze
report-automaton = Automat { $number }
report-seats = Miejsca
report-seats-note = Udział w zwycięstwach; wspólne liczy się w części. ▲ i ▼ oznaczają przedział w całości powyżej lub poniżej sprawiedliwego udziału; przez sam przypadek zdarza się to jednemu miejscu na dwadzieścia.
report-fair = Sprawiedliwie
report-seat = Miejsce { $seat }
report-seats-scores = Średni wynik każdego miejsca, także tych, którymi kierują zasady:
report-bots = Boty
report-bot = Bot
report-wins = Wygrane
report-holdings-note = W ilu partiach tych wariantów, w których rzecz występuje, miał ją któryś z graczy i jak często jej posiadacze wygrywali, a obok – ile w tych samych partiach wygrałby dowolny gracz. Oznaczone jest to, co poza przypadkiem wygrywa ponad 60%, oraz to, co zdarza się w mniej niż 2% lub w ponad 98% partii.
report-thing = Co
report-taken = Jak często
report-holders = Posiadacze wygrywają
report-flags = Znak
report-flag-strong = dużo wygrywa
report-flag-rare = rzadkie
report-flag-common = zawsze obecne
report-glance = W skrócie
report-glance-note = Średnie każdego wariantu oraz miejsca, których przedział 95% leży w całości powyżej (▲) lub poniżej (▼) sprawiedliwego udziału; przez sam przypadek zdarza się to jednemu miejscu na dwadzieścia.
report-uneven = Nierówne miejsca
report-whole = Wykresy i wszystkie tabele, na stronie, którą można otworzyć bez sieci: `{ $command }`
page-reading = Kropka to udział, a kreska przez nią to jego przedział 95%; linia przerywana to udział sprawiedliwy. Zielone jest większe od niego, czerwone mniejsze, a szarego nie da się od niego odróżnić.
page-strength = Siła i szanse
page-budgets = Zwycięstwa wyszukiwania nad botem { $opponent } według liczby prób
page-trials = próby na jedną odpowiedź
page-course = od pierwszego pytania do końca
page-curves = Jak wcześnie znany jest zwycięzca
page-curve-winner = szansa tego, kto w końcu wygrywa, według prognozy
page-curve-highest = jak często wygrywa ten, komu prognoza daje najwięcej
page-one-game = Szanse w partii { $number }
page-variants = Miejsca, wyniki i długość
page-points = punkty
page-length = Długość
page-endings = Zakończenia
page-wins = Co wygrywa
page-wins-note = Jak często wygrywają posiadacze rzeczy; linia przerywana to część, którą w tych samych partiach wygrałby dowolny gracz. Gdy rzeczy jest wiele, widać te, które wygrywają najczęściej i najrzadziej.
page-percent = { $value }%
page-tables = Tabele
page-all-tables = Wszystkie tabele
page-theme-system = jak w systemie
page-theme-light = jasno
page-theme-dark = ciemno
page-bar-curves = Szanse
page-bar-duels = Siła
strength-bar = { $bot } przeciw { $field }
strength-bot = Bot
strength-field = Przeciwnicy
strength-games = Partie
strength-wins = Wygrane
strength-interval = Przedział 95%
strength-fair = Sprawiedliwie
strength-others = { $count } × { $bot }
level-cabin-boy = Chłopiec okrętowy
level-bosun = Bosman
level-captain = Kapitan
level-admiral = Admirał
temper-blackbeard = groźny jak Czarnobrody
ladder-title = Siła poszczególnych poziomów
ladder-how = Zestawienie sporządza `kaper ladder`. Każdy poziom gra z następnym słabszym; dwie kolejne partie mają to samo ziarno, a gracze zamieniają się w nich miejscami. Wyższy poziom zajmuje co drugie miejsce, także przy czterech graczach, więc sprawiedliwie byłoby wygrywać połowę partii. Partie, w których zasady pokonują wszystkich, liczą się jako rozegrane, ale nie wchodzą do odsetka wygranych. Boty liczą tu próby, a nie patrzą na zegar, żeby zajęty komputer ich nie osłabiał: { $counted }. Przedziały są 95-procentowe.
ladder-duels = Poziom przeciw poziomowi
ladder-alone = Przeciw zasadom
ladder-game = Gra
ladder-who-duel = Kto
ladder-who-alone = Kto
ladder-against = { $upper } przeciw: { $lower }
ladder-seats = Miejsca
ladder-games = Partie
ladder-decided = Wygrane przez graczy
ladder-wins = Wygrane
ladder-interval = Przedział
ladder-fair = Sprawiedliwie
hint-thinking = Kapitan się zastanawia…
hint-head = Kapitan wybrałby:
hint-line = { $number }. { $option } (szansa wygranej: { $chance })
hint-line-bare = { $number }. { $option }
aspect-hope = nadzieja, że ktokolwiek wygra
reason-only = Nie było w czym wybierać.
reason-lot = Nic nie przemawia za żadną z możliwości; zdecydował los.
reason-rated = Na pierwszy rzut oka to lepsze niż „{ $other }”.
reason-tried = Na { $trials } prób dało to wygraną w { $worth }, a „{ $other }” w { $other-worth }.
reason-close = Na { $trials } prób to i „{ $other }” wypadło tak samo dobrze ({ $worth } i { $other-worth }).
reason-seen-none = Z tego, co widzisz, nic nie przemawia ani za tym, ani przeciw temu.
why-thinking = Rozważam to jeszcze raz…
reason-for = Przemawia za tym: { $parts }.
reason-against = Przemawia przeciw temu: { $parts }.
reason-part = { $part } ({ $gain })
grade-best = najlepsza
grade-good = dobra
grade-inaccuracy = niedokładność
grade-mistake = błąd
grade-blunder = gruby błąd
puzzles-kept = Zagadki zapisane w { $path }: { $count }.
bar-puzzles = Zagadki
review-who = Kto
review-curve = Szanse wygranej
review-best = Najlepsze
review-good = Dobre
review-inaccuracy = Niedokładności
review-mistake = Błędy
review-blunder = Grube błędy
review-lost = Oddane szanse
review-luck = Szczęście i inni
review-answer = Odpowiedź
review-grade = Ocena
review-chosen = Wybór
review-kept = Szansa
review-chance = Szansa
steps-who = Środowisko
steps-kind = Jak w
steps-pace = Kroki/s
bench-running = Pomiar na jednym rdzeniu; lepiej nie uruchamiać teraz niczego innego…
bench-game = Gra
bench-seats = Miejsca
bench-build = Wersja
bench-decisions = Decyzje/s
bench-games = Partie/s
bench-iterations = Przeszukiwanie, iteracje/s
bench-clone = Kopia
bench-memory = Partia
bench-ratio = × Catanatron
bench-plain = Python
bench-compiled = skompilowana
serve-ready = Kaper czeka pod adresem { $address }
serve-public = Goście znajdą go pod adresem { $address }
serve-kept = Partie są zapisywane w { $place }.
serve-stop = Ctrl-C zamyka.
serve-over = Zamknięte. Wszystko jest zapisane.
serve-taken = Port { $port } jest zajęty, więc użyto następnego wolnego.
load-tables = Stoły
load-moves = Ruchy/s
load-median = Mediana
load-slowest = 99%
load-stored = Zapis
load-disk = trwały, SQLite
load-file = w plikach
load-memory = w pamięci
load-page = { $game }, strony
load-bare = { $game }, same gniazda
load-bytes = Widok i ruch
load-first = Pierwszy widok
load-cpu = Procesor
load-seen = Widać (99%)
load-lying = Inne stoły
load-held = Pamięć na stół
load-who = Serwer
milliseconds = { $value } ms
check-bar = Sprawdzone partie
check-played = { $games ->
    [one] Jedna losowa partia
    [few] { $games } losowe partie
   *[many] { $games } losowych partii
}, odpowiedzi: { $answers }, czas: { $seconds } s.
check-longest = Najwięcej odpowiedzi w jednej partii: { $longest }.
check-law = Prawo
check-held = Sprawdzono razy
check-variant = Wariant
check-endings = Zakończenia
check-stuck = Nowe rozdanie nigdy nie ruszyło tych rzeczy, więc może wcale nie są rozdawane: { $things }.
check-good = { $title }: wszystkie prawa zachowane.
check-bad = { $title }: złamane prawo.
check-title = Gra
check-variants = Warianty
check-games = Partie
check-answers = Odpowiedzi
check-longest-game = Najdłuższa partia
check-laws = Sprawdzenia praw
check-all-good = Wszystkie gry zachowały wszystkie prawa.
check-all-bad = Jedna z gier złamała prawo.
check-saved = Droga do tego miejsca jest zapisana w pliku { $path }.
check-lessons = Samouczek da się rozegrać do końca; { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
lesson-option = Samouczek, krok { $step }: miejsce { $seat } nie ma do wyboru { $option }.
lesson-thing = Samouczek, krok { $step }: nie ma czego wskazać jako { $thing }.
lesson-sentence = W pliku teach/locale/{ $lang }.ftl nie ma zdania { $wanted }.
lesson-rule = Podobno uczymy zasady { $rule }, ale w RULES.md jej nie ma.
lesson-untaught = Zasada { $rule } mówi o punktach albo o końcu gry, a nie uczy jej ani obrazek, ani krok.
lesson-pictures = Obrazki na początek mają być takie i w tej kolejności: { $wanted }.
teach-things = Można wskazać: { $things }.
check-missing = Czego jeszcze brakuje:
missing-locale = – Brakuje pliku { $file }: w tym języku niczego nie da się powiedzieć.
missing-language = – W pliku { $file } { $count ->
    [one] brakuje jednego zdania, które jest
    [few] brakuje { $count } zdań, które są
   *[other] brakuje { $count } zdań, które są
} w innym języku: { $things }.
missing-sentences = – { $count ->
    [one] Jedna rzecz, która zdarza się w partiach, nie ma swojego zdania: { $things }.
    [few] { $count } rzeczy, które zdarzają się w partiach, nie mają swoich zdań: { $things }.
   *[other] { $count } rzeczy, które zdarzają się w partiach, nie ma swoich zdań: { $things }.
}
missing-rules = – Brakuje pliku { $file }: gracze nie mogą przeczytać zasad.
missing-written = – Te zasady działają, ale nie ma ich w pliku { $file }: { $things }.
missing-hints = – Gra nie daje wskazówek, więc boty grają losowo albo szukają po omacku.
missing-scene = – Gra nie ma sceny, więc strona pokazuje widok jako zwykłą listę.
missing-board = – Gra nie ma planszy dla terminala, więc widok jest tam zwykłą listą.
missing-report = – Gra nie ma własnych liczb, więc raport o balansie zna tylko zakończenia i wyniki.
missing-lessons = – Gra nie ma samouczka, więc trzeba jej się uczyć z zasad.
new-written = Gra { $title } jest w folderze { $folder }: mała, ale można w nią od razu zagrać.
new-next = Dalej: pip install --editable { $folder }, potem kaper check { $name } i kaper play { $name }, a resztę zrób po swojemu.
interrupted = Przerwano.
unanswered = Wejście skończyło się, zanim padła odpowiedź na pytanie, więc nic nie zrobiono.

## Dla osoby prowadzącej serwer

admin-id = Id
admin-game = Gra
admin-stage = Stan
admin-who = Kto
admin-answers = Odpowiedzi
admin-created = Od
admin-touched = Ostatnio
admin-name = Imię
admin-kind = Rodzaj
admin-tables = Stoły
admin-seen = Ostatnio
admin-sanctions = Kary
admin-stage-waiting = czeka
admin-stage-playing = trwa
admin-stage-over = koniec
admin-guest = gość
admin-owner = konto
admin-banned = zablokowane
admin-muted = wyciszone
admin-backed-up = Skopiowano do { $path } i sprawdzono: konta: { $accounts }, stoły: { $tables }, odpowiedzi: { $answers }.
admin-restored = Baza jest teraz taka jak w { $path }: konta: { $accounts }, stoły: { $tables }, odpowiedzi: { $answers }.
admin-closed-waiting = Przy stole { $table } jeszcze nie grano; stół usunięto.
admin-closed-playing = Partia przy stole { $table } zakończyła się bez wyniku.
admin-closed-over = Partia przy stole { $table } skończyła się już wcześniej.
admin-purged = Usunięto: stoły: { $tables }, goście: { $guests }.
admin-would-purge = Do usunięcia: stoły: { $tables }, goście: co najmniej { $guests }. Nic się nie zmieniło.
admin-sure = Usunąć na zawsze konto { $who }?
admin-deleted = Konto { $who } zostało usunięte. Jego imię zniknęło z miejsc ({ $seats }) i z rozmów ({ $lines }).
admin-ban-done = { $who }: konto zablokowane.
admin-unban-done = { $who }: konto odblokowane.
admin-mute-done = { $who }: odebrano głos przy stołach.
admin-unmute-done = { $who }: przywrócono głos przy stołach.
admin-password = { $who }: nowe hasło, które trzeba wkrótce zmienić: { $password }

## Błędy

error-kept = Przerwano. Partia jest zapisana; dalszy ciąg: kaper play --resume { $path }
error-system = System odmówił: { $reason }.
error-write = Nie można zapisać pliku { $path }: { $reason }.
error-language = Kaper nie zna języka { $lang }; zna { $known }.
error-setting-form = „{ $given }” nie ma postaci NAZWA=WARTOŚĆ.
error-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
error-viewer = Nie ma widza { $given }; są all, none i miejsca od 0 do { $last }.
error-no-person = Wszystkie miejsca zajęły boty, a ktoś musi grać.
error-no-games = Nie zainstalowano żadnej gry.
error-bots = Przy tylu miejscach ({ $seats }) botów może być od 1 do { $seats }, a nie { $bots }.
error-one-game = Trzeba rozegrać co najmniej jedną partię, a nie { $games }.
error-check-too-few = Jest { $games } gier, więc trzeba rozegrać co najmniej tyle partii.
error-arena-seats = Boty mierzą się przy co najmniej { $least } miejscach, a nie przy { $seats }.
error-arena-bots = Potrzebne są co najmniej { $least } boty, każdy podany raz; podano: { $given }.
error-no-program = Nie ma tu programu „{ $program }”.
error-program-ended = Program { $program } już nie gra: zakończył się.
error-program-silent = Program { $program } już nie gra: nie odpowiedział w ciągu { $seconds } s.
error-program-said = Program { $program } już nie gra: odpowiedział „{ $said }”.
error-program-chose = Program { $program } już nie gra: wybrał „{ $said }”, czego nie było wśród opcji.
error-missing-extra = Tu nie wystarcza sam Kaper: „pip install kaper[{ $extra }]”.
error-no-cluster = Pod adresem { $address } nie ma klastra Ray.
error-cluster-version = Jeden z komputerów ma Kapra w wersji { $found }, a polecenie jest z wersji { $wanted }.
error-cluster-lost = Klaster wciąż gubi tę samą pracę: { $reason }
error-serve = Nie można otworzyć serwera pod adresem { $host }, port { $port }: { $reason }.
error-port-taken = Port { $port } jest zajęty. Podaj inny za pomocą --port albo pozwól znaleźć wolny za pomocą --next-port.
error-config-unknown = Plik { $path } ustawia { $setting }, a takiego ustawienia nie ma. Wszystkie są opisane w docs/hosting.md.
error-config-value = Ustawienie { $setting } nie może mieć wartości „{ $value }”. Dozwolone wartości opisuje docs/hosting.md.
error-config-base = Adres publiczny kończy się na „{ $public }”, a ścieżka bazowa to „{ $base }”. Podaj takie same albo pomiń jedno z nich.
error-database-in-use = Bazy danych { $database } używa już inny serwer. Najpierw go zatrzymaj albo podaj inną bazę.
error-database-newer = Tę bazę danych utworzył nowszy Kaper (jej wersja to { $found }, a ten zna najwyżej { $known }). Zainstaluj nowszego.
error-older-server = Działający serwer jest w starszej wersji. Użyj jego programu albo go zatrzymaj.
error-no-database = Nie ma bazy danych { $path }.
error-folder-exists = { $folder } już istnieje.
error-game-name = Gra nie może się nazywać { $name }: tylko małe litery, cyfry i _, najwyżej { $longest } znaków.
error-game-taken = Gra { $name } już istnieje.
error-no-such-table = Nie ma stołu { $table }.
error-no-such-account = Nie ma konta { $given }.
error-many-accounts = Imię { $given } nosi wielu gości ({ $count }). Podaj id: { $ids }.
error-guest-password = Gość nie ma hasła, które można by zmienić.
error-server-silent = Działający serwer tego nie wykonał; powód jest w jego dzienniku.
error-copy-exists = Plik { $path } już istnieje; kopia nigdy nie zastępuje innej.
error-broken-copy = { $path } nie jest poprawną bazą danych: { $reason }.
error-use-pg-dump = Bazę PostgreSQL kopiuje się programem pg_dump, a przywraca programem pg_restore; oba są jej częścią.
error-banned = Osoby prowadzące ten serwer zablokowały to konto.
error-muted = Osoby prowadzące ten serwer odebrały ci głos przy stołach.
error-not-gone = Nieobecność liczy się dopiero po { $seconds } s; poczekaj jeszcze.
error-not-playing = Przy tym stole nie toczy się żadna partia.
error-clock-decides = Przy tym stole jest zegar; to on decyduje, kiedy zastąpi kogoś bot.
error-malformed = Nie można odczytać wiadomości: { $reason }.
error-not-your-seat = Miejsce { $seat } nie jest twoje.
error-old-page = Ta strona jest starsza niż serwer; wczytaj ją ponownie.
error-no-catalogue = Tego katalogu już nie ma; wczytaj stół ponownie.
error-no-table = Nie ma takiego stołu albo nie masz do niego zaproszenia.
error-too-fast = Za szybko; poczekaj { $seconds } s.
error-too-many-sockets = Liczba stołów otwartych w innych oknach: { $most }. To najwięcej, ile można; zamknij któryś z nich.
error-too-many-tables = Liczba niedokończonych stołów: { $most }. To najwięcej, ile można; najpierw dograj któryś z nich.
error-too-many-bot-tables = Stołów, przy których grają same boty, jest już { $most }; poczekaj, aż przy którymś skończą.
error-too-many-guests = Z tego adresu przyszło ostatnio zbyt wielu gości (najwyżej { $most }); zaloguj się albo wróć później.
error-too-big = To jest za długie.
error-empty-text = Nic tu nie ma.
error-long-text = To jest za długie; dozwolona liczba znaków: { $longest }.
error-not-stored = Nie udało się tego zapisać; nic się nie zmieniło.
error-internal = Coś poszło nie tak na serwerze; nic się nie zmieniło.
error-busy = Nie da się tego teraz policzyć; spróbuj jeszcze raz.
error-stopping = Serwer jest właśnie zatrzymywany i mógł nie zdążyć tego zrobić; zajrzyj znów za minutę.
error-elsewhere = Ten stół obsługuje inny proces, według innej wersji zasad; spróbuj jeszcze raz.
error-cut-off = Ten serwer stracił połączenie z bazą danych; spróbuj jeszcze raz.
error-not-to-be-shared = Wspólnie można używać tylko bazy PostgreSQL; na jednej maszynie użyj --workers.
error-no-workers = Kilka procesów naraz może działać tylko w systemie takim jak Linux lub macOS.
error-try-again = Stół właśnie odłożono; spróbuj jeszcze raz.
error-not-started = Partia jeszcze się nie zaczęła.
error-started = Partia już trwa; miejsc nie można zmieniać.
error-taken = Miejsce { $seat } jest zajęte.
error-seats-open = Miejsce { $seat } jest jeszcze wolne.
error-too-many-seats = Nie ma tylu miejsc.
error-not-at-table = Mogą to zrobić tylko osoby siedzące przy stole.
error-not-over = Partia jeszcze się nie skończyła.
error-no-tutorial = Gra { $game } nie ma samouczka.
error-no-hints = Przy tym stole nie ma podpowiedzi.
error-no-hint-now = Teraz nie ma czego podpowiadać.
error-no-going-on = Stąd nie da się grać dalej.
error-no-review = Przerwanej partii się nie omawia.
error-no-puzzle = Tej zagadki już nie ma.
error-lesson-other = Jeszcze nie teraz, kapitanie! Na razie lekcja czeka na to, co wskazuje.
error-lesson-answer = Ten krok czeka na odpowiedź przy stole.
error-lesson-over = Ta lekcja poszła już dalej albo się skończyła.
error-lesson-undo = W lekcji niczego się nie cofa: dalszy ciąg jest już zapisany.
error-no-account = Najpierw powiedz, kim jesteś.
error-wrong-password = To imię i to hasło do siebie nie pasują.
error-password-length = Hasło musi mieć od { $shortest } do { $longest } znaków.
error-name-taken = Imię { $name } należy do kogoś innego.
error-foreign-origin = Ten serwer nie przyjmuje niczego ze strony { $origin }.
error-clock = Zegar musi mieć od 1 do { $longest } sekund, a nie { $seconds }.
error-rules-changed = Odpowiedzi numer { $answer } przy tym stole nie można odtworzyć według obecnych zasad.
error-long-record = Zapis jest za długi; granica to { $longest }.
error-not-found = Nic tu nie ma.
error-unknown-bot = Nie ma bota { $bot }; są cabin-boy, bosun, captain, admiral, random, greedy, search, learned oraz dwa ostatnie z liczbą milisekund lub prób, na przykład search:50ms albo learned:1000.
train-begins = { $title }: to, co widzi miejsce przy stole, opisuje tyle liczb: { $entries }.
train-generation = Pokolenie { $generation }: partie { $games }, pozycje { $positions }, { $seconds } s. Strata { $loss } wobec { $nothing } u kogoś, kto nic nie wie.
train-saved = Zapisano w { $path }.
dataset-written = Partie: { $games }, decyzje: { $decisions }, zapisano w { $path }.
error-nothing-learned = O grze { $game } nic się jeszcze nie nauczono; zrobi to kaper train { $game }.
error-no-such-action = Nie można teraz wykonać akcji { $action }; dozwolone: { $allowed }.
error-players = To gra dla { $least }–{ $most } osób, a nie dla { $players }.
error-no-temper = Żaden bot tej gry nie ma charakteru { $temper }; są: { $offered }.
error-no-level = Nie ma takiego bota; do wyboru są: { $offered }.
error-unreadable-table = Ten serwer nie potrafi odczytać tego stołu ({ $reason }); jego zapis można pobrać.
error-not-yet = Twoja ostatnia odpowiedź została przyjęta; stół zaraz pokaże, co z niej wynikło.
error-no-setting = { $game } nie ma ustawienia { $setting }.
error-setting-value = Przy tylu graczach ({ $players }) ustawienie { $setting } nie może mieć wartości { $value }; możliwe: { $allowed }.
error-unknown-game = Nie ma gry { $game }. Zainstalowane: { $installed }.
error-unreadable = Nie można odczytać pliku { $path }: { $reason }.
error-not-json = To nie jest zapis partii Kapera: tego pliku nie da się odczytać jako JSON.
error-not-a-record = To nie jest zapis partii Kapera: { $reason }.
error-diverges = Zapis rozchodzi się z grą przy odpowiedzi { $answer } ({ $line }).
error-no-record = Ta partia nie zaczęła się od ziarna losowości, więc nie ma zapisu.
error-newer-record = Ten zapis ma format { $format }; ten Kaper czyta najwyżej { $known }.
error-other-game = To zapis gry { $recorded }, a nie { $game }.
error-hidden-seed = Ziarno tego zapisu jest jeszcze ukryte za zobowiązaniem.
error-does-not-fit = Zapis nie pasuje do gry: { $reason }
error-other-end = Wszystkie odpowiedzi dają się odtworzyć, ale końcowa pozycja różni się od zapisanej.
error-other-rules = Zapis powstał na zasadach w wersji { $made }; te zasady mają wersję { $now }.
error-promise-kept = Ziarno jest tym, które obiecano przed pierwszą odpowiedzią.
error-promise-broken = Ziarno nie jest tym, które obiecano przed pierwszą odpowiedzią.
error-still-replays = Nadal prowadzi do tego samego końca.
error-not-offered = „{ $option }” nie wchodzi w grę; do wyboru: { $allowed }.
error-match-over = Partia się skończyła; nie przyjmuje już odpowiedzi.
error-question-over = To pytanie już minęło; na stole jest następne.
error-no-seat = Nie ma miejsca { $seat }.
error-not-asked = Miejsce { $seat } nie jest teraz o nic pytane.
error-undo-chance = Nie można tego cofnąć: od tej pory rzucono kośćmi lub dobrano karty.
error-undo-shown = Nie można tego cofnąć: od tej pory odkryto coś, co było ukryte.
error-undo-moment = Nie można tego cofnąć: od tej pory ktoś mógł zostać zapytany w tajemnicy.
error-undo-other = Nie można tego cofnąć: ostatnia odpowiedź należy do kogoś innego.
error-undo-nothing = Nie ma jeszcze czego cofać.
error-undo-no-diary = Ta partia nie prowadzi dziennika, więc niczego nie można cofnąć.
misuse-missing = Brakuje: { $name }.
misuse-value = Wartość { $name } nie pasuje: { $reason }.
misuse-option = Nie ma opcji { $name }.
misuse-value-int-parsing = „{ $given }” nie jest liczbą całkowitą
misuse-value-float-parsing = „{ $given }” nie jest liczbą
misuse-value-greater-than-equal = { $given } to mniej niż { $ge }
misuse-command = Nie ma polecenia { $name }.
misuse-extra = To już nadmiar: { $name }.
misuse-no-value = Opcja { $name } wymaga wartości.
misuse-flag = Opcja { $name } nie przyjmuje wartości.
misuse-other = { $reason }.
misuse-help = Pomoc: { $command }

## Pomoc

help-usage = Użycie:
help-usage-options = [OPCJE]
help-usage-command = POLECENIE [ARGUMENTY]…
place-account = KONTO
place-address = ADRES
place-bot = BOT
place-database = BAZA
place-file = PLIK
place-folder = FOLDER
place-game = GRA
place-host = HOST
place-lang = JĘZYK
place-level = POZIOM
place-n = N
place-name = NAZWA
place-path = ŚCIEŻKA
place-port = PORT
place-record = ZAPIS
place-s = S
place-seat = MIEJSCE
place-seed = ZIARNO
place-table = STÓŁ
place-title = TYTUŁ
place-url = URL
place-value = WARTOŚĆ
help-arguments = Co podać
help-options = Opcje
help-commands = Polecenia
help-required = [wymagane]
help-default = [domyślnie: { $value }]
help-help = Pokaż tę pomoc.
help-kaper = Stół do pirackich gier planszowych: można w nie zagrać albo kazać botom rozegrać tysiące partii.
help-games = Wypisz zainstalowane gry.
help-play = Zagraj tu, w terminalu, z botami albo ze znajomymi przy jednej klawiaturze.
help-simulate = Niech boty rozegrają wiele partii: zobacz, kto wygrywa, jak długo to trwa i z jakimi wynikami.
help-arena = Niech boty zmierzą się na równych warunkach, przy tych samych kartach i kościach, aż będzie wiadomo, kto jest silniejszy. Każdy wynik jest od razu zapisywany: przerwane polecenie rusza dalej od tego miejsca.
help-replay = Opowiedz zapisaną partię jeszcze raz i pokaż, jak stała.
help-verify = Sprawdź, czy zapis partii jest prawdziwy: każda odpowiedź zostanie powtórzona i porównana.
help-review = Oceń każdą decyzję zapisanej partii: ile szans oddała, a co było szczęściem.
help-check = Sprawdź w losowych partiach, czy gra zachowuje prawa wspólne dla wszystkich gier; dla autorów gier.
help-bench = Zmierz, jak szybkie są gry na tym komputerze.
help-admin = Dla osoby prowadzącej serwer, także w trakcie jego pracy: kopie, stoły, konta.
help-admin-backup = Skopiuj bazę danych i sprawdź kopię, także gdy serwer działa. Kopia zrobiona przez cp z bazy w użyciu jest niepełna.
help-admin-restore = Przywróć bazę danych z kopii; serwer musi być zatrzymany.
help-admin-tables = Pokaż wszystkie stoły.
help-admin-close = Zakończ partię bez wyniku; stół, przy którym jeszcze nie grano, znika.
help-admin-export-table = Wypisz zapis partii albo wszystko, co o niej wiadomo, jeśli nie da się jej odczytać.
help-admin-accounts = Pokaż wszystkie konta i gości.
help-admin-export-account = Wypisz wszystko, co wiadomo o koncie, w formacie JSON.
help-admin-delete-account = Usuń konto: jego miejsca przejmą boty, a imię zniknie z partii i rozmów.
help-admin-ban = Zablokuj konto, od razu.
help-admin-unban = Odblokuj konto.
help-admin-mute = Odbierz kontu głos przy wszystkich stołach, od razu.
help-admin-unmute = Przywróć kontu głos.
help-admin-reset-password = Nadaj kontu nowe hasło, wypisz je i zakończ wszystkie jego sesje.
help-admin-purge = Usuń to, czego nikt od dawna nie ruszał, według zasady z docs/hosting.md.
help-copy = Plik kopii.
help-table-id = Stół, jak w jego adresie.
help-who = Imię albo id, jak w: kaper admin accounts
help-dry-run = Powiedz tylko, co by zniknęło.
help-yes = Nie pytaj.
help-serve = Otwórz stoły w przeglądarce: graj ze znajomymi, z botami albo z jednymi i drugimi.
help-strength = Zmierz siłę botów: każdy gra przeciw stołowi pełnemu słabszych od siebie.
help-ladder = Sprawdź po trochu, czy wyższe poziomy botów są silniejsze, i zapisz wyniki.
help-report = Niech boty rozegrają wszystkie warianty gry: raport w Markdownie o jej równowadze, czyli zakończenia, długość, wyniki, miejsca i to, co liczy sama gra.
help-version = Pokaż numer wersji.
help-lang = Język: en albo pl. Bez tego ze zmiennej KAPER_LANG lub z ustawień systemu.
help-game = Nazwa gry, taka jak w: kaper games
help-play-game = Nazwa gry, taka jak w: kaper games. Bez niej padnie pytanie.
help-record = Plik z zapisem partii.
help-option = Ustawienie gry, na przykład wariant; można podać kilka.
help-jobs = Ile partii toczy się naraz. Bez tego tyle, ile jest rdzeni.
help-json = Wypisz dane dla programów zamiast tabel.
help-ray = Graj na komputerach klastra Ray pod tym adresem; auto to klaster tego komputera.
help-arena-bots = Boty, po przecinku: własne boty Kapra, zainstalowane i programy, na przykład „program:node bot.js”. Gdy jest ich więcej niż miejsc, spotyka się każdy ich zestaw.
help-arena-games = Ile najwyżej partii.
help-arena-margin = O ile punktów procentowych bot musi być lepszy, żeby uznać go za silniejszego.
help-arena-all = Rozegraj wszystkie partie, także gdy wszystko jest już rozstrzygnięte.
help-arena-kept = Gdzie od razu zapisywać każdy wynik.
help-arena-parquet = Zapisz też wszystkie partie w tym pliku Parquet, po wierszu na każde miejsce.
help-check-save = Jeśli gra złamie prawo, zapisz drogę do tego miejsca w tym pliku.
help-teach = Przejdź krok po kroku przez samouczek gry i zobacz, o co można teraz zapytać; dla autorów gier.
help-teach-seed = Zamiast samouczka zacznij inną partię z tym ziarnem i zobacz, czy się nada.
help-teach-players = Dla tylu graczy.
help-teach-board = Pokaż na końcu planszę.
help-teach-rest = Niech boty rozegrają dalej N odpowiedzi; wypisz je tak, by dało się je wkleić do samouczka.
help-new = Napisz małą, kompletną grę z testami, żeby zrobić z niej własną; dla autorów gier.
help-new-name = Nazwa gry: małe litery, cyfry i _.
help-new-title = Tytuł; domyślnie taki jak nazwa.
help-new-title-pl = Polski tytuł; domyślnie taki sam.
help-new-folder = Gdzie ją zapisać; domyślnie tutaj, w folderze kaper-NAZWA.
help-seats = Ilu gra.
help-play-bots = Boty na pozostałych miejscach, po przecinku: cabin-boy (chłopiec okrętowy), bosun (bosman), captain (kapitan), admiral (admirał), random (losowy), search:50ms. Gdy jest ich mniej niż miejsc, powtarzają się.
help-bots = Boty, po przecinku: cabin-boy (chłopiec okrętowy), bosun (bosman), captain (kapitan), admiral (admirał), random (losowy), search:50ms. Gdy jest ich mniej niż miejsc, powtarzają się.
help-me = Twoje miejsce, licząc od 0.
help-hotseat = Kilka osób przy tej klawiaturze: wszyscy poza wymienionymi botami są ludźmi.
help-names = Imiona ludzi, po przecinku.
help-play-seed = To samo ziarno daje te same kości i karty. Bez niego każda partia jest inna.
help-seed = To samo ziarno daje te same partie.
help-save = Gdzie zapisać partię; bez tego w twoim folderze danych.
help-resume = Wróć do zapisanej partii.
help-upto = Zatrzymaj się po tylu odpowiedziach.
help-step = Pokazuj stan po każdej odpowiedzi, krok po kroku.
help-viewer = Czyimi oczami: miejsce licząc od 0, all (nic nie jest ukryte) albo none (postronny widz).
help-games-count = Ile partii.
help-check-game = Nazwa gry, taka jak w: kaper games. Bez niej wszystkie gry.
help-check-games = Ile partii; bez podanej GRY rozdziela się je na wszystkie.
help-check-kept = Gdzie zapisywać to, co już sprawdzono: przerwane lub zabite polecenie rusza dalej od tego miejsca.
help-report-games = Ile partii w każdym wariancie.
help-report-seats = Tylko warianty dla tylu graczy. Bez tego wszystkie.
help-report-option = Tylko warianty z tym ustawieniem; można podać kilka.
help-report-html = Zapisz cały raport z wykresami w tym pliku, jako stronę, którą można otworzyć bez sieci.
help-report-duels = Na potrzeby strony: ile partii rozgrywa wyszukiwanie przy każdej liczbie prób. Przy 0 żadnej.
help-strength-games = Ile partii na każdego bota. Bez tego tyle, co w podawanych wynikach.
help-train = Pozwól grze nauczyć się z partii z samą sobą, ile warte są jej pozycje; korzysta z tego bot learned.
help-train-generations = Ile razy gra i uczy się na przemian; za pierwszym razem gra losowo.
help-train-first = Od ilu losowych partii zaczyna.
help-train-games = Ile partii rozgrywa w każdym następnym pokoleniu.
help-train-hidden = Ile ukrytych jednostek ma sieć; przy 0 tylko sumuje.
help-train-epochs = Ile razy w każdym pokoleniu przegląda wszystkie pozycje.
help-train-out = Gdzie zapisać to, czego się nauczono. Domyślnie w folderze gry.
help-dataset = Rozegraj partie i zapisz je w formacie Parquet: wiersz na partię i wiersz na każdą decyzję.
help-dataset-out = Folder na pliki.
help-dataset-rows = Zapisz też w liczbach to, co widziało dane miejsce; nazwy pozycji podaje kaper.encoding.
help-puzzles = Szukaj zagadek z gry, czyli pozycji, w których jedna możliwość jest wyraźnie najlepsza, i zapisz je z dowodem.
help-puzzles-count = Ile zagadek ma być na końcu.
help-puzzles-games = W ilu partiach między botami szukać najwyżej.
help-puzzles-seed = Z czego powstają partie między botami.
help-puzzles-record = Zapisana partia do przejrzenia zamiast partii między botami; można podać kilka razy.
help-puzzles-into = Gdzie je zapisać zamiast w folderze gry.
help-ladder-only = Gry do rozegrania. Bez tego wszystkie.
help-ladder-levels = Poziomy do porównania, każdy z następnym słabszym.
help-ladder-games = Ile partii każdego rodzaju ma być na końcu.
help-ladder-kept = Gdzie od razu zapisywać każdy wynik: przerwane polecenie rusza dalej od tego miejsca.
help-ladder-into = Zapisz zestawienie tutaj zamiast je wypisywać.
help-ladder-seconds = Po tym czasie nie zaczynaj nowych partii.
help-review-level = Bot, który ocenia.
help-bench-games = Gry do zmierzenia; ze słowem server na początku – serwer ze stronami tych gier, ze słowem env – środowiska do uczenia. Bez nazw – wszystkie gry.
help-peers = Zainstaluj i zmierz też inne programy dla porównania: Catanatron, a przy serwerze boardgame.io.
help-host = Adres, pod którym serwer słucha, domyślnie 127.0.0.1; 0.0.0.0 otwiera go dla twojej sieci.
help-port = Port, domyślnie 8420.
help-next-port = Jeśli port jest zajęty, użyj jednego z następnych.
help-database = Gdzie zapisywać partie: plik SQLite albo adres, na przykład postgresql://user@host/name. Domyślnie plik w twoim folderze danych.
help-config = Plik TOML z ustawieniami; opcje i zmienne środowiskowe mają przed nim pierwszeństwo.
help-public-url = Adres, pod którym goście znajdą serwer, na przykład https://games.example.org/kaper; służy do zaproszeń i ciasteczek, i tylko stronom stamtąd serwer ufa.
help-base-path = Ścieżka, pod którą wszystko się mieści, na przykład /kaper.
help-trusted-proxies = Adresy i sieci serwerów pośredniczących, oddzielone przecinkami; tylko one mogą podawać, skąd przychodzi gość.
help-metrics-host = Adres, pod którym słucha port ze statystykami, domyślnie 127.0.0.1.
help-metrics-port = Osobny port dla statystyk pod /metrics. Bez niego są na zwykłym porcie, dostępne tylko z tego komputera.
help-no-browser = Nie otwieraj przeglądarki.
help-log-level = Ile zapisywać w dzienniku: debug, info, warning lub error.
help-workers = Ile procesów obsługuje graczy wspólnie, domyślnie 1; każdy może zająć jeden rdzeń. Mają wspólną bazę danych, także SQLite.
help-shared = Z tej samej bazy PostgreSQL korzystają też inne serwery, być może na innych maszynach; każdy z nich musi mieć to ustawione.
help-load-seconds = Ile sekund mierzyć dla każdej liczby stołów.
help-bench-workers = Ile procesów obsługuje graczy wspólnie; tylko dla serwera.
help-bench-database = Pusta baza PostgreSQL, z której korzystają wszystkie procesy; bez niej mają wspólny port i plik SQLite.
help-bench-apart = Gracze jednego stołu łączą się z różnymi procesami; razem z --database.
help-bench-stored = Ile stołów leży w bazie danych obok tych, przy których ktoś siedzi; zamiast zwykłego pomiaru mierzy zatłoczony serwer.
plain-thing = { $what }
