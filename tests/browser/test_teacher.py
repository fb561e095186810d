"""What teaches on the page: a hint at the question, why a bot did that, and the game looked at again."""

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.person import Person


def at_a_table(person: Person, company: Company, **wishes: object) -> Person:
    """A table of the easiest game with a bot whose answers have reasons."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "bosun"}]
    table = person.introduce().make_table(company.game, seats, **wishes)
    person.visit(person.start(table))
    assert person.await_turn()
    return person


def test_the_captain_is_asked_by_a_button_or_a_key_and_the_log_tells(company: Company) -> None:
    anne = at_a_table(company.person("Anne"), company)
    hint = anne.page.get_by_role("dialog", name=anne.say("hint"), exact=True)
    anne.button("hint").click()
    expect(hint.get_by_role("listitem").first).to_be_visible()
    expect(hint).to_contain_text("%")
    anne.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    anne.page.keyboard.press("i")
    expect(hint.get_by_role("listitem").first).to_be_visible()
    anne.page.keyboard.press("Escape")
    anne.options.first.click()
    expect(anne.log).to_contain_text(anne.say("log-hinted", name="Anne"))


def test_a_table_without_hints_has_no_button(company: Company) -> None:
    anne = at_a_table(company.person("Anne"), company, hints=False)
    expect(anne.button("hint")).to_have_count(0)


def test_a_bot_says_why_as_far_as_one_can_see(company: Company) -> None:
    anne = at_a_table(company.person("Anne", "pl-PL"), company)
    why = anne.page.get_by_role("button", name=anne.say("why"), exact=True)
    while not why.count():
        anne.options.first.click()
        assert anne.await_turn()
    why.click()
    sheet = anne.page.get_by_role("dialog")
    expect(sheet).to_contain_text(anne.say("why-note", name="Calico Jack"))
    expect(sheet).not_to_contain_text("aspect-")


def test_a_finished_game_is_reviewed_and_played_on(company: Company) -> None:
    anne = company.person("Anne").introduce()
    table = anne.start(anne.make_table(company.game, [{"kind": "me"}, {"kind": "bot", "level": "bosun"}]))
    anne.finish(table)
    anne.visit(table)
    anne.button("review-begin").click()
    review = anne.page.get_by_role("region", name=anne.say("review"), exact=True)
    expect(review.get_by_role("row")).to_have_count(company.game["players"][0] + 1, timeout=60_000)
    expect(review.get_by_role("img", name=anne.say("review-curve"), exact=True)).to_be_visible()
    anne.visit(table, "/at/1")
    anne.button("play-on").click()
    anne.page.wait_for_url(lambda url: table not in url)
    assert anne.await_turn()
    assert [seat["level"] for seat in anne.get(f"/api/tables/{anne.table}")["seats"]] == [
        "",
        *["captain"] * (company.game["players"][0] - 1),
    ]


def test_the_campaign_leads_to_a_table_with_its_settings(company: Company) -> None:
    anne = company.person("Anne").introduce()
    campaigns = anne.get("/api/campaigns")
    if not campaigns:
        pytest.skip("no game has a campaign")
    anne.page.goto("/#/")
    anne.page.get_by_role("link", name=anne.say("campaign"), exact=True).click()
    sails = anne.page.get_by_role("button", name=anne.say("campaign-sail")).filter(
        has_text=anne.say("campaign-sail")
    )
    expect(sails.first).to_be_visible()
    sails.nth(1).click()
    assert anne.await_turn()
    table = anne.get(f"/api/tables/{anne.table}")
    wanted = campaigns[0]["challenges"][1]["settings"]
    assert {name: table["settings"][name] for name in wanted} == wanted


def test_a_puzzle_is_answered_and_its_proof_is_shown(company: Company) -> None:
    anne = company.person("Anne").introduce()
    if not anne.get("/api/puzzles"):
        pytest.skip("no game has puzzles")
    anne.page.goto("/#/")
    anne.page.get_by_role("region", name=anne.say("puzzles"), exact=True).get_by_role("link").first.click()
    options = anne.page.locator("main [data-option]")
    expect(options.first).to_be_visible()
    count = options.count()
    options.first.click()
    expect(anne.page.locator(".proof").get_by_role("listitem")).to_have_count(count)
    anne.page.goto("/#/")
    tried = anne.page.get_by_role("region", name=anne.say("puzzles"), exact=True).get_by_role("link").first
    expect(tried).to_contain_text(
        anne.say("puzzle-found" if anne.get("/api/puzzles")[0]["right"] else "puzzle-missed")
    )
