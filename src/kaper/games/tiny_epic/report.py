"""What the balance report is told about a finished game of Tiny Epic Pirates."""

from collections.abc import Iterator, Mapping
from typing import Final

from kaper.engine.show import Report
from kaper.games.tiny_epic.components.board import CELLS
from kaper.games.tiny_epic.components.cards import CREW_NAMES, SIDE_NAMES
from kaper.games.tiny_epic.rules.ending import outcome
from kaper.games.tiny_epic.state.state import NOBODY, Pirates

PLACES = ("first", "second", "third", "fourth")


def figures(s: Pirates) -> Mapping[str, float]:
    """Rounds, what the players have in the end, and the winner's infamy as the sheet counts it."""
    players = range(s.players)
    winners = [seat for seat in outcome(s).winners if seat in players]
    found = {
        "rounds": float(s.round + (s.turn - s.first) % s.ships / s.ships),
        "infamy": max((s.infamy[seat] + 1 for seat in winners), default=0),
        "buried": sum(s.buried[seat] for seat in players) / s.players,
        "sunk": len(s.removed),
        "searched": len(CELLS) - s.face_down.bit_count(),
        "mutinies": sum(s.mutinied[seat] for seat in players),
    }
    return {name: float(figure) for name, figure in found.items()}


def holdings(s: Pirates) -> Iterator[tuple[str, str, int]]:
    """Who began when, and who has which captain's side and which crew in the end."""
    for place in range(s.players):
        yield "turn-order", PLACES[place], (s.first + place) % s.players
    for seat in range(s.players):
        yield "captain", SIDE_NAMES[s.captain[seat]], seat
    owner = {card: seat for seat in range(s.ships) for card in s.crew[seat]}
    for card, name in enumerate(CREW_NAMES):
        yield "crew", name, owner.get(card, NOBODY)


REPORT: Final = Report(figures, holdings)
