"""Chapter 2: Glory Points, the chest, victory and the ways the game ends."""

import pytest

from kaper.engine.errors import SettingError
from kaper.engine.match import Match
from kaper.games.marauders import META
from kaper.games.marauders.game import GAME
from kaper.games.marauders.rules.ending import outcome
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.view.observe import observe
from tests.games.marauders.table import (
    Seat,
    answers,
    begin,
    dice,
    glory,
    gold,
    hand,
    happened,
    in_port,
    new_round,
    play,
    position,
    prompt,
)

THREE_RUM = ["rum-1", "rum-2", "rum-3"]


def ended(ending: str, *seats: Seat, target: int = 10) -> Marauders:
    s = position(*seats, target=target)
    s.ending, s.over = ending, True
    return s


@pytest.mark.rule("MAM-201", "MAM-206", "MAM-207", "MAM-R02")
def test_ten_points_of_track_and_chest_end_the_game_with_this_round() -> None:
    s = in_port(position(Seat(glory=9, gold=12), Seat()))
    match = play(s, "0 stash", "0 aboard:2")
    assert [event["n"] for event in happened(match, "declares")] == [10]
    answers(match, "0 done", "0 end-turn")
    assert prompt(match)[0] == 1
    answers(match, "1 end-turn")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("glory", [0])


@pytest.mark.rule("MAM-207")
def test_who_had_a_turn_in_this_round_gets_no_other() -> None:
    s = position(Seat(), Seat(glory=9, gold=10))
    s.active = 1
    match = play(in_port(s), "1 stash", "1 aboard:0", "1 done", "1 end-turn")
    assert match.outcome is not None
    assert match.outcome.winners == [1]


@pytest.mark.rule("MAM-202", "MAM-205", "MAM-614", "MAM-901")
def test_three_goods_in_demand_bring_one_point_and_a_glory_card() -> None:
    s = in_port(position(Seat(cargo=THREE_RUM), demand={"caracas": "rum"}))
    match = play(s, "0 sell", "0 all")
    assert glory(match, 0) == 1
    assert len(hand(match, 0)) == 1
    assert gold(match, 0) == 10 + 18


@pytest.mark.rule("MAM-614", "MAM-R39", "MAM-613")
def test_two_in_demand_and_one_other_bring_no_point() -> None:
    s = in_port(position(Seat(cargo=["rum-1", "rum-2", "wood-1"]), demand={"caracas": "rum"}))
    match = play(s, "0 sell", "0 all")
    assert glory(match, 0) == 0
    assert gold(match, 0) == 10 + 6 + 6 + 3


@pytest.mark.rule("MAM-614")
def test_six_goods_in_demand_bring_no_more_than_one_point() -> None:
    goods = [f"rum-{n}" for n in range(1, 7)]
    match = play(in_port(position(Seat(cargo=goods), demand={"caracas": "rum"})), "0 sell", "0 all")
    assert glory(match, 0) == 1


@pytest.mark.rule("MAM-205", "MAM-206")
def test_points_of_the_chest_draw_no_card_and_are_five_at_most() -> None:
    s = in_port(position(Seat(gold=80)))
    match = play(s, "0 stash", "0 aboard:0")
    assert hand(match, 0) == []
    assert match.state.points(0) == 5


@pytest.mark.rule("MAM-206")
@pytest.mark.parametrize(("chest", "points"), [(9, 0), (10, 1), (19, 1), (49, 4), (50, 5), (99, 5)])
def test_a_point_for_every_full_ten_gold(chest: int, points: int) -> None:
    assert position(Seat(chest=chest)).points(0) == points


@pytest.mark.rule("MAM-213", "MAM-R04")
@pytest.mark.parametrize(("target", "points"), [(5, 2), (10, 5), (15, 7), (25, 12)])
def test_the_chest_counts_up_to_half_the_target(target: int, points: int) -> None:
    assert position(Seat(chest=999), target=target).points(0) == points


@pytest.mark.rule("MAM-201", "MAM-213")
@pytest.mark.parametrize(
    ("value", "target"),
    [("ten", 10), ("fifteen", 15), ("five", 5), ("seven", 7), ("twenty-four", 24), ("twenty-five", 25)],
)
def test_the_players_may_agree_on_any_target_from_5_to_25(value: str, target: int) -> None:
    assert META.complete(2, {}) == {"target": "ten", "npc": "next-player"}
    match = Match.new(GAME, 2, {"target": value, "npc": "rule"}, "1")
    assert observe(match.state, 0).target == target


@pytest.mark.rule("MAM-201", "MAM-213")
@pytest.mark.parametrize("value", ["four", "twenty-six"])
def test_other_targets_are_refused(value: str) -> None:
    with pytest.raises(SettingError):
        META.complete(2, {"target": value})


@pytest.mark.rule("MAM-209", "MAM-R03")
def test_of_two_with_the_target_the_higher_track_wins() -> None:
    s = ended("glory", Seat(glory=6, chest=50), Seat(glory=10))
    assert outcome(s).winners == [1]


@pytest.mark.rule("MAM-210", "MAM-R03")
def test_who_lacks_the_target_does_not_compete() -> None:
    s = ended("glory", Seat(glory=6, chest=40), Seat(glory=9))
    assert outcome(s).winners == [0]


@pytest.mark.rule("MAM-209")
def test_equal_tracks_are_decided_by_the_chest_and_then_shared() -> None:
    assert outcome(ended("glory", Seat(glory=10, chest=3), Seat(glory=10, chest=4))).winners == [1]
    assert outcome(ended("glory", Seat(glory=10, chest=4), Seat(glory=10, chest=4))).winners == [0, 1]


@pytest.mark.rule("MAM-213", "MAM-R43")
def test_at_a_time_limit_all_points_count() -> None:
    s = ended("events", Seat(glory=3, chest=40), Seat(glory=6))
    assert outcome(s).winners == [0]
    s = ended("glory", Seat(glory=3, chest=40), Seat(glory=6))
    assert outcome(s).winners == [0]


@pytest.mark.rule("MAM-211", "MAM-505")
def test_without_an_event_card_the_game_is_over_at_once() -> None:
    s = new_round(position(Seat(glory=2), Seat(glory=1)))
    s.event_deck = []
    match = play(s)
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("events", [0])


@pytest.mark.rule("MAM-212", "MAM-1222", "MAM-1241")
def test_without_a_captain_card_a_death_ends_the_game() -> None:
    s = begin(
        position(
            Seat(docked=False, now={"hull": 1}, zone="trinidad"), event="storm-1", draws=dice(1, 1, 2, 2, 2)
        )
    )
    s.captain_deck = []
    match = play(s)
    assert match.outcome is not None
    assert match.outcome.ending == "captains"


@pytest.mark.rule("MAM-E24", "MAM-1241", "MAM-R45", "MAM-R17")
@pytest.mark.parametrize(("left", "over"), [(1, True), (2, False)])
def test_two_deaths_need_two_captains(left: int, over: bool) -> None:
    match = both_sink(left)
    assert (match.outcome is not None) == over
    assert [glory(match, seat) for seat in (0, 1)] == [0, 0]


def both_sink(left: int) -> Match[Marauders]:
    """Two sloops with their last Hull, Masts and Cargo, and each hits the other's destroyed Cargo."""
    wreck = {"hull": 1, "cargo": 0}
    s = position(
        Seat("adriaan-roskam", zone="trinidad", docked=False, now=wreck),
        Seat("frances-wright", zone="trinidad", docked=False, now=wreck),
        draws=dice("S", 1, "S", 1, 1, 1, "S", 2, 1, 1),
    )
    s.captain_deck = s.captain_deck[:left]
    return play(s, "0 scout:seat:1")


@pytest.mark.rule("MAM-V30", "MAM-208")
def test_the_chest_is_shown_when_victory_is_declared_and_all_chests_at_the_end() -> None:
    s = in_port(position(Seat(glory=9, gold=12), Seat(chest=7)))
    match = play(s, "0 stash", "0 aboard:2")
    assert happened(match, "declares") == [{"track": 9, "stash": 1, "n": 10}]
    answers(match, "0 done", "0 end-turn", "1 end-turn")
    assert [event["n"] for event in happened(match, "shows-chest")] == [10, 7]
    assert [player.chest for player in GAME.observe(match.state, 0).players] == [10, 7]  # type: ignore[attr-defined]


@pytest.mark.rule("MAM-204", "MAM-202", "MAM-635")
def test_the_first_big_ship_of_a_captain_brings_a_point_and_the_second_none() -> None:
    s = in_port(position(Seat(gold=80)))
    match = play(s, "0 yard", "0 ship:frigate")
    assert glory(match, 0) == 1
    answers(match, "0 ship:galleon")
    assert glory(match, 0) == 1


@pytest.mark.rule("MAM-214", "MAM-215", "MAM-V03", "MAM-V10", "MAM-V13")
def test_totals_of_gold_are_the_owners_secret_and_payments_are_public() -> None:
    s = in_port(position(Seat(gold=17), Seat()))
    match = play(s, "0 stash", "0 aboard:4", "0 yard", "0 weapon:grapeshot")
    assert happened(match, "stashes") == [{"word": "gold"}]
    assert happened(match, "pays") == [{"n": 3, "why": "weapon"}]
    view = GAME.observe(match.state, 1)
    assert (view.players[0].gold, view.players[0].chest) == (-1, -1)  # type: ignore[attr-defined]
