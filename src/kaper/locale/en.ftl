### What Kaper says in English; a game's own sentences are in the game’s folder.

## Numbers

span = { $low }–{ $high }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
whole = { $value }
interval = { $low } – { $high }
quartiles = { $least } … { $lower } · { $median } · { $upper } … { $most }
microseconds = { $value } µs
kilobytes = { $value } kB
times = × { $value }

## Names

person = { $persons ->
    [one] Player
   *[other] Player { $number }
}
pirate-1 = Anne Bonny
pirate-2 = Calico Jack
pirate-3 = Mary Read
pirate-4 = Blackbeard
pirate-5 = Grace O’Malley
pirate-6 = Henry Every
pirate-7 = Ching Shih
pirate-8 = Black Bart
who = { $whom }
nobody = nobody
list-and = { "" } and { "" }
stage-example = example
stage-alpha = alpha
stage-beta = beta
stage-stable = stable

## Shared by games

option-done = done
event-forced = { $who } had one choice only: { $choice }.
event-forced-bare = { $who } had one choice only.

## Playing

invite-game = Which game? Type its number or press Enter for the first.
invite-entry = { $number }  { $title } ({ $players } players)
invite-seats = How many players, { $players }? Press Enter for { $usual }.
invite-again = A number of players, please: { $players }.
level-random = careless
level-greedy = sensible
level-search = cunning
play-welcome = At the table:
play-seat-person = { $persons ->
    [1] { $whom } – that is you
   *[other] { $whom }
}
play-seat-rules = { $whom } – played by the rules
play-seat-bot = { $whom } – bot: { $bot }
play-seed = Seed { $seed }. Type ? at any question for help.
play-start = Press Enter to begin.
play-more = … { $count ->
    [one] one more line
   *[other] { $count } more lines
} before this; l shows the whole log.
play-keys = number · b board · u undo · l log · r rules · s save · ? hint · h help · q quit
play-board-hidden = The board is larger than this screen has room for; type b to see it.
play-board-back = Press Enter for the question.
play-thinking = { $whom } is thinking …
play-curtain = Pass the keyboard to { $whom }. { $whom }, press Enter when nobody else is looking.
play-unknown = “{ $typed }” is no answer here. Type one of { $numbers }, or h for help.
play-undone = Taken back.
play-saved = Saved in { $path }.
play-no-rules = This game came without its rules as text.
play-rules = The rules are in { $path }.
play-help =
    Answer a question with the number in front of an option, or type the option itself.

    b        the whole board
    u        take back your last answer, if nothing has come to light since
    l        the whole log of the match
    r        the rules of the game
    s        save the match; s FILE saves it in that file
    ?        what the Captain would do in your place, and why
    h        this help
    q        leave; the match is saved and can go on later
play-left =
    The match is saved in { $path }.
    Go on with: kaper play --resume { $path }
play-over = The match is kept in { $path }; see it again with: kaper replay { $path }
end-title = The end
end-place = Place
end-player = Player
end-score = Score
end-winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

## Other commands

games-none = No game is installed.
games-name = Name
games-title = Title
games-players = Players
games-minutes = Minutes
games-stage = Stage
games-rules = Rules
games-settings = Settings
games-hint = Play one with: kaper play { $game }
replay-next = Enter: next answer
replay-stands = The match after { $answers ->
    [one] one answer
   *[other] { $answers } answers
} of { $all }.
verify-good = The record is good: { $answers ->
    [one] its answer replays
   *[other] all { $answers } answers replay
} to the recorded end.
verify-bad = The record is not good.
bar-games = Games
bar-answers = Answers
simulate-title = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
} with { $seats } seats
simulate-bot = { $bot }
simulate-seat = seat { $seat }
simulate-wins = Wins
simulate-interval = 95 % interval
simulate-mean = Mean
simulate-quartiles = Scores: min … quartiles … max
simulate-who = Who
simulate-fair = Every bot has changed seats from game to game. A fair share is { $share }.
simulate-length = Answers in a game: { $least } to { $most }, median { $median }.
simulate-pace = It took { $seconds } s, { $pace } games a second.
simulate-ending = { $share } ({ $count }): { $ending }
arena-title = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $seats } seats
arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-interval = 95 % interval
arena-mean = Mean score
arena-rating = Rating
arena-strength = { $strength } ± { $reach }
arena-fair = All bots have sat everywhere equally often, with the same cards and dice. A fair share is { $share }.
arena-cross = A row says in which share of the games its bot was placed before the bot of the column. ▲ ▼ = mark what is settled.
arena-upper = { $one } is stronger than { $other }.
arena-lower = { $one } is stronger than { $other }.
arena-level = { $one } and { $other } are level: neither is { $margin } points better.
arena-open = Who is stronger, { $one } or { $other }, is not settled yet.
arena-settled = All is settled after { $games } games.
report-title = { $title }: balance
report-order = Rules version { $rules }; { $games ->
    [one] one game
   *[other] { $games } games
} of each variant, played by { $bots }.
report-cut-short = The report was interrupted, so variants are missing or have fewer games.
report-reading = A share stands before its 95 % interval. A mean stands before what 5 %, half and 95 % of the values do not exceed.
report-variant = Variant
report-players = { $seats ->
    [one] one player
   *[other] { $seats } players
}
report-setting = { $setting }: { $value }
report-share = { $share } ({ $low }–{ $high })
report-typical = { $mean } ({ $low } · { $median } · { $high })
report-course = Endings and length
report-games = Games
report-answers = Answers
report-ending = `{ $key }`: { $ending }
report-scores = Scores
report-scores-note = The winner’s score and the players’ scores, then the mean of each part of a player’s score.
report-winner = Winner
report-all = All players
report-automaton = Automaton { $number }
report-seats = Seats
report-seats-note = Share of victories; a shared one counts as its part. ▲ and ▼ mark an interval wholly above or below the fair share; by chance alone that happens to one seat in twenty.
report-fair = Fair
report-seat = Seat { $seat }
report-seats-scores = Mean score of each seat, and of those that the rules play:
report-bots = Bots
report-bot = Bot
report-wins = Wins
report-holdings-note = In how many of its variants’ games some player had it, and how often its holders won, beside what any player would have won in the same games. Marked is what wins more than 60 % beyond chance, and what is had in fewer than 2 % or more than 98 % of games.
report-thing = What
report-taken = Had
report-holders = Holders win
report-flags = Mark
report-flag-strong = wins much
report-flag-rare = rare
report-flag-common = always there
report-glance = At a glance
report-glance-note = Means for each variant, and the seats whose 95 % interval lies wholly above (▲) or below (▼) the fair share; by chance alone that happens to one seat in twenty.
report-uneven = Uneven seats
report-whole = Pictures and all tables, as a page that opens without a network: `{ $command }`
page-reading = A dot is a share with its 95 % interval; the broken line is what would be fair. Green is more than that, red is less, and grey cannot be told from it.
page-strength = Strength and chances
page-budgets = Victories of a search over { $opponent }, by its trials
page-trials = trials for each answer
page-course = from the first question to the end
page-curves = How early the winner is known
page-curve-winner = chance of the one who wins in the end, as the forecast has it
page-curve-highest = how often the one whom it has ahead wins
page-one-game = Chances in game { $number }
page-variants = Seats, scores and lengths
page-points = points
page-length = Length
page-endings = Endings
page-wins = What wins
page-wins-note = How often the holders of a thing win; the broken line is what any player would have won in the same games. Of many things those are drawn that win most and least.
page-percent = { $value } %
page-tables = Tables
page-all-tables = All tables
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-bar-curves = Chances
page-bar-duels = Strength
strength-bar = { $bot } against { $field }
strength-bot = Bot
strength-field = Against
strength-games = Games
strength-wins = Wins
strength-interval = 95 % interval
strength-fair = Fair share
strength-others = { $count } × { $bot }
level-cabin-boy = Cabin boy
level-bosun = Bosun
level-captain = Captain
level-admiral = Admiral
temper-blackbeard = fierce as Blackbeard
ladder-title = How strong the levels are
ladder-how = Made by `kaper ladder`. Each level plays against the next lower one; two games in a row have the same seed and change who sits where. Every second seat has the higher level, at four seats too, so that half of the victories are fair. Games that the rules win against all players are counted as games, and left out of the share. Here bots count trials and do not look at the clock, so that a busy machine does not make them weaker: { $counted }. The intervals are 95 % intervals.
ladder-duels = Level against level
ladder-alone = Against the rules
ladder-game = Game
ladder-who-duel = Who
ladder-who-alone = Who
ladder-against = { $upper } against { $lower }
ladder-seats = Seats
ladder-games = Games
ladder-decided = Won by players
ladder-wins = Wins
ladder-interval = Interval
ladder-fair = Fair
hint-thinking = The Captain thinks about it …
hint-head = The Captain would choose:
hint-line = { $number }. { $option } ({ $chance } to win)
hint-line-bare = { $number }. { $option }
aspect-hope = hope that anybody wins at all
reason-only = There was nothing to choose.
reason-lot = Nothing speaks for one or the other; it was drawn by lot.
reason-rated = At first sight this looks better than “{ $other }”.
reason-tried = In { $trials } trials this won { $worth }, “{ $other }” { $other-worth }.
reason-close = In { $trials } trials this and “{ $other }” were as good as each other ({ $worth } and { $other-worth }).
reason-seen-none = Nothing that you can see speaks for it or against it.
why-thinking = Thinking it over once more …
reason-for = For it: { $parts }.
reason-against = Against it: { $parts }.
reason-part = { $part } ({ $gain })
grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
puzzles-kept = { $count } puzzles are kept in { $path }.
bar-puzzles = Puzzles
review-who = Who
review-curve = Chances to win
review-best = Best
review-good = Good
review-inaccuracy = Inaccuracies
review-mistake = Mistakes
review-blunder = Blunders
review-lost = Given away
review-luck = Luck and others
review-answer = Answer
review-grade = Grade
review-chosen = Chosen
review-kept = Chance
review-chance = Chance
steps-who = Environment
steps-kind = As in
steps-pace = Steps/s
bench-running = Measuring on one core; do not run anything else meanwhile …
bench-game = Game
bench-seats = Seats
bench-build = Build
bench-decisions = Decisions/s
bench-games = Games/s
bench-iterations = Search, iterations/s
bench-clone = Clone
bench-memory = Match
bench-ratio = × Catanatron
bench-plain = Python
bench-compiled = compiled
serve-ready = Kaper is open at { $address }
serve-public = Visitors find it at { $address }
serve-kept = Matches are kept in { $place }.
serve-stop = Ctrl-C closes it.
serve-over = Closed. Everything is kept.
serve-taken = Port { $port } is taken, so the next free one is used.
load-tables = Tables
load-moves = Moves/s
load-median = Median
load-slowest = 99 %
load-stored = Stored
load-disk = durable, SQLite
load-file = in files
load-memory = in memory
load-page = { $game }, pages
load-bare = { $game }, bare sockets
load-bytes = A view and move
load-first = First view
load-cpu = CPU
load-seen = Seen (99%)
load-lying = Other tables
load-held = A table holds
load-who = Server
milliseconds = { $value } ms
check-bar = Games checked
check-played = { $games ->
    [one] One random game
   *[other] { $games } random games
} with { $answers } answers in { $seconds } s.
check-longest = The longest game had { $longest } answers.
check-law = Law
check-held = Times checked
check-variant = Variant
check-endings = Endings
check-stuck = Dealing anew never moved these, so perhaps they are not dealt anew: { $things }.
check-good = { $title } kept all the laws.
check-bad = { $title } broke a law.
check-title = Game
check-variants = Variants
check-games = Games
check-answers = Answers
check-longest-game = Longest game
check-laws = Laws checked
check-all-good = All games kept all the laws.
check-all-bad = A game broke a law.
check-saved = The way there is saved in { $path }.
check-lessons = The tutorial can be played to its end, { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
lesson-option = Tutorial, step { $step }: seat { $seat } is not offered { $option }.
lesson-thing = Tutorial, step { $step }: there is no { $thing } to point at.
lesson-sentence = There is no sentence { $wanted } in teach/locale/{ $lang }.ftl.
lesson-rule = { $rule } is said to be taught, and RULES.md does not have it.
lesson-untaught = { $rule } names a way to score or to end, and neither a picture nor a step teaches it.
lesson-pictures = The opening pictures are to be these, in this order: { $wanted }.
teach-things = Could be pointed at: { $things }.
check-missing = What it still lacks:
missing-locale = – { $file } is not there: nothing can be said in that language.
missing-language = – { $file } lacks { $count ->
    [one] one sentence
   *[other] { $count } sentences
} that another language has: { $things }.
missing-sentences = – { $count ->
    [one] One thing that came up in games has no sentence: { $things }.
   *[other] { $count } things that came up in games have no sentence: { $things }.
}
missing-rules = – { $file } is not there: players cannot read the rules.
missing-written = – These rules are played but not written in { $file }: { $things }.
missing-hints = – It has no hints, so that bots play it at random or by searching blindly.
missing-scene = – It has no scene, so that the page shows its view as a plain list.
missing-board = – It has no board for the terminal, so that its view is shown there as a plain list.
missing-report = – It has no report of its own, so that its balance report knows only endings and scores.
missing-lessons = – It has no tutorial, so that it has to be learned from its rules.
new-written = { $title } is written in { $folder }, a small game that can be played at once.
new-next = Next: pip install --editable { $folder }, then kaper check { $name }, kaper play { $name }, and make it your own.
interrupted = Interrupted.
unanswered = The input ended before the question was answered, so nothing was done.

## For whoever runs a server

admin-id = Id
admin-game = Game
admin-stage = Stage
admin-who = Who
admin-answers = Answers
admin-created = Made
admin-touched = Touched
admin-name = Name
admin-kind = Kind
admin-tables = Tables
admin-seen = Seen
admin-sanctions = Sanctions
admin-stage-waiting = waiting
admin-stage-playing = in play
admin-stage-over = over
admin-guest = guest
admin-owner = account
admin-banned = banned
admin-muted = muted
admin-backed-up = Copied to { $path } and checked: { $accounts } accounts, { $tables } tables, { $answers } answers.
admin-restored = The database is as in { $path }: { $accounts } accounts, { $tables } tables, { $answers } answers.
admin-closed-waiting = Table { $table } had not begun and has been taken away.
admin-closed-playing = The match at table { $table } has ended without a result.
admin-closed-over = The match at table { $table } was over already.
admin-purged = Purged: { $tables } tables and { $guests } guests.
admin-would-purge = This would purge { $tables } tables and at least { $guests } guests. Nothing has changed.
admin-sure = Delete the account { $who } for good?
admin-deleted = The account { $who } is deleted; { $seats } seats and { $lines } lines of talk no longer have its name.
admin-ban-done = { $who } is shut out.
admin-unban-done = { $who } may come in again.
admin-mute-done = { $who } can no longer talk at tables.
admin-unmute-done = { $who } can talk at tables again.
admin-password = { $who } has a new password, to be changed soon: { $password }

## Errors

error-kept = Interrupted. The match is saved; go on with: kaper play --resume { $path }
error-system = The system refused: { $reason }.
error-write = { $path } cannot be written: { $reason }.
error-language = Kaper does not speak { $lang }; it speaks { $known }.
error-setting-form = “{ $given }” is not of the form NAME=VALUE.
error-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-viewer = There is no viewer { $given }; there are all, none and the seats 0 to { $last }.
error-no-person = All seats are taken by bots; a hot-seat match needs a person.
error-no-games = No game is installed.
error-bots = { $seats } seats need 1 to { $seats } bots, not { $bots }.
error-one-game = At least one game has to be played, not { $games }.
error-check-too-few = There are { $games } games, so at least as many have to be played.
error-arena-seats = Bots meet at { $least } seats or more, not at { $seats }.
error-arena-bots = An arena needs at least { $least } bots, each of them once; given: { $given }.
error-no-program = There is no program “{ $program }” here.
error-program-ended = The program { $program } plays no more: it ended.
error-program-silent = The program { $program } plays no more: it did not answer within { $seconds } seconds.
error-program-said = The program { $program } plays no more: it said “{ $said }”.
error-program-chose = The program { $program } plays no more: it chose “{ $said }”, which was not on offer.
error-missing-extra = This needs more than Kaper itself: pip install 'kaper[{ $extra }]'.
error-no-cluster = There is no Ray cluster at { $address }.
error-cluster-version = A worker has Kaper { $found }, but the command is of { $wanted }.
error-cluster-lost = The cluster lost the same work again and again: { $reason }
error-serve = Nothing can be served at { $host }, port { $port }: { $reason }.
error-port-taken = Port { $port } is taken. Name another with --port, or let one be found with --next-port.
error-config-unknown = { $path } sets { $setting }, but there is no such setting. docs/hosting.md lists all of them.
error-config-value = The setting { $setting } cannot be “{ $value }”. docs/hosting.md says what it can be.
error-config-base = The public address ends in “{ $public }”, but the base path is “{ $base }”. Make them the same, or leave out one.
error-database-in-use = Another server is using the database { $database }. Stop it first, or name another database.
error-database-newer = This database was made by a newer Kaper (its version is { $found }; this one knows up to { $known }). Install the newer one.
error-older-server = The server that is running is of an older version. Use its own program, or stop it.
error-no-database = There is no database { $path }.
error-folder-exists = { $folder } is there already.
error-game-name = A game cannot be called { $name }: small letters, digits and _, at most { $longest } of them.
error-game-taken = There is a game { $name } already.
error-no-such-table = There is no table { $table }.
error-no-such-account = There is no account { $given }.
error-many-accounts = { $count } guests go by the name { $given }. Give an id: { $ids }.
error-guest-password = A guest has no password that could be reset.
error-server-silent = The server that is running has not done it; its log says why.
error-copy-exists = { $path } is there already; a copy never replaces another.
error-broken-copy = { $path } is not a sound database: { $reason }.
error-use-pg-dump = A PostgreSQL database is copied by pg_dump and put back by pg_restore, which come with it.
error-banned = Those who run this server have shut this account out.
error-muted = Those who run this server have taken your voice at its tables.
error-not-gone = Somebody counts as gone after { $seconds } s of absence; please wait for them.
error-not-playing = Nothing is being played at this table.
error-clock-decides = This table has a clock; it decides when a bot takes over.
error-malformed = The message cannot be read: { $reason }.
error-not-your-seat = Seat { $seat } is not yours.
error-old-page = This page is older than the server; load it again.
error-no-catalogue = There is no such catalogue any more; load the table again.
error-no-table = There is no such table, or you are not invited to it.
error-too-fast = That is too fast; please wait { $seconds } s.
error-too-many-sockets = { $most } tables are open in other windows already; please close some of them.
error-too-many-tables = There are { $most } tables already that are not over; please finish some of them first.
error-too-many-bot-tables = At { $most } tables bots play among themselves already; please wait until one of them is over.
error-too-many-guests = { $most } guests came from this address of late; please log in, or come back later.
error-too-big = That is too long.
error-empty-text = There is nothing in it.
error-long-text = That is too long; { $longest } characters are allowed.
error-not-stored = This could not be stored; nothing has changed.
error-internal = Something went wrong in the server; nothing has changed.
error-busy = This cannot be worked out just now; please try again.
error-stopping = The server is being stopped, perhaps before this was done; please look again in a minute.
error-elsewhere = This table is served by another process, with other rules; please try again.
error-cut-off = This server cannot reach its database; please try again.
error-not-to-be-shared = Only a database of PostgreSQL can be shared; on one machine use --workers.
error-no-workers = Several workers need a system like Linux or macOS.
error-try-again = The table was just put away; please try again.
error-not-started = The match has not begun yet.
error-started = The match has begun; seats no longer change.
error-taken = Seat { $seat } is taken.
error-seats-open = Seat { $seat } is still free.
error-too-many-seats = There are fewer seats than that.
error-not-at-table = Only those who sit at the table can do that.
error-not-over = The match is not over yet.
error-no-tutorial = { $game } has no tutorial.
error-no-hints = At this table nobody is given hints.
error-no-hint-now = There is nothing to give a hint for now.
error-no-going-on = This match cannot be played on from there.
error-no-review = A match that was broken off is not looked at again.
error-no-puzzle = There is no such puzzle any more.
error-lesson-other = Not yet, captain! For now the lesson wants what it is pointing at.
error-lesson-answer = This step waits for your answer at the table.
error-lesson-over = This lesson has gone on already, or it is over.
error-lesson-undo = In a lesson nothing is taken back: what comes next is written already.
error-no-account = Say first who you are.
error-wrong-password = This name and this password do not belong together.
error-password-length = A password has { $shortest } to { $longest } characters.
error-name-taken = The name { $name } is somebody else’s.
error-foreign-origin = This server takes nothing from the page { $origin }.
error-clock = A clock has 1 to { $longest } seconds, not { $seconds }.
error-rules-changed = Answer { $answer } of this table cannot be replayed by the rules as they are now.
error-long-record = The record is too long; { $longest } is the limit.
error-not-found = There is nothing here.
error-unknown-bot = There is no bot { $bot }; there are cabin-boy, bosun, captain, admiral, random, greedy, search, learned, and the last two with milliseconds or rounds, as in search:50ms or learned:1000.
train-begins = { $title }: { $entries } entries for what a seat is told.
train-generation = Generation { $generation }: { $games } games, { $positions } positions, { $seconds } s. Lost { $loss } of the { $nothing } that who knows nothing loses.
train-saved = Written to { $path }.
dataset-written = { $games } games with { $decisions } decisions in { $path }.
error-nothing-learned = Nothing was learned of { $game } yet; kaper train { $game } does that.
error-no-such-action = Action { $action } is not on offer; allowed: { $allowed }.
error-players = This game is for { $least } to { $most } players, not { $players }.
error-no-temper = No bot of this game has the temper { $temper }; there are { $offered }.
error-no-level = There is no such bot; there are { $offered }.
error-unreadable-table = This table cannot be read by this server ({ $reason }); its record can be saved.
error-not-yet = Your last answer was taken; the table shows what came of it in a moment.
error-no-setting = { $game } has no setting { $setting }.
error-setting-value = { $setting } cannot be { $value } with { $players } players; allowed: { $allowed }.
error-unknown-game = There is no game { $game }. Installed: { $installed }.
error-unreadable = { $path } cannot be read: { $reason }.
error-not-json = This is not a record of Kaper: it cannot be read as JSON.
error-not-a-record = This is not a record of Kaper: { $reason }.
error-diverges = The record diverges at answer { $answer } ({ $line }).
error-no-record = This match did not begin from a seed, so it has no record.
error-newer-record = This record is of format { $format }; this Kaper reads up to { $known }.
error-other-game = This is a record of { $recorded }, not of { $game }.
error-hidden-seed = The seed of this record is still hidden behind its commitment.
error-does-not-fit = The record does not fit the game: { $reason }
error-other-end = All answers replay, but the final position differs from the recorded one.
error-other-rules = Made with rules version { $made }; these rules are version { $now }.
error-promise-kept = The seed is the one that was promised before the first answer.
error-promise-broken = The seed is not the one that was promised before the first answer.
error-still-replays = It still replays to the same end.
error-not-offered = “{ $option }” is not on offer; you can choose: { $allowed }.
error-match-over = The match is over; it takes no more answers.
error-question-over = That question is over; another is on the table.
error-no-seat = There is no seat { $seat }.
error-not-asked = Seat { $seat } is not asked anything now.
error-undo-chance = This cannot be taken back: dice were rolled or cards drawn since.
error-undo-shown = This cannot be taken back: something hidden has been shown since.
error-undo-moment = This cannot be taken back: somebody may have been asked in secret since.
error-undo-other = This cannot be taken back: somebody else answered last.
error-undo-nothing = There is nothing to take back yet.
error-undo-no-diary = This match keeps no diary, so nothing can be taken back.
misuse-missing = { $name } is missing.
misuse-value = The value of { $name } does not fit: { $reason }.
misuse-option = There is no option { $name }.
misuse-value-int-parsing = “{ $given }” is not a whole number
misuse-value-float-parsing = “{ $given }” is not a number
misuse-value-greater-than-equal = { $given } is less than { $ge }
misuse-command = There is no command { $name }.
misuse-extra = Nothing more was expected, but there is: { $name }.
misuse-no-value = The option { $name } needs a value.
misuse-flag = The option { $name } takes no value.
misuse-other = { $reason }.
misuse-help = For help: { $command }

## Help

help-usage = Usage:
help-usage-options = [OPTIONS]
help-usage-command = COMMAND [ARGS]…
place-account = ACCOUNT
place-address = ADDRESS
place-bot = BOT
place-database = DATABASE
place-file = FILE
place-folder = FOLDER
place-game = GAME
place-host = HOST
place-lang = LANG
place-level = LEVEL
place-n = N
place-name = NAME
place-path = PATH
place-port = PORT
place-record = RECORD
place-s = S
place-seat = SEAT
place-seed = SEED
place-table = TABLE
place-title = TITLE
place-url = URL
place-value = VALUE
help-arguments = What to give
help-options = Options
help-commands = Commands
help-required = [required]
help-default = [default: { $value }]
help-help = Show this help.
help-kaper = A table for pirate board games: play them, or let bots play them by the thousand.
help-games = List the games that are installed.
help-play = Play a game here in the terminal, against bots or with friends at one keyboard.
help-simulate = Let bots play many games against each other and see who wins, how long it takes and with which scores.
help-arena = Let bots meet on equal terms, with the same cards and dice, until it is known who is stronger. Every result is kept: stopped and called again, the command goes on there.
help-replay = Tell a saved match again and show how it stood.
help-verify = Check that a saved match is true: every answer is replayed and compared.
help-review = Judge every decision of a saved match: what it gave away, and what was luck.
help-check = Check that a game keeps the laws that hold for all games, with random games; for authors of games.
help-bench = Measure how fast the games are on this machine.
help-admin = For whoever runs a server, also while it runs: copies, tables, accounts.
help-admin-backup = Copy the database and check the copy, also while the server runs. A copy by cp of a database in use is incomplete.
help-admin-restore = Put a copy in the place of the database; the server must be stopped.
help-admin-tables = List all tables.
help-admin-close = End a match without a result; a table that has not begun is taken away.
help-admin-export-table = Print the record of a table, or all that is stored of it if it cannot be read.
help-admin-accounts = List all accounts and guests.
help-admin-export-account = Print all that is known of an account, as JSON.
help-admin-delete-account = Delete an account: bots take its seats, and its name goes from matches and talk.
help-admin-ban = Shut an account out, at once.
help-admin-unban = Let an account in again.
help-admin-mute = Take the voice of an account at all tables, at once.
help-admin-unmute = Give an account its voice back.
help-admin-reset-password = Give an account a new password, print it, and end all its sessions.
help-admin-purge = Take away what nobody has touched for long, by the rule in docs/hosting.md.
help-copy = The file of the copy.
help-table-id = The table, as in its address.
help-who = A name, or an id as in: kaper admin accounts
help-dry-run = Only say what would go.
help-yes = Do not ask.
help-serve = Open the tables in your browser: play with friends, against bots, or both.
help-strength = Measure how strong the bots are, each against a table of the next weaker one.
help-ladder = Prove the order of the bots’ levels, a little at a time, and write it down.
help-report = Let bots play all variants of a game and report how balanced it is, as Markdown: endings, lengths, scores, seats and whatever the game counts.
help-version = Say which version this is.
help-lang = Language: en or pl. Without it, that of KAPER_LANG or of your system.
help-game = The game's name, as in: kaper games
help-play-game = The game's name, as in: kaper games. Without it you are asked.
help-record = The file of a saved match.
help-option = A setting of the game, such as its variants; can be given several times.
help-jobs = How many games are played at once. Without it, as many as there are cores.
help-json = Print data for programs instead of tables.
help-ray = Play on the machines of the Ray cluster at this address; auto is the one of this machine.
help-arena-bots = The bots, separated by commas: Kaper’s own, installed ones, and programs as in “program:node bot.js”. If they are more than seats, every choice of them meets.
help-arena-games = How many games at most.
help-arena-margin = By how many points of a hundred a bot has to be better to be called stronger.
help-arena-all = Play all games, also when everything is settled.
help-arena-kept = Where every result is kept at once.
help-arena-parquet = Also write all games into this Parquet file, a row for each seat.
help-check-save = If a law is broken, save the way there in this file.
help-teach = Go through a game’s tutorial step by step and see what can be asked next; for authors of games.
help-teach-seed = Begin another match instead of the tutorial, with this seed, to see whether it suits.
help-teach-players = With so many players.
help-teach-board = Show the board as it stands at the end.
help-teach-rest = Let bots play on for N answers, and print them to be put into the tutorial.
help-new = Write a small, whole game with its tests, to make your own of; for authors of games.
help-new-name = The name of the game: small letters, digits and _.
help-new-title = Its title; the name unless you say otherwise.
help-new-title-pl = Its Polish title; the same unless you say otherwise.
help-new-folder = Where to write it; kaper-NAME here unless you say otherwise.
help-seats = How many play.
help-play-bots = The bots on the other seats, separated by commas: cabin-boy, bosun, captain, admiral, random, search:50ms. Fewer than seats take turns.
help-bots = The bots, separated by commas: cabin-boy, bosun, captain, admiral, random, search:50ms. Fewer than seats take turns.
help-me = The seat where you sit, counted from 0.
help-hotseat = Several people at this keyboard: everybody but the bots that you name is a person.
help-names = The names of the people, separated by commas.
help-play-seed = The same seed gives the same dice and cards. Without it, every match is another.
help-seed = The same seed gives the same games.
help-save = Where to keep the match; without it, in your data folder.
help-resume = Go on with a saved match.
help-upto = Stop after this many answers.
help-step = Show the position after every answer, one by one.
help-viewer = Through whose eyes: a seat counted from 0, all (nothing is hidden) or none (an onlooker).
help-games-count = How many games.
help-check-game = The game's name, as in: kaper games. Without it, all games.
help-check-games = How many games; without a GAME they are shared out over all.
help-check-kept = Where what is done is kept: stopped or killed and called again, the command goes on there.
help-report-games = How many games of each variant.
help-report-seats = Only variants for this many players. Without it, all.
help-report-option = Only variants with this setting; can be given several times.
help-report-html = Write the whole report with pictures into this file, as a page that opens without a network.
help-report-duels = For the page: how many games a search plays with each number of trials. With 0 none.
help-strength-games = How many games for each bot. Without it, as many as for the published figures.
help-train = Let a game learn by playing against itself what its positions are worth; the bot learned then uses it.
help-train-generations = How often it plays and learns; the first time it plays at random.
help-train-first = How many random games it begins with.
help-train-games = How many games it plays in every further generation.
help-train-hidden = How many hidden units the net has; with 0 it only adds up.
help-train-epochs = How often all positions are looked at in each generation.
help-train-out = Where what was learned is written. Without it, into the game's folder.
help-dataset = Play games and write them down as Parquet: a row for each game, and one for each decision.
help-dataset-out = The folder for the files.
help-dataset-rows = Also write what the seat was told as numbers; kaper.encoding names the entries.
help-puzzles = Look for puzzles of a game, positions in which one option is clearly best, and keep them with their proof.
help-puzzles-count = How many puzzles there shall be in the end.
help-puzzles-games = In how many matches between bots to look at most.
help-puzzles-seed = From what the matches between bots are made.
help-puzzles-record = A saved match to look in, instead of matches between bots; can be given several times.
help-puzzles-into = Where to keep them, instead of the game’s folder.
help-ladder-only = The games to play. Without them, all.
help-ladder-levels = The levels to compare, each with the next lower one.
help-ladder-games = How many games of each kind there shall be in the end.
help-ladder-kept = Where every result is kept at once: stopped and called again, the command goes on there.
help-ladder-into = Write the page there and not to the output.
help-ladder-seconds = Begin no more games after this time.
help-review-level = The bot that judges.
help-bench-games = The games to measure; with the word server before them, the server with pages of these games; with the word env, environments for learners. Without names, all games.
help-peers = Also install and measure others for comparison: Catanatron, and for the server boardgame.io.
help-host = The address to listen at, 127.0.0.1 unless set; 0.0.0.0 opens it to your network.
help-port = The port, 8420 unless set.
help-next-port = If the port is taken, use one of the next.
help-database = Where matches are kept: a file for SQLite, or an address such as postgresql://user@host/name. Without it, a file in your data folder.
help-config = A file in TOML with settings; flags and variables of the environment go before it.
help-public-url = Where visitors find the server, such as https://games.example.org/kaper; for invitations and cookies, and only pages from there are trusted.
help-base-path = The path below which everything stands, such as /kaper.
help-trusted-proxies = Addresses and networks of reverse proxies, with commas between them; they alone may say where a visitor comes from.
help-metrics-host = The address at which the port for figures listens, 127.0.0.1 unless set.
help-metrics-port = A port of their own for the figures at /metrics. Without it they are told on the usual port, to this machine alone.
help-no-browser = Do not open the browser.
help-log-level = How much is written to the log: debug, info, warning or error.
help-workers = How many processes serve together, 1 unless set; each can use one core. They share the database, also one of SQLite.
help-shared = Other servers, perhaps on other machines, serve the same database of PostgreSQL; all of them must say so.
help-load-seconds = How many seconds to measure for each number of tables.
help-bench-workers = How many processes serve together; only for the server.
help-bench-database = An empty database of PostgreSQL that all processes use; without it they share one port and a file of SQLite.
help-bench-apart = The people of a table are at different processes; with --database.
help-bench-stored = How many tables lie in the database beside those at which somebody is; measures a crowded server instead.
plain-thing = { $what }
