"""The page for those who do not see it: roles, names, states and keys, from the accessibility tree."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import CDPSession, Page


@dataclass(frozen=True)
class Node:
    """Something in the tree."""

    role: str
    name: str
    description: str
    properties: dict[str, Any]

    @property
    def key(self) -> str:
        """The key that presses it, empty if it has none or cannot be pressed now."""
        return "" if self.properties.get("disabled") else str(self.properties.get("keyshortcuts", ""))


class Tree:
    """Asks the browser for nodes of a role."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("Accessibility.enable")

    def of(self, role: str) -> list[Node]:
        """All nodes of a role that are not hidden, in the order in which they are read."""
        root = self._session.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
        found = self._session.send("Accessibility.queryAXTree", {"nodeId": root, "role": role})["nodes"]
        return [_node(each) for each in found if not each.get("ignored")]


def _node(node: dict[str, Any]) -> Node:
    role, name, description = (
        node.get(part, {}).get("value", "") for part in ("role", "name", "description")
    )
    properties = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
    return Node(role, name, description, properties)
