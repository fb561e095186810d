"""Games as PettingZoo AEC environments: one seat answers after another."""

from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from kaper.arena.strength import usual_seats
from kaper.encoding.known import encoding_of
from kaper.engine.game import Settings
from kaper.engine.registry import AnyGame, find
from kaper.engine.state import State
from kaper.env.seats import Seats, Told, agent_name, entropy, told_space


class GameEnv(AECEnv):
    """A game with an agent for each seat, `seat_0` first.

    An agent is told what its seat may know, and its mask says which answers it can give. It is rewarded in
    the end with its part of the victory: 1 for who wins alone. Who is asked in secret is known only to who
    runs the environment: no observation tells.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo declares it so
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        settings: Settings | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = game
        self.seats = seats
        self.settings = game.meta.complete(seats, settings or {})
        self.render_mode = render_mode
        self.encoding = encoding_of(game)
        self.metadata = {**GameEnv.metadata, "name": f"kaper_{game.meta.name}_v{game.meta.rules_version}"}
        self.possible_agents = [agent_name(seat) for seat in range(seats)]
        self.observation_spaces = {agent: told_space(self.encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.encoding.actions) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "Discrete[Any]":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; the same seed and answers give the same again. No options are known."""
        table = Seats.new(self.game, self.seats, self.settings, entropy() if seed is None else seed)
        self._sit_down(table)

    def _sit_down(self, table: Seats[State]) -> None:
        self.table = table
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[0]
        self._turn()

    def _turn(self) -> None:
        """Whose answer is next; or the end."""
        if not self.table.over:
            self.agent_selection = self.possible_agents[self.table.asked()[0]]
            return
        for agent, share in zip(self.possible_agents, self.table.shares(), strict=True):
            self.rewards[agent] = share
            self.terminations[agent] = True
        self._accumulate_rewards()

    def step(self, action: int | None) -> None:
        """The next agent's answer; `None` for who is told that it is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.answer(self.possible_agents.index(agent), int(action))
        self._turn()

    def observe(self, agent: str) -> Told:
        return self.table.given(self.possible_agents.index(agent))

    def render(self) -> str | None:
        """Who is asked what, as text."""
        if self.render_mode is None:
            return None
        asks = [f"seat {ask.seat}: {ask.prompt}" for ask in self.table.match.pending]
        return f"{self.game.meta.name} after {len(self.table.match.answers)} answers; " + ", ".join(asks)

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

    # --- what PettingZoo's own environments cannot do

    def copy(self) -> "GameEnv":
        """An independent copy in the middle of a match, with the same dice and cards to come."""
        twin = GameEnv(self.game, self.seats, self.settings, self.render_mode)
        twin._sit_down(self.table.copy())
        twin._take_leave(self.agents)
        return twin

    def save(self) -> bytes:
        """The match in a few bytes: its seed and its answers."""
        return self.table.save()

    def restore(self, saved: bytes) -> None:
        """Go on where it was saved, in this process or in another."""
        self._sit_down(Seats.restored(self.game, saved))

    def _take_leave(self, agents: list[str]) -> None:
        """Agents that were told already that it is over are gone."""
        while len(self.agents) > len(agents):
            self.step(None)


def env(name: str, seats: int | None = None, settings: Settings | None = None) -> GameEnv:
    """An installed game by its name, with four seats or as near to them as it allows."""
    return GameEnv(find(name).load(), seats or usual_seats(name), settings)
