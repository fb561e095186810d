"""A table for games that draw none: every field of the view is a row of figures and things.

A list with a place for each seat is told on the players' boards, everything else in the middle. The name of a
field is the game's message `field-NAME`, and a thing answers the options that name it.
"""

from collections.abc import Mapping

import msgspec

from kaper.engine.livery import SHAPES
from kaper.engine.scene import Counter, Panel, Phrase, Scene
from kaper.engine.show import Asked, Seen
from kaper.engine.state import State
from kaper.engine.ties import Ties, tied


def plain_scene(seen: Seen[State, object]) -> Scene:
    """The position as rows of figures and things."""
    fields = fields_of(seen.view)
    seats = seats_in(fields)
    centre: list[Counter] = []
    boards: list[list[Counter]] = [[] for _ in range(seats)]
    for name, value in fields.items():
        if isinstance(value, list) and len(value) == seats:
            for seat, held in enumerate(value):
                boards[seat] += _row(name, f"{name}-{seat}", held)
        else:
            centre += _row(name, name, value)
    return Scene(panels=[_panel(seat, board) for seat, board in enumerate(boards)], centre=centre)


def plain_links(seen: Seen[State, object], asked: Asked) -> Ties:
    """A thing answers the options that name it."""
    drawn = plain_scene(seen)
    counters = [*drawn.centre, *(counter for panel in drawn.panels for counter in panel.counters)]
    by_text: dict[str, list[str]] = {}
    for counter in counters:
        by_text.setdefault(str(counter.label.args.get("what", "")), []).append(counter.id)

    def find(_: str, detail: str) -> list[str]:
        return [thing for text in detail.split(":") if text for thing in by_text.get(text, [])]

    return tied(asked.options, find)


def fields_of(view: object) -> dict[str, object]:
    """The view as plain data; one that is a single value has the field `view`."""
    plain = msgspec.to_builtins(view)
    return plain if isinstance(plain, dict) else {"view": plain}


def seats_in(fields: Mapping[str, object]) -> int:
    """How many seats there are, by the length that most lists have; 0 if no two lists agree."""
    lengths = [len(value) for value in fields.values() if isinstance(value, list) and len(value) > 1]
    length = max(lengths, key=lambda each: (lengths.count(each), each), default=0)
    return length if lengths.count(length) > 1 else 0


def _row(name: str, row: str, value: object) -> list[Counter]:
    """The name of a field with its figures, then every thing in it."""
    texts = [_text(each) for each in (value if isinstance(value, list) else [value])]
    figures = [text for text in texts if text.isdecimal()]
    told = " ".join(figures) or ("" if texts else "–")
    counters = [Counter(row, "", told, Phrase(f"field-{name}"))]
    things = [text for text in texts if not text.isdecimal()]
    for place, text in enumerate(things):
        nth = things[:place].count(text)
        thing = f"{row}-{text}-{nth}" if nth else f"{row}-{text}"
        counters.append(Counter(thing, "", "", Phrase("plain-thing", {"what": text})))
    return counters


def _text(value: object) -> str:
    if isinstance(value, list):
        return " ".join(_text(each) for each in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {_text(each)}" for key, each in value.items())
    return str(value)


def _panel(seat: int, counters: list[Counter]) -> Panel:
    colour = list(SHAPES)[seat % len(SHAPES)]
    return Panel(seat, colour, SHAPES[colour], counters=counters)
