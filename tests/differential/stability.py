"""Tells whether float32 can hold a result to the tolerance at all."""

import numpy as np

import reference
from compare import TOLERANCE

TRIALS = 2
SHARE = 0.6  # of the tolerance that rounding noise may use up
LARGEST_NAIVE_SCORE = 80  # exp() of more is infinite in float32, and a naive softmax not a number


def is_stable(request):
    """Whether noise as large as float32's at every node moves none by more than a share of its tolerance."""
    nodes = reference.compute(request).nodes
    if request.get("attention", {}).get("normalize") == "softmax_naive":
        scores = [node.values for node_id, node in nodes.items() if node_id.endswith("scores")]
        if any(values[np.isfinite(values)].max(initial=0) > LARGEST_NAIVE_SCORE for values in scores):
            return False
    for trial in range(TRIALS):
        shaken = reference.compute(request, noise=np.random.RandomState(trial)).nodes
        if any(moved(node.values, shaken[node_id].values) > SHARE for node_id, node in nodes.items()):
            return False
    return True


def moved(before, after):
    """The largest difference in tolerances, where both are numbers."""
    both = np.isfinite(before) & np.isfinite(after)
    scale = max(1, np.abs(before[both]).max(initial=0))
    return np.abs(before[both] - after[both]).max(initial=0) / (TOLERANCE * scale)
