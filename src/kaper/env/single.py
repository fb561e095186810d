"""Games as Gymnasium environments: one seat, against bots."""

from collections.abc import Sequence
from typing import Any, cast

from gymnasium import Env
from gymnasium.spaces import Space

from kaper.arena.strength import usual_seats
from kaper.bots.bot import Bot, consult
from kaper.bots.levels import make
from kaper.encoding.known import encoding_of
from kaper.engine.errors import AnswerError
from kaper.engine.game import Settings
from kaper.engine.registry import AnyGame, find
from kaper.engine.state import State
from kaper.env.seats import Offered, Seats, Told, entropy, told_space

Info = dict[str, Any]
FORFEIT = -1.0
"""The reward of an answer that is not on offer."""


class SeatEnv(Env[Told, int]):
    """One seat of a game; the others are bots, named as for `kaper simulate`, who take turns to fill them.

    The seat is told only what it may know, and rewarded in the end with its part of the victory. A sample of
    its actions is an answer on offer.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        settings: Settings | None = None,
        *,
        bots: Sequence[str] = ("greedy",),
        seat: int = 0,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seat = seat
        self.settings = game.meta.complete(seats, settings or {})
        self.names = [bots[other % len(bots)] for other in range(seats - 1)]
        self.names.insert(seat, "random")
        self.encoding = encoding_of(game)
        self.observation_space = cast("Space[Told]", told_space(self.encoding))
        self.offered = Offered(self.encoding.actions)
        self.action_space = cast("Space[int]", self.offered)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, Info]:
        """A new match, up to the seat's first question. No options are known."""
        super().reset(seed=seed)
        if seed is not None:
            self.offered.seed(seed)
        chosen = seed if seed is not None else int(self.np_random.integers(2**62))
        self.table: Seats[State] = Seats.new(self.game, self.seats, self.settings, chosen)
        self.bots: list[Bot] = [make(name, f"{chosen} {place}") for place, name in enumerate(self.names)]
        self._others()
        return self._given(), self._info()

    def step(self, action: int) -> tuple[Told, float, bool, bool, Info]:
        """The seat's answer, and all that the others do up to its next question or the end.

        An answer that is not on offer loses the match at once; `info` says what was allowed.
        """
        try:
            self.table.answer(self.seat, int(action))
        except AnswerError as fault:
            return self._given(), FORFEIT, True, False, {**self._info(), "refused": str(fault)}
        self._others()
        reward = self.table.shares()[self.seat]
        return self._given(), reward, self.table.over, False, self._info()

    def _others(self) -> None:
        """Let the bots answer until the seat is asked; it answers first where several are asked at once."""
        match = self.table.match
        while match.pending and match.asked(self.seat) is None:
            other = match.pending[0].seat
            match.answer(other, consult(self.bots[other], match, other))

    def _given(self) -> Told:
        given = self.table.given(self.seat)
        self.offered.mask = given["action_mask"]
        return given

    def _info(self) -> Info:
        return {"action_mask": self.offered.mask}

    def save(self) -> bytes:
        """The match in a few bytes; what bots remember is not among them."""
        return self.table.save()

    def restore(self, saved: bytes) -> Told:
        """Go on where it was saved; what the seat is told there."""
        self.table = Seats.restored(self.game, saved)
        self.bots = [make(name, f"{entropy()} {place}") for place, name in enumerate(self.names)]
        return self._given()


def seat_env(
    name: str,
    seats: int | None = None,
    settings: Settings | None = None,
    *,
    bots: Sequence[str] = ("greedy",),
    seat: int = 0,
) -> SeatEnv:
    """A seat of an installed game by its name."""
    return SeatEnv(find(name).load(), seats or usual_seats(name), settings, bots=bots, seat=seat)
