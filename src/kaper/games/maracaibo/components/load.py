"""The component file, read once."""

from typing import Any, Final

from kaper.engine.components import read_components

Row = dict[str, Any]
"""A row of the file; what is made of it has a type."""
EffectRow = dict[str, object]
COMPONENTS: Final[Row] = read_components("kaper.games.maracaibo")
