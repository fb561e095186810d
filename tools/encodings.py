"""Writes down what each game's encoding knows, after its views or options have changed.

Each game is played some hundred times; the same again gives the same file.
"""

import sys

from kaper.encoding.known import FILE, folder, write
from kaper.encoding.survey import Surveyor
from kaper.engine.registry import games

GAMES = 800


def main(names: list[str]) -> None:
    """The named games, or all that are installed."""
    for name in names or games():
        game = games()[name].load()
        place = folder(game)
        assert place is not None
        write(Surveyor(game).survey(GAMES), place / FILE)
        print(place / FILE)


if __name__ == "__main__":
    main(sys.argv[1:])
