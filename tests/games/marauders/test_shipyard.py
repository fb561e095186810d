"""Chapter 6: ships, repairs, Modifications and weapons."""

import pytest

from kaper.games.marauders.components.board import ZONE_NAMES
from kaper.games.marauders.components.cards import MOD_NAMES
from kaper.games.marauders.rules.death import turn_up
from tests.games.marauders.table import Seat, answers, gold, happened, in_port, now, offered, play, position

# --- shipyard


@pytest.mark.rule("MAM-630", "MAM-631", "MAM-633", "MAM-648", "MAM-R09")
def test_the_old_ship_is_sold_and_the_new_one_is_whole() -> None:
    s = in_port(
        position(
            Seat(ship="sloop", gold=40, now={"hull": 1, "crew": 1}, mods=["chasers"], weapons=["grapeshot"])
        )
    )
    match = play(s, "0 yard", "0 ship:frigate")
    assert gold(match, 0) == 40 + 5 + 1 - 1 - 35
    assert now(match, 0) == [3, 3, 3, 1, 3]
    assert match.state.seats[0].weapons == 4
    assert match.state.seats[0].mods == 0
    assert happened(match, "disperses") == [{"zone": "trinidad"}]
    assert match.state.mod_bags[-1] == (MOD_NAMES.index("chasers"),)


@pytest.mark.rule("MAM-633")
def test_the_crew_is_cut_to_the_new_ships_crew() -> None:
    match = play(in_port(position(Seat(ship="frigate", gold=40))), "0 yard", "0 ship:flute")
    assert now(match, 0) == [3, 4, 3, 1, 1]


@pytest.mark.rule("MAM-632", "MAM-313")
def test_without_the_money_the_old_ship_is_not_sold() -> None:
    match = play(in_port(position(Seat(gold=29))), "0 yard")
    assert "ship:frigate" not in offered(match)
    match = play(in_port(position(Seat(gold=30))), "0 yard")
    assert "ship:frigate" in offered(match)


@pytest.mark.rule("MAM-631")
def test_a_wreck_is_never_sold_below_nothing() -> None:
    s = in_port(position(Seat(gold=35, now={"hull": 1, "masts": 0, "cargo": 0, "cannons": 0})))
    assert gold(play(s, "0 yard", "0 ship:frigate"), 0) == 0


@pytest.mark.rule("MAM-634")
def test_a_man_of_war_is_given_up_for_nothing_and_never_for_sale() -> None:
    match = play(in_port(position(Seat(ship="man-of-war", gold=35))), "0 yard")
    assert "ship:man-of-war" not in offered(match)
    answers(match, "0 ship:frigate")
    assert gold(match, 0) == 0


@pytest.mark.rule("MAM-636", "MAM-630")
def test_one_weapon_of_each_kind_for_three_gold_and_back_for_one() -> None:
    match = play(in_port(position(Seat(gold=9))), "0 yard", "0 weapon:chain-shot")
    assert gold(match, 0) == 6
    assert "weapon:chain-shot" not in offered(match)
    answers(match, "0 sell-weapon:chain-shot")
    assert gold(match, 0) == 7


@pytest.mark.rule("MAM-637", "MAM-630")
def test_a_point_of_repair_costs_two_gold_and_crew_is_not_repaired() -> None:
    s = in_port(position(Seat(ship="frigate", now={"masts": 0, "crew": 1, "hull": 2})))
    match = play(s, "0 yard")
    assert [option for option in offered(match) if option.startswith("repair")] == [
        "repair:hull",
        "repair:masts",
    ]
    answers(match, "0 repair:masts")
    assert (gold(match, 0), now(match, 0)[2]) == (8, 1)


@pytest.mark.rule("MAM-640", "MAM-641", "MAM-644", "MAM-643")
def test_the_token_of_the_port_is_bought_for_three_gold() -> None:
    s = in_port(position(Seat(now={"cargo": 0}), market={"caracas": "extended-hold"}))
    match = play(s, "0 yard", "0 modification")
    assert (gold(match, 0), now(match, 0)[1]) == (7, 1)
    assert match.state.seats[0].maximum(1) == 3
    assert "modification" not in offered(match)


@pytest.mark.rule("MAM-640", "MAM-603")
def test_a_port_sells_its_own_token_alone_and_none_after_it() -> None:
    tokens = {"caracas": "chasers", "havana": "long-guns"}
    assert "modification" not in offered(play(in_port(position(Seat(gold=2), market=tokens)), "0 yard"))
    match = play(in_port(position(Seat(gold=3), market=tokens)), "0 yard", "0 modification")
    me, caracas = match.state.seats[0], ZONE_NAMES.index("caracas")
    assert (gold(match, 0), me.mods) == (0, 1 << MOD_NAMES.index("chasers"))
    assert (match.state.mod_up[caracas], match.state.mod_down[caracas]) == (-1, -1)
    assert match.state.mod_up[ZONE_NAMES.index("havana")] == MOD_NAMES.index("long-guns")
    s = answers(match, "0 done", "0 done").state.clone()
    s.start_turn()
    s.seats[0].gold = 20
    assert "modification" not in offered(play(in_port(s), "0 yard"))


@pytest.mark.rule("MAM-640", "MAM-648")
def test_a_token_that_is_laid_in_an_empty_port_is_for_sale_there() -> None:
    s = position(Seat(gold=40, ship="sloop", mods=["chasers"]), market={"caracas": "long-guns"})
    empty = ZONE_NAMES.index("trinidad")
    assert (s.mod_up[empty], s.mod_down[empty]) == (-1, -1)
    s = play(in_port(s), "0 yard", "0 ship:frigate").state.clone()
    turn_up(s, empty)
    assert s.mod_up[empty] == MOD_NAMES.index("chasers")


@pytest.mark.rule("MAM-641")
def test_no_ship_has_two_modifications_of_a_kind() -> None:
    s = in_port(position(Seat(mods=["chasers"]), market={"caracas": "chasers"}))
    assert "modification" not in offered(play(s, "0 yard"))


@pytest.mark.rule("MAM-643")
def test_hammocks_raise_the_crew_maximum_but_bring_no_crew() -> None:
    s = in_port(position(market={"caracas": "extra-hammocks"}))
    match = play(s, "0 yard", "0 modification")
    assert (now(match, 0)[3], match.state.seats[0].maximum(3)) == (2, 3)


@pytest.mark.rule("MAM-643", "MAM-R16")
def test_a_flipped_reinforced_hull_is_restored_for_three_gold() -> None:
    s = in_port(position(Seat(mods=["reinforced-hull"])))
    s.seats[0].flipped = 1 << 2
    match = play(s, "0 yard", "0 restore-hull")
    assert (match.state.seats[0].flipped, gold(match, 0)) == (0, 7)


@pytest.mark.rule("MAM-643", "MAM-644")
def test_an_extra_cannon_port_is_a_cannon_more_at_once() -> None:
    s = in_port(position(market={"caracas": "extra-cannon-port"}))
    match = play(s, "0 yard", "0 modification")
    assert (now(match, 0)[4], match.state.seats[0].maximum(4)) == (2, 2)
