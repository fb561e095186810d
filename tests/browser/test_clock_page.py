"""Time that runs out, answers that are held back, and rules that change under a match: what the page says."""

import contextlib
import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from kaper.engine.record import load
from tests.browser.company import Company
from tests.browser.person import Person
from tests.browser.serving import Serving
from tests.browser.test_attention import seen, spied

ME = {"kind": "me"}
BELL = 4
"""So many tones has the bell."""


@pytest.fixture
def own_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Serving]:
    """A server with other settings than those with which tests are quick."""
    for name, value in getattr(request, "param", {}).items():
        monkeypatch.setenv(name, value)
    serving = Serving(tmp_path)
    serving.start()
    yield serving
    serving.stop()


# Bots take long enough over a move for somebody else that it can be seen coming.
unhurried = pytest.mark.parametrize("own_server", [{"KAPER_PACE": "2"}], indirect=True, ids=["unhurried"])


def told(person: Person, key: str) -> Locator:
    """Something that is also read out."""
    return person.page.get_by_role("status").filter(has_text=person.say(key))


@unhurried
def test_a_late_move_is_seen_coming_and_told_to_all(own_company: Company) -> None:
    anne = spied(own_company.person("Anne").introduce())
    anne.page.goto("/")
    anne.button("sound").click()
    table = anne.make_table(own_company.game, [ME], clock={"kind": "move", "seconds": 5})
    mary = own_company.person("Mary", lang="pl-PL").visit(table)
    anne.visit(anne.start(table))
    expect(told(anne, "clock-soon-move")).to_be_visible()
    # One bell for the turn and one for the warning, and no other while the seconds run.
    anne.page.wait_for_function(f"window.spied.tones >= {2 * BELL}")
    rung = seen(anne, "tones")
    expect(told(anne, "clock-soon-out")).to_be_visible()
    assert seen(anne, "tones") == rung
    assert anne.options.first.is_enabled()
    for person in (anne, mary):
        expect(person.log.get_by_text(person.say("log-late", name="Anne"))).to_be_visible()
    expect(told(anne, "clock-soon-out")).to_have_count(0)


@unhurried
def test_an_empty_game_clock_is_seen_coming(own_company: Company) -> None:
    anne = own_company.person("Anne").introduce()
    table = anne.start(anne.make_table(own_company.game, [ME], clock={"kind": "game", "seconds": 5}))
    anne.visit(table)
    expect(told(anne, "clock-soon-game")).to_be_visible()
    expect(told(anne, "standin")).to_be_visible()
    expect(told(anne, "clock-soon-game")).to_have_count(0)


def test_an_answer_is_closed_until_the_table_shows_what_came_of_it(company: Company) -> None:
    anne = company.person("Anne").introduce()
    held: list[str | bytes] = []
    holding = False

    def between(page_end: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            if holding and json.loads(message)["type"] == "position":
                held.append(message)
            else:
                page_end.send(message)

        page_end.connect_to_server().on_message(pass_on)

    anne.page.route_web_socket(re.compile("/socket"), between)
    anne.visit(anne.start(anne.make_table(company.game, [ME])))
    anne.await_turn()
    holding = True
    asked = anne.question
    anne.answer(0)
    thinking = told(anne, "waiting-table")
    expect(thinking).to_be_visible()
    assert held
    assert (anne.question, anne.options.count()) == (asked, 0)
    holding = False
    anne.page.reload()
    anne.await_turn()
    expect(thinking).to_have_count(0)


def test_tables_outlive_their_rules(own_company: Company) -> None:
    anne = own_company.person("Anne").introduce()
    goes_on, lost = (anne.start(anne.make_table(own_company.game, [ME])) for _ in range(2))
    for table in (goes_on, lost):
        anne.visit(table).play(5)
        anne.await_turn()
    over = anne.finish(anne.start(anne.make_table(own_company.game, [ME])))
    anne.page.goto("/")
    own_company.server.stop()
    rules_change(own_company.server, goes_on, [lost, over])
    own_company.server.start()
    _told_and_read(anne, goes_on)
    _kept_as_a_record(anne, lost, over)


def rules_change(server: Serving, goes_on: str, lost: list[str]) -> None:
    """An early answer of each table is none any more, and some have no checkpoint to go on from."""
    with contextlib.closing(sqlite3.connect(server.folder / "kaper.db")) as database, database:
        database.execute("UPDATE checkpoints SET rules = 0 WHERE table_id = ?", (goes_on,))
        for table in lost:
            database.execute("DELETE FROM checkpoints WHERE table_id = ?", (table,))
        for table in (goes_on, *lost):
            database.execute("UPDATE answers SET option = 'no-more' WHERE table_id = ? AND n = 1", (table,))


def _told_and_read(anne: Person, table: str) -> None:
    """Everybody is told until they close it; the old log stays where the new one begins."""
    anne.visit(table)
    older = anne.button("old-log")
    older.click()
    sheet = anne.page.get_by_role("dialog", name=anne.say("old-log"))
    expect(sheet.get_by_role("listitem").first).to_contain_text("Anne")
    sheet.get_by_role("button", name=anne.say("close")).click()
    notice = anne.page.get_by_role("status").filter(has=older)
    notice.get_by_role("button", name=anne.say("close")).click()
    anne.page.reload()
    anne.await_turn()
    expect(older).to_have_count(0)
    anne.log.get_by_role("button", name=anne.say("old-log-read")).click()
    expect(sheet.get_by_role("listitem").first).to_be_visible()
    sheet.get_by_role("button", name=anne.say("close")).click()
    assert anne.play(2) == 2


def _kept_as_a_record(anne: Person, running: str, over: str) -> None:
    """A table that cannot be shown says so, and what there is of it can be saved."""
    reason = anne.say("trouble-rules-changed")
    save = anne.page.get_by_role("link", name=anne.say("trouble-record"))
    anne.page.goto("/#/")
    expect(anne.page.get_by_text(reason)).to_have_count(2)
    for table in (running, over):
        anne.visit(table)
        expect(anne.page.get_by_text(reason)).to_have_count(1)
        with anne.page.expect_download() as download:
            save.click()
        assert load(download.value.path()).answers[0].endswith(" no-more")
    expect(anne.score).to_be_visible()
