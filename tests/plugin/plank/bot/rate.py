"""What an option is worth."""

from kaper.engine.asking import Choose
from plank.rules.step import TAKE
from plank.state.state import Plank


def rate(s: Plank, ask: Choose) -> list[float]:
    """High numbers are good, steps are good, going back is not."""
    if ask.prompt == "play":
        return [float(option.value) for option in ask.options]
    if ask.prompt == "die":
        return [float(option is TAKE) for option in ask.options]
    return [-float(option.value) for option in ask.options]
