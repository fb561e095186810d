"""The sea in the scene: one chart over sixteen cards, the ships on it, and where the Navy would sail next."""

from typing import Final

from kaper.engine.scene import Area, Board, Phrase, Piece, Spot
from kaper.engine.ties import Ties
from kaper.games.tiny_epic.components.board import (
    CELL_NAMES,
    CELLS,
    COVE,
    LOOT_NAMES,
    MARKET,
    NEIGHBOURS,
    NO_MARKET,
    NO_SITE,
    SITE_COST,
)
from kaper.games.tiny_epic.rules.others import navy_steps
from kaper.games.tiny_epic.show import layout
from kaper.games.tiny_epic.show.facts import burial_order, cell_figures, navy_ways
from kaper.games.tiny_epic.show.labels import Sight
from kaper.games.tiny_epic.show.links import cell_id, market_id, other_id, ship_id, site_id, token_id
from kaper.games.tiny_epic.show.odds import Figures, merchant_figures
from kaper.games.tiny_epic.state.state import WHEEL, Pirates
from kaper.games.tiny_epic.view.view import MerchantView, ShipView, View

SEA: Final = "sea"
NAVY: Final = "navy"
ARROW: Final = 5.5


def water_id(cell: str) -> str:
    """Where the ships on a card lie."""
    return f"water-{cell}"


def cove_id(cell: str) -> str:
    return f"cove-{cell}"


def grave_id(cell: str) -> str:
    """A site under which a treasure lies."""
    return f"grave-{cell}"


ROUTES: Final[list[tuple[str, str]]] = [
    (water_id(CELL_NAMES[cell]), water_id(CELL_NAMES[other]))
    for cell in CELLS
    for other in NEIGHBOURS[cell]
    if cell < other
]


def board(seen: Sight, tied: Ties, mate: int) -> Board:
    """`mate` is the seat through whose eyes the chart is read: what they carry, where they are."""
    s, view = seen.state, seen.view
    under = [_water(cell) for cell in CELLS]
    cards = [_card(seen, cell, tied, mate) for cell in CELLS]
    coves = [_cove(view, cell) for cell in CELLS if COVE[s.sea[cell]]]
    graves = [_grave(cell, owner) for cell, owner in view.sites.items()]
    berths = [(cove.id, water_id(cove.id.removeprefix("cove-"))) for cove in coves]
    return Board(
        id=SEA,
        art=SEA,
        width=layout.SIDE,
        height=layout.SIDE,
        label=Phrase("thing-sea"),
        spots=[spot for cell in CELLS for spot in _spots(seen, cell, tied, mate)],
        areas=[*under, *cards, *coves, *graves, *_navy_ways(seen)],
        routes=[*ROUTES, *berths],
        art_dark=f"{SEA}-dark",
    )


# --- one card


def _water(cell: int) -> Area:
    name = CELL_NAMES[cell]
    return Area(water_id(name), layout.outline(layout.water(cell)), Phrase("thing-water", {"cell": name}))


def _card(seen: Sight, cell: int, tied: Ties, mate: int) -> Area:
    """A card of the sea: a click means it as a whole, whatever lies on it."""
    name = CELL_NAMES[cell]
    figures = cell_figures(seen.state, cell, mate)
    return Area(
        id=cell_id(name),
        outline=layout.outline(layout.CELL_BOXES[cell]),
        label=Phrase("thing-cell", figures),
        hint=Phrase("thing-cell-hint", figures),
        options=tied.get(cell_id(name), []),
        art=seen.view.sea[cell],
    )


def _cove(view: View, cell: int) -> Area:
    name = CELL_NAMES[cell]
    box = layout.around(layout.within(cell, *layout.COVE_AT), layout.COVE_HALF)
    hidden = [seat for seat, ship in enumerate(view.ships) if ship.cell == name and ship.hidden]
    label = Phrase("thing-cove-of", {"whom": hidden[0]}) if hidden else Phrase("thing-cove")
    return Area(cove_id(name), layout.outline(box), label, Phrase("thing-cove-hint"))


def _grave(cell: str, owner: int) -> Area:
    box = layout.around(layout.within(CELL_NAMES.index(cell), *layout.SITE_AT), layout.SITE_RADIUS)
    return Area(grave_id(cell), layout.outline(box), Phrase("thing-grave", {"whom": owner}))


def _spots(seen: Sight, cell: int, tied: Ties, mate: int) -> list[Spot]:
    view, card, name = seen.view, seen.state.sea[cell], CELL_NAMES[cell]
    found = []
    if MARKET[card] != NO_MARKET:
        found.append(_market(view, cell, LOOT_NAMES[MARKET[card]], tied, mate))
    if SITE_COST[card] != NO_SITE and name not in view.sites:
        found.append(_site(seen.state, cell, tied, mate))
    if name in view.tokens:
        x, y = layout.within(cell, *layout.TOKEN_AT)
        kinds = {kind.replace("-", ""): n for kind, n in view.unseen.items()}
        hint = Phrase("thing-token-hint", {"n": sum(kinds.values()), **kinds})
        label, options, radius = Phrase("thing-token"), tied.get(token_id(name), []), layout.TOKEN_RADIUS
        found.append(Spot(token_id(name), x, y, radius, label, hint, options, token="search-token"))
    return found


def _market(view: View, cell: int, loot: str, tied: Ties, mate: int) -> Spot:
    name, price = CELL_NAMES[cell], view.prices[loot]
    figures: Figures = {"loot": loot, "price": price, "n": view.ships[mate].hold.count(loot)}
    x, y = layout.within(cell, *layout.MARKET_AT)
    return Spot(
        id=market_id(name),
        x=x,
        y=y,
        radius=layout.MARKET_RADIUS,
        label=Phrase("thing-market", figures),
        hint=Phrase("thing-market-hint", {**figures, "gold": price * int(figures["n"])}),
        options=tied.get(market_id(name), []),
        token=f"market-{loot}-{price}",
    )


def _site(s: Pirates, cell: int, tied: Ties, mate: int) -> Spot:
    name, cost = CELL_NAMES[cell], SITE_COST[s.sea[cell]]
    figures: Figures = {"cost": cost, "short": max(0, cost - s.gold[mate]), "navy": int(s.navy == cell)}
    figures["order"] = burial_order(s, mate)
    x, y = layout.within(cell, *layout.SITE_AT)
    return Spot(
        id=site_id(name),
        x=x,
        y=y,
        radius=layout.SITE_RADIUS,
        label=Phrase("thing-site", figures),
        hint=Phrase("thing-site-hint", figures),
        options=tied.get(site_id(name), []),
        token=f"site-{cost}",
    )


# --- ships


def pieces(seen: Sight, tied: Ties) -> list[Piece]:
    view = seen.view
    afloat = [_ship(view, seat, ship, tied) for seat, ship in enumerate(view.ships) if ship.cell]
    trade = [_merchant(view, merchant, tied) for merchant in view.merchants]
    buried = [
        Piece(
            f"treasure-{cell}",
            SEA,
            grave_id(cell),
            "treasure",
            Phrase("thing-grave", {"whom": owner}),
            owner,
            size=2.0,
        )
        for cell, owner in view.sites.items()
    ]
    return [*buried, *trade, *_navy(seen), *afloat]


def _ship(view: View, seat: int, ship: ShipView, tied: Ties) -> Piece:
    figures: Figures = {
        "whom": seat, "cell": ship.cell, "hidden": int(ship.hidden), "cubes": len(ship.hold),
        "gold": ship.gold, "steps": ship.steps, "dice": ship.dice,
    }  # fmt: skip
    return Piece(
        id=ship_id(seat),
        board=SEA,
        spot=cove_id(ship.cell) if ship.hidden else water_id(ship.cell),
        art="legend" if ship.legend else "pirate",
        label=Phrase("thing-ship", figures),
        seat=seat,
        hint=Phrase("thing-ship-hint", figures),
        options=tied.get(ship_id(seat), []),
        size=1.9 if ship.hidden else 1.5,
    )


def _merchant(view: View, merchant: MerchantView, tied: Ties) -> Piece:
    """A merchant with its damage as a badge, and its cargo for who points at it."""
    figures = merchant_figures(view, merchant)
    key = other_id(merchant.ship)
    return Piece(
        id=key,
        board=SEA,
        spot=water_id(merchant.cell),
        art=f"merchant-{merchant.ship}",
        label=Phrase("thing-merchant", figures),
        hint=Phrase("thing-merchant-hint", figures),
        options=tied.get(key, []),
        badge=str(figures["damage"]),
        size=1.35,
    )


def _navy(seen: Sight) -> list[Piece]:
    s, view = seen.state, seen.view
    if not view.navy:
        return []
    figures: Figures = {"whom": s.turn, "n": navy_steps(s, s.turn)}
    hint = Phrase("thing-navy-hint", figures)
    return [Piece(other_id(NAVY), SEA, water_id(view.navy), NAVY, Phrase("thing-navy"), hint=hint, size=1.55)]


# --- the Navy's next course


def _navy_ways(seen: Sight) -> list[Area]:
    """An arrow for each step that the Navy would take if the ship line were crossed in this turn."""
    s, prey = seen.state, seen.state.turn
    if s.over or s.phase < WHEEL:
        return []
    ends, ways = navy_ways(s, prey)
    caught = int(s.cell[prey] in ends and not s.hidden[prey])
    figures: Figures = {"whom": prey, "n": navy_steps(s, prey), "caught": caught}
    return [
        Area(
            f"navy-way-{CELL_NAMES[one]}-{CELL_NAMES[other]}",
            layout.arrow(_off(one), _off(other), ARROW),
            Phrase("thing-navy-way", figures),
            Phrase("thing-navy-way-hint", figures),
            tint="indigo",
        )
        for one, other in ways
    ]  # fmt: skip


def _off(cell: int) -> tuple[float, float]:
    """A little below the middle of a card, where the ships lie."""
    x, y = layout.centre(cell)
    return x + 12, y + 40
