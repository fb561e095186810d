"""Chapters 2 and 3: setting up, and the duel for the captain's marker."""

import pytest

from kaper.engine.chance import Chance
from kaper.engine.events import SPECTATOR
from kaper.engine.match import Match
from kaper.games.black_dice.components.board import PIRATES
from kaper.games.black_dice.game import GAME
from kaper.games.black_dice.rules.setup import setup
from kaper.games.black_dice.state.state import BlackDice
from kaper.games.black_dice.view.observe import observe
from tests.games.black_dice.table import (
    ARMADA,
    DUTCHMAN,
    EVERYWHERE,
    ISLAND,
    KRAKEN,
    beginning,
    drawn,
    happened,
    told,
)
from tests.games.scenery import of


def set_up(players: int, expedition: str = ISLAND, seed: int = 0) -> BlackDice:
    return setup(players, {"expedition": expedition}, Chance.seeded(str(seed)))


def first_round(players: int, expedition: str = ISLAND) -> Match[BlackDice]:
    return Match.new(GAME, players, {"expedition": expedition}, 1)


@pytest.mark.rule("CBD-E07", "CBD-202", "CBD-203", "CBD-204", "CBD-205", "CBD-401")
@pytest.mark.parametrize(
    ("players", "black", "pirates", "supply"), [(2, 10, 3, 18), (3, 15, 4, 16), (4, 20, 5, 14)]
)
def test_dice_rum_and_crew_by_the_number_of_players(
    players: int, black: int, pirates: int, supply: int
) -> None:
    view = observe(first_round(players).state, SPECTATOR)
    assert view.black_pool == sum(row.black for row in view.adventures) == black
    assert view.dice_each == 5
    assert [player.rum for player in view.players] == [2] * players
    assert view.supply == supply
    assert len(view.pirates) == pirates
    assert {(pirate.rum, pirate.overboard) for pirate in view.pirates} == {(0, False)}


@pytest.mark.rule("CBD-205", "CBD-107")
def test_the_crew_is_drawn_by_chance_from_all_eight_and_nobody_twice() -> None:
    crews = [set_up(4, seed=seed).recruits for seed in range(200)]
    assert {pirate for crew in crews for pirate in crew} == set(range(len(PIRATES)))
    assert all(len(set(crew)) == 5 for crew in crews)
    assert len({tuple(crew) for crew in crews}) > 30


@pytest.mark.rule("CBD-206", "CBD-1002", "CBD-R32", "CBD-1005")
@pytest.mark.parametrize(("players", "treasure"), [(2, 20), (3, 30), (4, 40)])
def test_the_islands_treasure_is_an_unseen_part_of_the_forty_tokens(players: int, treasure: int) -> None:
    found = [set_up(players, seed=seed) for seed in range(50)]
    assert {s.pool_size() for s in found} == {treasure}
    assert {sum(s.unused) for s in found} == {40 - treasure}
    assert all([a + b for a, b in zip(s.pool, s.unused, strict=True)] == [10, 20, 10] for s in found)
    assert (len({tuple(s.pool) for s in found}) > 5) == (treasure < 40)


@pytest.mark.rule("CBD-206", "CBD-1102", "CBD-1202", "CBD-1302")
@pytest.mark.parametrize("expedition", [KRAKEN, ARMADA, DUTCHMAN])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_elsewhere_all_forty_tokens_are_in_the_pool(players: int, expedition: str) -> None:
    s = set_up(players, expedition)
    assert (s.pool, s.unused) == ([10, 20, 10], [0, 0, 0])


@pytest.mark.rule("CBD-207", "CBD-208")
@pytest.mark.parametrize("expedition", EVERYWHERE)
def test_nobody_has_gold_or_the_marker_and_nothing_is_damaged(expedition: str) -> None:
    view = observe(set_up(3, expedition), SPECTATOR)
    assert [player.tokens for player in view.players] == [0, 0, 0]
    assert (view.damage, view.enemy_damage, view.tokens, view.captain) == (0, 0, 0, -1)


@pytest.mark.rule("CBD-201", "CBD-209", "CBD-1003", "CBD-1103", "CBD-1205", "CBD-1303")
@pytest.mark.parametrize(
    ("expedition", "blocked", "enemy"),
    [(ISLAND, [], False), (KRAKEN, ["flag"], True), (ARMADA, [], True), (DUTCHMAN, ["flag"], True)],
)
def test_kraken_and_dutchman_begin_with_the_flag_blocked(
    expedition: str, blocked: list[str], enemy: bool
) -> None:
    view = observe(first_round(3, expedition).state, SPECTATOR)
    assert [row.symbol for row in view.adventures if row.state == "blocked"] == blocked
    assert view.enemy == enemy


@pytest.mark.rule("CBD-201", "CBD-V01")
@pytest.mark.parametrize("ship", ["black-sails", "red-sails"])
def test_the_crew_sails_the_ship_that_was_chosen(ship: str) -> None:
    match = Match.new(GAME, 2, {"expedition": KRAKEN, "ship": ship}, 1)
    assert observe(match.state, SPECTATOR).ship == ship
    assert observe(match.state.clone(), SPECTATOR).ship == ship
    assert [spot.token for spot in of(match, 0).boards[0].spots if spot.id == "ship"] == [f"ship-{ship}"]


@pytest.mark.rule("CBD-201")
def test_a_crew_that_does_not_choose_sails_under_black() -> None:
    assert observe(set_up(2), SPECTATOR).ship == "black-sails"


@pytest.mark.rule("CBD-301")
@pytest.mark.parametrize(("faces", "captain"), [("ABF", 2), ("SMW", 0), ("BWA", 1)])
def test_the_result_nearest_to_the_flag_wins_the_marker(faces: str, captain: int) -> None:
    match = beginning(3, faces=faces)
    assert match.state.captain == captain
    assert [symbol["symbol"] for symbol in told(match, "duels")] == [
        {"A": "anchor", "B": "barrel", "W": "weapon", "M": "map", "S": "ship", "F": "flag"}[face]
        for face in faces
    ]


@pytest.mark.rule("CBD-302", "CBD-303", "CBD-R25", "CBD-R37")
def test_only_who_is_tied_for_the_highest_rolls_again_and_from_the_first_seat() -> None:
    match = beginning(4, faces="SBSS" + "AMM" + "FS")
    assert happened(match, "duels") == [("duels", seat) for seat in (0, 1, 2, 3, 0, 2, 3, 2, 3)]
    assert match.state.captain == 2


@pytest.mark.rule("CBD-301", "CBD-R37")
def test_the_marker_is_fought_for_once_and_then_the_black_dice_are_rolled() -> None:
    match = beginning(2, faces="FA" + "AABBWWMMSF" + "AAAAA")
    assert [event.kind for event in match.events][:4] == ["duel", "duels", "duels", "captain"]
    assert match.state.black == [2, 2, 2, 2, 1, 1]
    assert drawn(match) >= 2 + 10 + 5
