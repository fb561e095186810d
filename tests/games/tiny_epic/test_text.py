"""The terminal: the board fits, and labels tell what an option would bring, in figures from the rules."""

from functools import cache

import pytest

from kaper.engine.chance import Chance
from kaper.engine.match import Match
from kaper.engine.registry import Entry
from kaper.engine.sight import look_at, sight
from kaper.games import tiny_epic
from kaper.games.tiny_epic import META
from kaper.games.tiny_epic.components.board import MARKET
from kaper.games.tiny_epic.game import GAME
from kaper.games.tiny_epic.show.facts import navy_ways, wheel_figures
from kaper.games.tiny_epic.state.state import Pirates
from kaper.games.tiny_epic.view.observe import observe
from kaper.words import LANGUAGES, Narrator, Words

ENTRY = Entry(META, tiny_epic.__name__)
NAMES = ["Anna", "Bartek", "Celina", "Dawid"]
NOBODY = {"legend": "none", "personality": "none"}
MAUD = {"legend": "iron-maud", "personality": "greedy"}


@cache
def played(players: int, answers: int) -> Match[Pirates]:
    match = Match.new(GAME, players, MAUD if players == 1 else NOBODY, "text")
    chance = Chance.seeded("text")
    while match.pending and len(match.answers) < answers:
        ask = chance.pick(match.pending)
        match.answer(ask.seat, chance.pick(ask.options))
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_of_a_sail_are_short_enough_to_stand_in_a_row(lang: str) -> None:
    match = played(4, 150)
    narrator = Narrator(Words(lang, [ENTRY.folder]), ENTRY.load().show(), NAMES)
    view = observe(match.state, 0)
    narrator.meet(view)
    seen = sight(match, match.pending[0].seat, len(match.events))
    assert seen.asked is not None
    for cell in ("a1", "b2", "c3", "d4"):
        assert len(narrator.option(look_at(match, 0), seen.asked, f"sail:{cell}")) <= 45


# --- what is foreseen


def at_sea() -> Pirates:
    """Two players before the first turn; the captains stand on Hide with three hands at their duties."""
    match = Match.new(GAME, 2, NOBODY, "sea")
    while match.pending and match.pending[0].prompt != "wheel":
        match.answer(match.pending[0].seat, match.pending[0].options[0])
    return match.state


@pytest.mark.rule("TEP-311", "TEP-312")
def test_a_space_costs_as_many_hands_as_are_jumped() -> None:
    s = at_sea()
    costs = [wheel_figures(s, s.turn, space) for space in (1, 2, 3)]
    assert [(cost["hands"], cost["back"]) for cost in costs] == [(0, 0), (1, 0), (2, 0)]


@pytest.mark.rule("TEP-313", "TEP-314", "TEP-801")
def test_hide_and_occupied_spaces_cost_nothing_and_their_hands_come_back() -> None:
    s = at_sea()
    s.space[s.turn] = 4
    s.wheel[s.turn] = 1 << 5 | 1 << 1
    s.duty[s.turn] = [1, 0, 0, 0]
    figures = wheel_figures(s, s.turn, 2)
    assert (figures["hands"], figures["back"], figures["line"]) == (0, 2, 1)


@pytest.mark.rule("TEP-521")
def test_the_wheel_tells_what_a_trade_would_bring() -> None:
    s = at_sea()
    loot = 1
    cell = next(cell for cell in range(16) if MARKET[s.sea[cell]] == loot)
    s.cell[s.turn], s.hold[s.turn], s.price = cell, [0, 2, 0, 0], [2, 4, 3, 5]
    space = s.orders[s.turn].index(2)
    figures = wheel_figures(s, s.turn, space)
    assert (figures["offer"], figures["count"]) == ("gold", 8)


@pytest.mark.rule("TEP-850", "TEP-851", "TEP-R36")
def test_the_navys_next_cells_are_foreseen() -> None:
    s = at_sea()
    s.navy, s.cell[s.turn], s.buried[s.turn] = 3, 12, 1
    assert navy_ways(s, s.turn) == ({1, 6, 11}, [(2, 1), (2, 6), (3, 2), (3, 7), (7, 6), (7, 11)])
    s.cell[s.turn] = 2
    assert navy_ways(s, s.turn) == ({2}, [(3, 2)])
