"""How many steps a second learners can take in environments, on one core, with random answers."""

import json
import random
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Final

from kaper.bench.peers import PeerFailed, environment, last_line
from kaper.engine.registry import find
from kaper.env.aec import GameEnv, env
from kaper.env.single import SeatEnv

SCRIPT: Final = Path(__file__).with_name("_environments.py")
PEERS: Final = "pettingzoo[classic]==1.27.0 catanatron_gym==4.0.0"
MANY: Final = 200
"""Steps between two looks at the clock, which take time themselves."""
ALL, ONE = "PettingZoo", "Gymnasium"
BOTS: Final = ["random"]


@dataclass(frozen=True)
class Steps:
    """Steps that were taken by all seats, or by one against random bots, and the processor's seconds."""

    who: str
    kind: str
    steps: int
    seconds: float

    @property
    def per_second(self) -> float:
        """How many were taken in a second."""
        return self.steps / self.seconds


def measure(names: Sequence[str], seconds: float) -> list[Steps]:
    """Every game in both ways."""
    found: list[Steps] = []
    for name in names:
        found.append(Steps(name, ALL, *_measured(_all_seats(env(name)), seconds)))
        game = find(name).load()
        found.append(Steps(name, ONE, *_measured(_one_seat(SeatEnv(game, 2, bots=BOTS)), seconds)))
    return found


def peers(seconds: float) -> list[Steps]:
    """Others in the same run, in an environment of their own; the first call installs them."""
    command = [str(environment(PEERS)), "-W", "ignore", str(SCRIPT), str(seconds)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        raise PeerFailed(f"The other environments did not take their steps: {last_line(run.stderr)}.")
    # What libraries greet with stands before it.
    found: dict[str, tuple[int, float]] = json.loads(run.stdout.splitlines()[-1])
    return [
        Steps(who, ONE if who == "Catanatron" else ALL, steps, taken) for who, (steps, taken) in found.items()
    ]


def _measured(steps: Callable[[], None], seconds: float) -> tuple[int, float]:
    steps()
    taken, start = 0, process_time()
    while process_time() - start < seconds:
        steps()
        taken += MANY
    return taken, process_time() - start


def _all_seats(game: GameEnv) -> Callable[[], None]:
    """As PettingZoo's own benchmark does it: be told, answer at random."""
    game.reset(seed=1)

    def steps() -> None:
        for _ in range(MANY):
            if game.table.over:
                game.reset()
            told = game.last()[0]
            assert told is not None
            game.step(random.choice(told["action_mask"].nonzero()[0].tolist()))

    return steps


def _one_seat(seat: SeatEnv) -> Callable[[], None]:
    def steps() -> None:
        told, _ = seat.reset()
        for _ in range(MANY):
            told, _, over, _, _ = seat.step(random.choice(told["action_mask"].nonzero()[0].tolist()))
            if over:
                told, _ = seat.reset()

    return steps
