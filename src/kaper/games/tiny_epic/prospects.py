"""What a player may expect of an order on a card of the sea, now and in the next turn."""

from typing import Final

from kaper.games.tiny_epic.board import (
    ATTACK,
    CELLS,
    COLONY,
    COVE,
    CREW_UP,
    DISTANCE,
    GOLD_MAX,
    HIDE,
    HOLD,
    MARKET,
    MERCHANTS,
    NAVY_STEPS,
    NO_MARKET,
    NO_SITE,
    PLUNDER,
    REPAIRS,
    SEARCH,
    SITE_COST,
    SPACES,
    TRADE,
    TREASURES,
)
from kaper.games.tiny_epic.cards import ATTACK as ATTACKS
from kaper.games.tiny_epic.cards import (
    CREW_BONUS,
    CREW_TRIGGER,
    GAIN_GOLD,
    MERCHANT_DAMAGE,
    MERCHANT_GOLD,
    SIDE_BONUS,
    SIDE_TRIGGER,
)
from kaper.games.tiny_epic.cards import PLUNDER as PLUNDERS
from kaper.games.tiny_epic.cards import TRADE as TRADES
from kaper.games.tiny_epic.rules.battle import grants_infamy
from kaper.games.tiny_epic.rules.firing import fixed_damage, symbols_of
from kaper.games.tiny_epic.rules.hiding import is_free
from kaper.games.tiny_epic.rules.wheel import AHEAD
from kaper.games.tiny_epic.state import NOBODY, Pirates
from kaper.games.tiny_epic.worth import (
    ACTION,
    CAUGHT,
    CREWING,
    CUBE,
    CUBE_DRAWN,
    DEADEYE,
    HEEL,
    INFAMY,
    JUMP,
    LAST_TREASURE,
    NEXT_TURN,
    TOKEN,
    TREASURE,
)

WITHIN: Final[list[list[list[int]]]] = [
    [[cell for cell in CELLS if DISTANCE[start][cell] <= steps] for start in CELLS] for steps in range(7)
]
FAR: Final = 6
NEVER: Final = -9.0


class Prospects:
    """What each order would bring on each cell, and the best that the next turn can bring from there."""

    __slots__ = ("best", "gain", "player", "reach", "s", "sites")

    def __init__(self, s: Pirates, player: int) -> None:
        self.s = s
        self.player = player
        self.reach = WITHIN[min(FAR, s.steps(player))]
        self.sites = [cell for cell in CELLS if SITE_COST[s.sea[cell]] != NO_SITE and s.site[cell] == NOBODY]
        self.gain = self._gains()
        self.best: list[list[float]] = [
            [max(row[to] for to in near) for near in self.reach] for row in self.gain
        ]

    def _gains(self) -> list[list[float]]:
        """For each order and cell, without what Bury brings, which hangs on the Gold then."""
        s, player = self.s, self.player
        sea, room = s.sea, HOLD - s.cubes(player)
        drawn = [_drawn(cubes, room) for cubes in range(3)]
        gains = [[0.0] * len(CELLS) for _ in range(SPACES)]
        gains[PLUNDER] = [drawn[COLONY[sea[cell]]] for cell in CELLS]
        gains[TRADE] = [self._trade(MARKET[sea[cell]]) for cell in CELLS]
        gains[CREW_UP] = [CREWING[len(s.crew[player])]] * len(CELLS)
        gains[SEARCH] = [TOKEN if s.face_down >> cell & 1 else 0.0 for cell in CELLS]
        gains[ATTACK] = self._attacks()
        gains[HIDE] = [self._hide(cell) for cell in CELLS]
        self._add_bonus_actions(gains, drawn)
        return gains

    def _trade(self, loot: int) -> float:
        """Gold for the cubes, less what they are worth aboard."""
        if loot == NO_MARKET:
            return 0.0
        s = self.s
        count = s.hold[self.player][loot]
        gold = min(GOLD_MAX - s.gold[self.player], count * s.price[loot])
        return max(0.0, gold - CUBE * count * s.price[loot])

    def _hide(self, cell: int) -> float:
        s, player = self.s, self.player
        if not COVE[s.sea[cell]] or not is_free(s, player, cell):
            return 0.0
        return 0.8 + 0.8 * s.duty[player][REPAIRS] + 0.3 * s.wheel[player].bit_count()

    def _attacks(self) -> list[float]:
        s = self.s
        gains = [0.0] * len(CELLS)
        symbols = symbols_of(s, self.player)
        fixed = fixed_damage(s, self.player) + (1 if s.deadeye[self.player] else 0)
        for merchant in MERCHANTS:
            cell = s.lane[merchant]
            worth = self._raid(merchant, symbols, fixed)
            gains[cell] = max(gains[cell], worth)
        return gains

    def _raid(self, merchant: int, symbols: list[int], fixed: int) -> float:
        """The chance to sink it times the spoils, less the chance to heel."""
        s = self.s
        card = s.slot[merchant]
        against = MERCHANT_DAMAGE[card] - fixed
        more, equal = chances(symbols, s.dice_of(self.player), against)
        room = s.cubes(self.player) < HOLD
        spoils = MERCHANT_GOLD[card] + (CUBE if room else 0.2) * s.price[s.cargo[merchant]]
        if grants_infamy(s, merchant):
            spoils += INFAMY
        return more * spoils + (1.0 - more) * DEADEYE - (1.0 - more - equal) * HEEL

    def _add_bonus_actions(self, gains: list[list[float]], drawn: list[float]) -> None:
        """What captain and crew would add, in their orders; those that need a place count there only."""
        s, player = self.s, self.player
        side = s.captain[player]
        self._add(gains[SIDE_TRIGGER[side]], SIDE_BONUS[side][1].kind, gains, drawn, 0)
        for card in s.crew[player]:
            effect = CREW_BONUS[card]
            gold = effect.gold if effect.kind == GAIN_GOLD else 0
            self._add(gains[CREW_TRIGGER[card]], effect.kind, gains, drawn, gold)

    def _add(
        self, row: list[float], kind: int, gains: list[list[float]], drawn: list[float], gold: int
    ) -> None:
        for cell in CELLS:
            if kind == PLUNDERS:
                row[cell] += drawn[COLONY[self.s.sea[cell]]]
            elif kind == ATTACKS:
                row[cell] += max(0.0, gains[ATTACK][cell])
            elif kind == TRADES:
                row[cell] += self._trade(MARKET[self.s.sea[cell]])
            else:
                row[cell] += gold if gold else 0.5 * ACTION.get(kind, 0.0)

    # --- burying

    def bury(self, cell: int, gold: int) -> float:
        """What Bury brings there with so much Gold."""
        s = self.s
        cost = SITE_COST[s.sea[cell]]
        if cost == NO_SITE or cost > gold or s.site[cell] != NOBODY or s.navy == cell:
            return 0.0
        last = LAST_TREASURE if s.buried[self.player] == TREASURES - 1 else 0.0
        return TREASURE + last - cost

    def near_bury(self, cell: int, gold: int) -> float:
        """The best Bury within reach of a cell."""
        best = 0.0
        near = DISTANCE[cell]
        steps = min(FAR, self.s.steps(self.player))
        for site in self.sites:
            if near[site] <= steps:
                worth = self.bury(site, gold)
                best = max(best, worth)
        return best

    def cheap_site(self, cell: int, gold: int) -> float:
        """How near the purse is to a treasure, and the ship to its site."""
        best = 0.0
        near = DISTANCE[cell]
        for site in self.sites:
            cost = SITE_COST[self.s.sea[site]]
            worth = (2.0 if gold >= cost else 2.0 * gold / cost) - 0.25 * near[site]
            best = max(best, worth)
        return best

    # --- a turn

    def now(self, order: int, cell: int) -> float:
        """What carrying out an order on a cell brings this turn."""
        gain = self.gain[order][cell]
        if order == SEARCH:
            gain += self.bury(cell, self.s.gold[self.player])
        return gain

    def then(self, order: int, cell: int, space: int, hands: int, gold: int) -> float:
        """The best that the next turn can bring, after this order, from that cell and space of the wheel."""
        s, player = self.s, self.player
        best = 0.0
        spent = 0
        orders, wheel = s.orders[player], s.wheel[player]
        for to in AHEAD[space]:
            next_order = orders[to]
            if next_order != order:
                worth = self.best[next_order][cell]
                if next_order == SEARCH:
                    worth += self.near_bury(cell, gold)
                worth -= JUMP * spent
                best = max(best, worth)
            if to and not wheel >> to & 1:
                spent += 1
                if spent > hands:
                    break
        return NEXT_TURN * best + self.cheap_site(cell, gold)

    def gold_after(self, order: int, cell: int) -> int:
        """The Gold that is likely to be there when the order is done."""
        s, player = self.s, self.player
        gold = s.gold[player]
        if order == TRADE and MARKET[s.sea[cell]] != NO_MARKET:
            loot = MARKET[s.sea[cell]]
            gold += s.hold[player][loot] * s.price[loot]
        elif order == SEARCH and self.bury(cell, gold) > 0.0:
            gold -= SITE_COST[s.sea[cell]]
        return min(GOLD_MAX, gold)

    def turn(self, order: int, cell: int, space: int, hands: int) -> float:
        """This turn's order on a cell, and what comes after it."""
        gold = self.gold_after(order, cell)
        return self.now(order, cell) + self.then(order, cell, space, hands, gold)

    def navy_danger(self, cell: int, order: int) -> float:
        """What it costs to cross the ship line within the Navy's reach."""
        s = self.s
        if DISTANCE[s.navy][cell] > NAVY_STEPS[s.buried[self.player]]:
            return 0.0
        return 0.0 if order == HIDE and COVE[s.sea[cell]] else CAUGHT


def _drawn(cubes: int, room: int) -> float:
    """Cubes from a colony; what has no room may still be better than the worst aboard."""
    fitting = min(cubes, room)
    return CUBE_DRAWN * fitting + 0.3 * (cubes - fitting)


def chances(symbols: list[int], dice: int, against: int) -> tuple[float, float]:
    """The chance that so many dice match more symbols than a number, and that they match just as many."""
    ways = [1]
    for _ in range(dice):
        rolled = [0] * (len(ways) + max(symbols))
        for hits, count in enumerate(ways):
            for face in range(1, 7):
                rolled[hits + symbols[face]] += count
        ways = rolled
    total = float(6**dice)
    more = sum(count for hits, count in enumerate(ways) if hits > against)
    equal = ways[against] if 0 <= against < len(ways) else 0
    return more / total, equal / total
