"""The exploration track in the scene."""

from typing import Final

from kaper.engine.scene import Board, Phrase, Piece, Spot
from kaper.engine.ties import Ties
from kaper.games.maracaibo.components.track import AFTER, RIVERS, SPACE_NAMES
from kaper.games.maracaibo.show import layout
from kaper.games.maracaibo.show.effects import SPACE, figures
from kaper.games.maracaibo.show.links import explorer_id, space_id
from kaper.games.maracaibo.view.view import SeatView, View

TRACK: Final = "track"
DISCOUNT_TILE: Final = "tile"
ROUTES: Final[list[tuple[str, str]]] = [
    (space_id(SPACE_NAMES[space]), space_id(SPACE_NAMES[after]))
    for space, ends in enumerate(AFTER)
    for after in ends
] + [(space_id("e4"), space_id(DISCOUNT_TILE))]


def board(view: View, tied: Ties) -> Board:
    return Board(
        id=TRACK,
        art=TRACK,
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-track"),
        spots=[_spot(view, number, name, tied) for number, name in enumerate(SPACE_NAMES)],
        routes=ROUTES,
        art_dark=f"{TRACK}-dark",
    )


def _spot(view: View, number: int, name: str, tied: Ties) -> Spot:
    x, y = layout.TRACK[name]
    used = name != DISCOUNT_TILE or "retirement" in view.modules
    key = "thing-discount-tile" if name == DISCOUNT_TILE else "thing-space"
    told: dict[str, int | str] = {
        "n": number,
        "rivers": RIVERS[number],
        "used": int(used),
        **figures(SPACE[name]),
    }
    return Spot(
        id=space_id(name),
        x=x,
        y=y,
        radius=layout.TRACK_RADIUS,
        label=Phrase(key, told),
        hint=Phrase(f"{key}-hint", told),
        options=tied.get(space_id(name), []),
        token=f"space-{name}" if used else "",
    )


def explorer(seat: int, of: SeatView, tied: Ties) -> Piece:
    return Piece(
        id=explorer_id(seat),
        board=TRACK,
        spot=space_id(of.explorer),
        art="explorer",
        label=Phrase("thing-explorer", {"whom": seat}),
        seat=seat,
        hint=Phrase("thing-explorer-hint", {"rivers": of.rivers, "bonus": of.explore_bonus}),
        options=tied.get(explorer_id(seat), []),
    )
