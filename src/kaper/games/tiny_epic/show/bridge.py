"""A pirate's bridge in the scene: the wheel, captain and deckhands, what a turn brings, the duties."""

from typing import Final

from kaper.engine.scene import Area, Board, Phrase, Piece, Spot
from kaper.engine.show import Asked
from kaper.engine.ties import Ties
from kaper.games.tiny_epic.components.board import DUTY_NAMES, LEVEL_DECKHAND, SPACES
from kaper.games.tiny_epic.show import layout
from kaper.games.tiny_epic.show.facts import wheel_figures
from kaper.games.tiny_epic.show.labels import Sight
from kaper.games.tiny_epic.show.links import duty_id, space_id
from kaper.games.tiny_epic.show.odds import NONE, Figures
from kaper.games.tiny_epic.show.sheets import levels, markers, market, merchants, rivals, rung_id, tags
from kaper.games.tiny_epic.state.state import Pirates
from kaper.games.tiny_epic.view.view import ShipView, View

BRIDGE: Final = "bridge"
OFFER_TOKENS: Final = {
    "cubes": "offer-cube", "gold": "offer-doubloon", "token": "search-token", "targets": "offer-swords",
    "crew": "offer-crew", "cove": "offer-cove", "bury": "offer-treasure",
}  # fmt: skip
COUNTED: Final = frozenset({"cubes", "gold", "targets", "bury"})
"""Offers of which there are more or fewer."""
WAITING_LEVEL: Final = LEVEL_DECKHAND.index(True)
"""Where the fourth deckhand waits."""


def board(seen: Sight, tied: Ties, ask: Asked | None, mate: int) -> Board:
    """The bridge of `mate`, and below it what everybody looks at: market, merchants, infamy."""
    s, view = seen.state, seen.view
    ship = view.ships[mate]
    choosing = ask is not None and ask.prompt == "wheel"
    ends = [int(option.partition(":")[2]) for option in ask.options] if ask is not None and choosing else []
    return Board(
        id=BRIDGE,
        art=BRIDGE,
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-bridge", {"whom": mate}),
        spots=[*_offers(s, mate, ends), *market(view), *tags(view), *rivals(view, mate)],
        areas=[
            *(_space(s, mate, space, tied, ends) for space in range(SPACES)),
            *_standing_places(mate),
            *(_duty(ship, number, tied) for number in range(len(DUTY_NAMES))),
            *_watches(ship, mate),
            *merchants(view, tied),
            *levels(),
        ],
        art_dark=f"{BRIDGE}-dark",
    )


# --- the wheel


def _space(s: Pirates, mate: int, space: int, tied: Ties, ends: list[int]) -> Area:
    """An order on the wheel: what it is, and for who may turn there what it costs and offers."""
    figures = wheel_figures(s, mate, space)
    reached = "can" if space in ends else "cannot" if ends else "plain"
    return Area(
        id=space_id(space),
        outline=_round(layout.DISCS[space], layout.DISC),
        label=Phrase("thing-space", figures),
        hint=Phrase(f"thing-space-{reached}", figures),
        options=tied.get(space_id(space), []),
        art=f"order-{figures['order']}{'-now' if space == s.space[mate] else ''}",
    )


def _round(at: layout.Point, half: float) -> list[tuple[float, float]]:
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
            layout.outline(layout.around(layout.HUBS[space], layout.HUB_HALF)),
            Phrase("thing-captain", {"whom": mate}),
        )
        for space in range(SPACES)
    ]
    berths = [
        Area(
            f"berth-{space}",
            layout.outline(layout.around(layout.BERTHS[space], layout.BERTH_HALF)),
            Phrase("thing-berth", {"space": space}),
            Phrase("thing-berth-hint"),
        )
        for space in range(1, SPACES)
    ]
    return [*hubs, *berths]


def _offers(s: Pirates, mate: int, ends: list[int]) -> list[Spot]:
    """At each space that can be reached: the hands that it costs, and what its order finds within reach."""
    found = []
    for space in ends:
        figures = wheel_figures(s, mate, space)
        found.append(_cost(space, figures))
        if figures["offer"] != NONE:
            found.append(_offer(space, figures))
    return found


def _cost(space: int, figures: Figures) -> Spot:
    x, y = layout.beside(space, -1)
    hint = Phrase("thing-cost-hint", figures)
    token = f"cost-{figures['hands']}{'-line' if figures['line'] else ''}"
    return Spot(f"cost-{space}", x, y, layout.BADGE_RADIUS, Phrase("thing-cost", figures), hint, token=token)


def _offer(space: int, figures: Figures) -> Spot:
    x, y = layout.beside(space, 1)
    kind = str(figures["offer"])
    return Spot(
        f"offer-{space}", x, y, layout.BADGE_RADIUS, Phrase("thing-offer", figures),
        token=OFFER_TOKENS[kind], badge=str(figures["count"]) if kind in COUNTED else "",
    )  # fmt: skip


# --- captain and deckhands


def pieces(view: View, mate: int) -> list[Piece]:
    ship = view.ships[mate]
    captain = Piece(
        f"captain-of-{mate}", BRIDGE, f"hub-{ship.space}", "captain", Phrase("thing-captain", {"whom": mate}),
        seat=mate, hint=Phrase("thing-captain-hint"), size=2.8,
    )  # fmt: skip
    places = [watch_id(duty, number) for duty in DUTY_NAMES for number in range(ship.duty[duty])]
    places += [f"berth-{space}" for space in ship.wheel]
    places += [rung_id(WAITING_LEVEL)] if ship.waiting else []
    hands = [_hand(mate, number, place) for number, place in enumerate(places)]
    return [captain, *hands, *markers(view, mate, BRIDGE)]


def watch_id(duty: str, number: int) -> str:
    """Where one of the deckhands on a duty stands."""
    return f"watch-{duty}-{number}"


def _hand(mate: int, number: int, place: str) -> Piece:
    label = Phrase("thing-hand", {"whom": mate})
    return Piece(
        f"hand-{mate}-{number}", BRIDGE, place, "deckhand", label, mate, Phrase("thing-hand-hint"), size=3.2
    )


def _watches(ship: ShipView, mate: int) -> list[Area]:
    label = Phrase("thing-hand", {"whom": mate})
    return [
        Area(watch_id(duty, number), layout.outline(layout.watch(row, number, ship.duty[duty])), label)
        for row, duty in enumerate(DUTY_NAMES)
        for number in range(ship.duty[duty])
    ]


def _duty(ship: ShipView, number: int, tied: Ties) -> Area:
    duty = DUTY_NAMES[number]
    figures: Figures = {"duty": duty, "n": ship.duty[duty]}
    return Area(
        id=duty_id(duty),
        outline=layout.outline(layout.DUTIES[number]),
        label=Phrase("thing-duty", figures),
        hint=Phrase(f"thing-duty-{duty}", {**figures, "steps": ship.steps}),
        options=tied.get(duty_id(duty), []),
        title=Phrase("thing-duty-title", figures),
    )
