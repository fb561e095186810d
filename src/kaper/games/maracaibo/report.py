"""What the balance report is told about a finished game of Pirates of Maracaibo."""

from collections.abc import Iterator, Mapping
from typing import Final

from kaper.engine.show import Report
from kaper.games.maracaibo.components import cards
from kaper.games.maracaibo.components.ship import UPGRADE_NAMES
from kaper.games.maracaibo.rules.counting import counters, residences
from kaper.games.maracaibo.rules.ending import quest_points
from kaper.games.maracaibo.state.state import Maracaibo


def figures(s: Maracaibo) -> Mapping[str, float]:
    """The average player's possessions at the end."""
    players = range(s.players)
    counted = [counters(s, seat) for seat in players]
    scored = [sum(quest_points(s, counted[seat], card) > 0 for card in s.hands[seat]) for seat in players]
    whole = {
        "cards": sum(len(s.cards[seat]) for seat in players),
        "residences": sum(residences(s, seat) for seat in players),
        "upgrades": sum(s.upgrades[seat].bit_count() for seat in players),
        "treasures": sum(s.treasures(seat, kind) for seat in players for kind in range(3)),
        "rivers": sum(s.rivers(seat) for seat in players),
        "quests": sum(len(s.hands[seat]) for seat in players),
        "quests-scored": sum(scored),
    }
    return {name: amount / s.players for name, amount in whole.items()}


def holdings(s: Maracaibo) -> Iterator[tuple[str, str, int]]:
    """Who has each card, residence, figurehead, upgrade and quest; -1 is nobody."""
    for card in s.card:
        if card > cards.BLANK and cards.KIND[card] == cards.IMPROVEMENT:
            yield "improvement", cards.CARD_NAMES[card], -1
    for figure in s.figures:
        yield "figurehead", cards.FIGUREHEADS[figure], -1
    for place in s.residences():
        yield "residence", cards.CARD_NAMES[s.card[place]], -1
    for seat in range(s.players):
        yield from _held(s, seat)


def _held(s: Maracaibo, seat: int) -> Iterator[tuple[str, str, int]]:
    for card in s.cards[seat]:
        yield "improvement", cards.CARD_NAMES[card], seat
    for place in s.residences():
        if s.markers[place] >> seat & 1:
            yield "residence", cards.CARD_NAMES[s.card[place]], seat
    if s.figure[seat] >= 0:
        yield "figurehead", cards.FIGUREHEADS[s.figure[seat]], seat
    for space, name in enumerate(UPGRADE_NAMES):
        if s.upgrades[seat] >> space & 1:
            yield "upgrade", name, seat
    for card in s.hands[seat]:
        yield "quest", cards.QUEST_NAMES[card], seat


REPORT: Final = Report(figures, holdings)
