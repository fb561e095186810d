"""Files of games go packed over the line, and only once to those who keep them."""

import httpx
import pytest

from kaper.engine import registry

DRAWN = [entry for entry in registry.games().values() if (entry.folder / "art").is_dir()]


@pytest.mark.parametrize("entry", DRAWN, ids=lambda entry: entry.meta.name)
def test_a_drawing_is_packed_and_unpacks_to_the_file(address: str, entry: registry.Entry) -> None:
    path = sorted((entry.folder / "art").glob("*.svg"))[0]
    with httpx.Client(base_url=f"http://{address}", verify=False) as client:
        answer = client.get(f"/api/games/{entry.meta.name}/art/{path.name}")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"] == "image/svg+xml; charset=utf-8"
    assert answer.text == path.read_text(encoding="utf-8")


def test_who_has_a_file_is_not_sent_it_again(address: str) -> None:
    with httpx.Client(base_url=f"http://{address}", verify=False) as client:
        first = client.get("/api/locale/en.ftl")
        again = client.get("/api/locale/en.ftl", headers={"if-none-match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


def test_who_cannot_unpack_is_sent_the_plain_file(address: str) -> None:
    with httpx.Client(base_url=f"http://{address}", verify=False) as client:
        answer = client.get("/api/locale/en.ftl", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.text.startswith("#")
