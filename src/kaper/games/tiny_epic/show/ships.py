"""What sails on the chart in the scene, and the treasures that lie buried."""

from typing import Final

from kaper.engine.remembered import remembered
from kaper.engine.scene import Phrase, Piece
from kaper.games.tiny_epic.components.board import CELL_NAMES
from kaper.games.tiny_epic.rules.others import navy_steps
from kaper.games.tiny_epic.show.links import other_id, ship_id
from kaper.games.tiny_epic.show.odds import Figures, Merchant, merchants
from kaper.games.tiny_epic.show.sea import SEA, cove_id, grave_id, water_id
from kaper.games.tiny_epic.state.state import NOBODY, NOWHERE, Pirates

NAVY: Final = "navy"


def pieces(s: Pirates) -> list[Piece]:
    buried = [_treasure(cell, owner) for cell, owner in enumerate(s.site) if owner != NOBODY]
    trade = [_merchant(merchant) for merchant in merchants(s)]
    navy = [] if s.navy == NOWHERE else [_navy(s.navy, s.turn, navy_steps(s, s.turn))]
    afloat = [
        _ship(
            ship, s.cell[ship], s.hidden[ship], ship == s.legend,
            (s.cubes(ship), s.gold[ship], s.steps(ship), s.dice_of(ship)),
        )
        for ship in range(s.ships) if s.cell[ship] != NOWHERE
    ]  # fmt: skip
    return [*buried, *trade, *navy, *afloat]


@remembered
def _treasure(cell: int, owner: int) -> Piece:
    label = Phrase("thing-grave", {"whom": owner})
    return Piece(f"treasure-{CELL_NAMES[cell]}", SEA, grave_id(cell), "treasure", label, owner, size=2.0)


@remembered
def _ship(seat: int, cell: int, hidden: bool, legend: bool, stock: tuple[int, int, int, int]) -> Piece:
    cubes, gold, steps, dice = stock
    figures: Figures = {
        "whom": seat, "cell": CELL_NAMES[cell], "hidden": int(hidden), "cubes": cubes,
        "gold": gold, "steps": steps, "dice": dice,
    }  # fmt: skip
    return Piece(
        id=ship_id(seat),
        board=SEA,
        spot=cove_id(cell) if hidden else water_id(cell),
        art="legend" if legend else "pirate",
        label=Phrase("thing-ship", {"whom": seat}),
        seat=seat,
        hint=Phrase("thing-ship-hint", figures),
        size=1.9 if hidden else 1.5,
    )


@remembered
def _merchant(merchant: Merchant) -> Piece:
    """A merchant with its damage as a badge, and its cargo for who points at it."""
    figures = merchant.figures()
    return Piece(
        id=other_id(merchant.ship),
        board=SEA,
        spot=water_id(CELL_NAMES.index(merchant.cell)),
        art=f"merchant-{merchant.ship}",
        label=Phrase("thing-merchant", figures),
        hint=Phrase("thing-merchant-hint", figures),
        badge=str(figures["damage"]),
        size=1.35,
    )


@remembered
def _navy(cell: int, prey: int, steps: int) -> Piece:
    hint = Phrase("thing-navy-hint", {"whom": prey, "n": steps})
    return Piece(other_id(NAVY), SEA, water_id(cell), NAVY, Phrase("thing-navy"), hint=hint, size=1.55)
