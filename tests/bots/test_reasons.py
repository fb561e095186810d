"""Why a bot did what it did, and the hints that are made of it."""

import pytest
from plank.game import GAME as PLANK

from kaper.bots.bot import consult
from kaper.bots.hint import Hint, hint
from kaper.bots.levels import make
from kaper.bots.why import may_see, reason, seen
from kaper.engine.game import S
from kaper.engine.match import Match
from kaper.engine.registry import AnyGame
from kaper.engine.sight import whole
from kaper.laws.law import AnyMatch
from tests.bots.test_secrecy import INSTALLED
from tests.bots.worlds import pairs

LEVELS = ("cabin-boy", "bosun", "search:6", "search:3x2")


def test_a_reason_names_the_option_and_the_next_best_one() -> None:
    match = Match.new(PLANK, 2, seed=0)
    bot = make("search:40", "why")
    chosen = consult(bot, match, 0)
    found = reason(bot, match, 0)
    assert (found.kind, found.chosen, found.trials) == ("tried", chosen.text, 40)
    assert found.other not in ("", found.chosen)
    assert found.worth >= found.other_worth


def test_a_reason_can_be_given_for_an_answer_that_is_given_already() -> None:
    match = Match.new(PLANK, 2, seed=0)
    bot = make("search:40", "why")
    chosen = consult(bot, match, 0).text
    other = next(option.text for option in match.pending[0].options if option.text != chosen)
    found = reason(bot, match, 0, other)
    assert (found.chosen, found.other) == (other, chosen)
    assert found.worth <= found.other_worth


def test_a_bot_that_drew_lots_says_so() -> None:
    match, bot = Match.new(PLANK, 2, seed=0), make("random", "lot")
    consult(bot, match, 0)
    assert reason(bot, match, 0).kind == "lot"


def test_a_hint_shows_the_three_best_options_and_changes_nothing() -> None:
    match = Match.new(PLANK, 2, seed=0)
    before = whole(PLANK, match.state)
    found = hint(match, 0, "hint")
    chances = [suggestion.chance for suggestion in found.suggestions]
    assert len(chances) == 3
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    assert whole(PLANK, match.state) == before


def test_a_reason_is_the_seat_s_own_until_the_match_is_over() -> None:
    match = Match.new(PLANK, 2, seed=0)
    assert [may_see(match, 0, viewer) for viewer in (0, 1, -1)] == [True, False, False]
    while match.pending:
        match.answer(match.pending[0].seat, match.pending[0].options[0])
    assert may_see(match, 0, 1)


def thought_of(level: str, match: Match[S], seat: int) -> object:
    """All that a bot answers and says."""
    bot = make(level, "the same")
    option = consult(bot, match, seat)
    return option.text, bot.thought, reason(bot, match, seat)


@pytest.mark.slow
@pytest.mark.parametrize("game", [PLANK, *INSTALLED], ids=lambda game: str(game.meta.name))
def test_answers_and_reasons_are_the_same_in_worlds_that_a_seat_cannot_tell_apart(
    game: AnyGame,
) -> None:
    compared = 0
    for one, two, seat in pairs(game, game.meta.players[-1], "reasons", 6):
        for level in LEVELS:
            assert thought_of(level, one, seat) == thought_of(level, two, seat), level
        shown: list[Hint] = [hint(world, seat, "the same", level="search:5") for world in (one, two)]
        assert shown[0] == shown[1]
        compared += 1
    assert compared


@pytest.mark.slow
@pytest.mark.parametrize("game", [PLANK, *INSTALLED], ids=lambda game: str(game.meta.name))
def test_what_is_said_of_a_deed_is_the_same_in_worlds_that_who_asks_cannot_tell_apart(
    game: AnyGame,
) -> None:
    seats = game.meta.players[-1]
    last: tuple[AnyMatch, AnyMatch, int] | None = None
    compared = 0
    for one, two, viewer in pairs(game, seats, "deeds", 12):
        if last is not None and last[2] == viewer:
            for doer in range(seats):
                told = seen(last[0], one, doer, viewer, "the same")
                assert told == seen(last[1], two, doer, viewer, "the same")
                compared += bool(told.for_it or told.against_it)
        last = one.clone(), two.clone(), viewer
    assert compared or game is PLANK


@pytest.mark.parametrize("game", INSTALLED, ids=lambda game: str(game.meta.name))
def test_a_forecast_is_the_sum_of_what_it_is_made_of(game: AnyGame) -> None:
    assert game.hints is not None
    assert game.hints.explain is not None
    for seats in (game.meta.players[0], game.meta.players[-1]):
        match, bot = Match.new(game, seats, seed="sum"), make("bosun", "sum")
        for _ in range(120):
            if not match.pending:
                break
            seat = match.pending[0].seat
            match.answer(seat, consult(bot, match, seat))
            forecast = game.hints.forecast(match.state)
            for player in range(seats):
                parts = game.hints.explain(match.state, player)
                assert sum(parts.values()) == pytest.approx(forecast[player])


@pytest.mark.parametrize("game", INSTALLED, ids=lambda game: str(game.meta.name))
def test_every_temper_plays(game: AnyGame) -> None:
    assert game.hints is not None
    assert game.hints.tempers
    for temper in game.hints.tempers:
        match = Match.new(game, game.meta.players[-1], seed=temper, events=False)
        bots = [make(f"bosun+{temper}", str(seat)) for seat in range(game.meta.players[-1])]
        while match.pending:
            seat = match.pending[0].seat
            match.answer(seat, consult(bots[seat], match, seat))
        assert match.outcome is not None
