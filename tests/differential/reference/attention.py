"""One attention, from x to its last node."""

import numpy as np

from .masks import allowed_pairs
from .normalize import weights_of


class Head:
    """What one attention reads: queries from x, keys and values from memory, and who may see whom."""

    def __init__(self, tape, settings, scope, x, memory, allowed):
        self.tape = tape
        self.settings = settings
        self.scope = scope
        self.x = x
        self.memory = memory
        self.allowed = allowed  # (T, S), (B, T, S), or None
        self.has_bias = settings.qkv_bias
        self.untransposed = settings.head_style == "untransposed"

    def record(self, name, values, axes):
        return self.tape.record(self.scope + name, values, axes)


def attention(tape, settings, scope, x, memory, mask, key_lengths, d_out=None):
    """The result (B, T, d_out); `d_out` is the width of one head where heads are stacked."""
    d_out = d_out or x.shape[-1]
    allowed = allowed_pairs(mask, x.shape[1], memory.shape[1], key_lengths)
    if settings.head_style == "untransposed" and settings.num_heads > 1:
        allowed = None  # heads see heads: there are no tokens to hide
    if settings.head_style == "stacked":
        contexts = []
        for h in range(settings.num_heads):
            head = Head(tape, settings, f"{scope}head.{h}.", x, memory, allowed)
            contexts.append(one_attention(head, d_out, 1, 1))
        context = tape.record(scope + "context", np.concatenate(contexts, -1), "batch query feature")
    else:
        head = Head(tape, settings, scope, x, memory, allowed)
        context = one_attention(head, d_out, settings.num_heads, settings.num_kv_heads)
    tape.log("attention", scope + "context", scope=scope, x=x, memory=memory, allowed=allowed)
    if not settings.output_projection:
        return context
    width = context.shape[-1]
    weight = tape.parameter(scope + "W_output", (width, width), "matrix")
    bias = tape.parameter(scope + "b_output", (width,), "bias")
    return tape.linear(scope + "output", context, weight, bias, "batch query feature")


def one_attention(head, d_out, num_heads, num_kv_heads):
    query, key, value = project(head, d_out, d_out // num_heads * num_kv_heads)
    head_axis = ""
    if num_heads > 1:
        query, key, value = split_all(head, query, key, value, num_heads, num_kv_heads)
        head_axis = "head "
    if head.settings.rotary:
        suffix = "_heads" if num_heads > 1 else ""
        axis = 1 if head.untransposed else -2
        query = head.record("rotated_query" + suffix, rotate(query, axis), query_axes(head, head_axis))
        key = head.record("rotated_key" + suffix, rotate(key, axis), key_axes(head, head_axis))
    scores = score(head, query, key, head_axis)
    weights = weights_of(head, scores, score_axes(head, head_axis))
    context = weights @ value
    if num_heads == 1:
        return head.record("context", context, query_axes(head, ""))
    context = head.record("context_heads", context, query_axes(head, head_axis))
    return head.record("context", merge(context, head.untransposed), "batch query feature")


def query_axes(head, head_axis):
    return token_axes(head, "query", head_axis)


def key_axes(head, head_axis):
    return token_axes(head, "key", head_axis)


def token_axes(head, tokens, head_axis):
    """Of one head's vectors; x itself, without projections and heads, keeps the width of the model."""
    width = "head_feature" if head_axis or head.settings.projections else "feature"
    return f"batch {tokens} head {width}" if head.untransposed and head_axis else f"batch {head_axis}{tokens} {width}"


def score_axes(head, head_axis):
    """Axes of scores and weights; of (B, T, H, H) the description names none but the shape."""
    return None if head.untransposed and head_axis else f"batch {head_axis}query key"


def project(head, d_out, d_kv):
    """query (B, T, d_out), key and value (B, S, d_kv); x and memory themselves without projections."""
    if not head.settings.projections:
        draw_score_parameters(head, head.x.shape[-1])
        return head.x, head.memory, head.memory
    sources = {"query": (head.x, d_out), "key": (head.memory, d_kv), "value": (head.memory, d_kv)}
    parameters = {}
    for name, (source, width) in sources.items():
        weight = head.tape.parameter(f"{head.scope}W_{name}", (source.shape[-1], width), "matrix")
        bias = None
        if head.has_bias:
            bias = head.tape.parameter(f"{head.scope}b_{name}", (width,), "bias")
        parameters[name] = weight, bias
    draw_score_parameters(head, d_out)
    results = []
    for name, (source, _) in sources.items():
        one_head = head.settings.head_style == "stacked" or head.settings.num_heads == 1
        tokens, width = "query" if name == "query" else "key", "head_feature" if one_head else "feature"
        axes = f"batch {tokens} {width}"
        results.append(head.tape.linear(head.scope + name, source, *parameters[name], axes))
    return results


def draw_score_parameters(head, d_out):
    """W_additive, U_additive, v_additive or W_bilinear, shared by split heads at width head_dim."""
    settings, tape, scope = head.settings, head.tape, head.scope
    width = d_out if settings.head_style == "stacked" else d_out // settings.num_heads
    if settings.score == "additive":
        hidden = settings.additive_hidden or width
        head.additive = (
            tape.parameter(scope + "W_additive", (hidden, width), "stored"),
            tape.parameter(scope + "U_additive", (hidden, width), "stored"),
            tape.parameter(scope + "v_additive", (hidden,), "vector"),
        )
    if settings.score == "bilinear":
        head.bilinear = tape.parameter(scope + "W_bilinear", (width, width), "stored")


def split_all(head, query, key, value, num_heads, num_kv_heads):
    query = head.record("query_heads", split(query, num_heads, head.untransposed), query_axes(head, "head "))
    key = head.record("key_heads", split(key, num_kv_heads, head.untransposed), key_axes(head, "head "))
    value = head.record("value_heads", split(value, num_kv_heads, head.untransposed), key_axes(head, "head "))
    if num_kv_heads < num_heads:
        axis, times = (2 if head.untransposed else 1), num_heads // num_kv_heads
        key = head.record("repeated_key_heads", np.repeat(key, times, axis), key_axes(head, "head "))
        value = head.record("repeated_value_heads", np.repeat(value, times, axis), key_axes(head, "head "))
    return query, key, value


def split(x, num_heads, untransposed):
    """(B, T, C) to (B, H, T, D), or to (B, T, H, D) where the transpose is forgotten."""
    heads = x.reshape(*x.shape[:2], num_heads, -1)
    return heads if untransposed else heads.transpose(0, 2, 1, 3)


def merge(heads, untransposed):
    heads = heads if untransposed else heads.transpose(0, 2, 1, 3)
    return heads.reshape(*heads.shape[:2], -1)


def rotate(x, axis):
    """Pairs (2i, 2i+1) of the last axis turned by pos * 10000^(-2i/D); `axis` is that of tokens."""
    length, width = x.shape[axis], x.shape[-1]
    angles = np.arange(length)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
    if axis == 1 and x.ndim == 4:
        angles = angles[:, None]
    even, odd = x[..., 0::2], x[..., 1::2]
    turned = [even * np.cos(angles) - odd * np.sin(angles), even * np.sin(angles) + odd * np.cos(angles)]
    return np.stack(turned, -1).reshape(x.shape)


def score(head, query, key, head_axis):
    """Scores (B, [H,] T, S) and, where there is a scale, the scaled ones."""
    settings, axes = head.settings, score_axes(head, head_axis)
    if settings.score == "additive":
        return additive(head, query, key, head_axis)
    if settings.score == "bilinear":
        head.tape.log("bilinear", head.scope + "scores", query=query, key=key, weight=head.bilinear)
        return head.record("scores", query @ (np.swapaxes(key @ head.bilinear, -1, -2)), axes)
    scores = query @ np.swapaxes(key, -1, -2)
    if settings.score == "cosine":
        norms = np.linalg.norm(query, axis=-1)[..., :, None] * np.linalg.norm(key, axis=-1)[..., None, :]
        scores = np.divide(scores, norms, out=np.zeros_like(scores), where=norms != 0)
        head.tape.log("cosine", head.scope + "scores", query=query, key=key)
    scores = head.record("scores", scores, axes)
    if settings.score != "scaled_dot" or settings.scale is False:
        return scores
    scale = 1 / np.sqrt(query.shape[-1]) if settings.scale is True else settings.scale
    return head.record("scaled_scores", scores * scale, axes)


def additive(head, query, key, head_axis):
    weight_key, weight_query, vector = head.additive
    hidden_axes = score_axes(head, head_axis) and score_axes(head, head_axis) + " hidden"
    total = (query @ weight_query.T)[..., :, None, :] + (key @ weight_key.T)[..., None, :, :]
    total = head.record("additive_sum", total, hidden_axes)
    squashed = head.record("additive_tanh", np.tanh(total), hidden_axes)
    return head.record("scores", squashed @ vector, score_axes(head, head_axis))
