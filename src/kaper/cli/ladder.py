"""`kaper ladder`: proves the order of the bots' levels, a little at a time."""

from collections.abc import Sequence
from math import inf
from pathlib import Path
from typing import Annotated

import typer

from kaper.arena.bouts import bouts
from kaper.arena.figures import Share
from kaper.arena.ladder import Rung, climb, kept, plan, rungs
from kaper.bots.levels import RANKS, proven
from kaper.cli.desk import Desk
from kaper.cli.markdown import table
from kaper.cli.params import Jobs, Lang, Ray, listed, workers
from kaper.cli.progress import progress_bar
from kaper.cli.tables import interval
from kaper.engine import registry
from kaper.pool import cores
from kaper.words import Words

FILE = Path("ladder.jsonl")


def ladder(
    games: Annotated[list[str] | None, typer.Argument(help="help-ladder-only", metavar="GAME")] = None,
    *,
    levels: Annotated[str, typer.Option(help="help-ladder-levels", metavar="LEVEL,…")] = ",".join(RANKS),
    number: Annotated[int, typer.Option("--games", help="help-ladder-games", metavar="N", min=0)] = 200,
    kept_in: Annotated[Path, typer.Option("--kept", help="help-ladder-kept", metavar="FILE")] = FILE,
    into: Annotated[Path | None, typer.Option(help="help-ladder-into", metavar="FILE")] = None,
    seconds: Annotated[float, typer.Option(help="help-ladder-seconds", metavar="S", min=0)] = inf,
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """Play each level against the next lower one and against the rules, and write down who wins how often."""
    desk = Desk.open(lang)
    names = [registry.find(name).meta.name for name in games or ()] or _all_games()
    wanted = bouts(names, listed(levels))
    missing = plan(wanted, number, kept(kept_in))
    if missing.games:
        with progress_bar(desk.words.say("bar-games"), len(missing.games)) as tell:
            climb(missing, kept_in, workers(jobs, ray) or cores(), seconds, tell)
    written = _written(desk.words, rungs(wanted, kept(kept_in)))
    if into is None:
        desk.data(written.encode())
    else:
        into.write_text(written, encoding="utf-8")


def _all_games() -> list[str]:
    """All that are meant to be played; examples have no ladder."""
    return [name for name, entry in registry.games().items() if entry.meta.stage != "example"]


def _written(words: Words, found: Sequence[Rung]) -> str:
    """A page: levels against each other, and levels against the rules."""
    duels = [rung for rung in found if rung.bout.lower]
    alone = [rung for rung in found if not rung.bout.lower]
    counted = ", ".join(f"{words.say(f'level-{rank}')}: `{proven(rank)}`" for rank in RANKS)
    parts = [
        f"# {words.say('ladder-title')}",
        words.say("ladder-how", counted=counted),
        f"## {words.say('ladder-duels')}",
        _table(words, duels, [_duel(words, rung) for rung in duels]),
        f"## {words.say('ladder-alone')}",
        _table(words, alone, [_alone(words, rung) for rung in alone]),
    ]
    return "\n\n".join(parts) + "\n"


def _table(words: Words, found: Sequence[Rung], rows: Sequence[Sequence[str]]) -> str:
    kind = "duel" if found and found[0].bout.lower else "alone"
    middle, last = (["decided"], ["fair"]) if kind == "duel" else ([], [])
    heads = ["game", f"who-{kind}", "seats", "games", *middle, "wins", "interval", *last]
    return table([words.say(f"ladder-{head}") for head in heads], rows)


def _duel(words: Words, rung: Rung) -> list[str]:
    bout = rung.bout
    who = words.say(
        "ladder-against",
        upper=words.say(f"level-{bout.upper}"),
        lower=words.say(f"level-{bout.lower}"),
    )
    fair = words.percent(0.5 if bout.seats % 2 == 0 else (bout.seats // 2 + 0.5) / bout.seats)
    return [*_begin(rung, who), str(rung.wins.chances), *_share(words, rung.wins), fair]


def _alone(words: Words, rung: Rung) -> list[str]:
    who = words.say(f"level-{rung.bout.upper}")
    if rung.variant:
        who = f"{who}, {rung.variant}"
    return [*_begin(rung, who), *_share(words, rung.decided)]


def _begin(rung: Rung, who: str) -> list[str]:
    return [rung.bout.game, who, str(rung.bout.seats), str(rung.games)]


def _share(words: Words, found: Share) -> list[str]:
    return [words.percent(found.share), interval(words, found)] if found.chances else ["–", "–"]
