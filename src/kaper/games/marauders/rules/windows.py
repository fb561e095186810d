"""The moments at which somebody may play a card or use an ability; nobody else is told who is asked."""

from typing import Final

from kaper.engine.asking import NOTHING, Args, Asking, Choose, Option
from kaper.games.marauders.rules.glory import PLAY, PLAYED, play, playable
from kaper.games.marauders.state.state import Marauders

PASS: Final = Option("pass", 0)
QUIET: Final = Option("quiet", 1)
"""Do not ask me any more in this turn."""


def moment(s: Marauders, seat: int) -> None:
    """Everybody knows that whoever holds a card may be asked now; whether they are stays their secret."""
    if s.seats[seat].hand:
        s.moments |= 1 << seat


def ask_window(
    s: Marauders, seat: int, window: str, uses: list[Option], cards: list[int], about: Args = NOTHING
) -> Asking[int]:
    """The value of what is used, or 0; asked only if there is something, which the others never learn.

    `uses` are abilities and tokens with values from 2 to 99.
    """
    moment(s, seat)
    if not uses and not cards:
        return 0
    s.moments |= 1 << seat
    return (
        yield Choose(
            seat, window, [PASS, *uses, *[PLAY[card] for card in cards]], about, pause=True, hidden=True
        )
    ).value


def interrupt(s: Marauders, when: str, seats: list[int], about: Args, skill: str = "") -> Asking[bool]:
    """MAM-904: the first card that is played in another player's turn; in turn order.

    Who said `quiet` is not asked again this turn.
    """
    for seat in seats:
        me = s.seats[seat]
        moment(s, seat)
        if not me.hand or s.quiet >> seat & 1:
            continue
        cards = playable(s, me.hand, when, skill)
        if not cards:
            continue
        options = [PASS, QUIET, *[PLAY[card] for card in cards]]
        answer = (yield Choose(seat, when.replace("_", "-"), options, about, hidden=True)).value
        if answer == QUIET.value:
            s.quiet |= 1 << seat
        elif answer >= PLAYED:
            play(s, seat, answer - PLAYED)
            return True
    return False
