import msgspec

from kaper.engine import registry
from tests.cli.terminal import Terminal


def test_every_installed_game_is_listed(terminal: Terminal) -> None:
    out = terminal.run("games").out
    assert all(name in out for name in registry.games())


def test_titles_are_in_the_language_asked_for(terminal: Terminal) -> None:
    assert "Deska" in terminal.run("games", "--lang", "pl").out


def test_json_tells_programs_the_same(terminal: Terminal) -> None:
    listed = msgspec.json.decode(terminal.run("games", "--json").out)
    plank = next(card for card in listed if card["name"] == "plank")
    assert plank["players"] == [2, 3, 4]
    assert plank["settings"] == {"rounds": ["three", "two"]}
