"""What may come into play, as it usually looks: every card, and places that are not there from the start."""

from collections.abc import Iterator
from typing import Final

from kaper.engine.scene import Card
from kaper.engine.show import Face
from kaper.games.marauders.components.board import (
    BUY_DRAW,
    COLOURS,
    DEMAND_SALE,
    FOR_SALE,
    GOODS_PRICES,
    MANEUVER,
    MOD_PRICE,
    NATION_NAMES,
    PORTS,
    RECRUIT_PRICE,
    REPAIR_PRICE,
    RUMOR_PRICE,
    SALE,
    SHIP_LOCS,
    SHIP_NAMES,
    SHIP_PRICE,
    STASH_MAX,
    TARGET,
    WEAPON_PRICE,
    ZONE_NAMES,
)
from kaper.games.marauders.components.cards import (
    CAPTAIN_NAMES,
    CARGO_NAMES,
    EVENT_NAMES,
    GLORY_CARDS,
    GLORY_NAMES,
    GOODS_NAMES,
    HOME,
    MISSION_NAMES,
    MOD_NAMES,
    NATIONALITY,
    RUMOR_NAMES,
    SPECIALIST_NAMES,
    WEAPON_NAMES,
)
from kaper.games.marauders.show import battle, deck, keys, port, raid
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
from kaper.games.marauders.show.fight import Fight, Fighter, Odds
from kaper.games.marauders.show.mate import Goal, Mate
from kaper.games.marauders.show.panels import panel
from kaper.games.marauders.show.port import PORT, rule
from kaper.games.marauders.show.prize import die
from kaper.games.marauders.show.quay import Courier, Market, Quay, Tavern, Yard
from kaper.games.marauders.state.player import NO_BOUNTY

NEW: Final = tuple(SHIP_LOCS[0])
"""The locations of a ship that has taken no hit."""
GOAL: Final = Goal(TARGET, STASH_MAX)
DICE: Final = 6
"""More are seldom rolled in a test."""


def faces() -> Iterator[Face]:
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
    yield from _places()


def _gear() -> Iterator[Card]:
    kinds = {"specialist": SPECIALIST_NAMES, "weapon": WEAPON_NAMES, "mod": MOD_NAMES}
    for seat in range(len(COLOURS)):
        for kind, names in kinds.items():
            yield from (tool(seat, name, kind) for name in names)


def _places() -> Iterator[Face]:
    """Boards, ports and battles as they usually are: what is always the same there need not be told."""
    for seat in range(len(COLOURS)):
        me = _mate(seat)
        yield deck.board(me, GOAL)
        yield panel(me, GOAL, False, False)
    yield port.board(_quay(), _mate(0), 0)
    yield raid.board(_mate(0), NATION_NAMES[0], (), 0)
    one = Fighter(_mate(0), "", None, "", NEW, NEW, (), ())
    yield battle.board(Fight((one, one), 1, False, False, battle.AT_SEA, Odds(0, 0, 0), 0))
    yield from (die(keys.test_die(n), "skull", 0, 0) for n in range(DICE))


def _mate(seat: int) -> Mate:
    return Mate(
        seat, captain="", nation="", home="", skills=(), ship=SHIP_NAMES[0], maneuver=MANEUVER[0],
        now=NEW, most=NEW, room=0, hold=(), tools=(), flipped=(), bounty=NO_BOUNTY,
        glory=0, gold=0, chest=0, cards=0, has_rumor=True, rumor="", mission="", progress=0,
    )  # fmt: skip


def _quay() -> Quay:
    """The usual prices."""
    here, ships = ZONE_NAMES[PORTS[0]], tuple(SHIP_PRICE[ship] for ship in FOR_SALE)
    return Quay(
        zone=here,
        good=GOODS_NAMES[0],
        mod=MOD_NAMES[0],
        market=Market(SALE, DEMAND_SALE, BUY_DRAW, GOODS_PRICES[0]),
        tavern=Tavern(0, RECRUIT_PRICE, 0, RUMOR_PRICE, 0, 0),
        courier=Courier(0, False, here, GOAL.cap),
        yard=Yard(REPAIR_PRICE, MOD_PRICE, WEAPON_PRICE, ships, 0, SHIP_NAMES[0]),
    )
