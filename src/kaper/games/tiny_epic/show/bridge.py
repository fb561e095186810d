"""A pirate's bridge in the scene: the wheel, captain and deckhands, what a turn brings, the duties."""

from typing import Final, NamedTuple

from kaper.engine.remembered import remembered
from kaper.engine.scene import Area, Board, Phrase, Piece, Spot
from kaper.games.tiny_epic.components.board import DUTY_NAMES, LEVEL_DECKHAND, ORDER_NAMES, SPACES
from kaper.games.tiny_epic.rules.wheel import reachable
from kaper.games.tiny_epic.show import layout
from kaper.games.tiny_epic.show.facts import burial_order, wheel_figures
from kaper.games.tiny_epic.show.links import duty_id, space_id
from kaper.games.tiny_epic.show.odds import NONE, Figures, active_cards
from kaper.games.tiny_epic.show.sheets import (
    LEVELS,
    Sheets,
    marker,
    market,
    merchant_cards,
    rivals,
    rung_id,
    sheets,
    tags,
)
from kaper.games.tiny_epic.state.state import WHEEL, Pirates

BRIDGE: Final = "bridge"
OFFER_TOKENS: Final = {
    "cubes": "offer-cube", "gold": "offer-doubloon", "token": "search-token", "targets": "offer-swords",
    "crew": "offer-crew", "cove": "offer-cove", "bury": "offer-treasure",
}  # fmt: skip
COUNTED: Final = frozenset({"cubes", "gold", "targets", "bury"})
"""Offers of which there are more or fewer."""
WAITING_LEVEL: Final = LEVEL_DECKHAND.index(True)
"""Where the fourth deckhand waits."""
COSTS: Final = ("hands", "back", "line", "offer", "count", "where")
"""What is told of a space that can be reached."""


class Space(NamedTuple):
    """A space of the wheel: its order, whether the captain stands there and would bury, active cards.

    `told` is what the captain's next move there costs and brings, for whoever begins a turn.
    """

    order: str
    here: bool
    buries: bool
    active: int
    reached: str
    told: tuple[int | str, ...]


def board(s: Pirates, mate: int) -> Board:
    """The bridge of `mate`, and below it what everybody looks at: market, merchants, infamy."""
    return _board(mate, _spaces(s, mate), tuple(s.duty[mate]), s.steps(mate), sheets(s))


def _spaces(s: Pirates, mate: int) -> tuple[Space, ...]:
    """Whose turn begins is told what each space costs and offers."""
    choosing = s.phase == WHEEL and s.turn == mate and not s.over
    ends = reachable(s, mate) if choosing else []
    buries, now = burial_order(s, mate), s.space[mate]
    found = []
    for space, order in enumerate(s.orders[mate]):
        figures = wheel_figures(s, mate, space) if space in ends else {}
        reached = "can" if figures else "cannot" if ends else "plain"
        told = tuple([figures[name] for name in COSTS]) if figures else ()
        name, active = ORDER_NAMES[order], len(active_cards(s, mate, order))
        found.append(Space(name, space == now, name == buries, active, reached, told))
    return tuple(found)


@remembered
def _board(mate: int, spaces: tuple[Space, ...], duty: tuple[int, ...], steps: int, shared: Sheets) -> Board:
    return Board(
        id=BRIDGE,
        art=BRIDGE,
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-bridge", {"whom": mate}),
        spots=[
            *(spot for number, space in enumerate(spaces) for spot in _offers(number, space)),
            *market(shared),
            *tags(shared),
            *rivals(shared, mate),
        ],
        areas=[
            *(_space(number, space) for number, space in enumerate(spaces)),
            *STANDING_PLACES,
            *(_duty(number, hands, steps) for number, hands in enumerate(duty)),
            *_watches(duty),
            *merchant_cards(shared),
            *LEVELS,
        ],
        art_dark=f"{BRIDGE}-dark",
        seat=mate,
    )


# --- the wheel


@remembered
def _space(number: int, space: Space) -> Area:
    """An order on the wheel: what it is, and for who may turn there what it costs and offers."""
    figures: Figures = {"order": space.order, "buries": int(space.buries), "active": space.active}
    hint = figures | dict(zip(COSTS, space.told, strict=False))
    return Area(
        id=space_id(number),
        outline=_round(layout.DISCS[number], layout.DISC),
        label=Phrase("thing-space", {"order": space.order, "space": number}),
        hint=Phrase(f"thing-space-{space.reached}", hint),
        art=f"order-{space.order}{'-now' if space.here else ''}",
    )


def _round(at: layout.Point, half: float) -> list[tuple[float, float]]:
    """Eight corners: round enough to be clicked."""
    x, y, cut = at[0], at[1], half * 0.42
    return [
        (x - cut, y - half), (x + cut, y - half), (x + half, y - cut), (x + half, y + cut),
        (x + cut, y + half), (x - cut, y + half), (x - half, y + cut), (x - half, y - cut),
    ]  # fmt: skip


def _hub(space: int) -> Area:
    box = layout.around(layout.HUBS[space], layout.HUB_HALF)
    return Area(f"hub-{space}", layout.outline(box), Phrase("thing-hub"))


def _berth(space: int) -> Area:
    box = layout.around(layout.BERTHS[space], layout.BERTH_HALF)
    label, hint = Phrase("thing-berth", {"space": space}), Phrase("thing-berth-hint")
    return Area(f"berth-{space}", layout.outline(box), label, hint)


STANDING_PLACES: Final[list[Area]] = [
    *(_hub(space) for space in range(SPACES)),
    *(_berth(space) for space in range(1, SPACES)),
]
"""Where the captain stands, and where deckhands who were left on a space."""


@remembered
def _offers(number: int, space: Space) -> list[Spot]:
    """At a space that can be reached: the hands that it costs, and what its order finds within reach."""
    if not space.told:
        return []
    figures: Figures = dict(zip(COSTS, space.told, strict=True))
    found = [_cost(number, figures)]
    if figures["offer"] != NONE:
        found.append(_offer(number, figures))
    return found


def _cost(space: int, figures: Figures) -> Spot:
    x, y = layout.beside(space, -1)
    label = Phrase("thing-cost", {"hands": figures["hands"]})
    hint = Phrase("thing-cost-hint", {"line": figures["line"]})
    token = f"cost-{figures['hands']}{'-line' if figures['line'] else ''}"
    return Spot(f"cost-{space}", x, y, layout.BADGE_RADIUS, label, hint, token=token)


def _offer(space: int, figures: Figures) -> Spot:
    x, y = layout.beside(space, 1)
    kind = str(figures["offer"])
    label = Phrase("thing-offer", {name: figures[name] for name in ("offer", "count", "where")})
    badge = str(figures["count"]) if kind in COUNTED else ""
    return Spot(f"offer-{space}", x, y, layout.BADGE_RADIUS, label, token=OFFER_TOKENS[kind], badge=badge)


# --- captain and deckhands


def pieces(s: Pirates, mate: int) -> list[Piece]:
    places = [watch_id(duty, number) for duty, n in enumerate(s.duty[mate]) for number in range(n)]
    places += [f"berth-{space}" for space in range(SPACES) if s.wheel[mate] >> space & 1]
    places += [rung_id(WAITING_LEVEL)] if s.waiting[mate] else []
    hands = [_hand(mate, number, place) for number, place in enumerate(places)]
    infamy = [] if mate == s.legend else [marker(mate, s.infamy[mate], BRIDGE)]
    return [_captain(mate, s.space[mate]), *hands, *infamy]


@remembered
def _captain(mate: int, space: int) -> Piece:
    return Piece(
        f"captain-of-{mate}", BRIDGE, f"hub-{space}", "captain", Phrase("thing-captain", {"whom": mate}),
        seat=mate, hint=Phrase("thing-captain-hint"), size=2.8,
    )  # fmt: skip


def watch_id(duty: int, number: int) -> str:
    """Where one of the deckhands on a duty stands."""
    return f"watch-{DUTY_NAMES[duty]}-{number}"


@remembered
def _hand(mate: int, number: int, place: str) -> Piece:
    label = Phrase("thing-hand", {"whom": mate})
    return Piece(
        f"hand-{mate}-{number}", BRIDGE, place, "deckhand", label, mate, Phrase("thing-hand-hint"), size=3.2
    )


@remembered
def _watches(duty: tuple[int, ...]) -> list[Area]:
    return [
        Area(watch_id(row, number), layout.outline(layout.watch(row, number, hands)), Phrase("thing-watch"))
        for row, hands in enumerate(duty)
        for number in range(hands)
    ]


@remembered
def _duty(number: int, hands: int, steps: int) -> Area:
    duty = DUTY_NAMES[number]
    figures: Figures = {"duty": duty, "n": hands}
    return Area(
        id=duty_id(duty),
        outline=layout.outline(layout.DUTIES[number]),
        label=Phrase("thing-duty", figures),
        hint=Phrase(f"thing-duty-{duty}", {"steps": steps} if duty == "rigging" else {}),
        title=Phrase("thing-duty-title", {"duty": duty}),
    )
