"""Chapter 12: how Redbeard chooses among places, sails, and what follows from where he ends."""

from typing import Final

from kaper.engine.automaton import Criterion, Decision, narrow
from kaper.games.maracaibo.components.board import BAY, PLACE_NAMES, PLACES
from kaper.games.maracaibo.components.cards import HAS_RUBIES, RUBY_MARKET
from kaper.games.maracaibo.components.load import COMPONENTS
from kaper.games.maracaibo.rules.fog import is_foggy_location, turn_up
from kaper.games.maracaibo.rules.gains import gain_doubloons, gain_vp
from kaper.games.maracaibo.rules.rubies import FULL, get_ruby, put_ruby
from kaper.games.maracaibo.rules.skirmishes import fight
from kaper.games.maracaibo.state.state import RUBIES, SKIRMISHES, Maracaibo

RANGE: Final[int] = COMPONENTS["redbeard"]["range"]
HUMAN_GAINS: Final[int] = COMPONENTS["redbeard"]["human_gains_when_he_lands"]
FOG_VP: Final[list[int]] = COMPONENTS["module_fog_locations"]["redbeard_vp_by_round"]


def best_of(s: Maracaibo, places: list[int]) -> Decision:
    """POM-1218: the column nearest to Maracaibo, in it the topmost."""
    column, row = s.sea.column, s.sea.row
    criteria = [
        Criterion("nearest-maracaibo", lambda place: -column[place]),
        Criterion("topmost", lambda place: row[place]),
    ]
    return narrow(places, criteria)


def sail_to(s: Maracaibo, place: int) -> None:
    """Fog is lifted on the way; then the human's doubloon, a fight, and rubies.

    POM-1211, POM-1233, POM-1406, POM-1414, POM-1425, POM-1426, POM-1446.
    """
    seat = s.redbeard
    for each in path_to(s, s.ship[seat], place):
        lift_fog(s, each)
    s.ship[seat] = place
    if s.diary is not None:
        s.diary.note("sails", seat, {"place": PLACE_NAMES[place], "target": s.called(place)})
    if place < PLACES and s.ship[0] == place:
        gain_doubloons(s, 0, HUMAN_GAINS, "why-met")
        if s.modules & SKIRMISHES:
            fight(s, seat, [0])
    if s.modules & RUBIES:
        trade_rubies(s, place)


def path_to(s: Maracaibo, start: int, end: int) -> list[int]:
    """POM-1407, POM-1414, A-30: of all ways the one over most face-down cards, then the upper."""
    if not any(s.hidden):
        return [end]
    paths = _paths(s, start, end, RANGE)
    covered = [sum(place < PLACES and s.hidden[place] for place in set(path)) for path in paths]
    most_fog = Criterion("most-fog", lambda path: -covered[path])
    return paths[narrow(range(len(paths)), [most_fog, Criterion("upper-way", lambda path: path)]).choice]


def _paths(s: Maracaibo, start: int, end: int, left: int) -> list[list[int]]:
    """POM-1407, POM-1414: all ways, those over upper cards first."""
    found: list[list[int]] = []
    for place in sorted(s.sea.touching[start], key=lambda place: (s.sea.row[place], place)):
        if place == end:
            found.append([place])
        if place != BAY and left > 1:
            found += [[place, *rest] for rest in _paths(s, place, end, left - 1)]
    return found


def lift_fog(s: Maracaibo, place: int) -> None:
    """POM-1406, POM-1414: what he sails over is turned up; for a location of the fog he gets points."""
    if place >= PLACES or not s.hidden[place]:
        return
    if is_foggy_location(s, place):
        s.coins[place] = 0
        gain_vp(s, s.redbeard, FOG_VP[s.round], "why-fog")
    turn_up(s, s.redbeard, place)


def trade_rubies(s: Maracaibo, place: int) -> None:
    """POM-1446, A-34: a ruby where they are delivered; in the Bay a die says where he sells one."""
    seat = s.redbeard
    if place < PLACES and HAS_RUBIES[s.card[place]] and not s.hidden[place]:
        get_ruby(s, seat)
    if place == BAY and s.rubies[seat] and s.ruby_market != FULL:
        space = s.chance.below(len(RUBY_MARKET))
        while s.ruby_market >> space & 1:
            space = (space + 1) % len(RUBY_MARKET)
        put_ruby(s, seat, space)
