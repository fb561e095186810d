"""Games as PettingZoo parallel environments: all seats answer at once, and who is not asked waits.

That fits where seats choose together in secret; where they take turns, all but one can only wait.
"""

from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Dict
from pettingzoo import ParallelEnv

from kaper.arena.strength import usual_seats
from kaper.encoding.encoding import WAIT
from kaper.encoding.known import encoding_of
from kaper.engine.errors import NotAsked
from kaper.engine.game import Settings
from kaper.engine.registry import AnyGame, find
from kaper.engine.state import State
from kaper.env.seats import Offered, Seats, Told, agent_name, entropy, told_space

Infos = dict[str, dict[str, Any]]


class ParallelGameEnv(ParallelEnv):
    """A game with an agent for each seat; told and rewarded as in `GameEnv`."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - PettingZoo declares it so

    def __init__(self, game: AnyGame, seats: int, settings: Settings | None = None) -> None:
        self.game = game
        self.seats = seats
        self.settings = game.meta.complete(seats, settings or {})
        self.render_mode = None
        encoding = encoding_of(game)
        self.metadata = {**self.metadata, "name": f"kaper_{game.meta.name}_v{game.meta.rules_version}"}
        self.possible_agents = [agent_name(seat) for seat in range(seats)]
        self.observation_spaces = {agent: told_space(encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: Offered(encoding.actions) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Offered:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Told], Infos]:
        """A new match. No options are known."""
        table = Seats.new(self.game, self.seats, self.settings, entropy() if seed is None else seed)
        return self._sit_down(table)

    def _sit_down(self, table: Seats[State]) -> tuple[dict[str, Told], Infos]:
        self.table = table
        self.agents = self.possible_agents[:]
        return self._told(), {agent: {} for agent in self.agents}

    def _told(self) -> dict[str, Told]:
        told = {agent: self.table.given(seat) for seat, agent in enumerate(self.possible_agents)}
        for agent, given in told.items():
            self.action_spaces[agent].mask = given["action_mask"]
        return told

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Told], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """An answer of everybody: `WAIT` of those who are not asked."""
        asked = self.table.asked()
        for seat, agent in enumerate(self.possible_agents):
            if seat not in asked and actions.get(agent, WAIT) != WAIT:
                raise NotAsked(f"Seat {seat} is not asked now.", "not-asked", seat=seat)
        for seat in asked:
            self.table.answer(seat, int(actions[self.possible_agents[seat]]))
        told, over = self._told(), self.table.over
        rewards = dict(zip(self.possible_agents, self.table.shares(), strict=True))
        ended = dict.fromkeys(self.possible_agents, over)
        cut = dict.fromkeys(self.possible_agents, False)
        infos: Infos = {agent: {} for agent in self.possible_agents}
        if over:
            self.agents = []
        return told, rewards, ended, cut, infos

    def copy(self) -> "ParallelGameEnv":
        """An independent copy in the middle of a match, with the same dice and cards to come."""
        twin = ParallelGameEnv(self.game, self.seats, self.settings)
        twin.table, twin.agents = self.table.copy(), self.agents[:]
        return twin

    def save(self) -> bytes:
        """The match in a few bytes: its seed and its answers."""
        return self.table.save()

    def restore(self, saved: bytes) -> dict[str, Told]:
        """Go on where it was saved; what everybody is told there."""
        return self._sit_down(Seats.restored(self.game, saved))[0]


def parallel_env(name: str, seats: int | None = None, settings: Settings | None = None) -> ParallelGameEnv:
    """An installed game by its name, with four seats or as near to them as it allows."""
    return ParallelGameEnv(find(name).load(), seats or usual_seats(name), settings)
