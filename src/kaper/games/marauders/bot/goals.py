"""Where a captain would best go next, for bots: goals with what they bring for each action they take.

One unit is one gold; the weights are ours, found by playing bots against each other, and no rule depends on
them.
"""

from typing import Final

from kaper.games.marauders.components.board import (
    CANNONS,
    CREW,
    FAR,
    FRIGATE,
    HULL,
    MAN_OF_WAR,
    MASTS,
    NEAR,
    NONE,
    PORTS,
    SHIP_PRICE,
    ZONES,
)
from kaper.games.marauders.components.cards import (
    EVENT_SKILL,
    GOOD,
    GOODS,
    INFLUENCE,
    MISSION_PORT,
    MISSION_STEPS,
    NPCS,
    PIRATE_SLOOP,
    RUMOR_AT_SEA,
    RUMOR_FIGHT,
    RUMOR_PLACE,
    SCOUTING,
    SEAMANSHIP,
)
from kaper.games.marauders.rules.missions import can_deliver, may_claim, step_of
from kaper.games.marauders.rules.moving import reasons
from kaper.games.marauders.rules.npcs import hostile
from kaper.games.marauders.rules.scouting import MERCHANT_BIT
from kaper.games.marauders.rules.yard import sale_price
from kaper.games.marauders.state.player import Player
from kaper.games.marauders.state.state import Marauders

POINT: Final = 14.0
"""What a Glory Point is worth in gold, with its card."""
RAIDERS_SKILL: Final = 6
"""Seamanship and Scouting of a captain who does well to become a pirate."""
WAITING: Final = 0.5
"""What a place is worth where nothing more can be done in this turn, to who waits there for the next one."""
FAILS: Final = [1.0, 2 / 3, 4 / 9, 8 / 27, 16 / 81, 32 / 243, 64 / 729]
"""By the number of dice, the chance that none of them shows a success."""


class Goal:
    """A place, whether in port or at sea, and what it is worth to be there."""

    __slots__ = ("at_sea", "worth", "zone")

    def __init__(self, zone: int, at_sea: bool, worth: float) -> None:
        self.zone = zone
        self.at_sea = at_sea
        self.worth = worth


def chance_of(dice: int) -> float:
    return 1.0 - FAILS[min(6, max(0, dice))]


def steps(me: Player, goal: Goal) -> int:
    """Actions until the goal is reached, the last one included."""
    if me.docked and me.zone == goal.zone and not goal.at_sea:
        return 1
    return int(me.docked) + FAR[me.zone][goal.zone] + (1 if goal.at_sea else 2)


def open_port(s: Marauders, me: Player, zone: int) -> bool:
    return (me.docked and zone == me.zone) or not reasons(s, me, zone)


def best_goal(s: Marauders, seat: int) -> Goal:
    me = s.seats[seat]
    best, most = Goal(me.home, False, 1.0), 0.0
    for goal in goals(s, seat):
        rate = goal.worth / (2.0 + steps(me, goal)) - danger(s, me, goal.zone)
        if rate > most:
            best, most = goal, rate
    return best


class Means:
    """What a captain can do and wants, wherever the ship goes.

    step     what the Mission asks now
    rumor    the held Rumor, if it can be followed up
    talks    the chance that a test of Influence succeeds; `spies` is the same of Scouting
    ashore   what every port is good for: hands and mending, and a frigate if there is gold for it
    raiding  what a raid brings
    """

    __slots__ = ("ashore", "lacks", "raiding", "raids", "room", "rumor", "spies", "step", "talks")

    def __init__(self, me: Player) -> None:
        self.step = step_of(me)
        self.rumor = me.rumors[0] if me.rumors and feasible(me) else NONE
        self.talks = chance_of(me.skill(INFLUENCE))
        self.spies = chance_of(me.skill(SCOUTING))
        self.ashore = 1.5 * (me.maximum(CREW) - me.loc[CREW]) + mend_worth(me)
        if can_afford_frigate(me):
            self.ashore += POINT + 10.0
        self.raiding = raid_worth(me)
        self.raids = raider(me)
        self.room = me.capacity - len(me.cargo)
        self.lacks = self.room > 0 and me.gold >= 3 and lacking(me) > 0


def goals(s: Marauders, seat: int) -> list[Goal]:
    me = s.seats[seat]
    means = Means(me)
    found: list[Goal] = []
    for zone in PORTS:
        if open_port(s, me, zone):
            waits = s.port_taken and me.docked and zone == me.zone
            worth = port_worth(s, seat, means, zone) * (WAITING if waits else 1.0)
            found.append(Goal(zone, False, worth))
    for zone in ZONES:
        worth = sea_worth(s, me, means, zone)
        if worth > 0:
            found.append(Goal(zone, True, worth))
    return found


# --- ports


def port_worth(s: Marauders, seat: int, means: Means, zone: int) -> float:
    """Selling, mending, stashing, Missions and Rumors, and a market if the hold is empty."""
    me = s.seats[seat]
    worth = sale_worth(s, me, zone) + means.ashore
    if zone == me.home:
        worth += stash_worth(s, seat, me)
    worth += mission_worth(s, seat, means, zone)
    if me.rumors and not RUMOR_AT_SEA[me.rumors[0]] and RUMOR_PLACE[me.rumors[0]] == zone:
        worth += (POINT + 8.0) * means.talks
    elif me.gold >= 3 and means.rumor == NONE:
        worth += 6.0 * means.talks
    if zone not in me.bought:
        if means.room > 1 and me.gold >= 3 and not means.raids:
            worth += (2.5 if not me.cargo else 1.0) * min(means.room, me.gold)
        if means.lacks:
            worth += 7.0
    return worth


def sale_worth(s: Marauders, me: Player, zone: int) -> float:
    demand, wanted = s.demand[zone], 0
    for card in me.cargo:
        if GOOD[card] == demand:
            wanted += 1
    worth = 6.0 * wanted + (0.5 if wanted else 0.3) * (len(me.cargo) - wanted)
    return worth + POINT if wanted >= 3 else worth


def mend_worth(me: Player) -> float:
    missing = sum(me.maximum(location) - me.loc[location] for location in (HULL, MASTS, CANNONS))
    urgent = 12.0 if me.loc[HULL] < 2 or me.crippled else 0.0
    return (urgent + 2.0 * missing) if me.gold >= 2 and missing else 0.0


def stash_worth(s: Marauders, seat: int, me: Player) -> float:
    """Full tens of gold that would count as points."""
    full = s.chest_points(me.gold + me.chest) - s.chest_points(me.chest)
    finish = 100.0 if s.points(seat) + full >= s.target else 0.0
    return finish + (9.0 * full if full > 0 and not wants_frigate(me) else 0.0)


def wants_frigate(me: Player) -> bool:
    return not me.big_ship and me.chest + me.gold < 60


def can_afford_frigate(me: Player) -> bool:
    return me.gold + sale_price(me) >= SHIP_PRICE[FRIGATE] and not me.big_ship


def mission_worth(s: Marauders, seat: int, means: Means, zone: int) -> float:
    me, step = s.seats[seat], means.step
    if step is not None and suits(me, me.mission):
        if zone not in step.ports or (step.do == "deliver" and not can_deliver(me, step)):
            return 0.0
        left = [port for port in step.ports if not me.marks >> port & 1]
        return (POINT + 10.0) / len(left) if zone in left else 0.0
    for card in s.missions:
        if MISSION_PORT[card] == zone and welcome(s, seat, card):
            return 16.0 * means.talks
    return 0.0


def welcome(s: Marauders, seat: int, mission: int) -> bool:
    """Whether a Mission can be claimed and is better than the one that the captain has."""
    me = s.seats[seat]
    free = me.mission == NONE or not suits(me, me.mission)
    return free and may_claim(s, seat, mission) and suits(me, mission)


def suits(me: Player, mission: int) -> bool:
    """Whether a captain would ever do what a Mission asks."""
    for step in MISSION_STEPS[mission]:
        if step.do == "raid" and not raider(me):
            return False
        if step.do == "fight" and me.maximum(CREW) <= step.fight[0]:
            return False
        if step.do == "defeat" and (me.loc[CANNONS] < 3 or "any_pirate" not in step.targets):
            return False
    return True


def needed(me: Player, good: int) -> bool:
    """Whether the captain's Mission wants a card of this good that lies in his hold, or one more."""
    step = step_of(me)
    return step is not None and sum(GOOD[card] == good for card in me.cargo) <= step.goods[good] > 0


def lacking(me: Player) -> int:
    """How many Cargo cards are still to be bought for the captain's Mission."""
    step = step_of(me)
    if step is None:
        return 0
    held = [GOOD[card] for card in me.cargo]
    return sum([max(0, step.goods[good] - held.count(good)) for good in GOODS])


def feasible(me: Player) -> bool:
    """Whether the held Rumor can be followed up: its fight needs a stronger crew."""
    return me.loc[CREW] > RUMOR_FIGHT[me.rumors[0]][0]


# --- the sea


def sea_worth(s: Marauders, me: Player, means: Means, zone: int) -> float:
    worth = 0.0
    if s.merchant[zone] != NONE:
        worth = (means.raiding + raid_errand(means, zone)) * means.spies
        if s.scouted >> MERCHANT_BIT + zone & 1:
            worth *= WAITING
    if means.rumor != NONE and RUMOR_AT_SEA[means.rumor] and RUMOR_PLACE[means.rumor] == zone:
        worth = max(worth, (POINT + 8.0) * means.spies)
    step = means.step
    if step is not None and step.do == "test" and zone in step.zones:
        worth = max(worth, (POINT + 8.0) * chance_of(me.skill(step.skill)))
    return max(worth, prey_worth(s, me, zone))


def raider(me: Player) -> bool:
    """Whether a captain lives by raids: wanted already, or able and in a nimble ship."""
    if me.pirate:
        return True
    return me.skill(SEAMANSHIP) + me.skill(SCOUTING) >= RAIDERS_SKILL and me.maneuver > 2


def raid_worth(me: Player) -> float:
    """What a raid brings on average: more with Seamanship, nothing for a ship that cannot bear a hit."""
    if not raider(me) or me.crippled or min(me.loc[HULL], me.loc[MASTS]) < 2 or me.maneuver < 2:
        return 0.0
    gain = 3.0 + 2.6 * me.skill(SEAMANSHIP) + 2.0 * me.weapons.bit_count()
    gain -= 3.0 * (2 - min(2, me.loc[CANNONS])) * (me.skill(SEAMANSHIP) < 3)
    return gain if me.pirate else gain - 2.0


def raid_errand(means: Means, zone: int) -> float:
    """What the captain's Mission adds to a raid in this zone."""
    step = means.step
    if step is None or step.do != "raid" or (step.zones and zone not in step.zones) or means.raiding <= 0:
        return 0.0
    return (POINT + 6.0) / step.n


def prey_worth(s: Marauders, me: Player, zone: int) -> float:
    """A weaker ship to attack: an NPC pirate, or another captain at sea."""
    worth = 0.0
    for npc in NPCS:
        if s.npc_zone[npc] == zone and npc >= PIRATE_SLOOP:
            worth = max(worth, (edge_on_npc(s, me, npc) - 1.2 + hunts(me)) * 10.0)
    for other in s.seats:
        if other is not me and other.zone == zone and not other.docked and other.captain != NONE:
            worth = max(worth, (strength(me) / strength(other) - 1.5) * 8.0)
    return min(worth, POINT + 6.0)


def hunts(me: Player) -> float:
    """How much weaker a captain may be than a pirate whom his Mission wants defeated."""
    step = step_of(me)
    return 0.3 if step is not None and "any_pirate" in step.targets else 0.0


def strength(me: Player) -> float:
    """How well a ship fights: guns and skill, and what it can bear."""
    guns = (0.4 + me.loc[CANNONS]) * (1.0 + me.skill(SEAMANSHIP))
    return guns * (sum(me.loc) - me.loc[CREW] + 1.0)


def edge_on_npc(s: Marauders, me: Player, npc: int) -> float:
    cannons = 1.4 if npc == PIRATE_SLOOP else 5.4 if s.npc_ship(npc) == MAN_OF_WAR else 3.4
    bulk = 8.0 if npc == PIRATE_SLOOP else 19.0 if s.npc_ship(npc) == MAN_OF_WAR else 13.0
    theirs = cannons * (1.0 + EVENT_SKILL[s.npc_card[npc]][SEAMANSHIP]) * bulk
    return strength(me) / theirs


def danger(s: Marauders, me: Player, zone: int) -> float:
    """NPCs there that would attack and are stronger."""
    risk = 0.0
    for npc in NPCS:
        if s.npc_zone[npc] == zone and hostile(s, npc, me) and edge_on_npc(s, me, npc) < 1.2:
            risk += 4.0
    return risk


def way(s: Marauders, me: Player, goal: Goal, zone: int) -> float:
    """How good it is to sail to a neighbouring zone on the way to a goal."""
    return -2.0 * FAR[zone][goal.zone] - danger(s, me, zone) + 0.01 * len(NEAR[zone])
