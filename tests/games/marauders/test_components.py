"""Chapters 1 and 3: what lies in the box, captains, ships, and whether the component data holds together."""

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from kaper.engine.chance import Chance
from kaper.engine.errors import SettingError
from kaper.games.marauders.components.board import (
    BORDERS,
    COMPASS,
    FLAG,
    NEAR,
    NPC_MOVES,
    PORTS,
    SHIP_NAMES,
    ZONE_IDS,
    ZONE_NAMES,
)
from kaper.games.marauders.components.cards import CAPTAIN_NAMES, HOME, SKILL, SKILL_NAMES
from kaper.games.marauders.game import GAME
from kaper.games.marauders.rules.setup import setup
from kaper.games.marauders.rules.skills import roll
from tests.games.marauders.table import Seat, position

DATA: dict[str, Any] = tomllib.loads(
    files("kaper.games.marauders").joinpath("components.toml").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_may_play(players: int) -> None:
    with pytest.raises(SettingError):
        GAME.meta.complete(players, {})


@pytest.mark.rule("MAM-101", "MAM-R01")
def test_a_hundred_coins_and_a_bank_that_never_runs_out() -> None:
    coins = {key: count for key, count in DATA["coins"].items() if key != "provenance"}
    assert coins == {"1": 20, "2": 20, "5": 30, "10": 30}
    assert sum(coins.values()) == 100


@pytest.mark.rule("MAM-102")
def test_26_ship_figures() -> None:
    figures = {ship: sum(DATA["figures"][ship].values()) for ship in ("sloop", "flute", "frigate", "galleon")}
    assert figures == {"sloop": 5, "flute": 4, "frigate": 9, "galleon": 8}
    assert sum(figures.values()) == 26


@pytest.mark.rule("MAM-103")
def test_the_tokens() -> None:
    demand = {key: count for key, count in DATA["demand_tokens"].items() if key != "provenance"}
    assert sum(demand.values()) == 24
    merchants = [DATA["merchant_tokens"][nation] for nation in ("spanish", "dutch", "french", "english")]
    assert merchants == [5, 4, 4, 4]
    assert sum(row["copies"] for row in DATA["modification"]) == 16
    assert sum(row["copies"] for row in DATA["special_weapon"]) == 12
    assert sum(DATA["bounty_tokens"][nation] for nation in ("spanish", "dutch", "french", "english")) == 20
    assert DATA["dice"]["count"] == 10


@pytest.mark.rule("MAM-104")
def test_254_cards() -> None:
    glory = sum(row["copies"] for row in DATA["glory"])
    ships = sum(row["copies"] for row in DATA["ship"])
    decks = [len(DATA["event"]), glory, len(DATA["captain"]), len(DATA["cargo_deck"]["cards"]), ships]
    decks += [len(DATA["rumor"]), len(DATA["mission"])]
    assert decks == [34, 70, 16, 64, 20, 25, 25]
    assert sum(decks) == 254


@pytest.mark.rule("MAM-105", "MAM-106")
def test_17_zones_16_ports_of_four_nations() -> None:
    assert len(ZONE_IDS) == 17
    assert len(PORTS) == 16
    assert [zone["id"] for zone in DATA["zone"] if not zone["port"]] == ["caribbean_sea"]
    flags = Counter(zone["nation"] for zone in DATA["zone"])
    assert flags == {"spanish": 6, "english": 5, "french": 3, "dutch": 2, "none": 1}


@pytest.mark.rule("MAM-107")
def test_borders_mirror_each_other_and_carry_eight_point_labels() -> None:
    assert all(zone in NEAR[other] for zone in range(17) for other in NEAR[zone])
    assert sum(map(len, NEAR)) == 2 * 34
    for borders in BORDERS:
        assert set(borders) <= set(COMPASS)


@pytest.mark.rule("MAM-1024", "MAM-E22")
def test_npc_moves_are_the_label_or_the_next_one_clockwise() -> None:
    for zone, moves in enumerate(NPC_MOVES):
        for way, found in moves.items():
            start = COMPASS.index(way)
            turned = [COMPASS[(start + turn) % 8] for turn in range(8)]
            expected = next(BORDERS[zone][label] for label in turned if label in BORDERS[zone])
            assert found == expected, (ZONE_NAMES[zone], way)
    nassau = NPC_MOVES[ZONE_NAMES.index("nassau")]
    assert [ZONE_NAMES[nassau[way]] for way in ("N", "E", "W", "S")] == [
        "tortuga",
        "tortuga",
        "tortuga",
        "havana",
    ]


@pytest.mark.rule("MAM-108", "MAM-1302")
def test_every_zone_but_the_open_sea_has_a_rule() -> None:
    assert [zone["id"] for zone in DATA["zone"] if not zone["rule"]] == ["caribbean_sea"]


@pytest.mark.rule("MAM-110", "MAM-111")
def test_a_captain_is_a_pirate_while_he_has_a_bounty() -> None:
    s = position(Seat(bounty={"dutch": 1}), Seat())
    assert [player.pirate for player in s.seats] == [True, False]
    s.seats[0].bounty = (0, 0, 0, 0)
    assert not s.seats[0].pirate


@pytest.mark.rule("MAM-113")
def test_eight_goods_with_eight_cards_each_half_of_them_escape() -> None:
    cards = DATA["cargo_deck"]["cards"]
    assert set(Counter(card["good"] for card in cards).values()) == {8}
    assert len(DATA["goods"]["ids"]) == 8


@pytest.mark.rule("MAM-725")
def test_half_of_the_cargo_cards_show_an_escape() -> None:
    cards = DATA["cargo_deck"]["cards"]
    assert sum(card["symbol"] == "escape" for card in cards) == 32
    assert {card["value"] for card in cards} == {1, 2, 3, 4, 5}


@pytest.mark.rule("MAM-301", "MAM-302")
def test_sixteen_captains_with_four_skills_and_the_flag_of_their_home() -> None:
    for row, skills in zip(DATA["captain"], SKILL, strict=True):
        assert all(1 <= skill <= 4 for skill in skills)
        assert len(row["effects"]) == 1
        assert sum(skills) == 10
    for captain, home in enumerate(HOME):
        player = position(Seat(CAPTAIN_NAMES[captain])).seats[0]
        assert player.nation == FLAG[home]


@pytest.mark.rule("MAM-301")
def test_three_captains_are_the_best_in_seamanship_and_leadership_together() -> None:
    seamanship, leadership = SKILL_NAMES.index("seamanship"), SKILL_NAMES.index("leadership")
    both = {name: (row[seamanship], row[leadership]) for name, row in zip(CAPTAIN_NAMES, SKILL, strict=True)}
    best = {name for name, pair in both.items() if min(pair) >= 3}
    assert best == {"cinco-de-irapuato", "sikuma", "machiel-van-riebeeck"}
    assert {both[name] for name in best} == {(3, 3)}
    assert both["felipe-de-los-reyes"] == (3, 2)
    assert both["frances-wright"] == (2, 3)


@pytest.mark.rule("MAM-304", "MAM-E01", "MAM-305")
def test_a_die_is_a_success_on_two_of_six_faces() -> None:
    s = position(draws=[(face, 6) for face in range(1, 7)])
    assert roll(s, 6) == [1, 2, 3, 4, 0, 0]


@pytest.mark.rule("MAM-306", "MAM-307", "MAM-308", "MAM-310")
def test_the_ships() -> None:
    values = {
        name: [*position(Seat(ship=name)).seats[0].loc, position(Seat(ship=name)).seats[0].maneuver]
        for name in SHIP_NAMES
    }
    # Hull, Cargo, Masts, Crew, Cannons, Maneuverability
    assert values == {
        "sloop": [2, 2, 2, 2, 1, 4],
        "flute": [3, 4, 3, 1, 1, 2],
        "frigate": [3, 3, 3, 3, 3, 3],
        "galleon": [4, 5, 4, 4, 4, 1],
        "man-of-war": [5, 3, 5, 5, 5, 2],
    }


@pytest.mark.rule("MAM-309", "MAM-645")
def test_no_value_exceeds_five() -> None:
    s = position(Seat(ship="galleon", mods=["extended-hold"]))
    assert s.seats[0].maximum(1) == 5
    s = position(Seat(ship="man-of-war", mods=["extra-hammocks", "extra-cannon-port"]))
    assert (s.seats[0].maximum(3), s.seats[0].maximum(4)) == (5, 5)


@pytest.mark.rule("MAM-311", "MAM-1303")
def test_capacity_is_the_cargo_value_and_pepijn_carries_one_more() -> None:
    assert position(Seat(ship="flute")).seats[0].capacity == 4
    pepijn = "pepijn-van-avezaath"
    assert position(Seat(pepijn, "galleon")).seats[0].capacity == 6
    assert position(Seat(pepijn, now={"cargo": 0})).seats[0].capacity == 1


@pytest.mark.rule("MAM-643")
def test_eight_kinds_of_modifications_two_of_each() -> None:
    assert Counter(row["copies"] for row in DATA["modification"]) == {2: 8}


@pytest.mark.rule("MAM-906")
def test_sixteen_specialists_two_of_each_kind() -> None:
    kinds = Counter(row["specialist"] for row in DATA["glory"] if row["kind"] == "specialist")
    assert set(kinds.values()) == {2}
    assert set(kinds) == {row["id"] for row in DATA["specialist"]}


@pytest.mark.rule("MAM-1001")
def test_twelve_admirals_and_six_pirates() -> None:
    kinds = Counter(row["kind"] for row in DATA["event"])
    assert kinds == {"flagship": 12, "pirate": 6, "event": 16}
    assert set(Counter(row["nation"] for row in DATA["event"] if row["kind"] == "flagship").values()) == {3}
    assert Counter(row["ship"] for row in DATA["event"] if row["kind"] == "pirate") == {
        "sloop": 3,
        "frigate": 3,
    }


@pytest.mark.rule("MAM-1020")
def test_half_of_the_event_cards_show_three_icons() -> None:
    icons = [len(row["icons"]) for row in DATA["event"] if "icons" in row]
    assert icons == [3] * 17
    # Half of the cards that bring a captain, and half of the others.
    assert Counter(row["kind"] == "event" for row in DATA["event"] if "icons" in row) == {False: 9, True: 8}


@pytest.mark.rule("MAM-1310")
def test_every_word_of_an_effect_is_defined() -> None:
    words = DATA["vocabulary"]
    kinds = ("captain", "event", "glory", "rumor", "mission", "zone", "specialist")
    for kind in kinds:
        for row in DATA[kind]:
            for key in ("effects", "kept", "reward", "rule"):
                for effect in row.get(key, []):
                    assert effect["op"] in words["op"], row["id"]
                    assert effect.get("when", "passive") in words["when"], row["id"]


@pytest.mark.rule("MAM-1310")
def test_every_moment_of_a_captain_an_event_and_a_card_is_defined() -> None:
    rows = [row for kind in ("captain", "event", "glory") for row in DATA[kind] if "when" in row]
    assert {row["when"] for row in rows} <= set(DATA["vocabulary"]["when"])


def test_every_row_says_where_its_figures_come_from() -> None:
    for kind in ("captain", "event", "glory", "rumor", "mission", "modification", "special_weapon", "ship"):
        for row in DATA[kind]:
            assert any(word in row["provenance"] for word in ("rulebook", "public", "reconstructed")), row[
                "id"
            ]


@pytest.mark.rule("MAM-410", "MAM-411", "MAM-412", "MAM-413", "MAM-414")
def test_the_table_at_the_start() -> None:
    s = setup(4, {"target": "ten", "npc": "rule"}, Chance.seeded("start"))
    assert sum(good >= 0 for good in s.demand) == 16
    assert sum(s.pool) == 8
    assert sum(bag >= 0 for bag in s.mod_down) == 16
    assert sum(fleet >= 0 for fleet in s.merchant) == 17
    assert len(s.missions) == 2
    open_sea = ZONE_NAMES.index("caribbean-sea")
    assert (s.demand[open_sea], s.mod_down[open_sea]) == (-1, -1)
