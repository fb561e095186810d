"""Pirates of Maracaibo in words: the board on a terminal and the labels of options, in every language."""

import pytest

from kaper.engine.events import SPECTATOR
from kaper.engine.match import Match
from kaper.engine.registry import Entry
from kaper.engine.show import Seen
from kaper.engine.sight import look_at, sight
from kaper.games import maracaibo
from kaper.games.maracaibo import META
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.show.effects import CARDS, FIGURE, HOLE, LASTING, MARKET_TILE, NOW, SPACE, UPGRADE
from kaper.games.maracaibo.show.labels import details
from kaper.games.maracaibo.state.state import Maracaibo
from kaper.games.maracaibo.view.observe import observe
from kaper.words import LANGUAGES, Narrator, Offer, Words
from tests.games.maracaibo.table import does, position

NAMES = ["Anna", "Bartek", "Celina", "Dawid"]
ENTRY = Entry(META, maracaibo.__name__)
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def narrator(lang: str, match: Match[Maracaibo], names: list[str]) -> Narrator:
    told = Narrator(Words(lang, [ENTRY.folder]), ENTRY.load().show(), names)
    told.meet(observe(match.state, SPECTATOR))
    return told


@in_every_language
def test_every_effect_has_a_name(lang: str) -> None:
    words = Words(lang, [ENTRY.folder])
    keys = [
        key
        for table in (NOW, LASTING, FIGURE, MARKET_TILE, UPGRADE, SPACE)
        for found in table.values()
        for key in found
    ]
    keys += [key for found in HOLE for key in found] + [card for card in CARDS if card]
    assert [key for key in keys if not words.has(f"name-{key}")] == []


def offers(match: Match[Maracaibo]) -> list[Offer]:
    told = narrator("en", match, NAMES[: match.seats])
    seen = sight(match, 0, len(match.events))
    assert seen.asked is not None
    return [told.offer(look_at(match, 0), seen.asked, option) for option in seen.asked.options]


def test_spaces_of_the_track_are_told_apart_by_their_way_and_their_rivers() -> None:
    match = does(position(explorer={0: "a2"}), [{"op": "explore", "n": 6}])
    said = offers(match)
    assert len(set(said)) == len(said)
    assert any(each.words.endswith(", upper way") for each in said)
    assert any(each.words.endswith(", lower way") for each in said)
    assert any(each.tip.endswith(" It crosses a river.") for each in said)


def test_a_column_of_ones_own_layout_is_shown_as_it_looks() -> None:
    match = Match.new(GAME, 1, {"layout": "own"}, "columns")
    while match.pending[0].prompt != "column":
        match.answer(0, match.pending[0].options[0])
    assert "card, card, island, island" in [each.words for each in offers(match)]


@pytest.mark.rule("POM-1434")
@pytest.mark.parametrize(("hunters", "gold", "points"), [("no", 4, 4), ("yes", 4, 0), ("yes", 6, 18)])
def test_a_quest_shows_what_it_would_score_by_the_rules_of_its_module(
    hunters: str, gold: int, points: int
) -> None:
    quest = 85
    s = position(settings={"hunters": hunters}, hands={0: [quest]}, stored={0: [gold, 0, 0]})
    seen = Seen(GAME.redact(s, 0), lambda: observe(s, 0), 0)
    shown = details(seen, "sell-quest", f"sell:quest-{quest}")
    assert (shown["have0"], shown["points"]) == (gold, points)
