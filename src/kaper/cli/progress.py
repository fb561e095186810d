"""A progress bar on the error stream, so that what is printed stays clean."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress_bar(label: str, total: int, before: int = 0) -> Iterator[Callable[[int], None]]:
    """Gives a function that is told how many are done; what was done before says nothing about the pace."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(label, total=total, completed=before)

        def tell(done: int) -> None:
            if done > before:
                bar.update(task, completed=done)

        yield tell
