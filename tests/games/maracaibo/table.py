"""Positions on Maracaibo's table: set one up, play a turn with known dice, look at what came of it."""

from collections.abc import Callable, Sequence

from kaper.engine.asking import Asking, Choose
from kaper.engine.game import Game
from kaper.engine.match import Match
from kaper.games.maracaibo.components.board import PLACE_NAMES
from kaper.games.maracaibo.components.cards import CARD_NAMES
from kaper.games.maracaibo.components.effects import read_effects
from kaper.games.maracaibo.components.load import EffectRow
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.rules.redbeard import redbeards_turn
from kaper.games.maracaibo.rules.resolving import leftover, resolve
from kaper.games.maracaibo.rules.sailing import move
from kaper.games.maracaibo.rules.setup import setup
from kaper.games.maracaibo.rules.step import act
from kaper.games.maracaibo.state.state import ACT, MOVE, Maracaibo
from tests.games.maracaibo.setting import Draw, position, turn_to

__all__ = ["Draw", "position", "turn_to"]
Question = tuple[int, str, list[str]]
PLAIN = 4
"""A place of the basic layout in the second column; the tests put on it what they need."""


def die(pips: int) -> Draw:
    return pips, 6


def dice(*pips: int) -> list[Draw]:
    return [die(each) for each in pips]


# --- playing


def table(s: Maracaibo) -> Match[Maracaibo]:
    """The game from this position on."""
    return _match(GAME, s)


def turn(s: Maracaibo, seat: int = 0, *given: str) -> Match[Maracaibo]:
    """A player's turn and nothing after it, with these answers."""
    s.turn, s.stage = seat, MOVE

    def step(s: Maracaibo) -> Asking[None]:
        if s.stage == MOVE:
            yield from move(s, seat)
            s.stage = ACT
        else:
            yield from act(s, seat)
            s.over = True

    return play(_only(step), s, seat, *given)


def visit(s: Maracaibo, place: int | str, *given: str, seat: int = 0) -> Match[Maracaibo]:
    """What a player does whose move has just ended on a place, with these answers."""
    s.turn, s.stage = seat, ACT
    s.ship[seat] = PLACE_NAMES.index(str(place))

    def step(s: Maracaibo) -> Asking[None]:
        yield from act(s, seat)
        s.over = True

    return play(_only(step), s, seat, *given)


def does(s: Maracaibo, effects: Sequence[EffectRow], *given: str, seat: int = 0) -> Match[Maracaibo]:
    """A list of effects as `components.toml` writes them, resolved for a seat."""
    s.turn, s.stage = seat, ACT

    def step(s: Maracaibo) -> Asking[None]:
        yield from resolve(s, seat, read_effects(effects, "trial"))
        yield from leftover(s, seat)
        s.over = True

    return play(_only(step), s, seat, *given)


def redbeard(s: Maracaibo) -> Match[Maracaibo]:
    """One turn of Redbeard's and nothing after it."""
    s.turn = s.redbeard

    def step(s: Maracaibo) -> Asking[None]:
        redbeards_turn(s)
        s.over = True
        yield from ()

    return _match(_only(step), s)


def play(game: Game[Maracaibo], s: Maracaibo, seat: int, *given: str) -> Match[Maracaibo]:
    match = _match(game, s)
    answers(match, *given, seat=seat)
    return match


def _only(step: Callable[[Maracaibo], Asking[None]]) -> Game[Maracaibo]:
    return Game(GAME.meta, setup, step, GAME.clone, GAME.outcome, GAME.observe, GAME.redeal, GAME.census)


def _match(game: Game[Maracaibo], s: Maracaibo) -> Match[Maracaibo]:
    return Match.at(game, s.players, s)


def answers(match: Match[Maracaibo], *given: str, seat: int = 0) -> None:
    for option in given:
        match.answer(seat, option)


# --- looking


def asked(match: Match[Maracaibo]) -> Choose:
    (ask,) = match.pending
    return ask


def question(match: Match[Maracaibo]) -> Question | None:
    """Who is asked what, and every option on offer; None if nothing is asked any more."""
    if not match.pending:
        return None
    ask = asked(match)
    return ask.seat, ask.prompt, [option.text for option in ask.options]


def offered(match: Match[Maracaibo]) -> list[str]:
    return [option.text for option in asked(match).options] if match.pending else []


def prompt(match: Match[Maracaibo]) -> str:
    return asked(match).prompt if match.pending else ""


def names(cards: Sequence[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def happened(match: Match[Maracaibo], *kinds: str) -> list[tuple[str, int]]:
    """The events of these kinds in order, each with its seat."""
    return [(event.kind, event.seat) for event in match.events if event.kind in kinds]


def told(match: Match[Maracaibo], kind: str) -> list[dict[str, int | str]]:
    """The public figures of all events of a kind."""
    return [dict(event.args) for event in match.events if event.kind == kind]


def part(match: Match[Maracaibo], name: str, seat: int = 0) -> int:
    """One part of a seat's score, as if the game ended now."""
    return GAME.outcome(match.state).parts[name][seat]


def score(s: Maracaibo, name: str, seat: int = 0) -> int:
    return GAME.outcome(s).parts[name][seat]
