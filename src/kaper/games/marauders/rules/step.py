"""Chapter 5: the round, and where the game goes on from."""

from kaper.engine.asking import Asking
from kaper.games.marauders.components.board import REFRESH_AT
from kaper.games.marauders.rules.defeat import fight_at_sea, fight_on_deck
from kaper.games.marauders.rules.ending import GameOver, close
from kaper.games.marauders.rules.events import draw_event, return_merchants
from kaper.games.marauders.rules.npcs import place_npcs
from kaper.games.marauders.rules.port import in_port
from kaper.games.marauders.rules.setup import choose_ships
from kaper.games.marauders.rules.turn import act, begin_turn
from kaper.games.marauders.state.state import ACTION, BEGIN, EVENT, IN_PORT, NAVAL, SETUP, Marauders


def step(s: Marauders) -> Asking[None]:
    """MAM-501, MAM-511, MAM-601, MAM-1103, MAM-1162: an action, activity or round of battle is a step.

    What opens a round or a turn belongs to the step that follows, since it seldom asks anything.
    """
    if s.stage == SETUP:
        yield from choose_ships(s)
        return
    try:
        if s.stage == EVENT:
            begin_round(s)
        if s.stage == BEGIN and not (yield from begin_turn(s)):
            goes_on = False
        elif s.stage == ACTION:
            goes_on = yield from act(s)
        elif s.stage == IN_PORT:
            goes_on = yield from in_port(s)
        elif s.stage == NAVAL:
            goes_on = yield from fight_at_sea(s)
        else:
            goes_on = yield from fight_on_deck(s)
        if not goes_on:
            end_turn(s)
    except GameOver:
        return


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
    """MAM-409, MAM-501: the next player clockwise, until the first one is reached."""
    s.active = (s.active + 1) % s.players
    s.stage = BEGIN
    if s.active == s.first:
        end_round(s)


def end_round(s: Marauders) -> None:
    """MAM-501 (3), MAM-207: NPCs are placed; the game is over if somebody reached the target."""
    if s.final:
        close(s, "glory")
        return
    place_npcs(s)
    s.event_discard += s.events
    s.events = ()
    s.stage = EVENT
