"""What cards change for one sale or one visit to the shipyard."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Bargain:
    """Gold more for goods in demand, everything in demand, free repairs, gold less for a ship.

    A new one takes the place of the old one, so that states may share it.
    """

    more: int = 0
    everything: bool = False
    free_repair: bool = False
    discount: int = 0


USUAL: Final = Bargain()
