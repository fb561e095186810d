game-title = Plank
setting-rounds = Rounds
setting-rounds-three = three
setting-rounds-two = two
ending-plank = Somebody reached the end of the plank.
ending-empty-hand = The rounds are over.
part-steps = Steps
figure-rounds = Rounds
figure-walkers = Seats that walked
kind-number = Numbers played
prompt-play = Which number do you play?
prompt-die = The die shows { $die }. Take it?
prompt-back = How many steps back?
option-play = { $detail }
option-take = take it
option-leave = leave it
option-back = { $detail } back
event-plays = { $who } plays { $number }.
event-walks = { $who } walks { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
field-steps = Steps
field-rounds = Rounds left
field-shown = Numbers played
field-hands = In hand
field-left = Cards in hand
