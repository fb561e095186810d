"""Chapter 6: the pirates who help with penalties, own dice and the next round."""

from collections.abc import Sequence

import pytest

from kaper.engine.match import Match
from kaper.games.black_dice.components.board import PIRATES
from kaper.games.black_dice.state.state import BlackDice
from tests.games.black_dice.table import (
    DUTCHMAN,
    aboard,
    answers,
    happened,
    next_round,
    offered,
    position,
    question,
    settlement,
    table,
    told,
    turn,
    with_pirate,
)

SIX = ("anchor", "barrel", "weapon", "map", "ship", "flag")


@pytest.mark.rule("CBD-603", "CBD-605")
@pytest.mark.parametrize(
    ("pirate", "prompt"),
    [
        ("overboard", "act"), ("true-shot", "shot"), ("go-about", "turn"), ("to-the-sails", "act"),
        ("change-course", "swap"), ("storm", "storm"), ("keelhaul", "keelhaul"), ("boarding", "board"),
    ],
)  # fmt: skip
def test_every_pirate_does_his_own_deed_at_once(pirate: str, prompt: str) -> None:
    match = with_pirate(pirate, "AAABB", placed=[(1, "WM"), (1, "S")])
    match.answer(0, f"pay:{pirate}")
    assert told(match, "pays") == [{"pirate": pirate}]
    assert (match.state.rum[0], match.pending[0].prompt) == (2, prompt)
    assert (match.state.pardon, match.state.sails) == (0 if pirate == "overboard" else -1, "sail" in pirate)
    match.answer(0, match.pending[0].options[-1])
    assert [ask.prompt for ask in match.pending] == {"true-shot": [], "boarding": ["board-to"]}.get(
        pirate, ["act"]
    )


@pytest.mark.rule("CBD-R13")
def test_only_who_can_do_his_deed_is_paid() -> None:
    everybody = dict.fromkeys(PIRATES, 0)
    rich = position(2, crew=everybody, placed=[(1, "WM")], rum=[3, 0])
    assert payable(turn(rich.clone(), 0, "AAABB")) == PIRATES
    rich.sails = True
    assert payable(turn(rich, 0, "AAABB")) == [name for name in PIRATES if name != "to-the-sails"]
    # One black die, which was set there in advance, and nothing of the players.
    poor = position(2, DUTCHMAN, crew=everybody, black=(0, 1, 0, 0, 0, 0), rum=[3, 0])
    assert payable(turn(poor, 0, "BBBBB")) == ["overboard", "true-shot", "go-about", "to-the-sails"]
    # All dice set aside: none is open.
    s = position(2, crew=everybody, black=(5, 5, 0, 0, 0, 0), placed=[(1, "WM")], unplaced=[2, 5], rum=[3, 0])
    match = answers(turn(s, 0, "FF" + "FF"), "0 reroll:flag+flag")
    assert payable(match) == [name for name in PIRATES if name not in ("true-shot", "go-about")]


def payable(match: Match[BlackDice]) -> list[str]:
    return [option.removeprefix("pay:") for option in offered(match, 0) if option.startswith("pay:")]


# --- over the side with him


def pardoned(payer: int, black: Sequence[int], placed: Sequence[tuple[int, str]]) -> Match[BlackDice]:
    """A settlement in which this player holds the pardon."""
    crew = {"overboard": 0, "storm": 0, "keelhaul": 0}
    s = position(2, crew=crew, lost=["overboard"], black=black, placed=placed)
    s.pardon = payer
    return settlement(s, "AAAAAAAA")


@pytest.mark.rule("CBD-611", "CBD-R12", "CBD-R16")
def test_over_the_side_turns_the_pirate_for_good_and_the_rum_goes_back() -> None:
    match = with_pirate("overboard", "AAABB")
    supply = match.state.supply
    match.answer(0, "pay:overboard")
    assert aboard(match) == {"true-shot": 2, "storm": 2}
    assert (match.state.pardon, match.state.rum[0], match.state.supply) == (0, 2, supply + 1)
    assert "pay:overboard" not in offered(match, 0)


@pytest.mark.rule("CBD-611", "CBD-R12")
def test_the_payer_is_asked_at_each_penalty_until_the_pardon_is_spent() -> None:
    match = pardoned(1, black=(0, 0, 2, 2, 2, 2), placed=[(0, "W"), (1, "M")])
    assert question(match) == (1, "pardon", ["bear", "pardon"])
    assert match.pending[0].about == {"adventure": "weapon", "penalty": "more-black", "n": 0}
    answers(match, "1 bear")
    assert match.pending[0].about == {"adventure": "weapon", "penalty": "excess", "n": 1}
    answers(match, "1 bear", "1 bear")
    assert match.state.more_black
    assert question(match) == (0, "pour", ["pour:storm", "pour:keelhaul"])
    answers(match, "0 pour:storm", "0 pour:keelhaul", "1 bear")
    assert match.pending[0].about == {"adventure": "ship", "penalty": "damage", "n": 2}
    answers(match, "1 pardon")
    assert (match.state.damage, match.state.pardon) == (1, -1)


@pytest.mark.rule("CBD-R12", "CBD-707")
def test_a_pardon_spares_the_tiles_penalty_and_then_not_the_roll_of_excess_dice() -> None:
    s = position(
        2, black=(0, 0, 0, 0, 3, 1), placed=[(0, "SF")], crew={"overboard": 0, "storm": 0}, lost=["overboard"]
    )
    s.pardon = 0
    match = settlement(s, "FA")
    match.answer(0, "pardon")
    assert (match.state.black[4:], match.state.damage) == ([2, 2], 1)


@pytest.mark.rule("CBD-R12", "CBD-611", "CBD-705", "CBD-707")
def test_a_pardon_may_spare_the_roll_of_excess_dice_instead() -> None:
    match = pardoned(0, black=(3, 0, 0, 0, 1, 0), placed=[(0, "AS")])
    assert match.pending[0].about == {"adventure": "anchor", "penalty": "excess", "n": 2}
    match.answer(0, "pardon")
    assert (match.state.black, match.state.pardon, happened(match, "excess")) == ([3, 0, 0, 0, 1, 0], -1, [])


@pytest.mark.rule("CBD-R12", "CBD-611")
def test_without_a_penalty_nobody_is_asked_and_the_pardon_ends_with_the_round() -> None:
    match = pardoned(0, black=(0, 0, 0, 0, 1, 0), placed=[(0, "S")])
    assert (match.pending, match.state.pardon) == ([], 0)
    assert next_round(match.state.clone()).state.pardon == -1


@pytest.mark.rule("CBD-R35", "CBD-1401")
def test_the_last_pirate_may_be_paid_to_go_and_the_ship_sails_on_without_a_crew() -> None:
    s = position(2, crew={"overboard": 0, "storm": 0, "keelhaul": 0}, lost=["storm", "keelhaul"])
    match = table(s, "AAABB" + "AABBB")
    match.answer(0, "pay:overboard")
    assert (match.outcome, aboard(match), match.state.pardon) == (None, {}, 0)
    match.answer(0, "place:anchor")
    assert match.state.placed[0][0] == 3
    # Nothing is over after the turn either: the next player has rolled.
    assert (match.outcome, match.state.ending, match.pending[0].seat) == (None, -1, 1)


@pytest.mark.rule("CBD-R35", "CBD-912")
def test_a_penalty_finds_no_pirate_when_the_last_one_was_paid_to_go() -> None:
    s = position(2, black=(0, 2, 0, 0, 0, 0), crew={"overboard": 0}, lost=["overboard"])
    match = settlement(s, "AA")
    assert (match.state.ending, match.pending, happened(match, "goes-overboard", "crew-lost")) == (-1, [], [])


# --- true shot


@pytest.mark.rule("CBD-612", "CBD-R07")
def test_a_true_shot_places_a_turned_die_with_all_that_show_its_symbol_and_ends_the_turn() -> None:
    match = with_pirate("true-shot", "AAFBM", black=(2, 2, 2, 2, 1, 1))
    match.answer(0, "pay:true-shot")
    assert question(match) == (0, "shot", [f"shot:{symbol}" for symbol in SIX])
    match.answer(0, "shot:flag")
    assert (match.state.placed[0], match.state.unplaced[0]) == ([0, 0, 0, 0, 0, 2], 3)
    assert (match.pending, match.state.rum[0]) == ([], 2)


@pytest.mark.rule("CBD-612", "CBD-R07")
def test_a_symbol_that_nobody_rolled_gets_the_turned_die_alone_and_must_be_active() -> None:
    match = with_pirate("true-shot", "AAAAB", black=(2, 2, 0, 2, 2, 0))
    match.answer(0, "pay:true-shot")
    assert question(match) == (0, "shot", ["shot:anchor", "shot:barrel", "shot:map", "shot:ship"])
    match.answer(0, "shot:ship")
    assert match.state.placed[0] == [0, 0, 0, 0, 1, 0]


@pytest.mark.rule("CBD-R07", "CBD-R13")
def test_a_true_shot_needs_an_open_die() -> None:
    match = with_pirate("true-shot", "FF" + "FF", black=(5, 5, 0, 0, 0, 0), unplaced=[2, 5])
    match.answer(0, "reroll:flag+flag")
    assert (match.pending, match.state.unplaced[0]) == ([], 2)


# --- go about


@pytest.mark.rule("CBD-613", "CBD-E05", "CBD-R08")
@pytest.mark.parametrize(("face", "other"), [("F", 0), ("A", 5), ("B", 4), ("S", 1), ("W", 3), ("M", 2)])
def test_go_about_turns_one_open_die_to_the_opposite_face(face: str, other: int) -> None:
    match = with_pirate("go-about", face * 5, black=(2, 2, 2, 2, 2, 2))
    # The only symbol there is to turn is turned.
    match.answer(0, "pay:go-about")
    assert match.state.open[other] == 1
    assert sum(match.state.open) == 5


@pytest.mark.rule("CBD-R08")
def test_the_new_face_may_be_inactive_and_is_then_not_placed() -> None:
    match = with_pirate("go-about", "AAABB", black=(5, 5, 0, 0, 0, 0))
    answers(match, "0 pay:go-about", "0 turn:barrel")
    assert match.state.open == [3, 1, 0, 0, 1, 0]
    assert offered(match, 0)[:2] == ["place:anchor", "place:barrel"]


@pytest.mark.rule("CBD-613", "CBD-R08")
def test_a_turned_die_joins_those_that_show_its_new_face() -> None:
    match = with_pirate("go-about", "AAFFB")
    answers(match, "0 pay:go-about", "0 turn:anchor")
    assert match.state.open == [1, 1, 0, 0, 0, 3]


# --- crew to the sails


@pytest.mark.rule("CBD-614", "CBD-R11")
def test_crew_to_the_sails_gives_all_a_sixth_die_for_the_next_round_and_does_not_stack() -> None:
    match = with_pirate("to-the-sails", "AAABB")
    match.answer(0, "pay:to-the-sails")
    assert match.state.sails
    assert match.state.dice_each == 5
    match.state.rum_on = [0] * 3
    match.answer(0, "rum")
    assert "pay:to-the-sails" not in offered(match, 0)
    assert next_round(match.state.clone()).state.unplaced[0] == 6
