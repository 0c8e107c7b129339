#!/usr/bin/python3
"""Writes study/pages.json and its requests: causal attention of two sentences that keep keys and values in pages.

Where keys and values stand must not change the result, so here there are no pages: each sentence attends to itself
alone, and the rows of both follow each other.

Usage: /usr/bin/python3 tests/golden/make_pages.py
"""

import json
import pathlib

import torch

HERE = pathlib.Path(__file__).parent
FIRST = "the cat sat on the mat and slept".split()
SECOND = "the cat sat on the mat and purred softly".split()
VOCABULARY = sorted({*FIRST, *SECOND})
WIDTH, HEAD_DIM = 6, 3
# Name: heads, heads of keys and values, words of a page.
CASES = {"one": (1, 1, 4), "shared": (4, 2, 3)}


def heads_of(x, weight):
    return (x @ weight).view(len(x), -1, HEAD_DIM).transpose(0, 1)


def attention(x, weights, heads, kv_heads):
    """The weights and the contexts of one sentence, (H, T, T) and (H, T, D)."""
    query = heads_of(x, weights["W_query"])
    key = heads_of(x, weights["W_key"]).repeat_interleave(heads // kv_heads, dim=0)
    value = heads_of(x, weights["W_value"]).repeat_interleave(heads // kv_heads, dim=0)
    scores = query @ key.transpose(1, 2) / HEAD_DIM**0.5
    later = torch.ones(len(x), len(x)).triu(1).bool()
    maps = scores.masked_fill(later, -torch.inf).softmax(dim=-1)
    return maps, maps @ value


def both(table, weights, heads, kv_heads):
    longest = max(len(FIRST), len(SECOND))
    maps, contexts = [], []
    for words in (FIRST, SECOND):
        x = torch.stack([table[VOCABULARY.index(word)] for word in words])
        own, context = attention(x, weights, heads, kv_heads)
        maps.append(torch.nn.functional.pad(own, (0, longest - len(words))))
        contexts.append(context)
    return torch.cat(maps, dim=1)[None], torch.cat(contexts, dim=1)[None]


def run(name, heads, kv_heads, page):
    rows = {word: {"$golden": f"/inputs/embedding/{at}"} for at, word in enumerate(VOCABULARY)}
    names = ("W_query", "W_key", "W_value")
    request = {
        "command": "run",
        "input": {"text": " ".join(FIRST)},
        "embedding": {"kind": "table", "values": rows},
        "attention": {"d_out": heads * HEAD_DIM, "num_heads": heads, "num_kv_heads": kv_heads},
        "weights": {"values": {each: {"$golden": f"/inputs/{name}_{each}"} for each in names}},
        "study": {"kind": "pages", "page": page, "other": " ".join(SECOND)},
    }
    given = [{"expect": f"/inputs/{name}_{each}", "node": each, "tolerance": "exact"} for each in names]
    checks = [
        {"expect": f"/steps/{name}_weights", "node": "study.pages.weights"},
        {"expect": f"/steps/{name}_context", "node": "study.pages"},
    ]
    return {"request": request, "checks": [*given, *checks]}


def write(path, document, start):
    text = json.dumps(document).replace(f", {start}", f",\n{start}")
    (HERE / path).write_text(text + "\n", encoding="utf-8")


def main():
    torch.manual_seed(29)
    table = torch.randn(len(VOCABULARY), WIDTH)
    inputs, steps, runs = {"embedding": table.tolist()}, {}, []
    for name, (heads, kv_heads, page) in CASES.items():
        widths = {"W_query": heads, "W_key": kv_heads, "W_value": kv_heads}
        weights = {each: torch.randn(WIDTH, of * HEAD_DIM) for each, of in widths.items()}
        inputs |= {f"{name}_{each}": weight.tolist() for each, weight in weights.items()}
        maps, contexts = both(table, weights, heads, kv_heads)
        if heads == 1:
            maps, contexts = maps[:, 0], contexts[:, 0]
        steps |= {f"{name}_weights": maps.tolist(), f"{name}_context": contexts.tolist()}
        runs.append(run(name, heads, kv_heads, page))
    runs[0]["checks"].insert(0, {"expect": "/inputs/embedding", "node": "embedding", "tolerance": "exact"})
    golden = {"torch": torch.__version__, "inputs": inputs, "steps": steps}
    write("study/pages.json", golden, '"')
    write("requests/study/pages.json", {"golden": "study/pages", "runs": runs}, '{"')


if __name__ == "__main__":
    main()
