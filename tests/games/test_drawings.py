"""Every game's drawings: as its code draws them from its components, well-formed and small."""

from xml.etree import ElementTree

from kaper.engine.registry import Entry
from tests.games.shipped import drawings

LARGEST = 200_000


def test_the_folder_holds_what_the_code_draws(entry: Entry) -> None:
    again = f"draw it anew: python -m {entry.package}.art.draw"
    files = {path.name: path.read_text(encoding="utf-8") for path in (entry.folder / "art").glob("*.svg")}
    assert sorted(files) == sorted(drawings(entry)), again
    assert [name for name, drawing in drawings(entry).items() if files[name] != drawing] == [], again


def test_there_is_a_cover_for_the_lobby(entry: Entry) -> None:
    assert "cover.svg" in drawings(entry)


def test_every_drawing_is_well_formed(entry: Entry) -> None:
    for drawing in drawings(entry).values():
        ElementTree.fromstring(drawing)


def test_no_drawing_is_too_large_to_be_sent(entry: Entry) -> None:
    assert {name: len(drawing) for name, drawing in drawings(entry).items() if len(drawing) > LARGEST} == {}


def test_no_drawing_takes_anything_from_elsewhere_or_runs_anything(entry: Entry) -> None:
    for drawing in drawings(entry).values():
        assert "href=" not in drawing.replace('href="#', "")
        assert "<script" not in drawing
