"""Dealing anew what a viewer cannot know."""

from kaper.engine.chance import Chance
from kaper.games.marauders.components.board import NONE, STASH_STEP
from kaper.games.marauders.state.player import Player
from kaper.games.marauders.state.state import SETUP, Marauders


def redeal(s: Marauders, viewer: int, chance: Chance) -> None:
    """Everything that the viewer cannot know, in another possible order."""
    if s.over:
        _sort_decks(s)
        return
    known = (viewer, s.searched[1] if s.searched[0] == viewer else NONE)
    others = [player for seat, player in enumerate(s.seats) if seat not in known]
    if s.stage == SETUP:
        _captains(s, others, chance)
    _glory(s, others, chance)
    _cargo(s, others, viewer, chance)
    _rumors(s, others, chance)
    for player in others:
        _gold(s, player, chance)
    s.quiet &= sum(1 << seat for seat in known if seat != NONE)
    _sort_decks(s)


def _sort_decks(s: Marauders) -> None:
    """Bags have no order, so none may be left of the one in which they were filled."""
    for bag in (s.event_deck, s.captain_deck, s.glory_deck, s.cargo_deck, s.rumor_deck, s.mission_deck):
        bag.sort()


def _captains(s: Marauders, others: list[Player], chance: Chance) -> None:
    unseen = sorted(s.captain_deck + [player.captain for player in others])
    for player in others:
        player.captain = chance.draw(unseen)
    s.captain_deck = unseen


def _glory(s: Marauders, others: list[Player], chance: Chance) -> None:
    """All but a Specialist who is being shown."""
    hidden = [[card for card in player.hand if card != s.shown] for player in others]
    unseen = sorted(s.glory_deck + [card for hand in hidden for card in hand])
    for player, hand in zip(others, hidden, strict=True):
        shown = [card for card in player.hand if card == s.shown]
        player.hand = sorted(shown + [chance.draw(unseen) for _ in hand])
    s.glory_deck = unseen


def _cargo(s: Marauders, others: list[Player], viewer: int, chance: Chance) -> None:
    """Holds, deck, another player's market, and what he lays out for sale."""
    market = s.market if s.active != viewer else []
    counter = s.offer if s.active != viewer and s.selling else []
    unseen = sorted(s.cargo_deck + market + counter + [card for player in others for card in player.cargo])
    if market:
        s.market = sorted([chance.draw(unseen) for _ in market])
    if counter:
        s.offer = [chance.draw(unseen) for _ in counter]
    for player in others:
        player.cargo = sorted([chance.draw(unseen) for _ in player.cargo])
    s.cargo_deck = unseen


def _rumors(s: Marauders, others: list[Player], chance: Chance) -> None:
    """A Rumor that lies face up stays; of a second one nobody else knows anything."""
    hidden = [(player, int(player.rumor_open)) for player in others]
    unseen = sorted(s.rumor_deck + [card for player, known in hidden for card in player.rumors[known:]])
    for player, known in hidden:
        dealt = tuple([chance.draw(unseen) for _ in player.rumors[known:]])
        player.rumors = player.rumors[:known] + dealt
    s.rumor_deck = unseen


def _gold(s: Marauders, player: Player, chance: Chance) -> None:
    """All gold can be worked out from what was gained and paid; only what lies in the chest is open."""
    total = player.gold + player.chest
    low = player.low
    seat = s.seats.index(player)
    if not s.declared >> seat & 1:
        missing = s.target - player.glory
        if missing <= s.cap:
            low = max(low, total - (missing * STASH_STEP - 1))
    player.gold = low + chance.below(player.high - low + 1)
    player.chest = total - player.gold
