"""Where an expedition stands."""

from typing import Final

from kaper.engine.fields import cloneable
from kaper.engine.state import State
from kaper.games.black_dice.components.board import ADVENTURES, DICE, GOLD_VALUES, LIMIT, NOWHERE, RUM

DUEL: Final = 0
CURSE: Final = 1
TURNS: Final = 2
SETTLEMENT: Final = 3
END_OF_ROUND: Final = 4
STAGES: Final = ["duel", "curse", "turns", "settlement", "end-of-round"]
NOBODY: Final = -1
UNDECIDED: Final = -1


def worth_of(gold: list[int]) -> int:
    """What gold tokens, counted by value, are worth together."""
    return sum(count * value for count, value in zip(gold, GOLD_VALUES, strict=True))


@cloneable
class BlackDice(State):
    """Adventures, and the faces of dice, are numbered from 0; gold is counted by value, three to five."""

    players: int
    expedition: int
    # Which of the two ship tokens is the crew's.
    ship: int
    round: int
    # Where the round stands: whose turn it is, which adventure is settled next.
    stage: int
    captain: int
    turn: int
    adventure: int
    # Black dice in the six rows; those out for the rest of the round, and how many the round began with.
    black: list[int]
    black_aside: int
    black_pool: int
    # The adventure under the expedition's blockade.
    blocked: int
    # How many dice every player has this round, and how many of them are not on the tile.
    dice_each: int
    unplaced: list[int]
    # For each player the dice at each adventure; the same of all players together.
    placed: list[list[int]]
    dice_at: list[int]
    # For each adventure the players with dice there, who came first leads (CBD-R23).
    order: list[list[int]]
    last_at_anchor: int
    # The dice of the player whose turn it is, by face: in hand, and set aside (CBD-503).
    open: list[int]
    aside: list[int]
    # Those among them that came back by keelhauling and show nothing (CBD-R09).
    faceless: int
    rum: list[int]
    supply: int
    # The pirates of the crew; for each of them, by the place in this list, the rum on the tile and whether it
    # is face down.
    recruits: tuple[int, ...]
    rum_on: list[int]
    overboard: list[bool]
    # Gold tokens by value: for each player owned, and thrown into the box; to be won, and never in the game.
    gold: list[list[int]]
    discarded: list[list[int]]
    pool: list[int]
    unused: list[int]
    damage: int
    enemy_damage: int
    # The crew's summoning or map tokens, and whether the flag's reward can be earned in this round.
    tokens: int
    unlocked: bool
    # Who may still have a penalty ignored in this round's settlement.
    pardon: int
    # For each adventure of the last settlement so far the black dice and the crew's.
    settled: tuple[tuple[int, int], ...]
    # What this round has brought for the next one.
    more_black: bool
    fewer_black: bool
    lose_die: bool
    sails: bool
    ending: int

    def former_names(self) -> dict[str, str]:
        return {"dice_at": "crew", "rum_on": "drunk"}

    def lay_out(self, players: int, expedition: int) -> None:
        """An empty table for N players."""
        self.players = players
        self.expedition = expedition
        self.stage = DUEL
        self.ship = self.round = self.adventure = self.black_pool = self.faceless = self.tokens = 0
        self.damage = self.enemy_damage = 0
        self.captain = self.turn = self.pardon = NOBODY
        self.blocked = NOWHERE
        self.dice_each = DICE
        self.clear_tile()
        self.open = [0] * ADVENTURES
        self.aside = [0] * ADVENTURES
        self.rum = [0] * players
        self.supply = RUM
        self.recruits = ()
        self.rum_on = []
        self.overboard = []
        self.gold = [[0] * len(GOLD_VALUES) for _ in range(players)]
        self.discarded = [[0] * len(GOLD_VALUES) for _ in range(players)]
        self.pool = [0] * len(GOLD_VALUES)
        self.unused = [0] * len(GOLD_VALUES)
        self.settled = ()
        self.unlocked = self.more_black = self.fewer_black = self.lose_die = self.sails = False
        self.ending = UNDECIDED

    # --- the tile

    def clear_tile(self) -> None:
        """Everybody takes their dice back, and no black dice lie there (CBD-806)."""
        self.unplaced = [self.dice_each] * self.players
        self.placed = [[0] * ADVENTURES for _ in range(self.players)]
        self.dice_at = [0] * ADVENTURES
        self.order = [[] for _ in range(ADVENTURES)]
        self.last_at_anchor = NOBODY
        self.black = [0] * ADVENTURES
        self.black_aside = 0

    def active(self, adventure: int) -> bool:
        """Whether black dice lie there (CBD-402)."""
        return self.black[adventure] > 0

    def any_active(self) -> bool:
        """Whether there is an adventure with black dice (CBD-402)."""
        return self.black_pool != self.black_aside

    def place(self, player: int, adventure: int, count: int) -> None:
        """Put dice of a player to an adventure; the last of them there (CBD-508)."""
        self.unplaced[player] -= count
        self.arrive(player, adventure, count)

    def arrive(self, player: int, adventure: int, count: int) -> None:
        """Dice come to an adventure, from the hand or from another one."""
        placed = self.placed[player]
        if not placed[adventure]:
            self.order[adventure].append(player)
        placed[adventure] += count
        self.dice_at[adventure] += count
        if adventure == 0:
            self.last_at_anchor = player

    def leave(self, player: int, adventure: int) -> None:
        """One die of a player leaves an adventure, the one placed last (CBD-R38)."""
        placed = self.placed[player]
        placed[adventure] -= 1
        self.dice_at[adventure] -= 1
        if not placed[adventure]:
            self.order[adventure].remove(player)

    # --- the crew

    def sober(self) -> list[int]:
        """The pirates who are face up and below their limit (CBD-602, CBD-604)."""
        rum_on, overboard, sober = self.rum_on, self.overboard, []
        for recruit, pirate in enumerate(self.recruits):
            if rum_on[recruit] < LIMIT[pirate] and not overboard[recruit]:
                sober.append(pirate)
        return sober

    def crew_lost(self) -> bool:
        """No recruited pirate is face up (CBD-R35)."""
        return False not in self.overboard

    # --- gold

    def tokens_of(self, player: int) -> int:
        """How many gold tokens a player has; everybody may know."""
        threes, fours, fives = self.gold[player]
        return threes + fours + fives

    def pool_size(self) -> int:
        threes, fours, fives = self.pool
        return threes + fours + fives

    def wealth(self, player: int) -> int:
        return worth_of(self.gold[player])
