"""What a viewer sees of Jamaica as a scene: the island, ships, dice, and what each option is about."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from kaper.engine.livery import SIGNS
from kaper.engine.scene import Board, Counter, Die, Phrase, Piece, Scene, Spot, Tray
from kaper.engine.show import Asked
from kaper.engine.ties import Ties
from kaper.games.jamaica.components.board import COST, GOODS_NAMES, KIND, LAIR, NEXT, SCORE, SHORTAGE, START
from kaper.games.jamaica.rules.fights import acting_ship
from kaper.games.jamaica.rules.moving import SHAPE_NAMES
from kaper.games.jamaica.show.cards import zones
from kaper.games.jamaica.show.labels import KIND_NAMES, Look, actor
from kaper.games.jamaica.show.layout import CHEST, HEIGHT, PLACES, RADII, WIDTH
from kaper.games.jamaica.show.links import DIE_IDS, ship_id, space_id, ties
from kaper.games.jamaica.show.panels import focus, panels
from kaper.games.jamaica.show.prompts import PROMPTS
from kaper.games.jamaica.state.state import ROLL, Jamaica
from kaper.games.jamaica.view.view import ShipView, View

ISLAND: Final = "island"
GHOST_RULES: Final[dict[str, list[str]]] = {
    "route": ["JAM-1210", "JAM-1211", "JAM-1212"],
    "attack": ["JAM-803", "JAM-1213"],
    "loot": ["JAM-1213", "JAM-1214", "JAM-1215"],
}
"""The same where somebody decides for the Ghost Ship."""


def scene(seen: Look, asked: Mapping[int, Asked]) -> Scene:
    """Everything on the table, tied to the viewer's question if there is one."""
    view, viewer = seen.view, seen.viewer
    ask = asked.get(viewer)
    tied = ties(seen, ask) if ask is not None else {}
    return Scene(
        boards=[_board(view, tied)],
        pieces=[_piece(seen.state, seat, ship, tied) for seat, ship in enumerate(view.ships)],
        zones=zones(view, tied, viewer),
        trays=_trays(view, tied),
        panels=panels(seen, tied),
        centre=_centre(view),
        focus=focus(seen.state, tied),
        rules=_rules(seen, ask) if ask is not None else [],
    )


def _rules(seen: Look, ask: Asked) -> list[str]:
    """The Captain steers the Ghost Ship; who takes its spoils is no party to the fight."""
    looting = ask.prompt == "loot"
    ship = acting_ship(seen.state, seen.viewer) if looting else actor(seen.view)
    rules = GHOST_RULES if ship == seen.state.ghost and ask.prompt in GHOST_RULES else PROMPTS
    return rules.get(ask.prompt, [])


def _spot(space: int, treasure: bool) -> Spot:
    kind = KIND_NAMES[KIND[space]]
    figures: dict[str, int | str] = {"n": space, "points": SCORE[space]}
    if KIND[space] == LAIR:
        figures["treasure"] = int(treasure)
    elif space != START:
        figures["price"] = COST[space]
    label, hint = Phrase(f"thing-{kind}", figures), Phrase(f"thing-{kind}-hint", figures)
    token = "hoard" if treasure else ""
    return Spot(space_id(space), *PLACES[space], RADII[space], label, hint, token=token)


PLAIN_SPOTS: Final[list[Spot]] = [_spot(space, False) for space in range(len(KIND))]
TREASURE_SPOTS: Final[list[Spot]] = [_spot(space, True) for space in range(len(KIND))]
ROUTES: Final[list[tuple[str, str]]] = [
    (space_id(space), space_id(end)) for space, ends in enumerate(NEXT) for end in ends
]


def _board(view: View, tied: Ties) -> Board:
    spots = PLAIN_SPOTS[:]
    for space in view.tokens:
        spots[space] = TREASURE_SPOTS[space]
    for space, spot in enumerate(spots):
        if spot.id in tied:
            spots[space] = replace(spot, options=tied[spot.id])
    return Board(
        ISLAND, ISLAND, WIDTH, HEIGHT, Phrase("thing-board"), spots,
        routes=ROUTES, centre=CHEST, art_dark=f"{ISLAND}-dark",
    )  # fmt: skip


def _piece(s: Jamaica, seat: int, ship: ShipView, tied: Ties) -> Piece:
    """A ship; whoever points at it reads what it carries."""
    figures: dict[str, int | str] = {name: s.total(seat, goods) for goods, name in enumerate(GOODS_NAMES)}
    return Piece(
        id=ship_id(seat),
        board=ISLAND,
        spot=space_id(ship.space),
        art="ghost" if ship.ghost else "ship",
        label=Phrase("thing-ship", {"whom": seat}),
        seat=seat,
        hint=Phrase("thing-ship-hint", {"whom": seat, "space": ship.space, "lap": ship.lap, **figures}),
        options=tied.get(ship_id(seat), []),
    )


def _trays(view: View, tied: Ties) -> list[Tray]:
    """The navigation chest: the die on the left is the morning's, once the Captain has placed them."""
    if view.dice[0] == 0:
        return []
    dice = [_die(view, index, tied) for index in range(2)]
    if view.shortage[0] >= 0:
        dice.append(_shortage_die(view))
    return [Tray("chest", Phrase("thing-chest"), dice, board=ISLAND)]


def _die(view: View, index: int, tied: Ties) -> Die:
    """The same two dice all game long, so that a die which is placed moves and does not change."""
    value = view.dice[index]
    high = value > view.dice[1 - index] or (value == view.dice[1 - index] and index == 1)
    placed = "free" if view.stage == ROLL else "evening" if index else "morning"
    return Die(
        id=DIE_IDS[high],
        face=str(value),
        label=Phrase(f"thing-die-{placed}", {"n": value}),
        rolls=view.round,
        tint="" if view.stage == ROLL else "moon" if index else "gold",
        options=tied.get(DIE_IDS[high], []),
        hint=Phrase(f"thing-die-{placed}-hint"),
    )


def _shortage_die(view: View) -> Die:
    """The combat die, rolled for a shortage; it lies there until the next action."""
    seat, face = view.shortage
    shape = SHAPE_NAMES[SHORTAGE[face]]
    figures: dict[str, int | str] = {"shape": shape}
    return Die(
        id=f"shortage-die-{seat}",
        face=shape,
        label=Phrase("thing-shortage-die", figures),
        rolls=view.round * 2 + view.action,
        seat=seat,
        hint=Phrase("thing-shortage-die-hint", figures),
    )


def _centre(view: View) -> list[Counter]:
    shape = SIGNS[view.ships[view.captain].colour]
    label, hint = Phrase("thing-captain", {"whom": view.captain}), Phrase("thing-captain-hint")
    return [
        Counter("round", "round", str(view.round), Phrase("board-round", {"round": view.round})),
        Counter("captain", "compass", shape, label, hint),
    ]
