"""A graph computed again by PyTorch in float64, node by node, so that autograd can differentiate it."""

import torch
from torch.nn import functional as F

LEAVES = {"given", "parameter", "one_hot", "sinusoidal"}


def values_of(node, dtype):
    return torch.tensor([float(value) for value in node["values"]], dtype=dtype).reshape(node["shape"])


def replay(graph, dtype=torch.float64):
    """Tensors by id, of all nodes that are not gradients; those the request gave depend on nothing."""
    tensors = {}
    overridden = {node["id"] for node in graph if node.get("overridden")}
    for node in graph:
        if "of" in node:
            continue
        if node["op"] in LEAVES or node["id"] in overridden:
            tensors[node["id"]] = values_of(node, dtype).requires_grad_()
            continue
        inputs = [tensors[name] for name in node["inputs"]]
        if node["op"] in ("mask", "dropout"):  # who may see whom, and the noise, are constants
            inputs[1] = inputs[1].detach()
        given = [name in overridden for name in node["inputs"]]
        tensors[node["id"]] = OPS[node["op"]](Reading(node, given), *inputs)
    return tensors


class Reading:
    """What an op reads besides tensors: its parameters, and which inputs the request gave."""

    def __init__(self, node, given):
        self.parameters = node.get("parameters", {})
        self.shape = node["shape"]
        self.given = given

    def __getitem__(self, name):
        return self.parameters[name]

    def get(self, name, otherwise=None):
        return self.parameters.get(name, otherwise)


def counted(node, x):
    """1 for the rows of a padded batch that count, 0 for the others."""
    if node.get("lengths") is None:
        return torch.ones(*x.shape[:-1], 1, dtype=x.dtype)
    rows = [[1.0 if t < length else 0.0 for t in range(x.shape[1])] for length in node["lengths"]]
    return torch.tensor(rows, dtype=x.dtype)[..., None]


def add(node, a, b):
    total = node.get("alpha", 1) * a + b
    return total * counted(node, total) if node.get("lengths") else total


def linear(node, x, weight, bias=None):
    return F.linear(x, weight.mT, bias)


def additive(node, query, key, weight, other):
    return F.linear(query, other)[..., :, None, :] + F.linear(key, weight)[..., None, :, :]


def bilinear(node, query, key, weight):
    return query @ (key @ weight).mT


def cosine(node, query, key):
    return F.cosine_similarity(query[..., :, None, :], key[..., None, :, :], dim=-1)


def mask(node, x, allowed):
    seen = allowed != 0
    while seen.ndim < x.ndim:
        seen = seen.unsqueeze(1 if allowed.ndim == 3 else 0)
    return x.masked_fill(~seen, 0 if node["fill"] == "0" else -torch.inf)


def softmax(node, x, *statistics):
    """Maximum and sum follow from x, but for those that the request gave."""
    if node.given[-1]:
        maximum = 0 if len(statistics) == 1 else statistics[0] if node.given[1] else statistics[0].detach()
        return torch.exp(x - maximum) / statistics[-1]
    hidden = torch.isneginf(x).all(-1, keepdim=True)
    return F.softmax(x.masked_fill(hidden, 0), -1) * ~hidden


def exp_sum(node, x, maximum=None):
    shifted = x if maximum is None else x - maximum.masked_fill(torch.isneginf(maximum), 0)
    return torch.exp(shifted).sum(-1, keepdim=True)


def divide_by_sum(node, x, sums=None):
    x = x.masked_fill(torch.isneginf(x), 0)
    sums = x.sum(-1, keepdim=True) if sums is None else sums
    return x / sums.masked_fill(sums == 0, 1) * (sums != 0)


def statistic(node, x):
    """Over each row, or over each feature: which of its axes a statistic keeps, and how many numbers."""
    rows = counted(node, x)
    if list(node.shape) == [*x.shape[:-1], 1]:
        return rows * 0 + 1, (-1,), x.shape[-1]
    return rows, tuple(range(x.ndim - 1)), max(rows.sum().item(), 1)


def mean(node, x):
    rows, axes, numbers = statistic(node, x)
    return (x * rows).sum(axes, keepdim=True) / numbers


def variance(node, x, center):
    rows, axes, numbers = statistic(node, x)
    return ((x - center).square() * rows).sum(axes, keepdim=True) / numbers


def root_mean_square(node, x):
    return (x.square().mean(-1, keepdim=True) + node["epsilon"]).sqrt()


def standardize(node, x, center, spread, gain, bias):
    return (x - center) / (spread + node["epsilon"]).sqrt() * gain + bias


def rotate(node, x):
    """Pairs as complex numbers, turned by multiplying."""
    axis, pairs = node["position_axis"], x.shape[-1] // 2
    angles = torch.arange(x.shape[axis])[:, None] * float(node["base"]) ** (-torch.arange(pairs).double() / pairs)
    angles = angles.to(x.dtype).reshape(angles.shape[0], *[1] * (x.ndim - 2 - axis), pairs)
    turned = torch.view_as_complex(x.unflatten(-1, (-1, 2)).contiguous()) * torch.polar(torch.ones_like(angles), angles)
    return torch.view_as_real(turned).flatten(-2)


def lookup(node, table):
    ids = torch.tensor(node["ids"]).reshape(node.shape[:-1])
    return F.embedding(ids.clamp(min=0), table) * (ids >= 0)[..., None]


def cross_entropy(node, x):
    targets = torch.tensor(node["targets"])
    return F.cross_entropy(x.flatten(0, -2), targets, ignore_index=-1, reduction="none").reshape(node.shape)


def sum_to(node, x):
    return x.sum_to_size(tuple(node["shape"]))


OPS = {
    "identity": lambda node, x: x + 0,
    "subtract": lambda node, a, b: a - b,
    "multiply": lambda node, a, b: a * b,
    "maximum": lambda node, a, b: torch.maximum(a, b),
    "scale": lambda node, x: x * node["factor"],
    "matmul": lambda node, a, b: a @ b,
    "matmul_transposed": lambda node, a, b: a @ b.mT,
    "softmax": softmax,
    "softmax_naive": softmax,
    "row_sum": lambda node, x: x.sum(-1, keepdim=True),
    "row_mean": lambda node, x: x.mean(-1, keepdim=True),
    "row_max": lambda node, x: x.amax(-1, keepdim=True),
    "dropout": lambda node, x, noise: x * noise,
    "split_heads": lambda node, x: x.unflatten(-1, (node["num_heads"], -1)).transpose(-2, -3),
    "merge_heads": lambda node, x: x.transpose(-2, -3).flatten(-2),
    "repeat_heads": lambda node, x: x.repeat_interleave(node["times"], -3),
    "view": lambda node, x: x.reshape(node.shape),
    "transpose": lambda node, x: x.transpose(*node["axes"]),
    "concatenate": lambda node, *parts: torch.cat(parts, node.get("axis", -1)),
    "slice": lambda node, x: x.narrow(node["axis"], node["start"], node["end"] - node["start"]),
    "relu": lambda node, x: F.relu(x),
    "gelu": lambda node, x: F.gelu(x),
    "gelu_tanh": lambda node, x: F.gelu(x, approximate="tanh"),
    "silu": lambda node, x: F.silu(x),
    "tanh": lambda node, x: torch.tanh(x),
    "exp": lambda node, x: torch.exp(x),
    "layer_norm": standardize,
    "batch_norm": standardize,
    "rms_norm": lambda node, x, rms, gain: x / rms * gain,
    "expand": lambda node, x: x.expand(tuple(node["shape"])) + 0,
    "outer_products": lambda node, a, b: a.flatten(0, -2).mT @ b.flatten(0, -2),
}
OPS |= {
    function.__name__: function
    for function in (
        add, linear, additive, bilinear, cosine, mask, exp_sum, divide_by_sum, mean, variance, root_mean_square,
        rotate, lookup, cross_entropy, sum_to,
    )
}  # fmt: skip
