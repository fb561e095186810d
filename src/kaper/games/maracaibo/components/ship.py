"""The ship board and the hideout, and what lasting effects of boards, cards and figureheads add up to."""

from collections.abc import Sequence
from typing import Final, cast

from kaper.engine.asking import Option
from kaper.games.maracaibo.components import cards
from kaper.games.maracaibo.components.effects import DICE, TREASURES, Effect, number, read_effects
from kaper.games.maracaibo.components.load import COMPONENTS, EffectRow

# --- the lasting strengths of a seat, each a number in its `strength`

RAID_POWER: Final = 0
DIE_BONUS: Final = 1
"""For the yellow die; green and white follow."""
EXPLORE_BONUS: Final = 4
DISCOUNT: Final = 5
MOVE_MAX: Final = 6
REROLLS: Final = 7
INCOME_DOUBLOONS: Final = 8
INCOME_VP: Final = 9
INCOME_PER_QUEST: Final = 10
QUEST_REFRESH: Final = 11
FIGURE_SPACES: Final = 12
CREW: Final = 13
"""Cards of this type; equipment and ship follow."""
WITH_LIGHTNING: Final = 16
RAID_ACTIONS: Final = 17
"""Raid actions that are unlocked, as bits of their source."""
TRADES: Final = 18
"""Trades for steps of the explorer that are unlocked, as bits of their source."""
_STANDARD: Final = COMPONENTS["raid_actions"]
START_STRENGTH: Final[list[int]] = [0] * (TRADES + 1)
"""A ship moves three spaces, rolls again once and has the three standard raid actions."""
START_STRENGTH[MOVE_MAX] = COMPONENTS["movement"]["max_steps"]
START_STRENGTH[REROLLS] = COMPONENTS["dice"]["rerolls"]
START_STRENGTH[RAID_ACTIONS] = (1 << len(_STANDARD)) - 1


class RaidAction:
    """A raid action at its source: what it costs and what it gains."""

    __slots__ = ("cost", "gain", "name")

    def __init__(self, name: str, cost: int, gain: list[Effect]) -> None:
        self.name = name
        self.cost = cost
        self.gain = gain


SOURCES: Final[list[RaidAction]] = [
    RaidAction(row["id"], row["cost"], read_effects(row["gain"], row["id"])) for row in _STANDARD
]
TRADE_SOURCES: Final[list[RaidAction]] = []
FIGURE_GAINS: Final[list[list[Effect]]] = []
"""The bonuses of the burial spaces that a figurehead brings."""
Change = tuple[int, int]
_ADDED: Final = {
    "raid_power": RAID_POWER,
    "explore_bonus": EXPLORE_BONUS,
    "discount": DISCOUNT,
    "move_max": MOVE_MAX,
    "extra_reroll": REROLLS,
}


def _changes(rows: Sequence[EffectRow], source: str) -> list[Change]:
    """POM-406, POM-1603, POM-1605: what all lasting effects of a source change in a seat's strength."""
    changes: list[Change] = []
    for row in rows:
        changes += _change(row, str(row["op"]), source)
    return changes


def _change(row: EffectRow, op: str, source: str) -> list[Change]:
    """POM-1603, POM-1604, POM-1605, POM-1606, POM-1804, POM-1805, POM-1806, POM-1808: what is raised."""
    if op in _ADDED:
        return [(_ADDED[op], number(row, "n") - (START_STRENGTH[MOVE_MAX] if op == "move_max" else 0))]
    if op == "raid_die_bonus":
        return [(DIE_BONUS + DICE.index(str(row["die"])), number(row, "n"))]
    if op == "income":
        return [(INCOME_DOUBLOONS, number(row, "doubloons")), (INCOME_VP, number(row, "vp"))]
    if op == "income_per" and row["what"] == "quest":
        return [(INCOME_PER_QUEST, number(row, "doubloons"))]
    if op == "quest_refresh":
        return [(QUEST_REFRESH, 1)]
    return [_unlock(row, op, source)]


def _unlock(row: EffectRow, op: str, source: str) -> Change:
    """POM-606, POM-1607, POM-1807: raid actions, trades and burial spaces that are opened."""
    if op == "burial_spaces":
        gains = cast(list[list[EffectRow]], row["gains"])
        FIGURE_GAINS.extend(read_effects(each, "why-burial-space") for each in gains)
        return FIGURE_SPACES, 1
    price = "cost" if op == "raid_action" else "steps"
    sources, slot = (SOURCES, RAID_ACTIONS) if op == "raid_action" else (TRADE_SOURCES, TRADES)
    gain = read_effects(cast(list[EffectRow], row["gain"]), source)
    sources.append(RaidAction(source, number(row, price), gain))
    return slot, 1 << len(sources) - 1


def _of_card(card: int) -> list[Change]:
    """POM-406, POM-1503, POM-1511, POM-1809: a card's lasting effects, its income, type and lightning."""
    if cards.TYPE[card] < 0:
        return []
    doubloons, vp = cards.INCOME[card]
    counted = [(CREW + cards.TYPE[card], 1), (WITH_LIGHTNING, int(bool(cards.LIGHTNING[card])))]
    income = [(INCOME_DOUBLOONS, doubloons), (INCOME_VP, vp)]
    changes = _changes(cards.PERMANENT_ROWS[card], cards.CARD_NAMES[card]) + counted + income
    return [(slot, by) for slot, by in changes if by]


# --- the ship board

_SPACES: Final = COMPONENTS["ship_board"]["spaces"]
UPGRADES: Final[int] = len(_SPACES)
ALL_UPGRADES: Final[int] = (1 << UPGRADES) - 1
NEEDS: Final[list[int]] = COMPONENTS["ship_board"]["needs"]
SECTOR: Final[list[int]] = [row["sector"] - 1 for row in _SPACES]
UPGRADE_NAMES: Final[list[str]] = [row["id"] for row in _SPACES]
UPGRADE_EFFECTS: Final[list[list[Effect]]] = [
    read_effects(row["effects"], row["id"]) if row["scroll"] == "beige" else [] for row in _SPACES
]
UPGRADE_CHANGES: Final[list[list[Change]]] = [
    _changes(row["effects"], row["id"]) if row["scroll"] == "red" else [] for row in _SPACES
]
CARD_CHANGES: Final[list[list[Change]]] = [_of_card(card) for card in range(cards.LAST_CARD + 1)]
FIGURE_CHANGES: Final[list[list[Change]]] = [
    _changes(rows, cards.FIGUREHEADS[figure]) for figure, rows in enumerate(cards.FIGURE_ROWS)
]
OPEN_SPACES: Final[list[int]] = [
    sum(1 << space for space in range(UPGRADES) if NEEDS[SECTOR[space]] <= count)
    for count in range(UPGRADES + 1)
]
"""POM-802, POM-804: for a number of upgrades on the board, the spaces (as bits) that the lines leave open."""
SPACE: Final[list[Option]] = [Option(f"space:{name}", space) for space, name in enumerate(UPGRADE_NAMES)]

# --- the hideout

_AREAS: Final = sorted(COMPONENTS["hideout_board"]["areas"], key=lambda row: TREASURES.index(row["kind"]))
HOLES: Final = 4
FIRST_FIGURE_HOLE: Final = 12
STORAGE_BONUS: Final[list[list[Effect]]] = [
    read_effects(row["storage_bonus"], "why-storage") for row in _AREAS
]
HOLE_BONUS: Final[list[list[Effect]]] = [
    read_effects(hole, "why-burial-space") for row in _AREAS for hole in row["burial"]
]
HOLE_BONUS.extend(FIGURE_GAINS)
"""Twelve spaces of the hideout, four for each kind, then those of the figurehead."""
HOLE_NAMES: Final[list[str]] = [
    *(f"{kind}:{space + 1}" for kind in TREASURES for space in range(HOLES)),
    *(f"g{space + 1}" for space in range(HOLES)),
]


class Dig(Option):
    """A treasure of a kind into a burial space."""

    __slots__ = ("hole", "kind")

    def __init__(self, kind: int, hole: int) -> None:
        of_figure = f"{TREASURES[kind]}:" if hole >= FIRST_FIGURE_HOLE else ""
        super().__init__(f"dig:{of_figure}{HOLE_NAMES[hole]}")
        self.kind = kind
        self.hole = hole


DIG: Final[list[list[Dig]]] = [
    [Dig(kind, kind * HOLES + space) for space in range(HOLES)]
    + [Dig(kind, FIRST_FIGURE_HOLE + space) for space in range(HOLES)]
    for kind in range(len(TREASURES))
]
"""For each kind its own four spaces, then those of the figurehead."""
