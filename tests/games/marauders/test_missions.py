"""Every Mission: its requirement, its steps and its reward."""

from pathlib import Path

import pytest

from kaper.engine.asking import Choose
from kaper.engine.match import Match
from kaper.games.marauders.components.board import NATION_NAMES, NONE, ZONE_NAMES
from kaper.games.marauders.components.cards import MISSION_NAMES, MISSION_PORT, MISSION_SLOTS
from kaper.games.marauders.rules.missions import after_defeat, after_raid, may_claim
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.view.observe import observe
from tests.games.marauders.table import (
    Seat,
    answers,
    bounty,
    cargo,
    dice,
    glory,
    gold,
    in_port,
    now,
    offered,
    play,
    position,
    prompt,
)


def ashore(mission: str, zone: str, step: int = 0, **fields: object) -> Marauders:
    """A Port action with the Mission at one of its steps."""
    draws = fields.pop("draws", ())
    fields = {"captain": "rodrigo-salvatierra", "ship": "frigate", "gold": 10, **fields}
    s = in_port(position(Seat(zone=zone, mission=mission, **fields), draws=draws))  # type: ignore[arg-type]
    s.seats[0].progress = max(step, s.seats[0].progress)
    return s


def completed(match: Match[Marauders], amount: int) -> None:
    assert (gold(match, 0), glory(match, 0), match.state.seats[0].mission) == (10 + amount, 1, NONE)


@pytest.mark.rule("MAM-1314")
@pytest.mark.parametrize(
    ("mission", "goods", "port", "amount"),
    [
        ("rum-contract", ["rum-1", "rum-2"], "nassau", 13),
        ("timber-for-the-fort", ["wood-1", "wood-2"], "bridgetown", 14),
        ("missionary-supplies", ["food-1"], "old-providence", 11),
        ("cloth-for-the-leewards", ["textiles-1"], "st-maarten", 10),
        ("fever-ward", ["spices-1"], "basse-terre", 6),
        ("tobacco-monopoly", ["tobacco-1", "tobacco-2"], "havana", 18),
        ("shipyard-apprentice", ["wood-1"], "curacao", 7),
        ("cocoa-for-the-court", ["cocoa-1"], "san-juan", 10),
    ],
)
def test_goods_are_delivered_all_at_once(mission: str, goods: list[str], port: str, amount: int) -> None:
    assert "step" not in offered(play(ashore(mission, port, cargo=goods[1:])))
    match = play(ashore(mission, port, cargo=[*goods, "sugar-1"]), "0 step")
    completed(match, amount)
    assert cargo(match, 0) == ["sugar-1"]


@pytest.mark.rule("MAM-1316")
@pytest.mark.parametrize(
    ("mission", "kind"), [("fever-ward", "surgeon"), ("shipyard-apprentice", "carpenter")]
)
def test_a_mission_card_becomes_a_specialist(mission: str, kind: str) -> None:
    goods = {"fever-ward": ["spices-1"], "shipyard-apprentice": ["wood-1"]}[mission]
    port = {"fever-ward": "basse-terre", "shipyard-apprentice": "curacao"}[mission]
    match = play(ashore(mission, port, cargo=goods), "0 step")
    assert observe(match.state, 1).players[0].specialists == [kind]
    assert MISSION_NAMES.index(mission) not in match.state.mission_discard


@pytest.mark.rule("MAM-1314")
@pytest.mark.parametrize(
    ("mission", "ports", "amount"),
    [
        ("sealed-dispatches", ["cartagena", "caracas"], 14),
        ("escort-to-leeward", ["nassau", "st-maarten"], 18),
        ("the-envoy", ["basse-terre", "bridgetown"], 10),
    ],
)
def test_ports_are_visited_in_any_order(mission: str, ports: list[str], amount: int) -> None:
    s = ashore(mission, ports[1])
    match = play(s, "0 step")
    assert (glory(match, 0), "step" in offered(match)) == (0, False)
    s = ashore(mission, ports[0])
    s.seats[0].marks = 1 << ZONE_NAMES.index(ports[1])
    completed(play(s, "0 step"), amount)


@pytest.mark.rule("MAM-1314")
def test_a_port_that_only_wants_a_visit_is_never_forgotten() -> None:
    s = ashore("sealed-dispatches", "cartagena")
    s.seats[0].marks = 1 << ZONE_NAMES.index("caracas")
    completed(play(s, "0 done"), 14)


@pytest.mark.rule("MAM-807")
def test_the_envoy_lifts_one_nations_bounty() -> None:
    s = ashore("the-envoy", "bridgetown", bounty={"spanish": 2, "dutch": 1})
    s.seats[0].marks = 1 << ZONE_NAMES.index("basse-terre")
    match = play(s, "0 step", "0 pardon:spanish:2")
    assert bounty(match, 0) == {"dutch": 1}


@pytest.mark.rule("MAM-1314", "MAM-V06")
def test_a_ladys_passage_takes_a_space_in_the_hold() -> None:
    assert MISSION_SLOTS[MISSION_NAMES.index("ladys-passage")] == 1
    s = ashore("ladys-passage", "bridgetown")
    assert s.seats[0].capacity == 2
    completed(play(s, "0 step"), 11)


@pytest.mark.rule("MAM-1313", "MAM-1314")
def test_ransom_is_advanced_and_brought_back() -> None:
    s = in_port(position(Seat(zone="san-juan", gold=4), missions=["ransom", "rum-contract"]))
    assert "claim:ransom" not in offered(play(s))
    s = in_port(position(Seat(zone="san-juan"), missions=["ransom", "rum-contract"]))
    match = play(s, "0 claim:ransom")
    assert gold(match, 0) == 5
    assert prompt(play(ashore("ransom", "tortuga"), "0 step")) == (0, "port")
    completed(play(ashore("ransom", "san-juan", 1), "0 step"), 18)


@pytest.mark.rule("MAM-1314")
def test_a_smugglers_run_has_one_try() -> None:
    completed(play(ashore("smugglers-run", "santo-domingo", draws=dice("S")), "0 step"), 12)
    match = play(ashore("smugglers-run", "santo-domingo", draws=dice(1)), "0 step")
    assert match.state.seats[0].mission == NONE
    assert glory(match, 0) == 0


@pytest.mark.rule("MAM-1314")
def test_a_debt_of_honour_may_be_tried_again() -> None:
    match = play(ashore("debt-of-honour", "havana", draws=dice(1, 1, 1, 1)), "0 step")
    assert match.state.seats[0].mission != NONE
    match = play(ashore("debt-of-honour", "havana", draws=dice("S", 1, 1, 1)), "0 step")
    completed(match, 7)
    assert observe(match.state, 1).players[0].specialists == ["veteran"]


def at_sea(mission: str, zone: str, step: int, *faces: int | str) -> Match[Marauders]:
    seat = Seat("rodrigo-salvatierra", "frigate", zone, False, mission=mission)
    s = position(seat, draws=dice(*faces))
    s.seats[0].progress = step
    return play(s, "0 scout:mission")


@pytest.mark.rule("MAM-1314", "MAM-530")
@pytest.mark.parametrize(
    ("mission", "zone", "step"),
    [
        ("the-cartographer", "caribbean-sea", 0),
        ("missing-survey-ship", "trinidad", 0),
        ("the-silver-barge", "caribbean-sea", 0),
    ],
)
def test_a_scouting_test_at_sea_is_a_step(mission: str, zone: str, step: int) -> None:
    match = at_sea(mission, zone, step, "S", 1, 1)
    assert match.state.seats[0].progress == step + 1
    match = at_sea(mission, zone, step, 1, 1, 1)
    assert match.state.seats[0].progress == step
    assert "scout:mission" not in offered(match)


@pytest.mark.rule("MAM-1314")
def test_the_last_steps_of_the_scouting_missions() -> None:
    match = at_sea("the-cartographer", "cartagena", 1, "S", 1, 1)
    completed(match, 8)
    assert observe(match.state, 1).players[0].specialists == ["lookout"]
    completed(play(ashore("missing-survey-ship", "st-john", 1), "0 step"), 14)
    completed(play(ashore("the-silver-barge", "cartagena", 1), "0 step"), 13)


@pytest.mark.rule("MAM-1315")
def test_a_fortress_is_stormed_from_its_port_or_from_the_sea() -> None:
    win = dice("S", "S", "S", 1, 1, 1, 1, "S", 1, 1, 1, 1, 1)
    match = play(ashore("old-fortress", "caracas", draws=win), "0 step", "0 fight-on")
    completed(match, 15)
    seat = Seat(
        "rodrigo-salvatierra", "frigate", "caracas", False, mission="old-fortress", bounty={"spanish": 3}
    )
    match = play(position(seat, draws=win), "0 land", "0 fight-on")
    completed(match, 15)


@pytest.mark.rule("MAM-1315")
def test_jailbreak_needs_a_fight_and_a_visit() -> None:
    match = play(ashore("jailbreak", "cartagena", draws=dice("S", "S", "S", 1, 1, 1, 1)), "0 step")
    assert (match.state.seats[0].progress, glory(match, 0)) == (1, 0)
    completed(play(ashore("jailbreak", "old-providence", 1), "0 step"), 15)


@pytest.mark.rule("MAM-1315")
def test_a_new_attempt_meets_the_whole_enemy_again() -> None:
    match = play(
        ashore("old-fortress", "caracas", draws=dice("S", "S", "S", 1, 1, 1, 1)), "0 step", "0 withdraw"
    )
    assert match.state.seats[0].mission != NONE
    assert now(match, 0)[3] == 3
    assert "step" not in offered(match)


@pytest.mark.rule("MAM-1315")
def test_a_fight_for_a_mission_is_tried_once_a_turn_ashore_or_from_the_sea() -> None:
    match = play(ashore("old-fortress", "caracas", draws=dice(1, 1, 1, 1, 1, 1, 1)), "0 step", "0 withdraw")
    answers(match, "0 done", "0 leave-port")
    assert "land" not in offered(match)


def defeats(mission: str, beaten: int, was_pirate: bool = False) -> Marauders:
    s = position(Seat("rodrigo-salvatierra", "frigate", mission=mission, bounty={"english": 2}), Seat())
    rule = after_defeat(s, 0, beaten, was_pirate)
    ask = next(rule, None)
    while isinstance(ask, Choose):
        try:
            ask = rule.send(ask.options[0])
        except StopIteration:
            ask = None
    return s


@pytest.mark.rule("MAM-1314", "MAM-203")
def test_strike_their_flag() -> None:
    for nation, counts in (("spanish", True), ("french", True), ("dutch", False)):
        s = defeats("strike-the-flag", 4 + NATION_NAMES.index(nation))
        assert (s.seats[0].mission == NONE) == counts
    s = defeats("strike-the-flag", 4)
    assert (s.seats[0].gold, s.seats[0].bounty) == (10 + 20, (0, 0, 0, 0))


@pytest.mark.rule("MAM-1314")
def test_hunt_the_corsair() -> None:
    assert defeats("hunt-the-corsair", 8).seats[0].mission == NONE
    assert defeats("hunt-the-corsair", 1, True).seats[0].mission == NONE
    assert defeats("hunt-the-corsair", 1, False).seats[0].mission != NONE
    assert defeats("hunt-the-corsair", 4).seats[0].mission != NONE


def raided(mission: str, nation: str, value: int, zone: str = "caribbean-sea", times: int = 1) -> Marauders:
    s = position(Seat("rodrigo-salvatierra", "frigate", zone, False, mission=mission))
    for _ in range(times):
        for _ in after_raid(s, 0, NATION_NAMES.index(nation), value):
            pass
    return s


@pytest.mark.rule("MAM-1314")
def test_raids_for_a_mission() -> None:
    assert raided("teach-the-dons", "spanish", 5).seats[0].marks == 1
    done = raided("teach-the-dons", "spanish", 5, times=2).seats[0]
    assert (done.mission, done.gold, done.glory) == (NONE, 18, 1)
    assert raided("teach-the-dons", "dutch", 5, times=2).seats[0].mission != NONE
    assert raided("brethren-tribute", "dutch", 11).seats[0].mission != NONE
    done = raided("brethren-tribute", "dutch", 12).seats[0]
    assert (done.mission, done.gold, done.weapons) == (NONE, 15, 7)
    assert raided("settle-old-scores", "spanish", 5).seats[0].mission != NONE
    done = raided("settle-old-scores", "spanish", 5, "trinidad").seats[0]
    assert (done.mission, done.gold, done.special) == (NONE, 16, 4)


@pytest.mark.rule("MAM-1313", "MAM-660")
@pytest.mark.parametrize(
    ("mission", "good", "bad"),
    [
        ("sealed-dispatches", {}, {"bounty": {"spanish": 1}}),
        ("escort-to-leeward", {"ship": "frigate"}, {"ship": "sloop"}),
        ("strike-the-flag", {"now": {"crew": 2}}, {"now": {"crew": 1}}),
        ("ladys-passage", {}, {"cargo": ["rum-1", "rum-2"]}),
        ("hunt-the-corsair", {}, {"bounty": {"dutch": 1}}),
        ("brethren-tribute", {"bounty": {"dutch": 1}}, {}),
        ("the-envoy", {}, {"bounty": {"dutch": 1}}),
        ("jailbreak", {"bounty": {"dutch": 1}}, {}),
        ("settle-old-scores", {"bounty": {"spanish": 1}}, {"bounty": {"dutch": 1}}),
        ("smugglers-run", {}, {"cargo": ["rum-1", "rum-2"]}),
        ("old-fortress", {"ship": "frigate"}, {"ship": "sloop"}),
        ("the-silver-barge", {}, {"bounty": {"spanish": 1}}),
        ("ransom", {"gold": 5}, {"gold": 4}),
    ],
)
def test_requirements(mission: str, good: dict[str, object], bad: dict[str, object]) -> None:
    zone = ZONE_NAMES[MISSION_PORT[MISSION_NAMES.index(mission)]]
    for fields, allowed in ((good, True), (bad, False)):
        s = in_port(position(Seat(zone=zone, **fields)))  # type: ignore[arg-type]
        assert may_claim(s, 0, MISSION_NAMES.index(mission)) == allowed


def test_every_mission_is_tried_above() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in MISSION_NAMES if f'"{name}"' not in text] == []


@pytest.mark.rule("MAM-1314", "MAM-1220")
def test_a_mission_waits_without_limit_and_dies_with_its_captain() -> None:
    match = answers(play(position(Seat(mission="ransom"))), "0 retire")
    assert match.state.mission_discard == [MISSION_NAMES.index("ransom")]


@pytest.mark.rule("MAM-1314", "MAM-203")
@pytest.mark.parametrize("npc", range(6))
def test_only_a_pirate_is_the_corsair_who_is_hunted(npc: int) -> None:
    s = defeats("hunt-the-corsair", 4 + npc)
    assert (s.seats[0].mission == NONE) == (npc >= 4)
