"""The same work on many numbers, on the machines of a Ray cluster.

Ray is an extra: it is imported when a cluster is asked for. What is worked out for a number depends on that
number alone, so it is the same on every machine, and work that was lost with a machine is done again.
"""

import os
import socket
from collections import deque
from collections.abc import Callable, Generator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from types import ModuleType
from typing import TYPE_CHECKING, TypeVar

import kaper
from kaper.engine.errors import KaperError
from kaper.extras import extra

if TYPE_CHECKING:
    from ray import ObjectRef

T = TypeVar("T")
AUTO = "auto"
CLIENT = "ray://"
PATIENCE = 10.0
"""Seconds to wait for a cluster to answer."""
AHEAD = 4
"""How many portions of work wait for each core, so that none is idle while the first is late."""
RETRIES = 20
"""How often a portion is begun anew whose worker died."""


@dataclass(frozen=True)
class Cluster:
    """Those who work in the cluster at an address; `auto` is that of this machine, begun if there is none."""

    address: str

    def mapped(self, work: Callable[[int], T], count: int, chunk: int = 1) -> Generator[T, None, None]:
        """The results for 0 to count - 1 in their order; close it to stop early.

        What is still out then is not called back: Ray (2.60) may crash if work is cancelled just as it is
        done. It ends with the process of the command.
        """
        ray = _connected(self.address)
        portion = ray.remote(num_cpus=1, max_retries=RETRIES)(_portion)
        shared = ray.put(work)
        begin = partial(portion.remote, kaper.__version__, shared)
        firsts = iter(range(0, count, chunk))
        out: deque[ObjectRef[list[T]]] = deque()
        while True:
            # Asked anew every time: a cluster may grow.
            room = AHEAD * int(ray.cluster_resources().get("CPU", 1)) - len(out)
            further = islice(firsts, max(0, room))
            out.extend(begin(first, min(first + chunk, count)) for first in further)
            if not out:
                return
            yield from _fetched(ray, out.popleft())


def _portion(version: str, work: Callable[[int], T], first: int, end: int) -> list[T]:
    """Done by a worker, which has to be of the same version: only then is the result the same."""
    if version != kaper.__version__:
        sentence = f"A worker has Kaper {kaper.__version__}, but the command is of {version}."
        raise KaperError(sentence, "cluster-version", found=kaper.__version__, wanted=version)
    return [work(number) for number in range(first, end)]


def _connected(address: str) -> ModuleType:
    """Ray, connected to the cluster; stays so for as long as the process lives."""
    ray = extra("cluster", "ray")
    if ray.is_initialized():
        return ray
    try:
        _look_for(address)
        _begin(ray, address)
    except OSError as fault:
        if address != AUTO:
            sentence = f"There is no Ray cluster at {address}."
            raise KaperError(sentence, "no-cluster", address=address) from fault
        _begin(ray, "local")
    return ray


def _look_for(address: str) -> None:
    """Ray itself waits for minutes for a cluster that is not there."""
    host, sign, port = address.removeprefix(CLIENT).rpartition(":")
    if sign and port.isdigit():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def _begin(ray: ModuleType, address: str) -> None:
    # What nobody asks for any more cannot fail for anybody.
    os.environ.setdefault("RAY_IGNORE_UNHANDLED_ERRORS", "1")
    ray.init(address=address, log_to_driver=False, logging_level="ERROR", include_dashboard=None)


def _fetched(ray: ModuleType, portion: "ObjectRef[list[T]]") -> list[T]:
    """The results of a portion; what went wrong in a worker goes wrong here in the same words."""
    try:
        found: list[T] = ray.get(portion)
    except ray.exceptions.RayTaskError as fault:
        raise fault.cause from fault
    except ray.exceptions.RayError as fault:
        sentence = f"The cluster lost the same work again and again: {fault}"
        raise KaperError(sentence, "cluster-lost", reason=str(fault)) from fault
    return found
