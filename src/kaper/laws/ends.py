"""The laws that are checked after every answer of every game: it ends, and no component is lost or made."""

from collections.abc import Mapping

from kaper.engine.chance import Chance
from kaper.engine.game import Outcome, Settings
from kaper.engine.match import Match
from kaper.engine.registry import AnyGame
from kaper.laws.law import AnyMatch, LawBroken, begun, case, demand, under
from kaper.laws.play import any_answer

ENDS = "ends"
CENSUS = "census"


def play_out(game: AnyGame, players: int, settings: Settings, seed: str) -> AnyMatch:
    """A random game ends, within the length that its card names, in a way that its card names.

    The census is the same after every answer as after setup.
    """
    match = _begin(game, players, settings, seed)
    chance = Chance.seeded(f"answers {seed}")
    with under(ENDS, match):
        counted = game.census(match.state)
        for _ in range(game.meta.longest):
            if not match.pending:
                break
            seat, option = any_answer(match, chance)
            match.answer(seat, option)
            components(match, counted)
        demand(not match.pending, f"the game goes on after {game.meta.longest} answers")
        demand(match.state.over, "nobody is asked, but the state does not say that the game is over")
        _sound(match, game.outcome(match.state))
    return match


def _begin(game: AnyGame, players: int, settings: Settings, seed: str) -> AnyMatch:
    try:
        return Match.new(game, players, settings, seed)
    except Exception as fault:
        start = begun(game, players, settings, seed, [])
        raise LawBroken(ENDS, f"{type(fault).__name__}: {fault}", start) from fault


def components(match: AnyMatch, counted: Mapping[str, int]) -> None:
    """No component is lost or made."""
    now = match.game.census(match.state)
    if now != counted:
        names = sorted(name for name in {*counted, *now} if counted.get(name) != now.get(name))
        changes = [f"{name} from {counted.get(name)} to {now.get(name)}" for name in names]
        raise LawBroken(CENSUS, f"the count changed: {', '.join(changes)}", case(match))


def _sound(match: AnyMatch, outcome: Outcome) -> None:
    """The parts of an outcome fit each other."""
    endings = match.game.meta.endings
    demand(outcome.ending in endings, f"the ending {outcome.ending} is not one of {', '.join(endings)}")
    seats, places = len(outcome.scores), outcome.places
    demand(seats >= match.seats, f"{seats} scores for {match.seats} players")
    demand(len(places) == seats, f"{len(places)} places for {seats} scores")
    ranks = [1 + sum(other < place for other in places) for place in places]
    demand(places == ranks, f"{places} cannot be the places of {seats} seats")
    first = [seat for seat, place in enumerate(places) if place == 1]
    demand(outcome.winners in ([], first), f"the winners are {outcome.winners}, but {first} are first")
    for name, part in outcome.parts.items():
        demand(len(part) == seats, f"the part {name} has {len(part)} figures for {seats} seats")
    sums = [sum(part[seat] for part in outcome.parts.values()) for seat in range(seats)]
    demand(outcome.scores == sums, f"the parts add up to {sums}, not to the scores {outcome.scores}")
