#!/usr/bin/python3
"""Writes random.json: what PyTorch draws on CPU, for the tests of core/random and core/text.

Every run starts with manual_seed and makes its draws in order. A draw of up to 16 values is written
whole; of a longer one the first and last four, and the FNV-1a hash (64 bits) of all float32 bit
patterns, little endian, so that one wrong bit anywhere shows.

The generator of dropout in builds with Intel MKL cannot be asked in a build without; `dropout_mkl`
is that algorithm written out (VSL's MCG31m1), checked elsewhere against a mask that such a build
printed.

Usage: /usr/bin/python3 tests/golden/make_random.py   (PyTorch 1.13 with AVX2)
"""

import json
import pathlib

import numpy as np
import torch

SEEDS = [0, 123, 789, 2**32, 2**32 + 123, -1, -(2**63), 2**63 - 1, 123456789012345]


def fnv_1a(data):
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return value


def dropout_mkl(count, rate):
    state = int(torch.empty((), dtype=torch.int64).random_(0, 2**32 - 1)) % (2**31 - 1) or 1
    noise = np.empty(count, np.float32)
    for i in range(count):
        noise[i] = np.float32(1) / np.float32(1 - rate) if state / (2**31 - 1) < 1 - rate else 0
        state = state * 1132489760 % (2**31 - 1)
    return torch.from_numpy(noise)


def linear(in_features, out_features):
    """Weight and bias are two draws of one module."""
    module = torch.nn.Linear(in_features, out_features)
    return [
        ("linear_weight", {"in": in_features}, module.weight),
        ("linear_bias", {"in": in_features}, module.bias),
    ]


def rand(count):
    return [("rand", {}, torch.rand(count))]


def uniform(low, high, count):
    return [("uniform", {"from": low, "to": high}, torch.empty(count).uniform_(low, high))]


def xavier(rows, columns):
    values = torch.nn.init.xavier_uniform_(torch.empty(rows, columns))
    return [("xavier_uniform", {"rows": rows, "columns": columns}, values)]


def randn(count):
    return [("normal", {"mean": 0.0, "deviation": 1.0}, torch.randn(count))]


def normal(mean, deviation, count):
    values = torch.empty(count).normal_(mean, deviation)
    return [("normal", {"mean": mean, "deviation": deviation}, values)]


def embedding(vocabulary, width):
    values = torch.nn.Embedding(vocabulary, width).weight
    return [("normal", {"mean": 0.0, "deviation": 1.0}, values)]


def dropout(rate, count):
    values = torch.nn.functional.dropout(torch.ones(count), rate, training=True)
    return [("dropout", {"rate": rate, "generator": "torch"}, values)]


def mkl(rate, count):
    return [("dropout", {"rate": rate, "generator": "torch_mkl"}, dropout_mkl(count, rate))]


def double(count):
    """Doubles are compared after rounding, which keeps 24 of their 53 bits, and after taking off
    the upper 24, which keeps the rest."""
    values = torch.rand(count, dtype=torch.float64)
    rest = values * 2**24 % 1
    return [("double", {}, torch.stack([values, rest], 1).float())]


def record(kind, parameters, tensor):
    values = tensor.detach().contiguous().numpy().astype("<f4").ravel()
    entry = {"kind": kind, **parameters, "count": len(values)}
    if len(values) <= 16:
        entry["values"] = [float(v) for v in values]
    else:
        entry["first"] = [float(v) for v in values[:4]]
        entry["last"] = [float(v) for v in values[-4:]]
        entry["hash"] = f"{fnv_1a(values.tobytes()):016x}"
    return entry


def run(seed, *steps):
    """`steps` are functions, so that they draw after the seed is set and in order."""
    torch.manual_seed(seed)
    return {"seed": seed, "draws": [record(*draw) for step in steps for draw in step()]}


def after(function, *arguments):
    return lambda: function(*arguments)


GROUPS = {
    "rand": lambda: [
        run(123, *[after(rand, n) for n in (1, 5, 16, 17, 624, 1000, 4096)]),
        run(168, after(rand, 9)),
    ],
    "double": lambda: [run(seed, after(double, 5), after(double, 400)) for seed in (0, 123)],
    "uniform": lambda: [
        run(
            123,
            after(uniform, -1, 1, 7),
            after(uniform, 0.1, 0.7, 12),
            after(uniform, -0.3, 2.5, 1000),
            after(uniform, 1000000, 1000001, 1000),
            after(uniform, 1, 1.0001, 1000),
        )
    ],
    "linear": lambda: [
        run(
            seed,
            *[
                after(linear, i, o)
                for i, o in ((3, 2), (1, 1), (2, 2), (7, 5), (8, 32), (64, 64), (129, 33))
            ],
        )
        for seed in (123, 789)
    ],
    "xavier": lambda: [
        run(123, *[after(xavier, r, c) for r, c in ((3, 3), (1, 4), (8, 5), (64, 48))])
    ],
    "normal_small": lambda: [
        run(123, *[after(randn, n) for n in (1, 2, 3, 15, 7, 8)]),
        run(789, after(normal, 0, 0.02, 5), after(normal, -1.5, 2.5, 6)),
    ],
    "normal_large": lambda: [
        run(123, *[after(randn, n) for n in (16, 17, 31, 32, 33, 100, 4096, 100000)]),
        run(789, after(normal, 0, 0.02, 16), after(normal, -1.5, 2.5, 1003)),
    ],
    "cache": lambda: [
        run(123, after(randn, 3), after(rand, 2), after(randn, 3)),
        run(123, after(randn, 1), after(randn, 20), after(randn, 1)),
        run(123, after(randn, 5), after(dropout, 0.5, 6), after(linear, 3, 2), after(randn, 4)),
    ],
    "embedding": lambda: [
        run(123, *[after(embedding, v, d) for v, d in ((6, 3), (3, 5), (4, 4), (64, 8), (50, 7))])
    ],
    "dropout": lambda: [
        run(seed, *[after(dropout, r, n) for r in (0.1, 0.5, 0.9) for n in (10, 333)])
        for seed in (123, 0)
    ]
    + [run(123, *[after(dropout, r, 8) for r in (0.0, 0.2, 1.0, 0.3, 0.15)])],
    "dropout_mkl": lambda: [
        run(seed, *[after(mkl, r, n) for r in (0.1, 0.5, 0.9) for n in (10, 333)], after(rand, 2))
        for seed in (123, 0)
    ],
    "seeds": lambda: [
        run(s, after(rand, 2), after(randn, 2), after(randn, 40), after(linear, 3, 4))
        for s in SEEDS
    ],
}


def main():
    document = {"torch": torch.__version__, **{name: make() for name, make in GROUPS.items()}}
    # One draw a line.
    text = json.dumps(document)
    for start in ('{"seed"', '{"kind"'):
        text = text.replace(f" {start}", f"\n{start}").replace(f"[{start}", f"[\n{start}")
    pathlib.Path(__file__).with_name("random.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
