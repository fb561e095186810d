"""Dice that anybody can check: the seed is fixed and published in disguise before the first answer.

The host draws a secret and publishes its SHA-256. Every seat may add a word of its own. The seed is made
of both, so neither the host nor a seat can choose it, and once the secret is shown all can check it.
"""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field


def draw_secret() -> str:
    return secrets.token_hex(32)


def commit(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def mix(secret: str, nonces: Sequence[str]) -> str:
    """The seed made of the host's secret and the seats' words; a length before each keeps them apart."""
    parts = [secret, *nonces]
    return hashlib.sha256("".join(f"{len(part)}:{part}" for part in parts).encode()).hexdigest()


@dataclass(frozen=True)
class Commitment:
    """What is published at the start: the disguised secret and what the seats added."""

    digest: str
    nonces: list[str] = field(default_factory=list)

    def holds(self, secret: str, seed: str) -> bool:
        """Whether this secret is the one that was promised and the seed was made from it."""
        return commit(secret) == self.digest and mix(secret, self.nonces) == seed
