"""What is hidden from a viewer can be dealt anew without their noticing, and nothing of it is left behind."""

from kaper.engine.chance import Chance
from kaper.engine.events import EVERYTHING
from kaper.engine.sight import encode, whole
from kaper.engine.state import State
from kaper.laws.law import AnyMatch, demand
from kaper.laws.play import play_on
from kaper.laws.standing import viewers


def unseen(match: AnyMatch, chance: Chance) -> None:
    """A viewer sees the same after a redeal, which depends on nothing hidden and keeps all components."""
    game, state = match.game, match.state
    before = whole(game, state)
    for viewer in viewers(match):
        view = encode(game.observe(state, viewer))
        dealt = _redealt(match, state, viewer, f"first {chance.random()}")
        demand(encode(game.observe(dealt, viewer)) == view, f"viewer {viewer} notices the redeal")
        demand(game.census(dealt) == game.census(state), f"the redeal for viewer {viewer} changes the count")
        stream = f"second {chance.random()}"
        truly, again = (_redealt(match, source, viewer, stream) for source in (state, dealt))
        demand(
            whole(game, truly) == whole(game, again),
            f"the redeal for viewer {viewer} depends on something that is hidden from them",
        )
    demand(whole(game, state) == before, "the redeal of a copy changed the original")


def _redealt(match: AnyMatch, state: State, viewer: int, stream: str) -> State:
    dealt = match.game.clone(state)
    match.game.redeal(dealt, viewer, Chance.seeded(stream))
    return dealt


def playable(match: AnyMatch, chance: Chance) -> None:
    """A redealt match asks its viewer the same, waits for the same others, and can be played to its end."""
    for seat in [ask.seat for ask in match.pending]:
        dealt = match.redealt(seat, Chance.seeded(f"redealt {chance.random()}"))
        asked, again = match.asked(seat), dealt.asked(seat)
        demand(again is not None, f"seat {seat} is asked no more after a redeal")
        assert asked is not None
        assert again is not None
        same = repr(again) == repr(asked) and again.about == asked.about
        demand(same, f"seat {seat} is asked {again!r} after a redeal instead of {asked!r}")
        missing = [ask.seat for ask in match.pending if not ask.hidden and dealt.asked(ask.seat) is None]
        demand(not missing, f"after a redeal for seat {seat} the match no longer waits for {missing}")
        counted = match.game.census(dealt.state)
        play_on(dealt, chance)
        demand(match.game.census(dealt.state) == counted, "a redealt match loses or makes components")
        demand(match.game.outcome(dealt.state) is not None, "a redealt match has no outcome")


def advised(match: AnyMatch, chance: Chance) -> None:
    """A game's hints rate every option and every seat with a number, on what the asked seat may know."""
    hints = match.game.hints
    if hints is None:
        return
    for seat in [ask.seat for ask in match.pending]:
        dealt = match.redealt(seat, Chance.seeded(f"hints {chance.random()}"))
        before = encode(match.game.observe(dealt.state, EVERYTHING))
        ask = dealt.asked(seat)
        assert ask is not None
        rates, prospects = hints.rate(dealt.state, ask), hints.forecast(dealt.state)
        demand(len(rates) == len(ask.options), f"{len(rates)} rates for {len(ask.options)} options: {ask!r}")
        demand(len(prospects) >= match.seats, f"{len(prospects)} forecasts for {match.seats} seats")
        demand(all(abs(figure) < float("inf") for figure in [*rates, *prospects]), "a hint is not finite")
        demand(encode(match.game.observe(dealt.state, EVERYTHING)) == before, "a hint changed the state")
