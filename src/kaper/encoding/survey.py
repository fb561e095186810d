"""Finds out what can be known of a game by playing it: by chance, and by its hints if it has any."""

from collections.abc import Iterator
from typing import Final, Generic

from kaper.encoding.facts import Company, Known, Survey
from kaper.encoding.situation import Situation, kind_of_situation, situation
from kaper.engine.asking import Choose, Option
from kaper.engine.chance import Chance
from kaper.engine.game import Game, S
from kaper.engine.match import Match
from kaper.engine.variety import variety

VARIANTS: Final = 40
GAMES: Final = 60
"""Enough for a game that is surveyed when it is first needed; what is written down saw more."""
LOOKS: Final = 12
"""How often a game is looked at, through the eyes of everybody."""
WHIM: Final = 0.3
"""How often hints are not followed."""


class Surveyor(Generic[S]):
    """Plays games and notes what there is; the same games give the same notes."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.notes = Survey()
        self.options: set[str] = set()
        self.spare = 1
        self.rules = 0
        self.view: type = object
        self._stride = 1

    def survey(self, games: int = GAMES) -> Known:
        """What is known after N games."""
        variants = variety(self.game.meta, VARIANTS)
        for number in range(games):
            players, settings = variants[number % len(variants)]
            self._play(Match.new(self.game, players, settings, f"survey {number}", events=False, keep=False))
        meta = self.game.meta
        options = tuple(sorted(self.options, key=_in_order))
        facts = self.notes.facts()
        return Known(meta.name, meta.rules_version, meta.players[-1], self.rules, self.spare, options, facts)

    def _play(self, match: Match[S]) -> None:
        seen = list(self._looks(match))
        outcome = match.outcome
        assert outcome is not None
        company = Company(match.seats, len(outcome.scores))
        self.rules = max(self.rules, company.everybody - company.seats)
        self.view = type(seen[0].view)
        kind = kind_of_situation(self.view)
        for each in seen:
            self.notes.see(kind, "", each, company)
        self._stride = max(1, len(match.answers) // LOOKS)

    def _looks(self, match: Match[S]) -> Iterator[Situation]:
        """Play a match to its end; what all seats are told on the way."""
        chance = Chance.seeded(f"answers {match.seed}")
        advised = bool(chance.below(2))
        while match.pending:
            ask = chance.pick(match.pending)
            self.options.update([option.text for option in ask.options])
            self.spare = max(self.spare, len(ask.options))
            if len(match.answers) % self._stride == 0:
                yield from (situation(match, seat) for seat in range(match.seats))
            match.take(ask, self._answer(match, ask, advised and chance.random() >= WHIM, chance))
        yield from (situation(match, seat) for seat in range(match.seats))

    def _answer(self, match: Match[S], ask: Choose, advised: bool, chance: Chance) -> Option:
        hints = self.game.hints
        if hints is None or not advised:
            return chance.pick(ask.options)
        rates = hints.rate(match.state, ask)
        return ask.options[rates.index(max(rates))]


def _in_order(text: str) -> tuple[tuple[str, int], ...]:
    """So that `spend:9` comes before `spend:10`."""
    return tuple(("", int(part)) if part.isdecimal() else (part, 0) for part in text.split(":"))
