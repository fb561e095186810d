"""Random play: any seat that is asked answers next, with any of its options."""

from kaper.engine.chance import Chance
from kaper.engine.match import Answer, Match
from kaper.laws.law import AnyMatch, demand


def any_answer(match: AnyMatch, chance: Chance) -> Answer:
    ask = chance.pick(match.pending)
    return ask.seat, chance.pick(ask.options)


def play_on(match: AnyMatch, chance: Chance) -> list[Answer]:
    """Answer at random up to the end, which must come; what was answered."""
    longest = match.game.meta.longest
    given: list[Answer] = []
    while match.pending:
        demand(len(given) < longest, f"the game goes on after {longest} answers")
        seat, option = any_answer(match, chance)
        match.answer(seat, option)
        given.append((seat, option))
    return given


def afresh(match: AnyMatch, count: int) -> AnyMatch:
    """The match after N answers, played again from its seed and not from a copy."""
    again = Match.new(match.game, match.seats, match.settings, match.seed)
    for seat, option in match.answers[:count]:
        again.answer(seat, option.text)
    return again


def anywhere(match: AnyMatch, chance: Chance) -> AnyMatch:
    """The match at one of its positions; at its last more often than by chance, since the end is special."""
    count = len(match.answers)
    if count and chance.below(10):
        count = chance.below(count)
    return match.rewound(count)
