"""A pirate's bridge in the scene: the wheel with captain and deckhands, the duties, the market."""

from typing import Final

from kaper.engine.scene import Area, Board, Phrase, Piece, Spot
from kaper.engine.sight import Asked
from kaper.games.tiny_epic import plan
from kaper.games.tiny_epic.board import (
    DUTY_NAMES,
    LEVEL_DEADEYE,
    LEVEL_DECKHAND,
    LEVEL_DICE,
    LEVEL_GOLD,
    LEVEL_NAMES,
    LEVEL_SAIL,
    LOOT_NAMES,
    LOWEST_PRICE,
    SPACES,
)
from kaper.games.tiny_epic.lookout import wheel_figures
from kaper.games.tiny_epic.observe import ShipView, View
from kaper.games.tiny_epic.odds import NONE, Figures, merchant_figures
from kaper.games.tiny_epic.scene_ties import Ties, duty_id, other_id, space_id

BRIDGE: Final = "bridge"
OFFER_ICONS: Final = {
    "cubes": "cube", "gold": "doubloon", "token": "search-token", "targets": "swords", "crew": "crew",
    "cove": "cove", "bury": "treasure",
}  # fmt: skip
COUNTED: Final = frozenset({"cubes", "gold", "targets", "bury"})
"""Offers of which there are more or fewer."""


def board(view: View, tied: Ties, ask: Asked | None, mate: int) -> Board:
    """The bridge of `mate`, and below it what everybody looks at: market, merchants, infamy."""
    ship = view.ships[mate]
    choosing = ask is not None and ask.prompt == "wheel"
    ends = [int(option.partition(":")[2]) for option in ask.options] if ask is not None and choosing else []
    return Board(
        id=BRIDGE,
        art=BRIDGE,
        width=plan.WIDTH,
        height=plan.HEIGHT,
        label=Phrase("thing-bridge", {"whom": mate}),
        spots=[*_offers(view, mate, ends), *_market(view), *_cargoes(view)],
        areas=[
            *(_space(view, mate, space, tied, ends) for space in range(SPACES)),
            *_standing_places(mate),
            *(_duty(ship, mate, number, tied) for number in range(len(DUTY_NAMES))),
            *_merchants(view, tied),
            *(_level(view, level) for level in range(len(LEVEL_NAMES))),
        ],
        art_dark=f"{BRIDGE}-dark",
    )


# --- the wheel


def _space(view: View, mate: int, space: int, tied: Ties, ends: list[int]) -> Area:
    """An order on the wheel: what it is, and for who may turn there what it costs and offers."""
    ship = view.ships[mate]
    figures = wheel_figures(view, mate, space)
    reached = "can" if space in ends else "cannot" if ends else "plain"
    return Area(
        id=space_id(space),
        outline=_round(plan.DISCS[space], plan.DISC),
        label=Phrase("thing-space", figures),
        hint=Phrase(f"thing-space-{reached}", figures),
        options=tied.get(space_id(space), []),
        art=f"order-{ship.orders[space]}{'-now' if space == ship.space else ''}",
    )


def _round(at: plan.Point, half: float) -> list[tuple[float, float]]:
    """Eight corners: round enough to be clicked."""
    x, y, cut = at[0], at[1], half * 0.42
    return [
        (x - cut, y - half), (x + cut, y - half), (x + half, y - cut), (x + half, y + cut),
        (x + cut, y + half), (x - cut, y + half), (x - half, y + cut), (x - half, y - cut),
    ]  # fmt: skip


def _standing_places(mate: int) -> list[Area]:
    """Where the captain stands, and where deckhands who were left on a space."""
    hubs = [
        Area(
            f"hub-{space}",
            plan.outline(plan.around(plan.HUBS[space], plan.HUB_HALF)),
            Phrase("thing-captain", {"whom": mate}),
        )
        for space in range(SPACES)
    ]
    berths = [
        Area(
            f"berth-{space}",
            plan.outline(plan.around(plan.BERTHS[space], plan.BERTH_HALF)),
            Phrase("thing-berth", {"space": space}),
            Phrase("thing-berth-hint"),
        )
        for space in range(1, SPACES)
    ]
    return [*hubs, *berths]


def _offers(view: View, mate: int, ends: list[int]) -> list[Spot]:
    """At each space that can be reached: the hands that it costs, and what its order finds within reach."""
    found = []
    for space in ends:
        figures = wheel_figures(view, mate, space)
        found.append(_cost(space, figures))
        if figures["offer"] != NONE:
            found.append(_offer(space, figures))
    return found


def _cost(space: int, figures: Figures) -> Spot:
    x, y = plan.beside(space, -1)
    hint = Phrase("thing-cost-hint", figures)
    token = f"cost-{figures['hands']}{'-line' if figures['line'] else ''}"
    return Spot(f"cost-{space}", x, y, plan.BADGE_RADIUS, Phrase("thing-cost", figures), hint, token=token)


def _offer(space: int, figures: Figures) -> Spot:
    x, y = plan.beside(space, 1)
    kind = str(figures["offer"])
    return Spot(
        f"offer-{space}", x, y, plan.BADGE_RADIUS, Phrase("thing-offer", figures),
        token=OFFER_ICONS[kind], badge=str(figures["count"]) if kind in COUNTED else "",
    )  # fmt: skip


# --- captain and deckhands


def pieces(view: View, mate: int) -> list[Piece]:
    ship = view.ships[mate]
    captain = Piece(
        f"captain-of-{mate}", BRIDGE, f"hub-{ship.space}", "captain", Phrase("thing-captain", {"whom": mate}),
        seat=mate, hint=Phrase("thing-captain-hint"), size=2.1,
    )  # fmt: skip
    places = [duty_id(duty) for duty in DUTY_NAMES for _ in range(ship.duty[duty])]
    places += [f"berth-{space}" for space in ship.wheel]
    hands = [_hand(mate, number, place) for number, place in enumerate(places)]
    waiting = [_hand(mate, len(places), "level-2")] if ship.waiting else []
    return [captain, *hands, *waiting, *_markers(view)]


def _hand(mate: int, number: int, place: str) -> Piece:
    size = {"d": 0.95, "b": 1.9, "l": 1.0}[place[0]]
    label = Phrase("thing-hand", {"whom": mate})
    return Piece(
        f"hand-{mate}-{number}", BRIDGE, place, "deckhand", label, mate, Phrase("thing-hand-hint"), size=size
    )


def _duty(ship: ShipView, mate: int, number: int, tied: Ties) -> Area:
    duty = DUTY_NAMES[number]
    figures: Figures = {"duty": duty, "n": ship.duty[duty]}
    return Area(
        id=duty_id(duty),
        outline=plan.outline(plan.DUTIES[number]),
        label=Phrase("thing-duty", figures),
        hint=Phrase(f"thing-duty-{duty}", {**figures, "steps": ship.steps}),
        options=tied.get(duty_id(duty), []),
        title=Phrase("thing-duty-title", figures),
    )


# --- what everybody looks at


def _market(view: View) -> list[Spot]:
    found = []
    for loot in LOOT_NAMES:
        price = view.prices[loot]
        left, top, right, bottom = plan.MARKET[price - LOWEST_PRICE]
        label = Phrase("thing-price", {"loot": loot, "price": price, "n": view.bag[loot]})
        spot = Spot(
            f"price-{loot}",
            (left + right) / 2 + 26,
            (top + bottom) / 2,
            44,
            label,
            Phrase("thing-price-hint"),
            token=f"cube-{loot}",
        )
        found.append(spot)
    return found


def _merchants(view: View, tied: Ties) -> list[Area]:
    return [
        Area(
            id=f"slot-{merchant.ship}",
            outline=plan.outline(_beside_cargo(plan.MERCHANTS[number])),
            label=Phrase("thing-merchant", figures),
            hint=Phrase("thing-merchant-hint", figures),
            options=tied.get(other_id(merchant.ship), []),
            title=Phrase("thing-merchant-title", figures),
        )
        for number, merchant in enumerate(view.merchants)
        for figures in [merchant_figures(view, merchant)]
    ]


def _beside_cargo(box: plan.Box) -> plan.Box:
    """The part of a merchant's place that is free for words."""
    left, top, right, bottom = box
    return left + 76, top + 16, right - 62, bottom - 6


def _cargoes(view: View) -> list[Spot]:
    """The cube of each merchant, at the right of its place."""
    found = []
    for number, merchant in enumerate(view.merchants):
        _, top, right, bottom = plan.MERCHANTS[number]
        if merchant.loot:
            label = Phrase("thing-cargo", merchant_figures(view, merchant))
            token = f"cube-{merchant.loot}"
            found.append(
                Spot(f"cargo-{merchant.ship}", right - 38, (top + bottom) / 2, 34, label, token=token)
            )
    return found


def _level(view: View, level: int) -> Area:
    figures: Figures = {
        "level": LEVEL_NAMES[level], "n": level + 1, "steps": LEVEL_SAIL[level], "dice": LEVEL_DICE[level],
        "gold": LEVEL_GOLD[level], "deckhand": LEVEL_DECKHAND[level], "deadeye": LEVEL_DEADEYE[level],
    }  # fmt: skip
    return Area(
        f"level-{level}",
        plan.outline(plan.INFAMY[level]),
        Phrase("thing-level", figures),
        Phrase("thing-level-hint", figures),
    )


def _markers(view: View) -> list[Piece]:
    return [
        Piece(
            f"infamy-{seat}",
            BRIDGE,
            f"level-{ship.infamy - 1}",
            "infamy-marker",
            Phrase("thing-infamy", {"whom": seat, "level": ship.level}),
            seat,
            size=1.0,
        )
        for seat, ship in enumerate(view.ships)
        if not ship.legend
    ]
