"""Chapter 3: the captain on the wheel and the deckhands."""

from typing import Final

from kaper.engine.asking import DONE, Asking, Choose, Option, numbered
from kaper.games.tiny_epic.components.board import (
    DUTY_NAMES,
    EXTORTION,
    HIDE,
    ORDER_NAMES,
    REPAIRS,
    SPACES,
    WORKING,
)
from kaper.games.tiny_epic.state.state import NOTHING, Pirates

TURN: Final = numbered("turn", 0, SPACES - 1)
FROM: Final = [Option(f"from:{name}", duty) for duty, name in enumerate(DUTY_NAMES)]
TO: Final = [Option(f"to:{name}", duty) for duty, name in enumerate(DUTY_NAMES) if duty != REPAIRS]
AHEAD: Final = [[(space + step) % SPACES for step in range(1, SPACES)] for space in range(SPACES)]
"""The spaces of the wheel clockwise from each, all but itself."""
ALL_BUT_HIDE: Final[int] = sum(1 << space for space in range(SPACES) if space != HIDE)


def move_captain(s: Pirates, player: int) -> Asking[None]:
    """TEP-310, TEP-318: clockwise, at least one space; where the captain stops is this turn's order."""
    ends = reachable(s, player)
    end = ends[0]
    if len(ends) > 1:
        end = (yield Choose(player, "wheel", [TURN[space] for space in ends])).value
    jumped, returning = passed(s, player, end)
    s.crossed = end < s.space[player]
    s.space[player] = end
    if s.diary is not None:
        s.diary.note("turns-wheel", player, {"space": end, "order": ORDER_NAMES[s.order(player)]})
    for space in jumped:
        yield from leave_hand(s, player, space)
    for space in returning:
        yield from put_back(s, player, space)


def reachable(s: Pirates, player: int) -> list[int]:
    """TEP-311 to TEP-316: how far the hands on the duties lead; those on the wheel are of no use."""
    rigging, cannons, extortion, repairs = s.duty[player]
    hands = rigging + cannons + extortion + repairs
    costly = costly_spaces(s, player)
    ends: list[int] = []
    for space in AHEAD[s.space[player]]:
        ends.append(space)
        if costly >> space & 1:
            if hands == 0:
                break
            hands -= 1
    ends.sort()
    return ends


def costly_spaces(s: Pirates, player: int) -> int:
    """TEP-312 to TEP-314: the spaces (as bits) on which a hand stays if they are jumped."""
    return ALL_BUT_HIDE & ~s.wheel[player]


def passed(s: Pirates, player: int, end: int) -> tuple[list[int], list[int]]:
    """TEP-312 to TEP-317: the spaces on the way that take a hand, and those whose hand comes back."""
    costly, wheel = costly_spaces(s, player), s.wheel[player]
    jumped: list[int] = []
    returning: list[int] = []
    for space in AHEAD[s.space[player]]:
        if wheel >> space & 1:
            returning.append(space)
        if space == end:
            break
        if costly >> space & 1:
            jumped.append(space)
    return jumped, returning


def leave_hand(s: Pirates, player: int, space: int) -> Asking[None]:
    """TEP-312: a hand of any duty, Repairs included, stays on the space that is jumped."""
    duties = s.duty[player]
    options = [option for option in FROM if duties[option.value]]
    duty = options[0].value
    if len(options) > 1:
        duty = (yield Choose(player, "jump", options, {"space": space})).value
    duties[duty] -= 1
    s.wheel[player] |= 1 << space
    if s.diary is not None:
        s.diary.note("jumps", player, {"space": space, "duty": DUTY_NAMES[duty]})


def put_back(s: Pirates, player: int, space: int) -> Asking[None]:
    """TEP-315, TEP-R07, TEP-R08: from the wheel to Rigging, Cannons or Extortion."""
    duty = (yield Choose(player, "return", TO, {"space": space})).value
    s.wheel[player] &= ~(1 << space)
    s.duty[player][duty] += 1
    if s.diary is not None:
        s.diary.note("returns", player, {"space": space, "duty": DUTY_NAMES[duty]})


class Hand(Option):
    """A hand on a duty or, if that is NOTHING, on a space of the wheel; `place` is the name of either."""

    __slots__ = ("duty", "place", "space")

    def __init__(self, verb: str, duty: int, space: int, end: str = "") -> None:
        self.place = f"wheel-{space}" if duty == NOTHING else DUTY_NAMES[duty]
        super().__init__(f"{verb}:{self.place}{end}")
        self.duty = duty
        self.space = space

    def lift(self, s: Pirates, ship: int) -> None:
        """Take the hand from where it is."""
        if self.duty == NOTHING:
            s.wheel[ship] &= ~(1 << self.space)
        else:
            s.duty[ship][self.duty] -= 1


class Move(Hand):
    """A hand from anywhere to a duty."""

    __slots__ = ("to",)

    def __init__(self, duty: int, space: int, to: int) -> None:
        super().__init__("move", duty, space, f":{DUTY_NAMES[to]}")
        self.to = to


DUTIES: Final = range(len(DUTY_NAMES))
FROM_DUTY: Final = [[Move(duty, NOTHING, to) for to in DUTIES if to != duty] for duty in DUTIES]
FROM_WHEEL: Final = [[Move(NOTHING, space, to) for to in DUTIES] for space in range(SPACES)]


def move_hands(s: Pirates, player: int, prompt: str, wheel: int, most: int) -> Asking[int]:
    """TEP-563, TEP-564, TEP-770: one by one to duties below `most`; gives how many came to Extortion.

    Each hand is moved once at most: those on duties now, and those on these spaces (as bits) of the wheel.
    """
    left = s.duty[player][:]
    extorting = 0
    while True:
        options: list[Option] = [
            move for duty in DUTIES if left[duty] for move in FROM_DUTY[duty] if move.to < most
        ]
        for space in range(SPACES):
            if wheel >> space & 1:
                options += FROM_WHEEL[space][:most]
        if not options:
            return extorting
        options.append(DONE)
        chosen = yield Choose(player, prompt, options)
        if chosen is DONE:
            return extorting
        assert isinstance(chosen, Move)
        if chosen.duty == NOTHING:
            wheel &= ~(1 << chosen.space)
        else:
            left[chosen.duty] -= 1
        chosen.lift(s, player)
        s.duty[player][chosen.to] += 1
        if s.diary is not None:
            s.diary.note("moves-hand", player, {"from": chosen.place, "to": DUTY_NAMES[chosen.to]})
        extorting += chosen.to == EXTORTION


def reassign(s: Pirates, player: int) -> Asking[None]:
    """TEP-770: any hands among the four duties; those on the wheel stay."""
    yield from move_hands(s, player, "reassign", 0, len(DUTIES))


def reorganise(s: Pirates, player: int) -> Asking[int]:
    """TEP-563: any hands from anywhere to Rigging, Cannons or Extortion; gives how many extort now."""
    return move_hands(s, player, "reorganise", s.wheel[player], len(WORKING))
