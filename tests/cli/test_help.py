import re

import pytest

import kaper
from kaper.cli.admin import COMMANDS as ADMIN
from kaper.cli.app import COMMANDS
from tests.cli.terminal import Terminal


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", COMMANDS)
def test_no_key_is_left_in_the_help(terminal: Terminal, name: str, lang: str) -> None:
    run = terminal.run(name, "--help", "--lang", lang)
    assert run.code == 0
    assert "help-" not in run.out


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", [command.__name__.replace("_", "-") for command in ADMIN])
def test_no_key_is_left_in_the_help_for_those_who_run_a_server(
    terminal: Terminal, name: str, lang: str
) -> None:
    run = terminal.run("admin", name, "--help", "--lang", lang)
    assert run.code == 0
    assert "help-" not in run.out


def test_the_help_of_admin_names_what_it_can_do(terminal: Terminal) -> None:
    run = terminal.run("admin")
    assert all(f"│ {command.__name__.replace('_', '-')} " in run.out for command in ADMIN)


def test_the_version_is_told(terminal: Terminal) -> None:
    assert terminal.run("--version").out == f"kaper {kaper.__version__}\n"


def test_help_without_a_command_names_every_command(terminal: Terminal) -> None:
    run = terminal.run()
    assert all(f"│ {name} " in run.out for name in COMMANDS)


def test_help_is_in_the_language_of_the_environment(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("KAPER_LANG")
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Użycie: kaper" in terminal.run("--help").out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--lang", "pl", "games"), "Tytuł"),
        (("--lang=pl", "admin", "tables", "--help"), "Pokaż wszystkie stoły."),
        (("--help", "--lang", "pl"), "[OPCJE] POLECENIE"),
        (("play", "--help", "--lang", "pl"), "NAZWA=WARTOŚĆ"),
    ],
)
def test_the_language_may_stand_before_the_command(
    terminal: Terminal, args: tuple[str, ...], said: str
) -> None:
    run = terminal.run(*args)
    assert run.code == 0
    assert said in run.out


def test_no_english_is_left_in_polish_help(terminal: Terminal) -> None:
    english = {
        "Usage",
        "OPTIONS",
        "COMMAND",
        "ARGS",
        "GAME",
        "FILE",
        "SEAT",
        "NAME",
        "VALUE",
        "RECORD",
        "<str>",
    }
    for name in ["admin", *COMMANDS]:
        words = re.findall(r"<?\w+>?", terminal.run(name, "--help", "--lang", "pl").out)
        assert not english.intersection(words)


@pytest.mark.parametrize(
    "args",
    [
        ("sail",),
        ("simulate",),
        ("games", "--sail"),
        ("play", "--seats", "many"),
        ("games", "--lang"),
    ],
)
def test_misuse_is_one_sentence_with_a_way_to_help(terminal: Terminal, args: tuple[str, ...]) -> None:
    run = terminal.run(*args)
    assert run.code == 2
    assert run.err.count("\n") == 1
    assert "--help" in run.err


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("sail",), "Nie ma polecenia sail."),
        (("simulate",), "Brakuje: GRA."),
        (("games", "--sail"), "Nie ma opcji --sail."),
        (("games", "one", "two"), "To już nadmiar: one two."),
        (("games", "--lang"), "Opcja --lang wymaga wartości."),
        (("bench", "--peers=yes"), "Opcja --peers nie przyjmuje wartości."),
        (("play", "--seats", "many"), "Wartość --seats nie pasuje: „many” nie jest liczbą całkowitą."),
        (("bench", "--seconds", "long"), "Wartość --seconds nie pasuje: „long” nie jest liczbą."),
        (("bench", "--seconds", "0"), "Wartość --seconds nie pasuje: 0 to mniej niż 0,1."),
        (("simulate", "plank", "--games", "0"), "Wartość --games nie pasuje: 0 to mniej niż 1."),
        (
            ("simulate", "plank", "--seats", "2", "--bots", "greedy,greedy,random"),
            "Przy tylu miejscach (2) botów może być od 1 do 2, a nie 3.",
        ),
    ],
)
def test_misuse_is_told_in_polish_too(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.setenv("KAPER_LANG", "pl")
    assert terminal.run(*args).err.startswith(sentence)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("play", "chess"), "chess"),
        (("games", "--lang", "xx"), "xx"),
        (("verify", "nowhere.json"), "nowhere.json"),
        (("play", "plank", "--seats", "9"), "9"),
        (("play", "plank", "--seats", "2", "--me", "2"), "seat 2"),
        (("play", "plank", "--seats", "2", "--option", "rounds"), "NAME=VALUE"),
        (("simulate", "plank", "--bots", "genius"), "genius"),
    ],
)
def test_an_error_is_one_sentence(terminal: Terminal, args: tuple[str, ...], sentence: str) -> None:
    run = terminal.run(*args)
    assert run.code == 1
    assert sentence in run.err
    assert run.err.count("\n") == 1
