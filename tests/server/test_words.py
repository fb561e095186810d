import re

from kaper.words import Words
from tests.project import ROOT

SERVER = ROOT / "src" / "kaper" / "server"


def test_every_refusal_can_be_said_in_every_language() -> None:
    keys = {"not-offered", "question-over", "not-asked", "match-over"}
    for path in SERVER.rglob("*.py"):
        keys |= set(re.findall(r'Refusal\(\s*\d+,\s*"([a-z-]+)"', path.read_text()))
    assert len(keys) > 20
    for lang in ("en", "pl"):
        assert [key for key in sorted(keys) if not Words(lang).has(f"error-{key}")] == []
