"""How an expedition stands: chances to cover the adventures, to come home at all, and to get the gold."""

from math import exp, log, sqrt
from typing import Final

from kaper.games.black_dice.bot.worth import (
    CONFIDENCE,
    ENEMY_ROUNDS,
    FATAL,
    HARM,
    HELP,
    HOPELESS,
    HURT,
    JOINS,
    LAST_PIRATES,
    LEFT_DIE,
    LONELY,
    NEED,
    RIGHT_DIE,
    RISK,
    RUM_WORTH,
    SAILS_HELP,
    SLACK,
    SPILL,
    SPREAD,
    SPREAD_BY_ROUND,
    SQUASH,
    TOKEN,
    TOKEN_ROUNDS,
    TREASURE_PACE,
)
from kaper.games.black_dice.components.board import (
    ADVENTURES,
    BARREL,
    CREW_OVERBOARD,
    DAMAGE,
    DEFEATED_AT,
    ENEMY_DAMAGE,
    FLAG,
    HAS_ENEMY,
    LEFT,
    LOSE_DIE,
    MORE_BLACK,
    NEEDS_MAJORITY,
    NOWHERE,
    PENALTY,
    PENALTY_AMOUNT,
    REWARD,
    REWARD_GOLD,
    RIGHT,
    SINKS_AT,
    TAKE_TOKEN,
    TOKENS_NEEDED,
)
from kaper.games.black_dice.rules.ending import sinks
from kaper.games.black_dice.rules.rewards import is_closed
from kaper.games.black_dice.state.state import NOBODY, SETTLEMENT, TURNS, BlackDice

EVERY_ONE: Final = [1.0] * ADVENTURES
UNHARMED: Final = [0.0] * SINKS_AT


class Prospects:
    """The round as far as it is not settled; its figures can be put differently to see what comes of it.

    due       the adventures that are still to be settled, of the active ones
    short     for each adventure how many dice it lacks; less than nothing if it has too many
    left      dice of all players that are not placed
    closed    whether the way to the enemy is not open yet
    rounds    how many rounds the crew needs, this one included
    harms     for each penalty the share of hope that it costs
    own       for each player what they have, whatever the round brings
    prizes    the due adventures that bring gold: where, how much, and for each player how surely it is theirs
    """

    __slots__ = (
        "closed", "due", "harms", "left", "own", "prizes", "rounds", "s", "short", "spread", "unplaced",
    )  # fmt: skip

    def __init__(self, s: BlackDice) -> None:
        self.s = s
        first = s.adventure if s.stage == SETTLEMENT else 0 if s.stage == TURNS else ADVENTURES
        self.due = [face for face in range(first, ADVENTURES) if s.black[face]]
        self.short = [float(s.black[face] - s.dice_at[face]) for face in range(ADVENTURES)]
        self.unplaced = s.unplaced if s.stage == TURNS else [0] * s.players
        self.left = float(sum(self.unplaced))
        self.rounds = rounds_left(s)
        self.closed = is_closed(s.expedition, s.unlocked)
        self.spread = SPREAD[s.expedition] + SPREAD_BY_ROUND[s.expedition] * self.rounds
        self.harms = harms(s)
        self.own = [holdings(s, player) for player in range(s.players)]
        gold = REWARD_GOLD[s.expedition]
        self.prizes = [(face, float(gold[face]), self._sharers(face)) for face in self.due if gold[face]]

    def _sharers(self, face: int) -> list[float]:
        """For each player how surely they have a part in an adventure."""
        placed, unplaced = self.s.placed, self.unplaced
        return [
            1.0 if placed[player][face] else JOINS if unplaced[player] else 0.0
            for player in range(self.s.players)
        ]

    def value(self, short: list[float], left: float, seat: int, joined: int) -> float:
        """What the position would be worth to a player with other dice, as points."""
        chances = self.chances(short, left)
        hits = self.hits(chances, short, left)
        shares = self.shares(chances, seat, joined)
        best = max(shares)
        total = 0.0
        for share in shares:
            total += exp((share - best) / self.spread)
        hope = max(HOPELESS, self.hope(chances, hits))
        return SQUASH * (log(hope / total) + (shares[seat] - best) / self.spread)

    # --- the crew

    def chances(self, short: list[float], left: float) -> list[float]:
        """For each adventure how likely it succeeds; the excess dice of those before it may still join it."""
        needed = 0.0
        for face in self.due:
            if short[face] > 0:
                needed += short[face]
        slack = SLACK * (left - needed)
        root = sqrt(left) if left > 1 else 1.0
        found = EVERY_ONE[:]
        joining = 0.0
        for face in self.due:
            lacking = short[face]
            if lacking <= 0:
                chance = 1.0
            elif lacking > left:
                chance = 0.0
            else:
                chance = 1.0 / (1.0 + exp((NEED * lacking - slack) / root - CONFIDENCE))
            if joining > 0:
                chance *= undisturbed(joining, -lacking)
            if chance < 1:
                joining += (1.0 - chance) * (lacking if lacking > 1.0 else 1.0) * SPILL
            found[face] = chance
        return found

    def hope(self, chances: list[float], hits: float) -> float:
        """How likely the ship comes home, if adventures are covered and enemies hit with these chances."""
        s = self.s
        penalties, rewards, harms = PENALTY[s.expedition], REWARD[s.expedition], self.harms
        sound = UNHARMED[:]
        if s.damage < SINKS_AT:
            sound[s.damage] = 1.0
        spirit = 1.0
        rounds = self.rounds
        winning = 0.0
        for face in self.due:
            fails = 1.0 - chances[face]
            if fails > 0:
                if penalties[face] == DAMAGE:
                    batter(sound, fails, PENALTY_AMOUNT[s.expedition][face])
                spirit *= 1.0 - fails * harms[penalties[face]]
            if fails < 1:
                reward = rewards[face]
                if reward == ENEMY_DAMAGE:
                    rounds -= hits * ENEMY_ROUNDS[s.expedition]
                    winning = hits if s.enemy_damage == DEFEATED_AT - 1 else 0.0
                elif reward == TAKE_TOKEN:
                    rounds -= chances[face] * TOKEN_ROUNDS[s.expedition]
                else:
                    spirit *= 1.0 + chances[face] * HELP[reward]
        if not HAS_ENEMY[s.expedition]:
            rounds -= self.treasure(chances) / (TREASURE_PACE * s.players)
        alive = sound[0] + sound[1] + sound[2]
        further = spirit * survival(RISK[s.expedition], sound, max(0.0, rounds))
        return winning * alive + (1.0 - winning) * min(alive, further)

    def hits(self, chances: list[float], short: list[float], left: float) -> float:
        """How likely the enemy is hit this round."""
        s = self.s
        hits = chances[FLAG]
        if NEEDS_MAJORITY[s.expedition] and short[FLAG] > -1:
            hits = covered(short[FLAG] + 1, left, 0.0)
        if self.closed:
            hits *= chances[BARREL] if BARREL in self.due else 0.0
        return hits

    def treasure(self, chances: list[float]) -> float:
        """How many tokens leave the pool this round, the sea wolf's among them."""
        order = self.s.order
        found = 1.0
        for face, gold, _ in self.prizes:
            found += chances[face] * gold * max(1, len(order[face]))
        return found

    # --- the players

    def shares(self, chances: list[float], seat: int, joined: int) -> list[float]:
        """For each player the gold to be expected, if one of them joins an adventure."""
        found = self.own[:]
        for face, gold, sharers in self.prizes:
            prize = TOKEN * gold * chances[face]
            if face == FLAG and self.closed:
                prize *= chances[BARREL] if BARREL in self.due else 0.0
            for player, part in enumerate(sharers):
                if part:
                    found[player] += prize * part
            if face == joined and seat >= 0:
                found[seat] += prize * (1.0 - sharers[seat])
        return found


def covered(lacking: float, left: float, slack: float) -> float:
    """How likely an adventure that lacks N dice is covered with those that are left."""
    if lacking > left:
        return 0.0
    root = sqrt(left) if left > 1 else 1.0
    return 1.0 / (1.0 + exp((NEED * lacking - SLACK * slack) / root - CONFIDENCE))


def undisturbed(joining: float, spare: float) -> float:
    """How likely no more black dice join than there are dice to spare."""
    none = exp(-joining)
    if spare < 1:
        return none
    return none * (1.0 + joining) if spare < 2 else none * (1.0 + joining + joining * joining / 2.0)


def batter(sound: list[float], fails: float, amount: int) -> None:
    """How likely the ship has each damage after an adventure that fails with this chance."""
    for damage in range(SINKS_AT - 1, -1, -1):
        before = sound[damage - amount] if damage >= amount else 0.0
        sound[damage] += fails * (before - sound[damage])


def survival(risk: list[float], sound: list[float], rounds: float) -> float:
    """How likely a ship so damaged holds for some more rounds."""
    total = 0.0
    for damage in range(SINKS_AT):
        if sound[damage]:
            total += sound[damage] * exp(-risk[damage] * rounds)
    return total


def rounds_left(s: BlackDice) -> float:
    """How many rounds the crew needs from here, this one included."""
    expedition = s.expedition
    if not HAS_ENEMY[expedition]:
        return s.pool_size() / (TREASURE_PACE * s.players)
    tokens = max(0, TOKENS_NEEDED - s.tokens) * TOKEN_ROUNDS[expedition]
    return tokens + (DEFEATED_AT - s.enemy_damage) * ENEMY_ROUNDS[expedition]


def harms(s: BlackDice) -> list[float]:
    """For each penalty the share of hope that it costs; a pirate is dearer the fewer there are."""
    found = HARM[:]
    found[CREW_OVERBOARD] = LAST_PIRATES[s.overboard.count(False)]
    return found


def outlook(s: BlackDice) -> float:
    """What the next round brings so far, and a crew that is nearly lost, as a factor."""
    factor = 1.0
    if s.sails:
        factor += SAILS_HELP
    if s.more_black:
        factor -= HARM[MORE_BLACK]
    if s.lose_die:
        factor -= HARM[LOSE_DIE]
    return factor * (LONELY if s.overboard.count(False) == 1 else 1.0)


def holdings(s: BlackDice, player: int) -> float:
    """What a player's gold and rum are worth, and their dice in the two halves of the tile."""
    placed = s.placed[player]
    right = placed[RIGHT[0]] + placed[RIGHT[1]] + placed[RIGHT[2]]
    left = placed[LEFT[0]] + placed[LEFT[1]] + placed[LEFT[2]]
    return s.wealth(player) + RUM_WORTH * s.rum[player] + RIGHT_DIE * right + LEFT_DIE * left


def harm(s: BlackDice, face: int) -> float:
    """How bad a penalty is, in points."""
    penalty = PENALTY[s.expedition][face]
    if penalty == DAMAGE:
        amount = PENALTY_AMOUNT[s.expedition][face]
        return SQUASH * (FATAL if sinks(s, amount) else HURT * amount)
    return SQUASH * harms(s)[penalty]


def forecast(s: BlackDice) -> list[float]:
    """The gold that each player may expect if the ship comes home; early leads count for less."""
    view = Prospects(s)
    shares = view.shares(view.chances(view.short, view.left), NOBODY, NOWHERE)
    return [share * SQUASH / view.spread for share in shares]


def hope(s: BlackDice) -> float:
    """How likely the ship comes home."""
    view = Prospects(s)
    chances = view.chances(view.short, view.left)
    hits = view.hits(chances, view.short, view.left)
    return min(1.0, view.hope(chances, hits) * outlook(s))


def explain(s: BlackDice, player: int) -> dict[str, float]:
    """Gold and rum that are there, and what the dice on the tile promise."""
    scale = SQUASH / Prospects(s).spread
    gold, rum = scale * s.wealth(player), scale * RUM_WORTH * s.rum[player]
    return {"gold": gold, "rum": rum, "adventures": forecast(s)[player] - gold - rum}
