"""The scene of Pirates of Maracaibo one thing at a time: raids, prices, quests, the fog, the end."""

import pytest

from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.match import Match
from kaper.engine.scene import Card, Scene, Side
from kaper.games.maracaibo.components.cards import CARD_NAMES
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.state.state import Maracaibo
from tests.games.maracaibo.table import PLAIN, answers, dice, does, position, table
from tests.games.scenery import of, things

RAID = {"op": "raid", "bonus": 0}
EVERYBODY = (SPECTATOR, 0, 1)


def card(scene: Scene, name: str) -> Card:
    (found,) = [card for zone in scene.zones for card in zone.cards if card.id == name]
    return found


def told(scene: Scene, name: str) -> dict[str, int | str]:
    """The figures of a card's hint."""
    hint = card(scene, name).hint
    assert hint is not None
    return dict(hint.args)


def projected(scene: Scene, seat: int) -> str:
    (panel,) = [panel for panel in scene.panels if panel.seat == seat]
    return next(each.value for each in panel.counters if each.id == f"count-projected-{seat}")


# --- a raid


def raider(match: Match[Maracaibo], viewer: int) -> Side:
    focus = of(match, viewer).focus
    assert focus is not None
    (side,) = focus.sides
    return side


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_the_dice_of_a_raid_and_when_they_are_rolled_again(viewer: int) -> None:
    match = does(position(draws=dice(1, 2, 3, 1, 5, 6)), [RAID])
    shown = raider(match, viewer)
    assert [(die.id, die.face, die.rolls) for die in shown.dice] == [
        ("die-yellow", "1", 1), ("die-green", "2", 1), ("die-white", "3", 1),
    ]  # fmt: skip
    answers(match, "reroll")
    shown = raider(match, viewer)
    assert [(die.id, die.face, die.rolls) for die in shown.dice] == [
        ("die-yellow", "1", 2), ("die-green", "5", 2), ("die-white", "6", 2),
    ]  # fmt: skip
    answers(match, "die:green")
    shown = raider(match, viewer)
    assert (shown.dice, shown.total, [pool.icon for pool in shown.counters]) == ([], "5", ["gem-emerald"])


def test_a_raid_with_one_die_shows_that_die_alone() -> None:
    match = does(position(draws=dice(4)), [{"op": "raid_die", "die": "white", "bonus": 3}])
    assert [(die.id, die.face) for die in raider(match, 1).dice] == [("die-white", "4")]
    assert things(match, 0) == {"die:white": ["die-white"]}


def test_a_raid_without_dice_shows_what_its_power_can_buy() -> None:
    match = does(position(), [{"op": "raid_fixed", "value": 4}])
    shown = raider(match, 1)
    assert shown.dice == []
    assert [each.id for each in shown.cards] == ["action-vp", "action-doubloons", "action-treasure"]
    answers(match, "skip")
    assert of(match, 1).focus is None


def test_a_raid_action_is_lit_and_pale_once_it_was_used() -> None:
    match = does(position(draws=dice(6, 1, 1)), [RAID], "die:yellow")
    assert things(match, 0)["spend:vp:0"] == ["action-vp"]
    answers(match, "spend:vp:0")
    assert [each.id for each in raider(match, 1).cards if each.spent] == ["action-vp"]


# --- what is not the same for everybody


def test_a_price_is_said_only_to_whom_it_is_not_the_printed_one() -> None:
    match = table(position(cards={PLAIN: "tobacco", 5: "palace"}, owned={1: ["haggler"]}))
    found = {viewer: of(match, viewer) for viewer in EVERYBODY}
    prices = {viewer: told(scene, "tobacco")["price"] for viewer, scene in found.items()}
    assert prices == {SPECTATOR: -1, 0: -1, 1: 7}
    prices = {viewer: told(scene, "palace")["price"] for viewer, scene in found.items()}
    assert prices == {SPECTATOR: -1, 0: -1, 1: 17}


def test_a_residence_says_to_each_player_what_it_would_score_for_them() -> None:
    match = table(position(cards={5: "palace"}, stored={0: [3, 0, 0], 1: [1, 0, 0]}))
    worth = {viewer: told(of(match, viewer), "palace")["worth"] for viewer in EVERYBODY}
    assert worth == {SPECTATOR: -1, 0: 12, 1: 4}


def test_a_quest_on_offer_says_to_each_player_how_far_they_are() -> None:
    match = table(position(market=[85, 86, 87], stored={0: [4, 0, 0]}))
    figures = {viewer: told(of(match, viewer), "quest-85") for viewer in EVERYBODY}
    shown = {viewer: (each["known"], each["have0"], each["points"]) for viewer, each in figures.items()}
    assert shown == {SPECTATOR: (0, 0, 0), 0: (1, 4, 4), 1: (1, 0, 0)}


def hands(scene: Scene) -> dict[str, list[str]]:
    return {
        zone.id: [card.id for card in zone.cards] for zone in scene.zones if zone.id.startswith("quests-")
    }


def test_quests_and_their_points_are_seen_by_their_owner_alone_until_the_end() -> None:
    s = position(2, hands={0: [85], 1: [86]}, stored={0: [4, 0, 0]}, islands=[0, 0, 0], doubloons={0: 0})
    match = table(s)
    assert [hands(of(match, viewer)) for viewer in EVERYBODY] == [
        {}, {"quests-0": ["quest-85"]}, {"quests-1": ["quest-86"]},
    ]  # fmt: skip
    secret, known = (int(projected(of(match, viewer), 0)) for viewer in (1, 0))
    assert known == secret + 4
    everything = of(match, EVERYTHING)
    assert hands(everything) == {"quests-0": ["quest-85"], "quests-1": ["quest-86"]}
    match.state.over = True
    for viewer in EVERYBODY:
        shown = of(match, viewer)
        assert hands(shown) == {"quests-0": ["quest-85"], "quests-1": ["quest-86"]}
        assert int(projected(shown, 0)) == known
        beside = {panel.seat: panel.zones for panel in shown.panels}
        assert beside == {seat: [] if seat == viewer else [f"quests-{seat}"] for seat in (0, 1)}
        assert {zone.kind for zone in shown.zones if zone.id == f"quests-{viewer}"} <= {"hand"}


# --- the Caribbean


def test_who_sees_everything_sees_the_cards_in_the_fog() -> None:
    match = Match.new(GAME, 2, {"fog-improvements": "yes"}, "fog")
    place = next(place for place, hidden in enumerate(match.state.hidden) if hidden)
    name = CARD_NAMES[match.state.card[place]]
    assert not card(of(match, 0), f"face-down-{place}").face_up
    assert card(of(match, EVERYTHING), name).art == name


def test_blank_cards_are_told_apart_by_their_places() -> None:
    s = position()
    s.card[3] = s.card[PLAIN] = 0
    match = table(s)
    assert things(match, 0)["sail:3"] == ["blank-3"]
    assert not card(of(match, 1), f"blank-{PLAIN}").face_up


def test_boards_come_in_one_order_for_everybody_and_know_their_owners() -> None:
    match = table(position(3))
    for viewer in (*EVERYBODY, 2):
        boards = [(board.id, board.seat) for board in of(match, viewer).boards]
        assert boards == [
            ("caribbean", -1), ("track", -1), ("market", -1), ("base-0", 0), ("base-1", 1), ("base-2", 2),
        ]  # fmt: skip
