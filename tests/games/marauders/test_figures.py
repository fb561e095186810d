"""What the balance report is told about a finished game, and how bots choose their life."""

from pathlib import Path

from kaper.games import marauders
from kaper.games.marauders.report import figures, holdings
from tests.games.marauders.table import Seat, position

BALANCE = Path(marauders.__file__).with_name("BALANCE.md")


def test_length_deaths_the_winner_and_the_sources_of_glory_are_counted() -> None:
    s = position(Seat(glory=4, chest=23, bounty={"dutch": 1}), Seat(glory=3, chest=9))
    s.round = 17
    s.seats[1].deaths = 2
    s.seats[0].sources = (1, 0, 2, 0, 1, 0)
    s.seats[1].sources = (0, 3, 0, 0, 0, 0)
    assert figures(s) == {
        "rounds": 17, "deaths": 2, "winner-pirate": 1.0, "winner-merchant": 0.0, "points-defeat": 1,
        "points-sale": 3, "points-raid": 2, "points-mission": 0, "points-rumor": 1, "points-ship": 0,
        "points-stash": 2,
    }  # fmt: skip


def test_captains_are_told_with_their_players() -> None:
    s = position(Seat(captain="frances-wright"), Seat(captain="adriaan-roskam"))
    assert list(holdings(s)) == [("captain", "frances-wright", 0), ("captain", "adriaan-roskam", 1)]


def test_the_published_report_is_of_these_rules() -> None:
    text = BALANCE.read_text(encoding="utf-8")
    assert "\nkaper report marauders --games 1000 --bots greedy --seed 0 " in text
    assert f"Rules version {marauders.META.rules_version};" in text
