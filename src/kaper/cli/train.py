"""`kaper train`: learn what positions of a game are worth, by playing it."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from kaper.cli.desk import Desk
from kaper.cli.params import GameName, Jobs, Lang, Options, Ray, settings, workers
from kaper.encoding.known import encoding_of, folder
from kaper.encoding.learned import FILE, save
from kaper.engine import registry
from kaper.extras import extra

CURVE = "training.json"


def train(
    game: GameName,
    *,
    generations: Annotated[int, typer.Option(help="help-train-generations", metavar="N", min=1)] = 3,
    first: Annotated[int, typer.Option(help="help-train-first", metavar="N", min=1)] = 6000,
    games: Annotated[int, typer.Option(help="help-train-games", metavar="N", min=1)] = 1500,
    hidden: Annotated[int, typer.Option(help="help-train-hidden", metavar="N", min=0)] = 8,
    epochs: Annotated[int, typer.Option(help="help-train-epochs", metavar="N", min=1)] = 6,
    seats: Annotated[int | None, typer.Option(help="help-seats", metavar="N")] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="help-seed", metavar="SEED")] = 0,
    jobs: Jobs = None,
    ray: Ray = None,
    out: Annotated[Path | None, typer.Option(help="help-train-out", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    """Learn a forecast by self-play."""
    entry = registry.find(game)
    desk = Desk.open(lang, entry)
    extra("train", "numpy")
    from kaper.learn.train import Course, Plan
    from kaper.learn.train import train as run

    encoding = encoding_of(entry.load())
    desk.line("train-begins", entries=encoding.size, title=desk.words.title(entry.meta.titles, game))

    def tell(course: Course) -> None:
        last = course.epochs[-1]
        desk.line(
            "train-generation",
            generation=course.generation + 1,
            games=course.games,
            positions=course.positions,
            seconds=round(course.seconds),
            loss=round(last.held_out, 3),
            nothing=round(last.nothing, 3),
        )

    plan = Plan(generations, first, games, hidden, epochs)
    weights, courses = run(game, plan, seats, settings(option), seed, workers(jobs, ray), tell)
    place = out or (folder(entry.load()) or Path()) / FILE
    save(weights, place)
    place.with_name(CURVE).write_bytes(msgspec.json.format(msgspec.json.encode(courses), indent=1) + b"\n")
    desk.line("train-saved", path=str(place))
