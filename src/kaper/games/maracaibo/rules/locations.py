"""Chapter 5: location cards; chapter 9: Bay and Maracaibo."""

from kaper.engine.asking import Asking
from kaper.games.maracaibo.components.cards import ACTIONS, BAY_EFFECTS, MARACAIBO_EFFECTS, MARKET_TILES
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.rules.resolving import leftover, resolve
from kaper.games.maracaibo.rules.rubies import arrive_in_the_bay, take_ruby
from kaper.games.maracaibo.rules.upgrades import activate, may_upgrade
from kaper.games.maracaibo.state.state import NONE, RUBIES, Maracaibo


def visit_location(s: Maracaibo, seat: int, place: int) -> Asking[None]:
    """POM-501, POM-504, POM-505, POM-1442: value, black market, upgrade, actions, in this strict order."""
    if s.modules & RUBIES:
        yield from take_ruby(s, seat, place)
    value_cube(s, seat, place)
    stall = s.stall[place]
    if stall != NONE and stall // MARKET_TILES == seat:
        yield from activate(s, seat, stall % MARKET_TILES)
        yield from leftover(s, seat)
    yield from may_upgrade(s, seat)
    yield from resolve(s, seat, ACTIONS[s.card[place]])


def value_cube(s: Maracaibo, seat: int, place: int) -> None:
    """POM-502: a value tile puts a cube on the island that it names, before anything else."""
    island = s.value[place]
    if island == NONE:
        return
    s.islands[island] += 1
    if s.diary is not None:
        s.diary.note("value-rises", seat, {"island": TREASURES[island], "cubes": s.islands[island]})


def visit_bay(s: Maracaibo, seat: int) -> Asking[None]:
    """POM-910, POM-1443: one upgrade, then a raid with 2 more power, or exploring 4, or a residence."""
    yield from arrive_in_the_bay(s, seat)
    for effect in BAY_EFFECTS:
        yield from resolve(s, seat, [effect])


def visit_maracaibo(s: Maracaibo, seat: int) -> Asking[None]:
    """POM-912: 6 points and one upgrade."""
    return resolve(s, seat, MARACAIBO_EFFECTS)
