#!/usr/bin/python3
"""Writes study/lookup.json and its requests: three ways to score, at several temperatures.

Usage: /usr/bin/python3 tests/golden/make_lookup.py
"""

import json
import pathlib

import torch

HERE = pathlib.Path(__file__).parent
TOKENS, WIDTH = 5, 4
TEMPERATURES = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 0.7, 1, 2, 5, 10, 20, 50, 100]
# Colder ones magnify the rounding of the scores; tests/core/run/lookup.cpp holds their limit.
WARM = range(TEMPERATURES.index(0.2), len(TEMPERATURES))
SHAPES = {"W_additive": (WIDTH, WIDTH), "U_additive": (WIDTH, WIDTH), "v_additive": (WIDTH,), "W_bilinear": (WIDTH, WIDTH)}


def write(path, document, start):
    text = json.dumps(document).replace(f", {start}", f",\n{start}")
    (HERE / path).write_text(text + "\n", encoding="utf-8")


def main():
    torch.manual_seed(31)
    x = torch.randn(TOKENS, WIDTH)
    projections = {name: torch.randn(WIDTH, WIDTH) for name in ("W_query", "W_key", "W_value")}
    drawn = {name: torch.randn(shape) for name, shape in SHAPES.items()}
    query, key, value = (x @ weight for weight in projections.values())
    additive = torch.tanh((query @ drawn["U_additive"].T)[:, None] + (key @ drawn["W_additive"].T)[None])
    scores = {
        "dot": query @ key.T / WIDTH**0.5,
        "additive": additive @ drawn["v_additive"],
        "bilinear": query @ (key @ drawn["W_bilinear"]).T,
    }
    steps, weights = {}, []
    for name, each in scores.items():
        weights.append(torch.stack([(each.double() / t).softmax(-1) for t in TEMPERATURES]))
        steps[f"{name}_scores"] = each.tolist()
        for k in WARM:
            own = weights[-1][k]
            steps[f"{name}_weights_{k}"] = own.tolist()
            steps[f"{name}_context_{k}"] = (own @ value.double()).tolist()
            steps[f"{name}_lookup_{k}"] = torch.stack([own.amax(-1), 1 / own.square().sum(-1)], -1).tolist()
    inputs = {"x": x.tolist()} | {name: weight.tolist() for name, weight in (projections | drawn).items()}
    ids = {name: name for name in projections} | {name: f"study.soft_lookup.{name}" for name in drawn}
    request = {
        "command": "run",
        "input": {"embeddings": {"$golden": "/inputs/x"}},
        "weights": {"values": {node: {"$golden": f"/inputs/{name}"} for name, node in ids.items()}},
        "study": {"kind": "lookup", "temperature": 0.7},
    }
    nodes = ids | {"x": "x"}
    given = [{"expect": f"/inputs/{name}", "node": node, "tolerance": "exact"} for name, node in nodes.items()]
    checks = [{"expect": f"/steps/{name}_scores", "node": f"study.soft_lookup.{name}.scores"} for name in scores]
    for way, name in enumerate(scores):
        for k in WARM:
            for of in ("weights", "context"):
                node = f"study.soft_lookup.{name}.{of}"
                checks.append({"expect": f"/steps/{name}_{of}_{k}", "node": node, "at": [0, k]})
            checks.append({"expect": f"/steps/{name}_lookup_{k}", "node": "study.soft_lookup", "at": [0, way, k]})
    golden = {"torch": torch.__version__, "inputs": inputs, "steps": steps}
    write("study/lookup.json", golden, '"')
    runs = [{"request": request, "checks": [*given, *checks]}]
    write("requests/study/lookup.json", {"golden": "study/lookup", "runs": runs}, '{"')


if __name__ == "__main__":
    main()
