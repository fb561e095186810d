"""Somebody with a browser: what people do at a table, in words that the tests share."""

import random
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.sentences import say

OPTIONS = "section:has(#question) [data-option]:enabled"
CONFIRM = "section.confirm [data-confirm]"
# Where several are given together: one more of them, and all that were chosen.
FORM = "section:has(#question) :is([data-more], [data-collect]):enabled"
# More answers than any game has: a game that does not end is a failure, not a hang.
MANY = 1500
# Asked in the page at every frame: a game has hundreds of answers, and `expect` looks only now and then.
STATE = f"""() => Object.entries({{
    over: '#score-title',
    curtain: 'section.curtain button',
    confirm: '{CONFIRM}',
    asked: '{OPTIONS}, {FORM}',
}}).find(([, what]) => document.querySelector(what))?.[0]"""
Hand = Literal["mouse", "touch", "keys", "tab"]


@dataclass
class Person:
    """Somebody with a name, a browser context and a page."""

    name: str
    context: BrowserContext
    page: Page
    lang: str = "en"
    hand: Hand = "mouse"
    chance: random.Random = field(default_factory=lambda: random.Random(1670))
    word: str = ""
    """What this person adds to the dice: with the same word the same happens in every run."""

    # What a program could do as well, to come quickly to what a test is about.

    def introduce(self) -> "Person":
        self.post("/api/guests", {"name": self.name})
        return self

    def post(self, path: str, body: object = None) -> Any:
        answer = self.context.request.post(path, data={} if body is None else body)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def make_table(self, game: dict[str, Any], seats: list[dict[str, str]], **wishes: object) -> str:
        """A table with these seats, filled up with the quickest bots to the fewest players of the game."""
        players = next(count for count in game["players"] if count >= len(seats))
        bots = [{"kind": "bot", "level": "random"}] * (players - len(seats))
        wish = {"game": game["name"], "players": players, "open": True, "seats": seats + bots, **wishes}
        return str(self.post("/api/tables", wish)["id"])

    def start(self, table: str) -> str:
        self.post(f"/api/tables/{table}/start", {"nonces": {"0": (self.word or self.name)[-64:]}})
        return table

    def finish(self, table: str) -> str:
        """Let bots play a table to the end, one of them in this person's place."""
        self.post(f"/api/tables/{table}/leave")
        while self.get(f"/api/tables/{table}")["stage"] != "over":
            self.page.wait_for_timeout(100)
        return table

    def skip_to_the_end(self) -> None:
        """Go away from a game and come back when a bot has played on to its end: to watch takes long."""
        if self.await_turn():
            table = self.table
            self.page.goto("/#/")
            self.finish(table)
            self.visit(table)

    def know_the_game(self) -> "Person":
        """Go straight to the table whenever a guided one opens with its pictures, if its game has any."""
        self.page.add_locator_handler(self.button("learn-close"), lambda close: close.click())
        return self

    # Where to look.

    @property
    def table(self) -> str:
        """The table that the page shows."""
        return self.page.url.rpartition("/table/")[2].partition("/")[0]

    def say(self, key: str, **figures: str | int) -> str:
        return say(key, self.lang, **figures)

    def visit(self, table: str, rest: str = "") -> "Person":
        self.page.goto(f"/#/table/{table}{rest}")
        return self

    def button(self, key: str, **figures: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **figures), exact=True)

    @property
    def options(self) -> Locator:
        """The choices that can be made now."""
        return self.page.locator(OPTIONS)

    @property
    def question(self) -> str:
        return self.page.locator("#question").inner_text()

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log", name=self.say("log"), exact=True)

    def unfolded_log(self) -> Locator:
        """The log with all its turns open; which lie open depends on what its reader has seen so far."""
        unfold(self.log)
        return self.log

    @property
    def curtain(self) -> Locator:
        return self.page.locator("section.curtain")

    @property
    def score(self) -> Locator:
        return self.page.get_by_role("article", name=self.say("score-title"))

    @property
    def connection(self) -> Locator:
        return self.page.get_by_role("status").filter(has_text=self.say("line-lost"))

    # What to do.

    def play(self, answers: int = MANY) -> int:
        """Answer whatever is asked, by chance, until the end or that often; how often it was."""
        given = 0
        while given < answers and self.await_turn():
            # A clock may have taken the question away meanwhile.
            offered = self.options.count()
            if offered or self.page.locator(FORM).count():
                self.answer(self.chance.randrange(max(offered, 1)))
                given += 1
        assert given < MANY, "the game does not end"
        return given

    def await_turn(self) -> bool:
        """Wait for a question, raising a curtain that hides it; false if the game is over instead."""
        while (state := self.state()) in ("curtain", "confirm"):
            if state == "curtain":
                self.raise_curtain()
            else:
                self.press(self.page.locator(CONFIRM))
        return state == "asked"

    def collect(self) -> None:
        """Choose as many as must be given together, and give them."""
        take = self.page.locator("[data-collect]")
        while not take.is_enabled():
            self.press(self.page.locator("[data-more]:enabled").first)
        self.press(take)

    def raise_curtain(self) -> None:
        """Say that it is oneself; the curtain goes when the server has answered."""
        button = self.curtain.get_by_role("button")
        who = button.inner_text()
        self.press(button)
        expect(self.page.get_by_role("button", name=who, exact=True)).to_be_hidden()

    def state(self) -> str:
        """Wait until there is something to do or to see, and say what."""
        return str(self.page.wait_for_function(STATE).json_value())

    def answer(self, number: int) -> None:
        """Choose one of the answers, or several where only that can be done."""
        if self.page.locator(FORM).count() and not self.options.count():
            self.collect()
        else:
            self.press(self.options.nth(number), number)

    def press(self, what: Locator, number: int = 9) -> None:
        """Choose a button with this person's hand."""
        if self.hand == "mouse":
            what.click()
        elif self.hand == "touch":
            what.tap()
        elif self.hand == "keys" and number < 9:
            self.page.keyboard.press(str(number + 1))
        else:
            self.tab_to(what)
            self.page.keyboard.press("Enter")

    def tab_to(self, what: Locator) -> None:
        """Go to something with the Tab key, as those must who have no mouse."""
        for _ in range(200):
            if what.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the Tab key does not come to it")

    def drop_line(self) -> None:
        """Break the connection of the page, as a tunnel or a sleeping laptop would."""
        self.page.evaluate("for (const socket of window.sockets) socket.close()")

    def say_aloud(self, text: str) -> None:
        self.page.get_by_role("textbox", name=self.say("chat-write")).fill(text)
        self.button("chat-send").click()

    def leave(self) -> None:
        """Let a bot play on."""
        self.button("leave").click()
        self.button("leave-bot").click()
        expect(self.button("play-now")).to_be_visible()


def unfold(log: Locator) -> None:
    """Open all turns of a log."""
    folded = log.locator("button[aria-expanded=false]")
    while folded.count():
        folded.first.click()
