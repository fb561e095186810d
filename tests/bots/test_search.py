from collections.abc import Callable
from itertools import count
from random import Random

import pytest
from plank.game import GAME as PLANK
from plank.state.state import Plank

from kaper.arena.table import play
from kaper.bots.bot import Bot, consult
from kaper.bots.random_bot import RandomBot
from kaper.bots.search import SearchBot
from kaper.bots.tree import Node, Swing, most_promising
from kaper.bots.tuning import Budget, Tuning
from kaper.engine.asking import Choose, Option
from kaper.engine.match import Match
from tests.bots import coin


def search(iterations: int, seed: str = "search") -> SearchBot:
    return SearchBot(seed, Budget(iterations=iterations))


def deals(bot: Bot, stop: Callable[[], bool] = lambda: False) -> int:
    """How many deals a bot asks for to answer the first question of Plank."""
    match = Match.new(PLANK, 2, seed=0)
    ask = match.asked(0)
    assert ask is not None
    asked_for: list[None] = []

    def deal() -> Match[Plank]:
        asked_for.append(None)
        return match.redealt(0, bot.stream())

    bot.choose(ask, deal, stop)
    return len(asked_for)


def test_every_iteration_is_on_a_deal_of_its_own() -> None:
    assert deals(search(7)) == 7


def test_a_budget_of_no_time_makes_one_iteration() -> None:
    assert deals(SearchBot("", Budget(seconds=0))) == 1


def test_a_search_without_an_end_can_be_stopped() -> None:
    calls = count(1)
    assert deals(SearchBot("", Budget()), lambda: next(calls) == 5) == 5


def test_a_stopped_search_answers_with_one_of_the_options() -> None:
    match = Match.new(PLANK, 2, seed=0)
    ask = match.asked(0)
    assert ask is not None
    assert consult(SearchBot("", Budget()), match, 0, stop=lambda: True) in ask.options


def test_a_single_option_needs_no_thought() -> None:
    def deal() -> Match[Plank]:
        raise AssertionError("a deal was asked for")

    only = Option("only", 0)
    assert SearchBot("", Budget()).choose(Choose(0, "wait", [only], pause=True), deal, lambda: False) is only


def test_the_same_seed_and_iterations_give_the_same_answers() -> None:
    first, second = (
        [play(PLANK, [search(20, "a"), search(20, "b")], seed=seed) for seed in range(5)] for _ in range(2)
    )
    assert first == second


@pytest.mark.slow
def test_a_search_beats_random_play() -> None:
    won = [
        play(PLANK, [search(60, str(seed)), RandomBot(str(seed))], seed=seed).winners for seed in range(120)
    ]
    assert sum(winners == [0] for winners in won) > 2 * sum(winners == [1] for winners in won)


@pytest.mark.parametrize("way", coin.WAYS)
def test_a_search_does_not_count_on_learning_what_another_answers_in_secret(way: str) -> None:
    match = Match.new(coin.GAME, 2, {"way": way})
    answers = {consult(search(2000, str(seed)), match, coin.GUESSER).text for seed in range(3)}
    assert answers == {"pass"}


def test_a_search_answers_the_same_whatever_another_has_answered_in_secret() -> None:
    match = Match.new(PLANK, 2, seed=1)
    given = set()
    for number in range(3):
        other = match.clone()
        other.answer(1, other.pending[1].options[number])
        given.add(tuple(consult(search(15, str(seed)), other, 0).text for seed in range(20)))
    assert len(given) == 1


def tried(available: int) -> Node:
    node = Node()
    node.available, node.visits, node.wins = available, 10, 5.0
    return node


def test_an_answer_seldom_on_offer_is_not_blamed_for_it() -> None:
    swing, source = Swing(), Random(0)
    swing.note(0.0)
    swing.note(1.0)
    tries = [most_promising([tried(10), tried(1000)], swing, Tuning(), source) for _ in range(300)]
    assert tries.count(0) < 0.4 * len(tries)


def test_bots_have_chance_of_their_own() -> None:
    match = Match.new(PLANK, 2, seed=0)
    drawn = match.state.chance.position
    consult(search(10), match, 0)
    assert (match.state.chance.position, len(match.state.chance.tape.drawn)) == (drawn, drawn)
