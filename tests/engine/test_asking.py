from kaper.engine.asking import Asking, Choose, Option, Together, numbered, together
from tests.engine.toys import Toy, start, values


def test_an_option_has_a_verb_and_details() -> None:
    option = Option("move:17:left", 3)
    assert (option.verb, option.details) == ("move", ["17", "left"])


def test_an_option_without_details_is_all_verb() -> None:
    assert (Option("done", 0).verb, Option("done", 0).details) == ("done", [])


def test_options_are_equal_by_their_texts() -> None:
    assert Option("spend:3", 3) == Option("spend:3", 9)
    assert Option("spend:3", 3) != Option("spend:4", 3)
    assert Option("spend:3", 3) != "spend:3"
    assert len({Option("spend:3", 3), Option("spend:3", 9)}) == 1


def test_an_option_prints_its_text() -> None:
    assert str(Option("spend:3", 3)) == "spend:3"


def test_a_choice_finds_an_option_by_its_text() -> None:
    choice = Choose(0, "spend", numbered("spend", 0, 3))
    found = choice.find("spend:2")
    assert found is not None
    assert found.value == 2
    assert choice.find("spend:4") is None


def test_a_choice_of_one_is_forced_unless_the_pause_matters() -> None:
    one = numbered("spend", 0, 0)
    assert Choose(0, "spend", one).forced
    assert not Choose(0, "spend", one, pause=True).forced
    assert not Choose(0, "spend", numbered("spend", 0, 1)).forced


def test_numbered_options_run_from_low_to_high() -> None:
    assert [(option.text, option.value) for option in numbered("pay", 2, 4)] == [
        ("pay:2", 2),
        ("pay:3", 3),
        ("pay:4", 4),
    ]


def test_numbered_options_are_made_once() -> None:
    assert numbered("once", 0, 2)[1] is numbered("once", 1, 5)[0]


def test_a_list_of_numbered_options_is_its_callers_own() -> None:
    numbered("own", 0, 2).clear()
    assert len(numbered("own", 0, 2)) == 3


def test_a_together_asks_every_seat_its_own_options() -> None:
    question = Together("play", [2, 0], lambda seat: numbered("play", 0, seat + 1))
    assert [(ask.seat, len(ask.options)) for ask in question.asks] == [(2, 4), (0, 2)]


def test_a_together_asked_afresh_sees_the_state_as_it_is_now() -> None:
    hand = [1, 2]
    question = Together("play", [0], lambda _: [Option(f"play:{n}", n) for n in hand])
    hand.append(3)
    question.renew()
    assert len(question.asks[0].options) == 3


def test_together_gives_the_answers_in_the_order_of_the_seats() -> None:
    def rule(s: Toy) -> Asking[None]:
        s.done += values((yield from together("play", [1, 0], lambda _: numbered("play", 0, 5))))

    match = start(rule)
    match.answer(0, "play:2")
    match.answer(1, "play:4")
    assert match.state.done[:2] == [4, 2]
