"""The page's types of what is sent are those of the server."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import UNSET, Meta, Raw, UnsetType

from kaper.server.messages import Encoded
from tools.wire import TARGET, Writer, shapes, wire


@dataclass
class Hold:
    """A hold.

    It has slots.
    """

    slots: list[int | None]
    owner: str = ""


class Wish(msgspec.Struct, tag="wish"):
    """A wish."""

    kind: Literal["gold", "rum"]
    much: Annotated[int, Meta(ge=1)] = 1
    holds: dict[str, Hold] = {}
    where: tuple[float, float] | None = None


class Answer(msgspec.Struct):
    """An answer."""

    hold: Annotated[Raw, Encoded(Hold)] | UnsetType = UNSET
    notes: list[str] = field(default_factory=list)


def test_the_written_file_is_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == wire()


def test_what_is_heard_is_whole_and_what_is_not_sent_may_be_missing() -> None:
    writer = Writer()
    assert writer.name(Answer, said=False) == "Answer"
    assert writer.text() == (
        "/** An answer. */\nexport interface Answer {\n  hold?: Hold;\n  notes: string[];\n}\n\n"
        "/**\n * A hold.\n *\n * It has slots.\n */\n"
        "export interface Hold {\n  slots: (number | null)[];\n  owner: string;\n}"
    )


def test_what_is_said_may_leave_out_what_has_a_default() -> None:
    writer = Writer()
    writer.name(Wish, said=True)
    assert writer.text().endswith(
        "/** A wish. */\nexport interface Wish {\n  type: 'wish';\n"
        "  kind: 'gold' | 'rum';\n  much?: number;\n"
        "  holds?: { [name: string]: Hold };\n  where?: [number, number] | null;\n}"
    )


def test_a_class_that_goes_both_ways_is_written_as_it_is_heard() -> None:
    writer = Writer()
    writer.name(Hold, said=True)
    writer.name(Hold, said=False)
    assert "owner: string;" in writer.text()


def test_the_page_knows_what_a_thing_has_if_it_is_not_told() -> None:
    assert '  counter: {"hint":null},' in shapes()
    assert '  zone: ["cards"],' in shapes()


def test_what_the_page_cannot_be_told_of_is_refused() -> None:
    with pytest.raises(AssertionError, match="cannot be told of"):
        Writer().name(complex, said=False)
