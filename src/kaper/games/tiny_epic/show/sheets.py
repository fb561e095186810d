"""What everybody looks at, below the bridge: the market, the cards of the merchants, the way to infamy."""

from typing import Final, NamedTuple

from kaper.engine.remembered import remembered
from kaper.engine.scene import Area, Phrase, Piece, Spot
from kaper.games.tiny_epic.components.board import (
    LEVEL_DEADEYE,
    LEVEL_DECKHAND,
    LEVEL_DICE,
    LEVEL_GOLD,
    LEVEL_NAMES,
    LEVEL_SAIL,
    LOOT_NAMES,
    PRICES,
)
from kaper.games.tiny_epic.show import layout
from kaper.games.tiny_epic.show.links import slot_id
from kaper.games.tiny_epic.show.odds import Figures, Merchant, merchants
from kaper.games.tiny_epic.state.state import NOBODY, Pirates
from kaper.games.tiny_epic.view.observe import COLOURS


class Sheets(NamedTuple):
    """What each type of loot is worth, and how much of it is in the bag; the merchants; everybody's level.

    The Legendary Pirate has a way to infamy of its own.
    """

    price: tuple[int, ...]
    bag: tuple[int, ...]
    merchants: tuple[Merchant, ...]
    infamy: tuple[int, ...]


def sheets(s: Pirates) -> Sheets:
    infamy = s.infamy if s.legend == NOBODY else s.infamy[: s.legend]
    return Sheets(tuple(s.price), tuple(s.bag), merchants(s), tuple(infamy))


# --- the market


def market(shared: Sheets) -> list[Spot]:
    return [_price(loot, price, shared.bag[loot]) for loot, price in enumerate(shared.price)]


@remembered
def _price(loot: int, price: int, left: int) -> Spot:
    name = LOOT_NAMES[loot]
    box = layout.MARKET[PRICES.index(price)]
    return Spot(
        f"price-{name}",
        (box[0] + box[2]) / 2 + 26,
        (box[1] + box[3]) / 2,
        44,
        Phrase("thing-price", {"loot": name, "price": price, "n": left}),
        Phrase("thing-price-hint"),
        token=f"cube-{name}",
    )


# --- the merchants


def merchant_cards(shared: Sheets) -> list[Area]:
    return [_card(number, merchant) for number, merchant in enumerate(shared.merchants)]


@remembered
def _card(number: int, merchant: Merchant) -> Area:
    label, hint = _said(merchant)
    return Area(slot_id(merchant.ship), layout.outline(layout.MERCHANTS[number]), label, hint)


@remembered
def _said(merchant: Merchant) -> tuple[Phrase, Phrase]:
    figures = merchant.figures()
    return Phrase("thing-merchant", figures), Phrase("thing-merchant-hint", figures)


def tags(shared: Sheets) -> list[Spot]:
    """On the card of each merchant: its damage, its Gold, infamy if it brings any, and its cube."""
    return [tag for number, merchant in enumerate(shared.merchants) for tag in _tags(number, merchant)]


@remembered
def _tags(number: int, merchant: Merchant) -> list[Spot]:
    figures = merchant.figures()
    shown = {"damage": f"damage-{figures['damage']}", "spoils": f"gold-{figures['gold']}"}
    if figures["infamy"]:
        shown["fame"] = "infamy-sign"
    found = [_tag(number, merchant.ship, kind, token, *_said(merchant)) for kind, token in shown.items()]
    if merchant.loot:
        cargo = Phrase("thing-cargo", {"loot": merchant.loot})
        found.append(_tag(number, merchant.ship, "cargo", f"cube-{merchant.loot}", cargo, None))
    return found


def _tag(number: int, ship: str, kind: str, token: str, label: Phrase, hint: Phrase | None) -> Spot:
    left, top, _, bottom = layout.MERCHANTS[number]
    x, radius = layout.TAGS[kind]
    return Spot(f"{kind}-{ship}", left + x, (top + bottom) / 2, radius, label, hint, token=token)


# --- infamy


def rung_id(level: int) -> str:
    """Where markers stand on a level of infamy."""
    return f"rung-{level}"


def _figures(level: int) -> Figures:
    return {
        "level": LEVEL_NAMES[level], "n": level + 1, "steps": LEVEL_SAIL[level], "dice": LEVEL_DICE[level],
        "gold": LEVEL_GOLD[level], "deckhand": int(LEVEL_DECKHAND[level]), "deadeye": LEVEL_DEADEYE[level],
    }  # fmt: skip


def _level(level: int) -> Area:
    label, hint = Phrase("thing-level", _figures(level)), Phrase("thing-level-hint", _figures(level))
    return Area(f"level-{level}", layout.outline(layout.INFAMY[level]), label, hint)


def _rung(level: int) -> Area:
    return Area(rung_id(level), layout.outline(layout.rung(level)), Phrase("thing-level", _figures(level)))


LEVELS: Final[list[Area]] = [
    area for level in range(len(LEVEL_NAMES)) for area in (_level(level), _rung(level))
]
"""The levels, and the place for the marker on each."""


def rivals(shared: Sheets, mate: int) -> list[Spot]:
    """The signs of the other pirates on their levels."""
    found: list[Spot] = []
    for level in range(len(LEVEL_NAMES)):
        there = [seat for seat, infamy in enumerate(shared.infamy) if seat != mate and infamy == level]
        found += [_rival(seat, level, number) for number, seat in enumerate(there)]
    return found


@remembered
def _rival(seat: int, level: int, number: int) -> Spot:
    x, y = layout.rival(level, number)
    label = Phrase("thing-infamy", {"whom": seat, "level": LEVEL_NAMES[level]})
    return Spot(f"rival-{seat}", x, y, layout.RIVAL_RADIUS, label, token=f"sign-{COLOURS[seat]}")


@remembered
def marker(mate: int, level: int, board: str) -> Piece:
    """The marker of `mate`; the others are signs on the same track."""
    label = Phrase("thing-infamy", {"whom": mate, "level": LEVEL_NAMES[level]})
    return Piece(f"infamy-{mate}", board, rung_id(level), "infamy-marker", label, mate, size=3.2)
