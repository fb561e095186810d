"""Jamaica's drawings agree with its board."""

from kaper.games.jamaica.art.geometry import Ground
from kaper.games.jamaica.components.board import NEXT
from kaper.games.jamaica.show.layout import PLACES


def test_every_lane_is_water_from_space_to_space() -> None:
    ground = Ground()
    for space, ends in enumerate(NEXT):
        for end in ends:
            (x, y), (to_x, to_y) = PLACES[space], PLACES[end]
            way = [(x + (to_x - x) * step / 10, y + (to_y - y) * step / 10) for step in range(11)]
            assert all(ground.at(*point) < 0 for point in way), (space, end)
