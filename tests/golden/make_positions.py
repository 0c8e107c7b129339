#!/usr/bin/python3
"""Writes study/positions.json and its requests: what attention hears of the order of words.

The attention is computed without positions, with sinusoidal positions added to the vectors and with
queries and keys rotated, for a sentence and for the same words in another order; how far the context
of each word moves is the length of the difference. The score of the last word with the first is
computed at 128 distances, with the query at place 127 and with the key at place 0.

Usage: /usr/bin/python3 tests/golden/make_positions.py
"""

import json
import pathlib

import numpy
import torch

HERE = pathlib.Path(__file__).parent
TOKENS, PLACES, SEED = 5, 128, 5
METHODS = ("none", "sinusoidal", "rotary")
# Name: width of the vectors, of a head, the number of heads.
CASES = {"one_head": (6, 6, 1), "two_heads": (8, 4, 2)}


def shuffled_order(seed):
    """One cycle through all words (Sattolo 1986), each draw 64 bits of the Mersenne twister, high word first."""
    draws = numpy.random.RandomState(seed)
    order = list(range(TOKENS))
    for last in range(TOKENS - 1, 0, -1):
        high, low = numpy.frombuffer(draws.bytes(8), dtype="<u4")
        other = (int(high) << 32 | int(low)) % last
        order[last], order[other] = order[other], order[last]
    return order


def angles(places, width):
    pairs = torch.arange(0, width, 2, dtype=torch.float64) / width
    return places[:, None].double() / 10000**pairs


def sinusoidal(places, width):
    turned = angles(places, width)
    return torch.stack([turned.sin(), turned.cos()], dim=-1).flatten(1).float()


def rotated(vectors, places):
    """Each pair as a complex number, which the rotation multiplies."""
    pairs = torch.view_as_complex(vectors.double().unflatten(-1, (-1, 2)))
    turned = torch.polar(torch.ones(1, dtype=torch.float64), angles(places, vectors.size(-1)))
    return torch.view_as_real(pairs * turned).flatten(-2).float()


def queries_and_keys(method, words, other, weights, heads, places):
    """(H, T, D) each."""
    if method == "sinusoidal":
        encoding = sinusoidal(places, words.size(-1))
        words, other = words + encoding, other + encoding
    query, key, value = (
        (x @ weights[name]).unflatten(-1, (heads, -1)).transpose(0, 1)
        for x, name in ((words, "W_query"), (other, "W_key"), (other, "W_value"))
    )
    if method == "rotary":
        query, key = rotated(query, places), rotated(key, places)
    return query, key, value


def contexts(method, words, weights, heads):
    places = torch.arange(len(words))
    query, key, value = queries_and_keys(method, words, words, weights, heads, places)
    scaled = query @ key.transpose(1, 2) / key.size(-1) ** 0.5
    return (scaled.softmax(dim=-1) @ value).transpose(0, 1).flatten(1)


def scores(method, x, weights, heads):
    places = torch.arange(PLACES)
    asking, asked = x[-1].expand(PLACES, -1), x[0].expand(PLACES, -1)
    query, key, _ = queries_and_keys(method, asking, asked, weights, heads, places)
    every = query[0] @ key[0].T
    return torch.stack([every[-1].flip(0), every[:, 0]])


def measured(x, weights, heads, order):
    original = torch.stack([contexts(method, x, weights, heads) for method in METHODS])
    shuffled = torch.empty_like(original)
    for at, method in enumerate(METHODS):
        shuffled[at, order] = contexts(method, x[order], weights, heads)
    by_distance = torch.stack([scores(method, x, weights, heads) for method in METHODS])
    return {
        "": (shuffled - original).norm(dim=-1)[None],
        ".original": original,
        ".shuffled": shuffled,
        ".scores": by_distance,
        ".waves": sinusoidal(torch.arange(PLACES), x.size(-1)),
    }


def run(name, width, heads, steps):
    weights = {each: {"$golden": f"/inputs/{name}_{each}"} for each in ("W_query", "W_key", "W_value")}
    request = {
        "command": "run",
        "input": {"embeddings": {"$golden": f"/inputs/{name}_x"}},
        "attention": {"d_out": width, "num_heads": heads},
        "weights": {"values": weights},
        "study": {"kind": "positions", "shuffle": SEED},
    }
    given = [{"expect": f"/inputs/{name}_{each}", "node": each, "tolerance": "exact"} for each in ("x", *weights)]
    found = [{"expect": f"/steps/{name}{each}", "node": f"study.positions{each}"} for each in steps]
    return {"request": request, "checks": [*given, *found]}


def write(path, document, start):
    text = json.dumps(document).replace(f", {start}", f",\n{start}")
    (HERE / path).write_text(text + "\n", encoding="utf-8")


def main():
    torch.manual_seed(18)
    order = torch.tensor(shuffled_order(SEED))
    inputs, steps, runs = {}, {}, []
    for name, (width, head_dim, heads) in CASES.items():
        x = torch.randn(TOKENS, width)
        weights = {each: torch.randn(width, heads * head_dim) / 2 for each in ("W_query", "W_key", "W_value")}
        inputs |= {f"{name}_x": x.tolist()} | {f"{name}_{each}": w.tolist() for each, w in weights.items()}
        found = measured(x, weights, heads, order)
        steps |= {f"{name}{each}": values.tolist() for each, values in found.items()}
        runs.append(run(name, heads * head_dim, heads, found))
    golden = {"torch": torch.__version__, "inputs": inputs, "steps": steps}
    write("study/positions.json", golden, '"')
    write("requests/study/positions.json", {"golden": "study/positions", "runs": runs}, '{"')


if __name__ == "__main__":
    main()
