"""Chapter 4, the second half: heeling."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.tiny_epic.components.board import DUTY_NAMES, REPAIRS, SPACES, WORKING
from kaper.games.tiny_epic.state.state import Pirates

ON_WHEEL: Final = 10
HEEL: Final = [Option(f"heel:{DUTY_NAMES[duty]}", duty) for duty in WORKING]
HEEL_WHEEL: Final = [Option(f"heel:wheel-{space}", ON_WHEEL + space) for space in range(SPACES)]


def heel(s: Pirates, player: int) -> Asking[None]:
    """TEP-420 to TEP-422: a hand from a duty to Repairs, else one from the wheel; else nothing happens."""
    duties = s.duty[player]
    options = [option for option in HEEL if duties[option.value]]
    if not options:
        wheel = s.wheel[player]
        options = [HEEL_WHEEL[space] for space in range(SPACES) if wheel >> space & 1]
    if not options:
        if s.diary is not None:
            s.diary.note("cannot-heel", player)
        return
    place = options[0].value
    if len(options) > 1:
        place = (yield Choose(player, "heel", options)).value
    send_to_repairs(s, player, place)


def send_to_repairs(s: Pirates, ship: int, place: int) -> None:
    """A hand of a duty, or of a space of the wheel counted from `ON_WHEEL`."""
    if place < ON_WHEEL:
        s.duty[ship][place] -= 1
    else:
        s.wheel[ship] &= ~(1 << (place - ON_WHEEL))
    s.duty[ship][REPAIRS] += 1
    if s.diary is not None:
        name = DUTY_NAMES[place] if place < ON_WHEEL else f"wheel-{place - ON_WHEEL}"
        s.diary.note("heels", ship, {"from": name})
