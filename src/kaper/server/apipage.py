"""The description of the interface as a page that needs no script."""

from collections.abc import Mapping
from html import escape
from typing import Any

HEAD = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Kaper: the interface</title>'
    '<meta name="viewport" content="width=device-width">'
    '<body style="font: 16px/1.5 system-ui; max-width: 52rem; margin: 2rem auto; padding: 0 1rem">'
    "<h1>Kaper: the interface for programs</h1><p>The same as data: "
    '<a href="api/openapi.json">openapi.json</a>. The socket of a table is explained in '
    "<code>docs/protocol.md</code>.</p>"
)


def render(schema: Mapping[str, Any]) -> str:
    """Every call with what it takes and gives."""
    parts = [HEAD]
    for path, methods in sorted(schema.get("paths", {}).items()):
        for method, about in methods.items():
            parts.append(f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2>")
            parts.append(f"<p>{escape(about.get('description') or about.get('summary', ''))}</p>")
            parts.append(_bodies(about))
    parts.append("<h1>Bodies</h1>")
    for name, body in sorted(schema.get("components", {}).get("schemas", {}).items()):
        fields = ", ".join(f"<code>{escape(field)}</code>" for field in body.get("properties", {}))
        parts.append(f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{fields}</p>')
    return "".join(parts)


def _bodies(about: Mapping[str, Any]) -> str:
    taken = _reference(about.get("requestBody", {}))
    given = [_reference(answer) for status, answer in about.get("responses", {}).items() if status < "3"]
    lines = [f"takes {taken}"] if taken else []
    lines += [f"gives {each}" for each in given if each]
    return f"<p>{'; '.join(lines)}</p>" if lines else ""


def _reference(body: Mapping[str, Any]) -> str:
    for content in body.get("content", {}).values():
        found = str(content.get("schema", {}).get("$ref", "")).rpartition("/")[2]
        if found:
            return f'<a href="#{escape(found)}">{escape(found)}</a>'
    return ""
