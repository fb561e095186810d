"""Whole expeditions in the browser: against a bot on the board itself, and two people at one device."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.person import OPTIONS, Person

ME = {"kind": "me"}


def black_dice(company: Company) -> dict[str, Any]:
    games: list[dict[str, Any]] = company.server.get("/api/games")
    return next(game for game in games if game["name"] == "black_dice")


def offered(person: Person) -> list[str]:
    options: list[str] = person.page.eval_on_selector_all(
        OPTIONS, "all => all.map(one => one.dataset.option)"
    )
    return options


def choose(person: Person) -> None:
    """Place a symbol where one can be placed, by its tile; anything else by its button or form."""
    options = offered(person)
    places = [option for option in options if option.startswith("place:")]
    if places:
        symbol = person.chance.choice(places).partition(":")[2]
        person.page.locator(f'[data-thing="area:tile-{symbol}"][data-lit]').click()
    else:
        person.answer(person.chance.randrange(max(len(options), 1)))


def test_a_whole_expedition_against_a_bot_on_the_board(company: Company) -> None:
    anne = company.person("Anne").introduce()
    table = anne.make_table(black_dice(company), [ME], settings={"expedition": "kraken"})
    anne.visit(anne.start(table))
    turns = 0
    while anne.await_turn():
        choose(anne)
        turns += 1
    assert turns > 5
    expect(anne.score).to_contain_text(anne.name)


def test_two_people_at_one_device(company: Company) -> None:
    anne = company.person("Anne", lang="pl-PL").introduce()
    seats = [ME, {"kind": "hotseat", "name": "Mary"}]
    table = anne.make_table(black_dice(company), seats, settings={"expedition": "armada"})
    anne.visit(anne.start(table))
    answers = 0
    while anne.await_turn():
        choose(anne)
        answers += 1
    assert answers > 5
    expect(anne.score).to_contain_text("Mary")
