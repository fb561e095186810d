"""What a bot elsewhere needs of a match, and no more: its last checkpoint, and what happened since.

`Match.redealt` starts from a checkpoint and is given the answers since, and the rules draw again what they
drew in between. So all of that is here, but neither the seed nor anything that is not drawn yet: whoever has
an excerpt cannot know the dice to come.
"""

from dataclasses import dataclass
from random import Random

from kaper.engine.chance import Chance, Tape
from kaper.engine.frozen import freeze, thaw
from kaper.engine.game import Game, S, Settings
from kaper.engine.match import Match


@dataclass(frozen=True)
class Excerpt:
    """A checkpoint, the numbers of chance drawn since, and the answers since, each written `seat option`."""

    state: bytes
    drawn: list[float]
    answers: list[str]


def excerpt(match: Match[S]) -> Excerpt:
    """The end of a match that keeps checkpoints."""
    state, since = match.last_checkpoint()
    chance = match.state.chance
    drawn = chance.tape.drawn[state.chance.position : chance.position]
    # Not even how many numbers were drawn before.
    state.chance = Chance(Tape(Random(0), []))
    known = since[: len(since) - _in_secret(match)]
    return Excerpt(freeze(state), drawn, [f"{seat} {option.text}" for seat, option in known])


def _in_secret(match: Match[S]) -> int:
    """How many of the last answers were given in secret while others are still asked; all are asked again."""
    together = match.together
    if together is None:
        return 0
    return sum(not ask.forced for ask in together.asks) - len(match.pending)


def resumed(game: Game[S], seats: int, settings: Settings, given: Excerpt, source: Random) -> Match[S]:
    """A match that stands where the excerpt ends; from there on chance comes from another source."""
    state = thaw(game.setup(seats, settings, Chance.seeded("")), given.state)
    state.chance = Chance(Tape(source, list(given.drawn)))
    match = Match.at(game, seats, state, settings)
    for line in given.answers:
        seat, _, text = line.partition(" ")
        match.answer(int(seat), text)
    return match
