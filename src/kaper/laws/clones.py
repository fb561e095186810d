"""Copies are independent, written ones too, and taking back leads to exactly where the match was."""

from collections.abc import Sequence

from kaper.engine.chance import Chance
from kaper.engine.errors import UndoRefused
from kaper.engine.frozen import freeze, thaw
from kaper.engine.match import Match
from kaper.laws.law import AnyMatch, demand
from kaper.laws.play import afresh, play_on
from kaper.laws.standing import position, standing, table


def independent(match: AnyMatch, chance: Chance) -> None:
    """A clone stands where its original does, never changes when that goes on, and comes to the same end."""
    before = standing(match)
    original = match.clone()
    twin = original.clone()
    demand(standing(twin) == before, "the clone stands elsewhere than its original")
    demand(twin.number == match.number, "the clone's question has another number")
    given = play_on(original, chance)
    demand(standing(twin) == before, "the clone changed when the original went on")
    demand(standing(match) == before, "the original changed when its clone went on")
    for seat, option in given:
        twin.answer(seat, option.text)
    demand(standing(twin) == standing(original), "the clone came to another end with the same answers")


def written_down(match: AnyMatch, chance: Chance) -> None:
    """A checkpoint that was written down and read again leads to the same place, and on to the same end."""
    game = match.game
    state, since = match.last_checkpoint()
    blank = game.setup(match.seats, match.settings, Chance.seeded(match.seed))
    again = Match.at(game, match.seats, thaw(blank, freeze(state)), match.settings)
    for seat, option in since:
        again.answer(seat, option.text)
    demand(table(again) == table(match), "a checkpoint that was written down leads elsewhere")
    original = match.clone()
    for seat, option in play_on(original, chance):
        again.answer(seat, option.text)
    demand(table(again) == table(original), "a checkpoint that was written down came to another end")


def taken_back(match: AnyMatch, _: Chance) -> None:
    """Undo gives back the earlier position, or refuses after chance, a revelation, a moment for a hidden
    question or another's answer.
    """
    if not match.answers:
        _refuses(match, range(match.seats))
        return
    earlier = afresh(match, len(match.answers) - 1)
    drawn = match.state.chance.position != earlier.state.chance.position
    shown = any(event.uncovers for event in match.events[len(earlier.events) :])
    last = match.answers[-1][0]
    final = drawn or shown or match.state.moments != 0
    _refuses(match, [seat for seat in range(match.seats) if seat != last or final])
    if not final:
        _gives_back(match, earlier)


def _refuses(match: AnyMatch, seats: Sequence[int]) -> None:
    trial = match.clone()
    for seat in seats:
        demand(trial.why_not_undo(seat) != "", f"seat {seat} is told that it may take back, and may not")
        try:
            trial.undo(seat)
        except UndoRefused:
            continue
        demand(False, f"seat {seat} took back what it may not")
    demand(position(trial) == position(match), "a refused undo changed the match")
    demand(trial.number == match.number, "a refused undo changed the question's number")


def _gives_back(match: AnyMatch, earlier: AnyMatch) -> None:
    seat, option = match.answers[-1]
    trial = match.clone()
    reason = trial.why_not_undo(seat)
    demand(reason == "", f"seat {seat} may take back, but is told {reason}")
    trial.undo(seat)
    demand(standing(trial) == standing(earlier), "taking back leads elsewhere than to the earlier position")
    demand(trial.number > match.number, "the question's number is used twice")
    trial.answer(seat, option.text)
    demand(standing(trial) == standing(match), "the answer taken back and given again leads elsewhere")
