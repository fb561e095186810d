"""Large messages are packed, small ones go as they are.

Positions after a move have one to three kilobytes. Packing such a message takes a quarter of the time that it
takes to make it, and saves a fraction of a packet. The first view of a table is ten times as large, comes
once, and is what somebody on a slow line waits for. Nothing is kept from one message to the next, so a socket
costs no memory for it.
"""

from collections.abc import Sequence

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

LARGE = 4096
"""Bytes from which a message is packed."""


class LargeOnly(PerMessageDeflate):
    """What is agreed on allows every message to go packed or not."""

    def encode(self, frame: Frame) -> Frame:
        """Called for every frame that is sent; each holds a whole message."""
        return frame if len(frame.data) < LARGE else super().encode(frame)


class Packing(ServerPerMessageDeflateFactory):
    """Agrees with the clients that can unpack."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Called by websockets when somebody connects."""
        agreed, made = super().process_request_params(params, accepted_extensions)
        packing = LargeOnly(
            made.remote_no_context_takeover,
            made.local_no_context_takeover,
            made.remote_max_window_bits,
            made.local_max_window_bits,
            made.compress_settings,
        )
        return agreed, packing
