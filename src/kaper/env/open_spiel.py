"""Games as OpenSpiel games: sequential, of imperfect information, with every draw as a node of chance.

`register()` makes all installed games known to OpenSpiel as `python_kaper_<name>`. Settings are parameters;
one that is not given has the game's default. Needs the extra `openspiel`.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from kaper.arena.strength import usual_seats
from kaper.bots.rollout import won
from kaper.encoding.encoding import Encoding
from kaper.encoding.known import encoding_of
from kaper.engine.game import Meta
from kaper.engine.registry import AnyGame, find, games
from kaper.engine.state import State
from kaper.env.explicit import ExplicitMatch

PREFIX: Final = "python_kaper_"
MOST_DRAWN: Final = 1024
"""More than any deck or bag holds."""
PLAYERS: Final = "players"


def game_type(meta: Meta) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + meta.name,
        long_name=f"{meta.titles['en']} (Kaper)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=meta.players[-1],
        min_num_players=meta.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            PLAYERS: usual_seats(meta.name),
            **{setting.name: "" for setting in meta.settings},
        },
    )


class SpielGame(pyspiel.Game):
    """A game with a number of players and settings; each installed game is a class of its own.

    It holds only what can be pickled, since OpenSpiel copies games so.
    """

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        name = self.name
        given = dict(params or {})
        players = int(given.get(PLAYERS, usual_seats(name)))
        meta = self.rules.meta
        chosen = {setting.name: given[setting.name] for setting in meta.settings if given.get(setting.name)}
        self.settings = meta.complete(players, chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=MOST_DRAWN,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=meta.longest,
        )
        super().__init__(game_type(meta), info, given)

    @property
    def rules(self) -> AnyGame:
        """The game as Kaper knows it."""
        return find(self.name).load()

    @property
    def encoding(self) -> Encoding:
        """How it is told in numbers."""
        return encoding_of(self.rules)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self)


class SpielState(pyspiel.State):
    """Where a match stands, for OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._table: ExplicitMatch[State] = ExplicitMatch(game.rules, game.num_players(), game.settings)

    @property
    def table(self) -> ExplicitMatch[State]:
        """The match itself."""
        return self._table

    def current_player(self) -> int:
        if self._table.wanted:
            return int(pyspiel.PlayerId.CHANCE)
        ask = self._table.ask
        return int(pyspiel.PlayerId.TERMINAL) if ask is None else ask.seat

    def is_terminal(self) -> bool:
        return not self._table.wanted and self._table.ask is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        wanted = self._table.wanted
        return [(nth, 1 / wanted) for nth in range(wanted)]

    def _legal_actions(self, player: int) -> list[int]:
        ask = self._table.ask
        return [] if ask is None or ask.seat != player else sorted(self._encoding().numbers(ask))

    def _encoding(self) -> Encoding:
        return encoding_of(self._table.game)

    def _apply_action(self, action: int) -> None:
        ask = self._table.ask
        if ask is None:
            self._table.say(action)
        else:
            self._table.answer(ask, ask.options[self._encoding().place(ask, action)])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance:{action}"
        return self._encoding().action_name(action)

    def returns(self) -> list[float]:
        match, seats = self._table.match, self._table.seats
        outcome = None if match is None else match.outcome
        return [0.0] * seats if outcome is None else won(outcome)[:seats]

    def __str__(self) -> str:
        ask = self._table.ask
        waits = f"chance of {self._table.wanted}" if self._table.wanted else repr(ask) if ask else "over"
        return f"{self._table.game.meta.name} after {' '.join(map(str, self.history()))}: {waits}"


class SpielObserver:
    """What a seat is told, as the tensor that all of Kaper's environments give."""

    def __init__(self, game: SpielGame) -> None:
        self.encoding = game.encoding
        self.tensor = np.zeros(self.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Where chance is asked in the middle of a rule, there is nothing to be seen yet."""
        match = state.table.match
        self.tensor.fill(0)
        if match is not None:
            for place, value in self.encoding.write(match, player).summed().items():
                self.tensor[place] = value

    def string_from(self, state: SpielState, player: int) -> str:
        """The names of all entries that are not 0, with their values."""
        match = state.table.match
        if match is None:
            return "chance"
        told = self.encoding.write(match, player).summed()
        return " ".join(f"{self.encoding.names[place]}:{value:g}" for place, value in sorted(told.items()))


def register() -> list[str]:
    """Make all installed games known to OpenSpiel, and give their names there."""
    known = set(pyspiel.registered_names())
    for name, entry in games().items():
        if PREFIX + name not in known:
            # A class and no partial: OpenSpiel lets go of it when Python is gone already. Pickles name it.
            kind = type(f"SpielGame_{name}", (SpielGame,), {"name": name})
            globals()[kind.__name__] = kind
            pyspiel.register_game(game_type(entry.meta), kind)
    return [PREFIX + name for name in games()]
