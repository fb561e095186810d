"""Dealing anew what a viewer cannot know."""

from kaper.engine.chance import Chance
from plank.state.state import Plank


def redeal(s: Plank, viewer: int, chance: Chance) -> None:
    for seat, hand in enumerate(s.hands):
        if seat != viewer:
            unseen = sorted(s.bags[seat] + hand)
            chance.shuffle(unseen)
            s.hands[seat] = sorted(unseen[: len(hand)])
            s.bags[seat] = sorted(unseen[len(hand) :])
        else:
            s.bags[seat].sort()
