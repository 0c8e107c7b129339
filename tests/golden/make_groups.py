#!/usr/bin/python3
"""Writes study/groups.json and its requests: how much heads differ that share keys and values.

Two heads differ by the share of its weight that a word gives to other words in one than in the
other: half the sum of the absolute differences of a row, the mean over rows.

Usage: /usr/bin/python3 tests/golden/make_groups.py
"""

import json
import pathlib

import torch

HERE = pathlib.Path(__file__).parent
TOKENS, WIDTH, HEADS, HEAD_DIM = 7, 6, 4, 3
# Name: heads of keys and values, whether the mask is causal.
CASES = {"own": (4, False), "shared": (2, True), "one": (1, True)}


def heads_of(x, weight):
    return (x @ weight).view(TOKENS, -1, HEAD_DIM).transpose(0, 1)


def differences(x, weights, kv_heads, causal):
    query = heads_of(x, weights["W_query"])
    key = heads_of(x, weights["W_key"]).repeat_interleave(HEADS // kv_heads, dim=0)
    scores = query @ key.transpose(1, 2) / HEAD_DIM**0.5
    if causal:
        scores = scores.masked_fill(torch.ones(TOKENS, TOKENS).triu(1).bool(), -torch.inf)
    maps = scores.softmax(dim=-1)
    apart = (maps[:, None] - maps[None]).abs().sum(dim=-1) / 2
    return apart.mean(dim=-1)


def run(name, kv_heads, causal):
    request = {
        "command": "run",
        "input": {"embeddings": {"$golden": "/inputs/x"}},
        "attention": {
            "d_out": HEADS * HEAD_DIM,
            "num_heads": HEADS,
            "num_kv_heads": kv_heads,
            "mask": {"kind": "causal" if causal else "none"},
        },
        "weights": {
            "values": {each: {"$golden": f"/inputs/{name}_{each}"} for each in ("W_query", "W_key", "W_value")}
        },
        "study": {"kind": "groups"},
    }
    given = [
        {"expect": f"/inputs/{name}_{each}", "node": each, "tolerance": "exact"}
        for each in request["weights"]["values"]
    ]
    return {"request": request, "checks": [*given, {"expect": f"/steps/{name}", "node": "study.groups"}]}


def write(path, document, start):
    text = json.dumps(document).replace(f", {start}", f",\n{start}")
    (HERE / path).write_text(text + "\n", encoding="utf-8")


def main():
    torch.manual_seed(23)
    x = torch.randn(TOKENS, WIDTH)
    inputs, steps, runs = {"x": x.tolist()}, {}, []
    for name, (kv_heads, causal) in CASES.items():
        widths = {"W_query": HEADS, "W_key": kv_heads, "W_value": kv_heads}
        weights = {each: torch.randn(WIDTH, heads * HEAD_DIM) for each, heads in widths.items()}
        inputs |= {f"{name}_{each}": weight.tolist() for each, weight in weights.items()}
        steps[name] = differences(x, weights, kv_heads, causal)[None].tolist()
        runs.append(run(name, kv_heads, causal))
    runs[0]["checks"].insert(0, {"expect": "/inputs/x", "node": "x", "tolerance": "exact"})
    golden = {"torch": torch.__version__, "inputs": inputs, "steps": steps}
    write("study/groups.json", golden, '"')
    write("requests/study/groups.json", {"golden": "study/groups", "runs": runs}, '{"')


if __name__ == "__main__":
    main()
