"""Every card that may come into play, as it looks wherever it comes to lie."""

from collections.abc import Iterator

from kaper.engine.scene import Card
from kaper.games.marauders.components.board import COLOURS, NATION_NAMES, PORTS, ZONE_NAMES
from kaper.games.marauders.components.cards import (
    CAPTAIN_NAMES,
    CARGO_NAMES,
    EVENT_NAMES,
    GLORY_CARDS,
    GLORY_NAMES,
    HOME,
    MISSION_NAMES,
    MOD_NAMES,
    NATIONALITY,
    RUMOR_NAMES,
    SPECIALIST_NAMES,
    WEAPON_NAMES,
)
from kaper.games.marauders.show.cards import (
    CHOICE,
    DECK,
    OWN,
    captain,
    cargo,
    event,
    glory,
    mission,
    rumor,
    tool,
)
from kaper.games.marauders.show.port import PORT, rule


def faces() -> Iterator[Card]:
    for nth, card in enumerate(GLORY_CARDS):
        yield glory(GLORY_NAMES[card], GLORY_CARDS[:nth].count(card))
    for name in RUMOR_NAMES:
        yield from (rumor(name, where) for where in (OWN, DECK, CHOICE))
    for name in MISSION_NAMES:
        yield mission(name, PORT)
        yield from (mission(name, where, 0) for where in (OWN, DECK))
    for name in CARGO_NAMES:
        yield from (cargo(name, where) for where in ("raid", "market", "offer"))
    yield from (event(name, ()) for name in EVENT_NAMES)
    yield from (rule(ZONE_NAMES[zone]) for zone in PORTS)
    for number, name in enumerate(CAPTAIN_NAMES):
        yield captain(-1, name, NATION_NAMES[NATIONALITY[number]], ZONE_NAMES[HOME[number]])
    yield from _gear()


def _gear() -> Iterator[Card]:
    kinds = {"specialist": SPECIALIST_NAMES, "weapon": WEAPON_NAMES, "mod": MOD_NAMES}
    for seat in range(len(COLOURS)):
        for kind, names in kinds.items():
            yield from (tool(seat, name, kind) for name in names)
