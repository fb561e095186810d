"""Cards and tiles of `components.toml` as tables by their numbers."""

from collections.abc import Sequence
from typing import Final

from kaper.games.maracaibo.components.effects import COUNTERS, TYPES, Effect, number, read_effects
from kaper.games.maracaibo.components.load import COMPONENTS, EffectRow, Row

BLANK: Final = 0
NO_CARD: Final = -1
LOCATION: Final = 0
RESIDENCE: Final = 1
IMPROVEMENT: Final = 2
NOTHING: Final = 3
KIND_NAMES: Final = ["location", "residence", "improvement", "blank"]

_LEVEL_1: Final = COMPONENTS["improvements"]["level_1"]
_LEVEL_2: Final = COMPONENTS["improvements"]["level_2"]
_IMPROVEMENTS: Final[list[Row]] = _LEVEL_1 + _LEVEL_2
_LOCATIONS: Final = COMPONENTS["locations"]
_RESIDENCES: Final = COMPONENTS["residences"]
_QUESTS: Final = COMPONENTS["quests"]

LEVEL_1_IMPROVEMENTS: Final[list[int]] = [row["number"] for row in _LEVEL_1]
LOCATIONS: Final[list[int]] = [row["number"] for row in _LOCATIONS if row["level"] == 1]
RESIDENCES: Final[list[int]] = [row["number"] for row in _RESIDENCES]
LEVEL_2: Final[list[int]] = [row["number"] for row in _LEVEL_2] + [
    row["number"] for row in _LOCATIONS if row["level"] == 2
]
QUESTS: Final[list[int]] = [row["number"] for row in _QUESTS["cards"]]
FIRST_RESIDENCE: Final[int] = min(RESIDENCES)
LAST_CARD: Final[int] = max(RESIDENCES)
"""Residences have the highest numbers of all cards that can lie in the Caribbean."""


def named(word: str) -> str:
    return word.lower().replace("_", "-").replace(" ", "-")


_ALL: Final = range(LAST_CARD + 1)
CARD_NAMES: Final[list[str]] = ["blank" if card == BLANK else "" for card in _ALL]
KIND: Final[list[int]] = [NOTHING for _ in _ALL]
TYPE: Final[list[int]] = [NO_CARD for _ in _ALL]
COST: Final[list[int]] = [0 for _ in _ALL]
VP: Final[list[int]] = [0 for _ in _ALL]
INCOME: Final[list[tuple[int, int]]] = [(0, 0) for _ in _ALL]
LIGHTNING: Final[list[list[Effect]]] = [[] for _ in _ALL]
ACTIONS: Final[list[list[Effect]]] = [[] for _ in _ALL]
HAS_VALUE: Final[list[bool]] = [False for _ in _ALL]
HAS_RUBIES: Final[list[bool]] = [False for _ in _ALL]
PERMANENT_ROWS: Final[list[Sequence[EffectRow]]] = [[] for _ in _ALL]
END: Final[list[list[tuple[int, int, int]]]] = [[] for _ in _ALL]
"""Grey scrolls: what is counted, in sets of how many, for how many points each."""
RESIDENCE_SCORE: Final[list[tuple[int, int, int]]] = [(0, 0, 0) for _ in _ALL]
"""What a residence counts, its points for each, and its limit."""

for _row in _IMPROVEMENTS:
    _n = _row["number"]
    CARD_NAMES[_n] = named(_row["id"])
    KIND[_n] = IMPROVEMENT
    TYPE[_n] = TYPES.index(_row["type"])
    COST[_n] = _row["cost"]
    VP[_n] = _row["vp"]
    INCOME[_n] = (_row["d"], _row["v"])
    LIGHTNING[_n] = read_effects(_row["now"], CARD_NAMES[_n])
    PERMANENT_ROWS[_n] = _row["perm"]
    END[_n] = [
        (COUNTERS.index(str(end["what"])), number(end, "size"), number(end, "vp"))
        for end in _row["end"]
        if end["op"] == "per_set"
    ]
for _place in _LOCATIONS:
    _n = _place["number"]
    CARD_NAMES[_n] = named(_place["id"])
    KIND[_n] = LOCATION
    ACTIONS[_n] = read_effects(_place["actions"], CARD_NAMES[_n])
    HAS_VALUE[_n] = _place["treasure_tile"]
    HAS_RUBIES[_n] = _place["id"] in COMPONENTS["module_rubies"]["delivery_tiles_on"]
for _house in _RESIDENCES:
    _n = _house["number"]
    CARD_NAMES[_n] = named(_house["id"])
    KIND[_n] = RESIDENCE
    COST[_n] = _house["cost"]
    RESIDENCE_SCORE[_n] = (COUNTERS.index(_house["what"]), _house["vp"], _house["max"])

QUEST_NAMES: Final[dict[int, str]] = {card: f"quest-{card}" for card in QUESTS}
EASY_VP: Final[dict[int, int]] = {row["number"]: row["easy_vp"] for row in _QUESTS["cards"]}
HARD_VP: Final[dict[int, int]] = {row["number"]: row["hard_vp"] for row in _QUESTS["cards"]}
Condition = list[tuple[int, int]]


def _condition(rows: list[Row]) -> Condition:
    """POM-1018: what a quest asks for, and how much of it."""
    return [(COUNTERS.index(row["what"]), row["least"]) for row in rows]


EASY: Final[dict[int, Condition]] = {row["number"]: _condition(row["easy"]) for row in _QUESTS["cards"]}
HARD: Final[dict[int, Condition]] = {row["number"]: _condition(row["hard"]) for row in _QUESTS["cards"]}

_FIGURES: Final = COMPONENTS["figureheads"]["tiles"]
FIGUREHEADS: Final[list[str]] = [named(row["name"]) for row in _FIGURES]
FIGURE_LIGHTNING: Final[list[list[Effect]]] = [
    read_effects(row["now"], named(row["name"])) for row in _FIGURES
]
FIGURE_ROWS: Final[list[Sequence[EffectRow]]] = [row["perm"] for row in _FIGURES]

_TILES: Final = COMPONENTS["black_market"]["tiles"]
MARKET_TILES: Final[int] = len(_TILES)
MARKET_TILE_NAMES: Final[list[tuple[str, str]]] = [(f"{row['id']}a", f"{row['id']}b") for row in _TILES]
MARKET_TILE_EFFECTS: Final[list[tuple[list[Effect], list[Effect]]]] = [
    (read_effects(row["sides"][0], names[0]), read_effects(row["sides"][1], names[1]))
    for row, names in zip(_TILES, MARKET_TILE_NAMES, strict=True)
]
BAY_EFFECTS: Final = read_effects(COMPONENTS["bay"]["effects"], "bay")
MARACAIBO_EFFECTS: Final = read_effects(COMPONENTS["maracaibo"]["effects"], "maracaibo")
RUBY_MARKET: Final[list[list[Effect]]] = [
    read_effects(row["effects"], "why-ruby-market") for row in COMPONENTS["module_rubies"]["market_spaces"]
]
