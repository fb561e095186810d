"""The shelf in the lobby: every game can be begun from there, against bots or with others."""

from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.person import Person


def beginning(company: Company, door: str) -> tuple[Person, str]:
    """Somebody who goes through a door of the last game on the shelf, and that game's name."""
    game = company.server.get("/api/games")[-1]
    anne = company.person("Anne")
    anne.page.goto("/")
    anne.button(door, game=game["titles"]["en"]).click()
    return anne, game["name"]


def test_every_game_is_on_the_shelf_with_its_cover(company: Company) -> None:
    anne = company.person("Anne")
    anne.page.goto("/")
    games = company.server.get("/api/games")
    for game in games:
        expect(anne.page.get_by_role("heading", name=game["titles"]["en"], exact=True)).to_be_visible()
    covers = anne.page.locator("section:has(#shelf) img")
    expect(covers).to_have_count(sum("cover.svg" in game["art"] for game in games))
    for cover in covers.all():
        cover.scroll_into_view_if_needed()
        cover.evaluate("image => image.decode()")


def test_a_game_from_the_shelf_begins_against_bots(company: Company) -> None:
    anne, name = beginning(company, "shelf-bots-with")
    assert anne.await_turn()
    (table,) = anne.get("/api/tables")["mine"]
    assert (table["game"], table["stage"]) == (name, "playing")
    assert sum(seat["kind"] == "bot" for seat in table["seats"]) == len(table["seats"]) - 1


def test_a_guided_game_from_the_shelf_has_its_lessons(company: Company) -> None:
    anne, _ = beginning(company, "shelf-guided-with")
    assert anne.await_turn()
    expect(anne.page.get_by_role("complementary", name=anne.say("coach"))).to_be_visible()


def test_a_table_for_friends_is_set_up_for_the_game_from_the_shelf(company: Company) -> None:
    anne, name = beginning(company, "shelf-friends-with")
    chosen = anne.page.get_by_role("dialog").get_by_role("combobox", name=anne.say("create-game"), exact=True)
    expect(chosen).to_have_value(name)
    anne.button("create-and-wait").click()
    expect(anne.page.locator("#around")).to_be_visible()
