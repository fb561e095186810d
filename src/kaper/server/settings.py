"""What can be set when the server is started; `docs/hosting.md` lists all of it."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from kaper.folders import data_folder
from kaper.pool import cores
from kaper.server.caps import Caps
from kaper.server.config import gather
from kaper.server.place import base_of, check_levels, check_ports, check_proxies, origin_of


@dataclass(frozen=True)
class Settings:
    """How the server runs.

    `public_url` is where visitors find it, `base_path` the path below which it stands, and `trusted_proxies`
    are those whose word about a visitor's address counts. With a `metrics_port` the figures are there and
    nowhere else.

    `workers` processes serve one port together; with `shared`, servers on several machines serve one database
    of PostgreSQL together, if all of them say so.

    `limits` multiplies all rate limits; `caps` are the numbers of sockets, tables and guests. `grace` is how
    many seconds a bot waits after a person's answer that can still be taken back. `idle` is after how many
    seconds without a socket a table leaves the memory. `patience` is how long a bot may think before somebody
    else answers for it. `backlog` is how many bytes may wait for one connection that does not read them.
    `trials` is how often the game is played on to judge one decision in a review.
    `pace` is how many seconds a bot takes that moves for a person. `moment` multiplies the time that the
    table takes over a moment at which somebody may be asked in secret; `secret` is how many seconds a person
    has who is asked so. `gone` is after how many seconds of absence the others at a table may nudge somebody
    or let a bot play for them, and `abandon` after how many they may end the match without a result. The
    `purge_…` figures are days, 0 for never: `docs/hosting.md` says what they mean. `purge_every` is in
    seconds.
    """

    host: str = "127.0.0.1"
    port: int = 8420
    database: str = ""
    public_url: str = ""
    base_path: str = ""
    trusted_proxies: str = ""
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0
    log_level: str = "warning"
    limits: float = 1.0
    grace: float = 0.8
    idle: float = 180.0
    patience: float = 15.0
    pace: float = 1.5
    moment: float = 1.0
    secret: float = 60.0
    thinkers: int = 1
    trials: int = 300
    workers: int = 1
    shared: bool = False
    gone: float = 120.0
    abandon: float = 86_400.0
    purge_guests: float = 90.0
    purge_waiting: float = 30.0
    purge_unfinished: float = 365.0
    purge_finished: float = 0.0
    purge_every: float = 21_600.0
    caps: Caps = field(default_factory=Caps)
    backlog: int = 1_000_000

    def __post_init__(self) -> None:
        check_levels(self.log_level)
        check_ports(port=self.port, metrics_port=self.metrics_port)
        check_proxies(self.proxies)
        # Both are worked out once here, so that what cannot be is refused before anything is served.
        origin_of(self.public_url)
        base_of(self.base_path, self.public_url)

    @property
    def url(self) -> str:
        """The address of the database for SQLAlchemy, by default a file in the user's data folder."""
        return database_url(self.database or str(data_folder() / "kaper.db"))

    @property
    def local(self) -> bool:
        """Whether the database is a file of this machine."""
        return self.url.startswith("sqlite")

    @property
    def origin(self) -> str:
        """The origin of the page as a browser names it; empty if it is not known."""
        return origin_of(self.public_url)

    @property
    def base(self) -> str:
        """The path below which all addresses are, such as `/kaper`; empty for the root."""
        return base_of(self.base_path, self.public_url)

    @property
    def proxies(self) -> list[str]:
        """The addresses and networks of trusted proxies."""
        return [each.strip() for each in self.trusted_proxies.split(",") if each.strip()]

    @classmethod
    def read(
        cls, database: str = "", environment: Mapping[str, str] = os.environ, **flags: str | int | None
    ) -> "Settings":
        """By flags, the environment, and the file that `config` or `KAPER_CONFIG` names."""
        found = gather(kinds(), {"database": database, **flags}, environment)
        found["thinkers"] = max(1, int(found.get("thinkers", min(4, cores() - 1))))
        capped = {each.name: int(found.pop(each.name)) for each in fields(Caps) if each.name in found}
        caps = Caps.of(float(found.get("limits", cls.limits)), capped)
        return cls(caps=caps, **found)  # type: ignore[arg-type]  # each is of its field's kind


def kinds() -> dict[str, type]:
    """Every name that can be set, and the kind of its value."""
    own = [each for each in fields(Settings) if each.name != "caps"]
    return {each.name: each.type for each in (*own, *fields(Caps)) if isinstance(each.type, type)}


def database_url(given: str) -> str:
    """A path is a SQLite file; an address of PostgreSQL gets the driver that Kaper uses."""
    for scheme in ("postgresql://", "postgres://"):
        if given.startswith(scheme):
            return "postgresql+asyncpg://" + given.removeprefix(scheme)
    if "://" in given:
        return given
    path = Path(given).expanduser().absolute()
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{path}"
