"""Events say which things of the scene they are about."""

from itertools import islice
from random import Random

from kaper.engine.match import Match
from kaper.engine.registry import Entry
from kaper.engine.scene import Scene
from tests.games.scenery import of

LOOKS = 40
"""How many times a match is looked at."""
EVERY = 25
"""Answers from one look to the next."""


def ids(scene: Scene) -> set[str]:
    """The places, cards and pieces that a line of the log can point at."""
    found = {spot.id for board in scene.boards for spot in board.spots}
    found |= {area.id for board in scene.boards for area in board.areas}
    found |= {card.id for zone in scene.zones for card in zone.cards}
    found |= {sector.id for wheel in scene.wheels for sector in wheel.sectors}
    return found | {piece.id for piece in scene.pieces}


def named(entry: Entry, seed: int) -> set[str]:
    """The figures of the events of a random match that name something that is on the table soon after."""
    game, source = entry.load(), Random(seed)
    show = game.show()
    players, settings = source.choice(list(entry.meta.variants()))
    match = Match.new(game, players, settings, seed)
    found: set[str] = set()
    told = 0
    for _ in range(LOOKS):
        for _ in range(EVERY):
            if match.pending:
                ask = source.choice(match.pending)
                match.answer(ask.seat, source.choice(ask.options))
        there = ids(of(match, 0))
        for event in islice(match.events, told, None):
            figures = event.seen_by(0)
            found |= {name for name in figures if there.intersection(show.named({name: figures[name]}))}
        told = len(match.events)
    return found


def test_every_figure_that_names_a_thing_finds_it_on_the_table(entry: Entry) -> None:
    missing = set(entry.load().show().things)
    assert missing
    for seed in range(12):
        missing -= named(entry, seed)
        if not missing:
            return
    assert not missing
