"""What the server refuses: a sentence, a key for the locale files, and a status."""

import msgspec

from kaper.engine.errors import KaperError, UnknownGame

ELSEWHERE = "elsewhere"
UNAVAILABLE = 503
"""The status of what may be granted in a moment, since it is nobody's mistake."""


class Refusal(KaperError):
    """A request that is not granted; nothing has changed."""

    def __init__(self, status: int, key: str, sentence: str, **about: int | str) -> None:
        super().__init__(sentence, key, **about)
        self.status = status


class Overtaken(Exception):
    """Another process that serves this table was quicker: catch up with it, and look again."""


class Fault(msgspec.Struct):
    """An error as it is sent."""

    key: str
    sentence: str
    about: dict[str, int | str]


def fault(error: KaperError) -> Fault:
    return Fault(error.key or "refused", str(error), error.about)


def status_of(error: KaperError) -> int:
    if isinstance(error, Refusal):
        return error.status
    return 404 if isinstance(error, UnknownGame) else 400


def malformed(reason: str) -> Refusal:
    return Refusal(400, "malformed", f"The message cannot be read: {reason}.", reason=reason)


def not_yours(seat: int) -> Refusal:
    return Refusal(403, "not-your-seat", f"Seat {seat} is not yours.", seat=seat)


def no_seat(seat: int, seats: int) -> Refusal:
    sentence = f"There is no seat {seat}; the seats are 0 to {seats - 1}."
    return Refusal(404, "no-seat", sentence, seat=seat)


def name_taken(name: str) -> Refusal:
    return Refusal(409, "name-taken", f"The name {name} is somebody else's.", name=name)


def no_account() -> Refusal:
    return Refusal(401, "no-account", "Say first who you are.")


def banned() -> Refusal:
    return Refusal(403, "banned", "This account is shut out from this server by those who run it.")


def not_started() -> Refusal:
    return Refusal(409, "not-started", "The match has not begun yet.")


def no_table() -> Refusal:
    return Refusal(404, "no-table", "There is no such table, or you are not invited to it.")


def busy() -> Refusal:
    return Refusal(UNAVAILABLE, "busy", "This cannot be worked out just now; please try again.")


def elsewhere() -> Refusal:
    """For a while, during an upgrade."""
    sentence = "This table is served by another process, with other rules; please try again."
    return Refusal(UNAVAILABLE, ELSEWHERE, sentence)


def cut_off() -> Refusal:
    """Another process may be better off."""
    return Refusal(UNAVAILABLE, "cut-off", "This server cannot reach its database; please try again.")


def stopping() -> Refusal:
    sentence = "The server is being stopped, perhaps before this was done; please look again in a minute."
    return Refusal(UNAVAILABLE, "stopping", sentence)
