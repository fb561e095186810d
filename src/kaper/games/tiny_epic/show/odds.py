"""Cards in figures, and what a battle may bring."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kaper.games.tiny_epic.components import board, cards
from kaper.games.tiny_epic.rules.battle import grants_infamy
from kaper.games.tiny_epic.rules.firing import FACES, fixed_damage, symbols_of
from kaper.games.tiny_epic.rules.odds import compared, ways
from kaper.games.tiny_epic.state.state import NOTHING, ORANGE, Pirates

Figures = dict[str, int | str]
NONE: Final = "none"


def active_cards(s: Pirates, seat: int, order: int) -> list[str]:
    """TEP-701: captain and crew that this order makes active."""
    side = s.captain[seat]
    captain = [cards.SIDE_NAMES[side]] if side != NOTHING and cards.SIDE_TRIGGER[side] == order else []
    return captain + [cards.CREW_NAMES[card] for card in s.crew[seat] if cards.CREW_TRIGGER[card] == order]


def crew_faces(card: str) -> list[str]:
    """The die symbols of a crew card."""
    symbols = cards.CREW_SYMBOLS[cards.CREW_NAMES.index(card)]
    return [str(face) for face in FACES for _ in range(symbols[face])]


def card_figures(card: str) -> Figures:
    """A crew card in figures: its dice, its hits and what it does."""
    number = cards.CREW_NAMES.index(card)
    effect = cards.CREW_BONUS[number]
    sold = [board.LOOT_NAMES[loot] for loot, n in enumerate(effect.sell) if n] or [NONE, NONE]
    low, high = effect.faces or [0, 0]
    return {
        "card": card, "dice": ", ".join(crew_faces(card)), "hits": cards.CREW_HITS[number],
        "order": board.ORDER_NAMES[cards.CREW_TRIGGER[number]], "kind": cards.KIND_NAMES[effect.kind],
        "gold": effect.gold, "steps": effect.steps, "low": low, "high": high, "first": sold[0],
        "second": sold[-1],
    }  # fmt: skip


def side_figures(card: str) -> Figures:
    """A captain's side in figures."""
    side = cards.SIDE_NAMES.index(card)
    faces = ", ".join(str(face) for face in cards.SIDE_DICE[side])
    first, second = (cards.KIND_NAMES[effect.kind] for effect in cards.SIDE_BONUS[side])
    order = board.ORDER_NAMES[cards.SIDE_TRIGGER[side]]
    return {"captain": card, "dice": faces, "order": order, "first": first, "second": second}


def fleet_ways(s: Pirates, ship: int) -> list[int]:
    """In how many ways a pirate deals each damage, before tokens and rerolls."""
    return ways(symbols_of(s, ship), s.dice_of(ship), fixed_damage(s, ship))


def percent(mine: list[int], theirs: list[int]) -> int:
    """How likely the first of two rolls is the better one."""
    return round(100 * compared(mine, theirs)[0])


class Merchant(NamedTuple):
    """A merchant ship with its card, its cube, if it has one, and its way."""

    ship: str
    card: str
    loot: str
    cell: str
    bound: str
    players: int

    def figures(self) -> Figures:
        card = cards.MERCHANT_CARD_NAMES.index(self.card)
        return {
            "ship": self.ship, "damage": cards.MERCHANT_DAMAGE[card], "gold": cards.MERCHANT_GOLD[card],
            "infamy": int(grants_infamy(card, self.players)), "loot": self.loot or NONE, "cell": self.cell,
            "bound": self.bound,
        }  # fmt: skip


def merchants(s: Pirates) -> tuple[Merchant, ...]:
    return tuple([_merchant(s, merchant) for merchant in board.MERCHANTS])


def _merchant(s: Pirates, merchant: int) -> Merchant:
    cargo = s.cargo[merchant]
    return Merchant(
        board.MERCHANT_NAMES[merchant],
        cards.MERCHANT_CARD_NAMES[s.slot[merchant]],
        "" if cargo == NOTHING else board.LOOT_NAMES[cargo],
        board.CELL_NAMES[s.merchant_cell[merchant]],
        board.CELL_NAMES[s.bound[merchant]],
        s.players,
    )


def shooter(battle: Sequence[int]) -> int:
    """Whose dice lie on the table: the attacker's, until the attacker is done and a pirate answers."""
    attacker, target, damage, _ = battle
    return attacker if damage < 0 or target >= ORANGE else target
