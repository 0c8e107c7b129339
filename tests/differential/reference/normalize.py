"""Masking, normalising and dropping out: from scores to the weights that average the values."""

import numpy as np

SMALLEST_DIVISOR = 0.1  # of a row divided by its sum; below it, rounding decides


def weights_of(head, scores, axes):
    allowed = head.allowed
    if allowed is not None:
        mask_axes = "query key" if allowed.ndim == 2 else "batch query key"
        allowed = head.record("mask", allowed.astype(np.float64), mask_axes) != 0
        if allowed.ndim == 3 and scores.ndim == 4:
            allowed = allowed[:, None]
    if allowed is not None and head.settings.mask_method == "renormalize":
        weights = renormalized(head, scores, allowed, axes)
    else:
        if allowed is not None:
            scores = head.record("masked_scores", np.where(allowed, scores, -np.inf), axes)
        weights = head.record("weights", normalized(head, scores, axes), axes)
    noise, dropped = head.scope + "dropout_mask", head.scope + "dropped_weights"
    return head.tape.dropout(head.tape.attention_dropout, noise, dropped, weights, axes)


def normalized(head, scores, axes):
    """Rows that sum to 1; rows with nothing allowed (all -inf) become 0. Softmax leaves its maximum and its sum."""
    hidden = np.isneginf(scores)
    if head.settings.normalize == "sum":
        return divide_by_sum(head.tape, np.where(hidden, 0, scores))
    if head.settings.normalize == "softmax":
        own = [head.scope + "weights" + part for part in (".maximum", ".sum")]
        if not set(own) & set(head.tape.overrides):
            head.tape.log("softmax", head.scope + "weights", x=scores)
        top = head.record("weights.maximum", scores.max(-1, keepdims=True), axes)
        scores = scores - np.where(np.isneginf(top), 0, top)
    powers = np.where(hidden, 0, np.exp(np.where(hidden, 0, scores)))
    total = head.record("weights.sum", powers.sum(-1, keepdims=True), axes)
    return np.divide(powers, total, out=np.zeros_like(powers), where=total != 0)


def renormalized(head, scores, allowed, axes):
    """Normalise, set what is hidden to 0, divide by what is left of the row."""
    weights = head.record("weights", normalized(head, scores, axes), axes)
    masked = head.record("masked_weights", np.where(allowed, weights, 0), axes)
    sums = head.record("row_sums", masked.sum(-1, keepdims=True), None)
    small = SMALLEST_DIVISOR if head.settings.normalize == "sum" else 0
    return head.record("renormalized_weights", divide(head.tape, masked, sums, small), axes)


def divide_by_sum(tape, x):
    return divide(tape, x, x.sum(-1, keepdims=True), SMALLEST_DIVISOR)


def divide(tape, x, sums, small):
    """x / sums; 0 for a row of zeros; NaN, that is counted out, where the divisor is nearly 0."""
    empty = (x == 0).all(-1, keepdims=True)
    out = ~empty & (np.abs(sums) < small)
    tape.counted_out_rows += int(out.sum())
    result = np.divide(x, sums, out=np.zeros_like(x), where=sums != 0)
    return np.where(out, np.nan, np.where(empty, 0, result))
