"""Debian's Chromium, installed if it is missing and that is possible."""

import os
import shutil
import subprocess
from functools import cache

import pytest

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
# Another test process may be at it at the same time: wait for it and find it done.
PATIENT = ["-o", "DPkg::Lock::Timeout=600"]
INSTALL = ["apt-get", *PATIENT, "install", "--yes", "--no-install-recommends", "chromium"]


@cache
def chromium() -> str:
    """The browser's path; the tests are skipped where there is none and none can be installed."""
    found = shutil.which("chromium")
    if found is None and _may_install():
        _install()
        found = shutil.which("chromium")
    if found is None:
        pytest.skip("Chromium is missing and could not be installed; on Debian: apt-get install chromium")
    return found


def _may_install() -> bool:
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def _install() -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (INSTALL, ["apt-get", "update"], INSTALL):
        done = subprocess.run(command, env=environment, capture_output=True, check=False)
        if command is INSTALL and done.returncode == 0:
            return
