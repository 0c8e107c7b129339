"""Every op of the tape by hand against PyTorch, on given numbers of random shapes."""

import math
import random

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from compare import Report, as_array, compare_values
from draws import Dropout

EACH = 15  # programs of each op
LEADING = [(), (1,), (2,), (2, 3)]  # axes before those an op speaks of


class Case:
    """One op: its inputs (float64 tensors), its parameters and what PyTorch makes of them."""

    def __init__(self, inputs, expected, **parameters):
        self.inputs = inputs
        self.expected = expected
        self.parameters = parameters


def tensor(rng, *shape, low=-1.5):
    """Four decimals each, rounded as float32 rounds them."""
    values = np.array([round(rng.uniform(low, 1.5), 4) for _ in range(int(np.prod(shape)))])
    return torch.from_numpy(values.astype(np.float32).astype(np.float64).reshape(shape))


def size(rng):
    return rng.randint(1, 7)


def elementwise(function):
    def case(rng):
        x = tensor(rng, *rng.choice(LEADING), size(rng), size(rng))
        return Case([x], function(x))

    return case


def broadcast(rng):
    """Two shapes that torch broadcasts to one."""
    shape = [*rng.choice(LEADING), size(rng), size(rng)]
    other = [1 if rng.random() < 0.2 else length for length in shape][rng.choice([0, 0, 1]) :]
    return tensor(rng, *shape), tensor(rng, *other)


def add(rng):
    a, b = broadcast(rng)
    if rng.random() < 0.5:
        return Case([a, b], a + b)
    alpha = round(rng.uniform(0.5, 2), 3)
    return Case([a, b], alpha * a + b, alpha=alpha)


def multiply(rng):
    a, b = broadcast(rng)
    return Case([a, b], a * b)


def scale(rng):
    x, factor = tensor(rng, *rng.choice(LEADING), size(rng)), round(rng.uniform(-2, 2), 3)
    return Case([x], x * factor, factor=factor)


def linear(rng):
    x, width = tensor(rng, *rng.choice(LEADING), size(rng), size(rng)), size(rng)
    weight = tensor(rng, x.shape[-1], width)
    if rng.random() < 0.5:
        return Case([x, weight], F.linear(x, weight.T))
    bias = tensor(rng, width)
    return Case([x, weight, bias], F.linear(x, weight.T, bias))


def pair(rng, low=-1.5):
    """Queries (…, T, D) and keys (…, S, D)."""
    leading, width = rng.choice(LEADING), size(rng)
    return tensor(rng, *leading, size(rng), width, low=low), tensor(rng, *leading, size(rng), width, low=low)


def matmul(rng):
    a, b = pair(rng)
    return Case([a, b.mT.contiguous()], a @ b.mT)


def matmul_transposed(rng):
    a, b = pair(rng)
    return Case([a, b], a @ b.mT)


def cosine(rng):
    query, key = pair(rng, low=0.2)
    return Case([query, key], F.cosine_similarity(query[..., :, None, :], key[..., None, :, :], dim=-1))


def additive(rng):
    query, key = pair(rng)
    hidden = size(rng)
    weight, other = tensor(rng, hidden, key.shape[-1]), tensor(rng, hidden, query.shape[-1])
    total = F.linear(query, other)[..., :, None, :] + F.linear(key, weight)[..., None, :, :]
    return Case([query, key, weight, other], total)


def bilinear(rng):
    query, key = pair(rng)
    weight = tensor(rng, key.shape[-1], query.shape[-1])
    return Case([query, key, weight], query @ (key @ weight).mT)


def mask(rng):
    x = tensor(rng, *rng.choice(LEADING), size(rng), size(rng))
    allowed = torch.tensor(np.array([rng.randint(0, 1) for _ in range(x.shape[-2] * x.shape[-1])], float))
    allowed = allowed.reshape(x.shape[-2:])
    fill = rng.choice([None, "-inf", "0"])
    filled = x.masked_fill(allowed == 0, 0 if fill == "0" else -torch.inf)
    return Case([x, allowed], filled, **({} if fill is None else {"fill": fill}))


def divide_by_sum(rng):
    x = tensor(rng, *rng.choice(LEADING), size(rng), size(rng), low=0.1)
    if rng.random() < 0.5:
        return Case([x], F.normalize(x, p=1, dim=-1))
    sums = tensor(rng, *x.shape[:-1], 1, low=0.5)
    return Case([x, sums], x / sums)


def row_sum(rng):
    x = tensor(rng, *rng.choice(LEADING), size(rng), size(rng))
    return Case([x], x.sum(-1, keepdim=True))


def row_mean(rng):
    x = tensor(rng, *rng.choice(LEADING), size(rng), size(rng))
    return Case([x], x.mean(-1, keepdim=True))


def row_max(rng):
    x = tensor(rng, *rng.choice(LEADING), size(rng), size(rng))
    return Case([x], x.amax(-1, keepdim=True))


def subtract(rng):
    a, b = broadcast(rng)
    return Case([a, b], torch.sub(a, b))


def maximum(rng):
    a, b = broadcast(rng)
    return Case([a, b], torch.maximum(a, b))


def slice(rng):
    x = tensor(rng, *rng.choice(LEADING), size(rng), size(rng))
    axis = rng.randrange(-x.ndim, x.ndim)
    start = rng.randrange(x.shape[axis])
    end = rng.randint(start + 1, x.shape[axis])
    return Case([x], x.narrow(axis, start, end - start), axis=axis, start=start, end=end)


def dropout(rng):
    x = tensor(rng, *rng.choice(LEADING), size(rng), size(rng))
    setting = {"rate": rng.choice([0, 0.1, 0.5, 1]), "seed": rng.randrange(2**32)}
    setting["generator"] = rng.choice(["torch", "torch_mkl"])
    return Case([x], x * torch.from_numpy(Dropout(setting).noise(x.shape)), **setting)


def split_heads(rng):
    heads = rng.choice([1, 2, 3])
    x = tensor(rng, *rng.choice(LEADING), size(rng), heads * size(rng))
    return Case([x], x.unflatten(-1, (heads, -1)).transpose(-2, -3), num_heads=heads)


def merge_heads(rng):
    x = tensor(rng, *rng.choice(LEADING), size(rng), size(rng), size(rng))
    return Case([x], x.transpose(-2, -3).flatten(-2))


def repeat_heads(rng):
    x, times = tensor(rng, *rng.choice(LEADING), size(rng), size(rng), size(rng)), rng.randint(1, 3)
    return Case([x], x.repeat_interleave(times, -3), times=times)


def view(rng):
    x = tensor(rng, *rng.choice(LEADING), 4, 6)
    shape = rng.choice([[-1, 3, 8], [-1], [2, -1, 2], [x.numel()], [-1, 1, 4]])
    return Case([x], x.view(shape), shape=shape)


def transpose(rng):
    x = tensor(rng, *rng.choice(LEADING), size(rng), size(rng))
    axes = rng.sample(range(x.ndim), 2)
    axes = [axis - x.ndim if rng.random() < 0.5 else axis for axis in axes]
    return Case([x], x.transpose(*axes), axes=axes)


def concatenate(rng):
    shape = [*rng.choice(LEADING), size(rng), size(rng)]
    axis = rng.choice([None, *range(-len(shape), len(shape))])
    parts = []
    for _ in range(rng.randint(1, 4)):
        shape[-1 if axis is None else axis] = size(rng)
        parts.append(tensor(rng, *shape))
    if axis is None:
        return Case(parts, torch.cat(parts, -1))
    return Case(parts, torch.cat(parts, axis), axis=axis)


def lookup(rng):
    table = tensor(rng, size(rng), size(rng))
    ids = [rng.randrange(len(table)) for _ in range(size(rng))]
    return Case([table], F.embedding(torch.tensor(ids), table), ids=ids)


def sinusoidal(rng):
    length, width = size(rng), size(rng)
    angles = torch.arange(length).double()[:, None] / 10000 ** (torch.arange(0, width, 2) / width).double()
    values = torch.stack([angles.sin(), angles.cos()], -1).flatten(-2)[:, :width]
    return Case([], values, length=length, width=width)


def rotate(rng):
    """Pairs as complex numbers, turned by multiplying."""
    length, pairs = size(rng), rng.randint(1, 4)
    x, base = tensor(rng, *rng.choice(LEADING), length, 2 * pairs), rng.choice([10000, 100])
    frequencies = float(base) ** (-torch.arange(pairs).double() / pairs)
    angles = torch.arange(length)[:, None] * frequencies
    directions = torch.polar(torch.ones_like(angles), angles)
    turned = torch.view_as_complex(x.unflatten(-1, (-1, 2)).contiguous()) * directions
    parameters = {} if base == 10000 and rng.random() < 0.5 else {"base": base, "position_axis": -2}
    return Case([x], torch.view_as_real(turned).flatten(-2), **parameters)


def norm(kind):
    """layer_norm and batch_norm, the latter over all axes but the last; three features or rows at least."""

    def case(rng):
        width = rng.randint(3, 7)
        x = tensor(rng, *rng.choice(LEADING), rng.randint(3, 7), width)
        given = rng.randint(0, 2)
        inputs = [x, tensor(rng, width), tensor(rng, width)][: given + 1]
        epsilon = rng.choice([1e-5, 0, 1e-2])
        module = (nn.LayerNorm if kind == "layer_norm" else nn.BatchNorm1d)(width, eps=epsilon).double()
        for parameter, values in zip((module.weight, module.bias), inputs[1:]):
            parameter.data = values
        expected = module(x.reshape(-1, width)).detach().reshape(x.shape)
        return Case(inputs, expected, **({} if epsilon == 1e-5 else {"epsilon": epsilon}))

    return case


def rms_norm(rng):
    x = tensor(rng, *rng.choice(LEADING), size(rng), rng.randint(2, 7))
    gain = tensor(rng, x.shape[-1])
    values = x / (x.square().mean(-1, keepdim=True) + 1e-5).sqrt()
    return Case([x, gain], values * gain) if rng.random() < 0.5 else Case([x], values)


def principal_components(rng):
    """Scores of the rows, each component up to its sign."""
    x, components = tensor(rng, rng.randint(5, 9), rng.randint(3, 6)), rng.randint(1, 3)
    left, singular, _ = torch.linalg.svd(x - x.mean(0), full_matrices=False)
    return Case([x], (left * singular)[:, :components], components=components)


OPS = {
    "identity": elementwise(lambda x: x),
    "softmax": elementwise(lambda x: F.softmax(x, -1)),
    "softmax_naive": elementwise(lambda x: F.softmax(x, -1)),
    "relu": elementwise(F.relu),
    "gelu": elementwise(F.gelu),
    "gelu_tanh": elementwise(lambda x: F.gelu(x, approximate="tanh")),
    "silu": elementwise(F.silu),
    "tanh": elementwise(torch.tanh),
    "exp": elementwise(torch.exp),
    "layer_norm": norm("layer_norm"),
    "batch_norm": norm("batch_norm"),
}
OPS |= {
    function.__name__: function
    for function in (
        add, subtract, multiply, scale, linear, matmul, matmul_transposed, cosine, additive, bilinear, mask,
        maximum, divide_by_sum, row_sum, row_mean, row_max, dropout, split_heads, merge_heads, repeat_heads, view,
        transpose, concatenate, slice, lookup, sinusoidal, rotate, rms_norm, principal_components,
    )
}  # fmt: skip


def case_of(name, number):
    return OPS[name](random.Random(f"{name} {number}"))


def request_of(name, case):
    """A program of the inputs a, b, … and then the op, y."""
    ids = "abcd"[: len(case.inputs)]
    program = [{"id": node_id, "values": x.tolist()} for node_id, x in zip(ids, case.inputs)]
    program.append({"id": "y", "op": name, "inputs": list(ids), **case.parameters})
    return {"command": "run", "program": program}


def gradient_request(name, number):
    """The gradient of one number of y, then of one number of what a has; None where there is none."""
    case = case_of(name, number)
    if not case.inputs or name == "principal_components":
        return None
    rng = random.Random(f"gradient {name} {number}")
    finite = [i for i, value in enumerate(case.expected.flatten().tolist()) if math.isfinite(value)]
    if not finite:
        return None
    first = {"of": {"node": "y", "index": rng.choice(finite)}}
    second = {"of": {"node": "gradient.a", "index": rng.randrange(case.inputs[0].numel())}}
    return request_of(name, case) | {"gradient": [first, second]}


def differences(name, case, response):
    """Sentences, where y is not what PyTorch makes of the inputs."""
    if not response.get("ok"):
        return [f"the program answers {response}"]
    result = response["result"]
    node = next((node for node in result["graph"] if node["id"] == "y"), None)
    if result["output"] != "y" or node is None:
        return [f"output is {result['output']}, expected y"]
    ours, expected = as_array(node), case.expected.numpy()
    if name == "principal_components" and ours.shape == expected.shape:
        expected = expected * np.where((ours * expected).sum(0) < 0, -1, 1)
    report = Report()
    compare_values("y", ours, expected, report, judge="torch")
    return report.differences
