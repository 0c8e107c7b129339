"""Sends the requests through the program and reports what differs."""

import argparse
import json
import subprocess
import time
from collections import Counter
from pathlib import Path

import torch

import program_draws
import reference
from compare import compare, compare_output
from configurations import configuration
from modules import expectations
from options import Table
from reference.settings import Settings

COUNT = 800
FAILURES = Path(__file__).resolve().parents[2] / "build" / "differential"
SHOWN = 25  # failures printed, each with its request in a file


def main(arguments):
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--replay", type=Path)
    options = parser.parse_args(arguments)
    torch.set_num_threads(1)
    if options.replay is not None:
        requests = {str(options.replay): json.loads(options.replay.read_text())}
    elif options.seed is not None:
        requests = {f"seed {options.seed}": configuration(options.seed)}
    else:
        requests = {f"seed {seed}": configuration(seed) for seed in range(COUNT)}
    whole = len(requests) == COUNT
    started = time.monotonic()
    failed = judge_runs(options.program, requests, whole)
    if whole:
        failed += judge_draws(options.program)
    print(f"{failed} failed, {time.monotonic() - started:.0f} s")
    return 1 if failed else 0


def answers(program, requests):
    """A response for each request, from one process: a line in, a line out."""
    lines = "".join(json.dumps(request, ensure_ascii=False) + "\n" for request in requests)
    done = subprocess.run([program], input=lines.encode(), stdout=subprocess.PIPE, timeout=300)
    responses = [json.loads(line) for line in done.stdout.splitlines()]
    for request in requests[len(responses) :]:
        died = f"the program ended with status {done.returncode} and did not answer"
        responses.append({"ok": False, "error": {"message": died}})
    return responses


def judge_runs(program, requests, whole):
    """Compares every node of every request; prints the failures and, for all of them, the tables."""
    responses = answers(program, list(requests.values()))
    brief = [request | {"output": {"graph": False}} for request in requests.values()]
    outputs = answers(program, brief)
    failures, table, totals, modules = Failures(program), Table(), Counter(), Counter()
    worst = 0
    for (name, request), response, output in zip(requests.items(), responses, outputs):
        tape = reference.compute(request)
        report = compare(response, tape, expectations(request, tape, Settings(request)))
        failures.add(name, request, report.differences + compare_output(output, tape).differences)
        table.add(request, tape)
        totals.update(nodes=report.nodes, cells=report.cells, cells_out=report.cells_counted_out)
        worst = max(worst, report.worst)
        totals.update(rows_out=tape.counted_out_rows)
        modules.update(report.modules)
    print(f"{len(requests)} configurations: {totals['nodes']} nodes, {totals['cells']} cells compared")
    print(f"the largest difference is {worst:.2f} of what is allowed")
    print(f"counted out: {totals['rows_out']} rows of `sum`, with what depends on them {totals['cells_out']} cells")
    print("by module: " + ", ".join(f"{name} {count}" for name, count in sorted(modules.items())))
    if whole:
        print("configurations by option:", *table.lines(), sep="\n")
        failures.add("table of options", None, table.complaints())
    return failures.count


def judge_draws(program):
    """The draws of `program`, bit for bit."""
    requests = program_draws.requests()
    failures = Failures(program)
    for k, (request, response) in enumerate(zip(requests, answers(program, requests))):
        failures.add(f"program {k}", request, program_draws.differences(request, response))
    counts = program_draws.table(requests)
    print(f"{len(requests)} programs: " + ", ".join(f"{name} {counts[name]}" for name in program_draws.DRAWS))
    rare = [name for name in program_draws.DRAWS if counts[name] < program_draws.LEAST]
    failures.add("table of draws", None, [f"{name} is drawn too rarely" for name in rare])
    return failures.count


class Failures:
    """Prints failures as they come and leaves each request in a file that can be replayed."""

    def __init__(self, program):
        self.program = program
        self.count = 0

    def add(self, name, request, differences):
        if not differences:
            return
        self.count += 1
        if self.count > SHOWN:
            return
        print(f"FAILED {name}")
        for sentence in differences[:5]:
            print(f"  {sentence}")
        if len(differences) > 5:
            print(f"  and {len(differences) - 5} more")
        if request is not None:
            FAILURES.mkdir(parents=True, exist_ok=True)
            path = FAILURES / (name.replace(" ", "-").replace("/", "-") + ".json")
            path.write_text(json.dumps(request, ensure_ascii=False))
            print(f"  replay: tests/differential/run {self.program} --replay {path}")
