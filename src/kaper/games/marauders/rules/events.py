"""Chapter 5: Event cards, wars, and the merchants who return."""

from kaper.games.marauders.components.board import FLAG, NATION_NAMES, NATIONS, NONE, ZONES
from kaper.games.marauders.components.cards import (
    EVENT_EFFECTS,
    EVENT_ICONS,
    EVENT_LASTS,
    EVENT_NAMES,
    EVENT_NPC,
)
from kaper.games.marauders.components.load import NATION_IDS, word, words
from kaper.games.marauders.rules.bounties import raise_bounty
from kaper.games.marauders.rules.npcs import move_by_icon
from kaper.games.marauders.rules.trade import replace_demand
from kaper.games.marauders.state.state import Marauders


def return_merchants(s: Marauders) -> None:
    """MAM-705: the tokens of the Merchant spaces are mixed and laid face down in zones without one."""
    tokens = [nation for nation, count in enumerate(s.found) for _ in range(count)]
    if not tokens:
        return
    empty = [zone for zone in ZONES if s.merchant[zone] == NONE]
    fleet = len(s.fleets)
    s.fleets = (*s.fleets, tuple(tokens))
    s.found = [0, 0, 0, 0]
    for zone in empty[: len(tokens)]:
        s.merchant[zone] = fleet
    if s.diary is not None:
        s.diary.note("merchants-return", args={"n": len(tokens)})


def draw_event(s: Marauders) -> None:
    """MAM-502 to MAM-505: the movement icons first, then the text."""
    card = s.chance.draw(s.event_deck)
    if s.diary is not None:
        s.diary.note("event", args={"event": EVENT_NAMES[card], "round": s.round}, reveals=True)
    for npc, way in EVENT_ICONS[card]:
        move_by_icon(s, npc, way)
    if EVENT_NPC[card] != NONE:
        s.pending = (*s.pending, card)
    elif EVENT_LASTS[card]:
        s.events = (*s.events, card)
    else:
        resolve(s, card)


def resolve(s: Marauders, card: int) -> None:
    """MAM-504: events that act at once."""
    effect = EVENT_EFFECTS[card][0]
    if effect.op == "start_war":
        start_war(s, card)
        return
    s.event_discard.append(card)
    if effect.op == "end_war":
        end_war(s)
    elif effect.op == "raise_bounty":
        hunt(s, [NATION_IDS.index(nation) for nation in words(effect.row, "nations")])
    elif effect.op == "return_merchants":
        return_merchants(s)
    elif effect.op == "draw_events":
        draw_more(s, effect.n)
    else:
        nation = NATION_IDS.index(word(effect.row, "nation"))
        replace_demand(s, [zone for zone in ZONES if FLAG[zone] == nation], "event")


def draw_more(s: Marauders, n: int) -> None:
    """MAM-506: further cards of this round, one after the other, as long as there are any."""
    for _ in range(n):
        if s.event_deck:
            draw_event(s)


def start_war(s: Marauders, card: int) -> None:
    """MAM-1320: one Bounty token of each nation is mixed; the two that are drawn are at war."""
    end_war(s)
    tokens = NATIONS[:]
    s.war, s.warring = card, tuple(sorted([s.chance.draw(tokens), s.chance.draw(tokens)]))
    if s.diary is not None:
        one, other = s.warring
        s.diary.note("war", args={"one": NATION_NAMES[one], "other": NATION_NAMES[other]}, reveals=True)


def end_war(s: Marauders) -> None:
    """MAM-1320: the old War card is discarded."""
    if s.war == NONE:
        return
    s.event_discard.append(s.war)
    s.war, s.warring = NONE, ()
    if s.diary is not None:
        s.diary.note("war-ends")


def hunt(s: Marauders, nations: list[int]) -> None:
    """MAM-1311, `raise_bounty`: whoever has a bounty of these nations gets a level more."""
    for seat, player in enumerate(s.seats):
        for nation in nations:
            if player.bounty[nation]:
                raise_bounty(s, seat, nation, "event")
