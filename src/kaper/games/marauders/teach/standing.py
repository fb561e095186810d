"""The score of every player as it stands, and what they could still gain."""

from collections.abc import Sequence

from kaper.engine.show import Seen
from kaper.engine.teaching import Part
from kaper.games.marauders.components.board import STASH_STEP
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.view.view import View


def standing(seen: Seen[Marauders, View]) -> Sequence[Sequence[Part]]:
    """MAM-202, MAM-206: the track of every player, and the chest for those who may look into it."""
    return [_parts(seen, seat) for seat in range(seen.state.players)]


def _parts(seen: Seen[Marauders, View], seat: int) -> list[Part]:
    s, me = seen.state, seen.view.players[seat]
    hidden = me.chest < 0
    stashed = None if hidden else s.chest_points(me.chest)
    missing = -1 if hidden else 0 if stashed == s.cap else STASH_STEP - me.chest % STASH_STEP
    return [
        Part("track", me.glory, {"ship": int(me.big_ship)}),
        Part("stash", stashed, {"left": missing, "most": s.cap}),
    ]
