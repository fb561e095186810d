"""What a player can make of a turn: placements, a roll, and what the pirates can do about it."""

from kaper.games.black_dice.bot.forecast import Prospects, harm
from kaper.games.black_dice.bot.worth import LEFT_DIE, PARDON_PRICE, RIGHT_DIE, SAILS_HELP, SQUASH
from kaper.games.black_dice.components.board import ADVENTURES, BARREL, NOWHERE, OPPOSITE, RIGHT
from kaper.games.black_dice.rules.pirates import shot_dice, stormy
from kaper.games.black_dice.state.state import BlackDice


class Turn:
    """A player's turn; every placement is valued once.

    now     what the position is worth as it is
    active  the adventures that have black dice
    """

    __slots__ = ("_known", "active", "now", "s", "seat", "view")

    def __init__(self, s: BlackDice, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.view = Prospects(s)
        self.active = [face for face in range(ADVENTURES) if s.black[face]]
        self._known: dict[int, float] = {}
        self.now = self.view.value(self.view.short, self.view.left, seat, NOWHERE)

    def value(self, short: list[float], left: float) -> float:
        """The position with other dice."""
        return self.view.value(short, left, self.seat, NOWHERE)

    def placement(self, face: int, count: int) -> float:
        """What it is worth to place N dice there."""
        key = 8 * face + count
        known = self._known.get(key)
        if known is None:
            short = self.view.short[:]
            short[face] -= count
            half = RIGHT_DIE if face in RIGHT else LEFT_DIE
            known = self.view.value(short, self.view.left - count, self.seat, face)
            known += half * count * SQUASH / self.view.spread
            self._known[key] = known
        return known

    def best(self) -> float:
        """The best that can be placed as the dice lie."""
        dice = self.s.open
        found = [self.placement(face, dice[face]) for face in self.active if dice[face]]
        return max(found) if found else self.now

    def rolled(self, dice: int) -> float:
        """What a roll of N dice may be expected to bring."""
        usual = max(1, round(dice / 6))
        shows = 1.0 - (5.0 / 6.0) ** dice
        values = sorted([self.placement(face, usual) for face in self.active], reverse=True)
        total, missed = 0.0, 1.0
        for value in values:
            total += missed * shows * value
            missed *= 1.0 - shows
        return total + missed * self.now

    # --- own dice

    def shot(self, face: int) -> float:
        """True shot at an adventure."""
        return self.placement(face, shot_dice(self.s, face))

    def turned(self, face: int) -> float:
        """Go about with a die that shows this symbol."""
        s = self.s
        other = OPPOSITE[face]
        found = [self.placement(row, s.open[row]) for row in self.active if s.open[row] and row != face]
        if s.open[face] > 1 and s.black[face]:
            found.append(self.placement(face, s.open[face] - 1))
        if s.black[other]:
            found.append(self.placement(other, s.open[other] + 1))
        return max(found) if found else self.now

    # --- black dice

    def swapped(self, face: int, other: int) -> float:
        """Change of course between two rows."""
        black = self.s.black
        short = self.view.short[:]
        short[face] += black[other] - black[face]
        short[other] += black[face] - black[other]
        return self.value(short, self.view.left)

    def on_course(self, face: int, other: int) -> float:
        """Change of course, also with an empty row, by which other adventures become active."""
        s = self.s
        before = s.black
        s.black = before[:]
        s.black[face], s.black[other] = before[other], before[face]
        value = Turn(s, self.seat).now
        s.black = before
        return value

    def best_swap(self) -> float:
        """The two rows that the crew would like to exchange most."""
        found = self.now
        for face in self.active:
            for other in self.active:
                if face < other and self._relieves(face, other):
                    found = max(found, self.swapped(face, other))
        return found

    def _relieves(self, face: int, other: int) -> bool:
        """Whether fewer dice are needed after a swap."""
        black, dice = self.s.black, self.s.dice_at
        before = max(0, black[face] - dice[face]) + max(0, black[other] - dice[other])
        after = max(0, black[other] - dice[face]) + max(0, black[face] - dice[other])
        return after < before

    def stormed(self, face: int) -> float:
        """Storm over a row: its dice spread as they usually do."""
        count = stormy(self.s, face)
        short = self.view.short[:]
        short[face] -= count
        for row in self.active:
            short[row] += count / 6.0
        return self.value(short, self.view.left)

    def best_storm(self) -> float:
        """The row that lacks most dice."""
        short = self.view.short
        rows = [face for face in self.active if stormy(self.s, face)]
        return self.stormed(max(rows, key=short.__getitem__))

    # --- placed dice

    def hauled(self, face: int) -> float:
        """Keelhauling at an adventure."""
        count = self.s.dice_at[face]
        short = self.view.short[:]
        short[face] += count
        return self.value(short, self.view.left + count)

    def best_haul(self) -> float:
        """The adventure with most dice more than it needs."""
        s = self.s
        return self.hauled(max(range(ADVENTURES), key=lambda face: s.dice_at[face] - s.black[face]))

    def boarded(self, owner: int, source: int, target: int) -> float:
        """Boarding, or the anchor's move, with a die of somebody."""
        short = self.view.short[:]
        short[source] += 1
        short[target] -= 1
        joined = target if owner == self.seat else NOWHERE
        value = self.view.value(short, self.view.left, self.seat, joined)
        gone = source in RIGHT and self.s.placed[owner][source] == 1
        if gone and source in self.active:
            value += -1.0 if owner == self.seat else 0.3
        return value

    def boarding_from(self, owner: int, source: int) -> float:
        """The best place for this die."""
        targets = [face for face in self.active if face >= BARREL and face != source]
        return max([self.boarded(owner, source, target) for target in targets])

    def best_boarding(self) -> float:
        """A die that is not needed where it stands goes where one is needed."""
        s, short = self.s, self.view.short
        wanting = [face for face in self.active if face >= BARREL and short[face] > 0]
        found = self.now
        for source in range(BARREL, ADVENTURES):
            if s.order[source] and (short[source] < 0 or not s.black[source]):
                owner = self.seat if s.placed[self.seat][source] else s.order[source][0]
                for target in wanting:
                    found = max(found, self.boarded(owner, source, target))
        return found

    # --- promises

    def sails(self) -> float:
        """A die more for everybody in the next round, if there is one."""
        return SQUASH * SAILS_HELP * min(1.0, max(0.0, self.view.rounds - 1.0))

    def pardon(self) -> float:
        """The worst penalty that is likely, less the pirate."""
        s, view = self.s, self.view
        chances = view.chances(view.short, view.left)
        worst = max([(1.0 - chances[face]) * harm(s, face) for face in view.due])
        return worst - PARDON_PRICE
