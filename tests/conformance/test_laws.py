"""Every law, on every installed game, in every variant."""

import pytest

from kaper.engine.chance import Chance
from kaper.engine.match import Match
from kaper.engine.record import record, replay
from kaper.engine.sight import whole
from kaper.laws.all_laws import LAWS
from kaper.laws.law import Law, obey
from kaper.laws.moves import ENOUGH, Moves
from kaper.laws.play import any_answer, anywhere
from tests.conformance.variants import BUDGET, Variant, played

DEAR = 0.1
"""A law that long runs check less often than this gets one position of each game here."""


def test_random_games_end_with_all_components(variant: Variant) -> None:
    longest = max(len(match.answers) for match in played(variant))
    assert 0 < longest <= variant.game.meta.longest


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.name)
def test_law(law: Law, variant: Variant) -> None:
    chance = Chance.seeded(f"{law.name} {variant}")
    positions = BUDGET.positions if law.often >= DEAR else 1
    for match in played(variant):
        for _ in range(positions):
            obey(law, anywhere(match, chance))


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
    for count, then in enumerate(positions):
        replayed = replay(match.game, kept, count, events=False)
        assert whole(match.game, replayed.state) == then, f"after {count} answers"


def test_whatever_is_hidden_goes_elsewhere_in_some_redeal(variant: Variant) -> None:
    chance = Chance.seeded(f"moves {variant}")
    moves = Moves()
    for _ in range(BUDGET.positions * ENOUGH):
        moves.look(anywhere(chance.pick(played(variant)), chance), chance)
    assert moves.stuck() == []
