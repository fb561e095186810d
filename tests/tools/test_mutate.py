"""The tool that breaks rules: what it breaks, whom it asks, and that it tells who noticed."""

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kaper.engine.registry import Entry
from tests.games.shipped import ENTRIES
from tests.project import ROOT
from tools.citations import ids, modules, rules_of_names, sources
from tools.harmless import harmless

if TYPE_CHECKING:
    from tools.mutants import Site

RULES = '''"""Two rules and what serves them."""

from typing import Final

LEFT: Final = 0
RIGHT: Final = 1
HOLDS: Final = 5


def steal(gold: int, holds: int) -> int:
    """TRY-101: two doubloons, if there is a hold left."""
    tell("steals")
    return gold + 2 if free(holds) else gold


def free(holds: int | None) -> bool:
    return holds < HOLDS


def tell(what: str) -> None:
    """TRY-102: everybody hears of it."""
'''


def sites(path: Path, *names: str) -> "list[Site]":
    # What takes programs apart takes long to load, and everybody who looks for tests would have to.
    from tools.mutants import sites

    return list(sites(path, set(names)))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "stealing.py").write_text(RULES, encoding="utf-8")
    return tmp_path


def test_a_rule_is_broken_where_it_can_be_wrong(folder: Path) -> None:
    assert [site.text() for site in sites(folder / "rules" / "stealing.py")] == [
        "HOLDS: Final = 5  ->  HOLDS: Final = 6",
        'tell("steals")  ->  pass',
        "return gold + 2 if free(holds) else gold  ->  return gold + 2 if (free(holds)) and False else gold",
        "return gold + 2 if free(holds) else gold  ->  return gold + 2 if (free(holds)) or True else gold",
        "return gold + 2 if free(holds) else gold  ->  return gold - 2 if free(holds) else gold",
        "return gold + 2 if free(holds) else gold  ->  return gold + 3 if free(holds) else gold",
        "return holds < HOLDS  ->  return holds <= HOLDS",
    ]


def test_what_is_wanted_of_a_module_is_all_that_is_broken(folder: Path) -> None:
    path = folder / "rules" / "stealing.py"
    some = sites(path, "free", "HOLDS")
    assert {site.name for site in some} == {"free", "HOLDS"}
    assert [site.text() for site in some] == [
        site.text() for site in sites(path) if site.name in {"free", "HOLDS"}
    ]


def test_a_helper_serves_the_rules_of_those_who_call_it(folder: Path) -> None:
    rules = rules_of_names(modules(folder), folder)
    found = {name: sorted(ids) for (_, name), ids in rules.items() if ids}
    assert found == {"steal": ["TRY-101"], "free": ["TRY-101"], "HOLDS": ["TRY-101"], "tell": ["TRY-102"]}


def test_a_range_of_rules_names_all_of_them() -> None:
    assert ids("TRY-101, TRY-108 to TRY-110; also TRY-R09") == {
        "TRY-101", "TRY-108", "TRY-109", "TRY-110", "TRY-R09",
    }  # fmt: skip


@pytest.mark.slow
def test_a_break_that_is_called_harmless_can_still_be_made(entry: Entry) -> None:
    known = harmless(ROOT / "tests" / "games" / entry.folder.name)
    names = {each.name for each in known}
    paths = [path for path in sources(entry.folder) if _defines(path, names)]
    found = [site for path in paths for site in sites(path, *names)]
    made = {(site.name, site.text()) for site in found}
    assert [each for each in known if (each.name, each.change) not in made] == []


def _defines(path: Path, names: set[str]) -> bool:
    words = path.read_text(encoding="utf-8").replace("(", " ").replace(":", " ").split()
    return not names.isdisjoint(words)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "entry" in metafunc.fixturenames:
        metafunc.parametrize("entry", ENTRIES, ids=lambda entry: entry.meta.name)


@pytest.mark.slow
@pytest.mark.skipif(not ENTRIES, reason="there is no game to break")
def test_it_tells_how_many_breaks_were_noticed_and_by_whom() -> None:
    command = [sys.executable, "-m", "tools.mutate", ENTRIES[0].meta.name, "--sample", "1", "--jobs", "1"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    assert f"{ENTRIES[0].meta.name}, breaks tried: 1" in told
    assert "noticed by tests that cite the rule: " in told
