"""A bot of the highest level is thought for by several workers, as long as nobody else wants them."""

import asyncio

import pytest

from kaper.engine.excerpt import excerpt
from kaper.engine.match import Match
from kaper.engine.registry import games
from kaper.server.lanes import Claim, Lane
from kaper.server.metrics import Metrics
from kaper.server.thinkers import MODULE, Task, Thinkers

CLAIM = Claim("anne", "table")


def test_helpers_are_those_that_nobody_wants_and_one_is_left_for_others() -> None:
    async def main() -> None:
        lane = Lane(MODULE, 4)
        async with lane.worker(CLAIM), lane.helpers(CLAIM, 3) as helpers:
            assert len(helpers) == 2
            async with lane.worker(Claim("jack", "other")), lane.helpers(Claim("jack", "other"), 3) as more:
                assert more == []
        async with lane.worker(Claim("bots", "alone", alone=True)) as first:
            assert first is not None
            async with lane.helpers(Claim("bots", "alone", alone=True), 3) as none:
                assert none == []

    asyncio.run(main())


@pytest.mark.slow
def test_two_workers_think_about_one_move_and_one_of_them_settles_it() -> None:
    async def main() -> None:
        name, entry = next(iter(games().items()))
        match = Match.new(entry.load(), entry.meta.players[-1], seed="shared")
        while len(match.pending[0].options) < 2:
            match.answer(match.pending[0].seat, match.pending[0].options[0])
        ask = match.pending[0]
        metrics = Metrics()
        thinkers = Thinkers(3, 30.0, metrics)
        try:
            found = await thinkers.choose(
                ask, "admiral", CLAIM,
                lambda: Task(name, match.seats, match.settings, excerpt(match), ask.seat, "admiral"),
            )  # fmt: skip
        finally:
            await thinkers.close()
        assert found in [option.text for option in ask.options]
        assert "kaper_thoughts_shared_total 1.0" in metrics.text()
        assert "kaper_thinkers_replaced_total 0.0" in metrics.text()

    asyncio.run(main())
