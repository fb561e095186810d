"""Golden games: whole games as text that a person can read, compared line by line.

A game's golden folder is among its tests, or in its own folder if it comes from outside. Its `games.toml`
says how each is found; `python tools/golden.py` writes them anew. A test gives the answers that stand in
the text again, so that better hints do not spoil it, and other rules do.
"""

import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from kaper.engine.asking import Args
from kaper.engine.chance import Chance
from kaper.engine.events import NOBODY, Event
from kaper.engine.match import Answer, Match
from kaper.engine.record import digest
from kaper.engine.registry import AnyGame, Entry
from kaper.laws.law import AnyMatch
from tests.conformance.policies import POLICIES

TESTS = Path(__file__).parents[1]
Given = tuple[int, str]
ANSWER = re.compile(r" *\d+  seat (?P<seat>\d+)  \S+  (?P<option>\S+)")


@dataclass(frozen=True)
class Golden:
    """How one golden game is played, and how it ends.

    `prefer` are beginnings of options that are taken wherever they are on offer, the foremost first;
    they lead to ends that no policy finds. A setting that is not given has its default.
    """

    name: str
    players: int
    seed: str
    ending: str
    policy: str = "random"
    prefer: list[str] = field(default_factory=list)
    settings: dict[str, str] = field(default_factory=dict)


def folder(entry: Entry) -> Path:
    among_tests = TESTS / "games" / entry.meta.name / "golden"
    return among_tests if among_tests.is_dir() else entry.folder / "golden"


def goldens(entry: Entry) -> list[Golden]:
    path = folder(entry) / "games.toml"
    if not path.is_file():
        return []
    return msgspec.convert(tomllib.loads(path.read_text())["game"], list[Golden])


def choose(match: AnyMatch, golden: Golden, chance: Chance) -> Answer:
    """The next answer: what the golden game prefers if it is on offer, else what its policy says."""
    seat, option = POLICIES[golden.policy](match, chance)
    ask = match.asked(seat)
    assert ask is not None
    for wanted in golden.prefer:
        for offered in ask.options:
            if offered.text.startswith(wanted):
                return seat, offered
    return seat, option


def found(game: AnyGame, golden: Golden) -> list[str]:
    """The text of a golden game as `games.toml` says."""
    chance = Chance.seeded(f"golden {golden.seed}")

    def answers(match: AnyMatch) -> Given:
        seat, option = choose(match, golden, chance)
        return seat, option.text

    return transcript(game, golden, answers)


def repeated(game: AnyGame, golden: Golden, lines: list[str]) -> list[str]:
    """The text of a golden game with the answers of an earlier text."""
    answers = iter([(int(line["seat"]), line["option"]) for line in map(ANSWER.match, lines) if line])
    return transcript(game, golden, lambda _: next(answers))


def transcript(game: AnyGame, golden: Golden, answers: Callable[[AnyMatch], Given]) -> list[str]:
    """The whole game in lines: how it is set up, every answer with what happened then, and how it ended."""
    match = Match.new(game, golden.players, golden.settings, golden.seed)
    lines = [*_head(match, golden), *map(_happened, match.events)]
    while match.pending:
        told = len(match.events)
        seat, text = answers(match)
        ask = match.asked(seat)
        match.answer(seat, text)
        assert ask is not None
        lines.append(f"{len(match.answers):>4}  seat {seat}  {ask.prompt}  {text}")
        lines += map(_happened, match.events[told:])
    return [*lines, *_foot(match)]


def _head(match: AnyMatch, golden: Golden) -> Iterator[str]:
    meta = match.game.meta
    yield f"{meta.titles['en']} with {match.seats} players, rules version {meta.rules_version}"
    yield f"settings  {_words(match.settings) or 'none'}"
    yield f"seed      {match.seed}"
    yield f"answers   {', '.join([*golden.prefer, golden.policy])}"
    yield ""


def _happened(event: Event) -> str:
    who = "" if event.seat == NOBODY else f"seat {event.seat}"
    parts = [who, event.kind, _words(event.args)]
    if event.secret:
        parts.append(f"({_names(event.to)} only: {_words(event.secret)})")
    return " " * 10 + "  ".join(part for part in parts if part)


def _names(seats: object) -> str:
    listed = ", ".join(f"seat {seat}" for seat in seats) if isinstance(seats, list | tuple) else ""
    return listed or "nobody"


def _words(words: Args) -> str:
    return " ".join(f"{name}={value}" for name, value in words.items())


def _foot(match: AnyMatch) -> Iterator[str]:
    outcome = match.game.outcome(match.state)
    yield ""
    yield f"The end: {outcome.ending}, after {len(match.answers)} answers"
    for seat, (place, score) in enumerate(zip(outcome.places, outcome.scores, strict=True)):
        parts = ", ".join(f"{name} {part[seat]}" for name, part in outcome.parts.items())
        yield f"seat {seat}: place {place}, score {score} ({parts})"
    yield f"digest {digest(match.game, match.state)}"
