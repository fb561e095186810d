"""What bots are advised to do: merchants trade, able captains raid, and nobody puts to sea in a storm."""

from kaper.engine.match import Match
from kaper.games.marauders.bot.forecast import forecast
from kaper.games.marauders.bot.rate import rate
from kaper.games.marauders.state.state import Marauders
from tests.games.marauders.table import Seat, in_port, play, position


def advice(match: Match[Marauders]) -> str:
    """The option that the hints like best."""
    ask = match.pending[0]
    rates = rate(match.state, ask)
    return ask.options[rates.index(max(rates))].text


def at_sea(captain: str, ship: str, *cargo: str) -> Match[Marauders]:
    seat = Seat(captain=captain, ship=ship, zone="caribbean-sea", docked=False, cargo=list(cargo), gold=0)
    return play(position(seat, demand={"petite-goave": "rum"}))


def test_an_able_captain_in_a_sloop_looks_for_merchants() -> None:
    assert advice(at_sea("christian-marquis", "sloop")) == "scout:merchant"


def test_a_trader_with_a_full_hold_sails_to_the_port_that_wants_it() -> None:
    match = at_sea("helene-duvivier", "flute", "rum-1", "rum-2", "rum-3")
    assert advice(match) == "sail:petite-goave"


def test_goods_in_demand_are_sold_before_anything_else() -> None:
    s = in_port(position(Seat(cargo=["rum-1", "wood-8"], gold=10), demand={"caracas": "rum"}))
    match = play(s)
    assert advice(match) == "sell"
    match.answer(0, "sell")
    assert advice(match) == "sell:rum"


def test_a_storm_is_sat_out_in_port() -> None:
    seat = Seat(captain="christian-marquis", zone="tortuga", gold=0)
    assert advice(play(position(seat))) == "leave-port"
    assert advice(play(position(seat, event="storm-1"))) != "leave-port"


def test_the_forecast_counts_points_first() -> None:
    s = position(Seat(glory=5), Seat(glory=3, gold=20))
    assert forecast(s)[0] > forecast(s)[1]
