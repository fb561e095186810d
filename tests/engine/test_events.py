"""What happened, and who may know it."""

import pytest

from kaper.engine.asking import Asking, Choose, numbered
from kaper.engine.events import EVERYTHING, FORCED, SPECTATOR, Diary, Event
from tests.engine.toys import Toy, start


def noted(**parts: object) -> Event:
    diary = Diary([], 0)
    diary.note("draws", 0, {"n": 1}, **parts)  # type: ignore[arg-type]
    return diary.events[0]


PUBLIC = noted()
SECRET = noted(secret={"card": "map"}, to=(0, 2))
FOR_NOBODY = noted(secret={"card": "map"}, to=())
SHOWN = noted(reveals=True)
OWN = Event(FORCED, 0, {}, {"option": "go"}, (0,), False, 0)


@pytest.mark.parametrize("viewer", [0, 2, EVERYTHING])
def test_a_secret_is_for_those_it_is_told_to(viewer: int) -> None:
    assert SECRET.seen_by(viewer) == {"n": 1, "card": "map"}


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_see_the_public_part(viewer: int) -> None:
    assert SECRET.seen_by(viewer) == {"n": 1}


@pytest.mark.parametrize(
    ("event", "learners"),
    [
        (PUBLIC, []),
        (SECRET, [0, 2]),
        (FOR_NOBODY, []),
        (SHOWN, [0, 1, 2, SPECTATOR]),
        (OWN, []),
    ],
)
def test_who_learns_something_hidden(event: Event, learners: list[int]) -> None:
    assert [viewer for viewer in (0, 1, 2, SPECTATOR) if event.teaches(viewer)] == learners


def test_an_event_remembers_how_many_answers_were_given() -> None:
    def rule(s: Toy) -> Asking[None]:
        for _ in range(2):
            assert s.diary is not None
            s.diary.note("asks")
            yield Choose(0, "go", numbered("go", 0, 1))

    match = start(rule)
    match.answer(0, "go:0")
    assert [event.at for event in match.events] == [0, 1]
