"""The score of every ship as it stands, and what it could still gain."""

from collections.abc import Sequence

from kaper.engine.events import EVERYTHING
from kaper.engine.show import Seen
from kaper.engine.teaching import Part
from kaper.games.jamaica.components.board import CURSED, DOUBLOON, TREASURE_VALUE
from kaper.games.jamaica.rules.ending import position
from kaper.games.jamaica.state.state import Jamaica
from kaper.games.jamaica.view.view import View


def standing(seen: Seen[Jamaica, View]) -> Sequence[Sequence[Part]]:
    """JAM-1003: place, doubloons, treasures and curses of every ship."""
    return [_parts(seen, ship) for ship in range(seen.state.ships)]


def _parts(seen: Seen[Jamaica, View], ship: int) -> list[Part]:
    s = seen.state
    now = position(s, ship)
    curses = _cards(seen, ship, cursed=True)
    return [
        Part("position", now, {"now": now}),
        Part("doubloons", s.total(ship, DOUBLOON), {"room": s.empty_holds(ship)}),
        Part("treasures", _cards(seen, ship, cursed=False), {"left": s.tokens.bit_count()}),
        Part("curses", curses, {"cards": 0 if curses is None else -curses}),
    ]


def _cards(seen: Seen[Jamaica, View], ship: int, *, cursed: bool) -> int | None:
    """JAM-913: what lies face down counts for those who know all of it."""
    s = seen.state
    held = [card for card, owner in enumerate(s.where) if owner == ship]
    if not all(_is_known(s, card, seen.viewer) for card in held):
        return None
    return sum(TREASURE_VALUE[card] for card in held if CURSED[card] == cursed)


def _is_known(s: Jamaica, card: int, viewer: int) -> bool:
    if s.over or not s.face_down[card] or viewer == EVERYTHING:
        return True
    return viewer >= 0 and bool(s.knows[card] >> viewer & 1)
