"""Chapters 3, 9 and 10: the turn, the end of a round and of the game."""

from typing import Final

from kaper.engine.asking import Asking
from kaper.games.maracaibo.components.board import BAY, MARACAIBO, START
from kaper.games.maracaibo.components.cards import KIND, LOCATION, RESIDENCE
from kaper.games.maracaibo.components.load import COMPONENTS
from kaper.games.maracaibo.rules.counting import income_doubloons, income_vp
from kaper.games.maracaibo.rules.ending import score
from kaper.games.maracaibo.rules.fog import add_doubloons, is_foggy_location, reveal_location
from kaper.games.maracaibo.rules.improvements import visit_improvement
from kaper.games.maracaibo.rules.locations import visit_bay, visit_location, visit_maracaibo
from kaper.games.maracaibo.rules.redbeard import redbeards_turn
from kaper.games.maracaibo.rules.residences import visit_residence
from kaper.games.maracaibo.rules.resolving import leftover
from kaper.games.maracaibo.rules.sailing import move
from kaper.games.maracaibo.rules.setup import draw_layout, keep_quests
from kaper.games.maracaibo.rules.verbs import learn_verbs
from kaper.games.maracaibo.state.state import ACT, DRAW_LAYOUT, KEEP_QUESTS, MOVE, Maracaibo

ROUNDS: Final[int] = COMPONENTS["rounds"]
learn_verbs()


def step(s: Maracaibo) -> Asking[None]:
    """From one checkpoint to the next; a turn is a movement step, then an action step.

    POM-207, POM-214, POM-301, POM-302, POM-1210, POM-1270.
    """
    if s.stage == MOVE:
        if s.turn == s.redbeard:
            redbeards_turn(s)
            end_turn(s)
        else:
            yield from move(s, s.turn)
            s.stage = ACT
    elif s.stage == ACT:
        yield from act(s, s.turn)
        end_turn(s)
    elif s.stage == KEEP_QUESTS:
        yield from keep_quests(s)
    elif s.stage == DRAW_LAYOUT:
        yield from draw_layout(s)


def act(s: Maracaibo, seat: int) -> Asking[None]:
    """What the space offers, where the move ended; then leftover power may be spent and is lost.

    POM-317, POM-607, POM-1402, POM-1938, A-39.
    """
    place = s.ship[seat]
    if place == BAY:
        yield from visit_bay(s, seat)
    elif place == MARACAIBO:
        yield from visit_maracaibo(s, seat)
    else:
        if is_foggy_location(s, place):
            reveal_location(s, seat, place)
        kind = KIND[s.card[place]]
        if kind == LOCATION:
            yield from visit_location(s, seat, place)
        elif kind == RESIDENCE:
            yield from visit_residence(s, seat, place)
        else:
            yield from visit_improvement(s, seat, place)
    if s.pools:
        yield from leftover(s, seat)
        s.pools.clear()
        s.pool_kinds.clear()
        s.used = 0
    s.idle = True


def end_turn(s: Maracaibo) -> None:
    """POM-913, POM-915: Maracaibo ends a round at once, the game after the marker's owner."""
    seat = s.turn
    arrived = s.ship[seat] == MARACAIBO
    s.turn = (seat + 1) % s.seats
    s.stage = MOVE
    if s.round < ROUNDS - 1:
        if arrived:
            end_round(s)
        return
    s.ending = s.ending or arrived
    if s.ending and seat == s.marker:
        end_round(s)


def end_round(s: Maracaibo) -> None:
    """POM-1001, POM-1004, POM-1005, POM-1006, POM-1405: income; the ships return, or all is scored."""
    for seat in range(s.players):
        earn(s, seat)
    add_doubloons(s)
    if s.diary is not None:
        s.diary.note("round-ends", args={"round": s.round + 1})
    if s.round == ROUNDS - 1:
        score(s)
        return
    s.round += 1
    s.ship = [START] * s.seats


def earn(s: Maracaibo, seat: int) -> None:
    """POM-1001, POM-1002, POM-1003, A-37: doubloons and points of all green scrolls."""
    doubloons, vp = income_doubloons(s, seat), income_vp(s, seat)
    s.doubloons[seat] += doubloons
    s.vp[seat] += vp
    if s.diary is not None:
        s.diary.note("earns", seat, {"doubloons": doubloons, "vp": vp})
