"""From a small phone to a wide desk: nothing sticks out, and no room is left lying about."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import PHONE, Company
from tests.browser.test_together import ME

SIZES: dict[str, dict[str, Any]] = {
    "small phone": {**PHONE, "viewport": {"width": 360, "height": 740}},
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "wide desk": {"viewport": {"width": 2560, "height": 1440}},
}
# How much of the page's width has something in it, and of the table's width board and panels.
FILLED = """parts => {
    const boxes = [...document.querySelectorAll(parts)].map(part => part.getBoundingClientRect());
    return (Math.max(...boxes.map(box => box.right)) - Math.min(...boxes.map(box => box.left))) / innerWidth;
}"""
BESIDE = """() => {
    const wide = name => document.querySelector(name)?.getBoundingClientRect().width ?? 0;
    return (wide('.frame .stage') + wide('.panels')) / wide('.scene');
}"""


@pytest.mark.parametrize("size", SIZES)
def test_every_page_fits(company: Company, finished: str, size: str) -> None:
    anne = company.person("Anne", **SIZES[size]).introduce().know_the_game()
    most = max(company.game["players"])
    bots = [{"kind": "bot", "level": "random"}] * (most - 1)
    anne.page.goto("/")
    expect(anne.button("play-now")).to_be_visible()
    _fits(anne.page, "main > *")
    table = anne.start(anne.make_table(company.game, [ME, *bots], guided=True))
    anne.visit(table).play(2)
    anne.await_turn()
    _fits(anne.page, ".play > *, .stage > *")
    if size != "small phone":
        _at_hand(anne.page)
        # Where a question has two rows of answers, the board is smaller.
        assert anne.page.evaluate(BESIDE) > 0.75
    anne.visit(finished)
    expect(anne.score).to_be_visible()
    _fits(anne.page, ".play > *, .ending > *, .holder")
    anne.visit(finished, "/at/5")
    expect(anne.page.get_by_role("slider")).to_be_visible()
    _fits(anne.page, ".play > *, .stage > *")


def _fits(page: Page, parts: str) -> None:
    """Nothing makes the page move sideways, and what it shows goes from edge to edge."""
    wide, screen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen
    assert page.evaluate(FILLED, parts) > 0.9


def _at_hand(page: Page) -> None:
    """The question, the board and the hand are in sight together."""
    height = page.evaluate("innerHeight")
    for part in page.locator("#question, .frame, .hands").all():
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height
