"""Chapter 5: the quest action, the quest deck and its market."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.maracaibo.components.cards import QUEST_NAMES, QUESTS
from kaper.games.maracaibo.components.effects import SKIP, Effect
from kaper.games.maracaibo.components.ship import QUEST_REFRESH
from kaper.games.maracaibo.rules.gains import gain_doubloons
from kaper.games.maracaibo.state.state import NONE, Maracaibo

FROM_DECK: Final = Option("take:deck")
TAKE: Final[dict[int, Option]] = {card: Option(f"take:{QUEST_NAMES[card]}", card) for card in QUESTS}
SELL: Final[dict[int, Option]] = {card: Option(f"sell:{QUEST_NAMES[card]}", card) for card in QUESTS}
REFRESH: Final = Option("refresh")


def deck_size(s: Maracaibo) -> int:
    return len(s.quests) + len(s.below)


def draw_quest(s: Maracaibo) -> int:
    """POM-520: the top card; those put under the deck come when all others are gone (A-19)."""
    if s.quests:
        return s.chance.draw(s.quests)
    return s.below.pop(0) if s.below else NONE


def fill_market(s: Maracaibo) -> None:
    """POM-521, A-19: each gap from the deck, in its own place; with an empty deck it stays."""
    for place, card in enumerate(s.market):
        if card == NONE and deck_size(s):
            s.market[place] = draw_quest(s)
            if s.diary is not None:
                name = QUEST_NAMES[s.market[place]]
                s.diary.note("quest-on-offer", args={"card": name, "place": place + 1}, reveals=True)


def refresh_market(s: Maracaibo, seat: int) -> None:
    """POM-1604, A-19, A-32: the open cards go under the deck, left one first; the same number comes anew."""
    s.below += [card for card in s.market if card != NONE]
    s.market = [NONE] * len(s.market)
    if s.diary is not None:
        s.diary.note("refreshes-quests", seat)
    fill_market(s)


def can_quest(s: Maracaibo, seat: int, effect: Effect) -> bool:
    """POM-520, POM-1932: whether deck or market has a card."""
    return deck_size(s) > 0 or any(card != NONE for card in s.market)


def do_quest(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """POM-520, POM-522, POM-1604, POM-1935: the unseen top card of the deck, or one from the market."""
    for _ in range(effect.n):
        refreshable = s.strength[seat][QUEST_REFRESH] > 0
        while can_quest(s, seat, effect):
            chosen = yield Choose(seat, "quest", _on_offer(s, refreshable))
            if chosen is SKIP:
                return
            if chosen is not REFRESH:
                take_quest(s, seat, chosen)
                break
            refreshable = False
            refresh_market(s, seat)


def _on_offer(s: Maracaibo, refreshable: bool) -> list[Option]:
    """POM-520, POM-1604: the deck, the market, and laying it out anew."""
    open_cards = sorted(card for card in s.market if card != NONE)
    options = [FROM_DECK] if deck_size(s) else []
    options += [TAKE[card] for card in open_cards]
    if refreshable and open_cards:
        options.append(REFRESH)
    options.append(SKIP)
    return options


def take_quest(s: Maracaibo, seat: int, chosen: Option) -> None:
    """POM-520, POM-521: into the hand, in secret; a card from the market is replaced at once."""
    if chosen is FROM_DECK:
        card = draw_quest(s)
        if s.diary is not None:
            s.diary.note("draws-quest", seat, {"n": 1}, {"card": QUEST_NAMES[card]}, (seat,))
    else:
        card = chosen.value
        s.market[s.market.index(card)] = NONE
        if s.diary is not None:
            s.diary.note("takes-quest", seat, {"card": QUEST_NAMES[card]})
    s.hands[seat].append(card)
    s.hands[seat].sort()
    fill_market(s)


def can_discard(s: Maracaibo, seat: int, effect: Effect) -> bool:
    """POM-1909, POM-1932: whether there is one in the hand."""
    return len(s.hands[seat]) > 0


def do_discard_quest(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """POM-521, POM-1909, A-19: a quest of the hand goes unseen under the deck, for doubloons."""
    options = [SELL[card] for card in s.hands[seat]]
    options.append(SKIP)
    chosen = yield Choose(seat, "sell-quest", options, {"n": effect.n})
    if chosen is SKIP:
        return
    card = chosen.value
    s.hands[seat].remove(card)
    s.below.append(card)
    if s.diary is not None:
        s.diary.note("sells-quest", seat, {"n": effect.n}, {"card": QUEST_NAMES[card]}, (seat,))
    gain_doubloons(s, seat, effect.n, effect.source)
    fill_market(s)
