"""What stands beside the lines of the log, and what everybody should see."""

from collections.abc import Mapping
from typing import Final

from kaper.engine.show import Highlight

ICONS: Final[Mapping[str, str]] = {
    "round": "hourglass", "duel": "swords", "duels": "dice", "captain": "hat", "stays-captain": "hat",
    "sets-in-advance": "dice", "curse-rolls": "skull", "curse-again": "skull", "curse-aside": "minus",
    "curse-redirected": "skull", "rolls": "dice", "rerolls": "dice", "sets-aside": "minus", "drinks": "rum",
    "pays": "rum", "unblocks": "doubloon", "places": "hand", "cannot-place": "cross", "shoots": "cannon",
    "turns-die": "dice", "sails": "wind", "swaps": "helm", "storms": "storm", "keelhauls": "hull",
    "boards": "hand", "goes-overboard": "skull", "pardon-won": "letter", "becalmed": "wind",
    "moves-die": "dice", "takes-rum": "rum", "draws-gold": "doubloon",
    "pool-empty": "chest", "token": "star", "unlocks": "key", "fewer-black": "plus", "hits-enemy": "damage",
    "not-unlocked": "lock", "no-majority": "scales", "pardons": "letter", "more-black": "skull",
    "pours": "rum", "damages": "damage", "loses-die": "minus", "loses-gold": "doubloon", "excess": "skull",
    "excess-stays": "dice", "excess-again": "dice", "excess-joins": "dice", "excess-aside": "minus",
    "excess-blocked": "lock", "sea-wolf": "star", "sinks": "skull", "crew-lost": "skull",
    "comes-home": "flag", "shows": "doubloon", "wins": "laurel",
}  # fmt: skip

_SETTLED: Final = ("places", "cannot-place", "becalmed")
_LOST: Final = Highlight("lost", "skull", _SETTLED)
HIGHLIGHTS: Final[Mapping[str, Highlight]] = {
    "round": Highlight("settlement", "dice", _SETTLED),
    "sinks": _LOST,
    "crew-lost": _LOST,
    "comes-home": Highlight("home", "flag", _SETTLED),
}
