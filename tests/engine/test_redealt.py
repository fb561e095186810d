"""Copies for bots: what the viewer cannot know is dealt anew."""

import pytest

from kaper.engine.asking import Asking, Choose, Option, numbered, together
from kaper.engine.chance import Chance
from kaper.engine.errors import RuleError
from tests.engine.toys import Toy, offered, start, values


def turn(s: Toy) -> Asking[None]:
    s.done.append((yield Choose(0, "spend", numbered("spend", 0, 3))).value)
    s.done.append(s.chance.die())
    s.done.append((yield Choose(1, "spend", numbered("spend", 0, 3))).value)


def hands(s: Toy) -> Asking[None]:
    """Everybody may show their secret number or another."""
    s.done += values(
        (
            yield from together(
                "show",
                range(len(s.secrets)),
                lambda seat: [Option("pass", -1), Option(f"show:{s.secrets[seat]}", 1)],
            )
        )
    )


def test_a_redealt_match_asks_its_viewer_the_same() -> None:
    match = start(hands, 3)
    dealt = match.redealt(1, Chance.seeded("bot"))
    assert offered(dealt, 1) == offered(match, 1)
    assert dealt.state.secrets[1] == match.state.secrets[1]


def test_a_redealt_match_asks_others_what_they_may_have() -> None:
    match = start(hands, 3)
    dealt = match.redealt(1, Chance.seeded("bot"))
    assert dealt.state.secrets[2] != match.state.secrets[2]
    assert offered(dealt, 2) == ["pass", f"show:{dealt.state.secrets[2]}"]


def test_a_redealt_match_asks_again_what_others_answered_in_secret() -> None:
    match = start(hands, 3)
    match.answer(0, "pass")
    assert [ask.seat for ask in match.redealt(1, Chance.seeded("bot")).pending] == [0, 1, 2]


def test_a_redealt_match_keeps_what_its_viewer_answered() -> None:
    match = start(hands, 3)
    match.answer(1, f"show:{match.state.secrets[1]}")
    dealt = match.redealt(1, Chance.seeded("bot"))
    assert [ask.seat for ask in dealt.pending] == [0, 2]
    dealt.answer(0, "pass")
    dealt.answer(2, "pass")
    assert dealt.state.done == [-1, 1, -1, "step"]


def test_a_redealt_match_has_no_way_back_to_the_truth() -> None:
    match = start(turn, rounds=2)
    match.answer(0, "spend:1")
    dealt = match.redealt(1, Chance.seeded("bot"))
    assert (dealt.seed, dealt.answers, dealt.events) == ("", [], [])
    with pytest.raises(RuleError):
        dealt.clone()


def test_a_redealt_match_has_dice_of_its_own() -> None:
    match = start(turn)
    chance = Chance.scripted([(1, 100), (6, 6)])
    dealt = match.redealt(0, chance)
    dealt.answer(0, "spend:0")
    assert dealt.state.done == [0, 6]
    assert match.state.chance.position == 2


def test_a_redealt_match_goes_on_if_nobody_has_a_choice_left() -> None:
    def rule(s: Toy) -> Asking[None]:
        def offer(seat: int) -> list[Option]:
            return numbered("show", 0, 1 if seat == 0 or s.secrets[seat] > 0 else 0)

        s.done += values((yield from together("show", range(2), offer)))

    match = start(rule, rounds=2)
    match.answer(0, "show:1")
    dealt = match.redealt(0, Chance.scripted([(1, 100)]))
    assert dealt.state.done == [1, 0, "step"]
    assert [ask.seat for ask in dealt.pending] == [0]
