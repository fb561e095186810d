"""Ships on the chart, and what concerns everybody: the round, the war, who is at large."""

from typing import Final, NamedTuple

from kaper.engine.remembered import remembered
from kaper.engine.scene import Counter, Phrase, Piece
from kaper.games.marauders.components.board import NONE, ZONE_NAMES
from kaper.games.marauders.show.cards import npc_art, npc_flag
from kaper.games.marauders.show.parts import Told, said
from kaper.games.marauders.show.sea import SEA, STILL
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.view.view import NpcView, View

NO_SKILLS: Final = [0, 0, 0]


class Npc(NamedTuple):
    """An NPC ship; what is not there is called so."""

    name: str
    card: str
    ship: str
    zone: str
    seamanship: int
    scouting: int
    leadership: int

    def told(self) -> tuple[Phrase, Phrase]:
        """What it is called, and who commands it."""
        return said("npc", {"npc": self.name}, self._figures())

    def _figures(self) -> Told:
        return {
            "card": self.card or STILL,
            "ship": self.ship or STILL,
            "seamanship": self.seamanship,
            "scouting": self.scouting,
            "leadership": self.leadership,
        }


def npc_of(npc: NpcView) -> Npc:
    return Npc(npc.name, npc.card, npc.ship, npc.zone, *(npc.skills or NO_SKILLS))


def pieces(s: Marauders, view: View) -> list[Piece]:
    trade = [MERCHANTS[zone] for zone, batch in enumerate(s.merchant) if batch != NONE]
    fleets = [_npc(npc_of(npc)) for npc in view.npcs if npc.zone]
    ours = [
        _ship(seat, me.ship, me.captain, me.zone, me.docked)
        for seat, me in enumerate(view.players)
        if me.zone and me.ship
    ]
    return [*trade, *fleets, *ours]


def _merchant(zone: str) -> Piece:
    label, hint = Phrase("thing-merchant", {"zone": zone}), Phrase("thing-merchant-hint")
    return Piece(f"merchant-{zone}", SEA, f"sea-{zone}", "merchant", label, -1, hint, size=1.35)


MERCHANTS: Final = [_merchant(zone) for zone in ZONE_NAMES]


@remembered
def _npc(npc: Npc) -> Piece:
    label, hint = npc.told()
    art = npc_art(npc.name, npc.ship)
    return Piece(f"npc-{npc.name}", SEA, f"sea-{npc.zone}", art, label, -1, hint, size=1.75)


@remembered
def _ship(seat: int, ship: str, captain: str, zone: str, docked: bool) -> Piece:
    told: Told = {"captain": captain or STILL, "zone": zone, "docked": int(docked)}
    label, hint = said("ship", {"whom": seat, "ship": ship}, told)
    where, size = ("dock", 2.3) if docked else ("sea", 1.9)
    return Piece(f"ship-{seat}", SEA, f"{where}-{zone}", f"ship-{ship}", label, seat, hint, size=size)


# --- what concerns everybody


def centre(view: View) -> list[Counter]:
    """The round, the war, the event deck and the NPC ships: on whichever board is in front."""
    warring = tuple(view.warring) if view.war else ()
    return [
        _round(view.round, view.target, view.final),
        _events_left(view.events_left),
        *_war(warring),
        *(_at_large(npc_of(npc)) for npc in view.npcs if npc.zone),
    ]


@remembered
def _round(number: int, target: int, final: bool) -> Counter:
    told: Told = {"target": target, "final": int(final)}
    return Counter("round", "hourglass", str(number), *said("round", {"round": number}, told))


@remembered
def _events_left(n: int) -> Counter:
    label, hint = Phrase("thing-events-left", {"n": n}), Phrase("thing-event-deck-hint", {"n": n})
    return Counter("events-left", "wind", str(n), label, hint)


@remembered
def _war(warring: tuple[str, ...]) -> list[Counter]:
    if not warring:
        return []
    one, other = warring
    war, hint = Phrase("thing-war", {"one": one, "other": other}), Phrase("thing-war-hint")
    return [
        Counter(f"war-{nation}", f"flag-{nation}", between, war, hint)
        for nation, between in ((one, "⚔"), (other, ""))
    ]


@remembered
def _at_large(npc: Npc) -> Counter:
    icon = npc_flag(npc.name, "pennant")
    return Counter(f"at-large-{npc.name}", icon, "", *npc.told())
