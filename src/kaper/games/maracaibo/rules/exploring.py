"""Chapter 7: exploration."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.maracaibo.components.effects import SKIP, Effect
from kaper.games.maracaibo.components.ship import EXPLORE_BONUS, TRADE_SOURCES, TRADES
from kaper.games.maracaibo.components.track import (
    AFTER,
    DISCOUNT_TILE,
    FIRST,
    LAST,
    SPACE_EFFECTS,
    SPACE_NAMES,
)
from kaper.games.maracaibo.rules.resolving import resolve
from kaper.games.maracaibo.rules.retirement import may_retire, retire
from kaper.games.maracaibo.state.state import Maracaibo

GO: Final[list[Option]] = [Option(f"go:{name}", space) for space, name in enumerate(SPACE_NAMES)]
TRADE: Final[list[Option]] = [
    Option(f"trade:{trade.name}", source) for source, trade in enumerate(TRADE_SOURCES)
]


def can_explore(s: Maracaibo, seat: int, effect: Effect) -> bool:
    """POM-707, A-13, A-35: an explorer on the last space cannot explore, unless it may enter the tile."""
    return s.explorer[seat] != LAST or may_retire(s, seat)


def do_explore(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """POM-701, POM-705, POM-1806, POM-1807: trades lower the allowance and pay before the explorer moves."""
    allowance = effect.n + s.strength[seat][EXPLORE_BONUS]
    trades = s.strength[seat][TRADES]
    traded = False
    while True:
        options = [GO[space] for space in destinations(s, seat, allowance)]
        for source, trade in enumerate(TRADE_SOURCES):
            if trades >> source & 1 and allowance > trade.cost:
                options.append(TRADE[source])
        if not traded:
            options.append(SKIP)
        chosen = yield Choose(seat, "explore", options, {"n": allowance})
        if chosen.verb != "trade":
            break
        trade = TRADE_SOURCES[chosen.value]
        trades &= ~(1 << chosen.value)
        traded = True
        allowance -= trade.cost
        if s.diary is not None:
            s.diary.note("trades-steps", seat, {"source": trade.name, "left": allowance})
        yield from resolve(s, seat, trade.gain)
    if chosen is not SKIP:
        yield from explore_to(s, seat, chosen.value, effect.source)


def destinations(s: Maracaibo, seat: int, allowance: int) -> list[int]:
    """POM-701, POM-702, POM-703: every space within N steps; spaces of other explorers are not counted.

    POM-1452, POM-1458: the tile of Retirement is one step behind the last printed space.
    """
    taken = [space for other, space in enumerate(s.explorer) if other != seat and space < LAST]
    home = may_retire(s, seat)
    found: list[int] = []
    frontier = [s.explorer[seat]]
    for _ in range(allowance):
        if home and LAST in frontier:
            found.append(DISCOUNT_TILE)
        frontier = _next_free(frontier, taken)
        found += frontier
    return sorted(set(found))


def _next_free(frontier: list[int], taken: list[int]) -> list[int]:
    """POM-702, POM-703: the next spaces without another explorer, one step on from each of these."""
    free: list[int] = []
    ahead = [after for space in frontier for after in AFTER[space]]
    while ahead:
        space = ahead.pop()
        if space in taken:
            ahead += AFTER[space]
        elif space not in free:
            free.append(space)
    return free


def explore_to(s: Maracaibo, seat: int, space: int, why: str) -> Asking[None]:
    """POM-704: the effects of the space where the explorer stops, and of no other."""
    s.explorer[seat] = space
    if s.diary is not None:
        s.diary.note("explores", seat, {"space": SPACE_NAMES[space], "rivers": s.rivers(seat), "why": why})
    if space == DISCOUNT_TILE:
        yield from retire(s, seat)
    else:
        yield from resolve(s, seat, SPACE_EFFECTS[space])


def do_repeat_explorer_space(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """POM-1904: the effects of the space where the own explorer stands; it does not move."""
    return resolve(s, seat, SPACE_EFFECTS[s.explorer[seat]])


def can_repeat(s: Maracaibo, seat: int, effect: Effect) -> bool:
    """POM-1904: the start has no effects."""
    return s.explorer[seat] != FIRST
