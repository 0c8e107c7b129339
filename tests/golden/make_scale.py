#!/usr/bin/python3
"""Writes study/scale.json and its requests: the scores of drawn queries and keys, width by width.

Usage: /usr/bin/python3 tests/golden/make_scale.py
"""

import json
import pathlib

import torch

HERE = pathlib.Path(__file__).parent
SEED, DRAWS, WIDEST = 42, 32, 512
TEXT = "to see a world in a grain of sand"
WIDTHS = [2, 4, 8, 16, 32, 48, 64, 128, 256, 512]


def write(path, document, start):
    text = json.dumps(document).replace(f", {start}", f",\n{start}")
    (HERE / path).write_text(text + "\n", encoding="utf-8")


def main():
    torch.manual_seed(SEED)
    numbers = torch.randn(DRAWS, 1 + len(TEXT.split()), WIDEST).double()
    query, key = numbers[:, :1], numbers[:, 1:]
    scores = torch.stack([(query[..., :d] * key[..., :d]).sum(-1) for d in WIDTHS], 1)
    scaled = scores / torch.tensor(WIDTHS).sqrt()[:, None]
    measures = []
    for each in (scores, scaled):
        largest = each.softmax(-1).amax(-1)
        slope = largest * (1 - largest)
        deviation = each.square().mean((0, 2)).sqrt()
        measures.append(torch.stack([deviation, largest.mean(0), slope.mean(0)], -1))
    steps = {
        "first_draw": scores[0].tolist(),
        "last_draw": scores[-1].tolist(),
        "first_weights": scaled[0].softmax(-1).tolist(),
        "spread": torch.stack(measures).tolist(),
    }
    request = {
        "command": "run",
        "input": {"text": TEXT},
        "weights": {"seed": SEED},
        "study": {"kind": "scale", "width": 48},
    }
    checks = [
        {"expect": "/steps/first_draw", "node": "study.spread.scores", "at": [0, 0]},
        {"expect": "/steps/last_draw", "node": "study.spread.scores", "at": [0, DRAWS - 1]},
        {"expect": "/steps/first_weights", "node": "study.spread.scaled_weights", "at": [0, 0]},
        {"expect": "/steps/spread", "node": "study.spread"},
    ]
    golden = {"torch": torch.__version__, "steps": steps}
    write("study/scale.json", golden, '"')
    write("requests/study/scale.json", {"golden": "study/scale", "runs": [{"request": request, "checks": checks}]}, '{"')


if __name__ == "__main__":
    main()
