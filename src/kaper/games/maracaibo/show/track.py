"""The exploration track in the scene."""

from typing import Final

from kaper.engine.remembered import remembered
from kaper.engine.scene import Board, Phrase, Piece, Spot
from kaper.games.maracaibo.components.ship import EXPLORE_BONUS
from kaper.games.maracaibo.components.track import AFTER, RIVERS, SPACE_NAMES
from kaper.games.maracaibo.show import layout
from kaper.games.maracaibo.show.effects import SPACE, Figures, figures
from kaper.games.maracaibo.show.links import explorer_id, space_id
from kaper.games.maracaibo.state.state import RETIREMENT, Maracaibo

TRACK: Final = "track"
DISCOUNT_TILE: Final = "tile"
ROUTES: Final[list[tuple[str, str]]] = [
    (space_id(SPACE_NAMES[space]), space_id(SPACE_NAMES[after]))
    for space, ends in enumerate(AFTER)
    for after in ends
] + [(space_id("e4"), space_id(DISCOUNT_TILE))]


def board(s: Maracaibo) -> Board:
    return _board(s.has(RETIREMENT))


@remembered
def _board(retirement: bool) -> Board:
    return Board(
        id=TRACK,
        art=TRACK,
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-track"),
        spots=[_spot(number, name, retirement) for number, name in enumerate(SPACE_NAMES)],
        routes=ROUTES,
        art_dark=f"{TRACK}-dark",
    )


def _spot(number: int, name: str, retirement: bool) -> Spot:
    used = name != DISCOUNT_TILE or retirement
    key = "thing-discount-tile" if name == DISCOUNT_TILE else "thing-space"
    told: Figures = {"n": number, "rivers": RIVERS[number], "used": int(used), **figures(SPACE[name])}
    label, hint = Phrase(key, told), Phrase(f"{key}-hint", told)
    token = f"space-{name}" if used else ""
    return Spot(space_id(name), *layout.TRACK[name], layout.TRACK_RADIUS, label, hint, token)


def explorer(s: Maracaibo, seat: int) -> Piece:
    return _explorer(seat, s.explorer[seat], s.rivers(seat), s.strength[seat][EXPLORE_BONUS])


@remembered
def _explorer(seat: int, space: int, rivers: int, bonus: int) -> Piece:
    return Piece(
        id=explorer_id(seat),
        board=TRACK,
        spot=space_id(SPACE_NAMES[space]),
        art="explorer",
        label=Phrase("thing-explorer", {"whom": seat}),
        seat=seat,
        hint=Phrase("thing-explorer-hint", {"rivers": rivers, "bonus": bonus}),
    )
