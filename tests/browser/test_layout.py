"""The table stands still and can be read: every game, from a small phone to a large desk."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.company import PHONE, Company
from tests.browser.person import Person

LOOK = Path(__file__).with_name("look.js").read_text(encoding="utf-8")
WISHES = json.dumps({"tempo": "once", "side": False})
FOLDED = f"localStorage['kaper-prefs'] = JSON.stringify({WISHES})"
SHIFTS = """window.shifted = 0;
new PerformanceObserver(list => {
    for (const each of list.getEntries()) if (!each.hadRecentInput) window.shifted += each.value;
}).observe({ type: 'layout-shift', buffered: true });"""
ANSWERS = 3
# Milliseconds until a page that was turned or asked anew stands.
SETTLED = 120
Size = tuple[int, int]
# Pixels: letters on a desk and on a phone, with half a pixel for how a browser rounds.
DESK_LETTERS, PHONE_LETTERS = 11.5, 10.5
BOARD_SHARE = 0.6
QUESTION_SHARE = 0.38
# How much of what can be chosen may be out of sight on a phone: a question may be about a board, cards and
# panels at once.
UNSEEN = 0.2
STILL = 0.02
BELOW = """() => {
    const list = document.querySelector('.prompt ol'), edge = list?.getBoundingClientRect().bottom;
    return [...(list?.children ?? [])].filter(each => each.getBoundingClientRect().bottom > edge + 5).length;
}"""


UPRIGHT = [(360, 740), (390, 844)]
DESKS = [(1280, 720), (1440, 900), (2560, 1440)]
# Besides what they are sold as: a phone on its side, and a desk whose page is shown twice as large.
DEVICES: dict[str, tuple[dict[str, Any], list[Size]]] = {
    "phone": (PHONE, [*UPRIGHT, (844, 390)]),
    "desk": ({}, [*DESKS, (640, 360)]),
}


@pytest.mark.parametrize("device", DEVICES)
def test_every_game_can_be_read_and_stands_still(company: Company, device: str) -> None:
    kind, sizes = DEVICES[device]
    for game in company.server.get("/api/games"):
        anne = company.person("Anne", **kind)
        anne.context.add_init_script(FOLDED)
        anne.context.add_init_script(SHIFTS)
        bots = [{"kind": "bot", "level": game["levels"][0]}] * (max(game["players"]) - 1)
        anne.introduce().visit(anne.start(anne.make_table(game, [{"kind": "me"}, *bots])))
        assert anne.await_turn()
        seen: dict[Size, list[dict[str, Any]]] = {size: [] for size in sizes}
        shifted = 0.0
        for _ in range(ANSWERS):
            for size in sizes:
                seen[size].append(_look(anne, size))
            shifted += _answer(anne, sizes[1])
        for size, looks in seen.items():
            _hold(looks, size, f"{game['name']} at {size}")
        assert shifted < STILL, game["name"]
        anne.context.close()


def _look(person: Person, size: Size) -> dict[str, Any]:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.wait_for_timeout(SETTLED)
    seen: dict[str, Any] = person.page.evaluate(LOOK)
    return seen


def _answer(person: Person, size: Size) -> float:
    """Go on to the next question; how much of the page has moved meanwhile."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.wait_for_timeout(SETTLED)
    person.page.evaluate("window.shifted = 0")
    person.play(1)
    assert person.await_turn()
    person.page.wait_for_timeout(SETTLED)
    return float(person.page.evaluate("window.shifted"))


def _hold(looks: list[dict[str, Any]], size: Size, where: str) -> None:
    letters = DESK_LETTERS if size in DESKS else PHONE_LETTERS
    small = {text: px for look in looks for px, text in look["small"] if px < letters}
    assert small == {}, where
    assert [text for look in looks for text in look["cut"]] == [], where
    unseen = [name for look in looks for name in look["unseen"]]
    allowed = 0 if size in DESKS else max(1, UNSEEN * sum(look["lit"] for look in looks))
    assert len(unseen) <= allowed, (where, unseen)
    assert all(len(look["unseen"]) < look["lit"] for look in looks if look["lit"]), where
    assert max(look["sideways"] for look in looks) <= 0, where
    # Whatever is asked, the question has one place and the board one size.
    assert len({tuple(look["ask"]) for look in looks}) == 1, where
    if size in DESKS:
        assert len({tuple(look["board"]) for look in looks}) == 1, where
        assert min(look["share"] for look in looks) >= BOARD_SHARE, where
    elif size in UPRIGHT:
        assert max(look["covered"] for look in looks) <= QUESTION_SHARE, where


@pytest.mark.parametrize(("width", "height"), [(360, 740), (844, 390)])
def test_the_rules_can_be_closed(company: Company, width: int, height: int) -> None:
    anne = company.person("Anne", **{**PHONE, "viewport": {"width": width, "height": height}}).introduce()
    anne.visit(anne.start(anne.make_table(company.game, [{"kind": "me"}])))
    anne.await_turn()
    anne.button("rules").click()
    dialog = anne.page.get_by_role("dialog")
    mark = dialog.locator(".marks button")
    if mark.count():
        mark.first.click()
    close = dialog.get_by_role("button", name=anne.say("close"), exact=True)
    box = close.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    close.click()
    expect(dialog).to_have_count(0)


def test_a_long_list_says_how_many_answers_are_below(company: Company) -> None:
    anne = company.person("Anne", viewport={"width": 640, "height": 360}).introduce()
    anne.visit(anne.start(anne.make_table(company.game, [{"kind": "me"}])))
    more = anne.page.locator(".prompt .more")
    while not (hidden := anne.page.evaluate(BELOW)):
        # As low as a screen with a keyboard over it.
        anne.page.set_viewport_size({"width": 640, "height": 360})
        anne.play(1)
        assert anne.await_turn()
        anne.page.set_viewport_size({"width": 640, "height": 220})
        anne.page.wait_for_timeout(SETTLED)
    expect(more).to_contain_text(str(hidden) if hidden > 1 else anne.say("options-more", count=1))
    anne.page.evaluate("document.querySelector('.prompt ol').scrollTo(0, 9999)")
    expect(more).to_have_count(0)


def test_the_log_folds_and_stays_folded(company: Company) -> None:
    anne = company.person("Anne").introduce()
    anne.visit(anne.start(anne.make_table(company.game, [{"kind": "me"}])))
    anne.await_turn()
    expect(anne.log).to_be_visible()
    anne.button("beside-fold").click()
    expect(anne.log).to_be_hidden()
    anne.page.reload()
    anne.await_turn()
    expect(anne.log).to_be_hidden()
    anne.button("beside-show").click()
    expect(anne.log).to_be_visible()
