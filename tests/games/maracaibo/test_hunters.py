"""Chapter 14: the module Adventure Hunters."""

import pytest

from kaper.engine.match import Match
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.state.state import NONE
from tests.games.maracaibo.table import does, position, redbeard, score

HUNTERS = {"hunters": "yes"}


@pytest.mark.rule("POM-1431")
def test_hunters_keep_two_of_three_quests_and_the_market_has_three() -> None:
    match = Match.new(GAME, 2, HUNTERS, "hunters")
    assert [(ask.prompt, len(ask.options)) for ask in match.pending] == [("discard-quest", 3)] * 2
    dealt = [hand[:] for hand in match.state.hands]
    for seat in (0, 1):
        ask = match.asked(seat)
        assert ask is not None
        assert [option.text for option in ask.options] == [f"discard:quest-{card}" for card in dealt[seat]]
        match.answer(seat, ask.options[0])
    s = match.state
    assert s.hands == [dealt[0][1:], dealt[1][1:]]
    assert ([len(hand) for hand in s.hands], len(s.market)) == ([2, 2], 3)
    assert NONE not in s.market


@pytest.mark.rule("POM-1432", "POM-1434")
@pytest.mark.parametrize(("gold", "points"), [(3, -5), (4, -5), (6, 18)])
def test_only_the_harder_condition_counts_twice_and_a_failed_quest_costs_5(gold: int, points: int) -> None:
    s = position(settings=HUNTERS, hands={0: [85]}, stored={0: [gold, 0, 0]})
    assert score(s, "quests") == points


@pytest.mark.rule("POM-1434")
def test_what_counts_as_scored_is_the_harder_condition_too_and_a_total_may_be_negative() -> None:
    s = position(
        settings=HUNTERS, cards={4: "manor"}, markers={4: [0]}, hands={0: [85, 86, 87]},
        stored={0: [6, 4, 0]},
        doubloons={0: 0}, islands=[0, 0, 0],
    )  # fmt: skip
    assert score(s, "residences") == 4
    s = position(settings=HUNTERS, hands={0: [84, 85, 86]}, doubloons={0: 0})
    assert GAME.outcome(s).scores[0] == -15


@pytest.mark.rule("A-32", "POM-1604")
def test_the_whale_refreshes_all_three_cards() -> None:
    s = position(settings=HUNTERS, figure={0: "whale"}, market=[91, 92, 93])
    does(s, [{"op": "quest", "n": 1}], "refresh")
    assert s.below == [91, 92, 93]
    assert len(s.market) == 3
    assert not {91, 92, 93} & set(s.market)


@pytest.mark.rule("POM-1433", "A-33")
def test_solo_only_the_human_is_a_hunter() -> None:
    s = Match.new(GAME, 1, HUNTERS, "alone").state
    assert (len(s.hands[0]), len(s.hands[1])) == (3, 1)
    s = position(players=1, settings=HUNTERS, hands={1: [84, 85]}, market=[91, 92, 93])
    assert GAME.outcome(s).parts["quests"][1] == 10
    s.red_cubes = 0
    s.red_six, s.red_left, s.ship[1] = [112], [112], 4
    s.card[s.card.index(66)] = s.card[8]
    s.card[8] = 66
    redbeard(s)
    assert 93 in s.hands[1]
