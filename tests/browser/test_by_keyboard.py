"""Whole games for those who have no mouse and see no screen: the tree says what there is, a key does it."""

import pytest

from kaper.engine import registry
from tests.browser.company import Company
from tests.browser.person import MANY, Person
from tests.browser.sentences import say
from tests.browser.tree import Tree

ME = {"kind": "me"}
# Once the page has settled.
HELD = """() => new Promise((said) => {
    const look = (times) => {
        if (document.activeElement !== document.body) said(true);
        else if (times) setTimeout(look, 20, times - 1);
        else said(false);
    };
    look(25);
})"""
# The keys of answers: those of commands open a sheet, behind which nothing can be answered.
COMMANDS = frozenset("qiurlthkps")
ANSWERS = frozenset("123456789abcdefghijklmnopqrstuvwxyz") - COMMANDS
LEADS_ON = """() => document.activeElement?.matches(
    'section.prompt :is([data-more], [data-collect], [data-confirm]):enabled')"""
# Times to look for the answers of a question: one without any is a failure, not a hang.
LOOKS = 1000


def fill_form(person: Person) -> None:
    """Where several answers are given at once: one step with Tab, and Enter where it leads on."""
    person.page.keyboard.press("Tab")
    if person.page.evaluate(LEADS_ON):
        person.page.keyboard.press("Enter")


@pytest.mark.parametrize("name", list(registry.games()))
def test_a_whole_game_by_the_tree_and_the_keys_alone(company: Company, name: str) -> None:
    anne = company.person("Anne").introduce()
    game = next(each for each in company.server.get("/api/games") if each["name"] == name)
    anne.visit(anne.start(anne.make_table(game, [ME])))
    tree = Tree(anne.page)
    given = looks = 0
    while anne.await_turn():
        answers = [node for node in tree.of("button") if node.key in ANSWERS]
        if not answers:
            looks += 1
            assert looks < LOOKS, anne.question
            fill_form(anne)
            continue
        looks = 0
        assert all(node.name for node in answers), anne.question
        keys = [node.key for node in answers]
        anne.page.keyboard.press(anne.chance.choice(keys))
        given += 1
        assert given < MANY, "the game does not end"
        assert anne.page.evaluate(HELD), anne.question
    assert given > 3
    assert [node.name for node in tree.of("article")][:1] == [say("score-title")]
    assert tree.of("table")
