"""Makes the pictures of docs/screenshots: a real server, a real browser, a game that bots and chance play.

    python tools/screenshots.py [NAME...]

They show the first game of the catalogue, each is one function below; and then each other game in play, under
its name. Run it again after a change of the look, and look at what came out.
"""

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kaper.engine.registry import games
from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.company import PHONE, Company
from tests.browser.person import Person
from tests.browser.serving import Serving
from tests.project import ROOT

FOLDER = ROOT / "docs" / "screenshots"
LARGEST = 400_000
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PLAYERS = 4
# How often a table is set up before a picture that needs luck is given up.
TRIES = 12


def lobby(company: Company) -> Person:
    anne = company.person("Anne", viewport={"width": 1440, "height": 1180}).introduce()
    _table(company, anne)
    mary = company.person("Mary").introduce()
    mary.make_table(company.game, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    anne.page.goto("/")
    expect(anne.page.get_by_role("main").get_by_role("link").first).to_be_visible()
    return anne


def board(company: Company) -> Person:
    return _playing(company, 24, **WIDE)


def fight(company: Company) -> Person:
    """A scene with dice in focus: play until there is one."""
    for _ in range(TRIES):
        anne = company.person("Anne", **WIDE).introduce()
        anne.visit(_table(company, anne))
        while anne.await_turn():
            if anne.page.locator(".focus .die").first.is_visible():
                return anne
            anne.play(1)
    raise AssertionError("no fight in all these games")


def phone(company: Company) -> Person:
    return _playing(company, 12, **PHONE)


def dark(company: Company) -> Person:
    return _playing(company, 18, color_scheme="dark", **WIDE)


def replay(company: Company) -> Person:
    anne, table = _over(company)
    return anne.visit(table, "/at/60")


def score(company: Company) -> Person:
    anne, _ = _over(company)
    expect(anne.score).to_be_visible()
    return anne


PICTURES: dict[str, Callable[[Company], Person]] = {
    each.__name__: each for each in (lobby, board, fight, phone, dark, replay, score)
}
"""Of the first game; every other game has one under its name."""
MIDGAME = 16
"""Answers after which a game is in full swing."""


def _table(company: Company, person: Person, name: str = "") -> str:
    """A table that has begun, with as many seats as look like company."""
    named = [each for each in company.server.get("/api/games") if each["name"] == name]
    game = named[0] if named else company.game
    count = max(number for number in game["players"] if number <= PLAYERS)
    bots = [{"kind": "bot", "level": "greedy"}] * (count - 1)
    return person.start(person.make_table(game, [{"kind": "me"}, *bots]))


def _playing(company: Company, answers: int, name: str = "", **look: Any) -> Person:
    anne = company.person("Anne", **look).introduce()
    anne.visit(_table(company, anne, name))
    anne.play(answers)
    anne.await_turn()
    return anne


def _in_full_swing(company: Company, name: str) -> Person:
    return _playing(company, MIDGAME, name, **WIDE)


def _over(company: Company) -> tuple[Person, str]:
    anne = company.person("Anne", **WIDE).introduce()
    table = anne.finish(_table(company, anne))
    return anne.visit(table), table


def take(browser: Browser, server: Serving, name: str) -> None:
    """One picture; people of its own, so that each can be made alone."""
    company = Company(browser, server)
    page = (PICTURES[name](company) if name in PICTURES else _in_full_swing(company, name)).page
    page.mouse.move(0, 0)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(800)
    _save(page, FOLDER / f"{name}.webp")
    company.part(None)


def _save(page: Page, path: Path) -> None:
    """Write what the page shows; as WebP, because the grain of the paper makes a PNG five times as large."""
    width, height, sharpness = page.evaluate("[innerWidth, innerHeight, devicePixelRatio]")
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": sharpness}
    wish = {"format": "webp", "quality": 88, "clip": clip}
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    path.write_bytes(base64.b64decode(shot["data"]))
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}: {size // 1000} kB")
    if size > LARGEST:
        print(f"  larger than {LARGEST // 1000} kB")


def main(names: list[str]) -> None:
    """Take the pictures with these names, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Serving(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            for name in names or [*PICTURES, *list(games())[1:]]:
                take(browser, server, name)
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
