"""What clerks are asked for, and what they bring back; clerks are processes of their own."""

import msgspec

from kaper.bots.review import Judged
from kaper.engine.game import Outcome
from kaper.server.messages import AskedShown


class Story(msgspec.Struct, array_like=True):
    """A match by its seed and answers, as far as they are stored.

    `state` is the checkpoint from which it went on, if the rules changed under it.
    """

    table: str
    game: str
    players: int
    settings: dict[str, str]
    seed: str
    answers: list[str]
    state: str = ""


class ReplayAsked(msgspec.Struct, tag="replay"):
    """The position after N answers, through the eyes of a viewer, with the events from a number on."""

    story: Story
    at: int
    viewer: int
    told: int


class RecordAsked(msgspec.Struct, tag="record"):
    """The portable record."""

    story: Story
    names: list[str]
    commitment: str
    nonces: list[str]
    secret: str


class WhyAsked(msgspec.Struct, tag="why"):
    """Why a seat did what it did between two numbers of answers: as the viewer sees it, or as a bot would.

    Only when the match is over may a bot be named: what it thinks shows what its seat knew.
    """

    story: Story
    before: int
    after: int
    seat: int
    viewer: int
    bot: str = ""


class ReviewAsked(msgspec.Struct, tag="review"):
    """What the decisions after N answers gave away, as many as there is time for."""

    story: Story
    first: int
    trials: int


class UploadAsked(msgspec.Struct, tag="upload"):
    """Whether a file is a record, and whether what it claims is true."""

    file: bytes


Errand = ReplayAsked | RecordAsked | WhyAsked | ReviewAsked | UploadAsked


class Checked(msgspec.Struct, array_like=True):
    """A record that can be played again; `doubts` are keys for what it claims and is not so."""

    game: str
    rules: int
    names: list[str]
    settings: dict[str, str]
    seed: str
    answers: list[str]
    commitment: str
    nonces: list[str]
    secret: str
    outcome: Outcome | None
    doubts: list[str]


class JudgedShown(msgspec.Struct):
    """A decision, its grade, and of those that gave something away the question with two of its options.

    `at` is how many answers had been given before it, as the viewer counts.
    """

    judged: Judged
    grade: str
    asked: AskedShown | None
    at: int = 0


class ReviewPart(msgspec.Struct):
    """The decisions from some answer on up to another, that one left out."""

    upto: int
    judged: list[JudgedShown]


class Reply(msgspec.Struct, array_like=True):
    """What was asked for, or why it cannot be had."""

    found: bytes = b""
    status: int = 0
    key: str = ""
    sentence: str = ""
    about: dict[str, int | str] = {}


pack = msgspec.msgpack.Encoder().encode
unpack_errand = msgspec.msgpack.Decoder(Errand).decode
unpack_reply = msgspec.msgpack.Decoder(Reply).decode
unpack_part = msgspec.json.Decoder(ReviewPart).decode
unpack_checked = msgspec.msgpack.Decoder(Checked).decode
