"""The cards, rare events and rare questions of Merchants & Marauders in words."""

import re

import pytest

from kaper.engine.match import Match
from kaper.engine.show import Asked
from kaper.engine.sight import Told
from kaper.games.marauders.components.board import ZONE_NAMES
from kaper.games.marauders.components.cards import (
    CAPTAIN_NAMES,
    CARGO_NAMES,
    EVENT_NAMES,
    GLORY_NAMES,
    MISSION_NAMES,
    MOD_NAMES,
    RUMOR_NAMES,
    SPECIALIST_NAMES,
    WEAPON_NAMES,
)
from kaper.games.marauders.components.load import named, num, rows, within, word
from kaper.games.marauders.state.state import Marauders
from kaper.words import LANGUAGES, Words
from tests.games.marauders.table import Seat, answers, begin, dice, in_port, nth, play, position
from tests.games.marauders.telling import ENTRY, afloat, log, narrator

EXPLAINED = [
    *CAPTAIN_NAMES, *GLORY_NAMES, *RUMOR_NAMES, *MISSION_NAMES, *EVENT_NAMES, *MOD_NAMES, *WEAPON_NAMES,
    *SPECIALIST_NAMES, *ZONE_NAMES,
]  # fmt: skip


# --- cards in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_token_and_zone_has_a_name_and_an_explanation(lang: str) -> None:
    words = Words(lang, [ENTRY.folder])
    for name in [*EXPLAINED, *CARGO_NAMES]:
        words.say(f"name-{name}")
    for name in EXPLAINED:
        assert words.say(f"name-does-{name}").endswith(".")
    assert not words.missed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "field"), [("rumor", "effects"), ("mission", "reward")])
def test_an_explanation_has_the_gold_of_its_card(kind: str, field: str, lang: str) -> None:
    words = Words(lang, [ENTRY.folder])
    for row in rows(kind):
        said = words.say(f"name-does-{named(word(row, 'id'))}")
        for effect in within(row, field):
            if effect["op"] == "gold":
                assert re.search(rf"\b{num(effect, 'n')} (gold|dukat)", said), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_task_of_a_mission_is_the_end_of_its_explanation(lang: str) -> None:
    words = Words(lang, [ENTRY.folder])
    for name in MISSION_NAMES:
        assert words.say(f"name-does-{name}").endswith(words.forms(f"does-{name}")["task"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_explanation_has_the_skills_of_an_independent_captain(lang: str) -> None:
    words = Words(lang, [ENTRY.folder])
    captains = [row for row in rows("event") if "captain" in row]
    assert len(captains) == 18
    for row in captains:
        said = words.say(f"name-does-{named(word(row, 'id'))}")
        assert word(row, "captain").replace("'", "’") in said
        figures = [num(row, skill) for skill in ("seamanship", "scouting", "leadership")]
        assert [int(n) for n in re.findall(r"\d", said)][:3] == figures


def test_a_cargo_card_tells_its_number_and_its_icon() -> None:
    assert Words("en", [ENTRY.folder]).name("rum-1") == "rum 2 (escape)"
    assert Words("pl", [ENTRY.folder]).name("cocoa-7") == "kakao 3 (Maszty)"


# --- who is told what


def test_only_the_owner_is_told_which_rumor_was_heard() -> None:
    s = in_port(position(Seat(gold=10), draws=[*dice("S"), nth(1, 25)]))
    match = play(s, "0 rumor")
    assert any(re.fullmatch(r"Anna hears a rumor: .+\.", line) for line in log(match, 0))
    assert "Anna hears a rumor." in log(match, 1)
    assert "Anna poznaje plotkę." in log(match, 1, "pl")


def test_an_attack_names_a_player_or_a_ship_that_nobody_sails() -> None:
    duel = position(afloat("frances-wright"), afloat("rodrigo-salvatierra"), draws=dice("S", 1, 1))
    assert "Anna attacks Bartek!" in log(play(duel, "0 scout:seat:1"), 0)
    navy = {"dutch-navy": ("flag-nl-1", "trinidad")}
    hunt = position(afloat("frances-wright"), npcs=navy, draws=dice("S", 1, 1))
    match = play(hunt, "0 scout:npc:dutch-navy")
    assert "Anna attacks the Dutch naval ship!" in log(match, 0)
    assert "Anna atakuje holenderski okręt flagowy!" in log(match, 0, "pl")


RARE: list[tuple[str, int, dict[str, int | str]]] = [
    ("chasers", 0, {}),
    ("declares", 0, {"track": 8, "stash": 2, "n": 24}),
    ("discards-glory", 0, {"card": "brace"}),
    ("finds-cargo", 0, {"cards": "rum-1 wood-3", "why": "card"}),
    ("land-fight", 0, {"n": 3, "leadership": 2}),
    ("loses-mission", 0, {"mission": "ransom", "why": "new"}),
    ("mission-port", 0, {"mission": "the-envoy", "zone": "basse-terre"}),
    ("pardoned", 0, {"nation": "dutch", "n": 0, "why": "gold"}),
    ("reinforced-hull", 0, {}),
    ("repaired", 0, {}),
    ("rumor-false", 0, {"rumor": "ghost-ship"}),
    ("swivel-guns", 0, {"dice": "S 1"}),
    ("uses-rumor", 0, {"rumor": "bribed-harbour-master"}),
]
"""Events that random games hardly come to."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_events_can_be_said(lang: str) -> None:
    teller = narrator(lang)
    for kind, seat, args in RARE:
        assert "Anna" in teller.event(Told(0, kind, seat, args)) or kind == "pardoned", kind
    assert not teller.words.missed


def _wanted() -> Match[Marauders]:
    """Before Port Royal, which takes a toll."""
    seat = Seat("frances-wright", zone="port-royal", docked=False, bounty={"english": 1})
    return play(position(seat), "0 enter-port")


def _amnesty() -> Match[Marauders]:
    seat = Seat("frances-wright", bounty={"dutch": 2}, kept=["bribed-harbour-master"], cargo=["rum-1"])
    return play(in_port(position(seat, event="amnesty")))


def _landing() -> Match[Marauders]:
    return play(position(Seat("frances-wright", zone="cartagena", docked=False, mission="jailbreak")))


def _hurt() -> Match[Marauders]:
    seat = Seat("frances-wright", "frigate", now={"hull": 2, "masts": 1}, specialists=["carpenter"])
    return play(begin(position(seat)))


def _refit() -> Match[Marauders]:
    seat = Seat("william-ashcombe", gold=60, mods=["chasers", "long-guns"])
    return play(in_port(position(seat)), "0 yard", "0 ship:galleon")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("match", "said"),
    [
        (_wanted(), ["prompt-port-entry", "option-test", "option-pay"]),
        (_amnesty(), ["prompt-port", "option-buyback", "option-sell"]),
        (answers(_amnesty(), "0 buyback"), ["prompt-pardon", "option-pardon", "option-decline"]),
        (answers(_amnesty(), "0 sell"), ["prompt-sell", "option-harbour-master"]),
        (_landing(), ["prompt-action", "option-land"]),
        (_hurt(), ["prompt-carpenter", "option-repair"]),
        (_refit(), ["prompt-move-modification", "option-move"]),
    ],
)
def test_rare_questions_can_be_said(match: Match[Marauders], said: list[str], lang: str) -> None:
    (ask,) = match.pending
    asked = Asked(ask.prompt, [option.text for option in ask.options], dict(ask.about))
    teller = narrator(lang)
    teller.prompt(asked)
    for option in asked.options:
        teller.option(match.game.look(match.state, ask.seat), asked, option)
    assert not teller.words.missed
    spoken = {f"prompt-{ask.prompt}", *(f"option-{option.verb}" for option in ask.options)}
    assert spoken >= set(said)
