"""Games that learners play against themselves, and what is kept of them: rows, and who won in the end.

No hints are asked. Who has learnt nothing yet plays at random; who has, takes the answer after which its own
seat stands best, and now and then any other.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from kaper.bots.rollout import won
from kaper.encoding.encoding import Encoding
from kaper.encoding.known import encoding_of
from kaper.encoding.learned import Weights, unpacked
from kaper.encoding.shapes import Sparse
from kaper.encoding.value import Value
from kaper.engine.asking import Choose, Option
from kaper.engine.chance import Chance, Tape, UntapedChance
from kaper.engine.match import Dealer, Match
from kaper.engine.registry import AnyGame, find
from kaper.engine.state import State
from kaper.engine.variety import Variant

CERTAIN: Final = 20.0
"""The score of a match that is won, beside which all that may be hoped for is little."""
TRIED: Final = 8
"""How many of the answers on offer are looked at, at most."""


@dataclass(frozen=True)
class Position:
    """What every seat was told at one moment, and what shares of victory came of it."""

    rows: list[Sparse]
    shares: list[float]


@dataclass(frozen=True)
class SelfPlay:
    """Games of one generation; each is found by its number, in whichever process.

    weights  what was learnt so far, if anything
    whim     how often any answer is taken
    looks    how many positions of a game are kept
    """

    game: str
    variants: tuple[Variant, ...]
    seed: str
    weights: Weights | None
    whim: float = 0.15
    looks: int = 12

    @cached_property
    def _game(self) -> AnyGame:
        return find(self.game).load()

    @cached_property
    def _value(self) -> Value | None:
        return None if self.weights is None else unpacked(self.weights, encoding_of(self._game))

    def __getstate__(self) -> dict[str, object]:
        """What other processes are sent: not what was loaded."""
        return {name: each for name, each in vars(self).items() if name[0] != "_"}

    def played(self, number: int) -> list[Position]:
        """What is kept of the game with this number."""
        players, settings = self.variants[number % len(self.variants)]
        match = Match.new(self._game, players, settings, f"{self.seed} {number}", events=False)
        chance = Chance.seeded(f"{self.seed} {number} answers")
        kept = self._play(match, chance)
        outcome = match.outcome
        assert outcome is not None
        shares = won(outcome)[:players]
        return [Position(rows, shares) for rows in kept]

    def _play(self, match: Match[State], chance: Chance) -> list[list[Sparse]]:
        """Play to the end; rows of positions chosen so that each is as likely as any other."""
        encoding = encoding_of(self._game)
        kept: list[list[Sparse]] = []
        passed = 0
        while match.pending:
            passed += 1
            place = len(kept) if len(kept) < self.looks else chance.below(passed)
            if place < self.looks:
                rows = [encoding.write(match, seat) for seat in range(match.seats)]
                kept[place : place + 1] = [rows]
            ask = chance.pick(match.pending)
            match.take(ask, self._answer(match, ask, chance))
        return kept

    def _answer(self, match: Match[State], ask: Choose, chance: Chance) -> Option:
        value = self._value
        if value is None or chance.random() < self.whim:
            return chance.pick(ask.options)
        options = list(ask.options)
        chance.shuffle(options)
        return best_of(match, ask, options[:TRIED], value, chance)


def best_of(match: Match[State], ask: Choose, options: list[Option], value: Value, chance: Chance) -> Option:
    """The answer after which the seat stands best, each tried on a deal of its own."""
    dealer = Dealer(match, ask.seat)
    scores: list[float] = []
    for option in options:
        dealt = dealer.deal(UntapedChance(Tape(chance.tape.source, [])))
        asked = dealt.asked(ask.seat)
        offered = None if asked is None else asked.find(option.text)
        if asked is None or offered is None:
            return option
        dealt.take(asked, offered)
        scores.append(_score(dealt, ask.seat, value, value.encoding))
    return options[scores.index(max(scores))]


def _score(match: Match[State], seat: int, value: Value, encoding: Encoding) -> float:
    outcome = match.outcome
    if outcome is not None:
        return CERTAIN * (2 * won(outcome)[seat] - 1)
    return value.score(encoding.write(match, seat))
