"""Requests that a load makes before it is measured."""

import asyncio
import http.client
from typing import TypeVar

import msgspec

PATIENCE = 60.0
T = TypeVar("T")


class Requests:
    """Asks one server, as whoever has the token."""

    def __init__(self, address: str) -> None:
        self._address = address

    async def post(self, path: str, data: object, kind: type[T], token: str = "") -> T:
        """What came back, as the kind that is wanted; anything but success is an error."""
        return await asyncio.to_thread(self._post, path, data, kind, token)

    def _post(self, path: str, data: object, kind: type[T], token: str) -> T:
        connection = http.client.HTTPConnection(self._address, timeout=PATIENCE)
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        connection.request("POST", path, msgspec.json.encode(data), headers)
        answer = connection.getresponse()
        found = answer.read()
        connection.close()
        if answer.status >= 300:
            raise ConnectionError(f"{path} was refused with {answer.status}: {found[:200]!r}")
        return msgspec.json.decode(found, type=kind)
