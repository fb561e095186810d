from hypothesis import HealthCheck, settings

from tests.conformance.machine import try_out
from tests.conformance.variants import BUDGET, BUDGETS, Variant

PROFILE = settings(
    max_examples=BUDGET.runs,
    stateful_step_count=BUDGET.steps,
    deadline=None,
    # The same runs every time, except where there is time to look for something new.
    derandomize=BUDGET is not BUDGETS["large"],
    database=None,
    suppress_health_check=list(HealthCheck),
)


def test_anything_in_any_order(variant: Variant) -> None:
    try_out(variant.game, variant.players, variant.settings, PROFILE)
