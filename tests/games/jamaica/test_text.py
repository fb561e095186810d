"""Jamaica in words: the board, the labels of options and the log, in every language."""

from collections.abc import Iterator
from random import Random

import pytest
from rich.text import Text

from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.match import Match
from kaper.engine.registry import Entry
from kaper.engine.show import Asked
from kaper.engine.sight import look_at
from kaper.games import jamaica
from kaper.games.jamaica import META
from kaper.games.jamaica.components.board import CARD_NAMES, FORWARD, NEXT, SPACES, TREASURE_NAMES
from kaper.games.jamaica.game import GAME
from kaper.games.jamaica.show.labels_card import ends_of, whither
from kaper.games.jamaica.show.terminal_chart import PLACES
from kaper.games.jamaica.state.state import Jamaica
from kaper.games.jamaica.view.observe import observe
from kaper.games.jamaica.view.view import View
from kaper.words import LANGUAGES, Narrator, Offer, Words
from tests.games.jamaica.haunting import GHOST, boarding
from tests.games.jamaica.table import (
    answers,
    combat,
    duel,
    ghost_turn,
    one_round,
    position,
    question,
    table,
    turn,
)

NAMES = ["Anna", "Bartek", "Celina", "Dawid", "Ewa", "Feliks"]
ENTRY = Entry(META, jamaica.__name__)
FOLDER, HOOK = ENTRY.folder, ENTRY.load().show()
VARIANTS = list(META.variants())

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def narrator(lang: str, view: View, players: int) -> Narrator:
    told = Narrator(Words(lang, [FOLDER]), HOOK, NAMES[:players])
    told.meet(view)
    return told


def seen(match: Match[Jamaica], viewer: int) -> View:
    return observe(match.state, viewer)


def drawn(lang: str, view: View) -> str:
    """The board as it is read, without its colours."""
    players = sum(not ship.ghost for ship in view.ships)
    return Text.from_markup(narrator(lang, view, players).board(view)).plain


def label(match: Match[Jamaica], option: str, lang: str = "en") -> str:
    """The words of an option."""
    return offer(match, option, lang).words


def offer(match: Match[Jamaica], option: str, lang: str = "en") -> Offer:
    """What the seat that is asked reads for an option."""
    ((seat, prompt, _),) = [asked] if (asked := question(match)) else []
    about = dict(match.pending[0].about)
    view = seen(match, seat)
    players = match.state.players
    return narrator(lang, view, players).offer(look_at(match, seat), Asked(prompt, [option], about), option)


def random_game(seats: int, settings: dict[str, str], seed: str) -> Iterator[Match[Jamaica]]:
    """The position before each answer of a game played at random, and the last one."""
    match = Match.new(GAME, seats, settings, seed)
    choice = Random(seed)
    while match.pending:
        yield match
        ask = choice.choice(match.pending)
        match.answer(ask.seat, choice.choice(list(ask.options)))
    yield match


# --- the board


@in_every_language
@pytest.mark.parametrize(("players", "settings"), VARIANTS)
def test_every_position_is_drawn_with_every_space(lang: str, players: int, settings: dict[str, str]) -> None:
    for number, match in enumerate(random_game(players, settings, "drawn")):
        if number % 40 and match.pending:
            continue
        for viewer in (0, SPECTATOR, EVERYTHING):
            lines = drawn(lang, seen(match, viewer)).splitlines()
            for space, (line, column) in enumerate(PLACES):
                assert lines[line][column : column + 2].endswith(str(space))


def test_the_chart_keeps_the_directions_of_the_board() -> None:
    """Two spaces that are clearly apart on the board lie in the same order on the chart."""
    for one, (line, column) in enumerate(PLACES):
        for other, (below, right) in enumerate(PLACES):
            (x, y), (far_x, far_y) = SPACES[one]["xy"], SPACES[other]["xy"]
            if far_x - x > 0.09:
                assert right > column, (one, other)
            if far_y - y > 0.09:
                assert below > line, (one, other)


def test_neighbours_on_the_track_are_neighbours_on_the_chart() -> None:
    for space, ends in enumerate(NEXT):
        for end in ends:
            (line, column), (to_line, to_column) = PLACES[space], PLACES[end]
            assert abs(line - to_line) <= 3
            assert abs(column - to_column) <= 13


@in_every_language
def test_a_viewer_reads_their_own_cards_and_nobody_elses(lang: str) -> None:
    hands = {0: ["forward-forward", "forward-food"], 1: ["food-gunpowder", "doubloon-doubloon"]}
    match = table(position(3, hands=hands))
    words = Words(lang, [FOLDER])
    for player, hand in hands.items():
        shown = drawn(lang, seen(match, player))
        for card in CARD_NAMES:
            assert (words.name(card) in shown) == (card in hand), card
    watched = drawn(lang, seen(match, SPECTATOR))
    assert not any(words.name(card) in watched for card in CARD_NAMES)
    everything = drawn(lang, seen(match, EVERYTHING))
    assert all(words.name(card) in everything for hand in hands.values() for card in hand)


def test_treasures_are_named_to_those_who_know_them() -> None:
    match = table(position(3, treasures={1: ["cursed-3", "treasure-7-a", "morgans-map"]}))
    assert "cursed treasure -3 (face down) · treasure +7 (face down)" in drawn("en", seen(match, 1))
    others = drawn("en", seen(match, 0))
    assert "-3" not in others
    assert "Morgan\u2019s Map · 2 face-down treasures" in others


def test_ships_lie_beside_their_spaces() -> None:
    match = table(position(4, at={0: 2, 1: 31, 2: 31, 3: 43}))
    lines = drawn("en", seen(match, 0)).splitlines()
    assert "▲2 ~3" in lines[PLACES[2][0]]
    assert "31 $3●■" in lines[PLACES[31][0]]
    line, column = PLACES[43]
    assert lines[line + 1][column] == "◆"


def test_the_board_tells_of_a_ship_behind_the_start_and_of_one_at_home() -> None:
    match = table(position(3, at={0: 48}, laps={0: -1, 1: 1}))
    shown = drawn("en", seen(match, 0))
    assert shown.count("behind the start line") == 1
    assert shown.count("⚑ home") == 1


def test_the_sixth_hold_is_listed_with_its_contents() -> None:
    cargo = {0: [None, None, None, None, None, ("powder", 4)]}
    match = table(position(3, cargo=cargo, treasures={0: ["sixth-hold"]}))
    assert "the Sixth Hold (4 powder)" in drawn("en", seen(match, 0))


def test_a_fight_is_shown_on_the_island() -> None:
    match = duel(6, cargo={1: [("powder", 2)]})
    assert "⚔ Anna attacks Bartek: firepower 6" in drawn("en", seen(match, 1))


def test_names_are_no_markup_and_break_no_line() -> None:
    view = seen(duel(6, cargo={1: [("powder", 2)]}), EVERYTHING)
    told = Narrator(Words("en", [FOLDER]), HOOK, ["[red]", "Barnabas" * 9, "c\\"])
    lines = Text.from_markup(told.board(view)).plain.splitlines()
    assert "[red]" in "".join(lines)
    assert max(len(line) for line in lines) <= 80
    for space, (line, column) in enumerate(PLACES):
        assert lines[line][column : column + 2].endswith(str(space))


# --- words


@in_every_language
def test_every_name_has_a_message_in_the_language_itself(lang: str) -> None:
    own = (FOLDER / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    keys = {line.split(" =")[0] for line in own.splitlines() if " =" in line and line[0].isalpha()}
    english = (FOLDER / "locale" / "en.ftl").read_text(encoding="utf-8")
    assert keys == {
        line.split(" =")[0] for line in english.splitlines() if " =" in line and line[0].isalpha()
    }
    assert keys >= {f"name-{name}" for name in (*CARD_NAMES, *TREASURE_NAMES)}
    assert keys >= {f"ending-{ending}" for ending in META.endings}
    for setting in META.settings:
        assert keys >= {f"setting-{setting.name}-{value.name}" for value in setting.values}


# --- what options say


def cards(lang: str = "en") -> list[Offer]:
    """What is said of three cards for a ship on 5, with 3 in the morning and 1 in the evening."""
    s = position(3, at={0: 5, 1: 16}, hands={0: ["forward-food", "food-forward", "backward-forward"]})
    s.stage, s.dice = 1, (3, 1)
    match = table(s)
    view = seen(match, 0)
    asked = Asked("choose-card", [option.text for option in match.pending[0].options], {})
    return [narrator(lang, view, 3).offer(look_at(match, 0), asked, option) for option in asked.options]


def test_a_card_says_where_it_leads_and_what_that_costs() -> None:
    assert [each.words for each in cards()] == [
        "3 back, then 1 ahead (shortage!)",
        "3 ahead, then load 1 food",
        "load 3 food, then 1 ahead (shortage!)",
    ]
    cannot = "You cannot pay: you hand over all you have of it, and the ship falls back."
    assert [each.tip for each in cards()] == [
        "Morning: 3 back to space 2, where 3 food must be paid. "
        f"Evening: 1 ahead to space 3, where 2 food must be paid. {cannot}",
        "Morning: 3 ahead to one of the spaces 8, 14, as you choose. You cannot pay on 14. "
        "Evening: you load 1 food.",
        "Morning: you load 3 food. Evening: 1 ahead to space 6, where 5 doubloons must be paid. " + cannot,
    ]
    polish = cards("pl")[2]
    assert polish.words == "ładuję 3 sztuki prowiantu, potem 1 do przodu (braki!)"
    assert polish.tip == (
        "Poranek: ładuję 3 sztuki prowiantu. "
        "Wieczór: płynę o 1 do przodu na pole 6, gdzie płaci się 5 dublonów. "
        "Nie mam tyle: oddaję wszystko, co z tego mam, a statek się cofa."
    )


def test_a_space_to_sail_to_says_its_price_and_who_is_there() -> None:
    match = turn(position(3, at={0: 6, 1: 7}), 0, "forward-food", 1)
    assert offer(match, "sail:7") == (
        "space 7: sea, 2 food",
        "Here you pay 2 food. "
        "First you fight Bartek: the winner takes a hold or a treasure, or gives away a curse.",
        "space 7: sea, 2 food",
    )
    assert label(match, "sail:13") == "space 13: sea, 3 food"
    assert label(match, "sail:13", "pl") == "pole 13: morze, płacę 3 sztuki prowiantu"
    poor = turn(position(3, at={0: 6}, cargo={0: [("food", 2)]}), 0, "forward-food", 1)
    assert offer(poor, "sail:13")[:2] == (
        "space 13: sea, 3 food (shortage!)",
        "Here you pay 3 food. "
        "You have 1 too few: you lose all that you have of it, roll the die and fall back.",
    )


def test_the_ghost_ship_pays_nothing() -> None:
    match = ghost_turn(position(2, at={0: 20, 1: 20, 2: 6}), 1)
    assert label(match, "sail:7") == "space 7: sea, nothing to pay"


def test_the_dice_are_told_for_both_halves_of_the_day() -> None:
    match = one_round(position(3, draws=[(2, 6), (5, 6)]))
    assert label(match, "morning:5") == "5 in the morning, 2 in the evening"
    assert label(match, "morning:5", "pl") == "5 na poranek, 2 na wieczór"


def test_powder_in_defence_says_which_faces_win() -> None:
    match = duel(6, cargo={1: [("powder", 2)]}, treasures={1: ["lady-beth"]})
    assert offer(match, "spend:0")[:2] == (
        "spend 0 powder",
        "Your die then counts 2 more, and you win with 6, 8, 10 or a star. You keep your powder.",
    )
    assert offer(match, "spend:2")[:2] == (
        "spend 2 powder",
        "Your die then counts 4 more, and you win with 4, 6, 8, 10 or a star. "
        "The powder is gone, whatever you roll.",
    )


def test_spoils_are_named() -> None:
    treasures = {0: ["cursed-2"], 1: ["morgans-map", "treasure-5"]}
    match = duel("star", cargo={1: [("food", 1), ("doubloon", 5)]}, treasures=treasures)
    asked = question(match)
    assert asked is not None
    english, polish = ([label(match, option, lang) for option in asked[2]] for lang in ("en", "pl"))
    assert english == [
        "take 1 food",
        "take 5 doubloons",
        "take Morgan\u2019s Map",
        "take a face-down treasure, drawn at random",
        "give away: cursed treasure -2",
        "take nothing",
    ]
    assert polish[:3] == ["zabieram 1 sztukę prowiantu", "zabieram 5 dublonów", "zabieram Mapę Morgana"]


@pytest.mark.rule("JAM-1213", "JAM-1214")
def test_the_player_outside_the_fight_reads_what_the_ghost_ship_can_do() -> None:
    s = position(2, at={0: 19, 1: 30, 2: 18}, plundered=[19], draws=[combat("star")])
    match = ghost_turn(s, 1)
    while (asked := question(match)) and asked[1] != "loot":
        answers(match, f"{asked[0]} {'ghost:forward' if asked[1] == 'ghost-direction' else asked[2][0]}")
    assert question(match) is not None
    assert label(match, "hold:0") == "throw 3 food overboard"
    assert label(match, "hold:1") == "take 3 doubloons"


@pytest.mark.rule("JAM-1213", "JAM-R45", "JAM-1214")
def test_so_does_the_player_outside_a_fight_in_which_it_was_attacked() -> None:
    match = boarding(2, 2)
    assert question(match) == (1, "loot", ["hold:0", "hold:1", "nothing"])
    assert label(match, "hold:0") == "throw 3 food overboard"


@pytest.mark.rule("JAM-1213")
def test_who_beats_the_ghost_ship_reads_what_their_own_ship_can_do() -> None:
    match = boarding(10, 2, cargo={GHOST: [("food", 3)]})
    assert label(match, "hold:0") == "take 3 food"


@pytest.mark.rule("JAM-505", "JAM-R03")
@pytest.mark.parametrize(("lap", "where"), [(0, "finish"), (-1, "start")])
def test_port_royal_promises_points_only_to_a_ship_that_completes_the_lap(lap: int, where: str) -> None:
    s = Match.new(GAME, 3, seed=1).state
    assert whither(s, 0, ends_of((47, lap), FORWARD, 3)).where == where
