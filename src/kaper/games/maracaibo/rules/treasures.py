"""Chapters 6 and 7: treasures and burying them; cubes on islands."""

from typing import Final

from kaper.engine.asking import Args, Asking, Choose, Option
from kaper.games.maracaibo.components.effects import ANY, DIE, SKIP, TREASURES, Effect
from kaper.games.maracaibo.components.ship import (
    DIG,
    FIGURE_SPACES,
    FIRST_FIGURE_HOLE,
    HOLE_BONUS,
    HOLES,
    STORAGE_BONUS,
    Dig,
)
from kaper.games.maracaibo.rules.gains import place_cubes
from kaper.games.maracaibo.rules.resolving import resolve
from kaper.games.maracaibo.state.state import Maracaibo


class Store(Option):
    """A treasure of a kind, on the bonus space of its storage or beside it."""

    __slots__ = ("kind", "on_bonus")

    def __init__(self, kind: int, on_bonus: bool) -> None:
        super().__init__(f"treasure:{TREASURES[kind]}{':bonus' if on_bonus else ''}")
        self.kind = kind
        self.on_bonus = on_bonus


PLAIN: Final = [Store(kind, False) for kind in range(len(TREASURES))]
BONUS: Final = [Store(kind, True) for kind in range(len(TREASURES))]
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
        chosen = options[0]
        if len(options) > 1:
            chosen = yield Choose(seat, "treasure", options)
        if chosen is SKIP:
            return
        assert isinstance(chosen, Store)
        yield from store(s, seat, chosen, effect.source)


def store(s: Maracaibo, seat: int, chosen: Store, why: str) -> Asking[None]:
    """POM-620, POM-621, POM-622: a cube off the island, or from the supply, above the dig line."""
    kind = chosen.kind
    take_cube(s, kind)
    s.stored[seat][kind] += 1
    if s.diary is not None:
        told: Args = {"kind": TREASURES[kind], "cubes": s.islands[kind], "why": why}
        s.diary.note("gains-treasure", seat, told)
    if chosen.on_bonus:
        s.bonus[seat] |= 1 << kind
        yield from resolve(s, seat, STORAGE_BONUS[kind])


def take_cube(s: Maracaibo, kind: int) -> None:
    """POM-620, POM-621: the island's highest cube; an empty island is replaced by the supply."""
    if s.islands[kind]:
        s.islands[kind] -= 1


def holes_for(s: Maracaibo, seat: int, kind: int) -> list[Dig]:
    """POM-720, POM-1607: empty burial spaces of the kind, and those of the figurehead."""
    holes = s.holes[seat]
    offered = DIG[kind] if s.strength[seat][FIGURE_SPACES] else DIG[kind][:HOLES]
    return [dig for dig in offered if not holes >> dig.hole & 1]


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
        chosen = yield Choose(seat, "bury", options)
        if chosen is SKIP:
            return
        assert isinstance(chosen, Dig)
        yield from bury(s, seat, chosen)


def bury(s: Maracaibo, seat: int, dig: Dig) -> Asking[None]:
    """Below the line, the cube of the bonus space first; then the hole's bonus.

    POM-622, POM-720, POM-721, POM-722, POM-723, POM-1607, A-12, A-18.
    """
    kind, hole = dig.kind, dig.hole
    s.stored[seat][kind] -= 1
    s.buried[seat][kind] += 1
    s.bonus[seat] &= ~(1 << kind)
    s.holes[seat] |= 1 << hole
    if hole >= FIRST_FIGURE_HOLE:
        s.figure_kinds[seat][hole - FIRST_FIGURE_HOLE] = kind
    if s.diary is not None:
        s.diary.note("buries", seat, {"kind": TREASURES[kind], "space": dig.details[1]})
    if HOLE_BONUS[hole]:
        yield from resolve(s, seat, HOLE_BONUS[hole])


def do_place_cubes(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """POM-1910, POM-1911: all cubes of one effect go to the same island."""
    options = ISLAND if effect.kind == ANY else [ISLAND[effect.kind], SKIP]
    chosen = yield Choose(seat, "island", options, {"n": effect.n})
    if chosen is not SKIP:
        place_cubes(s, seat, chosen.value, effect.n, effect.source)
