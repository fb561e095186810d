"""Chapter 9: points and doubloons; cubes on the islands. `why` names where they come from or go to."""

from kaper.engine.asking import Args
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.state.state import Maracaibo


def gain_vp(s: Maracaibo, seat: int, n: int, why: str) -> None:
    """POM-901: points are booked as soon as they are gained, as a plain total."""
    s.vp[seat] += n
    if s.diary is not None and n:
        s.diary.note("gains-vp", seat, {"n": n, "why": why})


def gain_doubloons(s: Maracaibo, seat: int, n: int, why: str) -> None:
    """POM-902, POM-903: from a supply without limit."""
    s.doubloons[seat] += n
    if s.diary is not None and n:
        s.diary.note("gains-doubloons", seat, {"n": n, "why": why})


def pay(s: Maracaibo, seat: int, n: int, why: str) -> None:
    """POM-902, POM-1933: a price goes to the supply, before what it buys."""
    s.doubloons[seat] -= n
    if s.diary is not None and n:
        s.diary.note("pays", seat, {"n": n, "why": why})


def place_cubes(s: Maracaibo, seat: int, island: int, n: int, why: str) -> None:
    """POM-503: cubes from the supply on an island; its top space holds any number."""
    s.islands[island] += n
    if s.diary is not None:
        told: Args = {"island": TREASURES[island], "n": n, "cubes": s.islands[island], "why": why}
        s.diary.note("places-cubes", seat, told)
