"""Chapter 2: breaking up groups of locations for a first game."""

from typing import Final

from kaper.games.maracaibo.components.board import PLACES
from kaper.games.maracaibo.components.cards import IMPROVEMENT, KIND, LOCATION
from kaper.games.maracaibo.components.load import COMPONENTS
from kaper.games.maracaibo.state.state import Maracaibo

LIMIT: Final[int] = COMPONENTS["setup"]["location_group_limit"]
TRIES: Final = 100


def group_at(s: Maracaibo, place: int) -> list[int]:
    """POM-206: the locations that hang together with the one on this place."""
    group = [place]
    for each in group:
        group += [near for near in s.sea.touching[each] if is_location(s, near) and near not in group]
    return group


def is_location(s: Maracaibo, place: int) -> bool:
    return place < PLACES and KIND[s.card[place]] == LOCATION


def too_large(s: Maracaibo) -> list[int]:
    """POM-206: a group of 4 locations or more; empty if there is none."""
    for place in range(PLACES):
        if is_location(s, place) and len(group_at(s, place)) >= LIMIT:
            return group_at(s, place)
    return []


def break_up_groups(s: Maracaibo) -> None:
    """POM-206, A-1: such a location changes places with an improvement, if no new group comes of it."""
    for _ in range(TRIES):
        group = too_large(s)
        if not group:
            return
        here = s.chance.pick(group)
        there = s.chance.pick([place for place in range(PLACES) if KIND[s.card[place]] == IMPROVEMENT])
        swap(s, here, there)
        if len(group_at(s, there)) >= LIMIT:
            swap(s, here, there)


def swap(s: Maracaibo, here: int, there: int) -> None:
    s.card[here], s.card[there] = s.card[there], s.card[here]
