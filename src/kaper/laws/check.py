"""Random games by the million under all laws; a seed gives the same report whoever works."""

from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from time import perf_counter

from kaper.engine.chance import Chance
from kaper.engine.errors import KaperError
from kaper.engine.game import Settings
from kaper.engine.registry import AnyGame, find
from kaper.engine.registry import games as installed
from kaper.engine.variety import variety
from kaper.journal import Journal
from kaper.laws.all_laws import LAWS
from kaper.laws.blocks import Block, done, keeping
from kaper.laws.ends import CENSUS, ENDS, play_out
from kaper.laws.law import AnyMatch, LawBroken, obey, under
from kaper.laws.play import anywhere
from kaper.laws.report import CheckReport, Row
from kaper.pool import Jobs, Progress, cores, mapped

CHUNK = 10
VARIANTS = 200
"""How many variants of a game are played at most; every two values of settings meet in one of them."""
VISITS = 0.5
"""The share of games of which a long run visits a position."""
FEW = 1000
"""Fewer games than these are looked at more closely, up to every law at a position of every game."""


def check(
    game: AnyGame,
    games: int,
    seed: int | str = 0,
    jobs: Jobs | None = None,
    progress: Progress | None = None,
    journal: Journal[Block] | None = None,
) -> CheckReport:
    """Play N random games over all variants. The first breach ends it; Ctrl-C keeps what was done.

    With a journal, blocks of games that were done before are not done again.
    """
    if games < 1:
        sentence = f"At least one game has to be played, not {games}."
        raise KaperError(sentence, "one-game", games=games)
    closely = max(1.0, FEW / games)
    report = CheckReport(game.meta.name, games)
    key = f"{report.game} {game.meta.rules_version} {seed} {closely:g}"
    for block in done(journal, key, games):
        report.join(block)
    work, workers = _work(game, str(seed), closely, report.games, jobs or cores())
    rows = mapped(work, games - report.games, workers, CHUNK)
    start = perf_counter()
    with suppress(KeyboardInterrupt), keeping(journal, key, report.games) as keep, closing(rows):
        for row in rows:
            report.add(row)
            keep(row)
            if progress is not None:
                progress(report.games)
            if row.broken is not None:
                break
    report.cut_short = report.games < games and report.broken is None
    report.seconds += perf_counter() - start
    return report


def _work(
    game: AnyGame, seed: str, closely: float, first: int, jobs: Jobs
) -> tuple[Callable[[int], Row], Jobs]:
    """What to do for a number, and who does it; only an installed game can be found by another process."""
    name = game.meta.name
    if jobs != 1 and name in installed() and find(name).load() is game:
        return partial(_installed_row, name, seed, closely, first), jobs
    return partial(_later_row, game, seed, closely, first), 1


def _installed_row(name: str, seed: str, closely: float, first: int, number: int) -> Row:
    return _row(find(name).load(), seed, closely, first + number)


def _later_row(game: AnyGame, seed: str, closely: float, first: int, number: int) -> Row:
    return _row(game, seed, closely, first + number)


def _row(game: AnyGame, seed: str, closely: float, number: int) -> Row:
    """The game with this number, and perhaps a visit to one of its positions."""
    variants = variety(game.meta, VARIANTS)
    players, settings = variants[number % len(variants)]
    row = Row(variant_name(players, settings))
    try:
        match = play_out(game, players, settings, f"{seed}/{number}")
        row.answers = len(match.answers)
        row.ending = game.outcome(match.state).ending
        row.laws.update({ENDS: 1, CENSUS: row.answers})
        chance = Chance.seeded(f"laws {seed}/{number}")
        if chance.random() < VISITS * closely:
            _visit(row, match, closely, chance)
    except LawBroken as breach:
        row.broken = breach
    return row


def variant_name(players: int, settings: Settings) -> str:
    return ", ".join([f"{players} players", *(f"{name}={value}" for name, value in settings.items())])


def _visit(row: Row, match: AnyMatch, closely: float, chance: Chance) -> None:
    """Go to a position of a game that was played and check the laws whose turn has come."""
    with under("deterministic", match):
        place = anywhere(match, chance)
    for law in LAWS:
        if chance.random() < law.often * closely:
            obey(law, place)
            row.laws[law.name] += 1
    with under("observation", place):
        row.moves.look(place, chance)
