"""The answers of a table that are stored: what is on its way may still be refused."""

from sqlalchemy import Connection

from kaper.server.errands import Story
from kaper.server.errors import not_started
from kaper.server.hall import Hall
from kaper.server.live import Live
from kaper.server.loading import kept_of
from kaper.server.storage.book import answers_of


async def story(hall: Hall, live: Live) -> tuple[Story, int]:
    """The match as far as it is stored, and how often something was taken back in it."""
    card = live.card
    if not card.seed:
        raise not_started()
    lines, undone = live.lines[:], (live.rows - len(live.lines)) // 2
    if live.unstored or live.stale:
        lines, undone = await hall.database.read(_stored, card.id)
    return Story(card.id, card.game, card.players, card.settings, card.seed, lines), undone


def _stored(connection: Connection, table: str) -> tuple[list[str], int]:
    rows = answers_of(connection, table)
    lines = [f"{seat} {option}" for seat, _, option, _ in kept_of(rows)]
    return lines, (len(rows) - len(lines)) // 2
