"""Who sits where: persons and bots, and what they are called."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from kaper.bots.bot import Bot
from kaper.bots.levels import make, named
from kaper.bots.temper import FIERCEST
from kaper.engine.errors import SettingError
from kaper.words import Words

PERSON = ""
DEFAULT_BOT = "bosun"
BLACKBEARD = 4
"""The number of his name among those of the bots."""


@dataclass(frozen=True)
class Seating:
    """For every seat its name, and which bot plays it; `PERSON` if none does."""

    names: list[str]
    players: list[str]

    @property
    def persons(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == PERSON]

    def bots(self, seed: str) -> dict[int, Bot]:
        """The bots, each with chance of its own."""
        return {
            seat: make(player, f"bot {seat} of {seed}")
            for seat, player in enumerate(self.players)
            if player != PERSON
        }


def place(seats: int, bots: Sequence[str], me: int, hotseat: bool) -> list[str]:
    """Which bot plays which seat.

    Alone, the player sits at `me` and the bots take turns to fill the rest. In a hot-seat match persons
    come first and each named bot takes one seat at the end.
    """
    if hotseat:
        if len(bots) >= seats:
            raise SettingError("All seats are taken by bots.", "no-person")
        return [PERSON] * (seats - len(bots)) + list(bots)
    if not 0 <= me < seats:
        sentence = f"There is no seat {me}; the seats are 0 to {seats - 1}."
        raise SettingError(sentence, "seat", seat=me, last=seats - 1)
    named = list(bots) or [DEFAULT_BOT]
    filled = [named[index % len(named)] for index in range(seats - 1)]
    return [*filled[:me], PERSON, *filled[me:]]


def seating(players: Sequence[str], given: Sequence[str], words: Words) -> Seating:
    """Give everybody a name: persons those given or numbers, bots those of pirates long dead."""
    pirates, persons = count(1), count(1)
    wished = iter(given)
    names: list[str] = []
    seated = list(players)
    for seat, player in enumerate(players):
        if player == PERSON:
            number = next(persons)
            names.append(next(wished, words.say("person", number=number, persons=players.count(PERSON))))
        else:
            number = next(pirates)
            names.append(words.say(f"pirate-{number}"))
            if number == BLACKBEARD and not named(player).temper:
                seated[seat] = f"{player}+{FIERCEST}"
    return Seating(names, seated)
