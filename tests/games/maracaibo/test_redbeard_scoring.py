"""Chapter 12: how Redbeard scores, and who wins."""

import pytest

from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.state.state import Maracaibo
from tests.games.maracaibo.table import Draw, position

RED = 1


def solo(level: int = 1, draws: list[Draw] | None = None, **given: object) -> Maracaibo:
    s = position(players=1, draws=draws or [], **given)  # type: ignore[arg-type]
    s.red_level = level
    return s


@pytest.mark.rule("POM-1271", "POM-1272", "POM-1273", "A-23")
def test_his_own_tally() -> None:
    s = position(
        players=1, explorer={1: "c1"}, owned={1: ["tobacco", "cuba"]}, cards={4: "inn"}, markers={4: [1]},
        stored={1: [1, 1, 0]}, islands=[4, 7, 0], hands={1: [84, 85, 86, 87, 88, 89]},
    )  # fmt: skip
    s.buried[RED] = [0, 0, 1]
    # 6 points for the improvement; Cuba, a location of level II that he drew, is none
    parts = {name: part[RED] for name, part in GAME.outcome(s).parts.items() if part[RED]}
    assert parts == {
        "rivers": 8, "cards": 6, "residences": 15, "treasures": 3 + 5 + 2, "buried": 2, "quests": 30,
        "quest-bonus": 10,
    }  # fmt: skip


@pytest.mark.rule("POM-1272", "POM-1273")
@pytest.mark.parametrize(("quests", "bonus"), [(0, 0), (5, 0), (6, 10), (7, 10)])
def test_six_quests_bring_him_10_points_more(quests: int, bonus: int) -> None:
    s = position(players=1, hands={1: [84 + n for n in range(quests)]})
    parts = GAME.outcome(s).parts
    assert (parts["quests"][RED], parts["quest-bonus"][RED]) == (5 * quests, bonus)


@pytest.mark.rule("POM-1274")
@pytest.mark.parametrize(
    ("mine", "places", "ending"),
    [(51, [1, 2], "points"), (50, [2, 1], "redbeard"), (49, [2, 1], "redbeard")],
)
def test_the_human_wins_only_with_more_points(mine: int, places: list[int], ending: str) -> None:
    s = position(players=1, doubloons={0: 0}, hands={0: [], 1: []})
    s.vp = [mine, 50]
    outcome = GAME.outcome(s)
    assert (outcome.places, outcome.winners, outcome.ending) == (places, [places.index(1)], ending)


@pytest.mark.rule("POM-1275")
@pytest.mark.parametrize(("handicap", "points"), [("none", 0), ("learner", -20), ("beginner", -35)])
def test_a_handicap_is_taken_off_his_total_and_shown(handicap: str, points: int) -> None:
    s = position(players=1, settings={"handicap": handicap})
    assert GAME.outcome(s).parts["handicap"] == [0, points]
