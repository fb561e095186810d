"""What stands beside the lines of the log, and what everybody should see."""

from collections.abc import Mapping
from typing import Final

from kaper.engine.show import Highlight

ICONS: Final[Mapping[str, str]] = {
    "turn": "hourglass", "event": "scroll", "merchants-return": "ship", "war": "swords", "war-ends": "flag",
    "npc-sails": "ship", "npc-stays": "anchor", "npc-placed": "hat", "npc-scouts": "spyglass",
    "npc-attacks": "swords", "attacks": "swords", "scouts": "spyglass", "draws-captain": "hat",
    "enters-play": "hat", "first-player": "flag", "dies": "skull", "retires": "house", "disperses": "token",
    "turned-up": "token", "gains-gold": "doubloon", "pays": "doubloon", "stashes": "chest",
    "gains-point": "star", "declares": "flag", "shows-chest": "chest", "draws-glory": "star",
    "discards-glory": "card", "plays": "card", "announces": "card", "keeps-back": "card", "tests": "dice",
    "bounty": "wanted", "pardoned": "letter", "sails": "ship", "leaves-port": "anchor",
    "enters-port": "port", "fever": "skull", "overboard": "minus", "cargo-lost": "minus",
    "keeps-cargo": "cargo", "finds-cargo": "cargo", "damaged": "damage", "npc-damaged": "damage",
    "location-dice": "dice", "reinforced-hull": "shield", "relocates": "shield", "uses-weapon": "cannon",
    "long-guns": "cannon", "chasers": "cannon", "declarations": "flag", "contest": "dice", "boards": "sword",
    "escapes": "wind", "swivel-guns": "cannon", "crew-losses": "crew", "land-fight": "swords",
    "battle-over": "shield", "defeats": "laurel", "defeats-npc": "laurel", "npc-defeats": "skull",
    "takes-ship": "ship", "searches": "spyglass", "loses-gold": "doubloon", "plunders": "hand",
    "demand": "scales", "sells": "doubloon", "uses-rumor": "parrot", "market": "cargo",
    "market-aside": "cargo", "market-left": "cargo", "buys": "cargo", "shows-cargo": "cargo",
    "buys-weapon": "cannon", "repairs": "hull", "repaired": "hull", "buys-ship": "ship", "fits-out": "hull",
    "recruits": "crew", "hires": "crew", "shows-specialist": "card", "armed": "cannon",
    "draws-rumor": "parrot", "shows-rumor": "parrot", "rumor-false": "cross", "rumor-true": "check",
    "new-mission": "scroll", "claims": "scroll", "loses-mission": "cross", "mission-step": "scroll",
    "mission-port": "scroll", "completes": "check", "delivers": "cargo", "finds-merchant": "spyglass",
    "lets-sail": "ship", "raids": "swords", "raid-cards": "cards", "raid-roll": "dice",
    "raid-fails": "cross", "raid-won": "laurel",
}  # fmt: skip

_BATTLE: Final = Highlight("battle", "swords", ("attacks", "npc-attacks", "land-fight"))
_RAID: Final = Highlight("raid", "cannon", ("raids",))
HIGHLIGHTS: Final[Mapping[str, Highlight]] = {
    "defeats": _BATTLE,
    "defeats-npc": _BATTLE,
    "npc-defeats": _BATTLE,
    "battle-over": _BATTLE,
    "escapes": _BATTLE,
    "raid-won": _RAID,
    "raid-fails": _RAID,
    "war": Highlight("war", "swords"),
    "declares": Highlight("declares", "flag"),
}
