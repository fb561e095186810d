"""The pages of the documentation, and the commands that stand in them."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.project import ROOT, text

PAGES = [
    Path("README.md"),
    Path("CONTRIBUTING.md"),
    *sorted(path.relative_to(ROOT) for path in (ROOT / "docs").rglob("*.md")),
]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")
REMARK = re.compile(r"\s+#.*")
PROGRAMS = r"kaper|make|docker|git|pip|python3?|pytest|\.venv/bin/\w+|npm|curl|systemctl|sudo|nginx|certbot"
COMMAND = re.compile(rf"(?:{PROGRAMS}) \S")
"""In the middle of a sentence, a program with something to do; its name alone is only its name."""
SUBCOMMAND = re.compile(r"kaper(?: admin)? [a-z-]+")


def blocks(page: Path) -> list[tuple[str, str]]:
    """The blocks of a page: what each is marked as, and what stands in it."""
    return BLOCK.findall(text(page))


def commands(page: Path) -> Iterator[str]:
    """Every command of a page, in its order.

    A line of a block of commands is one. In a sentence, `kaper check` is the name of a command: whoever reads
    it may ask for its help, and gets it here.
    """
    for part in re.split(r"(^```.*?^```$)", text(page), flags=re.DOTALL | re.MULTILINE):
        if part.startswith("```sh\n"):
            yield from (REMARK.sub("", line) for line in part.splitlines()[1:-1])
        elif not part.startswith("```"):
            for code in CODE.findall(part):
                command = " ".join(code.split())
                if SUBCOMMAND.fullmatch(command):
                    yield f"{command} --help"
                elif COMMAND.match(command):
                    yield command
