"""Merchants & Marauders: which things each option is about, and what only one player is shown."""

from kaper.engine.events import SPECTATOR
from kaper.engine.match import Match
from kaper.engine.scene import Card, Scene
from kaper.games.marauders.rules.naval import start_battle
from kaper.games.marauders.state.state import BOARDED, Marauders
from tests.games.marauders.table import Seat, dice, in_port, nth, play, position
from tests.games.scenery import Looked, of, things

HUNTER = Seat("edmund-harwood", "frigate", "caribbean-sea", False)
PIRATE = Seat("christian-marquis", "galleon", "caribbean-sea", False, now={"crew": 0}, bounty={"dutch": 2})


def boarded(loser: Seat, *replies: str) -> Match[Marauders]:
    """A crew that is gone, and the captain who has beaten it."""
    s = position(HUNTER, loser)
    start_battle(s, 0, 1)
    s.stage = BOARDED
    return play(s, *replies)


def ids(scene: Scene) -> set[str]:
    return {thing for _, thing in Looked(scene).ids}


def cards(scene: Scene, zone: str) -> list[Card]:
    return [card for each in scene.zones if each.id == zone for card in each.cards]


# --- what a victor may do


def test_a_reward_is_taken_at_the_bounty_or_as_an_order() -> None:
    match = boarded(PIRATE)
    assert things(match, 0) == {
        "reward:dutch": ["wanted-1-dutch", "bounty-1-dutch", "order-reward"],
        "decline": ["order-decline"],
    }
    assert {"order-reward", "order-decline", "wanted-1-dutch", "bounty-1-dutch"} <= ids(of(match, 0))


def test_a_beaten_ship_is_taken_or_left_by_an_order_that_everybody_sees() -> None:
    match = boarded(PIRATE, "0 reward:dutch")
    assert things(match, 0) == {"stay": ["order-stay"], "take-ship": ["order-take-ship"]}
    assert {"order-stay", "order-take-ship"} <= ids(of(match, SPECTATOR))


def test_a_fight_on_land_goes_on_by_an_order() -> None:
    seat = Seat("rodrigo-salvatierra", "frigate", "caracas", True, mission="old-fortress")
    match = play(in_port(position(seat, draws=dice(1, 1, 1, 1, 1, 1, 1))), "0 step")
    assert things(match, 0) == {"fight-on": ["order-fight-on"], "withdraw": ["order-withdraw"]}
    assert {"order-fight-on", "order-withdraw"} <= ids(of(match, 0))


def test_only_the_victor_sees_what_there_is_to_take() -> None:
    match = boarded(PIRATE, "0 decline", "0 stay")
    assert [card.id for card in cards(of(match, 0), "prize")] == ["spoil-all", "spoil-gold", "spoil-done"]
    assert not cards(of(match, 1), "prize")
    assert not {"order-stay", "odds-0"} & ids(of(match, 0))


# --- the voyage


def test_a_merchant_that_was_found_is_attacked_where_it_was() -> None:
    match = play(position(HUNTER, draws=[*dice("S", 1), nth(1, 28)]), "0 scout:merchant")
    found = things(match, 0)
    assert {option.partition(":")[0] for option in found} == {"attack", "let-sail"}
    assert {thing for tied in found.values() for thing in tied} == {"zone-caribbean-sea"}


def test_a_mission_is_replaced_in_the_port_where_it_lies() -> None:
    s = position(Seat(hand=["employers-whim"]), missions=["ransom", "the-envoy"])
    match = play(s, "0 play:employers-whim")
    found = things(match, 0)
    assert found.keys() == {"replace:ransom", "replace:the-envoy"}
    assert all(tied and tied[-1].startswith("port-") for tied in found.values())


def test_of_two_rumors_the_one_to_keep_is_chosen_among_cards_that_nobody_else_sees() -> None:
    s = in_port(position(Seat(rumor="pearl-bank"), draws=[*dice("S"), nth(1, 24)]))
    match = play(s, "0 rumor")
    assert things(match, 0)["keep:pearl-bank"] == [
        "own-rumor-pearl-bank", "deck-rumor-pearl-bank", "choice-rumor-pearl-bank",
    ]  # fmt: skip
    assert len(cards(of(match, 0), "choices")) == 2
    assert not cards(of(match, 1), "choices")


# --- secrets


def test_a_market_shows_its_cards_to_who_buys_there_alone() -> None:
    match = play(in_port(position(Seat("edmund-harwood", gold=10))), "0 buy")
    own, others = cards(of(match, 0), "stalls"), cards(of(match, 1), "stalls")
    assert len(own) == len(others) > 0
    assert all(card.face_up for card in own)
    assert not any(card.face_up for card in others)
    bought = {thing for option, tied in things(match, 0).items() if option[:4] == "buy:" for thing in tied}
    assert bought <= {card.id for card in own}


def test_gold_and_cargo_are_on_the_own_board_alone() -> None:
    match = play(position(Seat(gold=7, chest=3, cargo=["rum-1"]), Seat()))
    for viewer, purse, crate in ((0, "7", "crate-rum"), (1, "?", "crate-closed"), (-1, "?", "crate-closed")):
        spots = {spot.id: spot for board in of(match, viewer).boards for spot in board.spots}
        assert (spots["purse-0-gold"].badge, spots["hold-0-0"].token) == (purse, crate)
