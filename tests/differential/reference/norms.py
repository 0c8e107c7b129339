"""Norms over the features of a token, or (batch) over all real tokens for a feature."""

import numpy as np


def norm(tape, settings, node_id, x, real):
    """gain, bias, statistics and result; `real` (B, T) tells tokens from padding."""
    block = settings.block
    if block.norm == "none":
        return x
    width = x.shape[-1]
    gain = tape.parameter(node_id + ".gain", (width,), "gain")
    if block.norm == "rms":
        rms = np.sqrt((x * x).mean(-1, keepdims=True) + block.norm_epsilon)
        rms = tape.record(node_id + ".rms", rms)
        return tape.record(node_id, quotient(x, rms) * gain, "batch query feature")
    bias = tape.parameter(node_id + ".bias", (width,), "norm_bias")
    average = over_tokens if block.norm == "batch" else over_features
    mean = tape.record(node_id + ".mean", average(x, real))
    variance = tape.record(node_id + ".variance", average((x - mean) ** 2, real))
    if not {node_id + ".mean", node_id + ".variance"} & set(tape.overrides):
        kind = "batch_norm" if block.norm == "batch" else "layer_norm"
        tape.log(kind, node_id, x=x, gain=gain, bias=bias, epsilon=block.norm_epsilon, real=real)
    deviation = np.sqrt(variance + block.norm_epsilon)
    return tape.record(node_id, quotient(x - mean, deviation) * gain + bias, "batch query feature")


def over_features(x, real):
    """(B, T, 1)."""
    return x.mean(-1, keepdims=True)


def over_tokens(x, real):
    """(1, 1, C), over real tokens alone."""
    return x[real].mean(0)[None, None]


def quotient(centred, deviation):
    """centred / deviation, 0 where that is 0."""
    return np.divide(centred, deviation, out=np.zeros(centred.shape), where=deviation != 0)
