"""Chapter 3: movement, and paying opponents."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.maracaibo.components.board import BAY, MARACAIBO, PLACE_NAMES, PLACES
from kaper.games.maracaibo.components.load import COMPONENTS
from kaper.games.maracaibo.components.ship import MOVE_MAX
from kaper.games.maracaibo.rules.fog import sail_through_fog
from kaper.games.maracaibo.rules.gains import pay
from kaper.games.maracaibo.rules.skirmishes import fight, hand_over
from kaper.games.maracaibo.state.state import FOG_IMPROVEMENTS, NONE, SKIRMISHES, Maracaibo

TOLL: Final[int] = COMPONENTS["movement"]["pay_each_opponent_on_card"]
RED_TOLL: Final[int] = COMPONENTS["redbeard"]["pay_when_human_lands_on_him"]
PAY: Final[list[Option]] = [Option(f"pay:{seat}", seat) for seat in range(4)]


def move(s: Maracaibo, seat: int) -> Asking[None]:
    """The mandatory movement, with what follows from where it ends.

    POM-302, POM-303, POM-312, POM-313, POM-315, POM-1413, POM-1425.
    """
    start = s.ship[seat]
    if start == BAY:
        place = MARACAIBO
    elif s.modules & FOG_IMPROVEMENTS:
        place = yield from sail_through_fog(s, seat)
    else:
        options = s.sea.options[s.strength[seat][MOVE_MAX]][start]
        place = options[0].value
        if len(options) > 1:
            place = (yield Choose(seat, "sail", options)).value
    s.ship[seat] = place
    if s.diary is not None:
        s.diary.note("sails", seat, {"place": PLACE_NAMES[place], "target": s.called(place)})
    if place < PLACES and s.ship.count(place) > 1:
        yield from meet(s, seat)


def meet(s: Maracaibo, seat: int) -> Asking[None]:
    """On a card the opponents there are paid, Redbeard by the supply; then there may be a fight.

    POM-313, POM-315, POM-316, POM-1211, POM-1421, A-27.
    """
    others = s.others_at(seat)
    if s.redbeard != NONE:
        pay(s, seat, min(RED_TOLL, s.doubloons[seat]), "redbeard")
    else:
        yield from pay_opponents(s, seat, others)
    if s.modules & SKIRMISHES:
        fight(s, seat, others)


def pay_opponents(s: Maracaibo, seat: int, others: list[int]) -> Asking[None]:
    """POM-313, POM-314: 1 doubloon to each, as far as able; with too few the payer chooses whom."""
    waiting = others[:]
    while waiting and s.doubloons[seat]:
        whom = waiting[0]
        if s.doubloons[seat] < TOLL * len(waiting):
            whom = (yield Choose(seat, "pay", [PAY[other] for other in waiting])).value
        waiting.remove(whom)
        hand_over(s, seat, whom, TOLL, "why-same-place")
