#!/usr/bin/python3
"""Writes study/reach.json and its requests: of which words a word hears after each layer.

A layer passes on what the words it may look at have heard of, and keeps what the word itself has.
So after l layers it is the l-th Boolean power of the mask with ones on its diagonal.

Usage: /usr/bin/python3 tests/golden/make_reach.py
"""

import json
import pathlib

import torch

HERE = pathlib.Path(__file__).parent
TOKENS = 7
LAYERS = 4
PAINTED = [
    [1, 0, 0, 0, 0, 0, 1],
    [1, 0, 0, 0, 0, 0, 0],
    [0, 1, 1, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 1, 0, 1, 0],
    [0, 0, 1, 0, 0, 1, 0],
    [0, 0, 0, 0, 1, 0, 1],
]
I, J = torch.meshgrid(torch.arange(TOKENS), torch.arange(TOKENS), indexing="ij")
MASKS = {
    "none": ({"kind": "none"}, torch.ones(TOKENS, TOKENS)),
    "causal": ({"kind": "causal"}, torch.ones(TOKENS, TOKENS).tril()),
    "sliding_window_2": ({"kind": "sliding_window", "window": 2}, (J <= I) & (I - 2 < J)),
    "sliding_window_3": ({"kind": "sliding_window", "window": 3}, (J <= I) & (I - 3 < J)),
    "prefix": ({"kind": "prefix", "length": 3}, (J <= I) | (J < 3)),
    "custom": ({"kind": "custom", "allowed": [[cell == 1 for cell in row] for row in PAINTED]}, torch.tensor(PAINTED)),
}


def reach(mask):
    first = mask.bool() | torch.eye(TOKENS).bool()
    layers = [first]
    while len(layers) < LAYERS:
        layers.append(layers[-1].float() @ first.float() > 0)
    return torch.stack(layers).int().tolist()


def run(name, mask):
    request = {
        "command": "run",
        "input": {"text": "the longest journey begins with one step"},
        "attention": {"mask": mask},
        "study": {"kind": "reach", "layers": LAYERS},
    }
    check = {"expect": f"/steps/{name}", "node": "study.reach", "tolerance": "exact"}
    return {"request": request, "checks": [check]}


def write(path, document, start):
    """One mask a line."""
    text = json.dumps(document).replace(f" {start}", f"\n{start}").replace(f"[{start}", f"[\n{start}")
    (HERE / path).write_text(text + "\n", encoding="utf-8")


def main():
    steps = {name: reach(mask) for name, (_, mask) in MASKS.items()}
    write("study/reach.json", {"torch": torch.__version__, "steps": steps}, '"')
    runs = [run(name, mask) for name, (mask, _) in MASKS.items()]
    write("requests/study/reach.json", {"golden": "study/reach", "runs": runs}, '{"request"')


if __name__ == "__main__":
    main()
