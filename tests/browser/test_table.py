"""One person's table: undo, languages, replay, rematch, and a server that dies under the page."""

import json
import re
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Locator, TimeoutError, expect

from kaper.engine.record import load
from tests.browser.company import Company
from tests.browser.person import Person

ME = {"kind": "me"}
# The places at which a thing is seen in half a second.
PLACES = """thing => new Promise(done => {
    const seen = new Set(), from = performance.now();
    const look = () => {
        const { x, y } = thing.getBoundingClientRect();
        seen.add(`${x} ${y}`);
        performance.now() < from + 500 ? requestAnimationFrame(look) : done([...seen]);
    };
    look();
})"""


def at_a_table(company: Company) -> Person:
    anne = company.person("Anne").introduce()
    return anne.visit(anne.start(anne.make_table(company.game, [ME])))


def after_a_game(company: Company) -> tuple[Person, str]:
    """Anne at a table that she left to a bot, which has played to the end for her."""
    anne = company.person("Anne").introduce()
    table = anne.finish(anne.start(anne.make_table(company.game, [ME])))
    anne.visit(table)
    expect(anne.score).to_be_visible()
    return anne, table


def test_nothing_trembles_at_the_edge_of_the_pointer(company: Company) -> None:
    anne = at_a_table(company)
    cards = anne.page.locator(".card[data-lit]")
    point_at_edge(anne.options.first)
    while not cards.count() and anne.await_turn():
        anne.play(1)
    if cards.count():
        point_at_edge(cards.first)


def point_at_edge(thing: Locator) -> None:
    """Point at the lowest line of a thing, which may rise once but then stays where it is."""
    box = thing.bounding_box()
    assert box is not None
    thing.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 0.5)
    thing.page.wait_for_timeout(500)
    assert len(thing.evaluate(PLACES)) == 1


def test_an_answer_is_taken_back_with_one_click(company: Company) -> None:
    anne = at_a_table(company)
    anne.await_turn()
    asked, told = anne.question, anne.log.inner_text()
    anne.play(1)
    while not taken_back(anne, asked):
        assert anne.await_turn(), "nothing could be taken back in a whole game"
        asked, told = anne.question, anne.log.inner_text()
        anne.play(1)
    expect(anne.log).to_have_text(told, use_inner_text=True)
    anne.play(3)


def taken_back(anne: Person, asked: str) -> bool:
    """Whether one click led back to that question; a bot that is asked as well may have been quicker."""
    if not anne.await_turn() or anne.question == asked or not anne.button("undo").is_enabled():
        return False
    with suppress(TimeoutError):
        anne.button("undo").click(timeout=2000)
        expect(anne.page.locator("#question")).to_have_text(asked)
        return True
    return False


def test_polish_is_one_click_away_and_leaves_nothing_in_english(company: Company) -> None:
    anne = at_a_table(company)
    anne.play(6)
    anne.await_turn()
    before = anne.question, anne.log.inner_text()
    anne.page.get_by_role("button", name="Polski").click()
    anne.lang = "pl"
    expect(anne.page.locator("html")).to_have_attribute("lang", "pl")
    expect(anne.log).to_be_visible()
    expect(anne.page.locator("#question")).not_to_have_text(before[0])
    assert anne.log.inner_text() != before[1]
    anne.play(4)


def test_a_polish_browser_is_greeted_in_polish(company: Company) -> None:
    anna = company.person("Anna", lang="pl-PL")
    anna.page.goto("/")
    expect(anna.button("play-now")).to_be_visible()
    anna.button("play-now").click()
    assert anna.play(3) == 3


def test_a_replay_goes_to_any_moment(company: Company) -> None:
    anne, table = after_a_game(company)
    last = anne.get(f"/api/tables/{table}")["answers"]
    anne.visit(table, "/at/3")
    slider = anne.page.get_by_role("slider", name=anne.say("replay-slider"))
    expect(slider).to_have_value("3")
    slider.press("ArrowRight")
    expect(slider).to_have_value("4")
    slider.press("End")
    expect(slider).to_have_value(str(last))
    slider.press("Home")
    anne.button("replay-forward").click()
    expect(slider).to_have_value("1")
    anne.button("replay-play").click()
    expect(slider).to_have_value("3")
    expect(anne.page).to_have_url(re.compile(r"/at/\d+$"))


def test_a_record_is_downloaded_read_and_uploaded(company: Company, tmp_path: Path) -> None:
    anne, table = after_a_game(company)
    anne.visit(table, "/at/0")
    with anne.page.expect_download() as download:
        anne.page.get_by_role("link", name=anne.say("record")).click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    assert len(load(file).answers) == anne.get(f"/api/tables/{table}")["answers"]
    anne.page.goto("/#/")
    anne.page.locator("input[type=file]").set_input_files(file)
    expect(anne.page.get_by_role("slider", name=anne.say("replay-slider"))).to_be_visible()


def test_a_record_that_is_not_true_is_marked_and_can_be_played_again(
    company: Company, tmp_path: Path
) -> None:
    anne, table = after_a_game(company)
    record = anne.get(f"/api/tables/{table}/record")
    file = tmp_path / "record.json"
    file.write_text(json.dumps({**record, "digest": "0" * 64}))
    anne.page.goto("/#/")
    anne.page.locator("input[type=file]").set_input_files(file)
    note = anne.page.get_by_role("note", name=anne.say("doubts"))
    expect(note).to_contain_text(anne.say("doubt-other-end"))
    anne.button("replay-score").click()
    expect(note).to_be_visible()
    uploaded = anne.page.url
    anne.button("rematch").click()
    expect(anne.page).not_to_have_url(uploaded)
    assert anne.play(2) == 2


def test_a_rematch_seats_the_same_people_once_more(company: Company) -> None:
    anne, table = after_a_game(company)
    anne.button("rematch").click()
    expect(anne.page).not_to_have_url(re.compile(table))
    assert anne.play(2) == 2
    seats = anne.page.get_by_role("list", name=anne.say("players"))
    expect(seats).to_contain_text(anne.name)


def test_the_server_dies_under_an_open_page_and_comes_back(own_company: Company) -> None:
    anne = at_a_table(own_company)
    anne.play(4)
    anne.await_turn()
    asked, told = anne.question, anne.log.inner_text()
    own_company.server.kill()
    expect(anne.connection).to_be_visible()
    own_company.server.start()
    expect(anne.connection).to_be_hidden(timeout=30_000)
    assert (anne.question, anne.log.inner_text()) == (asked, told)
    assert anne.play(3) == 3
