"""The gold of every player as it stands, and what they could still gain or lose."""

from collections.abc import Sequence

from kaper.engine.events import EVERYTHING
from kaper.engine.show import Seen
from kaper.engine.teaching import Part
from kaper.games.black_dice.components.board import GOLD_VALUES, SINKS_AT
from kaper.games.black_dice.rules.ending import PARTS, SUNK
from kaper.games.black_dice.state.state import BlackDice
from kaper.games.black_dice.view.view import View


def standing(seen: Seen[BlackDice, View]) -> Sequence[Sequence[Part]]:
    """CBD-1402, CBD-V02: gold by its values, for those who may know them; all of it can be lost."""
    return [_parts(seen, player) for player in range(seen.state.players)]


def _parts(seen: Seen[BlackDice, View], player: int) -> list[Part]:
    s = seen.state
    is_known = s.over or seen.viewer in (player, EVERYTHING)
    worth = [count * value for count, value in zip(s.gold[player], GOLD_VALUES, strict=True)]
    figures = [{}, {"tokens": s.tokens_of(player)}, {"pool": s.pool_size()}]
    gold = [
        Part(name, points if is_known else None, more)
        for name, points, more in zip(PARTS, worth, figures, strict=True)
    ]
    lost = -s.wealth(player) if s.over and s.ending >= SUNK else 0
    return [*gold, Part("lost", lost, {"left": max(SINKS_AT - s.damage, 0)})]
