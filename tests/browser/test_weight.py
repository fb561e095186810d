"""What a newcomer has to load before the first page is there, and what a table costs who sits there."""

from playwright.sync_api import Browser, expect

from tests.browser.company import Company

LARGEST = 250_000
# What came over the line for the page itself; fonts and what belongs to a game are counted apart.
LOADED = """() => performance.getEntries()
    .filter(each => 'encodedBodySize' in each && !/\\.woff2$|\\/api\\/games\\//.test(each.name))
    .reduce((sum, each) => sum + each.encodedBodySize, 0)"""
PAINTINGS = """window.paintings = 0;
    const paint = CanvasRenderingContext2D.prototype.drawImage;
    CanvasRenderingContext2D.prototype.drawImage = function (...what) {
        window.paintings += 1;
        return paint.apply(this, what);
    };"""


IDLE, AT_MOST = 4.0, 0.02
"""Seconds in which nothing happens, and the part of a core that a page may take meanwhile."""


def test_the_first_page_is_light(company: Company) -> None:
    anne = company.person("Anne")
    anne.page.goto("/")
    expect(anne.button("play-now")).to_be_visible()
    assert 10_000 < anne.page.evaluate(LOADED) <= LARGEST


def test_a_board_is_painted_once_and_not_with_every_answer(company: Company) -> None:
    """A board's drawing takes a tenth of a second of a slow computer."""
    anne = company.person("Anne")
    anne.context.add_init_script(PAINTINGS)
    anne.introduce().visit(anne.start(anne.make_table(company.game, [{"kind": "me"}])))
    assert anne.play(4) == 4
    assert anne.await_turn()
    assert anne.page.evaluate("window.paintings") == anne.page.locator("canvas.backdrop").count()


def test_a_page_that_waits_for_its_reader_rests(company: Company) -> None:
    """All processes of the browser together, with a lit board and everything that moves."""
    anne = company.person("Anne", reduced_motion="no-preference").introduce()
    anne.visit(anne.start(anne.make_table(company.game, [{"kind": "me"}])))
    assert anne.await_turn()
    assert anne.page.locator(".scene [data-lit]").count() > 0
    anne.page.wait_for_timeout(2000)
    before = processor_time(company.browser)
    anne.page.wait_for_timeout(1000 * IDLE)
    assert processor_time(company.browser) - before < AT_MOST * IDLE


def processor_time(browser: Browser) -> float:
    """Seconds of the processor that a browser has used."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return sum(float(each["cpuTime"]) for each in told["processInfo"])
