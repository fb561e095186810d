"""The people and the server of the page's own tests, here for one game."""

from pathlib import Path

import pytest

from tests.browser.conftest import browser, company, server

__all__ = ["browser", "company", "server"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)
