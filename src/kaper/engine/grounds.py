"""Grounds of drawn boards: water with waves, stained paper, sheets and trees, in the inks of a palette."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from kaper.engine.drawing import Box


class Inks(Protocol):
    """The colours of a palette that grounds are drawn with."""

    @property
    def paper(self) -> str: ...
    @property
    def ink(self) -> str: ...
    @property
    def wave(self) -> str: ...
    @property
    def land_edge(self) -> str: ...
    @property
    def wood(self) -> str: ...
    @property
    def leaf(self) -> str: ...
    @property
    def leaf_dark(self) -> str: ...
    @property
    def shade(self) -> str: ...
    @property
    def stain(self) -> str: ...


def stained(p: Inks) -> str:
    """The definitions of `shade` and `stain`, which a frame lays over a board."""
    return (
        f'<radialGradient id="shade" cx=".5" cy=".5" r=".74"><stop offset=".66" stop-color="{p.shade}" '
        f'stop-opacity="0"/><stop offset="1" stop-color="{p.shade}" stop-opacity=".45"/></radialGradient>'
        '<filter id="stain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" '
        'baseFrequency=".011 .018" numOctaves="4" seed="7"/><feColorMatrix values="0 0 0 0 '
        f'{p.stain.replace(" ", " 0 0 0 0 ")} 0 0 0 .9 -.4"/></filter>'
    )


def waves(p: Inks, box: Box, seed: int = 21, many: int = 420) -> str:
    """Short strokes of the burin over open water."""
    source = Random(seed)
    left, top, right, bottom = box
    path = ""
    for _ in range(many):
        x, y = source.uniform(left, right), source.uniform(top, bottom)
        length = source.uniform(8, 22)
        path += f"M{x:.0f} {y:.0f}q{length / 4:.0f}-4 {length / 2:.0f} 0t{length / 2:.0f} 0"
    return f'<path d="{path}" fill="none" stroke="{p.wave}" stroke-width="1.2" stroke-opacity=".4"/>'


def sheet(p: Inks, box: Box, radius: float, drop: float, shadow: str) -> str:
    """A sheet of paper with a double line; its shadow falls `drop` deep and is `shadow` strong."""
    left, top, right, bottom = box
    size = f'width="{right - left:g}" height="{bottom - top:g}"'
    inner = f'width="{right - left - 12:g}" height="{bottom - top - 12:g}"'
    return (
        f'<rect x="{left + 3:g}" y="{top + drop:g}" {size} rx="{radius:g}" fill="{p.shade}" '
        f'fill-opacity="{shadow}"/>'
        f'<rect x="{left:g}" y="{top:g}" {size} rx="{radius:g}" fill="{p.paper}" stroke="{p.ink}" '
        'stroke-width="1.6"/>'
        f'<rect x="{left + 6:g}" y="{top + 6:g}" {inner} rx="{radius - 4:g}" fill="none" '
        f'stroke="{p.land_edge}"/>'
    )


def place(p: Inks, box: Box, inset: float, radius: float, line: str) -> str:
    """Where something can lie; `line` says how its border is drawn."""
    left, top, right, bottom = box
    return (
        f'<rect x="{left + inset:g}" y="{top + inset:g}" width="{right - left - 2 * inset:g}" '
        f'height="{bottom - top - 2 * inset:g}" rx="{radius:g}" fill="{p.shade}" fill-opacity=".07" {line}/>'
    )


@dataclass(frozen=True)
class Trees:
    """Round trees: their radius at least and at most, the trunk below it, and how thick both are drawn."""

    small: float
    large: float
    trunk: float
    digits: int
    wood: str
    rim: str

    def tree(self, p: Inks, x: float, y: float, source: Random) -> str:
        r = source.uniform(self.small, self.large)
        fill = p.leaf if source.random() < 0.55 else p.leaf_dark
        down = f"{r + self.trunk:.{self.digits}f}"
        return (
            f'<path d="M{x:.0f} {y:.0f}v{down}" stroke="{p.wood}" stroke-width="{self.wood}"/>'
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r:.1f}" fill="{fill}" stroke="{p.ink}" '
            f'stroke-width="{self.rim}"/>'
        )
