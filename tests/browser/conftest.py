"""One browser and one server for each test process; people with pages of their own for each test."""

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.company import Company
from tests.browser.serving import Serving
from tests.project import ROOT

HERE = Path(__file__).parent
RESULTS = ROOT / "test-results"
FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=15_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


# Playwright keeps an event loop running for as long as it is open, and tests elsewhere start their own: so
# for this folder, not for the session.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = chromium()
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    yield from _served(tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="package")
def finished(browser: Browser, server: Serving) -> str:
    """A table that bots have played to the end; anybody may look at it."""
    company = Company(browser, server)
    anne = company.person("Anne").introduce()
    table = anne.finish(anne.start(anne.make_table(company.game, [{"kind": "me"}])))
    company.part(None)
    return table


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    """A server that a test may kill."""
    yield from _served(tmp_path)


def _served(folder: Path) -> Iterator[Serving]:
    serving = Serving(folder)
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def company(browser: Browser, server: Serving, request: pytest.FixtureRequest) -> Iterator[Company]:
    yield from _gathered(Company(browser, server, request.node.name), request)


@pytest.fixture
def own_company(browser: Browser, own_server: Serving, request: pytest.FixtureRequest) -> Iterator[Company]:
    """People at the server that the test may kill."""
    yield from _gathered(Company(browser, own_server, request.node.name), request)


def _gathered(company: Company, request: pytest.FixtureRequest) -> Iterator[Company]:
    yield company
    failed = request.node.stash.get(FAILED, False)
    company.part(RESULTS / request.node.name if failed else None)
    if not failed:
        assert company.troubles == []
