"""What each viewer may see."""

from kaper.engine.events import EVERYTHING
from plank.components.numbers import card
from plank.state.state import Plank
from plank.view.view import View


def observe(s: Plank, viewer: int) -> View:
    return View(
        steps=s.steps,
        rounds=s.rounds,
        shown=[[card(seat, n) for n in pile] for seat, pile in enumerate(s.shown)],
        hands=[
            [card(seat, n) for n in hand] if viewer in (seat, EVERYTHING) else []
            for seat, hand in enumerate(s.hands)
        ],
        left=[len(hand) for hand in s.hands],
    )
