"""The scene of the Black Dice one thing at a time: seals, dice, pirates, gold, damage."""

import pytest

from kaper.engine.chance import Chance
from kaper.engine.events import SPECTATOR
from kaper.engine.match import Match
from kaper.engine.scene import Scene
from kaper.games.black_dice.components.board import EXPEDITIONS
from kaper.games.black_dice.game import GAME
from kaper.games.black_dice.state.state import BlackDice
from kaper.games.black_dice.view.observe import observe
from tests.games.black_dice.table import ARMADA, DUTCHMAN, KRAKEN, answers, position, settlement, turn
from tests.games.scenery import of, things


def tokens(scene: Scene, kind: str = "seal") -> list[str]:
    """What lies on the spots of a kind, in their order."""
    return [spot.token for spot in scene.boards[0].spots if spot.id.startswith(f"{kind}-")]


def areas(scene: Scene, kind: str) -> list[str]:
    return [area.id.partition("-")[2] for area in scene.boards[0].areas if area.id.startswith(f"{kind}-")]


def faces(scene: Scene, tray: str) -> list[str]:
    return [die.id for each in scene.trays if each.id == tray for die in each.dice]


# --- what the adventures need


def test_a_seal_says_what_is_missing_and_the_plates_what_would_happen() -> None:
    s = position(3, black=(2, 3, 0, 1, 2, 2), placed=[(0, "A"), (1, "AAM"), (2, "F")])
    scene = of(turn(s, 0, "AAAA"), 0)
    assert tokens(scene) == ["safe-1", "needs-3", "asleep", "safe", "needs-2", "needs-1"]
    assert areas(scene, "pays") == ["anchor", "map"]
    assert areas(scene, "costs") == ["barrel", "ship", "flag"]


def test_what_all_dice_left_cannot_save_is_marked_as_lost() -> None:
    s = position(2, black=(1, 0, 0, 0, 3, 4), unplaced=[2, 1])
    assert tokens(of(turn(s, 0, "SS"), 0)) == ["needs-1", "asleep", "asleep", "asleep", "needs-3", "doomed-4"]


def test_a_blocked_adventure_is_locked() -> None:
    assert tokens(of(turn(position(2, KRAKEN, black=(2, 2, 2, 2, 2, 0)), 0, "AAAAA"), 0))[5] == "locked"


def test_equal_dice_at_the_dutchmans_flag_are_told_from_more() -> None:
    level = position(2, DUTCHMAN, tokens=2, black=(3, 0, 2, 2, 2, 1), placed=[(0, "F")])
    more = position(2, DUTCHMAN, tokens=2, black=(3, 0, 2, 2, 2, 1), placed=[(0, "FF")])
    assert [tokens(of(turn(s, 0, "AAAA"), 0))[5] for s in (level, more)] == ["level", "safe-1"]


def test_the_armadas_flag_pays_only_while_the_barrel_holds() -> None:
    shut = position(2, ARMADA, black=(2, 2, 2, 1, 2, 1), placed=[(0, "F")])
    open_ = position(2, ARMADA, black=(2, 2, 2, 1, 2, 1), placed=[(0, "F"), (1, "BB")])
    assert [tokens(of(turn(s, 0, "AAAA"), 0))[5] for s in (shut, open_)] == ["closed", "safe"]


def test_the_last_settlement_stays_to_be_seen() -> None:
    s = position(3, black=(2, 3, 2, 4, 0, 2), placed=[(0, "AABMM"), (1, "BBWWW"), (2, "FFFSS")])
    match = settlement(s, "AA")
    while match.pending:
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[0].text)
    assert tokens(of(match, SPECTATOR), "past") == [
        "was-held",
        "was-held",
        "was-held",
        "was-failed",
        "was-held",
    ]


# --- damage and tokens


def test_damage_and_tokens_can_be_counted() -> None:
    scene = of(turn(position(2, KRAKEN, damage=2, enemy=1, tokens=1), 0, "AAAAA"), 0)
    assert tokens(scene, "hull") == ["hit", "hit", "sound"]
    assert tokens(scene, "enemy") == ["hit", "sound", "sound"]
    assert tokens(scene, "token") == ["summoning-won", "summoning-missing"]


def test_on_the_island_there_is_no_enemy() -> None:
    scene = of(turn(position(2), 0, "AAAAA"), 0)
    assert tokens(scene, "enemy") == tokens(scene, "token") == []


# --- dice


def test_a_die_that_is_placed_keeps_its_id_and_lies_still() -> None:
    match = turn(position(2, black=(2, 2, 2, 2, 1, 1), placed=[(0, "M")]), 0, "MMAS")
    before = of(match, 0)
    assert faces(before, "hand") == ["die-0-anchor-0", "die-0-map-1", "die-0-map-2", "die-0-ship-0"]
    assert all(die.rolls for tray in before.trays if tray.id == "hand" for die in tray.dice)
    answers(match, "0 place:map")
    after = of(match, 0)
    assert faces(after, "crew-map") == ["die-0-map-0", "die-0-map-1", "die-0-map-2"]
    assert [die.rolls for tray in after.trays if tray.id == "crew-map" for die in tray.dice] == [0, 0, 0]


def test_a_full_roll_shows_and_rum_for_a_pirate_does_not_look_like_one() -> None:
    def rolls(match: Match[BlackDice]) -> set[int]:
        return {die.rolls for tray in of(match, 0).trays if tray.id == "hand" for die in tray.dice}

    drunk = turn(position(2, rum=(2, 2)), 0, "AAAAABBBBB")
    first = rolls(drunk)
    answers(drunk, "0 rum")
    assert rolls(drunk) != first
    paid = turn(position(2, rum=(2, 2), crew={"to-the-sails": 0, "storm": 0, "boarding": 0}), 0, "AAAAA")
    answers(paid, "0 pay:to-the-sails")
    assert rolls(paid) == first


def test_a_symbol_is_placed_by_its_tile_and_by_its_dice() -> None:
    match = turn(position(2, rum=(0, 0), black=(2, 2, 2, 2, 1, 1)), 0, "AAFBM")
    assert things(match, 0)["place:anchor"] == ["tile-anchor", "die-0-anchor-0", "die-0-anchor-1"]
    assert things(match, 1) == {}


def test_idle_dice_are_rolled_again_by_themselves() -> None:
    match = turn(position(2, black=(0, 2, 2, 2, 2, 2)), 0, "AAMSF")
    assert things(match, 0) == {
        "reroll:anchor": ["die-0-anchor-0"], "reroll:anchor+anchor": ["die-0-anchor-0", "die-0-anchor-1"],
    }  # fmt: skip


# --- pirates and gold


def test_a_pirate_shows_his_rum_and_lies_face_down_when_he_is_gone() -> None:
    crew = {"storm": 1, "boarding": 3, "keelhaul": 0}
    (zone,) = of(turn(position(2, crew=crew, lost=["keelhaul"]), 0, "AAAAA"), 0).zones
    seen = {
        card.id: (card.face_up, card.spent, [each.value for each in card.counters]) for card in zone.cards
    }
    assert seen == {
        "pirate-storm": (True, False, ["1/2"]),
        "pirate-keelhaul": (False, False, []),
        "pirate-boarding": (True, True, ["3/3"]),
    }


def test_gold_shows_its_values_to_its_owner_alone() -> None:
    match = turn(position(2, gold={0: [3, 3, 5], 1: [4]}), 0, "AAAAA")
    mine, theirs = of(match, 0).panels
    assert [(slot.icon, slot.amount) for slot in mine.slots] == [("gold-3", 2), ("", 0), ("gold-5", 1)]
    assert theirs.slots == []
    assert [(each.icon, each.value) for each in theirs.counters if each.icon == "gold-hidden"] == [
        ("gold-hidden", "1")
    ]


def test_the_captain_and_the_halves_are_marked() -> None:
    s = position(2, captain=1, placed=[(0, "AAF"), (1, "SM")])
    panels = of(turn(s, 1, "AAA"), 0).panels
    assert [[mark.icon for mark in panel.marks] for panel in panels] == [[], ["sabre"]]
    races = [
        [each.value for each in panel.counters if each.icon in ("captain", "sea-wolf")] for panel in panels
    ]
    assert races == [["2", "1"], ["0", "2"]]
    assert [panel.active for panel in panels] == [False, True]


@pytest.mark.parametrize("expedition", EXPEDITIONS)
def test_every_die_stands_once(expedition: str) -> None:
    """Black dice in their rows, the crew's below, and the roll in the tray."""
    match, chance = Match.new(GAME, 3, {"expedition": expedition}, "dice"), Chance.seeded("dice")
    while match.pending:
        view = observe(match.state, SPECTATOR)
        trays = {tray.id: len(tray.dice) for tray in of(match, SPECTATOR).trays}
        for place in view.adventures:
            assert trays[f"black-{place.symbol}"] == place.black
            assert trays[f"crew-{place.symbol}"] == sum(place.dice)
        if view.turn >= 0:
            assert trays["hand"] == sum(view.open)
            assert trays["aside"] == sum(view.aside) + view.faceless
        ask = chance.pick(match.pending)
        match.answer(ask.seat, chance.pick(ask.options))
