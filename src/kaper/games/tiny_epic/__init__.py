"""Tiny Epic Pirates: a wheel of orders, a sea of sixteen cards, and three treasures to bury."""

from kaper.engine.game import Campaign, Meta, Setting, Value

SOLO = range(1, 2)
TABLE = range(2, 5)
LEGENDS = ("iron-maud", "old-calloway", "red-ysolde", "sam-tarwater")
PERSONALITIES = ("greedy", "ruthless", "swift", "cunning")


def _solo_setting(name: str, values: tuple[str, ...]) -> Setting:
    """A choice for the solo game; at a table of several there is nothing to choose."""
    mine = tuple(Value(value, SOLO) for value in ("random", *values))
    return Setting(name, (*mine, Value("none", TABLE)))


META = Meta(
    name="tiny_epic",
    titles={"en": "Tiny Epic Pirates", "pl": "Tiny Epic Pirates"},
    lines={
        "en": "Turn the wheel of orders, rob merchants, and be the first to bury three treasures.",
        "pl": "Obracaj koło rozkazów, łup kupców i jako pierwszy zakop trzy skarby.",
    },
    players=range(1, 5),
    rules_version=2,
    stage="beta",
    minutes=(30, 60),
    longest=12000,
    endings=("treasures", "legend", "round-limit"),
    settings=(_solo_setting("legend", LEGENDS), _solo_setting("personality", PERSONALITIES)),
    tempers=("hunter", "trader"),
    credit="Scott Almes, Gamelyn Games; unofficial implementation.",
    difficulty=3,
    campaign=Campaign(1, {"legend": LEGENDS, "personality": PERSONALITIES}),
)
