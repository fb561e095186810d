"""Every law, on every installed game, in every variant."""

from collections.abc import Iterator

import pytest

from kaper.engine.chance import Chance
from kaper.engine.match import Match
from kaper.engine.record import record, replay
from kaper.engine.sight import whole
from kaper.laws.all_laws import LAWS
from kaper.laws.law import AnyMatch, Law, obey
from kaper.laws.moves import ENOUGH, Moves
from kaper.laws.play import any_answer
from tests.conformance.variants import BUDGET, Variant, places, played

DEAR = 0.1
"""A law that long runs check less often than this gets one position of each game here."""
PREFIXES = 6
"""So many records are cut off and replayed from the start; the law of records does so in every long run."""


def test_random_games_end_with_all_components(variant: Variant) -> None:
    longest = max(len(match.answers) for match in played(variant))
    assert 0 < longest <= variant.game.meta.longest


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.name)
def test_law(law: Law, variant: Variant) -> None:
    positions = BUDGET.positions if law.often >= DEAR else 1
    for visited in places(variant):
        for place in visited[:positions]:
            obey(law, place.clone())


def test_law_at_the_start_and_at_the_end(variant: Variant) -> None:
    match = played(variant)[0]
    for law in LAWS:
        obey(law, match.rewound(0))
        obey(law, match)


def test_every_prefix_of_a_record_replays_to_the_position_then(variant: Variant) -> None:
    match = Match.new(variant.game, variant.players, variant.settings, "prefixes")
    chance = Chance.seeded(f"prefixes {variant}")
    positions = [whole(match.game, match.state)]
    while match.pending:
        match.answer(*any_answer(match, chance))
        positions.append(whole(match.game, match.state))
    kept = record(match)
    again = replay(match.game, kept, 0, events=False)
    for count, then in enumerate(positions):
        assert whole(match.game, again.state) == then, f"after {count} answers"
        if count < len(kept.answers):
            seat, _, option = kept.answers[count].partition(" ")
            again.answer(int(seat), option)
    for count in [0, len(kept.answers), *(chance.below(len(positions)) for _ in range(PREFIXES))]:
        replayed = replay(match.game, kept, count, events=False)
        assert whole(match.game, replayed.state) == positions[count], f"after {count} answers"


def test_whatever_is_hidden_goes_elsewhere_in_some_redeal(variant: Variant) -> None:
    chance = Chance.seeded(f"moves {variant}")
    moves = Moves()
    for match in played(variant):
        for place in _on_the_way(match, BUDGET.positions * ENOUGH // BUDGET.games, chance):
            moves.look(place, chance)
    assert moves.stuck() == []


def _on_the_way(match: AnyMatch, visits: int, chance: Chance) -> Iterator[AnyMatch]:
    """The match at so many of its positions, in their order, so that it is played again only once."""
    walk = match.rewound(0)
    for count in sorted(chance.below(len(match.answers) + 1) for _ in range(visits)):
        for seat, option in match.answers[len(walk.answers) : count]:
            walk.answer(seat, option)
        yield walk
