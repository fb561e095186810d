"""Whatever random games come to, everything can be said about it in every language."""

import re
from collections import Counter

import pytest
from rich.text import Text

from kaper.engine import registry
from kaper.engine.asking import Choose
from kaper.engine.chance import Chance
from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.game import Outcome
from kaper.engine.match import Match
from kaper.engine.registry import Entry
from kaper.engine.sight import look_at, sight
from kaper.engine.state import State
from kaper.engine.variety import variety
from kaper.words import LANGUAGES, Narrator, Words
from tests.project import ROOT

GAMES = 50
SAMPLES = 15
"""Each kind of question, option, event and board is said so often: a kind has the same figures every time."""
RARELY = 50
"""Boards are drawn this seldom, so that the sample has some from every part of a game."""
WIDTH = 80
CREW = ["Anna", "[red]", "Barnabas" * 9, "c\\", "Ewa", "Feliks"]
"""Names of players; some of them would break a line or be taken for markup."""
SHARED_ICONS = set(
    re.findall(r"^  '?([a-z0-9-]+)'?: \{", (ROOT / "web/src/scene/icons.ts").read_text("utf-8"), re.MULTILINE)
)
NAMES = list(dict.fromkeys([*registry.games(), "plank"]))


class Sample:
    """Has the things that random games bring up said in all languages, the first of each kind."""

    def __init__(self, entry: Entry, match: Match[State], counts: Counter[object]) -> None:
        self.match = match
        self.counts = counts
        self.show = entry.load().show()
        names = CREW[: match.seats]
        self.narrators = [Narrator(Words(lang, [entry.folder]), self.show, names) for lang in LANGUAGES]
        for narrator in self.narrators:
            narrator.meet(sight(match, SPECTATOR).view)

    def wants(self, *kind: object) -> bool:
        self.counts[kind] += 1
        return self.counts[kind] <= SAMPLES

    def question(self, ask: Choose) -> None:
        for option in ask.options:
            if self.wants("option", ask.prompt, option.verb, len(option.details)):
                seen = sight(self.match, ask.seat, len(self.match.events))
                assert seen.asked is not None
                for narrator in self.narrators:
                    narrator.prompt(seen.asked)
                    narrator.option(look_at(self.match, ask.seat), seen.asked, option.text)

    def board(self, viewer: int) -> None:
        if self.wants("board", viewer):
            view = sight(self.match, viewer, len(self.match.events)).view
            for narrator in self.narrators:
                lines = Text.from_markup(narrator.board(view)).plain.splitlines()
                assert lines
                # A game that draws no board of its own is listed in lines as long as they come.
                assert self.show.board is None or max(len(line) for line in lines) <= WIDTH, lines

    def end(self, outcome: Outcome) -> None:
        for viewer in (EVERYTHING, SPECTATOR):
            for told in sight(self.match, viewer).told:
                if self.wants("event", told.kind, *sorted(told.args)):
                    for narrator in self.narrators:
                        narrator.event(told)
                        narrator.highlight(told)
        own = self.match.game.report()
        kinds = {kind for kind, _, _ in own.held(self.match.state)}
        for narrator in self.narrators:
            for part in outcome.parts:
                narrator.words.part(part)
            for figure in own.measure(self.match.state):
                narrator.words.say(f"figure-{figure}")
            for kind in kinds:
                narrator.words.say(f"kind-{kind}")

    def missed(self) -> dict[str, set[str]]:
        """What could not be said, by language."""
        return {each.words.lang: each.words.missed for each in self.narrators if each.words.missed}


def play(entry: Entry, number: int, counts: Counter[object]) -> Sample:
    """One random game."""
    game = entry.load()
    variants = variety(game.meta, GAMES)
    players, settings = variants[number % len(variants)]
    match = Match.new(game, players, settings, number)
    chance = Chance.seeded(f"words {number}")
    sample = Sample(entry, match, counts)
    while match.pending:
        ask = chance.pick(match.pending)
        sample.question(ask)
        if chance.below(RARELY) == 0:
            sample.board(chance.pick([0, SPECTATOR, EVERYTHING]))
        match.answer(ask.seat, chance.pick(ask.options))
    assert match.outcome is not None
    sample.end(match.outcome)
    return sample


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_everything_that_happens_can_be_said_in_every_language(name: str) -> None:
    counts: Counter[object] = Counter()
    for number in range(GAMES):
        assert not play(registry.find(name), number, counts).missed()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_card_of_a_game_can_be_said(name: str, lang: str) -> None:
    entry = registry.find(name)
    words = Words(lang, [entry.folder])
    assert lang in entry.meta.titles
    for ending in entry.meta.endings:
        words.ending(ending)
    for setting in entry.meta.settings:
        words.say(f"setting-{setting.name}")
        assert words.has(f"setting-{setting.name}-hint") or name == "plank"
        for value in setting.values:
            words.say(f"setting-{setting.name}-{value.name}")
    assert not words.missed


@pytest.mark.parametrize("name", NAMES)
def test_what_stands_beside_events_is_of_events_and_drawings_that_there_are(name: str) -> None:
    entry = registry.find(name)
    show, words = entry.load().show(), Words("en", [entry.folder])
    kinds = {
        *show.icons,
        *show.highlights,
        *(kind for each in show.highlights.values() for kind in each.since),
    }
    assert [kind for kind in sorted(kinds) if not words.has(f"event-{kind}")] == []
    drawn = {*show.icons.values(), *(each.icon for each in show.highlights.values())}
    assert drawn <= SHARED_ICONS
