"""Chapter 4, the second half: heeling."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.tiny_epic.components.board import REPAIRS, SPACES, WORKING
from kaper.games.tiny_epic.rules.wheel import Hand
from kaper.games.tiny_epic.state.state import NOTHING, Pirates

HEEL: Final = [Hand("heel", duty, NOTHING) for duty in WORKING]
HEEL_WHEEL: Final = [Hand("heel", NOTHING, space) for space in range(SPACES)]


def heel(s: Pirates, player: int, why: str) -> Asking[None]:
    """TEP-420 to TEP-422: a hand from a duty to Repairs, else one from the wheel; else nothing happens."""
    duties = s.duty[player]
    options = [option for option in HEEL if duties[option.duty]]
    if not options:
        wheel = s.wheel[player]
        options = [option for option in HEEL_WHEEL if wheel >> option.space & 1]
    if not options:
        if s.diary is not None:
            s.diary.note("cannot-heel", player, {"why": why})
        return
    chosen: Option = options[0]
    if len(options) > 1:
        chosen = yield Choose(player, "heel", options)
    assert isinstance(chosen, Hand)
    chosen.lift(s, player)
    duties[REPAIRS] += 1
    if s.diary is not None:
        s.diary.note("heels", player, {"from": chosen.place, "why": why})
