"""The whole of Plank: everybody holds three of five numbers and plays one in secret each round.

The highest number alone takes the step that the die shows, or leaves it; who stands on 8 or more at the
end of a round has won, and otherwise whoever is furthest when the rounds are over.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from kaper.engine.asking import Asking, Choose, Option, numbered, together
from kaper.engine.chance import Chance
from kaper.engine.events import EVERYTHING
from kaper.engine.game import Game, Hints, Outcome, Settings, places
from kaper.engine.show import Report
from kaper.engine.state import State
from plank import META

NUMBERS = 5
GOAL = 8
TAKE, LEAVE = Option("take", 0), Option("leave", 1)


class Plank(State):
    """Hands and bags of numbers by seat, numbers already shown, steps taken, rounds left."""

    __slots__ = ("bags", "hands", "rounds", "shown", "steps")

    def deal(self, seats: int, rounds: int) -> None:
        self.rounds = rounds
        self.bags = [list(range(NUMBERS)) for _ in range(seats)]
        self.hands = [sorted(self.chance.draw(bag) for _ in range(3)) for bag in self.bags]
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        self.steps = [0] * seats


def setup(seats: int, settings: Settings, chance: Chance) -> Plank:
    s = Plank(chance)
    s.deal(seats, 3 if settings["rounds"] == "three" else 2)
    return s


def clone(s: Plank) -> Plank:
    twin = Plank(s.chance)
    twin.copy_base(s)
    twin.rounds = s.rounds
    twin.bags = [bag[:] for bag in s.bags]
    twin.hands = [hand[:] for hand in s.hands]
    twin.shown = [pile[:] for pile in s.shown]
    twin.steps = s.steps[:]
    return twin


def step(s: Plank) -> Asking[None]:
    """One round: secret numbers, the highest alone may take the die."""
    seats = range(len(s.hands))
    played = yield from together("play", seats, lambda seat: [Option(f"play:{n}", n) for n in s.hands[seat]])
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
    if (yield Choose(seat, "die", [TAKE, LEAVE], {"die": die})) == 0:
        back = 0
        if die > 4:
            back = yield Choose(seat, "back", numbered("back", 0, 2))
        s.steps[seat] += die - back
        if s.diary is not None:
            s.diary.note("walks", seat, {"steps": die - back})


def card(seat: int, number: int) -> str:
    """A number's name, different for each seat's, so that a leak can be told from a coincidence."""
    return f"{'abcd'[seat]}-number-{number}"


@dataclass(frozen=True)
class View:
    """What a viewer sees of Plank."""

    steps: list[int]
    rounds: int
    shown: list[list[str]]
    hands: list[list[str]]
    left: list[int]


def observe(s: Plank, viewer: int) -> View:
    return View(
        steps=s.steps,
        rounds=s.rounds,
        shown=[[card(seat, n) for n in pile] for seat, pile in enumerate(s.shown)],
        hands=[
            [card(seat, n) for n in hand] if viewer in (seat, EVERYTHING) else []
            for seat, hand in enumerate(s.hands)
        ],
        left=[len(hand) for hand in s.hands],
    )


def redeal(s: Plank, viewer: int, chance: Chance) -> None:
    for seat, hand in enumerate(s.hands):
        if seat != viewer:
            unseen = sorted(s.bags[seat] + hand)
            chance.shuffle(unseen)
            s.hands[seat] = sorted(unseen[: len(hand)])
            s.bags[seat] = sorted(unseen[len(hand) :])
        else:
            s.bags[seat].sort()


def outcome(s: Plank) -> Outcome:
    ranks = places([(steps,) for steps in s.steps])
    ending = "plank" if max(s.steps) >= GOAL else "empty-hand"
    winners = [seat for seat, place in enumerate(ranks) if place == 1]
    return Outcome(ending, s.steps[:], ranks, winners, {"steps": s.steps[:]})


def census(s: Plank) -> Mapping[str, int]:
    return {"numbers": sum(len(pile) for piles in (s.bags, s.hands, s.shown) for pile in piles)}


def rate(s: Plank, ask: Choose) -> list[float]:
    """High numbers are good, steps are good, going back is not."""
    if ask.prompt == "play":
        return [float(option.value) for option in ask.options]
    return [-float(option.value) for option in ask.options]


def forecast(s: Plank) -> list[float]:
    return [float(steps) for steps in s.steps]


def _report() -> Report[Plank]:
    from plank.report import REPORT

    return REPORT


GAME = Game(META, setup, step, clone, outcome, observe, redeal, census, Hints(rate, forecast), report=_report)
