"""Whoever asks for the same position again does not make the server draw it again."""

from kaper.engine.catalogue import _made
from kaper.engine.game import Game
from kaper.engine.match import Match
from kaper.engine.scene import Counter, Phrase, Scene
from kaper.engine.show import Seen, Show
from kaper.engine.sight import Told
from kaper.engine.state import State
from kaper.server.messages import Position
from kaper.server.position import Composed, MessageMeta, Viewpoint
from tests.server.games import game_of

LOOK = Viewpoint(0, (0,), scene=True)
CATALOGUE = 1
"""The catalogue is made of a drawing of its own."""


class Counting:
    """Draws nothing but how often it has drawn."""

    def __init__(self) -> None:
        self.drawn = 0
        _made.clear()
        self.composed = Composed()
        plank = game_of("plank")
        drawn = Game(
            plank.meta, plank.setup, plank.step, plank.clone, plank.outcome, plank.observe, plank.redeal,
            plank.census, show=lambda: Show(self.scene, things={"spot": lambda value: f"spot-{value}"}),
        )  # fmt: skip
        self.match = Match.new(drawn, 2, {}, "composed")

    def scene(self, seen: Seen[State, object]) -> Scene:
        self.drawn += 1
        return Scene(centre=[Counter("drawn", "", str(self.drawn), Phrase("drawn"))])

    def position(self, look: Viewpoint = LOOK, n: int = 0) -> Position:
        """All of it, as for somebody who has seen nothing yet."""
        return self.composed.position(self.match, look, [], 0, MessageMeta(n)).since(None)

    def answer(self) -> None:
        ask = self.match.pending[0]
        self.match.answer(ask.seat, ask.options[0].text)


def test_the_same_position_is_drawn_once_for_the_same_eyes() -> None:
    table = Counting()
    first, second = table.position(n=1), table.position(n=2)
    assert (table.drawn, first.n, second.n) == (CATALOGUE + 1, 1, 2)
    assert first.scene == second.scene


def test_what_everybody_sees_is_drawn_once_for_all() -> None:
    table = Counting()
    for viewer in range(2):
        table.position(Viewpoint(viewer, (viewer,), scene=True))
    assert table.drawn == CATALOGUE + 1


def test_after_an_answer_or_an_undo_it_is_drawn_again() -> None:
    table = Counting()
    table.position()
    table.answer()
    table.answer()
    table.position()
    assert table.drawn == CATALOGUE + 2
    table.composed.forget()
    table.position()
    assert table.drawn == CATALOGUE + 3


def test_of_answers_that_are_given_together_only_the_last_changes_what_is_drawn() -> None:
    table = Counting()
    before = table.position()
    other = Viewpoint(1, (1,), scene=True)
    asked = table.position(other).seats["1"]
    table.answer()
    after = table.position(other)
    assert table.drawn == CATALOGUE + 1
    assert (list(before.seats), list(table.position().seats)) == (["0"], [])
    assert after.seats["1"] is asked, "a question is put into words once"
    table.answer()
    assert table.position(other).seats["1"] is not asked
    assert table.drawn == CATALOGUE + 2


def test_an_event_is_sent_with_the_ids_of_its_seats_and_things() -> None:
    table = Counting()
    heard = [Told(1, "sails", 1, {"whom": 0, "spot": 7, "n": 7}), Told(1, "storm", -1, {"n": 2, "by": 1})]
    first = table.composed.position(table.match, LOOK, heard, 0, MessageMeta())
    again = table.composed.position(table.match, LOOK, heard, 1, MessageMeta())
    assert [each.about for each in first.position.told] == [["seat-1", "seat-0", "spot-7"], ["seat-1"]]
    assert [(each.kind, each.about) for each in again.position.told] == [("storm", ["seat-1"])]
