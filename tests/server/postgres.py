"""A PostgreSQL server for tests, started for them if there is one on this machine."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

USERS = ("postgres", "nobody")
"""PostgreSQL does not run as root."""


def programs() -> Path | None:
    """The folder of PostgreSQL's programs: Debian keeps them off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


def installed() -> Path:
    """The same, for those who cannot do without."""
    found = programs()
    if found is None:
        raise FileNotFoundError("PostgreSQL is not installed (Debian: apt install postgresql)")
    return found


def user() -> str | None:
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in USERS if name in known)


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    pytest.importorskip("asyncpg", reason="the extra `postgres` is not installed")
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    with running(found) as address:
        yield address


@contextmanager
def running(found: Path) -> Iterator[str]:
    """The address of a new database; `found` is the folder of the programs."""
    as_user = user()
    with tempfile.TemporaryDirectory(prefix="kaper-pg-", ignore_cleanup_errors=True) as folder:
        if as_user is not None:
            shutil.chown(folder, as_user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        data = f"{folder}/data"
        run([str(found / "initdb"), "-D", data, "-U", "kaper", "-A", "trust", "-E", "UTF8"], as_user, folder)
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        control = [str(found / "pg_ctl"), "-D", data, "-w", "-l", f"{folder}/log"]
        run([*control, "-o", options, "start"], as_user, folder)
        try:
            yield f"postgresql://kaper@127.0.0.1:{port}/postgres"
        finally:
            run([*control, "-m", "immediate", "stop"], as_user, folder)


def run(command: list[str], as_user: str | None, folder: str) -> None:
    subprocess.run(command, user=as_user, cwd=folder, check=True, stdout=subprocess.DEVNULL, timeout=120)
