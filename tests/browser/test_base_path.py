"""The page below a path, as behind a proxy that serves other things too."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.company import Company
from tests.browser.serving import Serving

BASE = "/deep/kaper"


@pytest.fixture
def below(browser: Browser, tmp_path: Path) -> Iterator[Company]:
    serving = Serving(tmp_path, base=BASE)
    serving.start()
    company = Company(browser, serving)
    yield company
    company.part(None)
    serving.stop()
    assert company.troubles == []


def test_a_game_is_played_below_a_path(below: Company) -> None:
    """Files, words, drawings, calls, sockets, cookies and invitations: nothing is asked for elsewhere."""
    anne, mary = below.person("Anne"), below.person("Mary")
    asked: list[str] = []
    for person in (anne, mary):
        person.page.on("request", lambda request: asked.append(request.url))
    anne.page.goto(f"{BASE}/")
    title = below.game["titles"]["en"]
    anne.button("shelf-friends-with", game=title).click()
    anne.button("create-and-wait").click()
    shared = anne.page.get_by_role("textbox", name=anne.say("share")).input_value()
    assert shared.startswith(f"{below.server.address}/#/table/")
    mary.page.goto(shared)
    mary.page.get_by_label(mary.say("your-name")).fill(mary.name)
    mary.button("sit-down").first.click()
    expect(anne.page.get_by_text("Mary").first).to_be_visible()
    anne.page.goto(f"{BASE}/")
    anne.button("shelf-bots-with", game=title).click()
    assert anne.play(2) == 2
    outside = [url for url in asked if url.startswith("http") and f"{BASE}/" not in url]
    assert outside == []
    assert {cookie["path"] for cookie in anne.context.cookies()} == {BASE}
