"""`kaper ladder` writes what is known of the levels as a page, and goes on where it was stopped."""

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

FAST = ("--levels", "cabin-boy,bosun", "--jobs", "1")


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Bosun against Cabin boy"), ("pl", "Bosman przeciw: Chłopiec okrętowy")]
)
def test_the_ladder_is_written_as_a_page(terminal: Terminal, tmp_path: Path, lang: str, said: str) -> None:
    page, kept = tmp_path / "strength.md", tmp_path / "ladder.jsonl"
    files = ("--kept", str(kept), "--into", str(page))
    terminal.run("ladder", "plank", *FAST, "--games", "2", *files, "--lang", lang)
    played = kept.read_bytes()
    assert said in page.read_text()
    assert terminal.run("ladder", "plank", *FAST, "--games", "2", *files, "--lang", lang).out == ""
    assert kept.read_bytes() == played


def test_a_hint_in_the_terminal_names_options_chances_and_reasons(terminal: Terminal) -> None:
    out = terminal.run("play", "plank", "--seats", "2", "--seed", "1", typed="?\n").out
    assert "The Captain would choose:" in out
    assert "In 300 trials" in out
