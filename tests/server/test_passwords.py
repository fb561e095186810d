"""Whose name it is, who may come in, and what a guesser can do to an owner: nothing."""

import asyncio
import unicodedata
from pathlib import Path

import httpx
import pytest

from kaper.server.errors import Refusal
from kaper.server.passwords import fits
from tests.server.company import ME, OPEN, RANDOM, Person, first_option, pair
from tests.server.serving import Serving

PASSWORD = "a long password"


async def owner(address: str, name: str) -> Person:
    """Somebody whose name is kept by a password."""
    person = await Person.enter(address, name)
    await person.call("POST", "/account/password", {"password": PASSWORD})
    return person


def login(address: str, name: str, password: str = PASSWORD, host: str = "127.0.0.1") -> httpx.Response:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=host)) as client:
        return client.post(f"http://{address}/api/login", json={"name": name, "password": password})


def test_no_password_fits_who_has_none() -> None:
    """Nor does the one whose hash is compared meanwhile."""
    assert not any(asyncio.run(fits(None, guess, "here")) for guess in ("nobody", "", PASSWORD))


def test_a_password_that_cannot_be_compared_is_not_called_wrong() -> None:
    """As when there is not enough memory for it; one kilobyte never is."""
    with pytest.raises(Refusal, match="please try again") as refused:
        asyncio.run(fits("$argon2id$v=19$m=1,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$" + "c" * 43, PASSWORD, "here"))
    assert (refused.value.status, refused.value.key) == (503, "busy")


def test_a_password_is_changed_by_who_knows_the_old_one_and_other_sessions_end(address: str) -> None:
    async def main() -> None:
        here = await owner(address, "Ching Shih")
        entered = login(address, "Ching Shih").json()
        there = Person(address, entered["token"], entered["account"])
        table = await here.start("plank", [ME, RANDOM])
        new = {"password": "another password"}
        assert (await here.call("POST", "/account/password", new, 403))["error"]["key"] == "wrong-password"
        wrong = {**new, "old": "not that one"}
        await here.call("POST", "/account/password", wrong, 403)
        async with there.at(table) as elsewhere, here.at(table) as same:
            await elsewhere.until("position")
            await same.until("position")
            await here.call("POST", "/account/password", {**new, "old": PASSWORD})
            assert (await elsewhere.until("refused"))["error"]["key"] == "no-account"
            await elsewhere.socket.wait_closed()
            assert elsewhere.socket.close_code == 4401
            assert (await same.answer(same.position, 0, first_option(same.position, 0)))["type"] == "ack"
        assert (await there.call("GET", "/account"))["account"] is None
        assert (await here.call("GET", "/account"))["account"]["name"] == "Ching Shih"
        assert login(address, "Ching Shih").status_code == 403
        assert login(address, "Ching Shih", "another password").is_success

    asyncio.run(main())


def test_log_out_ends_the_sockets_of_this_session_alone(address: str) -> None:
    async def main() -> None:
        here = await owner(address, "Sayyida al Hurra")
        entered = login(address, "Sayyida al Hurra").json()
        there = Person(address, entered["token"], entered["account"])
        table = await here.start("plank", [ME, RANDOM])
        async with there.at(table) as elsewhere, here.at(table) as same:
            await same.until("position")
            await elsewhere.until("position")
            await there.call("POST", "/logout")
            assert (await elsewhere.until("refused"))["error"]["key"] == "no-account"
            assert (await same.answer(same.position, 0, first_option(same.position, 0)))["type"] == "ack"

    asyncio.run(main())


def test_log_out_everywhere_ends_every_session(address: str) -> None:
    async def main() -> None:
        here = await owner(address, "Jeanne de Clisson")
        entered = login(address, "Jeanne de Clisson").json()
        there = Person(address, entered["token"], entered["account"])
        await there.call("POST", "/logout/everywhere")
        for person in (here, there):
            assert (await person.call("GET", "/account"))["account"] is None
        assert login(address, "Jeanne de Clisson").is_success

    asyncio.run(main())


def test_wrong_guesses_slow_down_the_guesser_and_not_the_owner(serving: Serving, tmp_path: Path) -> None:
    Serving.__init__(serving, tmp_path, KAPER_LIMITS="1")
    serving.start()
    asyncio.run(owner(serving.address, "Grace"))
    guesses = [login(serving.address, "Grace", f"guess {n}", "127.0.0.2").status_code for n in range(7)]
    assert guesses == [403] * 5 + [429] * 2
    assert login(serving.address, "Grace", PASSWORD, "127.0.0.2").status_code == 429
    assert login(serving.address, "Grace", PASSWORD, "127.0.0.3").is_success


@pytest.mark.parametrize("name", ["Zoë Łódź", "ΐΰ" * 16, "ﬄ" * 32])
def test_a_name_is_the_same_however_it_is_written(address: str, name: str) -> None:
    asyncio.run(owner(address, name))
    for written in (unicodedata.normalize("NFD", name.upper()), unicodedata.normalize("NFKC", name)):
        assert login(address, written).is_success, written


def test_a_name_that_is_much_too_long_is_refused_before_any_work(address: str) -> None:
    answer = login(address, "e" + "\u0301" * 1500)
    assert (answer.status_code, answer.json()["error"]["key"]) == (400, "long-text")


def test_nobody_takes_the_name_of_somebody_who_has_an_account(address: str) -> None:
    async def main() -> None:
        guest = await Person.enter(address, "Mary Read")
        mary = await owner(address, "Mary Read")
        # Whoever went by it before goes by another name now.
        assert (await guest.call("GET", "/account"))["account"]["name"] == "Mary Read 2"
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            taken = await client.post("/guests", json={"name": "\uff4dary  READ"})
        assert (taken.status_code, taken.json()["error"]["key"]) == (409, "name-taken")
        for kind in ("me", "hotseat", "bot"):
            seats = [{"kind": kind, "name": "mary read"}, OPEN]
            wish = {"game": "plank", "players": 2, "seats": seats}
            assert (await guest.call("POST", "/tables", wish, 409))["error"]["key"] == "name-taken"
        table = await guest.table("plank", [ME, OPEN])
        place = f"/tables/{table['id']}/seats/1"
        await guest.call("POST", place, {"kind": "hotseat", "name": "Mary Read"}, 409)
        own = await mary.table("plank", [{"kind": "me", "name": "Mary Read"}, OPEN])
        assert own["seats"][0]["name"] == "Mary Read"

    asyncio.run(main())


def test_what_a_guest_gives_up_by_logging_out_is_played_on_by_bots(address: str) -> None:
    async def main() -> None:
        anne, jack, table = await pair(address)
        waiting = await jack.table("plank", [ME, OPEN], open=True)
        await jack.call("POST", "/logout")
        assert (await anne.call("GET", f"/tables/{table}"))["seats"][1]["standin"]
        await anne.call("GET", f"/tables/{waiting['id']}", status=404)

    asyncio.run(main())
