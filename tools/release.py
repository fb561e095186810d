"""Makes a release and tries it: version, changelog, sdist, wheels, and what they do where nothing else is.

    python -m tools.release            all of it, into build/release
    python -m tools.release --draft    the same while the changelog still says "Unreleased"

Nothing is published; build/release then has the files to upload and the notes to show.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path

import kaper
from kaper.engine.registry import games
from kaper.words import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
RELEASE = ROOT / "build" / "release"
NEWEST = ("python3.14", "python3.13", "python3.12")
MEGABYTE = 1_000_000
LARGEST = {"sdist": 12 * MEGABYTE, "wheel": 5 * MEGABYTE, "compiled wheel": 16 * MEGABYTE}
NEVER = re.compile(r"(^|/)(node_modules|__pycache__|\.venv|\.git|build|dist|test-results)/|\.(pyc|db|log)$")
LIBRARY = (".so", ".pyd")


class Unfit(Exception):
    """Something that must not be released."""


def main() -> None:
    """Every step says what it does; the first that fails ends it."""
    try:
        release(draft="--draft" in sys.argv)
    except Unfit as fault:
        sys.exit(f"Not fit for release: {fault}")


def release(draft: bool) -> None:
    """The steps in their order."""
    version = kaper.__version__
    notes = notes_of((ROOT / "CHANGELOG.md").read_text("utf-8"), version, draft)
    shutil.rmtree(RELEASE, ignore_errors=True)
    RELEASE.mkdir(parents=True)
    (RELEASE / "notes.md").write_text(notes, encoding="utf-8")
    print(f"Kaper {version}: building", flush=True)
    sdist = build_sdist()
    check("sdist", sdist, names_in(sdist))
    wheels = {
        "wheel": build_wheel(sdist, compiled=False),
        "compiled wheel": build_wheel(sdist, compiled=True),
    }
    for what, wheel in wheels.items():
        check(what, wheel, names_in(wheel))
    for python in pythons():
        # A wheel that was compiled suits the version that compiled it.
        own = python == sys.executable
        for what in wheels if own else ["wheel"]:
            print(f"trying the {what} on {python}", flush=True)
            try_out(python, wheels[what])
    print("Fit for release:", *(path.name for path in sorted(RELEASE.iterdir())), sep="\n  ")


def notes_of(changelog: str, version: str, draft: bool) -> str:
    """What the changelog says of a version, which must be its newest; a draft may still be unreleased."""
    sections = re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]
    newest = sections[0] if sections else ""
    heading, _, text = newest.partition("\n")
    if draft and heading.startswith("[Unreleased]"):
        return text.strip() + "\n"
    if not re.fullmatch(rf"\[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d", heading.strip()):
        raise Unfit(f"the newest entry of CHANGELOG.md is {heading!r} and not [{version}] with its date")
    return text.strip() + "\n"


def build_sdist() -> Path:
    """The source, from which the wheels are then built: what it lacks is noticed."""
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(RELEASE), str(ROOT))
    return next(RELEASE.glob("*.tar.gz"))


def build_wheel(sdist: Path, compiled: bool) -> Path:
    folder = ROOT / "build" / "release-source"
    shutil.rmtree(folder, ignore_errors=True)
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (source,) = folder.iterdir()
    before = set(RELEASE.glob("*.whl"))
    command = [
        sys.executable,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--outdir",
        str(RELEASE),
        str(source),
    ]
    run(*command, KAPER_COMPILE="1" if compiled else "")
    (made,) = set(RELEASE.glob("*.whl")) - before
    shutil.rmtree(folder)
    return made


def names_in(path: Path) -> list[str]:
    """The files of an archive, of an sdist without the folder that they are all in."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            return wheel.namelist()
    with tarfile.open(path) as sdist:
        return [name.partition("/")[2] for name in sdist.getnames()]


def check(what: str, path: Path, names: Sequence[str]) -> None:
    """All that must be in it, nothing that must not, and a size to be downloaded by anybody."""
    missing = [name for name in wanted(what) if not any(each.endswith(name) for each in names)]
    if missing:
        raise Unfit(f"the {what} lacks {', '.join(missing)}")
    strange = [name for name in names if NEVER.search(name)]
    if strange:
        raise Unfit(f"the {what} has {', '.join(strange[:5])}")
    compiled = any(name.endswith(LIBRARY) for name in names)
    if compiled != (what == "compiled wheel"):
        raise Unfit(f"the {what} has {'' if compiled else 'no '}compiled modules")
    size = path.stat().st_size
    if size > LARGEST[what]:
        raise Unfit(f"the {what} has {size:,} bytes, more than {LARGEST[what]:,}")
    print(f"{path.name}: {len(names)} files, {size:,} bytes", flush=True)


def wanted(what: str) -> Iterable[str]:
    """The ends of the names of files that everybody needs."""
    yield from ("LICENSE", "NOTICE.md", "kaper/py.typed", "kaper/server/storage/migrations/script.py.mako")
    for entry in games().values():
        folder = f"kaper/games/{entry.meta.name}"
        yield from (f"{folder}/RULES.md", f"{folder}/components.toml")
        yield from (f"{folder}/locale/{language}.ftl" for language in LANGUAGES)
    if what == "sdist":
        yield from (
            "tools/web.py",
            "tools/compile.py",
            "web/package-lock.json",
            "tests/conftest.py",
            "Makefile",
        )
    else:
        yield "kaper/server/static/index.html"


def pythons() -> list[str]:
    """The Python that runs this, the oldest that is supported, and the newest that is here."""
    newer = [name for name in NEWEST if works(name)]
    return [sys.executable, *newer[:1]]


def works(python: str) -> bool:
    """Tried, not only looked for: a shim can exist for a version that is not there."""
    command = [python, "-c", "import venv, ensurepip"]
    return (
        bool(shutil.which(python))
        and subprocess.run(command, capture_output=True, check=False).returncode == 0
    )


def try_out(python: str, wheel: Path) -> None:
    """Install into an empty environment, with its dependencies, and do what a newcomer does."""
    folder = ROOT / "build" / "release-trial"
    shutil.rmtree(folder, ignore_errors=True)
    run(python, "-m", "venv", str(folder))
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    run(
        str(programs / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check", "install", str(wheel)
    )
    run(str(programs / "python"), str(ROOT / "tools" / "trial.py"), str(programs / "kaper"))
    shutil.rmtree(folder)


def run(*command: str, **environment: str) -> None:
    """A command that must end well, in an environment of its own."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "KAPER_"))}
    done = subprocess.run(command, cwd=ROOT, env={**clean, **environment}, check=False)
    if done.returncode:
        raise Unfit(f"{' '.join(command)} failed")


if __name__ == "__main__":
    main()
