#!/usr/bin/python3
"""Writes study/gradient.json and its requests: the loss of predicting the next word, and its gradients.

Causal attention with two heads on words of a table, then a head of its own or the table itself; autograd
differentiates the mean cross-entropy.

Usage: /usr/bin/python3 tests/golden/make_gradient.py
"""

import json
import pathlib

import torch
from torch.nn import functional as F

HERE = pathlib.Path(__file__).parent
TEXT = "to be or not to be"
WIDTH, HEADS = 6, 2
CASES = {"own": False, "tied": True}


def loss_of(ids, weights, tied):
    x = weights["embedding"][ids]
    heads = {
        name: (x @ weights[f"W_{name}"]).view(len(ids), HEADS, -1).transpose(0, 1)
        for name in ("query", "key", "value")
    }
    scores = heads["query"] @ heads["key"].mT / heads["key"].shape[-1] ** 0.5
    later = torch.ones(len(ids), len(ids)).triu(1).bool()
    context = scores.masked_fill(later, -torch.inf).softmax(-1) @ heads["value"]
    context = context.transpose(0, 1).reshape(len(ids), -1)
    logits = context @ (weights["embedding"].T if tied else weights["W_head"])
    return F.cross_entropy(logits[:-1], torch.tensor(ids[1:]))


def run(name, tied, vocabulary):
    matrices = ["W_query", "W_key", "W_value"] + ([] if tied else ["W_head"])
    request = {
        "command": "run",
        "input": {"text": TEXT},
        "embedding": {
            "kind": "table",
            "values": {word: {"$golden": f"/inputs/{name}_{word}"} for word in vocabulary},
        },
        "attention": {"d_out": WIDTH, "num_heads": HEADS, "mask": {"kind": "causal"}},
        "weights": {"values": {each: {"$golden": f"/inputs/{name}_{each}"} for each in matrices}},
        "head": {"tied": tied},
        "targets": "next",
        "gradient": {"of": "loss"},
    }
    words = [
        {"expect": f"/inputs/{name}_{word}", "node": "embedding", "at": [row], "tolerance": "exact"}
        for row, word in enumerate(vocabulary)
    ]
    given = [
        {"expect": f"/inputs/{name}_{each}", "node": each, "tolerance": "exact"} for each in matrices
    ]
    gradients = [
        {"expect": f"/steps/{name}_{each}", "node": f"gradient.{each}"} for each in ["embedding", *matrices]
    ]
    loss = {"expect": f"/steps/{name}_loss", "node": "loss"}
    return {"request": request, "checks": [*words, *given, loss, *gradients]}


def write(path, document, start):
    text = json.dumps(document).replace(f", {start}", f",\n{start}")
    (HERE / path).write_text(text + "\n", encoding="utf-8")


def main():
    torch.manual_seed(30)
    vocabulary = sorted(set(TEXT.split()))
    ids = [vocabulary.index(word) for word in TEXT.split()]
    inputs, steps, runs = {}, {}, []
    for name, tied in CASES.items():
        shapes = {"W_query": (WIDTH, WIDTH), "W_key": (WIDTH, WIDTH), "W_value": (WIDTH, WIDTH)}
        if not tied:
            shapes["W_head"] = (WIDTH, len(vocabulary))
        weights = {each: torch.randn(shape, requires_grad=True) for each, shape in shapes.items()}
        weights["embedding"] = torch.randn(len(vocabulary), WIDTH, requires_grad=True)
        loss = loss_of(ids, weights, tied)
        loss.backward()
        inputs |= {f"{name}_{each}": weights[each].tolist() for each in shapes}
        inputs |= {f"{name}_{word}": weights["embedding"][row].tolist() for row, word in enumerate(vocabulary)}
        steps[f"{name}_loss"] = loss.item()
        steps |= {f"{name}_{each}": weight.grad.tolist() for each, weight in weights.items()}
        runs.append(run(name, tied, vocabulary))
    golden = {"torch": torch.__version__, "inputs": inputs, "steps": steps}
    write("study/gradient.json", golden, '"')
    write("requests/study/gradient.json", {"golden": "study/gradient", "runs": runs}, '{"')


if __name__ == "__main__":
    main()
