"""Copies of a lawful game with one fault each in the rules, and the law that the fault breaks."""

import random
from dataclasses import replace

from plank import META
from plank.game import GAME
from plank.rules.ending import outcome
from plank.rules.step import LEAVE, TAKE, step
from plank.state.state import Plank

from kaper.engine.asking import Asking, Choose, Option, numbered
from kaper.engine.chance import Chance
from kaper.engine.errors import RuleError
from kaper.engine.game import Game, Outcome, Settings
from tests.laws.changed import changed


def crashes(s: Plank) -> Asking[None]:
    yield from step(s)
    if s.rounds == 1:
        raise IndexError("there is no such card")


def never_ends(s: Plank) -> Asking[None]:
    yield Choose(0, "die", [TAKE, LEAVE])


def loses_a_number(s: Plank) -> Asking[None]:
    yield from step(s)
    s.bags[0].clear()


def rolls_its_own_die(s: Plank) -> Asking[None]:
    yield from step(s)
    s.steps[0] += random.randrange(1000)


def tells_of_its_own_die(s: Plank) -> Asking[None]:
    yield from step(s)
    if s.diary is not None:
        s.diary.note("walks", 0, {"steps": random.randrange(1000)})


def same_text_twice(s: Plank) -> Asking[None]:
    s.steps[0] += (yield Choose(0, "back", [Option("back:1", 1), Option("back:1", 2)])).value
    yield from step(s)


def not_sorted(s: Plank) -> Asking[None]:
    yield Choose(0, "back", numbered("back", 0, 2)[::-1])
    yield from step(s)


def odd_text(s: Plank) -> Asking[None]:
    yield Choose(0, "back", [Option("Go back!", 1), Option("stay", 2)])
    yield from step(s)


def offers_what_it_cannot_do(s: Plank) -> Asking[None]:
    if (yield Choose(0, "back", numbered("back", 0, 500))).value == 500:
        raise RuleError("so far back is impossible")
    yield from step(s)


def shared_steps(s: Plank) -> Plank:
    twin = s.clone()
    twin.steps = s.steps
    return twin


class Odd(Plank):
    """Keeps what cannot be written down."""

    __slots__ = ("notes",)
    notes: dict[str, int]


def odd(seats: int, settings: Settings, chance: Chance) -> Odd:
    s = Odd(chance)
    s.deal(seats, 2)
    s.notes = {"walked": 0}
    return s


def odd_copy(s: Plank) -> Plank:
    twin = Odd(s.chance)
    twin.copy_base(s)
    twin.rounds, twin.notes = s.rounds, dict(getattr(s, "notes", {}))
    for field in ("bags", "hands", "shown"):
        setattr(twin, field, [each[:] for each in getattr(s, field)])
    twin.steps = s.steps[:]
    return twin


_TIMES: dict[int, int] = {}


def counts_beside_the_state(s: Plank) -> Asking[None]:
    """The second round of a state in memory is another than that of a state that was read."""
    _TIMES[id(s.chance.tape)] = _TIMES.get(id(s.chance.tape), 0) + 1
    if _TIMES[id(s.chance.tape)] > 1:
        s.chance.die()
    yield from step(s)


def forgotten_rounds(s: Plank) -> Plank:
    twin = s.clone()
    twin.rounds = max(1, s.rounds - 1)
    return twin


def unready(seats: int, settings: Settings, chance: Chance) -> Plank:
    raise KeyError("rounds")


def unknown_ending(s: Plank) -> Outcome:
    return replace(outcome(s), ending="mutiny")


def wrong_winners(s: Plank) -> Outcome:
    return replace(outcome(s), winners=[0, 1, 2, 3])


def impossible_places(s: Plank) -> Outcome:
    return replace(outcome(s), places=[2] * len(s.steps))


def too_few_scores(s: Plank) -> Outcome:
    return replace(outcome(s), scores=[])


def score_without_reason(s: Plank) -> Outcome:
    return replace(outcome(s), scores=[steps + 1 for steps in s.steps])


def part_for_one(s: Plank) -> Outcome:
    return replace(outcome(s), parts={"steps": [0]})


RULES: list[tuple[str, str, Game[Plank]]] = [
    ("ends", "IndexError: there is no such card", changed(GAME, step=crashes)),
    ("ends", "KeyError: 'rounds'", changed(GAME, setup=unready)),
    ("ends", "goes on after 40 answers", changed(GAME, step=never_ends)),
    ("ends", "goes on after 4 answers", changed(GAME, meta=replace(META, longest=4))),
    ("ends", "the ending mutiny is not one of plank, empty-hand", changed(GAME, outcome=unknown_ending)),
    ("ends", "the winners are", changed(GAME, outcome=wrong_winners)),
    ("ends", "cannot be the places", changed(GAME, outcome=impossible_places)),
    ("ends", "0 scores for 2 players", changed(GAME, outcome=too_few_scores)),
    ("ends", "the parts add up to", changed(GAME, outcome=score_without_reason)),
    ("ends", "the part steps has 1 figures", changed(GAME, outcome=part_for_one)),
    ("census", "the count changed: numbers from 10 to 8", changed(GAME, step=loses_a_number)),
    ("deterministic", "lead elsewhere", changed(GAME, step=rolls_its_own_die)),
    ("deterministic", "lead elsewhere", changed(GAME, step=tells_of_its_own_die)),
    ("record", "the record does not verify: All answers replay, but", changed(GAME, step=same_text_twice)),
    ("clones", "", changed(GAME, clone=shared_steps)),
    ("clones", "the clone stands elsewhere", changed(GAME, clone=forgotten_rounds)),
    ("written", "a dict in it cannot be written down", changed(GAME, setup=odd, clone=odd_copy)),
    ("written", "written down leads elsewhere", changed(GAME, step=counts_beside_the_state)),
    ("undo", "", changed(GAME, clone=shared_steps)),
    ("options", "two options have one text", changed(GAME, step=same_text_twice)),
    ("options", "are not sorted", changed(GAME, step=not_sorted)),
    ("options", "no option can be called", changed(GAME, step=odd_text)),
    ("options", "so far back is impossible", changed(GAME, step=offers_what_it_cannot_do)),
]
