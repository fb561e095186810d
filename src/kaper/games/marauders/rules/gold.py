"""Chapter 2: gold on board and in the chest, Glory Points, victory."""

from kaper.engine.asking import Asking
from kaper.games.marauders.components.cards import HOME
from kaper.games.marauders.rules.glory import draw_glory
from kaper.games.marauders.state.player import changed
from kaper.games.marauders.state.state import IN_PORT, SOURCE_NAMES, Marauders


def gain(s: Marauders, seat: int, n: int, why: str) -> None:
    """MAM-214, MAM-1324: the amount is public when it happens; gained gold goes on board."""
    if n == 0:
        return
    me = s.seats[seat]
    me.gold += n
    me.low += n
    me.high += n
    if s.diary is not None:
        s.diary.note("gains-gold", seat, {"n": n, "why": why})


def chest_open(s: Marauders, seat: int) -> bool:
    """MAM-670: during a Port action in the home port the chest can be spent from."""
    me = s.seats[seat]
    return s.stage == IN_PORT and me.zone == HOME[me.captain] and me.docked and seat == s.active


def purse(s: Marauders, seat: int) -> int:
    """MAM-670: what the player can spend now."""
    me = s.seats[seat]
    return me.gold + me.chest if me.chest and chest_open(s, seat) else me.gold


def pay(s: Marauders, seat: int, n: int, why: str, reveals: bool = False) -> None:
    """MAM-214, MAM-670: from the gold on board, and where the chest is open from there if that is short."""
    if n == 0:
        return
    me = s.seats[seat]
    me.low = max(0, me.low - n)
    me.high = 0 if me.high < n and chest_open(s, seat) else me.high - n
    on_board = min(n, me.gold)
    me.gold -= on_board
    me.chest -= n - on_board
    if s.diary is not None:
        s.diary.note("pays", seat, {"n": n, "why": why}, reveals=reveals)


def stash(s: Marauders, seat: int, on_board: int) -> None:
    """MAM-215, MAM-670, MAM-207: what stays on board is told to nobody."""
    me = s.seats[seat]
    into = me.gold - on_board
    me.gold -= into
    me.chest += into
    me.low, me.high = 0, me.gold + me.chest
    if s.diary is not None:
        s.diary.note("stashes", seat, {"word": "gold"}, {"n": into}, (seat,))
    check_victory(s, seat)


def gain_point(s: Marauders, seat: int, source: int) -> Asking[None]:
    """MAM-202, MAM-205, MAM-207, MAM-901: the track at once, and a Glory card."""
    me = s.seats[seat]
    me.glory += 1
    me.sources = changed(me.sources, source, me.sources[source] + 1)
    if s.diary is not None:
        s.diary.note("gains-point", seat, {"why": SOURCE_NAMES[source], "n": me.glory})
    check_victory(s, seat)
    yield from draw_glory(s, seat, "point")


def check_victory(s: Marauders, seat: int) -> None:
    """MAM-207, MAM-208, MAM-R02: declared at once, with the chest open; the round is the last."""
    if s.declared >> seat & 1 or s.points(seat) < s.target:
        return
    me = s.seats[seat]
    s.declared |= 1 << seat
    s.final = True
    me.low = me.high = me.gold
    if s.diary is not None:
        told = {"track": me.glory, "stash": s.chest_points(me.chest), "n": me.chest}
        s.diary.note("declares", seat, told, reveals=True)
