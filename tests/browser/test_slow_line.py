"""What somebody sees who has a slow line."""

import json
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.browser.company import Company
from tests.browser.person import Person
from tests.browser.relay import Relay
from tests.browser.serving import Serving

MEGABIT, DELAY = 125_000.0, 0.15
"""Bytes in a second, and seconds that everything takes on its way."""
IN_TIME = 0.3
MOVES = 12
# A position counts as shown with the first frame after the page was told of it.
WATCH = """() => { window.shown = []; for (const socket of window.sockets) socket.addEventListener('message',
    told => { const heard = JSON.parse(told.data); if (heard.type === 'position')
        requestAnimationFrame(() => window.shown.push([heard.answers, Date.now() / 1000])); }); }"""


class Beside:
    """The same table over a line of its own that takes no time: when each position was there."""

    def __init__(self, person: Person, server: Serving, table: str) -> None:
        self.seen: dict[int, float] = {}
        cookies = "; ".join(f"{each['name']}={each['value']}" for each in person.context.cookies())
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        threading.Thread(target=self._listen, args=(address, cookies), daemon=True).start()

    def _listen(self, address: str, cookies: str) -> None:
        """Until the server ends."""
        with suppress(ConnectionClosed), connect(address, additional_headers={"Cookie": cookies}) as socket:
            for message in socket:
                heard: dict[str, Any] = json.loads(message)
                if heard["type"] == "position":
                    self.seen.setdefault(heard["answers"], time.time())


def test_a_bots_move_is_shown_in_time_over_a_slow_line(browser: Browser, tmp_path: Path) -> None:
    """1 Mbit/s and 150 ms each way: within 300 ms of being made.

    The quickest quarter counts: what else the machine does at the same time is not the line's fault.
    """
    server = Serving(tmp_path, settings={"KAPER_PACE": "0.4"})
    server.start()
    company = Company(browser, server)
    try:
        with Relay(server.port, MEGABIT, DELAY) as relay:
            anne = company.person("Anne").introduce()
            table = anne.make_table(company.game, [{"kind": "me"}])
            anne.page.goto(f"{relay.address}/#/table/{table}")
            anne.start(table)
            anne.await_turn()
            anne.page.evaluate(WATCH)
            beside = Beside(anne, server, table)
            late: list[float] = []
            while len(late) < MOVES and anne.play(1):
                anne.await_turn()
                shown: list[list[float]] = anne.page.evaluate("() => window.shown")
                late = [at - beside.seen[int(number)] for number, at in shown if int(number) in beside.seen]
        assert len(late) >= MOVES
        assert sorted(late)[len(late) // 4] < IN_TIME, late
    finally:
        company.part(None)
        server.stop()
