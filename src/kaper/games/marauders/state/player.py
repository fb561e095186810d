"""A player's board: the captain, the ship and all that belongs to them."""

from typing import Final, TypeVar

from kaper.engine.fields import Part, cloneable
from kaper.games.marauders.components.board import (
    CARGO,
    CREW,
    HULL,
    LOCATIONS,
    MANEUVER,
    MASTS,
    NONE,
    SHIP_LOCS,
    VALUE_MAX,
)
from kaper.games.marauders.components.cards import (
    CANNON_PORT,
    CAPTAIN_ABILITIES,
    EXTENDED_HOLD,
    HAMMOCKS,
    HOME,
    MISSION_SLOTS,
    MOD_N,
    NATIONALITY,
    RIGS,
    SKILL,
    SPECIALIST_ABILITIES,
    SPECIALISTS_WITH,
)
from kaper.games.marauders.components.load import Effect

T = TypeVar("T")
FROM_RUMOR: Final = 100
FROM_MISSION: Final = 200
"""The numbers of Specialists who came with a Rumor or a Mission begin here."""
NO_BOUNTY: Final = (0, 0, 0, 0)
NOT_BOUGHT: Final = (NONE, NONE)
RAISED_BY: Final = [NONE, EXTENDED_HOLD, NONE, HAMMOCKS, CANNON_PORT]
"""For each location the Modification that raises it."""


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards but for one of these."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def changed(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The values with another one at this place."""
    all_of_them = list(values)
    all_of_them[at] = value
    return tuple(all_of_them)


@cloneable
class Player(Part):
    """Without a captain (`captain` is NONE) a player waits for the next turn; the ship is off the board."""

    captain: int
    ship: int
    # Where the ship is, and whether it lies in the port there.
    zone: int
    docked: bool
    # Current values of Hull, Cargo, Masts, Crew, Cannons.
    loc: list[int]
    # Modifications (as bits), and those whose token is turned over; Special Weapons and kinds of Specialists.
    mods: int
    flipped: int
    weapons: int
    special: int
    # The cards of the Specialists (Glory cards, FROM_RUMOR or FROM_MISSION on), and Rumor cards kept.
    specialists: tuple[int, ...]
    kept: tuple[int, ...]
    cargo: list[int]
    hand: list[int]
    # The held Rumor, two while one must be given back; face up after a fight that was not won.
    rumors: tuple[int, ...]
    rumor_open: bool
    # The Mission's current step; its ports seen (as bits) or raids won.
    mission: int
    progress: int
    marks: int
    bounty: tuple[int, ...]
    # What everybody can work out about the gold on board lies between low and high.
    gold: int
    chest: int
    low: int
    high: int
    # Points on the track, and by what they were gained for.
    glory: int
    sources: tuple[int, ...]
    big_ship: bool
    # The ports of Buy Goods in the last turn and in this one.
    bought: tuple[int, ...]
    deaths: int

    def cleared(self) -> "Player":
        """MAM-415: a board without a captain."""
        self.captain = self.ship = self.zone = self.mission = NONE
        self.docked = self.rumor_open = self.big_ship = False
        self.loc = [0, 0, 0, 0, 0]
        self.mods = self.flipped = self.weapons = self.special = self.progress = self.marks = 0
        self.specialists = self.kept = self.rumors = ()
        self.cargo = []
        self.hand = []
        self.bounty = NO_BOUNTY
        self.gold = self.chest = self.low = self.high = self.glory = self.deaths = 0
        self.bought = NOT_BOUGHT
        self.sources = (0, 0, 0, 0, 0, 0)
        return self

    # --- the captain

    @property
    def home(self) -> int:
        return HOME[self.captain]

    @property
    def nation(self) -> int:
        """MAM-302: the flag of the home port."""
        return NATIONALITY[self.captain]

    @property
    def pirate(self) -> bool:
        """MAM-110: whoever has a bounty, at this moment."""
        return self.bounty != NO_BOUNTY

    def skill(self, skill: int) -> int:
        return SKILL[self.captain][skill]

    def can(self, key: str) -> bool:
        """MAM-1310: whether the captain or a Specialist has an ability."""
        if key in CAPTAIN_ABILITIES[self.captain]:
            return True
        return self.special > 0 and any(self.special >> kind & 1 for kind in SPECIALISTS_WITH.get(key, ()))

    def all_of(self, key: str) -> list[Effect]:
        """MAM-1310: the captain's ability and those of the Specialists."""
        ability = CAPTAIN_ABILITIES[self.captain].get(key)
        found = [] if ability is None else [ability]
        if self.special:
            for kind in SPECIALISTS_WITH.get(key, ()):
                if self.special >> kind & 1:
                    found.append(SPECIALIST_ABILITIES[kind][key])
        return found

    def bonus(self, key: str) -> int:
        """MAM-1310: the sum of an ability's figures over the captain and the Specialists."""
        total = 0
        for ability in self.all_of(key):
            total += ability.n
        return total

    # --- the ship

    def maximum(self, location: int) -> int:
        """MAM-308, MAM-309: the ship's value, and what a Modification adds, at most 5."""
        value = SHIP_LOCS[self.ship][location]
        if self.mods and RAISED_BY[location] != NONE and self.mods >> RAISED_BY[location] & 1:
            value = min(VALUE_MAX, value + MOD_N[RAISED_BY[location]])
        return value

    def maxima(self) -> list[int]:
        """MAM-308: the same for all locations; not to be changed."""
        if self.mods == 0:
            return SHIP_LOCS[self.ship]
        return [self.maximum(location) for location in LOCATIONS]

    @property
    def maneuver(self) -> int:
        """MAM-643, MAM-309: the ship's value, and what Rigs add."""
        value = MANEUVER[self.ship]
        return min(VALUE_MAX, value + MOD_N[RIGS]) if self.mods >> RIGS & 1 else value

    @property
    def capacity(self) -> int:
        """MAM-311, MAM-1303, MAM-1314: Cargo cards that may be carried at sea."""
        room = self.loc[CARGO] + self.bonus("cargo_capacity")
        if self.mission != NONE:
            room -= MISSION_SLOTS[self.mission]
        return max(0, room)

    @property
    def crippled(self) -> bool:
        """MAM-713: a location is destroyed."""
        return 0 in self.loc

    @property
    def sunk(self) -> bool:
        """MAM-1144: the Hull is destroyed."""
        return self.loc[HULL] == 0

    @property
    def dismasted(self) -> bool:
        """MAM-1121, MAM-1175: the Masts are destroyed."""
        return self.loc[MASTS] == 0

    def lacks_crew(self) -> int:
        return self.maximum(CREW) - self.loc[CREW]
