import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project import ROOT
from tests.server.company import GREEDY, ME, OPEN, Person, first_option
from tests.server.serving import Serving

pytestmark = pytest.mark.slow
THINK = "kaper.server.think"


def test_a_worker_that_dies_or_hangs_is_replaced_and_the_move_is_made(serving: Serving) -> None:
    Serving.__init__(serving, serving.folder, KAPER_PATIENCE="3")
    serving.start()

    async def main() -> None:
        anne = await Person.enter(serving.address)
        for sign in (signal.SIGKILL, signal.SIGSTOP):
            table = await anne.start("plank", [ME, GREEDY])
            async with anne.at(table) as over:
                position = await over.until("position", lambda heard: heard["answers"] == 1)
                assert position["waiting"] == []
                (worker,) = serving.workers(THINK)
                os.kill(worker, sign)
                await over.answer(position, 0, first_option(position, 0))
                await over.until("position", lambda heard: heard["answers"] >= 3 or heard["over"])
            assert worker not in serving.workers(THINK)

    asyncio.run(main())


def test_workers_end_with_the_server(serving: Serving) -> None:
    serving.start()

    async def main() -> None:
        anne = await Person.enter(serving.address)
        table = await anne.start("plank", [GREEDY, GREEDY])
        async with anne.at(table) as over:
            await over.until("position", lambda heard: bool(heard["over"]))

    asyncio.run(main())
    (worker,) = serving.workers(THINK)
    serving.kill()
    for _ in range(100):
        if not Path(f"/proc/{worker}").exists():
            return
        asyncio.run(asyncio.sleep(0.1))
    raise AssertionError("the worker lives on")


def test_the_example_bot_plays_over_the_network(address: str) -> None:
    async def main() -> None:
        anne, program = await Person.enter(address, "Anne"), await Person.enter(address, "Program")
        table = await anne.table("plank", [{"kind": "bot", "level": "random"}, OPEN], open=True)
        bot = ROOT / "examples" / "bot.py"
        assert len(bot.read_text().splitlines()) < 60
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(bot), f"http://{address}", table["id"], "1",
            env={**os.environ, "KAPER_TOKEN": program.token}, stdout=subprocess.PIPE,
        )  # fmt: skip
        assert process.stdout is not None
        assert (await process.stdout.readline()).decode().startswith("seated")
        await anne.call("POST", f"/tables/{table['id']}/start", {})
        said, _ = await asyncio.wait_for(process.communicate(), 30)
        assert process.returncode == 0
        assert "over" in said.decode()
        assert (await anne.call("GET", f"/tables/{table['id']}"))["stage"] == "over"

    asyncio.run(main())
