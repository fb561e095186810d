import signal

from kaper.arena.strength import LADDER, Rung, climb, usual_seats


def test_the_usual_table_has_four_seats() -> None:
    assert usual_seats("plank") == 4


def test_a_better_bot_wins_more_than_its_fair_share() -> None:
    found = climb("plank", Rung("greedy", "random", 400), jobs=1)
    assert found.wins.low > found.fair == 0.25


def test_the_lone_bot_has_one_seat_in_every_game() -> None:
    assert climb("plank", Rung("greedy", "random", 40), seats=3, jobs=1).wins.chances == 40


def test_an_interrupt_is_told() -> None:
    rung = Rung("greedy", "random", 4)
    found = climb("plank", rung, jobs=1, progress=lambda done: signal.raise_signal(signal.SIGINT))
    assert (found.cut_short, found.wins.chances) == (True, 1)


def test_the_published_claims_begin_with_random_play() -> None:
    assert [(rung.bot, rung.field) for rung in LADDER] == [("greedy", "random"), ("search:200ms", "greedy")]
