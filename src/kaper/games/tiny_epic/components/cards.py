"""The cards and tokens of `components.toml`: what they do is data, in a small vocabulary of effects."""

from typing import Final

from kaper.games.tiny_epic.components.board import FILE, LOOT_NAMES, ORDER_NAMES, Row

BURY: Final = 0
PLUNDER: Final = 1
TRADE: Final = 2
CREW_UP: Final = 3
SEARCH: Final = 4
ATTACK: Final = 5
SPECIAL_TRADE: Final = 6
SWAP: Final = 7
SAIL_NAVY: Final = 8
SAIL_MERCHANT: Final = 9
GAIN_GOLD: Final = 10
REROLL: Final = 11
REASSIGN: Final = 12
SAIL: Final = 13
SAIL_BONUS: Final = 14
HIT_BONUS: Final = 15
KIND_NAMES: Final = [
    "bury", "plunder", "trade", "crew-up", "search", "attack", "special-trade", "swap", "sail-navy",
    "sail-merchant", "gain-gold", "reroll", "reassign", "sail", "sail-bonus", "hit-bonus",
]  # fmt: skip


class Effect:
    """One thing that a card lets a ship do, with its figures; those that the kind does not have are 0."""

    __slots__ = ("faces", "gold", "hits", "kind", "sell", "steps")

    def __init__(self, row: Row) -> None:
        self.kind: int = KIND_NAMES.index(row["kind"].replace("_", "-"))
        self.gold: int = row.get("gold", 0)
        self.steps: int = row.get("steps", 0)
        self.hits: int = int(self.kind == HIT_BONUS)
        self.faces: list[int] = row.get("faces", [])
        self.sell: list[int] = [0 for _ in LOOT_NAMES]
        for loot in row.get("sell", []):
            self.sell[LOOT_NAMES.index(loot)] += 1


def _order(name: str) -> int:
    return ORDER_NAMES.index(name.replace("_", "-"))


def _symbols(faces: list[int]) -> list[int]:
    """How often each face from 1 to 6 is shown; the place 0 is never used."""
    return [faces.count(face) for face in range(7)]


SIDES: Final[list[Row]] = [side for row in FILE["captain_card"] for side in (row["side_a"], row["side_b"])]
CAPTAIN_CARDS: Final[int] = len(FILE["captain_card"])
SIDE_NAMES: Final[list[str]] = [
    f"{row['id'].lower()}-{side}" for row in FILE["captain_card"] for side in "ab"
]
SIDE_DICE: Final[list[list[int]]] = [side["dice"] for side in SIDES]
SIDE_SYMBOLS: Final[list[list[int]]] = [_symbols(side["dice"]) for side in SIDES]
SIDE_TRIGGER: Final[list[int]] = [_order(side["trigger"]) for side in SIDES]
SIDE_BONUS: Final[list[list[Effect]]] = [[Effect({"kind": kind}) for kind in side["bonus"]] for side in SIDES]

CREW: Final[list[Row]] = FILE["crew_card"]
CREW_NAMES: Final[list[str]] = [row["id"].lower() for row in CREW]
CREW_DICE: Final[list[list[int]]] = [row["dice"] for row in CREW]
CREW_SYMBOLS: Final[list[list[int]]] = [_symbols(row["dice"]) for row in CREW]
CREW_HITS: Final[list[int]] = [row["auto_hits"] for row in CREW]
CREW_TRIGGER: Final[list[int]] = [_order(row["trigger"]) for row in CREW]
CREW_BONUS: Final[list[Effect]] = [Effect(row["bonus"]) for row in CREW]

MERCHANT_CARDS: Final[list[Row]] = FILE["merchant_card"]
MERCHANT_CARD_NAMES: Final[list[str]] = [row["id"].lower() for row in MERCHANT_CARDS]
MERCHANT_DAMAGE: Final[list[int]] = [row["damage"] for row in MERCHANT_CARDS]
MERCHANT_VALUE: Final = MERCHANT_DAMAGE
"""The value by which the cards are stacked is the damage."""
MERCHANT_GOLD: Final[list[int]] = [row["gold"] for row in MERCHANT_CARDS]
MERCHANT_STAYS: Final[list[bool]] = [row["stays_when_sunk"] for row in MERCHANT_CARDS]
MERCHANT_INFAMY: Final[list[list[int]]] = [row["infamy_players"] for row in MERCHANT_CARDS]

TOKENS: Final[list[Row]] = FILE["search_token"]
TOKEN_NAMES: Final[list[str]] = [row["id"].replace("_", "-") for row in TOKENS]
TOKEN_COUNT: Final[list[int]] = [row["count"] for row in TOKENS]
TOKEN_KEPT: Final[list[bool]] = [not row["immediate"] for row in TOKENS]
TOKEN_EFFECT: Final[list[dict[str, int]]] = [row["effect"] for row in TOKENS]
TOKEN_FOR_LEGEND: Final[list[dict[str, int]]] = [row["solo_effect"] for row in TOKENS]
SAIL_TOKEN: Final[int] = next(kind for kind, effect in enumerate(TOKEN_EFFECT) if effect.get("sail"))
SAIL_TOKEN_STEPS: Final[int] = TOKEN_EFFECT[SAIL_TOKEN]["sail"]
STORM_PASS: Final[int] = next(kind for kind, effect in enumerate(TOKEN_EFFECT) if effect.get("ignore_storm"))

LEGENDS: Final[list[Row]] = FILE["solo_captain"]
LEGEND_NAMES: Final[list[str]] = [row["name"].lower().replace(" ", "-") for row in LEGENDS]
LEGEND_SYMBOLS: Final[list[list[int]]] = [_symbols(row["dice"]) for row in LEGENDS]
LEGEND_TARGETS: Final[list[list[str]]] = [row["targets_by_space"] for row in LEGENDS]
LEGEND_TRIGGER: Final[list[int]] = [_order(row["trigger"]) for row in LEGENDS]
LEGEND_BONUS: Final[list[list[Effect]]] = [[Effect(row) for row in each["bonus"]] for each in LEGENDS]
PERSONALITIES: Final[list[Row]] = FILE["solo_personality"]
PERSONALITY_NAMES: Final[list[str]] = [row["name"].lower() for row in PERSONALITIES]
GOLD_GOAL: Final[list[int]] = [row["gold_goal"] for row in PERSONALITIES]
PERSONALITY_LEVELS: Final[list[list[dict[str, int]]]] = [row["levels"] for row in PERSONALITIES]
RING: Final[list[list[list[Effect]]]] = [
    [[Effect(row) for row in space] for space in each["ring"]] for each in PERSONALITIES
]
