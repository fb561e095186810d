# The page and the wheel are built in the first stage; the second has what runs and nothing else.
FROM python:3.11-slim AS build
WORKDIR /src
COPY . .
# The wheel carries the page, and its build brings the Node that the page needs.
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .
# The versions are those that the tests ran with.
RUN python -m venv /opt/kaper \
    && /opt/kaper/bin/pip install --no-cache-dir --constraint requirements/dev.lock \
        "$(ls /wheels/kaper-*.whl)[postgres]"

FROM python:3.11-slim
RUN useradd --system --uid 10001 --create-home --home-dir /data kaper
COPY --from=build /opt/kaper /opt/kaper
ENV PATH="/opt/kaper/bin:$PATH" \
    PYTHONUNBUFFERED=1 \
    KAPER_HOST=0.0.0.0 \
    KAPER_PORT=8420 \
    KAPER_DATABASE=/data/kaper.db
USER kaper
WORKDIR /data
VOLUME /data
EXPOSE 8420
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f'http://127.0.0.1:{os.environ[\"KAPER_PORT\"]}/healthz', timeout=4)"]
ENTRYPOINT ["kaper"]
CMD ["serve", "--no-browser"]
