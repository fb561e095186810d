"""Where a game of Tiny Epic Pirates stands."""

from typing import Final

from kaper.engine.fields import cloneable
from kaper.engine.state import State
from kaper.games.tiny_epic.components import board
from kaper.games.tiny_epic.components.cards import (
    CREW,
    MERCHANT_CARDS,
    PERSONALITY_LEVELS,
    TOKEN_COUNT,
)

PLACE_FIRST: Final = 0
PLACE_REST: Final = 1
CHOOSE_SIDES: Final = 2
WHEEL: Final = 3
SAIL: Final = 4
ORDER: Final = 5
CAPTAIN_BONUS: Final = 6
CREW_BONUS: Final = 7
SHIP_LINE: Final = 8
LEGEND_TURN: Final = 9
PHASE_NAMES: Final = [
    "place-first", "place-rest", "choose-sides", "wheel", "sail", "order", "captain-bonus", "crew-bonus",
    "ship-line", "legend-turn",
]  # fmt: skip
NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1
ORANGE: Final = 4
"""In a battle the ships of seats are 0 to 3; the orange merchant is 4 and the green one 5."""
NO_BATTLE: Final = (NOBODY, NOBODY, NOTHING, NOTHING)


@cloneable
class Pirates(State):
    """Ships are numbered like their players' seats; the Legendary Pirate's, if it sails, comes last."""

    players: int
    ships: int
    # Who began, whose turn it is, and the part of it; rounds are counted from 0.
    first: int
    turn: int
    phase: int
    round: int
    # Whether this turn crossed the ship line, and whether somebody has buried the last treasure.
    crossed: bool
    closing: bool
    # Hands that Hide has paid already; whether the crew row was paid for; crew cards (as bits) that acted.
    paid: int
    refreshed: bool
    used: int

    # The map card on each of the 16 cells; the cells (as bits) with a storm.
    sea: tuple[int, ...]
    storms: int
    # Cells (as bits) with a search token; for each kind how many nobody has seen yet, and how many are gone.
    face_down: int
    unseen: list[int]
    spent: list[int]
    # For each cell the owner of the treasure buried there.
    site: list[int]
    # For each type of loot its market value and its cubes in the bag.
    price: list[int]
    bag: list[int]
    # Crew cards: a bag without order, those put under it, the topmost first, and those that lie face up.
    crew_deck: list[int]
    under: list[int]
    row: list[int]
    # Cards not dealt yet, by value (inside a value the order does not exist), and those that were sunk.
    merchant_deck: list[int]
    removed: tuple[int, ...]
    # For each merchant ship its card, its cell, its port of destination and its cube.
    slot: list[int]
    merchant_cell: list[int]
    bound: list[int]
    cargo: list[int]
    navy: int

    # For each ship where it is and what it has; treasures are those that it has buried.
    cell: list[int]
    hidden: list[bool]
    gold: list[int]
    infamy: list[int]
    deadeye: list[int]
    buried: list[int]
    hold: list[list[int]]
    crew: list[list[int]]
    # The captain's side that lies up, and whether it was turned over.
    captain: list[int]
    mutinied: list[bool]
    # The order on each space of a ship's wheel, and the captain's space.
    orders: list[tuple[int, ...]]
    space: list[int]
    # Deckhands: on the four duties, on spaces of the wheel (as bits), on the infamy track.
    duty: list[list[int]]
    wheel: list[int]
    waiting: list[bool]
    # Search tokens kept for later, by kind.
    kept: list[list[int]]

    # Attacker, target, damage of each side; the dice that lie on the table.
    battle: tuple[int, int, int, int]
    dice: tuple[int, ...]

    # The seat of the Legendary Pirate, its sheets and its infamy space.
    legend: int
    legend_captain: int
    personality: int
    ring: int
    # What its turn added to its sailing total, and until its next turn to its damage.
    more_steps: int
    more_hits: int

    def former_names(self) -> dict[str, str]:
        return {"merchant_cell": "lane"}

    def lay_out(self, players: int) -> None:
        """An empty table."""
        self.players = players
        self.legend = players if players == 1 else NOBODY
        self.ships = max(2, players)
        self.first = self.turn = self.round = 0
        self.phase = PLACE_FIRST
        self.crossed = self.refreshed = self.closing = False
        self.paid = self.used = 0
        self._lay_out_sea()
        self._lay_out_sheets(range(self.ships))
        self.battle = NO_BATTLE
        self.dice = ()
        self.legend_captain = self.personality = NOTHING
        self.ring = self.more_steps = self.more_hits = 0

    def _lay_out_sea(self) -> None:
        self.sea = tuple(board.CELLS)
        self.storms = 0
        self.face_down = (1 << len(board.CELLS)) - 1
        self.unseen = TOKEN_COUNT[:]
        self.spent = [0] * len(TOKEN_COUNT)
        self.site = [NOBODY] * len(board.CELLS)
        self.price = board.PRICES[:]
        self.bag = [cubes - 1 for cubes in board.CUBES]
        self.crew_deck = list(range(len(CREW)))
        self.under = []
        self.row = []
        self.merchant_deck = list(range(len(MERCHANT_CARDS)))
        self.slot = [NOTHING, NOTHING]
        self.removed = ()
        self.merchant_cell = board.MERCHANT_START[:]
        self.bound = [board.other_port(port) for port in board.MERCHANT_START]
        self.cargo = [NOTHING, NOTHING]
        self.navy = NOWHERE

    def _lay_out_sheets(self, ships: range) -> None:
        self.cell = [NOWHERE for _ in ships]
        self.hidden = [False for _ in ships]
        self.gold = [0 for _ in ships]
        self.infamy = [0 for _ in ships]
        self.mutinied = [False for _ in ships]
        self.deadeye = [0 for _ in ships]
        self.buried = [0 for _ in ships]
        self.waiting = [False for _ in ships]
        self.captain = [NOTHING for _ in ships]
        self.space = [0 for _ in ships]
        self.wheel = [0 for _ in ships]
        self.duty = [board.DUTY_START[:] for _ in ships]
        self.orders = [tuple(range(board.SPACES)) for _ in ships]
        self.hold = [[0, 0, 0, 0] for _ in ships]
        self.crew = [[] for _ in ships]
        self.kept = [[0] * len(TOKEN_COUNT) for _ in ships]

    # --- what a ship has

    def order(self, ship: int) -> int:
        """TEP-318: the order under the captain."""
        return self.orders[ship][self.space[ship]]

    def card(self, ship: int) -> int:
        """The map card on which the ship lies."""
        return self.sea[self.cell[ship]]

    def cubes(self, ship: int) -> int:
        sugar, rum, gunpowder, coffee = self.hold[ship]
        return sugar + rum + gunpowder + coffee

    def steps(self, ship: int) -> int:
        """TEP-401, TEP-931: the level's steps, hands on Rigging and, for the legend, what its turn adds."""
        if ship == self.legend:
            return self.level()["sail"] + self.duty[ship][board.RIGGING] + self.more_steps
        return board.LEVEL_SAIL[self.infamy[ship]] + self.duty[ship][board.RIGGING]

    def dice_of(self, ship: int) -> int:
        """TEP-602, TEP-952: the level's dice."""
        return self.level()["dice"] if ship == self.legend else board.LEVEL_DICE[self.infamy[ship]]

    def level(self) -> dict[str, int]:
        """TEP-951: the legend's rightmost space without a treasure; with none left the game is over."""
        return PERSONALITY_LEVELS[self.personality][min(self.buried[self.legend], board.TREASURES - 1)]

    def all_in_repairs(self, ship: int) -> bool:
        """TEP-111: only hands that work count; one that waits on the infamy track does not."""
        rigging, cannons, extortion, _ = self.duty[ship]
        return self.wheel[ship] == 0 and rigging + cannons + extortion == 0

    def right_neighbour(self, ship: int) -> int:
        """TEP-803: the player before the active one; alone at the table, the player."""
        return (ship - 1) % self.players if self.legend == NOBODY else 0

    # --- what a player gains

    def gain_gold(self, player: int, amount: int) -> int:
        """TEP-102: up to 13; what is above is lost. Gives how much was gained."""
        gained = min(amount, board.GOLD_MAX - self.gold[player])
        self.gold[player] += gained
        return gained

    def gain_deadeye(self, player: int, tokens: int) -> int:
        """TEP-109: up to three. Gives how many were gained."""
        gained = min(tokens, board.DEADEYE_MAX - self.deadeye[player])
        self.deadeye[player] += gained
        return gained

    # --- the bag

    def draw_cube(self) -> int:
        """TEP-108: a random cube of those in the bag."""
        bag = self.bag
        nth = self.chance.below(bag[0] + bag[1] + bag[2] + bag[3])
        loot = 0
        while nth >= bag[loot]:
            nth -= bag[loot]
            loot += 1
        bag[loot] -= 1
        return loot
