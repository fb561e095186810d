"""Effects: what cards, boards and tiles say, in one small vocabulary that the rules interpret.

`components.toml` defines every word of it. Here a row becomes an `Effect` with a number for its verb.
"""

from collections.abc import Sequence
from typing import Final, cast

from kaper.engine.asking import Option
from kaper.games.maracaibo.components.load import COMPONENTS, EffectRow

NOW: Final = [
    "gain_vp", "gain_doubloons", "gain_treasure", "place_cubes", "upgrade", "bury", "quest", "explore",
    "raid", "raid_fixed", "raid_die", "acquire", "build_residence", "figurehead", "place_black_market",
    "activate_black_market", "discard_quest", "collect_income", "repeat_explorer_space", "vp_per", "choose",
]  # fmt: skip
GAIN_VP: Final = 0
GAIN_DOUBLOONS: Final = 1
GAIN_TREASURE: Final = 2
PLACE_CUBES: Final = 3
UPGRADE: Final = 4
BURY: Final = 5
QUEST: Final = 6
EXPLORE: Final = 7
RAID: Final = 8
RAID_FIXED: Final = 9
RAID_DIE: Final = 10
ACQUIRE: Final = 11
BUILD_RESIDENCE: Final = 12
FIGUREHEAD: Final = 13
PLACE_BLACK_MARKET: Final = 14
ACTIVATE_BLACK_MARKET: Final = 15
DISCARD_QUEST: Final = 16
COLLECT_INCOME: Final = 17
REPEAT_EXPLORER_SPACE: Final = 18
VP_PER: Final = 19
CHOOSE: Final = 20

PERMANENT: Final = [
    "raid_power", "raid_die_bonus", "raid_action", "explore_bonus", "explore_trade", "discount", "move_max",
    "extra_reroll", "income", "income_per", "quest_refresh", "burial_spaces",
]  # fmt: skip

_ISLANDS: Final = COMPONENTS["treasure_islands"]
TREASURES: Final[list[str]] = [row["kind"] for row in _ISLANDS]
DICE: Final[list[str]] = [row["die"] for row in _ISLANDS]
"""The die at the place of a kind of treasure raids for that kind."""
TYPES: Final = ["crew", "equipment", "ship"]
INCOMES: Final = ["doubloons", "vp"]
COUNTERS: Final = [
    "gold", "emerald", "pearl", "treasure_set", "buried", "buried_gold", "buried_emerald", "buried_pearl",
    "crew", "equipment", "ship", "lightning", "cards_and_residences", "residence", "upgrade", "river",
    "income_doubloons", "income_vp", "quest", "quest_scored",
]  # fmt: skip
ANY: Final = -1
DIE: Final = -2
"""The kind of the raid that pays for it."""
SKIP: Final = Option("skip")
KINDS: Final = {"any": ANY, "die": DIE}
LISTS: Final = [TREASURES, DICE, TYPES, INCOMES, COUNTERS]
AMOUNTS: Final = ["n", "bonus", "value", "surcharge", "cost", "doubloons", "vp"]
WHAT: Final = ["kind", "island", "die", "type", "what"]


class Do(Option):
    """To carry out an effect. Effects that say the same share it; they are numbered as they are read."""

    __slots__ = ("effect",)

    def __init__(self, text: str, number: int, effect: "Effect") -> None:
        super().__init__(text, number)
        self.effect = effect


OPTIONS: Final[dict[str, Do]] = {}


class Effect:
    """One effect: its verb, an amount, what it is about, a cap, and for a choice the lists to choose from.

    `source` is the card, the tile or the space that says it, so that the log can tell where a gain came
    from; `option` stands for it when a player chooses what to do next.
    """

    __slots__ = ("cap", "kind", "lists", "n", "op", "option", "source")

    def __init__(
        self, op: int, n: int, kind: int, cap: int, lists: "list[list[Effect]]", text: str, source: str
    ) -> None:
        self.op = op
        self.n = n
        self.kind = kind
        self.cap = cap
        self.lists = lists
        self.source = source
        self.option = OPTIONS.setdefault(text, Do(text, len(OPTIONS), self))


def read_effects(rows: Sequence[EffectRow], source: str = "") -> list[Effect]:
    """POM-1901 to POM-1924: a list of one-time effects."""
    return [_read(row, source) for row in rows]


def _read(row: EffectRow, source: str) -> Effect:
    options = cast(list[list[EffectRow]], row.get("options", []))
    op, lists = NOW.index(str(row["op"])), [read_effects(each, source) for each in options]
    return Effect(op, _amount(row), _kind(row), number(row, "max"), lists, _text(row), source)


def number(row: EffectRow, key: str) -> int:
    """A figure of a row; 0 if it has none."""
    return cast(int, row.get(key, 0))


def _amount(row: EffectRow) -> int:
    return next((number(row, key) for key in AMOUNTS if key in row), 1)


def _kind(row: EffectRow) -> int:
    word = next((str(row[key]) for key in WHAT if key in row), "any")
    if word in KINDS:
        return KINDS[word]
    fitting = [words for words in LISTS if word in words and _fits(row, words)]
    return fitting[0].index(word)


def _fits(row: EffectRow, words: list[str]) -> bool:
    """Gold is a treasure and a counter; `what` always counts."""
    return (words is COUNTERS) == ("what" in row)


def _text(row: EffectRow) -> str:
    parts = [str(row["op"]), *(str(row[key]) for key in WHAT if key in row)]
    parts += [str(row[key]) for key in AMOUNTS if key in row]
    return ":".join(parts).replace("_", "-")
