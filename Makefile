# `make help` lists what there is to do. Everything sets itself up first, in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help run test lint format bench soak mutate coverage clean

help: ## show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

run: $(VENV)/run ## start: on Discord with DISCORD_TOKEN, else at the local table in the browser
	@if [ -n "$$DISCORD_TOKEN" ] || grep -qsE '^(export )?DISCORD_TOKEN=.' .env; \
	then exec $(BIN)/python -m bot; else exec $(BIN)/python -m tools.table; fi

test: $(VENV)/dev ## run the whole suite, on all cores
	$(BIN)/python -m pytest --numprocesses auto --dist loadfile

lint: $(VENV)/dev ## check style, formatting and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict engine render bot

format: $(VENV)/dev ## format all code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/dev ## measure, as JSON
	$(BIN)/python -m tools bench

soak: $(VENV)/dev ## play hundreds of games with forgetful people, kill the bot 200 times: hours
	$(BIN)/python -m tests.soak

mutate: $(VENV)/dev ## break the rules one line at a time and see that the cases notice
	$(BIN)/python -m tools mutate

coverage: $(VENV)/dev ## run the suite and show which lines of the engine it leaves out
	$(BIN)/coverage run -m pytest
	$(BIN)/coverage report --skip-covered

clean: ## remove the environment and what tools left behind; games in var/ stay
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage

# Each set of dependencies has a stamp, so that a second start installs nothing.
$(VENV)/run: EXTRAS := table
$(VENV)/dev: EXTRAS := table,dev
$(VENV)/run $(VENV)/dev: pyproject.toml | $(VENV)/bin/python
	@echo 'Installing what is needed into $(VENV) ...'
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[$(EXTRAS)]'
	@touch $@

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit( \
	"Elbow Room needs Python 3.11 or newer; this is %s. Try: make PYTHON=python3.11 ..." \
	% sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)
