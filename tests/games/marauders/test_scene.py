"""What lies on the boards of Merchants & Marauders: everything that can be taken, however much it is."""

from itertools import combinations

from kaper.engine.match import Match
from kaper.engine.scene import Scene, Zone
from kaper.engine.show import Seen
from kaper.games.marauders.components.board import CREW, NATION_NAMES
from kaper.games.marauders.components.cards import PIRATE_SLOOP
from kaper.games.marauders.rules.naval import start_battle
from kaper.games.marauders.show import layout
from kaper.games.marauders.show.layout import Box
from kaper.games.marauders.show.scene import scene
from kaper.games.marauders.state.state import BOARDED, LAND, NPC, Marauders
from kaper.games.marauders.view.observe import observe
from tests.games.marauders.table import Seat, offered, play, position
from tests.games.scenery import of, things

HUNTER = Seat("edmund-harwood", "frigate", "caribbean-sea", False)
LADEN = Seat(
    "christian-marquis",
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


def drawn(match: Match[Marauders]) -> Scene:
    """What the first player sees."""
    return of(match, 0)


def searched() -> Match[Marauders]:
    """A galleon full of things, taken by a frigate, whose captain may choose."""
    s = position(HUNTER, LADEN)
    start_battle(s, 0, 1)
    s.stage = BOARDED
    return play(s, "0 stay")


def flags(shown: Scene) -> list[str]:
    spots = [spot for board in shown.boards for spot in board.spots]
    return [spot.token for spot in spots if spot.id.startswith("side-flag")]


def ids(zone: Zone) -> set[str]:
    return {card.id for card in zone.cards}


def test_whatever_a_victor_may_take_is_laid_out() -> None:
    match = searched()
    shown = drawn(match)
    (spoils,) = [zone for zone in shown.zones if zone.id == "prize"]
    assert len(spoils.cards) > 9
    assert {option for option, tied in things(match, 0).items() if {*tied} & ids(spoils)} == {*offered(match)}
    assert set(spoils.spots) <= {area.id for board in shown.boards for area in board.areas}


def test_either_ship_in_a_battle_flies_the_flag_of_its_captain() -> None:
    assert flags(drawn(searched())) == ["flag-english", "flag-french"]


def test_pirates_fly_the_black_flag() -> None:
    s = position(HUNTER, npcs={"pirate-sloop": ("pirate-sloop-1", "caribbean-sea")})
    start_battle(s, 0, NPC + PIRATE_SLOOP)
    assert flags(drawn(play(s))) == ["flag-english", "jolly"]


def test_a_merchant_flies_the_flag_under_which_it_is_attacked() -> None:
    s = position(HUNTER)
    s.raid_nation = NATION_NAMES.index("spanish")
    assert flags(drawn(play(s))) == ["flag-english", "flag-spanish"]


def test_a_crowd_ashore_has_no_flag() -> None:
    s = position(HUNTER)
    s.sides = (0, LAND)
    s.enemy[CREW] = 2
    assert flags(scene(Seen(s, lambda: observe(s, 0), 0))) == ["flag-english"]


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def within(box: Box, outer: Box) -> bool:
    return outer[0] <= box[0] and outer[1] <= box[1] and box[2] <= outer[2] and box[3] <= outer[3]


def test_many_cards_between_two_ships_lie_side_by_side() -> None:
    for count in (1, 9, 10, 16, 17, 30):
        boxes = layout.prizes(count)
        assert len(boxes) == count
        assert all(apart(one, other) for one, other in combinations(boxes, 2))
        assert all(within(box, layout.PRIZE) for box in boxes)


def test_many_cards_of_a_market_lie_side_by_side() -> None:
    for count in (8, 9, 12, 13, 20):
        boxes = layout.stalls(count)
        assert len(boxes) == count
        assert all(apart(one, other) for one, other in combinations(boxes, 2))
        assert all(within(box, layout.MARKET) for box in boxes)
