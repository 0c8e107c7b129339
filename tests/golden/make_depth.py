#!/usr/bin/python3
"""Writes study/depth.json and its requests: sizes of the residual stream in four stacks of untrained blocks.

All stacks have the same weights, drawn from one seed as nn.init.xavier_uniform_ draws them, block by block: query,
key, value and output of attention, then the two layers of the feed-forward network. Only the place of the norms
differs. A size is the root mean square over all numbers of all words.

Usage: /usr/bin/python3 tests/golden/make_depth.py
"""

import json
import math
import pathlib

import torch
from torch.nn.functional import layer_norm, relu

HERE = pathlib.Path(__file__).parent
TOKENS, WIDTH, HEADS, BLOCKS, SEED = 5, 8, 2, 6, 123
ORDERS = ["post", "pre", "sandwich", "none"]


def drawn(rows, columns):
    return torch.nn.init.xavier_uniform_(torch.empty(rows, columns))


def blocks():
    torch.manual_seed(SEED)
    shapes = [(WIDTH, WIDTH)] * 4 + [(WIDTH, 4 * WIDTH), (4 * WIDTH, WIDTH)]
    return [[drawn(*shape) for shape in shapes] for _ in range(BLOCKS)]


def attention(x, block):
    query, key, value = [(x @ w).view(TOKENS, HEADS, -1).transpose(0, 1) for w in block[:3]]
    scores = query @ key.transpose(1, 2) / math.sqrt(WIDTH // HEADS)
    hidden = torch.ones(TOKENS, TOKENS).triu(1).bool()
    weights = scores.masked_fill(hidden, -math.inf).softmax(-1)
    return (weights @ value).transpose(0, 1).reshape(TOKENS, WIDTH) @ block[3]


def feed_forward(x, block):
    return relu(x @ block[4]) @ block[5]


def norm(x):
    return layer_norm(x, (WIDTH,))


def sublayer(order, function, x, block):
    """The update, and the stream after it."""
    update = function(norm(x) if order in ("pre", "sandwich") else x, block)
    if order == "sandwich":
        update = norm(update)
    return update, norm(x + update) if order == "post" else x + update


def size(x):
    return x.double().square().mean().sqrt()


def likeness(x):
    """The mean cosine between two different words."""
    directions = torch.nn.functional.normalize(x.double(), dim=-1)
    cosines = directions @ directions.T
    return (cosines.sum() - cosines.trace()) / (TOKENS * (TOKENS - 1))


def stack(order, x, all_blocks):
    rows = []
    for block in all_blocks:
        before = x
        attended, x = sublayer(order, attention, x, block)
        fed, x = sublayer(order, feed_forward, x, block)
        update = attended + fed
        cosine = (before * update).double().mean() / (size(before) * size(update))
        sizes = [size(attended), size(fed), size(update), size(update) / size(before)]
        rows.append([*sizes, cosine, size(x), likeness(x)])
    return torch.tensor(rows).tolist()


def main():
    torch.manual_seed(1)
    x = torch.randn(TOKENS, WIDTH)
    all_blocks = blocks()
    steps = {order: stack(order, x, all_blocks) for order in ORDERS}
    golden = {"torch": torch.__version__, "inputs": {"x": x.tolist()}, "steps": steps}
    lines = json.dumps(golden).replace(' "', '\n "').replace(" [", "\n [")
    (HERE / "study/depth.json").write_text(lines + "\n", encoding="utf-8")
    request = {
        "command": "run",
        "input": {"embeddings": {"$golden": "/inputs/x"}},
        "attention": {"num_heads": HEADS, "output_projection": True, "mask": {"kind": "causal"}},
        "weights": {"init": "xavier_uniform", "seed": SEED},
        "study": {"kind": "depth", "blocks": BLOCKS},
    }
    checks = [{"expect": f"/steps/{order}", "node": "study.depth", "at": [at]} for at, order in enumerate(ORDERS)]
    checks.append({"expect": "/inputs/x", "node": "x", "tolerance": "exact"})
    document = json.dumps({"golden": "study/depth", "runs": [{"request": request, "checks": checks}]})
    text = document.replace('{"request"', '\n{"request"').replace(' {"expect"', '\n {"expect"').replace(' "checks"', '\n "checks"')
    (HERE / "requests/study/depth.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
