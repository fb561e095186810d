"""Jamaica as a scene: the island, ships and dice, for everybody, and the cards that only some know."""

from typing import Final

from kaper.engine.livery import SIGNS
from kaper.engine.remembered import remembered
from kaper.engine.scene import Board, Counter, Die, Phrase, Piece, Scene, Spot, Tray
from kaper.engine.show import Asked
from kaper.games.jamaica.components.board import COST, GOODS_NAMES, KIND, LAIR, NEXT, SCORE, SHORTAGE, START
from kaper.games.jamaica.rules.fights import acting_ship
from kaper.games.jamaica.rules.moving import SHAPE_NAMES
from kaper.games.jamaica.show.cards import known_cards, zones
from kaper.games.jamaica.show.labels import KIND_NAMES, Look, actor
from kaper.games.jamaica.show.layout import CHEST, HEIGHT, PLACES, RADII, WIDTH
from kaper.games.jamaica.show.links import DIE_IDS, ship_id, space_id
from kaper.games.jamaica.show.panels import focus, panels
from kaper.games.jamaica.show.prompts import PROMPTS
from kaper.games.jamaica.state.state import ROLL

ISLAND: Final = "island"
CARGO: Final = range(len(GOODS_NAMES))
GHOST_RULES: Final[dict[str, list[str]]] = {
    "route": ["JAM-1210", "JAM-1211", "JAM-1212"],
    "attack": ["JAM-803", "JAM-1213"],
    "loot": ["JAM-1213", "JAM-1214", "JAM-1215"],
}
"""The same where somebody decides for the Ghost Ship."""


def scene(seen: Look) -> Scene:
    """Everything on the table, as everybody sees it."""
    view, s = seen.view, seen.state
    return Scene(
        boards=[_board(tuple(view.tokens))],
        pieces=[
            _piece(seat, ship.space, ship.lap, ship.ghost, tuple(s.total(seat, goods) for goods in CARGO))
            for seat, ship in enumerate(view.ships)
        ],
        zones=zones(view),
        trays=_trays(tuple(view.dice), view.stage == ROLL, view.round, view.action, tuple(view.shortage)),
        panels=panels(seen),
        centre=_centre(view.round, view.captain, view.ships[view.captain].colour),
        focus=focus(s),
    )


def own(seen: Look) -> Scene:
    """Cards that the viewer knows and others do not."""
    return Scene(zones=known_cards(seen.state, seen.viewer))


def rules(seen: Look, ask: Asked) -> list[str]:
    """The Captain steers the Ghost Ship; who takes its spoils is no party to the fight."""
    looting = ask.prompt == "loot"
    ship = acting_ship(seen.state, seen.viewer) if looting else actor(seen.view)
    found = GHOST_RULES if ship == seen.state.ghost and ask.prompt in GHOST_RULES else PROMPTS
    return found.get(ask.prompt, [])


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


@remembered
def _board(tokens: tuple[int, ...]) -> Board:
    spots = PLAIN_SPOTS[:]
    for space in tokens:
        spots[space] = TREASURE_SPOTS[space]
    return Board(
        ISLAND, ISLAND, WIDTH, HEIGHT, Phrase("thing-board"), spots,
        routes=ROUTES, centre=CHEST, art_dark=f"{ISLAND}-dark",
    )  # fmt: skip


@remembered
def _piece(seat: int, space: int, lap: int, ghost: bool, cargo: tuple[int, ...]) -> Piece:
    """A ship; whoever points at it reads what it carries."""
    figures: dict[str, int | str] = dict(zip(GOODS_NAMES, cargo, strict=True))
    return Piece(
        id=ship_id(seat),
        board=ISLAND,
        spot=space_id(space),
        art="ghost" if ghost else "ship",
        label=Phrase("thing-ship", {"whom": seat}),
        seat=seat,
        hint=Phrase("thing-ship-hint", {"whom": seat, "space": space, "lap": lap, **figures}),
    )


@remembered
def _trays(
    values: tuple[int, ...], free: bool, number: int, action: int, shortage: tuple[int, ...]
) -> list[Tray]:
    """The navigation chest: the die on the left is the morning's, once the Captain has placed them."""
    if values[0] == 0:
        return []
    dice = [_die(values, index, free, number) for index in range(2)]
    if shortage[0] >= 0:
        dice.append(_shortage_die(shortage[0], shortage[1], number * 2 + action))
    return [Tray("chest", Phrase("thing-chest"), dice, board=ISLAND)]


def _die(values: tuple[int, ...], index: int, free: bool, number: int) -> Die:
    """The same two dice all game long, so that a die which is placed moves and does not change."""
    value = values[index]
    high = value > values[1 - index] or (value == values[1 - index] and index == 1)
    placed = "free" if free else "evening" if index else "morning"
    return Die(
        id=DIE_IDS[high],
        face=str(value),
        label=Phrase(f"thing-die-{placed}", {"n": value}),
        rolls=number,
        tint="" if free else "moon" if index else "gold",
        hint=Phrase(f"thing-die-{placed}-hint"),
    )


def _shortage_die(seat: int, face: int, rolls: int) -> Die:
    """The combat die, rolled for a shortage; it lies there until the next action."""
    shape = SHAPE_NAMES[SHORTAGE[face]]
    figures: dict[str, int | str] = {"shape": shape}
    return Die(
        id=f"shortage-die-{seat}",
        face=shape,
        label=Phrase("thing-shortage-die", figures),
        rolls=rolls,
        seat=seat,
        hint=Phrase("thing-shortage-die-hint", figures),
    )


@remembered
def _centre(number: int, captain: int, colour: str) -> list[Counter]:
    label, hint = Phrase("thing-captain", {"whom": captain}), Phrase("thing-captain-hint")
    return [
        Counter("round", "round", str(number), Phrase("board-round", {"round": number})),
        Counter("captain", "compass", SIGNS[colour], label, hint),
    ]
