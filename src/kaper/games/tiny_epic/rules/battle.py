"""Chapter 6: Attack."""

from typing import Final

from kaper.engine.asking import Args, Asking, Choose, Option
from kaper.games.tiny_epic.components.board import LOOT_NAMES, MERCHANT_NAMES, MERCHANTS
from kaper.games.tiny_epic.components.cards import MERCHANT_DAMAGE, MERCHANT_GOLD, MERCHANT_INFAMY
from kaper.games.tiny_epic.rules.firing import fire
from kaper.games.tiny_epic.rules.gains import gain_deadeye, gain_infamy, tell_lost_gold
from kaper.games.tiny_epic.rules.heeling import heel
from kaper.games.tiny_epic.rules.legend_battle import meet_legend
from kaper.games.tiny_epic.rules.loot import SKIP, make_room
from kaper.games.tiny_epic.rules.others import replace_card, reset_merchant
from kaper.games.tiny_epic.state.state import NOTHING, ORANGE, Pirates

FIGHT: Final = [Option(f"fight:{seat}", seat) for seat in range(ORANGE)]
RAID: Final = [Option(f"raid:{name}", merchant) for merchant, name in enumerate(MERCHANT_NAMES)]


def targets(s: Pirates, player: int, cell: int) -> list[Option]:
    """TEP-601, TEP-566: pirates that are not hidden and merchants on a card; never the Navy."""
    found: list[Option] = []
    for other in range(s.ships):
        if other != player and s.cell[other] == cell and not s.hidden[other]:
            found.append(FIGHT[other])
    for merchant in MERCHANTS:
        if s.merchant_cell[merchant] == cell:
            found.append(RAID[merchant])
    return found


def order_attack(s: Pirates, player: int, by_order: bool) -> Asking[None]:
    """TEP-601: one ship of the attacker's choice, or none."""
    options = targets(s, player, s.cell[player])
    if options:
        options.append(SKIP)
        chosen = yield Choose(player, "attack", options)
        if chosen is not SKIP:
            yield from attack(s, player, chosen, by_order)


def bonus_attack(s: Pirates, player: int) -> Asking[None]:
    """TEP-705: an Attack that a card allows; to attack has been decided already."""
    options = targets(s, player, s.cell[player])
    chosen = options[0]
    if len(options) > 1:
        chosen = yield Choose(player, "attack", options)
    yield from attack(s, player, chosen, False)


def attack(s: Pirates, player: int, target: Option, by_order: bool) -> Asking[None]:
    """TEP-605, TEP-640, TEP-R04: a merchant or a pirate; who attacks out of a cove leaves it first."""
    s.hidden[player] = False
    if target.verb == "raid":
        yield from raid(s, player, target.value, by_order)
    elif target.value == s.legend:
        yield from meet_legend(s, player, by_order)
    else:
        yield from fight(s, player, target.value, by_order)


def raid(s: Pirates, player: int, merchant: int, by_order: bool) -> Asking[None]:
    """TEP-605, TEP-620, TEP-625 to TEP-627: more damage sinks, less heels, both but sinking give a token."""
    s.battle = (player, ORANGE + merchant, NOTHING, NOTHING)
    against = MERCHANT_DAMAGE[s.slot[merchant]]
    ship = MERCHANT_NAMES[merchant]
    if s.diary is not None:
        s.diary.note("raids", player, {"ship": ship, "n": against})
    damage = yield from fire(s, player, against, by_order)
    s.battle = (player, ORANGE + merchant, damage, against)
    if damage > against:
        yield from sink(s, player, merchant)
        return
    if s.diary is not None:
        s.diary.note("raid-tied" if damage == against else "raid-lost", player, {"ship": ship})
    if damage < against:
        yield from heel(s, player, "raid")
    gain_deadeye(s, player, "raid")


def sink(s: Pirates, player: int, merchant: int) -> Asking[None]:
    """TEP-621 to TEP-624, TEP-R26, TEP-R32: spoils, infamy, another card, and the ship begins anew."""
    take_spoils(s, player, merchant)
    yield from make_room(s, player)
    if grants_infamy(s.slot[merchant], s.players):
        yield from gain_infamy(s, player, "merchant")
    replace_card(s, merchant)
    yield from reset_merchant(s, merchant, player, player)


def take_spoils(s: Pirates, player: int, merchant: int) -> None:
    """TEP-621: the card's Gold and the ship's cube."""
    loot = s.cargo[merchant]
    s.cargo[merchant] = NOTHING
    s.hold[player][loot] += 1
    gold = MERCHANT_GOLD[s.slot[merchant]]
    gained = s.gain_gold(player, gold)
    if s.diary is not None:
        spoils: Args = {"ship": MERCHANT_NAMES[merchant], "gold": gained, "loot": LOOT_NAMES[loot]}
        s.diary.note("sinks", player, spoils)
    tell_lost_gold(s, player, gold - gained)


def grants_infamy(card: int, players: int) -> bool:
    """TEP-624: the icon counts with the numbers of players that it says."""
    span = MERCHANT_INFAMY[card]
    return len(span) > 0 and span[0] <= players <= span[1]


def fight(s: Pirates, attacker: int, defender: int, by_order: bool) -> Asking[None]:
    """TEP-640 to TEP-644, TEP-R13: the attacker finishes, then the defender; the winner gains infamy."""
    s.battle = (attacker, defender, NOTHING, NOTHING)
    if s.diary is not None:
        s.diary.note("attacks", attacker, {"whom": defender})
    attack = yield from fire(s, attacker, NOTHING, by_order)
    s.battle = (attacker, defender, attack, NOTHING)
    defence = yield from fire(s, defender, attack, False)
    s.battle = (attacker, defender, attack, defence)
    if attack == defence:
        if s.diary is not None:
            s.diary.note("battle-tied", attacker, {"whom": defender})
        gain_deadeye(s, attacker, "tie")
        gain_deadeye(s, defender, "tie")
        return
    winner, loser = (attacker, defender) if attack > defence else (defender, attacker)
    if s.diary is not None:
        s.diary.note("wins-battle", winner, {"whom": loser})
    yield from gain_infamy(s, winner, "battle")
    yield from heel(s, loser, "battle")
    gain_deadeye(s, loser, "battle")
