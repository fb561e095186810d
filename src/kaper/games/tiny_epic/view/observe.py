"""What each viewer may see of Tiny Epic Pirates: everything that there is.

Decks and the bag have no order before something is drawn from them, and search tokens are nothing
until one is turned up, so that nothing is hidden from anybody; and nothing needs to be dealt anew.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kaper.engine.chance import Chance
from kaper.games.tiny_epic.components.board import (
    CELL_NAMES,
    CELLS,
    DUTY_NAMES,
    LEVEL_NAMES,
    LOOT_NAMES,
    LOOTS,
    MAP_NAMES,
    MERCHANT_NAMES,
    MERCHANTS,
    ORDER_NAMES,
    SPACES,
    TREASURES,
)
from kaper.games.tiny_epic.components.cards import (
    CREW_NAMES,
    GOLD_GOAL,
    LEGEND_NAMES,
    MERCHANT_CARD_NAMES,
    PERSONALITY_NAMES,
    SIDE_NAMES,
    TOKEN_NAMES,
)
from kaper.games.tiny_epic.rules.legend import level
from kaper.games.tiny_epic.rules.legend_battle import sheet_hits
from kaper.games.tiny_epic.rules.legend_turn import steps as legend_steps
from kaper.games.tiny_epic.state.state import NOBODY, NOTHING, NOWHERE, PHASE_NAMES, Pirates

COLOURS: Final = ["vermilion", "indigo", "green", "ochre"]
LEGEND_COLOUR: Final = "ink"


@dataclass(frozen=True)
class ShipView:
    """A pirate's ship and sheets; a cell or a captain that is not chosen yet is an empty text."""

    colour: str
    legend: bool
    cell: str
    hidden: bool
    gold: int
    infamy: int
    level: str
    mutinied: bool
    deadeye: int
    buried: int
    captain: str
    crew: list[str]
    orders: list[str]
    space: int
    duty: dict[str, int]
    wheel: list[int]
    waiting: bool
    hold: list[str]
    kept: dict[str, int]
    steps: int
    dice: int


@dataclass(frozen=True)
class MerchantView:
    """A merchant ship with its card."""

    ship: str
    cell: str
    bound: str
    loot: str
    card: str


@dataclass(frozen=True)
class LegendView:
    """The Legendary Pirate's sheets; `ring` is its infamy space, counted from 0, `hits` what they deal by
    themselves."""

    captain: str
    personality: str
    ring: int
    goal: int
    more_steps: int
    hits: int


@dataclass(frozen=True)
class View:
    """The table, the same for every viewer."""

    round: int
    first: int
    turn: int
    phase: str
    crossed: bool
    paid: int
    refreshed: bool
    used: list[str]
    closing: bool
    over: bool
    sea: list[str]
    tokens: list[str]
    sites: dict[str, int]
    navy: str
    merchants: list[MerchantView]
    prices: dict[str, int]
    bag: dict[str, int]
    row: list[str]
    crew_deck: list[str]
    under: list[str]
    merchant_deck: list[str]
    removed: list[str]
    unseen: dict[str, int]
    spent: dict[str, int]
    battle: list[int]
    dice: list[int]
    ships: list[ShipView]
    legend: LegendView | None


def observe(s: Pirates, viewer: int) -> View:
    """The chapter "What each player may see" of the rules: there is no secret at this table."""
    return View(
        round=s.round + 1,
        first=s.first,
        turn=s.turn,
        phase=PHASE_NAMES[s.phase],
        crossed=s.crossed,
        paid=s.paid,
        refreshed=s.refreshed,
        used=[name for card, name in enumerate(CREW_NAMES) if s.used >> card & 1],
        closing=s.closing,
        over=s.over,
        sea=[MAP_NAMES[card] for card in s.sea],
        tokens=[CELL_NAMES[cell] for cell in CELLS if s.face_down >> cell & 1],
        sites={CELL_NAMES[cell]: owner for cell, owner in enumerate(s.site) if owner != NOBODY},
        navy=_cell(s.navy),
        merchants=[_merchant(s, merchant) for merchant in MERCHANTS],
        prices=dict(zip(LOOT_NAMES, s.price, strict=True)),
        bag=dict(zip(LOOT_NAMES, s.bag, strict=True)),
        row=_crew(s.row),
        crew_deck=_crew(s.crew_deck),
        under=_crew(s.under),
        merchant_deck=[MERCHANT_CARD_NAMES[card] for card in s.merchant_deck],
        removed=[MERCHANT_CARD_NAMES[card] for card in s.removed],
        unseen=dict(zip(TOKEN_NAMES, s.unseen, strict=True)),
        spent=dict(zip(TOKEN_NAMES, s.spent, strict=True)),
        battle=list(s.battle),
        dice=list(s.dice),
        ships=[_ship(s, ship) for ship in range(s.ships)],
        legend=_legend(s),
    )


def _cell(cell: int) -> str:
    return "" if cell == NOWHERE else CELL_NAMES[cell]


def _crew(cards: list[int]) -> list[str]:
    return [CREW_NAMES[card] for card in cards]


def _ship(s: Pirates, ship: int) -> ShipView:
    legend = ship == s.legend
    return ShipView(
        colour=LEGEND_COLOUR if legend else COLOURS[ship],
        legend=legend,
        cell=_cell(s.cell[ship]),
        hidden=s.hidden[ship],
        gold=s.gold[ship],
        infamy=0 if legend else s.infamy[ship] + 1,
        level="" if legend else LEVEL_NAMES[s.infamy[ship]],
        mutinied=s.mutinied[ship],
        deadeye=s.deadeye[ship],
        buried=s.buried[ship],
        captain="" if s.captain[ship] == NOTHING else SIDE_NAMES[s.captain[ship]],
        crew=_crew(s.crew[ship]),
        orders=[ORDER_NAMES[order] for order in s.orders[ship]],
        space=s.space[ship],
        duty=dict(zip(DUTY_NAMES, s.duty[ship], strict=True)),
        wheel=[space for space in range(SPACES) if s.wheel[ship] >> space & 1],
        waiting=s.waiting[ship],
        hold=[LOOT_NAMES[loot] for loot in LOOTS for _ in range(s.hold[ship][loot])],
        kept={name: kept for name, kept in zip(TOKEN_NAMES, s.kept[ship], strict=True) if kept},
        steps=legend_steps(s) if legend else s.steps(ship),
        dice=level(s)["dice"] if legend else s.dice_of(ship),
    )


def _merchant(s: Pirates, merchant: int) -> MerchantView:
    return MerchantView(
        ship=MERCHANT_NAMES[merchant],
        cell=CELL_NAMES[s.lane[merchant]],
        bound=CELL_NAMES[s.bound[merchant]],
        loot="" if s.cargo[merchant] == NOTHING else LOOT_NAMES[s.cargo[merchant]],
        card=MERCHANT_CARD_NAMES[s.slot[merchant]],
    )


def _legend(s: Pirates) -> LegendView | None:
    if s.legend == NOBODY:
        return None
    return LegendView(
        captain=LEGEND_NAMES[s.legend_captain],
        personality=PERSONALITY_NAMES[s.personality],
        ring=s.ring,
        goal=GOLD_GOAL[s.personality],
        more_steps=s.more_steps,
        hits=sheet_hits(s),
    )


def redeal(s: Pirates, viewer: int, chance: Chance) -> None:
    """Nothing is hidden; what is still to be drawn differs with the stream of chance."""


def census(s: Pirates) -> Mapping[str, int]:
    """Every cube, card, token, hand and treasure of the box, wherever it lies."""
    counts = {name: _cubes(s, loot) for loot, name in enumerate(LOOT_NAMES)}
    crew = [*s.crew_deck, *s.under, *s.row, *(card for cards in s.crew for card in cards)]
    counts["crew"] = _different(crew)
    counts["merchant-cards"] = _different([*s.merchant_deck, *s.removed, *s.slot])
    counts["captains"] = len({captain // 2 for captain in s.captain[: s.players]})
    counts["tokens"] = sum(s.unseen) + sum(s.spent) + sum(map(sum, s.kept))
    counts["tokens-in-the-box"] = sum(s.unseen) - s.face_down.bit_count()
    for ship in range(s.ships):
        hands = sum(s.duty[ship]) + s.wheel[ship].bit_count() + s.waiting[ship]
        counts[f"deckhands-{ship}"] = hands if min(s.duty[ship]) >= 0 else NOTHING
        counts[f"treasures-{ship}"] = TREASURES - s.buried[ship] + s.site.count(ship)
        counts[f"orders-{ship}"] = _different(s.orders[ship])
    return counts


def _cubes(s: Pirates, loot: int) -> int:
    """TEP-105: in the bag, on the market, on pirates' ships and on merchants."""
    return s.bag[loot] + 1 + sum(hold[loot] for hold in s.hold) + s.cargo.count(loot)


def _different(cards: list[int]) -> int:
    """How many there are, if no card is there twice."""
    return len(cards) if len(set(cards)) == len(cards) else NOTHING
