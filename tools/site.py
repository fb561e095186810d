"""Builds the site of the documentation into build/site; any warning is an error.

    python -m tools.site

A page keeps its path in the repository, so that a link leads to the same place on GitHub and in the site.
Games are found by their folders, the modules of the engine by their files.
"""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
PAGES = BUILD / "docs"
SITE = BUILD / "site"
CONFIG = ROOT / "docs" / "site.yml"
COLOURS = ROOT / "web" / "src" / "styles" / "tokens.css"
SCHEMES = {
    ":root {": "[data-md-color-scheme] {",
    ":root[data-theme='dark'] {": "[data-md-color-scheme='slate'] {",
}
"""How the page and the site call light and dark."""
ENGINE = ROOT / "src" / "kaper" / "engine"
GAMES = ROOT / "src" / "kaper" / "games"

START = ["player", "host", "researcher", "author"]
SERVER = ["docs/hosting.md", "docs/limits.md"]
WORKINGS = [
    "docs/architecture.md", "docs/protocol.md", "docs/bots.md", "docs/cluster.md", "docs/scene.md",
    "docs/learning.md", "docs/teaching.md", "docs/strength.md",
]  # fmt: skip
PROJECT = ["CONTRIBUTING.md", "CHANGELOG.md", "NOTICE.md"]
OF_A_GAME = {"RULES.md": "Rules", "RULES.pl.md": "Zasady", "BALANCE.md": "Balance", "CARDS.md": "Cards"}
"""The pages that a game may have in its folder, and what they are called."""
BESIDE_THE_PAGES = [
    "LICENSE",
    "examples/bot.py",
    "examples/bot.js",
    "web/public/favicon.svg",
    "docs/site.css",
]
REFERENCE = "docs/engine/{}.md"

Entry = str | dict[str, "Entry | list[Entry]"]


def contents() -> list[Entry]:
    """The pages in their order, under the names of their chapters."""
    return [
        {"Kaper": "README.md"},
        {"Ten minutes": [{f"The {reader}": f"docs/start/{reader}.md"} for reader in START]},
        {"Games": [{title(game): [*books(game)]} for game in games()]},
        {"Server": [*SERVER]},
        {"How it works": [*WORKINGS]},
        {"Engine": [{module: REFERENCE.format(module)} for module in modules()]},
        {"Project": [*PROJECT]},
    ]


def games() -> list[Path]:
    return sorted(path.parent for path in GAMES.glob("*/game.py"))


def title(game: Path) -> str:
    """As its own words have it."""
    found = re.search(r"^game-title = (.+)$", (game / "locale" / "en.ftl").read_text("utf-8"), re.MULTILINE)
    return found[1] if found else game.name


def books(game: Path) -> Iterator[Entry]:
    for name, called in OF_A_GAME.items():
        if (game / name).exists():
            yield {called: (game / name).relative_to(ROOT).as_posix()}


def modules() -> list[str]:
    return sorted(path.stem for path in ENGINE.glob("*.py") if not path.stem.startswith("_"))


def paths(entries: list[Entry]) -> Iterator[str]:
    """The files behind the entries."""
    for entry in entries:
        if isinstance(entry, str):
            yield entry
        else:
            for each in entry.values():
                yield from paths(each if isinstance(each, list) else [each])


def lay_out() -> None:
    """Put all that the site is made of where its builder looks for it."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs" / "screenshots", PAGES / "docs" / "screenshots")
    written = reference()
    for path in [*paths(contents()), *BESIDE_THE_PAGES]:
        target = PAGES / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if path in written:
            target.write_text(written[path], "utf-8")
        else:
            shutil.copy(ROOT / path, target)
    (PAGES / "docs" / COLOURS.name).write_text(colours(), "utf-8")
    # JSON is YAML, too.
    config = CONFIG.read_text("utf-8") + f"\nnav: {json.dumps(contents())}\n"
    (BUILD / "mkdocs.yml").write_text(config, "utf-8")


def reference() -> Mapping[str, str]:
    """A page for each module of the engine; its words are the docstrings."""
    return {REFERENCE.format(each): f"# {each}\n\n::: kaper.engine.{each}\n" for each in modules()}


def colours() -> str:
    """The colours of the page, as the site asks for them."""
    text = COLOURS.read_text("utf-8")
    for ours, theirs in SCHEMES.items():
        assert ours in text, f"{COLOURS} has no {ours}"
        text = text.replace(ours, theirs)
    return text


def main() -> int:
    """The builder's own code: 1 if it has warned of anything."""
    lay_out()
    shutil.rmtree(SITE, ignore_errors=True)
    command = [
        sys.executable,
        "-m",
        "zensical",
        "build",
        "--strict",
        "--config-file",
        str(BUILD / "mkdocs.yml"),
    ]
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
