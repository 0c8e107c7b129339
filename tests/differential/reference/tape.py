"""The nodes in order, the source of parameters and dropout noise, and a log of calls for the torch modules."""

import numpy as np

from draws import Dropout, Parameters


ROUNDING = 2e-7  # about two units in the last place of float32
STATISTICS = (".mean", ".variance", ".rms")  # their errors are smaller than those of what they describe


class Node:
    def __init__(self, values, axes, exact):
        self.values = values  # float64
        self.axes = axes  # names, or None where the description does not name them
        self.exact = exact  # drawn or given: must agree bit for bit


class Call:
    """One computation that a torch module can repeat: its kind, the node it made, what went in."""

    def __init__(self, kind, node, arguments):
        self.kind = kind
        self.node = node
        self.arguments = arguments


class Tape:
    def __init__(self, request, parameters=None, noise=None):
        self.parameters = parameters or Parameters(request.get("weights", {}), request.get("embedding", {}))
        self.overrides = request.get("overrides", {})
        self.attention_dropout = Dropout(request.get("attention", {}).get("dropout", {}))
        self.block_dropout = Dropout(request.get("block", {}).get("dropout", {}))
        self.noise = noise  # a random state: every computed node is shaken as float32 would
        self.nodes = {}
        self.parameter_ids = []
        self.calls = []
        self.counted_out_rows = 0

    def record(self, node_id, values, axes=None, exact=False):
        """Leaves a node behind and returns its values: the given ones where the request overrides them."""
        assert node_id not in self.nodes, node_id
        if node_id in self.overrides:
            given = np.asarray(self.overrides[node_id], np.float32).astype(np.float64)
            values, exact = given.reshape(values.shape), True
        elif self.noise is not None and not exact and not node_id.endswith(STATISTICS):
            values = self.shaken(values)
        names = axes.split() if axes is not None else None
        assert names is None or len(names) == values.ndim, (node_id, names, values.shape)
        self.nodes[node_id] = Node(np.asarray(values, np.float64), names, exact)
        return self.nodes[node_id].values

    def shaken(self, values):
        """Errors as a product of matrices has them, relative to the largest cell; zeros stay zeros."""
        largest = np.abs(values[np.isfinite(values)]).max(initial=0)
        errors = self.noise.uniform(-1, 1, values.shape) * ROUNDING * largest
        return values + np.where(values == 0, 0, errors)

    def log(self, kind, node_id, **arguments):
        if node_id not in self.overrides:
            self.calls.append(Call(kind, node_id, arguments))

    def parameter(self, node_id, shape, role):
        """A parameter by id; `role` says how it is drawn and stored (draws.py)."""
        self.parameter_ids.append(node_id)
        return self.record(node_id, self.parameters.get(node_id, shape, role), exact=True)

    def linear(self, node_id, x, weight, bias, axes):
        """x W + b, where b may be None."""
        self.log("linear", node_id, x=x, weight=weight, bias=bias)
        return self.record(node_id, x @ weight + (0 if bias is None else bias), axes)

    def dropout(self, generator, noise_id, dropped_id, x, axes):
        """x times the noise; nothing is drawn and nothing recorded at rate 0."""
        if generator.rate == 0:
            return x
        self.log("dropout", dropped_id, x=x, setting=generator)
        noise = self.record(noise_id, generator.noise(x.shape), axes, exact=True)
        return self.record(dropped_id, x * noise, axes)
