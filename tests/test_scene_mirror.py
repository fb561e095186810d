"""The page reads scenes by a mirror of the vocabulary: what the server may send, the page knows."""

import re
from dataclasses import fields, is_dataclass
from pathlib import Path

from kaper.engine import scene

MIRROR = Path(__file__).parents[1] / "web" / "src" / "scene" / "types.ts"


def test_the_page_knows_every_field_in_the_same_order() -> None:
    """A field that only one side has is a thing that is sent and never drawn, or drawn and never sent."""
    sent = {
        name: [each.name for each in fields(made)]
        for name, made in vars(scene).items()
        if isinstance(made, type) and is_dataclass(made)
    }
    text = MIRROR.read_text(encoding="utf-8")
    drawn = {
        name: re.findall(r"^  (\w+): ", body, re.MULTILINE)
        for name, body in re.findall(r"^export interface (\w+) \{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL)
    }
    assert drawn == sent
