"""Breaks that nobody could notice, each with the reason: `harmless.toml` among a game's tests.

Only for what truly cannot be seen, such as a bound that is never reached. A break that a player could notice
wants a test, and code that can be broken without harm is often code that can go.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Harmless:
    """A change as `make mutate` prints it, in a top name of a module, and why it does no harm."""

    name: str
    change: str
    why: str


def harmless(tests: Path) -> list[Harmless]:
    """What is known about the game of these tests."""
    path = tests / "harmless.toml"
    if not path.exists():
        return []
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["break"]
    return [Harmless(row["name"], row["change"], row["why"]) for row in rows]
