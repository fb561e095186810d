import sys
from pathlib import Path

import pytest

from kaper.bench import environments
from kaper.bench.environments import Steps, measure
from kaper.bench.peers import PeerFailed
from tests.cli.plank import installed


def test_every_game_is_measured_with_all_seats_and_with_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with installed(tmp_path, monkeypatch):
        found = measure(["plank"], 0.01)
    assert [(each.who, each.kind) for each in found] == [("plank", "PettingZoo"), ("plank", "Gymnasium")]
    assert all(each.steps >= 200 and each.per_second > 0 for each in found)


def test_steps_a_second() -> None:
    assert Steps("dice", "Gymnasium", 300, 1.5).per_second == 200


def test_peers_are_read_from_what_they_print(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "others.py"
    script.write_text("""print("hello"); print('{"Catanatron": [800, 2.0], "chess_v6": [10, 1.0]}')""")
    monkeypatch.setattr(environments, "SCRIPT", script)
    monkeypatch.setattr(environments, "environment", lambda _: Path(sys.executable))
    found = environments.peers(1.0)
    assert found == [
        Steps("Catanatron", "Gymnasium", 800, 2.0), Steps("chess_v6", "PettingZoo", 10, 1.0),
    ]  # fmt: skip


def test_peers_that_fail_say_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "broken.py"
    script.write_text("raise SystemExit('the pieces are gone')")
    monkeypatch.setattr(environments, "SCRIPT", script)
    monkeypatch.setattr(environments, "environment", lambda _: Path(sys.executable))
    with pytest.raises(PeerFailed, match=r"did not take their steps: the pieces are gone\.$"):
        environments.peers(1.0)
