"""Plays all variants of a game for its balance report."""

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.arena.balance import Balance, Seen, VariantBalance, weigh
from kaper.arena.holdings import Tally
from kaper.arena.report import Row
from kaper.arena.simulate import Order, gather, order
from kaper.arena.table import result
from kaper.arena.variants import variants
from kaper.engine.game import Settings
from kaper.engine.registry import find
from kaper.pool import Jobs, Progress


@dataclass(frozen=True)
class Survey(Order):
    """An order whose finished positions are looked at, not only their results."""

    def seen(self, number: int) -> Seen:
        """Play the game with this number and look at its end."""
        match = self.finished(number)
        assert match.outcome is not None
        row = Row(self.seating(number), result(match))
        report = match.game.report()
        return Seen(row, match.outcome.parts, report.measure(match.state), report.held(match.state))


def plan(
    name: str,
    bots: Sequence[str],
    seats: int | None = None,
    settings: Settings | None = None,
    seed: int | str = 0,
) -> list[Survey]:
    """An order for every variant that has a seat for each bot, the same that `simulate` would carry out."""
    found = variants(find(name).meta, seats, settings or {})
    roomy = [variant for variant in found if variant[0] >= len(bots)] or found
    orders = [order(name, bots, players, chosen, seed) for players, chosen in roomy]
    return [Survey(each.game, each.bots, each.settings, each.seed) for each in orders]


def survey(
    plans: Sequence[Survey],
    games: int,
    jobs: Jobs | None = None,
    progress: Progress | None = None,
    method: str | None = None,
) -> Balance:
    """Play N games of every variant; Ctrl-C ends it early and keeps what was played."""
    meta = find(plans[0].game).meta
    found: list[VariantBalance] = []
    tally = Tally()
    for each in plans:
        tell = _further(progress, games * len(found))
        seen = gather(each.seen, games, each.chunk, jobs, tell, method)
        if seen:
            found.append(weigh(seen, each.bots, each.settings, meta.endings))
            held = [(game.held, game.row.played.winners) for game in seen]
            tally.count(held, len(each.bots), found[-1].fair)
        if len(seen) < games:
            break
    return Balance(
        game=meta.name,
        rules_version=meta.rules_version,
        bots=list(dict.fromkeys(plans[0].bots)),
        seed=plans[0].seed,
        wanted=games,
        cut_short=sum(variant.games for variant in found) < games * len(plans),
        variants=found,
        holdings=tally.things(),
    )


def _further(progress: Progress | None, before: int) -> Progress | None:
    """Told of one variant, it tells of all so far."""
    if progress is None:
        return None
    return lambda done: progress(before + done)
