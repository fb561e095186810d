"""Chapter 14: the module Retirement."""

import pytest

from kaper.games.maracaibo.components.load import EffectRow
from kaper.games.maracaibo.components.track import SPACE_NAMES
from kaper.games.maracaibo.rules.red_deeds import walk
from kaper.games.maracaibo.rules.retirement import may_retire
from tests.games.maracaibo.table import answers, does, offered, position, prompt, question, told

RETIREMENT = {"retirement": "yes"}


EXPLORE: list[EffectRow] = [{"op": "explore", "n": 3}]


@pytest.mark.rule("POM-1451", "POM-1452", "POM-1458")
def test_the_tile_is_one_space_behind_the_last_printed_one() -> None:
    s = position(settings=RETIREMENT, explorer={0: "e2"}, doubloons={0: 20})
    assert offered(does(s, EXPLORE)) == ["go:e3", "go:e4", "go:tile", "skip"]
    s = position(settings=RETIREMENT, explorer={0: "e1"}, doubloons={0: 20})
    assert "go:tile" not in offered(does(s, EXPLORE))
    assert "go:tile" not in offered(does(position(explorer={0: "e2"}, doubloons={0: 20}), EXPLORE))


@pytest.mark.rule("POM-1453", "POM-1455", "POM-1456", "A-14", "POM-706")
def test_on_the_tile_a_residence_must_be_built_and_the_explorer_returns() -> None:
    s = position(settings=RETIREMENT, cards={4: "hacienda"}, explorer={0: "e3"}, doubloons={0: 20})
    match = does(s, EXPLORE, "go:tile")
    assert prompt(match) == "retire"
    assert told(match, "explores") == [{"space": "tile", "rivers": 4, "why": "trial"}]
    assert "skip" not in offered(match)
    answers(match, "build:hacienda")
    assert (s.doubloons[0], s.vp[0], s.markers[4]) == (20 - 8, 2, 1)
    assert (SPACE_NAMES[s.explorer[0]], s.rivers(0)) == ("start", 0)
    s.over = False
    s.explorer[0] = SPACE_NAMES.index("e3")
    assert "go:tile" not in offered(does(s, EXPLORE))


@pytest.mark.rule("POM-422", "POM-1453", "POM-1456")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_residence_with_an_own_marker_is_none_to_retire_to(seat: int) -> None:
    houses = {4: "hacienda", 5: "inn", 6: "palace", 7: "castle"}
    markers = {4: [seat], 5: [1 - seat], 6: [0, 1]}
    s = position(settings=RETIREMENT, cards=houses, explorer={seat: "e4"}, markers=markers)
    assert offered(does(s, EXPLORE, "go:tile", seat=seat)) == ["build:castle", "build:inn"]


@pytest.mark.rule("POM-1453", "POM-1455")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_retires_once_and_others_may_still_do_so(seat: int) -> None:
    s = position(players=3, settings=RETIREMENT, cards={4: "hacienda"}, doubloons=dict.fromkeys(range(3), 20))
    s.explorer[seat] = SPACE_NAMES.index("e4")
    does(s, EXPLORE, "go:tile", "build:hacienda", seat=seat)
    assert [may_retire(s, each) for each in range(3)] == [each != seat for each in range(3)]


@pytest.mark.rule("POM-1453", "POM-1455")
def test_when_all_have_retired_nobody_may_do_so_again() -> None:
    s = position(players=3, settings=RETIREMENT, cards={4: "hacienda"}, doubloons=dict.fromkeys(range(3), 40))
    for seat in range(3):
        s.over = False
        s.explorer[seat] = SPACE_NAMES.index("e4")
        does(s, EXPLORE, "go:tile", "build:hacienda", seat=seat)
    assert [may_retire(s, seat) for seat in range(3)] == [False, False, False]


@pytest.mark.rule("POM-1453", "POM-1455", "POM-1456")
@pytest.mark.parametrize(("own", "may"), [([4, 5, 6], True), ([4, 5, 6, 7], False)])
def test_a_single_residence_without_an_own_marker_is_enough(own: list[int], may: bool) -> None:
    houses = {4: "hacienda", 5: "inn", 6: "palace", 7: "castle"}
    s = position(settings=RETIREMENT, cards=houses, markers={place: [0] for place in own})
    assert may_retire(s, 0) is may


@pytest.mark.rule("POM-1454")
@pytest.mark.parametrize(("owned", "price"), [([], 8), (["haggler"], 8), (["klabautermann"], 7)])
def test_half_the_price_after_all_discounts_rounded_up(owned: list[str], price: int) -> None:
    s = position(settings=RETIREMENT, cards={4: "hacienda"}, explorer={0: "e4"}, owned={0: owned})
    does(s, EXPLORE, "go:tile", "build:hacienda")
    assert s.doubloons[0] == 10 - price


@pytest.mark.rule("A-35", "POM-1458", "POM-1453")
def test_who_cannot_pay_half_of_any_residence_may_not_enter() -> None:
    s = position(settings=RETIREMENT, explorer={0: "e4"}, doubloons={0: 7})
    assert question(does(s, EXPLORE)) is None
    s = position(settings=RETIREMENT, explorer={0: "e3"}, doubloons={0: 7})
    assert offered(does(s, EXPLORE)) == ["go:e4", "skip"]


@pytest.mark.rule("A-35", "POM-1453")
def test_bonuses_for_steps_given_up_may_pay_the_residence() -> None:
    houses = {4: "hacienda", 5: "manor", 6: "stronghold", 7: "pirate-cove"}
    s = position(
        settings=RETIREMENT, cards=houses, explorer={0: "e3"}, doubloons={0: 5}, upgrades={0: ["u10"]}
    )
    match = does(s, EXPLORE)
    assert "go:tile" not in offered(match)
    answers(match, "trade:u10")
    assert "go:tile" in offered(match)


@pytest.mark.rule("A-36", "POM-1457", "POM-1225")
def test_redbeard_never_enters_the_tile() -> None:
    s = position(players=1, settings=RETIREMENT, explorer={1: "e3"}, doubloons={1: 50})
    assert not may_retire(s, 1)
    walk(s, 5, "why-action")
    assert SPACE_NAMES[s.explorer[1]] == "e4"
