"""The web application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Server
from litestar.types import ASGIApp, Receive, Scope, Send

import kaper
from kaper.server import claiming, orders, play, purging
from kaper.server.context import ServerContext
from kaper.server.door import behind_door
from kaper.server.faults import HANDLERS
from kaper.server.guard import USUAL_BODY, check, secured
from kaper.server.routes import campaigns, games, lessons, page, people, puzzles, records, status, tables
from kaper.server.socket import table_socket
from kaper.server.storage.accounts import Account
from kaper.server.who import AnyRequest, account_of

ROUTES = [
    people.be_guest, people.log_in, people.log_out, people.log_out_everywhere, people.keep_name,
    people.who_am_i,
    tables.lobby, tables.create, tables.one, tables.sit, tables.start, tables.leave, tables.nudge,
    tables.stand_in, tables.hint, tables.end, tables.rematch,
    records.replay, records.why, records.reviewed, records.review, records.download, records.earlier,
    records.upload, records.play_on,
    games.catalogue, games.words, games.shared_words, games.rules, games.things, games.art,
    campaigns.campaigns, puzzles.of_the_day, puzzles.one, puzzles.solve,
    lessons.lessons, lessons.words, lessons.begin, lessons.go_on, lessons.advice,
    status.health, status.metrics, status.about_api, status.description,
    page.page, page.front,
]  # fmt: skip


def make_app(server: ServerContext) -> ASGIApp:
    """Sockets go straight to their tables; everything else is Litestar's."""

    async def sockets(scope: Scope, receive: Receive, send: Send) -> None:
        await table_socket(server, scope, receive, send)

    return behind_door(make_pages(server), sockets, server.settings, server.metrics)


def make_pages(server: ServerContext) -> Litestar:
    """All that is asked over HTTP; the server is opened and closed with it."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        for live in await server.open():
            play.see_to(live)
        attended = (orders.attend, purging.attend, claiming.attend)
        chores = [asyncio.create_task(attend(server)) for attend in attended]
        yield
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await server.close()

    async def the_server() -> ServerContext:
        return server

    async def me(request: AnyRequest) -> Account:
        return await account_of(server, request)

    app = Litestar(
        route_handlers=ROUTES,
        dependencies={"server": Provide(the_server), "me": Provide(me)},
        lifespan=[lifespan],
        before_request=check,
        after_request=secured,
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Kaper",
            version=kaper.__version__,
            render_plugins=[],
            path="/api/docs",
            servers=[Server(url=f"{server.settings.origin}{server.settings.base}" or "/")],
        ),
        request_max_body_size=USUAL_BODY,
        signature_types=[ServerContext, Account],
        logging_config=None,
    )
    app.state.server = server
    return app
