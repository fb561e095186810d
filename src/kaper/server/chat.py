"""The chat of a table, stored."""

from kaper.engine.events import SPECTATOR
from kaper.server.changing import changed
from kaper.server.connection import Connection
from kaper.server.errors import Refusal
from kaper.server.live_table import LiveTable
from kaper.server.messages import LineShown
from kaper.server.plain import LINE, plain
from kaper.server.storage import tables
from kaper.server.storage.database import now

RECENT = 200
"""How many lines are told to whoever comes."""


async def say(live: LiveTable, by: Connection, text: str, nonce: str) -> None:
    """A line from somebody who sits at the table or looks on; told once it is stored.

    A line that is sent again, because its acknowledgement was lost, is known by its nonce: it was stored.
    """
    account, name = by.account, by.name
    if not account:
        raise Refusal(401, "no-account", "To speak, say first who you are.")
    if by.muted:
        raise Refusal(403, "muted", "Those who run this server have taken your voice at its tables.")
    if nonce and (account, nonce) in live.said:
        return
    said = plain(text, LINE, "line")
    live.server.limits.check_visitor("lines", by.visitor)

    async def change() -> None:
        live.check_open()
        if nonce and (account, nonce) in live.said:
            return
        own = live.card.owned(account)
        number = live.chat[-1].number + 1 if live.chat else 1
        seat = own[0] if own else SPECTATOR
        line = LineShown(number, seat, live.card.seats[seat].name if own else name, said, now())
        await live.server.fleet.keep(live, tables.add_line, live.card.id, line, account, nonce)
        live.said.add((account, nonce))
        live.server.metrics.count("chat_lines")
        live.chat.append(line)
        live.tell_chat([line])

    await changed(live, change)
