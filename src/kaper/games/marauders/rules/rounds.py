"""Chapter 5: the round, and where the game goes on from."""

from kaper.engine.asking import Asking
from kaper.games.marauders.board import NONE, REFRESH_AT
from kaper.games.marauders.rules.defeat import fight
from kaper.games.marauders.rules.ending import GameOver, close
from kaper.games.marauders.rules.events import draw_event, return_merchants
from kaper.games.marauders.rules.npcs import place_npcs
from kaper.games.marauders.rules.port import in_port
from kaper.games.marauders.rules.setup import choose_ships
from kaper.games.marauders.rules.turn import act, begin_turn, spent
from kaper.games.marauders.state import ACTION, BEGIN, EVENT, IN_PORT, SETUP, Marauders


def step(s: Marauders) -> Asking[None]:
    """MAM-501: an action, an activity in port or a round of battle is a step of its own.

    What opens a round or a turn belongs to the step that follows, since it seldom asks anything.
    """
    if s.stage == SETUP:
        yield from choose_ships(s)
        return
    try:
        if s.stage < ACTION and not (yield from opening(s)):
            goes_on = False
        elif s.stage == ACTION:
            goes_on = yield from act(s, s.active)
        elif s.stage == IN_PORT:
            goes_on = yield from in_port(s, s.active)
        else:
            goes_on = yield from fight(s)
        if not goes_on or (s.actions == 0 and spent(s)):
            end_turn(s)
    except GameOver:
        return


def opening(s: Marauders) -> Asking[bool]:
    """Of a round and of a turn; False if the turn is over with it."""
    if s.stage == EVENT:
        begin_round(s)
    return (yield from begin_turn(s))


def begin_round(s: Marauders) -> None:
    """MAM-501 (0) and (1), MAM-211: merchants return if due; without an Event card the game is over."""
    s.round += 1
    if sum(s.found) >= REFRESH_AT:
        return_merchants(s)
    if not s.event_deck:
        close(s, "events")
        raise GameOver
    draw_event(s)
    s.stage = BEGIN


def end_turn(s: Marauders) -> None:
    s.active = s.next_to(s.active)
    s.stage = BEGIN
    if s.active == s.first:
        end_round(s)


def end_round(s: Marauders) -> None:
    """MAM-501 (3), MAM-207: NPCs are placed; the game is over if somebody reached the target."""
    if s.final:
        close(s, "glory")
        return
    place_npcs(s)
    if s.event != NONE:
        s.event_discard.append(s.event)
        s.event = NONE
    s.stage = EVENT
