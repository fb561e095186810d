"""Small things that people stumbled over: talk without a name, one device, an address of no use, the bell."""

import re

from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.test_together import ME


def test_who_looks_on_without_a_name_takes_one_and_talks(company: Company) -> None:
    anne, mary = company.person("Anne").introduce(), company.person("Mary")
    table = anne.start(anne.make_table(company.game, [ME]))
    anne.visit(table)
    mary.visit(table)
    mary.page.get_by_role("textbox", name=mary.say("chat-name"), exact=True).fill(mary.name)
    mary.button("chat-named").click()
    mary.say_aloud("Ahoy!")
    talk = anne.page.get_by_role("log", name=anne.say("chat"), exact=True)
    expect(talk).to_contain_text("Mary")
    expect(talk).to_contain_text("Ahoy!")


def test_people_at_one_device_play_among_themselves_unless_they_say_otherwise(company: Company) -> None:
    anne = company.person("Anne").introduce()
    anne.page.goto("/")
    anne.button("create").click()
    dialog = anne.page.get_by_role("dialog")
    private = dialog.get_by_role("radio", name=anne.say("create-private"), exact=True)
    expect(private).not_to_be_checked()
    seat = dialog.get_by_role("combobox", name=anne.say("seat-number", number=2), exact=True)
    seat.select_option("hotseat")
    expect(private).to_be_checked()
    dialog.get_by_role("radio", name=anne.say("create-open"), exact=True).check()
    expect(private).not_to_be_checked()


def test_an_invitation_that_leads_nowhere_says_so(company: Company) -> None:
    anne = company.person("Anne").introduce()
    anne.visit(anne.make_table(company.game, [ME, {"kind": "open"}]))
    expect(anne.page.get_by_text(anne.say("share-loopback"))).to_be_visible()


def test_the_bell_stays_when_the_browser_refuses_and_says_what_helps(company: Company) -> None:
    anne = company.person("Anne").introduce()
    anne.page.add_init_script("Object.defineProperty(Notification, 'permission', { value: 'denied' })")
    anne.visit(anne.start(anne.make_table(company.game, [ME])))
    anne.await_turn()
    anne.button("notify-allow").click()
    expect(anne.page.get_by_role("dialog")).to_contain_text(anne.say("notify-denied"))
    anne.page.keyboard.press("Escape")
    expect(anne.button("notify-allow")).to_be_visible()


def test_a_finished_game_is_put_out_of_sight_and_found_again(company: Company) -> None:
    anne = company.person("Anne").introduce()
    table = anne.finish(anne.start(anne.make_table(company.game, [ME])))
    anne.page.goto("/")
    over = anne.page.locator("section:has(#finished)")
    card = over.locator(f"a[href$='{table}']")
    # When it was, and which place was one's own.
    expect(card.locator("time")).to_be_visible()
    over.get_by_role("button", name=re.compile(f"^{anne.say('hide')}")).click()
    expect(card).to_have_count(0)
    over.get_by_role("button", name=anne.say("tables-all", count=1), exact=True).click()
    expect(card).to_be_visible()


def test_how_strong_a_bot_is_stands_at_the_table(company: Company) -> None:
    anne = company.person("Anne").introduce()
    bots = [{"kind": "bot", "level": "bosun"}] * (min(company.game["players"]) - 1)
    anne.visit(anne.start(anne.make_table(company.game, [ME, *bots])))
    anne.await_turn()
    told = anne.say("seat-is-bot", level=anne.say("level-bosun"))
    expect(anne.page.locator(".panel").get_by_text(told, exact=True).first).to_be_visible()
