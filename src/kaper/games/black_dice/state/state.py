"""Where an expedition stands."""

from typing import Final

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


class BlackDice(State):
    """Adventures, and the faces of dice, are numbered from 0; gold is counted by value, three to five.

    ship                 which of the two ship tokens is the crew's
    stage, turn, adventure  where the round stands: whose turn it is, which adventure is settled next
    black, black_aside   black dice in the six rows, and those out for the rest of the round
    blocked              the adventure under the expedition's blockade
    dice_each            how many dice every player has this round
    unplaced             for each player dice that are not on the tile
    placed, crew         for each player dice at each adventure; the same of all players together
    order                for each adventure the players with dice there, who came first leads (CBD-R23)
    last_at_anchor       who placed dice at the anchor last
    open, aside          the dice of the player whose turn it is, by face: in hand, and set aside (CBD-503)
    faceless             those among them that came back by keelhauling and show nothing (CBD-R09)
    recruits             the pirates of the crew; drunk and overboard go by their place in this list
    drunk, overboard     for each recruit the rum on the tile, and whether it is face down
    gold, discarded      for each player gold tokens by value: owned, and thrown into the box
    pool, unused         gold tokens by value: to be won, and never in the game
    pardon               who may still have a penalty ignored in this round's settlement
    settled              for each adventure of the last settlement so far, black dice and the crew's
    more_black, fewer_black, lose_die, sails     what this round has brought for the next one
    """

    __slots__ = (
        "adventure", "aside", "black", "black_aside", "black_pool", "blocked", "captain", "crew", "damage",
        "dice_each", "discarded", "drunk", "ending", "enemy_damage", "expedition", "faceless", "fewer_black",
        "gold", "last_at_anchor", "lose_die", "more_black", "open", "order", "overboard", "pardon", "placed",
        "players", "pool", "recruits", "round", "rum", "sails", "settled", "ship", "stage", "supply",
        "tokens", "turn", "unlocked", "unplaced", "unused",
    )  # fmt: skip

    def lay_out(self, players: int, expedition: int) -> None:
        """An empty table for N players; `clone` fills one from another instead."""
        self.players = players
        self.expedition, self.ship = expedition, 0
        self.round = 0
        self.stage = DUEL
        self.captain = NOBODY
        self.turn = NOBODY
        self.adventure = 0
        self.black = [0] * ADVENTURES
        self.black_aside = 0
        self.black_pool = 0
        self.blocked = NOWHERE
        self.dice_each = DICE
        self.unplaced = [DICE] * players
        self.placed = [[0] * ADVENTURES for _ in range(players)]
        self.crew = [0] * ADVENTURES
        self.order: list[list[int]] = [[] for _ in range(ADVENTURES)]
        self.last_at_anchor = NOBODY
        self.open = [0] * ADVENTURES
        self.aside = [0] * ADVENTURES
        self.faceless = 0
        self.rum = [0] * players
        self.supply = RUM
        self.recruits: list[int] = []
        self.drunk: list[int] = []
        self.overboard: list[bool] = []
        self.gold = [[0] * len(GOLD_VALUES) for _ in range(players)]
        self.discarded = [[0] * len(GOLD_VALUES) for _ in range(players)]
        self.pool = [0] * len(GOLD_VALUES)
        self.unused = [0] * len(GOLD_VALUES)
        self.damage = self.enemy_damage = 0
        self.tokens = 0
        self.unlocked = False
        self.pardon = NOBODY
        self.settled: tuple[tuple[int, int], ...] = ()
        self.more_black = False
        self.fewer_black = False
        self.lose_die = False
        self.sails = False
        self.ending = UNDECIDED

    # --- the tile

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
        self.crew[adventure] += count
        if adventure == 0:
            self.last_at_anchor = player

    def leave(self, player: int, adventure: int) -> None:
        """One die of a player leaves an adventure, the one placed last (CBD-R38)."""
        placed = self.placed[player]
        placed[adventure] -= 1
        self.crew[adventure] -= 1
        if not placed[adventure]:
            self.order[adventure].remove(player)

    # --- the crew

    def sober(self, recruit: int) -> bool:
        """Face up and below the limit (CBD-602, CBD-604)."""
        return not self.overboard[recruit] and self.drunk[recruit] < LIMIT[self.recruits[recruit]]

    def all_drunk(self) -> bool:
        """Whether nobody of the crew can be paid, although somebody is left (CBD-609)."""
        drunk, overboard = self.drunk, self.overboard
        for recruit, pirate in enumerate(self.recruits):
            if drunk[recruit] < LIMIT[pirate] and not overboard[recruit]:
                return False
        return not self.crew_lost()

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
        """What a player's gold is worth."""
        return sum(count * value for count, value in zip(self.gold[player], GOLD_VALUES, strict=True))

    def clone(self) -> "BlackDice":
        twin = BlackDice(self.chance)
        twin.copy_base(self)
        twin.players = self.players
        twin.expedition, twin.ship = self.expedition, self.ship
        twin.round = self.round
        twin.stage = self.stage
        twin.captain = self.captain
        twin.turn = self.turn
        twin.adventure = self.adventure
        twin.black = self.black[:]
        twin.black_aside, twin.black_pool = self.black_aside, self.black_pool
        twin.blocked = self.blocked
        twin.dice_each = self.dice_each
        twin.unplaced = self.unplaced[:]
        twin.placed = [placed[:] for placed in self.placed]
        twin.crew = self.crew[:]
        twin.order = [order[:] for order in self.order]
        twin.last_at_anchor = self.last_at_anchor
        twin.open = self.open[:]
        twin.aside = self.aside[:]
        twin.faceless = self.faceless
        twin.rum = self.rum[:]
        twin.supply = self.supply
        twin.recruits = self.recruits
        twin.drunk = self.drunk[:]
        twin.overboard = self.overboard[:]
        twin.gold = [gold[:] for gold in self.gold]
        twin.discarded = [gold[:] for gold in self.discarded]
        twin.pool = self.pool[:]
        twin.unused = self.unused[:]
        twin.damage, twin.enemy_damage = self.damage, self.enemy_damage
        twin.tokens = self.tokens
        twin.unlocked = self.unlocked
        twin.pardon = self.pardon
        twin.settled = self.settled
        twin.more_black = self.more_black
        twin.fewer_black = self.fewer_black
        twin.lose_die = self.lose_die
        twin.sails = self.sails
        twin.ending = self.ending
        return twin
