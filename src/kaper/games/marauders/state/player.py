"""A player's board: the captain, the ship and all that belongs to them."""

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

RAISED_BY = [NONE, EXTENDED_HOLD, NONE, HAMMOCKS, CANNON_PORT]
"""For each location the Modification that raises it."""


def without(cards: list[int], card: int) -> list[int]:
    """The cards but for one of these; the list itself is left as it is."""
    rest = cards[:]
    rest.remove(card)
    return rest


class Player:
    """Without a captain (`captain` is NONE) a player waits for the next turn, and the ship is off the board.

    zone, docked       where the ship is, and whether it lies in the port there
    loc                current values of Hull, Cargo, Masts, Crew, Cannons
    mods, flipped      Modifications (as bits), and those whose token is turned over
    weapons, special   Special Weapons and kinds of Specialists (as bits)
    specialists        the cards of the Specialists: Glory cards, 100 + Rumor or 200 + Mission
    rumors             the held Rumor; two while one of them must be given back
    rumor_open         the Rumor lies face up after a fight that was not won
    kept               Rumor cards kept on the board
    progress, marks    the Mission's current step; its ports seen (as bits) or raids won
    low, high          what everybody can work out about the gold on board
    bought             the ports of Buy Goods in the last turn and in this one
    sources            Glory Points by what they were gained for
    """

    __slots__ = (
        "big_ship", "bought", "bounty", "captain", "cargo", "chest", "deaths", "docked", "flipped", "glory",
        "gold", "hand", "high", "kept", "loc", "low", "marks", "mission", "mods", "progress",
        "rumor_open", "rumors", "ship", "sources", "special", "specialists", "weapons", "zone",
    )  # fmt: skip

    def cleared(self) -> "Player":
        """MAM-415: a board without a captain; `copy` fills an empty one from another instead."""
        self.captain = NONE
        self.ship = NONE
        self.zone = NONE
        self.docked = False
        self.loc = [0, 0, 0, 0, 0]
        self.mods = self.flipped = self.weapons = self.special = 0
        self.specialists: list[int] = []
        self.kept: list[int] = []
        self.cargo: list[int] = []
        self.hand: list[int] = []
        self.rumors: list[int] = []
        self.rumor_open = False
        self.mission = NONE
        self.progress = self.marks = 0
        self.bounty = [0, 0, 0, 0]
        self.gold = self.chest = self.low = self.high = 0
        self.glory = 0
        self.big_ship = False
        self.bought = [NONE, NONE]
        self.sources = [0, 0, 0, 0, 0, 0]
        self.deaths = 0
        return self

    def copy(self) -> "Player":
        """What seldom changes is then replaced and never changed in place, so that copies share it."""
        twin = Player()
        twin.captain = self.captain
        twin.ship = self.ship
        twin.zone = self.zone
        twin.docked = self.docked
        twin.loc = self.loc[:]
        twin.mods = self.mods
        twin.flipped = self.flipped
        twin.weapons = self.weapons
        twin.special = self.special
        twin.specialists = self.specialists
        twin.kept = self.kept
        twin.cargo = self.cargo[:]
        twin.hand = self.hand[:]
        twin.rumors = self.rumors[:]
        twin.rumor_open = self.rumor_open
        twin.mission = self.mission
        twin.progress = self.progress
        twin.marks = self.marks
        twin.bounty = self.bounty
        twin.gold = self.gold
        twin.chest = self.chest
        twin.low = self.low
        twin.high = self.high
        twin.glory = self.glory
        twin.big_ship = self.big_ship
        twin.bought = self.bought
        twin.sources = self.sources
        twin.deaths = self.deaths
        return twin

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
        return self.bounty != [0, 0, 0, 0]

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
        return sum([ability.n for ability in self.all_of(key)])

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
