"""How many there are of each component: the counts never change."""

from collections.abc import Mapping

from kaper.games.maracaibo.components.cards import BLANK
from kaper.games.maracaibo.components.redbeard import SET_A
from kaper.games.maracaibo.state.state import NONE, Maracaibo


def census(s: Maracaibo) -> Mapping[str, int]:
    """Every card and tile of the box, wherever it lies; cubes, doubloons and markers have no limit."""
    lying = [card for card in s.card if card > BLANK]
    owned = [card for cards in s.cards for card in cards]
    cards = lying + owned + s.deck + s.unused + [card for card in [s.top] if card != NONE]
    quests = [card for card in s.market if card != NONE] + s.quests + s.below
    quests += [card for hand in s.hands for card in hand]
    figures = s.figures + [figure for figure in s.figure if figure != NONE]
    placed = [place for stalls in s.stalls for place in stalls if place != NONE]
    return {
        "cards": _different(cards),
        "quests": _different(quests),
        "figureheads": _different(figures),
        "value-tiles": len(s.tiles) + sum(tile != NONE for tile in s.value),
        "black-market": len(placed) - sum(stall != NONE for stall in s.stall),
        "redbeard": _different(s.red_six) if s.red_six else len(SET_A),
        "holes": sum(abs(_dug(s, seat)) for seat in range(s.players)),
    }


def _different(things: list[int]) -> int:
    return len(things) if len(set(things)) == len(things) else -1


def _dug(s: Maracaibo, seat: int) -> int:
    """Every buried treasure of a player lies in a burial space of its own: 0 if so."""
    return s.holes[seat].bit_count() - sum(s.buried[seat])
