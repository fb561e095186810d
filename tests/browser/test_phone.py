"""A board under fingers: a long press explains, two taps or two fingers go closer, nothing hides it."""

from collections.abc import Iterator

from playwright.sync_api import Locator, expect

from tests.browser.company import Company
from tests.browser.person import Person
from tests.browser.test_together import ME

THUMB = 44
# What can be hit and is too small for a thumb: lit things with what is laid around them, and buttons.
SMALL = """least => {
    const wide = node => {
        const own = node.getBoundingClientRect(), around = getComputedStyle(node, '::after');
        const scale = node.offsetWidth ? own.width / node.offsetWidth : 1;
        const side = name => around.content === 'none' ? 0 : parseFloat(around[name]) * scale;
        return Math.min(Math.max(own.width, side('width')), Math.max(own.height, side('height')));
    };
    return [...document.querySelectorAll('.scene [data-lit], button, a.button')]
        .filter(node => node.checkVisibility() && wide(node) <= least)
        .map(node => `${wide(node)} px: ${node.ariaLabel || node.textContent}`);
}"""


def at_a_table(company: Company) -> Person:
    anne = company.on_a_phone("Anne").introduce()
    anne.visit(anne.start(anne.make_table(company.game, [ME])))
    anne.await_turn()
    return anne


# A board may be larger than what is shown of it.
IN_REACH = """thing => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-thing]') === thing;
}"""


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Fingers:
    """Touches that last and come in twos, which Playwright's own taps do not."""

    def __init__(self, person: Person) -> None:
        self.line = person.context.new_cdp_session(person.page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    def spread(self, x: float, y: float) -> Iterator[None]:
        self.touch("touchStart", (x - 20, y), (x + 20, y))
        for apart in range(30, 90, 10):
            self.touch("touchMove", (x - apart, y), (x + apart, y))
            yield
        self.touch("touchEnd")


def test_a_long_press_explains_and_chooses_nothing(company: Company) -> None:
    anne = at_a_table(company)
    asked, fingers = anne.question, Fingers(anne)
    board = anne.page.locator(".frame").first
    things = board.locator("[data-thing]:not([data-lit]):not(polygon)").all()
    thing = next(each for each in reversed(things) if each.evaluate(IN_REACH))
    fingers.touch("touchStart", middle(thing))
    tip = anne.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    fingers.touch("touchEnd")
    expect(tip).to_be_visible()
    name = thing.get_attribute("aria-label")
    assert name is not None
    assert name.startswith(tip.locator("strong").inner_text())
    assert _apart(tip, board)
    assert anne.question == asked


def test_two_taps_go_closer_and_back(company: Company) -> None:
    anne = at_a_table(company)
    frame = anne.page.locator(".frame").first
    x, y = middle(frame)
    # Elsewhere, so that the third and fourth tap are a pair of their own.
    for at, zoomed in ((y - 40, 1), (y + 40, 0)):
        _tap_twice(anne, x, at, until=zoomed)


def _tap_twice(person: Person, x: float, y: float, until: int) -> None:
    """Two taps are a pair only if they come quickly, and a busy machine may be too slow for that."""
    frames = person.page.locator(".frame.zoomed")
    for _ in range(8):
        person.page.touchscreen.tap(x, y)
        person.page.touchscreen.tap(x, y)
        person.page.wait_for_timeout(500)
        if frames.count() == until:
            return
    expect(frames).to_have_count(until)


def test_two_fingers_go_closer_and_one_moves_the_board(company: Company) -> None:
    anne = at_a_table(company)
    frame, fingers = anne.page.locator(".frame").first, Fingers(anne)
    stage = frame.locator(".stage")
    x, y = middle(frame)
    whole = stage.bounding_box()
    for _ in fingers.spread(x, y):
        pass
    expect(anne.page.locator(".frame.zoomed")).to_have_count(1)
    closer = stage.bounding_box()
    assert whole is not None
    assert closer is not None
    assert closer["width"] > 1.5 * whole["width"]
    fingers.touch("touchStart", (x, y))
    for step in range(1, 7):
        fingers.touch("touchMove", (x - 10 * step, y))
    fingers.touch("touchEnd")
    moved = stage.bounding_box()
    assert moved is not None
    assert moved["x"] < closer["x"] - 20


def test_a_thumb_hits_whatever_can_be_hit(company: Company) -> None:
    anne = at_a_table(company)
    for _ in range(8):
        assert anne.page.evaluate(SMALL, THUMB - 1) == []
        anne.play(1)
        anne.await_turn()


def _apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    return a["y"] >= b["y"] + b["height"] or b["y"] >= a["y"] + a["height"]
