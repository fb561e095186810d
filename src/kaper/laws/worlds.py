"""Two worlds that a viewer cannot tell apart stay so until an event says that the viewer learns something."""

from collections.abc import Callable, Sequence

from kaper.engine.asking import Choose, Together
from kaper.engine.chance import Chance
from kaper.engine.match import Answer, Match
from kaper.engine.state import State
from kaper.laws.law import AnyMatch, demand
from kaper.laws.play import any_answer
from kaper.laws.standing import difference, seen, viewers

STEPS = 20


Eyes = Callable[[AnyMatch, int, int], bytes]
"""What a viewer is given of a match, with the events from a number on."""


def alike(match: AnyMatch, chance: Chance) -> None:
    """Worlds that differ only in what is hidden look the same after the same answers, in all that is told."""
    alike_to(seen, match, chance)


def alike_to(eyes: Eyes, match: AnyMatch, chance: Chance) -> None:
    """The same, in all that is given by whoever passes it on, such as a server."""
    viewer = chance.pick(viewers(match))
    state, since = match.last_checkpoint()
    _walk(_from_checkpoint(match, state, viewer, eyes, chance), since, chance)
    # A question to somebody else alone was made of their secrets and stands when those are dealt anew.
    if match.asked(viewer) is not None or match.together is not None:
        _walk(_from_question(match, viewer, eyes, chance), [], chance)


class Pair:
    """The true match and a world that differs only in what is hidden from the viewer."""

    def __init__(self, truth: AnyMatch, world: AnyMatch, viewer: int, eyes: Eyes, told: int) -> None:
        self.truth = truth
        self.world = world
        self.viewer = viewer
        self.eyes = eyes
        self.told = (told, told)

    def look(self) -> bool:
        """Compare what the viewer is newly given; False once it differs for a good reason.

        Good reasons are an event by which the viewer learned something, and a different number of draws,
        since from there on the worlds' dice differ.
        """
        self._let_pass()
        since, also_since = self.told
        events = self.truth.events[since:] + self.world.events[also_since:]
        self.told = (len(self.truth.events), len(self.world.events))
        true = self.eyes(self.truth, self.viewer, since)
        other = self.eyes(self.world, self.viewer, also_since)
        if true == other:
            return True
        learned = any(event.teaches(self.viewer) for event in events)
        drew = self.truth.state.chance.position != self.world.state.chance.position
        demand(learned or drew, f"viewer {self.viewer} could tell a secret: {difference(true, other)}")
        return False

    def _let_pass(self) -> None:
        """A hidden question that only one of the worlds asks is let pass, which must leave no trace."""
        worlds = [self.truth, self.world]
        while [match for match in worlds if self._passed(match, worlds)]:
            pass

    def _passed(self, match: AnyMatch, worlds: list[AnyMatch]) -> bool:
        asks = [ask for ask in match.pending if ask.hidden and ask.seat != self.viewer]
        if not asks or all(_asks_alike(other, asks[0]) for other in worlds):
            return False
        match.answer(asks[0].seat, asks[0].options[0])
        return True

    def answer(self, seat: int, text: str) -> bool:
        """Give the answer in both worlds, if it is on offer in both, and look."""
        for match in (self.truth, self.world):
            ask = match.asked(seat)
            if ask is None or ask.find(text) is None:
                return False
        self.truth.answer(seat, text)
        self.world.answer(seat, text)
        return self.look()


def _asks_alike(match: AnyMatch, ask: Choose) -> bool:
    also = match.asked(ask.seat)
    return also is not None and also.hidden and also.prompt == ask.prompt


def _from_checkpoint(match: AnyMatch, true: State, viewer: int, eyes: Eyes, chance: Chance) -> Pair:
    """Both worlds run the rules again from a checkpoint of the match."""
    game = match.game
    other = game.clone(true)
    game.redeal(other, viewer, chance)
    truth, world = (Match.at(game, match.seats, state, match.settings) for state in (true, other))
    return Pair(truth, world, viewer, eyes, 0)


def _from_question(match: AnyMatch, viewer: int, eyes: Eyes, chance: Chance) -> Pair:
    """Both worlds stand at the open question; who answered it in secret has answered something else."""
    truth, world = match.clone(), match.clone()
    match.game.redeal(world.state, viewer, chance)
    if world.together is not None:
        _answer_again(world, world.together, viewer, chance)
    return Pair(truth, world, viewer, eyes, len(truth.events))


def _answer_again(world: AnyMatch, question: Together, viewer: int, chance: Chance) -> None:
    waiting = {ask.seat for ask in world.pending}
    question.renew()
    world.pending = [ask for ask in question.asks if ask.seat in waiting]
    for index, ask in enumerate(question.asks):
        if ask.seat in waiting:
            demand(not ask.forced, f"viewer {viewer} learns a secret by seeing that seat {ask.seat} is asked")
        elif ask.seat != viewer:
            question.answers[index] = chance.pick(ask.options)


def _walk(pair: Pair, way: Sequence[Answer], chance: Chance) -> None:
    """Answer alike as long as the worlds must look alike: first along the way, then anything."""
    goes_on = pair.look()
    for seat, option in way:
        goes_on = goes_on and pair.answer(seat, option.text)
    for _ in range(STEPS):
        if not goes_on or not pair.truth.pending:
            return
        goes_on = pair.answer(*_possible_in_both(pair, chance))


def _possible_in_both(pair: Pair, chance: Chance) -> tuple[int, str]:
    """Any answer, one that both worlds offer if there is one."""
    seat, option = any_answer(pair.truth, chance)
    ask, also = pair.truth.asked(seat), pair.world.asked(seat)
    assert ask is not None
    both = [option.text for option in ask.options if also is not None and also.find(option.text) is not None]
    return seat, chance.pick(both) if both else option.text
