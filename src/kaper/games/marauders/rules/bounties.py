"""Chapter 8: bounties, rewards, pardons."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option, pick
from kaper.games.marauders.components.board import BOUNTY_GOLD, BOUNTY_MAX, NATION_NAMES, NATIONS, NONE
from kaper.games.marauders.components.cards import EVENT_REWARD
from kaper.games.marauders.components.load import NATION_IDS, Effect, num, word
from kaper.games.marauders.rules.gold import gain, pay, purse
from kaper.games.marauders.state.player import Player, changed
from kaper.games.marauders.state.state import Marauders

REWARD: Final = [Option(f"reward:{name}", nation) for nation, name in enumerate(NATION_NAMES)]
DECLINE: Final = Option("decline")


def raise_bounty(s: Marauders, seat: int, nation: int, why: str) -> None:
    """MAM-801 to MAM-803: one level more, at most 5, of the nation that was offended, and by what."""
    level = s.seats[seat].bounty[nation] + 1
    if level <= BOUNTY_MAX:
        set_bounty(s, seat, nation, level, "bounty", why)


def set_bounty(s: Marauders, seat: int, nation: int, level: int, kind: str, why: str) -> None:
    me = s.seats[seat]
    me.bounty = changed(me.bounty, nation, level)
    if s.diary is not None:
        s.diary.note(kind, seat, {"nation": NATION_NAMES[nation], "n": level, "why": why})


def hunters_reward(s: Marauders, seat: int, wanted: tuple[int, ...]) -> Asking[None]:
    """MAM-820, MAM-821, MAM-R38: gold for a beaten pirate player, from one nation of the winner's choice."""
    me = s.seats[seat]
    payers = [
        nation
        for nation in NATIONS
        if wanted[nation] and not me.bounty[nation] and not s.at_war(nation, me.nation)
    ]
    if not payers:
        return
    options = [*[REWARD[nation] for nation in payers], DECLINE]
    chosen = yield Choose(seat, "reward", options)
    if chosen is not DECLINE:
        gain(s, seat, bounty_reward(me, wanted[chosen.value]), "reward")


def bounty_reward(me: Player, level: int) -> int:
    """MAM-820, MAM-1310: what a nation pays for a pirate with a bounty of this level."""
    return BOUNTY_GOLD * level + me.bonus("reward_bonus")


def pirate_reward(s: Marauders, seat: int, card: int) -> None:
    """MAM-822: gold for a defeated pirate NPC, to those who are no pirates themselves."""
    me = s.seats[seat]
    if not me.pirate:
        gain(s, seat, EVENT_REWARD[card] + me.bonus("reward_bonus"), "reward")


def pardon(s: Marauders, seat: int, effect: Effect) -> Asking[None]:
    """MAM-807: levels of one nation are lifted, free or for gold."""
    bounty = s.seats[seat].bounty
    price = num(effect.row, "price_per_level")
    named = word(effect.row, "nation")
    nations = [nation for nation in NATIONS if named in ("choose", NATION_IDS[nation])]
    yield from lift(s, seat, [nation for nation in nations if bounty[nation]], price)


def lift(s: Marauders, seat: int, nations: list[int], price: int) -> Asking[None]:
    """MAM-807: one nation's levels, as many as wanted and paid for; free ones all at once."""
    bounty = s.seats[seat].bounty
    most = purse(s, seat) // price if price else BOUNTY_MAX
    choices = {
        f"pardon:{NATION_NAMES[nation]}:{levels}": (nation, levels)
        for nation in nations
        for levels in range(1 if price else bounty[nation], min(most, bounty[nation]) + 1)
    }
    if not choices:
        return
    choices["decline"] = (NONE, 0)
    nation, levels = yield from pick(seat, "pardon", choices, {"price": price})
    if nation == NONE:
        return
    pay(s, seat, price * levels, "pardon")
    set_bounty(s, seat, nation, bounty[nation] - levels, "pardoned", "gold" if price else "card")
