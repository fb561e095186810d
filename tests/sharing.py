"""Which process of a run gets which test: one half begins with pages, the other with all else.

A page keeps a core busy and a test of servers often waits for a clock, so they do well beside each other.
Each process gets the next test of its own queue when it is free, and helps the others when nothing of its own
is left.
"""

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScheduling
from xdist.workermanage import WorkerController


class Sharing(LoadScheduling):
    """Gives out one test at a time, in the order of the collection: what takes long comes first."""

    def __init__(self, config: pytest.Config, log: Producer) -> None:
        super().__init__(config, log)
        self.maxschedchunk = 1

    def _send_tests(self, node: WorkerController, num: int) -> None:
        pages = self.nodes.index(node) % 2 == 0
        given = self._next(pages, num) or self._next(not pages, num)
        if given:
            for each in given:
                self.pending.remove(each)
            self.node2pending[node].extend(given)
            node.send_runtest_some(given)

    def _next(self, pages: bool, most: int) -> list[int]:
        assert self.collection is not None
        found: list[int] = []
        for each in self.pending:
            if ("/browser/" in self.collection[each]) == pages:
                found.append(each)
                if len(found) == most:
                    break
        return found
