"""The moments at which somebody may play a card or use an ability; nobody else is told who is asked."""

from typing import Final

from kaper.engine.asking import NOTHING, Args, Asking, Choose, Option
from kaper.games.marauders.rules.glory import PLAY, play, playable
from kaper.games.marauders.state.state import Marauders

PASS: Final = Option("pass")
QUIET: Final = Option("quiet")
"""Do not ask me any more in this turn."""


def moment(s: Marauders, seat: int) -> None:
    """Everybody knows that whoever holds a card may be asked now; whether they are stays their secret."""
    if s.seats[seat].hand:
        s.moments |= 1 << seat


def ask_window(
    s: Marauders, seat: int, window: str, uses: list[Option], cards: list[int], about: Args = NOTHING
) -> Asking[Option]:
    """What is used, or PASS; asked only if there is something, which the others never learn."""
    moment(s, seat)
    if not uses and not cards:
        return PASS
    s.moments |= 1 << seat
    options = [PASS, *uses, *[PLAY[card] for card in cards]]
    return (yield Choose(seat, window, options, about, pause=True, hidden=True))


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
        chosen = yield Choose(seat, when.replace("_", "-"), options, about, hidden=True)
        if chosen is QUIET:
            s.quiet |= 1 << seat
        elif chosen is not PASS:
            play(s, seat, chosen.value)
            return True
    return False
