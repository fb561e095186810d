"""Dealing anew what a viewer cannot know."""

from kaper.engine.chance import Chance
from kaper.games.black_dice.components.board import GOLD_COUNTS, GOLD_VALUES
from kaper.games.black_dice.state.state import BlackDice


def redeal(s: BlackDice, viewer: int, chance: Chance) -> None:
    """CBD-V02, CBD-V03: every pile of tokens that the viewer has not seen gets others of those unseen."""
    if s.over:
        return
    others = [player for player in range(s.players) if player != viewer]
    piles = [
        s.pool,
        s.unused,
        *(s.gold[player] for player in others),
        *(s.discarded[player] for player in others),
    ]
    unseen: list[int] = []
    for value, count in enumerate(GOLD_COUNTS):
        seen = s.gold[viewer][value] + s.discarded[viewer][value] if viewer >= 0 else 0
        unseen += [value] * (count - seen)
    chance.shuffle(unseen)
    for pile in piles:
        size = sum(pile)
        for value in range(len(GOLD_VALUES)):
            pile[value] = 0
        for _ in range(size):
            pile[unseen.pop()] += 1
