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
