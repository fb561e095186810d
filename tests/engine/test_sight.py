"""Everything that a viewer is given, and nothing else."""

from kaper.engine.asking import Asking, Choose, numbered, together
from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.show import Asked
from kaper.engine.sight import Told, Waiting, encode, sight, whole
from tests.engine.toys import Toy, start


def turn(s: Toy) -> Asking[None]:
    if s.diary is not None:
        s.diary.note("draws", 0, {"n": 1}, {"card": "map"}, (0,))
        s.diary.note("whispers", 0, {}, {"word": "gold"}, (0,))
    yield Choose(0, "spend", numbered("spend", 0, 2), {"price": 2})


def hidden(s: Toy) -> Asking[None]:
    yield Choose(0, "bribe", numbered("bribe", 0, 2), hidden=True)


def in_secret(s: Toy) -> Asking[None]:
    yield from together("play", [0, 1], lambda _: numbered("play", 0, 2))


def test_who_is_asked_sees_the_question() -> None:
    seen = sight(start(turn), 0)
    assert seen.asked == Asked("spend", ["spend:0", "spend:1", "spend:2"], {"price": 2})
    assert seen.waiting == []


def test_others_see_who_is_asked_and_what_but_no_options() -> None:
    seen = sight(start(turn), 1)
    assert seen.asked is None
    assert seen.waiting == [Waiting(0, "spend")]


def test_nobody_else_sees_a_hidden_question() -> None:
    match = start(hidden)
    assert sight(match, 1).waiting == []
    assert sight(match, 0).asked is not None


def test_who_has_answered_in_secret_is_no_longer_waited_for() -> None:
    match = start(in_secret)
    match.answer(0, "play:1")
    assert sight(match, 1).waiting == []
    assert sight(match, SPECTATOR).waiting == [Waiting(1, "play")]


def test_the_view_is_the_viewers_own() -> None:
    match = start(turn)
    own = match.state.secrets[0]
    assert sight(match, 0).view == {"done": [], "secrets": [own, -1]}
    assert sight(match, SPECTATOR).view == {"done": [], "secrets": [-1, -1]}


def test_events_are_told_as_far_as_they_may_be_known() -> None:
    match = start(turn)
    assert sight(match, 0).told == [
        Told(0, "draws", 0, {"n": 1, "card": "map"}),
        Told(0, "whispers", 0, {"word": "gold"}),
    ]
    assert sight(match, 1).told == [Told(0, "draws", 0, {"n": 1})]
    assert len(sight(match, EVERYTHING).told) == 2


def test_old_events_can_be_left_out() -> None:
    assert [told.kind for told in sight(start(turn), 0, since=1).told] == ["whispers"]


def test_equal_values_have_equal_bytes() -> None:
    assert encode({"b": 1, "a": [1]}) == encode({"a": [1], "b": 1}) == b'{"a":[1],"b":1}'


def test_the_whole_of_a_state_holds_its_secrets_and_its_place_in_the_stream() -> None:
    match = start(turn)
    before = whole(match.game, match.state)
    assert before == encode([{"done": [], "secrets": match.state.secrets}, 2])
    match.state.chance.die()
    assert whole(match.game, match.state) != before
