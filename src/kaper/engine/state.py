"""What every game's state has: the stream of chance, the diary, and whether the game is over."""

from collections.abc import Mapping
from typing import TypeVar

from mypy_extensions import mypyc_attr

from kaper.engine.chance import Chance
from kaper.engine.events import Diary

S = TypeVar("S", bound="State")


# A game from elsewhere is plain Python even where the engine is compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of a game's state: plain numbers, lists and tuples, copied by `clone`.

    `diary` is None in simulations; a rule looks before it notes, so that silence costs nothing. (A `note`
    that looks by itself is given its figures first: that makes random games 6 to 18 % slower.)
    `moments` are the seats (as bits) that, as everybody knows, may have been asked a hidden question since
    the last answer to one that was not hidden. Whether they were is their secret: the server takes as long
    over a moment at which nobody was asked.
    A hidden thing lives here and not in a rule's local variables while somebody else is asked,
    because a search deals hidden things anew in the middle of a turn.
    """

    __slots__ = ("chance", "diary", "moments", "over")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.diary: Diary | None = None
        self.moments = 0
        self.over = False

    def clone(self: S) -> S:
        """An independent copy; `@cloneable` (`engine/fields.py`) makes it from the declared fields."""
        raise NotImplementedError(f"{type(self).__name__} must be declared as @cloneable")

    def former_names(self) -> Mapping[str, str]:
        """Fields that had another name when states were written down, each with that name."""
        return {}

    def copy_base(self, other: "State") -> None:
        """Take over what all states have from `other`; the diary stays with the match that writes it."""
        self.chance = other.chance.clone()
        self.diary = None
        self.moments = other.moments
        self.over = other.over
