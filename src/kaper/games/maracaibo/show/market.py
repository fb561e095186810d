"""What is on offer, in the scene: quests, figureheads, the deck of level II, the ruby market."""

from typing import Final

from kaper.engine.scene import Area, Board, Card, Phrase, Spot, Zone
from kaper.engine.ties import Ties
from kaper.games.maracaibo.show import layout
from kaper.games.maracaibo.show.cards import figurehead, owned, quest
from kaper.games.maracaibo.show.effects import RUBY, figures
from kaper.games.maracaibo.show.labels import Sight
from kaper.games.maracaibo.show.links import ruby_id
from kaper.games.maracaibo.view.view import View

MARKET: Final = "market"


def board(view: View, tied: Ties) -> Board:
    art = "rubies" if "rubies" in view.modules else MARKET
    return Board(
        id=MARKET,
        art=art,
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-market"),
        spots=_rubies(view, tied) if "rubies" in view.modules else [],
        areas=_areas(view),
        art_dark=f"{art}-dark",
    )


def _areas(view: View) -> list[Area]:
    boxes = {"deck-place": layout.QUEST_DECK, "level-two-place": layout.LEVEL_TWO}
    boxes |= {f"offer-{place}": layout.QUESTS[place] for place in range(len(view.quest_market))}
    boxes |= {f"figure-{place}": box for place, box in enumerate(layout.FIGURES)}
    areas = [Area(name, layout.outline(box), Phrase("thing-on-offer")) for name, box in boxes.items()]
    heads = [name for name in layout.HEADINGS if name != "rubies" or "rubies" in view.modules]
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


def _rubies(view: View, tied: Ties) -> list[Spot]:
    spots: list[Spot] = []
    for place, ((x, y), sold) in enumerate(zip(layout.RUBIES, view.ruby_market, strict=True)):
        thing = ruby_id(str(place + 1))
        told: dict[str, int | str] = {"sold": int(sold), **figures(RUBY[place])}
        label, hint = Phrase("thing-ruby-space", told), Phrase("thing-ruby-space-hint", told)
        token = "ruby" if sold else f"sold-{place + 1}"
        spots.append(Spot(thing, x, y, layout.RUBY_RADIUS, label, hint, tied.get(thing, []), token))
    return spots


def zones(seen: Sight, tied: Ties) -> list[Zone]:
    """Decks show their backs, except a top card that lies open in the fog."""
    view = seen.view
    offers = [(place, card) for place, card in enumerate(view.quest_market) if card]
    deck = _back("quest-deck", "thing-quest-deck", view.quest_deck, tied)
    title = Phrase("thing-level-two", {"n": view.level_two})
    if view.level_two_top:
        level = owned(view.level_two_top, -1, [])
    else:
        level = _back("level-two", "thing-level-two", view.level_two, tied)
    return [
        _zone(
            "quest-deck-pile",
            Phrase("thing-quest-deck", {"n": view.quest_deck}),
            [deck] if view.quest_deck else [],
            ["deck-place"],
        ),
        _zone(
            "quest-market",
            Phrase("thing-quest-market"),
            [quest(seen, card, seen.viewer, tied) for _, card in offers],
            [f"offer-{place}" for place, _ in offers],
        ),
        _zone("level-two-pile", title, [level] if view.level_two else [], ["level-two-place"]),
        _zone(
            "figureheads",
            Phrase("thing-figureheads"),
            [figurehead(name, tied) for name in view.figureheads],
            [f"figure-{place}" for place in range(len(view.figureheads))],
        ),
    ]


def _back(thing: str, key: str, n: int, tied: Ties) -> Card:
    label = Phrase(key, {"n": n})
    return Card(
        thing, label, face_up=False, hint=Phrase(f"{key}-hint"), options=tied.get(thing, []), badge=str(n)
    )


def _zone(name: str, title: Phrase, cards: list[Card], spots: list[str]) -> Zone:
    return Zone(name, "grid", title, cards, count=len(cards), board=MARKET, spots=spots)


def hand(seen: Sight, tied: Ties) -> list[Zone]:
    """The viewer's quests; at the end everybody's lie open."""
    found: list[Zone] = []
    for number, seat in enumerate(seen.view.seats):
        if seat.quests and not seat.redbeard:
            cards = [quest(seen, card, number, tied) for card in seat.quests]
            key = "thing-hand" if number == seen.viewer else "thing-hand-of"
            kind = "hand" if number == seen.viewer else "row"
            title = Phrase(key, {"whom": number})
            found.append(Zone(f"quests-{number}", kind, title, cards, count=len(cards), seat=number))
    return found
