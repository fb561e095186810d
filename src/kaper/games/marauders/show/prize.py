"""Prizes in the scene: the cards of a merchant that is raided, and what a victor may take."""

from typing import Final

from kaper.engine.remembered import remembered
from kaper.engine.scene import Area, Card, Die, Phrase, Zone
from kaper.games.marauders.rules.plunder import for_the_taking
from kaper.games.marauders.show import keys, layout
from kaper.games.marauders.show.cards import cargo
from kaper.games.marauders.show.parts import area
from kaper.games.marauders.state.state import Marauders

BATTLE: Final = "battle"
SPOIL_ICONS: Final = {
    "all": "chest",
    "gold": "doubloon",
    "rumor": "rumor",
    "glory": "cards",
    "kept": "rumor",
    "done": "check",
}


@remembered
def goods(names: tuple[str, ...], raid: bool) -> Zone:
    """The cards of a merchant, or those that a naval ship had on board."""
    return _zone([cargo(name, "raid") for name in names], "thing-prize" if raid else "thing-spoils")


def for_taking(s: Marauders) -> tuple[str, ...]:
    """What a victor may take from a beaten player, as options."""
    seat, loser = s.searched
    taken = [option.text for option in for_the_taking(s, seat, loser) if option.verb != "overboard"]
    return ("all", *taken, "done")


@remembered
def spoils(things: tuple[str, ...]) -> Zone:
    """What the loser has, each as a card; what is thrown overboard to make room is in the hold."""
    cards: dict[str, Card] = {}
    for thing in things:
        verb, _, detail = thing.partition(":")
        key = keys.spoil(detail or verb)
        title = Phrase(f"name-{detail}") if detail else Phrase(f"thing-spoil-{verb}")
        cards[key] = Card(key, title, [_icon(verb, detail)])
    return _zone(list(cards.values()), "thing-spoils")


def _icon(verb: str, detail: str) -> str:
    return SPOIL_ICONS.get(verb) or f"{'good' if verb == 'cargo' else verb}-{detail}"


def _zone(cards: list[Card], title: str) -> Zone:
    spots = [f"prize-at-{n}" for n in range(len(cards))]
    return Zone("prize", "grid", Phrase(title), cards, len(cards), board=BATTLE, spots=spots)


@remembered
def places(cards: int) -> list[Area]:
    """Where they lie, between the ships."""
    return [area(f"prize-at-{n}", box, Phrase("thing-stall")) for n, box in enumerate(layout.prizes(cards))]


@remembered
def die(name: str, face: str, seat: int, rolls: int) -> Die:
    label = Phrase("thing-die", {"n": 0 if face == "skull" else int(face)})
    return Die(name, face, label, rolls, seat, "black" if seat < 0 else "", Phrase("thing-die-hint"))
