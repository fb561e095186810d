"""Chapter 10: NPC captains, whom they hunt, how they come, go and scout."""

from typing import Final

from kaper.engine.asking import Args
from kaper.games.marauders.components.board import (
    MAN_OF_WAR,
    NEAR,
    NONE,
    NPC_MOVES,
    SKULL,
    ZONE_EFFECTS,
    ZONE_NAMES,
)
from kaper.games.marauders.components.cards import (
    EVENT_FLAG,
    EVENT_NAMES,
    EVENT_NPC,
    EVENT_SKILL,
    EVENT_ZONE,
    NATIONALITY,
    NPC_NAMES,
    NPCS,
    PIRATE_SLOOP,
    RUMOR_KEPT,
    SCOUTING,
)
from kaper.games.marauders.components.load import NATION_IDS, Effect, num, word
from kaper.games.marauders.rules.skills import roll, shown
from kaper.games.marauders.state.player import Player, changed
from kaper.games.marauders.state.state import NPC, Marauders

HIDING: Final = [[rule for rule in rules if rule.op == "invisible"] for rules in ZONE_EFFECTS]
"""For each zone the rules that hide captains in it."""

# --- hunting priorities


def degrees(s: Marauders, npc: int, player: Player) -> tuple[int, int, int]:
    """MAM-1010, MAM-1011, MAM-1023: how far a captain meets each priority of an NPC; all 0 if none."""
    bounty = player.bounty
    wanted = sum(bounty)
    if npc < PIRATE_SLOOP:
        own = bounty[npc]
        return own, wanted - own, int(s.at_war(npc, NATIONALITY[player.captain]))
    return (0, 0, 0) if wanted else (player.gold, len(player.cargo), 1)


def hostile(s: Marauders, npc: int, player: Player) -> bool:
    """MAM-1010 to MAM-1012, MAM-1323: a captain who meets a priority and is not hidden where he is."""
    if player.captain == NONE:
        return False
    if npc >= PIRATE_SLOOP:
        meets = not player.pirate
    else:
        meets = player.pirate or s.at_war(npc, NATIONALITY[player.captain])
    return meets and not invisible(npc, player)


def invisible(npc: int, player: Player) -> bool:
    """MAM-1323: zones hide some captains from some NPCs."""
    for rule in HIDING[player.zone]:
        if (
            concerns(word(rule.row, "to"), npc)
            and described(word(rule.row, "who"), player)
            and holds(rule, player)
        ):
            return True
    return False


def concerns(which: str, npc: int) -> bool:
    """MAM-1310, MAM-1323: whether `flagship`, `flagship:french` or `npc_pirate` means this NPC."""
    kind, _, nation = which.partition(":")
    if kind == "npc_pirate":
        return npc >= PIRATE_SLOOP
    return kind == "flagship" and npc < PIRATE_SLOOP and (not nation or NATION_IDS.index(nation) == npc)


def described(who: str, player: Player) -> bool:
    """MAM-1310: whether an effect speaks of this captain."""
    kind, _, nation = who.partition(":")
    if kind == "pirate":
        return player.pirate
    return kind == "all" or NATION_IDS.index(nation) == player.nation


def holds(effect: Effect, player: Player, raided: int = NONE) -> bool:
    """MAM-1310: whether an effect's condition holds for a captain; `raided` is a merchant's flag."""
    cond, nation = effect.cond, effect.cond_nation
    if not cond:
        return True
    if cond == "pirate":
        return player.pirate
    if cond == "non_pirate":
        return not player.pirate
    if cond == "bounty":
        return player.bounty[nation] > 0
    if cond == "no_bounty":
        return player.bounty[nation] == 0
    return (player.nation if cond == "nation" else raided) == nation


# --- movement


def move_by_icon(s: Marauders, npc: int, way: str) -> None:
    """MAM-1020 to MAM-1022, MAM-1024: to the prey in reach, or across the border of the icon."""
    here = s.npc_zone[npc]
    if here == NONE:
        return
    reach = NEAR[here]
    prey: list[Player] = []
    for player in s.seats:
        if (player.zone == here or player.zone in reach) and hostile(s, npc, player):
            prey.append(player)
    if not prey:
        sail_npc(s, npc, NPC_MOVES[here][way], "course")
        return
    best = max([degrees(s, npc, each) for each in prey])
    zones = [each.zone for each in prey if degrees(s, npc, each) == best]
    compared = npc >= PIRATE_SLOOP and len(prey) > 1
    sail_npc(s, npc, zones[0] if len(zones) == 1 else s.chance.pick(zones), "prey", compared)


def sail_npc(s: Marauders, npc: int, to: int, why: str, compared: bool = False) -> None:
    """MAM-1020, MAM-1025, MAM-R22: nobody is scouted; whose gold was greater shows in where it went."""
    stays = s.npc_zone[npc] == to
    s.npc_zone[npc] = to
    if s.diary is not None:
        kind = "npc-stays" if stays else "npc-sails"
        told = {"npc": NPC_NAMES[npc], "zone": ZONE_NAMES[to], "why": why}
        s.diary.note(kind, args=told, reveals=compared)


# --- coming and going


def place_npcs(s: Marauders) -> None:
    """MAM-1002, MAM-1004, MAM-1007, MAM-R24: at the end of the round, new captains on top of the old ones."""
    if s.pending:
        stack_up(s)
    for npc, zone in enumerate(s.npc_zone):
        if zone != NONE:
            continue
        if s.npc_card[npc] == NONE:
            if not s.npc_under[npc]:
                continue
            s.npc_card[npc], s.npc_under = s.drawn_from(s.npc_under, npc)
        enter(s, npc, s.npc_card[npc])


def stack_up(s: Marauders) -> None:
    """MAM-1004: the new captain lies on top; the ship is off the board until it is placed."""
    for card in s.pending:
        npc = EVENT_NPC[card]
        if s.npc_card[npc] != NONE:
            s.npc_under = changed(s.npc_under, npc, (*s.npc_under[npc], s.npc_card[npc]))
        s.npc_card[npc] = card
        s.npc_zone[npc] = NONE
    s.pending = ()


def enter(s: Marauders, npc: int, card: int) -> None:
    zone = s.npc_zone[npc] = EVENT_ZONE[card]
    if s.diary is not None:
        told = {"npc": NPC_NAMES[npc], "card": EVENT_NAMES[card], "zone": ZONE_NAMES[zone]}
        s.diary.note("npc-placed", args=told)


def remove_npc(s: Marauders, npc: int) -> None:
    """MAM-1005 to MAM-1008: the card is discarded; who waits under it comes at the end of the round."""
    s.event_discard.append(s.npc_card[npc])
    s.npc_card[npc] = NONE
    s.npc_zone[npc] = NONE


# --- scouting


def lookouts(s: Marauders, zone: int) -> list[int]:
    """MAM-1035, MAM-R21: NPCs in the zone that are not held back by one another."""
    here = [npc for npc in NPCS if s.npc_zone[npc] == zone]
    if len(here) < 2:
        return here
    navy = [npc for npc in here if npc < PIRATE_SLOOP]
    if not navy:
        return here
    men_of_war = [npc for npc in navy if s.npc_ship(npc) == MAN_OF_WAR]
    return [npc for npc in navy if len(men_of_war) < 2 or npc not in men_of_war]


def start_scouting(s: Marauders, player: Player) -> None:
    """MAM-1030, MAM-1031, MAM-1036, MAM-R20: who will scout, in random order."""
    s.scouts = []
    if player.docked or player.zone not in s.npc_zone:
        return
    for npc in NPCS:
        if s.npc_zone[npc] == player.zone and hostile(s, npc, player):
            s.scouts.append(npc)
    if len(s.scouts) > 1:
        s.chance.shuffle(s.scouts)


def scouting_dice(s: Marauders, npc: int, player: Player) -> int:
    """MAM-1034, MAM-1317, MAM-R13: the printed value, or at a flag the highest bounty; less by charts."""
    card = s.npc_card[npc]
    count = EVENT_SKILL[card][SCOUTING]
    if EVENT_FLAG[card]:
        count = max(count, *player.bounty)
    for kept in player.kept:
        charts = RUMOR_KEPT[kept].get("npc_scouting")
        if charts is not None and concerns(word(charts.row, "who"), npc):
            count = max(1, count + num(charts.row, "dice"))
    return count


def npc_scouts(s: Marauders, npc: int, seat: int) -> bool:
    """MAM-1033, MAM-1302: the NPC's Scouting test, changed by the zone."""
    player = s.seats[seat]
    count = scouting_dice(s, npc, player)
    found = roll_for(s, npc, seat, count)
    for rule in scouting_rules(npc, player.zone):
        # One success must be confirmed, or one failure may be mended.
        if (rule.row.get("twice") is True and found) or (rule.row.get("reroll") is True and not found):
            found = roll_for(s, npc, seat, count)
    return found


def scouting_rules(npc: int, zone: int) -> list[Effect]:
    """MAM-1302: the rules of a zone that change an NPC's scouting."""
    found = [rule for rule in ZONE_EFFECTS[zone] if rule.op == "npc_scouting"]
    return [rule for rule in found if concerns(word(rule.row, "who"), npc)]


def roll_for(s: Marauders, npc: int, seat: int, count: int) -> bool:
    dice = roll(s, count)
    s.rolled, s.roller = tuple(dice), NPC + npc
    found = SKULL in dice
    if s.diary is not None:
        told: Args = {"npc": NPC_NAMES[npc], "dice": shown(dice), "found": int(found)}
        s.diary.note("npc-scouts", seat, told)
    return found
