"""Captains and crew as cards in the scene: whose order is on the wheel lights up, who has acted is pale."""

from typing import Final

from kaper.engine.scene import Card, Counter, Phrase, Zone
from kaper.engine.show import Asked
from kaper.engine.ties import Ties
from kaper.games.tiny_epic.components.board import HIDE
from kaper.games.tiny_epic.components.cards import SIDE_DICE, SIDE_NAMES
from kaper.games.tiny_epic.show.labels import Sight
from kaper.games.tiny_epic.show.links import captain_id, crew_id
from kaper.games.tiny_epic.show.odds import active_cards, card_figures, crew_faces, side_figures
from kaper.games.tiny_epic.state.state import CAPTAIN_BONUS, CREW_BONUS, ORDER, SAIL
from kaper.games.tiny_epic.view.view import ShipView, View

ACTIVE: Final = "gold"
"""The tint of a card whose bonus action the order makes active."""
AT_SEA: Final = (SAIL, ORDER, CAPTAIN_BONUS, CREW_BONUS)
"""Phases in which the order on the wheel is the order of this turn."""


def zones(seen: Sight, tied: Ties, ask: Asked | None, fighting: bool) -> list[Zone]:
    """Everybody's cards, and those for hire unless a battle needs the room."""
    view, viewer = seen.view, seen.viewer
    found = [] if fighting else [_row(view, tied)]
    for seat, ship in enumerate(view.ships):
        if ship.captain or ship.crew:
            found.append(_company(seen, seat, ship, tied, ask if seat == viewer else None))
    return found


def zone_ids(seat: int, ship: ShipView) -> list[str]:
    return [f"company-{seat}"] if ship.captain or ship.crew else []


def _row(view: View, tied: Ties) -> Zone:
    cards = [_crew(card, tied) for card in view.row]
    left = len(view.crew_deck) + len(view.under)
    return Zone("crew-row", "row", Phrase("thing-row", {"n": left}), cards, count=len(cards))


def _company(seen: Sight, seat: int, ship: ShipView, tied: Ties, ask: Asked | None) -> Zone:
    """The captain and the crew to the right of them; before the game begins, both sides of the captain."""
    if ask is not None and ask.prompt == "captain-side":
        captains = [option.partition(":")[2] for option in ask.options]
    else:
        captains = [ship.captain] if ship.captain else []
    s, viewer = seen.state, seen.viewer
    order = s.order(seat) if seat == s.turn and s.phase in AT_SEA else HIDE
    active = active_cards(s, seat, order)
    cards = [_captain(side, seat, side in active, tied) for side in captains]
    cards += [_crew(card, tied, seat, card in active, card in seen.view.used) for card in ship.crew]
    return Zone(
        id=f"company-{seat}",
        kind="hand" if seat == viewer else "row",
        title=Phrase("thing-company" if seat == viewer else "thing-company-of", {"whom": seat}),
        cards=cards,
        count=len(cards),
        seat=seat,
    )


def _captain(side: str, seat: int, active: bool, tied: Ties) -> Card:
    figures = side_figures(side)
    faces = [str(face) for face in SIDE_DICE[SIDE_NAMES.index(side)]]
    key = captain_id(side)
    return Card(
        id=key,
        title=Phrase(f"name-{side}"),
        icons=[f"order-{figures['order']}", f"do-{figures['first']}"],
        lines=[Phrase("thing-captain-line", figures)],
        corners=[Phrase("thing-when", figures), Phrase("thing-then-captain", figures)],
        seat=seat,
        tint=ACTIVE if active else "",
        hint=Phrase("thing-active" if active else "thing-captain-card", figures),
        options=tied.get(key, []),
        counters=_dice(key, faces, 0),
    )


def _crew(card: str, tied: Ties, seat: int = -1, active: bool = False, used: bool = False) -> Card:
    figures = card_figures(card)
    key = crew_id(card)
    return Card(
        id=key,
        title=Phrase(f"name-{card}"),
        icons=[f"order-{figures['order']}", f"do-{figures['kind']}"],
        lines=[Phrase("thing-crew-line", figures)],
        corners=[Phrase("thing-when", figures), Phrase("thing-then", figures)],
        seat=seat,
        tint=ACTIVE if active and not used else "",
        hint=Phrase("thing-used" if used else "thing-active" if active else "thing-crew-card", figures),
        options=tied.get(key, []),
        spent=used,
        counters=_dice(key, crew_faces(card), int(figures["hits"])),
    )


def _dice(key: str, faces: list[str], hits: int) -> list[Counter]:
    """The die symbols of a card, and its automatic hit."""
    hint = Phrase("thing-symbol-hint")
    found = [
        Counter(f"{key}-die-{number}", f"die-{face}", "", Phrase("thing-symbol", {"face": int(face)}), hint)
        for number, face in enumerate(faces)
    ]
    if hits:
        found.append(Counter(f"{key}-hit", "hit", f"+{hits}", Phrase("thing-hits", {"n": hits})))
    return found
