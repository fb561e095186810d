"""Reads a game's component file, once; whoever reads it says which rows it has."""

import tomllib
from importlib.resources import files

FILE = "components.toml"


def read_components(package: str) -> dict[str, object]:
    """All that stands in the `components.toml` of a game's package."""
    return tomllib.loads(files(package).joinpath(FILE).read_text(encoding="utf-8"))
