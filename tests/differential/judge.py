"""Sends the requests through the program and reports what differs."""

import argparse
import json
import subprocess
import time
from collections import Counter
from pathlib import Path

import torch

import program_draws
import program_ops
import reference
import training
import words
from compare import compare, compare_output
from configurations import configuration
from gradients import compare_gradients, with_gradient
from modules import expectations
from options import Table
from reference.settings import Settings

COUNT = 800
FAILURES = Path(__file__).resolve().parents[2] / "build" / "differential"
SHOWN = 25  # failures printed, each with its request in a file


def main(arguments):
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--seed", type=int, help="the configuration of one seed")
    parser.add_argument("--op", nargs=2, metavar=("NAME", "NUMBER"), help="one program of one op")
    parser.add_argument("--replay", type=Path, help="one request, as a failure left it behind")
    options = parser.parse_args(arguments)
    torch.set_num_threads(1)
    started = time.monotonic()
    failed = judge(options)
    print(f"{failed} failed, {time.monotonic() - started:.0f} s")
    return 1 if failed else 0


def judge(options):
    """All there is, or the one thing that was asked for; the number of failures."""
    program = options.program
    if options.op is not None:
        one = [(options.op[0], int(options.op[1]))]
        return judge_ops(program, one) + judge_op_gradients(program, one)
    if options.seed is not None:
        one = {f"seed {options.seed}": configuration(options.seed)}
        return judge_runs(program, one) + judge_gradients(program, one)
    if options.replay is not None:
        request = json.loads(options.replay.read_text())
        name = options.replay.stem
        if "gradient" in request:
            return report_gradients(program, {name: request})
        return judge_draws(program, [request]) if "program" in request else judge_runs(program, {name: request})
    table = Table()
    requests = {f"seed {seed}": configuration(seed) for seed in range(COUNT)}
    failed = judge_runs(program, requests, table)
    print("configurations by option:", *table.lines(), sep="\n")
    failed += judge_gradients(program, requests)
    draws = program_draws.requests()
    failed += judge_draws(program, draws)
    every = [(name, k) for name in program_ops.OPS for k in range(program_ops.EACH)]
    failed += judge_ops(program, every) + judge_op_gradients(program, every) + judge_training(program)
    failed += judge_words(program)
    complaints = table.complaints() + program_draws.complaints(draws)
    for complaint in complaints:
        print(f"FAILED {complaint}")
    return failed + len(complaints)


def answers(program, requests):
    """A response for each request, from one process: a line in, a line out."""
    lines = "".join(json.dumps(request, ensure_ascii=False) + "\n" for request in requests)
    done = subprocess.run([program], input=lines.encode(), stdout=subprocess.PIPE, timeout=300)
    responses = [json.loads(line) for line in done.stdout.splitlines()]
    for request in requests[len(responses) :]:
        died = f"the program ended with status {done.returncode} and did not answer"
        responses.append({"ok": False, "error": {"message": died}})
    return responses


def judge_runs(program, requests, table=None):
    """Compares every node of every request, by name; counts their options in the table."""
    responses = answers(program, list(requests.values()))
    brief = [request | {"output": {"graph": False}} for request in requests.values()]
    outputs = answers(program, brief)
    failures, totals, modules = Failures(program), Counter(), Counter()
    worst = 0
    for (name, request), response, output in zip(requests.items(), responses, outputs):
        tape = reference.compute(request)
        report = compare(response, tape, expectations(request, tape, Settings(request)))
        failures.add(name, request, report.differences + compare_output(output, tape).differences)
        if table is not None:
            table.add(request, tape)
        totals.update(nodes=report.nodes, cells=report.cells, cells_out=report.cells_counted_out)
        totals.update(rows_out=tape.counted_out_rows)
        worst = max(worst, report.worst)
        modules.update(report.modules)
    print(f"{len(requests)} configurations: {totals['nodes']} nodes, {totals['cells']} cells compared")
    print(f"the largest difference is {worst:.2f} of what is allowed")
    rows, cells = totals["rows_out"], totals["cells_out"]
    print(f"counted out: {rows} rows of `sum`, with what depends on them {cells} cells")
    print("by module: " + ", ".join(f"{name} {count}" for name, count in sorted(modules.items())))
    return failures.count


def judge_gradients(program, requests):
    """The gradient of one number of the output of each request, at every node, against autograd."""
    responses = answers(program, list(requests.values()))
    wanted = {
        f"gradient of {name}": with_gradient(name, request, response)
        for (name, request), response in zip(requests.items(), responses)
        if response.get("ok")
    }
    return report_gradients(program, wanted)


def judge_op_gradients(program, names):
    """First and second derivatives of programs of one op."""
    wanted = {}
    for name, k in names:
        request = program_ops.gradient_request(name, k)
        if request is not None:
            wanted[f"gradient of op {name} {k}"] = request
    return report_gradients(program, wanted)


def report_gradients(program, requests):
    failures, totals, worst = Failures(program), Counter(), 0
    for (name, request), response in zip(requests.items(), answers(program, list(requests.values()))):
        found = compare_gradients(request, response)
        failures.add(name, request, found.differences)
        totals.update(nodes=found.nodes, cells=found.cells, out=int(found.counted_out))
        worst = max(worst, found.worst)
    print(f"{len(requests)} gradients: {totals['nodes']} nodes, {totals['cells']} cells compared with autograd")
    print(f"the largest difference is {worst:.2f} of what is allowed; counted out: {totals['out']}")
    return failures.count


def judge_draws(program, requests):
    """The draws of `program`, bit for bit."""
    failures = Failures(program)
    for k, (request, response) in enumerate(zip(requests, answers(program, requests))):
        failures.add(f"program {k}", request, program_draws.differences(request, response))
    counts = program_draws.table(requests)
    print(f"{len(requests)} programs: " + ", ".join(f"{name} {counts[name]}" for name in program_draws.DRAWS))
    return failures.count


def judge_ops(program, names):
    """Programs of one op, by the op's name and a number."""
    cases = [program_ops.case_of(name, k) for name, k in names]
    requests = [program_ops.request_of(name, case) for (name, _), case in zip(names, cases)]
    failures = Failures(program)
    for (name, k), case, request, response in zip(names, cases, requests, answers(program, requests)):
        found = program_ops.differences(name, case, response)
        failures.add(f"op {name} {k}", request, found, again=f"--op {name} {k}")
    print(f"{len(cases)} programs of one op: {', '.join(sorted({name for name, _ in names}))}")
    return failures.count


def judge_training(program):
    """Steps of training against torch.optim."""
    failures, worst = Failures(program), 0
    for name, case in training.CASES.items():
        requests = training.requests_of(case)
        found, distance = training.compare_training(requests[0], answers(program, requests))
        failures.add(f"training with {name}", requests[0], found)
        worst = max(worst, distance)
    print(f"{len(training.CASES)} trainings of {training.STEPS} steps: {', '.join(training.CASES)}")
    print(f"the largest difference is {worst:.2f} of what is allowed")
    return failures.count


def judge_words(program):
    """The models of words against what their files say."""
    failures = Failures(program)
    for path in sorted(words.MODELS.glob("*.safetensors.gz")):
        name = path.name.removesuffix(".safetensors.gz")
        requests = words.questions_of(path)
        found, unknown, worst = words.compare_model(path, answers(program, requests))
        failures.add(f"model {name}", requests, found)
        print(f"model {name}: {len(requests) - 1} sentences, {unknown} unknown words")
        print(f"the largest difference is {worst:.2f} of what is allowed")
    return failures.count


class Failures:
    """Prints failures as they come and leaves each request in a file that can be replayed."""

    def __init__(self, program):
        self.program = program
        self.count = 0

    def add(self, name, request, differences, again=None):
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
        FAILURES.mkdir(parents=True, exist_ok=True)
        path = FAILURES / (name.replace(" ", "-") + ".json")
        path.write_text(json.dumps(request, ensure_ascii=False))
        print(f"  request: {path}")
        print(f"  replay: tests/differential/run {self.program} {again or f'--replay {path}'}")
