"""Learning a game on the page: tutorials to their end, the pictures at the start, and what keys call back."""

from typing import Any

import pytest
from playwright.sync_api import expect

from kaper.engine.registry import games
from tests.browser.company import PHONE, Company
from tests.browser.person import CONFIRM, Person

TAUGHT = [name for name, entry in games().items() if entry.load().teach().lessons.tutorial is not None]
MANY = 400
STEP = ".lesson .said"
"""What a step says; there is none while something is still told."""


def learn(person: Person, game: str) -> None:
    """From the pictures to the last step, as the steps want it."""
    table = person.introduce().post(f"/api/games/{game}/tutorial")["id"]
    person.visit(table)
    person.page.get_by_role("dialog").get_by_role("button", name=person.say("learn-close")).click()
    said: list[str] = []
    for _ in range(MANY):
        if not go_on(person, said):
            break
    assert len(said) == len(set(said)), "a step is told once"
    assert person.get(f"/api/tables/{table}")["lesson"] is None
    assert not any("{" in text or text.startswith("step-") for text in said)


def go_on(person: Person, said: list[str]) -> bool:
    """Read a step and do what it wants; False after the last."""
    step = person.page.locator(STEP)
    expect(step).to_be_visible()
    text = step.inner_text()
    said.append(text)
    card = person.page.get_by_role("complementary", name=person.say("lesson"), exact=True)
    last = card.get_by_role("button", name=person.say("lesson-done"), exact=True)
    onward = card.get_by_role("button", name=person.say("lesson-on"), exact=True)
    ended = last.count() > 0
    if ended:
        last.click()
        expect(card).to_have_count(0)
        return False
    if onward.count():
        onward.click()
    else:
        person.options.first.click()
        confirm = person.page.locator(CONFIRM)
        if confirm.count():
            confirm.click()
    expect(step.filter(has_text=text)).to_have_count(0)
    return True


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
@pytest.mark.parametrize("game", TAUGHT)
def test_a_tutorial_is_played_to_its_end(
    company: Company, game: str, lang: str, options: dict[str, Any]
) -> None:
    learn(company.person("Anne", lang, **options), game)


def test_a_guided_game_opens_with_pictures_and_keys_call_them_back(company: Company) -> None:
    game = next(each for each in company.server.get("/api/games") if each["name"] in TAUGHT)
    anne = company.person("Anne").introduce()
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * (game["players"][0] - 1)
    anne.visit(anne.start(anne.make_table(game, seats, guided=True)))
    dialog = anne.page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem")).to_have_count(4)
    anne.button("learn-close").click()
    assert anne.await_turn()
    first = anne.get(f"/api/games/{game['name']}/lessons")["first"]
    guide = anne.page.get_by_role("complementary", name=anne.say("coach"), exact=True)
    for number, pointer in enumerate(first, 1):
        expect(guide.get_by_text(anne.say("lesson-step", step=number, steps=len(first)))).to_be_visible()
        expect(anne.page.locator("[data-marked]")).to_have_count(len(pointer["point"]))
        onward = anne.say("lesson-done" if number == len(first) else "lesson-on")
        guide.get_by_role("button", name=onward, exact=True).click()
    expect(guide.get_by_role("button", name=anne.say("coach-thanks"))).to_be_visible()
    anne.page.reload()
    assert anne.await_turn()
    expect(dialog).to_have_count(0)
    for key, sheet in (("h", "learn-win"), ("k", "learn-legend"), ("p", "learn-standing")):
        anne.page.keyboard.press(key)
        expect(dialog.get_by_role("heading", name=anne.say(sheet), exact=True)).to_be_visible()
        anne.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    anne.page.keyboard.press("h")
    anne.button("learn-guide").click()
    started = guide.get_by_text(anne.say("lesson-step", step=1, steps=len(first)))
    expect(started).to_be_visible()
    anne.play(1)
    assert anne.await_turn()
    expect(started).to_have_count(0)
