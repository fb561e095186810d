"""Chapter 16: figureheads."""

import pytest

from kaper.games.maracaibo.components.load import EffectRow
from kaper.games.maracaibo.rules.counting import income_doubloons, income_vp
from tests.games.maracaibo.table import answers, dice, does, offered, position, prompt, question

FIGUREHEAD: list[EffectRow] = [{"op": "figurehead", "cost": 3}]


@pytest.mark.rule("POM-820", "POM-821", "POM-843", "POM-1908")
def test_a_figurehead_costs_3_doubloons_without_discount() -> None:
    s = position(figures=["lion", "hawk", "kraken", "whale"], owned={0: ["klabautermann"]}, doubloons={0: 3})
    match = does(s, FIGUREHEAD)
    assert offered(match) == ["figure:whale", "figure:lion", "figure:kraken", "figure:hawk", "skip"]
    answers(match, "figure:lion")
    assert s.doubloons[0] == 0
    assert len(s.figures) == 3
    assert s.strength[0][0] == 2


@pytest.mark.rule("POM-215", "POM-822")
def test_nobody_takes_a_second_figurehead_and_the_market_is_not_refilled() -> None:
    s = position(figures=["lion", "hawk"], figure={0: "kraken"})
    assert question(does(s, FIGUREHEAD)) is None
    s.over = False
    does(s, FIGUREHEAD, "figure:lion", seat=1)
    assert [s.figures, s.figure[0]] == [[8], 7]


@pytest.mark.rule("POM-1601")
def test_the_mermaid_turns_2_power_into_2_points_and_2_doubloons() -> None:
    s = position(figure={0: "mermaid"}, draws=dice(2, 2, 2))
    match = does(s, [{"op": "raid", "bonus": 0}], "die:green", "spend:mermaid:0")
    assert (s.vp[0], s.doubloons[0], match.state.pools) == (2, 12, [0])


@pytest.mark.rule("POM-1602")
def test_the_dragon_adds_two_spaces() -> None:
    s = position(figure={0: "dragon"}, explorer={0: "b9"})
    assert offered(does(s, [{"op": "explore", "n": 1}])) == ["go:c1", "go:c2", "go:c3", "skip"]


@pytest.mark.rule("POM-1603")
def test_the_harpy_brings_4_doubloons_of_income() -> None:
    assert income_doubloons(position(figure={0: "harpy"}), 0) == 4


@pytest.mark.rule("POM-1604")
def test_the_whale_brings_a_doubloon_of_income_for_each_quest_in_hand() -> None:
    s = position(figure={0: "whale"}, hands={0: [84, 85, 86]})
    assert income_doubloons(s, 0) == 3


@pytest.mark.rule("POM-1606")
def test_the_sea_serpent_brings_2_doubloons_and_2_points_of_income() -> None:
    s = position(figure={0: "sea-serpent"})
    assert (income_doubloons(s, 0), income_vp(s, 0)) == (2, 2)


@pytest.mark.rule("POM-1608")
def test_the_kraken_turns_3_power_into_6_doubloons() -> None:
    s = position(figure={0: "kraken"}, draws=dice(3, 3, 3))
    does(s, [{"op": "raid", "bonus": 0}], "die:green", "spend:kraken:0")
    assert s.doubloons[0] == 16


@pytest.mark.rule("POM-1609", "POM-821")
@pytest.mark.parametrize(
    ("kind", "stored"), [("gold", [3, 0, 0]), ("emerald", [0, 3, 0]), ("pearl", [0, 0, 3])]
)
def test_the_hawk_brings_three_treasures_of_one_kind_at_once(kind: str, stored: list[int]) -> None:
    s = position(figures=["hawk"])
    match = does(s, FIGUREHEAD, "figure:hawk")
    assert offered(match) == [
        "gain-treasure:gold:3", "gain-treasure:emerald:3", "gain-treasure:pearl:3", "done",
    ]  # fmt: skip
    answers(match, f"gain-treasure:{kind}:3", *[f"treasure:{kind}"] * 3)
    assert s.stored[0] == stored


@pytest.mark.rule("POM-1610")
def test_the_nautilus_gives_up_a_space_for_gold() -> None:
    s = position(figure={0: "nautilus"}, explorer={0: "b9"})
    match = does(s, [{"op": "explore", "n": 2}], "trade:nautilus", "treasure:gold")
    assert s.stored[0] == [1, 0, 0]
    # one space on is c1, an upgrade
    assert prompt(match) == "upgrade"


@pytest.mark.rule("POM-1611")
def test_the_skull_turns_2_power_into_a_burial() -> None:
    s = position(figure={0: "skull"}, stored={0: [1, 0, 0]}, draws=dice(2, 2, 2))
    does(s, [{"op": "raid", "bonus": 0}], "die:green", "spend:skull:0", "dig:gold:4")
    assert s.buried[0] == [1, 0, 0]
    s = position(figure={0: "skull"}, draws=dice(2, 2, 2))
    assert "spend:skull:0" not in offered(does(s, [{"op": "raid", "bonus": 0}], "die:green"))


@pytest.mark.rule("POM-1612")
def test_the_unicorn_takes_2_doubloons_off_every_price() -> None:
    s = position(figure={0: "unicorn"}, cards={4: "tobacco", 7: "hacienda"})
    assert (s.price(0, s.card[4]), s.price(0, s.card[7])) == (6, 14)
