"""What is known of a table besides what this process has done there."""


class Apart:
    """A table is served by several processes: how far this one is behind, and who is at it elsewhere.

    heard      how many lines its book has, as far as was heard
    version    of its record, as this process knows it
    changed    its record is another by now; `anew` also in what was read before
    behind     it is about to catch up
    driven     this process sees to its bots and clocks, which where there is only one it always does
    others     another process does, as far as is known
    elsewhere  the accounts that have a socket in other processes
    marks      digests of the position after some numbers of lines
    """

    __slots__ = ("anew", "behind", "changed", "driven", "elsewhere", "heard", "marks", "others", "version")

    def __init__(self, version: int) -> None:
        self.heard = 0
        self.version = version
        self.changed = False
        self.anew = False
        self.behind = False
        self.driven = True
        self.others = False
        self.elsewhere: set[str] = set()
        self.marks: dict[int, str] = {}
