"""Chapter 5: Crew up and the mutiny."""

import pytest

from kaper.games.tiny_epic.components.cards import CREW_NAMES
from kaper.games.tiny_epic.rules.firing import symbols_of
from tests.games.tiny_epic.table import (
    answers,
    card,
    crew,
    crew_of,
    draws,
    offered,
    order,
    position,
    put,
    question,
    side,
)  # fmt: skip


@pytest.mark.rule("TEP-530")
def test_a_card_of_the_row_comes_to_the_right_and_the_row_is_filled() -> None:
    s = crew(position(), 0, "k20")
    draws(s, card(s, "k15"))
    match = order(s, "crew-up")
    assert question(match) == (
        0,
        "crew-up",
        ["hire:k01", "hire:k02", "hire:k03", "refresh", "mutiny", "done"],
    )
    answers(match, "hire:k02")
    assert crew_of(match, 0) == ["k20", "k02"]
    assert [CREW_NAMES[number] for number in s.row] == ["k01", "k03", "k15"]


@pytest.mark.rule("TEP-530", "TEP-533")
def test_only_one_card_is_hired_and_no_row_is_paid_for_after_it() -> None:
    s = position()
    s.gold[0] = 5
    assert offered(order(s, "crew-up", "hire:k02")) == ["mutiny", "done"]
    assert not order(position(), "crew-up", "mutiny", "hire:k02").pending


@pytest.mark.rule("TEP-531")
def test_with_four_one_is_put_under_the_deck_and_the_new_one_takes_its_place() -> None:
    s = crew(position(), 0, "k20", "k21", "k22", "k23")
    match = order(s, "crew-up", "hire:k02", "dismiss:k21", "done")
    assert crew_of(match, 0) == ["k20", "k02", "k22", "k23"]
    assert s.under == [CREW_NAMES.index("k21")]


@pytest.mark.rule("TEP-532", "TEP-R16")
def test_a_gold_renews_the_row_once_a_turn() -> None:
    s = position()
    draws(s, card(s, "k10"), (1, 20), (1, 19))
    match = order(s, "crew-up", "refresh")
    assert s.gold[0] == 0
    assert [CREW_NAMES[number] for number in s.row] == ["k10", "k04", "k05"]
    assert [CREW_NAMES[number] for number in s.under] == ["k01", "k02", "k03"]
    s.gold[0] = 5
    assert "refresh" not in offered(answers(match, "mutiny"))


@pytest.mark.rule("TEP-532")
def test_the_row_is_not_paid_for_twice_in_a_turn_with_two_crew_ups() -> None:
    s = crew(put(position(), 0, "b1"), 0, "k08")
    s.gold[0] = 5
    match = order(s, "trade", "use:k08", "refresh", "done")
    assert s.gold[0] == 4
    s = position()
    s.gold[0], s.refreshed = 5, True
    assert "refresh" not in offered(order(s, "crew-up"))
    assert not match.pending


@pytest.mark.rule("TEP-R16")
def test_cards_under_the_deck_come_back_in_their_order() -> None:
    s = position()
    s.crew_deck, s.under = [], [7, 5, 6]
    s.crew[1] = [number for number in range(3, 24) if number not in s.under]
    order(s, "crew-up", "hire:k01", "done")
    assert s.row == [1, 2, 7]
    assert s.under == [5, 6]


@pytest.mark.rule("TEP-533")
def test_after_paying_nothing_needs_to_be_taken() -> None:
    match = order(position(), "crew-up", "refresh", "done")
    assert crew_of(match, 0) == []


@pytest.mark.rule("TEP-534")
def test_the_captain_is_never_dismissed() -> None:
    s = crew(position(), 0, "k20", "k21", "k22", "k23")
    match = order(s, "crew-up", "hire:k02")
    assert offered(match) == ["dismiss:k20", "dismiss:k21", "dismiss:k22", "dismiss:k23"]


@pytest.mark.rule("TEP-540")
def test_a_mutiny_turns_the_captain_with_or_without_a_new_card() -> None:
    s = side(position(), 0, "c1-a")
    match = order(s, "crew-up", "mutiny", "done")
    assert (s.captain[0], crew_of(match, 0)) == (1, [])
    s = side(position(), 0, "c1-b")
    match = order(s, "crew-up", "hire:k01", "mutiny")
    assert (s.captain[0], crew_of(match, 0)) == (0, ["k01"])


@pytest.mark.rule("TEP-541")
def test_there_is_one_mutiny_in_a_game() -> None:
    s = position()
    match = order(s, "crew-up", "mutiny")
    assert s.mutinied[0]
    assert "mutiny" not in offered(match)


@pytest.mark.rule("TEP-R15", "TEP-603")
def test_the_new_side_counts_at_once() -> None:
    s = side(position(), 0, "c1-a")
    assert symbols_of(s, 0) == [0, 1, 1, 1, 0, 0, 0]
    order(s, "crew-up", "mutiny", "done")
    assert symbols_of(s, 0) == [0, 0, 0, 0, 1, 1, 1]


@pytest.mark.rule("TEP-532", "TEP-R16")
def test_rows_that_were_paid_for_lie_under_the_deck_in_their_order() -> None:
    s = position()
    s.gold[0] = 5
    s.crew_deck, s.under = [5, 6, 7, 8, 9, 10], [23]
    draws(s, (1, 6), (1, 5), (1, 4))
    order(s, "crew-up", "refresh", "done")
    assert (s.under, sorted(s.row), s.gold[0]) == ([23, 0, 1, 2], [5, 6, 7], 4)
