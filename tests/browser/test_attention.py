"""What calls for attention, and what keeps quiet for those who asked for that: sounds, notices, motion."""

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.person import Person
from tests.browser.test_together import ME, seated

SPIES = Path(__file__).with_name("spies.js")


def spied(person: Person) -> Person:
    """Somebody whose page remembers its tones, notices and motions from its next address on."""
    person.context.add_init_script(path=SPIES)
    return person


def seen(person: Person, what: str) -> Any:
    return person.page.evaluate(f"window.spied.{what}")


def alone(company: Company, person: Person) -> Person:
    return person.visit(person.start(person.make_table(company.game, [ME])))


def test_a_table_is_silent_until_somebody_wants_to_hear_it(company: Company) -> None:
    anne = alone(company, spied(company.person("Anne").introduce()))
    sound = anne.button("sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    anne.play(2)
    anne.await_turn()
    assert seen(anne, "tones") == 0
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    anne.play(2)
    anne.page.wait_for_function("window.spied.tones > 0")
    anne.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "true")


def test_who_looks_elsewhere_is_told_when_the_turn_comes(company: Company) -> None:
    anne, mary, _ = seated(company)
    anne.context.grant_permissions(["notifications"])
    spied(anne).page.reload()
    expect(anne.log).to_be_visible()
    anne.page.evaluate("window.lookedAway = true")
    for _ in range(200):
        turn = next((each for each in (mary, anne) if each.options.first.is_visible()), None)
        # Only now: her turn may have come meanwhile, and with it the notice.
        if seen(anne, "notices"):
            break
        if turn:
            turn.play(1)
        anne.page.wait_for_timeout(50)
    notice = seen(anne, "notices")[-1]
    title = company.game["titles"]["en"]
    assert notice == {"title": anne.say("title-turn", game=title), "body": anne.question}
    expect(anne.page).to_have_title(notice["title"])


def test_things_move_only_for_those_who_like_it(company: Company) -> None:
    still = alone(company, spied(company.person("Anne").introduce()))
    lively = alone(company, spied(company.person("Mary", reduced_motion="no-preference").introduce()))
    for person in (still, lively):
        person.play(2)
        person.await_turn()
    assert seen(still, "motions") == 0
    assert seen(lively, "motions") > 0
