"""Gradients of runs and programs against autograd: every node on the path, by name.

Autograd differentiates the graph as replay.py computes it, in float64. Where it comes to another number in
float32 by more than a part of what is allowed, no program of float32 can hold the tolerance: such a graph is
counted out.
"""

import random

import numpy as np
import torch

from compare import as_array
from replay import replay

ABSOLUTE, RELATIVE = 1e-5, 1e-4
SHARE = 0.3  # of the tolerance that PyTorch itself may use up in float32


def with_gradient(seed, request, response):
    """The request with the gradient of one number of its output."""
    rng = random.Random(f"gradient {seed}")
    output = next(node for node in response["result"]["graph"] if node["id"] == response["result"]["output"])
    index = rng.randrange(int(np.prod(output["shape"])))
    return request | {"gradient": {"of": {"node": output["id"], "index": index}}}


class Comparison:
    def __init__(self):
        self.differences = []
        self.nodes = 0
        self.cells = 0
        self.worst = 0  # in tolerances
        self.counted_out = False

    def add(self, name, ours, expected, scale=0):
        """`scale` is how large the numbers are that a sum is made of."""
        self.nodes += 1
        self.cells += ours.size
        if not np.isfinite(ours).all():
            self.differences.append(f"{name} has {ours[~np.isfinite(ours)][0]}")
            return
        largest = max(np.abs(expected).max(initial=0), scale)
        distance = np.abs(ours - expected) / (ABSOLUTE + RELATIVE * largest)
        self.worst = max(self.worst, distance.max(initial=0))
        if distance.max(initial=0) > 1:
            cell = np.unravel_index(np.argmax(distance), distance.shape)
            place = [int(i) for i in cell]
            self.differences.append(f"{name}{place} is {ours[cell]!r}, autograd says {expected[cell]!r}")


def target_of(tensors, of):
    if isinstance(of, str):
        return tensors[of].reshape(())
    return tensors[of["node"]].flatten()[of["index"]]


def compare_gradients(request, response):
    """The Comparison of one response whose first pass is of a forward node."""
    found = Comparison()
    if not response.get("ok"):
        found.differences.append(f"the program answers {response}")
        return found
    graph = response["result"]["graph"]
    passes = request["gradient"] if isinstance(request["gradient"], list) else [request["gradient"]]
    tensors = replay(graph)
    names = [name for name in tensors if tensors[name].requires_grad]
    first = autograd(target_of(tensors, passes[0]["of"]), tensors, names)
    if not holds_in_float32(graph, passes[0]["of"], first):
        found.counted_out = True
        return found
    nodes = {node["id"]: node for node in graph}
    for name in names:
        compare_node(found, nodes, f"gradient.{name}", first[name])
    if len(passes) > 1:
        compare_second(found, nodes, tensors, first, passes[1]["of"])
    return found


def holds_in_float32(graph, of, expected):
    """Whether autograd in float32 comes to the same, with no direction of a vector of zeros, no norm of two
    numbers, which are 1 and -1 whatever they were, and no row whose numbers cancel each other in the sum that
    divides it."""
    tensors = replay(graph, torch.float32)
    found = autograd(target_of(tensors, of), tensors, list(expected))
    for name, exact in expected.items():
        if exact is None or found[name] is None:
            continue
        exact, rounded = exact.detach().numpy(), found[name].detach().numpy().astype(np.float64)
        allowed = ABSOLUTE + RELATIVE * np.abs(exact).max(initial=0)
        if not np.isfinite(exact).all() or np.abs(exact - rounded).max(initial=0) > SHARE * allowed:
            return False
    if any(node["op"] == "mean" and numbers_behind(node, tensors[node["inputs"][0]]) < 3 for node in graph):
        return False
    sums = [node["inputs"][0] for node in graph if node["op"] == "divide_by_sum"]
    divided = [tensors[name] for name in sums if name in tensors]
    if any((row.sum(-1).abs() < 1e-3 * row.abs().sum(-1)).any() for row in map(without_masked, divided)):
        return False
    rows = [tensors[name] for node in graph if node["op"] == "cosine" for name in node["inputs"]]
    return all((row.norm(dim=-1) > 0).all() for row in rows)


def without_masked(rows):
    return torch.where(rows.isinf(), torch.zeros_like(rows), rows)


def numbers_behind(node, x):
    lengths = node.get("parameters", {}).get("lengths")
    return x.numel() // int(np.prod(node["shape"])) if lengths is None else sum(lengths)


def compare_second(found, nodes, tensors, first, of):
    """Second derivatives, of nodes that read nothing: on them all ways of writing a rule agree."""
    again = first[of["node"].removeprefix("gradient.")].flatten()[of["index"]]
    leaves = [name for name in first if tensors[name].is_leaf and f"gradient.{name}" in nodes]
    second = autograd(again, tensors, leaves) if again.requires_grad else dict.fromkeys(leaves)
    for name in leaves:
        compare_node(found, nodes, f"gradient_2.{name}", second[name])


def autograd(target, tensors, names):
    wanted = [tensors[name] for name in names]
    results = torch.autograd.grad(target, wanted, create_graph=True, allow_unused=True)
    return dict(zip(names, results))


def sum_scale(nodes, node):
    """Of a statistic's gradient, a sum of numbers that may cancel each other: the sum without their signs."""
    if nodes[node["of"]]["op"] not in ("mean", "variance", "root_mean_square"):
        return 0
    steps = [nodes[name] for name in node["inputs"]]
    return max((np.abs(as_array(step)).sum() for step in steps), default=0)


def compare_node(found, nodes, gradient_id, expected):
    """A node off the path has no gradient, or one that is 0."""
    node = nodes.get(gradient_id)
    values = None if expected is None else expected.detach().numpy()
    if node is None:
        if values is not None and np.abs(values).max(initial=0) > ABSOLUTE:
            found.differences.append(f"{gradient_id} is missing")
        return
    ours = as_array(node)
    found.add(gradient_id, ours, np.zeros_like(ours) if values is None else values, sum_scale(nodes, node))
