"""What is on offer, in the scene: quests, figureheads, the deck of level II, the ruby market; and hands."""

from typing import Final

from kaper.engine.remembered import remembered
from kaper.engine.scene import Area, Board, Card, Phrase, Spot, Zone
from kaper.games.maracaibo.components.cards import CARD_NAMES, FIGUREHEADS
from kaper.games.maracaibo.rules.quests import deck_size
from kaper.games.maracaibo.show import layout
from kaper.games.maracaibo.show.cards import figurehead, owned, quest
from kaper.games.maracaibo.show.effects import RUBY, figures
from kaper.games.maracaibo.show.labels import quest_progress
from kaper.games.maracaibo.show.links import ruby_id
from kaper.games.maracaibo.state.state import HUNTERS, NONE, RUBIES, Maracaibo

MARKET: Final = "market"
NOBODYS: Final = -1
Quest = tuple[int, tuple[int, ...] | None, int]
"""A quest, what somebody has of the things that it names, and their points for it."""


def board(s: Maracaibo) -> Board:
    return _board(len(s.market), s.has(RUBIES), s.ruby_market)


@remembered
def _board(offers: int, rubies: bool, sold: int) -> Board:
    art = "rubies" if rubies else MARKET
    return Board(
        id=MARKET,
        art=art,
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-market"),
        spots=[_ruby(place, sold >> place & 1) for place in range(len(layout.RUBIES))] if rubies else [],
        areas=_areas(offers, rubies),
        art_dark=f"{art}-dark",
    )


@remembered
def _areas(offers: int, rubies: bool) -> list[Area]:
    boxes = {"deck-place": layout.QUEST_DECK, "level-two-place": layout.LEVEL_TWO}
    boxes |= {f"offer-{place}": layout.QUESTS[place] for place in range(offers)}
    boxes |= {f"figure-{place}": box for place, box in enumerate(layout.FIGURES)}
    areas = [Area(name, layout.outline(box), Phrase("thing-on-offer")) for name, box in boxes.items()]
    heads = [name for name in layout.HEADINGS if name != "rubies" or rubies]
    return areas + [
        Area(
            f"head-{name}",
            layout.outline(layout.HEADINGS[name]),
            Phrase(f"thing-head-{name}"),
            Phrase(f"thing-head-{name}-hint"),
            title=Phrase(f"thing-head-{name}"),
        )
        for name in heads
    ]


@remembered
def _ruby(place: int, sold: int) -> Spot:
    told: dict[str, int | str] = {"sold": sold, **figures(RUBY[place])}
    label, hint = Phrase("thing-ruby-space", told), Phrase("thing-ruby-space-hint", {"sold": sold})
    token = "ruby" if sold else f"sold-{place + 1}"
    return Spot(ruby_id(str(place + 1)), *layout.RUBIES[place], layout.RUBY_RADIUS, label, hint, token)


# --- cards on offer


def zones(s: Maracaibo) -> list[Zone]:
    """As everybody sees them; decks show their backs, except a top card that lies open in the fog."""
    found = [
        _quest_deck(deck_size(s)),
        quest_market(s, None),
        _level_two(len(s.deck) + (s.top != NONE), s.top),
        _figureheads(tuple(s.figures)),
    ]
    return [zone for zone in found if zone.cards]


@remembered
def _quest_deck(left: int) -> Zone:
    title = Phrase("thing-quest-deck", {"n": left})
    cards = [_back("quest-deck", "thing-quest-deck", left)] if left else []
    return _zone("quest-deck-pile", title, cards, ["deck-place"])


@remembered
def _level_two(left: int, top: int) -> Zone:
    title = Phrase("thing-level-two", {"n": left})
    back = _back("level-two", "thing-level-two", left)
    card = back if top == NONE else owned(CARD_NAMES[top], NOBODYS)
    return _zone("level-two-pile", title, [card] if left else [], ["level-two-place"])


@remembered
def _figureheads(figures: tuple[int, ...]) -> Zone:
    cards = [figurehead(FIGUREHEADS[figure]) for figure in figures]
    return _zone(
        "figureheads", Phrase("thing-figureheads"), cards, [f"figure-{place}" for place in range(len(cards))]
    )


def _back(thing: str, key: str, n: int) -> Card:
    return Card(thing, Phrase(key, {"n": n}), face_up=False, hint=Phrase(f"{key}-hint"), badge=str(n))


def _zone(name: str, title: Phrase, cards: list[Card], spots: list[str]) -> Zone:
    return Zone(name, "grid", title, cards, count=len(cards), board=MARKET, spots=spots)


# --- quests


def quest_market(s: Maracaibo, counted: list[int] | None) -> Zone:
    """The quests that lie open, with how far somebody is."""
    return _quest_market(tuple([_figured(s, card, counted) for card in s.market]), s.has(HUNTERS))


def hand(s: Maracaibo, seat: int, viewer: int, counted: list[int] | None) -> Zone:
    """The quests of a seat, for those who may see them."""
    return _hand(
        seat, seat == viewer, tuple([_figured(s, card, counted) for card in s.hands[seat]]), s.has(HUNTERS)
    )


def _figured(s: Maracaibo, card: int, counted: list[int] | None) -> Quest:
    if counted is None or card == NONE:
        return card, None, 0
    return card, *quest_progress(s, counted, card)


@remembered
def _quest_market(quests: tuple[Quest, ...], hunters: bool) -> Zone:
    offers = [(place, each) for place, each in enumerate(quests) if each[0] != NONE]
    cards = [quest(card, hunters, have, points) for _, (card, have, points) in offers]
    return _zone(
        "quest-market", Phrase("thing-quest-market"), cards, [f"offer-{place}" for place, _ in offers]
    )


@remembered
def _hand(seat: int, own: bool, quests: tuple[Quest, ...], hunters: bool) -> Zone:
    cards = [quest(card, hunters, have, points) for card, have, points in quests]
    title = Phrase("thing-hand" if own else "thing-hand-of", {"whom": seat})
    return Zone(hand_id(seat), "hand" if own else "row", title, cards, count=len(cards), seat=seat)


def hand_id(seat: int) -> str:
    return f"quests-{seat}"
