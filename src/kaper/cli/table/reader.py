"""Reads what the player types, from a terminal or from a script."""

import sys

from rich.console import Console


class Reader:
    """Lines of input; a script is echoed, so that its transcript can be read, and never made to wait."""

    def __init__(self, out: Console) -> None:
        self.out = out
        self.live = sys.stdin.isatty()
        if self.live:
            # Importing it is what gives `input` its line editing.
            import readline  # noqa: F401

    def read(self, prompt: str) -> str | None:
        """What was typed, or None when the input has ended."""
        if self.live:
            try:
                return input(prompt).strip()
            except EOFError:
                self.out.print()
                return None
        line = sys.stdin.readline()
        self.out.print(f"{prompt}{line.rstrip()}", markup=False)
        return line.strip() if line else None

    def wait(self, prompt: str) -> str | None:
        """Let the reader look until they press Enter; None when the input has ended."""
        if self.live:
            return self.read(prompt)
        self.out.print(prompt, markup=False)
        return ""
