"""What the balance report is told about a finished game."""

from pathlib import Path

from kaper.games import maracaibo
from kaper.games.maracaibo.report import figures, holdings
from tests.games.maracaibo.table import position

BALANCE = Path(maracaibo.__file__).with_name("BALANCE.md")


def test_what_the_average_player_has_is_counted() -> None:
    s = position(
        owned={0: ["tobacco", "purser", "sloop"]}, cards={4: "inn"}, markers={4: [0, 1]},
        stored={1: [2, 1, 0]},
        upgrades={0: ["u01", "u02"]}, explorer={0: "c1", 1: "b1"}, hands={0: [85], 1: [84, 86, 91]},
    )  # fmt: skip
    assert figures(s) == {
        "cards": 1.5, "residences": 1.0, "upgrades": 1.0, "treasures": 1.5, "rivers": 1.5, "quests": 2.0,
        "quests-scored": 0.0,
    }  # fmt: skip


def test_cards_residences_figureheads_upgrades_and_quests_are_told_with_their_owners() -> None:
    s = position(
        owned={0: ["tobacco"]}, cards={4: "inn", 7: "sugar-cane"}, markers={4: [1]}, figure={1: "lion"},
        upgrades={0: ["u05"]}, hands={0: [85], 1: [86]}, figures=["hawk"],
    )  # fmt: skip
    told = set(holdings(s))
    assert {
        ("improvement", "tobacco", 0), ("improvement", "sugar-cane", -1), ("residence", "inn", 1),
        ("figurehead", "lion", 1), ("figurehead", "hawk", -1), ("upgrade", "u05", 0),
        ("quest", "quest-86", 1),
    } <= told  # fmt: skip
    assert {kind for kind, _, _ in told} == {"improvement", "residence", "figurehead", "upgrade", "quest"}


def test_the_published_report_is_of_these_rules() -> None:
    text = BALANCE.read_text(encoding="utf-8")
    assert "\nkaper report maracaibo --games 1000 --bots greedy --seed 0 " in text
    assert f"Rules version {maracaibo.META.rules_version};" in text
