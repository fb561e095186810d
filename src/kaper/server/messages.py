"""What goes over the socket; `docs/protocol.md` explains it for those who write a client."""

from dataclasses import dataclass
from typing import Annotated, Final

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from kaper.bots.why import Reason
from kaper.engine.game import Outcome
from kaper.engine.sight import Waiting
from kaper.server.errors import Fault, malformed
from kaper.server.table_records import TableShown

LONGEST = 4096
"""The longest message that is read, in bytes."""
STORABLE = r"^[^\x00]*$"
"""What any database can store: PostgreSQL takes no NUL."""

SCENES = "2"
"""The way in which scenes are told; a client that knows another is told so."""

Id = Annotated[str, Meta(max_length=64)] | int | None
SeatNumber = Annotated[int, Meta(ge=-1, le=99)]

# --- from the client


class AnswerSaid(msgspec.Struct, tag="answer"):
    """An answer to the question with this number."""

    seat: SeatNumber
    question: int
    option: Annotated[str, Meta(max_length=200)]
    id: Id = None


class UndoSaid(msgspec.Struct, tag="undo"):
    """Take back the last answer of a seat."""

    seat: SeatNumber
    id: Id = None


class LineSaid(msgspec.Struct, tag="say"):
    """A line of chat; with a nonce it can be sent again without being said twice."""

    text: str
    nonce: Annotated[str, Meta(max_length=64, pattern=STORABLE)] = ""
    id: Id = None


class ViewSaid(msgspec.Struct, tag="view"):
    """What this connection wants to see: scenes, plain views, and through whose eyes."""

    scene: bool | None = None
    state: bool | None = None
    seat: SeatNumber | None = None
    id: Id = None


class ReturnSaid(msgspec.Struct, tag="return"):
    """The person is back and takes their seats from the bot that stood in."""

    id: Id = None


class PingSaid(msgspec.Struct, tag="ping"):
    """Is anybody there?"""

    id: Id = None


Said = AnswerSaid | UndoSaid | LineSaid | ViewSaid | ReturnSaid | PingSaid
_DECODER = msgspec.json.Decoder(Said)


class _OnlyId(msgspec.Struct):
    id: Id = None


_ONLY_ID = msgspec.json.Decoder(_OnlyId)


def read(data: str | bytes) -> Said:
    """The message; what cannot be read is refused with the reason."""
    try:
        said: Said = _DECODER.decode(data)
    except msgspec.DecodeError as error:
        raise malformed(str(error)) from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise malformed("it is no JSON") from error
    return said


def id_of(data: str | bytes) -> Id:
    """The id of a message that cannot be read otherwise, if it has one."""
    try:
        return _ONLY_ID.decode(data).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


# --- from the server


NOT_TOLD: Final = UNSET
"""In the place of what a message does without."""


class OptionShown(msgspec.Struct, gc=False):
    """An option, the figures of its label, and the ids of the things that it is about.

    `signs` are the drawings before its words. A `grave` one is to be confirmed; a `usual` one lets the moment
    pass.
    """

    text: str
    details: dict[str, float | str]
    things: list[str] = []
    signs: list[str] | UnsetType = UNSET
    grave: bool | UnsetType = UNSET
    usual: bool | UnsetType = UNSET


class FormShown(msgspec.Struct, gc=False):
    """Answers that can be collected: the options of this verb, the one that ends it, and names of figures."""

    verb: str
    ends: str
    times: str
    total: str
    adds: str


class AskedShown(msgspec.Struct, gc=False):
    """A question to a seat of the viewer, with the rules that matter for it, the most important first.

    `passes` says that it does not wait for ever: nobody may know that it was asked.
    """

    prompt: str
    about: dict[str, int | str]
    options: list[OptionShown]
    rules: list[str] = []
    passes: bool = False
    form: FormShown | UnsetType = UNSET


class HighlightShown(msgspec.Struct, gc=False):
    """Something that everybody should see; its story begins with the last event of a kind in `since`."""

    name: str
    icon: str
    since: list[str]


class ToldShown(msgspec.Struct, gc=False):
    """An event, with the ids of the seats and things that it is about, and its drawing if it has one."""

    at: int
    kind: str
    seat: int
    args: dict[str, int | str]
    about: list[str]
    icon: str | UnsetType = UNSET
    highlight: HighlightShown | UnsetType = UNSET


class ClockShown(msgspec.Struct):
    """The seconds that a seat has left."""

    seat: int
    left: float
    running: bool


class LateMove(msgspec.Struct):
    """A bot made a move for a seat whose time had run out; `at` is the number of answers after it."""

    at: int
    seat: int


@dataclass(frozen=True)
class Encoded:
    """Says of something that was encoded before what it is."""

    kind: object


Layer = Annotated[Raw, Encoded(dict[str, dict[str, object] | None])]
"""Things by their keys: fields that the catalogue does not tell, or null if the thing is gone."""


class SceneShown(msgspec.Struct):
    """What changed of the scene since the last one; if it is `whole`, all of it and the catalogue's name.

    `common` are the things that everybody sees, `own` those that this viewer sees otherwise.
    """

    whole: bool
    catalogue: str
    common: Layer
    own: Layer


def scene_shown(catalogue: str, common: bytes, own: bytes) -> SceneShown:
    """A scene of things that are encoded already; it is whole if a catalogue is named."""
    return SceneShown(catalogue != "", catalogue, Raw(common), Raw(own))


class Position(msgspec.Struct, tag="position"):
    """The position as a viewer may see it; `own` is the number of answers after their own last one, or 0."""

    n: int
    viewer: int
    own: int
    seats: dict[str, AskedShown]
    question: int
    waiting: list[Waiting]
    told: list[ToldShown]
    first: int
    undo: dict[str, bool]
    clocks: list[ClockShown]
    late: list[LateMove]
    answers: int
    over: bool
    outcome: Outcome | None
    scene: SceneShown | UnsetType = UNSET
    view: Raw | UnsetType = UNSET


def changed(position: Position, **fields: object) -> Position:
    """A position like this one but for these fields."""
    return msgspec.structs.replace(position, **fields)


def encoded(value: object) -> Raw:
    """What is put into a message as it is."""
    return Raw(encode(value))


class WhyTold(msgspec.Struct):
    """Why a seat did what it did, and once the match is over the question that it had."""

    reason: Reason | None
    asked: AskedShown | None


class TableTold(msgspec.Struct, tag="table"):
    """Seats, presence or stage changed."""

    n: int
    table: TableShown


class LineShown(msgspec.Struct):
    """A line of chat."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class ChatTold(msgspec.Struct, tag="chat"):
    """Lines of chat."""

    n: int
    lines: list[LineShown]


class Ack(msgspec.Struct, tag="ack"):
    """What was sent with this id is durable."""

    id: Id


class Refused(msgspec.Struct, tag="refused"):
    """What was sent with this id was not taken, and nothing changed."""

    id: Id
    error: Fault


class Pong(msgspec.Struct, tag="pong"):
    """Somebody is here."""

    id: Id


Heard = Position | TableTold | ChatTold | Ack | Refused | Pong
encode = msgspec.json.Encoder().encode
