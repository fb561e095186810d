"""Elements of HTML and SVG as text."""

from collections.abc import Iterable
from html import escape


def element(name: str, *inside: str, **attributes: str | float) -> str:
    """An element around markup; `_` at an attribute's end is dropped, and in it is a dash."""
    given = "".join(f' {_name(key)}="{escape(_value(value))}"' for key, value in attributes.items())
    return f"<{name}{given}>{''.join(inside)}</{name}>"


def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _value(value: str | float) -> str:
    return value if isinstance(value, str) else f"{round(value, 2):g}"


def label(x: float, y: float, said: str, kind: str = "", **more: str | float) -> str:
    """A text in a picture."""
    return element("text", escape(said), x=x, y=y, **({"class_": kind} if kind else {}), **more)


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return element("line", x1=x, y1=y, x2=to_x, y2=to_y, class_=kind)


def path(points: Iterable[tuple[float, float]], kind: str, close: bool = False) -> str:
    """A line through points, or the area inside."""
    drawn = " L".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return element("path", d=f"M{drawn}{'Z' if close else ''}", class_=kind)


def picture(width: float, height: float, title: str, *inside: str) -> str:
    """A drawing; its title is what it says to those who do not see it."""
    return element(
        "svg", element("title", escape(title)), *inside, viewBox=f"0 0 {width:g} {height:g}", role="img"
    )
