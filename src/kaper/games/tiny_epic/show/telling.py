"""What stands beside the lines of the log, and what everybody should see."""

from collections.abc import Mapping
from typing import Final

from kaper.engine.show import Highlight

ICONS: Final[Mapping[str, str]] = {
    "begins": "flag", "places-navy": "ship", "places-ship": "cave", "legend-placed": "cave",
    "chooses-side": "hat", "starts-with": "cube", "turns-wheel": "helm", "legend-turns": "helm",
    "jumps": "boot", "legend-jumps": "boot", "returns": "crew", "legend-returns": "crew",
    "moves-hand": "crew", "sails": "ship", "legend-sails": "ship", "uses-sail-token": "wind",
    "uses-storm-pass": "storm", "heels": "storm", "legend-heels": "storm", "cannot-heel": "storm",
    "plunders": "cube", "legend-plunders": "cube", "discards": "minus", "sells": "doubloon",
    "legend-trades": "doubloon", "market-falls": "scales", "refreshes": "cards", "crew-row": "card",
    "hires": "crew", "legend-hires": "crew", "dismisses": "crew", "mutinies": "hat", "finds": "spyglass",
    "fishes-out": "cube", "gains-gold": "doubloon", "loses-gold": "doubloon",
    "gains-deadeye": "eye", "gains-infamy": "skull",
    "legend-infamy": "skull", "gains-deckhand": "crew", "hides": "cave", "legend-retreats": "cave",
    "attacks": "swords", "raids": "swords", "rolls": "dice", "legend-rolls": "dice", "rerolls": "dice",
    "spends-deadeye": "eye", "deals": "cannon", "raid-tied": "shield", "raid-lost": "cross",
    "sinks": "damage", "merchant-card": "card", "merchant-reset": "ship", "battle-tied": "shield",
    "wins-battle": "laurel", "uses-card": "card", "buries": "spade", "legend-buries": "spade",
    "last-round": "hourglass", "reckoning": "scales", "trades-specially": "doubloon", "swaps": "cube",
    "steers": "helm", "legend-steers": "helm", "crosses-line": "anchor", "merchant-sails": "ship",
    "merchant-arrives": "port", "navy-sails": "ship", "legend-sends-navy": "ship", "navy-attacks": "cannon",
    "navy-misses": "cave",
}  # fmt: skip

_BATTLE: Final = Highlight("battle", "swords", ("attacks",))
_RAID: Final = Highlight("raid", "cannon", ("raids",))
HIGHLIGHTS: Final[Mapping[str, Highlight]] = {
    "wins-battle": _BATTLE,
    "battle-tied": _BATTLE,
    "sinks": _RAID,
    "raid-tied": _RAID,
    "raid-lost": _RAID,
    "navy-attacks": Highlight("navy", "cannon"),
    "last-round": Highlight("last-round", "hourglass"),
}
