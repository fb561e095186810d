"""What a bot elsewhere is given of a match: enough to go on, and nothing of the dice to come."""

from random import Random

import pytest
from plank.game import GAME
from plank.state.state import Plank

from kaper.engine.chance import Chance
from kaper.engine.events import EVERYTHING
from kaper.engine.excerpt import excerpt, resumed
from kaper.engine.match import Match
from kaper.engine.registry import AnyGame
from kaper.engine.sight import encode
from tests.server.games import GAMES, game_of


def played(seed: str, answers: int) -> Match[Plank]:
    match = Match.new(GAME, 3, seed=seed)
    for _ in range(answers):
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[-1])
    return match


def again(match: Match[Plank], seed: int = 1) -> Match[Plank]:
    return resumed(GAME, match.seats, match.settings, excerpt(match), Random(seed))


@pytest.mark.parametrize("name", GAMES)
def test_the_seat_that_is_asked_finds_what_it_sees(name: str) -> None:
    """At any moment, its question and what it is dealt are those of the true match."""
    game: AnyGame = game_of(name)
    chance = Random(name)
    match = Match.new(game, game.meta.players[-1], seed=name)
    while match.pending and len(match.answers) < 300:
        ask = chance.choice(match.pending)
        if chance.random() < 0.3:
            twin = resumed(game, match.seats, match.settings, excerpt(match), Random(1))
            question = twin.asked(ask.seat)
            assert question is not None
            assert [option.text for option in question.options] == [option.text for option in ask.options]
            deal = twin.redealt(ask.seat, Chance.seeded("deal"))
            assert encode(game.observe(deal.state, ask.seat)) == encode(game.observe(match.state, ask.seat))
        match.answer(ask.seat, chance.choice(ask.options))


def test_the_dice_to_come_are_others() -> None:
    match = played("1", 4)
    ahead = match.clone()
    known = ahead.state.chance.dice(20)
    given = excerpt(match)
    assert len(given.drawn) < 20
    rolls = [again(match, seed).state.chance.dice(20) for seed in (1, 2)]
    assert rolls[0] != rolls[1]
    assert known not in rolls


def test_nothing_of_the_seed_or_of_what_was_before_is_in_it() -> None:
    one, other = played("a seed of its own", 0), played("a seed of its own", 6)
    for match in (one, other):
        given = excerpt(match)
        assert b"a seed of its own" not in given.state
        assert b'"drawn":0' in given.state
        assert given.answers == []


def test_what_others_answered_in_secret_is_not_in_it() -> None:
    match = played("1", 3)
    asked = match.pending[0]
    match.answer(asked.seat, asked.options[0])
    assert len(match.pending) == 2
    assert excerpt(match).answers == []
    assert {ask.seat for ask in again(match).pending} == {0, 1, 2}
    assert GAME.observe(again(match).state, EVERYTHING) == GAME.observe(match.state, EVERYTHING)
