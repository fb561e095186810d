"""A match as learners see it: rows of numbers, masks, and answers by number."""

from typing import Any, Generic, TypedDict

import msgspec
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from kaper.bots.rollout import won
from kaper.encoding.encoding import WAIT, Encoding
from kaper.encoding.known import encoding_of
from kaper.engine.errors import NotAsked, RecordError
from kaper.engine.game import Game, S, Settings
from kaper.engine.match import Match

Row = NDArray[np.float32]
Mask = NDArray[np.int8]


class Told(TypedDict):
    """What an agent is given; 1 in the mask is an answer on offer."""

    observation: Row
    action_mask: Mask


class Offered(Discrete[np.int64]):
    """The numbers of all answers; a sample is one that is on offer now."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.mask: Mask | None = None

    def sample(self, mask: NDArray[np.int8] | None = None, probability: Any = None) -> Any:
        """One that the mask allows; without a mask, one that is on offer."""
        offered = self.mask if mask is None and probability is None else mask
        return super().sample(offered, probability)


def agent_name(seat: int) -> str:
    """The name of a seat's agent."""
    return f"seat_{seat}"


def told_space(encoding: Encoding) -> Dict:
    """The space of what an agent is given."""
    row = Box(-np.inf, np.inf, (encoding.size,), np.float32)
    return Dict({"observation": row, "action_mask": Box(0, 1, (encoding.actions,), np.int8)})


def entropy() -> int:
    """A seed where none was given."""
    return int(np.random.SeedSequence().generate_state(1, np.uint64)[0])


class Saved(msgspec.Struct, frozen=True):
    """A match as its seed and its answers, by seat and number."""

    game: str
    seats: int
    settings: dict[str, str]
    seed: str
    answers: list[tuple[int, str]]


class Seats(Generic[S]):
    """The seats of a match, with what each is told and may answer; no names of any library."""

    def __init__(self, game: Game[S], encoding: Encoding, match: Match[S]) -> None:
        self.game = game
        self.encoding = encoding
        self.match = match

    @classmethod
    def new(cls, game: Game[S], seats: int, settings: Settings, seed: int | str) -> "Seats[S]":
        """A match from its start."""
        return cls(game, encoding_of(game), Match.new(game, seats, settings, seed, events=False))

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return not self.match.pending

    def asked(self) -> list[int]:
        """The seats that are asked now."""
        return [ask.seat for ask in self.match.pending]

    def told(self, seat: int) -> Row:
        """What the seat is told now."""
        row = self.encoding.write(self.match, seat)
        # Sums where an entry was written twice, as the copies of a card in a list.
        summed = np.bincount(row.places, row.values, self.encoding.size)
        return summed.astype(np.float32)

    def mask(self, seat: int) -> Mask:
        """1 for each answer that the seat can give; who is not asked can only wait."""
        mask = np.zeros(self.encoding.actions, np.int8)
        ask = self.match.asked(seat)
        mask[[WAIT] if ask is None else self.encoding.numbers(ask)] = 1
        return mask

    def given(self, seat: int) -> Told:
        """Both, as an environment hands it out."""
        return {"observation": self.told(seat), "action_mask": self.mask(seat)}

    def answer(self, seat: int, action: int) -> None:
        """Answer for a seat by number."""
        ask = self.match.asked(seat)
        if ask is None:
            raise NotAsked(f"Seat {seat} is not asked now.", "not-asked", seat=seat)
        self.match.take(ask, ask.options[self.encoding.place(ask, action)])

    def shares(self) -> list[float]:
        """What part of the victory each seat has; nothing before the end."""
        outcome = self.match.outcome
        return [0.0] * self.match.seats if outcome is None else won(outcome)[: self.match.seats]

    def copy(self) -> "Seats[S]":
        """An independent copy that stands at the same question, with the same chance before it."""
        return Seats(self.game, self.encoding, self.match.clone())

    def save(self) -> bytes:
        """The match in a few bytes."""
        match = self.match
        answers = [(seat, option.text) for seat, option in match.answers]
        saved = Saved(self.game.meta.name, match.seats, match.settings, match.seed, answers)
        return msgspec.json.encode(saved)

    @classmethod
    def restored(cls, game: Game[S], data: bytes) -> "Seats[S]":
        """The match that was saved, at the same question."""
        try:
            saved = msgspec.json.decode(data, type=Saved)
        except msgspec.DecodeError as fault:
            raise RecordError(f"This was not saved by an environment: {fault}.", "not-json") from fault
        if saved.game != game.meta.name:
            raise RecordError(
                f"This is a match of {saved.game}, not of {game.meta.name}.",
                "other-game", recorded=saved.game, game=game.meta.name,
            )  # fmt: skip
        again = cls.new(game, saved.seats, saved.settings, saved.seed)
        for seat, text in saved.answers:
            again.match.answer(seat, text)
        return again
