"""Axe finds nothing on any page or sheet, light or dark, wide or narrow; the keyboard comes everywhere."""

import re

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, Route, expect

from kaper.engine import registry
from tests.browser.company import DESK, PHONE, Company
from tests.browser.person import Person
from tests.browser.sentences import say
from tests.browser.test_table import ME

LOOKS = {"desk": {}, "phone": PHONE}
OWN_SHEETS = "hkpr"
"""The keys of sheets that every game fills itself: how one wins, the symbols, the standing, the rules."""
SOME = 6
SHEETS = ("fair-title", "share", "keys", "leave")
HELD = "() => document.activeElement !== document.body"
REPLAY = re.compile(r"/replay\?")
FOCUSED = "() => document.activeElement.matches({what!r})"


@pytest.fixture(params=LOOKS)
def anne(request: pytest.FixtureRequest, company: Company) -> Person:
    return company.person("Anne", **LOOKS[request.param])


def faults(page: Page) -> list[str]:
    """What axe finds; of the dark only the colours, since all else is the same."""
    page.evaluate(AXE_SCRIPT)
    found = _run(page, "{ resultTypes: ['violations'] }")
    page.emulate_media(color_scheme="dark")
    found += _run(page, "{ resultTypes: ['violations'], runOnly: ['color-contrast'] }")
    page.emulate_media(color_scheme="light")
    return found


def faults_of_sheet(page: Page) -> list[str]:
    """What axe finds in the dialog that is open, light and dark."""
    page.evaluate(AXE_SCRIPT)
    found = _run(page, "'[role=dialog], dialog', { resultTypes: ['violations'] }")
    page.emulate_media(color_scheme="dark")
    found += _run(
        page, "'[role=dialog], dialog', { resultTypes: ['violations'], runOnly: ['color-contrast'] }"
    )
    page.emulate_media(color_scheme="light")
    return found


def _run(page: Page, how: str) -> list[str]:
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in page.evaluate(f"axe.run({how})")["violations"]
        for node in fault["nodes"]
    ]


def close(anne: Person) -> None:
    anne.page.keyboard.press("Escape")
    expect(anne.page.get_by_role("dialog")).to_have_count(0)


def test_axe_finds_nothing_before_a_game(company: Company, anne: Person) -> None:
    anne.page.goto("/")
    expect(anne.button("play-now")).to_be_visible()
    assert faults(anne.page) == []
    anne.button("create").click()
    expect(anne.page.get_by_role("dialog")).to_be_visible()
    assert faults(anne.page) == []
    close(anne)
    for _ in range(2):
        # Nobody yet, then a guest.
        anne.page.get_by_role("button", name=re.compile(f"^{say('account')}: ")).click()
        expect(anne.page.get_by_role("dialog")).to_be_visible()
        assert faults_of_sheet(anne.page) == []
        close(anne)
        anne.introduce()
        anne.page.reload()
    anne.visit(anne.make_table(company.game, [ME, {"kind": "open"}]))
    expect(anne.button("put-bot").first).to_be_visible()
    assert faults(anne.page) == []


def test_axe_finds_nothing_at_a_table_nor_on_its_sheets(company: Company, anne: Person) -> None:
    anne.introduce()
    bots = [{"kind": "bot", "level": "random"}] * (max(company.game["players"]) - 1)
    anne.visit(anne.start(anne.make_table(company.game, [ME, *bots])))
    anne.play(5)
    anne.await_turn()
    assert faults(anne.page) == []
    anne.page.keyboard.press("r")
    expect(anne.page.get_by_role("dialog").locator("[data-rule]").first).to_be_visible()
    assert faults(anne.page) == []
    close(anne)
    for sheet in SHEETS:
        button = anne.button(sheet)
        if not button.is_visible():
            anne.button("more").click()
        button.click()
        expect(anne.page.get_by_role("dialog")).to_be_visible()
        assert (sheet, faults(anne.page)) == (sheet, [])
        close(anne)


@pytest.mark.parametrize("name", list(registry.games()))
def test_axe_finds_nothing_at_the_table_of_any_game(company: Company, name: str) -> None:
    anne = company.person("Anne", viewport=DESK["viewport"]).introduce()
    game = next(each for each in company.server.get("/api/games") if each["name"] == name)
    anne.visit(anne.start(anne.make_table(game, [ME])))
    anne.play(SOME)
    assert anne.await_turn()
    assert faults(anne.page) == []
    for key in OWN_SHEETS:
        anne.page.keyboard.press(key)
        expect(anne.page.get_by_role("dialog")).to_be_visible()
        assert (key, faults_of_sheet(anne.page)) == (key, [])
        close(anne)
    anne.page.set_viewport_size(PHONE["viewport"])
    # Whatever is folded elsewhere lies open here.
    anne.page.locator(".panel .fold[aria-expanded=false]").evaluate_all(
        "all => all.forEach(one => one.click())"
    )
    assert faults(anne.page) == []


def test_axe_finds_nothing_after_a_game(finished: str, anne: Person) -> None:
    anne.visit(finished)
    expect(anne.score).to_be_visible()
    assert faults(anne.page) == []
    anne.visit(finished, "/at/9")
    expect(anne.page.get_by_role("slider")).to_be_visible()
    assert faults(anne.page) == []


# --- the keyboard


def test_the_keyboard_comes_everywhere_and_its_place_is_never_lost(company: Company) -> None:
    anne = company.person("Anne").introduce()
    page, press = anne.page, anne.page.keyboard.press
    anne.visit(anne.start(anne.make_table(company.game, [ME])))
    anne.await_turn()

    def is_at(what: str) -> None:
        page.wait_for_function(FOCUSED.format(what=what), timeout=3000)

    press("q")
    is_at("section.prompt")
    for key, title in (("?", "keys"), ("r", "rules")):
        press(key)
        expect(page.get_by_role("dialog", name=say(title), exact=True)).to_be_visible()
        close(anne)
        is_at("section.prompt")
    anne.hand = "keys"
    assert anne.play(6) == 6
    anne.await_turn()
    # The log is one stop, with arrows inside.
    press("l")
    is_at("[role=log] button")
    assert page.locator("[role=log] [tabindex='0']").count() == 1
    last = page.evaluate("document.activeElement.textContent")
    press("Home")
    is_at("[role=log] button")
    assert page.evaluate("document.activeElement.textContent") != last
    press("End")
    assert page.evaluate("document.activeElement.textContent") == last
    # A line leads to its moment, and Escape back to the game; the place in the log is kept.
    press("ArrowUp")
    press("Enter")
    expect(page.get_by_role("slider")).to_be_visible()
    is_at("[role=log] button")
    press("Escape")
    expect(page.locator("#question")).to_be_visible()
    is_at("[role=log] button")
    press("t")
    is_at("input")
    page.keyboard.type("q?1")
    expect(page.locator("#question")).to_be_visible()
    assert page.evaluate("document.activeElement.value") == "q?1"
    # Away from the table: the page that is left takes nothing along.
    page.get_by_role("link", name=say("to-lobby")).focus()
    press("Enter")
    expect(anne.button("play-now")).to_be_visible()
    page.wait_for_function(HELD, timeout=3000)


def test_a_moment_that_comes_late_leads_nobody_back(company: Company) -> None:
    anne = company.person("Anne").introduce()
    anne.visit(anne.start(anne.make_table(company.game, [ME])))
    assert anne.play(2) == 2
    anne.await_turn()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    anne.page.route(REPLAY, hold)
    anne.log.locator(".lines button").first.click()
    expect(anne.page.get_by_role("slider")).to_be_visible()
    anne.page.keyboard.press("Escape")
    expect(anne.page.locator("#question")).to_be_visible()
    with anne.page.expect_response(REPLAY):
        held[0].continue_()
    assert anne.play(1) == 1
    expect(anne.page.get_by_role("slider")).to_have_count(0)


def test_light_and_focus_can_be_seen_on_any_ground(company: Company) -> None:
    """Of two colours side by side one has 3:1 against any ground, if they differ enough."""
    anne = company.person("Anne").introduce()
    anne.visit(anne.start(anne.make_table(company.game, [ME])))
    anne.await_turn()
    anne.hand = "keys"
    while not anne.page.locator(".scene .ring").count():
        anne.answer(0)
        anne.await_turn()
    thing = anne.page.locator(".scene [data-lit]:has(> .ring)").first
    for scheme in ("light", "dark"):
        anne.page.emulate_media(color_scheme=scheme)
        lit = thing.locator("> .ring").evaluate("ring => getComputedStyle(ring).boxShadow")
        anne.tab_to(thing)
        focus = thing.evaluate(
            "node => { const s = getComputedStyle(node); return s.outlineColor + s.boxShadow; }"
        )
        assert worst(lit) >= 3, (scheme, lit)
        assert worst(focus) >= 3, (scheme, focus)


def worst(style: str) -> float:
    """The contrast of the better of the first two colours with the ground that suits them least."""
    one, other = (_luminance(each) for each in re.findall(r"rgb\((\d+), (\d+), (\d+)\)", style)[:2])
    grounds = [step / 1000 for step in range(1001)]
    return min(max(_contrast(one, ground), _contrast(other, ground)) for ground in grounds)


def _contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def _luminance(colour: tuple[str, ...]) -> float:
    parts = [int(each) / 255 for each in colour]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
