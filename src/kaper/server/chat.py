"""The chat of a table, stored."""

from kaper.engine.events import SPECTATOR
from kaper.server.hall import Hall
from kaper.server.live import Live
from kaper.server.messages import LineShown
from kaper.server.plain import LINE, plain
from kaper.server.storage import tables
from kaper.server.storage.database import now

RECENT = 200
"""So many lines are told to whoever comes."""


async def say(hall: Hall, live: Live, account: str, name: str, text: str) -> None:
    """A line from somebody who sits at the table or looks on; told once it is stored."""
    said = plain(text, LINE, "line")
    async with live.lock:
        live.check_open()
        own = live.card.owned(account)
        number = live.chat[-1].number + 1 if live.chat else 1
        seat = own[0] if own else SPECTATOR
        line = LineShown(number, seat, live.card.seats[seat].name if own else name, said, now())
        await hall.database.write(tables.add_line, live.card.id, line)
        hall.metrics.count("chat_lines")
        live.chat.append(line)
        live.tell_chat([line])
