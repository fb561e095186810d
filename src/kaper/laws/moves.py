"""A law about many positions together: whatever is hidden does go elsewhere in some redeal.

At one position a hidden thing may have to stay where it is, because the viewer could work it out. But a
thing that stays in every redeal of a long run was forgotten, and every bot would know it.
"""

from collections import Counter
from dataclasses import dataclass, field

from kaper.engine.chance import Chance
from kaper.engine.events import EVERYTHING
from kaper.laws.law import AnyMatch
from kaper.laws.leaks import names, names_in
from kaper.laws.standing import viewers

ENOUGH = 30


@dataclass
class Moves:
    """How often each thing was hidden with another seat before a redeal, and what ever went elsewhere."""

    hidden: Counter[str] = field(default_factory=Counter)
    moved: set[str] = field(default_factory=set)

    def add(self, other: "Moves") -> None:
        self.hidden.update(other.hidden)
        self.moved |= other.moved

    def look(self, match: AnyMatch, chance: Chance) -> None:
        """Deal anew for one viewer and see what another seat still holds."""
        game, state = match.game, match.state
        viewer, owner = chance.pick(viewers(match)), chance.below(match.seats)
        things = names(match, EVERYTHING) & names(match, owner)
        secret = things - names(match, viewer)
        if secret:
            dealt = game.clone(state)
            game.redeal(dealt, viewer, chance)
            self.hidden.update(secret)
            self.moved |= secret - names_in(game.observe(dealt, owner))

    def stuck(self) -> list[str]:
        """What was hidden often enough and never went elsewhere."""
        often = {name for name, times in self.hidden.items() if times >= ENOUGH}
        return sorted(often - self.moved)
