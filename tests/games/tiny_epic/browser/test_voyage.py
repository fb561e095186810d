"""A whole game in the browser against a bot, on the chart and the wheel; and one alone in Polish."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.person import OPTIONS, Person

ME = {"kind": "me"}
THINGS = {"turn": "area:space-", "sail": "area:cell-", "cove": "area:cell-", "to": "area:duty-"}
"""Options that are chosen by the thing they are about, and how its name begins."""
ENOUGH = ("done", "fire", "keep")
"""What ends a question that would come again and again."""
NEVER_ENOUGH = {"the end"}
"""A choice that there is not: a voyage that goes on to the end."""


def pirates(company: Company) -> dict[str, Any]:
    games: list[dict[str, Any]] = company.server.get("/api/games")
    return next(game for game in games if game["name"] == "tiny_epic")


def offered(person: Person) -> list[str]:
    options: list[str] = person.page.eval_on_selector_all(
        OPTIONS, "all => all.map(one => one.dataset.option)"
    )
    return options


def choose(person: Person) -> str:
    """By its thing on the chart or the bridge if it has one, else by its button; gives what was chosen."""
    options = offered(person)
    ends = [option for option in options if option in ENOUGH]
    option = ends[0] if ends and len(options) > 6 else person.chance.choice(options)
    verb, _, detail = option.partition(":")
    if verb in THINGS:
        click_at(person, f"{THINGS[verb]}{detail}")
    else:
        person.answer(options.index(option))
    return verb


MIDDLE = """thing => {
    const box = document.querySelector(`[data-thing="${thing}"][data-lit]`)?.getBoundingClientRect();
    return box ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}"""
"""Asked in the page: where a lit thing is, if it is still lit."""


def click_at(person: Person, thing: str) -> None:
    """In the middle, whatever ship or token may lie there."""
    middle = person.page.evaluate(MIDDLE, thing)
    if middle is not None:
        person.page.mouse.click(*middle)


def voyage(person: Person, wanted: set[str] = NEVER_ENOUGH) -> set[str]:
    """Play to the end, or until all wanted kinds of choices were made; the kinds that were."""
    made: set[str] = set()
    while not wanted <= made and person.await_turn():
        made.add(choose(person))
    return made


def test_a_whole_game_against_a_bot_on_the_board(company: Company) -> None:
    anne = company.person("Anne").introduce()
    seats = [ME, {"kind": "bot", "level": "greedy"}]
    anne.visit(anne.start(anne.make_table(pirates(company), seats)))
    assert {"turn", "sail", "cove"} <= voyage(anne)
    expect(anne.score).to_contain_text(anne.name)
    expect(anne.score.get_by_role("row")).to_have_count(3)


def test_a_game_alone_tells_why_the_legendary_pirate_acts(company: Company) -> None:
    anne = company.person("Anne", lang="pl-PL").introduce()
    settings = {"legend": "red-ysolde", "personality": "swift"}
    anne.visit(anne.start(anne.make_table(pirates(company), [ME], settings=settings)))
    assert {"turn", "cove"} <= voyage(anne, {"turn", "cove"})
    anne.skip_to_the_end()
    expect(anne.score).to_contain_text("Ruda Ysolde")
    log = anne.unfolded_log()
    expect(log).to_contain_text("bierze na cel")
    expect(log).to_contain_text(", bo ")
