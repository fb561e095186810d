"""What a captain should notice before they answer."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from kaper.engine.scene import Phrase
from kaper.engine.show import Asked, Seen
from kaper.games.marauders.components.board import (
    BIG,
    CREW,
    LOCATION_NAMES,
    NEAR,
    SALE_GLORY,
    STASH_STEP,
    ZONE_NAMES,
)
from kaper.games.marauders.components.cards import GOOD, GOODS_NAMES, NPC_NAMES
from kaper.games.marauders.rules.gold import purse
from kaper.games.marauders.rules.npcs import hostile, lookouts
from kaper.games.marauders.rules.yard import sale_price, ship_price
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.view.view import View

LOOKING_AROUND: Final = ("action", "port")
"""The questions at which a captain plans."""
CLOSE: Final = 2
"""A rival who is so near to the target is a worry."""
PURSE: Final = 2 * STASH_STEP
"""So much gold on board is worth a way home."""


def tips(seen: Seen[Marauders, View], asked: Asked) -> Iterator[Phrase]:
    """The most urgent first."""
    s, seat = seen.state, seen.viewer
    if asked.prompt not in LOOKING_AROUND:
        return
    if s.final:
        yield Phrase("tip-final")
    yield from _hunters(s, seat)
    yield from _damage(s, seat)
    yield from _points_here(s, seat, asked)
    yield from _sales(s, seat, asked)
    yield from _gold(s, seat, asked)
    if not s.final:
        yield from _rivals(s, seat)


def _hunters(s: Marauders, seat: int) -> Iterator[Phrase]:
    """MAM-1031: who would look for this captain at the start of the next turn."""
    me = s.seats[seat]
    for npc in [] if me.docked else lookouts(s, me.zone):
        if hostile(s, npc, me):
            yield Phrase("tip-hunted", {"npc": NPC_NAMES[npc]})


def _damage(s: Marauders, seat: int) -> Iterator[Phrase]:
    """MAM-312, MAM-713."""
    me = s.seats[seat]
    if me.loc[CREW] == 0:
        yield Phrase("tip-no-crew")
    elif me.crippled:
        yield Phrase("tip-broken", {"where": LOCATION_NAMES[me.loc.index(0)]})


def _points_here(s: Marauders, seat: int, asked: Asked) -> Iterator[Phrase]:
    """Deeds that can be done here and now."""
    me, offered = s.seats[seat], asked.options
    if "test-rumor" in offered or "scout:rumor" in offered:
        yield Phrase("tip-rumor")
    if me.docked and not me.big_ship and ("port" in offered or "yard" in offered):
        price = min(ship_price(s, me, ship) for ship in BIG)
        if price <= purse(s, seat) + sale_price(me):
            yield Phrase("tip-ship", {"n": price})
    if me.mission < 0 and any(text.startswith("claim:") for text in offered):
        yield Phrase("tip-mission")


def _sales(s: Marauders, seat: int, asked: Asked) -> Iterator[Phrase]:
    """MAM-614: goods on board that are in demand here, or enough of them next door."""
    me = s.seats[seat]
    held = Counter(GOOD[card] for card in me.cargo)
    wanted = s.demand[me.zone]
    if me.docked and held[wanted] and ("port" in asked.options or "sell" in asked.options):
        yield Phrase("tip-sell", {"good": GOODS_NAMES[wanted], "n": held[wanted]})
    for zone in NEAR[me.zone]:
        good = s.demand[zone]
        if held[good] >= SALE_GLORY:
            yield Phrase(
                "tip-sell-there", {"zone": ZONE_NAMES[zone], "good": GOODS_NAMES[good], "n": held[good]}
            )
            return


def _gold(s: Marauders, seat: int, asked: Asked) -> Iterator[Phrase]:
    """MAM-670, MAM-671: gold on board that a chest would keep."""
    me = s.seats[seat]
    if me.gold < STASH_STEP or s.chest_points(me.chest) == s.cap:
        return
    if me.docked and me.zone == me.home and ("stash" in asked.options or "port" in asked.options):
        yield Phrase("tip-stash", {"n": me.gold})
    elif me.gold >= PURSE:
        yield Phrase("tip-carry", {"n": me.gold})


def _rivals(s: Marauders, seat: int) -> Iterator[Phrase]:
    """MAM-206: who may be nearer to the target than the track shows."""
    for other, player in enumerate(s.seats):
        if other != seat and player.glory + CLOSE >= s.target:
            yield Phrase("tip-rival-close", {"whom": other, "n": player.glory})
