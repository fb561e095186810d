"""Dealing anew what a viewer cannot know."""

from kaper.engine.chance import Chance
from kaper.games.tiny_epic.state.state import Pirates


def redeal(s: Pirates, viewer: int, chance: Chance) -> None:
    """Nothing is hidden; what is still to be drawn differs with the stream of chance."""
