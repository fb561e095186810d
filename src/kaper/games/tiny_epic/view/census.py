"""How many there are of each component: the counts never change."""

from collections.abc import Mapping, Sequence

from kaper.games.tiny_epic.components.board import LOOT_NAMES, TREASURES
from kaper.games.tiny_epic.state.state import NOTHING, Pirates


def census(s: Pirates) -> Mapping[str, int]:
    """Every cube, card, token, hand and treasure of the box, wherever it lies."""
    counts = {name: _cubes(s, loot) for loot, name in enumerate(LOOT_NAMES)}
    crew = [*s.crew_deck, *s.under, *s.row, *(card for cards in s.crew for card in cards)]
    counts["crew"] = _different(crew)
    counts["merchant-cards"] = _different([*s.merchant_deck, *s.removed, *s.slot])
    counts["captains"] = len({captain // 2 for captain in s.captain[: s.players]})
    counts["tokens"] = sum(s.unseen) + sum(s.spent) + sum(map(sum, s.kept))
    counts["tokens-in-the-box"] = sum(s.unseen) - s.face_down.bit_count()
    for ship in range(s.ships):
        hands = sum(s.duty[ship]) + s.wheel[ship].bit_count() + s.waiting[ship]
        counts[f"deckhands-{ship}"] = hands if min(s.duty[ship]) >= 0 else NOTHING
        counts[f"treasures-{ship}"] = TREASURES - s.buried[ship] + s.site.count(ship)
        counts[f"orders-{ship}"] = _different(s.orders[ship])
    return counts


def _cubes(s: Pirates, loot: int) -> int:
    """TEP-105: in the bag, on the market, on pirates' ships and on merchants."""
    return s.bag[loot] + 1 + sum(hold[loot] for hold in s.hold) + s.cargo.count(loot)


def _different(cards: Sequence[int]) -> int:
    """How many there are, if no card is there twice."""
    return len(cards) if len(set(cards)) == len(cards) else NOTHING
