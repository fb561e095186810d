"""What stands before the words of an option, and which options are asked once more."""

from typing import Final

SIGNS: Final[dict[str, str]] = {
    "bury": "spade",
    "course": "{signs}",
    "cove": "{signs}",
    "discard": "{loot}",
    "dismiss": "crew",
    "fight": "swords",
    "heel": "hull",
    "hide": "palm",
    "hire": "crew",
    "mutiny": "captain",
    "plunder": "chest",
    "raid": "swords",
    "refresh": "doubloon",
    "reroll": "dice",
    "sail": "{signs}",
    "sail-token": "wind",
    "search": "question",
    "sell": "doubloon",
    "set": "dice",
    "side": "captain",
    "site": "{signs}",
    "steer": "ship",
    "storm": "storm",
    "swap": "{old} {new}",
    "turn": "{sign}",
    "use": "crew",
}
"""Drawings by an option's text or its verb, with figures of its label."""
GRAVE: Final = frozenset({"mutiny"})
