"""The table before the first round."""

from kaper.engine.chance import Chance
from kaper.engine.game import Settings
from plank.state.state import Plank


def setup(seats: int, settings: Settings, chance: Chance) -> Plank:
    s = Plank(chance)
    s.deal(seats, 3 if settings["rounds"] == "three" else 2)
    return s
