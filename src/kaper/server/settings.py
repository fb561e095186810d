"""What can be set when the server is started; environment variables are for tests and benchmarks."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from kaper.pool import cores
from kaper.server.caps import Caps


@dataclass(frozen=True)
class Settings:
    """How the server runs.

    `limits` multiplies all rate limits; `caps` are the numbers of sockets, tables and guests. `grace` is how
    many seconds a bot waits after a person's answer that can still be taken back. `idle` is after how many
    seconds without a socket a table leaves the memory. `patience` is how long a bot may think before somebody
    else answers for it. `backlog` is how many bytes may wait for one connection that does not read them.
    `pace` is how many seconds a bot takes that moves for a person. `moment` multiplies the time that the
    table takes over a moment at which somebody may be asked in secret; `secret` is how many seconds a person
    has who is asked so. `gone` is after how many seconds of absence the others at a table may nudge somebody
    or let a bot play for them, and `abandon` after how many they may end the match without a result. The
    `purge_…` figures are days, 0 for never: `docs/hosting.md` says what they mean. `purge_every` is in
    seconds.
    """

    database: str = ""
    limits: float = 1.0
    grace: float = 0.8
    idle: float = 600.0
    patience: float = 15.0
    pace: float = 1.5
    moment: float = 1.0
    secret: float = 60.0
    thinkers: int = 1
    gone: float = 120.0
    abandon: float = 86_400.0
    purge_guests: float = 90.0
    purge_waiting: float = 30.0
    purge_unfinished: float = 365.0
    purge_finished: float = 0.0
    purge_every: float = 21_600.0
    caps: Caps = field(default_factory=Caps)
    backlog: int = 4_000_000

    @property
    def url(self) -> str:
        """The address of the database for SQLAlchemy, by default a file in the user's data folder."""
        return database_url(self.database or str(data_folder() / "kaper.db"))

    @classmethod
    def read(cls, database: str, environment: Mapping[str, str] = os.environ) -> "Settings":
        def figure(name: str, default: float) -> float:
            return float(environment.get(f"KAPER_{name}", default))

        limits = figure("LIMITS", cls.limits)
        return cls(
            database=database or environment.get("KAPER_DATABASE", ""),
            limits=limits,
            caps=Caps.read(limits, environment),
            grace=figure("GRACE", cls.grace),
            idle=figure("IDLE", cls.idle),
            patience=figure("PATIENCE", cls.patience),
            pace=figure("PACE", cls.pace),
            moment=figure("MOMENT", cls.moment),
            secret=figure("SECRET", cls.secret),
            backlog=int(figure("BACKLOG", cls.backlog)),
            thinkers=max(1, int(figure("THINKERS", min(4, cores() - 1)))),
            gone=figure("GONE", cls.gone),
            abandon=figure("ABANDON", cls.abandon),
            purge_guests=figure("PURGE_GUESTS", cls.purge_guests),
            purge_waiting=figure("PURGE_WAITING", cls.purge_waiting),
            purge_unfinished=figure("PURGE_UNFINISHED", cls.purge_unfinished),
            purge_finished=figure("PURGE_FINISHED", cls.purge_finished),
            purge_every=figure("PURGE_EVERY", cls.purge_every),
        )


def data_folder() -> Path:
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "kaper"


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
