"""The site of the documentation has a page for everything that is written; `make docs` builds it."""

import pytest

from tests.project import GAMES, ROOT
from tools.site import BESIDE_THE_PAGES, colours, contents, paths

LISTED = list(paths(contents()))


def test_no_page_is_forgotten_and_none_stands_twice() -> None:
    written = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert written - set(LISTED) == set()
    assert len(LISTED) == len(set(LISTED))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_rules_in_both_languages_and_its_balance(game: str) -> None:
    books = {f"src/kaper/games/{game}/{name}" for name in ("RULES.md", "RULES.pl.md", "BALANCE.md")}
    assert books <= set(LISTED)


def test_every_module_of_the_engine_has_a_page() -> None:
    modules = {path.stem for path in (ROOT / "src/kaper/engine").glob("*.py")} - {"__init__"}
    assert {f"docs/engine/{module}.md" for module in modules} <= set(LISTED)


def test_what_stands_beside_the_pages_is_there() -> None:
    assert [path for path in BESIDE_THE_PAGES if not (ROOT / path).is_file()] == []


def test_the_site_has_the_colours_of_the_page_by_day_and_by_night() -> None:
    assert ":root" not in colours()
    assert colours().count("--paper:") == 2
