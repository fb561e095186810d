"""What the build finds out by looking: which games there are, whether the page is built, and whether what
plays shall be compiled (`KAPER_COMPILE`).
"""

import os
import subprocess
import sys
from collections.abc import MutableMapping
from pathlib import Path

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

GAMES = Path("src", "kaper", "games")
NODE_LOCK = Path("requirements", "web.lock")
PAGE_TOOL = Path("tools", "web.py")
COMPILER = Path("tools", "compile.py")
COMPILED = Path("build", "compile", "src")
LIBRARIES = (".so", ".pyd")


def game_entry_points(root: Path) -> dict[str, str]:
    """Each game's name and module: every package in the games folder is a game."""
    found = sorted(path.parent.name for path in (root / GAMES).glob("*/__init__.py"))
    return {name: f"kaper.games.{name}" for name in found}


def wants_compiled() -> bool:
    return bool(os.environ.get("KAPER_COMPILE"))


class GamesHook(MetadataHookInterface):
    """Fills the entry point group `kaper.games`."""

    def update(self, metadata: MutableMapping[str, object]) -> None:
        """Called by hatchling before the metadata is written."""
        metadata["entry-points"] = {"kaper.games": game_entry_points(Path(self.root))}


class WheelHook(BuildHookInterface[BuilderConfig]):
    """Puts the built page into a wheel and, if they are wanted, compiled modules, which suit one platform."""

    def dependencies(self) -> list[str]:
        """Called by hatchling before the build: Node, only if there is a page to build, and a compiler."""
        node = [] if self._page("--check") else Path(self.root, NODE_LOCK).read_text().split()
        return [*node, *self.metadata.core.optional_dependencies["compile"]] if wants_compiled() else node

    def initialize(self, version: str, build_data: MutableMapping[str, object]) -> None:
        """Called by hatchling before the wheel is written; an editable one serves the checkout's own page."""
        if version == "standard" and not self._page():
            raise SystemExit("The wheel was not built, because its page could not be.")
        if version == "standard" and wants_compiled():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"] = self._compiled()

    def _compiled(self) -> dict[str, str]:
        """Where each compiled module lies, and where in the wheel it belongs: beside its source."""
        subprocess.run([sys.executable, str(Path(self.root, COMPILER))], cwd=self.root, check=True)
        folder = Path(self.root, COMPILED)
        found = [path for path in folder.rglob("*") if path.suffix in LIBRARIES]
        return {str(path): path.relative_to(folder).as_posix() for path in found}

    def _page(self, *arguments: str) -> bool:
        """Run the page's own tool; where its sources were left out, the page is there already."""
        tool = Path(self.root, PAGE_TOOL)
        command = [sys.executable, str(tool), *arguments]
        return not tool.is_file() or subprocess.run(command, check=False).returncode == 0
