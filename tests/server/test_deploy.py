"""The files that a host starts from name only what there is; what can be run of them here is run."""

import asyncio
import json
import os
import re
import shlex
import shutil
import ssl
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from kaper.cli.app import build
from kaper.server.config import variable
from kaper.server.settings import Settings, kinds
from kaper.words import Words
from tests.browser.serving import free_port
from tests.project import ROOT
from tests.server.company import PATIENCE
from tests.server.serving import Serving

VARIABLES = {variable(name) for name in kinds()}
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def check_command(words: list[str]) -> None:
    """It is a command of `kaper`, and all its flags exist."""
    command: Any = build(Words("en"))
    while words and not words[0].startswith("-") and hasattr(command, "commands"):
        command = command.commands[words.pop(0)]
    known = {option for each in command.params for option in each.opts}
    assert {word for word in words if word.startswith("--")} - known == set()


def lines_of(dockerfile: str) -> list[tuple[str, str]]:
    joined = re.sub(r"\\\n\s*", "", dockerfile)
    found = [line.partition(" ") for line in joined.splitlines() if line and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in found]


def test_the_image_runs_a_command_that_there_is_and_not_as_root() -> None:
    last = lines_of(read("Dockerfile").rpartition("FROM ")[2])
    by_word = dict(last)
    assert by_word["USER"] == "kaper"
    assert json.loads(by_word["ENTRYPOINT"]) == ["kaper"]
    check_command(json.loads(by_word["CMD"]))
    named = set(re.findall(r"KAPER_[A-Z_]+(?==)", by_word["ENV"]))
    assert named
    assert named - VARIABLES == set()


def test_what_the_image_is_built_from_is_not_left_out() -> None:
    left_out = [line.strip("/*") for line in read(".dockerignore").split()]
    needed = ["README.md", "LICENSE", "NOTICE.md", "pyproject.toml", "hatch_build.py", "src", "web", "tools"]
    assert [name for name in [*needed, "requirements"] if name in left_out] == []
    assert {".git", ".venv", ".env"} <= set(left_out), "no secrets and no history in an image"


def test_the_image_asks_the_server_whether_it_is_well(address: str) -> None:
    """The very command of the image, at a real server and where there is none."""
    check = dict(lines_of(read("Dockerfile")))["HEALTHCHECK"]
    words = json.loads(check.partition("CMD ")[2])
    assert words[0] == "python"

    def code(port: int) -> int:
        environment = {**os.environ, "KAPER_PORT": str(port)}
        return subprocess.run(
            [sys.executable, *words[1:]], check=False, env=environment, stderr=subprocess.DEVNULL
        ).returncode

    deadline = time.monotonic() + PATIENCE
    while code(int(address.rpartition(":")[2])) != 0:
        assert time.monotonic() < deadline
    assert code(free_port()) != 0


def test_the_composition_fits_together() -> None:
    found = msgspec.yaml.decode(read("compose.yaml"))
    services = found["services"]
    assert set(services) == {"server", "database", "proxy"}
    given = services["server"]["environment"]
    assert set(given) - VARIABLES == set()
    proxy = services["proxy"]["networks"]["front"]["ipv4_address"]
    values = {"KAPER_DOMAIN": "games.example", "POSTGRES_PASSWORD": "abc", "KAPER_LOG_LEVEL": "warning"}
    filled = {
        name: re.sub(r"\$\{(\w+)[^}]*\}", lambda gap: values[gap[1]], text) for name, text in given.items()
    }
    settings = Settings.read("", filled)
    assert settings.proxies == [proxy], "the proxy and nobody else"
    assert settings.url == "postgresql+asyncpg://kaper:abc@database/kaper"
    assert "ports" not in services["server"]
    assert "ports" not in services["database"]
    for service in services.values():
        mounted = [text.split(":")[0] for text in service.get("volumes", [])]
        assert [name for name in mounted if name.startswith(".") and not (ROOT / name).is_file()] == []
        assert {name for name in mounted if not name.startswith(".")} <= set(found["volumes"])
        assert set(service["networks"]) <= set(found["networks"])
    assert "reverse_proxy server:8420" in read("deploy/Caddyfile")
    assert f"KAPER_PORT={Settings.port}" in read("Dockerfile")


def test_the_unit_starts_a_command_that_there_is(tmp_path: Path) -> None:
    unit = read("deploy/kaper.service")
    program, *words = shlex.split(re.search(r"^ExecStart=(.+)$", unit, re.M)[1])  # type: ignore[index]
    assert program == "/opt/kaper/bin/kaper"
    check_command(words)
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not here")
    copy = tmp_path / "kaper.service"
    copy.write_text(unit.replace(program, sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", copy], check=False, capture_output=True, text=True)
    assert (done.returncode, [line for line in done.stderr.splitlines() if "kaper" in line]) == (0, [])


def test_the_file_of_settings_can_be_read_and_the_page_shows_it() -> None:
    found = Settings.read("", {}, config=str(ROOT / "deploy" / "kaper.toml"))
    assert (found.base, found.proxies) == ("/kaper", ["127.0.0.1"])
    assert read("deploy/kaper.toml") in PAGE
    assert read("deploy/nginx.conf") in PAGE


def test_every_command_of_the_page_is_there() -> None:
    named = re.findall(r"(?<![\w/.])(?:/opt/kaper/bin/)?kaper ((?:admin|serve) [^`|&\n]*)", PAGE)
    assert len(named) > 10
    for words in named:
        check_command(words.replace("TABLE", "x").split())


@pytest.mark.slow
def test_the_server_behind_a_real_nginx_with_tls_and_a_base_path(tmp_path: Path) -> None:
    """The configuration that the page shows, with another port and a certificate made here."""
    nginx, openssl = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin"), shutil.which("openssl")
    if nginx is None or openssl is None:
        pytest.skip("nginx or openssl is not here")
    port = free_port()
    public = f"https://localhost:{port}/kaper"
    serving = Serving(
        tmp_path, KAPER_PUBLIC_URL=public, KAPER_TRUSTED_PROXIES="127.0.0.1", KAPER_GUESTS_PER_DAY="3"
    ).start()
    certificate, key = tmp_path / "certificate.pem", tmp_path / "key.pem"
    subprocess.run(
        [openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
         "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2",
         "-keyout", key, "-out", certificate], check=True, capture_output=True,
    )  # fmt: skip
    site = read("deploy/nginx.conf").replace("listen 443", f"listen 127.0.0.1:{port}")
    site = site.replace("listen 80", f"listen 127.0.0.1:{free_port()}")
    site = site.replace("127.0.0.1:8420", serving.address.partition("/")[0])
    site = re.sub(r"(ssl_certificate +)\S+;", rf"\1{certificate};", site)
    site = re.sub(r"(ssl_certificate_key +)\S+;", rf"\1{key};", site)
    (tmp_path / "nginx.conf").write_text(
        f"pid {tmp_path}/nginx.pid; error_log stderr; daemon off; events {{}}\n"
        f"http {{ access_log off; client_body_temp_path {tmp_path}/body; proxy_temp_path {tmp_path}/proxy;\n"
        f"fastcgi_temp_path {tmp_path}/f; uwsgi_temp_path {tmp_path}/u; scgi_temp_path {tmp_path}/s;\n"
        f"{site}}}\n"
    )
    with (tmp_path / "nginx.log").open("wb") as log:
        process = subprocess.Popen([nginx, "-c", tmp_path / "nginx.conf", "-p", tmp_path], stderr=log)
    try:
        visit_through_nginx(public, certificate)
    finally:
        process.terminate()
        process.wait(10)
        serving.end()


def visit_through_nginx(public: str, certificate: Path) -> None:
    """The lobby, a guest, a table over a socket; limits and figures that cannot be talked round."""
    trusted = ssl.create_default_context(cafile=str(certificate))
    transport = httpx.HTTPTransport(verify=trusted, retries=8)
    with httpx.Client(base_url=public, transport=transport) as client:
        front = client.get("/")
        assert 'content="/kaper/"' in front.text
        origin = {"Origin": public.removesuffix("/kaper")}
        entered = client.post("/api/guests", json={"name": "Anne"}, headers=origin)
        assert "Secure" in entered.headers["set-cookie"]
        wish = {"game": "plank", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
        table = client.post("/api/tables", json=wish, headers=origin).json()["id"]
        client.post(f"/api/tables/{table}/start", json={}, headers=origin).raise_for_status()
        cookie = f"kaper={client.cookies['kaper']}"
        assert client.get("/metrics").status_code == 404
        inventions = [{"X-Forwarded-For": f"198.51.100.{each}"} for each in range(4)]
        statuses = [
            client.post("/api/guests", json={"name": "Jack"}, headers=each).status_code for each in inventions
        ]
        assert statuses == [200, 200, 429, 429], "nginx says who it is, and not the visitor"

    async def over_a_socket() -> Any:
        address = f"{public.replace('https', 'wss')}/api/tables/{table}/socket"
        headers = {**origin, "Cookie": cookie}
        async with connect(address, ssl=trusted, additional_headers=headers) as socket:
            while (heard := json.loads(await socket.recv()))["type"] != "position":
                pass
            return heard

    assert "0" in asyncio.run(asyncio.wait_for(over_a_socket(), 10))["seats"]
