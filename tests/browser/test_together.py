"""Several people: two browsers and a spectator, two people at one device, talk, a bot that stands in."""

from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.person import Person, unfold

ME = {"kind": "me"}
FREE = {"kind": "open"}


def seated(company: Company) -> tuple[Person, Person, str]:
    """Anne and Mary at a table that has begun; Mary came by the link and sat down by clicking."""
    anne, mary = company.person("Anne").introduce(), company.person("Mary")
    table = anne.make_table(company.game, [ME, FREE])
    anne.visit(table)
    mary.page.goto(anne.page.get_by_role("textbox", name=anne.say("share")).input_value())
    mary.page.get_by_label(mary.say("your-name")).fill(mary.name)
    mary.button("sit-down").first.click()
    anne.button("start").click()
    expect(anne.log).to_be_visible()
    expect(mary.log).to_be_visible()
    return anne, mary, table


def in_turn(people: list[Person], answers: int) -> None:
    """So many answers by whoever is asked."""
    given = 0
    for _ in range(20 * answers):
        for person in people:
            if given < answers and person.options.first.is_visible():
                given += person.play(1)
        if given >= answers:
            return
        people[0].page.wait_for_timeout(50)
    raise AssertionError(f"only {given} of {answers} answers were asked for")


def test_two_browsers_and_a_spectator_with_reconnects(company: Company) -> None:
    anne, mary, table = seated(company)
    jack = company.person("Jack").visit(table)
    expect(jack.log).to_be_visible()
    for _ in range(3):
        in_turn([anne, mary], 4)
        anne.drop_line()
        jack.drop_line()
        in_turn([mary, anne], 2)
    expect(jack.options).to_have_count(0)
    for person in (anne, mary, jack):
        _what_it_was_told_is_what_there_is(person)


def _what_it_was_told_is_what_there_is(person: Person) -> None:
    """A page that lost its line again and again shows what a page shows that has just been opened."""
    fresh = person.context.new_page()
    fresh.goto(person.page.url)
    log = fresh.get_by_role("log", name=person.say("log"), exact=True)
    expect(log.get_by_role("button")).not_to_have_count(0)
    unfold(log)
    told = log.get_by_role("button").all_inner_texts()
    expect(person.unfolded_log().get_by_role("button")).to_have_text(told)
    fresh.close()


def test_two_people_at_one_device_with_a_curtain_between_secrets(company: Company) -> None:
    anne = company.person("Anne").introduce()
    table = anne.make_table(company.game, [ME, {"kind": "hotseat", "name": "Mary"}])
    anne.visit(anne.start(table))
    curtains = 0
    for _ in range(14):
        expect(anne.options.or_(anne.curtain).first).to_be_visible()
        if anne.curtain.is_visible():
            curtains += 1
            expect(anne.options).to_have_count(0)
            expect(anne.page.locator("[data-option], #question")).to_have_count(0)
        anne.play(1)
    assert curtains >= 2


def test_talk_is_stored_and_is_text(company: Company) -> None:
    anne, mary, _ = seated(company)
    anne.say_aloud("<b>Ahoy</b> & <img src=x onerror=alert(1)>")
    said = mary.page.get_by_role("log", name=mary.say("chat"), exact=True)
    expect(said).to_contain_text("<b>Ahoy</b> & <img src=x onerror=alert(1)>")
    mary.page.reload()
    expect(said).to_contain_text("<b>Ahoy</b>")
    expect(said).to_contain_text(anne.name)


def test_a_bot_takes_a_seat_and_gives_it_back(company: Company) -> None:
    anne, mary, table = seated(company)
    anne.leave()
    standin = mary.page.get_by_role("list", name=mary.say("players")).get_by_text(mary.say("seat-standin"))
    expect(standin).to_be_visible()
    mary.play(3)
    anne.visit(table)
    expect(standin).to_be_hidden()
    in_turn([anne, mary], 2)


def test_a_clock_runs_out_and_the_seat_comes_back(own_company: Company) -> None:
    """Against many bots that think for a while, so that the game is not over before anybody returns."""
    anne, game = own_company.person("Anne").introduce(), own_company.game
    slow = [{"kind": "bot", "level": "search"}] * (max(game["players"]) - 1)
    clock = {"kind": "game", "seconds": 1}
    anne.visit(anne.start(anne.make_table(game, [ME, *slow], clock=clock)))
    expect(anne.page.get_by_role("status").filter(has_text=anne.say("standin"))).to_be_visible()
    seats = anne.page.get_by_role("list", name=anne.say("players"))
    expect(seats.get_by_text(anne.say("seat-standin"))).to_be_visible()
    anne.button("standin-return").click()
    expect(seats.get_by_text(anne.say("seat-standin"))).to_be_hidden()
    assert anne.play(1) == 1
