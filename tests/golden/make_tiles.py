#!/usr/bin/python3
"""Writes study/tiles.json and its requests: attention in tiles, written out in PyTorch.

Each case has embeddings that are queries, keys and values at once, cut into heads. What is left
after every tile is kept: the running maximum and sum, the correction, the context so far.

Usage: /usr/bin/python3 tests/golden/make_tiles.py
"""

import json
import pathlib

import torch

HERE = pathlib.Path(__file__).parent
TOKENS = 7
WIDTH = 6
I, J = torch.meshgrid(torch.arange(TOKENS), torch.arange(TOKENS), indexing="ij")
# Name: mask of the request, what it allows, heads, tile.
CASES = {
    "none_3": ({"kind": "none"}, torch.ones(TOKENS, TOKENS).bool(), 1, 3),
    "one_tile": ({"kind": "none"}, torch.ones(TOKENS, TOKENS).bool(), 1, 64),
    "tiles_of_one": ({"kind": "none"}, torch.ones(TOKENS, TOKENS).bool(), 1, 1),
    "causal_2": ({"kind": "causal"}, J <= I, 2, 2),
    # The first tile of the last rows is hidden.
    "window_3": ({"kind": "sliding_window", "window": 2}, (J <= I) & (I - 2 < J), 2, 3),
}


def split(x, heads):
    return x.view(TOKENS, heads, WIDTH // heads).transpose(0, 1)


def in_tiles(scores, value, tile):
    heads, rows, _ = scores.shape
    maximum = torch.full((heads, rows, 1), -torch.inf)
    total = torch.zeros(heads, rows, 1)
    context = torch.zeros(heads, rows, value.shape[-1])
    left = {name: [] for name in ("running_max", "exponentials", "correction", "running_sum",
                                  "tile_context", "running_context")}
    for part, own_value in zip(scores.split(tile, dim=-1), value.split(tile, dim=-2)):
        largest = torch.maximum(maximum, part.amax(dim=-1, keepdim=True))
        # -inf - -inf is nan: nothing has been seen, so nothing is to be corrected.
        correction = torch.where(maximum == largest, 1.0, (maximum - largest).exp())
        exponentials = (part - largest).exp().nan_to_num(0.0)
        total = correction * total + exponentials.sum(dim=-1, keepdim=True)
        added = exponentials @ own_value
        context = correction * context + added
        maximum = largest
        for name, now in (("running_max", maximum), ("exponentials", exponentials),
                          ("correction", correction), ("running_sum", total),
                          ("tile_context", added), ("running_context", context)):
            left[name].append(now)
    steps = {name: torch.cat(each, dim=-1) for name, each in left.items()}
    return {**steps, "tiles": context / total}


def case(x, allowed, heads, tile):
    query = key = value = split(x, heads)
    scores = query @ key.transpose(1, 2) / query.shape[-1] ** 0.5
    scores = scores.masked_fill(~allowed, -torch.inf)
    steps = in_tiles(scores, value, tile)
    torch.testing.assert_close(steps["tiles"], scores.softmax(dim=-1) @ value)
    return steps


def run(name, mask, heads, tile, steps):
    request = {
        "command": "run",
        "input": {"embeddings": {"$golden": "/inputs/x"}},
        "attention": {"projections": False, "num_heads": heads, "mask": mask},
        "study": {"kind": "tiles", "tile": tile},
    }
    checks = [
        {"expect": f"/steps/{name}_{step}",
         "node": "study.tiles" if step == "tiles" else f"study.tiles.{step}"}
        for step in steps
    ]
    return {"request": request, "checks": checks}


def numbers(value):
    """JSON has no infinity."""
    if isinstance(value, list):
        return [numbers(each) for each in value]
    return "-inf" if value == -float("inf") else value


def write(path, document, start):
    text = json.dumps(document).replace(f", {start}", f",\n{start}")
    (HERE / path).write_text(text + "\n", encoding="utf-8")


def main():
    torch.manual_seed(7)
    x = 2 * torch.randn(TOKENS, WIDTH)
    steps, runs = {}, []
    for name, (mask, allowed, heads, tile) in CASES.items():
        own = case(x, allowed, heads, tile)
        runs.append(run(name, mask, heads, tile, own))
        for step, values in own.items():
            steps[f"{name}_{step}"] = numbers((values if heads > 1 else values[0]).tolist())
    golden = {"torch": torch.__version__, "inputs": {"x": x.tolist()}, "steps": steps}
    write("study/tiles.json", golden, '"')
    x_check = {"expect": "/inputs/x", "node": "x", "tolerance": "exact"}
    runs[0]["checks"].insert(0, x_check)
    write("requests/study/tiles.json", {"golden": "study/tiles", "runs": runs}, '{"')


if __name__ == "__main__":
    main()
