"""The table of a game that draws none."""

from dataclasses import dataclass

from kaper.engine.chance import NoChance
from kaper.engine.plain_scene import plain_links, plain_scene
from kaper.engine.scene import Phrase, Scene
from kaper.engine.show import Asked, Seen
from kaper.engine.state import State


@dataclass(frozen=True)
class View:
    rounds: int
    hands: list[list[str]]
    steps: list[int]
    sea: list[str]


VIEW = View(3, [["cask-3", "cask-4"], ["hidden"]], [0, 2], ["cask-1", "cask-1", "cask-2"])


def seen(view: object = VIEW) -> Seen[State, object]:
    return Seen(State(NoChance()), lambda: view, 0)


def scene(view: object = VIEW) -> Scene:
    return plain_scene(seen(view))


def test_a_list_with_a_place_for_each_seat_is_told_on_the_players_boards() -> None:
    panels = scene().panels
    assert [(panel.seat, panel.colour) for panel in panels] == [(0, "vermilion"), (1, "ochre")]
    assert [[counter.id for counter in panel.counters] for panel in panels] == [
        ["hands-0", "hands-0-cask-3", "hands-0-cask-4", "steps-0"], ["hands-1", "hands-1-hidden", "steps-1"],
    ]  # fmt: skip
    assert [counter.label.key for counter in panels[0].counters] == [
        "field-hands", "plain-thing", "plain-thing", "field-steps",
    ]  # fmt: skip
    assert panels[1].counters[-1].value == "2"


def test_everything_else_is_told_in_the_middle_and_what_is_alike_has_ids_of_its_own() -> None:
    assert [(counter.id, counter.value) for counter in scene().centre] == [
        ("rounds", "3"), ("sea", ""), ("sea-cask-1", ""), ("sea-cask-1-1", ""), ("sea-cask-2", ""),
    ]  # fmt: skip


def test_a_thing_answers_the_options_that_name_it() -> None:
    asked = Asked("throw", ["throw:cask-4", "take:cask-1", "keep", "pay:2"], {})
    assert plain_links(seen(), asked) == {
        "hands-0-cask-4": ["throw:cask-4"], "sea-cask-1": ["take:cask-1"], "sea-cask-1-1": ["take:cask-1"],
    }  # fmt: skip


def test_a_view_that_is_one_value_is_one_row() -> None:
    drawn = scene([1, 2, {"wind": ["north", "west"]}])
    assert [(counter.id, counter.value, counter.label) for counter in drawn.centre] == [
        ("view", "1 2", Phrase("field-view")),
        ("view-wind north west", "", Phrase("plain-thing", {"what": "wind north west"})),
    ]
    assert drawn.panels == []
