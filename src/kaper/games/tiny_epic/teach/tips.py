"""What a captain should notice before they turn the wheel."""

from collections.abc import Iterator
from typing import Final

from kaper.engine.scene import Phrase
from kaper.engine.show import Asked, Seen
from kaper.games.tiny_epic.components.board import (
    CREW_ROW,
    DEADEYE_MAX,
    DISTANCE,
    GOLD_MAX,
    HOLD,
    LOOT_NAMES,
    LOOTS,
    PRICES,
    REPAIRS,
    TREASURES,
)
from kaper.games.tiny_epic.rules.others import navy_steps
from kaper.games.tiny_epic.state.state import Pirates
from kaper.games.tiny_epic.teach.standing import cheapest_site
from kaper.games.tiny_epic.view.view import View

PLANNING: Final = "wheel"
"""The question at which a player looks around."""
DEAREST: Final = max(PRICES)
NEARLY_RICH: Final = GOLD_MAX - 2
"""With so much Gold a sale brings more than there is room for."""
MANY: Final = 2
"""So many deckhands in Repairs are missed."""
SETTLED: Final = 3
"""From this round on a ship without a crew is behind the others."""


def tips(seen: Seen[Pirates, View], asked: Asked) -> Iterator[Phrase]:
    """The most urgent first."""
    s, player = seen.state, seen.viewer
    if asked.prompt != PLANNING:
        return
    yield from _race(s, player)
    yield from _dangers(s, player)
    yield from _chances(s, player)


def _race(s: Pirates, player: int) -> Iterator[Phrase]:
    """TEP-870, TEP-710: the end is near, for whomever."""
    if s.closing:
        yield Phrase("tip-last-turn")
    for ship in range(s.ships):
        if ship != player and s.buried[ship] == TREASURES - 1:
            yield Phrase("tip-rival", {"whom": ship, "gold": s.gold[ship]})
    if s.gold[player] >= cheapest_site(s):
        yield Phrase("tip-bury", {"gold": s.gold[player], "cost": cheapest_site(s)})


def _dangers(s: Pirates, player: int) -> Iterator[Phrase]:
    """TEP-850, TEP-409, TEP-325, TEP-102: what hurts if nobody thinks of it."""
    away = DISTANCE[s.navy][s.cell[player]]
    if not s.hidden[player] and away <= navy_steps(s, player):
        yield Phrase("tip-navy", {"away": away, "steps": navy_steps(s, player)})
    if s.all_in_repairs(player):
        yield Phrase("tip-no-hands")
    elif s.duty[player][REPAIRS] >= MANY:
        yield Phrase("tip-repairs", {"n": s.duty[player][REPAIRS]})
    if s.gold[player] >= NEARLY_RICH:
        yield Phrase("tip-rich", {"gold": s.gold[player]})


def _chances(s: Pirates, player: int) -> Iterator[Phrase]:
    """TEP-521, TEP-106, TEP-109, TEP-530: what could be had."""
    hold = s.hold[player]
    for loot in LOOTS:
        if hold[loot] and s.price[loot] == DEAREST:
            yield Phrase("tip-price", {"loot": LOOT_NAMES[loot], "n": hold[loot]})
    if s.cubes(player) == HOLD:
        yield Phrase("tip-full")
    if s.deadeye[player] == DEADEYE_MAX:
        yield Phrase("tip-deadeye")
    if not s.crew[player] and s.round >= SETTLED:
        yield Phrase("tip-no-crew", {"n": CREW_ROW})
