"""Several servers on one database, in one process: they hear of each other as workers of one machine do."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec.structs import replace

from kaper.engine.events import SPECTATOR
from kaper.engine.record import digest
from kaper.server import play
from kaper.server.bell import LocalBell
from kaper.server.context import ServerContext
from kaper.server.live_table import LiveTable
from kaper.server.messages import encode
from kaper.server.position import Viewpoint
from kaper.server.seating import SeatAsked, TableAsked, make_table
from kaper.server.seating import start as begin
from kaper.server.settings import Settings
from kaper.server.storage import tables
from kaper.server.storage.accounts import Account

ANNE = Account("anne", "Anne", True)
SETTLED = 10.0


@asynccontextmanager
async def fleet(
    folder: Path, count: int = 2, deaf: tuple[int, ...] = (), moment: float = 0.0
) -> AsyncIterator[list[ServerContext]]:
    """Open servers; the `deaf` ones hear nothing of the others."""
    pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
    servers = []
    for number in range(count):
        others = [said for each, (_, said) in enumerate(pairs) if each != number and each not in deaf]
        bell = LocalBell(pairs[number][0], others)
        settings = Settings(database=str(folder / "kaper.db"), moment=moment, grace=0.0, pace=0.0)
        servers.append(ServerContext(settings, bell))
    for server in servers:
        await server.open()
    try:
        yield servers
    finally:
        for server in servers:
            await server.close()
        for own, said in pairs:
            own.close()
            said.close()


async def seated(server: ServerContext, game: str, seats: list[SeatAsked]) -> str:
    """A table in play."""
    card = make_table(TableAsked(game, len(seats), seats=seats), ANNE)
    begin(card, ANNE, {})
    await server.database.write(tables.add, card)
    return card.id


async def opened(servers: list[ServerContext], table: str) -> list[LiveTable]:
    lives = [await server.table(table) for server in servers]
    for live in lives:
        await play.resume(live)
    return lives


def standing(live: LiveTable) -> tuple[str, int, list[str], str]:
    """All that two servers must know alike."""
    match = live.playing
    return digest(match.game, match.state), match.number, live.lines, live.card.stage


def sent(live: LiveTable, own: tuple[int, ...]) -> bytes:
    """What a page is sent that asks for everything, but for the number of the message."""
    look = Viewpoint(own[0] if own else SPECTATOR, own, scene=True, state=True)
    return encode(replace(live.position(look, 0).since(None), n=0))


async def agree(lives: list[LiveTable]) -> None:
    """Wait until all stand alike."""
    async with asyncio.timeout(SETTLED):
        while any(standing(live) != standing(lives[0]) or live.unstored for live in lives):
            await asyncio.sleep(0.005)
