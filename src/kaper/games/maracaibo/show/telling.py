"""What stands beside the lines of the log, and what everybody should see."""

from collections.abc import Mapping
from typing import Final

from kaper.engine.show import Highlight

ICONS: Final[Mapping[str, str]] = {
    "chooses-size": "map", "draws-column": "map", "dealt-quest": "scroll", "quest-on-offer": "scroll",
    "sails": "ship", "steps": "ship", "pays": "doubloon", "pays-opponent": "doubloon", "gains-vp": "star",
    "gains-doubloons": "doubloon", "acquires": "card", "refills": "cards", "level-two-open": "card",
    "builds": "house", "value-rises": "cube", "places-cubes": "cube", "upgrades": "hull",
    "takes-figurehead": "ship", "places-tile": "token", "activates-tile": "token", "rolls": "dice",
    "rolls-die": "dice", "raids": "swords", "spends-power": "cannon", "gains-treasure": "gem",
    "buries": "spade", "draws-quest": "scroll", "takes-quest": "scroll", "refreshes-quests": "scroll",
    "sells-quest": "doubloon", "trades-steps": "boot", "explores": "boot", "retires": "house",
    "takes-ruby": "gem", "sells-ruby": "gem", "exchanges-rubies": "gem", "reveals": "card",
    "value-tile": "token", "fights": "swords", "wins-fight": "laurel", "fight-tied": "shield",
    "earns": "doubloon", "round-ends": "hourglass", "shows-quest": "scroll", "scores": "scales",
    "red-reveals": "card", "red-ignores": "cross", "red-reshuffles": "cards", "red-drifts": "wind",
    "red-decides": "helm", "red-extra": "plus", "red-upgrades": "hull", "red-settles": "house",
    "red-rolls": "dice", "red-takes-card": "card", "red-buries": "spade",
}  # fmt: skip

_FIGHT: Final = Highlight("fight", "swords", ("fights",))
HIGHLIGHTS: Final[Mapping[str, Highlight]] = {
    "wins-fight": _FIGHT,
    "fight-tied": _FIGHT,
    "round-ends": Highlight("round", "hourglass", ("earns",)),
}
