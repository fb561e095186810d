"""How many there are of each component: the counts never change."""

from collections.abc import Mapping

from kaper.games.jamaica.components.board import COLOURS, GOODS_NAMES
from kaper.games.jamaica.state.state import NO_CARD, PILE, Jamaica


def census(s: Jamaica) -> Mapping[str, int]:
    """Every token and card of the box, wherever it lies; a bank in debt still adds up (JAM-R01)."""
    counts = {
        name: s.bank[goods] + sum(s.total(ship, goods) for ship in range(s.ships))
        for goods, name in enumerate(GOODS_NAMES)
    }
    for player in range(s.players):
        chosen = [] if s.chosen[player] == NO_CARD else [s.chosen[player]]
        cards = s.hand[player] + s.deck[player] + s.discard[player] + chosen
        counts[f"cards-{COLOURS[player]}"] = len(cards) if len(set(cards)) == len(cards) else -1
    counts["treasures"] = len(s.where)
    plundered = sum(place >= 0 for place in s.where) - (s.ghost >= 0)
    counts["treasure-tokens"] = s.tokens.bit_count() + plundered
    counts["pile"] = s.where.count(PILE) - s.tokens.bit_count()
    return counts
