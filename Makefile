# make play   open the table; without a display a whole demo game in text
# make test   everything that must hold
# make bench  how fast, beside something everybody can run

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CHECKS := format lint types imports tests
# On a Raspberry Pi the libraries of the real boxes come along; lgpio is Debian's (python3-lgpio).
ON_PI := $(shell grep -aqs 'Raspberry Pi' /proc/device-tree/model && echo yes)
PROJECT := $(if $(ON_PI),'.[pi]',.)

.PHONY: play test golden bench clean $(CHECKS)

play: $(VENV)/.play
	@$(BIN)/quizpult play

test: $(VENV)/.dev
	@$(MAKE) --no-print-directory --output-sync=target -j2 $(CHECKS)

format: $(VENV)/.dev
	$(BIN)/ruff format --check .
lint: $(VENV)/.dev
	$(BIN)/ruff check .
types: $(VENV)/.dev
	$(BIN)/mypy
imports: $(VENV)/.dev
	$(BIN)/lint-imports
tests: $(VENV)/.dev
	$(BIN)/pytest -n auto

golden: $(VENV)/.dev
	$(BIN)/python -m tests.write_golden

bench: $(VENV)/.bench
	$(BIN)/python -m tests.bench

$(VENV)/.play: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Quizpult needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(if $(ON_PI),--system-site-packages) $(VENV)
	$(BIN)/pip install --quiet --editable $(PROJECT)
	@touch $@

$(VENV)/.dev: $(VENV)/.play
	$(BIN)/pip install --quiet --editable '.[dev]'
	@touch $@

$(VENV)/.bench: $(VENV)/.dev
	$(BIN)/pip install --quiet --editable '.[bench]'
	@touch $@

clean:
	rm -rf $(VENV) build *.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
