"""Parts of which every board of the scene is made: what a thing is called, and where it lies."""

from typing import Final

from kaper.engine.scene import Area, Phrase
from kaper.games.marauders.show.layout import Box, Point

Told = dict[str, int | str]


NO_FIGURES: Final[Told] = {}


def said(name: str, called: Told = NO_FIGURES, explained: Told = NO_FIGURES) -> tuple[Phrase, Phrase]:
    """What a thing is called, and what is explained about it, each with the figures that it needs."""
    return Phrase(f"thing-{name}", called), Phrase(f"thing-{name}-hint", explained)


def named(name: str) -> Phrase:
    return Phrase(f"name-{name}")


def does(name: str) -> Phrase:
    return Phrase(f"name-does-{name}")


def known(name: str) -> tuple[Phrase, Phrase]:
    """A card, token or person: its name and what it does."""
    return named(name), does(name)


def outline(box: Box) -> list[Point]:
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def area(
    name: str,
    box: Box,
    label: Phrase,
    hint: Phrase | None = None,
    art: str = "",
) -> Area:
    return Area(name, outline(box), label, hint, art=art)


def sign(
    name: str,
    box: Box,
    label: Phrase,
    hint: Phrase | None = None,
    *,
    tint: str = "",
    icons: list[str] | None = None,
) -> Area:
    """An area on which its name is written."""
    return Area(name, outline(box), label, hint, tint, title=label, icons=icons or [])
