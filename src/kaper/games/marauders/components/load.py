"""The component file, read once, and how its effects become something that rules can read."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from kaper.engine.components import read_components

Row = Mapping[str, object]
SKILL_IDS: Final = ["seamanship", "scouting", "leadership", "influence"]
NO_NATION: Final = -1


COMPONENTS: Final[Mapping[str, object]] = read_components("kaper.games.marauders")


def table(name: str) -> Row:
    return cast(Row, COMPONENTS[name])


def rows(name: str) -> Sequence[Row]:
    return cast(Sequence[Row], COMPONENTS[name])


def num(row: Row, key: str, default: int = 0) -> int:
    value = row.get(key)
    return value if isinstance(value, int) else default


def word(row: Row, key: str) -> str:
    return str(row.get(key, ""))


def words(row: Row, key: str) -> list[str]:
    value = row.get(key, [])
    return [str(each) for each in value] if isinstance(value, list) else [str(value)]


NATION_IDS: Final = words(table("nations"), "ids")


def within(row: Row, key: str) -> Sequence[Row]:
    """The rows inside a row."""
    return cast(Sequence[Row], row.get(key, []))


def named(identity: str) -> str:
    """The name of a thing as options, events and messages write it."""
    return identity.replace("_", "-")


class Effect:
    """One effect of a card, captain, specialist or zone; `row` holds what only its own rule reads."""

    __slots__ = ("cond", "cond_nation", "n", "op", "row", "when")

    def __init__(self, row: Row, when: str) -> None:
        self.op = word(row, "op")
        self.when = word(row, "when") or when
        self.n = num(row, "n")
        kind, _, nation = word(row, "if").partition(":")
        self.cond = kind
        self.cond_nation = NATION_IDS.index(nation) if nation else NO_NATION
        self.row = row

    @property
    def key(self) -> str:
        """By what a rule looks for it: its op and what it is about."""
        if self.op == "price":
            return f"price:{word(self.row, 'item')}"
        if self.op in ("add_dice", "reroll"):
            return f"{self.op}@{word(self.row, 'scope') or self.when}"
        return self.op


Abilities = dict[str, Effect]


def effects(row: Row, key: str = "effects") -> list[Effect]:
    return [Effect(each, word(row, "when")) for each in within(row, key)]


def abilities(found: Sequence[Effect]) -> Abilities:
    return {effect.key: effect for effect in found}
