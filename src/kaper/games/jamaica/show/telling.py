"""What stands beside the lines of the log, and what everybody should see."""

from collections.abc import Mapping
from typing import Final

from kaper.engine.show import Highlight

ICONS: Final[Mapping[str, str]] = {
    "rolls": "dice", "places-dice": "sun", "reveals": "card", "draws": "cards", "reshuffles": "cards",
    "sails": "ship", "finishes": "flag", "loads": "cargo", "load-ignored": "cargo", "throws-out": "minus",
    "pays": "doubloon", "shortage": "cross", "shortage-roll": "dice", "falls-back": "backward",
    "attacks": "swords", "spends-powder": "powder", "rolls-for-ghost": "dice", "fires": "cannon",
    "rolls-star": "star", "uses-sabre": "sword", "fight-tied": "shield", "wins-fight": "laurel",
    "steals-hold": "hand", "overboard": "minus", "steals-item": "hand", "steals-face-down": "hand",
    "gives-curse": "skull", "takes-nothing": "hand", "finds-item": "chest", "takes-treasure": "chest",
    "leaves-treasure": "chest", "scores": "scales",
}  # fmt: skip

_FIGHT: Final = Highlight("fight", "swords", ("attacks",))
HIGHLIGHTS: Final[Mapping[str, Highlight]] = {
    "wins-fight": _FIGHT,
    "fight-tied": _FIGHT,
    "finishes": Highlight("finish", "flag"),
}
