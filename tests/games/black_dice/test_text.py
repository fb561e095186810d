"""The Black Dice in a terminal: its board, its words, and what its options say."""

from pathlib import Path

from rich.text import Text

from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.match import Match
from kaper.engine.registry import Entry
from kaper.engine.show import Asked
from kaper.games import black_dice
from kaper.games.black_dice import META
from kaper.games.black_dice.game import GAME
from kaper.games.black_dice.state.state import BlackDice
from kaper.games.black_dice.view.observe import observe
from kaper.games.black_dice.view.view import View
from kaper.words import Narrator, Offer, Words
from tests.games.black_dice.table import ARMADA, DUTCHMAN, position, turn

FOLDER = Path(black_dice.__file__).parent
HOOK = Entry(META, black_dice.__name__).load().show()
NAMES = ["Anna", "Bartek", "Celina", "Dawid"]
VARIANTS = list(META.variants())


def narrator(lang: str) -> Narrator:
    return Narrator(Words(lang, [FOLDER]), HOOK, NAMES)


def drawn(lang: str, view: View) -> str:
    return Text.from_markup(narrator(lang).board(view)).plain


def offer(match: Match[BlackDice], option: str, lang: str) -> Offer:
    ask = match.pending[0]
    asked = Asked(ask.prompt, [each.text for each in ask.options], dict(ask.about))
    assert option in asked.options
    return narrator(lang).offer(match.game.look(match.state, ask.seat), asked, option)


def label(match: Match[BlackDice], option: str, lang: str = "en") -> str:
    return offer(match, option, lang).words


def tip(match: Match[BlackDice], option: str, lang: str = "en") -> str:
    return offer(match, option, lang).tip


# --- the board


def test_the_tile_shows_rows_dice_and_what_is_missing() -> None:
    s = position(3, black=(2, 3, 0, 4, 2, 1), placed=[(1, "MM"), (0, "MF")])
    lines = drawn("en", observe(turn(s, 2, "AAAAA").state, 2)).splitlines()
    rows = {line.split()[0]: line.split()[1:] for line in lines if line}
    assert rows["crew"] == ["●2▲1", "▲1"]
    assert rows["missing"] == ["-2", "-3", "·", "-1", "-2", "✓"]
    assert rows["costs"] == ["-", "overboard", "+3", "black", "2", "rum", "on", "damage", "2", "damage", "1"]


def test_gold_is_worth_something_only_to_who_may_know() -> None:
    state = turn(position(2, gold={0: [3, 5], 1: [4]}), 0, "AAAAA").state
    assert "gold 2   worth 8" in drawn("en", observe(state, 0))
    assert "worth" not in drawn("en", observe(state, SPECTATOR))
    assert "worth 4" in drawn("en", observe(state, EVERYTHING))


# --- what options say


def test_a_placement_says_what_it_holds_or_what_is_still_missing() -> None:
    s = position(3, black=(2, 2, 2, 2, 4, 2), placed=[(1, "SF"), (2, "FF")])
    match = turn(s, 0, "SSMFA")
    assert label(match, "place:ship") == "2 at the ship: 1 missing"
    assert tip(match, "place:ship") == "One more die is needed at the ship, or the ship takes 2 damage."
    assert label(match, "place:flag") == "1 at the flag: held"
    assert tip(match, "place:flag") == (
        "The flag will be held with 2 to spare: 3 gold for everybody with dice there."
    )
    assert label(match, "place:map", "pl") == "1 na mapę: brakuje 1"
    assert tip(match, "place:map", "pl") == (
        "Jeszcze brakuje (symbol: mapa): 1. Inaczej kapitan rozdaje piratom rum: 2."
    )


def test_a_placement_warns_of_what_it_makes_certain() -> None:
    """Three dice are left; two at the anchor leave one where the ship lacks two: its 2 damage sink us."""
    s = position(2, damage=1, black=(1, 0, 0, 0, 2, 0), unplaced=[2, 1])
    s.open = [2, 0, 0, 0, 0, 0]
    said = narrator("en").offer(GAME.look(s, 0), Asked("act", ["place:anchor"], {}), "place:anchor")
    assert said.words == "2 at the anchor: held, the ship sinks!"
    assert said.tip == (
        "The anchor will be held with 1 to spare: the last to place there may move a die. "
        "The dice that are left then cannot save the ship. That sinks the ship, and the game is lost."
    )


def test_equal_dice_at_the_dutchmans_flag_promise_no_hit() -> None:
    s = position(2, DUTCHMAN, tokens=2, black=(2, 0, 2, 2, 2, 2))
    match = turn(s, 0, "FFAMS")
    assert tip(match, "place:flag") == (
        "The flag will be held: 1 gold for everybody with dice there, "
        "but no hit on the Dutchman: that takes a die more."
    )


def test_the_armadas_gold_depends_on_the_way() -> None:
    match = turn(position(2, ARMADA, black=(2, 2, 2, 2, 1, 1)), 0, "FBAMS")
    assert tip(match, "place:flag") == (
        "The flag will be held: if the way is open, "
        "2 gold for everybody with dice there and a hit on the Armada."
    )


def test_whoever_holds_a_pardon_is_not_told_that_the_ship_will_sink() -> None:
    s = position(2, black=(1, 0, 0, 0, 9, 0), damage=1, crew={"overboard": 0, "storm": 0}, lost=["overboard"])
    assert "the ship sinks!" in label(turn(s.clone(), 0, "AAAAA"), "place:anchor")
    s.pardon = 1
    assert "the ship sinks!" not in label(turn(s, 0, "AAAAA"), "place:anchor")
    s = position(2, black=(1, 0, 0, 0, 9, 9), damage=2, crew={"overboard": 0, "storm": 0}, lost=["overboard"])
    s.pardon = 1
    assert "the ship sinks!" in label(turn(s, 0, "AAAAA"), "place:anchor")


def test_a_free_roll_names_its_dice() -> None:
    match = turn(position(2, black=(0, 2, 2, 2, 2, 0)), 0, "AAFMS")
    assert label(match, "reroll:anchor+anchor+flag") == "roll 3 again: anchor, anchor, flag"
    assert label(match, "reroll:anchor+anchor+flag", "pl") == "przerzucam 3: kotwica, kotwica, flaga"
