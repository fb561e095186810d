"""What the bots are told: it fits the questions, and it knows that a sunk ship pays nobody."""

from random import Random

import pytest

from kaper.engine.chance import Chance
from kaper.engine.match import Match
from kaper.engine.playout import play_by_hints
from kaper.games.black_dice.bot.chances import Turn
from kaper.games.black_dice.bot.forecast import forecast, hope
from kaper.games.black_dice.bot.rate import rate
from kaper.games.black_dice.game import GAME
from kaper.games.black_dice.state.state import BlackDice
from tests.games.black_dice.table import EVERYWHERE, ISLAND, answers, offered, position, settlement, turn


def advice(match: Match[BlackDice]) -> str:
    """What the hints rate highest."""
    ask = match.pending[0]
    rates = rate(match.state, ask)
    return ask.options[rates.index(max(rates))].text


@pytest.mark.parametrize("expedition", EVERYWHERE)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_of_every_question_is_rated(players: int, expedition: str) -> None:
    for seed in range(5):
        match = Match.new(GAME, players, {"expedition": expedition}, seed)
        chance = Chance.seeded(f"hints {seed}")
        while match.pending:
            for ask in match.pending:
                assert len(rate(match.state, ask)) == len(ask.options)
            assert len(forecast(match.state)) == players
            assert 0 <= hope(match.state) <= 1
            ask = chance.pick(match.pending)
            match.answer(ask.seat, chance.pick(ask.options))


def test_damage_takes_hope() -> None:
    hopes = [hope(position(damage=damage)) for damage in range(3)]
    assert sorted(hopes, reverse=True) == hopes
    assert hopes[2] < hopes[0]


def test_an_uncovered_ship_takes_hope_most_when_it_would_be_the_end() -> None:
    covered = position(black=(0, 0, 0, 0, 2, 0), placed=[(0, "SS")], damage=1, unplaced=[0, 0, 0])
    uncovered = position(black=(0, 0, 0, 0, 2, 0), placed=[(0, "S")], damage=1, unplaced=[0, 0, 0])
    assert hope(uncovered) < 0.01 < hope(covered)


def test_the_ship_is_saved_before_gold_is_taken() -> None:
    s = position(
        black=(0, 0, 0, 3, 2, 0), placed=[(1, "MM"), (2, "S")], damage=1, unplaced=[2, 0, 0], rum=[0, 0, 0]
    )
    assert advice(turn(s, 0, "MS")) == "place:ship"


def test_gold_is_taken_where_the_crew_has_no_need() -> None:
    match = settlement(position(black=(1, 0, 0, 0, 1, 1), placed=[(1, "SF"), (0, "AA")]))
    assert advice(match) == "move:flag"


def test_the_least_gold_is_given_up() -> None:
    s = position(3, "armada", black=(0, 0, 0, 5, 0, 0), placed=[(0, "M")], gold={0: [3, 5], 1: [3, 4, 5]})
    match = settlement(s, "AAAAA")
    assert offered(match, 0) == ["lose:3", "lose:5"]
    assert advice(match) == "lose:3"


def test_a_pardon_is_spent_on_what_would_sink_the_ship() -> None:
    s = position(
        black=(0, 0, 2, 0, 2, 0),
        placed=[(0, "WS")],
        damage=1,
        crew={"overboard": 0, "storm": 0},
        lost=["overboard"],
    )
    s.pardon = 0
    match = settlement(s, "A")
    assert advice(match) == "bear"
    answers(match, "0 bear")
    assert match.pending[0].about["penalty"] == "excess"
    assert advice(match) == "bear"
    answers(match, "0 bear")
    assert advice(match) == "pardon"


def test_a_course_that_only_moves_the_need_elsewhere_is_worth_nothing() -> None:
    placed = [(0, "WWFF"), (1, "FF")]
    s = position(2, crew={"change-course": 0, "storm": 0}, black=(0, 0, 4, 0, 0, 2), placed=placed)
    turned = Turn(s, 1)
    assert turned.on_course(2, 5) > turned.now > turned.on_course(2, 4)
    assert s.black == [0, 0, 4, 0, 0, 2]


@pytest.mark.slow
def test_greedy_crews_bring_the_easiest_expedition_home_in_most_games_and_random_ones_seldom() -> None:
    def home(greedy: bool) -> int:
        count = 0
        for seed in range(60):
            match = Match.new(GAME, 3, {"expedition": ISLAND}, seed, events=False, keep=False)
            if greedy:
                play_by_hints(match, Random(seed), 0.0, 10_000)
            else:
                match.play_at_random([Random(seed + seat) for seat in range(3)])
            count += match.state.ending == 0
        return count

    assert home(greedy=True) > 30 > 12 > home(greedy=False)
