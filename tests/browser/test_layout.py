"""The table stands still and can be read: every game, from a small phone to a large desk, in both languages.

A few questions of each game are looked at; `make look` does the same with whole games.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.company import PHONE, Company
from tests.browser.looks import DESKS, PHONES, SETTLED, ZOOMED, Looker, faults

ANSWERS = 3
KINDS = {"phone": PHONES, "desk": [*DESKS, ZOOMED]}
LANGS = ("en", "pl")
BELOW = """() => {
    const list = document.querySelector('.prompt .answers'), edge = list?.getBoundingClientRect().bottom;
    const cut = each => each.getBoundingClientRect().bottom > edge + 5;
    return [...(list?.querySelectorAll('li') ?? [])].filter(cut).length;
}"""


@pytest.mark.parametrize("kind", KINDS)
def test_every_game_can_be_read_and_stands_still(company: Company, kind: str) -> None:
    for nth, game in enumerate(company.server.get("/api/games"), start=list(KINDS).index(kind)):
        lang = LANGS[nth % 2]
        looker = Looker(company, game, KINDS[kind], lang)
        for _ in looker.play(answers=ANSWERS):
            pass
        missed = {str(seen.screen): faults(seen) for seen in looker.seen}
        assert {screen: bars for screen, bars in missed.items() if bars} == {}, (game["name"], lang)
        looker.leave()


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
    anne.page.evaluate("document.querySelector('.prompt .answers').scrollTo(0, 9999)")
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
