"""Pairs of matches that differ only in what one seat cannot know."""

from collections.abc import Iterator

from kaper.engine.asking import Asking, Choose, Option
from kaper.engine.chance import Chance
from kaper.engine.game import Game, S
from kaper.engine.match import Match
from kaper.engine.sight import encode, sight
from tests.laws.changed import changed

Pair = tuple[Match[S], Match[S], int]
"""Two matches, and the seat that is asked in both and cannot tell them apart."""


def checkpoints(game: Game[S], seats: int, seed: str) -> list[S]:
    """Positions of a random match from which the rules can go on."""
    found: list[S] = []

    def step(s: S) -> Asking[None]:
        found.append(game.clone(s))
        return game.step(s)

    match = Match.new(changed(game, step=step), seats, None, seed, events=False)
    chance = Chance.seeded(seed)
    while match.pending:
        ask = match.pending[0]
        match.answer(ask.seat, chance.pick(ask.options))
    return found


def pairs(game: Game[S], seats: int, seed: str, most: int) -> Iterator[Pair[S]]:
    """Go through a random match; at N checkpoints deal a second world and play both on alike."""
    chance = Chance.seeded(f"{seed} worlds")
    found = checkpoints(game, seats, seed)
    for number, state in enumerate(found[:: 1 + len(found) // most]):
        viewer = number % seats
        other = game.clone(state)
        game.redeal(other, viewer, chance)
        yield from _alike(Match.at(game, seats, state), Match.at(game, seats, other), viewer, chance)


def _alike(one: Match[S], two: Match[S], viewer: int, chance: Chance) -> Iterator[Pair[S]]:
    """Answer the same in both worlds for as long as it looks the same to the viewer."""
    for _ in range(20):
        if not one.pending or encode(sight(one, viewer)) != encode(sight(two, viewer)):
            return
        if one.asked(viewer):
            yield one, two, viewer
        ask = one.pending[0]
        option = _in_common(ask, two.asked(ask.seat), chance)
        if option is None:
            return
        one.answer(ask.seat, option)
        two.answer(ask.seat, option.text)


def _in_common(ask: Choose, other: Choose | None, chance: Chance) -> Option | None:
    common = [option for option in ask.options if other is not None and other.find(option.text)]
    return chance.pick(common) if common else None
