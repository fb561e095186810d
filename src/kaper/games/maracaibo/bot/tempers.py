"""What bots of different tempers like, in points at the end of the game."""

from collections.abc import Mapping
from typing import Final

from kaper.engine.asking import Choose, Option
from kaper.engine.game import Taste
from kaper.games.maracaibo.components.board import BAY, MARACAIBO
from kaper.games.maracaibo.components.cards import ACTIONS, KIND, LOCATION, RESIDENCE
from kaper.games.maracaibo.components.effects import NOW
from kaper.games.maracaibo.rules.improvements import BUY
from kaper.games.maracaibo.state.state import Maracaibo

PLACE: Final = 0.8
RAIDS: Final = tuple(index for index, verb in enumerate(NOW) if verb.startswith("raid"))
EXPLORES: Final = (NOW.index("explore"),)


def raider(s: Maracaibo, ask: Choose, option: Option) -> float:
    """Sails where there is something to raid."""
    return PLACE if ask.prompt == "sail" and _offers(s, option.value, RAIDS) else 0.0


def explorer(s: Maracaibo, ask: Choose, option: Option) -> float:
    """Sails where the explorer gets on."""
    return PLACE if ask.prompt == "sail" and _offers(s, option.value, EXPLORES) else 0.0


def settler(s: Maracaibo, ask: Choose, option: Option) -> float:
    """Buys, and builds residences."""
    if ask.prompt == "sail" and _open(s, option.value):
        return PLACE if KIND[s.card[option.value]] == RESIDENCE else 0.0
    return PLACE if option is BUY else 0.0


def _open(s: Maracaibo, place: int) -> bool:
    """Whether a card lies there that everybody sees."""
    return place not in (BAY, MARACAIBO) and not s.hidden[place]


def _offers(s: Maracaibo, place: int, verbs: tuple[int, ...]) -> bool:
    """Whether everybody sees that a location there has one of these effects."""
    if not _open(s, place) or KIND[s.card[place]] != LOCATION:
        return False
    return any(effect.op in verbs for effect in ACTIONS[s.card[place]])


TEMPERS: Final[Mapping[str, Taste[Maracaibo]]] = {"raider": raider, "explorer": explorer, "settler": settler}
"""The fiercest first."""
