"""A bot is given nothing that its seat may not know."""

import pytest
from plank.game import GAME as PLANK

from kaper.bots.bot import Bot, Deal, Stop, consult
from kaper.engine.asking import Choose, Option
from kaper.engine.errors import NotAsked, RuleError
from kaper.engine.events import EVERYTHING
from kaper.engine.game import S
from kaper.engine.match import Match
from kaper.engine.registry import AnyGame, games
from kaper.engine.sight import encode, whole
from tests.bots.worlds import pairs

INSTALLED = [entry.load() for name, entry in games().items() if name != PLANK.meta.name]

CHECKPOINTS = 25
"""At N moments of a match a second world is dealt."""


class Spy(Bot):
    """Writes down everything that it is given."""

    def __init__(self) -> None:
        super().__init__("spy")
        self.seen: list[bytes] = []

    def choose(self, ask: Choose, deal: Deal[S], stop: Stop) -> Option:
        self.seen = [_question(ask)]
        for _ in range(3):
            match = deal()
            self.seen.append(
                encode([match.seed, match.seats, match.settings, len(match.answers), match.number])
            )
            self.seen.append(encode(match.game.observe(match.state, ask.seat)))
            self.seen.append(whole(match.game, match.state))
            self.seen += [_question(other) for other in match.pending]
        return ask.options[0]


def _question(ask: Choose) -> bytes:
    options = [(option.text, option.value) for option in ask.options]
    return encode([ask.seat, ask.prompt, options, ask.about, ask.pause, ask.hidden])


def given(match: Match[S], seat: int) -> list[bytes]:
    spy = Spy()
    consult(spy, match, seat)
    return spy.seen


@pytest.mark.slow
@pytest.mark.parametrize("game", [PLANK, *INSTALLED], ids=lambda game: str(game.meta.name))
@pytest.mark.parametrize("few", [True, False])
def test_a_bot_is_given_the_same_in_states_that_its_seat_cannot_tell_apart(game: AnyGame, few: bool) -> None:
    seats = game.meta.players[0 if few else -1]
    compared = hidden = 0
    for seed in range(3):
        for one, two, seat in pairs(game, seats, str(seed), CHECKPOINTS):
            assert given(one, seat) == given(two, seat)
            compared += whole(game, one.state) != whole(game, two.state)
            hidden += encode(game.observe(one.state, seat)) != encode(game.observe(one.state, EVERYTHING))
    assert compared > 0 or not hidden, "no two worlds differed, so nothing was proved"


@pytest.mark.parametrize("number", range(3))
def test_a_bot_is_given_the_same_whatever_others_have_answered_in_secret(number: int) -> None:
    quiet = Match.new(PLANK, 3, seed="quiet")
    answered = quiet.clone()
    ask = answered.asked(1)
    assert ask is not None
    answered.answer(1, ask.options[number])
    assert given(answered, 0) == given(quiet, 0)


def test_a_bot_is_not_given_the_seed_or_the_history() -> None:
    match = Match.new(PLANK, 2, seed="treasure")
    match.answer(0, match.pending[0].options[0])

    class Reader(Spy):
        def choose(self, ask: Choose, deal: Deal[S], stop: Stop) -> Option:
            dealt = deal()
            assert (dealt.seed, dealt.answers, dealt.events) == ("", [], [])
            with pytest.raises(RuleError):
                dealt.clone()
            return ask.options[0]

    consult(Reader(), match, 1)


def test_consulting_changes_nothing_in_the_match() -> None:
    match = Match.new(PLANK, 2, seed="still")
    before = whole(PLANK, match.state), match.number, len(match.answers)
    given(match, 0)
    assert (whole(PLANK, match.state), match.number, len(match.answers)) == before


def test_a_bot_is_not_consulted_for_a_seat_that_is_not_asked() -> None:
    match = Match.new(PLANK, 2)
    match.answer(0, match.pending[0].options[0])
    with pytest.raises(NotAsked, match=r"^Seat 0 is not asked now\.$"):
        consult(Spy(), match, 0)
