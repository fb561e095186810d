### Co strona mówi po polsku; wspólne zdania są w src/kaper/locale, zdania gry w jej folderze.

## Wszędzie

loading = Chwileczkę…
close = Zamknij
cancel = Anuluj
try-again = Spróbuj ponownie
more = Więcej
copy = Kopiuj
copied = Skopiowano.
sound = Dźwięk
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony
theme-system = Motyw: jak w urządzeniu
theme-light = Motyw: jasny
theme-dark = Motyw: ciemny
trouble-unknown = Coś poszło nie tak. Nic się nie zmieniło.
error-no-connection = Nie ma połączenia z serwerem. Partie są bezpieczne; spróbuj za chwilę.
error-server = Serwer nie mógł tego zrobić. Nic się nie zmieniło.
error-page = Strona się potknęła. Pomoże ponowne wczytanie; nic nie przepadło.
error-no-rules = Tej gry nie opisano tu w zasadach.
error-old-page = Ta strona jest starsza niż serwer; wczytaj ją ponownie.
error-no-table = Nie ma takiego stołu albo brakuje ci zaproszenia.
error-not-your-seat = To nie jest twoje miejsce.

## Poczekalnia

title-lobby = Kaper
title-turns = { $count ->
    [one] Twój ruch
    [few] Twój ruch przy { $count } stołach
   *[many] Twój ruch przy { $count } stołach
} – Kaper
tagline = Pięć mórz, jeden stół: pirackie planszówki ze znajomymi albo z botami, które nigdy nie śpią.
your-name = Twoje imię
hello = Witaj na pokładzie, { $name }!
play-now = Zagraj z botami
play-now-note = { $game } z trzema botami; możesz odejść i wrócić, kiedy tylko zechcesz.
guided = Pierwsza gra z przewodnikiem
create = Przygotuj stół
shelf = Gry na półce
shelf-bots = Z botami
shelf-bots-with = Z botami: { $game }
shelf-friends = Ze znajomymi
shelf-friends-with = Ze znajomymi: { $game }
shelf-guided = Z przewodnikiem
shelf-guided-with = Z przewodnikiem: { $game }
shelf-learn = Nauka w grze
shelf-learn-with = Nauka w grze: { $game }
shelf-weight = Trudność { $n } z { $most }
shelf-weight-1 = lekka
shelf-weight-2 = dość lekka
shelf-weight-3 = średnia
shelf-weight-4 = ciężka
shelf-weight-5 = bardzo ciężka
shelf-all-can-lose = wszyscy mogą razem przegrać
my-tables = Twoje stoły
my-tables-empty = Na razie nic tu nie leży. Twoje partie będą tu czekać, choćby tygodniami.
open-tables = Otwarte stoły
open-tables-empty = Nikt akurat nie szuka towarzystwa. Przygotuj otwarty stół, a inni znajdą go tutaj.
finished-tables = Zakończone partie
finished-empty = Po zakończeniu partii znajdziesz tu jej wynik i powtórkę.
your-turn = Twój ruch
awaited = Czekają na ciebie
stage-free = { $count ->
    [one] Jedno wolne miejsce.
    [few] { $count } wolne miejsca.
   *[many] { $count } wolnych miejsc.
}
stage-running = { $answers ->
    [0] Dopiero się zaczęło.
    [one] Za nami jedna decyzja.
    [few] Za nami { $answers } decyzje.
   *[many] Za nami { $answers } decyzji.
}
stage-over = Zakończona.
ended = Zakończona bez wyniku.
upload = Otwórz zapisaną partię
tables-all = { $count ->
    [one] Pokaż jeszcze jeden stół
    [few] Pokaż jeszcze { $count } stoły
   *[many] Pokaż jeszcze { $count } stołów
}
tables-fewer = Pokaż mniej
hide = Ukryj
hide-this = Ukryj: { $game }, { $day }
unhide = Pokaż znowu
unhide-this = Pokaż znowu: { $game }, { $day }
my-place = { $count ->
    [one] Twoje miejsce: { $place }.
   *[other] Twoje najlepsze miejsce: { $place }.
}

## Kampania

campaign = Kampania
campaign-note = Co kapitan może pokonać w pojedynkę, jedno po drugim. Stół założony stąd jest twój, a to, co pokonasz, zostaje tu zapisane.
campaign-beaten = pokonane: { $count } z { $all }
campaign-untried = Jeszcze bez próby.
campaign-won = Wygrane: { $won } z { $tries }.
campaign-together = Statek wrócił do portu { $won } z { $tries } razy, ale kto inny był bogatszy.
campaign-lost = Jeszcze niepokonane (próby: { $tries }).
campaign-best = Najlepszy wynik: { $points }.
campaign-sail = W morze
campaign-sail-at = W morze: { $name }

## Zagadki

puzzles = Zagadki dnia
puzzle-new = Jaki ruch jest najlepszy?
puzzle-found = Odgadnięta za pierwszym razem.
puzzle-missed = Była próba; zobacz dowód jeszcze raz.
puzzle-of = Zagadka dnia: { $game }
puzzle-note = Jedna odpowiedź jest wyraźnie najlepsza. Widzisz tyle, co ten kapitan. Liczy się pierwsza próba.
puzzle-you = ty
puzzle-right = Dobrze! To najlepsza odpowiedź.
puzzle-wrong = Była lepsza odpowiedź.
puzzle-proof = Od tej chwili rozegrano grę { $trials } razy. Takie były szanse wygranej:
puzzle-yours = twoja odpowiedź

## Konto

account = Twoje konto
log-in = Zaloguj się
log-out = Wyloguj się
log-out-everywhere = Wyloguj się na wszystkich urządzeniach
log-out-guest = { $count ->
    [0] Grasz jako gość: po wylogowaniu nie wrócisz już do tego imienia ani do skończonych partii.
    [one] Grasz jako gość: po wylogowaniu nie ma powrotu. Oddajesz miejsce przy jednym stole; przejmie je bot.
    [few] Grasz jako gość: po wylogowaniu nie ma powrotu. Oddajesz miejsca przy { $count } stołach; przejmą je boty.
   *[many] Grasz jako gość: po wylogowaniu nie ma powrotu. Oddajesz miejsca przy { $count } stołach; przejmą je boty.
}
log-out-give-up = Wyloguj się i oddaj miejsca
log-in-note = Żeby zagrać gościnnie, nie trzeba konta: wystarczy wybrać imię i zacząć.
password = Hasło
password-new = Hasło, co najmniej 8 znaków
password-old = Dotychczasowe hasło
password-change = Zmień hasło
password-change-note = Wszystkie inne urządzenia zostaną wylogowane.
password-changed = Hasło zmienione, a wszystkie inne urządzenia wylogowane.
account-guest = Grasz jako gość. Hasło zachowa twoje imię i stoły, także na innych urządzeniach.
account-keep = Zachowaj moje imię
account-kept = To imię jest już twoje.
account-known = To imię należy do ciebie na każdym urządzeniu.
notify-allow = Powiadom mnie o moim ruchu
notify-on = Ta przeglądarka powiadomi cię o twoim ruchu.
notify-denied = W tej przeglądarce zablokowano powiadomienia tej strony. Można na nie pozwolić w jej ustawieniach dla tej witryny, obok adresu.

## Przygotowanie stołu

create-game = Gra
create-about = Liczba graczy: { $least }–{ $most }, czas gry: { $from }–{ $to } minut
create-players = Ilu graczy
create-clock = Czas do namysłu
create-hints = Wolno prosić o podpowiedzi
create-who = Kto może dołączyć
create-open = każdy z poczekalni
create-private = tylko osoby z linkiem
create-seats = Miejsca
create-and-wait = Przygotuj i poczekaj na innych
create-and-start = Zaczynamy
clock-none = bez zegara
clock-move-1 = minuta na ruch
clock-move-5 = pięć minut na ruch
clock-game-15 = 15 minut na partię
clock-game-30 = 30 minut na partię
clock-day = doba na ruch
clock-days-3 = trzy doby na ruch
seat-number = Kto siedzi na miejscu { $number }
seat-level = Siła bota na miejscu { $number }
seat-temper = Charakter bota na miejscu { $number }
temper-none = bez szczególnego charakteru
seat-name = Imię
seat-name-of = Imię osoby na miejscu { $number }
seat-me = { $name } (ty)
seat-open = wolne, czeka na kogoś
seat-bot = bot
seat-hotseat = ktoś przy tym urządzeniu

## Przed pierwszym ruchem

waiting-room = Przed partią
around-the-table = Przy stole
seat-free = wolne miejsce
seat-away = poza stołem
seat-standin = zastępuje bot
seat-to-move = ma ruch
seat-is-bot = bot, { $level }
seat-is-me = to ty
seat-is-here = przy tym urządzeniu
sit-down = Usiądź tu
stand-up = Wstań
put-bot = Posadź bota
send-away = Zwolnij miejsce
bots-level = Nowe boty będą
start = Rozpocznij partię
still-missing = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[many] { $count } miejsc jest jeszcze wolnych.
}
all-here = Wszyscy już są.
all-here-wait = Wszyscy już są; partia zaraz się zacznie.
share = Zaproś
share-note = Kto ma ten link, może usiąść do gry albo popatrzeć.
terms-players = Graczy: { $count }
terms-open = stół otwarty dla wszystkich
terms-no-hints = bez podpowiedzi
terms-private = na zaproszenie
terms-clock-move = { $time } na ruch
terms-clock-game = { $time } na partię
share-loopback = Ten adres działa tylko na tym urządzeniu. Znajomi potrzebują takiego, który prowadzi tu od nich: uruchom serwer z opcją --public-url i adresem, pod którym go widzą.

## Przy stole

title-turn = Twój ruch – { $game }
title-table = { $game } – Kaper
table-of = Stół: { $game }
to-lobby = Do poczekalni
no-table-title = Nie ma tu stołu
board = Plansza
beside = Dziennik i rozmowa
beside-show = Pokaż dziennik i rozmowę
beside-fold = Schowaj dziennik i rozmowę
options-more = { $count ->
    [one] jeszcze jedna odpowiedź
    [few] jeszcze { $count } odpowiedzi
    [many] jeszcze { $count } odpowiedzi
   *[other] jeszcze { $count } odpowiedzi
}
collect = Biorę zaznaczone: { $count }
count-of = { $count } z { $most }
one-more = O jeden więcej
one-less = O jeden mniej
confirm-question = Na pewno: { $option }?
confirm-grave = Tego nie da się już odwrócić.
confirm-yes = Tak, na pewno
confirm-no = Nie, wracam do pytania
habit-offer = Bez dalszych pytań „{ $option }”:
habit-offer-turn = w tej turze
habit-offer-match = w tej partii
habits = Odpowiedzi bez pytania
habit-turn = W tej turze bez pytania: „{ $option }” ({ $count ->
    [one] { $count } raz
   *[other] { $count } razy
}).
habit-match = W tej partii bez pytania: „{ $option }” ({ $count ->
    [one] { $count } raz
   *[other] { $count } razy
}).
habit-ask = Pytaj znowu
panel-more = Więcej: { $name }
panel-less = Mniej: { $name }
players = Gracze
asked-is = { $name }:
waiting-for = Czekamy na ruch: { $names }…
waiting-table = Chwileczkę, stół się namyśla…
following = Coś się dzieje…
following-of = Gra { $name }…
why = Czemu?
why-title = Dlaczego tak? – { $name }
why-note = Tyle wynika z tego, co widzisz. { $name } może wiedzieć więcej; całość poznasz po partii.
since-turn = Od twojej ostatniej tury
since-turn-none = Od twojej ostatniej tury nic się nie wydarzyło.
deeds-last = Co się ostatnio wydarzyło
deeds-list = Pokaż wszystko
deed-back = Poprzedni ruch
deed-forward = Następny ruch
recap = Pod twoją nieobecność
tempo = Tempo
tempo-note = Jak szybko oglądasz ruchy innych
tempo-step = krok po kroku
tempo-calm = spokojnie
tempo-fast = szybko
tempo-once = od razu
go-on = Dalej
skip = Pomiń
skip-note = Pokaż od razu, jak jest teraz na stole (klawisz S)
hint = Podpowiedź
hint-title = Co zrobiłby Kapitan, który widzi tyle co ty (klawisz I); wszyscy się dowiedzą, że pytasz
undo = Cofnij
undo-can = Cofnij ostatnią odpowiedź
undo-not = Teraz nie ma czego cofać; kliknij, aby dowiedzieć się, dlaczego
leave = Odejdź od stołu
leave-wait = Możesz po prostu odejść: twoje miejsce poczeka, a partia razem z nim.
leave-note = Możesz też zostawić grę botowi, żeby nikt nie musiał czekać. Po powrocie miejsce znów jest twoje.
leave-bot = Niech bot zagra za mnie
leave-this = Odejdź od stołu: { $game }
leave-note-playing = Zagra za ciebie bot, żeby nikt nie musiał czekać. Gdy znów otworzysz stół, wrócisz na swoje miejsce.
leave-note-waiting = Twoje miejsce zwolni się dla kogoś innego. Stół, przy którym nikt nie został, zniknie.
gone = { $name }: poza stołem od { $minutes ->
    [one] minuty
   *[other] { $minutes } minut
}.
gone-nudge = Ponaglij
gone-nudged = Wysłano ponaglenie.
gone-bot = Niech zagra za tę osobę bot
gone-end = Zakończ partię
gone-end-note = Partia zakończy się bez wyniku dla wszystkich. Tego nie da się cofnąć.
standin = Gra za ciebie bot.
standin-return = Wracam na swoje miejsce
spectator = Patrzysz z boku: widzisz to, co jawne, ale nie cudze sekrety.
clock-soon-move = Twój czas się kończy. Potem ten jeden ruch wykona za ciebie bot; następny znów będzie twój.
clock-soon-game = Twój czas na tę partię się kończy. Potem bot zagra dalej za ciebie od tego, co jest na stole, aż wrócisz na swoje miejsce.
clock-soon-out = Twój czas minął: zaraz zagra za ciebie bot. Możesz jeszcze odpowiedzieć.
upgraded = Zasady tej gry zmieniły się { $day } (z wersji { $before } na { $after }). Partia toczy się dalej według nowych.
upgraded-same = Zasady tej gry zmieniły się { $day }. Partia toczy się dalej według nowych.
old-log = Co było wcześniej
old-log-read = Przeczytaj, co było wcześniej.
trouble-rules-changed = Zasady tej gry się zmieniły i tej partii nie da się rozegrać według nowych.
trouble-unreadable-table = Ten serwer nie potrafi już odczytać tej partii.
seat-of-rules = (według zasad)
trouble-record = Pobierz jej zapis
line-lost = Połączenie zerwane. Partia jest bezpieczna; strona szuka serwera.
line-lost-kept = Nie ma połączenia z serwerem. To partia zachowana na tym urządzeniu.
line-now = Spróbuj teraz
offline = Nie ma połączenia z serwerem. Można czytać zakończone partie zachowane na tym urządzeniu; reszta poczeka, aż wróci.
log = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
log-hinted = { $name } – rada Kapitana.
log-late = { $name }: czas minął, ten ruch wykonał bot.
log-table = Stół
log-more = +{ $count }
log-go = Przejdź do tej chwili (decyzja { $at })
chat = Rozmowa
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Powiedz coś
chat-send = Powiedz
curtain = Urządzenie przejmuje { $name }
curtain-note = Na następnej stronie są sekrety. Patrzy tylko osoba, do której należą.
curtain-raise = To ja, { $name }
coach = Przewodnik
coach-quiet = To już było. Każda odpowiedź mówi, co zrobi.
coach-thanks = Dziękuję, dalej sobie poradzę
lesson = Lekcja
lesson-step = { $step } z { $steps }
lesson-on = Dalej
lesson-done = W morze!
first-enough = Już wystarczy
lesson-answer = Twój ruch, kapitanie.
lesson-watch = Popatrz na stół…
learn = Pomoc
learn-title = Jak się wygrywa, co znaczą symbole, jaki jest wynik (H, K, P)
learn-win = Jak się wygrywa?
learn-legend = Wszystkie symbole
learn-standing = Wynik na teraz
learn-guide = Włącz przewodnik
learn-close = Do stołu
opening-win-title = Jak się wygrywa
opening-turn-title = Czym jest tura
opening-end-title = Co kończy grę
opening-mine-title = Co jest moje
standing-about = { $points } + ?
standing-hidden = ?

keys = Klawisze
keys-wish = Litery i cyfry to klawisze stołu
keys-answers = Odpowiadanie
keys-table = Przy stole
keys-show = Gdy grają inni
keys-board = Na planszy
keys-log = W dzienniku i w powtórce
key-answer = odpowiedź z tym klawiszem na przycisku
key-answer-more = z zerem na początku: dalsze odpowiedzi
key-question = do pytania
key-hint = podpowiedź: co zrobiłby Kapitan
key-undo = cofnij
key-rules = zasady dotyczące tego pytania
key-log = do dziennika
key-talk = do rozmowy
key-win = jak się wygrywa
key-legend = wszystkie symbole
key-standing = wynik na teraz
key-help = ta lista
key-space = Spacja
key-go-on = dalej
key-skip = pokaż od razu, jak stoi gra
key-tab = do następnej rzeczy, którą można wybrać
key-arrows = do rzeczy obok, z jej objaśnieniem
key-enter = wybierz
key-lines = z wiersza do wiersza
key-moment = do chwili z tego wiersza; gra toczy się dalej
key-replay = krok wstecz, krok dalej, odtwarzanie i pauza
key-back = z powrotem do gry; zamyka też każde okno
chat-nameless = Kto mówi, ten ma imię. Jak masz na imię?
chat-name = Imię w rozmowie
chat-named = Dołącz do rozmowy

## Zasady

rules = Zasady
rules-search = Szukaj w zasadach
rules-now = Do tego pytania:
rules-none = Tej gry nie opisano tu w zasadach.
rules-not-found = W zasadach nie ma słów „{ $words }”.

## Koniec

score-title = Dziennik pokładowy zamknięty
rematch = Zagraj jeszcze raz
rematch-there = Do następnej partii
record = Zapisz partię
keep-game = Zachowaj do czytania bez sieci
keep-going = Zachowywanie: { $done } z { $last }
keep-forget = Zachowana do czytania bez sieci; zapomnij
fair-check = Sprawdź kości

## Omówienie partii

review = Omówienie partii
review-note = Kapitan przejrzy każdą decyzję, wiedząc tyle, ile wtedy wiadomo było z tego miejsca: ile oddała, co było szczęściem i gdzie partia się odwróciła.
review-begin = Omów partię
review-on = Omawiaj dalej
review-progress = Przejrzane odpowiedzi: { $done } z { $total }…
review-marks = Czerwony punkt to decyzja, która dużo oddała; złoty kwadrat to zwrot, który przyniosły kości, karty albo inni. Każdy prowadzi do swojej chwili.
review-turn-choice = { $name }: oddane szanse { $by }
review-turn-luck = { $sign ->
    [less] { $name }: bez własnej winy −{ $by }
   *[more] { $name }: +{ $by }
}
review-decisions = Co można było zagrać lepiej
review-instead = Wybór: { $chosen } ({ $kept }). Lepiej: { $best } ({ $chance }).
review-flawless = Nic: każda decyzja była najlepsza albo prawie.
play-on = Graj dalej stąd
play-on-note = Przy nowym stole, z innymi kośćmi, przeciw Kapitanom

## Powtórka

replay = Powtórka
replay-at = { $at } z { $last }
replay-slider = Chwila partii
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = Krok naprzód
replay-last = Na koniec
replay-speed = Tempo
replay-times = × { $speed }
replay-eyes = Czyimi oczami
replay-link = Link do tej chwili
replay-now = Wróć do gry
replay-score = Do wyniku
doubts = Co się w tym zapisie nie zgadza
doubt-other-end = Ten zapis podaje inną końcową pozycję niż ta, do której prowadzą jego odpowiedzi.
doubt-diverges = Ten zapis podaje po drodze inne pozycje niż te, do których prowadzą jego odpowiedzi.
doubt-promise-broken = To nie są kości, które obiecano przed pierwszą odpowiedzią.
doubt-other-rules = Powstał według innych zasad niż dzisiejsze; może to być przyczyną.
eyes-own = moimi oczami
eyes-of = tak, jak widzi { $name }
eyes-spectator = tak, jak widzi postronny widz
eyes-all = wszystko odkryte

replay-esc = Wróć do gry (Esc)
replay-told = Oglądasz wcześniejszą chwilę. Esc prowadzi z powrotem do gry.

## Uczciwe kości

fair-title = Uczciwe kości
fair-intro = Przed pierwszym ruchem serwer wylosował sekret i ogłosił jego odcisk. Każda osoba przy stole dodała własne słowo. Wszystkie kości i karty biorą się z obu tych rzeczy naraz.
fair-commitment = Odcisk sekretu, znany od początku
fair-nonces = Co dodali gracze
fair-no-nonce = nic
fair-secret = Sekret
fair-later = pokaże się po zakończeniu partii
fair-seed = Jedno i drugie zmieszane: ziarno wszystkich kości i kart
fair-wait = Po zakończeniu partii ta strona sama wszystko sprawdzi.
fair-promise-good = Sekret ma obiecany odcisk.
fair-promise-bad = Sekret nie ma obiecanego odcisku.
fair-noted-good = Odcisk jest tym, który to urządzenie zanotowało na początku.
fair-noted-bad = Odcisk nie jest tym, który to urządzenie zanotowało na początku.
fair-mine-good = Słowo dodane przez to urządzenie jest wśród nich.
fair-mine-bad = Brakuje słowa dodanego przez to urządzenie.
fair-seed-good = Ziarno zapisanej partii powstało z sekretu i wszystkich słów.
fair-seed-bad = Ziarno zapisanej partii nie powstało z sekretu i wszystkich słów.
fair-proved = To dowodzi, że wszystkie kości i karty były przesądzone przed pierwszym ruchem przez sekret i słowa wszystkich razem, więc nikt, nawet serwer, nie mógł ich wybrać.
fair-broken = Coś się tu nie zgadza: kościom z tej partii nie można ufać.

## Czego serwer odmawia

error-no-account = Najpierw powiedz, kim jesteś: wybierz imię w poczekalni.
error-not-at-table = To mogą zrobić tylko osoby siedzące przy tym stole.
error-taken = Ktoś był szybszy: to miejsce jest zajęte.
error-started = Partia już trwa; miejsca są ustalone.
error-seats-open = Jedno z miejsc jest jeszcze wolne.
error-not-started = Partia jeszcze się nie zaczęła.
error-not-over = Partia jeszcze się nie skończyła.
error-try-again = Stół był właśnie odkładany na bok. Spróbuj jeszcze raz.
error-too-fast = Za szybko. Odczekaj { $seconds } s.
error-too-big = Za dużo naraz.
error-malformed = Serwer nie zrozumiał strony. Pomoże ponowne wczytanie.
error-internal = Coś poszło nie tak po stronie serwera. Nic się nie zmieniło.
error-not-stored = Nie udało się tego zapisać, więc się nie liczy. Spróbuj ponownie.
error-busy = Serwer ma teraz zbyt wiele pracy. Spróbuj ponownie.
error-stopping = Serwer jest właśnie zatrzymywany i mógł nie zdążyć tego zrobić. Zajrzyj znów za minutę.
error-elsewhere = Ten stół obsługuje inny proces, według innej wersji zasad. Spróbuj jeszcze raz.
error-cut-off = Ten serwer stracił połączenie z bazą danych. Spróbuj jeszcze raz.
error-empty-text = Nic tu nie ma.
error-long-text = Za długie; mieści się najwyżej { $longest } znaków.
error-name-taken = Imię { $name } należy już do kogoś innego.
error-wrong-password = To imię i to hasło do siebie nie pasują.
error-password-length = Hasło musi mieć od { $shortest } do { $longest } znaków.
error-no-level = Nie ma takiego bota; są: { $offered }.
error-foreign-origin = Stronę otwarto spod innego adresu niż adres serwera.

# Słowa sceny: to, co mówi sam stół, niezależnie od gry.
scene-choose = Wybierz
scene-on = Tu: { $things }
scene-centre = Na środku planszy
scene-panels = Plansze graczy
scene-boards = Plansze
scene-view = Widok planszy
scene-closer = Przybliż
scene-farther = Oddal
scene-fit = Cała plansza
