"""What the build finds out by looking: which games there are, and whether the package is compiled."""

from collections.abc import MutableMapping
from pathlib import Path

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

GAMES = Path("src", "kaper", "games")


def game_entry_points(root: Path) -> dict[str, str]:
    """Each game's name and module: every package in the games folder is a game."""
    found = sorted(path.parent.name for path in (root / GAMES).glob("*/__init__.py"))
    return {name: f"kaper.games.{name}" for name in found}


class GamesHook(MetadataHookInterface):
    """Fills the entry point group `kaper.games`."""

    def update(self, metadata: MutableMapping[str, object]) -> None:
        """Called by hatchling before the metadata is written."""
        metadata["entry-points"] = {"kaper.games": game_entry_points(Path(self.root))}


class PlatformHook(BuildHookInterface[BuilderConfig]):
    """Tags a wheel that carries compiled modules with the platform they were compiled for."""

    def initialize(self, version: str, build_data: MutableMapping[str, object]) -> None:
        """Called by hatchling before the wheel is written."""
        if any(Path(self.root, "src").rglob("*.so")) or any(Path(self.root, "src").rglob("*.pyd")):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
