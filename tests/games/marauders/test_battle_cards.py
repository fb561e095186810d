"""Glory cards for battles and raids, each in its window."""

import pytest

from kaper.engine.match import Match
from kaper.games.marauders.components.cards import CARGO_NAMES
from kaper.games.marauders.rules.naval import start_battle
from kaper.games.marauders.state.state import BOARDED, Marauders
from tests.games.marauders.table import (
    Seat,
    answers,
    dice,
    glory,
    gold,
    happened,
    now,
    nth,
    offered,
    play,
    position,
    prompt,
    question,
)

SEA = "caribbean-sea"
ENEMY = Seat("frances-wright", "sloop", SEA, False)


def battle(
    *hand: str, faces: list[int | str], bout: int = 0, enemy: Seat = ENEMY, **fields: object
) -> Match[Marauders]:
    fields = {"ship": "frigate", **fields}
    seat = Seat("edmund-harwood", zone=SEA, docked=False, hand=hand, **fields)  # type: ignore[arg-type]
    s = position(seat, enemy, draws=dice(*faces))
    start_battle(s, 0, 1)
    s.bout = bout
    return play(s)


def deck_fight(*hand: str, faces: list[int | str], enemy: Seat = ENEMY, **fields: object) -> Match[Marauders]:
    seat = Seat("edmund-harwood", "frigate", SEA, False, hand=hand, **fields)  # type: ignore[arg-type]
    s = position(seat, enemy, draws=dice(*faces))
    start_battle(s, 0, 1)
    s.stage = BOARDED
    return play(s)


# --- battle


@pytest.mark.rule("MAM-1310", "MAM-1174")
def test_reroll_crew() -> None:
    match = deck_fight("reroll-crew", faces=[1, 1, 1, 1, 1, "S", "S"])
    answers(match, "0 play:reroll-crew", "0 whose:own", "0 die:1")
    assert happened(match, "contest")[1]["attacker"] == "S S"


@pytest.mark.rule("MAM-1310", "MAM-1173")
def test_reroll_naval() -> None:
    match = battle("reroll-naval", faces=[1, 1, 1, "S", "S", 1, 1])
    answers(match, "0 play:reroll-naval", "0 whose:enemy", "0 die:skull")
    assert happened(match, "contest")[-1]["defender"] == "1 1"


@pytest.mark.rule("MAM-1310", "MAM-1173")
def test_reroll_locations() -> None:
    match = battle("reroll-locations", faces=["S", 1, 1, 1, 1, 1, 1, 1, 2, 3, 4])
    answers(match, "0 play:reroll-locations", "0 die:1", "0 die:1")
    assert now(match, 1) == [2, 2, 1, 1, 0]


@pytest.mark.rule("MAM-1310", "MAM-1173")
def test_double_shotted() -> None:
    match = battle("double-shotted", faces=["S", 1, 1, 1, 1, 1, 2, 3, 4])
    answers(match, "0 play:double-shotted")
    assert now(match, 1) == [2, 1, 1, 1, 0]


@pytest.mark.rule("MAM-1310", "MAM-1173")
def test_brace() -> None:
    enemy = Seat("frances-wright", "frigate", SEA, False)
    match = battle("brace", faces=[1, 1, 1, "S", 1, 1, 1, 4], enemy=enemy)
    answers(match, "0 play:brace", "0 hit:cannons")
    assert now(match, 0) == [3, 1, 3, 3, 3]


@pytest.mark.rule("MAM-1310", "MAM-1173")
def test_aimed_fire() -> None:
    match = battle("aimed-fire", faces=["S", 1, 1, 1, 1, 1, 1, 1])
    answers(match, "0 play:aimed-fire")
    assert question(match) == (0, "aim-at", ["to:cargo", "to:masts", "to:crew", "to:cannons"])
    answers(match, "0 to:cannons")
    assert now(match, 1) == [2, 0, 2, 2, 0]


@pytest.mark.rule("MAM-1310", "MAM-1174", "MAM-1162")
def test_boarding_party() -> None:
    match = deck_fight("boarding-party", faces=[1, 1, 1, 1, 1, 1])
    answers(match, "0 play:boarding-party")
    assert len(str(happened(match, "contest")[0]["attacker"]).split()) == 3


@pytest.mark.rule("MAM-1310", "MAM-1132")
def test_vanish() -> None:
    match = battle("vanish", faces=["S", "S", 1, "S", 1, 1], bout=1)
    answers(match, "0 flee", "1 shoot", "0 play:vanish")
    assert prompt(match) == (0, "action")
    assert now(match, 0) == [3, 2, 3, 3, 3]


@pytest.mark.rule("MAM-1310", "MAM-1173")
def test_vanish_is_only_for_those_who_flee() -> None:
    match = battle("vanish", faces=["S", "S", 1, 1, 1, 1, 1, 1], bout=1)
    answers(match, "0 shoot", "1 shoot")
    assert prompt(match) == (0, "declare")


@pytest.mark.rule("MAM-1310", "MAM-1173")
def test_weather_gauge() -> None:
    match = battle("weather-gauge", faces=[1] * 7)
    answers(match, "0 play:weather-gauge")
    assert len(str(happened(match, "contest")[0]["attacker"]).split()) == 5


@pytest.mark.rule("MAM-1310", "MAM-1174")
def test_last_man() -> None:
    match = deck_fight("last-man", faces=[1, 1, "S", "S", "S"], now={"crew": 1})
    assert prompt(match) == (0, "crew-losses")
    answers(match, "0 play:last-man")
    assert happened(match, "crew-losses")[0]["attacker"] == 1


@pytest.mark.rule("MAM-1310", "MAM-1174", "MAM-1162")
def test_sharpshooters() -> None:
    match = deck_fight("sharpshooters", faces=[1] * 4)
    answers(match, "0 play:sharpshooters")
    assert len(str(happened(match, "contest")[0]["defender"]).split()) == 2


@pytest.mark.rule("MAM-1172")
def test_damp_powder() -> None:
    match = battle("damp-powder", faces=[1] * 5)
    assert prompt(match) == (0, "naval-start")
    answers(match, "0 play:damp-powder")
    assert now(match, 1)[4] == 0


def raid(*hand: str, cards: list[str]) -> Match[Marauders]:
    draws = [*dice("S", 1, 1), nth(1, 17), nth(1, 3), nth(1, 2), nth(1, 1), *dice(1, 1)]
    s = position(Seat("rodrigo-salvatierra", "frigate", SEA, False, hand=hand), draws=draws)
    s.cargo_deck = [CARGO_NAMES.index(card) for card in cards]
    match = play(s, "0 scout:merchant")
    return answers(match, f"0 {offered(match)[0]}")


@pytest.mark.rule("MAM-1310", "MAM-728")
def test_cut_off() -> None:
    match = answers(raid("cut-off", cards=["rum-1", "rum-2", "rum-3"]), "0 play:cut-off")
    assert gold(match, 0) == 18


@pytest.mark.rule("MAM-1310", "MAM-726")
def test_overawed() -> None:
    match = answers(raid("overawed", cards=["wood-6", "rum-2", "rum-3"]), "0 play:overawed")
    assert now(match, 0) == [3, 3, 3, 3, 3]


@pytest.mark.rule("MAM-R40")
def test_rich_prize() -> None:
    match = answers(raid("rich-prize", cards=["wood-6", "rum-2", "rum-3"]), "0 play:rich-prize", "0 done")
    assert (gold(match, 0), glory(match, 0)) == (10 + 9 + 3, 1)
