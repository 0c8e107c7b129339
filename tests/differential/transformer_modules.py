"""nn.MultiheadAttention, nn.TransformerEncoderLayer and nn.TransformerDecoderLayer with a request's weights."""

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from reference.masks import allowed_pairs


def tensor(values):
    return torch.from_numpy(np.array(values, np.float64))


def is_standard_attention(settings, d_in):
    """Scaled dot-product attention with softmax, as wide as x: what nn.MultiheadAttention computes."""
    width = d_in if settings.d_out is None else settings.d_out
    if not settings.has_block and settings.head_style == "stacked":
        width *= settings.num_heads
    standard = settings.score == "scaled_dot" and settings.scale is True and not settings.rotary
    softmax = settings.normalize != "sum" and settings.head_style != "untransposed"
    return standard and softmax and width == d_in


def projection(tape, settings, scope, name, width):
    """W (in, d_model) and b (d_model) of all heads; keys and values repeated where heads share them."""
    stacked = settings.head_style == "stacked"
    scopes = [f"{scope}head.{h}." for h in range(settings.num_heads)] if stacked else [scope]
    if not settings.projections:
        return np.concatenate([np.eye(width)] * len(scopes), 1), np.zeros(width * len(scopes))
    weight = np.concatenate([tape.nodes[f"{s}W_{name}"].values for s in scopes], 1)
    bias = np.zeros(weight.shape[1])
    if settings.qkv_bias:
        bias = np.concatenate([tape.nodes[f"{s}b_{name}"].values for s in scopes])
    if name == "query" or stacked:
        return weight, bias
    times, groups = settings.num_heads // settings.num_kv_heads, settings.num_kv_heads
    weight = weight.reshape(len(weight), groups, -1).repeat(times, 1).reshape(len(weight), -1)
    return weight, bias.reshape(groups, -1).repeat(times, 0).ravel()


def fill_attention(module, tape, settings, scope, d_in):
    """Weights and biases of an nn.MultiheadAttention; no output projection is the identity."""
    parts = [projection(tape, settings, scope, name, d_in) for name in ("query", "key", "value")]
    if module.in_proj_weight is not None:
        module.in_proj_weight.data = tensor(np.concatenate([weight.T for weight, _ in parts]))
    else:  # keys and values are not as wide as queries
        for name, (weight, _) in zip(("q", "k", "v"), parts):
            getattr(module, f"{name}_proj_weight").data = tensor(weight.T)
    module.in_proj_bias.data = tensor(np.concatenate([bias for _, bias in parts]))
    module.out_proj.weight.data, module.out_proj.bias.data = tensor(np.eye(d_in)), tensor(np.zeros(d_in))
    if settings.output_projection:
        module.out_proj.weight.data = tensor(tape.nodes[scope + "W_output"].values.T)
        module.out_proj.bias.data = tensor(tape.nodes[scope + "b_output"].values)


def blocked_pairs(allowed, batch, heads):
    """The mask as the modules want it: True where hidden, (B * H, T, S)."""
    if allowed is None:
        return None
    allowed = np.broadcast_to(allowed, (batch, *allowed.shape[-2:]))
    return torch.from_numpy(~np.repeat(allowed, heads, 0))


def by_attention(tape, settings, scope, x, memory, allowed):
    """Weights by head and result of nn.MultiheadAttention."""
    d_in = x.shape[-1]
    if not is_standard_attention(settings, d_in) or tape.attention_dropout.rate:
        return []
    width = memory.shape[-1]
    module = nn.MultiheadAttention(d_in, settings.num_heads, kdim=width, vdim=width, batch_first=True).double()
    fill_attention(module, tape, settings, scope, d_in)
    batch = max(len(x), len(memory))
    query, key = tensor(np.repeat(x, batch // len(x), 0)), tensor(np.repeat(memory, batch // len(memory), 0))
    mask = blocked_pairs(allowed, batch, settings.num_heads)
    result, weights = module(query, key, key, attn_mask=mask, average_attn_weights=False)
    result, weights = result.detach().numpy(), weights.detach().numpy()
    final = "output" if settings.output_projection else "context"
    name = "weights"
    if allowed is not None and settings.mask_method == "renormalize":
        name = "renormalized_weights"
    found = [("nn.MultiheadAttention", scope + final, result)]
    if settings.head_style == "stacked":
        heads = enumerate(weights.swapaxes(0, 1))
        return found + [("nn.MultiheadAttention", f"{scope}head.{h}.{name}", values) for h, values in heads]
    values = weights if settings.num_heads > 1 else weights[:, 0]
    return found + [("nn.MultiheadAttention", scope + name, values)]


LAYER_ACTIVATIONS = {
    "relu": "relu",
    "gelu": "gelu",
    "gelu_tanh": lambda x: F.gelu(x, approximate="tanh"),
    "silu": F.silu,
}


def is_standard_layer(tape, settings, d_in):
    block = settings.block
    sublayers = block.attention and block.feed_forward and block.residual
    norms = block.norm == "layer" and block.norm_position in ("post", "pre")
    no_dropout = not tape.attention_dropout.rate and not tape.block_dropout.rate
    standard = is_standard_attention(settings, d_in) and block.activation in LAYER_ACTIVATIONS
    return standard and sublayers and norms and no_dropout


def by_transformer_layer(tape, settings, node_id, scope, x, memory, mask, lengths, memory_lengths):
    """A whole layer, from its input to its output."""
    d_in, block = x.shape[-1], settings.block
    if not is_standard_layer(tape, settings, d_in):
        return []
    kind = nn.TransformerEncoderLayer if memory is None else nn.TransformerDecoderLayer
    layer = kind(
        d_in, settings.num_heads, block.d_ff or 4 * d_in, dropout=0,
        activation=LAYER_ACTIVATIONS[block.activation], layer_norm_eps=block.norm_epsilon,
        batch_first=True, norm_first=block.norm_position == "pre",
    ).double().train()  # fmt: skip
    fill_layer(layer, tape, settings, scope, d_in)
    pairs = allowed_pairs(mask, x.shape[1], x.shape[1], lengths)
    own = blocked_pairs(pairs, len(x), settings.num_heads)
    if memory is None:
        values = layer(tensor(x), src_mask=own)
    else:
        pairs = allowed_pairs({"kind": "none"}, x.shape[1], memory.shape[1], memory_lengths)
        cross = blocked_pairs(pairs, len(x), settings.num_heads)
        memory = tensor(np.broadcast_to(memory, (len(x), *memory.shape[1:])))
        values = layer(tensor(x), memory, tgt_mask=own, memory_mask=cross)
    order = "norm first" if block.norm_position == "pre" else "norm last"
    return [(f"nn.{kind.__name__}, {order}", node_id, values.detach().numpy())]


def fill_layer(layer, tape, settings, scope, d_in):
    fill_attention(layer.self_attn, tape, settings, scope + "attention.", d_in)
    norms = [layer.norm1, layer.norm2]
    if hasattr(layer, "multihead_attn"):
        fill_attention(layer.multihead_attn, tape, settings, scope + "cross_attention.", d_in)
        norms.append(layer.norm3)
    for place, norm in enumerate(norms, 1):
        norm.weight.data = tensor(tape.nodes[f"{scope}norm_{place}.gain"].values)
        norm.bias.data = tensor(tape.nodes[f"{scope}norm_{place}.bias"].values)
    for place, linear in enumerate([layer.linear1, layer.linear2], 1):
        linear.weight.data = tensor(tape.nodes[f"{scope}feed_forward.W_{place}"].values.T)
        linear.bias.data = tensor(tape.nodes[f"{scope}feed_forward.b_{place}"].values)
