"""Axe finds nothing serious on any page, light or dark, wide or narrow."""

from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

from tests.browser.company import PHONE, Company
from tests.browser.person import Person
from tests.browser.test_table import ME

LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "phone": PHONE,
}
GRAVE = {"serious", "critical"}


@pytest.fixture(params=LOOKS)
def anne(request: pytest.FixtureRequest, company: Company) -> Person:
    return company.person("Anne", **LOOKS[request.param])


def faults(page: Page) -> list[str]:
    page.evaluate(AXE_SCRIPT)
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")["violations"]
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


def test_lobby_and_table(company: Company, anne: Person) -> None:
    anne.page.goto("/")
    expect(anne.button("play-now")).to_be_visible()
    assert faults(anne.page) == []
    anne.button("create").click()
    expect(anne.page.get_by_role("dialog")).to_be_visible()
    assert faults(anne.page) == []
    anne.introduce()
    bots = [{"kind": "bot", "level": company.game["levels"][0]}] * (max(company.game["players"]) - 1)
    anne.visit(anne.start(anne.make_table(company.game, [ME, *bots])))
    anne.play(5)
    anne.await_turn()
    assert faults(anne.page) == []


def test_score_and_replay(finished: str, anne: Person) -> None:
    anne.visit(finished)
    expect(anne.score).to_be_visible()
    assert faults(anne.page) == []
    anne.visit(finished, "/at/9")
    expect(anne.page.get_by_role("slider")).to_be_visible()
    assert faults(anne.page) == []
