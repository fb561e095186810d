"""Chapter 3: the captain on the wheel and the deckhands."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option, numbered
from kaper.games.tiny_epic.components.board import (
    DUTY_NAMES,
    EXTORTION,
    HIDE,
    ORDER_NAMES,
    REPAIRS,
    SPACES,
    WORKING,
)
from kaper.games.tiny_epic.state.state import Pirates

TURN: Final = numbered("turn", 0, SPACES - 1)
FROM: Final = [Option(f"from:{name}", duty) for duty, name in enumerate(DUTY_NAMES)]
TO: Final = [Option(f"to:{name}", duty) for duty, name in enumerate(DUTY_NAMES) if duty != REPAIRS]
AHEAD: Final = [[(space + step) % SPACES for step in range(1, SPACES)] for space in range(SPACES)]
"""The spaces of the wheel clockwise from each, all but itself."""


def move_captain(s: Pirates, player: int) -> Asking[None]:
    """TEP-310, TEP-318: clockwise, at least one space; where the captain stops is this turn's order."""
    ends = reachable(s, player)
    end = ends[0]
    if len(ends) > 1:
        end = (yield Choose(player, "wheel", [TURN[space] for space in ends])).value
    start = s.space[player]
    s.space[player] = end
    s.crossed = end < start
    if s.diary is not None:
        s.diary.note("turns-wheel", player, {"space": end, "order": ORDER_NAMES[s.order(player)]})
    returning = yield from jump(s, player, start, end)
    for space in returning:
        yield from put_back(s, player, space)


def reachable(s: Pirates, player: int) -> list[int]:
    """TEP-311 to TEP-316: how far the hands on the duties lead; those on the wheel are of no use."""
    rigging, cannons, extortion, repairs = s.duty[player]
    hands = rigging + cannons + extortion + repairs
    wheel = s.wheel[player]
    ends: list[int] = []
    for space in AHEAD[s.space[player]]:
        ends.append(space)
        if space != HIDE and not wheel >> space & 1:
            if hands == 0:
                break
            hands -= 1
    ends.sort()
    return ends


def jump(s: Pirates, player: int, start: int, end: int) -> Asking[list[int]]:
    """TEP-312 to TEP-317: a hand onto each free space jumped; the spaces whose hands come back."""
    returning: list[int] = []
    before = s.wheel[player]
    for space in AHEAD[start]:
        if before >> space & 1:
            returning.append(space)
        if space == end:
            break
        if space != HIDE and not before >> space & 1:
            yield from leave_hand(s, player, space)
    return returning


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


# --- moving hands about, for Hide and Reassign


class Hands:
    """The deckhands that may still be moved; each is moved once at most. Places: duties, then the wheel."""

    __slots__ = ("left",)

    def __init__(self, duties: list[int], wheel: int) -> None:
        self.left = duties + [wheel >> space & 1 for space in range(SPACES)]


PLACE_NAMES: Final = [*DUTY_NAMES, *(f"wheel-{space}" for space in range(SPACES))]
ON_WHEEL: Final = len(DUTY_NAMES)
MOVES: Final = [
    [Option(f"move:{name}:{to}", 10 * place + duty) for duty, to in enumerate(DUTY_NAMES)]
    for place, name in enumerate(PLACE_NAMES)
]
DONE: Final = Option("done", 1000)


def move_hands(s: Pirates, player: int, prompt: str, hands: Hands, most: int) -> Asking[int]:
    """TEP-563, TEP-564, TEP-770: one by one to duties below `most`; gives how many came to Extortion."""
    extorting = 0
    while True:
        options = [
            MOVES[place][duty]
            for place in range(len(PLACE_NAMES))
            if hands.left[place]
            for duty in range(most)
            if duty != place
        ]
        if not options:
            return extorting
        options.append(DONE)
        answer = (yield Choose(player, prompt, options)).value
        if answer == DONE.value:
            return extorting
        place, duty = divmod(answer, 10)
        hands.left[place] -= 1
        move_hand(s, player, place, duty)
        extorting += duty == EXTORTION


def move_hand(s: Pirates, player: int, place: int, duty: int) -> None:
    if place < ON_WHEEL:
        s.duty[player][place] -= 1
    else:
        s.wheel[player] &= ~(1 << (place - ON_WHEEL))
    s.duty[player][duty] += 1
    if s.diary is not None:
        s.diary.note("moves-hand", player, {"from": PLACE_NAMES[place], "to": DUTY_NAMES[duty]})


def reassign(s: Pirates, player: int) -> Asking[None]:
    """TEP-770: any hands among the four duties; those on the wheel stay."""
    yield from move_hands(s, player, "reassign", Hands(s.duty[player], 0), len(DUTY_NAMES))


def reorganise(s: Pirates, player: int) -> Asking[int]:
    """TEP-563: any hands from anywhere to Rigging, Cannons or Extortion; gives how many extort now."""
    hands = Hands(s.duty[player], s.wheel[player])
    return (yield from move_hands(s, player, "reorganise", hands, len(WORKING)))
