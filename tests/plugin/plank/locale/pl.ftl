game-title = Deska
setting-rounds = Rundy
setting-rounds-three = trzy
setting-rounds-two = dwie
ending-plank = Ktoś doszedł do końca deski.
ending-empty-hand = Koniec rund.
part-steps = Kroki
figure-rounds = Rundy
figure-walkers = Miejsca, które ruszyły
kind-number = Zagrane liczby
prompt-play = Którą liczbę zagrywasz?
prompt-die = Na kości { $die }. Bierzesz?
prompt-back = Ile kroków wstecz?
option-play = { $detail }
option-take = biorę
option-leave = zostawiam
option-back = { $detail } wstecz
event-plays = { $who } zagrywa { $number }.
event-walks = { $who } idzie { $steps ->
    [one] krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
} naprzód.
field-steps = Kroki
field-rounds = Pozostałe rundy
field-shown = Zagrane liczby
field-hands = Na ręce
field-left = Kart na ręce
