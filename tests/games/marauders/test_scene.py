"""What lies on the boards of Merchants & Marauders: everything that can be taken, however much it is."""

from itertools import combinations

from kaper.engine.scene import Scene
from kaper.engine.sight import sight
from kaper.games.marauders import scene_plan as plan
from kaper.games.marauders.observe import observe
from kaper.games.marauders.rules.naval import start_battle
from kaper.games.marauders.scene import scene
from kaper.games.marauders.scene_plan import Box
from kaper.games.marauders.state import BOARDED
from tests.games.marauders.table import Seat, offered, play, position

LADEN = Seat(
    "charles-marquis",
    "galleon",
    "caribbean-sea",
    False,
    now={"crew": 0},
    gold=7,
    cargo=["cocoa-1", "food-1", "rum-1", "spices-1", "sugar-1"],
    hand=["haze"],
    rumor="pearl-bank",
    kept=["false-papers"],
    weapons=["grapeshot", "chain-shot"],
    specialists=["surgeon", "gunner"],
)


def searched() -> tuple[Scene, list[str]]:
    """A galleon full of things, taken by a frigate, and what the victor may do."""
    s = position(Seat("edmund-harwood", "frigate", "caribbean-sea", False), LADEN)
    start_battle(s, 0, 1)
    s.stage = BOARDED
    match = play(s, "0 stay")
    seen = sight(match, 0)
    assert seen.asked is not None
    return scene(observe(match.state, 0), {0: seen.asked}, 0), offered(match)


def test_whatever_a_victor_may_take_is_laid_out() -> None:
    shown, options = searched()
    (spoils,) = [zone for zone in shown.zones if zone.id == "prize"]
    assert len(spoils.cards) > 9
    assert {option for card in spoils.cards for option in card.options} == set(options)
    places = {area.id for board in shown.boards for area in board.areas}
    assert set(spoils.spots) <= places


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_many_cards_between_two_ships_lie_side_by_side() -> None:
    for count in (1, 9, 10, 16, 17, 30):
        boxes = plan.prizes(count)
        assert len(boxes) == count
        assert all(apart(one, other) for one, other in combinations(boxes, 2))
        assert all(plan.PRIZE[0] <= box[0] and box[2] <= plan.PRIZE[2] for box in boxes)
        assert all(plan.PRIZE[1] <= box[1] and box[3] <= plan.PRIZE[3] for box in boxes)


def test_many_cards_of_a_market_lie_side_by_side() -> None:
    for count in (8, 9, 12, 13, 20):
        boxes = plan.stalls(count)
        assert len(boxes) == count
        assert all(apart(one, other) for one, other in combinations(boxes, 2))
        assert all(plan.MARKET[0] <= box[0] and box[2] <= plan.MARKET[2] for box in boxes)
        assert all(box[3] <= plan.MARKET[3] for box in boxes)
