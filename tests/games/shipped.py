"""The games that Kaper carries, with what their folders hold."""

import importlib
import re
from collections.abc import Mapping
from functools import cache

from kaper.engine.registry import Entry, games
from tests.project import GAMES, ROOT

ENTRIES = [entry for entry in games().values() if entry.package in GAMES.values()]
SHEETS = ("icons.svg", "pieces.svg", "cards.svg")
PAGE_ICONS = ROOT / "web" / "src" / "scene" / "icons.ts"


def drawings(entry: Entry) -> Mapping[str, str]:
    """What the game's own code draws, by the names of the files."""
    return _drawings(entry.package)


@cache
def _drawings(package: str) -> Mapping[str, str]:
    drawn: Mapping[str, str] = importlib.import_module(f"{package}.art.draw").render()
    return drawn


def symbols(entry: Entry) -> frozenset[str]:
    """Everything that a scene of the game may name as a drawing: the game's own and the page's."""
    sheets = "".join(drawings(entry).get(sheet, "") for sheet in SHEETS)
    page = PAGE_ICONS.read_text(encoding="utf-8")
    shared = re.findall(r"^  '?([a-z0-9-]+)'?: ", page, re.MULTILINE) + re.findall(r"([a-z]+): '", page)
    return frozenset(re.findall(r'<symbol id="([^"]+)"', sheets) + shared)


def rules(entry: Entry, page: str = "RULES.md") -> list[str]:
    """The ids of a page of rules, as often as each is defined."""
    return re.findall(r"^- \*\*([^*]+)\*\*", rules_text(entry, page), re.MULTILINE)


def rules_text(entry: Entry, page: str) -> str:
    return (entry.folder / page).read_text(encoding="utf-8")


def words(entry: Entry, lang: str) -> str:
    return (entry.folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
