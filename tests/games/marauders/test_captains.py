"""Every captain's ability."""

from pathlib import Path

import pytest

from kaper.engine.match import Match
from kaper.games.marauders.components.board import FLAG, NATION_NAMES
from kaper.games.marauders.components.cards import (
    CAPTAIN_ABILITIES,
    CAPTAIN_NAMES,
    CARGO_NAMES,
    LEADERSHIP,
    SEAMANSHIP,
    SKILL,
)
from kaper.games.marauders.rules.bounties import pirate_reward
from kaper.games.marauders.rules.contest import contest
from kaper.games.marauders.rules.crew import dice_of as crew_dice
from kaper.games.marauders.rules.death import enter
from kaper.games.marauders.rules.naval import start_battle
from kaper.games.marauders.state.state import Marauders
from tests.games.marauders.table import (
    Seat,
    answers,
    begin,
    dice,
    gold,
    happened,
    in_port,
    now,
    nth,
    offered,
    play,
    position,
    prompt,
)

SEA = "caribbean-sea"


def battle(one: Seat, other: Seat, *faces: int | str, bout: int = 0) -> Match[Marauders]:
    s = position(one, other, draws=dice(*faces))
    start_battle(s, 0, 1)
    s.bout = bout
    return play(s)


@pytest.mark.rule("MAM-1301")
def test_felipe_moves_one_hit_per_battle() -> None:
    felipe = Seat("felipe-de-los-reyes", "frigate", SEA, False)
    match = battle(felipe, Seat("edmund-harwood", "frigate", SEA, False), 1, 1, 1, "S", 1, 1, 3, 3, 4)
    answers(match, "0 relocate", "0 hit:crew", "0 to:cargo")
    assert now(match, 0) == [3, 2, 3, 2, 2]


@pytest.mark.rule("MAM-1310")
def test_federico_rerolls_once_a_turn_when_he_looks_for_merchants() -> None:
    s = position(Seat("federico-de-silva", zone=SEA, docked=False), draws=dice(1, 1, 1, 1, "S", 1, 1, 1))
    match = play(s, "0 scout:merchant")
    assert prompt(match) == (0, "after-test")
    answers(match, "0 reroll")
    assert prompt(match) == (0, "merchant")


@pytest.mark.rule("MAM-1310", "MAM-1162")
def test_rodrigo_has_a_die_more_in_the_first_round_on_deck() -> None:
    s = position(Seat("rodrigo-salvatierra"), Seat())
    s.sides = (0, 1)
    s.bout = 1
    assert crew_dice(s, 0) == 5
    s.bout = 2
    assert crew_dice(s, 0) == 4


@pytest.mark.rule("MAM-1310", "MAM-822")
def test_cinco_is_paid_five_gold_more() -> None:
    s = position(Seat("cinco-de-irapuato"))
    pirate_reward(s, 0, 12)
    assert s.seats[0].gold == 10 + 5 + 5


@pytest.mark.rule("MAM-721")
def test_frances_rolls_three_dice_in_a_raid() -> None:
    s = position(Seat("frances-wright", zone=SEA, docked=False), draws=dice("S", 1, 1))
    match = play(s, "0 scout:merchant")
    answers(match, f"0 {offered(match)[0]}")
    assert len(str(happened(match, "raid-roll")[0]["dice"]).split()) == 3


@pytest.mark.rule("MAM-1310", "MAM-1319")
def test_edmund_ignores_storms() -> None:
    s = begin(position(Seat("edmund-harwood", zone=SEA, docked=False), event="storm-1"))
    assert play(s).state.chance.position == 0


@pytest.mark.rule("MAM-1310")
def test_nathaniel_starts_armed() -> None:
    s = position(Seat("nathaniel-cray"))
    for _ in enter(s, 0, 0):
        pass
    assert s.seats[0].weapons == 7


@pytest.mark.rule("MAM-301")
def test_every_captain_has_ten_points_of_skill_and_one_ability() -> None:
    assert [sum(skills) for skills in SKILL] == [10] * 16
    assert all(1 <= skill <= 4 for skills in SKILL for skill in skills)
    assert [len(abilities) for abilities in CAPTAIN_ABILITIES] == [1] * 16


@pytest.mark.rule("MAM-301")
def test_the_captains_who_are_best_in_seamanship_and_leadership_together() -> None:
    pairs = {
        name: (skills[SEAMANSHIP], skills[LEADERSHIP])
        for name, skills in zip(CAPTAIN_NAMES, SKILL, strict=True)
    }
    best = [name for name, pair in pairs.items() if min(pair) >= 3]
    assert sorted(best) == ["cinco-de-irapuato", "machiel-van-riebeeck", "sikuma"]
    assert {pairs[name] for name in best} == {(3, 3)}


@pytest.mark.rule("MAM-302")
@pytest.mark.parametrize(
    ("captain", "nation"),
    [
        ("felipe-de-los-reyes", "spanish"),
        ("cinco-de-irapuato", "spanish"),
        ("frances-wright", "english"),
        ("christian-marquis", "french"),
        ("alexandre-villon", "french"),
        ("machiel-van-riebeeck", "dutch"),
        ("sikuma", "dutch"),
    ],
)
def test_the_flag_of_the_home_port_is_the_captains_nation(captain: str, nation: str) -> None:
    player = position(Seat(captain)).seats[0]
    assert (NATION_NAMES[player.nation], FLAG[player.home]) == (nation, player.nation)


@pytest.mark.rule("MAM-1321")
def test_william_repairs_for_one_gold() -> None:
    match = play(in_port(position(Seat("william-ashcombe", now={"hull": 1}))), "0 yard", "0 repair:hull")
    assert gold(match, 0) == 9


@pytest.mark.rule("MAM-1310", "MAM-406")
def test_dominique_starts_with_two_glory_cards() -> None:
    s = position(Seat("dominique-de-richery"))
    for _ in enter(s, 0, 0):
        pass
    assert len(s.seats[0].hand) == 2


@pytest.mark.rule("MAM-1310", "MAM-726")
def test_christian_ignores_one_hit_of_a_raid() -> None:
    s = position(
        Seat("christian-marquis", zone=SEA, docked=False),
        draws=[*dice("S", 1, 1, 1), nth(1, 17), nth(1, 3), nth(1, 2), nth(1, 1), *dice(1, 1, 1)],
    )
    s.cargo_deck = [CARGO_NAMES.index(name) for name in ("food-7", "rum-1", "rum-2")]
    match = play(s, "0 scout:merchant")
    answers(match, f"0 {offered(match)[0]}", "0 ignore-hit")
    assert now(match, 0) == [2, 2, 2, 2, 1]
    assert gold(match, 0) == 18


@pytest.mark.rule("MAM-1321")
def test_helene_and_the_steward_draw_one_card_more_each() -> None:
    seat = Seat("helene-duvivier", zone="trinidad", specialists=["steward"])
    assert len(play(in_port(position(seat)), "0 buy").state.market) == 8


@pytest.mark.rule("MAM-1303", "MAM-1318")
def test_alexandre_enters_every_port() -> None:
    seat = Seat("alexandre-villon", zone="nassau", docked=False, bounty={"english": 3})
    assert "enter-port" in offered(play(position(seat, war="war-en-fr")))


@pytest.mark.rule("MAM-1310", "MAM-1122")
def test_adriaan_wins_ties_without_pips() -> None:
    s = position(
        Seat("frances-wright", zone=SEA, docked=False), Seat("adriaan-roskam", zone=SEA, docked=False)
    )
    start_battle(s, 0, 1)
    s.dice = [(0, 4), (0, 1)]
    assert contest(s) == 1
    s.dice = [(0, 0), (0, 1)]
    assert contest(s) == 0


@pytest.mark.rule("MAM-1310", "MAM-1321")
def test_sikuma_sells_goods_in_demand_for_one_gold_more() -> None:
    s = in_port(position(Seat("sikuma", cargo=["rum-1", "wood-1"]), demand={"curacao": "rum"}))
    assert gold(play(s, "0 sell", "0 all"), 0) == 10 + 7 + 3


@pytest.mark.rule("MAM-1310", "MAM-1132")
def test_machiel_always_escapes_when_he_wins() -> None:
    other = Seat("frances-wright", zone=SEA, docked=False, now={"cannons": 0})
    match = battle(Seat("machiel-van-riebeeck", zone=SEA, docked=False), other, "S", "S", 1, "S", 1, bout=1)
    answers(match, "0 flee", "1 shoot")
    assert prompt(match) == (0, "action")


@pytest.mark.rule("MAM-1303")
def test_pepijn_carries_one_card_more_at_sea() -> None:
    s = position(Seat("pepijn-van-avezaath", cargo=["rum-1", "rum-2", "rum-3"]))
    assert prompt(play(s, "0 leave-port")) == (0, "action")


def test_every_captain_is_tried_above() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in CAPTAIN_NAMES if f'"{name}"' not in text] == []
