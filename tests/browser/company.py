"""The people of a test: each has a browser context, so that their cookies and memories are apart."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response

from tests.browser.person import Person
from tests.browser.serving import Serving

# A trace takes longer than what it tells of; who wants one runs the test that failed again.
TRACED = "KAPER_TRACE" in os.environ
SOCKETS = Path(__file__).with_name("sockets.js")
# Kept as a reader's wish would be, unless there is one: some pages have no memory.
TEMPO = """try {{
    localStorage['kaper-prefs'] ??= JSON.stringify({{ tempo: '{tempo}', side: true }});
}} catch {{}}"""
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}


@dataclass
class Company:
    """Everybody who takes part in a test, and what went wrong on their pages."""

    browser: Browser
    server: Serving
    word: str = ""
    contexts: list[BrowserContext] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)

    def person(self, name: str, lang: str = "en-GB", tempo: str = "once", **options: Any) -> Person:
        """Somebody with a browser; things neither move nor take time there, unless a test is about that."""
        # What a browser keeps for when there is no line would answer for the server.
        options = {**DESK, "reduced_motion": "reduce", "service_workers": "block", "locale": lang, **options}
        context = self.browser.new_context(base_url=self.server.address, **options)
        context.add_init_script(path=SOCKETS)
        context.add_init_script(TEMPO.format(tempo=tempo))
        if TRACED:
            context.tracing.start(snapshots=True)
        self.contexts.append(context)
        return Person(name, context, self.listened(context.new_page()), lang[:2], word=self.word)

    def on_a_phone(self, name: str) -> Person:
        person = self.person(name, **PHONE)
        person.hand = "touch"
        return person

    def listened(self, page: Page) -> Page:
        """A page whose own errors, breaches of the server's policy and requests in vain fail the test."""
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._console)
        page.on("response", self._response)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "Content Security Policy" in message.text:
            self.troubles.append(message.text)

    def _response(self, answer: Response) -> None:
        if answer.status >= 400:
            self.troubles.append(f"{answer.status} {answer.url}")

    @property
    def game(self) -> dict[str, Any]:
        """The first game of the catalogue, whichever that is: the easiest."""
        games: list[dict[str, Any]] = self.server.get("/api/games")
        if not games:
            pytest.skip("there is no game to be played")
        return games[0]

    def part(self, results: Path | None) -> None:
        """Close everything; after a failure keep what the pages showed, and the way if it was traced."""
        for number, context in enumerate(self.contexts):
            if results is not None:
                self._keep(context, results / f"{number}")
            context.close()

    def _keep(self, context: BrowserContext, where: Path) -> None:
        for number, page in enumerate(context.pages):
            page.screenshot(path=where / f"{number}.png")
            (where / f"{number}.html").write_text(page.content(), encoding="utf-8")
        if TRACED:
            context.tracing.stop(path=where / "trace.zip")
