"""What fills a random request: explicit numbers for weights and overrides, or none for a default."""

import math

import numpy as np

import reference
from draws import Parameters


def numbers(rng, shape, low, high):
    """Nested lists of `shape`, four decimals each."""
    if len(shape) == 1:
        return [round(rng.uniform(low, high), 4) for _ in range(shape[0])]
    return [numbers(rng, shape[1:], low, high) for _ in range(shape[0])]


def leave_out_defaults(rng, options, defaults):
    """A field that has its default value is left out half of the time."""
    return {k: v for k, v in options.items() if k not in defaults or v != defaults[k] or rng.random() < 0.5}


class Invented(Parameters):
    """Parameters made up on the way, some or all of them, and remembered as a request would give them."""

    def __init__(self, rng, request, fraction, torch_layout):
        weights = request.get("weights", {})
        super().__init__(weights, request.get("embedding", {}))
        self.rng = rng
        self.fraction = fraction
        self.torch_layout = torch_layout
        self.positive = request.get("attention", {}).get("normalize") == "sum"

    def get(self, node_id, shape, role):
        if self.rng.random() < self.fraction:
            self.values[node_id] = self.invent(shape, role)
        return super().get(node_id, shape, role)

    def invent(self, shape, role):
        low, high = (0.5, 1.5) if role == "gain" else (-0.5, 0.5)
        if role in ("matrix", "stored", "vector"):
            high = 1.5 / math.sqrt(shape[0] if role == "matrix" else shape[-1])
            low = 0.01 if self.positive else -high
        stored = shape[::-1] if role == "matrix" and self.torch_layout else shape
        values = numbers(self.rng, stored, low, high)
        return values if self.rng.random() < 0.7 else np.asarray(values).ravel().tolist()


def give_weights(rng, request, fraction):
    """Adds weights.values for that fraction of the parameters."""
    invented = Invented(rng, request, fraction, torch_layout=rng.random() < 0.5)
    invented.values = {}
    reference.compute(request, invented)
    if not invented.values:
        return
    weights = request.setdefault("weights", {})
    weights["values"] = invented.values
    if invented.torch_layout or rng.random() < 0.5:
        weights["layout"] = "torch" if invented.torch_layout else "in_out"


def override_nodes(rng, request):
    """Gives one node or two, of any kind, numbers of their own."""
    nodes = reference.compute(request).nodes
    overrides = request["overrides"] = {}
    for node_id in rng.sample(list(nodes), min(len(nodes), rng.choice([1, 1, 2]))):
        overrides[node_id] = override(rng, node_id, nodes[node_id].values.shape)


def override(rng, node_id, shape):
    """Numbers for a node, nested or flat, with or without a batch axis of 1."""
    if node_id.endswith("mask"):
        values = np.asarray([rng.randint(0, 1) for _ in range(math.prod(shape))]).reshape(shape).tolist()
    else:
        values = numbers(rng, shape, 0.05, 1)
    if shape[0] == 1 and len(shape) > 2 and rng.random() < 0.5:
        values = values[0]
    return values if rng.random() < 0.7 else np.asarray(values).ravel().tolist()
