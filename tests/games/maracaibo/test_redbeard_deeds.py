"""Chapter 12: what Redbeard's actions, additional actions and upgrades bring."""

import pytest

from kaper.games.maracaibo.components.redbeard import BOARD
from kaper.games.maracaibo.components.track import SPACE_NAMES
from kaper.games.maracaibo.rules.red_deeds import (
    do_extra,
    explore,
    kind_by_die,
    raid,
    take_quest,
    upgrade,
    walk,
)
from kaper.games.maracaibo.state.state import NONE, Maracaibo
from tests.games.maracaibo.table import Draw, die, happened, position, redbeard, told

RED = 1


def solo(level: int = 1, draws: list[Draw] | None = None, **given: object) -> Maracaibo:
    s = position(players=1, draws=draws or [], **given)  # type: ignore[arg-type]
    s.red_level = level
    return s


@pytest.mark.rule("POM-1220", "POM-1221", "POM-1233", "POM-1250")
def test_a_raid_is_value_cube_upgrade_and_then_the_raid() -> None:
    s = position(players=1, at={1: 4}, cards={8: "trinidad"}, values={8: "pearl"}, draws=[die(1), die(3)])
    s.red_six, s.red_left = [110], [110]
    s.red_cubes = 2
    match = redbeard(s)
    order = ["sails", "value-rises", "red-upgrades", "gains-treasure"]
    assert [kind for kind, _ in happened(match, *order)] == order


@pytest.mark.rule("POM-1221")
@pytest.mark.parametrize(
    ("level", "vp", "treasures", "cubes"), [(1, 0, 1, 3), (2, 2, 1, 3), (3, 2, 1, 4), (4, 3, 2, 3)]
)
def test_a_raid_by_his_level(level: int, vp: int, treasures: int, cubes: int) -> None:
    s = solo(level, [die(2)], islands=[4, 4, 4])
    raid(s)
    assert (s.vp[RED], s.stored[RED], s.islands[1]) == (vp, [0, treasures, 0], cubes)


@pytest.mark.rule("POM-1221", "POM-1224", "A-22")
@pytest.mark.parametrize(("mine", "cubes"), [(0, 4), (1, 3), (2, 3)])
def test_the_cube_comes_only_if_he_has_strictly_more_after_receiving(mine: int, cubes: int) -> None:
    s = solo(3, [die(2)], islands=[4, 4, 4], buried={0: [f"emerald:{n + 1}" for n in range(mine)]})
    raid(s)
    assert s.islands[1] == cubes


@pytest.mark.rule("POM-1222")
@pytest.mark.parametrize(
    ("pips", "islands", "kind"),
    [
        (1, [0, 9, 9], 0),
        (2, [9, 0, 9], 1),
        (3, [9, 9, 0], 2),
        (4, [4, 5, 5], 1),
        (5, [6, 6, 6], 0),
        (6, [1, 2, 3], 2),
    ],
)
def test_the_die_names_the_kind(pips: int, islands: list[int], kind: int) -> None:
    assert kind_by_die(solo(1, [die(pips)], islands=islands)) == kind


@pytest.mark.rule("POM-1223")
def test_he_takes_treasures_as_a_player_does_but_uses_no_bonus_space() -> None:
    s = solo(1, [die(1)], islands=[0, 4, 4])
    raid(s)
    assert (s.stored[RED], s.islands, s.bonus[RED], s.buried[RED]) == ([1, 0, 0], [0, 4, 4], 0, [0, 0, 0])


@pytest.mark.rule("POM-1225", "POM-1226")
@pytest.mark.parametrize(
    ("level", "space", "vp"), [(1, "au1", 3), (2, "au2", 3), (3, "au3", 4), (4, "au3", 6)]
)
def test_an_exploration_by_his_level_takes_the_longer_path_and_no_effect(
    level: int, space: str, vp: int
) -> None:
    s = solo(level)
    explore(s, 3)
    assert (SPACE_NAMES[s.explorer[RED]], s.vp[RED], s.doubloons[RED]) == (space, vp, 10)


@pytest.mark.rule("POM-1225")
def test_his_explorer_skips_the_humans() -> None:
    s = solo(explorer={0: "a2"})
    walk(s, 2, "why-action")
    assert SPACE_NAMES[s.explorer[RED]] == "au1"


@pytest.mark.rule("POM-1225")
@pytest.mark.parametrize(("place", "card", "space"), [(8, "bonaire", "au1"), (8, "cuba", "au1")])
def test_he_moves_the_value_that_is_printed(place: int, card: str, space: str) -> None:
    s = position(players=1, at={1: 4}, cards={place: card})
    s.red_six, s.red_left = [111], [111]
    s = redbeard(s).state
    assert (s.ship[RED], SPACE_NAMES[s.explorer[RED]], s.vp[RED]) == (place, space, 3)


@pytest.mark.rule("POM-1225")
def test_in_the_bay_he_explores_4() -> None:
    s = position(players=1, at={1: 25})
    s.red_six, s.red_left = [111], [111]
    s = redbeard(s).state
    assert SPACE_NAMES[s.explorer[RED]] == "au2"


@pytest.mark.rule("A-24", "POM-1226", "POM-1225")
def test_on_the_last_space_he_stays_and_still_gets_his_points() -> None:
    s = solo(4, explorer={1: "e3"})
    explore(s, 4)
    assert (SPACE_NAMES[s.explorer[RED]], s.vp[RED]) == ("e4", 6)
    explore(s, 4)
    assert (SPACE_NAMES[s.explorer[RED]], s.vp[RED]) == ("e4", 12)


# --- upgrades


@pytest.mark.rule("POM-1250", "POM-1256")
def test_his_board_is_filled_column_by_column_and_then_has_no_effect() -> None:
    columns = [
        ["quest", "figurehead", "quest"],
        ["advance", "quest", "advance"],
        ["quest", "residence", "quest"],
        ["advance", "quest", "quest"],
        ["quest", "quest", "residence"],
    ]
    assert [effect for column in columns for effect in column] == BOARD
    s = solo()
    for _ in range(15):
        upgrade(s)
    assert (s.red_cubes, s.red_level, len(s.hands[RED])) == (15, 4, 1 + 9)
    upgrade(s)
    assert (s.red_cubes, len(s.hands[RED])) == (15, 1 + 9)


@pytest.mark.rule("POM-1251")
def test_stronger_is_one_level_more_up_to_4() -> None:
    s = solo(1)
    s.red_cubes = BOARD.index("advance")
    upgrade(s)
    assert s.red_level == 2
    s = solo(4)
    s.red_cubes = BOARD.index("advance")
    upgrade(s)
    assert s.red_level == 4


@pytest.mark.rule("POM-1252")
def test_a_level_gained_by_the_upgrade_counts_for_the_raid() -> None:
    s = position(players=1, at={1: 4}, cards={8: "trinidad"}, draws=[die(1), die(3)])
    s.red_six, s.red_left = [110], [110]
    s.red_cubes = BOARD.index("advance")
    s = redbeard(s).state
    assert (s.red_level, s.vp[RED], s.stored[RED]) == (2, 2, [0, 0, 1])


@pytest.mark.rule("POM-1253", "POM-1257")
@pytest.mark.parametrize(("pips", "taken"), [(1, 4), (2, 4), (3, 7), (4, 7), (5, 8), (6, 8)])
def test_a_die_names_the_figurehead_that_he_takes(pips: int, taken: int) -> None:
    s = solo(1, [die(pips)], figures=["lion", "kraken", "hawk"])
    s.red_cubes = BOARD.index("figurehead")
    upgrade(s)
    assert (s.figure[RED], len(s.figures)) == (taken, 2)
    s.red_cubes = BOARD.index("figurehead")
    upgrade(s)
    assert (s.figure[RED], len(s.figures)) == (taken, 2)


@pytest.mark.rule("POM-1253")
def test_he_takes_no_figurehead_if_the_human_has_one() -> None:
    s = solo(1, figures=["kraken", "hawk"], figure={0: "lion"})
    s.red_cubes = BOARD.index("figurehead")
    upgrade(s)
    assert (s.figure[RED], len(s.figures)) == (NONE, 2)


@pytest.mark.rule("POM-1261")
def test_a_figurehead_does_nothing_for_him() -> None:
    s = solo(1, [die(1), die(2)], figures=["lion", "kraken", "hawk"])
    s.red_cubes = BOARD.index("figurehead")
    upgrade(s)
    raid(s)
    assert s.stored[RED] == [0, 1, 0]


@pytest.mark.rule("POM-1254")
def test_the_upgrade_quest_takes_the_rightmost_card() -> None:
    s = solo(1, market=[91, 92], hands={1: [84]})
    s.red_cubes = BOARD.index("quest")
    upgrade(s)
    assert s.hands[RED] == [84, 92]


@pytest.mark.rule("POM-1229")
def test_a_quest_is_put_among_his_others_by_its_number() -> None:
    s = solo(1, market=[91, 85], hands={1: [84, 90]})
    take_quest(s)
    assert (s.hands[RED], s.market[1]) == ([84, 85, 90], 91)


@pytest.mark.rule("POM-1255")
def test_the_upgrade_residence_is_rolled_until_it_fits() -> None:
    houses = {3: "hacienda", 4: "palace", 10: "inn", 20: "castle"}
    s = solo(1, [die(6), die(5), die(2), die(3)], cards=houses, markers={4: [1]})
    s.red_cubes = BOARD.index("residence")
    upgrade(s)
    # 6 and 5 name none, 2 bears his marker, 3 is the inn
    assert (s.markers[10], s.vp[RED]) == (0b10, 2)
    s = solo(1, [die(1)], cards=houses, markers={3: [0]})
    s.red_cubes = BOARD.index("residence")
    upgrade(s)
    assert (s.markers[3], s.vp[RED]) == (0b11, 0)


@pytest.mark.rule("POM-1255")
def test_with_his_marker_on_all_four_nothing_happens() -> None:
    houses = {3: "hacienda", 4: "palace", 10: "inn", 20: "castle"}
    s = solo(1, cards=houses, markers={place: [1] for place in houses})
    s.red_cubes = BOARD.index("residence")
    upgrade(s)
    assert (s.vp[RED], s.chance.position) == (0, 0)


# --- additional actions


@pytest.mark.rule("POM-1215", "POM-1262", "A-21")
def test_a_b_card_does_its_additional_action_first() -> None:
    # 116: improvement, raid, explore; no improvement is in range
    s = position(players=1, at={1: 4}, cards={8: "trinidad"}, draws=[die(1), die(1), die(2)])
    s.card[7] = s.card[9] = 0
    s.red_six, s.red_left = [116], [116]
    s.red_cubes = BOARD.index("advance")
    match = redbeard(s)
    order = ["red-decides", "red-extra", "sails", "red-upgrades", "raids", "gains-treasure"]
    kinds = [kind for kind, _ in happened(match, *order)]
    assert kinds == ["red-decides", "red-extra", "gains-treasure", "sails", "red-upgrades", "gains-treasure"]
    assert match.state.stored[RED] == [1, 1, 0]


@pytest.mark.rule("A-21", "POM-1262")
def test_the_six_additional_actions() -> None:
    s = solo(1, [die(2)], stored={1: [0, 2, 2]}, islands=[4, 4, 4])
    do_extra(s, "gain_vp", 2)
    assert s.vp[RED] == 2
    do_extra(s, "treasure_by_die", 1)
    assert (s.stored[RED], s.vp[RED]) == ([0, 3, 2], 2)
    do_extra(s, "explorer_steps", 2)
    assert SPACE_NAMES[s.explorer[RED]] == "a2"
    do_extra(s, "place_cubes", 1)
    assert s.islands == [4, 4, 4]
    do_extra(s, "bury", 1)
    assert (s.stored[RED], s.buried[RED]) == ([0, 2, 2], [0, 1, 0])
    do_extra(s, "upgrade", 1)
    assert s.red_cubes == 1


@pytest.mark.rule("A-21", "POM-1215", "POM-1262")
def test_an_additional_action_that_cannot_be_done_is_left_out() -> None:
    # 119: improvement, quest, acquire at a location; before it he would bury
    s = position(players=1, at={1: 4}, cards={7: "sloop"})
    s.card[8] = s.card[9] = 0
    s.red_six, s.red_left = [119], [119]
    s = redbeard(s).state
    assert (s.buried[RED], s.stored[RED], s.ship[RED]) == ([0, 0, 0], [0, 0, 0], 7)


@pytest.mark.rule("POM-1216", "A-21")
def test_an_ignored_card_has_no_additional_action() -> None:
    s = position(players=1, at={1: 4})
    for place in (7, 8):
        s.card[place] = 0
    s.card[9] = 60
    # 118: quest, explore, improvement; 116: improvement, raid, explore
    s.red_six, s.red_left = [116, 118], [118]
    match = redbeard(s)
    assert {event["card"] for event in told(match, "red-ignores")} == {"redbeard-118"}
    assert [event["action"] for event in told(match, "red-extra")] == ["treasure-by-die"]


@pytest.mark.rule("POM-1223", "POM-1262")
def test_he_buries_of_the_kind_of_which_most_lies_above_the_line_without_limit() -> None:
    s = solo(stored={1: [1, 2, 6]})
    for _ in range(5):
        do_extra(s, "bury", 1)
    assert (s.stored[RED], s.buried[RED], s.vp[RED]) == ([1, 1, 2], [0, 1, 4], 0)
