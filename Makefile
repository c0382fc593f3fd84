# `make help` lists what there is. Everything that is made lands in .build (Swift) and .tools (checkers).

SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c
.DEFAULT_GOAL := help

SWIFT := $(firstword $(shell command -v swift) $(wildcard /opt/swift/usr/bin/swift $(HOME)/.local/share/swiftly/bin/swift))
SOURCES := Sources Tests Benchmarks Package.swift
PYTHON := .tools/venv/bin/python

LIBRARIES := command:pkg-config/pkg-config library:libmicrohttpd-dev/libmicrohttpd library:zlib1g-dev/zlib \
    library:libbrotli-dev/libbrotlienc
CHECKERS := command:chromium-headless-shell/chromium-headless-shell command:default-jre-headless/java \
    command:curl/curl command:python3/python3 python:python3-venv/ensurepip

MEASURES := command:wrk/wrk command:gcc/cc command:python3/python3

# The parts of `make test`, the longest as early as what it needs is there. Each leaves its counts in .build/results.
PARTS := format web browser soak tests raw hostile address fuzz cookbook openapi

.PHONY: help run test walk bench fuzz sanitize soak format clean parts swift libraries checkers build-tests \
    $(addprefix check-,$(PARTS))

help:  ## List the commands
	@sed -nE 's/^([a-z]+):.*## (.*)/make \1\t\2/p' Makefile | expand -t 14

run: swift libraries  ## Build in release and serve on http://127.0.0.1:8080; ARGS="--port 0" adds options
	@echo "Building in release"
	@$(SWIFT) build --configuration release --product vitrine
	@exec .build/release/vitrine $(ARGS)

# The browser's part waits more than it works, and the soak does little at a time, so the others run beside them. What
# has to be installed is so before: installing may ask for a password.
test: swift libraries checkers  ## Run every check: style, Swift tests, browser, accessibility, HTML
	@$(MAKE) --no-print-directory --keep-going --jobs 3 $(addprefix check-,$(PARTS))

bench: swift libraries  ## Measure beside a C program on the same library, in five minutes; ROWS="304 post" for some rows
	@.ci/install $(MEASURES)
	@echo "Building in release"
	@$(SWIFT) build --configuration release
	@mkdir -p .build/bench
	@for program in limit ask; do cc -O2 -Wall -Wextra -Wno-unused-parameter -o .build/bench/$$program \
	    Benchmarks/$$program.c -lmicrohttpd; done
	@python3 Benchmarks/bench.py $(ROWS)

fuzz: swift  ## Fuzz the readers of what clients send; SECONDS=60 for each of eight
	@echo "Fuzzing"
	@Tests/Fuzz/run $(SWIFT)c $(or $(SECONDS),60)

soak: build-tests .tools/venv/.ready  ## Ten minutes of everything that clients do: errors, memory, descriptors
	@SOAK_SECONDS=600 timeout 900 $(PYTHON) -m pytest --quiet Tests/Hostile/Long/test_soak.py

sanitize: swift libraries .tools/venv/.ready  ## Run all Swift tests and the load under the thread and address sanitizers
	@.ci/sanitize $(SWIFT) $(PYTHON) -m pytest --quiet Tests/RawRequests

format: swift  ## Bring the Swift files into the checked-in format
	@echo "Formatting $(SOURCES)"
	@$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

clean:  ## Remove all that was built and installed here
	@echo "Removing .build and .tools"
	@rm -rf .build .tools

parts:
	@echo $(PARTS)

swift:
	@test -n "$(SWIFT)" || { echo "There is no swift on the PATH or in /opt/swift/usr/bin: install Swift 6.3," \
	    "https://www.swift.org/install/linux" >&2; exit 1; }

libraries:
	@.ci/install $(LIBRARIES)

checkers:
	@.ci/install $(CHECKERS)

.tools/venv/.ready: Tests/Browser/requirements.txt | checkers
	@.ci/venv .tools/venv $<

.tools/vnu/.ready: Tests/Browser/requirements-vnu.txt | checkers
	@.ci/venv .tools/vnu $<

.tools/schemathesis/.ready: Tests/OpenAPI/requirements.txt | checkers
	@.ci/venv .tools/schemathesis $<

build-tests: swift libraries
	@echo "Building with tests"
	@$(SWIFT) build --build-tests

check-format: swift
	@.ci/part format $(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

check-web: .tools/venv/.ready
	@.ci/part web .tools/venv/bin/biome lint --error-on-warnings --no-errors-on-unmatched Public

check-tests: build-tests
	@.ci/part tests .ci/swift-test $(SWIFT)

check-raw: build-tests .tools/venv/.ready
	@.ci/part raw timeout 900 $(PYTHON) -m pytest --quiet --junit-xml .build/results/raw.xml Tests/RawRequests

check-address: swift libraries .tools/venv/.ready
	@.ci/part address timeout 1500 Tests/RawRequests/address $(SWIFT) \
	    $(PYTHON) -m pytest --quiet --junit-xml .build/results/address.xml Tests/RawRequests

check-fuzz: swift
	@.ci/part fuzz timeout 900 Tests/Fuzz/run $(SWIFT)c 0

check-cookbook: build-tests .tools/venv/.ready
	@SWIFT="$(SWIFT)" .ci/part cookbook timeout 900 Tests/Cookbook/ci.sh \
	    $(PYTHON) -m pytest --quiet --junit-xml .build/results/cookbook.xml Tests/Cookbook

check-openapi: build-tests .tools/schemathesis/.ready
	@.ci/part openapi timeout 900 Tests/Cookbook/ci.sh Tests/OpenAPI/run

walk: build-tests .tools/venv/.ready .tools/vnu/.ready  ## Set every playground in 200 ways, for axe, the HTML checker, the compiler
	@VITRINE_WALK=200 SWIFT="$(SWIFT)" timeout 7200 $(PYTHON) -m pytest --quiet -rP --numprocesses 2 --dist worksteal \
	    Tests/Browser/test_playground_walk.py Tests/Browser/test_playground_code.py

check-hostile: build-tests .tools/venv/.ready
	@.ci/part hostile timeout 900 $(PYTHON) -m pytest --quiet --junit-xml .build/results/hostile.xml \
	    --ignore Tests/Hostile/Long Tests/Hostile

check-soak: build-tests .tools/venv/.ready
	@.ci/part soak nice timeout 900 $(PYTHON) -m pytest --quiet --junit-xml .build/results/soak.xml Tests/Hostile/Long

check-browser: build-tests .tools/venv/.ready .tools/vnu/.ready
	@SWIFT="$(SWIFT)" .ci/part browser timeout 1800 $(PYTHON) -m pytest --quiet --numprocesses 2 --dist worksteal \
	    --junit-xml .build/results/browser.xml Tests/Browser
