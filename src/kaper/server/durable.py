"""The match of a table as far as somebody may see it, for those who run it again elsewhere."""

from kaper.server.errands import Story
from kaper.server.errors import not_started
from kaper.server.live_table import LiveTable


def story(live: LiveTable, count: int) -> tuple[Story, int]:
    """The match up to a number of answers, and how often something was taken back in it."""
    card = live.card
    if not card.seed:
        raise not_started()
    before = live.upgrade.rows if live.upgrade is not None else 0
    undone = (live.rows - before - len(live.lines)) // 2
    state = live.upgrade.state if live.upgrade is not None else ""
    return Story(
        card.id, card.game, card.players, card.settings, card.seed, live.lines[:count], state
    ), undone
