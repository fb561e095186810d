import sys
from pathlib import Path

import pytest

from kaper.bench import peers
from kaper.bench.peers import PeerFailed, PeerNotInstalled, PeerResult


def test_a_result_speaks_in_rates() -> None:
    result = PeerResult(games=2, decisions=3000, real_decisions=1000, seconds=0.5)
    assert result.decisions_per_second == 6000
    assert result.real_decisions_per_second == 2000
    assert result.games_per_second == 4


@pytest.mark.slow
def test_a_peer_that_cannot_be_installed_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    with pytest.raises(PeerNotInstalled, match=r"^catanatron==\S+ could not be installed: .+\.$"):
        peers.catanatron(games=1, seed=1)
    assert not list(tmp_path.rglob("ready"))


def test_a_peer_that_fails_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "broken.py"
    script.write_text("raise SystemExit('the dice are gone')")
    monkeypatch.setattr(peers, "SCRIPT", script)
    monkeypatch.setattr(peers, "_environment", lambda _: Path(sys.executable))
    with pytest.raises(PeerFailed, match=r"did not finish its games: the dice are gone\.$"):
        peers.catanatron(games=1, seed=1)
