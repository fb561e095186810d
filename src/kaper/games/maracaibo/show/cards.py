"""Cards in the scene: a face of signs, a name, and in words what the signs mean."""

from typing import Final

from kaper.engine.scene import Card, Counter, Phrase
from kaper.engine.ties import Ties
from kaper.games.maracaibo.components.cards import COST, INCOME, KIND, KIND_NAMES, RESIDENCE_SCORE, TYPE, VP
from kaper.games.maracaibo.components.effects import COUNTERS, TYPES
from kaper.games.maracaibo.components.redbeard import EXTRA, FIRST_CARD
from kaper.games.maracaibo.rules.ending import residence_points
from kaper.games.maracaibo.show import effects
from kaper.games.maracaibo.show.labels import Sight, counted, place_figures, quest_figures
from kaper.games.maracaibo.show.links import card_id
from kaper.games.maracaibo.show.panels import livery
from kaper.games.maracaibo.view.view import PlaceView, View

TINTS: Final = {"location": "sea", "residence": "gold", "improvement": "paper"}
TYPE_TINTS: Final = {"crew": "vermilion", "equipment": "land", "ship": "sky"}


def improvement_figures(card: str) -> dict[str, int | str]:
    """Everything printed on an improvement card."""
    number = effects.CARDS[card]
    doubloons, vp = INCOME[number]
    told: dict[str, int | str] = {"card": card, "type": TYPES[TYPE[number]], "cost": COST[number]}
    told |= {"points": VP[number], "doubloons": doubloons, "vp": vp}
    now, lasting, end = effects.NOW[card], effects.LASTING[card], effects.AT_THE_END[card]
    told |= {f"now-{key}": value for key, value in effects.figures(now).items()}
    return told | {"lasting": (*lasting, effects.NOTHING)[0], "end": (*end, effects.NOTHING)[0]}


def owned(card: str, seat: int, options: list[str]) -> Card:
    """An improvement card beside its owner's ship board."""
    if KIND_NAMES[KIND[effects.CARDS[card]]] == "location":
        return Card(card, Phrase(f"name-{card}"), art=card, seat=seat)
    told = improvement_figures(card)
    return Card(
        id=card,
        title=Phrase(f"name-{card}"),
        art=card,
        tint=TYPE_TINTS[str(told["type"])],
        hint=Phrase("thing-improvement-hint", told | {"price": told["cost"]}),
        options=options,
    )


def on_place(seen: Sight, number: int, tied: Ties) -> Card:
    """The card on a place of the Caribbean, with what lies on it."""
    view = seen.view
    place = view.places[number]
    name = card_id(view, number)
    return Card(
        id=name,
        title=Phrase(f"name-{place.card}") if place.card else Phrase("thing-face-down", {"kind": place.kind}),
        face_up=bool(place.card) and not (place.face_down and place.card == "blank"),
        art=place.card,
        tint=_tint(place),
        hint=_hint(seen, number),
        options=tied.get(name, []),
        counters=_lying(view, place, number),
    )


def _tint(place: PlaceView) -> str:
    if place.kind == "improvement" and place.card:
        return TYPE_TINTS[TYPES[TYPE[effects.CARDS[place.card]]]]
    return TINTS.get(place.kind, "")


def _hint(seen: Sight, number: int) -> Phrase:
    view = seen.view
    place = view.places[number]
    told = place_figures(view, number, view.seats[seen.viewer] if seen.viewer >= 0 else None)
    if not place.card or place.kind == "blank":
        return Phrase("thing-hidden-hint", {"kind": place.kind, "coins": place.coins})
    if place.kind == "improvement":
        return Phrase("thing-improvement-hint", improvement_figures(place.card) | {"price": told["price"]})
    if place.kind == "residence":
        return Phrase("thing-residence-hint", told | _residence(seen, number))
    return Phrase("thing-location-hint", told)


def _residence(seen: Sight, place: int) -> effects.Figures:
    s, viewer = seen.state, seen.viewer
    what, vp, most = RESIDENCE_SCORE[s.card[place]]
    worth = residence_points(s, counted(seen, viewer), place) if viewer >= 0 else 0
    name = COUNTERS[what].replace("_", "-")
    return {"what": f"count-{name}", "vp": vp, "most": most, "cost": COST[s.card[place]], "worth": worth}


def _lying(view: View, place: PlaceView, number: int) -> list[Counter]:
    """Value tile, doubloons of the fog, black market, rubies, residence markers."""
    lying: list[Counter] = []
    if place.value:
        label = Phrase("thing-value", {"kind": place.value})
        lying.append(
            Counter(f"value-{number}", f"value-{place.value}", "", label, Phrase("thing-value-hint"))
        )
    if place.coins:
        label = Phrase("thing-fog-coins", {"n": place.coins})
        lying.append(Counter(f"coins-{number}", "coins", str(place.coins), label))
    if place.stall:
        told: dict[str, int | str] = {"whom": place.stall_seat, "tile": place.stall}
        lying.append(Counter(f"stall-{number}", f"stall-{place.stall}", "", Phrase("thing-stall", told)))
    if place.rubies:
        lying.append(Counter(f"delivery-{number}", "ruby", "", Phrase("thing-delivery")))
    for seat in place.markers:
        label = Phrase("thing-marker", {"whom": seat})
        colour, _ = livery(seat, view.seats[seat])
        lying.append(Counter(f"marker-{number}-{seat}", f"flag-{colour}", "", label))
    return lying


def quest(seen: Sight, card: str, seat: int, tied: Ties) -> Card:
    """A quest that the viewer sees; to a player it tells how far they are."""
    found = counted(seen, seat) if seat >= 0 and seen.view.places else None
    hunters = "hunters" in seen.view.modules
    told = quest_figures(seen.state, found, int(card[6:])) | {"hunters": int(hunters)}
    points = told["points"]
    return Card(
        id=card,
        title=Phrase(f"name-{card}"),
        art=card,
        tint="leaf" if points else "",
        hint=Phrase("thing-quest-hint", told),
        options=tied.get(card, []),
        badge=str(points) if points and not hunters else "",
    )


def figurehead(name: str, tied: Ties) -> Card:
    told: dict[str, int | str] = {"figure": name, **effects.figures(effects.FIGURE[name])}
    hint = Phrase("thing-figurehead-hint", told)
    return Card(name, Phrase(f"name-{name}"), art=name, tint="gold", hint=hint, options=tied.get(name, []))


def red_card(name: str) -> Card:
    """One of Redbeard's cards that lies open."""
    extra, n = EXTRA.get(int(name[9:]), ("none", 0))
    told: dict[str, int | str] = {"extra": extra.replace("_", "-"), "n": n, "set": _set(name)}
    return Card(
        name, Phrase(f"name-{name}"), art=name, tint="vermilion", hint=Phrase("thing-red-card-hint", told)
    )


def _set(name: str) -> str:
    return "a" if int(name[9:]) < FIRST_CARD + 6 else "b"
