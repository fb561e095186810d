from kaper.engine.columns import broken, clipped, folded, laid


def test_what_does_not_fit_is_clipped_and_says_so() -> None:
    assert [clipped("sloop", width) for width in (5, 4)] == ["sloop", "slo…"]


def test_pieces_are_laid_on_as_few_lines_as_they_need() -> None:
    assert laid(["rum", "wood", "gold"], " · ", 14, "has ") == ["has rum · wood", "    gold"]


def test_a_piece_that_is_longer_than_a_line_is_clipped() -> None:
    assert laid(["wood", "gunpowder"], ", ", 6) == ["wood", "gunpo…"]


def test_a_text_is_folded_between_its_words() -> None:
    assert folded("the wind turns to the west", 10) == ["the wind", "turns to", "the west"]


def test_a_long_word_goes_on_in_the_next_line() -> None:
    assert broken("Treasure Chart", 7) == ["Treas-", "ure", "Chart"]
    assert broken("Sloop of War", 7) == ["Sloop", "of War"]
