"""Talk at a table: nobody is heard twice for one line, and nobody drowns out the others."""

import asyncio
from pathlib import Path

from tests.server.company import Person, pair
from tests.server.serving import Serving


def test_a_line_that_is_sent_again_is_kept_once(serving: Serving) -> None:
    serving.start()

    async def first() -> tuple[Person, Person, str]:
        anne, jack, table = await pair(serving.address)
        async with anne.at(table) as hers:
            assert (await hers.do(type="say", text="Ahoy", nonce="n1"))["type"] == "ack"
        async with anne.at(table) as hers:
            assert (await hers.do(type="say", text="Ahoy", nonce="n1"))["type"] == "ack"
        return anne, jack, table

    async def again(anne: Person, jack: Person, table: str) -> list[str]:
        anne.address = jack.address = serving.address
        async with anne.at(table) as hers, jack.at(table) as his:
            assert (await hers.do(type="say", text="Ahoy", nonce="n1"))["type"] == "ack"
            assert (await his.do(type="say", text="Aye", nonce="n1"))["type"] == "ack"
            assert (await his.do(type="say", text="Aye"))["type"] == "ack"
        async with anne.at(table) as hers:
            return [line["text"] for line in (await hers.until("chat"))["lines"]]

    people = asyncio.run(first())
    serving.kill()
    serving.start()
    assert asyncio.run(again(*people)) == ["Ahoy", "Aye", "Aye"]


def test_talk_is_limited_for_a_person_and_not_for_a_socket(serving: Serving, tmp_path: Path) -> None:
    Serving.__init__(serving, tmp_path, KAPER_LIMITS="0.5")
    serving.start()

    async def main() -> list[str]:
        anne, _, table = await pair(serving.address)
        heard = []
        for _ in range(4):
            async with anne.at(table) as hers:
                heard += [(await hers.do(type="say", text="Ahoy"))["type"] for _ in range(2)]
        return heard

    heard = asyncio.run(main())
    assert heard[:5] == ["ack"] * 5
    assert "refused" in heard[5:]
