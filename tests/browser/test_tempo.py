"""What others do can be followed: deed by deed, at the reader's tempo, and the question comes last."""

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.company import Company
from tests.browser.person import OPTIONS, Person

ME = {"kind": "me"}
TRIES = 40
# Notes at every frame what the page shows: how many lines, and whether it plays, asks, or has set a stage.
WATCH = f"""() => {{
    window.seen = [];
    const look = () => {{
        const state = JSON.stringify([
            document.querySelectorAll('.log .lines > button').length,
            document.querySelector('.deeds.playing') !== null,
            document.querySelector('{OPTIONS}') !== null,
            document.querySelector('dialog[open]') !== null,
        ]);
        if (window.seen.at(-1)?.[1] !== state) window.seen.push([performance.now(), state]);
        requestAnimationFrame(look);
    }};
    look();
}}"""
SEEN = "() => (window.seen ?? []).splice(0).map(([time, state]) => [time, ...JSON.parse(state)])"
HIDE = """() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def among_bots(company: Company, tempo: str, **wishes: object) -> Person:
    """Anne with as many bots as the game takes, up to three: they do a lot between her turns."""
    game = company.game
    anne = company.person("Anne", tempo=tempo).introduce()
    bot = {"kind": "bot", "level": "random"}
    players = max(count for count in game["players"] if count <= 4)
    return anne.visit(anne.start(anne.make_table(game, [ME, *[bot] * (players - 1)], **wishes)))


def playing(anne: Person) -> Locator:
    return anne.page.locator(".deeds.playing")


def stage(anne: Person) -> Locator:
    return anne.page.locator("dialog[open]:has(.medal)")


def tempo(anne: Person) -> Locator:
    return anne.page.get_by_role("combobox", name=anne.say("tempo")).first


def shows(anne: Person) -> Iterator[None]:
    """Answers, and comes back each time that others are shown to play."""
    for _ in range(TRIES):
        if stage(anne).count():
            anne.page.keyboard.press("Enter")
        elif playing(anne).count():
            yield
            anne.page.keyboard.press("s")
        elif anne.options.count():
            anne.answer(0)
        anne.page.wait_for_function(
            f"() => document.querySelector('{OPTIONS}, .deeds.playing, #score-title') !== null"
        )
        if anne.score.count():
            return


def settle(anne: Person) -> list[list[Any]]:
    """Lets the show run to the question, sending away what waits; what was seen on the way."""
    while not anne.options.count() and not anne.score.count():
        if stage(anne).count():
            anne.page.keyboard.press("Enter")
        anne.page.wait_for_timeout(100)
    found: list[list[Any]] = anne.page.evaluate(SEEN)
    return found


def between_deeds(seen: list[list[Any]]) -> list[float]:
    """The milliseconds from deed to deed, but for those before which somebody sent a stage away."""
    pauses: list[float] = []
    last: list[Any] | None = None
    for each in seen:
        time, lines, _, _, staged = each
        if staged:
            last = None
        elif last is None or lines > last[1]:
            if last is not None:
                pauses.append(time - last[0])
            last = each
    return pauses


def test_deeds_come_one_by_one_and_the_question_after_the_last(company: Company) -> None:
    anne = among_bots(company, "calm")
    anne.page.evaluate(WATCH)
    for _ in shows(anne):
        anne.page.evaluate(SEEN)
        seen = settle(anne)
        assert not [each for each in seen if each[2] and each[3]], "a question stood while others played"
        pauses = between_deeds(seen)
        if len(pauses) >= 2:
            assert min(pauses) > 600, seen
            return
    raise AssertionError("no two deeds came one after another")


def test_a_key_leaves_out_what_is_left(company: Company) -> None:
    anne = among_bots(company, "step")
    for _ in shows(anne):
        anne.page.wait_for_function(f"() => document.querySelector('{OPTIONS}, .deeds .main, .medal')")
        if anne.page.locator(".deeds .main").count():
            break
    lines = anne.log.inner_text()
    anne.page.wait_for_timeout(1500)
    assert anne.log.inner_text() == lines, "step by step nothing comes by itself"
    anne.page.keyboard.press(" ")
    expect(anne.log).not_to_have_text(lines, use_inner_text=True)
    anne.page.keyboard.press("s")
    expect(playing(anne)).to_have_count(0)
    assert anne.await_turn()


def test_the_tempo_is_remembered(company: Company) -> None:
    anne = among_bots(company, "calm")
    expect(tempo(anne)).to_have_value("calm")
    tempo(anne).select_option("fast")
    anne.page.reload()
    expect(tempo(anne)).to_have_value("fast")
    tempo(anne).select_option("once")
    anne.play(4)
    assert not playing(anne).count()


def test_what_everybody_should_see_waits_and_gives_the_focus_back(company: Company) -> None:
    anne = among_bots(company, "calm")
    for _ in range(400):
        if stage(anne).count() or anne.score.count():
            break
        if anne.options.count():
            anne.answer(0)
        elif playing(anne).count():
            anne.page.evaluate("document.activeElement.blur()")
            anne.page.keyboard.press(" ")
        anne.page.wait_for_timeout(50)
    expect(stage(anne).get_by_role("heading")).to_be_visible()
    anne.page.wait_for_timeout(2000)
    expect(stage(anne)).to_be_visible()
    assert not anne.options.count()
    expect(stage(anne).get_by_role("button", name=anne.say("go-on"))).to_be_focused()
    anne.page.keyboard.press("Escape")
    expect(stage(anne)).to_have_count(0)
    settle(anne)
    assert anne.score.count() or anne.page.evaluate("document.activeElement !== document.body")


def test_a_hidden_page_catches_up_at_once(company: Company) -> None:
    anne = among_bots(company, "step")
    for _ in shows(anne):
        break
    anne.page.evaluate(HIDE)
    expect(playing(anne)).to_have_count(0)
    assert not stage(anne).count()
    anne.play(6)


def test_a_running_clock_is_not_eaten_by_the_show(company: Company) -> None:
    """The best of five turns counts: what else the machine does at the same time is not the show's fault."""
    anne = among_bots(company, "step", clock={"kind": "move", "seconds": 60})
    left: list[int] = []
    for _ in range(5):
        anne.await_turn()
        minutes, seconds = anne.page.locator("li.mine .clock:visible").inner_text().strip().split(":")
        left.append(60 * int(minutes) + int(seconds))
        anne.answer(0)
    assert max(left) >= 55, left
    assert min(left) >= 40, left


def test_the_strip_tells_what_happened_and_is_stepped_through(company: Company) -> None:
    anne = among_bots(company, "once")
    strip = anne.page.locator(".deeds")
    back, on = (strip.get_by_role("button", name=anne.say(key)) for key in ("deed-back", "deed-forward"))
    height = strip.bounding_box()
    while anne.await_turn() and not offered(back):
        anne.answer(0)
    last, question = strip.locator(".text").inner_text(), anne.question
    assert re.split(r"(?<=[.!]) ", last)[-1] in anne.log.inner_text()
    back.click()
    expect(anne.page).to_have_url(re.compile(r"/at/\d+$"))
    expect(strip.locator(".text")).not_to_have_text(last)
    while offered(on):
        on.click()
    expect(anne.page).not_to_have_url(re.compile("/at/"))
    expect(anne.page.locator("#question")).to_have_text(question)
    now = strip.bounding_box()
    assert height is not None
    assert now is not None
    assert height["height"] == now["height"]
    strip.locator(".told").click()
    expect(anne.page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()


def offered(button: Locator) -> bool:
    """What leads nowhere is shown pale, or not at all where there is little room."""
    return button.is_visible() and button.is_enabled()


def test_turns_of_the_log_fold(company: Company) -> None:
    anne = among_bots(company, "once")
    heads = anne.log.locator("button[aria-expanded]")
    while anne.await_turn() and not heads.count():
        anne.answer(0)
    head = heads.last
    before = len(anne.log.inner_text())
    opened = head.get_attribute("aria-expanded") == "true"
    head.click()
    expect(head).to_have_attribute("aria-expanded", "false" if opened else "true")
    assert (len(anne.log.inner_text()) < before) is opened


def test_who_comes_back_is_told_what_they_missed(company: Company) -> None:
    anne = among_bots(company, "calm")
    recap = anne.page.get_by_role("dialog", name=anne.say("recap"))
    for _ in shows(anne):
        table = anne.table
        settle(anne)
        anne.answer(0)
        anne.page.goto("/#/")
        anne.page.wait_for_timeout(1500)
        anne.visit(table)
        expect(anne.log).to_be_visible()
        anne.page.wait_for_timeout(300)
        if recap.count():
            break
    expect(recap.get_by_role("listitem").nth(3)).to_be_visible()
    recap.get_by_role("button", name=anne.say("go-on")).click()
    expect(recap).to_have_count(0)
    anne.page.reload()
    expect(anne.log).to_be_visible()
    anne.page.wait_for_timeout(500)
    assert not recap.count(), "what was told once is not told again"


def test_who_leaves_in_the_middle_of_it_all_leaves_nothing_behind_that_stumbles(company: Company) -> None:
    """What goes wrong on a page fails its test: log, talk and board may all be about to change."""
    anne = company.person("Anne", tempo="calm", reduced_motion="no-preference").introduce()
    bots = [{"kind": "bot", "level": company.game["levels"][0]}] * 2
    anne.visit(anne.start(anne.make_table(company.game, [{"kind": "me"}, *bots])))
    table = anne.table
    for pause in (0, 30, 100, 250, 600):
        anne.visit(table)
        anne.await_turn()
        while anne.page.get_by_role("dialog").count():
            anne.page.keyboard.press("Escape")
        anne.await_turn()
        anne.hand = "keys"
        anne.answer(0)
        anne.page.wait_for_timeout(pause)
        anne.page.evaluate("location.hash = '#/'")
        expect(anne.button("play-now")).to_be_visible()
    anne.page.wait_for_timeout(300)
