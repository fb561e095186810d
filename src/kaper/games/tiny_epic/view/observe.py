"""What each viewer may see of Tiny Epic Pirates: everything that there is.

Decks and the bag have no order before something is drawn from them, and search tokens are nothing
until one is turned up, so that nothing is hidden from anybody; and nothing needs to be dealt anew.
"""

from typing import Final

from kaper.games.tiny_epic.components import board
from kaper.games.tiny_epic.components.cards import (
    CREW_NAMES,
    GOLD_GOAL,
    LEGEND_NAMES,
    MERCHANT_CARD_NAMES,
    PERSONALITY_NAMES,
    SIDE_NAMES,
    TOKEN_NAMES,
)
from kaper.games.tiny_epic.rules.firing import sheet_hits
from kaper.games.tiny_epic.state.state import NOBODY, NOTHING, NOWHERE, PHASE_NAMES, Pirates
from kaper.games.tiny_epic.view.view import LegendView, MerchantView, ShipView, View

COLOURS: Final = ["vermilion", "indigo", "green", "ochre"]
LEGEND_COLOUR: Final = "ink"


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
        sea=[board.MAP_NAMES[card] for card in s.sea],
        tokens=[board.CELL_NAMES[cell] for cell in board.CELLS if s.face_down >> cell & 1],
        sites={board.CELL_NAMES[cell]: owner for cell, owner in enumerate(s.site) if owner != NOBODY},
        navy=_cell(s.navy),
        merchants=[_merchant(s, merchant) for merchant in board.MERCHANTS],
        prices=dict(zip(board.LOOT_NAMES, s.price, strict=True)),
        bag=dict(zip(board.LOOT_NAMES, s.bag, strict=True)),
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
    return "" if cell == NOWHERE else board.CELL_NAMES[cell]


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
        level="" if legend else board.LEVEL_NAMES[s.infamy[ship]],
        mutinied=s.mutinied[ship],
        deadeye=s.deadeye[ship],
        buried=s.buried[ship],
        captain="" if s.captain[ship] == NOTHING else SIDE_NAMES[s.captain[ship]],
        crew=_crew(s.crew[ship]),
        orders=[board.ORDER_NAMES[order] for order in s.orders[ship]],
        space=s.space[ship],
        duty=dict(zip(board.DUTY_NAMES, s.duty[ship], strict=True)),
        wheel=[space for space in range(board.SPACES) if s.wheel[ship] >> space & 1],
        waiting=s.waiting[ship],
        hold=[board.LOOT_NAMES[loot] for loot in board.LOOTS for _ in range(s.hold[ship][loot])],
        kept={name: kept for name, kept in zip(TOKEN_NAMES, s.kept[ship], strict=True) if kept},
        steps=s.steps(ship),
        dice=s.dice_of(ship),
    )


def _merchant(s: Pirates, merchant: int) -> MerchantView:
    return MerchantView(
        ship=board.MERCHANT_NAMES[merchant],
        cell=board.CELL_NAMES[s.merchant_cell[merchant]],
        bound=board.CELL_NAMES[s.bound[merchant]],
        loot="" if s.cargo[merchant] == NOTHING else board.LOOT_NAMES[s.cargo[merchant]],
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
