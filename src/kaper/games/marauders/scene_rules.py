"""The rules that matter for each question, the most important first."""

from typing import Final

RULES: Final[dict[str, list[str]]] = {}
