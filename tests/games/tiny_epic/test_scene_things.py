"""The scene of Tiny Epic Pirates one thing at a time: bridges, offers, captains, cubes, battles."""

from kaper.engine.drawn import common_scene
from kaper.engine.events import SPECTATOR
from kaper.engine.match import Match
from kaper.engine.registry import find
from kaper.engine.scene import Scene
from kaper.engine.sight import look_at
from kaper.games.tiny_epic.game import GAME
from kaper.games.tiny_epic.state.state import Pirates
from tests.games.scenery import of, things
from tests.games.tiny_epic.table import dice, draws, hands, load, merchant, order, position, put, table


def bridge(scene: Scene) -> tuple[int, list[str]]:
    """Whose bridge is shown, and what stands on it."""
    (shown,) = (board for board in scene.boards if board.id == "bridge")
    return shown.seat, [piece.id for piece in scene.pieces if piece.board == "bridge"]


def signs(scene: Scene, kind: str) -> dict[str, str]:
    """What lies on the spots of a kind, on any board."""
    return {spot.id: spot.token for board in scene.boards for spot in board.spots if spot.id.startswith(kind)}


def company(scene: Scene, seat: int) -> list[str]:
    return [card.id for zone in scene.zones if zone.id == f"company-{seat}" for card in zone.cards]


# --- bridges


def test_everybody_has_their_own_bridge_and_who_watches_that_of_whose_turn_it_is() -> None:
    s = position(3)
    s.turn = s.first = 1
    match = table(s)
    for viewer, seat in ((0, 0), (1, 1), (2, 2), (SPECTATOR, 1)):
        whose, pieces = bridge(of(match, viewer))
        assert whose == seat
        assert pieces == [f"captain-of-{seat}", *(f"hand-{seat}-{n}" for n in range(4)), f"infamy-{seat}"]


def test_the_table_of_everybody_has_no_bridge() -> None:
    seen = look_at(table(position()), SPECTATOR)
    assert [board.id for board in common_scene(find("tiny_epic").load().show(), seen).boards] == ["sea"]


def test_who_begins_a_turn_sees_what_each_space_costs_and_others_do_not() -> None:
    s = hands(position(), 0, rig=1)
    match = table(s)
    assert signs(of(match, 0), "cost-") == {"cost-1": "cost-0", "cost-2": "cost-1"}
    assert signs(of(match, 1), "cost-") == {}


def test_the_levels_of_the_others_are_signs_beside_ones_own_marker() -> None:
    s = position(3)
    s.infamy = [0, 2, 2]
    assert signs(of(table(s), 1), "rival-") == {"rival-0": "sign-vermilion", "rival-2": "sign-green"}


# --- cards and cubes


def test_a_captain_shows_both_sides_until_everybody_has_chosen() -> None:
    match: Match[Pirates] = Match.new(GAME, 2, None, "sides")
    while match.pending[0].prompt != "captain-side":
        match.answer(match.pending[0].seat, match.pending[0].options[0])
    chooser = match.pending[0].seat
    tied = things(match, chooser)
    for viewer in (0, 1, SPECTATOR):
        assert company(of(match, viewer), chooser) == [thing for found in tied.values() for thing in found]
    while match.pending[0].prompt == "captain-side":
        match.answer(match.pending[0].seat, match.pending[0].options[1])
    assert [len(company(of(match, 0), seat)) for seat in (0, 1)] == [1, 1]


def test_ones_own_cards_are_a_hand() -> None:
    zones = {zone.id: zone.kind for zone in of(table(position()), 1).zones}
    assert zones == {"crew-row": "row", "company-0": "row", "company-1": "hand"}


def test_a_cube_says_what_the_market_pays_for_it() -> None:
    s = load(position(), 0, "rum")
    panel = of(table(s), 1).panels[0]
    hints = [slot.hint.args for slot in panel.slots if slot.icon == "cube-rum" and slot.hint is not None]
    assert hints == [{"price": 3}]


# --- battles


def test_a_battle_is_seen_by_everybody_while_it_lasts_and_takes_the_room_of_the_crew_for_hire() -> None:
    s = merchant(put(hands(position(), 0, rig=3), 0, "c3"), "orange", "c3", value="t01")
    s.deadeye[0] = 1
    match = order(draws(s, *dice(6, 6)), "attack", "raid:orange")
    for viewer in (0, 1, SPECTATOR):
        scene = of(match, viewer)
        assert scene.focus is not None
        assert [side.seat for side in scene.focus.sides] == [0, -1]
        assert [die.face for die in scene.focus.sides[0].dice] == ["6", "6"]
        assert "crew-row" not in [zone.id for zone in scene.zones]


def test_a_merchant_is_attacked_by_its_ship_and_by_its_card() -> None:
    s = merchant(put(position(), 0, "c3"), "orange", "c3")
    assert things(order(s, "attack"), 0)["raid:orange"] == ["vessel-orange", "slot-orange"]
