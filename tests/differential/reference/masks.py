"""Who may see whom."""

import numpy as np


def allowed_pairs(mask, queries, keys, key_lengths):
    """Booleans (T, S), or (B, T, S) where sentences may differ; None for kind `none` without padding."""
    allowed = by_kind(mask, np.arange(queries)[:, None], np.arange(keys)[None, :])
    if allowed is not None and len(allowed) == 1 and allowed.ndim == 3:
        allowed = allowed[0]
    lengths = np.asarray(key_lengths)
    if (lengths == keys).all():
        return allowed
    if allowed is None:
        allowed = np.ones((queries, keys), bool)
    real = np.arange(keys)[None, None, :] < lengths[:, None, None]
    if allowed.ndim == 2 and (lengths == lengths[0]).all():
        return allowed & real[0]
    return allowed & real


def by_kind(mask, i, j):
    kind = mask.get("kind", "none")
    if kind == "causal":
        return j <= i
    if kind == "sliding_window":
        return (i - mask["window"] < j) & (j <= i)
    if kind == "prefix":
        return (j <= i) | (j < mask["length"])
    return np.asarray(mask["allowed"], bool) if kind == "custom" else None
