"""What stands before the words of an option."""

from typing import Final

SIGNS: Final[dict[str, str]] = {
    "attack": "swords",
    "card": "treasure",
    "curse": "skull",
    "empty": "{lost}",
    "ghost": "{detail}",
    "hold": "{goods}",
    "morning": "sun {detail} moon {evening}",
    "play": "sun {morning} moon {evening}",
    "sabre:reroll": "dice",
    "sail": "{sign} {fight}",
    "spend": "powder",
    "treasure:take": "treasure",
}
"""Drawings by an option's text or its verb, with figures of its label."""
