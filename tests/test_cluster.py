"""Work in a Ray cluster of two nodes: the same results as here, whatever happens to the workers."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec
import pytest

from kaper.cluster import Cluster
from kaper.engine.errors import KaperError
from tests.cli.plank import PLUGIN, installed
from tests.cli.terminal import Terminal

ray = pytest.importorskip("ray")
pytestmark = pytest.mark.slow
SEATS = ("--seats", "2")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Two nodes with a core each; their workers find Plank, as if it were installed there."""
    from ray.cluster_utils import Cluster as Nodes

    folder = tmp_path_factory.mktemp("dist")
    with pytest.MonkeyPatch.context() as patch, installed(folder, patch):
        patch.setenv("PYTHONPATH", os.pathsep.join(map(str, (folder, PLUGIN, Path.cwd()))))
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        nodes: Nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        nodes.add_node(num_cpus=1)
        yield nodes.address
        ray.shutdown()
        nodes.shutdown()  # type: ignore[no-untyped-call]


def where(_: int) -> tuple[str, int]:
    return ray.get_runtime_context().get_node_id(), os.getpid()


def square(number: int) -> int:
    return number * number


def dies_once(folder: str, number: int) -> int:
    """The worker that is given the number 5 first dies of it."""
    mark = Path(folder, "died")
    if number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def fails(number: int) -> int:
    raise KaperError(f"Number {number} is no good.", "no-good", number=number)


def test_results_come_in_order_and_from_all_nodes(address: str) -> None:
    cluster = Cluster(address)
    assert list(cluster.mapped(square, 103, 10)) == [number * number for number in range(103)]
    assert len({node for node, _ in cluster.mapped(where, 200, 1)}) == 2


def test_it_can_be_stopped_early(address: str) -> None:
    with closing(Cluster(address).mapped(square, 1_000_000_000, 10)) as results:
        assert [next(results) for _ in range(25)][-1] == 24 * 24


def test_work_whose_worker_dies_is_done_again(address: str, tmp_path: Path) -> None:
    work = partial(dies_once, str(tmp_path))
    assert list(Cluster(address).mapped(work, 40, 2)) == list(range(40))
    assert (tmp_path / "died").exists()


def test_what_goes_wrong_in_a_worker_is_told_here(address: str) -> None:
    with pytest.raises(KaperError, match=r"^Number 0 is no good\.$") as fault:
        list(Cluster(address).mapped(fails, 1, 1))
    assert (fault.value.key, fault.value.about) == ("no-good", {"number": 0})


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "plank", *SEATS, "--games", "120", "--json"),
        ("arena", "plank", *SEATS, "--bots", "greedy,random", "--games", "40", "--json"),
        ("report", "plank", *SEATS, "--games", "20", "--json"),
        ("check", "plank", "--games", "30"),
    ],
    ids=lambda command: command[0],
)
def test_a_command_finds_there_what_it_finds_here(
    address: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: tuple[str, ...],
) -> None:
    monkeypatch.setenv("KAPER_LANG", "en")
    terminal, found = Terminal(monkeypatch, capsys), []
    for name, where_to in (("here", ("--jobs", "1")), ("there", ("--ray", address))):
        (tmp_path / name).mkdir()
        monkeypatch.chdir(tmp_path / name)
        run = terminal.run(*command, *where_to)
        assert run.code == 0, run.err
        found.append(without_time(run.out))
    assert found[0] == found[1]


def without_time(out: str) -> object:
    """What was printed, but for how long it took."""
    if out.startswith("{"):
        return msgspec.json.decode(out) | {"seconds": 0}
    return [line for line in out.splitlines() if " s." not in line and " s:" not in line]


def test_no_cluster_at_an_address_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a process of its own: this one may be connected already."""
    import subprocess

    command = [sys.executable, "-m", "kaper", "simulate", "plank", "--ray", "127.0.0.1:9", "--lang", "en"]
    path = os.pathsep.join(sys.path)
    told = subprocess.run(
        command, capture_output=True, text=True, check=False, env=os.environ | {"PYTHONPATH": path}
    )
    assert (told.returncode, told.stderr) == (1, "There is no Ray cluster at 127.0.0.1:9.\n")
