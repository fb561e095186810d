"""Compiles what plays with mypyc: the engine, the bots and the rooms of every game but its reports.

The build of a wheel calls it if `KAPER_COMPILE` is set (`hatch_build.py`) and takes the modules from the work
folder. Each stands beside its source, and Python prefers it. Nothing but speed changes.
"""

import ast
import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path
from textwrap import indent

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
# What is built need not be installed.
sys.path.insert(0, str(ROOT / "src"))

from kaper.engine.fields import SOURCES  # noqa: E402
from kaper.pool import cores  # noqa: E402

WORK = ROOT / "build" / "compile"
ROOMS = ("components", "state", "rules", "view", "bot", "show")
PACKAGES = ("engine", "encoding", "bots", *(f"games/*/{room}" for room in ROOMS))
SERVER = [
    f"server/{name}.py"
    for name in ("backlog", "clocks", "connection", "limits", "live_table", "pictures", "position", "veil")
]
"""What plays, and what is made of it for every viewer at every move; reports are no hurry."""
LAYOUT = "layout.py"
"""Places on drawn boards: constants alone, and mypyc takes those that are pairs of floats for unset."""
# What mypyc does not keep: the annotations that msgspec reads, and generic dataclasses (mypyc issue 827).
PLAIN = re.compile(r"^(import|from) msgspec|^@dataclass.*\nclass \w+\(Generic", re.MULTILINE)


def main() -> None:
    """Compile a copy, so that the checkout itself stays plain Python."""
    copy_project()
    os.chdir(WORK)
    write_clones()
    compile_modules(modules())


def copy_project() -> None:
    """Put what the wheel is made of into an empty work folder."""
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.copytree(ROOT / "src", WORK / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy(path, WORK)


def modules() -> list[str]:
    """The files to compile; an `__init__.py` only imports, and stays plain."""
    files = [path for package in PACKAGES for path in Path("src", "kaper").glob(f"{package}/*.py")]
    files += [Path("src", "kaper", name) for name in SERVER]
    return sorted(
        str(path)
        for path in files
        if path.name not in ("__init__.py", LAYOUT) and not PLAIN.search(path.read_text())
    )


def write_clones() -> None:
    """Write out what `@cloneable` makes when a class is read, so that mypyc compiles it with the class."""
    for path in sorted(Path("src").glob("kaper/games/*/state/*.py")):
        if "@cloneable" in path.read_text():
            import_module(".".join(path.relative_to("src").with_suffix("").parts))
    for kind, clone in SOURCES.items():
        path = Path("src", *kind.__module__.split(".")).with_suffix(".py")
        path.write_text(with_clone(path.read_text(), kind.__name__, clone))


def with_clone(source: str, name: str, clone: str) -> str:
    """The source of a module in which the class has this method in place of its decorator."""
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            lines.insert(node.end_lineno or node.lineno, "\n" + indent(clone, "    ").rstrip())
            del lines[node.decorator_list[0].lineno - 1]
    return "\n".join(lines) + "\n"


def compile_modules(files: list[str]) -> None:
    """Run mypyc and the C compiler; the results land beside the sources."""
    # The group's name puts the shared library inside the package; its default is a top-level module.
    # One C file for each module: of all in one the compiler's time and memory grow beyond measure.
    extensions = mypycify(files, group_name="kaper._compiled", multi_file=True, debug_level="0")
    for extension in extensions:
        # The header lies where the group's name says, and the files of modules do not look there.
        extension.include_dirs.append(str(Path("build", "kaper")))
    package = Distribution({"name": "kaper", "package_dir": {"": "src"}, "ext_modules": extensions})
    command = SideBySide(package)
    command.inplace = True
    command.ensure_finalized()
    command.run()


class SideBySide(build_ext):
    """Compiles the C files of an extension on all cores; setuptools takes one after the other."""

    def build_extension(self, ext: Extension) -> None:
        compile_one = partial(
            self.compiler.compile,
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            extra_postargs=ext.extra_compile_args,
        )
        with ThreadPoolExecutor(cores()) as pool:
            compiled = pool.map(compile_one, [[source] for source in ext.sources])
            ext.extra_objects += [path for paths in compiled for path in paths]
        ext.sources = []
        super().build_extension(ext)


if __name__ == "__main__":
    main()
