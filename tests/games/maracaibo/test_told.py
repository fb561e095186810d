"""What the log tells of points, doubloons, prices and cards, and when it keeps silent."""

import pytest

from kaper.games.maracaibo.components.ship import UPGRADE_NAMES
from kaper.games.maracaibo.rules.gains import gain_doubloons, gain_vp, pay, place_cubes
from kaper.games.maracaibo.rules.skirmishes import hand_over
from kaper.games.maracaibo.rules.step import end_round
from kaper.games.maracaibo.state.state import Maracaibo
from tests.games.maracaibo.table import (
    die,
    does,
    happened,
    position,
    question,
    redbeard,
    table,
    told,
    turn,
    visit,
)


@pytest.mark.rule("POM-403", "POM-902", "POM-1933")
@pytest.mark.parametrize(("card", "paid"), [("haggler", [{"n": 3, "why": "haggler"}]), ("carpenter", [])])
def test_a_price_is_told_unless_there_is_none(card: str, paid: list[dict[str, int | str]]) -> None:
    match = visit(position(cards={4: card}), 4, "buy")
    assert told(match, "pays") == paid


@pytest.mark.rule("POM-402", "POM-901", "POM-902")
def test_gains_of_points_and_doubloons_are_told() -> None:
    match = visit(position(cards={4: "haggler"}), 4, "coins:5")
    assert told(match, "gains-doubloons") == [{"n": 5, "why": "why-ignored"}]
    match = does(position(), [{"op": "gain_vp", "n": 4}])
    assert told(match, "gains-vp") == [{"n": 4, "why": "trial"}]
    match = does(position(), [{"op": "vp_per", "what": "crew", "vp": 1, "max": 0}])
    assert told(match, "gains-vp") == []


@pytest.mark.rule("POM-901", "POM-902", "POM-903", "POM-503", "POM-313")
def test_a_simulation_without_a_log_counts_the_same() -> None:
    s: Maracaibo = position(players=2)
    s.diary = None
    gain_vp(s, 0, 3, "why-fight")
    gain_doubloons(s, 0, 4, "bay")
    pay(s, 0, 2, "bay")
    place_cubes(s, 0, 1, 2, "bay")
    hand_over(s, 0, 1, 1, "why-fight")
    assert (s.vp, s.doubloons, s.islands) == ([3, 0], [11, 11], [4, 6, 4])


@pytest.mark.rule("POM-313", "POM-1423")
def test_who_hands_over_a_doubloon_is_told_and_without_one_nobody() -> None:
    match = turn(position(cards={7: "tobacco"}, at={0: 4, 1: 7}), 0, "sail:7")
    assert told(match, "pays-opponent") == [{"whom": 1, "n": 1, "why": "why-same-place"}]
    match = turn(position(cards={7: "tobacco"}, at={0: 4, 1: 7}, doubloons={0: 0}), 0, "sail:7")
    assert told(match, "pays-opponent") == []


@pytest.mark.rule("POM-801", "POM-1932")
def test_with_a_full_ship_board_no_upgrade_is_offered() -> None:
    match = visit(position(cards={4: "puerto-rico"}, upgrades={0: UPGRADE_NAMES}), 4)
    assert question(match) is None
    assert happened(match, "upgrades") == []


@pytest.mark.rule("POM-1001", "POM-1002", "POM-1003")
def test_income_and_the_end_of_a_round_are_told() -> None:
    s = position(owned={0: ["tobacco"]}, at={0: "bay"}, round=2)
    match = table(s)
    assert told(match, "round-ends") == []
    match.answer(0, "skip")
    assert told(match, "earns") == [{"doubloons": 4, "vp": 1}, {"doubloons": 0, "vp": 0}]
    assert told(match, "round-ends") == [{"round": 2}]


@pytest.mark.rule("POM-1004", "POM-1405")
def test_after_a_round_the_ships_return_and_the_fog_grows_richer() -> None:
    s = position(settings={"fog-locations": "yes"}, at={0: 4, 1: "maracaibo"})
    end_round(s)
    assert (s.ship, s.round, sorted(set(s.coins))) == ([29, 29], 1, [0, 2])


@pytest.mark.rule("POM-1212", "POM-1220", "POM-1222", "POM-1250")
def test_what_redbeard_rolls_and_fills_is_told() -> None:
    s = position(players=1, at={1: 4}, cards={8: "trinidad"}, draws=[die(1), die(5)], islands=[4, 6, 5])
    s.card[7] = s.card[9] = 0
    s.red_six, s.red_left, s.red_cubes = [110], [110], 3
    match = redbeard(s)
    assert told(match, "red-upgrades") == [{"effect": "advance", "space": 4}]
    assert told(match, "red-rolls") == [{"pips": 5, "kind": "emerald"}]
    assert told(match, "red-reveals") == [{"card": "redbeard-110"}]
