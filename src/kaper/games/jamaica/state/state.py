"""Where a game of Jamaica stands."""

from typing import Final

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
NO_BATTLE: Final = [-1, -1, -1]
NOT_ROLLED: Final = [-1, -1, -1, -1]
NO_SHORTAGE: Final = [-1, -1]


class Jamaica(State):
    """Ships are numbered like their players' seats; the Ghost Ship, if it sails, comes last.

    stage, turn, action   the step of the round; `turn` counts from the Captain, `action` is 0 or 1
    goods, amount         what lies in each ship's six holds; the sixth belongs to the card
    stock                 how much that is of each kind of goods, kept up by `put` and `take`
    hand, deck, discard   action cards; a deck is a bag, it has no order before a card is drawn
    chosen                the card of this round, until its owner reveals it
    where, face_down      for each treasure card a ship, the pile or removed; how it lies there
    knows                 for each treasure card the seats (as bits) that know which one it is
    cursed                treasure cards (as bits) that everybody knows to be cursed
    tokens                lairs (as bits of the space) that still have their treasure token
    battle                attacker, defender and the attacker's firepower while a fight lasts
    rolled                the attacker's face of the combat die and firepower, then the defender's
    shortage              who last rolled for a shortage, and which face, until the next action
    """

    __slots__ = (
        "action", "amount", "bank", "battle", "captain", "chosen", "cursed", "deck", "dice", "discard",
        "face_down", "ghost", "goods", "hand", "knows", "lap", "players", "rolled", "round", "ships",
        "shortage", "space", "stage", "stock", "tokens", "turn", "where",
    )  # fmt: skip

    def lay_out(self, players: int, ghost: bool) -> None:
        """An empty table for N players; `clone` fills one from another instead."""
        self.players = players
        self.ghost = players if ghost else NO_GHOST
        self.ships = players + ghost
        self.round = 0
        self.captain = 0
        self.stage = ROLL
        self.turn = 0
        self.action = 0
        self.dice = [0, 0]
        self.space = [START] * self.ships
        self.lap = [0] * self.ships
        self.goods = [[NO_GOODS] * (HOLDS + 1) for _ in range(self.ships)]
        self.amount = [[0] * (HOLDS + 1) for _ in range(self.ships)]
        self.stock = [[0, 0, 0] for _ in range(self.ships)]
        self.hand: list[list[int]] = [[] for _ in range(players)]
        self.deck: list[list[int]] = [[] for _ in range(players)]
        self.discard: list[list[int]] = [[] for _ in range(players)]
        self.chosen = [NO_CARD] * players
        self.where: list[int] = []
        self.face_down: list[bool] = []
        self.knows: list[int] = []
        self.cursed = 0
        self.tokens = ALL_LAIRS
        self.bank = BANK[:]
        self.battle = NO_BATTLE
        self.rolled = NOT_ROLLED
        self.shortage = NO_SHORTAGE

    # --- holds

    def holds(self, ship: int) -> int:
        """How many holds the ship can load: the Sixth Hold works for players only (JAM-911, JAM-R46)."""
        return HOLDS + (self.where[SIXTH_HOLD] == ship and ship != self.ghost)

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

    def others_at(self, ship: int) -> list[int]:
        """Opposing ships on the same space, whatever their lap (JAM-R24)."""
        space, others = self.space[ship], []
        for other in range(self.ships):
            if other != ship and self.space[other] == space:
                others.append(other)
        return others

    # --- treasures

    def has(self, ship: int, item: int) -> bool:
        """Whether an item works for the ship; the Ghost Ship uses nothing but its own Lady Beth (JAM-R46)."""
        return self.where[item] == ship and (ship != self.ghost or item == LADY_BETH)

    def treasures(self, ship: int, face_down: bool) -> list[int]:
        """The ship's treasure cards that lie face down, or face up."""
        down, cards = self.face_down, []
        for card, owner in enumerate(self.where):
            if owner == ship and down[card] == face_down:
                cards.append(card)
        return cards

    def clone(self) -> "Jamaica":
        twin = Jamaica(self.chance)
        twin.copy_base(self)
        twin.players = self.players
        twin.ghost = self.ghost
        twin.ships = self.ships
        twin.round = self.round
        twin.captain = self.captain
        twin.stage = self.stage
        twin.turn = self.turn
        twin.action = self.action
        twin.dice = self.dice
        twin.space = self.space[:]
        twin.lap = self.lap[:]
        twin.goods = [goods[:] for goods in self.goods]
        twin.amount = [amount[:] for amount in self.amount]
        twin.stock = [stock[:] for stock in self.stock]
        twin.hand = [hand[:] for hand in self.hand]
        twin.deck = [deck[:] for deck in self.deck]
        twin.discard = [pile[:] for pile in self.discard]
        twin.chosen = self.chosen[:]
        twin.where = self.where[:]
        twin.face_down = self.face_down[:]
        twin.knows = self.knows[:]
        twin.cursed = self.cursed
        twin.tokens = self.tokens
        twin.bank = self.bank[:]
        twin.battle = self.battle
        twin.rolled = self.rolled
        twin.shortage = self.shortage
        return twin
