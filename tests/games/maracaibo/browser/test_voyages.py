"""A whole game in the browser against bots, on the boards themselves; and one alone against Redbeard."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.person import Person

ME = {"kind": "me"}
ENOUGH = 20
LIT = "[data-lit]:not(polygon)"


def game(company: Company) -> dict[str, Any]:
    games: list[dict[str, Any]] = company.server.get("/api/games")
    return next(each for each in games if each["name"] == "maracaibo")


def choose(person: Person) -> str:
    """Click a thing on the table, and what it offers if that is several; else a button of the prompt."""
    offers = person.page.locator(".chooser button")
    things = person.page.locator(f".scene {LIT}")
    if offers.count():
        offers.first.click()
        return "thing"
    count = things.count()
    if count and person.chance.random() < 0.7:
        things.nth(person.chance.randrange(count)).click()
        return "thing"
    person.answer(person.chance.randrange(person.options.count()))
    return "button"


def play(person: Person) -> list[str]:
    chosen: list[str] = []
    while person.await_turn():
        chosen.append(choose(person))
    return chosen


def test_a_whole_game_against_bots_on_the_boards(company: Company) -> None:
    anne = company.person("Anne").introduce()
    anne.visit(anne.start(anne.make_table(game(company), [ME, {"kind": "bot", "level": "random"}])))
    chosen = play(anne)
    assert len(chosen) > 15
    assert "thing" in chosen
    expect(anne.score).to_contain_text(anne.name)


def test_a_game_against_redbeard_tells_why_he_acts(company: Company) -> None:
    anne = company.person("Anne", lang="pl-PL").introduce()
    table = anne.make_table(game(company), [ME], settings={"redbeard": "b3", "rubies": "yes"})
    anne.visit(anne.start(table))
    assert anne.play(ENOUGH) > 15
    anne.skip_to_the_end()
    expect(anne.score).to_contain_text("Czerwonobrody")
    expect(anne.unfolded_log()).to_contain_text("bo ")


def test_a_question_turns_to_the_board_that_it_is_about(company: Company) -> None:
    anne = company.person("Anne").introduce()
    anne.visit(anne.start(anne.make_table(game(company), [ME], settings={"redbeard": "b0"})))
    tabs = {"sail:": "caribbean", "space:": "base-0", "go:": "track"}
    seen: set[str] = set()
    while seen < set(tabs) and anne.await_turn():
        option = str(anne.options.first.get_attribute("data-option"))
        verb = next((verb for verb in tabs if option.startswith(verb)), "")
        if verb:
            seen.add(verb)
            expect(anne.page.locator(f'[data-tab="{tabs[verb]}"]')).to_have_attribute("aria-selected", "true")
        anne.answer(0)
    assert {"sail:", "space:"} <= seen
