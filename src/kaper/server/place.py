"""Where the server stands in the world: its public address, the path below which it is, and its proxies."""

import re
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

from kaper.engine.errors import KaperError
from kaper.server.config import unfit

BASE = re.compile(r"(/[A-Za-z0-9._~-]+)+")
LONGEST_BASE = 100
DEFAULT_PORTS = {"http": 80, "https": 443}
LEVELS = ("debug", "info", "warning", "error", "critical")
LAST_PORT = 65535


def origin_of(public_url: str) -> str:
    """Scheme, host and port as a browser writes them, so without a port that goes without saying."""
    if not public_url:
        return ""
    parts = _split(public_url)
    host = parts.hostname or ""
    name = f"[{host}]" if ":" in host else host
    port = parts.port
    return f"{parts.scheme}://{name}" + (f":{port}" if port and port != DEFAULT_PORTS[parts.scheme] else "")


def _split(public_url: str) -> SplitResult:
    try:
        parts = urlsplit(public_url)
        whole = parts.hostname and parts.scheme in DEFAULT_PORTS and (parts.port is None or parts.port > 0)
    except ValueError:
        raise unfit("public_url", public_url) from None
    if not whole or parts.query or parts.fragment or parts.username or not public_url.isprintable():
        raise unfit("public_url", public_url)
    return parts


def base_of(base_path: str, public_url: str) -> str:
    """The base path; by default the path of the public address, which has the same or none."""
    public = _split(public_url).path.rstrip("/") if public_url else ""
    wanted = "/" + base_path.strip("/") if base_path.strip("/") else ""
    base = wanted or public
    if base and (len(base) > LONGEST_BASE or not BASE.fullmatch(base) or "/." in base):
        raise unfit("base_path", base)
    if wanted and public and public != wanted:
        sentence = f"The public address ends in “{public}”, but the base path is “{wanted}”."
        raise KaperError(sentence, "config-base", public=public, base=wanted)
    return base


def check_proxies(proxies: list[str]) -> None:
    """Addresses and networks; a star would let every visitor say where they come from."""
    for each in proxies:
        try:
            ip_network(each)
        except ValueError:
            raise unfit("trusted_proxies", each) from None


def as_seen(proxies: list[str]) -> list[str]:
    """The same, and how those of the older kind look at a socket that takes both kinds of addresses."""
    networks = [ip_network(each) for each in proxies]
    mapped = [
        f"::ffff:{each.network_address}/{96 + each.prefixlen}" for each in networks if each.version == 4
    ]
    return [*proxies, *mapped]


def plain_address(host: str) -> IPv4Address | IPv6Address | None:
    """The address of a peer, of the older kind where it only looks like the newer one; None if it is none."""
    try:
        found = ip_address(host)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def check_ports(**ports: int) -> None:
    for name, port in ports.items():
        if port > LAST_PORT:
            raise unfit(name, str(port))


def check_levels(level: str) -> None:
    if level.lower() not in LEVELS:
        raise unfit("log_level", level)
