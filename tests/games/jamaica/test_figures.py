"""What the balance report is told about a finished game."""

from pathlib import Path

from kaper.games import jamaica
from kaper.games.jamaica.report import figures, holdings
from tests.games.jamaica.table import from_lairs, position

BALANCE = Path(jamaica.__file__).with_name("BALANCE.md")


def test_rounds_ships_home_and_treasures_of_the_players_are_counted() -> None:
    s = position(3, True, laps={0: 1, 2: 1}, treasures={0: ["morgans-map"], 1: ["cursed-2", "treasure-5"]})
    from_lairs(s, "cursed-4").lap[s.ghost] = 1
    s.round = 11
    assert figures(s) == {"rounds": 12, "home": 2, "treasures": 3}


def test_every_treasure_is_told_with_its_owner() -> None:
    s = position(3, True, treasures={1: ["treasure-7-b", "lady-beth"]}, pile=["treasure-7-a"])
    told = set(holdings(s))
    assert {("treasure", "treasure-7", 1), ("treasure", "lady-beth", 1)} <= told
    assert ("treasure", "treasure-7", -1) in told
    assert {name for _, name, _ in told} == {
        "morgans-map", "sarans-sabre", "lady-beth", "sixth-hold", "treasure-3", "treasure-5", "treasure-7",
        "cursed-2", "cursed-3", "cursed-4",
    }  # fmt: skip


def test_the_published_report_is_of_these_rules() -> None:
    text = BALANCE.read_text(encoding="utf-8")
    assert "\nkaper report jamaica --games 1000 --bots greedy --seed 0\n" in text
    assert f"Rules version {jamaica.META.rules_version};" in text
