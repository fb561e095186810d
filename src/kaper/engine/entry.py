"""A thing of a scene with its key, as it is sent."""

from msgspec import Struct


class Entry(Struct, frozen=True, eq=False, gc=False):
    """What is sent of a thing: `said` is `"key":{…}`."""

    key: str
    thing: Struct
    said: bytes
