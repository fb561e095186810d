"""Merchants & Marauders: captains who trade, hunt, raid and fight for glory in the Caribbean."""

from kaper.engine.game import Meta, Setting, Value

ANY = range(2, 5)
NUMBERS = (
    "five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen "
    "nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five"
)
_NAMED = {name: points for points, name in enumerate(NUMBERS.split(), 5)}
TARGETS = {"ten": _NAMED["ten"], "fifteen": _NAMED["fifteen"], **_NAMED}
"""Glory Points to win, as the players agree: the rulebook's ten, a long game, or any number from 5 to 25."""

META = Meta(
    name="marauders",
    titles={"en": "Merchants & Marauders", "pl": "Kupcy i Korsarze"},
    lines={
        "en": "Captain a ship as merchant or pirate, for gold, glory and a grave to be remembered by.",
        "pl": "Dowódź statkiem jako kupiec albo korsarz: po złoto, po chwałę i byle nie na dno.",
    },
    players=ANY,
    rules_version=2,
    stage="beta",
    minutes=(120, 240),
    longest=40_000,
    endings=("glory", "events", "captains"),
    settings=(
        Setting("target", tuple(Value(name, ANY) for name in TARGETS)),
        Setting("npc", (Value("next-player", ANY), Value("rule", ANY))),
    ),
    tempers=("hunter", "trader"),
    credit="Christian Marcussen and Kasper Aagaard, Z-Man Games; unofficial implementation.",
    difficulty=5,
)
