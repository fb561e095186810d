"""Options explain themselves, and are tied to the board in both directions."""

from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.person import Person


def at_a_table(person: Person, company: Company) -> Person:
    bots = [{"kind": "bot", "level": company.game["levels"][0]}] * 2
    table = person.introduce().make_table(company.game, [{"kind": "me"}, *bots])
    person.visit(person.start(table))
    assert person.await_turn()
    return person


def test_pointing_at_an_option_explains_it_and_lights_where_it_leads(company: Company) -> None:
    anne = at_a_table(company.person("Anne"), company)
    # A question with more answers than have room for their tips.
    while anne.options.count() <= 3:
        anne.play(1)
    option = anne.options.first
    option.hover()
    expect(anne.page.get_by_role("tooltip")).to_be_visible()
    described = str(option.get_attribute("aria-describedby"))
    tip = anne.page.locator(f"[id='{described}']").inner_text()
    assert anne.page.get_by_role("tooltip").inner_text().strip() == tip.strip() != ""


def test_pointing_at_a_thing_marks_the_options_that_lead_there(company: Company) -> None:
    anne = at_a_table(company.person("Anne"), company)
    lit = anne.page.locator(".scene [data-lit]")
    while not lit.count():
        anne.play(1)
    lit.first.focus()
    anne.page.keyboard.press("Shift+Tab")
    anne.page.keyboard.press("Tab")
    expect(anne.page.locator(".option.marked").first).to_be_visible()


def test_a_long_press_explains_without_choosing(company: Company) -> None:
    anne = at_a_table(company.on_a_phone("Anne"), company)
    while anne.options.count() <= 3:
        anne.play(1)
    asked, box = anne.question, anne.options.first.bounding_box()
    assert box is not None
    touch = anne.context.new_cdp_session(anne.page)
    at = {"x": box["x"] + 30, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(anne.page.get_by_role("tooltip")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    anne.page.wait_for_timeout(200)
    assert anne.question == asked
    expect(anne.options.first).to_be_enabled()
