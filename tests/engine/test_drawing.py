from pathlib import Path

from kaper.engine.drawing import WASH, board, cover, day_and_night, outlined, sheet, symbols, write


def test_a_board_has_its_size_and_its_layers_from_the_bottom_up() -> None:
    drawn = board(120, 60.5, ["<rect/>", "<circle/>"])
    assert 'viewBox="0 0 120 60.5" width="120" height="60.5"' in drawn
    assert drawn.index("<rect/>") < drawn.index("<circle/>")


def test_a_board_is_drawn_for_the_light_and_for_the_dark_page() -> None:
    drawn = day_and_night(["sea", "deck"], "white", "black", lambda name, p: f"{name} in {p}")
    assert drawn == {
        "sea.svg": "sea in white", "sea-dark.svg": "sea in black",
        "deck.svg": "deck in white", "deck-dark.svg": "deck in black",
    }  # fmt: skip


def test_a_cover_shows_a_part_of_a_drawing_sixteen_wide_to_nine_high() -> None:
    assert 'viewBox="100 50 320 180" width="480" height="270"' in cover(100, 50, 320, ["<rect/>"])


def test_a_sheet_holds_each_symbol_by_its_name() -> None:
    drawn = sheet(symbols(24, 24, {"rum": "<path/>", "gold": "<circle/>"}))
    assert '<symbol id="rum" viewBox="0 0 24 24" overflow="visible"><path/></symbol>' in drawn
    assert '<symbol id="gold"' in drawn


def test_an_outline_is_filled_with_a_colour_a_wash_of_ink_or_nothing() -> None:
    drawn = outlined([("#abc", "M0 0"), (WASH, "M1 1"), ("", "M2 2")], line=1.5)
    assert '<path d="M0 0" fill="#abc"/>' in drawn
    assert '<path d="M1 1" fill="currentColor" fill-opacity=".13"/>' in drawn
    assert '<path d="M2 2"/>' in drawn


def test_drawings_are_written_to_their_files(tmp_path: Path) -> None:
    write(tmp_path, {"a.svg": "<svg/>\n"})
    assert (tmp_path / "a.svg").read_text(encoding="utf-8") == "<svg/>\n"
