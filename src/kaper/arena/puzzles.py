"""Looks for puzzles in matches: positions in which a short and a long search find one option clearly best."""

import hashlib
from collections.abc import Iterator, Sequence

from kaper.bots.bot import consult
from kaper.bots.levels import BOSUN, CABIN_BOY, make
from kaper.bots.thought import Thought
from kaper.engine.asking import Choose
from kaper.engine.game import Game, S, Settings
from kaper.engine.match import Match
from kaper.engine.puzzles import Puzzle

FIRST_LOOK, PROOF = 80, 1200
"""Trials: at every position, and where the first look was promising."""
CLEAR = 0.10
"""So much more of a victory brings the best option than any other."""
CLEAR_AND_HIDDEN = 0.06
"""That is enough where the game's own advice would take another."""
FEW, MANY = 3, 14
"""Options of a puzzle: with fewer there is nothing to find, with more too much to read."""
OPENING = 4
"""Before so many answers a match has no story yet."""


def played(game: Game[S], players: int, settings: Settings, seed: str) -> list[str]:
    """The answers of a match between bots that err now and then."""
    match = Match.new(game, players, settings, seed, events=False)
    bots = [make((BOSUN, CABIN_BOY)[seat % 2], f"{seed} {seat}") for seat in range(players)]
    while match.pending:
        seat = match.pending[0].seat
        match.answer(seat, consult(bots[seat], match, seat))
    return [f"{seat} {option.text}" for seat, option in match.answers]


def puzzles_in(
    game: Game[S], players: int, settings: Settings, seed: str, answers: Sequence[str]
) -> Iterator[Puzzle]:
    """The puzzles in a match, each from the seat that was asked there."""
    match = Match.new(game, players, settings, seed, events=False)
    for place, line in enumerate(answers):
        whose, _, text = line.partition(" ")
        seat = int(whose)
        ask = match.asked(seat)
        if place >= OPENING and ask is not None and _may_be_one(match, ask):
            proof = _proof(match, seat)
            if proof is not None:
                yield _puzzle(match, ask, answers[:place], proof)
        match.answer(seat, text)


def _may_be_one(match: Match[S], ask: Choose) -> bool:
    return FEW <= len(ask.options) <= MANY and not ask.hidden and match.together is None


def _proof(match: Match[S], seat: int) -> Thought | None:
    """What a long search finds, if a short and the long one agree that one option is clearly best."""
    looked = _thought(match, seat, FIRST_LOOK)
    if not _is_clear(match, seat, looked):
        return None
    proof = _thought(match, seat, PROOF)
    return proof if proof.chosen == looked.chosen and _is_clear(match, seat, proof) else None


def _thought(match: Match[S], seat: int, trials: int) -> Thought:
    bot = make(f"search:{trials}", f"puzzle {match.seed} {len(match.answers)}")
    consult(bot, match, seat)
    assert bot.thought is not None
    return bot.thought


def _is_clear(match: Match[S], seat: int, thought: Thought) -> bool:
    best, second = thought.ranked()[:2]
    advice = _chosen_by_rating(match, seat)
    gap = thought.worths[best] - thought.worths[second]
    return gap >= (CLEAR if advice == best else CLEAR_AND_HIDDEN)


def _chosen_by_rating(match: Match[S], seat: int) -> int:
    bot = make(BOSUN, "rating")
    consult(bot, match, seat)
    assert bot.thought is not None
    return bot.thought.chosen


def _puzzle(match: Match[S], ask: Choose, answers: Sequence[str], proof: Thought) -> Puzzle:
    texts = [option.text for option in ask.options]
    best, second = proof.ranked()[:2]
    name = hashlib.sha256("\n".join([match.seed, *answers]).encode()).hexdigest()[:8]
    return Puzzle(
        name, match.game.meta.rules_version, match.seats, dict(match.settings), match.seed, list(answers),
        ask.seat, texts[best], texts[second], proof.trials,
        {text: round(worth, 3) for text, worth in zip(texts, proof.worths, strict=True)},
    )  # fmt: skip
