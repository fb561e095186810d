"""What is said about a position of Merchants & Marauders."""

from kaper.engine.match import Match
from kaper.engine.registry import Entry
from kaper.engine.show import Asked
from kaper.engine.sight import sight
from kaper.games import marauders
from kaper.games.marauders import META
from kaper.games.marauders.state.state import Marauders
from kaper.words import Narrator, Offer, Words
from tests.games.marauders.table import Seat

ENTRY = Entry(META, marauders.__name__)
NAMES = ["Anna", "Bartek", "Celina", "Dawid"]


def narrator(lang: str) -> Narrator:
    return Narrator(Words(lang, [ENTRY.folder]), ENTRY.load().show(), NAMES)


def offer(match: Match[Marauders], option: str, lang: str) -> Offer:
    (ask,) = match.pending
    asked = Asked(ask.prompt, [each.text for each in ask.options], dict(ask.about))
    assert option in asked.options
    return narrator(lang).offer(match.game.look(match.state, ask.seat), asked, option)


def label(match: Match[Marauders], option: str, lang: str = "en") -> str:
    return offer(match, option, lang).words


def tip(match: Match[Marauders], option: str, lang: str = "en") -> str:
    return offer(match, option, lang).tip


def afloat(captain: str) -> Seat:
    return Seat(captain, zone="trinidad", docked=False)


def log(match: Match[Marauders], viewer: int, lang: str = "en") -> list[str]:
    return [narrator(lang).event(told) for told in sight(match, viewer).told]
