"""What an option would do and cost, as far as the viewer can be sure of it: figures for its label."""

from typing import Final

from kaper.engine.show import Seen
from kaper.games.marauders.show.labels_fight import FIGHT_FINDERS
from kaper.games.marauders.show.labels_port import PORT_FINDERS
from kaper.games.marauders.show.labels_sea import SEA_FINDERS, Figures, Finder
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.view.view import View

FINDERS: Final[dict[str, Finder]] = {**SEA_FINDERS, **PORT_FINDERS, **FIGHT_FINDERS}


def details(seen: Seen[Marauders, View], prompt: str, option: str) -> Figures:
    """More figures for the label of an option; what needs none gives none."""
    verb, *detail = option.split(":")
    find = FINDERS.get(verb)
    return {} if find is None else find(seen.state, seen.viewer, prompt, detail)
