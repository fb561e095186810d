"""People at the tables of a server under test: they call it over HTTP and speak over sockets."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]
PATIENCE = 20.0


class Wire:
    """One socket. Everything that came over it is kept, as it came and as messages."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.heard: list[Message] = []
        self.position: Message = {}
        self.ids = 0

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Message:
        return self.take(await asyncio.wait_for(self.socket.recv(), PATIENCE))

    def take(self, data: str | bytes) -> Message:
        """Keep what came over the socket."""
        assert isinstance(data, str)
        self.raw.append(data)
        message: Message = json.loads(data)
        self.heard.append(message)
        if message["type"] == "position":
            self.position = message
        return message

    async def until(self, kind: str, fits: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of a kind that fits."""
        while True:
            message = await self.hear()
            if message["type"] == kind and fits(message):
                return message

    async def do(self, **message: Any) -> Message:
        """Send something and wait until it is taken or refused."""
        self.ids += 1
        await self.send(id=f"m{self.ids}", **message)
        while True:
            heard = await self.hear()
            if heard["type"] in ("ack", "refused") and heard["id"] == f"m{self.ids}":
                return heard

    async def answer(self, position: Message, seat: int, option: str) -> Message:
        return await self.do(type="answer", seat=seat, question=position["question"], option=option)


class Person:
    """A guest with a session."""

    def __init__(self, address: str, token: str, account: Message) -> None:
        self.address = address
        self.token = token
        self.account = account
        self.headers = {"Authorization": f"Bearer {token}"}

    @classmethod
    async def enter(cls, address: str, name: str = "Anne") -> "Person":
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE, verify=False) as client:
            entered = (await client.post("/api/guests", json={"name": name})).json()
            return cls(address, entered["token"], entered["account"])

    async def call(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """The answer's body; its status must be the given one, or a good one."""
        answer = await self._ask(method, path, body)
        assert answer.status_code == status or (status is None and answer.is_success), answer.text
        return answer.json()

    async def anything(self, method: str, path: str, body: Any = None) -> Any:
        """The answer's body, whatever its status."""
        return (await self._ask(method, path, body)).json()

    async def _ask(self, method: str, path: str, body: Any) -> httpx.Response:
        base = f"http://{self.address}/api"
        content = None if body is None else json.dumps(body)
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=False) as client:
            client.headers.update(self.headers)
            return await client.request(method, path, content=content)

    async def table(self, game: str, seats: list[Message], **more: Any) -> Message:
        """A new table; not yet started."""
        wish = {"game": game, "players": len(seats), "seats": seats, **more}
        table: Message = await self.call("POST", "/tables", wish)
        return table

    async def start(self, game: str, seats: list[Message], **more: Any) -> str:
        """A table in play; gives its id."""
        table = await self.table(game, seats, **more)
        await self.call("POST", f"/tables/{table['id']}/start", {})
        return str(table["id"])

    @asynccontextmanager
    async def at(self, table: str, **query: Any) -> AsyncIterator[Wire]:
        async with wire(self.address, table, self.headers, **query) as found:
            yield found


@asynccontextmanager
async def wire(
    address: str, table: str, headers: dict[str, str] | None = None, **query: Any
) -> AsyncIterator[Wire]:
    """A socket to a table; without headers that of a stranger who looks on."""
    path = f"ws://{address}/api/tables/{table}/socket?" + "&".join(f"{k}={v}" for k, v in query.items())
    async with connect(path, additional_headers=headers, max_size=None) as socket:
        yield Wire(socket)


ME: Message = {"kind": "me"}
RANDOM: Message = {"kind": "bot", "level": "random"}
GREEDY: Message = {"kind": "bot", "level": "greedy"}
OPEN: Message = {"kind": "open"}


async def pair(address: str, game: str = "plank", **more: Any) -> tuple[Person, Person, str]:
    """Two people at a table in play."""
    one, two = await Person.enter(address, "Anne"), await Person.enter(address, "Jack")
    table = await one.table(game, [ME, OPEN], open=True, **more)
    await two.call("POST", f"/tables/{table['id']}/seats/1", ME)
    await one.call("POST", f"/tables/{table['id']}/start", {})
    return one, two, table["id"]


def first_option(position: Message, seat: int) -> str:
    return str(position["seats"][str(seat)]["options"][0]["text"])


async def play_out(wires: dict[int, Wire], most: int = 10_000) -> Message:
    """Each seat answers what it is asked, always with the first option; gives the last position."""

    async def one(seat: int, over: Wire) -> Message:
        for _ in range(most):
            position = await over.until("position")
            if position["over"]:
                return position
            if str(seat) in position["seats"]:
                await over.send(
                    type="answer", id=None, seat=seat, question=position["question"],
                    option=first_option(position, seat),
                )  # fmt: skip
        raise AssertionError("the match does not end")

    return (await asyncio.gather(*(one(seat, over) for seat, over in wires.items())))[0]
