"""What holds for every request: where it may come from, how often, and what a browser may do with it."""

from typing import Any

from litestar import Response

from kaper.server.who import AnyRequest, address_of, check_origin

USUAL_BODY = 4_096
"""The longest body of a request, in bytes, where a route does not allow more."""
TABLE_BODY = 65_536
RECORD_BODY = 2_000_000
SAFE = {"GET", "HEAD", "OPTIONS"}
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


async def check(request: AnyRequest) -> None:
    """Before a request: refused ones never reach their handler."""
    server = request.app.state.server
    if request.method not in SAFE:
        check_origin(request, server.settings.origin)
    server.limits.check("requests", address_of(request))


async def secured(response: Response[Any]) -> Response[Any]:
    """After a request: what leaves carries the policy; data is not kept by caches."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    response.headers.setdefault("cache-control", "no-store")
    return response
