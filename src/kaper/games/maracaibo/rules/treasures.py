"""Chapters 6 and 7: treasures and burying them; cubes on islands."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.maracaibo.components.effects import ANY, DIE, SKIP, TREASURES, Effect
from kaper.games.maracaibo.components.ship import (
    DIG,
    FIGURE_SPACES,
    FIRST_FIGURE_HOLE,
    HOLE_BONUS,
    HOLES,
    STORAGE_BONUS,
)
from kaper.games.maracaibo.rules.gains import place_cubes
from kaper.games.maracaibo.rules.resolving import resolve
from kaper.games.maracaibo.state.state import Maracaibo

PLAIN: Final[list[Option]] = [Option(f"treasure:{name}", kind * 2) for kind, name in enumerate(TREASURES)]
BONUS: Final[list[Option]] = [
    Option(f"treasure:{name}:bonus", kind * 2 + 1) for kind, name in enumerate(TREASURES)
]
ISLAND: Final[list[Option]] = [
    *(Option(f"island:{name}", kind) for kind, name in enumerate(TREASURES)), SKIP,
]  # fmt: skip
MOUTH: Final = (1 << HOLES) - 1


def do_gain_treasure(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """POM-622, POM-1924, POM-1935: a treasure of the shown kind, or of one's choice; anew for each one."""
    wanted = kind if effect.kind == DIE else effect.kind
    kinds = range(3) if wanted == ANY else range(wanted, wanted + 1)
    for _ in range(effect.n):
        options: list[Option] = []
        for each in kinds:
            options.append(PLAIN[each])
            if not s.bonus[seat] >> each & 1:
                options.append(BONUS[each])
        if effect.kind != DIE:
            options.append(SKIP)
        answer = options[0].value
        if len(options) > 1:
            answer = (yield Choose(seat, "treasure", options)).value
        if answer == SKIP.value:
            return
        yield from store(s, seat, answer >> 1, answer & 1 == 1)


def store(s: Maracaibo, seat: int, kind: int, on_bonus: bool) -> Asking[None]:
    """POM-620, POM-621, POM-622: a cube off the island, or from the supply, above the dig line."""
    take_cube(s, kind)
    s.stored[seat][kind] += 1
    if s.diary is not None:
        s.diary.note("gains-treasure", seat, {"kind": TREASURES[kind], "cubes": s.islands[kind]})
    if on_bonus:
        s.bonus[seat] |= 1 << kind
        yield from resolve(s, seat, STORAGE_BONUS[kind])


def take_cube(s: Maracaibo, kind: int) -> None:
    """POM-620, POM-621: the island's highest cube; an empty island is replaced by the supply."""
    if s.islands[kind]:
        s.islands[kind] -= 1


# --- burying


def holes_for(s: Maracaibo, seat: int, kind: int) -> list[Option]:
    """POM-720, POM-1607: empty burial spaces of the kind, and those of the figurehead."""
    options: list[Option] = []
    holes = s.holes[seat]
    for hole in range(HOLES):
        if not holes >> (kind * HOLES + hole) & 1:
            options.append(DIG[kind * 16 + hole])
    if s.strength[seat][FIGURE_SPACES]:
        for hole in range(FIRST_FIGURE_HOLE, FIRST_FIGURE_HOLE + HOLES):
            if not holes >> hole & 1:
                options.append(DIG[kind * 16 + hole])
    return options


def can_bury(s: Maracaibo, seat: int, effect: Effect) -> bool:
    """POM-720, POM-723, POM-1607: a stored treasure for which a space is empty."""
    holes = s.holes[seat]
    spare = s.strength[seat][FIGURE_SPACES] and holes >> FIRST_FIGURE_HOLE != MOUTH
    for kind, stored in enumerate(s.stored[seat]):
        if stored and (spare or holes >> kind * HOLES & MOUTH != MOUTH):
            return True
    return False


def do_bury(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """POM-720, POM-724, POM-1906: one treasure for each shovel, each of any kind."""
    for _ in range(effect.n):
        options: list[Option] = []
        for each in range(3):
            if s.stored[seat][each]:
                options += holes_for(s, seat, each)
        if not options:
            return
        options.append(SKIP)
        answer = (yield Choose(seat, "bury", options)).value
        if answer == SKIP.value:
            return
        yield from bury(s, seat, answer >> 4, answer & 15)


def bury(s: Maracaibo, seat: int, kind: int, place: int) -> Asking[None]:
    """Below the line, the cube of the bonus space first; then the hole's bonus.

    POM-622, POM-720, POM-721, POM-722, POM-723, POM-1607, A-12, A-18.
    """
    s.stored[seat][kind] -= 1
    s.buried[seat][kind] += 1
    s.bonus[seat] &= ~(1 << kind)
    hole = place if place >= FIRST_FIGURE_HOLE else kind * HOLES + place
    s.holes[seat] |= 1 << hole
    if place >= FIRST_FIGURE_HOLE:
        s.figure_kinds[seat][place - FIRST_FIGURE_HOLE] = kind
    if s.diary is not None:
        s.diary.note("buries", seat, {"kind": TREASURES[kind], "space": DIG[kind * 16 + place].details[1]})
    if HOLE_BONUS[hole]:
        yield from resolve(s, seat, HOLE_BONUS[hole])


# --- islands


def do_place_cubes(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """POM-1910, POM-1911: all cubes of one effect go to the same island."""
    island = effect.kind
    if island == ANY:
        island = (yield Choose(seat, "island", ISLAND, {"n": effect.n})).value
    else:
        answer = (yield Choose(seat, "island", [ISLAND[island], SKIP], {"n": effect.n})).value
        if answer == SKIP.value:
            return
    if island != SKIP.value:
        place_cubes(s, seat, island, effect.n)
