"""Scenes as they are sent: things by their keys, and only what changed."""

import gc

import msgspec

from kaper.engine.keys import face_of, key_of
from kaper.engine.picture import Picture, merged, own_picture, picture
from kaper.engine.scene import (
    Board,
    Card,
    Counter,
    Die,
    Focus,
    Panel,
    Phrase,
    Scene,
    Side,
    Spot,
    Zone,
    changed,
)
from kaper.engine.scribe import Scribe, told

NAME = Phrase("name")
SCRIBE = Scribe()
MAP, RUM = Card("map", NAME), Card("rum", NAME, badge="2")
PILE, HAND = Zone("pile", "pile", NAME, [MAP, RUM]), Zone("hand-0", "hand", NAME, [])
SEA = Board("sea", "sea", 10, 10, NAME, spots=[Spot("a", 1, 1, 1, NAME), Spot("b", 2, 2, 1, NAME)])
TABLE = Scene(
    boards=[SEA], zones=[PILE], panels=[Panel(0, "red", "star", marks=[Counter("gold", "gold", "3", NAME)])]
)


def sent(after: Picture, before: Picture | None = None) -> dict[str, dict[str, object] | None]:
    found: dict[str, dict[str, object] | None] = msgspec.json.decode(after.since(before))
    return found


def test_whoever_has_nothing_is_told_everything_once() -> None:
    everything = sent(picture(TABLE, SCRIBE))
    assert list(everything) == [
        "scene:", "board:sea", "spot:a", "spot:b", "zone:pile", "card:map", "card:rum",
        "panel:0", "counter:gold",
    ]  # fmt: skip
    assert everything["scene:"] == {"boards": ["board:sea"], "zones": ["zone:pile"], "panels": ["panel:0"]}
    assert everything["card:rum"] == {"id": "rum", "title": {"key": "name", "args": {}}, "badge": "2"}
    assert everything["zone:pile"] is not None
    assert everything["zone:pile"]["cards"] == ["card:map", "card:rum"]


def test_what_did_not_change_is_not_told() -> None:
    before = picture(TABLE, SCRIBE)
    assert sent(picture(TABLE, SCRIBE, before), before) == {}
    again = Scene(boards=[changed(SEA)], zones=[changed(PILE)], panels=[changed(TABLE.panels[0])])
    assert sent(picture(again, SCRIBE, before), before) == {}


def test_a_thing_that_changed_is_told_without_what_lies_in_it() -> None:
    before = picture(TABLE, SCRIBE)
    after = picture(changed(TABLE, zones=[changed(PILE, count=5)]), SCRIBE, before)
    assert list(sent(after, before)) == ["zone:pile"]
    after = picture(
        changed(TABLE, zones=[changed(PILE, cards=[changed(MAP, spent=True), RUM])]), SCRIBE, before
    )
    assert sent(after, before) == {
        "card:map": {"id": "map", "title": {"key": "name", "args": {}}, "spent": True}
    }


def test_a_card_that_moves_is_not_gone_and_one_that_is_gone_is() -> None:
    before = picture(TABLE, SCRIBE)
    moved = changed(TABLE, zones=[changed(PILE, cards=[MAP]), changed(HAND, cards=[RUM])])
    after = picture(moved, SCRIBE, before)
    assert set(sent(after, before)) == {"scene:", "zone:pile", "zone:hand-0"}
    assert sent(picture(changed(TABLE, zones=[changed(PILE, cards=[MAP])]), SCRIBE, before), before) == {
        "zone:pile": {
            "id": "pile",
            "kind": "pile",
            "title": {"key": "name", "args": {}},
            "cards": ["card:map"],
        },
        "card:rum": None,
    }
    assert sent(picture(Scene(), SCRIBE, before), before).keys() == sent(before).keys()


def test_who_missed_something_is_told_all_that_changed_since() -> None:
    first = picture(TABLE, SCRIBE)
    second = picture(changed(TABLE, zones=[changed(PILE, count=5)]), SCRIBE, first)
    third = picture(changed(TABLE, zones=[changed(PILE, count=5)], boards=[]), SCRIBE, second)
    assert set(sent(third, first)) == {"scene:", "zone:pile", "board:sea", "spot:a", "spot:b"}


def test_the_catalogue_is_not_repeated() -> None:
    faces = {key_of(card): face_of(key_of(card), card) for card in (MAP, RUM)}
    assert told("card:map", MAP, faces) == {}
    assert told("card:rum", changed(RUM, badge=""), faces) == {"badge": ""}
    assert told("card:map", changed(MAP, seat=2), faces) == {"seat": 2}


def test_a_viewers_own_things_are_told_unless_everybody_sees_them_so() -> None:
    common = picture(TABLE, SCRIBE)
    own = Scene(
        zones=[changed(HAND, cards=[Card("sabre", NAME)]), changed(PILE, cards=[MAP, changed(RUM, badge="")])]
    )
    mine = own_picture(own, common, SCRIBE, None)
    assert list(sent(mine)) == ["own:", "zone:hand-0", "card:sabre", "card:rum"]
    assert sent(mine)["own:"] == {"zones": ["zone:hand-0", "zone:pile"]}
    assert sent(own_picture(own, common, SCRIBE, mine), mine) == {}
    revealed = picture(changed(TABLE, zones=own.zones), SCRIBE, common)
    assert sent(own_picture(own, revealed, SCRIBE, mine), mine) == {
        "zone:hand-0": None, "card:sabre": None, "card:rum": None,
    }  # fmt: skip


def test_what_lies_elsewhere_for_everybody_is_told_to_who_sees_it_otherwise() -> None:
    own, common = Scene(zones=[changed(HAND, cards=[MAP])]), picture(TABLE, SCRIBE)
    mine = own_picture(own, common, SCRIBE, None)
    assert list(sent(mine)) == ["own:", "zone:hand-0", "card:map"]
    turned = picture(changed(TABLE, zones=[changed(PILE, cards=[changed(MAP, spent=True), RUM])]), SCRIBE)
    assert sent(own_picture(own, turned, SCRIBE, mine), mine) == {}


def test_both_sides_of_a_focus_may_be_nobodys() -> None:
    sides = [Side(-1, NAME, dice=[Die("one", "1", NAME)]), Side(-1, NAME, dice=[Die("two", "2", NAME)])]
    everything = sent(picture(Scene(focus=Focus("fight", NAME, sides)), SCRIBE))
    assert list(everything) == [
        "scene:", "focus:fight", "side:focus:fight/0", "die:one", "side:focus:fight/1", "die:two",
    ]  # fmt: skip


def test_a_viewer_sees_their_own_in_the_place_of_everybodys() -> None:
    known = changed(PILE, cards=[MAP])
    seen = merged(TABLE, Scene(zones=[known, HAND]))
    assert (seen.zones, seen.boards, seen.panels) == ([known, HAND], TABLE.boards, TABLE.panels)


def test_a_picture_does_not_hold_those_before_it() -> None:
    first = picture(TABLE, SCRIBE)
    second = picture(changed(TABLE, zones=[changed(PILE, count=5)]), SCRIBE, first)
    second.since(first)
    assert not [each for each in gc.get_referrers(first) if each in gc.get_referents(second)]


def test_a_thing_is_written_once_for_all_tables_and_anew_for_another_catalogue() -> None:
    faces = {"card:rum": face_of("card:rum", RUM)}
    entry = SCRIBE.entry("card:rum", RUM)
    assert SCRIBE.entry("card:rum", RUM) is entry
    assert entry.said == b'"card:rum":{"id":"rum","title":{"key":"name","args":{}},"badge":"2"}'
    assert Scribe(faces).entry("card:rum", RUM).said == b'"card:rum":{}'
