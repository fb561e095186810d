"""What a bot answers at a table, found by the processes that think."""

import asyncio
from time import monotonic

from kaper.engine.asking import Choose
from kaper.engine.excerpt import excerpt
from kaper.server.lanes import Claim
from kaper.server.live_table import LiveTable
from kaper.server.thinkers import Task


async def bot_answer(live: LiveTable, ask: Choose, level: str) -> str:
    """The bot's answer; asked in secret, it has no more time than the table takes over the moment anyway."""
    card, match = live.card, live.playing
    thinking = live.server.thinkers.choose(
        ask, level, Claim(card.host, card.id, alone=not live.attended),
        lambda: Task(card.game, card.players, card.settings, excerpt(match), ask.seat, level),
    )  # fmt: skip
    if not ask.hidden or not live.server.settings.moment or ask.seat == match.last_open():
        return await thinking
    try:
        return await asyncio.wait_for(thinking, max(0.0, live.veil.until - monotonic()))
    except TimeoutError:
        return ask.options[0].text
