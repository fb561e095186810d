"""What players took and how its holders fared, in games that are known."""

from collections.abc import Sequence

import pytest

from kaper.arena.holdings import Tally, Thing
from kaper.engine.show import Holding

Game = tuple[Sequence[Holding], list[int]]
HOOK = ("crew", "hook", 0)
NOBODY = ("crew", "hook", -1)


def counted(games: Sequence[Game], seats: int = 2, fair: float = 0.5) -> list[Thing]:
    tally = Tally()
    tally.count(games, seats, fair)
    return tally.things()


def test_taken_is_the_share_of_games_in_which_a_player_had_it() -> None:
    (thing,) = counted([([HOOK], [0]), ([HOOK, ("crew", "hook", 1)], [0]), ([], [1]), ([], [1])])
    assert (thing.games, thing.taken) == (4, 0.5)


def test_every_holder_is_counted_once() -> None:
    (thing,) = counted([([HOOK, ("crew", "hook", 1)], [0]), ([HOOK], [0])])
    assert (thing.wins.wins, thing.wins.chances) == (2.0, 3)


def test_a_shared_victory_counts_as_its_part() -> None:
    (thing,) = counted([([HOOK], [0, 1]), ([HOOK], [])])
    assert (thing.wins.wins, thing.wins.chances) == (0.5, 2)


@pytest.mark.parametrize("seat", [-1, 2])
def test_what_no_player_has_is_there_and_not_taken(seat: int) -> None:
    (thing,) = counted([([("crew", "hook", seat)], [seat])])
    assert (thing.taken, thing.wins.chances, thing.flags) == (0.0, 0, ["rare"])


def test_variants_that_do_not_have_a_thing_do_not_count() -> None:
    tally = Tally()
    tally.count([([HOOK], [0])] * 3, 2, 0.5)
    tally.count([([("crew", "parrot", 1)], [0])] * 7, 2, 0.5)
    assert [(thing.name, thing.games) for thing in tally.things()] == [("hook", 3), ("parrot", 7)]


def test_a_fair_share_is_that_of_the_holders_games() -> None:
    tally = Tally()
    tally.count([([HOOK], [0])] * 3, 2, 0.5)
    tally.count([([HOOK], [0])], 4, 0.1)
    (thing,) = tally.things()
    assert thing.fair == pytest.approx(0.4)


@pytest.mark.parametrize(("wins", "flagged"), [(69, False), (70, True)])
def test_what_wins_above_60_percent_beyond_chance_is_strong(wins: int, flagged: bool) -> None:
    # Wilson's interval of 69 in 100 begins at 0.5938, of 70 in 100 at 0.6042.
    (thing,) = counted([([HOOK], [0])] * wins + [([HOOK], [1])] * (100 - wins) + [([], [1])] * 100)
    assert ("strong" in thing.flags) is flagged


def test_nothing_is_strong_where_anybody_wins_as_often() -> None:
    (thing,) = counted([([HOOK], [0])] * 90 + [([HOOK], [])] * 10, seats=1, fair=0.9)
    assert thing.wins.low > 0.6
    assert "strong" not in thing.flags


@pytest.mark.parametrize(
    ("taken", "flags"), [(1, ["rare"]), (2, []), (98, []), (99, ["common"]), (100, ["common"])]
)
def test_what_is_had_hardly_ever_or_nearly_always_is_marked(taken: int, flags: list[str]) -> None:
    (thing,) = counted([([HOOK], [1])] * taken + [([NOBODY], [1])] * (100 - taken))
    assert thing.flags == flags


def test_a_kind_is_listed_from_what_is_taken_most() -> None:
    games: list[Game] = [([("ship", "sloop", 0), HOOK], [0]), ([("crew", "cook", 0), HOOK], [0])]
    assert [thing.name for thing in counted(games)] == ["hook", "cook", "sloop"]
