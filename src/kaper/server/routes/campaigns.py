"""Campaigns: what a game asks somebody to beat, and what they have beaten so far."""

from collections.abc import Sequence

import msgspec
from litestar import get
from sqlalchemy import Connection

from kaper.engine.registry import games
from kaper.server.context import ServerContext
from kaper.server.storage.accounts import Account
from kaper.server.storage.campaigns import Tried, tried_by


class ChallengeShown(msgspec.Struct):
    """The settings that make a challenge, and how an account fared.

    `beaten` counts the matches that players and not the rules have won, `won` those that the account itself
    did; `best` is its highest score, null before the first try.
    """

    settings: dict[str, str]
    tries: int
    beaten: int
    won: int
    best: int | None


class CampaignShown(msgspec.Struct):
    """All challenges of a game, for this many players."""

    game: str
    players: int
    challenges: list[ChallengeShown]


@get("/api/campaigns", tags=["games"])
async def campaigns(server: ServerContext, me: Account) -> list[CampaignShown]:
    """The campaigns of all games, with what you have beaten."""
    offered = {
        name: entry.meta.campaign for name, entry in games().items() if entry.meta.campaign is not None
    }
    tried = await server.database.read(_tried, me.id, list(offered)) if me.id else []
    return [
        CampaignShown(
            game,
            campaign.players,
            [_shown(each, [one for one in tried if one.game == game]) for each in campaign.challenges()],
        )
        for game, campaign in offered.items()
    ]


def _tried(connection: Connection, account: str, names: Sequence[str]) -> list[Tried]:
    return list(tried_by(connection, account, names))


def _shown(settings: dict[str, str], tried: Sequence[Tried]) -> ChallengeShown:
    own = [each for each in tried if settings.items() <= each.settings.items()]
    beaten = [each for each in own if any(winner < each.players for winner in each.outcome.winners)]
    won = [each for each in own if each.seat in each.outcome.winners]
    best = max((each.outcome.scores[each.seat] for each in own), default=None)
    return ChallengeShown(settings, len(own), len(beaten), len(won), best)
