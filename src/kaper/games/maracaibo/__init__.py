"""Pirates of Maracaibo: three voyages through the Caribbean, with crew to hire and islands to raid."""

from kaper.engine.game import Campaign, Meta, Setting, Value

ANY = range(1, 5)
ALONE = range(1, 2)
TABLE = range(2, 5)


REDBEARD = tuple(f"b{cards}" for cards in range(7))
"""Redbeard's levels, from the easiest to the hardest."""


def _module(name: str) -> Setting:
    return Setting(name, (Value("no", ANY), Value("yes", ANY)))


META = Meta(
    name="maracaibo",
    titles={"en": "Pirates of Maracaibo", "pl": "Piraci z Maracaibo"},
    lines={
        "en": "Three voyages through the Caribbean: hire a crew, improve your ship, and outsail Redbeard.",
        "pl": "Trzy rejsy po Karaibach: zbieraj załogę, wzmacniaj okręt i nie daj się Czerwonobrodemu.",
    },
    players=ANY,
    rules_version=2,
    stage="beta",
    minutes=(30, 100),
    longest=8000,
    difficulty=4,
    endings=("points", "redbeard"),
    settings=(
        Setting(
            "layout",
            (
                Value("basic", ANY),
                Value("two-channels", ANY),
                Value("long-reef", ANY),
                Value("broad-sea", ANY),
                Value("random", ANY),
                Value("own", ANY),
            ),
        ),
        Setting("groups", (Value("as-dealt", ANY), Value("broken-up", ANY))),
        _module("fog-locations"),
        _module("fog-improvements"),
        _module("skirmishes"),
        _module("hunters"),
        _module("rubies"),
        _module("retirement"),
        Setting("redbeard", (Value("absent", TABLE), *(Value(level, ALONE) for level in REDBEARD))),
        Setting("handicap", (Value("none", ANY), Value("learner", ALONE), Value("beginner", ALONE))),
    ),
    campaign=Campaign(1, {"redbeard": REDBEARD}),
    tempers=("raider", "explorer", "settler"),
    credit="Alexander Pfister, Ryan Hendrickson and Ralph Bienert; unofficial implementation.",
)
