"""Where a game of Tiny Epic Pirates stands."""

from typing import Final

from kaper.engine.state import State
from kaper.games.tiny_epic.components.board import (
    CELLS,
    CUBES,
    DEADEYE_MAX,
    DUTY_START,
    GOLD_MAX,
    LEVEL_DICE,
    LEVEL_SAIL,
    MERCHANT_START,
    PRICES,
    RIGGING,
    SPACES,
    other_port,
)
from kaper.games.tiny_epic.components.cards import CREW, MERCHANT_CARDS, TOKEN_COUNT

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
NO_BATTLE: Final = [NOBODY, NOBODY, NOTHING, NOTHING]


class Pirates(State):
    """Ships are numbered like their players' seats; the Legendary Pirate's, if it sails, comes last.

    first, turn, phase    who began, whose turn it is, and the part of it; `round` counts from 0
    crossed, paid         whether this turn crossed the ship line; hands that Hide has paid for already
    refreshed, used       whether the crew row was paid for this turn; crew cards (as bits) that acted
    sea, storms           the map card on each of the 16 cells; the cells (as bits) with a storm
    face_down, unseen     cells (as bits) with a search token; how many of each kind nobody has seen yet
    spent                 how many search tokens of each kind have left the game
    site                  for each cell the owner of the treasure buried there
    price, bag            for each type of loot its market value and its cubes in the bag
    crew_deck, under      crew cards: a bag without order, and those put under it, the topmost first
    row                   the face-up crew cards
    merchant_deck         cards not dealt yet, by value; inside a value the order does not exist
    lane, bound, cargo    each merchant ship's cell, port of destination and cube; `slot` is its card
    orders, space         the order on each space of a ship's wheel, and the captain's space
    duty, wheel           deckhands on the four duties; spaces of the wheel (as bits) with a deckhand
    waiting               whether the fourth deckhand still waits on the infamy track
    kept                  search tokens kept for later, by kind
    battle, dice          attacker, target, damage of each side; the dice that lie on the table
    legend                the seat of the Legendary Pirate; `ring` is its infamy space
    more_steps, more_hits what its turn added to its sailing total; to its damage, until its next turn
    """

    __slots__ = (
        "bag", "battle", "bound", "buried", "captain", "cargo", "cell", "closing", "crew", "crew_deck",
        "crossed", "deadeye", "dice", "duty", "face_down", "first", "gold", "hidden", "hold", "infamy",
        "kept", "lane", "legend", "legend_captain", "merchant_deck", "more_hits", "more_steps", "mutinied",
        "navy", "orders", "paid", "personality", "phase", "players", "price", "refreshed", "removed", "ring",
        "round", "row", "sea", "ships", "site", "slot", "space", "spent", "storms", "turn", "under", "unseen",
        "used", "waiting", "wheel",
    )  # fmt: skip

    def lay_out(self, players: int) -> None:
        """An empty table for so many players; `clone` fills one from another instead."""
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
        self.dice: list[int] = []
        self.legend_captain = self.personality = NOTHING
        self.ring = self.more_steps = self.more_hits = 0

    def _lay_out_sea(self) -> None:
        self.sea: list[int] = list(CELLS)
        self.storms = 0
        self.face_down = (1 << len(CELLS)) - 1
        self.unseen = TOKEN_COUNT[:]
        self.spent = [0] * len(TOKEN_COUNT)
        self.site = [NOBODY] * len(CELLS)
        self.price = PRICES[:]
        self.bag = [cubes - 1 for cubes in CUBES]
        self.crew_deck: list[int] = list(range(len(CREW)))
        self.under: list[int] = []
        self.row: list[int] = []
        self.merchant_deck: list[int] = list(range(len(MERCHANT_CARDS)))
        self.slot = [NOTHING, NOTHING]
        self.removed: list[int] = []
        self.lane = MERCHANT_START[:]
        self.bound = [other_port(port) for port in MERCHANT_START]
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
        self.duty = [DUTY_START[:] for _ in ships]
        self.orders = [list(range(SPACES)) for _ in ships]
        self.hold = [[0, 0, 0, 0] for _ in ships]
        self.crew: list[list[int]] = [[] for _ in ships]
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
        """TEP-401: the infamy level's steps and the hands on Rigging."""
        return LEVEL_SAIL[self.infamy[ship]] + self.duty[ship][RIGGING]

    def dice_of(self, ship: int) -> int:
        return LEVEL_DICE[self.infamy[ship]]

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
        gained = min(amount, GOLD_MAX - self.gold[player])
        self.gold[player] += gained
        return gained

    def gain_deadeye(self, player: int, tokens: int) -> int:
        """TEP-109: up to three. Gives how many were gained."""
        gained = min(tokens, DEADEYE_MAX - self.deadeye[player])
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

    def clone(self) -> "Pirates":
        twin = Pirates(self.chance)
        twin.copy_base(self)
        twin.players = self.players
        twin.legend = self.legend
        twin.ships = self.ships
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.phase = self.phase
        twin.crossed = self.crossed
        twin.refreshed = self.refreshed
        twin.closing = self.closing
        twin.paid = self.paid
        twin.used = self.used
        twin.battle = self.battle
        twin.dice = self.dice
        twin.legend_captain = self.legend_captain
        twin.personality = self.personality
        twin.ring = self.ring
        twin.more_steps = self.more_steps
        twin.more_hits = self.more_hits
        self._copy_sea(twin)
        self._copy_sheets(twin)
        return twin

    def _copy_sea(self, twin: "Pirates") -> None:
        twin.sea = self.sea
        twin.storms = self.storms
        twin.face_down = self.face_down
        twin.unseen = self.unseen[:]
        twin.spent = self.spent[:]
        twin.site = self.site[:]
        twin.price = self.price[:]
        twin.bag = self.bag[:]
        twin.crew_deck = self.crew_deck[:]
        twin.under = self.under[:]
        twin.row = self.row[:]
        twin.merchant_deck = self.merchant_deck[:]
        twin.slot = self.slot[:]
        twin.removed = self.removed[:]
        twin.lane = self.lane[:]
        twin.bound = self.bound[:]
        twin.cargo = self.cargo[:]
        twin.navy = self.navy

    def _copy_sheets(self, twin: "Pirates") -> None:
        twin.cell = self.cell[:]
        twin.hidden = self.hidden[:]
        twin.gold = self.gold[:]
        twin.infamy = self.infamy[:]
        twin.mutinied = self.mutinied[:]
        twin.deadeye = self.deadeye[:]
        twin.buried = self.buried[:]
        twin.waiting = self.waiting[:]
        twin.captain = self.captain[:]
        twin.space = self.space[:]
        twin.wheel = self.wheel[:]
        twin.duty = [duty[:] for duty in self.duty]
        twin.orders = self.orders
        twin.hold = [hold[:] for hold in self.hold]
        twin.crew = [crew[:] for crew in self.crew]
        twin.kept = [kept[:] for kept in self.kept]
