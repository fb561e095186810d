"""What the balance report is told."""

from kaper.games.tiny_epic.report import figures, holdings
from tests.games.tiny_epic.table import bury, crew, position, side


def test_figures_of_a_finished_game() -> None:
    s = bury(bury(position(), 0, "a1", "c1", "d1"), 1, "a3")
    s.round, s.infamy, s.mutinied = 11, [2, 4], [True, False]
    s.removed, s.face_down = (0, 1), 0b1111
    s.over = True
    assert figures(s) == {
        "rounds": 11.0, "infamy": 3.0, "buried": 2.0, "sunk": 2.0, "searched": 12.0, "mutinies": 1.0,
    }  # fmt: skip


def test_holdings_are_turn_order_captains_and_crew() -> None:
    s = side(crew(crew(position(), 0, "k05"), 1, "k20", "k07"), 1, "c2-b")
    s.first = 1
    found = list(holdings(s))
    assert found[:4] == [
        ("turn-order", "first", 1),
        ("turn-order", "second", 0),
        ("captain", "c1-a", 0),
        ("captain", "c2-b", 1),
    ]
    owned = {name: seat for kind, name, seat in found if kind == "crew" and seat >= 0}
    assert owned == {"k05": 0, "k20": 1, "k07": 1}
    assert sum(kind == "crew" for kind, _, _ in found) == 24
