"""Chapters 12 and 13: the Ghost Ship, a seat that the rules play and the Captain steers."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.jamaica.components.board import BACKWARD, FORWARD, KIND, LAIR
from kaper.games.jamaica.rules.fights import meet
from kaper.games.jamaica.rules.moving import SAIL, reach, sail
from kaper.games.jamaica.rules.treasures import take_treasure
from kaper.games.jamaica.state.state import NO_SHORTAGE, Jamaica

DIRECTIONS: Final = [Option("ghost:forward", FORWARD), Option("ghost:backward", BACKWARD)]


def move_ghost_twice(s: Jamaica) -> Asking[None]:
    """JAM-1206, JAM-R41, JAM-R42: once with each die, the morning's first; a finish ends it."""
    while s.action < 2 and not s.finished(s.ghost):
        yield from move_ghost(s, s.dice[s.action])
        s.action += 1


def move_ghost(s: Jamaica, steps: int) -> Asking[None]:
    """JAM-1210 to JAM-1212: a move resolved completely; it pays for nothing and plunders lairs."""
    ghost = s.ghost
    s.shortage = NO_SHORTAGE
    direction = yield from ghost_direction(s)
    ends = reach(s.space[ghost], s.lap[ghost], direction, steps)
    end = ends[0]
    if len(ends) > 1:
        end = (yield Choose(s.captain, "route", [SAIL[space] for space in ends])).value
    sail(s, ghost, end, direction, steps)
    yield from meet(s, ghost)
    if KIND[end] == LAIR:
        take_treasure(s, ghost)


def ghost_direction(s: Jamaica) -> Asking[int]:
    """JAM-1207 to JAM-1209: alone in the lead backward, behind all forward, else as the Captain decides."""
    here = s.progress(s.ghost)
    players = [s.progress(player) for player in range(s.players)]
    if here > max(players):
        return BACKWARD
    if here < min(players):
        return FORWARD
    return (yield Choose(s.captain, "ghost-direction", DIRECTIONS)).value
