"""What stands before the words of an option; which are asked once more, and which are given together."""

from typing import Final

from kaper.engine.show import Form

SIGNS: Final[dict[str, str]] = {
    "board": "{adventure}",
    "keelhaul": "{detail}",
    "lose": "doubloon",
    "move": "{detail} {warning}",
    "overboard": "crew",
    "pay": "rum",
    "place": "{detail} {warning}",
    "pour": "rum",
    "reroll": "{faces}",
    "rum": "rum",
    "shot": "{detail} {warning}",
    "storm": "{detail}",
    "swap": "{one} {two}",
    "to": "{detail} {warning}",
    "turn": "{to}",
    "unblock": "doubloon",
}
"""Drawings by an option's text or its verb, with figures of its label."""
GRAVE: Final = frozenset({"overboard"})
FORMS: Final = {"pour": Form("pour", times="room", total="left")}
