"""A game in which knowing a secret is everything: dare to guess the other's coin, or pass for a safe chance.

Guessing wins half the time and passing six times in ten, so a bot dares only if it thinks that it will
know the coin.
"""

from collections.abc import Mapping

from kaper.engine.asking import Asking, Choose, Option, numbered, together
from kaper.engine.chance import Chance
from kaper.engine.game import Game, Meta, Outcome, Setting, Settings, Value
from kaper.engine.state import State

HIDER, GUESSER = 0, 1
PLAYERS = range(2, 3)
WAYS = ("at-once", "alone", "unseen")
PASS, DARE = Option("pass"), Option("dare")
META = Meta(
    name="coin",
    titles={"en": "Coin"},
    players=PLAYERS,
    rules_version=1,
    stage="example",
    minutes=(1, 1),
    longest=3,
    endings=("end",),
    settings=(Setting("way", tuple(Value(way, PLAYERS) for way in WAYS)),),
)


class Coin(State):
    """How the coin is hidden, which side is up, and who has won."""

    __slots__ = ("coin", "way", "winner")

    def __init__(self, way: str, chance: Chance) -> None:
        super().__init__(chance)
        self.way = way
        self.coin = 0
        self.winner = HIDER


def setup(seats: int, settings: Settings, chance: Chance) -> Coin:
    return Coin(settings["way"], chance)


def clone(s: Coin) -> Coin:
    twin = Coin(s.way, s.chance)
    twin.copy_base(s)
    twin.coin = s.coin
    twin.winner = s.winner
    return twin


def step(s: Coin) -> Asking[None]:
    if (yield Choose(GUESSER, "dare", [PASS, DARE])) is PASS:
        s.winner = GUESSER if s.chance.random() < 0.6 else HIDER
    else:
        guess = yield from hide_and_guess(s)
        s.winner = GUESSER if guess == s.coin else HIDER
    s.over = True


def hide_and_guess(s: Coin) -> Asking[int]:
    """The coin is hidden while the other guesses, or before in secret, or before without anybody noticing."""
    if s.way == "at-once":
        hidden, guess = yield from together("coin", (HIDER, GUESSER), lambda seat: numbered("coin", 0, 1))
        s.coin = hidden.value
        return guess.value
    if s.way == "alone":
        answers = yield from together("coin", (HIDER, GUESSER), lambda seat: numbered("coin", 0, 1 - seat))
        s.coin = answers[0].value
    else:
        s.coin = (yield Choose(HIDER, "coin", numbered("coin", 0, 1), hidden=True)).value
    return (yield Choose(GUESSER, "guess", numbered("coin", 0, 1))).value


def outcome(s: Coin) -> Outcome:
    scores = [int(seat == s.winner) for seat in (HIDER, GUESSER)]
    return Outcome("end", scores, [2 - score for score in scores], [s.winner], {"won": scores})


def observe(s: Coin, viewer: int) -> list[int]:
    return [s.coin] if viewer != GUESSER else []


def redeal(s: Coin, viewer: int, chance: Chance) -> None:
    if viewer != HIDER:
        s.coin = chance.below(2)


def census(s: Coin) -> Mapping[str, int]:
    return {}


GAME = Game(META, setup, step, clone, outcome, observe, redeal, census)
