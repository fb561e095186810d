"""Chapter 9: Glory cards, how they are drawn and played, and the moments at which somebody may do so."""

from typing import Final

from kaper.engine.asking import NOTHING, Args, Asking, Choose, Option
from kaper.games.marauders.components.board import HAND_LIMIT, NONE
from kaper.games.marauders.components.cards import (
    FITTING,
    GLORY_NAMES,
    GLORY_SKILL,
    GLORY_WHEN,
    QUICK_LEARNER,
)
from kaper.games.marauders.state.state import NOWHERE, Marauders

PLAY: Final = [Option(f"play:{name}", card) for card, name in enumerate(GLORY_NAMES)]
DISCARD: Final = [Option(f"discard:{name}", card) for card, name in enumerate(GLORY_NAMES)]
PASS: Final = Option("pass")
QUIET: Final = Option("quiet")
"""Do not ask me any more in this turn."""


def draw_glory(s: Marauders, seat: int, why: str) -> Asking[None]:
    """MAM-901, MAM-902: a card; with five in hand one of them is discarded before anything is played."""
    deck = s.glory_deck
    if not deck:
        deck = s.glory_deck = s.glory_discard
        s.glory_discard = []
    card = s.chance.draw(deck)
    hand = s.seats[seat].hand
    hand.append(card)
    hand.sort()
    if s.diary is not None:
        s.diary.note("draws-glory", seat, {"n": len(hand), "why": why}, {"card": GLORY_NAMES[card]}, (seat,))
    yield from discard_surplus(s, seat)


def discard_surplus(s: Marauders, seat: int) -> Asking[None]:
    """MAM-902: of five cards four are kept, before any of them may be played."""
    hand = s.seats[seat].hand
    if len(hand) > HAND_LIMIT:
        options = [DISCARD[each] for each in sorted(set(hand))]
        discard(s, seat, (yield Choose(seat, "discard-glory", options, pause=True)).value)


def discard(s: Marauders, seat: int, card: int) -> None:
    """MAM-902: to the pile, for all to see."""
    s.seats[seat].hand.remove(card)
    s.glory_discard.append(card)
    if s.diary is not None:
        s.diary.note("discards-glory", seat, {"card": GLORY_NAMES[card]}, reveals=True)


def acts_as(s: Marauders, card: int) -> int:
    """MAM-1322: Quick Learner is the card played last, NONE if there was none."""
    return s.last_glory if card == QUICK_LEARNER else card


def playable(s: Marauders, hand: list[int], when: str, skill: str = "") -> list[int]:
    """MAM-903, MAM-1322: cards in hand that fit a window, each kind once."""
    found: list[int] = []
    fitting = FITTING[when]
    for card in hand:
        if not fitting[card]:
            continue
        real = s.last_glory if card == QUICK_LEARNER else card
        if real == NONE or GLORY_WHEN[real] != when or card in found:
            continue
        wanted = GLORY_SKILL[real]
        if not wanted or wanted in ("any", skill):
            found.append(card)
    return found


def own_cards(s: Marauders, hand: list[int]) -> list[int]:
    """MAM-903: cards of the own turn; NPCs can only be moved when there is one."""
    found: list[int] = []
    for card in hand:
        real = acts_as(s, card)
        if real == NONE or card in found:
            continue
        when = GLORY_WHEN[real]
        if when == "own_turn" or (when == "any_turn" and s.npc_zone != NOWHERE):
            found.append(card)
    return found


def play(s: Marauders, seat: int, card: int) -> int:
    """MAM-903, MAM-1322: the card is shown and discarded; gives the card as which it acts."""
    real = acts_as(s, card)
    s.last_glory = real
    s.seats[seat].hand.remove(card)
    s.glory_discard.append(card)
    if s.diary is not None:
        s.diary.note("plays", seat, {"card": GLORY_NAMES[card], "as": GLORY_NAMES[real]}, reveals=True)
    return real


def moment(s: Marauders, seat: int) -> None:
    """Everybody knows that whoever holds a card may be asked now; whether they are stays their secret."""
    if s.seats[seat].hand:
        s.moments |= 1 << seat


def ask_window(
    s: Marauders, seat: int, window: str, uses: list[Option], cards: list[int], about: Args = NOTHING
) -> Asking[Option]:
    """What is used, or PASS; asked only if there is something, which the others never learn."""
    moment(s, seat)
    if not uses and not cards:
        return PASS
    s.moments |= 1 << seat
    options = [PASS, *uses, *[PLAY[card] for card in cards]]
    return (yield Choose(seat, window, options, about, pause=True, hidden=True))


def interrupt(s: Marauders, when: str, seats: list[int], about: Args, skill: str = "") -> Asking[bool]:
    """MAM-904: the first card that is played in another player's turn; in turn order.

    Who said `quiet` is not asked again this turn.
    """
    for seat in seats:
        me = s.seats[seat]
        moment(s, seat)
        if not me.hand or s.quiet >> seat & 1:
            continue
        cards = playable(s, me.hand, when, skill)
        if not cards:
            continue
        options = [PASS, QUIET, *[PLAY[card] for card in cards]]
        chosen = yield Choose(seat, when.replace("_", "-"), options, about, hidden=True)
        if chosen is QUIET:
            s.quiet |= 1 << seat
        elif chosen is not PASS:
            play(s, seat, chosen.value)
            return True
    return False
