from pathlib import Path

import pytest

from kaper.engine.chance import NoChance
from kaper.engine.errors import KaperError
from kaper.engine.show import Asked, Seen, Show
from kaper.engine.sight import Told
from kaper.engine.state import State
from kaper.words import Narrator, Words, choose_language

ENGLISH = """
only-english = English
who-pays = { $who } pays { $whom }
prompt-fight = Fight { $whom } with { $powder ->
    [one] one barrel
   *[other] { $powder } barrels
}?
option-spend = spend { $n ->
    [one] one
   *[other] { $n }
} { $detail2 }
option-look = look ({ $price })
event-load = { $who } loads { $what }.
event-load-secret = { $who } loads { $what } in hold { $hold }.
event-robs = { $who } robs { $owner }.
event-sinks = { $who } loses { $what-key ->
    [gold] all the shiny { $what-gen }
   *[other] { $what }
}.
name-gold = gold
    .gen = of gold
name-ghost = Ghost
field-wind = The wind
error-sunk = { $ship } is sunk.
"""

SEEN: Seen[State, object] = Seen(State(NoChance()), lambda: "view", 0)


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text(ENGLISH)
    (tmp_path / "locale" / "pl.ftl").write_text("name-gold = złoto")
    return Words("en", [tmp_path])


@pytest.fixture
def narrator(words: Words) -> Narrator:
    return Narrator(words, Show(), ["Ann", "Bob"])


def test_a_sentence_that_polish_lacks_is_said_in_english(words: Words, tmp_path: Path) -> None:
    assert Words("pl", [tmp_path]).say("only-english") == "English"


def test_a_sentence_that_no_language_has_is_its_key(words: Words) -> None:
    assert words.say("no-such-thing", figure=1) == "no-such-thing"
    assert words.missed == {"no-such-thing"}


def test_a_missing_figure_does_not_fail(words: Words) -> None:
    assert "Ann pays" in words.say("who-pays", who="Ann")
    assert words.missed == {"who-pays"}


def test_the_sentence_of_a_game_wins(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("option-done = enough")
    assert Words("en", [tmp_path]).say("option-done") == "enough"


def test_a_question_is_told_its_figures_and_whom_it_is_about(narrator: Narrator) -> None:
    assert narrator.prompt(Asked("fight", [], {"whom": 1, "powder": 1})) == "Fight Bob with one barrel?"


def test_an_option_has_its_details_as_numbers_and_names(narrator: Narrator) -> None:
    assert narrator.option(SEEN, Asked("pay", [], {}), "spend:3:gold") == "spend 3 gold"


def test_a_game_can_add_figures_to_an_option(words: Words) -> None:
    show: Show[State, object] = Show(
        details=lambda seen, prompt, option: {"price": f"{seen.view} {prompt} {option}"}
    )
    label = Narrator(words, show, []).option(SEEN, Asked("ask", [], {}), "look")
    assert label == "look (view ask look)"


def test_an_event_says_who_did_what(narrator: Narrator) -> None:
    assert narrator.event(Told(0, "load", 0, {"what": "gold"})) == "Ann loads gold."


def test_who_knows_the_secret_is_told_it(narrator: Narrator) -> None:
    assert narrator.event(Told(0, "load", 0, {"what": "gold", "hold": 2})) == "Ann loads gold in hold 2."


def test_an_owner_is_a_seat(narrator: Narrator) -> None:
    assert narrator.event(Told(0, "robs", 0, {"owner": 1})) == "Ann robs Bob."


def test_a_name_has_its_key_and_its_forms(narrator: Narrator) -> None:
    assert narrator.event(Told(0, "sinks", 1, {"what": "gold"})) == "Bob loses all the shiny of gold."


def test_several_things_are_said_as_a_list_of_their_names(words: Words) -> None:
    assert words.name("gold ghost gold") == "gold, Ghost, gold"
    assert words.name("gold nothing") == "gold nothing"


def test_several_things_have_the_forms_that_all_of_them_have(words: Words) -> None:
    assert words.forms("gold gold") == {"gen": "of gold, of gold"}
    assert words.forms("gold ghost") == {}


def test_a_forced_answer_is_told_by_its_label(narrator: Narrator) -> None:
    told = Told(0, "forced", 1, {"prompt": "pay", "option": "spend:1:gold"})
    assert narrator.event(told) == "Bob had one choice only: spend one gold."


def test_a_forced_answer_whose_label_needs_the_past_is_told_without(narrator: Narrator) -> None:
    assert (
        narrator.event(Told(0, "forced", 1, {"prompt": "ask", "option": "look"}))
        == "Bob had one choice only."
    )


def test_seats_that_the_rules_play_have_names(words: Words) -> None:
    narrator = Narrator(words, Show(automata=lambda view: ["ghost"]), ["Ann"])
    narrator.meet(None)
    assert narrator.who(1) == "Ghost"


def test_a_seat_that_is_not_there_is_nobody(narrator: Narrator) -> None:
    assert narrator.who(-1) == "nobody"


def test_a_game_without_a_board_shows_its_fields_seat_by_seat(narrator: Narrator) -> None:
    board = narrator.board({"wind": "north", "gold": [3, 4]})
    assert board == "[bold]The wind[/]  north\n[bold]gold[/]  Ann: 3   Bob: 4"


def test_a_game_draws_its_own_board_with_words(words: Words) -> None:
    show: Show[State, object] = Show(board=lambda view, say: f"{view} {say('who', whom=1)}")
    assert Narrator(words, show, ["Ann", "Bob"]).board("sea") == "sea Bob"


def test_an_error_is_said_by_its_key(words: Words) -> None:
    assert words.error(KaperError("x", "sunk", ship="Victory")) == "Victory is sunk."


def test_an_error_without_a_translation_is_said_as_it_was_raised(words: Words) -> None:
    assert words.error(KaperError("Just so.", "unheard-of")) == "Just so."


@pytest.mark.parametrize(
    ("number", "said"), [(0.234, "0.23"), (-9.5, "-9.50"), (10.04, "10.0"), (1234.56, "1,234.6")]
)
def test_a_small_mean_has_two_digits_behind_the_point(words: Words, number: float, said: str) -> None:
    assert words.mean(number) == said


@pytest.mark.parametrize(("number", "said"), [(3.0, "3"), (3.25, "3.2"), (1500, "1,500")])
def test_a_whole_number_is_said_without_a_point(words: Words, number: float, said: str) -> None:
    assert words.number(number) == said


@pytest.mark.parametrize(
    ("given", "environment", "lang"),
    [
        ("pl", {"KAPER_LANG": "en"}, "pl"),
        (None, {"KAPER_LANG": "pl", "LANG": "en_GB.UTF-8"}, "pl"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_system(
    given: str | None, environment: dict[str, str], lang: str
) -> None:
    assert choose_language(given, environment) == lang
