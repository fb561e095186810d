"""What a player may expect of an order on a card of the sea, now and in the next turn."""

from typing import Final

from kaper.games.tiny_epic.bot.battles import duel_worth, raid_worth
from kaper.games.tiny_epic.bot.worth import (
    ACTION,
    CAUGHT,
    CREWING,
    CUBE,
    CUBE_DRAWN,
    JUMP,
    LAST_TREASURE,
    NEXT_TURN,
    TOKEN,
    TREASURE,
)
from kaper.games.tiny_epic.components import board, cards
from kaper.games.tiny_epic.rules.burying import can_bury, free_sites
from kaper.games.tiny_epic.rules.firing import symbols_of
from kaper.games.tiny_epic.rules.hiding import is_free
from kaper.games.tiny_epic.rules.others import navy_steps
from kaper.games.tiny_epic.rules.wheel import AHEAD, costly_spaces
from kaper.games.tiny_epic.state.state import NOWHERE, Pirates

FAR: Final = 6
NO_ORDER: Final = -1
PROMISING: Final = 4
"""How many cells are looked at closely for each order."""
UNKNOWN: Final = -1e9
NEAR: Final[list[list[list[int]]]] = [
    [[cell for cell in board.CELLS if away[cell] <= steps] for away in board.DISTANCE]
    for steps in range(FAR + 1)
]
"""For each number of steps and each cell those that can be reached from there."""


class Prospects:
    """What each order would bring on each cell, and the best that the next turn can bring from there.

    gain, flat   for each order what it brings by cell, and wherever the ship is; without Bury
    burial       the order that makes the captain active
    sites        where no treasure lies: the cell and what it costs; `prize` is what a treasure is worth

    Most of it is only worked out for the orders and cells that are asked for: a search asks very often.
    """

    __slots__ = (
        "_best", "_duels", "_purse", "burial", "costly", "flat", "gain", "near", "player", "prize", "s",
        "sites", "steps",
    )  # fmt: skip

    def __init__(self, s: Pirates, player: int) -> None:
        self.s = s
        self.player = player
        self.steps = min(FAR, s.steps(player))
        self.burial = cards.SIDE_TRIGGER[s.captain[player]]
        self.sites = [(cell, board.SITE_COST[s.sea[cell]]) for cell in free_sites(s)]
        self.prize = TREASURE + (LAST_TREASURE if s.buried[player] == board.TREASURES - 1 else 0.0)
        self.costly = costly_spaces(s, player)
        self.flat = [0.0] * board.SPACES
        self.flat[board.CREW_UP] = CREWING[len(s.crew[player])]
        self.gain = self._gains()
        self.near = NEAR[self.steps]
        self._duels: list[float] = []
        self._best = [UNKNOWN] * (board.SPACES * len(board.CELLS))
        self._purse: dict[int, tuple[float, float]] = {}

    def best(self, order: int, cell: int) -> float:
        """The most that an order brings on a cell that can be reached from this one."""
        key = order * len(board.CELLS) + cell
        found = self._best[key]
        if found == UNKNOWN:
            row = self.gain[order]
            most = row[cell]
            for other in self.near[cell]:
                if row[other] > most:  # noqa: PLR1730 - quicker than max
                    most = row[other]
            found = self._best[key] = most + self.flat[order]
        return found

    def promising(self, order: int) -> list[int]:
        """Cells that the ship can reach, where the order brings most; and where a treasure can be buried."""
        away, row = board.DISTANCE[self.s.cell[self.player]], self.gain[order]
        near = self.near[self.s.cell[self.player]]
        cells = sorted(near, key=row.__getitem__, reverse=True)[:PROMISING]
        if order == self.burial:
            gold = self.s.gold[self.player]
            cells += [cell for cell, cost in self.sites if away[cell] <= self.steps and cost <= gold]
        if order == board.ATTACK:
            cells += [cell for cell in board.CELLS if self.duels[cell] > 0.0 and away[cell] <= self.steps]
        return cells

    # --- what orders bring

    def _gains(self) -> list[list[float]]:
        """For each order and cell, without what Bury brings, which hangs on the Gold then."""
        s, player = self.s, self.player
        room = board.HOLD - s.cubes(player)
        drawn = [_drawn(cubes, room) for cubes in range(3)]
        sold = [self._trade(loot) for loot in board.LOOTS] + [0.0]
        hiding = 0.8 + 0.8 * s.duty[player][board.REPAIRS] + 0.3 * s.wheel[player].bit_count()
        gains = [[0.0] * len(board.CELLS) for _ in range(board.SPACES)]
        plunder, trade, search, hide = (
            gains[board.PLUNDER],
            gains[board.TRADE],
            gains[board.SEARCH],
            gains[board.HIDE],
        )
        for cell, card in enumerate(s.sea):
            plunder[cell] = drawn[board.COLONY[card]]
            trade[cell] = sold[board.MARKET[card]]
            if s.face_down >> cell & 1:
                search[cell] = TOKEN
            if board.COVE[card] and is_free(s, player, cell):
                hide[cell] = hiding
        self._add_raids(gains[board.ATTACK])
        self._add_bonus_actions(gains)
        return gains

    def _trade(self, loot: int) -> float:
        """Gold for the cubes, less what they are worth aboard."""
        s = self.s
        worth = s.hold[self.player][loot] * s.price[loot]
        return max(0.0, min(board.GOLD_MAX - s.gold[self.player], worth) - CUBE * worth)

    def _add_raids(self, row: list[float]) -> None:
        s = self.s
        symbols = symbols_of(s, self.player)
        for merchant in board.MERCHANTS:
            cell = s.merchant_cell[merchant]
            row[cell] = max(row[cell], raid_worth(s, self.player, merchant, symbols))

    @property
    def duels(self) -> list[float]:
        """By cell what an attack on a pirate there would bring now; in a turn they will have sailed."""
        if not self._duels:
            self._duels = self._fought()
        return self._duels

    def _fought(self) -> list[float]:
        s, player = self.s, self.player
        found = [0.0] * len(board.CELLS)
        symbols = symbols_of(s, player)
        for other in range(s.ships):
            if other != player and s.cell[other] != NOWHERE and not s.hidden[other]:
                cell = s.cell[other]
                found[cell] = max(found[cell], duel_worth(s, player, other, symbols))
        return found

    def _add_bonus_actions(self, gains: list[list[float]]) -> None:
        """What captain and crew would add, in their orders; those that need a place count there only."""
        s, player = self.s, self.player
        places = {
            cards.PLUNDER: gains[board.PLUNDER][:],
            cards.TRADE: gains[board.TRADE][:],
            cards.ATTACK: gains[board.ATTACK][:],
        }
        side = s.captain[player]
        _add(gains[cards.SIDE_TRIGGER[side]], places[cards.SIDE_BONUS[side][1].kind])
        for card in s.crew[player]:
            effect, order = cards.CREW_BONUS[card], cards.CREW_TRIGGER[card]
            if effect.kind in places:
                _add(gains[order], places[effect.kind])
            else:
                self.flat[order] += (
                    effect.gold if effect.kind == cards.GAIN_GOLD else 0.5 * ACTION[effect.kind]
                )

    # --- burying

    def bury(self, cell: int, gold: int) -> float:
        """What Bury brings there with that Gold."""
        return self.prize - board.SITE_COST[self.s.sea[cell]] if can_bury(self.s, cell, gold) else 0.0

    def purse(self, cell: int, gold: int) -> tuple[float, float]:
        """The best Bury within reach of a cell, and how near purse and ship are to any treasure."""
        key = 16 * gold + cell
        found = self._purse.get(key)
        if found is None:
            found = self._purse[key] = self._look_into_purse(cell, gold)
        return found

    def _look_into_purse(self, cell: int, gold: int) -> tuple[float, float]:
        best = hope = 0.0
        near, prize = board.DISTANCE[cell], self.prize
        for site, cost in self.sites:
            away = near[site]
            if gold < cost:
                worth = 2.0 * gold / cost - 0.25 * away
            else:
                worth = 2.0 - 0.25 * away
                if away <= self.steps and prize - cost > best and can_bury(self.s, site, gold):
                    best = prize - cost
            if worth > hope:  # noqa: PLR1730 - quicker than max
                hope = worth
        return best, hope

    # --- a turn

    def turn(self, order: int, cell: int, space: int, hands: int) -> float:
        """This turn's order on a cell, and what comes after it."""
        s, player = self.s, self.player
        gold = s.gold[player]
        gain = self.gain[order][cell]
        if order == board.ATTACK:
            gain = max(gain, self.duels[cell])
        gain += self.flat[order]
        if order == self.burial:
            burying = self.bury(cell, gold)
            gain += burying
            if burying > 0.0:
                gold -= board.SITE_COST[s.sea[cell]]
        if order == board.TRADE and board.MARKET[s.sea[cell]] != board.NO_MARKET:
            loot = board.MARKET[s.sea[cell]]
            gold = min(board.GOLD_MAX, gold + s.hold[player][loot] * s.price[loot])
        return gain + self.then(order, cell, space, hands, gold)

    def then(self, order: int, cell: int, space: int, hands: int, gold: int) -> float:
        """The best that the next turn can bring, after this order, from that cell and space of the wheel."""
        orders, costly = self.s.orders[self.player], self.costly
        burying, hope = self.purse(cell, gold)
        best = jumped = 0.0
        for to in AHEAD[space]:
            next_order = orders[to]
            if next_order != order:
                worth = self.best(next_order, cell) - jumped
                if next_order == self.burial:
                    worth += burying
                if worth > best:  # noqa: PLR1730 - quicker than max
                    best = worth
            if costly >> to & 1:
                jumped += JUMP
                hands -= 1
                if hands < 0:
                    break
        return NEXT_TURN * best + hope

    def navy_danger(self, cell: int, order: int) -> float:
        """What it costs to cross the ship line within the Navy's reach."""
        s = self.s
        if board.DISTANCE[s.navy][cell] > navy_steps(s, self.player):
            return 0.0
        return 0.0 if order == board.HIDE and board.COVE[s.sea[cell]] else CAUGHT


def _add(row: list[float], more: list[float]) -> None:
    for cell in board.CELLS:
        row[cell] += more[cell]


def _drawn(cubes: int, room: int) -> float:
    """Cubes from a colony; what has no room may still be better than the worst aboard."""
    fitting = min(cubes, room)
    return CUBE_DRAWN * fitting + 0.3 * (cubes - fitting)
