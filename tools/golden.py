"""Writes the golden games of all installed games anew, or only those of the games that are named."""

import sys
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kaper.engine.registry import AnyGame, find, games
from tests.conformance.golden import Golden, folder, found, goldens

SEEDS = 300


def main() -> None:
    """Write every game that its folder's `games.toml` lists."""
    for name in sys.argv[1:] or games():
        entry = find(name)
        for golden in goldens(entry):
            lines = found(entry.load(), golden)
            path = folder(entry) / f"{golden.name}.txt"
            path.write_text("\n".join(lines) + "\n")
            print(f"{path}: {len(lines)} lines")
            if not ends_well(lines, golden):
                print(f"  does not end with {golden.ending}; {advice(entry.load(), golden)}")


def ends_well(lines: list[str], golden: Golden) -> bool:
    """Whether the game came to the end that it was made for."""
    return any(line.startswith(f"The end: {golden.ending}, ") for line in lines)


def advice(game: AnyGame, golden: Golden) -> str:
    """The first seed with which the game ends as it should."""
    for seed in map(str, range(SEEDS)):
        if ends_well(found(game, replace(golden, seed=seed)), golden):
            return f'with seed = "{seed}" it would'
    return f"no seed below {SEEDS} does it: try another policy or other preferences"


if __name__ == "__main__":
    main()
