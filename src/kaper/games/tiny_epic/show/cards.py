"""Captains and crew as cards in the scene: whose order is on the wheel lights up, who has acted is pale."""

from collections.abc import Iterator
from typing import Final

from kaper.engine.remembered import remembered
from kaper.engine.scene import Card, Counter, Phrase, Zone
from kaper.games.tiny_epic.components.board import HIDE
from kaper.games.tiny_epic.components.cards import CREW_NAMES, SIDE_DICE, SIDE_NAMES
from kaper.games.tiny_epic.show.links import captain_id, crew_id
from kaper.games.tiny_epic.show.odds import active_cards, card_figures, crew_faces, side_figures
from kaper.games.tiny_epic.state.state import (
    CAPTAIN_BONUS,
    CHOOSE_SIDES,
    CREW_BONUS,
    NOBODY,
    NOTHING,
    ORDER,
    SAIL,
    Pirates,
)

ACTIVE: Final = "gold"
"""The tint of a card whose bonus action the order makes active."""
AT_SEA: Final = (SAIL, ORDER, CAPTAIN_BONUS, CREW_BONUS)
"""Phases in which the order on the wheel is the order of this turn."""


def row(s: Pirates) -> Zone:
    """The crew for hire."""
    return _row(tuple(s.row), len(s.crew_deck) + len(s.under))


@remembered
def _row(crew: tuple[int, ...], left: int) -> Zone:
    cards = [_crew(card, NOBODY, False, False) for card in crew]
    return Zone("crew-row", "row", Phrase("thing-row", {"n": left}), cards, count=len(cards))


def company(s: Pirates, seat: int, own: bool = False) -> Zone | None:
    """The captain and the crew to the right of them; before the game begins, both sides of the captain."""
    sides, crew = _sides(s, seat), tuple(s.crew[seat])
    if not sides and not crew:
        return None
    order = s.order(seat) if seat == s.turn and s.phase in AT_SEA else HIDE
    used = tuple([card for card in crew if s.used >> card & 1])
    return _company(seat, own, sides, crew, tuple(active_cards(s, seat, order)), used)


def has_company(s: Pirates, seat: int) -> bool:
    return s.captain[seat] != NOTHING or len(s.crew[seat]) > 0


def _sides(s: Pirates, seat: int) -> tuple[int, ...]:
    """The captain's side that lies up; until all have chosen, the first of two may be turned over."""
    side = s.captain[seat]
    if side == NOTHING:
        return ()
    return (side, side + 1) if s.phase <= CHOOSE_SIDES and side % 2 == 0 else (side,)


@remembered
def _company(
    seat: int,
    own: bool,
    sides: tuple[int, ...],
    crew: tuple[int, ...],
    active: tuple[str, ...],
    used: tuple[int, ...],
) -> Zone:
    cards = [_captain(side, seat, SIDE_NAMES[side] in active) for side in sides]
    cards += [_crew(card, seat, CREW_NAMES[card] in active, card in used) for card in crew]
    return Zone(
        id=f"company-{seat}",
        kind="hand" if own else "row",
        title=Phrase("thing-company" if own else "thing-company-of", {"whom": seat}),
        cards=cards,
        count=len(cards),
        seat=seat,
    )


@remembered
def _captain(side: int, seat: int, active: bool) -> Card:
    name = SIDE_NAMES[side]
    figures = side_figures(name)
    key = captain_id(name)
    return Card(
        id=key,
        title=Phrase(f"name-{name}"),
        icons=[f"order-{figures['order']}", f"do-{figures['first']}"],
        lines=[Phrase("thing-captain-line", figures)],
        corners=[Phrase("thing-when", figures), Phrase("thing-then-captain", figures)],
        seat=seat,
        tint=ACTIVE if active else "",
        hint=Phrase("thing-active") if active else Phrase("thing-captain-card", figures),
        counters=_dice(key, [str(face) for face in SIDE_DICE[side]], 0),
    )


@remembered
def _crew(card: int, seat: int, active: bool, used: bool) -> Card:
    name = CREW_NAMES[card]
    figures = card_figures(name)
    key = crew_id(name)
    hint = Phrase("thing-used") if used else Phrase("thing-active") if active else None
    return Card(
        id=key,
        title=Phrase(f"name-{name}"),
        icons=[f"order-{figures['order']}", f"do-{figures['kind']}"],
        lines=[Phrase("thing-crew-line", figures)],
        corners=[Phrase("thing-when", figures), Phrase("thing-then", figures)],
        seat=seat,
        tint=ACTIVE if active and not used else "",
        hint=hint or Phrase("thing-crew-card", figures),
        spent=used,
        counters=_dice(key, crew_faces(name), int(figures["hits"])),
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


def faces() -> Iterator[Card]:
    """Every captain and all of the crew."""
    yield from (_captain(side, NOBODY, False) for side in range(len(SIDE_NAMES)))
    yield from (_crew(card, NOBODY, False, False) for card in range(len(CREW_NAMES)))
