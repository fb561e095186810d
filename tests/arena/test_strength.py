import signal

from kaper.arena.strength import Rung, climb, ladder, usual_seats


def test_the_usual_table_has_four_seats() -> None:
    assert usual_seats("plank") == 4


def test_a_better_bot_wins_more_than_its_fair_share() -> None:
    found = climb("plank", Rung("greedy", "random", 400), jobs=1)
    assert found.wins.low > found.fair == 0.25


def test_the_lone_bot_has_one_seat_in_every_game() -> None:
    assert climb("plank", Rung("greedy", "random", 40), seats=3, jobs=1).wins.chances == 40


def test_a_ladder_measures_every_rung() -> None:
    rungs = Rung("greedy", "random", 4), Rung("search:5", "greedy", 4)
    found = ladder("plank", rungs, seats=2, jobs=1)
    assert [(one.bot, one.field, one.wins.chances) for one in found] == [
        ("greedy", "random", 4),
        ("search:5", "greedy", 4),
    ]


def test_an_interrupt_ends_the_ladder() -> None:
    rungs = [Rung("greedy", "random", 4)] * 2
    found = ladder("plank", rungs, jobs=1, progress=lambda done: signal.raise_signal(signal.SIGINT))
    assert [one.cut_short for one in found] == [True]
