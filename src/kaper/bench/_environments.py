"""Steps of PettingZoo's classic games, and of Catanatron's Gymnasium, with random answers; printed as JSON.

Run by path in an environment of its own (see peers.py), so it imports nothing of Kaper.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import gymnasium

CLASSIC = ("connect_four_v3", "tictactoe_v3", "chess_v6", "texas_holdem_v4", "leduc_holdem_v4")
MANY = 200
"""Steps between two looks at the clock, which take time themselves."""


def classic(name: str) -> Callable[[], int]:
    """PettingZoo's own benchmark: told, answered at random."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=1)

    def steps() -> int:
        taken = 0
        while taken < MANY:
            told, _, over, cut, info = env.last()
            if over or cut:
                env.reset()
                continue
            mask = told["action_mask"] if isinstance(told, dict) else info["action_mask"]
            env.step(random.choice(mask.nonzero()[0].tolist()))
            taken += 1
        return taken

    return steps


def catanatron() -> Callable[[], int]:
    """A seat of Catanatron against one random player."""
    env = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True)
    env.reset(seed=1)
    game: Any = env.unwrapped

    def steps() -> int:
        for _ in range(MANY):
            _, _, over, cut, _ = env.step(random.choice(game.get_valid_actions()))
            if over or cut:
                env.reset()
        return MANY

    return steps


def measured(steps: Callable[[], int], seconds: float) -> tuple[int, float]:
    """How many steps, and how much of the processor's time they took."""
    steps()
    taken, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        taken += steps()
    return taken, time.process_time() - start


def main(seconds: float) -> None:
    """Measure all of them."""
    random.seed(1)
    found = {"Catanatron": measured(catanatron(), seconds)}
    for name in CLASSIC:
        found[name] = measured(classic(name), seconds)
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main(float(sys.argv[1]))
