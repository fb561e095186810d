"""The inks of the house by both lights, and what is drawn with them."""

from xml.etree import ElementTree

from kaper.engine.inks import INK, Inks
from kaper.engine.motifs import SERPENT, rose, shade, stain, winds


def colours(inks: Inks) -> dict[str, str]:
    """All that it holds; a compiled class has no `vars`."""
    return {name: getattr(inks, name) for name in dir(inks) if not name.startswith("_") and name != "by"}


def test_every_ink_has_a_colour_by_day_and_another_by_lamplight() -> None:
    day, lamp = colours(Inks(lamplight=False)), colours(Inks(lamplight=True))
    assert day.keys() == lamp.keys()
    assert [name for name in day if day[name] == lamp[name]] == []
    assert day["ink"] == INK


def test_what_is_drawn_is_well_formed() -> None:
    p = Inks(lamplight=False)
    parts = [rose(p, p.wave, "translate(3 4)"), shade(p, ".7", ".6", 0.4), stain(p, 7), SERPENT]
    ElementTree.fromstring(f"<svg>{''.join(parts)}</svg>")


def test_the_winds_blow_from_the_rose_in_all_directions() -> None:
    assert winds(5, 6, 4, 10) == ["M5 6l10 0", "M5 6l0 10", "M5 6l-10 0", "M5 6l-0 -10"]
