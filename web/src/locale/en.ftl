### What the page says in English; shared sentences are in src/kaper/locale, a game's own in its folder.

## Everywhere

loading = One moment …
close = Close
cancel = Cancel
try-again = Try again
more = More
copy = Copy
copied = Copied.
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
theme-system = Light or dark as your device
theme-light = Light
theme-dark = Dark
trouble-unknown = Something went wrong. Nothing has changed.
error-no-connection = The server cannot be reached. Your games are safe; try again in a moment.
error-server = The server could not do this. Nothing has changed.
error-page = The page stumbled. Loading it again helps; nothing is lost.
error-no-rules = This game has no rules to read here.
error-old-page = This page is older than the server; load it again.
error-no-table = There is no such table, or you are not invited to it.
error-not-your-seat = This seat is not yours.

## Lobby

title-lobby = Kaper
title-turns = { $count ->
    [one] Your turn
   *[other] Your turn at { $count } tables
} – Kaper
tagline = Five seas, one table: pirate board games with friends, or against bots that never sleep.
your-name = Your name
hello = Welcome aboard, { $name }.
play-now = Play against bots now
play-now-note = { $game } against three bots; you can go away and come back whenever you like.
guided = Guided first game
create = Set up a table
shelf = The games
shelf-bots = Against bots
shelf-bots-with = Against bots: { $game }
shelf-friends = With friends
shelf-friends-with = With friends: { $game }
shelf-guided = With a guide
shelf-guided-with = With a guide: { $game }
shelf-learn = Learn by playing
shelf-learn-with = Learn by playing: { $game }
shelf-weight = Heaviness { $n } of { $most }
shelf-weight-1 = light
shelf-weight-2 = rather light
shelf-weight-3 = middling
shelf-weight-4 = heavy
shelf-weight-5 = very heavy
shelf-all-can-lose = all can lose together
my-tables = Your tables
my-tables-empty = Nothing is on the table yet. Your games wait here for you, even for weeks.
open-tables = Open tables
open-tables-empty = Nobody is looking for company right now. Set up an open table, and others find it here.
finished-tables = Finished games
finished-empty = Once a game is over, its score and its replay stay here.
your-turn = Your turn
awaited = You are awaited
stage-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
stage-running = { $answers ->
    [0] Just begun.
    [one] One decision so far.
   *[other] { $answers } decisions so far.
}
stage-over = Over.
ended = Ended without a result.
upload = Open a saved game
tables-all = { $count ->
    [one] Show one more table
   *[other] Show { $count } more tables
}
tables-fewer = Show fewer
hide = Put out of sight
hide-this = Put out of sight: { $game }, { $day }
unhide = Show again
unhide-this = Show again: { $game }, { $day }
my-place = { $count ->
    [one] Your place: { $place }.
   *[other] Your best place: { $place }.
}

## Campaign

campaign = Campaign
campaign-note = What a captain can beat alone, one after another. A table that you set up here is yours; what you have beaten stays here.
campaign-beaten = { $count } of { $all } beaten
campaign-untried = Not tried yet.
campaign-won = Won { $won } of { $tries }.
campaign-together = The ship came home { $won } of { $tries } times, but another was richer.
campaign-lost = Tried, not beaten yet ({ $tries }).
campaign-best = Best score: { $points }.
campaign-sail = Sail
campaign-sail-at = Sail: { $name }

## Puzzles

puzzles = Puzzles of the day
puzzle-new = What would you do?
puzzle-found = Found at the first try.
puzzle-missed = Tried; look at the proof again.
puzzle-of = Puzzle of the day: { $game }
puzzle-note = One answer is clearly the best. You see what this captain sees. The first try counts.
puzzle-you = you
puzzle-right = Right! That is the best answer.
puzzle-wrong = There was a better answer.
puzzle-proof = The game was played on from here { $trials } times. These were the chances to win:
puzzle-yours = your answer

## Account

account = Your account
log-in = Log in
log-out = Log out
log-out-everywhere = Log out on all devices
log-out-guest = { $count ->
    [0] You play as a guest: once you log out, you cannot come back to this name or to its finished games.
    [one] You play as a guest: once you log out, you cannot come back. You give up your seat at one table; a bot takes it.
   *[other] You play as a guest: once you log out, you cannot come back. You give up your seats at { $count } tables; bots take them.
}
log-out-give-up = Log out and give up
log-in-note = To play as a guest you need no account: just pick a name and start.
password = Password
password-new = A password, at least 8 characters
password-old = The password until now
password-change = Change my password
password-change-note = All other devices are logged out.
password-changed = Your password is changed, and all other devices are logged out.
account-guest = You play as a guest. A password keeps your name and your tables, also on other devices.
account-keep = Keep my name
account-kept = Your name is yours now.
account-known = This name is yours on every device.
notify-allow = Tell me when it is my turn
notify-on = This browser tells you when it is your turn.
notify-denied = This browser was told not to show notices of this page. Allow them in its settings for this site, beside the address.

## Setting up a table

create-game = Game
create-about = { $least } to { $most } players, { $from } to { $to } minutes
create-players = Players
create-clock = Time to think
create-hints = Hints are allowed
create-who = Who may join
create-open = anybody in the lobby
create-private = only those with the link
create-seats = Seats
create-and-wait = Set up and wait for others
create-and-start = Start
clock-none = no clock
clock-move-1 = one minute a move
clock-move-5 = five minutes a move
clock-game-15 = 15 minutes a game
clock-game-30 = 30 minutes a game
clock-day = one day a move
clock-days-3 = three days a move
seat-number = Who sits at place { $number }
seat-level = How strong the bot at place { $number } is
seat-temper = The character of the bot at place { $number }
temper-none = of no special character
seat-name = Name
seat-name-of = Name of the person at place { $number }
seat-me = { $name } (you)
seat-open = free, for somebody
seat-bot = a bot
seat-hotseat = somebody at this device

## Before the first move

waiting-room = Before the game
around-the-table = Around the table
seat-free = free seat
seat-away = away
seat-standin = a bot stands in
seat-to-move = is to move
seat-is-bot = bot, { $level }
seat-is-me = that is you
seat-is-here = at this device
sit-down = Sit down
stand-up = Stand up
put-bot = Put a bot here
send-away = Send away
bots-level = New bots are
start = Start the game
still-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
all-here = Everybody is here.
all-here-wait = Everybody is here; the game is about to start.
share = Invite
share-note = Whoever has this link can sit down or look on.
terms-players = { $count } players
terms-open = open to all
terms-no-hints = no hints
terms-private = by invitation
terms-clock-move = { $time } a move
terms-clock-game = { $time } a game
share-loopback = This address works on this device only. Friends need one that leads here from theirs: start the server with --public-url and the address by which they reach it.

## At the table

title-turn = Your turn – { $game }
title-table = { $game } – Kaper
table-of = A table of { $game }
to-lobby = To the lobby
no-table-title = No table here
board = Board
beside = Log and talk
beside-show = Show log and talk
beside-fold = Fold log and talk away
options-more = { $count ->
    [one] one more answer
   *[other] { $count } more answers
}
collect = Take these: { $count }
count-of = { $count } of { $most }
one-more = One more
one-less = One less
confirm-question = Do you mean it: { $option }?
confirm-grave = This cannot be made good again.
confirm-yes = Yes, I mean it
confirm-no = No, back to the question
habit-offer = Without asking again, “{ $option }”:
habit-offer-turn = for this turn
habit-offer-match = for this match
habits = Answered for you
habit-turn = { $count ->
    [0] For this turn the answer is “{ $option }”.
    [one] For this turn the answer is “{ $option }” (given once).
   *[other] For this turn the answer is “{ $option }” (given { $count } times).
}
habit-match = { $count ->
    [0] For this match the answer is “{ $option }”.
    [one] For this match the answer is “{ $option }” (given once).
   *[other] For this match the answer is “{ $option }” (given { $count } times).
}
habit-ask = Ask me again
panel-more = More about { $name }
panel-less = Less about { $name }
players = Players
asked-is = { $name }:
waiting-for = Waiting for { $names } …
waiting-table = One moment, the table is thinking …
following = Something happens …
following-of = { $name } is at it …
why = Why?
why-title = Why { $name } did that
why-note = This is what can be seen by you. { $name } may know more; once the game is over you are told all of it.
since-turn = Since your last turn
since-turn-none = Nothing has happened since your last turn.
deeds-last = What happened last
deeds-list = Show all of it
deed-back = One deed back
deed-forward = One deed on
recap = While you were away
tempo = Tempo
tempo-note = How fast you are shown what others do
tempo-step = step by step
tempo-calm = calm
tempo-fast = fast
tempo-once = at once
go-on = Go on
skip = Skip
skip-note = Show at once how the table stands (key S)
hint = Hint
hint-title = What the Captain would do, who sees no more than you (key I); everybody is told that you asked
undo = Take back
undo-can = Take back your last answer
undo-not = There is nothing that you can take back now; click to hear why
leave = Leave the table
leave-wait = You can simply go: your seat waits for you, and the game with it.
leave-note = Or let a bot play for you, so that nobody has to wait. When you return you take over again.
leave-bot = Let a bot play for me
leave-this = Leave the table: { $game }
leave-note-playing = A bot plays for you, so that nobody has to wait. When you open the table again, you take over.
leave-note-waiting = Your seat becomes free for somebody else. A table at which nobody is left goes away.
gone = { $name } has been away for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
gone-nudge = Nudge
gone-nudged = Nudged.
gone-bot = Let a bot play for them
gone-end = End the game
gone-end-note = The game ends without a result for everybody. This cannot be taken back.
standin = A bot plays for you.
standin-return = Take my seat back
spectator = You are looking on. You see what is open to all, and nobody’s secrets.
clock-soon-move = Your time is nearly up. Then a bot makes this one move for you; the next is yours again.
clock-soon-game = Your time for this game is nearly up. Then a bot plays on for you from where things stand, until you take your seat back.
clock-soon-out = Your time is up: a bot is about to move for you. You may still answer.
upgraded = The rules of this game changed on { $day } (version { $before } became { $after }). The match goes on by the new ones.
upgraded-same = The rules of this game changed on { $day }. The match goes on by the new ones.
old-log = What happened before
old-log-read = Read what happened before.
trouble-rules-changed = The rules of this game have changed, and this match cannot be played by the new ones.
trouble-unreadable-table = This server cannot read this match any more.
seat-of-rules = (played by the rules)
trouble-record = Save its record
line-lost = The line is down. Your game is safe; the page is looking for the server.
line-lost-kept = There is no line to the server. You read what is kept on this device.
line-now = Try now
offline = There is no line to the server. Finished games that you kept on this device can be read; all else waits until it is back.
log = Log
log-empty = Nothing has happened yet.
log-hinted = { $name } asked the Captain what to do.
log-late = { $name }’s time ran out: a bot made this move.
log-table = The table
log-more = +{ $count }
log-go = To this moment (after { $at } decisions)
chat = Talk
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Say
curtain = Pass the device to { $name }
curtain-note = There are secrets on the next page. Look only if it is you.
curtain-raise = I am { $name }
coach = Guide
coach-quiet = You have seen this before. Every answer says what it does.
coach-thanks = Thanks, I know my way
lesson = Lesson
lesson-step = { $step } of { $steps }
lesson-on = Go on
lesson-done = To the sea!
first-enough = Enough of that
lesson-answer = Your move, captain.
lesson-watch = Look at the table …
learn = Help
learn-title = How do I win, what do the symbols mean, how does it stand (H, K, P)
learn-win = How do I win?
learn-legend = All symbols
learn-standing = The score now
learn-guide = Guide me here
learn-close = To the table
opening-win-title = How one wins
opening-turn-title = What a turn is
opening-end-title = What ends the game
opening-mine-title = What is mine
standing-about = { $points } + ?
standing-hidden = ?

keys = Keys
keys-wish = Letters and digits are keys of the table
keys-answers = Answering
keys-table = At the table
keys-show = While others play
keys-board = On the board
keys-log = In the log and in a replay
key-answer = the answer with this key on its button
key-answer-more = with 0 before it: the answers after those
key-question = to the question
key-hint = a hint: what the Captain would do
key-undo = take back
key-rules = the rules, at this question
key-log = to the log
key-talk = to the talk
key-win = how one wins
key-legend = all symbols
key-standing = the score now
key-help = this sheet
key-space = Space
key-go-on = go on
key-skip = show at once how the table stands
key-tab = to the next thing that can be chosen
key-arrows = to the thing beside it, with its explanation
key-enter = choose
key-lines = from line to line
key-moment = to the moment of this line; the game goes on meanwhile
key-replay = a step back, a step on, play and pause
key-back = back to the game; closes any sheet
chat-nameless = Whoever speaks has a name. What are you called?
chat-name = The name under which you talk
chat-named = Join the talk

## Rules

rules = Rules
rules-search = Search the rules
rules-now = For this question:
rules-none = This game has no rules to read here.
rules-not-found = Nothing in the rules says “{ $words }”.

## The end

score-title = The log book is closed
rematch = Play again
rematch-there = To the next game
record = Save the game
keep-game = Keep for reading offline
keep-going = Keeping it: { $done } of { $last }
keep-forget = Kept for reading offline; forget it
fair-check = Check the dice

## The game looked at again

review = The game looked at again
review-note = The Captain goes through every decision, by what its seat could know: what it gave away, what was luck, and where the game turned.
review-begin = Look at it again
review-on = Go on looking
review-progress = { $done } of { $total } answers looked at …
review-marks = A red point is a decision that gave much away, a golden square a turn that dice, cards or others brought. Each leads to its moment.
review-turn-choice = { $name } gave { $by } away
review-turn-luck = { $sign ->
    [less] { $name } lost { $by } without a fault
   *[more] { $name } gained { $by }
}
review-decisions = What could have been done better
review-instead = Chosen: { $chosen } ({ $kept }). Better: { $best } ({ $chance }).
review-flawless = Nothing: every decision was the best, or nearly.
play-on = Play on from here
play-on-note = At a new table, with other dice, against Captains

## Replay

replay = Replay
replay-at = { $at } of { $last }
replay-slider = Moment of the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-speed = Speed
replay-times = × { $speed }
replay-eyes = Through whose eyes
replay-link = Link to this moment
replay-now = Back to now
replay-score = To the score
doubts = What is not true of this record
doubt-other-end = This record claims another last position than the one to which its answers lead.
doubt-diverges = This record claims other positions on the way than those to which its answers lead.
doubt-promise-broken = These are not the dice that were promised before the first answer.
doubt-other-rules = It was made with other rules than those of today; that may be why.
eyes-own = as I see it
eyes-of = as { $name } sees it
eyes-spectator = as a spectator
eyes-all = with nothing hidden

replay-esc = Back to the game (Esc)
replay-told = You are looking at an earlier moment. Esc leads back to the game.

## Fair dice

fair-title = Fair dice
fair-intro = Before the first move the server drew a secret and published its fingerprint. Every seat added a word of its own. All dice and cards come from both together.
fair-commitment = Fingerprint of the secret, from the start
fair-nonces = What the seats added
fair-no-nonce = nothing
fair-secret = The secret
fair-later = will be shown when the game is over
fair-seed = Both mixed: the seed of all dice and cards
fair-wait = When the game is over, this page checks it all by itself.
fair-promise-good = The secret has the promised fingerprint.
fair-promise-bad = The secret does not have the promised fingerprint.
fair-noted-good = The fingerprint is the one that this device noted at the start.
fair-noted-bad = The fingerprint is not the one that this device noted at the start.
fair-mine-good = The word that this device added is among them.
fair-mine-bad = The word that this device added is missing.
fair-seed-good = The seed of the saved game is the mix of the secret and all words.
fair-seed-bad = The seed of the saved game is not the mix of the secret and all words.
fair-proved = This proves that all dice and cards were fixed before the first move by the secret and everybody’s words together, so that nobody, not even the server, could choose them.
fair-broken = This does not fit together: the dice of this game cannot be trusted.

## What the server refuses

error-no-account = Say first who you are: pick a name in the lobby.
error-not-at-table = Only those who sit at this table can do that.
error-taken = Somebody else was quicker: this seat is taken.
error-started = The game has begun; the seats are fixed now.
error-seats-open = A seat is still free.
error-not-started = The game has not begun yet.
error-not-over = The game is not over yet.
error-try-again = The table was just being put away. Please try once more.
error-too-fast = That was too fast. Please wait { $seconds } s.
error-too-big = That is too much at once.
error-malformed = The server did not understand the page. Loading it again helps.
error-internal = Something went wrong in the server. Nothing has changed.
error-not-stored = This could not be stored, so it does not count. Please try again.
error-busy = The server has too much to do just now. Please try again.
error-stopping = The server is being stopped, perhaps before this was done. Please look again in a minute.
error-elsewhere = This table is served by another process, with other rules. Please try again.
error-cut-off = This server has lost its database. Please try again.
error-empty-text = There is nothing in it.
error-long-text = That is too long; at most { $longest } characters fit.
error-name-taken = The name { $name } already belongs to somebody.
error-wrong-password = This name and this password do not belong together.
error-password-length = A password has { $shortest } to { $longest } characters.
error-no-level = There is no such bot; there are { $offered }.
error-foreign-origin = The page was opened from another address than the server’s.

# Words of the scene: what the table itself says, whatever the game.
scene-choose = Choose
scene-on = Here: { $things }
scene-centre = In the middle of the board
scene-panels = The players’ boards
scene-boards = The boards
scene-view = View of the board
scene-closer = Closer
scene-farther = Farther away
scene-fit = Whole board
