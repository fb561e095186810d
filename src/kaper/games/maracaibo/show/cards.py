"""Cards in the scene: a face of signs, a name, and in words what the signs mean."""

from typing import Final

from kaper.engine.remembered import remembered
from kaper.engine.scene import Card, Phrase
from kaper.games.maracaibo.components.cards import (
    BLANK,
    COST,
    FIGUREHEADS,
    INCOME,
    KIND,
    LOCATION,
    QUEST_NAMES,
    RESIDENCE,
    RESIDENCE_SCORE,
    TYPE,
    VP,
)
from kaper.games.maracaibo.components.effects import COUNTERS, TYPES
from kaper.games.maracaibo.components.redbeard import EXTRA, RED_NAMES, SET_A
from kaper.games.maracaibo.show import effects
from kaper.games.maracaibo.show.labels import NOBODY, quest_figures
from kaper.games.maracaibo.show.links import face_down_id

TINTS: Final = {"location": "sea", "residence": "gold"}
TYPE_TINTS: Final = {"crew": "vermilion", "equipment": "land", "ship": "sky"}
PRINTED: Final = -1
"""In the place of a price: nothing is said but what is printed."""


# --- improvements, locations and residences, wherever they lie


@remembered
def improvement(card: str, price: int = PRINTED) -> Card:
    """An improvement card, with what it costs the viewer if that is not what is printed."""
    told = _improvement_figures(card)
    return Card(
        id=card,
        title=Phrase(f"name-{card}"),
        art=card,
        tint=TYPE_TINTS[str(told["type"])],
        hint=Phrase("thing-improvement-hint", told | {"price": price}),
    )


def _improvement_figures(card: str) -> effects.Figures:
    """Everything printed on an improvement card."""
    number = effects.CARDS[card]
    doubloons, vp = INCOME[number]
    told: effects.Figures = {"card": card, "type": TYPES[TYPE[number]], "cost": COST[number]}
    told |= {"points": VP[number], "doubloons": doubloons, "vp": vp}
    now, lasting, end = effects.NOW[card], effects.LASTING[card], effects.AT_THE_END[card]
    told |= {f"now-{key}": value for key, value in effects.figures(now).items()}
    return told | {"lasting": (*lasting, effects.NOTHING)[0], "end": (*end, effects.NOTHING)[0]}


@remembered
def location(card: str, value: str = "none", rubies: bool = False) -> Card:
    """A location: what a visit brings, and the kind of its value tile if one lies there."""
    told: effects.Figures = {"value": value, "rubies": int(rubies), "either": int(card in effects.EITHER)}
    told |= effects.figures(effects.LOCATION.get(card, []))
    hint = Phrase("thing-location-hint", told)
    return Card(card, Phrase(f"name-{card}"), art=card, tint=TINTS["location"], hint=hint)


@remembered
def residence(card: str, first: bool = True, price: int = PRINTED, worth: int = NOBODY) -> Card:
    """A residence; to a player it tells their own price and what it would score for them now."""
    number = effects.CARDS[card]
    what, vp, most = RESIDENCE_SCORE[number]
    told: effects.Figures = {"cost": COST[number], "price": price, "first": int(first), "vp": vp}
    told |= {"what": f"count-{COUNTERS[what].replace('_', '-')}", "most": most, "worth": worth}
    hint = Phrase("thing-residence-hint", told)
    return Card(card, Phrase(f"name-{card}"), art=card, tint=TINTS["residence"], hint=hint)


@remembered
def face_down(place: int, kind: str, coins: int) -> Card:
    """A card of the Caribbean that nobody knows, or a blank one."""
    told: effects.Figures = {"kind": kind, "coins": coins}
    is_blank = kind == "blank"
    return Card(
        id=face_down_id(place, is_blank),
        title=Phrase("name-blank") if is_blank else Phrase("thing-face-down", {"kind": kind}),
        face_up=False,
        art="blank" if is_blank else "",
        tint=TINTS.get(kind, ""),
        hint=Phrase("thing-hidden-hint", told),
    )


@remembered
def owned(card: str, seat: int) -> Card:
    """A card beside its owner's ship board; Redbeard takes locations, too."""
    if KIND[effects.CARDS[card]] == LOCATION:
        return Card(card, Phrase(f"name-{card}"), art=card, seat=seat)
    return improvement(card)


# --- quests, figureheads and Redbeard's cards


@remembered
def quest(number: int, hunters: bool, have: tuple[int, ...] | None = None, points: int = 0) -> Card:
    """A quest that the viewer sees; to a player it tells how far they are."""
    told = quest_figures(number, have, points) | {"hunters": int(hunters)}
    name = QUEST_NAMES[number]
    return Card(
        id=name,
        title=Phrase(f"name-{name}"),
        art=name,
        tint="leaf" if points else "",
        hint=Phrase("thing-quest-hint", told),
        badge=str(points) if points and not hunters else "",
    )


@remembered
def figurehead(name: str) -> Card:
    told: effects.Figures = {"figure": name, **effects.figures(effects.FIGURE[name])}
    hint = Phrase("thing-figurehead-hint", told)
    return Card(name, Phrase(f"name-{name}"), art=name, tint="gold", hint=hint)


@remembered
def red_card(number: int) -> Card:
    """One of Redbeard's cards that lies open."""
    extra, n = EXTRA.get(number, ("none", 0))
    box = "a" if number in SET_A else "b"
    told: effects.Figures = {"extra": extra.replace("_", "-"), "n": n, "set": box}
    name, hint = RED_NAMES[number], Phrase("thing-red-card-hint", told)
    return Card(name, Phrase(f"name-{name}"), art=name, tint="vermilion", hint=hint)


def faces() -> list[Card]:
    """Every card that can come to light."""
    found = [_face(card, name) for name, card in effects.CARDS.items() if card != BLANK]
    found += [quest(number, hunters=False) for number in QUEST_NAMES]
    found += [figurehead(name) for name in FIGUREHEADS]
    return found + [red_card(number) for number in RED_NAMES]


def _face(card: int, name: str) -> Card:
    if KIND[card] == LOCATION:
        return location(name)
    return residence(name) if KIND[card] == RESIDENCE else improvement(name)
