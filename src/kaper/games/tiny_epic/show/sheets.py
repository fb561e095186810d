"""What everybody looks at, below the bridge: the market, the cards of the merchants, the way to infamy."""

from kaper.engine.scene import Area, Phrase, Piece, Spot
from kaper.engine.ties import Ties
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
from kaper.games.tiny_epic.show.links import other_id
from kaper.games.tiny_epic.show.odds import Figures, merchant_figures
from kaper.games.tiny_epic.view.view import MerchantView, View


def rung_id(level: int) -> str:
    """Where markers stand on a level of infamy."""
    return f"rung-{level}"


def market(view: View) -> list[Spot]:
    return [_price(view, loot) for loot in LOOT_NAMES]


def _price(view: View, loot: str) -> Spot:
    price = view.prices[loot]
    left, top, right, bottom = layout.MARKET[PRICES.index(price)]
    return Spot(
        f"price-{loot}",
        (left + right) / 2 + 26,
        (top + bottom) / 2,
        44,
        Phrase("thing-price", {"loot": loot, "price": price, "n": view.bag[loot]}),
        Phrase("thing-price-hint"),
        token=f"cube-{loot}",
    )


def merchants(view: View, tied: Ties) -> list[Area]:
    return [_slot(view, number, merchant, tied) for number, merchant in enumerate(view.merchants)]


def _slot(view: View, number: int, merchant: MerchantView, tied: Ties) -> Area:
    figures = merchant_figures(view, merchant)
    return Area(
        id=f"slot-{merchant.ship}",
        outline=layout.outline(layout.MERCHANTS[number]),
        label=Phrase("thing-merchant", figures),
        hint=Phrase("thing-merchant-hint", figures),
        options=tied.get(other_id(merchant.ship), []),
    )


def tags(view: View) -> list[Spot]:
    """On the card of each merchant: its damage, its Gold, infamy if it brings any, and its cube."""
    return [tag for number, merchant in enumerate(view.merchants) for tag in _tags(view, number, merchant)]


def _tags(view: View, number: int, merchant: MerchantView) -> list[Spot]:
    figures = merchant_figures(view, merchant)
    label, hint = Phrase("thing-merchant", figures), Phrase("thing-merchant-hint", figures)
    shown = {"damage": f"damage-{figures['damage']}", "spoils": f"gold-{figures['gold']}"}
    if figures["infamy"]:
        shown["fame"] = "infamy-sign"
    found = [_tag(number, merchant, kind, token, label, hint) for kind, token in shown.items()]
    if merchant.loot:
        cargo = Phrase("thing-cargo", figures)
        found.append(_tag(number, merchant, "cargo", f"cube-{merchant.loot}", cargo, None))
    return found


def _tag(
    number: int, merchant: MerchantView, kind: str, token: str, label: Phrase, hint: Phrase | None
) -> Spot:
    left, top, _, bottom = layout.MERCHANTS[number]
    x, radius = layout.TAGS[kind]
    return Spot(f"{kind}-{merchant.ship}", left + x, (top + bottom) / 2, radius, label, hint, token=token)


def levels() -> list[Area]:
    """The levels, and the place for the marker on each."""
    return [area for level in range(len(LEVEL_NAMES)) for area in (_level(level), _rung(level))]


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


def rivals(view: View, mate: int) -> list[Spot]:
    """The signs of the other pirates on their levels."""
    found: list[Spot] = []
    for level in range(len(LEVEL_NAMES)):
        there = [seat for seat, ship in enumerate(view.ships) if seat != mate and ship.infamy == level + 1]
        found += [_rival(view, seat, level, number) for number, seat in enumerate(there)]
    return found


def _rival(view: View, seat: int, level: int, number: int) -> Spot:
    x, y = layout.rival(level, number)
    label = Phrase("thing-infamy", {"whom": seat, "level": LEVEL_NAMES[level]})
    sign = f"sign-{view.ships[seat].colour}"
    return Spot(f"rival-{seat}", x, y, layout.RIVAL_RADIUS, label, token=sign)


def markers(view: View, mate: int, board: str) -> list[Piece]:
    """The marker of `mate`; the others are signs on the same track."""
    ship = view.ships[mate]
    if ship.legend:
        return []
    label = Phrase("thing-infamy", {"whom": mate, "level": ship.level})
    return [Piece(f"infamy-{mate}", board, rung_id(ship.infamy - 1), "infamy-marker", label, mate, size=3.2)]
