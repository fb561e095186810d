"""Those who have gone, and going oneself: what the page offers, and what it asks before."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.person import Person
from tests.browser.serving import Serving

ME = {"kind": "me"}
OPEN = {"kind": "open"}


@pytest.fixture
def own_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    """A server at which nobody is waited for."""
    monkeypatch.setenv("KAPER_GONE", "0")
    monkeypatch.setenv("KAPER_ABANDON", "0")
    serving = Serving(tmp_path)
    serving.start()
    yield serving
    serving.stop()


def play_until_waiting(person: Person, waiting: str) -> None:
    """Answer until the page offers what it offers to those who wait."""
    offer = person.button(waiting)
    for _ in range(40):
        expect(offer.or_(person.options.first).first).to_be_visible()
        if offer.is_visible():
            return
        person.answer(0)
        person.page.wait_for_timeout(50)
    raise AssertionError("nobody is waited for")


def test_an_opponent_who_has_gone_holds_nobody_up(own_company: Company) -> None:
    anne, mary = own_company.person("Anne").introduce(), own_company.person("Mary").introduce()
    table = anne.make_table(own_company.game, [ME, OPEN])
    mary.post(f"/api/tables/{table}/seats/1", ME)
    anne.start(table)
    anne.visit(table)
    play_until_waiting(anne, "gone-bot")
    anne.button("gone-nudge").click()
    expect(anne.page.get_by_text(anne.say("gone-nudged"))).to_be_visible()
    mary.page.goto("/")
    expect(mary.page.get_by_text(mary.say("awaited"))).to_be_visible()
    anne.button("gone-bot").click()
    seats = anne.page.get_by_role("list", name=anne.say("players"))
    expect(seats.get_by_text(anne.say("seat-standin"))).to_be_visible()
    anne.button("gone-end").click()
    anne.page.get_by_role("dialog").get_by_role("button", name=anne.say("gone-end")).click()
    expect(anne.page.get_by_role("heading", name=anne.say("ended"))).to_be_visible()
    expect(anne.button("rematch")).to_be_visible()


def test_a_table_is_left_from_the_lobby_and_a_guest_is_told_what_goes(company: Company) -> None:
    anne = company.person("Anne").introduce()
    anne.make_table(company.game, [ME, OPEN])
    anne.page.goto("/")
    title = company.game["titles"]["en"]
    anne.button("leave-this", game=title).click()
    anne.button("stand-up").click()
    expect(anne.page.get_by_text(anne.say("my-tables-empty"))).to_be_visible()
    anne.start(anne.make_table(company.game, [ME]))
    anne.page.reload()
    anne.button("leave-this", game=title).click()
    anne.button("leave-bot").click()
    expect(anne.button("leave-this", game=title)).to_be_hidden()
    anne.start(anne.make_table(company.game, [ME]))
    anne.page.reload()
    expect(anne.button("leave-this", game=title)).to_be_visible()
    anne.page.get_by_role("button", name=anne.say("account")).click()
    anne.button("log-out").click()
    expect(anne.page.get_by_role("alert")).to_be_visible()
    anne.button("log-out-give-up").click()
    expect(anne.page.get_by_role("textbox", name=anne.say("your-name"))).to_be_visible()
    assert anne.get("/api/account") == {"account": None}


def test_a_password_is_changed_and_other_devices_are_logged_out(company: Company) -> None:
    anne, other = company.person("Anne Bonny").introduce(), company.person("Anne Bonny")
    anne.post("/api/account/password", {"password": "a long password"})
    other.post("/api/login", {"name": "anne bonny", "password": "a long password"})
    anne.page.goto("/")
    anne.page.get_by_role("button", name=anne.say("account")).click()
    anne.page.get_by_label(anne.say("password-old")).fill("a long password")
    anne.page.get_by_label(anne.say("password-new")).fill("another password")
    anne.button("password-change").click()
    expect(anne.page.get_by_text(anne.say("password-changed"))).to_be_visible()
    assert other.get("/api/account") == {"account": None}
    anne.button("log-out-everywhere").click()
    expect(anne.page.get_by_role("textbox", name=anne.say("your-name"))).to_be_visible()
