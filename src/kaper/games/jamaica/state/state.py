"""Where a game of Jamaica stands."""

from typing import Final

from kaper.engine.fields import cloneable
from kaper.engine.state import State
from kaper.games.jamaica.components.board import (
    ALL_LAIRS,
    BANK,
    HOLDS,
    LADY_BETH,
    LAP,
    NO_GOODS,
    ORDER,
    SIXTH_HOLD,
    START,
)

ROLL: Final = 0
CARDS: Final = 1
TURN: Final = 2
GHOST: Final = 3
PILE: Final = -1
REMOVED: Final = -2
NO_CARD: Final = -1
NO_GHOST: Final = -1
NO_BATTLE: Final = (-1, -1, -1)
NOT_ROLLED: Final = (-1, -1, -1, -1)
NO_SHORTAGE: Final = (-1, -1)


@cloneable
class Jamaica(State):
    """Ships are numbered like their players' seats; the Ghost Ship, if it sails, comes last."""

    players: int
    ships: int
    ghost: int
    round: int
    captain: int
    # The step of the round; `turn` counts from the Captain, `action` is 0 or 1.
    stage: int
    turn: int
    action: int
    # The morning's die and the evening's; before the Captain has placed them, the lower one first.
    dice: tuple[int, ...]
    # For each ship its space and its lap: -1 behind the start line, 1 at home.
    space: list[int]
    lap: list[int]
    # What lies in each ship's six holds, the sixth being the card's; `put` and `take` keep up the totals.
    goods: list[list[int]]
    amount: list[list[int]]
    stock: list[list[int]]
    bank: list[int]
    # Action cards: a deck is a bag, it has no order before a card is drawn; `chosen` until it is revealed.
    hand: list[list[int]]
    deck: list[list[int]]
    discard: list[list[int]]
    chosen: list[int]
    # For each treasure card a ship, the pile or removed; how it lies there; the seats (as bits) that know it.
    where: list[int]
    face_down: list[bool]
    knows: list[int]
    # Treasure cards (as bits) that everybody knows to be cursed; lairs (as bits) that have their token.
    cursed: int
    tokens: int
    # Attacker, defender and the attacker's firepower while a fight lasts.
    battle: tuple[int, int, int]
    # The attacker's face of the combat die and firepower, then the defender's.
    rolled: tuple[int, int, int, int]
    # Who last rolled for a shortage, and which face, until the next action.
    shortage: tuple[int, int]

    def lay_out(self, players: int, ghost: bool) -> None:
        """An empty table for N players."""
        self.players = players
        self.ghost = players if ghost else NO_GHOST
        self.ships = players + ghost
        self.stage = ROLL
        self.round = self.captain = self.turn = self.action = self.cursed = 0
        self.dice = (0, 0)
        self.space = [START] * self.ships
        self.lap = [0] * self.ships
        self.goods = [[NO_GOODS] * (HOLDS + 1) for _ in range(self.ships)]
        self.amount = [[0] * (HOLDS + 1) for _ in range(self.ships)]
        self.stock = [[0, 0, 0] for _ in range(self.ships)]
        self.hand = [[] for _ in range(players)]
        self.deck = [[] for _ in range(players)]
        self.discard = [[] for _ in range(players)]
        self.chosen = [NO_CARD] * players
        self.where = []
        self.face_down = []
        self.knows = []
        self.tokens = ALL_LAIRS
        self.bank = BANK[:]
        self.battle = NO_BATTLE
        self.rolled = NOT_ROLLED
        self.shortage = NO_SHORTAGE

    # --- holds

    def holds(self, ship: int) -> int:
        """How many holds the ship can load: the Sixth Hold works for players only (JAM-911, JAM-R46)."""
        return HOLDS + (self.where[SIXTH_HOLD] == ship and ship != self.ghost)

    def empty_holds(self, ship: int) -> int:
        """How many of the holds that it can load are empty."""
        return self.amount[ship][: self.holds(ship)].count(0)

    def total(self, ship: int, goods: int) -> int:
        """How much the ship has of one kind of goods, in all holds together."""
        return self.stock[ship][goods]

    def put(self, ship: int, hold: int, goods: int, amount: int) -> None:
        """Lay goods from the bank into an empty hold."""
        self.goods[ship][hold] = goods
        self.amount[ship][hold] = amount
        self.stock[ship][goods] += amount
        self.bank[goods] -= amount

    def take(self, ship: int, hold: int, amount: int) -> None:
        """Return goods of a hold to the bank; a hold whose last token is gone is empty."""
        goods, amounts = self.goods[ship][hold], self.amount[ship]
        self.bank[goods] += amount
        self.stock[ship][goods] -= amount
        amounts[hold] -= amount
        if amounts[hold] == 0:
            self.goods[ship][hold] = NO_GOODS

    # --- ships

    def progress(self, ship: int) -> int:
        """Race order: larger is further along (JAM-R36)."""
        return ORDER[self.space[ship]] + LAP * self.lap[ship]

    def finished(self, ship: int) -> bool:
        """Only a completed lap is a finish (JAM-R03)."""
        return self.lap[ship] == 1

    def anybody_finished(self) -> bool:
        return 1 in self.lap

    # --- treasures

    def has(self, ship: int, item: int) -> bool:
        """Whether an item works for the ship; the Ghost Ship uses nothing but its own Lady Beth (JAM-R46)."""
        return self.where[item] == ship and (ship != self.ghost or item == LADY_BETH)

    def treasures(self, ship: int, face_down: bool) -> list[int]:
        """The ship's treasure cards that lie face down, or face up."""
        # A loop, since this is asked after every fight.
        down, cards = self.face_down, []
        for card, owner in enumerate(self.where):
            if owner == ship and down[card] == face_down:
                cards.append(card)
        return cards
