"""Random requests over all that `/api/openapi.json` describes; a seed gives the same requests again."""

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import Any
from urllib.parse import quote

from tools.attack.innocent import SEATS, longest
from tools.attack.ring import UNLIMITED, Attack, Ring
from tools.attack.wire import Answer, Caller, Headers, NotLetIn, Player, request

REQUESTS, SENDERS = 1_000_000, 16
SLOW, SELDOM = "/login", 0.05
"""A wrong password takes its guesser's time, on purpose; they have an attack of their own."""
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "BREW")
ODD: tuple[object, ...] = (
    None, True, 0, -1, 1, 2, 3, 10**30, 1.5, "", "x", "\x00", "\ud7ff", "0", "a\u0301" * 40, "9" * 400, [],
    {}, [[]] * 50, {"": None}, "me", "bot", "open", "hotseat", "random", "search", "move", "game", "none",
    "%s", "../x",
)  # fmt: skip
LOGGED_OUT = 500
"""Requests of one sender, some of which log out, before a new guest enters."""
Schema = dict[str, Any]


class Generator:
    """Makes requests, most of them nearly right."""

    def __init__(self, schema: Schema, known: dict[str, list[str]], chance: Random) -> None:
        self._schemas: dict[str, Schema] = schema.get("components", {}).get("schemas", {})
        self._known = known
        self._chance = chance
        self._calls = [
            (method.upper(), path, call)
            for path, methods in schema["paths"].items()
            for method, call in methods.items()
        ]

    def make(self) -> bytes:
        chance = self._chance
        method, path, call = chance.choice(self._calls)
        if path.endswith(SLOW) and chance.random() > SELDOM:
            method, path, call = chance.choice(self._calls)
        headers: Headers = {"Content-Type": "application/json"}
        if chance.random() < 0.9:
            headers["Authorization"] = "Bearer " + self._one_of("token")
        query = []
        for each in call.get("parameters", []):
            value = self._parameter(each)
            if each["in"] == "path":
                path = path.replace("{" + each["name"] + "}", quote(value, safe=""))
            elif each["in"] == "query" and chance.random() < 0.5:
                query.append(f"{quote(each['name'])}={quote(value)}")
        if chance.random() < 0.03:
            method = chance.choice(METHODS)
        return request(method, path + ("?" + "&".join(query) if query else ""), self._body(call), headers)

    def _one_of(self, what: str) -> str:
        if self._chance.random() < 0.1 or not self._known.get(what):
            return quote(str(self._chance.choice(ODD)))
        return self._chance.choice(self._known[what])

    def _parameter(self, each: Schema) -> str:
        found = self._one_of(each["name"]) if each["name"] in self._known else self._value(each["schema"], 0)
        return str(found)

    def _body(self, call: Schema) -> bytes:
        content = call.get("requestBody", {}).get("content", {})
        if not content or self._chance.random() < 0.05:
            return b"" if self._chance.random() < 0.5 else self._chance.randbytes(30)
        schema = next(iter(content.values())).get("schema", {})
        made = json.dumps(self._value(schema, 0)).encode()
        return made[: self._chance.randrange(len(made))] if self._chance.random() < 0.05 else made

    def _value(self, schema: Schema, depth: int) -> object:
        """Something of this shape, or now and then of another."""
        chance = self._chance
        if depth > 6 or chance.random() < 0.08:
            return chance.choice(ODD)
        if "$ref" in schema:
            return self._value(self._schemas.get(schema["$ref"].rpartition("/")[2], {}), depth + 1)
        for choice in ("oneOf", "anyOf"):
            if choice in schema:
                return self._value(chance.choice(schema[choice]), depth + 1)
        if "enum" in schema:
            return chance.choice(schema["enum"])
        return self._plain(schema, depth)

    def _plain(self, schema: Schema, depth: int) -> object:
        chance = self._chance
        match schema.get("type"):
            case "object":
                inside = schema.get("properties", {})
                return {
                    name: self._field(name, each, depth)
                    for name, each in inside.items()
                    if chance.random() < 0.9
                }
            case "array":
                return [self._value(schema.get("items", {}), depth + 1) for _ in range(chance.randrange(5))]
            case "integer" | "number":
                return chance.choice((0, 1, 2, 3, 4, 30, -1, 10**9, 10**30))
            case "boolean":
                return chance.random() < 0.5
            case "string":
                return chance.choice([each for each in ODD if isinstance(each, str)])
        return chance.choice(ODD)

    def _field(self, name: str, schema: Schema, depth: int) -> object:
        return self._one_of(name) if name in self._known else self._value(schema, depth + 1)


async def known_things(ring: Ring, sources: int) -> dict[str, list[str]]:
    """Sessions and tables that there are, so that requests get further than to the door."""
    tokens, tables = [], []
    for number in range(sources):
        player = await Player.enter(ring.address, ring.source(number), f"Guest {number}")
        tokens.append(player.token)
        for _ in range(2):
            table = (await player.table(longest(), SEATS, open=True))["id"]
            tables.append(table)
        await player.call("POST", f"/tables/{tables[-1]}/start", {})
    return {"token": tokens, "table": tables, "game": [longest()], "game_name": [longest()]}


async def schema_of(ring: Ring) -> Schema:
    answer = await Caller(ring.address, ring.source(0)).send(request("GET", "/api/openapi.json"))
    found: Schema = json.loads(answer.body)
    return found


async def run(ring: Ring) -> None:
    known = await known_things(ring, SENDERS)
    generator = Generator(await schema_of(ring), known, ring.chance)

    async def one(number: int) -> None:
        caller = Caller(ring.address, ring.source(number))
        for nth in range(1, 1 + ring.count(REQUESTS // SENDERS)):
            if nth % LOGGED_OUT == 0:
                # Random requests make guests, too, until their address may have no more.
                with suppress(NotLetIn):
                    guest = await Player.enter(ring.address, ring.source(number), f"Guest {number} {nth}")
                    known["token"][number % len(known["token"])] = guest.token
            sent = generator.make()
            answer = await caller.send(sent)
            ring.tally.http(answer.status, answer.key)
            if answer.status >= 500:
                ring.tally.fail(shortly(sent, answer))
        caller.close()

    await asyncio.gather(*(one(number) for number in range(SENDERS)))


def shortly(sent: bytes, answer: Answer) -> str:
    """What to look for when it happens again."""
    return f"{answer.status} after {sent.partition(b'Content-Length')[0]!r} … {sent[-120:]!r}"


ATTACK = Attack("requests", run, UNLIMITED, seconds=2400)
