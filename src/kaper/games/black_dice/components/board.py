"""The tiles, dice and tokens of `components.toml` as tables that the rules can read quickly."""

from typing import Final, NotRequired, TypedDict, cast

from kaper.engine.components import read_components

ANCHOR: Final = 0
BARREL: Final = 1
WEAPON: Final = 2
MAP: Final = 3
SHIP: Final = 4
FLAG: Final = 5
ADVENTURES: Final = 6
NOWHERE: Final = -1


class SymbolRow(TypedDict):
    """A face of a die, and the adventure that goes with it."""

    id: str
    opposite: str
    half: str


class PirateRow(TypedDict):
    """A pirate's tile."""

    id: str
    limit: int


class SetupRow(TypedDict):
    """What depends on the number of players."""

    players: int
    black_dice: int
    pirates: int
    more_black: int
    treasure: int


class RewardRow(TypedDict):
    """What an adventure brings."""

    kind: str
    gold: NotRequired[int]
    participants: NotRequired[int]
    others: NotRequired[int]
    dice: NotRequired[int]
    needs_unlock: NotRequired[bool]
    needs_majority: NotRequired[bool]


class PenaltyRow(TypedDict):
    """What a failed adventure costs."""

    kind: str
    amount: NotRequired[int]
    others: NotRequired[int]


class AdventureRow(TypedDict):
    """One of the six fields of an expedition's tile."""

    reward: RewardRow
    penalty: PenaltyRow


class ExpeditionRow(TypedDict):
    """An expedition's tile; pairs are before and after the crew has its progress tokens."""

    id: str
    enemy: bool
    progress: NotRequired[str]
    blocked: list[str]
    set_in_advance: list[str]
    redirected_to: list[str]
    rerolled: bool
    adventure: list[AdventureRow]


class DiceRow(TypedDict):
    """How many dice there are."""

    colours: list[str]
    per_player: int


class Components(TypedDict):
    """What the rules read of the component file."""

    symbol: list[SymbolRow]
    pirate: list[PirateRow]
    setup: list[SetupRow]
    expedition: list[ExpeditionRow]
    dice: DiceRow
    rum: dict[str, int]
    gold: dict[str, list[int]]
    damage: dict[str, int]
    progress: dict[str, int]


COMPONENTS: Final = cast(Components, read_components("kaper.games.black_dice"))
SYMBOLS: Final[list[str]] = [row["id"] for row in COMPONENTS["symbol"]]
OPPOSITE: Final[list[int]] = [SYMBOLS.index(row["opposite"]) for row in COMPONENTS["symbol"]]
LEFT: Final[list[int]] = [face for face, row in enumerate(COMPONENTS["symbol"]) if row["half"] == "left"]
RIGHT: Final[list[int]] = [face for face, row in enumerate(COMPONENTS["symbol"]) if row["half"] == "right"]
COLOURS: Final[list[str]] = COMPONENTS["dice"]["colours"]
DICE: Final[int] = COMPONENTS["dice"]["per_player"]
RUM: Final[int] = COMPONENTS["rum"]["total"]
RUM_AT_START: Final[int] = COMPONENTS["rum"]["per_player"]
GOLD_VALUES: Final[list[int]] = COMPONENTS["gold"]["values"]
GOLD_COUNTS: Final[list[int]] = COMPONENTS["gold"]["counts"]
SINKS_AT: Final[int] = COMPONENTS["damage"]["crew_ship_sinks_at"]
DEFEATED_AT: Final[int] = COMPONENTS["damage"]["enemy_defeated_at"]
TOKENS_NEEDED: Final[int] = COMPONENTS["progress"]["tokens"]

# --- by number of players

_SETUP: Final = COMPONENTS["setup"]
MOST_PLAYERS: Final[int] = max(row["players"] for row in _SETUP)
BLACK_DICE: Final[dict[int, int]] = {row["players"]: row["black_dice"] for row in _SETUP}
MORE_BLACK_DICE: Final[dict[int, int]] = {row["players"]: row["more_black"] for row in _SETUP}
RECRUITS: Final[dict[int, int]] = {row["players"]: row["pirates"] for row in _SETUP}
TREASURE: Final[dict[int, int]] = {row["players"]: row["treasure"] for row in _SETUP}

# --- pirates

OVER_THE_SIDE: Final = 0
TRUE_SHOT: Final = 1
GO_ABOUT: Final = 2
TO_THE_SAILS: Final = 3
CHANGE_COURSE: Final = 4
STORM: Final = 5
KEELHAUL: Final = 6
BOARDING: Final = 7
PIRATES: Final[list[str]] = [row["id"].replace("_", "-") for row in COMPONENTS["pirate"]]
LIMIT: Final[list[int]] = [row["limit"] for row in COMPONENTS["pirate"]]

# --- expeditions

TREASURE_ISLAND: Final = 0
KRAKEN: Final = 1
ARMADA: Final = 2
DUTCHMAN: Final = 3
_TILES: Final = COMPONENTS["expedition"]
EXPEDITIONS: Final[list[str]] = [tile["id"].replace("_", "-") for tile in _TILES]
HAS_ENEMY: Final[list[bool]] = [tile["enemy"] for tile in _TILES]
PROGRESS: Final[list[str]] = [tile.get("progress", "") for tile in _TILES]
REROLLED: Final[list[bool]] = [tile["rerolled"] for tile in _TILES]


def _fields(pair: list[str]) -> list[int]:
    return [SYMBOLS.index(symbol) if symbol else NOWHERE for symbol in pair]


BLOCKED: Final[list[list[int]]] = [_fields(tile["blocked"]) for tile in _TILES]
"""What is blocked, before and after the crew has its progress tokens; so with the next two."""
SET_IN_ADVANCE: Final[list[list[int]]] = [_fields(tile["set_in_advance"]) for tile in _TILES]
REDIRECTED_TO: Final[list[list[int]]] = [_fields(tile["redirected_to"]) for tile in _TILES]

# --- rewards

NO_REWARD: Final = 0
MOVE_DIE: Final = 1
TAKE_RUM: Final = 2
TAKE_GOLD: Final = 3
TAKE_TOKEN: Final = 4
UNLOCK: Final = 5
FEWER_BLACK: Final = 6
ENEMY_DAMAGE: Final = 7
_REWARDS: Final = ["none", "move_die", "rum", "gold", "token", "unlock", "fewer_black", "enemy_damage"]
REWARD_NAMES: Final[list[str]] = [name.replace("_", "-") for name in _REWARDS]
_REWARD_ROWS: Final = [[row["reward"] for row in tile["adventure"]] for tile in _TILES]
REWARD: Final[list[list[int]]] = [[_REWARDS.index(row["kind"]) for row in rows] for rows in _REWARD_ROWS]
REWARD_GOLD: Final[list[list[int]]] = [[row.get("gold", 0) for row in rows] for rows in _REWARD_ROWS]
RUM_FOR_PARTICIPANTS: Final[list[list[int]]] = [
    [row.get("participants", 0) for row in rows] for rows in _REWARD_ROWS
]
RUM_FOR_OTHERS: Final[list[list[int]]] = [[row.get("others", 0) for row in rows] for rows in _REWARD_ROWS]
FEWER_DICE: Final[list[int]] = [sum(row.get("dice", 0) for row in rows) for rows in _REWARD_ROWS]
NEEDS_UNLOCK: Final[list[bool]] = [rows[FLAG].get("needs_unlock", False) for rows in _REWARD_ROWS]
NEEDS_MAJORITY: Final[list[bool]] = [rows[FLAG].get("needs_majority", False) for rows in _REWARD_ROWS]

# --- penalties

NO_PENALTY: Final = 0
CREW_OVERBOARD: Final = 1
MORE_BLACK: Final = 2
RUM_ON_PIRATES: Final = 3
DAMAGE: Final = 4
LOSE_DIE: Final = 5
LOSE_GOLD: Final = 6
_PENALTIES: Final = [
    "none", "crew_overboard", "more_black", "rum_on_pirates", "damage", "lose_die", "lose_gold",
]  # fmt: skip
PENALTY_NAMES: Final[list[str]] = [name.replace("_", "-") for name in _PENALTIES]
_PENALTY_ROWS: Final = [[row["penalty"] for row in tile["adventure"]] for tile in _TILES]
PENALTY: Final[list[list[int]]] = [[_PENALTIES.index(row["kind"]) for row in rows] for rows in _PENALTY_ROWS]
PENALTY_AMOUNT: Final[list[list[int]]] = [[row.get("amount", 0) for row in rows] for rows in _PENALTY_ROWS]
GOLD_LOST_BY_OTHERS: Final[list[list[int]]] = [
    [row.get("others", 0) for row in rows] for rows in _PENALTY_ROWS
]
