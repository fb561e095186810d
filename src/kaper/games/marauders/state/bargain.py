"""What cards change for one sale or one visit to the shipyard."""

from dataclasses import dataclass
from typing import Final

from kaper.games.marauders.components.board import NONE


@dataclass(frozen=True)
class Bargain:
    """Gold more for goods in demand, everything in demand, the price of a repair, gold less for a ship.

    A new one takes the place of the old one, so that states may share it.
    """

    more: int = 0
    everything: bool = False
    repair: int = NONE
    discount: int = 0


USUAL: Final = Bargain()
