"""Chapters 18 to 20: who sees what, what never changes, who decides what."""

from collections import Counter

import pytest

from kaper.engine.chance import Chance
from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.match import Match
from kaper.engine.sight import sight
from kaper.games.black_dice.game import GAME
from kaper.games.black_dice.state.state import TURNS, BlackDice
from kaper.games.black_dice.view.observe import observe
from kaper.games.black_dice.view.redeal import redeal
from tests.games.black_dice.table import (
    ARMADA,
    EVERYWHERE,
    KRAKEN,
    answers,
    next_round,
    position,
    seen,
    settlement,
    table,
    told,
    turn,
)

VIEWERS = [0, 1, 2, SPECTATOR]
CREW = {"storm": 2, "true-shot": 2, "boarding": 3, "keelhaul": 2}


def random_games(players: int, expedition: str, games: int = 3) -> list[Match[BlackDice]]:
    return [Match.new(GAME, players, {"expedition": expedition}, f"{expedition} {n}") for n in range(games)]


@pytest.mark.rule("CBD-V01")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_but_the_values_of_gold_is_open_to_everybody(viewer: int) -> None:
    s = position(
        black=(3, 3, 3, 2, 2, 2),
        placed=[(1, "SS")],
        crew=CREW,
        gold={0: [3, 5], 1: [4]},
        rum=[1, 2, 3],
        damage=2,
    )
    s.pardon = 1
    view = seen(turn(s, 0, "AAABB"), viewer)
    assert view.expedition == "treasure-island"
    assert (view.open, view.adventures[4].dice) == ([3, 2, 0, 0, 0, 0], [0, 2, 0])
    assert [player.rum for player in view.players] == [1, 2, 3]
    assert [player.tokens for player in view.players] == [2, 1, 0]
    assert [(pirate.name, pirate.rum, pirate.limit) for pirate in view.pirates] == [
        ("true-shot", 2, 2), ("storm", 2, 2), ("keelhaul", 2, 2), ("boarding", 3, 3),
    ]  # fmt: skip
    assert (view.damage, view.pool, view.box, view.pardon, view.captain, view.turn) == (2, 27, 10, 1, 0, 0)


@pytest.mark.rule("CBD-V02")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_values_are_known_to_their_owner_alone(viewer: int) -> None:
    view = observe(position(gold={0: [3, 5], 1: [4], 2: [5, 5]}), viewer)
    values = [[1, 0, 1], [0, 1, 0], [0, 0, 2]]
    assert [player.gold for player in view.players] == [
        values[seat] if seat == viewer else [] for seat in range(3)
    ]
    assert view.secrets == {}


@pytest.mark.rule("CBD-V03")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_token_given_up_is_known_to_who_gave_it_up(viewer: int) -> None:
    match = turn(position(crew=CREW, gold={0: [3, 5]}, rum=[0, 0, 0]), 0, "AAABB")
    match.answer(0, "unblock:5")
    view = seen(match, viewer)
    assert view.players[0].discarded == 1
    assert view.players[0].thrown == ([0, 0, 1] if viewer == 0 else [])
    assert view.box == 11


@pytest.mark.rule("CBD-V03", "CBD-R34", "CBD-917")
def test_nobody_hears_which_tokens_another_lost() -> None:
    s = position(3, ARMADA, black=(0, 0, 0, 5, 0, 0), placed=[(0, "M")], gold={0: [3, 5], 1: [3, 4, 5]})
    match = answers(settlement(s, "AAAAA"), "0 lose:3", "1 lose:3+4")
    assert told(match, "loses-gold", 2) == [{"n": 1}, {"n": 2}]


@pytest.mark.rule("CBD-V04", "CBD-708")
def test_others_see_how_many_tokens_are_drawn_and_only_the_owner_which() -> None:
    match = settlement(position(black=(0, 0, 0, 0, 0, 1), placed=[(1, "F")]))
    for viewer in (0, 2, SPECTATOR):
        assert told(match, "draws-gold", viewer) == [{"n": 3, "why": "flag"}]
    (own,) = told(match, "draws-gold", 1)
    assert [own["threes"], own["fours"], own["fives"]] == match.state.gold[1]


@pytest.mark.rule("CBD-V05", "CBD-1402")
@pytest.mark.parametrize("damage", [2, 0])
def test_at_the_end_all_values_are_shown_also_after_a_loss(damage: int) -> None:
    s = position(
        2,
        black=(0, 0, 0, 0, 0, 9),
        placed=[(0, "FFFFF"), (1, "BBBB")],
        damage=damage,
        gold={0: [5, 3]},
        pool=0,
        rum=[0, 0],
    )
    match = table(s, "F")
    assert match.outcome is not None
    assert match.outcome.ending == ("sunk" if damage else "treasure")
    assert [player.gold for player in observe(match.state, SPECTATOR).players] == [[1, 0, 1], [0, 0, 0]]


@pytest.mark.rule("CBD-V06")
def test_a_redeal_is_made_of_what_the_viewer_has_not_seen_and_of_that_only() -> None:
    s = position(gold={0: [3, 5], 1: [4, 4, 4], 2: [5, 5]})
    s.discarded[1], s.pool = [1, 0, 0], [s.pool[0] - 1, s.pool[1], s.pool[2]]
    hands: Counter[tuple[int, ...]] = Counter()
    for number in range(60):
        world = s.clone()
        redeal(world, 0, Chance.seeded(str(number)))
        assert observe(world, 0) == observe(s, 0)
        assert GAME.census(world) == GAME.census(s)
        hands[tuple(world.gold[1])] += 1
    assert len(hands) > 5


@pytest.mark.rule("CBD-V06")
def test_a_redeal_depends_on_nothing_hidden() -> None:
    one, other = position(gold={0: [3], 1: [4, 4]}), position(gold={0: [3], 1: [3, 5]})
    redeal(one, 0, Chance.seeded("same"))
    redeal(other, 0, Chance.seeded("same"))
    assert observe(one, EVERYTHING) == observe(other, EVERYTHING)


# --- what never changes


@pytest.mark.rule("CBD-I01", "CBD-I02", "CBD-I03", "CBD-I04", "CBD-I05", "CBD-I06")
@pytest.mark.parametrize("expedition", EVERYWHERE)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_random_games_everything_stays_accounted_for(players: int, expedition: str) -> None:
    for match in random_games(players, expedition):
        chance = Chance.seeded(match.seed)
        while match.pending:
            s = match.state
            assert s.supply + sum(s.rum) + sum(s.rum_on) == 22
            values = [
                sum(pile[value] for pile in [s.pool, s.unused, *s.gold, *s.discarded]) for value in range(3)
            ]
            assert values == [10, 20, 10]
            assert sum(s.black) + s.black_aside == s.black_pool
            assert all(sum(s.placed[player]) + s.unplaced[player] == s.dice_each for player in range(players))
            assert GAME.census(s)["unlawful"] == 0
            if s.stage != TURNS and any(s.black):
                assert s.unplaced == [0] * players
            ask = chance.pick(match.pending)
            match.answer(ask.seat, chance.pick(ask.options))


@pytest.mark.rule("CBD-I05", "CBD-I06")
def test_the_count_notices_rum_above_a_limit_or_overboard_and_dice_at_a_blocked_adventure() -> None:
    s = position(
        2,
        "kraken",
        black=(2, 2, 2, 2, 2, 0),
        crew={"storm": 3, "boarding": 0, "keelhaul": 1},
        lost=["keelhaul"],
    )
    s.place(0, 5, 1)
    assert GAME.census(s)["unlawful"] == 3


def test_every_stage_of_a_round_can_be_seen() -> None:
    match = next_round(position(2), "AABBWWMMSF")
    assert (observe(match.state, 0).stage, observe(match.state, 0).turn) == ("turns", 0)
    match = settlement(position(black=(1, 0, 0, 0, 1, 0), placed=[(1, "S"), (0, "A")]))
    view = sight(match, 0).view
    assert view == observe(match.state, 0)
    assert (observe(match.state, 0).stage, observe(match.state, 0).settling) == ("settlement", 0)


@pytest.mark.rule("CBD-V01")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everything_else_on_the_table_is_open_too(viewer: int) -> None:
    s = position(2, KRAKEN, black=(0, 3, 3, 2, 0, 2), placed=[(1, "SS")], tokens=2, enemy=1, rum=[1, 2])
    s.more_black, s.lose_die, s.sails = True, True, True
    s.black_aside, s.round, s.settled = 1, 4, ((2, 1), (0, 0))
    s.captain, s.turn = 1, 1
    s.faceless, s.aside = 1, [0, 0, 0, 0, 1, 0]
    view = observe(s, viewer)
    assert (view.tokens, view.enemy, view.enemy_damage, view.unlocked) == (2, True, 1, False)
    assert (view.more_black, view.fewer_black, view.lose_die, view.sails) == (True, False, True, True)
    assert (view.black_pool, view.black_aside, view.dice_each) == (10, 1, 5)
    assert (view.faceless, view.aside) == (1, [0, 0, 0, 0, 1, 0])
    assert [(row.state, row.black) for row in view.adventures] == [
        ("inactive", 0), ("active", 3), ("active", 3), ("blocked", 2), ("inactive", 0), ("active", 2),
    ]  # fmt: skip
    assert [row.always_active for row in view.adventures] == [False] * 5 + [True]
    assert (view.adventures[4].order, view.adventures[4].last) == ([1], -1)
    assert (view.round, view.stage, view.settling, view.settled) == (4, "turns", -1, [(2, 1), (0, 0)])
    assert (view.captain, view.turn) == (1, 1)
    assert view.supply == 22 - 3
    assert [player.unplaced for player in view.players] == [5, 3]
    assert [player.colour for player in view.players] == ["red", "brown"]
    assert (view.ship, view.ending, view.box) == ("black-sails", "", 0)


@pytest.mark.rule("CBD-V01")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_a_round_of_the_armada_leaves_behind_is_open(viewer: int) -> None:
    crew = {"overboard": 0, "storm": 1, "boarding": 0}
    s = position(3, ARMADA, each=6, crew=crew, lost=["overboard"], gold={0: [3, 4], 1: [5, 5, 5]})
    s.unlocked, s.fewer_black = True, True
    s.gold[1], s.discarded[1] = [0, 0, 1], [0, 0, 2]
    view = observe(s, viewer)
    assert (view.unlocked, view.more_black, view.fewer_black, view.lose_die) == (True, False, True, False)
    assert (view.dice_each, view.sails, view.pool, view.box) == (6, False, 35, 2)
    assert [(pirate.name, pirate.overboard) for pirate in view.pirates] == [
        ("overboard", True), ("storm", False), ("boarding", False),
    ]  # fmt: skip
    assert [(player.tokens, player.discarded) for player in view.players] == [(2, 0), (1, 2), (0, 0)]


@pytest.mark.rule("CBD-V01", "CBD-508")
def test_who_placed_last_at_the_anchor_is_open() -> None:
    s = position(3, placed=[(0, "A"), (2, "AA")])
    anchor = observe(s, SPECTATOR).adventures[0]
    assert (anchor.last, anchor.order, anchor.dice) == (2, [0, 2], [1, 0, 2])


@pytest.mark.rule("CBD-V01")
def test_the_adventure_that_is_being_settled_is_open() -> None:
    s = position(2, black=(0, 0, 2, 0, 0, 0), crew={"overboard": 0, "storm": 0}, lost=["overboard"])
    s.pardon = 1
    assert observe(settlement(s, "AA").state, SPECTATOR).settling == 2
