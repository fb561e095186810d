"""Chapter 9: the Legendary Pirate's battles."""

from kaper.engine.asking import Args, Asking
from kaper.games.tiny_epic.components.board import LOOT_NAMES, MERCHANT_NAMES
from kaper.games.tiny_epic.components.cards import MERCHANT_DAMAGE, MERCHANT_GOLD
from kaper.games.tiny_epic.rules.firing import fire, note_roll, symbols_of, total
from kaper.games.tiny_epic.rules.gains import gain_deadeye, gain_infamy
from kaper.games.tiny_epic.rules.heeling import heel
from kaper.games.tiny_epic.rules.legend import PLAYER, legend_gains, legend_heels, legend_retreats
from kaper.games.tiny_epic.rules.legend_orders import legend_loads
from kaper.games.tiny_epic.rules.others import replace_card, reset_merchant
from kaper.games.tiny_epic.state.state import NOTHING, ORANGE, Pirates


def legend_fires(s: Pirates) -> int:
    """TEP-952: dice of its level, sheet and crew, Cannons, and every automatic hit."""
    legend = s.legend
    s.dice = tuple(s.chance.dice(s.dice_of(legend)))
    note_roll(s, legend)
    return total(s, legend, symbols_of(s, legend))


def meet_legend(s: Pirates, player: int, by_order: bool) -> Asking[None]:
    """TEP-640: the player attacks and rolls first."""
    s.battle = (player, s.legend, NOTHING, NOTHING)
    if s.diary is not None:
        s.diary.note("attacks", player, {"whom": s.legend})
    attack = yield from fire(s, player, NOTHING, by_order)
    defence = legend_fires(s)
    s.battle = (player, s.legend, attack, defence)
    yield from compare(s, player, attack, defence)


def legend_attacks_player(s: Pirates) -> Asking[None]:
    """TEP-640: the Legendary Pirate rolls first, then the player."""
    legend = s.legend
    if s.diary is not None:
        s.diary.note("attacks", legend, {"whom": PLAYER})
    s.battle = (legend, PLAYER, NOTHING, NOTHING)
    attack = legend_fires(s)
    s.battle = (legend, PLAYER, attack, NOTHING)
    defence = yield from fire(s, PLAYER, attack, False)
    s.battle = (legend, PLAYER, attack, defence)
    yield from compare(s, PLAYER, defence, attack)


def compare(s: Pirates, player: int, mine: int, its: int) -> Asking[None]:
    """TEP-953, TEP-956 to TEP-958: whoever of the two attacked."""
    legend = s.legend
    if s.diary is not None:
        if mine == its:
            s.diary.note("battle-tied", player, {"whom": legend})
        else:
            winner, loser = (player, legend) if mine > its else (legend, player)
            s.diary.note("wins-battle", winner, {"whom": loser})
    if mine > its:
        yield from gain_infamy(s, player, "battle")
        legend_heels(s, "battle")
        yield from legend_gains(s, 1, "deadeye")
        yield from legend_retreats(s)
    elif mine < its:
        yield from heel(s, player, "battle")
        gain_deadeye(s, player, "battle")
        yield from legend_gains(s, min(MERCHANT_GOLD[card] for card in s.slot), "ransom")
    else:
        gain_deadeye(s, player, "tie")
        yield from legend_gains(s, 1, "deadeye")


def legend_raids(s: Pirates, merchant: int) -> Asking[None]:
    """TEP-620, TEP-954, TEP-955: sinks it with more damage, is beaten with less."""
    legend = s.legend
    against = MERCHANT_DAMAGE[s.slot[merchant]]
    ship = MERCHANT_NAMES[merchant]
    if s.diary is not None:
        s.diary.note("raids", legend, {"ship": ship, "n": against})
    damage = legend_fires(s)
    s.battle = (legend, ORANGE + merchant, damage, against)
    if damage > against:
        yield from legend_sinks(s, merchant)
        return
    if s.diary is not None:
        s.diary.note("raid-tied" if damage == against else "raid-lost", legend, {"ship": ship})
    if damage < against:
        legend_heels(s, "raid")
    yield from legend_gains(s, 1, "deadeye")
    if damage < against:
        yield from legend_retreats(s)


def legend_sinks(s: Pirates, merchant: int) -> Asking[None]:
    """TEP-954, TEP-S10, TEP-S12: Gold, then the cube, then the merchant begins anew."""
    loot = s.cargo[merchant]
    gold = MERCHANT_GOLD[s.slot[merchant]]
    if s.diary is not None:
        spoils: Args = {"ship": MERCHANT_NAMES[merchant], "gold": gold, "loot": LOOT_NAMES[loot]}
        s.diary.note("sinks", s.legend, spoils)
    yield from legend_gains(s, gold, "merchant")
    s.cargo[merchant] = NOTHING
    yield from legend_loads(s, loot)
    if s.over:
        return
    replace_card(s, merchant)
    yield from reset_merchant(s, merchant, s.legend, PLAYER)
