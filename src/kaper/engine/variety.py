"""A few variants of a game that show as much of it as possible, where there are too many to try them all.

Six modules that can be had in any combination are 64 variants for every number of players. Trouble comes
from one value, or from two that meet; so each further variant is made of the pairs of values that were
seen least so far.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Final

from kaper.engine.chance import Chance
from kaper.engine.game import Meta, Setting

Variant = tuple[int, dict[str, str]]
Choice = tuple[str, str]
_KNOWN: Final[dict[tuple[str, range, tuple[Setting, ...], int], list[Variant]]] = {}


def variety(meta: Meta, most: int) -> list[Variant]:
    """All variants if there are no more than `most`, else `most` of them, the defaults first."""
    key = (meta.name, meta.players, meta.settings, most)
    if key not in _KNOWN:
        every = list(islice(meta.variants(), most + 1))
        _KNOWN[key] = every if len(every) <= most else list(islice(_distinct(_mixed(meta)), most))
    return _KNOWN[key]


def _distinct(mixed: Iterator[Variant]) -> Iterator[Variant]:
    """Each only once: with some numbers of players there may be nothing to choose."""
    shown: list[Variant] = []
    for variant in mixed:
        if variant not in shown:
            shown.append(variant)
            yield variant


def _mixed(meta: Meta) -> Iterator[Variant]:
    """Variants without end; the numbers of players take turns."""
    seen: Counter[frozenset[Choice]] = Counter()
    chance = Chance.seeded(f"variety {meta.name}")
    for players in meta.players:
        yield _noted(players, meta.complete(players, {}), seen)
    while True:
        for players in meta.players:
            yield _noted(players, _unlike(meta, players, seen, chance), seen)


def _unlike(meta: Meta, players: int, seen: Counter[frozenset[Choice]], chance: Chance) -> dict[str, str]:
    """Settings whose values were seen together least; chance says which setting is chosen first."""
    chosen: list[Choice] = [("players", str(players))]
    settings = list(meta.settings)
    chance.shuffle(settings)
    for setting in settings:
        values = [(setting.name, value) for value in setting.for_players(players)]
        chance.shuffle(values)
        chosen.append(min(values, key=lambda value: sum(seen[frozenset((value, other))] for other in chosen)))
    values_of = dict(chosen)
    return {setting.name: values_of[setting.name] for setting in meta.settings}


def _noted(players: int, settings: dict[str, str], seen: Counter[frozenset[Choice]]) -> Variant:
    choices = [("players", str(players)), *settings.items()]
    seen.update(frozenset((one, other)) for one in choices for other in choices if one < other)
    return players, settings
