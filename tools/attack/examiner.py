"""Sends what Schemathesis makes of the description of the interface."""

from contextlib import suppress
from threading import Event
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from requests import RequestException, Session
from requests.adapters import HTTPAdapter
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.openapi import from_dict

from tools.attack.ring import Ring
from tools.attack.wire import CUT, target

REQUESTS = 10_000
TIMEOUT = 30
AnyCase = Case[Any]
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


class Bound(HTTPAdapter):
    """Requests come from an attacker's address."""

    def __init__(self, source: str) -> None:
        self._source = source
        super().__init__()

    def init_poolmanager(self, *args: Any, **more: Any) -> None:
        """Called by Requests."""
        super().init_poolmanager(*args, source_address=(self._source, 0), **more)


class Examiner:
    """Sends what is generated; in a thread, since neither library knows how to wait for others."""

    def __init__(self, ring: Ring, token: str) -> None:
        target(ring.address)
        self.late = Event()
        self._ring = ring
        self._session = Session()
        self._session.mount("http://", Bound(ring.source(0)))
        self._headers = {"Authorization": f"Bearer {token}"}

    def examine(self, described: dict[str, Any]) -> None:
        found = [each.ok() for each in from_dict(described).get_all_operations() if isinstance(each, Ok)]
        each = self._ring.count(REQUESTS // len(found) // len(MODES))
        for operation in found:
            for mode in MODES:
                strategy = operation.as_strategy(mode)

                @settings(
                    max_examples=each, database=None, derandomize=True, deadline=None,
                    phases=[Phase.generate], suppress_health_check=list(HealthCheck),
                )  # fmt: skip
                @given(strategy)
                def send(case: AnyCase) -> None:
                    self._send(case)

                # Of a call without parameters no bad one can be made.
                with suppress(Unsatisfiable):
                    send()

    def _send(self, case: AnyCase) -> None:
        if self.late.is_set():
            return
        status = CUT
        try:
            base = f"http://{self._ring.address}"
            answer = case.call(base, self._session, self._headers, timeout=TIMEOUT)
            status = answer.status_code
        except RequestException:
            pass
        self._ring.tally.http(status)
        if status >= 500:
            self._ring.tally.fail(f"{status} after {case.as_curl_command()[:300]}")
