"""The chart of Merchants & Marauders agrees with its board."""

from itertools import combinations
from math import dist

from kaper.engine.drawing import is_inside
from kaper.games.marauders.components.board import NEAR, PORT, ZONE_NAMES, ZONES
from kaper.games.marauders.show import layout


def borders() -> set[frozenset[str]]:
    """Zones whose outlines have a side in common."""
    sides: dict[frozenset[str], set[str]] = {}
    for zone, corners in layout.OUTLINES.items():
        for one, other in zip(corners, [*corners[1:], corners[0]], strict=True):
            sides.setdefault(frozenset((one, other)), set()).add(zone)
    return {frozenset(zones) for zones in sides.values() if len(zones) == 2}


def test_zones_meet_on_the_chart_where_they_border_by_the_rules() -> None:
    ruled = {frozenset((ZONE_NAMES[zone], ZONE_NAMES[near])) for zone in ZONES for near in NEAR[zone]}
    assert borders() == ruled
    assert len(ruled) == 34


def test_what_belongs_to_a_zone_lies_in_it() -> None:
    for zone in ZONES:
        place, outline = layout.PLACES[ZONE_NAMES[zone]], layout.zone_outline(ZONE_NAMES[zone])
        at_sea = [place.sea, place.name]
        in_port = [place.port, place.dock, place.demand, place.mod] if PORT[zone] else []
        assert all(is_inside(x, y, outline) for x, y in at_sea + in_port), ZONE_NAMES[zone]


def test_ports_and_tokens_do_not_cover_each_other() -> None:
    discs = [
        (at, radius)
        for zone in ZONES
        if PORT[zone]
        for place in [layout.PLACES[ZONE_NAMES[zone]]]
        for at, radius in (
            (place.port, layout.PORT_RADIUS),
            (place.demand, layout.TOKEN_RADIUS),
            (place.mod, layout.TOKEN_RADIUS),
        )
    ]
    for (one, wide), (other, wider) in combinations(discs, 2):
        assert dist(one, other) > 0.8 * (wide + wider)
