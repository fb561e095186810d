"""Gives memory back to the machine: the C library keeps what was freed, in case it is wanted again."""

import ctypes
import gc
from contextlib import suppress

ARENA_MAX, MMAP_THRESHOLD = -8, -3
"""Parameters of `mallopt`, as the C library of Linux numbers them."""
LARGE = 1 << 17
"""Bytes; pieces of at least this size are taken from the machine one by one, and given back one by one."""


def keep_memory_tidy() -> None:
    """Before anything is served: one arena for all threads; what is loaded for good is not looked at again.

    Without this the library learns from a few large requests to keep large pieces for ever.
    """
    with suppress(OSError, AttributeError):
        library = ctypes.CDLL(None)
        library.mallopt(ARENA_MAX, 1)
        library.mallopt(MMAP_THRESHOLD, LARGE)
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """What nothing refers to any more; for a thread, since it takes a while."""
    gc.collect()
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
