"""Cards in figures, and what a battle may bring."""

from itertools import product
from typing import Final

from kaper.games.tiny_epic.components.board import LOOT_NAMES, ORDER_NAMES
from kaper.games.tiny_epic.components.cards import (
    CREW_BONUS,
    CREW_HITS,
    CREW_NAMES,
    CREW_SYMBOLS,
    CREW_TRIGGER,
    KIND_NAMES,
    LEGEND_NAMES,
    LEGEND_SYMBOLS,
    MERCHANT_CARD_NAMES,
    MERCHANT_DAMAGE,
    MERCHANT_GOLD,
    MERCHANT_INFAMY,
    SIDE_BONUS,
    SIDE_DICE,
    SIDE_NAMES,
    SIDE_SYMBOLS,
    SIDE_TRIGGER,
    Effect,
)
from kaper.games.tiny_epic.view.view import MerchantView, ShipView, View

Figures = dict[str, int | str]
NONE: Final = "none"

# --- captains and crew


def crew_number(card: str) -> int:
    return CREW_NAMES.index(card)


def trigger(card: str) -> int:
    """The order that makes a captain or crew card active."""
    return CREW_TRIGGER[crew_number(card)] if card in CREW_NAMES else SIDE_TRIGGER[SIDE_NAMES.index(card)]


def active_cards(ship: ShipView, order: str) -> list[str]:
    """TEP-701: captain and crew that this order makes active."""
    from_captain = [ship.captain] if ship.captain else []
    return [card for card in from_captain + ship.crew if ORDER_NAMES.index(order) == trigger(card)]


def effect_figures(effect: Effect) -> Figures:
    """What a bonus action is, with its figures."""
    sold = [LOOT_NAMES[loot] for loot, n in enumerate(effect.sell) if n] or [NONE, NONE]
    low, high = effect.faces or [0, 0]
    return {
        "kind": KIND_NAMES[effect.kind], "gold": effect.gold, "steps": effect.steps, "low": low, "high": high,
        "first": sold[0], "second": sold[-1],
    }  # fmt: skip


def card_figures(card: str) -> Figures:
    """A crew card in figures: its dice, its hits and what it does."""
    number = crew_number(card)
    faces = [str(face) for face in range(1, 7) for _ in range(CREW_SYMBOLS[number][face])]
    return {
        "card": card, "dice": ", ".join(faces), "hits": CREW_HITS[number],
        "order": ORDER_NAMES[CREW_TRIGGER[number]], **effect_figures(CREW_BONUS[number]),
    }  # fmt: skip


def side_figures(card: str) -> Figures:
    """A captain's side in figures."""
    side = SIDE_NAMES.index(card)
    faces = ", ".join(str(face) for face in SIDE_DICE[side])
    first, second = (KIND_NAMES[effect.kind] for effect in SIDE_BONUS[side])
    order = ORDER_NAMES[SIDE_TRIGGER[side]]
    return {"captain": card, "dice": faces, "order": order, "first": first, "second": second}


# --- battles


def symbols(view: View, seat: int) -> list[int]:
    """How often captain and crew show each face."""
    ship = view.ships[seat]
    legend = view.legend
    if ship.legend and legend is not None:
        shown = LEGEND_SYMBOLS[LEGEND_NAMES.index(legend.captain)][:]
    else:
        shown = SIDE_SYMBOLS[SIDE_NAMES.index(ship.captain)][:] if ship.captain else [0] * 7
    for card in ship.crew:
        for face in range(1, 7):
            shown[face] += CREW_SYMBOLS[crew_number(card)][face]
    return shown


def hits(view: View, seat: int) -> int:
    """Automatic hits of crew and, for the Legendary Pirate, of its sheets."""
    ship = view.ships[seat]
    found = sum(CREW_HITS[crew_number(card)] for card in ship.crew)
    legend = view.legend
    if ship.legend and legend is not None:
        found += legend.hits
    return found


def spread(view: View, seat: int) -> list[int]:
    """The damage of every roll there can be, before tokens and rerolls."""
    ship, shown = view.ships[seat], symbols(view, seat)
    fixed = ship.duty["cannons"] + hits(view, seat)
    return [fixed + sum(shown[die] for die in dice) for dice in product(range(1, 7), repeat=ship.dice)]


def chance_against(view: View, seat: int, against: list[int]) -> int:
    """How likely a roll beats one of the others, in percent."""
    mine = spread(view, seat)
    wins = sum(damage > other for damage in mine for other in against)
    return round(100 * wins / (len(mine) * len(against)))


def merchant_figures(view: View, merchant: MerchantView) -> Figures:
    card = MERCHANT_CARD_NAMES.index(merchant.card)
    span = MERCHANT_INFAMY[card]
    players = sum(not ship.legend for ship in view.ships)
    return {
        "ship": merchant.ship, "damage": MERCHANT_DAMAGE[card], "gold": MERCHANT_GOLD[card],
        "infamy": int(bool(span) and span[0] <= players <= span[1]), "loot": merchant.loot or NONE,
        "cell": merchant.cell, "bound": merchant.bound,
    }  # fmt: skip


def shooter(view: View) -> int:
    """Whose dice lie on the table: the attacker's, until the attacker is done and a pirate answers."""
    attacker, target, damage, _ = view.battle
    return attacker if damage < 0 or target >= len(view.ships) else target
