"""Ways of playing that find golden games; each gives the next answer of a match."""

from collections.abc import Callable

from kaper.engine.chance import Chance
from kaper.engine.match import Answer
from kaper.laws.law import AnyMatch
from kaper.laws.play import any_answer

Policy = Callable[[AnyMatch, Chance], Answer]


def first(match: AnyMatch, _: Chance) -> Answer:
    """Whoever is asked first takes the first option."""
    ask = match.pending[0]
    return ask.seat, ask.options[0]


def last(match: AnyMatch, _: Chance) -> Answer:
    """Whoever is asked first takes the last option."""
    ask = match.pending[0]
    return ask.seat, ask.options[-1]


def best(match: AnyMatch, chance: Chance) -> Answer:
    """Whoever is asked first takes what the game's hints rate highest."""
    return _rated(match, chance, max)


def worst(match: AnyMatch, chance: Chance) -> Answer:
    """Whoever is asked first takes what the game's hints rate lowest: the way to ends that nobody wants."""
    return _rated(match, chance, min)


def _rated(match: AnyMatch, chance: Chance, wanted: Callable[[list[float]], float]) -> Answer:
    hints, seat = match.game.hints, match.pending[0].seat
    dealt = match.redealt(seat, Chance.seeded(f"hints {chance.random()}"))
    ask = dealt.asked(seat)
    assert ask is not None
    assert hints is not None
    rates = hints.rate(dealt.state, ask)
    return seat, ask.options[rates.index(wanted(rates))]


POLICIES: dict[str, Policy] = {
    "random": any_answer,
    "first": first,
    "last": last,
    "best": best,
    "worst": worst,
}
