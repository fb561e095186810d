"""Where the things of a question are shown: a good or a location of the ship is seen in several places."""

from collections.abc import Callable
from functools import cached_property
from typing import Final

from kaper.engine.show import Asked
from kaper.games.marauders.components.board import (
    CREW,
    FOR_SALE,
    LOCATION_NAMES,
    NATION_NAMES,
    NONE,
    SHIP_NAMES,
    ZONE_NAMES,
)
from kaper.games.marauders.components.cards import CARGO_NAMES, MISSION_NAMES, MISSION_PORT
from kaper.games.marauders.rules.sides import BOTH
from kaper.games.marauders.show import keys, layout
from kaper.games.marauders.show.cards import CHOICE, DECK, OWN
from kaper.games.marauders.show.fight import orders
from kaper.games.marauders.show.mate import Mate, good_of, mate
from kaper.games.marauders.show.port import PORT
from kaper.games.marauders.state.state import IN_PORT, LAND, NO_SIDES, NPC, Marauders
from kaper.games.marauders.view.observe import battle_view, faces, player_view
from kaper.games.marauders.view.view import PlayerView

ENEMY: Final = -1
"""The side of a battle that no player commands with his own ship."""


class Whereabouts:
    """The position, who is asked, and the question itself."""

    def __init__(self, s: Marauders, ask: Asked, seat: int) -> None:
        self.s = s
        self.ask = ask
        self.seat = seat
        self.enemy = ENEMY
        self.sides = [side if side < NPC else ENEMY for side in s.sides] if s.sides != NO_SIDES else []
        self.raiding = s.raid_nation != NONE and not self.sides
        player = s.seats[seat]
        self.in_own_port = player.docked and (s.stage != IN_PORT or seat == s.active)

    @cached_property
    def board(self) -> PlayerView:
        return player_view(self.s, self.seat, self.seat)

    @cached_property
    def me(self) -> Mate:
        return mate(self.seat, self.board)

    @cached_property
    def orders(self) -> tuple[str, ...]:
        """What can be ordered in a battle."""
        battle = battle_view(self.s)
        return () if battle is None else orders(self.s, battle)

    @property
    def struck(self) -> int:
        """Whose ship a hit is placed on."""
        return ENEMY if self.ask.prompt.startswith("npc-") else self.seat

    @property
    def side(self) -> int:
        """The side of a battle for which the asked player decides."""
        return 0 if self.sides and self.sides[0] == self.struck else 1

    @cached_property
    def words(self) -> dict[str, str | int]:
        """What is put into the names of things."""
        zone = self.s.seats[self.seat].zone
        return {
            "zone": "" if zone == NONE else ZONE_NAMES[zone],
            "seat": self.seat,
            "struck": self.struck,
            "foe": self.sides[1 - self.side] if self.sides else ENEMY,
            "rumor": self.me.rumor,
            "mission": self.me.mission,
        }

    # --- dice

    def rolled(self, side: int, face: str) -> list[str]:
        return [keys.rolled_die(side, n) for n, each in enumerate(faces(self.s.dice[side])) if each == face]

    def aimed(self, side: int, face: str) -> list[str]:
        return [keys.aimed_die(side, n) for n, each in enumerate(faces(self.s.aim[side])) if each == face]

    def test_dice(self) -> list[str]:
        """Of a skill test, which lie on the chart or in a port."""
        fighting = self.sides or self.raiding
        return [] if fighting else [keys.test_die(n) for n in range(len(self.s.rolled))]


def find(c: Whereabouts, things: str) -> list[str]:
    """Ids of things, from a list of ids and of kinds of things with what is to be found."""
    found: list[str] = []
    for thing in things.split(", "):
        kind, *which = thing.split()[:3] or [""]
        if kind in FINDERS:
            found += FINDERS[kind](c, *which)
        elif kind:
            found.append(kind)
    return found


# --- a player's own things


def _bounty(c: Whereabouts, seat: str, nation: str) -> list[str]:
    level = c.s.seats[int(seat)].bounty[NATION_NAMES.index(nation)]
    return [keys.wanted(int(seat), nation), *([keys.bounty(int(seat), nation)] if level else [])]


def _captain(c: Whereabouts) -> list[str]:
    if not c.me.captain:
        return []
    fighting = c.sides or ([c.s.active, ENEMY] if c.raiding else [])
    flags = [keys.side_flag(side) for side, seat in enumerate(fighting) if seat == c.seat]
    return [keys.captain_card(c.me.captain), keys.flag(c.seat), *flags]


def _gauge(c: Whereabouts, whose: str, location: str) -> list[str]:
    seat = int(whose)
    fighting = c.sides or ([c.s.active] if c.raiding else [])
    shown = LAND not in c.s.sides or location == LOCATION_NAMES[CREW]
    found = [keys.gauge(keys.side_ship(side), location) for side, each in enumerate(fighting) if each == seat]
    found = found if shown else []
    if seat != ENEMY and c.s.seats[seat].ship != NONE:
        found += [keys.gauge(keys.deck(seat), location), keys.panel_gauge(seat, location)]
    return found


def _gear(c: Whereabouts, name: str) -> list[str]:
    names = [each for each, _ in c.me.tools]
    if name not in names:
        return []
    at = names.index(name)
    found = [keys.panel_gear(c.seat, name)]
    if at < len(layout.DECK_GEAR):
        found.append(keys.gear(c.seat, name))
    if c.seat in c.sides and at < len(layout.GEAR[0]):
        found.append(keys.battle_gear(c.seat, name))
    movable = [each for each, kind in c.me.tools if kind in ("weapon", "mod")][: len(layout.MOVED)]
    return [*found, keys.aboard(name)] if c.in_own_port and name in movable else found


def _glory(c: Whereabouts, name: str) -> list[str]:
    return [keys.glory_card(name, nth) for nth in range(c.board.hand.count(name))]


def _good(c: Whereabouts, good: str) -> list[str]:
    places = [nth for nth, each in enumerate(c.me.hold) if each == good]
    crates = [keys.crate(c.seat, nth) for nth in places if nth < len(layout.DECK_HOLD)]
    return crates + [keys.slot(c.seat, nth) for nth in places]


def _rumor(c: Whereabouts, name: str = "") -> list[str]:
    found = [keys.rumor_card(where, name) for where in (OWN, DECK)] if name and name == c.me.rumor else []
    choosing = len(c.s.seats[c.seat].rumors) > 1
    return [*found, keys.rumor_card(CHOICE, name)] if choosing else found


def _slip(c: Whereabouts, ship: str) -> list[str]:
    return [] if c.me.ship else [keys.slip(c.seat, ship)]


# --- what lies open


def _mission(c: Whereabouts, name: str = "") -> list[str]:
    if name and name == c.me.mission:
        return [keys.mission_card(where, name) for where in (OWN, DECK)]
    here = bool(name) and MISSION_PORT[MISSION_NAMES.index(name)] == c.s.seats[c.seat].zone
    return [keys.mission_card(PORT, name)] if here and c.in_own_port else []


def _notice(c: Whereabouts, mission: str) -> list[str]:
    """The port of an open mission."""
    return [f"port-{ZONE_NAMES[MISSION_PORT[MISSION_NAMES.index(mission)]]}"]


def _modification(c: Whereabouts, zone: str) -> list[str]:
    at = ZONE_NAMES.index(zone)
    there = c.s.mod_up[at] != NONE or c.s.mod_down[at] != NONE
    return [keys.modification(zone)] if there else []


def _offer(c: Whereabouts, good: str) -> list[str]:
    where = "raid" if c.sides or c.raiding else "offer"
    laid = [CARGO_NAMES[card] for card in c.s.offer]
    return [keys.cargo_card(where, name) for name in laid if good_of(name) == good]


def _order(c: Whereabouts, name: str) -> list[str]:
    return [keys.order(name)] if name in c.orders else []


def _prey(c: Whereabouts, name: str) -> list[str]:
    return [keys.cargo_card("raid", name)] if CARGO_NAMES.index(name) in c.s.raid else []


def _quay(c: Whereabouts, thing: str) -> list[str]:
    """What there is in a port."""
    ship = thing.removeprefix("sale-")
    there = ship not in SHIP_NAMES or SHIP_NAMES.index(ship) in FOR_SALE
    return [thing] if c.in_own_port and there else []


def _raid(c: Whereabouts, thing: str) -> list[str]:
    return [thing] if c.raiding else []


def _repair(c: Whereabouts, location: str) -> list[str]:
    return _quay(c, f"repair-{location}") if location in layout.REPAIRS else []


def _ship(c: Whereabouts, seat: str) -> list[str]:
    player = c.s.seats[int(seat)]
    return [f"ship-{seat}"] if NONE not in (player.zone, player.ship) else []


def _spoil(c: Whereabouts, name: str) -> list[str]:
    return [keys.spoil(name)] if c.s.searched[0] == c.seat else []


def _stall(c: Whereabouts, good: str) -> list[str]:
    names = [CARGO_NAMES[card] for card in c.s.market]
    return [keys.cargo_card("market", name) for name in names if good_of(name) == good]


def _tray(c: Whereabouts, side: str) -> list[str]:
    there = BOTH if c.sides else [0] if c.raiding else []
    return [keys.tray(int(side))] if int(side) in there else []


FINDERS: Final[dict[str, Callable[..., list[str]]]] = {
    "bounty": _bounty,
    "captain": _captain,
    "gauge": _gauge,
    "gear": _gear,
    "glory": _glory,
    "good": _good,
    "mission": _mission,
    "modification": _modification,
    "notice": _notice,
    "offer": _offer,
    "order": _order,
    "prey": _prey,
    "quay": _quay,
    "raid": _raid,
    "repair": _repair,
    "rumor": _rumor,
    "ship": _ship,
    "slip": _slip,
    "spoil": _spoil,
    "stall": _stall,
    "tray": _tray,
}
