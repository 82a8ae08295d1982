# `make help` lists what there is to do. Everything sets itself up first, in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UPKEEP := $(VENV)/upkeep
PIP := -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.DEFAULT_GOAL := help
.PHONY: help run test lint format bench soak mutate coverage constraints audit image-check clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 13

run: $(VENV)/run ## start: on Discord with DISCORD_TOKEN, else at the local table in the browser
	@if [ -n "$$DISCORD_TOKEN" ] || grep -qsE '^(export )?DISCORD_TOKEN=.' .env; \
	then exec $(BIN)/python -m bot; else exec $(BIN)/python -m tools.table; fi

# What is compiled is kept, in containers too, which often say not to: a third of a minute for each
# process that collects the tests.
test: export PYTHONDONTWRITEBYTECODE :=
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

soak: $(VENV)/dev ## play hundreds of games with forgetful people, kill the bot 200 times (takes hours)
	$(BIN)/python -m tests.soak

mutate: $(VENV)/dev ## break the rules one line at a time and see that the cases notice
	$(BIN)/python -m tools mutate

coverage: $(VENV)/dev ## run the suite and show which lines of the engine it leaves out
	$(BIN)/coverage run -m pytest
	$(BIN)/coverage report --skip-covered

constraints: $(UPKEEP)/ready ## bring constraints.txt to the newest versions that pyproject.toml allows
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb")) \
	["build-system"]["requires"], sep="\n")' | $(UPKEEP)/bin/uv pip compile --quiet --universal --upgrade \
	--python-version 3.11 --all-extras --no-annotate --no-emit-index-url \
	--custom-compile-command 'make constraints' --output-file constraints.txt pyproject.toml -

audit: $(UPKEEP)/ready ## look for known holes in what constraints.txt installs (needs a network)
	@$(BIN)/python -m tools audit $(UPKEEP)/bin/pip-audit

image-check: ## do what the Dockerfile says in a temporary folder, without Docker (takes minutes)
	$(PYTHON) -m tools image

clean: ## remove the environment and what tools left behind; games in var/ stay
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage

# Each set of dependencies has a stamp, so that a second start installs nothing. What builds the
# project comes from constraints.txt too: pip would fetch the newest for a build of its own.
$(VENV)/run: EXTRAS := table
$(VENV)/dev: EXTRAS := table,dev
$(VENV)/run $(VENV)/dev: pyproject.toml constraints.txt | $(VENV)/bin/python
	@echo 'Installing what is needed into $(VENV) ...'
	@$(BIN)/python $(PIP) setuptools
	@$(BIN)/python $(PIP) --no-build-isolation --editable '.[$(EXTRAS)]'
	@touch $@

# The tools of the two targets that ask the network have an environment of their own.
$(UPKEEP)/ready: constraints.txt | $(VENV)/bin/python
	@$(BIN)/python -m venv $(UPKEEP)
	@$(UPKEEP)/bin/python $(PIP) uv pip-audit
	@touch $@

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit( \
	"Elbow Room needs Python 3.11 or newer; this is %s. Try: make PYTHON=python3.11 ..." \
	% sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)
