"""Games are found by their entry points."""

import importlib.metadata
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaper.engine.errors import UnknownGame
from kaper.engine.registry import find, games


@pytest.fixture
def only_plank(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is installed but the example game."""
    info = tmp_path / "kaper_plank-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: kaper-plank\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text("[kaper.games]\nplank = plank\n")
    installed = list(importlib.metadata.distributions(path=[str(tmp_path)]))
    points = importlib.metadata.EntryPoints(point for part in installed for point in part.entry_points)
    monkeypatch.setattr(importlib.metadata, "entry_points", points.select)
    games.cache_clear()
    yield
    games.cache_clear()


@pytest.mark.usefixtures("only_plank")
def test_an_installed_game_is_found_by_its_name() -> None:
    assert list(games()) == ["plank"]
    assert find("plank").load().meta is find("plank").meta


@pytest.mark.usefixtures("only_plank")
def test_the_card_is_read_without_loading_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "plank.game", raising=False)
    assert find("plank").meta.titles["en"] == "Plank"
    assert "plank.game" not in sys.modules


@pytest.mark.usefixtures("only_plank")
def test_the_folder_is_where_the_game_keeps_its_things() -> None:
    assert (find("plank").folder / "locale" / "en.ftl").is_file()


@pytest.mark.usefixtures("only_plank")
def test_an_unknown_game_is_told_what_there_is() -> None:
    with pytest.raises(UnknownGame, match=r"^There is no game chess\. Installed: plank\.$"):
        find("chess")


def test_the_catalogue_begins_with_the_easiest_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = {"abyss": 5, "wreck": 1, "bay": 5}
    card = "Meta(name={name!r}, titles={{}}, players=range(2, 3), rules_version=1, stage='example', "
    card += "minutes=(1, 2), longest=1, endings=('over',), difficulty={difficulty})"
    for name, difficulty in names.items():
        (tmp_path / name).mkdir()
        text = f"from kaper.engine.game import Meta\nMETA = {card.format(name=name, difficulty=difficulty)}\n"
        (tmp_path / name / "__init__.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    points = [importlib.metadata.EntryPoint(name, name, "kaper.games") for name in names]
    monkeypatch.setattr(importlib.metadata, "entry_points", importlib.metadata.EntryPoints(points).select)
    games.cache_clear()
    assert list(games()) == ["wreck", "abyss", "bay"]
    games.cache_clear()
