"""Merchants & Marauders in a terminal: the board fits, and labels foresee what an option brings."""

import re

import pytest
from rich.text import Text

from kaper.engine.events import SPECTATOR
from kaper.engine.match import Match
from kaper.games.marauders.components.cards import CARGO_NAMES, GLORY_NAMES
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.view.observe import observe
from tests.games.marauders.table import Seat, answers, dice, in_port, nth, play, position
from tests.games.marauders.telling import afloat, label, narrator, tip

PERCENT = "\N{NO-BREAK SPACE}%"


def drawn(match: Match[Marauders], viewer: int, lang: str = "en") -> str:
    return Text.from_markup(narrator(lang).board(observe(match.state, viewer))).plain


# --- the board


def test_gold_and_cards_are_on_the_board_of_those_who_may_know() -> None:
    match = play(position(Seat(gold=17, chest=23, hand=["brace"], cargo=["rum-1"], rumor="pearl-bank")))
    own, others = drawn(match, 0), drawn(match, SPECTATOR)
    assert re.search(r"▲ Anna +0 +17 +23 +1 +1 ", own)
    assert re.search(r"▲ Anna +0 +– +– +1 +1 ", others)
    for secret in ("Brace for Impact", "Cargo (room for 2 at sea): rum", "The Pearl Bank"):
        assert secret in own
        assert secret not in others


# --- what is foreseen


@pytest.mark.parametrize(
    ("captain", "said"),
    [
        ("sikuma", f"1 die and find it with 33{PERCENT}"),
        ("christian-marquis", f"4 dice and find it with 80{PERCENT}"),
    ],
)
def test_a_search_tells_its_dice_and_its_chance(captain: str, said: str) -> None:
    match = play(position(Seat(captain, zone="nassau", docked=False)))
    assert label(match, "scout:merchant") == "look for the merchant"
    assert tip(match, "scout:merchant") == f"You roll {said}. Then you decide whether you raid it."


def test_the_lookout_adds_a_die() -> None:
    seat = Seat("sikuma", zone="nassau", docked=False, specialists=["lookout"])
    said = tip(play(position(seat)), "scout:merchant")
    assert said.startswith(f"You roll 2 dice and find it with 56{PERCENT}.")


def test_a_voyage_tells_what_waits_there() -> None:
    """De Lezo scouts with two dice, or with the level of a bounty if that is more: 1 - (2/3)^3 is 70 %."""
    navy = {"spanish-navy": ("flag-es-2", "havana")}
    wanted = Seat("frances-wright", zone="nassau", docked=False, bounty={"spanish": 3})
    match = play(position(wanted, npcs=navy, demand={"havana": "rum"}, missions=["ransom", "jailbreak"]))
    assert label(match, "sail:havana") == "sail to Havana"
    assert tip(match, "sail:havana") == (
        f"Danger: the Spanish naval ship finds you there with 70{PERCENT}. "
        "Its port wants rum but is closed to you. A merchant can be raided there."
    )
    honest = Seat("frances-wright", zone="nassau", docked=False)
    assert "Danger" not in tip(play(position(honest, npcs=navy)), "sail:havana")


def test_a_naval_ship_must_see_twice_in_nassau_and_sees_nobody_in_trinidad() -> None:
    navy = {"english-navy": ("flag-en-1", "nassau")}
    wanted = Seat("rodrigo-salvatierra", zone="havana", docked=False, bounty={"dutch": 1})
    said = tip(play(position(wanted, npcs=navy)), "sail:nassau")
    assert said.startswith(f"Danger: the English naval ship finds you there with 31{PERCENT}.")
    hidden = Seat("rodrigo-salvatierra", zone="caracas", docked=False, bounty={"dutch": 1})
    seen = {"english-navy": ("flag-en-1", "trinidad")}
    assert "Danger" not in tip(play(position(hidden, npcs=seen)), "sail:trinidad")


def test_a_sale_tells_its_proceeds() -> None:
    """Cornelia gets 7 for each rum in demand and 3 for the wood."""
    cargo = ["rum-1", "rum-2", "wood-1"]
    s = in_port(position(Seat("sikuma", cargo=cargo), demand={"curacao": "rum"}))
    match = play(s)
    assert tip(match, "sell") == "You choose what you sell here. All of it would bring 17 gold."
    answers(match, "0 sell")
    assert label(match, "sell:rum") == "sell rum for 7 gold"
    assert tip(match, "sell:rum") == "It is in demand in this port and brings more."
    assert label(match, "sell:wood", "pl") == "sprzedaję drewno za 3 dukaty"


def test_a_sale_tells_what_premium_prices_add() -> None:
    """Goods in demand bring 6, and 2 more with the card."""
    s = in_port(position(Seat(cargo=["rum-1", "wood-1"], hand=["premium-prices"]), demand={"caracas": "rum"}))
    match = play(s, "0 sell", "0 play:premium-prices")
    assert label(match, "sell:rum") == "sell rum for 8 gold"
    assert label(match, "sell:wood") == "sell wood for 3 gold"
    assert label(match, "all") == "sell everything for 11 gold"


def test_a_sale_tells_what_the_bribed_harbour_master_is_worth() -> None:
    seat = Seat(kept=["bribed-harbour-master"], cargo=["rum-1", "wood-1"])
    match = play(in_port(position(seat, demand={"caracas": "rum"})), "0 sell", "0 harbour-master")
    assert label(match, "sell:wood") == "sell wood for 6 gold"
    assert label(match, "all") == "sell everything for 12 gold"


def test_the_shipyard_tells_what_it_takes_when_it_owes() -> None:
    s = in_port(position(Seat(gold=40, now={"masts": 1}, hand=["shipwright-owes"])))
    match = play(s, "0 yard", "0 play:shipwright-owes")
    assert label(match, "repair:masts") == "repair Masts for 0 gold"
    assert tip(match, "repair:masts") == "Masts has 1 of 2 points left, and gets them all back."
    assert label(match, "ship:frigate") == "buy a frigate for 30 gold"


def test_the_shipyard_tells_what_is_to_be_paid() -> None:
    """On Curaçao a frigate is 30; a sloop with one hit is sold for 4."""
    s = in_port(position(Seat("sikuma", gold=40, now={"masts": 1})))
    match = play(s, "0 yard")
    assert label(match, "repair:masts") == "repair Masts for 2 gold"
    assert label(match, "ship:frigate") == "buy a frigate for 30 gold"
    assert tip(match, "ship:frigate").endswith(
        " The old ship brings 4 gold, so 26 gold are to pay, and it is worth a Glory Point."
    )


def test_a_chest_tells_its_points() -> None:
    s = in_port(position(Seat("sikuma", gold=15, chest=8)))
    match = play(s, "0 stash")
    assert label(match, "aboard:3") == "keep 3 on board, 20 in the chest"
    assert tip(match, "aboard:3").endswith("20 in the chest are safe and worth 2 points.")
    assert label(match, "aboard:13", "pl") == "na pokładzie 13, w skrzyni 10"
    assert tip(match, "aboard:13", "pl").endswith("warte 1 punkt.")


def test_a_raid_tells_how_it_would_end() -> None:
    """The example of the rules: kept as it is, the sloop's only cannon is destroyed."""
    s = position(
        Seat("federico-de-silva", "sloop", "caribbean-sea", False),
        draws=[*dice("S", 1, 1, 1), nth(1, 17), nth(1, 3), nth(1, 2), nth(1, 1), *dice("S", 1, 1)],
    )
    s.fleets = ((0,) * 17,)
    s.cargo_deck = [CARGO_NAMES.index(name) for name in ("rum-1", "cocoa-7", "tobacco-7")]
    match = play(s, "0 scout:merchant")
    assert label(match, "attack:spanish") == "attack it as a Spanish merchant"
    assert tip(match, "attack:spanish") == (
        "You roll 3 dice and draw three cards or more; 4 escape icons let it go. "
        "You get a bounty of this nation, level 1, and its ports close."
    )
    answers(match, "0 attack:spanish")
    assert label(match, "stop") == "leave it: the raid fails"
    assert tip(match, "stop") == (
        "With the cards as they lie a location of your ship is destroyed, and the raid fails."
    )
    assert label(match, "discard:tobacco-7") == "discard tobacco 3 (Cannons): 5 gold"


def test_a_declaration_tells_the_odds_of_the_roll() -> None:
    """Two dice each: of 81 parts 24 have more successes and 6 the higher pips; in 20 the loser has none."""
    first, second = afloat("rodrigo-salvatierra"), afloat("frances-wright")
    draws = [*dice("S", 1, 1), *dice(1, 1), *dice(2, 2)]
    match = play(position(first, second, draws=draws), "0 scout:seat:1")
    chances = [re.findall(rf"(\d+){PERCENT}", label(match, verb)) for verb in ("shoot", "board", "flee")]
    assert [chance[0] for chance in chances] == ["37", "37", "25"]


def test_a_fight_on_land_tells_its_chance() -> None:
    seat = Seat("rodrigo-salvatierra", "frigate", "caracas", True, mission="old-fortress")
    said = tip(play(in_port(position(seat))), "step")
    assert said.startswith(
        "Mission: The Old Fortress. You fight 4 Crew with Leadership 2 on land and win with "
    )
    weak = Seat("rodrigo-salvatierra", "frigate", "caracas", True, mission="old-fortress", now={"crew": 1})
    assert _chance(tip(play(in_port(position(weak))), "step")) < _chance(said)


def _chance(said: str) -> int:
    (percent,) = re.findall(rf"(\d+){PERCENT}", said)
    return int(percent)


def test_a_quick_learner_tells_what_it_copies() -> None:
    s = position(Seat(hand=["quick-learner"]))
    s.last_glory = GLORY_NAMES.index("following-wind")
    assert label(play(s), "play:quick-learner") == "play Quick Learner"
    assert tip(play(s), "play:quick-learner") == "One more action this turn, for a Move."
