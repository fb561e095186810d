"""One round."""

from kaper.engine.asking import Asking, Choose, Option, numbered, together
from plank.components.numbers import GOAL, card
from plank.state.state import Plank

TAKE, LEAVE = Option("take"), Option("leave")


def step(s: Plank) -> Asking[None]:
    """One round: secret numbers, the highest alone may take the die."""
    seats = range(len(s.hands))
    chosen = yield from together("play", seats, lambda seat: [Option(f"play:{n}", n) for n in s.hands[seat]])
    played = [each.value for each in chosen]
    for seat, number in zip(seats, played, strict=True):
        s.hands[seat].remove(number)
        s.shown[seat].append(number)
        if s.diary is not None:
            s.diary.note("plays", seat, {"number": card(seat, number)}, reveals=True)
    if played.count(max(played)) == 1:
        yield from reward(s, played.index(max(played)))
    s.rounds -= 1
    s.over = s.rounds == 0 or max(s.steps) >= GOAL


def reward(s: Plank, seat: int) -> Asking[None]:
    die = s.chance.die()
    if (yield Choose(seat, "die", [TAKE, LEAVE], {"die": die})) is TAKE:
        back = 0
        if die > 4:
            back = (yield Choose(seat, "back", numbered("back", 0, 2))).value
        s.steps[seat] += die - back
        if s.diary is not None:
            s.diary.note("walks", seat, {"steps": die - back})
