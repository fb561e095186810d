"""Games as people play them: a whole one by clicking, and enough of one by touch and by keyboard alone."""

from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.person import Person
from tests.browser.sentences import say

ME = {"kind": "me"}
ENOUGH = 20
"""So many answers bring every kind of question up; the hand makes no difference to those who follow."""


def test_a_guest_plays_a_whole_game_against_bots_by_clicking(company: Company) -> None:
    anne = company.person("Anne")
    anne.page.goto("/")
    anne.page.get_by_label(say("your-name")).fill(anne.name)
    anne.button("play-now").click()
    assert anne.play() > 5
    expect(anne.score).to_contain_text(anne.name)
    expect(anne.score.get_by_role("row")).to_have_count(1 + len(_seats(anne)))


def test_a_game_by_touch_on_a_phone(company: Company) -> None:
    anne = company.on_a_phone("Anne").introduce()
    anne.visit(anne.start(anne.make_table(company.game, [ME])))
    anne.await_turn()
    _thumbs_reach(anne)
    assert anne.play(ENOUGH) > 5
    anne.skip_to_the_end()
    expect(anne.score).to_contain_text(anne.name)
    _nothing_sticks_out(anne)


def test_a_game_by_keyboard_alone(company: Company) -> None:
    anne = company.person("Anne")
    anne.page.goto("/")
    anne.hand = "tab"
    anne.press(anne.button("play-now"))
    assert anne.play(4) == 4
    anne.hand = "keys"
    assert anne.play(ENOUGH) > 5
    anne.skip_to_the_end()
    expect(anne.score).to_be_visible()


def _seats(person: Person) -> list[object]:
    seats: list[object] = person.get(f"/api/tables/{person.table}")["seats"]
    return seats


def _thumbs_reach(person: Person) -> None:
    """Every choice can be hit, and nothing makes the page move sideways."""
    for option in person.options.all():
        box = option.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["width"] >= 44
    _nothing_sticks_out(person)


def _nothing_sticks_out(person: Person) -> None:
    wide, screen = person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen
