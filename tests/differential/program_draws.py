"""Random numbers drawn by the tape by hand, bit for bit as PyTorch draws them in the order of the list."""

import random
from collections import Counter

import numpy as np
import torch
from torch import nn

DRAWS = ["rand", "randn", "linear_weight", "linear_bias", "xavier_uniform", "embedding"]
COUNT = 60
LEAST = 15


def requests():
    """Programs of a few draws each; a linear_bias follows its linear_weight, which stands as (out, in)."""
    return [program(random.Random(f"program {seed}")) for seed in range(COUNT)]


def program(rng):
    entries = []
    for k in range(rng.randint(2, 6)):
        draw = rng.choice([name for name in DRAWS if name != "linear_bias"])
        shape = [rng.randint(1, 9), rng.randint(1, 9)]
        if draw in ("rand", "randn") and rng.random() < 0.6:
            shape = rng.choice([[rng.randint(1, 40)], [rng.randint(1, 3), *shape]])
        entries.append({"id": f"n{k}", "draw": draw, "shape": shape})
        if draw == "linear_weight" and rng.random() < 0.7:
            entries.append({"id": f"b{k}", "draw": "linear_bias", "shape": [shape[0]]})
    weights = {"seed": rng.choice([0, 123, 789, rng.randrange(2**32), rng.randrange(2**53)])}
    return {"command": "run", "program": entries, "weights": weights}


def expected(request):
    """Arrays by id, drawn by torch from its global generator; a Linear without a bias draws none."""
    torch.manual_seed(request["weights"]["seed"])
    entries = request["program"]
    tensors = {}
    for entry, following in zip(entries, entries[1:] + [{"draw": None}]):
        name, shape = entry["draw"], entry["shape"]
        if name == "linear_weight":
            linear = nn.Linear(shape[1], shape[0], bias=following["draw"] == "linear_bias")
            tensors[entry["id"]] = linear.weight.detach()
        elif name == "linear_bias":
            tensors[entry["id"]] = linear.bias.detach()
        elif name == "xavier_uniform":
            tensors[entry["id"]] = nn.init.xavier_uniform_(torch.empty(shape))
        elif name == "embedding":
            tensors[entry["id"]] = nn.Embedding(*shape).weight.detach()
        else:
            tensors[entry["id"]] = getattr(torch, name)(shape)
    return {node_id: tensor.numpy() for node_id, tensor in tensors.items()}


def differences(request, response):
    """Sentences, one for each node that is not what torch draws."""
    if not response.get("ok"):
        return [f"the program answers {response}"]
    nodes = {node["id"]: node for node in response["result"]["graph"]}
    found = []
    for node_id, values in expected(request).items():
        ours = np.array(nodes[node_id]["values"]).astype(np.float32)
        if nodes[node_id]["shape"] != list(values.shape):
            found.append(f"{node_id} has shape {nodes[node_id]['shape']}, torch {list(values.shape)}")
        elif (ours != values.ravel()).any():
            cell = int(np.argmax(ours != values.ravel()))
            found.append(f"{node_id}[{cell}] is {ours[cell]!r}, torch draws {values.ravel()[cell]!r}")
    return found


def table(all_requests):
    """How often each draw occurs."""
    return Counter(entry["draw"] for request in all_requests for entry in request["program"])


def complaints(all_requests):
    """Draws that occur too rarely to be tested."""
    counts = table(all_requests)
    return [f"{name} is drawn {counts[name]} times, not {LEAST}" for name in DRAWS if counts[name] < LEAST]
